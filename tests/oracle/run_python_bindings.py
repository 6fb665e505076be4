#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""gen/python/operators.tsv says which operators are functions and methods in Python: compared with PyTorch, name by name.

With --record it writes spec/python_unbound.txt: the names that PyTorch does not bind although their variants say so.
"""
import collections
import csv
import pathlib
import sys
import types

from releases import absent

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNBOUND = ROOT / "spec/python_unbound.txt"
HEAD = """# SPDX-License-Identifier: BSD-3-Clause
# Names that PyTorch 2.13.0 does not bind in Python although the `variants` of an operator say function or method: backward
# passes, attributes, and what it binds by hand or not at all. tests/oracle/run_python_bindings.py --record writes it.
"""


def bound(torch):
    """Is a name a function of a module, or a method; one that is read as an attribute is none."""
    functions = {"": set(dir(torch._C._VariableFunctions))}
    for module in ("nn", "fft", "linalg", "sparse", "special", "nested"):
        functions[module] = set(dir(getattr(torch._C, f"_{module}")))
    base = torch._C.TensorBase
    methods = {name for name in dir(base) if not isinstance(getattr(base, name), types.GetSetDescriptorType)}
    return lambda module, name: name in functions[module], lambda name: name in methods


def record(is_function, is_method):
    lines = set()
    with open(ROOT / "spec/aten_schemas.tsv", encoding="utf-8") as file:
        for row in csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE):
            name = row["schema"].split("(")[0].split(".")[0]
            if "function" in row["variants"] and not is_function(row["python_module"], name):
                lines.add(f"function {name}\n")
            if "method" in row["variants"] and not is_method(name):
                lines.add(f"method {name}\n")
    UNBOUND.write_text(HEAD + "".join(sorted(lines)))
    print(f"{len(lines)} names")


def main():
    import torch
    is_function, is_method = bound(torch)
    if sys.argv[1:] == ["--record"]:
        record(is_function, is_method)
        return 0
    names = collections.defaultdict(lambda: ["", False, False])
    with open(ROOT / "gen/python/operators.tsv", encoding="utf-8") as file:
        for row in csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t"):
            said = names[row["operator"].split("::")[1].split(".")[0]]
            said[0] = row["module"] if row["function"] else said[0]
            said[1] |= row["function"] == "yes"
            said[2] |= row["method"] == "yes"
    problems, others = 0, {name.split(".")[0] for name in absent(torch.__version__)}
    for name, (module, function, method) in sorted(names.items()):
        if name in others:
            continue
        if function and not is_function(module, name) or method and not is_method(name):
            print(f"{name}: the table says function {function}, method {method}; PyTorch {is_function(module, name)}, {is_method(name)}")
            problems += 1
    print(f"{len(names)} names, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
