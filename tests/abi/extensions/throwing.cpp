/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels that fail in every way a C++ function can, and one whose arity differs from its schema.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

namespace
{

using torch::stable::Tensor;

/* Throws the class that is asked for, with the text; returns the tensor for "none". */
Tensor raise_kind(Tensor t, const std::string &kind, const std::string &text)
{
    if (kind == "runtime_error") {
        throw std::runtime_error(text);
    }
    if (kind == "invalid_argument") {
        throw std::invalid_argument(text);
    }
    if (kind == "domain_error") {
        throw std::domain_error(text);
    }
    if (kind == "length_error") {
        throw std::length_error(text);
    }
    if (kind == "range_error") {
        throw std::range_error(text);
    }
    if (kind == "out_of_range") {
        throw std::out_of_range(text);
    }
    if (kind == "overflow_error") {
        throw std::overflow_error(text);
    }
    if (kind == "bad_alloc") {
        throw std::bad_alloc();
    }
    if (kind == "int") {
        throw 42;
    }
    STD_TORCH_CHECK(kind == "none", "unknown kind: ", kind);
    return t;
}

/* The failing call is an operator's: shapes that do not multiply. */
Tensor failing_call(const Tensor &t)
{
    return torch::stable::matmul(t, torch::stable::unsqueeze(t, 0));
}

Tensor unknown_operator(const Tensor &t)
{
    StableIValue stack[] = {torch::stable::detail::from(t)};
    const AOTITorchError status =
        torch_call_dispatcher("aten::no_such_operator", "", stack, TORCH_ABI_VERSION);
    /* An unknown operator takes nothing, so the argument is still this function's. */
    const Tensor back = torch::stable::detail::to<Tensor>(stack[0]);
    STABLE_TORCH_ERROR_CODE_CHECK(status);
    return back;
}

Tensor one_argument(Tensor t)
{
    return t;
}

} // namespace

STABLE_TORCH_LIBRARY(ext_throwing, m)
{
    m.def("raise_kind(Tensor t, str kind, str text) -> Tensor");
    m.def("failing_call(Tensor t) -> Tensor");
    m.def("unknown_operator(Tensor t) -> Tensor");
    m.def("wrong_arity(Tensor t, int extra) -> Tensor");
    m.def("wrong_results(Tensor t) -> (Tensor, Tensor)");
    m.def("without_kernel(Tensor t) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(ext_throwing, CompositeExplicitAutograd, m)
{
    m.impl("raise_kind", TORCH_BOX(&raise_kind));
    m.impl("failing_call", TORCH_BOX(&failing_call));
    m.impl("unknown_operator", TORCH_BOX(&unknown_operator));
    m.impl("wrong_arity", TORCH_BOX(&one_argument));
    m.impl("wrong_results", TORCH_BOX(&one_argument));
}
