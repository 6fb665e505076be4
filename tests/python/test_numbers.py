# SPDX-License-Identifier: BSD-3-Clause
"""Numbers that were wrong once, at the ends of what dtypes hold. What is expected is what PyTorch 2.13.0 gives, unless a
test says why not; docs/differences.md lists where PyTorch's number is the worse one."""
import math

import pytest

import tenon as t

aten = t.ops.aten
inf, nan = math.inf, math.nan


def same(found, expected, rel=1e-6):
    """Nested lists of numbers: nan is nan, zeros have signs, others are near."""
    if isinstance(expected, (list, tuple)):
        assert len(found) == len(expected)
        for one, other in zip(found, expected):
            same(one, other, rel)
    elif isinstance(expected, complex):
        same([found.real, found.imag], [expected.real, expected.imag], rel)
    elif math.isnan(expected):
        assert math.isnan(found)
    elif expected == 0 or math.isinf(expected):
        assert found == expected and math.copysign(1, found) == math.copysign(1, expected)
    else:
        assert math.isclose(found, expected, rel_tol=rel)


# ---- near overflow ----

@pytest.mark.parametrize("dtype, large", [(t.float32, 3e38), (t.float32, 2e19), (t.float64, 1e308), (t.float64, 1e155)])
@pytest.mark.parametrize("count", [1, 3, 16, 67])
def test_area_functions_reach_as_far_as_their_arguments(dtype, large, count):
    rel = 1e-6 if dtype is t.float32 else 1e-14
    x = t.full((count,), large, dtype=dtype)
    large = x.tolist()[0]
    same(t.asinh(x).tolist(), [math.asinh(large)] * count, rel)
    same(t.asinh(-x).tolist(), [-math.asinh(large)] * count, rel)
    same(t.acosh(x).tolist(), [math.acosh(large)] * count, rel)
    same(t.log1p(x).tolist(), [math.log1p(large)] * count, rel)


def test_area_functions_keep_their_special_values():
    x = t.tensor([inf, -inf, nan, -0.0, 3e38])
    same(t.asinh(x).tolist(), [inf, -inf, nan, -0.0, math.asinh(3e38)])
    same(t.acosh(x).tolist(), [inf, nan, nan, nan, math.acosh(3e38)])
    same(t.log1p(x).tolist(), [inf, nan, nan, -0.0, math.log1p(3e38)])


@pytest.mark.parametrize("dtype, last, first", [(t.float32, 89.4, 89.5), (t.float64, 710.47, 710.5)])
def test_hyperbolic_functions_end_where_their_results_do(dtype, last, first):
    x = t.tensor([last, -last, first, -first, 1.0, inf, nan], dtype=dtype)
    at = x.tolist()[0]
    size, one = math.sinh(at), x.tolist()[4]
    rel = 1e-6 if dtype is t.float32 else 1e-14
    same(t.sinh(x).tolist(), [size, -size, inf, -inf, math.sinh(one), inf, nan], rel)
    same(t.cosh(x).tolist(), [size, size, inf, inf, math.cosh(one), inf, nan], rel)


def test_a_quotient_beyond_the_dtype_is_infinite_and_a_remainder_is_not():
    a, b = t.tensor([1e30, -1e30, 1e30, 3e38, inf]), t.tensor([1e-40, 1e-40, -1e-40, 0.5, 2])
    expected = [inf, -inf, -inf, inf, nan]
    same(t.floor_divide(a, b).tolist(), expected)
    same(t.div(a, b, rounding_mode="floor").tolist(), expected)
    for dtype in (t.float32, t.float64):
        x = t.tensor([1.1555129381598337e31, -2.0114240538552775e20, 9.477971275437026e36] * 7, dtype=dtype)
        y = t.tensor([2.475426547771109e-12, 9.582127060731937e-22, -1.7796837337158422e-09] * 7, dtype=dtype)
        same(t.fmod(x, y).tolist(), [math.fmod(m, n) for m, n in zip(x.tolist(), y.tolist())], 0)
    x, y = t.tensor([1e300], dtype=t.float64), t.tensor([3e-200], dtype=t.float64)
    same(t.fmod(x, y).tolist(), [math.fmod(1e300, 3e-200)], 0)
    same(t.remainder(x, y).tolist(), [1e300 % 3e-200], 0)


