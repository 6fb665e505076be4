#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Exports small programs with PyTorch, runs them there, and writes both beside each other for the tests of Tenon.

  record_programs.py [FOLDER [NAME…]]

FOLDER (tests/program/data) gets, for each program or those that are named, NAME.pt2, the program, and NAME.pt: "runs", a list of runs in order, the leaves of the arguments and those of the
result; and "gradients", those of all parameters for the sum of the floating results of the first run, by name. tests/python/test_programs.py runs them in Tenon; buffers that a program writes keep their values from run to run in both.
"""
import copy
import io
import json
import pathlib
import re
import sys
import warnings
import zipfile

import torch
from torch import nn
from torch._higher_order_ops.associative_scan import associative_scan_op
from torch._higher_order_ops.hints_wrap import hints_wrapper
from torch._higher_order_ops.map import map as control_map
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.strict_mode import strict_mode
from torch._library.effects import EffectType
from torch.utils import _pytree as pytree

HERE = pathlib.Path(__file__).resolve().parent
DIM = torch.export.Dim
sys.path.insert(0, str(HERE.parent / "program"))
import custom_operators  # noqa: E402


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 3))

    def forward(self, x):
        return self.layers(x)


class Wide(nn.Module):
    """Products and convolutions large enough for weights to be packed, and values that die where they are read."""

    def __init__(self):
        super().__init__()
        self.filters = nn.Conv2d(4, 24, 3, padding=1)
        self.layer = nn.Linear(24, 40)

    def forward(self, x):
        y = self.filters(x).relu().flatten(2).transpose(1, 2).contiguous()
        return torch.tanh(self.layer(y) * 0.5) * 0.001


class Nested(nn.Module):
    """Arguments and results that nest, constants among both, a size that may change."""

    def __init__(self):
        super().__init__()
        self.register_buffer("offset", torch.arange(3.))

    def forward(self, pair, *, scale=2.0, mode="sum"):
        a, rest = pair
        y = (a + rest["b"]) * scale + self.offset
        return {"y": y, "rows": a.shape[0], "more": (y.sum() if mode == "sum" else y.mean(), None, [a - 1])}


class Trained(nn.Module):
    """Statistics that a run writes."""

    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(3)

    def forward(self, x):
        return self.norm(x)


class Counting(nn.Module):
    """A buffer that is replaced, one that is written, an argument that is written."""

    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros((), dtype=torch.int64))
        self.register_buffer("cache", torch.zeros(4, 2), persistent=False)

    def forward(self, x):
        self.seen = self.seen + 1
        self.cache[1] = x[0]
        x.add_(1)
        return x * self.seen, self.cache.sum()


class Returning(nn.Module):
    """Results that are a buffer and an argument which the run writes, by values that are taken apart: one buffer has a history in training."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)
        self.register_buffer("seen", torch.zeros(2))
        self.register_buffer("hidden", torch.zeros(4, 2))

    def forward(self, x):
        self.seen += 1
        self.hidden = self.layer(x + 1)
        x.mul_(2)
        return x, self.seen, self.hidden, x + self.seen


