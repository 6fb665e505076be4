# SPDX-License-Identifier: BSD-3-Clause
"""Checkpoints: what a function saves for backward is not kept, but computed again when backward needs it (Chen et al., 2016)."""
import contextlib
import warnings

import tenon
from tenon.autograd.graph import saved_tensors_hooks

__all__ = ["CheckpointError", "checkpoint", "checkpoint_sequential", "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop"]


class CheckpointError(RuntimeError):
    """The function saved other tensors when it ran again."""


def noop_context_fn():
    return contextlib.nullcontext(), contextlib.nullcontext()


_settings = {"early_stop": None}


@contextlib.contextmanager
def set_checkpoint_early_stop(enable):
    """Whether second runs of calls within end with the last tensor that is needed, whatever their early_stop says."""
    before = _settings["early_stop"]
    _settings["early_stop"] = bool(enable)
    try:
        yield
    finally:
        _settings["early_stop"] = before


@contextlib.contextmanager
def set_checkpoint_debug_enabled(enabled):
    """Takes the wish, and changes nothing."""
    yield


class _Enough(Exception):
    """Ends a second run when all that was saved at first is there."""


class _Frame:
    """One call: how to run it again, and what its second run saved. Saved tensors are known by their number."""

    def __init__(self, run, early_stop):
        self.run, self.early_stop, self.about, self.again = run, early_stop, [], None

    def pack(self, tensor):
        self.about.append((tensor.shape, tensor.dtype))
        return len(self.about) - 1

    def unpack(self, number):
        if self.again is None or number not in self.again:
            self._run_again()
        return self.again.pop(number)

    def _run_again(self):
        found = []

        def pack(tensor):
            found.append(tensor.detach())
            if self.early_stop and len(found) == len(self.about):
                raise _Enough
            return len(found) - 1
        with contextlib.suppress(_Enough), tenon.enable_grad(), saved_tensors_hooks(pack, lambda number: found[number]):
            self.run()
        about = [(tensor.shape, tensor.dtype) for tensor in found]
        if len(about) != len(self.about):
            raise CheckpointError("tenon.utils.checkpoint: A different number of tensors was saved during the original forward and recomputation.\n"
                                  f"Number of tensors saved during forward: {len(self.about)}\nNumber of tensors saved during recomputation: {len(about)}.")
        if about != self.about:
            raise CheckpointError("tenon.utils.checkpoint: Recomputed values for the following tensors have different metadata than during the forward pass.")
        self.again = dict(enumerate(found))


class _Reentrant(tenon.autograd.Function):
    """The older way: one node, whose backward runs the function again and backward through it."""

    @staticmethod
    def forward(ctx, run, preserve, *args):
        ctx.run, ctx.state = run, tenon.get_rng_state() if preserve else None
        ctx.others = [None if isinstance(x, tenon.Tensor) else x for x in args]
        ctx.places = [i for i, x in enumerate(args) if isinstance(x, tenon.Tensor)]
        ctx.save_for_backward(*(args[i] for i in ctx.places))
        with tenon.no_grad():
            return run(*args)

    @staticmethod
    def backward(ctx, *gradients):
        args = list(ctx.others)
        for place, tensor in zip(ctx.places, ctx.saved_tensors):
            args[place] = tensor.detach().requires_grad_(tensor.requires_grad)
        with tenon.random.fork_rng(enabled=ctx.state is not None):
            if ctx.state is not None:
                tenon.set_rng_state(ctx.state)
            with tenon.enable_grad():
                outputs = ctx.run(*args)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        pairs = [(output, gradient) for output, gradient in zip(outputs, gradients) if isinstance(output, tenon.Tensor) and output.requires_grad]
        if not pairs:
            raise RuntimeError("none of output has requires_grad=True, this checkpoint() is not necessary")
        tenon.autograd.backward(*zip(*pairs))
        return None, None, *(x.grad if isinstance(x, tenon.Tensor) else None for x in args)


def _warn_reentrant(name):
    warnings.warn(f"tenon.utils.{name}: the use_reentrant parameter should be passed explicitly. use_reentrant=False is recommended.", stacklevel=3)


def checkpoint(function, *args, use_reentrant=None, context_fn=noop_context_fn, determinism_check="default", debug=False, early_stop=True, **kwargs):
    """function(*args, **kwargs), which runs again in backward instead of keeping what it saved.

    With preserve_rng_state (True) random numbers are those of the first run. use_reentrant=True is the older way, which differentiates only
    where some argument requires a gradient."""
    preserve = kwargs.pop("preserve_rng_state", True)
    if use_reentrant is None:
        _warn_reentrant("checkpoint")
        use_reentrant = True
    if use_reentrant:
        if kwargs:
            raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
        if context_fn is not noop_context_fn or debug:
            raise ValueError("Passing `context_fn` or `debug` is only supported when use_reentrant=False.")
        if tenon.is_grad_enabled() and not any(isinstance(x, tenon.Tensor) and x.requires_grad for x in args):
            warnings.warn("None of the inputs have requires_grad=True. Gradients will be None", stacklevel=2)
        return _Reentrant.apply(function, preserve, *args)
    first, second = context_fn()
    if not tenon.is_grad_enabled():
        with first:
            return function(*args, **kwargs)
    state = tenon.get_rng_state() if preserve else None
    is_on, dtype = tenon.amp.is_autocast_enabled("cpu"), tenon.amp.get_autocast_dtype("cpu")

    def run():
        with tenon.random.fork_rng(enabled=preserve), tenon.autocast("cpu", dtype, enabled=is_on), second:
            if preserve:
                tenon.set_rng_state(state)
            function(*args, **kwargs)
    frame = _Frame(run, early_stop if _settings["early_stop"] is None else _settings["early_stop"])
    with saved_tensors_hooks(frame.pack, frame.unpack), first:
        return function(*args, **kwargs)


def checkpoint_sequential(functions, segments, input, use_reentrant=None, **kwargs):
    """Runs functions, or a Sequential, one after the other, in checkpoints of equally many; the last ones run as usual."""
    if use_reentrant is None:
        _warn_reentrant("checkpoint_sequential")
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    parts = list(functions.children()) if isinstance(functions, tenon.nn.Sequential) else list(functions)

    def chained(some):
        def run(x):
            for part in some:
                x = part(x)
            return x
        return run
    size = len(parts) // segments
    for begin in range(0, size * (segments - 1), size) if size else ():
        input = checkpoint(chained(parts[begin:begin + size]), input, use_reentrant=use_reentrant, preserve_rng_state=preserve)
    return chained(parts[size * (segments - 1):])(input)
