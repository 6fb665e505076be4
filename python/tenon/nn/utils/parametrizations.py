# SPDX-License-Identifier: BSD-3-Clause
"""Parametrizations that are ready: weight_norm, spectral_norm and orthogonal."""
import tenon
from tenon.nn import functional as F
from tenon.nn._module import Module
from tenon.nn.utils import parametrize

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]

_TRANSPOSED = ("ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d")


def _tensor_of(module, name):
    value = getattr(module, name, None)
    if not isinstance(value, tenon.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    return value


class _WeightNorm(Module):
    """A length and a direction for each index of a dimension."""

    def __init__(self, dim=0):
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g, weight_v):
        return tenon._weight_norm(weight_v, weight_g, self.dim)

    def right_inverse(self, weight):
        return tenon.norm_except_dim(weight, 2, self.dim), weight


def _move_old_keys(module, name):
    """State dicts of the older weight_norm have two names beside each other."""
    def hook(module, state_dict, prefix, *_):
        old = [f"{prefix}{name}_{part}" for part in "gv"]
        if all(key in state_dict for key in old):
            for number, key in enumerate(old):
                state_dict[f"{prefix}parametrizations.{name}.original{number}"] = state_dict.pop(key)
    module.register_load_state_dict_pre_hook(hook)


def weight_norm(module, name="weight", dim=0):
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)
    _move_old_keys(module, name)
    return module


class _SpectralNorm(Module):
    """A weight divided by its largest singular value, which the power method approaches by a step at each call."""

    def __init__(self, weight, n_power_iterations=1, dim=0, eps=1e-12):
        super().__init__()
        rank = weight.dim()
        if not -rank <= dim < rank:
            raise IndexError(f"Dimension out of range (expected to be in range of [-{rank}, {rank - 1}] but got {dim})")
        if n_power_iterations <= 0:
            raise ValueError(f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}")
        self.dim, self.eps = dim if dim >= 0 else dim + rank, eps
        if rank > 1:
            self.n_power_iterations = n_power_iterations
            matrix = self._matrix(weight).detach()
            for key, size in zip(("_u", "_v"), matrix.shape):
                self.register_buffer(key, F.normalize(matrix.new_empty(size).normal_(0, 1), dim=0, eps=eps))
            self._iterate(matrix, 15)

    def _matrix(self, weight):
        return weight.movedim(self.dim, 0).flatten(1)

    def _iterate(self, matrix, times):
        with tenon.no_grad():
            for _ in range(times):
                self._u.copy_(F.normalize(tenon.mv(matrix, self._v), dim=0, eps=self.eps))
                self._v.copy_(F.normalize(tenon.mv(matrix.mH, self._u), dim=0, eps=self.eps))

    def forward(self, weight):
        if weight.dim() == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = self._matrix(weight)
        if self.training:
            self._iterate(matrix.detach(), self.n_power_iterations)
        return weight / tenon.vdot(self._u.clone(), tenon.mv(matrix, self._v.clone()))

    def right_inverse(self, value):
        return value


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    weight = _tensor_of(module, name)
    if dim is None:
        dim = 1 if parametrize.type_before_parametrizations(module).__name__ in _TRANSPOSED else 0
    return parametrize.register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, dim, eps))


# ---- orthogonal matrices ----

_MAPS = ("matrix_exp", "cayley", "householder")


def _factors(matrix):
    """Q of a QR decomposition, with signs that make it unique."""
    packed, tau = tenon.geqrf(matrix)
    return tenon.linalg.householder_product(packed, tau) * packed.diagonal(dim1=-2, dim2=-1).sgn().unsqueeze(-2)


def _is_orthogonal(matrix):
    rows, columns = matrix.shape[-2:]
    if rows < columns:
        return False
    identity = tenon.eye(columns, dtype=matrix.dtype)
    return tenon.allclose(matrix.mH @ matrix, identity, atol=10.0 * rows * tenon.finfo(matrix.dtype).eps)


class _Orthogonal(Module):
    """A matrix with orthonormal columns, or rows where these are fewer, from any matrix of its sizes.

    With a base it is that times an orthogonal matrix, which begins as the identity (Lezcano-Casado, 2019)."""

    def __init__(self, weight, orthogonal_map, *, use_trivialization=True):
        super().__init__()
        if weight.is_complex() and orthogonal_map == "householder":
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape, self.orthogonal_map = weight.shape, orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def _square(self, x):
        """An orthogonal square matrix of the skew-Hermitian one below the diagonal of x."""
        rows, columns = x.shape[-2:]
        lower = x.tril()
        if rows != columns:
            lower = tenon.cat([lower, lower.new_zeros(*lower.shape[:-1], rows - columns)], -1)
        skew = lower - lower.mH
        if self.orthogonal_map == "matrix_exp":
            return tenon.matrix_exp(skew)
        identity = tenon.eye(rows, dtype=skew.dtype)
        return tenon.linalg.solve(identity - skew / 2, identity + skew / 2)

    def forward(self, x):
        is_wide = x.shape[-2] < x.shape[-1]
        x = x.mT if is_wide else x
        if self.orthogonal_map == "householder":
            lower = x.tril(-1)
            q = tenon.linalg.householder_product(lower, 2.0 / (1.0 + (lower * lower).sum(-2)))
            q = q * x.diagonal(dim1=-2, dim2=-1).int().unsqueeze(-2)
        else:
            q = self._square(x)[..., :x.shape[-1]]
        if hasattr(self, "base"):
            q = self.base @ q
        return q.mT if is_wide else q

    def right_inverse(self, value):
        if value.shape != self.shape:
            raise ValueError(f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of shape {value.shape}.")
        is_wide = value.shape[-2] < value.shape[-1]
        q = value.mT if is_wide else value
        rows, columns = q.shape[-2:]
        if not hasattr(self, "base"):
            return self._reflections(q, is_wide)
        if rows == columns:
            q = q.clone() if _is_orthogonal(q) else _factors(q)
        else:
            q = _factors(tenon.cat([q, tenon.randn(*q.shape[:-2], rows, rows - columns, dtype=q.dtype)], -1))
        self.base = q
        start = tenon.zeros_like(value)
        start.diagonal(dim1=-2, dim2=-1).fill_(-1.0)
        return start

    def _reflections(self, q, is_wide):
        """What the householder map makes q of. The other maps are not inverted without a base."""
        if self.orthogonal_map != "householder":
            raise NotImplementedError("It is not possible to assign to the matrix exponential or the Cayley parametrizations when use_trivialization=False.")
        packed, tau = tenon.geqrf(q)
        diagonal = packed.diagonal(dim1=-2, dim2=-1)
        diagonal.sign_()
        diagonal[tau == 0.0] *= -1
        return packed.mT if is_wide else packed


def orthogonal(module, name="weight", orthogonal_map=None, *, use_trivialization=True):
    weight = _tensor_of(module, name)
    if weight.dim() < 2:
        raise ValueError(f"Expected a matrix or batch of matrices. Got a tensor of {weight.dim()} dimensions.")
    if orthogonal_map is None:
        orthogonal_map = "matrix_exp" if weight.shape[-2] == weight.shape[-1] or weight.is_complex() else "householder"
    if orthogonal_map not in _MAPS:
        raise ValueError(f'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: {orthogonal_map}')
    return parametrize.register_parametrization(module, name, _Orthogonal(weight, orthogonal_map, use_trivialization=use_trivialization), unsafe=True)
