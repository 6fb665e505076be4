/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions against the sum of their definition. Elements are small whole numbers, so that sums
 * are exact in whatever order they are added.
 */
#include "op_fixture.h"

#include <math.h>
#include <stdlib.h>

/* One convolution of images of three channels for each group; dimensions in front may be 1. */
typedef struct row {
    int64_t image[3], window[3];                /* sizes */
    int64_t stride[3], padding[3], dilation[3]; /* as named */
    int64_t groups, outs;                       /* groups, and results of each */
    bool is_last;                               /* channels lie together in memory */
    bool is_weight_last;                        /* those of the weight do */
    int64_t channels;                           /* of a group; 0: three */
    int64_t images;                             /* of the batch; 0: two */
} row;

static int64_t images_of(const row *r)
{
    return r->images == 0 ? 2 : r->images;
}

static int64_t channels_of(const row *r)
{
    return r->channels == 0 ? 3 : r->channels;
}

static uint32_t seed = 1;

static tn_tensor *random_tensor(const int64_t *sizes)
{
    tn_tensor *made = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 5, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < tn_tensor_numel(made); i++) {
        seed = seed * 1664525 + 1013904223;
        ((float *)made->data)[i] = (float)((seed >> 8) % 5) - 2;
    }
    return made;
}

/* What one element of each weight and gradient becomes; 0: nothing. */
static float planted;

static void plant(const tn_tensor *tensor)
{
    if (planted != 0)
        ((float *)tensor->data)[seed / 16 % (uint32_t)tensor->numel] = planted;
}

/* The elements of a convolution, all of them in row-major order. */
typedef struct elements {
    const float *image, *weight;
    float *result;               /* what is summed, or, with gradients, the gradient of it */
    float *of_image, *of_weight; /* gradients; NULL: none */
} elements;

/* Neighbours in a row of the result that see neighbours, `stride` apart, in a row of the image
 * through one place of the window. */
typedef struct run {
    int64_t result, image, weight; /* first elements */
    int64_t count, stride;
} run;

static void add_run(const elements *e, const run *seen)
{
    const float *image = e->image + seen->image;
    float *result = e->result + seen->result;
    float weight = e->weight[seen->weight];
    float of_weight = 0;
    if (e->of_image == NULL) {
        for (int64_t i = 0; i < seen->count; i++)
            result[i] += weight * image[i * seen->stride];
        return;
    }
    for (int64_t i = 0; i < seen->count; i++) {
        of_weight += result[i] * image[i * seen->stride];
        e->of_image[seen->image + i * seen->stride] += result[i] * weight;
    }
    e->of_weight[seen->weight] += of_weight;
}

/* Where the place `tap` of a window lies in dimension `d` of the image, for the result's place
 * `at`. */
static int64_t seen_at(const row *r, int d, int64_t at, int64_t tap)
{
    return at * r->stride[d] + tap * r->dilation[d] - r->padding[d];
}

static bool sees(const row *r, int d, int64_t at, int64_t tap)
{
    return seen_at(r, d, at, tap) >= 0 && seen_at(r, d, at, tap) < r->image[d];
}

/* The rows of one plane of the result, whose sizes are `sizes`, that see a plane of the image
 * through `tap`; `seen` has where the two planes begin. */
static void add_planes(const row *r, const int64_t *sizes, const elements *e, const int64_t tap[3],
                       run seen)
{
    int64_t from = 0;
    int64_t to = sizes[2];
    const int64_t result = seen.result;
    const int64_t image = seen.image;
    while (from < to && !sees(r, 2, from, tap[2]))
        from++;
    while (from < to && !sees(r, 2, to - 1, tap[2]))
        to--;
    seen.count = to - from;
    seen.stride = r->stride[2];
    for (int64_t z = 0; z < sizes[0]; z++)
        for (int64_t y = 0; y < sizes[1]; y++) {
            if (from == to || !sees(r, 0, z, tap[0]) || !sees(r, 1, y, tap[1]))
                continue;
            seen.result = result + (z * sizes[1] + y) * sizes[2] + from;
            seen.image =
                image +
                (seen_at(r, 0, z, tap[0]) * r->image[1] + seen_at(r, 1, y, tap[1])) * r->image[2] +
                seen_at(r, 2, from, tap[2]);
            add_run(e, &seen);
        }
}

/* Sums, or gradients, by the definition: every channel and place of the window for every plane of a
 * result of `sizes`. */
static void add_all(const row *r, const int64_t *sizes, const elements *e)
{
    const int64_t window = r->window[0] * r->window[1] * r->window[2];
    const int64_t plane = r->image[0] * r->image[1] * r->image[2];
    const int64_t outs = r->outs * r->groups;
    for (int64_t at = 0; at < images_of(r) * outs * channels_of(r) * window; at++) {
        int64_t w = at % window;
        int64_t channel = at / window % channels_of(r);
        int64_t out = at / window / channels_of(r) % outs;
        int64_t number = at / window / channels_of(r) / outs;
        int64_t from = out / r->outs * channels_of(r) + channel;
        const int64_t tap[3] = {w / r->window[2] / r->window[1], w / r->window[2] % r->window[1],
                                w % r->window[2]};
        run seen = {.result = (number * outs + out) * sizes[2] * sizes[3] * sizes[4],
                    .image = (number * channels_of(r) * r->groups + from) * plane,
                    .weight = (out * channels_of(r) + channel) * window + w};
        add_planes(r, sizes + 2, e, tap, seen);
    }
}

