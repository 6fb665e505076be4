/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps by lines: windows and neighbours of images whose lines are about as long as the
 * parts that are computed together, against plain loops; and gradients, which are the transposed
 * maps. Windows whose sizes differ along a line, too. The elements are small whole numbers and the
 * weights quarters, so all sums are exact.
 */
#include "op_fixture.h"

#include <math.h>

#define ROWS     7
#define CHANNELS 35 /* a block of those that lie together, and a rest */

static const int64_t widths[] = {1, 7, 8, 15, 16, 17, 33, 127, 128, 129, 255, 257, 300};

/* An image [1, CHANNELS, rows, width] of numbers from -5 to 5; channels-last if is_last. */
static tn_tensor *image_of(tn_dtype dtype, int64_t rows, int64_t width, bool is_last)
{
    tn_tensor *wide;
    tn_tensor *made;
    const int64_t sizes[4] = {1, CHANNELS, rows, width};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 4, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = (double)(i * 7919 % 11 - 5);
    assert_int_equal(
        tni_clone(wide, dtype,
                  is_last ? TN_MEMORY_FORMAT_CHANNELS_LAST : TN_MEMORY_FORMAT_CONTIGUOUS, &made),
        TN_OK);
    tn_tensor_release(wide);
    return made;
}

/* The elements in row-major order, as doubles. */
static tn_tensor *wide_of(const tn_tensor *from)
{
    tn_tensor *wide;
    assert_int_equal(tni_clone(from, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    return wide;
}

/* The sum of products of elements. */
static double product_of(const tn_tensor *a, const tn_tensor *b)
{
    double sum = 0;
    tn_tensor *x = wide_of(a);
    tn_tensor *y = wide_of(b);
    assert_int_equal(x->numel, y->numel);
    for (int64_t i = 0; i < x->numel; i++)
        sum += ((const double *)x->data)[i] * ((const double *)y->data)[i];
    tn_tensor_release(x);
    tn_tensor_release(y);
    return sum;
}

/* The sum of a window of 3 by 3, with padding 1 and stride 2, of plane `plane`. */
static double window_at(const double *image, int64_t width, int64_t plane, int64_t row, int64_t at)
{
    double sum = 0;
    for (int64_t y = 2 * row - 1; y <= 2 * row + 1; y++)
        for (int64_t x = 2 * at - 1; x <= 2 * at + 1; x++)
            if (y >= 0 && y < ROWS && x >= 0 && x < width)
                sum += image[(plane * ROWS + y) * width + x];
    return sum;
}

/*
 * The gradient by the input must be the transposed map: for all g the product of g and the result
 * is that of the gradient for g and the input. Releases result and gradient.
 */
static void check_transposed(tn_tensor *image, tn_tensor *g, tn_tensor *result, tn_tensor *gradient)
{
    assert_true(product_of(g, result) == product_of(gradient, image));
    tn_tensor_release(result);
    tn_tensor_release(gradient);
}

static void check_windows(tn_dtype dtype, int64_t width, bool is_last)
{
    tn_tensor *image = image_of(dtype, ROWS, width, is_last);
    tn_tensor *plain = wide_of(image);
#define WINDOWS INTS(3, 3), INTS(2, 2), INTS(1, 1), B(false), B(true), I(1)
    tn_tensor *result = call("aten::avg_pool2d", ARGS(T(image), WINDOWS));
    tn_tensor *got = wide_of(result);
    const int64_t count = got->sizes[3];
    for (int64_t i = 0; i < got->numel; i++)
        assert_true(((const double *)got->data)[i] ==
                    window_at(plain->data, width, i / count / got->sizes[2],
                              i / count % got->sizes[2], i % count));
    tn_tensor *g = image_of(dtype, got->sizes[2], count, is_last);
    check_transposed(image, g, result,
                     call("aten::avg_pool2d_backward", ARGS(T(g), T(image), WINDOWS)));
#undef WINDOWS
    tn_tensor_release(g);
    tn_tensor_release(got);
    tn_tensor_release(plain);
    tn_tensor_release(image);
}

static void check_neighbours(tn_dtype dtype, int64_t width, bool is_last)
{
    tn_tensor *image = image_of(dtype, ROWS, width, is_last);
    tn_tensor *plain = wide_of(image);
    tn_tensor *g = image_of(dtype, 2 * ROWS, 2 * width, is_last);
    tn_value size = INTS(2 * ROWS, 2 * width);
    tn_value input = INTS(1, CHANNELS, ROWS, width);
    tn_tensor *result = call("aten::upsample_nearest2d", ARGS(T(image), size, NONE, NONE));
    tn_tensor *got = wide_of(result);
    for (int64_t i = 0; i < got->numel; i++) {
        int64_t row = i / (2 * width);
        assert_true(((const double *)got->data)[i] ==
                    ((const double *)plain->data)[row / 2 * width + i % (2 * width) / 2]);
    }
    check_transposed(
        image, g, result,
        call("aten::upsample_nearest2d_backward", ARGS(T(g), size, input, NONE, NONE)));
    check_transposed(
        image, g, call("aten::upsample_bilinear2d", ARGS(T(image), size, B(false), NONE, NONE)),
        call("aten::upsample_bilinear2d_backward", ARGS(T(g), size, input, B(false), NONE, NONE)));
    tn_tensor_release(got);
    tn_tensor_release(g);
    tn_tensor_release(plain);
    tn_tensor_release(image);
}

/* A line half way between its neighbours is their mean. */
static void a_line_is_interpolated_between_two(void **state)
{
    (void)state;
    tn_tensor *image = image_of(TN_DTYPE_F64, 2, 40, false);
    tn_tensor *result =
        call("aten::upsample_bilinear2d", ARGS(T(image), INTS(3, 40), B(true), NONE, NONE));
    const double *from = image->data;
    const double *to = result->data;
    for (int64_t i = 0; i < CHANNELS * 40; i++) {
        const double *source = from + i / 40 * 80 + i % 40;
        const double *got = to + i / 40 * 120 + i % 40;
        assert_true(got[0] == source[0] && got[40] == (source[0] + source[40]) / 2 &&
                    got[80] == source[40]);
    }
    tn_tensor_release(result);
    tn_tensor_release(image);
}

static void lines_give_what_plain_loops_do(void **state)
{
    (void)state;
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(widths); i++) {
        tn_set_num_threads(i % 2 == 0 ? 2 : 1);
        for (int way = 0; way < 4; way++) {
            check_windows(way < 2 ? TN_DTYPE_F32 : TN_DTYPE_F64, widths[i], way % 2 != 0);
            check_neighbours(way < 2 ? TN_DTYPE_F32 : TN_DTYPE_F64, widths[i], way % 2 != 0);
        }
    }
    tn_set_num_threads(threads);
}

/*
 * The same numbers with gaps between them: every second element of lines that are twice as long.
 */
static tn_tensor *spaced_of(tn_tensor *image)
{
    tn_tensor *wide = call("aten::repeat_interleave.self_int", ARGS(T(image), I(2), I(-1), NONE));
    tn_tensor *spaced = call("aten::slice.Tensor", ARGS(T(wide), I(-1), NONE, NONE, I(2)));
    assert_true(spaced->strides[3] == 2);
    tn_tensor_release(wide);
    return spaced;
}

/* The mean of a window of adaptive_avg_pool2d: from floor(i n / m) up to ceil((i + 1) n / m). */
static double adaptive_at(const tn_tensor *image, const tn_tensor *result, int64_t i)
{
    const int64_t rows = image->sizes[2];
    const int64_t width = image->sizes[3];
    const int64_t at = i % result->sizes[3];
    const int64_t row = i / result->sizes[3] % result->sizes[2];
    const double *plane =
        (const double *)image->data + i / (result->sizes[3] * result->sizes[2]) * rows * width;
    const int64_t top = row * rows / result->sizes[2];
    const int64_t bottom = ((row + 1) * rows + result->sizes[2] - 1) / result->sizes[2];
    const int64_t left = at * width / result->sizes[3];
    const int64_t right = ((at + 1) * width + result->sizes[3] - 1) / result->sizes[3];
    double sum = 0;
    for (int64_t y = top; y < bottom; y++)
        for (int64_t x = left; x < right; x++)
            sum += plane[y * width + x];
    return sum / (double)((bottom - top) * (right - left));
}

/* Windows that grow and shrink along a line, in each layout, and with gaps between elements. */
static void check_adaptive(int64_t width, int64_t count)
{
    for (int way = 0; way < 3; way++) {
        tn_tensor *image = image_of(TN_DTYPE_F64, ROWS, width, way == 1);
        tn_tensor *plain = wide_of(image);
        tn_tensor *spaced = way == 2 ? spaced_of(image) : tn_tensor_retain(image);
        tn_tensor *result =
            call("aten::_adaptive_avg_pool2d", ARGS(T(spaced), INTS(ROWS - 2, count)));
        tn_tensor *got = wide_of(result);
        for (int64_t i = 0; i < got->numel; i++)
            assert_true(((const double *)got->data)[i] == adaptive_at(plain, got, i));
        tn_tensor_release(got);
        tn_tensor_release(result);
        tn_tensor_release(spaced);
        tn_tensor_release(plain);
        tn_tensor_release(image);
    }
}

/*
 * Antialiased interpolation to a half: away from the edges the weights are 1/8, 3/8, 3/8 and 1/8
 * along each dimension. The gradient is the transposed map, up to rounding of weights at the edges.
 */
static void check_halved(int64_t width)
{
    static const double weights[] = {.125, .375, .375, .125};
    const int64_t rows = 12;
    tn_tensor *image = image_of(TN_DTYPE_F64, rows, 2 * width, false);
    tn_tensor *spaced = spaced_of(image);
    tn_tensor *g = image_of(TN_DTYPE_F64, rows / 2, width, false);
    tn_value size = INTS(rows / 2, width);
    tn_value input = INTS(1, CHANNELS, rows, 2 * width);
    tn_tensor *result =
        call("aten::_upsample_bilinear2d_aa", ARGS(T(spaced), size, B(false), NONE, NONE));
    tn_tensor *gradient = call("aten::_upsample_bilinear2d_aa_backward",
                               ARGS(T(g), size, input, B(false), NONE, NONE));
    for (int64_t i = 0; i < result->numel; i++) {
        const int64_t x = i % width;
        const int64_t y = i / width % (rows / 2);
        if (x == 0 || x == width - 1 || y == 0 || y == rows / 2 - 1)
            continue;
        const double *from = (const double *)image->data +
                             (i / width / (rows / 2) * rows + 2 * y - 1) * 2 * width + 2 * x - 1;
        double sum = 0;
        for (int j = 0; j < 16; j++)
            sum += weights[j / 4] * weights[j % 4] * from[j / 4 * 2 * width + j % 4];
        assert_true(((const double *)result->data)[i] == sum);
    }
    assert_true(fabs(product_of(g, result) - product_of(gradient, image)) < 1e-8);
    tn_tensor_release(gradient);
    tn_tensor_release(result);
    tn_tensor_release(g);
    tn_tensor_release(spaced);
    tn_tensor_release(image);
}

static void taps_may_come_and_go_along_a_line(void **state)
{
    (void)state;
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(widths); i++) {
        tn_set_num_threads(i % 2 == 0 ? 2 : 1);
        check_adaptive(widths[i], 1);
        check_adaptive(widths[i], 3);
        check_adaptive(widths[i], (widths[i] + 1) / 2);
        check_halved(widths[i]);
    }
    tn_set_num_threads(threads);
}

