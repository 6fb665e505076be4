/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of pointwise operators that compute in vectors: an element's result depends neither on its
 * place nor on its neighbours, whatever the layout, and is that of the function of one number.
 * What loops share with each other: threads, conversions, rows.
 */
#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/pointwise/special_math.h"
#include "op_fixture.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

/* ---- places and layouts ---- */

enum { COUNT = 147 };

/* Numbers of all kinds: small, large, of both signs, and a few that are not finite. */
static tn_tensor *numbers(tn_dtype dtype, int salt)
{
    static const double rare[] = {0, -0.0, INFINITY, -INFINITY, NAN, 1, -1, 1e30, 0.5, -2, 1e-30};
    const int64_t size = COUNT;
    bool is_whole = tni_category(dtype) == 1;
    double values[COUNT];
    for (int i = 0; i < COUNT; i++) {
        int place = (i * 37 + salt * 11) % 64;
        values[i] = place < (int)TN_LEN(rare) ? rare[place] : (place - 36.25) * 0.0375;
        if (is_whole) /* and no divisor is 0 */
            values[i] = place < 32 ? place - 32 : place - 31;
    }
    if (tni_category(dtype) != 3)
        return make(dtype, 1, &size, values);
    tn_dtype part = tni_real_of(dtype);
    tn_tensor *real = make(part, 1, &size, values);
    tn_tensor *imaginary = numbers(part, salt + 5);
    tn_tensor *both = call("aten::complex", ARGS(T(real), T(imaginary)));
    tn_tensor_release(real);
    tn_tensor_release(imaginary);
    return both;
}

/* An operator of up to three tensors, and what follows them. */
typedef struct operator_row {
    const char *name; /* the operator */
    int ntensors;     /* its tensors */
    int nnumbers;     /* the numbers behind them */
    double rest[2];   /* the numbers */
    bool is_whole;    /* the numbers are integers */
} operator_row;

static tn_tensor *run(const operator_row *row, tn_tensor *const *tensors)
{
    tn_value args[5];
    for (int i = 0; i < row->ntensors; i++)
        args[i] = T(tensors[i]);
    for (int i = 0; i < row->nnumbers; i++)
        args[row->ntensors + i] = row->is_whole ? I((int64_t)row->rest[i]) : D(row->rest[i]);
    return call(row->name, args, (size_t)(row->ntensors + row->nnumbers));
}

/* Runs an operator on parts of `all`, and compares the results' bits; a nan equals a nan. */
static void parts_are_parts(const operator_row *row, tn_tensor *const *all, tn_tensor *whole)
{
    static const int64_t sizes[] = {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 100};
    for (size_t s = 0; s < TN_LEN(sizes); s++) {
        int64_t first = (int64_t)(s * 5 % 23);
        tn_tensor *parts[3];
        for (int i = 0; i < row->ntensors; i++)
            parts[i] = call("aten::narrow", ARGS(T(all[i]), I(0), I(first), I(sizes[s])));
        tn_tensor *result = run(row, parts);
        tn_tensor *want = call("aten::narrow", ARGS(T(whole), I(0), I(first), I(sizes[s])));
        tn_tensor *same = call("aten::isclose", ARGS(T(result), T(want), D(0), D(0), B(true)));
        tn_tensor *every = call("aten::all", ARGS(T(same)));
        if (!*(bool *)every->data)
            fail_msg("%s: %lld elements from %lld on differ", row->name, (long long)sizes[s],
                     (long long)first);
        tn_tensor_release(every);
        tn_tensor_release(same);
        tn_tensor_release(want);
        tn_tensor_release(result);
        for (int i = 0; i < row->ntensors; i++)
            tn_tensor_release(parts[i]);
    }
}

/* The same elements two apart. */
static tn_tensor *spread_out(tn_tensor *dense)
{
    tn_value items[2] = {T(dense), T(dense)};
    tn_tensor *pairs = call("aten::stack", ARGS(tn_value_list(items, 2), I(1)));
    tn_tensor *spread = call("aten::select.int", ARGS(T(pairs), I(1), I(1)));
    tn_tensor_release(pairs);
    return spread;
}

static void check_row(const operator_row *row, tn_dtype dtype)
{
    tn_tensor *dense[3];
    tn_tensor *spread[3];
    for (int i = 0; i < row->ntensors; i++) {
        dense[i] = numbers(dtype, i);
        spread[i] = spread_out(dense[i]);
    }
    tn_tensor *whole = run(row, dense);
    parts_are_parts(row, dense, whole);
    parts_are_parts(row, spread, whole);
    tn_tensor_release(whole);
    for (int i = 0; i < row->ntensors; i++) {
        tn_tensor_release(dense[i]);
        tn_tensor_release(spread[i]);
    }
}

