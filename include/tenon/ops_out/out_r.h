/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `r` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_R_H
#define TENON_OUT_R_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rad2deg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rad2deg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rand_generator_out(
    const int64_t *size, size_t size_count, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand.generator_out", "Li*T->=", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rand_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_generator_out(
    tn_tensor *self, const tn_value *generator, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::rand_like.generator_out", "T*?mT->=", NULL, NULL};
    const void *const args[] = {self, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randint_generator_out(
    int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.generator_out", "iLi*T->=", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randint_low_generator_out(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.low_generator_out", "iiLi*T->=", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_randint_low_out(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.low_out", "iiLiT->=", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_randint_out(
    int64_t high, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.out", "iLiT->=", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.Tensor_generator_out(Tensor self, Tensor high, *, Generator? generator,
 * MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_generator_out(
    tn_tensor *self, tn_tensor *high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.Tensor_generator_out", "TT*?mT->=", NULL, NULL};
    const void *const args[] = {self, high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.Tensor_out(Tensor self, Tensor high, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_out(
    tn_tensor *self, tn_tensor *high, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.Tensor_out", "TT?mT->=", NULL, NULL};
    const void *const args[] = {self, high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.generator_out(Tensor self, SymInt high, *, Generator? generator, MemoryFormat?
 * memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_generator_out(
    tn_tensor *self, int64_t high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.generator_out", "Ti*?mT->=", NULL, NULL};
    const void *const args[] = {self, &high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.low_dtype_out(Tensor self, SymInt low, SymInt high, *, MemoryFormat?
 * memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_dtype_out(
    tn_tensor *self, int64_t low, int64_t high, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.low_dtype_out", "Tii?mT->=", NULL, NULL};
    const void *const args[] = {self, &low, &high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.low_generator_dtype_out(Tensor self, SymInt low, SymInt high, *, Generator?
 * generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_generator_dtype_out(
    tn_tensor *self, int64_t low, int64_t high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.low_generator_dtype_out", "Tii*?mT->=", NULL, NULL};
    const void *const args[] = {self, &low, &high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.out(Tensor self, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_out(
    tn_tensor *self, int64_t high, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.out", "Ti?mT->=", NULL, NULL};
    const void *const args[] = {self, &high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randn_generator_out(
    const int64_t *size, size_t size_count, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn.generator_out", "Li*T->=", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_randn_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_generator_out(
    tn_tensor *self, const tn_value *generator, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randn_like.generator_out", "T*?mT->=", NULL, NULL};
    const void *const args[] = {self, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random_from_out(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.from_out", "Ti?i*T->=", NULL, NULL};
    const void *const args[] = {self, &from, to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_to_out(
    tn_tensor *self, int64_t to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.to_out", "Ti*T->=", NULL, NULL};
    const void *const args[] = {self, &to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randperm_generator_out(
    int64_t n, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::randperm.generator_out", "i*T->=", NULL, NULL};
    const void *const args[] = {&n, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_randperm_out(
    int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::randperm.out", "iT->=", NULL, NULL};
    const void *const args[] = {&n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_range_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_range_out_(
    tn_value start, tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out_", "SST->=", NULL, NULL};
    const void *const args[] = {&start, &end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reciprocal_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::reciprocal.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::relu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
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

/* repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_repeat_out(
    tn_tensor *self, const int64_t *repeats, size_t repeats_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, repeats, &repeats_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_Tensor_out(
    tn_tensor *repeats, const int64_t *output_size, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat_interleave.Tensor_out", "T?iT->=", NULL, NULL};
    const void *const args[] = {repeats, output_size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize.out", "TLi?mT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as_out(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize_as.out", "TT?mT->=", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_roll_out(
    tn_tensor *self, const int64_t *shifts, size_t shifts_count, const int64_t *dims,
    size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::roll.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, shifts, &shifts_count, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rot90_out(
    tn_tensor *self, int64_t k, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::rot90.out", "TiLiT->=", NULL, NULL};
    const void *const args[] = {self, &k, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_decimals_out(
    tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.decimals_out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &decimals, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_row_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::row_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_out(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise.out", "TTSSb*T->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward.out", "TTTSSbbT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsub_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Tensor_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
