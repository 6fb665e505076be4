/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether a number of any element type is NaN or infinite. */
#ifndef TORCH_HEADERONLY_NUMERICUTILS_H
#define TORCH_HEADERONLY_NUMERICUTILS_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/complex_utils.h>

#include <cmath>
#include <type_traits>

namespace torch
{
namespace headeronly
{
namespace detail
{

/* A floating type as it is, a narrower one as float. */
template <typename T>
using standard_float = std::conditional_t<std::is_floating_point<T>::value, T, float>;

} // namespace detail

template <typename T>
C10_HOST_DEVICE bool _isnan(T value)
{
    if constexpr (std::is_integral<T>::value) {
        return false;
    } else if constexpr (is_complex<T>::value) {
        return _isnan(value.real()) || _isnan(value.imag());
    } else {
        return std::isnan(static_cast<detail::standard_float<T>>(value));
    }
}

template <typename T>
C10_HOST_DEVICE bool _isinf(T value)
{
    if constexpr (std::is_integral<T>::value) {
        return false;
    } else {
        return std::isinf(static_cast<detail::standard_float<T>>(value));
    }
}

} // namespace headeronly
} // namespace torch

#endif
