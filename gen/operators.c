/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_contiguous(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copy_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsqueeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel__to_copy, /* 0 */
    tni_kernel_alias, /* 1 */
    tni_kernel_as_strided, /* 2 */
    tni_kernel_backend_select, /* 3 */
    tni_kernel_clone, /* 4 */
    tni_kernel_contiguous, /* 5 */
    tni_kernel_copy_, /* 6 */
    tni_kernel_empty_like, /* 7 */
    tni_kernel_empty_memory_format, /* 8 */
    tni_kernel_empty_strided, /* 9 */
    tni_kernel_expand, /* 10 */
    tni_kernel_fill__Scalar, /* 11 */
    tni_kernel_fill__Tensor, /* 12 */
    tni_kernel_flatten_using_ints, /* 13 */
    tni_kernel_full, /* 14 */
    tni_kernel_narrow, /* 15 */
    tni_kernel_new_empty, /* 16 */
    tni_kernel_new_full, /* 17 */
    tni_kernel_new_zeros, /* 18 */
    tni_kernel_ones, /* 19 */
    tni_kernel_permute, /* 20 */
    tni_kernel_reshape, /* 21 */
    tni_kernel_select_int, /* 22 */
    tni_kernel_slice_Tensor, /* 23 */
    tni_kernel_squeeze, /* 24 */
    tni_kernel_squeeze_dim, /* 25 */
    tni_kernel_squeeze_dims, /* 26 */
    tni_kernel_t, /* 27 */
    tni_kernel_to_dtype, /* 28 */
    tni_kernel_to_dtype_layout, /* 29 */
    tni_kernel_transpose_int, /* 30 */
    tni_kernel_unsqueeze, /* 31 */
    tni_kernel_view, /* 32 */
    tni_kernel_zero_, /* 33 */
    tni_kernel_zeros, /* 34 */
};

const uint32_t tni_num_builtins = 36;

const tni_builtin tni_builtins[] = {
    {0, 15, 0, 1, 0x1}, /* aten::_to_copy */
    {204, 223, 1, 1, 0x0}, /* aten::_unsafe_view */
    {280, 292, 2, 1, 0x1}, /* aten::alias */
    {333, 350, 3, 2, 0x1}, /* aten::as_strided */
    {457, 469, 5, 1, 0x10001}, /* aten::clone */
    {541, 558, 6, 1, 0x0}, /* aten::contiguous */
    {653, 665, 7, 1, 0x0}, /* aten::copy_ */
    {745, 758, 8, 1, 0x0}, /* aten::detach */
    {800, 826, 9, 3, 0x1}, /* aten::empty.memory_format */
    {1003, 1020, 12, 1, 0x0}, /* aten::empty_like */
    {1186, 1206, 13, 3, 0x1}, /* aten::empty_strided */
    {1360, 1373, 16, 1, 0x1}, /* aten::expand */
    {1454, 1473, 17, 2, 0x0}, /* aten::fill_.Scalar */
    {1537, 1556, 19, 2, 0x0}, /* aten::fill_.Tensor */
    {1620, 1645, 21, 1, 0x0}, /* aten::flatten.using_ints */
    {1732, 1743, 22, 1, 0x1}, /* aten::full */
    {1890, 1903, 23, 1, 0x0}, /* aten::narrow */
    {1983, 1999, 24, 1, 0x0}, /* aten::new_empty */
    {2145, 2160, 25, 1, 0x0}, /* aten::new_full */
    {2324, 2340, 26, 1, 0x0}, /* aten::new_zeros */
    {2486, 2497, 27, 1, 0x0}, /* aten::ones */
    {2625, 2639, 28, 1, 0x1}, /* aten::permute */
    {2694, 2708, 29, 1, 0x0}, /* aten::reshape */
    {2767, 2784, 30, 1, 0x1}, /* aten::select.int */
    {2853, 2872, 31, 1, 0x1}, /* aten::slice.Tensor */
    {2984, 2998, 32, 1, 0x0}, /* aten::squeeze */
    {3041, 3059, 33, 1, 0x1}, /* aten::squeeze.dim */
    {3115, 3134, 34, 1, 0x1}, /* aten::squeeze.dims */
    {3193, 3201, 35, 1, 0x0}, /* aten::t */
    {3238, 3253, 36, 1, 0x0}, /* aten::to.dtype */
    {3391, 3413, 37, 1, 0x0}, /* aten::to.dtype_layout */
    {3632, 3652, 38, 1, 0x0}, /* aten::transpose.int */
    {3721, 3737, 39, 1, 0x1}, /* aten::unsqueeze */
    {3791, 3802, 40, 2, 0x1}, /* aten::view */
    {3857, 3869, 42, 2, 0x0}, /* aten::zero_ */
    {3912, 3924, 44, 1, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {141, 0}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 32}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 1}, /* aten::alias CompositeExplicitAutograd */
    {1, 2}, /* aten::as_strided CPU */
    {16, 2}, /* aten::as_strided Meta */
    {141, 4}, /* aten::clone CompositeExplicitAutograd */
    {138, 5}, /* aten::contiguous implicit */
    {141, 6}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 1}, /* aten::detach CompositeExplicitAutograd */
    {86, 3}, /* aten::empty.memory_format BackendSelect */
    {1, 8}, /* aten::empty.memory_format CPU */
    {16, 8}, /* aten::empty.memory_format Meta */
    {141, 7}, /* aten::empty_like CompositeExplicitAutograd */
    {86, 3}, /* aten::empty_strided BackendSelect */
    {1, 9}, /* aten::empty_strided CPU */
    {16, 9}, /* aten::empty_strided Meta */
    {141, 10}, /* aten::expand CompositeExplicitAutograd */
    {1, 11}, /* aten::fill_.Scalar CPU */
    {16, 11}, /* aten::fill_.Scalar Meta */
    {1, 12}, /* aten::fill_.Tensor CPU */
    {16, 12}, /* aten::fill_.Tensor Meta */
    {138, 13}, /* aten::flatten.using_ints implicit */
    {141, 14}, /* aten::full CompositeExplicitAutograd */
    {138, 15}, /* aten::narrow CompositeImplicitAutograd */
    {141, 16}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 17}, /* aten::new_full CompositeExplicitAutograd */
    {141, 18}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 19}, /* aten::ones CompositeExplicitAutograd */
    {141, 20}, /* aten::permute CompositeExplicitAutograd */
    {138, 21}, /* aten::reshape CompositeImplicitAutograd */
    {141, 22}, /* aten::select.int CompositeExplicitAutograd */
    {141, 23}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 24}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 25}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 26}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 27}, /* aten::t CompositeExplicitAutograd */
    {138, 28}, /* aten::to.dtype implicit */
    {138, 29}, /* aten::to.dtype_layout implicit */
    {141, 30}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 31}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 32}, /* aten::view CPU */
    {16, 32}, /* aten::view Meta */
    {1, 33}, /* aten::zero_ CPU */
    {16, 33}, /* aten::zero_ Meta */
    {141, 34}, /* aten::zeros CompositeExplicitAutograd */
};

const char tni_builtin_text[] =
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::contiguous\0aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)\0"
    "aten::copy_\0aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::fill_.Scalar\0aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)\0"
    "aten::fill_.Tensor\0aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
