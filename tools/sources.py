# SPDX-License-Identifier: BSD-3-Clause
"""What the tools read in the text of sources and of spec/native_functions.yaml."""
import re


def without_comments(text):
    """The text with comments and string contents blanked, line by line the same."""
    def blank(found):
        token = found.group(0)
        if token.startswith(("/*", "//")):
            return re.sub(r"[^\n]", " ", token)
        return token[0] + token[0]
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', blank, text,
                  flags=re.S)


def without_attributes(text):
    """The text without __attribute__((…)), whose arguments may have parentheses of their own."""
    return re.sub(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)\s*", "", text)


def without_directives(text):
    """The text without lines of the preprocessor, and those that they go on in."""
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M)


def functions(text):
    """(name, start, brace, end) of each function of a formatted source: its braces are in the first column.

    Offsets in the text: where its head starts, where its body starts, and behind it. The name is "" for what is not called like one.
    """
    for found in re.finditer(r"^\{\n(?:(?!\{\n).*\n)*?\}", text, flags=re.M):
        head = text[:found.start()]
        start = max(head.rfind("\n\n"), head.rfind("*/\n"), head.rfind("}\n"), head.rfind(";\n"), 0)
        if not re.match(r"(namespace|class|struct|union|enum|extern)\b", head[head.rstrip("\n").rfind("\n") + 1:]):
            named = re.search(r"(\w+)\((?!\()", without_attributes(head[start:]))
            yield named.group(1) if named else "", start, found.start(), found.end()


def kernels_by_operator(text):
    """(operator with overload, kernels) of each entry of native_functions.yaml; one without `dispatch` names its own."""
    for entry in text.split("\n- func: ")[1:]:
        operator = re.match(r"(?:\w+::)?([\w.]*)", entry)[1]
        yield operator, re.findall(r"^    [A-Z][\w, ]*: (\w+)$", entry, flags=re.M) or [operator.replace(".", "_")]
