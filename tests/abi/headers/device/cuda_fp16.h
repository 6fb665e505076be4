/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA's binary16 on the host. */
#ifndef TENON_TEST_DEVICE_FP16_H
#define TENON_TEST_DEVICE_FP16_H

#include "runtime.h"

struct __half {
    unsigned short bits;

    __half() = default;
    __half(float value) : bits(narrow_bits<10, -14>(value))
    {
    }
    operator float() const
    {
        return wide_value<10, -14>(bits);
    }
};
struct alignas(4) __half2 {
    __half x;
    __half y;
};

inline unsigned short __half_as_ushort(__half value)
{
    return value.bits;
}
inline __half __ushort_as_half(unsigned short bits)
{
    return with_bits_of<__half>(bits);
}
inline __half __float2half(float value)
{
    return value;
}
inline float __half2float(__half value)
{
    return value;
}
inline __half __int2half_rz(int value)
{
    return static_cast<float>(value);
}

inline __half atomicAdd(__half *address, __half value)
{
    return add_at<unsigned short>(address, [&](__half old) {
        return __half(static_cast<float>(old) + static_cast<float>(value));
    });
}
inline __half2 atomicAdd(__half2 *address, __half2 value)
{
    return {atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y)};
}

#endif
