/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The no-op operator as an author writes it with the C++ wrappers, and a loop that calls it as an
 * author would: the wrappers' conversions on both sides of torch_call_dispatcher. Compiled with
 * Tenon's headers and, where they are, with PyTorch's (run.py), under a namespace each.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#ifndef BENCH_NAMESPACE
#    define BENCH_NAMESPACE bench_cpp
#endif
#define TEXT2(name) #name
#define TEXT(name)  TEXT2(name)

using torch::stable::Tensor;

namespace
{

Tensor noop(Tensor x)
{
    return x;
}

Tensor call_noop(const Tensor &x)
{
    StableIValue stack[1] = {torch::stable::detail::from(x)};
    TORCH_ERROR_CODE_CHECK(
        torch_call_dispatcher(TEXT(BENCH_NAMESPACE) "::noop", "", stack, TORCH_ABI_VERSION));
    return torch::stable::detail::to<Tensor>(stack[0]);
}

} // namespace

extern "C" __attribute__((visibility("default"))) bool bench_noop_cpp(uint64_t steps)
{
    static const int64_t one[] = {1};
    AtenTensorHandle handle;
    if (aoti_torch_empty_strided(1, one, one, aoti_torch_dtype_float32(),
                                 aoti_torch_device_type_cpu(), 0, &handle) != 0)
        return false;
    Tensor tensor(handle);
    for (uint64_t i = 0; i < steps; i++)
        if (!call_noop(tensor).defined())
            return false;
    return true;
}

STABLE_TORCH_LIBRARY(BENCH_NAMESPACE, m)
{
    m.def("noop(Tensor x) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(BENCH_NAMESPACE, CPU, m)
{
    m.impl("noop", TORCH_BOX(&noop));
}
