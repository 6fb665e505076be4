/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Channels-last convolutions position by position (see the header): depthwise sums, products whose
 * rows are positions, and the scatter of a gradient back to the image.
 *
 * Images are [images, positions, channels] without gaps. Float only for depthwise sums and the
 * scatter; all dtypes for the two products.
 */
#include "kernels/conv/convolution_channels.h"

#include "kernels/conv/convolution_panels.h"
#include "kernels/core/isa.h"
#include "tensor/packed_forms.h"

/* The most positions of a window for which offsets are kept on the stack. */
#define MOST_TAPS 1024

/*
 * Limits of the product by rows of positions: positions of an image, and elements of the matrix of
 * windows, which is made in full (16 MiB of floats).
 */
#define MOST_POSITIONS 128
#define MOST_ELEMENTS  (INT64_C(1) << 22)

/*
 * Sums that are made before they are added to the image: 512 KiB, which stays in the second-level
 * cache.
 */
#define SUMS_AT_ONCE 131072

/* The least work for a thread, in multiplications. */
#define GRAIN 65536

/*
 * Return whether image and result are both channels-last without gaps: channels side by side, then
 * positions. With one channel the strides would not tell, so that case is left to others. Of one
 * position, channels are side by side in a row-major tensor, too.
 */
static bool are_channels_last(const tn_tensor *image, const tn_tensor *result)
{
    if (image->numel > 0 && image->numel == image->sizes[0] * image->sizes[1] &&
        result->numel == result->sizes[0] * result->sizes[1])
        return image->strides[1] == 1 && result->strides[1] == 1;
    return image->sizes[1] > 1 && result->sizes[1] > 1 && tni_conv_is_channels_last(image) &&
           tni_conv_is_channels_last(result);
}

/* ---- a window of one position ---- */

/*
 * Compute a 1x1 convolution as one product per group over the positions of all images:
 *
 *     result [positions, outs] = image [positions, depth] weight^T [depth, outs] + bias
 *
 * A group is a range of columns of image and result. A weight with one position per window has the
 * same order row-major and channels-last.
 */
static tn_status multiply_positions(const tni_conv *conv, const tn_tensor *image,
                                    const tn_tensor *weight, const tn_tensor *bias,
                                    const tn_tensor *result)
{
    int64_t bytes = tni_dtypes[result->dtype].bytes;
    int64_t depth = weight->sizes[1];
    int64_t outs = weight->sizes[0] / conv->groups;
    tn_status status = TN_OK;
    for (int64_t g = 0; g < conv->groups && status == TN_OK; g++) {
        tni_product p = {.dtype = (tn_dtype)result->dtype,
                         .m = result->numel / result->sizes[1],
                         .n = outs,
                         .k = depth,
                         .a = (const char *)image->data + g * depth * bytes,
                         .a_row = image->sizes[1],
                         .a_col = 1,
                         .b = (const char *)weight->data + g * outs * depth * bytes,
                         .b_row = 1,
                         .b_col = depth,
                         .c = (char *)result->data + g * outs * bytes,
                         .c_row = result->sizes[1],
                         .c_col = 1,
                         .alpha = TNI_FACTOR_ONE,
                         .beta = TNI_FACTOR_ONE,
                         .b_of = conv->groups == 1 ? weight : NULL};
        if (bias != NULL) {
            p.added = (const char *)bias->data + g * outs * bias->strides[0] * bytes;
            p.added_col = bias->strides[0];
        }
        status = tni_multiply(&p);
    }
    return status;
}

/* ---- taps ---- */

/* Return whether coordinate `at` of dimension d is in the image. */
static bool is_inside(const tni_conv *conv, int d, int64_t at)
{
    return at >= 0 && at < conv->image[d];
}

/*
 * Write, for each tap of the window of the result's position number `position`, the number of the
 * image's position that it sees, or -1 outside of the image. `seen` has room for the whole window.
 */
