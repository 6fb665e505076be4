/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Enumerations to and from the codes that cross the C boundary.
 *
 * The runtime says what the code of an enumerator is. It has always been the enumerator's own
 * value, so reading a code asks the one getter that would confirm this, and all of them only when
 * it does not. An enumerator or code without a getter at the target throws.
 */
#ifndef TORCH_CSRC_STABLE_CODES_H
#define TORCH_CSRC_STABLE_CODES_H

#include <torch/csrc/stable/c/shim.h>
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/core/enum_tag.h>
#include <torch/headeronly/util/Exception.h>

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
#    define TENON_YOUNG_SCALAR_TYPES(_)                                                            \
        _(Float8_e8m0fnu, torch_dtype_float8_e8m0fnu)                                              \
        _(Float4_e2m1fn_x2, torch_dtype_float4_e2m1fn_x2)
#else
#    define TENON_YOUNG_SCALAR_TYPES(_)
#endif
#define TENON_SCALAR_TYPES(_)                                                                      \
    _(Byte, aoti_torch_dtype_uint8)                                                                \
    _(Char, aoti_torch_dtype_int8)                                                                 \
    _(Short, aoti_torch_dtype_int16)                                                               \
    _(Int, aoti_torch_dtype_int32)                                                                 \
    _(Long, aoti_torch_dtype_int64)                                                                \
    _(Half, aoti_torch_dtype_float16)                                                              \
    _(Float, aoti_torch_dtype_float32)                                                             \
    _(Double, aoti_torch_dtype_float64)                                                            \
    _(ComplexHalf, aoti_torch_dtype_complex32)                                                     \
    _(ComplexFloat, aoti_torch_dtype_complex64)                                                    \
    _(ComplexDouble, aoti_torch_dtype_complex128)                                                  \
    _(Bool, aoti_torch_dtype_bool)                                                                 \
    _(BFloat16, aoti_torch_dtype_bfloat16)                                                         \
    _(Float8_e5m2, aoti_torch_dtype_float8_e5m2)                                                   \
    _(Float8_e4m3fn, aoti_torch_dtype_float8_e4m3fn)                                               \
    _(Float8_e5m2fnuz, aoti_torch_dtype_float8_e5m2fnuz)                                           \
    _(Float8_e4m3fnuz, aoti_torch_dtype_float8_e4m3fnuz)                                           \
    _(UInt16, aoti_torch_dtype_uint16)                                                             \
    _(UInt32, aoti_torch_dtype_uint32)                                                             \
    _(UInt64, aoti_torch_dtype_uint64)                                                             \
    TENON_YOUNG_SCALAR_TYPES(_)
#define TENON_DEVICE_TYPES(_)                                                                      \
    _(CPU, aoti_torch_device_type_cpu)                                                             \
    _(CUDA, aoti_torch_device_type_cuda)                                                           \
    _(Meta, aoti_torch_device_type_meta)                                                           \
    _(XPU, aoti_torch_device_type_xpu)                                                             \
    _(MPS, aoti_torch_device_type_mps)                                                             \
    _(PrivateUse1, aoti_torch_device_type_privateuse1)
#define TENON_LAYOUTS(_)                                                                           \
    _(Strided, aoti_torch_layout_strided)                                                          \
    _(Sparse, aoti_torch_layout_sparse_coo)                                                        \
    _(SparseCsr, aoti_torch_layout_sparse_csr)                                                     \
    _(SparseCsc, aoti_torch_layout_sparse_csc)                                                     \
    _(SparseBsr, aoti_torch_layout_sparse_bsr)                                                     \
    _(SparseBsc, aoti_torch_layout_sparse_bsc)                                                     \
    _(Mkldnn, aoti_torch_layout__mkldnn)                                                           \
    _(Jagged, aoti_torch_layout_jagged)
