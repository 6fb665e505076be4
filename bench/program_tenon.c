/* SPDX-License-Identifier: BSD-3-Clause */
/* The host of model_host.h on Tenon: MODEL is an exported program. */
#include "model_host.h"

#include <tenon/program.h>

static tn_program *program;
static tn_value inputs[HOST_MAX], outputs[HOST_MAX];
static size_t ninputs, noutputs;

static bool fail(void)
{
    fprintf(stderr, "%s\n", tn_last_error());
    return false;
}

/* Arguments that are no tensors are what they were when the program was exported. */
static bool fill_inputs(const host_input *given, size_t count)
{
    size_t used = 0;
    for (size_t i = 0; i < ninputs; i++) {
        tn_program_input input = {.size = sizeof input};
        tn_tensor *tensor;
        if (tn_program_input_at(program, i, &input) != TN_OK)
            return fail();
        inputs[i] = input.constant;
        if (input.kind != TN_KIND_TENSOR)
            continue;
        if (used == count)
            return false;
        const host_input *in = &given[used++];
        if (tn_tensor_from_blob(in->data, (tn_dtype)host_dtype(in->dtype), in->ndim, in->sizes,
                                in->strides, 0, NULL, NULL, &tensor) != TN_OK)
            return fail();
        inputs[i] = tn_value_tensor(tensor);
    }
    return used == count;
}

static bool host_load(const char *path, const host_input *given, size_t count)
{
    if (tn_program_load(path, NULL, &program) != TN_OK)
        return fail();
    ninputs = tn_program_num_inputs(program);
    noutputs = tn_program_num_outputs(program);
    return ninputs <= HOST_MAX && noutputs <= HOST_MAX && fill_inputs(given, count);
}

static bool host_run(void)
{
    if (tn_program_run(program, inputs, ninputs, outputs, noutputs) != TN_OK)
        return fail();
    for (size_t i = 0; i < noutputs; i++)
        tn_value_release(&outputs[i]);
    return true;
}
