/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/builtins.h"
#include "op_fixture.h"

#include <glob.h>
#include <stdlib.h>
#include <tenon/ops.h>
#include <tenon/ops_inner.h>
#include <tenon/ops_out.h>

/* Returns its argument, whatever its type is. */
static tn_status echo(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_value value;
    TN_TRY(tn_call_arg(call, args, 0, &value));
    tn_status status = tn_call_return(call, outs, 0, &value);
    tn_value_release(&value);
    return status;
}

static tn_library *library;

/* Defines typed::NAME(TYPE x) -> RETURNS, which returns x. */
static void define(const char *name, const char *type, const char *returns)
{
    char schema[200];
    snprintf(schema, sizeof schema, "%s(%s x) -> %s", name, type, returns);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, name, "CompositeExplicitAutograd", NULL, echo, NULL),
                     TN_OK);
}

static int open_library(void **state)
{
    (void)state;
    return tn_library_new(TN_LIBRARY_DEF, "typed", NULL, NULL, 0, &library) != TN_OK;
}

static int close_library(void **state)
{
    (void)state;
    tn_library_free(library);
    return 0;
}

/* Calls typed::NAME, made for a type with a form of `*` as result, and gives the result. */
static tn_value echoed(const char *name, const char *type, const char *form,
                       const void *const *words)
{
    char full[64];
    tn_value result = tn_value_none();
    void *const results[] = {&result};
    snprintf(full, sizeof full, "typed::%s", name);
    define(name, type, type);
    tn_op_site site = {full, form, NULL, NULL};
    if (tn_op_call_typed(&site, words, results) != TN_OK)
        fail_msg("%s: %s", name, tn_last_error());
    assert_non_null(site.checked);
    return result;
}

static void numbers_and_codes_come_back_as_they_were_given(void **state)
{
    (void)state;
    const int64_t integer = INT64_MIN;
    const double real = -0.5;
    const bool claim = true;
    const tn_dtype dtype = TN_DTYPE_BF16;
    const tn_layout layout = TN_LAYOUT_STRIDED;
    const tn_memory_format format = TN_MEMORY_FORMAT_CHANNELS_LAST;
    const tn_device device = {0, -1};
    const struct {
        const char *type;    /* of the schema */
        const char *form;    /* argument and result */
        const void *address; /* of the argument */
        size_t bytes;        /* of the result */
    } rows[] = {
        {"int", "i->i", &integer, sizeof integer}, {"SymInt", "i->i", &integer, sizeof integer},
        {"float", "d->d", &real, sizeof real},     {"bool", "b->b", &claim, sizeof claim},
        {"ScalarType", "y->y", &dtype, 4},         {"Layout", "l->l", &layout, 4},
        {"MemoryFormat", "m->m", &format, 4},      {"Device", "D->D", &device, sizeof device},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        char name[24];
        char full[32];
        unsigned char result[16] = {0xa5};
        const void *const args[] = {rows[i].address};
        void *const results[] = {result};
        snprintf(name, sizeof name, "plain%zu", i);
        snprintf(full, sizeof full, "typed::%s", name);
        define(name, rows[i].type, rows[i].type);
        tn_op_site site = {full, rows[i].form, NULL, NULL};
        assert_int_equal(tn_op_call_typed(&site, args, results), TN_OK);
        assert_memory_equal(result, rows[i].address, rows[i].bytes);
    }
}

static void numbers_of_any_kind_keep_their_kind(void **state)
{
    (void)state;
    tn_value number = {TN_KIND_COMPLEX, {.complex = {1.5, -2.0}}};
    tn_value got = echoed("scalar", "Scalar", "S->*", (const void *const[]){&number});
    assert_int_equal(got.kind, TN_KIND_COMPLEX);
    assert_memory_equal(got.as.complex, number.as.complex, sizeof number.as.complex);
    tn_value text = tn_value_string("2", 1);
    tn_op_site site = {"typed::scalar", "S->*", NULL, NULL};
    assert_int_equal(tn_op_call_typed(&site, (const void *const[]){&text}, (void *const[]){&got}),
                     TN_ERR_TYPE);
    assert_string_equal(tn_last_error(), "typed::scalar: argument 'x' is str, schema says Scalar");
}

