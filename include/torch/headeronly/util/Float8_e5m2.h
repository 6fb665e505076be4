/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One byte: 1 sign, 5 exponent, 2 mantissa bits, bias 15, with infinities and NaN as in Half. Too
 * large becomes infinity.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_E5M2_H
#define TORCH_HEADERONLY_FLOAT8_E5M2_H

#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/small_float.h>

/* The widths of the two fields, and the bias. */
#define EXP_WIDTH_FP8 5
#define MAN_WIDTH_FP8 2
#define EXP_BIAS_FP8  15

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp8e5m2_to_fp32_value(uint8_t input)
{
    const uint32_t code = input & 0x7fu;
    const float magnitude = code < 0x7cu ? decode_magnitude<2, 15>(code)
                                         : fp32_from_bits(0x7f800000u | ((code & 3u) << 21));
    return with_sign(magnitude, input > 0x7f);
}

C10_HOST_DEVICE constexpr uint8_t fp8e5m2_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t magnitude = bits & 0x7fffffffu;
    uint32_t code = 0x7fu;
    if (magnitude <= 0x7f800000u) {
        code = encode_magnitude<2, 15>(magnitude);
        code = code > 0x7cu ? 0x7cu : code;
    }
    return static_cast<uint8_t>(((bits >> 24) & 0x80u) | code);
}

} // namespace detail

struct alignas(1) Float8_e5m2 {
    TENON_SMALL_FLOAT_CLASS(Float8_e5m2, uint8_t, detail::fp8e5m2_from_fp32_value,
                            detail::fp8e5m2_to_fp32_value)

    C10_HOST_DEVICE constexpr bool isnan() const
    {
        return (x & 0x7f) > 0x7c;
    }
    C10_HOST_DEVICE constexpr bool isinf() const
    {
        return (x & 0x7f) == 0x7c;
    }
};

TENON_SMALL_FLOAT_OPERATORS(Float8_e5m2)
TENON_SMALL_FLOAT_STREAM(Float8_e5m2)

} // namespace c10

template <>
class std::numeric_limits<c10::Float8_e5m2>
{
public:
    TENON_LIMIT_TRAITS(true, true, false, false, std::denorm_present);
    TENON_LIMIT_DIGITS(3, 0, 2, -13, -4, 16, 4);
    TENON_LIMIT(c10::Float8_e5m2, min, 0x04)
    TENON_LIMIT(c10::Float8_e5m2, lowest, 0xFB)
    TENON_LIMIT(c10::Float8_e5m2, max, 0x7B)
    TENON_LIMIT(c10::Float8_e5m2, epsilon, 0x34)
    TENON_LIMIT(c10::Float8_e5m2, round_error, 0x38)
    TENON_LIMIT(c10::Float8_e5m2, infinity, 0x7C)
    TENON_LIMIT(c10::Float8_e5m2, quiet_NaN, 0x7F)
    TENON_LIMIT(c10::Float8_e5m2, signaling_NaN, 0x7D)
    TENON_LIMIT(c10::Float8_e5m2, denorm_min, 0x01)
};

namespace torch
{
namespace headeronly
{
using c10::Float8_e5m2;
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
using c10::detail::fp8e5m2_from_fp32_value;
using c10::detail::fp8e5m2_to_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
