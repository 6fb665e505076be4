/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_REPEATS_H
#define TENON_ARGS_REPEATS_H

#include "kernels/core/kernel_core.h"

/* diag(Tensor self, int diagonal=0) -> Tensor */
typedef struct tni_args_diag {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_diag;
TN_NODISCARD static inline tn_status tni_read_diag(const tn_call *call,
    const StableIValue *args, tni_args_diag *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
typedef struct tni_args_diag_embed {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diag_embed;
TN_NODISCARD static inline tn_status tni_read_diag_embed(const tn_call *call,
    const StableIValue *args, tni_args_diag_embed *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* diagflat(Tensor self, int offset=0) -> Tensor */
typedef struct tni_args_diagflat {
    tn_tensor *self;
    int64_t offset;
} tni_args_diagflat;
TN_NODISCARD static inline tn_status tni_read_diagflat(const tn_call *call,
    const StableIValue *args, tni_args_diagflat *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    return TN_OK;
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
typedef struct tni_args_repeat {
    tn_tensor *self;
    tni_ints repeats;
} tni_args_repeat;
TN_NODISCARD static inline tn_status tni_read_repeat(const tn_call *call,
    const StableIValue *args, tni_args_repeat *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->repeats = tni_arg_ints(args[1]);
    return TN_OK;
}

/* repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
typedef struct tni_args_repeat_interleave_self_Tensor {
    tn_tensor *self;
    tn_tensor *repeats;
    tni_maybe_int dim;
    tni_maybe_int output_size;
} tni_args_repeat_interleave_self_Tensor;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_self_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_self_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->repeats));
    in->dim = tni_arg_maybe_int(args[2]);
    in->output_size = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
typedef struct tni_args_repeat_interleave_self_int {
    tn_tensor *self;
    int64_t repeats;
    tni_maybe_int dim;
    tni_maybe_int output_size;
} tni_args_repeat_interleave_self_int;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_self_int(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_self_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->repeats = tni_arg_int(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->output_size = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
typedef struct tni_args_roll {
    tn_tensor *self;
    tni_ints shifts;
    tni_ints dims;
} tni_args_roll;
TN_NODISCARD static inline tn_status tni_read_roll(const tn_call *call,
    const StableIValue *args, tni_args_roll *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->shifts = tni_arg_ints(args[1]);
    in->dims = tni_arg_ints(args[2]);
    return TN_OK;
}

/* rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor */
typedef struct tni_args_rot90 {
    tn_tensor *self;
    int64_t k;
    tni_ints dims;
} tni_args_rot90;
TN_NODISCARD static inline tn_status tni_read_rot90(const tn_call *call,
    const StableIValue *args, tni_args_rot90 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dims = tni_arg_ints(args[2]);
    return TN_OK;
}

/* tile(Tensor self, SymInt[] dims) -> Tensor */
typedef struct tni_args_tile {
    tn_tensor *self;
    tni_ints dims;
} tni_args_tile;
TN_NODISCARD static inline tn_status tni_read_tile(const tn_call *call,
    const StableIValue *args, tni_args_tile *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    return TN_OK;
}

#endif
