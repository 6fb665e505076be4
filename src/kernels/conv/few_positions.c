/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Float convolutions of row-major images whose result has few positions. Their products are small
 * in that dimension and the weight is what takes time, so it is read in place, once, and windows
 * are the rows of a matrix that is written out:
 *
 *     forward     result^T [positions, outs] = windows [positions, width] weight^T [width, outs]
 *     to image    windows [positions, width] = result^T [positions, outs] weight [outs, width]
 *
 * where width is channels * taps. Each image and group is such a product.
 */
#include "kernels/conv/convolution_gradients.h"

/* The most positions for the two products, and the most taps of a window. */
#define MOST_FORWARD  16
#define MOST_BACKWARD 49
#define MOST_TAPS     1024

/* The least work for a thread, in elements moved. */
#define GRAIN 32768

/* Which element of a channel a tap of a position sees. */
typedef struct sight {
    int32_t in_row;   /* position * width + tap: where it is in the matrix, in channel 0 */
    int32_t in_image; /* its position in the image */
} sight;

/* The windows of a group of an image. */
typedef struct few_run {
    const tni_conv *conv;
    int64_t channels, outs;   /* of a group */
    int64_t positions, width; /* sizes of the matrix */
    int64_t taps;             /* of a window */
    int64_t pixels;           /* positions of the image */
    sight *sights;            /* those that are inside of the image, in the matrix's order */
    int64_t count;            /* how many */
    float *rows;              /* the matrix */
    float *image;             /* the group's first channel */
    const float *bias;        /* what an image begins as, or NULL */
    int64_t bias_step;        /* from a channel's to the next */
} few_run;

/* Find what the taps of all positions see. */
static void find_sights(few_run *run)
{
    const tni_conv *conv = run->conv;
    for (int64_t i = 0; i < run->positions; i++)
        for (int64_t t = 0; t < run->taps; t++) {
            int64_t rest = i;
            int64_t tap = t;
            int64_t at = 0;
            int64_t below = 1;
            bool is_inside = true;
            for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
                const int64_t x = rest % conv->result[d] * conv->stride[d] - conv->padding[d] +
                                  tap % conv->window[d] * conv->dilation[d];
                is_inside &= x >= 0 && x < conv->image[d];
                at += x * below;
                below *= conv->image[d];
                rest /= conv->result[d];
                tap /= conv->window[d];
            }
            if (is_inside)
                run->sights[run->count++] = (sight){(int32_t)(i * run->width + t), (int32_t)at};
        }
}

/* Write what windows see of channels [begin, end) to their rows, which are zeros. */
static void gather_channels(int64_t begin, int64_t end, void *context)
{
    const few_run *run = context;
    const sight *last = run->sights + run->count;
    for (int64_t c = begin; c < end; c++) {
        float *to = run->rows + c * run->taps;
        const float *from = run->image + c * run->pixels;
        for (const sight *s = run->sights; s < last; s++)
            to[s->in_row] = from[s->in_image];
    }
}

/* Set channels [begin, end) of the image to the bias, and add the rows to what they see. */
static void scatter_channels(int64_t begin, int64_t end, void *context)
{
    const few_run *run = context;
    const sight *last = run->sights + run->count;
    for (int64_t c = begin; c < end; c++) {
        const float *from = run->rows + c * run->taps;
        float *to = run->image + c * run->pixels;
        const float bias = run->bias == NULL ? 0 : run->bias[c * run->bias_step];
        for (int64_t i = 0; i < run->pixels; i++)
            to[i] = bias;
        for (const sight *s = run->sights; s < last; s++)
            to[s->in_image] += from[s->in_row];
    }
}

/*
 * Describe the windows and allocate the matrix and what they see. *done is false if there are too
 * many positions or taps, or the tensors are no row-major floats.
 */
