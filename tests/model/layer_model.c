/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The code of a compiled model that is one layer: y = x @ weight, with x of [ROWS, DEPTH] and the
 * weight of [DEPTH, COLUMNS]. Like AOTInductor's containers it has two buffers of constants, takes
 * the address of each value when it has it and again before the first run, copies what it is given
 * into its own memory, over what was there, and makes a new tensor of it.
 *
 * The first element of x says what a run does besides: 7: it doubles the weight at its address;
 * 8: an operator, given a view of the weight, replaces it by its product with itself.
 *
 * LAYER_STORED: weight number 0 is where PyTorch's compiler stores constants. LAYER_BESIDE: it is
 * in a file beside the code.
 */
#include <stdlib.h>
#include <string.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#include "layer.h"

/* No header declares them: hosts look them up by name. */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#define EXPORT __attribute__((visibility("default")))

typedef struct pair {
    const char *name;
    AtenTensorHandle handle;
} pair;

/* One buffer of constants. */
typedef struct buffer {
    float *values;           /* the container's memory */
    AtenTensorHandle weight; /* a tensor over it */
    float *address;          /* what the tensor says it is */
} buffer;

typedef struct container {
    buffer buffers[2];
    int active;
    int has_run;
    pair entry; /* what was listed last */
} container;

#ifdef LAYER_STORED
/* The elements of layer_weight(i, 0), which come again after nine. */
__asm__(".pushsection .rodata.stored, \"a\"\n.balign 64\n.globl _binary_constants_bin_start\n"
        "_binary_constants_bin_start:\n.rept 2845\n.float -4, 3, 1, -1, -3, 4, 2, 0, -2\n.endr\n"
        ".balign 64\n.globl _binary_constants_bin_end\n_binary_constants_bin_end:\n.byte 1\n"
        ".popsection\n");
extern const float _binary_constants_bin_start[];
#endif

static const int64_t sizes[] = {DEPTH, COLUMNS}, strides[] = {COLUMNS, 1};

static AOTITorchError take_address(buffer *b)
{
    return aoti_torch_get_data_ptr(b->weight, (void **)&b->address);
}

/* Copy values into the buffer and make a tensor over them. */
static AOTITorchError give(buffer *b, const float *values)
{
    if (b->values == NULL)
        b->values = (float *)malloc(sizeof(float) * DEPTH * COLUMNS);
    memcpy(b->values, values, sizeof(float) * DEPTH * COLUMNS);
    aoti_torch_delete_tensor_object(b->weight);
    b->weight = NULL;
    AOTITorchError error = aoti_torch_create_tensor_from_blob(
        b->values, 2, sizes, strides, 0, aoti_torch_dtype_float32(), aoti_torch_device_type_cpu(),
        -1, &b->weight);
    return error != 0 ? error : take_address(b);
}

EXPORT AOTITorchError AOTInductorModelContainerCreateWithDevice(container **out, size_t instances,
                                                                const char *device,
                                                                const char *folder)
{
    (void)instances;
    (void)device;
    (void)folder;
    *out = (container *)calloc(1, sizeof **out);
#if defined LAYER_BESIDE
    return 0;
#elif defined LAYER_STORED
    return give(&(*out)->buffers[0], _binary_constants_bin_start);
#else
    static float values[DEPTH * COLUMNS];
    for (int i = 0; i < DEPTH * COLUMNS; i++)
        values[i] = layer_weight(i, 0);
    return give(&(*out)->buffers[0], values);
#endif
}

EXPORT AOTITorchError AOTInductorModelUpdateConstantsFromBlob(container *self, const uint8_t *bytes)
{
    return give(&self->buffers[self->active], (const float *)(const void *)bytes);
}

EXPORT AOTITorchError AOTInductorModelContainerDelete(container *self)
{
    for (int i = 0; i < 2; i++) {
        aoti_torch_delete_tensor_object(self->buffers[i].weight);
        free(self->buffers[i].values);
    }
    free(self);
    return 0;
}

