/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arithmetic between a tensor and a number: the number becomes a 0-dim tensor that counts in
 * promotion only by its kind, and the operator for two tensors does the rest.
 */
#include "kernels/kernel_core.h"

/*
 * The widest dtype of the number's kind, so that nothing is lost before promotion has decided; the
 * flag tells promotion that it is a number and not a tensor.
 */
static tn_status wrap(const tni_scalar *number, tn_device device, tn_tensor **out)
{
    tn_dtype dtype = number->kind == TN_KIND_BOOL     ? TN_DTYPE_BOOL
                     : number->kind == TN_KIND_INT    ? TN_DTYPE_I64
                     : number->kind == TN_KIND_DOUBLE ? TN_DTYPE_F64
                                                      : TN_DTYPE_C128;
    tni_tensor_spec spec = {.dtype = dtype, .rank = 0};
    tn_tensor *tensor;
    TN_TRY(tni_tensor_empty(&spec, device, &tensor));
    tensor->flags |= TNI_TENSOR_WRAPPED_NUMBER;
    tn_status status = tni_fill(tensor, number);
    if (status != TN_OK) {
        tn_tensor_release(tensor);
        return status;
    }
    *out = tensor;
    return TN_OK;
}

/* self, other and, where the operator has one, alpha. */
static tn_status with_number(const tn_call *call, tni_callee *op, const StableIValue *args,
                             StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *number;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(wrap(tni_arg_scalar(args[1]), self->device, &number));
    StableIValue alpha = call->signature->nargs > 2 ? args[2] : 0;
    tn_status status = tni_call_out(op, (StableIValue[]){args[0], TNI_CELL(number), alpha}, outs);
    tn_tensor_release(number);
    return status;
}

TNI_KERNEL(add_Scalar)
{
    static tni_callee op = {"aten::add.Tensor", NULL};
    return with_number(call, &op, args, outs);
}

TNI_KERNEL(sub_Scalar)
{
    static tni_callee op = {"aten::sub.Tensor", NULL};
    return with_number(call, &op, args, outs);
}

TNI_KERNEL(mul_Scalar)
{
    static tni_callee op = {"aten::mul.Tensor", NULL};
    return with_number(call, &op, args, outs);
}

TNI_KERNEL(div_Scalar)
{
    static tni_callee op = {"aten::div.Tensor", NULL};
    return with_number(call, &op, args, outs);
}
