/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that select elements by the values or positions that other tensors give: nonzero,
 * masked_select, index.Tensor, index_put, repeat_interleave.
 *
 * The sizes of the results of nonzero and masked_select depend on the elements, so both read their
 * input twice: once to count, once to write. They cannot run on meta. index.Tensor is one strided
 * loop over the result with a table of byte offsets beside it: the indices are checked and turned
 * into offsets once, and added up if there are several.
 *
 *     self [4, 5, 6], indices (None, i, j) of sizes [2] and [3, 1]
 *     table of offsets [3, 2]   i * stride(1) + j * stride(2)
 *     result [4, 3, 2]          its first dimension walks self, the others walk the table
 *
 * The table costs 8 bytes per combination of indices, not per element of the result. index_put has
 * the same plan and writes instead. All indices are checked before the first element is written, so
 * a failure leaves self as it was.
 */
#include "args/args_advanced_indexing.h"
#include "calls/calls_index.h"
#include "kernels/core/iterator.h"
#include "kernels/index/index_core.h"

/* ---- nonzero ---- */

/* How to tell from its bits whether an element of a dtype is zero. */
typedef struct zero_test {
    int parts;       /* 2 for complex numbers */
    int bytes;       /* of a part */
    uint64_t masked; /* bits that decide; not the sign of a floating number: -0.0 is zero */
} zero_test;

/* Return the test for a dtype; its `bytes` is 0 for a dtype that PyTorch's nonzero refuses. */
static zero_test test_of(tn_dtype dtype)
{
    bool is_complex = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX);
    bool is_half = dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16;
    bool is_real = is_complex || is_half || dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64;
    bool is_whole =
        dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U8 ||
        (tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL) && tni_dtype_is(dtype, TNI_DTYPE_SIGNED));
    zero_test test = {is_complex ? 2 : 1, 0, 0};
    if (!is_real && !is_whole)
        return test;
    test.bytes = tni_dtypes[dtype].bytes / test.parts;
    test.masked = is_real ? ~(UINT64_C(1) << (8 * test.bytes - 1)) : UINT64_MAX;
    return test;
}

/* Elements that are tested at a time, into flags on the stack. */
#define FLAGS 256

/* The part of `bytes`, which is constant, at `at`. Little-endian: the high bytes stay 0. */
static inline __attribute__((always_inline)) uint64_t load_part(const char *at, size_t bytes)
{
    uint64_t bits = 0;
    memcpy(&bits, at, bytes);
    return bits;
}

/*
 * find_flags for parts of `bytes`. A complex number is not zero if one of its parts is not; a real
 * one is read twice. The dense loop vectorizes.
 */
static inline __attribute__((always_inline)) void find_parts(const zero_test *test,
                                                             const char *from, int64_t step,
                                                             int64_t count, uint8_t *flags,
                                                             size_t bytes)
{
    const size_t second = test->parts == 2 ? bytes : 0;
    const uint64_t masked = test->masked;
    if (step == (int64_t)bytes && second == 0)
        for (int64_t i = 0; i < count; i++)
            flags[i] = (load_part(from + i * (int64_t)bytes, bytes) & masked) != 0;
    else
        for (int64_t i = 0; i < count; i++)
            flags[i] =
                ((load_part(from + i * step, bytes) | load_part(from + i * step + second, bytes)) &
                 masked) != 0;
}

/* Write 1 for each of `count` elements that is not zero, else 0; `step` is in bytes. */
static void find_flags(const zero_test *test, const char *from, int64_t step, int64_t count,
                       uint8_t *flags)
{
    switch (test->bytes) {
    case 1:
        find_parts(test, from, step, count, flags, 1);
        break;
    case 2:
        find_parts(test, from, step, count, flags, 2);
        break;
    case 4:
        find_parts(test, from, step, count, flags, 4);
        break;
    default:
        find_parts(test, from, step, count, flags, 8);
        break;
    }
}

/* Return the sum of the flags. */
static int64_t count_flags(const uint8_t *flags, int64_t count)
{
    int64_t seen = 0;
    for (int64_t i = 0; i < count; i++)
        seen += flags[i];
    return seen;
}

/*
 * Write the positions of the set flags, counted from `first`, to `found`, and return how many.
 * Every position is written and the next one overwrites it unless its flag is set, so there is no
 * branch to mispredict. `room` ends the loop before the element behind the last would be written.
 */
