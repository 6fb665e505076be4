/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements that are bits without a meaning. */
#ifndef TORCH_HEADERONLY_BITS_H
#define TORCH_HEADERONLY_BITS_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(sizeof(uint8_t)) bits1x8 {
    using underlying = uint8_t;
    uint8_t val_;
    bits1x8() = default;
    C10_HOST_DEVICE explicit constexpr bits1x8(uint8_t val) : val_(val)
    {
    }
};

struct alignas(sizeof(uint8_t)) bits2x4 {
    using underlying = uint8_t;
    uint8_t val_;
    bits2x4() = default;
    C10_HOST_DEVICE explicit constexpr bits2x4(uint8_t val) : val_(val)
    {
    }
};

struct alignas(sizeof(uint8_t)) bits4x2 {
    using underlying = uint8_t;
    uint8_t val_;
    bits4x2() = default;
    C10_HOST_DEVICE explicit constexpr bits4x2(uint8_t val) : val_(val)
    {
    }
};

struct alignas(sizeof(uint8_t)) bits8 {
    using underlying = uint8_t;
    uint8_t val_;
    bits8() = default;
    C10_HOST_DEVICE explicit constexpr bits8(uint8_t val) : val_(val)
    {
    }
};

struct alignas(sizeof(uint16_t)) bits16 {
    using underlying = uint16_t;
    uint16_t val_;
    bits16() = default;
    C10_HOST_DEVICE explicit constexpr bits16(uint16_t val) : val_(val)
    {
    }
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::bits16;
using c10::bits1x8;
using c10::bits2x4;
using c10::bits4x2;
using c10::bits8;
} // namespace headeronly
} // namespace torch

#endif