def test_modified_bessel_functions_of_huge_numbers_are_infinite():
    x = t.tensor([1e300, 1e308, -1e308], dtype=t.float64)
    same(t.special.i0(x).tolist(), [inf, inf, inf])
    same(t.special.i1(x).tolist(), [inf, inf, -inf])


def test_complex_functions_at_infinity_and_zero():
    x = [complex(inf, 0), complex(inf, 1), complex(-inf, 1), complex(-0.0, 0.0), complex(-0.0, -0.0)]
    for dtype in (t.complex64, t.complex128):
        same(t.tanh(t.tensor(x, dtype=dtype)).tolist(), [complex(1, 0), complex(1, 0), complex(-1, 0)] + x[3:])
        same(t.expm1(t.tensor(x, dtype=dtype)).tolist(), [complex(inf, 0), complex(inf, inf), complex(-1, 0)] + x[3:])
        same(t.log1p(t.tensor(x, dtype=dtype)).tolist()[3:], x[3:])


# ---- random numbers ----

@pytest.mark.parametrize("dtype", [t.float16, t.bfloat16, t.float32])
@pytest.mark.parametrize("bounds", [(0, 1), (-2, 3), (100, 101)])
def test_the_upper_bound_of_uniform_numbers_is_never_drawn(dtype, bounds):
    t.manual_seed(0)
    x = t.empty(300_000, dtype=dtype).uniform_(*bounds)
    assert not (x == bounds[1]).any() and not (x < bounds[0]).any()
    assert not (t.rand(100_000, dtype=dtype) == 1).any()


def test_uniform_numbers_that_would_be_the_upper_bound_are_the_lower_one():
    t.manual_seed(0)
    x = t.empty(200_000, dtype=t.float32).uniform_(100, 101)
    t.manual_seed(0)
    y = t.empty(200_000, dtype=t.bfloat16).uniform_(100, 101)
    rounded = x.bfloat16()
    at = rounded == 101
    assert at.sum().item() == 50179
    assert (y[at] == 100).all() and (y[~at] == rounded[~at]).all()


@pytest.mark.parametrize("dtype, bounds, text", [
    (t.float16, (-65504.0, 65504.0), "uniform_ expects to-from"), (t.float16, (-3e38, 0), "from is out of bounds for c10::Half"),
    (t.float32, (0, 3e39), "to is out of bounds for float"), (t.float64, (0, inf), "to is out of bounds for double"),
    (t.float64, (-1e308, 1e308), "exceed the limit")])
def test_bounds_that_the_dtype_has_not_are_refused(dtype, bounds, text):
    with pytest.raises(RuntimeError, match=text):
        t.empty(2, dtype=dtype).uniform_(*bounds)


def test_the_mean_of_complex_normal_numbers_counts_for_both_parts():
    t.manual_seed(0)
    x = t.empty(3, dtype=t.complex64).normal_(5, 2)
    same(x.tolist(), [7.17929744720459 + 4.585028648376465j, 1.9187265634536743 + 5.803883075714111j,
                      3.4662537574768066 + 3.022087335586548j], 1e-6)
    t.manual_seed(0)
    x = t.normal(t.tensor([1 + 2j, 3]), 2.0)
    same(x.tolist(), [3.179297685623169 + 1.585028886795044j, -0.08127355575561523 + 0.8038831949234009j], 1e-5)


def test_randint_without_a_dtype_is_whole_and_with_none_by_name_it_is_not():
    assert aten.randint(5, [3]).dtype is t.int64
    assert aten.randint(5, [3], dtype=None).dtype is t.float32
    assert aten.randint.low(1, 5, [3], dtype=None).dtype is t.float32
    assert t.randint(5, (3,), dtype=None).dtype is t.int64


# ---- sequences, storages ----

def test_a_closed_range_of_whole_numbers_counts_between_cut_off_bounds():
    for dtype in (t.uint8, t.int16, t.int32, t.int64):
        assert aten.range.out(0.5, 2, 1, out=t.empty(0, dtype=dtype)).tolist() == [0, 1, 2]
        assert aten.range.step(0.9, 3.9, 1.9, dtype=dtype).tolist() == [0, 1, 2, 3]
    assert aten.range.step(2**62, 2**62 + 3, 1, dtype=t.int64).tolist() == [2**62 + i for i in range(4)]
    same(aten.range.out(0.5, 2, 1, out=t.empty(0)).tolist(), [0.5, 1.5])


