#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes the README.md of each family of src/kernels: which file has the kernels of which operators.

  kernel_readmes.py [--check]

What a file defines is read from its object in build/; which operators a kernel serves, from
spec/native_functions.yaml. The first line of a README is written by hand and stays. --check writes nothing
and fails where a README is not what it would write.
"""
import argparse
import pathlib
import re
import sys

import references
from sources import kernels_by_operator

ROOT = pathlib.Path(__file__).resolve().parent.parent
KERNELS = ROOT / "src" / "kernels"
TABLE = "| file | operators |\n|---|---|\n"
KERNEL = re.compile(r"tni_(?:kernel|structured)_(\w+)")


def served():
    """Names of operators by kernel, without overloads."""
    names = {}
    for operator, kernels in kernels_by_operator((ROOT / "spec" / "native_functions.yaml").read_text(encoding="utf-8")):
        for kernel in kernels:
            names.setdefault(kernel, set()).add(operator.partition(".")[0])
    return names


def defined():
    """Kernels by source."""
    kernels = {}
    for name, kind, symbol in references.symbols(ROOT, "src"):
        kernel = KERNEL.fullmatch(symbol)
        if kernel and kind in "TtRrDd":
            kernels.setdefault(name, set()).add(kernel[1])
    return kernels


def table(family, kernels, names):
    rows = []
    for source in sorted(name for name in kernels if name.startswith(f"src/kernels/{family}/")):
        operators = sorted(set().union(*(names.get(kernel, set()) for kernel in kernels[source])))
        if operators:
            rows.append(f"| `{source.rpartition('/')[2]}` | {', '.join(operators)} |\n")
    return TABLE + "".join(rows) if rows else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    names = served()
    try:
        kernels = defined()
    except references.Unbuilt as why:
        parser.error(str(why))
    stale = []
    for folder in sorted(path for path in KERNELS.iterdir() if path.is_dir()):
        readme = folder / "README.md"
        old = readme.read_text(encoding="utf-8") if readme.exists() else f"# kernels/{folder.name}\n"
        new = old.partition(TABLE)[0].rstrip("\n") + "\n\n" + table(folder.name, kernels, names)
        new = new.rstrip("\n") + "\n"
        if new != old and options.check:
            stale.append(readme.relative_to(ROOT))
        elif new != old:
            readme.write_text(new, encoding="utf-8")
    for readme in stale:
        print(f"{readme} is not what tools/kernel_readmes.py would write: ./dev regen", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
