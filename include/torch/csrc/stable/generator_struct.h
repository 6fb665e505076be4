/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * torch::stable::Generator: a source of random numbers; copies share its state. Since 2.13.
 */
#ifndef TORCH_CSRC_STABLE_GENERATOR_STRUCT_H
#define TORCH_CSRC_STABLE_GENERATOR_STRUCT_H

#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/shared_handle.h>

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
HIDDEN_NAMESPACE_BEGIN(torch, stable)

class Generator
{
public:
    /* Steals the handle. */
    explicit Generator(AtenGeneratorHandle handle) : handle_(handle)
    {
    }
    AtenGeneratorHandle get() const
    {
        return handle_.get();
    }
    /* Takes the handle out when nobody shares it, else NULL. */
    AtenGeneratorHandle take()
    {
        return handle_.take();
    }
    Device device() const
    {
        int32_t type = 0;
        int32_t index = 0;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_generator_get_device(get(), &type, &index));
        return Device(detail::device_type_of(type), index);
    }

private:
    detail::SharedHandle<AtenGeneratorHandle, torch_delete_generator> handle_; /* Shared. */
};

HIDDEN_NAMESPACE_END(torch, stable)
#endif

#endif
