/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `a` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_A_H
#define TENON_OUT_A_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_abs_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::abs.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_absolute_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::absolute.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool1d.out(Tensor self, int[1] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
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
 * addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcdiv_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcdiv.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcmul_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcmul.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
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
 * affine_grid_generator.out(Tensor theta, SymInt[] size, bool align_corners, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_affine_grid_generator_out(
    tn_tensor *theta, const int64_t *size, size_t size_count, bool align_corners, tn_tensor *out)
{
    static tn_op_site site = {"aten::affine_grid_generator.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {theta, size, &size_count, &align_corners, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_alias_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::alias_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_all_all_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.all_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_all_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.dims_out", "T?LibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_all_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_amax_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::amax.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_amin_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::amin.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) ->
 * (Tensor(a!) min, Tensor(b!) max)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_aminmax_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::aminmax.out", "T?ibTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_angle_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::angle.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_any_all_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.all_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_any_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.dims_out", "T?LibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_any_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arange_out(
    tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.out", "ST->=", NULL, NULL};
    const void *const args[] = {&end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arange_start_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.start_out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmax_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::argmax.out", "T?ibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmin_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::argmin.out", "T?ibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_argsort_stable_out(
    tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor *out)
{
    static tn_op_site site = {"aten::argsort.stable_out", "TbibT->=", NULL, NULL};
    const void *const args[] = {self, &stable, &dim, &descending, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_copy.out", "TLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter_out(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_scatter.out", "TTLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool1d.out(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool
 * ceil_mode=False, bool count_include_pad=True, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_avg_pool1d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool1d.out", "TLiLiLibbT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool2d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool2d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool3d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool3d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
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

/* bartlett_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bartlett_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::bartlett_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bartlett_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bartlett_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::bartlett_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float
 * momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_update_stats_out(
    tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::batch_norm_update_stats.out", "T?T?TdTT->==", NULL, NULL};
    const void *const args[] = {input, running_mean, running_var, &momentum, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor_out(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {self, p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_float_out(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::binary_cross_entropy.out", "TT?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor?
 * weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::binary_cross_entropy_backward.grad_input", "TTT?TiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor?
 * pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight, pos_weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_with_logits_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight,
    int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::binary_cross_entropy_with_logits.out", "TT?T?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, pos_weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: weights.
 */
TN_NODISCARD static inline tn_status tn_bincount_out(
    tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor *out)
{
    static tn_op_site site = {"aten::bincount.out", "T?TiT->=", NULL, NULL};
    const void *const args[] = {self, weights, &minlength, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binomial.out(Tensor count, Tensor prob, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial_out(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::binomial.out", "TT*T->=", NULL, NULL};
    const void *const args[] = {count, prob, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* blackman_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_blackman_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::blackman_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * blackman_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_blackman_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::blackman_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_block_diag_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::block_diag.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
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

/*
 * bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bucketize_Scalar_out(
    tn_value self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tn_op_site site = {"aten::bucketize.Scalar_out", "STbbT->=", NULL, NULL};
    const void *const args[] = {&self, boundaries, &out_int32, &right, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bucketize_Tensor_out(
    tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tn_op_site site = {"aten::bucketize.Tensor_out", "TTbbT->=", NULL, NULL};
    const void *const args[] = {self, boundaries, &out_int32, &right, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
