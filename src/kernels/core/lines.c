/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Work along one dimension (lines.h). Lines, or blocks of neighbouring ones, are numbered in
 * row-major order of the other dimensions, of which those that continue each other are one. A
 * thread finds the first line of its range by division and goes on from line to line by addition.
 */
#include "kernels/core/lines.h"

#include "kernels/core/casts.h"
#include "tensor/block_cache.h"

#include <stdatomic.h>

/* Elements that make a thread worth it. */
#define GRAIN 16384

/* Fewer neighbouring lines than this would leave most of a vector empty. */
#define FEW_LINES (TNI_LINE_STEP / 2)

/* What all threads of a run share. */
typedef struct line_run {
    int count;                                     /* number of operands */
    int64_t rank;                                  /* dimensions besides that of the lines */
    int64_t sizes[TN_MAX_DIM];                     /* sizes of those, outermost first */
    int64_t strides[TNI_LINE_TENSORS][TN_MAX_DIM]; /* in bytes */
    int64_t neighbours;                            /* lines along the last of those */
    int64_t most;                                  /* of them in a block; 1 for single lines */
    tni_line first;                                /* line 0; scratch is per thread */
    size_t scratch;                                /* bytes of scratch memory per thread */
    tni_line_body body;                            /* called for each block */
    atomic_bool has_failed;                        /* some thread found no memory */
} line_run;

/*
 * Move `line`, which is at block 0, to block `index`; set at[] to its index in every other
 * dimension.
 */
static void find_line(const line_run *run, int64_t index, tni_line *line, int64_t *at)
{
    int64_t rest = index;
    for (int64_t i = run->rank - 1; i >= 0; i--) {
        at[i] = rest % run->sizes[i];
        rest /= run->sizes[i];
        for (int k = 0; k < run->count; k++)
            line->data[k] += tni_mul_wrapping(at[i], run->strides[k][i]);
    }
    TNI_ASSERT(rest == 0);
}

/*
 * Move to the next block. Strides of dimensions that are never walked may be any number, so steps
 * are taken to existing lines only.
 */