#define TENON_MEMORY_FORMATS(_)                                                                    \
    _(Contiguous, aoti_torch_memory_format_contiguous_format)                                      \
    _(ChannelsLast, aoti_torch_memory_format_channels_last)                                        \
    _(ChannelsLast3d, aoti_torch_memory_format_channels_last_3d)                                   \
    _(Preserve, aoti_torch_memory_format_preserve_format)
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
#    define TENON_TAGS(_)                                                                          \
        _(core, torch_tag_core)                                                                    \
        _(cudagraph_unsafe, torch_tag_cudagraph_unsafe)                                            \
        _(data_dependent_output, torch_tag_data_dependent_output)                                  \
        _(dynamic_output_shape, torch_tag_dynamic_output_shape)                                    \
        _(flexible_layout, torch_tag_flexible_layout)                                              \
        _(generated, torch_tag_generated)                                                          \
        _(inplace_view, torch_tag_inplace_view)                                                    \
        _(maybe_aliasing_or_mutating, torch_tag_maybe_aliasing_or_mutating)                        \
        _(needs_contiguous_strides, torch_tag_needs_contiguous_strides)                            \
        _(needs_exact_strides, torch_tag_needs_exact_strides)                                      \
        _(needs_fixed_stride_order, torch_tag_needs_fixed_stride_order)                            \
        _(nondeterministic_bitwise, torch_tag_nondeterministic_bitwise)                            \
        _(nondeterministic_seeded, torch_tag_nondeterministic_seeded)                              \
        _(out_variant, torch_tag_out_variant)                                                      \
        _(pointwise, torch_tag_pointwise)                                                          \
        _(pt2_compliant_tag, torch_tag_pt2_compliant_tag)                                          \
        _(reduction, torch_tag_reduction)                                                          \
        _(view_copy, torch_tag_view_copy)
#endif

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

[[noreturn]] __attribute__((noinline, cold)) inline void no_such_code(const char *kind,
                                                                      int64_t value)
{
    STD_TORCH_CHECK(false, "Not yet supported ", kind, ' ', value);
}

#define TENON_CODE_CASE(name, getter)                                                              \
case Enum::name:                                                                                   \
    return getter();
#define TENON_ENUM_CASE(name, getter)                                                              \
case static_cast<int32_t>(Enum::name):                                                             \
    if (C10_LIKELY(getter() == code)) {                                                            \
        return Enum::name;                                                                         \
    }                                                                                              \
    break;
#define TENON_ENUM_SEARCH(name, getter)                                                            \
    if (getter() == code) {                                                                        \
        return Enum::name;                                                                         \
    }

/* Defines code_of(enumerator), and FUNCTION(code) for the way back. */
#define TENON_CODES(ENUM, LIST, FUNCTION)                                                          \
    inline int32_t code_of(ENUM value)                                                             \
    {                                                                                              \
        using Enum = ENUM;                                                                         \
        switch (value) {                                                                           \
            LIST(TENON_CODE_CASE)                                                                  \
        default:                                                                                   \
            no_such_code(#ENUM, static_cast<int64_t>(value));                                      \
        }                                                                                          \
    }                                                                                              \
    __attribute__((noinline, cold)) inline ENUM search_##FUNCTION(int32_t code)                    \
    {                                                                                              \
        using Enum = ENUM;                                                                         \
        LIST(TENON_ENUM_SEARCH)                                                                    \
        no_such_code(#ENUM, code);                                                                 \
    }                                                                                              \
    inline ENUM FUNCTION(int32_t code)                                                             \
    {                                                                                              \
        using Enum = ENUM;                                                                         \
        switch (code) {                                                                            \
            LIST(TENON_ENUM_CASE)                                                                  \
        default:                                                                                   \
            break;                                                                                 \
        }                                                                                          \
        return search_##FUNCTION(code);                                                            \
    }

using torch::headeronly::DeviceType;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::headeronly::Tag;

TENON_CODES(ScalarType, TENON_SCALAR_TYPES, scalar_type_of)
TENON_CODES(DeviceType, TENON_DEVICE_TYPES, device_type_of)
TENON_CODES(Layout, TENON_LAYOUTS, layout_of)
TENON_CODES(MemoryFormat, TENON_MEMORY_FORMATS, memory_format_of)
#ifdef TENON_TAGS
TENON_CODES(Tag, TENON_TAGS, tag_of)
#endif

#undef TENON_CODES
#undef TENON_CODE_CASE
#undef TENON_ENUM_CASE
#undef TENON_ENUM_SEARCH

HIDDEN_NAMESPACE_END(torch, stable, detail)

#endif