def test_an_offset_into_a_source_counts_from_where_it_begins():
    x = t.arange(8.0)[1:3]
    assert t.empty(0).set_(x, 2, (2,)).tolist() == [3, 4]
    fixed = t.frombuffer(bytearray(32), dtype=t.float32)
    for source in (fixed, fixed[2:]):
        with pytest.raises(RuntimeError, match="not resizable"):
            t.empty(0).set_(source, 2, (7,))
    assert t.empty(0).set_(fixed[2:], 2, (4,)).shape == (4,)


# ---- Scalars ----

COMPLEX_REFUSED = {
    "elu": lambda x, s: [aten.elu(x, s), aten.elu(x, 1, s), aten.elu(x, 1, 1, s)],
    "leaky_relu": lambda x, s: aten.leaky_relu(x, s), "softshrink": lambda x, s: aten.softshrink(x, s),
    "hardshrink": lambda x, s: aten.hardshrink(x, s), "threshold": lambda x, s: aten.threshold(x, s, 0),
    "hardtanh": lambda x, s: aten.hardtanh(x, 0, s), "softplus": lambda x, s: aten.softplus(x, s),
    "celu": lambda x, s: aten.celu(x, s), "clamp": lambda x, s: aten.clamp(x, s), "lerp": lambda x, s: aten.lerp.Scalar(x, x, s),
    "lerp_": lambda x, s: aten.lerp_.Scalar(x.clone(), x, s), "linalg_cond": lambda x, s: aten.linalg_cond(x, s),
    "rrelu_with_noise_backward": lambda x, s: aten.rrelu_with_noise_backward(x, x, x, s, 1, False, False),
    "sym_constrain_range": lambda x, s: aten.sym_constrain_range(s), "range": lambda x, s: aten.range.step(s, 2, 1),
    "elu_backward": lambda x, s: aten.elu_backward(x, s, 1, 1, False, x),
    "leaky_relu_backward": lambda x, s: aten.leaky_relu_backward(x, x, s, False),
    "threshold_backward": lambda x, s: aten.threshold_backward(x, x, s),
    "softplus_backward": lambda x, s: aten.softplus_backward(x, x, s, 20),
    "hardtanh_backward": lambda x, s: aten.hardtanh_backward(x, x, s, 1),
}


@pytest.mark.parametrize("name", COMPLEX_REFUSED)
def test_an_imaginary_part_that_has_no_use_is_refused(name):
    x = t.tensor([[1.0, -1.0], [0.5, 2.0]])
    with pytest.raises(RuntimeError, match="without overflow"):
        COMPLEX_REFUSED[name](x, 1 + 2j)
    if name not in ("sym_constrain_range", "linalg_cond"):
        COMPLEX_REFUSED[name](x, 1 + 0j)


def test_a_complex_order_of_a_matrix_norm_is_refused():
    for call in (lambda: aten.linalg_matrix_norm(t.ones(2, 2), 1 + 2j), lambda: aten.linalg_norm(t.ones(2, 2), 1 + 2j)):
        with pytest.raises(RuntimeError, match="non-complex"):
            call()


def test_a_factor_of_subtraction_is_negated_without_wrapping():
    # PyTorch negates int64's least number to itself, so that it adds: -2.8e19.
    same(t.sub(t.tensor([1.0, 2]), t.tensor([3.0, 4]), alpha=-2**63).tolist(), [1 + 3 * 2.0**63, 2 + 4 * 2.0**63])
    assert t.sub(t.tensor([1, 2]), t.tensor([3, 4]), alpha=-2**63).tolist() == [1 - 2**63, 2]


# ---- bytes ----

def test_bytes_are_resampled_in_cubes_in_two_rounded_steps():
    x = t.tensor([[[[0, 255, 0], [255, 0, 255]]]], dtype=t.uint8)
    assert aten.upsample_bicubic2d(x, [4, 5], False).tolist() == BICUBIC_4_5
    assert aten.upsample_bicubic2d(x, [3, 7], True).tolist() == BICUBIC_3_7


BICUBIC_4_5 = [[[[0, 115, 255, 115, 0], [58, 122, 197, 122, 58], [197, 133, 58, 133, 197], [255, 140, 0, 140, 255]]]]
BICUBIC_3_7 = [[[[0, 94, 203, 255, 203, 94, 0], [128] * 7, [255, 161, 52, 0, 52, 161, 255]]]]


@pytest.mark.parametrize("name, space", [("upsample_nearest1d", 1), ("upsample_nearest2d", 2), ("upsample_linear1d", 1),
                                         ("upsample_bicubic2d", 2), ("_upsample_bilinear2d_aa", 2)])