static int64_t note_flags(const uint8_t *flags, int64_t count, int64_t first, int64_t *found,
                          int64_t room)
{
    int64_t seen = 0;
    for (int64_t i = 0; i < count && seen < room; i++) {
        found[seen] = first + i;
        seen += flags[i];
    }
    return seen;
}

/*
 * Return the number of elements that are not zero. With `found`, also write their positions: one
 * run of `count` per dimension, so that all positions along a dimension lie together. Lines of the
 * last dimension share the other positions, which are filled in after the line.
 */
static int64_t find_nonzero(const tn_tensor *self, const zero_test *test, int64_t *found,
                            int64_t count)
{
    int64_t strides[TN_MAX_DIM];
    uint8_t flags[FLAGS];
    int64_t seen = 0;
    int64_t last = self->rank - 1;
    int64_t length = last < 0 ? 1 : self->sizes[last];
    tni_walk_strides(tni_strided_of(self), self->rank, self->sizes, strides);
    tni_walk w = {.rank = last, .sizes = self->sizes, .strides = {strides, strides}};
    for (int64_t i = 0; i < self->numel; i += length, tni_walk_step(&w)) {
        const char *line = (const char *)self->data + w.offsets[0];
        int64_t before = seen;
        for (int64_t at = 0; at < length; at += FLAGS) {
            int64_t some = tni_min(length - at, FLAGS);
            int64_t step = last < 0 ? 0 : strides[last];
            find_flags(test, line + at * step, step, some, flags);
            seen += found == NULL || last < 0
                        ? count_flags(flags, some)
                        : note_flags(flags, some, at, found + last * count + seen, count - seen);
        }
        for (int64_t dim = 0; found != NULL && dim < last; dim++)
            for (int64_t k = before; k < seen; k++)
                found[dim * count + k] = w.at[dim];
    }
    return seen;
}

/*
 * Return the positions of the nonzero elements as a tensor [count, rank]. Its strides are {1,
 * count}, as in PyTorch: each column is dense, and a mask in index.Tensor uses the columns as they
 * lie.
 */
static tn_status nonzero(const tn_tensor *self, tn_tensor **out)
{
    zero_test test = test_of((tn_dtype)self->dtype);
    if (test.bytes == 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"nonzero_count_cpu\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    int64_t count = find_nonzero(self, &test, NULL, 0);
    const int64_t sizes[2] = {count, self->rank};
    const int64_t strides[2] = {1, count};
    tni_tensor_spec spec = {.dtype = TN_DTYPE_I64, .rank = 2, .sizes = sizes, .strides = strides};
    TN_TRY(tni_tensor_empty(&spec, self->device, out));
    if ((*out)->numel > 0)
        find_nonzero(self, &test, (*out)->data, count);
    return TN_OK;
}

TNI_KERNEL(nonzero)
{
    tn_tensor *self;
    tn_tensor *result;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(nonzero(self, &result));
    return tni_return_take(result, outs);
}

/* ---- masked_select ---- */

/*
 * Copy the elements of a line that the mask selects and return how many. As in note_flags, every
 * element is written, and the next one overwrites it unless it was selected.
 */
static inline __attribute__((always_inline)) int64_t pick_line(const char *from, int64_t step,
                                                               const char *mask, int64_t mask_step,
                                                               int64_t count, char *to,
                                                               int64_t room, size_t bytes)
{
    int64_t seen = 0;
    for (int64_t i = 0; i < count && seen < room; i++) {
        memcpy(to + (size_t)seen * bytes, from + i * step, bytes);
        seen += mask[i * mask_step] != 0;
    }
    return seen;
}

/*
 * Return how many elements the mask selects; with `to`, copy up to `room` of them. Sizes and byte
 * strides come from `whole`, a walk over self and mask; it goes line by line of the last dimension.
 */
static int64_t pick(const tni_walk *whole, int64_t numel, const tn_tensor *self,
                    const tn_tensor *mask, char *to, int64_t room)
{
    tni_walk w = *whole;
    size_t bytes = tni_dtypes[self->dtype].bytes;
    int64_t last = w.rank - 1;
    int64_t length = last < 0 ? 1 : w.sizes[last];
    int64_t step = last < 0 ? 0 : w.strides[0][last];
    int64_t mask_step = last < 0 ? 0 : w.strides[1][last];
    int64_t seen = 0;
    w.rank = last;
    for (int64_t i = 0; i < numel; i += length, tni_walk_step(&w)) {
        const char *from = (const char *)self->data + w.offsets[0];
        const char *flags = (const char *)mask->data + w.offsets[1];
        if (to == NULL)
            for (int64_t k = 0; k < length; k++)
                seen += flags[k * mask_step] != 0;
        else
            seen += TNI_OF_SIZE(bytes, pick_line, from, step, flags, mask_step, length,
                                to + (size_t)seen * bytes, room - seen);
    }
    return seen;
}

/* Return whether PyTorch's masked_select takes the dtype. */
static bool can_be_picked(tn_dtype dtype)
{
    return dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U8 ||
           (tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && dtype != TN_DTYPE_F4E2M1FNX2) ||
           tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) ||
           (tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL) && tni_dtype_is(dtype, TNI_DTYPE_SIGNED));
}

