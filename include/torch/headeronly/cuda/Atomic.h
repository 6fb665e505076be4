/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Atomic functions of device code for element types that CUDA has none for, and more operations.
 *
 * For CUDA sources; other sources can include the header, and get nothing of it. Types: bool (sums
 * alone), uint8_t, int8_t, int16_t, int32_t, int64_t, Half, BFloat16, float, double, and sums of
 * c10::complex, whose two parts are separate. All are relaxed. A function returns the old value for
 * a floating type; a sum of int32_t does too; for other integers it returns nothing.
 *
 * What the hardware cannot do is done by compare and swap of the aligned word around the value, so
 * neighbours that share the word are read and written, and must lie in memory of the process.
 */
#ifndef TORCH_HEADERONLY_CUDA_ATOMIC_H
#define TORCH_HEADERONLY_CUDA_ATOMIC_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/NumericUtils.h>
#include <torch/headeronly/util/complex.h>

#ifdef __CUDACC__
#    include <cuda.h>

#    include <algorithm>
#    include <cstddef>
#    include <cstdint>
#    include <cstring>
#    include <type_traits>

namespace torch
{
namespace headeronly
{
namespace detail
{

/* A parameter of this type follows another argument's type instead of deciding it. */
template <typename T>
struct follows {
    using type = T;
};

template <typename T, typename... Types>
constexpr bool is_one_of = (std::is_same<T, Types>::value || ...);
template <typename T>
constexpr bool is_atomic_float = is_one_of<T, c10::Half, c10::BFloat16, float, double>;
template <typename T>
constexpr bool is_atomic_number =
    is_atomic_float<T> || is_one_of<T, uint8_t, int8_t, int16_t, int32_t, int64_t>;

/* What products, maxima and minima of the type return. */
template <typename T>
using old_float =
    std::enable_if_t<is_atomic_number<T>, std::conditional_t<is_atomic_float<T>, T, void>>;
/* What sums return. */
template <typename T>
using old_sum = std::enable_if_t<
    is_atomic_number<T> || std::is_same<T, bool>::value,
    std::conditional_t<is_atomic_float<T> || std::is_same<T, int32_t>::value, T, void>>;

/* Store next(old) for the old value at `address` in one step, and return the old one. Words are
 * compared, not values, as a NaN is unequal to itself. */
template <typename T, typename Next>
C10_DEVICE T update(T *address, const Next &next)
{
    using Word = std::conditional_t<sizeof(T) == 8, unsigned long long, unsigned int>;
    const uintptr_t place = reinterpret_cast<uintptr_t>(address);
    const uintptr_t offset = place % sizeof(Word);
    Word *const around = reinterpret_cast<Word *>(place - offset);
    const unsigned int shift = static_cast<unsigned int>(8 * offset);
    const Word mask = (~Word(0) >> 8 * (sizeof(Word) - sizeof(T))) << shift;
    for (Word seen = *around;;) {
        const Word part = seen >> shift;
        T old;
        std::memcpy(&old, &part, sizeof old);
        const T changed = next(old);
        Word word = 0;
        std::memcpy(&word, &changed, sizeof changed);
        const Word found = atomicCAS(around, seen, (seen & ~mask) | word << shift);
        if (found == seen) {
            return old;
        }
        seen = found;
    }
}

/* Calls with the operation as a function. An integer's gets the new operand first and the old value
 * last, a half type's the old value first; a double's gets the old value as its bits, and returns
 * bits. */
template <typename T>
struct IntegerUpdate {
    template <typename Function>
    C10_DEVICE void operator()(T *address, T value, const Function &function)
    {
        update(address, [&](T old) { return static_cast<T>(function(value, old)); });
    }
};
template <typename T>
struct HalfUpdate {
    template <typename Function>
    C10_DEVICE T operator()(T *address, T value, const Function &function)
    {
        return update(address, [&](T old) { return T(function(old, value)); });
    }
};
struct DoubleUpdate {
    template <typename Function>
    C10_DEVICE double operator()(double *address, double value, const Function &function)
    {
        auto *const bits = reinterpret_cast<unsigned long long *>(address);
        const unsigned long long old = update(bits, [&](unsigned long long seen) {
            return static_cast<unsigned long long>(function(value, seen));
        });
        return __longlong_as_double(static_cast<long long>(old));
    }
};

/* The order of equal operands (zeros of two signs) and of NaNs: the half types' first is the old
 * value, the others' the new operand. */
template <typename T, typename Function>
C10_DEVICE T update_by(T *address, T value, const Function &function)
{
    return update(address, [&](T old) {
        return sizeof(T) == 2 && is_atomic_float<T> ? function(old, value) : function(value, old);
    });
}

template <typename T>
C10_DEVICE T product(T a, T b)
{
    if constexpr (is_atomic_float<T>) {
        return a * b;
    } else {
        return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
    }
}

/* CUDA's headers have comparisons of their own for numbers of 16 bits. */
template <typename T>
C10_HOST_DEVICE bool is_less(T a, T b)
{
    if constexpr (is_atomic_float<T> && sizeof(T) == 2) {
        return static_cast<float>(a) < static_cast<float>(b);
    } else {
        return a < b;
    }
}

} // namespace detail
} // namespace headeronly
} // namespace torch

