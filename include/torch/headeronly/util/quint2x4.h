/* SPDX-License-Identifier: BSD-3-Clause */
/* Four quantised two-bit integers in one byte. */
#ifndef TORCH_HEADERONLY_QUINT2X4_H
#define TORCH_HEADERONLY_QUINT2X4_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(uint8_t)) quint2x4 {
    using underlying = uint8_t;
    uint8_t val_;
    quint2x4() = default;
    C10_HOST_DEVICE explicit constexpr quint2x4(uint8_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::quint2x4;
} // namespace headeronly
} // namespace torch

#endif
