/* SPDX-License-Identifier: BSD-3-Clause */
/* The generated table of built-in operators, as the dispatcher reads it. */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"
#include "quiet.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static const char *name_of(uint32_t index)
{
    return tni_builtin_text + tni_builtins[index].name;
}

static void every_row_is_found_by_its_name_and_nothing_else_is(void **state)
{
    (void)state;
    assert_true(tni_num_builtins > 8);
    for (uint32_t i = 0; i < tni_num_builtins; i++) {
        char longer[160];
        const char *name = name_of(i);
        assert_int_equal(tni_builtin_find(name, strlen(name)), i);
        assert_true(tni_builtin_find(name, strlen(name) - 1) != i);
        snprintf(longer, sizeof longer, "%s_no_such", name);
        assert_int_equal(tni_builtin_find(longer, strlen(longer)), -1);
    }
    assert_int_equal(tni_builtin_find("aten::", 6), -1);
    assert_int_equal(tni_builtin_find("zz::z", 5), -1);
}

static void a_first_lookup_survives_every_failing_allocation(void **state)
{
    (void)state;
    const char *name = name_of(tni_num_builtins - 1);
    tn_op *op = NULL;
    uint64_t nth = 0;
    while (op == NULL) {
        tni_fault_arm(++nth);
        op = tni_op_lookup(name, strlen(name));
        tni_fault_arm(0);
        assert_true(op != NULL || tn_last_status() == TN_ERR_MEMORY);
        assert_true(nth < 1000);
    }
    assert_true(nth > 3);
    assert_string_equal(tn_op_name(op), name);
    assert_non_null(tn_op_schema(op));
}

static void every_row_becomes_the_operator_its_schema_says(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < tni_num_builtins; i++) {
        char name[160];
        const tn_op *op = NULL;
        assert_int_equal(tn_op_find(name_of(i), &op), TN_OK);
        const char *overload = tn_schema_overload(tn_op_schema(op));
        snprintf(name, sizeof name, "%s%s%s", tn_schema_name(tn_op_schema(op)),
                 *overload == '\0' ? "" : ".", overload);
        assert_string_equal(name, name_of(i));
        assert_int_equal(op->ntags, __builtin_popcount(tni_builtins[i].tags));
        for (size_t k = 0; k < tni_builtins[i].nkernels; k++) {
            tni_key key = tni_builtin_kernels[tni_builtins[i].first_kernel + k].key;
            assert_true(key > TNI_KEY_UNDEFINED && key < TNI_NUM_KEYS);
        }
    }
}

static bool count_op(void *context, const tn_op *op)
{
    (void)op;
    ++*(uint32_t *)context;
    return true;
}

static void the_list_has_operators_nobody_asked_for_yet(void **state)
{
    (void)state;
    static const char *const patterns[] = {"aten::*",
                                           "mkl::*",
                                           "mkldnn::*",
                                           "onednn::*",
                                           "prims::*",
                                           "quantized::*",
                                           "quantized_decomposed::*",
                                           "tenon::*"};
    uint32_t count = 0;
    for (size_t i = 0; i < TN_LEN(patterns); i++)
        assert_int_equal(tn_op_list(patterns[i], count_op, &count), TN_OK);
    assert_int_equal(count, tni_num_builtins);
}

static tn_status answer(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    outs[0] = 0;
    return TN_OK;
}

static void a_kernel_over_a_built_in_one_counts_until_it_is_withdrawn(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *library;
    tni_key cpu;
    quiet_begin();
    assert_int_equal(tni_key_parse("CPU", &cpu), TN_OK);
    assert_int_equal(tn_op_find(name_of(0), &op), TN_OK);
    const tni_kernel *before = tni_resolve_key(op, cpu).kernel;
    assert_non_null(before);
    assert_string_equal(before->origin, "built in");
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "aten", "CPU", "f.c", 1, &library), TN_OK);
    assert_int_equal(tn_library_impl(library, name_of(0), NULL, NULL, answer, NULL), TN_OK);
    assert_string_equal(tni_resolve_key(op, cpu).kernel->origin, "f.c:1");
    tn_library_free(library);
    assert_ptr_equal(tni_resolve_key(op, cpu).kernel, before);
}

static void a_built_in_operator_is_not_defined_again(void **state)
{
    (void)state;
    tn_library *library;
    const char *schema = tni_builtin_text + tni_builtins[0].schema;
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "aten", NULL, "f.c", 1, &library), TN_OK);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "built in"));
    tn_library_free(library);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_found_by_its_name_and_nothing_else_is),
        cmocka_unit_test(a_first_lookup_survives_every_failing_allocation),
        cmocka_unit_test(the_list_has_operators_nobody_asked_for_yet),
        cmocka_unit_test(every_row_becomes_the_operator_its_schema_says),
        cmocka_unit_test(a_kernel_over_a_built_in_one_counts_until_it_is_withdrawn),
        cmocka_unit_test(a_built_in_operator_is_not_defined_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
