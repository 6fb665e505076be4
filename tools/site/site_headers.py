# SPDX-License-Identifier: BSD-3-Clause
"""The C API, a page per header of include/tenon: every declaration with the comment above it, and since when (spec/tenon_api.yaml).

A header is read as it is written: a comment belongs to the declarations below it, up to the next empty line."""
import dataclasses
import re
import textwrap

import yaml
from made_page import MadePage, anchor_of, block, esc, heading

FOLDER = "reference/c"
MARKS = re.compile(r"\b(?:TN_API|TN_NODISCARD|TN_EXT_OUTLINE|TN_EXT_2_1[03]|TENON_ONE_ABI)\b\s?")
# What macros and inline functions of tenon/extension.h are made of; nobody calls them.
INNER = re.compile(r"^(tn_ext_|TN_EXT_|TENON_.*_H$|TENON_TOO_YOUNG|_TN)")


@dataclasses.dataclass
class Declaration:
    name: str
    text: str  # Without marks and without a body.
    kind: str  # function, macro, type


@dataclasses.dataclass
class Group:
    """Declarations below one comment; a comment of `---- words ----` is a heading instead."""

    comment: str
    declarations: list


def comment_text(raw):
    """The words of a comment, without its stars and its indentation."""
    lines = [re.sub(r"^\s*\*(?: |$)", "", line) for line in raw.removeprefix("/*").removesuffix("*/").split("\n")]
    return textwrap.dedent("\n".join(lines)).strip("\n ")


