#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The test extensions, as the build made them, in PyTorch: what Tenon's own tests expect of them is what
PyTorch gives."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    extensions = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")) / "tests/extensions"
    return subprocess.run([sys.executable, "-W", "ignore", ROOT / "tests/abi/extensions/in_pytorch.py",
                           extensions], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
