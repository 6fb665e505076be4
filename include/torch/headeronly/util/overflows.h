/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether a number has no counterpart in another type. */
#ifndef TORCH_HEADERONLY_OVERFLOWS_H
#define TORCH_HEADERONLY_OVERFLOWS_H

#include <torch/headeronly/util/TypeSafeSignMath.h>
#include <torch/headeronly/util/complex_utils.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace c10
{
namespace detail
{

/* For the real type Limit. A floating number becomes an integer by cutting off, so it may lie
 * anywhere below the power of two that is one above the largest integer. */
template <typename Limit, typename T>
C10_HOST_DEVICE bool real_overflows(T x, bool strict_unsigned)
{
    using limits = std::numeric_limits<Limit>;
    if constexpr (std::is_same<T, bool>::value) {
        return false;
    } else if constexpr (std::is_integral<T>::value && std::is_integral<Limit>::value) {
        if (!limits::is_signed && !strict_unsigned && is_negative(x)) {
            return uint64_t(0) - static_cast<uint64_t>(x) > static_cast<uint64_t>(limits::max());
        }
        return less_than_lowest<Limit>(x) || greater_than_max<Limit>(x);
    } else {
        const double value = static_cast<double>(x);
        if ((limits::has_infinity && std::isinf(value)) ||
            (limits::has_quiet_NaN && std::isnan(value))) {
            return false;
        }
        const double highest = static_cast<double>(limits::max());
        const bool is_below =
            limits::is_integer ? value < std::ldexp(1.0, limits::digits) : value <= highest;
        return !(is_below && value >= static_cast<double>(limits::lowest()));
    }
}

} // namespace detail

/* From is an arithmetic or a complex type. A negative integer may stand for its counterpart modulo
 * the range of an unsigned To, as long as its absolute value lies in it; `strict_unsigned` forbids
 * that. Infinity and NaN overflow where To has none, a complex number where To is real and its
 * imaginary part is not 0. */
template <typename To, typename From>
C10_HOST_DEVICE
    std::enable_if_t<std::is_arithmetic<From>::value || torch::headeronly::is_complex<From>::value,
                     bool>
    overflows(From f, bool strict_unsigned = false)
{
    using Limit = typename torch::headeronly::scalar_value_type<To>::type;
    if constexpr (std::is_arithmetic<From>::value) {
        return detail::real_overflows<Limit>(f, strict_unsigned);
    } else {
        if (!torch::headeronly::is_complex<To>::value && f.imag() != 0) {
            return true;
        }
        return detail::real_overflows<Limit>(f.real(), strict_unsigned) ||
               detail::real_overflows<Limit>(f.imag(), strict_unsigned);
    }
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::overflows;
} // namespace headeronly
} // namespace torch

#endif
