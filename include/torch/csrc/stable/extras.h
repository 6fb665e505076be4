/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that PyTorch's own headers lack, made of what every runtime of the target has.
 *
 * add(a, b) and add(a, number) give what torch.add gives. The operator aten::add itself is out of
 * reach, since its factor is a Scalar, which does not cross the boundary. So floating and complex
 * tensors are subtracted with a factor of -1, which rounds the same; whole numbers, for which that
 * factor is refused, are stacked and summed in their own type; bool is a logical or.
 *
 * Differences: a whole number outside the range of an integer tensor's type wraps instead of being
 * refused, and a factor other than 1 is refused for tensors of whole numbers.
 */
#ifndef TORCH_CSRC_STABLE_EXTRAS_H
#define TORCH_CSRC_STABLE_EXTRAS_H

#include <torch/csrc/stable/ops.h>

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* The element type that a binary operator computes in. */
inline ScalarType common_type(const Tensor &a, const Tensor &b)
{
    StableIValue stack[] = {from(a), from(b)};
    call_operator("aten::result_type", "Tensor", stack);
    return to<ScalarType>(stack[0]);
}

/* Sums that wrap as the type does; broadcasting comes from the runtime too. */
inline Tensor add_integers(const Tensor &a, const Tensor &b, ScalarType type)
{
    const std::vector<Tensor> same_type = {torch::stable::to(a, type), torch::stable::to(b, type)};
    StableIValue stack[] = {from(same_type)};
    call_operator("aten::broadcast_tensors", "", stack);
    const std::vector<Tensor> same_shape = to<std::vector<Tensor>>(stack[0]);
    const Tensor stacked =
        call_tensor_operator("aten::stack", "", same_shape, static_cast<int64_t>(0));
    const int64_t first_dim = 0;
    return sum(stacked, IntHeaderOnlyArrayRef(&first_dim, 1), false, type);
}

/* A number takes no part in choosing between floating types, but a tensor without dimensions does
 * when it meets another one: then the other one gets a dimension for the time. */
inline Tensor add_number(const Tensor &self, double number)
{
    const bool is_scalar = self.dim() == 0;
    const int64_t one = 1;
    const Tensor lifted = is_scalar ? reshape(self, IntHeaderOnlyArrayRef(&one, 1)) : self;
    const Tensor result =
        subtract(lifted, full(IntHeaderOnlyArrayRef(), -number, ScalarType::Double));
    return is_scalar ? reshape(result, IntHeaderOnlyArrayRef()) : result;
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

HIDDEN_NAMESPACE_BEGIN(torch, stable)

/* self + alpha * other. */
inline Tensor add(const Tensor &self, const Tensor &other, double alpha = 1.0)
{
    const ScalarType type = detail::common_type(self, other);
    if (alpha == 1.0 && type == ScalarType::Bool) {
        return detail::call_tensor_operator("aten::logical_or", "", self, other);
    }
    if (alpha == 1.0 && torch::headeronly::isIntegralType(type, false)) {
        return detail::add_integers(self, other, type);
    }
    /* Subtraction refuses bool, so what is bool takes the common type first. */
    const Tensor a = self.scalar_type() == ScalarType::Bool ? to(self, type) : self;
    const Tensor b = other.scalar_type() == ScalarType::Bool ? to(other, type) : other;
    return subtract(a, b, -alpha);
}

/* self + number, with the type that the same sum has in Python. */
template <typename Number, std::enable_if_t<std::is_arithmetic<Number>::value, int> = 0>
Tensor add(const Tensor &self, Number number)
{
    const ScalarType type = self.scalar_type();
    if (!torch::headeronly::isIntegralType(type, true)) {
        return detail::add_number(self, static_cast<double>(number));
    }
    if constexpr (std::is_floating_point<Number>::value) {
        const Tensor zero = full(IntHeaderOnlyArrayRef(), 0.0);
        return detail::add_number(to(self, zero.scalar_type()), static_cast<double>(number));
    } else {
        int64_t value = static_cast<int64_t>(number);
        const bool stays_bool = std::is_same<Number, bool>::value && type == ScalarType::Bool;
        const ScalarType wanted = stays_bool                 ? ScalarType::Bool
                                  : type == ScalarType::Bool ? ScalarType::Long
                                                             : type;
        const Tensor other = from_blob(&value, IntHeaderOnlyArrayRef(), IntHeaderOnlyArrayRef(),
                                       Device(DeviceType::CPU), ScalarType::Long);
        return add(self, to(other, wanted));
    }
}

HIDDEN_NAMESPACE_END(torch, stable)
#endif

#endif
