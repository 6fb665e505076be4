/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `foreach`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_FOREACH_H
#define TENON_OUT_FOREACH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_add_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_add.List_out", "LTLTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_add.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_add.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_add_Tensor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value alpha,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_add.Tensor_out", "LTTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &alpha, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv.ScalarList_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[]
 * scalars, *, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_ScalarList_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.ScalarList_out", "LTLTLTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv.Scalar_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1, *,
 * Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.Scalar_out", "LTLTLTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv.Tensor_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars, *,
 * Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_Tensor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.Tensor_out", "LTLTLTTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul.ScalarList_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[]
 * scalars, *, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_ScalarList_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcmul.ScalarList_out", "LTLTLTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul.Scalar_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1, *,
 * Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcmul.Scalar_out", "LTLTLTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul.Tensor_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars, *,
 * Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_Tensor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_addcmul.Tensor_out", "LTLTLTTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_clone.out(Tensor[] self, *, MemoryFormat? memory_format=None, Tensor(a!)[] out) -> ()
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn__foreach_clone_out(
    tn_tensor *const *self, size_t self_count, const tn_memory_format *memory_format,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_clone.out", "LT?mLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, memory_format, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_copy.out(Tensor[] self, Tensor[] src, bool non_blocking=False, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn__foreach_copy_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *src, size_t src_count,
    bool non_blocking, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_copy.out", "LTLTbLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, src, &src_count, &non_blocking, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_div.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_div.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_div.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div_Tensor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_div.Tensor_out", "LTTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_lerp.List_out(Tensor[] self, Tensor[] tensors1, Tensor[] weights, *, Tensor(a!)[] out)
 * -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_lerp_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_tensor *const *weights, size_t weights_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_lerp.List_out", "LTLTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weights,
        &weights_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_lerp.ScalarList_out(Tensor[] self, Tensor[] tensors1, Scalar[] weight, *, Tensor(a!)[]
 * out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_lerp_ScalarList_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    const tn_value *weight, size_t weight_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_lerp.ScalarList_out", "LTLTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weight,
        &weight_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_lerp.Scalar_out(Tensor[] self, Tensor[] tensors1, Scalar weight, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn__foreach_lerp_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_value weight, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_lerp.Scalar_out", "LTLTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, &weight, out,
        &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_max.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_max_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_max.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_maximum.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_maximum.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_maximum.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_minimum.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_minimum.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_minimum.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_mul.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_mul.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_mul.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul_Tensor_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_mul.Tensor_out", "LTTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_norm.Scalar_out(Tensor[] self, Scalar ord=2, ScalarType? dtype=None, *, Tensor(a!)[]
 * out) -> ()
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_norm_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_norm.Scalar_out", "LTS?yLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow.List_out(Tensor[] self, Tensor[] exponent, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *exponent, size_t exponent_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_pow.List_out", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow.ScalarList_out(Tensor[] self, Scalar[] exponent, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *exponent, size_t exponent_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_pow.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow.Scalar_out(Tensor[] self, Scalar exponent, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value exponent, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_pow.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &exponent, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_powsum.Scalar_out(Tensor[] self, Scalar ord=2, ScalarType? dtype=None, *, Tensor(a!)[]
 * out) -> ()
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_powsum_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_powsum.Scalar_out", "LTS?yLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_sub.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_sub_List_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sub.List_out", "LTLTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub_ScalarList_out(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sub.ScalarList_out", "LTLSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub_Scalar_out(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_sub.Scalar_out", "LTSLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_zero.out(Tensor[] self, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn__foreach_zero_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_foreach_zero.out", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