static void elements_do_not_depend_on_their_place(void **state)
{
    (void)state;
    static const operator_row reals[] = {
        {"aten::lerp.Tensor", 3, 0, {0}, false},
        {"aten::maximum", 2, 0, {0}, false},
        {"aten::minimum", 2, 0, {0}, false},
        {"aten::clamp", 1, 2, {-0.25, 0.75}, false},
        {"aten::exp", 1, 0, {0}, false},
        {"aten::exp2", 1, 0, {0}, false},
        {"aten::expm1", 1, 0, {0}, false},
        {"aten::sinh", 1, 0, {0}, false},
        {"aten::cosh", 1, 0, {0}, false},
        {"aten::atanh", 1, 0, {0}, false},
        {"aten::fmod.Tensor", 2, 0, {0}, false},
        {"aten::remainder.Tensor", 2, 0, {0}, false},
        {"aten::floor_divide", 2, 0, {0}, false},
        {"aten::softplus", 1, 0, {0}, false},
        {"aten::log_sigmoid", 1, 0, {0}, false},
        {"aten::mish", 1, 0, {0}, false},
        {"aten::logaddexp", 2, 0, {0}, false},
        {"aten::logaddexp2", 2, 0, {0}, false},
        {"aten::erfinv", 1, 0, {0}, false},
        {"aten::erfc", 1, 0, {0}, false},
        {"aten::lgamma", 1, 0, {0}, false},
        {"aten::digamma", 1, 0, {0}, false},
        {"aten::i0", 1, 0, {0}, false},
        {"aten::special_i0e", 1, 0, {0}, false},
        {"aten::special_i1", 1, 0, {0}, false},
        {"aten::special_i1e", 1, 0, {0}, false},
        {"aten::special_ndtri", 1, 0, {0}, false},
        {"aten::special_entr", 1, 0, {0}, false},
        {"aten::logit", 1, 0, {0}, false},
        {"aten::erf", 1, 0, {0}, false},
        {"aten::logical_xor", 2, 0, {0}, false},
        {"aten::lt.Tensor", 2, 0, {0}, false},
        {"aten::eq.Tensor", 2, 0, {0}, false},
        {"aten::nan_to_num", 1, 2, {2.5, -3}, false},
        {"aten::fmax", 2, 0, {0}, false},
        {"aten::fmin", 2, 0, {0}, false},
        {"aten::pow.Tensor_Scalar", 1, 1, {3}, false},
        {"aten::clamp.Tensor", 3, 0, {0}, false},
        {"aten::mse_loss", 2, 1, {0}, true},
        {"aten::smooth_l1_loss", 2, 1, {0}, true},
        {"aten::huber_loss", 2, 1, {0}, true},
        {"aten::soft_margin_loss", 2, 1, {0}, true},
        {"aten::mse_loss_backward", 3, 1, {0}, true},
    };
    static const operator_row complex[] = {
        {"aten::add.Tensor", 2, 1, {2}, false},  {"aten::sub.Tensor", 2, 0, {0}, false},
        {"aten::mul.Tensor", 2, 0, {0}, false},  {"aten::neg", 1, 0, {0}, false},
        {"aten::square", 1, 0, {0}, false},      {"aten::addcmul", 3, 0, {0}, false},
        {"aten::lerp.Tensor", 3, 0, {0}, false}, {"aten::div.Tensor", 2, 0, {0}, false},
        {"aten::addcdiv", 3, 0, {0}, false},     {"aten::reciprocal", 1, 0, {0}, false},
        {"aten::sgn", 1, 0, {0}, false},         {"aten::angle", 1, 0, {0}, false},
        {"aten::logical_or", 2, 0, {0}, false},  {"aten::logical_not", 1, 0, {0}, false},
        {"aten::eq.Tensor", 2, 0, {0}, false},   {"aten::ne.Tensor", 2, 0, {0}, false},
    };
    static const operator_row wholes[] = {
        {"aten::floor_divide", 2, 0, {0}, false},
        {"aten::remainder.Tensor", 2, 0, {0}, false},
        {"aten::fmod.Tensor", 2, 0, {0}, false},
        {"aten::bitwise_left_shift.Tensor", 2, 0, {0}, false},
        {"aten::bitwise_right_shift.Tensor", 2, 0, {0}, false},
        {"aten::logical_and", 2, 0, {0}, false},
        {"aten::ge.Tensor", 2, 0, {0}, false},
        {"aten::fmax", 2, 0, {0}, false},
    };
    static const tn_dtype whole_dtypes[] = {TN_DTYPE_I8, TN_DTYPE_I16, TN_DTYPE_I32, TN_DTYPE_I64};
    for (size_t r = 0; r < TN_LEN(reals); r++) {
        check_row(&reals[r], TN_DTYPE_F32);
        check_row(&reals[r], TN_DTYPE_F64);
    }
    for (size_t r = 0; r < TN_LEN(complex); r++) {
        check_row(&complex[r], TN_DTYPE_C64);
        check_row(&complex[r], TN_DTYPE_C128);
    }
    for (size_t r = 0; r < TN_LEN(wholes); r++)
        for (size_t d = 0; d < TN_LEN(whole_dtypes); d++)
            check_row(&wholes[r], whole_dtypes[d]);
}

/* ---- half types ---- */

/* Fails unless a result has the codes that rounding one of floats gives; a nan is as any other. */
static void assert_rounded_from(const operator_row *row, tn_tensor *got, tn_tensor *floats)
{
    tn_tensor *want = call("aten::to.dtype", ARGS(T(floats), tn_value_dtype((tn_dtype)got->dtype)));
    const uint16_t infinity = got->dtype == TN_DTYPE_F16 ? 0x7c00 : 0x7f80;
    assert_int_equal(got->numel, want->numel);
    for (int64_t i = 0; i < got->numel; i++) {
        uint16_t have = ((uint16_t *)got->data)[i];
        uint16_t code = ((uint16_t *)want->data)[i];
        bool are_nan = (have & 0x7fff) > infinity && (code & 0x7fff) > infinity;
        if (have != code && !are_nan)
            fail_msg("%s: element %lld of %lld is %04x, want %04x", row->name, (long long)i,
                     (long long)got->numel, have, code);
    }
    tn_tensor_release(want);
}

/* Runs an operator on half types and on the same numbers as floats. */
static void check_halves(const operator_row *row, tn_tensor *const *tensors)
{
    tn_tensor *wide[3];
    for (int i = 0; i < row->ntensors; i++)
        wide[i] = call("aten::to.dtype", ARGS(T(tensors[i]), DTYPE(F32)));
    tn_tensor *got = run(row, tensors);
    tn_tensor *want = run(row, wide);
    assert_rounded_from(row, got, want);
    tn_tensor_release(want);
    tn_tensor_release(got);
    for (int i = 0; i < row->ntensors; i++)
        tn_tensor_release(wide[i]);
}

/*
 * Layouts of `count` numbers: dense, spread, each of the second's numbers with all of the others,
 * and its first one with them.
 */
static void check_layouts(const operator_row *row, tn_dtype dtype, int64_t count)
{
    tn_tensor *dense[3];
    tn_tensor *spread[3];
    tn_tensor *mixed[3];
    tn_tensor *single[3];
    for (int i = 0; i < row->ntensors; i++) {
        tn_tensor *all = numbers(dtype, i);
        tn_tensor *apart = spread_out(all);
        dense[i] = call("aten::narrow", ARGS(T(all), I(0), I(count % 13), I(count)));
        spread[i] = call("aten::narrow", ARGS(T(apart), I(0), I(count % 13), I(count)));
        tn_tensor_release(apart);
        tn_tensor_release(all);
        mixed[i] = call("aten::unsqueeze", ARGS(T(dense[i]), I(i == 1)));
        single[i] = call("aten::narrow", ARGS(T(dense[i]), I(0), I(0), I(i == 1 ? 1 : count)));
    }
    check_halves(row, dense);
    check_halves(row, spread);
    check_halves(row, mixed);
    check_halves(row, single);
    for (int i = 0; i < row->ntensors; i++) {
        tn_tensor_release(single[i]);
        tn_tensor_release(mixed[i]);
        tn_tensor_release(spread[i]);
        tn_tensor_release(dense[i]);
    }
}

static const operator_row of_halves[] = {
    {"aten::abs", 1, 0, {0}, false},
    {"aten::neg", 1, 0, {0}, false},
    {"aten::sqrt", 1, 0, {0}, false},
    {"aten::rsqrt", 1, 0, {0}, false},
    {"aten::reciprocal", 1, 0, {0}, false},
    {"aten::square", 1, 0, {0}, false},
    {"aten::relu", 1, 0, {0}, false},
    {"aten::clamp", 1, 2, {-0.25, 0.75}, false},
    {"aten::leaky_relu", 1, 1, {0.1}, false},
    {"aten::gelu", 1, 0, {0}, false},
    {"aten::exp", 1, 0, {0}, false},
    {"aten::add.Tensor", 2, 1, {2.5}, false},
    {"aten::mul.Tensor", 2, 0, {0}, false},
    {"aten::div.Tensor", 2, 0, {0}, false},
    {"aten::mul.Scalar", 1, 1, {0.1}, false},
    {"aten::div.Scalar", 1, 1, {0.1}, false},
    {"aten::maximum", 2, 0, {0}, false},
    {"aten::minimum", 2, 0, {0}, false},
    {"aten::threshold_backward", 2, 1, {0.5}, false},
    {"aten::sigmoid_backward", 2, 0, {0}, false},
    {"aten::tanh_backward", 2, 0, {0}, false},
    {"aten::lerp.Tensor", 3, 0, {0}, false},
    {"aten::addcmul", 3, 0, {0}, false},
    {"aten::addcdiv", 3, 0, {0}, false},
};

