# SPDX-License-Identifier: BSD-3-Clause
"""Functions of numbers: special ones, reductions, and every dtype."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import Case, Lambda, model, sets, variants


@variants({"": {}, "_f64": {"dtype": torch.float64}})
def special_functions(dtype=torch.float32):
    def forward(_, x, y):
        p, s = x.abs() + 0.1, torch.tanh(x) * 0.9
        q = s.abs() * 0.9 + 0.05
        return (torch.special.i0e(x), torch.special.i1(x), torch.special.i1e(x), torch.special.ndtri(q), torch.special.ndtr(x), torch.special.log_ndtr(x), torch.special.zeta(p + 1, q), torch.polygamma(1, p), torch.polygamma(2, p), torch.special.xlog1py(x, p), torch.xlogy(x, p), torch.special.entr(p),
                torch.special.erfcx(x), torch.special.gammainc(p, q), torch.special.gammaincc(p, q), torch.mvlgamma(p + 2, 2), torch.sinc(x), torch.logit(q), torch.heaviside(x, y), torch.ldexp(x, torch.tensor(3)), *torch.frexp(x), torch.special.bessel_j0(x), torch.special.bessel_j1(x), torch.special.bessel_y0(p),
                torch.special.bessel_y1(p), torch.special.modified_bessel_k0(p), torch.special.modified_bessel_i0(x), torch.special.airy_ai(x), torch.special.spherical_bessel_j0(p), torch.special.chebyshev_polynomial_t(s, 3), torch.special.hermite_polynomial_h(s, 3), torch.special.legendre_polynomial_p(s, 2), torch.special.scaled_modified_bessel_k1(p))
    # Another release of SLEEF moves erf by a unit in the last place.
    return Case(Lambda(forward), sets((5, 21), (5, 21), count=2, dtype=dtype), closeness=2.3e-16 if dtype == torch.float64 else 0)


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f64": {"dtype": torch.float64}})
def pointwise_more(dtype=torch.float32):
    def forward(_, x, y):
        p = x.abs() + 0.1
        return (torch.lerp(x, y, 0.3), torch.lerp(x, y, p), torch.addcmul(x, y, p, value=0.5), torch.addcdiv(x, y, p, value=2), torch.clamp(x, y - 1, y + 1), x.clamp(max=0.5), torch.signbit(x), torch.sign(x), torch.isclose(x, y), torch.nan_to_num(x / 0), torch.float_power(p, 2), x.isnan(), (x / 0).isinf(), torch.isfinite(x / 0),
                torch.logaddexp(x, y), torch.logaddexp2(x, y), torch.floor_divide(x, p), x // 0.3, torch.div(x, p, rounding_mode="trunc"), torch.frac(x), torch.trunc(x), torch.round(x, decimals=1), x.reciprocal(), x.square(), torch.deg2rad(x), torch.rad2deg(x), torch.maximum(x, y), torch.fmin(x, y), torch.rsub(x, 2), x ** 3, x ** 0.5, 2 ** x, p ** -1.5,
                x == y, x != 0, torch.logical_and(x > 0, y > 0), torch.logical_xor(x > 0, y), ~(x > 0), -x, +x, abs(x), x.positive(), torch.where(x > 0, 1.0, x), torch.threshold(x, 0.1, 20.0), x.exp().log1p(), torch.special.expit(x), F.softsign(x))
    return Case(Lambda(forward), sets((5, 21), (5, 21), count=2, dtype=dtype))


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}})
def activations(dtype=torch.float32):
    def forward(self, x):
        return (F.celu(x), F.selu(x), F.elu(x, 0.7), F.glu(x), F.prelu(x, self.slope), F.rrelu(x), F.hardshrink(x), F.softshrink(x), F.tanhshrink(x), F.threshold(x, 0.2, 5.0), F.softsign(x), F.logsigmoid(x), F.softmin(x, 1), F.relu6(x), F.hardsigmoid(x), F.hardswish(x), F.mish(x), F.softplus(x, 2, 3), F.gelu(x), F.gelu(x, approximate="tanh"),
                F.leaky_relu(x), F.hardtanh(x), F.silu(x), F.log_softmax(x, 0), F.relu(x), x.softmax(-1, dtype=torch.float32))
    return Case(Lambda(forward, slope=torch.rand(6).to(dtype)), sets((4, 6), dtype=dtype, count=2))


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}, "_f64": {"dtype": torch.float64}})
def reductions(dtype=torch.float32):
    def forward(_, x):
        return (x.sum((0, 2)), x.mean((1, 2), keepdim=True), x.prod(2), x.amax((0, 1)), x.amin(2), x.norm(), x.norm(1, dim=1), torch.linalg.vector_norm(x, float("inf"), dim=2), torch.linalg.vector_norm(x, 3), torch.linalg.vector_norm(x, 0, dim=0), x.logsumexp((0, 1)), *torch.var_mean(x, (0, 1)), x.std(2, unbiased=False), x.var(correction=2), x.any(), x.all(1), x.count_nonzero(0),
                x.nansum(1), x.sum(dtype=torch.float64), x.mean(), x.argmax(2), x.cumsum(1), x.softmax(1), x.log_softmax(2), x.max(), x.min(), x.sum(1, dtype=torch.float32), F.normalize(x, 1, dim=1), torch.nn.functional.layer_norm(x, x.shape[1:]), torch.trapezoid(x, dim=1), torch.cumulative_trapezoid(x, dim=2))
    return Case(Lambda(forward), sets((4, 5, 33), dtype=dtype, count=2))


@variants({"_i8": {"dtype": torch.int8}, "_u8": {"dtype": torch.uint8}, "_i16": {"dtype": torch.int16}, "_i32": {"dtype": torch.int32}, "_i64": {"dtype": torch.int64}})
def whole(dtype):
    """Whole numbers of each size, which wrap."""
    def forward(_, x, y):
        z = y.abs() % 7 + 1
        return (x + y, x * y, x - 3, x // z, x % z, torch.div(x, z, rounding_mode="trunc"), x / z, x & y, x | y, x ^ y, ~x, x << 1, x >> 2, x.clamp(1, 9), torch.maximum(x, y), x == y, x > y, x.sum(1), x.prod(0), x.amax(1), x.cumsum(0), x.float().mean(), x.to(torch.bool), x.abs(), torch.gcd(x, z), torch.lcm(z, z + 1), x.bool().any(0), x.argmax(1),
                x ** 2, torch.where(x > 3, x, y), x.sort(1)[0], x.float() * 0.5 + y, (x.float() * 3.7).to(dtype), x.sum(), -x, x.sign(), x.square(), torch.fmod(x, z))
    return Case(Lambda(forward), [(torch.randint(0, 100, (4, 9)).to(dtype), torch.randint(0, 120, (4, 9)).to(dtype)) for _ in range(2)])


@variants({"_u16": {"dtype": torch.uint16}, "_u32": {"dtype": torch.uint32}, "_u64": {"dtype": torch.uint64}})
def unsigned(dtype):
    def forward(_, x, y):
        return x.to(torch.int64) + 1, x.to(torch.float32) * 0.5, x == y, x.clone(), torch.cat([x, y]), (x.to(torch.int64) * 3).to(dtype), x.view(2, -1)
    return Case(Lambda(forward), [(torch.randint(0, 100, (4, 8)).to(dtype), torch.randint(0, 120, (4, 8)).to(dtype)) for _ in range(2)])


@model
def booleans():
    def forward(_, x, y):
        return x & y, x | y, x ^ y, ~x, x.any(0), x.all(1), x.sum(), x.float().mean(), x.to(torch.int8) + 1, x * 3, x == y, torch.where(x, 1, 0), x.cumsum(1), x.logical_not(), x.nonzero(), x.to(torch.uint8), x + y, x * y, x.sort(1)[0], x.max(), torch.logical_or(x, y)
    return Case(Lambda(forward), [(torch.rand(3, 5) > 0.5, torch.rand(3, 5) > 0.3) for _ in range(3)])


@variants({"_e4m3": {"dtype": torch.float8_e4m3fn}, "_e5m2": {"dtype": torch.float8_e5m2}})
def eighths(dtype):
    """Floats of eight bits: kept so, computed with in larger ones."""
    def forward(self, x):
        y = x.to(dtype)
        return y, y.to(torch.float32) * 2, y.to(torch.bfloat16) + 1, F.linear(x, self.weight.to(torch.float32)), (x.half() * 3).to(dtype).to(torch.float16), y.view(torch.uint8), x.bfloat16().to(dtype)
    return Case(Lambda(forward, weight=torch.randn(5, 16).to(dtype)), sets((3, 16), count=2))


@variants({"_f8": {"dtype": torch.float8_e4m3fn}})
def scaled_products(dtype):
    """A product of floats of eight bits with scales, as quantised language models have it."""
    def forward(self, x):
        return torch._scaled_mm(x.to(dtype), self.weight.t(), self.scale, self.scale, out_dtype=torch.bfloat16), torch._scaled_mm(x.to(dtype), self.weight.t(), self.scale, self.scale, out_dtype=torch.float32)
    return Case(Lambda(forward, weight=torch.randn(32, 64).to(dtype), scale=torch.tensor(0.3)), sets((16, 64), count=2))


@variants({"": {}, "_c128": {"dtype": torch.complex128}})
def complex_more(dtype=torch.complex64):
    def forward(_, z, w):
        return (z + w, z * w, z / (w + 3), z.abs(), z.angle(), z.conj() * w, z.real, z.imag, z.exp(), (z + 4).log(), z.sum(), z.mean(0), z @ w.mH, torch.view_as_real(z), torch.cat([z, w]), z.clone(), z.unsqueeze(0), -z, z[:, 1:])
    return Case(Lambda(forward), [(torch.randn(4, 5, dtype=dtype), torch.randn(4, 5, dtype=dtype)) for _ in range(2)])


@model
def complex_layers():
    """Weights that are complex, an input that becomes it, and back."""
    def forward(self, x):
        z = torch.view_as_complex(x.view(4, 6, 2))
        y = z @ self.weight + self.bias
        return torch.view_as_real(y), y.abs().relu(), torch.complex(x[:, :6], x[:, 6:]) * torch.polar(x[:, :6].abs(), x[:, 6:])
    return Case(Lambda(forward, weight=torch.randn(6, 5, dtype=torch.complex64), bias=torch.randn(5, dtype=torch.complex64)), sets((4, 12)))


@model
def mixed():
    """Operands of different dtypes, and numbers."""
    def forward(_, h, b, f, d, i, u, t):
        return h + b, h * f, f + d, i * f, u + i, t + i, t * f, h + 1, i / 2, i + 1.5, u * 300, b @ b.t(), torch.where(t, f, d), torch.cat([h, f]), f.to(torch.int32) + u, h.sum() + d, torch.promote_types(torch.int8, torch.float16) == torch.float16, (b + 1.0).double(), i.sum() / 3
    dtypes = (torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.int64, torch.uint8, torch.bool)
    return Case(Lambda(forward), [tuple((torch.randn(4, 5) * 3).abs().to(dtype) for dtype in dtypes) for _ in range(2)])


@variants({"_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}})
def autocast(dtype):
    """Layers of float under torch.autocast."""
    def forward(self, x):
        with torch.autocast("cpu", dtype=dtype):
            y = self.b(F.gelu(self.a(x)))
            return y, y.softmax(-1), F.layer_norm(y, (16,)), F.scaled_dot_product_attention(y[:, None], y[:, None], y[:, None])
    return Case(Lambda(forward, a=nn.Linear(16, 32), b=nn.Linear(32, 16)), sets((2, 7, 16)))


@model
def norms_more():
    def forward(self, x):
        return (self.batch(x), self.weighted(x.flatten(1)), F.group_norm(x, 2), F.instance_norm(x), F.layer_norm(x, (8, 8)), F.rms_norm(x, (8, 8), eps=1e-5), F.local_response_norm(x, 2, alpha=0.1, k=2), F.batch_norm(x, self.mean, self.var), self.spectral(x.flatten(1)), F.normalize(x, p=3, dim=1))
    parts = {"batch": nn.BatchNorm2d(4), "weighted": nn.utils.parametrizations.weight_norm(nn.Linear(256, 5)), "spectral": nn.utils.parametrizations.spectral_norm(nn.Linear(256, 5)).eval()}
    return Case(Lambda(forward, mean=torch.randn(4), var=torch.rand(4) + 0.5, **parts), sets((2, 4, 8, 8)))


@model
def norms_training():
    """Batch norm that counts as in training: its buffers are written."""
    def forward(self, x):
        return F.batch_norm(x, self.mean, self.var, training=True, momentum=0.2), self.mean + 0
    return Case(Lambda(forward, mean=torch.zeros(4), var=torch.ones(4)), sets((3, 4, 5, 5)))
