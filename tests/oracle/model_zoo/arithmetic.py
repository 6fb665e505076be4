# SPDX-License-Identifier: BSD-3-Clause
"""Functions of numbers of every kind: pointwise, reductions, transforms, linear algebra, losses."""
import dataclasses

import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import MODELS, Case, Lambda, model, sets


@model
def fft():
    def forward(_, x):
        a = torch.fft.rfft(x)
        b = torch.fft.fft2(x)
        back = torch.fft.irfft(a * 0.5, n=x.shape[-1])
        return torch.view_as_real(a), b.abs(), back, torch.fft.ifft(b).real, torch.fft.fftshift(x), (a * a.conj()).real
    return Case(Lambda(forward), sets((4, 16)))


@model
def spectrogram():
    def forward(self, x):
        power = torch.stft(x, 32, 8, window=self.window, return_complex=True).abs().square()
        return (self.filters @ power + 1e-6).log10()
    return Case(Lambda(forward, window=torch.hann_window(32), filters=torch.rand(10, 17)), sets((2, 256)))


@model
def complex_numbers():
    def forward(_, x, y):
        z = torch.complex(x, y)
        w = z * z.conj() + 2 * z
        return torch.view_as_real(w), w.angle(), torch.polar(x.abs(), y), z @ w.mT, z.real + w.imag
    return Case(Lambda(forward), sets((4, 5), (4, 5)))


def positive(count, size):
    return [(part @ part.mT + torch.eye(size),) for part in torch.randn(count, 2, size, size)]


@model
def linalg():
    def forward(_, a):
        return (torch.linalg.inv(a), torch.linalg.cholesky(a), torch.linalg.solve(a, a[..., :1]), torch.linalg.det(a),
                torch.cdist(a, a.flip(1)), a @ a.mT, torch.linalg.vector_norm(a, dim=-1), torch.linalg.matrix_norm(a), torch.trace(a[0]))
    return Case(Lambda(forward), positive(3, 6))


@model
def linalg_factors():
    def forward(_, a):
        values, vectors = torch.linalg.eigh(a)
        q, r = torch.linalg.qr(a)
        solved = torch.linalg.solve_triangular(torch.linalg.cholesky(a), a, upper=False)
        return values, vectors @ torch.diag_embed(values) @ vectors.mT, q @ r, torch.linalg.svdvals(a), torch.linalg.slogdet(a)[1], solved, torch.linalg.pinv(a), torch.matrix_exp(a / 20), torch.linalg.lu_factor(a)[0]
    return Case(Lambda(forward), positive(2, 5))


@model
def one_kernel():
    """What a run costs beside its kernels."""
    return Case(Lambda(lambda _, x: x + 1), sets((8,)))


@model
def pointwise():
    """Functions that the compiled code asks of SLEEF, libm and the headers."""
    def forward(_, x, y):
        p = x.abs() + 0.1
        s = torch.tanh(x) * 0.9
        return (x.exp() + y, p.log(), p.log1p(), torch.tanh(x), torch.pow(p, y), torch.atan2(x, y), torch.lgamma(p), torch.erf(x), torch.erfc(x), x.sin(), x.cos(),
                x.tan(), s.asin(), s.acos(), x.atan(), x.sinh(), x.cosh(), x.asinh(), (p + 1).acosh(), s.atanh(), x.expm1(), p.log2(), p.log10(), x.exp2(),
                torch.hypot(x, y), torch.fmod(x, p), torch.nextafter(x, y), p.sqrt(), p.rsqrt(), x.floor() + x.ceil() + x.round() + x.trunc(),
                torch.copysign(x, y), F.gelu(x), F.silu(x), F.mish(x), F.softplus(y), torch.remainder(x, p), x.sigmoid(), torch.digamma(p), torch.erfinv(s), torch.special.i0(x))
    return Case(Lambda(forward), sets((5, 37), (5, 37)))


MODELS["pointwise_scalar"] = lambda: dataclasses.replace(pointwise(), options={"cpp.simdlen": 1})
MODELS["pointwise_avx2"] = lambda: dataclasses.replace(pointwise(), options={"cpp.simdlen": 256})
# Another release of SLEEF moves erf by a unit in the last place.
MODELS["pointwise_f64"] = lambda: dataclasses.replace(pointwise(), inputs=sets((5, 37), (5, 37), dtype=torch.float64), closeness=2.3e-16)
MODELS["pointwise_bf16"] = lambda: dataclasses.replace(pointwise_halves(), inputs=sets((5, 37), (5, 37), dtype=torch.bfloat16))


@model
def pointwise_halves():
    def forward(_, x, y):
        p = x.abs() + 0.1
        return x.exp() + y, p.log(), torch.tanh(x), torch.pow(p, y), x.erf(), F.gelu(x), x.sin() * y.cos(), x.softmax(-1), p.rsqrt(), x.sigmoid()
    return Case(Lambda(forward), sets((5, 37), (5, 37), dtype=torch.float16))


@model
def integers():
    def forward(_, x, y, z):
        return x // 3, x % 5, x << 2, x >> 1, x & 12, x | 3, x ^ 5, ~x, torch.gcd(x, x + 4), y.to(torch.int16) * 3, y.float().mean(), z & (x > 0), x.sum(), x.prod(1), z.any(), z.all(0), y.amax(1), x.clamp(-2, 5)
    return Case(Lambda(forward), [(torch.randint(-9, 9, (4, 5)), torch.randint(0, 255, (4, 5)).to(torch.uint8), torch.rand(4, 5) > 0.5) for _ in range(2)])


@model
def norms():
    def forward(self, x):
        flat = x.flatten(1)
        return (self.layer(x), self.group(x), self.instance(x), F.rms_norm(x, (8,)), F.normalize(flat), flat.softmax(1), flat.log_softmax(1), flat.logsumexp(1),
                flat.var(1), flat.std(), *torch.std_mean(flat, 1), flat.norm(dim=1), F.local_response_norm(x, 3), flat.argmax(1), flat.cumsum(1))
    return Case(Lambda(forward, layer=nn.LayerNorm(8), group=nn.GroupNorm(2, 4), instance=nn.InstanceNorm2d(4, affine=True)), sets((2, 4, 8, 8)))


@model
def loops():
    """Reductions large enough that every thread has a part."""
    def forward(_, x):
        return x.sum(), x.max(), x.mean(0), x.var(1), x.softmax(1).amax(0), x.argmin(), x.prod(1)
    return Case(Lambda(forward), sets((257, 1031), count=2))


@model
def resampling():
    def forward(_, x, grid):
        return (F.interpolate(x, scale_factor=2, mode="nearest"), F.interpolate(x, size=(7, 11), mode="bicubic"), F.interpolate(x, scale_factor=0.5, mode="bilinear", antialias=True),
                F.grid_sample(x, grid.tanh(), align_corners=False), F.pixel_shuffle(x, 2), F.pad(x, (1, 2, 3, 0), mode="reflect"), F.unfold(x, 3))
    return Case(Lambda(forward), sets((1, 4, 8, 8), (1, 5, 5, 2), count=2))


@model
def losses():
    def forward(_, x, y, classes):
        return F.cross_entropy(x, classes), F.mse_loss(x, y), F.smooth_l1_loss(x, y), F.binary_cross_entropy_with_logits(x, y.sigmoid()), F.kl_div(x.log_softmax(1), y.softmax(1), reduction="batchmean"), F.cosine_similarity(x, y)
    return Case(Lambda(forward), [(torch.randn(6, 5), torch.randn(6, 5), torch.randint(0, 5, (6,))) for _ in range(2)])