TNI_KERNEL(masked_select)
{
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *result;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[2][TN_MAX_DIM];
    int64_t numel = 1;
    tni_walk w = {.sizes = sizes, .strides = {strides[0], strides[1]}};
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &mask));
    if (mask->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "masked_select: expected BoolTensor for mask");
    TN_TRY(tni_broadcast(tni_sizes_of(mask), tni_sizes_of(self), &w.rank, sizes));
    for (int64_t i = 0; i < w.rank; i++)
        if (__builtin_mul_overflow(numel, sizes[i], &numel))
            return tni_fail(TN_ERR_RUNTIME, "masked_select: more elements than int64 counts");
    tni_walk_strides(tni_strided_of(self), w.rank, sizes, strides[0]);
    tni_walk_strides(tni_strided_of(mask), w.rank, sizes, strides[1]);
    int64_t count = pick(&w, numel, self, mask, NULL, 0);
    /* The dtype is refused only if an element is selected. */
    if (count > 0 && !can_be_picked((tn_dtype)self->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"masked_select\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, 1, &count, &result));
    if (count > 0)
        pick(&w, numel, self, mask, result->data, count);
    return tni_return_take(result, outs);
}

/* ---- index ---- */

/* The plan of an index operation. Zero before use; drop_indices releases it. */
typedef struct indexing {
    const tn_tensor *self;            /* borrowed */
    tn_tensor *indices[TN_MAX_DIM];   /* int64, held; NULL for dimensions that stay */
    int64_t count;                    /* entries of `indices` */
    int64_t index_rank;               /* dimensions that the indices broadcast to */
    int64_t index_sizes[TN_MAX_DIM];  /* their sizes */
    int64_t first;                    /* the result's first dimension that is one of the indices' */
    int64_t rank;                     /* of the result */
    int64_t sizes[TN_MAX_DIM];        /* of the result */
    int64_t self_strides[TN_MAX_DIM]; /* of self along the result; 0 along the indices */
} indexing;

/* Release the indices; also after a failure halfway. */
static void drop_indices(indexing *plan)
{
    for (int64_t i = 0; i < plan->count; i++)
        tn_tensor_release(plan->indices[i]);
}

/* Append an index, whose reference it takes, also on failure. NULL for a dimension that stays. */
static tn_status add_index(indexing *plan, tn_tensor *index)
{
    if (plan->count == plan->self->rank) {
        tn_tensor_release(index);
        return tni_fail(TN_ERR_INDEX, "too many indices for tensor of dimension %d (got %lld)",
                        plan->self->rank, (long long)plan->count + 1);
    }
    plan->indices[plan->count++] = index;
    return TN_OK;
}

/*
 * Append a mask as the indices it stands for: one per dimension of the mask, namely the columns of
 * the positions of its nonzero elements. The sizes must be those of the dimensions it covers.
 */
static tn_status add_mask(indexing *plan, const tn_tensor *mask)
{
    const tn_tensor *self = plan->self;
    tn_tensor *positions;
    for (int64_t i = 0; i < mask->rank; i++) {
        tni_shape_text mask_text;
        tni_shape_text self_text;
        int64_t dim = plan->count + i;
        if (dim >= self->rank)
            return tni_fail(TN_ERR_INDEX, "too many indices for tensor of dimension %d (got %lld)",
                            self->rank, (long long)(plan->count + mask->rank));
        if (mask->sizes[i] != self->sizes[dim])
            return tni_fail(TN_ERR_INDEX,
                            "The shape of the mask %s at index %lld does not match the shape of "
                            "the indexed tensor %s at index %lld",
                            tni_shape_print(&mask_text, mask->rank, mask->sizes), (long long)i,
                            tni_shape_print(&self_text, self->rank, self->sizes), (long long)dim);
    }
    if (mask->device.type == TN_DEVICE_META)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "how many elements a mask shows depends on its data, and a meta tensor has "
                        "none");
    TN_TRY(nonzero(mask, &positions));
    tn_status status = TN_OK;
    /* Each column as a view, which keeps the storage of `positions` alive. */
    for (int64_t i = 0; i < mask->rank && status == TN_OK; i++) {
        tn_tensor *column;
        status = tni_tensor_as_strided(positions, 1, positions->sizes, (int64_t[]){1},
                                       i * positions->strides[1], &column);
        if (status == TN_OK)
            status = add_index(plan, column);
    }
    tn_tensor_release(positions);
    return status;
}

