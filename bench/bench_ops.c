/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_ops OPS_LOOPS: Tenon's side of `./dev bench ops`. Prints the rows of ops_loops.c and a line
 * "ready"; then answers each line of its input with one of its own, so that ops.py can let the two
 * hosts take turns:
 *
 *     prepare INDEX           makes a row's inputs                          "ok"
 *     op INDEX STEPS          calls the row's operator                      nanoseconds per call
 *     loop FILE NAME STEPS    calls NAME(STEPS) of an extension             nanoseconds per step
 *
 * or with "failed" and the reason. torch_side.py answers in the same way.
 */
#include "bench.h"

#include <dlfcn.h>
#include <tenon/tenon.h>

typedef struct AtenTensorOpaque *handle;

static const char *(*row_of)(int32_t index);
static bool (*prepare)(int32_t index);
static bool (*run)(int32_t index, uint64_t steps);
static handle (*input)(int32_t which);

/* A function of an extension that was loaded; ISO C has no conversion from an object pointer. */
static bool find(void *library, const char *name, void *function)
{
    void *address = library == NULL ? NULL : dlsym(library, name);
    memcpy(function, &address, sizeof address);
    return address != NULL;
}

static void *load(const char *path)
{
    tn_extension *extension;
    if (tn_extension_load(path, NULL, &extension) != TN_OK)
        return NULL;
    return dlopen(path, RTLD_NOW | RTLD_NOLOAD);
}

/* The row without an operator for the boundary: add into its third input. */
static bool run_add(uint64_t steps)
{
    static const tn_op *op;
    if (op == NULL && tn_op_find("aten::add.out", &op) != TN_OK)
        return false;
    tn_value args[4] = {[2] = tn_value_int(1)};
    for (int i = 0; i < 3; i++)
        args[i == 2 ? 3 : i] = tn_value_tensor(tn_boxed_tensor((StableIValue)(uintptr_t)input(i)));
    for (uint64_t i = 0; i < steps; i++) {
        tn_value result;
        if (tn_op_call(op, args, 4, &result, 1) != TN_OK)
            return false;
        tn_value_release(&result);
    }
    return true;
}

static bool run_row(int32_t index, uint64_t steps)
{
    const char *row = row_of(index);
    return row[strlen(row) - 1] == '\t' ? run_add(steps) : run(index, steps);
}

static void answer(bool is_good, double start, uint64_t steps)
{
    if (is_good)
        printf("%.3f\n", (bench_clock() - start) / (double)steps);
    else
        printf("failed %s\n", tn_last_error());
}

static void answer_loop(const char *path, const char *name, uint64_t steps)
{
    bench_loop loop;
    if (!find(load(path), name, &loop)) {
        printf("failed %s\n", tn_last_error());
        return;
    }
    bool is_good = loop(1);
    double start = bench_clock();
    answer(is_good && loop(steps), start, steps);
}

int main(int argc, char **argv)
{
    char line[4096];
    char path[3072];
    char name[128];
    int32_t index;
    uint64_t steps;
    void *library = argc == 2 ? load(argv[1]) : NULL;
    if (!find(library, "bench_op_row", &row_of) || !find(library, "bench_op_prepare", &prepare) ||
        !find(library, "bench_op_input", &input) || !find(library, "bench_op_run", &run)) {
        fprintf(stderr, "bench_ops: %s\n", tn_last_error());
        return 1;
    }
    for (index = 0; row_of(index) != NULL; index++)
        printf("%s\n", row_of(index));
    puts("ready");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (sscanf(line, "prepare %d", &index) == 1) {
            puts(prepare(index) ? "ok" : "failed to make the inputs");
        } else if (sscanf(line, "op %d %lu", &index, &steps) == 2) {
            double start = bench_clock();
            answer(run_row(index, steps), start, steps);
        } else if (sscanf(line, "loop %3071s %127s %lu", path, name, &steps) == 3) {
            answer_loop(path, name, steps);
        } else {
            puts("failed to understand");
        }
        fflush(stdout);
    }
    return 0;
}
