/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, by name from `_fo` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_INNER_FOREACH_H
#define TENON_INNER_FOREACH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_abs(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_abs(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_abs", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_abs_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_abs_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_abs_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_acos(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_acos(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_acos", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_acos_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_acos_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_acos_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_add_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_add.List", "LTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_add_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_add.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_add_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_add.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_add_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value alpha, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_add.Tensor", "LTTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha)
{
    static tn_op_site site = {"aten::_foreach_add_.List", "LTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_add_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_add_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> () */
TN_NODISCARD static inline tn_status tn__foreach_add__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::_foreach_add_.Tensor", "LTTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.Scalar", "LTLTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars)
 * -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.ScalarList", "LTLTLTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcdiv.Tensor", "LTLTLTT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1)
 * -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv__Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value)
{
    static tn_op_site site = {"aten::_foreach_addcdiv_.Scalar", "LTLTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[]
 * scalars) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv__ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_addcdiv_.ScalarList", "LTLTLTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars)
 * -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcdiv__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars)
{
    static tn_op_site site = {"aten::_foreach_addcdiv_.Tensor", "LTLTLTT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcmul.Scalar", "LTLTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars)
 * -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcmul.ScalarList", "LTLTLTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_addcmul.Tensor", "LTLTLTT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1)
 * -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul__Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_value value)
{
    static tn_op_site site = {"aten::_foreach_addcmul_.Scalar", "LTLTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[]
 * scalars) -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul__ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_addcmul_.ScalarList", "LTLTLTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars)
 * -> ()
 */
TN_NODISCARD static inline tn_status tn__foreach_addcmul__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensor1, size_t tensor1_count,
    tn_tensor *const *tensor2, size_t tensor2_count, tn_tensor *scalars)
{
    static tn_op_site site = {"aten::_foreach_addcmul_.Tensor", "LTLTLTT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensor1, &tensor1_count, tensor2,
        &tensor2_count, scalars};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_asin(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_asin(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_asin", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_asin_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_asin_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_asin_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_atan(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_atan(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_atan", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_atan_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_atan_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_atan_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_ceil(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_ceil(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_ceil", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_ceil_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_ceil_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_ceil_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_max.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_max_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_clamp_max_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_max_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_max__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_max_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clamp_min.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_min_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_clamp_min_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_clamp_min_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_clamp_min__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_clamp_min_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_clone(Tensor[] self, *, MemoryFormat? memory_format=None) -> Tensor[]
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn__foreach_clone(
    tn_tensor *const *self, size_t self_count, const tn_memory_format *memory_format,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_clone", "LT?m->*", NULL, NULL};
    const void *const args[] = {self, &self_count, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out */
TN_NODISCARD static inline tn_status tn__foreach_copy(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *src, size_t src_count,
    bool non_blocking, tn_value *self_out)
{
    static tn_op_site site = {"aten::_foreach_copy", "LTLTb->*", NULL, NULL};
    const void *const args[] = {self, &self_count, src, &src_count, &non_blocking};
    void *const results[] = {self_out};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> () */
TN_NODISCARD static inline tn_status tn__foreach_copy_(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *src, size_t src_count,
    bool non_blocking)
{
    static tn_op_site site = {"aten::_foreach_copy_", "LTLTb->", NULL, NULL};
    const void *const args[] = {self, &self_count, src, &src_count, &non_blocking};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cos(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_cos(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_cos", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_cos_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cos_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_cos_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cosh(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_cosh(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_cosh", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_cosh_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cosh_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_cosh_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_div_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_div.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_div_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_div.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_div_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_div.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_div_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_div.Tensor", "LTT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_div_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_div_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_div_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_div__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other)
{
    static tn_op_site site = {"aten::_foreach_div_.Tensor", "LTT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erf(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_erf(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_erf", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_erf_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erf_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_erf_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erfc(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_erfc(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_erfc", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_erfc_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erfc_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_erfc_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_exp(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_exp(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_exp", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_exp_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_exp_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_exp_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_expm1(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_expm1(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_expm1", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_expm1_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_expm1_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_expm1_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_floor(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_floor(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_floor", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_floor_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_floor_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_floor_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_frac(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_frac(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_frac", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_frac_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_frac_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_frac_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
