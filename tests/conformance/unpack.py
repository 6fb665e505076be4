#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""unpack.py FOLDER FILE.xz…: unpacks each file into FOLDER, and writes FOLDER/stamp when all are there."""
import lzma
import pathlib
import shutil
import sys


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for packed in map(pathlib.Path, sys.argv[2:]):
        with lzma.open(packed) as source, open(folder / packed.stem, "wb") as target:
            shutil.copyfileobj(source, target)
    (folder / "stamp").touch()


if __name__ == "__main__":
    main()
