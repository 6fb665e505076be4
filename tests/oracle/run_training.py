#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""examples/python/train.py and finetune.py learn the same with `import torch as T` and with `import tenon as T`, and as is recorded.

finetune.py and finetune.c also learn real digits, if the wheel of scikit-learn is in TENON_WHEELS (tools/wheels.txt): the same losses
in the three. What was trained and saved reads as many digits in PyTorch.
With --record it writes the records, tests/training/*.txt, from PyTorch.
"""
import gzip
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
WHEELS = pathlib.Path(os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
EXAMPLES = ROOT / "examples"

sys.path.insert(0, str(ROOT / "tests/training"))
from check_losses import HERE, TOLERANCE, differences, printed

OURS = {"env": {**os.environ, "PYTHONPATH": str(BUILD / "lib/python")}}


def compare(what, lines, *others):
    """Prints where lines differ from the first ones; how often."""
    found = [pair for other in others for pair in differences(other, lines)]
    for line, other in found:
        print(f"{what}: {line!r} is not {other!r}")
    print(f"{what}: {len(lines)} lines, compared with {len(others)} others, {len(found)} differ by more than {TOLERANCE}")
    return len(found) + (not lines)


def check_recorded(stem, name):
    example, record = EXAMPLES / "python" / f"{stem}.py", HERE / name
    theirs = printed(sys.executable, example, "torch")
    if sys.argv[1:] == ["--record"]:
        record.write_text("\n".join(theirs) + "\n", encoding="utf-8")
    return compare(stem, theirs, printed(sys.executable, example, **OURS), record.read_text(encoding="utf-8").splitlines())


def read_in_pytorch(path, table):
    """What finetune.py says of the digits that it did not learn from."""
    import torch
    from torch.export.pt2_archive._package import load_pt2
    rows = torch.tensor([[float(number) for number in line.split(",")] for line in table.read_text().splitlines()])
    rows = rows[len(rows) * 4 // 5:]
    scores = load_pt2(str(path)).exported_programs["predict"].module()(rows[:, :64].reshape(-1, 8, 8) / 16)
    return f"adam reads {int((scores.argmax(1) == rows[:, 64]).sum())} of {len(rows)}"


def check_digits(wheel):
    """The three hosts on real digits."""
    subprocess.run(["cmake", "--build", BUILD, "--target", "example_finetune"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        table, tuned, by_c = (pathlib.Path(folder) / name for name in ("digits.csv", "tuned.pt2", "by_c.pt2"))
        with zipfile.ZipFile(wheel) as archive:
            table.write_bytes(gzip.decompress(archive.read("sklearn/datasets/data/digits.csv.gz")))
        theirs = printed(sys.executable, EXAMPLES / "python/finetune.py", "torch", table)
        ours = printed(sys.executable, EXAMPLES / "python/finetune.py", "tenon", table, tuned, **OURS)
        in_c = printed(BUILD / "examples/finetune", EXAMPLES / "data/digits.pt2", table, by_c)
        saved = [read_in_pytorch(path, table) for path in (tuned, by_c)]
    return compare("digits", theirs, ours, in_c) + compare("digits, saved", theirs[-1:], saved[:1], saved[1:])


def main():
    wrong = check_recorded("train", "losses.txt") + check_recorded("finetune", "finetuning.txt")
    wheels = sorted(WHEELS.glob("scikit_learn-*.whl"))
    if wheels:
        wrong += check_digits(wheels[-1])
    else:
        print(f"SKIP digits: scikit-learn's wheel is not in {WHEELS}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
