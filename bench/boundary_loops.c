/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops over functions of PyTorch's C boundary, compiled once and run in both hosts: bench_calls.c
 * times them in Tenon, torch_side.py in PyTorch. The no-op operator bench_c::noop is plain C: its
 * argument, which a kernel owns, is its result.
 */
#include <pthread.h>
#include <tenon/extension.h>
#include <unistd.h>

#define LOOP __attribute__((visibility("default"))) bool

LOOP bench_one_call(uint64_t steps);
LOOP bench_two_calls(uint64_t steps);
LOOP bench_new_handle(uint64_t steps);
LOOP bench_empty_strided(uint64_t steps);
LOOP bench_get_dim(uint64_t steps);
LOOP bench_noop_c(uint64_t steps);
LOOP bench_start_thread(uint64_t steps);

static void noop(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)stack;
    (void)num_args;
    (void)num_returns;
}

TN_LIBRARY(bench_c, m)
{
    tn_def(m, "noop(Tensor x) -> Tensor");
}

TN_LIBRARY_IMPL(bench_c, CPU, m)
{
    tn_impl(m, "noop", noop);
}

static AtenTensorHandle small_tensor(void)
{
    static const int64_t one[] = {1};
    AtenTensorHandle tensor = NULL;
    aoti_torch_empty_strided(1, one, one, aoti_torch_dtype_float32(), aoti_torch_device_type_cpu(),
                             0, &tensor);
    return tensor;
}

/*
 * The least that a call can cost: an exported function that returns a constant, once and twice per
 * step. What a row of one or two calls shows beyond these is the work of the functions.
 */
LOOP bench_one_call(uint64_t steps)
{
    int32_t sum = 0;
    for (uint64_t i = 0; i < steps; i++)
        sum |= aoti_torch_device_type_cpu();
    return sum == 0;
}

LOOP bench_two_calls(uint64_t steps)
{
    int32_t sum = 0;
    for (uint64_t i = 0; i < steps; i++) {
        sum |= aoti_torch_device_type_cpu();
        sum |= aoti_torch_device_type_cpu();
    }
    return sum == 0;
}

LOOP bench_new_handle(uint64_t steps)
{
    AtenTensorHandle tensor = small_tensor();
    for (uint64_t i = 0; i < steps; i++) {
        AtenTensorHandle handle;
        if (aoti_torch_new_tensor_handle(tensor, &handle) != 0)
            return false;
        aoti_torch_delete_tensor_object(handle);
    }
    return aoti_torch_delete_tensor_object(tensor) == 0;
}

LOOP bench_empty_strided(uint64_t steps)
{
    static const int64_t one[] = {1};
    int32_t dtype = aoti_torch_dtype_float32();
    int32_t cpu = aoti_torch_device_type_cpu();
    for (uint64_t i = 0; i < steps; i++) {
        AtenTensorHandle tensor;
        if (aoti_torch_empty_strided(1, one, one, dtype, cpu, 0, &tensor) != 0)
            return false;
        aoti_torch_delete_tensor_object(tensor);
    }
    return true;
}

LOOP bench_get_dim(uint64_t steps)
{
    AtenTensorHandle tensor = small_tensor();
    int64_t sum = 0;
    for (uint64_t i = 0; i < steps; i++) {
        int64_t dim = 0;
        aoti_torch_get_dim(tensor, &dim);
        sum += dim;
    }
    return aoti_torch_delete_tensor_object(tensor) == 0 && sum == (int64_t)steps;
}

/* A call consumes its arguments, so that each step makes a handle first and drops the result. */
LOOP bench_noop_c(uint64_t steps)
{
    AtenTensorHandle tensor = small_tensor();
    for (uint64_t i = 0; i < steps; i++) {
        AtenTensorHandle handle;
        if (aoti_torch_new_tensor_handle(tensor, &handle) != 0)
            return false;
        StableIValue stack[1] = {tn_ret_tensor(handle)};
        if (torch_call_dispatcher("bench_c::noop", "", stack, TORCH_ABI_VERSION) != 0)
            return false;
        aoti_torch_delete_tensor_object(tn_arg_tensor(stack[0]));
    }
    return aoti_torch_delete_tensor_object(tensor) == 0;
}

static void *sleep_for_ever(void *unused)
{
    for (;;)
        pause();
    return unused;
}

/* From here on the process has more threads, and counts must be atomic. */
LOOP bench_start_thread(uint64_t steps)
{
    pthread_t thread;
    if (steps == 0)
        return true;
    return pthread_create(&thread, NULL, sleep_for_ever, NULL) == 0;
}