/*
 * Read the list of the operator's indices: None, masks, and integers, which are converted to int64.
 * uint8 is a mask, as in PyTorch.
 */
static tn_status add_indices(indexing *plan, const tni_list *list)
{
    for (size_t i = 0; i < list->size; i++) {
        StableIValue ivalue = tni_arg_optional(list->items[i], 0);
        tn_tensor *index = ivalue != 0 ? tni_boxed_tensor(ivalue) : NULL;
        tn_tensor *converted = NULL;
        if (index != NULL && (index->dtype == TN_DTYPE_BOOL || index->dtype == TN_DTYPE_U8)) {
            TN_TRY(add_mask(plan, index));
            continue;
        }
        if (index != NULL && index->dtype != TN_DTYPE_I64 && index->dtype != TN_DTYPE_I32)
            return tni_fail(TN_ERR_INDEX,
                            "tensors used as indices must be long, int, byte or bool tensors");
        if (index != NULL)
            TN_TRY(tni_to_dtype(index, TN_DTYPE_I64, &converted));
        TN_TRY(add_index(plan, converted));
    }
    return TN_OK;
}

/*
 * Work out the shape that all indices broadcast to. TN_ERR_INDEX if they do not, or if there are
 * none.
 */
static tn_status broadcast_indices(indexing *plan)
{
    bool has_any = false;
    for (int64_t i = 0; i < plan->count; i++) {
        const tn_tensor *index = plan->indices[i];
        const tni_ints so_far = {plan->index_sizes, plan->index_rank};
        int64_t sizes[TN_MAX_DIM];
        tni_shape_text a;
        tni_shape_text b;
        if (index == NULL)
            continue;
        if (tni_broadcast(so_far, tni_sizes_of(index), &plan->index_rank, sizes) != TN_OK)
            return tni_fail(TN_ERR_INDEX,
                            "shape mismatch: indexing tensors could not be broadcast together with "
                            "shapes %s, %s",
                            tni_shape_print(&a, so_far.count, so_far.items),
                            tni_shape_print(&b, index->rank, index->sizes));
        memcpy(plan->index_sizes, sizes, (size_t)plan->index_rank * sizeof *sizes);
        has_any = true;
    }
    return has_any ? TN_OK : tni_fail(TN_ERR_INDEX, "at least one index must be provided");
}

/* Return whether a dimension of self has an index. */
static bool is_indexed(const indexing *plan, int64_t dim)
{
    return dim < plan->count && plan->indices[dim] != NULL;
}

/*
 * Lay out the result: the dimensions of the indices replace the indexed ones if those are
 * neighbours, else they come before all others. That is NumPy's rule for advanced indexing, and
 * PyTorch's.
 */
