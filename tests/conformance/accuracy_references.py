# SPDX-License-Identifier: BSD-3-Clause
"""What accuracy.py knows of operators: the truth of each as a function of mpmath, which are exact or drawn, and why some are worse than
PyTorch's. mpmath is needed for `record` alone."""
import math
import signal

PAGE_HEAD = """# How accurate pointwise operators are
Largest errors in ulp over inputs from the whole range of each dtype: subnormal to largest, halves, multiples of pi, limits of overflow,
complex quadrants. Each cell is Tenon / PyTorch 2.13.0, both compared with exact results from mpmath (`tests/conformance/data/accuracy.xz`). Tenon's error is the
largest of its instruction sets ({levels}); CI checks each of them. No error is more than one ulp larger than PyTorch's unless the second
table says why. `inf`: a result is infinite or nan where the exact one is not, or the other way round. For a complex number the error of each part
is measured in the ulp of the larger part.

`./dev oracle --accuracy` writes this page, the exact results and PyTorch's errors again.
"""

EXACT = "exact by definition: bits, comparisons, choices, copies, rounding; recorded calls compare all bits"
WHOLE = "of integers or booleans"
DRAWN = "drawn at random"
SAME = "another name, or composed of operators that are measured"
EXEMPT = {
    **dict.fromkeys("""__ilshift__ __ixor__ __lshift__ __rshift__ __xor__ bitwise_and bitwise_left_shift bitwise_not bitwise_or
        bitwise_right_shift bitwise_xor gcd lcm logical_and logical_not logical_or logical_xor""".split(), WHOLE),
    **dict.fromkeys("""abs _conj_physical conj_physical ceil clamp clamp_max clamp_min clone copysign eq equal floor fmax fmin frac frexp ge gt
        hardshrink hardtanh heaviside isfinite isinf isnan isneginf isposinf le lt masked_fill max maximum min minimum nan_to_num ne neg
        nextafter positive relu relu6 round sgn sign signbit softshrink threshold threshold_backward trunc where""".split(), EXACT),
    **dict.fromkeys(["rrelu", "native_dropout_backward"], DRAWN),
    **dict.fromkeys("clip celu selu float_power ldexp mvlgamma true_divide rsub deg2rad rad2deg i0 leaky_relu".split(), SAME),
}

# (operator, dtype): why it is more than an ulp worse than PyTorch's.
ZERO = "near a zero of the polynomial, where the terms of the recurrence cancel and leave their rounding errors"
REASONS = {
    ("lgamma", "float64"): "for negative numbers it is the difference of two logarithms",
    ("logaddexp2", "float64"): "near 0 the result is a small difference of two terms",
    ("special_modified_bessel_i0", "float64"): "the exponential is applied in two halves, so that finite results do not overflow",
    ("special_scaled_modified_bessel_k1", "float64"): "the trapezoidal rule adds up to forty terms",
    **{(f"special_{name}", "float64"): ZERO for name in (
        "chebyshev_polynomial_u", "shifted_chebyshev_polynomial_t", "shifted_chebyshev_polynomial_u", "shifted_chebyshev_polynomial_v",
        "hermite_polynomial_h", "laguerre_polynomial_l", "legendre_polynomial_p")},
}

REAL_DTYPES = ("float16", "bfloat16", "float32", "float64")
COMPLEX_DTYPES = ("complex64", "complex128")


