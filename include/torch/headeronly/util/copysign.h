/* SPDX-License-Identifier: BSD-3-Clause */
/* The first number with the sign of the second, also between 16-bit floats. */
#ifndef TORCH_HEADERONLY_COPYSIGN_H
#define TORCH_HEADERONLY_COPYSIGN_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#include <cmath>

namespace torch
{
namespace headeronly
{

template <typename T, typename U>
C10_HOST_DEVICE auto copysign(const T &a, const U &b)
{
    return std::copysign(a, b);
}

namespace detail
{

template <typename T>
C10_HOST_DEVICE constexpr T with_sign_bit_of(T a, T b)
{
    return T(static_cast<uint16_t>((a.x & 0x7fff) | (b.x & 0x8000)), T::from_bits());
}

} // namespace detail

C10_HOST_DEVICE inline c10::Half copysign(c10::Half a, c10::Half b)
{
    return detail::with_sign_bit_of(a, b);
}

C10_HOST_DEVICE inline c10::BFloat16 copysign(c10::BFloat16 a, c10::BFloat16 b)
{
    return detail::with_sign_bit_of(a, b);
}

} // namespace headeronly
} // namespace torch

namespace c10
{
using torch::headeronly::copysign;
} // namespace c10

#endif