static tn_status arrange_dims(indexing *plan)
{
    const tn_tensor *self = plan->self;
    int64_t blocks = 0;
    for (int64_t i = 0; i < self->rank; i++) {
        bool begins = is_indexed(plan, i) && (i == 0 || !is_indexed(plan, i - 1));
        blocks += begins;
        if (begins && blocks == 1)
            plan->first = i;
        plan->rank += !is_indexed(plan, i);
    }
    if (blocks > 1)
        plan->first = 0;
    plan->rank += plan->index_rank;
    TN_TRY(tni_check_rank("index", plan->rank));
    /* The other dimensions follow in order, leaving a gap of index_rank at `first`. */
    int64_t at = plan->first == 0 ? plan->index_rank : 0;
    for (int64_t i = 0; i < self->rank; i++) {
        if (is_indexed(plan, i))
            continue;
        plan->sizes[at] = self->sizes[i];
        plan->self_strides[at++] = self->strides[i];
        at += at == plan->first ? plan->index_rank : 0;
    }
    for (int64_t i = 0; i < plan->index_rank; i++)
        plan->sizes[plan->first + i] = plan->index_sizes[i];
    return TN_OK;
}

/*
 * Add (index wrapped) * stride of dimension `dim` to each of the `count` byte offsets, one per
 * combination of indices. Every index is checked here.
 */
static tn_status add_offsets(const indexing *plan, int64_t dim, int64_t count, int64_t *offsets)
{
    const tn_tensor *index = plan->indices[dim];
    int64_t size = plan->self->sizes[dim];
    int64_t step_bytes =
        tni_mul_wrapping(plan->self->strides[dim], (int64_t)tni_dtypes[plan->self->dtype].bytes);
    int64_t strides[TN_MAX_DIM];
    if (size == 0 && count > 0)
        return tni_fail(TN_ERR_INDEX, "index is out of bounds for dimension with size 0");
    tni_walk_strides(tni_strided_of(index), plan->index_rank, plan->index_sizes, strides);
    int64_t last = plan->index_rank - 1;
    int64_t line = last < 0 ? 1 : plan->index_sizes[last];
    /* Line by line of the last dimension of the broadcast shape; an index without it has stride
     * 0. */
    int64_t index_step = last < 0 ? 0 : strides[last];
    tni_walk w = {.rank = last, .sizes = plan->index_sizes, .strides = {strides, strides}};
    for (int64_t i = 0; i < count; i += line, tni_walk_step(&w)) {
        const char *from = (const char *)index->data + w.offsets[0];
        for (int64_t k = 0; k < line; k++, from += index_step) {
            int64_t value;
            memcpy(&value, from, sizeof value);
            if (TNI_UNLIKELY(value < -size || value >= size))
                return tni_index_refuse(value, dim, size, TNI_INDEX_LISTED);
            int64_t position = tni_mul_wrapping(value < 0 ? value + size : value, step_bytes);
            offsets[i + k] = tni_add_wrapping(offsets[i + k], position);
        }
    }
    return TN_OK;
}

/*
 * Return an empty result whose dimensions lie in memory in the order of those of self and then of
 * the indices, as PyTorch's do: both are seen with the shape of the result for that.
 */
static tn_status new_result(const indexing *plan, const tni_strided *shown, tn_tensor **out)
{
    tni_strided shapes[TN_MAX_DIM];
    const tni_strided *inputs[TN_MAX_DIM + 1] = {shown};
    int64_t strides[TN_MAX_DIM];
    int64_t index_strides[TN_MAX_DIM][TN_MAX_DIM];
    int count = 1;
    /* Only strides matter to tni_result_strides: those of an index are 0 outside its own
     * dimensions. */
    for (int64_t i = 0; i < plan->count; i++) {
        if (plan->indices[i] == NULL)
            continue;
        int64_t *along = index_strides[count - 1];
        memset(along, 0, sizeof index_strides[0]);
        tni_walk_strides(tni_strided_of(plan->indices[i]), plan->index_rank, plan->index_sizes,
                         along + plan->first);
        shapes[count - 1] = *shown;
        shapes[count - 1].strides = along;
        inputs[count] = &shapes[count - 1];
        count++;
    }
    tni_result_strides(inputs, count, plan->rank, plan->sizes, strides);
    tni_tensor_spec spec = {.dtype = (tn_dtype)plan->self->dtype,
                            .rank = plan->rank,
                            .sizes = plan->sizes,
                            .strides = strides};
    return tni_tensor_empty(&spec, plan->self->device, out);
}

/*
 * Gather: fill a table with the byte offset of each combination of indices, and copy by it. On meta
 * only the result is made.
 */