static tn_tensor *row_major(tn_tensor *tensor)
{
    return call("aten::contiguous", ARGS(T(tensor), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
}

static bool are_same(float got, float wanted)
{
    return got == wanted || (isnan(got) && isnan(wanted));
}

static void compare_numbers(const row *r, const char *which, tn_tensor *got, const float *wanted)
{
    tn_tensor *numbers = row_major(got);
    for (int64_t i = 0; i < tn_tensor_numel(got); i++)
        if (!are_same(((const float *)numbers->data)[i], wanted[i]))
            fail_msg("image of %lldx%lldx%lld, %lld images, %s: number %lld is %g, not %g",
                     (long long)r->image[0], (long long)r->image[1], (long long)r->image[2],
                     (long long)images_of(r), which, (long long)i,
                     (double)((const float *)numbers->data)[i], (double)wanted[i]);
    tn_tensor_release(numbers);
}

static float *zeros(int64_t count)
{
    float *made = calloc((size_t)count + 1, sizeof *made);
    assert_non_null(made);
    return made;
}

/* `image` and `weight` lie in row-major order. */
static void compare(const row *r, const tn_tensor *image, const tn_tensor *weight,
                    const tn_tensor *bias, tn_tensor *result)
{
    const int64_t plane = result->sizes[2] * result->sizes[3] * result->sizes[4];
    const elements e = {
        .image = image->data, .weight = weight->data, .result = zeros(result->numel)};
    add_all(r, result->sizes, &e);
    for (int64_t i = 0; i < result->numel; i++)
        e.result[i] += ((const float *)bias->data)[i / plane % result->sizes[1]];
    compare_numbers(r, "result", result, e.result);
    free(e.result);
}

/* All gradients are sums of their definition; `image` and `weight` as they were given, `e` has
 * them in row-major order. */
static void compare_gradients(const row *r, tn_tensor *image, tn_tensor *weight,
                              const tn_tensor *result, elements e)
{
    tn_tensor *gradient = random_tensor(result->sizes);
    plant(gradient);
    tn_value mask[3] = {B(true), B(true), B(true)};
    tn_value outs[3] = {NONE, NONE, NONE};
    e.result = gradient->data;
    e.of_image = zeros(image->numel);
    e.of_weight = zeros(weight->numel);
    add_all(r, result->sizes, &e);
    call_all("aten::convolution_backward",
             ARGS(T(gradient), T(image), T(weight), NONE,
                  INTS(r->stride[0], r->stride[1], r->stride[2]),
                  INTS(r->padding[0], r->padding[1], r->padding[2]),
                  INTS(r->dilation[0], r->dilation[1], r->dilation[2]), B(false), INTS(0),
                  I(r->groups), tn_value_list(mask, 3)),
             outs, 3);
    compare_numbers(r, "gradient of the image", outs[0].as.tensor, e.of_image);
    compare_numbers(r, "gradient of the weight", outs[1].as.tensor, e.of_weight);
    float *of_bias = zeros(result->sizes[1]);
    const int64_t plane = result->sizes[2] * result->sizes[3] * result->sizes[4];
    for (int64_t i = 0; i < result->numel; i++)
        of_bias[i / plane % result->sizes[1]] += e.result[i];
    compare_numbers(r, "gradient of the bias", outs[2].as.tensor, of_bias);
    free(of_bias);
    for (int i = 0; i < 3; i++)
        tn_value_release(&outs[i]);
    free(e.of_image);
    free(e.of_weight);
    tn_tensor_release(gradient);
}

static void turn(tn_tensor **tensor)
{
    tn_tensor *turned =
        call("aten::contiguous", ARGS(T(*tensor), I(TN_MEMORY_FORMAT_CHANNELS_LAST_3D)));
    tn_tensor_release(*tensor);
    *tensor = turned;
}

static void convolve(const row *r)
{
    const int64_t image_sizes[5] = {images_of(r), channels_of(r) * r->groups, r->image[0],
                                    r->image[1], r->image[2]};
    const int64_t weight_sizes[5] = {r->outs * r->groups, channels_of(r), r->window[0],
                                     r->window[1], r->window[2]};
    const int64_t bias_sizes[5] = {1, 1, 1, 1, r->outs * r->groups};
    tn_tensor *image = random_tensor(image_sizes);
    tn_tensor *weight = random_tensor(weight_sizes);
    plant(weight);
    tn_tensor *biases = random_tensor(bias_sizes);
    tn_tensor *bias = call("aten::reshape", ARGS(T(biases), INTS(-1)));
    if (r->is_last)
        turn(&image);
    if (r->is_weight_last)
        turn(&weight);
    tn_tensor *result =
        call("aten::convolution",
             ARGS(T(image), T(weight), T(bias), INTS(r->stride[0], r->stride[1], r->stride[2]),
                  INTS(r->padding[0], r->padding[1], r->padding[2]),
                  INTS(r->dilation[0], r->dilation[1], r->dilation[2]), B(false), INTS(0),
                  I(r->groups)));
    tn_tensor *rows = row_major(image);
    tn_tensor *windows = row_major(weight);
    compare(r, rows, windows, bias, result);
    compare_gradients(r, image, weight, result,
                      (elements){.image = rows->data, .weight = windows->data});
    tn_tensor_release(rows);
    tn_tensor_release(windows);
    tn_tensor_release(image);
    tn_tensor_release(weight);
    tn_tensor_release(biases);
    tn_tensor_release(bias);
    tn_tensor_release(result);
}

static void convolve_all(const row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        convolve(&rows[i]);
}

static void every_window_gives_the_sum_of_the_definition(void **state)
{
    (void)state;
    static const row rows[] = {
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 5, false, false, 0, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 14, true, false, 0, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 1, 1}, 2, 4, false, false, 0, 0},
        {{1, 11, 23}, {1, 2, 3}, {1, 3, 2}, {0, 0, 4}, {1, 2, 3}, 3, 1, true, false, 0, 0},
        {{1, 1, 300}, {1, 1, 7}, {1, 1, 2}, {0, 0, 9}, {1, 1, 5}, 1, 3, false, false, 0, 0},
        {{1, 7, 7}, {1, 7, 7}, {1, 1, 1}, {0, 3, 3}, {1, 1, 1}, 1, 2, false, false, 0, 0},
        {{1, 12, 12}, {1, 4, 4}, {1, 4, 4}, {0, 0, 0}, {1, 1, 1}, 1, 6, false, false, 0, 0},
        {{5, 6, 17}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 2, 3, false, false, 0, 0},
        {{5, 6, 17}, {2, 3, 1}, {1, 2, 1}, {0, 1, 0}, {3, 1, 1}, 1, 3, true, false, 0, 0},
        {{1, 2, 2}, {1, 1, 1}, {1, 1, 1}, {0, 5, 6}, {1, 1, 1}, 1, 3, false, false, 0, 0},
        /* one place in all, whatever the format */
        {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 2, 35, false, false, 21, 3},
        {{1, 1, 1}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 35, false, false, 21, 3},
        {{1, 1, 1}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 33, 1, false, true, 1, 2},
        {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 35, false, false, 1, 1},
        /* a window of one place */
        {{1, 9, 7}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 5, true, false, 0, 0},
        {{2, 3, 7}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 2, 4, true, true, 0, 0},
    };
    convolve_all(rows, TN_LEN(rows));
}

