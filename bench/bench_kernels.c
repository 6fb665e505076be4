/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_kernels: what built-in operators cost in Tenon, in nanoseconds per call: the loops of
 * kernel_loops.c on inputs of 1, 4,096 and 1,048,576 floats. OMP_NUM_THREADS says on how many
 * threads. run.py puts PyTorch's figures beside them.
 */
#include "bench.h"

#include <dlfcn.h>
#include <tenon/loader.h>
#include <tenon/status.h>

/* A timed run should last this long, so that the clock's steps do not show. */
#define RUN_NANOSECONDS 2e6

static const char *(*name_of)(int32_t index);
static bool (*prepare)(int64_t side);
static bool (*run)(int32_t index, uint64_t steps);
static int32_t current;

static bool loop(uint64_t steps)
{
    return run(current, steps);
}

/* A function of the extension; ISO C has no conversion from an object pointer. */
static bool find(void *library, const char *name, void *function)
{
    void *address = dlsym(library, name);
    memcpy(function, &address, sizeof address);
    return address != NULL;
}

static bool load(const char *path)
{
    tn_extension *extension;
    if (tn_extension_load(path, NULL, &extension) != TN_OK) {
        fprintf(stderr, "bench_kernels: %s\n", tn_last_error());
        return false;
    }
    void *library = dlopen(path, RTLD_NOW | RTLD_NOLOAD);
    return library != NULL && find(library, "bench_kernel_name", &name_of) &&
           find(library, "bench_kernel_prepare", &prepare) &&
           find(library, "bench_kernel_run", &run);
}

/* How many steps make a run; the first call is not counted, as it finds the operator. */
static uint64_t count_steps(void)
{
    if (!loop(1))
        return 1;
    double start = bench_now();
    loop(3);
    double steps = RUN_NANOSECONDS / ((bench_now() - start) / 3);
    return steps < 1 ? 1 : (uint64_t)steps;
}

int main(int argc, char **argv)
{
    static const int64_t sides[] = {1, 64, 1024};
    if (argc != 2 || !load(argv[1]))
        return 1;
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        if (!prepare(sides[i]))
            return 1;
        for (current = 0; name_of(current) != NULL; current++) {
            char name[64];
            snprintf(name, sizeof name, "%s x %lld", name_of(current),
                     (long long)(sides[i] * sides[i]));
            bench_time(&(bench_row){name, loop, count_steps()});
        }
    }
    return 0;
}
