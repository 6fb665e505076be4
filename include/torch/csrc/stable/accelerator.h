/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Current device and stream of whichever accelerator there is. Everything throws without one.
 */
#ifndef TORCH_CSRC_STABLE_ACCELERATOR_H
#define TORCH_CSRC_STABLE_ACCELERATOR_H

#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/shared_handle.h>

#include <memory>
#include <tuple>

HIDDEN_NAMESPACE_BEGIN(torch, stable, accelerator)

using DeviceIndex = int32_t;
using DeleterFnPtr = void (*)(void *);
using StreamId = int64_t;

/* Makes a device current for as long as the object lives. */
class DeviceGuard
{
public:
    explicit DeviceGuard(DeviceIndex device_index) : guard_(make(device_index))
    {
    }
    DeviceGuard() = delete;
    DeviceGuard(const DeviceGuard &) = delete;
    DeviceGuard &operator=(const DeviceGuard &) = delete;
    DeviceGuard(DeviceGuard &&) = default;
    DeviceGuard &operator=(DeviceGuard &&) = default;

    void set_index(DeviceIndex device_index)
    {
        STABLE_TORCH_ERROR_CODE_CHECK(
            aoti_torch_device_guard_set_index(guard_.get(), device_index));
    }

private:
    static DeviceGuardHandle make(DeviceIndex device_index)
    {
        DeviceGuardHandle guard = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_create_device_guard(device_index, &guard));
        return guard;
    }

    detail::SharedHandle<DeviceGuardHandle, aoti_torch_delete_device_guard> guard_; /* Owned. */
};

/* A stream; copies share the handle. */
class Stream
{
public:
    /* Steals the handle. */
    explicit Stream(StreamHandle stream) : stream_(stream)
    {
    }
    StreamId id() const
    {
        StreamId id = 0;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_stream_id(stream_.get(), &id));
        return id;
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    /* The platform's own stream, such as a cudaStream_t. Borrowed. */
    void *nativeHandle() const
    {
        void *handle = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_stream_native_handle(stream_.get(), &handle));
        return handle;
    }
#endif

private:
    detail::SharedHandle<StreamHandle, aoti_torch_delete_stream> stream_; /* Shared by copies. */
};

/* The stream that work on this device goes to on the calling thread; a new handle. */
inline Stream getCurrentStream(DeviceIndex device_index)
{
    StreamHandle stream = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_stream(device_index, &stream));
    return Stream(stream);
}

inline DeviceIndex getCurrentDeviceIndex()
{
    DeviceIndex index = 0;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_device_index(&index));
    return index;
}

HIDDEN_NAMESPACE_END(torch, stable, accelerator)

#endif
