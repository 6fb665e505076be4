/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What CUDA's compiler declares before a source, as far as the headers under headeronly/cuda use
 * it, for a compiler of C++: device code runs on the host. Threads of the host are what atomic
 * functions are atomic between.
 */
#ifndef TENON_TEST_DEVICE_RUNTIME_H
#define TENON_TEST_DEVICE_RUNTIME_H

#include <math.h>
#include <cstring>

#define __device__
#define __host__
#define __global__
#define __forceinline__ inline

template <typename To, typename From>
To with_bits_of(const From &from)
{
    static_assert(sizeof(To) == sizeof(From), "bits of as many");
    To to;
    std::memcpy(&to, &from, sizeof to);
    return to;
}

inline unsigned int atomicCAS(unsigned int *address, unsigned int compare, unsigned int value)
{
    __atomic_compare_exchange_n(address, &compare, value, false, __ATOMIC_RELAXED,
                                __ATOMIC_RELAXED);
    return compare;
}
inline unsigned long long atomicCAS(unsigned long long *address, unsigned long long compare,
                                    unsigned long long value)
{
    __atomic_compare_exchange_n(address, &compare, value, false, __ATOMIC_RELAXED,
                                __ATOMIC_RELAXED);
    return compare;
}

/* The sum of values of `Word`'s size, by what adds two. */
template <typename Word, typename T, typename Add>
T add_at(T *address, const Add &add)
{
    Word *const word = reinterpret_cast<Word *>(address);
    Word seen = __atomic_load_n(word, __ATOMIC_RELAXED);
    Word sum;
    do {
        sum = with_bits_of<Word>(add(with_bits_of<T>(seen)));
    } while (
        !__atomic_compare_exchange_n(word, &seen, sum, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return with_bits_of<T>(seen);
}

inline int atomicAdd(int *address, int value)
{
    return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}
inline unsigned int atomicAdd(unsigned int *address, unsigned int value)
{
    return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}
inline unsigned long long atomicAdd(unsigned long long *address, unsigned long long value)
{
    return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}
inline float atomicAdd(float *address, float value)
{
    return add_at<unsigned int>(address, [&](float old) { return old + value; });
}
inline double atomicAdd(double *address, double value)
{
    return add_at<unsigned long long>(address, [&](double old) { return old + value; });
}

inline double __longlong_as_double(long long bits)
{
    return with_bits_of<double>(bits);
}
inline long long __double_as_longlong(double value)
{
    return with_bits_of<long long>(value);
}
inline float __int_as_float(int bits)
{
    return with_bits_of<float>(bits);
}
inline int __float_as_int(float value)
{
    return with_bits_of<int>(value);
}
inline unsigned short __ldg(const unsigned short *address)
{
    return *address;
}

/* A float with `digits` stored binary digits, exponents from `least` on and 16 bits. */
template <int digits, int least>
unsigned short narrow_bits(float value)
{
    const int infinity = (0x8000 >> digits << digits) - (1 << digits);
    int code = infinity + (1 << (digits - 1));
    if (!isnan(value)) {
        const float magnitude = fabs(value);
        const int exponent = ilogb(magnitude) > least ? ilogb(magnitude) : least;
        code = infinity;
        if (exponent < 128) {
            code = static_cast<int>(nearbyint(scalbn(magnitude, digits - exponent))) +
                   ((exponent - least) << digits);
        }
        code = code > infinity ? infinity : code;
    }
    return static_cast<unsigned short>(code | (signbit(value) ? 0x8000 : 0));
}
template <int digits, int least>
float wide_value(unsigned short bits)
{
    const int code = bits & 0x7fff;
    const int exponent = code >> digits;
    const int rest = code & ((1 << digits) - 1);
    float value = scalbn(static_cast<float>(rest), least - digits);
    if (code >> digits == 0x7fff >> digits) {
        value = rest == 0 ? HUGE_VALF : nanf("");
    } else if (exponent > 0) {
        value = scalbn(static_cast<float>(rest + (1 << digits)), exponent - 1 + least - digits);
    }
    return copysign(value, (bits & 0x8000) != 0 ? -1.0f : 1.0f);
}

#endif
