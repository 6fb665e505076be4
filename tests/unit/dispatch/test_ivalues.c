/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Each type of the table of ivalues (docs/values.md): carried between Tenon's callers and kernels,
 * and refused at PyTorch's boundary where PyTorch refuses it.
 */
#include "abi_fixture.h"

#include <stdio.h>

#include "dispatch/dispatcher.h"

static tn_library *library; /* the block of the test that runs */

static int make_library(void **state)
{
    (void)state;
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
    if (kernel != NULL)
        assert_int_equal(tn_library_impl(library, name, NULL, NULL, kernel, NULL), TN_OK);
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    return op;
}

/* ---- kernels ---- */

static uint64_t calls; /* of the kernels below */

/* Reads its argument as a value and returns it. */
static tn_status pass_on(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_value value;
    calls++;
    TN_TRY(tn_call_arg(call, args, 0, &value));
    tn_status status = tn_call_return(call, outs, 0, &value);
    tn_value_release(&value);
    return status;
}

/* Returns a number where the schema says str. */
static tn_status return_a_number(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tn_value number = tn_value_int(3);
    (void)args;
    return tn_call_return(call, outs, 0, &number);
}

static tn_status look_behind_the_end(const tn_call *call, const StableIValue *args,
                                     StableIValue *outs)
{
    tn_value value = tn_value_int(3);
    assert_int_equal(tn_call_return(call, outs, 1, &value), TN_ERR_INDEX);
    return tn_call_arg(call, args, 1, &value);
}

/* A tuple of one part too few. */
static tn_status return_a_short_tuple(const tn_call *call, const StableIValue *args,
                                      StableIValue *outs)
{
    tni_list *parts;
    (void)call;
    (void)args;
    TN_TRY(tni_list_new(1, &parts));
    TN_TRY(tni_list_push(parts, 1));
    outs[0] = (StableIValue)(uintptr_t)parts;
    return TN_OK;
}

static void foreign(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)stack;
    (void)num_args;
    (void)num_returns;
    calls++;
}

/* ---- samples ---- */

static tn_value stream_value(void)
{
    tn_value value = {TN_KIND_STREAM, {0}};
    value.as.stream.device = (tn_device){TN_DEVICE_CUDA, 3};
    value.as.stream.id = -7;
    return value;
}

static tn_value complex_value(void)
{
    tn_value value = {TN_KIND_COMPLEX, {.complex = {1.5, -2.0}}};
    return value;
}

static tn_value layout_value(tn_kind kind, int64_t number)
{
    tn_value value = {kind, {0}};
    value.as.integer = number;
    return value;
}

/* Rows of the table: a type and a value of it. Types that hold tensors have tests of their own. */
typedef struct sample {
    const char *type; /* of the schema */
    tn_value value;   /* one of it */
} sample;

static tn_value parts[] = {{TN_KIND_INT, {.integer = 4}}, {TN_KIND_STRING, {.string = {"x", 1}}}};
static tn_value numbers[] = {{TN_KIND_INT, {.integer = 1}}, {TN_KIND_DOUBLE, {.real = 0.5}}};
static tn_value texts[] = {{TN_KIND_STRING, {.string = {"", 0}}},
                           {TN_KIND_STRING, {.string = {"a\0b", 3}}}};
static tn_value nothing_and_one[] = {{TN_KIND_NONE, {0}}, {TN_KIND_INT, {.integer = 1}}};

