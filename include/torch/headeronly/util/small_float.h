/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What all floating types narrower than float share: one encoder, one decoder, the operators.
 *
 * A code is sign, exponent, mantissa from the top, without the sign where this file handles
 * magnitudes. Rounding is to nearest, ties to even, done on integers, so that neither the rounding
 * mode nor fast-math touches it. What happens above the largest finite code is each type's own.
 */
#ifndef TORCH_HEADERONLY_SMALL_FLOAT_H
#define TORCH_HEADERONLY_SMALL_FLOAT_H

#include <torch/headeronly/util/floating_point_utils.h>

#include <cmath>
#include <cstring>
#include <iosfwd>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <string>

namespace c10
{

/* Picks the constructor that takes a code instead of a value. */
struct tenon_from_bits {
};

namespace detail
{

/* `mantissa` without its `drop` lowest bits, rounded; drop is 1 to 24. */
C10_HOST_DEVICE constexpr uint32_t round_off(uint32_t mantissa, int drop)
{
    return (mantissa + ((1u << (drop - 1)) - 1) + ((mantissa >> drop) & 1u)) >> drop;
}

/* The code of a magnitude (the bits of a float that is no NaN, sign cleared), as if exponents were
 * unbounded above: larger than every finite code when the value is too large. */
template <int ManBits, int Bias>
C10_HOST_DEVICE constexpr uint32_t encode_magnitude(uint32_t bits)
{
    const int drop = 23 - ManBits;
    const int exponent = static_cast<int>(bits >> 23) - 127;
    if (exponent >= 1 - Bias) {
        return round_off(bits, drop) - (static_cast<uint32_t>(127 - Bias) << ManBits);
    }
    const uint32_t mantissa = (bits & 0x7fffffu) | (bits >= 0x800000u ? 0x800000u : 0u);
    const int extra = (1 - Bias) - (exponent < -126 ? -126 : exponent);
    return drop + extra > 24 ? 0u : round_off(mantissa, drop + extra);
}

/* The value of a finite magnitude code. */
template <int ManBits, int Bias>
C10_HOST_DEVICE constexpr float decode_magnitude(uint32_t code)
{
    const uint32_t exponent = code >> ManBits;
    if (exponent == 0) {
        const float unit = fp32_from_bits(static_cast<uint32_t>(128 - Bias - ManBits) << 23);
        return static_cast<float>(code) * unit;
    }
    return fp32_from_bits((code << (23 - ManBits)) + (static_cast<uint32_t>(127 - Bias) << 23));
}

C10_HOST_DEVICE constexpr float with_sign(float magnitude, bool is_negative)
{
    return is_negative ? -magnitude : magnitude;
}

} // namespace detail
} // namespace c10

