/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_addmm_out, /* 4 */
    tni_kernel_alias, /* 5 */
    tni_kernel_amax, /* 6 */
    tni_kernel_amin, /* 7 */
    tni_kernel_angle, /* 8 */
    tni_kernel_as_strided, /* 9 */
    tni_kernel_backend_select, /* 10 */
    tni_kernel_baddbmm_out, /* 11 */
    tni_kernel_bmm, /* 12 */
    tni_kernel_bmm_out, /* 13 */
    tni_kernel_cat, /* 14 */
    tni_kernel_clone, /* 15 */
    tni_kernel_constant_pad_nd, /* 16 */
    tni_kernel_contiguous, /* 17 */
    tni_kernel_copy_, /* 18 */
    tni_kernel_cumprod, /* 19 */
    tni_kernel_cumsum, /* 20 */
    tni_kernel_div_Scalar, /* 21 */
    tni_kernel_dot, /* 22 */
    tni_kernel_empty_like, /* 23 */
    tni_kernel_empty_memory_format, /* 24 */
    tni_kernel_empty_strided, /* 25 */
    tni_kernel_expand, /* 26 */
    tni_kernel_fill__Scalar, /* 27 */
    tni_kernel_fill__Tensor, /* 28 */
    tni_kernel_flatten_using_ints, /* 29 */
    tni_kernel_flip, /* 30 */
    tni_kernel_from_file, /* 31 */
    tni_kernel_full, /* 32 */
    tni_kernel_index_Tensor, /* 33 */
    tni_kernel_is_pinned, /* 34 */
    tni_kernel_item, /* 35 */
    tni_kernel_masked_select, /* 36 */
    tni_kernel_matmul, /* 37 */
    tni_kernel_mm, /* 38 */
    tni_kernel_mm_out, /* 39 */
    tni_kernel_mul_Scalar, /* 40 */
    tni_kernel_narrow, /* 41 */
    tni_kernel_new_empty, /* 42 */
    tni_kernel_new_full, /* 43 */
    tni_kernel_new_zeros, /* 44 */
    tni_kernel_nonzero, /* 45 */
    tni_kernel_ones, /* 46 */
    tni_kernel_pad, /* 47 */
    tni_kernel_permute, /* 48 */
    tni_kernel_repeat_interleave_Tensor, /* 49 */
    tni_kernel_reshape, /* 50 */
    tni_kernel_resize_, /* 51 */
    tni_kernel_resize_as_, /* 52 */
    tni_kernel_scatter_src_out, /* 53 */
    tni_kernel_scatter_value_out, /* 54 */
    tni_kernel_select_int, /* 55 */
    tni_kernel_slice_Tensor, /* 56 */
    tni_kernel_sort, /* 57 */
    tni_kernel_sort_stable, /* 58 */
    tni_kernel_squeeze, /* 59 */
    tni_kernel_squeeze_dim, /* 60 */
    tni_kernel_squeeze_dims, /* 61 */
    tni_kernel_sub_Scalar, /* 62 */
    tni_kernel_subtract_Tensor, /* 63 */
    tni_kernel_sum, /* 64 */
    tni_kernel_sum_IntList_out, /* 65 */
    tni_kernel_sum_dim_IntList, /* 66 */
    tni_kernel_t, /* 67 */
    tni_kernel_to_device, /* 68 */
    tni_kernel_to_dtype, /* 69 */
    tni_kernel_to_dtype_layout, /* 70 */
    tni_kernel_transpose_int, /* 71 */
    tni_kernel_unsqueeze, /* 72 */
    tni_kernel_view, /* 73 */
    tni_kernel_view_as_complex, /* 74 */
    tni_kernel_view_as_real, /* 75 */
    tni_kernel_view_dtype, /* 76 */
    tni_kernel_zero_, /* 77 */
    tni_kernel_zeros, /* 78 */
};

