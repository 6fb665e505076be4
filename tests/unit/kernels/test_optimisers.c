/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fused optimisers: gradients that a scaler has multiplied, and steps that it leaves out. Recorded
 * calls (tests/conformance) have the rest.
 */
#include "op_fixture.h"

#include <tenon/ops.h>
#include <tenon/ops_inner.h>

/* The arrays of a parameter, as test_optimiser makes them; not all optimisers have all. */
enum { PARAMETER, GRADIENT, FIRST, SECOND, STEP, ARRAYS };

/* What a scaler gives to a step; NULL for nothing. */
typedef struct scaler {
    tn_tensor *scale;
    tn_tensor *found_inf;
} scaler;

#define ONE(index) &t[index], 1

static tn_status run_adam(tn_tensor **t, scaler s)
{
    return tn__fused_adam_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), ONE(SECOND), NULL, 0,
                           ONE(STEP), 0.5, 0.9, 0.99, 0.25, 1e-6, false, false, s.scale,
                           s.found_inf);
}

static tn_status run_adamw(tn_tensor **t, scaler s)
{
    return tn__fused_adamw_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), ONE(SECOND), NULL, 0,
                            ONE(STEP), 0.5, 0.9, 0.99, 0.25, 1e-6, false, false, s.scale,
                            s.found_inf);
}

static tn_status run_sgd(tn_tensor **t, scaler s)
{
    return tn__fused_sgd_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), 0.25, 0.9, 0.5, 0, true, false,
                          false, s.scale, s.found_inf);
}

static tn_status run_adagrad(tn_tensor **t, scaler s)
{
    return tn__fused_adagrad_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), ONE(STEP), 0.5, 0.1, 0.25,
                              1e-6, false, s.scale, s.found_inf);
}

static tn_status (*const optimisers[])(tn_tensor **t, scaler s) = {run_adam, run_adamw, run_sgd,
                                                                   run_adagrad};

/* More elements than a vector has, and no whole number of them. */
enum { COUNT = 21 };

/* Numbers that halves have, too; gradients are those of a step times `factor`. */
static void make_arrays(tn_tensor **t, tn_dtype dtype, double factor)
{
    double values[COUNT];
    for (int i = 0; i < STEP; i++) {
        for (int k = 0; k < COUNT; k++)
            values[k] = (i == GRADIENT ? factor : 1) * (1 + (i * 5 + k) % 7) / 4;
        t[i] = make(dtype, SIZES(COUNT), values);
    }
    t[STEP] = make(TN_DTYPE_F32, SCALAR, VALUES(3));
}

static void drop_arrays(tn_tensor **t)
{
    for (int i = 0; i < ARRAYS; i++)
        tn_tensor_release(t[i]);
}

static void assert_same(tn_tensor *const *a, tn_tensor *const *b)
{
    for (int i = 0; i < ARRAYS; i++)
        assert_memory_equal(a[i]->data, b[i]->data,
                            (size_t)a[i]->numel * tni_dtypes[a[i]->dtype].bytes);
}

#define EACH_CALL(o, dtype)                                                                        \
    for (size_t o = 0; o < TN_LEN(optimisers); o++)                                                \
        for (tn_dtype *dtype = (tn_dtype[]){TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16,              \
                                            TN_DTYPE_BF16, TN_DTYPE_UNDEFINED};                    \
             *dtype != TN_DTYPE_UNDEFINED; dtype++)

static void gradients_are_divided_by_the_scale_and_stay_so(void **state)
{
    (void)state;
    tn_tensor *four = make(TN_DTYPE_F32, SCALAR, VALUES(4));
    EACH_CALL(o, dtype)
    {
        tn_tensor *plain[ARRAYS], *scaled[ARRAYS], *before[ARRAYS];
        make_arrays(plain, *dtype, 1);
        make_arrays(before, *dtype, 1);
        make_arrays(scaled, *dtype, 4);
        assert_int_equal(optimisers[o](plain, (scaler){NULL, NULL}), TN_OK);
        assert_int_equal(optimisers[o](scaled, (scaler){four, NULL}), TN_OK);
        assert_same(plain, scaled);
        assert_memory_not_equal(plain[PARAMETER]->data, before[PARAMETER]->data, 8);
        assert_memory_not_equal(plain[FIRST]->data, before[FIRST]->data, 8);
        drop_arrays(plain), drop_arrays(scaled), drop_arrays(before);
    }
    tn_tensor_release(four);
}

