#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The schemas of a release of PyTorch and those of Tenon that answers as it: same names, same texts.

The Python that runs this has the release: 2.13.0 in `./dev oracle`, 2.15.0 in `./dev oracle --release 2.15`. Every operator of Tenon in
`aten` must be PyTorch's with the same schema. Of what PyTorch has and Tenon has not, only the number is told: docs/operators.md has the
list of what is there. A schema is compared as PyTorch prints it. LISTED has what differs, and why.
"""
import os
import pathlib
import subprocess
import sys

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
LISTED = {}


def name_of(schema):
    return schema.split("(", 1)[0]


def theirs():
    return {name_of(text): text for text in map(str, torch._C._jit_get_all_schemas()) if text.startswith("aten::")}


def printed(text):
    """The schema as PyTorch prints it; spellings of defaults are not compared."""
    return str(torch._C.parse_schema(text))


def ours(release):
    done = subprocess.run([BUILD / "bin/tenon", "--torch-abi", release, "ops", "aten::*"], text=True, check=True, stdout=subprocess.PIPE)
    return {name_of(line): line for line in done.stdout.splitlines()}


def main():
    release = ".".join(torch.__version__.split(".")[:2])
    here, there = ours(release), theirs()
    faults = []
    for name, text in sorted(here.items()):
        if name not in there:
            faults.append((name, "PyTorch has no such operator"))
        elif printed(text) != printed(there[name]):
            faults.append((name, f"{printed(text)}\n  PyTorch: {printed(there[name])}"))
    wrong = [(name, what) for name, what in faults if name not in LISTED]
    stale = [name for name in LISTED if name not in dict(faults)]
    for name, what in wrong:
        print(f"{name}: {what}")
    for name in stale:
        print(f"{name}: is listed and does not differ")
    print(f"{len(here)} operators of Tenon against PyTorch {release}: {len(wrong)} differ, {len(LISTED)} listed; {len(there.keys() - here.keys())} of PyTorch's are not here")
    return 1 if wrong or stale or not here else 0


if __name__ == "__main__":
    sys.exit(main())
