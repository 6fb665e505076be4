/* SPDX-License-Identifier: BSD-3-Clause */
/* Arithmetic, reductions and products. */
#include "op_fixture.h"

#include <math.h>

#include <tenon/ops/ops_norm.h>

/* Calls with two tensors that are dropped. */
static tn_tensor *call_two(const char *name, tn_tensor *a, tn_tensor *b)
{
    tn_tensor *result = call(name, ARGS(T(a), T(b)));
    tn_tensor_release(a);
    tn_tensor_release(b);
    return result;
}

static void add_broadcasts_and_scales(void **state)
{
    (void)state;
    tn_tensor *a = count_up(TN_DTYPE_I32, SIZES(2, 1));
    tn_tensor *b = make(TN_DTYPE_I32, SIZES(3), VALUES(10, 20, 30));
    check(call("aten::add.Tensor", ARGS(T(a), T(b), I(2))), TN_DTYPE_I32, SIZES(2, 3),
          VALUES(20, 40, 60, 21, 41, 61));
    call_fails("aten::add.Tensor", ARGS(T(a), T(b), D(1.0)),
               "For integral input tensors, argument alpha must not be a floating point number.");
    call_fails("aten::sub.Tensor", ARGS(T(a), T(b), B(true)), "Boolean alpha only supported");
    tn_tensor_release(a);
    tn_tensor_release(b);
}

static void a_number_for_a_tensor_promotes_as_a_number(void **state)
{
    (void)state;
    tn_tensor *whole = make(TN_DTYPE_I16, SIZES(2), VALUES(1, 2));
    tn_tensor *half = make(TN_DTYPE_F16, SIZES(2), VALUES(1, 2));
    tn_value items[] = {T(half), D(1.0)};
    check(call("aten::add.Tensor", ARGS(T(whole), I(70))), TN_DTYPE_I16, SIZES(2), VALUES(71, 72));
    check(call("aten::add.Tensor", ARGS(T(whole), D(0.5))), TN_DTYPE_F32, SIZES(2),
          VALUES(1.5, 2.5));
    check(call("aten::mul.Tensor", ARGS(D(0.5), T(half))), TN_DTYPE_F16, SIZES(2), VALUES(0.5, 1));
    call_fails("aten::cat", ARGS(tn_value_list(items, 2)), "has an element that is float");
    assert_int_equal(whole->ref.count, 1);
    tn_tensor_release(whole);
    tn_tensor_release(half);
    tn_tensor *wide = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *tau = count_up(TN_DTYPE_F32, SIZES(3));
    call_fails("aten::ormqr", ARGS(T(wide), T(tau), T(wide)), "tau.shape[-1] must be equal to");
    tn_tensor_release(tau);
    tn_tensor_release(wide);
}

/* Both are caught by the undefined-behaviour sanitizer, not by the values. */
static void sixteen_bit_products_wrap(void **state)
{
    (void)state;
    tn_tensor *large = make(TN_DTYPE_U16, SIZES(1), VALUES(65535));
    check(call("aten::mul.Tensor", ARGS(T(large), T(large))), TN_DTYPE_U16, SIZES(1), VALUES(1));
    check(call("aten::add.Tensor", ARGS(T(large), T(large), I(65535))), TN_DTYPE_U16, SIZES(1),
          VALUES(0));
    tn_tensor_release(large);
}

static void strides_that_are_never_walked_may_be_anything(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(2));
    tn_tensor *one = call("aten::as_strided", ARGS(T(base), INTS(2, 1), INTS(1, INT64_MAX)));
    tn_tensor *none = call("aten::as_strided", ARGS(T(base), INTS(3, 0), INTS(INT64_MAX, 1)));
    check(call("aten::add.Tensor", ARGS(T(one), T(one))), TN_DTYPE_F32, SIZES(2, 1), VALUES(0, 2));
    check(call("aten::sum.dim_IntList", ARGS(T(one), INTS(1))), TN_DTYPE_F32, SIZES(2),
          VALUES(0, 1));
    check(call("aten::sum.dim_IntList", ARGS(T(none), INTS(1))), TN_DTYPE_F32, SIZES(3),
          VALUES(0, 0, 0));
    tn_tensor_release(call("aten::select.int", ARGS(T(none), I(0), I(2))));
    tn_tensor_release(call("aten::slice.Tensor", ARGS(T(none), I(0), I(1), I(3))));
    tn_tensor_release(call("aten::unsqueeze", ARGS(T(none), I(0))));
    tn_tensor_release(none);
    tn_tensor_release(one);
    tn_tensor_release(base);
}