static void half_types_are_computed_in_float(void **state)
{
    (void)state;
    static const int64_t counts[] = {1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100, 128};
    for (size_t r = 0; r < TN_LEN(of_halves); r++)
        for (size_t c = 0; c < TN_LEN(counts); c++) {
            check_layouts(&of_halves[r], TN_DTYPE_F16, counts[c]);
            check_layouts(&of_halves[r], TN_DTYPE_BF16, counts[c]);
        }
}

/* Every code alone: no nan, infinity or subnormal number has a result of its own way. */
static void every_half_is_computed_in_float(void **state)
{
    (void)state;
    const int64_t size = 65536;
    uint32_t threads = tni_num_threads();
    tn_tensor *codes[3];
    for (int i = 0; i < 3; i++) {
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F16, 1, &size, NULL, TN_CPU, &codes[i]), TN_OK);
        for (int64_t j = 0; j < size; j++)
            ((uint16_t *)codes[i]->data)[j] = (uint16_t)(j * (i == 0   ? 1
                                                              : i == 1 ? 40503
                                                                       : 25969) +
                                                         i);
    }
    for (size_t r = 0; r < TN_LEN(of_halves); r++)
        for (int is_bf16 = 0; is_bf16 < 2; is_bf16++) {
            for (int i = 0; i < 3; i++)
                codes[i]->dtype = is_bf16 ? TN_DTYPE_BF16 : TN_DTYPE_F16;
            tni_set_num_threads(1 + (uint32_t)is_bf16);
            check_halves(&of_halves[r], codes);
        }
    tni_set_num_threads(threads);
    for (int i = 0; i < 3; i++)
        tn_tensor_release(codes[i]);
}

/* ---- one number with many ---- */

/* Longer than one thread's share, of a dtype that the number does not have. */
static void a_number_is_converted_once_for_all(void **state)
{
    (void)state;
    const int64_t size = 70001;
    uint32_t threads = tni_num_threads();
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &self), TN_OK);
    float *x = self->data;
    for (int64_t i = 0; i < size; i++)
        x[i] = (float)(i % 1013) - 500;
    tn_tensor *number = make(TN_DTYPE_F64, SCALAR, VALUES(0.1));
    for (uint32_t count = 1; count <= 2; count++) {
        tni_set_num_threads(count);
        tn_tensor *sum = call("aten::add.Scalar", ARGS(T(self), D(0.1)));
        tn_tensor *product = call("aten::mul.Tensor", ARGS(T(number), T(self)));
        tn_tensor *mean = call("aten::lerp.Scalar", ARGS(T(self), T(sum), D(0.25)));
        for (int64_t i = 0; i < size; i++) {
            float more = x[i] + 0.1f;
            assert_true(((float *)sum->data)[i] == more);
            assert_true(((float *)product->data)[i] == 0.1f * x[i]);
            assert_true(((float *)mean->data)[i] == x[i] + 0.25f * (more - x[i]));
        }
        tn_tensor_release(mean);
        tn_tensor_release(product);
        tn_tensor_release(sum);
    }
    tni_set_num_threads(threads);
    tn_tensor_release(number);
    tn_tensor_release(self);
}

static void masks_fill_elements_of_any_size(void **state)
{
    (void)state;
    static const tn_dtype dtypes[] = {TN_DTYPE_I8,  TN_DTYPE_F16, TN_DTYPE_F32,
                                      TN_DTYPE_F64, TN_DTYPE_C64, TN_DTYPE_C128};
    const double flags[] = {1, 0, 0, 1, 1, 0, 1};
    for (size_t d = 0; d < TN_LEN(dtypes); d++) {
        tn_tensor *self = count_up(dtypes[d], SIZES(3, 7));
        tn_tensor *flipped = call("aten::t", ARGS(T(self)));
        tn_tensor *mask = make(TN_DTYPE_BOOL, SIZES(7), flags);
        tn_tensor *filled = call("aten::masked_fill.Scalar", ARGS(T(self), T(mask), I(50)));
        tn_tensor *tall = call("aten::unsqueeze", ARGS(T(mask), I(1)));
        tn_tensor *other = call("aten::masked_fill.Scalar", ARGS(T(flipped), T(tall), I(50)));
        tn_tensor *real = call("aten::to.dtype", ARGS(T(filled), DTYPE(F64)));
        for (int i = 0; i < 21; i++)
            assert_true(((double *)real->data)[i] == (flags[i % 7] != 0 ? 50 : i));
        tn_value same = tn_value_none();
        tn_tensor *back = call("aten::t", ARGS(T(other)));
        call_all("aten::equal", ARGS(T(back), T(filled)), &same, 1);
        assert_true(same.as.boolean);
        tn_tensor_release(back);
        tn_tensor_release(real);
        tn_tensor_release(other);
        tn_tensor_release(tall);
        tn_tensor_release(filled);
        tn_tensor_release(mask);
        tn_tensor_release(flipped);
        tn_tensor_release(self);
    }
}

/* A nan of each kind at each place: the instructions treat them in ways of their own. */
static void float16_is_converted_the_same_wherever_a_nan_is(void **state)
{
    (void)state;
    enum { MOST = 150 };
    static const uint32_t nans[] = {0x7fc00000, 0xffc00001, 0x7f800001, 0xff923456};
    static const uint16_t halves[] = {0x7e00, 0xfe01, 0x7c01, 0xfd23};
    for (int64_t size = 1; size < MOST; size += 1 + size / 9) {
        tn_tensor *wide = count_up(TN_DTYPE_F32, 1, &size);
        tn_tensor *narrow = count_up(TN_DTYPE_F16, 1, &size);
        for (int64_t place = 0; place < size; place++) {
            float kept = ((float *)wide->data)[place];
            uint16_t half = ((uint16_t *)narrow->data)[place];
            memcpy((float *)wide->data + place, &nans[place % 4], sizeof(float));
            ((uint16_t *)narrow->data)[place] = halves[place % 4];
            tn_tensor *down = call("aten::to.dtype", ARGS(T(wide), DTYPE(F16)));
            tn_tensor *up = call("aten::to.dtype", ARGS(T(narrow), DTYPE(F32)));
            for (int64_t i = 0; i < size; i++) {
                float want = tni_f16_to_float(((uint16_t *)narrow->data)[i]);
                uint16_t code = tni_float_to_f16(((float *)wide->data)[i]);
                assert_int_equal(((uint16_t *)down->data)[i], code);
                assert_memory_equal((float *)up->data + i, &want, sizeof want);
            }
            ((float *)wide->data)[place] = kept;
            ((uint16_t *)narrow->data)[place] = half;
            tn_tensor_release(up);
            tn_tensor_release(down);
        }
        tn_tensor_release(narrow);
        tn_tensor_release(wide);
    }
}

