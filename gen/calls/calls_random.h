/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_RANDOM_H
#define TENON_CALLS_RANDOM_H

#include "dispatch/boxing.h"

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bernoulli__Tensor(tn_tensor *self, tn_tensor *p, tni_generator *generator)
{
    static tni_callee callee = {"aten::bernoulli_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(p, &boxes[1]),
        tni_box_generator_optional(generator, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bernoulli__float(tn_tensor *self, double p, tni_generator *generator)
{
    static tni_callee callee = {"aten::bernoulli_.float", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(p, &boxes[1]),
        tni_box_generator_optional(generator, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_min(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::min", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::mul_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_multinomial(tn_tensor *self, int64_t num_samples, bool replacement, tni_generator *generator, tn_tensor **result)
{
    static tni_callee callee = {"aten::multinomial", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(num_samples, &boxes[1]), tni_box_bool(replacement, &boxes[2]),
        tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_normal_(tn_tensor *self, double mean, double std, tni_generator *generator)
{
    static tni_callee callee = {"aten::normal_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(mean, &boxes[1]),
        tni_box_double(std, &boxes[2]), tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_random__from(tn_tensor *self, int64_t from, tni_maybe_int to, tni_generator *generator)
{
    static tni_callee callee = {"aten::random_.from", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(from, &boxes[1]),
        tni_box_maybe_int_optional(to, &boxes[2]),
        tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_randperm_generator_out(int64_t n, tni_generator *generator, tn_tensor *out)
{
    static tni_callee callee = {"aten::randperm.generator_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_int(n, &boxes[0]),
        tni_box_generator_optional(generator, &boxes[1]), tni_box_handle(out, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_uniform_(tn_tensor *self, double from, double to, tni_generator *generator)
{
    static tni_callee callee = {"aten::uniform_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(from, &boxes[1]),
        tni_box_double(to, &boxes[2]), tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
