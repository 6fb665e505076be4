/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sums into an array of device memory, with two half-precision elements in one instruction.
 *
 * The hardware adds a pair of half types faster than one. The functions add zero to the neighbour
 * that shares the aligned pair, so they must know the array's length: what lies outside is not
 * touched. A negative zero in the neighbour becomes a positive one. For CUDA sources, like
 * Atomic.h.
 */
#ifndef TORCH_HEADERONLY_CUDA_KERNELUTILS_H
#define TORCH_HEADERONLY_CUDA_KERNELUTILS_H

#include <torch/headeronly/cuda/Atomic.h>

#ifdef __CUDACC__

namespace torch
{
namespace headeronly
{
namespace detail
{

/* Add `value` to array[index] by the pair that holds it, or alone where the pair's other element
 * lies outside of the array. */
template <typename Pair, typename One, typename Index>
C10_DEVICE void add_by_pair(One *array, Index index, Index length, One value)
{
    One *const target = array + index;
    const One zero(0.0f);
    const bool is_first = reinterpret_cast<uintptr_t>(target) % sizeof(Pair) == 0;
    if (is_first ? index + 1 < length : index > 0) {
        Pair both;
        both.x = is_first ? value : zero;
        both.y = is_first ? zero : value;
        ::atomicAdd(reinterpret_cast<Pair *>(is_first ? target : target - 1), both);
    } else {
        ::atomicAdd(target, value);
    }
}

} // namespace detail

/* Add `value` to tensor[index], where the tensor has `numel` elements side by side. */
template <typename T, typename Index>
C10_DEVICE void fastSpecializedAtomicAdd(T *tensor, Index index, const Index numel, T value)
{
#    if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
    if constexpr (std::is_same<T, c10::Half>::value) {
        detail::add_by_pair<__half2>(reinterpret_cast<__half *>(tensor), index, numel,
                                     static_cast<__half>(value));
        return;
    }
#    endif
#    if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
    if constexpr (std::is_same<T, c10::BFloat16>::value) {
        detail::add_by_pair<__nv_bfloat162>(reinterpret_cast<__nv_bfloat16 *>(tensor), index, numel,
                                            static_cast<__nv_bfloat16>(value));
        return;
    }
#    endif
    gpuAtomicAddNoReturn(tensor + index, value);
}

/* The same, by pairs if `fast_atomics`. */
template <typename T, typename Index>
C10_DEVICE void fastAtomicAdd(T *tensor, Index index, const Index numel, T value, bool fast_atomics)
{
    if (fast_atomics) {
        fastSpecializedAtomicAdd(tensor, index, numel, value);
    } else {
        gpuAtomicAddNoReturn(tensor + index, value);
    }
}

} // namespace headeronly
} // namespace torch

#endif

#endif
