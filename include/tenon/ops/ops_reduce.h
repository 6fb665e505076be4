/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `reduce`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_REDUCE_H
#define TENON_OPS_REDUCE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* all(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_all(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::all", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_all_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::all.dim", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_all_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::all.dims", "T?Lib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_amax(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::amax", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_amin(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::amin", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_aminmax(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **min, tn_tensor **max)
{
    static tn_op_site site = {"aten::aminmax", "T?ib->TT", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {min, max};
    return tn_op_call_typed(&site, args, results);
}

/* any(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_any(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::any", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_any_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::any.dim", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_any_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::any.dims", "T?Lib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmax(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::argmax", "T?ib->T", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmin(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::argmin", "T?ib->T", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* corrcoef(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_corrcoef(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::corrcoef", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * count_nonzero(Tensor self, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_count_nonzero(
    tn_tensor *self, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::count_nonzero", "T?i->T", NULL, NULL};
    const void *const args[] = {self, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_count_nonzero_dim_IntList(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::count_nonzero.dim_IntList", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
 * NULL is None: fweights, aweights.
 */
TN_NODISCARD static inline tn_status tn_cov(
    tn_tensor *self, int64_t correction, tn_tensor *fweights, tn_tensor *aweights,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::cov", "Ti?T?T->T", NULL, NULL};
    const void *const args[] = {self, &correction, fweights, aweights};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_cummax(
    tn_tensor *self, int64_t dim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::cummax", "Ti->TT", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_cummin(
    tn_tensor *self, int64_t dim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::cummin", "Ti->TT", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumprod", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod_(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype)
{
    static tn_op_site site = {"aten::cumprod_", "Ti?y->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumsum", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum_(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype)
{
    static tn_op_site site = {"aten::cumsum_", "Ti?y->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    return tn_op_call_typed(&site, args, NULL);
}

/* cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_cumulative_trapezoid_dx(
    tn_tensor *y, tn_value dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumulative_trapezoid.dx", "TSi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_cumulative_trapezoid_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cumulative_trapezoid.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::diff", "Tii?T?T->T", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_dist(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::dist", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_gradient_array(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.array", "TLii->*", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_gradient_scalararray(
    tn_tensor *self, tn_value spacing, const int64_t *dim, size_t dim_count, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalararray", "TSLii->*", NULL, NULL};
    const void *const args[] = {self, &spacing, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: spacing, dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarint(
    tn_tensor *self, const tn_value *spacing, const int64_t *dim, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarint", "T?S?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayarray(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayarray", "TLSLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayint(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayint", "TLS?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarray(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarray", "TLTLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarrayint(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarrayint", "TLT?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_hash_tensor(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, int64_t mode,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hash_tensor", "TLibi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, &mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_logcumsumexp(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logcumsumexp", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_logsumexp(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logsumexp", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_max(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::max", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_max_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::max.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* max.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_max_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::max.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::mean", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mean.dim", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_min(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::min", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_min_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::min.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* min.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_min_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::min.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmean", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile", "TT?ibs->T", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile.scalar", "Td?ibs->T", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nansum", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_norm_Scalar(
    tn_tensor *self, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim", "T?SLib->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype)
 * -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim_dtype(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim_dtype", "T?SLiby->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype", "T?Sy->T", NULL, NULL};
    const void *const args[] = {self, p, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_norm_except_dim(
    tn_tensor *v, int64_t pow, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm_except_dim", "Tii->T", NULL, NULL};
    const void *const args[] = {v, &pow, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::prod", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_dim_int(
    tn_tensor *self, int64_t dim, bool keepdim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::prod.dim_int", "Tib?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear')
 * -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::quantile", "TT?ibs->T", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_scalar(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::quantile.scalar", "Td?ibs->T", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor */
TN_NODISCARD static inline tn_status tn_renorm(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm, tn_tensor **result)
{
    static tn_op_site site = {"aten::renorm", "TSiS->T", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_renorm_(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm)
{
    static tn_op_site site = {"aten::renorm_", "TSiS->=", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor?
 * offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor **result)
{
    static tn_op_site site = {"aten::segment_reduce", "Ts?T?T?Tib?S->T", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* std(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tn_std(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::std", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::std.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::std.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_std_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
 * Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_dim_IntList(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::sum.dim_IntList", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trace(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_trace(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::trace", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trace_backward(Tensor grad, SymInt[] sizes) -> Tensor */
TN_NODISCARD static inline tn_status tn_trace_backward(
    tn_tensor *grad, const int64_t *sizes, size_t sizes_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::trace_backward", "TLi->T", NULL, NULL};
    const void *const args[] = {grad, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_trapezoid_dx(
    tn_tensor *y, tn_value dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapezoid.dx", "TSi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_trapezoid_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapezoid.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_trapz_dx(
    tn_tensor *y, double dx, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapz.dx", "Tdi->T", NULL, NULL};
    const void *const args[] = {y, &dx, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_trapz_x(
    tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::trapz.x", "TTi->T", NULL, NULL};
    const void *const args[] = {y, x, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* var(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tn_var(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::var", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::var.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::var.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_var_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