/* As above, for what counts and picks on its own instead of in the common loop. */
static void picking_never_walks_strides_of_one_element(void **state)
{
    (void)state;
    tn_value outs[2];
    tn_tensor *base = count_up(TN_DTYPE_I64, SIZES(2));
    tn_tensor *one = call("aten::as_strided", ARGS(T(base), INTS(2, 1), INTS(1, INT64_MAX)));
    tn_tensor *zero = make(TN_DTYPE_I64, SIZES(1, 1), VALUES(0));
    tn_tensor *far =
        call("aten::as_strided", ARGS(T(zero), INTS(1, 1), INTS(INT64_MAX, INT64_MAX)));
    tn_value indices[2] = {T(far), T(far)};
    check(call("aten::nonzero", ARGS(T(one))), TN_DTYPE_I64, SIZES(1, 2), VALUES(1, 0));
    check(call("aten::cumsum", ARGS(T(one), I(1))), TN_DTYPE_I64, SIZES(2, 1), VALUES(0, 1));
    check(call("aten::cumprod", ARGS(T(one), I(0))), TN_DTYPE_I64, SIZES(2, 1), VALUES(0, 0));
    check(call("aten::flip", ARGS(T(one), INTS(0, 1))), TN_DTYPE_I64, SIZES(2, 1), VALUES(1, 0));
    check(call("aten::index.Tensor", ARGS(T(one), tn_value_list(indices, 2))), TN_DTYPE_I64,
          SIZES(1, 1), VALUES(0));
    check(call("aten::mm", ARGS(T(one), T(far))), TN_DTYPE_I64, SIZES(2, 1), VALUES(0, 0));
    call_all("aten::sort", ARGS(T(one), I(1)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_I64, SIZES(2, 1), VALUES(0, 1));
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(2, 1), VALUES(0, 0));
    tn_tensor *mask = call("aten::to.dtype", ARGS(T(one), DTYPE(BOOL)));
    check(call("aten::masked_select", ARGS(T(one), T(mask))), TN_DTYPE_I64, SIZES(1), VALUES(1));
    tn_tensor *out = count_up(TN_DTYPE_I64, SIZES(2, 1));
    check(call("aten::scatter.src_out", ARGS(T(one), I(1), T(far), T(far), T(out))), TN_DTYPE_I64,
          SIZES(2, 1), VALUES(0, 1));
    tn_tensor_release(out);
    tn_tensor_release(mask);
    tn_tensor_release(far);
    tn_tensor_release(zero);
    tn_tensor_release(one);
    tn_tensor_release(base);
}

static void subtraction_of_bools_is_refused(void **state)
{
    (void)state;
    tn_tensor *flags = make(TN_DTYPE_BOOL, SIZES(1), VALUES(1));
    tn_tensor *number = make(TN_DTYPE_F32, SIZES(1), VALUES(1));
    call_fails("aten::sub.Tensor", ARGS(T(flags), T(flags)), "with two bool tensors");
    call_fails("aten::subtract.Tensor", ARGS(T(number), T(flags)), "with a bool tensor");
    tn_tensor_release(number);
    tn_tensor_release(flags);
}

