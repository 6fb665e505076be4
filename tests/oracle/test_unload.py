#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Extensions in C take their operators along when PyTorch closes them, and bring them back when opened again.

Those in C++ mostly stay: what g++ makes of them holds symbols that keep a library in memory."""
import ctypes
import os
import pathlib
import sys

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))


def operators(space):
    return sum(schema.name.startswith(f"{space}::") for schema in torch._C._jit_get_all_schemas())


def main():
    close = ctypes.CDLL(None).dlclose
    close.argtypes = [ctypes.c_void_p]
    failures = 0
    for release in range(9, 14):
        space = f"every_c_2{release}"
        path = BUILD / "tests/extensions" / f"{space}.so"
        first = ctypes.CDLL(str(path))
        there = operators(space)
        close(first._handle)
        gone = operators(space)
        again = ctypes.CDLL(str(path))
        if not (there > 20 and gone == 0 and operators(space) == there and again):
            failures += 1
            print(f"{space}: {there} operators, {gone} when closed, {operators(space)} when opened again")
    print(f"5 extensions closed and opened again, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