class Shapes(nn.Module):
    """Sizes in arithmetic, lists of results, views."""

    def forward(self, x, y):
        rows, columns = x.shape
        parts = torch.split(x, [1, columns - 1], dim=1)
        tall = torch.cat([x, y], 0).reshape(-1, columns // 2)
        low, high = torch.topk(x, 2, dim=1)
        return parts[1] * rows, tall[:rows], low, high, x.new_zeros(rows * 2 + 1), rows * 3 % 5 - rows // 2


class Lstm(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(3, 4, batch_first=True)

    def forward(self, x):
        y, (h, c) = self.lstm(x)
        return y[:, -1] + h[0] * c[0]


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(11, 8)
        self.layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)

    def forward(self, tokens):
        return self.layer(self.embed(tokens)).argmax(-1)


class Convolution(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(2, 4, 3, padding=1), nn.BatchNorm2d(4), nn.SiLU(), nn.MaxPool2d(2), nn.Flatten(), nn.LazyLinear(5))

    def forward(self, x):
        return self.body(x)


class Shared(nn.Module):
    """One storage under two names, and a part of another under two; a tensor without elements; a constant in the code."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 3, bias=False)
        self.second = nn.Linear(3, 3, bias=False)
        self.second.weight = self.first.weight
        self.register_buffer("whole", torch.arange(6.))
        self.register_buffer("part", self.whole[2:5])
        self.register_buffer("nothing", torch.zeros(0, 3))

    def forward(self, x):
        return self.second(self.first(x)) + self.part + torch.tensor([1., 2., 3.]) + self.nothing.sum(0)


class Asserting(nn.Module):
    """A size that is an element, and what is asserted of it."""

    def forward(self, x, n):
        k = n.item()
        torch._check(k >= 0)
        torch._check(k < x.shape[0])
        torch.ops.aten._assert_async.msg(x.sum() > -100, "the sum is too small")
        return x.narrow(0, 0, k).to(torch.float64) * k


class Choosing(nn.Module):
    """A choice between two graphs, one in the other, with parameters that they close over."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        def inner(x):
            return torch.cond(x[0, 0] > 1, lambda x: self.layer(x) * 2, lambda x: x - 1, (x,))
        return torch.cond(x.sum() > 0, inner, lambda x: self.layer(x).cos(), (x,))


class Looping(nn.Module):
    """A loop whose number of rounds depends on elements."""

    def forward(self, x, n):
        def goes_on(i, y):
            return i < n

        def body(i, y):
            return i + 1, y * 2 + x
        i, y = torch._higher_order_ops.while_loop(goes_on, body, (torch.zeros((), dtype=torch.int64), x.clone()))
        return y, i


class Rounds(nn.Module):
    """A loop with parameters."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x, n):
        return torch._higher_order_ops.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, self.layer(y)),
                                                  (torch.zeros((), dtype=torch.int64), x.clone()))


class Unrolled(nn.Module):
    """The same with a loop in Python."""

    def __init__(self, rounds):
        super().__init__()
        self.layer = rounds.layer

    def forward(self, x, n):
        y = x
        for _ in range(int(n)):
            y = self.layer(y)
        return n, y


class Mapping(nn.Module):
    """Each row by itself, with values that all rows share."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        return control_map(lambda row, shared: (self.layer(row) + shared, row * 2), x, x.sum(0))


class Scanning(nn.Module):
    """What is carried from row to row; backward through a matrix whose second dimension it is; a combination of neighbours."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        total, rows = scan(lambda carried, row: (carried + self.layer(row), carried * row), torch.zeros(3), x)
        last, columns = scan(lambda carried, column: (carried * 0.5 + column, carried.sin()), x.sum(1), x, dim=1, reverse=True)
        # Products of affine maps: (a, b) after (c, d) is (a * c, b * c + d).
        slopes, offsets = associative_scan_op(lambda a, b, c, d: (a * c, b * c + d), [x, x + 1], ())
        return total, rows, last, columns, slopes, offsets


class Regions(nn.Module):
    """Parts without gradients, one with gradients in it, and parts that only carry hints."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 3)
        self.second = nn.Linear(3, 3)

    def forward(self, x):
        with torch.no_grad():
            y = self.first(x)
        with torch.no_grad():
            z = self.second(y)
            with torch.enable_grad():
                z = z + self.second(x).tanh()
            z = z * 2
        hinted = hints_wrapper(lambda value: value.cos() * 2, (y,), {}, hints={"kind": True})
        return z + strict_mode(lambda value: (value.sin(),), (hinted,))[0], y * self.first(x)


class Casting(nn.Module):
    """Autocast: operators of each of its lists, one that is in none, a region without it, one of float16, one for another device."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)
        self.conv = nn.Conv1d(1, 2, 2)

    def forward(self, x):
        with torch.autocast("cpu", torch.bfloat16):
            y = self.layer(x)
            stacked = torch.stack([y, x])
            loss = nn.functional.mse_loss(y, y * 0.5)
            kept = y.exp()
            wide = x.double() @ x.double().t()
            with torch.autocast("cpu", enabled=False):
                kept = kept.float() @ x.t()
        with torch.autocast("cpu", enabled=False):
            z = x @ x.t()
        with torch.autocast("cpu", torch.float16):
            half = self.conv(x.unsqueeze(1))
        with torch.autocast("cuda", torch.float16):
            other = self.layer(x)
        placed = torch.zeros(4, 3)
        with torch.autocast("cpu", torch.bfloat16):
            placed = placed.index_copy(0, torch.tensor([1, 2]), y[:2])
        return y, stacked, loss, kept, wide, z, half, other, placed


@torch.compiler.nested_compile_region
def region(x):
    return x.sin() + 1


class Repeating(nn.Module):
    """A graph that is called twice, with gradients of a parameter."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        return region(region(self.layer(x)))


class Folding(nn.Module):
    """What depends on state alone: some of it leaves the program, is written, or is drawn anew."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.linspace(-1, 1, 48).reshape(6, 8))
        self.register_buffer("scale", torch.linspace(0.5, 2, 6))
        self.register_buffer("runs", torch.zeros(24))

    def forward(self, x):
        cast = (self.weight.double() * self.scale.unsqueeze(1)).float().t().contiguous()
        mask = torch.ones(6, 6, dtype=torch.bool).tril().logical_not()
        y = (x @ cast).masked_fill(mask, -1)
        written = self.weight.cos()
        part = written[:, :6]
        part.add_(x[:, :6])
        self.runs.add_(1)
        left = self.weight.sin()
        hidden = self.weight.cosh()
        hidden[:, 0].add_(x[:, 0])
        same = x * 2
        same.relu_()
        return y, written, self.runs + 1, left, left[0], self.weight.t(), cast * x.size(1), hidden.sum(), same.exp()


class Norms(nn.Module):
    """Batch norms of inference behind convolutions; the last three are none that a convolution's weight can take."""

    def __init__(self):
        super().__init__()
        self.line = nn.Sequential(nn.Conv1d(3, 6, 3, bias=False), nn.BatchNorm1d(6))
        self.image = nn.Sequential(nn.Conv2d(6, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(inplace=True))
        self.depthwise = nn.Sequential(nn.Conv2d(8, 8, 3, padding=1, groups=8, bias=False), nn.BatchNorm2d(8, eps=0.1))
        self.volume = nn.Sequential(nn.Conv3d(2, 4, 2), nn.BatchNorm3d(4))
        self.twice, self.norm = nn.Conv2d(8, 8, 1), nn.BatchNorm2d(8)
        self.transposed = nn.Sequential(nn.ConvTranspose2d(8, 4, 2), nn.BatchNorm2d(4))
        self.plain = nn.Sequential(nn.Conv2d(8, 4, 1), nn.BatchNorm2d(4, affine=False))
        for module in self.modules():
            if isinstance(module, nn.modules.batchnorm._BatchNorm):
                module.running_mean.copy_(torch.linspace(-0.5, 0.75, module.num_features))
                module.running_var.copy_(torch.linspace(0.25, 2, module.num_features))
                if module.affine:
                    nn.init.uniform_(module.weight, -1, 2)
                    nn.init.uniform_(module.bias)

    def forward(self, x):
        lines = self.line(x)
        y = self.depthwise(self.image(lines.reshape(-1, 6, 2, 3)))
        once = self.twice(y)
        z = self.norm(once) + once
        return lines, y, z, self.volume(y.reshape(-1, 2, 4, 2, 3)), self.transposed(y), self.plain(y)


class Images(nn.Module):
    """Convolutions with what keeps channels last, and what does not; calls that write."""

    def __init__(self):
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.ReLU(inplace=True))
        self.depthwise = nn.Conv2d(8, 8, 3, padding=1, groups=8)
        self.gate = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(8, 8, 1), nn.Hardsigmoid(inplace=True))
        self.last = nn.Conv2d(16, 6, 1)
        self.pool = nn.MaxPool2d(2)
        self.table = nn.Linear(6, 5)

    def forward(self, x):
        y = self.first(x)
        z = self.depthwise(y)
        z = z * self.gate(z)
        z += y
        both = torch.cat([z, self.pool(y).repeat_interleave(2, 2).repeat_interleave(2, 3)], 1)
        out = nn.functional.silu(self.last(both))
        lines = out.permute(0, 2, 3, 1).reshape(x.size(0), -1, 6)
        wider = nn.functional.interpolate(out, scale_factor=2, mode="nearest")
        return self.table(lines), out.mean((2, 3)), out, wider.view(-1), z, self.first(x.flip(3)).softmax(1)


