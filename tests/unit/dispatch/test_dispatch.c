/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static const char *ran; /* the context of the last kernel */
static tni_keyset ran_with;

static tn_status note(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    ran = tn_call_context(call);
    ran_with = call->keys;
    return TN_OK;
}

static tn_library *library; /* the block of the test that runs */

static void impl(const char *name, const char *key)
{
    assert_int_equal(tn_library_impl(library, name, key, NULL, note, (void *)(uintptr_t)key),
                     TN_OK);
}

static tn_op *define(const char *schema, const char *name)
{
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    return tni_op_lookup_parts(name, "");
}

static int make_library(void **state)
{
    (void)state;
    ran = NULL;
    return tn_library_new(TN_LIBRARY_DEF, "t", NULL, __FILE__, __LINE__, &library) == TN_OK ? 0
                                                                                            : -1;
}

static int drop_library(void **state)
{
    (void)state;
    tn_library_free(library);
    return 0;
}

static tn_tensor *new_tensor(tn_device device)
{
    int64_t size = 2;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, device, &tensor), TN_OK);
    return tensor;
}

/* Calls an operator of one tensor. */
static tn_status call_one(const tn_op *op, tn_tensor *tensor)
{
    tni_handle handle = {tensor, NULL};
    StableIValue argument = (StableIValue)(uintptr_t)&handle;
    return tn_op_call_boxed(op, &argument, NULL);
}

static void the_device_of_a_tensor_chooses_the_kernel(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    tn_tensor *meta = new_tensor(TN_META);
    impl("f", "CPU");
    impl("f", "Meta");
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "CPU");
    assert_int_equal(call_one(op, meta), TN_OK);
    assert_string_equal(ran, "Meta");
    tn_tensor_release(cpu);
    tn_tensor_release(meta);
}

static void a_kernel_registered_after_a_call_is_seen(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    assert_int_equal(call_one(op, cpu), TN_ERR_NOT_IMPLEMENTED);
    impl("f", NULL);
    assert_int_equal(call_one(op, cpu), TN_OK);
    impl("f", "CPU");
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "CPU");
    tn_tensor_release(cpu);
}

static void built_in_autograd_is_skipped_unless_something_requires_grad(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CPU");
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_int_equal(ran_with & TNI_AUTOGRAD_BITS, 0);
    const tni_dispatch_table *table = tni_op_dispatch_table(op);
    unsigned backend = TNI_BACKEND_CPU;
    assert_int_equal(atomic_load(&table->masks[0][backend]) & TNI_FUNCTIONALITY_BIT(AUTOGRAD), 0);
    assert_int_not_equal(atomic_load(&table->masks[1][backend]) & TNI_FUNCTIONALITY_BIT(AUTOGRAD),
                         0);
    cpu->flags |= TNI_TENSOR_REQUIRES_GRAD | TNI_TENSOR_AUTOGRAD;
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "CPU");
    tn_tensor_release(cpu);
}

static void a_foreign_autograd_kernel_always_runs(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CPU");
    impl("f", "Autograd");
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "Autograd");
    tn_tensor_release(cpu);
}

static void a_fallthrough_counts_for_its_backend_alone(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    tn_tensor *meta = new_tensor(TN_META);
    impl("f", NULL);
    impl("f", "Meta");
    assert_int_equal(tn_library_impl_fallthrough(library, "f", "CPU"), TN_OK);
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_null(ran); /* the composite, whose context is NULL, at Undefined */
    assert_int_equal(tni_keyset_highest_key(ran_with), TNI_KEY_UNDEFINED);
    const tni_dispatch_table *table = tni_op_dispatch_table(op);
    tni_keyset dense = TNI_FUNCTIONALITY_BIT(DENSE);
    assert_int_equal(atomic_load(&table->masks[0][TNI_BACKEND_CPU]) & dense, 0);
    assert_int_equal(atomic_load(&table->masks[0][TNI_BACKEND_META]) & dense, dense);
    assert_int_equal(call_one(op, meta), TN_OK);
    assert_string_equal(ran, "Meta");
    tn_tensor_release(cpu);
    tn_tensor_release(meta);
}

static void a_fallthrough_that_is_called_goes_on_below(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    tni_handle handle = {cpu, NULL};
    StableIValue argument = (StableIValue)(uintptr_t)&handle;
    impl("f", "CPU");
    const tni_signature *signature = atomic_load(&op->signature);
    tni_keyset keys = cpu->keys | TNI_FUNCTIONALITY_BIT(BACKEND_SELECT);
    tn_call call = {op, signature, tni_builtin_fallback((tni_key)tni_table_index(keys)), keys};
    assert_int_equal(tni_fallthrough_call(&call, &argument, NULL), TN_OK);
    assert_string_equal(ran, "CPU");
    tn_tensor_release(cpu);
}

