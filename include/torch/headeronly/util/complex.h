/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A complex number whose layout and calling convention are those of C's `_Complex`.
 *
 * Real part first, aligned to its whole size, trivially copyable: so it crosses the C boundary by
 * value as `float _Complex` and `double _Complex` do. Conversion to and from std::complex (or any
 * class with value_type, real() and imag(), such as thrust's) is explicit.
 */
#ifndef TORCH_HEADERONLY_COMPLEX_H
#define TORCH_HEADERONLY_COMPLEX_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

#ifdef __CUDACC__
#    include <thrust/complex.h>
#endif

#include <cmath>
#include <complex>
#include <sstream>
#include <type_traits>
#include <utility>

namespace c10
{

template <typename T>
struct complex;

namespace detail
{

template <typename Z>
using complex_part = decltype(std::declval<const Z &>().imag(), typename Z::value_type());

template <typename Z>
constexpr bool is_c10_complex = false;
template <typename T>
constexpr bool is_c10_complex<complex<T>> = true;

/* For a complex number and a whole one, where the operators of two equal types do not match. */
template <typename T, typename I>
using if_real_and_whole =
    std::enable_if_t<std::is_floating_point<T>::value && std::is_integral<I>::value, int>;

} // namespace detail

template <typename T>
struct alignas(sizeof(T) * 2) complex {
    using value_type = T;

    T real_ = T(0);
    T imag_ = T(0);

    constexpr complex() = default;
    C10_HOST_DEVICE constexpr complex(const T &re, const T &im = T()) : real_(re), imag_(im)
    {
    }
    /* Widening is implicit, narrowing explicit. */
    template <typename U, std::enable_if_t<(sizeof(U) < sizeof(T)), int> = 0>
    C10_HOST_DEVICE constexpr complex(const complex<U> &z)
        : real_(static_cast<T>(z.real_)), imag_(static_cast<T>(z.imag_))
    {
    }
    template <typename U, std::enable_if_t<(sizeof(U) > sizeof(T)), int> = 0>
    C10_HOST_DEVICE explicit constexpr complex(const complex<U> &z)
        : real_(static_cast<T>(z.real_)), imag_(static_cast<T>(z.imag_))
    {
    }
    template <typename Z, typename Part = detail::complex_part<Z>,
              std::enable_if_t<!detail::is_c10_complex<Z>, int> = 0>
    C10_HOST_DEVICE explicit constexpr complex(const Z &z)
        : real_(static_cast<T>(z.real())), imag_(static_cast<T>(z.imag()))
    {
    }
    template <typename Z, typename Part = detail::complex_part<Z>,
              std::enable_if_t<!detail::is_c10_complex<Z>, int> = 0>
    C10_HOST_DEVICE explicit constexpr operator Z() const
    {
        return Z(static_cast<Part>(real_), static_cast<Part>(imag_));
    }
    C10_HOST_DEVICE explicit constexpr operator bool() const
    {
        return real_ != T(0) || imag_ != T(0);
    }

    C10_HOST_DEVICE constexpr T real() const
    {
        return real_;
    }
    C10_HOST_DEVICE constexpr void real(T value)
    {
        real_ = value;
    }
    C10_HOST_DEVICE constexpr T imag() const
    {
        return imag_;
    }
    C10_HOST_DEVICE constexpr void imag(T value)
    {
        imag_ = value;
    }

    C10_HOST_DEVICE constexpr complex &operator=(T re)
    {
        real_ = re;
        imag_ = T(0);
        return *this;
    }
    C10_HOST_DEVICE constexpr complex &operator+=(T re)
    {
        real_ += re;
        return *this;
    }
    C10_HOST_DEVICE constexpr complex &operator-=(T re)
    {
        real_ -= re;
        return *this;
    }
    C10_HOST_DEVICE constexpr complex &operator*=(T re)
    {
        real_ *= re;
        imag_ *= re;
        return *this;
    }
    C10_HOST_DEVICE constexpr complex &operator/=(T re)
    {
        real_ /= re;
        imag_ /= re;
        return *this;
    }
    template <typename Z, typename Part = detail::complex_part<Z>,
              std::enable_if_t<!detail::is_c10_complex<Z>, int> = 0>
    C10_HOST_DEVICE constexpr complex &operator=(const Z &z)
    {
        real_ = static_cast<T>(z.real());
        imag_ = static_cast<T>(z.imag());
        return *this;
    }
    template <typename U>
    C10_HOST_DEVICE constexpr complex &operator=(const complex<U> &z)
    {
        real_ = static_cast<T>(z.real_);
        imag_ = static_cast<T>(z.imag_);
        return *this;
    }
    template <typename U>
    C10_HOST_DEVICE constexpr complex &operator+=(const complex<U> &z)
    {
        real_ += static_cast<T>(z.real_);
        imag_ += static_cast<T>(z.imag_);
        return *this;
    }
    template <typename U>
    C10_HOST_DEVICE constexpr complex &operator-=(const complex<U> &z)
    {
        real_ -= static_cast<T>(z.real_);
        imag_ -= static_cast<T>(z.imag_);
        return *this;
    }
    template <typename U>
    C10_HOST_DEVICE constexpr complex &operator*=(const complex<U> &z)
    {
        const T a = real_, b = imag_, c = static_cast<T>(z.real_), d = static_cast<T>(z.imag_);
        real_ = a * c - b * d;
        imag_ = a * d + b * c;
        return *this;
    }
    /* Both parts of the divisor are scaled by the larger one first, so that squares of large or
     * tiny parts neither overflow nor vanish. */
    template <typename U>
    C10_HOST_DEVICE constexpr complex &operator/=(const complex<U> &z)
    {
        const T a = real_, b = imag_, c = static_cast<T>(z.real_), d = static_cast<T>(z.imag_);
        const T size_c = c < T(0) ? -c : c, size_d = d < T(0) ? -d : d;
        if (size_c >= size_d) {
            if (size_c == T(0) && size_d == T(0)) {
                real_ = a / size_c;
                imag_ = b / size_d;
                return *this;
            }
            const T ratio = d / c, scale = T(1) / (c + d * ratio);
            real_ = (a + b * ratio) * scale;
            imag_ = (b - a * ratio) * scale;
        } else {
            const T ratio = c / d, scale = T(1) / (d + c * ratio);
            real_ = (a * ratio + b) * scale;
            imag_ = (b * ratio - a) * scale;
        }
        return *this;
    }
};

/* Four bytes for storage, and the arithmetic that rounds once per part. One number of another type
 * converts by way of complex<float>. */
#define TENON_NARROW_COMPLEX(T)                                                                    \
    template <>                                                                                    \
    struct alignas(4) complex<T> {                                                                 \
        using value_type = T;                                                                      \
                                                                                                   \
        T real_;                                                                                   \
        T imag_;                                                                                   \
                                                                                                   \
        complex() = default;                                                                       \
        C10_HOST_DEVICE constexpr complex(const T &re, const T &im) : real_(re), imag_(im)         \
        {                                                                                          \
        }                                                                                          \
        template <typename Re, std::enable_if_t<std::is_same<Re, T>::value, int> = 0>              \
        C10_HOST_DEVICE constexpr complex(const Re &re) : real_(re), imag_(0.0f)                   \
        {                                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE explicit constexpr complex(const complex<float> &z)                        \
            : real_(z.real_), imag_(z.imag_)                                                       \
        {                                                                                          \
        }                                                                                          \
        template <typename U, std::enable_if_t<std::is_same<U, double>::value, int> = 0>           \
        C10_HOST_DEVICE explicit constexpr complex(const complex<U> &z)                            \
            : real_(static_cast<float>(z.real_)), imag_(static_cast<float>(z.imag_))               \
        {                                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE constexpr operator complex<float>() const                                  \
        {                                                                                          \
            return complex<float>(static_cast<float>(real_), static_cast<float>(imag_));           \
        }                                                                                          \
        C10_HOST_DEVICE constexpr T real() const                                                   \
        {                                                                                          \
            return real_;                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE constexpr T imag() const                                                   \
        {                                                                                          \
            return imag_;                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE constexpr complex &operator+=(const complex &z)                            \
        {                                                                                          \
            real_ = real_ + z.real_;                                                               \
            imag_ = imag_ + z.imag_;                                                               \
            return *this;                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE constexpr complex &operator-=(const complex &z)                            \
        {                                                                                          \
            real_ = real_ - z.real_;                                                               \
            imag_ = imag_ - z.imag_;                                                               \
            return *this;                                                                          \
        }                                                                                          \
        C10_HOST_DEVICE constexpr complex &operator*=(const complex &z)                            \
        {                                                                                          \
            const float a = real_, b = imag_, c = z.real_, d = z.imag_;                            \
            real_ = T(a * c - b * d);                                                              \
            imag_ = T(a * d + b * c);                                                              \
            return *this;                                                                          \
        }                                                                                          \
    };
TENON_NARROW_COMPLEX(Half)
TENON_NARROW_COMPLEX(BFloat16)
#undef TENON_NARROW_COMPLEX

#define TENON_COMPLEX_BINARY(op)                                                                   \
    template <typename T>                                                                          \
    C10_HOST_DEVICE constexpr complex<T> operator op(const complex<T> &a, const complex<T> &b)     \
    {                                                                                              \
        complex<T> result = a;                                                                     \
        return result op## = b;                                                                    \
    }                                                                                              \
    template <typename T>                                                                          \
    C10_HOST_DEVICE constexpr complex<T> operator op(const complex<T> &a, const T &b)              \
    {                                                                                              \
        complex<T> result = a;                                                                     \
        return result op## = b;                                                                    \
    }                                                                                              \
    template <typename T>                                                                          \
    C10_HOST_DEVICE constexpr complex<T> operator op(const T &a, const complex<T> &b)              \
    {                                                                                              \
        complex<T> result(a);                                                                      \
        return result op## = b;                                                                    \
    }                                                                                              \
    template <typename T, typename I, detail::if_real_and_whole<T, I> = 0>                         \
    C10_HOST_DEVICE constexpr complex<T> operator op(const complex<T> &a, const I &b)              \
    {                                                                                              \
        return a op static_cast<T>(b);                                                             \
    }                                                                                              \
    template <typename T, typename I, detail::if_real_and_whole<T, I> = 0>                         \
    C10_HOST_DEVICE constexpr complex<T> operator op(const I &a, const complex<T> &b)              \
    {                                                                                              \
        return static_cast<T>(a) op b;                                                             \
    }
TENON_COMPLEX_BINARY(+)
TENON_COMPLEX_BINARY(-)
TENON_COMPLEX_BINARY(*)
TENON_COMPLEX_BINARY(/)
#undef TENON_COMPLEX_BINARY

template <typename T>
C10_HOST_DEVICE constexpr complex<T> operator+(const complex<T> &z)
{
    return z;
}

template <typename T>
C10_HOST_DEVICE constexpr complex<T> operator-(const complex<T> &z)
{
    return complex<T>(-z.real(), -z.imag());
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator==(const complex<T> &a, const complex<T> &b)
{
    return a.real() == b.real() && a.imag() == b.imag();
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator==(const complex<T> &a, const T &b)
{
    return a.real() == b && a.imag() == T(0);
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator==(const T &a, const complex<T> &b)
{
    return b == a;
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator!=(const complex<T> &a, const complex<T> &b)
{
    return !(a == b);
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator!=(const complex<T> &a, const T &b)
{
    return !(a == b);
}

template <typename T>
C10_HOST_DEVICE constexpr bool operator!=(const T &a, const complex<T> &b)
{
    return !(b == a);
}

/* The number with that length and angle. */
template <typename T>
C10_HOST_DEVICE complex<T> polar(const T &r, const T &theta = T())
{
    return complex<T>(static_cast<T>(r * __builtin_cos(theta)),
                      static_cast<T>(r * __builtin_sin(theta)));
}

template <>
C10_HOST_DEVICE inline complex<float> polar(const float &r, const float &theta)
{
    return complex<float>(r * __builtin_cosf(theta), r * __builtin_sinf(theta));
}

template <class Char, class Traits, typename T>
std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out,
                                             const complex<T> &z)
{
    return out << '(' << z.real() << ',' << z.imag() << ')';
}

/* Reads "(re,im)", "(re)" or "re". */
template <typename T, class Char, class Traits>
std::basic_istream<Char, Traits> &operator>>(std::basic_istream<Char, Traits> &in, complex<T> &z)
{
    std::complex<T> read;
    if (in >> read) {
        z = complex<T>(read);
    }
    return in;
}

namespace complex_literals
{

constexpr complex<float> operator""_if(long double imag)
{
    return complex<float>(0.0f, static_cast<float>(imag));
}

constexpr complex<double> operator""_id(long double imag)
{
    return complex<double>(0.0, static_cast<double>(imag));
}

constexpr complex<float> operator""_if(unsigned long long imag)
{
    return complex<float>(0.0f, static_cast<float>(imag));
}

constexpr complex<double> operator""_id(unsigned long long imag)
{
    return complex<double>(0.0, static_cast<double>(imag));
}

} // namespace complex_literals
} // namespace c10

/* The free functions of std::complex, where code that is generic over both looks for them. */
namespace std
{

template <typename T>
constexpr T real(const c10::complex<T> &z)
{
    return z.real();
}

template <typename T>
constexpr T imag(const c10::complex<T> &z)
{
    return z.imag();
}

template <typename T>
constexpr c10::complex<T> conj(const c10::complex<T> &z)
{
    return c10::complex<T>(z.real(), -z.imag());
}

template <typename T>
constexpr T norm(const c10::complex<T> &z)
{
    return z.real() * z.real() + z.imag() * z.imag();
}

inline float abs(const c10::complex<float> &z)
{
    return __builtin_hypotf(z.real(), z.imag());
}

inline double abs(const c10::complex<double> &z)
{
    return __builtin_hypot(z.real(), z.imag());
}

inline float arg(const c10::complex<float> &z)
{
    return __builtin_atan2f(z.imag(), z.real());
}

inline double arg(const c10::complex<double> &z)
{
    return __builtin_atan2(z.imag(), z.real());
}

} // namespace std

namespace torch
{
namespace headeronly
{
using c10::complex;
using c10::polar;
using c10::operator+;
using c10::operator+=;
using c10::operator-;
using c10::operator-=;
using c10::operator*;
using c10::operator*=;
using c10::operator/;
using c10::operator/=;
using c10::operator==;
using c10::operator!=;
using c10::operator<<;
using c10::operator>>;
namespace complex_literals
{
using c10::complex_literals::operator""_if;
using c10::complex_literals::operator""_id;
} // namespace complex_literals
} // namespace headeronly
} // namespace torch

#include <torch/headeronly/util/complex_utils.h>

#endif