def real_functions(mp):
    """{operator: (truth, whether the argument is worth computing)} of one real number."""
    def log_at(function):
        return lambda x: function(x) if x != 0 else -mp.inf

    def sigmoid(x):
        return 1 / (1 + mp.exp(-x)) if x > -mp.mpf(10) ** 6 else mp.mpf(0)

    def softplus(x):
        return x if x > 20 else mp.log1p(mp.exp(x)) if x > -mp.mpf(10) ** 6 else mp.mpf(0)

    def normal(x):
        return mp.erfc(-x / mp.sqrt(2)) / 2 if x > -1000 else mp.mpf(0)

    def erfcx(x):
        return mp.exp(x * x) * mp.erfc(x) if x < 10 ** 4 else (1 - 1 / (2 * x * x)) / (x * mp.sqrt(mp.pi))

    def log_ndtr(x):
        if x < -10 ** 4:
            return -x * x / 2 - mp.log(-x) - mp.log(2 * mp.pi) / 2 - 1 / (x * x)
        return mp.log(mp.erfc(-x / mp.sqrt(2)) / 2)

    def near(most):
        return lambda x: abs(x) < most

    always, above = (lambda x: True), (lambda x: 1e-9 < x < 1e4)
    everywhere = {
        "acos": mp.acos, "acosh": mp.acosh, "asin": mp.asin, "asinh": mp.asinh, "atan": mp.atan, "atanh": mp.atanh, "cos": mp.cos,
        "cosh": mp.cosh, "erf": mp.erf, "exp": mp.exp, "exp2": lambda x: mp.power(2, x), "expm1": mp.expm1,
        "log": log_at(mp.log), "log10": log_at(mp.log10), "log1p": lambda x: mp.log1p(x) if x != -1 else -mp.inf,
        "log2": log_at(lambda x: mp.log(x) / mp.log(2)), "reciprocal": lambda x: 1 / x, "rsqrt": lambda x: 1 / mp.sqrt(x), "sin": mp.sin,
        "sinh": mp.sinh, "sqrt": mp.sqrt, "square": lambda x: x * x, "tan": mp.tan, "tanh": mp.tanh, "sigmoid": sigmoid,
        "angle": lambda x: mp.pi if x < 0 else mp.mpf(0), "hardsigmoid": lambda x: min(max(x / 6 + mp.mpf(1) / 2, 0), 1),
        "elu": lambda x: x if x > 0 else mp.expm1(x),
    }
    bounded = {
        "erfc": (mp.erfc, near(30)), "erfinv": (mp.erfinv, near(1)), "digamma": (mp.digamma, near(1e6)),
        "lgamma": (lambda x: mp.log(abs(mp.gamma(x))), near(200)), "sinc": (lambda x: mp.sinpi(x) / (mp.pi * x), near(0.5)),
        "logit": (lambda x: mp.log(x / (1 - x)), near(1)), "silu": (lambda x: x * sigmoid(x), near(80)),
        "gelu": (lambda x: x * normal(x), lambda x: -4 < x < 100), "softplus": (softplus, near(80)),
        "mish": (lambda x: x * mp.tanh(mp.log1p(mp.exp(x))), near(80)),
        "special_i0e": (lambda x: mp.exp(-abs(x)) * mp.besseli(0, x), near(1e3)), "special_i1": (lambda x: mp.besseli(1, x), near(700)),
        "special_i1e": (lambda x: mp.exp(-abs(x)) * mp.besseli(1, x), near(1e3)),
        "special_modified_bessel_i0": (lambda x: mp.besseli(0, x), near(700)),
        "special_modified_bessel_i1": (lambda x: mp.besseli(1, x), near(700)),
        "special_modified_bessel_k0": (lambda x: mp.besselk(0, x), lambda x: 1e-9 < x < 80),
        "special_modified_bessel_k1": (lambda x: mp.besselk(1, x), lambda x: 1e-9 < x < 80),
        "special_scaled_modified_bessel_k0": (lambda x: mp.exp(x) * mp.besselk(0, x), above),
        "special_scaled_modified_bessel_k1": (lambda x: mp.exp(x) * mp.besselk(1, x), above),
        "special_bessel_j0": (lambda x: mp.besselj(0, x), near(100)), "special_bessel_j1": (lambda x: mp.besselj(1, x), near(100)),
        "special_bessel_y0": (lambda x: mp.bessely(0, x), lambda x: 0 < x < 100),
        "special_bessel_y1": (lambda x: mp.bessely(1, x), lambda x: 0 < x < 100),
        "special_airy_ai": (mp.airyai, lambda x: -6 < x < 80), "special_entr": (lambda x: -x * mp.log(x), lambda x: x > 0),
        "special_erfcx": (erfcx, lambda x: x > -9), "special_log_ndtr": (log_ndtr, near(1e15)),
        "special_ndtri": (lambda x: mp.sqrt(2) * mp.erfinv(2 * x - 1), lambda x: 1e-15 < x < 1),
        "special_spherical_bessel_j0": (lambda x: mp.sin(x) / x, near(1e4)),
    }
    return {**{name: (f, always) for name, f in everywhere.items()}, **bounded}


