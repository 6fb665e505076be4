/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Codes of dtypes, device types, layouts, memory formats and tags. Each getter returns a constant;
 * extensions call it instead of including the number.
 *
 * This makes an extension independent of the numbers: one that was built against one release asks
 * the runtime that it finds. A number that a release adds comes with a getter; an older runtime
 * lacks it, and the loader names it.
 */
#include "abi/shims.h"

/* X(function, code) */
#define DTYPE_GETTERS(X)                                                                           \
    X(aoti_torch_dtype_uint8, TN_DTYPE_U8)                                                         \
    X(aoti_torch_dtype_int8, TN_DTYPE_I8)                                                          \
    X(aoti_torch_dtype_int16, TN_DTYPE_I16)                                                        \
    X(aoti_torch_dtype_int32, TN_DTYPE_I32)                                                        \
    X(aoti_torch_dtype_int64, TN_DTYPE_I64)                                                        \
    X(aoti_torch_dtype_uint16, TN_DTYPE_U16)                                                       \
    X(aoti_torch_dtype_uint32, TN_DTYPE_U32)                                                       \
    X(aoti_torch_dtype_uint64, TN_DTYPE_U64)                                                       \
    X(aoti_torch_dtype_bool, TN_DTYPE_BOOL)                                                        \
    X(aoti_torch_dtype_float16, TN_DTYPE_F16)                                                      \
    X(aoti_torch_dtype_bfloat16, TN_DTYPE_BF16)                                                    \
    X(aoti_torch_dtype_float32, TN_DTYPE_F32)                                                      \
    X(aoti_torch_dtype_float64, TN_DTYPE_F64)                                                      \
    X(aoti_torch_dtype_float8_e5m2, TN_DTYPE_F8E5M2)                                               \
    X(aoti_torch_dtype_float8_e4m3fn, TN_DTYPE_F8E4M3FN)                                           \
    X(aoti_torch_dtype_float8_e5m2fnuz, TN_DTYPE_F8E5M2FNUZ)                                       \
    X(aoti_torch_dtype_float8_e4m3fnuz, TN_DTYPE_F8E4M3FNUZ)                                       \
    X(aoti_torch_dtype_float8_e8m0fnu, TN_DTYPE_F8E8M0FNU)                                         \
    X(aoti_torch_dtype_float4_e2m1fn_x2, TN_DTYPE_F4E2M1FNX2)                                      \
    X(torch_dtype_float8_e8m0fnu, TN_DTYPE_F8E8M0FNU)                                              \
    X(torch_dtype_float4_e2m1fn_x2, TN_DTYPE_F4E2M1FNX2)                                           \
    X(aoti_torch_dtype_complex32, TN_DTYPE_C32)                                                    \
    X(aoti_torch_dtype_complex64, TN_DTYPE_C64)                                                    \
    X(aoti_torch_dtype_complex128, TN_DTYPE_C128)

#define DEVICE_TYPE_GETTERS(X)                                                                     \
    X(aoti_torch_device_type_cpu, TN_DEVICE_CPU)                                                   \
    X(aoti_torch_device_type_cuda, TN_DEVICE_CUDA)                                                 \
    X(aoti_torch_device_type_meta, TN_DEVICE_META)                                                 \
    X(aoti_torch_device_type_xpu, TN_DEVICE_XPU)                                                   \
    X(aoti_torch_device_type_mps, TN_DEVICE_MPS)                                                   \
    X(aoti_torch_device_type_privateuse1, TN_DEVICE_PRIVATEUSE1)

#define LAYOUT_GETTERS(X)                                                                          \
    X(aoti_torch_layout_strided, TN_LAYOUT_STRIDED)                                                \
    X(aoti_torch_layout_sparse_coo, TN_LAYOUT_SPARSE)                                              \
    X(aoti_torch_layout_sparse_csr, TN_LAYOUT_SPARSE_CSR)                                          \
    X(aoti_torch_layout__mkldnn, TN_LAYOUT_MKLDNN)                                                 \
    X(aoti_torch_layout_sparse_csc, TN_LAYOUT_SPARSE_CSC)                                          \
    X(aoti_torch_layout_sparse_bsr, TN_LAYOUT_SPARSE_BSR)                                          \
    X(aoti_torch_layout_sparse_bsc, TN_LAYOUT_SPARSE_BSC)                                          \
    X(aoti_torch_layout_jagged, TN_LAYOUT_JAGGED)

#define MEMORY_FORMAT_GETTERS(X)                                                                   \
    X(aoti_torch_memory_format_contiguous_format, TN_MEMORY_FORMAT_CONTIGUOUS)                     \
    X(aoti_torch_memory_format_preserve_format, TN_MEMORY_FORMAT_PRESERVE)                         \
    X(aoti_torch_memory_format_channels_last, TN_MEMORY_FORMAT_CHANNELS_LAST)                      \
    X(aoti_torch_memory_format_channels_last_3d, TN_MEMORY_FORMAT_CHANNELS_LAST_3D)

/* PyTorch's tags in alphabetical order; 6 (inplace) and 14 (out) have no getter. */
#define TAG_GETTERS(X)                                                                             \
    X(torch_tag_core, 0)                                                                           \
    X(torch_tag_cudagraph_unsafe, 1)                                                               \
    X(torch_tag_data_dependent_output, 2)                                                          \
    X(torch_tag_dynamic_output_shape, 3)                                                           \
    X(torch_tag_flexible_layout, 4)                                                                \
    X(torch_tag_generated, 5)                                                                      \
    X(torch_tag_inplace_view, 7)                                                                   \
    X(torch_tag_maybe_aliasing_or_mutating, 8)                                                     \
    X(torch_tag_needs_contiguous_strides, 9)                                                       \
    X(torch_tag_needs_exact_strides, 10)                                                           \
    X(torch_tag_needs_fixed_stride_order, 11)                                                      \
    X(torch_tag_nondeterministic_bitwise, 12)                                                      \
    X(torch_tag_nondeterministic_seeded, 13)                                                       \
    X(torch_tag_out_variant, 15)                                                                   \
    X(torch_tag_pointwise, 16)                                                                     \
    X(torch_tag_pt2_compliant_tag, 17)                                                             \
    X(torch_tag_reduction, 18)                                                                     \
    X(torch_tag_view_copy, 19)

/* A name that the header does not declare, or that is repeated here, does not compile. */
#define GETTER(function, code)                                                                     \
    int32_t function(void)                                                                         \
    {                                                                                              \
        return code;                                                                               \
    }
DTYPE_GETTERS(GETTER)
DEVICE_TYPE_GETTERS(GETTER)
LAYOUT_GETTERS(GETTER)
MEMORY_FORMAT_GETTERS(GETTER)
TAG_GETTERS(GETTER)
#undef GETTER
