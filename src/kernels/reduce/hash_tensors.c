/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * hash_tensor: the exclusive "or" of the bits of elements, whole numbers as int64 and real numbers
 * as float64, over some dimensions. One walk over a row-major copy, on one thread; the result has
 * stride 0 along reduced dimensions.
 */
#include "args/args_hash_tensors.h"
#include "kernels/reduce/reduce.h"
#include "kernels/core/builder.h"
#include "kernels/core/walk.h"

/* TN_ERR_NOT_IMPLEMENTED for dtypes that PyTorch does not hash. */
static tn_status check_dtype(const tn_tensor *self)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    bool is_wide_unsigned = dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 || dtype == TN_DTYPE_U64;
    bool is_small = tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_dtypes[dtype].bytes < 2;
    if (tni_category(dtype) < 3 && !is_wide_unsigned && !is_small && tni_can_convert(dtype))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"xor_sum_cpu\" not implemented for '%s'",
                    tni_scalar_name(dtype));
}

TNI_SHAPES(hash_tensor_out)
{
    const tn_tensor *self = in->self;
    int64_t sizes[TN_MAX_DIM];
    tni_dims dims;
    if (in->mode != 0)
        return tni_fail(TN_ERR_RUNTIME, "Unknown hash_tensor mode: %lld", (long long)in->mode);
    TN_TRY(tni_reduce_dims(self, in->dim, &dims));
    /* As for extremes: nothing has no hash, unless the result is empty, too. */
    if (self->numel == 0 && in->dim.count <= 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "hash_tensor: Expected reduction dim to be specified for input.numel() == "
                        "0. Specify the reduction dim with the 'dim' argument.");
    for (int64_t i = 0; self->numel == 0 && i < self->rank; i++)
        if ((dims >> i & 1) != 0 && self->sizes[i] == 0)
            return tni_fail(TN_ERR_INDEX,
                            "hash_tensor: Expected reduction dim %lld to have non-zero size.",
                            (long long)i);
    TN_TRY(check_dtype(self));
    work->kept.integers[0] = (int64_t)dims;
    tni_tensor_spec spec = {.dtype = TN_DTYPE_U64,
                            .rank = tni_reduce_sizes(self, dims, in->keepdim, sizes),
                            .sizes = sizes};
    return tni_set_output(work, 0, &spec, self->device);
}

/*
 * Write the byte strides of the result along self's dimensions, 0 along reduced ones, whether those
 * were kept or left out.
 */
static void result_strides(const tn_tensor *result, const tn_tensor *self, tni_dims dims,
                           int64_t *strides)
{
    int64_t at = 0;
    for (int64_t i = 0; i < self->rank; i++) {
        bool is_reduced = (dims >> i & 1) != 0;
        strides[i] = is_reduced ? 0 : tni_mul_wrapping(8, result->strides[at]);
        at += !is_reduced || result->rank == self->rank;
    }
}

TNI_WORK(hash_tensor_out)
{
    tni_builder s = {0};
    int64_t strides[TN_MAX_DIM];
    const tn_tensor *self = in->self;
    tn_tensor *result = work->outs[0];
    bool is_real = tni_category((tn_dtype)self->dtype) == 2;
    /* int64 and float64 have the 64 bits that are combined. */
    tn_tensor *wide = TNI_BUILD_OF(&s, tni_clone(self, is_real ? TN_DTYPE_F64 : TN_DTYPE_I64,
                                                 TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    TNI_BUILD_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
    if (tni_builder_go_on(&s) && wide->data != NULL && result->data != NULL) {
        result_strides(result, self, (tni_dims)work->kept.integers[0], strides);
        tni_walk walk = {.rank = self->rank, .sizes = self->sizes, .strides = {strides}};
        const uint64_t *from = wide->data;
        for (int64_t i = 0; i < wide->numel; i++, tni_walk_step(&walk))
            *(uint64_t *)(void *)((char *)result->data + walk.offsets[0]) ^= from[i];
    }
    return tni_builder_end(&s);
}

TNI_STRUCTURED(hash_tensor_out)
