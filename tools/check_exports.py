#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Compares the lists of names: src/exports.map, the manifest, the headers, and libtenon.so itself.

  check_exports.py LIBRARY     what the library exports must be exactly what the map lists, every
                               name of the map must be declared in include/, and every tn_ function
                               declared there must be exported, as must whatever extensions can
                               import (tests/abi/wrapper_imports.txt); the functions of PyTorch's
                               that the headers declare are those of spec/stable_abi.yaml
With LIBRARY in a build's lib/, the stand-ins of lib/tenon-torch beside it export what stubs/stubs.tsv, made of the manifest,
lists. The map is made by tenon-gen (`./dev regen`) from the manifest and include/tenon.
"""
import argparse
import pathlib
import re
import subprocess
import sys

from sources import without_comments, without_directives

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAP = ROOT / "src" / "exports.map"
# What the manifest declares, as tenon-gen writes it out.
GATES = ROOT / "tests" / "abi" / "headers" / "gates.tsv"
# What extensions can import; these may not wait for a later day.
IMPORTS = ROOT / "tests" / "abi" / "wrapper_imports.txt"
# The symbols of the stand-ins, as tenon-gen writes them out, and which library each list is for.
STUBS = ROOT / "stubs" / "stubs.tsv"
STAND_INS = {"libcudart.so.13": "cudart", "libtndart.so.13": "cudart", "libtorch_cuda.so": "torch_cuda",
             "libtenon_cuda.so": "torch_cuda", "libtenon_extra.so": "extra",
             "libtenon_lookup.so": "lookup"}
# Exported, but declared by no header: name and reason.
UNDECLARED = {}
NAME = re.compile(r"\b((?:tn|torch|aoti_torch|aoti)_[a-z]\w*|tn_[a-z]\w*)\s*\(")


def declared():
    """Names that the headers export: what follows TN_API or AOTI_TORCH_EXPORT in a declaration."""
    names = {}
    for path in sorted((ROOT / "include").rglob("*.h")):
        for statement in re.split(r"[;{}]", without_directives(without_comments(path.read_text()))):
            if re.search(r"\b(TN_API|AOTI_TORCH_EXPORT)\b", statement):
                found = re.search(r"\bTN_SYMBOL\s*\(\s*()(\w+)", statement) or NAME.search(statement)
                if found:
                    names.setdefault(found.group(found.lastindex), path.relative_to(ROOT))
    return names


def listed():
    """Names of the map; anything but plain names is an error."""
    body = without_directives(without_comments(MAP.read_text()))
    found = re.fullmatch(r"\s*\{\s*global:(.*?)local:\s*\*\s*;\s*\}\s*;\s*", body, flags=re.S)
    if not found:
        sys.exit(f"{MAP}: not of the form {{ global: NAME; … local: *; }};")
    names = [name for name in re.split(r"[;\s]+", found.group(1)) if name]
    for name in names:
        if not re.fullmatch(r"\w+", name):
            sys.exit(f"{MAP}: '{name}' is no plain name")
    return names


def first_words(path):
    """The first word of each line of a table."""
    return {line.split()[0] for line in path.read_text().splitlines() if line and not line.startswith("#")}


def exported(library):
    """Names that a shared library defines for others."""
    text = subprocess.run(["nm", "-D", "--defined-only", library], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    return {line.split()[-1] for line in text.splitlines()}


def check_stand_ins(folder):
    """Problems of the stand-ins in a folder, both ways."""
    listed_for = {}
    for line in STUBS.read_text().splitlines():
        if not line.startswith("#"):
            listed_for.setdefault(line.split("\t")[0], set()).add(line.split("\t")[1])
    for file, library in STAND_INS.items():
        path = folder / file
        if not path.exists():
            continue
        # Names have a version where the real library's do; the version itself is one more.
        names = {name.split("@")[0] for name in exported(path)} - {"tn_stub_marker", file}
        for name in sorted(listed_for.get(library, set()) - names):
            yield f"{name}: a stub of {library} in spec/stable_abi.yaml, not exported by {file}"
        for name in sorted(names - listed_for.get(library, set())):
            yield f"{name}: exported by {file}, no stub of {library} in spec/stable_abi.yaml"


def check(library):
    problems = list(check_stand_ins(pathlib.Path(library).resolve().parent / "tenon-torch"))
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
    manifest = first_words(GATES)
    for name in sorted(name for name in headers if not name.startswith("tn_") and name not in manifest):
        problems.append(f"{name}: declared in {headers[name]}, not in spec/stable_abi.yaml")
    for name in sorted(manifest - set(headers)):
        problems.append(f"{name}: in spec/stable_abi.yaml, declared in no header")
    for name in sorted(first_words(IMPORTS) - library_names):
        problems.append(f"{name}: imported by extensions ({IMPORTS.name}), not exported")
    promised = sum(1 for name in headers if name not in library_names)
    for problem in problems:
        print(f"exports: {problem}")
    if problems:
        print("exports: `./dev regen` makes the map of spec/stable_abi.yaml and include/tenon")
    print(f"exports: {len(library_names)} names, {promised} more declared in include/torch only")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    return check(parser.parse_args().library)


if __name__ == "__main__":
    sys.exit(main())
