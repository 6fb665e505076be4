/* SPDX-License-Identifier: BSD-3-Clause */
/* Max pooling without indices against that with indices, and windows that see nothing. */
#include "op_fixture.h"

#include <math.h>

/* A pool of images of these sizes. */
typedef struct row {
    int64_t image[2];                                      /* sizes */
    int64_t window[2], stride[2], padding[2], dilation[2]; /* as named */
    bool ceil_mode; /* a last window may reach past the end */
} row;

static const row rows[] = {
    {{32, 32}, {2, 2}, {2, 2}, {0, 0}, {1, 1}, false},
    {{17, 33}, {3, 3}, {2, 2}, {1, 1}, {1, 1}, false},
    {{17, 33}, {3, 2}, {1, 1}, {1, 0}, {2, 3}, false},
    {{9, 16}, {5, 7}, {3, 5}, {2, 3}, {1, 1}, true},
    {{1, 100}, {1, 3}, {1, 4}, {0, 1}, {1, 2}, true},
    {{20, 1}, {2, 1}, {2, 1}, {1, 0}, {1, 1}, false},
    {{3, 1500}, {2, 3}, {2, 2}, {0, 0}, {1, 1}, false},
    {{3, 5000}, {2, 4}, {2, 4}, {0, 0}, {1, 1}, false},
    {{3, 9000}, {2, 3}, {2, 2}, {0, 0}, {1, 1}, false}, /* a line too long for the loops */
};

/* Numbers that are not in order, one of them nan. */
static tn_tensor *image_of(const row *r, bool is_last)
{
    tn_tensor *made = NULL;
    const int64_t sizes[4] = {2, 19, r->image[0], r->image[1]};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 4, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < tn_tensor_numel(made); i++)
        ((float *)made->data)[i] = (float)(i * 7919 % 1009) - 2000;
    ((float *)made->data)[tn_tensor_numel(made) / 2] = NAN;
    if (!is_last)
        return made;
    tn_tensor *turned = call("aten::contiguous", ARGS(T(made), I(TN_MEMORY_FORMAT_CHANNELS_LAST)));
    tn_tensor_release(made);
    return turned;
}

static void assert_same_numbers(tn_tensor *got, tn_tensor *wanted)
{
    assert_shape(got, wanted->rank, wanted->sizes);
    assert_memory_equal(got->strides, wanted->strides, 4 * sizeof *wanted->strides);
    for (int64_t i = 0; i < tn_tensor_numel(got); i++) {
        const float a = ((const float *)got->data)[i];
        const float b = ((const float *)wanted->data)[i];
        assert_true(a == b || (isnan(a) && isnan(b)));
    }
}

static void values_are_those_that_have_indices(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2 * TN_LEN(rows); i++) {
        const row *r = &rows[i / 2];
        tn_tensor *image = image_of(r, i % 2 != 0);
        tn_value both[2] = {NONE, NONE};
#define POOL                                                                                       \
    ARGS(T(image), INTS(r->window[0], r->window[1]), INTS(r->stride[0], r->stride[1]),             \
         INTS(r->padding[0], r->padding[1]), INTS(r->dilation[0], r->dilation[1]),                 \
         B(r->ceil_mode))
        call_all("aten::max_pool2d_with_indices", POOL, both, 2);
        tn_tensor *values = call("aten::max_pool2d", POOL);
        assert_same_numbers(values, both[0].as.tensor);
        tn_tensor_release(values);
        tn_value_release(&both[0]);
        tn_value_release(&both[1]);
        tn_tensor_release(image);
    }
}

/* The taps of a dilated window may be before and behind the image, and none in it. */
static void a_window_that_sees_nothing_gives_the_least_number(void **state)
{
    (void)state;
    const struct {
        tn_dtype dtype;
        double least;
    } dtypes[] = {{TN_DTYPE_F32, -INFINITY}, {TN_DTYPE_F64, -INFINITY}, {TN_DTYPE_I32, INT32_MIN}};
    for (size_t i = 0; i < 2 * TN_LEN(dtypes); i++) {
        const int64_t stride = i % 2 == 0 ? 2 : 5; /* larger ones are scanned by the definition */
        tn_tensor *image = count_up(dtypes[i / 2].dtype, SIZES(1, 1, 1));
        tn_value both[2] = {NONE, NONE};
        call_all("aten::max_pool2d_with_indices",
                 ARGS(T(image), INTS(1, 2), INTS(1, stride), INTS(0, 1), INTS(1, 2), B(true)), both,
                 2);
        assert_tensor(both[0].as.tensor, dtypes[i / 2].dtype, SIZES(1, 1, 1), &dtypes[i / 2].least);
        assert_tensor(both[1].as.tensor, TN_DTYPE_I64, SIZES(1, 1, 1), VALUES(1));
        tn_tensor *values = call("aten::max_pool2d", ARGS(T(image), INTS(1, 2), INTS(1, stride),
                                                          INTS(0, 1), INTS(1, 2), B(true)));
        check(values, dtypes[i / 2].dtype, SIZES(1, 1, 1), &dtypes[i / 2].least);
        tn_value_release(&both[0]);
        tn_value_release(&both[1]);
        tn_tensor_release(image);
    }
}

/* Windows along a line are kept for all planes if they are few; either way they are the same. */
static void adaptive_windows_begin_and_end_as_defined(void **state)
{
    (void)state;
    enum { PLANES = 3, HIGH = 9, WIDE = 200, ROWS = 4 };
    for (int64_t columns = 127; columns <= 129; columns++) {
        tn_tensor *image = NULL;
        const int64_t sizes[] = {1, PLANES, HIGH, WIDE};
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 4, sizes, NULL, TN_CPU, &image), TN_OK);
        float *numbers = image->data;
        for (int64_t i = 0; i < image->numel; i++)
            numbers[i] = (float)(i * 7919 % 1009);
        tn_value outs[2] = {NONE, NONE};
        call_all("aten::adaptive_max_pool2d", ARGS(T(image), INTS(ROWS, columns)), outs, 2);
        const float *got = outs[0].as.tensor->data;
        const int64_t *indices = outs[1].as.tensor->data;
        for (int64_t i = 0; i < PLANES * ROWS * columns; i++) {
            const int64_t x = i % columns;
            const int64_t y = i / columns % ROWS;
            const float *plane = numbers + i / columns / ROWS * HIGH * WIDE;
            float most = -1;
            for (int64_t v = y * HIGH / ROWS; v * ROWS < (y + 1) * HIGH; v++)
                for (int64_t u = x * WIDE / columns; u * columns < (x + 1) * WIDE; u++)
                    most = plane[v * WIDE + u] > most ? plane[v * WIDE + u] : most;
            assert_true(got[i] == most && plane[indices[i]] == most);
        }
        tn_value_release(&outs[0]);
        tn_value_release(&outs[1]);
        tn_tensor_release(image);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_that_have_indices),
        cmocka_unit_test(a_window_that_sees_nothing_gives_the_least_number),
        cmocka_unit_test(adaptive_windows_begin_and_end_as_defined),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