static tn_status begin_few(few_run *run, const tni_conv *conv, const tn_tensor *image,
                           const tn_tensor *weight, const tn_tensor *result, int64_t most,
                           bool *done)
{
    *run = (few_run){.conv = conv,
                     .channels = weight->sizes[1],
                     .outs = weight->sizes[0] / conv->groups,
                     .positions = tni_conv_positions(conv->result),
                     .pixels = tni_conv_positions(conv->image)};
    *done = image->dtype == TN_DTYPE_F32 && run->positions <= most && image->numel <= INT32_MAX &&
            weight->numel <= INT32_MAX / MOST_BACKWARD &&
            tni_conv_is_row_major(image, conv->image) &&
            tni_conv_is_row_major(result, conv->result);
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        *done &= conv->window[d] <= MOST_TAPS;
    run->taps = *done ? tni_conv_positions(conv->window) : 0;
    *done &= run->taps <= MOST_TAPS;
    if (!*done)
        return TN_OK;
    run->width = run->channels * run->taps;
    const size_t matrix = (size_t)tni_round_up(run->positions * run->width, 16) * sizeof(float);
    const size_t bytes = matrix + (size_t)(run->positions * run->taps) * sizeof(sight);
    run->rows = tni_malloc(bytes);
    if (run->rows == NULL)
        return tni_fail_memory(bytes);
    run->sights = (sight *)(void *)((char *)run->rows + matrix);
    find_sights(run);
    return TN_OK;
}

/* Return the grain for loops over channels. */
static int64_t channel_grain(const few_run *run)
{
    return GRAIN / (run->count + run->pixels + 1) + 1;
}

tn_status tni_conv_few_forward(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done)
{
    few_run run;
    TN_TRY(begin_few(&run, conv, image, weight, result, MOST_FORWARD, done));
    if (!*done)
        return TN_OK;
    tn_status status = TN_OK;
    memset(run.rows, 0, (size_t)(run.positions * run.width) * sizeof *run.rows);
    for (int64_t i = 0; i < result->sizes[0] * conv->groups && status == TN_OK; i++) {
        const int64_t number = i / conv->groups;
        const int64_t group = i % conv->groups;
        run.image =
            (float *)image->data + number * image->strides[0] + group * run.channels * run.pixels;
        tni_parallel_for(0, run.channels, channel_grain(&run), gather_channels, &run);
        tni_product p = {.dtype = TN_DTYPE_F32,
                         .m = run.positions,
                         .n = run.outs,
                         .k = run.width,
                         .a = run.rows,
                         .a_row = run.width,
                         .a_col = 1,
                         .b = (const float *)weight->data + group * run.outs * run.width,
                         .b_row = 1,
                         .b_col = run.width,
                         .c = (float *)result->data + number * result->strides[0] +
                              group * run.outs * run.positions,
                         .c_row = 1,
                         .c_col = run.positions,
                         .alpha = TNI_FACTOR_ONE,
                         .beta = TNI_FACTOR_ONE};
        if (bias != NULL) {
            p.added_col = bias->strides[0];
            p.added = (const float *)bias->data + group * run.outs * p.added_col;
        }
        status = tni_multiply(&p);
    }
    tni_free(run.rows);
    return status;
}

tn_status tni_conv_few_to_image(const tni_conv *conv, const tn_tensor *result,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *image, bool *done)
{
    few_run run;
    /* A window of one position needs no matrix. */
    *done = tni_conv_positions(conv->window) > 1;
    if (*done)
        TN_TRY(begin_few(&run, conv, image, weight, result, MOST_BACKWARD, done));
    if (!*done)
        return TN_OK;
    tn_status status = TN_OK;
    for (int64_t i = 0; i < result->sizes[0] * conv->groups && status == TN_OK; i++) {
        const int64_t number = i / conv->groups;
        const int64_t group = i % conv->groups;
        const tni_product p = {.dtype = TN_DTYPE_F32,
                               .m = run.positions,
                               .n = run.width,
                               .k = run.outs,
                               .a = (const float *)result->data + number * result->strides[0] +
                                    group * run.outs * run.positions,
                               .a_row = 1,
                               .a_col = run.positions,
                               .b = (const float *)weight->data + group * run.outs * run.width,
                               .b_row = run.width,
                               .b_col = 1,
                               .c = run.rows,
                               .c_row = run.width,
                               .c_col = 1,
                               .alpha = TNI_FACTOR_ONE};
        status = tni_multiply(&p);
        run.image =
            (float *)image->data + number * image->strides[0] + group * run.channels * run.pixels;
        if (bias != NULL) {
            run.bias_step = bias->strides[0];
            run.bias = (const float *)bias->data + group * run.channels * run.bias_step;
        }
        if (status == TN_OK)
            tni_parallel_for(0, run.channels, channel_grain(&run), scatter_channels, &run);
    }
    tni_free(run.rows);
    return status;
}
