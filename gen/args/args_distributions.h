/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_DISTRIBUTIONS_H
#define TENON_ARGS_DISTRIBUTIONS_H

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
