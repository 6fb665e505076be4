/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a run of a compiled model costs besides its kernels: the model of tests/model, which has
 * next to nothing to compute, in a package that is made here.
 */
#include <stdio.h>
#include <unistd.h>

#include <tenon/model.h>

#include "../tests/model/packages.h"
#include "bench.h"

enum { INPUTS = 2, OUTPUTS = 4 };

static tn_model *model;
static tn_tensor *inputs[INPUTS];

static bool loop_run(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *outputs[OUTPUTS];
        if (tn_model_run(model, inputs, INPUTS, outputs, OUTPUTS) != TN_OK)
            return false;
        for (int k = 0; k < OUTPUTS; k++)
            tn_tensor_release(outputs[k]);
    }
    return true;
}

static bool load(void)
{
    char path[] = "/tmp/bench_model.XXXXXX";
    int file = mkstemp(path);
    bool is_loaded = file >= 0 && write_model(path, MODELS "/embedded.so", NULL, 0) &&
                     tn_model_load(path, NULL, &model) == TN_OK;
    if (file >= 0) {
        close(file);
        unlink(path);
    }
    return is_loaded;
}

/* x, and the order to run. */
static bool make_inputs(void)
{
    if (tn_tensor_empty(TN_DTYPE_F32, 2, (const int64_t[]){2, 3}, NULL, TN_CPU, &inputs[0]) !=
            TN_OK ||
        tn_tensor_empty(TN_DTYPE_I64, 0, NULL, NULL, TN_CPU, &inputs[1]) != TN_OK)
        return false;
    memset(tn_tensor_data(inputs[0]), 0, 6 * sizeof(float));
    memset(tn_tensor_data(inputs[1]), 0, sizeof(int64_t));
    return true;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {{"model_run", loop_run, 200000}};
    if (!make_inputs() || !load()) {
        fprintf(stderr, "bench_model: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