def end_of(text, at, pair):
    """Behind the bracket that closes the one at `at`."""
    depth = 0
    while True:
        depth += {pair[0]: 1, pair[1]: -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            return at


def without_body(text, at):
    """(the declaration that begins at `at` without a function's body, where it ends)."""
    use = re.compile(r"[A-Z][A-Z0-9_]+(?=\()").match(text, at)  # A macro that is no declaration.
    if use:
        end = end_of(text, use.end(), "()")
        return "", end
    parens = 0
    for here in range(at, len(text)):
        parens += {"(": 1, ")": -1}.get(text[here], 0)
        if text[here] == ";" and parens == 0:
            return text[at:here + 1], here + 1
        if text[here] == "{" and parens == 0:
            end = end_of(text, here, "{}")
            head = text[at:here].rstrip()
            if head.endswith(")"):
                return f"{head};", end
            return without_body_of_type(text, at, end)
    return "", len(text)


def without_body_of_type(text, at, end):
    """A struct, a union or an enumeration: its members are what it says."""
    stop = text.index(";", end) + 1
    return text[at:stop], stop


def declared(text):
    """A declaration with its name; None for what names nothing (static assertions)."""
    if text.lstrip().startswith("static_assert"):
        return None
    text = MARKS.sub("", text)
    text = re.sub(r"\s*TN_PRINTF\([^)]*\)", "", text)
    text = re.sub(r"__attribute__\(\(.*?\)\)\s*", "", text)
    text = re.sub(r"^(?:static inline|static) ", "", text.strip())
    found = re.match(r"typedef\s[^{}]*?\(\*(\w+)\)\s*\(", text)
    if found:
        return Declaration(found[1], text, "type")
    if text.startswith("typedef"):
        return Declaration(re.search(r"(\w+)(?:\[[^\]]*\])?;\s*$", text)[1], text, "type")
    found = re.match(r"(?:struct|enum|union)\s+(\w+)\s*[{;]", text)
    if found:
        return Declaration(found[1], text, "type")
    found = re.match(r"[\w\s*]*?(\w+)\s*\(", text)
    return Declaration(found[1], re.sub(r"\s+;", ";", text), "function") if found else None


def macro_of(text):
    """A #define: of one that takes a list of rows, its rows; of another with a body of several lines, its head."""
    found = re.match(r"#\s*define\s+(\w+)(\([^)]*\))?(.*)", text, flags=re.S)
    name, parameters, rest = found[1], found[2] or "", found[3]
    is_rows = parameters == "(X)"
    shown = text if is_rows or "\\\n" not in text else f"#define {name}{parameters}"
    if not rest.strip() and not parameters:
        shown = f"#define {name}"
    return Declaration(name, re.sub(r"\s*\\\n", " \\\n", shown), "macro")


def groups_of(text):
    """The comment at the head of a header, and its groups."""
    text = re.sub(r'#ifdef __cplusplus\nextern "C" \{\n#endif\n|#ifdef __cplusplus\n\}\n#endif\n', "", text)
    at, comment, head, found = 0, None, None, []
    is_open = False  # Whether what comes next belongs to the last group.
    while at < len(text):
        if text[at].isspace():
            if text.startswith("\n\n", at):
                is_open, comment = False, None
            at += 1
        elif text.startswith("/*", at):
            end = text.index("*/", at) + 2
            said = comment_text(text[at:end])
            at = end
            if said.startswith(("SPDX", "clang-format")):
                continue
            if head is None:
                head = said
            elif said.startswith("----"):
                title, _, rest = said.lstrip("- ").partition("----")
                found.append(Group(title.strip(), []))
                comment, is_open = rest.strip() or None, False
            else:
                comment, is_open = said, False
        elif text[at] == "#":
            end = re.compile(r"(?:[^\n\\]|\\.)*", re.S).match(text, at).end()
            item = macro_of(text[at:end]) if re.match(r"#\s*define", text[at:end]) else None
            at = end
            is_open, comment = add(found, item, is_open, comment)
        else:
            item, at = without_body(text, at)
            is_open, comment = add(found, declared(item) if item else None, is_open, comment)
    return head or "", found


def add(found, item, is_open, comment):
    if item is None or INNER.match(item.name):
        return is_open, comment
    if not is_open:
        found.append(Group(comment or "", []))
    found[-1].declarations.append(item)
    return True, None


def without_repeats(groups):
    """What two branches of a condition declare stands once."""
    seen = set()
    for group in groups:
        group.declarations = [item for item in group.declarations if not (item.name in seen or seen.add(item.name))]
    # A heading has no declarations, and its words are its comment.
    return [group for group in groups if group.declarations or group.comment]


def prose(text, links):
    """A comment as HTML: blocks that are indented are code, the others paragraphs."""
    parts = []
    for part in re.split(r"\n\s*\n", text):
        lines = part.split("\n")
        plain = [line for line in lines if not line.startswith("    ")]
        if not plain:
            parts.append(block(textwrap.dedent(part)))
        elif len(plain) == len(lines):
            parts.append(f"<p>{links.prose(' '.join(lines))}</p>\n")
        else:
            first = next(at for at, line in enumerate(lines) if line.startswith("    "))
            last = max(at for at, line in enumerate(lines) if line.startswith("    ")) + 1
            for piece, is_code in ((lines[:first], False), (lines[first:last], True), (lines[last:], False)):
                if piece:
                    parts.append(block(textwrap.dedent("\n".join(piece))) if is_code else f"<p>{links.prose(' '.join(piece))}</p>\n")
    return "".join(parts)


def read_versions(root):
    """(header, name) -> since when, of which ABI, and instead of what; and the constants of each enumeration."""
    document = yaml.load((root / "spec/tenon_api.yaml").read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    found = {}
    for header in document["headers"]:
        enumeration = None
        for item in header.get("items", []):
            kind = next(iter(item))
            text = str(item[kind])
            name = text.split(" = ")[0] if kind == "constant" else name_in(kind, text)
            enumeration = name if kind == "enum" else (enumeration if kind == "constant" else None)
            found[header["header"], name] = {**item, "kind": kind, "enum": enumeration if kind == "constant" else None, "text": text}
    return found


def name_in(kind, text):
    """The name that an item of the manifest is about."""
    if kind in ("struct", "union", "enum", "handle", "macro"):
        return re.match(r"\w+", text)[0]
    pointer = re.search(r"\(\*(\w+)\)\s*\(", text)
    if kind == "type":
        return pointer[1] if pointer else text.split()[-1]
    return text.split("(")[0].split()[-1].lstrip("*")


def notes_of(item):
    """What the manifest says beside the declaration."""
    if not item:
        return ""
    said = [f"since {item['since']}"] if "since" in item else []
    said += [f"ABI {item['abi']}"] if "abi" in item else []
    if "deprecated_in" in item:
        said.append(f"deprecated in {item['deprecated_in']}" + (f", use {item['replacement']}" if "replacement" in item else ""))
    return f'<span class="since">{esc("; ".join(said))}</span>' if said else ""


def page_of(header):
    return f"{FOLDER}/{header.removeprefix('tenon/').removesuffix('.h').replace('/', '.')}"


def constants_of(versions, header, enumeration):
    return [item["text"] for (place, _), item in versions.items() if place == header and item.get("enum") == enumeration]


def is_of_operators(header):
    return re.match(r"tenon/ops\w*/", header) is not None


def of_operator(schema, links):
    """The schema above a typed function, with a link to the operator."""
    text = " ".join(schema.split())
    name = text.split("(")[0]
    address = links.find(name if "::" in name else f"aten::{name}")
    code = f"<code>{esc(text)}</code>"
    return f'<p><a href="{esc(address)}">{code}</a></p>' if address else f"<p>{code}</p>"


def draw(group, header, versions, links):
    parts = []
    for item in group.declarations:
        note = notes_of(versions.get((header, item.name)))
        parts.append(f'<div class="declaration" id="{esc(anchor_of(item.name))}">{note}{block(item.text, "c")}</div>\n')
        constants = constants_of(versions, header, item.name) if "_LIST(" in item.text else []
        if constants:
            parts.append(block("\n".join(constants)))
    said = of_operator(group.comment, links) if is_of_operators(header) else prose(group.comment, links)
    return f'<section class="group">{"".join(parts)}<div class="said">{said}</div></section>\n'


def make_page(header, text, versions):
    head, groups = groups_of(text)
    groups = without_repeats(groups)
    names, sections = [], []
    for group in groups:
        for item in group.declarations:
            names.append((item.name, item.kind, anchor_of(item.name)))
            names += [(constant.split(" = ")[0], "constant", anchor_of(item.name)) for constant in constants_of(versions, header, item.name)]
        if not group.declarations:
            sections.append((f"part-{anchor_of(group.comment)}", group.comment))
    if not sections and not is_of_operators(header):
        sections = [(anchor, name) for name, kind, anchor in names if kind != "constant"]
    lead = re.split(r"(?<=[.:;])\s", head.split("\n\n")[0].replace("\n", " "))[0].rstrip(":;")

    def body(links):
        parts = [prose(head, links)]
        for group in groups:
            if group.declarations:
                parts.append(draw(group, header, versions, links))
            else:
                parts.append(heading(group.comment, f"part-{anchor_of(group.comment)}"))
        return "".join(parts)

    page = MadePage(page_of(header), header, body, words=" ".join([head, *(group.comment for group in groups)]), sections=sections, names=names)
    return page, lead


def missing(header, page, versions):
    """Names of the manifest that the page has not."""
    have = {name for name, _, _ in page.names}
    return [name for (place, name), item in versions.items() if place == header and name not in have and not INNER.match(name)
            and item["kind"] != "constant"]


def index_page(leads):
    def body(links):
        def rows(wanted):
            return "".join(f'<dt><a href="{esc(links.to(page_of(header)))}"><code>{esc(header)}</code></a></dt><dd>{esc(lead)}</dd>'
                           for header, lead in leads if wanted(header))
        plain = [("The API", "api", lambda header: header.count("/") == 1), ("Experimental", "experimental", lambda header: "/experimental/" in header),
                 ("Operators as functions", "operators", is_of_operators)]
        text = "<p>Every declaration of <code>include/tenon</code> with its comment, and the release that it came with. What a version promises: " \
               f'<a href="{esc(links.to("docs/versions"))}">Versions</a>.</p>\n'
        return text + "".join(f'{heading(title, anchor)}<dl class="list">{rows(wanted)}</dl>\n' for title, anchor, wanted in plain)

    return MadePage(f"{FOLDER}/index", "The C API", body, words="headers of include/tenon",
                    sections=[("api", "The API"), ("experimental", "Experimental"), ("operators", "Operators as functions")])


def make(root):
    versions = read_versions(root)
    pages, leads, problems = [], [], []
    for path in sorted((root / "include/tenon").rglob("*.h")):
        header = path.relative_to(root / "include").as_posix()
        if path.name == "one_abi.h":
            continue
        page, lead = make_page(header, path.read_text(encoding="utf-8"), versions)
        problems += [f"{header}: {name}" for name in missing(header, page, versions)]
        pages.append(page)
        leads.append((header, lead))
    if problems:
        raise SystemExit("names of spec/tenon_api.yaml that tools/site/site_headers.py does not find in the header:\n" + "\n".join(problems))
    return [index_page(leads), *pages]


def functions_of_operators(root):
    """Operator with overload -> its typed C functions, as the comments of include/tenon/ops*/ say."""
    found = {}
    for path in sorted((root / "include/tenon").glob("ops*/*.h")):
        for said, function in re.findall(r"/\*(.*?)\*/\nTN_NODISCARD static inline tn_status (\w+)\(", path.read_text(encoding="utf-8"), flags=re.S):
            name = comment_text(said).split("(")[0].strip()
            found.setdefault(name if "::" in name else f"aten::{name}", []).append(function)
    return found
