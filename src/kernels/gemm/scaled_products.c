/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of large language models: _scaled_mm, of float8 with scales, and _grouped_mm, of groups
 * of rows with a matrix each, as in a mixture of experts. Both are composites over mm in float, or
 * in the dtype given.
 */
#include "args/args_scaled_products.h"
#include "calls/calls_gemm.h"
#include "kernels/core/builder.h"

/* Return a tensor in a dtype, kept by the builder. */
static tn_tensor *convert(tni_builder *s, tn_tensor *tensor, tn_dtype dtype)
{
    return TNI_BUILD(s, to_dtype, tensor, dtype, false, false, -1);
}

/* ---- _scaled_mm ---- */

/* Return whether a tensor has one of the two float8 types that _scaled_mm takes. */
static bool is_float8(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F8E4M3FN || self->dtype == TN_DTYPE_F8E5M2;
}

/* Return whether a scale is a matrix with `count` elements along `dim` and one along the other. */
static bool is_column(const tn_tensor *scale, int64_t dim, int64_t count)
{
    return scale->rank == 2 && scale->sizes[dim] == count && scale->sizes[1 - dim] == 1;
}

/*
 * Return whether the scales are float and either one number each, or one per row of self and one
 * per column of mat2.
 */
static bool are_scales(const tn_tensor *a, const tn_tensor *b, const tn_tensor *self,
                       const tn_tensor *mat2)
{
    return a->dtype == TN_DTYPE_F32 && b->dtype == TN_DTYPE_F32 &&
           ((a->numel == 1 && b->numel == 1) ||
            (is_column(a, 0, self->sizes[0]) && is_column(b, 1, mat2->sizes[1])));
}

/* Check the operands of _scaled_mm. */
static tn_status check_scaled(const tn_tensor *self, const tn_tensor *mat2, const tn_tensor *a,
                              const tn_tensor *b, const tn_tensor *bias)
{
    tni_shape_text texts[2];
    if (self->rank != 2 || mat2->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "%s must be a matrix", self->rank != 2 ? "mat1" : "mat2");
    if (self->sizes[1] != mat2->sizes[0])
        return tni_fail(TN_ERR_RUNTIME, "mat1 and mat2 shapes cannot be multiplied (%s and %s)",
                        tni_shape_print(&texts[0], 2, self->sizes),
                        tni_shape_print(&texts[1], 2, mat2->sizes));
    if (!is_float8(self) || !is_float8(mat2) || !are_scales(a, b, self, mat2))
        return tni_fail(TN_ERR_VALUE, "Invalid scaling configuration.");
    if (bias != NULL && bias->numel != mat2->sizes[1])
        return tni_fail(TN_ERR_RUNTIME, "Bias must be size %lld but got %lld",
                        (long long)mat2->sizes[1], (long long)bias->numel);
    return TN_OK;
}

/*
 * Return (self mat2) * scale_a * scale_b + bias in float. float8 numbers are exact in float, and
 * the caller rounds once.
 */
static tn_tensor *scaled_product(tni_builder *s, tn_tensor *self, tn_tensor *mat2,
                                 tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias)
{
    tn_tensor *a = convert(s, self, TN_DTYPE_F32);
    tn_tensor *b = convert(s, mat2, TN_DTYPE_F32);
    tn_tensor *product = TNI_BUILD(s, mm, a, b);
    TNI_BUILD_DO(s, tni_call_mul__Tensor(product, scale_a));
    TNI_BUILD_DO(s, tni_call_mul__Tensor(product, scale_b));
    if (bias != NULL)
        TNI_BUILD_DO(s, tni_call_add__Tensor(product, bias, TNI_INT_SCALAR(1)));
    return product;
}

