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
    (lambda: t.addr(t.ones(1, 1).bool(), t.ones(1).bool(), t.ones(1).bool(), beta=2.5), RuntimeError, "argument beta must not be a floating"),
    (lambda: t.addr(whole(1, 1), whole(1), whole(1), alpha=1j), RuntimeError, "argument alpha must not be a floating point number"),
    (lambda: t.addr(whole(1, 1), whole(1), whole(1), beta=True), RuntimeError, "Boolean beta only supported for Boolean results"),
    (lambda: t.addbmm(t.ones(1), t.ones(1, 2, 2), t.ones(1, 2, 2), out=t.ones(2, 2).double()), RuntimeError,
     "self and mat2 must have the same dtype, but got Double and Float"),
    (lambda: t.matmul(t.ones(3), t.ones(3), out=t.empty(0).double()), RuntimeError, "dtype"),
    (lambda: t.inner(t.ones(3), t.ones(3), out=t.empty(0).double()), RuntimeError, "Expected the output tensor to have dtype Float"),
    (lambda: t.bilinear(t.ones(2, 3), t.ones(2, 4).int(), t.ones(5, 3, 4)), RuntimeError, "must have the same dtype"),
    (lambda: t.einsum("...ik, ...j -> ij", t.ones(1, 2, 3).to(t.complex32), t.ones(3).to(t.complex32)), NotImplementedError, "ComplexHalf"),
    (lambda: t.combinations(t.ones(3), 70), RuntimeError, "numel: integer multiplication overflow"),
    (lambda: t.linalg.norm(t.ones(1, 5, 0), "fro"), RuntimeError, "the input must be 1D or 2D. Got 3D"),
    (lambda: t.linalg.tensorinv(t.ones([]), ind=1), RuntimeError, "'ind' is 1, but the tensor has 0 dimensions"),
    (lambda: t.linalg.tensorsolve(t.ones(6, 2, 3), t.ones(6), dims=[0]), RuntimeError, "but got 18 != 6"),
    (lambda: t.linalg.lu_solve(t.ones(2, 2, 2), t.ones(1, 2).int(), t.ones(2, 2, 1)), RuntimeError, r"got pivots with shape \[1, 2\]"),
    (lambda: t.cdist(t.ones(3, 5).bfloat16(), t.ones(3, 5).bfloat16()), NotImplementedError, "not implemented for 'BFloat16'"),
    (lambda: t.linalg.ldl_solve(t.eye(2), t.tensor([True, True]), t.ones(2, 1)), RuntimeError, "Expected pivots to be integers. Got Bool"),
    (lambda: t.linalg.ldl_solve(t.eye(2).expand(3, 2, 2), t.tensor([1, 2]), t.ones(2, 1)), RuntimeError, r"got pivots with shape \[2\]"),
    (lambda: t.linalg.ldl_solve(t.eye(2), t.tensor([1, 2 + 2**32]), t.ones(2, 1)), RuntimeError, "<= LD.size"),
    (lambda: t.linalg.ldl_solve(t.eye(2), t.tensor([0, 2]), t.ones(2, 0)), RuntimeError, r"\|pivot\| >= 1"),
    (lambda: aten._fft_c2r(t.ones(5) + 0j, [0], 0, 4), RuntimeError, "last dimension has 5 numbers; 4 real ones are made of 3"),
    (lambda: aten._trilinear(t.ones(2, 3), t.ones(2, 3), t.ones(2, 3), [], [], [], [1, -1]), RuntimeError, "dim 1 appears multiple times"),
    (lambda: aten._trilinear(t.ones(2, 3), t.ones(2, 3), t.ones(2, 3), [0], [1, 1], [0], [1]), RuntimeError, "dim 1 appears multiple times"),
    (lambda: aten._trilinear(t.ones(2, 3), t.ones(2, 3), t.ones(2, 3), [0], [3], [0], [1]), IndexError, "Dimension out of range"),
    (lambda: aten._trilinear(t.ones(2, 3), t.ones(3), t.ones(2, 3), [], [], [], [0]), RuntimeError, "number of dimensions must match"),
    (lambda: aten._trilinear(t.ones([]), t.ones([]), t.ones([]), [], [], [], []), RuntimeError, r"unroll_dim must be in \[0,-1\]"),
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


@pytest.mark.parametrize("call", [
    lambda x, out: t.fft.ihfft2(x, out=out), lambda x, out: t.fft.fft(x, out=out), lambda x, out: t.matmul(x, x, out=out),
    lambda x, out: t.linalg.tensorinv(x, ind=1, out=out), lambda x, out: t.cholesky(x, out=out),
    lambda x, out: t.nanmean(x, out=out)])
def test_a_result_without_data_leaves_what_was_given_for_it(call):
    x, out = t.ones(4, 4, device="meta"), t.full([3], 7 + 0j)
    with pytest.raises(RuntimeError):
        call(x, out)
    assert out.tolist() == [7] * 3 and out.untyped_storage().nbytes() == 24


def test_what_addbmm_adds_may_be_of_any_dtype_where_a_result_is_given():
    batch = t.ones(1, 2, 2)
    for added in (t.ones(1, dtype=t.uint32), t.ones(1).double(), t.ones(1) + 0j):
        assert t.addbmm(added, batch, batch, out=t.empty(0)).tolist() == [[3, 3], [3, 3]]
    assert t.addbmm(t.tensor([2.7]), batch.int(), batch.int(), out=t.empty(0, dtype=t.int32)).tolist() == [[4, 4], [4, 4]]


def test_tolerances_of_no_matrices_may_have_any_sizes():
    assert t.linalg.matrix_rank(t.ones(0, 5, 5), atol=t.ones(3), rtol=t.ones(17)).shape == (0,)
    assert t.linalg.matrix_rank(t.ones(2, 0, 5), atol=t.ones(3, 1), hermitian=True).tolist() == [0, 0]


