# SPDX-License-Identifier: BSD-3-Clause
"""Functions whose backward the program says.

    class Twice(tenon.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    Twice.apply(x)

The node of a recorded call holds the call's context, and shows its attributes as its own.
"""
import functools

import tenon
from tenon import _C
from tenon._C import Tensor


class FunctionCtx(_C.FunctionContext):
    """What a call of a function keeps for its backward; attributes may be added freely."""

    _to_save = ()
    _dirty = ()
    _constant = ()
    _for_forward = ()
    _is_forward = False
    _materialize = True
    needs_input_grad = ()

    def save_for_backward(self, *tensors):
        """Keeps tensors for backward, which finds them in saved_tensors and knows if they were written meanwhile."""
        self._to_save = _only_tensors(tensors, "save_for_backward")

    @property
    def to_save(self):
        return self._to_save

    @property
    def saved_tensors(self):
        """What save_for_backward was given; in jvp, what save_for_forward was."""
        if self._is_forward:
            return self._for_forward
        kept = self._saved()
        return self._to_save if kept is None else kept

    saved_variables = saved_tensors

    def save_for_forward(self, *tensors):
        """Keeps tensors for jvp, which finds them in saved_tensors."""
        self._for_forward = _only_tensors(tensors, "save_for_forward")

    def mark_dirty(self, *args):
        """Says which arguments forward has written; it must return them."""
        self._dirty = args

    @property
    def dirty_tensors(self):
        return self._dirty

    def mark_non_differentiable(self, *args):
        """Says which results have no gradient."""
        self._constant = args

    @property
    def non_differentiable(self):
        return self._constant

    def set_materialize_grads(self, value):
        """Whether gradients of results that nobody used are zeros (so it is at first) or None."""
        self._materialize = bool(value)

    @property
    def materialize_grads(self):
        return self._materialize

    def name(self):
        return type(self).__name__

    @property
    def next_functions(self):
        node = self._node()
        return () if node is None else node.next_functions

    @property
    def metadata(self):
        return self._node().metadata

    def register_hook(self, fn):
        return self._node().register_hook(fn)

    def register_prehook(self, fn):
        return self._node().register_prehook(fn)

    def _backward(self, grads):
        """What the engine calls: the gradients of the tensors among the arguments, in their order."""
        if self._materialize:
            grads = [_zeros(like) if grad is None and like is not None else grad
                     for grad, like in zip(grads, self._likes)]
        given = self._function._call_backward(self, grads)
        if not isinstance(given, tuple):
            given = (given,)
        places, count = self._places, self._count
        if len(given) > count and all(extra is None for extra in given[count:]):
            given = given[:count]
        if len(given) != count:
            raise RuntimeError(f"function {self.name()} returned an incorrect number of gradients (expected {count}, "
                               f"got {len(given)})")
        for at, grad in enumerate(given):
            if grad is not None and at not in places:
                raise RuntimeError(f"function {self.name()} returned a gradient different than None at position {at + 1}, "
                                   "but the corresponding forward input was not a Variable")
            if grad is not None and not isinstance(grad, Tensor):
                raise RuntimeError(f"expected Variable or None (got {type(grad).__name__})")
        return tuple(given[at] for at in places)


def _only_tensors(tensors, what):
    for at, tensor in enumerate(tensors):
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"{what} can only save variables, but argument {at} is of type {type(tensor).__name__}")
    return tensors


def _like(tensor):
    return tuple(tensor.shape), tensor.dtype, tensor.device


def _zeros(like):
    return tenon.zeros(like[0], dtype=like[1], device=like[2])


def _is_among(tensor, others):
    return any(isinstance(x, Tensor) and _C.same_tensor(tensor, x) for x in others)


def _record(ctx, args, outputs):
    """Makes the node of a call; returns what the caller gets."""
    inputs = tuple(x for x in args if isinstance(x, Tensor))
    results = list(outputs)
    for at, out in enumerate(results):
        if isinstance(out, Tensor) and _is_among(out, inputs) and not _is_among(out, ctx._dirty):
            results[at] = out.detach() if _is_among(out, ctx._constant) else out.view_as(out)
    for dirty in ctx._dirty:
        if not isinstance(dirty, Tensor) or not _is_among(dirty, results):
            raise RuntimeError(f"{ctx.name()}: some elements marked as dirty during the forward method were not returned as "
                               "output: what mark_dirty names must be returned")
    tensors = tuple(x if isinstance(x, Tensor) else None for x in results)
    ctx._likes = [None if x is None else _like(x) for x in tensors]
    flags = tuple(x is not None and not _is_among(x, ctx._constant) for x in tensors)
    saved = tuple(_renamed(x, outputs, results) for x in ctx._to_save)
    return results, (inputs, tensors, flags, saved)


def _renamed(tensor, before, after):
    """A saved result that was given out as a view of itself is that view."""
    for old, new in zip(before, after):
        if tensor is old and new is not old:
            return tensor
    return tensor


