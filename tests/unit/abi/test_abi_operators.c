/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every generated function that stands for an operator does what a call of the operator by name
 * does: same values, same strides, and a view where that is one.
 */
#include "op_fixture.h"

#include "abi_fixture.h"

#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* The functions there are; those with recorded calls are in test_abi_corpus, too. */
static const struct {
    const char *name;          /* the function */
    const char *operator_name; /* what it stands for */
} shims[] = {
#define OPERATOR_SHIM(function, operator_name) {#function, operator_name},
#include "abi_operators.inc"
#undef OPERATOR_SHIM
};

/* The operator that a function stands for. */
static const char *operator_of(const char *name)
{
    for (size_t i = 0; i < TN_LEN(shims); i++)
        if (strcmp(shims[i].name, name) == 0)
            return shims[i].operator_name;
    fail_msg("%s is not in abi_operators.inc", name);
    return NULL;
}

/* ---- tensors ---- */

static AtenTensorHandle handle_of(tn_tensor *tensor)
{
    AtenTensorHandle handle = NULL;
    assert_int_equal(tni_handle_new_take(tensor, &handle), TN_OK);
    return handle;
}

static AtenTensorHandle floats(size_t rank, const int64_t *sizes, const double *values)
{
    return handle_of(make(TN_DTYPE_F32, rank, sizes, values));
}

/* float32 [2, 3]. */
static AtenTensorHandle matrix(void)
{
    return floats(SIZES(2, 3), VALUES(3, -1, 2, 0.5, 4, -6));
}

static void drop(AtenTensorHandle handle)
{
    assert_success(aoti_torch_delete_tensor_object(handle));
}

/* Fails unless two tensors have the same dtype, sizes, strides and values; one memory if it is
 * shared with `self`. */
