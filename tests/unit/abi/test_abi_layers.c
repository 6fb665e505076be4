/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Layers of frozen models: weights that oneDNN packed, what follows a layer, eight bits. Each is
 * compared with the operators that it is made of, through the functions that models call.
 */
#include "op_fixture.h"

#include "abi_fixture.h"

#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#include "tensor/packed_forms.h"
#include "tensor/stored_constants.h"

#include <math.h>
#include <sys/mman.h>

/* ---- descriptions of packed weights ---- */

enum { BYTES = 772 };

/* What the tests vary of a description; no more than two levels of blocks. */
typedef struct layout {
    int64_t rank;
    const int64_t *sizes;
    const int64_t *strides; /* of blocks */
    int64_t blocks;
    int64_t block_sizes[2];
    int64_t block_dims[2];
    int32_t dtype; /* oneDNN's number */
} layout;

static void describe(const layout *l, uint8_t bytes[BYTES])
{
    memset(bytes, 0, BYTES);
    const int32_t numbers[] = {(int32_t)l->rank, l->dtype, 2, (int32_t)l->blocks};
    const size_t places[] = {4, 104, 312, 416};
    for (size_t i = 0; i < 4; i++)
        memcpy(bytes + places[i], &numbers[i], sizeof numbers[i]);
    memcpy(bytes + 8, l->sizes, (size_t)l->rank * sizeof *l->sizes);
    memcpy(bytes + 320, l->strides, (size_t)l->rank * sizeof *l->strides);
    memcpy(bytes + 424, l->block_sizes, sizeof l->block_sizes);
    memcpy(bytes + 520, l->block_dims, sizeof l->block_dims);
}

static AOTITorchError make_packed(void *data, const layout *l, int32_t dtype, const uint8_t *bytes,
                                  int64_t count, AtenTensorHandle *out)
{
    static const int64_t no_strides[5] = {1, 0, 0, 0, 0};
    return aoti_torch_create_tensor_from_blob_v2(data, l->rank, l->sizes, no_strides, 0, dtype, 0,
                                                 -1, out, aoti_torch_layout__mkldnn(), bytes,
                                                 count);
}

/* A weight of the layout mkldnn whose elements lay row-major. */
static AtenTensorHandle packed(tn_tensor *weight)
{
    uint8_t bytes[BYTES];
    AtenTensorHandle made = NULL;
    int32_t number = weight->dtype == TN_DTYPE_I8 ? 5 : 3;
    layout l = {weight->rank, weight->sizes, weight->strides, 0, {0}, {0}, number};
    describe(&l, bytes);
    assert_success(make_packed(weight->data, &l, weight->dtype, bytes, BYTES, &made));
    return made;
}

static AtenTensorHandle handle_of(tn_tensor *tensor)
{
    AtenTensorHandle handle = NULL;
    assert_int_equal(tni_handle_new_take(tn_tensor_retain(tensor), &handle), TN_OK);
    return handle;
}

static void drop(AtenTensorHandle handle)
{
    assert_success(aoti_torch_delete_tensor_object(handle));
}

/* Numbers from -1 to 1 that no sum of a few makes equal. */
static tn_tensor *waves(size_t rank, const int64_t *sizes)
{
    double values[2048];
    for (int i = 0; i < 2048; i++)
        values[i] = ((i * 37) % 101 - 50) / 64.0;
    return make(TN_DTYPE_F32, rank, sizes, values);
}

/* Compares what a shim made with what operators make, and drops both. */
static void assert_close(AtenTensorHandle got, tn_tensor *wanted)
{
    assert_shape(got->tensor, wanted->rank, wanted->sizes);
    assert_int_equal(got->tensor->dtype, wanted->dtype);
    tn_tensor *same =
        call("aten::isclose", ARGS(T(got->tensor), T(wanted), D(1e-5), D(1e-6), B(true)));
    check(call("aten::all", ARGS(T(same))), TN_DTYPE_BOOL, SCALAR, VALUES(1));
    tn_tensor_release(same);
    tn_tensor_release(wanted);
    drop(got);
}

/*
 * [3, 4] in blocks of 2 inputs by 4 outputs, the outputs next to each other: the place of (o, i) is
 * (i / 2) * 8 + (i % 2) * 4 + o, and every fourth number is padding.
 */
static void packed_weights_are_unpacked_once(void **state)
{
    (void)state;
    uint8_t bytes[BYTES];
    float data[16] = {0, 4, 8, -1, 1, 5, 9, -1, 2, 6, 10, -1, 3, 7, 11, -1};
    AtenTensorHandle made = NULL;
    int32_t kind = -1;
    layout l = {2, (int64_t[]){3, 4}, (int64_t[]){16, 8}, 2, {2, 4}, {1, 0}, 3};
    describe(&l, bytes);
    assert_success(make_packed(data, &l, 6, bytes, BYTES, &made));
    memset(data, 0, sizeof data);
    assert_success(aoti_torch_get_layout(made, &kind));
    assert_int_equal(kind, aoti_torch_layout__mkldnn());
    const float *values = made->tensor->data;
    for (int i = 0; i < 12; i++)
        assert_float_equal(values[i], (float)i, 0);
    drop(made);
}

static void bytes_that_describe_nothing_are_refused(void **state)
{
    (void)state;
    static const struct {
        size_t at;     /* of the number that is wrong */
        int32_t value; /* what it is */
        int64_t count; /* bytes */
        int32_t dtype; /* of the tensor */
        const char *text;
    } rows[] = {
        {0, 1, 100, 6, "772"},
        {4, 0, BYTES, 6, "blocks"},
        {4, 13, BYTES, 6, "blocks"},
        {312, 1, BYTES, 6, "blocks"},
        {416, 13, BYTES, 6, "blocks"},
        {0, 1, BYTES, 15, "no BFloat16"},
        {0, 1, BYTES, 7, "no Double"},
        {8, 0, BYTES, 6, "inconsistent"},
        {424, 0, BYTES, 6, "inconsistent"},
        {520, 2, BYTES, 6, "inconsistent"},
        {324, -1, BYTES, 6, "inconsistent"},
        {8, 2, BYTES, 6, "the sizes say 12"},
    };
    float data[64] = {0};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        uint8_t bytes[BYTES];
        AtenTensorHandle made = NULL;
        layout l = {2, (int64_t[]){3, 4}, (int64_t[]){16, 8}, 2, {2, 4}, {1, 0}, 3};
        describe(&l, bytes);
        if (rows[i].at > 0)
            memcpy(bytes + rows[i].at, &rows[i].value, sizeof rows[i].value);
        assert_failure(make_packed(data, &l, rows[i].dtype, bytes, rows[i].count, &made));
        assert_error_has(rows[i].text);
        assert_null(made);
    }
}

