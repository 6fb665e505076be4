/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `c` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_C_H
#define TENON_OPS_C_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* can_cast(ScalarType from_, ScalarType to) -> bool */
TN_NODISCARD static inline tn_status tn_can_cast(
    tn_dtype from_, tn_dtype to, bool *result)
{
    static tn_op_site site = {"aten::can_cast", "yy->b", NULL, NULL};
    const void *const args[] = {&from_, &to};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cartesian_prod(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_cartesian_prod(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::cartesian_prod", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy(
    tn_tensor *self, double median, double sigma, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::cauchy", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy_(
    tn_tensor *self, double median, double sigma, const tn_value *generator)
{
    static tn_op_site site = {"aten::cauchy_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn_cdist(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::cdist", "TTd?i->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ceil(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_ceil(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ceil", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ceil_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ceil_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::ceil_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tn_celu(
    tn_tensor *self, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::celu", "TS->T", NULL, NULL};
    const void *const args[] = {self, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_celu_(
    tn_tensor *self, tn_value alpha)
{
    static tn_op_site site = {"aten::celu_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* channel_shuffle(Tensor self, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tn_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cholesky(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cholesky_inverse(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky_inverse(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_inverse", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky_solve(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_solve", "TTb->T", NULL, NULL};
    const void *const args[] = {self, input2, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clamp_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max(Tensor self, Scalar max) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_max(
    tn_tensor *self, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max", "TS->T", NULL, NULL};
    const void *const args[] = {self, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor(
    tn_tensor *self, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_(
    tn_tensor *self, tn_value max)
{
    static tn_op_site site = {"aten::clamp_max_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max__Tensor(
    tn_tensor *self, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_max_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_min(
    tn_tensor *self, tn_value min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min", "TS->T", NULL, NULL};
    const void *const args[] = {self, &min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_(
    tn_tensor *self, tn_value min)
{
    static tn_op_site site = {"aten::clamp_min_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &min};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min__Tensor(
    tn_tensor *self, tn_tensor *min)
{
    static tn_op_site site = {"aten::clamp_min_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, min};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clip_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clip_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::clone", "T?m->T", NULL, NULL};
    const void *const args[] = {self, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
 * int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_col2im(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::col2im", "TLiLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* column_stack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_column_stack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::column_stack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_combinations(
    tn_tensor *self, int64_t r, bool with_replacement, tn_tensor **result)
{
    static tn_op_site site = {"aten::combinations", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &r, &with_replacement};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* complex(Tensor real, Tensor imag) -> Tensor */
TN_NODISCARD static inline tn_status tn_complex(
    tn_tensor *real, tn_tensor *imag, tn_tensor **result)
{
    static tn_op_site site = {"aten::complex", "TT->T", NULL, NULL};
    const void *const args[] = {real, imag};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_concat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_concatenate(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concatenate", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_conj_physical(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj_physical", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* conj_physical_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_conj_physical_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::conj_physical_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_constant_pad_nd(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::constant_pad_nd", "TLiS->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_contiguous(
    tn_tensor *self, tn_memory_format memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::contiguous", "Tm->T", NULL, NULL};
    const void *const args[] = {self, &memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
 * SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str
 * padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
 * SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str
 * padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
 * SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str
 * padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
 * padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose1d", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
 * SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose2d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose2d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1,
 * SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose3d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose3d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::convolution", "TT?TLiLiLibLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::convolution_backward", "TTT?LiLiLiLibLiiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/* copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_copy(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor **result)
{
    static tn_op_site site = {"aten::copy", "TTb->T", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copy_(
    tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tn_op_site site = {"aten::copy_", "TTb->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_copysign_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copysign.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_copysign_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::copysign_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::copysign_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
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

/* cos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_cos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* cosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_cosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cosine_embedding_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_embedding_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
TN_NODISCARD static inline tn_status tn_cosine_similarity(
    tn_tensor *x1, tn_tensor *x2, int64_t dim, double eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_similarity", "TTid->T", NULL, NULL};
    const void *const args[] = {x1, x2, &dim, &eps};
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

/*
 * cross(Tensor self, Tensor other, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, other, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, float label_smoothing=0.0) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_cross_entropy_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    double label_smoothing, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross_entropy_loss", "TT?Tiid->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, &label_smoothing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
 * blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_IntList(
    tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.IntList", "TTLiLiiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, &blank, &reduction, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
 * int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_Tensor(
    tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.Tensor", "TTTTiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, target_lengths, &blank,
        &reduction, &zero_infinity};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
