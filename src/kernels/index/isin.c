/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * isin: which elements are among the test elements. The test elements are sorted once, as doubles
 * or int64 (either keeps numbers of the common dtype apart), and each element is found by binary
 * search: O((n + m) log m) for n elements and m test elements, with a copy of both.
 */
#include "args/args_isin.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"
#include "kernels/index/index_core.h"

#include <math.h>
#include <stdlib.h>

/* The test elements. */
typedef struct members {
    const void *items; /* ascending; without nan, which equals nothing */
    size_t count;      /* how many */
    bool is_real;      /* doubles, else int64 */
    bool is_inverted;  /* the result is true for elements that are not among them */
} members;

/* Compare doubles, without nan, for qsort. */
static int compare_reals(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

/*
 * Define is_among_NAME: whether an element is one of `count` ascending items. Each step halves the
 * range without a branch, as which half it is cannot be predicted. A nan equals nothing.
 */
#define AMONG(name, type)                                                                          \
    static bool is_among_##name(const void *items, size_t count, const char *at)                   \
    {                                                                                              \
        const type *base = items;                                                                  \
        type x;                                                                                    \
        memcpy(&x, at, sizeof x);                                                                  \
        for (size_t half; count > 1; count -= half) {                                              \
            half = count / 2;                                                                      \
            base += half & -(size_t)(base[half - 1] < x);                                          \
        }                                                                                          \
        return count > 0 && *base == x;                                                            \
    }
AMONG(reals, double)
AMONG(integers, int64_t)

/* Inner loop over the result and the elements, which were converted to double or int64. */
static void look_up(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const members *m = context;
    for (int64_t i = 0; i < count; i++) {
        const char *at = data[1] + i * strides[1];
        const bool is_in = m->is_real ? is_among_reals(m->items, m->count, at)
                                      : is_among_integers(m->items, m->count, at);
        *(bool *)(data[0] + i * strides[0]) = is_in != m->is_inverted;
    }
}

/* TN_ERR_RUNTIME for bool and complex tensors. */
static tn_status check_dtype(const tn_tensor *self)
{
    if (tni_category((tn_dtype)self->dtype) != 0 && tni_category((tn_dtype)self->dtype) != 3)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Unsupported input type encountered for isin(): %s",
                    tni_scalar_name((tn_dtype)self->dtype));
}

/*
 * TN_ERR_NOT_IMPLEMENTED if two tensors promote to a dtype that PyTorch's isin does not compare in.
 * Without elements it is not checked.
 */
static tn_status check_common(const tn_tensor *elements, const tn_tensor *tests)
{
    tn_dtype common;
    if (elements->numel == 0)
        return TN_OK;
    TN_TRY(tni_find_result_type(elements, tests, &common));
    if (common != TN_DTYPE_U16 && common != TN_DTYPE_U32 && common != TN_DTYPE_U64)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"isin_default_cpu\" not implemented for '%s'",
                    tni_scalar_name(common));
}

/* Set the output: a bool for each element. */
static tn_status shapes(tni_work *work, const tn_tensor *elements)
{
    tni_tensor_spec spec = {
        .dtype = TN_DTYPE_BOOL, .rank = elements->rank, .sizes = elements->sizes};
    return tni_set_output(work, 0, &spec, elements->device);
}

