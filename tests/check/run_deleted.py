#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""run_deleted.py TENON EXTENSION: every function of the boundary, called with handles that were deleted, is told and fails.

deleted_calls.inc has the calls; one report for each of them is wanted, and no other.
"""
import os
import pathlib
import re
import subprocess
import sys

CALLS = pathlib.Path(__file__).resolve().parent / "deleted_calls.inc"


def wanted():
    for kind, function, parameter in re.findall(r"^(BORROWED|STOLEN|SILENT)\((\w+), (\w+),", CALLS.read_text(), re.MULTILINE):
        if kind == "STOLEN":
            yield f"double delete: {function}: {parameter} was deleted before"
        else:
            yield f"use after delete: {function}: {parameter} is used after it was deleted"


def main():
    tenon, extension = sys.argv[1:]
    run = subprocess.run([tenon, "call", "--lib", extension, "deleted::all", "ones(2)"], env={**os.environ, "TENON_DEBUG": "handles"},
                         capture_output=True, text=True, check=False)
    told = re.findall(r"^tenon-check: ((?!\d).*)$", run.stderr, re.MULTILINE)
    expected = list(wanted())
    faults = [f"not told: {line}" for line in sorted(set(expected) - set(told))]
    faults += [f"told: {line}" for line in sorted(set(told) - set(expected))]
    if len(told) != len(expected):
        faults.append(f"{len(told)} reports instead of {len(expected)}")
    if run.returncode != 99 or run.stdout != "0\n":
        faults.append(f"exit status {run.returncode}, {run.stdout!r} calls did not fail\n{run.stderr[-2000:]}")
    print("\n".join(faults[:40]))
    print(f"{len(expected)} calls with deleted handles, {len(faults)} faults")
    return 1 if faults or len(expected) < 400 else 0


if __name__ == "__main__":
    sys.exit(main())