static void texts_end_with_nul_and_devices_are_values(void **state)
{
    (void)state;
    tn_value got = echoed("text", "str", "s->*", (const void *const[]){"caf\xc3\xa9"});
    assert_int_equal(got.as.string.length, 5);
    assert_string_equal(got.as.string.data, "caf\xc3\xa9");
    tn_value_release(&got);
    assert_int_equal(echoed("no_text", "str?", "?s->*", (const void *const[]){NULL}).kind,
                     TN_KIND_NONE);
}

static void optionals_are_none_where_the_pointer_is_null(void **state)
{
    (void)state;
    const int64_t integer = 7;
    const tn_dtype dtype = TN_DTYPE_F64;
    const tn_value number = tn_value_double(0.25);
    tn_value got = echoed("some_int", "int?", "?i->*", (const void *const[]){&integer});
    assert_int_equal(got.as.integer, 7);
    got = echoed("no_int", "int?", "?i->*", (const void *const[]){NULL});
    assert_int_equal(got.kind, TN_KIND_NONE);
    got = echoed("some_dtype", "ScalarType?", "?y->*", (const void *const[]){&dtype});
    assert_int_equal(got.as.integer, TN_DTYPE_F64);
    got = echoed("some_scalar", "Scalar?", "?S->*", (const void *const[]){&number});
    assert_true(got.as.real == 0.25);
    got = echoed("no_tensor", "Tensor?", "?T->*", (const void *const[]){NULL});
    assert_int_equal(got.kind, TN_KIND_NONE);
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(2));
    got = echoed("some_tensor", "Tensor?", "?T->*", (const void *const[]){tensor});
    assert_ptr_equal(got.as.tensor, tensor);
    tn_value_release(&got);
    tn_tensor_release(tensor);
}

static void lists_are_arrays_with_a_count(void **state)
{
    (void)state;
    const int64_t integers[] = {3, -1, 4};
    const double reals[] = {0.5, -2.0};
    const bool claims[] = {true, false, true};
    const tn_value numbers[] = {tn_value_int(2), tn_value_bool(true)};
    const char *const texts[] = {"a", ""};
    const size_t two = 2, three = 3, none = 0;
    tn_value got = echoed("ints", "int[]", "Li->*", (const void *const[]){integers, &three});
    assert_int_equal(got.as.list.count, 3);
    assert_int_equal(got.as.list.items[1].as.integer, -1);
    tn_value_release(&got);
    got = echoed("empty", "int[]", "Li->*", (const void *const[]){NULL, &none});
    assert_int_equal(got.as.list.count, 0);
    tn_value_release(&got);
    got = echoed("no_ints", "int[]?", "?Li->*", (const void *const[]){NULL, &none});
    assert_int_equal(got.kind, TN_KIND_NONE);
    got = echoed("no_items", "int[]?", "?Li->*", (const void *const[]){integers, &none});
    assert_int_equal(got.kind, TN_KIND_LIST);
    tn_value_release(&got);
    got = echoed("floats", "float[]", "Ld->*", (const void *const[]){reals, &two});
    assert_true(got.as.list.items[1].as.real == -2.0);
    tn_value_release(&got);
    got = echoed("bools", "bool[3]", "Lb->*", (const void *const[]){claims, &three});
    assert_true(got.as.list.items[2].as.boolean && !got.as.list.items[1].as.boolean);
    tn_value_release(&got);
    got = echoed("scalars", "Scalar[]", "LS->*", (const void *const[]){numbers, &two});
    assert_int_equal(got.as.list.items[1].kind, TN_KIND_BOOL);
    tn_value_release(&got);
    got = echoed("texts", "str[]", "Ls->*", (const void *const[]){texts, &two});
    assert_string_equal(got.as.list.items[0].as.string.data, "a");
    tn_value_release(&got);
}

static void lists_of_tensors_may_be_long_and_have_gaps(void **state)
{
    (void)state;
    enum { MANY = 300 };
    const size_t many = MANY, two = 2;
    tn_tensor *tensor = count_up(TN_DTYPE_I64, SIZES(2));
    tn_tensor *items[MANY];
    for (size_t i = 0; i < MANY; i++)
        items[i] = tensor;
    tn_value got = echoed("tensors", "Tensor[]", "LT->*", (const void *const[]){items, &many});
    assert_int_equal(got.as.list.count, MANY);
    assert_ptr_equal(got.as.list.items[MANY - 1].as.tensor, tensor);
    tn_value_release(&got);
    items[0] = NULL;
    got = echoed("gaps", "Tensor?[]", "L?T->*", (const void *const[]){items, &two});
    assert_int_equal(got.as.list.items[0].kind, TN_KIND_NONE);
    assert_ptr_equal(got.as.list.items[1].as.tensor, tensor);
    tn_value_release(&got);
    tn_tensor_release(tensor);
}

