#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""At each target the headers under include/torch declare exactly what spec/stable_abi.yaml says.

    check_names.py CC CXX [--root FOLDER] [--target 2.10]… [--language C|C++|CUDA]…

All headers are preprocessed together for one target and read: functions, types, macros and names of C++ that they
declare must be those of gates.tsv and names.tsv (made of the manifest) whose gate the target has reached, and in the
header of the row, and the reverse; constants must have their values. Left out are names of a detail or unnamed
namespace, macros that begin with TENON_ or THO_PRIVATE_ and include guards. What is marked as unavailable counts as not declared.
What sources for CUDA get (rows with `nvcc`) is read with the headers of `device` in place of CUDA's.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

TOKEN = re.compile(r'R?"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|::|->|<<=?|[A-Za-z_]\w*|\d[\w.\']*|\.\.\.|[-+*/%<>=!&|^]=|\S')
CURE = "add the entry and run `./dev regen`, or undo the change of the header"
TARGETS = ["2.9", "2.10", "2.11", "2.12", "2.13", "2.14", "2.15"]
SPECIFIERS = {"inline", "constexpr", "static", "extern", "const", "friend", "explicit", "virtual", "__extension__"}
Row = collections.namedtuple("Row", "header kind name gate value feature")


def release(text):
    return tuple(map(int, text.split(".")))


def behind(tokens, at, opening="(", closing=")"):
    """The index behind the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(tokens)):
        depth += (tokens[i] == opening) - (tokens[i] == closing)
        if depth == 0:
            return i + 1
    return len(tokens)


def behind_angles(tokens, at):
    """The index behind the `>` of the `<` at `at`; what stands in other brackets does not count."""
    depth = 0
    i = at
    while i < len(tokens):
        if tokens[i] == "(":
            i = behind(tokens, i)
            continue
        if tokens[i] == "{":
            i = behind(tokens, i, "{", "}")
            continue
        depth += (tokens[i] == "<") - (tokens[i] == ">")
        i += 1
        if depth == 0:
            return i
    return len(tokens)


def without_marks(tokens):
    """The statement without attributes, template heads and specifiers; and whether it is marked as unavailable."""
    kept = []
    unavailable = False
    i = 0
    while i < len(tokens):
        token = tokens[i]
        if token in ("__attribute__", "alignas", "__asm__", "noexcept") and tokens[i + 1:i + 2] == ["("]:
            end = behind(tokens, i + 1)
            unavailable = unavailable or bool({"unavailable", "error"} & set(tokens[i:end]))
        elif token == "[" and tokens[i + 1:i + 2] == ["["]:
            end = behind(tokens, i, "[", "]")
        elif token == "template" and tokens[i + 1:i + 2] == ["<"]:
            end = behind_angles(tokens, i + 1)
        elif token == "requires":
            end = len(tokens)
        else:
            if not (token in SPECIFIERS and not kept) and token != "noexcept":
                kept.append(token)
            i += 1
            continue
        i = end
    return kept, unavailable


def declared_name(tokens):
    """The name that a statement at namespace scope declares; None for one that declares none."""
    if not tokens or tokens[0] in ("static_assert", "_Static_assert", "template", "namespace"):
        return None
    if tokens[0] == "using":
        last = max((i for i, token in enumerate(tokens) if token == "::"), default=0) + 1
        return tokens[1] if tokens[2:3] == ["="] else "".join(tokens[last:])
    if tokens[0] == "typedef":
        for i, token in enumerate(tokens):
            if token == "(" and tokens[i + 1] == "*":
                return tokens[i + 2]
        return tokens[-1]
    if tokens[0] in ("struct", "class", "union", "enum"):
        i = 2 if tokens[1] in ("class", "struct") else 1
        if tokens[i + 1:i + 2] in ([], ["{"], [":"], ["final"]):
            return tokens[i]
        if tokens[i + 1] == "<":
            return None
    return declarator(tokens)


def declarator(tokens):
    """The name of a function or variable."""
    i = 0
    while i < len(tokens):
        if tokens[i] == "operator":
            end = tokens.index("(", i + 1)
            return "operator" + "".join(tokens[i + 1:end]) if tokens[i - 1] != "::" else None
        if tokens[i] == "<":
            i = behind_angles(tokens, i)
            continue
        if tokens[i] in ("(", "=", "{", "["):
            break
        i += 1
    # `X::name` and `name<…>` define what is declared elsewhere.
    if i == 0 or not re.match(r"[A-Za-z_]", tokens[i - 1]) or tokens[i - 2:i - 1] == ["::"]:
        return None
    return tokens[i - 1]


class Reader:
    """Cuts what the preprocessor prints into statements, and keeps the names that they declare, with their header."""

    def __init__(self, include):
        self.include = str(include) + "/"
        self.names = {}       # name: headers that declare it
        self.macros = {}      # macro: header
        self.imports = {}     # namespace: the one whose names it takes over whole
        self.scopes = []      # what each open brace belongs to: a namespace's name, "" for extern "C"
        self.statement = []
        self.depth = 0        # of brackets within the statement
        self.skips = False    # the statement's last brace has closed: a function ends here
        self.header = None

    def read(self, text):
        for line in text.splitlines():
            if line.startswith("#"):
                self.read_directive(line)
            elif self.header:
                for token in TOKEN.findall(line):
                    self.read_token(token)

    def read_directive(self, line):
        place = re.match(r'# \d+ "([^"]*)"', line)
        define = re.match(r"#\s*(define|undef)\s+(\w+)", line)
        if place:
            inside = place[1].startswith(self.include)
            self.header = place[1][len(self.include):] if inside else None
        elif define and define[1] == "undef":
            self.macros.pop(define[2], None)
        elif define and self.header:
            self.macros[define[2]] = self.header

    def read_token(self, token):
        if self.depth == 0 and token == "{" and self.opens_scope():
            return
        if self.depth == 0 and token == "}" and not self.statement:
            self.scopes.pop()
            return
        self.depth += (token in "([{") - (token in ")]}")
        if self.depth == 0 and token == ";":
            self.end()
            return
        self.statement.append(token)
        if self.depth == 0 and token == "}" and self.is_function():
            self.end()

    def opens_scope(self):
        words = [word for word in self.statement if word != "inline"]
        if words[:1] == ["namespace"]:
            # What stands between the word and the name are attributes.
            name = without_marks(words[1:])[0]
            self.scopes.append("".join(name) or "(unnamed)")
        elif words == ["extern", '"C"']:
            self.scopes.append("")
        else:
            return False
        self.statement = []
        return True

    def is_function(self):
        """Whether the brace that has closed was a function's body: it stood behind the parameters."""
        tokens = without_marks(self.statement)[0]
        if tokens[0] in ("struct", "class", "union", "enum", "typedef", "using"):
            return False
        return "(" in tokens and "=" not in tokens[:tokens.index("(")]

    def end(self):
        tokens, unavailable = without_marks(self.statement)
        if tokens[:1] == ['"C"']:
            tokens = without_marks(tokens[1:])[0]
        self.statement = []
        scope = "::".join(name for name in self.scopes if name)
        if tokens[:2] == ["using", "namespace"]:
            self.imports[scope] = "".join(tokens[2:])
            return
        if tokens[:1] == ["namespace"]:
            self.imports[f"{scope}::{tokens[1]}"] = "".join(tokens[3:])
            return
        name = None if unavailable else declared_name(tokens)
        hidden = re.search(r"\b(detail|std)\b|unnamed|_detail\b", scope)
        if name and not hidden and not name.startswith(("__", "tenon_")):
            full = f"{scope}::{name}" if scope else name
            self.names.setdefault(full, set()).add(self.header)


    def keep(self, headers):
        """Forget what other headers declare."""
        self.names = {name: found & set(headers) for name, found in self.names.items() if found & set(headers)}
        self.macros = {name: header for name, header in self.macros.items() if header in headers}

    def declares(self, name):
        scope, _, last = name.rpartition("::")
        while scope:
            if scope in self.imports:
                return f"{self.imports[scope]}::{last}" in self.names or name in self.names
            scope, _, middle = scope.rpartition("::")
            last = f"{middle}::{last}"
        return name in self.names