static size_t make_samples(sample *out)
{
    const sample samples[] = {
        {"int", tn_value_int(INT64_MIN)},
        {"SymInt", tn_value_int(-1)},
        {"float", tn_value_double(-0.25)},
        {"SymFloat", tn_value_double(2.5)},
        {"bool", tn_value_bool(true)},
        {"SymBool", tn_value_bool(true)},
        {"str", tn_value_string("a\0b", 3)},
        {"Scalar", tn_value_int(7)},
        {"Scalar", tn_value_double(7.5)},
        {"Scalar", tn_value_bool(false)},
        {"Scalar", complex_value()},
        {"complex", complex_value()},
        {"ScalarType", tn_value_dtype(TN_DTYPE_F64)},
        {"Layout", layout_value(TN_KIND_LAYOUT, 2)},
        {"MemoryFormat", layout_value(TN_KIND_MEMORY_FORMAT, 3)},
        {"QScheme", tn_value_int(4)},
        {"Device", tn_value_device((tn_device){TN_DEVICE_META, -1})},
        {"Stream", stream_value()},
        {"Stream?", stream_value()},
        {"Stream?", tn_value_none()},
        {"Scalar?", tn_value_none()},
        {"Scalar?", tn_value_double(0.5)},
        {"Scalar[]", tn_value_list(numbers, 2)},
        {"str[]", tn_value_list(texts, 2)},
        {"int?[]", tn_value_list(nothing_and_one, 2)},
        {"(int, str)", tn_value_list(parts, 2)},
        {"()", tn_value_list(NULL, 0)},
    };
    memcpy(out, samples, sizeof samples);
    return TN_LEN(samples);
}

static bool is_equal(const tn_value *a, const tn_value *b)
{
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case TN_KIND_INT:
    case TN_KIND_DTYPE:
    case TN_KIND_LAYOUT:
    case TN_KIND_MEMORY_FORMAT:
        return a->as.integer == b->as.integer;
    case TN_KIND_DOUBLE:
        return a->as.real == b->as.real;
    case TN_KIND_BOOL:
        return a->as.boolean == b->as.boolean;
    case TN_KIND_COMPLEX:
        return a->as.complex[0] == b->as.complex[0] && a->as.complex[1] == b->as.complex[1];
    case TN_KIND_STRING:
        return a->as.string.length == b->as.string.length &&
               memcmp(a->as.string.data, b->as.string.data, a->as.string.length) == 0;
    case TN_KIND_DEVICE:
        return a->as.device.type == b->as.device.type && a->as.device.index == b->as.device.index;
    case TN_KIND_STREAM:
        return a->as.stream.device.type == b->as.stream.device.type &&
               a->as.stream.device.index == b->as.stream.device.index &&
               a->as.stream.id == b->as.stream.id;
    case TN_KIND_LIST:
        for (size_t i = 0; i < a->as.list.count && a->as.list.count == b->as.list.count; i++)
            if (!is_equal(&a->as.list.items[i], &b->as.list.items[i]))
                return false;
        return a->as.list.count == b->as.list.count;
    default:
        return a->kind == TN_KIND_NONE;
    }
}

/* ---- inside Tenon ---- */

static void every_type_of_the_table_passes_from_a_caller_to_a_kernel_and_back(void **state)
{
    (void)state;
    sample samples[40];
    size_t count = make_samples(samples);
    for (size_t i = 0; i < count; i++) {
        char schema[80];
        snprintf(schema, sizeof schema, "f%zu(%s a) -> (%s b)", i, samples[i].type,
                 samples[i].type);
        const tn_op *op = define(schema, pass_on);
        tn_value out = tn_value_none();
        if (tn_op_call(op, &samples[i].value, 1, &out, 1) != TN_OK)
            fail_msg("%s: %s", samples[i].type, tn_last_error());
        if (!is_equal(&samples[i].value, &out))
            fail_msg("%s came back as another value", samples[i].type);
        tn_value_release(&out);
    }
}

static void no_memory_is_left_when_it_runs_out_half_way(void **state)
{
    (void)state;
    sample samples[40];
    size_t count = make_samples(samples);
    for (size_t i = 0; i < count; i++) {
        char schema[80];
        snprintf(schema, sizeof schema, "f%zu(%s a) -> (%s b)", i, samples[i].type,
                 samples[i].type);
        const tn_op *op = define(schema, pass_on);
        tn_value out = tn_value_none();
        tn_status status = TN_ERR_MEMORY;
        for (uint64_t nth = 1; status != TN_OK; nth++) {
            tni_fault_arm(nth);
            status = tn_op_call(op, &samples[i].value, 1, &out, 1);
            tni_fault_arm(0);
            assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        }
        tn_value_release(&out);
    }
}