static void dtypes_are_promoted(void **state)
{
    (void)state;
    static const tn_dtype table[][3] = {
        {TN_DTYPE_U8, TN_DTYPE_I8, TN_DTYPE_I16},    {TN_DTYPE_I32, TN_DTYPE_I64, TN_DTYPE_I64},
        {TN_DTYPE_BOOL, TN_DTYPE_U8, TN_DTYPE_U8},   {TN_DTYPE_I64, TN_DTYPE_F16, TN_DTYPE_F16},
        {TN_DTYPE_F16, TN_DTYPE_BF16, TN_DTYPE_F32}, {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F64},
        {TN_DTYPE_F64, TN_DTYPE_C64, TN_DTYPE_C128}, {TN_DTYPE_I64, TN_DTYPE_C64, TN_DTYPE_C64},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        check(call_two("aten::add.Tensor", make(table[i][0], SIZES(1), VALUES(1)),
                       make(table[i][1], SIZES(1), VALUES(1))),
              table[i][2], SIZES(1), VALUES(2));
}

static void a_number_counts_only_by_its_kind(void **state)
{
    (void)state;
    tn_tensor *bytes = make(TN_DTYPE_U8, SIZES(2), VALUES(1, 2));
    check(call("aten::mul.Scalar", ARGS(T(bytes), I(3))), TN_DTYPE_U8, SIZES(2), VALUES(3, 6));
    check(call("aten::mul.Scalar", ARGS(T(bytes), D(0.5))), TN_DTYPE_F32, SIZES(2), VALUES(0.5, 1));
    check(call("aten::add.Scalar", ARGS(T(bytes), I(1), I(4))), TN_DTYPE_U8, SIZES(2),
          VALUES(5, 6));
    check(call("aten::sub.Scalar", ARGS(T(bytes), I(2))), TN_DTYPE_U8, SIZES(2), VALUES(255, 0));
    check(call("aten::div.Scalar", ARGS(T(bytes), I(2))), TN_DTYPE_F32, SIZES(2), VALUES(0.5, 1));
    tn_tensor_release(bytes);
}

static void a_tensor_without_dimensions_yields_to_one_with(void **state)
{
    (void)state;
    check(call_two("aten::add.Tensor", make(TN_DTYPE_F32, SIZES(1), VALUES(1)),
                   make(TN_DTYPE_F64, SCALAR, VALUES(1))),
          TN_DTYPE_F32, SIZES(1), VALUES(2));
    check(call_two("aten::mul.Tensor", make(TN_DTYPE_I64, SIZES(1), VALUES(3)),
                   make(TN_DTYPE_F64, SCALAR, VALUES(0.5))),
          TN_DTYPE_F64, SIZES(1), VALUES(1.5));
}

static void division_of_whole_numbers_is_real(void **state)
{
    (void)state;
    check(call_two("aten::div.Tensor", make(TN_DTYPE_I32, SIZES(3), VALUES(1, -3, 0)),
                   make(TN_DTYPE_I64, SIZES(3), VALUES(2, 2, 0))),
          TN_DTYPE_F32, SIZES(3), VALUES(0.5, -1.5, NAN));
}

static void results_lie_as_their_inputs_lie(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *turned = call("aten::t", ARGS(T(base)));
    tn_tensor *one = make(TN_DTYPE_F32, SIZES(1), VALUES(1));
    tn_tensor *sum = call("aten::add.Tensor", ARGS(T(one), T(turned)));
    assert_strides(sum, SIZES(1, 3));
    check(sum, TN_DTYPE_F32, SIZES(3, 2), VALUES(1, 4, 2, 5, 3, 6));
    tn_tensor_release(one);
    tn_tensor_release(turned);
    tn_tensor_release(base);
}

/* Long enough for several threads and for every tail of the inner loops. */
static void long_tensors_are_added_whole(void **state)
{
    (void)state;
    const int64_t size = 100003;
    tn_tensor *a;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &size, NULL, TN_CPU, &a), TN_OK);
    for (int64_t i = 0; i < size; i++)
        ((int64_t *)a->data)[i] = i;
    tn_tensor *sum = call("aten::add.Tensor", ARGS(T(a), T(a), I(-3)));
    for (int64_t i = 0; i < size; i++)
        assert_int_equal(((int64_t *)sum->data)[i], -2 * i);
    tn_tensor *total = call("aten::sum", ARGS(T(a)));
    check(total, TN_DTYPE_I64, SCALAR, VALUES(100003.0 * 100002.0 / 2.0));
    tn_tensor_release(sum);
    tn_tensor_release(a);
}

/* Rows with a gap behind them cannot be joined, and threads begin in the middle of one. */
static void parts_of_rows_are_added_whole(void **state)
{
    (void)state;
    enum { ROWS = 77, COLUMNS = 1501 };
    const int64_t sizes[2] = {ROWS, COLUMNS + 3};
    tn_tensor *wide;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I32, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int32_t i = 0; i < ROWS * (COLUMNS + 3); i++)
        ((int32_t *)wide->data)[i] = i;
    tn_tensor *rows = call("aten::narrow", ARGS(T(wide), I(1), I(1), I(COLUMNS)));
    tn_tensor *sum = call("aten::add.Scalar", ARGS(T(rows), I(1)));
    for (int32_t i = 0; i < ROWS; i++)
        for (int32_t j = 0; j < COLUMNS; j++)
            assert_int_equal(((int32_t *)sum->data)[i * COLUMNS + j], i * (COLUMNS + 3) + j + 2);
    tn_tensor_release(sum);
    tn_tensor_release(rows);
    tn_tensor_release(wide);
}

/* No two dimensions can be joined, and threads begin within one of each. */
static void parts_of_volumes_are_added_whole(void **state)
{
    (void)state;
    static const int64_t all[4] = {4, 6, 60, 83}, some[4] = {3, 5, 59, 82};
    const int64_t numel = 4L * 6 * 60 * 83;
    tn_tensor *base;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I32, 4, all, NULL, TN_CPU, &base), TN_OK);
    for (int64_t i = 0; i < numel; i++)
        ((int32_t *)base->data)[i] = (int32_t)i;
    tn_tensor *part = base;
    for (int64_t dim = 0; dim < 4; dim++) {
        tn_tensor *wide = part;
        part = call("aten::narrow", ARGS(T(wide), I(dim), I(1), I(some[dim])));
        tn_tensor_release(wide);
    }
    for (uint32_t threads = 1; threads <= 4; threads++) {
        tni_set_num_threads(threads);
        tn_tensor *sum = call("aten::add.Scalar", ARGS(T(part), I(1)));
        int64_t at = 0;
        for (int64_t i = 0; i < some[0]; i++)
            for (int64_t j = 0; j < some[1]; j++)
                for (int64_t k = 0; k < some[2]; k++)
                    for (int64_t l = 0; l < some[3]; l++)
                        assert_int_equal(((int32_t *)sum->data)[at++],
                                         (((i + 1) * 6 + j + 1) * 60 + k + 1) * 83 + l + 2);
        tn_tensor_release(sum);
    }
    tn_tensor_release(part);
}

