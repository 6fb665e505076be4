/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that bring their derivatives: polar::polar and polar::swish, of vectors of float64.
 * Built once, it runs and is differentiated in Tenon and in PyTorch, by the same two backward
 * operators. Tenon learns of them from the calls of tn_derivative below; PyTorch from Python
 * (tests/oracle/run_derivatives.py), as its ABI has no such function:
 *
 *     ops = torch.ops.polar
 *     def setup(ctx, inputs, output): ctx.save_for_backward(*inputs)
 *     def backward(ctx, r, phi): return ops.polar_backward(r, phi, *ctx.saved_tensors)
 *     torch.library.register_autograd("polar::polar", backward, setup_context=setup)
 */
#include <math.h>

#include <tenon/extension.h>

typedef struct vector {
    double *items;  /* the first element; NULL without any */
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
    TN_REQUIRE(dtype == aoti_torch_dtype_float64() && rank == 1, "not a vector of float64");
    TN_FORWARD(aoti_torch_get_size(tensor, 0, &out->count));
    TN_FORWARD(aoti_torch_get_stride(tensor, 0, &out->stride));
    TN_FORWARD(aoti_torch_get_data_ptr(tensor, &data));
    out->items = (double *)data;
    return NULL;
}

/* As open_vector, of one that has to have `count` elements. */
static const char *open_like(AtenTensorHandle tensor, int64_t count, vector *out)
{
    const char *failure = open_vector(tensor, out);
    if (failure == NULL)
        TN_REQUIRE(out->count == count, "a vector of %lld elements beside one of %lld",
                   (long long)out->count, (long long)count);
    return failure;
}

/* A new vector of the size of `like`, in returns[0]. */
static const char *new_vector(AtenTensorHandle like, StableIValue *returns, vector *out)
{
    AtenTensorHandle made;
    TN_FORWARD(aoti_torch_clone(like, &made));
    returns[0] = tn_ret_tensor(made);
    return open_vector(made, out);
}

static double *at(const vector *v, int64_t index)
{
    return v->items + index * v->stride;
}

/* ---- x / (1 + exp(-beta x)) ---- */

TN_KERNEL(swish, "Td->T")
{
    vector y;
    double beta = tn_arg_double(args[1]);
    const char *failure = new_vector(tn_arg_tensor(args[0]), returns, &y);
    for (int64_t i = 0; failure == NULL && i < y.count; i++)
        *at(&y, i) /= 1 + exp(-beta * *at(&y, i));
    return failure;
}

TN_KERNEL(swish_backward, "TTd->T")
{
    vector grad;
    vector x;
    double beta = tn_arg_double(args[2]);
    const char *failure = new_vector(tn_arg_tensor(args[0]), returns, &grad);
    if (failure == NULL)
        failure = open_like(tn_arg_tensor(args[1]), grad.count, &x);
    for (int64_t i = 0; failure == NULL && i < grad.count; i++) {
        double s = 1 / (1 + exp(-beta * *at(&x, i)));
        *at(&grad, i) *= s + beta * *at(&x, i) * s * (1 - s);
    }
    return failure;
}

/* ---- length and angle ---- */

TN_KERNEL(polar, "TT->TT")
{
    vector r;
    vector phi;
    const char *failure = new_vector(tn_arg_tensor(args[0]), returns, &r);
    if (failure == NULL)
        failure = new_vector(tn_arg_tensor(args[1]), returns + 1, &phi);
    if (failure == NULL)
        TN_REQUIRE(r.count == phi.count, "re and im have different sizes");
    for (int64_t i = 0; failure == NULL && i < r.count; i++) {
        double re = *at(&r, i);
        double im = *at(&phi, i);
        *at(&r, i) = hypot(re, im);
        *at(&phi, i) = atan2(im, re);
    }
    return failure;
}

/* A gradient that may be none: without one the vector has no elements. */
static const char *open_grad(StableIValue value, int64_t count, vector *out)
{
    *out = (vector){0};
    return value == 0 ? NULL : open_like(tn_arg_tensor(tn_arg_optional(value, 0)), count, out);
}

TN_KERNEL(polar_backward, "?T?TTT->TT")
{
    vector grad_r;
    vector grad_phi;
    vector re;
    vector im;
    const char *failure = new_vector(tn_arg_tensor(args[2]), returns, &re);
    if (failure == NULL)
        failure = new_vector(tn_arg_tensor(args[3]), returns + 1, &im);
    if (failure == NULL)
        failure = open_grad(args[0], re.count, &grad_r);
    if (failure == NULL)
        failure = open_grad(args[1], re.count, &grad_phi);
    for (int64_t i = 0; failure == NULL && i < re.count; i++) {
        double x = *at(&re, i);
        double y = *at(&im, i);
        double r = hypot(x, y);
        double along = grad_r.items != NULL ? *at(&grad_r, i) / r : 0;
        double around = grad_phi.items != NULL ? *at(&grad_phi, i) / (r * r) : 0;
        *at(&re, i) = along * x - around * y;
        *at(&im, i) = along * y + around * x;
    }
    return failure;
}

TN_LIBRARY(polar, m)
{
    tn_def(m, "swish(Tensor x, float beta=1.) -> Tensor");
    tn_def(m, "swish_backward(Tensor grad, Tensor x, float beta) -> Tensor");
    tn_derivative(m, "swish", "x: swish_backward(grad, x, beta)");

    tn_def(m, "polar(Tensor re, Tensor im) -> (Tensor r, Tensor phi)");
    tn_def(m, "polar_backward(Tensor? grad_r, Tensor? grad_phi, Tensor re, Tensor im)"
              " -> (Tensor, Tensor)");
    tn_derivative(m, "polar", "re, im: polar_backward(grad_r, grad_phi, re, im)");
}

TN_LIBRARY_IMPL(polar, CPU, m)
{
    tn_impl(m, "swish", swish);
    tn_impl(m, "swish_backward", swish_backward);
    tn_impl(m, "polar", polar);
    tn_impl(m, "polar_backward", polar_backward);
}
