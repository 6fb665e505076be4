// SPDX-License-Identifier: BSD-3-Clause
// Written as loosely as real sources are: standard functions come from whatever the torch headers
// lead to, the address of a boxed function is taken, and checks stand without a semicolon.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#ifndef EXT_NS
#    define EXT_NS ext_loose
#endif

namespace
{

torch::stable::Tensor sorted_roots(torch::stable::Tensor self)
{
    bool is_dense = false;
    STD_TORCH_CHECK(self.numel() >= 0, "unlikely")
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_is_contiguous(self.get(), &is_dense))
    const auto source = torch::stable::contiguous(self);
    auto result = torch::stable::empty_like(source);
    const auto count = static_cast<size_t>(source.numel());
    auto *out = static_cast<float *>(result.data_ptr());
    std::memcpy(out, source.data_ptr(), count * sizeof(float));
    std::sort(out, out + count, std::less<float>());
    for (size_t i = 0; i < count; i++) {
        out[i] = std::sqrt(out[i]);
    }
    return result;
}

std::string spelled(torch::stable::Tensor self)
{
    std::ostringstream text;
    std::array<int64_t, 2> ends = {self.size(0), self.dim()};
    text << ends[0] << '/' << ends[1];
    return text.str();
}

} // namespace

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("sorted_roots(Tensor self) -> Tensor");
    m.def("spelled(Tensor self) -> str");
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("sorted_roots", &TORCH_BOX(sorted_roots));
    m.impl("spelled", &TORCH_BOX(&spelled));
}
