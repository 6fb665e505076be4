/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Layers in eight and four bits: _int_mm, _weight_int8pack_mm, _weight_int4pack_mm_for_cpu, and
 * oneDNN's quantised linear layers and convolutions.
 *
 *     x = (qx - zero) * scale        w = qw * scales       per output channel
 *     y = (sum (qx - zero) qw) * scale * scales + bias, then what is fused behind it
 *     result = y, or round(y / output_scale) + output_zero, clamped to the range of its dtype
 *
 * _int_mm multiplies bytes (byte_products.c). Elsewhere integers are multiplied as floats; sums
 * stay exact as long as they are below 2^24 (EXACT_DEPTH). Cost: that of the float product, and a
 * copy of each operand in float.
 */
#include "args/args_quantised_layers.h"
#include "calls/calls_gemm.h"
#include "kernels/core/structured.h"
#include "kernels/gemm/gemm_blocks.h"
#include "kernels/gemm/mkldnn_fused.h"

#include "kernels/core/isa.h"

/* Return a tensor in a dtype, kept by the builder. */
static tn_tensor *convert(tni_builder *s, tn_tensor *tensor, tn_dtype dtype)
{
    return TNI_BUILD(s, to_dtype, tensor, dtype, false, false, -1);
}

/* ---- _int_mm ---- */

/* Check the operands of _int_mm. */
static tn_status check_factors(const tn_tensor *self, const tn_tensor *mat2)
{
    int64_t dim;
    if (self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "int_mm_out_cpu: Expected self to be of dimension 2 but got %d",
                        self->rank);
    TN_TRY(tni_wrap_dim(1, mat2->rank, &dim));
    if (mat2->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "int_mm_out_cpu: Expected mat2 to be of dimension 2 but got %d",
                        mat2->rank);
    if (self->sizes[1] != mat2->sizes[0])
        return tni_fail(
            TN_ERR_RUNTIME,
            "int_mm_out_cpu: self.size(1) needs to match mat2.size(0) but got %lld and %lld",
            (long long)self->sizes[1], (long long)mat2->sizes[0]);
    if (self->dtype != TN_DTYPE_I8 && self->dtype != TN_DTYPE_U8)
        return tni_fail(TN_ERR_RUNTIME,
                        "int_mm_out_cpu: Expected self dtype to be int8 or uint8 but got %s",
                        tni_scalar_name(self->dtype));
    if (mat2->dtype != TN_DTYPE_I8)
        return tni_fail(TN_ERR_RUNTIME,
                        "int_mm_out_cpu: Expected mat2 dtype to be of type int8 but got %s",
                        tni_scalar_name(mat2->dtype));
    return TN_OK;
}

