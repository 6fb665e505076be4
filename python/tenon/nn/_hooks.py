# SPDX-License-Identifier: BSD-3-Clause
"""Hooks of modules: imported with Module, run only where a module has some."""
import itertools
import weakref

from tenon import Tensor
from tenon.autograd.function import Function

_numbers = itertools.count()


class Handle:
    """Removes its hook: by remove(), or at the end of a `with`."""

    def __init__(self, hooks, number):
        self._hooks, self._number = hooks, number

    def remove(self):
        self._hooks.pop(self._number, None)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.remove()


class Hook:
    """A hook, and how it wants to be called."""

    def __init__(self, function, with_kwargs=False, always_call=False):
        self.function, self.with_kwargs, self.always_call = function, with_kwargs, always_call

    def __call__(self, *args):
        return self.function(*args)


class _OfModule:
    """A hook that is given its module first, and keeps it from nothing."""

    def __init__(self, function, module):
        self.function, self.module = function, weakref.ref(module)

    def __call__(self, *args):
        return self.function(self.module(), *args)

    def __reduce__(self):
        return _OfModule, (self.function, self.module())


def with_module(function, module):
    return _OfModule(function, module)


def add(hooks, function, first=False, **how):
    """Adds a hook behind the others, or before them; returns its handle."""
    number = next(_numbers)
    hooks[number] = Hook(function, **how)
    if first:
        for other in [key for key in hooks if key != number]:
            hooks[other] = hooks.pop(other)
    return Handle(hooks, number)


# ---- calls ----

def _run_before(module, args, kwargs):
    for hook in list(module._forward_pre_hooks.values()):
        if hook.with_kwargs:
            changed = hook(module, args, kwargs)
            if changed is not None:
                if not isinstance(changed, tuple) or len(changed) != 2:
                    raise RuntimeError(f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {changed}.")
                args, kwargs = changed
        else:
            changed = hook(module, args)
            if changed is not None:
                args = changed if isinstance(changed, tuple) else (changed,)
    return args, kwargs


def _run_after(hooks, module, args, kwargs, output):
    for hook in hooks:
        changed = hook(module, args, kwargs, output) if hook.with_kwargs else hook(module, args, output)
        if changed is not None:
            output = changed
    return output


def call(module, args, kwargs):
    """module(*args, **kwargs), where the module has hooks."""
    called = []
    try:
        args, kwargs = _run_before(module, args, kwargs)
        gradients = None
        if module._backward_hooks or module._backward_pre_hooks:
            gradients = _Gradients(module)
            args = gradients.of_inputs(args)
        output = module.forward(*args, **kwargs)
        for hook in list(module._forward_hooks.values()):
            called.append(hook)
            output = _run_after([hook], module, args, kwargs, output)
        return output if gradients is None else gradients.of_outputs(output)
    except Exception:
        for hook in list(module._forward_hooks.values()):
            if hook.always_call and hook not in called:
                try:
                    _run_after([hook], module, args, kwargs, None)
                except Exception:  # noqa: S110 the first failure is the one to tell
                    pass
        raise


# ---- gradients ----

class _Tap(Function):
    """Gives its tensors on. Backward shows their gradients to `see`, which may return others."""

    @staticmethod
    def forward(ctx, see, *tensors):
        ctx.see = see
        ctx.set_materialize_grads(False)
        return tuple(tensor.view_as(tensor) for tensor in tensors)

    @staticmethod
    def backward(ctx, *gradients):
        return None, *ctx.see(gradients)


class _Gradients:
    """What the backward hooks of one call are given: first the gradients of the outputs, then those of the inputs."""

    def __init__(self, module):
        self.module, self.grad_output, self.inputs = module, None, 0

    def of_inputs(self, args):
        self.places = [i for i, value in enumerate(args) if isinstance(value, Tensor)]
        self.inputs = len(args)
        self.has_inputs = any(args[i].requires_grad for i in self.places)
        if not self.has_inputs:
            return args
        args = list(args)
        for place, tensor in zip(self.places, _Tap.apply(self.see_inputs, *(args[i] for i in self.places))):
            args[place] = tensor
        return tuple(args)

    def of_outputs(self, output):
        outputs = output if isinstance(output, tuple) else (output,)
        places = [i for i, value in enumerate(outputs) if isinstance(value, Tensor)]
        if not any(outputs[i].requires_grad for i in places):
            return output
        tapped = list(outputs)
        self.outputs, self.output_places = len(outputs), places
        for place, tensor in zip(places, _Tap.apply(self.see_outputs, *(outputs[i] for i in places))):
            tapped[place] = tensor
        return tuple(tapped) if isinstance(output, tuple) else tapped[0]

    def see_outputs(self, gradients):
        self.grad_output = spread(gradients, self.output_places, self.outputs)
        for hook in list(self.module._backward_pre_hooks.values()):
            changed = hook(self.module, self.grad_output)
            if changed is not None:
                self.grad_output = changed if isinstance(changed, tuple) else (changed,)
        if not self.has_inputs:
            self.run((None,) * self.inputs)
        return tuple(self.grad_output[i] for i in self.output_places)

    def see_inputs(self, gradients):
        found = self.run(spread(gradients, self.places, self.inputs))
        return tuple(found[i] for i in self.places)

    def run(self, grad_input):
        for hook in list(self.module._backward_hooks.values()):
            changed = hook(self.module, grad_input, self.grad_output)
            if changed is not None:
                grad_input = changed if isinstance(changed, tuple) else (changed,)
        return grad_input


def spread(values, places, count):
    """`count` values, of which those at `places` are given and the others are None."""
    spread_out = [None] * count
    for place, value in zip(places, values):
        spread_out[place] = value
    return tuple(spread_out)
