/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `random`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_RANDOM_H
#define TENON_OPS_RANDOM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {self, p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_p(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.p", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.Tensor", "TT*->=", NULL, NULL};
    const void *const args[] = {self, p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__float(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.float", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::binomial", "TT*->T", NULL, NULL};
    const void *const args[] = {count, prob, generator};
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
 * exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::exponential", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_(
    tn_tensor *self, double lambd, const tn_value *generator)
{
    static tn_op_site site = {"aten::exponential_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::geometric", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric_(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::geometric_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_normal", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::log_normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::multinomial", "Tib*->T", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_float", "Td*->T", NULL, NULL};
    const void *const args[] = {mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_Tensor", "dT*->T", NULL, NULL};
    const void *const args[] = {&mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_float", "ddLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_functional(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal_functional", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
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
 * uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::uniform", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_(
    tn_tensor *self, double from, double to, const tn_value *generator)
{
    static tn_op_site site = {"aten::uniform_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prims::normal(SymInt[] shape, *, Scalar mean, Scalar std, ScalarType dtype, Device device, bool
 * requires_grad, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_prims_normal(
    const int64_t *shape, size_t shape_count, tn_value mean, tn_value std, tn_dtype dtype,
    tn_device device, bool requires_grad, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"prims::normal", "LiSSyDb*->T", NULL, NULL};
    const void *const args[] = {shape, &shape_count, &mean, &std, &dtype, &device, &requires_grad,
        generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prims::uniform(SymInt[] shape, *, Scalar low, Scalar high, ScalarType dtype, Device device,
 * SymInt[] stride, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_prims_uniform(
    const int64_t *shape, size_t shape_count, tn_value low, tn_value high, tn_dtype dtype,
    tn_device device, const int64_t *stride, size_t stride_count, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"prims::uniform", "LiSSyDLi*->T", NULL, NULL};
    const void *const args[] = {shape, &shape_count, &low, &high, &dtype, &device, stride,
        &stride_count, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
