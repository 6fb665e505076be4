# SPDX-License-Identifier: BSD-3-Clause
"""Whether operators are recorded for backward: contexts that are decorators, too."""
import functools
import inspect
import traceback

from tenon import _C


def is_grad_enabled():
    """Whether operators are recorded on this thread."""
    return _C.grad_mode()


def is_inference_mode_enabled():
    """Whether this thread is in inference mode."""
    return _C.inference_mode()


def is_inference(input):
    """Whether a tensor was made in inference mode."""
    return input.is_inference()


def _in_steps(make, function):
    """A generator function of which each step runs in a context of its own, and what is between them does not."""
    @functools.wraps(function)
    def steps(*args, **kwargs):
        generator = function(*args, **kwargs)
        send, value = generator.send, None
        try:
            while True:
                with make():
                    item = send(value)
                try:
                    value, send = (yield item), generator.send
                except GeneratorExit:
                    with make():
                        generator.close()
                    raise
                except BaseException as error:
                    value, send = error, generator.throw
        except StopIteration as end:
            return end.value
    return steps


class _Context:
    """A context that may stand before a function; `_again` makes one like it."""

    def _again(self):
        return type(self)()

    def __call__(self, function):
        if inspect.isgeneratorfunction(function):
            return _in_steps(self._again, function)

        @functools.wraps(function)
        def call(*args, **kwargs):
            with self._again():
                return function(*args, **kwargs)
        return call

    def __new__(cls, function=None):
        made = super().__new__(cls)
        return made(function) if callable(function) else made


class no_grad(_Context):
    """Operators inside are not recorded: with tenon.no_grad(), or @tenon.no_grad()."""

    def __enter__(self):
        self._was = _C.set_grad_mode(False)

    def __exit__(self, *exception):
        _C.set_grad_mode(self._was)


class enable_grad(_Context):
    """Operators inside are recorded again, in the midst of no_grad."""

    def __enter__(self):
        self._was = _C.set_grad_mode(True)

    def __exit__(self, *exception):
        _C.set_grad_mode(self._was)


class set_grad_enabled(_Context):
    """Sets the mode at once; as a context, what was before is set again at its end."""

    def __new__(cls, mode):
        return object.__new__(cls)

    def __init__(self, mode):
        self._was, self._mode = _C.set_grad_mode(bool(mode)), bool(mode)

    def __enter__(self):
        _C.set_grad_mode(self._mode)

    def __exit__(self, *exception):
        _C.set_grad_mode(self._was)

    def _again(self):
        return set_grad_enabled(self._mode)

    def __call__(self, function):
        _C.set_grad_mode(self._was)
        return super().__call__(function)

    def __repr__(self):
        return f"tenon.set_grad_enabled(mode={self._mode})"


class inference_mode(_Context):
    """Nothing is recorded inside, and what is made there stays unknown to autograd: cheaper than no_grad."""

    def __new__(cls, mode=True):
        made = object.__new__(cls)
        made._mode = True if callable(mode) else bool(mode)
        made._guards = []
        return made(mode) if callable(mode) else made

    def __enter__(self):
        self._guards.append(_C.enter_inference(self._mode))

    def __exit__(self, *exception):
        _C.leave_inference(*self._guards.pop())

    def _again(self):
        return inference_mode(self._mode)


# ---- finding errors ----

class set_detect_anomaly:
    """Sets at once whether nodes note where they were recorded; as a context, what was before is set again at its end."""

    def __init__(self, mode, check_nan=True):
        self._was = _C.anomaly_mode()
        _C.set_anomaly_mode(bool(mode), bool(check_nan))

    def __enter__(self):
        return None

    def __exit__(self, *exception):
        _C.set_anomaly_mode(*self._was)


class detect_anomaly(set_detect_anomaly):
    """A context in which a failure of backward tells where its call was, and a nan in a gradient is a failure."""

    def __init__(self, check_nan=True):
        super().__init__(True, check_nan)


def is_anomaly_enabled():
    """Whether nodes note where they were recorded."""
    return _C.anomaly_mode()[0]


def is_anomaly_check_nan_enabled():
    """Whether a nan in a gradient is a failure in anomaly mode."""
    is_on, checks = _C.anomaly_mode()
    return checks or not is_on


def place(size):
    """Python's stack as text of less than `size` bytes, innermost call last: what a node notes in anomaly mode."""
    lines = [line for frame, line in zip(traceback.extract_stack(), traceback.format_stack())
             if "/tenon/_grad_modes.py" not in frame.filename]
    text = "".join(lines).encode("utf-8", "replace")
    return text[-(size - 1):].decode("utf-8", "ignore")
