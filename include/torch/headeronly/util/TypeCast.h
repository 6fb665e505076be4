/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conversions between element types, of which all pairs have one: a complex number loses its
 * imaginary part where the other type is real, except that a bool says whether either part is not
 * 0; and an unsigned byte is what the number modulo 256 is.
 */
#ifndef TORCH_HEADERONLY_TYPECAST_H
#define TORCH_HEADERONLY_TYPECAST_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/overflows.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace c10
{

/* Whether a conversion drops an imaginary part. */
template <typename dest_t, typename src_t>
struct needs_real {
    static constexpr bool value = torch::headeronly::is_complex<src_t>::value &&
                                  !torch::headeronly::is_complex<dest_t>::value;
};

/* The real part of a complex number, or the number as it is. */
template <bool is_needed, typename src_t>
struct maybe_real {
    C10_HOST_DEVICE static auto apply(src_t src)
    {
        if constexpr (is_needed) {
            return src.real();
        } else {
            return src;
        }
    }
};

/* Whether a complex number is not 0, or the number as it is. */
template <bool is_needed, typename src_t>
struct maybe_bool {
    C10_HOST_DEVICE static auto apply(src_t src)
    {
        if constexpr (is_needed) {
            return static_cast<bool>(src.real()) || static_cast<bool>(src.imag());
        } else {
            return src;
        }
    }
};

/* For numbers that the integer type may not hold: what comes out then is the processor's choice. */
template <typename dest_t, typename src_t>
C10_HOST_DEVICE dest_t unchecked_cast_to_int(src_t src) __ubsan_ignore_float_cast_overflow__
{
    return static_cast<dest_t>(src);
}

/* Floating types narrower than float, and complex numbers of them, convert by way of float. */
template <typename dest_t, typename src_t>
struct static_cast_with_inter_type {
    C10_HOST_DEVICE static dest_t apply(src_t src) __ubsan_ignore_float_cast_overflow__
    {
        using part_t = typename torch::headeronly::scalar_value_type<dest_t>::type;
        constexpr bool is_complex = torch::headeronly::is_complex<src_t>::value;
        if constexpr (std::is_same<dest_t, bool>::value) {
            return static_cast<bool>(maybe_bool<is_complex, src_t>::apply(src));
        } else if constexpr (needs_real<dest_t, src_t>::value) {
            return static_cast_with_inter_type<dest_t, decltype(src.real())>::apply(src.real());
        } else if constexpr (std::is_same<dest_t, uint8_t>::value) {
            return static_cast<uint8_t>(static_cast<int64_t>(src));
        } else if constexpr (std::is_arithmetic<dest_t>::value) {
            return static_cast<dest_t>(src);
        } else if constexpr (std::is_same<dest_t, part_t>::value) {
            return dest_t(static_cast<float>(src));
        } else if constexpr (!is_complex) {
            return dest_t(static_cast_with_inter_type<part_t, src_t>::apply(src));
        } else if constexpr (std::is_arithmetic<part_t>::value) {
            return static_cast<dest_t>(src);
        } else {
            return dest_t(static_cast<complex<float>>(src));
        }
    }
};

template <typename To, typename From>
C10_HOST_DEVICE To convert(From f)
{
    return static_cast_with_inter_type<To, From>::apply(f);
}

/* Throws std::runtime_error; `name` is the type's. */
[[noreturn]] inline void report_overflow(const char *name)
{
    throw std::runtime_error(std::string("value cannot be converted to type ") + name +
                             " without overflow");
}

/* Throws unless the number fits into To, a negative integer into an unsigned type as `overflows`
 * says; every number fits into a bool. */
template <typename To, typename From>
To checked_convert(From f, const char *name)
{
    if (!std::is_same<To, bool>::value && overflows<To, From>(f)) {
        report_overflow(name);
    }
    return convert<To, From>(f);
}

/* In 2.15 PyTorch's gives the same results as checked_convert for every pair of types. */
template <typename To, typename From>
To unsafe_wrapping_convert(From f, const char *name)
{
    return checked_convert<To, From>(f, name);
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::checked_convert;
using c10::convert;
using c10::maybe_bool;
using c10::maybe_real;
using c10::needs_real;
using c10::report_overflow;
using c10::static_cast_with_inter_type;
using c10::unchecked_cast_to_int;
using c10::unsafe_wrapping_convert;
} // namespace headeronly
} // namespace torch

#endif
