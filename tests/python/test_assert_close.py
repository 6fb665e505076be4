# SPDX-License-Identifier: BSD-3-Clause
"""tenon.testing.assert_close tells what differs, and lets pass what rounding explains."""
import pytest

import tenon
from tenon.testing import assert_close

one = tenon.ones(2)
nan = tenon.tensor(float("nan"))


@pytest.mark.parametrize("actual, expected, options, words", [
    (one, one + 1, {}, "Mismatched elements: 2 / 2 \\(100.0%\\)\nGreatest absolute difference: 1.0 at index \\(0,\\)"),
    (one, tenon.ones(3), {}, "attribute 'shape'"), (one, one.double(), {}, "attribute 'dtype'"),
    ([one], [one + 1], {}, "for item \\[0\\]"), ({"a": [one]}, {"a": [one + 1]}, {}, "for item \\['a'\\]\\[0\\]"),
    (1.0, 1.1, {}, "Expected 1.1 but got 1.0"), (nan, nan, {}, "not close"), ([1, 2], [1], {}, "2 != 1"),
    (one, one + 1, {"msg": "here"}, "^here$"), (one, one + 1, {"msg": lambda text: "x" + text[:4]}, "^xTens"),
    (one.int(), one.int() + 1, {}, "not equal"), (1, 1.0, {}, "types do not match"), (True, False, {}, "True is not False"),
    (None, 1, {}, "None"), ({"a": 1}, {"b": 1}, {}, "keys"), (tenon.ones(2, 2).T, tenon.ones(2, 2), {"check_stride": True}, "stride"),
    (tenon.tensor(1j), tenon.tensor(2j), {}, "difference: 1.0"), (one, one + 1e-3, {"rtol": 1e-5, "atol": 0.0}, "not close"),
])
def test_what_differs_is_said(actual, expected, options, words):
    with pytest.raises(AssertionError, match=words):
        assert_close(actual, expected, **options)


def test_what_is_close_passes():
    assert_close(one, one + 1e-6)
    assert_close(one.half(), one.half() + 1e-3)
    assert_close(one, one.double(), check_dtype=False)
    assert_close(nan, nan, equal_nan=True)
    assert_close([1.0, (one, {"k": None})], [1.0 + 1e-9, (one, {"k": None})])
    assert_close(one, one + 0.5, rtol=0.5, atol=0.1)
    assert_close(tenon.empty(0), tenon.empty(0))
    assert_close(float("nan"), float("nan"), equal_nan=True)


def test_what_is_not_compared():
    with pytest.raises(TypeError):
        assert_close("a", "a")
    with pytest.raises(TypeError):
        assert_close(one, [1.0, 1.0])
    with pytest.raises(ValueError):
        assert_close(one, one, rtol=1.0)


def test_programs_may_ask_for_cuda_and_for_errors_of_matrices():
    assert tenon.cuda.is_available() is False and tenon.cuda.device_count() == 0
    zeros, nan = tenon.zeros(2, 2), tenon.full((2, 2), float("nan"))
    for call in (lambda: tenon.linalg.inv(zeros), lambda: tenon.linalg.solve(zeros, zeros), lambda: tenon.linalg.cholesky(zeros),
                 lambda: tenon.cholesky_inverse(zeros), lambda: tenon.linalg.svd(nan), lambda: tenon.linalg.inv(tenon.zeros(2, 3, 3))):
        with pytest.raises(tenon.linalg.LinAlgError):
            call()
    for call in (lambda: tenon.linalg.lu_factor(zeros), lambda: tenon.linalg.eig(nan), lambda: tenon.linalg.inv(tenon.zeros(2, 3))):
        with pytest.raises(RuntimeError) as caught:
            call()
        assert caught.type is RuntimeError
    assert tenon.linalg.LinAlgError.__mro__[1] is RuntimeError
    assert tenon.from_dlpack(one).tolist() == [1.0, 1.0] and "dltensor" in repr(tenon.to_dlpack(one))