/* Ties between two codes, and their neighbours, of every sign and size; nans at each place. */
static void bfloat16_is_rounded_the_same_wherever_a_nan_is(void **state)
{
    (void)state;
    enum { MOST = 80 };
    static const uint32_t lower[] = {0, 1, 0x7fff, 0x8000, 0x8001, 0xffff};
    static const uint32_t nans[] = {0x7fc00000, 0xffc00001, 0x7f800001, 0xff923456};
    for (int64_t size = 1; size < MOST; size++) {
        tn_tensor *wide = count_up(TN_DTYPE_F32, 1, &size);
        for (int64_t place = -1; place < size; place++) {
            for (int64_t i = 0; i < size; i++) {
                uint32_t bits = (uint32_t)((i + size * 61 + place * 977) % 0xff80) << 16;
                /* No nan but the one that is put in below; the largest becomes infinity. */
                bits = (bits & 0x7f800000) == 0x7f800000 ? 0x7f7fffff
                                                         : bits | lower[(i + place + 1) % 6];
                bits = i == place ? nans[i % 4] : bits;
                memcpy((float *)wide->data + i, &bits, sizeof bits);
            }
            tn_tensor *down = call("aten::to.dtype", ARGS(T(wide), DTYPE(BF16)));
            tn_tensor *up = call("aten::to.dtype", ARGS(T(down), DTYPE(F32)));
            for (int64_t i = 0; i < size; i++) {
                uint16_t code = tni_float_to_bf16(((float *)wide->data)[i]);
                float want = tni_bf16_to_float(code);
                assert_int_equal(((uint16_t *)down->data)[i], code);
                assert_memory_equal((float *)up->data + i, &want, sizeof want);
            }
            tn_tensor_release(up);
            tn_tensor_release(down);
        }
        tn_tensor_release(wide);
    }
}

/* Every code: results are next to the exact ones, wherever the argument is. */
static void sines_of_halves_are_within_half_an_ulp(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double (*exact)(double);
    } rows[] = {{"aten::sin", sin}, {"aten::cos", cos}};
    const int64_t size = 65536;
    for (int is_brain = 0; is_brain < 2; is_brain++) {
        tn_tensor *self;
        tn_dtype dtype = is_brain ? TN_DTYPE_BF16 : TN_DTYPE_F16;
        assert_int_equal(tn_tensor_empty(dtype, 1, &size, NULL, TN_CPU, &self), TN_OK);
        for (int64_t i = 0; i < size; i++)
            ((uint16_t *)self->data)[i] = (uint16_t)i;
        tn_tensor *numbers = call("aten::to.dtype", ARGS(T(self), DTYPE(F64)));
        for (size_t r = 0; r < TN_LEN(rows); r++) {
            tn_tensor *result = call(rows[r].name, ARGS(T(self)));
            tn_tensor *wide = call("aten::to.dtype", ARGS(T(result), DTYPE(F64)));
            for (int64_t i = 0; i < size; i++) {
                double x = ((double *)numbers->data)[i];
                double got = ((double *)wide->data)[i];
                double want = rows[r].exact(x);
                int exponent = want == 0 || isnan(want) ? 0 : ilogb(want);
                double ulp = is_brain ? ldexp(1, (exponent < -126 ? -126 : exponent) - 7)
                                      : ldexp(1, (exponent < -14 ? -14 : exponent) - 10);
                if (isnan(want) ? !isnan(got)
                                : fabs(got - want) > 0.501 * ulp || !signbit(got) != !signbit(want))
                    fail_msg("%s(%.9g) is %.9g, want %.9g", rows[r].name, x, got, want);
            }
            tn_tensor_release(wide);
            tn_tensor_release(result);
        }
        tn_tensor_release(numbers);
        tn_tensor_release(self);
    }
}

/* ---- comparisons ---- */

/* Each of a few numbers with each, often enough for whole vectors; a nan equals nothing. */
static void complex_numbers_are_equal_if_both_parts_are(void **state)
{
    (void)state;
    static const float parts[] = {0, -0.0f, 1, -1, NAN, INFINITY, -INFINITY};
    enum { KINDS = TN_LEN(parts) * TN_LEN(parts), SIZE = KINDS * KINDS };
    const int64_t size = SIZE;
    tn_tensor *a;
    tn_tensor *b;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_C64, 1, &size, NULL, TN_CPU, &a), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_C64, 1, &size, NULL, TN_CPU, &b), TN_OK);
    float(*x)[2] = a->data;
    float(*y)[2] = b->data;
    for (int i = 0; i < SIZE; i++)
        for (int part = 0; part < 2; part++) {
            int first = i % KINDS;
            int second = i / KINDS;
            x[i][part] = parts[part ? first / (int)TN_LEN(parts) : first % (int)TN_LEN(parts)];
            y[i][part] = parts[part ? second / (int)TN_LEN(parts) : second % (int)TN_LEN(parts)];
        }
    tn_tensor *equal = call("aten::eq.Tensor", ARGS(T(a), T(b)));
    tn_tensor *differ = call("aten::ne.Tensor", ARGS(T(a), T(b)));
    for (int i = 0; i < SIZE; i++) {
        bool is_same = x[i][0] == y[i][0] && x[i][1] == y[i][1];
        assert_int_equal(((bool *)equal->data)[i], is_same);
        assert_int_equal(((bool *)differ->data)[i], !is_same);
    }
    tn_tensor_release(differ);
    tn_tensor_release(equal);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* ---- special functions ---- */

/* Compares a float with the function of doubles, of which it is within `bound` ulp. */
static void assert_rounded(const char *name, float x, float got, double want, double bound)
{
    double size = fabs(want);
    double ulp = size < (double)FLT_MIN
                     ? 0x1p-149
                     : (double)nextafterf((float)size, INFINITY) - (double)(float)size;
    bool is_same = isnan(want) ? isnan(got)
                               : (double)got == want || (float)want == got ||
                                     fabs((double)got - want) <= bound * ulp;
    if (!is_same || (want == 0 && !signbit(got) != !signbit(want)))
        fail_msg("%s(%.9g) is %.9g, want %.12g", name, (double)x, (double)got, want);
}

/* Arguments of every magnitude, and many where the functions have poles, zeros and joints. */
static tn_tensor *arguments(void)
{
    enum { SIZE = 40000 };
    static const float fixed[] = {
        0,        -0.0f, 1,          -1,      2,      3,          -3,   8,  10,        10.1f,
        INFINITY, NAN,   0.9999999f, FLT_MAX, 1e-45f, 1.4616321f, -100, 92, -INFINITY, -0.5f};
    const int64_t size = SIZE;
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &self), TN_OK);
    float *x = self->data;
    for (int i = 0; i < SIZE; i++)
        x[i] = i < 16000   ? (float)(i - 8000) / 8001
               : i < 30000 ? (float)(i - 16000) * 0.00125f
               : i < 34000 ? ldexpf(1 + (float)(i % 7) / 7, (i - 30000) / 16 - 130)
               : i < 36000 ? 1 - ldexpf(1, -(i % 25))
               : i < 38000 ? -(float)(i - 36000) * 0.0173f
                           : 1.4616321f + (float)(i - 39000) * 1e-6f;
    memcpy(x, fixed, sizeof fixed);
    return self;
}

