#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Reads from binaries of a release what they are hardened with, and fails where a property is missing.

    check_hardening.py [--build FOLDER] [BINARY…]       (default: all that a release installs, of build/)

Read-only relocations, bound at the start; no stack or segment that is written and executed; programs at any address; stack
canaries; checked calls of the C library (FORTIFY); and on x86-64 the notes for shadow stacks and indirect branches.
"""
import argparse
import pathlib
import platform
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INSTALLED = ["bin/tenon", "bin/tenon-gen", "lib/libtenon.so", "lib/libtenon_cxx.so", "lib/libtenon-check.so",
             "lib/tenon-plugins/libtenon_onednn.so", "lib/python/tenon/_C.abi3.so", "lib/tenon-torch/libtenon_lookup.so",
             "lib/tenon-torch/libtenon_extra.so"]
# What is built only where its library is there.
OPTIONAL = {"libtenon_onednn.so", "_C.abi3.so", "tenon-gen"}
# Binaries without a function that has an array or the address of a local variable, and without a call that FORTIFY checks:
# the compiler has nothing to add there.
WITHOUT_ARRAYS = {"libtenon_cxx.so", "libtenon_extra.so"}


def told(*command):
    return subprocess.run(command, text=True, check=True, stdout=subprocess.PIPE).stdout


def missing(path):
    """The properties that a binary lacks."""
    segments = told("readelf", "-hlW", path)
    dynamic = told("readelf", "-dW", path)
    symbols = set(re.findall(r"\bUND (\w+)", told("readelf", "--dyn-syms", "-W", path)))
    stack = re.search(r"GNU_STACK\s+(?:0x\w+\s+){5}([RWE ]{3})", segments)
    flags = " ".join(re.findall(r"\((?:FLAGS|FLAGS_1)\)\s+(.*)", dynamic)) + (" NOW" if "(BIND_NOW)" in dynamic else "")
    if "GNU_RELRO" not in segments:
        yield "read-only relocations (-z relro)"
    if "NOW" not in flags:
        yield "relocations bound at the start (-z now)"
    if not stack or "E" in stack.group(1):
        yield "a stack that is not executed (-z noexecstack)"
    if re.search(r"LOAD\s+(?:0x\w+\s+){5}RWE", segments):
        yield "segments that are written or executed, not both"
    if not re.search(r"Type:\s+DYN", segments) or ("INTERP" in segments and "PIE" not in flags):
        yield "any address to be loaded at (-pie)"
    if path.name not in WITHOUT_ARRAYS:
        if "__stack_chk_fail" not in symbols:
            yield "stack canaries (-fstack-protector-strong)"
        if not any(name.endswith("_chk") for name in symbols):
            yield "checked calls of the C library (-D_FORTIFY_SOURCE=2)"
    if platform.machine() == "x86_64":
        note = " ".join(re.findall(r"x86 feature: ([^\n]*)", told("readelf", "-nW", path)))
        for word, option in (("IBT", "-z ibt"), ("SHSTK", "-z shstk")):
            if word not in note:
                yield f"the note {word} (-fcf-protection=full, {option})"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("binaries", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    binaries = arguments.binaries or [arguments.build / name for name in INSTALLED]
    wrong = looked = 0
    for path in binaries:
        if not path.exists():
            if path.name in OPTIONAL and not arguments.binaries:
                print(f"SKIP {path.name} is not built here")
                continue
            print(f"{path}: is not there")
            wrong += 1
            continue
        looked += 1
        for what in missing(path):
            print(f"{path}: lacks {what}")
            wrong += 1
    print(f"{looked} binaries, {wrong} properties missing")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
