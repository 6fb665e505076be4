/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The plugin over oneDNN against our own kernels. Elements are small whole numbers, so that sums
 * are exact in whatever order they are added and results agree to the bit. Skipped where the plugin
 * was not built. The host here is the test's: its memory is counted, and may run out.
 */
#include "kernels/core/narrow_floats.h"
#include "kernels/core/plugins.h"

#include "op_fixture.h"

#include <math.h>
#include <dlfcn.h>
#include <stdlib.h>

static const tn_plugin *real; /* what the file offers */
static int done;              /* requests that it computed since the last look */
static int taken;             /* blocks of memory that it has */
static int left = -1;         /* blocks that it may still take; negative: any number */

static void *count_allocate(size_t bytes)
{
    if (left == 0)
        return NULL;
    left -= left > 0;
    taken++;
    return tni_malloc_aligned(64, bytes);
}

static void count_release(void *memory)
{
    taken -= memory != NULL;
    tni_free(memory);
}

static tn_plugin_answer count_multiply(const tn_plugin_product *product)
{
    tn_plugin_answer answer = real->multiply(product);
    done += answer == TN_PLUGIN_DONE;
    return answer;
}

static tn_plugin_answer count_convolve(const tn_plugin_convolution *convolution)
{
    tn_plugin_answer answer = real->convolve(convolution);
    done += answer == TN_PLUGIN_DONE;
    return answer;
}

static const tn_plugin counting = {sizeof counting, TN_PLUGIN_VERSION, "counting",
                                   "counting",      count_multiply,    count_convolve};

static void use(bool plugin)
{
    done = 0;
    tni_plugin_use(plugin ? &counting : NULL, plugin ? 0 : INT64_MAX);
}

static uint32_t seed = 7;

static tn_tensor *random_tensor(tn_dtype dtype, int rank, const int64_t *sizes)
{
    tn_tensor *made = NULL;
    tn_tensor *out = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, rank, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < tn_tensor_numel(made); i++) {
        seed = seed * 1664525 + 1013904223;
        ((float *)made->data)[i] = (float)((seed >> 8) % 5) - 2;
    }
    assert_int_equal(tni_to_dtype(made, dtype, &out), TN_OK);
    tn_tensor_release(made);
    return out;
}

static void assert_same(tn_tensor *got, tn_tensor *want, const char *what)
{
    tn_tensor *equal = call("aten::eq.Tensor", ARGS(T(got), T(want)));
    tn_tensor *all = call("aten::all", ARGS(T(equal)));
    if (!*(const bool *)all->data)
        fail_msg("%s differs", what);
    assert_int_equal(got->rank, want->rank);
    for (int d = 0; d < got->rank; d++)
        assert_int_equal(got->strides[d], want->strides[d]);
    tn_tensor_release(all);
    tn_tensor_release(equal);
    tn_tensor_release(got);
    tn_tensor_release(want);
}

/* Calls without and with the plugin; how many requests that computed. */
static int compare(const char *name, const tn_value *args, size_t count)
{
    use(false);
    tn_tensor *want = call(name, args, count);
    use(true);
    tn_tensor *got = call(name, args, count);
    int computed = done;
    assert_int_equal(taken, 0);
    use(false);
    assert_same(got, want, name);
    return computed;
}

static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_BF16, TN_DTYPE_F16};

/* float32 has fast code on every processor that oneDNN knows; the others where they have it. */
static void assert_computed(tn_dtype dtype, int computed)
{
    if (dtype == TN_DTYPE_F32)
        assert_true(computed > 0);
}

