/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that ask for or change a tensor's place in the autograd graph: is_leaf, retains_grad,
 * _version, output_nr, requires_grad_, retain_grad, data, set_data. tenon/autograd.h says what each
 * means.
 */
#include "args/args_histories.h"
#include "kernels/core/structured.h"

#include <tenon/autograd.h>

/* ---- queries ---- */

TNI_TYPED(is_leaf)
{
    *outs = tn_tensor_is_leaf(in->self);
    return TN_OK;
}

TNI_TYPED(retains_grad)
{
    *outs = tn_tensor_retains_grad(in->self);
    return TN_OK;
}

TNI_TYPED(_version)
{
    *outs = tn_tensor_version(in->self);
    return TN_OK;
}

/* The index of the tensor among the outputs of its node; 0 for a leaf. */
TNI_TYPED(output_nr)
{
    tn_node *node;
    uint32_t number = 0;
    TN_TRY(tn_tensor_grad_fn(in->self, &number, &node));
    *outs = node == NULL ? 0 : number;
    tn_node_release(node);
    return TN_OK;
}

/* ---- changes ---- */

TNI_TYPED(requires_grad_)
{
    TN_TRY(tn_tensor_set_requires_grad(in->self, in->requires_grad));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(retain_grad)
{
    return tn_tensor_retain_grad(in->self);
}

TNI_TYPED(data)
{
    tn_tensor *result;
    TN_TRY(tn_tensor_data_alias(in->self, &result));
    return tni_return_take(result, outs);
}

/*
 * Give self the storage, dtype, geometry and lazy bits of another tensor; its node and its gradient
 * stay. The dtype may change, as when a module's parameters are converted to half.
 */
TNI_TYPED(set_data)
{
    tn_tensor *self = in->self;
    const tn_tensor *data = in->new_data;
    int8_t was = self->dtype;
    tni_tensor_spec spec = {
        .rank = data->rank, .sizes = data->sizes, .strides = data->strides, .offset = data->offset};
    if (self->device.type != data->device.type || self->device.index != data->device.index)
        return tni_fail(TN_ERR_RUNTIME,
                        "Attempted to call `variable.set_data(tensor)`, but `variable` and "
                        "`tensor` have incompatible tensor type.");
    if (tn_tensor_requires_grad(self) &&
        !tni_dtype_is((tn_dtype)data->dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME, "data set to a tensor that requires gradients must be "
                                        "floating point or complex dtype");
    /*
     * Setting the storage checks its bounds with the new dtype, so that is set first and restored
     * on failure.
     */
    self->dtype = data->dtype;
    tn_status status = tni_tensor_set_storage(self, data->storage, &spec);
    if (status != TN_OK)
        self->dtype = was;
    else
        self->keys = (self->keys & ~TNI_LAZY_BITS) | (data->keys & TNI_LAZY_BITS);
    return status;
}
