/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that write through a view of a new tensor: select_scatter, slice_scatter,
 * diagonal_scatter and as_strided_scatter, into a copy of self; select_backward, slice_backward,
 * diagonal_backward and unfold_backward, the gradients of views, into zeros. Also narrow_copy and
 * view_copy, copies of views.
 */
#include "args/args_view_writes.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"
#include "kernels/core/structured.h"

/*
 * Make a copy of self with its strides and offset, so that a view by strides means the same in the
 * copy: PyTorch promises that here. The whole storage is copied, gaps included. A self with
 * repeated elements (stride 0) is copied densely, since writing one index would change others.
 */
static tn_status clone_with_strides(const tn_tensor *self, tn_tensor **out)
{
    int64_t count = (int64_t)(self->storage->bytes / tni_dtypes[self->dtype].bytes);
    int64_t step = 1;
    tn_tensor *all;
    tn_tensor *copy;
    bool has_repeats = false;
    for (int64_t i = 0; i < self->rank; i++)
        has_repeats |= self->sizes[i] > 1 && self->strides[i] == 0;
    if (has_repeats)
        return tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, out);
    TN_TRY(tni_tensor_as_strided(self, 1, &count, &step, 0, &all));
    tn_status status = tni_clone(all, (tn_dtype)all->dtype, TN_MEMORY_FORMAT_PRESERVE, &copy);
    tn_tensor_release(all);
    TN_TRY(status);
    status = tni_tensor_as_strided(copy, self->rank, self->sizes, self->strides, self->offset, out);
    tn_tensor_release(copy);
    return status;
}

/*
 * Copy src into `view`, whose reference it takes, and return `whole`, of which it is a view. On
 * failure, also an earlier one in `status`, `whole` is dropped.
 */
static tn_status write_view(const tn_call *call, tn_status status, tn_tensor *whole,
                            tn_tensor *view, const tn_tensor *src, StableIValue *out)
{
    tni_shape_text texts[2];
    if (status == TN_OK && !tni_has_sizes(view, src->rank, src->sizes))
        status = tni_fail(TN_ERR_RUNTIME,
                          "%s: expected src to have a size equal to the slice of self. src size = "
                          "%s, slice size = %s",
                          tni_call_name(call), tni_shape_print(&texts[0], src->rank, src->sizes),
                          tni_shape_print(&texts[1], view->rank, view->sizes));
    if (status == TN_OK)
        status = tni_copy(view, src);
    tn_tensor_release(view);
    return tni_return_or_drop(status, whole, out);
}

TNI_TYPED(select_scatter)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(clone_with_strides(in->self, &whole));
    tn_status status = tni_call_select_int(whole, in->dim, in->index, &view);
    return write_view(call, status, whole, view, in->src, outs);
}

TNI_TYPED(slice_scatter)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(clone_with_strides(in->self, &whole));
    tn_status status = tni_call_slice_Tensor(whole, in->dim, in->start, in->end, in->step, &view);
    return write_view(call, status, whole, view, in->src, outs);
}

TNI_TYPED(diagonal_scatter)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(clone_with_strides(in->self, &whole));
    tn_status status = tni_call_diagonal(whole, in->offset, in->dim1, in->dim2, &view);
    return write_view(call, status, whole, view, in->src, outs);
}

TNI_TYPED(as_strided_scatter)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(clone_with_strides(in->self, &whole));
    tn_status status = tni_call_as_strided(whole, in->size, in->stride, in->storage_offset, &view);
    return write_view(call, status, whole, view, in->src, outs);
}

/* ---- copies of views ---- */

/* A dimension past the last one is another error in PyTorch's narrow_copy than in narrow. */
TNI_TYPED(narrow_copy)
{
    tni_builder s = {0};
    if (in->dim >= in->self->rank && in->self->rank > 0)
        return tni_fail(TN_ERR_RUNTIME, "narrow_copy: dimension %lld of a tensor of %d",
                        (long long)in->dim, in->self->rank);
    tn_tensor *part = TNI_BUILD(&s, narrow, in->self, in->dim, in->start, in->length);
    return tni_builder_return(&s, TNI_BUILD(&s, clone, part, TN_MEMORY_FORMAT_CONTIGUOUS), outs);
}

