# SPDX-License-Identifier: BSD-3-Clause
"""Fourier transforms and linear algebra of every kind, losses and distances that are operators of their own."""
import torch
from torch.nn import functional as F

from model_zoo.table import Case, Lambda, model, sets, variants

# ---- Fourier transforms --------------------------------------------------------------------------

@variants({"": {}, "_f64": {"dtype": torch.float64}})
def fft_lines(dtype=torch.float32):
    """Every transform of one line, each norm, padded and cut."""
    def forward(_, x):
        z = torch.fft.fft(x, norm="ortho")
        half = torch.fft.rfft(x, n=20, norm="forward")
        parts = (z, torch.fft.ifft(z, n=10), half, torch.fft.hfft(half, n=14), torch.fft.ihfft(x), torch.fft.irfft(half, norm="ortho"), torch.fft.fft(x, dim=0))
        return tuple(torch.view_as_real(part.resolve_conj()) if part.is_complex() else part for part in parts)
    return Case(Lambda(forward), sets((6, 15), count=2, dtype=dtype))


@model
def fft_planes():
    def forward(_, x):
        half = torch.fft.rfft2(x)
        whole = torch.fft.fftn(x, dim=(0, 2))
        return half, whole, torch.fft.irfft2(half, s=(6, 9)), torch.fft.ifftn(whole).real, torch.fft.rfftn(x), torch.fft.ifft2(whole * 2), torch.fft.irfftn(half)
    return Case(Lambda(forward), sets((3, 6, 9), count=2))


@model
def fft_helpers():
    def forward(_, x):
        return torch.fft.fftfreq(9) + x[:9], torch.fft.rfftfreq(8)[None] * x[:5, None], torch.fft.fftshift(x), torch.fft.ifftshift(x, dim=0), torch.fft.fft(x).angle()
    return Case(Lambda(forward), sets((12,), count=2))


@model
def fft_convolution():
    """A long convolution, as state-space models do it."""
    def forward(self, x):
        size = 2 * x.shape[-1]
        return torch.fft.irfft(torch.fft.rfft(x, n=size) * torch.fft.rfft(self.kernel, n=size), n=size)[..., :x.shape[-1]] + x * self.skip[:, None]
    return Case(Lambda(forward, kernel=torch.randn(4, 32), skip=torch.randn(4)), sets((2, 4, 32)))


@model
def fft_mixer():
    """FNet: the real part of a transform in place of attention."""
    def forward(self, x):
        return F.layer_norm(x + torch.fft.fft(torch.fft.fft(x, dim=-1), dim=-2).real, (16,))
    return Case(Lambda(forward), sets((2, 8, 16)))


@model
def stft_and_back():
    def forward(self, x):
        spectrum = torch.stft(x, 32, 8, window=self.window, return_complex=True, center=True, pad_mode="reflect")
        back = torch.istft(spectrum * 0.5, 32, 8, window=self.window, length=x.shape[-1])
        return spectrum.abs(), back
    return Case(Lambda(forward, window=torch.hann_window(32)), sets((2, 256)))


# ---- linear algebra ------------------------------------------------------------------------------

def square(size=5, count=2, batch=(2,), dtype=torch.float32):
    """Matrices that are far from singular."""
    return [(torch.randn(*batch, size, size, dtype=dtype) + 3 * torch.eye(size, dtype=dtype),) for _ in range(count)]


def definite(size=5, count=2, batch=(2,), dtype=torch.float32):
    return [(part @ part.mT + torch.eye(size, dtype=dtype),) for part in torch.randn(count, *batch, size, size, dtype=dtype)]


@variants({"": {}, "_f64": {"dtype": torch.float64}, "_c64": {"dtype": torch.complex64}})
def linalg_svd(dtype=torch.float32):
    def forward(_, a):
        u, s, vh = torch.linalg.svd(a, full_matrices=False)
        whole = torch.linalg.svd(a)
        return s, (u * s[..., None, :]) @ vh, whole.U[..., :4].abs() @ whole.Vh.abs(), torch.linalg.matrix_rank(a), torch.linalg.cond(a), torch.linalg.norm(a, 2, dim=(-2, -1)), torch.linalg.norm(a, "nuc", dim=(-2, -1))
    return Case(Lambda(forward), [(torch.randn(2, 6, 4, dtype=dtype),) for _ in range(2)])


@model
def linalg_solvers():
    def forward(_, a):
        lower, pivots = torch.linalg.lu_factor(a)
        b = a[..., :2] + 1
        return (torch.linalg.solve(a, b), torch.linalg.solve(a, b.mT, left=False), torch.linalg.lu_solve(lower, pivots, b), torch.linalg.inv_ex(a).inverse, torch.linalg.tensorsolve(a[0].reshape(5, 5), b[0, :, 0]),
                *torch.linalg.lu(a), torch.linalg.det(a), *torch.linalg.slogdet(a), torch.linalg.matrix_power(a, 3), torch.linalg.matrix_power(a, -1), torch.linalg.solve_triangular(a.triu(), b, upper=True, unitriangular=True))
    return Case(Lambda(forward), square())


@model
def linalg_definite():
    def forward(_, a):
        lower = torch.linalg.cholesky(a)
        packed, pivots, _ = torch.linalg.ldl_factor_ex(a)
        return (lower, torch.linalg.cholesky_ex(a, upper=True).L, torch.cholesky_solve(a[..., :2], lower), torch.cholesky_inverse(lower), torch.linalg.eigvalsh(a), torch.linalg.pinv(a, hermitian=True),
                torch.linalg.ldl_solve(packed, pivots, a[..., :1]), torch.logdet(a), torch.linalg.matrix_norm(a, -1))
    return Case(Lambda(forward), definite())


