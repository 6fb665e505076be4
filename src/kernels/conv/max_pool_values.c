/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Max pooling without indices (see the header): what it applies to, and how planes, or lines of
 * channels-last images, are shared out.
 */
#include "kernels/conv/max_pool_values.h"
#include "kernels/core/builder.h"
#include "kernels/core/isa.h"

/* The least work for a thread, in elements compared. */
#define GRAIN 32768

/* One pool. */
typedef struct pool_run {
    tni_max_pool call; /* but for the addresses and the row */
    const float *from; /* [planes, lines, size], or [images, lines, size, channels] */
    float *to;         /* likewise */
} pool_run;

/* Pool planes [begin, end). */
static void pool_planes(int64_t begin, int64_t end, void *context)
{
    const pool_run *run = context;
    tni_max_pool call = run->call;
    for (int64_t i = begin; i < end; i++) {
        call.from = run->from + i * call.lines * call.size;
        call.to = run->to + i * call.rows * call.count;
        TNI_OF_ISA(&tni_max_pool_loops)->plane(&call);
    }
}

/* Compute lines [begin, end) of the results of channels-last images. */
static void pool_lines(int64_t begin, int64_t end, void *context)
{
    const pool_run *run = context;
    tni_max_pool call = run->call;
    for (int64_t i = begin; i < end; i++) {
        call.row = i % call.rows;
        call.from = run->from + i / call.rows * call.lines * call.size * call.channels;
        call.to = run->to + i * call.count * call.channels;
        TNI_OF_ISA(&tni_max_pool_loops)->channels(&call);
    }
}

/* Write the sizes and parameters; a dimension that is missing is one position. */
static void plan(const tni_windows *pool, tni_max_pool *call)
{
    const int last = pool->space - 1;
    *call = (tni_max_pool){.lines = 1, .rows = 1};
    for (int d = 0; d < 2; d++) {
        const int own = last - 1 + d;
        call->window[d] = own < 0 ? 1 : pool->window[own];
        call->stride[d] = own < 0 ? 1 : pool->stride[own];
        call->padding[d] = own < 0 ? 0 : pool->padding[own];
        call->dilation[d] = own < 0 ? 1 : pool->dilation[own];
    }
    if (last > 0) {
        call->lines = pool->input[0];
        call->rows = pool->result[0];
    }
    call->size = pool->input[last];
    call->count = pool->result[last];
}

/* Make `self`, or a copy of it, without gaps in a format. */
static tn_status in_format(tn_tensor *self, tn_memory_format format, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    bool is_dense = true;
    if (format == TN_MEMORY_FORMAT_CONTIGUOUS)
        return tni_contiguous(self, out);
    TN_TRY(tni_format_strides(format, self->rank, self->sizes, strides));
    for (int d = 0; d < self->rank; d++)
        is_dense &= self->sizes[d] == 1 || self->strides[d] == strides[d];
    return is_dense
               ? tni_tensor_as_strided(self, self->rank, self->sizes, strides, self->offset, out)
               : tni_clone(self, (tn_dtype)self->dtype, format, out);
}

tn_status tni_max_pool_values(const tni_windows *pool, tn_tensor *input, tn_memory_format format,
                              tn_tensor **out, bool *done)
{
    tni_builder s = {0};
    pool_run run;
    int64_t sizes[TN_MAX_DIM];
    const int lead = (int)input->rank - pool->space;
    const bool is_last = format == TN_MEMORY_FORMAT_CHANNELS_LAST;
    *done = input->dtype == TN_DTYPE_F32 && pool->space <= 2 && input->data != NULL &&
            input->numel > 0 && (is_last || format == TN_MEMORY_FORMAT_CONTIGUOUS);
    if (!*done)
        return TN_OK;
    plan(pool, &run.call);
    *done = is_last || tni_max_pool_room(&run.call) <= TNI_MAX_POOL_ROOM;
    if (!*done)
        return TN_OK;
    memcpy(sizes, input->sizes, (size_t)lead * sizeof *sizes);
    memcpy(sizes + lead, pool->result, (size_t)pool->space * sizeof *sizes);
    const tni_tensor_spec spec = {.dtype = TN_DTYPE_F32, .rank = input->rank, .sizes = sizes};
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_tensor_empty_format(&spec, format, input->device, &s.made));
    tn_tensor *from = TNI_BUILD_OF(&s, in_format(input, format, &s.made));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    run.from = from->data;
    run.to = result->data;
    run.call.channels = input->sizes[lead - 1];
    const int64_t taps = run.call.window[0] * run.call.window[1];
    const int64_t planes = input->numel / (run.call.lines * run.call.size);
    if (is_last)
        tni_parallel_for(0, input->sizes[0] * run.call.rows,
                         GRAIN / (run.call.count * run.call.channels * taps + 1) + 1, pool_lines,
                         &run);
    else
        tni_parallel_for(0, planes, GRAIN / (run.call.rows * run.call.size * taps + 1) + 1,
                         pool_planes, &run);
    return tni_builder_end_with(&s, result, out);
}