/* ---- what follows ---- */

static const double *numbers_of[] = {&(const double){0.25}, &(const double){0.5}, NULL, NULL, NULL};

static AOTITorchError linear(tn_tensor *x, AtenTensorHandle w, const char *name, int64_t numbers,
                             const char *word, AtenTensorHandle *out)
{
    tni_handle input = {.tensor = x};
    return aoti_torch_cpu__linear_pointwise(&input, w, NULL, name, numbers_of, numbers, &word, out);
}

/*
 * Where a model makes its constants, what was packed is given back to the system, and products of
 * the unpacked weight keep it packed for them; elsewhere neither.
 */
static void packed_constants_are_in_memory_once(void **state)
{
    (void)state;
    enum { SIDE = 128 };
    const size_t size = sizeof(float) * SIDE * SIDE;
    const int64_t sizes[] = {SIDE, SIDE}, strides[] = {SIDE, 1};
    const layout l = {2, sizes, strides, 0, {0}, {0}, 3};
    tn_tensor *plain = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_CPU, &plain), TN_OK);
    for (int i = 0; i < SIDE * SIDE; i++)
        ((float *)plain->data)[i] = (float)(i % 13 + 1);
    tn_tensor *wanted = call("aten::linear", ARGS(T(plain), T(plain)));
    for (int is_constant = 0; is_constant < 2; is_constant++) {
        uint8_t bytes[BYTES];
        AtenTensorHandle made = NULL;
        float *data = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert_ptr_not_equal(data, MAP_FAILED);
        memcpy(data, plain->data, size);
        describe(&l, bytes);
        tni_makes_constants = is_constant;
        assert_success(make_packed(data, &l, 6, bytes, BYTES, &made));
        tni_makes_constants = false;
        assert_float_equal(data[SIDE * SIDE / 2], (is_constant ? 0 : SIDE * SIDE / 2 % 13 + 1), 0);
        assert_memory_equal(made->tensor->data, plain->data, size);
        for (int i = 0; i < 2; i++) {
            AtenTensorHandle got = NULL;
            assert_success(linear(plain, made, "none", 0, NULL, &got));
            assert_close(got, tn_tensor_retain(wanted));
            assert_int_equal(tni_form_count(made->tensor), is_constant);
        }
        drop(made);
        munmap(data, size);
    }
    tn_tensor_release(wanted);
    tn_tensor_release(plain);
}

static tn_tensor *constant_of(float *data, int64_t count, AtenTensorHandle *out)
{
    assert_success(
        aoti_torch_create_tensor_from_blob(data, 1, &count, &(int64_t){1}, 0, 6, 0, -1, out));
    return (*out)->tensor;
}

/*
 * A small constant, a packed one with padding, and a large one, one after the other: there is no
 * gap between them, so that all of the container's copy is given back.
 */
static void constants_of_a_package_are_one_range(void **state)
{
    (void)state;
    enum { SMALL = 64, PACKED = 64, LARGE = 1 << 18, COUNT = SMALL + PACKED + LARGE };
    const layout l = {2, (int64_t[]){1, 4}, (int64_t[]){64, 16}, 1, {16}, {0}, 3};
    const size_t bytes = sizeof(float) * COUNT;
    uint8_t description[BYTES];
    AtenTensorHandle small = NULL, made = NULL, large = NULL;
    float *memory[2];
    for (int i = 0; i < 2; i++) {
        memory[i] = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert_ptr_not_equal(memory[i], MAP_FAILED);
        for (int k = 0; k < COUNT; k++)
            memory[i][k] = (float)(k % 1000);
    }
    float *file = memory[0], *copy = memory[1];
    tni_stored_constants stored = {.data = (const char *)file, .bytes = bytes};
    describe(&l, description);
    tni_stored_begin(&stored);
    tni_makes_constants = true;
    const tn_tensor *first = constant_of(copy, SMALL, &small);
    assert_success(make_packed(copy + SMALL, &l, 6, description, BYTES, &made));
    const tn_tensor *last = constant_of(copy + SMALL + PACKED, LARGE, &large);
    tni_makes_constants = false;
    tni_stored_end(true);
    assert_ptr_not_equal(first->data, file);
    assert_ptr_not_equal(first->data, copy);
    assert_float_equal(((float *)first->data)[SMALL - 1], SMALL - 1, 0);
    assert_ptr_equal(last->data, file + SMALL + PACKED);
    assert_int_equal(stored.ngiven, 1);
    assert_ptr_equal(stored.given[0].begin, copy);
    assert_ptr_equal(stored.given[0].end, copy + COUNT);
    drop(small), drop(made), drop(large);
    munmap(file, bytes);
    munmap(copy, bytes);
}

static void a_linear_layer_is_followed_by_an_activation(void **state)
{
    (void)state;
    tn_tensor *x = waves(SIZES(2, 3));
    tn_tensor *weight = waves(SIZES(4, 3));
    AtenTensorHandle w = packed(weight);
    tn_tensor *y = call("aten::linear", ARGS(T(x), T(weight)));
    static const char *const plain[][2] = {
        {"relu", "aten::relu"},           {"sigmoid", "aten::sigmoid"},
        {"tanh", "aten::tanh"},           {"swish", "aten::silu"},
        {"hardswish", "aten::hardswish"}, {"hardsigmoid", "aten::hardsigmoid"}};
    AtenTensorHandle out = NULL;
    for (size_t i = 0; i < TN_LEN(plain); i++) {
        assert_success(linear(x, w, plain[i][0], 1, "", &out));
        assert_close(out, call(plain[i][1], ARGS(T(y))));
    }
    assert_success(linear(x, w, "none", 0, NULL, &out));
    assert_close(out, tn_tensor_retain(y));
    assert_success(linear(x, w, "leaky_relu", 1, "", &out));
    assert_close(out, call("aten::leaky_relu", ARGS(T(y), D(0.25))));
    assert_success(linear(x, w, "hardtanh", 2, "", &out));
    assert_close(out, call("aten::hardtanh", ARGS(T(y), D(0.25), D(0.5))));
    assert_success(linear(x, w, "gelu", 0, "tanh", &out));
    assert_close(out, call("aten::gelu", ARGS(T(y), S("tanh"))));
    drop(w);
    tn_tensor_release(y);
    tn_tensor_release(weight);
    tn_tensor_release(x);
}