static void find_taps(const tni_conv *conv, int64_t position, int64_t *seen)
{
    int64_t begin[TNI_CONV_SPACE];
    for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
        begin[d] = position % conv->result[d] * conv->stride[d] - conv->padding[d];
        position /= conv->result[d];
    }
    for (int64_t i = 0; i < conv->window[0]; i++)
        for (int64_t j = 0; j < conv->window[1]; j++) {
            int64_t z = begin[0] + i * conv->dilation[0];
            int64_t y = begin[1] + j * conv->dilation[1];
            bool is_line_inside = is_inside(conv, 0, z) && is_inside(conv, 1, y);
            int64_t line = (z * conv->image[1] + y) * conv->image[2];
            for (int64_t k = 0; k < conv->window[2]; k++) {
                int64_t x = begin[2] + k * conv->dilation[2];
                *seen++ = is_line_inside && is_inside(conv, 2, x) ? line + x : -1;
            }
        }
}

/*
 * Write the range [*first, *last) of positions along a line of the result whose windows lie within
 * the image in the last dimension. The range may be empty.
 *
 *     x * stride - padding >= 0  and  x * stride - padding + dilation (window - 1) < image
 */
static void find_inner(const tni_conv *conv, int d, int64_t *first, int64_t *last)
{
    const int64_t stride = conv->stride[d];
    const int64_t positions = conv->result[d];
    const int64_t room =
        conv->image[d] + conv->padding[d] - conv->dilation[d] * (conv->window[d] - 1);
    *first = tni_ceil_div(conv->padding[d], stride);
    *first = *first < positions ? *first : positions;
    *last = room <= 0 ? 0 : tni_ceil_div(room, stride);
    *last = *last < *first ? *first : *last < positions ? *last : positions;
}

/*
 * Return whether the window fits MOST_TAPS. Each size is compared first, as the product could wrap.
 */
static bool has_few_taps(const tni_conv *conv)
{
    return conv->window[0] <= MOST_TAPS && conv->window[1] <= MOST_TAPS &&
           conv->window[2] <= MOST_TAPS && tni_conv_positions(conv->window) <= MOST_TAPS;
}

/* ---- few positions: one product for all images ---- */

/* The windows of all positions as rows of a matrix [positions, window, channels]. */
typedef struct window_rows {
    const tni_conv *conv;   /* the convolution */
    const char *image;      /* [images, positions, channels] */
    char *rows;             /* the matrix [positions of all images, window, channels] */
    int64_t position_bytes; /* of the channels of one position */
    int64_t taps;           /* positions of a window */
} window_rows;

/* Fill rows [begin, end), counted over all images; taps outside of the image are zeros. */
static void fill_rows(int64_t begin, int64_t end, void *context)
{
    const window_rows *w = context;
    int64_t positions = tni_conv_positions(w->conv->result);
    int64_t image_bytes = tni_conv_positions(w->conv->image) * w->position_bytes;
    char *to = w->rows + begin * w->taps * w->position_bytes;
    for (int64_t row = begin; row < end; row++) {
        int64_t seen[MOST_TAPS];
        const char *from = w->image + row / positions * image_bytes;
        find_taps(w->conv, row % positions, seen);
        for (int64_t tap = 0; tap < w->taps; tap++, to += w->position_bytes)
            if (seen[tap] < 0)
                memset(to, 0, (size_t)w->position_bytes);
            else
                memcpy(to, from + seen[tap] * w->position_bytes, (size_t)w->position_bytes);
    }
}

/*
 * Return whether a product by rows of positions pays. tni_conv_forward multiplies image by image
 * with a column per position: with few positions its tiles stay partly empty. Here the positions of
 * all images are rows of one product, at the price of an explicit matrix of windows. The weight
 * must be channels-last, so that its rows are ordered as the windows are.
 */
static bool has_few_positions(const tni_conv *conv, const tn_tensor *weight,
                              const tn_tensor *result)
{
    int64_t positions = tni_conv_positions(conv->result);
    int64_t depth = weight->numel / weight->sizes[0];
    return conv->groups == 1 && has_few_taps(conv) && positions <= MOST_POSITIONS &&
           weight->sizes[1] > 1 && weight->strides[1] == 1 &&
           weight->strides[weight->rank - 1] == weight->sizes[1] &&
           result->sizes[0] * positions <= MOST_ELEMENTS / depth;
}

/*
 * Make the matrix of windows and multiply it by the transposed weight:
 *
 *     result [positions, outs] = windows [positions, depth] weight^T [depth, outs] + bias
 */
