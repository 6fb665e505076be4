/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One byte: 1 sign, 5 exponent, 2 mantissa bits, bias 16. One zero, no infinity; 0x80 is the only
 * NaN, and whatever is too large becomes it.
 */
#ifndef TORCH_HEADERONLY_FLOAT8_E5M2FNUZ_H
#define TORCH_HEADERONLY_FLOAT8_E5M2FNUZ_H

#include <torch/headeronly/util/TypeSafeSignMath.h>
#include <torch/headeronly/util/Float8_fnuz_cvt.h>
#include <torch/headeronly/util/small_float.h>

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp8e5m2fnuz_to_fp32_value(uint8_t input)
{
    return fp8_fnuz_to_fp32_value<5, 2>(input);
}

C10_HOST_DEVICE constexpr uint8_t fp8e5m2fnuz_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x80;
    }
    const uint32_t code = encode_magnitude<2, 16>(magnitude);
    if (code > 0x7fu) {
        return 0x80;
    }
    return static_cast<uint8_t>(code == 0 ? 0u : ((bits >> 24) & 0x80u) | code);
}

} // namespace detail

struct alignas(1) Float8_e5m2fnuz {
    TENON_SMALL_FLOAT_CLASS(Float8_e5m2fnuz, uint8_t, detail::fp8e5m2fnuz_from_fp32_value,
                            detail::fp8e5m2fnuz_to_fp32_value)

    C10_HOST_DEVICE constexpr bool isnan() const
    {
        return x == 0x80;
    }
    C10_HOST_DEVICE constexpr bool isinf() const
    {
        return false;
    }
};

TENON_SMALL_FLOAT_OPERATORS(Float8_e5m2fnuz)
TENON_SMALL_FLOAT_STREAM(Float8_e5m2fnuz)

} // namespace c10

template <>
class std::numeric_limits<c10::Float8_e5m2fnuz>
{
public:
    TENON_LIMIT_TRAITS(false, true, false, false, std::denorm_present);
    TENON_LIMIT_DIGITS(3, 0, 2, -14, -4, 16, 4);
    TENON_LIMIT(c10::Float8_e5m2fnuz, min, 0x04)
    TENON_LIMIT(c10::Float8_e5m2fnuz, lowest, 0xFF)
    TENON_LIMIT(c10::Float8_e5m2fnuz, max, 0x7F)
    TENON_LIMIT(c10::Float8_e5m2fnuz, epsilon, 0x38)
    TENON_LIMIT(c10::Float8_e5m2fnuz, round_error, 0x3C)
    TENON_LIMIT(c10::Float8_e5m2fnuz, infinity, 0x80)
    TENON_LIMIT(c10::Float8_e5m2fnuz, quiet_NaN, 0x80)
    TENON_LIMIT(c10::Float8_e5m2fnuz, signaling_NaN, 0x80)
    TENON_LIMIT(c10::Float8_e5m2fnuz, denorm_min, 0x01)
};

namespace torch
{
namespace headeronly
{
using c10::Float8_e5m2fnuz;
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
using c10::detail::fp8e5m2fnuz_from_fp32_value;
using c10::detail::fp8e5m2fnuz_to_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
