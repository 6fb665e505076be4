/* SPDX-License-Identifier: BSD-3-Clause */
/* Two four-bit floats in one byte, without arithmetic: the first in the low four bits. */
#ifndef TORCH_HEADERONLY_FLOAT4_E2M1FN_X2_H
#define TORCH_HEADERONLY_FLOAT4_E2M1FN_X2_H

#include <torch/headeronly/macros/Macros.h>

#include <cstdint>

namespace c10
{

struct alignas(1) Float4_e2m1fn_x2 {
    uint8_t val_;
    Float4_e2m1fn_x2() = default;
    C10_HOST_DEVICE constexpr explicit Float4_e2m1fn_x2(uint8_t val) : val_(val)
    {
    }
};

C10_HOST_DEVICE constexpr bool operator==(Float4_e2m1fn_x2 a, Float4_e2m1fn_x2 b)
{
    return a.val_ == b.val_;
}

C10_HOST_DEVICE constexpr bool operator!=(Float4_e2m1fn_x2 a, Float4_e2m1fn_x2 b)
{
    return a.val_ != b.val_;
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::Float4_e2m1fn_x2;
using c10::operator==;
using c10::operator!=;
} // namespace headeronly
} // namespace torch

#endif
