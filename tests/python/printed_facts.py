# SPDX-License-Identifier: BSD-3-Clause
"""How tensors are printed: made here for either library, and recorded from PyTorch.

    python tests/python/printed_facts.py         (with PyTorch: records the texts of printed_facts.json anew)

A row is [options, expression, text]. In expressions M is the library, T its tensor(), A, Z and R its operators
arange, zeros and reshape.
"""
import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "printed_facts.json"


def rows():
    return json.loads(FILE.read_text(encoding="utf-8"))


def printed(library, options, expression):
    aten = library.ops.aten
    names = {"M": library, "T": library.tensor, "A": aten.arange, "Z": aten.zeros, "R": aten.reshape,
             "inf": float("inf"), "nan": float("nan")}
    library.set_printoptions(profile="default")
    tensor = eval(expression, names)
    library.set_printoptions(**options)
    try:
        return repr(tensor).replace("torch.", "tenon.")
    finally:
        library.set_printoptions(profile="default")


if __name__ == "__main__":
    import torch
    recorded = [[options, expression, printed(torch, options, expression)] for options, expression, *_ in rows()]
    FILE.write_text("[" + ",\n".join(map(json.dumps, recorded)) + "]\n", encoding="utf-8")
    print(len(recorded), "texts of PyTorch", torch.__version__)
