# SPDX-License-Identifier: BSD-3-Clause
"""Quantised layers, as quantisers write them."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, model, sets, variants


def to_bytes(weight):
    scale = weight.abs().amax(1) / 127
    return (weight / scale[:, None]).round().clamp(-128, 127).to(torch.int8), scale


@model
def int8_dynamic():
    """Inputs quantised when they come, an integer product."""
    weight, scale = to_bytes(torch.randn(24, 32))

    def forward(self, x):
        peak = x.abs().amax(1, keepdim=True) / 127
        product = torch._int_mm((x / peak).round().clamp(-128, 127).to(torch.int8), self.weight.t())
        return product.float() * peak * self.scale
    return Case(Lambda(forward, weight=weight, scale=scale), sets((20, 32)))


def quantised(module, x):
    """A linear layer between rounded values, as a quantiser writes it."""
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  registers the operators
    ops = torch.ops.quantized_decomposed
    x = ops.dequantize_per_tensor(ops.quantize_per_tensor(x, 0.03, 128, 0, 255, torch.uint8), 0.03, 128, 0, 255, torch.uint8)
    weight = ops.dequantize_per_channel(module.weight, module.scale, module.zeros, 0, -128, 127, torch.int8)
    return F.linear(x, weight, module.bias)


@variants({"": {}, "_frozen": FROZEN})
def int8_static(**how):
    def part(before, after):
        weight, scale = to_bytes(torch.randn(after, before))
        return Lambda(quantised, weight=weight, scale=scale, zeros=torch.zeros(after, dtype=torch.int64), bias=torch.randn(after))

    def forward(self, x):
        return self.b(self.a(x).relu())
    return Case(Lambda(forward, a=part(32, 48), b=part(48, 10)), sets((6, 32)), **how)


@model
def int8_weight_only():
    weight, scale = to_bytes(torch.randn(48, 64))

    def forward(self, x):
        y = torch._weight_int8pack_mm(x, self.weight, self.scale)
        return y, F.linear(x, self.weight.to(x.dtype)) * self.scale
    return Case(Lambda(forward, weight=weight, scale=scale.bfloat16()), sets((5, 64), dtype=torch.bfloat16))


# ---- layers between rounded values ---------------------------------------------------------------

def rounded(x, scale=0.03, zero=128, least=0, most=255, dtype=torch.uint8):
    """Quantised and back, as a quantiser writes it between layers."""
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  registers the operators
    ops = torch.ops.quantized_decomposed
    return ops.dequantize_per_tensor(ops.quantize_per_tensor(x, scale, zero, least, most, dtype), scale, zero, least, most, dtype)


class Rounded(nn.Module):
    """A convolution or a linear layer whose weights are bytes with a scale per channel."""

    def __init__(self, shape, bias=True, **how):
        super().__init__()
        weight, scale = to_bytes(torch.randn(shape).flatten(1))
        for name, value in {"weight": weight.view(shape), "scale": scale, "zeros": torch.zeros(shape[0], dtype=torch.int64), "bias": torch.randn(shape[0]) if bias else None}.items():
            self.register_buffer(name, value)
        self.how, self.rank = how, len(shape) - 2

    def forward(self, x):
        weight = torch.ops.quantized_decomposed.dequantize_per_channel(self.weight, self.scale, self.zeros, 0, -128, 127, torch.int8).to(x.dtype)
        bias = None if self.bias is None else self.bias.to(x.dtype)
        return F.linear(x, weight, bias) if self.rank == 0 else (F.conv1d, F.conv2d, F.conv3d)[self.rank - 1](x, weight, bias, **self.how)


@variants({"": {}, "_frozen": FROZEN})
def int8_convolutions(**how):
    """Convolutions with what may follow them: nothing, relu, a sum, both, hardtanh, hardswish, silu; a pool, a join."""
    def forward(self, x):
        a = rounded(F.relu(self.a(rounded(x, 0.05))), 0.1, 0)
        b = rounded(self.b(a) * 1.0, 0.2)
        c = rounded(F.relu(self.c(b) + a), 0.15, 0)
        d = rounded(self.d(c) + b, 0.3)
        e = rounded(F.hardtanh(self.b(F.max_pool2d(d, 2)), 0.0, 6.0), 0.05, 0)
        f = rounded(F.hardswish(self.c(e)), 0.2, 3)
        g = rounded(F.silu(self.d(f)), 0.2, 10)
        return self.last(rounded(torch.cat([e, g], 1), 0.2, 5)), rounded(self.depth(d), 0.3), self.b(g)
    parts = {"a": Rounded((8, 3, 3, 3), padding=1), "b": Rounded((8, 8, 3, 3), padding=1, bias=False), "c": Rounded((8, 8, 1, 1)), "d": Rounded((8, 8, 3, 3), padding=1), "last": Rounded((5, 16, 3, 3), stride=2), "depth": Rounded((8, 1, 3, 3), groups=8)}
    return Case(Lambda(forward, **parts), sets((2, 3, 12, 12), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def int8_linears(**how):
    """Linear layers with what may follow them, of two and of three dimensions, signed inputs, a sum with another."""
    def forward(self, x, y):
        a = rounded(F.relu(self.a(rounded(x, 0.05))), 0.1, 0)
        b = rounded(F.gelu(self.b(a)), 0.3, 20)
        c = rounded(self.c(b) + a, 0.4)
        d = rounded(F.relu(self.d(c) + b), 0.4, 0)
        e = rounded(F.gelu(self.b(d), approximate="tanh"), 0.4, 2)
        f = rounded(self.a(rounded(e, 0.2, 0, -128, 127, torch.int8)), 0.3)
        return self.last(f), self.c(rounded(y, 0.05)), self.d(rounded(x, 0.05)) + y
    parts = {name: Rounded((16, 16), bias=name != "c") for name in "abcd"}
    return Case(Lambda(forward, last=Rounded((5, 16)), **parts), sets((2, 7, 16), (2, 7, 16), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def int8_bf16(**how):
    """Bytes that are multiplied, bfloat16 in between, under autocast."""
    def forward(self, x):
        a = rounded(F.relu(self.a(rounded(x, 0.05).to(torch.bfloat16)).float()), 0.1, 0).to(torch.bfloat16)
        b = self.b(a)
        return b, self.c(rounded(b.flatten(2).float(), 0.3).to(torch.bfloat16))
    return Case(Lambda(forward, a=Rounded((8, 3, 3, 3), padding=1), b=Rounded((8, 8, 1, 1)), c=Rounded((6, 36))), sets((2, 3, 6, 6), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def int8_scaled_when_run(**how):
    """The scale of the inputs is known when they come: dynamic quantisation by operators."""
    def forward(self, x):
        from torch.ao.quantization.fx import _decomposed  # noqa: F401
        ops = torch.ops.quantized_decomposed
        scale, zero = ops.choose_qparams.tensor(x, 0, 255, 1e-5, torch.uint8)
        y = ops.dequantize_per_tensor.tensor(ops.quantize_per_tensor.tensor(x, scale, zero, 0, 255, torch.uint8), scale, zero, 0, 255, torch.uint8)
        return self.b(F.relu(self.a(y))), y
    return Case(Lambda(forward, a=Rounded((12, 16)), b=nn.Linear(12, 4)), sets((6, 16), count=2), **how)


@variants({"": {}, "_frozen": FROZEN})
def int8_smooth(**how):
    """An integer product with scales of rows and columns, as smooth quantisation has it."""
    weight, scale = to_bytes(torch.randn(24, 32))

    def forward(self, x):
        rows = x.abs().amax(-1, keepdim=True) / 127
        whole = (x / rows).round().clamp(-128, 127).to(torch.int8)
        y = torch._int_mm(whole.view(-1, 32), self.weight.t()).view(2, 9, 24)
        return y.float() * rows * self.scale + self.bias
    return Case(Lambda(forward, weight=weight, scale=scale, bias=torch.randn(24)), sets((2, 9, 32)), **how)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}})
def int8_weights(dtype=torch.float32, **how):
    """Weights of bytes that become floats where they are used."""
    weight, scale = to_bytes(torch.randn(48, 64))

    def forward(self, x):
        return F.linear(x, self.weight.to(x.dtype)) * self.scale, F.linear(x, self.weight.to(x.dtype) * self.scale[:, None]), (x.reshape(-1, 64) @ self.weight.t().to(x.dtype)).relu()
    return Case(Lambda(forward, weight=weight, scale=scale.to(dtype)), sets((2, 5, 64), dtype=dtype, count=2), **how)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}})
def int4_weights(dtype=torch.float32):
    """Weights of four bits in groups that share a scale and a zero."""
    packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(torch.randint(0, 16, (96, 64), dtype=torch.int32), 1)
    scales = torch.rand(2, 96, 2).to(dtype)
    return Case(Lambda(lambda self, x: torch.ops.aten._weight_int4pack_mm_for_cpu(x, self.packed, 32, self.scales), packed=packed, scales=scales), sets((5, 64), dtype=dtype, count=2))


@model
def int4_by_hand():
    """Two weights in a byte, taken apart by shifts."""
    def forward(self, x):
        low, high = (self.weight & 15).to(torch.int8) - 8, (self.weight >> 4).to(torch.int8) - 8
        weight = torch.stack([low, high], -1).flatten(1).float().unflatten(1, (-1, 16)) * self.scale[..., None]
        return F.linear(x, weight.flatten(1))
    return Case(Lambda(forward, weight=torch.randint(0, 256, (12, 16)).to(torch.uint8), scale=torch.rand(12, 2)), sets((3, 32)))


@model
def fake_rounding():
    def forward(self, x):
        return (torch.fake_quantize_per_tensor_affine(x, 0.1, 3, -8, 7), torch.fake_quantize_per_channel_affine(x, self.scale, self.zeros, 0, 0, 255), torch.fake_quantize_per_tensor_affine(x, self.scale[:1], self.zeros[:1], -128, 127))
    return Case(Lambda(forward, scale=torch.rand(4) + 0.05, zeros=torch.tensor([0, 3, 9, 200], dtype=torch.int32)), sets((4, 9), count=2))


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}})
def tuned_bytes(dtype=torch.float32):
    """Products of bytes for which the compiler writes kernels of its own."""
    weight, scale = to_bytes(torch.randn(64, 64))
    packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(torch.randint(0, 16, (64, 64), dtype=torch.int32), 1)

    def forward(self, x):
        a = rounded(F.relu(self.a(rounded(x.float(), 0.05))), 0.1, 0)
        four = torch.ops.aten._weight_int4pack_mm_for_cpu(x, self.packed, 32, self.pairs)
        return self.b(a), F.linear(x, self.weight.to(x.dtype)) * self.scale, four, torch._int_mm((x * 9).to(torch.int8), self.weight.t())
    parts = {"a": Rounded((64, 64)), "b": Rounded((32, 64))}
    module = Lambda(forward, weight=weight, scale=scale.to(dtype), packed=packed, pairs=torch.rand(2, 64, 2).to(dtype), **parts)
    return Case(module, sets((32, 64), dtype=dtype, count=2), frozen=True, options={"max_autotune": True})