static tn_status multiply_rows(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result)
{
    int64_t bytes = tni_dtypes[result->dtype].bytes;
    int64_t outs = weight->sizes[0];
    int64_t depth = weight->numel / outs;
    int64_t positions = result->numel / outs;
    window_rows w = {.conv = conv,
                     .image = image->data,
                     .rows = tni_malloc((size_t)(positions * depth * bytes)),
                     .position_bytes = image->sizes[1] * bytes,
                     .taps = tni_conv_positions(conv->window)};
    if (w.rows == NULL)
        return tni_fail_memory((size_t)(positions * depth * bytes));
    tni_parallel_for(0, positions, GRAIN / (depth + 1) + 1, fill_rows, &w);
    tni_product p = {.dtype = (tn_dtype)result->dtype,
                     .m = positions,
                     .n = outs,
                     .k = depth,
                     .a = w.rows,
                     .a_row = depth,
                     .a_col = 1,
                     .b = weight->data,
                     .b_row = 1,
                     .b_col = depth,
                     .c = result->data,
                     .c_row = outs,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ONE,
                     .b_of = weight};
    if (bias != NULL) {
        p.added = bias->data;
        p.added_col = bias->strides[0];
    }
    tn_status status = tni_multiply(&p);
    tni_free(w.rows);
    return status;
}

/* ---- one channel per group (depthwise) ---- */

/* A depthwise convolution: result channel c depends on image channel c alone. */
typedef struct by_channel {
    const tni_conv *conv; /* the convolution */
    const float *image;   /* [images, positions, channels] */
    const float *weights; /* [window, channels] */
    const float *bias;    /* by channel, or NULL */
    float *result;        /* [images, positions, channels] */
    int64_t channels;     /* how many */
    tni_sum_channels sum; /* the loop for this processor */
} by_channel;

/*
 * Compute `count` positions from `first` on of line number `line` (counted over all images). They
 * follow one another along dimension `along`, 2 for the line and 1 for a column. Their
 * windows must have the same taps inside the image: taps outside add nothing and are left out of
 * the call, so that the loop has no test.
 */
static void sum_positions(const by_channel *b, int64_t line, int64_t first, int64_t count,
                          int along)
{
    const tni_conv *conv = b->conv;
    const int64_t lines = conv->result[0] * conv->result[1];
    const int64_t taps = tni_conv_positions(conv->window);
    const float *image = b->image + line / lines * tni_conv_positions(conv->image) * b->channels;
    const float *from[MOST_TAPS];
    const float *weights[MOST_TAPS];
    int64_t seen[MOST_TAPS];
    tni_channel_sums call = {.from = from,
                             .weights = weights,
                             .step = conv->stride[along] * (along == 1 ? conv->image[2] : 1) *
                                     b->channels,
                             .to_step = (along == 1 ? conv->result[2] : 1) * b->channels,
                             .positions = count,
                             .channels = b->channels,
                             .bias = b->bias,
                             .bounds = conv->bounds};
    find_taps(conv, line % lines * conv->result[2] + first, seen);
    for (int64_t tap = 0; tap < taps; tap++) {
        if (seen[tap] < 0)
            continue;
        from[call.count] = image + seen[tap] * b->channels;
        weights[call.count++] = b->weights + tap * b->channels;
    }
    call.to = b->result + (line * conv->result[2] + first) * b->channels;
    b->sum(&call);
    if (conv->activation != NULL)
        tni_activate(conv->activation, (char *)call.to, count, b->channels,
                     call.to_step * (int64_t)sizeof(float));
}

/*
 * Compute lines [begin, end) of all images. Positions whose windows lie within the line are one
 * call. Windows at both ends of a line are cut; those of lines below each other are cut alike as
 * long as none is cut at the top or bottom, and are one call per column, which shares the weights.
 */
static void sum_lines(int64_t begin, int64_t end, void *context)
{
    const by_channel *b = context;
    const int64_t positions = b->conv->result[2];
    int64_t first;
    int64_t last;
    int64_t top;
    int64_t bottom;
    int64_t count;
    find_inner(b->conv, 2, &first, &last);
    find_inner(b->conv, 1, &top, &bottom);
    for (int64_t line = begin; line < end; line += count) {
        const int64_t y = line % b->conv->result[1];
        count = y >= top && y < bottom ? tni_min(bottom - y, end - line) : 1;
        for (int64_t x = 0; x < first; x++)
            sum_positions(b, line, x, count, 1);
        for (int64_t i = 0; i < count && first < last; i++)
            sum_positions(b, line + i, first, last - first, 2);
        for (int64_t x = last; x < positions; x++)
            sum_positions(b, line, x, count, 1);
    }
}