static void the_message_of_a_missing_kernel_names_those_that_exist(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CUDA");
    impl("f", "Meta");
    assert_int_equal(call_one(op, cpu), TN_ERR_NOT_IMPLEMENTED);
    assert_string_equal(tn_last_error(), "Could not run 't::f' with arguments from the 'CPU' "
                                         "backend. Its kernels: CUDA, Meta.");
    tn_tensor_release(cpu);
}

static void meta_tensors_get_advice(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *meta = new_tensor(TN_META);
    impl("f", "CPU");
    assert_int_equal(call_one(op, meta), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "t::f: attempted to run this operator with Meta"));
    assert_int_equal(tni_library_set_python_module(library, "pkg.meta", ""), TN_OK);
    assert_int_equal(call_one(op, meta), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "'pkg.meta'"));
    tn_tensor_release(meta);
}

static void transforms_are_refused_by_name(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CPU");
    cpu->keys |= TNI_FUNCTIONALITY_BIT(FUNCTORCH_BATCHED);
    assert_int_equal(call_one(op, cpu), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "t::f: no kernel for FuncTorchBatched"));
    tn_tensor_release(cpu);
}

static void a_lazy_conjugate_in_a_list_is_made_plain(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor[] xs) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    tni_handle handle = {cpu, NULL};
    StableIValue item = (StableIValue)(uintptr_t)&handle;
    tni_list list = {&item, 1, 0};
    StableIValue argument = (StableIValue)(uintptr_t)&list;
    impl("f", "CPU");
    cpu->keys |= TNI_FUNCTIONALITY_BIT(CONJUGATE);
    assert_int_equal(tn_op_call_boxed(op, &argument, NULL), TN_OK);
    assert_non_null(ran);
    tn_tensor_release(cpu);
}

static void an_ambiguous_entry_says_what_to_do(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", NULL);
    impl("f", "FPGA");
    cpu->keys = TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER) | TNI_FUNCTIONALITY_BIT(FPGA);
    assert_int_equal(call_one(op, cpu), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "AutogradOther"));
    tn_tensor_release(cpu);
}

static void undefined_and_null_tensors_choose_no_backend(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    StableIValue argument = 0;
    impl("f", "CPU");
    assert_int_equal(call_one(op, NULL), TN_ERR_NOT_IMPLEMENTED);
    assert_int_equal(tn_op_call_boxed(op, &argument, NULL), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "There were no tensor arguments to this function"));
}

static void tensors_behind_the_sixty_fourth_argument_count(void **state)
{
    (void)state;
    char schema[1200] = "f(";
    char number[32];
    for (int i = 0; i < 66; i++) {
        snprintf(number, sizeof number, "int a%d, ", i);
        strcat(schema, number);
    }
    strcat(schema, "Tensor x) -> ()");
    tn_op *op = define(schema, "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    tni_handle handle = {cpu, NULL};
    StableIValue arguments[67] = {0};
    arguments[66] = (StableIValue)(uintptr_t)&handle;
    impl("f", "CPU");
    assert_int_equal(tn_op_call_boxed(op, arguments, NULL), TN_OK);
    tn_tensor_release(cpu);
}

static void redispatch_asks_neither_arguments_nor_thread(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *meta = new_tensor(TN_META);
    tni_handle handle = {meta, NULL};
    StableIValue argument = (StableIValue)(uintptr_t)&handle;
    impl("f", "CPU");
    tni_keyset cpu = TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(CPU);
    tni_local_keys before = tni_local_keys_get();
    tni_local_keys_set((tni_local_keys){0, TNI_FUNCTIONALITY_BIT(DENSE)});
    assert_int_equal(tni_redispatch(op, cpu, &argument, NULL), TN_OK);
    tni_local_keys_set(before);
    assert_string_equal(ran, "CPU");
    tn_tensor_release(meta);
}

static void excluded_keys_win_over_included_ones(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CPU");
    impl("f", "Tracer");
    tni_local_keys before = tni_local_keys_get();
    tni_keyset tracer = TNI_FUNCTIONALITY_BIT(TRACER);
    tni_local_keys_set((tni_local_keys){before.included | tracer, before.excluded});
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "Tracer");
    tni_local_keys_set((tni_local_keys){before.included | tracer, before.excluded | tracer});
    assert_int_equal(call_one(op, cpu), TN_OK);
    assert_string_equal(ran, "CPU");
    tni_local_keys_set(before);
    tn_tensor_release(cpu);
}

