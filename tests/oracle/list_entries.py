# SPDX-License-Identifier: BSD-3-Clause
"""Entries for operators that PyTorch's database knows in another form or not: those on lists of tensors, and optimisers.

They have of an entry what record_corpus.py asks for; their samples follow from the schemas."""
import random
import types

import torch

SHAPES = [(3,), (2, 2), (), (0,), (1, 3), (2, 1, 2)]
NUMBERS = [2, 1.5, -1, True, 0, 0.5]
FLOATS = (torch.float32, torch.float64, torch.bfloat16)
DTYPES = (*FLOATS, torch.float16, torch.int64, torch.int32, torch.uint8, torch.bool, torch.complex64)


def tensor_of(rng, shape, dtype):
    values = torch.rand(shape, dtype=torch.float64, generator=torch.Generator().manual_seed(rng.randrange(1 << 30)))
    if dtype.is_complex:
        return torch.complex(values + 0.1, 1 - values).to(dtype)
    if dtype.is_floating_point:
        return (values * 1.8 + 0.1).to(dtype)
    return (values > 0.5 if dtype == torch.bool else values * 5).to(dtype)


class Entry:
    """One overload."""
    error_inputs_func = None
    supports_autograd = False

    def __init__(self, op):
        self.op, self.full_name = op, op.name().removeprefix("aten::")

    def supported_dtypes(self, device):
        return DTYPES

    def supported_backward_dtypes(self, device):
        return ()

    def sample_inputs(self, device, dtype, requires_grad=False):
        rng = random.Random(f"{self.full_name} {dtype}")
        for number in range(24):
            args, kwargs = self.arguments(rng, dtype, number)
            yield types.SimpleNamespace(input=args[0], args=args[1:], kwargs=kwargs)


class ListEntry(Entry):
    """A `_foreach_` operator: lists of one kind, and in some calls of mixed sizes and dtypes or unlike lengths."""

    def item(self, rng, shape, dtype, is_odd):
        if is_odd and rng.random() < 0.3:
            shape, dtype = rng.choice([shape, (1,), ()]), rng.choice([dtype, torch.float64, torch.int32])
        return tensor_of(rng, shape, dtype)

    def value(self, rng, kind, name, shapes, dtype, number):
        if kind == "List[Tensor]":
            is_short = number == 23 and name != "self" and len(shapes) > 1
            return [self.item(rng, shape, dtype, number % 3 == 2) for shape in shapes[:-1 if is_short else None]]
        if kind == "Tensor":
            return tensor_of(rng, (len(shapes),) if name == "scalars" else (), rng.choice([dtype, torch.float32]))
        if kind == "number":
            return rng.choice(NUMBERS)
        if kind == "List[number]":
            return [rng.choice(NUMBERS) for _ in range(len(shapes) + (number == 22))]
        return None

    def arguments(self, rng, dtype, number):
        is_matrix = "_mm" in self.full_name
        shapes = [(2, 2) if is_matrix else rng.choice(SHAPES) for _ in range(rng.choice([1, 2, 3]))]
        args, kwargs = [], {}
        for argument in self.op._schema.arguments:
            value = self.value(rng, str(argument.type), argument.name, shapes, dtype, number)
            if argument.is_out:
                kwargs[argument.name] = [tensor_of(rng, shape, dtype) for shape in shapes]
            elif value is not None and argument.kwarg_only:
                kwargs[argument.name] = value
            elif value is not None:
                args.append(value)
        return args, kwargs


class OptimiserEntry(Entry):
    """A `_fused_` operator: steps that a program could make. The order of lists is that of every such schema."""
    STATE = ("grads", "exp_avgs", "exp_avg_sqs", "momentum_buffer_list", "state_sums", "max_exp_avg_sqs")

    def supported_dtypes(self, device):
        return FLOATS[:2] if "sgd" in self.full_name else FLOATS  # Halves of PyTorch's SGD are other memory.

    def numbers(self, rng):
        return {"beta1": rng.choice([0.9, 0.3]), "beta2": 0.999, "weight_decay": rng.choice([0.0, 0.03]), "eps": 1e-8,
                "lr": 0.01, "lr_decay": rng.choice([0.0, 0.1]), "momentum": rng.choice([0.0, 0.9]),
                "dampening": rng.choice([0.0, 0.1]), "maximize": rng.random() < 0.3, "amsgrad": rng.random() < 0.5,
                "nesterov": rng.random() < 0.5, "is_first_step": rng.random() < 0.3}

    def arguments(self, rng, dtype, number):
        numbers, args, kwargs = self.numbers(rng), [], {}
        shapes = [rng.choice([(3,), (2, 2), (40,), ()]) for _ in range(rng.choice([1, 2]))]
        for argument in self.op._schema.arguments:
            name = argument.name
            is_empty = name == "max_exp_avg_sqs" and not numbers["amsgrad"] or name == "momentum_buffer_list" and not numbers["momentum"]
            if name == "state_steps":
                args.append([torch.tensor(rng.choice([1.0, 7.0])) for _ in shapes])
            elif name in ("self", *self.STATE):
                args.append([] if is_empty else [tensor_of(rng, shape, dtype) for shape in shapes])
            elif name == "lr" and str(argument.type) == "Tensor":
                kwargs[name] = torch.tensor(0.01)
            elif name in numbers:
                kwargs[name] = numbers[name]
            elif name == "out":
                kwargs[name] = [tensor_of(rng, shape, dtype) for shape in shapes]
            elif rng.random() < 0.3:
                kwargs[name] = torch.tensor(rng.choice([0.0, 1.0]) if name == "found_inf" else 4.0)
        return args, kwargs


def list_entries():
    """An entry for each such overload of PyTorch's."""
    for name in sorted(torch._C._dispatch_get_all_op_names()):
        base, _, overload = name.removeprefix("aten::").partition(".")
        if base.startswith("_foreach_") or base.rstrip("_") in ("_fused_adam", "_fused_adamw", "_fused_sgd", "_fused_adagrad"):
            op = getattr(getattr(torch.ops.aten, base), overload or "default")
            yield (ListEntry if base.startswith("_foreach") else OptimiserEntry)(op)