static tn_status copy_indexed(indexing *plan, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM] = {0};
    int64_t count = 1;
    const tni_strided shown = tni_strided_at((tn_dtype)plan->self->dtype, plan->self->data,
                                             plan->rank, plan->sizes, plan->self_strides);
    /* Strides of the table along the result: dense along the indices' dimensions, else 0. */
    for (int64_t i = plan->index_rank - 1; i >= 0; i--) {
        strides[plan->first + i] = count;
        count = tni_mul_saturating(count, plan->index_sizes[i]);
    }
    if (plan->self->device.type == TN_DEVICE_META)
        return new_result(plan, &shown, out);
    /* One more than needed, so that an empty table is not NULL. */
    int64_t *offsets = tni_calloc((size_t)count + 1, sizeof *offsets);
    if (offsets == NULL)
        return tni_fail_memory((size_t)count * sizeof *offsets);
    tn_status status = TN_OK;
    for (int64_t i = 0; i < plan->count && status == TN_OK; i++)
        if (plan->indices[i] != NULL)
            status = add_offsets(plan, i, count, offsets);
    if (status == TN_OK)
        status = new_result(plan, &shown, out);
    const tni_strided table =
        tni_strided_at(TN_DTYPE_I64, offsets, plan->rank, plan->sizes, strides);
    if (status == TN_OK)
        tni_pick(*out, &shown, &table, 1);
    tni_free(offsets);
    return status;
}

/*
 * Make the plan for a list of indices. The caller calls drop_indices afterwards, also on failure.
 */
static tn_status plan_indices(indexing *plan, const tn_tensor *self, const tni_list *indices)
{
    plan->self = self;
    TN_TRY(add_indices(plan, indices));
    TN_TRY(broadcast_indices(plan));
    return arrange_dims(plan);
}

/* What put_lines writes. */
typedef struct put_run {
    const indexing *plan;           /* where to */
    const tn_tensor *values;        /* what */
    bool accumulate;                /* it is added */
    int64_t (*strides)[TN_MAX_DIM]; /* of self and of the values in bytes, and of the table of
                                      offsets in elements */
    int64_t *offsets;               /* the table */
} put_run;

/*
 * Write elements [begin, end) of each line of the result's last dimension, in row-major order:
 * several indices may name one element.
 */
static void put_lines(int64_t begin, int64_t end, void *context)
{
    const put_run *r = context;
    const indexing *plan = r->plan;
    int64_t last = plan->rank - 1;
    int64_t lines = 1;
    int64_t line_strides[3] = {0};
    tni_walk w = {.rank = last,
                  .sizes = plan->sizes,
                  .strides = {r->strides[0], r->strides[1], r->strides[2]}};
    for (int k = 0; k < 3 && last >= 0; k++)
        line_strides[k] = r->strides[k][last] * (k == 2 ? (int64_t)sizeof *r->offsets : 1);
    for (int64_t i = 0; i < last; i++)
        lines *= plan->sizes[i];
    for (int64_t i = 0; i < lines; i++, tni_walk_step(&w)) {
        char *data[3] = {
            (char *)plan->self->data + w.offsets[0] + tni_mul_wrapping(begin, line_strides[0]),
            (char *)r->values->data + w.offsets[1] + tni_mul_wrapping(begin, line_strides[1]),
            (char *)&r->offsets[w.offsets[2]] + tni_mul_wrapping(begin, line_strides[2])};
        tni_scatter_line((tn_dtype)plan->self->dtype,
                         r->accumulate ? TNI_COMBINE_ADD : TNI_COMBINE_SET, data, line_strides,
                         end - begin);
    }
}

/*
 * Elements of a line that are worth a thread: of each line a run that is read and written at full
 * speed.
 */
#define PUT_RUN 256

/*
 * Write all values. Where an index names a whole line of dense elements, threads take parts of
 * every line, so that each element gets its values in their order; else one thread writes.
 */