static double logit(double x)
{
    return log(x / (1 - x));
}

static double softplus(double x)
{
    return x > 20 ? x : log1p(exp(x));
}
static double log_sigmoid(double x)
{
    return x < 0 ? x - log1p(exp(x)) : 0 - log1p(exp(-x));
}

static void special_functions_of_floats_are_those_of_doubles(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double (*exact)(double);
        double bound; /* of the error in ulp; 0: half of one, and a little for the polynomial */
        bool is_own;  /* Tenon's own where products are rounded once, else SLEEF's: within an ulp */
    } rows[] = {{"aten::log", log, 0.64, false},
                {"aten::log2", log2, 0.68, false},
                {"aten::log10", log10, 0.72, false},
                {"aten::log1p", log1p, 1.01, false},
                {"aten::sin", sin, 0.92, true},
                {"aten::cos", cos, 0.95, true},
                {"aten::tan", tan, 0.95, true},
                {"aten::asin", asin, 0.72, true},
                {"aten::acos", acos, 0.72, true},
                {"aten::atan", atan, 1, true},
                {"aten::tanh", tanh, 1.5, false},
                {"aten::exp", exp, 0.84, true},
                {"aten::exp2", exp2, 0.86, true},
                {"aten::expm1", expm1, 0.51, true},
                {"aten::sinh", sinh, 0.51, true},
                {"aten::cosh", cosh, 0.51, true},
                {"aten::atanh", atanh, 0.51, true},
                {"aten::softplus", softplus, 1.6, false},
                {"aten::log_sigmoid", log_sigmoid, 1.6, false},
                {"aten::erfinv", tni_erfinv, 0, false},
                {"aten::erf", erf, 1.2, false},
                {"aten::erfc", erfc, 0.93, false},
                {"aten::special_ndtri", tni_ndtri, 0, false},
                {"aten::special_entr", tni_entr, 0, false},
                {"aten::logit", logit, 0, false},
                {"aten::lgamma", tni_lgamma, 0, false},
                {"aten::digamma", tni_digamma, 0, false},
                {"aten::i0", tni_bessel_i0, 0, false},
                {"aten::special_i0e", tni_bessel_i0e, 0, false},
                {"aten::special_i1", tni_bessel_i1, 0, false},
                {"aten::special_i1e", tni_bessel_i1e, 0, false}};
    tn_tensor *self = arguments();
    const float *x = self->data;
    for (size_t r = 0; r < TN_LEN(rows); r++) {
        tn_tensor *result = call(rows[r].name, ARGS(T(self)));
        double bound = rows[r].is_own && tni_cpu_isa() == TNI_ISA_BASE ? 1.01
                       : rows[r].bound != 0                            ? rows[r].bound
                                                                       : 0.52;
        for (int64_t i = 0; i < self->numel; i++)
            assert_rounded(rows[r].name, x[i], ((float *)result->data)[i],
                           rows[r].exact((double)x[i]), bound);
        tn_tensor_release(result);
    }
    tn_tensor_release(self);
}

/* With a nan beside each number, every vector takes the path for what is rare, too. */
static void numbers_beside_a_nan_have_the_same_results(void **state)
{
    (void)state;
    static const char *const names[] = {
        "aten::exp",    "aten::exp2",   "aten::expm1", "aten::sinh",     "aten::cosh",
        "aten::atanh",  "aten::erfinv", "aten::log",   "aten::erf",      "aten::erfc",
        "aten::lgamma", "aten::log1p",  "aten::mish",  "aten::softplus", "aten::log_sigmoid",
        "aten::log2",   "aten::log10",  "aten::asin",  "aten::acos",     "aten::atan",
        "aten::tanh",   "aten::sin",    "aten::cos",   "aten::tan"};
    enum {
        OF_SLEEF = 3
    }; /* the last ones, unless Tenon's own: the whole vector chooses the path */
    for (int is_wide = 0; is_wide < 2; is_wide++) {
        tn_tensor *single = arguments();
        tn_tensor *self =
            call("aten::to.dtype",
                 ARGS(T(single), tn_value_dtype(is_wide ? TN_DTYPE_F64 : TN_DTYPE_F32)));
        tn_tensor *nans = call("aten::full_like", ARGS(T(self), D(NAN)));
        tn_value items[2] = {T(self), T(nans)};
        tn_tensor *pairs = call("aten::stack", ARGS(tn_value_list(items, 2), I(1)));
        bool is_own = !is_wide && tni_cpu_isa() != TNI_ISA_BASE;
        for (size_t n = 0; n < TN_LEN(names) - (is_own ? 0 : OF_SLEEF); n++) {
            tn_tensor *alone = call(names[n], ARGS(T(self)));
            tn_tensor *beside = call(names[n], ARGS(T(pairs)));
            for (int64_t i = 0; i < self->numel; i++) {
                double want =
                    is_wide ? ((double *)alone->data)[i] : (double)((float *)alone->data)[i];
                double got = is_wide ? ((double *)beside->data)[2 * i]
                                     : (double)((float *)beside->data)[2 * i];
                if (isnan(want) ? !isnan(got) : got != want)
                    fail_msg("%s: %.17g alone, %.17g beside a nan", names[n], want, got);
            }
            tn_tensor_release(beside);
            tn_tensor_release(alone);
        }
        tn_tensor_release(pairs);
        tn_tensor_release(nans);
        tn_tensor_release(self);
        tn_tensor_release(single);
    }
}

static void erfinv_of_doubles_has_all_digits(void **state)
{
    (void)state;
    enum { SIZE = 20000 };
    const int64_t size = SIZE;
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &size, NULL, TN_CPU, &self), TN_OK);
    double *x = self->data;
    for (int i = 0; i < SIZE; i++)
        x[i] = i < 16000   ? (double)(i - 8000) / 8000
               : i < 18000 ? 1 - ldexp(1 + i % 7 / 8.0, -i % 53 - 1)
                           : ldexp(1, 16999 - i);
    x[0] = NAN;
    x[1] = 1.5;
    x[2] = -1;
    tn_tensor *result = call("aten::erfinv", ARGS(T(self)));
    for (int i = 0; i < SIZE; i++) {
        double got = ((double *)result->data)[i];
        double want = tni_erfinv(x[i]);
        bool is_same = isnan(want) ? isnan(got) : got == want;
        if (!is_same && !(fabs(got - want) <= 4.5e-16 * fabs(want) + 5e-324))
            fail_msg("erfinv(%.17g) is %.17g, want %.17g", x[i], got, want);
    }
    tn_tensor_release(result);
    tn_tensor_release(self);
}

