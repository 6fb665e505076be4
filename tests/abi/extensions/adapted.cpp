/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls an operator by the schema of its target: 2.12 gave it one argument more. The file plays
 * both parts, the runtime's, which has the operator of today, and the older extension's. It is for
 * Tenon alone, since PyTorch has the operator already and adapts nothing.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <optional>
#include <tuple>

namespace
{

using torch::stable::Tensor;

#define ATTENTION "_scaled_dot_product_attention_math_for_mps"

/* Fills the query with what it was told last. */
std::tuple<Tensor, Tensor> attention(Tensor query, Tensor key, const Tensor &value,
                                     std::optional<Tensor> attn_mask, double dropout_p,
                                     bool is_causal, std::optional<Tensor> dropout_mask,
                                     std::optional<double> scale, bool enable_gqa)
{
    static_cast<void>(value);
    static_cast<void>(is_causal);
    static_cast<void>(dropout_p);
    const bool is_empty = !attn_mask && !dropout_mask;
    torch::stable::fill_(query, is_empty ? scale.value_or(0.0) + (enable_gqa ? 10.0 : 0.0) : -1.0);
    return {query, key};
}

Tensor call(const Tensor &self, std::optional<double> scale)
{
    using torch::stable::detail::from;
    using torch::stable::detail::to;
    /* The last ivalue is an argument from 2.12 on. Before, it is what happens to lie there. */
    StableIValue stack[] = {from(self), from(self), from(self), 0, 0, 0, 0, from(scale), 1};
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    /* The headers of that release would say its own version. */
    STABLE_TORCH_ERROR_CODE_CHECK(
        torch_call_dispatcher("aten::" ATTENTION, "", stack, TORCH_FEATURE_VERSION));
#else
    TORCH_ERROR_CODE_CHECK(aoti_torch_call_dispatcher("aten::" ATTENTION, "", stack));
#endif
    to<Tensor>(stack[1]);
    return to<Tensor>(stack[0]);
}

} // namespace

STABLE_TORCH_LIBRARY_FRAGMENT(aten, m)
{
    m.def(ATTENTION "(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float "
                    "dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? "
                    "scale=None, bool enable_gqa=False) -> (Tensor, Tensor)");
    m.impl(ATTENTION, TORCH_BOX(&attention));
}

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("call(Tensor self, float? scale) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("call", TORCH_BOX(&call));
}
