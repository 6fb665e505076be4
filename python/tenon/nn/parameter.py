# SPDX-License-Identifier: BSD-3-Clause
"""Parameter and Buffer: tensors that a Module takes in by being assigned."""
import tenon
from tenon import Tensor


def _data_of(data):
    if data is None:
        return tenon.empty(0)
    if not isinstance(data, Tensor):
        from tenon._refusals import shown_kind
        raise TypeError(f"expected a tensor, not {shown_kind(data)}")
    return data


class Parameter(Tensor):
    """A tensor that is trained: assigned to a Module's attribute, it is among its parameters.

    It shares its elements with `data`, and requires a gradient unless `requires_grad` is False."""

    def __new__(cls, data=None, requires_grad=True):
        made = Tensor._make_subclass(cls, _data_of(data))
        return made.requires_grad_() if requires_grad else made

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            made = memo[id(self)] = type(self)(self.detach().clone(), self.requires_grad)
            if self.grad is not None:
                made.grad = self.grad.detach().clone()
        return memo[id(self)]

    def __reduce_ex__(self, protocol):
        return _rebuild, (type(self), self.detach(), self.requires_grad)

    def __repr__(self, *, tensor_contents=None):
        return "Parameter containing:\n" + super().__repr__()


class Buffer(Tensor):
    """A tensor that is kept and not trained: assigned to a Module's attribute, it is among its buffers."""

    def __new__(cls, data=None, *, persistent=True):
        made = Tensor._make_subclass(cls, _data_of(data))
        made.persistent = persistent
        return made

    def __reduce_ex__(self, protocol):
        return _rebuild_buffer, (self.detach(), self.persistent)


def __getattr__(name):
    if name in ("UninitializedParameter", "UninitializedBuffer", "is_lazy"):
        from tenon.nn import _lazy
        return getattr(_lazy, name)
    raise AttributeError(f"module 'tenon.nn.parameter' has no attribute {name!r}")


def _rebuild(cls, data, requires_grad):
    return cls(data, requires_grad)


def _rebuild_buffer(data, persistent):
    return Buffer(data, persistent=persistent)
