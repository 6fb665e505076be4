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
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_as_(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_alias, /* 5 */
    tni_kernel_amax, /* 6 */
    tni_kernel_amin, /* 7 */
    tni_kernel_as_strided, /* 8 */
    tni_kernel_backend_select, /* 9 */
    tni_kernel_bmm, /* 10 */
    tni_kernel_bmm_out, /* 11 */
    tni_kernel_cat, /* 12 */
    tni_kernel_clone, /* 13 */
    tni_kernel_constant_pad_nd, /* 14 */
    tni_kernel_contiguous, /* 15 */
    tni_kernel_copy_, /* 16 */
    tni_kernel_cumprod, /* 17 */
    tni_kernel_cumsum, /* 18 */
    tni_kernel_div_Scalar, /* 19 */
    tni_kernel_div_Tensor, /* 20 */
    tni_kernel_dot, /* 21 */
    tni_kernel_empty_like, /* 22 */
    tni_kernel_empty_memory_format, /* 23 */
    tni_kernel_empty_strided, /* 24 */
    tni_kernel_expand, /* 25 */
    tni_kernel_fill__Scalar, /* 26 */
    tni_kernel_fill__Tensor, /* 27 */
    tni_kernel_flatten_using_ints, /* 28 */
    tni_kernel_flip, /* 29 */
    tni_kernel_from_file, /* 30 */
    tni_kernel_full, /* 31 */
    tni_kernel_index_Tensor, /* 32 */
    tni_kernel_is_pinned, /* 33 */
    tni_kernel_item, /* 34 */
    tni_kernel_masked_select, /* 35 */
    tni_kernel_matmul, /* 36 */
    tni_kernel_mm, /* 37 */
    tni_kernel_mm_out, /* 38 */
    tni_kernel_mul_Scalar, /* 39 */
    tni_kernel_mul_Tensor, /* 40 */
    tni_kernel_narrow, /* 41 */
    tni_kernel_new_empty, /* 42 */
    tni_kernel_new_full, /* 43 */
    tni_kernel_new_zeros, /* 44 */
    tni_kernel_nonzero, /* 45 */
    tni_kernel_ones, /* 46 */
    tni_kernel_pad, /* 47 */
    tni_kernel_permute, /* 48 */
    tni_kernel_reshape, /* 49 */
    tni_kernel_resize_, /* 50 */
    tni_kernel_resize_as_, /* 51 */
    tni_kernel_select_int, /* 52 */
    tni_kernel_slice_Tensor, /* 53 */
    tni_kernel_sort, /* 54 */
    tni_kernel_sort_stable, /* 55 */
    tni_kernel_squeeze, /* 56 */
    tni_kernel_squeeze_dim, /* 57 */
    tni_kernel_squeeze_dims, /* 58 */
    tni_kernel_sub_Scalar, /* 59 */
    tni_kernel_sub_Tensor, /* 60 */
    tni_kernel_subtract_Tensor, /* 61 */
    tni_kernel_sum, /* 62 */
    tni_kernel_sum_IntList_out, /* 63 */
    tni_kernel_sum_dim_IntList, /* 64 */
    tni_kernel_t, /* 65 */
    tni_kernel_to_device, /* 66 */
    tni_kernel_to_dtype, /* 67 */
    tni_kernel_to_dtype_layout, /* 68 */
    tni_kernel_transpose_int, /* 69 */
    tni_kernel_unsqueeze, /* 70 */
    tni_kernel_view, /* 71 */
    tni_kernel_view_as_complex, /* 72 */
    tni_kernel_view_as_real, /* 73 */
    tni_kernel_view_dtype, /* 74 */
    tni_kernel_zero_, /* 75 */
    tni_kernel_zeros, /* 76 */
};

const uint32_t tni_num_builtins = 78;