#define TENON_SMALL_FLOAT_BINARY(T, op)                                                            \
    C10_HOST_DEVICE constexpr T operator op(T a, T b)                                              \
    {                                                                                              \
        return T(static_cast<float>(a) op static_cast<float>(b));                                  \
    }                                                                                              \
    C10_HOST_DEVICE constexpr float operator op(T a, float b)                                      \
    {                                                                                              \
        return static_cast<float>(a) op b;                                                         \
    }                                                                                              \
    C10_HOST_DEVICE constexpr float operator op(float a, T b)                                      \
    {                                                                                              \
        return a op static_cast<float>(b);                                                         \
    }                                                                                              \
    C10_HOST_DEVICE constexpr double operator op(T a, double b)                                    \
    {                                                                                              \
        return static_cast<double>(a) op b;                                                        \
    }                                                                                              \
    C10_HOST_DEVICE constexpr double operator op(double a, T b)                                    \
    {                                                                                              \
        return a op static_cast<double>(b);                                                        \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T operator op(T a, int b)                                            \
    {                                                                                              \
        return a op T(static_cast<float>(b));                                                      \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T operator op(int a, T b)                                            \
    {                                                                                              \
        return T(static_cast<float>(a)) op b;                                                      \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T operator op(T a, int64_t b)                                        \
    {                                                                                              \
        return a op T(static_cast<float>(b));                                                      \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T operator op(int64_t a, T b)                                        \
    {                                                                                              \
        return T(static_cast<float>(a)) op b;                                                      \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T &operator op##=(T &a, T b)                                         \
    {                                                                                              \
        return a = a op b;                                                                         \
    }                                                                                              \
    C10_HOST_DEVICE constexpr float &operator op##=(float &a, T b)                                 \
    {                                                                                              \
        return a = a op b;                                                                         \
    }

/* Computes in float and rounds once; with a float or double beside it, stays there. An integer
 * beside it becomes T first, as PyTorch's types do. */
#define TENON_SMALL_FLOAT_OPERATORS(T)                                                             \
    TENON_SMALL_FLOAT_BINARY(T, +)                                                                 \
    TENON_SMALL_FLOAT_BINARY(T, -)                                                                 \
    TENON_SMALL_FLOAT_BINARY(T, *)                                                                 \
    TENON_SMALL_FLOAT_BINARY(T, /)                                                                 \
    C10_HOST_DEVICE constexpr T operator-(T a)                                                     \
    {                                                                                              \
        return T(-static_cast<float>(a));                                                          \
    }

#define TENON_SMALL_FLOAT_STREAM(T)                                                                \
    template <class Char, class Traits>                                                            \
    std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out, T value)   \
    {                                                                                              \
        return out << static_cast<float>(value);                                                   \
    }

/* The constructor from a code and the member that names it, the way authors write it:
 * T(bits, T::from_bits()). */
#define TENON_SMALL_FLOAT_CLASS(T, storage, encode, decode)                                        \
    storage x;                                                                                     \
    using from_bits_t = tenon_from_bits;                                                           \
    C10_HOST_DEVICE static constexpr from_bits_t from_bits()                                       \
    {                                                                                              \
        return from_bits_t();                                                                      \
    }                                                                                              \
    T() = default;                                                                                 \
    C10_HOST_DEVICE constexpr T(storage bits, from_bits_t) : x(bits)                               \
    {                                                                                              \
    }                                                                                              \
    C10_HOST_DEVICE constexpr T(float value) : x(encode(value))                                    \
    {                                                                                              \
    }                                                                                              \
    C10_HOST_DEVICE constexpr operator float() const                                               \
    {                                                                                              \
        return decode(x);                                                                          \
    }

/* One line of std::numeric_limits: a function that returns the value with that code. */
#define TENON_LIMIT(T, name, code)                                                                 \
    static constexpr T name() noexcept                                                             \
    {                                                                                              \
        return T(code, T::from_bits());                                                            \
    }

/* The members that do not differ between the types; inf, qnan: whether there are such codes. */
#define TENON_LIMIT_TRAITS(inf, qnan, snan, iec, denorm)                                           \
    static constexpr bool is_specialized = true;                                                   \
    static constexpr bool is_signed = true;                                                        \
    static constexpr bool is_integer = false;                                                      \
    static constexpr bool is_exact = false;                                                        \
    static constexpr bool has_infinity = inf;                                                      \
    static constexpr bool has_quiet_NaN = qnan;                                                    \
    static constexpr bool has_signaling_NaN = snan;                                                \
    static constexpr std::float_denorm_style has_denorm = denorm;                                  \
    static constexpr bool has_denorm_loss = denorm == std::denorm_present;                         \
    static constexpr std::float_round_style round_style = std::round_to_nearest;                   \
    static constexpr bool is_iec559 = iec;                                                         \
    static constexpr bool is_bounded = true;                                                       \
    static constexpr bool is_modulo = false;                                                       \
    static constexpr int radix = 2;                                                                \
    static constexpr bool traps = false;                                                           \
    static constexpr bool tinyness_before = false

#define TENON_LIMIT_DIGITS(bits, dec, max_dec, min_exp, min_exp10, max_exp, max_exp10)             \
    static constexpr int digits = bits;                                                            \
    static constexpr int digits10 = dec;                                                           \
    static constexpr int max_digits10 = max_dec;                                                   \
    static constexpr int min_exponent = min_exp;                                                   \
    static constexpr int min_exponent10 = min_exp10;                                               \
    static constexpr int max_exponent = max_exp;                                                   \
    static constexpr int max_exponent10 = max_exp10

#endif
