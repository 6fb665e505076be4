/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * IEEE binary16: 1 sign, 5 exponent, 10 mantissa bits. Too large becomes infinity.
 */
#ifndef TORCH_HEADERONLY_HALF_H
#define TORCH_HEADERONLY_HALF_H

#include <torch/headeronly/util/small_float.h>

#ifdef __CUDACC__
#    include <cuda_fp16.h>
#endif

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float fp16_ieee_to_fp32_value(uint16_t h)
{
    const uint32_t code = h & 0x7fffu;
    const float magnitude = code < 0x7c00u ? decode_magnitude<10, 15>(code)
                                           : fp32_from_bits(0x7f800000u | ((code & 0x3ffu) << 13));
    return with_sign(magnitude, h > 0x7fffu);
}

C10_HOST_DEVICE constexpr uint32_t fp16_ieee_to_fp32_bits(uint16_t h)
{
    return fp32_to_bits(fp16_ieee_to_fp32_value(h));
}

C10_HOST_DEVICE constexpr uint16_t fp16_ieee_from_fp32_value(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t sign = (bits >> 16) & 0x8000u;
    uint32_t code = 0x7e00u;
    if (magnitude <= 0x7f800000u) {
        code = encode_magnitude<10, 15>(magnitude);
        code = code > 0x7c00u ? 0x7c00u : code;
    }
    return static_cast<uint16_t>(sign | code);
}

} // namespace detail

struct alignas(2) Half {
    TENON_SMALL_FLOAT_CLASS(Half, uint16_t, detail::fp16_ieee_from_fp32_value,
                            detail::fp16_ieee_to_fp32_value)

#ifdef __CUDACC__
    C10_HOST_DEVICE Half(const __half &value) : x(__half_as_ushort(value))
    {
    }
    C10_HOST_DEVICE operator __half() const
    {
        return __ushort_as_half(x);
    }
#endif
};

#ifdef __CUDACC__
/* Reads through the read-only cache. */
C10_DEVICE inline Half __ldg(const Half *address)
{
    return Half(::__ldg(reinterpret_cast<const unsigned short *>(address)), Half::from_bits());
}
#endif

TENON_SMALL_FLOAT_OPERATORS(Half)
TENON_SMALL_FLOAT_STREAM(Half)

} // namespace c10

template <>
class std::numeric_limits<c10::Half>
{
public:
    TENON_LIMIT_TRAITS(true, true, true, true, std::denorm_present);
    TENON_LIMIT_DIGITS(11, 3, 5, -13, -4, 16, 4);
    TENON_LIMIT(c10::Half, min, 0x0400)
    TENON_LIMIT(c10::Half, lowest, 0xFBFF)
    TENON_LIMIT(c10::Half, max, 0x7BFF)
    TENON_LIMIT(c10::Half, epsilon, 0x1400)
    TENON_LIMIT(c10::Half, round_error, 0x3800)
    TENON_LIMIT(c10::Half, infinity, 0x7C00)
    TENON_LIMIT(c10::Half, quiet_NaN, 0x7E00)
    TENON_LIMIT(c10::Half, signaling_NaN, 0x7D00)
    TENON_LIMIT(c10::Half, denorm_min, 0x0001)
};

namespace torch
{
namespace headeronly
{
using c10::Half;
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
using c10::detail::fp16_ieee_from_fp32_value;
using c10::detail::fp16_ieee_to_fp32_bits;
using c10::detail::fp16_ieee_to_fp32_value;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
