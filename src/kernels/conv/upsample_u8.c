/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Interpolation of bytes in fixed point, as PyTorch computes it: along the last dimension first,
 * then along the one before it, each pass rounded to bytes.
 *
 * Sums run along bytes that lie side by side (byte_taps.h): those of a position, or of the
 * transposed tensor if a position has fewer than MIN_INNER.
 *
 * Weights are integers, shifted by as many bits as leave the largest one within 16 bits signed; a
 * sum is taken in integers and shifted back, half rounded up, clamped to [0, 255]. So results are
 * those of PyTorch bit by bit; a computation in float would differ in some of them.
 */
#include <math.h>

#include "kernels/conv/byte_taps.h"
#include "kernels/conv/convolution.h"
#include "kernels/conv/separable.h"
#include "kernels/core/builder.h"

/* The least work for a thread, in bytes of the result. */
#define GRAIN 16384

/* The taps of all positions of an axis, in fixed point. */
typedef struct byte_taps {
    int64_t input, result; /* sizes */
    int64_t most;          /* the most taps of a position */
    int shift;             /* weights are times 2^shift */
    int64_t *counts;       /* taps of each position */
    int64_t *sources;      /* [result, most] */
    int32_t *weights;      /* [result, most] */
} byte_taps;

/* Free the arrays of `taps`. */
static void free_taps(byte_taps *taps)
{
    tni_free(taps->counts);
    tni_free(taps->sources);
    tni_free(taps->weights);
}

/*
 * Write the taps of a position to `taps`, divided by its divisor, and return how many. Neighbouring
 * taps of one source, at an edge, are added up before rounding to fixed point.
 */
static int64_t collect_taps(const tni_axis *axis, int64_t at, tni_tap *taps)
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

/* Return the largest shift, at most 22, with which the largest weight is below 2^15. */
static int shift_for(double largest)
{
    int shift = 0;
    while (shift < 22 && (int64_t)(0.5 + largest * (double)((int64_t)1 << (shift + 1))) < 1 << 15)
        shift++;
    return shift;
}