class Custom(nn.Module):
    """Operators that the author defined, one with a derivative, others that write."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)
        self.register_buffer("seen", torch.zeros(3))

    def forward(self, x):
        y = torch.ops.programs.scaled(self.layer(x), 3.0)
        z = x + 1
        product = torch.ops.programs.add_in(z[1:], x[:-1])
        torch.ops.programs.grow([z, z[0], z[:, 1:]], self.seen)
        torch.ops.programs.grow([z.t()[1]], None)
        torch.ops.programs.grow([], None, 3.0)
        return y, z, product + self.seen


class Strided(nn.Module):
    """Writes parts of an argument whose elements are every second one of its storage, behind the first row."""

    def forward(self, x):
        torch.ops.programs.grow([x[1], x.t()[2]], None, 3.0)
        return x.sum(0)


class FirstFunctional(nn.Module):
    """What older exporters made of operators that write; a product of bytes; a view of a view that is cloned with its place in the storage."""

    def forward(self, x):
        product, written = torch.ops.higher_order.auto_functionalized(torch.ops.programs.add_in.default, x=x[1:, 1:], y=x[:-1, :-1])
        grown = torch.ops.higher_order.auto_functionalized(torch.ops.programs.grow.default, xs=[x, x + 1], z=None, k=2.0)
        small = (x * 20).to(torch.int8)
        exact = torch.ops.higher_order.out_dtype(torch.ops.aten.mm.default, torch.int32, small, small.t())
        return product, written, grown[1][0] - grown[1][1], exact


class Vectorised(nn.Module):
    """torch.vmap, one in another, over other dimensions than the first, with a parameter that all rows share."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        rows = torch.vmap(lambda row: self.layer(row).sin().sum())(x)
        both = torch.vmap(lambda column: (column.cumsum(0), column * 2), in_dims=1)(x)
        outer = torch.vmap(lambda a: torch.vmap(lambda b: a * b + self.layer.bias.sum())(a))(x)
        return rows, both[0], both[1], outer


