/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addmm_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_baddbmm_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bmm_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_constant_pad_nd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_contiguous(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copy_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumprod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumsum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_from_file(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_as_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_src_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_value_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort_stable(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_IntList_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_dim_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_device(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsqueeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel__local_scalar_dense, /* 0 */
    tni_kernel__to_copy, /* 1 */
    tni_kernel_abs, /* 2 */
    tni_kernel_add_Scalar, /* 3 */
    tni_kernel_add_Tensor, /* 4 */
    tni_kernel_addmm_out, /* 5 */
    tni_kernel_alias, /* 6 */
    tni_kernel_amax, /* 7 */
    tni_kernel_amin, /* 8 */
    tni_kernel_angle, /* 9 */
    tni_kernel_as_strided, /* 10 */
    tni_kernel_backend_select, /* 11 */
    tni_kernel_baddbmm_out, /* 12 */
    tni_kernel_bmm, /* 13 */
    tni_kernel_bmm_out, /* 14 */
    tni_kernel_cat, /* 15 */
    tni_kernel_clone, /* 16 */
    tni_kernel_constant_pad_nd, /* 17 */
    tni_kernel_contiguous, /* 18 */
    tni_kernel_copy_, /* 19 */
    tni_kernel_cumprod, /* 20 */
    tni_kernel_cumsum, /* 21 */
    tni_kernel_div_Scalar, /* 22 */
    tni_kernel_div_Tensor, /* 23 */
    tni_kernel_dot, /* 24 */
    tni_kernel_empty_like, /* 25 */
    tni_kernel_empty_memory_format, /* 26 */
    tni_kernel_empty_strided, /* 27 */
    tni_kernel_expand, /* 28 */
    tni_kernel_fill__Scalar, /* 29 */
    tni_kernel_fill__Tensor, /* 30 */
    tni_kernel_flatten_using_ints, /* 31 */
    tni_kernel_flip, /* 32 */
    tni_kernel_from_file, /* 33 */
    tni_kernel_full, /* 34 */
    tni_kernel_index_Tensor, /* 35 */
    tni_kernel_is_pinned, /* 36 */
    tni_kernel_item, /* 37 */
    tni_kernel_masked_select, /* 38 */
    tni_kernel_matmul, /* 39 */
    tni_kernel_mm, /* 40 */
    tni_kernel_mm_out, /* 41 */
    tni_kernel_mul_Scalar, /* 42 */
    tni_kernel_mul_Tensor, /* 43 */
    tni_kernel_narrow, /* 44 */
    tni_kernel_new_empty, /* 45 */
    tni_kernel_new_full, /* 46 */
    tni_kernel_new_zeros, /* 47 */
    tni_kernel_nonzero, /* 48 */
    tni_kernel_ones, /* 49 */
    tni_kernel_pad, /* 50 */
    tni_kernel_permute, /* 51 */
    tni_kernel_repeat_interleave_Tensor, /* 52 */
    tni_kernel_reshape, /* 53 */
    tni_kernel_resize_, /* 54 */
    tni_kernel_resize_as_, /* 55 */
    tni_kernel_scatter_src_out, /* 56 */
    tni_kernel_scatter_value_out, /* 57 */
    tni_kernel_select_int, /* 58 */
    tni_kernel_slice_Tensor, /* 59 */
    tni_kernel_sort, /* 60 */
    tni_kernel_sort_stable, /* 61 */
    tni_kernel_squeeze, /* 62 */
    tni_kernel_squeeze_dim, /* 63 */
    tni_kernel_squeeze_dims, /* 64 */
    tni_kernel_sub_Scalar, /* 65 */
    tni_kernel_sub_Tensor, /* 66 */
    tni_kernel_subtract_Tensor, /* 67 */
    tni_kernel_sum, /* 68 */
    tni_kernel_sum_IntList_out, /* 69 */
    tni_kernel_sum_dim_IntList, /* 70 */
    tni_kernel_t, /* 71 */
    tni_kernel_to_device, /* 72 */
    tni_kernel_to_dtype, /* 73 */
    tni_kernel_to_dtype_layout, /* 74 */
    tni_kernel_transpose_int, /* 75 */
    tni_kernel_unsqueeze, /* 76 */
    tni_kernel_view, /* 77 */
    tni_kernel_view_as_complex, /* 78 */
    tni_kernel_view_as_real, /* 79 */
    tni_kernel_view_dtype, /* 80 */
    tni_kernel_zero_, /* 81 */
    tni_kernel_zeros, /* 82 */
};

const uint32_t tni_num_builtins = 84;

const tni_builtin tni_builtins[] = {
    {0, 26, 0, 1, 0x5}, /* aten::_local_scalar_dense */
    {75, 90, 1, 1, 0x1}, /* aten::_to_copy */
    {279, 298, 2, 1, 0x0}, /* aten::_unsafe_view */
    {355, 365, 3, 2, 0x10001}, /* aten::abs */
    {398, 415, 5, 1, 0x10001}, /* aten::add.Scalar */
    {485, 502, 6, 2, 0x10001}, /* aten::add.Tensor */
    {575, 591, 8, 2, 0x0}, /* aten::addmm.out */
    {710, 722, 10, 1, 0x1}, /* aten::alias */
    {763, 774, 11, 2, 0x40001}, /* aten::amax */
    {843, 854, 13, 2, 0x40001}, /* aten::amin */
    {923, 935, 15, 2, 0x10000}, /* aten::angle */
    {970, 987, 17, 2, 0x1}, /* aten::as_strided */
    {1094, 1112, 19, 2, 0x0}, /* aten::baddbmm.out */
    {1237, 1247, 21, 2, 0x1}, /* aten::bmm */
    {1293, 1307, 23, 2, 0x0}, /* aten::bmm.out */
    {1380, 1390, 25, 2, 0x1}, /* aten::cat */
    {1439, 1451, 27, 1, 0x10001}, /* aten::clone */
    {1523, 1545, 28, 1, 0x1}, /* aten::constant_pad_nd */
    {1620, 1637, 29, 1, 0x0}, /* aten::contiguous */
    {1732, 1744, 30, 1, 0x0}, /* aten::copy_ */
    {1824, 1838, 31, 2, 0x0}, /* aten::cumprod */
    {1911, 1924, 33, 2, 0x1}, /* aten::cumsum */
    {1996, 2009, 35, 1, 0x0}, /* aten::detach */
    {2051, 2068, 36, 1, 0x10001}, /* aten::div.Scalar */
    {2122, 2139, 37, 2, 0x10001}, /* aten::div.Tensor */
    {2193, 2203, 39, 2, 0x0}, /* aten::dot */
    {2251, 2277, 41, 3, 0x1}, /* aten::empty.memory_format */
    {2454, 2471, 44, 1, 0x0}, /* aten::empty_like */
    {2637, 2657, 45, 3, 0x1}, /* aten::empty_strided */
    {2811, 2824, 48, 1, 0x1}, /* aten::expand */
    {2905, 2924, 49, 2, 0x0}, /* aten::fill_.Scalar */
    {2988, 3007, 51, 2, 0x0}, /* aten::fill_.Tensor */
    {3071, 3096, 53, 1, 0x0}, /* aten::flatten.using_ints */
    {3183, 3194, 54, 2, 0x1}, /* aten::flip */
    {3240, 3256, 56, 2, 0x0}, /* aten::from_file */
    {3420, 3431, 58, 2, 0x1}, /* aten::full */
    {3578, 3597, 60, 1, 0x9}, /* aten::index.Tensor */
    {3658, 3674, 61, 1, 0x0}, /* aten::is_pinned */
    {3732, 3743, 62, 1, 0x4}, /* aten::item */
    {3777, 3797, 63, 1, 0x8}, /* aten::masked_select */
    {3853, 3866, 64, 1, 0x0}, /* aten::matmul */
    {3916, 3925, 65, 2, 0x1}, /* aten::mm */
    {3970, 3983, 67, 2, 0x0}, /* aten::mm.out */
    {4055, 4072, 69, 1, 0x10001}, /* aten::mul.Scalar */
    {4126, 4143, 70, 2, 0x10001}, /* aten::mul.Tensor */
    {4197, 4210, 72, 1, 0x0}, /* aten::narrow */
    {4290, 4306, 73, 1, 0x0}, /* aten::new_empty */
    {4452, 4467, 74, 1, 0x0}, /* aten::new_full */
    {4631, 4647, 75, 1, 0x0}, /* aten::new_zeros */
    {4793, 4807, 76, 1, 0x9}, /* aten::nonzero */
    {4844, 4855, 77, 2, 0x0}, /* aten::ones */
    {4983, 4993, 79, 1, 0x0}, /* aten::pad */
    {5080, 5094, 80, 1, 0x1}, /* aten::permute */
    {5149, 5180, 81, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {5266, 5280, 82, 1, 0x0}, /* aten::reshape */
    {5339, 5353, 83, 2, 0x81}, /* aten::resize_ */
    {5450, 5467, 85, 1, 0x80}, /* aten::resize_as_ */
    {5573, 5595, 86, 2, 0x0}, /* aten::scatter.src_out */
    {5698, 5722, 88, 2, 0x0}, /* aten::scatter.value_out */
    {5829, 5846, 90, 1, 0x1}, /* aten::select.int */
    {5915, 5934, 91, 1, 0x1}, /* aten::slice.Tensor */
    {6046, 6057, 92, 1, 0x1}, /* aten::sort */
    {6151, 6169, 93, 2, 0x0}, /* aten::sort.stable */
    {6287, 6301, 95, 1, 0x0}, /* aten::squeeze */
    {6344, 6362, 96, 1, 0x1}, /* aten::squeeze.dim */
    {6418, 6437, 97, 1, 0x1}, /* aten::squeeze.dims */
    {6496, 6513, 98, 1, 0x10001}, /* aten::sub.Scalar */
    {6583, 6600, 99, 2, 0x10001}, /* aten::sub.Tensor */
    {6673, 6695, 101, 1, 0x0}, /* aten::subtract.Tensor */
    {6773, 6783, 102, 1, 0x40000}, /* aten::sum */
    {6843, 6865, 103, 2, 0x40000}, /* aten::sum.IntList_out */
    {6990, 7012, 105, 2, 0x40001}, /* aten::sum.dim_IntList */
    {7117, 7125, 107, 1, 0x0}, /* aten::t */
    {7162, 7178, 108, 1, 0x0}, /* aten::to.device */
    {7332, 7347, 109, 1, 0x0}, /* aten::to.dtype */
    {7485, 7507, 110, 1, 0x0}, /* aten::to.dtype_layout */
    {7726, 7746, 111, 1, 0x0}, /* aten::transpose.int */
    {7815, 7831, 112, 1, 0x1}, /* aten::unsqueeze */
    {7885, 7896, 113, 2, 0x1}, /* aten::view */
    {7951, 7968, 115, 1, 0x0}, /* aten::view.dtype */
    {8032, 8054, 116, 2, 0x0}, /* aten::view_as_complex */
    {8105, 8124, 118, 2, 0x0}, /* aten::view_as_real */
    {8172, 8184, 120, 2, 0x0}, /* aten::zero_ */
    {8227, 8239, 122, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0}, /* aten::_local_scalar_dense CPU */
    {141, 1}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 77}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {1, 2}, /* aten::abs CPU */
    {16, 2}, /* aten::abs Meta */
    {141, 3}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 4}, /* aten::add.Tensor CPU */
    {16, 4}, /* aten::add.Tensor Meta */
    {1, 5}, /* aten::addmm.out CPU */
    {16, 5}, /* aten::addmm.out Meta */
    {141, 6}, /* aten::alias CompositeExplicitAutograd */
    {1, 7}, /* aten::amax CPU */
    {16, 7}, /* aten::amax Meta */
    {1, 8}, /* aten::amin CPU */
    {16, 8}, /* aten::amin Meta */
    {1, 9}, /* aten::angle CPU */
    {16, 9}, /* aten::angle Meta */
    {1, 10}, /* aten::as_strided CPU */
    {16, 10}, /* aten::as_strided Meta */
    {1, 12}, /* aten::baddbmm.out CPU */
    {16, 12}, /* aten::baddbmm.out Meta */
    {1, 13}, /* aten::bmm CPU */
    {16, 13}, /* aten::bmm Meta */
    {1, 14}, /* aten::bmm.out CPU */
    {16, 14}, /* aten::bmm.out Meta */
    {1, 15}, /* aten::cat CPU */
    {16, 15}, /* aten::cat Meta */
    {141, 16}, /* aten::clone CompositeExplicitAutograd */
    {141, 17}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {138, 18}, /* aten::contiguous implicit */
    {141, 19}, /* aten::copy_ CompositeExplicitAutograd */
    {1, 20}, /* aten::cumprod CPU */
    {16, 20}, /* aten::cumprod Meta */
    {1, 21}, /* aten::cumsum CPU */
    {16, 21}, /* aten::cumsum Meta */
    {141, 6}, /* aten::detach CompositeExplicitAutograd */
    {141, 22}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 23}, /* aten::div.Tensor CPU */
    {16, 23}, /* aten::div.Tensor Meta */
    {1, 24}, /* aten::dot CPU */
    {16, 24}, /* aten::dot Meta */
    {1, 26}, /* aten::empty.memory_format CPU */
    {16, 26}, /* aten::empty.memory_format Meta */
    {86, 11}, /* aten::empty.memory_format BackendSelect */
    {141, 25}, /* aten::empty_like CompositeExplicitAutograd */
    {1, 27}, /* aten::empty_strided CPU */
    {16, 27}, /* aten::empty_strided Meta */
    {86, 11}, /* aten::empty_strided BackendSelect */
    {141, 28}, /* aten::expand CompositeExplicitAutograd */
    {1, 29}, /* aten::fill_.Scalar CPU */
    {16, 29}, /* aten::fill_.Scalar Meta */
    {1, 30}, /* aten::fill_.Tensor CPU */
    {16, 30}, /* aten::fill_.Tensor Meta */
    {138, 31}, /* aten::flatten.using_ints implicit */
    {1, 32}, /* aten::flip CPU */
    {16, 32}, /* aten::flip Meta */
    {1, 33}, /* aten::from_file CPU */
    {86, 11}, /* aten::from_file BackendSelect */
    {141, 34}, /* aten::full CompositeExplicitAutograd */
    {86, 11}, /* aten::full BackendSelect */
    {1, 35}, /* aten::index.Tensor CPU */
    {141, 36}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 37}, /* aten::item implicit */
    {1, 38}, /* aten::masked_select CPU */
    {138, 39}, /* aten::matmul implicit */
    {1, 40}, /* aten::mm CPU */
    {16, 40}, /* aten::mm Meta */
    {1, 41}, /* aten::mm.out CPU */
    {16, 41}, /* aten::mm.out Meta */
    {141, 42}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 43}, /* aten::mul.Tensor CPU */
    {16, 43}, /* aten::mul.Tensor Meta */
    {138, 44}, /* aten::narrow implicit */
    {141, 45}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 46}, /* aten::new_full CompositeExplicitAutograd */
    {141, 47}, /* aten::new_zeros CompositeExplicitAutograd */
    {1, 48}, /* aten::nonzero CPU */
    {141, 49}, /* aten::ones CompositeExplicitAutograd */
    {86, 11}, /* aten::ones BackendSelect */
    {138, 50}, /* aten::pad implicit */
    {141, 51}, /* aten::permute CompositeExplicitAutograd */
    {1, 52}, /* aten::repeat_interleave.Tensor CPU */
    {138, 53}, /* aten::reshape implicit */
    {1, 54}, /* aten::resize_ CPU */
    {16, 54}, /* aten::resize_ Meta */
    {141, 55}, /* aten::resize_as_ CompositeExplicitAutograd */
    {1, 56}, /* aten::scatter.src_out CPU */
    {16, 56}, /* aten::scatter.src_out Meta */
    {1, 57}, /* aten::scatter.value_out CPU */
    {16, 57}, /* aten::scatter.value_out Meta */
    {141, 58}, /* aten::select.int CompositeExplicitAutograd */
    {141, 59}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 60}, /* aten::sort CompositeExplicitAutograd */
    {1, 61}, /* aten::sort.stable CPU */
    {16, 61}, /* aten::sort.stable Meta */
    {141, 62}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 63}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 64}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 65}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 66}, /* aten::sub.Tensor CPU */
    {16, 66}, /* aten::sub.Tensor Meta */
    {138, 67}, /* aten::subtract.Tensor implicit */
    {141, 68}, /* aten::sum CompositeExplicitAutograd */
    {1, 69}, /* aten::sum.IntList_out CPU */
    {16, 69}, /* aten::sum.IntList_out Meta */
    {1, 70}, /* aten::sum.dim_IntList CPU */
    {16, 70}, /* aten::sum.dim_IntList Meta */
    {141, 71}, /* aten::t CompositeExplicitAutograd */
    {138, 72}, /* aten::to.device implicit */
    {138, 73}, /* aten::to.dtype implicit */
    {138, 74}, /* aten::to.dtype_layout implicit */
    {141, 75}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 76}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 77}, /* aten::view CPU */
    {16, 77}, /* aten::view Meta */
    {141, 80}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 78}, /* aten::view_as_complex CPU */
    {16, 78}, /* aten::view_as_complex Meta */
    {1, 79}, /* aten::view_as_real CPU */
    {16, 79}, /* aten::view_as_real Meta */
    {1, 81}, /* aten::zero_ CPU */
    {16, 81}, /* aten::zero_ Meta */
    {141, 82}, /* aten::zeros CompositeExplicitAutograd */
    {86, 11}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::abs\0aten::abs(Tensor self) -> Tensor\0"
    "aten::add.Scalar\0aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::addmm.out\0aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::angle\0aten::angle(Tensor self) -> Tensor\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::baddbmm.out\0aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::constant_pad_nd\0aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor\0"
    "aten::contiguous\0aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)\0"
    "aten::copy_\0aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)\0"
    "aten::cumprod\0aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::cumsum\0aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::div.Scalar\0aten::div.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::dot\0aten::dot(Tensor self, Tensor tensor) -> Tensor\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::fill_.Scalar\0aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)\0"
    "aten::fill_.Tensor\0aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::flip\0aten::flip(Tensor self, int[] dims) -> Tensor\0"
    "aten::from_file\0aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::nonzero\0aten::nonzero(Tensor self) -> Tensor\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::resize_\0aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resize_as_\0aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::sub.Scalar\0aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sum\0aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.IntList_out\0aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum.dim_IntList\0aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::to.device\0aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::view.dtype\0aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)\0"
    "aten::view_as_complex\0aten::view_as_complex(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_real\0aten::view_as_real(Tensor(a) self) -> Tensor(a)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