static void go_on(const line_run *run, tni_line *line, int64_t *at)
{
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

/* Run the body over blocks [begin, end), with scratch memory of this thread's own. */
static void run_lines(int64_t begin, int64_t end, void *context)
{
    line_run *run = context;
    int64_t at[TN_MAX_DIM];
    tni_line line = run->first;
    uint8_t kind = 0;
    line.scratch = run->scratch > 0 ? tni_block_get(run->scratch, &kind) : NULL;
    if (run->scratch > 0 && line.scratch == NULL) {
        atomic_store_explicit(&run->has_failed, true, memory_order_relaxed);
        return;
    }
    find_line(run, begin, &line, at);
    for (int64_t i = begin; i < end; i++) {
        if (run->most > 1) /* the last block of a row may be narrower */
            line.lines = tni_min(run->most, run->neighbours - at[run->rank - 1] * run->most);
        run->body(&line);
        if (i + 1 < end)
            go_on(run, &line, at);
    }
    if (line.scratch != NULL)
        tni_block_put(line.scratch, kind);
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

/* Swap two of the dimensions besides that of the lines. */
static void swap_dims(line_run *run, int64_t i, int64_t j)
{
    int64_t size = run->sizes[i];
    run->sizes[i] = run->sizes[j];
    run->sizes[j] = size;
    for (int k = 0; k < run->count; k++) {
        int64_t stride = run->strides[k][i];
        run->strides[k][i] = run->strides[k][j];
        run->strides[k][j] = stride;
    }
}

/* Merge neighbouring dimensions that continue each other in all operands. */
static void merge_dims(line_run *run)
{
    int64_t last = 0;
    for (int64_t i = 1; i < run->rank; i++) {
        bool continues = true;
        for (int k = 0; k < run->count && continues; k++)
            continues =
                run->strides[k][last] == tni_mul_wrapping(run->strides[k][i], run->sizes[i]);
        if (!continues)
            last++;
        run->sizes[last] = continues ? run->sizes[last] * run->sizes[i] : run->sizes[i];
        for (int k = 0; k < run->count; k++)
            run->strides[k][last] = run->strides[k][i];
    }
    run->rank = run->rank > 0 ? last + 1 : 0;
}

/*
 * Let blocks of at most `most` lines go together if lines of the last operand, which is written and
 * so never expanded, have neighbours that are nearer than their elements: the dimension of the
 * smallest stride becomes the last one.
 */
static void plan_blocks(line_run *run, int64_t most)
{
    const int64_t *strides = run->strides[run->count - 1];
    int64_t inner = -1;
    for (int64_t i = 0; i < run->rank; i++)
        if (run->sizes[i] > 1 && strides[i] > 0 && (inner < 0 || strides[i] <= strides[inner]))
            inner = i;
    if (inner < 0 || most < 2 || run->first.count < 2 || run->sizes[inner] < FEW_LINES ||
        strides[inner] >= run->first.steps[run->count - 1])
        return;
    swap_dims(run, inner, run->rank - 1);
    inner = run->rank - 1;
    run->neighbours = run->sizes[inner];
    run->most = tni_min(most, run->neighbours);
    run->sizes[inner] = tni_ceil_div(run->neighbours, run->most);
    for (int k = 0; k < run->count; k++) {
        run->first.across[k] = run->strides[k][inner];
        run->strides[k][inner] = tni_mul_wrapping(run->strides[k][inner], run->most);
    }
}

tn_status tni_lines_run_together(const tni_strided *const *operands, int count, int64_t dim,
                                 int64_t most, size_t scratch, tni_line_body body,
                                 const void *context)
{
    const tni_strided *first = operands[0];
    int64_t blocks = 1;
    TNI_ASSERT(count >= 1 && count <= TNI_LINE_TENSORS);
    TNI_ASSERT(dim >= 0 && (dim < first->rank || dim == 0));
    line_run run = {.count = count, .body = body, .most = 1};
    run.first.count = first->rank > 0 ? first->sizes[dim] : 1;
    run.first.context = context;
    for (int k = 0; k < count; k++) {
        run.first.data[k] = operands[k]->data;
        /* Operands on meta have elements but no data: there is nothing to do. */
        if (operands[k]->data == NULL && operands[k]->numel > 0)
            return TN_OK;
    }
    /* Split the dimensions into that of the lines and all others that have more than one element.
     */
    for (int64_t i = 0; i < first->rank; i++) {
        for (int k = 0; k < count; k++)
            if (i == dim)
                run.first.steps[k] = step_of(operands[k], first, dim, i);
            else
                run.strides[k][run.rank] = step_of(operands[k], first, dim, i);
        if (i != dim && first->sizes[i] != 1)
            run.sizes[run.rank++] = first->sizes[i];
    }
    merge_dims(&run);
    plan_blocks(&run, most);
    /* Scratch memory is for the widest block. */
    run.first.lines = run.most;
    int64_t room = tni_mul_saturating((int64_t)scratch, tni_line_width(&run.first));
    run.scratch = (size_t)room;
    for (int64_t i = 0; i < run.rank; i++)
        blocks = tni_mul_wrapping(blocks, run.sizes[i]);
    int64_t grain = GRAIN / (tni_mul_saturating(run.first.count, run.most) + 1) + 1;
    tni_parallel_for(0, blocks, grain, run_lines, &run);
    if (atomic_load_explicit(&run.has_failed, memory_order_relaxed))
        return tni_fail_memory(run.scratch);
    return TN_OK;
}

tn_status tni_lines_run(const tni_strided *const *operands, int count, int64_t dim, size_t scratch,
                        tni_line_body body, const void *context)
{
    return tni_lines_run_together(operands, count, dim, 1, scratch, body, context);
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

void tni_line_load_block(const tni_line *line, int index, tn_dtype own, tn_dtype dtype, void *room)
{
    int64_t width = tni_line_width(line);
    int64_t bytes = tni_dtypes[dtype].bytes;
    bool is_dense = line->across[index] == tni_dtypes[own].bytes;
    tni_cast cast = is_dense && own != dtype ? tni_cast_of(own, dtype) : NULL;
    size_t rest = (size_t)((width - line->lines) * bytes);
    for (int64_t i = 0; i < line->count; i++) {
        const char *from = line->data[index] + i * line->steps[index];
        char *to = (char *)room + i * width * bytes;
        if (is_dense && own == dtype)
            memcpy(to, from, (size_t)(line->lines * bytes));
        else if (cast != NULL)
            cast(from, to, line->lines);
        else
            tni_convert(dtype, to, bytes, own, from, line->across[index], line->lines);
        memset(to + line->lines * bytes, 0, rest);
    }
}

void tni_line_store_block(const tni_line *line, int index, tn_dtype own, tn_dtype dtype,
                          const void *room)
{
    int64_t width = tni_line_width(line);
    int64_t bytes = tni_dtypes[dtype].bytes;
    bool is_dense = line->across[index] == tni_dtypes[own].bytes;
    tni_cast cast = is_dense && own != dtype ? tni_cast_of(dtype, own) : NULL;
    for (int64_t i = 0; i < line->count; i++) {
        const char *from = (const char *)room + i * width * bytes;
        char *to = line->data[index] + i * line->steps[index];
        if (is_dense && own == dtype)
            memcpy(to, from, (size_t)(line->lines * bytes));
        else if (cast != NULL)
            cast(from, to, line->lines);
        else
            tni_convert(own, to, line->across[index], dtype, from, bytes, line->lines);
    }
}