static void sums_run_over_any_dimensions(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(2, 3, 2));
    check(call("aten::sum.dim_IntList", ARGS(T(self), INTS(0, 2))), TN_DTYPE_F32, SIZES(3),
          VALUES(14, 22, 30));
    check(call("aten::sum.dim_IntList", ARGS(T(self), INTS(-2), B(true))), TN_DTYPE_F32,
          SIZES(2, 1, 2), VALUES(6, 9, 24, 27));
    check(call("aten::sum.dim_IntList", ARGS(T(self), NONE)), TN_DTYPE_F32, SCALAR, VALUES(66));
    check(call("aten::sum.dim_IntList", ARGS(T(self), INTS(0, 1, 2), B(false), DTYPE(I32))),
          TN_DTYPE_I32, SCALAR, VALUES(66));
    call_fails("aten::sum.dim_IntList", ARGS(T(self), INTS(0, -3)),
               "dim 0 appears multiple times in the list of dims");
    tn_tensor_release(self);
}

static void whole_numbers_are_summed_as_int64(void **state)
{
    (void)state;
    tn_tensor *bytes = make(TN_DTYPE_U8, SIZES(3), VALUES(200, 200, 200));
    tn_tensor *flags = make(TN_DTYPE_BOOL, SIZES(3), VALUES(1, 0, 1));
    check(call("aten::sum", ARGS(T(bytes))), TN_DTYPE_I64, SCALAR, VALUES(600));
    check(call("aten::sum", ARGS(T(bytes), DTYPE(U8))), TN_DTYPE_U8, SCALAR, VALUES(88));
    check(call("aten::sum", ARGS(T(flags))), TN_DTYPE_I64, SCALAR, VALUES(2));
    tn_tensor_release(flags);
    tn_tensor_release(bytes);
}

static void a_sum_of_nothing_is_zero(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 0), VALUES(0));
    check(call("aten::sum.dim_IntList", ARGS(T(self), INTS(1))), TN_DTYPE_F32, SIZES(2),
          VALUES(0, 0));
    call_fails("aten::amax", ARGS(T(self), INTS(1)),
               "amax(): Expected reduction dim 1 to have non-zero size.");
    tn_tensor_release(self);
}

static void a_sum_writes_into_its_output(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(2, 2));
    tn_tensor *out = make(TN_DTYPE_F64, SIZES(0), VALUES(0));
    tn_tensor *same = call("aten::sum.IntList_out", ARGS(T(self), INTS(0), B(false), NONE, T(out)));
    assert_ptr_equal(same, out);
    check(same, TN_DTYPE_F64, SIZES(2), VALUES(2, 4));
    tn_tensor_release(out);
    tn_tensor_release(self);
}

static void extrema_let_nan_win(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 3), VALUES(1, -5, 2, 7, NAN, -INFINITY));
    check(call("aten::amax", ARGS(T(self), INTS(1))), TN_DTYPE_F32, SIZES(2), VALUES(2, NAN));
    check(call("aten::amin", ARGS(T(self), INTS(0), B(true))), TN_DTYPE_F32, SIZES(1, 3),
          VALUES(1, NAN, -INFINITY));
    check(call("aten::amax", ARGS(T(self))), TN_DTYPE_F32, SCALAR, VALUES(NAN));
    tn_tensor_release(self);
}

/* The bits of the sum of a tree do not say how many threads worked on it. */
static void a_long_sum_is_the_same_on_any_number_of_threads(void **state)
{
    (void)state;
    const int64_t size = 300007;
    uint32_t threads = tni_num_threads();
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &size, NULL, TN_CPU, &self), TN_OK);
    double exact = 0;
    for (int64_t i = 0; i < size; i++) {
        double number = (double)(i * 7919 % 1009) + 1.0 / (double)(i + 1);
        ((double *)self->data)[i] = number;
        exact += number;
    }
    tn_tensor *square = call("aten::unsqueeze", ARGS(T(self), I(0)));
    double first = 0;
    for (uint32_t count = 1; count <= 4; count++) {
        tni_set_num_threads(count);
        tn_tensor *sum = call("aten::sum", ARGS(T(self)));
        tn_tensor *row = call("aten::sum.dim_IntList", ARGS(T(square), INTS(1)));
        double total = *(double *)sum->data;
        first = count == 1 ? total : first;
        assert_true(fabs(total - exact) < 1e-10 * exact);
        assert_memory_equal(&total, &first, sizeof total);
        assert_memory_equal(row->data, &first, sizeof first);
        tn_tensor_release(row);
        tn_tensor_release(sum);
    }
    tni_set_num_threads(threads);
    tn_tensor_release(square);
    tn_tensor_release(self);
}

