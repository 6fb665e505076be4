/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>
#include <tenon/experimental/names.h>

static tn_library *library; /* the block of the test that runs */

static StableIValue seen[8]; /* ivalues of the last call's number arguments */

static int make_library(void **state)
{
    (void)state;
    memset(seen, 0, sizeof seen);
    return tn_library_new(TN_LIBRARY_DEF, "o", NULL, __FILE__, __LINE__, &library) == TN_OK ? 0
                                                                                            : -1;
}

static int drop_library(void **state)
{
    (void)state;
    tn_library_free(library);
    return 0;
}

static const tn_op *define(const char *schema, tn_kernel kernel)
{
    char name[64] = "o::";
    const tn_op *op = NULL;
    strncat(name, schema, strcspn(schema, "("));
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, name, NULL, NULL, kernel, NULL), TN_OK);
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    return op;
}

static tn_tensor *new_tensor(void)
{
    int64_t size = 2;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

/* ---- kernels ---- */

static tn_status note_ivalues(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)outs;
    memcpy(seen, args, tn_op_num_args(tn_call_op(call)) * sizeof *args);
    return TN_OK;
}

/* Notes the items of its one list. */
static tn_status note_items(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    const tni_list *list = (const tni_list *)(uintptr_t)args[0];
    seen[0] = list->size;
    memcpy(seen + 1, list->items, (list->size < 7 ? list->size : 7) * sizeof *list->items);
    outs[0] = 0;
    for (size_t i = 0; i < list->size; i++)
        outs[0] += list->items[i];
    return TN_OK;
}

/* Returns a new owned copy of every argument. */
static tn_status echo(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = call->signature;
    for (size_t i = 0; i < signature->nreturns; i++) {
        tn_status status = tni_argcode_retain(signature->args[i], signature->schema->args[i].type,
                                              args[i], &outs[i]);
        if (status != TN_OK) {
            tni_returns_drop(signature, outs, i);
            return status;
        }
    }
    return TN_OK;
}

static double real_of(StableIValue ivalue)
{
    double real;
    memcpy(&real, &ivalue, sizeof real);
    return real;
}

/* ---- arguments ---- */

static void numbers_are_boxed_as_the_schema_says(void **state)
{
    (void)state;
    const tn_op *op = define("f(int a, float b, bool c, float d) -> ()", note_ivalues);
    const tn_value args[] = {tn_value_int(-3), tn_value_double(2.5), tn_value_bool(true),
                             tn_value_int(4)};
    assert_int_equal(tn_op_call(op, args, 4, NULL, 0), TN_OK);
    assert_int_equal((int64_t)seen[0], -3);
    assert_true(real_of(seen[1]) == 2.5);
    assert_int_equal(seen[2], 1);
    assert_true(real_of(seen[3]) == 4.0);
}

static void missing_arguments_get_the_schema_s_defaults(void **state)
{
    (void)state;
    const tn_op *op =
        define("f(int a, int b=7, float c=0.5, bool d=True, int? e=None) -> ()", note_ivalues);
    const tn_value args[] = {tn_value_int(1), tn_value_default(), tn_value_default(),
                             tn_value_bool(false)};
    assert_int_equal(tn_op_call(op, args, 4, NULL, 0), TN_OK);
    assert_int_equal(seen[1], 7);
    assert_true(real_of(seen[2]) == 0.5);
    assert_int_equal(seen[3], 0);
    assert_int_equal(seen[4], 0);
}

