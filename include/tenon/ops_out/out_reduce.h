/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `reduce`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_REDUCE_H
#define TENON_OUT_REDUCE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__aminmax_dim_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_aminmax.dim_out", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/* _aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tn__aminmax_out(
    tn_tensor *self, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_aminmax.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/* _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _segment_reduce_backward.out(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor?
 * lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn__segment_reduce_backward_out(
    tn_tensor *grad, tn_tensor *output, tn_tensor *data, const char *reduce, tn_tensor *lengths,
    tn_tensor *offsets, int64_t axis, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::_segment_reduce_backward.out", "TTTs?T?Ti?ST->=", NULL, NULL};
    const void *const args[] = {grad, output, data, reduce, lengths, offsets, &axis, initial, out};
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

/* count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_count_nonzero_dim_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.dim_IntList_out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_count_nonzero_out(
    tn_tensor *self, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.out", "T?iT->=", NULL, NULL};
    const void *const args[] = {self, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummax_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummax.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummin_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummin.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumprod.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumsum.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff_out(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append, tn_tensor *out)
{
    static tn_op_site site = {"aten::diff.out", "Tii?T?TT->=", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dist_out(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::dist.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hash_tensor_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, int64_t mode,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::hash_tensor.out", "TLibiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, &mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logsumexp_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logsumexp.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_max_dim_max(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *max, tn_tensor *max_values)
{
    static tn_op_site site = {"aten::max.dim_max", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, max, max_values};
    return tn_op_call_typed(&site, args, NULL);
}

/* max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_max_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_max_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dtype_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.dtype_out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_min_dim_min(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *min, tn_tensor *min_indices)
{
    static tn_op_site site = {"aten::min.dim_min", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, min, min_indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_min_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_min_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nansum.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype_out(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype_out", "T?SyT->=", NULL, NULL};
    const void *const args[] = {self, p, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_norm_Scalar_out(
    tn_tensor *self, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_dtype_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.dtype_out", "T?SLibyT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.out", "T?SLibT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_int_out(
    tn_tensor *self, int64_t dim, bool keepdim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.int_out", "Tib?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_renorm_out(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm, tn_tensor *out)
{
    static tn_op_site site = {"aten::renorm.out", "TSiST->=", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None,
 * Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce_out(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::segment_reduce.out", "Ts?T?T?Tib?ST->=", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::std.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::std.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::std_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.IntList_out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trace_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trace.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::var.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::var.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::var_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
