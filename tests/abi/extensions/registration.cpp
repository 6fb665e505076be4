/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The orders and forms of registration: implementation before definition, fragments, a qualified
 * name, two keys, a catch-all kernel, tags, a Python module, every kind of schema default.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/enum_tag.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace
{

using torch::stable::Tensor;

Tensor identity(Tensor t)
{
    return t;
}

int64_t seven(const Tensor &)
{
    return 7;
}

int64_t eight(const Tensor &)
{
    return 8;
}

std::string defaults(int64_t i, double f, bool b, const std::string &s,
                     const std::vector<int64_t> &l, std::optional<int64_t> o)
{
    std::string text = std::to_string(i) + ' ' + std::to_string(f) + (b ? " true " : " false ") + s;
    for (const int64_t value : l) {
        text += ' ' + std::to_string(value);
    }
    return text + (o ? " some" : " none");
}

int64_t overload_of_tensor(const Tensor &)
{
    return 1;
}

int64_t overload_of_int(int64_t)
{
    return 2;
}

} // namespace

STABLE_TORCH_LIBRARY_IMPL(ext_registration, CPU, m)
{
    m.impl("early", TORCH_BOX(&identity));
    m.impl("never_defined", TORCH_BOX(&identity));
}

STABLE_TORCH_LIBRARY_FRAGMENT(ext_registration, m)
{
    m.def("early(Tensor t) -> Tensor");
}

STABLE_TORCH_LIBRARY(ext_registration, m)
{
    m.def("ext_registration::qualified(Tensor t) -> Tensor");
    m.def("by_key(Tensor t) -> int");
    m.def("catch_all(Tensor t) -> int");
    m.impl("catch_all", TORCH_BOX(&seven));
    m.def("tagged(Tensor t) -> Tensor", {at::Tag::pt2_compliant_tag, at::Tag::pointwise});
    m.def("defaults(int i=-3, float f=2.5, bool b=True, str s=\"a b\", int[] l=[1, 2], "
          "int? o=None) -> str");
    m.def("over(Tensor t) -> int");
    m.def("over.number(int i) -> int");
    m.set_python_module("ext_registration_fakes", "tests");
}

STABLE_TORCH_LIBRARY_FRAGMENT(ext_registration, m)
{
    m.def("late(Tensor t) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(ext_registration, CPU, m)
{
    m.impl("ext_registration::qualified", TORCH_BOX(&identity));
    m.impl("by_key", TORCH_BOX(&eight));
    m.impl("tagged", TORCH_BOX(&identity));
    m.impl("late", TORCH_BOX(&identity));
}

STABLE_TORCH_LIBRARY_IMPL(ext_registration, Meta, m)
{
    m.impl("by_key", TORCH_BOX(&seven));
}

STABLE_TORCH_LIBRARY_IMPL(ext_registration, CompositeExplicitAutograd, m)
{
    m.impl("defaults", TORCH_BOX(&defaults));
    m.impl("over", TORCH_BOX(&overload_of_tensor));
    m.impl("over.number", TORCH_BOX(&overload_of_int));
}
