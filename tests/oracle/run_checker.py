#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The ownership checker inside PyTorch: every planted bug is told, and the text that headers of PyTorch before 2.15 lose with
each str argument is, while the same source with Tenon's headers loses none."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
CHECKER = BUILD / "lib/libtenon-check.so"
HEADERS = {"PyTorch": pathlib.Path(torch.__file__).parent / "include", "Tenon": ROOT / "include"}
CALLS = 5
IN_PYTORCH = f"""
import sys, torch
torch.ops.load_library(sys.argv[1])
for _ in range({CALLS}):
    assert torch.ops.texts.size("long enough that it is not kept inside of the object") == 52
"""


def leaks(headers, folder):
    """How many blocks of memory the checker says were lost in CALLS calls."""
    library = pathlib.Path(folder) / f"texts_{headers}.so"
    subprocess.run(["g++", "-std=c++17", "-w", "-shared", "-fPIC", f"-I{HEADERS[headers]}",
                    ROOT / "tests/check/texts.cpp", "-o", library], check=True)
    run = subprocess.run([sys.executable, "-c", IN_PYTORCH, library], text=True, stderr=subprocess.PIPE, check=False,
                         env={**os.environ, "LD_PRELOAD": str(CHECKER), "TENON_DEBUG": "memory"})
    told = re.search(r"^tenon-check: (\d+) problems? ?(?:\((\d+) leak\))? ", run.stderr, re.MULTILINE)
    if told is None or (told[2] or "0") != told[1]:
        print(run.stderr)
        return None
    return int(told[1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        # With Tenon's headers they run in Tenon under ctest.
        runs = [(BUILD / "tests/extensions" / name, []) for name in ("planted.so", "planted_cxx.so")]
        for target in ("020a", "020d"):
            extension = pathlib.Path(folder) / target / "planted_cxx.so"
            runs.append((extension, ["--tenon", BUILD / "bin/tenon", *(["--without", "deletes_array"] if target == "020a" else [])]))
            extension.parent.mkdir()
            subprocess.run(["g++", "-std=c++17", "-O2", "-w", "-shared", "-fPIC", f"-I{HEADERS['PyTorch']}",
                            f"-DTORCH_TARGET_VERSION=0x{target}000000000000", ROOT / "tests/check/planted_cxx.cpp", "-o",
                            extension], check=True)
        planted = [subprocess.run([sys.executable, ROOT / "tests/check/run_planted.py", "--python", sys.executable, "--extension",
                                   extension, "--checker", CHECKER, *more], check=False).returncode
                   for extension, more in runs]
        found = {headers: leaks(headers, folder) for headers in HEADERS}
    print(f"memory lost in {CALLS} calls with a str: {found['PyTorch']} with PyTorch's headers, {found['Tenon']} with Tenon's")
    lost = CALLS if int(torch.__version__.split(".")[1]) < 15 else 0
    return 0 if not any(planted) and found == {"PyTorch": lost, "Tenon": 0} else 1


if __name__ == "__main__":
    sys.exit(main())