/* ---- threads ---- */

/* The context of a loop that counts its calls. */
typedef struct counted {
    _Atomic(int) calls;        /* so far */
    _Atomic(int64_t) elements; /* in all calls */
} counted;

static void count_call(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    counted *all = *(counted *const *)context;
    (void)data;
    (void)strides;
    atomic_fetch_add(&all->calls, 1);
    atomic_fetch_add(&all->elements, count);
}

/* How many calls two threads make, for pieces of their halves in blocks of `most` elements. */
static int64_t calls_of_two(int64_t size, int64_t grain, int64_t most)
{
    const int64_t half = (size + 1) / 2;
    const int64_t piece = tni_ceil_div(half, half < grain ? 1 : tni_min(half / grain, 4));
    int64_t calls = 0;
    for (int64_t at = 0; at < half; at += piece)
        calls += tni_ceil_div(tni_min(piece, half - at), most);
    for (int64_t at = half; at < size; at += piece)
        calls += tni_ceil_div(tni_min(piece, size - at), most);
    return calls;
}

/* A loop over costly elements is shared by threads from fewer of them on. */
static void a_loop_is_shared_from_its_own_grain_on(void **state)
{
    (void)state;
    static const int64_t sizes[] = {500, 501, 1001, 4001, 5000};
    uint32_t threads = tni_num_threads();
    tni_set_num_threads(2);
    for (size_t s = 0; s < TN_LEN(sizes); s++) {
        tn_tensor *self;
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &sizes[s], NULL, TN_CPU, &self), TN_OK);
        memset(self->data, 0, (size_t)sizes[s] * sizeof(float));
        for (int casts = 0; casts < 2; casts++) {
            counted all = {0};
            counted *context = &all;
            tni_loop loop;
            tni_loop_begin(&loop, tni_strided_of(self));
            loop.grain = 500;
            if (casts)
                assert_int_equal(tni_loop_cast(&loop, 0, TN_DTYPE_F64), TN_OK);
            tni_loop_run(&loop, count_call, &context);
            assert_true(all.elements == sizes[s]);
            /* Conversions take blocks of 512 elements. */
            int64_t calls = calls_of_two(sizes[s], 500, casts ? 512 : sizes[s]);
            /* Of few grains an eighth may be tried alone, and then one of the two threads is
             * enough. */
            if (sizes[s] > 500 && sizes[s] < 500 * TNI_WAKING_GRAINS)
                assert_in_range(all.calls, 2, calls + 1);
            else
                assert_int_equal(all.calls, sizes[s] <= 500 ? 1 : calls);
        }
        tn_tensor_release(self);
    }
    tni_set_num_threads(threads);
}

/* Sizes on both sides of every grain. */
static void results_do_not_depend_on_the_number_of_threads(void **state)
{
    (void)state;
    static const char *const names[] = {"aten::exp", "aten::erfinv", "aten::sinh", "aten::digamma",
                                        "aten::relu"};
    static const int64_t sizes[] = {511, 4095, 4097, 8193, 40001};
    uint32_t threads = tni_num_threads();
    for (size_t s = 0; s < TN_LEN(sizes); s++) {
        tn_tensor *long_one = arguments();
        tn_value items[2] = {T(long_one), T(long_one)};
        tn_tensor *pair = call("aten::cat", ARGS(tn_value_list(items, 2), I(0)));
        tn_tensor *self = call("aten::narrow", ARGS(T(pair), I(0), I(7), I(sizes[s])));
        for (size_t n = 0; n < TN_LEN(names); n++) {
            tni_set_num_threads(1);
            tn_tensor *one = call(names[n], ARGS(T(self)));
            for (uint32_t count = 2; count <= 3; count++) {
                tni_set_num_threads(count);
                tn_tensor *more = call(names[n], ARGS(T(self)));
                assert_memory_equal(more->data, one->data, (size_t)sizes[s] * sizeof(float));
                tn_tensor_release(more);
            }
            tn_tensor_release(one);
        }
        tn_tensor_release(self);
        tn_tensor_release(pair);
        tn_tensor_release(long_one);
    }
    tni_set_num_threads(threads);
}

/* ---- rows ---- */

/* No two dimensions can be joined, and threads begin in the middle of a row. */
static void rows_of_any_dimensions_are_found_in_turn(void **state)
{
    (void)state;
    static const int64_t wide_sizes[] = {5, 8, 12, 304};
    static const int64_t sizes[] = {5, 7, 11, 301};
    uint32_t threads = tni_num_threads();
    tn_tensor *part;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I32, 4, wide_sizes, NULL, TN_CPU, &part), TN_OK);
    for (int64_t i = 0; i < part->numel; i++)
        ((int32_t *)part->data)[i] = (int32_t)i;
    for (int64_t d = 1; d < 4; d++) {
        tn_tensor *narrower = call("aten::narrow", ARGS(T(part), I(d), I(1), I(sizes[d])));
        tn_tensor_release(part);
        part = narrower;
    }
    for (uint32_t count = 1; count <= 3; count++) {
        tni_set_num_threads(count);
        tn_tensor *sum = call("aten::add.Scalar", ARGS(T(part), I(1)));
        const int32_t *at = sum->data;
        for (int64_t i = 0; i < 5; i++)
            for (int64_t j = 1; j <= 7; j++)
                for (int64_t k = 1; k <= 11; k++)
                    for (int64_t l = 1; l <= 301; l++)
                        assert_int_equal(*at++, ((i * 8 + j) * 12 + k) * 304 + l + 1);
        tn_tensor_release(sum);
    }
    tni_set_num_threads(threads);
    tn_tensor_release(part);
}

/* ---- division of reals ---- */

/* A number of any kind and size; those of one magnitude, and multiples, come most often. */
static double dividend(uint64_t *seed, double divisor)
{
    static const double rare[] = {0, -0.0, INFINITY, -INFINITY, NAN, FLT_MAX, 1e-45, -1e-40};
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    uint64_t drawn = *seed >> 20;
    double size = ldexp((double)(drawn >> 8 & 0xffffff) + 1, -20) * ((drawn & 1) != 0 ? -1 : 1);
    switch (drawn >> 1 & 7) {
    case 0:
        return rare[drawn >> 8 & 7];
    case 1:
        return ldexp(size, (int)(drawn >> 32 & 127) - 64);
    case 2:
        return (double)(int64_t)(size * 1000) * divisor;
    default:
        return size * 100;
    }
}

/* Python's floor division by the remainder of C, as PyTorch documents it; `rounded` is the dtype's.
 */
static double floored_real(double a, double b, double rest, double (*rounded)(double))
{
    if (b == 0)
        return a / b;
    double whole = rounded(rounded(a - rest) / b);
    if (rest != 0 && (b < 0) != (rest < 0))
        whole = rounded(whole - 1);
    if (whole == 0)
        return copysign(0, rounded(a / b));
    return whole - floor(whole) > 0.5 ? rounded(floor(whole) + 1) : floor(whole);
}

