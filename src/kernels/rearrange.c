/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that put elements in another order: flip, cat, sort.
 *
 * flip and cat are copies in disguise: the strided loop does the work, with negative strides or
 * into views. sort turns each element into an unsigned key that orders as the element does, so one
 * merge sort serves all dtypes, and is always stable, which PyTorch's need not be.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

/* ---- new tensors ---- */

/* A new tensor of self's sizes, its dimensions in the order in memory that self's have. */
static tn_status new_in_order(const tn_tensor *self, tn_dtype dtype, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_preserved_strides(self, strides);
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    return tni_tensor_empty(&spec, self->device, out);
}

/* ---- flip ---- */

/* A copy whose source runs backwards along the flipped dimensions: a loop with negative strides. */
TNI_KERNEL(flip)
{
    tn_tensor *self;
    tn_tensor *result;
    tni_ints dims = tni_arg_ints(args[1]);
    bool is_flipped[TN_MAX_DIM] = {false};
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    struct tn_tensor source = *self; /* a borrowed header with its own strides */
    memcpy(strides, self->strides, (size_t)self->rank * sizeof *strides);
    source.strides = strides;
    source.flags &= ~(uint32_t)TNI_TENSOR_LAYOUT_FLAGS;
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if (is_flipped[dim])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        is_flipped[dim] = true;
        if (self->rank == 0 || self->data == NULL)
            continue;
        source.data = (char *)source.data + (self->sizes[dim] - 1) * self->strides[dim] *
                                                (int64_t)tni_dtypes[self->dtype].bytes;
        strides[dim] = tni_wrapped_product(strides[dim], -1);
    }
    TN_TRY(new_in_order(self, (tn_dtype)self->dtype, &result));
    return tni_return_or_drop(tni_copy(result, &source), result, outs);
}

/* ---- cat ---- */

/* PyTorch lets an empty vector of any dtype take part in any concatenation. */
static bool is_skipped(const tn_tensor *tensor)
{
    return tensor->rank == 1 && tensor->sizes[0] == 0;
}

/*
 * Checks one input against the first that counts. The messages are PyTorch's, with the position of
 * the input at fault.
 */
static tn_status check_cat(const tn_tensor *first, const tn_tensor *tensor, int64_t dim,
                           int64_t index)
{
    if (tensor->rank != first->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Tensors must have same number of dimensions: got %d and %d", first->rank,
                        tensor->rank);
    for (int64_t i = 0; i < first->rank; i++)
        if (i != dim && tensor->sizes[i] != first->sizes[i])
            return tni_fail(TN_ERR_RUNTIME,
                            "Sizes of tensors must match except in dimension %lld. Expected size "
                            "%lld but got size %lld for tensor number %lld in the list.",
                            (long long)dim, (long long)first->sizes[i], (long long)tensor->sizes[i],
                            (long long)index);
    return TN_OK;
}

/* What the inputs come to. */
typedef struct cat_plan {
    const tn_tensor *first; /* the first input that counts, or the first of all */
    tn_dtype dtype;         /* of the result */
    int64_t dim;            /* wrapped */
    int64_t total;          /* size along dim */
} cat_plan;

/*
 * Two passes: which input decides the shape has to be known before the others are compared with it.
 * Dtypes promote over all inputs, skipped ones included, as in PyTorch.
 */
static tn_status plan_cat(const tn_call *call, const tni_list *list, int64_t dim, cat_plan *plan)
{
    if (list->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "torch.cat(): expected a non-empty list of Tensors");
    for (size_t i = 0; i < list->size; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (tensor == NULL)
            return tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of the list is undefined",
                            tni_call_name(call), i);
        if (tensor->rank == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "zero-dimensional tensor (at position %zu) cannot be concatenated", i);
        plan->dtype =
            i == 0 ? (tn_dtype)tensor->dtype
                   : tni_result_type(&(struct tn_tensor){.rank = 1, .dtype = (int8_t)plan->dtype},
                                     tensor);
        if (plan->first == NULL || (is_skipped(plan->first) && !is_skipped(tensor)))
            plan->first = tensor;
    }
    if (!is_skipped(plan->first))
        TN_TRY(tni_wrap_dim(dim, plan->first->rank, &plan->dim));
    for (size_t i = 0; i < list->size; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor))
            continue;
        TN_TRY(check_cat(plan->first, tensor, plan->dim, (int64_t)i));
        if (__builtin_add_overflow(plan->total, tensor->sizes[plan->dim], &plan->total))
            return tni_fail(TN_ERR_VALUE,
                            "the sizes along dimension %lld add up to more than int64",
                            (long long)plan->dim);
    }
    return TN_OK;
}

