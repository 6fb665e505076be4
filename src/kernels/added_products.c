/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * beta * self + alpha * product: addmm.out, baddbmm.out.
 *
 * The product is made whole and then added, by the operators that do these things. Half types are
 * computed in float and rounded once, at the end. A factor of 0 takes its operand out, whatever it
 * holds: a nan times 0 is not looked at, as in PyTorch.
 */
#include "kernels/kernel_core.h"

static tni_callee mm_op = {"aten::mm", NULL};
static tni_callee bmm_op = {"aten::bmm", NULL};
static tni_callee expand_op = {"aten::expand", NULL};
static tni_callee scale_op = {"aten::mul.Scalar", NULL};
static tni_callee add_op = {"aten::add.Tensor", NULL};

/* One call, and what was made on the way. */
typedef struct added_product {
    tn_tensor *self;  /* in the computing dtype, held */
    tn_tensor *a;     /* the first factor, likewise */
    tn_tensor *b;     /* the second factor */
    tn_tensor *sum;   /* the product, then what becomes of it; held */
    tni_scalar beta;  /* in front of self */
    tni_scalar alpha; /* in front of the product */
} added_product;

static bool is_equal(const tni_scalar *scalar, int number)
{
    switch (scalar->kind) {
    case TN_KIND_INT:
        return scalar->as.integer == number;
    case TN_KIND_BOOL:
        return scalar->as.boolean == (number != 0);
    case TN_KIND_COMPLEX:
        return scalar->as.complex[0] == number && scalar->as.complex[1] == 0;
    default:
        return scalar->as.real == number;
    }
}

/* Whole tensors are scaled by whole numbers: what follows the point is cut off. */
static tn_status factor_for(const tn_tensor *self, const char *name, const tni_scalar *given,
                            tni_scalar *out)
{
    *out = *given;
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_INTEGRAL) || given->kind != TN_KIND_DOUBLE)
        return TN_OK;
    if (!(given->as.real >= -0x1p63 && given->as.real < 0x1p63))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: %g cannot be converted to type int64_t without overflow", name,
                        given->as.real);
    *out = (tni_scalar){.kind = TN_KIND_INT, .as.integer = (int64_t)given->as.real};
    return TN_OK;
}

/* Replaces *sum by `scaled` times self plus alpha times it, leaving out what is multiplied by 0. */
static tn_status add_self(added_product *p)
{
    tn_tensor *shown = NULL;
    tn_tensor *scaled = NULL;
    tn_tensor *total = NULL;
    bool has_self = !is_equal(&p->beta, 0);
    const StableIValue expand_args[3] = {TNI_CELL(p->self), TNI_INTS(p->sum->sizes, p->sum->rank),
                                         0};
    tn_status status = tni_call_tensor(&expand_op, expand_args, &shown);
    if (status == TN_OK && has_self && !is_equal(&p->beta, 1)) {
        const StableIValue args[2] = {TNI_CELL(shown), (StableIValue)(uintptr_t)&p->beta};
        status = tni_call_tensor(&scale_op, args, &scaled);
    } else if (status == TN_OK) {
        scaled = tn_tensor_retain(shown);
    }
    if (status == TN_OK && !has_self) {
        const StableIValue args[2] = {TNI_CELL(p->sum), (StableIValue)(uintptr_t)&p->alpha};
        status = tni_call_tensor(&scale_op, args, &total);
    } else if (status == TN_OK && is_equal(&p->alpha, 0)) {
        total = tn_tensor_retain(scaled);
    } else if (status == TN_OK) {
        const StableIValue args[3] = {TNI_CELL(scaled), TNI_CELL(p->sum),
                                      (StableIValue)(uintptr_t)&p->alpha};
        status = tni_call_tensor(&add_op, args, &total);
    }
    tn_tensor_release(shown);
    tn_tensor_release(scaled);
    if (status == TN_OK) {
        tn_tensor_release(p->sum);
        p->sum = total;
    }
    return status;
}

/* self, a, b, beta, alpha, out, whose dtypes and ranks were checked. */
static tn_status run(const StableIValue *args, tni_callee *product, added_product *p)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    tn_dtype dtype = is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
    TN_TRY(factor_for(self, "beta", tni_arg_scalar(args[3]), &p->beta));
    TN_TRY(factor_for(self, "alpha", tni_arg_scalar(args[4]), &p->alpha));
    TN_TRY(tni_to_dtype(self, dtype, &p->self));
    TN_TRY(tni_to_dtype(tni_boxed_tensor(args[1]), dtype, &p->a));
    TN_TRY(tni_to_dtype(tni_boxed_tensor(args[2]), dtype, &p->b));
    const StableIValue factors[2] = {TNI_CELL(p->a), TNI_CELL(p->b)};
    TN_TRY(tni_call_tensor(product, factors, &p->sum));
    return add_self(p);
}

/* Computed apart and copied: `out` may be one of the operands, or strided. */
static tn_status add_product(const tn_call *call, const StableIValue *args, tni_callee *product,
                             StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *out;
    added_product p = {0};
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 5, &out));
    if (out->dtype != self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Expected out tensor to have dtype %s, but got %s instead",
                        tni_dtypes[self->dtype].torch_name, tni_dtypes[out->dtype].torch_name);
    tn_status status = run(args, product, &p);
    bool has_sizes = status == TN_OK && out->rank == p.sum->rank &&
                     memcmp(out->sizes, p.sum->sizes, (size_t)out->rank * sizeof *out->sizes) == 0;
    if (status == TN_OK && !has_sizes)
        status = tni_tensor_resize(out, p.sum->rank, p.sum->sizes);
    if (status == TN_OK)
        status = tni_copy(out, p.sum);
    tn_tensor_release(p.self);
    tn_tensor_release(p.a);
    tn_tensor_release(p.b);
    tn_tensor_release(p.sum);
    TN_TRY(status);
    tni_tensor_bump_version(out);
    return tni_return_same(out, outs);
}

TNI_KERNEL(addmm_out)
{
    tn_tensor *self;
    tn_tensor *a;
    tn_tensor *b;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &a));
    TN_TRY(tni_arg_tensor(call, args, 2, &b));
    if (a->rank != 2 || b->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "mat%d must be a matrix, got %d-D tensor",
                        a->rank != 2 ? 1 : 2, a->rank != 2 ? a->rank : b->rank);
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "mat1 and mat2 must have the same dtype, but got %s and %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (self->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "self and mat2 must have the same dtype, but got %s and %s",
                        tni_scalar_name(self->dtype), tni_scalar_name(b->dtype));
    return add_product(call, args, &mm_op, outs);
}

TNI_KERNEL(baddbmm_out)
{
    tn_tensor *self;
    tn_tensor *a;
    tn_tensor *b;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &a));
    TN_TRY(tni_arg_tensor(call, args, 2, &b));
    if (self->dtype != a->dtype || a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "Input dtypes must be the same, got: input %s, batch1: %s, batch2: %s",
                        tni_dtypes[self->dtype].torch_name, tni_dtypes[a->dtype].torch_name,
                        tni_dtypes[b->dtype].torch_name);
    return add_product(call, args, &bmm_op, outs);
}
