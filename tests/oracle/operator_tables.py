# SPDX-License-Identifier: BSD-3-Clause
"""The table of operators (spec/aten_schemas.tsv), with the signatures with `out` that are made from others."""
import csv
import pathlib
import re

SPEC = pathlib.Path(__file__).resolve().parents[2] / "spec"

# Keywords that a signature with `out` takes although the operator's schema has none of them.
OPTIONS = {"dtype", "layout", "device", "pin_memory", "requires_grad"}


class Arg:
    """One argument of a schema."""

    __slots__ = ("name", "type", "base", "items", "optional", "initial", "keyword", "is_out")

    def __init__(self, text, keyword):
        declared, _, initial = text.partition("=")
        self.type, self.name = re.sub(r"\([a-z|!>* -]*\)", "", declared).rsplit(" ", 1)
        self.initial = initial if "=" in text else None
        self.keyword, self.is_out = keyword, keyword and "!" in declared
        parts = re.fullmatch(r"(\w+)(\??)((?:\[\d*\])?)(\??)", self.type)
        self.base = parts[1].removeprefix("Sym").lower() if parts else self.type
        # None: not a list; "": any number of items; "2": one item stands for two.
        self.items = parts[3][1:-1] if parts and parts[3] else None
        self.optional = bool(parts and (parts[4] or not parts[3] and parts[2]))


class Schema:
    """A row of the table of operators."""

    __slots__ = ("name", "base", "overload", "args", "variants", "module", "text", "outs")

    def __init__(self, text, variants="", module=""):
        self.text, self.variants, self.module = text, variants, module
        full, rest = text.split("(", 1)
        self.name = full if "::" in full else f"aten::{full}"
        self.base, _, self.overload = self.name.split("::")[1].partition(".")
        self.args, keyword = [], False
        for part in split_arguments(rest[:rest.rindex(") ->")]):
            if part == "*":
                keyword = True
            else:
                self.args.append(Arg(part, keyword))
        self.outs = [arg for arg in self.args if arg.is_out]


def split_arguments(text):
    """At commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in parts + [text[start:].strip()] if part]


def read_schemas(path=SPEC / "aten_schemas.tsv"):
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Schema(row["schema"], row["variants"], row["python_module"])
            for name in row["autogen"].split(","):
                if "out" in name:
                    yield Schema(with_out(row["schema"], name.strip()))


def with_out(text, name):
    """The schema of the signature `name` with `out` that is made from one without."""
    inner, returns = text.split("(", 1)[1].rsplit(") -> ", 1)
    count = returns.count("Tensor")
    outs = [f"Tensor({chr(97 + i)}!){'[]' if '[]' in returns else ''} out{i if count > 1 else ''}"
            for i in range(count)]
    star = [] if "*" in split_arguments(inner) else ["*"]
    return f"{name}({', '.join([*split_arguments(inner), *star, *outs])}) -> {returns}"
