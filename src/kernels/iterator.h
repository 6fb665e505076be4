/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The tensor iterator: what all operators that go element by element have in common.
 *
 *     inputs ─► shape (broadcast) ─► dtype (promotion) ─► results (layout of the inputs) ─► loop
 *
 * A kernel adds its inputs, asks for the common shape and dtype, has its results made, and runs an
 * inner function per dtype (loop.c), which gets every operand converted to the dtype it computes
 * in. Results may be given: they are then checked for elements that share memory with each other or
 * with an input in another place.
 */
#ifndef TENON_ITERATOR_H
#define TENON_ITERATOR_H

#include "kernels/structured.h"

/* Most inputs of one iterator. */
#define TNI_ITER_INPUTS 5

/* Inputs and what follows from them. */
typedef struct tni_iter {
    int ninputs;                        /* inputs added so far */
    tn_tensor *inputs[TNI_ITER_INPUTS]; /* borrowed */
    bool is_row_major;                  /* results are, whatever the inputs' strides */
    tn_dtype common;                    /* the dtype that promotion gives */
    tn_device device;                   /* where the results are made */
    bool is_plain;                      /* all inputs are row-major and have the shape */
    int64_t rank;                       /* dimensions of the shape */
    int64_t sizes[TN_MAX_DIM];          /* the shape that all inputs broadcast to */
} tni_iter;

/* Over these inputs; works out shape, common dtype and device. */
tn_status tni_iter_begin(tni_iter *iter, tn_tensor *const *inputs, int count) TN_NODISCARD;

/*
 * Result `index` of a structured kernel: the iterator's shape in `dtype`. A given result may have
 * any dtype that `dtype` can be cast to; `is_free` lets it have any at all.
 */
tn_status tni_iter_output(const tni_iter *iter, tni_work *work, int index, tn_dtype dtype,
                          bool is_free) TN_NODISCARD;

/* TN_ERR_RUNTIME if two elements of a tensor that is written share memory. */
tn_status tni_check_no_overlap(const tn_tensor *written) TN_NODISCARD;

/* TN_ERR_RUNTIME if the two share memory. */
tn_status tni_check_disjoint(const tn_tensor *written, const tn_tensor *read) TN_NODISCARD;

/* TN_ERR_RUNTIME if elements of the two share memory in different places. */
tn_status tni_check_apart(const tn_tensor *written, const tn_tensor *read) TN_NODISCARD;

#endif
