/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs a model that PyTorch compiled into a package, without PyTorch:
 *
 *     cc run_model.c $(pkg-config --cflags --libs tenon) -o run_model && ./run_model model.pt2
 *
 * Every input is filled with zeros of the smallest size that the model takes.
 */
#include <stdio.h>
#include <string.h>

#include <tenon/model.h>

int main(int argc, char **argv)
{
    tn_model *model;
    tn_tensor *inputs[16], *outputs[16];
    if (argc != 2 || tn_model_load(argv[1], NULL, &model) != TN_OK)
        return fprintf(stderr, "%s\n", argc == 2 ? tn_last_error() : "usage: run_model FILE"), 1;
    size_t ninputs = tn_model_num_inputs(model), noutputs = tn_model_num_outputs(model);
    for (size_t i = 0; i < ninputs && i < 16; i++) {
        tn_model_input in = {.size = sizeof in};
        if (tn_model_input_at(model, i, &in) != TN_OK ||
            tn_tensor_empty(in.dtype, in.ndim, in.least, NULL, TN_CPU, &inputs[i]) != TN_OK)
            return fprintf(stderr, "%s\n", tn_last_error()), 1;
        memset(tn_tensor_data(inputs[i]), 0, tn_tensor_storage_bytes(inputs[i]));
    }
    if (ninputs > 16 || noutputs > 16 ||
        tn_model_run(model, inputs, ninputs, outputs, noutputs) != TN_OK)
        return fprintf(stderr, "%s\n", tn_last_error()), 1;
    for (size_t i = 0; i < noutputs; i++, puts(""))
        for (int64_t k = 0; k < tn_tensor_dim(outputs[i]); k++)
            printf("%s%lld", k > 0 ? " x " : "", (long long)tn_tensor_sizes(outputs[i])[k]);
    for (size_t i = 0; i < ninputs; i++)
        tn_tensor_release(inputs[i]);
    for (size_t i = 0; i < noutputs; i++)
        tn_tensor_release(outputs[i]);
    tn_model_free(model);
    return 0;
}
