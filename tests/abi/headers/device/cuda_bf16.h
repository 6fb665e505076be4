/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA's bfloat16 on the host. */
#ifndef TENON_TEST_DEVICE_BF16_H
#define TENON_TEST_DEVICE_BF16_H

#include "runtime.h"

struct __nv_bfloat16 {
    unsigned short bits;

    __nv_bfloat16() = default;
    __nv_bfloat16(float value) : bits(narrow_bits<7, -126>(value))
    {
    }
    operator float() const
    {
        return wide_value<7, -126>(bits);
    }
};
struct alignas(4) __nv_bfloat162 {
    __nv_bfloat16 x;
    __nv_bfloat16 y;
};

inline unsigned short __bfloat16_as_ushort(__nv_bfloat16 value)
{
    return value.bits;
}
inline __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits)
{
    return with_bits_of<__nv_bfloat16>(bits);
}
inline __nv_bfloat16 __float2bfloat16(float value)
{
    return value;
}
inline float __bfloat162float(__nv_bfloat16 value)
{
    return value;
}
inline __nv_bfloat16 __int2bfloat16_rz(int value)
{
    return static_cast<float>(value);
}

inline __nv_bfloat16 atomicAdd(__nv_bfloat16 *address, __nv_bfloat16 value)
{
    return add_at<unsigned short>(address, [&](__nv_bfloat16 old) {
        return __nv_bfloat16(static_cast<float>(old) + static_cast<float>(value));
    });
}
inline __nv_bfloat162 atomicAdd(__nv_bfloat162 *address, __nv_bfloat162 value)
{
    return {atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y)};
}

#endif