static void an_activation_has_a_known_name_and_its_numbers(void **state)
{
    (void)state;
    tn_tensor *x = waves(SIZES(2, 3));
    AtenTensorHandle w = packed(x);
    AtenTensorHandle out = NULL;
    static const struct {
        const char *name;
        int64_t numbers;
        const char *text;
    } rows[] = {{"mish", 0, "'mish' is no activation"},
                {"leaky_relu", 0, "takes 1 numbers"},
                {"hardtanh", 1, "takes 2 numbers"},
                {"gelu", 0, "one str input"},
                {"relu", 5, "at most 4"},
                {"relu", -1, "length -1"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        assert_failure(linear(x, w, rows[i].name, rows[i].numbers, NULL, &out));
        assert_error_has(rows[i].text);
        assert_null(out);
    }
    drop(w);
    tn_tensor_release(x);
}

static void a_linear_layer_is_joined_with_another_tensor(void **state)
{
    (void)state;
    static const char *const names[][2] = {{"add", "aten::add.Tensor"},
                                           {"sub", "aten::sub.Tensor"},
                                           {"mul", "aten::mul.Tensor"},
                                           {"div", "aten::div.Tensor"}};
    tn_tensor *x = waves(SIZES(2, 3));
    tn_tensor *weight = waves(SIZES(4, 3));
    tn_tensor *bias = make(TN_DTYPE_F32, SIZES(4), VALUES(1, 2, 3, 4));
    tn_tensor *other = make(TN_DTYPE_F32, SIZES(2, 4), VALUES(1, 2, 3, 4, 5, 6, 7, 8));
    tn_tensor *y = call("aten::linear", ARGS(T(x), T(weight), T(bias)));
    AtenTensorHandle w = packed(weight);
    AtenTensorHandle h = handle_of(x);
    AtenTensorHandle o = handle_of(other);
    AtenTensorHandle b = handle_of(bias);
    AtenTensorHandle plain = handle_of(weight);
    AtenTensorHandle out = NULL;
    for (size_t i = 0; i < TN_LEN(names); i++) {
        assert_success(aoti_torch_cpu__linear_pointwise_binary(h, o, w, &b, names[i][0], &out));
        assert_close(out, call(names[i][1], ARGS(T(y), T(other))));
    }
    out = NULL;
    assert_failure(aoti_torch_cpu__linear_pointwise_binary(h, o, w, &b, "max", &out));
    assert_error_has("'max' is no operation");
    assert_success(aoti_torch_cpu__mkl_linear(h, h, plain, &b, 2, &out));
    assert_close(out, y);
    drop(w), drop(h), drop(o), drop(b), drop(plain);
    tn_tensor_release(bias);
    tn_tensor_release(other);
    tn_tensor_release(weight);
    tn_tensor_release(x);
}

/* ---- convolutions ---- */

#define PLAIN_WINDOW                                                                               \
    (const int64_t[]){1, 1}, 2, (const int64_t[]){1, 1}, 2, (const int64_t[]){1, 1}, 2

static void a_packed_convolution_is_channels_last(void **state)
{
    (void)state;
    tn_tensor *x = waves(SIZES(1, 2, 5, 5));
    tn_tensor *weight = waves(SIZES(3, 2, 3, 3));
    tn_tensor *y = call("aten::conv2d", ARGS(T(x), T(weight), NONE, INTS(1, 1), INTS(1, 1)));
    AtenTensorHandle w = packed(weight);
    AtenTensorHandle plain = handle_of(weight);
    AtenTensorHandle h = handle_of(x);
    AtenTensorHandle out = NULL;
    const char *word = "";
    assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise(h, w, NULL, PLAIN_WINDOW, 1, "relu",
                                                                numbers_of, 1, &word, &out));
    assert_strides(out->tensor, SIZES(75, 1, 15, 3));
    assert_close(out, call("aten::relu", ARGS(T(y))));
    assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise(h, plain, NULL, PLAIN_WINDOW, 1,
                                                                "none", numbers_of, 0, NULL, &out));
    assert_strides(out->tensor, SIZES(75, 25, 5, 1));
    assert_close(out, y);
    drop(w), drop(plain), drop(h);
    tn_tensor_release(weight);
    tn_tensor_release(x);
}

/* Numbers whose products and sums are exact. */
static tn_tensor *signs(size_t rank, const int64_t *sizes)
{
    tn_tensor *from = waves(rank, sizes);
    tn_tensor *made = call("aten::sign", ARGS(T(from)));
    tn_tensor_release(from);
    return made;
}

