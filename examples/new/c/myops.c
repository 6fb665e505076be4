/* SPDX-License-Identifier: BSD-3-Clause */
/* myops::scale, of float32: each element times a number. It runs in Tenon and in PyTorch. */
#include <tenon/extension.h>

TN_KERNEL(scale, "Td->T")
{
    AtenTensorHandle x = tn_arg_tensor(args[0]);
    float factor = (float)tn_arg_double(args[1]);
    AtenTensorHandle result;
    int32_t dtype;
    int64_t numel;
    void *data;
    TN_FORWARD(aoti_torch_get_dtype(x, &dtype));
    TN_REQUIRE(dtype == aoti_torch_dtype_float32(), "scale: x must be float32");
    TN_FORWARD(aoti_torch_get_numel(x, &numel));
    /* A clone is dense: its elements are visited in memory order, whatever the strides were. */
    TN_FORWARD(aoti_torch_clone(x, &result));
    returns[0] = tn_ret_tensor(result);
    TN_FORWARD(aoti_torch_get_data_ptr(result, &data));
    for (int64_t i = 0; i < numel; i++)
        ((float *)data)[i] *= factor;
    return NULL;
}

TN_LIBRARY(myops, m)
{
    tn_def(m, "scale(Tensor x, float factor) -> Tensor");
    /* The gradient of x, for Tenon; PyTorch is told in Python (myops.py). */
    tn_derivative(m, "scale", "x: scale(grad, factor)");
}

TN_LIBRARY_IMPL(myops, CPU, m)
{
    tn_impl(m, "scale", scale);
}
