# SPDX-License-Identifier: BSD-3-Clause
"""tenon.nn.utils: what training loops do with parameters and gradients, and `rnn`."""
import importlib
import inspect
import warnings

import tenon
from tenon import Tensor

__all__ = ["clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm", "parameters_to_vector",
           "vector_to_parameters", "fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights",
           "clip_grad_norm", "convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format", "skip_init", "remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm"]


_OLD_NORMS = ("remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm")


def __getattr__(name):
    if name in ("rnn", "fusion", "parametrize", "parametrizations", "prune"):
        return importlib.import_module(f"tenon.nn.utils.{name}")
    if name in _OLD_NORMS:
        return getattr(importlib.import_module("tenon.nn.utils._norms"), name)
    if name.startswith("fuse_"):
        return getattr(importlib.import_module("tenon.nn.utils.fusion"), name)
    raise AttributeError(f"module 'tenon.nn.utils' has no attribute {name!r}")


def _listed(parameters):
    return [parameters] if isinstance(parameters, Tensor) else list(parameters)


def get_total_norm(tensors, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """The norm of all tensors as if they were one vector."""
    tensors = _listed(tensors)
    if not tensors:
        return tenon.tensor(0.0)
    with tenon.no_grad():
        norms = [tenon.linalg.vector_norm(tensor, norm_type) for tensor in tensors]
        total = tenon.linalg.vector_norm(tenon.stack(norms), norm_type)
    if error_if_nonfinite and not bool(total.isfinite()):
        raise RuntimeError(f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be clipped. "
                           "To disable this error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`")
    return total


def clip_grads_with_norm_(parameters, max_norm, total_norm, foreach=None):
    """Scales gradients so that a norm of total_norm becomes max_norm at most."""
    with tenon.no_grad():
        factor = tenon.clamp(float(max_norm) / (total_norm + 1e-6), max=1.0)
        for parameter in _listed(parameters):
            if parameter.grad is not None:
                parameter.grad.mul_(factor)


def clip_grad_norm_(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """Scales gradients in place, so that their norm together is max_norm at most; returns what it was."""
    parameters = _listed(parameters)
    total = get_total_norm([x.grad for x in parameters if x.grad is not None], float(norm_type), error_if_nonfinite)
    clip_grads_with_norm_(parameters, max_norm, total)
    return total


def clip_grad_value_(parameters, clip_value, foreach=None):
    with tenon.no_grad():
        for parameter in _listed(parameters):
            if parameter.grad is not None:
                parameter.grad.clamp_(min=-float(clip_value), max=float(clip_value))


def parameters_to_vector(parameters):
    return tenon.cat([parameter.reshape(-1) for parameter in parameters])


def vector_to_parameters(vec, parameters):
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {type(vec)}".replace("torch", "tenon"))
    begin = 0
    for parameter in parameters:
        parameter.data = vec[begin:begin + parameter.numel()].view_as(parameter).data
        begin += parameter.numel()


def clip_grad_norm(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """The old name of clip_grad_norm_."""
    warnings.warn("`tenon.nn.utils.clip_grad_norm` is now deprecated in favor of `tenon.nn.utils.clip_grad_norm_`.", FutureWarning, stacklevel=2)
    return clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite, foreach)


# ---- modules ----

def _with_weights_in(module, memory_format, kinds):
    if isinstance(module, kinds):
        module.weight.data = module.weight.detach().clone(memory_format=memory_format)
    for child in module.children():
        _with_weights_in(child, memory_format, kinds)
    return module


def convert_conv2d_weight_memory_format(module, memory_format):
    """Lays the weights of all convolutions of images in a memory format."""
    return _with_weights_in(module, memory_format, (tenon.nn.Conv2d, tenon.nn.ConvTranspose2d))


def convert_conv3d_weight_memory_format(module, memory_format):
    """The same for convolutions of volumes."""
    return _with_weights_in(module, memory_format, (tenon.nn.Conv3d, tenon.nn.ConvTranspose3d))


def skip_init(module_cls, *args, **kwargs):
    """A module whose parameters are not initialized."""
    if not issubclass(module_cls, tenon.nn.Module):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in inspect.signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    device = kwargs.pop("device", "cpu")
    return module_cls(*args, **kwargs, device="meta").to_empty(device=device)
