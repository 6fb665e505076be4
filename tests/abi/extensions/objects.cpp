/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Functions between objects of Python, called through ctypes while the GIL is held, in PyTorch and
 * in Tenon alike. Each returns a new reference, or NULL after a failure, of which objects_reason()
 * tells the text. Built for 2.14 and 2.15: EXT_NS tells the builds apart.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/pyobject.h>
#include <torch/csrc/stable/tensor.h>

#include <exception>
#include <string>

#define VISIBLE extern "C" __attribute__((visibility("default")))

namespace
{

namespace stable = torch::stable;

std::string reason; /* of the last failure */

template <typename F>
auto answer(F f) -> decltype(f())
{
    try {
        reason.clear();
        return f();
    } catch (const std::exception &error) {
        reason = error.what();
        return {};
    }
}

} // namespace

VISIBLE const char *objects_reason()
{
    return reason.c_str();
}

/* The transposed tensor, and the tensor itself as an object of a class. */
VISIBLE void *objects_transposed(void *tensor)
{
    return answer([&] {
        return stable::tensor_to_pyobject(
            stable::transpose(stable::tensor_from_pyobject(tensor), 0, 1));
    });
}

VISIBLE void *objects_of_class(void *tensor, void *type)
{
    return answer(
        [&] { return stable::tensor_to_pyobject(stable::tensor_from_pyobject(tensor), type); });
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_15_0
VISIBLE bool objects_is_tensor(void *thing)
{
    return answer([&] { return stable::is_tensor_pyobject(thing); });
}

/* There and back. */
VISIBLE void *objects_dtype(void *dtype)
{
    return answer([&] { return stable::dtype_to_pyobject(stable::dtype_from_pyobject(dtype)); });
}

VISIBLE void *objects_device(void *device)
{
    return answer([&] { return stable::device_to_pyobject(stable::device_from_pyobject(device)); });
}

/* A tensor of zeros as two objects say. */
VISIBLE void *objects_zeros(void *dtype, void *device)
{
    return answer([&] {
        return stable::tensor_to_pyobject(stable::full({2}, 0.0, stable::dtype_from_pyobject(dtype),
                                                       std::nullopt,
                                                       stable::device_from_pyobject(device)));
    });
}
#endif

/* Registers something, as extensions do. */
STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("nothing() -> ()");
}