/* A line by itself is interpolated as one of an image of one row. */
static void lines_are_images_of_one_row(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(widths); i++) {
        tn_tensor *image = image_of(TN_DTYPE_F32, 1, widths[i], false);
        tn_tensor *line = call("aten::squeeze.dim", ARGS(T(image), I(2)));
        tn_tensor *wide = call("aten::upsample_bilinear2d",
                               ARGS(T(image), INTS(1, 2 * widths[i] + 1), B(false), NONE, NONE));
        tn_tensor *long_line =
            call("aten::upsample_linear1d", ARGS(T(line), INTS(2 * widths[i] + 1), B(false), NONE));
        assert_int_equal(long_line->numel, wide->numel);
        assert_memory_equal(long_line->data, wide->data, (size_t)wide->numel * sizeof(float));
        tn_tensor *all[] = {image, line, wide, long_line};
        for (size_t k = 0; k < TN_LEN(all); k++)
            tn_tensor_release(all[k]);
    }
}

/* Sums of averages begin at 0, as in PyTorch; interpolation only multiplies. */
static void averages_of_negative_zeros_are_positive(void **state)
{
    (void)state;
    for (int is_last = 0; is_last < 2; is_last++) {
        tn_tensor *image = image_of(TN_DTYPE_F64, 16, 16, is_last != 0);
        tn_value size = INTS(8, 8);
        for (int64_t i = 0; i < image->numel; i++)
            ((double *)image->data)[i] = -0.0;
        tn_tensor *averages = call("aten::_adaptive_avg_pool2d", ARGS(T(image), size));
        tn_tensor *between =
            call("aten::upsample_bilinear2d", ARGS(T(image), size, B(false), NONE, NONE));
        for (int64_t i = 0; i < averages->numel; i++) {
            assert_true(!signbit(((const double *)averages->data)[i]));
            assert_true(signbit(((const double *)between->data)[i]));
        }
        tn_tensor_release(between);
        tn_tensor_release(averages);
        tn_tensor_release(image);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_give_what_plain_loops_do),
        cmocka_unit_test(a_line_is_interpolated_between_two),
        cmocka_unit_test(taps_may_come_and_go_along_a_line),
        cmocka_unit_test(lines_are_images_of_one_row),
        cmocka_unit_test(averages_of_negative_zeros_are_positive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
