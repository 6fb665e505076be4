/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compiled models through the C API, made of code that speaks the protocol (affine_model.c): what
 * runs, what is refused before it runs, constants, operators by name, weights beside the code.
 */
#include <tenon/library.h>

#define PACKAGE MODELS "/test.pt2"

#include <tenon/experimental/package.h>

#include "affine.h"

static tn_status set(tn_model *model, const char *name, tn_tensor *tensor, uint32_t flags)
{
    return tn_model_set_constants(model, &name, &tensor, 1, flags);
}

/* ---- running ---- */

static void a_model_runs_and_its_outputs_are_the_callers(void **state)
{
    (void)state;
    const char *codes[] = {CODE("embedded"), CODE("old"), CODE("cxx")};
    for (size_t i = 0; i < 3; i++) {
        tn_tensor *outputs[4];
        tn_tensor *x = new_rows(2);
        tn_model *model = load(codes[i]);
        assert_int_equal(run(model, x, 0, outputs), TN_OK);
        assert_true(((float *)tn_tensor_data(outputs[0]))[5] == 30.5F);
        assert_ptr_equal(outputs[1], outputs[0]);
        assert_null(outputs[2]);
        assert_ptr_equal(outputs[3], x);
        tn_model_free(model);
        assert_true(((float *)tn_tensor_data(outputs[1]))[4] == 16.5F);
        release(outputs);
        tn_tensor_release(x);
    }
}

static void a_model_of_one_thread_runs_without_locks(void **state)
{
    (void)state;
    tn_model *model = load_with(CODE("embedded"), NULL, 0, TN_MODEL_SINGLE_THREADED);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
    model = load_with(CODE("old"), NULL, 0, TN_MODEL_SINGLE_THREADED);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

static void a_model_writes_to_the_callers_input(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_tensor *x = new_rows(2);
    tn_model *model = load(CODE("embedded"));
    assert_int_equal(run(model, x, 5, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(x))[0] == 1.0F);
    release(outputs);
    tn_tensor_release(x);
    tn_model_free(model);
}

static void failures_are_told_by_who_knows_them(void **state)
{
    (void)state;
    tn_tensor *outputs[4] = {NULL, NULL, NULL, NULL};
    tn_tensor *x = new_rows(2);
    tn_model *model = load(CODE("embedded"));
    expect_failure(run(model, x, 1, outputs), TN_ERR_RUNTIME, "the model's own words");
    expect_failure(run(model, x, 2, outputs), TN_ERR_VALUE, "aoti_torch_get_data_ptr");
    expect_failure(run(model, x, 6, outputs), TN_ERR_INDEX, "operator number 77");
    expect_failure(run(model, x, 10, outputs), TN_ERR_VALUE, "does not notice");
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
    model = load(CODE("cxx"));
    expect_failure(run(model, x, 3, outputs), TN_ERR_INDEX, "thrown by the model");
    tn_model_free(model);
    model = load(CODE("old"));
    expect_failure(run(model, x, 1, outputs), TN_ERR_RUNTIME, "does not say why");
    tn_model_free(model);
    for (int i = 0; i < 4; i++)
        assert_null(outputs[i]);
    tn_tensor_release(x);
}

static void wrong_inputs_are_refused_by_name(void **state)
{
    (void)state;
    tn_tensor *outputs[4] = {NULL, NULL, NULL, NULL};
    tn_model *model = load(CODE("embedded"));
    tn_tensor *x = new_rows(2);
    tn_tensor *order = new_order(0);
    tn_tensor *inputs[] = {x, order, x};
    int64_t wide[] = {2, 4}, turned[] = {1, 2}, sizes[] = {2, 3};
    expect_failure(tn_model_run(model, inputs, 3, outputs, 4), TN_ERR_VALUE, "takes 2 inputs");
    expect_failure(tn_model_run(model, inputs, 2, outputs, 3), TN_ERR_VALUE, "gives 4 outputs");
    expect_failure(tn_model_run(model, NULL, 2, outputs, 4), TN_ERR_VALUE, "must not be NULL");
    struct {
        tn_tensor *tensor;
        tn_status status;
        const char *text;
    } wrong[] = {
        {NULL, TN_ERR_VALUE, "input 0, 'x': is NULL"},
        {new_tensor(TN_DTYPE_F64, 2, sizes), TN_ERR_TYPE, "is float64"},
        {new_tensor(TN_DTYPE_F32, 1, sizes), TN_ERR_VALUE, "has 1 dimensions"},
        {new_tensor(TN_DTYPE_F32, 2, wide), TN_ERR_VALUE, "size 4 in dimension 1"},
        {NULL, TN_ERR_VALUE, "stride 1 in dimension 0"},
        {NULL, TN_ERR_VALUE, "on the device 'meta'"},
    };
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, turned, TN_CPU, &wrong[4].tensor),
                     TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_META, &wrong[5].tensor),
                     TN_OK);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        inputs[0] = wrong[i].tensor;
        expect_failure(tn_model_run(model, inputs, 2, outputs, 4), wrong[i].status, wrong[i].text);
        tn_tensor_release(wrong[i].tensor);
    }
    tn_tensor_release(x);
    tn_tensor_release(order);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

static void count_warning(void *context, const char *message)
{
    if (strstr(message, "its compiler says 1 to 8") != NULL)
        ++*(int *)context;
}

/* The bounds of a size that may change are the compiler's, who narrows them by its example. */
static void sizes_beyond_the_bounds_run_and_are_told_once(void **state)
{
    (void)state;
    int warnings = 0;
    tn_tensor *outputs[4];
    tn_model *model = load(CODE("embedded"));
    tn_set_warning_handler(count_warning, &warnings);
    for (int64_t rows = 0; rows < 20; rows++) {
        tn_tensor *x = new_rows(rows);
        assert_int_equal(run(model, x, 0, outputs), TN_OK);
        assert_int_equal(tn_tensor_sizes(outputs[0])[0], rows);
        if (rows > 0)
            assert_true(((float *)tn_tensor_data(outputs[0]))[3 * rows - 3] ==
                        6.0F * (float)(rows - 1) + 0.5F);
        release(outputs);
        tn_tensor_release(x);
    }
    assert_int_equal(warnings, 1);
    tn_set_warning_handler(NULL, NULL);
    tn_model_free(model);
}

static void expect_bounds(tn_model *model)
{
    tn_tensor *outputs[4];
    tn_tensor *none = new_rows(0), *many = new_rows(9);
    expect_failure(run(model, none, 0, outputs), TN_ERR_VALUE,
                   "size 0 in dimension 0, the model was compiled for 1 to 8");
    expect_failure(run(model, many, 0, outputs), TN_ERR_VALUE, "size 9 in dimension 0");
    assert_true(last_of_run(model) == 30.5F);
    tn_tensor_release(none);
    tn_tensor_release(many);
    tn_model_free(model);
}