static void assert_same(const char *name, tn_tensor *got, tn_tensor *want, const tn_tensor *self)
{
    double values[256];
    tn_tensor *wide;
    assert_int_equal(got->rank, want->rank);
    assert_int_equal(tni_clone(want, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    assert_true(wide->numel <= (int64_t)TN_LEN(values));
    if (wide->numel > 0)
        memcpy(values, wide->data, (size_t)wide->numel * sizeof *values);
    tn_tensor_release(wide);
    assert_tensor(got, (tn_dtype)want->dtype, want->rank, want->sizes, values);
    assert_strides(got, want->rank, want->strides);
    if (self != NULL && want->storage == self->storage && got->data != want->data)
        fail_msg("%s: is no view", name);
}

/* ---- calls ---- */

/*
 * NEW(function, (parameters), self, arguments …): the result, which `parameters` call `ret`, is
 * what the operator makes of `arguments`; `self` is the handle that it may be a view of, or NULL.
 */
#define NEW(function, parameters, self, ...)                                                       \
    do {                                                                                           \
        AtenTensorHandle ret = NULL;                                                               \
        const char *operator_name = operator_of(#function);                                        \
        if (function parameters != AOTI_TORCH_SUCCESS)                                             \
            fail_msg("%s: %s", #function, fixture_error());                                        \
        tn_tensor *want = call(operator_name, ARGS(__VA_ARGS__));                                  \
        assert_same(#function, ret->tensor, want, self);                                           \
        tn_tensor_release(want);                                                                   \
        drop(ret);                                                                                 \
    } while (0)

/* The same for two results, `ret` and `ret1`. */
#define NEW_PAIR(function, parameters, ...)                                                        \
    do {                                                                                           \
        AtenTensorHandle ret = NULL;                                                               \
        AtenTensorHandle ret1 = NULL;                                                              \
        tn_value want[2] = {tn_value_none(), tn_value_none()};                                     \
        call_all(operator_of(#function), ARGS(__VA_ARGS__), want, 2);                              \
        if (function parameters != AOTI_TORCH_SUCCESS)                                             \
            fail_msg("%s: %s", #function, fixture_error());                                        \
        assert_same(#function, ret->tensor, want[0].as.tensor, NULL);                              \
        assert_same(#function, ret1->tensor, want[1].as.tensor, NULL);                             \
        tn_tensor_release(want[0].as.tensor);                                                      \
        tn_tensor_release(want[1].as.tensor);                                                      \
        drop(ret);                                                                                 \
        drop(ret1);                                                                                \
    } while (0)

/*
 * WRITTEN(function, make, (parameters), arguments …): what `make` makes is written twice, as `ret`
 * by the function and as `want` by the operator.
 */
#define WRITTEN(function, make, parameters, ...)                                                   \
    do {                                                                                           \
        AtenTensorHandle ret = make;                                                               \
        AtenTensorHandle target = make;                                                            \
        tn_tensor *want = target->tensor;                                                          \
        const char *operator_name = operator_of(#function);                                        \
        if (function parameters != AOTI_TORCH_SUCCESS)                                             \
            fail_msg("%s: %s", #function, fixture_error());                                        \
        tn_tensor_release(call(operator_name, ARGS(__VA_ARGS__)));                                 \
        assert_same(#function, ret->tensor, want, NULL);                                           \
        drop(ret);                                                                                 \
        drop(target);                                                                              \
    } while (0)

/* ---- the functions ---- */

static void factories_take_options_or_none(void **state)
{
    (void)state;
    const int64_t sizes[2] = {2, 3};
    int32_t dtype = 7;
    int32_t layout = 0;
    int32_t cpu = 0;
    int32_t pinned = 0;
    AtenTensorHandle a = matrix();
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_aten_full, (sizes, 2, 1.5, NULL, NULL, NULL, 0, NULL, &ret), NULL, INTS(2, 3),
        D(1.5));
    NEW(aoti_torch_aten_full, (sizes, 2, 7, &dtype, &layout, &cpu, -1, &pinned, &ret), NULL,
        INTS(2, 3), D(7), DTYPE(F64));
    NEW(aoti_torch_aten_full, (NULL, 0, 2, NULL, NULL, NULL, 0, NULL, &ret), NULL,
        tn_value_ints(NULL, 0), D(2));
    NEW(aoti_torch_aten_new_zeros, (a, sizes, 2, &dtype, NULL, NULL, 0, NULL, &ret), NULL, T(A),
        INTS(2, 3), DTYPE(F64));
    const int64_t none[2] = {0, 3};
    NEW(aoti_torch_aten_new_empty, (a, none, 2, NULL, NULL, NULL, 0, NULL, &ret), NULL, T(A),
        INTS(0, 3));
    NEW(aoti_torch_cpu__efficientzerotensor, (sizes, 2, &dtype, NULL, NULL, 0, NULL, &ret), NULL,
        INTS(2, 3), DTYPE(F64));
    NEW(aoti_torch_cpu_hann_window, (5, &dtype, NULL, NULL, 0, NULL, &ret), NULL, I(5), DTYPE(F64));
    drop(a);
}

static void numbers_and_tensors_are_combined(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle b = floats(SIZES(3), VALUES(1, 2, -4));
    tn_tensor *A = a->tensor;
    tn_tensor *O = b->tensor;
    NEW(aoti_torch_cpu_add_Scalar, (a, 2, 0.5, &ret), NULL, T(A), D(2), D(0.5));
    NEW(aoti_torch_cpu_add_Tensor, (a, b, 2, &ret), NULL, T(A), T(O), D(2));
    NEW(aoti_torch_cpu_mul_Scalar, (a, -3, &ret), NULL, T(A), D(-3));
    NEW(aoti_torch_cpu_mul_Tensor, (a, b, &ret), NULL, T(A), T(O));
    NEW(aoti_torch_aten_subtract_Tensor, (a, b, 2, &ret), NULL, T(A), T(O), D(2));
    drop(a);
    drop(b);
}

static void views_share_their_memory(void **state)
{
    (void)state;
    const int64_t swapped[2] = {1, 0};
    const int64_t flat[2] = {6, 1};
    int64_t start = 1;
    int64_t end = 3;
    AtenTensorHandle a = matrix();
    AtenTensorHandle thin = floats(SIZES(1, 3), VALUES(1, 2, 3));
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_aten_narrow, (a, 1, 1, 2, &ret), A, T(A), I(1), I(1), I(2));
    NEW(aoti_torch_cpu_narrow, (a, -2, 1, 1, &ret), A, T(A), I(-2), I(1), I(1));
    NEW(aoti_torch_cpu_permute, (a, swapped, 2, &ret), A, T(A), INTS(1, 0));
    NEW(aoti_torch_cpu_reshape, (a, flat, 2, &ret), A, T(A), INTS(6, 1));
    NEW(aoti_torch_cpu_slice_Tensor, (a, 1, &start, &end, 1, &ret), A, T(A), I(1), I(1), I(3),
        I(1));
    NEW(aoti_torch_cpu_slice_Tensor, (a, 1, NULL, &end, 2, &ret), A, T(A), I(1), NONE, I(3), I(2));
    NEW(aoti_torch_cpu_slice_Tensor, (a, 0, &start, NULL, 1, &ret), A, T(A), I(0), I(1), NONE,
        I(1));
    NEW(aoti_torch_cpu_squeeze_dim, (thin, 0, &ret), thin->tensor, T(thin->tensor), I(0));
    drop(a);
    drop(thin);
}

static void elements_are_read_as_another_dtype(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle pairs = floats(SIZES(2, 1, 2), VALUES(3, -1, 2, 0.5));
    AtenTensorHandle complex = NULL;
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_cpu_view_dtype, (a, TN_DTYPE_I16, &ret), A, T(A), DTYPE(I16));
    NEW(aoti_torch_view_dtype, (a, TN_DTYPE_I32, &ret), A, T(A), DTYPE(I32));
    NEW(aoti_torch_cpu_view_as_complex, (pairs, &ret), pairs->tensor, T(pairs->tensor));
    assert_success(aoti_torch_cpu_view_as_complex(pairs, &complex));
    tn_tensor *C = complex->tensor;
    NEW(aoti_torch_cpu_view_as_real, (complex, &ret), C, T(C));
    NEW(aoti_torch_view_as_real, (complex, &ret), C, T(C));
    drop(complex);
    drop(pairs);
    drop(a);
}

static void reductions_and_orders(void **state)
{
    (void)state;
    const int64_t last[1] = {-1};
    const int64_t three = 3;
    int32_t stable = 1;
    AtenTensorHandle a = matrix();
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_aten_amax, (a, last, 1, 1, &ret), NULL, T(A), INTS(-1), B(true));
    NEW(aoti_torch_aten_amax, (a, NULL, 0, 0, &ret), NULL, T(A), tn_value_ints(NULL, 0), B(false));
    NEW_PAIR(aoti_torch_cpu_sort, (a, 1, 1, &ret, &ret1), T(A), I(1), B(true));
    NEW_PAIR(aoti_torch_cpu_sort_stable, (a, &stable, 0, 0, &ret, &ret1), T(A), B(true), I(0),
             B(false));
    NEW_PAIR(aoti_torch_cpu_sort_stable, (a, NULL, -1, 0, &ret, &ret1), T(A), NONE, I(-1),
             B(false));
    NEW(aoti_torch_cpu_median, (a, &ret), NULL, T(A));
    NEW(aoti_torch_cpu_nanmedian, (a, &ret), NULL, T(A));
    NEW_PAIR(aoti_torch_cpu_kthvalue, (a, 2, 1, 1, &ret, &ret1), T(A), I(2), I(1), B(true));
    NEW_PAIR(aoti_torch_cpu_mode, (a, -1, 0, &ret, &ret1), T(A), I(-1), B(false));
    NEW_PAIR(aoti_torch_cpu__fused_rms_norm, (a, &three, 1, NULL, NULL, &ret, &ret1), T(A), INTS(3),
             NONE, NONE);
    NEW_PAIR(aoti_torch_cpu_topk, (a, 2, 1, 0, 1, &ret, &ret1), T(A), I(2), I(1), B(false),
             B(true));
    drop(a);
}

static void values_are_counted_and_found(void **state)
{
    (void)state;
    const int64_t bins[3] = {2, 1, 3};
    AtenTensorHandle a = matrix();
    AtenTensorHandle edges = floats(SIZES(3), VALUES(1, 3, 5));
    tn_tensor *A = a->tensor;
    tn_tensor *E = edges->tensor;
    NEW(aoti_torch_cpu_bucketize_Tensor, (a, edges, 1, 0, &ret), NULL, T(A), T(E), B(true),
        B(false));
    NEW(aoti_torch_cpu_searchsorted_Tensor, (edges, a, 0, 1, NULL, NULL, &ret), NULL, T(E), T(A),
        B(false), B(true), NONE, NONE);
    NEW(aoti_torch_cpu_searchsorted_Scalar, (edges, 2.5, 0, 0, NULL, NULL, &ret), NULL, T(E),
        D(2.5), B(false), B(false), NONE, NONE);
    NEW(aoti_torch_cpu_histc, (a, 4, 0, 10, &ret), NULL, T(A), I(4), D(0), D(10));
    NEW_PAIR(aoti_torch_cpu_histogram_bin_ct, (a, 3, NULL, 0, NULL, 0, &ret, &ret1), T(A), I(3),
             NONE, NONE, B(false));
    NEW(aoti_torch_cpu__histogramdd_from_bin_cts, (a, bins, 3, NULL, 0, NULL, 1, &ret), NULL, T(A),
        INTS(2, 1, 3), NONE, NONE, B(true));
    drop(edges);
    drop(a);
}

static void running_results_and_magnitudes(void **state)
{
    (void)state;
    int32_t dtype = TN_DTYPE_I32;
    AtenTensorHandle a = matrix();
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_cpu_abs, (a, &ret), NULL, T(A));
    NEW(aoti_torch_cpu_angle, (a, &ret), NULL, T(A));
    NEW(aoti_torch_cpu_cumsum, (a, 1, NULL, &ret), NULL, T(A), I(1));
    NEW(aoti_torch_cpu_cumsum, (a, -2, &dtype, &ret), NULL, T(A), I(-2), DTYPE(I32));
    NEW(aoti_torch_cpu_cumprod, (a, 0, NULL, &ret), NULL, T(A), I(0));
    NEW_PAIR(aoti_torch_cpu_cummax, (a, 1, &ret, &ret1), T(A), I(1));
    NEW_PAIR(aoti_torch_cpu_cummin, (a, 0, &ret, &ret1), T(A), I(0));
    NEW(aoti_torch_cpu_logcumsumexp, (a, 1, &ret), NULL, T(A), I(1));
    drop(a);
}

/* The positions, in rows that are neighbours in memory. */
static void elements_are_picked(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle mask = handle_of(make(TN_DTYPE_BOOL, SIZES(2, 3), VALUES(1, 0, 0, 1, 0, 1)));
    AtenTensorHandle columns = handle_of(make(TN_DTYPE_I64, SIZES(2), VALUES(2, -3)));
    const AtenTensorHandle *by_column[2] = {NULL, &columns};
    const AtenTensorHandle *by_mask[1] = {&mask};
    AtenTensorHandle got = NULL;
    tn_tensor *A = a->tensor;
    NEW(aoti_torch_cpu_nonzero, (mask, &ret), NULL, T(mask->tensor));
    NEW(aoti_torch_nonzero, (mask, &ret), NULL, T(mask->tensor));
    NEW(aoti_torch_cpu_masked_select, (a, mask, &ret), NULL, T(A), T(mask->tensor));
    tn_value some[2] = {NONE, T(columns->tensor)};
    tn_value all[1] = {T(mask->tensor)};
    NEW(aoti_torch_cpu_index_Tensor, (a, by_column, 2, &ret), NULL, T(A), tn_value_list(some, 2));
    NEW(aoti_torch_cpu_index_Tensor, (a, by_mask, 1, &ret), NULL, T(A), tn_value_list(all, 1));
    assert_success(aoti_torch_cpu_index_Tensor(a, by_column, 2, &got));
    assert_tensor(got->tensor, TN_DTYPE_F32, SIZES(2, 2), VALUES(2, 3, -6, 0.5));
    drop(got);
    assert_success(aoti_torch_cpu_nonzero(mask, &got));
    assert_tensor(got->tensor, TN_DTYPE_I64, SIZES(3, 2), VALUES(0, 0, 1, 0, 1, 2));
    drop(got);
    drop(columns);
    drop(mask);
    drop(a);
}

static void rearrangements_make_new_tensors(void **state)
{
    (void)state;
    const int64_t paddings[2] = {1, 2};
    double value = -7;
    AtenTensorHandle a = matrix();
    tn_tensor *A = a->tensor;
    AtenTensorHandle both[2] = {a, a};
    tn_value tensors[2] = {T(A), T(A)};
    NEW(aoti_torch_aten_pad, (a, paddings, 2, "constant", &value, &ret), NULL, T(A), INTS(1, 2),
        S("constant"), D(-7));
    NEW(aoti_torch_cpu_pad, (a, paddings, 2, "constant", NULL, &ret), NULL, T(A), INTS(1, 2),
        S("constant"), NONE);
    NEW(aoti_torch_cpu_cat, (both, 2, 1, &ret), NULL, tn_value_list(tensors, 2), I(1));
    NEW(aoti_torch_clone, (a, &ret), NULL, T(A));
    drop(a);
}

static void targets_are_written(void **state)
{
    (void)state;
    const int64_t sizes[2] = {3, 1};
    int32_t format = 0;
    AtenTensorHandle a = matrix();
    AtenTensorHandle b = floats(SIZES(3, 2), VALUES(1, 2, 3, 4, 5, 6));
    WRITTEN(aoti_torch_aten_fill__Scalar, matrix(), (ret, 2.5), T(want), D(2.5));
    WRITTEN(aoti_torch_cpu_fill__Scalar, matrix(), (ret, -1), T(want), D(-1));
    WRITTEN(aoti_torch_copy_, matrix(), (ret, a, 1), T(want), T(a->tensor), B(true));
    WRITTEN(aoti_torch_zero_, matrix(), (ret), T(want));
    WRITTEN(aoti_torch_cpu_resize_, matrix(), (ret, sizes, 2, NULL), T(want), INTS(3, 1));
    WRITTEN(aoti_torch_cpu_resize_, matrix(), (ret, sizes, 2, &format), T(want), INTS(3, 1),
            I(TN_MEMORY_FORMAT_CONTIGUOUS));
    WRITTEN(aoti_torch_cpu_resize_as_, matrix(), (ret, b, &format), T(want), T(b->tensor),
            I(TN_MEMORY_FORMAT_CONTIGUOUS));
    AtenTensorHandle two = floats(SIZES(2), VALUES(10, 20));
    AtenTensorHandle batch = floats(SIZES(1, 2, 3), VALUES(3, -1, 2, 0.5, 4, -6));
    AtenTensorHandle factors = floats(SIZES(1, 3, 2), VALUES(1, 2, 3, 4, 5, 6));
    WRITTEN(aoti_torch_bmm_out, floats(SIZES(1), VALUES(9)), (ret, batch, factors),
            T(batch->tensor), T(factors->tensor), T(want));
    WRITTEN(aoti_torch_cpu_bmm_out, floats(SIZES(1, 2, 2), VALUES(9, 9, 9, 9)),
            (ret, batch, factors), T(batch->tensor), T(factors->tensor), T(want));
    WRITTEN(aoti_torch_cpu_baddbmm_out, floats(SIZES(1), VALUES(9)),
            (ret, two, batch, factors, 0.5, 2), T(two->tensor), T(batch->tensor),
            T(factors->tensor), D(0.5), D(2), T(want));
    WRITTEN(aoti_torch_cpu_addmm_out, floats(SIZES(1), VALUES(9)), (ret, two, a, b, 0.5, 2),
            T(two->tensor), T(a->tensor), T(b->tensor), D(0.5), D(2), T(want));
    WRITTEN(aoti_torch_addmm_out, floats(SIZES(1), VALUES(9)), (ret, two, a, b, 0.5f, 0),
            T(two->tensor), T(a->tensor), T(b->tensor), D(0.5), D(0), T(want));
    NEW(aoti_torch_cpu__addmm_activation, (two, a, b, 0.5, -2, 1, &ret), NULL, T(two->tensor),
        T(a->tensor), T(b->tensor), D(0.5), D(-2), B(true));
    drop(two);
    drop(batch);
    drop(factors);
    WRITTEN(aoti_torch_mm_out, floats(SIZES(2, 2), VALUES(9, 9, 9, 9)), (ret, a, b), T(a->tensor),
            T(b->tensor), T(want));
    WRITTEN(aoti_torch_cpu_mm_out, floats(SIZES(2, 2), VALUES(9, 9, 9, 9)), (ret, a, b),
            T(a->tensor), T(b->tensor), T(want));
    drop(a);
    drop(b);
}

static void elements_are_placed(void **state)
{
    (void)state;
    int64_t total = 4;
    AtenTensorHandle a = matrix();
    AtenTensorHandle b = floats(SIZES(1, 3), VALUES(7, 8, 9));
    AtenTensorHandle index = handle_of(make(TN_DTYPE_I64, SIZES(1, 3), VALUES(1, 0, 1)));
    AtenTensorHandle repeats = handle_of(make(TN_DTYPE_I32, SIZES(3), VALUES(1, 0, 3)));
    tn_tensor *A = a->tensor;
    tn_tensor *I64 = index->tensor;
    WRITTEN(aoti_torch_cpu_scatter_src_out, matrix(), (ret, a, 0, index, b), T(A), I(0), T(I64),
            T(b->tensor), T(want));
    WRITTEN(aoti_torch_scatter_out, matrix(), (ret, a, 1, index, b), T(A), I(1), T(I64),
            T(b->tensor), T(want));
    WRITTEN(aoti_torch_cpu_scatter_value_out, matrix(), (ret, a, -2, index, 2.5), T(A), I(-2),
            T(I64), D(2.5), T(want));
    NEW(aoti_torch_cpu_gcd, (index, repeats, &ret), NULL, T(I64), T(repeats->tensor));
    NEW(aoti_torch_cpu_repeat_interleave_Tensor, (repeats, &total, &ret), NULL, T(repeats->tensor),
        I(4));
    NEW(aoti_torch_repeat_interleave_Tensor, (repeats, NULL, &ret), NULL, T(repeats->tensor));
    AtenTensorHandle out = matrix();
    assert_success(aoti_torch_cpu_scatter_src_out(out, a, 0, index, b));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(3, 8, 2, 7, 4, 9));
    drop(out);
    drop(repeats);
    drop(index);
    drop(b);
    drop(a);
}

/* A bias that is NULL is none, as in PyTorch; so is one that a handle names. */
static void a_convolution_needs_no_bias(void **state)
{
    (void)state;
    const int64_t one = 1, none = 0;
    AtenTensorHandle x = floats(SIZES(1, 1, 4), VALUES(1, 2, 3, 4));
    AtenTensorHandle weight = floats(SIZES(1, 1, 2), VALUES(1, 10));
    AtenTensorHandle bias = floats(SIZES(1), VALUES(0.5));
    AtenTensorHandle out = NULL;
    assert_success(
        aoti_torch_convolution(x, weight, NULL, &one, 1, &none, 1, &one, 1, 0, &none, 1, 1, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 1, 3), VALUES(21, 32, 43));
    drop(out);
    assert_success(
        aoti_torch_convolution(x, weight, bias, &one, 1, &none, 1, &one, 1, 1, &none, 1, 1, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 1, 5), VALUES(1.5, 12.5, 23.5, 34.5, 40.5));
    drop(out);
    assert_failure(
        aoti_torch_convolution(x, NULL, bias, &one, 1, &none, 1, &one, 1, 1, &none, 1, 1, &out));
    assert_error_has("aoti_torch_convolution: weight must not be NULL");
    drop(bias);
    drop(weight);
    drop(x);
}

/* No operator of its own: two products, written to the same place. */
static void two_products_are_added(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle b = floats(SIZES(3, 2), VALUES(1, 2, 3, 4, 5, 6));
    AtenTensorHandle out = floats(SIZES(1), VALUES(0));
    assert_success(aoti_torch__mm_plus_mm_out(out, a, b, a, b));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 2), VALUES(20, 28, -35, -38));
    assert_failure(aoti_torch__mm_plus_mm_out(out, a, b, b, b));
    assert_failure(aoti_torch__mm_plus_mm_out(out, a, b, a, NULL));
    assert_error_has("aoti_torch__mm_plus_mm_out: d must not be NULL");
    drop(out);
    drop(b);
    drop(a);
}

/* What models write by a mask or by places, into what they read and elsewhere. */
static void values_are_put_where_indices_say(void **state)
{
    (void)state;
    AtenTensorHandle self = matrix();
    AtenTensorHandle out = floats(SIZES(1), VALUES(0));
    AtenTensorHandle mask = handle_of(make(TN_DTYPE_BOOL, SIZES(2), VALUES(0, 1)));
    AtenTensorHandle place = handle_of(make(TN_DTYPE_I64, SIZES(1), VALUES(2)));
    AtenTensorHandle value = floats(SIZES(1), VALUES(7));
    const AtenTensorHandle rows[] = {mask};
    const AtenTensorHandle columns[] = {NULL, place};
    assert_success(aoti_torch_index_put_out(self, self, rows, 1, value, false));
    assert_tensor(self->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(3, -1, 2, 7, 7, 7));
    assert_success(aoti_torch_index_put_out(out, self, columns, 2, value, true));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(3, -1, 9, 7, 7, 14));
    assert_tensor(self->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(3, -1, 2, 7, 7, 7));
    assert_failure(aoti_torch_index_put_out(out, self, NULL, 1, value, false));
    assert_failure(aoti_torch_index_put_out(out, self, rows, TN_MAX_DIM + 1, value, false));
    assert_error_has("65 indices are more than 64");
    drop(value);
    drop(place);
    drop(mask);
    drop(out);
    drop(self);
}

static void products_are_added(void **state)
{
    (void)state;
    AtenTensorHandle two = floats(SIZES(2, 2), VALUES(1, 2, 3, 4));
    AtenTensorHandle batch = floats(SIZES(1, 2, 3), VALUES(3, -1, 2, 0.5, 4, -6));
    AtenTensorHandle factors = floats(SIZES(1, 3, 2), VALUES(1, 2, 3, 4, 5, 6));
    AtenTensorHandle vector = floats(SIZES(2), VALUES(5, 7));
    NEW(aoti_torch_cpu_addbmm, (two, batch, factors, 0.5, 2, &ret), NULL, T(two->tensor),
        T(batch->tensor), T(factors->tensor), D(0.5), D(2));
    NEW(aoti_torch_cpu_addmv, (vector, two, vector, 0.5, 2, &ret), NULL, T(vector->tensor),
        T(two->tensor), T(vector->tensor), D(0.5), D(2));
    drop(two);
    drop(batch);
    drop(factors);
    drop(vector);
}

static void convolutions_have_three_gradients(void **state)
{
    (void)state;
    const int64_t ones[2] = {1, 1};
    const int64_t zeros[2] = {0, 0};
    const int32_t mask[3] = {1, 1, 0};
    AtenTensorHandle input = handle_of(count_up(TN_DTYPE_F32, SIZES(1, 1, 3, 3)));
    AtenTensorHandle weight = floats(SIZES(1, 1, 2, 2), VALUES(1, -2, 3, 0.5));
    AtenTensorHandle grad = floats(SIZES(1, 1, 2, 2), VALUES(1, 2, 3, 4));
    NEW(aoti_torch_cpu_convolution,
        (input, weight, NULL, ones, 2, zeros, 2, ones, 2, 0, zeros, 2, 1, &ret), NULL,
        T(input->tensor), T(weight->tensor), NONE, INTS(1, 1), INTS(0, 0), INTS(1, 1), B(false),
        INTS(0, 0), I(1));
    tn_value bits[3] = {B(true), B(true), B(false)};
    tn_value want[3] = {NONE, NONE, NONE};
    AtenTensorHandle ret[3] = {NULL, NULL, NULL};
    call_all(operator_of("aoti_torch_cpu_convolution_backward"),
             ARGS(T(grad->tensor), T(input->tensor), T(weight->tensor), NONE, INTS(1, 1),
                  INTS(0, 0), INTS(1, 1), B(false), INTS(0, 0), I(1), tn_value_list(bits, 3)),
             want, 3);
    assert_success(aoti_torch_cpu_convolution_backward(grad, input, weight, NULL, 0, ones, 2, zeros,
                                                       2, ones, 2, 0, zeros, 2, 1, mask, 3, &ret[0],
                                                       &ret[1], &ret[2]));
    for (int i = 0; i < 2; i++) {
        assert_same("convolution_backward", ret[i]->tensor, want[i].as.tensor, NULL);
        tn_value_release(&want[i]);
        drop(ret[i]);
    }
    assert_true(want[2].as.tensor == NULL && (ret[2] == NULL || ret[2]->tensor == NULL));
    tn_value_release(&want[2]);
    if (ret[2] != NULL)
        drop(ret[2]);
    drop(grad);
    drop(weight);
    drop(input);
}

/* The handle stays, and its tensor becomes what the source is, memory and all. */
static void a_tensor_is_set_to_another(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle source = floats(SIZES(2), VALUES(8, 9));
    const tn_tensor *same = a->tensor;
    assert_success(aoti_torch_cpu_set__source_Tensor(a, source));
    assert_ptr_equal(a->tensor, same);
    assert_tensor(a->tensor, TN_DTYPE_F32, SIZES(2), VALUES(8, 9));
    assert_ptr_equal(a->tensor->data, source->tensor->data);
    drop(source);
    drop(a);
}

/* Numbers of a stream: they lie where they should, and the same seed gives the same again. */
static void random_numbers_lie_in_their_range(void **state)
{
    (void)state;
    int64_t size[] = {3};
    AtenTensorHandle a = matrix();
    AtenTensorHandle p = floats(SIZES(2, 3), VALUES(0, 1, 0, 1, 1, 0));
    AtenTensorHandle made[9] = {NULL};
    double first[9] = {0};
    for (int again = 0; again < 2; again++) {
        tn_manual_seed(7);
        assert_success(aoti_torch_cpu_uniform(a, 2, 3, NULL, &made[0]));
        assert_success(aoti_torch_cpu_rand_like(a, NULL, NULL, NULL, 0, NULL, NULL, &made[1]));
        assert_success(
            aoti_torch_cpu_rand_generator(size, 1, NULL, NULL, NULL, NULL, 0, NULL, &made[2]));
        assert_success(aoti_torch_cpu_exponential(a, 1, NULL, &made[3]));
        assert_success(aoti_torch_cpu_normal_functional(a, 5, 0, NULL, &made[4]));
        assert_success(
            aoti_torch_cpu_randn_generator(size, 1, NULL, NULL, NULL, NULL, 0, NULL, &made[5]));
        assert_success(
            aoti_torch_cpu_rand_like_generator(a, NULL, NULL, NULL, NULL, 0, NULL, NULL, &made[6]));
        assert_success(aoti_torch_cpu_randn_like_generator(a, NULL, NULL, NULL, NULL, 0, NULL, NULL,
                                                           &made[7]));
        assert_success(aoti_torch_cpu_randint_generator(1, size, 1, NULL, NULL, NULL, NULL, 0, NULL,
                                                        &made[8]));
        for (int i = 0; i < 8; i++) {
            float value = *(float *)made[i]->tensor->data;
            assert_true(i != 0 || (value >= 2 && value < 3));
            assert_true((i != 1 && i != 2 && i != 6) || (value >= 0 && value < 1));
            assert_true(i != 3 || value > 0);
            assert_true(i != 4 || value == 5);
            assert_true(again == 0 || (double)value == first[i]);
            first[i] = (double)value;
        }
        assert_int_equal(*(int64_t *)made[8]->tensor->data, 0);
        for (int i = 0; i < 9; i++)
            drop(made[i]);
    }
    assert_success(aoti_torch_cpu_randint_low_out(a, 4, 5, size, 1));
    assert_tensor(a->tensor, TN_DTYPE_F32, SIZES(3), VALUES(4, 4, 4));
    drop(a);
    a = matrix();
    assert_success(aoti_torch_cpu_bernoulli__Tensor(a, p, NULL));
    assert_tensor(a->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(0, 1, 0, 1, 1, 0));
    drop(p);
    drop(a);
}

/* ---- parameters that cannot be used ---- */

static void bags_have_a_gradient(void **state)
{
    (void)state;
    AtenTensorHandle grad = floats(SIZES(2, 1), VALUES(1, 10));
    AtenTensorHandle rows = handle_of(make(TN_DTYPE_I64, SIZES(4), VALUES(0, 1, 1, 2)));
    AtenTensorHandle names = handle_of(make(TN_DTYPE_I64, SIZES(4), VALUES(0, 1, 1, 1)));
    AtenTensorHandle sizes = handle_of(make(TN_DTYPE_I64, SIZES(2), VALUES(1, 3)));
    NEW(aoti_torch_cpu__embedding_bag_dense_backward,
        (grad, rows, names, sizes, sizes, 4, 0, 1, NULL, -1, &ret), NULL, T(grad->tensor),
        T(rows->tensor), T(names->tensor), T(sizes->tensor), T(sizes->tensor), I(4), B(false), I(1),
        NONE, I(-1));
    drop(grad);
    drop(rows);
    drop(names);
    drop(sizes);
}

static void unusable_parameters_are_named(void **state)
{
    (void)state;
    const int64_t sizes[2] = {2, 3};
    int32_t bad = 99;
    int32_t cpu = 0;
    AtenTensorHandle a = matrix();
    AtenTensorHandle some[2] = {a, NULL};
    AtenTensorHandle ret = NULL;
    assert_failure(aoti_torch_cpu_add_Tensor(a, NULL, 1, &ret));
    assert_error_has("aoti_torch_cpu_add_Tensor: other must not be NULL");
    assert_failure(aoti_torch_cpu_add_Tensor(a, a, 1, NULL));
    assert_error_has("aoti_torch_cpu_add_Tensor: ret0 must not be NULL");
    assert_failure(aoti_torch_cpu_cat(some, 2, 0, &ret));
    assert_error_has("aoti_torch_cpu_cat: tensors[1] must not be NULL");
    assert_failure(aoti_torch_cpu_cat(some, -2, 0, &ret));
    assert_error_has("aoti_torch_cpu_cat: tensors has no array of length -2");
    assert_failure(aoti_torch_cpu_reshape(a, NULL, 1, &ret));
    assert_error_has("aoti_torch_cpu_reshape: shape has no array of length 1");
    assert_failure(aoti_torch_cpu_resize_(a, sizes, 2, &bad));
    assert_error_has("aoti_torch_cpu_resize_: 99 is no memory_format");
    assert_failure(aoti_torch_aten_full(sizes, 2, 0, NULL, &bad, NULL, 0, NULL, &ret));
    assert_error_has("aoti_torch_aten_full: 99 is no layout");
    assert_failure(aoti_torch_aten_full(sizes, 2, 0, NULL, NULL, &bad, 0, NULL, &ret));
    assert_error_has("aoti_torch_aten_full: 99 is no device");
    assert_failure(aoti_torch_aten_full(sizes, 2, 0, NULL, NULL, &cpu, 128, NULL, &ret));
    assert_error_has("aoti_torch_aten_full: device: Device index 128 is out of range");
    assert_failure(aoti_torch_cpu_pad(a, sizes, 2, NULL, NULL, &ret));
    assert_error_has("aoti_torch_cpu_pad: mode must not be NULL");
    assert_null(ret);
    drop(a);
}

/* What the operator itself refuses is told in its words, and nothing is written. */
static void failures_of_the_operator_pass(void **state)
{
    (void)state;
    AtenTensorHandle a = matrix();
    AtenTensorHandle ret = NULL;
    AtenTensorHandle ret1 = NULL;
    assert_failure(aoti_torch_cpu_sort(a, 7, 0, &ret, &ret1));
    assert_error_has("Dimension out of range");
    assert_null(ret);
    assert_null(ret1);
    assert_failure(aoti_torch_mm_out(a, a, a));
    drop(a);
}

static int autograd_calls; /* of the kernel below */

static tn_status count_and_go_on(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    autograd_calls++;
    return tni_redispatch(call->op, tni_keyset_below(call->keys, TNI_ALIAS_AUTOGRAD), args, outs);
}

/* aten:: dispatches, cpu:: enters the kernel. */
static void only_calls_of_the_operator_see_a_kernel_for_autograd(void **state)
{
    (void)state;
    tn_library *library;
    AtenTensorHandle a = matrix();
    AtenTensorHandle ret = NULL;
    autograd_calls = 0;
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "aten", "AutogradCPU", "f.c", 1, &library),
                     TN_OK);
    assert_int_equal(tn_library_impl(library, "fill_.Scalar", NULL, NULL, count_and_go_on, NULL),
                     TN_OK);
    assert_int_equal(tn_library_impl(library, "narrow", NULL, NULL, count_and_go_on, NULL), TN_OK);
    assert_success(aoti_torch_cpu_fill__Scalar(a, 7));
    assert_success(aoti_torch_cpu_narrow(a, 0, 0, 1, &ret));
    assert_int_equal(autograd_calls, 0);
    drop(ret);
    assert_success(aoti_torch_aten_fill__Scalar(a, 3));
    assert_success(aoti_torch_aten_narrow(a, 0, 0, 1, &ret));
    assert_int_equal(autograd_calls, 2);
    assert_tensor(a->tensor, TN_DTYPE_F32, SIZES(2, 3), VALUES(3, 3, 3, 3, 3, 3));
    drop(ret);
    drop(a);
    tn_library_free(library);
}

/* A lazily conjugated argument is read conjugated, and a meta tensor has no memory to be read. */
static void direct_calls_see_what_the_elements_mean(void **state)
{
    (void)state;
    tn_tensor *real = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 2, 3, -4));
    tn_tensor *plain = call("aten::view_as_complex", ARGS(T(real)));
    AtenTensorHandle a = handle_of(call("aten::_conj", ARGS(T(plain))));
    AtenTensorHandle ret = NULL;
    assert_success(aoti_torch_cpu_mul_Scalar(a, 2, &ret));
    tn_tensor *parts = call("aten::view_as_real", ARGS(T(ret->tensor)));
    assert_tensor(parts, TN_DTYPE_F64, SIZES(2, 2), VALUES(2, -4, 6, 8));
    tn_tensor_release(parts);
    drop(ret);
    AtenTensorHandle meta = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, (int64_t[]){3}, NULL, TN_META, &parts),
                     TN_OK);
    meta = handle_of(parts);
    assert_success(aoti_torch_cpu_mul_Scalar(meta, 2, &ret));
    assert_int_equal(ret->tensor->device.type, TN_DEVICE_META);
    drop(ret);
    drop(meta);
    drop(a);
    tn_tensor_release(plain);
    tn_tensor_release(real);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(factories_take_options_or_none, fixture_setup),
        cmocka_unit_test_setup(numbers_and_tensors_are_combined, fixture_setup),
        cmocka_unit_test_setup(views_share_their_memory, fixture_setup),
        cmocka_unit_test_setup(elements_are_read_as_another_dtype, fixture_setup),
        cmocka_unit_test_setup(reductions_and_orders, fixture_setup),
        cmocka_unit_test_setup(values_are_counted_and_found, fixture_setup),
        cmocka_unit_test_setup(running_results_and_magnitudes, fixture_setup),
        cmocka_unit_test_setup(elements_are_picked, fixture_setup),
        cmocka_unit_test_setup(rearrangements_make_new_tensors, fixture_setup),
        cmocka_unit_test_setup(targets_are_written, fixture_setup),
        cmocka_unit_test_setup(elements_are_placed, fixture_setup),
        cmocka_unit_test_setup(a_convolution_needs_no_bias, fixture_setup),
        cmocka_unit_test_setup(two_products_are_added, fixture_setup),
        cmocka_unit_test_setup(values_are_put_where_indices_say, fixture_setup),
        cmocka_unit_test_setup(products_are_added, fixture_setup),
        cmocka_unit_test_setup(convolutions_have_three_gradients, fixture_setup),
        cmocka_unit_test_setup(bags_have_a_gradient, fixture_setup),
        cmocka_unit_test_setup(unusable_parameters_are_named, fixture_setup),
        cmocka_unit_test_setup(a_tensor_is_set_to_another, fixture_setup),
        cmocka_unit_test_setup(random_numbers_lie_in_their_range, fixture_setup),
        cmocka_unit_test_setup(failures_of_the_operator_pass, fixture_setup),
        cmocka_unit_test_setup(only_calls_of_the_operator_see_a_kernel_for_autograd, fixture_setup),
        cmocka_unit_test_setup(direct_calls_see_what_the_elements_mean, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
