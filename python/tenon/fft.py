# SPDX-License-Identifier: BSD-3-Clause
"""tenon.fft: the operators of torch.fft, each made when it is first named, and the frequencies of their results."""
from tenon import _C

_MODULE = 2
_COMPOSED = ("fftfreq", "rfftfreq")


def _frequencies(name, steps, n, d, out, options):
    import tenon
    options = {key: value for key, value in options.items() if value is not None}
    wants_grad = options.pop("requires_grad", False)
    kind = options.setdefault("dtype", _C.default_dtype())
    if not (kind is float or kind is complex or getattr(kind, "is_floating_point", False) or
            getattr(kind, "is_complex", False)):
        raise RuntimeError(f"{name}: expected a dtype of real or complex numbers, not {kind}")
    made = tenon.arange(0, steps, **options)
    if name == "fftfreq" and n > 1:
        made[(n + 1) // 2:] -= n
    made *= 1.0 / (n * d)
    made.requires_grad_(wants_grad)
    return made if out is None else out.resize_(made.shape).copy_(made)


def fftfreq(n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=None, pin_memory=None):
    """The frequencies of fft's results for n samples that lie d apart."""
    return _frequencies("fftfreq", n, n, d, out, {"dtype": dtype, "layout": layout, "device": device,
                                                  "requires_grad": requires_grad, "pin_memory": pin_memory})


def rfftfreq(n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=None, pin_memory=None):
    """The frequencies of rfft's results for n samples that lie d apart."""
    return _frequencies("rfftfreq", n // 2 + 1, n, d, out, {"dtype": dtype, "layout": layout, "device": device,
                                                            "requires_grad": requires_grad,
                                                            "pin_memory": pin_memory})


def __getattr__(name):
    found = None if name.startswith("__") else _C.function(_MODULE, name)
    if found is None:
        raise AttributeError(f"module 'tenon.fft' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__():
    return sorted([*_C.function_names(_MODULE), *_COMPOSED])