/* Fill `m` with the test elements in ascending order, without nan. The builder keeps the memory. */
static tn_status sort_members(tni_builder *s, tn_tensor *tests, tn_dtype common, members *m)
{
    /* First to the common dtype, in which numbers may round and become equal, then to the wide
     * one. */
    tn_tensor *own = TNI_BUILD_OF(s, tni_to_dtype(tests, common, &s->made));
    tn_tensor *row = TNI_BUILD_OF(s, tni_clone(own, m->is_real ? TN_DTYPE_F64 : TN_DTYPE_I64,
                                               TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    if (!tni_builder_go_on(s) || row->numel == 0)
        return s->status;
    m->items = row->data;
    m->count = (size_t)row->numel;
    if (m->is_real) {
        double *items = row->data;
        m->count = 0;
        for (int64_t i = 0; i < row->numel; i++)
            if (!isnan(items[i]))
                items[m->count++] = items[i];
    }
    qsort(row->data, m->count, 8, m->is_real ? compare_reals : tni_compare_integers);
    return TN_OK;
}

/* The work of all three overloads: look up the elements in the common dtype. */
static tn_status fill(tni_work *work, tn_tensor *elements, tn_tensor *tests, bool is_inverted)
{
    tni_builder s = {0};
    tni_loop loop;
    tn_dtype common = tni_result_type(elements, tests);
    members m = {.is_real = tni_category(common) == 2, .is_inverted = is_inverted};
    /* Also where there is no common dtype, which is not reported without elements. */
    if (elements->numel == 0)
        return TN_OK;
    if (common == TN_DTYPE_UNDEFINED)
        return tni_fail(TN_ERR_RUNTIME, "isin: there is no common dtype of %s and %s",
                        tni_scalar_name((tn_dtype)elements->dtype),
                        tni_scalar_name((tn_dtype)tests->dtype));
    TNI_BUILD_DO(&s, sort_members(&s, tests, common, &m));
    /* The elements take the same way as the test elements: to the common dtype, then to the wide
     * one. */
    tn_tensor *own = TNI_BUILD_OF(&s, tni_to_dtype(elements, common, &s.made));
    if (tni_builder_go_on(&s)) {
        tni_loop_begin(&loop, tni_strided_of(work->outs[0]));
        tni_loop_input(&loop, tni_strided_of(own));
        s.status = tni_loop_cast(&loop, 1, m.is_real ? TN_DTYPE_F64 : TN_DTYPE_I64);
    }
    if (tni_builder_go_on(&s))
        tni_loop_run(&loop, look_up, &m);
    return tni_builder_end(&s);
}

/* Return a number as a tensor that counts as a number in type promotion; the builder keeps it. */
static tn_tensor *number(tni_builder *s, const tni_scalar *value, const tn_tensor *like)
{
    return TNI_BUILD_OF(s, tni_new_number(value, like->device, &s->made));
}

TNI_SHAPES(isin_Tensor_Tensor_out)
{
    TN_TRY(check_dtype(in->elements));
    TN_TRY(check_dtype(in->test_elements));
    TN_TRY(check_common(in->elements, in->test_elements));
    return shapes(work, in->elements);
}

TNI_WORK(isin_Tensor_Tensor_out)
{
    return fill(work, in->elements, in->test_elements, in->invert);
}

TNI_STRUCTURED(isin_Tensor_Tensor_out)

/*
 * With a number, the checks need a tensor of it as well; it is made for shapes and again for the
 * work.
 */
TNI_SHAPES(isin_Tensor_Scalar_out)
{
    tni_builder s = {0};
    tn_tensor *test = number(&s, in->test_element, in->elements);
    TNI_BUILD_DO(&s, check_dtype(in->elements));
    TNI_BUILD_DO(&s, check_dtype(test));
    TN_TRY(tni_builder_end(&s));
    return shapes(work, in->elements);
}

TNI_WORK(isin_Tensor_Scalar_out)
{
    tni_builder s = {0};
    tn_tensor *test = number(&s, in->test_element, in->elements);
    TNI_BUILD_DO(&s, fill(work, in->elements, test, in->invert));
    return tni_builder_end(&s);
}

TNI_STRUCTURED(isin_Tensor_Scalar_out)

/* The result has no dimensions. */
TNI_SHAPES(isin_Scalar_Tensor_out)
{
    tni_builder s = {0};
    tn_tensor *element = number(&s, in->element, in->test_elements);
    TNI_BUILD_DO(&s, check_dtype(element));
    TNI_BUILD_DO(&s, check_dtype(in->test_elements));
    TNI_BUILD_DO(&s, shapes(work, element));
    return tni_builder_end(&s);
}

TNI_WORK(isin_Scalar_Tensor_out)
{
    tni_builder s = {0};
    tn_tensor *element = number(&s, in->element, in->test_elements);
    TNI_BUILD_DO(&s, fill(work, element, in->test_elements, in->invert));
    return tni_builder_end(&s);
}

TNI_STRUCTURED(isin_Scalar_Tensor_out)
