#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Compares three lists of exported names: src/exports.map, the headers, and libtenon.so itself.

  check_exports.py LIBRARY     what the library exports must be exactly what the map lists, every
                               name of the map must be declared in include/, and every tn_ function
                               declared there must be exported, as must whatever extensions can
                               import (tests/abi/wrapper_imports.txt)
  check_exports.py --write     rewrites the map from the declarations in include/; with LIBRARY,
                               keeps only the names that it exports
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAP = ROOT / "src" / "exports.map"
# What extensions can import; these may not wait for a later day.
IMPORTS = ROOT / "tests" / "abi" / "wrapper_imports.txt"
# Exported, but declared by no header: name and reason.
UNDECLARED = {}
NAME = re.compile(r"\b((?:tn|torch|aoti_torch|aoti)_[a-z]\w*|tn_[a-z]\w*)\s*\(")


def strip(text):
    """Removes comments, strings and preprocessor lines, so that only declarations are left."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"//[^\n]*", " ", text)
    text = re.sub(r"\\\n", " ", text)
    text = re.sub(r"^\s*#[^\n]*", " ", text, flags=re.M)
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)


def declared():
    """Names that the headers export: what follows TN_API or AOTI_TORCH_EXPORT in a declaration."""
    names = {}
    for path in sorted((ROOT / "include").rglob("*.h")):
        for statement in re.split(r"[;{}]", strip(path.read_text())):
            if re.search(r"\b(TN_API|AOTI_TORCH_EXPORT)\b", statement):
                found = NAME.search(statement)
                if found:
                    names.setdefault(found.group(1), path.relative_to(ROOT))
    return names


def listed():
    """Names of the map; anything but plain names is an error."""
    body = strip(MAP.read_text())
    found = re.fullmatch(r"\s*\{\s*global:(.*?)local:\s*\*\s*;\s*\}\s*;\s*", body, flags=re.S)
    if not found:
        sys.exit(f"{MAP}: not of the form {{ global: NAME; … local: *; }};")
    names = [name for name in re.split(r"[;\s]+", found.group(1)) if name]
    for name in names:
        if not re.fullmatch(r"\w+", name):
            sys.exit(f"{MAP}: '{name}' is no plain name")
    return names


def imported():
    """Names that extensions written with the C++ wrappers can import."""
    lines = IMPORTS.read_text().split("\n") if IMPORTS.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def exported(library):
    """Names that a shared library defines for others."""
    text = subprocess.run(["nm", "-D", "--defined-only", library], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    return {line.split()[-1] for line in text.splitlines()}


def write(library):
    names = set(declared()) | set(UNDECLARED)
    if library:
        names &= exported(library)
    with open(MAP, "w") as out:
        out.write("/* SPDX-License-Identifier: BSD-3-Clause */\n"
                  "/* Every name that libtenon.so exports. Without version nodes: an extension must"
                  " run on PyTorch\n * too, whose libraries have none. "
                  "`tools/check_exports.py --write` makes it from include/. */\n{\nglobal:\n")
        out.writelines(f"    {name};\n" for name in sorted(names))
        out.write("local:\n    *;\n};\n")
    return 0


def check(library):
    problems = []
    headers, names, library_names = declared(), listed(), exported(library)
    if names != sorted(set(names)):
        problems.append("src/exports.map: not sorted, or a name twice")
    for name in sorted(set(names) - library_names):
        problems.append(f"{name}: listed in src/exports.map, not defined in {library}")
    for name in sorted(library_names - set(names)):
        problems.append(f"{name}: exported by {library}, not listed in src/exports.map")
    for name in sorted(set(names) - set(headers) - set(UNDECLARED)):
        problems.append(f"{name}: listed in src/exports.map, declared in no header")
    for name in sorted(set(headers) - library_names):
        if name.startswith("tn_"):
            problems.append(f"{name}: declared in {headers[name]}, not exported")
    for name in sorted(imported() - library_names):
        problems.append(f"{name}: imported by extensions ({IMPORTS.name}), not exported")
    promised = sum(1 for name in headers if name not in library_names)
    for problem in problems:
        print(f"exports: {problem}")
    if problems:
        print("exports: build everything, then tools/check_exports.py --write LIBRARY makes the map")
    print(f"exports: {len(library_names)} names, {promised} more declared in include/torch only")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", nargs="?")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.write:
        return write(arguments.library)
    if not arguments.library:
        parser.error("give the library to check")
    return check(arguments.library)


if __name__ == "__main__":
    sys.exit(main())