static tn_tensor *new_tensor(void)
{
    int64_t size = 2;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

static void a_storage_is_any_tensor_that_lies_in_it(void **state)
{
    (void)state;
    const tn_op *op = define("f(Storage a) -> Storage", pass_on);
    tn_tensor *tensor = new_tensor();
    tn_value arg = tn_value_tensor(tensor);
    tn_value out;
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_OK);
    assert_true(tn_tensor_shares_storage(tensor, out.as.tensor));
    tn_value_release(&out);
    tn_tensor_release(tensor);
    arg = tn_value_tensor(NULL);
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_ERR_VALUE);
    assert_string_equal(tn_last_error(),
                        "o::f: argument 'a' is the undefined tensor, which has no storage");
}

static void tensors_in_a_tuple_are_counted_and_choose_no_kernel(void **state)
{
    (void)state;
    const tn_op *op = define("f((Tensor, Tensor[]) a) -> (Tensor, Tensor[])", NULL);
    const tn_op *whole = define("g((Tensor, int) a) -> ((Tensor, int) b)", pass_on);
    tn_tensor *tensor = new_tensor();
    tn_value items[] = {tn_value_tensor(tensor), tn_value_int(5)};
    tn_value arg = tn_value_list(items, 2);
    tn_value outs[2];
    assert_int_equal(tn_op_num_returns(op), 2);
    assert_int_equal(tn_op_call(whole, &arg, 1, outs, 1), TN_OK);
    assert_int_equal(outs[0].as.list.count, 2);
    assert_ptr_equal(outs[0].as.list.items[0].as.tensor, tensor);
    assert_int_equal(outs[0].as.list.items[1].as.integer, 5);
    tn_value_release(&outs[0]);
    assert_int_equal(tensor->ref.count, 1);
    tn_library *cpu;
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "o", "CPU", __FILE__, __LINE__, &cpu), TN_OK);
    assert_int_equal(tn_library_impl(cpu, "o::f", NULL, NULL, pass_on, NULL), TN_OK);
    tn_value list = tn_value_list(items, 1);
    items[1] = list;
    assert_int_equal(tn_op_call(op, &arg, 1, outs, 2), TN_ERR_NOT_IMPLEMENTED);
    tn_library_free(cpu);
    tn_tensor_release(tensor);
}

static void a_tuple_has_as_many_parts_as_its_type(void **state)
{
    (void)state;
    const tn_op *op = define("f((int, str) a) -> ()", pass_on);
    const tn_op *result = define("g() -> ((int, str) b)", return_a_short_tuple);
    tn_value out;
    tn_value arg = tn_value_list(parts, 1);
    assert_int_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_ERR_VALUE);
    assert_string_equal(tn_last_error(), "o::f: argument 'a' is a tuple of 1, schema says of 2");
    arg = tn_value_int(1);
    assert_int_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_ERR_TYPE);
    assert_string_equal(tn_last_error(), "o::f: argument 'a' is int, schema says (int, str)");
    assert_int_equal(tn_op_call(result, NULL, 0, &out, 1), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "a tuple of 1, schema says of 2"));
}

static void what_is_no_value_of_the_type_is_refused(void **state)
{
    (void)state;
    const tn_op *scheme = define("q(QScheme a) -> ()", pass_on);
    const tn_op *stream = define("s(Stream a) -> ()", pass_on);
    tn_value arg = tn_value_int(5);
    assert_int_equal(tn_op_call(scheme, &arg, 1, NULL, 0), TN_ERR_VALUE);
    assert_string_equal(tn_last_error(), "o::q: argument 'a' is 5, which is no QScheme");
    assert_int_equal(tn_op_call(stream, &arg, 1, NULL, 0), TN_ERR_TYPE);
    arg = tn_value_bool(true);
    assert_int_equal(tn_op_call(scheme, &arg, 1, NULL, 0), TN_ERR_TYPE);
}

static void a_kernel_s_value_that_does_not_fit_names_the_return(void **state)
{
    (void)state;
    const tn_op *op = define("f(int a) -> str", return_a_number);
    const tn_op *other = define("g(int a) -> str", look_behind_the_end);
    tn_value arg = tn_value_int(1);
    tn_value out;
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_ERR_TYPE);
    assert_string_equal(tn_last_error(), "o::f: return 0 is int, schema says str");
    assert_int_equal(tn_op_call(other, &arg, 1, &out, 1), TN_ERR_INDEX);
    assert_string_equal(tn_last_error(), "tn_call_arg: o::g: the schema has no number 1");
}

