/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `sort`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_SORT_H
#define TENON_OPS_SORT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_argsort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_argsort_stable(
    tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor **result)
{
    static tn_op_site site = {"aten::argsort.stable", "Tbib->T", NULL, NULL};
    const void *const args[] = {self, &stable, &dim, &descending};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
 * NULL is None: weights.
 */
TN_NODISCARD static inline tn_status tn_bincount(
    tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor **result)
{
    static tn_op_site site = {"aten::bincount", "T?Ti->T", NULL, NULL};
    const void *const args[] = {self, weights, &minlength};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Scalar(
    tn_value self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Scalar", "STbb->T", NULL, NULL};
    const void *const args[] = {&self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Tensor(
    tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_histc(
    tn_tensor *self, int64_t bins, tn_value min, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::histc", "TiSS->T", NULL, NULL};
    const void *const args[] = {self, &bins, &min, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bin_ct(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bin_ct", "Ti?Ld?Tb->TT", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) ->
 * (Tensor hist, Tensor bin_edges)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bins_tensor(
    tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor **hist,
    tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bins_tensor", "TT?Tb->TT", NULL, NULL};
    const void *const args[] = {self, bins, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd", "TLi?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None,
 * bool density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_TensorList_bins(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.TensorList_bins", "TLT?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_int_bins(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.int_bins", "Ti?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor", "STbb->T", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar", "TSbb->T", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor
 * indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::kthvalue", "Tiib->TT", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* median(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_median(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::median", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_median_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::median.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_mode(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::mode", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* msort(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_msort(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::msort", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nanmedian(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_nanmedian(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmedian", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_nanmedian_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::nanmedian.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Scalar", "TSbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Tensor", "TTbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_sort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
 * Tensor indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor **values,
    tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort.stable", "T?bib->TT", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
 * Tensor indices)
 */
TN_NODISCARD static inline tn_status tn_topk(
    tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor **values,
    tn_tensor **indices)
{
    static tn_op_site site = {"aten::topk", "Tiibb->TT", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &largest, &sorted};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None) -> (Tensor, Tensor, Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_consecutive", "Tbb?i->TTT", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim", "Tibbb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False)
 * -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive", "Tibb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
