# SPDX-License-Identifier: BSD-3-Clause
"""The kernel that register_autograd puts at an operator's Autograd key: a Function around the operator's other kernels."""
from tenon import _C
from tenon._C import Tensor
from tenon.autograd.function import Function


def _flat(value, tensors):
    """The value with numbers where tensors are, which go to the list."""
    if isinstance(value, Tensor):
        tensors.append(value)
        return _Place(len(tensors) - 1)
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return type(value)(_flat(item, tensors) for item in value)
    return value


class _Place(int):
    """Where a tensor stood, by its number in the list."""


def _filled(form, items):
    """The form with items in the places of tensors."""
    if isinstance(form, _Place):
        return items[form]
    if isinstance(form, (list, tuple)) and type(form) in (list, tuple):
        return type(form)(_filled(item, items) for item in form)
    return form


def _spread(name, form, grads, out):
    """Puts the gradients that a backward gave for one argument where the argument's tensors were."""
    if isinstance(form, _Place):
        if grads is not None and not isinstance(grads, Tensor):
            raise RuntimeError(f"{name}: backward gave {type(grads).__name__} as the gradient of a tensor")
        out[form] = grads
    elif isinstance(form, (list, tuple)) and grads is not None:
        if not isinstance(grads, (list, tuple)) or len(grads) != len(form):
            raise RuntimeError(f"{name}: backward must give a list of {len(form)} gradients, or None, for a list of "
                               f"{len(form)} tensors")
        for item, grad in zip(form, grads):
            _spread(name, item, grad, out)
    elif grads is not None:
        raise RuntimeError(f"{name}: backward gave a gradient for an argument that is no tensor")


class _Running:
    """One call on its way to the kernels below."""

    def __init__(self, keyset, form, kwargs):
        self.keyset, self.form, self.kwargs, self.result = keyset, form, kwargs, None


def _function_of(overload, backward, setup_context):
    name = overload.name()

    def forward(ctx, running, *tensors):
        args = _filled(running.form, tensors)
        result = overload.redispatch(running.keyset, *args, **running.kwargs)
        ctx._form = running.form
        flags = ctx.needs_input_grad[1:]
        ctx.needs_input_grad = tuple(_filled(item, flags) if isinstance(item, (_Place, list, tuple)) else False
                                     for item in running.form)
        if setup_context is not None:
            if running.kwargs:
                setup_context(ctx=ctx, inputs=args, keyword_only_inputs=running.kwargs, output=result)
            else:
                setup_context(ctx=ctx, inputs=args, output=result)
        outputs = []
        running.result = ctx._result = _flat(result, outputs)
        return tuple(outputs)

    def call_backward(ctx, *grads):
        found = backward(ctx, *_by_results(_filled(ctx._result, grads)))
        found = found if isinstance(found, tuple) else (found,)
        if len(found) != len(ctx._form):
            raise RuntimeError(f"{name}: backward gave {len(found)} gradients, expected {len(ctx._form)}, one per argument")
        out = [None] * (ctx._count - 1)
        for form, grad in zip(ctx._form, found):
            _spread(name, form, grad, out)
        return (None, *out)

    word = "GeneratedBackwardFor_" + name.replace("::", "_").replace(".", "_") + ("" if "." in name else "_default")
    return type(Function)(word, (Function,), {"forward": staticmethod(forward), "backward": staticmethod(call_backward)})


def _by_results(grads):
    """One gradient, or list of them, per result."""
    return grads if isinstance(grads, tuple) else (grads,)


def _with_defaults(overload, args, kwargs):
    """The arguments with the defaults of those that a call leaves out, as setup_context gets them."""
    kwargs, args = dict(kwargs), list(args)
    for at, (name, _, kwarg_only, has_default, _) in enumerate(overload.arguments):
        if kwarg_only and has_default:
            kwargs.setdefault(name, overload.default(at))
        elif has_default and at == len(args):
            args.append(overload.default(at))
    return args, kwargs


def kernel(overload, backward, setup_context):
    """The kernel of an operator for the Autograd key."""
    function = _function_of(overload, backward, setup_context)

    def run(keyset, *args, **kwargs):
        tensors = []
        _flat(args, tensors)
        if not _C.grad_mode() or not any(x.requires_grad for x in tensors):
            return overload.redispatch(keyset, *args, **kwargs)
        args, kwargs = _with_defaults(overload, args, kwargs)
        tensors = []
        running = _Running(keyset, _flat(tuple(args), tensors), kwargs)
        outputs = function.apply(running, *tensors)
        return _filled(running.result, outputs)
    return run
