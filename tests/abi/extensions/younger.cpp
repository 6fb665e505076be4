/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What 2.14 and 2.15 brought to the wrappers, behind operators: those that call the dispatcher need
 * no newer runtime than 2.10, the others ask for the target. Built for 2.10, 2.14 and 2.15: EXT_NS
 * tells the builds apart.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace younger
{
namespace
{

using torch::headeronly::ScalarType;
using torch::stable::Tensor;
namespace stable = torch::stable;
using Pair = std::tuple<Tensor, Tensor>;

Tensor view_dtype(const Tensor &t, ScalarType dtype)
{
    return stable::view(t, dtype);
}

Tensor permute(const Tensor &t, std::vector<int64_t> dims)
{
    return stable::permute(t, dims);
}

Tensor index_select(const Tensor &t, int64_t dim, const Tensor &index)
{
    return stable::index_select(t, dim, index);
}

Tensor bitwise_and(const Tensor &a, const Tensor &b)
{
    return stable::bitwise_and(a, b);
}

Tensor bitwise_or(const Tensor &a, const Tensor &b)
{
    return stable::bitwise_or(a, b);
}

Tensor left_shift(const Tensor &a, const Tensor &b)
{
    return stable::bitwise_left_shift(a, b);
}

Tensor right_shift(const Tensor &a, const Tensor &b)
{
    return stable::bitwise_right_shift(a, b);
}

Tensor floor_divide(const Tensor &a, const Tensor &b)
{
    return stable::floor_divide(a, b);
}

bool is_pinned(const Tensor &t)
{
    return stable::is_pinned(t);
}

Pair sort(const Tensor &t)
{
    return stable::sort(t);
}

Pair sort_dim(const Tensor &t, int64_t dim, bool descending)
{
    return stable::sort(t, dim, descending);
}

Pair sort_stable(const Tensor &t, std::optional<bool> stable, int64_t dim, bool descending)
{
    return stable::sort(t, stable, dim, descending);
}

/* The fallback where the runtime has no text. */
const char *no_reason()
{
    return "no reason";
}

bool no_parallel(uint32_t *count)
{
    *count = 0;
    return false;
}

/* Functions that the target may lack, called where the runtime has them. */
std::string reason_of_a_failure(const Tensor &t)
{
    int64_t size = 0;
    if (aoti_torch_get_size(t.get(), 99, &size) == AOTI_TORCH_SUCCESS) {
        return "no failure";
    }
    return TORCH_DYNAMIC_VERSION_CALL_2_13_0(torch_exception_get_what_without_backtrace, no_reason);
}

bool has_a_later_function()
{
    uint32_t count = 0;
    return TORCH_DYNAMIC_VERSION_CALL(UINT64_C(0x0263000000000000), torch_get_num_threads,
                                      no_parallel, &count) ||
           count != 0;
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
bool has_storage(std::optional<Tensor> t)
{
    return (t ? *t : Tensor()).has_storage();
}
#endif

} // namespace

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("view_dtype(Tensor t, ScalarType dtype) -> Tensor");
    m.def("permute(Tensor t, int[] dims) -> Tensor");
    m.def("index_select(Tensor t, int dim, Tensor index) -> Tensor");
    m.def("bitwise_and(Tensor a, Tensor b) -> Tensor");
    m.def("bitwise_or(Tensor a, Tensor b) -> Tensor");
    m.def("left_shift(Tensor a, Tensor b) -> Tensor");
    m.def("right_shift(Tensor a, Tensor b) -> Tensor");
    m.def("floor_divide(Tensor a, Tensor b) -> Tensor");
    m.def("is_pinned(Tensor t) -> bool");
    m.def("sort(Tensor t) -> (Tensor, Tensor)");
    m.def("sort_dim(Tensor t, int dim, bool descending) -> (Tensor, Tensor)");
    m.def("sort_stable(Tensor t, bool? stable, int dim=-1, bool descending=False) -> "
          "(Tensor, Tensor)");
    m.def("reason_of_a_failure(Tensor t) -> str");
    m.def("has_a_later_function() -> bool");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
    m.def("has_storage(Tensor? t) -> bool");
#endif
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("view_dtype", TORCH_BOX(&view_dtype));
    m.impl("permute", TORCH_BOX(&permute));
    m.impl("index_select", TORCH_BOX(&index_select));
    m.impl("bitwise_and", TORCH_BOX(&bitwise_and));
    m.impl("bitwise_or", TORCH_BOX(&bitwise_or));
    m.impl("left_shift", TORCH_BOX(&left_shift));
    m.impl("right_shift", TORCH_BOX(&right_shift));
    m.impl("floor_divide", TORCH_BOX(&floor_divide));
    m.impl("is_pinned", TORCH_BOX(&is_pinned));
    m.impl("sort", TORCH_BOX(&sort));
    m.impl("sort_dim", TORCH_BOX(&sort_dim));
    m.impl("sort_stable", TORCH_BOX(&sort_stable));
    m.impl("reason_of_a_failure", TORCH_BOX(&reason_of_a_failure));
    m.impl("has_a_later_function", TORCH_BOX(&has_a_later_function));
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
    m.impl("has_storage", TORCH_BOX(&has_storage));
#endif
}

} // namespace younger
