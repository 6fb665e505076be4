# SPDX-License-Identifier: BSD-3-Clause
"""tenon.signal.windows: computed in double precision and rounded once."""
import math

import tenon
from tenon._lazy_text import document

WINDOWS = []     # the names of all


def bessel_i0(x):
    """The modified Bessel function of the first kind, by its power series."""
    term = total = 1.0
    for k in range(1, 500):
        term *= (x / (2 * k)) ** 2
        total += term
        if term < total * 1e-17:
            break
    return total


def window(name, prepare, checked=None, **defaults):
    """
    A window function: `prepare` takes the window's length in the formula (one more than asked for where it
    is periodic) and the parameters, refuses wrong ones, and gives the value at n. `checked` is the name in
    messages, that of the function that a window is an instance of.
    """
    def make(M, *, sym=True, dtype=None, layout=tenon.strided, device=None, requires_grad=False, **given):
        if set(given) - set(defaults):
            raise TypeError(f"{name}() got an unexpected keyword argument {sorted(given)[0]!r}")
        word, kind = checked or name, tenon.get_default_dtype() if dtype is None else dtype
        if M < 0:
            raise ValueError(f"{word} requires non-negative window length, got M={M}")
        if layout is not None and layout is not tenon.strided:
            raise ValueError(f"{word} is implemented for strided tensors only, got: {layout}")
        if kind not in (tenon.float32, tenon.float64):
            raise ValueError(f"{word} expects float32 or float64 dtypes, got: {kind}")
        at = prepare(M if sym else M + 1, sym, **{**defaults, **given})
        return tenon.tensor([1.0] if M == 1 else [at(n) for n in range(M)], dtype=kind, device=device,
                            requires_grad=requires_grad)

    numbers = "".join(f"{key}={value!r}, " for key, value in defaults.items())
    make.parameters = (f"M, *, {numbers}sym=True, dtype=None, layout=tenon.strided, device=None, "
                       "requires_grad=False")
    make.__name__ = make.__qualname__ = name
    WINDOWS.append(name)
    globals()[name] = make


def cosine_sum(length, sym, a):
    if not isinstance(a, (list, tuple)):
        raise TypeError("Coefficients must be a list/tuple")
    if not a:
        raise ValueError("Coefficients cannot be empty")
    turn = 2 * math.pi / max(length - 1, 1)
    return lambda n: math.fsum((-1) ** i * x * math.cos(i * turn * n) for i, x in enumerate(a))


def two_cosines(length, sym, alpha):
    return cosine_sum(length, sym, [alpha, 1.0 - alpha])


def exponential(length, sym, center, tau):
    if tau <= 0:
        raise ValueError(f"Tau must be positive, got: {tau} instead.")
    if sym and center is not None:
        raise ValueError("Center must be None for symmetric windows")
    middle = (length - 1) / 2 if center is None else center
    return lambda n: math.exp(-abs(n - middle) / tau)


def gaussian(length, sym, std):
    if std <= 0:
        raise ValueError(f"Standard deviation must be positive, got: {std} instead.")
    return lambda n: math.exp(-0.5 * ((n - (length - 1) / 2) / std) ** 2)


def kaiser(length, sym, beta):
    if beta < 0:
        raise ValueError(f"beta must be non-negative, got: {beta} instead.")
    half = max(length - 1, 1) / 2
    return lambda n: bessel_i0(beta * math.sqrt(max(1 - (n / half - 1) ** 2, 0.0))) / bessel_i0(beta)


def cosine(length, sym):
    return lambda n: math.sin(math.pi * (n + 0.5) / length)


def bartlett(length, sym):
    return lambda n: 1 - abs(2 * n / max(length - 1, 1) - 1)


window("general_cosine", cosine_sum, a=None)
window("general_hamming", two_cosines, "general_cosine", alpha=0.54)
window("hamming", two_cosines, "general_cosine", alpha=0.54)
window("hann", two_cosines, "general_cosine", alpha=0.5)
window("blackman", cosine_sum, a=[0.42, 0.5, 0.08])
window("nuttall", cosine_sum, "general_cosine", a=[0.3635819, 0.4891775, 0.1365995, 0.0106411])
window("exponential", exponential, center=None, tau=1.0)
window("gaussian", gaussian, std=1.0)
window("kaiser", kaiser, beta=12.0)
window("cosine", cosine)
window("bartlett", bartlett)
document({name: globals()[name] for name in WINDOWS}, "tenon.signal.windows")


def __dir__():
    return sorted(WINDOWS)