/* Return whether this is a depthwise float convolution with as many results as channels. */
static bool has_own_windows(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                            const tn_tensor *bias)
{
    return image->dtype == TN_DTYPE_F32 && conv->groups == image->sizes[1] &&
           weight->sizes[0] == conv->groups && weight->sizes[1] == 1 &&
           (bias == NULL || bias->strides[0] == 1) && has_few_taps(conv);
}

/* Transpose weights [channels, taps] to [taps, channels]. */
static void turn_weights(const float *from, int64_t channels, int64_t taps, float *to)
{
    for (int64_t c = 0; c < channels; c++)
        for (int64_t t = 0; t < taps; t++)
            to[t * channels + c] = from[c * taps + t];
}

/* Return the turned weights as their storage keeps them, made now if need be; NULL for none. */
static const float *kept_weights(const tn_tensor *weight, int64_t channels, int64_t taps)
{
    static const char maker;
    bool is_made;
    const tni_form_key key = {&maker, weight->data, {channels, taps}};
    tni_form *form =
        !tni_keeps_forms(weight)
            ? NULL
            : tni_form_find(weight, &key, (size_t)(taps * channels) * sizeof(float), &is_made);
    if (form == NULL)
        return NULL;
    if (!is_made) {
        turn_weights(weight->data, channels, taps, form->data);
        tni_form_made(form);
    }
    return form->data;
}

/*
 * Run a depthwise convolution. The weight [channels, window] is transposed first, so that the
 * weights of a tap are side by side for all channels.
 */
static tn_status sum_windows(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                             const tn_tensor *bias, const tn_tensor *result)
{
    int64_t taps = tni_conv_positions(conv->window);
    int64_t channels = conv->groups;
    const float *kept = kept_weights(weight, channels, taps);
    float *made = kept == NULL ? tni_malloc((size_t)(taps * channels) * sizeof *made) : NULL;
    if (kept == NULL && made == NULL)
        return tni_fail_memory((size_t)(taps * channels) * sizeof *made);
    if (made != NULL)
        turn_weights(weight->data, channels, taps, made);
    if (conv->bounds != NULL)
        conv->bounds->are_kept = true;
    if (conv->activation != NULL)
        conv->activation->is_applied = true;
    by_channel b = {.conv = conv,
                    .image = image->data,
                    .weights = kept != NULL ? kept : made,
                    .bias = bias != NULL ? bias->data : NULL,
                    .result = result->data,
                    .channels = channels,
                    .sum = TNI_OF_ISA(tni_sum_channels)};
    tni_parallel_for(0, image->sizes[0] * conv->result[0] * conv->result[1],
                     GRAIN / (tni_mul_saturating(conv->result[2] * channels, taps) + 1) + 1,
                     sum_lines, &b);
    tni_free(made);
    return TN_OK;
}

/* The order of the cases is the order of speed where several apply. */
tn_status tni_conv_by_channels(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done)
{
    *done = are_channels_last(image, result);
    if (!*done)
        return TN_OK;
    if (has_own_windows(conv, image, weight, bias))
        return sum_windows(conv, image, weight, bias, result);
    TN_TRY(tni_conv_by_panels(conv, image, weight, bias, result, done));
    if (*done)
        return TN_OK;
    *done = true;
    if (tni_conv_is_one_position(conv))
        return multiply_positions(conv, image, weight, bias, result);
    *done = has_few_positions(conv, weight, result);
    return *done ? multiply_rows(conv, image, weight, bias, result) : TN_OK;
}

/* ---- the gradient by the image ---- */

/* Sums for some positions of one image: what each of them adds to the positions of its window. */
typedef struct tap_sums {
    const tni_conv *conv; /* the convolution */
    const float *sums;    /* [positions, taps, channels] */
    float *image;         /* [positions, channels] */
    int64_t first, count; /* positions [first, first + count) of the result */
    int64_t channels;     /* of the image */
} tap_sums;

/*
 * Scatter channels [begin, end). Threads share out channels, not positions, as windows overlap: so
 * no element of the image is written by two threads, and each is summed in the order of positions.
 */
