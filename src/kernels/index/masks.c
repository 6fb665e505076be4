/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators with a boolean mask: masked_fill, masked_scatter and its gradient, masked_select.out;
 * and two forms of nonzero: where with one argument, and nonzero_static.
 *
 * Filling is a strided loop, in parallel. masked_scatter consumes its source in order, so it is one
 * walk on one thread.
 */
#include "args/args_masks.h"
#include "calls/calls_index.h"
#include "kernels/core/iterator.h"
#include "kernels/index/index_core.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

/* ---- masked_fill ---- */

/*
 * Return the loop of the operator where that moves elements of a size. Writing also what is kept,
 * unchanged, costs less than a branch per element.
 */
static tni_loop_inner where_loop(int bytes)
{
    tni_compute_type type = bytes == 1   ? TNI_COMPUTE_U8
                            : bytes == 2 ? TNI_COMPUTE_U16
                            : bytes == 4 ? TNI_COMPUTE_U32
                            : bytes == 8 ? TNI_COMPUTE_U64
                                         : TNI_COMPUTE_C128;
    return tni_find_loop(TNI_LOOP_where, type);
}

/* TN_ERR_RUNTIME unless the mask is of dtype bool; `name` is the operator's. */
static tn_status check_mask(const char *name, const tn_tensor *mask)
{
    return mask->dtype == TN_DTYPE_BOOL
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME,
                          "%s only supports boolean masks, but got mask with dtype %s", name,
                          tni_scalar_name((tn_dtype)mask->dtype));
}

/* TN_ERR_RUNTIME unless the mask broadcasts to the shape of self, which does not grow in place. */
static tn_status check_fits(const tn_tensor *self, const tn_tensor *mask)
{
    tni_shape_text texts[2];
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    if (tni_broadcasts_to(mask, self->rank, self->sizes))
        return TN_OK;
    TN_TRY(tni_broadcast(tni_sizes_of(self), tni_sizes_of(mask), &rank, sizes));
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&texts[0], self->rank, self->sizes),
                    tni_shape_print(&texts[1], rank, sizes));
}

/* Fill self, in place, with the one element of `value`, which has self's dtype. */
static tn_status masked_fill(tn_tensor *self, tn_tensor *mask, const tn_tensor *value,
                             StableIValue *outs)
{
    tn_tensor *apart;
    tni_loop loop;
    TN_TRY(check_mask("masked_fill_", mask));
    TN_TRY(check_fits(self, mask));
    TN_TRY(tni_check_no_overlap(self));
    /* The mask may be a view of self: it must not change while it is read. */
    TN_TRY(tni_keep_apart(mask, self, &apart));
    if (value->data != NULL) {
        tni_loop_begin(&loop, tni_strided_of(self));
        tni_loop_input(&loop, tni_strided_of(apart));
        tni_loop_input(&loop, tni_strided_of(value));
        tni_loop_input(&loop, tni_strided_of(self));
        tni_loop_run(&loop, where_loop(tni_dtypes[self->dtype].bytes), NULL);
    }
    tn_tensor_release(apart);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

TNI_TYPED(masked_fill__Scalar)
{
    tn_tensor *value;
    TN_TRY(tni_new_value(in->self, in->value, &value));
    tn_status status = masked_fill(in->self, in->mask, value, outs);
    tn_tensor_release(value);
    return status;
}

TNI_TYPED(masked_fill__Tensor)
{
    tn_tensor *value;
    if (in->value->rank != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "masked_fill_ only supports a 0-dimensional value tensor, but got tensor "
                        "with %d dimension(s).",
                        in->value->rank);
    /* On meta there is no element to read, and none is written. */
    tni_scalar number = {.kind = TN_KIND_INT};
    if (in->value->data != NULL)
        TN_TRY(tni_read_number(in->value, &number));
    TN_TRY(tni_new_value(in->self, &number, &value));
    tn_status status = masked_fill(in->self, in->mask, value, outs);
    tn_tensor_release(value);
    return status;
}

/*
 * Return a row-major copy of self in the shape that self and mask broadcast to. The functional
 * operators fill it in place.
 */
static tn_status expanded_copy(tn_tensor *self, const tn_tensor *mask, tn_tensor **out)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    TN_TRY(tni_broadcast(tni_sizes_of(self), tni_sizes_of(mask), &rank, sizes));
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, rank, sizes, out));
    tn_status status = tni_copy(*out, self);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

