/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One byte: 1 sign, 4 exponent, 3 mantissa bits, bias 7. There is no infinity: whatever is larger
 * than 448, infinity included, becomes 448 since release 2.13 (NaN before); 0x7F and 0xFF are NaN.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_E4M3FN_H
#define TORCH_HEADERONLY_FLOAT8_E4M3FN_H

#include <torch/headeronly/util/small_float.h>

#include <climits>
#include <iostream>

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp8e4m3fn_to_fp32_value(uint8_t input)
{
    const uint32_t code = input & 0x7fu;
    const float magnitude =
        code == 0x7fu ? fp32_from_bits(0x7fc00000u) : decode_magnitude<3, 7>(code);
    return with_sign(magnitude, input > 0x7f);
}

C10_HOST_DEVICE constexpr uint8_t fp8e4m3fn_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t magnitude = bits & 0x7fffffffu;
    uint32_t code = 0x7fu;
    if (magnitude <= 0x7f800000u) {
        code = encode_magnitude<3, 7>(magnitude);
        code = code > 0x7eu ? 0x7eu : code;
    }
    return static_cast<uint8_t>(((bits >> 24) & 0x80u) | code);
}

} // namespace detail

struct alignas(1) Float8_e4m3fn {
    TENON_SMALL_FLOAT_CLASS(Float8_e4m3fn, uint8_t, detail::fp8e4m3fn_from_fp32_value,
                            detail::fp8e4m3fn_to_fp32_value)

    C10_HOST_DEVICE constexpr bool isnan() const
    {
        return (x & 0x7f) == 0x7f;
    }
    C10_HOST_DEVICE constexpr bool isinf() const
    {
        return false;
    }
};

TENON_SMALL_FLOAT_OPERATORS(Float8_e4m3fn)
TENON_SMALL_FLOAT_STREAM(Float8_e4m3fn)

} // namespace c10

template <>
class std::numeric_limits<c10::Float8_e4m3fn>
{
public:
    TENON_LIMIT_TRAITS(false, true, false, false, std::denorm_present);
    TENON_LIMIT_DIGITS(4, 0, 3, -5, -1, 9, 2);
    TENON_LIMIT(c10::Float8_e4m3fn, min, 0x08)
    TENON_LIMIT(c10::Float8_e4m3fn, lowest, 0xFE)
    TENON_LIMIT(c10::Float8_e4m3fn, max, 0x7E)
    TENON_LIMIT(c10::Float8_e4m3fn, epsilon, 0x20)
    TENON_LIMIT(c10::Float8_e4m3fn, round_error, 0x30)
    TENON_LIMIT(c10::Float8_e4m3fn, infinity, 0x7F)
    TENON_LIMIT(c10::Float8_e4m3fn, quiet_NaN, 0x7F)
    TENON_LIMIT(c10::Float8_e4m3fn, signaling_NaN, 0x7F)
    TENON_LIMIT(c10::Float8_e4m3fn, denorm_min, 0x01)
};

namespace torch
{
namespace headeronly
{
using c10::Float8_e4m3fn;
using c10::operator+;
using c10::operator+=;
using c10::operator-;
using c10::operator-=;
using c10::operator*;
using c10::operator*=;
using c10::operator/;
using c10::operator/=;
using c10::operator<<;
namespace detail
{
using c10::detail::fp8e4m3fn_from_fp32_value;
using c10::detail::fp8e4m3fn_to_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
