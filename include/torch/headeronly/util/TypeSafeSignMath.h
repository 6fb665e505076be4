/* SPDX-License-Identifier: BSD-3-Clause */
/* Comparisons that stay right, and free of warnings, when the type turns out to be unsigned. */
#ifndef TORCH_HEADERONLY_TYPESAFESIGNMATH_H
#define TORCH_HEADERONLY_TYPESAFESIGNMATH_H

#include <torch/headeronly/macros/Macros.h>

#include <limits>
#include <type_traits>

namespace c10
{

template <typename T>
C10_HOST_DEVICE constexpr bool is_negative(const T &x)
{
    if constexpr (std::is_unsigned<T>::value) {
        return false;
    } else {
        return x < T(0);
    }
}

namespace detail
{
/* bool has no unsigned counterpart to compare in, so it goes with the others. */
template <typename T, typename U>
constexpr bool both_integers = std::is_integral<T>::value &&std::is_integral<U>::value &&
                               !std::is_same<T, bool>::value && !std::is_same<U, bool>::value;
} // namespace detail

/* -1, 0 or 1. */
template <typename T>
C10_HOST_DEVICE constexpr int signum(const T &x)
{
    return (T(0) < x ? 1 : 0) - (is_negative(x) ? 1 : 0);
}

template <typename T, typename U>
C10_HOST_DEVICE constexpr bool signs_differ(const T &a, const U &b)
{
    return is_negative(a) != is_negative(b);
}

/* Whether x lies above what Limit can hold. */
template <typename Limit, typename T>
C10_HOST_DEVICE constexpr bool greater_than_max(const T &x)
{
    constexpr Limit top = std::numeric_limits<Limit>::max();
    if constexpr (detail::both_integers<T, Limit>) {
        return !is_negative(x) && static_cast<std::make_unsigned_t<T>>(x) >
                                      static_cast<std::make_unsigned_t<Limit>>(top);
    } else {
        return x > top;
    }
}

/* Whether x lies below what Limit can hold. */
template <typename Limit, typename T>
C10_HOST_DEVICE constexpr bool less_than_lowest(const T &x)
{
    if constexpr (!std::numeric_limits<Limit>::is_signed) {
        return is_negative(x);
    } else if constexpr (std::is_unsigned<T>::value) {
        return false;
    } else {
        return x < std::numeric_limits<Limit>::lowest();
    }
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::greater_than_max;
using c10::is_negative;
using c10::less_than_lowest;
using c10::signs_differ;
using c10::signum;
} // namespace headeronly
} // namespace torch

#endif