@pytest.mark.parametrize("dtype", [t.uint8, t.int64, t.complex64])
def test_gradients_of_resampling_are_real(name, space, dtype):
    flags = [] if "nearest" in name else [False]
    with pytest.raises(NotImplementedError, match="not implemented for"):
        getattr(aten, name + "_backward")(t.ones([1, 1] + [4] * space, dtype=dtype), [4] * space, [1, 1] + [3] * space, *flags)


def test_every_byte_but_0_is_true():
    x = t.tensor([128, 1, 0, 2], dtype=t.uint8)
    seen = x.view(t.bool)
    truths = [1, 1, 0, 1]
    for copy in (seen.clone(), t.empty(4, dtype=t.bool).copy_(seen), seen.to(t.bool, copy=True), aten.view_copy.dtype(x, t.bool),
                 seen.repeat(2)[4:], seen.expand(2, 4).contiguous()[1], seen | seen, seen & seen, t.maximum(seen, seen)):
        assert copy.view(t.uint8).tolist() == truths
    assert seen[::2].contiguous().view(t.uint8).tolist() == [1, 0]
    assert (seen == t.ones(4, dtype=t.bool)).tolist() == [True, True, False, True]
    assert (seen ^ t.ones(4, dtype=t.bool)).view(t.uint8).tolist() == [0, 0, 1, 0]
    assert seen.sort()[1].tolist() == [2, 0, 1, 3]


# ---- floats of eight bits ----

@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e8m0fnu"])
def test_small_floats_are_compared(name):
    dtype = getattr(t, name)
    a, b = t.tensor([1.0, 2.0]).to(dtype), t.tensor([1.0, 4.0]).to(dtype)
    assert t.eq(a, b).tolist() == [True, False] and t.ne(a, b).tolist() == [False, True]
    assert t.eq(a, 1).tolist() == [True, False] and t.eq(a, t.tensor(1.0)).tolist() == [True, False]
    assert (a == 2.01).tolist() == [False, True]
    with pytest.raises(RuntimeError, match="Promotion for Float8 Types is not supported"):
        t.eq(a, t.tensor([1.0, 4.0]))
    with pytest.raises(NotImplementedError):
        t.lt(a, b)


def test_powers_of_two_by_their_exponents_alone():
    numbers = [0, 1, 1.25, 1.4999999, 1.5, 3, 5, -3, 1e-40, 2**-127, 2**-126 * 1.5, 3e38, 2.0**127, inf, nan, 0.75, 0.7]
    codes = [0, 127, 127, 127, 128, 129, 129, 129, 0, 0, 2, 255, 254, 255, 255, 127, 126]
    made = t.tensor(numbers).to(t.float8_e8m0fnu)
    assert made.view(t.uint8).tolist() == codes
    same(made.float().tolist()[:5], [2**-127, 1, 1, 1, 2])
    assert math.isnan(made.float().tolist()[13])
    for number, code in ((2.0, 128), (3, 129), (0, 0), (-1, 127), (True, 127), (nan, 255)):
        assert t.empty(3, dtype=t.float8_e8m0fnu).fill_(number).view(t.uint8).tolist() == [code] * 3
    for number in (-0.1, 1e39, inf, 0.0):
        with pytest.raises(RuntimeError, match="c10::Float8_e8m0fnu without overflow"):
            t.empty(3, dtype=t.float8_e8m0fnu).fill_(number)
    assert t.ones(2, dtype=t.float8_e8m0fnu).float().tolist() == [1, 1]


# ---- order, indices ----

def test_kthvalue_tells_of_pytorchs_place_among_equals():
    for line, k, value, index in (([1.0] * 6, 3, 1.0, 0), ([2, 1, 1, 2, 1, 1, 3], 3, 1, 5), ([2, 1, 1, 2, 1, 1, 3], 5, 2, 3),
                                  ([0, 1] * 10, 4, 0, 14), ([nan, 1.0, nan, 0.0], 3, nan, 2)):
        found = t.kthvalue(t.tensor(line), k)
        same(found.values.item(), value)
        assert found.indices.item() == index


def test_places_of_all_elements_may_be_int32():
    x = t.tensor([[1.0, 2], [3, 4]])
    assert t.take_along_dim(x, t.tensor([0, 3], dtype=t.int32)).tolist() == [1, 4]
    with pytest.raises(RuntimeError, match="out of bounds"):
        t.take_along_dim(x, t.tensor([0, -1]))
    with pytest.raises(RuntimeError, match="should be Long"):
        t.take_along_dim(x, t.tensor([[0], [1]], dtype=t.int32), 1)


