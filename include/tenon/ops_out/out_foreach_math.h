/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `foreach_math`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_FOREACH_MATH_H
#define TENON_OUT_FOREACH_MATH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_abs_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_abs.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_acos.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_acos_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_acos.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_asin.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_asin_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_asin.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_atan.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_atan_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_atan.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_ceil.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_ceil_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_ceil.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cos.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cos_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_cos.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cosh.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cosh_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_cosh.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erf.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erf_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_erf.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erfc.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erfc_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_erfc.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_exp.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_exp_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_exp.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_expm1.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_expm1_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_expm1.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_floor.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_floor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_floor.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_frac.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_frac_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_frac.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lgamma.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lgamma_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_lgamma.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_log.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log10.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log10_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_log10.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log1p.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log1p_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_log1p.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log2.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log2_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_log2.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_neg.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_neg_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_neg.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_reciprocal.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_reciprocal_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_reciprocal.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_round.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_round_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_round.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_rsqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_rsqrt_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_rsqrt.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sigmoid.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sigmoid_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sigmoid.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sign.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sign_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sign.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sin.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sin_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sin.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sinh.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sinh_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sinh.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sqrt_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sqrt.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_tan.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_tan_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_tan.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_tanh.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_tanh_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_tanh.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_trunc.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_trunc_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_trunc.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
