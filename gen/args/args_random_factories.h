/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RANDOM_FACTORIES_H
#define TENON_ARGS_RANDOM_FACTORIES_H

#include "kernels/core/kernel_core.h"

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

#endif