static void a_default_of_another_type_is_refused_where_it_is_used(void **state)
{
    (void)state;
    static const struct {
        const char *schema;
        const char *name;
    } rows[] = {{"real(int a, int b=1.5) -> ()", "'b'"},
                {"whole(int a, bool c=3) -> ()", "'c'"},
                {"none(int a, int d=None) -> ()", "'d'"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        const tn_op *op = define(rows[i].schema, note_ivalues);
        tn_value args[] = {tn_value_int(1), tn_value_int(1)};
        assert_int_equal(tn_op_call(op, args, 1, NULL, 0), TN_ERR_TYPE);
        assert_non_null(strstr(tn_last_error(), rows[i].name));
        if (i == 1)
            args[1] = tn_value_bool(true);
        assert_int_equal(tn_op_call(op, args, 2, NULL, 0), TN_OK);
        assert_int_equal(seen[1], 1);
    }
}

static void a_missing_argument_without_default_is_named(void **state)
{
    (void)state;
    const tn_op *op = define("f(int a, int b) -> ()", note_ivalues);
    const tn_value one = tn_value_int(1);
    assert_int_equal(tn_op_call(op, &one, 1, NULL, 0), TN_ERR_TYPE);
    assert_non_null(strstr(tn_last_error(), "o::f: argument 'b' is missing"));
}

static void too_many_arguments_and_too_little_room_are_refused(void **state)
{
    (void)state;
    const tn_op *op = define("f(int a) -> int", echo);
    const tn_value two[] = {tn_value_int(1), tn_value_int(2)};
    tn_value out;
    assert_int_equal(tn_op_call(op, two, 2, &out, 1), TN_ERR_TYPE);
    assert_non_null(strstr(tn_last_error(), "2 arguments given, schema has 1"));
    assert_int_equal(tn_op_call(op, two, 1, &out, 0), TN_ERR_VALUE);
}

static void a_wrong_type_is_named_with_the_argument_and_the_schema_type(void **state)
{
    (void)state;
    const tn_op *op =
        define("add.Tensor(Tensor self, Scalar alpha, int[] dims) -> ()", note_ivalues);
    tn_tensor *tensor = new_tensor();
    tn_value ints[] = {tn_value_int(1), tn_value_string("x", 1)};
    tn_value args[] = {tn_value_tensor(tensor), tn_value_tensor(tensor), tn_value_list(ints, 2)};
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_ERR_TYPE);
    assert_string_equal(tn_last_error(),
                        "o::add.Tensor: argument 'alpha' is Tensor, schema says Scalar");
    args[1] = tn_value_int(1);
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_ERR_TYPE);
    assert_string_equal(
        tn_last_error(),
        "o::add.Tensor: argument 'dims' has an element that is str, schema says int[]");
    args[0] = tn_value_none();
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_ERR_TYPE);
    assert_non_null(strstr(tn_last_error(), "argument 'self' is None, schema says Tensor"));
    tn_tensor_release(tensor);
}

/* Each value with each type it is not. */
static void every_mismatch_of_kind_and_type_is_a_type_error(void **state)
{
    (void)state;
    static const char *const types[] = {"Tensor", "int",     "float",      "bool",   "str",
                                        "Scalar", "complex", "ScalarType", "Device", "int[]"};
    const tn_value none = tn_value_none();
    const tn_value opaque = {TN_KIND_OPAQUE, {0}};
    for (size_t i = 0; i < TN_LEN(types); i++) {
        char schema[64];
        snprintf(schema, sizeof schema, "t%zu(%s a) -> ()", i, types[i]);
        const tn_op *op = define(schema, note_ivalues);
        assert_int_equal(tn_op_call(op, &none, 1, NULL, 0), TN_ERR_TYPE);
        assert_int_equal(tn_op_call(op, &opaque, 1, NULL, 0), TN_ERR_TYPE);
    }
}

static void numbers_out_of_an_enumeration_are_refused(void **state)
{
    (void)state;
    const tn_op *op = define("f(ScalarType a, Layout b, MemoryFormat c) -> ()", note_ivalues);
    tn_value args[] = {tn_value_dtype(TN_DTYPE_F32), tn_value_int(2), tn_value_int(1)};
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_OK);
    assert_int_equal(seen[0], 6);
    args[2] = tn_value_int(TN_MEMORY_FORMAT_COUNT);
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_ERR_VALUE);
    args[0] = tn_value_int(-1);
    assert_int_equal(tn_op_call(op, args, 3, NULL, 0), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "argument 'a' is -1, which is no ScalarType"));
}

static void a_device_may_be_a_text(void **state)
{
    (void)state;
    const tn_op *op = define("f(Device a) -> ()", note_ivalues);
    tn_value arg = tn_value_string("cuda:1", 6);
    assert_int_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_OK);
    assert_int_equal(seen[0], UINT64_C(0x100000001));
    arg = tn_value_string("nonsense", 8);
    assert_int_not_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_OK);
    arg = tn_value_string("a text that is much too long to be a device", 43);
    assert_int_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_ERR_VALUE);
}

