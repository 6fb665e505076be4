/* SPDX-License-Identifier: BSD-3-Clause */
/* The bits of one object read as another type of the same size. */
#ifndef TORCH_HEADERONLY_BIT_CAST_H
#define TORCH_HEADERONLY_BIT_CAST_H

#include <torch/headeronly/macros/Macros.h>

#include <cstring>
#include <type_traits>

namespace c10
{

template <class To, class From>
C10_HOST_DEVICE constexpr To bit_cast(const From &from) noexcept
{
    static_assert(sizeof(To) == sizeof(From), "bit_cast keeps the size");
    static_assert(std::is_trivially_copyable<To>::value && std::is_trivially_copyable<From>::value,
                  "bit_cast is for trivially copyable types");
    return __builtin_bit_cast(To, from);
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::bit_cast;
} // namespace headeronly
} // namespace torch

#endif
