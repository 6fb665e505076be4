# SPDX-License-Identifier: BSD-3-Clause
"""Gradients: tenon.autograd.grad(outputs, inputs), Function for a backward of one's own, and what finds errors.

    x = tenon.ones(3, requires_grad=True)
    (x * x).sum().backward()
    x.grad                                      # 2 * x
    tenon.autograd.graph((x * x).sum())         # the graph, drawn
"""
import importlib

from tenon import _C
from tenon._C import Tensor

_RETAIN, _CREATE, _UNUSED = 1, 2, 4

_LATER = {"Function": "function", "functional": "functional", "function": "function", "graph": "graph",
          "forward_ad": "forward_ad",
          "gradcheck": "_checks", "gradgradcheck": "_checks", "GradcheckError": "_checks",
          **dict.fromkeys(("no_grad", "enable_grad", "set_grad_enabled", "inference_mode", "detect_anomaly",
                           "set_detect_anomaly", "is_anomaly_enabled", "is_anomaly_check_nan_enabled"), None)}


def __getattr__(name):
    """Parts are imported when they are first named."""
    if name not in _LATER:
        raise AttributeError(f"module 'tenon.autograd' has no attribute {name!r}")
    if _LATER[name] is None:
        found = getattr(importlib.import_module("tenon._grad_modes"), name)
    else:
        module = importlib.import_module(f"tenon.autograd.{_LATER[name]}")
        found = module if _LATER[name] == name else getattr(module, name)
    globals()[name] = found
    return found


def __dir__():
    return sorted({*_LATER, "backward", "grad"})


def _tuple(tensors, what):
    if isinstance(tensors, Tensor):
        return (tensors,)
    if tensors is None:
        raise TypeError(f"{what}: expected a tensor or a sequence of tensors, not None")
    return tuple(tensors)


def _gradients(given, count):
    """One gradient per tensor, or None for all."""
    if given is None:
        return None
    return (given,) if isinstance(given, Tensor) else tuple(given) or None


def _flags(retain_graph, create_graph):
    retain = create_graph if retain_graph is None else retain_graph
    return (_RETAIN if retain else 0) | (_CREATE if create_graph else 0)


def backward(tensors, grad_tensors=None, retain_graph=None, create_graph=False, grad_variables=None, inputs=None):
    """Adds the gradients of tensors to the leaves, or to `inputs` only."""
    if grad_variables is not None:
        if grad_tensors is not None:
            raise RuntimeError("backward(): grad_tensors and grad_variables are the same argument; give the first")
        grad_tensors = grad_variables
    roots = _tuple(tensors, "backward()")
    if inputs is not None:
        inputs = _tuple(inputs, "backward()")
        if not inputs:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    _C.run_backward(roots, _gradients(grad_tensors, len(roots)), inputs, _flags(retain_graph, create_graph))


def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, only_inputs=True, allow_unused=None,
         is_grads_batched=False, materialize_grads=False):
    """The gradients of outputs for inputs, as a tuple; nothing is accumulated."""
    if materialize_grads and allow_unused is False:
        raise ValueError("Expected allow_unused to be True or not passed where materialize_grads=True: unused inputs have zeros")
    roots, wanted = _tuple(outputs, "grad()"), _tuple(inputs, "grad()")
    if not wanted:
        raise RuntimeError("`inputs` argument to `grad()` cannot be empty.")
    flags = _flags(retain_graph, create_graph)
    grads = _gradients(grad_outputs, len(roots))
    if allow_unused or materialize_grads:
        flags |= _UNUSED
    if is_grads_batched:
        return _batched(roots, wanted, grads, flags)
    found = _C.run_grad(roots, grads, wanted, flags)
    return _filled(found, wanted) if materialize_grads else found


def _filled(found, wanted):
    import tenon
    return tuple(tenon.zeros_like(x) if g is None else g for g, x in zip(found, wanted))


def _batched(roots, wanted, grads, flags):
    """One backward for each item of the gradients' first dimension."""
    import tenon
    if grads is None:
        raise RuntimeError("grad(): is_grads_batched needs grad_outputs with a dimension more than the outputs")
    count = {g.shape[0] for g in grads if g is not None}
    if len(count) != 1:
        raise RuntimeError("grad(): gradients of one batch have one first size")
    rows = [_C.run_grad(roots, tuple(None if g is None else g[i] for g in grads), wanted, flags | _RETAIN)
            for i in range(count.pop())]
    return tuple(None if any(g is None for g in column) else tenon.stack(column) for column in zip(*rows))
