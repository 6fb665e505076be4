/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps (separable.h) whose positions are each an element of the input: interpolation to
 * the nearest, and axes that keep their size. Bytes are copied whatever the dtype, line by line; a
 * line that repeats the one before is copied from there. The channels of a position of a
 * channels-last tensor are copied as one block.
 */
#include "kernels/conv/separable.h"

/* The least work for a thread, in bytes copied. */
#define GRAIN 65536

/* A map as offsets, and its tensors; all steps count bytes. */
typedef struct copy_run {
    const char *from;
    char *to;
    int64_t block;                    /* bytes of a position */
    int64_t channels;                 /* planes of an image; 1 if they are in the block */
    int64_t from_channel, from_image; /* steps of the input */
    int64_t to_channel, to_image;     /* steps of the result */
    int64_t to_steps[TNI_SEPARABLE_SPACE];
    int64_t sizes[TNI_SEPARABLE_SPACE];    /* of the result */
    int64_t *sources[TNI_SEPARABLE_SPACE]; /* by position of an axis: where it is in the input */
} copy_run;

/* Copy the first and the last `size` bytes, a constant after inlining; they may overlap. */
static inline __attribute__((always_inline)) void
copy_ends(char *restrict to, const char *restrict from, int64_t bytes, const size_t size)
{
    const int64_t last = bytes - (int64_t)size;
    memcpy(to, from, size);
    memcpy(to + last, from + last, size);
}

/* Copy a block: its ends, if they are all of it. */
static inline void copy_block(char *restrict to, const char *restrict from, int64_t bytes)
{
    if (bytes < 4 || bytes > 64)
        memcpy(to, from, (size_t)bytes);
    else if (bytes <= 8)
        copy_ends(to, from, bytes, 4);
    else if (bytes <= 16)
        copy_ends(to, from, bytes, 8);
    else if (bytes <= 32)
        copy_ends(to, from, bytes, 16);
    else
        copy_ends(to, from, bytes, 32);
}

/* Copy the positions of a line, whose blocks have `size` bytes, a constant after inlining. */
static inline __attribute__((always_inline)) void
copy_line_of(const copy_run *run, const char *restrict from, char *restrict to, const size_t size)
{
    const int64_t *sources = run->sources[2];
    for (int64_t x = 0; x < run->sizes[2]; x++)
        memcpy(to + x * run->to_steps[2], from + sources[x], size);
}

/* Copy the positions of a line. */
static void copy_line(const copy_run *run, const char *restrict from, char *restrict to)
{
    switch (run->block) {
    case 1:
        copy_line_of(run, from, to, 1);
        break;
    case 2:
        copy_line_of(run, from, to, 2);
        break;
    case 4:
        copy_line_of(run, from, to, 4);
        break;
    case 8:
        copy_line_of(run, from, to, 8);
        break;
    case 16:
        copy_line_of(run, from, to, 16);
        break;
    default:
        for (int64_t x = 0; x < run->sizes[2]; x++)
            copy_block(to + x * run->to_steps[2], from + run->sources[2][x], run->block);
        break;
    }
}

/* Copy lines [begin, end) of the result, counted over images, channels, planes and lines. */
static void copy_lines(int64_t begin, int64_t end, void *context)
{
    const copy_run *run = context;
    const bool is_dense = run->to_steps[2] == run->block;
    const char *last_from = NULL;
    const char *last_to = NULL;
    for (int64_t i = begin; i < end; i++) {
        const int64_t y = i % run->sizes[1];
        const int64_t z = i / run->sizes[1] % run->sizes[0];
        const int64_t plane = i / run->sizes[1] / run->sizes[0];
        const int64_t channel = plane % run->channels;
        const int64_t image = plane / run->channels;
        const char *from = run->from + image * run->from_image + channel * run->from_channel +
                           run->sources[0][z] + run->sources[1][y];
        char *to = run->to + image * run->to_image + channel * run->to_channel +
                   z * run->to_steps[0] + y * run->to_steps[1];
        if (is_dense && from == last_from)
            memcpy(to, last_to, (size_t)(run->sizes[2] * run->block));
        else
            copy_line(run, from, to);
        last_from = from;
        last_to = to;
    }
}

/* Write where each position of an axis is; return whether each is one element as it is. */
static bool find_sources(const tni_axis *axis, int64_t step, int64_t *sources)
{
    for (int64_t at = 0; at < axis->result; at++) {
        tni_tap tap = {0, 0};
        double divisor = 1;
        if (axis->taps(axis, at, &tap, &divisor) != 1 || tap.weight != 1 || divisor != 1)
            return false;
        TNI_ASSERT(tap.source >= 0 && tap.source < axis->input);
        sources[at] = tap.source * step;
    }
    return true;
}

/* Return a stride in bytes; that of a single element may be any number. */
static int64_t step_of(const tn_tensor *self, int dim)
{
    const int64_t bytes = (int64_t)tn_dtype_size((tn_dtype)self->dtype);
    return dim >= 0 && self->sizes[dim] > 1 ? self->strides[dim] * bytes : 0;
}

/* Write the strides of a tensor in bytes: of its spatial dimensions, channels and images. */
static void find_steps(const tn_tensor *self, int space, int64_t *steps, int64_t *channel,
                       int64_t *image)
{
    const int lead = (int)self->rank - space;
    *channel = step_of(self, lead - 1);
    *image = step_of(self, lead - 2);
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++) {
        const int dim = lead + d - (TNI_SEPARABLE_SPACE - space);
        steps[d] = dim >= lead ? step_of(self, dim) : 0;
    }
}

bool tni_separable_may_copy(const tni_separable *map)
{
    bool may = map->keeps_negative_zero;
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        may &= map->axes[d].most == 1;
    return may;
}

tn_status tni_separable_copy(const tni_separable *map, const tn_tensor *input,
                             const tn_tensor *result, bool *is_done)
{
    const int lead = (int)input->rank - map->space;
    const int64_t bytes = (int64_t)tn_dtype_size((tn_dtype)input->dtype);
    int64_t steps[TNI_SEPARABLE_SPACE];
    int64_t positions = 0;
    int64_t lines = 1;
    copy_run run = {.from = input->data, .to = result->data, .block = bytes};
    run.channels = lead > 0 ? input->sizes[lead - 1] : 1;
    find_steps(input, map->space, steps, &run.from_channel, &run.from_image);
    find_steps(result, map->space, run.to_steps, &run.to_channel, &run.to_image);
    for (int d = 0; d < lead; d++)
        lines *= input->sizes[d];
    if (run.channels > 1 && run.from_channel == bytes && run.to_channel == bytes) {
        run.block *= run.channels;
        lines /= run.channels;
        run.channels = 1;
    }
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        positions += map->axes[d].result;
    int64_t *sources = tni_malloc((size_t)positions * sizeof *sources);
    if (sources == NULL)
        return tni_fail_memory((size_t)positions * sizeof *sources);
    *is_done = true;
    int64_t *next = sources;
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++) {
        const tni_axis *axis = &map->axes[d];
        run.sizes[d] = axis->result;
        run.sources[d] = next;
        next += axis->result;
        *is_done = *is_done && find_sources(axis, steps[d], run.sources[d]);
    }
    lines *= run.sizes[0] * run.sizes[1];
    if (*is_done && result->numel > 0)
        tni_parallel_for(0, lines, 1 + GRAIN / tni_mul_saturating(run.sizes[2], run.block),
                         copy_lines, &run);
    tni_free(sources);
    return TN_OK;
}