static void sizes_beyond_the_bounds_are_refused_where_that_is_asked_for(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_tensor *many = new_rows(9);
    expect_bounds(load_with(CODE("embedded"), NULL, 0, TN_MODEL_CHECK_INPUTS));
    package_file file = {MODEL_FOLDER "m.wrapper.cpp",
                         "    ConstantHandle x = ConstantHandle(input_handles[0]);\n"
                         "    if (x_size[0] < 10) {\n    if (3 != x_size[1]) {\n",
                         0};
    tn_model *open = load_with(CODE("embedded"), &file, 1, TN_MODEL_CHECK_INPUTS);
    expect_failure(run(open, many, 0, outputs), TN_ERR_VALUE, "compiled for 10 or more");
    tn_model_free(open);
    setenv("AOTI_RUNTIME_CHECK_INPUTS", "1", 1);
    expect_bounds(load(CODE("embedded")));
    setenv("AOTI_RUNTIME_CHECK_INPUTS", "0", 1);
    tn_model *model = load(CODE("embedded"));
    unsetenv("AOTI_RUNTIME_CHECK_INPUTS");
    assert_int_equal(run(model, many, 0, outputs), TN_OK);
    release(outputs);
    tn_tensor_release(many);
    tn_model_free(model);
}

/* Two rows of 0, 1, 2 …, the first dimension innermost. */
static tn_tensor *new_turned(void)
{
    static const float elements[] = {0, 3, 1, 4, 2, 5};
    int64_t sizes[] = {2, 3}, strides[] = {1, 2};
    tn_tensor *x = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, strides, TN_CPU, &x), TN_OK);
    memcpy(tn_tensor_data(x), elements, sizeof elements);
    return x;
}

static void inputs_of_another_layout_are_copied_where_that_is_asked_for(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_tensor *x = new_turned();
    tn_model *model = load_with(CODE("embedded"), NULL, 0, TN_MODEL_COPY_INPUTS);
    assert_int_equal(run(model, x, 0, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(outputs[0]))[5] == 30.5F);
    assert_true(((float *)tn_tensor_data(outputs[0]))[1] == 4.5F);
    release(outputs);
    /* What the model writes into the copy reaches the caller's. */
    assert_int_equal(run(model, x, 5, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(x))[0] == 1.0F);
    assert_true(((float *)tn_tensor_data(x))[1] == 3.0F);
    release(outputs);
    expect_failure(run(model, x, 1, outputs), TN_ERR_RUNTIME, "the model's own words");
    tn_tensor_release(x);
    tn_model_free(model);
}

/* Element `place` of the result for the turned tensor, by code that reads memory as it lies. */
static float element_with(const char *strides, int place)
{
    char source[512];
    tn_tensor *outputs[4];
    tn_tensor *x = new_turned();
    snprintf(source, sizeof source,
             "    ConstantHandle x = ConstantHandle(input_handles[0]);\n"
             "    int32_t x_expected_dtype = aoti_torch_dtype_float32();\n"
             "    if (x_size[0] < 2) {\n    if (3 != x_size[1]) {\n}\n%s",
             strides);
    package_file file = {MODEL_FOLDER "m.wrapper.cpp", source, 0};
    tn_model *model = load_with(CODE("embedded"), &file, 1, TN_MODEL_COPY_INPUTS);
    assert_int_equal(run(model, x, 0, outputs), TN_OK);
    float element = ((float *)tn_tensor_data(outputs[0]))[place];
    release(outputs);
    tn_tensor_release(x);
    tn_model_free(model);
    return element;
}

/* The element with index 1 is 2 * 1 * 2 + 0.5 of rows that lie one behind the other, else of 3. */
static void strides_that_follow_from_sizes_are_read_and_kept(void **state)
{
    (void)state;
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {3L, 1L}, \"\");\n", 1) == 4.5F);
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {1L, s0}, \"\");\n", 1) == 12.5F);
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {1L, 1L*s0}, \"\");\n", 1) ==
                12.5F);
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {3L, 5L*s1}, \"\");\n", 1) ==
                4.5F);
    /* Nothing is said that could be kept. */
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {s1, s2}, \"\");\n", 1) == 12.5F);
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {1L, s0", 1) == 12.5F);
    assert_true(element_with("    assert_size_stride(y, {s0, 3L}, {3L, 1L}, \"\");\n", 1) == 12.5F);
    static const char *const open[] = {"3L, {3L, 1L}",
                                       "{s0, 3L}, 3L",
                                       "{s0, 3L, 5L}, {3L, 1L, 5L}",
                                       "{s0, 3L}, {1L, s0*s0}",
                                       "{s0, 3L}, {1L, -2L}",
                                       "{s0, 3L}, {1L, 0L}",
                                       "{s0, 3L}, {1L, 3x}",
                                       "{s0, 3L}, {1L, 3L + 0}",
                                       "{s0, 3L}, {1L, 9223372036854775807L*2L}",
                                       "{s0, 3L\n}, {3L, 1L}"};
    for (size_t i = 0; i < sizeof open / sizeof open[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "    assert_size_stride(x, %s, \"\");\n", open[i]);
        assert_true(element_with(line, 1) == 12.5F);
    }
    /* A stride beyond 64 bits is no stride; the other one is kept. */
    assert_true(element_with("    assert_size_stride(x, {s0, 3L}, {9223372036854775807L*s0, 1L}, "
                             "\"\");\n",
                             1) == 4.5F);
    /* Nor is one of a dimension that no tensor has, or of a line that no source has. */
    char lines[900] = "    if (5 != x_stride[64]) {\n    if (5 != x_stride[-1]) {\n"
                      "    if (5 != x_stride[0 ]) {\n    if (5 != x_stride[1";
    memset(lines + strlen(lines), ' ', 600);
    strcat(lines, "]) {\n");
    assert_true(element_with(lines, 1) == 12.5F);
}

/* Elements that would share memory cannot be copied there, nor those whose place is beyond 64 bits.
 */
static void strides_that_nothing_can_be_laid_by_are_refused(void **state)
{
    (void)state;
    static const char *const wanted[] = {"{1L, 1L}", "{2L, 2L}", "{3L, 2L}",
                                         "{3L, 4611686018427387904L}"};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        char source[512];
        tn_tensor *outputs[4];
        tn_tensor *x = new_turned();
        snprintf(source, sizeof source,
                 "    ConstantHandle x = ConstantHandle(input_handles[0]);\n"
                 "    if (3 != x_size[1]) {\n    assert_size_stride(x, {s0, 3L}, %s, \"\");\n",
                 wanted[i]);
        package_file file = {MODEL_FOLDER "m.wrapper.cpp", source, 0};
        tn_model *model = load_with(CODE("embedded"), &file, 1, TN_MODEL_COPY_INPUTS);
        expect_failure(run(model, x, 0, outputs), TN_ERR_VALUE, "the model was compiled for");
        tn_tensor_release(x);
        tn_model_free(model);
    }
}

/* A tensor whose memory has the numbers with the other sign. */
static tn_tensor *new_negated(void)
{
    const tn_op *op = NULL;
    tn_tensor *rows = new_rows(2);
    tn_value self = tn_value_tensor(rows), out = tn_value_none();
    assert_int_equal(tn_op_find("aten::_neg_view", &op), TN_OK);
    assert_int_equal(tn_op_call(op, &self, 1, &out, 1), TN_OK);
    tn_tensor_release(rows);
    return out.as.tensor;
}

