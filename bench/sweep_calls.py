#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""sweep_calls.py torch|tenon: the calls of sweep.py, and the process that times them in one library.

A call is a family, a name, an expression that makes its argument `x` and one that is timed; both are the same text for both
libraries, which are T (F is T.nn.functional). Random arguments come from the generator with one seed, so that they are equal, too.
The process prints a line per call, `ready`, and answers `prepare NUMBER` with ok, `op NUMBER STEPS` with nanoseconds per step.
"""

import importlib
import os
import sys
import time

# Elements of a vector, and the side of a matrix of as many: what a call costs, what the first cache holds, what memory serves.
SIZES = {"16": (16, 4), "4k": (4096, 64), "1M": (1 << 20, 1024)}
LARGE = {"1M": SIZES["1M"]}
HALVES = ("bfloat16", "float16")

# Operators of one tensor, by the interval of their arguments.
UNARY = {
    "(.1, 3)": "abs ceil cos cosh digamma erf erfc exp exp2 expm1 floor frac i0 isfinite isnan lgamma log log10 log1p log2 logical_not neg "
    "reciprocal round rsqrt sigmoid sign sin sinc sinh sqrt square tan tanh trunc",
    "(-.9, .9)": "acos asin asinh atan atanh erfinv",
    "(1, 9)": "acosh",
}
UNARY_OF_DTYPES = {
    "float64": "abs cos erf exp log rsqrt sigmoid sin sqrt tanh",
    "bfloat16": "abs exp log rsqrt sigmoid sin sqrt tanh",
    "float16": "abs exp log rsqrt sigmoid sin sqrt tanh",
    "complex64": "abs angle exp log neg sqrt",
    "int64": "abs bitwise_not neg sign",
    "uint8": "bitwise_not neg sign",
}
ACTIVATIONS = "elu gelu hardsigmoid hardswish hardtanh leaky_relu logsigmoid mish relu selu silu softplus"
BINARY = "add atan2 copysign div eq floor_divide fmax fmod hypot le logaddexp logical_and lt maximum minimum mul nextafter pow remainder sub " "true_divide xlogy"
BINARY_OF_DTYPES = {
    "float64": "add div maximum mul pow",
    "bfloat16": "add div maximum mul",
    "float16": "add div maximum mul",
    "complex64": "add div eq mul pow sub",
    "int64": "add bitwise_and bitwise_left_shift eq floor_divide gcd maximum mul remainder",
    "int32": "add floor_divide mul remainder",
    "uint8": "add bitwise_xor eq floor_divide maximum mul",
}
# How the first operand of a product of two matrices lies, by what is done to it.
LAYOUTS = {"transposed": "x[0].t()", "sliced": "x[2][:, ::2]", "row": "x[0][:1]", "column": "x[0][:, :1]", "scalar": "1.5"}
REDUCTIONS = "all amax amin any argmax argmin logsumexp mean prod std sum var"
SCANS = "cummax cummin cumprod cumsum logcumsumexp"


def floats(low, high):
    return lambda shape: f"T.rand({shape}) * {high - low} + {low}"


def pointwise():
    for interval, names in UNARY.items():
        low, high = map(float, interval.strip("()").split(","))
        for name in names.split():
            where = "special." if name == "i0" else ""
            for size, (count, _) in SIZES.items():
                yield "pointwise", f"{name} {size}", floats(low, high)(count), f"T.{where}{name}(x)"
    for dtype, names in UNARY_OF_DTYPES.items():
        for name in names.split():
            make = {"complex64": "T.complex(T.rand(1 << 20), T.rand(1 << 20))"}.get(dtype, f"(T.rand(1 << 20) * 3 + .1).to(T.{dtype})")
            yield f"pointwise, {dtype}", f"{name} 1M {dtype}", make, f"T.{name}(x)"
    for name in ACTIVATIONS.split():
        for size in ("4k", "1M"):
            yield "activations", f"{name} {size}", f"T.randn({SIZES[size][0]})", f"F.{name}(x)"
        yield "activations, bfloat16", f"{name} 1M bfloat16", "T.randn(1 << 20).to(T.bfloat16)", f"F.{name}(x)"


def binary():
    for name in BINARY.split():
        for size, (count, _) in SIZES.items():
            yield "two operands", f"{name} {size}", f"[T.rand({count}) * 3 + .1 for _ in range(2)]", f"T.{name}(*x)"
    for dtype, names in BINARY_OF_DTYPES.items():
        make = {
            "complex64": "[T.complex(T.rand(1 << 20), T.rand(1 << 20)) for _ in range(2)]",
            **{real: f"[(T.rand(1 << 20) * 3 + .1).to(T.{real}) for _ in range(2)]" for real in ("float64", *HALVES)},
        }
        for name in names.split():
            yield f"two operands, {dtype}", f"{name} 1M {dtype}", make.get(dtype, f"[T.randint(1, 20, (1 << 20,)).to(T.{dtype}) for _ in range(2)]"), f"T.{name}(*x)"
    for layout, operand in LAYOUTS.items():
        for name in ("add", "mul", "div", "maximum", "lt"):
            if layout == "scalar" and name == "maximum":
                continue
            yield "two operands, layouts", f"{name} 1M {layout}", "[T.rand(1024, 1024) + 1, T.rand(1024, 1024) + 1, T.rand(1024, 2048) + 1]", f"T.{name}(x[1], {operand})"
    three = "[T.rand(1 << 20) for _ in range(3)]"
    for name, call in (
        ("add_", "x[0].add_(x[1])"),
        ("mul_ scalar", "x[0].mul_(1.)"),
        ("add out=", "T.add(x[0], x[1], out=x[2])"),
        ("add alpha", "T.add(x[0], x[1], alpha=2)"),
        ("add float32 + int64", "x[0] + x[1].long()"),
        ("addcmul", "T.addcmul(*x, value=.5)"),
        ("addcdiv", "T.addcdiv(*x, value=.5)"),
        ("lerp scalar", "T.lerp(x[0], x[1], .3)"),
        ("lerp tensor", "T.lerp(*x)"),
        ("clamp", "T.clamp(x[0], .2, .8)"),
        ("clamp tensors", "T.clamp(*x)"),
        ("where", "T.where(x[2] > .5, x[0], x[1])"),
        ("pow 2", "x[0] ** 2"),
        ("pow 3", "x[0] ** 3"),
        ("pow -1", "x[0] ** -1"),
        ("rsub", "1 - x[0]"),
        ("threshold", "F.threshold(x[0], .5, 0.)"),
        ("glu", "F.glu(x[0])"),
        ("prelu", "F.prelu(x[0], x[1][:1])"),
        ("nan_to_num", "T.nan_to_num(x[0])"),
    ):
        yield "three operands and others", f"{name} 1M", three, call
    yield "three operands and others", "masked_fill 1M", "[T.rand(1 << 20), T.rand(1 << 20) > .5]", "x[0].masked_fill(x[1], 0.)"


def reductions():
    for name in REDUCTIONS.split():
        for size, (_, side) in SIZES.items():
            make = f"T.rand({side}, {side}) + .5" if name not in ("all", "any") else f"T.full(({side}, {side}), {name == 'all'})"
            for dim in (0, 1):
                yield "reductions", f"{name} {size} dim {dim}", make, f"T.{name}(x, {dim})"
            if name != "logsumexp":
                yield "reductions", f"{name} {size}", make, f"T.{name}(x)"
    for dtype in ("float64", *HALVES, "int64", "int32", "uint8", "complex64"):
        for name in ("sum", "prod", "amax") if dtype != "complex64" else ("sum", "prod", "mean"):
            for dim in (0, 1):
                yield f"reductions, {dtype}", f"{name} 1M dim {dim} {dtype}", f"(T.rand(1024, 1024) * 3).to(T.{dtype})", f"T.{name}(x, {dim})"
    for name in ("sum", "mean", "amax", "argmax", "var", "prod"):
        yield "reductions, layouts", f"{name} 1M middle", "T.rand(64, 256, 64) + .5", f"T.{name}(x, 1)"
        yield "reductions, layouts", f"{name} 1M transposed", "(T.rand(1024, 1024) + .5).t()", f"T.{name}(x, 1)"
        yield "reductions, layouts", f"{name} 1M sliced", "(T.rand(1024, 2048) + .5)[:, ::2]", f"T.{name}(x, 1)"
    for dim in ("None", "0", "1"):
        for order in ("1", "2", "3", "float('inf')"):
            yield "reductions", f"vector_norm 1M order {order} dim {dim}", "T.rand(1024, 1024)", f"T.linalg.vector_norm(x, {order}, {dim})"
    for name, call in (
        ("max dim", "T.max(x, 1)"),
        ("min dim", "T.min(x, 0)"),
        ("median", "T.median(x, 1)"),
        ("kthvalue", "T.kthvalue(x, 100, 1)"),
        ("quantile", "T.quantile(x, .3, 1)"),
        ("count_nonzero", "T.count_nonzero(x)"),
        ("aminmax", "T.aminmax(x)"),
        ("var_mean", "T.var_mean(x, 1)"),
        ("nansum", "T.nansum(x, 1)"),
        ("trace", "T.trace(x)"),
    ):
        yield "reductions", f"{name} 1M", "T.rand(1024, 1024)", call
    for name in SCANS.split():
        for size in ("4k", "1M"):
            for dim in (0, 1):
                yield "scans", f"{name} {size} dim {dim}", f"T.rand({SIZES[size][1]}, {SIZES[size][1]}) * .2 + .9", f"T.{name}(x, {dim})"
    yield "scans", "cumsum 1M int64", "T.randint(0, 9, (1024, 1024))", "T.cumsum(x, 1)"
    yield "scans", "cumsum 1M one row", "T.rand(1 << 20)", "T.cumsum(x, 0)"
    yield "scans", "diff 1M", "T.rand(1024, 1024)", "T.diff(x)"


def copies():
    matrix, four = "T.rand(1024, 1024)", "[T.rand(512, 512) for _ in range(4)]"
    for name, make, call in (
        ("clone", matrix, "x.clone()"),
        ("transpose", matrix, "x.t().contiguous()"),
        ("slice", "T.rand(1024, 2048)", "x[:, ::2].contiguous()"),
        ("narrow", "T.rand(1024, 2048)", "x[:, :1024].contiguous()"),
        ("to channels last", "T.rand(8, 32, 64, 64)", "x.contiguous(memory_format=T.channels_last)"),
        ("from channels last", "T.rand(8, 64, 64, 32).permute(0, 3, 1, 2)", "x.contiguous()"),
        ("permute", "T.rand(32, 64, 8, 64)", "x.permute(0, 2, 1, 3).contiguous()"),
        ("flip 1", matrix, "T.flip(x, [1])"),
        ("flip 0", matrix, "T.flip(x, [0])"),
        ("roll", matrix, "T.roll(x, 7, 1)"),
        ("rot90", matrix, "T.rot90(x)"),
        ("repeat", "T.rand(256, 1024)", "x.repeat(2, 2)"),
        ("repeat_interleave", "T.rand(1 << 18)", "T.repeat_interleave(x, 4)"),
        ("expand", "T.rand(1024, 1)", "x.expand(1024, 1024).contiguous()"),
        ("cat 0", four, "T.cat(x, 0)"),
        ("cat 1", four, "T.cat(x, 1)"),
        ("stack 0", four, "T.stack(x, 0)"),
        ("stack 2", four, "T.stack(x, 2)"),
        ("split", matrix, "[y.clone() for y in T.split(x, 256, 1)]"),
        ("tril", matrix, "T.tril(x)"),
        ("triu", matrix, "T.triu(x)"),
        ("unfold", "T.rand(1 << 20)", "x.unfold(0, 16, 16).contiguous()"),
        ("im2col", "T.rand(4, 16, 64, 64)", "F.unfold(x, 3, padding=1)"),
        ("pixel_shuffle", "T.rand(4, 64, 64, 64)", "F.pixel_shuffle(x, 2)"),
        ("channel_shuffle", "T.rand(4, 64, 64, 64)", "F.channel_shuffle(x, 4)"),
        ("copy_", "[T.rand(1024, 1024) for _ in range(2)]", "x[0].copy_(x[1])"),
        ("copy_ transposed", "[T.rand(1024, 1024) for _ in range(2)]", "x[0].copy_(x[1].t())"),
        ("fill_", matrix, "x.fill_(2.)"),
        ("zero_", matrix, "x.zero_()"),
        ("diag", "T.rand(1024)", "T.diag(x)"),
        ("block_diag", four, "T.block_diag(*x)"),
        ("meshgrid", "T.rand(1024)", "T.meshgrid(x, x, indexing='ij')[0].contiguous()"),
        ("cartesian_prod", "T.rand(512)", "T.cartesian_prod(x, x)"),
    ):
        yield "copies", f"{name} 1M", make, call
    for mode in ("constant", "reflect", "replicate", "circular"):
        yield "copies", f"pad {mode} 1M", "T.rand(16, 16, 60, 60)", f"F.pad(x, (2, 2, 2, 2), mode='{mode}')"
    yield "copies", "pad 1-D 1M", "T.rand(1024, 1000)", "F.pad(x, (12, 12))"
    for origin, target in (
        ("float32", "float64"),
        ("float32", "bfloat16"),
        ("float32", "float16"),
        ("float32", "int64"),
        ("float32", "uint8"),
        ("float32", "bool"),
        ("float64", "float32"),
        ("bfloat16", "float32"),
        ("float16", "float32"),
        ("int64", "float32"),
        ("int64", "int32"),
        ("uint8", "float32"),
        ("bool", "float32"),
        ("complex64", "complex128"),
    ):
        yield "conversions", f"{origin} to {target} 1M", f"(T.rand(1 << 20) * 3).to(T.{origin})", f"x.to(T.{target})"
    for name, call in (
        ("zeros", "T.zeros(1 << 20)"),
        ("ones", "T.ones(1 << 20)"),
        ("full", "T.full((1 << 20,), 2.5)"),
        ("full int64", "T.full((1 << 20,), 7)"),
        ("arange", "T.arange(1 << 20)"),
        ("arange float32", "T.arange(1 << 20, dtype=T.float32)"),
        ("linspace", "T.linspace(0, 1, 1 << 20)"),
        ("logspace", "T.logspace(0, 1, 1 << 18)"),
        ("eye", "T.eye(1024)"),
        ("hann_window", "T.hann_window(1 << 16)"),
        ("empty", "T.empty(1 << 20)"),
        ("tril_indices", "T.tril_indices(512, 512)"),
    ):
        yield "factories", name, "None", call


def indexing():
    matrix, rows = "T.rand(1024, 1024)", "T.randint(0, 1024, (1024,))"
    for name, make, call in (
        ("index_select 0", f"[{matrix}, {rows}]", "T.index_select(x[0], 0, x[1])"),
        ("index_select 1", f"[{matrix}, {rows}]", "T.index_select(x[0], 1, x[1])"),
        ("gather 0", f"[{matrix}, T.randint(0, 1024, (512, 1024))]", "T.gather(x[0], 0, x[1])"),
        ("gather 1", f"[{matrix}, T.randint(0, 1024, (1024, 512))]", "T.gather(x[0], 1, x[1])"),
        ("scatter", f"[{matrix}, T.argsort({matrix}, 1)]", "T.scatter(x[0], 1, x[1], x[0])"),
        ("scatter_add 0", f"[{matrix}, T.randint(0, 1024, (1024, 1024))]", "T.scatter_add(x[0], 0, x[1], x[0])"),
        ("scatter_add 1", f"[{matrix}, T.randint(0, 1024, (1024, 1024))]", "T.scatter_add(x[0], 1, x[1], x[0])"),
        ("scatter_reduce amax", f"[{matrix}, T.randint(0, 1024, (1024, 1024))]", "T.scatter_reduce(x[0], 0, x[1], x[0], 'amax')"),
        ("index_add", f"[{matrix}, {rows}]", "T.index_add(x[0], 0, x[1], x[0])"),
        ("index_copy", f"[{matrix}, T.randperm(1024)]", "T.index_copy(x[0], 0, x[1], x[0])"),
        ("index_fill", f"[{matrix}, {rows}]", "T.index_fill(x[0], 0, x[1], 1.)"),
        ("index rows", f"[{matrix}, {rows}]", "x[0][x[1]]"),
        ("index pairs", f"[{matrix}, T.randint(0, 1024, (1 << 18,)), T.randint(0, 1024, (1 << 18,))]", "x[0][x[1], x[2]]"),
        ("index columns", f"[{matrix}, {rows}]", "x[0][:, x[1]]"),
        ("index mask", f"[{matrix}, T.rand(1024) > .5]", "x[0][x[1]]"),
        ("index_put", f"[{matrix}, T.randperm(1024)[:512], T.rand(512, 1024)]", "T.index_put(x[0], (x[1],), x[2])"),
        (
            "index_put accumulate",
            f"[{matrix}, T.randint(0, 1024, (1 << 18,)), T.randint(0, 1024, (1 << 18,)), T.rand(1 << 18)]",
            "T.index_put(x[0], (x[1], x[2]), x[3], accumulate=True)",
        ),
        ("masked_select", f"[{matrix}, {matrix} > .5]", "T.masked_select(*x)"),
        ("masked_scatter", f"[{matrix}, {matrix} > .5, {matrix}]", "T.masked_scatter(*x)"),
        ("nonzero", f"{matrix} > .5", "T.nonzero(x)"),
        ("argwhere", f"{matrix} > .9", "T.argwhere(x)"),
        ("take", "[T.rand(1 << 20), T.randint(0, 1 << 20, (1 << 18,))]", "T.take(*x)"),
        ("take_along_dim", f"[{matrix}, T.argsort({matrix}, 1)]", "T.take_along_dim(x[0], x[1], 1)"),
        ("embedding", "[T.randint(0, 5000, (64, 128)), T.rand(5000, 256)]", "F.embedding(*x)"),
        ("embedding_bag sum", "[T.randint(0, 5000, (8192,)), T.rand(5000, 64), T.arange(0, 8192, 8)]", "F.embedding_bag(*x, mode='sum')"),
        ("embedding_bag mean", "[T.randint(0, 5000, (8192,)), T.rand(5000, 64), T.arange(0, 8192, 8)]", "F.embedding_bag(*x)"),
        ("embedding_bag max", "[T.randint(0, 5000, (8192,)), T.rand(5000, 64), T.arange(0, 8192, 8)]", "F.embedding_bag(*x, mode='max')"),
        ("one_hot", "T.randint(0, 100, (4096,))", "F.one_hot(x, 100)"),
    ):
        yield "indexing", name, make, call
    for name, make, call in (
        ("sort", "T.randn(1 << 20)", "T.sort(x)"),
        ("sort rows", "T.randn(1024, 1024)", "T.sort(x, 1)"),
        ("sort columns", "T.randn(1024, 1024)", "T.sort(x, 0)"),
        ("sort int64", "T.randint(0, 1 << 40, (1 << 20,))", "T.sort(x)"),
        ("sort int32", "T.randint(0, 1 << 30, (1 << 20,)).to(T.int32)", "T.sort(x)"),
        ("sort stable descending", "T.randn(1 << 18)", "T.sort(x, descending=True, stable=True)"),
        ("argsort rows", "T.randn(1024, 1024)", "T.argsort(x, 1)"),
        ("topk 10 rows", "T.randn(1024, 1024)", "T.topk(x, 10, 1)"),
        ("topk 100 of 1M", "T.randn(1 << 20)", "T.topk(x, 100)"),
        ("topk smallest int64", "T.randint(0, 1 << 40, (1 << 20,))", "T.topk(x, 100, largest=False)"),
        ("kthvalue of 1M", "T.randn(1 << 20)", "T.kthvalue(x, 1000)"),
        ("median of 1M", "T.randn(1 << 20)", "T.median(x)"),
        ("mode", "T.randint(0, 20, (128, 1024))", "T.mode(x, 1)"),
        ("unique", "T.randint(0, 5000, (1 << 18,))", "T.unique(x)"),
        ("unique_consecutive", "T.randint(0, 3, (1 << 18,))", "T.unique_consecutive(x)"),
        ("searchsorted", "[T.sort(T.randn(10000))[0], T.randn(1 << 18)]", "T.searchsorted(*x)"),
        ("bucketize", "[T.randn(1 << 18), T.sort(T.randn(1000))[0]]", "T.bucketize(*x)"),
        ("bincount", "T.randint(0, 1000, (1 << 20,))", "T.bincount(x)"),
        ("histc", "T.randn(1 << 20)", "T.histc(x, 100, -3, 3)"),
        ("isin", "[T.randint(0, 5000, (1 << 18,)), T.randint(0, 5000, (100,))]", "T.isin(*x)"),
    ):
        yield "order", name, make, call


def products():
    for side in (16, 64, 256, 512, 1024):
        yield "products", f"mm {side}", f"[T.rand({side}, {side}) for _ in range(2)]", "T.mm(*x)"
    for dtype in ("float64", *HALVES, "complex64", "complex128", "int64", "int32", "uint8"):
        for side in (64, 256):
            yield f"products, {dtype}", f"mm {side} {dtype}", f"[(T.rand({side}, {side}) * 9).to(T.{dtype}) for _ in range(2)]", "T.mm(*x)"
    for m, k, n in ((4096, 32, 256), (32, 8192, 32), (1, 1024, 1024), (4, 1024, 1024), (16, 768, 3072), (197, 192, 768), (8, 8, 65536), (300, 300, 300)):
        yield "products", f"mm {m} x {k} x {n}", f"[T.rand({m}, {k}), T.rand({k}, {n})]", "T.mm(*x)"
    for name, make, call in (
        ("mm, second transposed", "[T.rand(256, 512), T.rand(384, 512)]", "T.mm(x[0], x[1].t())"),
        ("mm, first transposed", "[T.rand(512, 256), T.rand(512, 384)]", "T.mm(x[0].t(), x[1])"),
        ("mv", "[T.rand(1024, 1024), T.rand(1024)]", "T.mv(*x)"),
        ("mv transposed", "[T.rand(1024, 1024), T.rand(1024)]", "T.mv(x[0].t(), x[1])"),
        ("dot", "[T.rand(1 << 20), T.rand(1 << 20)]", "T.dot(*x)"),
        ("outer", "[T.rand(1024), T.rand(1024)]", "T.outer(*x)"),
        ("bmm 512 x 8", "[T.rand(512, 8, 8) for _ in range(2)]", "T.bmm(*x)"),
        ("bmm 256 x 32", "[T.rand(256, 32, 32) for _ in range(2)]", "T.bmm(*x)"),
        ("bmm 16 x 128", "[T.rand(16, 128, 128) for _ in range(2)]", "T.bmm(*x)"),
        ("bmm few rows", "[T.rand(64, 1, 128), T.rand(64, 128, 128)]", "T.bmm(*x)"),
        ("baddbmm", "[T.rand(16, 64, 64) for _ in range(3)]", "T.baddbmm(*x)"),
        ("addmm", "[T.rand(256, 256) for _ in range(3)]", "T.addmm(*x)"),
        ("linear", "[T.rand(64, 512), T.rand(512, 512), T.rand(512)]", "F.linear(*x)"),
        ("linear of a row", "[T.rand(1, 1024), T.rand(1024, 1024), T.rand(1024)]", "F.linear(*x)"),
        ("linear bfloat16", "[t.to(T.bfloat16) for t in (T.rand(64, 512), T.rand(512, 512), T.rand(512))]", "F.linear(*x)"),
        ("linear of a row bfloat16", "[t.to(T.bfloat16) for t in (T.rand(1, 1024), T.rand(1024, 1024), T.rand(1024))]", "F.linear(*x)"),
        ("bilinear", "[T.rand(64, 32), T.rand(64, 32), T.rand(16, 32, 32)]", "F.bilinear(*x)"),
        ("einsum bij,bjk", "[T.rand(16, 64, 32), T.rand(16, 32, 48)]", "T.einsum('bij,bjk->bik', *x)"),
        ("einsum bihd,bjhd", "[T.rand(4, 64, 8, 32), T.rand(4, 64, 8, 32)]", "T.einsum('bihd,bjhd->bhij', *x)"),
        ("tensordot", "[T.rand(32, 16, 64), T.rand(64, 16, 32)]", "T.tensordot(x[0], x[1], ([1, 2], [1, 0]))"),
        ("kron", "[T.rand(32, 32), T.rand(32, 32)]", "T.kron(*x)"),
        ("matrix_power", "T.rand(128, 128) * .1", "T.linalg.matrix_power(x, 5)"),
        ("chain_matmul", "[T.rand(64, 256), T.rand(256, 16), T.rand(16, 256)]", "T.linalg.multi_dot(x)"),
        ("cdist 512", "[T.rand(512, 64) for _ in range(2)]", "T.cdist(*x)"),
        ("cdist 16", "[T.rand(16, 64) for _ in range(2)]", "T.cdist(*x)"),
        ("cdist p=1", "[T.rand(256, 32) for _ in range(2)]", "T.cdist(*x, p=1.)"),
        ("pdist", "T.rand(256, 32)", "F.pdist(x)"),
        ("sdpa", "[T.rand(4, 8, 256, 64) for _ in range(3)]", "F.scaled_dot_product_attention(*x)"),
        ("sdpa causal", "[T.rand(2, 8, 512, 64) for _ in range(3)]", "F.scaled_dot_product_attention(*x, is_causal=True)"),
        ("sdpa of a row", "[T.rand(1, 8, 1, 64), T.rand(1, 8, 512, 64), T.rand(1, 8, 512, 64)]", "F.scaled_dot_product_attention(*x)"),
        ("sdpa bfloat16", "[T.rand(2, 8, 256, 64).to(T.bfloat16) for _ in range(3)]", "F.scaled_dot_product_attention(*x)"),
    ):
        yield "products", name, make, call


def linear_algebra():
    for side in (4, 32, 128, 256):
        general, definite = f"T.rand({side}, {side}) + T.eye({side})", f"(lambda a: a @ a.t() + {side} * T.eye({side}))(T.rand({side}, {side}))"
        for name, make, call in (
            ("cholesky", definite, "T.linalg.cholesky(x)"),
            ("qr", general, "T.linalg.qr(x)"),
            ("svd", general, "T.linalg.svd(x)"),
            ("eigh", definite, "T.linalg.eigh(x)"),
            ("lu_factor", general, "T.linalg.lu_factor(x)"),
            ("solve", f"[{definite}, T.rand({side}, 16)]", "T.linalg.solve(*x)"),
            ("solve_triangular", f"[T.linalg.cholesky({definite}), T.rand({side}, 16)]", "T.linalg.solve_triangular(*x, upper=False)"),
            ("inv", definite, "T.linalg.inv(x)"),
            ("det", general, "T.linalg.det(x)"),
            ("lstsq", f"[T.rand({2 * side}, {side}), T.rand({2 * side}, 4)]", "T.linalg.lstsq(*x)"),
        ):
            yield "linear algebra", f"{name} {side}", make, call
    for name, make, call in (
        ("eig 64", "T.rand(64, 64)", "T.linalg.eig(x)"),
        ("svdvals 128", "T.rand(128, 128)", "T.linalg.svdvals(x)"),
        ("inv of 2000 x 4", "T.rand(2000, 4, 4) + 3 * T.eye(4)", "T.linalg.inv(x)"),
        ("det of 2000 x 4", "T.rand(2000, 4, 4)", "T.linalg.det(x)"),
        ("solve of 2000 x 3", "[T.rand(2000, 3, 3) + 3 * T.eye(3), T.rand(2000, 3, 1)]", "T.linalg.solve(*x)"),
        ("cholesky of 200 x 16", "T.rand(200, 16, 16) * .1 + 8 * T.eye(16)", "T.linalg.cholesky(x)"),
        ("pinv 64", "T.rand(64, 64)", "T.linalg.pinv(x)"),
        ("matrix_exp 64", "T.rand(64, 64) * .1", "T.linalg.matrix_exp(x)"),
        ("cross", "[T.rand(1 << 16, 3) for _ in range(2)]", "T.linalg.cross(*x)"),
        ("eigh float64 64", "(lambda a: a + a.t())(T.rand(64, 64).double())", "T.linalg.eigh(x)"),
        ("solve complex64 64", "[T.complex(T.rand(64, 64), T.rand(64, 64)) + 8 * T.eye(64), T.complex(T.rand(64, 4), T.rand(64, 4))]", "T.linalg.solve(*x)"),
    ):
        yield "linear algebra", name, make, call
    for length in (16, 60, 256, 500, 625, 1000, 1024, 1009, 4096, 65536, 262144, 1000000):
        rows = max((1 << 18) // length, 1)
        yield "Fourier", f"fft {rows} x {length}", f"T.complex(T.rand({rows}, {length}), T.rand({rows}, {length}))", "T.fft.fft(x)"
    for name, make, call in (
        ("rfft", "T.rand(1024, 1024)", "T.fft.rfft(x)"),
        ("irfft", "T.complex(T.rand(1024, 513), T.rand(1024, 513))", "T.fft.irfft(x)"),
        ("ifft", "T.complex(T.rand(256, 1024), T.rand(256, 1024))", "T.fft.ifft(x)"),
        ("fft float64", "T.complex(T.rand(262, 1000).double(), T.rand(262, 1000).double())", "T.fft.fft(x)"),
        ("fft columns", "T.complex(T.rand(1000, 256), T.rand(1000, 256))", "T.fft.fft(x, dim=0)"),
        ("rfft 8192 x 64", "T.rand(8192, 64)", "T.fft.rfft(x)"),
        ("rfft 524 x 1000", "T.rand(524, 1000)", "T.fft.rfft(x)"),
        ("irfft float64", "T.complex(T.rand(512, 513).double(), T.rand(512, 513).double())", "T.fft.irfft(x)"),
        ("rfft columns", "T.rand(1024, 256)", "T.fft.rfft(x, dim=0)"),
        ("fft2", "T.complex(T.rand(4, 256, 256), T.rand(4, 256, 256))", "T.fft.fft2(x)"),
        ("fft2 of 64 x 60 x 60", "T.complex(T.rand(64, 60, 60), T.rand(64, 60, 60))", "T.fft.fft2(x)"),
        ("rfft2", "T.rand(4, 256, 256)", "T.fft.rfft2(x)"),
        ("irfft2", "T.complex(T.rand(4, 256, 129), T.rand(4, 256, 129))", "T.fft.irfft2(x)"),
        ("fftn float64", "T.rand(32, 32, 32).double()", "T.fft.fftn(x)"),
        ("stft", "[T.rand(4, 16000), T.hann_window(400)]", "T.stft(x[0], 400, 160, window=x[1], return_complex=True)"),
        ("fftshift", "T.rand(1024, 1024)", "T.fft.fftshift(x)"),
        ("rfft of 512", "T.rand(512)", "T.fft.rfft(x)"),
    ):
        yield "Fourier", name, make, call


def convolutions():
    for name, image, weight, how in (
        ("3x3 64 ch. 56", "4, 64, 56, 56", "64, 64, 3, 3", "padding=1"),
        ("3x3 256 ch. 14", "1, 256, 14, 14", "256, 256, 3, 3", "padding=1"),
        ("3x3 512 ch. 7", "1, 512, 7, 7", "512, 512, 3, 3", "padding=1"),
        ("3x3 stride 2", "1, 64, 56, 56", "128, 64, 3, 3", "padding=1, stride=2"),
        ("1x1 256 ch.", "2, 256, 28, 28", "128, 256, 1, 1", ""),
        ("1x1 of a pixel", "1, 1152, 1, 1", "48, 1152, 1, 1", ""),
        ("7x7 of 3 ch.", "2, 3, 224, 224", "64, 3, 7, 7", "stride=2, padding=3"),
        ("5x5 32 ch.", "2, 32, 32, 32", "32, 32, 5, 5", "padding=2"),
        ("depthwise 3x3 96 ch.", "4, 96, 56, 56", "96, 1, 3, 3", "padding=1, groups=96"),
        ("depthwise 5x5 120 ch.", "1, 120, 14, 14", "120, 1, 5, 5", "padding=2, groups=120"),
        ("depthwise 3x3 88 ch.", "1, 88, 28, 28", "88, 1, 3, 3", "padding=1, groups=88"),
        ("depthwise 7x7", "1, 96, 56, 56", "96, 1, 7, 7", "padding=3, groups=96"),
        ("grouped", "2, 64, 56, 56", "64, 8, 3, 3", "padding=1, groups=8"),
        ("dilated", "2, 64, 56, 56", "64, 64, 3, 3", "padding=2, dilation=2"),
        ("small image", "1, 8, 8, 8", "8, 8, 3, 3", "padding=1"),
        ("1-D", "8, 64, 1000", "64, 64, 5", "padding=2"),
        ("1-D of a channel", "1, 1, 640", "258, 1, 256", "stride=128"),
        ("1-D short", "1, 129, 4", "128, 129, 3", "padding=1"),
        ("1-D depthwise", "4, 128, 1000", "128, 1, 5", "padding=2, groups=128"),
        ("3-D", "1, 16, 16, 32, 32", "32, 16, 3, 3, 3", "padding=1"),
    ):
        dims = image.count(",") - 1
        yield "convolutions", f"{name}", f"[T.randn({image}), T.randn({weight})]", f"F.conv{dims}d(*x{', ' + how if how else ''})"
    for name, make, call in (
        ("transposed", "[T.randn(2, 64, 28, 28), T.randn(64, 32, 4, 4)]", "F.conv_transpose2d(*x, stride=2, padding=1)"),
        ("transposed 1-D", "[T.randn(2, 64, 250), T.randn(64, 32, 8)]", "F.conv_transpose1d(*x, stride=4)"),
        ("channels last", "[T.randn(4, 64, 56, 56).contiguous(memory_format=T.channels_last), T.randn(64, 64, 3, 3)]", "F.conv2d(*x, padding=1)"),
        ("3x3 bfloat16", "[T.randn(4, 64, 56, 56).bfloat16(), T.randn(64, 64, 3, 3).bfloat16()]", "F.conv2d(*x, padding=1)"),
        ("3x3 float64", "[T.randn(1, 64, 28, 28).double(), T.randn(64, 64, 3, 3).double()]", "F.conv2d(*x, padding=1)"),
    ):
        yield "convolutions", name, make, call
    image = "T.randn(8, 64, 56, 56)"
    for name, make, call in (
        ("max_pool2d", image, "F.max_pool2d(x, 3, 2, 1)"),
        ("max_pool2d 2", image, "F.max_pool2d(x, 2)"),
        ("avg_pool2d", image, "F.avg_pool2d(x, 3, 2, 1)"),
        ("adaptive_avg_pool2d 7", "T.randn(8, 256, 28, 28)", "F.adaptive_avg_pool2d(x, 7)"),
        ("adaptive_avg_pool2d 1", image, "F.adaptive_avg_pool2d(x, 1)"),
        ("adaptive_max_pool2d", image, "F.adaptive_max_pool2d(x, 7)"),
        ("lp_pool2d", image, "F.lp_pool2d(x, 2, 2)"),
        ("max_pool1d", "T.randn(8, 64, 4000)", "F.max_pool1d(x, 4)"),
        ("avg_pool3d", "T.randn(2, 16, 16, 32, 32)", "F.avg_pool3d(x, 2)"),
        *((f"interpolate {mode}", "T.randn(4, 16, 64, 64)", f"F.interpolate(x, scale_factor=2, mode='{mode}')") for mode in ("nearest", "bilinear", "bicubic", "area")),
        ("interpolate down", "T.randn(4, 16, 128, 128)", "F.interpolate(x, size=(48, 48), mode='bilinear', antialias=True)"),
        *(
            (f"grid_sample {mode}", "[T.randn(4, 16, 64, 64), T.rand(4, 64, 64, 2) * 2 - 1]", f"F.grid_sample(*x, mode='{mode}', align_corners=False)")
            for mode in ("bilinear", "nearest", "bicubic")
        ),
        ("affine_grid", "T.rand(4, 2, 3)", "F.affine_grid(x, (4, 3, 64, 64), align_corners=False)"),
        ("fold", "T.randn(4, 144, 4096)", "F.fold(x, (64, 64), 3, padding=1)"),
    ):
        yield "pools, resampling", name, make, call


def networks():
    matrix, image = "T.randn(1024, 1024)", "T.randn(8, 64, 32, 32)"
    for name, make, call in (
        ("layer_norm", f"[{matrix}, T.randn(1024), T.randn(1024)]", "F.layer_norm(x[0], (1024,), x[1], x[2])"),
        ("layer_norm of 64", "[T.randn(16384, 64), T.randn(64), T.randn(64)]", "F.layer_norm(x[0], (64,), x[1], x[2])"),
        ("layer_norm bfloat16", f"{matrix}.bfloat16()", "F.layer_norm(x, (1024,))"),
        ("rms_norm", f"[{matrix}, T.randn(1024)]", "F.rms_norm(x[0], (1024,), x[1])"),
        ("group_norm", f"[{image}, T.randn(64), T.randn(64)]", "F.group_norm(x[0], 8, x[1], x[2])"),
        ("instance_norm", image, "F.instance_norm(x)"),
        ("batch_norm", f"[{image}, T.randn(64), T.rand(64)]", "F.batch_norm(x[0], x[1], x[2])"),
        ("batch_norm training", f"[{image}, T.randn(64), T.rand(64)]", "F.batch_norm(x[0], x[1], x[2], training=True)"),
        ("normalize", matrix, "F.normalize(x, dim=1)"),
        ("normalize columns", matrix, "F.normalize(x, dim=0)"),
        ("local_response_norm", image, "F.local_response_norm(x, 5)"),
        ("weight_norm", f"[{matrix}, T.rand(1024, 1)]", "T._weight_norm(*x, 0)"),
        *((f"{name} dim {dim}", matrix, f"T.{name}(x, {dim})") for name in ("softmax", "log_softmax") for dim in (0, 1)),
        ("softmax middle", "T.randn(16, 64, 1024)", "T.softmax(x, 1)"),
        ("softmax bfloat16", f"{matrix}.bfloat16()", "T.softmax(x, 1)"),
        ("softmax of 10", "T.randn(65536, 10)", "T.softmax(x, 1)"),
        ("softmin", matrix, "F.softmin(x, 1)"),
    ):
        yield "normalisation", name, make, call
    pair = "[T.randn(1 << 20), T.rand(1 << 20)]"
    for name, make, call in (
        *(
            (name, pair, f"F.{name}(*x)")
            for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "binary_cross_entropy_with_logits", "soft_margin_loss", "poisson_nll_loss")
        ),
        ("kl_div", pair, "F.kl_div(*x, reduction='sum')"),
        ("binary_cross_entropy", "[T.rand(1 << 20), T.rand(1 << 20)]", "F.binary_cross_entropy(*x)"),
        ("mse_loss none", pair, "F.mse_loss(*x, reduction='none')"),
        ("cross_entropy", "[T.randn(1024, 1000), T.randint(0, 1000, (1024,))]", "F.cross_entropy(*x)"),
        ("cross_entropy images", "[T.randn(4, 20, 64, 64), T.randint(0, 20, (4, 64, 64))]", "F.cross_entropy(*x)"),
        ("nll_loss", "[T.randn(4096, 100), T.randint(0, 100, (4096,))]", "F.nll_loss(*x)"),
        ("cosine_similarity", "[T.randn(1024, 1024) for _ in range(2)]", "F.cosine_similarity(*x)"),
        ("ctc_loss", "[T.log_softmax(T.randn(50, 16, 20), 2), T.randint(1, 20, (16, 10)), T.full((16,), 50), T.full((16,), 10)]", "F.ctc_loss(*x)"),
        ("triplet_margin_loss", "[T.randn(1024, 256) for _ in range(3)]", "F.triplet_margin_loss(*x)"),
    ):
        yield "losses", name, make, call
    for name, make, call in (
        ("rand", "None", "T.rand(1 << 20)"),
        ("randn", "None", "T.randn(1 << 20)"),
        ("randn float64", "None", "T.randn(1 << 18, dtype=T.float64)"),
        ("rand bfloat16", "None", "T.rand(1 << 20, dtype=T.bfloat16)"),
        ("randint", "None", "T.randint(0, 100, (1 << 20,))"),
        ("randperm", "None", "T.randperm(1 << 18)"),
        ("bernoulli", "T.rand(1 << 20)", "T.bernoulli(x)"),
        ("bernoulli_", "T.rand(1 << 20)", "x.bernoulli_(.3)"),
        ("uniform_", "T.rand(1 << 20)", "x.uniform_(-1, 1)"),
        ("normal_", "T.rand(1 << 20)", "x.normal_()"),
        ("exponential_", "T.rand(1 << 18)", "x.exponential_()"),
        ("dropout", "T.rand(1 << 20)", "F.dropout(x, .3, True)"),
        ("multinomial", "T.rand(64, 1000)", "T.multinomial(x, 10)"),
        ("multinomial replacement", "T.rand(64, 1000)", "T.multinomial(x, 100, True)"),
        ("randn of 16", "None", "T.randn(16)"),
        ("poisson", "T.rand(1 << 16) * 9", "T.poisson(x)"),
    ):
        yield "random", name, make, call
    recurrent = "[T.randn(20, 8, 64), {hidden}, [T.randn({gates}, 64), T.randn({gates}, 128), T.randn({gates}), T.randn({gates})]]"
    for name, hidden, gates in (("lstm", "(T.randn(1, 8, 128), T.randn(1, 8, 128))", 512), ("gru", "T.randn(1, 8, 128)", 384), ("rnn_tanh", "T.randn(1, 8, 128)", 128)):
        yield "recurrent", name, recurrent.format(hidden=hidden, gates=gates), f"T.{name}(x[0], x[1], x[2], True, 1, 0., False, False, False)"


def gradients():
    matrix = "T.randn(1024, 1024)"
    for name, make, call in (
        ("add", f"[{matrix}, {matrix}]", "x[0] + x[1]"),
        ("add row", f"[{matrix}, T.randn(1024)]", "x[0] + x[1]"),
        ("mul", f"[{matrix}, {matrix}]", "x[0] * x[1]"),
        ("div", f"[{matrix}, {matrix}]", "x[0] / x[1]"),
        ("pow", "[T.rand(1024, 1024)]", "x[0] ** 3"),
        *(
            (name, f"[{matrix}]", f"T.{name}(x[0])")
            for name in (
                "exp",
                "sin",
                "tanh",
                "sigmoid",
                "abs",
                "sum",
                "logsumexp_1",
                "cumsum_1",
                "softmax_1",
                "softmax_0",
                "log_softmax_1",
                "amax_1",
                "prod_1",
                "var_1",
                "sort_1",
                "topk_10",
                "std_0",
            )
        ),
        *((name, f"[{matrix}]", f"F.{name}(x[0])") for name in ("relu", "gelu", "silu", "hardswish", "softplus", "normalize")),
        ("sqrt", "[T.rand(1024, 1024) + .1]", "T.sqrt(x[0])"),
        ("where", f"[{matrix}, {matrix}]", "T.where(x[0] > 0, x[0], x[1])"),
        ("cat", f"[{matrix}, {matrix}]", "T.cat(x)"),
        ("transposed copy", f"[{matrix}]", "x[0].t().contiguous()"),
        ("slice", f"[{matrix}]", "x[0][:, ::2]"),
        ("index rows", f"[{matrix}, T.randint(0, 1024, (1024,))]", "x[0][x[1]]"),
        ("gather", f"[{matrix}, T.randint(0, 1024, (1024, 512))]", "T.gather(x[0], 1, x[1])"),
        ("pad", "[T.randn(16, 16, 60, 60)]", "F.pad(x[0], (2, 2, 2, 2))"),
        ("mm", "[T.randn(256, 256), T.randn(256, 256)]", "T.mm(*x)"),
        ("bmm", "[T.randn(16, 128, 128), T.randn(16, 128, 128)]", "T.bmm(*x)"),
        ("linear", "[T.randn(64, 512), T.randn(512, 512), T.randn(512)]", "F.linear(*x)"),
        ("sdpa", "[T.randn(2, 8, 256, 64) for _ in range(3)]", "F.scaled_dot_product_attention(*x)"),
        ("conv 3x3", "[T.randn(2, 64, 28, 28), T.randn(64, 64, 3, 3)]", "F.conv2d(*x, padding=1)"),
        ("conv 1x1", "[T.randn(2, 256, 28, 28), T.randn(128, 256, 1, 1)]", "F.conv2d(*x)"),
        ("conv depthwise", "[T.randn(2, 96, 28, 28), T.randn(96, 1, 3, 3)]", "F.conv2d(*x, padding=1, groups=96)"),
        ("conv 1-D", "[T.randn(8, 64, 250), T.randn(64, 64, 5)]", "F.conv1d(*x, padding=2)"),
        ("conv transposed", "[T.randn(2, 64, 14, 14), T.randn(64, 32, 4, 4)]", "F.conv_transpose2d(*x, stride=2, padding=1)"),
        ("layer_norm", f"[{matrix}, T.randn(1024), T.randn(1024)]", "F.layer_norm(x[0], (1024,), x[1], x[2])"),
        ("rms_norm", f"[{matrix}, T.randn(1024)]", "F.rms_norm(x[0], (1024,), x[1])"),
        ("batch_norm", "[T.randn(8, 64, 32, 32), T.randn(64), T.randn(64)]", "F.batch_norm(x[0], None, None, x[1], x[2], training=True)"),
        ("group_norm", "[T.randn(8, 64, 32, 32), T.randn(64), T.randn(64)]", "F.group_norm(x[0], 8, x[1], x[2])"),
        ("max_pool2d", "[T.randn(8, 64, 56, 56)]", "F.max_pool2d(x[0], 3, 2, 1)"),
        ("avg_pool2d", "[T.randn(8, 64, 56, 56)]", "F.avg_pool2d(x[0], 3, 2, 1)"),
        ("adaptive_avg_pool2d", "[T.randn(8, 256, 28, 28)]", "F.adaptive_avg_pool2d(x[0], 1)"),
        ("interpolate bilinear", "[T.randn(4, 16, 64, 64)]", "F.interpolate(x[0], scale_factor=2, mode='bilinear')"),
        ("grid_sample", "[T.randn(4, 16, 64, 64), T.rand(4, 64, 64, 2) * 2 - 1]", "F.grid_sample(*x, align_corners=False)"),
        ("embedding", "[T.randint(0, 5000, (64, 128)), T.randn(5000, 256)]", "F.embedding(*x)"),
        ("embedding_bag", "[T.randint(0, 5000, (8192,)), T.randn(5000, 64), T.arange(0, 8192, 8)]", "F.embedding_bag(*x)"),
        ("cross_entropy", "[T.randn(1024, 1000), T.randint(0, 1000, (1024,))]", "F.cross_entropy(*x)"),
        ("mse_loss", "[T.randn(1 << 20), T.randn(1 << 20)]", "F.mse_loss(*x)"),
        ("solve", "[T.randn(64, 64) + 16 * T.eye(64), T.randn(64, 4)]", "T.linalg.solve(*x)"),
        ("cholesky", "[(lambda a: a @ a.t() + 64 * T.eye(64))(T.randn(64, 64))]", "T.linalg.cholesky(x[0])"),
        ("svd", "[T.randn(64, 64)]", "T.linalg.svd(x[0], full_matrices=False)[1]"),
        ("rfft", "[T.randn(256, 1024)]", "T.view_as_real(T.fft.rfft(x[0]))"),
        ("cdist", "[T.randn(256, 64), T.randn(256, 64)]", "T.cdist(*x)"),
        ("dropout", f"[{matrix}]", "F.dropout(x[0], .3, True)"),
        ("small mul", "[T.randn(4, 4), T.randn(4, 4)]", "x[0] * x[1]"),
        ("small linear", "[T.randn(4, 8), T.randn(8, 8), T.randn(8)]", "F.linear(*x)"),
    ):
        yield "forward and gradient", f"{name} (gradient)", f"leaves({make})", f"gradients({_with_dim(call)}, x)"


def _with_dim(call):
    """`T.name_1(x[0])` is written `T.name(x[0], 1)`; of several results the first counts."""
    head, _, rest = call.partition("(")
    name, mark, dim = head.rpartition("_")
    return f"first({name}({rest[:-1]}, {dim}))" if mark and dim.isdigit() else call


def overhead():
    small, two = "T.randn(4, 4)", "[T.randn(4, 4), T.randn(4, 4)]"
    for name, make, call in (
        ("x + y", two, "x[0] + x[1]"),
        ("x * 2.", small, "x * 2."),
        ("exp", small, "T.exp(x)"),
        ("sum", small, "x.sum()"),
        ("mm", two, "T.mm(*x)"),
        ("index", small, "x[1:3, 2]"),
        ("view", small, "x.view(-1)"),
        ("t", small, "x.t()"),
        ("cat", two, "T.cat(x)"),
        ("softmax", small, "T.softmax(x, 1)"),
        ("clone", small, "x.clone()"),
        ("to", small, "x.to(T.float64)"),
        ("item", "T.rand(1)", "x.item()"),
        ("zeros", "None", "T.zeros(4)"),
        ("sort", small, "T.sort(x)"),
        ("linear", "[T.randn(4, 4), T.randn(4, 4), T.randn(4)]", "F.linear(*x)"),
        ("layer_norm", small, "F.layer_norm(x, (4,))"),
        ("max", small, "T.max(x, 1)"),
        ("where", two, "T.where(x[0] > 0, *x)"),
        ("index_put", f"[{small}, T.randint(0, 4, (2,))]", "T.index_put(x[0], (x[1],), x[0][:2])"),
        ("conv", "[T.randn(1, 1, 5, 5), T.randn(1, 1, 3, 3)]", "F.conv2d(*x)"),
        ("solve", "[T.randn(4, 4), T.randn(4, 1)]", "T.linalg.solve(*x)"),
        ("interpolate", "T.randn(1, 1, 4, 4)", "F.interpolate(x, scale_factor=2)"),
        ("dropout", small, "F.dropout(x, .5, True)"),
        ("einsum", two, "T.einsum('ij,jk->ik', *x)"),
        ("tensor", "None", "T.tensor([1., 2., 3.])"),
        ("tolist", small, "x.tolist()"),
        ("allclose", two, "T.allclose(*x)"),
        ("equal", two, "T.equal(*x)"),
    ):
        yield "4 x 4 elements", f"{name} 4 x 4", make, call


def all_calls():
    """(family, name, what makes x, what is timed), names unique."""
    found = [call for part in (pointwise, binary, reductions, copies, indexing, products, linear_algebra, convolutions, networks, gradients, overhead) for call in part()]
    names = [f"{family}/{name}" for family, name, _, _ in found]
    assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)
    return found


def gradients_of(library):
    """What makes leaves of floating-point arguments, and what runs forward and backward through a sum."""

    def leaves(values):
        return [value.requires_grad_() if value.is_floating_point() else value for value in values]

    def gradients(result, values):
        return library.autograd.grad(result.sum(), [value for value in values if value.requires_grad])

    return {"leaves": leaves, "gradients": gradients, "first": lambda result: result if hasattr(result, "sum") else result[0]}


def main():
    library = importlib.import_module(sys.argv[1])
    for part in ("nn.functional", "linalg", "fft", "autograd", "special"):
        importlib.import_module(f"{sys.argv[1]}.{part}")
    library.set_num_threads(int(os.environ["OMP_NUM_THREADS"]))
    # On one thread the processor's time counts, as in bench.h.
    now = time.process_time_ns if os.environ["OMP_NUM_THREADS"] == "1" else time.perf_counter_ns
    names = {"T": library, "F": library.nn.functional, **gradients_of(library)}
    calls, function = all_calls(), None
    for family, name, _, _ in calls:
        print(f"{family}\t{name}")
    print("ready", flush=True)
    for line in sys.stdin:
        command, number, *steps = line.split()
        try:
            if command == "prepare":
                _, _, make, call = calls[int(number)]
                library.manual_seed(7)
                argument = eval(make, names)  # pylint: disable=eval-used # the text of this file
                function = eval(f"lambda x: {call}", names)  # pylint: disable=eval-used
                for _ in range(2):
                    function(argument)
                print("ok", flush=True)
                continue
            many = range(int(steps[0]))
            start = now()
            for _ in many:
                function(argument)
            print((now() - start) / len(many), flush=True)
        except Exception as error:  # pylint: disable=broad-except # whatever a call raises is its answer
            print(f"failed {type(error).__name__}: {' '.join(str(error).split())[:200]}", flush=True)


if __name__ == "__main__":
    main()
