/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `gemm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_GEMM_H
#define TENON_OPS_GEMM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
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

/* bmm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn_bmm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::bmm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* chain_matmul(Tensor[] matrices) -> Tensor */
TN_NODISCARD static inline tn_status tn_chain_matmul(
    tn_tensor *const *matrices, size_t matrices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::chain_matmul", "LT->T", NULL, NULL};
    const void *const args[] = {matrices, &matrices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dot(Tensor self, Tensor tensor) -> Tensor */
TN_NODISCARD static inline tn_status tn_dot(
    tn_tensor *self, tn_tensor *tensor, tn_tensor **result)
{
    static tn_op_site site = {"aten::dot", "TT->T", NULL, NULL};
    const void *const args[] = {self, tensor};
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

/* ger(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tn_ger(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::ger", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* inner(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_inner(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::inner", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* kron(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_kron(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::kron", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_matmul(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::matmul", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::mm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mv(Tensor self, Tensor vec) -> Tensor */
TN_NODISCARD static inline tn_status tn_mv(
    tn_tensor *self, tn_tensor *vec, tn_tensor **result)
{
    static tn_op_site site = {"aten::mv", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* outer(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tn_outer(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::outer", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
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

/* vdot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_vdot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::vdot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
