/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * torch::stable::Tensor: an owner of an AtenTensorHandle. Copies share one handle.
 *
 * Members ask the runtime and throw std::runtime_error when it refuses. What they return by pointer
 * or by reference to sizes is borrowed from the tensor. A moved-from Tensor may only be assigned to
 * or destroyed.
 */
#ifndef TORCH_CSRC_STABLE_TENSOR_STRUCT_H
#define TORCH_CSRC_STABLE_TENSOR_STRUCT_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/codes.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/shared_handle.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
#include <torch/headeronly/util/shim_utils.h>

#include <array>
#include <memory>
#include <optional>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;

/* Calls a C getter that fills one output of type T. */
#define TENON_GET(T, call)                                                                         \
    T result{};                                                                                    \
    STABLE_TORCH_ERROR_CODE_CHECK(call);                                                           \
    return result

class Tensor
{
public:
    /* An undefined tensor. */
    Tensor() : handle_(undefined())
    {
    }
    /* Steals the handle. */
    explicit Tensor(AtenTensorHandle handle) noexcept : handle_(handle)
    {
    }

    AtenTensorHandle get() const noexcept
    {
        return handle_.get();
    }
    /* Takes the handle out when no copy shares it, else NULL. */
    AtenTensorHandle take() noexcept
    {
        return handle_.take();
    }

    /* The first element, storage offset included; NULL when there are no elements. */
    void *data_ptr() const
    {
        TENON_GET(void *, aoti_torch_get_data_ptr(get(), &result));
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    /*
     * As data_ptr(), saying whether the caller will write: PyTorch can share memory until somebody
     * does. Both need target 2.10.
     */
    void *mutable_data_ptr() const
    {
        TENON_GET(void *, torch_get_mutable_data_ptr(get(), &result));
    }
    const void *const_data_ptr() const
    {
        TENON_GET(const void *, torch_get_const_data_ptr(get(), &result));
    }
    /* The typed forms throw unless T is the element type. */
    template <typename T>
    T *mutable_data_ptr() const
    {
        check_type<T>();
        return static_cast<T *>(mutable_data_ptr());
    }
    template <typename T>
    const T *const_data_ptr() const
    {
        check_type<std::remove_const_t<T>>();
        return static_cast<const T *>(const_data_ptr());
    }
    /* Throws for true on a dtype without gradients (whole numbers, bool); false is fine for all. */
    const Tensor &set_requires_grad(bool requires_grad) const
    {
        STABLE_TORCH_ERROR_CODE_CHECK(torch_set_requires_grad(get(), requires_grad));
        return *this;
    }
#endif

    /* 0 for a scalar; an undefined tensor says 1, with one size of 0. */
    int64_t dim() const
    {
        TENON_GET(int64_t, aoti_torch_get_dim(get(), &result));
    }
    int64_t numel() const
    {
        TENON_GET(int64_t, aoti_torch_get_numel(get(), &result));
    }
    /* A negative dimension counts from the end. */
    int64_t size(int64_t dim) const
    {
        TENON_GET(int64_t, aoti_torch_get_size(get(), dim, &result));
    }
    int64_t stride(int64_t dim) const
    {
        TENON_GET(int64_t, aoti_torch_get_stride(get(), dim, &result));
    }
    /* Borrowed from the tensor and valid until its shape changes in place; so are strides(). */
    IntHeaderOnlyArrayRef sizes() const
    {
        int64_t *values = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_sizes(get(), &values));
        return IntHeaderOnlyArrayRef(values, static_cast<size_t>(dim()));
    }
    IntHeaderOnlyArrayRef strides() const
    {
        int64_t *values = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_strides(get(), &values));
        return IntHeaderOnlyArrayRef(values, static_cast<size_t>(dim()));
    }
    int64_t storage_offset() const
    {
        TENON_GET(int64_t, aoti_torch_get_storage_offset(get(), &result));
    }
    bool is_contiguous() const
    {
        TENON_GET(bool, aoti_torch_is_contiguous(get(), &result));
    }
    bool defined() const
    {
        TENON_GET(bool, aoti_torch_is_defined(get(), &result));
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
    /* false for an undefined tensor and for one that is not laid out in memory. Target 2.14. */
    bool has_storage() const
    {
        TENON_GET(bool, torch_has_storage(get(), &result));
    }
#endif

    /* Throws for a dtype that the target has no getter for, such as quantised ones. */
    ScalarType scalar_type() const
    {
        return detail::scalar_type_of(dtype_code());
    }
    size_t element_size() const
    {
        return aoti_torch_dtype_element_size(dtype_code());
    }
    Layout layout() const
    {
        int32_t code = 0;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_layout(get(), &code));
        return detail::layout_of(code);
    }

    /* -1 for a CPU tensor. */
    DeviceIndex get_device_index() const
    {
        TENON_GET(DeviceIndex, aoti_torch_get_device_index(get(), &result));
    }
    /* The same as a number of eight bits, as PyTorch's header has it. */
    int8_t get_device() const
    {
        return static_cast<int8_t>(get_device_index());
    }
    Device device() const
    {
        return Device(detail::device_type_of(device_code()), get_device_index());
    }
    bool is_cpu() const
    {
        return device_code() == aoti_torch_device_type_cpu();
    }
    bool is_cuda() const
    {
        return device_code() == aoti_torch_device_type_cuda();
    }

private:
    static AtenTensorHandle undefined()
    {
        TENON_GET(AtenTensorHandle, aoti_torch_new_uninitialized_tensor(&result));
    }
    int32_t dtype_code() const
    {
        TENON_GET(int32_t, aoti_torch_get_dtype(get(), &result));
    }
    int32_t device_code() const
    {
        TENON_GET(int32_t, aoti_torch_get_device_type(get(), &result));
    }
    template <typename T>
    void check_type() const
    {
        constexpr ScalarType expected = torch::headeronly::CppTypeToScalarType<T>::value;
        const ScalarType found = scalar_type();
        STD_TORCH_CHECK(found == expected, "expected scalar type ",
                        torch::headeronly::toString(expected), " but found ",
                        torch::headeronly::toString(found));
    }

    detail::SharedHandle<AtenTensorHandle, aoti_torch_delete_tensor_object> handle_; /* Shared. */
};

#undef TENON_GET

HIDDEN_NAMESPACE_END(torch, stable)

#endif
