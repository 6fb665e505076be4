#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The sources written for Tenon's headers compile with PyTorch's, with the same include lines.

What uses the extras of docs/headers.md is left out, and what PyTorch 2.14 and 2.15 added is told and left out with an older one;
headeronly_types is run as well."""
import os
import pathlib
import subprocess
import sys
import tempfile

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = pathlib.Path(torch.__file__).parent / "include"
MINOR = int(torch.__version__.split(".")[1])
COMPILE = [os.environ.get("CXX", "g++"), "-std=c++17", "-w", f"-DTORCH_TARGET_VERSION={2 << 56 | MINOR << 48:#x}ULL", f"-I{INCLUDE}"]
# Sources that use what later headers declare, and the release of these.
SINCE = {"objects": 15, "younger": 15}


def run(command, what):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"FAIL {what}\n" + "\n".join((done.stdout + done.stderr).splitlines()[:20]))
    return done.returncode == 0


def main():
    sources = sorted(source for source in (ROOT / "tests/abi/extensions").glob("*.cpp") if source.stem != "extras")
    late = [source for source in sources if SINCE.get(source.stem, 0) > MINOR]
    for source in late:
        print(f"SKIP {source.name}: PyTorch {torch.__version__} has not yet what 2.{SINCE[source.stem]} added")
    sources = [source for source in sources if source not in late]
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