static void nothing_is_done_where_gradients_overflowed(void **state)
{
    (void)state;
    tn_tensor *four = make(TN_DTYPE_F32, SCALAR, VALUES(4));
    tn_tensor *yes = make(TN_DTYPE_F32, SIZES(1), VALUES(1));
    tn_tensor *no = make(TN_DTYPE_F32, SIZES(1), VALUES(0));
    EACH_CALL(o, dtype)
    {
        tn_tensor *plain[ARRAYS], *scaled[ARRAYS], *before[ARRAYS];
        make_arrays(plain, *dtype, 1);
        make_arrays(before, *dtype, 4);
        make_arrays(scaled, *dtype, 4);
        assert_int_equal(optimisers[o](scaled, (scaler){four, yes}), TN_OK);
        assert_same(scaled, before);
        assert_int_equal(optimisers[o](scaled, (scaler){NULL, yes}), TN_OK);
        assert_same(scaled, before);
        assert_int_equal(optimisers[o](plain, (scaler){NULL, no}), TN_OK);
        assert_int_equal(optimisers[o](scaled, (scaler){four, no}), TN_OK);
        assert_same(plain, scaled);
        drop_arrays(plain), drop_arrays(scaled), drop_arrays(before);
    }
    tn_tensor_release(four), tn_tensor_release(yes), tn_tensor_release(no);
}

static void a_scaler_of_another_dtype_is_refused_and_nothing_written(void **state)
{
    (void)state;
    tn_tensor *wrong = make(TN_DTYPE_F64, SCALAR, VALUES(4));
    EACH_CALL(o, dtype)
    {
        tn_tensor *t[ARRAYS], *before[ARRAYS];
        make_arrays(t, *dtype, 1);
        make_arrays(before, *dtype, 1);
        for (int i = 0; i < 2; i++) {
            scaler s = {i == 0 ? wrong : NULL, i == 0 ? NULL : wrong};
            assert_int_equal(optimisers[o](t, s), TN_ERR_RUNTIME);
            assert_non_null(strstr(tn_last_error(), "expected scalar type Float but found Double"));
            assert_same(t, before);
        }
        drop_arrays(t), drop_arrays(before);
    }
    tn_tensor_release(wrong);
}

/* As PyTorch's kernel rounds: the decay is multiplied and added at once. */
static void the_rate_of_adagrad_is_rounded_once(void **state)
{
    (void)state;
    tn_tensor *t[ARRAYS] = {
        make(TN_DTYPE_F64, SIZES(1), VALUES(0)), make(TN_DTYPE_F64, SIZES(1), VALUES(1)),
        make(TN_DTYPE_F64, SIZES(1), VALUES(0)), NULL, make(TN_DTYPE_F32, SCALAR, VALUES(8))};
    assert_int_equal(tn__fused_adagrad_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), ONE(STEP), 1,
                                        0.1, 0, 0, false, NULL, NULL),
                     TN_OK);
    assert_true(((const double *)t[PARAMETER]->data)[0] == -0x1.2d2d2d2d2d2d3p-1);
    drop_arrays(t);
}

/* A rate and a decay that halves round; what a vector leaves over is not computed otherwise. */
static void a_half_takes_the_same_step_wherever_it_lies(void **state)
{
    (void)state;
    double values[COUNT];
    for (int k = 0; k < COUNT; k++)
        values[k] = 0.75;
    for (tn_dtype dtype = TN_DTYPE_F16;; dtype = TN_DTYPE_BF16) {
        tn_tensor *t[ARRAYS] = {
            make(dtype, SIZES(COUNT), values), make(dtype, SIZES(COUNT), values),
            make(dtype, SIZES(COUNT), values), NULL, make(TN_DTYPE_F32, SCALAR, VALUES(3))};
        assert_int_equal(tn__fused_adagrad_(ONE(PARAMETER), ONE(GRADIENT), ONE(FIRST), ONE(STEP),
                                            0.1, 0.1, 0.03, 1e-6, false, NULL, NULL),
                         TN_OK);
        const uint16_t *bits = t[PARAMETER]->data;
        for (int k = 1; k < COUNT; k++)
            assert_int_equal(bits[k], bits[0]);
        drop_arrays(t);
        if (dtype == TN_DTYPE_BF16)
            break;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gradients_are_divided_by_the_scale_and_stay_so),
        cmocka_unit_test(nothing_is_done_where_gradients_overflowed),
        cmocka_unit_test(a_scaler_of_another_dtype_is_refused_and_nothing_written),
        cmocka_unit_test(the_rate_of_adagrad_is_rounded_once),
        cmocka_unit_test(a_half_takes_the_same_step_wherever_it_lies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
