/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RANDOM_H
#define TENON_ARGS_RANDOM_H

#include "kernels/core/kernel_core.h"

/* bernoulli(Tensor self, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_bernoulli {
    tn_tensor *self;
    tni_generator *generator;
} tni_args_bernoulli;
TN_NODISCARD static inline tn_status tni_read_bernoulli(const tn_call *call,
    const StableIValue *args, tni_args_bernoulli *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    return TN_OK;
}

/* bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_bernoulli__Tensor {
    tn_tensor *self;
    tn_tensor *p;
    tni_generator *generator;
} tni_args_bernoulli__Tensor;
TN_NODISCARD static inline tn_status tni_read_bernoulli__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bernoulli__Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->p));
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_bernoulli__float {
    tn_tensor *self;
    double p;
    tni_generator *generator;
} tni_args_bernoulli__float;
TN_NODISCARD static inline tn_status tni_read_bernoulli__float(const tn_call *call,
    const StableIValue *args, tni_args_bernoulli__float *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bernoulli_out {
    tn_tensor *self;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_bernoulli_out;
TN_NODISCARD static inline tn_status tni_read_bernoulli_out(const tn_call *call,
    const StableIValue *args, tni_args_bernoulli_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_bernoulli_p {
    tn_tensor *self;
    double p;
    tni_generator *generator;
} tni_args_bernoulli_p;
TN_NODISCARD static inline tn_status tni_read_bernoulli_p(const tn_call *call,
    const StableIValue *args, tni_args_bernoulli_p *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor */
