/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SHAPE_H
#define TENON_ARGS_SHAPE_H

#include "kernels/core/kernel_core.h"

/* _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor */
typedef struct tni_args__chunk_cat {
    const tni_list *tensors;
    int64_t dim;
    int64_t num_chunks;
} tni_args__chunk_cat;
TN_NODISCARD static inline tn_status tni_read__chunk_cat(const tn_call *call,
    const StableIValue *args, tni_args__chunk_cat *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    in->num_chunks = tni_arg_int(args[2]);
    return TN_OK;
}

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
typedef struct tni_args__reshape_alias {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
} tni_args__reshape_alias;
TN_NODISCARD static inline tn_status tni_read__reshape_alias(const tn_call *call,
    const StableIValue *args, tni_args__reshape_alias *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    return TN_OK;
}

/* _version(Tensor self) -> int */
typedef struct tni_args__version {
    tn_tensor *self;
} tni_args__version;
TN_NODISCARD static inline tn_status tni_read__version(const tn_call *call,
    const StableIValue *args, tni_args__version *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* adjoint(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_adjoint {
    tn_tensor *self;
} tni_args_adjoint;
TN_NODISCARD static inline tn_status tni_read_adjoint(const tn_call *call,
    const StableIValue *args, tni_args_adjoint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
typedef struct tni_args_as_strided_scatter {
    tn_tensor *self;
    tn_tensor *src;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
} tni_args_as_strided_scatter;
TN_NODISCARD static inline tn_status tni_read_as_strided_scatter(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->storage_offset = tni_arg_maybe_int(args[4]);
    return TN_OK;
}

/* atleast_1d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_1d {
    tn_tensor *self;
} tni_args_atleast_1d;
TN_NODISCARD static inline tn_status tni_read_atleast_1d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_1d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_1d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_1d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* atleast_2d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_2d {
    tn_tensor *self;
} tni_args_atleast_2d;
TN_NODISCARD static inline tn_status tni_read_atleast_2d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_2d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_2d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_2d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* atleast_3d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_3d {
    tn_tensor *self;
} tni_args_atleast_3d;
TN_NODISCARD static inline tn_status tni_read_atleast_3d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_3d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_3d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_3d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_bartlett_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_bartlett_window;
TN_NODISCARD static inline tn_status tni_read_bartlett_window(const tn_call *call,
    const StableIValue *args, tni_args_bartlett_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_bartlett_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_bartlett_window_periodic;
TN_NODISCARD static inline tn_status tni_read_bartlett_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_bartlett_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_blackman_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_blackman_window;
TN_NODISCARD static inline tn_status tni_read_blackman_window(const tn_call *call,
    const StableIValue *args, tni_args_blackman_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_blackman_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_blackman_window_periodic;
TN_NODISCARD static inline tn_status tni_read_blackman_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_blackman_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* block_diag(Tensor[] tensors) -> Tensor */
typedef struct tni_args_block_diag {
    const tni_list *tensors;
} tni_args_block_diag;
TN_NODISCARD static inline tn_status tni_read_block_diag(const tn_call *call,
    const StableIValue *args, tni_args_block_diag *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_broadcast_tensors {
    const tni_list *tensors;
} tni_args_broadcast_tensors;
TN_NODISCARD static inline tn_status tni_read_broadcast_tensors(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_tensors *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
typedef struct tni_args_broadcast_to {
    tn_tensor *self;
    tni_ints size;
} tni_args_broadcast_to;
TN_NODISCARD static inline tn_status tni_read_broadcast_to(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_to *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* can_cast(ScalarType from_, ScalarType to) -> bool */
typedef struct tni_args_can_cast {
    tn_dtype from_;
    tn_dtype to;
} tni_args_can_cast;
TN_NODISCARD static inline tn_status tni_read_can_cast(const tn_call *call,
    const StableIValue *args, tni_args_can_cast *in)
{
    (void)call;
    in->from_ = tni_arg_dtype(args[0]);
    in->to = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* cartesian_prod(Tensor[] tensors) -> Tensor */
typedef struct tni_args_cartesian_prod {
    const tni_list *tensors;
} tni_args_cartesian_prod;
TN_NODISCARD static inline tn_status tni_read_cartesian_prod(const tn_call *call,
    const StableIValue *args, tni_args_cartesian_prod *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cat_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_cat_out;
TN_NODISCARD static inline tn_status tni_read_cat_out(const tn_call *call,
    const StableIValue *args, tni_args_cat_out *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* channel_shuffle(Tensor self, SymInt groups) -> Tensor */
typedef struct tni_args_channel_shuffle {
    tn_tensor *self;
    int64_t groups;
} tni_args_channel_shuffle;
TN_NODISCARD static inline tn_status tni_read_channel_shuffle(const tn_call *call,
    const StableIValue *args, tni_args_channel_shuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->groups = tni_arg_int(args[1]);
    return TN_OK;
}

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

/* col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor */
typedef struct tni_args_col2im {
    tn_tensor *self;
    tni_ints output_size;
    tni_ints kernel_size;
    tni_ints dilation;
    tni_ints padding;
    tni_ints stride;
} tni_args_col2im;
TN_NODISCARD static inline tn_status tni_read_col2im(const tn_call *call,
    const StableIValue *args, tni_args_col2im *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->kernel_size = tni_arg_ints(args[2]);
    in->dilation = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    return TN_OK;
}

/* column_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_column_stack {
    const tni_list *tensors;
} tni_args_column_stack;
TN_NODISCARD static inline tn_status tni_read_column_stack(const tn_call *call,
    const StableIValue *args, tni_args_column_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
typedef struct tni_args_combinations {
    tn_tensor *self;
    int64_t r;
    bool with_replacement;
} tni_args_combinations;
TN_NODISCARD static inline tn_status tni_read_combinations(const tn_call *call,
    const StableIValue *args, tni_args_combinations *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->r = tni_arg_int(args[1]);
    in->with_replacement = tni_arg_bool(args[2]);
    return TN_OK;
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concat {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concat;
TN_NODISCARD static inline tn_status tni_read_concat(const tn_call *call,
    const StableIValue *args, tni_args_concat *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concatenate {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concatenate;
TN_NODISCARD static inline tn_status tni_read_concatenate(const tn_call *call,
    const StableIValue *args, tni_args_concatenate *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cross(Tensor self, Tensor other, int? dim=None) -> Tensor */
typedef struct tni_args_cross {
    tn_tensor *self;
    tn_tensor *other;
    tni_maybe_int dim;
} tni_args_cross;
TN_NODISCARD static inline tn_status tni_read_cross(const tn_call *call,
    const StableIValue *args, tni_args_cross *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dim = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

/* data(Tensor self) -> Tensor */
typedef struct tni_args_data {
    tn_tensor *self;
} tni_args_data;
TN_NODISCARD static inline tn_status tni_read_data(const tn_call *call,
    const StableIValue *args, tni_args_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

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

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
typedef struct tni_args_diagonal {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal;
TN_NODISCARD static inline tn_status tni_read_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_diagonal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor */
typedef struct tni_args_diagonal_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal_backward;
TN_NODISCARD static inline tn_status tni_read_diagonal_backward(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    return TN_OK;
}

/* diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor */
typedef struct tni_args_diagonal_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal_scatter;
TN_NODISCARD static inline tn_status tni_read_diagonal_scatter(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    return TN_OK;
}

/* dim(Tensor self) -> int */
typedef struct tni_args_dim {
    tn_tensor *self;
} tni_args_dim;
TN_NODISCARD static inline tn_status tni_read_dim(const tn_call *call,
    const StableIValue *args, tni_args_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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

/* dstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_dstack {
    const tni_list *tensors;
} tni_args_dstack;
TN_NODISCARD static inline tn_status tni_read_dstack(const tn_call *call,
    const StableIValue *args, tni_args_dstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_expand_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_expand_as;
TN_NODISCARD static inline tn_status tni_read_expand_as(const tn_call *call,
    const StableIValue *args, tni_args_expand_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* fliplr(Tensor self) -> Tensor */
typedef struct tni_args_fliplr {
    tn_tensor *self;
} tni_args_fliplr;
TN_NODISCARD static inline tn_status tni_read_fliplr(const tn_call *call,
    const StableIValue *args, tni_args_fliplr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* flipud(Tensor self) -> Tensor */
typedef struct tni_args_flipud {
    tn_tensor *self;
} tni_args_flipud;
TN_NODISCARD static inline tn_status tni_read_flipud(const tn_call *call,
    const StableIValue *args, tni_args_flipud *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* get_device(Tensor self) -> int */
typedef struct tni_args_get_device {
    tn_tensor *self;
} tni_args_get_device;
TN_NODISCARD static inline tn_status tni_read_get_device(const tn_call *call,
    const StableIValue *args, tni_args_get_device *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* glu(Tensor self, int dim=-1) -> Tensor */
typedef struct tni_args_glu {
    tn_tensor *self;
    int64_t dim;
} tni_args_glu;
TN_NODISCARD static inline tn_status tni_read_glu(const tn_call *call,
    const StableIValue *args, tni_args_glu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor */
typedef struct tni_args_glu_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    int64_t dim;
} tni_args_glu_backward;
TN_NODISCARD static inline tn_status tni_read_glu_backward(const tn_call *call,
    const StableIValue *args, tni_args_glu_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window;
TN_NODISCARD static inline tn_status tni_read_hamming_window(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic_alpha {
    int64_t window_length;
    bool periodic;
    double alpha;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic_alpha;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic_alpha(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic_alpha *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->alpha = tni_arg_double(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic_alpha_beta {
    int64_t window_length;
    bool periodic;
    double alpha;
    double beta;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic_alpha_beta;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic_alpha_beta(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic_alpha_beta *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->alpha = tni_arg_double(args[2]);
    in->beta = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hann_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hann_window;
TN_NODISCARD static inline tn_status tni_read_hann_window(const tn_call *call,
    const StableIValue *args, tni_args_hann_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hann_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hann_window_periodic;
TN_NODISCARD static inline tn_status tni_read_hann_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_hann_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
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

/* hstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_hstack {
    const tni_list *tensors;
} tni_args_hstack;
TN_NODISCARD static inline tn_status tni_read_hstack(const tn_call *call,
    const StableIValue *args, tni_args_hstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor */
typedef struct tni_args_im2col {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints dilation;
    tni_ints padding;
    tni_ints stride;
} tni_args_im2col;
TN_NODISCARD static inline tn_status tni_read_im2col(const tn_call *call,
    const StableIValue *args, tni_args_im2col *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->dilation = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    return TN_OK;
}

/* is_complex(Tensor self) -> bool */
typedef struct tni_args_is_complex {
    tn_tensor *self;
} tni_args_is_complex;
TN_NODISCARD static inline tn_status tni_read_is_complex(const tn_call *call,
    const StableIValue *args, tni_args_is_complex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_conj(Tensor self) -> bool */
typedef struct tni_args_is_conj {
    tn_tensor *self;
} tni_args_is_conj;
TN_NODISCARD static inline tn_status tni_read_is_conj(const tn_call *call,
    const StableIValue *args, tni_args_is_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_contiguous(Tensor self) -> bool */
typedef struct tni_args_is_contiguous {
    tn_tensor *self;
} tni_args_is_contiguous;
TN_NODISCARD static inline tn_status tni_read_is_contiguous(const tn_call *call,
    const StableIValue *args, tni_args_is_contiguous *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool */
typedef struct tni_args_is_contiguous_memory_format {
    tn_tensor *self;
    int memory_format;
} tni_args_is_contiguous_memory_format;
TN_NODISCARD static inline tn_status tni_read_is_contiguous_memory_format(const tn_call *call,
    const StableIValue *args, tni_args_is_contiguous_memory_format *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_word(args[1]);
    return TN_OK;
}

/* is_distributed(Tensor self) -> bool */
typedef struct tni_args_is_distributed {
    tn_tensor *self;
} tni_args_is_distributed;
TN_NODISCARD static inline tn_status tni_read_is_distributed(const tn_call *call,
    const StableIValue *args, tni_args_is_distributed *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_floating_point(Tensor self) -> bool */
typedef struct tni_args_is_floating_point {
    tn_tensor *self;
} tni_args_is_floating_point;
TN_NODISCARD static inline tn_status tni_read_is_floating_point(const tn_call *call,
    const StableIValue *args, tni_args_is_floating_point *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_inference(Tensor self) -> bool */
typedef struct tni_args_is_inference {
    tn_tensor *self;
} tni_args_is_inference;
TN_NODISCARD static inline tn_status tni_read_is_inference(const tn_call *call,
    const StableIValue *args, tni_args_is_inference *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_leaf(Tensor self) -> bool */
typedef struct tni_args_is_leaf {
    tn_tensor *self;
} tni_args_is_leaf;
TN_NODISCARD static inline tn_status tni_read_is_leaf(const tn_call *call,
    const StableIValue *args, tni_args_is_leaf *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_neg(Tensor self) -> bool */
typedef struct tni_args_is_neg {
    tn_tensor *self;
} tni_args_is_neg;
TN_NODISCARD static inline tn_status tni_read_is_neg(const tn_call *call,
    const StableIValue *args, tni_args_is_neg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_same_size(Tensor self, Tensor other) -> bool */
typedef struct tni_args_is_same_size {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_is_same_size;
TN_NODISCARD static inline tn_status tni_read_is_same_size(const tn_call *call,
    const StableIValue *args, tni_args_is_same_size *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* is_set_to(Tensor self, Tensor tensor) -> bool */
typedef struct tni_args_is_set_to {
    tn_tensor *self;
    tn_tensor *tensor;
} tni_args_is_set_to;
TN_NODISCARD static inline tn_status tni_read_is_set_to(const tn_call *call,
    const StableIValue *args, tni_args_is_set_to *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* is_signed(Tensor self) -> bool */
typedef struct tni_args_is_signed {
    tn_tensor *self;
} tni_args_is_signed;
TN_NODISCARD static inline tn_status tni_read_is_signed(const tn_call *call,
    const StableIValue *args, tni_args_is_signed *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window;
TN_NODISCARD static inline tn_status tni_read_kaiser_window(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window_beta {
    int64_t window_length;
    bool periodic;
    double beta;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window_beta;
TN_NODISCARD static inline tn_status tni_read_kaiser_window_beta(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window_beta *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->beta = tni_arg_double(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window_periodic;
TN_NODISCARD static inline tn_status tni_read_kaiser_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* lift(Tensor self) -> Tensor */
typedef struct tni_args_lift {
    tn_tensor *self;
} tni_args_lift;
TN_NODISCARD static inline tn_status tni_read_lift(const tn_call *call,
    const StableIValue *args, tni_args_lift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_lift_fresh {
    tn_tensor *self;
} tni_args_lift_fresh;
TN_NODISCARD static inline tn_status tni_read_lift_fresh(const tn_call *call,
    const StableIValue *args, tni_args_lift_fresh *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor */
typedef struct tni_args_linalg_cross {
    tn_tensor *self;
    tn_tensor *other;
    int64_t dim;
} tni_args_linalg_cross;
TN_NODISCARD static inline tn_status tni_read_linalg_cross(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cross *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
typedef struct tni_args_linalg_diagonal {
    tn_tensor *A;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_linalg_diagonal;
TN_NODISCARD static inline tn_status tni_read_linalg_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_linalg_diagonal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* mH(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mH {
    tn_tensor *self;
} tni_args_mH;
TN_NODISCARD static inline tn_status tni_read_mH(const tn_call *call,
    const StableIValue *args, tni_args_mH *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* mT(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mT {
    tn_tensor *self;
} tni_args_mT;
TN_NODISCARD static inline tn_status tni_read_mT(const tn_call *call,
    const StableIValue *args, tni_args_mT *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* matrix_H(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_matrix_H {
    tn_tensor *self;
} tni_args_matrix_H;
TN_NODISCARD static inline tn_status tni_read_matrix_H(const tn_call *call,
    const StableIValue *args, tni_args_matrix_H *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* meshgrid(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_meshgrid {
    const tni_list *tensors;
} tni_args_meshgrid;
TN_NODISCARD static inline tn_status tni_read_meshgrid(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
typedef struct tni_args_meshgrid_indexing {
    const tni_list *tensors;
    const tni_string *indexing;
} tni_args_meshgrid_indexing;
TN_NODISCARD static inline tn_status tni_read_meshgrid_indexing(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid_indexing *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->indexing = tni_arg_string(args[1]);
    return TN_OK;
}

/* moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_moveaxis_int;
TN_NODISCARD static inline tn_status tni_read_moveaxis_int(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_moveaxis_intlist;
TN_NODISCARD static inline tn_status tni_read_moveaxis_intlist(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_intlist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_movedim_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_movedim_int;
TN_NODISCARD static inline tn_status tni_read_movedim_int(const tn_call *call,
    const StableIValue *args, tni_args_movedim_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_movedim_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_movedim_intlist;
TN_NODISCARD static inline tn_status tni_read_movedim_intlist(const tn_call *call,
    const StableIValue *args, tni_args_movedim_intlist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
typedef struct tni_args_narrow_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *start;
    int64_t length;
} tni_args_narrow_Tensor;
TN_NODISCARD static inline tn_status tni_read_narrow_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_narrow_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->start));
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
typedef struct tni_args_narrow_copy {
    tn_tensor *self;
    int64_t dim;
    int64_t start;
    int64_t length;
} tni_args_narrow_copy;
TN_NODISCARD static inline tn_status tni_read_narrow_copy(const tn_call *call,
    const StableIValue *args, tni_args_narrow_copy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_int(args[2]);
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* numel(Tensor self) -> int */
typedef struct tni_args_numel {
    tn_tensor *self;
} tni_args_numel;
TN_NODISCARD static inline tn_status tni_read_numel(const tn_call *call,
    const StableIValue *args, tni_args_numel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_numpy_T {
    tn_tensor *self;
} tni_args_numpy_T;
TN_NODISCARD static inline tn_status tni_read_numpy_T(const tn_call *call,
    const StableIValue *args, tni_args_numpy_T *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* output_nr(Tensor self) -> int */
typedef struct tni_args_output_nr {
    tn_tensor *self;
} tni_args_output_nr;
TN_NODISCARD static inline tn_status tni_read_output_nr(const tn_call *call,
    const StableIValue *args, tni_args_output_nr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side="right") -> Tensor */
typedef struct tni_args_pad_sequence {
    const tni_list *sequences;
    bool batch_first;
    double padding_value;
    const tni_string *padding_side;
} tni_args_pad_sequence;
TN_NODISCARD static inline tn_status tni_read_pad_sequence(const tn_call *call,
    const StableIValue *args, tni_args_pad_sequence *in)
{
    in->sequences = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->sequences));
    in->batch_first = tni_arg_bool(args[1]);
    in->padding_value = tni_arg_double(args[2]);
    in->padding_side = tni_arg_string(args[3]);
    return TN_OK;
}

/* pixel_shuffle(Tensor self, int upscale_factor) -> Tensor */
typedef struct tni_args_pixel_shuffle {
    tn_tensor *self;
    int64_t upscale_factor;
} tni_args_pixel_shuffle;
TN_NODISCARD static inline tn_status tni_read_pixel_shuffle(const tn_call *call,
    const StableIValue *args, tni_args_pixel_shuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upscale_factor = tni_arg_int(args[1]);
    return TN_OK;
}

/* pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor */
typedef struct tni_args_pixel_unshuffle {
    tn_tensor *self;
    int64_t downscale_factor;
} tni_args_pixel_unshuffle;
TN_NODISCARD static inline tn_status tni_read_pixel_unshuffle(const tn_call *call,
    const StableIValue *args, tni_args_pixel_unshuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->downscale_factor = tni_arg_int(args[1]);
    return TN_OK;
}

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
typedef struct tni_args_promote_types {
    tn_dtype type1;
    tn_dtype type2;
} tni_args_promote_types;
TN_NODISCARD static inline tn_status tni_read_promote_types(const tn_call *call,
    const StableIValue *args, tni_args_promote_types *in)
{
    (void)call;
    in->type1 = tni_arg_dtype(args[0]);
    in->type2 = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* ravel(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_ravel {
    tn_tensor *self;
} tni_args_ravel;
TN_NODISCARD static inline tn_status tni_read_ravel(const tn_call *call,
    const StableIValue *args, tni_args_ravel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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

/* requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!) */
typedef struct tni_args_requires_grad_ {
    tn_tensor *self;
    bool requires_grad;
} tni_args_requires_grad_;
TN_NODISCARD static inline tn_status tni_read_requires_grad_(const tn_call *call,
    const StableIValue *args, tni_args_requires_grad_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->requires_grad = tni_arg_bool(args[1]);
    return TN_OK;
}

/* reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_reshape_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_reshape_as;
TN_NODISCARD static inline tn_status tni_read_reshape_as(const tn_call *call,
    const StableIValue *args, tni_args_reshape_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
typedef struct tni_args_result_type_Scalar {
    tn_tensor *tensor;
    const tni_scalar *other;
} tni_args_result_type_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Scalar {
    const tni_scalar *scalar1;
    const tni_scalar *scalar2;
} tni_args_result_type_Scalar_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Scalar *in)
{
    (void)call;
    in->scalar1 = tni_arg_scalar(args[0]);
    in->scalar2 = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Tensor {
    const tni_scalar *scalar;
    tn_tensor *tensor;
} tni_args_result_type_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Tensor *in)
{
    in->scalar = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
typedef struct tni_args_result_type_Tensor {
    tn_tensor *tensor;
    tn_tensor *other;
} tni_args_result_type_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* retain_grad(Tensor(a!) self) -> () */
typedef struct tni_args_retain_grad {
    tn_tensor *self;
} tni_args_retain_grad;
TN_NODISCARD static inline tn_status tni_read_retain_grad(const tn_call *call,
    const StableIValue *args, tni_args_retain_grad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* retains_grad(Tensor self) -> bool */
typedef struct tni_args_retains_grad {
    tn_tensor *self;
} tni_args_retains_grad;
TN_NODISCARD static inline tn_status tni_read_retains_grad(const tn_call *call,
    const StableIValue *args, tni_args_retains_grad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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

/* row_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_row_stack {
    const tni_list *tensors;
} tni_args_row_stack;
TN_NODISCARD static inline tn_status tni_read_row_stack(const tn_call *call,
    const StableIValue *args, tni_args_row_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor */
typedef struct tni_args_select_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t index;
} tni_args_select_backward;
TN_NODISCARD static inline tn_status tni_read_select_backward(const tn_call *call,
    const StableIValue *args, tni_args_select_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    return TN_OK;
}

/* select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor */
typedef struct tni_args_select_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    int64_t index;
} tni_args_select_scatter;
TN_NODISCARD static inline tn_status tni_read_select_scatter(const tn_call *call,
    const StableIValue *args, tni_args_select_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    return TN_OK;
}

/* set_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_set_ {
    tn_tensor *self;
} tni_args_set_;
TN_NODISCARD static inline tn_status tni_read_set_(const tn_call *call,
    const StableIValue *args, tni_args_set_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!) */
typedef struct tni_args_set__source_Tensor {
    tn_tensor *self;
    tn_tensor *source;
} tni_args_set__source_Tensor;
TN_NODISCARD static inline tn_status tni_read_set__source_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_set__source_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->source));
    return TN_OK;
}

/* set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!) */
typedef struct tni_args_set__source_Tensor_storage_offset {
    tn_tensor *self;
    tn_tensor *source;
    int64_t storage_offset;
    tni_ints size;
    tni_ints stride;
} tni_args_set__source_Tensor_storage_offset;
TN_NODISCARD static inline tn_status tni_read_set__source_Tensor_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_set__source_Tensor_storage_offset *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->source));
    in->storage_offset = tni_arg_int(args[2]);
    in->size = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    return TN_OK;
}

/* set_data(Tensor(a!) self, Tensor new_data) -> () */
typedef struct tni_args_set_data {
    tn_tensor *self;
    tn_tensor *new_data;
} tni_args_set_data;
TN_NODISCARD static inline tn_status tni_read_set_data(const tn_call *call,
    const StableIValue *args, tni_args_set_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->new_data));
    return TN_OK;
}

/* size.int(Tensor self, int dim) -> int */
typedef struct tni_args_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_size_int;
TN_NODISCARD static inline tn_status tni_read_size_int(const tn_call *call,
    const StableIValue *args, tni_args_size_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor */
typedef struct tni_args_slice_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t start;
    int64_t end;
    int64_t step;
} tni_args_slice_backward;
TN_NODISCARD static inline tn_status tni_read_slice_backward(const tn_call *call,
    const StableIValue *args, tni_args_slice_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_int(args[3]);
    in->end = tni_arg_int(args[4]);
    in->step = tni_arg_int(args[5]);
    return TN_OK;
}

/* slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor */
typedef struct tni_args_slice_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
} tni_args_slice_scatter;
TN_NODISCARD static inline tn_status tni_read_slice_scatter(const tn_call *call,
    const StableIValue *args, tni_args_slice_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_maybe_int(args[3]);
    in->end = tni_arg_maybe_int(args[4]);
    in->step = tni_arg_int(args[5]);
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

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_stack {
    const tni_list *tensors;
    int64_t dim;
} tni_args_stack;
TN_NODISCARD static inline tn_status tni_read_stack(const tn_call *call,
    const StableIValue *args, tni_args_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* stride.int(Tensor self, int dim) -> int */
typedef struct tni_args_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_stride_int;
TN_NODISCARD static inline tn_status tni_read_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_stride_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args_sum_to_size {
    tn_tensor *self;
    tni_ints size;
} tni_args_sum_to_size;
TN_NODISCARD static inline tn_status tni_read_sum_to_size(const tn_call *call,
    const StableIValue *args, tni_args_sum_to_size *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
typedef struct tni_args_swapaxes {
    tn_tensor *self;
    int64_t axis0;
    int64_t axis1;
} tni_args_swapaxes;
TN_NODISCARD static inline tn_status tni_read_swapaxes(const tn_call *call,
    const StableIValue *args, tni_args_swapaxes *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->axis0 = tni_arg_int(args[1]);
    in->axis1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
typedef struct tni_args_swapdims {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_swapdims;
TN_NODISCARD static inline tn_status tni_read_swapdims(const tn_call *call,
    const StableIValue *args, tni_args_swapdims *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* sym_numel(Tensor self) -> SymInt */
typedef struct tni_args_sym_numel {
    tn_tensor *self;
} tni_args_sym_numel;
TN_NODISCARD static inline tn_status tni_read_sym_numel(const tn_call *call,
    const StableIValue *args, tni_args_sym_numel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_size_int;
TN_NODISCARD static inline tn_status tni_read_sym_size_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_size_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sym_storage_offset(Tensor self) -> SymInt */
typedef struct tni_args_sym_storage_offset {
    tn_tensor *self;
} tni_args_sym_storage_offset;
TN_NODISCARD static inline tn_status tni_read_sym_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_sym_storage_offset *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_stride_int;
TN_NODISCARD static inline tn_status tni_read_sym_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_stride_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
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

/* to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_other {
    tn_tensor *self;
    tn_tensor *other;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_other;
TN_NODISCARD static inline tn_status tni_read_to_other(const tn_call *call,
    const StableIValue *args, tni_args_to_other *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->non_blocking = tni_arg_bool(args[2]);
    in->copy = tni_arg_bool(args[3]);
    in->memory_format = tni_arg_maybe_word(args[4]);
    return TN_OK;
}

/* tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tril_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_tril_out;
TN_NODISCARD static inline tn_status tni_read_tril_out(const tn_call *call,
    const StableIValue *args, tni_args_tril_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_triu_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_triu_out;
TN_NODISCARD static inline tn_status tni_read_triu_out(const tn_call *call,
    const StableIValue *args, tni_args_triu_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* type_as(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_type_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_type_as;
TN_NODISCARD static inline tn_status tni_read_type_as(const tn_call *call,
    const StableIValue *args, tni_args_type_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
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

/* unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_unflatten_dense_tensors {
    tn_tensor *flat;
    const tni_list *tensors;
} tni_args_unflatten_dense_tensors;
TN_NODISCARD static inline tn_status tni_read_unflatten_dense_tensors(const tn_call *call,
    const StableIValue *args, tni_args_unflatten_dense_tensors *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->flat));
    in->tensors = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->tensors));
    return TN_OK;
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
typedef struct tni_args_unflatten_int {
    tn_tensor *self;
    int64_t dim;
    tni_ints sizes;
} tni_args_unflatten_int;
TN_NODISCARD static inline tn_status tni_read_unflatten_int(const tn_call *call,
    const StableIValue *args, tni_args_unflatten_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sizes = tni_arg_ints(args[2]);
    return TN_OK;
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
typedef struct tni_args_unfold {
    tn_tensor *self;
    int64_t dimension;
    int64_t size;
    int64_t step;
} tni_args_unfold;
TN_NODISCARD static inline tn_status tni_read_unfold(const tn_call *call,
    const StableIValue *args, tni_args_unfold *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dimension = tni_arg_int(args[1]);
    in->size = tni_arg_int(args[2]);
    in->step = tni_arg_int(args[3]);
    return TN_OK;
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
typedef struct tni_args_unfold_backward {
    tn_tensor *grad_in;
    tni_ints input_sizes;
    int64_t dim;
    int64_t size;
    int64_t step;
} tni_args_unfold_backward;
TN_NODISCARD static inline tn_status tni_read_unfold_backward(const tn_call *call,
    const StableIValue *args, tni_args_unfold_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_in));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->size = tni_arg_int(args[3]);
    in->step = tni_arg_int(args[4]);
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

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_view_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_view_as;
TN_NODISCARD static inline tn_status tni_read_view_as(const tn_call *call,
    const StableIValue *args, tni_args_view_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* view_copy(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args_view_copy {
    tn_tensor *self;
    tni_ints size;
} tni_args_view_copy;
TN_NODISCARD static inline tn_status tni_read_view_copy(const tn_call *call,
    const StableIValue *args, tni_args_view_copy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
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

/* vstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_vstack {
    const tni_list *tensors;
} tni_args_vstack;
TN_NODISCARD static inline tn_status tni_read_vstack(const tn_call *call,
    const StableIValue *args, tni_args_vstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

#endif
