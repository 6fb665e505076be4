/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_dispatch: what the dispatcher alone costs, without the ABI around it.
 *
 *     dispatch_boxed     a cached operator whose plain C kernel returns a new handle, and its
 * release dispatch_bare      the same with a kernel that returns nothing dispatch_values    the
 * first through tn_op_call, with a tensor and a default lookup_parts       an operator by
 * "ns::name" and "overload", as torch_call_dispatcher gets them lookup_name        by one string,
 * without the cache of the two
 *
 * `bench_dispatch --count dispatch_boxed N` under callgrind, for two N, gives the instructions of a
 * step: boxed 175, bare 108, values 613, lookup_parts 125, lookup_name 185.
 */
#include "bench.h"
#include "dispatch/dispatcher.h"

static const tn_op *boxed_op;
static const tn_op *bare_op;
static const tn_op *values_op;
static tn_tensor *tensor;
static StableIValue argument;

static tn_status same_tensor(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    return tn_boxed_from_tensor_take(tn_tensor_retain(tn_boxed_tensor(args[0])), &outs[0]);
}

static tn_status nothing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return TN_OK;
}

static bool loop_boxed(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        StableIValue result;
        if (tn_op_call_boxed(boxed_op, &argument, &result) != TN_OK)
            return false;
        tn_boxed_tensor_release(result);
    }
    return true;
}

static bool loop_bare(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++)
        if (tn_op_call_boxed(bare_op, &argument, NULL) != TN_OK)
            return false;
    return true;
}

static bool loop_values(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        tn_value value = tn_value_tensor(tensor);
        tn_value result;
        if (tn_op_call(values_op, &value, 1, &result, 1) != TN_OK)
            return false;
        tn_value_release(&result);
    }
    return true;
}

static bool loop_lookup_parts(uint64_t steps)
{
    const char *name = "bench_dispatch::same";
    const char *overload = "Tensor";
    for (uint64_t i = 0; i < steps; i++) {
        bench_keep(&name);
        if (tni_op_lookup_parts(name, overload) != boxed_op)
            return false;
    }
    return true;
}

static bool loop_lookup_name(uint64_t steps)
{
    const char *name = "bench_dispatch::same.Tensor";
    for (uint64_t i = 0; i < steps; i++) {
        bench_keep(&name);
        if (tni_op_lookup(name, strlen(name)) != boxed_op)
            return false;
    }
    return true;
}

/* A name that nobody has, with the advice in its message. */
static bool loop_lookup_unknown(uint64_t steps)
{
    const tn_op *op;
    for (uint64_t i = 0; i < steps; i++)
        if (i % 16 == 0 && tn_op_find("aten::no_such_name", &op) == TN_OK)
            return false;
    return true;
}

static bool prepare(void)
{
    static const int64_t sizes[] = {1};
    static tn_library *library;
    return tn_library_new(TN_LIBRARY_DEF, "bench_dispatch", NULL, __FILE__, __LINE__, &library) ==
               TN_OK &&
           tn_library_define(library, "same.Tensor(Tensor x) -> Tensor", NULL, 0) == TN_OK &&
           tn_library_define(library, "bare(Tensor x) -> ()", NULL, 0) == TN_OK &&
           tn_library_define(library, "values(Tensor x, Scalar alpha=1) -> Tensor", NULL, 0) ==
               TN_OK &&
           tn_library_impl(library, "same.Tensor", "CPU", NULL, same_tensor, NULL) == TN_OK &&
           tn_library_impl(library, "bare", "CPU", NULL, nothing, NULL) == TN_OK &&
           tn_library_impl(library, "values", "CPU", NULL, same_tensor, NULL) == TN_OK &&
           tn_op_find("bench_dispatch::same.Tensor", &boxed_op) == TN_OK &&
           tn_op_find("bench_dispatch::bare", &bare_op) == TN_OK &&
           tn_op_find("bench_dispatch::values", &values_op) == TN_OK &&
           tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &tensor) == TN_OK &&
           tn_boxed_from_tensor_take(tn_tensor_retain(tensor), &argument) == TN_OK;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {
        {"dispatch_boxed", loop_boxed, 2000000},    {"dispatch_bare", loop_bare, 2000000},
        {"dispatch_values", loop_values, 500000},   {"lookup_parts", loop_lookup_parts, 2000000},
        {"lookup_name", loop_lookup_name, 2000000}, {"lookup_unknown", loop_lookup_unknown, 20000},
    };
    if (!prepare()) {
        fprintf(stderr, "bench_dispatch: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