/*
 * Each input is copied into a view of its part of the result, so conversion and strides are the
 * copy's business.
 */
TNI_KERNEL(cat)
{
    const tni_list *list = tni_arg_list(args[0]);
    cat_plan plan = {0};
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *result;
    tn_status status = TN_OK;
    TN_TRY(plan_cat(call, list, tni_arg_int(args[1]), &plan));
    memcpy(sizes, plan.first->sizes, (size_t)plan.first->rank * sizeof *sizes);
    sizes[plan.dim] = plan.total;
    TN_TRY(tni_new_like(plan.first, plan.dtype, plan.first->rank, sizes, &result));
    int64_t offset = 0;
    for (size_t i = 0; i < list->size && status == TN_OK; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor))
            continue;
        tn_tensor *part;
        status = tni_tensor_as_strided(result, tensor->rank, tensor->sizes, result->strides, offset,
                                       &part);
        if (status != TN_OK)
            break;
        status = tni_copy(part, tensor);
        tn_tensor_release(part);
        offset = tni_wrapped_sum(
            offset, tni_wrapped_product(tensor->sizes[plan.dim], result->strides[plan.dim]));
    }
    return tni_return_or_drop(status, result, outs);
}

/* ---- sort ---- */

/* A key that sorts as the element does, with where it came from. */
typedef struct sort_item {
    uint64_t key;  /* unsigned order is the elements' order; nan is greatest */
    int64_t index; /* position before */
} sort_item;

/*
 * A floating number's bits, turned so that unsigned order is its order. Both zeros are equal.
 * Positive numbers get the sign bit set, negative ones are inverted. Every nan is the same,
 * greatest key, so nan sorts last.
 */
static uint64_t real_key(double value)
{
    uint64_t bits;
    value = value == 0 ? 0 : value;
    if (value != value)
        return UINT64_MAX;
    memcpy(&bits, &value, sizeof bits);
    return bits >> 63 ? ~bits : bits | UINT64_C(1) << 63;
}

#define KEY(name, type, expression)                                                                \
    static uint64_t key_##name(const char *at)                                                     \
    {                                                                                              \
        type x;                                                                                    \
        memcpy(&x, at, sizeof x);                                                                  \
        return (expression);                                                                       \
    }
#define SIGNED_KEY(x) ((uint64_t)(int64_t)(x) ^ UINT64_C(1) << 63)
KEY(u8, uint8_t, x)
KEY(u16, uint16_t, x)
KEY(u32, uint32_t, x)
KEY(u64, uint64_t, x)
KEY(i8, int8_t, SIGNED_KEY(x))
KEY(i16, int16_t, SIGNED_KEY(x))
KEY(i32, int32_t, SIGNED_KEY(x))
KEY(i64, int64_t, SIGNED_KEY(x))
KEY(f32, float, real_key((double)x))
KEY(f64, double, real_key(x))
KEY(f16, uint16_t, real_key((double)tni_f16_to_float(x)))
KEY(bf16, uint16_t, real_key((double)tni_bf16_to_float(x)))

static uint64_t (*const keys[TN_DTYPE_COUNT])(const char *) = {
    [TN_DTYPE_U8] = key_u8,    [TN_DTYPE_BOOL] = key_u8, [TN_DTYPE_U16] = key_u16,
    [TN_DTYPE_U32] = key_u32,  [TN_DTYPE_U64] = key_u64, [TN_DTYPE_I8] = key_i8,
    [TN_DTYPE_I16] = key_i16,  [TN_DTYPE_I32] = key_i32, [TN_DTYPE_I64] = key_i64,
    [TN_DTYPE_F32] = key_f32,  [TN_DTYPE_F64] = key_f64, [TN_DTYPE_F16] = key_f16,
    [TN_DTYPE_BF16] = key_bf16};

/* Merges two sorted runs; equal keys keep their order, so the sort is stable. */
static void merge(const sort_item *from, int64_t begin, int64_t middle, int64_t end, sort_item *to)
{
    int64_t left = begin;
    int64_t right = middle;
    for (int64_t i = begin; i < end; i++) {
        bool takes_left = left < middle && (right >= end || from[left].key <= from[right].key);
        to[i] = takes_left ? from[left++] : from[right++];
    }
}

