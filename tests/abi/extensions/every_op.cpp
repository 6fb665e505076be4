/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every function of ops.h that the target has, behind an operator of the same name. Built for 2.9,
 * for 2.10 and for 2.13: EXT_NS tells the builds apart.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

/* Named, so that `clone` and `select` do not meet those of the C library. */
namespace every_op
{
namespace
{

using torch::headeronly::ScalarType;
using torch::stable::Tensor;
namespace stable = torch::stable;

Tensor empty_like(const Tensor &t)
{
    return stable::empty_like(t);
}

Tensor fill_(Tensor t, double value)
{
    return stable::fill_(t, value);
}

Tensor narrow(Tensor t, int64_t dim, int64_t start, int64_t length)
{
    return stable::narrow(t, dim, start, length);
}

/* Target 2.9 has no lists: the sizes come one by one. */
Tensor new_empty2(const Tensor &t, int64_t a, int64_t b)
{
    return stable::new_empty(t, {a, b});
}

Tensor new_zeros2(const Tensor &t, int64_t a, int64_t b)
{
    return stable::new_zeros(t, {a, b}, ScalarType::Double);
}

Tensor pad2(const Tensor &t, int64_t left, int64_t right, double value)
{
    return stable::pad(t, {left, right}, "constant", value);
}

Tensor pad_reflect(const Tensor &t, int64_t left, int64_t right)
{
    return stable::pad(t, {left, right}, "reflect");
}

Tensor amax(const Tensor &t, int64_t dim, bool keepdim)
{
    return stable::amax(t, dim, keepdim);
}

Tensor amax_all(const Tensor &t)
{
    const std::vector<int64_t> none;
    return stable::amax(t, none);
}

Tensor amax_two(const Tensor &t, int64_t a, int64_t b)
{
    return stable::amax(t, {a, b}, false);
}

Tensor transpose(const Tensor &t, int64_t a, int64_t b)
{
    return stable::transpose(t, a, b);
}

Tensor zero_(Tensor t)
{
    return stable::zero_(t);
}

Tensor copy_(Tensor t, const Tensor &source)
{
    return stable::copy_(t, source);
}

Tensor clone(const Tensor &t)
{
    return stable::clone(t);
}

Tensor flatten(const Tensor &t, int64_t first, int64_t last)
{
    return stable::flatten(t, first, last);
}

Tensor unsqueeze(const Tensor &t, int64_t dim)
{
    return stable::unsqueeze(t, dim);
}

Tensor squeeze(const Tensor &t, int64_t dim)
{
    return stable::squeeze(t, dim);
}

Tensor select(const Tensor &t, int64_t dim, int64_t index)
{
    return stable::select(t, dim, index);
}

Tensor matmul(const Tensor &a, const Tensor &b)
{
    return stable::matmul(a, b);
}

} // namespace

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("empty_like(Tensor t) -> Tensor");
    m.def("fill_(Tensor(a!) t, float value) -> Tensor(a!)");
    m.def("narrow(Tensor t, int dim, int start, int length) -> Tensor");
    m.def("new_empty2(Tensor t, int a, int b) -> Tensor");
    m.def("new_zeros2(Tensor t, int a, int b) -> Tensor");
    m.def("pad2(Tensor t, int left, int right, float value=0.0) -> Tensor");
    m.def("pad_reflect(Tensor t, int left, int right) -> Tensor");
    m.def("amax(Tensor t, int dim, bool keepdim=False) -> Tensor");
    m.def("amax_all(Tensor t) -> Tensor");
    m.def("amax_two(Tensor t, int a, int b) -> Tensor");
    m.def("transpose(Tensor t, int a, int b) -> Tensor");
    m.def("zero_(Tensor(a!) t) -> Tensor(a!)");
    m.def("copy_(Tensor(a!) t, Tensor source) -> Tensor(a!)");
    m.def("clone(Tensor t) -> Tensor");
    m.def("flatten(Tensor t, int first=0, int last=-1) -> Tensor");
    m.def("unsqueeze(Tensor t, int dim) -> Tensor");
    m.def("squeeze(Tensor t, int dim) -> Tensor");
    m.def("select(Tensor t, int dim, int index) -> Tensor");
    m.def("matmul(Tensor a, Tensor b) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("empty_like", TORCH_BOX(&empty_like));
    m.impl("fill_", TORCH_BOX(&fill_));
    m.impl("narrow", TORCH_BOX(&narrow));
    m.impl("new_empty2", TORCH_BOX(&new_empty2));
    m.impl("new_zeros2", TORCH_BOX(&new_zeros2));
    m.impl("pad2", TORCH_BOX(&pad2));
    m.impl("pad_reflect", TORCH_BOX(&pad_reflect));
    m.impl("amax", TORCH_BOX(&amax));
    m.impl("amax_all", TORCH_BOX(&amax_all));
    m.impl("amax_two", TORCH_BOX(&amax_two));
    m.impl("transpose", TORCH_BOX(&transpose));
    m.impl("zero_", TORCH_BOX(&zero_));
    m.impl("copy_", TORCH_BOX(&copy_));
    m.impl("clone", TORCH_BOX(&clone));
    m.impl("flatten", TORCH_BOX(&flatten));
    m.impl("unsqueeze", TORCH_BOX(&unsqueeze));
    m.impl("squeeze", TORCH_BOX(&squeeze));
    m.impl("select", TORCH_BOX(&select));
    m.impl("matmul", TORCH_BOX(&matmul));
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
namespace
{

using torch::headeronly::IntHeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::stable::Device;

Tensor empty(IntHeaderOnlyArrayRef size, std::optional<ScalarType> dtype,
             std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin,
             std::optional<MemoryFormat> format)
{
    return stable::empty(size, dtype, layout, device, pin, format);
}

Tensor full(IntHeaderOnlyArrayRef size, double value, std::optional<ScalarType> dtype,
            std::optional<Layout> layout, std::optional<Device> device)
{
    return stable::full(size, value, dtype, layout, device);
}

Tensor new_empty(const Tensor &t, IntHeaderOnlyArrayRef size, std::optional<ScalarType> dtype)
{
    return stable::new_empty(t, size, dtype);
}

Tensor new_zeros(const Tensor &t, std::vector<int64_t> size, std::optional<ScalarType> dtype,
                 std::optional<Device> device)
{
    return stable::new_zeros(t, size, dtype, Layout::Strided, device, false);
}

Tensor reshape(const Tensor &t, IntHeaderOnlyArrayRef shape)
{
    return stable::reshape(t, shape);
}

Tensor view(const Tensor &t, IntHeaderOnlyArrayRef size)
{
    return stable::view(t, size);
}

Tensor contiguous(const Tensor &t, MemoryFormat format)
{
    return stable::contiguous(t, format);
}

Tensor to_dtype(const Tensor &t, ScalarType dtype, bool copy)
{
    return stable::to(t, dtype, std::nullopt, std::nullopt, std::nullopt, false, copy);
}

Tensor to_device(const Tensor &t, Device device)
{
    return stable::to(t, device);
}

Tensor sum(const Tensor &t, std::optional<IntHeaderOnlyArrayRef> dim, bool keepdim,
           std::optional<ScalarType> dtype)
{
    return stable::sum(t, dim, keepdim, dtype);
}

Tensor sum_out(Tensor out, const Tensor &t, std::optional<IntHeaderOnlyArrayRef> dim, bool keepdim)
{
    Tensor &same = stable::sum_out(out, t, dim, keepdim);
    STD_TORCH_CHECK(&same == &out, "sum_out returns another object");
    return same;
}

Tensor subtract(const Tensor &a, const Tensor &b, double alpha)
{
    return stable::subtract(a, b, alpha);
}

} // namespace

STABLE_TORCH_LIBRARY_FRAGMENT(EXT_NS, m)
{
    m.def("empty(int[] size, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
          "bool? pin=None, MemoryFormat? format=None) -> Tensor");
    m.def("full(int[] size, float value, ScalarType? dtype=None, Layout? layout=None, "
          "Device? device=None) -> Tensor");
    m.def("new_empty(Tensor t, int[] size, ScalarType? dtype=None) -> Tensor");
    m.def("new_zeros(Tensor t, int[] size, ScalarType? dtype=None, Device? device=None) -> Tensor");
    m.def("reshape(Tensor t, int[] shape) -> Tensor");
    m.def("view(Tensor t, int[] size) -> Tensor");
    m.def("contiguous(Tensor t, MemoryFormat format) -> Tensor");
    m.def("to_dtype(Tensor t, ScalarType dtype, bool copy=False) -> Tensor");
    m.def("to_device(Tensor t, Device device) -> Tensor");
    m.def("sum(Tensor t, int[]? dim=None, bool keepdim=False, ScalarType? dtype=None) -> Tensor");
    m.def("sum_out(Tensor(a!) out, Tensor t, int[]? dim=None, bool keepdim=False) -> Tensor(a!)");
    m.def("subtract(Tensor a, Tensor b, float alpha=1.0) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("empty", TORCH_BOX(&empty));
    m.impl("full", TORCH_BOX(&full));
    m.impl("new_empty", TORCH_BOX(&new_empty));
    m.impl("new_zeros", TORCH_BOX(&new_zeros));
    m.impl("reshape", TORCH_BOX(&reshape));
    m.impl("view", TORCH_BOX(&view));
    m.impl("contiguous", TORCH_BOX(&contiguous));
    m.impl("to_dtype", TORCH_BOX(&to_dtype));
    m.impl("to_device", TORCH_BOX(&to_device));
    m.impl("sum", TORCH_BOX(&sum));
    m.impl("sum_out", TORCH_BOX(&sum_out));
    m.impl("subtract", TORCH_BOX(&subtract));
}
#endif

} // namespace every_op
