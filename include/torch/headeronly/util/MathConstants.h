/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Mathematical constants in any type that a double converts to: c10::pi<float>. Those of a wider
 * type than double have double's digits. `euler` is Euler and Mascheroni's constant, `frac_1_pi`
 * 1 / pi, `frac_sqrt_2` 1 / sqrt(2), `log_10_e` the logarithm of e to the base 10.
 */
#ifndef TORCH_HEADERONLY_MATHCONSTANTS_H
#define TORCH_HEADERONLY_MATHCONSTANTS_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <type_traits>

namespace torch
{
namespace headeronly
{
namespace detail
{

template <typename T>
C10_HOST_DEVICE constexpr T constant_as(double value)
{
    if constexpr (std::is_arithmetic<T>::value || sizeof(T) > sizeof(uint16_t)) {
        return static_cast<T>(value);
    } else {
        return T(static_cast<float>(value));
    }
}

} // namespace detail
} // namespace headeronly
} // namespace torch

/* The variable, and the function in `detail` that returns the same, both also in c10. */
#define TENON_CONSTANT(name, value)                                                                \
    namespace torch                                                                                \
    {                                                                                              \
    namespace headeronly                                                                           \
    {                                                                                              \
    template <typename T>                                                                          \
    constexpr T name = detail::constant_as<T>(value);                                              \
    namespace detail                                                                               \
    {                                                                                              \
    template <typename T>                                                                          \
    C10_HOST_DEVICE constexpr T name()                                                             \
    {                                                                                              \
        return constant_as<T>(value);                                                              \
    }                                                                                              \
    }                                                                                              \
    }                                                                                              \
    }                                                                                              \
    namespace c10                                                                                  \
    {                                                                                              \
    using torch::headeronly::name;                                                                 \
    namespace detail                                                                               \
    {                                                                                              \
    using torch::headeronly::detail::name;                                                         \
    }                                                                                              \
    }

TENON_CONSTANT(e, 2.71828182845904523536)
TENON_CONSTANT(euler, 0.57721566490153286061)
TENON_CONSTANT(frac_1_pi, 0.31830988618379067154)
TENON_CONSTANT(frac_1_sqrt_pi, 0.56418958354775628695)
TENON_CONSTANT(frac_sqrt_2, 0.70710678118654752440)
TENON_CONSTANT(frac_sqrt_3, 0.57735026918962576451)
TENON_CONSTANT(golden_ratio, 1.61803398874989484820)
TENON_CONSTANT(ln_10, 2.30258509299404568402)
TENON_CONSTANT(ln_2, 0.69314718055994530942)
TENON_CONSTANT(log_10_e, 0.43429448190325182765)
TENON_CONSTANT(log_2_e, 1.44269504088896340736)
TENON_CONSTANT(pi, 3.14159265358979323846)
TENON_CONSTANT(sqrt_2, 1.41421356237309504880)
TENON_CONSTANT(sqrt_3, 1.73205080756887729353)
#undef TENON_CONSTANT

#endif