class Check:
    def __init__(self, arguments):
        self.root = pathlib.Path(arguments.root).resolve()
        self.include = self.root / "include"
        tables = self.root / "tests/abi/headers"
        self.rows = []
        for line in (tables / "names.tsv").read_text().splitlines():
            if not line.startswith("#"):
                self.rows.append(Row(*line.split("\t")))
        for line in (tables / "gates.tsv").read_text().splitlines():
            if not line.startswith("#"):
                name, gate, header = line.split("\t")
                self.rows.append(Row(header, "function", name, gate, "", ""))
        as_cxx = [arguments.cxx, "-x", "c++", "-std=c++17"]
        device = tables / "device"
        self.compilers = {"C": [arguments.cc, "-x", "c", "-std=c17"], "C++": as_cxx,
                          "CUDA": [*as_cxx, "-D__CUDACC__", f"-I{device}", "-include", str(device / "runtime.h")]}
        self.headers = sorted(str(path.relative_to(self.include)) for path in (self.include / "torch").rglob("*.h"))
        self.faults = []
        self.count = 0

    def fault(self, header, target, language, text, cure=CURE):
        self.faults.append(f"include/{header} at {target} in {language}: {text}; {cure}")

    def run(self, language, target, source, *options):
        major, minor = release(target)
        flags = [f"-DTORCH_TARGET_VERSION=0x{major:02x}{minor:02x}000000000000ULL", "-DUSE_CUDA", "-DUSE_MPS", "-DUSE_XPU",
                 f"-I{self.include}", "-Wno-deprecated-declarations", *options, "-"]
        return subprocess.run([*self.compilers[language], *flags], input=source, capture_output=True, text=True, check=False)

    def is_c(self, header):
        """Whether C can include it: what only C++ can says so in its first directive or its folder."""
        return header.startswith("torch/csrc/inductor/") or header in (
            "torch/csrc/stable/c/shim.h", "torch/csrc/stable/version.h", "torch/headeronly/version.h")

    def is_of(self, language, header):
        return (language == "C++" or language == "C" and self.is_c(header) or
                language == "CUDA" and header.startswith("torch/headeronly/cuda/"))

    def check(self, language, target):
        headers = [header for header in self.headers if self.is_of(language, header)]
        source = "".join(f"#include <{header}>\n" for header in headers)
        done = self.run(language, target, source, "-E", "-dD")
        if done.returncode != 0:
            self.faults.append(done.stderr[:2000])
            return
        reader = Reader(self.include)
        reader.read(done.stdout)
        if reader.scopes or reader.statement:
            self.fault(headers[-1], target, language, f"a statement does not end: {reader.statement[:12]}", "")
            return
        present = [row for row in self.rows if row.header in headers and (row.feature == "nvcc") == (language == "CUDA") and
                   (language != "C" or (row.kind != "name" and "::" not in row.name and row.feature != "C++"))]
        if language == "CUDA":
            reader.keep(headers)
        self.compare(language, target, reader, present)
        self.check_values(language, target, source, present)

    def compare(self, language, target, reader, rows):
        """Both ways: rows against what is declared, and what is declared against rows."""
        known = collections.defaultdict(list)
        for row in rows:
            known[row.name].append(row)
            self.count += 1
            is_macro = row.kind == "macro" or (row.kind == "constant" and "::" not in row.name)
            declared = row.name in reader.macros if is_macro else reader.declares(row.name)
            reached = release(row.gate) <= release(target)
            if row.kind == "constant" and "::" in row.name:
                continue
            if reached and not declared:
                self.fault(row.header, target, language, f"{row.kind} {row.name} is not declared, "
                           f"spec/stable_abi.yaml has it from {row.gate} on", "declare it, or correct the entry and run `./dev regen`")
            elif declared and not reached:
                self.fault(row.header, target, language, f"{row.kind} {row.name} is declared, "
                           f"spec/stable_abi.yaml has it from {row.gate} on", "gate it, or correct the entry and run `./dev regen`")
            elif declared and row.kind in ("function", "handle", "type", "callback") and \
                    row.header not in reader.names[row.name]:
                self.fault(row.header, target, language, f"{row.kind} {row.name} is declared in "
                           f"include/{sorted(reader.names[row.name])[0]} instead", "move it, or its row and run `./dev regen`")
        for name, headers in sorted(reader.names.items()):
            if name not in known:
                self.fault(sorted(headers)[0], target, language, f"{name} is declared, spec/stable_abi.yaml has no entry for it")
        for name, header in sorted(reader.macros.items()):
            if name not in known and not re.match("TENON_|THO_PRIVATE_|.*_H$", name):
                self.fault(header, target, language, f"macro {name} is defined, spec/stable_abi.yaml has no entry for it")

    def check_values(self, language, target, source, rows):
        """One translation unit asserts every constant; a fault is told by its name."""
        constants = [row for row in rows if row.kind == "constant" and row.value[:1] != '"'
                     and release(row.gate) <= release(target)]
        self.count += len(constants)
        word = "static_assert" if language == "C++" else "_Static_assert"
        lines = [f'{word}((unsigned long long)({row.name}) == {row.value}, "constant: {row.name}");' for row in constants]
        done = self.run(language, target, source + "\n".join(lines) + "\n", "-fsyntax-only", "-fmax-errors=0"
                        if "clang" not in self.compilers[language][0] else "-ferror-limit=0")
        if done.returncode == 0:
            return
        wrong = set(re.findall(r"constant: ([\w:]+)", "\n".join(
            line for line in done.stderr.splitlines() if "error:" in line)))
        for row in constants:
            if row.name in wrong:
                self.fault(row.header, target, language, f"constant {row.name} is not {row.value}, as spec/stable_abi.yaml says",
                           "correct the header, or the entry and run `./dev regen`")
        if not wrong:
            self.faults.append(done.stderr[:2000])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cc")
    parser.add_argument("cxx")
    parser.add_argument("--root", default=pathlib.Path(__file__).resolve().parents[3])
    parser.add_argument("--target", action="append", choices=TARGETS)
    parser.add_argument("--language", action="append", choices=["C", "C++", "CUDA"])
    arguments = parser.parse_args()
    check = Check(arguments)
    for language in arguments.language or ["C", "C++", "CUDA"]:
        for target in arguments.target or TARGETS:
            check.check(language, target)
    for fault in check.faults:
        print(fault)
    print(f"{check.count} rows, {len(check.faults)} faults with {arguments.cc} and {arguments.cxx}")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
