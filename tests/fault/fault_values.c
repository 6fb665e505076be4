/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A call with a value of every kind, given and by default, with its nth allocation failing for
 * every n: it fails with TN_ERR_MEMORY and gives nothing, or works. The first argument is a list
 * that fills the memory that a call has on the stack, so that each value behind it asks for its
 * own.
 */
#include "base/base.h"
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#define MOST_ALLOCATIONS 500

static const char schema[] =
    "all(int[] fill, Tensor number, Tensor? maybe, str text, Scalar scalar, complex plane, "
    "Device device, ScalarType dtype, float[] reals, bool[2] twice, Tensor[] tensors, "
    "Tensor?[] some, str[] words, int? whole, (int, str) both, Generator? numbers, "
    "int[2] pair=[3, 4], complex c=2j, str t=\"default\", float[] fs=[0.5, 1.5], "
    "Device? d=None, Tensor? last=None) -> (int, str, Tensor, float[], str[])";

/* Gives five results, of which all but one are new. */
static tn_status give_all(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    static const double reals[] = {0.5, 1.5};
    tn_value items[2] = {tn_value_double(reals[0]), tn_value_double(reals[1])};
    tn_value words[2] = {tn_value_string("one", 3), tn_value_string("two", 3)};
    tn_value tensor = tn_value_none();
    TN_TRY(tn_call_arg(call, args, 1, &tensor));
    tn_value results[] = {tn_value_int(7), tn_value_string("text", 4), tensor,
                          tn_value_list(items, 2), tn_value_list(words, 2)};
    tn_status status = tn_call_returns(call, outs, results, 5);
    tn_value_release(&tensor);
    return status;
}

static int define(void **state)
{
    tn_library *library = NULL;
    if (tn_library_new(TN_LIBRARY_DEF, "fault_values", NULL, NULL, 0, &library) != TN_OK ||
        tn_library_define(library, schema, NULL, 0) != TN_OK ||
        tn_library_impl(library, "all", NULL, NULL, give_all, NULL) != TN_OK) {
        print_message("%s\n", tn_last_error());
        return -1;
    }
    *state = library;
    return 0;
}

static int withdraw(void **state)
{
    tn_library_free(*state);
    return 0;
}

static void release_all(tn_value *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_value_release(&values[i]);
}

/* How many allocations a call makes. */
static uint64_t each_value_survives(const tn_value *args, size_t nargs)
{
    const tn_op *op = NULL;
    tn_status status = TN_ERR_MEMORY;
    uint64_t n = 0;
    assert_int_equal(tn_op_find("fault_values::all", &op), TN_OK);
    while (status != TN_OK) {
        tn_value outs[5] = {{0}};
        assert_true(++n < MOST_ALLOCATIONS);
        tni_storage_trim();
        tni_fault_arm(n);
        status = tn_op_call(op, args, nargs, outs, 5);
        tni_fault_arm(0);
        if (status != TN_OK && status != TN_ERR_MEMORY)
            fail_msg("allocation %llu: %s", (unsigned long long)n, tn_last_error());
        for (size_t i = 0; i < 5 && status != TN_OK; i++)
            assert_int_equal(outs[i].kind, TN_KIND_NONE);
        if (status == TN_OK) {
            assert_int_equal(outs[0].as.integer, 7);
            assert_int_equal(outs[1].as.string.length, 4);
            assert_int_equal(outs[3].as.list.count, 2);
            assert_true(outs[3].as.list.items[1].as.real == 1.5);
            assert_memory_equal(outs[4].as.list.items[1].as.string.data, "two", 3);
        }
        release_all(outs, 5);
    }
    return n;
}

static void a_call_with_a_value_of_every_kind_survives(void **state)
{
    static int64_t many[300];
    (void)state;
    const int64_t size = 2;
    tn_tensor *x = NULL;
    tn_value generator = tn_value_none();
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &x), TN_OK);
    assert_int_equal(tn_generator_new(TN_CPU, 5, &generator), TN_OK);
    tn_value reals[] = {tn_value_double(1), tn_value_double(2)};
    tn_value tensors[] = {tn_value_tensor(x), tn_value_tensor(x)};
    tn_value some[] = {tn_value_tensor(x), tn_value_none()};
    tn_value words[] = {tn_value_string("a", 1), tn_value_string("b", 1)};
    tn_value both[] = {tn_value_int(1), tn_value_string("b", 1)};
    tn_value args[] = {
        tn_value_none(),           tn_value_double(2.5),
        tn_value_tensor(x),        tn_value_string("t", 1),
        tn_value_int(3),           tn_value_int(4),
        tn_value_device(TN_CPU),   tn_value_dtype(TN_DTYPE_F64),
        tn_value_list(reals, 2),   tn_value_bool(true),
        tn_value_list(tensors, 2), tn_value_list(some, 2),
        tn_value_list(words, 2),   tn_value_int(5),
        tn_value_list(both, 2),    generator,
    };
    /* The more room the list takes, the more of the others ask for memory. */
    uint64_t most = 0, least = UINT64_MAX;
    for (size_t count = 60; count <= 130; count += 2) {
        args[0] = tn_value_ints(many, count);
        uint64_t made = each_value_survives(args, TN_LEN(args));
        most = made > most ? made : most;
        least = made < least ? made : least;
    }
    assert_true(most > 30 && least < most - 10);
    assert_int_equal(x->ref.count, 1);
    tn_value_release(&generator);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_call_with_a_value_of_every_kind_survives),
    };
    return cmocka_run_group_tests(tests, define, withdraw);
}