@model
def linalg_eigen():
    """Vectors are known up to a sign, hence what is made of them."""
    def forward(_, a):
        values, vectors = torch.linalg.eig(a)
        return (torch.linalg.eigvals(a).abs().sort(-1).values, ((vectors * values[..., None, :]) @ torch.linalg.inv(vectors)).real, *[part.abs() for part in torch.linalg.eigh(a + a.mT)])
    return Case(Lambda(forward), square())


@model
def linalg_qr():
    def forward(_, a):
        reduced, whole = torch.linalg.qr(a), torch.linalg.qr(a, mode="complete")
        packed, tau = torch.geqrf(a)
        return reduced.Q, reduced.R, whole.Q, torch.linalg.qr(a, mode="r").R, torch.linalg.householder_product(packed, tau), torch.ormqr(packed, tau, a)
    return Case(Lambda(forward), sets((2, 6, 4), count=2))


@model
def linalg_least_squares():
    def forward(_, a, b):
        return torch.linalg.pinv(a) @ b, torch.linalg.pinv(a, rtol=1e-3)
    return Case(Lambda(forward), sets((2, 6, 4), (2, 6, 3), count=2))


@model
def linalg_products():
    def forward(_, a, v):
        return (torch.linalg.matrix_exp(a / 9), torch.linalg.multi_dot((a[0], a[1], v[:5, None])), torch.linalg.cross(v[:3], v[2:5]), torch.linalg.vander(v), torch.kron(a[0], v[:2, None]),
                torch.outer(v, v), torch.inner(a, v[:5]), torch.dot(v, v), torch.vdot(v, v), torch.tensordot(a, a, dims=([2], [1])), torch.linalg.tensorinv(a[0].reshape(5, 5), ind=1), torch.trapezoid(v),
                torch.block_diag(a[0], v[None]), torch.linalg.vecdot(a, a), torch.linalg.diagonal(a), torch.ger(v, v), torch.mv(a[0], v[:5]), torch.addr(a[0], v[:5], v[1:]), torch.chain_matmul(a[0], a[1], a[0]))
    return Case(Lambda(forward), [(part[0], torch.randn(6)) for part in square()])


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_c64": {"dtype": torch.complex64}, "_i64": {"dtype": torch.int64}})
def einsums(dtype=torch.float32):
    def forward(_, a, b, v):
        return (torch.einsum("bij,bjk->bik", a, b), torch.einsum("bij,bjk,k->bi", a, b, v), torch.einsum("bij->bji", a), torch.einsum("...i,i->...", b, v), torch.einsum("bij,bij->b", a, a),
                torch.einsum("i,j->ij", v, v), torch.einsum("bij->j", a), torch.einsum("bii->bi", a[:, :3, :3]))
    made = sets((2, 3, 4), (2, 4, 5), (5,), count=2)
    return Case(Lambda(forward), [tuple((part * 4).to(dtype) for part in one) for one in made])


# ---- distances and losses ------------------------------------------------------------------------

@model
def distances():
    def forward(_, x, y):
        return (torch.cdist(x, y), torch.cdist(x, y, p=1), torch.cdist(x, y, p=3), torch.cdist(x, y, p=float("inf")), torch.cdist(x, y, compute_mode="donot_use_mm_for_euclid_dist"), F.pdist(x), F.pdist(y, 1),
                F.pairwise_distance(x[:4], y), F.cosine_similarity(x[:4, None], y[None], dim=-1), torch.dist(x[:4], y, 3), torch.renorm(x, 2, 0, 1.0))
    return Case(Lambda(forward), sets((7, 6), (4, 6), count=2))


@model
def distances_large():
    """Enough rows that the distance is made of a product."""
    return Case(Lambda(lambda _, x, y: torch.cdist(x, y)), sets((2, 40, 6), (2, 30, 6), count=2))


@model
def losses_many():
    def forward(self, x, y, classes):
        signs = y.sign()
        return (F.nll_loss(x.log_softmax(1), classes, weight=self.weight, ignore_index=2), F.cross_entropy(x, classes, label_smoothing=0.1, reduction="none"), F.cross_entropy(x, y.softmax(1)), F.huber_loss(x, y, delta=0.7),
                F.l1_loss(x, y, reduction="sum"), F.poisson_nll_loss(x, y.abs()), F.soft_margin_loss(x, signs), F.multi_margin_loss(x, classes), F.multilabel_margin_loss(x, classes[:, None].expand(-1, 5).contiguous()),
                F.hinge_embedding_loss(x, signs), F.margin_ranking_loss(x[:, 0], y[:, 0], signs[:, 0]), F.triplet_margin_loss(x, y, x.flip(0)), F.cosine_embedding_loss(x, y, signs[:, 0]), F.binary_cross_entropy(x.sigmoid(), y.sigmoid(), weight=y.abs()),
                F.multilabel_soft_margin_loss(x, (y > 0).float()), F.kl_div(x.log_softmax(1), y.log_softmax(1), log_target=True, reduction="sum"), F.smooth_l1_loss(x, y, beta=0.3, reduction="none"))
    return Case(Lambda(forward, weight=torch.rand(5)), [(torch.randn(6, 5), torch.randn(6, 5), torch.randint(0, 5, (6,))) for _ in range(2)])


@model
def loss_of_planes():
    def forward(_, x, classes):
        return F.cross_entropy(x, classes, ignore_index=0), F.nll_loss(x.log_softmax(1), classes, reduction="none")
    return Case(Lambda(forward), [(torch.randn(2, 4, 5, 6), torch.randint(0, 4, (2, 5, 6))) for _ in range(2)])
