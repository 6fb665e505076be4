# SPDX-License-Identifier: BSD-3-Clause
"""Products of a function's Jacobian and Hessian with vectors, and these matrices themselves.

Each takes a function of tensors, and a tensor or a tuple of them. With create_graph the results can be differentiated;
with strict a result that does not depend on an input is an error, else it is zeros.
"""
import tenon
from tenon import Tensor
from tenon.autograd import grad


def _tuple(value, what):
    """(value as a tuple, whether it was one)."""
    if isinstance(value, Tensor):
        return (value,), False
    items = tuple(value) if isinstance(value, (tuple, list)) else None
    if items is None or not all(isinstance(x, Tensor) for x in items):
        raise TypeError(f"The {what} must be either a Tensor or a tuple of Tensors but the given {what} is "
                        f"{value if items is None else items!r}.")
    return items, True


def _shown(items, was_tuple):
    return tuple(items) if was_tuple else items[0]


def _fresh(inputs, create_graph):
    """Inputs that require a gradient and are not the caller's own."""
    return tuple(x.view_as(x) if create_graph and x.requires_grad else x.detach().requires_grad_() for x in inputs)


class _Call:
    """A function's value at inputs, recorded."""

    def __init__(self, func, inputs, create_graph, what):
        self.given, self.was_tuple = _tuple(inputs, f"inputs to {what}")
        with tenon.enable_grad():
            self.inputs = _fresh(self.given, create_graph)
            self.outputs, self.gave_tuple = _tuple(func(*self.inputs), "outputs of the user-provided function")

    def shown_outputs(self, create_graph):
        return _shown([x if create_graph else x.detach() for x in self.outputs], self.gave_tuple)


def _vectors(v, like, what):
    """The vectors as a tuple; ones where the only output is a number and none is given."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if the {what} is a single Tensor with a single element")
        return (tenon.ones_like(like[0]),)
    vectors = _tuple(v, "vector v")[0]
    if len(vectors) != len(like):
        raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(vectors)}.")
    for at, (x, y) in enumerate(zip(vectors, like)):
        if x.shape != y.shape:
            raise RuntimeError(f"Entry {at} in v has invalid size: should be {y.shape} but got {x.shape}.")
    return vectors


def _products(outputs, inputs, vectors, create_graph, strict, what):
    """Gradients of what depends on the inputs; zeros elsewhere, or an error if `strict`."""
    used = [(o, v) for o, v in zip(outputs, vectors) if o.requires_grad]
    if strict and len(used) < len(outputs):
        raise RuntimeError(f"{what}: an output does not depend on the inputs, which strict does not allow")
    found = [None] * len(inputs)
    if used:
        found = grad([o for o, _ in used], inputs, [v for _, v in used], create_graph=create_graph, retain_graph=True,
                     allow_unused=True)
    for at, x in enumerate(found):
        if strict and x is None:
            raise RuntimeError(f"{what}: the outputs do not depend on input {at}, which strict does not allow")
    return [tenon.zeros_like(y) if x is None else x for x, y in zip(found, inputs)]


def _plain(items, create_graph):
    return [x if create_graph else x.detach() for x in items]


def vjp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, vᵀ·J)."""
    call = _Call(func, inputs, create_graph, "vjp")
    vectors = _vectors(v, call.outputs, "output of the function")
    with tenon.enable_grad():
        found = _products(call.outputs, call.inputs, vectors, create_graph, strict, "vjp")
    return call.shown_outputs(create_graph), _shown(_plain(found, create_graph), call.was_tuple)


def _forward_products(outputs, inputs, vectors, create_graph, strict, what):
    """J·v: uᵀ·J is linear in u, and its gradient for u at v is J·v."""
    duals = [tenon.zeros_like(x).requires_grad_() for x in outputs]
    back = _products(outputs, inputs, duals, True, strict, what)
    used = [(b, v) for b, v in zip(back, vectors) if b.requires_grad]
    found = [None] * len(duals)
    if used:
        found = grad([b for b, _ in used], duals, [v for _, v in used], create_graph=create_graph, retain_graph=True,
                     allow_unused=True)
    return [tenon.zeros_like(y) if x is None else x for x, y in zip(found, duals)]