static void windows_of_one_channel_per_group(void **state)
{
    (void)state;
    static const row rows[] = {
        /* channels-last images */
        {{1, 9, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 1, true, false, 1, 0},
        {{1, 9, 14}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 2, 3}, 35, 1, true, true, 1, 0},
        {{4, 5, 6}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 3, 1, true, false, 1, 0},
        {{1, 9, 9}, {1, 9, 9}, {1, 1, 1}, {0, 4, 4}, {1, 1, 1}, 4, 1, true, false, 1, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 1, true, false, 1, 0},
        {{1, 2, 2}, {1, 2, 2}, {1, 1, 2}, {0, 5, 6}, {1, 1, 1}, 5, 1, true, true, 1, 0},
        {{1, 9, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 2, true, false, 1, 0},
        {{1, 14, 12}, {1, 11, 7}, {1, 2, 1}, {0, 5, 6}, {1, 1, 2}, 3, 1, true, false, 1, 0},
        {{1, 30, 40}, {1, 27, 39}, {1, 1, 1}, {0, 0, 1}, {1, 1, 1}, 2, 1, true, false, 1, 1},
        /* row-major images, by blocks of channels: full ones, a last one of 1, 2, 7 and 12 */
        {{1, 7, 7}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 32, 1, false, false, 1, 0},
        {{1, 14, 13}, {1, 5, 5}, {1, 2, 2}, {0, 2, 2}, {1, 1, 1}, 23, 1, false, false, 1, 0},
        {{1, 3, 90}, {1, 2, 3}, {1, 3, 2}, {0, 4, 1}, {1, 2, 3}, 49, 1, false, false, 1, 1},
        {{1, 2, 1}, {1, 3, 2}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 18, 1, false, true, 1, 3},
        {{1, 150, 31}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 12, 1, false, false, 1, 1},
        {{1, 131, 150}, {1, 3, 3}, {1, 2, 2}, {0, 40, 1}, {1, 1, 1}, 16, 1, false, false, 1, 1},
        /* by lines, with strides and without */
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 1, false, false, 1, 1},
        {{1, 9, 9}, {1, 5, 5}, {1, 1, 1}, {0, 0, 6}, {1, 1, 1}, 3, 1, false, false, 1, 0},
        {{1, 17, 23}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 5, 1, false, false, 1, 0},
        {{1, 17, 23}, {1, 3, 2}, {1, 3, 1}, {0, 2, 0}, {1, 2, 3}, 4, 1, false, true, 1, 3},
        {{1, 8, 9}, {1, 2, 1}, {1, 3, 4}, {0, 0, 2}, {1, 1, 1}, 3, 1, false, false, 1, 0},
        {{4, 5, 6}, {3, 2, 3}, {2, 1, 2}, {1, 1, 2}, {1, 2, 1}, 3, 1, false, false, 1, 0},
        {{1, 90, 70}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 2, 1, false, false, 1, 1},
        {{1, 9, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 6, 2, false, false, 1, 0},
        {{1, 9, 9}, {1, 9, 9}, {1, 1, 1}, {0, 4, 4}, {1, 1, 1}, 4, 1, false, false, 1, 0},
        {{1, 14, 12}, {1, 11, 7}, {1, 2, 1}, {0, 5, 6}, {1, 1, 2}, 3, 1, false, false, 1, 0},
        {{6, 5, 7}, {5, 5, 5}, {1, 1, 1}, {2, 2, 2}, {1, 1, 1}, 3, 1, false, false, 1, 1},
        {{1, 30, 40}, {1, 27, 39}, {1, 1, 1}, {0, 0, 1}, {1, 1, 1}, 2, 1, false, false, 1, 1},
    };
    convolve_all(rows, TN_LEN(rows));
}

/* Padding has no part in a sum, whatever it would be multiplied by. */
static void weights_and_gradients_that_are_not_finite(void **state)
{
    (void)state;
    static const row rows[] = {
        /* by panels, planes, Winograd's way and phases, of both formats */
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 5, false, false, 0, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 14, true, false, 0, 0},
        {{1, 14, 14}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 33, false, false, 32, 0},
        {{1, 14, 14}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 33, true, true, 32, 0},
        {{1, 14, 13}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 16, false, false, 16, 0},
        {{1, 14, 13}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 16, true, true, 16, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 1, 1}, 2, 4, false, false, 0, 0},
        {{1, 11, 23}, {1, 2, 3}, {1, 3, 2}, {0, 0, 4}, {1, 2, 3}, 3, 1, true, false, 0, 0},
        {{1, 1, 300}, {1, 1, 7}, {1, 1, 2}, {0, 0, 9}, {1, 1, 5}, 1, 3, false, false, 0, 0},
        {{5, 6, 17}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 2, 3, false, false, 0, 0},
        {{5, 6, 7}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 9, true, true, 8, 0},
        /* without padding: windows that end beyond the edges of the result are in gradients only */
        {{1, 6, 9}, {1, 3, 3}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 5, false, false, 0, 0},
        {{1, 1, 17}, {1, 1, 1}, {1, 1, 3}, {0, 0, 0}, {1, 1, 1}, 16, 1, false, false, 1, 0},
        /* few positions */
        {{1, 1, 1}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 35, false, false, 21, 3},
        {{1, 2, 2}, {1, 1, 1}, {1, 1, 1}, {0, 5, 6}, {1, 1, 1}, 1, 3, false, false, 0, 0},
        /* a window for each channel: by blocks of channels, by lines, and channels last */
        {{1, 7, 7}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 32, 1, false, false, 1, 0},
        {{1, 14, 13}, {1, 5, 5}, {1, 2, 2}, {0, 2, 2}, {1, 1, 1}, 23, 1, false, false, 1, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 1, false, false, 1, 1},
        {{1, 17, 23}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 5, 1, false, false, 1, 0},
        {{4, 5, 6}, {3, 2, 3}, {2, 1, 2}, {1, 1, 2}, {1, 2, 1}, 3, 1, false, false, 1, 0},
        {{1, 9, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 20, 1, true, false, 1, 0},
        {{4, 5, 6}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 3, 1, true, false, 1, 0},
    };
    const float numbers[] = {NAN, INFINITY, -INFINITY, NAN};
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < 2 * TN_LEN(numbers); i++) {
        tn_set_num_threads(1 + i % 2);
        planted = numbers[i / 2];
        convolve_all(rows, TN_LEN(rows));
    }
    tn_set_num_threads(threads);
    planted = 0;
}

static void windows_of_channels_last_images(void **state)
{
    (void)state;
    static const row rows[] = {
        /* few places, and more, of a weight whose channels lie together */
        {{1, 4, 5}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 6, true, true, 0, 0},
        {{1, 9, 7}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 2, 3}, 1, 2, true, true, 4, 0},
        {{4, 5, 6}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 1, 3, true, true, 0, 0},
        {{1, 4, 5}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 2, 6, true, true, 0, 0},
        {{1, 20, 21}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 6, true, true, 0, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 1, 1}, 2, 4, false, true, 0, 0},
        /* lines of places by panels of channels: one panel, several, the last one narrow */
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 32, true, true, 0, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 73, true, true, 5, 0},
        {{1, 9, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 41, true, false, 67, 0},
        {{1, 19, 23}, {1, 3, 3}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 20, true, true, 4, 0},
        {{1, 19, 23}, {1, 1, 1}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 16, true, true, 4, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 2, 3}, {0, 2, 1}, {1, 2, 3}, 1, 17, true, true, 0, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 1, 1}, {0, 2, 1}, {1, 1, 1}, 3, 18, true, false, 2, 0},
        {{1, 11, 23}, {1, 3, 2}, {1, 1, 1}, {0, 2, 1}, {1, 1, 1}, 9, 10, true, true, 1, 0},
        {{4, 5, 13}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 1, 33, true, true, 0, 0},
        {{1, 2, 2}, {1, 2, 2}, {1, 1, 1}, {0, 5, 6}, {1, 1, 1}, 1, 19, true, true, 0, 0},
        {{1, 2, 2}, {1, 1, 1}, {1, 3, 4}, {0, 7, 15}, {1, 1, 1}, 1, 9, true, false, 0, 0},
        /* more lines than are done at a time */
        {{1, 150, 500}, {1, 3, 1}, {1, 2, 1}, {0, 1, 0}, {1, 1, 1}, 1, 9, true, true, 0, 0},
    };
    convolve_all(rows, TN_LEN(rows));
}