static void a_lazy_negative_is_refused_or_copied(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_tensor *x = new_negated();
    tn_model *model = load(CODE("embedded"));
    expect_failure(run(model, x, 0, outputs), TN_ERR_VALUE,
                   "input 0, 'x': is a lazy conjugate or negative");
    tn_model_free(model);
    model = load_with(CODE("embedded"), NULL, 0, TN_MODEL_COPY_INPUTS);
    assert_int_equal(run(model, x, 0, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(outputs[0]))[5] == -29.5F);
    release(outputs);
    /* What the model writes is a negative again. */
    assert_int_equal(run(model, x, 5, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(x))[0] == -1.0F);
    assert_true(((float *)tn_tensor_data(x))[5] == 5.0F);
    release(outputs);
    tn_tensor_release(x);
    tn_model_free(model);
}

static void a_model_says_what_it_is(void **state)
{
    (void)state;
    tn_model *model = load(CODE("embedded"));
    tn_model_input input = {.size = sizeof input};
    const char *in, *out, *name;
    assert_int_equal(tn_model_num_inputs(model), 2);
    assert_int_equal(tn_model_num_outputs(model), 4);
    assert_int_equal(tn_model_input_at(model, 0, &input), TN_OK);
    assert_string_equal(input.name, "x");
    assert_string_equal(tn_model_input_label(model, 0), "x");
    assert_null(tn_model_input_label(model, 2));
    assert_null(tn_model_input_label(NULL, 0));
    assert_int_equal(input.dtype, TN_DTYPE_F32);
    assert_int_equal(input.ndim, 2);
    assert_int_equal(input.least[0], 1); /* the source says 2, which is the exporter's */
    assert_int_equal(input.most[0], 8);
    assert_int_equal(input.least[1], 3);
    assert_int_equal(input.most[1], 3);
    assert_int_equal(input.strides[0], 3);
    assert_int_equal(tn_model_input_at(model, 1, &input), TN_OK);
    assert_int_equal(input.ndim, 0);
    expect_failure(tn_model_input_at(model, 2, &input), TN_ERR_INDEX, "2 inputs");
    assert_int_equal(tn_model_output_name(model, 3, &name), TN_OK);
    assert_string_equal(name, "output3");
    assert_int_equal(tn_model_call_spec(model, &in, &out), TN_OK);
    assert_non_null(strstr(in, "builtins.dict"));
    assert_non_null(strstr(out, "builtins.list"));
    assert_string_equal(tn_model_metadata(model, "author"), "us");
    assert_null(tn_model_metadata(model, "AOTI_CPU_ISA"));
    tn_model_free(model);
    model = load(CODE("old"));
    assert_int_equal(tn_model_call_spec(model, &in, &out), TN_OK);
    assert_string_equal(in, "");
    tn_model_free(model);
    assert_int_equal(tn_model_num_inputs(NULL), 0);
    tn_model_free(NULL);
}

/* The stack of a process must not become executable because a model's assembler forgot a note. */
static void an_executable_stack_is_not_given(void **state)
{
    (void)state;
    char line[512];
    tn_model *model = load(CODE("execstack"));
    assert_true(last_of_run(model) == 30.5F);
    FILE *maps = fopen("/proc/self/maps", "r");
    bool is_seen = false;
    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        if (strstr(line, "[stack]") != NULL) {
            is_seen = true;
            assert_null(strstr(line, "rwx"));
        }
    assert_true(is_seen);
    fclose(maps);
    tn_model_free(model);
}

static void keep_warning(void *context, const char *message)
{
    snprintf(context, 256, "%s", message);
}

/* Loops of a machine with two cores keep two values on their stack. */
static void a_team_is_not_larger_than_the_loops_have_room_for(void **state)
{
    (void)state;
    char warning[256] = "";
    tn_tensor *outputs[4];
    tn_tensor *x = new_rows(2);
    package_file kernel = {MODEL_FOLDER "k.kernel.cpp",
                           "float wide_arr[16];\n#pragma omp parallel\nfloat acc_arr[2];\n"
                           "float other_arr[tid]; float none_arr[0];",
                           0};
    uint32_t before = tn_num_threads();
    tn_set_warning_handler(keep_warning, warning);
    tn_set_num_threads(5);
    tn_model *model = load_with(CODE("embedded"), &kernel, 1, 0);
    assert_non_null(strstr(warning, "room for 2 threads"));
    assert_int_equal(run(model, x, 7, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(outputs[0]))[0] == 2.0F);
    release(outputs);
    tn_model_free(model);
    warning[0] = '\0';
    model = load(CODE("embedded"));
    assert_string_equal(warning, "");
    assert_int_equal(run(model, x, 7, outputs), TN_OK);
    assert_true(((float *)tn_tensor_data(outputs[0]))[0] == 5.0F);
    release(outputs);
    tn_model_free(model);
    tn_set_num_threads(before);
    tn_set_warning_handler(NULL, NULL);
    tn_tensor_release(x);
}

/* ---- constants ---- */

static void constants_are_listed_read_and_replaced(void **state)
{
    (void)state;
    tn_model *model = load(CODE("embedded"));
    tn_model_constant constant = {.size = sizeof constant};
    tn_tensor *scale = new_constant(1, 1, 10);
    tn_tensor *whole = new_tensor(TN_DTYPE_I64, 0, NULL);
    tn_tensor *read = NULL;
    assert_int_equal(tn_model_num_constants(model), 3);
    assert_int_equal(tn_model_constant_at(model, 0, &constant), TN_OK);
    assert_string_equal(constant.name, "layer.scale");
    assert_int_equal(constant.dtype, TN_DTYPE_F32);
    assert_true(constant.is_given && !constant.is_folded && constant.bytes == 64);
    assert_true(constant.ndim == 1 && constant.sizes[0] == 3);
    assert_int_equal(tn_model_constant_at(model, 1, &constant), TN_OK);
    assert_true(constant.ndim == -1 && constant.sizes == NULL); /* the source has no word of it */
    assert_int_equal(tn_model_constant_at(model, 2, &constant), TN_OK);
    assert_true(constant.is_folded);
    expect_failure(tn_model_constant_at(model, 3, &constant), TN_ERR_INDEX, "3 constants");
    assert_int_equal(tn_model_constant_get(model, "layer.scale", &read), TN_OK);
    assert_true(((float *)tn_tensor_data(read))[2] == 3.0F);
    tn_tensor_release(read);
    expect_failure(tn_model_constant_get(model, "layer.twice", &read), TN_ERR_NOT_FOUND,
                   "no value");
    assert_int_equal(set(model, "layer.scale", scale, 0), TN_OK);
    assert_int_equal(tn_model_fold_constants(model, 0), TN_OK);
    assert_true(last_of_run(model) == 100.5F);
    expect_failure(set(model, "layer.none", scale, 0), TN_ERR_NOT_FOUND, "'layer.none'");
    expect_failure(set(model, "layer.twice", scale, 0), TN_ERR_VALUE, "computed from others");
    expect_failure(set(model, "layer.bias", whole, 0), TN_ERR_TYPE, "is float32, not int64");
    expect_failure(set(model, "layer.bias", NULL, 0), TN_ERR_VALUE, "must not be NULL");
    expect_failure(set(model, "layer.bias", scale, 64), TN_ERR_VALUE, "unknown flags");
    assert_true(last_of_run(model) == 100.5F);
    tn_tensor_release(whole);
    tn_tensor_release(scale);
    tn_model_free(model);
}