def jvp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, J·v), by two passes backward."""
    call = _Call(func, inputs, create_graph, "jvp")
    vectors = _vectors(v, call.inputs, "input to the function")
    with tenon.enable_grad():
        found = _forward_products(call.outputs, call.inputs, vectors, create_graph, strict, "jvp")
    return call.shown_outputs(create_graph), _shown(_plain(found, create_graph), call.gave_tuple)


def _rows(output, inputs, create_graph, strict, what):
    """One gradient per element of the output, of shape output + input, for each input."""
    flat, rows = output.reshape(-1), [[] for _ in inputs]
    for at in range(flat.numel()):
        found = _products([flat[at]], inputs, [tenon.ones_like(flat[at])], create_graph, strict, what)
        for row, item in zip(rows, found):
            row.append(item)
    return [tenon.stack(row).reshape((*output.shape, *x.shape)) if row
            else tenon.zeros((*output.shape, *x.shape), dtype=x.dtype, device=x.device) for row, x in zip(rows, inputs)]


def jacobian(func, inputs, create_graph=False, strict=False, vectorize=False, strategy="reverse-mode"):
    """The derivatives of each output by each input: shape output + input, in tuples where these were tuples."""
    if strategy != "reverse-mode":
        raise NotImplementedError(f"jacobian(): strategy {strategy!r}: only \"reverse-mode\" is there")
    call = _Call(func, inputs, create_graph, "jacobian")
    with tenon.enable_grad():
        table = [_shown(_plain(_rows(x, call.inputs, create_graph, strict, "jacobian"), create_graph), call.was_tuple)
                 for x in call.outputs]
    return _shown(table, call.gave_tuple)


def _one_number(func, what):
    """The function, whose value must be one number."""
    def checked(*inputs):
        value = func(*inputs)
        if not isinstance(value, Tensor):
            raise RuntimeError(f"The function given to {what} should return a single Tensor")
        if value.numel() != 1:
            raise RuntimeError(f"The Tensor returned by the function given to {what} should contain a single element")
        return value.reshape(())
    return checked


def _gradient_of(func, strict, what):
    def gradients(*inputs):
        value = func(*inputs)
        return tuple(_products([value], inputs, [tenon.ones_like(value)], True, strict, what))
    return gradients


def hessian(func, inputs, create_graph=False, strict=False, vectorize=False, outer_jacobian_strategy="reverse-mode"):
    """The second derivatives of a function with one number as its value."""
    items, was_tuple = _tuple(inputs, "inputs to hessian")
    gradients = _gradient_of(_one_number(func, "hessian"), strict, "hessian")
    table = jacobian(gradients, items, create_graph=create_graph, strict=strict, strategy=outer_jacobian_strategy)
    return table if was_tuple else table[0][0]


def vhp(func, inputs, v=None, create_graph=False, strict=False):
    """(value, vᵀ·H)."""
    items, was_tuple = _tuple(inputs, "inputs to vhp")
    checked = _one_number(func, "vhp")
    call = _Call(checked, items, create_graph, "vhp")
    vectors = _vectors(v, call.inputs, "input to the function")
    with tenon.enable_grad():
        first = _products(call.outputs, call.inputs, [tenon.ones_like(call.outputs[0])], True, strict, "vhp")
        found = _products(first, call.inputs, vectors, create_graph, strict, "vhp")
    return call.shown_outputs(create_graph), _shown(_plain(found, create_graph), was_tuple)


def hvp(func, inputs, v=None, create_graph=False, strict=False):
    """(value, H·v)."""
    items, was_tuple = _tuple(inputs, "inputs to hvp")
    call = _Call(_one_number(func, "hvp"), items, create_graph, "hvp")
    vectors = _vectors(v, call.inputs, "input to the function")
    with tenon.enable_grad():
        first = _products(call.outputs, call.inputs, [tenon.ones_like(call.outputs[0])], True, strict, "hvp")
        found = _forward_products(first, call.inputs, vectors, create_graph, strict, "hvp")
    return call.shown_outputs(create_graph), _shown(_plain(found, create_graph), was_tuple)