def test_none_stands_for_an_empty_list_of_dimensions_in_functions():
    x = t.tensor([[1, 2], [3, 4]])
    assert t.roll(x, 1, None).tolist() == [[4, 1], [2, 3]] and x.roll(1, None).tolist() == [[4, 1], [2, 3]]
    y = t.tensor([1.0, nan, 3])
    same([t.amax(y, None, keepdims=False).item(), t.amin(y, None).item(), y.amax(None).item()], [nan, nan, nan])
    assert t.max_pool2d(t.ones(1, 1, 4, 4), 2, None).shape == (1, 1, 2, 2)
    for call in (lambda: t.flip(x, None), lambda: t.rot90(x, 1, None), lambda: aten.roll(x, [1], None)):
        with pytest.raises((TypeError, RuntimeError)):
            call()


def test_neighbours_of_both_zeros():
    least = 2.0**-149
    same(t.nextafter(t.tensor([-0.0, 0.0, -0.0, 0.0] * 5), t.tensor([1.0, 1, -1, -1] * 5)).tolist(),
         [least, least, -least, -least] * 5)


def test_bounds_of_logit_are_numbers_of_the_dtype():
    x = t.tensor([0.2, 1.5, -1.0, 1.0, 0.0, nan])
    expected = [-1.3862943649291992, 2.1972243785858154, -2.1972246170043945, 2.1972243785858154, -2.1972246170043945, nan]
    same(x.logit(0.1).tolist(), expected, 1e-7)
    same(x.logit_(0.1).tolist(), expected, 1e-7)


# ---- linear algebra ----

@pytest.mark.parametrize("dtype", [t.float32, t.float64])
def test_a_zero_on_the_diagonal_is_divided_by(dtype):
    def matrix(*rows):
        return t.tensor(rows, dtype=dtype)
    eye, zeros = t.eye(2, dtype=dtype), t.zeros(3, 3, dtype=dtype)
    same(aten.triangular_solve(zeros[:, :2], zeros)[0].tolist(), [[nan, nan]] * 3)
    same(t.linalg.solve_triangular(zeros, zeros[:, :2] + 1, upper=True).tolist(), [[nan, nan], [nan, nan], [inf, inf]])
    triangle, b = matrix([0, 3], [1, 2]), matrix([1, 2], [3, 4], [0, 0])
    same(t.linalg.solve_triangular(triangle, b, upper=True, left=False).tolist(), [[inf, -inf], [inf, -inf], [nan, nan]])
    same(t.linalg.solve_triangular(triangle, b[:2], upper=True).tolist(), [[-inf, -inf], [1.5, 2]])
    same(t.linalg.solve_triangular(triangle, b[:2], upper=True, unitriangular=True).tolist(), [[-8, -10], [3, 4]])
    same(t.linalg.solve_triangular(matrix([0, 0], [1, 2]), b, upper=False, left=False).tolist(), [[nan, 1], [inf, 2], [nan, 0.0]])
    same(aten.triangular_solve(b[:2], triangle, True, True)[0].tolist(), [[inf, inf], [-inf, -inf]])
    same(t.linalg.inv_ex(zeros)[0].tolist(), [[nan] * 3, [nan] * 3, [nan, nan, inf]])
    same(t.linalg.inv_ex(zeros + 1)[0].tolist(), [[nan] * 3, [nan] * 3, [-inf, nan, inf]])
    same(t.linalg.solve_ex(zeros, zeros + 1)[0].tolist(), [[nan] * 3, [nan] * 3, [inf] * 3])
    lu, pivots = matrix([1, 2], [3, 0]), t.tensor([2, 2], dtype=t.int32)
    sides = matrix([1, 2, 0], [3, 4, 0])
    same(t.linalg.lu_solve(lu, pivots, sides).tolist(), [[inf, inf, nan], [-inf, -inf, nan]])
    same(t.linalg.lu_solve(lu, pivots, sides, adjoint=True).tolist(), [[inf, nan, nan], [-inf, nan, nan]])
    same(t.linalg.lu_solve(lu, pivots, b, left=False).tolist(), [[nan, nan], [-inf, inf], [nan, nan]])
    same(t.cholesky_solve(eye[:, :1] + eye[:, 1:], matrix([0, 0], [1, 2])).tolist(), [[inf], [-inf]])
    same(t.cholesky_solve(eye[:, :1] + eye[:, 1:], matrix([0, 1], [0, 1]), upper=True).tolist(), [[inf], [-inf]])


