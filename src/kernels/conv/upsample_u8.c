/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps of planes of bytes in fixed point: along rows first, then along columns, each
 * rounded to bytes. Weights are whole numbers, shifted as far as the largest lets them fit 16 bits:
 * PyTorch interpolates so, and what lies between two bytes comes out as there.
 */
#include <math.h>

#include "kernels/conv/separable.h"
#include "kernels/core/builder.h"

/* The taps of all positions of an axis. */
typedef struct byte_taps {
    int64_t input, result; /* sizes */
    int64_t most;          /* taps of a position */
    int shift;             /* of the weights */
    int64_t *counts;       /* of each position */
    int64_t *sources;      /* `most` for each position */
    int32_t *weights;      /* likewise */
} byte_taps;

static void free_taps(byte_taps *taps)
{
    tni_free(taps->counts);
    tni_free(taps->sources);
    tni_free(taps->weights);
}

/* Writes the taps of a position; those of one source, at an edge, are one. Returns how many. */
static int64_t read_place(const tni_axis *axis, int64_t at, tni_tap *taps)
{
    double divisor = 1;
    int64_t kept = 0;
    int64_t count = axis->taps(axis, at, taps, &divisor);
    TNI_ASSERT(count >= 0 && count <= axis->most);
    for (int64_t i = 0; i < count; i++) {
        double weight = taps[i].weight / divisor;
        if (kept > 0 && taps[kept - 1].source == taps[i].source)
            taps[kept - 1].weight += weight;
        else
            taps[kept++] = (tni_tap){taps[i].source, weight};
    }
    return kept;
}

/* The largest shift with which the largest weight fits. */
static int shift_for(double largest)
{
    int shift = 0;
    while (shift < 22 && (int64_t)(0.5 + largest * (double)((int64_t)1 << (shift + 1))) < 1 << 15)
        shift++;
    return shift;
}

static tn_status make_taps(const tni_axis *axis, byte_taps *out)
{
    double largest = 0;
    size_t count = (size_t)(axis->result * axis->most);
    *out = (byte_taps){.input = axis->input, .result = axis->result, .most = axis->most};
    out->counts = tni_calloc((size_t)axis->result, sizeof *out->counts);
    out->sources = tni_calloc(count, sizeof *out->sources);
    out->weights = tni_calloc(count, sizeof *out->weights);
    tni_tap *taps = tni_malloc((size_t)axis->most * sizeof *taps);
    if (out->counts == NULL || out->sources == NULL || out->weights == NULL || taps == NULL) {
        tni_free(taps);
        free_taps(out);
        return tni_fail_memory(count * sizeof *out->sources);
    }
    for (int64_t at = 0; at < axis->result; at++) {
        int64_t kept = read_place(axis, at, taps);
        for (int64_t i = 0; i < kept; i++)
            largest = fmax(largest, taps[i].weight);
    }
    out->shift = shift_for(largest);
    double unit = (double)((int64_t)1 << out->shift);
    for (int64_t at = 0; at < axis->result; at++) {
        out->counts[at] = read_place(axis, at, taps);
        for (int64_t i = 0; i < out->counts[at]; i++) {
            double weight = taps[i].weight * unit;
            TNI_ASSERT(taps[i].source >= 0 && taps[i].source < axis->input);
            out->sources[at * axis->most + i] = taps[i].source;
            out->weights[at * axis->most + i] = (int32_t)(weight < 0 ? weight - 0.5 : weight + 0.5);
        }
    }
    tni_free(taps);
    return TN_OK;
}

/* One pass: [outer, input, inner] to [outer, result, inner]. */
typedef struct byte_pass {
    const byte_taps *taps;
    const uint8_t *from;
    uint8_t *to;
    int64_t inner; /* elements of one position */
} byte_pass;

static void run_pass(int64_t begin, int64_t end, void *context)
{
    const byte_pass *pass = context;
    const byte_taps *taps = pass->taps;
    const int64_t half = taps->shift > 0 ? (int64_t)1 << (taps->shift - 1) : 0;
    for (int64_t k = begin; k < end; k++) {
        int64_t at = k % taps->result;
        const uint8_t *from = pass->from + k / taps->result * taps->input * pass->inner;
        uint8_t *to = pass->to + k * pass->inner;
        for (int64_t x = 0; x < pass->inner; x++) {
            int64_t sum = half;
            for (int64_t i = at * taps->most; i < at * taps->most + taps->counts[at]; i++)
                sum += (int64_t)taps->weights[i] * from[taps->sources[i] * pass->inner + x];
            sum = sum < 0 ? 0 : sum >> taps->shift;
            to[x] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

/* A new row-major tensor with dimension `dim` of the input map. */
static tn_status resample_along(const tni_axis *axis, tn_tensor *input, int dim, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    byte_taps taps;
    byte_pass pass = {.taps = &taps, .inner = 1};
    memcpy(sizes, input->sizes, (size_t)input->rank * sizeof *sizes);
    sizes[dim] = axis->result;
    for (int d = dim + 1; d < input->rank; d++)
        pass.inner *= sizes[d];
    TN_TRY(tni_new_like(input, TN_DTYPE_U8, input->rank, sizes, out));
    if ((*out)->numel == 0 || (*out)->data == NULL)
        return TN_OK;
    tn_status status = make_taps(axis, &taps);
    if (status == TN_OK) {
        pass.from = input->data;
        pass.to = (*out)->data;
        tni_parallel_for(0, (*out)->numel / pass.inner, 1 + 4096 / pass.inner, run_pass, &pass);
        free_taps(&taps);
    } else {
        tn_tensor_release(*out);
    }
    return status;
}

tn_status tni_separable_u8(const tni_separable *map, tn_tensor *input, tn_tensor **out)
{
    tni_builder s = {0};
    tn_tensor *now = TNI_BUILD_OF(&s, tni_contiguous(input, &s.made));
    for (int d = map->space - 1; d >= 0 && tni_builder_go_on(&s); d--) {
        const tni_axis *axis = &map->axes[TNI_SEPARABLE_SPACE - map->space + d];
        if (axis->input != axis->result)
            now =
                TNI_BUILD_OF(&s, resample_along(axis, now, input->rank - map->space + d, &s.made));
    }
    tn_memory_format format =
        map->keeps_format ? tni_suggested_format(input) : TN_MEMORY_FORMAT_CONTIGUOUS;
    return tni_builder_end_with(&s, TNI_BUILD_OF(&s, tni_clone(now, TN_DTYPE_U8, format, &s.made)),
                                out);
}