static void products_of_every_turn_are_equal(void **state)
{
    (void)state;
    static const int64_t shapes[][3] = {
        {64, 48, 80}, {1, 33, 17}, {19, 1, 23}, {5, 7, 1}, {130, 70, 33}};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t s = 0; s < TN_LEN(shapes); s++)
            for (int turn = 0; turn < 4; turn++) {
                const int64_t *size = shapes[s];
                tn_tensor *a = random_tensor(
                    dtypes[d], 2, (const int64_t[]){size[turn & 1], size[1 - (turn & 1)]});
                tn_tensor *b = random_tensor(
                    dtypes[d], 2, (const int64_t[]){size[1 + (turn >> 1)], size[2 - (turn >> 1)]});
                tn_tensor *a_turned =
                    (turn & 1) != 0 ? call("aten::t", ARGS(T(a))) : tn_tensor_retain(a);
                tn_tensor *b_turned =
                    (turn & 2) != 0 ? call("aten::t", ARGS(T(b))) : tn_tensor_retain(b);
                assert_computed(dtypes[d], compare("aten::mm", ARGS(T(a_turned), T(b_turned))));
                tn_tensor_release(b_turned);
                tn_tensor_release(a_turned);
                tn_tensor_release(b);
                tn_tensor_release(a);
            }
}

static void biases_and_batches_are_equal(void **state)
{
    (void)state;
    for (size_t d = 0; d < TN_LEN(dtypes); d++) {
        tn_tensor *a = random_tensor(dtypes[d], 3, (const int64_t[]){3, 20, 30});
        tn_tensor *b = random_tensor(dtypes[d], 3, (const int64_t[]){3, 30, 40});
        tn_tensor *one = random_tensor(dtypes[d], 2, (const int64_t[]){30, 40});
        tn_tensor *row = random_tensor(dtypes[d], 1, (const int64_t[]){40});
        tn_tensor *input = random_tensor(dtypes[d], 2, (const int64_t[]){20, 30});
        tn_tensor *weight = random_tensor(dtypes[d], 2, (const int64_t[]){40, 30});
        tn_tensor *all = call("aten::expand", ARGS(T(one), INTS(3, 30, 40), B(false)));
        assert_computed(dtypes[d], compare("aten::bmm", ARGS(T(a), T(b))));
        assert_computed(dtypes[d], compare("aten::bmm", ARGS(T(a), T(all))));
        assert_computed(dtypes[d],
                        compare("aten::addmm", ARGS(T(row), T(input), T(one), I(1), I(1))));
        assert_computed(dtypes[d], compare("aten::linear", ARGS(T(input), T(weight), T(row))));
        tn_tensor *tensors[] = {all, weight, input, row, one, b, a};
        for (size_t i = 0; i < TN_LEN(tensors); i++)
            tn_tensor_release(tensors[i]);
    }
}

/* One convolution: sizes of a square image, its window and the rest. */
typedef struct conv_row {
    int64_t images, groups, channels, outs; /* channels and results of each group */
    int64_t image, window, step, padding, dilation;
} conv_row;

static const conv_row conv_rows[] = {
    {2, 1, 16, 32, 14, 3, 1, 1, 1}, {1, 1, 3, 16, 17, 5, 2, 2, 1}, {2, 4, 8, 8, 9, 3, 1, 1, 2},
    {1, 24, 1, 1, 12, 3, 1, 1, 1},  {3, 1, 32, 16, 7, 1, 1, 0, 1}, {1, 2, 5, 3, 11, 4, 3, 0, 2},
};

static int convolve(const conv_row *r, tn_dtype dtype, bool is_last, bool has_bias)
{
    tn_tensor *image = random_tensor(
        dtype, 4, (const int64_t[]){r->images, r->groups * r->channels, r->image, r->image});
    tn_tensor *weight = random_tensor(
        dtype, 4, (const int64_t[]){r->groups * r->outs, r->channels, r->window, r->window});
    tn_tensor *bias = random_tensor(dtype, 1, (const int64_t[]){r->groups * r->outs});
    tn_tensor *lying = call("aten::contiguous", ARGS(T(image), I(is_last ? 2 : 0)));
    int computed =
        compare("aten::conv2d",
                ARGS(T(lying), T(weight), has_bias ? T(bias) : NONE, INTS(r->step, r->step),
                     INTS(r->padding, r->padding), INTS(r->dilation, r->dilation), I(r->groups)));
    tn_tensor_release(lying);
    tn_tensor_release(bias);
    tn_tensor_release(weight);
    tn_tensor_release(image);
    return computed;
}