/* Double the weight in the way that x tells. */
static AOTITorchError write_weight(const buffer *b, float order)
{
    AtenTensorHandle view = NULL;
    AOTITorchError error = 0;
    for (int i = 0; order == 7 && i < DEPTH * COLUMNS; i++)
        b->address[i] *= 2;
    if (order != 8)
        return 0;
    error = aoti_torch__reinterpret_tensor(b->weight, 2, sizes, strides, 0, &view);
    if (error == 0)
        error = aoti_torch_cpu_addmm_out(view, b->weight, b->weight, b->weight, 0, 1);
    aoti_torch_delete_tensor_object(view);
    return error;
}

EXPORT AOTITorchError AOTInductorModelContainerRun(container *self, AtenTensorHandle *inputs,
                                                   size_t ninputs, AtenTensorHandle *outputs,
                                                   size_t noutputs, void *stream, void *proxy)
{
    static const int64_t shape[] = {ROWS, COLUMNS};
    buffer *b = &self->buffers[self->active];
    AtenTensorHandle x = inputs[0], y = NULL;
    void *data = NULL;
    (void)ninputs;
    (void)noutputs;
    (void)stream;
    (void)proxy;
    inputs[0] = NULL;
    AOTITorchError error = self->has_run ? 0 : take_address(b);
    self->has_run = 1;
    if (error == 0)
        error = aoti_torch_get_data_ptr(x, &data);
    if (error == 0)
        error = write_weight(b, *(const float *)data);
    if (error == 0)
        error = aoti_torch_empty_strided(2, shape, strides, aoti_torch_dtype_float32(),
                                         aoti_torch_device_type_cpu(), -1, &y);
    if (error == 0)
        error = aoti_torch_cpu_mm_out(y, x, b->weight);
    aoti_torch_delete_tensor_object(x);
    outputs[0] = y;
    return error;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumInputs(container *self, size_t *out)
{
    (void)self;
    *out = 1;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetInputName(container *self, size_t index,
                                                            const char **out)
{
    (void)self;
    (void)index;
    *out = "x";
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumOutputs(container *self, size_t *out)
{
    (void)self;
    *out = 1;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetOutputName(container *self, size_t index,
                                                             const char **out)
{
    (void)self;
    (void)index;
    *out = "y";
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumConstants(container *self, size_t *out)
{
    (void)self;
    *out = 1;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantName(container *self, size_t index,
                                                               const char **out)
{
    (void)self;
    (void)index;
    *out = "weight";
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantOriginalFQN(container *self, size_t index,
                                                                      const char **out)
{
    (void)self;
    (void)index;
    *out = "layer.weight";
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantDtype(container *self, size_t index,
                                                                int32_t *out)
{
    (void)self;
    (void)index;
    *out = aoti_torch_dtype_float32();
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerExtractConstantsMapEntries(container *self,
                                                                          const pair **out,
                                                                          size_t *count,
                                                                          bool inactive)
{
    const buffer *b = &self->buffers[inactive ? 1 - self->active : self->active];
    self->entry = (pair){"layer.weight", b->weight};
    *out = &self->entry;
    *count = b->weight != NULL;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerUpdateConstantBufferPairs(
    container *self, const pair *pairs, size_t count, bool inactive, bool is_full)
{
    void *data = NULL;
    (void)is_full;
    if (count != 1 || aoti_torch_get_data_ptr(pairs[0].handle, &data) != 0)
        return 1;
    return give(&self->buffers[inactive ? 1 - self->active : self->active], (const float *)data);
}

EXPORT AOTITorchError AOTInductorModelContainerUpdateUserManagedConstantBufferPairs(
    container *self, const pair *pairs, size_t count, bool inactive, bool is_full)
{
    buffer *b = &self->buffers[inactive ? 1 - self->active : self->active];
    (void)is_full;
    if (count != 1)
        return 1;
    aoti_torch_delete_tensor_object(b->weight);
    b->weight = NULL;
    AOTITorchError error = aoti_torch_new_tensor_handle(pairs[0].handle, &b->weight);
    return error != 0 ? error : take_address(b);
}

EXPORT AOTITorchError AOTInductorModelContainerSwapConstantBuffer(container *self)
{
    self->active = 1 - self->active;
    return 0;
}