/* By whichever kernel: of panels, of a channel each, of columns of places. nan stays nan. */
static void a_convolution_is_kept_within_bounds(void **state)
{
    (void)state;
    static const struct {
        int64_t groups, outs;
        bool is_last;
    } rows[] = {{1, 20, true}, {8, 8, true}, {1, 20, false}, {1, 3, true}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        int64_t groups = rows[i].groups;
        tn_tensor *image = signs(SIZES(1, 8, 13, 17));
        tn_tensor *weight = signs(SIZES(rows[i].outs, 8 / groups, 3, 3));
        ((float *)image->data)[100] = NAN;
        tn_tensor *x = call("aten::contiguous",
                            ARGS(T(image), I(rows[i].is_last ? TN_MEMORY_FORMAT_CHANNELS_LAST
                                                             : TN_MEMORY_FORMAT_CONTIGUOUS)));
        tn_tensor *y = call("aten::conv2d", ARGS(T(x), T(weight), NONE, INTS(1, 1), INTS(1, 1),
                                                 INTS(1, 1), I(groups)));
        AtenTensorHandle w = packed(weight);
        AtenTensorHandle h = handle_of(x);
        AtenTensorHandle out = NULL;
        assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise(
            h, w, NULL, PLAIN_WINDOW, groups, "relu", numbers_of, 0, NULL, &out));
        assert_close(out, call("aten::relu", ARGS(T(y))));
        assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise(
            h, w, NULL, PLAIN_WINDOW, groups, "hardtanh", numbers_of, 2, NULL, &out));
        assert_close(out, call("aten::hardtanh", ARGS(T(y), D(0.25), D(0.5))));
        out = NULL;
        assert_failure(aoti_torch_cpu_mkldnn__convolution_pointwise(
            h, w, NULL, PLAIN_WINDOW, groups, "hardtanh", numbers_of, 1, NULL, &out));
        assert_error_has("takes 2 numbers");
        drop(w), drop(h);
        tn_tensor_release(y);
        tn_tensor_release(x);
        tn_tensor_release(weight);
        tn_tensor_release(image);
    }
}

/*
 * By panels of all channels and of some, of one group and of several; by channels; and in ways that
 * leave the activation to a pass of its own, among them sums of weights that are not finite.
 */
static void a_convolution_is_followed_by_an_activation(void **state)
{
    (void)state;
    static const struct {
        int64_t groups, channels, outs, window;
        bool is_last, is_finite;
    } rows[] = {{1, 8, 20, 3, true, true},  {1, 2, 520, 1, true, true}, {2, 8, 36, 3, true, true},
                {8, 8, 8, 3, true, true},   {1, 8, 20, 3, false, true}, {1, 8, 3, 3, true, true},
                {1, 8, 20, 3, true, false}, {8, 8, 8, 3, true, false}};
    static const char *const names[][2] = {{"swish", "aten::silu"},
                                           {"hardswish", "aten::hardswish"},
                                           {"sigmoid", "aten::sigmoid"},
                                           {"hardsigmoid", "aten::hardsigmoid"},
                                           {"tanh", "aten::tanh"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        int64_t groups = rows[i].groups, window = rows[i].window, pad[] = {window / 2, window / 2};
        tn_tensor *image = waves(SIZES(1, rows[i].channels, 13, 17));
        tn_tensor *weight = waves(SIZES(rows[i].outs, rows[i].channels / groups, window, window));
        if (!rows[i].is_finite)
            ((float *)weight->data)[0] = INFINITY;
        tn_tensor *x = call("aten::contiguous",
                            ARGS(T(image), I(rows[i].is_last ? TN_MEMORY_FORMAT_CHANNELS_LAST
                                                             : TN_MEMORY_FORMAT_CONTIGUOUS)));
        tn_tensor *y = call("aten::conv2d", ARGS(T(x), T(weight), NONE, INTS(1, 1),
                                                 INTS(pad[0], pad[1]), INTS(1, 1), I(groups)));
        AtenTensorHandle w = packed(weight), h = handle_of(x);
        for (size_t k = 0; k < TN_LEN(names); k++) {
            AtenTensorHandle out = NULL;
            assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise(
                h, w, NULL, pad, 2, (int64_t[]){1, 1}, 2, (int64_t[]){1, 1}, 2, groups, names[k][0],
                numbers_of, 0, NULL, &out));
            assert_close(out, call(names[k][1], ARGS(T(y))));
        }
        drop(w), drop(h);
        tn_tensor_release(y);
        tn_tensor_release(x);
        tn_tensor_release(weight);
        tn_tensor_release(image);
    }
}

static void a_convolution_is_added_to_another_tensor(void **state)
{
    (void)state;
    tn_tensor *x = waves(SIZES(1, 2, 5, 5));
    tn_tensor *weight = waves(SIZES(3, 2, 3, 3));
    tn_tensor *other = waves(SIZES(1, 3, 5, 5));
    tn_tensor *y = call("aten::conv2d", ARGS(T(x), T(weight), NONE, INTS(1, 1), INTS(1, 1)));
    tn_tensor *sum = call("aten::add.Tensor", ARGS(T(other), T(y)));
    AtenTensorHandle w = packed(weight);
    AtenTensorHandle h = handle_of(x);
    AtenTensorHandle o = handle_of(other);
    AtenTensorHandle out = NULL;
    const char *relu = "relu";
    double one = 1;
    double two = 2;
    assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise_binary(
        h, o, w, NULL, PLAIN_WINDOW, 1, "sub", NULL, &relu, numbers_of, 0, NULL, &out));
    tn_tensor *difference = call("aten::sub.Tensor", ARGS(T(y), T(other)));
    assert_close(out, call("aten::relu", ARGS(T(difference))));
    out = NULL;
    assert_failure(aoti_torch_cpu_mkldnn__convolution_pointwise_binary(
        h, o, w, NULL, PLAIN_WINDOW, 1, "add", &two, NULL, numbers_of, 0, NULL, &out));
    assert_error_has("alpha");
    assert_failure(aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(
        o, h, w, NULL, PLAIN_WINDOW, 1, "sub", &one, NULL, numbers_of, 0, NULL, &out));
    assert_error_has("only a sum");
    assert_success(aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(
        o, h, w, NULL, PLAIN_WINDOW, 1, "add", &one, &relu, numbers_of, 0, NULL, &out));
    assert_ptr_not_equal(out, o);
    assert_ptr_equal(out->tensor, other);
    assert_close(out, call("aten::relu", ARGS(T(sum))));
    drop(w), drop(h), drop(o);
    tn_tensor_release(difference);
    tn_tensor_release(sum);
    tn_tensor_release(y);
    tn_tensor_release(other);
    tn_tensor_release(weight);
    tn_tensor_release(x);
}