/* An operation of the caller's on a floating type; returns the old value. */
template <typename T>
struct AtomicFPOp;
template <>
struct AtomicFPOp<c10::Half> : torch::headeronly::detail::HalfUpdate<c10::Half> {
};
template <>
struct AtomicFPOp<c10::BFloat16> : torch::headeronly::detail::HalfUpdate<c10::BFloat16> {
};
template <>
struct AtomicFPOp<double> : torch::headeronly::detail::DoubleUpdate {
};

/* An operation of the caller's on an integer of `size` bytes. */
template <typename T, size_t size>
using AtomicAddIntegerImpl = torch::headeronly::detail::IntegerUpdate<T>;
template <typename T, size_t size>
using AtomicMulIntegerImpl = torch::headeronly::detail::IntegerUpdate<T>;
template <typename T, size_t size>
using AtomicMaxIntegerImpl = torch::headeronly::detail::IntegerUpdate<T>;
template <typename T, size_t size>
using AtomicMinIntegerImpl = torch::headeronly::detail::IntegerUpdate<T>;

#    if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
C10_DEVICE inline double atomicAdd(double *address, double value)
{
    return torch::headeronly::detail::update(address, [&](double old) { return old + value; });
}
#    endif

/* The larger and the smaller one; NaN where one is NaN. */
template <typename T>
C10_HOST_DEVICE T safe_max(T a, T b)
{
    return torch::headeronly::_isnan(b) ? b : torch::headeronly::detail::is_less(a, b) ? b : a;
}
template <typename T>
C10_HOST_DEVICE T safe_min(T a, T b)
{
    return torch::headeronly::_isnan(b) ? b : torch::headeronly::detail::is_less(b, a) ? b : a;
}

/* bool: the logical or. */
template <typename T>
C10_DEVICE torch::headeronly::detail::old_sum<T>
gpuAtomicAdd(T *address, typename torch::headeronly::detail::follows<T>::type value)
{
    namespace detail = torch::headeronly::detail;
    if constexpr (std::is_same<T, bool>::value) {
        detail::update(address, [&](bool old) { return old || value; });
    } else if constexpr (std::is_same<T, int64_t>::value) {
        ::atomicAdd(reinterpret_cast<unsigned long long *>(address),
                    static_cast<unsigned long long>(value));
    } else if constexpr (sizeof(T) >= 4) {
        return ::atomicAdd(address, value);
    } else if constexpr (std::is_integral<T>::value) {
        detail::update(address, [&](T old) { return static_cast<T>(old + value); });
#    if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
    } else if constexpr (std::is_same<T, c10::Half>::value) {
        return T(::atomicAdd(reinterpret_cast<__half *>(address), static_cast<__half>(value)));
#    endif
#    if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
    } else if constexpr (std::is_same<T, c10::BFloat16>::value) {
        return T(::atomicAdd(reinterpret_cast<__nv_bfloat16 *>(address),
                             static_cast<__nv_bfloat16>(value)));
#    endif
    } else {
        return detail::update(address, [&](T old) { return old + value; });
    }
}
template <typename T>
C10_DEVICE void
gpuAtomicAdd(c10::complex<T> *address,
             typename torch::headeronly::detail::follows<c10::complex<T>>::type value)
{
    gpuAtomicAdd(&address->real_, value.real_);
    gpuAtomicAdd(&address->imag_, value.imag_);
}

/* CUDA's name, for the types that CUDA lacks. */
template <typename T>
C10_DEVICE
    std::enable_if_t<torch::headeronly::detail::is_one_of<T, c10::Half, c10::BFloat16, uint8_t,
                                                          int8_t, int16_t, int64_t, bool>,
                     torch::headeronly::detail::old_sum<T>>
    atomicAdd(T *address, typename torch::headeronly::detail::follows<T>::type value)
{
    return gpuAtomicAdd(address, value);
}

/* A sum whose old value nobody needs. */
template <typename T>
C10_DEVICE void gpuAtomicAddNoReturn(T *address,
                                     typename torch::headeronly::detail::follows<T>::type value)
{
    gpuAtomicAdd(address, value);
}

template <typename T>
C10_DEVICE torch::headeronly::detail::old_float<T>
gpuAtomicMul(T *address, typename torch::headeronly::detail::follows<T>::type value)
{
    namespace detail = torch::headeronly::detail;
    return static_cast<detail::old_float<T>>(
        detail::update_by(address, value, [](T a, T b) { return detail::product(a, b); }));
}
template <typename T>
C10_DEVICE torch::headeronly::detail::old_float<T>
gpuAtomicMax(T *address, typename torch::headeronly::detail::follows<T>::type value)
{
    namespace detail = torch::headeronly::detail;
    return static_cast<detail::old_float<T>>(
        detail::update_by(address, value, [](T a, T b) { return safe_max(a, b); }));
}
template <typename T>
C10_DEVICE torch::headeronly::detail::old_float<T>
gpuAtomicMin(T *address, typename torch::headeronly::detail::follows<T>::type value)
{
    namespace detail = torch::headeronly::detail;
    return static_cast<detail::old_float<T>>(
        detail::update_by(address, value, [](T a, T b) { return safe_min(a, b); }));
}

#endif

#endif
