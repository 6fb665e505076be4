/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SPLITS_H
#define TENON_ARGS_SPLITS_H

#include "kernels/core/kernel_core.h"

/* chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_chunk {
    tn_tensor *self;
    int64_t chunks;
    int64_t dim;
} tni_args_chunk;
TN_NODISCARD static inline tn_status tni_read_chunk(const tn_call *call,
    const StableIValue *args, tni_args_chunk *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->chunks = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_dsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_dsplit_array;
TN_NODISCARD static inline tn_status tni_read_dsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_dsplit_array *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_dsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_dsplit_int;
TN_NODISCARD static inline tn_status tni_read_dsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_dsplit_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

/* hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_hsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_hsplit_array;
TN_NODISCARD static inline tn_status tni_read_hsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_hsplit_array *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_hsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_hsplit_int;
TN_NODISCARD static inline tn_status tni_read_hsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_hsplit_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

/* split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_Tensor {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
} tni_args_split_Tensor;
TN_NODISCARD static inline tn_status tni_read_split_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_split_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_sizes {
    tn_tensor *self;
    tni_ints split_size;
    int64_t dim;
} tni_args_split_sizes;
TN_NODISCARD static inline tn_status tni_read_split_sizes(const tn_call *call,
    const StableIValue *args, tni_args_split_sizes *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_with_sizes {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
} tni_args_split_with_sizes;
TN_NODISCARD static inline tn_status tni_read_split_with_sizes(const tn_call *call,
    const StableIValue *args, tni_args_split_with_sizes *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_indices {
    tn_tensor *self;
    tni_ints indices;
    int64_t dim;
} tni_args_tensor_split_indices;
TN_NODISCARD static inline tn_status tni_read_tensor_split_indices(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_indices *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_sections {
    tn_tensor *self;
    int64_t sections;
    int64_t dim;
} tni_args_tensor_split_sections;
TN_NODISCARD static inline tn_status tni_read_tensor_split_sections(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_sections *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_tensor_indices_or_sections {
    tn_tensor *self;
    tn_tensor *tensor_indices_or_sections;
    int64_t dim;
} tni_args_tensor_split_tensor_indices_or_sections;
TN_NODISCARD static inline tn_status tni_read_tensor_split_tensor_indices_or_sections(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_tensor_indices_or_sections *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor_indices_or_sections));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_unbind_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_unbind_int;
TN_NODISCARD static inline tn_status tni_read_unbind_int(const tn_call *call,
    const StableIValue *args, tni_args_unbind_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_chunk {
    tn_tensor *self;
    int64_t chunks;
    int64_t dim;
} tni_args_unsafe_chunk;
TN_NODISCARD static inline tn_status tni_read_unsafe_chunk(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_chunk *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->chunks = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_split_Tensor {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
} tni_args_unsafe_split_Tensor;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_split_with_sizes {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
} tni_args_unsafe_split_with_sizes;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_with_sizes(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_with_sizes *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_vsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_vsplit_array;
TN_NODISCARD static inline tn_status tni_read_vsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_vsplit_array *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_vsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_vsplit_int;
TN_NODISCARD static inline tn_status tni_read_vsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_vsplit_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

#endif