static void one_number_fills_a_list_of_known_length(void **state)
{
    (void)state;
    const tn_op *op = define("f(int[3] a) -> int", note_items);
    const tn_op *open = define("g(int[] a) -> int", note_items);
    tn_value arg = tn_value_int(5);
    tn_value out;
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_OK);
    assert_int_equal(seen[0], 3);
    assert_int_equal(seen[3], 5);
    assert_int_equal(tn_op_call(open, &arg, 1, &out, 1), TN_ERR_TYPE);
}

static void default_lists_are_read_from_the_schema(void **state)
{
    (void)state;
    const tn_op *op = define("f(int[2] a=[3, 4]) -> int", note_items);
    tn_value out;
    assert_int_equal(tn_op_call(op, NULL, 0, &out, 1), TN_OK);
    assert_int_equal(seen[0], 2);
    assert_int_equal(seen[1], 3);
    assert_int_equal(seen[2], 4);
}

static void long_lists_do_not_fit_the_stack_and_still_arrive(void **state)
{
    (void)state;
    static int64_t items[5000];
    const tn_op *op = define("f(int[] a) -> int", note_items);
    for (size_t i = 0; i < TN_LEN(items); i++)
        items[i] = (int64_t)i;
    const tn_value arg = tn_value_ints(items, TN_LEN(items));
    tn_value out;
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_OK);
    assert_int_equal(out.as.integer, 5000 * 4999 / 2);
    tni_fault_arm(1);
    tn_status status = tn_op_call(op, &arg, 1, &out, 1);
    tni_fault_arm(0);
    assert_int_equal(status, TN_ERR_MEMORY);
}

/* ---- results ---- */

static const char *const echo_schema =
    "echo(Tensor a, Tensor? b, str c, Scalar d, int[] e, Tensor?[] f, ScalarType g, Device h, "
    "bool i, float j) -> (Tensor, Tensor?, str, Scalar, int[], Tensor?[], ScalarType, Device, "
    "bool, float)";

static void results_of_every_shape_come_back(void **state)
{
    (void)state;
    const tn_op *op = define(echo_schema, echo);
    tn_tensor *tensor = new_tensor();
    int64_t ints[] = {4, 5};
    tn_value maybe[] = {tn_value_none(), tn_value_tensor(tensor)};
    const tn_value args[] = {
        tn_value_tensor(tensor),      tn_value_none(),
        tn_value_string("a\0b", 3),   tn_value_int(9),
        tn_value_ints(ints, 2),       tn_value_list(maybe, 2),
        tn_value_dtype(TN_DTYPE_F64), tn_value_device(TN_CPU),
        tn_value_bool(true),          tn_value_double(0.25),
    };
    tn_value outs[10];
    assert_int_equal(tn_op_call(op, args, 10, outs, 10), TN_OK);
    assert_ptr_equal(outs[0].as.tensor, tensor);
    assert_int_equal(outs[1].kind, TN_KIND_NONE);
    assert_memory_equal(outs[2].as.string.data, "a\0b", 4);
    assert_int_equal(outs[3].kind, TN_KIND_INT);
    assert_int_equal(outs[3].as.integer, 9);
    assert_int_equal(outs[4].as.list.count, 2);
    assert_int_equal(outs[4].as.list.items[1].as.integer, 5);
    assert_int_equal(outs[5].as.list.items[0].kind, TN_KIND_NONE);
    assert_ptr_equal(outs[5].as.list.items[1].as.tensor, tensor);
    assert_int_equal(outs[6].as.integer, TN_DTYPE_F64);
    assert_int_equal(outs[7].as.device.index, -1);
    assert_int_equal(outs[7].as.device.type, TN_DEVICE_CPU);
    assert_true(outs[8].as.boolean);
    assert_true(outs[9].as.real == 0.25);
    for (size_t i = 0; i < 10; i++)
        tn_value_release(&outs[i]);
    assert_int_equal(tensor->ref.count, 1);
    tn_tensor_release(tensor);
    tn_value_release(NULL);
}

