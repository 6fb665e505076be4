/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `random`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_RANDOM_H
#define TENON_OUT_RANDOM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _philox_normal.out(Tensor self, Tensor key, float mean=0., float std=1., *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__philox_normal_out(
    tn_tensor *self, tn_tensor *key, double mean, double std, tn_tensor *out)
{
    static tn_op_site site = {"aten::_philox_normal.out", "TTddT->=", NULL, NULL};
    const void *const args[] = {self, key, &mean, &std, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _philox_randint.out(Tensor self, Tensor key, int? low=None, int? high=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: low, high.
 */
TN_NODISCARD static inline tn_status tn__philox_randint_out(
    tn_tensor *self, tn_tensor *key, const int64_t *low, const int64_t *high, tn_tensor *out)
{
    static tn_op_site site = {"aten::_philox_randint.out", "TT?i?iT->=", NULL, NULL};
    const void *const args[] = {self, key, low, high, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _philox_uniform.out(Tensor self, Tensor key, float low=0., float high=1., *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__philox_uniform_out(
    tn_tensor *self, tn_tensor *key, double low, double high, tn_tensor *out)
{
    static tn_op_site site = {"aten::_philox_uniform.out", "TTddT->=", NULL, NULL};
    const void *const args[] = {self, key, &low, &high, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor_out(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {self, p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_float_out(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binomial.out(Tensor count, Tensor prob, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial_out(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::binomial.out", "TT*T->=", NULL, NULL};
    const void *const args[] = {count, prob, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cauchy.out(Tensor self, float median=0., float sigma=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy_out(
    tn_tensor *self, double median, double sigma, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::cauchy.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exponential.out(Tensor self, float lambd=1., *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_out(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::exponential.out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * geometric.out(Tensor self, float p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric_out(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::geometric.out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal.out(Tensor self, float mean=1., float std=2., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial_out(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::multinomial.out", "Tib*T->=", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor_out(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float_out(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor_out(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_Tensor_out", "dT*T->=", NULL, NULL};
    const void *const args[] = {&mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float_out(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_float_out", "ddLi*T->=", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.out(Tensor self, float mean=0., float std=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * poisson.out(Tensor self, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_poisson_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::poisson.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
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

/*
 * uniform.out(Tensor self, float from=0., float to=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_out(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::uniform.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
