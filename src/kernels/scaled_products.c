/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of language models: of floats of eight bits with scales, and of groups of rows, each
 * with a matrix of its own, as a layer of experts has them.
 */
#include "kernel_arguments.h"
#include "kernels/steps.h"
#include "operator_calls.h"

static tn_tensor *convert(tni_steps *s, tn_tensor *tensor, tn_dtype dtype)
{
    return TNI_STEP(s, to_dtype, tensor, dtype, false, false, -1);
}

/* ---- floats of eight bits ---- */

static bool is_eighth(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F8E4M3FN || self->dtype == TN_DTYPE_F8E5M2;
}

static bool is_column(const tn_tensor *scale, int64_t dim, int64_t count)
{
    return scale->rank == 2 && scale->sizes[dim] == count && scale->sizes[1 - dim] == 1;
}

/* One scale for each factor, or one per row of the first and per column of the second. */
static bool are_scales(const tn_tensor *a, const tn_tensor *b, const tn_tensor *self,
                       const tn_tensor *mat2)
{
    return a->dtype == TN_DTYPE_F32 && b->dtype == TN_DTYPE_F32 &&
           ((a->numel == 1 && b->numel == 1) ||
            (is_column(a, 0, self->sizes[0]) && is_column(b, 1, mat2->sizes[1])));
}

static tn_status check_scaled(const tn_tensor *self, const tn_tensor *mat2, const tn_tensor *a,
                              const tn_tensor *b, const tn_tensor *bias)
{
    tni_shape_text texts[2];
    if (self->rank != 2 || mat2->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "%s must be a matrix", self->rank != 2 ? "mat1" : "mat2");
    if (self->sizes[1] != mat2->sizes[0])
        return tni_fail(TN_ERR_RUNTIME, "mat1 and mat2 shapes cannot be multiplied (%s and %s)",
                        tni_shape_print(&texts[0], 2, self->sizes),
                        tni_shape_print(&texts[1], 2, mat2->sizes));
    if (!is_eighth(self) || !is_eighth(mat2) || !are_scales(a, b, self, mat2))
        return tni_fail(TN_ERR_VALUE, "Invalid scaling configuration.");
    if (bias != NULL && bias->numel != mat2->sizes[1])
        return tni_fail(TN_ERR_RUNTIME, "Bias must be size %lld but got %lld",
                        (long long)mat2->sizes[1], (long long)bias->numel);
    return TN_OK;
}

/* The sums are float and rounded once. */
static tn_tensor *scaled_product(tni_steps *s, tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a,
                                 tn_tensor *scale_b, tn_tensor *bias)
{
    tn_tensor *a = convert(s, self, TN_DTYPE_F32);
    tn_tensor *b = convert(s, mat2, TN_DTYPE_F32);
    tn_tensor *product = TNI_STEP(s, mm, a, b);
    TNI_STEP_DO(s, tni_call_mul__Tensor(product, scale_a));
    TNI_STEP_DO(s, tni_call_mul__Tensor(product, scale_b));
    if (bias != NULL)
        TNI_STEP_DO(s, tni_call_add__Tensor(product, bias, TNI_INT_SCALAR(1)));
    return product;
}

TNI_TYPED(_scaled_mm)
{
    tni_steps s = {0};
    tn_dtype dtype =
        in->out_dtype == TN_DTYPE_UNDEFINED ? (tn_dtype)in->self->dtype : in->out_dtype;
    TN_TRY(check_scaled(in->self, in->mat2, in->scale_a, in->scale_b, in->bias));
    tn_tensor *made = scaled_product(&s, in->self, in->mat2, in->scale_a, in->scale_b, in->bias);
    return tni_steps_return(&s, convert(&s, made, dtype), outs);
}

TNI_TYPED(_scaled_mm_out)
{
    tni_steps s = {0};
    TN_TRY(check_scaled(in->self, in->mat2, in->scale_a, in->scale_b, in->bias));
    tn_tensor *made = scaled_product(&s, in->self, in->mat2, in->scale_a, in->scale_b, in->bias);
    return tni_steps_deliver(&s, made, in->out, outs);
}
