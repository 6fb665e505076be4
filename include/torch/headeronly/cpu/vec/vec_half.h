/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One half-precision number to and from float, by the processor's own instruction where it is
 * compiled for one. The two functions exist, as in PyTorch, in a source that is built for one of
 * ATen's vector capabilities (-DCPU_CAPABILITY_AVX2 or -DCPU_CAPABILITY_AVX512).
 */
#ifndef TORCH_HEADERONLY_VEC_HALF_H
#define TORCH_HEADERONLY_VEC_HALF_H

#include <torch/headeronly/cpu/vec/intrinsics.h>
#include <torch/headeronly/util/Half.h>

namespace torch
{
namespace headeronly
{
namespace vec
{

#if defined(CPU_CAPABILITY_AVX2) || defined(CPU_CAPABILITY_AVX512)
/* Rounds to nearest, ties to even. */
inline uint16_t float2half_scalar(float value)
{
#    ifdef __F16C__
    return _cvtss_sh(value, 0);
#    else
    return c10::detail::fp16_ieee_from_fp32_value(value);
#    endif
}

inline float half2float_scalar(uint16_t code)
{
#    ifdef __F16C__
    return _cvtsh_ss(code);
#    else
    return c10::detail::fp16_ieee_to_fp32_value(code);
#    endif
}
#endif

} // namespace vec
} // namespace headeronly
} // namespace torch

namespace at
{
namespace vec
{
using namespace torch::headeronly::vec;
} // namespace vec
} // namespace at

#endif
