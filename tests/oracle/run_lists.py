#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Operators on lists: an extension that calls them gives the same in both hosts, and so do their gradients."""
import os
import pathlib
import re
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

# Operators that the extension calls, each by both of the ABI's functions, and its own schemas for them. Numbers of any kind
# (Scalar) have no form in a stack: the `.Scalar` overloads are refused in PyTorch's words, and write nothing.
CALLED = (
    ("mul_list", "_foreach_mul", "List", "(Tensor[] a, Tensor[] b) -> Tensor[]"),
    ("mul_list_", "_foreach_mul_", "List", "(Tensor(a!)[] a, Tensor[] b) -> ()"),
    ("mul_scalar", "_foreach_mul", "Scalar", "(Tensor[] a, float s) -> Tensor[]"),
    ("mul_scalar_", "_foreach_mul_", "Scalar", "(Tensor(a!)[] a, float s) -> ()"),
    ("add_scalar", "_foreach_add", "Scalar", "(Tensor[] a, float s) -> Tensor[]"),
    ("add_scalar_", "_foreach_add_", "Scalar", "(Tensor(a!)[] a, float s) -> ()"),
    ("add_list", "_foreach_add", "List", "(Tensor[] a, Tensor[] b, float s) -> Tensor[]"),
    ("addcmul", "_foreach_addcmul", "Scalar", "(Tensor[] a, Tensor[] b, Tensor[] b, float s) -> Tensor[]"),
    ("norm", "_foreach_norm", "Scalar", "(Tensor[] a, float s, ScalarType? dtype) -> Tensor[]"),
    ("mul_tensor", "_foreach_mul", "Tensor", "(Tensor[] a, Tensor t) -> Tensor[]"),
    ("mul_tensor_", "_foreach_mul_", "Tensor", "(Tensor(a!)[] a, Tensor t) -> ()"),
    ("abs", "_foreach_abs", "", "(Tensor[] a) -> Tensor[]"),
    ("abs_", "_foreach_abs_", "", "(Tensor(a!)[] a) -> ()"),
    ("zero_", "_foreach_zero_", "", "(Tensor(a!)[] a) -> ()"),
    ("copy_", "_foreach_copy_", "", "(Tensor(a!)[] a, Tensor[] b, bool later) -> ()"),
)
# Tenon names operators and argument in front.
PLACE = re.compile(r"^(oracle_lists::\w+: )?(aten::[\w.]+: argument \d+: )?")
DISPATCHERS = {"new": "torch_call_dispatcher(op, overload, stack, TORCH_ABI_VERSION)",
               "old": "aoti_torch_call_dispatcher(op, overload, stack)"}


def source():
    """Kernels that hand their stack on: arguments, which the callee owns, and results lie there alike."""
    kernels, definitions, registrations = [], [], []
    for name, op, overload, schema in CALLED:
        for way, call in DISPATCHERS.items():
            kernels.append(f"""
static void {name}_{way}(StableIValue *stack, uint64_t nargs, uint64_t nouts)
{{
    const char *op = "aten::{op}", *overload = "{overload}";
    (void)nargs, (void)nouts;
    if ({call} != 0)
        aoti_torch_check(false, op, __FILE__, __LINE__, torch_exception_get_what_without_backtrace());
}}""")
            definitions.append(f'    aoti_torch_library_def(library, "{name}_{way}{schema.replace("b, Tensor[] b,", "b, Tensor[] c,")}");')
            registrations.append(f'    torch_library_impl(library, "{name}_{way}", {name}_{way}, TORCH_ABI_VERSION);')
    newline = "\n"
    return f"""
#include <stdbool.h>
#include <stdint.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
{newline.join(kernels)}
__attribute__((constructor)) static void add(void)
{{
    TorchLibraryHandle library;
    aoti_torch_library_init_def("oracle_lists", __FILE__, __LINE__, &library);
{newline.join(definitions)}
    aoti_torch_library_init_impl("oracle_lists", "CompositeExplicitAutograd", __FILE__, __LINE__, &library);
{newline.join(registrations)}
}}
"""


LEFT_OUT = ("powsum", "_zero")  # PyTorch has no derivative.
failures = 0


def fail(text):
    global failures
    failures += 1
    print(f"FAILED {text}")


def call_both_ways(host, name, schema):
    """Results or the failure, and what the call left in its arguments, of both dispatcher functions."""
    given = []
    for way in DISPATCHERS:
        lists = {"a": [host.ones(2) * -2, host.ones(3) * 2], "b": [host.ones(2) * 3, host.ones(1) * 4]}
        values = {"s": 1.5, "t": host.tensor(5.0), "dtype": None, "later": False, **lists}
        words = [each.split()[-1] for each in schema[1:schema.index(") ->")].split(",")]
        try:
            results = getattr(host.ops.oracle_lists, f"{name}_{way}")(*(values[word] for word in words))
        except RuntimeError as error:
            results = PLACE.sub("", str(error)).splitlines()[0]
        shown = [x.tolist() for x in results] if isinstance(results, list) else results
        given.append((shown, [[x.tolist() for x in each] for each in lists.values()]))
    return given


def check_extension(folder):
    file, target = folder / "lists.c", folder / "lists.so"
    file.write_text(source())
    tenon.compile_extension(str(file), output=str(target), load=False)
    for host in (torch, tenon):
        host.ops.load_library(str(target))
    for name, op, overload, schema in CALLED:
        theirs, ours = (call_both_ways(host, name, schema) for host in (torch, tenon))
        if theirs != ours:
            fail(f"{op}.{overload}: PyTorch {theirs}, Tenon {ours}")
        if (overload == "Scalar" or name == "add_list") != ("Not yet supported conversion" in str(theirs[0][0])):
            fail(f"{op}.{overload} gives {theirs}")


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
