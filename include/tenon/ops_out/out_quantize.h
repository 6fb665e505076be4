/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `quantize`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_QUANTIZE_H
#define TENON_OUT_QUANTIZE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out(Tensor self, Tensor scale, Tensor
 * zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max, *, Tensor(a!) out0,
 * Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__fake_quantize_per_tensor_affine_cachemask_tensor_qparams_out(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *fake_quant_enabled,
    int64_t quant_min, int64_t quant_max, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out", "TTTTiiTT->==", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, fake_quant_enabled, &quant_min,
        &quant_max, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fake_quantize_per_channel_affine_cachemask.out(Tensor self, Tensor scale, Tensor zero_point, int
 * axis, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine_cachemask_out(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine_cachemask.out", "TTTiiiTT->==", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &axis, &quant_min, &quant_max, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fake_quantize_per_tensor_affine_cachemask.out(Tensor self, float scale, int zero_point, int
 * quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_cachemask_out(
    tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine_cachemask.out", "TdiiiTT->==", NULL, NULL};
    const void *const args[] = {self, &scale, &zero_point, &quant_min, &quant_max, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
