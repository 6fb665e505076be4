#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The files that docs/install.md makes, each in its way, and the one that README.md's first command makes load in PyTorch."""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
sys.path.insert(0, str(ROOT / "tests/cli"))
import pages

IN_TORCH = """import torch
torch.ops.load_library("./add_scalar.so")
print(torch.ops.myops.add_scalar(torch.ones(2, 3), 2.5).sum().item())"""


def readme_makes_what_pytorch_loads():
    block = next(text for _, text in pages.blocks_of("README.md") if "add_scalar.c" in text)
    command = pages.commands_of(block)[0][0]
    with tempfile.TemporaryDirectory() as folder:
        for name, path in (("build", BUILD), ("include", ROOT / "include"), ("examples", ROOT / "examples")):
            pathlib.Path(folder, name).symlink_to(path)
        pages.run(command, folder)
        printed = pages.run([sys.executable, "-c", IN_TORCH], folder).split()
    if printed != ["21.0"]:
        raise AssertionError(f"{command}: PyTorch gives {printed}")


def main():
    readme_makes_what_pytorch_loads()
    done = subprocess.run([sys.executable, ROOT / "tests/cli/test_install.py", BUILD, sys.executable], check=False)
    print("README.md and docs/install.md make what PyTorch loads" if done.returncode == 0 else "docs/install.md: see above")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
