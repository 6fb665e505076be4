#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The extensions of tests/abi/releases, built with Tenon's headers and with PyTorch's, give the same in both hosts.

PyTorch's headers are C++, so the C sources are compiled as C++ there."""
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
SOURCES = ROOT / "tests/abi/releases"
TORCH = pathlib.Path(torch.__file__).parent
LANGUAGES = {"c": ["every_type.c", "every_rule.c"], "cxx": ["every_type.cc"]}


def compile_with_pytorch(folder, release, language):
    name = f"every_{language}_2{release}"
    return subprocess.run(
        [os.environ.get("CXX", "g++"), "-std=c++17", "-w", "-shared", "-fPIC", "-fvisibility=hidden", "-x", "c++",
         f"-DTORCH_TARGET_VERSION=0x{0x0200 + release:04x}000000000000ULL", f"-DEXT_NS={name}",
         f"-I{TORCH / 'include'}", f"-I{ROOT / 'include'}", *(SOURCES / source for source in LANGUAGES[language]),
         f"-L{TORCH / 'lib'}", "-Wl,--no-as-needed", "-ltorch", "-ltorch_cpu", "-lc10", "-o", folder / f"{name}.so"],
        check=False).returncode == 0


def main():
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(compile_with_pytorch, folder, release, language)
                    for release in range(9, 14) for language in LANGUAGES]
        results = [job.result() for job in jobs]
        # Tenon's headers in Tenon are ctest's part.
        theirs = ["--headers", torch.__version__, folder]
        ways = [("Tenon", [BUILD / "tests/extensions"]), ("PyTorch", theirs), ("PyTorch", [*theirs, BUILD / "bin/tenon"])]
        for headers, words in ways:
            print(f"with {headers}'s headers:", flush=True)
            # PyTorch's headers write every failure to stderr as well.
            results.append(subprocess.run([sys.executable, SOURCES / "run_every_type.py", *words],
                                          stderr=subprocess.DEVNULL, check=False).returncode == 0)
    print(f"{sum(results)} of {len(results)} builds and runs agree")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