class Effects(nn.Module):
    """Operators with effects in an order of their own, with results of each kind, some in a graph that is called twice."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        y, length = torch.ops.programs.counted(self.layer(x), 3, label="first")
        torch.ops.programs.noted(y)
        first, second = torch.ops.programs.many([x, x * 2])
        torch._higher_order_ops.print("{total} of {last}", total=first.sum(), last=length)
        return effective(effective(y)) + second


@torch.compiler.nested_compile_region
def effective(x):
    return torch.ops.programs.counted(x)[0].sin()


class Printing(nn.Module):
    """Prints numbers, texts, lists and tensors, with and without names; one in a graph that runs for each row."""

    def forward(self, x, n):
        put = torch._higher_order_ops.print
        put("nothing {{}}")
        put("{} {} {} {!r} {}", n, 2.5, True, "text", None)
        put("{1} {0:.2f} {rows:>4}|{more[1]}", x.sum(), [1, 2], rows=x.shape[0], more=[3, 4])
        put("{}", x)
        return x * n


class Extending(nn.Module):
    """Operators of an extension in C, with its derivatives."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x):
        r, phi = torch.ops.polar.polar(self.layer(x).double().flatten(), x.double().flatten())
        return torch.ops.polar.swish(r * phi, 0.5)


class Guarded(nn.Module):
    """Branches that were taken by sizes of two arguments and by a number."""

    def forward(self, x, other, n):
        rows, columns = x.shape[0], other["y"].shape[0]
        if rows % 2 == 0 and columns == 2 * rows + 1:
            x = x + other["y"][1::2].unsqueeze(1)
        if n * rows > 20 or columns > 40:
            x = x * n
        if max(rows, n) < 30 and (rows + columns) / n > 1.5:
            x = x - 1
        return x


class Derived(nn.Module):
    """A size that is twice another one."""

    def forward(self, x, y):
        return x + y[::2]


# Those that only the stricter exporter writes as they are meant, and those that are decomposed.
STRICT, DECOMPOSED = {"repeating", "effects"}, {"functional", "strided", "effects", "returning"}


