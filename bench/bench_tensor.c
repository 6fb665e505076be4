/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_tensor: what tensors and handles cost to make and drop, while the process has one thread
 * and after it had a second one, when counts are atomic.
 */
#include "bench.h"

#include <pthread.h>
#include <tenon/op.h>
#include <tenon/tensor.h>

static tn_tensor *shared;

static bool handle(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        StableIValue ivalue;
        if (tn_boxed_from_tensor_take(tn_tensor_retain(shared), &ivalue) != TN_OK)
            return false;
        bench_keep((void *)(uintptr_t)ivalue);
        tn_boxed_tensor_release(ivalue);
    }
    return true;
}

static bool empty(uint64_t steps, int64_t size)
{
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *tensor;
        if (tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor) != TN_OK)
            return false;
        bench_keep(tn_tensor_data(tensor));
        tn_tensor_release(tensor);
    }
    return true;
}

static bool empty_one(uint64_t steps)
{
    return empty(steps, 1);
}

static bool empty_kilobyte(uint64_t steps)
{
    return empty(steps, 256);
}

static bool empty_megabyte(uint64_t steps)
{
    return empty(steps, 1 << 18);
}

/* Writes all of it, so that pages that were given back and come again are paid for. */
static bool fill_64_megabytes(uint64_t steps)
{
    int64_t size = 1 << 24;
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *tensor;
        if (tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor) != TN_OK)
            return false;
        memset(tn_tensor_data(tensor), (int)i, (size_t)size * 4);
        bench_keep(tn_tensor_data(tensor));
        tn_tensor_release(tensor);
    }
    return true;
}

static bool view(uint64_t steps)
{
    int64_t size = 1;
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *tensor;
        if (tn_tensor_view(shared, 1, &size, NULL, 1, &tensor) != TN_OK)
            return false;
        bench_keep(tensor);
        tn_tensor_release(tensor);
    }
    return true;
}

static bool dim(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        bench_keep(shared);
        bench_keep((void *)(uintptr_t)tn_tensor_dim(shared));
    }
    return true;
}

/* Two threads that make and drop handles of one tensor: the count's cache line goes to and fro. */
static void *other_thread(void *steps)
{
    return handle(*(const uint64_t *)steps) ? NULL : steps;
}

static bool handle_contended(uint64_t steps)
{
    pthread_t thread;
    void *failed = NULL;
    if (pthread_create(&thread, NULL, other_thread, &steps) != 0)
        return false;
    bool worked = handle(steps);
    pthread_join(thread, &failed);
    return worked && !failed;
}

static void *nothing(void *unused)
{
    return unused;
}

int main(int argc, char **argv)
{
    static const bench_row alone[] = {{"handle", handle, 2000000},
                                      {"empty of 1", empty_one, 1000000},
                                      {"empty of 256", empty_kilobyte, 500000},
                                      {"empty of 1 MiB", empty_megabyte, 300000},
                                      {"fill 64 MiB", fill_64_megabytes, 5},
                                      {"view", view, 1000000},
                                      {"dim", dim, 5000000}};
    static const bench_row threaded[] = {{"handle, threads", handle, 1000000},
                                         {"empty of 1, threads", empty_one, 500000},
                                         {"empty of 256, threads", empty_kilobyte, 300000},
                                         {"view, threads", view, 500000},
                                         {"handle, two threads at once", handle_contended, 300000}};
    int64_t size = 2;
    pthread_t thread;
    if (tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &shared) != TN_OK)
        return 1;
    int rc = bench_main(argc, argv, alone, sizeof alone / sizeof alone[0]);
    if (argc == 4 && rc == 0)
        return 0;
    if (pthread_create(&thread, NULL, nothing, NULL) != 0 || pthread_join(thread, NULL) != 0)
        return 1;
    return bench_main(argc, argv, threaded, sizeof threaded / sizeof threaded[0]);
}