static void put_all(put_run *r, int64_t count)
{
    const indexing *plan = r->plan;
    int64_t last = plan->rank - 1;
    int64_t length = last < 0 ? 1 : plan->sizes[last];
    bool is_apart =
        last >= 0 && r->strides[2][last] == 0 && (plan->self->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    int64_t grain = TNI_LOOP_GRAIN / (count / length) + 1;
    if (is_apart)
        tni_parallel_for(0, length, grain > PUT_RUN ? grain : PUT_RUN, put_lines, r);
    else
        put_lines(0, length, r);
}

/*
 * Scatter: write values, broadcast to the result's shape, to the elements that the indices name. Of
 * several for one element the last stays, or with `accumulate` all are added.
 */
static tn_status put_indexed(indexing *plan, const tn_tensor *values, bool accumulate)
{
    int64_t strides[3][TN_MAX_DIM] = {{0}};
    size_t bytes = tni_dtypes[plan->self->dtype].bytes;
    tni_combiner combine =
        accumulate ? tni_combiner_of((tn_dtype)plan->self->dtype, TNI_COMBINE_ADD) : NULL;
    int64_t count = 1;
    int64_t table = 1;
    if (accumulate && combine == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"index_put\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)plan->self->dtype));
    /* As in copy_indexed. */
    for (int64_t i = plan->index_rank - 1; i >= 0; i--) {
        strides[2][plan->first + i] = table;
        table = tni_mul_saturating(table, plan->index_sizes[i]);
    }
    for (int64_t i = 0; i < plan->rank; i++) {
        count = tni_mul_saturating(count, plan->sizes[i]);
        strides[0][i] = tni_mul_wrapping(plan->self_strides[i], (int64_t)bytes);
    }
    tni_walk_strides(tni_strided_of(values), plan->rank, plan->sizes, strides[1]);
    int64_t *offsets = tni_calloc((size_t)table + 1, sizeof *offsets);
    if (offsets == NULL)
        return tni_fail_memory((size_t)table * sizeof *offsets);
    tn_status status = TN_OK;
    for (int64_t i = 0; i < plan->count && status == TN_OK; i++)
        if (plan->indices[i] != NULL)
            status = add_offsets(plan, i, table, offsets);
    if (status == TN_OK && count > 0)
        put_all(&(put_run){plan, values, accumulate, strides, offsets}, count);
    tni_free(offsets);
    return status;
}

/*
 * The common kernel of index_put_ and _index_put_impl_: check, plan, write, return self. The values
 * are copied first if they share memory with self.
 */
static tn_status index_put(const tn_call *call, tn_tensor *self, const tni_list *indices,
                           tn_tensor *values, bool accumulate, StableIValue *outs)
{
    indexing plan = {0};
    tn_tensor *apart = NULL;
    tni_shape_text texts[2];
    if (self->dtype != values->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "Index put requires the source and destination dtypes match, got %s for "
                        "the destination and %s for the source.",
                        tni_scalar_name((tn_dtype)self->dtype),
                        tni_scalar_name((tn_dtype)values->dtype));
    if (self->device.type == TN_DEVICE_META)
        return tni_return_same(self, outs);
    TN_TRY(tni_check_no_overlap(self));
    tn_status status = plan_indices(&plan, self, indices);
    if (status == TN_OK && !tni_broadcasts_to(values, plan.rank, plan.sizes))
        status = tni_fail(TN_ERR_RUNTIME,
                          "shape mismatch: value tensor of shape %s cannot be broadcast to "
                          "indexing result of shape %s",
                          tni_shape_print(&texts[0], values->rank, values->sizes),
                          tni_shape_print(&texts[1], plan.rank, plan.sizes));
    if (status == TN_OK)
        status = tni_keep_apart(values, self, &apart);
    if (status == TN_OK)
        status = put_indexed(&plan, apart, accumulate);
    tn_tensor_release(apart);
    drop_indices(&plan);
    TN_TRY(status);
    (void)call;
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

/* A foreign backend registers _index_put_impl_, as in PyTorch, so its tensors are sent there. */
TNI_TYPED(index_put_)
{
    if (!tni_is_on_device(in->self))
        return index_put(call, in->self, in->indices, in->values, in->accumulate, outs);
    TN_TRY(tni_call__index_put_impl_(in->self, in->indices, in->values, in->accumulate, false));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(_index_put_impl_)
{
    return index_put(call, in->self, in->indices, in->values, in->accumulate, outs);
}

/* "Unsafe" permits a backend to skip the checks of indices; this one does not. */
TNI_TYPED(_unsafe_index_put)
{
    tn_tensor *result;
    TN_TRY(tni_call_index_put(in->self, in->indices, in->values, in->accumulate, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(_unsafe_index_Tensor)
{
    tn_tensor *result;
    TN_TRY(tni_call_index_Tensor(in->self, in->indices, &result));
    return tni_return_take(result, outs);
}

/* The dtype is refused last, after all checks of indices. */
TNI_KERNEL(index_Tensor)
{
    tn_tensor *result;
    tn_tensor *self;
    indexing plan = {0};
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    plan.self = self;
    tn_status status = add_indices(&plan, tni_arg_list(args[1]));
    if (status == TN_OK)
        status = broadcast_indices(&plan);
    if (status == TN_OK)
        status = arrange_dims(&plan);
    if (status == TN_OK &&
        tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_QUANTIZED | TNI_DTYPE_BITS))
        status = tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"index_cpu\" not implemented for '%s'",
                          tni_scalar_name(self->dtype));
    if (status == TN_OK)
        status = copy_indexed(&plan, &result);
    drop_indices(&plan);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* ---- repeat_interleave ---- */

/*
 * Return the sum of `repeats`, which is int64 and row-major. TN_ERR_RUNTIME if one is negative or
 * the sum exceeds int64.
 */
static tn_status count_repeats(const tn_tensor *repeats, int64_t *total)
{
    const int64_t *counts = repeats->data;
    *total = 0;
    for (int64_t i = 0; i < repeats->numel; i++) {
        if (counts[i] < 0)
            return tni_fail(TN_ERR_RUNTIME, "repeats can not be negative");
        if (__builtin_add_overflow(*total, counts[i], total))
            return tni_fail(TN_ERR_RUNTIME, "the repeats are too many");
    }
    return TN_OK;
}

/*
 * Return a vector of positions 0, 1, …, each repeated as often as its element of `repeats` says.
 * `total` is the sum of the repeats.
 */
static tn_status interleave(const tn_tensor *repeats, int64_t total, tn_tensor **out)
{
    TN_TRY(tni_new_like(repeats, TN_DTYPE_I64, 1, &total, out));
    const int64_t *counts = repeats->data;
    int64_t *to = (*out)->data;
    for (int64_t i = 0; i < repeats->numel; i++)
        for (int64_t k = 0; k < counts[i]; k++)
            *to++ = i;
    return TN_OK;
}

/* The meta kernel: without data only the caller can know how long the result is. */
static tn_status interleave_meta(const tn_tensor *repeats, StableIValue output_size,
                                 StableIValue *outs)
{
    tn_tensor *result;
    if (output_size == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot repeat_interleave a meta tensor without output_size");
    int64_t total = (int64_t)tni_arg_optional(output_size, 0);
    TN_TRY(tni_new_like(repeats, (tn_dtype)repeats->dtype, 1, &total, &result));
    return tni_return_take(result, outs);
}

/* Computed in int64 and converted to the dtype of `repeats`, int32 or int64, at the end. */
TNI_KERNEL(repeat_interleave_Tensor)
{
    tn_tensor *repeats;
    tn_tensor *wide = NULL;
    tn_tensor *counts = NULL;
    tn_tensor *positions = NULL;
    tn_tensor *result = NULL;
    int64_t total = 0;
    TN_TRY(tni_arg_tensor(call, args, 0, &repeats));
    if (repeats->device.type == TN_DEVICE_META)
        return interleave_meta(repeats, args[1], outs);
    if (repeats->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "repeat_interleave only accept 1D vector as repeat");
    if (repeats->dtype != TN_DTYPE_I64 && repeats->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "\"repeat_interleave_cpu\" not implemented for '%s'",
                        tni_scalar_name(repeats->dtype));
    tn_status status = tni_to_dtype(repeats, TN_DTYPE_I64, &wide);
    if (status == TN_OK)
        status = tni_contiguous(wide, &counts);
    if (status == TN_OK)
        status = count_repeats(counts, &total);
    if (status == TN_OK && (int64_t)tni_arg_optional(args[1], (StableIValue)total) != total)
        status = tni_fail(TN_ERR_RUNTIME, "allocated size does not match required size");
    if (status == TN_OK)
        status = interleave(counts, total, &positions);
    if (status == TN_OK)
        status = tni_to_dtype(positions, (tn_dtype)repeats->dtype, &result);
    tn_tensor_release(wide);
    tn_tensor_release(counts);
    tn_tensor_release(positions);
    TN_TRY(status);
    return tni_return_take(result, outs);
}
