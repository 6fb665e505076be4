#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes spec/python_signatures.tsv: the order in which PyTorch tries the overloads of a name.

  record_signatures.py [FILE]

Each function and method of the table of operators is called with what no signature takes. A name that has
several signatures answers with the list of them, in its order; each is an overload of the table by the
names and kinds of its arguments. Names with one signature are not written.
"""
import pathlib
import re
import sys

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]

import operator_tables

MODULES = {"": torch, "nn": torch._C._nn, "special": torch._C._special, "linalg": torch._C._linalg,
           "fft": torch._C._fft, "sparse": torch._C._sparse, "nested": torch._C._nested}
# Words of the lists for types of the schemas; others do not tell overloads apart.
LISTED = {"Number": "scalar", "Tensor": "tensor", "float": "float", "tuple of Tensors": "tensor[]",
          "tuple of Scalars": "scalar[]"}
# What the lists have beside the schemas' arguments, or leave out.
ASIDE = operator_tables.OPTIONS | {"out"}


class Nothing:
    """Fits no argument."""


def refused_calls():
    """Arguments of which one list or another is told; several, as the count is looked at first."""
    x, one = Nothing(), torch.zeros(2)
    for count in (3, 1, 0, 2, 9, 4):
        yield [x] * count, {}
    for args in ([one, x], [one, x, x], [one, one, x], [[one], x], [one] * 9, [one], [], [one] * 2, [one] * 3):
        yield args, {"nothing": x}


def signatures(function, receiver):
    """The lines of the list, or none."""
    for args, kwargs in refused_calls():
        try:
            function(*receiver, *args, **kwargs)
        except Exception as error:
            if "expected one of" in str(error):
                return re.findall(r"^ \* \((.*)\)$", str(error), re.M)
    return []


def listed_args(line):
    """[(name, kind)] of a line of the list."""
    found = []
    for part in operator_tables.split_arguments(line):
        kind, _, name = part.partition("=")[0].strip().rpartition(" ")
        if kind and name not in ASIDE:
            found.append((plain(name), LISTED.get(kind, "")))
    return found


def schema_args(schema, method):
    """The same of a schema."""
    kinds = ((arg, arg.base + ("" if arg.items is None else "[]")) for arg in schema.args)
    return [(plain(arg.name), kind if kind in LISTED.values() else "") for arg, kind in kinds
            if arg.name not in ASIDE and not (method and arg.name == "self")]


def plain(name):
    return "self" if name == "input" else name


def overload_of(line, schemas, method):
    """The schema that a line is; the kinds tell between those of the same names."""
    wanted = listed_args(line)
    for same in (lambda args: args == wanted,
                 lambda args: [name for name, _ in args] == [name for name, _ in wanted]):
        for schema in schemas:
            if same(schema_args(schema, method)):
                return schema
    return None


def order(function, receiver, schemas):
    method, names, left = bool(receiver), [], list(schemas)
    for line in signatures(function, receiver):
        schema = overload_of(line, left, method)
        if schema is not None:
            left.remove(schema)
            names.append(schema.overload or "default")
    return names


def rows():
    bases = {}
    for schema in operator_tables.read_schemas():
        if not schema.outs and "Dimname" not in schema.text:
            bases.setdefault(schema.base, []).append(schema)
    for base, schemas in bases.items():
        functions = [schema for schema in schemas if "function" in schema.variants]
        module = functions[0].module if functions else None
        if module in MODULES and hasattr(MODULES[module], base):
            yield module or "torch", base, order(getattr(MODULES[module], base), [], functions)
        methods = [schema for schema in schemas if "method" in schema.variants]
        if methods and hasattr(torch.Tensor, base):
            yield "Tensor", base, order(getattr(torch.Tensor, base), [torch.zeros(2)], methods)


def main():
    path = pathlib.Path(sys.argv[1]) if sys.argv[1:] else ROOT / "spec/python_signatures.tsv"
    lines = sorted(f"{module}\t{base}\t{','.join(names)}" for module, base, names in rows() if len(names) > 1)
    path.write_text("\n".join(["module\tname\toverloads", *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