typedef struct tni_args_binomial {
    tn_tensor *count;
    tn_tensor *prob;
    tni_generator *generator;
} tni_args_binomial;
TN_NODISCARD static inline tn_status tni_read_binomial(const tn_call *call,
    const StableIValue *args, tni_args_binomial *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->count));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->prob));
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_cauchy_ {
    tn_tensor *self;
    double median;
    double sigma;
    tni_generator *generator;
} tni_args_cauchy_;
TN_NODISCARD static inline tn_status tni_read_cauchy_(const tn_call *call,
    const StableIValue *args, tni_args_cauchy_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->median = tni_arg_double(args[1]);
    in->sigma = tni_arg_double(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

/* exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_exponential_ {
    tn_tensor *self;
    double lambd;
    tni_generator *generator;
} tni_args_exponential_;
TN_NODISCARD static inline tn_status tni_read_exponential_(const tn_call *call,
    const StableIValue *args, tni_args_exponential_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lambd = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_geometric_ {
    tn_tensor *self;
    double p;
    tni_generator *generator;
} tni_args_geometric_;
TN_NODISCARD static inline tn_status tni_read_geometric_(const tn_call *call,
    const StableIValue *args, tni_args_geometric_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_log_normal_ {
    tn_tensor *self;
    double mean;
    double std;
    tni_generator *generator;
} tni_args_log_normal_;
TN_NODISCARD static inline tn_status tni_read_log_normal_(const tn_call *call,
    const StableIValue *args, tni_args_log_normal_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->mean = tni_arg_double(args[1]);
    in->std = tni_arg_double(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

/* multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_multinomial {
    tn_tensor *self;
    int64_t num_samples;
    bool replacement;
    tni_generator *generator;
} tni_args_multinomial;
TN_NODISCARD static inline tn_status tni_read_multinomial(const tn_call *call,
    const StableIValue *args, tni_args_multinomial *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->num_samples = tni_arg_int(args[1]);
    in->replacement = tni_arg_bool(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

/* multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_multinomial_out {
    tn_tensor *self;
    int64_t num_samples;
    bool replacement;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_multinomial_out;
TN_NODISCARD static inline tn_status tni_read_multinomial_out(const tn_call *call,
    const StableIValue *args, tni_args_multinomial_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->num_samples = tni_arg_int(args[1]);
    in->replacement = tni_arg_bool(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_normal_ {
    tn_tensor *self;
    double mean;
    double std;
    tni_generator *generator;
} tni_args_normal_;
TN_NODISCARD static inline tn_status tni_read_normal_(const tn_call *call,
    const StableIValue *args, tni_args_normal_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->mean = tni_arg_double(args[1]);
    in->std = tni_arg_double(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

/* normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_normal_Tensor_Tensor {
    tn_tensor *mean;
    tn_tensor *std;
    tni_generator *generator;
} tni_args_normal_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_normal_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_normal_Tensor_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->std));
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_normal_Tensor_Tensor_out {
    tn_tensor *mean;
    tn_tensor *std;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_normal_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_normal_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_normal_Tensor_Tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->std));
    in->generator = tni_arg_maybe_generator(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_normal_Tensor_float {
    tn_tensor *mean;
    double std;
    tni_generator *generator;
} tni_args_normal_Tensor_float;
TN_NODISCARD static inline tn_status tni_read_normal_Tensor_float(const tn_call *call,
    const StableIValue *args, tni_args_normal_Tensor_float *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->mean));
    in->std = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_normal_Tensor_float_out {
    tn_tensor *mean;
    double std;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_normal_Tensor_float_out;
TN_NODISCARD static inline tn_status tni_read_normal_Tensor_float_out(const tn_call *call,
    const StableIValue *args, tni_args_normal_Tensor_float_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->mean));
    in->std = tni_arg_double(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor */
typedef struct tni_args_normal_float_Tensor {
    double mean;
    tn_tensor *std;
    tni_generator *generator;
} tni_args_normal_float_Tensor;
TN_NODISCARD static inline tn_status tni_read_normal_float_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_normal_float_Tensor *in)
{
    in->mean = tni_arg_double(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->std));
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_normal_float_Tensor_out {
    double mean;
    tn_tensor *std;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_normal_float_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_normal_float_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_normal_float_Tensor_out *in)
{
    in->mean = tni_arg_double(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->std));
    in->generator = tni_arg_maybe_generator(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* poisson(Tensor self, Generator? generator=None) -> Tensor */
typedef struct tni_args_poisson {
    tn_tensor *self;
    tni_generator *generator;
} tni_args_poisson;
TN_NODISCARD static inline tn_status tni_read_poisson(const tn_call *call,
    const StableIValue *args, tni_args_poisson *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    return TN_OK;
}

/* rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_rand_like {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_rand_like;
TN_NODISCARD static inline tn_status tni_read_rand_like(const tn_call *call,
    const StableIValue *args, tni_args_rand_like *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_rand_like_generator {
    tn_tensor *self;
    tni_generator *generator;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_rand_like_generator;
TN_NODISCARD static inline tn_status tni_read_rand_like_generator(const tn_call *call,
    const StableIValue *args, tni_args_rand_like_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like {
    tn_tensor *self;
    int64_t high;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like;
TN_NODISCARD static inline tn_status tni_read_randint_like(const tn_call *call,
    const StableIValue *args, tni_args_randint_like *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->high = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like_Tensor {
    tn_tensor *self;
    tn_tensor *high;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like_Tensor;
TN_NODISCARD static inline tn_status tni_read_randint_like_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_randint_like_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->high));
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like_Tensor_generator {
    tn_tensor *self;
    tn_tensor *high;
    tni_generator *generator;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like_Tensor_generator;
TN_NODISCARD static inline tn_status tni_read_randint_like_Tensor_generator(const tn_call *call,
    const StableIValue *args, tni_args_randint_like_Tensor_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->high));
    in->generator = tni_arg_maybe_generator(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    in->memory_format = tni_arg_maybe_word(args[7]);
    return TN_OK;
}

/* randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like_generator {
    tn_tensor *self;
    int64_t high;
    tni_generator *generator;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like_generator;
TN_NODISCARD static inline tn_status tni_read_randint_like_generator(const tn_call *call,
    const StableIValue *args, tni_args_randint_like_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->high = tni_arg_int(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    in->memory_format = tni_arg_maybe_word(args[7]);
    return TN_OK;
}

/* randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like_low_dtype {
    tn_tensor *self;
    int64_t low;
    int64_t high;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like_low_dtype;
TN_NODISCARD static inline tn_status tni_read_randint_like_low_dtype(const tn_call *call,
    const StableIValue *args, tni_args_randint_like_low_dtype *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->low = tni_arg_int(args[1]);
    in->high = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    in->memory_format = tni_arg_maybe_word(args[7]);
    return TN_OK;
}

/* randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randint_like_low_generator_dtype {
    tn_tensor *self;
    int64_t low;
    int64_t high;
    tni_generator *generator;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randint_like_low_generator_dtype;
TN_NODISCARD static inline tn_status tni_read_randint_like_low_generator_dtype(const tn_call *call,
    const StableIValue *args, tni_args_randint_like_low_generator_dtype *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->low = tni_arg_int(args[1]);
    in->high = tni_arg_int(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    in->memory_format = tni_arg_maybe_word(args[8]);
    return TN_OK;
}

/* randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randn_like {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randn_like;
TN_NODISCARD static inline tn_status tni_read_randn_like(const tn_call *call,
    const StableIValue *args, tni_args_randn_like *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_randn_like_generator {
    tn_tensor *self;
    tni_generator *generator;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_randn_like_generator;
TN_NODISCARD static inline tn_status tni_read_randn_like_generator(const tn_call *call,
    const StableIValue *args, tni_args_randn_like_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_random_ {
    tn_tensor *self;
    tni_generator *generator;
} tni_args_random_;
TN_NODISCARD static inline tn_status tni_read_random_(const tn_call *call,
    const StableIValue *args, tni_args_random_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    return TN_OK;
}

/* random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_random__from {
    tn_tensor *self;
    int64_t from;
    tni_maybe_int to;
    tni_generator *generator;
} tni_args_random__from;
TN_NODISCARD static inline tn_status tni_read_random__from(const tn_call *call,
    const StableIValue *args, tni_args_random__from *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->from = tni_arg_int(args[1]);
    in->to = tni_arg_maybe_int(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

/* random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_random__to {
    tn_tensor *self;
    int64_t to;
    tni_generator *generator;
} tni_args_random__to;
TN_NODISCARD static inline tn_status tni_read_random__to(const tn_call *call,
    const StableIValue *args, tni_args_random__to *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->to = tni_arg_int(args[1]);
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_uniform_ {
    tn_tensor *self;
    double from;
    double to;
    tni_generator *generator;
} tni_args_uniform_;
TN_NODISCARD static inline tn_status tni_read_uniform_(const tn_call *call,
    const StableIValue *args, tni_args_uniform_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->from = tni_arg_double(args[1]);
    in->to = tni_arg_double(args[2]);
    in->generator = tni_arg_maybe_generator(args[3]);
    return TN_OK;
}

#endif
