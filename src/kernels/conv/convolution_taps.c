/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The three products of convolutions (convolution.h), of which none multiplies padding.
 *
 * The fast ways multiply zeros, around an image or between its positions, by weights or gradients.
 * That changes nothing, unless such a number is not finite: 0 times it is nan. So products of
 * floats that may have met such a number are computed again, tap by tap: each tap of the window is
 * a matrix product for each line of the result, over the positions that see the image.
 *
 *     result [outs, x]   += weight [outs, channels] image [channels, x * stride + shift]
 *     image              += weight^T result
 *     weight             += result image^T
 *
 * Cost: a pass over the smaller one of the operand that could be multiplied and of what it reaches;
 * both are few where the other is not. Of numbers that are not finite, several times the fast way.
 */
#include "kernels/conv/convolution.h"

/* Which tensor is computed. */
typedef enum target { TARGET_RESULT, TARGET_IMAGE, TARGET_WEIGHT } target;

/* One call. */
typedef struct taps_run {
    const tni_conv *conv;                     /* the convolution */
    const tn_tensor *image, *weight, *result; /* of floats; one of them is written */
    target target;                            /* which one */
    _Atomic(int) status;                      /* of a piece that failed */
} taps_run;

/* The positions of the result that see the image through a tap: [first, last) in each dimension. */
typedef struct seen {
    int64_t first[TNI_CONV_SPACE], last[TNI_CONV_SPACE];
    int64_t shift[TNI_CONV_SPACE]; /* position x of the result sees x * stride + shift */
    int64_t weight;                /* floats from the window's first tap to this one */
} seen;

/* Return the stride of a spatial dimension in floats; of one that the tensor lacks, 0. */
static int64_t stride_of(const tn_tensor *self, int d)
{
    const int dim = (int)self->rank - TNI_CONV_SPACE + d;
    return dim < 2 ? 0 : self->strides[dim];
}

/* Return what tap number `at` of the window, in row-major order, sees. */
static seen seen_by(const taps_run *run, int64_t at)
{
    const tni_conv *conv = run->conv;
    seen s = {.weight = 0};
    for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
        const int64_t tap = at % conv->window[d];
        at /= conv->window[d];
        s.weight += tap * stride_of(run->weight, d);
        s.shift[d] = tap * conv->dilation[d] - conv->padding[d];
        const int64_t room = conv->image[d] - s.shift[d];
        s.first[d] = s.shift[d] >= 0 ? 0 : tni_ceil_div(-s.shift[d], conv->stride[d]);
        s.last[d] = room <= 0 ? 0 : tni_min(tni_ceil_div(room, conv->stride[d]), conv->result[d]);
    }
    return s;
}

/* Return where position [z, y, x] of an image or a result is, in floats from the first. */
static int64_t position_of(const tn_tensor *self, int64_t z, int64_t y, int64_t x)
{
    return z * stride_of(self, 0) + y * stride_of(self, 1) + x * stride_of(self, 2);
}

/* Add a * b to c. Sizes are those of c, then the number of columns of a. */
static tn_status add_product(tni_block a, tni_block b, tni_block c, const int64_t sizes[3])
{
    return tni_block_multiply(TN_DTYPE_F32, sizes, a, b, 1, c);
}

/* Return a matrix transposed. */
static tni_block transposed(tni_block m)
{
    return (tni_block){m.data, m.column, m.row};
}

/* Add what line [z, y] of the result has to do with a tap, in one image and group. */
static tn_status add_line(const taps_run *run, const seen *s, const int64_t at[2], int64_t z,
                          int64_t y)
{
    const tni_conv *conv = run->conv;
    const int64_t outs = run->weight->sizes[0] / conv->groups;
    const int64_t channels = run->weight->sizes[1];
    const int64_t count = s->last[2] - s->first[2];
    const tn_tensor *image = run->image;
    const tn_tensor *result = run->result;
    const int64_t seen_x = s->first[2] * conv->stride[2] + s->shift[2];
    const tni_block from = {(char *)((float *)image->data + at[0] * image->strides[0] +
                                     at[1] * channels * image->strides[1] +
                                     position_of(image, z * conv->stride[0] + s->shift[0],
                                                 y * conv->stride[1] + s->shift[1], seen_x)),
                            image->strides[1], stride_of(image, 2) * conv->stride[2]};
    const tni_block by = {
        (char *)((float *)run->weight->data + at[1] * outs * run->weight->strides[0] + s->weight),
        run->weight->strides[0], run->weight->strides[1]};
    const tni_block to = {(char *)((float *)result->data + at[0] * result->strides[0] +
                                   at[1] * outs * result->strides[1] +
                                   position_of(result, z, y, s->first[2])),
                          result->strides[1], stride_of(result, 2)};
    switch (run->target) {
    case TARGET_RESULT:
        return add_product(by, from, to, (int64_t[]){outs, count, channels});
    case TARGET_IMAGE:
        return add_product(transposed(by), to, from, (int64_t[]){channels, count, outs});
    case TARGET_WEIGHT:
        break;
    }
    return add_product(to, transposed(from), by, (int64_t[]){outs, channels, count});
}

/* Add everything of one image and group. */
static tn_status add_taps(const taps_run *run, int64_t number, int64_t group)
{
    const int64_t taps = tni_conv_positions(run->conv->window);
    for (int64_t t = 0; t < taps; t++) {
        const seen s = seen_by(run, t);
        for (int64_t z = s.first[0]; z < s.last[0]; z++)
            for (int64_t y = s.first[1]; y < s.last[1] && s.first[2] < s.last[2]; y++)
                TN_TRY(add_line(run, &s, (int64_t[]){number, group}, z, y));
    }
    return TN_OK;
}

