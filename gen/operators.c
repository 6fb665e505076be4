/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_constant_pad_nd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_contiguous(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copy_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mm_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort_stable(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_IntList_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_dim_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsqueeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel__local_scalar_dense, /* 0 */
    tni_kernel__to_copy, /* 1 */
    tni_kernel_add_Tensor, /* 2 */
    tni_kernel_alias, /* 3 */
    tni_kernel_amax, /* 4 */
    tni_kernel_amin, /* 5 */
    tni_kernel_as_strided, /* 6 */
    tni_kernel_backend_select, /* 7 */
    tni_kernel_bmm, /* 8 */
    tni_kernel_cat, /* 9 */
    tni_kernel_clone, /* 10 */
    tni_kernel_constant_pad_nd, /* 11 */
    tni_kernel_contiguous, /* 12 */
    tni_kernel_copy_, /* 13 */
    tni_kernel_div_Tensor, /* 14 */
    tni_kernel_empty_like, /* 15 */
    tni_kernel_empty_memory_format, /* 16 */
    tni_kernel_empty_strided, /* 17 */
    tni_kernel_expand, /* 18 */
    tni_kernel_fill__Scalar, /* 19 */
    tni_kernel_fill__Tensor, /* 20 */
    tni_kernel_flatten_using_ints, /* 21 */
    tni_kernel_flip, /* 22 */
    tni_kernel_full, /* 23 */
    tni_kernel_is_pinned, /* 24 */
    tni_kernel_item, /* 25 */
    tni_kernel_matmul, /* 26 */
    tni_kernel_mm, /* 27 */
    tni_kernel_mm_out, /* 28 */
    tni_kernel_mul_Tensor, /* 29 */
    tni_kernel_narrow, /* 30 */
    tni_kernel_new_empty, /* 31 */
    tni_kernel_new_full, /* 32 */
    tni_kernel_new_zeros, /* 33 */
    tni_kernel_ones, /* 34 */
    tni_kernel_pad, /* 35 */
    tni_kernel_permute, /* 36 */
    tni_kernel_reshape, /* 37 */
    tni_kernel_resize_, /* 38 */
    tni_kernel_select_int, /* 39 */
    tni_kernel_slice_Tensor, /* 40 */
    tni_kernel_sort, /* 41 */
    tni_kernel_sort_stable, /* 42 */
    tni_kernel_squeeze, /* 43 */
    tni_kernel_squeeze_dim, /* 44 */
    tni_kernel_squeeze_dims, /* 45 */
    tni_kernel_sub_Tensor, /* 46 */
    tni_kernel_subtract_Tensor, /* 47 */
    tni_kernel_sum, /* 48 */
    tni_kernel_sum_IntList_out, /* 49 */
    tni_kernel_sum_dim_IntList, /* 50 */
    tni_kernel_t, /* 51 */
    tni_kernel_to_dtype, /* 52 */
    tni_kernel_to_dtype_layout, /* 53 */
    tni_kernel_transpose_int, /* 54 */
    tni_kernel_unsqueeze, /* 55 */
    tni_kernel_view, /* 56 */
    tni_kernel_zero_, /* 57 */
    tni_kernel_zeros, /* 58 */
};

const uint32_t tni_num_builtins = 60;

const tni_builtin tni_builtins[] = {
    {0, 26, 0, 1, 0x5}, /* aten::_local_scalar_dense */
    {75, 90, 1, 1, 0x1}, /* aten::_to_copy */
    {279, 298, 2, 1, 0x0}, /* aten::_unsafe_view */
    {355, 372, 3, 2, 0x10001}, /* aten::add.Tensor */
    {445, 457, 5, 1, 0x1}, /* aten::alias */
    {498, 509, 6, 2, 0x40001}, /* aten::amax */
    {578, 589, 8, 2, 0x40001}, /* aten::amin */
    {658, 675, 10, 2, 0x1}, /* aten::as_strided */
    {782, 792, 12, 2, 0x1}, /* aten::bmm */
    {838, 848, 14, 2, 0x1}, /* aten::cat */
    {897, 909, 16, 1, 0x10001}, /* aten::clone */
    {981, 1003, 17, 1, 0x1}, /* aten::constant_pad_nd */
    {1078, 1095, 18, 1, 0x0}, /* aten::contiguous */
    {1190, 1202, 19, 1, 0x0}, /* aten::copy_ */
    {1282, 1295, 20, 1, 0x0}, /* aten::detach */
    {1337, 1354, 21, 2, 0x10001}, /* aten::div.Tensor */
    {1408, 1434, 23, 3, 0x1}, /* aten::empty.memory_format */
    {1611, 1628, 26, 1, 0x0}, /* aten::empty_like */
    {1794, 1814, 27, 3, 0x1}, /* aten::empty_strided */
    {1968, 1981, 30, 1, 0x1}, /* aten::expand */
    {2062, 2081, 31, 2, 0x0}, /* aten::fill_.Scalar */
    {2145, 2164, 33, 2, 0x0}, /* aten::fill_.Tensor */
    {2228, 2253, 35, 1, 0x0}, /* aten::flatten.using_ints */
    {2340, 2351, 36, 2, 0x1}, /* aten::flip */
    {2397, 2408, 38, 2, 0x1}, /* aten::full */
    {2555, 2571, 40, 1, 0x0}, /* aten::is_pinned */
    {2629, 2640, 41, 1, 0x4}, /* aten::item */
    {2674, 2687, 42, 1, 0x0}, /* aten::matmul */
    {2737, 2746, 43, 2, 0x1}, /* aten::mm */
    {2791, 2804, 45, 2, 0x0}, /* aten::mm.out */
    {2876, 2893, 47, 2, 0x10001}, /* aten::mul.Tensor */
    {2947, 2960, 49, 1, 0x0}, /* aten::narrow */
    {3040, 3056, 50, 1, 0x0}, /* aten::new_empty */
    {3202, 3217, 51, 1, 0x0}, /* aten::new_full */
    {3381, 3397, 52, 1, 0x0}, /* aten::new_zeros */
    {3543, 3554, 53, 2, 0x0}, /* aten::ones */
    {3682, 3692, 55, 1, 0x0}, /* aten::pad */
    {3779, 3793, 56, 1, 0x1}, /* aten::permute */
    {3848, 3862, 57, 1, 0x0}, /* aten::reshape */
    {3921, 3935, 58, 2, 0x81}, /* aten::resize_ */
    {4032, 4049, 60, 1, 0x1}, /* aten::select.int */
    {4118, 4137, 61, 1, 0x1}, /* aten::slice.Tensor */
    {4249, 4260, 62, 1, 0x1}, /* aten::sort */
    {4354, 4372, 63, 2, 0x0}, /* aten::sort.stable */
    {4490, 4504, 65, 1, 0x0}, /* aten::squeeze */
    {4547, 4565, 66, 1, 0x1}, /* aten::squeeze.dim */
    {4621, 4640, 67, 1, 0x1}, /* aten::squeeze.dims */
    {4699, 4716, 68, 2, 0x10001}, /* aten::sub.Tensor */
    {4789, 4811, 70, 1, 0x0}, /* aten::subtract.Tensor */
    {4889, 4899, 71, 1, 0x40000}, /* aten::sum */
    {4959, 4981, 72, 2, 0x40000}, /* aten::sum.IntList_out */
    {5106, 5128, 74, 2, 0x40001}, /* aten::sum.dim_IntList */
    {5233, 5241, 76, 1, 0x0}, /* aten::t */
    {5278, 5293, 77, 1, 0x0}, /* aten::to.dtype */
    {5431, 5453, 78, 1, 0x0}, /* aten::to.dtype_layout */
    {5672, 5692, 79, 1, 0x0}, /* aten::transpose.int */
    {5761, 5777, 80, 1, 0x1}, /* aten::unsqueeze */
    {5831, 5842, 81, 2, 0x1}, /* aten::view */
    {5897, 5909, 83, 2, 0x0}, /* aten::zero_ */
    {5952, 5964, 85, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0}, /* aten::_local_scalar_dense CPU */
    {141, 1}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 56}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {1, 2}, /* aten::add.Tensor CPU */
    {16, 2}, /* aten::add.Tensor Meta */
    {141, 3}, /* aten::alias CompositeExplicitAutograd */
    {1, 4}, /* aten::amax CPU */
    {16, 4}, /* aten::amax Meta */
    {1, 5}, /* aten::amin CPU */
    {16, 5}, /* aten::amin Meta */
    {1, 6}, /* aten::as_strided CPU */
    {16, 6}, /* aten::as_strided Meta */
    {1, 8}, /* aten::bmm CPU */
    {16, 8}, /* aten::bmm Meta */
    {1, 9}, /* aten::cat CPU */
    {16, 9}, /* aten::cat Meta */
    {141, 10}, /* aten::clone CompositeExplicitAutograd */
    {141, 11}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {138, 12}, /* aten::contiguous implicit */
    {141, 13}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 3}, /* aten::detach CompositeExplicitAutograd */
    {1, 14}, /* aten::div.Tensor CPU */
    {16, 14}, /* aten::div.Tensor Meta */
    {1, 16}, /* aten::empty.memory_format CPU */
    {16, 16}, /* aten::empty.memory_format Meta */
    {86, 7}, /* aten::empty.memory_format BackendSelect */
    {141, 15}, /* aten::empty_like CompositeExplicitAutograd */
    {1, 17}, /* aten::empty_strided CPU */
    {16, 17}, /* aten::empty_strided Meta */
    {86, 7}, /* aten::empty_strided BackendSelect */
    {141, 18}, /* aten::expand CompositeExplicitAutograd */
    {1, 19}, /* aten::fill_.Scalar CPU */
    {16, 19}, /* aten::fill_.Scalar Meta */
    {1, 20}, /* aten::fill_.Tensor CPU */
    {16, 20}, /* aten::fill_.Tensor Meta */
    {138, 21}, /* aten::flatten.using_ints implicit */
    {1, 22}, /* aten::flip CPU */
    {16, 22}, /* aten::flip Meta */
    {141, 23}, /* aten::full CompositeExplicitAutograd */
    {86, 7}, /* aten::full BackendSelect */
    {141, 24}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 25}, /* aten::item implicit */
    {138, 26}, /* aten::matmul CompositeImplicitAutograd */
    {1, 27}, /* aten::mm CPU */
    {16, 27}, /* aten::mm Meta */
    {1, 28}, /* aten::mm.out CPU */
    {16, 28}, /* aten::mm.out Meta */
    {1, 29}, /* aten::mul.Tensor CPU */
    {16, 29}, /* aten::mul.Tensor Meta */
    {138, 30}, /* aten::narrow CompositeImplicitAutograd */
    {141, 31}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 32}, /* aten::new_full CompositeExplicitAutograd */
    {141, 33}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 34}, /* aten::ones CompositeExplicitAutograd */
    {86, 7}, /* aten::ones BackendSelect */
    {138, 35}, /* aten::pad CompositeImplicitAutograd */
    {141, 36}, /* aten::permute CompositeExplicitAutograd */
    {138, 37}, /* aten::reshape CompositeImplicitAutograd */
    {1, 38}, /* aten::resize_ CPU */
    {16, 38}, /* aten::resize_ Meta */
    {141, 39}, /* aten::select.int CompositeExplicitAutograd */
    {141, 40}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 41}, /* aten::sort CompositeExplicitAutograd */
    {1, 42}, /* aten::sort.stable CPU */
    {16, 42}, /* aten::sort.stable Meta */
    {141, 43}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 44}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 45}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {1, 46}, /* aten::sub.Tensor CPU */
    {16, 46}, /* aten::sub.Tensor Meta */
    {138, 47}, /* aten::subtract.Tensor implicit */
    {141, 48}, /* aten::sum CompositeExplicitAutograd */
    {1, 49}, /* aten::sum.IntList_out CPU */
    {16, 49}, /* aten::sum.IntList_out Meta */
    {1, 50}, /* aten::sum.dim_IntList CPU */
    {16, 50}, /* aten::sum.dim_IntList Meta */
    {141, 51}, /* aten::t CompositeExplicitAutograd */
    {138, 52}, /* aten::to.dtype implicit */
    {138, 53}, /* aten::to.dtype_layout implicit */
    {141, 54}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 55}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 56}, /* aten::view CPU */
    {16, 56}, /* aten::view Meta */
    {1, 57}, /* aten::zero_ CPU */
    {16, 57}, /* aten::zero_ Meta */
    {141, 58}, /* aten::zeros CompositeExplicitAutograd */
    {86, 7}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::constant_pad_nd\0aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor\0"
    "aten::contiguous\0aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)\0"
    "aten::copy_\0aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::fill_.Scalar\0aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)\0"
    "aten::fill_.Tensor\0aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::flip\0aten::flip(Tensor self, int[] dims) -> Tensor\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sum\0aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.IntList_out\0aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum.dim_IntList\0aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