def complex_functions(mp):
    """The same of complex numbers."""
    found = {name: getattr(mp, name) for name in "acos acosh asin asinh atan atanh cos cosh exp log log10 sin sinh sqrt tan tanh".split()}
    found.update({"expm1": mp.expm1, "log1p": mp.log1p, "reciprocal": lambda z: 1 / z, "square": lambda z: z * z, "rsqrt": lambda z: 1 / mp.sqrt(z),
                  "sigmoid": lambda z: 1 / (1 + mp.exp(-z)), "exp2": lambda z: mp.exp(z * mp.log(2)), "log2": lambda z: mp.log(z) / mp.log(2)})
    return found


def functions_of_two(mp):
    """{operator.overload: (truth, whether the pair is worth computing, numbers)} of two real numbers."""
    def remainder(x, y):
        return mp.mpf(math.fmod(x, y))  # which is exact

    def polynomial(second, step):
        """Of degree n at x from those of degree 0 and 1 and the recurrence, as numbers of 160 bits."""
        def value(x, n):
            before, now = mp.mpf(1), second(x)
            for k in range(1, int(n)):
                before, now = now, step(k, x, now, before)
            return now if n > 0 else mp.mpf(1)
        return value

    def chebyshev(second):
        return polynomial(second, lambda k, x, now, before: 2 * x * now - before)

    def shifted(function):
        return lambda x, n: function(2 * x - 1, n)

    first_to_fourth = [chebyshev(second) for second in (lambda x: x, lambda x: 2 * x, lambda x: 2 * x - 1, lambda x: 2 * x + 1)]
    chebyshevs = {f"special_{kind}chebyshev_polynomial_{letter}": (shifted(f) if kind else f) for kind in ("", "shifted_")
                  for letter, f in zip("tuvw", first_to_fourth)}

    def log_of_sum(x, y):
        return max(x, y) + mp.log1p(mp.exp(-abs(x - y)))

    def log2_of_sum(x, y):
        return max(x, y) + mp.log1p(mp.power(2, -abs(x - y))) / mp.log(2)

    def sigmoid(x):
        return 1 / (1 + mp.exp(-x))

    whole = [(lambda x, y: True), []]
    divided = [(lambda x, y: y != 0), []]
    small = [(lambda x, y: abs(x) < 1e4 and abs(y) < 80), []]
    degree = [(lambda x, y: abs(x) < 1 and 0 <= y < 8 and y == int(y)), []]
    return {
        "add.Tensor": (lambda x, y: x + y, *whole), "sub.Tensor": (lambda x, y: x - y, *whole), "mul.Tensor": (lambda x, y: x * y, *whole),
        "div.Tensor": (lambda x, y: x / y, *divided), "hypot": (mp.hypot, *whole), "atan2": (mp.atan2, *divided),
        "fmod.Tensor": (remainder, *divided), "remainder.Tensor": (remainder, lambda x, y: y != 0 and (x < 0) == (y < 0), []),
        "pow.Tensor_Tensor": (lambda x, y: mp.power(x, y), lambda x, y: x > 0 and abs(y) < 1e6, []),
        "logaddexp": (log_of_sum, lambda x, y: abs(x - y) < 1e4 and x * y > 0, []),
        "logaddexp2": (log2_of_sum, lambda x, y: abs(x - y) < 1e4 and x * y > 0, []),
        "xlogy.Tensor": (lambda x, y: x * mp.log(y), lambda x, y: y > 0, []),
        "special_xlog1py": (lambda x, y: x * mp.log1p(y), lambda x, y: y > -1, []),
        "sigmoid_backward": (lambda x, y: x * (1 - y) * y, lambda x, y: abs(y) < 0.5 and abs(x) < 1e4, []),
        "tanh_backward": (lambda x, y: x * (1 - y * y), lambda x, y: abs(y) < 0.5 and abs(x) < 1e4, []),
        "logit_backward": (lambda x, y: x / (y * (1 - y)), lambda x, y: 0 < y < 0.5 and abs(x) < 1e4, []),
        "silu_backward": (lambda x, y: x * sigmoid(y) * (1 + y * (1 - sigmoid(y))), lambda x, y: abs(x) < 1e4 and 0 < y < 80, []),
        "gelu_backward": (lambda x, y: x * (mp.ncdf(y) + y * mp.npdf(y)), lambda x, y: abs(x) < 1e4 and 0 < y < 80, []),
        "igamma": (lambda a, x: mp.gammainc(a, 0, x, regularized=True), lambda a, x: 0 < a < 100 and 0 < x < 100, []),
        "igammac": (lambda a, x: mp.gammainc(a, x, mp.inf, regularized=True), lambda a, x: 0 < a < 100 and 0 < x < 100, []),
        "special_zeta": (mp.zeta, lambda x, q: 1.5 < x < 40 and 0.1 < q < 100, []),
        **{name: (function, *degree) for name, function in chebyshevs.items()},
        "special_hermite_polynomial_h": (polynomial(lambda x: 2 * x, lambda k, x, now, before: 2 * x * now - 2 * k * before), *degree),
        "special_hermite_polynomial_he": (polynomial(lambda x: x, lambda k, x, now, before: x * now - k * before), *degree),
        "special_laguerre_polynomial_l":
            (polynomial(lambda x: 1 - x, lambda k, x, now, before: ((2 * k + 1 - x) * now - k * before) / (k + 1)), *degree),
        "special_legendre_polynomial_p":
            (polynomial(lambda x: x, lambda k, x, now, before: ((2 * k + 1) * x * now - k * before) / (k + 1)), *degree),
        "lerp.Scalar": (lambda x, y: x + mp.mpf(0.25) * (y - x), lambda x, y: small[0](x, y) and x * y > 0, [0.25]),
    }


