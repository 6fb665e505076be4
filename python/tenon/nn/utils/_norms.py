# SPDX-License-Identifier: BSD-3-Clause
"""The older weight_norm and spectral_norm: a hook before each forward computes the weight as an attribute."""
import tenon
from tenon.nn import functional as F
from tenon.nn.parameter import Parameter
from tenon.nn.utils.parametrizations import _TRANSPOSED


def _hook_of(module, kind, name):
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook.function, kind) and hook.function.name == name:
            return key, hook.function
    raise ValueError(f"{kind.word} of '{name}' not found in {module}")


def _refuse_second(module, kind, name):
    if any(isinstance(hook.function, kind) and hook.function.name == name for hook in module._forward_pre_hooks.values()):
        raise RuntimeError(f"Cannot register two {kind.word} hooks on the same parameter {name}")


class WeightNorm:
    word = "weight_norm"

    def __init__(self, name, dim):
        self.name, self.dim = name, -1 if dim is None else dim

    def compute(self, module):
        return tenon._weight_norm(getattr(module, self.name + "_v"), getattr(module, self.name + "_g"), self.dim)

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute(module))


def weight_norm(module, name="weight", dim=0):
    """Replaces a weight by name_g, lengths, and name_v, directions. parametrizations.weight_norm is the newer way."""
    import warnings
    warnings.warn("`tenon.nn.utils.weight_norm` is deprecated in favor of `tenon.nn.utils.parametrizations.weight_norm`.", FutureWarning, 2)
    _refuse_second(module, WeightNorm, name)
    hook, weight = WeightNorm(name, dim), getattr(module, name)
    del module._parameters[name]
    module.register_parameter(name + "_g", Parameter(tenon.norm_except_dim(weight, 2, hook.dim).detach()))
    module.register_parameter(name + "_v", Parameter(weight.detach()))
    hook(module, ())
    module.register_forward_pre_hook(hook)
    return module


def remove_weight_norm(module, name="weight"):
    key, hook = _hook_of(module, WeightNorm, name)
    weight = hook.compute(module)
    for word in (name, name + "_g", name + "_v"):
        delattr(module, word)
    setattr(module, name, Parameter(weight.detach()))
    del module._forward_pre_hooks[key]
    return module


class SpectralNorm:
    word = "spectral_norm"

    def __init__(self, name, times, dim, eps):
        self.name, self.times, self.dim, self.eps = name, times, dim, eps

    def matrix(self, weight):
        return weight.movedim(self.dim, 0).flatten(1)

    def compute(self, module, iterates):
        weight = getattr(module, self.name + "_orig")
        u, v = getattr(module, self.name + "_u"), getattr(module, self.name + "_v")
        matrix = self.matrix(weight)
        if iterates:
            with tenon.no_grad():
                for _ in range(self.times):
                    v.copy_(F.normalize(tenon.mv(matrix.t(), u), dim=0, eps=self.eps))
                    u.copy_(F.normalize(tenon.mv(matrix, v), dim=0, eps=self.eps))
                u, v = u.clone(), v.clone()
        return weight / tenon.dot(u, tenon.mv(matrix, v))

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute(module, module.training))


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """A weight divided by its largest singular value. parametrizations.spectral_norm is the newer way."""
    if n_power_iterations <= 0:
        raise ValueError(f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}")
    _refuse_second(module, SpectralNorm, name)
    if dim is None:
        dim = 1 if type(module).__name__ in _TRANSPOSED else 0
    hook, weight = SpectralNorm(name, n_power_iterations, dim, eps), module._parameters[name]
    matrix = hook.matrix(weight).detach()
    found = [F.normalize(weight.detach().new_empty(size).normal_(0, 1), dim=0, eps=eps) for size in matrix.shape]
    delattr(module, name)
    module.register_parameter(name + "_orig", weight)
    setattr(module, name, weight.detach())
    for part, value in zip("uv", found):
        module.register_buffer(f"{name}_{part}", value)
    module.register_forward_pre_hook(hook)
    return module


def remove_spectral_norm(module, name="weight"):
    key, hook = _hook_of(module, SpectralNorm, name)
    with tenon.no_grad():
        weight = hook.compute(module, False)
    for word in (name, name + "_u", name + "_v", name + "_orig"):
        delattr(module, word)
    module.register_parameter(name, Parameter(weight.detach()))
    del module._forward_pre_hooks[key]
    return module
