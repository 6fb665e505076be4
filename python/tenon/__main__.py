# SPDX-License-Identifier: BSD-3-Clause
"""python -m tenon: the command, and where a compiler finds what it needs.

  python -m tenon                 this text, with the version
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


def about():
    """What the package is, for whoever has only its name."""
    import tenon
    return (f"tenon {tenon.__version__}: PyTorch's operator system without PyTorch, in {_where.HERE}\n\n"
            "In Python it is used as PyTorch is: `import tenon`, `tenon.ones(2) + 1`, `tenon.ops.load_library(\"my_ops.so\")`; `help(tenon.add)`\n"
            f"describes a function, `python -i -c \"import tenon\"` is where to try one. The command is {_where.COMMAND}.\n\n"
            + __doc__.split("\n\n", 1)[1].rstrip())


def main():
    """The command takes over the process, so its exit status, signals and terminal are its own."""
    words = sys.argv[1:]
    if not words:
        print(about())
        return 0
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