def functions_of_three(mp):
    """{operator: (truth, whether the triple is worth computing)}. Results that nearly cancel have the error of what is added."""
    return {
        "addcmul": (lambda x, y, z: x + y * z, lambda x, y, z: x * y * z > 0),
        "addcdiv": (lambda x, y, z: x + y / z, lambda x, y, z: z != 0 and x * y * z > 0),
    }


def derivatives_of_digamma(mp):
    """{order: (truth, whether the argument is worth computing)}"""
    return {n: (lambda x, n=n: mp.polygamma(n, x), lambda x: 1e-3 < abs(x) < 60 and (x > 0 or x != int(x))) for n in (2, 3, 6, 9)}


# ---- rounding the truth ----

def truth_of(mp, value, dtype, tool):
    """(index of the nearest number, where the truth lies beside it); the first past the last number is infinity's."""
    _, p, exponent_bits = tool.REALS[dtype]
    lowest = 2 - (1 << (exponent_bits - 1))
    if mp.isnan(value):
        return tool.NAN, 0
    if mp.isinf(value):
        return (tool.last_index(dtype) if value > 0 else -tool.last_index(dtype)), 0
    if value == 0:
        return 0, 0
    size = abs(value)
    exponent = max(int(mp.frexp(size)[1]) - 1, lowest)
    if exponent > 1 << (exponent_bits - 1):
        return (tool.last_index(dtype) if value > 0 else -tool.last_index(dtype)), 0
    scaled = mp.ldexp(size, p - 1 - exponent)
    whole = int(mp.nint(scaled))
    rest = int(mp.nint((scaled - whole) * tool.PARTS))
    index = whole + ((exponent - lowest) << (p - 1))
    if index >= tool.last_index(dtype):
        index, rest = tool.last_index(dtype), 0
    return (index, rest) if value > 0 else (-index, -rest)