/* The bytes of `name` over all but the last dimension, and of the same over rows of the transpose.
 */
static void columns_give_what_rows_give(const char *name, tn_tensor *self)
{
    tn_tensor *turned = call("aten::permute", ARGS(T(self), INTS(2, 0, 1)));
    tn_tensor *rows = call("aten::contiguous", ARGS(T(turned)));
    tn_tensor *by_columns = call(name, ARGS(T(self), INTS(0, 1)));
    tn_tensor *by_rows = call(name, ARGS(T(rows), INTS(1, 2)));
    assert_int_equal(by_columns->dtype, by_rows->dtype);
    assert_memory_equal(by_columns->data, by_rows->data,
                        (size_t)self->sizes[2] * tni_dtypes[by_rows->dtype].bytes);
    tn_tensor_release(by_rows);
    tn_tensor_release(by_columns);
    tn_tensor_release(rows);
    tn_tensor_release(turned);
}

/* Long enough for the pairwise tree, wide enough for a second group of columns and a part of one.
 */
static void columns_are_reduced_as_rows_are(void **state)
{
    (void)state;
    enum { SLICES = 2, ROWS = 700, COLUMNS = 75 };
    static const tn_dtype dtypes[] = {TN_DTYPE_F32,  TN_DTYPE_F64, TN_DTYPE_F16,
                                      TN_DTYPE_BF16, TN_DTYPE_I64, TN_DTYPE_I32,
                                      TN_DTYPE_I16,  TN_DTYPE_I8,  TN_DTYPE_U8};
    const int64_t sizes[3] = {SLICES, ROWS, COLUMNS};
    tn_tensor *base;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 3, sizes, NULL, TN_CPU, &base), TN_OK);
    for (int32_t i = 0; i < SLICES * ROWS * COLUMNS; i++)
        ((float *)base->data)[i] = (float)(i * 7919 % 1009) / 7.0f;
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
        tn_tensor *self = call("aten::to.dtype", ARGS(T(base), tn_value_dtype(dtypes[i])));
        columns_give_what_rows_give("aten::sum.dim_IntList", self);
        columns_give_what_rows_give("aten::amax", self);
        columns_give_what_rows_give("aten::amin", self);
        tn_tensor_release(self);
    }
    tn_tensor_release(base);
}

/* Side by side and one by one, for whole numbers, whose sums are the same in every order. */
static void columns_run_as_rows_do(void **state)
{
    (void)state;
    static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16,
                                      TN_DTYPE_I64, TN_DTYPE_I32, TN_DTYPE_C64};
    const int64_t sizes[3] = {2, 33, 300};
    tn_tensor *base;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 3, sizes, NULL, TN_CPU, &base), TN_OK);
    for (int32_t i = 0; i < 2 * 33 * 300; i++)
        ((float *)base->data)[i] = (float)(i * 7919 % 7) - 2;
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        tn_tensor *self = call("aten::to.dtype", ARGS(T(base), tn_value_dtype(dtypes[i])));
        tn_tensor *turned = call("aten::transpose.int", ARGS(T(self), I(1), I(2)));
        tn_tensor *rows = call("aten::contiguous", ARGS(T(turned)));
        tn_tensor *by_rows = call("aten::cumsum", ARGS(T(rows), I(2)));
        tn_tensor *back = call("aten::transpose.int", ARGS(T(by_rows), I(1), I(2)));
        tn_tensor *by_columns = call("aten::cumsum", ARGS(T(self), I(1)));
        tn_tensor *same = call("aten::eq.Tensor", ARGS(T(back), T(by_columns)));
        check(call("aten::all", ARGS(T(same))), TN_DTYPE_BOOL, SCALAR, VALUES(1));
        tn_tensor *const made[] = {self, turned, rows, by_rows, back, by_columns, same};
        for (size_t k = 0; k < TN_LEN(made); k++)
            tn_tensor_release(made[k]);
    }
    tn_tensor_release(base);
}

static double gelu(double x)
{
    return x * 0.5 * erfc(-x * 0.70710678118654752440);
}

static double sigmoid(double x)
{
    return 1 / (1 + exp(-x));
}

