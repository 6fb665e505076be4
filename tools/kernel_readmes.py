#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes the README.md of each family of src/kernels: which file has the kernels of which operators.

  kernel_readmes.py [--check] [BUILD]

What a file defines is read from its object in BUILD (default: build); which operators a kernel serves, from
spec/native_functions.yaml. The first line of a README is written by hand and stays. --check writes nothing
and fails where a README is not what it would write.
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KERNELS = ROOT / "src" / "kernels"
TABLE = "| file | operators |\n|---|---|\n"
SYMBOL = re.compile(r" [TtRrDd] tni_(?:kernel|structured)_(\w+)$", re.M)


def served():
    """Names of operators by kernel, without overloads."""
    names = {}
    for entry in (ROOT / "spec" / "native_functions.yaml").read_text(encoding="utf-8").split("\n- func: ")[1:]:
        operator = re.match(r"[\w.]*", entry).group()
        kernels = re.findall(r"^    [A-Z][\w, ]*: (\w+)$", entry, flags=re.M) or [operator.replace(".", "_")]
        for kernel in kernels:
            names.setdefault(kernel, set()).add(operator.partition(".")[0])
    return names


def defined(build, family):
    """Kernels by file of a family."""
    objects = build / "CMakeFiles" / "tenon_core.dir" / "src" / "kernels" / family
    for path in sorted((KERNELS / family).glob("*.c")):
        compiled = objects / (path.name + ".o")
        if compiled.exists():  # Loops are compiled per instruction set and define no kernel.
            symbols = subprocess.run(["nm", "--defined-only", compiled], capture_output=True, text=True, check=True)
            yield path.name, set(SYMBOL.findall(symbols.stdout))


def table(build, family, names):
    rows = []
    for file, kernels in defined(build, family):
        operators = sorted(set().union(*(names.get(kernel, set()) for kernel in kernels)))
        if operators:
            rows.append(f"| `{file}` | {', '.join(operators)} |\n")
    return TABLE + "".join(rows) if rows else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("build", nargs="?", default=ROOT / "build", type=pathlib.Path)
    options = parser.parse_args()
    if not any((options.build / "CMakeFiles" / "tenon_core.dir" / "src" / "kernels").glob("*/*.o")):
        parser.error(f"{options.build} has no objects of src/kernels: ./dev build")
    names = served()
    stale = []
    for folder in sorted(path for path in KERNELS.iterdir() if path.is_dir()):
        readme = folder / "README.md"
        old = readme.read_text(encoding="utf-8") if readme.exists() else f"# kernels/{folder.name}\n"
        new = old.partition(TABLE)[0].rstrip("\n") + "\n\n" + table(options.build, folder.name, names)
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
