/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `gemm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_GEMM_H
#define TENON_INNER_GEMM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool
 * use_gelu=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__addmm_activation(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    bool use_gelu, tn_tensor **result)
{
    static tn_op_site site = {"aten::_addmm_activation", "TTTSSb->T", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, &use_gelu};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType?
 * out_dtype=None) -> Tensor
 * NULL is None: offs, bias, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__grouped_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *offs, tn_tensor *bias, const tn_dtype *out_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_grouped_mm", "TT?T?T?y->T", NULL, NULL};
    const void *const args[] = {self, mat2, offs, bias, out_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _int_mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn__int_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::_int_mm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor?
 * scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor
 * NULL is None: bias, scale_result, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__scaled_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias,
    tn_tensor *scale_result, const tn_dtype *out_dtype, bool use_fast_accum, tn_tensor **result)
{
    static tn_op_site site = {"aten::_scaled_mm", "TTTT?T?T?yb->T", NULL, NULL};
    const void *const args[] = {self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
        &use_fast_accum};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkl::_mkl_linear(Tensor X, Tensor MKL_W, Tensor ORI_W, Tensor? B, int batch_size) -> Tensor
 * NULL is None: B.
 */
TN_NODISCARD static inline tn_status tn_mkl__mkl_linear(
    tn_tensor *X, tn_tensor *MKL_W, tn_tensor *ORI_W, tn_tensor *B, int64_t batch_size,
    tn_tensor **result)
{
    static tn_op_site site = {"mkl::_mkl_linear", "TTT?Ti->T", NULL, NULL};
    const void *const args[] = {X, MKL_W, ORI_W, B, &batch_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_linear_pointwise(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str?
 * algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__linear_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const char *attr, const tn_value *scalars,
    const char *algorithm, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_linear_pointwise", "TT?Ts*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, attr, scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_linear_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, str attr) -> Tensor
 * Y
 * NULL is None: B.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__linear_pointwise_binary(
    tn_tensor *X, tn_tensor *other, tn_tensor *W, tn_tensor *B, const char *attr, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_linear_pointwise.binary", "TTT?Ts->T", NULL, NULL};
    const void *const args[] = {X, other, W, B, attr};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
