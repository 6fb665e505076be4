/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `sort`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_SORT_H
#define TENON_OUT_SORT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None,
 * bool density=False, Tensor(a!)[] out) -> ()
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_bin_edges_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_histogramdd_bin_edges.out", "TLi?Ld?TbLT->", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor?
 * weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_cts_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_cts.out", "TLi?Ld?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool
 * density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_tensors_out(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, tn_tensor *weight, bool density,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_tensors.out", "TLT?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, weight, &density, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0,
 * Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__unique_out(
    tn_tensor *self, bool sorted, bool return_inverse, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_unique.out", "TbbTT->==", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False,
 * *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__unique2_out(
    tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_unique2.out", "TbbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, &return_counts, out0, out1, out2};
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

/*
 * histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_histc_out(
    tn_tensor *self, int64_t bins, tn_value min, tn_value max, tn_tensor *out)
{
    static tn_op_site site = {"aten::histc.out", "TiSST->=", NULL, NULL};
    const void *const args[] = {self, &bins, &min, &max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool
 * density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bin_ct_out(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor *hist, tn_tensor *bin_edges)
{
    static tn_op_site site = {"aten::histogram.bin_ct_out", "Ti?Ld?TbTT->==", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density, hist,
        bin_edges};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False,
 * Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bins_tensor_out(
    tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor *hist,
    tn_tensor *bin_edges)
{
    static tn_op_site site = {"aten::histogram.bins_tensor_out", "TT?TbTT->==", NULL, NULL};
    const void *const args[] = {self, bins, weight, &density, hist, bin_edges};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor_out(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor_out", "STbbT->=", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar_out(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar_out", "TSbbT->=", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor_out(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor_out", "TTbbT->=", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values,
 * Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue_values(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::kthvalue.values", "TiibTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_median_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::median.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_median_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::median.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_mode_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::mode.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_msort_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::msort.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_nanmedian_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::nanmedian.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nanmedian_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmedian.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar_out(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Scalar_out", "TSbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor_out(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Tensor_out", "TTbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_sort_values(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &descending, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_values_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values_stable", "T?bibTT->==", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_topk_values(
    tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::topk.values", "TiibbTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &largest, &sorted, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!),
 * Tensor(c!))
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive_out(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_consecutive.out", "Tbb?iTTT->===", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_out(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim.out", "TibbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts, out0, out1,
        out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive_out(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive.out", "TibbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