/* Polynomials stand for these between bounds, beyond which they must hold as well. */
static void activations_of_floats_are_near_those_of_doubles(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double (*exact)(double);
    } rows[] = {
        {"aten::gelu", gelu}, {"aten::sigmoid", sigmoid}, {"aten::tanh", tanh}, {"aten::erf", erf}};
    enum { COUNT = 20011 };
    const int64_t size = COUNT;
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &self), TN_OK);
    float *x = self->data;
    for (int i = 0; i < COUNT; i++)
        x[i] = (float)(i - COUNT / 2) * (i % 16 == 0 ? 0.05f : 0.0012f);
    for (size_t r = 0; r < TN_LEN(rows); r++) {
        tn_tensor *result = call(rows[r].name, ARGS(T(self)));
        for (int i = 0; i < COUNT; i++) {
            double want = rows[r].exact((double)x[i]);
            double got = (double)((float *)result->data)[i];
            assert_true(fabs(got - want) <= 1.2e-6 + 3e-7 * fabs(want));
        }
        tn_tensor_release(result);
    }
    tn_tensor_release(self);
}

static void activations_keep_nan_and_end_where_they_should(void **state)
{
    (void)state;
    tn_tensor *self =
        make(TN_DTYPE_F32, SIZES(6), VALUES(NAN, INFINITY, -INFINITY, -1e30, 1e30, -0.0));
    check(call("aten::gelu", ARGS(T(self))), TN_DTYPE_F32, SIZES(6),
          VALUES(NAN, INFINITY, NAN, 0, 1e30f, 0));
    check(call("aten::sigmoid", ARGS(T(self))), TN_DTYPE_F32, SIZES(6),
          VALUES(NAN, 1, 0, 0, 1, 0.5));
    check(call("aten::tanh", ARGS(T(self))), TN_DTYPE_F32, SIZES(6), VALUES(NAN, 1, -1, -1, 1, 0));
    check(call("aten::erf", ARGS(T(self))), TN_DTYPE_F32, SIZES(6), VALUES(NAN, 1, -1, -1, 1, 0));
    tn_tensor_release(self);
}

/* One nan, one largest and one smallest number, at each place of a run and of its tail. */
static void extrema_are_found_wherever_they_are(void **state)
{
    (void)state;
    enum { COUNT = 77 };
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1), VALUES(0));
    tn_tensor *run = call("aten::expand", ARGS(T(self), INTS(COUNT)));
    for (int i = 0; i < COUNT; i++) {
        tn_tensor *copy = call("aten::clone", ARGS(T(run)));
        float *data = copy->data;
        data[i] = 3;
        data[(i + 40) % COUNT] = -2;
        check(call("aten::amax", ARGS(T(copy))), TN_DTYPE_F32, SCALAR, VALUES(3));
        check(call("aten::amin", ARGS(T(copy))), TN_DTYPE_F32, SCALAR, VALUES(-2));
        data[(i + 7) % COUNT] = NAN;
        check(call("aten::amax", ARGS(T(copy))), TN_DTYPE_F32, SCALAR, VALUES(NAN));
        check(call("aten::amin", ARGS(T(copy))), TN_DTYPE_F32, SCALAR, VALUES(NAN));
        tn_tensor_release(copy);
    }
    tn_tensor_release(run);
    tn_tensor_release(self);
}

static void products_follow_their_strides(void **state)
{
    (void)state;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *turned = call("aten::t", ARGS(T(a)));
    check(call("aten::mm", ARGS(T(a), T(turned))), TN_DTYPE_F32, SIZES(2, 2),
          VALUES(5, 14, 14, 50));
    check(call("aten::mm", ARGS(T(turned), T(a))), TN_DTYPE_F32, SIZES(3, 3),
          VALUES(9, 12, 15, 12, 17, 22, 15, 22, 29));
    call_fails("aten::mm", ARGS(T(a), T(a)),
               "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)");
    tn_tensor_release(turned);
    tn_tensor_release(a);
}

/* Larger than every block of the product, in no dimension a multiple of one. */
static void large_products_are_whole(void **state)
{
    (void)state;
    enum { M = 37, K = 301, N = 263 };
    tn_tensor *a;
    tn_tensor *b;
    const int64_t a_sizes[2] = {M, K};
    const int64_t b_sizes[2] = {K, N};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, a_sizes, NULL, TN_CPU, &a), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, b_sizes, NULL, TN_CPU, &b), TN_OK);
    for (int64_t i = 0; i < M * K; i++)
        ((double *)a->data)[i] = (double)(i % 7 - 3);
    for (int64_t i = 0; i < K * N; i++)
        ((double *)b->data)[i] = (double)(i % 5 - 2);
    tn_tensor *c = call("aten::mm", ARGS(T(a), T(b)));
    for (int64_t i = 0; i < M; i++) {
        for (int64_t j = 0; j < N; j++) {
            int64_t want = 0;
            for (int64_t k = 0; k < K; k++)
                want += ((i * K + k) % 7 - 3) * ((k * N + j) % 5 - 2);
            assert_true(((double *)c->data)[i * N + j] == (double)want);
        }
    }
    tn_tensor_release(c);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

