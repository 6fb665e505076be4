#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Operators on lists: an extension that calls them gives the same in both hosts, and so do their gradients."""
import os
import pathlib
import sys
import tempfile

BUILD = pathlib.Path(os.environ.get("TENON_BUILD", pathlib.Path(__file__).resolve().parents[2] / "build"))
sys.path.insert(0, str(BUILD / "lib/python"))
try:
    import tenon
except ImportError:
    print("the build has no Python package")
    sys.exit(77)
import torch

# Kernels that hand their stack on: arguments, which the callee owns, and results lie there alike.
SOURCE = """
#include <stdint.h>
#include <stdlib.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#define FORWARD(name, op, overload)                                                      \\
    static void name(uint64_t *stack, uint64_t nargs, uint64_t nouts)                    \\
    {                                                                                    \\
        (void)nargs, (void)nouts;                                                        \\
        if (torch_call_dispatcher(op, overload, stack, TORCH_ABI_VERSION) != 0)          \\
            abort();                                                                     \\
    }
FORWARD(mul, "aten::_foreach_mul", "List")
FORWARD(mul_, "aten::_foreach_mul_", "List")
__attribute__((constructor)) static void add(void)
{
    TorchLibraryHandle library;
    aoti_torch_library_init_def("oracle_lists", __FILE__, __LINE__, &library);
    aoti_torch_library_def(library, "mul(Tensor[] self, Tensor[] other) -> Tensor[]");
    aoti_torch_library_def(library, "mul_(Tensor(a!)[] self, Tensor[] other) -> ()");
    aoti_torch_library_init_impl("oracle_lists", "CompositeExplicitAutograd", __FILE__, __LINE__, &library);
    torch_library_impl(library, "mul", mul, TORCH_ABI_VERSION);
    torch_library_impl(library, "mul_", mul_, TORCH_ABI_VERSION);
}
"""
LEFT_OUT = ("powsum", "_zero")  # PyTorch has no derivative.
failures = 0


def fail(text):
    global failures
    failures += 1
    print(f"FAILED {text}")


def check_extension(folder):
    source, target = folder / "lists.c", folder / "lists.so"
    source.write_text(SOURCE)
    tenon.compile_extension(str(source), output=str(target), load=False)
    shown = []
    for host in (torch, tenon):
        host.ops.load_library(str(target))
        a, b = [host.ones(2), host.ones(3) * 2], [host.ones(2) * 3, host.ones(1) * 4]
        results = host.ops.oracle_lists.mul(a, b)
        host.ops.oracle_lists.mul_(a, b)
        shown.append([[x.tolist() for x in xs] for xs in (results, a, b)])
    if shown[0] != shown[1] or shown[0][0] != [[3.0, 3.0], [8.0, 8.0, 8.0]]:
        fail(f"the extension gives {shown}")


def made(host, value, requires_grad):
    if isinstance(value, list):
        return [made(host, each, requires_grad) for each in value]
    if not isinstance(value, torch.Tensor):
        return value
    tensor = host.tensor(value.tolist(), dtype=host.float64)
    return tensor.requires_grad_() if requires_grad else tensor


def arguments_of(op):
    shapes = [(2, 2), (2, 2)] if "_mm" in op.name() else [(3,), (2, 2)]
    positional, named = [], {}
    for argument in op._schema.arguments:
        kind = str(argument.type)
        if kind == "List[Tensor]":
            positional.append([torch.rand(shape, dtype=torch.float64) * 0.8 + 0.1 for shape in shapes])
        elif kind == "Tensor":
            positional.append(torch.rand(2 if argument.name == "scalars" else (), dtype=torch.float64))
        elif kind == "List[number]":
            positional.append([0.5, 2])
        elif kind == "number" and argument.kwarg_only:
            named[argument.name] = 2
        elif kind == "number":
            positional.append(3 if "norm" in op.name() else 0.5)
    return positional, named


def gradients(host, name, positional, named):
    base, _, overload = name.removeprefix("aten::").partition(".")
    args = [made(host, value, not (isinstance(value, torch.Tensor) and value.dim() == 1)) for value in positional]
    leaves = [x for value in args for x in (value if isinstance(value, list) else [value]) if hasattr(x, "requires_grad")]
    leaves = [x for x in leaves if x.requires_grad]
    is_in_place = base.endswith("_")
    if is_in_place:
        args[0] = [x.clone() for x in args[0]]
    result = getattr(getattr(host.ops.aten, base), overload or "default")(*args, **named)
    outs = args[0] if is_in_place else result
    total = sum((x * x).sum() * (i + 1) for i, x in enumerate(outs))
    found = host.autograd.grad(total, leaves, allow_unused=True)
    return [host.zeros_like(x).tolist() if g is None else g.tolist() for x, g in zip(leaves, found)]


def flat(values):
    return [x for value in values for x in flat(value)] if isinstance(values, list) else [values]


def check_gradients():
    compared = refused = 0
    for name in sorted(torch._C._dispatch_get_all_op_names()):
        if not name.startswith("aten::_foreach_") or name.endswith("out") or any(word in name for word in LEFT_OUT):
            continue
        base, _, overload = name.removeprefix("aten::").partition(".")
        positional, named = arguments_of(getattr(getattr(torch.ops.aten, base), overload or "default"))
        try:
            want = gradients(torch, name, positional, named)
        except RuntimeError:
            refused += 1
            continue
        got = gradients(tenon, name, positional, named)
        compared += 1
        if any(abs(x - y) > 1e-9 * max(1, abs(x)) for x, y in zip(flat(want), flat(got), strict=True)):
            fail(f"{name}: the gradients are {got}, PyTorch's {want}")
    print(f"{compared} operators have PyTorch's gradients; {refused} have none there")
    if compared < 100:
        fail("too few were compared")


def main():
    torch.manual_seed(0)
    with tempfile.TemporaryDirectory() as folder:
        check_extension(pathlib.Path(folder))
    check_gradients()
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