/* Packed weights have outputs first; what conv_transpose2d takes has inputs first. */
static void packed_weights_of_transposed_convolutions_are_turned(void **state)
{
    (void)state;
    for (int64_t groups = 1; groups <= 2; groups++) {
        int64_t outs = 3;
        tn_tensor *x = waves(SIZES(1, 4, 3, 3));
        tn_tensor *weight = waves(SIZES(4, outs, 2, 2));
        tn_tensor *split =
            call("aten::reshape", ARGS(T(weight), INTS(groups, 4 / groups, outs, 2, 2)));
        tn_tensor *turned = call("aten::transpose.int", ARGS(T(split), I(1), I(2)));
        tn_tensor *flat =
            call("aten::reshape", ARGS(T(turned), INTS(groups * outs, 4 / groups, 2, 2)));
        tn_tensor *dense = call("aten::contiguous", ARGS(T(flat)));
        AtenTensorHandle w = packed(dense);
        AtenTensorHandle h = handle_of(x);
        AtenTensorHandle out = NULL;
        assert_success(aoti_torch_cpu_mkldnn__convolution_transpose_pointwise(
            h, w, NULL, (int64_t[]){1, 1}, 2, (int64_t[]){1, 1}, 2, (int64_t[]){2, 2}, 2,
            (int64_t[]){1, 1}, 2, groups, "none", numbers_of, 0, NULL, &out));
        assert_close(
            out, call("aten::conv_transpose2d.input",
                      ARGS(T(x), T(weight), NONE, INTS(2, 2), INTS(1, 1), INTS(1, 1), I(groups))));
        drop(w), drop(h);
        tn_tensor_release(dense);
        tn_tensor_release(flat);
        tn_tensor_release(turned);
        tn_tensor_release(split);
        tn_tensor_release(weight);
        tn_tensor_release(x);
    }
}

/* ---- eight bits ---- */

static void products_of_bytes_are_integers(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_U8, SIZES(1, 3), VALUES(255, 255, 2));
    tn_tensor *b = make(TN_DTYPE_I8, SIZES(3, 2), VALUES(127, 1, 127, -2, -128, 3));
    tn_tensor *out = make(TN_DTYPE_I32, SIZES(1, 2), VALUES(0, 0));
    AtenTensorHandle left = handle_of(a);
    AtenTensorHandle right = handle_of(b);
    AtenTensorHandle result = handle_of(out);
    check(call("aten::_int_mm", ARGS(T(a), T(b))), TN_DTYPE_I32, SIZES(1, 2), VALUES(64514, -249));
    assert_success(aoti_torch_cpu__int_mm_out(result, left, right));
    assert_tensor(out, TN_DTYPE_I32, SIZES(1, 2), VALUES(64514, -249));
    assert_failure(aoti_torch_cpu__int_mm_out(result, right, left));
    assert_error_has("needs to match");
    assert_failure(aoti_torch_cpu__int_mm_out(left, left, right));
    assert_error_has("result dtype");
    drop(left), drop(right), drop(result);
    tn_tensor_release(a);
    tn_tensor_release(b);
    tn_tensor_release(out);
}

/* More of them than float adds exactly. */
static void long_products_of_bytes_are_exact(void **state)
{
    (void)state;
    int64_t depth = 1101;
    tn_tensor *ones = call("aten::full", ARGS(INTS(1, depth), I(1), DTYPE(U8)));
    tn_tensor *a = call("aten::mul.Scalar", ARGS(T(ones), I(255)));
    tn_tensor *rows = call("aten::full", ARGS(INTS(depth, 1), I(1), DTYPE(I8)));
    tn_tensor *b = call("aten::mul.Scalar", ARGS(T(rows), I(127)));
    check(call("aten::_int_mm", ARGS(T(a), T(b))), TN_DTYPE_I32, SIZES(1, 1),
          VALUES(1101 * 255 * 127));
    tn_tensor_release(ones);
    tn_tensor_release(a);
    tn_tensor_release(rows);
    tn_tensor_release(b);
}

static void bytes_as_weights_are_scaled_by_row(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_BF16, SIZES(1, 2), VALUES(1, 2));
    tn_tensor *bytes = make(TN_DTYPE_I8, SIZES(2, 2), VALUES(3, -4, 5, 6));
    tn_tensor *scales = make(TN_DTYPE_BF16, SIZES(2), VALUES(0.5, 2));
    AtenTensorHandle h = handle_of(x);
    AtenTensorHandle w = handle_of(bytes);
    AtenTensorHandle s = handle_of(scales);
    AtenTensorHandle out = NULL;
    assert_success(aoti_torch_cpu__weight_int8pack_mm(h, w, s, &out));
    assert_tensor(out->tensor, TN_DTYPE_BF16, SIZES(1, 2), VALUES(-2.5, 34));
    drop(out);
    assert_failure(aoti_torch_cpu__weight_int8pack_mm(h, s, w, &out));
    assert_error_has("expect B to be int8");
    drop(h), drop(w), drop(s);
    tn_tensor_release(x);
    tn_tensor_release(bytes);
    tn_tensor_release(scales);
}

/* Rows, columns or terms by group; a range that leaves its dimension is cut off, what no group has
 * is zero, and rows begin at multiples of 16 bytes. */
static void groups_have_a_matrix_each(void **state)
{
    (void)state;
    tn_tensor *made[] = {make(TN_DTYPE_F32, SIZES(4, 2), VALUES(1, 2, 3, 4, 5, 6, 7, 8)),
                         make(TN_DTYPE_F32, SIZES(2, 2, 2), VALUES(1, 0, 0, 1, 2, 0, 0, -1)),
                         make(TN_DTYPE_I32, SIZES(2), VALUES(1, 3)),
                         make(TN_DTYPE_I32, SIZES(2), VALUES(1, 9)),
                         make(TN_DTYPE_F32, SIZES(2, 4), VALUES(1, 1, 1, 1, 0, 0, 0, 1))};
    AtenTensorHandle h[5], out = NULL;
    for (int i = 0; i < 5; i++)
        h[i] = handle_of(made[i]);
    assert_success(aoti_torch_cpu__grouped_mm(h[0], h[1], &h[2], NULL, NULL, &out));
    assert_int_equal(out->tensor->strides[0], 4);
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(4, 2), VALUES(1, 2, 6, -4, 10, -6, 0, 0));
    drop(out);
    assert_success(aoti_torch_cpu__grouped_mm(h[1], h[4], &h[3], NULL, NULL, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 4), VALUES(1, 2, 2, 2, 0, 0, 0, -1));
    drop(out);
    assert_success(aoti_torch_cpu__grouped_mm(h[4], h[0], &h[3], NULL, NULL, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 2, 2), VALUES(1, 2, 0, 0, 15, 18, 7, 8));
    drop(out);
    assert_success(aoti_torch_cpu__grouped_mm(h[1], h[1], NULL, NULL, NULL, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(2, 2, 2), VALUES(1, 0, 0, 1, 4, 0, 0, 1));
    drop(out);
    assert_failure(aoti_torch_cpu__grouped_mm(h[0], h[1], NULL, NULL, NULL, &out));
    assert_error_has("Have to provide offsets");
    for (int i = 0; i < 5; i++) {
        drop(h[i]);
        tn_tensor_release(made[i]);
    }
}