@pytest.mark.parametrize("dtype", [t.complex64, t.complex128])
def test_a_complex_zero_on_the_diagonal_is_divided_by(dtype):
    zeros = t.zeros(3, 3, dtype=dtype)
    for found in (aten.triangular_solve(zeros, zeros)[0], t.linalg.solve_ex(zeros, zeros)[0], t.cholesky_solve(zeros, zeros)):
        assert found.isnan().all()
    lu, pivots = t.tensor([[1, 2j], [3j, 0]], dtype=dtype), t.tensor([1, 2], dtype=t.int32)
    found = t.linalg.lu_solve(lu, pivots, t.tensor([[1], [3j]], dtype=dtype))
    assert not found.isfinite().any()


def test_ends_of_whole_samples_are_added_in_their_dtype():
    y = t.tensor([[0, 253], [254, 254]], dtype=t.uint8)
    for found in (aten.trapz.dx(y, dx=3.0), t.trapezoid(y, dx=3)):
        assert found.tolist() == [379.5, 1146.0]
    assert t.trapezoid(t.tensor([[100, 100, 101], [120, -100, 50]], dtype=t.int8), dx=2.5).tolist() == [821.25, 282.5]


def test_elements_that_differ_are_not_counted_beside_nan():
    for dtype in (t.float32, t.float64):
        x = t.tensor([[nan, 1], [0, 1], [nan, 1], [inf, 1], [inf, 2]], dtype=dtype)
        same(t.pdist(x, 0.0).tolist(), [nan, nan, nan, nan, nan, 1.0, 2.0, nan, nan, nan])
        same(t.cdist(x[2:4], x[:2], 0.0).tolist(), [[nan, nan], [nan, 1.0]])


def test_counted_differences_have_no_gradient():
    x, grad = t.tensor([[1.0, 2], [3, 2], [1, 2]]), t.tensor([inf, nan, 1.0])
    assert aten._pdist_backward(grad, x, 0.0, t.pdist(x, 0.0)).tolist() == [[0, 0]] * 3
    assert aten._cdist_backward(grad.reshape(1, 3), x[:1], x, 0.0, t.cdist(x[:1], x, 0.0)).tolist() == [[0, 0]]


def test_products_of_three_halves_are_rounded_once():
    x, y = t.tensor([[1.0078125, 3.0]]).bfloat16(), t.tensor([[1.0078125, 2.0]]).bfloat16()
    weight = t.tensor([[[1.0078125, 0.0], [0.0, -0.171875]]]).bfloat16()
    exact = 1.0078125**3 - 3 * 2 * 0.171875
    assert t.bilinear(x, y, weight).item() == t.tensor(exact).bfloat16().item()


def outcome(name, *args):
    """The dtype and the numbers of a result, or its refusal."""
    try:
        result = getattr(aten, name)(*args)
        return result.dtype, repr(result.tolist())
    except (RuntimeError, NotImplementedError) as error:
        return type(error), str(error)


def element_of(dtype):
    """One element; of dtypes that have no numbers, which operators refuse, any."""
    try:
        return t.ones([], dtype=dtype)
    except NotImplementedError:
        return t.empty([], dtype=dtype)


@pytest.mark.parametrize("name", ["add", "mul", "eq", "maximum", "pow", "remainder", "where", "lerp", "addcmul", "clamp_min"])
def test_one_element_counts_beside_few_as_it_does_beside_others(name):
    """Row-major tensors are computed by one call of a loop, others by a plan: with an element of any dtype both give the same, or refuse it alike."""
    dtypes = [value for value in vars(t).values() if isinstance(value, t.dtype)]
    assert len(dtypes) > 40
    for dtype in dtypes:
        element = element_of(dtype)
        for like in (t.float32, t.float64, t.int32, t.bool, t.bfloat16, t.complex64):
            wide = t.ones([6, 2], dtype=like)[:, 0]
            found = []
            for x in (wide.contiguous(), wide):
                args = {"where": (x != 0, x, element), "lerp": (x, x, element), "addcmul": (x, element, x)}.get(name, (x, element))
                found.append(outcome(name, *args))
            assert found[0] == found[1], (dtype, like)