static void the_other_buffer_counts_after_a_swap(void **state)
{
    (void)state;
    tn_model *model = load(CODE("embedded"));
    tn_tensor *scale = new_constant(0, 0, 100);
    assert_int_equal(set(model, "layer.scale", scale, TN_MODEL_INACTIVE), TN_OK);
    assert_true(last_of_run(model) == 30.5F);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 1000.5F);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 30.5F);
    /* One after the other, they add up. */
    tn_tensor *bias = new_constant(0, 0, 0.25F);
    assert_int_equal(set(model, "layer.bias", bias, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(set(model, "layer.scale", scale, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 1000.25F);
    /* What is given next stands beside what is in use now. */
    ((float *)tn_tensor_data(bias))[2] = 1;
    assert_int_equal(set(model, "layer.bias", bias, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 1001.0F);
    tn_tensor_release(bias);
    tn_tensor_release(scale);
    tn_model_free(model);
}

static void the_other_buffer_may_be_dropped(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_model *model = load(CODE("embedded"));
    tn_tensor *x = new_rows(2);
    tn_tensor *scale = new_constant(0, 0, 100);
    assert_int_equal(tn_model_drop_constants(model), TN_OK);
    assert_int_equal(set(model, "layer.scale", scale, TN_MODEL_INACTIVE | TN_MODEL_SHARE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_int_equal(tn_model_drop_constants(model), TN_OK);
    assert_true(last_of_run(model) == 1000.5F);
    /* Given one, the other constants come along again. */
    assert_int_equal(set(model, "layer.scale", scale, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 1000.5F);
    assert_int_equal(tn_model_drop_constants(model), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    expect_failure(run(model, x, 0, outputs), TN_ERR_NOT_FOUND, "without 2 of its 3 constants");
    expect_failure(tn_model_drop_constants(NULL), TN_ERR_VALUE, "must not be NULL");
    tn_tensor_release(scale);
    tn_tensor_release(x);
    tn_model_free(model);
}

/* A column of a matrix: three floats, two elements apart. */
static tn_tensor *new_column(void)
{
    int64_t size = 3, stride = 2;
    tn_tensor *column = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, &stride, TN_CPU, &column), TN_OK);
    for (int i = 0; i < 5; i++)
        ((float *)tn_tensor_data(column))[i] = (float)i;
    return column;
}

static void constants_of_another_shape_are_refused_and_other_orders_laid_out(void **state)
{
    (void)state;
    int64_t sizes[] = {3, 1}, many = 100;
    tn_model *model = load(CODE("embedded"));
    tn_tensor *turned = new_tensor(TN_DTYPE_F32, 2, sizes);
    tn_tensor *longer = new_tensor(TN_DTYPE_F32, 1, &many);
    tn_tensor *column = new_column();
    expect_failure(set(model, "layer.scale", turned, 0), TN_ERR_VALUE, "the sizes [3], not [3, 1]");
    /* The source says nothing of the other one. */
    expect_failure(set(model, "layer.bias", longer, 0), TN_ERR_VALUE, "has 64 bytes, not 400");
    expect_failure(set(model, "layer.scale", column, TN_MODEL_SHARE), TN_ERR_VALUE,
                   "in another order");
    assert_int_equal(set(model, "layer.scale", column, 0), TN_OK);
    assert_true(last_of_run(model) == 40.5F);
    tn_tensor_release(turned);
    tn_tensor_release(longer);
    tn_tensor_release(column);
    tn_model_free(model);
}

static void shared_constants_are_the_callers_memory(void **state)
{
    (void)state;
    tn_model *model = load(CODE("embedded"));
    tn_tensor *bias = new_constant(0, 0, 7);
    assert_int_equal(set(model, "layer.bias", bias, TN_MODEL_SHARE), TN_OK);
    assert_true(last_of_run(model) == 37.0F);
    ((float *)tn_tensor_data(bias))[2] = 8;
    tn_tensor_release(bias);
    assert_true(last_of_run(model) == 38.0F);
    tn_model_free(model);
}

static void a_run_without_constants_is_refused_until_they_are_given(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_model *model = load(CODE("bare"));
    tn_tensor *x = new_rows(2);
    tn_tensor *constants[] = {new_constant(1, 1, 1), new_constant(0, 0, 0)};
    const char *names[] = {"layer.scale", "layer.bias"};
    expect_failure(run(model, x, 0, outputs), TN_ERR_NOT_FOUND, "without 2 of its 3 constants");
    assert_int_equal(set(model, "layer.scale", constants[0], 0), TN_OK);
    expect_failure(run(model, x, 0, outputs), TN_ERR_NOT_FOUND, "'layer.bias'");
    assert_int_equal(tn_model_set_constants(model, names, constants, 2, 0), TN_OK);
    assert_true(last_of_run(model) == 10.0F);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    expect_failure(run(model, x, 0, outputs), TN_ERR_NOT_FOUND, "2 of its 3");
    tn_tensor_release(constants[0]);
    tn_tensor_release(constants[1]);
    tn_tensor_release(x);
    tn_model_free(model);
}

/* The last element of a run is 5 * 2 * scale[2] + bias[2]. */
static void constants_of_one_name_are_given_together(void **state)
{
    (void)state;
    tn_tensor *outputs[4];
    tn_tensor *x = new_rows(2);
    tn_tensor *both = new_constant(0, 0, 2), *bias = new_constant(0, 0, 3), *read = NULL;
    const char *names[] = {"layer.both", "bias"};
    tn_tensor *values[] = {both, bias};
    tn_model *model = load(CODE("shared"));
    expect_failure(run(model, x, 0, outputs), TN_ERR_NOT_FOUND, "without 2 of its 3 constants");
    assert_int_equal(set(model, "layer.both", both, 0), TN_OK);
    assert_true(last_of_run(model) == 22.0F);
    assert_int_equal(tn_model_constant_get(model, "bias", &read), TN_OK);
    tn_tensor_release(read);
    /* The container's own names tell them apart. */
    assert_int_equal(tn_model_set_constants(model, names, values, 2, 0), TN_OK);
    assert_true(last_of_run(model) == 23.0F);
    tn_model_free(model);
    tn_tensor_release(bias);
    tn_tensor_release(both);
    tn_tensor_release(x);
}

static void constants_of_one_name_come_along_to_the_other_buffer(void **state)
{
    (void)state;
    tn_model *model = load(CODE("shared_embedded"));
    tn_tensor *scale = new_constant(0, 0, 100);
    assert_true(last_of_run(model) == 30.5F);
    assert_int_equal(set(model, "scale", scale, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    /* The list has one value for the two: that of the scale that was in use. */
    assert_true(last_of_run(model) == 1003.0F);
    tn_tensor_release(scale);
    tn_model_free(model);
}

/* The container's bias has the fqn "scale", and its scale the fqn "bias". */
static void the_author_s_name_of_a_constant_wins_over_the_container_s(void **state)
{
    (void)state;
    tn_model *model = load(CODE("crossed"));
    tn_tensor *one = new_constant(1, 1, 1), *seven = new_constant(7, 7, 7), *read = NULL;
    tn_tensor *ints = NULL;
    assert_true(last_of_run(model) == 30.5F);
    assert_int_equal(set(model, "scale", seven, 0), TN_OK);
    assert_true(last_of_run(model) == 37.0F);
    assert_int_equal(tn_model_constant_get(model, "scale", &read), TN_OK);
    assert_true(((const float *)tn_tensor_data(read))[2] == 7.0F);
    tn_tensor_release(read);
    assert_int_equal(tn_model_constant_get(model, "bias", &read), TN_OK);
    assert_true(((const float *)tn_tensor_data(read))[2] == 3.0F);
    tn_tensor_release(read);
    assert_int_equal(set(model, "bias", one, TN_MODEL_INACTIVE), TN_OK);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    assert_true(last_of_run(model) == 17.0F);
    /* Messages have the fqn. */
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I32, 1, (int64_t[]){3}, NULL, TN_CPU, &ints), TN_OK);
    expect_failure(set(model, "scale", ints, 0), TN_ERR_TYPE, "the constant 'scale' is");
    expect_failure(set(model, "twice", one, 0), TN_ERR_VALUE, "the constant 'layer.twice' is");
    tn_tensor_release(ints);
    tn_tensor_release(seven);
    tn_tensor_release(one);
    tn_model_free(model);
}

static void a_value_is_not_taken_for_that_of_a_constant_with_the_container_s_name(void **state)
{
    (void)state;
    tn_model *model = load(CODE("crossed_bare"));
    tn_tensor *one = new_constant(1, 1, 1), *read = NULL;
    assert_int_equal(set(model, "scale", one, 0), TN_OK);
    expect_failure(tn_model_constant_get(model, "bias", &read), TN_ERR_NOT_FOUND,
                   "the constant 'bias' has no value yet");
    assert_null(read);
    assert_int_equal(tn_model_constant_get(model, "scale", &read), TN_OK);
    tn_tensor_release(read);
    tn_tensor_release(one);
    tn_model_free(model);
}

static void old_packages_say_what_they_cannot_do(void **state)
{
    (void)state;
    tn_model *model = load(CODE("old"));
    tn_tensor *read = NULL;
    expect_failure(tn_model_constant_get(model, "layer.scale", &read), TN_ERR_NOT_IMPLEMENTED,
                   "cannot be read");
    expect_failure(tn_model_set_constants(model, NULL, NULL, 0, 0), TN_ERR_NOT_IMPLEMENTED,
                   "constants replaced");
    expect_failure(tn_model_swap_constants(model), TN_ERR_NOT_IMPLEMENTED, "swap");
    expect_failure(tn_model_fold_constants(model, 0), TN_ERR_NOT_IMPLEMENTED, "fold");
    expect_failure(tn_model_drop_constants(model), TN_ERR_NOT_IMPLEMENTED, "drop");
    tn_model_free(model);
}

/* ---- weights beside the code ---- */

static void weights_in_one_file_are_given(void **state)
{
    (void)state;
    float blob[32] = {1, 1, 4};
    blob[18] = 0.25F;
    package_file file = {MODEL_FOLDER "m.wrapper_weights.blob", blob, sizeof blob};
    tn_model *model = load_with(CODE("bare"), &file, 1, 0);
    assert_true(last_of_run(model) == 40.25F);
    tn_model_free(model);
    file.bytes = 100;
    assert_true(write_model(PACKAGE, CODE("bare"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_IO, "has 100 bytes, its constants have 128");
}

/* The order of bytes that new_saved writes down, and where it puts the elements. */
static const char *order_of_bytes = "little";
static const char *place_of_elements = "archive/data/0";

/* An archive of torch.save, from malloc. */
static void *new_saved(const char *pickle, size_t length, const float *values, size_t *bytes)
{
    package_file files[] = {{"archive/data.pkl", pickle, length},
                            {"archive/byteorder", order_of_bytes, 0},
                            {place_of_elements, values, 3 * sizeof *values}};
    assert_true(write_package(MODELS "/saved", files, 3, 0));
    return read_whole(MODELS "/saved", bytes);
}

/* A package whose scale lies in a file of `pickle`. */
static void write_pickled(const char *pickle, size_t length, const char *table)
{
    static const float scale[] = {1, 1, 5}, bias[] = {0, 0, 0.5F};
    package_file files[] = {{MODEL_FOLDER "weights_config.json", table, 0},
                            {"root/data/weights/weight_0", NULL, 0},
                            {"root/data/weights/weight_1", NULL, 0}};
    void *first = new_saved(pickle, length, scale, &files[1].bytes);
    void *second = new_saved(pickled, sizeof pickled - 1, bias, &files[2].bytes);
    files[1].data = first;
    files[2].data = second;
    assert_true(write_model(PACKAGE, CODE("bare"), files, 3));
    free(first);
    free(second);
}

static const char table[] = "{\"layer.scale\": [\"weight_0\", [3], [1], 0],"
                            " \"layer.bias\": [\"weight_1\", [3], [1], 0]}";

static void pickled_weights_are_given(void **state)
{
    (void)state;
    tn_model *model = NULL;
    write_pickled(pickled, sizeof pickled - 1, table);
    if (tn_model_load(PACKAGE, NULL, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_true(last_of_run(model) == 50.5F);
    tn_model_free(model);
}

/* Protocols from 4 on have shorter texts, and any has longer numbers. */
static void pickles_of_other_protocols_are_read(void **state)
{
    (void)state;
    static const char newer[] = "\x80\x02"
                                "ctorch._utils\n_rebuild_tensor_v2\n(("
                                "\x8c\x07storage"
                                "ctorch\nFloatStorage\n"
                                "\x8c\x01"
                                "0\x8c\x03"
                                "cpu\x8a\x01\x03tQK\x00\x8a\x02\x03\x00\x85K\x01\x85\x89"
                                "ccollections\nOrderedDict\n)RtR.";
    tn_model *model = NULL;
    write_pickled(newer, sizeof newer - 1, table);
    if (tn_model_load(PACKAGE, NULL, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_true(last_of_run(model) == 50.5F);
    tn_model_free(model);
    for (size_t length = 1; length < sizeof newer - 1; length++) {
        write_pickled(newer, length, table);
        refuse(PACKAGE, NULL, TN_ERR_IO, "is no pickle of one tensor");
    }
}

static void files_of_weights_that_cannot_be_used_are_refused(void **state)
{
    (void)state;
    static const char *const orders[] = {"big", "bigger"};
    for (size_t i = 0; i < 2; i++) {
        order_of_bytes = orders[i];
        write_pickled(pickled, sizeof pickled - 1, table);
        refuse(PACKAGE, NULL, TN_ERR_IO, "was written on a machine with another order of bytes");
    }
    order_of_bytes = "little";
    place_of_elements = "archive/data/1";
    write_pickled(pickled, sizeof pickled - 1, table);
    refuse(PACKAGE, NULL, TN_ERR_IO, "'layer.scale' lacks its elements");
    place_of_elements = "archive/data/0";
    package_file file = {MODEL_FOLDER "m.wrapper_weights.blob", "weights", 0};
    assert_true(write_model(PACKAGE, CODE("old"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_IO, "has weights in a file, and code that cannot read them");
}

static void nothing_in_a_pickle_is_run(void **state)
{
    (void)state;
    static const char evil[] = "\x80\x02"
                               "cos\nsystem\nX\x04\x00\x00\x00true\x85R.";
    static const char cut[] = "\x80\x02X\xff\x00\x00\x00";
    write_pickled(evil, sizeof evil - 1, table);
    refuse(PACKAGE, NULL, TN_ERR_IO, "'layer.scale' is no pickle of one tensor");
    write_pickled(cut, sizeof cut - 1, table);
    refuse(PACKAGE, NULL, TN_ERR_IO, "is no pickle of one tensor");
    for (size_t length = 1; length < sizeof pickled - 1; length++) {
        write_pickled(pickled, length, table);
        refuse(PACKAGE, NULL, TN_ERR_IO, "is no pickle of one tensor");
    }
}

static void tables_of_weights_that_lie_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *table;
        tn_status status;
        const char *text;
    } wrong[] = {
        {"{\"layer.scale\": [\"weight_0\", [4], [1], 0]}", TN_ERR_IO, "shorter than its table"},
        {"{\"layer.scale\": [\"weight_0\", [3], [1], 1]}", TN_ERR_IO, "shorter than its table"},
        {"{\"layer.scale\": [\"weight_0\", [3], [-1], 0]}", TN_ERR_IO, "not said as it should"},
        {"{\"layer.scale\": [\"weight_7\", [3], [1], 0]}", TN_ERR_IO, "is not there"},
        {"{\"layer.none\": [\"weight_0\", [3], [1], 0]}", TN_ERR_IO, "not said as it should"},
        {"[]", TN_ERR_IO, "is no table of weights: it is no JSON object"},
        {"{\"layer.scale\": [\"weight_0\", [9223372036854775807, 9223372036854775807], [9, 9], 0]}",
         TN_ERR_IO, "shorter than its table"},
        {"{\"layer.scale\": [\"weight_0\", [2, 2], [9223372036854775807, 9223372036854775807], 0]}",
         TN_ERR_IO, "shorter than its table"},
        {"{\"layer.scale\": [\"weight_0\", [3], [1], -1]}", TN_ERR_IO, "shorter than its table"},
        {"{\"layer.scale\": [\"weight_0\", [3.5], [1], 0]}", TN_ERR_IO, "not said as it should"},
        {"{\"layer.scale\": [\"weight_0\", 3, [1], 0]}", TN_ERR_IO, "not said as it should"},
        {"{\"layer.scale\": [\"weight_0\", [3], [1, 1], 0]}", TN_ERR_IO, "not said as it should"},
        {"{\"layer.scale\": [7, [3], [1], 0]}", TN_ERR_IO, "not said as it should"},
        {"{\"layer.scale\": [\"weight_0\", [0], [1], 0]}", TN_ERR_VALUE, "the sizes [3], not [0]"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        write_pickled(pickled, sizeof pickled - 1, wrong[i].table);
        refuse(PACKAGE, NULL, wrong[i].status, wrong[i].text);
    }
}

/* ---- operators by name ---- */

#define NODE(target, inputs)                                                                       \
    "{\"nodes\": [{\"name\": \"buf\", \"node\": {\"target\": \"" target "\", \"inputs\": [" inputs \
    "], \"outputs\": [{\"as_tensor\": {\"name\": \"y\"}}]}}]}"
#define SELF "{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"x\"}}, \"kind\": 1}"

/* The last element of y after an operator of the package. */
static float last_of_operator(const char *nodes)
{
    tn_tensor *outputs[4];
    tn_tensor *x = new_rows(2);
    package_file file = {MODEL_FOLDER "m.wrapper.json", nodes, 0};
    tn_model *model = load_with(CODE("embedded"), &file, 1, 0);
    if (run(model, x, 4, outputs) != TN_OK)
        fail_msg("%s", tn_last_error());
    float last = ((float *)tn_tensor_data(outputs[0]))[tn_tensor_numel(outputs[0]) - 1];
    release(outputs);
    tn_tensor_release(x);
    tn_model_free(model);
    return last;
}

static void operators_are_called_by_name(void **state)
{
    (void)state;
    assert_true(last_of_operator(NODE("aten::neg", SELF)) == -30.5F);
    /* What the list leaves out is the schema's default, and a whole number for a float is fixed. */
    assert_true(last_of_operator(NODE("aten::clamp_max", SELF
                                      ", {\"name\": \"max\", \"arg\": {\"as_float\": 4.5}}")) ==
                4.5F);
    assert_true(last_of_operator(NODE("aten::leaky_relu", SELF)) == 30.5F);
    /* An empty list is an empty list: the sum over all dimensions. */
    assert_true(
        last_of_operator(NODE("aten::sum.dim_IntList",
                              SELF ", {\"name\": \"dim\", \"arg\": {\"as_ints\": []}}, {\"name\": "
                                   "\"dtype\", \"arg\": {\"as_scalar_type\": 7}}")) == 71.0F);
    assert_true(
        last_of_operator(NODE("aten::contiguous", SELF ", {\"name\": \"memory_format\", \"arg\": "
                                                       "{\"as_memory_format\": 1}}")) == 30.5F);
}

/* self plus the number of texts. */
static tn_status add_many(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_value self, many, out;
    const tn_op *op;
    if (tn_call_arg(call, args, 0, &self) != TN_OK || tn_call_arg(call, args, 1, &many) != TN_OK ||
        tn_op_find("aten::add.Scalar", &op) != TN_OK)
        return tn_last_status();
    tn_value words[] = {self, tn_value_int((int64_t)many.as.list.count)};
    tn_status status = tn_op_call(op, words, 2, &out, 1);
    if (status == TN_OK) {
        status = tn_call_return(call, outs, 0, &out);
        tn_value_release(&out);
    }
    tn_value_release(&many);
    tn_value_release(&self);
    return status;
}

static void a_programs_own_operators_are_called(void **state)
{
    (void)state;
    tn_library *library = NULL;
    package_file file = {MODEL_FOLDER "m.wrapper.json",
                         NODE("model_test::add_many", SELF
                              ", {\"name\": \"many\", \"arg\": {\"as_strings\": [\"a\", \"b\"]}}"),
                         0};
    assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_NOT_FOUND, "model_test::add_many");
    assert_int_equal(
        tn_library_new(TN_LIBRARY_DEF, "model_test", NULL, __FILE__, __LINE__, &library), TN_OK);
    assert_int_equal(
        tn_library_define(library, "add_many(Tensor self, str[] many) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(
        tn_library_impl(library, "add_many", NULL, "(Tensor, str[]) -> Tensor", add_many, NULL),
        TN_OK);
    assert_true(last_of_operator(file.data) == 32.5F);
    tn_library_free(library);
}

static void lists_of_operators_that_are_none_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *nodes;
        tn_status status;
        const char *text;
    } wrong[] = {
        {"[1, 2", TN_ERR_IO, "is no list of calls"},
        {"[1, 2]", TN_ERR_IO, "is no list of calls: it is no JSON object"},
        {"{}", TN_ERR_IO, "has no array"},
        {"{\"nodes\": [{}]}", TN_ERR_IO, "a call without an operator"},
        {NODE("aten::nothing_at_all", SELF), TN_ERR_NOT_FOUND, "aten::nothing_at_all"},
        {NODE("call_torchbind", SELF), TN_ERR_NOT_IMPLEMENTED, "TorchBind"},
        {NODE("aten::neg", "{\"name\": \"other\", \"arg\": {\"as_int\": 1}}"),
         TN_ERR_NOT_IMPLEMENTED, "'other' is not in its schema"},
        {NODE("aten::neg", "{\"name\": \"self\", \"arg\": {\"as_graph\": {}}}"),
         TN_ERR_NOT_IMPLEMENTED, "'self' is of a kind"},
        {NODE("aten::neg", "{\"name\": \"self\", \"arg\": 5}"), TN_ERR_NOT_IMPLEMENTED,
         "cannot be read"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        package_file file = {MODEL_FOLDER "m.wrapper.json", wrong[i].nodes, 0};
        assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
        refuse(PACKAGE, NULL, wrong[i].status, wrong[i].text);
    }
}

/* ---- packages ---- */

static void one_of_several_models_is_chosen_by_name(void **state)
{
    (void)state;
    size_t bytes = 0;
    void *code = read_whole(CODE("embedded"), &bytes);
    package_file files[] = {{"data/aotinductor/encoder/a.so", code, bytes},
                            {"data/aotinductor/decoder/b.so", code, bytes},
                            {"data/aotinductor/decoder/b_metadata.json", "{\"who\": \"b\"}", 0}};
    tn_model_options options = {sizeof options, "decoder", 3, 0};
    tn_model *model = NULL;
    assert_true(write_package(PACKAGE, files, 3, 6)); /* compressed, too */
    assert_int_equal(tn_model_load(PACKAGE, &options, &model), TN_OK);
    assert_string_equal(tn_model_metadata(model, "who"), "b");
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
    refuse(PACKAGE, "other", TN_ERR_NOT_FOUND, "has no model 'other'; there is encoder, decoder");
    refuse(PACKAGE, NULL, TN_ERR_NOT_FOUND, "2 models, and none is called 'model'");
    free(code);
}

static void what_is_no_package_is_refused(void **state)
{
    (void)state;
    tn_model_options options = {.size = 4};
    tn_model *model = NULL;
    package_file other = {"root/data.txt", "text", 0};
    package_file source = {MODEL_FOLDER "m.cpp", "int x;", 0};
    package_file text[] = {{MODEL_FOLDER "m.so", "no code", 0}, {NULL, NULL, 0}};
    refuse(MODELS "/there_is_none.pt2", NULL, TN_ERR_IO, "No such file");
    refuse(CODE("embedded"), NULL, TN_ERR_IO, "no ZIP archive");
    refuse_files(&other, 1, TN_ERR_IO, "holds no compiled model");
    refuse_files(&source, 1, TN_ERR_IO, "no compiled code");
    refuse_files(text, 1, TN_ERR_IO, "m.so");
    text[1] = (package_file){MODEL_FOLDER "m_metadata.json", "{\"AOTI_DEVICE_KEY\": \"cuda\"}", 0};
    refuse_files(text, 2, TN_ERR_NOT_IMPLEMENTED, "compiled for the device 'cuda'");
    text[1].data = "[]";
    refuse_files(text, 2, TN_ERR_IO, "is no list of what a model is");
    text[1].data = "{";
    refuse_files(text, 2, TN_ERR_IO, "is no list of what a model is");
    assert_true(write_model(PACKAGE, CODE("other"), NULL, 0));
    refuse(PACKAGE, NULL, TN_ERR_IO, "does not export AOTInductorModelContainerCreateWithDevice");
    assert_true(write_model(PACKAGE, CODE("needy"), NULL, 0));
    refuse(PACKAGE, NULL, TN_ERR_NOT_FOUND, "aoti_torch_cpu_of_tomorrow");
    expect_failure(tn_model_load(PACKAGE, &options, &model), TN_ERR_VALUE, "not its sizeof");
    options = (tn_model_options){sizeof options, NULL, 2, TN_MODEL_SINGLE_THREADED};
    expect_failure(tn_model_load(PACKAGE, &options, &model), TN_ERR_VALUE, "one instance, not 2");
    options = (tn_model_options){sizeof options, NULL, 0, 128};
    expect_failure(tn_model_load(PACKAGE, &options, &model), TN_ERR_VALUE, "unknown flags");
    expect_failure(tn_model_load(NULL, NULL, &model), TN_ERR_VALUE, "must not be NULL");
    assert_null(model);
}

/* tests/unit/api/test_null.c has the same without a model. */
static void each_pointer_that_is_null_and_number_that_is_none_is_refused(void **state)
{
    tn_model *model = load(CODE("embedded"));
    tn_model_input input = {.size = sizeof input};
    tn_model_constant constant = {.size = sizeof constant};
    tn_tensor *tensors[4] = {NULL};
    const char *name = "layer.scale";
    const char *none = NULL;
    (void)state;
    assert_int_equal(tn_model_input_at(model, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_model_input_at(model, 2, &input), TN_ERR_INDEX);
    assert_int_equal(tn_model_output_name(model, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_model_output_name(model, 4, &none), TN_ERR_INDEX);
    assert_int_equal(tn_model_call_spec(model, NULL, &none), TN_ERR_VALUE);
    assert_int_equal(tn_model_call_spec(model, &none, NULL), TN_ERR_VALUE);
    assert_null(tn_model_metadata(model, NULL));
    assert_int_equal(tn_model_run(model, NULL, 2, tensors, 4), TN_ERR_VALUE);
    assert_int_equal(tn_model_run(model, tensors, 2, NULL, 4), TN_ERR_VALUE);
    assert_int_equal(tn_model_run(model, NULL, 0, NULL, 0), TN_ERR_VALUE);
    assert_int_equal(tn_model_constant_at(model, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_model_constant_at(model, 99, &constant), TN_ERR_INDEX);
    assert_int_equal(tn_model_constant_get(model, NULL, tensors), TN_ERR_VALUE);
    assert_int_equal(tn_model_constant_get(model, name, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_model_set_constants(model, NULL, tensors, 1, 0), TN_ERR_VALUE);
    assert_int_equal(tn_model_set_constants(model, &name, NULL, 1, 0), TN_ERR_VALUE);
    assert_int_equal(tn_model_set_constants(model, &name, tensors, 1, 0), TN_ERR_VALUE);
    assert_int_equal(tn_model_constant_get(model, name, tensors), TN_OK);
    assert_int_equal(tn_model_set_constants(model, &none, tensors, 1, 0), TN_ERR_VALUE);
    tn_tensor_release(tensors[0]);
    assert_int_equal(tn_model_set_constants(model, NULL, NULL, 0, 0), TN_OK);
    assert_int_equal(tn_model_set_constants(model, NULL, NULL, 0, 1U << 20), TN_ERR_VALUE);
    assert_int_equal(tn_model_fold_constants(model, 1U << 20), TN_ERR_VALUE);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

static void a_constant_without_elements_on_the_cpu_is_refused(void **state)
{
    tn_model *model = load(CODE("embedded"));
    int64_t size = 3;
    const char *name = "layer.scale";
    tn_tensor *meta = NULL;
    (void)state;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_META, &meta), TN_OK);
    expect_failure(tn_model_set_constants(model, &name, &meta, 1, 0), TN_ERR_VALUE,
                   "the constant 'layer.scale' is not on the CPU");
    tn_tensor_release(meta);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

/* Each thing that a package says is asked for by number, up to the last. */
static void a_package_tells_by_number(void **state)
{
    tn_package *package = NULL;
    tn_model_input input = {.size = sizeof input};
    tn_package_constant constant = {.size = sizeof constant};
    const char *name = NULL, *value = NULL;
    bool is_known;
    (void)state;
    assert_true(write_model(PACKAGE, CODE("embedded"), NULL, 0));
    assert_int_equal(tn_package_open(PACKAGE, NULL, &package), TN_OK);
    assert_string_equal(tn_package_model(package), "model");
    assert_true(tn_package_metadata_at(package, 1, &name, &value));
    assert_false(tn_package_metadata_at(package, 2, &name, &value));
    assert_true(tn_package_input_at(package, 0, &input));
    assert_string_equal(input.name, "x");
    assert_false(tn_package_input_at(package, 0, NULL));
    assert_false(tn_package_input_at(package, 99, &input));
    assert_false(tn_package_output_at(package, 0, NULL));
    assert_false(tn_package_output_at(package, 99, &name));
    assert_true(tn_package_constant_at(package, 0, &constant));
    assert_false(tn_package_constant_at(package, 0, NULL));
    assert_false(tn_package_constant_at(package, 99, &constant));
    assert_false(tn_package_operator_at(package, 0, &name, &is_known));
    tn_package_free(package);
}

/* Each function of the container in turn. */
static void a_container_that_fails_while_it_is_loaded_is_told(void **state)
{
    static const char *const functions[] = {
        "GetNumInputs",          "GetInputName",
        "GetNumOutputs",         "GetOutputName",
        "GetNumConstants",       "GetConstantName",
        "GetConstantDtype",      "GetConstantOriginalFQN",
        "GetConstantFromFolded", "GetConstantDataSize",
        "GetCallSpec",
    };
    (void)state;
    assert_true(write_model(PACKAGE, CODE("embedded"), NULL, 0));
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        setenv("AFFINE_FAILS", functions[i], 1);
        refuse(PACKAGE, NULL, TN_ERR_RUNTIME, "it was told to fail");
    }
    unsetenv("AFFINE_FAILS");
    tn_model *model = load(CODE("embedded"));
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

static void a_container_that_fails_with_its_constants_is_told(void **state)
{
    static const char *const functions[] = {"ExtractConstantsMapEntries",
                                            "UpdateConstantBufferPairs", "RunConstantFolding",
                                            "SwapConstantBuffer", "FreeInactiveConstantBuffer"};
    const char *name = "layer.scale";
    tn_tensor *scale = NULL;
    tn_model *model = load(CODE("embedded"));
    (void)state;
    assert_int_equal(tn_model_constant_get(model, name, &scale), TN_OK);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        tn_tensor *none = NULL;
        setenv("AFFINE_FAILS", functions[i], 1);
        tn_status status = i == 0   ? tn_model_constant_get(model, name, &none)
                           : i == 1 ? tn_model_set_constants(model, &name, &scale, 1, 0)
                           : i == 2 ? tn_model_fold_constants(model, 0)
                           : i == 3 ? tn_model_swap_constants(model)
                                    : tn_model_drop_constants(model);
        expect_failure(status, TN_ERR_RUNTIME, "it was told to fail");
        assert_null(none);
        unsetenv("AFFINE_FAILS");
    }
    setenv("AFFINE_FAILS", functions[0], 1);
    expect_failure(tn_model_set_constants(model, &name, &scale, 1, TN_MODEL_INACTIVE),
                   TN_ERR_RUNTIME, "it was told to fail");
    unsetenv("AFFINE_FAILS");
    tn_tensor_release(scale);
    assert_true(last_of_run(model) == 30.5F);
    tn_model_free(model);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_pointer_that_is_null_and_number_that_is_none_is_refused),
        cmocka_unit_test(a_constant_without_elements_on_the_cpu_is_refused),
        cmocka_unit_test(a_package_tells_by_number),
        cmocka_unit_test(a_container_that_fails_while_it_is_loaded_is_told),
        cmocka_unit_test(a_container_that_fails_with_its_constants_is_told),
        cmocka_unit_test(a_model_runs_and_its_outputs_are_the_callers),
        cmocka_unit_test(a_model_of_one_thread_runs_without_locks),
        cmocka_unit_test(a_model_writes_to_the_callers_input),
        cmocka_unit_test(failures_are_told_by_who_knows_them),
        cmocka_unit_test(wrong_inputs_are_refused_by_name),
        cmocka_unit_test(sizes_beyond_the_bounds_run_and_are_told_once),
        cmocka_unit_test(sizes_beyond_the_bounds_are_refused_where_that_is_asked_for),
        cmocka_unit_test(inputs_of_another_layout_are_copied_where_that_is_asked_for),
        cmocka_unit_test(strides_that_follow_from_sizes_are_read_and_kept),
        cmocka_unit_test(strides_that_nothing_can_be_laid_by_are_refused),
        cmocka_unit_test(a_lazy_negative_is_refused_or_copied),
        cmocka_unit_test(a_model_says_what_it_is),
        cmocka_unit_test(an_executable_stack_is_not_given),
        cmocka_unit_test(a_team_is_not_larger_than_the_loops_have_room_for),
        cmocka_unit_test(constants_are_listed_read_and_replaced),
        cmocka_unit_test(the_other_buffer_counts_after_a_swap),
        cmocka_unit_test(the_other_buffer_may_be_dropped),
        cmocka_unit_test(constants_of_another_shape_are_refused_and_other_orders_laid_out),
        cmocka_unit_test(shared_constants_are_the_callers_memory),
        cmocka_unit_test(a_run_without_constants_is_refused_until_they_are_given),
        cmocka_unit_test(constants_of_one_name_are_given_together),
        cmocka_unit_test(constants_of_one_name_come_along_to_the_other_buffer),
        cmocka_unit_test(the_author_s_name_of_a_constant_wins_over_the_container_s),
        cmocka_unit_test(a_value_is_not_taken_for_that_of_a_constant_with_the_container_s_name),
        cmocka_unit_test(old_packages_say_what_they_cannot_do),
        cmocka_unit_test(weights_in_one_file_are_given),
        cmocka_unit_test(pickled_weights_are_given),
        cmocka_unit_test(pickles_of_other_protocols_are_read),
        cmocka_unit_test(files_of_weights_that_cannot_be_used_are_refused),
        cmocka_unit_test(nothing_in_a_pickle_is_run),
        cmocka_unit_test(tables_of_weights_that_lie_are_refused),
        cmocka_unit_test(operators_are_called_by_name),
        cmocka_unit_test(a_programs_own_operators_are_called),
        cmocka_unit_test(lists_of_operators_that_are_none_are_refused),
        cmocka_unit_test(one_of_several_models_is_chosen_by_name),
        cmocka_unit_test(what_is_no_package_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
