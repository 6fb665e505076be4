/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The upper half of a float: 1 sign, 8 exponent, 7 mantissa bits. Too large becomes infinity.
 */
#ifndef TORCH_HEADERONLY_BFLOAT16_H
#define TORCH_HEADERONLY_BFLOAT16_H

#include <torch/headeronly/util/small_float.h>

#ifdef __CUDACC__
#    include <cuda_bf16.h>
#endif

namespace c10
{
namespace detail
{

C10_HOST_DEVICE constexpr float f32_from_bits(uint16_t bits)
{
    return fp32_from_bits(static_cast<uint32_t>(bits) << 16);
}

/* Cuts the lower half off. */
C10_HOST_DEVICE constexpr uint16_t bits_from_f32(float f)
{
    return static_cast<uint16_t>(fp32_to_bits(f) >> 16);
}

/* Every NaN becomes the one positive quiet NaN: rounding its payload could make it infinity. */
C10_HOST_DEVICE constexpr uint16_t round_to_nearest_even(float f)
{
    const uint32_t bits = fp32_to_bits(f);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7FC0;
    }
    return static_cast<uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

} // namespace detail

struct alignas(2) BFloat16 {
    TENON_SMALL_FLOAT_CLASS(BFloat16, uint16_t, detail::round_to_nearest_even,
                            detail::f32_from_bits)

#ifdef __CUDACC__
    C10_HOST_DEVICE BFloat16(const __nv_bfloat16 &value) : x(__bfloat16_as_ushort(value))
    {
    }
    explicit C10_HOST_DEVICE operator __nv_bfloat16() const
    {
        return __ushort_as_bfloat16(x);
    }
#endif
};

#ifdef __CUDACC__
/* Reads through the read-only cache. */
C10_DEVICE inline BFloat16 __ldg(const BFloat16 *address)
{
    return BFloat16(::__ldg(reinterpret_cast<const unsigned short *>(address)),
                    BFloat16::from_bits());
}
#endif

TENON_SMALL_FLOAT_OPERATORS(BFloat16)
TENON_SMALL_FLOAT_STREAM(BFloat16)

/* On the codes, and into the left operand, as if they were |=, ^= and &=: so PyTorch has them. */
C10_HOST_DEVICE constexpr BFloat16 &operator|(BFloat16 &a, const BFloat16 &b)
{
    a.x = static_cast<uint16_t>(a.x | b.x);
    return a;
}
C10_HOST_DEVICE constexpr BFloat16 &operator^(BFloat16 &a, const BFloat16 &b)
{
    a.x = static_cast<uint16_t>(a.x ^ b.x);
    return a;
}
C10_HOST_DEVICE constexpr BFloat16 &operator&(BFloat16 &a, const BFloat16 &b)
{
    a.x = static_cast<uint16_t>(a.x & b.x);
    return a;
}

/* Two variables are compared as numbers without these as well; PyTorch has them by name. */
C10_HOST_DEVICE constexpr bool operator<(BFloat16 &a, BFloat16 &b)
{
    return static_cast<float>(a) < static_cast<float>(b);
}
C10_HOST_DEVICE constexpr bool operator>(BFloat16 &a, BFloat16 &b)
{
    return static_cast<float>(a) > static_cast<float>(b);
}

} // namespace c10

template <>
class std::numeric_limits<c10::BFloat16>
{
public:
    TENON_LIMIT_TRAITS(true, true, true, false, std::denorm_present);
    TENON_LIMIT_DIGITS(8, 2, 4, -125, -37, 128, 38);
    TENON_LIMIT(c10::BFloat16, min, 0x0080)
    TENON_LIMIT(c10::BFloat16, lowest, 0xFF7F)
    TENON_LIMIT(c10::BFloat16, max, 0x7F7F)
    TENON_LIMIT(c10::BFloat16, epsilon, 0x3C00)
    TENON_LIMIT(c10::BFloat16, round_error, 0x3F00)
    TENON_LIMIT(c10::BFloat16, infinity, 0x7F80)
    TENON_LIMIT(c10::BFloat16, quiet_NaN, 0x7FC0)
    TENON_LIMIT(c10::BFloat16, signaling_NaN, 0x7FA0)
    TENON_LIMIT(c10::BFloat16, denorm_min, 0x0001)
};

namespace torch
{
namespace headeronly
{
using c10::BFloat16;
using c10::operator+;
using c10::operator+=;
using c10::operator-;
using c10::operator-=;
using c10::operator*;
using c10::operator*=;
using c10::operator/;
using c10::operator/=;
using c10::operator<;
using c10::operator>;
using c10::operator<<;
namespace detail
{
using c10::detail::bits_from_f32;
using c10::detail::f32_from_bits;
using c10::detail::round_to_nearest_even;
} // namespace detail
} // namespace headeronly
} // namespace torch

#endif
