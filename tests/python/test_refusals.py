# SPDX-License-Identifier: BSD-3-Clause
"""Calls that the differential fuzzer found to be answered where PyTorch refuses them, or refused or answered
otherwise where it answers. What is expected is what PyTorch 2.13.0 gives."""
import pytest

import tenon as t

aten = t.ops.aten
NAN, INF = float("nan"), float("inf")


def half(*sizes):
    return t.ones(*sizes, dtype=t.float16)


def whole(*sizes):
    return t.ones(*sizes, dtype=t.int8)


# 1e300 is beyond float32, in which the narrow types compute; some compare their own elements with it.
BEYOND = [
    lambda: aten.elu(t.ones(1), 1e300), lambda: aten.elu(half(1), 1e300), lambda: aten.elu(t.ones(1), 1, 1, 1e300),
    lambda: aten.celu(t.ones(1), 1e300), lambda: aten.leaky_relu(half(1), 1e300), lambda: aten.softplus(t.ones(1), 1, 1e300),
    lambda: aten.hardshrink(half(1), 1e30), lambda: aten.softshrink(half(1), 1e30), lambda: aten.hardtanh(half(1), 0, 1e30),
    lambda: aten.hardtanh_backward(t.ones(1), t.ones(1), 0, 1e300), lambda: aten.threshold(t.ones(1), 1e300, 0),
    lambda: aten.threshold(t.ones(1, dtype=t.int64), NAN, 0), lambda: aten.threshold(t.ones(1, dtype=t.uint8), -1, 300),
    lambda: aten.threshold_backward(t.ones(1), t.ones(1), 1e300), lambda: t.clamp(t.ones(1), max=1e300),
    lambda: t.clamp(half(1), min=-1e30), lambda: t.clamp_max(t.ones(1), 1e300), lambda: t.add(t.ones(1), t.ones(1), alpha=1e300),
    lambda: t.add(half(1), half(1), alpha=1e30), lambda: t.sub(whole(1), whole(1), alpha=200),
    lambda: t.addcmul(t.ones(1), t.ones(1), t.ones(1), value=1e300), lambda: t.addcmul(whole(1), whole(1), whole(1), value=300),
    lambda: t.addcdiv(half(1), half(1), half(1), value=1e300)]
WITHIN = [
    (lambda: aten.elu(half(1), 1e30), 1.0), (lambda: aten.elu(t.ones(1), INF), 1.0), (lambda: aten.threshold(half(1), 1e30, 7), 7.0),
    (lambda: t.clamp(half(1), max=INF), 1.0), (lambda: t.addcmul(half(1), half(1), half(1), value=1e30), INF),
    (lambda: t.add(t.ones(1, dtype=t.uint8), t.ones(1, dtype=t.uint8), alpha=-1), 0)]


@pytest.mark.parametrize("call", BEYOND)
def test_a_number_that_the_dtype_cannot_hold_is_refused(call):
    with pytest.raises(RuntimeError, match="value cannot be converted to type .* without overflow"):
        call()


@pytest.mark.parametrize("call, number", WITHIN)
def test_a_number_that_fits_or_is_infinite_is_taken(call, number):
    assert call().item() == number


REFUSED = [
    (lambda: t.cosine_similarity(t.ones(2), t.ones(2), 0, -1.0), RuntimeError, "eps must be non-negative, got: -1"),
    (lambda: t.cosine_similarity(t.ones(2), t.ones(2), 0, NAN), RuntimeError, "eps must be non-negative"),
    (lambda: t.native_batch_norm(t.ones(1, 1), None, None, t.ones(1), None, True, 0.1, 0.1), ValueError, "either both be None or neither"),
    (lambda: aten._cdist_forward(t.ones(1, 1), t.ones(1, 1), 2.0, 7), RuntimeError, "possible modes: 0, 1, 2, but was: 7"),
    (lambda: aten._linalg_check_errors(t.zeros(1), "x", is_matrix=True), RuntimeError, "Int"),
    (lambda: aten.convolution(t.ones(1, 1, 3), t.ones(1, 1, 1), None, [1], [0], [1], False, [0, 0, 0], 1), RuntimeError,
     "expected output_padding to be a single integer value or a list of 1 values"),
    (lambda: aten.soft_margin_loss(t.ones([]), t.ones(5), 0), RuntimeError, "doesn't match the broadcast shape"),
    (lambda: t.linalg.lstsq(t.ones(1, 1), t.ones(1, 1, 1)), RuntimeError, "must be greater or equal to other.dim"),
    (lambda: t.addr(whole(1, 1), whole(1), whole(1), beta=2.5), RuntimeError, "argument beta must not be a floating point number"),
    (lambda: t.cov(t.ones(2, 2), aweights=t.zeros(2)), RuntimeError, "weights sum to zero"),
    (lambda: aten.view_as_complex(t.ones(9).as_strided([2, 2], [3, 1])), RuntimeError, "stride divisible by 2")]


@pytest.mark.parametrize("call, kind, words", REFUSED)
def test_arguments_are_refused_in_pytorchs_words(call, kind, words):
    with pytest.raises(kind, match=words):
        call()


def test_a_dimension_of_one_element_may_have_an_odd_stride_as_complex():
    assert aten.view_as_complex(t.ones(8).as_strided([2, 1, 2], [2, 1, 1])).stride() == (1, 0)


def test_of_three_matrices_the_first_two_are_multiplied_first_where_it_costs_the_same():
    left = t.tensor([[1.0, 2.0], [-INF, 1.0]])
    found = t.linalg.multi_dot([left, t.ones(2, 2), t.tensor([[-8.0, -5.0], [-3.0, 6.0]])])
    assert found[1].isnan().tolist() == [False, True]


def test_edges_of_a_histogram_ask_nothing_of_the_weights():
    edges, = aten._histogramdd_bin_edges(t.ones(2, 1), [2], weight=t.ones(3, dtype=t.float64))
    assert edges.tolist() == [0.5, 1.0, 1.5]