static void types_without_a_code_are_tagged_values(void **state)
{
    (void)state;
    tn_value generator;
    assert_int_equal(tn_generator_new(TN_CPU, 5, &generator), TN_OK);
    tn_value got = echoed("generator", "Generator?", "*->*", (const void *const[]){&generator});
    assert_int_equal(got.as.opaque, generator.as.opaque);
    tn_value_release(&got);
    tn_value_release(&generator);
    got = echoed("no_generator", "Generator?", "*->*", (const void *const[]){NULL});
    assert_int_equal(got.kind, TN_KIND_NONE);
    tn_value inner[] = {tn_value_int(1), tn_value_int(2)};
    tn_value nested[] = {tn_value_list(inner, 2)};
    tn_value outer = tn_value_list(nested, 1);
    got = echoed("nested", "int[][]", "*->*", (const void *const[]){&outer});
    assert_int_equal(got.as.list.items[0].as.list.items[1].as.integer, 2);
    tn_value_release(&got);
}

static void what_may_not_be_null_or_is_no_code_is_refused_by_name(void **state)
{
    (void)state;
    const size_t two = 2;
    int64_t result;
    int dtype = 99;
    tn_tensor *made;
    tn_op_site sizes = {"aten::zeros", "Li?y?l?D?b->T", NULL, NULL};
    assert_int_equal(tn_op_call_typed(&sizes,
                                      (const void *const[]){NULL, &two, &dtype, NULL, NULL, NULL},
                                      (void *const[]){&made}),
                     TN_ERR_VALUE);
    assert_string_equal(tn_last_error(), "aten::zeros: argument 'size' is NULL");
    const int64_t shape[] = {2, 2};
    assert_int_equal(tn_op_call_typed(&sizes,
                                      (const void *const[]){shape, &two, &dtype, NULL, NULL, NULL},
                                      (void *const[]){&made}),
                     TN_ERR_VALUE);
    assert_string_equal(tn_last_error(),
                        "aten::zeros: argument 'dtype' is 99, which is no ScalarType");
    define("taken", "int", "int");
    tn_op_site text = {"typed::taken", "i->i", NULL, NULL};
    assert_int_equal(tn_op_call_typed(&text, (const void *const[]){NULL}, (void *const[]){&result}),
                     TN_ERR_VALUE);
    assert_int_equal(tn_op_call_typed(NULL, NULL, NULL), TN_ERR_VALUE);
}

static void a_form_of_another_schema_is_refused_with_the_schema(void **state)
{
    (void)state;
    tn_tensor *result;
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(2));
    tn_op_site site = {"aten::add.Tensor", "TT->T", NULL, NULL};
    assert_int_equal(
        tn_op_call_typed(&site, (const void *const[]){tensor, tensor}, (void *const[]){&result}),
        TN_ERR_TYPE);
    assert_non_null(strstr(tn_last_error(), "Scalar alpha=1) -> Tensor"));
    tn_op_site nobody = {"aten::nobody", "TT->T", NULL, NULL};
    assert_int_equal(tn_op_call_typed(&nobody, NULL, NULL), TN_ERR_NOT_FOUND);
    tn_tensor_release(tensor);
}

static void functions_give_what_tagged_calls_give(void **state)
{
    (void)state;
    const int64_t dim[] = {1};
    const tn_dtype f64 = TN_DTYPE_F64;
    const double two[] = {2, 4, 6, 8, 10, 12};
    const double totals[] = {3, 12};
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *b = make(TN_DTYPE_F32, SIZES(2, 3), two);
    tn_tensor *sum;
    assert_int_equal(tn_add_Tensor(a, b, tn_value_double(0.5), &sum), TN_OK);
    assert_tensor(sum, TN_DTYPE_F32, SIZES(2, 3), VALUES(1, 3, 5, 7, 9, 11));
    tn_tensor *total;
    assert_int_equal(tn_sum_dim_IntList(a, dim, 1, false, &f64, &total), TN_OK);
    check(total, TN_DTYPE_F64, SIZES(2), totals);
    assert_int_equal(tn_mul__Tensor(sum, b), TN_OK);
    assert_tensor(sum, TN_DTYPE_F32, SIZES(2, 3), VALUES(2, 12, 30, 56, 90, 132));
    assert_int_equal(tn_sub_out(a, a, tn_value_int(1), sum), TN_OK);
    check(sum, TN_DTYPE_F32, SIZES(2, 3), VALUES(0, 0, 0, 0, 0, 0));
    tn_tensor_release(a);
    tn_tensor_release(b);
}

