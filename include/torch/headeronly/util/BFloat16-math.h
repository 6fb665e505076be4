/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The standard's mathematics for BFloat16 and Half, in the namespace where code that is generic
 * over all floating types looks for it: computed in float, rounded once.
 */
#ifndef TORCH_HEADERONLY_BFLOAT16_MATH_H
#define TORCH_HEADERONLY_BFLOAT16_MATH_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <cmath>
#include <type_traits>

namespace torch
{
namespace headeronly
{

template <typename T>
struct is_reduced_floating_point
    : std::integral_constant<bool, std::is_same<T, c10::Half>::value ||
                                       std::is_same<T, c10::BFloat16>::value> {
};
template <typename T>
constexpr bool is_reduced_floating_point_v = is_reduced_floating_point<T>::value;

} // namespace headeronly
} // namespace torch

namespace c10
{
using torch::headeronly::is_reduced_floating_point;
using torch::headeronly::is_reduced_floating_point_v;
} // namespace c10

namespace std
{

using torch::headeronly::is_reduced_floating_point;
using torch::headeronly::is_reduced_floating_point_v;

#define TENON_IF_REDUCED(T)                                                                        \
    template <typename T, typename std::enable_if_t<is_reduced_floating_point_v<T>, int> = 0>
#define TENON_REDUCED_FUNCTION(name, formula)                                                      \
    TENON_IF_REDUCED(T)                                                                            \
    inline T name(T a)                                                                             \
    {                                                                                              \
        const float x = static_cast<float>(a);                                                     \
        return T(formula);                                                                         \
    }
TENON_REDUCED_FUNCTION(abs, std::abs(x))
TENON_REDUCED_FUNCTION(acos, std::acos(x))
TENON_REDUCED_FUNCTION(asin, std::asin(x))
TENON_REDUCED_FUNCTION(atan, std::atan(x))
TENON_REDUCED_FUNCTION(atanh, std::atanh(x))
TENON_REDUCED_FUNCTION(ceil, std::ceil(x))
TENON_REDUCED_FUNCTION(cos, std::cos(x))
TENON_REDUCED_FUNCTION(cosh, std::cosh(x))
TENON_REDUCED_FUNCTION(erf, std::erf(x))
TENON_REDUCED_FUNCTION(erfc, std::erfc(x))
TENON_REDUCED_FUNCTION(exp, std::exp(x))
TENON_REDUCED_FUNCTION(expm1, std::expm1(x))
TENON_REDUCED_FUNCTION(floor, std::floor(x))
TENON_REDUCED_FUNCTION(lgamma, std::lgamma(x))
TENON_REDUCED_FUNCTION(log, std::log(x))
TENON_REDUCED_FUNCTION(log10, std::log10(x))
TENON_REDUCED_FUNCTION(log1p, std::log1p(x))
TENON_REDUCED_FUNCTION(log2, std::log2(x))
TENON_REDUCED_FUNCTION(nearbyint, std::nearbyint(x))
TENON_REDUCED_FUNCTION(rsqrt, 1.0f / std::sqrt(x))
TENON_REDUCED_FUNCTION(sin, std::sin(x))
TENON_REDUCED_FUNCTION(sinh, std::sinh(x))
TENON_REDUCED_FUNCTION(sqrt, std::sqrt(x))
TENON_REDUCED_FUNCTION(tan, std::tan(x))
TENON_REDUCED_FUNCTION(tanh, std::tanh(x))
TENON_REDUCED_FUNCTION(trunc, std::trunc(x))
#undef TENON_REDUCED_FUNCTION

TENON_IF_REDUCED(T)
inline bool isfinite(T a)
{
    return std::isfinite(static_cast<float>(a));
}

TENON_IF_REDUCED(T)
inline T fmod(T a, T b)
{
    return T(std::fmod(static_cast<float>(a), static_cast<float>(b)));
}

TENON_IF_REDUCED(T)
inline T pow(T a, T b)
{
    return T(std::pow(static_cast<float>(a), static_cast<float>(b)));
}

TENON_IF_REDUCED(T)
inline T pow(T a, double b)
{
    return T(static_cast<float>(std::pow(static_cast<float>(a), b)));
}

/* The next number of the type itself, one code further. */
TENON_IF_REDUCED(T)
inline T nextafter(T from, T to)
{
    const float a = static_cast<float>(from), b = static_cast<float>(to);
    if (std::isnan(a) || std::isnan(b)) {
        return T(a + b);
    }
    if (!(a < b) && !(a > b)) {
        return to;
    }
    if (!(a < 0.0f) && !(a > 0.0f)) {
        return T(static_cast<decltype(T::x)>((to.x & 0x8000) | 1), T::from_bits());
    }
    const int step = (a < b) == (a > 0.0f) ? 1 : -1;
    return T(static_cast<decltype(T::x)>(from.x + step), T::from_bits());
}
#undef TENON_IF_REDUCED

} // namespace std

#endif
