/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Between torch::stable types and objects of Python, which are `PyObject *` and here `void *`.
 *
 * An object that is given is borrowed, one that is returned is a new reference. The caller holds
 * the GIL. Nothing of Python is included or linked: the runtime's Python package does the work, and
 * without it all of these throw, as they do for an object of another kind.
 */
#ifndef TORCH_CSRC_STABLE_PYOBJECT_H
#define TORCH_CSRC_STABLE_PYOBJECT_H

#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/codes.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/stableivalue_conversions.h>
#include <torch/csrc/stable/tensor_struct.h>
#include <torch/csrc/stable/version.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/shim_utils.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable)

/* ---- Target 2.14 and newer --------------------------------------------------------------- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
/* The tensor that the object names, not a copy. */
inline Tensor tensor_from_pyobject(void *py_obj)
{
    AtenTensorHandle handle = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_tensor_from_pyobject(py_obj, &handle));
    return Tensor(handle);
}

/* The object of a tensor, of the class `py_type` (a `PyTypeObject *`) where that is given. */
inline void *tensor_to_pyobject(const Tensor &t, void *py_type = nullptr)
{
    void *object = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_tensor_to_pyobject(t.get(), py_type, &object));
    return object;
}
#endif

/* ---- Target 2.15 and newer --------------------------------------------------------------- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_15_0
/* Whether tensor_from_pyobject() takes the object. */
inline bool is_tensor_pyobject(void *py_obj)
{
    bool is_tensor = false;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_is_tensor_pyobject(py_obj, &is_tensor));
    return is_tensor;
}

/*
 * Dtypes and device types that have no code in the stable ABI (quantised ones, "hpu" …) throw in
 * both directions, although the C functions take them.
 */
inline ScalarType dtype_from_pyobject(void *py_obj)
{
    int32_t code = 0;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_dtype_from_pyobject(py_obj, &code));
    return detail::scalar_type_of(code);
}

inline void *dtype_to_pyobject(ScalarType dtype)
{
    void *object = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_dtype_to_pyobject(detail::code_of(dtype), &object));
    return object;
}

inline Device device_from_pyobject(void *py_obj)
{
    int32_t type = 0;
    int32_t index = 0;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_device_from_pyobject(py_obj, &type, &index));
    return Device(detail::device_type_of(type), index);
}

inline void *device_to_pyobject(const Device &device)
{
    void *object = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(
        torch_device_to_pyobject(detail::code_of(device.type()), device.index(), &object));
    return object;
}
#endif

HIDDEN_NAMESPACE_END(torch, stable)

#endif
