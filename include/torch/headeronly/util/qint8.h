/* SPDX-License-Identifier: BSD-3-Clause */
/* A quantised signed byte. */
#ifndef TORCH_HEADERONLY_QINT8_H
#define TORCH_HEADERONLY_QINT8_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(int8_t)) qint8 {
    using underlying = int8_t;
    int8_t val_;
    qint8() = default;
    C10_HOST_DEVICE explicit constexpr qint8(int8_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::qint8;
} // namespace headeronly
} // namespace torch

#endif
