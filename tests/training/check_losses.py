#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""check_losses.py FILE PROGRAM [ARGUMENT…]: what a program prints is what stands in a file here, its losses to 1e-4.

losses.txt is what examples/python/train.py prints with PyTorch, finetuning.txt what finetune.py does; tests/oracle/run_training.py
compares them with PyTorch again, and with --record writes them.
"""
import itertools
import math
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TOLERANCE = 1e-4


def printed(*command, **options):
    """The lines that a program prints; it has to end well."""
    done = subprocess.run([str(part) for part in command], text=True, capture_output=True, check=False, timeout=250, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} ended with status {done.returncode}\n{done.stderr[-4000:]}")
    return done.stdout.splitlines()


def is_same(line, wanted):
    """Whether two lines are the same but for numbers with a point, which may differ by the tolerance."""
    words, wanted_words = line.split(), wanted.split()
    if len(words) != len(wanted_words):
        return False
    for word, other in zip(words, wanted_words):
        # A difference that is no number is not within the tolerance.
        if word != other and not ("." in word and "." in other and math.fabs(float(word) - float(other)) <= TOLERANCE):
            return False
    return True


def differences(lines, wanted):
    """The pairs of lines that are not the same."""
    return [(line, other) for line, other in itertools.zip_longest(lines, wanted, fillvalue="") if not is_same(line, other)]


def main():
    wanted = (HERE / sys.argv[1]).read_text(encoding="utf-8").splitlines()
    found = differences(printed(*sys.argv[2:]), wanted)
    for line, other in found:
        print(f"printed {line!r}, PyTorch {other!r}")
    print(f"{len(wanted)} lines, {len(found)} differ by more than {TOLERANCE}")
    return 1 if found or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
