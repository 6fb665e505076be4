/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lines: work along one dimension. A tensor and one of its dimensions give as many lines as the
 * other dimensions have elements; a body gets one line after the other, of several tensors at once,
 * in any strides. Sorting, cumulative operations and softmax are bodies.
 */
#ifndef TENON_LINES_H
#define TENON_LINES_H

#include "kernels/core/kernel_core.h"

/* Most tensors that are walked together. */
#define TNI_LINE_TENSORS 6

/* One line of each tensor. */
typedef struct tni_line {
    char *data[TNI_LINE_TENSORS];    /* first element in each tensor */
    int64_t steps[TNI_LINE_TENSORS]; /* bytes from one element to the next; 0 where there is one */
    int64_t count;                   /* elements of the first tensor's line */
    int64_t index;                   /* number of the line, row-major in the other dimensions */
    void *scratch;                   /* the thread's scratch memory, or NULL */
    const void *context;             /* as passed to tni_lines_run */
} tni_line;

/* Process one line; several threads call it at once, each with a line of its own. */
typedef void (*tni_line_body)(const tni_line *line);

/*
 * Run `body` over the lines of the first operand along `dim` (0 for one without dimensions). The
 * other operands have the same sizes except along `dim`, where they have any, or lack that
 * dimension. Lines are divided among threads, each with `scratch` bytes of memory. Nothing happens
 * on meta or without lines. Fails with TN_ERR_MEMORY if the scratch memory cannot be had.
 */
tn_status tni_lines_run(const tni_strided *const *operands, int count, int64_t dim, size_t scratch,
                        tni_line_body body, const void *context) TN_NODISCARD;

/* Return how many elements each line of a tensor has. */
static inline int64_t tni_line_length(const tn_tensor *self, int64_t dim)
{
    return self->rank > 0 ? self->sizes[dim] : 1;
}

/*
 * Return `count` elements of tensor `index` of a line as a dense array of `dtype`: in place if they
 * lie so already, else converted into `room`.
 */
const void *tni_line_load(const tni_line *line, int index, tn_dtype own, tn_dtype dtype,
                          int64_t count, void *room);

#endif