static void types_without_an_ivalue_are_refused_by_name(void **state)
{
    (void)state;
    static const char *const types[] = {"Any", "Dict(str, int)", "Quantizer", "Future(int)"};
    for (size_t i = 0; i < TN_LEN(types); i++) {
        char schema[80];
        snprintf(schema, sizeof schema, "f%zu(%s a) -> ()", i, types[i]);
        const tn_op *op = define(schema, pass_on);
        tn_value arg = tn_value_int(1);
        calls = 0;
        assert_int_equal(tn_op_call(op, &arg, 1, NULL, 0), TN_ERR_NOT_IMPLEMENTED);
        assert_non_null(strstr(tn_last_error(), types[i]));
        assert_int_equal(calls, 0);
    }
}

/* ---- PyTorch's boundary ---- */

/* Types that PyTorch 2.13 does not convert, as it was seen to answer. */
static const char *const refused[] = {"Scalar",  "complex",        "Stream",
                                      "Storage", "SymBool",        "QScheme",
                                      "Any",     "Dict(str, int)", "(int, int)"};

static void pytorch_s_refusals_are_kept_at_the_boundary(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(refused); i++) {
        char schema[80];
        char expected[160];
        snprintf(schema, sizeof schema, "f%zu(%s a) -> ()", i, refused[i]);
        define(schema, pass_on);
        StableIValue stack[1] = {1};
        snprintf(schema, sizeof schema, "o::f%zu", i);
        calls = 0;
        assert_failure(torch_call_dispatcher(schema, "", stack, TORCH_ABI_VERSION));
        snprintf(expected, sizeof expected,
                 "Not yet supported conversion from StableIValue to IValue for schema type: %s",
                 refused[i]);
        assert_non_null(strstr(tn_last_error(), expected));
        assert_int_equal(calls, 0);
    }
}

static void tenon_s_values_do_not_reach_foreign_kernels(void **state)
{
    (void)state;
    sample samples[40];
    size_t count = make_samples(samples);
    TorchLibraryHandle block = NULL;
    assert_success(aoti_torch_library_init_fragment("o", __FILE__, __LINE__, &block));
    size_t seen = 0;
    for (size_t i = 0; i < count; i++) {
        char schema[80];
        snprintf(schema, sizeof schema, "f%zu(%s a) -> ()", i, samples[i].type);
        const tn_op *op = define(schema, NULL);
        if (op->signature == NULL || atomic_load(&op->signature)->crosses_abi ||
            samples[i].value.kind == TN_KIND_NONE)
            continue;
        *strchr(schema, '(') = '\0';
        assert_success(torch_library_impl(block, schema, foreign, TORCH_ABI_VERSION));
        calls = 0;
        assert_int_equal(tn_op_call(op, &samples[i].value, 1, NULL, 0), TN_ERR_RUNTIME);
        assert_non_null(
            strstr(tn_last_error(), "Not yet supported conversion from IValue to StableIValue"));
        assert_int_equal(calls, 0);
        seen++;
    }
    assert_true(seen >= 12);
    assert_success(aoti_torch_delete_library_object(block));
}

static void extensions_cannot_define_what_pytorch_cannot_parse(void **state)
{
    (void)state;
    TorchLibraryHandle block = NULL;
    assert_success(aoti_torch_library_init_fragment("o", __FILE__, __LINE__, &block));
    assert_failure(aoti_torch_library_def(block, "f(SymFloat? a) -> ()"));
    assert_non_null(strstr(tn_last_error(), "unknown type specifier SymFloat"));
    assert_failure(aoti_torch_library_def(block, "f() -> SymFloat[]"));
    assert_success(aoti_torch_library_def(block, "f(float SymFloat) -> ()"));
    assert_success(aoti_torch_delete_library_object(block));
}

/* A caller's generator, through a program's kernel and through an extension's. */
static void take_generator(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    int32_t type = -1;
    int32_t index = -1;
    AtenGeneratorHandle generator = (AtenGeneratorHandle)(uintptr_t)stack[0];
    (void)num_args;
    (void)num_returns;
    torch_generator_get_device(generator, &type, &index);
    torch_delete_generator(generator);
    stack[0] = (StableIValue)(uint64_t)(10 * type + index);
}