static void excluding_a_backend_s_key_leaves_the_backend(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *meta = new_tensor(TN_META);
    impl("f", "CPU");
    impl("f", "Meta");
    tni_local_keys before = tni_local_keys_get();
    tni_keyset autograd_meta = TNI_FUNCTIONALITY_BIT(AUTOGRAD) | TNI_BACKEND_BIT(META);
    tni_local_keys_set((tni_local_keys){before.included, before.excluded | autograd_meta});
    assert_int_equal(call_one(op, meta), TN_OK);
    tni_local_keys_set(before);
    assert_string_equal(ran, "Meta");
    tn_tensor_release(meta);
}

static void a_first_call_without_memory_fails_and_the_next_works(void **state)
{
    (void)state;
    tn_op *op = define("first(Tensor x) -> ()", "t::first");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("first", "CPU");
    tni_fault_arm(1);
    tn_status status = call_one(op, cpu);
    tni_fault_arm(0);
    assert_int_equal(status, TN_ERR_MEMORY);
    assert_int_equal(call_one(op, cpu), TN_OK);
    tn_tensor_release(cpu);
}

static void calls_after_the_first_ask_for_no_memory(void **state)
{
    (void)state;
    tn_op *op = define("f(Tensor x) -> ()", "t::f");
    tn_tensor *cpu = new_tensor(TN_CPU);
    impl("f", "CPU");
    assert_int_equal(call_one(op, cpu), TN_OK);
    tni_fault_arm(1);
    tn_status status = call_one(op, cpu);
    tn_op *found = tni_op_lookup_parts("t::f", "");
    assert_int_equal(tni_fault_arm(0), 0);
    assert_int_equal(status, TN_OK);
    assert_ptr_equal(found, op);
    tn_tensor_release(cpu);
}

static void lookup_by_parts_takes_the_overload_apart(void **state)
{
    (void)state;
    define("f.Tensor(Tensor x) -> ()", "t::f");
    define("f(Tensor x) -> ()", "t::f");
    char name[] = "t::f";
    char overload[] = "Tensor";
    tn_op *op = tni_op_lookup_parts(name, overload);
    assert_string_equal(tn_op_name(op), "t::f.Tensor");
    assert_string_equal(tn_op_name(tni_op_lookup_parts(name, "")), "t::f");
    assert_null(tni_op_lookup_parts("t::f.Tensor", ""));
    assert_null(tni_op_lookup_parts("t::f", "default"));
    assert_null(tni_op_lookup_parts("t::", ""));
    /* The same addresses with another text must not find what was cached for them. */
    strcpy(overload, "Scala");
    assert_null(tni_op_lookup_parts(name, overload));
    name[3] = 'g';
    assert_null(tni_op_lookup_parts(name, ""));
    char longer[] = "t::f\0oo";
    assert_non_null(tni_op_lookup_parts(longer, ""));
    longer[4] = 'f';
    assert_null(tni_op_lookup_parts(longer, ""));
}

static void names_of_any_length_are_looked_up(void **state)
{
    (void)state;
    char schema[700] = "";
    char name[700] = "t::";
    memset(schema, 'x', 600);
    memset(name + 3, 'x', 600);
    strcat(schema, "(Tensor x) -> ()");
    tn_op *op = define(schema, name);
    assert_non_null(op);
    assert_string_equal(tn_op_name(op), name);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_library, drop_library)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_device_of_a_tensor_chooses_the_kernel),
        TEST(a_kernel_registered_after_a_call_is_seen),
        TEST(built_in_autograd_is_skipped_unless_something_requires_grad),
        TEST(a_foreign_autograd_kernel_always_runs),
        TEST(a_fallthrough_counts_for_its_backend_alone),
        TEST(a_fallthrough_that_is_called_goes_on_below),
        TEST(the_message_of_a_missing_kernel_names_those_that_exist),
        TEST(meta_tensors_get_advice),
        TEST(transforms_are_refused_by_name),
        TEST(a_lazy_conjugate_in_a_list_is_made_plain),
        TEST(an_ambiguous_entry_says_what_to_do),
        TEST(undefined_and_null_tensors_choose_no_backend),
        TEST(tensors_behind_the_sixty_fourth_argument_count),
        TEST(redispatch_asks_neither_arguments_nor_thread),
        TEST(excluded_keys_win_over_included_ones),
        TEST(excluding_a_backend_s_key_leaves_the_backend),
        TEST(a_first_call_without_memory_fails_and_the_next_works),
        TEST(calls_after_the_first_ask_for_no_memory),
        TEST(lookup_by_parts_takes_the_overload_apart),
        TEST(names_of_any_length_are_looked_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
