/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `foreach`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_FOREACH_H
#define TENON_INNER_FOREACH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_tensor *const *weights, size_t weights_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.List", "LTLTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weights,
        &weights_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_value weight, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.Scalar", "LTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, &weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    const tn_value *weight, size_t weight_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.ScalarList", "LTLTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weight,
        &weight_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_tensor *const *weights, size_t weights_count)
{
    static tn_op_site site = {"aten::_foreach_lerp_.List", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weights,
        &weights_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_value weight)
{
    static tn_op_site site = {"aten::_foreach_lerp_.Scalar", "LTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, &weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] tensors1, Scalar[] weight) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    const tn_value *weight, size_t weight_count)
{
    static tn_op_site site = {"aten::_foreach_lerp_.ScalarList", "LTLTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weight,
        &weight_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_max(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_max(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_max", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_maximum_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_maximum_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_maximum_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_minimum_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_minimum_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_minimum_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mm(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *mat2, size_t mat2_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mm", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, mat2, &mat2_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.Tensor", "LTT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_mul_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_mul_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_mul_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other)
{
    static tn_op_site site = {"aten::_foreach_mul_.Tensor", "LTT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_norm_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_norm.Scalar", "LTS?y->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *exponent, size_t exponent_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value exponent, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_ScalarAndTensor(
    tn_value self, tn_tensor *const *exponent, size_t exponent_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.ScalarAndTensor", "SLT->*", NULL, NULL};
    const void *const args[] = {&self, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *exponent, size_t exponent_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *exponent, size_t exponent_count)
{
    static tn_op_site site = {"aten::_foreach_pow_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value exponent)
{
    static tn_op_site site = {"aten::_foreach_pow_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *exponent, size_t exponent_count)
{
    static tn_op_site site = {"aten::_foreach_pow_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_powsum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_powsum.Scalar", "LTS?y->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.List", "LTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha)
{
    static tn_op_site site = {"aten::_foreach_sub_.List", "LTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_sub_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_sub_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_zero(Tensor[] self) -> Tensor[] self_out */
TN_NODISCARD static inline tn_status tn__foreach_zero(
    tn_tensor *const *self, size_t self_count, tn_value *self_out)
{
    static tn_op_site site = {"aten::_foreach_zero", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {self_out};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_zero_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_zero_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_zero_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