/* Check the given result of _int_mm, which is not resized. */
static tn_status check_result(const tn_tensor *out, const int64_t *sizes)
{
    if (out->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME,
                        "int_mm_out_cpu: Expected result dtype to be of type kInt but got %s",
                        tni_scalar_name(out->dtype));
    for (int d = 0; d < 2; d++)
        if (out->rank != 2 || out->sizes[d] != sizes[d])
            return tni_fail(TN_ERR_RUNTIME,
                            "int_mm_out_cpu: Expected result.size(%d) to be %lld but got %lld", d,
                            (long long)sizes[d], out->rank == 2 ? (long long)out->sizes[d] : 0LL);
    if ((out->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tni_fail(TN_ERR_RUNTIME, "int_mm_out_cpu: Expected result to be contiguous.");
    return TN_OK;
}

/* Write the product of two matrices of bytes; without memory on a meta device. */
static tn_status multiply_bytes(const tn_tensor *self, const tn_tensor *mat2, tn_tensor *out)
{
    tni_product p = {.dtype = (tn_dtype)self->dtype,
                     .m = self->sizes[0],
                     .n = mat2->sizes[1],
                     .k = self->sizes[1],
                     .a = self->data,
                     .a_row = self->strides[0],
                     .a_col = self->strides[1],
                     .b = mat2->data,
                     .b_row = mat2->strides[0],
                     .b_col = mat2->strides[1],
                     .c = out->data,
                     .c_row = mat2->sizes[1],
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE};
    if (out->data == NULL || out->numel == 0)
        return TN_OK;
    if (p.k > 0)
        return tni_multiply_bytes(&p);
    memset(out->data, 0, (size_t)out->numel * sizeof(int32_t));
    return TN_OK;
}

/* Return a matrix that is contiguous in one direction. */
static tn_tensor *dense(tni_builder *s, tn_tensor *self)
{
    bool is_dense = self->strides[0] == 1 || self->strides[1] == 1;
    return is_dense ? self : TNI_BUILD(s, contiguous, self, TN_MEMORY_FORMAT_CONTIGUOUS);
}

/* Write the product to `out`; NULL: to a new tensor. */
static tn_status byte_product(tn_tensor *self, tn_tensor *mat2, tn_tensor *out, StableIValue *outs)
{
    tni_builder s = {0};
    const int64_t sizes[] = {self->sizes[0], mat2->sizes[1]};
    tn_tensor *a = dense(&s, self);
    tn_tensor *b = dense(&s, mat2);
    bool is_direct = out != NULL && !tni_may_overlap(out, self) && !tni_may_overlap(out, mat2);
    tn_tensor *product =
        is_direct ? out : TNI_BUILD_OF(&s, tni_new_like(self, TN_DTYPE_I32, 2, sizes, &s.made));
    TNI_BUILD_DO(&s, multiply_bytes(a, b, product));
    if (out != NULL && !is_direct)
        TNI_BUILD_DO(&s, tni_call_copy_(out, product, false));
    return tni_builder_return(&s, out != NULL ? out : product, outs);
}

TNI_TYPED(_int_mm)
{
    TN_TRY(check_factors(in->self, in->mat2));
    return byte_product(in->self, in->mat2, NULL, outs);
}

TNI_TYPED(_int_mm_out)
{
    TN_TRY(check_factors(in->self, in->mat2));
    TN_TRY(check_result(in->out, (const int64_t[]){in->self->sizes[0], in->mat2->sizes[1]}));
    return byte_product(in->self, in->mat2, in->out, outs);
}

/* ---- products of integers that are floats ---- */

/*
 * A product of bytes is at most 255 * 128, so 514 of them are added exactly in float, whose
 * integers are exact up to 2^24.
 */
#define EXACT_DEPTH ((1 << 24) / (255 * 128))

/*
 * Return, in int32, the product of at most EXACT_DEPTH columns of a and rows of b from `at` on; it
 * is also added to `sum`, unless that is NULL.
 */
static tn_tensor *add_part(tni_builder *s, tn_tensor *a, tn_tensor *b, int64_t at, tn_tensor *sum)
{
    int64_t rest = a->sizes[1] - at;
    int64_t length = tni_min(rest, EXACT_DEPTH);
    tn_tensor *columns = TNI_BUILD(s, narrow, a, 1, at, length);
    tn_tensor *rows = TNI_BUILD(s, narrow, b, 0, at, length);
    tn_tensor *product = TNI_BUILD(s, mm, columns, rows);
    tn_tensor *whole = convert(s, product, TN_DTYPE_I32);
    if (sum != NULL)
        TNI_BUILD_DO(s, tni_call_add__Tensor(sum, whole, TNI_INT_SCALAR(1)));
    return whole;
}

/*
 * Return the int32 product of two matrices of bytes given as floats. Parts are exact; their sum
 * wraps in 32 bits, as PyTorch's does.
 */
static tn_tensor *int_product(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    if (!tni_builder_go_on(s))
        return NULL;
    tn_tensor *sum = add_part(s, a, b, 0, NULL);
    for (int64_t at = EXACT_DEPTH; at < a->sizes[1] && tni_builder_go_on(s); at += EXACT_DEPTH) {
        tni_builder inner = tni_builder_inner(s);
        add_part(&inner, a, b, at, sum);
        tni_builder_join(s, &inner);
    }
    return sum;
}

/* ---- _weight_int8pack_mm ---- */

/* How PyTorch's messages begin. */
#define PACK_MM "_weight_int8pack_mm_cpu : "

/* Check the operands of _weight_int8pack_mm. */
static tn_status check_bytes(const tn_tensor *self, const tn_tensor *mat2, const tn_tensor *scales)
{
    int64_t dim;
    bool is_half = self->dtype == TN_DTYPE_BF16 || self->dtype == TN_DTYPE_F16;
    TN_TRY(tni_wrap_dim(1, self->rank, &dim));
    if (!is_half && self->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME,
                        PACK_MM "expect A to be either 32-bit or 16-bit float tensor.");
    if (self->rank != 2 || (self->strides[1] != 1 && self->sizes[1] > 1))
        return tni_fail(TN_ERR_RUNTIME, PACK_MM "A must be contiguous on the last dimension.");
    if (mat2->dtype != TN_DTYPE_I8)
        return tni_fail(TN_ERR_RUNTIME, PACK_MM "expect B to be int8 tensor.");
    if (mat2->rank != 2 || (mat2->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tni_fail(TN_ERR_RUNTIME, PACK_MM "expect B to be contiguous.");
    if (mat2->sizes[1] != self->sizes[1])
        return tni_fail(TN_ERR_RUNTIME, PACK_MM "expect B.size(1) == %lld",
                        (long long)self->sizes[1]);
    if (scales->rank != 1 || scales->sizes[0] != mat2->sizes[0])
        return tni_fail(TN_ERR_RUNTIME, PACK_MM "expect scales to be 1d tensor with size %lld",
                        (long long)mat2->sizes[0]);
    if (scales->dtype == self->dtype)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                    tni_scalar_name(self->dtype), tni_scalar_name(scales->dtype));
}

/* x [m, k] times weights [n, k]^T, times a scale per output channel, in float, rounded once. */
TNI_TYPED(_weight_int8pack_mm)
{
    tni_builder s = {0};
    TN_TRY(check_bytes(in->self, in->mat2, in->scales));
    tn_tensor *x = convert(&s, in->self, TN_DTYPE_F32);
    tn_tensor *w = convert(&s, in->mat2, TN_DTYPE_F32);
    tn_tensor *scales = convert(&s, in->scales, TN_DTYPE_F32);
    tn_tensor *transposed = TNI_BUILD(&s, t, w);
    tn_tensor *product = TNI_BUILD(&s, mm, x, transposed);
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, product, scales);
    return tni_builder_return(&s, convert(&s, scaled, (tn_dtype)in->self->dtype), outs);
}

/* ---- _weight_int4pack_mm ---- */

#define FOUR_MM "_weight_int4pack_mm_cpu"

/*
 * Weights of four bits as PyTorch packs them on the CPU: N rows of K weights in N * K / 2 bytes,
 * strip by strip of rows. A byte holds the weights of two rows at one k, each plus 8: rows that are
 * half a strip apart in a whole strip on processors with vectors, neighbours in a strip that is cut
 * short. The height of a whole strip depends on the processor as well. Packages made for another
 * processor are refused when they are loaded.
 */
typedef struct nibbles {
    const uint8_t *packed; /* the bytes */
    int64_t rows;          /* N */
    int64_t depth;         /* K */
    int64_t strip;         /* rows of a whole strip */
    bool is_halved; /* in whole strips row j shares bytes with j + strip / 2, else with j + 1 */
} nibbles;

/* Write the strip that begins at row `first` as floats, [N, K] row-major. */
static void unpack_strip(const nibbles *w, int64_t first, float *out)
{
    int64_t left = w->rows - first;
    int64_t rows = tni_min(left, w->strip);
    bool is_halved = w->is_halved && rows == w->strip;
    const uint8_t *bytes = w->packed + first * w->depth / 2;
    for (int64_t k = 0; k < w->depth; k++)
        for (int64_t j = 0; j < rows / 2; j++) {
            uint8_t both = bytes[k * (rows / 2) + j];
            int64_t low = first + (is_halved ? j : 2 * j);
            int64_t high = low + (is_halved ? rows / 2 : 1);
            out[low * w->depth + k] = (float)((both & 15) - 8);
            out[high * w->depth + k] = (float)((both >> 4) - 8);
        }
}

/* Return the weights, from -8 to 7, as a matrix [N, K] of floats. */
static tn_tensor *unpack_nibbles(tni_builder *s, const tn_tensor *mat2, int64_t depth)
{
    tni_isa isa = tni_best_isa();
    nibbles w = {.packed = mat2->data,
                 .rows = mat2->sizes[0],
                 .depth = depth,
                 .strip = isa == TNI_ISA_AVX512 ? 64 : 32,
                 .is_halved = isa != TNI_ISA_BASE};
    tn_tensor *made = TNI_BUILD_OF(
        s, tni_new_like(mat2, TN_DTYPE_F32, 2, (const int64_t[]){w.rows, depth}, &s->made));
    for (int64_t first = 0; made != NULL && first < w.rows; first += w.strip)
        unpack_strip(&w, first, made->data);
    return made;
}

/* Check the operands of _weight_int4pack_mm_for_cpu. */
static tn_status check_nibbles(const tn_tensor *self, const tn_tensor *mat2, int64_t group,
                               const tn_tensor *scales)
{
    int64_t dim;
    bool is_half = self->dtype == TN_DTYPE_BF16 || self->dtype == TN_DTYPE_F16;
    TN_TRY(tni_wrap_dim(1, self->rank, &dim));
    if (!is_half && self->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME,
                        FOUR_MM " : expect A to be either 32-bit or 16-bit float tensor.");
    if (self->rank != 2 || (self->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tni_fail(TN_ERR_RUNTIME, FOUR_MM " : expect A to be contiguous.");
    if (mat2->dtype != TN_DTYPE_U8)
        return tni_fail(TN_ERR_RUNTIME, FOUR_MM " : expect B to be uint8 tensor.");
    if (mat2->rank != 2 || (mat2->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tni_fail(TN_ERR_RUNTIME, FOUR_MM " : expect B to be contiguous.");
    if (self->sizes[1] != tni_mul_saturating(mat2->sizes[1], 2))
        return tni_fail(TN_ERR_RUNTIME, FOUR_MM " : expect B.size(1) to be K/2, got %lld",
                        (long long)mat2->sizes[1]);
    if (mat2->sizes[0] % 16 != 0)
        return tni_fail(TN_ERR_RUNTIME, "Unsupported n block size: %lld",
                        (long long)mat2->sizes[0]);
    if (group != 32 && group != 64 && group != 128 && group != 256)
        return tni_fail(TN_ERR_RUNTIME,
                        FOUR_MM ": expect qGroupSize to be 32, 64, 128 or 256, got %lld",
                        (long long)group);
    if (scales->rank != 3 || scales->sizes[1] != mat2->sizes[0] || scales->sizes[2] != 2 ||
        tni_mul_saturating(scales->sizes[0], group) != self->sizes[1])
        return tni_fail(TN_ERR_RUNTIME,
                        FOUR_MM ": expect qScaleAndZeros to be 3d tensor with sizes [:, %lld, 2]",
                        (long long)mat2->sizes[0]);
    if (scales->dtype == self->dtype)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                    tni_scalar_name(self->dtype), tni_scalar_name(scales->dtype));
}

/*
 * Return x W^T. Each row of weights has, for every `group` of neighbours along K, a scale and a
 * zero: w = nibble * scale + zero, where nibble is in [-8, 7].
 */
static tn_tensor *nibble_product(tni_builder *s, tn_tensor *self, tn_tensor *mat2, int64_t group,
                                 tn_tensor *scales)
{
    int64_t depth = self->sizes[1];
    tn_tensor *x = convert(s, self, TN_DTYPE_F32);
    tn_tensor *pairs = convert(s, scales, TN_DTYPE_F32);
    tn_tensor *w = unpack_nibbles(s, mat2, depth);
    /* A view: the scales below are applied to `w` itself. */
    tn_tensor *groups = TNI_BUILD(s, view, w, TNI_INT_LIST(mat2->sizes[0], depth / group, group));
    tn_tensor *by_row = TNI_BUILD(s, transpose_int, pairs, 0, 1);
    tn_tensor *scale = TNI_BUILD(s, narrow, by_row, 2, 0, 1);
    tn_tensor *zero = TNI_BUILD(s, narrow, by_row, 2, 1, 1);
    TNI_BUILD_DO(s, tni_call_mul__Tensor(groups, scale));
    TNI_BUILD_DO(s, tni_call_add__Tensor(groups, zero, TNI_INT_SCALAR(1)));
    tn_tensor *transposed = TNI_BUILD(s, t, w);
    tn_tensor *product = TNI_BUILD(s, mm, x, transposed);
    return convert(s, product, (tn_dtype)self->dtype);
}

TNI_TYPED(_weight_int4pack_mm_for_cpu)
{
    tni_builder s = {0};
    TN_TRY(check_nibbles(in->self, in->mat2, in->qGroupSize, in->qScaleAndZeros));
    return tni_builder_return(
        &s, nibble_product(&s, in->self, in->mat2, in->qGroupSize, in->qScaleAndZeros), outs);
}

/* The same as compiled models call it, with the group's size in a tensor. */
TNI_TYPED(quantized_int4mm_packed_weight_cpu)
{
    tni_scalar group;
    tni_builder s = {0};
    TN_TRY(tni_read_number(in->qGroupSize, &group));
    if (group.kind != TN_KIND_INT)
        return tni_fail(TN_ERR_RUNTIME, FOUR_MM ": expect qGroupSize to be a whole number");
    TN_TRY(check_nibbles(in->self, in->mat2, group.as.integer, in->qScaleAndZeros));
    return tni_builder_return(
        &s, nibble_product(&s, in->self, in->mat2, group.as.integer, in->qScaleAndZeros), outs);
}

/* ---- oneDNN's quantised layers ---- */

/* What a quantised layer does with its sums; all borrowed. */
typedef struct ending {
    tn_tensor *scale;     /* of the input, one number */
    tn_tensor *scales;    /* of the weight, by output channel */
    tn_tensor *bias;      /* NULL without */
    double output_scale;  /* of a quantised result */
    int64_t output_zero;  /* zero point of a quantised result */
    tn_dtype dtype;       /* of the result; undefined: the input's */
    tn_tensor *other;     /* added before the activation; NULL for nothing */
    double other_scale;   /* of `other`, if it is quantised */
    int64_t other_zero;   /* zero point of `other` */
    bool is_other_filled; /* `other` is quantised and takes the result */
    tni_follow follow;    /* the activation */
} ending;

/*
 * Return the other tensor in float. It is quantised if it takes the result ("sum"), plain if it is
 * only added ("add").
 */
static tn_tensor *other_of(tni_builder *s, const ending *e)
{
    tn_tensor *other = TNI_BUILD(s, to_dtype, e->other, TN_DTYPE_F32, false, true, -1);
    if (!e->is_other_filled)
        return other;
    TNI_BUILD_DO(s, tni_call_sub__Scalar(other, TNI_INT_SCALAR(e->other_zero), TNI_INT_SCALAR(1)));
    TNI_BUILD_DO(s, tni_call_mul__Scalar(other, TNI_REAL_SCALAR(e->other_scale)));
    return other;
}

/*
 * Return y, which is overwritten, in eight bits: halves rounded to even, as oneDNN does, and
 * clamped.
 */
static tn_tensor *quantise(tni_builder *s, const ending *e, tn_dtype dtype, tn_tensor *y)
{
    bool is_signed = dtype == TN_DTYPE_I8;
    TNI_BUILD_DO(s, tni_call_mul__Scalar(y, TNI_REAL_SCALAR(1 / e->output_scale)));
    TNI_BUILD_DO(s, tni_call_round_(y));
    TNI_BUILD_DO(s, tni_call_add__Scalar(y, TNI_INT_SCALAR(e->output_zero), TNI_INT_SCALAR(1)));
    TNI_BUILD_DO(s, tni_call_clamp_(y, TNI_INT_SCALAR(is_signed ? -128 : 0),
                                    TNI_INT_SCALAR(is_signed ? 127 : 255)));
    return convert(s, y, dtype);
}

/*
 * Return a vector over channels in float, with `dims` dimensions of size 1 behind, so that it
 * broadcasts along them.
 */
static tn_tensor *by_channel(tni_builder *s, tn_tensor *tensor, int dims)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *number = convert(s, tensor, TN_DTYPE_F32);
    for (int d = 1; d <= dims; d++)
        sizes[d] = 1;
    sizes[0] = -1;
    return TNI_BUILD(s, reshape, number, (tni_ints){sizes, dims + 1});
}

/*
 * Apply scales, bias, the other tensor, the activation and the output's quantisation to `sums`,
 * which are float and overwritten; `dims` dimensions follow the channels.
 */
static tn_tensor *finish(tni_builder *s, const ending *e, tn_dtype input, tn_tensor *sums, int dims)
{
    tn_tensor *scales = by_channel(s, e->scales, dims);
    tn_tensor *scale = by_channel(s, e->scale, 0);
    tn_tensor *factor = TNI_BUILD(s, mul_Tensor, scales, scale);
    TNI_BUILD_DO(s, tni_call_mul__Tensor(sums, factor));
    if (e->bias != NULL) {
        tn_tensor *bias = by_channel(s, e->bias, dims);
        TNI_BUILD_DO(s, tni_call_add__Tensor(sums, bias, TNI_INT_SCALAR(1)));
    }
    if (e->other != NULL) {
        tn_tensor *other = other_of(s, e);
        TNI_BUILD_DO(s, tni_call_add__Tensor(sums, other, TNI_INT_SCALAR(1)));
    }
    TNI_BUILD_DO(s, tni_follow_unary(sums, &e->follow));
    tn_dtype dtype = e->dtype == TN_DTYPE_UNDEFINED ? input : e->dtype;
    bool is_quantised = dtype == TN_DTYPE_U8 || dtype == TN_DTYPE_I8;
    tn_tensor *result = is_quantised ? quantise(s, e, dtype, sums) : convert(s, sums, dtype);
    if (!e->is_other_filled)
        return result;
    TNI_BUILD_DO(s, tni_call_copy_(e->other, result, false));
    return e->other;
}

/* Refuse inputs that are not in eight bits. */
static tn_status check_input(const tn_tensor *input)
{
    if (input->dtype == TN_DTYPE_U8 || input->dtype == TN_DTYPE_I8)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "a quantised layer takes uint8 or int8, not %s",
                    tni_scalar_name(input->dtype));
}

/* Return the input less its zero point, a new tensor in another dtype. */
static tn_tensor *centred(tni_builder *s, tn_tensor *input, tn_tensor *zero, tn_dtype dtype)
{
    tn_tensor *x = TNI_BUILD(s, to_dtype, input, dtype, false, true, -1);
    tn_tensor *point = convert(s, zero, dtype);
    tn_tensor *one = TNI_BUILD(s, reshape, point, TNI_INT_LIST(1));
    TNI_BUILD_DO(s, tni_call_sub__Tensor(x, one, TNI_INT_SCALAR(1)));
    return x;
}

/* Check that input and weight have one inner size. */
static tn_status check_depth(const tn_tensor *x, const tn_tensor *weight)
{
    if (x->sizes[1] == weight->sizes[0])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "a quantised linear layer of %lld inputs was given %lld",
                    (long long)weight->sizes[0], (long long)x->sizes[1]);
}

/* Run a linear layer; the weight is [inputs, outputs]. Its sums are exact integers. */
static tn_status run_linear(tn_tensor *input, tn_tensor *zero, tn_tensor *weight, const ending *e,
                            StableIValue *outs)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    TN_TRY(check_input(input));
    if (input->rank < 1 || weight->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "a quantised linear layer has a weight of two dimensions");
    memcpy(sizes, input->sizes, (size_t)input->rank * sizeof *sizes);
    sizes[input->rank - 1] = weight->sizes[1];
    tn_tensor *x = centred(&s, input, zero, TN_DTYPE_F32);
    tn_tensor *flat = TNI_BUILD(&s, reshape, x, TNI_INT_LIST(-1, input->sizes[input->rank - 1]));
    tn_tensor *w = convert(&s, tni_plain_weight(&s, weight), TN_DTYPE_F32);
    TNI_BUILD_DO(&s, check_depth(flat, w));
    tn_tensor *sums = int_product(&s, flat, w);
    tn_tensor *y = convert(&s, sums, TN_DTYPE_F32);
    y = TNI_BUILD(&s, reshape, y, (tni_ints){sizes, input->rank});
    return tni_builder_return(&s, finish(&s, e, (tn_dtype)input->dtype, y, 0), outs);
}

/*
 * Run a convolution in float. Sums are exact for windows of up to EXACT_DEPTH elements; larger ones
 * may be rounded.
 */
static tn_status run_convolution(const tni_conv_call *c, tn_tensor *zero, const ending *e,
                                 StableIValue *outs)
{
    tni_builder s = {0};
    tni_conv_call in_float = *c;
    TN_TRY(check_input(c->input));
    in_float.input = centred(&s, c->input, zero, TN_DTYPE_F32);
    in_float.weight = convert(&s, tni_plain_weight(&s, c->weight), TN_DTYPE_F32);
    tn_tensor *y = tni_builder_go_on(&s) ? tni_fused_convolution(&s, &in_float) : NULL;
    int dims = c->input->rank - 2;
    return tni_builder_return(&s, finish(&s, e, (tn_dtype)c->input->dtype, y, dims), outs);
}

/* The fields of `ending` that all of them have. */
#define ENDING_OF(in)                                                                              \
    .scale = (in)->x_scale, .scales = (in)->w_scale, .bias = (in)->bias,                           \
    .output_scale = (in)->output_scale, .output_zero = (in)->output_zero_point,                    \
    .dtype = (in)->output_dtype

TNI_TYPED(onednn_qlinear_pointwise_tensor)
{
    ending e = {ENDING_OF(in),
                .follow = {in->post_op_name, in->post_op_args, in->post_op_algorithm}};
    return run_linear(in->qx, in->x_zero_point, in->qw, &e, outs);
}

TNI_TYPED(onednn_qlinear_pointwise_binary_tensor)
{
    ending e = {ENDING_OF(in), .other_scale = in->other_scale, .other_zero = in->other_zp,
                .is_other_filled = tni_string_is(in->binary_post_op, "sum"),
                .follow = {in->unary_post_op, in->unary_post_op_args, in->unary_post_op_algorithm}};
    if (!e.is_other_filled && !tni_string_is(in->binary_post_op, "add") &&
        !tni_string_is(in->binary_post_op, "none"))
        return tni_fail(TN_ERR_RUNTIME, "onednn qlinear: unsupported binary post op %.*s",
                        (int)in->binary_post_op->length, in->binary_post_op->data);
    e.other = tni_string_is(in->binary_post_op, "none") ? NULL : in->other;
    e.is_other_filled = e.is_other_filled && e.other != NULL;
    return run_linear(in->qx, in->x_zero_point, in->qw, &e, outs);
}

/* The arguments of a convolution; its bias is added by `finish`. */
#define QUANTISED_CONV_OF(in)                                                                      \
    {                                                                                              \
        (in)->qx, (in)->qw, NULL, (in)->stride, (in)->padding, (in)->dilation, false, {NULL, 0},   \
            (in)->groups, NULL, NULL                                                               \
    }

TNI_TYPED(onednn_qconv_pointwise_tensor)
{
    tni_conv_call c = QUANTISED_CONV_OF(in);
    ending e = {ENDING_OF(in), .follow = {in->attr, in->scalars, in->algorithm}};
    return run_convolution(&c, in->x_zero_point, &e, outs);
}

TNI_TYPED(onednn_qconv2d_pointwise_binary_tensor)
{
    tni_conv_call c = QUANTISED_CONV_OF(in);
    ending e = {ENDING_OF(in),
                .other = in->qaccum,
                .other_scale = in->accum_scale,
                .other_zero = in->accum_zero_point,
                .is_other_filled = tni_string_is(in->binary_attr, "sum"),
                .follow = {in->unary_attr, in->unary_scalars, in->unary_algorithm}};
    if (!e.is_other_filled && !tni_string_is(in->binary_attr, "add"))
        return tni_fail(TN_ERR_RUNTIME, "onednn qconv: unsupported binary post op %.*s",
                        (int)in->binary_attr->length, in->binary_attr->data);
    return run_convolution(&c, in->x_zero_point, &e, outs);
}
