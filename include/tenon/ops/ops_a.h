/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `a` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_A_H
#define TENON_OPS_A_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_abs(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::abs", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* abs_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_abs_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::abs_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* absolute(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_absolute(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::absolute", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* absolute_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_absolute_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::absolute_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* acos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_acos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* acos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* acosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_acosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* acosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool1d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_add_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_add_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addbmm(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::addbmm", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addbmm_(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::addbmm_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addcdiv(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcdiv", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_addcdiv_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcdiv_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addcmul(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcmul", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_addcmul_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcmul_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addmm(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::addmm", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmm_(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::addmm_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addmv(
    tn_tensor *self, tn_tensor *mat, tn_tensor *vec, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::addmv", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, mat, vec, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmv_(
    tn_tensor *self, tn_tensor *mat, tn_tensor *vec, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::addmv_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, mat, vec, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addr(
    tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::addr", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, vec1, vec2, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addr_(
    tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::addr_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, vec1, vec2, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* adjoint(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_adjoint(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::adjoint", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tn_affine_grid_generator(
    tn_tensor *theta, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator", "TLib->T", NULL, NULL};
    const void *const args[] = {theta, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tn_affine_grid_generator_backward(
    tn_tensor *grad, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator_backward", "TLib->T", NULL, NULL};
    const void *const args[] = {grad, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alias(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_alias(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alias_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_alias_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* all(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_all(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::all", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_all_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::all.dim", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_all_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::all.dims", "T?Lib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
 * bool
 */
TN_NODISCARD static inline tn_status tn_allclose(
    tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan, bool *result)
{
    static tn_op_site site = {"aten::allclose", "TTddb->b", NULL, NULL};
    const void *const args[] = {self, other, &rtol, &atol, &equal_nan};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alpha_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_amax(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::amax", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_amin(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::amin", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_aminmax(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **min, tn_tensor **max)
{
    static tn_op_site site = {"aten::aminmax", "T?ib->TT", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {min, max};
    return tn_op_call_typed(&site, args, results);
}

/* angle(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_angle(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::angle", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* any(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_any(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::any", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_any_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::any.dim", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_any_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::any.dims", "T?Lib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange(
    tn_value end, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange", "S?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange_start(
    tn_value start, tn_value end, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange.start", "SS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange_start_step(
    tn_value start, tn_value end, tn_value step, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange.start_step", "SSS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &step, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arccos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arccos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arccos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arccosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arccosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arcsin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arcsin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arcsinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arcsinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::arctan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arctan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arctanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmax(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::argmax", "T?ib->T", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmin(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::argmin", "T?ib->T", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_argsort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_argsort_stable(
    tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort.stable", "Tbib->T", NULL, NULL};
    const void *const args[] = {self, &stable, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* argwhere(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_argwhere(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::argwhere", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
