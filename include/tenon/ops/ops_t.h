/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `t` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_T_H
#define TENON_OPS_T_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* t(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_t(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* t_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_t_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::t_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* t_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_t_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* take(Tensor self, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_take(
    tn_tensor *self, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::take", "TT->T", NULL, NULL};
    const void *const args[] = {self, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_take_along_dim(
    tn_tensor *self, tn_tensor *indices, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::take_along_dim", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, indices, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_tan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* tanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_tanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tn_tanh_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_tensor_split_indices(
    tn_tensor *self, const int64_t *indices, size_t indices_count, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.indices", "TLii->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_tensor_split_sections(
    tn_tensor *self, int64_t sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.sections", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections,
 * int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_tensor_split_tensor_indices_or_sections(
    tn_tensor *self, tn_tensor *tensor_indices_or_sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.tensor_indices_or_sections", "TTi->*", NULL, NULL};
    const void *const args[] = {self, tensor_indices_or_sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
TN_NODISCARD static inline tn_status tn_tensordot(
    tn_tensor *self, tn_tensor *other, const int64_t *dims_self, size_t dims_self_count,
    const int64_t *dims_other, size_t dims_other_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::tensordot", "TTLiLi->T", NULL, NULL};
    const void *const args[] = {self, other, dims_self, &dims_self_count, dims_other,
        &dims_other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::thnn_conv2d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_threshold(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_threshold_(
    tn_tensor *self, tn_value threshold, tn_value value)
{
    static tn_op_site site = {"aten::threshold_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tn_threshold_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tile(Tensor self, SymInt[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_tile(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::tile", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
 * copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_device(
    tn_tensor *self, tn_device device, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.device", "TDybb?m->T", NULL, NULL};
    const void *const args[] = {self, &device, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
 * MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype(
    tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype", "Tybb?m->T", NULL, NULL};
    const void *const args[] = {self, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype_layout(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, bool non_blocking, bool copy, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype_layout", "T?y?l?D?bbb?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, &non_blocking, &copy,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_other(
    tn_tensor *self, tn_tensor *other, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.other", "TTbb?m->T", NULL, NULL};
    const void *const args[] = {self, other, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor
 * NULL is None: dtype, masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense(
    tn_tensor *self, const tn_dtype *dtype, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense", "T?y?b->T", NULL, NULL};
    const void *const args[] = {self, dtype, masked_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor
 * NULL is None: masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense_backward(
    tn_tensor *grad, tn_tensor *input, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense_backward", "TT?b->T", NULL, NULL};
    const void *const args[] = {grad, input, masked_grad};
    void *const results[] = {result};
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

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_transpose_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_transpose_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::transpose_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/* transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor */
TN_NODISCARD static inline tn_status tn_transpose_copy_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose_copy.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
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

/*
 * triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular,
    tn_tensor **solution, tn_tensor **cloned_coefficient)
{
    static tn_op_site site = {"aten::triangular_solve", "TTbbb->TT", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular};
    void *const results[] = {solution, cloned_coefficient};
    return tn_op_call_typed(&site, args, results);
}

/* tril(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_tril(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tril_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::tril_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_tril_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2,
 * float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_triplet_margin_loss(
    tn_tensor *anchor, tn_tensor *positive, tn_tensor *negative, double margin, double p,
    double eps, bool swap, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::triplet_margin_loss", "TTTdddbi->T", NULL, NULL};
    const void *const args[] = {anchor, positive, negative, &margin, &p, &eps, &swap, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* triu(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_triu(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_triu_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::triu_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_triu_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* true_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_true_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* true_divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_true_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::true_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::true_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* trunc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_trunc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::trunc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trunc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trunc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::trunc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* type_as(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_type_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::type_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