/* Bottom-up merge sort between two arrays; returns the one that holds the result. */
static sort_item *merge_sort(sort_item *items, sort_item *scratch, int64_t count)
{
    for (int64_t width = 1; width < count; width *= 2) {
        for (int64_t begin = 0; begin < count; begin += 2 * width) {
            int64_t middle = begin + width < count ? begin + width : count;
            int64_t end = begin + 2 * width < count ? begin + 2 * width : count;
            merge(items, begin, middle, end, scratch);
        }
        sort_item *sorted = scratch;
        scratch = items;
        items = sorted;
    }
    return items;
}

/*
 * Sorts one row: elements `step` bytes apart, results `out_step` elements apart. Descending inverts
 * the keys instead of the result, so equal elements keep their order there, too.
 */
static void sort_row(const tn_tensor *self, const char *from, int64_t step, int64_t count,
                     bool descending, sort_item *items, char *values, int64_t *indices,
                     int64_t out_step)
{
    size_t bytes = tni_dtypes[self->dtype].bytes;
    for (int64_t i = 0; i < count; i++) {
        uint64_t key = count > 1 ? keys[self->dtype](from + i * step) : 0;
        items[i] = (sort_item){descending ? ~key : key, i};
    }
    const sort_item *sorted = merge_sort(items, items + count, count);
    for (int64_t i = 0; i < count; i++) {
        memcpy(values + (size_t)(i * out_step) * bytes, from + sorted[i].index * step, bytes);
        indices[i * out_step] = sorted[i].index;
    }
}

/*
 * Every row along `dim` of a tensor with data; values and indices have the same strides. One
 * scratch of keys and indices serves all rows. Rows run one after the other.
 */
static tn_status sort_all(const tn_tensor *self, int64_t dim, bool descending, tn_tensor *values,
                          tn_tensor *indices)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    int64_t count = self->rank > 0 ? self->sizes[dim] : 1;
    int64_t out_step = self->rank > 0 ? values->strides[dim] : 1;
    int64_t rows = self->numel / count;
    sort_item *items = tni_malloc(2 * (size_t)count * sizeof *items);
    if (items == NULL)
        return tni_fail_memory(2 * (size_t)count * sizeof *items);
    for (int64_t row = 0; row < rows; row++) {
        int64_t rest = row;
        int64_t from = 0;
        int64_t to = 0;
        for (int64_t i = self->rank - 1; i >= 0; i--) {
            if (i == dim)
                continue;
            from += rest % self->sizes[i] * self->strides[i];
            to += rest % self->sizes[i] * values->strides[i];
            rest /= self->sizes[i];
        }
        sort_row(self, (const char *)self->data + from * bytes,
                 self->rank > 0 ? tni_wrapped_product(self->strides[dim], bytes) : 0, count,
                 descending, items, (char *)values->data + to * bytes,
                 (int64_t *)indices->data + to, out_step);
    }
    tni_free(items);
    return TN_OK;
}

/*
 * Two results: what was made is dropped again if the second handle finds no memory, since results
 * are all or none.
 */
static tn_status sort(const tn_call *call, const StableIValue *args, int64_t dim, bool descending,
                      StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    if (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME, "Sort does not support complex dtypes on CPU");
    if (keys[self->dtype] == NULL && self->numel > 1)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "\"sorting_kernel_method_name\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    TN_TRY(new_in_order(self, (tn_dtype)self->dtype, &values));
    tn_status status = new_in_order(self, TN_DTYPE_I64, &indices);
    if (status != TN_OK) {
        tn_tensor_release(values);
        return status;
    }
    if (self->data != NULL)
        status = sort_all(self, dim, descending, values, indices);
    status = tni_return_or_drop(status, values, &outs[0]);
    if (status != TN_OK) {
        tn_tensor_release(indices);
        return status;
    }
    status = tni_return_take(indices, &outs[1]);
    if (status != TN_OK)
        tn_boxed_tensor_release(outs[0]);
    return status;
}

/* self, dim, descending */
TNI_KERNEL(sort)
{
    return sort(call, args, tni_arg_int(args[1]), tni_arg_bool(args[2]), outs);
}

/* self, stable, dim, descending: the sort is stable in any case */
TNI_KERNEL(sort_stable)
{
    return sort(call, args, tni_arg_int(args[2]), tni_arg_bool(args[3]), outs);
}