static void a_call_that_runs_out_of_memory_anywhere_leaves_nothing(void **state)
{
    (void)state;
    const tn_op *op = define(
        "g(Tensor a, Tensor?[] b, str c, Scalar d) -> (Tensor, Tensor?[], str, Scalar)", echo);
    tn_tensor *tensor = new_tensor();
    tn_value maybe[] = {tn_value_none(), tn_value_tensor(tensor)};
    const tn_value args[] = {tn_value_tensor(tensor), tn_value_list(maybe, 2),
                             tn_value_string("text", 4), tn_value_bool(true)};
    tn_status status = TN_ERR_MEMORY;
    uint64_t nth = 0;
    tn_value outs[4] = {{TN_KIND_INT, {0}}};
    while (status != TN_OK) {
        tni_fault_arm(++nth);
        status = tn_op_call(op, args, 4, outs, 4);
        tni_fault_arm(0);
        if (status != TN_OK) {
            assert_int_equal(status, TN_ERR_MEMORY);
            assert_int_equal(tensor->ref.count, 1);
            assert_int_equal(outs[0].kind, TN_KIND_INT); /* untouched */
        }
    }
    assert_true(nth > 6);
    for (size_t i = 0; i < 4; i++)
        tn_value_release(&outs[i]);
    tn_tensor_release(tensor);
}

/* ---- finding and listing ---- */

