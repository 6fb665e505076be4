#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes programs that another release of PyTorch exports, with what it gives for them, for the tests of Tenon.

  record_releases.py [FOLDER]

To be run by a Python that has that release. FOLDER (tests/program/data/releases) gets 2.8.0.tar.xz, or as the release is called: programs of record_programs.py with their runs and gradients, and
several.pt2, an archive of two of them. tests/python/test_program_releases.py runs them. A program that this release cannot export is left out and named in left_out.txt.
"""
import pathlib
import sys
import tarfile
import tempfile
import warnings

import torch

import record_programs
from torch.export.pt2_archive._package import package_pt2

NAMES = ("mlp", "nested", "trained", "counting", "shapes", "lstm", "attention", "convolution", "asserting", "choosing", "looping", "scanning", "regions", "shared", "guarded", "derived")


def record_all(folder):
    """Records the programs, and two of them in one archive; says what could not be."""
    programs, left_out = {}, []
    for case in record_programs.cases():
        name = case[0]
        if name not in NAMES:
            continue
        try:
            programs[name] = record_programs.record(case, folder)
        except Exception as error:  # noqa: BLE001
            left_out.append(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}")
            (folder / f"{name}.pt2").unlink(missing_ok=True)
    package_pt2(folder / "several.pt2", exported_programs={name: programs[name] for name in ("mlp", "shared")})
    (folder / "left_out.txt").write_text("".join(f"{line}\n" for line in left_out))


def without_owner(entry):
    """Nothing in the archive says when and where it was made."""
    entry.mtime = entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def main():
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else record_programs.HERE.parent / "program" / "data" / "releases"
    release = torch.__version__.split("+")[0]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        record_all(folder)
        with tarfile.open(target / f"{release}.tar.xz", "w:xz", preset=9) as archive:
            for path in sorted(folder.iterdir()):
                archive.add(path, path.name, filter=without_owner)
        print((folder / "left_out.txt").read_text(), end="")
    print(f"{release}.tar.xz: {(target / f'{release}.tar.xz').stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main())
