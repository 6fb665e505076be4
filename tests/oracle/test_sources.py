#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The sources written for Tenon's headers compile with PyTorch's, with the same include lines.

What uses the extras of docs/headers.md is left out; headeronly_types is run as well."""
import os
import pathlib
import subprocess
import sys
import tempfile

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = pathlib.Path(torch.__file__).parent / "include"
COMPILE = [os.environ.get("CXX", "g++"), "-std=c++17", "-w", "-DTORCH_TARGET_VERSION=0x020d000000000000ULL", f"-I{INCLUDE}"]


def run(command, what):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"FAIL {what}\n" + "\n".join((done.stdout + done.stderr).splitlines()[:20]))
    return done.returncode == 0


def main():
    sources = sorted(source for source in (ROOT / "tests/abi/extensions").glob("*.cpp") if source.stem != "extras")
    sources.append(ROOT / "examples/add_scalar.cpp")
    results = [run([*COMPILE, "-fsyntax-only", source], source.name) for source in sources]
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "headeronly_types"
        results.append(run([*COMPILE, "-mf16c", "-DCPU_CAPABILITY_AVX2", ROOT / "tests/abi/headers/headeronly_types.cpp",
                            "-lcmocka", "-o", program], "headeronly_types.cpp") and run([program], "headeronly_types"))
    print(f"{sum(results)} of {len(results)} sources hold with PyTorch's headers")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
