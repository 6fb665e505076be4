/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * grid_sampler over several blocks of positions and groups of channels, on one thread and on two:
 * each channel and each line of the grid must come out as if it were alone.
 */
#include "op_fixture.h"

#include <math.h>

#define IMAGES   2
#define CHANNELS 21 /* two groups, the last of which is no whole one */
#define ROWS     10
#define COLUMNS  13 /* 130 positions: two blocks and a rest */

/* A tensor of numbers between -1.25 and 1.27, in no order. */
static tn_tensor *numbers(tn_dtype dtype, int64_t rank, const int64_t *sizes)
{
    tn_tensor *wide;
    tn_tensor *made;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, rank, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = (double)(i * 7919 % 1009) / 400 - 1.25;
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

/* Write a number where the last two dimensions but one have index `at`. */
static void put(tn_tensor *to, int64_t at, double number)
{
    tn_tensor *outer = call("aten::select.int", ARGS(T(to), I(to->rank - 2), I(at)));
    tn_tensor *inner = call("aten::select.int", ARGS(T(outer), I(to->rank - 3), I(at)));
    tn_tensor_release(call("aten::fill_.Scalar", ARGS(T(inner), D(number))));
    tn_tensor_release(inner);
    tn_tensor_release(outer);
}

/* Coordinates inside and outside of the input, with nan. */
static tn_tensor *grid_new(tn_dtype dtype, int64_t space)
{
    const int64_t plane[4] = {IMAGES, ROWS, COLUMNS, 2};
    const int64_t volume[5] = {IMAGES, 1, ROWS, COLUMNS, 3};
    tn_tensor *made = numbers(dtype, space + 2, space == 2 ? plane : volume);
    put(made, 3, NAN);
    put(made, 6, 60000);
    return made;
}

/* An input with infinities, so that an element that counts as 0 shows if it is multiplied. */
static tn_tensor *image_new(tn_dtype dtype, int64_t space)
{
    const int64_t sizes[5] = {IMAGES, CHANNELS, 4, 5, 3};
    tn_tensor *made = numbers(dtype, space + 2, sizes);
    put(made, 1, INFINITY);
    return made;
}

/* The part of a tensor that has one index along a dimension. */
static tn_tensor *one_of(tn_tensor *from, int64_t dim, int64_t at)
{
    return call("aten::slice.Tensor", ARGS(T(from), I(dim), I(at), I(at + 1), I(1)));
}

/* Compares numbers; a nan equals a nan. */
static void assert_same(tn_tensor *got, tn_tensor *wanted)
{
    tn_tensor *wide;
    assert_int_equal(got->dtype, wanted->dtype);
    assert_int_equal(tni_clone(wanted, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    assert_tensor(got, (tn_dtype)got->dtype, (size_t)wide->rank, wide->sizes, wide->data);
    tn_tensor_release(wide);
}

/* How a call samples. */
typedef struct way {
    int64_t space, mode, padding;
    bool corners;
} way;

static tn_tensor *sample(const way *w, tn_tensor *image, tn_tensor *grid)
{
    return call(w->space == 2 ? "aten::grid_sampler_2d" : "aten::grid_sampler_3d",
                ARGS(T(image), T(grid), I(w->mode), I(w->padding), B(w->corners)));
}

static void sample_back(const way *w, tn_tensor *gradient, tn_tensor *image, tn_tensor *grid,
                        tn_tensor *results[2])
{
    tn_value both[2] = {B(true), B(true)};
    tn_value outs[2] = {NONE, NONE};
    call_all(w->space == 2 ? "aten::grid_sampler_2d_backward" : "aten::grid_sampler_3d_backward",
             ARGS(T(gradient), T(image), T(grid), I(w->mode), I(w->padding), B(w->corners),
                  tn_value_list(both, 2)),
             outs, 2);
    results[0] = outs[0].as.tensor;
    results[1] = outs[1].as.tensor;
}

/* Compare channel `c` and row `y` of results with those of that channel and row alone. */
static void check_alone(const way *w, tn_tensor *image, tn_tensor *grid, tn_tensor *whole,
                        int64_t c, int64_t y)
{
    tn_tensor *channel = one_of(image, 1, c);
    tn_tensor *row = one_of(grid, w->space - 1, y);
    tn_tensor *alone = sample(w, channel, row);
    tn_tensor *of_channel = one_of(whole, 1, c);
    tn_tensor *part = one_of(of_channel, w->space, y);
    assert_same(part, alone);
    tn_tensor *const made[] = {channel, row, alone, of_channel, part};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

/* Compare the gradients of channel `c` of the input, and of row `y` of the grid, likewise. */
static void check_gradients(const way *w, tn_tensor *image, tn_tensor *grid, tn_tensor *whole,
                            tn_tensor *const gradients[2], int64_t c, int64_t y)
{
    tn_tensor *by_channel[2];
    tn_tensor *by_row[2];
    tn_tensor *channel = one_of(image, 1, c);
    tn_tensor *row = one_of(grid, w->space - 1, y);
    tn_tensor *of_channel = one_of(whole, 1, c);
    tn_tensor *of_row = one_of(whole, w->space, y);
    tn_tensor *parts[2] = {one_of(gradients[0], 1, c), one_of(gradients[1], w->space - 1, y)};
    sample_back(w, of_channel, channel, grid, by_channel);
    sample_back(w, of_row, image, row, by_row);
    assert_same(parts[0], by_channel[0]);
    assert_same(parts[1], by_row[1]);
    tn_tensor *const made[] = {channel,  row,       of_channel, of_row,        parts[0],
                               parts[1], by_row[0], by_row[1],  by_channel[0], by_channel[1]};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void check_way(const way *w, tn_dtype dtype)
{
    tn_tensor *image = image_new(dtype, w->space);
    tn_tensor *grid = grid_new(dtype, w->space);
    const uint32_t threads = tn_num_threads();
    tn_tensor *gradients[2][2];
    tn_tensor *whole[2];
    for (uint32_t i = 0; i < 2; i++) {
        tn_set_num_threads(i + 1);
        whole[i] = sample(w, image, grid);
        sample_back(w, whole[0], image, grid, gradients[i]);
    }
    tn_set_num_threads(threads);
    assert_same(whole[1], whole[0]);
    assert_same(gradients[1][0], gradients[0][0]);
    assert_same(gradients[1][1], gradients[0][1]);
    for (int64_t c = 0; c < CHANNELS; c += 4)
        for (int64_t y = 0; y < ROWS; y += 3) {
            check_alone(w, image, grid, whole[0], c, y);
            check_gradients(w, image, grid, whole[0], gradients[0], c, y);
        }
    for (int i = 0; i < 2; i++) {
        tn_tensor_release(whole[i]);
        tn_tensor_release(gradients[i][0]);
        tn_tensor_release(gradients[i][1]);
    }
    tn_tensor_release(image);
    tn_tensor_release(grid);
}

static void blocks_and_channels_are_sampled_as_if_alone(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16};
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (int64_t mode = 0; mode < 3; mode++)
            for (int64_t padding = 0; padding < 3; padding++)
                for (int64_t space = 2; space <= (mode < 2 ? 3 : 2); space++)
                    check_way(&(way){space, mode, padding, padding == 1}, dtypes[i]);
}

/*
 * Compare samples of `channels` planes of floats with those of doubles, which have no way of their
 * own for taps that are all inside. Coordinates are 64ths, from outside to outside.
 */
static void check_plane(const way *w, int64_t channels, const int64_t sizes[2])
{
    tn_tensor *grid;
    tn_tensor *image = numbers(TN_DTYPE_F32, 4, (const int64_t[]){1, channels, sizes[0], sizes[1]});
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, 4, (const int64_t[]){1, 1, 83, 2}, NULL, TN_CPU, &grid),
        TN_OK);
    for (int64_t i = 0; i < grid->numel; i++)
        ((float *)grid->data)[i] = (float)(i * 37 % 151 - 75) / 64;
    tn_tensor *got = sample(w, image, grid);
    tn_tensor *wide[2];
    assert_int_equal(tni_to_dtype(image, TN_DTYPE_F64, &wide[0]), TN_OK);
    assert_int_equal(tni_to_dtype(grid, TN_DTYPE_F64, &wide[1]), TN_OK);
    tn_tensor *wanted = sample(w, wide[0], wide[1]);
    for (int64_t i = 0; i < got->numel; i++) {
        const double number = ((const double *)wanted->data)[i];
        if (!(fabs((double)((const float *)got->data)[i] - number) < 2e-6))
            fail_msg("%lld channels of %lldx%lld, mode %lld: sample %lld is %g, not %g",
                     (long long)channels, (long long)sizes[0], (long long)sizes[1],
                     (long long)w->mode, (long long)i, (double)((const float *)got->data)[i],
                     number);
    }
    tn_tensor *const made[] = {image, grid, got, wide[0], wide[1], wanted};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void planes_of_floats_are_sampled_as_those_of_doubles(void **state)
{
    (void)state;
    /* Whole numbers of steps of the grid, so that no rounding decides which element is nearest. */
    const int64_t sizes[][2] = {{1, 1}, {2, 2}, {3, 4}, {4, 3}, {8, 16}, {5, 64}};
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (int64_t way_number = 0; way_number < 18; way_number++)
            for (int64_t channels = 1; channels <= 7; channels++)
                check_plane(&(way){2, way_number % 3, way_number / 3 % 3, way_number >= 9},
                            channels, sizes[i]);
}

/* What is outside counts as 0 with padding zeros, also beside infinities. */
static void what_is_outside_adds_nothing(void **state)
{
    (void)state;
    tn_tensor *image = make(TN_DTYPE_F32, SIZES(1, 1, 1, 2), VALUES(INFINITY, 1));
    tn_tensor *grid = make(TN_DTYPE_F32, SIZES(1, 1, 2, 2), VALUES(1, 0, -5, 0));
    check(call("aten::grid_sampler_2d", ARGS(T(image), T(grid), I(0), I(0), B(false))),
          TN_DTYPE_F32, SIZES(1, 1, 1, 2), VALUES(0.5, 0));
    tn_tensor_release(image);
    tn_tensor_release(grid);
}

/* Each position times a matrix of its image, with coordinates of pixel centres from -1 to 1. */
static void a_grid_is_an_affine_map_of_positions(void **state)
{
    (void)state;
    const int64_t sizes[] = {2, 2, 3};
    tn_tensor *maps = count_up(TN_DTYPE_F64, 3, sizes);
    tn_tensor *grid = call("aten::affine_grid_generator", ARGS(T(maps), INTS(2, 1, 3, 5), B(true)));
    const double *m = maps->data;
    assert_true(grid->rank == 4 && (grid->flags & TNI_TENSOR_CONTIGUOUS) != 0);
    for (int64_t i = 0; i < grid->numel; i++) {
        const double *row = m + (i / 30 * 2 + i % 2) * 3;
        const double x = (double)(i / 2 % 5) / 2 - 1;
        const double y = (double)(i / 10 % 3) - 1;
        assert_true(((const double *)grid->data)[i] == row[0] * x + row[1] * y + row[2]);
    }
    tn_tensor *g = call("aten::ones_like", ARGS(T(grid), NONE, NONE, NONE, NONE, NONE));
    tn_tensor *gradient =
        call("aten::affine_grid_generator_backward", ARGS(T(g), INTS(2, 1, 3, 5), B(true)));
    assert_true(gradient->sizes[1] == 2 && gradient->sizes[2] == 3);
    for (int64_t i = 0; i < 12; i++) {
        const int64_t at = i / 6 * gradient->strides[0] + i / 3 % 2 * gradient->strides[1] +
                           i % 3 * gradient->strides[2];
        assert_true(((const double *)gradient->data)[at] == (i % 3 == 2 ? 15 : 0));
    }
    tn_tensor_release(gradient);
    tn_tensor_release(g);
    tn_tensor_release(grid);
    tn_tensor_release(maps);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_grid_is_an_affine_map_of_positions),
        cmocka_unit_test(blocks_and_channels_are_sampled_as_if_alone),
        cmocka_unit_test(planes_of_floats_are_sampled_as_those_of_doubles),
        cmocka_unit_test(what_is_outside_adds_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