const tni_builtin tni_builtins[] = {
    {0, 26, 0, 1, 0x5}, /* aten::_local_scalar_dense */
    {75, 90, 1, 1, 0x1}, /* aten::_to_copy */
    {279, 298, 2, 1, 0x0}, /* aten::_unsafe_view */
    {355, 365, 3, 2, 0x10001}, /* aten::abs */
    {398, 415, 5, 1, 0x10001}, /* aten::add.Scalar */
    {485, 502, 6, 2, 0x10001}, /* aten::add.Tensor */
    {575, 587, 8, 1, 0x1}, /* aten::alias */
    {628, 639, 9, 2, 0x40001}, /* aten::amax */
    {708, 719, 11, 2, 0x40001}, /* aten::amin */
    {788, 805, 13, 2, 0x1}, /* aten::as_strided */
    {912, 922, 15, 2, 0x1}, /* aten::bmm */
    {968, 982, 17, 2, 0x0}, /* aten::bmm.out */
    {1055, 1065, 19, 2, 0x1}, /* aten::cat */
    {1114, 1126, 21, 1, 0x10001}, /* aten::clone */
    {1198, 1220, 22, 1, 0x1}, /* aten::constant_pad_nd */
    {1295, 1312, 23, 1, 0x0}, /* aten::contiguous */
    {1407, 1419, 24, 1, 0x0}, /* aten::copy_ */
    {1499, 1513, 25, 2, 0x0}, /* aten::cumprod */
    {1586, 1599, 27, 2, 0x1}, /* aten::cumsum */
    {1671, 1684, 29, 1, 0x0}, /* aten::detach */
    {1726, 1743, 30, 1, 0x10001}, /* aten::div.Scalar */
    {1797, 1814, 31, 2, 0x10001}, /* aten::div.Tensor */
    {1868, 1878, 33, 2, 0x0}, /* aten::dot */
    {1926, 1952, 35, 3, 0x1}, /* aten::empty.memory_format */
    {2129, 2146, 38, 1, 0x0}, /* aten::empty_like */
    {2312, 2332, 39, 3, 0x1}, /* aten::empty_strided */
    {2486, 2499, 42, 1, 0x1}, /* aten::expand */
    {2580, 2599, 43, 2, 0x0}, /* aten::fill_.Scalar */
    {2663, 2682, 45, 2, 0x0}, /* aten::fill_.Tensor */
    {2746, 2771, 47, 1, 0x0}, /* aten::flatten.using_ints */
    {2858, 2869, 48, 2, 0x1}, /* aten::flip */
    {2915, 2931, 50, 2, 0x0}, /* aten::from_file */
    {3095, 3106, 52, 2, 0x1}, /* aten::full */
    {3253, 3272, 54, 1, 0x9}, /* aten::index.Tensor */
    {3333, 3349, 55, 1, 0x0}, /* aten::is_pinned */
    {3407, 3418, 56, 1, 0x4}, /* aten::item */
    {3452, 3472, 57, 1, 0x8}, /* aten::masked_select */
    {3528, 3541, 58, 1, 0x0}, /* aten::matmul */
    {3591, 3600, 59, 2, 0x1}, /* aten::mm */
    {3645, 3658, 61, 2, 0x0}, /* aten::mm.out */
    {3730, 3747, 63, 1, 0x10001}, /* aten::mul.Scalar */
    {3801, 3818, 64, 2, 0x10001}, /* aten::mul.Tensor */
    {3872, 3885, 66, 1, 0x0}, /* aten::narrow */
    {3965, 3981, 67, 1, 0x0}, /* aten::new_empty */
    {4127, 4142, 68, 1, 0x0}, /* aten::new_full */
    {4306, 4322, 69, 1, 0x0}, /* aten::new_zeros */
    {4468, 4482, 70, 1, 0x9}, /* aten::nonzero */
    {4519, 4530, 71, 2, 0x0}, /* aten::ones */
    {4658, 4668, 73, 1, 0x0}, /* aten::pad */
    {4755, 4769, 74, 1, 0x1}, /* aten::permute */
    {4824, 4838, 75, 1, 0x0}, /* aten::reshape */
    {4897, 4911, 76, 2, 0x81}, /* aten::resize_ */
    {5008, 5025, 78, 1, 0x80}, /* aten::resize_as_ */
    {5131, 5148, 79, 1, 0x1}, /* aten::select.int */
    {5217, 5236, 80, 1, 0x1}, /* aten::slice.Tensor */
    {5348, 5359, 81, 1, 0x1}, /* aten::sort */
    {5453, 5471, 82, 2, 0x0}, /* aten::sort.stable */
    {5589, 5603, 84, 1, 0x0}, /* aten::squeeze */
    {5646, 5664, 85, 1, 0x1}, /* aten::squeeze.dim */
    {5720, 5739, 86, 1, 0x1}, /* aten::squeeze.dims */
    {5798, 5815, 87, 1, 0x10001}, /* aten::sub.Scalar */
    {5885, 5902, 88, 2, 0x10001}, /* aten::sub.Tensor */
    {5975, 5997, 90, 1, 0x0}, /* aten::subtract.Tensor */
    {6075, 6085, 91, 1, 0x40000}, /* aten::sum */
    {6145, 6167, 92, 2, 0x40000}, /* aten::sum.IntList_out */
    {6292, 6314, 94, 2, 0x40001}, /* aten::sum.dim_IntList */
    {6419, 6427, 96, 1, 0x0}, /* aten::t */
    {6464, 6480, 97, 1, 0x0}, /* aten::to.device */
    {6634, 6649, 98, 1, 0x0}, /* aten::to.dtype */
    {6787, 6809, 99, 1, 0x0}, /* aten::to.dtype_layout */
    {7028, 7048, 100, 1, 0x0}, /* aten::transpose.int */
    {7117, 7133, 101, 1, 0x1}, /* aten::unsqueeze */
    {7187, 7198, 102, 2, 0x1}, /* aten::view */
    {7253, 7270, 104, 1, 0x0}, /* aten::view.dtype */
    {7334, 7356, 105, 2, 0x0}, /* aten::view_as_complex */
    {7407, 7426, 107, 2, 0x0}, /* aten::view_as_real */
    {7474, 7486, 109, 2, 0x0}, /* aten::zero_ */
    {7529, 7541, 111, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0}, /* aten::_local_scalar_dense CPU */
    {141, 1}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 71}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {1, 2}, /* aten::abs CPU */
    {16, 2}, /* aten::abs Meta */
    {141, 3}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 4}, /* aten::add.Tensor CPU */
    {16, 4}, /* aten::add.Tensor Meta */
    {141, 5}, /* aten::alias CompositeExplicitAutograd */
    {1, 6}, /* aten::amax CPU */
    {16, 6}, /* aten::amax Meta */
    {1, 7}, /* aten::amin CPU */
    {16, 7}, /* aten::amin Meta */
    {1, 8}, /* aten::as_strided CPU */
    {16, 8}, /* aten::as_strided Meta */
    {1, 10}, /* aten::bmm CPU */
    {16, 10}, /* aten::bmm Meta */
    {1, 11}, /* aten::bmm.out CPU */
    {16, 11}, /* aten::bmm.out Meta */
    {1, 12}, /* aten::cat CPU */
    {16, 12}, /* aten::cat Meta */
    {141, 13}, /* aten::clone CompositeExplicitAutograd */
    {141, 14}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {138, 15}, /* aten::contiguous implicit */
    {141, 16}, /* aten::copy_ CompositeExplicitAutograd */
    {1, 17}, /* aten::cumprod CPU */
    {16, 17}, /* aten::cumprod Meta */
    {1, 18}, /* aten::cumsum CPU */
    {16, 18}, /* aten::cumsum Meta */
    {141, 5}, /* aten::detach CompositeExplicitAutograd */
    {141, 19}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 20}, /* aten::div.Tensor CPU */
    {16, 20}, /* aten::div.Tensor Meta */
    {1, 21}, /* aten::dot CPU */
    {16, 21}, /* aten::dot Meta */
    {1, 23}, /* aten::empty.memory_format CPU */
    {16, 23}, /* aten::empty.memory_format Meta */
    {86, 9}, /* aten::empty.memory_format BackendSelect */
    {141, 22}, /* aten::empty_like CompositeExplicitAutograd */
    {1, 24}, /* aten::empty_strided CPU */
    {16, 24}, /* aten::empty_strided Meta */
    {86, 9}, /* aten::empty_strided BackendSelect */
    {141, 25}, /* aten::expand CompositeExplicitAutograd */
    {1, 26}, /* aten::fill_.Scalar CPU */
    {16, 26}, /* aten::fill_.Scalar Meta */
    {1, 27}, /* aten::fill_.Tensor CPU */
    {16, 27}, /* aten::fill_.Tensor Meta */
    {138, 28}, /* aten::flatten.using_ints implicit */
    {1, 29}, /* aten::flip CPU */
    {16, 29}, /* aten::flip Meta */
    {1, 30}, /* aten::from_file CPU */
    {86, 9}, /* aten::from_file BackendSelect */
    {141, 31}, /* aten::full CompositeExplicitAutograd */
    {86, 9}, /* aten::full BackendSelect */
    {1, 32}, /* aten::index.Tensor CPU */
    {141, 33}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 34}, /* aten::item implicit */
    {1, 35}, /* aten::masked_select CPU */
    {138, 36}, /* aten::matmul CompositeImplicitAutograd */
    {1, 37}, /* aten::mm CPU */
    {16, 37}, /* aten::mm Meta */
    {1, 38}, /* aten::mm.out CPU */
    {16, 38}, /* aten::mm.out Meta */
    {141, 39}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 40}, /* aten::mul.Tensor CPU */
    {16, 40}, /* aten::mul.Tensor Meta */
    {138, 41}, /* aten::narrow CompositeImplicitAutograd */
    {141, 42}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 43}, /* aten::new_full CompositeExplicitAutograd */
    {141, 44}, /* aten::new_zeros CompositeExplicitAutograd */
    {1, 45}, /* aten::nonzero CPU */
    {141, 46}, /* aten::ones CompositeExplicitAutograd */
    {86, 9}, /* aten::ones BackendSelect */
    {138, 47}, /* aten::pad CompositeImplicitAutograd */
    {141, 48}, /* aten::permute CompositeExplicitAutograd */
    {138, 49}, /* aten::reshape CompositeImplicitAutograd */
    {1, 50}, /* aten::resize_ CPU */
    {16, 50}, /* aten::resize_ Meta */
    {141, 51}, /* aten::resize_as_ CompositeExplicitAutograd */
    {141, 52}, /* aten::select.int CompositeExplicitAutograd */
    {141, 53}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 54}, /* aten::sort CompositeExplicitAutograd */
    {1, 55}, /* aten::sort.stable CPU */
    {16, 55}, /* aten::sort.stable Meta */
    {141, 56}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 57}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 58}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 59}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 60}, /* aten::sub.Tensor CPU */
    {16, 60}, /* aten::sub.Tensor Meta */
    {138, 61}, /* aten::subtract.Tensor implicit */
    {141, 62}, /* aten::sum CompositeExplicitAutograd */
    {1, 63}, /* aten::sum.IntList_out CPU */
    {16, 63}, /* aten::sum.IntList_out Meta */
    {1, 64}, /* aten::sum.dim_IntList CPU */
    {16, 64}, /* aten::sum.dim_IntList Meta */
    {141, 65}, /* aten::t CompositeExplicitAutograd */
    {138, 66}, /* aten::to.device implicit */
    {138, 67}, /* aten::to.dtype implicit */
    {138, 68}, /* aten::to.dtype_layout implicit */
    {141, 69}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 70}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 71}, /* aten::view CPU */
    {16, 71}, /* aten::view Meta */
    {141, 74}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 72}, /* aten::view_as_complex CPU */
    {16, 72}, /* aten::view_as_complex Meta */
    {1, 73}, /* aten::view_as_real CPU */
    {16, 73}, /* aten::view_as_real Meta */
    {1, 75}, /* aten::zero_ CPU */
    {16, 75}, /* aten::zero_ Meta */
    {141, 76}, /* aten::zeros CompositeExplicitAutograd */
    {86, 9}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::abs\0aten::abs(Tensor self) -> Tensor\0"
    "aten::add.Scalar\0aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
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
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::resize_\0aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resize_as_\0aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
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