/*
 * Each channel of channels-last images by a window of its own: lines of each length up to several
 * blocks of positions, and channels around vectors; windows at both ends are cut.
 */
static void windows_of_each_channel_of_channels_last_images(void **state)
{
    static const int64_t groups[] = {2, 15, 16, 17, 31, 64, 67, 80};
    (void)state;
    for (int64_t width = 1; width < 27; width++)
        for (size_t i = 0; i < TN_LEN(groups); i++) {
            const row r = {{1, 2, width},
                           {1, 2, 3},
                           {1, 1, 1 + width % 2},
                           {0, 1, 1},
                           {1, 1, 1},
                           groups[i],
                           1,
                           true,
                           false,
                           1,
                           1};
            convolve_all(&r, 1);
        }
}

/*
 * Windows of single channels that are cut at the ends of lines, in columns up to several blocks of
 * positions; strides, dilation and slices of volumes. Columns end where a slice or a share ends.
 */
static void columns_of_windows_of_each_channel(void **state)
{
    (void)state;
    static const row rows[] = {
        {{1, 7, 7}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 67, 1, true, false, 1, 1},
        {{1, 14, 9}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 16, 1, true, false, 1, 1},
        {{1, 23, 9}, {1, 5, 5}, {1, 2, 2}, {0, 2, 2}, {1, 1, 1}, 80, 1, true, false, 1, 1},
        {{1, 21, 4}, {1, 3, 3}, {1, 1, 2}, {0, 2, 2}, {1, 2, 2}, 17, 1, true, false, 1, 1},
        {{3, 9, 6}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 31, 1, true, false, 1, 1},
        {{1, 19, 5}, {1, 3, 3}, {1, 2, 1}, {0, 1, 1}, {1, 1, 1}, 15, 1, true, false, 1, 1},
    };
    convolve_all(rows, TN_LEN(rows));
}

static void windows_of_row_major_images_by_panels(void **state)
{
    (void)state;
    static const row rows[] = {
        /* lines of a tile or less, of several, and of an odd number of positions */
        {{1, 9, 14}, {1, 3, 3}, {1, 1, 1}, {0, 2, 2}, {1, 2, 2}, 1, 32, false, false, 4, 0},
        {{1, 7, 7}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 1, 16, false, false, 8, 0},
        {{1, 6, 23}, {1, 3, 2}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 41, false, false, 67, 1},
        {{1, 31, 43}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 73, false, false, 0, 0},
        {{1, 19, 23}, {1, 1, 1}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 32, false, false, 8, 0},
        {{1, 1, 300}, {1, 1, 7}, {1, 1, 2}, {0, 0, 9}, {1, 1, 5}, 1, 33, false, false, 3, 0},
        {{1, 1, 6}, {1, 1, 1}, {1, 1, 1}, {0, 0, 1}, {1, 1, 1}, 1, 20, false, false, 4, 0},
        {{1, 9, 20}, {1, 3, 3}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 16, false, false, 2, 0},
        {{1, 8, 20}, {1, 3, 3}, {1, 2, 1}, {0, 1, 0}, {1, 1, 1}, 1, 16, false, false, 1, 0},
        {{1, 8, 21}, {1, 2, 2}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 16, false, false, 0, 0},
        {{1, 1, 1}, {1, 1, 6}, {1, 1, 1}, {0, 0, 5}, {1, 1, 1}, 1, 16, false, false, 0, 0},
        /* the weight or the image alone has its channels together; so has the result then */
        {{1, 9, 17}, {1, 5, 3}, {1, 1, 2}, {0, 2, 1}, {1, 1, 1}, 1, 40, false, true, 12, 0},
        {{1, 9, 17}, {1, 1, 1}, {1, 2, 1}, {0, 0, 0}, {1, 1, 1}, 1, 40, false, true, 5, 0},
        {{1, 9, 17}, {1, 5, 3}, {1, 1, 2}, {0, 2, 1}, {1, 1, 1}, 1, 40, true, false, 12, 0},
        /* groups, volumes, and more lines than are done at a time */
        {{1, 11, 23}, {1, 3, 2}, {1, 1, 1}, {0, 2, 1}, {1, 1, 1}, 3, 32, false, false, 4, 0},
        {{4, 5, 13}, {3, 2, 3}, {2, 1, 1}, {1, 1, 2}, {1, 2, 1}, 1, 33, false, false, 0, 0},
        {{1, 150, 500}, {1, 3, 1}, {1, 2, 1}, {0, 1, 0}, {1, 1, 1}, 1, 16, false, false, 0, 0},
        {{1, 6, 30}, {1, 3, 1}, {1, 2, 1}, {0, 1, 0}, {1, 1, 1}, 1, 600, false, false, 4, 1},
    };
    convolve_all(rows, TN_LEN(rows));
}

/*
 * Groups by panels of their own, and phases of their gradients; more positions of a line, and more
 * lines, than the gradient of a weight adds at a time.
 */
