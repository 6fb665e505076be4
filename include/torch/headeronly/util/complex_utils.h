/* SPDX-License-Identifier: BSD-3-Clause */
/* Questions about complex types, c10's and the standard's: which are, and of what. complex.h leads
 * here. */
#ifndef TORCH_HEADERONLY_COMPLEX_UTILS_H
#define TORCH_HEADERONLY_COMPLEX_UTILS_H

#include <torch/headeronly/util/complex.h>

#include <limits>
#include <type_traits>

namespace torch
{
namespace headeronly
{

template <typename T>
struct is_complex : std::false_type {
};
template <typename T>
struct is_complex<c10::complex<T>> : std::true_type {
};
template <typename T>
struct is_complex<std::complex<T>> : std::true_type {
};

/* The type of the parts; a real type is its own. */
template <typename T>
struct scalar_value_type {
    using type = T;
};
template <typename T>
struct scalar_value_type<c10::complex<T>> {
    using type = T;
};
template <typename T>
struct scalar_value_type<std::complex<T>> {
    using type = T;
};

} // namespace headeronly
} // namespace torch

namespace std
{

/* As those of its parts, in whose type the limits are. */
template <typename T>
class numeric_limits<c10::complex<T>> : public numeric_limits<T>
{
};

template <typename T>
C10_HOST_DEVICE bool isnan(const c10::complex<T> &z)
{
    return z.real() != z.real() || z.imag() != z.imag();
}

} // namespace std

#endif
