/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors that are described anew on the stack: other sizes, strides or beginnings of the same
 * elements. */
#ifndef TENON_STACK_TENSOR_H
#define TENON_STACK_TENSOR_H

#include "tensor/tensor_core.h"

/*
 * A header to change on the stack, over the same elements and sizes as the tensor's: borrowed, for
 * kernels only. Not a copy of the whole: other threads count references meanwhile, and record. It
 * has one reference of its own, so that a call that retains and releases it frees nothing.
 */
static inline tn_tensor tni_header_of(const tn_tensor *tensor)
{
    tn_tensor header = {.rank = tensor->rank,
                        .dtype = tensor->dtype,
                        .layout = tensor->layout,
                        .data = tensor->data,
                        .numel = tensor->numel,
                        .sizes = tensor->sizes,
                        .strides = tensor->strides,
                        .offset = tensor->offset,
                        .keys = tensor->keys,
                        .storage = tensor->storage,
                        .flags = tensor->flags & (TNI_TENSOR_LAYOUT_FLAGS |
                                                  TNI_TENSOR_WRAPPED_NUMBER | TNI_TENSOR_INFERENCE),
                        .device = tensor->device};
    tni_ref_init(&header.ref);
    return header;
}

/* A header of any rank that has room for a geometry of its own. */
typedef struct tni_wide_header {
    tn_tensor tensor;             /* what it describes */
    int64_t dims[2 * TN_MAX_DIM]; /* its sizes, then its strides */
} tni_wide_header;

/*
 * The header of a tensor as it would be with this geometry on its storage, however large that is:
 * for comparisons of memory. Its elements must not be read.
 */
tn_status tni_header_resized(const tn_tensor *tensor, int64_t rank, const int64_t *sizes,
                             const int64_t *strides, tni_wide_header *out) TN_NODISCARD;

#endif
