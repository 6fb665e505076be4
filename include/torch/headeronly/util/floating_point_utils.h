/* SPDX-License-Identifier: BSD-3-Clause */
/* The bits of a float, and the float of some bits. */
#ifndef TORCH_HEADERONLY_FLOATING_POINT_UTILS_H
#define TORCH_HEADERONLY_FLOATING_POINT_UTILS_H

#include <torch/headeronly/util/bit_cast.h>

#include <cstdint>

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp32_from_bits(uint32_t w)
{
    return bit_cast<float>(w);
}

C10_HOST_DEVICE constexpr uint32_t fp32_to_bits(float f)
{
    return bit_cast<uint32_t>(f);
}

} // namespace detail
} // namespace c10

namespace torch
{
namespace headeronly
{
namespace detail
{
using c10::detail::fp32_from_bits;
using c10::detail::fp32_to_bits;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