def _tangents(ctx, args):
    """The tangents of arguments as jvp gets them, if a level of forward mode is open and there are some."""
    if not _C.in_forward():
        return None
    found = [_C.unpack_dual(x)[1] if isinstance(x, Tensor) else None for x in args]
    if all(x is None for x in found):
        return None
    if ctx._materialize:
        found = [tenon.zeros_like(x) if t is None and isinstance(x, Tensor) else t for x, t in zip(args, found)]
    return found


def _set_tangents(cls, ctx, tangents, results):
    """Calls jvp, and gives the results what it returns."""
    ctx._is_forward = True
    try:
        given = cls.jvp(ctx, *tangents)
    finally:
        ctx._is_forward = False
    given = given if isinstance(given, tuple) else (given,)
    if len(given) != len(results):
        raise RuntimeError(f"{cls.__name__}'s jvp returned an invalid number of forward gradients (expected {len(results)} but "
                           f"got {len(given)})")
    for at, (result, tangent) in enumerate(zip(results, given)):
        if tangent is not None and not isinstance(tangent, Tensor):
            raise RuntimeError(f"expected Variable or None (got {type(tangent).__name__}) for grad output {at}.")
        if tangent is not None and isinstance(result, Tensor) and not _is_among(result, ctx._constant):
            _C.set_dual(result, tangent)


class _FunctionMeta(type):
    """Makes the type of the contexts with the class, so that nodes have its name."""

    def __init__(cls, name, bases, members):
        super().__init__(name, bases, members)
        cls._context = type(name + "Backward", (FunctionCtx,), {"_function": cls, "__module__": "tenon.autograd.function"})


class Function(metaclass=_FunctionMeta):
    """A function with forward(ctx, …) and backward(ctx, …), or with forward(…) and setup_context(ctx, inputs, output)."""

    def __call__(self, *args, **kwargs):
        raise RuntimeError("a Function is not called itself: its forward and backward are static methods, and "
                           f"{type(self).__name__}.apply(…) is the call")

    @staticmethod
    def forward(*args, **kwargs):
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    @staticmethod
    def setup_context(ctx, inputs, output):
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        raise NotImplementedError("You must implement either the backward or vjp method for your custom "
                                  "autograd.Function to use it with backward mode AD.")

    @staticmethod
    def jvp(ctx, *grad_inputs):
        raise NotImplementedError("You must implement the jvp function for custom autograd.Function to use it with forward "
                                  "mode AD.")

    @classmethod
    def _call_backward(cls, ctx, grads):
        if cls.backward is Function.backward and "vjp" in dir(cls):
            return cls.vjp(ctx, *grads)
        return cls.backward(ctx, *grads)

    @classmethod
    def apply(cls, *args):
        """Calls forward, and records the call where an argument requires a gradient."""
        ctx = cls._context()
        ctx.needs_input_grad = tuple(isinstance(x, Tensor) and x.requires_grad for x in args)
        ctx._places = tuple(at for at, x in enumerate(args) if isinstance(x, Tensor))
        ctx._count = len(args)
        tangents = _tangents(ctx, args)
        was = _C.set_grad_mode(False)
        try:
            if cls.setup_context is Function.setup_context:
                output = cls.forward(ctx, *args)
            else:
                output = cls.forward(*args)
                cls.setup_context(ctx, args, output)
            if not isinstance(output, (Tensor, tuple)):
                return output
            outputs = output if isinstance(output, tuple) else (output,)
            results, said = _record(ctx, args, outputs)
        finally:
            _C.set_grad_mode(was)
        if ctx._record(ctx.name(), *said):
            ctx._to_save = ()
        if tangents is not None:
            _set_tangents(cls, ctx, tangents, results)
        return tuple(results) if isinstance(output, tuple) else results[0]


class _Refusal(Function):
    """Gives its arguments on, and refuses to be differentiated."""

    @staticmethod
    def forward(ctx, *tensors):
        return tuple(x.detach() for x in tensors)

    @staticmethod
    def backward(ctx, *grads):
        raise RuntimeError("trying to differentiate twice a function that was marked with @once_differentiable")


def once_differentiable(fn):
    """Says of a backward that it cannot be differentiated itself: it runs without being recorded."""
    @functools.wraps(fn)
    def backward(ctx, *args):
        was = _C.set_grad_mode(False)
        try:
            results = fn(ctx, *args)
        finally:
            _C.set_grad_mode(was)
        if not was or not any(isinstance(x, Tensor) and x.requires_grad for x in args):
            return results
        items = results if isinstance(results, tuple) else (results,)
        # What goes in must require a gradient, so that what comes out has the refusal as its history.
        marked = [x.detach().requires_grad_() if isinstance(x, Tensor) else x for x in items]
        refused = iter(_Refusal.apply(*(x for x in marked if isinstance(x, Tensor))))
        done = tuple(next(refused) if isinstance(x, Tensor) else x for x in items)
        return done if isinstance(results, tuple) else done[0]
    return backward
