# SPDX-License-Identifier: BSD-3-Clause
"""Where a second backward fails: functions of x whose sum is run backward twice, by the same text in either library.

    python tests/python/twice_facts.py              (with PyTorch: records twice_facts.json anew)

PyTorch refuses the second run where the first one freed what a node had saved; where nothing was saved, it runs again.
"""
import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "twice_facts.json"

# x is 3 by 4, of numbers from 0.5 to 1.5, P(sizes) others of that kind, `put` assigns items of its first argument and returns it.
ROWS = [
    "x.abs()", "x.acos()", "x.acosh()", "x.angle()", "x.asin()", "x.asinh()", "x.atan()", "x.atanh()", "x.ceil()", "x.clone()", "x.conj()",
    "x.cos()", "x.cosh()", "x.deg2rad()", "x.digamma()", "x.erf()", "x.erfc()", "x.erfinv()", "x.exp()", "x.exp2()", "x.expm1()",
    "x.floor()", "x.frac()", "x.i0()", "x.lgamma()", "x.log()", "x.log10()", "x.log1p()", "x.log2()", "x.logit()", "x.neg()",
    "x.positive()", "x.rad2deg()", "x.reciprocal()", "x.relu()", "x.round()", "x.rsqrt()", "x.sigmoid()", "x.sign()", "x.sin()", "x.sinc()",
    "x.sinh()", "x.sqrt()", "x.square()", "x.tan()", "x.tanh()", "x.trunc()", "x.nan_to_num()", "x.hardshrink()", "x.fix()", "x.sgn()",
    "x.contiguous()", "x.detach()", "x * 2", "x + 1", "x - 1", "1 - x", "x / 2", "1 / x", "x ** 2", "x ** 1", "x ** 0", "x ** 3", "2 ** x",
    "x * x", "x * P(3, 4)", "x + P(3, 4)", "x / P(3, 4)", "x / x", "x ** P(3, 4)", "x % 0.3", "T.fmod(x, 0.3)", "T.remainder(x, P(3, 4))",
    "x // 0.3", "x.sum()", "x.sum(0)", "x.mean()", "x.mean(1)", "x.prod()", "x.prod(0)", "x.max()", "x.max(0)[0]", "x.min()", "x.amax(0)",
    "x.median()", "x.median(0)[0]", "x.std()", "x.var(0)", "x.norm()", "x.norm(1)", "x.logsumexp(0)", "x.cumsum(0)", "x.cumprod(0)",
    "x.cummax(0)[0]", "x.softmax(0)", "x.log_softmax(0)", "x.view(12)", "x.reshape(4, 3)", "x.t()", "x.permute(1, 0)", "x.transpose(0, 1)",
    "x.unsqueeze(0).expand(2, 3, 4)", "x.unsqueeze(0).squeeze()", "x[0]", "x[1:]", "x[T.tensor([0, 2])]", "x[x > 0.7]",
    "x.gather(0, T.zeros(1, 4, dtype=T.int64))", "x.index_select(0, T.tensor([0]))", "x.narrow(0, 0, 2)", "x.diagonal()", "x.tril()",
    "x.flip(0)", "x.roll(1, 0)", "x.repeat(2, 1)", "T.cat([x, x])", "T.stack([x, x])", "x.split(2)[0]", "x.chunk(2)[0]", "x.unbind()[0]",
    "F.pad(x, (1, 1))", "x.unfold(0, 2, 1)", "x.as_strided((2, 2), (1, 2))", "x.sort(0)[0]", "x.topk(2)[0]", "x.kthvalue(2)[0]",
    "x.clamp(0.6, 1)", "x.clamp(min=0.6)", "x.clamp(P(3, 4), P(3, 4) + 1)", "T.where(x > 0.7, x, x)", "x.masked_fill(x > 0.7, 0)",
    "x.masked_select(x > 0.7)", "x.lerp(x, 0.3)", "T.maximum(x, P(3, 4))", "T.atan2(x, x)", "T.addcmul(x, x, x)", "T.addcdiv(x, x, x)",
    "T.linalg.cross(x[:, :3], x[:, :3])", "T.dist(x, P(3, 4))", "T.cdist(x, x)", "T.where(x > 0.7, x, T.zeros(()))", "x @ P(4, 2)",
    "x @ x.t()", "x @ P(4)", "T.bmm(x[None], P(1, 4, 2))", "T.addmm(P(3, 2), x, P(4, 2))", "F.linear(x, P(2, 4))", "T.dot(x[0], P(4))",
    "T.outer(x[0], P(4))", "T.einsum('ij,jk', x, P(4, 2))", "(x @ x.t()).inverse()", "(x @ x.t()).det()", "T.linalg.svdvals(x)",
    "F.celu(x)", "F.elu(x)", "F.gelu(x)", "F.silu(x)", "F.mish(x)", "F.leaky_relu(x)", "F.hardtanh(x)", "F.relu6(x)", "F.softplus(x)",
    "F.logsigmoid(x)", "F.hardswish(x)", "F.hardsigmoid(x)", "F.softshrink(x)", "F.threshold(x, 0.7, 0)", "F.glu(x)",
    "F.prelu(x, T.tensor([0.2]))", "F.dropout(x, 0.5)", "F.dropout(x, 0.0)", "F.dropout(x, 0.5, False)", "F.layer_norm(x, (4,))",
    "F.batch_norm(x, None, None, training=True)", "F.conv1d(x[None], P(2, 3, 2))", "F.avg_pool1d(x[None], 2)", "F.max_pool1d(x[None], 2)",
    "F.adaptive_avg_pool1d(x[None], 2)", "F.interpolate(x[None], scale_factor=2)", "F.normalize(x)", "F.cosine_similarity(x, P(3, 4))",
    "F.embedding(T.tensor([0, 1]), x)", "F.mse_loss(x, P(3, 4))", "F.l1_loss(x, P(3, 4))", "F.cross_entropy(x, T.tensor([0, 1, 2]))",
    "F.nll_loss(x, T.tensor([0, 1, 2]))", "F.binary_cross_entropy(x / 2, T.zeros(3, 4))",
    "F.binary_cross_entropy_with_logits(x, T.zeros(3, 4))", "F.kl_div(x, P(3, 4))", "F.huber_loss(x, P(3, 4))",
    "F.smooth_l1_loss(x, P(3, 4))", "F.hinge_embedding_loss(x, T.ones(3, 4))", "x.double()", "x.half()", "x.clone().mul_(2)",
    "x.clone().add_(1)", "x.clone().div_(2)", "x.clone().relu_()", "x.clone().exp_()", "x.clone().zero_()", "x.clone().fill_(1)",
   
    "T.zeros(3, 4).copy_(x)", "T.zeros(3, 4).scatter(0, T.zeros(1, 4, dtype=T.int64), x)",
    "T.zeros(3, 4).scatter_add(0, T.zeros(3, 4, dtype=T.int64), x)", "T.zeros(3, 4).index_add(0, T.tensor([0, 1, 2]), x)",
    "x.index_fill(0, T.tensor([0]), 1.0)", "T.zeros(3, 4).index_copy(0, T.tensor([0, 1, 2]), x)",
    "T.zeros(3, 4).index_put((T.tensor([0, 1, 2]),), x)", "x.take(T.tensor([0, 1]))",
    "T.zeros(3, 4).masked_scatter(T.ones(3, 4).bool(), x)", "T.complex(x, x).abs()", "T.complex(x, x).real", "T.fft.fft(x).abs()",
    "T.fft.rfft(x).real", "T.polar(x, x).real", "T.view_as_real(T.complex(x, x))", "T.kron(x, x)", "x[:3, :3].trace()",
    "x.renorm(2, 0, 1.0)", "x.diff()", "x.movedim(0, 1)", "x.swapaxes(0, 1)", "x.ravel()", "x.flatten()",
    "x.unflatten(1, (2, 2))", "T.hypot(x, x)", "T.xlogy(x, x)", "T.xlogy(x, 2.0)", "T.ldexp(x, T.tensor(2))", "T.copysign(x, -1.0)",
    "x.float_power(2)", "T.heaviside(x, x)", "x.nansum()", "x.aminmax()[0]", "x.mode(0)[0]", "T.logaddexp(x, x)", "x.logcumsumexp(0)",
    "x.quantile(0.5)", "x.cov()", "x * T.tensor(2.0)", "x + T.tensor(2.0)", "x * T.tensor(2.0, requires_grad=True)", "T.add(x, x, alpha=2)",
    "T.linalg.vector_norm(x)", "T.linalg.matrix_norm(x)", "F.scaled_dot_product_attention(x[None], x[None], x[None])",
    "T.baddbmm(x[None], x[None], P(1, 4, 4))", "T.addmv(P(3), x, P(4))", "T.addr(x, P(3), P(4))", "x.tile(2, 2)", "x[:1].expand(3, 4)",
    "x + x[:1]", "x[:1] * P(3, 4)", "x.sum_to_size(1, 4)", "x.repeat_interleave(2)", "T.meshgrid(x[0], x[1], indexing='ij')[0]",
    "T.block_diag(x, x)", "T.hstack([x, x])", "x.hsplit(2)[0]", "x.rot90()", "x.clamp(0, 1).bernoulli()", "F.rrelu(x, training=True)",
    "F.pixel_shuffle(x.reshape(1, 4, 1, 3), 2)", "F.interpolate(x[None, None], scale_factor=2, mode='bilinear')", "F.group_norm(x, 2)",
    "F.rms_norm(x, (4,))", "F.lp_pool1d(x[None], 2, 2)", "F.unfold(x[None, None], 2)",
    "put(x.clone(), 0, 0.0)", "put(x.clone(), slice(None), 0.0)", "put(x.clone(), slice(1, None), 0.0)", "put(x.clone(), ..., 0.0)",
    "put(T.zeros(3, 4), 0, x[1])", "put(T.zeros(3, 4), slice(0, 9), x)", "put(x.clone(), T.tensor([0]), 0.0)", "put(x.clone(), None, 0.0)",
    "x.clone().t().add_(1)", "x.clone().diagonal().fill_(0)", "x.clone().view(12).add_(1)", "x * True", "(x * 2j).abs()", "2 * x", "x.mul(other=3)",
    "T.div(x, 2, rounding_mode=None)", "T.fft.fft(x).real", "T.view_as_complex(x.reshape(3, 2, 2)).imag", "T.multiply(x, 2)", "T.true_divide(x, 2)",
]


def put(tensor, index, value):
    tensor[index] = value
    return tensor


def told(T, text):
    """How the second run ends; None where the result requires no gradient."""
    def P(*sizes):
        return T.rand(*sizes) + 0.5
    T.manual_seed(0)
    x = P(3, 4).requires_grad_()
    result = eval(text, {"T": T, "F": T.nn.functional, "P": P, "put": put, "x": x})
    if not result.requires_grad:
        return None
    total = (result.abs() if result.is_complex() else result).sum()
    try:
        total.backward()
    except RuntimeError as error:
        return f"at first: {type(error).__name__}"
    try:
        total.backward()
    except RuntimeError as error:
        return str(error).partition(" (")[0]
    return "runs"


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    found = {text: told(torch, text) for text in ROWS}
    FILE.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
    print(len(found), "functions of PyTorch", torch.__version__)