class TooSlow(Exception):
    """A point of which mpmath does not tell soon."""


def patiently(function, *args):
    """The function's value; None where it has none or takes too long."""
    def stop(*_):
        raise TooSlow
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.5)
    try:
        return function(*args)
    except (TooSlow, ValueError, ZeroDivisionError, OverflowError, TypeError, NotImplementedError):
        return None
    except Exception as told:
        if type(told).__name__ in ("NoConvergence", "ComplexResult"):
            return None
        raise
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def block_of(mp, tool, name, dtype, numbers, function, points):
    """One operator at the points, those that have no truth left out."""
    kept, truth = [], []
    for point in points:
        given = [mp.mpc(x) if isinstance(x, complex) else mp.mpf(x) for x in point]
        value = mp.nan if any(x != x for x in point) else patiently(function, *given)
        if value is None:
            continue
        if isinstance(point[0], complex):
            value = mp.mpc(value)
            truth += [truth_of(mp, part, tool.COMPLEX[dtype], tool) for part in (value.real, value.imag)]
        else:
            value = mp.nan if isinstance(value, mp.mpc) and value.imag != 0 else mp.mpf(mp.re(value))
            truth.append(truth_of(mp, value, dtype, tool))
        kept.append(point)
    columns = [list(column) for column in zip(*kept)]
    return tool.Block(name, dtype, numbers, columns, truth)


def make_blocks(tool, names):
    """All blocks, or those of the names."""
    import mpmath
    mp = mpmath.mp
    mp.prec = 160
    for name, (function, is_worth) in real_functions(mp).items():
        for dtype in REAL_DTYPES if not names or name in names else ():
            is_everywhere = is_worth(1e300)
            points = [(x,) for x in tool.reals(dtype, is_everywhere) if (math.isfinite(x) or is_everywhere) and is_worth(x)]
            yield block_of(mp, tool, name, dtype, [], function, points)
    for name, (function, *rest) in functions_of_two(mp).items():
        for dtype in REAL_DTYPES if not names or name in names else ():
            is_worth, numbers = rest
            pairs = tool.pairs(dtype, 180)
            pairs += [(x, float(n)) for x in tool.reals(dtype, False) if abs(x) < 1 for n in range(8)][::5] if name.startswith("special_") else []
            yield block_of(mp, tool, name, dtype, numbers, function, [pair for pair in pairs if is_worth(*pair)])
    for name, (function, is_worth) in functions_of_three(mp).items():
        for dtype in REAL_DTYPES if not names or name in names else ():
            points = [(x, *pair) for pair in tool.pairs(dtype, 180) for x in (pair[0], 1.5, -1.5)]
            yield block_of(mp, tool, name, dtype, [], function, [point for point in points if is_worth(*point)])
    for order, (function, is_worth) in derivatives_of_digamma(mp).items():
        for dtype in REAL_DTYPES if not names or "polygamma" in names else ():
            points = [(x,) for x in tool.reals(dtype, False) if is_worth(x)]
            yield block_of(mp, tool, "polygamma_", dtype, [order], function, points)
    for name, function in complex_functions(mp).items():
        for dtype in COMPLEX_DTYPES if not names or name in names else ():
            yield block_of(mp, tool, name, dtype, [], function, [(z,) for z in tool.quadrants(dtype)])