static void near_misses_are_named(void **state)
{
    (void)state;
    const tn_op *op = NULL;
    define("narrow(int a) -> ()", note_ivalues);
    define("split.sizes(int a) -> ()", note_ivalues);
    assert_int_equal(tn_op_find("o::narow", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(), "no operator o::narow; did you mean o::narrow");
    assert_int_equal(tn_op_find("o::split", &op), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "did you mean o::split.sizes"));
    assert_int_equal(tn_op_find("o::narorw", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(), "no operator o::narorw; did you mean o::narrow");
    assert_int_equal(tn_op_find("aten::tpk", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(), "no operator aten::tpk; did you mean aten::topk");
    assert_int_equal(tn_op_find("aten::mul", &op), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "aten::mul.Tensor"));
    assert_null(strstr(tn_last_error(), "mH"));
    assert_int_equal(tn_op_find("o::quite_another", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(), "no operator o::quite_another");
    assert_null(op);
}

static void distances_of_names_count_letters_and_swaps(void **state)
{
    (void)state;
    static const struct {
        const char *asked, *name;
        unsigned distance;
    } pairs[] = {
        {"aten::topk", "aten::topk", 0},
        {"topk", "aten::topk.values", 0},
        {"topk", "topk", 0},
        {"tpok", "aten::topk", 1},
        {"aten::tpk", "aten::topk", 1},
        {"aten::tpk", "aten::t", TN_NAME_FAR},
        {"calll", "call", 1},
        {"clal", "call", 1},
        {"mul", "mH", TN_NAME_FAR},
        {"softmxa_", "softmax", 2},
        {"softamx", "sotfmax", 2},
        {"abcdef", "badcfe", TN_NAME_FAR},
        {"add.Tensr", "aten::add.Tensor", 1},
        {"atne::relu", "aten::relu", 1},
        {"", "", 0},
        {"a", "", 1},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        assert_int_equal(tn_name_distance(pairs[i].asked, pairs[i].name), pairs[i].distance);
}

typedef struct names {
    char text[256];
    size_t left; /* visits before the visitor stops */
} names;

static bool add_name(void *context, const tn_op *op)
{
    names *list = context;
    strcat(list->text, tn_op_name(op));
    strcat(list->text, " ");
    return --list->left > 0;
}

static void the_list_is_sorted_filtered_and_can_be_stopped(void **state)
{
    (void)state;
    define("zeta(int a) -> ()", note_ivalues);
    define("alpha(int a) -> ()", note_ivalues);
    define("beta(int a) -> ()", note_ivalues);
    names all = {"", 10};
    names ends_in_a = {"", 2};
    assert_int_equal(tn_op_list("o::*", add_name, &all), TN_OK);
    assert_string_equal(all.text, "o::alpha o::beta o::zeta ");
    assert_int_equal(tn_op_list("o::*ta", add_name, &ends_in_a), TN_OK);
    assert_string_equal(ends_in_a.text, "o::beta o::zeta ");
}

static void overloads_come_in_the_order_of_trial(void **state)
{
    (void)state;
    define("third.z(int a) -> ()", note_ivalues);
    define("third(Tensor a) -> ()", note_ivalues);
    define("third.a(float a) -> ()", note_ivalues);
    define("thirdly(int a) -> ()", note_ivalues);
    names own = {"", 10}, built_in = {"", 10}, first = {"", 1}, none = {"", 10};
    assert_int_equal(tn_op_overloads("o::third", add_name, &own), TN_OK);
    assert_string_equal(own.text, "o::third.z o::third o::third.a ");
    assert_int_equal(tn_op_overloads("aten::add", add_name, &built_in), TN_OK);
    assert_string_equal(built_in.text,
                        "aten::add.Tensor aten::add.out aten::add.Scalar aten::add.Scalar_out ");
    assert_int_equal(tn_op_overloads("aten::sum", add_name, &first), TN_OK);
    assert_string_equal(first.text, "aten::sum ");
    assert_int_equal(tn_op_overloads("o::thir*", add_name, &none), TN_OK);
    assert_int_equal(tn_op_overloads("o::thir", add_name, &none), TN_OK);
    assert_string_equal(none.text, "");
    assert_int_equal(tn_op_overloads(NULL, add_name, &none), TN_ERR_VALUE);
}

static void an_operator_tells_its_schema(void **state)
{
    (void)state;
    const tn_op *op = define("f.over(Tensor a, *, int b=1) -> (Tensor, int)", note_ivalues);
    assert_string_equal(tn_op_name(op), "o::f.over");
    assert_int_equal(tn_op_num_args(op), 2);
    assert_int_equal(tn_op_num_returns(op), 2);
    assert_int_equal(tn_op_arg_index(op, "b"), 1);
    assert_int_equal(tn_op_arg_index(op, "c"), -1);
    assert_string_equal(tn_schema_name(tn_op_schema(op)), "o::f");
    assert_string_equal(tn_schema_overload(tn_op_schema(op)), "over");
}

/* What explain says of one key. */
typedef struct wanted_row {
    const char *key;
    tn_dispatch_row row;
} wanted_row;

static bool find_row(void *context, const tn_dispatch_row *row)
{
    wanted_row *wanted = context;
    if (strcmp(row->key, wanted->key) != 0)
        return true;
    wanted->row = *row;
    return false;
}

static void explain_tells_rule_source_and_place(void **state)
{
    (void)state;
    const tn_op *op = define("f(Tensor a) -> ()", note_ivalues);
    wanted_row wanted = {"CPU", {0}};
    assert_int_equal(tn_op_explain(op, find_row, &wanted), TN_OK);
    assert_int_equal(wanted.row.size, sizeof wanted.row);
    assert_string_equal(wanted.row.rule, "math kernel");
    assert_string_equal(wanted.row.source, "CompositeImplicitAutograd");
    assert_non_null(strstr(wanted.row.origin, "test_ops.c:"));
    wanted = (wanted_row){"BackendSelect", {0}};
    assert_int_equal(tn_op_explain(op, find_row, &wanted), TN_OK);
    assert_true(wanted.row.fallthrough);
    assert_string_equal(wanted.row.origin, "built in");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_library, drop_library)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(numbers_are_boxed_as_the_schema_says),
        TEST(missing_arguments_get_the_schema_s_defaults),
        TEST(a_default_of_another_type_is_refused_where_it_is_used),
        TEST(a_missing_argument_without_default_is_named),
        TEST(too_many_arguments_and_too_little_room_are_refused),
        TEST(a_wrong_type_is_named_with_the_argument_and_the_schema_type),
        TEST(every_mismatch_of_kind_and_type_is_a_type_error),
        TEST(numbers_out_of_an_enumeration_are_refused),
        TEST(a_device_may_be_a_text),
        TEST(one_number_fills_a_list_of_known_length),
        TEST(default_lists_are_read_from_the_schema),
        TEST(long_lists_do_not_fit_the_stack_and_still_arrive),
        TEST(results_of_every_shape_come_back),
        TEST(a_call_that_runs_out_of_memory_anywhere_leaves_nothing),
        TEST(near_misses_are_named),
        TEST(distances_of_names_count_letters_and_swaps),
        TEST(overloads_come_in_the_order_of_trial),
        TEST(the_list_is_sorted_filtered_and_can_be_stopped),
        TEST(an_operator_tells_its_schema),
        TEST(explain_tells_rule_source_and_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