static void convolutions_are_equal(void **state)
{
    (void)state;
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t r = 0; r < TN_LEN(conv_rows); r++)
            for (int way = 0; way < 4; way++)
                assert_computed(dtypes[d],
                                convolve(&conv_rows[r], dtypes[d], (way & 1) != 0, (way & 2) != 0));
}

static void other_dimensions_are_equal(void **state)
{
    (void)state;
    tn_tensor *line = random_tensor(TN_DTYPE_F32, 3, (const int64_t[]){2, 8, 40});
    tn_tensor *line_weight = random_tensor(TN_DTYPE_F32, 3, (const int64_t[]){16, 8, 5});
    tn_tensor *cube = random_tensor(TN_DTYPE_F32, 5, (const int64_t[]){1, 4, 6, 7, 8});
    tn_tensor *cube_weight = random_tensor(TN_DTYPE_F32, 5, (const int64_t[]){8, 4, 3, 2, 3});
    assert_true(compare("aten::conv1d",
                        ARGS(T(line), T(line_weight), NONE, INTS(2), INTS(3), INTS(1), I(1))) > 0);
    assert_true(compare("aten::conv3d", ARGS(T(cube), T(cube_weight), NONE, INTS(1, 2, 1),
                                             INTS(1, 0, 1), INTS(1, 1, 2), I(1))) > 0);
    tn_tensor_release(cube_weight);
    tn_tensor_release(cube);
    tn_tensor_release(line_weight);
    tn_tensor_release(line);
}

