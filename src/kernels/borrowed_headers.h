/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors that are described anew on the stack: other sizes, strides or beginnings of the same
 * elements. */
#ifndef TENON_BORROWED_HEADERS_H
#define TENON_BORROWED_HEADERS_H

#include "tensor/tensor_core.h"

/*
 * A header to change on the stack, over the same elements and sizes as the tensor's: borrowed, for
 * kernels only. Not a copy of the whole: other threads count references meanwhile, and record.
 */
static inline tn_tensor tni_header_of(const tn_tensor *tensor)
{
    return (tn_tensor){.rank = tensor->rank,
                       .dtype = tensor->dtype,
                       .layout = tensor->layout,
                       .data = tensor->data,
                       .numel = tensor->numel,
                       .sizes = tensor->sizes,
                       .strides = tensor->strides,
                       .offset = tensor->offset,
                       .keys = tensor->keys,
                       .storage = tensor->storage,
                       .flags = tensor->flags,
                       .device = tensor->device};
}

#endif
