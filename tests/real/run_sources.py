#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Compiles the unmodified sources of a real extension with Tenon's headers and runs what comes out.

  run_sources.py [--build FOLDER] [--wheels FOLDER]

The flags are those of torchdtw's own setup.py, warnings being errors, and it links the stub in libtorch_cpu's place; the calls and PyTorch's answers are those of
run_real.py. Needs Python.h, which the source includes. Exit status: 0 all right, 1 a difference, 77 no sources.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import sysconfig
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import run_real

FLAGS = ["-std=c++17", "-O3", "-fopenmp", "-Werror", "-fPIC", "-shared", "-DTORCH_TARGET_VERSION=0x020A000000000000",
         "-DTORCH_STABLE_ONLY", "-DPy_LIMITED_API=0x030c0000"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.environ.get("TENON_BUILD", ROOT / "build"))
    parser.add_argument("--wheels", default=os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
    options = parser.parse_args()
    source = pathlib.Path(options.wheels) / "torchdtw-source/src/torchdtw/csrc/dtw.cpp"
    if not source.exists():
        print(f"SKIP torchdtw's sources: no {source}")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "torchdtw/_C.abi3.so"
        library.parent.mkdir()
        subprocess.run([os.environ.get("CXX", "g++"), *FLAGS, f"-I{ROOT / 'include'}", f"-I{sysconfig.get_paths()['include']}",
                        str(source), f"-L{pathlib.Path(options.build) / 'lib/tenon-torch'}", "-Wl,--no-as-needed", "-ltorch_cpu", "-o", str(library)],
                       check=True)
        return run_real.run_suite("torchdtw", options.build, pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main())