TNI_TYPED(masked_fill_Scalar)
{
    tn_tensor *result;
    TN_TRY(expanded_copy(in->self, in->mask, &result));
    tn_status status = tni_call_masked_fill__Scalar(result, in->mask, in->value);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(masked_fill_Tensor)
{
    tn_tensor *result;
    TN_TRY(expanded_copy(in->self, in->mask, &result));
    tn_status status = tni_call_masked_fill__Tensor(result, in->mask, in->value);
    return tni_return_or_drop(status, result, outs);
}

/* ---- masked_scatter ---- */

/*
 * Write elements of `from` where the mask is set, and return how many. Every element of the line is
 * written, with what it is if its mask is not set, so there is no branch to mispredict. `room` ends
 * the loop before an element behind the last would be read.
 */
static inline __attribute__((always_inline)) int64_t put_line(char *to, int64_t step,
                                                              const char *mask, int64_t mask_step,
                                                              int64_t count, const char *from,
                                                              int64_t room, size_t bytes)
{
    int64_t taken = 0;
    for (int64_t i = 0; i < count && taken < room; i++) {
        const bool is_set = mask[i * mask_step] != 0;
        char *at = to + i * step;
        char element[16];
        memcpy(element, is_set ? from + (size_t)taken * bytes : at, bytes);
        memcpy(at, element, bytes);
        taken += is_set;
    }
    return taken;
}

/*
 * Return how many elements the mask sets when it is broadcast to the sizes of `self`. With
 * `source`, which is row-major, also write its elements there, in order, line by line of the last
 * dimension.
 */
static int64_t put_set(const tn_tensor *self, const tn_tensor *mask, const tn_tensor *source)
{
    int64_t strides[2][TN_MAX_DIM];
    const size_t bytes = tni_dtypes[self->dtype].bytes;
    const int64_t last = self->rank - 1;
    const int64_t length = last < 0 ? 1 : self->sizes[last];
    int64_t taken = 0;
    tni_walk_strides(tni_strided_of(self), self->rank, self->sizes, strides[0]);
    tni_walk_strides(tni_strided_of(mask), self->rank, self->sizes, strides[1]);
    const int64_t step = last < 0 ? 0 : strides[0][last];
    const int64_t mask_step = last < 0 ? 0 : strides[1][last];
    tni_walk walk = {.rank = last, .sizes = self->sizes, .strides = {strides[0], strides[1]}};
    for (int64_t i = 0; self->data != NULL && i < self->numel; i += length, tni_walk_step(&walk)) {
        char *to = (char *)self->data + walk.offsets[0];
        const char *flags = (const char *)mask->data + walk.offsets[1];
        if (source == NULL) {
            for (int64_t k = 0; k < length; k++)
                taken += flags[k * mask_step] != 0;
            continue;
        }
        const char *from = (const char *)source->data + (size_t)taken * bytes;
        const int64_t room = source->numel - taken;
        taken += TNI_OF_SIZE(bytes, put_line, to, step, flags, mask_step, length, from, room);
    }
    return taken;
}

/*
 * Copy the elements of source, in row-major order, to where the mask is set. They are counted
 * before the first is written, so that a source that is too short leaves self as it was: one more
 * pass over the mask.
 */
TNI_TYPED(masked_scatter_)
{
    tn_tensor *self = in->self;
    tni_builder s = {0};
    if (self->dtype != in->source->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "masked_scatter: expected self and source to have same dtypes but got%s "
                        "and %s",
                        tni_scalar_name((tn_dtype)self->dtype),
                        tni_scalar_name((tn_dtype)in->source->dtype));
    TN_TRY(check_mask("masked_scatter_", in->mask));
    TN_TRY(check_fits(self, in->mask));
    TN_TRY(tni_check_no_overlap(self));
    if (self->data != NULL && put_set(self, in->mask, NULL) > in->source->numel)
        return tni_fail(TN_ERR_RUNTIME, "Number of elements of source < number of ones in mask");
    tn_tensor *mask = TNI_BUILD_OF(&s, tni_keep_apart(in->mask, self, &s.made));
    tn_tensor *apart = TNI_BUILD_OF(&s, tni_keep_apart(in->source, self, &s.made));
    /* Row-major, so that its elements are taken one after the other. */
    tn_tensor *source = tni_builder_contiguous(&s, apart, (tn_dtype)self->dtype);
    if (tni_builder_go_on(&s)) {
        put_set(self, mask, source);
        tni_tensor_bump_version(self);
    }
    return tni_builder_return(&s, self, outs);
}

TNI_TYPED(masked_scatter)
{
    tn_tensor *result;
    TN_TRY(expanded_copy(in->self, in->mask, &result));
    tn_status status = tni_call_masked_scatter_(result, in->mask, in->source);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(masked_select_out)
{
    tn_tensor *result = NULL;
    TN_TRY(tni_check_no_overlap(in->out));
    TN_TRY(tni_check_disjoint(in->out, in->self));
    TN_TRY(tni_check_disjoint(in->out, in->mask));
    tn_status status = tni_call_masked_select(in->self, in->mask, &result);
    return tni_deliver(call, status, result, in->out, outs);
}

/*
 * The gradient of the source: what the mask selects of the gradient, followed by zeros for the
 * elements of source that were not used, in the shape of the source.
 */
TNI_TYPED(masked_scatter_backward)
{
    tni_builder s = {0};
    int64_t wanted = 1;
    /* How many elements the mask selects is unknown on meta, but not the shape of the result. */
    if (in->grad_output->device.type == TN_DEVICE_META)
        return tni_builder_return(&s,
                                  TNI_BUILD(&s, new_empty, in->grad_output, in->sizes,
                                            TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL),
                                  outs);
    /* The sizes are not checked yet, so their product may wrap. */
    for (int64_t i = 0; i < in->sizes.count; i++)
        wanted = tni_mul_wrapping(wanted, in->sizes.items[i]);
    tn_tensor *picked = TNI_BUILD(&s, masked_select, in->grad_output, in->mask);
    if (tni_builder_go_on(&s) && wanted > picked->numel)
        picked = TNI_BUILD(&s, constant_pad_nd, picked, TNI_INT_LIST(0, wanted - picked->numel),
                           TNI_INT_SCALAR(0));
    return tni_builder_return(&s, TNI_BUILD(&s, view, picked, in->sizes), outs);
}

/* ---- positions ---- */

/* where(condition) is nonzero(condition, as_tuple=True). */
TNI_TYPED(where)
{
    return tni_call_nonzero_numpy(in->condition, outs);
}

/*
 * Return a tensor [size, rank]: the first `size` positions of nonzero elements, padded with
 * fill_value. Its shape does not depend on the data, so it works on meta.
 */
TNI_TYPED(nonzero_static)
{
    const int64_t sizes[2] = {in->size, in->self->rank};
    const tni_scalar fill = {TN_KIND_INT, {.integer = in->fill_value}};
    tn_tensor *found;
    tn_tensor *result;
    if (in->size < 0)
        return tni_fail(TN_ERR_RUNTIME, "nonzero_static: 'size' must be an non-negative integer");
    TN_TRY(tni_new_like(in->self, TN_DTYPE_I64, 2, sizes, &result));
    if (result->device.type == TN_DEVICE_META || result->numel == 0)
        return tni_return_take(result, outs);
    tn_status status = tni_fill(result, &fill);
    if (status == TN_OK)
        status = tni_call_nonzero(in->self, &found);
    if (status != TN_OK)
        return tni_return_or_drop(status, result, outs);
    /* nonzero returns columns that are dense, the result is row-major. */
    int64_t rows = tni_min(found->sizes[0], in->size);
    for (int64_t i = 0; i < rows; i++)
        for (int64_t k = 0; k < in->self->rank; k++)
            ((int64_t *)result->data)[i * in->self->rank + k] =
                ((const int64_t *)found->data)[i * found->strides[0] + k * found->strides[1]];
    tn_tensor_release(found);
    return tni_return_or_drop(status, result, outs);
}
