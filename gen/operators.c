/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_add_Scalar, /* 2 */
    tni_kernel_add_Tensor, /* 3 */
    tni_kernel_alias, /* 4 */
    tni_kernel_amax, /* 5 */
    tni_kernel_amin, /* 6 */
    tni_kernel_as_strided, /* 7 */
    tni_kernel_backend_select, /* 8 */
    tni_kernel_bmm, /* 9 */
    tni_kernel_bmm_out, /* 10 */
    tni_kernel_cat, /* 11 */
    tni_kernel_clone, /* 12 */
    tni_kernel_constant_pad_nd, /* 13 */
    tni_kernel_contiguous, /* 14 */
    tni_kernel_copy_, /* 15 */
    tni_kernel_div_Scalar, /* 16 */
    tni_kernel_div_Tensor, /* 17 */
    tni_kernel_dot, /* 18 */
    tni_kernel_empty_like, /* 19 */
    tni_kernel_empty_memory_format, /* 20 */
    tni_kernel_empty_strided, /* 21 */
    tni_kernel_expand, /* 22 */
    tni_kernel_fill__Scalar, /* 23 */
    tni_kernel_fill__Tensor, /* 24 */
    tni_kernel_flatten_using_ints, /* 25 */
    tni_kernel_flip, /* 26 */
    tni_kernel_from_file, /* 27 */
    tni_kernel_full, /* 28 */
    tni_kernel_is_pinned, /* 29 */
    tni_kernel_item, /* 30 */
    tni_kernel_matmul, /* 31 */
    tni_kernel_mm, /* 32 */
    tni_kernel_mm_out, /* 33 */
    tni_kernel_mul_Scalar, /* 34 */
    tni_kernel_mul_Tensor, /* 35 */
    tni_kernel_narrow, /* 36 */
    tni_kernel_new_empty, /* 37 */
    tni_kernel_new_full, /* 38 */
    tni_kernel_new_zeros, /* 39 */
    tni_kernel_ones, /* 40 */
    tni_kernel_pad, /* 41 */
    tni_kernel_permute, /* 42 */
    tni_kernel_reshape, /* 43 */
    tni_kernel_resize_, /* 44 */
    tni_kernel_resize_as_, /* 45 */
    tni_kernel_select_int, /* 46 */
    tni_kernel_slice_Tensor, /* 47 */
    tni_kernel_sort, /* 48 */
    tni_kernel_sort_stable, /* 49 */
    tni_kernel_squeeze, /* 50 */
    tni_kernel_squeeze_dim, /* 51 */
    tni_kernel_squeeze_dims, /* 52 */
    tni_kernel_sub_Scalar, /* 53 */
    tni_kernel_sub_Tensor, /* 54 */
    tni_kernel_subtract_Tensor, /* 55 */
    tni_kernel_sum, /* 56 */
    tni_kernel_sum_IntList_out, /* 57 */
    tni_kernel_sum_dim_IntList, /* 58 */
    tni_kernel_t, /* 59 */
    tni_kernel_to_device, /* 60 */
    tni_kernel_to_dtype, /* 61 */
    tni_kernel_to_dtype_layout, /* 62 */
    tni_kernel_transpose_int, /* 63 */
    tni_kernel_unsqueeze, /* 64 */
    tni_kernel_view, /* 65 */
    tni_kernel_view_as_complex, /* 66 */
    tni_kernel_view_as_real, /* 67 */
    tni_kernel_view_dtype, /* 68 */
    tni_kernel_zero_, /* 69 */
    tni_kernel_zeros, /* 70 */
};

const uint32_t tni_num_builtins = 72;

