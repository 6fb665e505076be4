/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `o` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_O_H
#define TENON_OPS_O_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* one_hot(Tensor self, int num_classes=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_one_hot(
    tn_tensor *self, int64_t num_classes, tn_tensor **result)
{
    static tn_op_site site = {"aten::one_hot", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &num_classes};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_ones(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_ones_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* orgqr(Tensor self, Tensor input2) -> Tensor */
TN_NODISCARD static inline tn_status tn_orgqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor **result)
{
    static tn_op_site site = {"aten::orgqr", "TT->T", NULL, NULL};
    const void *const args[] = {self, input2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ormqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::ormqr", "TTTbb->T", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* outer(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tn_outer(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::outer", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* output_nr(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_output_nr(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::output_nr", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
 * NULL is None: value.
 */
TN_NODISCARD static inline tn_status tn_pad(
    tn_tensor *self, const int64_t *pad, size_t pad_count, const char *mode, const double *value,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::pad", "TLis?d->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, mode, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str
 * padding_side="right") -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pad_sequence(
    tn_tensor *const *sequences, size_t sequences_count, bool batch_first, double padding_value,
    const char *padding_side, tn_tensor **result)
{
    static tn_op_site site = {"aten::pad_sequence", "LTbds->T", NULL, NULL};
    const void *const args[] = {sequences, &sequences_count, &batch_first, &padding_value,
        padding_side};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pairwise_distance(
    tn_tensor *x1, tn_tensor *x2, double p, double eps, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::pairwise_distance", "TTddb->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, &eps, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pdist(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_pdist(
    tn_tensor *self, double p, tn_tensor **result)
{
    static tn_op_site site = {"aten::pdist", "Td->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* permute(Tensor(a) self, int[] dims) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_permute(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* permute_copy(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_permute_copy(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pinverse(Tensor self, float rcond=1e-15) -> Tensor */
TN_NODISCARD static inline tn_status tn_pinverse(
    tn_tensor *self, double rcond, tn_tensor **result)
{
    static tn_op_site site = {"aten::pinverse", "Td->T", NULL, NULL};
    const void *const args[] = {self, &rcond};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pixel_shuffle(Tensor self, int upscale_factor) -> Tensor */
TN_NODISCARD static inline tn_status tn_pixel_shuffle(
    tn_tensor *self, int64_t upscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &upscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle(
    tn_tensor *self, int64_t downscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_unshuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &downscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * poisson(Tensor self, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_poisson(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::poisson", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int
 * reduction) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_poisson_nll_loss(
    tn_tensor *input, tn_tensor *target, bool log_input, bool full, double eps, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::poisson_nll_loss", "TTbbdi->T", NULL, NULL};
    const void *const args[] = {input, target, &log_input, &full, &eps, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* polar(Tensor abs, Tensor angle) -> Tensor */
TN_NODISCARD static inline tn_status tn_polar(
    tn_tensor *abs, tn_tensor *angle, tn_tensor **result)
{
    static tn_op_site site = {"aten::polar", "TT->T", NULL, NULL};
    const void *const args[] = {abs, angle};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* polygamma(int n, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_polygamma(
    int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::polygamma", "iT->T", NULL, NULL};
    const void *const args[] = {&n, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* polygamma_(Tensor(a!) self, int n) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polygamma_(
    tn_tensor *self, int64_t n)
{
    static tn_op_site site = {"aten::polygamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &n};
    return tn_op_call_typed(&site, args, NULL);
}

/* positive(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_positive(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::positive", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::pow_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::pow_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_prelu(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::prelu", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
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

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
TN_NODISCARD static inline tn_status tn_promote_types(
    tn_dtype type1, tn_dtype type2, tn_dtype *result)
{
    static tn_op_site site = {"aten::promote_types", "yy->y", NULL, NULL};
    const void *const args[] = {&type1, &type2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_put(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::put", "TTTb->T", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_put_(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate)
{
    static tn_op_site site = {"aten::put_", "TTTb->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/* qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R) */
TN_NODISCARD static inline tn_status tn_qr(
    tn_tensor *self, bool some, tn_tensor **Q, tn_tensor **R)
{
    static tn_op_site site = {"aten::qr", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &some};
    void *const results[] = {Q, R};
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

/* rad2deg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_rad2deg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rad2deg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rad2deg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rad2deg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rad2deg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_rand(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_rand_generator(
    const int64_t *size, size_t size_count, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand.generator", "Li*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::rand_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_generator(
    tn_tensor *self, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::rand_like.generator", "T*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, generator, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint(
    int64_t high, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint", "iLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_generator(
    int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.generator", "iLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_low(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.low", "iiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator,
 * ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randint_low_generator(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint.low_generator", "iiLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like(
    tn_tensor *self, int64_t high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like", "Ti?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &high, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor(
    tn_tensor *self, tn_tensor *high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.Tensor", "TT?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, high, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat?
 * memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_generator(
    tn_tensor *self, tn_tensor *high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.Tensor_generator", "TT*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat?
 * memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_generator(
    tn_tensor *self, int64_t high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.generator", "Ti*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_dtype(
    tn_tensor *self, int64_t low, int64_t high, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.low_dtype", "Tii?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &low, &high, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_generator_dtype(
    tn_tensor *self, int64_t low, int64_t high, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randint_like.low_generator_dtype", "Tii*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &low, &high, generator, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randn(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randn_generator(
    const int64_t *size, size_t size_count, const tn_value *generator, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn.generator", "Li*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::randn_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_generator(
    tn_tensor *self, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::randn_like.generator", "T*?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, generator, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random(Tensor self, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::random", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random_from(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::random.from", "Ti?i*->T", NULL, NULL};
    const void *const args[] = {self, &from, to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_to(
    tn_tensor *self, int64_t to, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::random.to", "Ti*->T", NULL, NULL};
    const void *const args[] = {self, &to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_(
    tn_tensor *self, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_", "T*->=", NULL, NULL};
    const void *const args[] = {self, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random__from(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_.from", "Ti?i*->=", NULL, NULL};
    const void *const args[] = {self, &from, to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random__to(
    tn_tensor *self, int64_t to, const tn_value *generator)
{
    static tn_op_site site = {"aten::random_.to", "Ti*->=", NULL, NULL};
    const void *const args[] = {self, &to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randperm(
    int64_t n, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randperm", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_randperm_generator(
    int64_t n, const tn_value *generator, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::randperm.generator", "i*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, generator, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range(
    tn_value start, tn_value end, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range", "SS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range_step(
    tn_value start, tn_value end, tn_value step, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range.step", "SSS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &step, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ravel(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_ravel(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ravel", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qconv2d_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor
 * qw, Tensor w_scale, Tensor w_zero_point, Tensor(a!) qaccum, Tensor? bias, SymInt[] stride,
 * SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point,
 * ScalarType? output_dtype, float accum_scale, int accum_zero_point, str binary_attr, Scalar?
 * alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor
 * NULL is None: bias, output_dtype, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_onednn_qconv2d_pointwise_binary_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *qaccum, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, double output_scale, int64_t output_zero_point,
    const tn_dtype *output_dtype, double accum_scale, int64_t accum_zero_point,
    const char *binary_attr, const tn_value *alpha, const char *unary_attr,
    const tn_value *unary_scalars, const char *unary_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qconv2d_pointwise.binary_tensor", "TTTTTTT?TLiLiLiidi?ydis?S?s*?s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, qaccum, bias,
        stride, &stride_count, padding, &padding_count, dilation, &dilation_count, &groups,
        &output_scale, &output_zero_point, output_dtype, &accum_scale, &accum_zero_point,
        binary_attr, alpha, unary_attr, unary_scalars, unary_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qconv_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor
 * w_scale, Tensor w_zero_point, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation,
 * SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, str attr,
 * Scalar?[] scalars, str? algorithm) -> Tensor
 * NULL is None: bias, output_dtype, algorithm.
 */
TN_NODISCARD static inline tn_status tn_onednn_qconv_pointwise_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *bias, const int64_t *stride, size_t stride_count,
    const int64_t *padding, size_t padding_count, const int64_t *dilation, size_t dilation_count,
    int64_t groups, double output_scale, int64_t output_zero_point, const tn_dtype *output_dtype,
    const char *attr, const tn_value *scalars, const char *algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qconv_pointwise.tensor", "TTTTTT?TLiLiLiidi?ys*?s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &groups, &output_scale,
        &output_zero_point, output_dtype, attr, scalars, algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qlinear_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor
 * qw, Tensor w_scale, Tensor w_zero_point, Tensor? other, Tensor? bias, float output_scale, int
 * output_zero_point, ScalarType? output_dtype, float other_scale, int other_zp, str binary_post_op,
 * float binary_alpha, str unary_post_op, Scalar?[] unary_post_op_args, str unary_post_op_algorithm)
 * -> Tensor
 * NULL is None: other, bias, output_dtype.
 */
TN_NODISCARD static inline tn_status tn_onednn_qlinear_pointwise_binary_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *other, tn_tensor *bias, double output_scale,
    int64_t output_zero_point, const tn_dtype *output_dtype, double other_scale, int64_t other_zp,
    const char *binary_post_op, double binary_alpha, const char *unary_post_op,
    const tn_value *unary_post_op_args, const char *unary_post_op_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qlinear_pointwise.binary_tensor", "TTTTTT?T?Tdi?ydisds*s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, other, bias,
        &output_scale, &output_zero_point, output_dtype, &other_scale, &other_zp, binary_post_op,
        &binary_alpha, unary_post_op, unary_post_op_args, unary_post_op_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qlinear_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw,
 * Tensor w_scale, Tensor w_zero_point, Tensor? bias, float output_scale, int output_zero_point,
 * ScalarType? output_dtype, str post_op_name, Scalar?[] post_op_args, str post_op_algorithm) ->
 * Tensor
 * NULL is None: bias, output_dtype.
 */
TN_NODISCARD static inline tn_status tn_onednn_qlinear_pointwise_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *bias, double output_scale, int64_t output_zero_point,
    const tn_dtype *output_dtype, const char *post_op_name, const tn_value *post_op_args,
    const char *post_op_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qlinear_pointwise.tensor", "TTTTTT?Tdi?ys*s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, bias,
        &output_scale, &output_zero_point, output_dtype, post_op_name, post_op_args,
        post_op_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