static double as_double(double x)
{
    return x;
}
static double as_float(double x)
{
    return (double)(float)x;
}

static void assert_same(const char *name, double a, double b, double got, double want)
{
    if (isnan(want) ? !isnan(got) : got != want || !signbit(got) != !signbit(want))
        fail_msg("%s(%.17g, %.17g) is %.17g, want %.17g", name, a, b, got, want);
}

static void remainders_of_reals_are_exact(void **state)
{
    (void)state;
    enum { SIZE = 40000 };
    double x[SIZE];
    double y[SIZE];
    const int64_t size = SIZE;
    uint64_t seed = 3;
    for (int i = 0; i < SIZE; i++) {
        y[i] = (double)(float)dividend(&seed, 1);
        x[i] = (double)(float)dividend(&seed, y[i]);
    }
    for (int is_float = 0; is_float < 2; is_float++) {
        tn_dtype dtype = is_float ? TN_DTYPE_F32 : TN_DTYPE_F64;
        double (*rounded)(double) = is_float ? as_float : as_double;
        tn_tensor *a = make(dtype, 1, &size, x);
        tn_tensor *b = make(dtype, 1, &size, y);
        static const char *const names[] = {"aten::fmod.Tensor", "aten::remainder.Tensor",
                                            "aten::floor_divide"};
        for (int n = 0; n < 3; n++) {
            tn_tensor *result = call(names[n], ARGS(T(a), T(b)));
            for (int i = 0; i < SIZE; i++) {
                double got =
                    is_float ? (double)((float *)result->data)[i] : ((double *)result->data)[i];
                double rest = fmod(x[i], y[i]);
                bool differs = rest != 0 && (y[i] < 0) != (rest < 0);
                assert_same(names[n], x[i], y[i], got,
                            n == 0   ? rest
                            : n == 1 ? (differs ? rounded(rest + y[i]) : rest)
                                     : floored_real(x[i], y[i], rest, rounded));
            }
            tn_tensor_release(result);
        }
        tn_tensor_release(b);
        tn_tensor_release(a);
    }
}

/* ---- division of integers ---- */

static int64_t floored(int64_t a, int64_t b)
{
    if (b == -1)
        return (int64_t)(0 - (uint64_t)a);
    return a / b - (a % b != 0 && (a % b < 0) != (b < 0));
}

/* Numbers of every length: those that a double holds, next to those that it does not. */
static void integers_of_any_length_are_divided_exactly(void **state)
{
    (void)state;
    enum { SIZE = 6400 };
    const int64_t size = SIZE;
    tn_tensor *a;
    tn_tensor *b;
    uint64_t seed = 1;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &size, NULL, TN_CPU, &a), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &size, NULL, TN_CPU, &b), TN_OK);
    int64_t *x = a->data;
    int64_t *y = b->data;
    for (int i = 0; i < SIZE; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        /* Each block of 64 has numbers up to one length. */
        x[i] = (int64_t)seed >> (1 + i / 64 % 50);
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        y[i] = (int64_t)seed >> (13 + (seed >> 5) % 50);
        /* Some blocks have no negative number. */
        x[i] = i / 64 % 2 == 1 && x[i] < 0 ? ~x[i] : x[i];
        y[i] = i / 64 % 2 == 1 && y[i] < 0 ? ~y[i] : y[i];
        y[i] += y[i] == 0;
        /* Multiples, and their neighbours, whose quotients are next to integers. */
        if (i % 3 == 0 && y[i] < 1 << 20 && y[i] > -(1 << 20))
            x[i] = x[i] / 1048576 * y[i] + i % 5 - 2;
    }
    x[6] = INT64_MIN;
    y[6] = -1;
    tn_tensor *quotient = call("aten::floor_divide", ARGS(T(a), T(b)));
    tn_tensor *cut = call("aten::div.Tensor_mode", ARGS(T(a), T(b), S("trunc")));
    tn_tensor *modulus = call("aten::remainder.Tensor", ARGS(T(a), T(b)));
    tn_tensor *rest = call("aten::fmod.Tensor", ARGS(T(a), T(b)));
    for (int i = 0; i < SIZE; i++) {
        int64_t whole = floored(x[i], y[i]);
        int64_t left = y[i] == -1 ? 0 : x[i] % y[i];
        assert_int_equal(((int64_t *)quotient->data)[i], whole);
        assert_int_equal(((int64_t *)modulus->data)[i],
                         (int64_t)((uint64_t)x[i] - (uint64_t)whole * (uint64_t)y[i]));
        assert_int_equal(((int64_t *)rest->data)[i], left);
        assert_int_equal(((int64_t *)cut->data)[i], y[i] == -1 ? whole : x[i] / y[i]);
    }
    y[SIZE - 1] = 0;
    call_fails("aten::floor_divide", ARGS(T(a), T(b)), "ZeroDivisionError");
    tn_tensor_release(rest);
    tn_tensor_release(modulus);
    tn_tensor_release(cut);
    tn_tensor_release(quotient);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* ---- losses ---- */

static void what_is_no_probability_is_found_wherever_it_is(void **state)
{
    (void)state;
    static const double wrong[] = {-0.001, 1.001, NAN};
    const int64_t size = 40;
    double halves[40];
    for (int i = 0; i < 40; i++)
        halves[i] = 0.5;
    for (int i = 0; i < 40; i++) {
        tn_tensor *good = make(TN_DTYPE_F32, 1, &size, halves);
        halves[i] = wrong[i % 3];
        tn_tensor *bad = make(TN_DTYPE_F32, 1, &size, halves);
        halves[i] = 0.5;
        call_fails("aten::binary_cross_entropy", ARGS(T(bad), T(good), NONE, I(0)),
                   "all elements of input should be between 0 and 1");
        call_fails("aten::binary_cross_entropy", ARGS(T(good), T(bad), T(good), I(0)),
                   "all elements of target should be between 0 and 1");
        tn_tensor_release(call("aten::binary_cross_entropy", ARGS(T(good), T(good), NONE, I(1))));
        tn_tensor_release(bad);
        tn_tensor_release(good);
    }
}

/* ---- transposed and repeated operands ---- */

/* Check that two results have the same elements and release both; a nan equals a nan. */
static void check_equal(const char *name, tn_tensor *result, tn_tensor *want)
{
    tn_tensor *same = call("aten::isclose", ARGS(T(result), T(want), D(0), D(0), B(true)));
    tn_tensor *every = call("aten::all", ARGS(T(same)));
    if (!*(bool *)every->data)
        fail_msg("%s: results of other layouts differ", name);
    tn_tensor_release(every);
    tn_tensor_release(same);
    tn_tensor_release(want);
    tn_tensor_release(result);
}

