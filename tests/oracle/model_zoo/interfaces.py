# SPDX-License-Identifier: BSD-3-Clause
"""What goes in and out: trees, views, writes, and operators of others."""
import collections
import dataclasses
import typing

import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, model, sets, variants


@model
def pytrees():
    class Tree(nn.Module):
        def forward(self, x, pair, *, named, flag=True):
            total = x + pair[0] * named["a"]
            return {"sum": total, "parts": [pair[1], (named["b"][0] * 2, None)], "flag": flag, "again": total}

    def inputs():
        return torch.randn(3), (torch.randn(3), torch.randn(2)), {"named": {"a": torch.randn(3), "b": [torch.randn(4)]}}
    return Case(Tree(), [inputs() for _ in range(2)])


@model
def outputs():
    """The same tensor twice, an input, a constant, an integer, a view of an input."""
    def forward(self, x, y):
        z = x + 1
        return z, z, y, self.kept, x.shape[0], y.view(-1), None
    return Case(Lambda(forward, kept=torch.randn(3)), sets((2, 3), (2, 2)))


@model
def mutation():
    """An input and a buffer are written."""
    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("seen", torch.zeros(3))

        def forward(self, x, y):
            self.seen.add_(x.sum(0))
            y.mul_(2).add_(x)
            return self.seen + 0, y * 3
    return Case(Counter(), sets((2, 3), (2, 3)))


@model
def scalar_outputs():
    def forward(_, x):
        return x.sum(), x.mean(), torch.tensor(3.0), x.new_zeros(2, 0), x[:0]
    return Case(Lambda(forward), sets((4, 3)))


@model
def strides():
    """Inputs that are not contiguous, outputs that are views."""
    def forward(_, x, y):
        return x.t() + 1, y.permute(0, 2, 3, 1), x[:, ::2], torch.cat([x, x], 1).t(), y.contiguous(memory_format=torch.channels_last)
    plane = [torch.randn(2, 3, 4, 5).contiguous(memory_format=torch.channels_last) for _ in range(2)]
    return Case(Lambda(forward), [(torch.randn(6, 4).t(), part) for part in plane])


# ---- dtypes, sizes and nests at the border ---------------------------------------------------------

class Pair(typing.NamedTuple):
    first: torch.Tensor
    second: typing.Any


torch.utils._pytree._register_namedtuple(Pair, serialized_type_name="zoo.Pair")


@model
def nests():
    """Named tuples, dictionaries in an order, lists in tuples, None, the same tensor twice."""
    class Nest(nn.Module):
        def forward(self, one, two, three):
            return Pair(one["b"] + two.first, {"z": [three[0] * 2, ()], "a": (one["a"], None)}), collections.OrderedDict(y=two.second["k"] + 1, x=one["a"] + 0), []

    def inputs():
        return {"b": torch.randn(3), "a": torch.randn(2)}, Pair(torch.randn(3), {"k": torch.randn(4)}), [torch.randn(2), None, []]
    return Case(Nest(), [inputs() for _ in range(2)])


@dataclasses.dataclass
class Record:
    x: torch.Tensor
    y: torch.Tensor


@model
def dataclass_nest():
    if Record not in torch.utils._pytree.SUPPORTED_NODES:
        torch.export.register_dataclass(Record, serialized_type_name="zoo.Record")
    return Case(Lambda(lambda _, record: Record(record.x + record.y, record.y * 2)), [(Record(torch.randn(3), torch.randn(3)),) for _ in range(2)])


@model
def every_dtype():
    """A tensor of each dtype, in and out."""
    dtypes = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.bool, torch.complex64, torch.uint16, torch.uint32, torch.float8_e4m3fn)
    return Case(Lambda(lambda _, *given: tuple(one.clone() for one in given) + tuple(one.to(torch.float32) for one in given[:9])), [tuple((torch.randn(3, 4).abs() * 5).to(dtype) for dtype in dtypes) for _ in range(2)])


@model
def empty_inputs():
    """Tensors without elements and of no dimension, in and out."""
    def forward(_, none, zero, x):
        return none + 1, none.sum(0), torch.cat([none, x]), zero * 2, x * zero, zero.expand(3), none @ x.t(), none.mean(1), zero.view(1, 1), x[:, :0], none.softmax(1), none.t(), x.sum(), none.any(), zero + none
    return Case(Lambda(forward), [(torch.randn(0, 4), torch.tensor(n), torch.randn(3, 4)) for n in (1.5, -2.0)])


@variants({"": {}, "_frozen": FROZEN})
def dynamic_many(**how):
    """Two inputs that share a size, one with a size of its own, numbers made of sizes."""
    def forward(self, x, y, z):
        rows, length = x.shape[0], x.shape[1]
        a = self.layer(x).relu()
        return a @ y.transpose(1, 2), torch.cat([x.flatten(0, 1), z]), a.reshape(rows * length, 6).sum(0), torch.arange(length) + rows, x.new_zeros(rows, length), x.shape[0] * x.shape[1], z.sum(0), y.mean((1, 2)), torch.tril(torch.ones(length, length)), x[:, -1], z.shape[0] + 0.5
    rows, length, third = torch.export.Dim("rows", min=1, max=16), torch.export.Dim("length", min=2, max=64), torch.export.Dim("third", min=1, max=99)
    shapes = (((2, 6, 5), (2, 3, 6), (4, 5)), ((7, 9, 5), (7, 3, 6), (31, 5)), ((1, 2, 5), (1, 3, 6), (1, 5)))
    return Case(Lambda(forward, layer=nn.Linear(5, 6)), [sets(*shape, count=1)[0] for shape in shapes], dynamic={"args": ({0: rows, 1: length}, {0: rows}, {0: third})}, **how)


