/* SPDX-License-Identifier: BSD-3-Clause */
/* The host of model_host.h on Tenon: MODEL is the package. */
#include "model_host.h"

#include <tenon/model.h>

static tn_model *model;
static tn_tensor *inputs[HOST_MAX], *outputs[HOST_MAX];
static size_t ninputs, noutputs;

static bool fail(void)
{
    fprintf(stderr, "%s\n", tn_last_error());
    return false;
}

static bool host_load(const char *path, const host_input *given, size_t count)
{
    for (ninputs = 0; ninputs < count; ninputs++) {
        const host_input *in = &given[ninputs];
        if (tn_tensor_from_blob(in->data, (tn_dtype)host_dtype(in->dtype), in->ndim, in->sizes,
                                in->strides, 0, NULL, NULL, &inputs[ninputs]) != TN_OK)
            return fail();
    }
    if (tn_model_load(path, NULL, &model) != TN_OK)
        return fail();
    noutputs = tn_model_num_outputs(model);
    return noutputs <= HOST_MAX;
}

static bool host_run(void)
{
    if (tn_model_run(model, inputs, ninputs, outputs, noutputs) != TN_OK)
        return fail();
    for (size_t i = 0; i < noutputs; i++)
        tn_tensor_release(outputs[i]);
    return true;
}
