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

/* One line of each tensor, or neighbouring lines. */
typedef struct tni_line {
    char *data[TNI_LINE_TENSORS];     /* first element in each tensor */
    int64_t steps[TNI_LINE_TENSORS];  /* bytes from one element to the next; 0 where there is one */
    int64_t across[TNI_LINE_TENSORS]; /* bytes from a line to its neighbour */
    int64_t count;                    /* elements of the first tensor's line */
    int64_t lines;                    /* how many lines, 1 but for tni_lines_run_together */
    void *scratch;                    /* the thread's scratch memory, or NULL */
    const void *context;              /* as passed to tni_lines_run */
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

/*
 * The same, but lines whose neighbours are nearer than their own elements, such as the columns of a
 * row-major matrix, come in blocks of at most `most` neighbours, so that a body can read memory in
 * order. The last operand, which is written, decides. There is `scratch` memory for tni_line_width
 * lines.
 */
tn_status tni_lines_run_together(const tni_strided *const *operands, int count, int64_t dim,
                                 int64_t most, size_t scratch, tni_line_body body,
                                 const void *context) TN_NODISCARD;

/* A block in scratch memory has rows of a multiple of this many elements: of whole vectors. */
#define TNI_LINE_STEP 16

/* Return the elements of a row of a block in scratch memory; 1 for a single line. */
static inline int64_t tni_line_width(const tni_line *line)
{
    return line->lines > 1 ? tni_ceil_div(line->lines, TNI_LINE_STEP) * TNI_LINE_STEP : 1;
}

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

/*
 * Write a block of lines of tensor `index` to `room`, converted to `dtype`: a row for each element
 * of a line, with an element of each line and zeros up to tni_line_width.
 */
void tni_line_load_block(const tni_line *line, int index, tn_dtype own, tn_dtype dtype, void *room);

/* Write such rows to the lines of tensor `index`, converted from `dtype`. */
void tni_line_store_block(const tni_line *line, int index, tn_dtype own, tn_dtype dtype,
                          const void *room);

#endif