@model
def aliases():
    """Outputs that are inputs, views of inputs, views of constants, views of each other."""
    def forward(self, x, y):
        z = x * 2
        return x, x[1:], y.t(), y.view(-1)[2:5], z, z.t(), z[0], z[:, 1], self.kept[1:], self.kept.t(), x.expand(2, 3, 4), x.unsqueeze(0), torch.real(y), x.detach(), z.as_strided((2, 2), (1, 4))
    return Case(Lambda(forward, kept=torch.randn(3, 5)), sets((3, 4), (2, 6), count=2))


@model
def writes():
    """Inputs written through views, by index, to a part, twice; results that show the old and the new."""
    def forward(_, x, y, z, index):
        old = x + 0
        x[0] = y[0]
        x[:, 1].mul_(3)
        y.index_add_(0, index, old[:2])
        z.masked_fill_(z > 0, -1.0).add_(1)
        z.t()[0].zero_()
        return old, x.sum(), y * 1, z.clone()
    return Case(Lambda(forward), [(torch.randn(3, 4), torch.randn(5, 4), torch.randn(3, 3), torch.tensor([1, 4])) for _ in range(2)])


@variants({"": {}, "_blob": {"weights": "blob"}, "_pickle": {"weights": "pickle"}})
def buffers(**how):
    """Buffers of several dtypes, one of no dimension, an empty one, one that counts, one that is a view of another."""
    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            table = torch.randn(4, 6)
            self.layer = nn.Linear(6, 6)
            for name, value in {"table": table, "turned": table.t(), "flags": torch.tensor([True, False, True, True]), "places": torch.tensor([2, 0, 3]), "bytes": torch.arange(6, dtype=torch.uint8), "halves": torch.randn(6).half(), "count": torch.tensor(0), "none": torch.zeros(0, 3), "one": torch.tensor(1.5), "wave": torch.randn(6, dtype=torch.complex64)}.items():
                self.register_buffer(name, value)

        def forward(self, x):
            self.count.add_(1)
            y = self.layer(x) + self.bytes + self.halves
            return self.count + 0, y @ self.turned, y[:, self.places] * self.one, self.table[self.flags], self.none.sum(0), (y * self.wave).abs()
    return Case(Counter(), sets((2, 6)), **how)


@model
def no_inputs():
    return Case(Lambda(lambda self: (self.kept * 2, torch.arange(4), self.kept.sum()), kept=torch.randn(5)), [(), ()])


@model
def unused():
    """Inputs that nothing needs, an output that needs no input, weights that nobody reads."""
    return Case(Lambda(lambda self, x, y, z: (y + 1, torch.ones(2), self.used * 3), used=torch.randn(2), idle=torch.randn(9)), sets((2, 2), (3,), (4,), count=2))


@model
def many_inputs():
    return Case(Lambda(lambda _, *given: (sum(given), torch.stack(given), *(one * n for n, one in enumerate(given)))), [tuple(torch.randn(3, 2) for _ in range(40)) for _ in range(2)])


@model
def layouts():
    """Inputs in every layout: turned, with gaps, expanded, channels last of two and three dimensions, offset in storage."""
    def forward(_, a, b, c, d, e):
        return a + 1, b * 2, c + c.sum(), F.avg_pool2d(d, 2), d + 1, e.relu(), torch.cat([a, b]), a @ b.t(), d.mean((2, 3)), c.contiguous(), e.permute(0, 2, 3, 4, 1), a.reshape(-1), F.conv2d(d, torch.ones(2, 3, 1, 1))
    def inputs():
        return torch.randn(6, 4).t(), torch.randn(4, 12)[:, ::2], torch.randn(3, 1).expand(3, 5), torch.randn(2, 3, 4, 6).contiguous(memory_format=torch.channels_last), torch.randn(1, 2, 3, 4, 5).contiguous(memory_format=torch.channels_last_3d)
    return Case(Lambda(forward), [inputs() for _ in range(2)])


@model
def offsets():
    """Constants and results that begin inside of a storage."""
    def forward(self, x):
        y = torch.cat([x, x * 2], 1)
        left, right = y.split(4, 1)
        return right, left @ right.t(), self.part @ x.t(), y[1:, 3:].t(), right.unbind(0)[1]
    whole = torch.randn(8, 4)
    return Case(Lambda(forward, part=whole[3:6]), sets((2, 4), count=2))


# ---- operators of others -------------------------------------------------------------------------

@model
def custom_c():
    """An operator of an extension for the stable ABI."""
    def forward(_, x):
        return torch.ops.myops.add_scalar(x * 2, 1.5).relu()
    return Case(Lambda(forward), sets((3, 4)), library="examples/add_scalar.so")


@model
def custom_python():
    """An operator that Python defines."""
    if not hasattr(torch.ops.zoo, "twice"):
        @torch.library.custom_op("zoo::twice", mutates_args=())
        def twice(x: torch.Tensor, times: int = 2, names: list[int] | None = None) -> torch.Tensor:
            return x * times + (len(names) if names is not None else 0)
        twice.register_fake(lambda x, times=2, names=None: torch.empty_like(x))

    def forward(_, x):
        return torch.ops.zoo.twice(x) + torch.ops.zoo.twice(x + 1, 3, [4, 5])
    return Case(Lambda(forward), sets((3, 4)), python=True)
