/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Built-in operators do not read or write the memory of a device: what has no kernel of the backend
 * is made of operators or refused. Every operator is called with tensors of a fake device, whose
 * memory ends the call of whoever touches it: once on a device that makes, fills and nothing else,
 * once on one that has all kernels. test_device_corpus makes the recorded calls on the second.
 */
#include "fake_device.h"

#include "any_args.h"
#include "device_faults.h"
#include "fake_fallback.h"

/* What the calls of one operator end with, besides FAULT_TOUCHED. */
enum { SOME_RAN = 0, NONE_RAN = 3 };

/* Names a fake device for every `Device? device`, so that factories make their tensors there. */
static void name_device(any_args *args, const tn_schema *schema)
{
    static StableIValue device;
    device = tni_box_device(fake_on(1));
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_type *type = schema->args[i].type;
        if (type->kind == TNI_TYPE_OPTIONAL && any_inner(type)->kind == TNI_TYPE_DEVICE)
            args->ivalues[i] = (StableIValue)(uintptr_t)&device;
    }
}

/* Lists of whole numbers are of `number`: one, as many as their type says, or one a dimension. */
static void name_sizes(any_args *args, const tn_schema *schema, int64_t number, size_t rank)
{
    static int64_t numbers[TN_MAX_DIM];
    for (size_t i = 0; i < TN_MAX_DIM; i++)
        numbers[i] = number;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_type *type = schema->args[i].type;
        bool has_numbers =
            type->kind == TNI_TYPE_LIST &&
            (any_inner(type)->kind == TNI_TYPE_INT || any_inner(type)->kind == TNI_TYPE_SYMINT);
        if (!has_numbers)
            continue;
        args->lists[i].items = (StableIValue *)(void *)numbers;
        if (number > 2 && type->list_size == 0)
            args->lists[i].size = rank;
    }
}

/* Whether the call succeeds. */
static bool runs(const tn_op *op, size_t kind, int64_t number)
{
    any_args args;
    tn_tensor *tensor;
    StableIValue outs[TNI_PLAIN_RETURNS] = {0};
    if (tn_tensor_empty(any_kinds[kind].dtype, (int64_t)any_kinds[kind].rank, any_kinds[kind].sizes,
                        NULL, fake_on(1), &tensor) != TN_OK)
        abort();
    any_fill_all(&args, tn_op_schema(op), tensor, number);
    if (number > 0)
        name_device(&args, tn_op_schema(op));
    if (number > 1)
        name_sizes(&args, tn_op_schema(op), number, any_kinds[kind].rank);
    tn_status status = tni_dispatch(op, args.ivalues, outs);
    if (status == TN_OK)
        tni_returns_drop(atomic_load(&op->signature), outs, tn_op_schema(op)->nreturns);
    tn_tensor_release(tensor);
    return status == TN_OK;
}

static int call_one(void *context, size_t index)
{
    size_t good = 0;
    (void)context;
    for (size_t kind = 0; kind < TN_LEN(any_kinds); kind++)
        for (int64_t number = 0; number < 4; number++)
            good += runs(any_ops[index], kind, number);
    return good > 0 ? SOME_RAN : NONE_RAN;
}

static void no_operator_touches_the_memory_of_a_device(void **state)
{
    size_t ran = 0;
    size_t failed = 0;
    int *ends = faults_each(any_nops, call_one, NULL);
    (void)state;
    for (size_t i = 0; i < any_nops; i++) {
        ran += ends[i] == SOME_RAN;
        if (ends[i] == SOME_RAN || ends[i] == NONE_RAN)
            continue;
        printf("    %s %s\n", tn_op_name(any_ops[i]),
               ends[i] == FAULT_TOUCHED ? "touches the memory of a device" : "crashes");
        failed++;
    }
    faults_drop(ends, any_nops);
    printf("    %zu of %zu operators ran\n", ran, any_nops);
    assert_int_equal(failed, 0);
}

/* The same where the device has all kernels, so that composites go on behind the first of them. */
static void no_operator_touches_memory_between_kernels(void **state)
{
    tn_library *all;
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "_", "PrivateUse1", __FILE__, __LINE__, &all),
                     TN_OK);
    assert_int_equal(tn_library_fallback(all, NULL, twins_run, NULL), TN_OK);
    fake_kernel("copy_", twins_run); /* an explicit composite, so no fallback serves it */
    no_operator_touches_the_memory_of_a_device(state);
    tn_library_free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_operator_touches_the_memory_of_a_device),
        cmocka_unit_test(no_operator_touches_memory_between_kernels),
    };
    if (!any_begin())
        return 1;
    return cmocka_run_group_tests(tests, fake_begin, fake_end);
}
