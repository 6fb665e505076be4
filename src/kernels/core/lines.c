/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Work along one dimension (lines.h). Lines are numbered in row-major order of the other
 * dimensions. A thread finds the first line of its range by division and goes on from line to line
 * by addition.
 */
#include "kernels/core/lines.h"

#include <stdatomic.h>

/* Elements that make a thread worth it. */
#define GRAIN 16384

/* What all threads of a run share. */
typedef struct line_run {
    int count;                                     /* number of operands */
    int64_t rank;                                  /* dimensions besides that of the lines */
    int64_t sizes[TN_MAX_DIM];                     /* sizes of those, outermost first */
    int64_t strides[TNI_LINE_TENSORS][TN_MAX_DIM]; /* in bytes */
    tni_line first;                                /* line 0; index and scratch are per thread */
    size_t scratch;                                /* bytes of scratch memory per thread */
    tni_line_body body;                            /* called for each line */
    atomic_bool has_failed;                        /* some thread found no memory */
} line_run;

/*
 * Move `line`, which is at line 0, to line->index; set at[] to its index in every other dimension.
 */
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

/*
 * Move to the next line. Strides of dimensions that are never walked may be any number, so steps
 * are taken to existing lines only.
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

/* Run the body over lines [begin, end), with scratch memory of this thread's own. */
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

/*
 * Return the bytes between neighbours of an operand along dimension `at` of the first operand. An
 * operand that lacks dimension `dim` has its others shifted by one.
 */
static int64_t step_of(const tni_strided *operand, const tni_strided *first, int64_t dim,
                       int64_t at)
{
    bool lacks_dim = operand->rank < first->rank;
    if (lacks_dim && at == dim)
        return 0;
    int64_t own = lacks_dim && at > dim ? at - 1 : at;
    return tni_mul_wrapping(operand->strides[own], tni_dtypes[operand->dtype].bytes);
}

/* Return the number of lines along `dim`. */
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
        /* Operands on meta have elements but no data: there is nothing to do. */
        if (operands[k]->data == NULL && operands[k]->numel > 0)
            return TN_OK;
    }
    /* Split the dimensions into that of the lines and all others. */
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
