/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors that are described anew on the stack: other sizes, strides or beginnings of the same
 * elements. */
#ifndef TENON_BORROWED_HEADERS_H
#define TENON_BORROWED_HEADERS_H

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

#endif
