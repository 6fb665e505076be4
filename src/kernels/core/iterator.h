/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The tensor iterator: what all pointwise operators have in common.
 *
 *     inputs ─► shape (broadcast) ─► dtype (promotion) ─► results (layout of the inputs) ─► loop
 *
 * A kernel adds its inputs, asks for the common shape and dtype, has its results made, and runs an
 * inner function per compute type (loop.c), which gets every operand converted. Results may be
 * given: these are checked for elements that share memory with each other or, at another index,
 * with an input.
 */
#ifndef TENON_ITERATOR_H
#define TENON_ITERATOR_H

#include "kernels/core/structured.h"

/* Most inputs of one iterator. */
#define TNI_ITER_INPUTS 5

/* When a given result is checked for shared memory. */
typedef enum tni_given_rule {
    TNI_GIVEN_AS_IT_LIES, /* before it is resized, as PyTorch's iterator checks */
    TNI_GIVEN_RESIZED,    /* after: PyTorch resizes first, so only if it keeps its sizes */
    TNI_GIVEN_APART       /* with itself only: it may be an input, and is computed apart */
} tni_given_rule;

/* The inputs and what follows from them. */
typedef struct tni_iter {
    int ninputs;              /* number of inputs */
    uint8_t given_rule;       /* a tni_given_rule */
    bool is_row_major;        /* results are row-major, whatever the inputs' strides */
    bool has_condition;       /* the first input is a condition, which is not converted */
    bool is_plain;            /* all inputs are row-major and have the common shape */
    bool is_alike;            /* is_plain, and all have elements and the common dtype */
    bool is_clashing;         /* two of the inputs have dtypes that PyTorch does not promote */
    tn_device device;         /* where the results are made */
    tn_dtype common;          /* the promoted dtype */
    tn_tensor *const *inputs; /* borrowed, as long as the iterator is used */
    int64_t rank;             /* dimensions of the common shape */
    const int64_t *sizes;     /* the common shape: that of an input, or in `room` */
    int64_t room[TN_MAX_DIM]; /* storage for a shape that no input has */
} tni_iter;

/*
 * Return whether the iterator is consistent: the inputs broadcast to the shape, and are alike if
 * is_alike says so.
 */
bool tni_iter_is_valid(const tni_iter *iter);

/* tni_iter_begin for inputs that are not alike. */
tn_status tni_iter_begin_any(tni_iter *iter, tn_tensor *const *inputs, int count) TN_NODISCARD;

/* Return whether a tensor is row-major, has data, and is not a number in promotion. */
static inline bool tni_iter_is_plain(const tn_tensor *input)
{
    return (input->flags & (TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_WRAPPED_NUMBER)) ==
               TNI_TENSOR_CONTIGUOUS &&
           input->data != NULL;
}

/* Return whether two tensors have the same dtype, device and shape. */
static inline bool tni_iter_is_twin(const tn_tensor *a, const tn_tensor *b)
{
    if (a->dtype != b->dtype || a->rank != b->rank || a->device.type != b->device.type)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->sizes[i] != b->sizes[i])
            return false;
    return true;
}

/*
 * Begin an iterator over inputs (borrowed): work out shape, promoted dtype and device. Row-major
 * tensors of one shape, dtype and device, which is the usual case, need no rules and are handled
 * inline. Fails if shapes or devices do not match; promotion that clashes is left to the caller.
 */
TN_NODISCARD static inline tn_status tni_iter_begin(tni_iter *iter, tn_tensor *const *inputs,
                                                    int count)
{
    if (TNI_UNLIKELY(count == 0))
        return tni_iter_begin_any(iter, inputs, count);
    const tn_tensor *first = inputs[0];
    for (int i = 0; i < count; i++)
        if (TNI_UNLIKELY(!tni_iter_is_plain(inputs[i]) ||
                         (i > 0 && !tni_iter_is_twin(first, inputs[i]))))
            return tni_iter_begin_any(iter, inputs, count);
    iter->ninputs = count;
    iter->given_rule = TNI_GIVEN_AS_IT_LIES;
    iter->is_row_major = iter->has_condition = iter->is_clashing = false;
    iter->is_plain = iter->is_alike = true;
    iter->device = first->device;
    iter->common = (tn_dtype)first->dtype;
    iter->inputs = inputs;
    iter->rank = first->rank;
    iter->sizes = first->sizes;
    TNI_ASSERT(tni_iter_is_valid(iter));
    return TN_OK;
}

/* tni_iter_output for results that are given, or not simply like the inputs. */
tn_status tni_iter_output_any(const tni_iter *iter, tni_work *work, int index, tn_dtype dtype,
                              bool is_free) TN_NODISCARD;

/*
 * Make or check result `index` of a structured kernel, with the iterator's shape, in `dtype`. A
 * given result may have any dtype that `dtype` can be cast to; with `is_free`, any dtype at all.
 */
TN_NODISCARD static inline tn_status tni_iter_output(const tni_iter *iter, tni_work *work,
                                                     int index, tn_dtype dtype, bool is_free)
{
    TNI_ASSERT(tni_iter_is_valid(iter));
    if (TNI_LIKELY(work->given[index] == NULL && iter->is_alike))
        return tni_tensor_empty_like(iter->inputs[0], dtype, &work->outs[index]);
    return tni_iter_output_any(iter, work, index, dtype, is_free);
}

/* Fail with TN_ERR_RUNTIME if two elements of a tensor that is written share memory. */
tn_status tni_check_no_overlap(const tn_tensor *written) TN_NODISCARD;

/* Fail with TN_ERR_RUNTIME if the two tensors share memory. */
tn_status tni_check_disjoint(const tn_tensor *written, const tn_tensor *read) TN_NODISCARD;

/*
 * Fail with TN_ERR_RUNTIME if given result `index`, in the geometry that it will have when the
 * operator ends, shares memory with an input. Call it after the result is set.
 */
tn_status tni_check_output_disjoint(const tni_work *work, int index,
                                    const tn_tensor *read) TN_NODISCARD;

/*
 * Fail with TN_ERR_RUNTIME if the tensors share memory at different indices; the same elements at
 * the same indices pass.
 */
tn_status tni_check_apart(const tn_tensor *written, const tn_tensor *read) TN_NODISCARD;

/* The same for given result `index`, in the geometry that it will have. */
tn_status tni_check_output_apart(const tni_work *work, int index,
                                 const tn_tensor *read) TN_NODISCARD;

#endif
