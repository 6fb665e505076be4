/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tags that an operator can carry, in alphabetical order, which is where the values come from. Only
 * what the torch_tag functions return crosses the C boundary: a younger release may number anew.
 */
#ifndef TORCH_HEADERONLY_ENUM_TAG_H
#define TORCH_HEADERONLY_ENUM_TAG_H

#include <torch/headeronly/macros/Macros.h>

namespace at
{

enum class Tag {
    core,
    cudagraph_unsafe,
    data_dependent_output,
    dynamic_output_shape,
    flexible_layout,
    generated,
    inplace,
    inplace_view,
    maybe_aliasing_or_mutating,
    needs_contiguous_strides,
    needs_exact_strides,
    needs_fixed_stride_order,
    nondeterministic_bitwise,
    nondeterministic_seeded,
    out,
    out_variant,
    pointwise,
    pt2_compliant_tag,
    reduction,
    view_copy
};

} // namespace at

namespace torch
{
namespace headeronly
{
using at::Tag;
} // namespace headeronly
} // namespace torch

#endif
