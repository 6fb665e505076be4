/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Packed forms of a model's constants: kept while the code only reads them, of the values that
 * count now, and not kept where the code may write. And how the source tells which it may write.
 * All of this with a constant in the container's memory, and with one that stays in the package, in
 * the code or in a file beside it.
 */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <unistd.h>

#include <cmocka.h>

#include "layer.h"
#include "model/models.h"
#include "packages.h"
#include "tensor/packed_forms.h"

#define PACKAGE MODELS "/forms.pt2"

#define DECLARED "    [[maybe_unused]] auto& weight = constants_->at(0);\n"
#define PRODUCT  "    AOTI_TORCH_ERROR_CODE_CHECK(aoti_torch_cpu_mm_out(buf0, arg0_1, weight));\n"

/* ---- models ---- */

static const char *code = MODELS "/layer.so"; /* of the models, and how their package is written */
static int level;
/* Where the weight is: in the code, in the file of all weights, in an archive of its own. */
static enum { IN_CODE, IN_FILE, IN_ARCHIVE } place;

static tn_tensor *new_matrix(int rows, int columns)
{
    tn_tensor *tensor = NULL;
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, 2, (int64_t[]){rows, columns}, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

static tn_tensor *new_weight(int seed)
{
    tn_tensor *weight = new_matrix(DEPTH, COLUMNS);
    for (int i = 0; i < DEPTH * COLUMNS; i++)
        ((float *)tn_tensor_data(weight))[i] = layer_weight(i, seed);
    return weight;
}

/* Return what torch.save would write of `count` elements, from malloc. */
static void *new_saved(const void *elements, size_t count, size_t *bytes)
{
    const package_file files[] = {{"archive/data.pkl", pickled, sizeof pickled - 1},
                                  {"archive/data/0", elements, sizeof(float) * count}};
    assert_true(write_package(MODELS "/forms_saved", files, 2, level));
    return read_whole(MODELS "/forms_saved", bytes);
}

/* The source of a model whose weight has an archive of its own says how the weight lies. */
static tn_model *load(const char *source)
{
    tn_model *model = NULL;
    tn_tensor *weight = new_weight(0);
    char whole[2048];
    snprintf(whole, sizeof whole,
             "constants_info_[0].original_fqn = \"layer.weight\";\n"
             "constants_info_[0].shape = {%d, %d};\nconstants_info_[0].stride = {%d, 1};\n%s",
             DEPTH, COLUMNS, COLUMNS, source);
    package_file files[] = {{MODEL_FOLDER "m.wrapper.cpp", place == IN_ARCHIVE ? whole : source, 0},
                            {MODEL_FOLDER "m.wrapper_weights.blob", tn_tensor_data(weight),
                             sizeof(float) * DEPTH * COLUMNS},
                            {MODEL_FOLDER "weights_config.json",
                             "{\"layer.weight\": [\"weight_0\", [160, 160], [160, 1], 0]}", 0}};
    void *saved = NULL;
    if (place == IN_ARCHIVE) {
        files[1] = (package_file){"root/data/weights/weight_0", NULL, 0};
        files[1].data = saved = new_saved(tn_tensor_data(weight), DEPTH * COLUMNS, &files[1].bytes);
    }
    assert_true(write_model_as(PACKAGE, code, files, (size_t)place + 1, level));
    free(saved);
    tn_tensor_release(weight);
    if (tn_model_load(PACKAGE, NULL, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    return model;
}

/* Run with an x whose first row is `order`, 1, 0, 0 … and whose other rows are 1s; return y. */
static tn_tensor *run(tn_model *model, float order)
{
    tn_tensor *x = new_matrix(ROWS, DEPTH), *y = NULL;
    float *data = tn_tensor_data(x);
    for (int i = 0; i < ROWS * DEPTH; i++)
        data[i] = i < DEPTH ? 0.0F : 1.0F;
    data[0] = order;
    data[1] = 1;
    assert_int_equal(tn_model_run(model, &x, 1, &y, 1), TN_OK);
    tn_tensor_release(x);
    return y;
}

/* Expect of a run that it computed with weight number `seed`, times `factor`. */
static void expect_weight(tn_model *model, int seed, float factor)
{
    tn_tensor *y = run(model, 0);
    const float *data = tn_tensor_data(y);
    for (int k = 0; k < COLUMNS; k++) {
        float sum = 0;
        for (int i = 0; i < DEPTH; i++)
            sum += layer_weight(i * COLUMNS + k, seed) * factor;
        assert_true(data[k] == layer_weight(COLUMNS + k, seed) * factor);
        assert_true(data[(ROWS - 1) * COLUMNS + k] == sum);
    }
    tn_tensor_release(y);
}

/* Return the weight in use. */
static tn_tensor *weight_of(tn_model *model)
{
    const tni_constant_pair *pairs;
    size_t count;
    assert_int_equal(model->entries.constants(model->container, &pairs, &count, false), 0);
    assert_int_equal(count, 1);
    return pairs[0].handle->tensor;
}

/* Return how many forms it has. */
static size_t count_forms(tn_model *model)
{
    return tni_form_count(weight_of(model));
}

static void set(tn_model *model, int seed, uint32_t flags)
{
    const char *name = "layer.weight";
    tn_tensor *weight = new_weight(seed);
    assert_int_equal(tn_model_set_constants(model, &name, &weight, 1, flags), TN_OK);
    tn_tensor_release(weight);
}

static void a_constant_that_is_only_read_is_packed_once(void **state)
{
    (void)state;
    tn_model *model = load(DECLARED PRODUCT);
    assert_int_equal(count_forms(model), 0);
    expect_weight(model, 0, 1);
    assert_int_equal(count_forms(model), 1);
    expect_weight(model, 0, 1);
    assert_int_equal(count_forms(model), 1);
    tn_model_free(model);
}

/* The new values are in the memory of the old ones: a form that was of those must not be found. */
static void what_is_given_is_packed_anew(void **state)
{
    (void)state;
    tn_model *model = load(DECLARED PRODUCT);
    for (int seed = 1; seed < 5; seed++) {
        expect_weight(model, seed - 1, 1);
        assert_int_equal(count_forms(model), 1);
        set(model, seed, 0);
        assert_int_equal(count_forms(model), 0);
        expect_weight(model, seed, 1);
        assert_int_equal(count_forms(model), 1);
    }
    tn_model_free(model);
}

static void each_buffer_has_forms_of_its_own(void **state)
{
    (void)state;
    tn_model *model = load(DECLARED PRODUCT);
    expect_weight(model, 0, 1);
    set(model, 1, TN_MODEL_INACTIVE);
    expect_weight(model, 0, 1);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    expect_weight(model, 1, 1);
    assert_int_equal(count_forms(model), 1);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    expect_weight(model, 0, 1);
    set(model, 2, TN_MODEL_INACTIVE);
    assert_int_equal(tn_model_swap_constants(model), TN_OK);
    expect_weight(model, 2, 1);
    tn_model_free(model);
}

static void a_constant_that_the_code_writes_is_not_kept(void **state)
{
    (void)state;
    const char *sources[] = {
        DECLARED PRODUCT "    cpp_fused_0((float*)(weight.data_ptr()), buf0);\n", PRODUCT};
    for (int i = 0; i < 2; i++) {
        tn_model *model = load(sources[i]);
        expect_weight(model, 0, 1);
        tn_tensor_release(run(model, 7));
        expect_weight(model, 0, 2);
        set(model, 1, 0);
        expect_weight(model, 1, 1);
        tn_tensor_release(run(model, 7));
        expect_weight(model, 1, 2);
        tn_model_free(model);
    }
}

/* The square of the weight is computed by hand. */
static void a_constant_that_an_operator_writes_is_packed_anew(void **state)
{
    (void)state;
    tn_model *model = load(DECLARED PRODUCT);
    expect_weight(model, 0, 1);
    tn_tensor_release(run(model, 8));
    tn_tensor *y = run(model, 0);
    for (int k = 0; k < COLUMNS; k++) {
        float element = 0;
        for (int i = 0; i < DEPTH; i++)
            element += layer_weight(COLUMNS + i, 0) * layer_weight(i * COLUMNS + k, 0);
        assert_true(((float *)tn_tensor_data(y))[k] == element);
    }
    tn_tensor_release(y);
    tn_model_free(model);
}

/* ---- constants in the package ---- */

/*
 * Return how many whole pages of the memory are there: bit 63 of an entry of pagemap says so; -1
 * where the system does not tell.
 */
static int count_pages(const void *data, size_t bytes)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t at = ((uintptr_t)data + page - 1) / page, end = ((uintptr_t)data + bytes) / page;
    int file = open("/proc/self/pagemap", O_RDONLY), count = file < 0 ? -1 : 0;
    for (uint64_t entry; count >= 0 && at < end; at++)
        count = pread(file, &entry, sizeof entry, (off_t)(at * sizeof entry)) == sizeof entry
                    ? count + (int)(entry >> 63)
                    : -1;
    close(file);
    return count;
}

/* The form takes the place of the file's pages, which come back when somebody reads the weight. */
static void a_weight_lies_in_memory_once(void **state)
{
    (void)state;
    const size_t bytes = sizeof(float) * DEPTH * COLUMNS;
    tn_model *model = load(DECLARED PRODUCT);
    const tn_tensor *weight = weight_of(model);
    const char *data = weight->data;
    tni_part file = {.data = model->stored, .bytes = model->stored_bytes};
    if (place == IN_FILE)
        assert_int_equal(tni_package_read(&model->package, TNI_BESIDE_CODE, "_weights.blob", &file),
                         TN_OK);
    if (place == IN_ARCHIVE)
        assert_int_equal(
            tni_package_read(&model->package, TNI_IN_PACKAGE, "data/weights/weight_0", &file),
            TN_OK);
    assert_true(data >= file.data && data + bytes <= file.data + file.bytes);
    expect_weight(model, 0, 1);
    assert_int_equal(count_forms(model), 1);
    assert_true(count_pages(data, bytes) <= 0);
    for (int i = 0; i < DEPTH * COLUMNS; i++)
        assert_true(((const float *)weight->data)[i] == layer_weight(i, 0));
    tn_model_free(model);
}

/* The file stays as it is, and so does what a form must not take the place of. */
static void what_is_written_over_the_package_stays_in_the_process(void **state)
{
    (void)state;
    const int middle = DEPTH / 2 * COLUMNS + 1; /* in a page that is the weight's alone */
    for (int order = 7; order <= 8; order++) {
        tn_model *model = load(order == 7 ? PRODUCT : DECLARED PRODUCT), *other = NULL;
        expect_weight(model, 0, 1);
        tn_tensor_release(run(model, (float)order));
        const float written = ((const float *)weight_of(model)->data)[middle];
        assert_true(written != layer_weight(middle, 0));
        tn_tensor_release(run(model, 0));
        assert_true(((const float *)weight_of(model)->data)[middle] == written);
        assert_int_equal(tn_model_load(PACKAGE, NULL, &other), TN_OK);
        expect_weight(other, 0, 1);
        tn_model_free(other);
        tn_model_free(model);
    }
}

/*
 * Load a model of two constants of three elements, whose archives the table names, and return how
 * far apart they are in memory; *is_kept says whether the first is in the package.
 */
static ptrdiff_t load_two(const char *table, bool *is_kept)
{
    const float elements[] = {1, 1, 5};
    const tni_constant_pair *pairs;
    tn_model *model = NULL;
    tni_part file;
    size_t bytes, count;
    void *saved = new_saved(elements, 3, &bytes);
    const package_file files[] = {
        {MODEL_FOLDER "m.wrapper.cpp",
         "constants_info_[0].original_fqn = \"layer.scale\";\nconstants_info_[0].shape = {3};\n"
         "constants_info_[0].stride = {1};\nconstants_info_[1].original_fqn = \"layer.bias\";\n"
         "constants_info_[1].shape = {3};\nconstants_info_[1].stride = {1};\n",
         0},
        {MODEL_FOLDER "weights_config.json", table, 0},
        {"root/data/weights/weight_0", saved, bytes},
        {"root/data/weights/weight_1", saved, bytes}};
    assert_true(write_model_as(PACKAGE, MODELS "/bare.so", files, 4, ALIGNED));
    free(saved);
    if (tn_model_load(PACKAGE, NULL, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_int_equal(model->entries.constants(model->container, &pairs, &count, false), 0);
    assert_int_equal(count, 2);
    const char *first = pairs[0].handle->tensor->data, *second = pairs[1].handle->tensor->data;
    assert_int_equal(
        tni_package_read(&model->package, TNI_IN_PACKAGE, "data/weights/weight_0", &file), TN_OK);
    *is_kept = first > file.data && first < file.data + file.bytes;
    assert_true(((const float *)(const void *)second)[2] == 5);
    tn_model_free(model);
    return second - first;
}

static void constants_of_one_archive_are_apart(void **state)
{
    (void)state;
    bool is_kept;
    assert_true(load_two("{\"layer.scale\": [\"weight_0\", [3], [1], 0],"
                         " \"layer.bias\": [\"weight_1\", [3], [1], 0]}",
                         &is_kept) != 0);
    assert_true(is_kept);
    assert_true(load_two("{\"layer.scale\": [\"weight_0\", [3], [1], 0],"
                         " \"layer.bias\": [\"weight_0\", [3], [1], 0]}",
                         &is_kept) != 0);
    assert_false(is_kept);
}

/* ---- sources ---- */

/* Read a source; its text is cut from memory of its own, so that a read beyond it is found. */
static tni_constant_uses read_uses(const char *text)
{
    tni_constant_uses uses;
    size_t bytes = strlen(text);
    char *copy = malloc(bytes + 1);
    assert_non_null(copy);
    memcpy(copy, text, bytes);
    const tni_part source = {.name = "m.cpp", .data = copy, .bytes = bytes};
    assert_int_equal(tni_source_read_uses(&source, &uses), TN_OK);
    free(copy);
    return uses;
}

static void a_source_says_what_is_written(void **state)
{
    (void)state;
    static const struct {
        const char *statement;
        bool may_write;
    } rows[] = {
        {"", false},
        {"f((const float*)(weight.data_ptr()), (float*)(buf0.data_ptr()));\n", false},
        {"f((float*)(buf0.data_ptr()), (const half*)(weight.data_ptr()));\n", false},
        {"aoti_torch_cpu_addmm_out(buf0, weight, x, weight, 1L, 1L);\n", false},
        {"aoti_torch_cpu_cat(std::array<AtenTensorHandle, 2>{weight, x}.cbegin());\n", false},
        {"aoti_torch_cpu_mm_out(buf0, x, wrap(reinterpret_tensor_wrapper(weight, 2, a, b, 0L)));\n",
         false},
        {"auto my_weight = weights;\n", false},
        {"f((float*)(weight.data_ptr()));\n", true},
        {"f((const float*)(buf0.data_ptr()), (float*)(weight.data_ptr()));\n", true},
        {"f(weight.data_ptr());\n", true},
        {"(const float*)(x), f((float*)(weight.data_ptr()));\n", true},
        {"auto var_0 = reinterpret_tensor_wrapper(weight, 2, a, b, 0L);\n", true},
        {"auto& buf0 = weight;\n", true},
        {"aoti_torch_cpu_mm_out(buf0, x, y); f(weight);\n", true},
        {"aoti_torch_cpu_mm_out(buf0, x, y);\nf(weight);\n", true},
        {"aoti_torch__reinterpret_tensor(weight, 2, a, b, 0L, &var_0);\n", true},
        {"aoti_torch_proxy_executor_call_function(proxy, 0, {weight});\n", true},
        {"f(weight", true},
        {"weight", true},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        char text[512];
        snprintf(text, sizeof text,
                 "weight;\n    auto& bias = constants_->at(3);\n" DECLARED "    %s",
                 rows[i].statement);
        tni_constant_uses uses = read_uses(text);
        assert_true(uses.is_known);
        assert_int_equal(uses.count, 4);
        if (uses.may_write[0] != rows[i].may_write)
            fail_msg("%s: %d", rows[i].statement, uses.may_write[0]);
        assert_int_equal(uses.num_writes, rows[i].may_write);
        assert_false(uses.may_write[3]);
        tni_constant_uses_free(&uses);
    }
}

static void a_source_without_constants_says_nothing(void **state)
{
    (void)state;
    const char *texts[] = {"", "int main(void) { return 0; }\n", " = constants_->at"};
    for (size_t i = 0; i < TN_LEN(texts); i++) {
        tni_constant_uses uses = read_uses(texts[i]);
        assert_false(uses.is_known);
        tni_constant_uses_free(&uses);
    }
    /* A number beyond what a source can have is none. */
    tni_constant_uses uses = read_uses("auto& a = constants_->at(99999999999999999999999);\n");
    assert_true(uses.count == 1);
    tni_constant_uses_free(&uses);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_constant_that_is_only_read_is_packed_once),
        cmocka_unit_test(what_is_given_is_packed_anew),
        cmocka_unit_test(each_buffer_has_forms_of_its_own),
        cmocka_unit_test(a_constant_that_the_code_writes_is_not_kept),
        cmocka_unit_test(a_constant_that_an_operator_writes_is_packed_anew),
        cmocka_unit_test(a_source_says_what_is_written),
        cmocka_unit_test(a_source_without_constants_says_nothing),
    };
    const struct CMUnitTest stored[] = {
        cmocka_unit_test(a_weight_lies_in_memory_once),
        cmocka_unit_test(what_is_written_over_the_package_stays_in_the_process),
    };
    const struct CMUnitTest archives[] = {
        cmocka_unit_test(constants_of_one_archive_are_apart),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    code = MODELS "/layer_stored.so";
    failed += cmocka_run_group_tests(tests, NULL, NULL); /* copied: the package is not aligned */
    level = ALIGNED;
    failed += cmocka_run_group_tests(tests, NULL, NULL);
    failed += cmocka_run_group_tests(stored, NULL, NULL);
    code = MODELS "/layer_beside.so";
    for (place = IN_FILE; place <= IN_ARCHIVE; place++) {
        level = 0;
        failed += cmocka_run_group_tests(tests, NULL, NULL);
        level = ALIGNED;
        failed += cmocka_run_group_tests(tests, NULL, NULL);
        failed += cmocka_run_group_tests(stored, NULL, NULL);
    }
    return failed + cmocka_run_group_tests(archives, NULL, NULL);
}
