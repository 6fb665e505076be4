/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's operators as typed C functions, one per overload: `add.Tensor` is tn_add_Tensor.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 *
 *     tn_tensor *sum;
 *     if (tn_add_Tensor(a, b, tn_value_int(1), &sum) != TN_OK)
 *         return fail(tn_last_error());
 *     use(sum);
 *     tn_tensor_release(sum);
 *
 * Parameters are the schema's arguments in its order, all of them: C has no defaults, and the
 * schema above each function says what they are in Python. Then come the results.
 *
 *     schema                parameter                         result
 *     Tensor                tn_tensor *                       tn_tensor **
 *     int, SymInt           int64_t                           int64_t *
 *     float, bool           double, bool                      double *, bool *
 *     Scalar                tn_value: a number, of its kind   tn_value *
 *     ScalarType            tn_dtype                          tn_dtype *
 *     Layout, MemoryFormat  tn_layout, tn_memory_format       the same *
 *     Device                tn_device                         tn_device *
 *     str                   const char *, ending with NUL     tn_value *
 *     Tensor[], Tensor?[]   tn_tensor *const *, size_t        tn_value *, a list
 *     int[], float[], …     const int64_t *, …, size_t        tn_value *, a list
 *     x?                    a pointer to what x has
 *     any other             const tn_value *                  tn_value *
 *
 * NULL: for every `x?` it is None; so it is for an element of Tensor?[], and for the array of
 * an `x[]?`, where a list of no elements is any other pointer with count 0. Otherwise only the
 * array of an empty list and a Tensor may be NULL: that is the undefined tensor, which nearly
 * all operators refuse by name. A result that is not wanted is NULL.
 *
 * Ownership: arguments are borrowed. Results are new (tn_tensor_release, tn_value_release) and
 * written on TN_OK only; an undefined one is NULL. What an operator writes (`Tensor(a!)`) is
 * the caller's own and not returned once more.
 *
 * Failures are those of tn_op_call_typed (tenon/op.h), with messages that name the operator.
 * Calls go through the dispatcher. The operator is looked up at a function's first call.
 *
 * A function follows its schema: a release in which an operator gets an argument gives its
 * function one, and a program that was built before is refused with TN_ERR_TYPE there.
 *
 * Reading a function costs a compiler 0.05 (gcc) to 0.15 ms, so there are three headers, and
 * tenon.h includes none: ops_out.h has the overloads that write to `out` arguments, ops_inner.h
 * the operators whose names begin with `_`, this one all others.
 */
/* clang-format off */
#ifndef TENON_OPS_H
#define TENON_OPS_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * abs(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_abs(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::abs", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * abs_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_abs_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::abs_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * absolute(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_absolute(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::absolute", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * absolute_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_absolute_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::absolute_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * acos(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_acos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * acos_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_acos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * acosh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_acosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * acosh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_acosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool1d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_add_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_add_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_add__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_add__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 */
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

/*
 * addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_addcdiv(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcdiv", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcdiv_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcdiv_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_addcmul(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcmul", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcmul_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcmul_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 */
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

/*
 * addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 */
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

/*
 * addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 */
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

/*
 * adjoint(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_adjoint(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::adjoint", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_affine_grid_generator(
    tn_tensor *theta, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator", "TLib->T", NULL, NULL};
    const void *const args[] = {theta, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_affine_grid_generator_backward(
    tn_tensor *grad, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator_backward", "TLib->T", NULL, NULL};
    const void *const args[] = {grad, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * alias(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_alias(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * alias_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_alias_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * all(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_all(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::all", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
 */
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

/*
 * alpha_dropout(Tensor input, float p, bool train) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_amax(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::amax", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 */
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

/*
 * angle(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_angle(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::angle", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * any(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_any(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::any", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
 */
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

/*
 * arccos(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arccos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arccos_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arccos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arccosh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arccosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arccosh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arccosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arcsin(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arcsin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arcsin_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arcsin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arcsinh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arcsinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arcsinh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arcsinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctan(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arctan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arctan2(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arctan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arctan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::arctan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctan_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arctan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arctan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctanh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_arctanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arctanh_(Tensor(a!) self) -> Tensor(a!)
 */
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

/*
 * argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_argsort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_argsort_stable(
    tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort.stable", "Tbib->T", NULL, NULL};
    const void *const args[] = {self, &stable, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * argwhere(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_argwhere(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::argwhere", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset)
{
    static tn_op_site site = {"aten::as_strided_", "TLiLi?i->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_copy", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None) -> Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_scatter", "TTLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * asin(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_asin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * asin_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_asin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * asinh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_asinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * asinh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_asinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atan(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atan2(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::atan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atan_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atanh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atanh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atleast_1d(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atleast_1d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_1d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_atleast_1d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_1d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atleast_2d(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atleast_2d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_2d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_atleast_2d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_2d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atleast_3d(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_atleast_3d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_3d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_atleast_3d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_3d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_avg_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool1d", "TLiLiLibb->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_baddbmm(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::baddbmm", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_baddbmm_(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::baddbmm_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
 * bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, bool cudnn_enabled,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::batch_norm", "T?T?T?T?Tbddb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor?
 * running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask,
 * Tensor reserve) -> (Tensor, Tensor, Tensor)
 * NULL is None: running_mean, running_var, save_mean, save_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_var, bool update, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor *reserve, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::batch_norm_backward", "TTT?T?T?T?TbdLbT->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_var, &update, &eps, output_mask, &output_mask_count, reserve};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum)
 * -> (Tensor, Tensor)
 * NULL is None: running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_update_stats(
    tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::batch_norm_update_stats", "T?T?Td->TT", NULL, NULL};
    const void *const args[] = {input, running_mean, running_var, &momentum};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {self, p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_p(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.p", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.Tensor", "TT*->=", NULL, NULL};
    const void *const args[] = {self, p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__float(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.float", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_bilinear(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::bilinear", "TTT?T->T", NULL, NULL};
    const void *const args[] = {input1, input2, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
 * Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy", "TT?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor?
 * weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_backward", "TTT?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
 * pos_weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight, pos_weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_with_logits(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_with_logits", "TT?T?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, pos_weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
 * NULL is None: weights.
 */
