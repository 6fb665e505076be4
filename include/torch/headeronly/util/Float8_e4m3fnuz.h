/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One byte: 1 sign, 4 exponent, 3 mantissa bits, bias 8. One zero, no infinity; 0x80 is the only
 * NaN, and whatever is too large becomes it.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_E4M3FNUZ_H
#define TORCH_HEADERONLY_FLOAT8_E4M3FNUZ_H

#include <torch/headeronly/util/Float8_fnuz_cvt.h>
#include <torch/headeronly/util/small_float.h>

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp8e4m3fnuz_to_fp32_value(uint8_t input)
{
    return fp8_fnuz_to_fp32_value<4, 3>(input);
}

C10_HOST_DEVICE constexpr uint8_t fp8e4m3fnuz_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x80;
    }
    const uint32_t code = encode_magnitude<3, 8>(magnitude);
    if (code > 0x7fu) {
        return 0x80;
    }
    return static_cast<uint8_t>(code == 0 ? 0u : ((bits >> 24) & 0x80u) | code);
}

} // namespace detail

struct alignas(1) Float8_e4m3fnuz {
    TENON_SMALL_FLOAT_CLASS(Float8_e4m3fnuz, uint8_t, detail::fp8e4m3fnuz_from_fp32_value,
                            detail::fp8e4m3fnuz_to_fp32_value)

    C10_HOST_DEVICE constexpr bool isnan() const
    {
        return x == 0x80;
    }
    C10_HOST_DEVICE constexpr bool isinf() const
    {
        return false;
    }
};

TENON_SMALL_FLOAT_OPERATORS(Float8_e4m3fnuz)
TENON_SMALL_FLOAT_STREAM(Float8_e4m3fnuz)

} // namespace c10

template <>
class std::numeric_limits<c10::Float8_e4m3fnuz>
{
public:
    TENON_LIMIT_TRAITS(false, true, false, false, std::denorm_present);
    TENON_LIMIT_DIGITS(4, 0, 3, -6, -2, 8, 2);
    TENON_LIMIT(c10::Float8_e4m3fnuz, min, 0x08)
    TENON_LIMIT(c10::Float8_e4m3fnuz, lowest, 0xFF)
    TENON_LIMIT(c10::Float8_e4m3fnuz, max, 0x7F)
    TENON_LIMIT(c10::Float8_e4m3fnuz, epsilon, 0x28)
    TENON_LIMIT(c10::Float8_e4m3fnuz, round_error, 0x38)
    TENON_LIMIT(c10::Float8_e4m3fnuz, infinity, 0x80)
    TENON_LIMIT(c10::Float8_e4m3fnuz, quiet_NaN, 0x80)
    TENON_LIMIT(c10::Float8_e4m3fnuz, signaling_NaN, 0x80)
    TENON_LIMIT(c10::Float8_e4m3fnuz, denorm_min, 0x01)
};

namespace torch
{
namespace headeronly
{
using c10::Float8_e4m3fnuz;
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
using c10::detail::fp8e4m3fnuz_from_fp32_value;
using c10::detail::fp8e4m3fnuz_to_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
