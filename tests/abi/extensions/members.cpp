/* SPDX-License-Identifier: BSD-3-Clause */
/* Every member of torch::stable::Tensor behind an operator of the same name. */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

namespace
{

using torch::headeronly::Layout;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

int64_t dim(const Tensor &t)
{
    return t.dim();
}

int64_t numel(const Tensor &t)
{
    return t.numel();
}

std::vector<int64_t> sizes(const Tensor &t)
{
    return t.sizes().vec();
}

std::vector<int64_t> strides(const Tensor &t)
{
    return t.strides().vec();
}

int64_t size(const Tensor &t, int64_t d)
{
    return t.size(d);
}

int64_t stride(const Tensor &t, int64_t d)
{
    return t.stride(d);
}

int64_t storage_offset(const Tensor &t)
{
    return t.storage_offset();
}

bool is_contiguous(const Tensor &t)
{
    return t.is_contiguous();
}

bool defined(const Tensor &t)
{
    return t.defined();
}

ScalarType scalar_type(const Tensor &t)
{
    return t.scalar_type();
}

int64_t element_size(const Tensor &t)
{
    return static_cast<int64_t>(t.element_size());
}

Layout layout(const Tensor &t)
{
    return t.layout();
}

Device device(const Tensor &t)
{
    return t.device();
}

std::tuple<int64_t, int64_t, bool, bool> device_facts(const Tensor &t)
{
    const int8_t device = t.get_device();
    return {device, t.get_device_index(), t.is_cpu(), t.is_cuda()};
}

/* The three pointers, as numbers. */
std::tuple<int64_t, int64_t, int64_t> pointers(const Tensor &t)
{
    return {reinterpret_cast<int64_t>(t.data_ptr()),
            reinterpret_cast<int64_t>(t.mutable_data_ptr()),
            reinterpret_cast<int64_t>(t.const_data_ptr())};
}

/* Throws unless the tensor holds float32. */
double first_float(const Tensor &t)
{
    return static_cast<double>(*t.const_data_ptr<float>());
}

void set_first_float(Tensor &t, double value)
{
    *t.mutable_data_ptr<float>() = static_cast<float>(value);
}

Tensor set_requires_grad(Tensor t, bool requires_grad)
{
    t.set_requires_grad(requires_grad);
    return t;
}

Tensor undefined()
{
    return Tensor();
}

/* Copies share a handle, moves hand it on, assignment drops the old one. */
Tensor copies_and_moves(Tensor t)
{
    const AtenTensorHandle handle = t.get();
    Tensor copy = t;
    Tensor second = copy;
    STD_TORCH_CHECK(copy.get() == handle && second.get() == handle, "copies share the handle");
    Tensor moved = std::move(copy);
    STD_TORCH_CHECK(moved.get() == handle, "a move keeps the handle");
    Tensor assigned;
    STD_TORCH_CHECK(!assigned.defined(), "a new tensor is undefined");
    assigned = moved;
    const Tensor &self = assigned;
    assigned = self;
    t = std::move(second);
    std::vector<Tensor> many(3, assigned);
    many.erase(many.begin());
    return many.back();
}

} // namespace

STABLE_TORCH_LIBRARY(ext_members, m)
{
    m.def("dim(Tensor t) -> int");
    m.def("numel(Tensor t) -> int");
    m.def("sizes(Tensor t) -> int[]");
    m.def("strides(Tensor t) -> int[]");
    m.def("size(Tensor t, int d) -> int");
    m.def("stride(Tensor t, int d) -> int");
    m.def("storage_offset(Tensor t) -> int");
    m.def("is_contiguous(Tensor t) -> bool");
    m.def("defined(Tensor t) -> bool");
    m.def("scalar_type(Tensor t) -> ScalarType");
    m.def("element_size(Tensor t) -> int");
    m.def("layout(Tensor t) -> Layout");
    m.def("device(Tensor t) -> Device");
    m.def("device_facts(Tensor t) -> (int, int, bool, bool)");
    m.def("pointers(Tensor t) -> (int, int, int)");
    m.def("first_float(Tensor t) -> float");
    m.def("set_first_float(Tensor(a!) t, float value) -> ()");
    m.def("set_requires_grad(Tensor t, bool requires_grad) -> Tensor");
    m.def("undefined() -> Tensor");
    m.def("copies_and_moves(Tensor t) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(ext_members, CompositeExplicitAutograd, m)
{
    m.impl("dim", TORCH_BOX(&dim));
    m.impl("numel", TORCH_BOX(&numel));
    m.impl("sizes", TORCH_BOX(&sizes));
    m.impl("strides", TORCH_BOX(&strides));
    m.impl("size", TORCH_BOX(&size));
    m.impl("stride", TORCH_BOX(&stride));
    m.impl("storage_offset", TORCH_BOX(&storage_offset));
    m.impl("is_contiguous", TORCH_BOX(&is_contiguous));
    m.impl("defined", TORCH_BOX(&defined));
    m.impl("scalar_type", TORCH_BOX(&scalar_type));
    m.impl("element_size", TORCH_BOX(&element_size));
    m.impl("layout", TORCH_BOX(&layout));
    m.impl("device", TORCH_BOX(&device));
    m.impl("device_facts", TORCH_BOX(&device_facts));
    m.impl("pointers", TORCH_BOX(&pointers));
    m.impl("first_float", TORCH_BOX(&first_float));
    m.impl("set_first_float", TORCH_BOX(&set_first_float));
    m.impl("set_requires_grad", TORCH_BOX(&set_requires_grad));
    m.impl("undefined", TORCH_BOX(&undefined));
    m.impl("copies_and_moves", TORCH_BOX(&copies_and_moves));
}
