/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The kernels of smooth.yaml. What stands between them and the host (unboxing, registration, the
 * functions that call operators) is made by `tenon gen`; the prototypes are in smooth_kernels.h.
 */
#include "smooth_calls.h"
#include "smooth_kernels.h"

/* A vector of float32 as memory. */
typedef struct vector {
    float *items;   /* the first element; NULL without any */
    int64_t count;  /* how many */
    int64_t stride; /* elements from one to the next */
} vector;

static const char *open_vector(AtenTensorHandle tensor, vector *out)
{
    int32_t dtype;
    int64_t rank;
    void *data;
    TN_FORWARD(aoti_torch_get_dtype(tensor, &dtype));
    TN_FORWARD(aoti_torch_get_dim(tensor, &rank));
    TN_REQUIRE(dtype == aoti_torch_dtype_float32() && rank == 1,
               "a running average is of a vector of float32");
    TN_FORWARD(aoti_torch_get_size(tensor, 0, &out->count));
    TN_FORWARD(aoti_torch_get_stride(tensor, 0, &out->stride));
    TN_FORWARD(aoti_torch_get_data_ptr(tensor, &data));
    out->items = (float *)data;
    return NULL;
}

/* `start` is what stands before the first element; NULL: the first element itself. */
static const char *smoothen(AtenTensorHandle tensor, double decay, bool reverse,
                            const double *start)
{
    vector v;
    const char *failure = open_vector(tensor, &v);
    if (failure != NULL)
        return failure;
    TN_REQUIRE(decay >= 0 && decay <= 1, "decay is %g, which is not between 0 and 1", decay);
    if (v.count == 0)
        return NULL;
    double before =
        start != NULL ? *start : (double)v.items[reverse ? (v.count - 1) * v.stride : 0];
    for (int64_t i = 0; i < v.count; i++) {
        float *item = &v.items[(reverse ? v.count - 1 - i : i) * v.stride];
        before = decay * before + (1 - decay) * (double)*item;
        *item = (float)before;
    }
    return NULL;
}

const char *smooth_ema_cpu(AtenTensorHandle input, double decay, bool reverse, const double *start,
                           AtenTensorHandle *result)
{
    TN_FORWARD(aoti_torch_clone(input, result));
    return smoothen(*result, decay, reverse, start);
}

/* Shapes only: there is no data to work on. */
const char *smooth_ema_meta(AtenTensorHandle input, double decay, bool reverse, const double *start,
                            AtenTensorHandle *result)
{
    (void)decay;
    (void)reverse;
    (void)start;
    TN_FORWARD(aoti_torch_clone(input, result));
    return NULL;
}

const char *smooth_ema_in_place(AtenTensorHandle self, double decay)
{
    return smoothen(self, decay, false, NULL);
}

const char *smooth_blend_cpu(const AtenTensorHandle *inputs, size_t inputs_count,
                             const double *weights, size_t weights_count, AtenTensorHandle *result)
{
    vector sum;
    TN_REQUIRE(inputs_count > 0 && inputs_count == weights_count,
               "%zu inputs and %zu weights; there must be as many, and one at least", inputs_count,
               weights_count);
    TN_FORWARD(aoti_torch_clone(inputs[0], result));
    const char *failure = open_vector(*result, &sum);
    for (size_t k = 0; failure == NULL && k < inputs_count; k++) {
        vector v;
        failure = open_vector(inputs[k], &v);
        if (failure != NULL)
            break;
        TN_REQUIRE(v.count == sum.count, "input %zu has another size than the first", k);
        for (int64_t i = 0; i < v.count; i++) {
            float *item = &sum.items[i * sum.stride];
            *item = (k == 0 ? 0.0F : *item) + (float)weights[k] * v.items[i * v.stride];
        }
    }
    return failure;
}

const char *smooth_twice(AtenTensorHandle input, double decay, AtenTensorHandle *result)
{
    AtenTensorHandle once;
    TN_FORWARD(call_smooth_ema(input, decay, false, NULL, &once));
    AOTITorchError status = call_smooth_ema(once, decay, true, NULL, result);
    aoti_torch_delete_tensor_object(once);
    TN_FORWARD(status);
    return NULL;
}