static void scatter_channels(int64_t begin, int64_t end, void *context)
{
    const tap_sums *p = context;
    const int64_t taps = tni_conv_positions(p->conv->window);
    const float *from = p->sums;
    int64_t x = p->first % p->conv->result[2];
    int64_t seen[MOST_TAPS];
    int64_t first;
    int64_t last;
    find_inner(p->conv, 2, &first, &last);
    for (int64_t i = 0; i < p->count; i++, x = x + 1 < p->conv->result[2] ? x + 1 : 0) {
        /*
         * Between first and last all taps of a line are inside or all are outside, so those inside
         * only move on by the stride; elsewhere they are found anew.
         */
        if (i == 0 || x <= first || x >= last)
            find_taps(p->conv, p->first + i, seen);
        else
            for (int64_t tap = 0; tap < taps; tap++)
                seen[tap] += seen[tap] >= 0 ? p->conv->stride[2] : 0;
        for (int64_t tap = 0; tap < taps; tap++, from += p->channels) {
            if (seen[tap] < 0)
                continue;
            float *to = p->image + seen[tap] * p->channels;
            for (int64_t c = begin; c < end; c++)
                to[c] += from[c];
        }
    }
}

/* Transpose weights [outs, channels, taps] to [outs, taps, channels]. */
static void transpose_taps(const float *from, int64_t outs, int64_t channels, int64_t taps,
                           float *to)
{
    for (int64_t o = 0; o < outs; o++, from += channels * taps)
        for (int64_t t = 0; t < taps; t++)
            for (int64_t c = 0; c < channels; c++)
                *to++ = from[c * taps + t];
}

/*
 * Compute the image from the result, a block of positions at a time, so that the sums are still in
 * the second-level cache when they are scattered:
 *
 *     sums [count, taps * channels] = result [count, outs] weights [outs, taps * channels]
 *
 * `weights` is transposed by transpose_taps; `sums` has room for at_once positions.
 */
static tn_status scatter_sums(const tni_conv *conv, const tn_tensor *result, const float *weights,
                              float *sums, int64_t at_once, const tn_tensor *image)
{
    const int64_t positions = tni_conv_positions(conv->result);
    const int64_t outs = result->sizes[1];
    tap_sums p = {.conv = conv, .sums = sums, .channels = image->sizes[1]};
    const int64_t width = tni_conv_positions(conv->window) * p.channels;
    for (int64_t at = 0; at < result->sizes[0] * positions; at += p.count) {
        p.first = at % positions;
        p.count = tni_min(positions - p.first, at_once);
        p.image =
            (float *)image->data + at / positions * tni_conv_positions(conv->image) * p.channels;
        tni_product product = {.dtype = TN_DTYPE_F32,
                               .m = p.count,
                               .n = width,
                               .k = outs,
                               .a = (const float *)result->data + at * outs,
                               .a_row = outs,
                               .a_col = 1,
                               .b = weights,
                               .b_row = width,
                               .b_col = 1,
                               .c = sums,
                               .c_row = width,
                               .c_col = 1,
                               .alpha = TNI_FACTOR_ONE};
        TN_TRY(tni_multiply(&product));
        tni_parallel_for(0, p.channels, GRAIN / (p.count * width / p.channels + 1) + 16,
                         scatter_channels, &p);
    }
    return TN_OK;
}

tn_status tni_conv_to_image_by_positions(const tni_conv *conv, const tn_tensor *result,
                                         const tn_tensor *weight, const tn_tensor *image,
                                         bool *done)
{
    *done = image->dtype == TN_DTYPE_F32 && conv->groups == 1 && has_few_taps(conv) &&
            are_channels_last(image, result);
    if (!*done)
        return TN_OK;
    const int64_t taps = tni_conv_positions(conv->window);
    const int64_t width = taps * image->sizes[1];
    /* At least 16 positions, or the product would have too few rows to be fast. */
    int64_t at_once = SUMS_AT_ONCE / width + 16;
    if (at_once > tni_conv_positions(conv->result))
        at_once = tni_conv_positions(conv->result);
    size_t bytes = (size_t)(weight->numel + at_once * width) * sizeof(float);
    float *memory = tni_malloc(bytes);
    if (memory == NULL)
        return tni_fail_memory(bytes);
    transpose_taps(weight->data, weight->sizes[0], image->sizes[1], taps, memory);
    tn_status status = scatter_sums(conv, result, memory, memory + weight->numel, at_once, image);
    tni_free(memory);
    return status;
}