/* A meta tensor has sizes and no elements: a product that read it would read past nothing. */
/* A factor without data leaves the product without, in whichever place it stands. */
static void products_with_a_factor_without_data_are_refused(void **state)
{
    (void)state;
    tn_tensor *here = count_up(TN_DTYPE_F32, SIZES(2, 2));
    tn_tensor *there = NULL;
    tn_device meta = {TN_DEVICE_META, -1};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(2, 2), NULL, meta, &there), TN_OK);
    call_fails("aten::mm", ARGS(T(here), T(there)), "same device");
    call_fails("aten::mm", ARGS(T(there), T(here)), "same device");
    tn_tensor_release(there);
    tn_tensor_release(here);
}

static void matmul_takes_vectors_and_batches(void **state)
{
    (void)state;
    tn_tensor *vector = make(TN_DTYPE_I64, SIZES(2), VALUES(1, 2));
    tn_tensor *matrix = count_up(TN_DTYPE_I64, SIZES(2, 2));
    tn_tensor *batch = count_up(TN_DTYPE_I64, SIZES(2, 1, 2));
    check(call("aten::matmul", ARGS(T(vector), T(vector))), TN_DTYPE_I64, SCALAR, VALUES(5));
    check(call("aten::matmul", ARGS(T(matrix), T(vector))), TN_DTYPE_I64, SIZES(2), VALUES(2, 8));
    check(call("aten::matmul", ARGS(T(vector), T(matrix))), TN_DTYPE_I64, SIZES(2), VALUES(4, 7));
    check(call("aten::matmul", ARGS(T(batch), T(matrix))), TN_DTYPE_I64, SIZES(2, 1, 2),
          VALUES(2, 3, 6, 11));
    check(call("aten::dot", ARGS(T(vector), T(vector))), TN_DTYPE_I64, SCALAR, VALUES(5));
    call_fails("aten::dot", ARGS(T(vector), T(matrix)), "1D tensors expected");
    tn_tensor_release(batch);
    tn_tensor_release(matrix);
    tn_tensor_release(vector);
}

static void a_product_over_nothing_is_zero(void **state)
{
    (void)state;
    check(call_two("aten::mm", make(TN_DTYPE_F32, SIZES(2, 0), VALUES(0)),
                   make(TN_DTYPE_F32, SIZES(0, 1), VALUES(0))),
          TN_DTYPE_F32, SIZES(2, 1), VALUES(0, 0));
}

/* What has an imaginary part is refused where a real number is wanted, and otherwise its real one.
 */
static void a_complex_number_is_no_real_one(void **state)
{
    (void)state;
    const char *text = "value cannot be converted to type double without overflow";
    tn_tensor *self = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 2, 4));
    tn_tensor *lengths = make(TN_DTYPE_I64, SIZES(1), VALUES(3));
    tn_value turned = {TN_KIND_COMPLEX, {.complex = {1, 1}}};
    tn_value upright = {TN_KIND_COMPLEX, {.complex = {2, 0}}};
    call_fails("aten::var.correction", ARGS(T(self), NONE, turned), text);
    call_fails("aten::histc", ARGS(T(self), I(2), turned, D(2)), text);
    call_fails("aten::rrelu_with_noise", ARGS(T(self), T(self), turned, D(2)), text);
    call_fails("aten::segment_reduce",
               ARGS(T(self), S("sum"), T(lengths), NONE, NONE, I(0), B(false), turned), text);
    check(call("aten::var.correction", ARGS(T(self), NONE, upright)), TN_DTYPE_F64, SCALAR,
          VALUES(4.6666666666666661));
    tn_tensor_release(lengths);
    tn_tensor_release(self);
}

/* They are read for every column of L of every matrix, so fewer would be read past their end. */
static void pivots_that_are_not_those_of_the_factors_are_refused(void **state)
{
    (void)state;
    tn_tensor *lu = count_up(TN_DTYPE_F32, SIZES(2, 2, 2));
    tn_tensor *pivots[] = {
        make(TN_DTYPE_I32, SIZES(2, 3), VALUES(1, 1, 1, 1, 1, 1)),
        make(TN_DTYPE_I32, SIZES(2, 1), VALUES(1, 1)),
        make(TN_DTYPE_I32, SIZES(1, 2), VALUES(1, 2)),
        make(TN_DTYPE_I32, SCALAR, VALUES(1)),
    };
    const tn_op *op;
    assert_int_equal(tn_op_find("aten::lu_unpack", &op), TN_OK);
    for (size_t i = 0; i < TN_LEN(pivots); i++) {
        tn_value args[] = {T(lu), T(pivots[i])};
        tn_value outs[3];
        assert_int_equal(tn_op_call(op, args, 2, outs, 3), TN_ERR_RUNTIME);
        tn_tensor_release(pivots[i]);
    }
    tn_tensor *far = make(TN_DTYPE_I32, SIZES(2, 2), VALUES(1, 2, 1000000000, 2));
    call_fails("aten::linalg_lu_solve", ARGS(T(lu), T(far), T(lu)), "between 1 and 2");
    call_fails("aten::linalg_ldl_solve", ARGS(T(lu), T(far), T(lu)), "<= LD.size(-2)");
    tn_tensor_release(far);
    tn_tensor *half = make(TN_DTYPE_I32, SIZES(2, 2), VALUES(1, 2, 1, -2));
    call_fails("aten::linalg_ldl_solve", ARGS(T(lu), T(half), T(lu)), "not those of ldl_factor");
    tn_tensor_release(half);
    tn_tensor_release(lu);
}

