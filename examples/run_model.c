/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs a model that PyTorch compiled into a package, without PyTorch:
 *
 *     cc run_model.c $(pkg-config --cflags --libs tenon) -o run_model && ./run_model model.pt2
 *
 * On a machine with nothing installed it is the whole program beside what `tenon bundle` gathers:
 *
 *     tenon bundle model.pt2 -o app
 *     cc run_model.c $(pkg-config --cflags tenon) -Lapp/lib -ltenon -Wl,-rpath,'$ORIGIN/lib' -o
 * app/host
 *
 * Every input is filled with zeros of the smallest size that the model takes; the sizes of the
 * outputs are printed.
 */
#include <stdio.h>
#include <string.h>

#include <tenon/model.h>

#define MOST 16 /* inputs, and outputs */

int main(int argc, char **argv)
{
    tn_model *model = NULL;
    tn_tensor *inputs[MOST] = {NULL}, *outputs[MOST] = {NULL};
    bool is_good = argc == 2 && tn_model_load(argv[1], NULL, &model) == TN_OK;
    size_t ninputs = tn_model_num_inputs(model), noutputs = tn_model_num_outputs(model);
    is_good = is_good && ninputs <= MOST && noutputs <= MOST;
    for (size_t i = 0; is_good && i < ninputs; i++) {
        tn_model_input in = {.size = sizeof in};
        is_good = tn_model_input_at(model, i, &in) == TN_OK &&
                  tn_tensor_empty(in.dtype, in.ndim, in.least, NULL, TN_CPU, &inputs[i]) == TN_OK;
        if (is_good)
            memset(tn_tensor_data(inputs[i]), 0, tn_tensor_storage_bytes(inputs[i]));
    }
    is_good = is_good && tn_model_run(model, inputs, ninputs, outputs, noutputs) == TN_OK;
    if (!is_good)
        fprintf(stderr, "run_model FILE: %s\n", tn_last_error());
    for (size_t i = 0; is_good && i < noutputs; i++, puts(""))
        for (int64_t k = 0; k < tn_tensor_dim(outputs[i]); k++)
            printf("%s%lld", k > 0 ? " x " : "", (long long)tn_tensor_sizes(outputs[i])[k]);
    for (size_t i = 0; i < MOST; i++) {
        tn_tensor_release(inputs[i]);
        tn_tensor_release(outputs[i]);
    }
    tn_model_free(model);
    return is_good ? 0 : 1;
}
