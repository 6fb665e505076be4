/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The host of model_host.h on PyTorch's library: MODEL is the package's code, already taken out of
 * it. models.py links it with libtorch_cpu.so; nothing of PyTorch is called but what models call.
 */
#include "model_host.h"

#include <dlfcn.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

typedef struct container container;

static container *model;
static AtenTensorHandle inputs[HOST_MAX];
static size_t ninputs, noutputs;
static int32_t (*run)(container *, AtenTensorHandle *, size_t, AtenTensorHandle *, size_t, void *,
                      void *);

static bool fail(const char *what)
{
    fprintf(stderr, "%s failed\n", what);
    return false;
}

/* A function of the code; ISO C has no conversion from objects to functions, so bytes are copied.
 */
static bool find(void *code, const char *name, void *function)
{
    void *found = dlsym(code, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

static bool host_load(const char *path, const host_input *given, size_t count)
{
    int32_t (*create)(container **, size_t, const char *, const char *);
    int32_t (*count_outputs)(container *, size_t *);
    void *code = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (code == NULL)
        return fail(dlerror());
    if (!find(code, "AOTInductorModelContainerCreateWithDevice", &create) ||
        !find(code, "AOTInductorModelContainerGetNumOutputs", &count_outputs) ||
        !find(code, "AOTInductorModelContainerRun", &run))
        return fail("an entry point");
    if (create(&model, 1, "cpu", NULL) != 0 || count_outputs(model, &noutputs) != 0)
        return fail("the container");
    for (ninputs = 0; ninputs < count; ninputs++) {
        const host_input *in = &given[ninputs];
        if (aoti_torch_create_tensor_from_blob(in->data, in->ndim, in->sizes, in->strides, 0,
                                               host_dtype(in->dtype), aoti_torch_device_type_cpu(),
                                               0, &inputs[ninputs]) != 0)
            return fail("an input");
    }
    return noutputs <= HOST_MAX;
}

static bool host_run(void)
{
    AtenTensorHandle taken[HOST_MAX];
    AtenTensorHandle outputs[HOST_MAX] = {NULL};
    for (size_t i = 0; i < ninputs; i++) {
        if (aoti_torch_new_tensor_handle(inputs[i], &taken[i]) != 0)
            return fail("an input");
    }
    if (run(model, taken, ninputs, outputs, noutputs, NULL, NULL) != 0)
        return fail("the run");
    for (size_t i = 0; i < noutputs; i++)
        aoti_torch_delete_tensor_object(outputs[i]);
    return true;
}