static void windows_of_groups_and_gradients_of_many_positions(void **state)
{
    (void)state;
    static const row rows[] = {
        /* groups of a whole vector, of a part of one, and of several blocks */
        {{1, 11, 23}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 8, 8, false, false, 8, 0},
        {{1, 12, 21}, {1, 5, 3}, {1, 2, 2}, {0, 2, 1}, {1, 1, 1}, 5, 7, false, false, 7, 0},
        {{1, 13, 18}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 8, 4, false, false, 4, 3},
        {{1, 9, 17}, {1, 3, 2}, {1, 1, 1}, {0, 1, 1}, {1, 2, 3}, 6, 8, false, false, 5, 0},
        {{1, 9, 17}, {1, 2, 3}, {1, 2, 1}, {0, 0, 1}, {1, 1, 1}, 7, 41, false, false, 9, 1},
        {{5, 6, 14}, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}, {1, 1, 1}, 8, 8, false, false, 4, 0},
        /* with a copy of channels-last images and without */
        {{1, 11, 23}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 8, 8, true, false, 8, 0},
        {{1, 11, 23}, {1, 3, 3}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 4, 5, true, true, 6, 0},
        /* phases that begin within the image, of a tap, and with more padding than taps */
        {{1, 17, 20}, {1, 5, 5}, {1, 2, 2}, {0, 2, 2}, {1, 1, 1}, 1, 9, false, false, 32, 1},
        {{1, 17, 31}, {1, 4, 3}, {1, 3, 3}, {0, 2, 1}, {1, 1, 1}, 2, 8, false, false, 8, 0},
        {{1, 9, 19}, {1, 3, 3}, {1, 1, 2}, {0, 0, 5}, {1, 1, 1}, 2, 16, false, false, 16, 0},
        /* windows of many taps */
        {{6, 7, 9}, {5, 5, 5}, {1, 1, 1}, {2, 2, 2}, {1, 1, 1}, 1, 17, false, false, 16, 0},
        {{7, 8, 13}, {5, 5, 5}, {2, 2, 2}, {2, 2, 2}, {1, 1, 1}, 1, 35, false, false, 33, 1},
        /* short lines, and windows of one channel over volumes */
        {{1, 5, 5}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 1, 24, false, false, 48, 0},
        {{1, 6, 4}, {1, 5, 3}, {1, 1, 1}, {0, 2, 1}, {1, 1, 1}, 2, 16, false, false, 9, 0},
        {{5, 6, 7}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 19, 1, false, false, 1, 0},
        {{7, 9, 11}, {5, 5, 5}, {2, 2, 2}, {2, 2, 2}, {1, 1, 1}, 32, 1, false, false, 1, 3},
        {{4, 40, 30}, {2, 3, 2}, {1, 3, 1}, {0, 1, 1}, {3, 1, 2}, 16, 1, false, false, 1, 1},
        /* many positions of a line, and many lines; few channels and results */
        {{1, 1, 1300}, {1, 1, 5}, {1, 1, 1}, {0, 0, 2}, {1, 1, 1}, 1, 33, false, false, 3, 2},
        {{1, 1, 1290}, {1, 1, 4}, {1, 1, 2}, {0, 0, 2}, {1, 1, 1}, 2, 9, false, false, 17, 0},
        {{1, 41, 43}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 2, 2}, 1, 40, false, false, 1, 3},
        {{1, 60, 40}, {1, 7, 7}, {1, 1, 1}, {0, 3, 3}, {1, 1, 1}, 1, 1, false, false, 3, 1},
        {{1, 14, 15}, {1, 12, 12}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 1, 5, false, false, 3, 1},
        {{1, 40, 35}, {1, 5, 3}, {1, 2, 1}, {0, 2, 1}, {1, 1, 1}, 3, 3, true, true, 2, 0},
    };
    const uint32_t threads = tn_num_threads();
    convolve_all(rows, TN_LEN(rows));
    tn_set_num_threads(3);
    convolve_all(rows, TN_LEN(rows));
    tn_set_num_threads(threads);
}

