#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""examples/python/train.py learns the same with `import torch as T` and with `import tenon as T`, and as is recorded.

With --record it writes the record, tests/training/losses.txt, from PyTorch.
"""
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
EXAMPLE = ROOT / "examples/python/train.py"

sys.path.insert(0, str(ROOT / "tests/training"))
from check_losses import RECORDED, TOLERANCE, differences, printed


def main():
    theirs = printed(sys.executable, EXAMPLE, "torch")
    if sys.argv[1:] == ["--record"]:
        RECORDED.write_text("\n".join(theirs) + "\n", encoding="utf-8")
    recorded = RECORDED.read_text(encoding="utf-8").splitlines()
    ours = printed(sys.executable, EXAMPLE, env={**os.environ, "PYTHONPATH": str(BUILD / "lib/python")})
    found = differences(ours, theirs) + differences(theirs, recorded)
    for line, other in found:
        print(f"{line!r} is not {other!r}")
    print(f"{len(theirs)} lines in both hosts and recorded, {len(found)} differ by more than {TOLERANCE}")
    return 1 if found or not theirs else 0


if __name__ == "__main__":
    sys.exit(main())
