/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions over planes of the image (see the header).
 *
 * Cost: one pass over the image to fill the planes, at most half as many products again as the
 * result needs (`plan`), and memory for the planes, about the size of the padded image. An explicit
 * im2col matrix would be `window` times as large.
 */
#include "kernels/conv/convolution_planes.h"

#include "kernels/conv/depthwise.h"
#include "kernels/core/isa.h"

/*
 * The most elements of all planes; larger images have their windows packed block by block by gemm.
 */
#define MOST_ELEMENTS (INT64_C(1) << 26)

/* The least work for a thread, in elements copied. */
#define GRAIN 16384

/* The planes of a group's image. The last dimension is the line, as in tni_conv. */
typedef struct planes {
    const tni_conv *conv;                    /* the convolution */
    const tni_conv_source *source;           /* the image */
    int64_t bytes;                           /* of an element */
    int64_t sizes[TNI_CONV_SPACE];           /* of each plane */
    int64_t numel;                           /* elements of a plane */
    int64_t count;                           /* planes of a channel: the product of the strides */
    char *data;                              /* [channels, count, sizes] */
    void (*copy)(const tni_line_copy *call); /* copies lines of elements */
} planes;

static int64_t greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Return how many more positions a line of a plane has than one of the result in dimension d. */
static int64_t reach(const tni_conv *conv, int d)
{
    /* Tap k of position x is element x + k * dilation / stride of a plane. */
    return tni_mul_saturating(conv->dilation[d], conv->window[d] - 1) / conv->stride[d];
}

/* A result of one line drops none. */
bool tni_conv_drops_many(const tni_conv *conv)
{
    return conv->result[1] > 1 && 2 * reach(conv, 2) > conv->result[2] + 1;
}

/* Set the sizes of the planes. Return false if they are too large or many columns are dropped. */
static bool plan(planes *p, int64_t channels)
{
    const tni_conv *conv = p->conv;
    p->numel = p->count = 1;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        p->sizes[d] = conv->result[d] + reach(conv, d);
        p->numel = tni_mul_saturating(p->numel, p->sizes[d]);
        p->count = tni_mul_saturating(p->count, conv->stride[d]);
    }
    int64_t all = tni_mul_saturating(tni_mul_saturating(p->numel, p->count), channels);
    return all <= MOST_ELEMENTS && !tni_conv_drops_many(conv);
}

/*
 * Write the range of a plane's elements along dimension d that are in the image, the others being
 * padding. Element i of the plane of a remainder is coordinate i * stride + remainder - padding.
 *
 *     range[0] = ceil((padding - remainder) / stride)
 *     range[1] = ceil((image + padding - remainder) / stride)      both within [0, size]
 */
static void seen(const tni_conv *conv, int d, int64_t size, int64_t remainder, int64_t range[2])
{
    int64_t stride = conv->stride[d];
    int64_t before = conv->padding[d] - remainder;
    int64_t room = conv->image[d] + before;
    range[0] = tni_min(before <= 0 ? 0 : tni_ceil_div(before, stride), size);
    TNI_ASSERT(remainder >= 0 && remainder < stride);
    range[1] = greater(tni_min(room <= 0 ? 0 : tni_ceil_div(room, stride), size), range[0]);
}

/* Copy lines of doubles: strides are those of words, two for each double. */
static void copy_doubles(const tni_line_copy *call)
{
    for (int64_t i = 0; i < call->lines; i++) {
        const char *from = (const char *)(call->from + i * call->from_line);
        double *to = (double *)(void *)(call->to + i * call->to_line);
        for (int64_t x = 0; x < call->count; x++)
            to[x] = *(const double *)(const void *)(from + x * call->from_step * 4);
    }
}

/*
 * Fill the plane of a channel whose coordinates have the remainders `at`: zeros, and what is in the
 * image. Lines are copied a slice at a time.
 */
static void fill_plane(const planes *p, int64_t channel, const int64_t at[TNI_CONV_SPACE], char *to)
{
    const tni_conv *conv = p->conv;
    const tni_conv_source *source = p->source;
    const int64_t words = p->bytes / 4;
    const int64_t slice = p->sizes[1] * p->sizes[2];
    int64_t range[TNI_CONV_SPACE][2];
    const char *from = source->data + channel * source->channel;
    int64_t seen_positions = 1;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        seen(conv, d, p->sizes[d], at[d], range[d]);
        TNI_ASSERT(range[d][0] >= 0 && range[d][0] <= range[d][1] && range[d][1] <= p->sizes[d]);
        from += (at[d] - conv->padding[d] + range[d][0] * conv->stride[d]) * source->steps[d];
        seen_positions *= range[d][1] - range[d][0];
    }
    if (seen_positions < p->numel)
        memset(to, 0, (size_t)(p->numel * p->bytes));
    if (seen_positions == 0)
        return;
    tni_line_copy lines = {.lines = range[1][1] - range[1][0],
                           .count = range[2][1] - range[2][0],
                           .from_line = conv->stride[1] * source->steps[1] / 4,
                           .from_step = conv->stride[2] * source->steps[2] / 4,
                           .to_line = p->sizes[2] * words,
                           .to_step = words};
    to += (range[0][0] * slice + range[1][0] * p->sizes[2] + range[2][0]) * p->bytes;
    for (int64_t z = range[0][0]; z < range[0][1]; z++) {
        lines.from = (const float *)(const void *)from;
        lines.to = (float *)(void *)to;
        p->copy(&lines);
        from += conv->stride[0] * source->steps[0];
        to += slice * p->bytes;
    }
}

