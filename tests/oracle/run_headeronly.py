#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What the header-only part of 2.14 and 2.15 added computes the same with PyTorch's headers: headeronly_numerics.txt and
headeronly_device.txt of tests/abi/headers, which ctest compares with what the same sources print with Tenon's."""
import difflib
import os
import pathlib
import subprocess
import sys
import tempfile

import torch

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "abi/headers"
COMPILE = [os.environ.get("CXX", "g++"), "-std=c++20", "-w", "-pthread", f"-I{pathlib.Path(torch.__file__).parent}/include"]
# Device code runs on the host, by these headers in place of CUDA's.
SOURCES = {"headeronly_numerics": [],
           "headeronly_device": ["-D__CUDACC__", f"-I{FOLDER / 'device'}", "-include", str(FOLDER / "device/runtime.h")]}


def differences(name, options, folder):
    """The lines that the source prints otherwise than recorded, and how many it prints."""
    program = pathlib.Path(folder) / name
    subprocess.run([*COMPILE, *options, FOLDER / f"{name}.cpp", "-o", program], check=True)
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return list(difflib.unified_diff(expected, printed, "recorded", "PyTorch", lineterm="", n=0)), len(printed)


def main():
    if tuple(map(int, torch.__version__.split(".")[:2])) < (2, 15):
        print(f"PyTorch {torch.__version__} has not yet what 2.15 added (./dev oracle --release 2.15 run_headeronly)")
        return 77
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for name, options in SOURCES.items():
            wrong, count = differences(name, options, folder)
            failed = failed or bool(wrong)
            print("\n".join([*wrong, f"{name}: {count} lines, {len(wrong)} of the difference, with PyTorch {torch.__version__}"]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
