#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""examples/python/tour.py prints the same with `import torch as T` and with `import tenon as T`.

With --torch it is the child that runs the tour in PyTorch: a build without CUDA needs libraries that stand in first.
"""
import itertools
import os
import pathlib
import runpy
import subprocess
import sys
import tempfile
from importlib.metadata import version

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
WHEELS = pathlib.Path(os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels")).resolve()
TOUR = ROOT / "examples/python/tour.py"
# Fewer lines would mean that the tour ended before its end.
LEAST_LINES = 9


def tour_in_torch():
    import stand_ins
    import torch  # The stand-ins are opened after what they would stand in for.
    with tempfile.TemporaryDirectory() as folder:
        stand_ins.build(folder)
        keep = stand_ins.open_all(folder)
    sys.argv = [str(TOUR), "torch"]
    runpy.run_path(str(TOUR), run_name="__main__")
    return torch, keep


def printed(*command):
    """The exit status and the lines that the tour prints, with the build's package and torchaudio's wheel to import."""
    paths = [str(BUILD / "lib/python"), str(WHEELS / "torchaudio")]
    done = subprocess.run([sys.executable, *command], env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, text=True,
                          capture_output=True, check=False, timeout=300)
    if done.returncode not in (0, 77):
        print(f"{' '.join(map(str, command))} ended with status {done.returncode}\n{done.stderr}")
    return done.returncode, done.stdout.splitlines()


def main():
    if sys.argv[1:] == ["--torch"]:
        tour_in_torch()
        return 0
    status, ours = printed(TOUR)
    if status == 77:
        print("\n".join(ours))
        return 77
    their_status, theirs = printed(__file__, "--torch")
    if version("torch").split(".")[:2] >= ["2", "15"]:
        # A message names its operator there.
        theirs = [line.removeprefix("mm: ") for line in theirs]
    problems = (status != 0) + (their_status != 0)
    for number, (our, their) in enumerate(itertools.zip_longest(ours, theirs), 1):
        if our != their:
            print(f"line {number}: Tenon {our!r}, PyTorch {their!r}")
            problems += 1
    if len(ours) < LEAST_LINES:
        print(f"{len(ours)} lines, fewer than {LEAST_LINES}")
        problems += 1
    print(f"{len(ours)} lines in both hosts, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
