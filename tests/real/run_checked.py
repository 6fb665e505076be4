#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""run_real.py once more with the ownership checker in between, which must have nothing to say of binaries in use."""
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
LAST = re.compile(r"tenon-check: (\d+) problems?.* in (\d+) calls and (\d+) kernels(.*)")


def main():
    run = subprocess.run([sys.executable, HERE / "run_real.py"], env={**os.environ, "TENON_DEBUG": "handles"}, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    ends = LAST.findall(run.stdout)
    calls = sum(int(end[1]) for end in ends)
    kernels = sum(int(end[2]) for end in ends)
    unknown = [end[3] for end in ends if end[3]]
    problems = sum(int(end[0]) for end in ends)
    if run.returncode != 0 or not ends or problems or unknown or kernels == 0:
        print(run.stdout)
    print(f"{len(ends)} suites under the checker: {problems} problems in {calls} calls and {kernels} kernels")
    return 1 if run.returncode or not ends or problems or unknown or kernels == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
