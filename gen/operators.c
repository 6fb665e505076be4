/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_amin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_constant_pad_nd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_contiguous(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copy_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumprod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumsum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_matmul_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_vdot(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_addbmm, /* 4 */
    tni_kernel_addbmm_, /* 5 */
    tni_kernel_addr, /* 6 */
    tni_kernel_alias, /* 7 */
    tni_kernel_amax, /* 8 */
    tni_kernel_amin, /* 9 */
    tni_kernel_angle, /* 10 */
    tni_kernel_as_strided, /* 11 */
    tni_kernel_backend_select, /* 12 */
    tni_kernel_cat, /* 13 */
    tni_kernel_clone, /* 14 */
    tni_kernel_constant_pad_nd, /* 15 */
    tni_kernel_contiguous, /* 16 */
    tni_kernel_copy_, /* 17 */
    tni_kernel_cumprod, /* 18 */
    tni_kernel_cumsum, /* 19 */
    tni_kernel_div_Scalar, /* 20 */
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
    tni_kernel_matmul_out, /* 37 */
    tni_kernel_mul_Scalar, /* 38 */
    tni_kernel_mv, /* 39 */
    tni_kernel_narrow, /* 40 */
    tni_kernel_new_empty, /* 41 */
    tni_kernel_new_full, /* 42 */
    tni_kernel_new_zeros, /* 43 */
    tni_kernel_nonzero, /* 44 */
    tni_kernel_ones, /* 45 */
    tni_kernel_pad, /* 46 */
    tni_kernel_permute, /* 47 */
    tni_kernel_repeat_interleave_Tensor, /* 48 */
    tni_kernel_reshape, /* 49 */
    tni_kernel_resize_, /* 50 */
    tni_kernel_resize_as_, /* 51 */
    tni_kernel_scatter_src_out, /* 52 */
    tni_kernel_scatter_value_out, /* 53 */
    tni_kernel_select_int, /* 54 */
    tni_kernel_slice_Tensor, /* 55 */
    tni_kernel_sort, /* 56 */
    tni_kernel_sort_stable, /* 57 */
    tni_kernel_squeeze, /* 58 */
    tni_kernel_squeeze_dim, /* 59 */
    tni_kernel_squeeze_dims, /* 60 */
    tni_kernel_sub_Scalar, /* 61 */
    tni_kernel_subtract_Tensor, /* 62 */
    tni_kernel_sum, /* 63 */
    tni_kernel_sum_IntList_out, /* 64 */
    tni_kernel_sum_dim_IntList, /* 65 */
    tni_kernel_t, /* 66 */
    tni_kernel_to_device, /* 67 */
    tni_kernel_to_dtype, /* 68 */
    tni_kernel_to_dtype_layout, /* 69 */
    tni_kernel_transpose_int, /* 70 */
    tni_kernel_unsqueeze, /* 71 */
    tni_kernel_vdot, /* 72 */
    tni_kernel_view, /* 73 */
    tni_kernel_view_as_complex, /* 74 */
    tni_kernel_view_as_real, /* 75 */
    tni_kernel_view_dtype, /* 76 */
    tni_kernel_zero_, /* 77 */
    tni_kernel_zeros, /* 78 */
};

extern const struct tni_structured tni_structured_add_out;
extern const struct tni_structured tni_structured_addmm_out;
extern const struct tni_structured tni_structured_addmv_out;
extern const struct tni_structured tni_structured_baddbmm_out;
extern const struct tni_structured tni_structured_bmm_out;
extern const struct tni_structured tni_structured_div_out;
extern const struct tni_structured tni_structured_eq_Scalar_out;
extern const struct tni_structured tni_structured_eq_Tensor_out;
extern const struct tni_structured tni_structured_exp_out;
extern const struct tni_structured tni_structured_ge_Scalar_out;
extern const struct tni_structured tni_structured_ge_Tensor_out;
extern const struct tni_structured tni_structured_gt_Scalar_out;
extern const struct tni_structured tni_structured_gt_Tensor_out;
extern const struct tni_structured tni_structured_le_Scalar_out;
extern const struct tni_structured tni_structured_le_Tensor_out;
extern const struct tni_structured tni_structured_lt_Scalar_out;
extern const struct tni_structured tni_structured_lt_Tensor_out;
extern const struct tni_structured tni_structured_mm_out;
extern const struct tni_structured tni_structured_mul_out;
extern const struct tni_structured tni_structured_ne_Scalar_out;
extern const struct tni_structured tni_structured_ne_Tensor_out;
extern const struct tni_structured tni_structured_neg_out;
extern const struct tni_structured tni_structured_sigmoid_out;
extern const struct tni_structured tni_structured_sqrt_out;
extern const struct tni_structured tni_structured_sub_out;
extern const struct tni_structured tni_structured_tanh_out;

const struct tni_structured *const tni_builtin_structured[] = {
    &tni_structured_add_out, /* 0 */
    &tni_structured_addmm_out, /* 1 */
    &tni_structured_addmv_out, /* 2 */
    &tni_structured_baddbmm_out, /* 3 */
    &tni_structured_bmm_out, /* 4 */
    &tni_structured_div_out, /* 5 */
    &tni_structured_eq_Scalar_out, /* 6 */
    &tni_structured_eq_Tensor_out, /* 7 */
    &tni_structured_exp_out, /* 8 */
    &tni_structured_ge_Scalar_out, /* 9 */
    &tni_structured_ge_Tensor_out, /* 10 */
    &tni_structured_gt_Scalar_out, /* 11 */
    &tni_structured_gt_Tensor_out, /* 12 */
    &tni_structured_le_Scalar_out, /* 13 */
    &tni_structured_le_Tensor_out, /* 14 */
    &tni_structured_lt_Scalar_out, /* 15 */
    &tni_structured_lt_Tensor_out, /* 16 */
    &tni_structured_mm_out, /* 17 */
    &tni_structured_mul_out, /* 18 */
    &tni_structured_ne_Scalar_out, /* 19 */
    &tni_structured_ne_Tensor_out, /* 20 */
    &tni_structured_neg_out, /* 21 */
    &tni_structured_sigmoid_out, /* 22 */
    &tni_structured_sqrt_out, /* 23 */
    &tni_structured_sub_out, /* 24 */
    &tni_structured_tanh_out, /* 25 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::_to_copy", NULL}, /* 0 */
    {"aten::_unsafe_view", NULL}, /* 1 */
    {"aten::addbmm", NULL}, /* 2 */
    {"aten::addr", NULL}, /* 3 */
    {"aten::clone", NULL}, /* 4 */
    {"aten::constant_pad_nd", NULL}, /* 5 */
    {"aten::copy", NULL}, /* 6 */
    {"aten::copy_", NULL}, /* 7 */
    {"aten::dot", NULL}, /* 8 */
    {"aten::empty_like", NULL}, /* 9 */
    {"aten::empty_strided", NULL}, /* 10 */
    {"aten::fill.Scalar", NULL}, /* 11 */
    {"aten::fill.Tensor", NULL}, /* 12 */
    {"aten::fill_.Scalar", NULL}, /* 13 */
    {"aten::fill_.Tensor", NULL}, /* 14 */
    {"aten::flip", NULL}, /* 15 */
    {"aten::from_file", NULL}, /* 16 */
    {"aten::mv", NULL}, /* 17 */
    {"aten::new_empty", NULL}, /* 18 */
    {"aten::new_full", NULL}, /* 19 */
    {"aten::new_zeros", NULL}, /* 20 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 21 */
    {"aten::resize", NULL}, /* 22 */
    {"aten::resize_", NULL}, /* 23 */
    {"aten::resize_as", NULL}, /* 24 */
    {"aten::resize_as_", NULL}, /* 25 */
    {"aten::sum", NULL}, /* 26 */
    {"aten::vdot", NULL}, /* 27 */
    {"aten::zero", NULL}, /* 28 */
    {"aten::zero_", NULL}, /* 29 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 187;

const tni_builtin tni_builtins[] = {
    {0, 26, 0, 1, 0x5}, /* aten::_local_scalar_dense */
    {75, 90, 1, 1, 0x1}, /* aten::_to_copy */
    {279, 298, 2, 1, 0x20}, /* aten::_to_copy.out */
    {422, 441, 3, 1, 0x0}, /* aten::_unsafe_view */
    {498, 521, 4, 1, 0x20}, /* aten::_unsafe_view.out */
    {605, 615, 5, 2, 0x10001}, /* aten::abs */
    {648, 665, 7, 1, 0x10001}, /* aten::add.Scalar */
    {735, 752, 8, 2, 0x10001}, /* aten::add.Tensor */
    {825, 839, 10, 2, 0x10000}, /* aten::add.out */
    {929, 947, 12, 2, 0x10000}, /* aten::add_.Tensor */
    {1029, 1042, 14, 2, 0x0}, /* aten::addbmm */
    {1142, 1159, 16, 2, 0x0}, /* aten::addbmm.out */
    {1283, 1297, 18, 2, 0x0}, /* aten::addbmm_ */
    {1406, 1418, 20, 2, 0x1}, /* aten::addmm */
    {1513, 1529, 22, 2, 0x0}, /* aten::addmm.out */
    {1648, 1661, 24, 2, 0x0}, /* aten::addmm_ */
    {1765, 1777, 26, 2, 0x0}, /* aten::addmv */
    {1870, 1886, 28, 2, 0x0}, /* aten::addmv.out */
    {2003, 2016, 30, 2, 0x0}, /* aten::addmv_ */
    {2118, 2129, 32, 1, 0x0}, /* aten::addr */
    {2223, 2238, 33, 1, 0x0}, /* aten::addr.out */
    {2356, 2368, 34, 1, 0x0}, /* aten::addr_ */
    {2471, 2483, 35, 1, 0x1}, /* aten::alias */
    {2524, 2535, 36, 2, 0x40001}, /* aten::amax */
    {2604, 2615, 38, 2, 0x40001}, /* aten::amin */
    {2684, 2696, 40, 2, 0x10000}, /* aten::angle */
    {2731, 2748, 42, 2, 0x1}, /* aten::as_strided */
    {2855, 2869, 44, 2, 0x0}, /* aten::baddbmm */
    {2970, 2988, 46, 2, 0x0}, /* aten::baddbmm.out */
    {3113, 3128, 48, 2, 0x0}, /* aten::baddbmm_ */
    {3238, 3248, 50, 2, 0x1}, /* aten::bmm */
    {3294, 3308, 52, 2, 0x0}, /* aten::bmm.out */
    {3381, 3391, 54, 2, 0x1}, /* aten::cat */
    {3440, 3452, 56, 1, 0x10001}, /* aten::clone */
    {3524, 3540, 57, 1, 0x20}, /* aten::clone.out */
    {3636, 3658, 58, 1, 0x1}, /* aten::constant_pad_nd */
    {3733, 3759, 59, 1, 0x20}, /* aten::constant_pad_nd.out */
    {3861, 3878, 60, 1, 0x0}, /* aten::contiguous */
    {3973, 3984, 61, 1, 0x1}, /* aten::copy */
    {4055, 4070, 62, 1, 0x20}, /* aten::copy.out */
    {4168, 4180, 63, 1, 0x0}, /* aten::copy_ */
    {4260, 4274, 64, 2, 0x0}, /* aten::cumprod */
    {4347, 4360, 66, 2, 0x1}, /* aten::cumsum */
    {4432, 4445, 68, 1, 0x0}, /* aten::detach */
    {4487, 4504, 69, 1, 0x10001}, /* aten::div.Scalar */
    {4558, 4575, 70, 2, 0x10001}, /* aten::div.Tensor */
    {4629, 4643, 72, 2, 0x10000}, /* aten::div.out */
    {4717, 4735, 74, 2, 0x10000}, /* aten::div_.Tensor */
    {4798, 4808, 76, 2, 0x0}, /* aten::dot */
    {4856, 4870, 78, 1, 0x0}, /* aten::dot.out */
    {4945, 4971, 79, 3, 0x1}, /* aten::empty.memory_format */
    {5148, 5165, 82, 1, 0x0}, /* aten::empty_like */
    {5331, 5352, 83, 1, 0x20}, /* aten::empty_like.out */
    {5453, 5473, 84, 3, 0x1}, /* aten::empty_strided */
    {5627, 5651, 87, 1, 0x20}, /* aten::empty_strided.out */
    {5740, 5756, 88, 2, 0x10001}, /* aten::eq.Scalar */
    {5809, 5829, 90, 2, 0x10000}, /* aten::eq.Scalar_out */
    {5909, 5925, 92, 2, 0x10001}, /* aten::eq.Tensor */
    {5978, 5998, 94, 2, 0x10000}, /* aten::eq.Tensor_out */
    {6078, 6095, 96, 2, 0x0}, /* aten::eq_.Scalar */
    {6157, 6174, 98, 2, 0x0}, /* aten::eq_.Tensor */
    {6236, 6246, 100, 2, 0x10001}, /* aten::exp */
    {6279, 6293, 102, 2, 0x10000}, /* aten::exp.out */
    {6353, 6364, 104, 2, 0x10000}, /* aten::exp_ */
    {6406, 6419, 106, 1, 0x1}, /* aten::expand */
    {6500, 6518, 107, 1, 0x1}, /* aten::fill.Scalar */
    {6573, 6595, 108, 1, 0x20}, /* aten::fill.Scalar_out */
    {6677, 6695, 109, 1, 0x0}, /* aten::fill.Tensor */
    {6750, 6772, 110, 1, 0x20}, /* aten::fill.Tensor_out */
    {6854, 6873, 111, 2, 0x0}, /* aten::fill_.Scalar */
    {6937, 6956, 113, 2, 0x0}, /* aten::fill_.Tensor */
    {7020, 7045, 115, 1, 0x0}, /* aten::flatten.using_ints */
    {7132, 7143, 116, 2, 0x1}, /* aten::flip */
    {7189, 7204, 118, 1, 0x20}, /* aten::flip.out */
    {7277, 7293, 119, 2, 0x0}, /* aten::from_file */
    {7457, 7477, 121, 1, 0x20}, /* aten::from_file.out */
    {7576, 7587, 122, 2, 0x1}, /* aten::full */
    {7734, 7750, 124, 2, 0x10001}, /* aten::ge.Scalar */
    {7803, 7823, 126, 2, 0x10000}, /* aten::ge.Scalar_out */
    {7903, 7919, 128, 2, 0x10001}, /* aten::ge.Tensor */
    {7972, 7992, 130, 2, 0x10000}, /* aten::ge.Tensor_out */
    {8072, 8089, 132, 2, 0x0}, /* aten::ge_.Scalar */
    {8151, 8168, 134, 2, 0x0}, /* aten::ge_.Tensor */
    {8230, 8246, 136, 2, 0x10001}, /* aten::gt.Scalar */
    {8299, 8319, 138, 2, 0x10000}, /* aten::gt.Scalar_out */
    {8399, 8415, 140, 2, 0x10001}, /* aten::gt.Tensor */
    {8468, 8488, 142, 2, 0x10000}, /* aten::gt.Tensor_out */
    {8568, 8585, 144, 2, 0x0}, /* aten::gt_.Scalar */
    {8647, 8664, 146, 2, 0x0}, /* aten::gt_.Tensor */
    {8726, 8745, 148, 1, 0x9}, /* aten::index.Tensor */
    {8806, 8822, 149, 1, 0x0}, /* aten::is_pinned */
    {8880, 8891, 150, 1, 0x4}, /* aten::item */
    {8925, 8941, 151, 2, 0x10001}, /* aten::le.Scalar */
    {8994, 9014, 153, 2, 0x10000}, /* aten::le.Scalar_out */
    {9094, 9110, 155, 2, 0x10001}, /* aten::le.Tensor */
    {9163, 9183, 157, 2, 0x10000}, /* aten::le.Tensor_out */
    {9263, 9280, 159, 2, 0x0}, /* aten::le_.Scalar */
    {9342, 9359, 161, 2, 0x0}, /* aten::le_.Tensor */
    {9421, 9437, 163, 2, 0x10001}, /* aten::lt.Scalar */
    {9490, 9510, 165, 2, 0x10000}, /* aten::lt.Scalar_out */
    {9590, 9606, 167, 2, 0x10001}, /* aten::lt.Tensor */
    {9659, 9679, 169, 2, 0x10000}, /* aten::lt.Tensor_out */
    {9759, 9776, 171, 2, 0x0}, /* aten::lt_.Scalar */
    {9838, 9855, 173, 2, 0x0}, /* aten::lt_.Tensor */
    {9917, 9937, 175, 1, 0x8}, /* aten::masked_select */
    {9993, 10006, 176, 1, 0x0}, /* aten::matmul */
    {10056, 10073, 177, 1, 0x0}, /* aten::matmul.out */
    {10150, 10159, 178, 2, 0x1}, /* aten::mm */
    {10204, 10217, 180, 2, 0x0}, /* aten::mm.out */
    {10289, 10306, 182, 1, 0x10001}, /* aten::mul.Scalar */
    {10360, 10377, 183, 2, 0x10001}, /* aten::mul.Tensor */
    {10431, 10445, 185, 2, 0x10000}, /* aten::mul.out */
    {10519, 10537, 187, 2, 0x10000}, /* aten::mul_.Tensor */
    {10600, 10609, 189, 1, 0x0}, /* aten::mv */
    {10653, 10666, 190, 1, 0x0}, /* aten::mv.out */
    {10737, 10750, 191, 1, 0x0}, /* aten::narrow */
    {10830, 10846, 192, 2, 0x10001}, /* aten::ne.Scalar */
    {10899, 10919, 194, 2, 0x10000}, /* aten::ne.Scalar_out */
    {10999, 11015, 196, 2, 0x10001}, /* aten::ne.Tensor */
    {11068, 11088, 198, 2, 0x10000}, /* aten::ne.Tensor_out */
    {11168, 11185, 200, 2, 0x0}, /* aten::ne_.Scalar */
    {11247, 11264, 202, 2, 0x0}, /* aten::ne_.Tensor */
    {11326, 11336, 204, 2, 0x10001}, /* aten::neg */
    {11369, 11383, 206, 2, 0x10000}, /* aten::neg.out */
    {11443, 11454, 208, 2, 0x10000}, /* aten::neg_ */
    {11496, 11512, 210, 1, 0x0}, /* aten::new_empty */
    {11658, 11678, 211, 1, 0x20}, /* aten::new_empty.out */
    {11759, 11774, 212, 1, 0x0}, /* aten::new_full */
    {11938, 11957, 213, 1, 0x20}, /* aten::new_full.out */
    {12056, 12072, 214, 1, 0x0}, /* aten::new_zeros */
    {12218, 12238, 215, 1, 0x20}, /* aten::new_zeros.out */
    {12319, 12333, 216, 1, 0x9}, /* aten::nonzero */
    {12370, 12381, 217, 2, 0x0}, /* aten::ones */
    {12509, 12519, 219, 1, 0x0}, /* aten::pad */
    {12606, 12620, 220, 1, 0x1}, /* aten::permute */
    {12675, 12706, 221, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {12792, 12827, 222, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {12937, 12951, 223, 1, 0x0}, /* aten::reshape */
    {13010, 13023, 224, 1, 0x20}, /* aten::resize */
    {13111, 13128, 225, 1, 0x20}, /* aten::resize.out */
    {13240, 13254, 226, 2, 0x81}, /* aten::resize_ */
    {13351, 13367, 228, 1, 0x20}, /* aten::resize_as */
    {13464, 13484, 229, 1, 0x20}, /* aten::resize_as.out */
    {13605, 13622, 230, 1, 0x80}, /* aten::resize_as_ */
    {13728, 13750, 231, 2, 0x0}, /* aten::scatter.src_out */
    {13853, 13877, 233, 2, 0x0}, /* aten::scatter.value_out */
    {13984, 14001, 235, 1, 0x1}, /* aten::select.int */
    {14070, 14084, 236, 2, 0x10001}, /* aten::sigmoid */
    {14121, 14139, 238, 2, 0x10000}, /* aten::sigmoid.out */
    {14203, 14218, 240, 2, 0x10000}, /* aten::sigmoid_ */
    {14264, 14283, 242, 1, 0x1}, /* aten::slice.Tensor */
    {14395, 14406, 243, 1, 0x1}, /* aten::sort */
    {14500, 14518, 244, 2, 0x0}, /* aten::sort.stable */
    {14636, 14647, 246, 2, 0x10001}, /* aten::sqrt */
    {14681, 14696, 248, 2, 0x10000}, /* aten::sqrt.out */
    {14757, 14769, 250, 2, 0x10000}, /* aten::sqrt_ */
    {14812, 14826, 252, 1, 0x0}, /* aten::squeeze */
    {14869, 14887, 253, 1, 0x1}, /* aten::squeeze.dim */
    {14943, 14962, 254, 1, 0x1}, /* aten::squeeze.dims */
    {15021, 15038, 255, 1, 0x10001}, /* aten::sub.Scalar */
    {15108, 15125, 256, 2, 0x10001}, /* aten::sub.Tensor */
    {15198, 15212, 258, 2, 0x10000}, /* aten::sub.out */
    {15302, 15320, 260, 2, 0x10000}, /* aten::sub_.Tensor */
    {15402, 15424, 262, 1, 0x0}, /* aten::subtract.Tensor */
    {15502, 15512, 263, 1, 0x40000}, /* aten::sum */
    {15572, 15594, 264, 2, 0x40000}, /* aten::sum.IntList_out */
    {15719, 15741, 266, 2, 0x40001}, /* aten::sum.dim_IntList */
    {15846, 15860, 268, 1, 0x20}, /* aten::sum.out */
    {15944, 15952, 269, 1, 0x0}, /* aten::t */
    {15989, 16000, 270, 2, 0x10001}, /* aten::tanh */
    {16034, 16049, 272, 2, 0x10000}, /* aten::tanh.out */
    {16110, 16122, 274, 2, 0x10000}, /* aten::tanh_ */
    {16165, 16181, 276, 1, 0x0}, /* aten::to.device */
    {16335, 16350, 277, 1, 0x0}, /* aten::to.dtype */
    {16488, 16510, 278, 1, 0x0}, /* aten::to.dtype_layout */
    {16729, 16749, 279, 1, 0x0}, /* aten::transpose.int */
    {16818, 16834, 280, 1, 0x1}, /* aten::unsqueeze */
    {16888, 16899, 281, 2, 0x0}, /* aten::vdot */
    {16947, 16962, 283, 1, 0x0}, /* aten::vdot.out */
    {17037, 17048, 284, 2, 0x1}, /* aten::view */
    {17103, 17120, 286, 1, 0x0}, /* aten::view.dtype */
    {17184, 17206, 287, 2, 0x0}, /* aten::view_as_complex */
    {17257, 17276, 289, 2, 0x0}, /* aten::view_as_real */
    {17324, 17335, 291, 1, 0x20}, /* aten::zero */
    {17369, 17384, 292, 1, 0x20}, /* aten::zero.out */
    {17445, 17457, 293, 2, 0x0}, /* aten::zero_ */
    {17500, 17512, 295, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0, 0}, /* aten::_local_scalar_dense CPU */
    {141, 0, 1}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 0}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 73}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 1}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 2}, /* aten::abs CPU */
    {16, 0, 2}, /* aten::abs Meta */
    {141, 0, 3}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 0}, /* aten::add.Tensor CPU */
    {16, 1, 0}, /* aten::add.Tensor Meta */
    {1, 3, 0}, /* aten::add.out CPU */
    {16, 3, 0}, /* aten::add.out Meta */
    {1, 2, 0}, /* aten::add_.Tensor CPU */
    {16, 2, 0}, /* aten::add_.Tensor Meta */
    {1, 0, 4}, /* aten::addbmm CPU */
    {16, 0, 4}, /* aten::addbmm Meta */
    {1, 4, 2}, /* aten::addbmm.out CPU */
    {16, 4, 2}, /* aten::addbmm.out Meta */
    {1, 0, 5}, /* aten::addbmm_ CPU */
    {16, 0, 5}, /* aten::addbmm_ Meta */
    {1, 1, 1}, /* aten::addmm CPU */
    {16, 1, 1}, /* aten::addmm Meta */
    {1, 3, 1}, /* aten::addmm.out CPU */
    {16, 3, 1}, /* aten::addmm.out Meta */
    {1, 2, 1}, /* aten::addmm_ CPU */
    {16, 2, 1}, /* aten::addmm_ Meta */
    {1, 1, 2}, /* aten::addmv CPU */
    {16, 1, 2}, /* aten::addmv Meta */
    {1, 3, 2}, /* aten::addmv.out CPU */
    {16, 3, 2}, /* aten::addmv.out Meta */
    {1, 2, 2}, /* aten::addmv_ CPU */
    {16, 2, 2}, /* aten::addmv_ Meta */
    {141, 0, 6}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 3}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 3}, /* aten::addr_ CompositeExplicitAutograd */
    {141, 0, 7}, /* aten::alias CompositeExplicitAutograd */
    {1, 0, 8}, /* aten::amax CPU */
    {16, 0, 8}, /* aten::amax Meta */
    {1, 0, 9}, /* aten::amin CPU */
    {16, 0, 9}, /* aten::amin Meta */
    {1, 0, 10}, /* aten::angle CPU */
    {16, 0, 10}, /* aten::angle Meta */
    {1, 0, 11}, /* aten::as_strided CPU */
    {16, 0, 11}, /* aten::as_strided Meta */
    {1, 1, 3}, /* aten::baddbmm CPU */
    {16, 1, 3}, /* aten::baddbmm Meta */
    {1, 3, 3}, /* aten::baddbmm.out CPU */
    {16, 3, 3}, /* aten::baddbmm.out Meta */
    {1, 2, 3}, /* aten::baddbmm_ CPU */
    {16, 2, 3}, /* aten::baddbmm_ Meta */
    {1, 1, 4}, /* aten::bmm CPU */
    {16, 1, 4}, /* aten::bmm Meta */
    {1, 3, 4}, /* aten::bmm.out CPU */
    {16, 3, 4}, /* aten::bmm.out Meta */
    {1, 0, 13}, /* aten::cat CPU */
    {16, 0, 13}, /* aten::cat Meta */
    {141, 0, 14}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 4}, /* aten::clone.out CompositeExplicitAutograd */
    {141, 0, 15}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 5}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 16}, /* aten::contiguous implicit */
    {141, 6, 7}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 6}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 17}, /* aten::copy_ CompositeExplicitAutograd */
    {1, 0, 18}, /* aten::cumprod CPU */
    {16, 0, 18}, /* aten::cumprod Meta */
    {1, 0, 19}, /* aten::cumsum CPU */
    {16, 0, 19}, /* aten::cumsum Meta */
    {141, 0, 7}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 20}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 5}, /* aten::div.Tensor CPU */
    {16, 1, 5}, /* aten::div.Tensor Meta */
    {1, 3, 5}, /* aten::div.out CPU */
    {16, 3, 5}, /* aten::div.out Meta */
    {1, 2, 5}, /* aten::div_.Tensor CPU */
    {16, 2, 5}, /* aten::div_.Tensor Meta */
    {1, 0, 21}, /* aten::dot CPU */
    {16, 0, 21}, /* aten::dot Meta */
    {141, 4, 8}, /* aten::dot.out CompositeExplicitAutograd */
    {1, 0, 23}, /* aten::empty.memory_format CPU */
    {16, 0, 23}, /* aten::empty.memory_format Meta */
    {86, 0, 12}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 22}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 9}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 24}, /* aten::empty_strided CPU */
    {16, 0, 24}, /* aten::empty_strided Meta */
    {86, 0, 12}, /* aten::empty_strided BackendSelect */
    {141, 4, 10}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::eq.Scalar CPU */
    {16, 1, 6}, /* aten::eq.Scalar Meta */
    {1, 3, 6}, /* aten::eq.Scalar_out CPU */
    {16, 3, 6}, /* aten::eq.Scalar_out Meta */
    {1, 1, 7}, /* aten::eq.Tensor CPU */
    {16, 1, 7}, /* aten::eq.Tensor Meta */
    {1, 3, 7}, /* aten::eq.Tensor_out CPU */
    {16, 3, 7}, /* aten::eq.Tensor_out Meta */
    {1, 2, 6}, /* aten::eq_.Scalar CPU */
    {16, 2, 6}, /* aten::eq_.Scalar Meta */
    {1, 2, 7}, /* aten::eq_.Tensor CPU */
    {16, 2, 7}, /* aten::eq_.Tensor Meta */
    {1, 1, 8}, /* aten::exp CPU */
    {16, 1, 8}, /* aten::exp Meta */
    {1, 3, 8}, /* aten::exp.out CPU */
    {16, 3, 8}, /* aten::exp.out Meta */
    {1, 2, 8}, /* aten::exp_ CPU */
    {16, 2, 8}, /* aten::exp_ Meta */
    {141, 0, 25}, /* aten::expand CompositeExplicitAutograd */
    {141, 6, 13}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 11}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 14}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 12}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 26}, /* aten::fill_.Scalar CPU */
    {16, 0, 26}, /* aten::fill_.Scalar Meta */
    {1, 0, 27}, /* aten::fill_.Tensor CPU */
    {16, 0, 27}, /* aten::fill_.Tensor Meta */
    {138, 0, 28}, /* aten::flatten.using_ints implicit */
    {1, 0, 29}, /* aten::flip CPU */
    {16, 0, 29}, /* aten::flip Meta */
    {141, 4, 15}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 30}, /* aten::from_file CPU */
    {86, 0, 12}, /* aten::from_file BackendSelect */
    {141, 4, 16}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 31}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 12}, /* aten::full BackendSelect */
    {1, 1, 9}, /* aten::ge.Scalar CPU */
    {16, 1, 9}, /* aten::ge.Scalar Meta */
    {1, 3, 9}, /* aten::ge.Scalar_out CPU */
    {16, 3, 9}, /* aten::ge.Scalar_out Meta */
    {1, 1, 10}, /* aten::ge.Tensor CPU */
    {16, 1, 10}, /* aten::ge.Tensor Meta */
    {1, 3, 10}, /* aten::ge.Tensor_out CPU */
    {16, 3, 10}, /* aten::ge.Tensor_out Meta */
    {1, 2, 9}, /* aten::ge_.Scalar CPU */
    {16, 2, 9}, /* aten::ge_.Scalar Meta */
    {1, 2, 10}, /* aten::ge_.Tensor CPU */
    {16, 2, 10}, /* aten::ge_.Tensor Meta */
    {1, 1, 11}, /* aten::gt.Scalar CPU */
    {16, 1, 11}, /* aten::gt.Scalar Meta */
    {1, 3, 11}, /* aten::gt.Scalar_out CPU */
    {16, 3, 11}, /* aten::gt.Scalar_out Meta */
    {1, 1, 12}, /* aten::gt.Tensor CPU */
    {16, 1, 12}, /* aten::gt.Tensor Meta */
    {1, 3, 12}, /* aten::gt.Tensor_out CPU */
    {16, 3, 12}, /* aten::gt.Tensor_out Meta */
    {1, 2, 11}, /* aten::gt_.Scalar CPU */
    {16, 2, 11}, /* aten::gt_.Scalar Meta */
    {1, 2, 12}, /* aten::gt_.Tensor CPU */
    {16, 2, 12}, /* aten::gt_.Tensor Meta */
    {1, 0, 32}, /* aten::index.Tensor CPU */
    {141, 0, 33}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 34}, /* aten::item implicit */
    {1, 1, 13}, /* aten::le.Scalar CPU */
    {16, 1, 13}, /* aten::le.Scalar Meta */
    {1, 3, 13}, /* aten::le.Scalar_out CPU */
    {16, 3, 13}, /* aten::le.Scalar_out Meta */
    {1, 1, 14}, /* aten::le.Tensor CPU */
    {16, 1, 14}, /* aten::le.Tensor Meta */
    {1, 3, 14}, /* aten::le.Tensor_out CPU */
    {16, 3, 14}, /* aten::le.Tensor_out Meta */
    {1, 2, 13}, /* aten::le_.Scalar CPU */
    {16, 2, 13}, /* aten::le_.Scalar Meta */
    {1, 2, 14}, /* aten::le_.Tensor CPU */
    {16, 2, 14}, /* aten::le_.Tensor Meta */
    {1, 1, 15}, /* aten::lt.Scalar CPU */
    {16, 1, 15}, /* aten::lt.Scalar Meta */
    {1, 3, 15}, /* aten::lt.Scalar_out CPU */
    {16, 3, 15}, /* aten::lt.Scalar_out Meta */
    {1, 1, 16}, /* aten::lt.Tensor CPU */
    {16, 1, 16}, /* aten::lt.Tensor Meta */
    {1, 3, 16}, /* aten::lt.Tensor_out CPU */
    {16, 3, 16}, /* aten::lt.Tensor_out Meta */
    {1, 2, 15}, /* aten::lt_.Scalar CPU */
    {16, 2, 15}, /* aten::lt_.Scalar Meta */
    {1, 2, 16}, /* aten::lt_.Tensor CPU */
    {16, 2, 16}, /* aten::lt_.Tensor Meta */
    {1, 0, 35}, /* aten::masked_select CPU */
    {138, 0, 36}, /* aten::matmul implicit */
    {138, 0, 37}, /* aten::matmul.out implicit */
    {1, 1, 17}, /* aten::mm CPU */
    {16, 1, 17}, /* aten::mm Meta */
    {1, 3, 17}, /* aten::mm.out CPU */
    {16, 3, 17}, /* aten::mm.out Meta */
    {141, 0, 38}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 18}, /* aten::mul.Tensor CPU */
    {16, 1, 18}, /* aten::mul.Tensor Meta */
    {1, 3, 18}, /* aten::mul.out CPU */
    {16, 3, 18}, /* aten::mul.out Meta */
    {1, 2, 18}, /* aten::mul_.Tensor CPU */
    {16, 2, 18}, /* aten::mul_.Tensor Meta */
    {141, 0, 39}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 17}, /* aten::mv.out CompositeExplicitAutograd */
    {138, 0, 40}, /* aten::narrow implicit */
    {1, 1, 19}, /* aten::ne.Scalar CPU */
    {16, 1, 19}, /* aten::ne.Scalar Meta */
    {1, 3, 19}, /* aten::ne.Scalar_out CPU */
    {16, 3, 19}, /* aten::ne.Scalar_out Meta */
    {1, 1, 20}, /* aten::ne.Tensor CPU */
    {16, 1, 20}, /* aten::ne.Tensor Meta */
    {1, 3, 20}, /* aten::ne.Tensor_out CPU */
    {16, 3, 20}, /* aten::ne.Tensor_out Meta */
    {1, 2, 19}, /* aten::ne_.Scalar CPU */
    {16, 2, 19}, /* aten::ne_.Scalar Meta */
    {1, 2, 20}, /* aten::ne_.Tensor CPU */
    {16, 2, 20}, /* aten::ne_.Tensor Meta */
    {1, 1, 21}, /* aten::neg CPU */
    {16, 1, 21}, /* aten::neg Meta */
    {1, 3, 21}, /* aten::neg.out CPU */
    {16, 3, 21}, /* aten::neg.out Meta */
    {1, 2, 21}, /* aten::neg_ CPU */
    {16, 2, 21}, /* aten::neg_ Meta */
    {141, 0, 41}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 18}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 42}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 19}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 43}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 20}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::nonzero CPU */
    {141, 0, 45}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 12}, /* aten::ones BackendSelect */
    {138, 0, 46}, /* aten::pad implicit */
    {141, 0, 47}, /* aten::permute CompositeExplicitAutograd */
    {1, 0, 48}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 21}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 49}, /* aten::reshape implicit */
    {141, 6, 23}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 22}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 50}, /* aten::resize_ CPU */
    {16, 0, 50}, /* aten::resize_ Meta */
    {141, 6, 25}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 51}, /* aten::resize_as_ CompositeExplicitAutograd */
    {1, 0, 52}, /* aten::scatter.src_out CPU */
    {16, 0, 52}, /* aten::scatter.src_out Meta */
    {1, 0, 53}, /* aten::scatter.value_out CPU */
    {16, 0, 53}, /* aten::scatter.value_out Meta */
    {141, 0, 54}, /* aten::select.int CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::sigmoid CPU */
    {16, 1, 22}, /* aten::sigmoid Meta */
    {1, 3, 22}, /* aten::sigmoid.out CPU */
    {16, 3, 22}, /* aten::sigmoid.out Meta */
    {1, 2, 22}, /* aten::sigmoid_ CPU */
    {16, 2, 22}, /* aten::sigmoid_ Meta */
    {141, 0, 55}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 56}, /* aten::sort CompositeExplicitAutograd */
    {1, 0, 57}, /* aten::sort.stable CPU */
    {16, 0, 57}, /* aten::sort.stable Meta */
    {1, 1, 23}, /* aten::sqrt CPU */
    {16, 1, 23}, /* aten::sqrt Meta */
    {1, 3, 23}, /* aten::sqrt.out CPU */
    {16, 3, 23}, /* aten::sqrt.out Meta */
    {1, 2, 23}, /* aten::sqrt_ CPU */
    {16, 2, 23}, /* aten::sqrt_ Meta */
    {141, 0, 58}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 59}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 60}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 0, 61}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 24}, /* aten::sub.Tensor CPU */
    {16, 1, 24}, /* aten::sub.Tensor Meta */
    {1, 3, 24}, /* aten::sub.out CPU */
    {16, 3, 24}, /* aten::sub.out Meta */
    {1, 2, 24}, /* aten::sub_.Tensor CPU */
    {16, 2, 24}, /* aten::sub_.Tensor Meta */
    {138, 0, 62}, /* aten::subtract.Tensor implicit */
    {141, 0, 63}, /* aten::sum CompositeExplicitAutograd */
    {1, 0, 64}, /* aten::sum.IntList_out CPU */
    {16, 0, 64}, /* aten::sum.IntList_out Meta */
    {1, 0, 65}, /* aten::sum.dim_IntList CPU */
    {16, 0, 65}, /* aten::sum.dim_IntList Meta */
    {141, 4, 26}, /* aten::sum.out CompositeExplicitAutograd */
    {141, 0, 66}, /* aten::t CompositeExplicitAutograd */
    {1, 1, 25}, /* aten::tanh CPU */
    {16, 1, 25}, /* aten::tanh Meta */
    {1, 3, 25}, /* aten::tanh.out CPU */
    {16, 3, 25}, /* aten::tanh.out Meta */
    {1, 2, 25}, /* aten::tanh_ CPU */
    {16, 2, 25}, /* aten::tanh_ Meta */
    {138, 0, 67}, /* aten::to.device implicit */
    {138, 0, 68}, /* aten::to.dtype implicit */
    {138, 0, 69}, /* aten::to.dtype_layout implicit */
    {141, 0, 70}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 0, 71}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 0, 72}, /* aten::vdot CPU */
    {16, 0, 72}, /* aten::vdot Meta */
    {141, 4, 27}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::view CPU */
    {16, 0, 73}, /* aten::view Meta */
    {141, 0, 76}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 0, 74}, /* aten::view_as_complex CPU */
    {16, 0, 74}, /* aten::view_as_complex Meta */
    {1, 0, 75}, /* aten::view_as_real CPU */
    {16, 0, 75}, /* aten::view_as_real Meta */
    {141, 6, 29}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 77}, /* aten::zero_ CPU */
    {16, 0, 77}, /* aten::zero_ Meta */
    {141, 0, 78}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 12}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_to_copy.out\0aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::_unsafe_view.out\0aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::abs\0aten::abs(Tensor self) -> Tensor\0"
    "aten::add.Scalar\0aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::add.out\0aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::add_.Tensor\0aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addbmm\0aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addbmm.out\0aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addbmm_\0aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addmm\0aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addmm.out\0aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addmm_\0aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addmv\0aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addmv.out\0aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addmv_\0aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addr\0aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addr.out\0aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addr_\0aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::angle\0aten::angle(Tensor self) -> Tensor\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::baddbmm\0aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::baddbmm.out\0aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::baddbmm_\0aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::clone.out\0aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::constant_pad_nd\0aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor\0"
    "aten::constant_pad_nd.out\0aten::constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::contiguous\0aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)\0"
    "aten::copy\0aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor\0"
    "aten::copy.out\0aten::copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::copy_\0aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)\0"
    "aten::cumprod\0aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::cumsum\0aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::div.Scalar\0aten::div.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::div.out\0aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div_.Tensor\0aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::dot\0aten::dot(Tensor self, Tensor tensor) -> Tensor\0"
    "aten::dot.out\0aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like.out\0aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::empty_strided.out\0aten::empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Scalar\0aten::eq.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::eq.Scalar_out\0aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Tensor\0aten::eq.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::eq.Tensor_out\0aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq_.Scalar\0aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::eq_.Tensor\0aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::exp\0aten::exp(Tensor self) -> Tensor\0"
    "aten::exp.out\0aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::exp_\0aten::exp_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::fill.Scalar\0aten::fill.Scalar(Tensor self, Scalar value) -> Tensor\0"
    "aten::fill.Scalar_out\0aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fill.Tensor\0aten::fill.Tensor(Tensor self, Tensor value) -> Tensor\0"
    "aten::fill.Tensor_out\0aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fill_.Scalar\0aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)\0"
    "aten::fill_.Tensor\0aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::flip\0aten::flip(Tensor self, int[] dims) -> Tensor\0"
    "aten::flip.out\0aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::from_file\0aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::from_file.out\0aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ge.Scalar\0aten::ge.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ge.Scalar_out\0aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge.Tensor\0aten::ge.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ge.Tensor_out\0aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge_.Scalar\0aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ge_.Tensor\0aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::gt.Scalar\0aten::gt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::gt.Scalar_out\0aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt.Tensor\0aten::gt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::gt.Tensor_out\0aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt_.Scalar\0aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::gt_.Tensor\0aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::le.Scalar\0aten::le.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::le.Scalar_out\0aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le.Tensor\0aten::le.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::le.Tensor_out\0aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le_.Scalar\0aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::le_.Tensor\0aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::lt.Scalar\0aten::lt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::lt.Scalar_out\0aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lt.Tensor\0aten::lt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::lt.Tensor_out\0aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lt_.Scalar\0aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::lt_.Tensor\0aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::matmul.out\0aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::mv\0aten::mv(Tensor self, Tensor vec) -> Tensor\0"
    "aten::mv.out\0aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::ne.Scalar\0aten::ne.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ne.Scalar_out\0aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ne.Tensor\0aten::ne.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ne.Tensor_out\0aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ne_.Scalar\0aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ne_.Tensor\0aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::neg\0aten::neg(Tensor self) -> Tensor\0"
    "aten::neg.out\0aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::neg_\0aten::neg_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_empty.out\0aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full.out\0aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros.out\0aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nonzero\0aten::nonzero(Tensor self) -> Tensor\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.Tensor_out\0aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::resize\0aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize.out\0aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_\0aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resize_as\0aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize_as.out\0aten::resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_as_\0aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::sigmoid\0aten::sigmoid(Tensor self) -> Tensor\0"
    "aten::sigmoid.out\0aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sigmoid_\0aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sqrt\0aten::sqrt(Tensor self) -> Tensor\0"
    "aten::sqrt.out\0aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sqrt_\0aten::sqrt_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::sub.Scalar\0aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sub.out\0aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sub_.Tensor\0aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sum\0aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.IntList_out\0aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum.dim_IntList\0aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.out\0aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::tanh\0aten::tanh(Tensor self) -> Tensor\0"
    "aten::tanh.out\0aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tanh_\0aten::tanh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::to.device\0aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::vdot\0aten::vdot(Tensor self, Tensor other) -> Tensor\0"
    "aten::vdot.out\0aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::view.dtype\0aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)\0"
    "aten::view_as_complex\0aten::view_as_complex(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_real\0aten::view_as_real(Tensor(a) self) -> Tensor(a)\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
