# SPDX-License-Identifier: BSD-3-Clause
"""python -m tenon: the command, and where a compiler finds what it needs.

  python -m tenon VERB …          what `tenon VERB …` does
  python -m tenon --cmake-dir     the folder for -Dtenon_DIR=
  python -m tenon --includes      -I options for extensions and programs
  python -m tenon --libs          options to link a program
  python -m tenon --extension-libs options to link an extension, which names PyTorch's library so that either host serves it
"""
import os
import sys

from tenon import _where

ANSWERS = {
    "--cmake-dir": lambda: _where.CMAKE_FOLDER,
    "--includes": lambda: " ".join(f"-I{folder}" for folder in _where.includes()),
    "--libs": lambda: " ".join(_where.libraries()),
    "--extension-libs": lambda: " ".join(_where.extension_libraries()),
}


def main():
    """The command takes over the process, so its exit status, signals and terminal are its own."""
    words = sys.argv[1:]
    if words and all(word in ANSWERS for word in words):
        print(" ".join(ANSWERS[word]() for word in words))
        return 0
    try:
        os.execv(_where.COMMAND, ["tenon", *words])
    except OSError as error:
        print(f"tenon: {_where.COMMAND}: {error.strerror}", file=sys.stderr)
        return 127


if __name__ == "__main__":
    sys.exit(main())