static void several_results_and_numbers_come_back(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(3), VALUES(2, 9, 4));
    tn_tensor *low;
    tn_tensor *high;
    assert_int_equal(tn__aminmax(a, &low, &high), TN_OK);
    check(low, TN_DTYPE_F32, SCALAR, VALUES(2));
    check(high, TN_DTYPE_F32, SCALAR, VALUES(9));
    assert_int_equal(tn__aminmax(a, NULL, &high), TN_OK);
    tn_value number;
    assert_int_equal(tn_item(high, &number), TN_OK);
    assert_true(number.kind == TN_KIND_DOUBLE && number.as.real == 9.0);
    tn_tensor_release(high);
    tn_tensor_release(a);
    assert_int_not_equal(tn_abs(NULL, &low), TN_OK);
    assert_non_null(strstr(tn_last_error(), "aten::abs"));
}

static void without_memory_a_call_fails_and_leaks_nothing(void **state)
{
    (void)state;
    enum { MANY = 300 };
    const size_t many = MANY;
    tn_tensor *items[MANY];
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(1));
    for (size_t i = 0; i < MANY; i++)
        items[i] = tensor;
    tn_op_site site = {"aten::cat", "LTi->T", NULL, NULL};
    const int64_t dim = 0;
    tn_tensor *made = NULL;
    tn_status status = TN_ERR_MEMORY;
    for (uint64_t nth = 1; status != TN_OK && nth < 2000; nth++) {
        tni_fault_arm(nth);
        status = tn_op_call_typed(&site, (const void *const[]){items, &many, &dim},
                                  (void *const[]){&made});
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
    }
    assert_int_equal(status, TN_OK);
    tn_tensor_release(made);
    tn_tensor_release(tensor);
}

/* Whether the operator whose site begins in `line` has the form that stands there. */
static void check_site(const char *line)
{
    char name[128];
    char form[128];
    if (sscanf(line, " static tn_op_site site = {\"%127[^\"]\", \"%127[^\"]\"", name, form) != 2)
        return;
    tn_op_site site = {name, form, NULL, NULL};
    if (tni_op_site_resolve(&site) != TN_OK)
        fail_msg("%s", tn_last_error());
}

/* Checks the functions of a header; returns how many it has. */
static size_t check_header(const char *path)
{
    char line[512];
    size_t sites = 0;
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        sites += strstr(line, "tn_op_site site") != NULL;
        check_site(line);
    }
    fclose(file);
    return sites;
}

static void every_function_has_the_form_of_its_operator(void **state)
{
    (void)state;
    static const char *const folders[] = {"ops", "ops_inner", "ops_out"};
    size_t sites = 0;
    for (size_t i = 0; i < TN_LEN(folders); i++) {
        char pattern[4096];
        glob_t parts;
        snprintf(pattern, sizeof pattern, "%s/%s/*.h", TENON_HEADERS, folders[i]);
        assert_int_equal(glob(pattern, 0, NULL, &parts), 0);
        for (size_t j = 0; j < parts.gl_pathc; j++)
            sites += check_header(parts.gl_pathv[j]);
        globfree(&parts);
    }
    assert_int_equal(sites, tni_num_builtins);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_and_codes_come_back_as_they_were_given),
        cmocka_unit_test(numbers_of_any_kind_keep_their_kind),
        cmocka_unit_test(texts_end_with_nul_and_devices_are_values),
        cmocka_unit_test(optionals_are_none_where_the_pointer_is_null),
        cmocka_unit_test(lists_are_arrays_with_a_count),
        cmocka_unit_test(lists_of_tensors_may_be_long_and_have_gaps),
        cmocka_unit_test(types_without_a_code_are_tagged_values),
        cmocka_unit_test(what_may_not_be_null_or_is_no_code_is_refused_by_name),
        cmocka_unit_test(a_form_of_another_schema_is_refused_with_the_schema),
        cmocka_unit_test(functions_give_what_tagged_calls_give),
        cmocka_unit_test(several_results_and_numbers_come_back),
        cmocka_unit_test(without_memory_a_call_fails_and_leaks_nothing),
        cmocka_unit_test(every_function_has_the_form_of_its_operator),
    };
    return cmocka_run_group_tests(tests, open_library, close_library);
}
