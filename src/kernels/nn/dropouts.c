/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dropout and its variants.
 *
 *     native_dropout(_backward)       returns the mask, too, for the gradient
 *     dropout(_)                      elements become 0 with probability p
 *     feature_dropout(_)              whole features do: input[n, c] of [N, C, ...]
 *     alpha_dropout(_)                for networks with SELU (Klambauer and others, 2017)
 *     feature_alpha_dropout(_)        both
 *
 * Elements that are kept are divided by 1 - p, so that expected values stay. The alpha variants
 * keep mean and variance of SELU's outputs instead: dropped elements become SELU's limit for small
 * inputs, and an affine map restores both moments.
 */
#include "args/args_dropouts.h"
#include "calls/calls_nn.h"
#include "kernels/random/random.h"
#include "kernels/core/builder.h"

#include <math.h>

/* Minus the limit of SELU for small inputs: the product of its scale and its alpha. */
#define SELU_LIMIT 1.7580993408473766

/* Fail unless p is a probability; nan is none. */
static tn_status check_p(double p)
{
    return p >= 0 && p <= 1
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME,
                          "dropout probability has to be between 0 and 1, but got %g", p);
}

/*
 * Return the input times the mask, divided by 1 - p, and the mask as bool. Outside of training
 * (train = false) the result is a copy and the mask all true.
 */
TNI_TYPED(native_dropout)
{
    tn_tensor *input = in->input;
    tn_tensor *results[2] = {NULL, NULL};
    tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    bool is_on = !in->train.is_given || in->train.value;
    double kept = 1 - in->p;
    tni_scalar scale = {TN_KIND_DOUBLE, {.real = kept == 0 ? 0 : 1 / kept}};
    /*
     * Nothing is drawn for a tensor without elements, and even p is not checked; the mask then has
     * the dtype of the input, as PyTorch's does.
     */
    if (input->numel == 0) {
        TN_TRY(tni_clone(input, (tn_dtype)input->dtype, TN_MEMORY_FORMAT_PRESERVE, &results[0]));
        tn_status status =
            tni_clone(input, (tn_dtype)input->dtype, TN_MEMORY_FORMAT_PRESERVE, &results[1]);
        return tni_return_all(status, results, 2, outs);
    }
    TN_TRY(is_on ? check_p(in->p) : TN_OK);
    tn_status status = tni_clone(input, TN_DTYPE_BOOL, TN_MEMORY_FORMAT_PRESERVE, &results[1]);
    if (status == TN_OK && !is_on) {
        status = tni_fill(results[1], &one);
        if (status == TN_OK)
            status =
                tni_clone(input, (tn_dtype)input->dtype, TN_MEMORY_FORMAT_PRESERVE, &results[0]);
    } else if (status == TN_OK) {
        status = tni_random_bernoulli(results[1], NULL, kept);
        if (status == TN_OK)
            status = tni_call_mul_Tensor(input, results[1], &results[0]);
        if (status == TN_OK)
            status = tni_call_mul__Scalar(results[0], &scale);
    }
    return tni_return_all(status, results, 2, outs);
}

