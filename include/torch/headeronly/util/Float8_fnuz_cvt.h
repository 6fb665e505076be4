/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads one byte of either float8 type without negative zero, by the widths of its two fields.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_FNUZ_CVT_H
#define TORCH_HEADERONLY_FLOAT8_FNUZ_CVT_H

#include <torch/headeronly/util/bit_cast.h>
#include <torch/headeronly/util/small_float.h>

namespace torch
{
namespace headeronly
{
namespace detail
{

/* we: bits of the exponent, whose bias is one above IEEE's; wm: bits of the mantissa. */
template <uint32_t we, uint32_t wm>
C10_HOST_DEVICE constexpr float fp8_fnuz_to_fp32_value(uint8_t x)
{
    static_assert((we == 4 && wm == 3) || (we == 5 && wm == 2), "no such float8 type");
    if (x == 0x80) {
        return c10::detail::fp32_from_bits(0x7fc00000u);
    }
    constexpr int bias = 1 << (we - 1);
    return c10::detail::with_sign(c10::detail::decode_magnitude<wm, bias>(x & 0x7fu), x > 0x7f);
}

} // namespace detail
} // namespace headeronly
} // namespace torch

namespace c10
{
namespace detail
{
using torch::headeronly::detail::fp8_fnuz_to_fp32_value;
} // namespace detail
} // namespace c10

#endif
