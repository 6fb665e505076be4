/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * mul, clone and transpose of one element as an author calls them with the C++ wrappers. Run in
 * both hosts; compiled with Tenon's headers and, where they are, with PyTorch's (ops.py).
 */
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

using torch::stable::Tensor;

namespace
{

/* float32 with one element. */
Tensor one_element(int64_t rank)
{
    static const int64_t ones[] = {1, 1};
    AtenTensorHandle handle = nullptr;
    TORCH_ERROR_CODE_CHECK(aoti_torch_empty_strided(rank, ones, ones, aoti_torch_dtype_float32(),
                                                    aoti_torch_device_type_cpu(), 0, &handle));
    Tensor tensor(handle);
    *static_cast<float *>(tensor.mutable_data_ptr()) = 1;
    return tensor;
}

/* The wrappers have no function for it, so it is written as they write theirs. */
Tensor mul(const Tensor &left, const Tensor &right)
{
    StableIValue stack[2] = {torch::stable::detail::from(left), torch::stable::detail::from(right)};
    TORCH_ERROR_CODE_CHECK(torch_call_dispatcher("aten::mul", "Tensor", stack, TORCH_ABI_VERSION));
    return torch::stable::detail::to<Tensor>(stack[0]);
}

} // namespace

extern "C" __attribute__((visibility("default"))) bool bench_wrapped_mul(uint64_t steps)
{
    Tensor one = one_element(1);
    for (uint64_t i = 0; i < steps; i++)
        if (!mul(one, one).defined())
            return false;
    return true;
}

extern "C" __attribute__((visibility("default"))) bool bench_wrapped_clone(uint64_t steps)
{
    Tensor one = one_element(1);
    for (uint64_t i = 0; i < steps; i++)
        if (!torch::stable::clone(one).defined())
            return false;
    return true;
}

extern "C" __attribute__((visibility("default"))) bool bench_wrapped_transpose(uint64_t steps)
{
    Tensor one = one_element(2);
    for (uint64_t i = 0; i < steps; i++)
        if (!torch::stable::transpose(one, 0, 1).defined())
            return false;
    return true;
}