/* Compute pieces [begin, end): groups of a weight, which gets a sum over all images, else images
 * and groups. */
static void run_pieces(int64_t begin, int64_t end, void *context)
{
    taps_run *run = context;
    const int64_t groups = run->conv->groups;
    const int64_t pieces = run->result->sizes[0] * groups;
    const int64_t step = run->target == TARGET_WEIGHT ? groups : pieces;
    for (int64_t i = begin; i < end; i++)
        for (int64_t piece = i; piece < pieces; piece += step) {
            const tn_status status = add_taps(run, piece / groups, piece % groups);
            if (status != TN_OK)
                run->status = (int)status;
        }
}

/* Add all taps to the target, which has the bias, or 0. */
static tn_status run_taps(taps_run *run)
{
    const int64_t images = run->target == TARGET_WEIGHT ? 1 : run->result->sizes[0];
    tni_parallel_for(0, images * run->conv->groups, 1, run_pieces, run);
    return run->status == TN_OK ? TN_OK : tni_fail(TN_ERR_MEMORY, "no memory for a convolution");
}

/*
 * Return whether all elements of a tensor of floats, without gaps, are finite: the exponents of
 * others have all bits. It is within the upper 16 bits, so floats are looked at as halves.
 */
static bool are_finite(const tn_tensor *self)
{
    typedef uint16_t words __attribute__((vector_size(16), aligned(2), may_alias));
    const uint16_t bits = self->dtype == TN_DTYPE_F16 ? 0x7c00 : 0x7f80;
    /* No bits are all of these: the lower half of a float32 is not looked at. */
    const bool is_wide = self->dtype == TN_DTYPE_F32;
    const uint16_t low = is_wide ? 0 : bits, never = is_wide ? 1 : bits;
    const words mask = {low, bits, low, bits, low, bits, low, bits};
    const words all = {never, bits, never, bits, never, bits, never, bits};
    const int64_t count = self->numel * tni_dtypes[self->dtype].bytes / 2;
    const uint16_t *data = self->data;
    words one = {0}, two = {0}, last = {0};
    int64_t i = 0;
    for (; i + 16 <= count; i += 16) {
        const words *at = (const words *)(const void *)(data + i);
        one |= (words)((at[0] & mask) == all);
        two |= (words)((at[1] & mask) == all);
    }
    for (; i < count; i++)
        last[i % 8] |= (uint16_t)((data[i] & mask[i % 8]) == all[i % 8]);
    one |= two | last;
    uint16_t any = 0;
    for (int lane = 0; lane < 8; lane++)
        any |= one[lane];
    return any == 0;
}

/*
 * Return whether zeros may have met a number that is not finite: `operand` is what they are
 * multiplied by, and `sums` the results, into which each such number goes. The smaller one
 * is looked at.
 */
static bool may_be_wrong(const tn_tensor *operand, const tn_tensor *sums)
{
    const bool is_float =
        sums->dtype == TN_DTYPE_F32 || sums->dtype == TN_DTYPE_F16 || sums->dtype == TN_DTYPE_BF16;
    return is_float && operand->numel > 0 && sums->numel > 0 && sums->data != NULL &&
           !are_finite(operand->numel < sums->numel ? operand : sums);
}

/*
 * Return whether windows see padding, or, with gradients of the image, what is beyond the edges of
 * the result or between its positions.
 */
static bool has_edges(const tni_conv *conv, bool is_gradient)
{
    bool has = false;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        has |=
            conv->padding[d] > 0 || (is_gradient && (conv->window[d] > 1 || conv->stride[d] > 1));
    return has;
}

bool tni_conv_may_be_wrong(const tni_conv *conv, const tn_tensor *weight, const tn_tensor *result)
{
    return has_edges(conv, false) && may_be_wrong(weight, result);
}

tn_status tni_conv_forward(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                           const tn_tensor *bias, const tn_tensor *result)
{
    taps_run run = {conv, image, weight, result, TARGET_RESULT, TN_OK};
    TN_TRY(tni_conv_fast_forward(conv, image, weight, bias, result));
    if (image->numel == 0 || !tni_conv_may_be_wrong(conv, weight, result))
        return TN_OK;
    if (conv->bounds != NULL)
        conv->bounds->are_kept = false;
    if (conv->activation != NULL)
        conv->activation->is_applied = false;
    TN_TRY(tni_conv_begin(bias, result));
    return run_taps(&run);
}

tn_status tni_conv_to_image(const tni_conv *conv, const tn_tensor *result, const tn_tensor *weight,
                            const tn_tensor *bias, const tn_tensor *image)
{
    taps_run run = {conv, image, weight, result, TARGET_IMAGE, TN_OK};
    TN_TRY(tni_conv_fast_to_image(conv, result, weight, bias, image));
    if (result->numel == 0 || !has_edges(conv, true) || !may_be_wrong(weight, image))
        return TN_OK;
    TN_TRY(tni_conv_begin(bias, image));
    return run_taps(&run);
}

tn_status tni_conv_to_weight(const tni_conv *conv, const tn_tensor *result, const tn_tensor *image,
                             const tn_tensor *weight)
{
    taps_run run = {conv, image, weight, result, TARGET_WEIGHT, TN_OK};
    TN_TRY(tni_conv_fast_to_weight(conv, result, image, weight));
    if (image->numel == 0 || !has_edges(conv, false) || !may_be_wrong(result, weight))
        return TN_OK;
    TN_TRY(tni_conv_begin(NULL, weight));
    return run_taps(&run);
}
