/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One byte that is an exponent and nothing else: powers of two from 2^-127 to 2^127, 0xFF is NaN.
 * Signs are dropped, zero becomes 2^-127, halfway goes up. For scales; it has no arithmetic.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_E8M0FNU_H
#define TORCH_HEADERONLY_FLOAT8_E8M0FNU_H

#include <torch/headeronly/util/small_float.h>

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp8e8m0fnu_to_fp32_value(uint8_t input)
{
    if (input == 0) {
        return fp32_from_bits(0x00400000u);
    }
    return fp32_from_bits(input == 0xff ? 0x7fc00000u : static_cast<uint32_t>(input) << 23);
}

C10_HOST_DEVICE constexpr uint8_t fp8e8m0fnu_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t exponent = (bits >> 23) & 0xffu;
    if (exponent == 0xffu) {
        return 0xff;
    }
    /* Below 2^-126 the leading bit is part of the value: what exceeds 2^-127 at all goes up. */
    const bool goes_up = exponent == 0 ? (bits & 0x7fffffu) > 0x400000u : (bits & 0x400000u) != 0;
    return static_cast<uint8_t>(exponent + (goes_up ? 1u : 0u));
}

} // namespace detail

struct alignas(1) Float8_e8m0fnu {
    TENON_SMALL_FLOAT_CLASS(Float8_e8m0fnu, uint8_t, detail::fp8e8m0fnu_from_fp32_value,
                            detail::fp8e8m0fnu_to_fp32_value)

    C10_HOST_DEVICE constexpr bool isnan() const
    {
        return x == 0xff;
    }
};

TENON_SMALL_FLOAT_STREAM(Float8_e8m0fnu)

} // namespace c10

template <>
class std::numeric_limits<c10::Float8_e8m0fnu>
{
public:
    TENON_LIMIT_TRAITS(false, true, false, false, std::denorm_absent);
    TENON_LIMIT_DIGITS(1, 0, 2, -126, -38, 128, 38);
    TENON_LIMIT(c10::Float8_e8m0fnu, min, 0x00)
    TENON_LIMIT(c10::Float8_e8m0fnu, lowest, 0x00)
    TENON_LIMIT(c10::Float8_e8m0fnu, max, 0xFE)
    TENON_LIMIT(c10::Float8_e8m0fnu, epsilon, 0x7F)
    TENON_LIMIT(c10::Float8_e8m0fnu, round_error, 0x7E)
    TENON_LIMIT(c10::Float8_e8m0fnu, infinity, 0xFF)
    TENON_LIMIT(c10::Float8_e8m0fnu, quiet_NaN, 0xFF)
    TENON_LIMIT(c10::Float8_e8m0fnu, signaling_NaN, 0xFF)
    TENON_LIMIT(c10::Float8_e8m0fnu, denorm_min, 0x00)
};

namespace torch
{
namespace headeronly
{
using c10::Float8_e8m0fnu;
using c10::operator<<;
namespace detail
{
using c10::detail::fp8e8m0fnu_from_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
