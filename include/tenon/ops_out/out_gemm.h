/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `gemm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_GEMM_H
#define TENON_OUT_GEMM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1,
 * bool use_gelu=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__addmm_activation_out(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    bool use_gelu, tn_tensor *out)
{
    static tn_op_site site = {"aten::_addmm_activation.out", "TTTSSbT->=", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, &use_gelu, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__int_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_int_mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None,
 * Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: bias, scale_result, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__scaled_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias,
    tn_tensor *scale_result, const tn_dtype *out_dtype, bool use_fast_accum, tn_tensor *out)
{
    static tn_op_site site = {"aten::_scaled_mm.out", "TTTT?T?T?ybT->=", NULL, NULL};
    const void *const args[] = {self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
        &use_fast_accum, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addbmm_out(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addbmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmm_out(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmv_out(
    tn_tensor *self, tn_tensor *mat, tn_tensor *vec, tn_value beta, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::addmv.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, mat, vec, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addr_out(
    tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addr.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, vec1, vec2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_baddbmm_out(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::baddbmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bmm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::bmm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_chain_matmul_out(
    tn_tensor *const *matrices, size_t matrices_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::chain_matmul.out", "LTT->=", NULL, NULL};
    const void *const args[] = {matrices, &matrices_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dot_out(
    tn_tensor *self, tn_tensor *tensor, tn_tensor *out)
{
    static tn_op_site site = {"aten::dot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, tensor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ger_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::ger.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_inner_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::inner.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kron_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::kron.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_matmul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::matmul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mv_out(
    tn_tensor *self, tn_tensor *vec, tn_tensor *out)
{
    static tn_op_site site = {"aten::mv.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_outer_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::outer.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tensordot_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dims_self, size_t dims_self_count,
    const int64_t *dims_other, size_t dims_other_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::tensordot.out", "TTLiLiT->=", NULL, NULL};
    const void *const args[] = {self, other, dims_self, &dims_self_count, dims_other,
        &dims_other_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_vdot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::vdot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
