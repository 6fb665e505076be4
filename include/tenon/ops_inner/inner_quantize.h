/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `quantize`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_QUANTIZE_H
#define TENON_INNER_QUANTIZE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor
 * zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor
 * mask)
 */
TN_NODISCARD static inline tn_status tn__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *fake_quant_enabled,
    int64_t quant_min, int64_t quant_max, tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "TTTTii->TT", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, fake_quant_enabled, &quant_min,
        &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__weight_int4pack_mm_for_cpu(
    tn_tensor *self, tn_tensor *mat2, int64_t qGroupSize, tn_tensor *qScaleAndZeros,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_weight_int4pack_mm_for_cpu", "TTiT->T", NULL, NULL};
    const void *const args[] = {self, mat2, &qGroupSize, qScaleAndZeros};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor */
TN_NODISCARD static inline tn_status tn__weight_int8pack_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::_weight_int8pack_mm", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mat2, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::_choose_qparams_per_token_asymmetric_impl(Tensor input, ScalarType dtype)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed__choose_qparams_per_token_asymmetric_impl(
    tn_tensor *input, tn_dtype dtype, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"quantized_decomposed::_choose_qparams_per_token_asymmetric_impl", "Ty->TT", NULL, NULL};
    const void *const args[] = {input, &dtype};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