const tni_builtin tni_builtins[] = {
    {0, 26, 0, 1, 0x5}, /* aten::_local_scalar_dense */
    {75, 90, 1, 1, 0x1}, /* aten::_to_copy */
    {279, 298, 2, 1, 0x0}, /* aten::_unsafe_view */
    {355, 372, 3, 1, 0x10001}, /* aten::add.Scalar */
    {442, 459, 4, 2, 0x10001}, /* aten::add.Tensor */
    {532, 544, 6, 1, 0x1}, /* aten::alias */
    {585, 596, 7, 2, 0x40001}, /* aten::amax */
    {665, 676, 9, 2, 0x40001}, /* aten::amin */
    {745, 762, 11, 2, 0x1}, /* aten::as_strided */
    {869, 879, 13, 2, 0x1}, /* aten::bmm */
    {925, 939, 15, 2, 0x0}, /* aten::bmm.out */
    {1012, 1022, 17, 2, 0x1}, /* aten::cat */
    {1071, 1083, 19, 1, 0x10001}, /* aten::clone */
    {1155, 1177, 20, 1, 0x1}, /* aten::constant_pad_nd */
    {1252, 1269, 21, 1, 0x0}, /* aten::contiguous */
    {1364, 1376, 22, 1, 0x0}, /* aten::copy_ */
    {1456, 1469, 23, 1, 0x0}, /* aten::detach */
    {1511, 1528, 24, 1, 0x10001}, /* aten::div.Scalar */
    {1582, 1599, 25, 2, 0x10001}, /* aten::div.Tensor */
    {1653, 1663, 27, 2, 0x0}, /* aten::dot */
    {1711, 1737, 29, 3, 0x1}, /* aten::empty.memory_format */
    {1914, 1931, 32, 1, 0x0}, /* aten::empty_like */
    {2097, 2117, 33, 3, 0x1}, /* aten::empty_strided */
    {2271, 2284, 36, 1, 0x1}, /* aten::expand */
    {2365, 2384, 37, 2, 0x0}, /* aten::fill_.Scalar */
    {2448, 2467, 39, 2, 0x0}, /* aten::fill_.Tensor */
    {2531, 2556, 41, 1, 0x0}, /* aten::flatten.using_ints */
    {2643, 2654, 42, 2, 0x1}, /* aten::flip */
    {2700, 2716, 44, 2, 0x0}, /* aten::from_file */
    {2880, 2891, 46, 2, 0x1}, /* aten::full */
    {3038, 3054, 48, 1, 0x0}, /* aten::is_pinned */
    {3112, 3123, 49, 1, 0x4}, /* aten::item */
    {3157, 3170, 50, 1, 0x0}, /* aten::matmul */
    {3220, 3229, 51, 2, 0x1}, /* aten::mm */
    {3274, 3287, 53, 2, 0x0}, /* aten::mm.out */
    {3359, 3376, 55, 1, 0x10001}, /* aten::mul.Scalar */
    {3430, 3447, 56, 2, 0x10001}, /* aten::mul.Tensor */
    {3501, 3514, 58, 1, 0x0}, /* aten::narrow */
    {3594, 3610, 59, 1, 0x0}, /* aten::new_empty */
    {3756, 3771, 60, 1, 0x0}, /* aten::new_full */
    {3935, 3951, 61, 1, 0x0}, /* aten::new_zeros */
    {4097, 4108, 62, 2, 0x0}, /* aten::ones */
    {4236, 4246, 64, 1, 0x0}, /* aten::pad */
    {4333, 4347, 65, 1, 0x1}, /* aten::permute */
    {4402, 4416, 66, 1, 0x0}, /* aten::reshape */
    {4475, 4489, 67, 2, 0x81}, /* aten::resize_ */
    {4586, 4603, 69, 1, 0x80}, /* aten::resize_as_ */
    {4709, 4726, 70, 1, 0x1}, /* aten::select.int */
    {4795, 4814, 71, 1, 0x1}, /* aten::slice.Tensor */
    {4926, 4937, 72, 1, 0x1}, /* aten::sort */
    {5031, 5049, 73, 2, 0x0}, /* aten::sort.stable */
    {5167, 5181, 75, 1, 0x0}, /* aten::squeeze */
    {5224, 5242, 76, 1, 0x1}, /* aten::squeeze.dim */
    {5298, 5317, 77, 1, 0x1}, /* aten::squeeze.dims */
    {5376, 5393, 78, 1, 0x10001}, /* aten::sub.Scalar */
    {5463, 5480, 79, 2, 0x10001}, /* aten::sub.Tensor */
    {5553, 5575, 81, 1, 0x0}, /* aten::subtract.Tensor */
    {5653, 5663, 82, 1, 0x40000}, /* aten::sum */
    {5723, 5745, 83, 2, 0x40000}, /* aten::sum.IntList_out */
    {5870, 5892, 85, 2, 0x40001}, /* aten::sum.dim_IntList */
    {5997, 6005, 87, 1, 0x0}, /* aten::t */
    {6042, 6058, 88, 1, 0x0}, /* aten::to.device */
    {6212, 6227, 89, 1, 0x0}, /* aten::to.dtype */
    {6365, 6387, 90, 1, 0x0}, /* aten::to.dtype_layout */
    {6606, 6626, 91, 1, 0x0}, /* aten::transpose.int */
    {6695, 6711, 92, 1, 0x1}, /* aten::unsqueeze */
    {6765, 6776, 93, 2, 0x1}, /* aten::view */
    {6831, 6848, 95, 1, 0x0}, /* aten::view.dtype */
    {6912, 6934, 96, 2, 0x0}, /* aten::view_as_complex */
    {6985, 7004, 98, 2, 0x0}, /* aten::view_as_real */
    {7052, 7064, 100, 2, 0x0}, /* aten::zero_ */
    {7107, 7119, 102, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0}, /* aten::_local_scalar_dense CPU */
    {141, 1}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 65}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 2}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 3}, /* aten::add.Tensor CPU */
    {16, 3}, /* aten::add.Tensor Meta */
    {141, 4}, /* aten::alias CompositeExplicitAutograd */
    {1, 5}, /* aten::amax CPU */
    {16, 5}, /* aten::amax Meta */
    {1, 6}, /* aten::amin CPU */
    {16, 6}, /* aten::amin Meta */
    {1, 7}, /* aten::as_strided CPU */
    {16, 7}, /* aten::as_strided Meta */
    {1, 9}, /* aten::bmm CPU */
    {16, 9}, /* aten::bmm Meta */
    {1, 10}, /* aten::bmm.out CPU */
    {16, 10}, /* aten::bmm.out Meta */
    {1, 11}, /* aten::cat CPU */
    {16, 11}, /* aten::cat Meta */
    {141, 12}, /* aten::clone CompositeExplicitAutograd */
    {141, 13}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {138, 14}, /* aten::contiguous implicit */
    {141, 15}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 4}, /* aten::detach CompositeExplicitAutograd */
    {141, 16}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 17}, /* aten::div.Tensor CPU */
    {16, 17}, /* aten::div.Tensor Meta */
    {1, 18}, /* aten::dot CPU */
    {16, 18}, /* aten::dot Meta */
    {1, 20}, /* aten::empty.memory_format CPU */
    {16, 20}, /* aten::empty.memory_format Meta */
    {86, 8}, /* aten::empty.memory_format BackendSelect */
    {141, 19}, /* aten::empty_like CompositeExplicitAutograd */
    {1, 21}, /* aten::empty_strided CPU */
    {16, 21}, /* aten::empty_strided Meta */
    {86, 8}, /* aten::empty_strided BackendSelect */
    {141, 22}, /* aten::expand CompositeExplicitAutograd */
    {1, 23}, /* aten::fill_.Scalar CPU */
    {16, 23}, /* aten::fill_.Scalar Meta */
    {1, 24}, /* aten::fill_.Tensor CPU */
    {16, 24}, /* aten::fill_.Tensor Meta */
    {138, 25}, /* aten::flatten.using_ints implicit */
    {1, 26}, /* aten::flip CPU */
    {16, 26}, /* aten::flip Meta */
    {1, 27}, /* aten::from_file CPU */
    {86, 8}, /* aten::from_file BackendSelect */
    {141, 28}, /* aten::full CompositeExplicitAutograd */
    {86, 8}, /* aten::full BackendSelect */
    {141, 29}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 30}, /* aten::item implicit */
    {138, 31}, /* aten::matmul CompositeImplicitAutograd */
    {1, 32}, /* aten::mm CPU */
    {16, 32}, /* aten::mm Meta */
    {1, 33}, /* aten::mm.out CPU */
    {16, 33}, /* aten::mm.out Meta */
    {141, 34}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 35}, /* aten::mul.Tensor CPU */
    {16, 35}, /* aten::mul.Tensor Meta */
    {138, 36}, /* aten::narrow CompositeImplicitAutograd */
    {141, 37}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 38}, /* aten::new_full CompositeExplicitAutograd */
    {141, 39}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 40}, /* aten::ones CompositeExplicitAutograd */
    {86, 8}, /* aten::ones BackendSelect */
    {138, 41}, /* aten::pad CompositeImplicitAutograd */
    {141, 42}, /* aten::permute CompositeExplicitAutograd */
    {138, 43}, /* aten::reshape CompositeImplicitAutograd */
    {1, 44}, /* aten::resize_ CPU */
    {16, 44}, /* aten::resize_ Meta */
    {141, 45}, /* aten::resize_as_ CompositeExplicitAutograd */
    {141, 46}, /* aten::select.int CompositeExplicitAutograd */
    {141, 47}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 48}, /* aten::sort CompositeExplicitAutograd */
    {1, 49}, /* aten::sort.stable CPU */
    {16, 49}, /* aten::sort.stable Meta */
    {141, 50}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 51}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 52}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 53}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 54}, /* aten::sub.Tensor CPU */
    {16, 54}, /* aten::sub.Tensor Meta */
    {138, 55}, /* aten::subtract.Tensor implicit */
    {141, 56}, /* aten::sum CompositeExplicitAutograd */
    {1, 57}, /* aten::sum.IntList_out CPU */
    {16, 57}, /* aten::sum.IntList_out Meta */
    {1, 58}, /* aten::sum.dim_IntList CPU */
    {16, 58}, /* aten::sum.dim_IntList Meta */
    {141, 59}, /* aten::t CompositeExplicitAutograd */
    {138, 60}, /* aten::to.device implicit */
    {138, 61}, /* aten::to.dtype implicit */
    {138, 62}, /* aten::to.dtype_layout implicit */
    {141, 63}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 64}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 65}, /* aten::view CPU */
    {16, 65}, /* aten::view Meta */
    {141, 68}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 66}, /* aten::view_as_complex CPU */
    {16, 66}, /* aten::view_as_complex Meta */
    {1, 67}, /* aten::view_as_real CPU */
    {16, 67}, /* aten::view_as_real Meta */
    {1, 69}, /* aten::zero_ CPU */
    {16, 69}, /* aten::zero_ Meta */
    {141, 70}, /* aten::zeros CompositeExplicitAutograd */
    {86, 8}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
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
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
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