TNI_TYPED(_scaled_mm)
{
    tni_builder s = {0};
    tn_dtype dtype =
        in->out_dtype == TN_DTYPE_UNDEFINED ? (tn_dtype)in->self->dtype : in->out_dtype;
    TN_TRY(check_scaled(in->self, in->mat2, in->scale_a, in->scale_b, in->bias));
    tn_tensor *made = scaled_product(&s, in->self, in->mat2, in->scale_a, in->scale_b, in->bias);
    return tni_builder_return(&s, convert(&s, made, dtype), outs);
}

/* out_dtype is not needed: the tensor that is given has one. */
TNI_TYPED(_scaled_mm_out)
{
    tni_builder s = {0};
    TN_TRY(check_scaled(in->self, in->mat2, in->scale_a, in->scale_b, in->bias));
    tn_tensor *made = scaled_product(&s, in->self, in->mat2, in->scale_a, in->scale_b, in->bias);
    return tni_builder_deliver(&s, made, in->out, outs);
}

/* ---- _grouped_mm ---- */

/*
 * Rows of a result of _grouped_mm begin at multiples of so many bytes, as in PyTorch, so its
 * strides may have gaps.
 */
#define ROW_BYTES 16

/* Return whether _grouped_mm takes the dtype. */
static bool is_grouped_dtype(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_BF16 ||
           self->dtype == TN_DTYPE_F16;
}

/* Check the offsets, which are needed unless both operands have a matrix per group. */
static tn_status check_offsets(const tn_tensor *a, const tn_tensor *b, const tn_tensor *offs)
{
    int64_t batch = a->rank == 3 ? a->sizes[0] : b->rank == 3 ? b->sizes[0] : -1;
    if ((offs != NULL) == (a->rank == 3 && b->rank == 3))
        return tni_fail(TN_ERR_RUNTIME, "Have to provide offsets if there is a 2d matrix, or no "
                                        "offset if both matrices are 3d");
    if (offs == NULL)
        return a->sizes[0] == b->sizes[0]
                   ? TN_OK
                   : tni_fail(TN_ERR_RUNTIME, "batched dimension has to match");
    if (offs->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "offs has to be 1D");
    if (offs->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME, "Offsets have to be int32");
    if (batch >= 0 && offs->numel != batch)
        return tni_fail(TN_ERR_RUNTIME, "matrix batch sizes have to match");
    return TN_OK;
}

/* Check the operands of _grouped_mm. */
static tn_status check_grouped(const tni_args__grouped_mm *in)
{
    const tn_tensor *a = in->self, *b = in->mat2;
    if (!is_grouped_dtype(a) || !is_grouped_dtype(b))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected mat_%c to be Float32, BFloat16 or Float16 matrix, got %s",
                        is_grouped_dtype(a) ? 'b' : 'a',
                        tni_scalar_name(is_grouped_dtype(a) ? b->dtype : a->dtype));
    if ((a->rank != 2 && a->rank != 3) || (b->rank != 2 && b->rank != 3))
        return tni_fail(TN_ERR_RUNTIME, "mat_%c has to be 2 or 3d",
                        a->rank == 2 || a->rank == 3 ? 'b' : 'a');
    if (a->sizes[a->rank - 1] != b->sizes[b->rank - 2])
        return tni_fail(TN_ERR_RUNTIME, "contraction dimension of mat_a and mat_b must match");
    if (in->bias != NULL)
        return tni_fail(TN_ERR_RUNTIME, "Bias not supported yet");
    if (in->out_dtype != TN_DTYPE_UNDEFINED && in->out_dtype != (tn_dtype)a->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Grouped gemm output dtype must match `mat_a` dtype");
    return check_offsets(a, b, in->offs);
}

