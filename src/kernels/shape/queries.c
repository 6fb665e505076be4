/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Queries of a tensor or a dtype that need no elements: sizes, strides, kinds of dtypes and of
 * tensors, type promotion. The sym_ variants exist for tracing in PyTorch; here they return the
 * same.
 */
#include "args/args_queries.h"
#include "kernels/core/structured.h"

/* Return an integer or a bool. */
static void answer(StableIValue *outs, int64_t number)
{
    *outs = (StableIValue)number;
}

/* Return a dtype; its code is an unsigned ivalue. */
static void answer_dtype(StableIValue *outs, tn_dtype dtype)
{
    *outs = (uint32_t)dtype;
}

/* ---- sizes ---- */

TNI_TYPED(dim)
{
    answer(outs, in->self->rank);
    return TN_OK;
}

/* Return numbers[dim] for a wrapped dimension. A tensor without dimensions has none to ask for. */
static tn_status answer_at(const tn_tensor *self, int64_t dim, const int64_t *numbers,
                           StableIValue *outs)
{
    TN_TRY(tni_wrap_size_dim(dim, self->rank, &dim));
    answer(outs, numbers[dim]);
    return TN_OK;
}

TNI_TYPED(size_int)
{
    return answer_at(in->self, in->dim, in->self->sizes, outs);
}

TNI_TYPED(sym_size_int)
{
    return answer_at(in->self, in->dim, in->self->sizes, outs);
}

TNI_TYPED(stride_int)
{
    return answer_at(in->self, in->dim, in->self->strides, outs);
}

TNI_TYPED(sym_stride_int)
{
    return answer_at(in->self, in->dim, in->self->strides, outs);
}

TNI_TYPED(numel)
{
    answer(outs, in->self->numel);
    return TN_OK;
}

TNI_TYPED(sym_numel)
{
    answer(outs, in->self->numel);
    return TN_OK;
}

TNI_TYPED(sym_storage_offset)
{
    answer(outs, in->self->offset);
    return TN_OK;
}

TNI_TYPED(is_same_size)
{
    answer(outs, in->self->rank == in->other->rank &&
                     memcmp(in->self->sizes, in->other->sizes,
                            (size_t)in->self->rank * sizeof *in->self->sizes) == 0);
    return TN_OK;
}

/* ---- memory ---- */

/* In the row-major format; the other overload names the format. */
TNI_TYPED(is_contiguous)
{
    answer(outs, tn_tensor_is_contiguous(in->self, TN_MEMORY_FORMAT_CONTIGUOUS));
    return TN_OK;
}

TNI_TYPED(is_contiguous_memory_format)
{
    answer(outs, tn_tensor_is_contiguous(in->self, (tn_memory_format)in->memory_format));
    return TN_OK;
}

/* Whether two tensors are the same view of one storage; their dtypes are not compared. */
TNI_TYPED(is_set_to)
{
    const tn_tensor *self = in->self;
    const tn_tensor *other = in->tensor;
    size_t bytes = (size_t)self->rank * sizeof *self->sizes;
    answer(outs, self->storage == other->storage && self->offset == other->offset &&
                     self->rank == other->rank && memcmp(self->sizes, other->sizes, bytes) == 0 &&
                     memcmp(self->strides, other->strides, bytes) == 0);
    return TN_OK;
}

/* The index of the device: -1 on the CPU. */
TNI_TYPED(get_device)
{
    answer(outs, in->self->device.index);
    return TN_OK;
}

/* ---- kinds of tensors and dtypes ---- */

TNI_TYPED(is_floating_point)
{
    answer(outs, tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_FLOATING));
    return TN_OK;
}

TNI_TYPED(is_complex)
{
    answer(outs, tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX));
    return TN_OK;
}

TNI_TYPED(is_signed)
{
    answer(outs, tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_SIGNED));
    return TN_OK;
}

TNI_TYPED(is_inference)
{
    answer(outs, (in->self->flags & TNI_TENSOR_INFERENCE) != 0);
    return TN_OK;
}

TNI_TYPED(is_conj)
{
    answer(outs, (in->self->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0);
    return TN_OK;
}

TNI_TYPED(is_neg)
{
    answer(outs, (in->self->keys & TNI_FUNCTIONALITY_BIT(NEGATIVE)) != 0);
    return TN_OK;
}

/* No tensor is. */
TNI_TYPED(is_distributed)
{
    answer(outs, 0);
    return TN_OK;
}

/* ---- casting and promotion ---- */

TNI_TYPED(can_cast)
{
    answer(outs, tni_can_cast(in->from_, in->to));
    return TN_OK;
}

TNI_TYPED(promote_types)
{
    TN_TRY(tni_check_promotion(in->type1, in->type2));
    answer_dtype(outs, tni_promote(in->type1, in->type2));
    return TN_OK;
}

/* Return the dtype that a number has in promotion. */
static tn_dtype dtype_of(const tni_scalar *number)
{
    switch (number->kind) {
    case TN_KIND_BOOL:
        return TN_DTYPE_BOOL;
    case TN_KIND_INT:
        return TN_DTYPE_I64;
    case TN_KIND_COMPLEX:
        return tni_complex_of(tni_default_dtype());
    default:
        return tni_default_dtype();
    }
}

/* Return the promotion of a tensor and a number, which counts least. */
static tn_status answer_promotion(const tn_tensor *tensor, tn_dtype number, StableIValue *outs)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    promotion.by_priority[0] = number;
    tni_promotion_add(&promotion, tensor);
    answer_dtype(outs, tni_promotion_result(&promotion));
    return TN_OK;
}

TNI_TYPED(result_type_Tensor)
{
    tn_dtype dtype;
    TN_TRY(tni_find_result_type(in->tensor, in->other, &dtype));
    answer_dtype(outs, dtype);
    return TN_OK;
}

TNI_TYPED(result_type_Scalar)
{
    return answer_promotion(in->tensor, dtype_of(in->other), outs);
}

TNI_TYPED(result_type_Scalar_Tensor)
{
    return answer_promotion(in->tensor, dtype_of(in->scalar), outs);
}

TNI_TYPED(result_type_Scalar_Scalar)
{
    answer_dtype(outs, tni_promote(dtype_of(in->scalar1), dtype_of(in->scalar2)));
    return TN_OK;
}
