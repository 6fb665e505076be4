# SPDX-License-Identifier: BSD-3-Clause
"""tenon.nn.init: what parameters begin with. Every function writes its tensor in place, and returns it."""
import math

import tenon

# After Glorot and Bengio (2010) and He et al. (2015): by how much a function shrinks what passes through it.
_GAINS = {**dict.fromkeys(("linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d",
                           "conv_transpose3d", "sigmoid"), 1), "tanh": 5 / 3, "relu": math.sqrt(2), "selu": 3 / 4}


def calculate_gain(nonlinearity, param=None):
    """The factor for the standard deviation of weights before a function of this name."""
    if nonlinearity in _GAINS:
        return _GAINS[nonlinearity]
    if nonlinearity != "leaky_relu":
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    if param is not None and (isinstance(param, bool) or not isinstance(param, (int, float))):
        raise ValueError(f"negative_slope {param} not a valid number")
    return math.sqrt(2 / (1 + (0.01 if param is None else param) ** 2))


def _in_place(name, tensor, *args, **kwargs):
    with tenon.no_grad():
        return getattr(tensor, name)(*args, **kwargs)


def uniform_(tensor, a=0.0, b=1.0, generator=None):
    return _in_place("uniform_", tensor, a, b, generator=generator)


def normal_(tensor, mean=0.0, std=1.0, generator=None):
    return _in_place("normal_", tensor, mean, std, generator=generator)


def constant_(tensor, val):
    return _in_place("fill_", tensor, val)


def ones_(tensor):
    return _in_place("fill_", tensor, 1.0)


def zeros_(tensor):
    return _in_place("zero_", tensor)


def trunc_normal_(tensor, mean=0.0, std=1.0, a=-2.0, b=2.0, generator=None):
    """Normal numbers between a and b. Others are drawn anew, with PyTorch's numbers for a seed; where that would not end soon,
    evenly spread values of the distribution function are taken back by its inverse instead."""
    def below(x):
        return (1 + math.erf((x - mean) / (std * math.sqrt(2)))) / 2
    with tenon.no_grad():
        if not a - 2 * std <= mean <= b + 2 * std:
            tensor.uniform_(2 * below(a) - 1, 2 * below(b) - 1, generator=generator)
            return tensor.erfinv_().mul_(std * math.sqrt(2)).add_(mean).clamp_(min=a, max=b)
        tensor.normal_(mean, std, generator=generator)
        while bool((outside := (tensor < a) | (tensor > b)).any()):
            tensor.copy_(tenon.where(outside, tenon.empty_like(tensor).normal_(mean, std, generator=generator), tensor))
        return tensor


def eye_(tensor):
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    with tenon.no_grad():
        return tensor.copy_(tenon.eye(*tensor.shape, dtype=tensor.dtype))


def dirac_(tensor, groups=1):
    """The weights of a convolution that gives its input on, as far as there are channels for it."""
    if tensor.dim() not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.shape[0] % groups:
        raise ValueError("dim 0 must be divisible by groups")
    each, middle = tensor.shape[0] // groups, tuple(size // 2 for size in tensor.shape[2:])
    with tenon.no_grad():
        tensor.zero_()
        for group in range(groups):
            for i in range(min(each, tensor.shape[1])):
                tensor[(group * each + i, i, *middle)] = 1
    return tensor


def _calculate_fan_in_and_fan_out(tensor):
    """How many numbers go into one of the result, and into how many each goes."""
    if tensor.dim() < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    window = math.prod(tensor.shape[2:])
    return tensor.shape[1] * window, tensor.shape[0] * window


def _fan(tensor, mode):
    if mode.lower() not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode.lower()} not supported, please use one of ['fan_in', 'fan_out']")
    return _calculate_fan_in_and_fan_out(tensor)[mode.lower() == "fan_out"]


def xavier_uniform_(tensor, gain=1.0, generator=None):
    bound = gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor))) * math.sqrt(3.0)
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor, gain=1.0, generator=None):
    return normal_(tensor, 0.0, gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor))), generator)


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if 0 in tensor.shape:
        return tensor
    bound = math.sqrt(3.0) * (calculate_gain(nonlinearity, a) / math.sqrt(_fan(tensor, mode)))
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if 0 in tensor.shape:
        return tensor
    return normal_(tensor, 0.0, calculate_gain(nonlinearity, a) / math.sqrt(_fan(tensor, mode)), generator)


def orthogonal_(tensor, gain=1, generator=None):
    """Rows, or columns where there are fewer of them, of length `gain` and orthogonal: a random matrix's Q."""
    if tensor.dim() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0:
        return tensor
    rows, columns = tensor.shape[0], tensor.numel() // tensor.shape[0]
    with tenon.no_grad():
        numbers = tensor.new_empty((rows, columns)).normal_(0, 1, generator=generator)
        q, r = tenon.linalg.qr(numbers.t() if rows < columns else numbers)
        q = q * r.diagonal().sign()  # so that Q is drawn evenly (Mezzadri, 2007)
        return tensor.copy_((q.t() if rows < columns else q).reshape(tensor.shape)).mul_(gain)


def sparse_(tensor, sparsity, std=0.01, generator=None):
    """Normal numbers, but for this part of each column, which is 0."""
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    rows, columns = tensor.shape
    with tenon.no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[tenon.randperm(rows)[:math.ceil(sparsity * rows)], column] = 0
    return tensor