/* Return zeros of the result's sizes and strides; what no group covers stays 0. */
static tn_tensor *grouped_result(tni_builder *s, const tn_tensor *a, const tn_tensor *b,
                                 const tn_tensor *offs)
{
    int64_t bytes = (int64_t)tni_dtypes[a->dtype].bytes;
    int64_t rows = a->sizes[a->rank - 2], columns = b->sizes[b->rank - 1];
    int64_t step = tni_round_up(columns * bytes, ROW_BYTES) / bytes;
    bool has_batch = a->rank == b->rank;
    int64_t batch = offs != NULL ? offs->numel : a->sizes[0];
    const int64_t sizes[] = {batch, rows, columns};
    const int64_t strides[] = {rows * step, step, 1};
    int first = has_batch ? 0 : 1;
    tn_tensor *made =
        TNI_BUILD(s, empty_strided, (tni_ints){sizes + first, 3 - first},
                  (tni_ints){strides + first, 3 - first}, (tn_dtype)a->dtype, -1,
                  (tni_maybe_device){true, a->device}, (tni_maybe_bool){false, false});
    TNI_BUILD_DO(s, tni_call_zero_(made));
    return made;
}

/*
 * Return what group number `group` has of an operand or of the result: its own matrix of a batch,
 * else the rows (dim 0) or columns (dim 1) [from, from + count).
 */
static tn_tensor *part_of(tni_builder *s, tn_tensor *whole, int64_t group, int64_t dim,
                          int64_t from, int64_t count)
{
    if (tni_builder_go_on(s) && whole->rank == 3)
        return TNI_BUILD(s, select_int, whole, 0, group);
    return TNI_BUILD(s, narrow, whole, dim, from, count);
}

/*
 * Multiply one group. Which dimension the groups divide follows from the ranks: 2-D by 3-D rows of
 * self, 3-D by 2-D columns of mat2, 2-D by 2-D the inner dimension.
 */
static void multiply_group(tni_builder *s, const tni_args__grouped_mm *in, tn_tensor *made,
                           int64_t group, int64_t from, int64_t count)
{
    bool has_rows = in->self->rank == 2 && in->mat2->rank == 3;
    tn_tensor *a = part_of(s, in->self, group, has_rows ? 0 : 1, from, count);
    tn_tensor *b = part_of(s, in->mat2, group, in->self->rank == 3 ? 1 : 0, from, count);
    tn_tensor *out = part_of(s, made, group, has_rows ? 0 : 1, from, count);
    tn_tensor *product = TNI_BUILD(s, mm, a, b);
    TNI_BUILD_DO(s, tni_call_copy_(out, product, false));
}

/* Return `at`, kept within [least, most]. */
static int64_t clamp(int64_t at, int64_t least, int64_t most)
{
    return at < least ? least : at > most ? most : at;
}

/*
 * Offsets are where groups end; a range that leaves its dimension is cut off. On the meta device
 * their values are not known, and not needed.
 */
TNI_TYPED(_grouped_mm)
{
    tni_builder s = {0};
    TN_TRY(check_grouped(in));
    tn_tensor *made = grouped_result(&s, in->self, in->mat2, in->offs);
    if (in->offs == NULL) {
        tn_tensor *product = TNI_BUILD(&s, bmm, in->self, in->mat2);
        TNI_BUILD_DO(&s, tni_call_copy_(made, product, false));
        return tni_builder_return(&s, made, outs);
    }
    if (in->self->device.type == TN_DEVICE_META)
        return tni_builder_return(&s, made, outs);
    const tn_tensor *along = in->self->rank == 2 ? in->self : in->mat2;
    int64_t size = along->sizes[in->self->rank == 2 && in->mat2->rank == 3 ? 0 : 1];
    int64_t step = in->offs->strides[0], from = 0;
    for (int64_t i = 0; i < in->offs->numel && tni_builder_go_on(&s); i++) {
        int64_t to = clamp(((const int32_t *)in->offs->data)[i * step], from, size);
        /* An inner builder releases each group's tensors before the next. */
        tni_builder inner = tni_builder_inner(&s);
        multiply_group(&inner, in, made, i, from, to - from);
        tni_builder_join(&s, &inner);
        from = to;
    }
    return tni_builder_return(&s, made, outs);
}
