# SPDX-License-Identifier: BSD-3-Clause
"""What expressions on tensors give: evaluated here for either library, and recorded from PyTorch.

    python tests/python/tensor_facts.py         (with PyTorch and NumPy: writes tensor_facts.json anew)

`tensor_expressions.txt` has one expression per line, with T for tensor() and M for the library; lines that
begin with `=` start a tensor x, run a statement and show x. An outcome is a text: dtype, sizes and elements
of a tensor, the repr of anything else, or the class of the exception.
"""
import json
import pathlib
import warnings

HERE = pathlib.Path(__file__).resolve().parent


def show(library, value):
    if isinstance(value, library.Tensor):
        return f"{str(value.dtype).partition('.')[2]} {list(value.shape)} {value.tolist()}"
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], library.Tensor):
        return str([show(library, item) for item in value])
    return repr(value)


def outcome(library, numpy, line):
    names = {"M": library, "T": library.tensor, "np": numpy}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if not line.startswith("="):
                return show(library, eval(line, names))
            exec(line[1:], names)
            return show(library, names["x"])
    except Exception as error:
        return type(error).__name__


def lines():
    text = (HERE / "tensor_expressions.txt").read_text(encoding="utf-8")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def facts():
    return json.loads((HERE / "tensor_facts.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    import numpy
    import torch
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  registers operators
    recorded = {line: outcome(torch, numpy, line) for line in lines()}
    (HERE / "tensor_facts.json").write_text(json.dumps(recorded, indent=0) + "\n", encoding="utf-8")
    print(len(recorded), "facts of PyTorch", torch.__version__)