/* grad * mask * scale, in that order, which is PyTorch's. */
TNI_TYPED(native_dropout_backward)
{
    tn_tensor *kept;
    tn_tensor *result;
    tni_scalar scale = {TN_KIND_DOUBLE, {.real = in->scale}};
    TN_TRY(tni_call_mul_Tensor(in->grad_output, in->mask, &kept));
    tn_status status = tni_call_mul_Scalar(kept, &scale, &result);
    tn_tensor_release(kept);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* ---- dropout and its variants ---- */

/* One call. */
typedef struct dropping {
    tn_tensor *input; /* dropped from; written if is_in_place */
    double p;         /* the probability of being dropped */
    bool is_on;       /* in training */
    bool is_feature;  /* whole features are dropped */
    bool is_alpha;    /* SELU's moments are kept */
    bool is_in_place; /* the input is written */
} dropping;

/*
 * Return a tensor of zeros (dropped) and ones (kept): of the input's sizes, or with one number per
 * feature, which broadcasts.
 */
static tn_tensor *draw_kept(tni_builder *s, const dropping *d)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *noise;
    if (d->is_feature) {
        for (int64_t i = 0; i < d->input->rank; i++)
            sizes[i] = i < 2 ? d->input->sizes[i] : 1;
        noise = TNI_BUILD(s, new_empty, d->input, ((tni_ints){sizes, d->input->rank}),
                          TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    } else {
        noise = TNI_BUILD(s, empty_like, d->input, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE,
                          TNI_NO_BOOL, -1);
    }
    TNI_BUILD_DO(s, tni_call_bernoulli__float(noise, 1 - d->p, NULL));
    return noise;
}

/*
 * Make the factor of the input and, for the alpha variants, what is added to the product. With a =
 * 1 / sqrt((L^2 p + 1) (1 - p)) and L = SELU_LIMIT, the result is
 *
 *     kept:      a * input + a L p
 *     dropped:   a L p - a L
 *
 * which has the mean and variance of the input if those are 0 and 1. For the other variants *shift
 * is NULL, and the factor 1 / (1 - p) or 0.
 */
static void make_noise(tni_builder *s, const dropping *d, tn_tensor **factor, tn_tensor **shift)
{
    *factor = draw_kept(s, d);
    *shift = NULL;
    if (!d->is_alpha) {
        TNI_BUILD_DO(s, tni_call_div__Scalar(*factor, TNI_REAL_SCALAR(1 - d->p)));
        return;
    }
    double scale = 1 / sqrt((SELU_LIMIT * SELU_LIMIT * d->p + 1) * (1 - d->p));
    /* (factor - 1) is 0 where kept and -1 where dropped. */
    *shift = TNI_BUILD(s, add_Scalar, *factor, TNI_INT_SCALAR(-1), TNI_INT_SCALAR(1));
    TNI_BUILD_DO(s, tni_call_mul__Scalar(*shift, TNI_REAL_SCALAR(SELU_LIMIT * scale)));
    TNI_BUILD_DO(s, tni_call_add__Scalar(*shift, TNI_REAL_SCALAR(SELU_LIMIT * scale * d->p),
                                         TNI_INT_SCALAR(1)));
    TNI_BUILD_DO(s, tni_call_mul__Scalar(*factor, TNI_REAL_SCALAR(scale)));
}

/* Return input * factor + shift, or write it to the input. `shift` may be NULL. */
static tn_tensor *combine(tni_builder *s, const dropping *d, tn_tensor *factor, tn_tensor *shift)
{
    if (d->is_in_place) {
        TNI_BUILD_DO(s, tni_call_mul__Tensor(d->input, factor));
        if (shift != NULL)
            TNI_BUILD_DO(s, tni_call_add__Tensor(d->input, shift, TNI_INT_SCALAR(1)));
        return d->input;
    }
    tn_tensor *product = TNI_BUILD(s, mul_Tensor, d->input, factor);
    return shift == NULL ? product : TNI_BUILD(s, add_Tensor, product, shift, TNI_INT_SCALAR(1));
}

/*
 * Drop: nothing outside of training or for p = 0, everything for p = 1. Then the factor 1 / (1 - p)
 * would be infinite, so the input is multiplied by 0.
 */
static tn_status drop(const dropping *d, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *factor;
    tn_tensor *shift;
    TN_TRY(check_p(d->p));
    if (d->p == 0 || !d->is_on || d->input->numel == 0)
        return tni_return_same(d->input, outs);
    const tni_scalar none = {TN_KIND_BOOL, {.boolean = false}}; /* a bool never promotes */
    if (d->p == 1 && d->is_in_place) {
        TN_TRY(tni_call_mul__Scalar(d->input, &none));
        return tni_return_same(d->input, outs);
    }
    if (d->p == 1)
        return tni_builder_return(&s, TNI_BUILD(&s, mul_Scalar, d->input, &none), outs);
    if (d->is_feature && d->input->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "Feature dropout requires at least 2 dimensions in the input");
    make_noise(&s, d, &factor, &shift);
    return tni_builder_return(&s, combine(&s, d, factor, shift), outs);
}

/* The operator and its in-place variant, whose arguments differ only in the name of the first. */
#define DROPOUT(op, of_features, of_alpha)                                                         \
    TNI_TYPED(op)                                                                                  \
    {                                                                                              \
        return drop(&(dropping){in->input, in->p, in->train, of_features, of_alpha, false}, outs); \
    }                                                                                              \
    TNI_TYPED(op##_)                                                                               \
    {                                                                                              \
        return drop(&(dropping){in->self, in->p, in->train, of_features, of_alpha, true}, outs);   \
    }
DROPOUT(dropout, false, false)
DROPOUT(feature_dropout, true, false)
DROPOUT(alpha_dropout, false, true)
DROPOUT(feature_alpha_dropout, true, true)