/*
 * Compute the taps of an axis. On success *out is new (free_taps), on failure nothing is.
 * TN_ERR_MEMORY only.
 */
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
    /* Two passes over the taps: the shift depends on the largest weight of all. */
    for (int64_t at = 0; at < axis->result; at++) {
        int64_t kept = collect_taps(axis, at, taps);
        for (int64_t i = 0; i < kept; i++)
            largest = fmax(largest, taps[i].weight);
    }
    out->shift = shift_for(largest);
    double unit = (double)((int64_t)1 << out->shift);
    for (int64_t at = 0; at < axis->result; at++) {
        out->counts[at] = collect_taps(axis, at, taps);
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

/* One pass: [outer, input, inner] to [outer, result, inner], row-major. */
typedef struct byte_pass {
    const byte_taps *taps; /* of the axis */
    const uint8_t *from;   /* [outer, input, inner] */
    uint8_t *to;           /* [outer, result, inner] */
    int64_t outer, inner;  /* how often the axis is mapped, elements of one position */
    tni_sum_bytes sum;     /* the process's loop */
} byte_pass;

/* Compute positions [begin, end), counted over `outer` and `result`. */
static void run_pass(int64_t begin, int64_t end, void *context)
{
    const byte_pass *pass = context;
    const byte_taps *taps = pass->taps;
    for (int64_t k = begin; k < end; k++) {
        const int64_t at = k % taps->result;
        const tni_byte_sum call = {.to = pass->to + k * pass->inner,
                                   .from =
                                       pass->from + k / taps->result * taps->input * pass->inner,
                                   .sources = taps->sources + at * taps->most,
                                   .weights = taps->weights + at * taps->most,
                                   .taps = taps->counts[at],
                                   .count = pass->inner,
                                   .shift = taps->shift};
        pass->sum(&call);
    }
}

/* Write the pass's input, mapped along its axis, to its result. */
static void map_along(byte_pass *pass)
{
    pass->sum = TNI_OF_ISA(tni_sum_bytes);
    tni_parallel_for(0, pass->outer * pass->taps->result, 1 + GRAIN / pass->inner, run_pass, pass);
}

/* Elements of a position from which on lines of them are summed as they lie. */
#define MIN_INNER 64

/* Write the transposed matrix of `rows` and `columns` bytes. */
static tn_status transpose(const uint8_t *from, int64_t rows, int64_t columns, uint8_t *to)
{
    const int64_t sizes[] = {columns, rows};
    const int64_t strides[] = {1, columns};
    const int64_t dense[] = {rows, 1};
    const tni_strided source = {.data = (uint8_t *)(uintptr_t)from,
                                .numel = rows * columns,
                                .sizes = sizes,
                                .strides = strides,
                                .rank = 2,
                                .dtype = TN_DTYPE_U8};
    const tni_strided target = {.data = to,
                                .numel = rows * columns,
                                .sizes = sizes,
                                .strides = dense,
                                .rank = 2,
                                .dtype = TN_DTYPE_U8};
    return tni_copy_strided(&target, &source);
}

/*
 * As map_along where positions have few elements: transposed first, so that sums run along those of
 * all lines.
 */
static tn_status map_transposed(const byte_pass *pass)
{
    const byte_taps *taps = pass->taps;
    const int64_t input = taps->input * pass->inner;
    const int64_t result = taps->result * pass->inner;
    const size_t bytes = (size_t)(pass->outer * (input + result));
    uint8_t *transposed = tni_malloc(bytes);
    if (transposed == NULL)
        return tni_fail_memory(bytes);
    byte_pass whole = {.taps = taps,
                       .from = transposed,
                       .to = transposed + pass->outer * input,
                       .outer = 1,
                       .inner = pass->inner * pass->outer};
    tn_status status = transpose(pass->from, pass->outer, input, transposed);
    if (status == TN_OK)
        map_along(&whole);
    if (status == TN_OK)
        status = transpose(whole.to, result, pass->outer, pass->to);
    tni_free(transposed);
    return status;
}

/*
 * Return `input`, dense in `format`, with dimension `dim` mapped by `axis`; *out is new on success.
 */
static tn_status resample_along(const tni_axis *axis, const tn_tensor *input, int dim,
                                tn_memory_format format, tn_tensor **out)
{
    const bool is_last = format == TN_MEMORY_FORMAT_CHANNELS_LAST;
    int64_t sizes[TN_MAX_DIM];
    byte_taps taps;
    byte_pass pass = {.taps = &taps, .inner = is_last ? input->sizes[1] : 1};
    memcpy(sizes, input->sizes, (size_t)input->rank * sizeof *sizes);
    sizes[dim] = axis->result;
    for (int d = dim + 1; d < input->rank; d++)
        pass.inner *= sizes[d];
    const tni_tensor_spec spec = {.dtype = TN_DTYPE_U8, .rank = input->rank, .sizes = sizes};
    TN_TRY(tni_tensor_empty_format(&spec, format, input->device, out));
    if ((*out)->numel == 0 || (*out)->data == NULL)
        return TN_OK;
    tn_status status = make_taps(axis, &taps);
    if (status == TN_OK) {
        pass.from = input->data;
        pass.to = (*out)->data;
        pass.outer = input->numel / (axis->input * pass.inner);
        if (pass.inner >= MIN_INNER || pass.outer == 1)
            map_along(&pass);
        else
            status = map_transposed(&pass);
        free_taps(&taps);
    }
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/* Set *out to `input` itself, retained, if it is dense in `format`, else to a copy that is. */
static tn_status make_dense(tn_tensor *input, tn_memory_format format, tn_tensor **out)
{
    if (format == TN_MEMORY_FORMAT_CONTIGUOUS)
        return tni_contiguous(input, out);
    const int64_t *sizes = input->sizes;
    const int64_t *strides = input->strides;
    if (tni_conv_is_channels_last(input) && strides[2] == sizes[3] * strides[3] &&
        (strides[0] == sizes[2] * strides[2] || sizes[0] == 1)) {
        *out = tn_tensor_retain(input);
        return TN_OK;
    }
    return tni_clone(input, TN_DTYPE_U8, format, out);
}

tn_status tni_separable_u8(const tni_separable *map, tn_tensor *input, tn_tensor **out)
{
    const tn_memory_format format = tni_suggested_format(input);
    tni_builder s = {0};
    tn_tensor *now = TNI_BUILD_OF(&s, make_dense(input, format, &s.made));
    /* Last dimension first: with rounding in between the order matters. */
    for (int d = map->space - 1; d >= 0 && tni_builder_go_on(&s); d--) {
        const tni_axis *axis = &map->axes[TNI_SEPARABLE_SPACE - map->space + d];
        const int dim = input->rank - map->space + d;
        if (axis->input != axis->result)
            now = TNI_BUILD_OF(&s, resample_along(axis, now, dim, format, &s.made));
    }
    if (now == input)
        now = TNI_BUILD_OF(&s, tni_clone(input, TN_DTYPE_U8, format, &s.made));
    return tni_builder_end_with(&s, now, out);
}
