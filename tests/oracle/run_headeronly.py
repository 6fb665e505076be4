#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What the header-only part of 2.15 added computes the same with PyTorch's headers: tests/abi/headers/headeronly_numerics.txt,
which ctest compares with what the same source prints with Tenon's."""
import difflib
import os
import pathlib
import subprocess
import sys
import tempfile

import torch

SOURCE = pathlib.Path(__file__).resolve().parents[1] / "abi/headers/headeronly_numerics.cpp"
COMPILE = [os.environ.get("CXX", "g++"), "-std=c++20", "-w", f"-I{pathlib.Path(torch.__file__).parent}/include"]


def main():
    if tuple(map(int, torch.__version__.split(".")[:2])) < (2, 15):
        print(f"PyTorch {torch.__version__} has not yet what 2.15 added (./dev oracle --release 2.15 run_headeronly)")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "headeronly_numerics"
        subprocess.run([*COMPILE, SOURCE, "-o", program], check=True)
        printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    expected = SOURCE.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    wrong = list(difflib.unified_diff(expected, printed, "recorded", "PyTorch", lineterm="", n=0))
    print("\n".join([*wrong, f"{len(printed)} lines, {len(wrong)} of the difference, with PyTorch {torch.__version__}"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
