/* SPDX-License-Identifier: BSD-3-Clause */
/* A quantised unsigned byte. */
#ifndef TORCH_HEADERONLY_QUINT8_H
#define TORCH_HEADERONLY_QUINT8_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(uint8_t)) quint8 {
    using underlying = uint8_t;
    uint8_t val_;
    quint8() = default;
    C10_HOST_DEVICE explicit constexpr quint8(uint8_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::quint8;
} // namespace headeronly
} // namespace torch

#endif
