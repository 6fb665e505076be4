/* SPDX-License-Identifier: BSD-3-Clause */
/* Two quantised four-bit integers in one byte. */
#ifndef TORCH_HEADERONLY_QUINT4X2_H
#define TORCH_HEADERONLY_QUINT4X2_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(uint8_t)) quint4x2 {
    using underlying = uint8_t;
    uint8_t val_;
    quint4x2() = default;
    C10_HOST_DEVICE explicit constexpr quint4x2(uint8_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::quint4x2;
} // namespace headeronly
} // namespace torch

#endif