static void a_callers_generator_reaches_kernels_of_programs_and_of_extensions(void **state)
{
    (void)state;
    TorchLibraryHandle extension = NULL;
    const tn_op *taker = NULL;
    tn_value generator = tn_value_none();
    tn_value out = tn_value_none();
    const tn_op *op = define("g(Generator a) -> Generator", pass_on);
    assert_success(aoti_torch_library_init_fragment("o", __FILE__, __LINE__, &extension));
    assert_success(aoti_torch_library_def(extension, "h(Generator a) -> int"));
    assert_success(torch_library_impl(extension, "h", take_generator, 0));
    assert_int_equal(tn_op_find("o::h", &taker), TN_OK);
    assert_int_equal(tn_generator_new((tn_device){TN_DEVICE_CUDA, 3}, 7, &generator), TN_OK);
    assert_int_equal(tn_op_call(op, &generator, 1, &out, 1), TN_OK);
    assert_int_equal(out.kind, TN_KIND_OPAQUE);
    assert_true(out.as.opaque == generator.as.opaque);
    tn_value_release(&generator);
    generator = out;
    assert_int_equal(tn_op_call(taker, &generator, 1, &out, 1), TN_OK);
    assert_int_equal(out.as.integer, 13);
    tn_value_release(&generator);
    generator = (tn_value){TN_KIND_OPAQUE, {0}};
    assert_int_equal(tn_op_call(op, &generator, 1, &out, 1), TN_ERR_TYPE);
    assert_int_equal(tn_generator_new((tn_device){21, 0}, 7, &generator), TN_ERR_VALUE);
    assert_success(aoti_torch_delete_library_object(extension));
}

static int64_t draw(const tn_value *generator)
{
    static const tn_op *op;
    tn_value made = tn_value_none();
    const int64_t one = 1;
    assert_int_equal(tn_op_find("aten::randint.generator", &op), TN_OK);
    tn_value args[] = {tn_value_int(1000000), tn_value_ints(&one, 1), *generator};
    assert_int_equal(tn_op_call(op, args, 3, &made, 1), TN_OK);
    int64_t drawn = *(const int64_t *)tn_tensor_data(made.as.tensor);
    tn_value_release(&made);
    return drawn;
}

static void a_generator_is_started_anew_for_all_who_hold_it(void **state)
{
    (void)state;
    tn_value generator = tn_value_none();
    tn_value number = tn_value_int(3);
    assert_int_equal(tn_generator_new(TN_CPU, 7, &generator), TN_OK);
    int64_t first = draw(&generator);
    assert_true(draw(&generator) != first);
    assert_int_equal(tn_generator_seed(&generator, 7), TN_OK);
    assert_int_equal(draw(&generator), first);
    assert_int_equal(tn_generator_seed(&number, 7), TN_ERR_TYPE);
    assert_int_equal(tn_generator_seed(NULL, 7), TN_ERR_TYPE);
    tn_value_release(&generator);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_library, drop_library)
    const struct CMUnitTest tests[] = {
        TEST(a_generator_is_started_anew_for_all_who_hold_it),
        TEST(a_callers_generator_reaches_kernels_of_programs_and_of_extensions),
        TEST(every_type_of_the_table_passes_from_a_caller_to_a_kernel_and_back),
        TEST(no_memory_is_left_when_it_runs_out_half_way),
        TEST(a_storage_is_any_tensor_that_lies_in_it),
        TEST(tensors_in_a_tuple_are_counted_and_choose_no_kernel),
        TEST(a_tuple_has_as_many_parts_as_its_type),
        TEST(what_is_no_value_of_the_type_is_refused),
        TEST(a_kernel_s_value_that_does_not_fit_names_the_return),
        TEST(types_without_an_ivalue_are_refused_by_name),
        TEST(pytorch_s_refusals_are_kept_at_the_boundary),
        TEST(tenon_s_values_do_not_reach_foreign_kernels),
        TEST(extensions_cannot_define_what_pytorch_cannot_parse),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