def cases():
    """Name, module, arguments of each run, keyword arguments, sizes that may change, whether the module trains."""
    batch = DIM("batch", min=2, max=64)
    rows = DIM("rows", min=2, max=64)
    x = torch.linspace(-1, 1, 24)
    yield "mlp", Mlp(), [(x.reshape(6, 4),), (x[:8].reshape(2, 4),)], {}, {"x": {0: batch}}, False
    yield ("nested", Nested(), [((x[:6].reshape(2, 3), {"b": torch.ones(3)}),), ((x[:12].reshape(4, 3), {"b": -torch.ones(3)}),)],
           {"scale": 2.0, "mode": "sum"}, {"pair": ({0: batch}, {"b": None}), "scale": None, "mode": None}, False)
    yield "wide", Wide(), [(torch.linspace(-1, 1, 2048).reshape(2, 4, 16, 16),)], {}, None, False
    yield "folding", Folding(), [(torch.linspace(-2, 2, 48).reshape(6, 8),), (torch.linspace(3, -2, 48).reshape(6, 8),)], {}, None, False
    images = torch.linspace(-1, 1, 384).sin().reshape(2, 3, 8, 8)
    yield "images", Images(), [(images,), (images[:1] * 2,)], {}, {"x": {0: batch}}, False
    yield "norms", Norms(), [(images[0].reshape(8, 3, 8),), (images[1, :, :2].reshape(2, 3, 8),)], {}, {"x": {0: batch}}, False
    yield "trained", Trained(), [(x.reshape(8, 3),), (x.reshape(8, 3) * 3,)], {}, None, True
    yield "counting", Counting(), [(x[:8].reshape(4, 2).clone(),), (x[8:16].reshape(4, 2).clone(),)], {}, None, False
    yield "returning", Returning(), [(x[:8].reshape(4, 2).clone(),), (x[8:16].reshape(4, 2).clone(),)], {}, None, False
    yield ("shapes", Shapes(), [(x[:8].reshape(2, 4), x[8:12].reshape(1, 4)), (x[:20].reshape(5, 4), x[8:12].reshape(1, 4))], {},
           {"x": {0: rows}, "y": None}, False)
    yield "lstm", Lstm(), [(x.reshape(2, 4, 3),)], {}, None, False
    yield "attention", Attention(), [(torch.arange(10).reshape(2, 5),), (torch.arange(10, 0, -1).reshape(2, 5),)], {}, None, False
    yield "convolution", Convolution(), [(torch.linspace(-2, 2, 128).reshape(1, 2, 8, 8),)], {}, None, False
    yield "asserting", Asserting(), [(x[:8].reshape(4, 2), torch.tensor(3)), (x[:8].reshape(4, 2), torch.tensor(0))], {}, None, False
    yield ("choosing", Choosing(), [(x[:6].reshape(2, 3),), (-x[:6].reshape(2, 3),), (2 - x[:6].reshape(2, 3),)], {}, None, False)
    yield "looping", Looping(), [(x[:6].reshape(2, 3), torch.tensor(3)), (x[:6].reshape(2, 3), torch.tensor(0))], {}, None, False
    yield "rounds", Rounds(), [(x[:6].reshape(2, 3), torch.tensor(3)), (x[:6].reshape(2, 3), torch.tensor(0))], {}, None, False
    yield "mapping", Mapping(), [(x[:12].reshape(4, 3),), (x[:3].reshape(1, 3),)], {}, {"x": {0: rows}}, False
    yield "scanning", Scanning(), [(x[:12].reshape(4, 3),)], {}, None, False
    yield "regions", Regions(), [(x[:6].reshape(2, 3),)], {}, None, False
    yield "repeating", Repeating(), [(x[:6].reshape(2, 3),)], {}, None, False
    yield "custom", Custom(), [(x[:12].reshape(4, 3),)], {}, None, False
    yield "functional", Custom(), [(x[:12].reshape(4, 3),), (x[12:].reshape(4, 3),)], {}, None, False
    yield "functional_first", FirstFunctional(), [(x[:12].reshape(4, 3),)], {}, None, False
    yield "casting", Casting(), [(x[:6].reshape(2, 3),)], {}, None, False
    yield "strided", Strided(), [(x.reshape(4, 6)[1:, ::2],)], {}, None, False
    yield "vectorised", Vectorised(), [(x[:12].reshape(4, 3),), (x[:0].reshape(0, 3),)], {}, {"x": {0: rows}}, False
    yield "effects", Effects(), [(x[:6].reshape(2, 3),), (-x[:6].reshape(2, 3),)], {}, None, False
    yield "printing", Printing(), [(x[:6].reshape(2, 3), 3), (x[:9].reshape(3, 3), 3)], {}, {"x": {0: rows}, "n": None}, False
    yield "extending", Extending(), [(x[:12].reshape(4, 3),)], {}, None, False
    yield "older_folders", Shared(), [(x[:6].reshape(2, 3),)], {}, None, False
    yield "older_files", Counting(), [(x[:8].reshape(4, 2).clone(),), (x[8:16].reshape(4, 2).clone(),)], {}, None, False
    automatic = DIM.AUTO
    yield ("guarded", Guarded(), [(x[:18].reshape(6, 3), {"y": x[:13]}, 5), (x.reshape(8, 3), {"y": x[:17]}, 3)], {},
           {"x": {0: automatic}, "other": {"y": {0: automatic}}, "n": automatic}, False)
    few = DIM("few", min=3, max=10)
    yield "derived", Derived(), [(x[:4], x[:8]), (x[:10], x[:20])], {}, {"x": {0: few}, "y": {0: 2 * few}}, False
    yield "shared", Shared(), [(x[:6].reshape(2, 3),)], {}, None, False


