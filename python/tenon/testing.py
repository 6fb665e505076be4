# SPDX-License-Identifier: BSD-3-Clause
"""tenon.testing: assert_close, for tests of programs."""
import tenon

# Relative and absolute tolerances by dtype; numbers of other dtypes have to be equal.
TOLERANCES = {"float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5), "float64": (1e-7, 1e-7),
              "complex32": (1e-3, 1e-5), "complex64": (1.3e-6, 1e-5), "complex128": (1e-7, 1e-7)}


def __dir__():
    return ["assert_close"]


class Rules:
    """What is compared, and how closely."""

    def __init__(self, rtol, atol, equal_nan, check_device, check_dtype, check_layout, check_stride):
        if (rtol is None) != (atol is None):
            raise ValueError("assert_close(): 'rtol' and 'atol' go together: give both or none")
        self.given, self.equal_nan = None if rtol is None else (rtol, atol), equal_nan
        self.attributes = [name for name, wanted in (("shape", True), ("device", check_device), ("dtype", check_dtype),
                                                     ("layout", check_layout)) if wanted]
        self.check_stride = check_stride

    def tolerances(self, *dtypes):
        """The larger ones of two dtypes."""
        if self.given is not None:
            return self.given
        found = [TOLERANCES.get(str(dtype).removeprefix("tenon."), (0.0, 0.0)) for dtype in dtypes]
        return max(x[0] for x in found), max(x[1] for x in found)


def compare_tensors(actual, expected, rules):
    """What is wrong, None if nothing is."""
    for name in rules.attributes:
        if getattr(actual, name) != getattr(expected, name):
            return f"The values for attribute '{name}' do not match: {getattr(actual, name)} != {getattr(expected, name)}."
    if rules.check_stride and actual.stride() != expected.stride():
        return f"The values for attribute 'stride()' do not match: {actual.stride()} != {expected.stride()}."
    rtol, atol = rules.tolerances(actual.dtype, expected.dtype)
    kind = tenon.promote_types(actual.dtype, expected.dtype)
    actual, expected = actual.to(expected.device, kind), expected.to(kind)
    good = tenon.isclose(actual, expected, rtol=rtol, atol=atol, equal_nan=rules.equal_nan)
    if bool(good.all()):
        return None
    wide = tenon.complex128 if kind.is_complex else tenon.float64
    apart = (actual.to(wide) - expected.to(wide)).abs().masked_fill(good, 0)
    return report(good, apart, apart / expected.to(wide).abs(), rtol, atol)


def greatest(apart, good, most):
    """The greatest difference and where it is."""
    flat = apart.masked_fill(good, 0).nan_to_num(nan=float("inf"), posinf=float("inf")).reshape(-1)
    at = int(flat.argmax())
    place = tuple(int(x) for x in tenon.unravel_index(tenon.tensor(at), list(apart.shape))) if apart.dim() else ()
    return f"{apart.reshape(-1)[at].item()}{f' at index {place}' if place else ''}{f' (up to {most} allowed)' if most else ''}"


def report(good, apart, relative, rtol, atol):
    wrong, count = good.numel() - int(good.sum()), good.numel()
    return "\n".join([f"Tensor-likes are not {'close' if rtol or atol else 'equal'}!", "",
                      f"Mismatched elements: {wrong} / {count} ({wrong / count:.1%})",
                      f"Greatest absolute difference: {greatest(apart, good, atol)}",
                      f"Greatest relative difference: {greatest(relative, good, rtol)}"])


def compare_numbers(actual, expected, rules):
    if "dtype" in rules.attributes and type(actual) is not type(expected):
        return f"The (d)types do not match: {type(actual)} != {type(expected)}."
    kinds = {float: tenon.float64, complex: tenon.complex128}
    rtol, atol = rules.tolerances(*(kinds.get(type(x), tenon.int64) for x in (actual, expected)))
    apart = abs(actual - expected)
    both_nan = actual != actual and expected != expected
    if actual == expected or apart <= atol + rtol * abs(expected) or (rules.equal_nan and both_nan):
        return None
    return f"Scalars are not {'close' if rtol or atol else 'equal'}!\n\nExpected {expected} but got {actual}.\nAbsolute difference: {apart}"


def compare(actual, expected, rules, where=""):
    """What is wrong with the first items that differ."""
    if isinstance(actual, (list, tuple)) and isinstance(expected, (list, tuple)):
        pairs = [(at, *both) for at, both in enumerate(zip(actual, expected))]
        if len(actual) != len(expected):
            return f"The length of the sequences mismatch: {len(actual)} != {len(expected)}"
    elif isinstance(actual, dict) and isinstance(expected, dict):
        if set(actual) != set(expected):
            return f"The keys of the mappings do not match: {sorted(set(actual) ^ set(expected), key=repr)}"
        pairs = [(key, actual[key], expected[key]) for key in actual]
    else:
        found = compare_items(actual, expected, rules)
        return None if found is None else found + (f"\n\nThe failure occurred for item {where}" if where else "")
    for key, one, other in pairs:
        found = compare(one, other, rules, f"{where}[{key!r}]")
        if found is not None:
            return found
    return None


def compare_items(actual, expected, rules):
    if actual is None or expected is None:
        return None if actual is expected else f"None mismatch: {actual} is not {expected}"
    if isinstance(actual, bool) and isinstance(expected, bool):
        return None if actual is expected else f"Booleans mismatch: {actual} is not {expected}"
    if isinstance(actual, (int, float, complex)) and isinstance(expected, (int, float, complex)):
        return compare_numbers(actual, expected, rules)
    both = [x if isinstance(x, tenon.Tensor) else tenon.as_tensor(x) if hasattr(x, "__array__") else None
            for x in (actual, expected)]
    if any(x is None for x in both):
        raise TypeError(f"assert_close(): {type(actual)} and {type(expected)} are not compared")
    return compare_tensors(*both, rules)


def assert_close(actual, expected, *, allow_subclasses=True, rtol=None, atol=None, equal_nan=False, check_device=True,
                 check_dtype=True, check_layout=True, check_stride=False, msg=None):
    """AssertionError with what differs, unless both are as close as their dtypes allow."""
    found = compare(actual, expected, Rules(rtol, atol, equal_nan, check_device, check_dtype, check_layout, check_stride))
    if found is not None:
        raise AssertionError(msg(found) if callable(msg) else found if msg is None else msg)