/* Unlike view it takes sizes that need a copy: reshape, then a copy of its result. */
TNI_TYPED(view_copy)
{
    tni_builder s = {0};
    tn_tensor *seen = TNI_BUILD(&s, reshape, in->self, in->size);
    return tni_builder_return(&s, TNI_BUILD(&s, clone, seen, TN_MEMORY_FORMAT_CONTIGUOUS), outs);
}

/* ---- gradients ---- */

/* Make zeros like `grad` in other sizes. */
static tn_status zeros(const tn_tensor *grad, tni_ints sizes, tn_tensor **out)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    TN_TRY(tni_new_like(grad, (tn_dtype)grad->dtype, sizes.count, sizes.items, out));
    tn_status status = tni_fill(*out, &zero);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

TNI_TYPED(select_backward)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(zeros(in->grad_output, in->input_sizes, &whole));
    tn_status status = tni_call_select_int(whole, in->dim, in->index, &view);
    return write_view(call, status, whole, view, in->grad_output, outs);
}

TNI_TYPED(slice_backward)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(zeros(in->grad_output, in->input_sizes, &whole));
    tn_status status = tni_call_slice_Tensor(whole, in->dim, (tni_maybe_int){true, in->start},
                                             (tni_maybe_int){true, in->end}, in->step, &view);
    return write_view(call, status, whole, view, in->grad_output, outs);
}

TNI_TYPED(diagonal_backward)
{
    tn_tensor *whole;
    tn_tensor *view = NULL;
    TN_TRY(zeros(in->grad_output, in->input_sizes, &whole));
    tn_status status = tni_call_diagonal(whole, in->offset, in->dim1, in->dim2, &view);
    return write_view(call, status, whole, view, in->grad_output, outs);
}

/*
 * Add the gradients of one position in all windows; windows are the last dimension of both tensors.
 */
static tn_status add_position(tn_tensor *windows, tn_tensor *gradient, int64_t position)
{
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tn_tensor *to;
    tn_tensor *from;
    TN_TRY(tni_call_select_int(windows, -1, position, &to));
    tn_status status = tni_call_select_int(gradient, -1, position, &from);
    if (status == TN_OK) {
        status = tni_call_add__Tensor(to, from, &one);
        tn_tensor_release(from);
    }
    tn_tensor_release(to);
    return status;
}

/*
 * Add the gradients of all windows, position by position. Each addition is free of overlap: windows
 * begin at different elements, so at one position they name different ones.
 */
static tn_status add_windows(tn_tensor *windows, tn_tensor *gradient)
{
    tni_shape_text texts[2];
    if (!tni_has_sizes(gradient, windows->rank, windows->sizes))
        return tni_fail(TN_ERR_RUNTIME, "windows of shape %s have no gradient of shape %s",
                        tni_shape_print(&texts[0], windows->rank, windows->sizes),
                        tni_shape_print(&texts[1], gradient->rank, gradient->sizes));
    for (int64_t i = 0; gradient->numel > 0 && i < gradient->sizes[gradient->rank - 1]; i++)
        TN_TRY(add_position(windows, gradient, i));
    return TN_OK;
}

/* Windows may share elements, whose gradients add up. */
TNI_TYPED(unfold_backward)
{
    tn_tensor *whole;
    tn_tensor *windows = NULL;
    TN_TRY(zeros(in->grad_in, in->input_sizes, &whole));
    tn_status status = tni_call_unfold(whole, in->dim, in->size, in->step, &windows);
    if (status == TN_OK)
        status = add_windows(windows, in->grad_in);
    tn_tensor_release(windows);
    return tni_return_or_drop(status, whole, outs);
}