/* What oneDNN does not know, or does not reach with its offsets, is ours. */
static void other_dtypes_are_declined(void **state)
{
    (void)state;
    tn_tensor *a = random_tensor(TN_DTYPE_F64, 2, (const int64_t[]){8, 8});
    tn_tensor *b = random_tensor(TN_DTYPE_I64, 2, (const int64_t[]){8, 8});
    assert_int_equal(compare("aten::mm", ARGS(T(a), T(a))), 0);
    assert_int_equal(compare("aten::mm", ARGS(T(b), T(b))), 0);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

static void without_memory_our_own_kernels_compute(void **state)
{
    (void)state;
    int computed = 0;
    int tries = 0;
    while (computed == 0 && tries < 10) {
        left = tries++;
        computed = convolve(&conv_rows[0], TN_DTYPE_F32, false, true);
    }
    left = -1;
    assert_true(computed == 1 && tries > 2);
}

/* Requests that no operator makes: strides and sizes that mean nothing to oneDNN. */
static void hostile_requests_are_declined(void **state)
{
    (void)state;
    float room[64] = {0};
    tn_plugin_product p = {sizeof p,  TN_DTYPE_F32, 1,         2,    2,         2,        room,
                           {0, 2, 1}, room,         {0, 2, 1}, NULL, room + 32, {0, 2, 1}};
    assert_int_equal(real->multiply(&p), TN_PLUGIN_DONE);
    const int64_t far[] = {INT64_MAX, INT32_MAX, 0, 3};
    for (size_t i = 0; i < TN_LEN(far); i++) {
        tn_plugin_product q = p;
        q.a_strides[1] = q.a_strides[2] = far[i];
        assert_int_equal(real->multiply(&q), TN_PLUGIN_DECLINED);
        q = p;
        q.c_strides[1] = far[i] == 3 ? 1 : far[i];
        assert_int_equal(real->multiply(&q), TN_PLUGIN_DECLINED);
    }
    tn_plugin_convolution c = {.size = sizeof c,
                               .dtype = TN_DTYPE_F32,
                               .space = 2,
                               .batch = 1,
                               .groups = 1,
                               .image_channels = 1,
                               .result_channels = 1,
                               .image_sizes = {2, 2},
                               .window = {1, 1},
                               .result_sizes = {2, 2},
                               .steps = {1, 1},
                               .dilation = {1, 1},
                               .image = room,
                               .image_strides = {4, 4, 2, 1},
                               .weight = room,
                               .result = room + 32,
                               .result_strides = {4, 4, 2, 1}};
    assert_int_equal(real->convolve(&c), TN_PLUGIN_DONE);
    c.image_strides[2] = INT64_MAX;
    assert_int_equal(real->convolve(&c), TN_PLUGIN_DECLINED);
    c.image_strides[2] = 2;
    c.dilation[0] = INT64_MAX;
    assert_int_equal(real->convolve(&c), TN_PLUGIN_DECLINED);
}

/* Say that a result is computed whose elements, of any dtype, are all nan. */
static tn_plugin_answer spoil(const tn_plugin_convolution *convolution)
{
    const size_t bytes = convolution->dtype == TN_DTYPE_F32 ? 4 : 2;
    const int64_t count = convolution->result_sizes[0] * convolution->result_sizes[1];
    memset(convolution->result, 0xff, (size_t)count * bytes);
    done++;
    return TN_PLUGIN_DONE;
}

/* A plugin's result is computed again where padding may have met a weight that is not finite. */
static void infinite_weights_are_not_multiplied_by_padding(void **state)
{
    (void)state;
    static const tn_plugin spoiling = {
        sizeof spoiling, TN_PLUGIN_VERSION, "spoiling", "spoiling", NULL, spoil};
    const tn_value ones = tn_value_double(1);
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (int64_t at = 0; at < 25; at++) {
            const tn_dtype dtype = dtypes[d];
            tn_tensor *wide = random_tensor(TN_DTYPE_F32, 4, (const int64_t[]){1, 1, 5, 5});
            tn_tensor *weight;
            ((float *)wide->data)[at] = INFINITY;
            assert_int_equal(tni_to_dtype(wide, dtype, &weight), TN_OK);
            tn_tensor *image = random_tensor(dtype, 4, (const int64_t[]){1, 1, 7, 7});
            tn_tensor_release(call("aten::fill_.Scalar", ARGS(T(image), ones)));
            const tn_value args[] = {T(image),   T(weight),  NONE, INTS(1, 1),
                                     INTS(2, 2), INTS(1, 1), I(1)};
            use(false);
            tn_tensor *want = call("aten::conv2d", args, TN_LEN(args));
            tni_plugin_use(&spoiling, 0);
            tn_tensor *got = call("aten::conv2d", args, TN_LEN(args));
            use(false);
            assert_same(got, want, "a convolution of padding");
            tn_tensor_release(image);
            tn_tensor_release(weight);
            tn_tensor_release(wide);
        }
}

int main(void)
{
    static const tn_plugin_host host = {sizeof host, TN_PLUGIN_VERSION, count_allocate,
                                        count_release};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products_of_every_turn_are_equal),
        cmocka_unit_test(biases_and_batches_are_equal),
        cmocka_unit_test(convolutions_are_equal),
        cmocka_unit_test(other_dimensions_are_equal),
        cmocka_unit_test(other_dtypes_are_declined),
        cmocka_unit_test(without_memory_our_own_kernels_compute),
        cmocka_unit_test(hostile_requests_are_declined),
        cmocka_unit_test(infinite_weights_are_not_multiplied_by_padding),
    };
    const char *reason = "";
    tn_plugin_entry_function entry = NULL;
    const char *given = getenv("TENON_ONEDNN");
    void *handle = dlopen(given != NULL ? given : TENON_PLUGIN_FILE, RTLD_NOW | RTLD_LOCAL);
    void *symbol = handle == NULL ? NULL : dlsym(handle, "tn_plugin_entry");
    if (symbol == NULL) {
        printf("SKIP oneDNN's plugin is not here: %s\n", dlerror());
        return 77;
    }
    memcpy(&entry, &symbol, sizeof symbol);
    real = entry(&host, &reason);
    if (real == NULL) {
        printf("oneDNN's plugin: %s\n", reason);
        return 1;
    }
    printf("%s\n", real->library);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