enum { ROWS = 64, DEPTH = 32 };

/* x is ones; a row's scale is 2 and its zero 1. Every byte has the weights 0 and 1, but for the
 * first, which has 7 and -8. */
static AtenTensorHandle multiply_nibbles(int64_t rows, AOTITorchError *error)
{
    static double ones[DEPTH], bytes[ROWS * DEPTH / 2], pairs[ROWS * 2];
    for (int i = 0; i < DEPTH; i++)
        ones[i] = 1;
    for (int i = 0; i < ROWS * DEPTH / 2; i++)
        bytes[i] = i == 0 ? 0x0f : 0x98;
    for (int i = 0; i < ROWS; i++)
        pairs[2 * i] = 2, pairs[2 * i + 1] = 1;
    tn_tensor *made[] = {
        make(TN_DTYPE_F32, SIZES(1, DEPTH), ones), make(TN_DTYPE_U8, SIZES(rows, DEPTH / 2), bytes),
        make(TN_DTYPE_I64, SCALAR, VALUES(DEPTH)), make(TN_DTYPE_F32, SIZES(1, rows, 2), pairs)};
    AtenTensorHandle handles[4], out = NULL;
    for (int i = 0; i < 4; i++)
        handles[i] = handle_of(made[i]);
    *error = aoti_torch_cpu__weight_int4pack_mm_cpu_tensor(handles[0], handles[1], handles[2],
                                                           handles[3], &out);
    for (int i = 0; i < 4; i++) {
        drop(handles[i]);
        tn_tensor_release(made[i]);
    }
    return out;
}

/* A short strip has neighbours in a byte, a whole one rows that are half of it apart. */
static void weights_of_four_bits_are_unpacked_by_strips(void **state)
{
    (void)state;
    AOTITorchError error;
    AtenTensorHandle out = multiply_nibbles(16, &error);
    assert_success(error);
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 16),
                  VALUES(46, 78, 32, 96, 32, 96, 32, 96, 32, 96, 32, 96, 32, 96, 32, 96));
    drop(out);
    out = multiply_nibbles(ROWS, &error);
    assert_success(error);
    const float *got = out->tensor->data;
    int half = 1;
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        half = __builtin_cpu_supports("avx512vl") ? 32 : 16;
#endif
    assert_true(got[0] == 46 && got[half] == 78);
    for (int i = 1; i < ROWS; i++)
        assert_true(i == half || got[i] == ((i / half) % 2 == 1 ? 96 : 32));
    drop(out);
    out = multiply_nibbles(8, &error);
    assert_failure(error);
    assert_error_has("Unsupported n block size: 8");
}

/* Scales of the whole and of rows and columns; a bias; the dtype that is asked for. */
static void products_of_eighths_are_scaled(void **state)
{
    (void)state;
    tn_tensor *made[] = {make(TN_DTYPE_F8E4M3FN, SIZES(2, 2), VALUES(1, 2, 3, -4)),
                         make(TN_DTYPE_F8E5M2, SIZES(2, 2), VALUES(1, 0.5, -1, 2)),
                         make(TN_DTYPE_F32, SCALAR, VALUES(2)),
                         make(TN_DTYPE_F32, SIZES(2, 1), VALUES(1, 10)),
                         make(TN_DTYPE_F32, SIZES(1, 2), VALUES(1, 100)),
                         make(TN_DTYPE_F32, SIZES(2), VALUES(0.25, 1))};
    AtenTensorHandle h[6], ret = NULL, out = NULL;
    int32_t f32 = TN_DTYPE_F32;
    for (int i = 0; i < 6; i++)
        h[i] = handle_of(made[i]);
    assert_success(aoti_torch_cpu__scaled_mm(h[0], h[1], h[2], h[2], &h[5], NULL, &f32, 0, &ret));
    assert_tensor(ret->tensor, TN_DTYPE_F32, SIZES(2, 2), VALUES(-3.75, 19, 28.25, -25));
    assert_success(aoti_torch_cpu__scaled_mm_out(ret, h[0], h[1], h[3], h[4], NULL, NULL, &f32, 0));
    assert_tensor(ret->tensor, TN_DTYPE_F32, SIZES(2, 2), VALUES(-1, 450, 70, -6500));
    assert_success(aoti_torch_cpu__scaled_mm(h[0], h[1], h[2], h[2], NULL, NULL, NULL, 0, &out));
    assert_tensor(out->tensor, TN_DTYPE_F8E4M3FN, SIZES(2, 2), VALUES(-4, 18, 28, -26));
    drop(out);
    assert_failure(aoti_torch_cpu__scaled_mm(h[0], h[1], h[3], h[2], NULL, NULL, NULL, 0, &out));
    assert_error_has("Invalid scaling configuration.");
    drop(ret);
    for (int i = 0; i < 6; i++) {
        drop(h[i]);
        tn_tensor_release(made[i]);
    }
}

/* What quantised layers have in common: (x - 2) * 0.5, weights of two channels by 2 and 4. */
typedef struct quantised {
    tn_tensor *made[7];
    AtenTensorHandle x, scale, zero, weight, scales, zeros, bias;
} quantised;