static void windows_of_few_positions_and_gradients_by_runs(void **state)
{
    (void)state;
    static const row rows[] = {
        /* few positions, of one image and of several */
        {{1, 2, 2}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 70, false, false, 9, 1},
        {{1, 4, 4}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 2, 33, false, false, 8, 5},
        {{1, 7, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 40, false, false, 20, 1},
        {{1, 3, 4}, {1, 2, 3}, {1, 2, 1}, {0, 3, 1}, {1, 1, 2}, 2, 5, false, false, 0, 0},
        {{2, 3, 4}, {2, 2, 3}, {1, 2, 1}, {1, 1, 1}, {1, 1, 1}, 1, 9, false, false, 0, 3},
        {{2, 3, 3}, {2, 2, 2}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 30, false, false, 4, 1},
        {{1, 1, 300}, {1, 1, 130}, {1, 1, 60}, {0, 0, 0}, {1, 1, 1}, 1, 33, false, false, 2, 0},
        /* gradients by phases, by turned windows, and by windows cut into runs */
        {{1, 50, 48}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 9, false, false, 4, 1},
        {{1, 50, 70}, {1, 3, 4}, {1, 1, 3}, {0, 5, 2}, {1, 1, 1}, 2, 3, false, false, 0, 0},
        {{1, 60, 61}, {1, 2, 2}, {1, 2, 2}, {0, 0, 1}, {1, 1, 1}, 3, 4, false, false, 32, 1},
        {{1, 20, 24}, {1, 3, 3}, {1, 1, 1}, {0, 2, 2}, {1, 2, 2}, 1, 9, false, false, 36, 1},
        {{1, 9, 9}, {1, 1, 1}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 1, 14, false, false, 12, 0},
        {{1, 30, 9}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 2, 14, false, false, 12, 3},
        {{1, 12, 12}, {1, 9, 9}, {1, 1, 1}, {0, 4, 4}, {1, 1, 1}, 1, 3, false, false, 5, 1},
        {{3, 12, 12}, {2, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 5, false, false, 4, 2},
        /* windows of one position, whose images are read in place, of several images and groups */
        {{1, 17, 16}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 2, 5, false, false, 7, 3},
        {{2, 12, 13}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 1, 34, true, false, 19, 2},
        /* gradients by panels: of one block and several, in groups, of a part of the image */
        {{1, 11, 14}, {1, 5, 5}, {1, 1, 1}, {0, 2, 2}, {1, 1, 1}, 1, 7, false, false, 40, 2},
        {{1, 12, 23}, {1, 3, 2}, {1, 1, 1}, {0, 1, 0}, {1, 2, 1}, 2, 5, false, false, 16, 3},
        {{1, 12, 23}, {1, 2, 2}, {1, 1, 1}, {0, 1, 4}, {1, 1, 1}, 1, 9, false, false, 70, 1},
        {{3, 7, 12}, {2, 3, 3}, {1, 1, 1}, {1, 3, 0}, {1, 1, 2}, 1, 3, false, false, 33, 2},
        /* weights of more channels, and of more taps, than are turned at a time */
        {{1, 17, 19}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 5, false, false, 67, 2},
        {{1, 1, 700}, {1, 1, 150}, {1, 1, 7}, {0, 0, 3}, {1, 1, 1}, 2, 2, false, false, 65, 1},
        {{4, 19, 17}, {3, 3, 2}, {2, 3, 2}, {1, 0, 1}, {1, 1, 1}, 2, 3, false, false, 5, 2},
    };
    convolve_all(rows, TN_LEN(rows));
}

static void windows_of_three_by_three_after_winograd(void **state)
{
    (void)state;
    static const row rows[] = {
        /* odd sizes, several blocks, parts of a strip */
        {{1, 13, 15}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 40, false, false, 36, 0},
        {{1, 12, 14}, {1, 3, 3}, {1, 1, 1}, {0, 0, 2}, {1, 1, 1}, 1, 33, false, true, 32, 1},
        {{1, 31, 20}, {1, 3, 3}, {1, 1, 1}, {0, 2, 0}, {1, 1, 1}, 1, 70, false, false, 52, 1},
        {{1, 13, 15}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 40, true, false, 36, 0},
        {{1, 31, 20}, {1, 3, 3}, {1, 1, 1}, {0, 2, 0}, {1, 1, 1}, 1, 35, true, true, 64, 3},
        {{1, 7, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 32, false, false, 32, 9},
        {{1, 12, 9}, {1, 3, 3}, {1, 1, 1}, {0, 1, 2}, {1, 1, 1}, 1, 132, false, false, 72, 1},
        {{1, 9, 10}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 68, true, false, 128, 0},
        {{1, 36, 32}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 32, false, false, 32, 8},
    };
    convolve_all(rows, TN_LEN(rows));
}

static void weights_of_one_block_are_summed_where_they_are_multiplied(void **state)
{
    (void)state;
    static const row rows[] = {
        /* several parts of the channels, a part of a strip, few tiles */
        {{1, 7, 7}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 1, 70, false, false, 136, 1},
        {{1, 8, 11}, {1, 3, 3}, {1, 1, 1}, {0, 2, 0}, {1, 1, 1}, 1, 64, true, true, 260, 1},
        /* slices that see padding, and a slice of two images */
        {{2, 7, 7}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 70, false, false, 48, 1},
        {{1, 8, 9}, {3, 3, 3}, {1, 1, 1}, {2, 1, 0}, {1, 1, 1}, 1, 64, true, false, 48, 1},
        {{3, 5, 7}, {2, 3, 3}, {1, 1, 1}, {0, 1, 2}, {1, 1, 1}, 1, 64, false, false, 128, 1},
    };
    convolve_all(rows, TN_LEN(rows));
}

static void windows_of_three_by_three_and_several_slices(void **state)
{
    (void)state;
    static const row rows[] = {
        {{5, 9, 10}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 33, false, false, 32, 1},
        {{4, 9, 10}, {3, 3, 3}, {1, 1, 1}, {0, 0, 2}, {1, 1, 1}, 1, 40, true, false, 36, 2},
        {{4, 9, 10}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 36, true, true, 32, 1},
        {{6, 7, 6}, {2, 3, 3}, {1, 1, 1}, {1, 2, 1}, {1, 1, 1}, 1, 32, false, false, 32, 2},
        {{2, 13, 12}, {5, 3, 3}, {1, 1, 1}, {4, 1, 1}, {1, 1, 1}, 1, 32, false, false, 32, 1},
        /* blocks of some lines; slices that are independent of each other, with a dilation of one
           slice; and what other ways compute: strides and dilations in depth */
        {{3, 31, 30}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 70, false, false, 32, 1},
        {{5, 7, 9}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {3, 1, 1}, 1, 40, false, false, 32, 2},
        {{5, 8, 8}, {3, 3, 3}, {2, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 32, false, false, 32, 1},
        {{6, 8, 8}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {2, 1, 1}, 1, 32, false, false, 32, 1},
        {{2, 8, 8}, {1, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 32, false, false, 32, 1},
    };
    convolve_all(rows, TN_LEN(rows));
}

/* Some threads compute several shares of a block, others one. */
static void shares_of_blocks_are_computed_by_any_thread(void **state)
{
    (void)state;
    static const row rows[] = {
        {{5, 9, 10}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 70, false, false, 32, 2},
        {{2, 7, 7}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 1, 70, false, false, 48, 1},
        {{1, 45, 43}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 1, 73, false, false, 8, 0},
        {{1, 80, 31}, {1, 3, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 42, 1, false, false, 1, 2},
        /* gradients by phases, of several images and groups */
        {{1, 60, 61}, {1, 3, 4}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}, 2, 9, false, false, 4, 3},
    };
    const uint32_t threads = tn_num_threads();
    tn_set_num_threads(3);
    convolve_all(rows, TN_LEN(rows));
    tn_set_num_threads(threads);
}

/* Both calls give the same. */
static void assert_same(tn_tensor *got, tn_tensor *wanted)
{
    tn_value same;
    assert_shape(got, wanted->rank, wanted->sizes);
    call_all("aten::equal", ARGS(T(got), T(wanted)), &same, 1);
    assert_true(same.as.boolean);
    tn_tensor_release(got);
    tn_tensor_release(wanted);
}

/* A channels-last batch of images by a row-major weight. */
static tn_tensor *convolve_wide(tn_tensor *images, tn_tensor *weight)
{
    return call("aten::convolution", ARGS(T(images), T(weight), NONE, INTS(1, 1, 1), INTS(0, 0, 1),
                                          INTS(1, 1, 1), B(false), INTS(0, 0, 0), I(1)));
}

/* There are more images than are done at a time. */
static void images_of_a_batch_are_convolved_as_if_alone(void **state)
{
    (void)state;
    tn_tensor *images = random_tensor((const int64_t[]){2, 2, 1, 500, 600});
    tn_tensor *weight = random_tensor((const int64_t[]){9, 2, 1, 1, 3});
    turn(&images);
    tn_tensor *all = convolve_wide(images, weight);
    for (int64_t at = 0; at < 2; at++) {
        tn_tensor *image = call("aten::narrow", ARGS(T(images), I(0), I(at), I(1)));
        assert_same(convolve_wide(image, weight),
                    call("aten::narrow", ARGS(T(all), I(0), I(at), I(1))));
        tn_tensor_release(image);
    }
    tn_tensor_release(images);
    tn_tensor_release(weight);
    tn_tensor_release(all);
}

/* A transposed convolution of a channels-last input is that of the same numbers row-major. */
static void windows_give_back_to_channels_last_images_what_they_saw(void **state)
{
    (void)state;
    static const struct {
        int64_t input[3], window[3], stride[3], padding[3], dilation[3];
        int64_t outs;
    } rows[] = {
        {{1, 5, 7}, {1, 2, 2}, {1, 2, 2}, {0, 0, 0}, {1, 1, 1}, 6},
        {{1, 6, 5}, {1, 3, 3}, {1, 2, 1}, {0, 1, 2}, {1, 1, 1}, 19},
        {{1, 4, 9}, {1, 2, 3}, {1, 1, 2}, {0, 0, 1}, {1, 3, 2}, 33},
        {{3, 4, 5}, {2, 3, 1}, {2, 1, 3}, {1, 1, 0}, {1, 1, 1}, 2},
        {{1, 60, 40}, {1, 3, 3}, {1, 1, 1}, {0, 1, 1}, {1, 1, 1}, 8}, /* not all at a time */
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        const int64_t *s = rows[i].stride;
        const int64_t *p = rows[i].padding;
        const int64_t *d = rows[i].dilation;
        tn_tensor *input = random_tensor(
            (const int64_t[]){2, 3, rows[i].input[0], rows[i].input[1], rows[i].input[2]});
        tn_tensor *weight = random_tensor((const int64_t[]){3, rows[i].outs, rows[i].window[0],
                                                            rows[i].window[1], rows[i].window[2]});
        tn_tensor *biases = random_tensor((const int64_t[]){1, 1, 1, 1, rows[i].outs});
        tn_tensor *bias = call("aten::reshape", ARGS(T(biases), INTS(-1)));
        tn_tensor *results[2];
        for (int is_last = 0; is_last < 2; is_last++) {
            results[is_last] =
                call("aten::convolution",
                     ARGS(T(input), T(weight), T(bias), INTS(s[0], s[1], s[2]),
                          INTS(p[0], p[1], p[2]), INTS(d[0], d[1], d[2]), B(true), INTS(0), I(1)));
            turn(&input);
        }
        assert_same(results[1], results[0]);
        tn_tensor_release(input);
        tn_tensor_release(weight);
        tn_tensor_release(biases);
        tn_tensor_release(bias);
    }
}

static void older_names_convolve_as_well(void **state)
{
    (void)state;
    tn_tensor *image = count_up(TN_DTYPE_F32, SIZES(2, 3, 6, 7));
    tn_tensor *weight = count_up(TN_DTYPE_F32, SIZES(4, 3, 3, 2));
    tn_tensor *rows = call("aten::reshape", ARGS(T(weight), INTS(4, 18)));
    tn_tensor *one = call("aten::select.int", ARGS(T(image), I(0), I(1)));
    assert_same(call("aten::thnn_conv2d",
                     ARGS(T(image), T(rows), INTS(3, 2), NONE, INTS(2, 1), INTS(1, 0))),
                call("aten::convolution", ARGS(T(image), T(weight), NONE, INTS(2, 1), INTS(1, 0),
                                               INTS(1, 1), B(false), INTS(0, 0), I(1))));
    assert_same(call("aten::slow_conv_dilated2d",
                     ARGS(T(one), T(weight), INTS(3, 2), NONE, INTS(1, 1), INTS(0, 1), INTS(2, 3))),
                call("aten::conv2d",
                     ARGS(T(one), T(weight), NONE, INTS(1, 1), INTS(0, 1), INTS(2, 3), I(1))));
    call_fails("aten::thnn_conv2d", ARGS(T(one), T(weight), INTS(3, 2)), "Expected 4D input");
    call_fails("aten::thnn_conv2d", ARGS(T(image), T(weight), INTS(2, 2)), "kernel_size says 2");
    tn_tensor_release(image);
    tn_tensor_release(weight);
    tn_tensor_release(rows);
    tn_tensor_release(one);
}

/* A transposed convolution without output positions, and the gradients, to which it gives nothing.
 */
static void a_transposed_result_without_positions_is_empty(void **state)
{
    (void)state;
    for (int channels_last = 0; channels_last < 2; channels_last++) {
        tn_tensor *image = random_tensor((const int64_t[5]){1, 4, 1, 1, 3});
        tn_tensor *weight = random_tensor((const int64_t[5]){4, 2, 2, 1, 3});
        if (channels_last != 0)
            turn(&image);
        tn_tensor *result =
            call("aten::convolution", ARGS(T(image), T(weight), NONE, INTS(1, 1, 1), INTS(1, 0, 0),
                                           INTS(1, 1, 1), B(true), INTS(0, 0, 0), I(2)));
        assert_shape(result, 5, (const int64_t[]){1, 4, 0, 1, 5});
        tn_value mask[3] = {B(true), B(true), B(true)};
        tn_value outs[3] = {NONE, NONE, NONE};
        call_all("aten::convolution_backward",
                 ARGS(T(result), T(image), T(weight), NONE, INTS(1, 1, 1), INTS(1, 0, 0),
                      INTS(1, 1, 1), B(true), INTS(0, 0, 0), I(2), tn_value_list(mask, 3)),
                 outs, 3);
        for (int i = 0; i < 3; i++) {
            float *none = zeros(outs[i].as.tensor->numel);
            compare_numbers(&(row){.images = 1}, "gradient", outs[i].as.tensor, none);
            free(none);
        }
        assert_int_equal(outs[0].as.tensor->numel, image->numel);
        for (int i = 0; i < 3; i++)
            tn_value_release(&outs[i]);
        tn_tensor_release(image);
        tn_tensor_release(weight);
        tn_tensor_release(result);
    }
}

/* Their results are counted in 64 bits; what does not fit is refused, also without elements. */
static void sizes_beyond_64_bits_are_refused(void **state)
{
    (void)state;
    tn_tensor *none = count_up(TN_DTYPE_F32, SIZES(0, 1, ((int64_t)1 << 40) + 1));
    tn_tensor *far = count_up(TN_DTYPE_F32, SIZES(0, 1, INT64_MAX));
    tn_tensor *weight = count_up(TN_DTYPE_F32, SIZES(1, 1, 3));
    call_fails(
        "aten::convolution",
        ARGS(T(none), T(weight), NONE, INTS(1 << 24), INTS(0), INTS(1), B(true), INTS(0), I(1)),
        "Output size is too large");
    call_fails("aten::convolution",
               ARGS(T(far), T(weight), NONE, INTS(1), INTS(1), INTS(1), B(false), INTS(0), I(1)),
               "along dimension 2 is too large");
    call_fails("aten::max_pool1d", ARGS(T(far), INTS(2), INTS(1), INTS(1)),
               "calculated output size is -9223372036854775808");
    assert_int_equal(tni_ceil_div(INT64_MAX, 2), (int64_t)1 << 62);
    assert_int_equal(tni_ceil_div(INT64_MAX, INT64_MAX), 1);
    tn_tensor_release(none);
    tn_tensor_release(far);
    tn_tensor_release(weight);
}

/* Elements are sent where a pool found them; the message has the index that is no position. */
static void an_index_outside_of_its_plane_is_named(void **state)
{
    (void)state;
    tn_tensor *from = count_up(TN_DTYPE_F32, SIZES(1, 1, 2));
    tn_tensor *before = make(TN_DTYPE_I64, SIZES(1, 1, 2), VALUES(0, -7));
    tn_tensor *behind = make(TN_DTYPE_I64, SIZES(1, 1, 2), VALUES(4, 0));
    call_fails("aten::max_unpool2d", ARGS(T(from), T(before), INTS(2, 2)), "max index: -7 (");
    call_fails("aten::max_unpool2d", ARGS(T(from), T(behind), INTS(2, 2)), "max index: 4 (");
    tn_tensor_release(from);
    tn_tensor_release(before);
    tn_tensor_release(behind);
}

/* A complex tensor of pairs of parts. */
static tn_tensor *complex_of(const double *parts)
{
    tn_tensor *pairs = make(TN_DTYPE_F64, SIZES(1, 1, 1, 2), parts);
    tn_tensor *view = call("aten::view_as_complex", ARGS(T(pairs)));
    tn_tensor_release(pairs);
    return view;
}

static void check_parts(tn_value value, double real, double imaginary)
{
    tn_tensor *parts = call("aten::view_as_real", ARGS(value));
    tn_tensor *line = call("aten::flatten.using_ints", ARGS(T(parts)));
    check(line, TN_DTYPE_F64, SIZES(2), ((double[]){real, imaginary}));
    tn_tensor_release(parts);
    tn_value_release(&value);
}

/* They are products with the numbers themselves: whoever wants conjugates passes conjugates. */
static void complex_gradients_are_products(void **state)
{
    (void)state;
    tn_tensor *grad = complex_of(VALUES(0, 1));
    tn_tensor *image = complex_of(VALUES(1, 2));
    tn_tensor *weight = complex_of(VALUES(3, 1));
    tn_value mask[3] = {B(true), B(true), B(true)};
    tn_value outs[3] = {NONE, NONE, NONE};
    call_all("aten::convolution_backward",
             ARGS(T(grad), T(image), T(weight), INTS(1), INTS(1), INTS(0), INTS(1), B(false),
                  INTS(0), I(1), tn_value_list(mask, 3)),
             outs, 3);
    check_parts(outs[0], -1, 3);
    check_parts(outs[1], -2, 1);
    check_parts(outs[2], 0, 1);
    tn_tensor_release(weight);
    tn_tensor_release(image);
    tn_tensor_release(grad);
}

/* Only what a tap sees counts, not what is between its positions. */
static void numbers_beside_a_window_do_not_reach_its_gradient(void **state)
{
    (void)state;
    tn_tensor *image = random_tensor((const int64_t[]){1, 2, 1, 6, 8});
    tn_tensor *weight = random_tensor((const int64_t[]){2, 1, 1, 2, 1});
    tn_tensor *gradient = random_tensor((const int64_t[]){1, 2, 1, 3, 4});
    float sum = 0;
    for (int64_t y = 0; y < 3; y++)
        for (int64_t x = 0; x < 4; x++)
            sum += ((const float *)image->data)[y * 2 * 8 + x * 2] *
                   ((const float *)gradient->data)[y * 4 + x];
    ((float *)image->data)[1] = INFINITY; /* between the positions of a stride of two */
    tn_value mask[3] = {B(false), B(true), B(false)};
    tn_value outs[3] = {NONE, NONE, NONE};
    call_all("aten::convolution_backward",
             ARGS(T(gradient), T(image), T(weight), NONE, INTS(1, 2, 2), INTS(0), INTS(1), B(false),
                  INTS(0), I(2), tn_value_list(mask, 3)),
             outs, 3);
    assert_true(((const float *)outs[1].as.tensor->data)[0] == sum);
    tn_value_release(&outs[1]);
    tn_tensor_release(image);
    tn_tensor_release(weight);
    tn_tensor_release(gradient);
}

/* A number that is not finite reaches the results whose windows see it, and no others. */
static void infinity_reaches_the_windows_that_see_it(void **state)
{
    (void)state;
    tn_tensor *image = random_tensor((const int64_t[]){1, 32, 1, 14, 14});
    tn_tensor *weight = random_tensor((const int64_t[]){32, 32, 1, 3, 3});
    for (int64_t i = 0; i < weight->numel; i++)
        ((float *)weight->data)[i] += 3;
    ((float *)image->data)[14 * 5 + 6] = INFINITY;
    tn_tensor *result =
        call("aten::convolution", ARGS(T(image), T(weight), NONE, INTS(1), INTS(0, 1, 1), INTS(1),
                                       B(false), INTS(0), I(1)));
    for (int64_t i = 0; i < result->numel; i++) {
        const int64_t y = i / 14 % 14;
        const int64_t x = i % 14;
        const bool sees = y >= 4 && y <= 6 && x >= 5 && x <= 7;
        const float number = ((const float *)result->data)[i];
        assert_true(sees ? number == INFINITY : isfinite(number));
    }
    tn_tensor_release(image);
    tn_tensor_release(weight);
    tn_tensor_release(result);
}

/* The same for the gradient of the weight: it is infinite for one result channel. */
static void infinity_reaches_the_taps_of_its_channel(void **state)
{
    (void)state;
    tn_tensor *image = random_tensor((const int64_t[]){1, 32, 1, 14, 14});
    tn_tensor *weight = random_tensor((const int64_t[]){32, 32, 1, 3, 3});
    tn_tensor *gradient = random_tensor((const int64_t[]){1, 32, 1, 14, 14});
    tn_value mask[3] = {B(false), B(true), B(false)};
    tn_value outs[3] = {NONE, NONE, NONE};
    for (int64_t i = 0; i < image->numel; i++)
        ((float *)image->data)[i] += 3;
    ((float *)gradient->data)[14 * (14 * 5 + 5) + 6] = INFINITY;
    call_all("aten::convolution_backward",
             ARGS(T(gradient), T(image), T(weight), NONE, INTS(1), INTS(0, 1, 1), INTS(1), B(false),
                  INTS(0), I(1), tn_value_list(mask, 3)),
             outs, 3);
    for (int64_t i = 0; i < weight->numel; i++) {
        const bool sees = i / 9 / 32 == 5;
        const float number = ((const float *)outs[1].as.tensor->data)[i];
        assert_true(sees ? number == INFINITY : isfinite(number));
    }
    tn_value_release(&outs[1]);
    tn_tensor_release(image);
    tn_tensor_release(weight);
    tn_tensor_release(gradient);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_window_gives_the_sum_of_the_definition),
        cmocka_unit_test(windows_of_one_channel_per_group),
        cmocka_unit_test(weights_and_gradients_that_are_not_finite),
        cmocka_unit_test(windows_of_channels_last_images),
        cmocka_unit_test(windows_of_each_channel_of_channels_last_images),
        cmocka_unit_test(columns_of_windows_of_each_channel),
        cmocka_unit_test(windows_of_row_major_images_by_panels),
        cmocka_unit_test(windows_of_groups_and_gradients_of_many_positions),
        cmocka_unit_test(windows_of_few_positions_and_gradients_by_runs),
        cmocka_unit_test(windows_of_three_by_three_after_winograd),
        cmocka_unit_test(weights_of_one_block_are_summed_where_they_are_multiplied),
        cmocka_unit_test(windows_of_three_by_three_and_several_slices),
        cmocka_unit_test(shares_of_blocks_are_computed_by_any_thread),
        cmocka_unit_test(images_of_a_batch_are_convolved_as_if_alone),
        cmocka_unit_test(windows_give_back_to_channels_last_images_what_they_saw),
        cmocka_unit_test(older_names_convolve_as_well),
        cmocka_unit_test(a_transposed_result_without_positions_is_empty),
        cmocka_unit_test(sizes_beyond_64_bits_are_refused),
        cmocka_unit_test(an_index_outside_of_its_plane_is_named),
        cmocka_unit_test(complex_gradients_are_products),
        cmocka_unit_test(numbers_beside_a_window_do_not_reach_its_gradient),
        cmocka_unit_test(infinity_reaches_the_windows_that_see_it),
        cmocka_unit_test(infinity_reaches_the_taps_of_its_channel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