/* Return two matrices of numbers, as they lie or as transposed views of others. */
static tn_tensor *matrices(tn_dtype dtype, int64_t rows, int64_t columns, bool is_transposed)
{
    const int64_t sizes[3] = {2, is_transposed ? columns : rows, is_transposed ? rows : columns};
    double *values = malloc((size_t)(2 * rows * columns) * sizeof *values);
    assert_non_null(values);
    for (int64_t i = 0; i < 2 * rows * columns; i++)
        values[i] = (double)(i * 37 % 127);
    tn_tensor *dense = make(dtype, 3, sizes, values);
    free(values);
    if (!is_transposed)
        return dense;
    tn_tensor *view = call("aten::transpose.int", ARGS(T(dense), I(1), I(2)));
    tn_tensor_release(dense);
    return view;
}

/* Compare results of dense and transposed inputs of two dtypes with those of dense copies. */
static void check_transposed(tn_dtype dtype, tn_dtype other, int64_t rows, int64_t columns)
{
    static const char *const names[] = {"aten::lt.Tensor", "aten::maximum", "aten::mul.Tensor"};
    tn_tensor *a = matrices(dtype, rows, columns, false);
    tn_tensor *b = matrices(other, rows, columns, true);
    tn_tensor *c = matrices(dtype, rows, columns, true);
    tn_tensor *b_copy = call("aten::clone", ARGS(T(b), I(0)));
    tn_tensor *c_copy = call("aten::clone", ARGS(T(c), I(0)));
    for (size_t n = 0; n < TN_LEN(names); n++)
        check_equal(names[n], call(names[n], ARGS(T(a), T(b))),
                    call(names[n], ARGS(T(a), T(b_copy))));
    check_equal("addcmul", call("aten::addcmul", ARGS(T(a), T(c), T(c), I(1))),
                call("aten::addcmul", ARGS(T(a), T(c_copy), T(c_copy), I(1))));
    tn_tensor_release(c_copy);
    tn_tensor_release(b_copy);
    tn_tensor_release(c);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* Sizes around those of tiles, blocks of rows, and what a thread takes; elements of all lengths. */
static void transposed_operands_have_the_results_of_dense_ones(void **state)
{
    (void)state;
    static const tn_dtype dtypes[][2] = {
        {TN_DTYPE_U8, TN_DTYPE_U8},   {TN_DTYPE_F16, TN_DTYPE_F16}, {TN_DTYPE_F32, TN_DTYPE_F32},
        {TN_DTYPE_F64, TN_DTYPE_F64}, {TN_DTYPE_F32, TN_DTYPE_U8},  {TN_DTYPE_I32, TN_DTYPE_F64},
    };
    static const int64_t sizes[][2] = {{8, 8},   {9, 17},   {17, 9},    {63, 65},
                                       {64, 64}, {65, 129}, {130, 257}, {300, 200}};
    uint32_t threads = tni_num_threads();
    for (uint32_t count = 1; count <= 2; count++) {
        tni_set_num_threads(count);
        for (size_t d = 0; d < TN_LEN(dtypes); d++)
            for (size_t s = 0; s < TN_LEN(sizes); s++)
                check_transposed(dtypes[d][0], dtypes[d][1], sizes[s][0], sizes[s][1]);
    }
    tni_set_num_threads(threads);
}

/* Elements of 16 bytes are the longest: tiles of three such inputs have the fewest columns. */
static void transposed_complex_operands_fit_the_room(void **state)
{
    (void)state;
    tn_tensor *a = matrices(TN_DTYPE_C128, 65, 70, true);
    tn_tensor *b = matrices(TN_DTYPE_C128, 65, 70, false);
    tn_tensor *copy = call("aten::clone", ARGS(T(a), I(0)));
    tn_tensor *out = call("aten::empty_like", ARGS(T(b), NONE, NONE, NONE, NONE, NONE));
    tn_tensor *want = call("aten::addcmul", ARGS(T(copy), T(copy), T(copy), I(2)));
    tn_tensor *got = call("aten::addcmul.out", ARGS(T(a), T(a), T(a), I(2), T(out)));
    check_equal("addcmul.out", got, want);
    tn_tensor_release(out);
    tn_tensor_release(copy);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* As the gradient of a sum is one number for all elements. */
static void a_repeated_gradient_has_the_results_of_a_dense_one(void **state)
{
    (void)state;
    static const operator_row rows[] = {
        {"aten::threshold_backward", 2, 1, {0.25}, false},
        {"aten::sigmoid_backward", 2, 0, {0}, false},
        {"aten::tanh_backward", 2, 0, {0}, false},
        {"aten::hardswish_backward", 2, 0, {0}, false},
        {"aten::hardsigmoid_backward", 2, 0, {0}, false},
        {"aten::hardtanh_backward", 2, 2, {-0.5, 0.5}, false},
    };
    static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64};
    const int64_t none = 1;
    for (size_t i = 0; i < TN_LEN(rows) * TN_LEN(dtypes); i++) {
        const operator_row *row = &rows[i / TN_LEN(dtypes)];
        tn_dtype dtype = dtypes[i % TN_LEN(dtypes)];
        tn_tensor *one = make(dtype, 1, &none, VALUES(-1.75));
        tn_tensor *inputs[2] = {call("aten::expand", ARGS(T(one), INTS(COUNT), B(false))),
                                numbers(dtype, 3)};
        tn_tensor *repeated = run(row, inputs);
        tn_tensor *view = inputs[0];
        inputs[0] = call("aten::contiguous", ARGS(T(view), I(0)));
        check_equal(row->name, repeated, run(row, inputs));
        tn_tensor_release(inputs[0]);
        tn_tensor_release(inputs[1]);
        tn_tensor_release(view);
        tn_tensor_release(one);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_do_not_depend_on_their_place),
        cmocka_unit_test(half_types_are_computed_in_float),
        cmocka_unit_test(every_half_is_computed_in_float),
        cmocka_unit_test(a_number_is_converted_once_for_all),
        cmocka_unit_test(masks_fill_elements_of_any_size),
        cmocka_unit_test(float16_is_converted_the_same_wherever_a_nan_is),
        cmocka_unit_test(bfloat16_is_rounded_the_same_wherever_a_nan_is),
        cmocka_unit_test(sines_of_halves_are_within_half_an_ulp),
        cmocka_unit_test(complex_numbers_are_equal_if_both_parts_are),
        cmocka_unit_test(special_functions_of_floats_are_those_of_doubles),
        cmocka_unit_test(numbers_beside_a_nan_have_the_same_results),
        cmocka_unit_test(erfinv_of_doubles_has_all_digits),
        cmocka_unit_test(a_loop_is_shared_from_its_own_grain_on),
        cmocka_unit_test(results_do_not_depend_on_the_number_of_threads),
        cmocka_unit_test(rows_of_any_dimensions_are_found_in_turn),
        cmocka_unit_test(remainders_of_reals_are_exact),
        cmocka_unit_test(integers_of_any_length_are_divided_exactly),
        cmocka_unit_test(what_is_no_probability_is_found_wherever_it_is),
        cmocka_unit_test(transposed_operands_have_the_results_of_dense_ones),
        cmocka_unit_test(transposed_complex_operands_fit_the_room),
        cmocka_unit_test(a_repeated_gradient_has_the_results_of_a_dense_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
