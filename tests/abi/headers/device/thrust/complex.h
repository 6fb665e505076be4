/* SPDX-License-Identifier: BSD-3-Clause */
/* Thrust's complex number, as far as the headers under test convert to and from it. */
#ifndef TENON_TEST_DEVICE_THRUST_COMPLEX_H
#define TENON_TEST_DEVICE_THRUST_COMPLEX_H

namespace thrust
{

template <typename T>
struct complex {
    using value_type = T;

    T parts[2];

    complex(T re, T im) : parts{re, im}
    {
    }
    T real() const
    {
        return parts[0];
    }
    T imag() const
    {
        return parts[1];
    }
};
template <typename T>
complex<T> polar(T, T);

} // namespace thrust

#endif
