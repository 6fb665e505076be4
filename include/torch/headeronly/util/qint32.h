/* SPDX-License-Identifier: BSD-3-Clause */
/* A quantised 32-bit integer. */
#ifndef TORCH_HEADERONLY_QINT32_H
#define TORCH_HEADERONLY_QINT32_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(int32_t)) qint32 {
    using underlying = int32_t;
    int32_t val_;
    qint32() = default;
    C10_HOST_DEVICE explicit constexpr qint32(int32_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::qint32;
} // namespace headeronly
} // namespace torch

#endif