/* Where PyTorch has no kernel, a result would be one that nobody can compare. */
static void dtypes_without_a_kernel_are_refused(void **state)
{
    (void)state;
    tn_tensor *places = make(TN_DTYPE_I64, SIZES(2), VALUES(0, 1));
    tn_tensor *flags = make(TN_DTYPE_BOOL, SIZES(2), VALUES(0, 1));
    tn_tensor *numbers = make(TN_DTYPE_U64, SIZES(2), VALUES(0, 1));
    call_fails("aten::scatter_reduce.two", ARGS(T(flags), I(0), T(places), T(flags), S("mean")),
               "not implemented for 'Bool'");
    call_fails("aten::searchsorted.Tensor", ARGS(T(numbers), T(numbers)),
               "not implemented for 'UInt64'");
    call_fails("aten::amax", ARGS(T(numbers)), "not implemented for 'UInt64'");
    call_fails("aten::argmin", ARGS(T(numbers)), "not implemented for 'UInt64'");
    tn_tensor_release(numbers);
    tn_tensor_release(flags);
    tn_tensor_release(places);
}

static void groups_of_negative_sizes_are_refused(void **state)
{
    (void)state;
    tn_tensor *empty = make(TN_DTYPE_F32, SIZES(0, 2), VALUES(0));
    tn_tensor *results[3];
    assert_int_equal(tn_native_group_norm(empty, NULL, NULL, INT64_MIN, 2, -1, 2, 1e-5, &results[0],
                                          &results[1], &results[2]),
                     TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(),
                           "Trying to create tensor with negative dimension -9223372036854775808"));
    tn_tensor_release(empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(add_broadcasts_and_scales),
        cmocka_unit_test(a_number_for_a_tensor_promotes_as_a_number),
        cmocka_unit_test(sixteen_bit_products_wrap),
        cmocka_unit_test(strides_that_are_never_walked_may_be_anything),
        cmocka_unit_test(picking_never_walks_strides_of_one_element),
        cmocka_unit_test(subtraction_of_bools_is_refused),
        cmocka_unit_test(dtypes_are_promoted),
        cmocka_unit_test(a_number_counts_only_by_its_kind),
        cmocka_unit_test(a_tensor_without_dimensions_yields_to_one_with),
        cmocka_unit_test(division_of_whole_numbers_is_real),
        cmocka_unit_test(results_lie_as_their_inputs_lie),
        cmocka_unit_test(long_tensors_are_added_whole),
        cmocka_unit_test(parts_of_rows_are_added_whole),
        cmocka_unit_test(parts_of_volumes_are_added_whole),
        cmocka_unit_test(sums_run_over_any_dimensions),
        cmocka_unit_test(whole_numbers_are_summed_as_int64),
        cmocka_unit_test(a_sum_of_nothing_is_zero),
        cmocka_unit_test(a_sum_writes_into_its_output),
        cmocka_unit_test(extrema_let_nan_win),
        cmocka_unit_test(a_long_sum_is_the_same_on_any_number_of_threads),
        cmocka_unit_test(columns_are_reduced_as_rows_are),
        cmocka_unit_test(columns_run_as_rows_do),
        cmocka_unit_test(activations_of_floats_are_near_those_of_doubles),
        cmocka_unit_test(activations_keep_nan_and_end_where_they_should),
        cmocka_unit_test(extrema_are_found_wherever_they_are),
        cmocka_unit_test(products_follow_their_strides),
        cmocka_unit_test(large_products_are_whole),
        cmocka_unit_test(products_with_a_factor_without_data_are_refused),
        cmocka_unit_test(matmul_takes_vectors_and_batches),
        cmocka_unit_test(a_product_over_nothing_is_zero),
        cmocka_unit_test(a_complex_number_is_no_real_one),
        cmocka_unit_test(dtypes_without_a_kernel_are_refused),
        cmocka_unit_test(pivots_that_are_not_those_of_the_factors_are_refused),
        cmocka_unit_test(groups_of_negative_sizes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