static void begin_quantised(quantised *q, tn_tensor *x, tn_tensor *weight)
{
    *q = (quantised){.made = {x, make(TN_DTYPE_F32, SCALAR, VALUES(0.5)),
                              make(TN_DTYPE_I64, SCALAR, VALUES(2)), weight,
                              make(TN_DTYPE_F32, SIZES(2), VALUES(2, 4)),
                              make(TN_DTYPE_I64, SIZES(2), VALUES(0, 0)),
                              make(TN_DTYPE_F32, SIZES(2), VALUES(1, -1))}};
    q->x = handle_of(q->made[0]);
    q->scale = handle_of(q->made[1]);
    q->zero = handle_of(q->made[2]);
    q->weight = packed(q->made[3]);
    q->scales = handle_of(q->made[4]);
    q->zeros = handle_of(q->made[5]);
    q->bias = handle_of(q->made[6]);
}

static void end_quantised(quantised *q)
{
    drop(q->x), drop(q->scale), drop(q->zero), drop(q->weight);
    drop(q->scales), drop(q->zeros), drop(q->bias);
    for (size_t i = 0; i < TN_LEN(q->made); i++)
        tn_tensor_release(q->made[i]);
}

/* (1, 4) by [[1, 3], [-2, 5]], by the scales (1, 2): (-7, 46), and the bias. */
static void a_quantised_linear_layer_rounds_its_result(void **state)
{
    (void)state;
    quantised q;
    begin_quantised(&q, make(TN_DTYPE_U8, SIZES(1, 2), VALUES(3, 6)),
                    make(TN_DTYPE_I8, SIZES(2, 2), VALUES(1, 3, -2, 5)));
    int32_t dtype = TN_DTYPE_F32;
    AtenTensorHandle out = NULL;
    assert_success(aoti_torch_cpu__qlinear_pointwise_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, &q.bias, 1, 0, &dtype, "none",
        numbers_of, 0, "", &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 2), VALUES(-6, 45));
    drop(out);
    assert_success(aoti_torch_cpu__qlinear_pointwise_tensor(q.x, q.scale, q.zero, q.weight,
                                                            q.scales, q.zeros, &q.bias, 0.25, 100,
                                                            NULL, "none", numbers_of, 0, "", &out));
    assert_tensor(out->tensor, TN_DTYPE_U8, SIZES(1, 2), VALUES(76, 255));
    drop(out);
    dtype = TN_DTYPE_I8;
    assert_success(aoti_torch_cpu__qlinear_pointwise_tensor(q.x, q.scale, q.zero, q.weight,
                                                            q.scales, q.zeros, NULL, 4, 0, &dtype,
                                                            "relu", numbers_of, 0, "", &out));
    assert_tensor(out->tensor, TN_DTYPE_I8, SIZES(1, 2), VALUES(0, 12)); /* 11.5 to even */
    drop(out);
    out = NULL;
    assert_failure(aoti_torch_cpu__qlinear_pointwise_tensor(q.scale, q.scale, q.zero, q.weight,
                                                            q.scales, q.zeros, NULL, 4, 0, &dtype,
                                                            "relu", numbers_of, 0, "", &out));
    assert_error_has("not Float");
    end_quantised(&q);
}

/* A sum takes the other tensor as quantised, and is left in it; what is added is plain. */
static void a_quantised_linear_layer_is_joined_with_another_tensor(void **state)
{
    (void)state;
    quantised q;
    begin_quantised(&q, make(TN_DTYPE_U8, SIZES(1, 2), VALUES(3, 6)),
                    make(TN_DTYPE_I8, SIZES(2, 2), VALUES(1, 3, -2, 5)));
    tn_tensor *plain = make(TN_DTYPE_F32, SIZES(1, 2), VALUES(10, 20));
    tn_tensor *bytes = make(TN_DTYPE_U8, SIZES(1, 2), VALUES(14, 4));
    AtenTensorHandle o = handle_of(plain);
    AtenTensorHandle accumulator = handle_of(bytes);
    AtenTensorHandle out = NULL;
    int32_t dtype = TN_DTYPE_F32;
    assert_success(aoti_torch_cpu__qlinear_pointwise_binary_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, &o, &q.bias, 1, 0, &dtype, 1, 0, "add",
        1, "relu", numbers_of, 0, "", &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 2), VALUES(4, 65));
    drop(out);
    dtype = TN_DTYPE_U8;
    assert_success(aoti_torch_cpu__qlinear_pointwise_binary_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, &accumulator, &q.bias, 1, 0, &dtype, 2,
        4, "sum", 1, "none", numbers_of, 0, "", &out));
    assert_tensor(bytes, TN_DTYPE_U8, SIZES(1, 2), VALUES(14, 45));
    assert_ptr_equal(out->tensor, bytes);
    drop(out);
    out = NULL;
    assert_failure(aoti_torch_cpu__qlinear_pointwise_binary_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, &o, &q.bias, 1, 0, &dtype, 1, 0, "mul",
        1, "none", numbers_of, 0, "", &out));
    assert_error_has("unsupported binary post op mul");
    drop(o), drop(accumulator);
    tn_tensor_release(plain);
    tn_tensor_release(bytes);
    end_quantised(&q);
}

static void a_quantised_convolution_pads_with_its_zero_point(void **state)
{
    (void)state;
    quantised q;
    begin_quantised(&q, make(TN_DTYPE_U8, SIZES(1, 1, 1, 2), VALUES(3, 6)),
                    make(TN_DTYPE_I8, SIZES(2, 1, 1, 3), VALUES(1, 2, 3, 0, 1, -1)));
    tn_tensor *plain = make(TN_DTYPE_F32, SIZES(1, 2, 1, 2), VALUES(1, 1, 1, 1));
    AtenTensorHandle o = handle_of(plain);
    AtenTensorHandle out = NULL;
    int32_t dtype = TN_DTYPE_F32;
    const char *word = "";
    const char *none = "none";
    const int64_t steps[] = {1, 1};
    const int64_t padding[] = {0, 1};
    assert_success(aoti_torch_cpu__qconv_pointwise_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, &q.bias, steps, 2, padding, 2, steps, 2,
        1, 1, 0, &dtype, "none", numbers_of, 0, &word, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 2, 1, 2), VALUES(15, 10, -7, 7));
    drop(out);
    assert_success(aoti_torch_cpu__qconv2d_pointwise_binary_tensor(
        q.x, q.scale, q.zero, q.weight, q.scales, q.zeros, o, &q.bias, steps, 2, padding, 2, steps,
        2, 1, 1, 0, &dtype, 1, 0, "add", NULL, &none, numbers_of, 0, &word, &out));
    assert_tensor(out->tensor, TN_DTYPE_F32, SIZES(1, 2, 1, 2), VALUES(16, 11, -6, 8));
    drop(out);
    drop(o);
    tn_tensor_release(plain);
    end_quantised(&q);
}

