# SPDX-License-Identifier: BSD-3-Clause
"""Gradients and tangents where arguments are equal or NaN, which PyTorch 2.14 and 2.15 changed.

    python tests/python/tie_facts.py         (with PyTorch: records its release's part of tie_facts.json anew)
    python tests/python/tie_facts.py tenon   (prints what Tenon gives)
"""
import itertools
import json
import math
import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parent / "tie_facts.json"
VALUES = (-1.0, 0.0, 1.0, math.nan)

# Calls of the tensors a, b and c, which together take all values; `inf` and `nan` are numbers.
CALLS = [
    "t.fmax(a, b)", "t.fmin(a, b)", "t.maximum(a, b)", "t.minimum(a, b)", "t.clamp_min(a, b)", "t.clamp_max(a, b)", "t.clamp(a, b)",
    "t.clamp(a, max=b)", "t.clamp(a, b, c)", "t.clamp_min(a, 0)", "t.clamp_max(a, 0.0)", "t.clamp_min(a, nan)", "t.clamp(a, 1)",
    "t.clamp(a, max=-1)", "t.clamp(a, -1, 1)", "t.clamp(a, 0, 0)", "t.clamp(a, 1, -1)", "t.clamp(a, nan, 1)", "t.special.i1(a)",
    "t.special.i1e(a)",
]


def gradients(library, text):
    """The result of a call, the gradient of each tensor, and the tangent for tangents of 1, 10 and 100: a list of numbers each."""
    names = [name for name in "abc" if f"({name}" in text or f", {name}" in text or f"={name}" in text]
    columns = zip(*itertools.product(VALUES, repeat=len(names)))
    tensors = [library.tensor(column, dtype=library.float64, requires_grad=True) for column in columns]
    scope = {"t": library, "nan": math.nan}
    result = eval(text, {**scope, **dict(zip(names, tensors))})
    rows = [result.detach().tolist(), *(g.tolist() for g in library.autograd.grad(result.sum(), tensors))]
    forward = library.autograd.forward_ad
    with forward.dual_level():
        duals = [forward.make_dual(x.detach(), library.full_like(x.detach(), 10.0 ** i)) for i, x in enumerate(tensors)]
        rows.append(forward.unpack_dual(eval(text, {**scope, **dict(zip(names, duals))})).tangent.tolist())
    return rows


def record():
    import torch
    facts = json.loads(FILE.read_text()) if FILE.exists() else {}
    for text in CALLS:
        facts.setdefault(text, {})[torch.__version__.rsplit(".", 1)[0]] = gradients(torch, text)
    lines = (f'{json.dumps(text)}: {{\n' + ",\n".join(f'  "{release}": {json.dumps(rows)}' for release, rows in sorted(of.items())) + "}"
             for text, of in facts.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "}\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["tenon"]:
        import tenon
        import tenon.autograd.forward_ad
        print(json.dumps({text: gradients(tenon, text) for text in CALLS}))
    else:
        record()
