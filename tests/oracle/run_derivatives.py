#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""examples/polar, built once, has the same gradients in PyTorch and in Tenon, by its own backward operators.

In Tenon the file brings its derivatives; in PyTorch `register` says which operators they are. With --torch or --tenon it
is the child that prints what the host computes.
"""
import json
import math
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
EXTENSION = BUILD / "examples/polar.so"


def register(torch):
    ops = torch.ops.polar

    def keep_tensors(ctx, inputs, output): ctx.save_for_backward(*inputs)
    def polar(ctx, r, phi): return ops.polar_backward(r, phi, *ctx.saved_tensors)
    torch.library.register_autograd("polar::polar", polar, setup_context=keep_tensors)

    def keep_both(ctx, inputs, output): ctx.save_for_backward(inputs[0]); ctx.beta = inputs[1]
    def swish(ctx, grad): return ops.swish_backward(grad, *ctx.saved_tensors, ctx.beta), None
    torch.library.register_autograd("polar::swish", swish, setup_context=keep_both)


def cases(T):
    """Names, and functions of two leaves to one number."""
    ops = T.ops.polar
    yield "swish", lambda x, y: (ops.swish(x, 1.5) * y).sum()
    yield "swish with its default", lambda x, y: (ops.swish(x * y) * y).sum()
    yield "swish of a view", lambda x, y: ops.swish(x[::2], 0.25).sum() + y.sum()
    yield "swish of swish", lambda x, y: ops.swish(ops.swish(x, 2.0) + y, 0.5).sum()
    yield "both results", lambda x, y: (ops.polar(x, y)[0] * ops.polar(y, x)[1]).sum()
    yield "the length alone", lambda x, y: ops.polar(x, y)[0].sum()
    yield "the angle alone", lambda x, y: (ops.polar(x, y)[1] * x).sum()
    yield "of one and the same", lambda x, y: ops.polar(x, x)[0].sum() + y.sum()


def compute(T, name):
    T.ops.load_library(str(EXTENSION))
    if name == "torch":
        register(T)
    answers = {}
    for case, function in cases(T):
        leaves = [T.tensor(values, dtype=T.float64, requires_grad=True)
                  for values in ([0.5, -1.0, 2.0, 0.125], [1.5, -0.25, -3.0, 4.0])]
        root = function(*leaves)
        root.backward()
        answers[case] = [[root.item()], *(leaf.grad.tolist() for leaf in leaves)]
    x = T.tensor([1.0], dtype=T.float64, requires_grad=True)
    answers["node"] = T.ops.polar.swish(x, 1.0).grad_fn.name()
    print(json.dumps(answers))


def child(host):
    done = subprocess.run([sys.executable, __file__, f"--{host}"], text=True, capture_output=True, check=False, timeout=300,
                          env={**os.environ, "PYTHONPATH": str(BUILD / "lib/python")})
    if done.returncode:
        print(f"{host} ended with status {done.returncode}\n{done.stderr}")
        return {}
    return json.loads(done.stdout.splitlines()[-1])


def is_same(ours, theirs):
    """Sums are added up in different orders, and the last bit may differ."""
    if not isinstance(ours, list) or not isinstance(theirs, list):
        return ours == theirs
    return [len(part) for part in ours] == [len(part) for part in theirs] and all(
        math.isclose(a, b, rel_tol=1e-14, abs_tol=1e-300) for one, other in zip(ours, theirs) for a, b in zip(one, other))


def main():
    if sys.argv[1:] == ["--torch"]:
        import torch
        compute(torch, "torch")
        return 0
    if sys.argv[1:] == ["--tenon"]:
        import tenon
        compute(tenon, "tenon")
        return 0
    if not (BUILD / "lib/python/tenon").exists():
        print(f"{BUILD}/lib/python has no package")
        return 77
    ours, theirs = child("tenon"), child("torch")
    problems = 0
    for case in sorted({*ours, *theirs}):
        if not is_same(ours.get(case), theirs.get(case)):
            print(f"{case}: Tenon {ours.get(case)}, PyTorch {theirs.get(case)}")
            problems += 1
    problems += len(ours) < 9
    print(f"{len(ours)} answers in both hosts, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
