/* SPDX-License-Identifier: BSD-3-Clause */
/* Lines are numbered row by row; a thread divides once and counts from there. */
#include "kernels/core/lines.h"

#include <stdatomic.h>

/* Elements that are worth a thread. */
#define GRAIN 16384

/* What all threads work on. */
typedef struct line_run {
    int count;                                     /* tensors */
    int64_t rank;                                  /* dimensions beside that of the lines */
    int64_t sizes[TN_MAX_DIM];                     /* theirs, outermost first */
    int64_t strides[TNI_LINE_TENSORS][TN_MAX_DIM]; /* in bytes */
    tni_line first;                                /* line 0 */
    size_t scratch;                                /* bytes for each thread */
    tni_line_body body;                            /* what is done with each line */
    atomic_bool has_failed;                        /* some thread found no memory */
} line_run;

/* Where the line that `line->index` says begins; leaves its place in every other dimension. */
static void find_line(const line_run *run, tni_line *line, int64_t *at)
{
    int64_t rest = line->index;
    for (int64_t i = run->rank - 1; i >= 0; i--) {
        at[i] = rest % run->sizes[i];
        rest /= run->sizes[i];
        for (int k = 0; k < run->count; k++)
            line->data[k] += tni_mul_wrapping(at[i], run->strides[k][i]);
    }
    TNI_ASSERT(rest == 0);
}

/* The strides of dimensions that are not walked may be anything, so a step is taken only to a line.
 */
static void go_on(const line_run *run, tni_line *line, int64_t *at)
{
    line->index++;
    for (int64_t i = run->rank - 1; i >= 0; i--) {
        bool is_last = ++at[i] == run->sizes[i];
        for (int k = 0; k < run->count; k++)
            line->data[k] +=
                is_last ? -tni_mul_wrapping(at[i] - 1, run->strides[k][i]) : run->strides[k][i];
        if (!is_last)
            return;
        at[i] = 0;
    }
}

static void run_lines(int64_t begin, int64_t end, void *context)
{
    line_run *run = context;
    int64_t at[TN_MAX_DIM];
    tni_line line = run->first;
    line.index = begin;
    line.scratch = run->scratch > 0 ? tni_malloc(run->scratch) : NULL;
    if (run->scratch > 0 && line.scratch == NULL) {
        atomic_store_explicit(&run->has_failed, true, memory_order_relaxed);
        return;
    }
    find_line(run, &line, at);
    for (int64_t i = begin; i < end; i++) {
        run->body(&line);
        if (i + 1 < end)
            go_on(run, &line, at);
    }
    tni_free(line.scratch);
}

/* The bytes between neighbours of an operand along a dimension of the first. */
static int64_t step_of(const tni_strided *operand, const tni_strided *first, int64_t dim,
                       int64_t at)
{
    bool lacks_dim = operand->rank < first->rank;
    if (lacks_dim && at == dim)
        return 0;
    int64_t own = lacks_dim && at > dim ? at - 1 : at;
    return tni_mul_wrapping(operand->strides[own], tni_dtypes[operand->dtype].bytes);
}

static int64_t count_lines(const tni_strided *self, int64_t dim)
{
    int64_t lines = 1;
    for (int64_t i = 0; i < self->rank; i++)
        lines = i == dim ? lines : tni_mul_wrapping(lines, self->sizes[i]);
    return lines;
}

tn_status tni_lines_run(const tni_strided *const *operands, int count, int64_t dim, size_t scratch,
                        tni_line_body body, const void *context)
{
    const tni_strided *first = operands[0];
    int64_t lines = count_lines(first, dim);
    TNI_ASSERT(count >= 1 && count <= TNI_LINE_TENSORS);
    TNI_ASSERT(dim >= 0 && (dim < first->rank || dim == 0));
    line_run run = {.count = count, .scratch = scratch, .body = body};
    run.first.count = first->rank > 0 ? first->sizes[dim] : 1;
    run.first.context = context;
    for (int k = 0; k < count; k++) {
        run.first.data[k] = operands[k]->data;
        if (operands[k]->data == NULL && operands[k]->numel > 0)
            return TN_OK;
    }
    for (int64_t i = 0; i < first->rank; i++) {
        for (int k = 0; k < count; k++)
            if (i == dim)
                run.first.steps[k] = step_of(operands[k], first, dim, i);
            else
                run.strides[k][run.rank] = step_of(operands[k], first, dim, i);
        if (i != dim)
            run.sizes[run.rank++] = first->sizes[i];
    }
    tni_parallel_for(0, lines, GRAIN / (run.first.count + 1) + 1, run_lines, &run);
    if (atomic_load_explicit(&run.has_failed, memory_order_relaxed))
        return tni_fail_memory(scratch);
    return TN_OK;
}

const void *tni_line_load(const tni_line *line, int index, tn_dtype own, tn_dtype dtype,
                          int64_t count, void *room)
{
    int64_t bytes = tni_dtypes[dtype].bytes;
    if (own == dtype && (line->steps[index] == bytes || count == 1))
        return line->data[index];
    tni_convert(dtype, room, bytes, own, line->data[index], line->steps[index], count);
    return room;
}