/* Return whether a tap sees coordinates with this remainder along dimension d. */
static bool is_seen(const tni_conv *conv, int d, int64_t remainder)
{
    bool is_one = false;
    for (int64_t tap = 0; tap < tni_min(conv->window[d], conv->stride[d]) && !is_one; tap++)
        is_one = tap * conv->dilation[d] % conv->stride[d] == remainder;
    return is_one;
}

/*
 * Fill planes [begin, end) of all channels that a tap sees. The remainders are the digits of a
 * plane's number in a mixed radix, the strides.
 */
static void fill_planes(int64_t begin, int64_t end, void *context)
{
    const planes *p = context;
    for (int64_t i = begin; i < end; i++) {
        int64_t at[TNI_CONV_SPACE];
        int64_t rest = i % p->count;
        bool is_needed = true;
        for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
            at[d] = rest % p->conv->stride[d];
            rest /= p->conv->stride[d];
            is_needed &= is_seen(p->conv, d, at[d]);
        }
        if (is_needed)
            fill_plane(p, i / p->count, at, p->data + i * p->numel * p->bytes);
    }
}

/*
 * Write where each row of the im2col matrix begins, in bytes from `data`. A row is a channel and a
 * tap: the tap's distance from the window's begin, modulo the stride, says which plane, and the
 * quotient how far into it.
 */
static void find_row_offsets(const planes *p, int64_t rows, int64_t *offsets)
{
    const tni_conv *conv = p->conv;
    for (int64_t row = 0; row < rows; row++) {
        int64_t rest = tni_conv_row(conv, row);
        int64_t plane = 0;
        int64_t shift = 0;
        int64_t planes_below = 1;
        int64_t elements_below = 1;
        for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
            int64_t at = rest % conv->window[d] * conv->dilation[d];
            rest /= conv->window[d];
            plane += at % conv->stride[d] * planes_below;
            shift += at / conv->stride[d] * elements_below;
            planes_below *= conv->stride[d];
            elements_below *= p->sizes[d];
        }
        offsets[row] = ((rest * p->count + plane) * p->numel + shift) * p->bytes;
    }
}

/*
 * Multiply, one depth slice of the result after the other: the columns of a slice run on from line
 * to line, but not to the next slice.
 */
static tn_status run_slices(const planes *p, const tni_product *product, const int64_t *offsets)
{
    const tni_conv *conv = p->conv;
    tni_product slice = *product;
    int64_t lines = conv->result[1];
    slice.n = (lines - 1) * p->sizes[2] + conv->result[2];
    slice.b_offsets = offsets;
    slice.line = conv->result[2];
    slice.line_step = p->sizes[2];
    for (int64_t z = 0; z < conv->result[0]; z++) {
        slice.b = p->data + z * p->sizes[1] * p->sizes[2] * p->bytes;
        slice.c = (char *)product->c + z * lines * conv->result[2] * product->c_col * p->bytes;
        TN_TRY(tni_multiply(&slice));
    }
    return TN_OK;
}

/*
 * Return whether the image is its own plane: each position sees itself, and positions are evenly
 * spaced.
 */
static bool is_own_plane(const tni_conv *conv, const tni_conv_source *source)
{
    const int64_t *sizes = conv->image;
    const int64_t line = source->steps[2] * sizes[2];
    bool is_own = (sizes[1] == 1 || source->steps[1] == line) &&
                  (sizes[0] == 1 || source->steps[0] == line * sizes[1]);
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        is_own &= conv->window[d] == 1 && conv->stride[d] == 1 && conv->padding[d] == 0 &&
                  conv->result[d] == conv->image[d];
    return is_own;
}

/* Multiply by the image in place. */
static tn_status run_in_place(const tni_conv_source *source, const tni_product *product)
{
    const int64_t bytes = tni_dtypes[product->dtype].bytes;
    tni_product p = *product;
    p.b = source->data;
    p.b_row = source->channel / bytes;
    p.b_col = source->steps[2] / bytes;
    return tni_multiply(&p);
}

tn_status tni_conv_in_planes(const tni_conv *conv, const tni_conv_source *source,
                             const tni_product *product, bool *done)
{
    *done = is_own_plane(conv, source);
    if (*done)
        return run_in_place(source, product);
    planes p = {.conv = conv, .source = source, .bytes = tni_dtypes[product->dtype].bytes};
    p.copy = p.bytes == 4 ? TNI_OF_ISA(&tni_depthwise_loops)->copy : copy_doubles;
    *done = plan(&p, source->channels);
    if (!*done)
        return TN_OK;
    int64_t all = source->channels * p.count;
    /* gemm reads whole tiles of columns, past the end of the last row. */
    int64_t behind = TNI_TILE_MOST_COLUMNS * p.bytes;
    int64_t bytes = all * p.numel * p.bytes;
    int64_t *offsets = tni_malloc((size_t)product->k * sizeof *offsets);
    p.data = tni_malloc_aligned(64, (size_t)tni_round_up(bytes + behind, 64));
    tn_status status = TN_OK;
    if (offsets == NULL || p.data == NULL)
        status = tni_fail(TN_ERR_MEMORY, "no memory for the planes of a convolution of %lld bytes",
                          (long long)bytes);
    if (status == TN_OK) {
        find_row_offsets(&p, product->k, offsets);
        tni_parallel_for(0, all, GRAIN / (p.numel + 1) + 1, fill_planes, &p);
        memset(p.data + bytes, 0, (size_t)behind);
        status = run_slices(&p, product, offsets);
    }
    tni_free(offsets);
    tni_free(p.data);
    return status;
}
