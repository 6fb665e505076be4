/* SPDX-License-Identifier: BSD-3-Clause */
/* The accelerator functions; on a machine without one each fails with a message. */
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/library.h>

#include <cstdint>

namespace
{

int64_t current_device()
{
    return torch::stable::accelerator::getCurrentDeviceIndex();
}

int64_t current_stream(int64_t device)
{
    const auto stream = torch::stable::accelerator::getCurrentStream(
        static_cast<torch::stable::accelerator::DeviceIndex>(device));
    return stream.nativeHandle() != nullptr ? stream.id() : -1;
}

int64_t guarded(int64_t device)
{
    torch::stable::accelerator::DeviceGuard guard(
        static_cast<torch::stable::accelerator::DeviceIndex>(device));
    guard.set_index(0);
    return current_device();
}

} // namespace

STABLE_TORCH_LIBRARY(ext_accelerator, m)
{
    m.def("current_device() -> int");
    m.def("current_stream(int device) -> int");
    m.def("guarded(int device) -> int");
}

STABLE_TORCH_LIBRARY_IMPL(ext_accelerator, CompositeExplicitAutograd, m)
{
    m.impl("current_device", TORCH_BOX(&current_device));
    m.impl("current_stream", TORCH_BOX(&current_stream));
    m.impl("guarded", TORCH_BOX(&guarded));
}
