# SPDX-License-Identifier: BSD-3-Clause
"""What operators of quantised programs refuse, and what they say; what they give is in tensor_expressions.txt."""
import pytest

import tenon

Q = tenon.ops.quantized_decomposed
X = tenon.arange(-4.0, 4.0).reshape(2, 4)
BYTES = tenon.ones(2, 4, dtype=tenon.uint8)
ONE = tenon.ones(1)
REFUSED = [
    (lambda: Q.quantize_per_tensor(X.double(), 0.1, 0, 0, 255, tenon.uint8), "input is Double, expected Float, Half or BFloat16"),
    (lambda: Q.quantize_per_tensor(X, 0.1, 0, -1, 255, tenon.uint8), "quant_min -1 and quant_max 255: Byte has 0 to 255"),
    (lambda: Q.quantize_per_tensor(X, 0.0, 0, 0, 255, tenon.uint8), "scale is 0"),
    (lambda: Q.quantize_per_tensor(X, 0.1, 0, 0, 255, tenon.int64), "dtype is Long; quantized are"),
    (lambda: Q.quantize_per_tensor.tensor(X, tenon.ones(2), ONE, 0, 255, tenon.uint8), "scale has 2 elements and zero_point 1"),
    (lambda: Q.dequantize_per_tensor(BYTES, 0.1, 0, 0, 255, tenon.int8), "input is Byte, dtype says Char"),
    (lambda: Q.quantize_per_channel(X, ONE, ONE, 2, 0, 255, tenon.uint8), "axis is 2, input has 2 dimensions"),
    (lambda: Q.quantize_per_channel(ONE.sum(), ONE, ONE, 0, 0, 255, tenon.uint8), "axis is 0, input has 0 dimensions"),
    (lambda: Q.dequantize_per_channel(BYTES, ONE, None, -3, 0, 255, tenon.uint8), "axis is -3, input has 2 dimensions"),
    (lambda: Q.quantize_per_channel_group(X, ONE, ONE, 0, 7, tenon.uint8, 1), "group_size is 1, expected more than 1"),
    (lambda: Q.quantize_per_channel_group(X, ONE, ONE, 0, 7, tenon.uint8, 3), "rows have 4 elements, which groups of 3 do not fill"),
    (lambda: Q.quantize_per_channel_group(X / 0, tenon.ones(2, 2), tenon.ones(2, 2), 0, 7, tenon.uint8, 2), "input has a nan"),
    (lambda: Q.dequantize_per_channel_group(BYTES[None], ONE, None, 0, 7, tenon.uint8, 2, tenon.float32), "input has 3 dimensions, expected 2"),
    (lambda: Q.quantize_per_token(X, ONE, ONE, 0, 7, tenon.uint8), "2 rows, but 1 scales and 1 zero points"),
    (lambda: Q.choose_qparams.tensor(X, 5, 9, 1e-5, tenon.uint8), "the range 5 to 9 does not include 0"),
    (lambda: Q.choose_qparams.tensor(X.double(), 0, 9, 1e-5, tenon.uint8), "input is Double"),
    (lambda: Q.choose_qparams_symmetric.tensor(X, 0, 9, 1e-5, tenon.float32), "dtype is Float; quantized are"),
    (lambda: Q.choose_qparams_per_token(X, tenon.uint8), "dtype is Byte, expected Char"),
    (lambda: Q.fake_quant_per_channel(X.double(), ONE, ONE, 0, 0, 9), "input is Double, expected Float"),
    (lambda: tenon._weight_norm(X, tenon.ones(3)), "g has 3 elements, and v 2 slices"),
    (lambda: tenon.ops.aten._weight_norm_interface(X, ONE, -1), "dim is -1: norms are those of the first or the last of 2 dimensions"),
]


@pytest.mark.parametrize("case", range(len(REFUSED)))
def test_refused_with_what_was_given(case):
    call, words = REFUSED[case]
    with pytest.raises((RuntimeError, ValueError)) as caught:
        call()
    assert words in str(caught.value)


def test_scale_that_is_read_has_no_gradient():
    scale = tenon.ones(1, requires_grad=True)
    assert not Q.dequantize_per_tensor.tensor(BYTES, scale, ONE, 0, 255, tenon.uint8).requires_grad
    assert Q.dequantize_per_channel(BYTES, scale.expand(2), None, 0, 0, 255, tenon.uint8).requires_grad