def save_as_older(exported, path, version):
    """Writes a program with the files and the folders of PyTorch 2.8 (8, 8) or of 2.7 (8, 7), where weights are pickled."""
    def pickled(value):
        file = io.BytesIO()
        torch.save(value, file)
        return file.getvalue()

    new = io.BytesIO()
    torch.export.save(exported, new)
    with zipfile.ZipFile(new) as archive:
        program = json.loads(next(archive.read(name) for name in archive.namelist() if "/models/" in name))
    program["schema_version"] = {"major": version[0], "minor": version[1]}
    parts = json.dumps(program), pickled(dict(exported.state_dict)), pickled(dict(exported.constants)), pickled(exported.example_inputs)
    names = (("older/models/model.json", "older/data/weights/model.pt", "older/data/constants/model.pt", "older/data/sample_inputs/model.pt")
             if version == (8, 8) else
             ("serialized_exported_program.json", "serialized_state_dict.pt", "serialized_constants.pt", "serialized_example_inputs.pt"))
    with zipfile.ZipFile(path, "w") as archive:
        for name, part in zip(names, parts):
            archive.writestr(name, part)


OLDER = {"older_folders": (8, 8), "older_files": (8, 7)}


def leaves(value):
    return [leaf.detach().clone() if isinstance(leaf, torch.Tensor) else leaf for leaf in pytree.tree_flatten(value)[0]]


def gradients(module, args, keywords):
    """By name, the gradients of the parameters for the sum of all floating results."""
    results = pytree.tree_flatten(module(*args, **keywords))[0]
    floating = [result.sum() for result in results if isinstance(result, torch.Tensor) and result.requires_grad]
    if floating:
        sum(floating).backward()
    return {name: parameter.grad for name, parameter in module.named_parameters() if parameter.grad is not None}


def without_folders(exported):
    """Traces name PyTorch's files from torch/ on and others without folders, which are those of the machine that recorded."""
    for graph_module in exported.graph_module.modules():
        for node in graph_module.graph.nodes if isinstance(graph_module, torch.fx.GraphModule) else ():
            if "stack_trace" in node.meta:
                node.meta["stack_trace"] = re.sub(r'File "[^"]*?/(?=torch/|[^"/]*")', 'File "', node.meta["stack_trace"])
    return exported


def record(case, folder):
    """Exports one of the cases, and runs it as PyTorch loads it: NAME.pt2 and NAME.pt in the folder."""
    name, module, arguments, keywords, sizes, is_trained = case
    torch.manual_seed(0)
    module.train(is_trained)
    if any(isinstance(parameter, nn.UninitializedParameter) for parameter in module.parameters()):
        module(*arguments[0], **keywords)
    for parameter in module.parameters():
        nn.init.uniform_(parameter, -0.5, 0.5)
    exported = torch.export.export(module, copy.deepcopy(arguments[0]), keywords, dynamic_shapes=sizes, strict=name in STRICT)
    if name in DECOMPOSED:
        exported = exported.run_decompositions()
    torch.export.save(without_folders(exported), folder / f"{name}.pt2")
    again = torch.export.load(folder / f"{name}.pt2").module()
    # PyTorch cannot go backward through the program's own nested_compile_region, and its gradients of a loop are those of the last round.
    differentiated = torch.export.load(folder / f"{name}.pt2").module()
    if name in STRICT:
        differentiated = module
    if name == "rounds":
        differentiated = Unrolled(module)
    if name in OLDER:
        save_as_older(exported, folder / f"{name}.pt2", OLDER[name])
    runs = []
    for args in arguments:
        given = leaves((args, keywords))
        runs.append((given, leaves(again(*copy.deepcopy(args), **keywords))))
    torch.save({"runs": runs, "gradients": gradients(differentiated, arguments[0], keywords)}, folder / f"{name}.pt")
    print(f"{name}: {len(runs)} runs, {(folder / f'{name}.pt2').stat().st_size} bytes")
    return exported


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent / "program" / "data"
    wanted = sys.argv[2:]
    libraries = custom_operators.define(torch), custom_operators.define_polar(torch)  # noqa: F841
    for name in custom_operators.WITH_EFFECTS:
        torch.library._register_effectful_op(f"programs::{name}", EffectType.ORDERED)
    for case in cases():
        if not wanted or case[0] in wanted:
            record(case, folder)
    return 0


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main())