extern const struct tni_structured tni_structured_add_out;
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
    &tni_structured_div_out, /* 1 */
    &tni_structured_eq_Scalar_out, /* 2 */
    &tni_structured_eq_Tensor_out, /* 3 */
    &tni_structured_exp_out, /* 4 */
    &tni_structured_ge_Scalar_out, /* 5 */
    &tni_structured_ge_Tensor_out, /* 6 */
    &tni_structured_gt_Scalar_out, /* 7 */
    &tni_structured_gt_Tensor_out, /* 8 */
    &tni_structured_le_Scalar_out, /* 9 */
    &tni_structured_le_Tensor_out, /* 10 */
    &tni_structured_lt_Scalar_out, /* 11 */
    &tni_structured_lt_Tensor_out, /* 12 */
    &tni_structured_mul_out, /* 13 */
    &tni_structured_ne_Scalar_out, /* 14 */
    &tni_structured_ne_Tensor_out, /* 15 */
    &tni_structured_neg_out, /* 16 */
    &tni_structured_sigmoid_out, /* 17 */
    &tni_structured_sqrt_out, /* 18 */
    &tni_structured_sub_out, /* 19 */
    &tni_structured_tanh_out, /* 20 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::_to_copy", NULL}, /* 0 */
    {"aten::_unsafe_view", NULL}, /* 1 */
    {"aten::clone", NULL}, /* 2 */
    {"aten::constant_pad_nd", NULL}, /* 3 */
    {"aten::copy", NULL}, /* 4 */
    {"aten::copy_", NULL}, /* 5 */
    {"aten::empty_like", NULL}, /* 6 */
    {"aten::empty_strided", NULL}, /* 7 */
    {"aten::fill.Scalar", NULL}, /* 8 */
    {"aten::fill.Tensor", NULL}, /* 9 */
    {"aten::fill_.Scalar", NULL}, /* 10 */
    {"aten::fill_.Tensor", NULL}, /* 11 */
    {"aten::flip", NULL}, /* 12 */
    {"aten::from_file", NULL}, /* 13 */
    {"aten::new_empty", NULL}, /* 14 */
    {"aten::new_full", NULL}, /* 15 */
    {"aten::new_zeros", NULL}, /* 16 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 17 */
    {"aten::resize", NULL}, /* 18 */
    {"aten::resize_", NULL}, /* 19 */
    {"aten::resize_as", NULL}, /* 20 */
    {"aten::resize_as_", NULL}, /* 21 */
    {"aten::sum", NULL}, /* 22 */
    {"aten::zero", NULL}, /* 23 */
    {"aten::zero_", NULL}, /* 24 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 168;

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
    {1029, 1045, 14, 2, 0x0}, /* aten::addmm.out */
    {1164, 1176, 16, 1, 0x1}, /* aten::alias */
    {1217, 1228, 17, 2, 0x40001}, /* aten::amax */
    {1297, 1308, 19, 2, 0x40001}, /* aten::amin */
    {1377, 1389, 21, 2, 0x10000}, /* aten::angle */
    {1424, 1441, 23, 2, 0x1}, /* aten::as_strided */
    {1548, 1566, 25, 2, 0x0}, /* aten::baddbmm.out */
    {1691, 1701, 27, 2, 0x1}, /* aten::bmm */
    {1747, 1761, 29, 2, 0x0}, /* aten::bmm.out */
    {1834, 1844, 31, 2, 0x1}, /* aten::cat */
    {1893, 1905, 33, 1, 0x10001}, /* aten::clone */
    {1977, 1993, 34, 1, 0x20}, /* aten::clone.out */
    {2089, 2111, 35, 1, 0x1}, /* aten::constant_pad_nd */
    {2186, 2212, 36, 1, 0x20}, /* aten::constant_pad_nd.out */
    {2314, 2331, 37, 1, 0x0}, /* aten::contiguous */
    {2426, 2437, 38, 1, 0x1}, /* aten::copy */
    {2508, 2523, 39, 1, 0x20}, /* aten::copy.out */
    {2621, 2633, 40, 1, 0x0}, /* aten::copy_ */
    {2713, 2727, 41, 2, 0x0}, /* aten::cumprod */
    {2800, 2813, 43, 2, 0x1}, /* aten::cumsum */
    {2885, 2898, 45, 1, 0x0}, /* aten::detach */
    {2940, 2957, 46, 1, 0x10001}, /* aten::div.Scalar */
    {3011, 3028, 47, 2, 0x10001}, /* aten::div.Tensor */
    {3082, 3096, 49, 2, 0x10000}, /* aten::div.out */
    {3170, 3188, 51, 2, 0x10000}, /* aten::div_.Tensor */
    {3251, 3261, 53, 2, 0x0}, /* aten::dot */
    {3309, 3335, 55, 3, 0x1}, /* aten::empty.memory_format */
    {3512, 3529, 58, 1, 0x0}, /* aten::empty_like */
    {3695, 3716, 59, 1, 0x20}, /* aten::empty_like.out */
    {3817, 3837, 60, 3, 0x1}, /* aten::empty_strided */
    {3991, 4015, 63, 1, 0x20}, /* aten::empty_strided.out */
    {4104, 4120, 64, 2, 0x10001}, /* aten::eq.Scalar */
    {4173, 4193, 66, 2, 0x10000}, /* aten::eq.Scalar_out */
    {4273, 4289, 68, 2, 0x10001}, /* aten::eq.Tensor */
    {4342, 4362, 70, 2, 0x10000}, /* aten::eq.Tensor_out */
    {4442, 4459, 72, 2, 0x0}, /* aten::eq_.Scalar */
    {4521, 4538, 74, 2, 0x0}, /* aten::eq_.Tensor */
    {4600, 4610, 76, 2, 0x10001}, /* aten::exp */
    {4643, 4657, 78, 2, 0x10000}, /* aten::exp.out */
    {4717, 4728, 80, 2, 0x10000}, /* aten::exp_ */
    {4770, 4783, 82, 1, 0x1}, /* aten::expand */
    {4864, 4882, 83, 1, 0x1}, /* aten::fill.Scalar */
    {4937, 4959, 84, 1, 0x20}, /* aten::fill.Scalar_out */
    {5041, 5059, 85, 1, 0x0}, /* aten::fill.Tensor */
    {5114, 5136, 86, 1, 0x20}, /* aten::fill.Tensor_out */
    {5218, 5237, 87, 2, 0x0}, /* aten::fill_.Scalar */
    {5301, 5320, 89, 2, 0x0}, /* aten::fill_.Tensor */
    {5384, 5409, 91, 1, 0x0}, /* aten::flatten.using_ints */
    {5496, 5507, 92, 2, 0x1}, /* aten::flip */
    {5553, 5568, 94, 1, 0x20}, /* aten::flip.out */
    {5641, 5657, 95, 2, 0x0}, /* aten::from_file */
    {5821, 5841, 97, 1, 0x20}, /* aten::from_file.out */
    {5940, 5951, 98, 2, 0x1}, /* aten::full */
    {6098, 6114, 100, 2, 0x10001}, /* aten::ge.Scalar */
    {6167, 6187, 102, 2, 0x10000}, /* aten::ge.Scalar_out */
    {6267, 6283, 104, 2, 0x10001}, /* aten::ge.Tensor */
    {6336, 6356, 106, 2, 0x10000}, /* aten::ge.Tensor_out */
    {6436, 6453, 108, 2, 0x0}, /* aten::ge_.Scalar */
    {6515, 6532, 110, 2, 0x0}, /* aten::ge_.Tensor */
    {6594, 6610, 112, 2, 0x10001}, /* aten::gt.Scalar */
    {6663, 6683, 114, 2, 0x10000}, /* aten::gt.Scalar_out */
    {6763, 6779, 116, 2, 0x10001}, /* aten::gt.Tensor */
    {6832, 6852, 118, 2, 0x10000}, /* aten::gt.Tensor_out */
    {6932, 6949, 120, 2, 0x0}, /* aten::gt_.Scalar */
    {7011, 7028, 122, 2, 0x0}, /* aten::gt_.Tensor */
    {7090, 7109, 124, 1, 0x9}, /* aten::index.Tensor */
    {7170, 7186, 125, 1, 0x0}, /* aten::is_pinned */
    {7244, 7255, 126, 1, 0x4}, /* aten::item */
    {7289, 7305, 127, 2, 0x10001}, /* aten::le.Scalar */
    {7358, 7378, 129, 2, 0x10000}, /* aten::le.Scalar_out */
    {7458, 7474, 131, 2, 0x10001}, /* aten::le.Tensor */
    {7527, 7547, 133, 2, 0x10000}, /* aten::le.Tensor_out */
    {7627, 7644, 135, 2, 0x0}, /* aten::le_.Scalar */
    {7706, 7723, 137, 2, 0x0}, /* aten::le_.Tensor */
    {7785, 7801, 139, 2, 0x10001}, /* aten::lt.Scalar */
    {7854, 7874, 141, 2, 0x10000}, /* aten::lt.Scalar_out */
    {7954, 7970, 143, 2, 0x10001}, /* aten::lt.Tensor */
    {8023, 8043, 145, 2, 0x10000}, /* aten::lt.Tensor_out */
    {8123, 8140, 147, 2, 0x0}, /* aten::lt_.Scalar */
    {8202, 8219, 149, 2, 0x0}, /* aten::lt_.Tensor */
    {8281, 8301, 151, 1, 0x8}, /* aten::masked_select */
    {8357, 8370, 152, 1, 0x0}, /* aten::matmul */
    {8420, 8429, 153, 2, 0x1}, /* aten::mm */
    {8474, 8487, 155, 2, 0x0}, /* aten::mm.out */
    {8559, 8576, 157, 1, 0x10001}, /* aten::mul.Scalar */
    {8630, 8647, 158, 2, 0x10001}, /* aten::mul.Tensor */
    {8701, 8715, 160, 2, 0x10000}, /* aten::mul.out */
    {8789, 8807, 162, 2, 0x10000}, /* aten::mul_.Tensor */
    {8870, 8883, 164, 1, 0x0}, /* aten::narrow */
    {8963, 8979, 165, 2, 0x10001}, /* aten::ne.Scalar */
    {9032, 9052, 167, 2, 0x10000}, /* aten::ne.Scalar_out */
    {9132, 9148, 169, 2, 0x10001}, /* aten::ne.Tensor */
    {9201, 9221, 171, 2, 0x10000}, /* aten::ne.Tensor_out */
    {9301, 9318, 173, 2, 0x0}, /* aten::ne_.Scalar */
    {9380, 9397, 175, 2, 0x0}, /* aten::ne_.Tensor */
    {9459, 9469, 177, 2, 0x10001}, /* aten::neg */
    {9502, 9516, 179, 2, 0x10000}, /* aten::neg.out */
    {9576, 9587, 181, 2, 0x10000}, /* aten::neg_ */
    {9629, 9645, 183, 1, 0x0}, /* aten::new_empty */
    {9791, 9811, 184, 1, 0x20}, /* aten::new_empty.out */
    {9892, 9907, 185, 1, 0x0}, /* aten::new_full */
    {10071, 10090, 186, 1, 0x20}, /* aten::new_full.out */
    {10189, 10205, 187, 1, 0x0}, /* aten::new_zeros */
    {10351, 10371, 188, 1, 0x20}, /* aten::new_zeros.out */
    {10452, 10466, 189, 1, 0x9}, /* aten::nonzero */
    {10503, 10514, 190, 2, 0x0}, /* aten::ones */
    {10642, 10652, 192, 1, 0x0}, /* aten::pad */
    {10739, 10753, 193, 1, 0x1}, /* aten::permute */
    {10808, 10839, 194, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {10925, 10960, 195, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {11070, 11084, 196, 1, 0x0}, /* aten::reshape */
    {11143, 11156, 197, 1, 0x20}, /* aten::resize */
    {11244, 11261, 198, 1, 0x20}, /* aten::resize.out */
    {11373, 11387, 199, 2, 0x81}, /* aten::resize_ */
    {11484, 11500, 201, 1, 0x20}, /* aten::resize_as */
    {11597, 11617, 202, 1, 0x20}, /* aten::resize_as.out */
    {11738, 11755, 203, 1, 0x80}, /* aten::resize_as_ */
    {11861, 11883, 204, 2, 0x0}, /* aten::scatter.src_out */
    {11986, 12010, 206, 2, 0x0}, /* aten::scatter.value_out */
    {12117, 12134, 208, 1, 0x1}, /* aten::select.int */
    {12203, 12217, 209, 2, 0x10001}, /* aten::sigmoid */
    {12254, 12272, 211, 2, 0x10000}, /* aten::sigmoid.out */
    {12336, 12351, 213, 2, 0x10000}, /* aten::sigmoid_ */
    {12397, 12416, 215, 1, 0x1}, /* aten::slice.Tensor */
    {12528, 12539, 216, 1, 0x1}, /* aten::sort */
    {12633, 12651, 217, 2, 0x0}, /* aten::sort.stable */
    {12769, 12780, 219, 2, 0x10001}, /* aten::sqrt */
    {12814, 12829, 221, 2, 0x10000}, /* aten::sqrt.out */
    {12890, 12902, 223, 2, 0x10000}, /* aten::sqrt_ */
    {12945, 12959, 225, 1, 0x0}, /* aten::squeeze */
    {13002, 13020, 226, 1, 0x1}, /* aten::squeeze.dim */
    {13076, 13095, 227, 1, 0x1}, /* aten::squeeze.dims */
    {13154, 13171, 228, 1, 0x10001}, /* aten::sub.Scalar */
    {13241, 13258, 229, 2, 0x10001}, /* aten::sub.Tensor */
    {13331, 13345, 231, 2, 0x10000}, /* aten::sub.out */
    {13435, 13453, 233, 2, 0x10000}, /* aten::sub_.Tensor */
    {13535, 13557, 235, 1, 0x0}, /* aten::subtract.Tensor */
    {13635, 13645, 236, 1, 0x40000}, /* aten::sum */
    {13705, 13727, 237, 2, 0x40000}, /* aten::sum.IntList_out */
    {13852, 13874, 239, 2, 0x40001}, /* aten::sum.dim_IntList */
    {13979, 13993, 241, 1, 0x20}, /* aten::sum.out */
    {14077, 14085, 242, 1, 0x0}, /* aten::t */
    {14122, 14133, 243, 2, 0x10001}, /* aten::tanh */
    {14167, 14182, 245, 2, 0x10000}, /* aten::tanh.out */
    {14243, 14255, 247, 2, 0x10000}, /* aten::tanh_ */
    {14298, 14314, 249, 1, 0x0}, /* aten::to.device */
    {14468, 14483, 250, 1, 0x0}, /* aten::to.dtype */
    {14621, 14643, 251, 1, 0x0}, /* aten::to.dtype_layout */
    {14862, 14882, 252, 1, 0x0}, /* aten::transpose.int */
    {14951, 14967, 253, 1, 0x1}, /* aten::unsqueeze */
    {15021, 15032, 254, 2, 0x1}, /* aten::view */
    {15087, 15104, 256, 1, 0x0}, /* aten::view.dtype */
    {15168, 15190, 257, 2, 0x0}, /* aten::view_as_complex */
    {15241, 15260, 259, 2, 0x0}, /* aten::view_as_real */
    {15308, 15319, 261, 1, 0x20}, /* aten::zero */
    {15353, 15368, 262, 1, 0x20}, /* aten::zero.out */
    {15429, 15441, 263, 2, 0x0}, /* aten::zero_ */
    {15484, 15496, 265, 2, 0x0}, /* aten::zeros */
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
    {1, 0, 4}, /* aten::addmm.out CPU */
    {16, 0, 4}, /* aten::addmm.out Meta */
    {141, 0, 5}, /* aten::alias CompositeExplicitAutograd */
    {1, 0, 6}, /* aten::amax CPU */
    {16, 0, 6}, /* aten::amax Meta */
    {1, 0, 7}, /* aten::amin CPU */
    {16, 0, 7}, /* aten::amin Meta */
    {1, 0, 8}, /* aten::angle CPU */
    {16, 0, 8}, /* aten::angle Meta */
    {1, 0, 9}, /* aten::as_strided CPU */
    {16, 0, 9}, /* aten::as_strided Meta */
    {1, 0, 11}, /* aten::baddbmm.out CPU */
    {16, 0, 11}, /* aten::baddbmm.out Meta */
    {1, 0, 12}, /* aten::bmm CPU */
    {16, 0, 12}, /* aten::bmm Meta */
    {1, 0, 13}, /* aten::bmm.out CPU */
    {16, 0, 13}, /* aten::bmm.out Meta */
    {1, 0, 14}, /* aten::cat CPU */
    {16, 0, 14}, /* aten::cat Meta */
    {141, 0, 15}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 2}, /* aten::clone.out CompositeExplicitAutograd */
    {141, 0, 16}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 3}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 17}, /* aten::contiguous implicit */
    {141, 6, 5}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 4}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 18}, /* aten::copy_ CompositeExplicitAutograd */
    {1, 0, 19}, /* aten::cumprod CPU */
    {16, 0, 19}, /* aten::cumprod Meta */
    {1, 0, 20}, /* aten::cumsum CPU */
    {16, 0, 20}, /* aten::cumsum Meta */
    {141, 0, 5}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 21}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 1}, /* aten::div.Tensor CPU */
    {16, 1, 1}, /* aten::div.Tensor Meta */
    {1, 3, 1}, /* aten::div.out CPU */
    {16, 3, 1}, /* aten::div.out Meta */
    {1, 2, 1}, /* aten::div_.Tensor CPU */
    {16, 2, 1}, /* aten::div_.Tensor Meta */
    {1, 0, 22}, /* aten::dot CPU */
    {16, 0, 22}, /* aten::dot Meta */
    {1, 0, 24}, /* aten::empty.memory_format CPU */
    {16, 0, 24}, /* aten::empty.memory_format Meta */
    {86, 0, 10}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 23}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 6}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 25}, /* aten::empty_strided CPU */
    {16, 0, 25}, /* aten::empty_strided Meta */
    {86, 0, 10}, /* aten::empty_strided BackendSelect */
    {141, 4, 7}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 2}, /* aten::eq.Scalar CPU */
    {16, 1, 2}, /* aten::eq.Scalar Meta */
    {1, 3, 2}, /* aten::eq.Scalar_out CPU */
    {16, 3, 2}, /* aten::eq.Scalar_out Meta */
    {1, 1, 3}, /* aten::eq.Tensor CPU */
    {16, 1, 3}, /* aten::eq.Tensor Meta */
    {1, 3, 3}, /* aten::eq.Tensor_out CPU */
    {16, 3, 3}, /* aten::eq.Tensor_out Meta */
    {1, 2, 2}, /* aten::eq_.Scalar CPU */
    {16, 2, 2}, /* aten::eq_.Scalar Meta */
    {1, 2, 3}, /* aten::eq_.Tensor CPU */
    {16, 2, 3}, /* aten::eq_.Tensor Meta */
    {1, 1, 4}, /* aten::exp CPU */
    {16, 1, 4}, /* aten::exp Meta */
    {1, 3, 4}, /* aten::exp.out CPU */
    {16, 3, 4}, /* aten::exp.out Meta */
    {1, 2, 4}, /* aten::exp_ CPU */
    {16, 2, 4}, /* aten::exp_ Meta */
    {141, 0, 26}, /* aten::expand CompositeExplicitAutograd */
    {141, 6, 10}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 8}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 11}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 9}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 27}, /* aten::fill_.Scalar CPU */
    {16, 0, 27}, /* aten::fill_.Scalar Meta */
    {1, 0, 28}, /* aten::fill_.Tensor CPU */
    {16, 0, 28}, /* aten::fill_.Tensor Meta */
    {138, 0, 29}, /* aten::flatten.using_ints implicit */
    {1, 0, 30}, /* aten::flip CPU */
    {16, 0, 30}, /* aten::flip Meta */
    {141, 4, 12}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 31}, /* aten::from_file CPU */
    {86, 0, 10}, /* aten::from_file BackendSelect */
    {141, 4, 13}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 32}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 10}, /* aten::full BackendSelect */
    {1, 1, 5}, /* aten::ge.Scalar CPU */
    {16, 1, 5}, /* aten::ge.Scalar Meta */
    {1, 3, 5}, /* aten::ge.Scalar_out CPU */
    {16, 3, 5}, /* aten::ge.Scalar_out Meta */
    {1, 1, 6}, /* aten::ge.Tensor CPU */
    {16, 1, 6}, /* aten::ge.Tensor Meta */
    {1, 3, 6}, /* aten::ge.Tensor_out CPU */
    {16, 3, 6}, /* aten::ge.Tensor_out Meta */
    {1, 2, 5}, /* aten::ge_.Scalar CPU */
    {16, 2, 5}, /* aten::ge_.Scalar Meta */
    {1, 2, 6}, /* aten::ge_.Tensor CPU */
    {16, 2, 6}, /* aten::ge_.Tensor Meta */
    {1, 1, 7}, /* aten::gt.Scalar CPU */
    {16, 1, 7}, /* aten::gt.Scalar Meta */
    {1, 3, 7}, /* aten::gt.Scalar_out CPU */
    {16, 3, 7}, /* aten::gt.Scalar_out Meta */
    {1, 1, 8}, /* aten::gt.Tensor CPU */
    {16, 1, 8}, /* aten::gt.Tensor Meta */
    {1, 3, 8}, /* aten::gt.Tensor_out CPU */
    {16, 3, 8}, /* aten::gt.Tensor_out Meta */
    {1, 2, 7}, /* aten::gt_.Scalar CPU */
    {16, 2, 7}, /* aten::gt_.Scalar Meta */
    {1, 2, 8}, /* aten::gt_.Tensor CPU */
    {16, 2, 8}, /* aten::gt_.Tensor Meta */
    {1, 0, 33}, /* aten::index.Tensor CPU */
    {141, 0, 34}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::item implicit */
    {1, 1, 9}, /* aten::le.Scalar CPU */
    {16, 1, 9}, /* aten::le.Scalar Meta */
    {1, 3, 9}, /* aten::le.Scalar_out CPU */
    {16, 3, 9}, /* aten::le.Scalar_out Meta */
    {1, 1, 10}, /* aten::le.Tensor CPU */
    {16, 1, 10}, /* aten::le.Tensor Meta */
    {1, 3, 10}, /* aten::le.Tensor_out CPU */
    {16, 3, 10}, /* aten::le.Tensor_out Meta */
    {1, 2, 9}, /* aten::le_.Scalar CPU */
    {16, 2, 9}, /* aten::le_.Scalar Meta */
    {1, 2, 10}, /* aten::le_.Tensor CPU */
    {16, 2, 10}, /* aten::le_.Tensor Meta */
    {1, 1, 11}, /* aten::lt.Scalar CPU */
    {16, 1, 11}, /* aten::lt.Scalar Meta */
    {1, 3, 11}, /* aten::lt.Scalar_out CPU */
    {16, 3, 11}, /* aten::lt.Scalar_out Meta */
    {1, 1, 12}, /* aten::lt.Tensor CPU */
    {16, 1, 12}, /* aten::lt.Tensor Meta */
    {1, 3, 12}, /* aten::lt.Tensor_out CPU */
    {16, 3, 12}, /* aten::lt.Tensor_out Meta */
    {1, 2, 11}, /* aten::lt_.Scalar CPU */
    {16, 2, 11}, /* aten::lt_.Scalar Meta */
    {1, 2, 12}, /* aten::lt_.Tensor CPU */
    {16, 2, 12}, /* aten::lt_.Tensor Meta */
    {1, 0, 36}, /* aten::masked_select CPU */
    {138, 0, 37}, /* aten::matmul implicit */
    {1, 0, 38}, /* aten::mm CPU */
    {16, 0, 38}, /* aten::mm Meta */
    {1, 0, 39}, /* aten::mm.out CPU */
    {16, 0, 39}, /* aten::mm.out Meta */
    {141, 0, 40}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 13}, /* aten::mul.Tensor CPU */
    {16, 1, 13}, /* aten::mul.Tensor Meta */
    {1, 3, 13}, /* aten::mul.out CPU */
    {16, 3, 13}, /* aten::mul.out Meta */
    {1, 2, 13}, /* aten::mul_.Tensor CPU */
    {16, 2, 13}, /* aten::mul_.Tensor Meta */
    {138, 0, 41}, /* aten::narrow implicit */
    {1, 1, 14}, /* aten::ne.Scalar CPU */
    {16, 1, 14}, /* aten::ne.Scalar Meta */
    {1, 3, 14}, /* aten::ne.Scalar_out CPU */
    {16, 3, 14}, /* aten::ne.Scalar_out Meta */
    {1, 1, 15}, /* aten::ne.Tensor CPU */
    {16, 1, 15}, /* aten::ne.Tensor Meta */
    {1, 3, 15}, /* aten::ne.Tensor_out CPU */
    {16, 3, 15}, /* aten::ne.Tensor_out Meta */
    {1, 2, 14}, /* aten::ne_.Scalar CPU */
    {16, 2, 14}, /* aten::ne_.Scalar Meta */
    {1, 2, 15}, /* aten::ne_.Tensor CPU */
    {16, 2, 15}, /* aten::ne_.Tensor Meta */
    {1, 1, 16}, /* aten::neg CPU */
    {16, 1, 16}, /* aten::neg Meta */
    {1, 3, 16}, /* aten::neg.out CPU */
    {16, 3, 16}, /* aten::neg.out Meta */
    {1, 2, 16}, /* aten::neg_ CPU */
    {16, 2, 16}, /* aten::neg_ Meta */
    {141, 0, 42}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 14}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 43}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 44}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 16}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 45}, /* aten::nonzero CPU */
    {141, 0, 46}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 10}, /* aten::ones BackendSelect */
    {138, 0, 47}, /* aten::pad implicit */
    {141, 0, 48}, /* aten::permute CompositeExplicitAutograd */
    {1, 0, 49}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 17}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 50}, /* aten::reshape implicit */
    {141, 6, 19}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 18}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 51}, /* aten::resize_ CPU */
    {16, 0, 51}, /* aten::resize_ Meta */
    {141, 6, 21}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 20}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 52}, /* aten::resize_as_ CompositeExplicitAutograd */
    {1, 0, 53}, /* aten::scatter.src_out CPU */
    {16, 0, 53}, /* aten::scatter.src_out Meta */
    {1, 0, 54}, /* aten::scatter.value_out CPU */
    {16, 0, 54}, /* aten::scatter.value_out Meta */
    {141, 0, 55}, /* aten::select.int CompositeExplicitAutograd */
    {1, 1, 17}, /* aten::sigmoid CPU */
    {16, 1, 17}, /* aten::sigmoid Meta */
    {1, 3, 17}, /* aten::sigmoid.out CPU */
    {16, 3, 17}, /* aten::sigmoid.out Meta */
    {1, 2, 17}, /* aten::sigmoid_ CPU */
    {16, 2, 17}, /* aten::sigmoid_ Meta */
    {141, 0, 56}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 57}, /* aten::sort CompositeExplicitAutograd */
    {1, 0, 58}, /* aten::sort.stable CPU */
    {16, 0, 58}, /* aten::sort.stable Meta */
    {1, 1, 18}, /* aten::sqrt CPU */
    {16, 1, 18}, /* aten::sqrt Meta */
    {1, 3, 18}, /* aten::sqrt.out CPU */
    {16, 3, 18}, /* aten::sqrt.out Meta */
    {1, 2, 18}, /* aten::sqrt_ CPU */
    {16, 2, 18}, /* aten::sqrt_ Meta */
    {141, 0, 59}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 60}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 61}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 0, 62}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 19}, /* aten::sub.Tensor CPU */
    {16, 1, 19}, /* aten::sub.Tensor Meta */
    {1, 3, 19}, /* aten::sub.out CPU */
    {16, 3, 19}, /* aten::sub.out Meta */
    {1, 2, 19}, /* aten::sub_.Tensor CPU */
    {16, 2, 19}, /* aten::sub_.Tensor Meta */
    {138, 0, 63}, /* aten::subtract.Tensor implicit */
    {141, 0, 64}, /* aten::sum CompositeExplicitAutograd */
    {1, 0, 65}, /* aten::sum.IntList_out CPU */
    {16, 0, 65}, /* aten::sum.IntList_out Meta */
    {1, 0, 66}, /* aten::sum.dim_IntList CPU */
    {16, 0, 66}, /* aten::sum.dim_IntList Meta */
    {141, 4, 22}, /* aten::sum.out CompositeExplicitAutograd */
    {141, 0, 67}, /* aten::t CompositeExplicitAutograd */
    {1, 1, 20}, /* aten::tanh CPU */
    {16, 1, 20}, /* aten::tanh Meta */
    {1, 3, 20}, /* aten::tanh.out CPU */
    {16, 3, 20}, /* aten::tanh.out Meta */
    {1, 2, 20}, /* aten::tanh_ CPU */
    {16, 2, 20}, /* aten::tanh_ Meta */
    {138, 0, 68}, /* aten::to.device implicit */
    {138, 0, 69}, /* aten::to.dtype implicit */
    {138, 0, 70}, /* aten::to.dtype_layout implicit */
    {141, 0, 71}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 0, 72}, /* aten::unsqueeze CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::view CPU */
    {16, 0, 73}, /* aten::view Meta */
    {141, 0, 76}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 0, 74}, /* aten::view_as_complex CPU */
    {16, 0, 74}, /* aten::view_as_complex Meta */
    {1, 0, 75}, /* aten::view_as_real CPU */
    {16, 0, 75}, /* aten::view_as_real Meta */
    {141, 6, 24}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 23}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 77}, /* aten::zero_ CPU */
    {16, 0, 77}, /* aten::zero_ Meta */
    {141, 0, 78}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 10}, /* aten::zeros BackendSelect */
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
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
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
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::view.dtype\0aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)\0"
    "aten::view_as_complex\0aten::view_as_complex(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_real\0aten::view_as_real(Tensor(a) self) -> Tensor(a)\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