TN_NODISCARD static inline tn_status tn_bincount(
    tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor **result)
{
    static tn_op_site site = {"aten::bincount", "T?Ti->T", NULL, NULL};
    const void *const args[] = {self, weights, &minlength};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::binomial", "TT*->T", NULL, NULL};
    const void *const args[] = {count, prob, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_and__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_and_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_and__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_and_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_not(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_not_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::bitwise_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_or__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_or_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_or__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_or_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * block_diag(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_block_diag(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::block_diag", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bmm(Tensor self, Tensor mat2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_bmm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::bmm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * broadcast_tensors(Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_broadcast_tensors(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::broadcast_tensors", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_broadcast_to(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::broadcast_to", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Scalar(
    tn_value self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Scalar", "STbb->T", NULL, NULL};
    const void *const args[] = {&self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Tensor(
    tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * can_cast(ScalarType from_, ScalarType to) -> bool
 */
TN_NODISCARD static inline tn_status tn_can_cast(
    tn_dtype from_, tn_dtype to, bool *result)
{
    static tn_op_site site = {"aten::can_cast", "yy->b", NULL, NULL};
    const void *const args[] = {&from_, &to};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cartesian_prod(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cartesian_prod(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::cartesian_prod", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cat(Tensor[] tensors, int dim=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy(
    tn_tensor *self, double median, double sigma, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::cauchy", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy_(
    tn_tensor *self, double median, double sigma, const tn_value *generator)
{
    static tn_op_site site = {"aten::cauchy_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn_cdist(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::cdist", "TTd?i->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ceil(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ceil(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ceil", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ceil_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ceil_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::ceil_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * celu(Tensor self, Scalar alpha=1.0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_celu(
    tn_tensor *self, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::celu", "TS->T", NULL, NULL};
    const void *const args[] = {self, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_celu_(
    tn_tensor *self, tn_value alpha)
{
    static tn_op_site site = {"aten::celu_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * channel_shuffle(Tensor self, SymInt groups) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cholesky(Tensor self, bool upper=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cholesky(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cholesky_inverse(Tensor self, bool upper=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cholesky_inverse(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_inverse", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cholesky_solve(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_solve", "TTb->T", NULL, NULL};
    const void *const args[] = {self, input2, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clamp_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_max(Tensor self, Scalar max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_clamp_max(
    tn_tensor *self, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max", "TS->T", NULL, NULL};
    const void *const args[] = {self, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor(
    tn_tensor *self, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_max_(
    tn_tensor *self, tn_value max)
{
    static tn_op_site site = {"aten::clamp_max_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_max__Tensor(
    tn_tensor *self, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_max_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_min(Tensor self, Scalar min) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_clamp_min(
    tn_tensor *self, tn_value min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min", "TS->T", NULL, NULL};
    const void *const args[] = {self, &min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_min_(
    tn_tensor *self, tn_value min)
{
    static tn_op_site site = {"aten::clamp_min_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &min};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_min__Tensor(
    tn_tensor *self, tn_tensor *min)
{
    static tn_op_site site = {"aten::clamp_min_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, min};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clip_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clip_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::clone", "T?m->T", NULL, NULL};
    const void *const args[] = {self, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
 * int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_col2im(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::col2im", "TLiLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * column_stack(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_column_stack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::column_stack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_combinations(
    tn_tensor *self, int64_t r, bool with_replacement, tn_tensor **result)
{
    static tn_op_site site = {"aten::combinations", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &r, &with_replacement};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * complex(Tensor real, Tensor imag) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_complex(
    tn_tensor *real, tn_tensor *imag, tn_tensor **result)
{
    static tn_op_site site = {"aten::complex", "TT->T", NULL, NULL};
    const void *const args[] = {real, imag};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * concat(Tensor[] tensors, int dim=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_concat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * concatenate(Tensor[] tensors, int dim=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_concatenate(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concatenate", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conj(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conj_physical(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_conj_physical(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj_physical", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conj_physical_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_conj_physical_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::conj_physical_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_constant_pad_nd(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::constant_pad_nd", "TLiS->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_contiguous(
    tn_tensor *self, tn_memory_format memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::contiguous", "Tm->T", NULL, NULL};
    const void *const args[] = {self, &memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
 * SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str
 * padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
 * SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str
 * padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
 * SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str
 * padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
 * padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose1d", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
 * SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose2d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose2d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1,
 * SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose3d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose3d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::convolution", "TT?TLiLiLibLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::convolution_backward", "TTT?LiLiLiLibLiiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_copy(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor **result)
{
    static tn_op_site site = {"aten::copy", "TTb->T", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copy_(
    tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tn_op_site site = {"aten::copy_", "TTb->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * copysign.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_copysign_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * copysign.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_copysign_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copysign__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::copysign_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copysign__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::copysign_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * corrcoef(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_corrcoef(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::corrcoef", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cos(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cos_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cosh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cosh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cosine_embedding_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_embedding_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cosine_similarity(
    tn_tensor *x1, tn_tensor *x2, int64_t dim, double eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_similarity", "TTid->T", NULL, NULL};
    const void *const args[] = {x1, x2, &dim, &eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * count_nonzero(Tensor self, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_count_nonzero(
    tn_tensor *self, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::count_nonzero", "T?i->T", NULL, NULL};
    const void *const args[] = {self, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_count_nonzero_dim_IntList(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::count_nonzero.dim_IntList", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
 * NULL is None: fweights, aweights.
 */
TN_NODISCARD static inline tn_status tn_cov(
    tn_tensor *self, int64_t correction, tn_tensor *fweights, tn_tensor *aweights,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::cov", "Ti?T?T->T", NULL, NULL};
    const void *const args[] = {self, &correction, fweights, aweights};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cross(Tensor self, Tensor other, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, other, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, float label_smoothing=0.0) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_cross_entropy_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    double label_smoothing, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross_entropy_loss", "TT?Tiid->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, &label_smoothing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
 * blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_IntList(
    tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.IntList", "TTLiLiiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, &blank, &reduction, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
 * int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_Tensor(
    tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.Tensor", "TTTTiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, target_lengths, &blank,
        &reduction, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_cummax(
    tn_tensor *self, int64_t dim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::cummax", "Ti->TT", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_cummin(
    tn_tensor *self, int64_t dim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::cummin", "Ti->TT", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumprod", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod_(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype)
{
    static tn_op_site site = {"aten::cumprod_", "Ti?y->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumsum", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum_(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype)
{
    static tn_op_site site = {"aten::cumsum_", "Ti?y->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cumulative_trapezoid_dx(
    tn_tensor *y, tn_value dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumulative_trapezoid.dx", "TSi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cumulative_trapezoid_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumulative_trapezoid.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * deg2rad(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_deg2rad(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::deg2rad", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * deg2rad_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_deg2rad_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::deg2rad_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * det(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_det(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::det", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * detach(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_detach(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::detach", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * detach_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_detach_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::detach_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * detach_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_detach_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::detach_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diag(Tensor self, int diagonal=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_diag(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::diag", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_diag_embed(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diag_embed", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagflat(Tensor self, int offset=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_diagflat(
    tn_tensor *self, int64_t offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagflat", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_diagonal(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_diagonal_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t offset,
    int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_backward", "TLiiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &offset, &dim1,
        &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_diagonal_copy(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_diagonal_scatter(
    tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_scatter", "TTiii->T", NULL, NULL};
    const void *const args[] = {self, src, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::diff", "Tii?T?T->T", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * digamma(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_digamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::digamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * digamma_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_digamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::digamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_dist(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::dist", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_div_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_div_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_div__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::div_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_div__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::div_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dot(Tensor self, Tensor tensor) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_dot(
    tn_tensor *self, tn_tensor *tensor, tn_tensor **result)
{
    static tn_op_site site = {"aten::dot", "TT->T", NULL, NULL};
    const void *const args[] = {self, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * dropout(Tensor input, float p, bool train) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_dsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::dsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_dsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::dsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * dstack(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_dstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::dstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
 * NULL is None: path.
 */
TN_NODISCARD static inline tn_status tn_einsum(
    const char *equation, tn_tensor *const *tensors, size_t tensors_count, const int64_t *path,
    size_t path_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::einsum", "sLT?Li->T", NULL, NULL};
    const void *const args[] = {equation, tensors, &tensors_count, path, &path_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_elu(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu", "TSSS->T", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale)
{
    static tn_op_site site = {"aten::elu_", "TSSS->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
 * Tensor self_or_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_elu_backward(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu_backward", "TSSSbT->T", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
 * bool sparse=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding", "TTibb->T", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool
 * scale_grad_by_freq, bool sparse) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_backward(
    tn_tensor *grad, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_backward", "TTiibb->T", NULL, NULL};
    const void *const args[] = {grad, indices, &num_weights, &padding_idx, &scale_grad_by_freq,
        &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
 * mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag", "TTTbib?Tb->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq,
 * int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights, padding_idx.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag_padding_idx(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    const int64_t *padding_idx, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2,
    tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag.padding_idx", "TTTbib?Tb?i->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, padding_idx};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_dense_backward", "TTiib->T", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_renorm", "TTdd->T", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type)
{
    static tn_op_site site = {"aten::embedding_renorm_", "TTdd->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_memory_format(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::empty.memory_format", "Li?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_permuted(
    const int64_t *size, size_t size_count, const int64_t *physical_layout,
    size_t physical_layout_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_permuted", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, physical_layout, &physical_layout_count, dtype,
        layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_strided(
    const int64_t *size, size_t size_count, const int64_t *stride, size_t stride_count,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_strided", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, stride, &stride_count, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eq.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_eq_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eq.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_eq_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eq__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::eq_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eq__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::eq_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * equal(Tensor self, Tensor other) -> bool
 */
TN_NODISCARD static inline tn_status tn_equal(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::equal", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * erf(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_erf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * erf_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erf_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erf_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * erfc(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_erfc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * erfc_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erfc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * erfinv(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_erfinv(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfinv", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * erfinv_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erfinv_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfinv_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exp(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * exp2(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_exp2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * exp2_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_exp2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exp_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_exp_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_expand(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand", "TLib->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_expand_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_expand_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand_copy", "TLib->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * expm1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_expm1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::expm1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * expm1_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_expm1_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::expm1_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::exponential", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_(
    tn_tensor *self, double lambd, const tn_value *generator)
{
    static tn_op_site site = {"aten::exponential_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye(
    int64_t n, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye_m(
    int64_t n, int64_t m, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye.m", "ii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, &m, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * feature_dropout(Tensor input, float p, bool train) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_feature_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_feature_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_fft_fftshift(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fftshift", "T?Li->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftshift(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifftshift", "T?Li->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fill.Scalar(Tensor self, Scalar value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fill_Scalar(
    tn_tensor *self, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fill.Tensor(Tensor self, Tensor value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fill_Tensor(
    tn_tensor *self, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fill__Scalar(
    tn_tensor *self, tn_value value)
{
    static tn_op_site site = {"aten::fill_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fill__Tensor(
    tn_tensor *self, tn_tensor *value)
{
    static tn_op_site site = {"aten::fill_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fix(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fix(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fix", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fix_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fix_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::fix_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_flatten_using_ints(
    tn_tensor *self, int64_t start_dim, int64_t end_dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::flatten.using_ints", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &start_dim, &end_dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * flip(Tensor self, int[] dims) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_flip(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::flip", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fliplr(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fliplr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fliplr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * flipud(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_flipud(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::flipud", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * float_power.Scalar(Scalar self, Tensor exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_float_power_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_float_power__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::float_power_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_float_power__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::float_power_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_floor(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * floor_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::floor_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor_divide(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_floor_divide(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::floor_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::floor_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmax(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fmax(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmax", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fmin(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fmin(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmin", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fmod.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fmod_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fmod.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fmod_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmod__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::fmod_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmod__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::fmod_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * frac(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_frac(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::frac", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * frac_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_frac_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::frac_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool2d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool2d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool3d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool3d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
 */
TN_NODISCARD static inline tn_status tn_frexp_Tensor(
    tn_tensor *self, tn_tensor **mantissa, tn_tensor **exponent)
{
    static tn_op_site site = {"aten::frexp.Tensor", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {mantissa, exponent};
    return tn_op_call_typed(&site, args, results);
}

/*
 * from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: shared, size, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_from_file(
    const char *filename, const bool *shared, const int64_t *size, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::from_file", "s?b?i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {filename, shared, size, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_full(
    const int64_t *size, size_t size_count, tn_value fill_value, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::full", "LiS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, &fill_value, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_full_like(
    tn_tensor *self, tn_value fill_value, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::full_like", "TS?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &fill_value, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gather(
    tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::gather", "TiTb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gather_backward(
    tn_tensor *grad, tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::gather_backward", "TTiTb->T", NULL, NULL};
    const void *const args[] = {grad, self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gcd(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gcd(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gcd", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gcd_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gcd_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ge.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ge_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ge.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ge_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ge__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ge_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ge__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ge_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gelu(Tensor self, *, str approximate='none') -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gelu(
    tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu", "Ts->T", NULL, NULL};
    const void *const args[] = {self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gelu_(
    tn_tensor *self, const char *approximate)
{
    static tn_op_site site = {"aten::gelu_", "Ts->=", NULL, NULL};
    const void *const args[] = {self, approximate};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gelu_backward(
    tn_tensor *grad_output, tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu_backward", "TTs->T", NULL, NULL};
    const void *const args[] = {grad_output, self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::geometric", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric_(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::geometric_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * geqrf(Tensor self) -> (Tensor a, Tensor tau)
 */
TN_NODISCARD static inline tn_status tn_geqrf(
    tn_tensor *self, tn_tensor **a, tn_tensor **tau)
{
    static tn_op_site site = {"aten::geqrf", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {a, tau};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ger(Tensor self, Tensor vec2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ger(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::ger", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * glu(Tensor self, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_glu(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_glu_backward(
    tn_tensor *grad_output, tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu_backward", "TTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_array(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.array", "TLii->*", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_scalararray(
    tn_tensor *self, tn_value spacing, const int64_t *dim, size_t dim_count, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalararray", "TSLii->*", NULL, NULL};
    const void *const args[] = {self, &spacing, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: spacing, dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarint(
    tn_tensor *self, const tn_value *spacing, const int64_t *dim, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarint", "T?S?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayarray(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayarray", "TLSLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayint(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayint", "TLS?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarray(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarray", "TLTLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarrayint(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarrayint", "TLT?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * greater.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_greater_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * greater.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_greater_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater_equal.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * greater_equal.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_greater_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler_2d", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
 * int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::grid_sampler_2d_backward", "TTTiibLb->TT", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler_3d", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
 * int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::grid_sampler_3d_backward", "TTTiibLb->TT", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05,
 * bool cudnn_enabled=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_group_norm(
    tn_tensor *input, int64_t num_groups, tn_tensor *weight, tn_tensor *bias, double eps,
    bool cudnn_enabled, tn_tensor **result)
{
    static tn_op_site site = {"aten::group_norm", "Ti?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, &num_groups, weight, bias, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
 * -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_gru_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::gru_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gt.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gt.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_gt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::gt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha(
    int64_t window_length, bool periodic, double alpha, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha", "ibd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha_beta(
    int64_t window_length, bool periodic, double alpha, double beta, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha_beta", "ibdd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, &beta, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hann_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hann_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hann_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hann_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardshrink_backward(
    tn_tensor *grad_out, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_out, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardsigmoid(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardsigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardsigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardsigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardsigmoid_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardswish(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardswish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardswish_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardswish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardswish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardswish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardtanh(
    tn_tensor *self, tn_value min_val, tn_value max_val, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardtanh_(
    tn_tensor *self, tn_value min_val, tn_value max_val)
{
    static tn_op_site site = {"aten::hardtanh_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hardtanh_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value min_val, tn_value max_val,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hash_tensor(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, int64_t mode,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hash_tensor", "TLibi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, &mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * heaviside(Tensor self, Tensor values) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_heaviside(
    tn_tensor *self, tn_tensor *values, tn_tensor **result)
{
    static tn_op_site site = {"aten::heaviside", "TT->T", NULL, NULL};
    const void *const args[] = {self, values};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_heaviside_(
    tn_tensor *self, tn_tensor *values)
{
    static tn_op_site site = {"aten::heaviside_", "TT->=", NULL, NULL};
    const void *const args[] = {self, values};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hinge_embedding_loss(
    tn_tensor *self, tn_tensor *target, double margin, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::hinge_embedding_loss", "TTdi->T", NULL, NULL};
    const void *const args[] = {self, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_histc(
    tn_tensor *self, int64_t bins, tn_value min, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::histc", "TiSS->T", NULL, NULL};
    const void *const args[] = {self, &bins, &min, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bin_ct(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bin_ct", "Ti?Ld?Tb->TT", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) ->
 * (Tensor hist, Tensor bin_edges)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bins_tensor(
    tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor **hist,
    tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bins_tensor", "TT?Tb->TT", NULL, NULL};
    const void *const args[] = {self, bins, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd", "TLi?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None,
 * bool density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_TensorList_bins(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.TensorList_bins", "TLT?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_int_bins(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.int_bins", "Ti?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_hsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_hsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hstack(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::hstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_huber_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor **result)
{
    static tn_op_site site = {"aten::huber_loss", "TTid->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &delta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_huber_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double delta,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::huber_loss_backward", "TTTid->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &delta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hypot(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hypot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::hypot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hypot_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::hypot_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * i0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * i0_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_i0_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::i0_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * igamma(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_igamma(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igamma", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_igamma_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igamma_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * igammac(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_igammac(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igammac", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_igammac_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igammac_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_im2col(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::im2col", "TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * imag(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_imag(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::imag", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_Tensor(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::index.Tensor", "TL?T->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_add(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::index_add", "TiTTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha)
{
    static tn_op_site site = {"aten::index_add_", "TiTTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_copy(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_copy", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_copy_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source)
{
    static tn_op_site site = {"aten::index_copy_", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar", "TiTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill__int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value)
{
    static tn_op_site site = {"aten::index_fill_.int_Scalar", "TiTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill__int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value)
{
    static tn_op_site site = {"aten::index_fill_.int_Tensor", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_put(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_put", "TL?TTb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate)
{
    static tn_op_site site = {"aten::index_put_", "TL?TTb->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_reduce", "TiTTsb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self)
{
    static tn_op_site site = {"aten::index_reduce_", "TiTTsb->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_select(Tensor self, int dim, Tensor index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_select(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select", "TiT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_select_backward(
    tn_tensor *grad, const int64_t *self_sizes, size_t self_sizes_count, int64_t dim,
    tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select_backward", "TLiiT->T", NULL, NULL};
    const void *const args[] = {grad, self_sizes, &self_sizes_count, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * inner(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_inner(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::inner", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_instance_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool use_input_stats, double momentum, double eps, bool cudnn_enabled,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::instance_norm", "T?T?T?T?Tbddb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &use_input_stats,
        &momentum, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * inverse(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_inverse(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::inverse", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_complex(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_complex(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_complex", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_conj(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_conj(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_conj", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_distributed(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_distributed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_distributed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_floating_point(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_floating_point(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_floating_point", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_inference(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_inference(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_inference", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_neg(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_neg(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_neg", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_nonzero(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_nonzero(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_nonzero", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_pinned(Tensor self, Device? device=None) -> bool
 * NULL is None: device.
 */
TN_NODISCARD static inline tn_status tn_is_pinned(
    tn_tensor *self, const tn_device *device, bool *result)
{
    static tn_op_site site = {"aten::is_pinned", "T?D->b", NULL, NULL};
    const void *const args[] = {self, device};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_same_size(Tensor self, Tensor other) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_same_size(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::is_same_size", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_signed(Tensor self) -> bool
 */
TN_NODISCARD static inline tn_status tn_is_signed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_signed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_isclose(
    tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isclose", "TTddb->T", NULL, NULL};
    const void *const args[] = {self, other, &rtol, &atol, &equal_nan};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isfinite(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isfinite(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isfinite", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor", "STbb->T", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar", "TSbb->T", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isinf(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isnan(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isnan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isnan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isneginf(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isneginf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isneginf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isposinf(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isposinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isposinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isreal(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isreal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isreal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool
 * return_complex=False) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, length.
 */
TN_NODISCARD static inline tn_status tn_istft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, bool normalized, const bool *onesided, const int64_t *length,
    bool return_complex, tn_tensor **result)
{
    static tn_op_site site = {"aten::istft", "Ti?i?i?Tbb?b?ib->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, &normalized,
        onesided, length, &return_complex};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * item(Tensor self) -> Scalar
 */
TN_NODISCARD static inline tn_status tn_item(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::item", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_beta(
    int64_t window_length, bool periodic, double beta, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.beta", "ibd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &beta, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_kl_div(
    tn_tensor *self, tn_tensor *target, int64_t reduction, bool log_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::kl_div", "TTib->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &log_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kron(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_kron(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::kron", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor
 * indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::kthvalue", "Tiib->TT", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::l1_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
 * eps=1e-05, bool cudnn_enable=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_layer_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, bool cudnn_enable, tn_tensor **result)
{
    static tn_op_site site = {"aten::layer_norm", "TLi?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps, &cudnn_enable};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lcm(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lcm(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lcm", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lcm_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lcm_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ldexp.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ldexp_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ldexp.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ldexp_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ldexp_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * le.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_le_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * le.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_le_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_le__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::le_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_le__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::le_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_leaky_relu(
    tn_tensor *self, tn_value negative_slope, tn_tensor **result)
{
    static tn_op_site site = {"aten::leaky_relu", "TS->T", NULL, NULL};
    const void *const args[] = {self, &negative_slope};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_(
    tn_tensor *self, tn_value negative_slope)
{
    static tn_op_site site = {"aten::leaky_relu_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &negative_slope};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value negative_slope, bool self_is_result,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::leaky_relu_backward", "TTSb->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &negative_slope, &self_is_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lerp_Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Scalar", "TTS->T", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lerp_Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Tensor", "TTT->T", NULL, NULL};
    const void *const args[] = {self, end, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lerp__Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight)
{
    static tn_op_site site = {"aten::lerp_.Scalar", "TTS->=", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lerp__Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight)
{
    static tn_op_site site = {"aten::lerp_.Tensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_less_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * less.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_less_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less_equal.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * less_equal.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lgamma(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lgamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lgamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lgamma_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lgamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::lgamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lift(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lift(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lift_fresh(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_lift_fresh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lift_fresh_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cholesky", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
 * Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_ex(
    tn_tensor *self, bool upper, bool check_errors, tn_tensor **L, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_cholesky_ex", "Tbb->TT", NULL, NULL};
    const void *const args[] = {self, &upper, &check_errors};
    void *const results[] = {L, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cond(Tensor self, Scalar? p=None) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_linalg_cond(
    tn_tensor *self, const tn_value *p, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cond", "T?S->T", NULL, NULL};
    const void *const args[] = {self, p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cond.p_str(Tensor self, str p) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_cond_p_str(
    tn_tensor *self, const char *p, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cond.p_str", "Ts->T", NULL, NULL};
    const void *const args[] = {self, p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_cross(
    tn_tensor *self, tn_tensor *other, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cross", "TTi->T", NULL, NULL};
    const void *const args[] = {self, other, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_det(Tensor A) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_det(
    tn_tensor *A, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_det", "T->T", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_linalg_diagonal(
    tn_tensor *A, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_diagonal", "Tiii->T", NULL, NULL};
    const void *const args[] = {A, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eig(
    tn_tensor *self, tn_tensor **eigenvalues, tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eig", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eigh(
    tn_tensor *self, const char *UPLO, tn_tensor **eigenvalues, tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eigh", "Ts->TT", NULL, NULL};
    const void *const args[] = {self, UPLO};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_eigvals(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_eigvals(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_eigvals", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_eigvalsh(
    tn_tensor *self, const char *UPLO, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_eigvalsh", "Ts->T", NULL, NULL};
    const void *const args[] = {self, UPLO};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_householder_product(Tensor input, Tensor tau) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_householder_product(
    tn_tensor *input, tn_tensor *tau, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_householder_product", "TT->T", NULL, NULL};
    const void *const args[] = {input, tau};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_inv(Tensor A) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_inv(
    tn_tensor *A, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_inv", "T->T", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_inv_ex(
    tn_tensor *A, bool check_errors, tn_tensor **inverse, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_inv_ex", "Tb->TT", NULL, NULL};
    const void *const args[] = {A, &check_errors};
    void *const results[] = {inverse, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor(
    tn_tensor *self, bool hermitian, tn_tensor **LD, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::linalg_ldl_factor", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &hermitian};
    void *const results[] = {LD, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor
 * LD, Tensor pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_ex(
    tn_tensor *self, bool hermitian, bool check_errors, tn_tensor **LD, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_ldl_factor_ex", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &hermitian, &check_errors};
    void *const results[] = {LD, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_solve(
    tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_ldl_solve", "TTTb->T", NULL, NULL};
    const void *const args[] = {LD, pivots, B, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution,
 * Tensor residuals, Tensor rank, Tensor singular_values)
 * NULL is None: rcond, driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_lstsq(
    tn_tensor *self, tn_tensor *b, const double *rcond, const char *driver, tn_tensor **solution,
    tn_tensor **residuals, tn_tensor **rank, tn_tensor **singular_values)
{
    static tn_op_site site = {"aten::linalg_lstsq", "TT?d?s->TTTT", NULL, NULL};
    const void *const args[] = {self, b, rcond, driver};
    void *const results[] = {solution, residuals, rank, singular_values};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu(
    tn_tensor *A, bool pivot, tn_tensor **P, tn_tensor **L, tn_tensor **U)
{
    static tn_op_site site = {"aten::linalg_lu", "Tb->TTT", NULL, NULL};
    const void *const args[] = {A, &pivot};
    void *const results[] = {P, L, U};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor(
    tn_tensor *A, bool pivot, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::linalg_lu_factor", "Tb->TT", NULL, NULL};
    const void *const args[] = {A, &pivot};
    void *const results[] = {LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor
 * pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_ex(
    tn_tensor *A, bool pivot, bool check_errors, tn_tensor **LU, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_lu_factor_ex", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {A, &pivot, &check_errors};
    void *const results[] = {LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_solve(
    tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_lu_solve", "TTTbb->T", NULL, NULL};
    const void *const args[] = {LU, pivots, B, &left, &adjoint};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matmul(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_matmul(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matmul", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_exp(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_norm", "TSLib?y->T", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *,
 * ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_str_ord(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.str_ord", "TsLib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_power(Tensor self, int n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_power(
    tn_tensor *self, int64_t n, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_power", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank(
    tn_tensor *self, double tol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank", "Tdb->T", NULL, NULL};
    const void *const args[] = {self, &tol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_float(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_float", "T?d?db->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_tensor(
    tn_tensor *input, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_tensor", "T?T?Tb->T", NULL, NULL};
    const void *const args[] = {input, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_tol_tensor(
    tn_tensor *input, tn_tensor *tol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.tol_tensor", "TTb->T", NULL, NULL};
    const void *const args[] = {input, tol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_multi_dot(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_multi_dot(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_multi_dot", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: ord, dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm(
    tn_tensor *self, const tn_value *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_norm", "T?S?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_ord_str(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_norm.ord_str", "Ts?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv(
    tn_tensor *self, double rcond, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv", "Tdb->T", NULL, NULL};
    const void *const args[] = {self, &rcond, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_float(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_float", "T?d?db->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_tensor(
    tn_tensor *self, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_tensor", "T?T?Tb->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_rcond_tensor(
    tn_tensor *self, tn_tensor *rcond, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.rcond_tensor", "TTb->T", NULL, NULL};
    const void *const args[] = {self, rcond, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
 */
TN_NODISCARD static inline tn_status tn_linalg_qr(
    tn_tensor *A, const char *mode, tn_tensor **Q, tn_tensor **R)
{
    static tn_op_site site = {"aten::linalg_qr", "Ts->TT", NULL, NULL};
    const void *const args[] = {A, mode};
    void *const results[] = {Q, R};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
 */
TN_NODISCARD static inline tn_status tn_linalg_slogdet(
    tn_tensor *A, tn_tensor **sign, tn_tensor **logabsdet)
{
    static tn_op_site site = {"aten::linalg_slogdet", "T->TT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {sign, logabsdet};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_solve(
    tn_tensor *A, tn_tensor *B, bool left, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_solve", "TTb->T", NULL, NULL};
    const void *const args[] = {A, B, &left};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
 * result, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_ex(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **result, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_solve_ex", "TTbb->TT", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors};
    void *const results[] = {result, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
 * unitriangular=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_triangular(
    tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_solve_triangular", "TTbbb->T", NULL, NULL};
    const void *const args[] = {self, B, &upper, &left, &unitriangular};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor
 * Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svd(
    tn_tensor *A, bool full_matrices, const char *driver, tn_tensor **U, tn_tensor **S,
    tn_tensor **Vh)
{
    static tn_op_site site = {"aten::linalg_svd", "Tb?s->TTT", NULL, NULL};
    const void *const args[] = {A, &full_matrices, driver};
    void *const results[] = {U, S, Vh};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svdvals(
    tn_tensor *A, const char *driver, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_svdvals", "T?s->T", NULL, NULL};
    const void *const args[] = {A, driver};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_tensorinv(Tensor self, int ind=2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorinv(
    tn_tensor *self, int64_t ind, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_tensorinv", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &ind};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor
 * NULL is None: dims.
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorsolve(
    tn_tensor *self, tn_tensor *other, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_tensorsolve", "TT?Li->T", NULL, NULL};
    const void *const args[] = {self, other, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor
 * NULL is None: N.
 */
TN_NODISCARD static inline tn_status tn_linalg_vander(
    tn_tensor *x, const int64_t *N, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vander", "T?i->T", NULL, NULL};
    const void *const args[] = {x, N};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_vecdot(
    tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vecdot", "TTi->T", NULL, NULL};
    const void *const args[] = {x, y, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_vector_norm(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vector_norm", "TS?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::linear", "TT?T->T", NULL, NULL};
    const void *const args[] = {input, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace(
    tn_value start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace", "SSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Scalar_Tensor", "STi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Scalar", "TSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Tensor", "TTi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log10(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log10(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log10", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log10_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log10_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log10_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log1p(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log1p(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log1p", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log1p_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log1p_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log1p_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log2(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log2_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_normal", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::log_normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_sigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_sigmoid_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, buffer};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_forward(
    tn_tensor *self, tn_tensor **output, tn_tensor **buffer)
{
    static tn_op_site site = {"aten::log_sigmoid_forward", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {output, buffer};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_log_softmax_int(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_softmax.int", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logaddexp(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logaddexp(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logaddexp2(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logaddexp2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logcumsumexp(Tensor self, int dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logcumsumexp(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logcumsumexp", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logdet(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logdet(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logdet", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logical_and(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logical_and(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_and", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_and_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_and_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_not(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logical_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logical_not_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::logical_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_or(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logical_or(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_or", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_or_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_or_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_xor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logical_xor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_xor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_xor_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_xor_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit(Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit(
    tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::logit", "T?d->T", NULL, NULL};
    const void *const args[] = {self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_(
    tn_tensor *self, const double *eps)
{
    static tn_op_site site = {"aten::logit_", "T?d->=", NULL, NULL};
    const void *const args[] = {self, eps};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_backward(
    tn_tensor *grad_output, tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::logit_backward", "TT?d->T", NULL, NULL};
    const void *const args[] = {grad_output, self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace(
    tn_value start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace", "SSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Scalar_Tensor", "STid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Scalar", "TSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Tensor", "TTid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_logsumexp(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logsumexp", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *const *hx, size_t hx_count,
    tn_tensor *const *params, size_t params_count, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.data", "TTLTLTbidbb->TTT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, &hx_count, params, &params_count,
        &has_biases, &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_input(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.input", "TLTLTbidbbb->TTT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> (Tensor, Tensor)
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_lstm_cell(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *w_ih, tn_tensor *w_hh,
    tn_tensor *b_ih, tn_tensor *b_hh, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::lstm_cell", "TLTTT?T?T->TT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lt.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lt.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::lt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_lu_solve(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor **result)
{
    static tn_op_site site = {"aten::lu_solve", "TTT->T", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
 * (Tensor P, Tensor L, Tensor U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor **P,
    tn_tensor **L, tn_tensor **U)
{
    static tn_op_site site = {"aten::lu_unpack", "TTbb->TTT", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots};
    void *const results[] = {P, L, U};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mH(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_mH(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mH", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mT(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_mT(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mT", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_margin_ranking_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::margin_ranking_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Scalar(
    tn_tensor *self, tn_tensor *mask, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_fill.Scalar", "TTS->T", NULL, NULL};
    const void *const args[] = {self, mask, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Tensor(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_fill.Tensor", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mask, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill__Scalar(
    tn_tensor *self, tn_tensor *mask, tn_value value)
{
    static tn_op_site site = {"aten::masked_fill_.Scalar", "TTS->=", NULL, NULL};
    const void *const args[] = {self, mask, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill__Tensor(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value)
{
    static tn_op_site site = {"aten::masked_fill_.Tensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_masked_scatter(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_scatter", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mask, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_scatter_(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source)
{
    static tn_op_site site = {"aten::masked_scatter_", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, source};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_masked_scatter_backward(
    tn_tensor *grad_output, tn_tensor *mask, const int64_t *sizes, size_t sizes_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_scatter_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, mask, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * masked_select(Tensor self, Tensor mask) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_masked_select(
    tn_tensor *self, tn_tensor *mask, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_select", "TT->T", NULL, NULL};
    const void *const args[] = {self, mask};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * matmul(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_matmul(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::matmul", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * matrix_H(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_matrix_H(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_H", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * matrix_exp(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_matrix_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * matrix_exp_backward(Tensor self, Tensor grad) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_matrix_exp_backward(
    tn_tensor *self, tn_tensor *grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp_backward", "TT->T", NULL, NULL};
    const void *const args[] = {self, grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * matrix_power(Tensor self, int n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_matrix_power(
    tn_tensor *self, int64_t n, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_power", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::max", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_max_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::max.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max.other(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::max.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool1d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0,
 * int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool1d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool1d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_unpool2d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool2d", "TTLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool3d", "TTLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * maximum(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_maximum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::maximum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::mean", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mean.dim", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * median(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_median(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::median", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_median_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::median.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * meshgrid(Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_meshgrid(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::meshgrid", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_meshgrid_indexing(
    tn_tensor *const *tensors, size_t tensors_count, const char *indexing, tn_value *result)
{
    static tn_op_site site = {"aten::meshgrid.indexing", "LTs->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, indexing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * min(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_min(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::min", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_min_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::min.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * min.other(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_min_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::min.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * minimum(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_minimum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::minimum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mish(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mish_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::mish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mish_backward(Tensor grad_output, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mm(Tensor self, Tensor mat2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::mm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_mode(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::mode", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_moveaxis_int(
    tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tn_op_site site = {"aten::moveaxis.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &source, &destination};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_moveaxis_intlist(
    tn_tensor *self, const int64_t *source, size_t source_count, const int64_t *destination,
    size_t destination_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::moveaxis.intlist", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, source, &source_count, destination, &destination_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_movedim_int(
    tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tn_op_site site = {"aten::movedim.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &source, &destination};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_movedim_intlist(
    tn_tensor *self, const int64_t *source, size_t source_count, const int64_t *destination,
    size_t destination_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::movedim.intlist", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, source, &source_count, destination, &destination_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mse_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mse_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * msort(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_msort(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::msort", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mul.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mul_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mul.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mul_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mul__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::mul_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mul__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::mul_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None,
 * int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss(
    tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss", "TTSS?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar
 * margin, Tensor? weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin,
    tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss_backward", "TTTSS?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 * Tensor is_target) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *is_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_backward", "TTTiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, is_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
 * Tensor is_target)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_forward(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **output,
    tn_tensor **is_target)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_forward", "TTi->TT", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {output, is_target};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::multinomial", "Tib*->T", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multiply.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multiply_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multiply.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multiply_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multiply__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::multiply_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multiply__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::multiply_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mv(Tensor self, Tensor vec) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mv(
    tn_tensor *self, tn_tensor *vec, tn_tensor **result)
{
    static tn_op_site site = {"aten::mv", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mvlgamma(Tensor self, int p) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_mvlgamma(
    tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tn_op_site site = {"aten::mvlgamma", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mvlgamma_(
    tn_tensor *self, int64_t p)
{
    static tn_op_site site = {"aten::mvlgamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &p};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nan_to_num", "T?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) ->
 * Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf)
{
    static tn_op_site site = {"aten::nan_to_num_", "T?d?d?d->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmean", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanmedian(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nanmedian(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmedian", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_nanmedian_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::nanmedian.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile", "TT?ibs->T", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile.scalar", "Td?ibs->T", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nansum", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_narrow(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_narrow_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow.Tensor", "TiTi->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_narrow_copy(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_batch_norm", "T?T?T?T?Tbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
 * Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
 * output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, running_mean, running_var, save_mean, save_invstd.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_batch_norm_backward", "TT?T?T?T?T?TbdLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_invstd, &train, &eps, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_channel_shuffle(Tensor self, SymInt groups) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_native_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout(
    tn_tensor *input, double p, const bool *train, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::native_dropout", "Td?b->TT", NULL, NULL};
    const void *const args[] = {input, &p, train};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_native_dropout_backward(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_dropout_backward", "TTd->T", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int
 * group, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW,
    int64_t group, double eps, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_group_norm", "T?T?Tiiiid->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, &N, &C, &HxW, &group, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
 * weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor,
 * Tensor)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    int64_t N, int64_t C, int64_t HxW, int64_t group, const bool *output_mask,
    size_t output_mask_count, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_group_norm_backward", "TTTT?TiiiiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, mean, rstd, weight, &N, &C, &HxW, &group,
        output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
 * eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_layer_norm", "TLi?T?Td->TTT", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
 * Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, const int64_t *normalized_shape,
    size_t normalized_shape_count, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    tn_tensor *bias, const bool *output_mask, size_t output_mask_count, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_layer_norm_backward", "TTLiTT?T?TLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, normalized_shape, &normalized_shape_count, mean,
        rstd, weight, bias, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ne.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ne_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ne.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ne_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ne__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ne_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ne__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ne_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * neg(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_neg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::neg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * neg_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_neg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::neg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * negative(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_negative(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::negative", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * negative_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_negative_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::negative_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty_strided", "TLiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, dtype, layout,
        device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_full(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_full", "TLiS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_ones(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_ones", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_zeros(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_zeros", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nextafter(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nextafter(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::nextafter", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nextafter_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::nextafter_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
 * reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index) -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss2d_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
 * SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
 * -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_nd(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_nd", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nonzero(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nonzero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nonzero_numpy(Tensor self) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_nonzero_numpy(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::nonzero_numpy", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nonzero_static(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero_static", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.Scalar(Tensor self, Scalar p=2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_norm_Scalar(
    tn_tensor *self, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim", "T?SLib->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype)
 * -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim_dtype(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim_dtype", "T?SLiby->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype", "T?Sy->T", NULL, NULL};
    const void *const args[] = {self, p, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_norm_except_dim(
    tn_tensor *v, int64_t pow, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm_except_dim", "Tii->T", NULL, NULL};
    const void *const args[] = {v, &pow, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_float", "Td*->T", NULL, NULL};
    const void *const args[] = {mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_Tensor", "dT*->T", NULL, NULL};
    const void *const args[] = {&mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_float", "ddLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_functional(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal_functional", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * not_equal.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * not_equal.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_not_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::not_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_not_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::not_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nuclear_norm(Tensor self, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm(
    tn_tensor *self, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm.dim", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * numel(Tensor self) -> int
 */
TN_NODISCARD static inline tn_status tn_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * numpy_T(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_numpy_T(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::numpy_T", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * one_hot(Tensor self, int num_classes=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_one_hot(
    tn_tensor *self, int64_t num_classes, tn_tensor **result)
{
    static tn_op_site site = {"aten::one_hot", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &num_classes};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_ones(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_ones_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * orgqr(Tensor self, Tensor input2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_orgqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor **result)
{
    static tn_op_site site = {"aten::orgqr", "TT->T", NULL, NULL};
    const void *const args[] = {self, input2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ormqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::ormqr", "TTTbb->T", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * outer(Tensor self, Tensor vec2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_outer(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::outer", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
 * NULL is None: value.
 */
TN_NODISCARD static inline tn_status tn_pad(
    tn_tensor *self, const int64_t *pad, size_t pad_count, const char *mode, const double *value,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::pad", "TLis?d->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, mode, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str
 * padding_side="right") -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pad_sequence(
    tn_tensor *const *sequences, size_t sequences_count, bool batch_first, double padding_value,
    const char *padding_side, tn_tensor **result)
{
    static tn_op_site site = {"aten::pad_sequence", "LTbds->T", NULL, NULL};
    const void *const args[] = {sequences, &sequences_count, &batch_first, &padding_value,
        padding_side};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pairwise_distance(
    tn_tensor *x1, tn_tensor *x2, double p, double eps, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::pairwise_distance", "TTddb->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, &eps, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pdist(Tensor self, float p=2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pdist(
    tn_tensor *self, double p, tn_tensor **result)
{
    static tn_op_site site = {"aten::pdist", "Td->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * permute(Tensor(a) self, int[] dims) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_permute(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * permute_copy(Tensor self, int[] dims) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_permute_copy(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pinverse(Tensor self, float rcond=1e-15) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pinverse(
    tn_tensor *self, double rcond, tn_tensor **result)
{
    static tn_op_site site = {"aten::pinverse", "Td->T", NULL, NULL};
    const void *const args[] = {self, &rcond};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pixel_shuffle(
    tn_tensor *self, int64_t upscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &upscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle(
    tn_tensor *self, int64_t downscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_unshuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &downscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * poisson(Tensor self, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_poisson(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::poisson", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int
 * reduction) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_poisson_nll_loss(
    tn_tensor *input, tn_tensor *target, bool log_input, bool full, double eps, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::poisson_nll_loss", "TTbbdi->T", NULL, NULL};
    const void *const args[] = {input, target, &log_input, &full, &eps, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * polar(Tensor abs, Tensor angle) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_polar(
    tn_tensor *abs, tn_tensor *angle, tn_tensor **result)
{
    static tn_op_site site = {"aten::polar", "TT->T", NULL, NULL};
    const void *const args[] = {abs, angle};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * polygamma(int n, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_polygamma(
    int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::polygamma", "iT->T", NULL, NULL};
    const void *const args[] = {&n, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_polygamma_(
    tn_tensor *self, int64_t n)
{
    static tn_op_site site = {"aten::polygamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &n};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * positive(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_positive(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::positive", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pow.Scalar(Scalar self, Tensor exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pow_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pow__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::pow_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pow__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::pow_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prelu(Tensor self, Tensor weight) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_prelu(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::prelu", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::prod", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_dim_int(
    tn_tensor *self, int64_t dim, bool keepdim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::prod.dim_int", "Tib?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * promote_types(ScalarType type1, ScalarType type2) -> ScalarType
 */
TN_NODISCARD static inline tn_status tn_promote_types(
    tn_dtype type1, tn_dtype type2, tn_dtype *result)
{
    static tn_op_site site = {"aten::promote_types", "yy->y", NULL, NULL};
    const void *const args[] = {&type1, &type2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_put(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::put", "TTTb->T", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_put_(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate)
{
    static tn_op_site site = {"aten::put_", "TTTb->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)
 */
TN_NODISCARD static inline tn_status tn_qr(
    tn_tensor *self, bool some, tn_tensor **Q, tn_tensor **R)
{
    static tn_op_site site = {"aten::qr", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &some};
    void *const results[] = {Q, R};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear')
 * -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::quantile", "TT?ibs->T", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_scalar(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::quantile.scalar", "Td?ibs->T", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rad2deg(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rad2deg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rad2deg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rad2deg_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rad2deg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rad2deg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_rand(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_rand_generator(
    const int64_t *size, size_t size_count, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand.generator", "Li*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_generator(
    tn_tensor *self, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::rand_like.generator", "T*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, generator, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint(
    int64_t high, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint", "iLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_generator(
    int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.generator", "iLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_low(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.low", "iiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator,
 * ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_low_generator(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.low_generator", "iiLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like(
    tn_tensor *self, int64_t high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like", "Ti?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &high, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor(
    tn_tensor *self, tn_tensor *high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.Tensor", "TT?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, high, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat?
 * memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_generator(
    tn_tensor *self, tn_tensor *high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.Tensor_generator", "TT*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat?
 * memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_generator(
    tn_tensor *self, int64_t high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.generator", "Ti*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_dtype(
    tn_tensor *self, int64_t low, int64_t high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.low_dtype", "Tii?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &low, &high, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_generator_dtype(
    tn_tensor *self, int64_t low, int64_t high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.low_generator_dtype", "Tii*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &low, &high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randn(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randn_generator(
    const int64_t *size, size_t size_count, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn.generator", "Li*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_generator(
    tn_tensor *self, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randn_like.generator", "T*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, generator, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random(Tensor self, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::random", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random_from(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::random.from", "Ti?i*->T", NULL, NULL};
    const void *const args[] = {self, &from, to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_to(
    tn_tensor *self, int64_t to, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::random.to", "Ti*->T", NULL, NULL};
    const void *const args[] = {self, &to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_(
    tn_tensor *self, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_", "T*->=", NULL, NULL};
    const void *const args[] = {self, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random__from(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_.from", "Ti?i*->=", NULL, NULL};
    const void *const args[] = {self, &from, to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random__to(
    tn_tensor *self, int64_t to, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_.to", "Ti*->=", NULL, NULL};
    const void *const args[] = {self, &to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randperm(
    int64_t n, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randperm", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randperm_generator(
    int64_t n, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randperm.generator", "i*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range(
    tn_value start, tn_value end, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range", "SS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range_step(
    tn_value start, tn_value end, tn_value step, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range.step", "SSS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &step, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ravel(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_ravel(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ravel", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * real(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reciprocal(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reciprocal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::reciprocal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reciprocal_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reciprocal_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::reciprocal_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * relu(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_relu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * relu6(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_relu6(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu6", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * relu6_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_relu6_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu6_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * relu_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_relu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * remainder.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_remainder_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * remainder.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_remainder_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_remainder__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::remainder_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_remainder__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::remainder_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_renorm(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm, tn_tensor **result)
{
    static tn_op_site site = {"aten::renorm", "TSiS->T", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_renorm_(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm)
{
    static tn_op_site site = {"aten::renorm_", "TSiS->=", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * repeat(Tensor self, SymInt[] repeats) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_repeat(
    tn_tensor *self, const int64_t *repeats, size_t repeats_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat", "TLi->T", NULL, NULL};
    const void *const args[] = {self, repeats, &repeats_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
 * NULL is None: output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_Tensor(
    tn_tensor *repeats, const int64_t *output_size, tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.Tensor", "T?i->T", NULL, NULL};
    const void *const args[] = {repeats, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt?
 * output_size=None) -> Tensor
 * NULL is None: dim, output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_self_Tensor(
    tn_tensor *self, tn_tensor *repeats, const int64_t *dim, const int64_t *output_size,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.self_Tensor", "TT?i?i->T", NULL, NULL};
    const void *const args[] = {self, repeats, dim, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
 * output_size=None) -> Tensor
 * NULL is None: dim, output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_self_int(
    tn_tensor *self, int64_t repeats, const int64_t *dim, const int64_t *output_size,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.self_int", "Ti?i?i->T", NULL, NULL};
    const void *const args[] = {self, &repeats, dim, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_reshape(
    tn_tensor *self, const int64_t *shape, size_t shape_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reshape", "TLi->T", NULL, NULL};
    const void *const args[] = {self, shape, &shape_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_reshape_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::reshape_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::resize", "TLi?m->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format)
{
    static tn_op_site site = {"aten::resize_", "TLi?m->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::resize_as", "TT?m->T", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) ->
 * Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as_(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format)
{
    static tn_op_site site = {"aten::resize_as_", "TT?m->=", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resolve_conj(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_resolve_conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::resolve_conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resolve_neg(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_resolve_neg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::resolve_neg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType
 */
TN_NODISCARD static inline tn_status tn_result_type_Scalar(
    tn_tensor *tensor, tn_value other, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar", "TS->y", NULL, NULL};
    const void *const args[] = {tensor, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType
 */
TN_NODISCARD static inline tn_status tn_result_type_Scalar_Scalar(
    tn_value scalar1, tn_value scalar2, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar_Scalar", "SS->y", NULL, NULL};
    const void *const args[] = {&scalar1, &scalar2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType
 */
TN_NODISCARD static inline tn_status tn_result_type_Scalar_Tensor(
    tn_value scalar, tn_tensor *tensor, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar_Tensor", "ST->y", NULL, NULL};
    const void *const args[] = {&scalar, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType
 */
TN_NODISCARD static inline tn_status tn_result_type_Tensor(
    tn_tensor *tensor, tn_tensor *other, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Tensor", "TT->y", NULL, NULL};
    const void *const args[] = {tensor, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 * NULL is None: weight, eps.
 */
TN_NODISCARD static inline tn_status tn_rms_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::rms_norm", "TLi?T?d->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_relu_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_tanh_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_roll(
    tn_tensor *self, const int64_t *shifts, size_t shifts_count, const int64_t *dims,
    size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::roll", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, shifts, &shifts_count, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rot90(
    tn_tensor *self, int64_t k, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::rot90", "TiLi->T", NULL, NULL};
    const void *const args[] = {self, &k, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * round(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_round(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::round", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * round.decimals(Tensor self, *, int decimals) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_round_decimals(
    tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tn_op_site site = {"aten::round.decimals", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &decimals};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * round_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_round_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::round_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_round__decimals(
    tn_tensor *self, int64_t decimals)
{
    static tn_op_site site = {"aten::round_.decimals", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &decimals};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * row_stack(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_row_stack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::row_stack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu", "TSSb*->T", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_", "TSSb*->=", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise", "TTSSb*->T", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_with_noise_", "TTSSb*->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward", "TTTSSbb->T", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar
 * upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor
 * noise_out)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_functional(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result0, tn_tensor **noise_out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_functional", "TTSSb*->TT", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result0, noise_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rsqrt(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rsqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rsqrt_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rsqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rsqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rsub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rsub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_scalar_tensor(
    tn_value s, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::scalar_tensor", "S?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&s, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
 * float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn_scaled_dot_product_attention(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p,
    bool is_causal, const double *scale, bool enable_gqa, tn_tensor **result)
{
    static tn_op_site site = {"aten::scaled_dot_product_attention", "TTT?Tdb?db->T", NULL, NULL};
    const void *const args[] = {query, key, value, attn_mask, &dropout_p, &is_causal, scale,
        &enable_gqa};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.reduce", "TiTTs->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_src(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.src", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_value(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.value", "TiTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_value_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.value_reduce", "TiTSs->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce)
{
    static tn_op_site site = {"aten::scatter_.reduce", "TiTTs->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__src(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tn_op_site site = {"aten::scatter_.src", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__value(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value)
{
    static tn_op_site site = {"aten::scatter_.value", "TiTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__value_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce)
{
    static tn_op_site site = {"aten::scatter_.value_reduce", "TiTSs->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_add(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter_add", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_add_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tn_op_site site = {"aten::scatter_add_", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_two(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter_reduce.two", "TiTTsb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce__two(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self)
{
    static tn_op_site site = {"aten::scatter_reduce_.two", "TiTTsb->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Scalar", "TSbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Tensor", "TTbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor?
 * offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor **result)
{
    static tn_op_site site = {"aten::segment_reduce", "Ts?T?T?Tib?S->T", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_select_int(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_select_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_backward", "TLiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_select_copy_int(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_copy.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_select_scatter(
    tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_scatter", "TTii->T", NULL, NULL};
    const void *const args[] = {self, src, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * selu(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_selu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::selu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * selu_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_selu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::selu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_set(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::set", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * set.source_Tensor(Tensor self, Tensor source) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_set_source_Tensor(
    tn_tensor *self, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::set.source_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * set_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::set_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set__source_Tensor(
    tn_tensor *self, tn_tensor *source)
{
    static tn_op_site site = {"aten::set_.source_Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, source};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[]
 * size, SymInt[] stride=[]) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set__source_Tensor_storage_offset(
    tn_tensor *self, tn_tensor *source, int64_t storage_offset, const int64_t *size,
    size_t size_count, const int64_t *stride, size_t stride_count)
{
    static tn_op_site site = {"aten::set_.source_Tensor_storage_offset", "TTiLiLi->=", NULL, NULL};
    const void *const args[] = {self, source, &storage_offset, size, &size_count, stride,
        &stride_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sgn(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sgn(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sgn", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sgn_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sgn_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sgn_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sigmoid_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sigmoid_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sign(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sign(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sign", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sign_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sign_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sign_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * signbit(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_signbit(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::signbit", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * silu(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_silu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * silu_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_silu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::silu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * silu_backward(Tensor grad_output, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_silu_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sin(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sin_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sinc(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sinc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sinc_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sinc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sinh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sinh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * size.int(Tensor self, int dim) -> int
 */
TN_NODISCARD static inline tn_status tn_size_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::size.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
 * Tensor(a)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_Tensor(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::slice.Tensor", "Ti?i?ii->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end,
 * SymInt step) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_slice_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t start, int64_t end, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_backward", "TLiiiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &start, &end,
        &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
 * Tensor
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_copy_Tensor(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_copy.Tensor", "Ti?i?ii->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
 * step=1) -> Tensor
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_scatter(
    tn_tensor *self, tn_tensor *src, int64_t dim, const int64_t *start, const int64_t *end,
    int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_scatter", "TTi?i?ii->T", NULL, NULL};
    const void *const args[] = {self, src, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
 */
TN_NODISCARD static inline tn_status tn_slogdet(
    tn_tensor *self, tn_tensor **sign, tn_tensor **logabsdet)
{
    static tn_op_site site = {"aten::slogdet", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {sign, logabsdet};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3]
 * stride, SymInt[3] padding) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d_forward", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) ->
 * Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d", "TTLi?TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss", "TTid->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float
 * beta) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss_backward", "TTTid->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::softmax.int", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_softplus(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_softplus_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_softshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_softshrink_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_sort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
 * Tensor indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor **values,
    tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort.stable", "T?bib->TT", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_airy_ai(Tensor x) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_airy_ai(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_airy_ai", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_bessel_j0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_bessel_j0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_j0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_bessel_j1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_bessel_j1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_j1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_bessel_y0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_bessel_y0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_y0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_bessel_y1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_bessel_y1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_y1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_digamma(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_digamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_digamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_entr(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_entr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_entr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_erf(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_erf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_erfc(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_erfc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_erfcx(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_erfcx(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfcx", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_erfinv(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_erfinv(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfinv", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_exp2(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_exp2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_exp2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_expit(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_expit(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_expit", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_expm1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_expm1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_expm1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_gammainc(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_gammainc(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammainc", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_gammaincc(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_gammaincc(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammaincc", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_gammaln(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_gammaln(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammaln", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_i0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_i0e(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_i0e(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i0e", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_i1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_i1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_i1e(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_i1e(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i1e", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_log1p(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_log1p(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log1p", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_log_ndtr(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_log_ndtr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log_ndtr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_special_log_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_logit(Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_special_logit(
    tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_logit", "T?d->T", NULL, NULL};
    const void *const args[] = {self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_logsumexp(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_logsumexp", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_modified_bessel_i0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_modified_bessel_i1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_i1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_modified_bessel_k0(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_k0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_modified_bessel_k1(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_k1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_multigammaln(Tensor self, int p) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_multigammaln(
    tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_multigammaln", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_ndtr(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_ndtr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_ndtr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_ndtri(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_ndtri(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_ndtri", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_polygamma(int n, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_polygamma(
    int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_polygamma", "iT->T", NULL, NULL};
    const void *const args[] = {&n, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_psi(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_psi(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_psi", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_round(Tensor self, *, int decimals=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_round(
    tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_round", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &decimals};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_scaled_modified_bessel_k0(Tensor x) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k0(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k0", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_scaled_modified_bessel_k1(Tensor x) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k1(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k1", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_sinc(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_sinc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_sinc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_special_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_spherical_bessel_j0(Tensor x) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_spherical_bessel_j0(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_spherical_bessel_j0", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlog1py(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlogy(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlogy(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlogy_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_xlogy_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_zeta(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_zeta(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_zeta_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_special_zeta_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_split_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::split.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_split_sizes(
    tn_tensor *self, const int64_t *split_size, size_t split_size_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split.sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_size, &split_size_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_split_copy_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::split_copy.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_split_with_sizes(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split_with_sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_split_with_sizes_copy(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split_with_sizes_copy", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sqrt(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sqrt_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * square(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_square(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::square", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * square_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_square_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::square_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_squeeze(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_squeeze_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_squeeze_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * squeeze_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::squeeze_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze__dim(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::squeeze_.dim", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze__dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count)
{
    static tn_op_site site = {"aten::squeeze_.dims", "TLi->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * squeeze_copy.dim(Tensor self, int dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stack(Tensor[] tensors, int dim=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_stack(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::stack", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std(Tensor self, bool unbiased=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_std(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::std", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::std.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::std.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_std_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool normalized=False, bool? onesided=None, bool? return_complex=None, bool?
 * align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool normalized, const bool *onesided, const bool *return_complex,
    const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft", "Ti?i?i?Tb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &normalized,
        onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
 * window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
 * onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft_center(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, const char *pad_mode, bool normalized, const bool *onesided,
    const bool *return_complex, const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft.center", "Ti?i?i?Tbsb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, pad_mode,
        &normalized, onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * storage_offset(Tensor self) -> int
 */
TN_NODISCARD static inline tn_status tn_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stride.int(Tensor self, int dim) -> int
 */
TN_NODISCARD static inline tn_status tn_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sub__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sub__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_subtract_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_subtract_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_subtract__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_subtract__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
 * Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_dim_IntList(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::sum.dim_IntList", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sum_to_size(Tensor self, SymInt[] size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_sum_to_size(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum_to_size", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
 */
TN_NODISCARD static inline tn_status tn_svd(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor **U, tn_tensor **S, tn_tensor **V)
{
    static tn_op_site site = {"aten::svd", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv};
    void *const results[] = {U, S, V};
    return tn_op_call_typed(&site, args, results);
}

/*
 * swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_swapaxes(
    tn_tensor *self, int64_t axis0, int64_t axis1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapaxes", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_swapaxes_(
    tn_tensor *self, int64_t axis0, int64_t axis1)
{
    static tn_op_site site = {"aten::swapaxes_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_swapdims(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapdims", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_swapdims_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::swapdims_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range_for_size(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range_for_size", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_numel(Tensor self) -> SymInt
 */
TN_NODISCARD static inline tn_status tn_sym_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sym_size.int(Tensor self, int dim) -> SymInt
 */
TN_NODISCARD static inline tn_status tn_sym_size_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_size.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sym_storage_offset(Tensor self) -> SymInt
 */
TN_NODISCARD static inline tn_status tn_sym_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sym_stride.int(Tensor self, int dim) -> SymInt
 */
TN_NODISCARD static inline tn_status tn_sym_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * t(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_t(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * t_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_t_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::t_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * t_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_t_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * take(Tensor self, Tensor index) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_take(
    tn_tensor *self, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::take", "TT->T", NULL, NULL};
    const void *const args[] = {self, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_take_along_dim(
    tn_tensor *self, tn_tensor *indices, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::take_along_dim", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, indices, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tan(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tan_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tanh_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh_backward(Tensor grad_output, Tensor output) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tanh_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_tensor_split_indices(
    tn_tensor *self, const int64_t *indices, size_t indices_count, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.indices", "TLii->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_tensor_split_sections(
    tn_tensor *self, int64_t sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.sections", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections,
 * int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_tensor_split_tensor_indices_or_sections(
    tn_tensor *self, tn_tensor *tensor_indices_or_sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.tensor_indices_or_sections", "TTi->*", NULL, NULL};
    const void *const args[] = {self, tensor_indices_or_sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tensordot(
    tn_tensor *self, tn_tensor *other, const int64_t *dims_self, size_t dims_self_count,
    const int64_t *dims_other, size_t dims_other_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::tensordot", "TTLiLi->T", NULL, NULL};
    const void *const args[] = {self, other, dims_self, &dims_self_count, dims_other,
        &dims_other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::thnn_conv2d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_threshold(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_threshold_(
    tn_tensor *self, tn_value threshold, tn_value value)
{
    static tn_op_site site = {"aten::threshold_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_threshold_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tile(Tensor self, SymInt[] dims) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tile(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::tile", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
 * copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_device(
    tn_tensor *self, tn_device device, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.device", "TDybb?m->T", NULL, NULL};
    const void *const args[] = {self, &device, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
 * MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype(
    tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype", "Tybb?m->T", NULL, NULL};
    const void *const args[] = {self, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype_layout(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, bool non_blocking, bool copy, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype_layout", "T?y?l?D?bbb?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, &non_blocking, &copy,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_other(
    tn_tensor *self, tn_tensor *other, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.other", "TTbb?m->T", NULL, NULL};
    const void *const args[] = {self, other, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor
 * NULL is None: dtype, masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense(
    tn_tensor *self, const tn_dtype *dtype, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense", "T?y?b->T", NULL, NULL};
    const void *const args[] = {self, dtype, masked_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor
 * NULL is None: masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense_backward(
    tn_tensor *grad, tn_tensor *input, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense_backward", "TT?b->T", NULL, NULL};
    const void *const args[] = {grad, input, masked_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
 * Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_topk(
    tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor **values,
    tn_tensor **indices)
{
    static tn_op_site site = {"aten::topk", "Tiibb->TT", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &largest, &sorted};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trace(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trace(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::trace", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trace_backward(Tensor grad, SymInt[] sizes) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trace_backward(
    tn_tensor *grad, const int64_t *sizes, size_t sizes_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::trace_backward", "TLi->T", NULL, NULL};
    const void *const args[] = {grad, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_transpose_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_transpose_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::transpose_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_transpose_copy_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose_copy.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trapezoid_dx(
    tn_tensor *y, tn_value dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapezoid.dx", "TSi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trapezoid_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapezoid.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trapz_dx(
    tn_tensor *y, double dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapz.dx", "Tdi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trapz_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapz.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular,
    tn_tensor **solution, tn_tensor **cloned_coefficient)
{
    static tn_op_site site = {"aten::triangular_solve", "TTbbb->TT", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular};
    void *const results[] = {solution, cloned_coefficient};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tril(Tensor self, SymInt diagonal=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tril(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tril_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::tril_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_tril_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2,
 * float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_triplet_margin_loss(
    tn_tensor *anchor, tn_tensor *positive, tn_tensor *negative, double margin, double p,
    double eps, bool swap, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::triplet_margin_loss", "TTTdddbi->T", NULL, NULL};
    const void *const args[] = {anchor, positive, negative, &margin, &p, &eps, &swap, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triu(Tensor self, SymInt diagonal=0) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_triu(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_triu_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::triu_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_triu_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * true_divide.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_true_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * true_divide.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_true_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_true_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::true_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_true_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::true_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * trunc(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_trunc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::trunc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * trunc_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_trunc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::trunc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * type_as(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_type_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::type_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_unbind_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_unbind_copy_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind_copy.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_unflatten_int(
    tn_tensor *self, int64_t dim, const int64_t *sizes, size_t sizes_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::unflatten.int", "TiLi->T", NULL, NULL};
    const void *const args[] = {self, &dim, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_unflatten_dense_tensors(
    tn_tensor *flat, tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::unflatten_dense_tensors", "TLT->*", NULL, NULL};
    const void *const args[] = {flat, tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_unfold(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_unfold_backward(
    tn_tensor *grad_in, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_backward", "TLiiii->T", NULL, NULL};
    const void *const args[] = {grad_in, input_sizes, &input_sizes_count, &dim, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_unfold_copy(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::uniform", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_(
    tn_tensor *self, double from, double to, const tn_value *generator)
{
    static tn_op_site site = {"aten::uniform_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None) -> (Tensor, Tensor, Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_consecutive", "Tbb?i->TTT", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim", "Tibbb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False)
 * -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive", "Tibb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_unsafe_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_unsqueeze(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unsqueeze_(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::unsqueeze_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsqueeze_copy(Tensor self, int dim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_unsqueeze_copy(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze_copy", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
 * float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool
 * align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
 * float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) ->
 * Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d", "TLib?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool
 * align_corners, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d_backward", "TLiLib?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d", "TLi?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
 * float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d_backward", "TLiLi?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d", "TLi?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d_backward", "TLiLi?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d", "TLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 * float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d_backward", "TLiLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float?
 * scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_d, const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d", "TLib?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_d,
        scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 * bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d_backward", "TLiLib?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_d, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool
 * keepdim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_value_selecting_reduction_backward(
    tn_tensor *grad, int64_t dim, tn_tensor *indices, const int64_t *sizes, size_t sizes_count,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::value_selecting_reduction_backward", "TiTLib->T", NULL, NULL};
    const void *const args[] = {grad, &dim, indices, sizes, &sizes_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
 * NULL is None: N.
 */
TN_NODISCARD static inline tn_status tn_vander(
    tn_tensor *x, const int64_t *N, bool increasing, tn_tensor **result)
{
    static tn_op_site site = {"aten::vander", "T?ib->T", NULL, NULL};
    const void *const args[] = {x, N, &increasing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var(Tensor self, bool unbiased=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_var(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::var", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::var.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::var.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_var_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vdot(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_vdot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::vdot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view(Tensor(a) self, SymInt[] size) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_view(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_view_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_as(Tensor(a) self, Tensor other) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_view_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_as_complex(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_view_as_complex(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_as_complex_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_view_as_complex_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_as_real(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn_view_as_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_as_real_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_view_as_real_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_copy(Tensor self, SymInt[] size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_view_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_view_copy_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_vsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_vsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vstack(Tensor[] tensors) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_vstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::vstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * where(Tensor condition) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_where(
    tn_tensor *condition, tn_value *result)
{
    static tn_op_site site = {"aten::where", "T->*", NULL, NULL};
    const void *const args[] = {condition};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_where_Scalar(
    tn_tensor *condition, tn_value self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {condition, &self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_where_ScalarOther(
    tn_tensor *condition, tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarOther", "TTS->T", NULL, NULL};
    const void *const args[] = {condition, self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_where_ScalarSelf(
    tn_tensor *condition, tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarSelf", "TST->T", NULL, NULL};
    const void *const args[] = {condition, &self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_where_self(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.self", "TTT->T", NULL, NULL};
    const void *const args[] = {condition, self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Other(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Other", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Self(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Self", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * xlogy.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_xlogy_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_xlogy__Scalar_Other(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::xlogy_.Scalar_Other", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_xlogy__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::xlogy_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zero(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_zero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::zero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * zero_(Tensor(a!) self) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_zero_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::zero_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_zeros(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::zeros", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_zeros_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::zeros_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
