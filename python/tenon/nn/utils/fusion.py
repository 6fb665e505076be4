# SPDX-License-Identifier: BSD-3-Clause
"""A batch norm that does not train is a linear map, so it can be part of the weights before it."""
import copy

import tenon
from tenon.nn.parameter import Parameter

__all__ = ["fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"]


def _fused(weight, bias, mean, var, eps, bn_weight, bn_bias, dim):
    scale = tenon.rsqrt(var + eps) * (tenon.ones_like(mean) if bn_weight is None else bn_weight)
    shift = tenon.zeros_like(mean) if bn_bias is None else bn_bias
    sizes = [1] * weight.dim()
    sizes[dim] = -1
    before = tenon.zeros_like(mean) if bias is None else bias
    return (Parameter((weight * scale.reshape(sizes)).to(weight.dtype).detach(), weight.requires_grad),
            Parameter(((before - mean) * scale + shift).to(weight.dtype).detach(), bias.requires_grad if bias is not None else True))


def fuse_conv_bn_weights(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, transpose=False):
    return _fused(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 1 if transpose else 0)


def fuse_linear_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b):
    return _fused(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 0)


def _fused_copy(layer, bn, dim):
    if layer.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("a batch norm without running statistics cannot be fused")
    made = copy.deepcopy(layer)
    made.weight, made.bias = _fused(made.weight, made.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, dim)
    return made


def fuse_conv_bn_eval(conv, bn, transpose=False):
    """A copy of a convolution that does what both do, one after the other."""
    return _fused_copy(conv, bn, 1 if transpose else 0)


def fuse_linear_bn_eval(linear, bn):
    return _fused_copy(linear, bn, 0)
