#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""gate.py [--write] [--build FOLDER]: the instructions of small calls, held against bench/instructions.tsv.

Each row is a program, a loop of it and its instructions per step: the difference of two lengths under callgrind, which
counts the same on every machine and under every load. A loop that takes over 3 % more than its row is a failure. What
takes less is told, and `--write` writes it down, so that it is not lost again unseen. Exit status 77: there is no
valgrind.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "bench/instructions.tsv"
SLACK = 0.03
SHORT, MORE = 1000, 2000


def total(program, loop, steps, isa="base"):
    """All instructions of a process, on one thread and at one level, lest they depend on the processor."""
    with tempfile.TemporaryDirectory() as scratch:
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", program, "--count", loop, str(steps)],
            text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, timeout=300,
            env={**os.environ, "OMP_NUM_THREADS": "1", "TENON_ISA": isa})
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"{program.name} --count {loop} {steps}: exit status {done.returncode}\n{done.stderr[-1000:]}")
    return int(found.group(1))


def count(program, loop):
    return round((total(program, loop, SHORT + MORE) - total(program, loop, SHORT)) / MORE)


def verdict(now, row):
    """0: as written down."""
    if now > row * (1 + SLACK):
        return 1
    return -1 if now < row * (1 - SLACK) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--write", action="store_true", help="write the figures of today into the table")
    arguments = parser.parse_args()
    if not shutil.which("valgrind"):
        print("there is no valgrind")
        return 77
    wrong, lines = 0, []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            lines.append(line)
            continue
        program, loop, row = line.split("\t")
        now = count(arguments.build / "bench" / program, loop)
        lines.append(f"{program}\t{loop}\t{now}")
        told = {0: "", 1: "  MORE", -1: "  less: write it down with bench/gate.py --write"}[verdict(now, int(row))]
        wrong += now > int(row) * (1 + SLACK)
        print(f"{loop:18} {now:6} instructions, {row} written down{told}")
    if arguments.write:
        TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