def test_pivots_of_ldl_may_be_any_whole_numbers():
    for dtype in (t.int8, t.uint8, t.int16, t.int64):
        assert t.linalg.ldl_solve(t.eye(2), t.tensor([1, 2], dtype=dtype), t.ones(2, 1)).tolist() == [[1], [1]]


def test_factors_of_an_equation_have_the_sizes_of_the_matrix():
    found = aten._linalg_solve_ex(t.eye(2).expand(3, 1, 2, 2), t.ones(4, 2, 2))
    assert [tuple(each.shape) for each in found] == [(3, 4, 2, 2), (3, 1, 2, 2), (3, 1, 2), (3, 1)]
    assert [tuple(each.stride()) for each in aten._linalg_solve_ex(t.eye(2), t.ones(3, 2, 2))] == [(4, 1, 2), (1, 2), (1,), ()]


def test_few_elements_are_combined_any_number_of_times():
    assert t.combinations(t.ones(1), 255, True).shape == (1, 255) and t.combinations(t.ones(0), 70).shape == (0, 70)
    assert t.combinations(t.ones(3), 4).shape == (0, 4) and t.combinations(t.ones(2), 20, True).shape == (21, 20)
    assert t.combinations(t.arange(2).to(t.uint32), 4).dtype is t.uint32


def test_tensorsolve_counts_the_elements_of_the_right_side():
    assert t.linalg.tensorsolve(t.empty(3, 6, 0), t.empty(0, 3)).shape == (0,)


def test_equal_strides_of_a_transform_are_ordered_as_by_a_partition():
    x = t.ones(1, dtype=t.complex64)
    wide = x.as_strided([4, 6, 7, 3], [0] * 4)
    assert [t.fft.fft(wide, dim=dim).stride() for dim in range(4)] == [
        (1, 28, 4, 168), (126, 1, 6, 42), (126, 21, 1, 7), (126, 21, 3, 1)]
    assert t.fft.irfft2(x.as_strided([5, 6, 7], [0] * 3), None, [0]).stride() == (1, 8, 48)
    real = t.zeros(49).as_strided([5, 6, 7], [0, 7, 1])
    assert t.fft.fft(real, dim=1).stride() == t.fft.ifft(real, dim=1).stride() == (6, 1, 30)


A, B = t.tensor([[1 + 2j, 3 - 1j], [0.5j, 2]]), t.tensor([[2 - 1j, 1j], [1 + 1j, 3]])


@pytest.mark.parametrize("call", [
    lambda **out: t.linalg.multi_dot([A, B], **out), lambda **out: t.inner(A, B, **out), lambda **out: t.tensordot(A, B, 1, **out),
    lambda **out: t.kron(A, B, **out), lambda **out: t.linalg.inv(A, **out), lambda **out: t.hstack([A, B], **out),
    lambda **out: t.linalg.matrix_power(A, 3, **out), lambda **out: t.matmul(A, B, **out), lambda **out: t.mm(A, B, **out)])
@pytest.mark.parametrize("sizes", [[0], [2, 2], [3], [40]])
@pytest.mark.filterwarnings("ignore:an output with elements")
def test_conjugated_tensors_that_are_given_show_the_result(call, sizes):
    given = t.zeros(*sizes, dtype=t.complex64).conj()
    found, expected = call(out=given), call()
    assert found is given and given.is_conj() and given.tolist() == expected.tolist()
    assert given.conj().tolist() == expected.conj().tolist()


@pytest.mark.parametrize("equation, sizes, dtype", [
    ("...ik, ...j -> ij", ([1, 2, 3], [3]), t.int64), ("ik,k->i", ([2, 3], [3]), t.int32), ("ik,k->i", ([2, 3], [1]), t.int64),
    ("ikm,jml->ij", ([2, 3, 5], [2, 5, 3]), t.int64), ("ik,j,i->ij", ([2, 3], [3], [2]), t.int64), ("ik->i", ([2, 3],), t.int64),
    ("ikm,jm->ij", ([2, 1, 5], [2, 5]), t.int32), ("ikm,jm->ij", ([2, 3, 5], [2, 5]), None), ("ik,j,j->i", ([2, 3], [3], [3]), None)])
def test_labels_that_one_operand_has_are_summed_in_int64(equation, sizes, dtype):
    operands = [t.ones(*each, dtype=t.int32) for each in sizes]
    if dtype is not None:
        assert t.einsum(equation, *operands).dtype is dtype
        return
    with pytest.raises(RuntimeError, match="dtype"):
        t.einsum(equation, *operands)


def test_a_dimension_that_is_shifted_again_is_shifted_on():
    x = t.arange(6).reshape(2, 3)
    assert t.fft.ifftshift(x, [0, 1, 1, 1] * 20).tolist() == [[0, 1, 2], [3, 4, 5]]
    assert t.fft.fftshift(x, [0, 1, 1, 1]).tolist() == [[3, 4, 5], [0, 1, 2]]
    with pytest.raises(RuntimeError, match="`shifts` required"):
        t.fft.fftshift(x, [])


def test_halves_have_distances_where_matrices_are_multiplied():
    few, many = t.ones(3, 5).bfloat16(), t.zeros(26, 5).bfloat16()
    assert aten.cdist(few, few, 2.0, 1).dtype is t.bfloat16 and t.cdist(many, few).shape == (26, 3)


def test_a_window_may_be_of_bools():
    for center in (True, False):
        found = t.istft(t.ones(3, 5) + 0j, 4, window=t.ones(4, dtype=t.bool), center=center)
        assert found.tolist() == t.istft(t.ones(3, 5) + 0j, 4, window=t.ones(4), center=center).tolist()
