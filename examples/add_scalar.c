/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * myops::add_scalar in plain C: adds a number to every element of a float32 tensor. Built once, it
 * runs in PyTorch and in Tenon:
 *
 *     cc -O2 -shared -fPIC -Iinclude examples/add_scalar.c -o add_scalar.so \
 *         -Lbuild/lib/tenon-torch -Wl,--no-as-needed -ltorch_cpu
 *     build/bin/tenon call --lib ./add_scalar.so myops::add_scalar 'ones(2,3)' 2.5
 */
#include <tenon/extension.h>

TN_KERNEL(add_scalar, "Td->T")
{
    AtenTensorHandle input = tn_arg_tensor(args[0]);
    float scalar = (float)tn_arg_double(args[1]);
    int32_t dtype;
    TN_FORWARD(aoti_torch_get_dtype(input, &dtype));
    TN_REQUIRE(dtype == aoti_torch_dtype_float32(), "Input must be float32");

    /* A clone is dense, so its elements can be visited in memory order whatever the strides were.
     */
    AtenTensorHandle result;
    int64_t numel;
    void *data;
    TN_FORWARD(aoti_torch_get_numel(input, &numel));
    TN_FORWARD(aoti_torch_clone(input, &result));
    returns[0] = tn_ret_tensor(result);
    TN_FORWARD(aoti_torch_get_data_ptr(result, &data));
    for (int64_t i = 0; data != NULL && i < numel; i++)
        ((float *)data)[i] += scalar;
    return NULL;
}

TN_LIBRARY(myops, m)
{
    tn_def(m, "add_scalar(Tensor input, float scalar) -> Tensor");
}

TN_LIBRARY_IMPL(myops, CompositeExplicitAutograd, m)
{
    tn_impl(m, "add_scalar", add_scalar);
}