/* ---- a layer of LSTM ---- */

/* oneDNN's order of a weight is [1, 1, inputs, gates, hidden]. */
static AtenTensorHandle packed_gates(tn_tensor *weight, int64_t inputs, int64_t hidden)
{
    tn_tensor *turned = call("aten::t", ARGS(T(weight)));
    tn_tensor *dense = call("aten::contiguous", ARGS(T(turned)));
    tn_tensor *split = call("aten::reshape", ARGS(T(dense), INTS(1, 1, inputs, 4, hidden)));
    AtenTensorHandle made = packed(split);
    tn_tensor_release(split);
    tn_tensor_release(dense);
    tn_tensor_release(turned);
    return made;
}

/* Weights as they are, forwards, and oneDNN's, backwards. */
static void check_lstm(int64_t times, int64_t batch, int64_t inputs, int64_t hidden)
{
    tn_tensor *x = waves(SIZES(times, batch, inputs));
    tn_tensor *w[] = {waves(SIZES(4 * hidden, inputs)), waves(SIZES(4 * hidden, hidden)),
                      waves(SIZES(4 * hidden)), waves(SIZES(4 * hidden))};
    tn_tensor *h = waves(SIZES(1, batch, hidden));
    tn_tensor *back = call("aten::flip", ARGS(T(x), INTS(0)));
    tn_value states[] = {T(h), T(h)};
    tn_value weights[] = {T(w[0]), T(w[1]), T(w[2]), T(w[3])};
    AtenTensorHandle handles[] = {handle_of(x),
                                  packed_gates(w[0], inputs, hidden),
                                  packed_gates(w[1], hidden, hidden),
                                  handle_of(w[2]),
                                  handle_of(w[3]),
                                  handle_of(h),
                                  handle_of(w[0]),
                                  handle_of(w[1])};
    for (int32_t reverse = 0; reverse < 2; reverse++) {
        tn_value wanted[3];
        AtenTensorHandle outs[4];
        call_all("aten::lstm.input",
                 ARGS(T(reverse ? back : x), tn_value_list(states, 2), tn_value_list(weights, 4),
                      B(true), I(1), D(0), B(false), B(false), B(false)),
                 wanted, 3);
        if (reverse) {
            tn_tensor *turned = call("aten::flip", ARGS(wanted[0], INTS(0)));
            tn_tensor_release(wanted[0].as.tensor);
            wanted[0] = T(turned);
        }
        assert_success(aoti_torch_cpu_mkldnn_rnn_layer(
            handles[0], reverse ? handles[1] : handles[6], reverse ? handles[2] : handles[7],
            handles[3], handles[4], handles[5], handles[5], reverse, NULL, 0, 2, hidden, 1, 1, 0, 0,
            0, &outs[0], &outs[1], &outs[2], &outs[3]));
        for (int i = 0; i < 3; i++)
            assert_close(outs[i], wanted[i].as.tensor);
        drop(outs[3]);
    }
    AtenTensorHandle none[4] = {NULL};
    assert_failure(aoti_torch_cpu_mkldnn_rnn_layer(
        handles[0], handles[1], handles[2], handles[3], handles[4], handles[5], handles[5], 0, NULL,
        0, 3, hidden, 1, 1, 0, 0, 0, &none[0], &none[1], &none[2], &none[3]));
    assert_error_has("not mode 3");
    for (size_t i = 0; i < TN_LEN(handles); i++)
        drop(handles[i]);
    for (size_t i = 0; i < TN_LEN(w); i++)
        tn_tensor_release(w[i]);
    tn_tensor_release(back);
    tn_tensor_release(h);
    tn_tensor_release(x);
}

/* The longer one has a weight that is laid anew, and states that end within a vector. */
static void a_layer_of_lstm_runs_from_either_end(void **state)
{
    (void)state;
    check_lstm(5, 2, 3, 2);
    check_lstm(40, 3, 5, 21);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(packed_weights_are_unpacked_once),
        cmocka_unit_test(packed_constants_are_in_memory_once),
        cmocka_unit_test(constants_of_a_package_are_one_range),
        cmocka_unit_test(bytes_that_describe_nothing_are_refused),
        cmocka_unit_test(a_linear_layer_is_followed_by_an_activation),
        cmocka_unit_test(an_activation_has_a_known_name_and_its_numbers),
        cmocka_unit_test(a_linear_layer_is_joined_with_another_tensor),
        cmocka_unit_test(a_packed_convolution_is_channels_last),
        cmocka_unit_test(a_convolution_is_kept_within_bounds),
        cmocka_unit_test(a_convolution_is_followed_by_an_activation),
        cmocka_unit_test(a_convolution_is_added_to_another_tensor),
        cmocka_unit_test(packed_weights_of_transposed_convolutions_are_turned),
        cmocka_unit_test(products_of_bytes_are_integers),
        cmocka_unit_test(long_products_of_bytes_are_exact),
        cmocka_unit_test(bytes_as_weights_are_scaled_by_row),
        cmocka_unit_test(weights_of_four_bits_are_unpacked_by_strips),
        cmocka_unit_test(products_of_eighths_are_scaled),
        cmocka_unit_test(groups_have_a_matrix_each),
        cmocka_unit_test(a_quantised_linear_layer_rounds_its_result),
        cmocka_unit_test(a_quantised_linear_layer_is_joined_with_another_tensor),
        cmocka_unit_test(a_quantised_convolution_pads_with_its_zero_point),
        cmocka_unit_test(a_layer_of_lstm_runs_from_either_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
