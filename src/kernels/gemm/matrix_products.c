/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * mm, bmm, addmm, baddbmm, addmv, addbmm, addr, _addmm_activation, mv, dot, vdot, matmul.
 *
 * This file checks shapes and dtypes with PyTorch's messages and describes the product to gemm.h.
 * Operands of any strides are used in place; a vector is a matrix with one row or column. A result
 * that shares memory with a factor is computed in a temporary.
 */
#include "args/args_matrix_products.h"
#include "calls/calls_gemm.h"
#include "kernels/core/iterator.h"
#include "kernels/gemm/gemm.h"
#include "kernels/core/builder.h"
#include "kernels/core/structured.h"

/* ---- one product, or a batch ---- */

/* alpha * a b + beta * added, of tensors; all borrowed. */
typedef struct request {
    const tn_tensor *a;     /* rank 2, or 3 with a batch */
    const tn_tensor *b;     /* likewise */
    const tn_tensor *added; /* broadcasts to the result; NULL for none */
    tni_factor alpha, beta; /* the factors */
    bool is_vector;         /* b, `added` and the result are vectors: columns of matrices */
} request;

/* The same, of strided operands. */
typedef struct operands {
    const tni_strided *a;     /* rank 2, or 3 with a batch */
    const tni_strided *b;     /* likewise */
    const tni_strided *added; /* broadcasts to the result; NULL for none */
    tni_factor alpha, beta;   /* the factors */
    const tn_tensor *a_of;    /* the tensor that `a` is, or NULL (tni_product) */
    const tn_tensor *b_of;    /* likewise */
} operands;

/*
 * Return the stride of a dimension of `added`, counted from the last; 0 if it is broadcast. So a
 * bias is read in place and never expanded to the size of the result.
 */
static int64_t added_stride(const tni_strided *added, int from_last)
{
    int dim = added->rank - 1 - from_last;
    return dim < 0 || added->sizes[dim] == 1 ? 0 : added->strides[dim];
}

/* Return whether `a`, which may be NULL, shares its storage with b. */
static bool is_one_storage(const tn_tensor *a, const tn_tensor *b)
{
    return a != NULL && a->storage == b->storage;
}

/* Compute a product, or a batch of them if the operands have rank 3, into `out`. */
static tn_status compute(const operands *o, const tni_strided *out)
{
    const tni_strided *a = o->a;
    const tni_strided *b = o->b;
    int64_t bytes = tni_dtypes[out->dtype].bytes;
    int at = a->rank - 2;
    tni_product p = {.dtype = (tn_dtype)out->dtype,
                     .m = a->sizes[at],
                     .n = b->sizes[at + 1],
                     .k = a->sizes[at + 1],
                     .a = a->data,
                     .a_row = a->strides[at],
                     .a_col = a->strides[at + 1],
                     .b = b->data,
                     .b_row = b->strides[at],
                     .b_col = b->strides[at + 1],
                     .c = out->data,
                     .c_row = out->strides[at],
                     .c_col = out->strides[at + 1],
                     .alpha = o->alpha,
                     .beta = o->beta,
                     .a_of = o->a_of,
                     .b_of = o->b_of};
    int64_t steps[4] = {0}; /* in bytes, from a matrix to the next: A, B, C and what is added */
    if (o->added != NULL) {
        p.added = o->added->data;
        p.added_row = added_stride(o->added, 1);
        p.added_col = added_stride(o->added, 0);
        steps[3] = at == 0 ? 0 : tni_mul_wrapping(added_stride(o->added, 2), bytes);
    }
    if (out->numel == 0)
        return TN_OK;
    if (at == 0)
        return tni_multiply(&p);
    steps[0] = tni_mul_wrapping(a->strides[0], bytes);
    steps[1] = tni_mul_wrapping(b->strides[0], bytes);
    steps[2] = tni_mul_wrapping(out->strides[0], bytes);
    return tni_multiply_batch(&p, a->sizes[0], steps);
}

/* A vector seen as a matrix. */
typedef struct vector_matrix {
    tni_strided operand; /* points into the arrays below */
    int64_t sizes[2];    /* rows, columns */
    int64_t strides[2];  /* in elements */
} vector_matrix;

/*
 * Return a vector, or a tensor without dimensions, as a matrix with one column, described in *room.
 */
static const tni_strided *as_column(const tn_tensor *vector, vector_matrix *room)
{
    room->sizes[0] = vector->rank > 0 ? vector->sizes[0] : 1;
    room->strides[0] = vector->rank > 0 ? vector->strides[0] : 0;
    room->sizes[1] = room->strides[1] = 1;
    room->operand =
        tni_strided_at((tn_dtype)vector->dtype, vector->data, 2, room->sizes, room->strides);
    return &room->operand;
}

/* Return a vector as a matrix with one row, described in *room. */
static const tni_strided *as_row(const tn_tensor *vector, vector_matrix *room)
{
    room->sizes[0] = 1;
    room->strides[0] = 0;
    room->sizes[1] = vector->sizes[0];
    room->strides[1] = vector->strides[0];
    room->operand =
        tni_strided_at((tn_dtype)vector->dtype, vector->data, 2, room->sizes, room->strides);
    return &room->operand;
}

/*
 * Compute a request with `b`, `added` and the result as columns. Not inlined, so that its arrays
 * are not on the stack of every product.
 */
static TNI_NOINLINE tn_status compute_columns(const request *r, const tn_tensor *out)
{
    vector_matrix rooms[3];
    const operands o = {.a = tni_strided_of(r->a),
                        .b = as_column(r->b, &rooms[0]),
                        .added = r->added != NULL ? as_column(r->added, &rooms[1]) : NULL,
                        .alpha = r->alpha,
                        .beta = r->beta,
                        .a_of = r->a,
                        .b_of = r->b};
    return compute(&o, as_column(out, &rooms[2]));
}

/* Compute a request into `out`, which shares no memory with its operands, but for `added`. */
static tn_status compute_tensors(const request *r, const tn_tensor *out)
{
    if (r->is_vector)
        return compute_columns(r, out);
    const operands o = {.a = tni_strided_of(r->a),
                        .b = tni_strided_of(r->b),
                        .added = r->added != NULL ? tni_strided_of(r->added) : NULL,
                        .alpha = r->alpha,
                        .beta = r->beta,
                        .a_of = r->a,
                        .b_of = r->b};
    return compute(&o, tni_strided_of(out));
}

/*
 * Compute a request into `out`. A result that shares storage with an operand is computed in a
 * temporary, except if it is the very tensor `added`: each element is read before it is written.
 */
static tn_status multiply(const request *r, const tn_tensor *out)
{
    /* Storages are compared, not ranges: a false alarm costs a copy only. */
    bool is_shared = is_one_storage(r->a, out) || is_one_storage(r->b, out) ||
                     (is_one_storage(r->added, out) && r->added != out);
    tn_tensor *apart;
    if (out->data == NULL)
        return TN_OK;
    if (!is_shared)
        return compute_tensors(r, out);
    TN_TRY(tni_new_like(out, (tn_dtype)out->dtype, out->rank, out->sizes, &apart));
    tn_status status = compute_tensors(r, apart);
    if (status == TN_OK)
        status = tni_copy(out, apart);
    tn_tensor_release(apart);
    return status;
}

/* ---- checks ---- */

/*
 * Check devices and dtypes of the factors. `numel` is that of the result: if it or `a` is empty,
 * nothing is multiplied and every dtype will do.
 */
static tn_status check_factors(const tn_tensor *a, const tn_tensor *b, int64_t numel,
                               const char *name)
{
    if (a->device.type != b->device.type)
        return tni_fail(TN_ERR_RUNTIME, "Tensor on device %s is not on the expected device %s!",
                        tn_device_type_name((tn_device_type)b->device.type),
                        tn_device_type_name((tn_device_type)a->device.type));
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "expected m1 and m2 to have the same dtype, but got: %s != %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (!tni_can_multiply((tn_dtype)a->dtype) && numel > 0 && a->numel > 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(a->dtype));
    return TN_OK;
}

/* Check that the inner sizes of two matrices agree. */
static tn_status check_matrices(const tn_tensor *a, const tn_tensor *b)
{
    if (a->sizes[1] == b->sizes[0])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)",
                    (long long)a->sizes[0], (long long)a->sizes[1], (long long)b->sizes[0],
                    (long long)b->sizes[1]);
}

/* Check that both are batches of matrices that fit. */
static tn_status check_batches(const tn_tensor *a, const tn_tensor *b)
{
    if (a->rank != 3 || b->rank != 3)
        return tni_fail(TN_ERR_RUNTIME, "batch%d must be a 3D tensor", a->rank != 3 ? 1 : 2);
    if (a->sizes[0] == b->sizes[0] && a->sizes[2] == b->sizes[1])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected size for first two dimensions of batch2 tensor to be: [%lld, %lld] "
                    "but got: [%lld, %lld].",
                    (long long)a->sizes[0], (long long)a->sizes[2], (long long)b->sizes[0],
                    (long long)b->sizes[1]);
}

/* Check that `self` broadcasts to the result. */
static tn_status check_added(const tn_tensor *self, int64_t rank, const int64_t *sizes)
{
    tni_shape_text own;
    tni_shape_text wanted;
    if (tni_broadcasts_to(self, rank, sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "The expanded size of the tensor must match the existing size at every "
                    "dimension of size other than 1. Target sizes: %s. Tensor sizes: %s",
                    tni_shape_print(&wanted, rank, sizes),
                    tni_shape_print(&own, self->rank, self->sizes));
}

/*
 * Check that alpha and beta are representable in the dtype of the arithmetic: that of self, float
 * for half types. Integers are scaled by integers: a fraction is cut off.
 */
static tn_status check_numbers(const tn_tensor *self, const tni_scalar *beta,
                               const tni_scalar *alpha)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    tn_dtype dtype = is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
    TN_TRY(tni_check_scalar(dtype, beta));
    return tni_check_scalar(dtype, alpha);
}

/* Declare the result, in the dtype and on the device of `like`. */
static tn_status set_result(tni_work *work, const tn_tensor *like, int rank, const int64_t *sizes)
{
    tni_tensor_spec spec = {.dtype = (tn_dtype)like->dtype, .rank = rank, .sizes = sizes};
    return tni_set_output(work, 0, &spec, like->device);
}

/* ---- mm, bmm ---- */

/* self [m, k] times mat2 [k, n]. */
TNI_SHAPES(mm_out)
{
    int64_t sizes[2];
    if (in->self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "self must be a matrix");
    if (in->mat2->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "mat2 must be a matrix");
    TN_TRY(check_matrices(in->self, in->mat2));
    sizes[0] = in->self->sizes[0];
    sizes[1] = in->mat2->sizes[1];
    TN_TRY(
        check_factors(in->self, in->mat2, tni_mul_wrapping(sizes[0], sizes[1]), "addmm_impl_cpu_"));
    return set_result(work, in->self, 2, sizes);
}

TNI_WORK(mm_out)
{
    request r = {.a = in->self, .b = in->mat2, .alpha = TNI_FACTOR_ONE, .beta = TNI_FACTOR_ZERO};
    return multiply(&r, work->outs[0]);
}
TNI_STRUCTURED(mm_out)

/* self [b, m, k] times mat2 [b, k, n]. */
TNI_SHAPES(bmm_out)
{
    TN_TRY(check_batches(in->self, in->mat2));
    int64_t sizes[3] = {in->self->sizes[0], in->self->sizes[1], in->mat2->sizes[2]};
    int64_t numel = tni_mul_wrapping(tni_mul_wrapping(sizes[0], sizes[1]), sizes[2]);
    TN_TRY(check_factors(in->self, in->mat2, numel, "bmm"));
    return set_result(work, in->self, 3, sizes);
}

TNI_WORK(bmm_out)
{
    request r = {.a = in->self, .b = in->mat2, .alpha = TNI_FACTOR_ONE, .beta = TNI_FACTOR_ZERO};
    return multiply(&r, work->outs[0]);
}
TNI_STRUCTURED(bmm_out)

/* ---- addmm, baddbmm, addmv ---- */

/* Return the request for beta * self + alpha * a b. */
static request request_for(const tn_tensor *self, const tn_tensor *a, const tn_tensor *b,
                           const tni_scalar *beta, const tni_scalar *alpha)
{
    return (request){a, b, self, tni_factor_of(alpha), tni_factor_of(beta), false};
}

/* Check a call of addmm and declare its result; numbers are beta and alpha. */
static tn_status shape_addmm(tni_work *work, const tn_tensor *self, const tn_tensor *a,
                             const tn_tensor *b, const tni_scalar *const numbers[2])
{
    if (a->rank != 2 || b->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "mat%d must be a matrix, got %d-D tensor",
                        a->rank != 2 ? 1 : 2, a->rank != 2 ? a->rank : b->rank);
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "mat1 and mat2 must have the same dtype, but got %s and %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    TN_TRY(check_matrices(a, b));
    int64_t sizes[2] = {a->sizes[0], b->sizes[1]};
    TN_TRY(check_added(self, 2, sizes));
    if (self->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "self and mat2 must have the same dtype, but got %s and %s",
                        tni_scalar_name(self->dtype), tni_scalar_name(b->dtype));
    TN_TRY(check_factors(a, b, tni_mul_wrapping(sizes[0], sizes[1]), "addmm_impl_cpu_"));
    TN_TRY(check_numbers(self, numbers[0], numbers[1]));
    return set_result(work, self, 2, sizes);
}

TNI_SHAPES(addmm_out)
{
    return shape_addmm(work, in->self, in->mat1, in->mat2,
                       (const tni_scalar *const[]){in->beta, in->alpha});
}

TNI_WORK(addmm_out)
{
    request r = request_for(in->self, in->mat1, in->mat2, in->beta, in->alpha);
    return multiply(&r, work->outs[0]);
}
TNI_STRUCTURED_IN_PLACE(addmm_out)

/* addmm, then gelu or relu in place. */
TNI_SHAPES(_addmm_activation_out)
{
    if (in->use_gelu && !tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"GeluKernelImpl\" not implemented for '%s'",
                        tni_scalar_name(in->self->dtype));
    if (!in->use_gelu && tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "clamp is not supported for complex types");
    return shape_addmm(work, in->self, in->mat1, in->mat2,
                       (const tni_scalar *const[]){in->beta, in->alpha});
}

TNI_WORK(_addmm_activation_out)
{
    static const tni_string exact = {"none", 4};
    request r = request_for(in->self, in->mat1, in->mat2, in->beta, in->alpha);
    TN_TRY(multiply(&r, work->outs[0]));
    return in->use_gelu ? tni_call_gelu_(work->outs[0], &exact) : tni_call_relu_(work->outs[0]);
}
TNI_STRUCTURED(_addmm_activation_out)

TNI_SHAPES(baddbmm_out)
{
    const tn_tensor *self = in->self;
    const tn_tensor *a = in->batch1;
    const tn_tensor *b = in->batch2;
    if (self->dtype != a->dtype || a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "Input dtypes must be the same, got: input %s, batch1: %s, batch2: %s",
                        tni_dtypes[self->dtype].torch_name, tni_dtypes[a->dtype].torch_name,
                        tni_dtypes[b->dtype].torch_name);
    TN_TRY(check_batches(a, b));
    int64_t sizes[3] = {a->sizes[0], a->sizes[1], b->sizes[2]};
    int64_t numel = tni_mul_wrapping(tni_mul_wrapping(sizes[0], sizes[1]), sizes[2]);
    TN_TRY(check_added(self, 3, sizes));
    TN_TRY(check_factors(a, b, numel, "baddbmm"));
    TN_TRY(check_numbers(self, in->beta, in->alpha));
    return set_result(work, self, 3, sizes);
}

TNI_WORK(baddbmm_out)
{
    request r = request_for(in->self, in->batch1, in->batch2, in->beta, in->alpha);
    return multiply(&r, work->outs[0]);
}
TNI_STRUCTURED_IN_PLACE(baddbmm_out)

TNI_SHAPES(addmv_out)
{
    const tn_tensor *mat = in->mat;
    const tn_tensor *vec = in->vec;
    if (mat->rank != 2 || vec->rank != 1 || in->self->rank > 1)
        return tni_fail(TN_ERR_RUNTIME, "vector + matrix @ vector expected, got %d, %d, %d",
                        in->self->rank, mat->rank, vec->rank);
    if (mat->sizes[1] != vec->sizes[0] || !tni_broadcasts_to(in->self, 1, mat->sizes))
        return tni_fail(TN_ERR_RUNTIME,
                        "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)",
                        (long long)in->self->numel, (long long)mat->sizes[0],
                        (long long)mat->sizes[1], (long long)vec->sizes[0]);
    if (in->self->dtype != mat->dtype)
        return tni_fail(TN_ERR_RUNTIME, "addmv: self has dtype %s, and mat %s",
                        tni_scalar_name(in->self->dtype), tni_scalar_name(mat->dtype));
    TN_TRY(check_factors(mat, vec, mat->sizes[0], "addmv_impl_cpu"));
    /* Unlike those of matrices, factors of a half-precision vector must fit the half type. */
    TN_TRY(tni_check_scalar((tn_dtype)in->self->dtype, in->beta));
    TN_TRY(tni_check_scalar((tn_dtype)in->self->dtype, in->alpha));
    return set_result(work, in->self, 1, mat->sizes);
}

TNI_WORK(addmv_out)
{
    request r = request_for(in->self, in->mat, in->vec, in->beta, in->alpha);
    r.is_vector = true;
    return multiply(&r, work->outs[0]);
}
TNI_STRUCTURED_IN_PLACE(addmv_out)

/*
 * Compute mv on a device through addmv, which its backend has. With beta 0 the undefined elements
 * of the result are not read.
 */
static TNI_COLD tn_status mv_on_device(const tni_args_mv *in, StableIValue *outs)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tn_tensor *result;
    TN_TRY(tni_new_like(in->self, (tn_dtype)in->vec->dtype, 1, in->self->sizes, &result));
    return tni_return_or_drop(tni_call_addmv_out(result, in->self, in->vec, &zero, &one, result),
                              result, outs);
}

/* Not by way of addmv on the CPU, which would cost a second dispatch. */
TNI_TYPED(mv)
{
    tn_tensor *result;
    const tn_tensor *mat = in->self;
    if (mat->rank != 2 || in->vec->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "vector + matrix @ vector expected, got 1, %d, %d",
                        mat->rank, in->vec->rank);
    if (mat->sizes[1] != in->vec->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)",
                        (long long)mat->sizes[0], (long long)mat->sizes[0],
                        (long long)mat->sizes[1], (long long)in->vec->sizes[0]);
    if (TNI_UNLIKELY(tni_is_on_device(mat)))
        return mv_on_device(in, outs);
    TN_TRY(check_factors(mat, in->vec, mat->sizes[0], "addmv_impl_cpu"));
    TN_TRY(tni_new_like(mat, (tn_dtype)in->vec->dtype, 1, mat->sizes, &result));
    request r = {mat, in->vec, NULL, TNI_FACTOR_ONE, TNI_FACTOR_ZERO, true};
    return tni_return_or_drop(multiply(&r, result), result, outs);
}

/* ---- addbmm ---- */

/* Return matrix number `index` of a batch. */
static tni_strided matrix_of(const tn_tensor *batch, int64_t index)
{
    int64_t bytes = tni_dtypes[batch->dtype].bytes;
    const char *data = batch->data;
    return tni_strided_at((tn_dtype)batch->dtype,
                          data != NULL ? data + index * batch->strides[0] * bytes : NULL, 2,
                          batch->sizes + 1, batch->strides + 1);
}

/*
 * beta * self + alpha * sum over the batch of a_i b_i. The products are added one after the other
 * to the result in place; half types are computed in float, so that the sum is rounded once.
 */
TNI_TYPED(addbmm)
{
    tn_tensor *self = in->self;
    const tn_tensor *a = in->batch1;
    const tn_tensor *b = in->batch2;
    tni_builder s = {0};
    if (self->dtype != a->dtype || a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "self and mat2 must have the same dtype, but got %s and %s",
                        tni_scalar_name(self->dtype),
                        tni_scalar_name(self->dtype != a->dtype ? a->dtype : b->dtype));
    TN_TRY(check_batches(a, b));
    int64_t sizes[2] = {a->sizes[1], b->sizes[2]};
    TN_TRY(check_added(self, 2, sizes));
    TN_TRY(check_factors(a, b, tni_mul_wrapping(sizes[0], sizes[1]), "addbmm"));
    TN_TRY(check_numbers(self, in->beta, in->alpha));
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    tn_dtype dtype = is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
    tn_tensor *first = TNI_BUILD_OF(&s, tni_to_dtype(self, dtype, &s.made));
    tn_tensor *left = TNI_BUILD_OF(&s, tni_to_dtype(in->batch1, dtype, &s.made));
    tn_tensor *right = TNI_BUILD_OF(&s, tni_to_dtype(in->batch2, dtype, &s.made));
    tn_tensor *sum = TNI_BUILD_OF(&s, tni_new_like(self, dtype, 2, sizes, &s.made));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    int64_t count = left->sizes[0];
    operands o = {.added = tni_strided_of(first),
                  .alpha = tni_factor_of(in->alpha),
                  .beta = tni_factor_of(in->beta)};
    for (int64_t i = 0; i < count && sum->data != NULL && tni_builder_go_on(&s); i++) {
        const tni_strided one_a = matrix_of(left, i);
        const tni_strided one_b = matrix_of(right, i);
        o.a = &one_a;
        o.b = &one_b;
        s.status = compute(&o, tni_strided_of(sum));
        /* From the second product on, the sum so far is what is added. */
        o.added = tni_strided_of(sum);
        o.beta = TNI_FACTOR_ONE;
    }
    /* An empty batch leaves beta * self. */
    if (count == 0) {
        tn_tensor *shown = TNI_BUILD(&s, expand, first, (tni_ints){sizes, 2}, false);
        sum = TNI_BUILD(&s, mul_Scalar, shown, in->beta);
    }
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(sum, (tn_dtype)self->dtype, &s.made)), outs);
}

/* With out=, PyTorch copies `self` to `out` first, so `self` may have any dtype. */
TNI_TYPED(addbmm_out)
{
    tni_builder s = {0};
    tn_tensor *result = NULL;
    tn_tensor *added = TNI_BUILD_OF(&s, tni_to_dtype(in->self, (tn_dtype)in->out->dtype, &s.made));
    tn_tensor *sum = TNI_BUILD(&s, addbmm, added, in->batch1, in->batch2, in->beta, in->alpha);
    tn_status status = tni_builder_end_with(&s, sum, &result);
    return tni_deliver(call, status, result, in->out, outs);
}

/* self takes the shape of the product if it is broadcast to it. */
TNI_TYPED(addbmm_)
{
    tni_builder s = {0};
    tn_tensor *sum = TNI_BUILD(&s, addbmm, in->self, in->batch1, in->batch2, in->beta, in->alpha);
    return tni_builder_deliver(&s, sum, in->self, outs);
}

/* ---- addr ---- */

/*
 * Return `self` with its dimensions in the same order in memory as those of `like`; *out is new,
 * perhaps self retained.
 */
static tn_status lie_as(tn_tensor *self, const tn_tensor *like, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_preserved_strides(like, strides);
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype,
                            .rank = self->rank,
                            .sizes = self->sizes,
                            .strides = strides};
    if (self->rank == 0 ||
        memcmp(strides, self->strides, (size_t)self->rank * sizeof *strides) == 0) {
        *out = tn_tensor_retain(self);
        return TN_OK;
    }
    TN_TRY(tni_tensor_empty(&spec, self->device, out));
    tn_status status = tni_copy(*out, self);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/*
 * Refuse kinds of numbers that the dtype does not take, in PyTorch's words, which speak of floating
 * point numbers also for complex ones.
 */
static tn_status check_kind(const char *name, const tni_scalar *number, tn_dtype dtype)
{
    if (number->kind == TN_KIND_BOOL && dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Boolean %s only supported for Boolean results.", name);
    if ((number->kind == TN_KIND_DOUBLE || number->kind == TN_KIND_COMPLEX) &&
        tni_category(dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "For integral input tensors, argument %s must not be a floating point "
                        "number.",
                        name);
    return TN_OK;
}

/*
 * Compute beta * self + alpha * vec1 vec2^T in the common dtype; *out is new. Booleans are computed
 * as int64, half types as float. alpha is multiplied into vec1, also if it is 0, so that nan and
 * infinity stay, as in PyTorch.
 */
static tn_status addr(tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, const tni_scalar *beta,
                      const tni_scalar *alpha, tn_tensor **out)
{
    tni_builder s = {0};
    if (vec1->rank != 1 || vec2->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "addr: Expected 1-D argument vec%d, but got %d-D",
                        vec1->rank != 1 ? 1 : 2, vec1->rank != 1 ? vec1->rank : vec2->rank);
    int64_t sizes[2] = {vec1->sizes[0], vec2->sizes[0]};
    TN_TRY(check_added(self, 2, sizes));
    TN_TRY(tni_check_promotion((tn_dtype)self->dtype, (tn_dtype)vec1->dtype));
    tn_dtype common = tni_promote((tn_dtype)self->dtype, (tn_dtype)vec1->dtype);
    TN_TRY(tni_check_promotion(common, (tn_dtype)vec2->dtype));
    common = tni_promote(common, (tn_dtype)vec2->dtype);
    bool is_bool = common == TN_DTYPE_BOOL;
    /* Products of booleans are sums of bits: any non-zero one is true again. */
    tn_dtype dtype = is_bool                                             ? TN_DTYPE_I64
                     : common == TN_DTYPE_F16 || common == TN_DTYPE_BF16 ? TN_DTYPE_F32
                                                                         : common;
    TN_TRY(check_kind("beta", beta, common));
    TN_TRY(check_kind("alpha", alpha, common));
    TN_TRY(tni_check_scalar(common, beta));
    TN_TRY(tni_check_scalar(common, alpha));
    tn_tensor *added = TNI_BUILD_OF(&s, tni_to_dtype(self, dtype, &s.made));
    tn_tensor *plain = TNI_BUILD_OF(&s, tni_to_dtype(vec1, dtype, &s.made));
    tn_tensor *scaled = TNI_BUILD(&s, mul_Scalar, plain, alpha); /* may have another dtype */
    tn_tensor *left = TNI_BUILD_OF(&s, tni_to_dtype(scaled, dtype, &s.made));
    tn_tensor *right = TNI_BUILD_OF(&s, tni_to_dtype(vec2, dtype, &s.made));
    tn_tensor *sum = TNI_BUILD_OF(&s, tni_new_like(self, dtype, 2, sizes, &s.made));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    vector_matrix rooms[2];
    const operands o = {.a = as_column(left, &rooms[0]),
                        .b = as_row(right, &rooms[1]),
                        .added = tni_strided_of(added),
                        .alpha = TNI_FACTOR_ONE,
                        .beta = tni_factor_of(beta)};
    if (sum->data != NULL)
        TNI_BUILD_DO(&s, compute(&o, tni_strided_of(sum)));
    tn_tensor *result = TNI_BUILD_OF(&s, tni_to_dtype(sum, common, &s.made));
    /* A self that is not broadcast decides the order in memory. */
    if (tni_has_sizes(self, 2, sizes))
        result = TNI_BUILD_OF(&s, lie_as(result, self, &s.made));
    return tni_builder_end_with(&s, result, out);
}

/* Compute addr on a device from outer, mul and add, which its backend has. */
static TNI_COLD tn_status addr_on_device(const tni_args_addr *in, StableIValue *outs)
{
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tni_builder s = {0};
    tni_promotion all = TNI_NO_PROMOTION;
    tni_promotion_add(&all, in->self);
    tni_promotion_add(&all, in->vec1);
    tni_promotion_add(&all, in->vec2);
    tn_dtype dtype = tni_promotion_result(&all);
    tn_tensor *product = TNI_BUILD(&s, outer, in->vec1, in->vec2);
    tn_tensor *sum = TNI_BUILD(&s, mul_Scalar, product, in->alpha);
    tni_factor beta = tni_factor_of(in->beta);
    if (beta.real != 0 || beta.imaginary != 0) {
        tn_tensor *added = TNI_BUILD(&s, mul_Scalar, in->self, in->beta);
        sum = TNI_BUILD(&s, add_Tensor, added, sum, &one);
    }
    return tni_builder_return(&s, TNI_BUILD_OF(&s, tni_to_dtype(sum, dtype, &s.made)), outs);
}

TNI_TYPED(addr)
{
    tn_tensor *result;
    if (TNI_UNLIKELY(tni_is_on_device(in->self)))
        return addr_on_device(in, outs);
    TN_TRY(addr(in->self, in->vec1, in->vec2, in->beta, in->alpha, &result));
    return tni_return_take(result, outs);
}

/* ---- dot, vdot ---- */

/*
 * Check a product with a vector, in PyTorch's words for vectors, before it becomes one of matrices.
 * Other operands pass.
 */
static tn_status check_vectors(const tn_tensor *a, const tn_tensor *b)
{
    if (b->rank != 1 || a->rank > 2)
        return TN_OK;
    int64_t inner = a->sizes[a->rank - 1];
    if (a->rank == 1 && a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "dot : expected both vectors to have same dtype, but found %s and %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (a->rank == 1 && inner != b->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "inconsistent tensor size, expected tensor [%lld] and src [%lld] to have "
                        "the same number of elements, but got %lld and %lld elements respectively",
                        (long long)inner, (long long)b->sizes[0], (long long)inner,
                        (long long)b->sizes[0]);
    if (a->rank == 2 && inner != b->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)",
                        (long long)a->sizes[0], (long long)a->sizes[0], (long long)inner,
                        (long long)b->sizes[0]);
    return TN_OK;
}

/* Compute the product of a row and a column; *out is new, without dimensions. */
static tn_status dot(const tn_tensor *a, const tn_tensor *b, tn_tensor **out)
{
    vector_matrix rooms[3];
    if (a->rank != 1 || b->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "1D tensors expected, but got %dD and %dD tensors", a->rank,
                        b->rank);
    TN_TRY(check_vectors(a, b));
    TN_TRY(check_factors(a, b, 1, "dot"));
    TN_TRY(tni_new_like(a, (tn_dtype)a->dtype, 0, NULL, out));
    const tni_strided *to = as_column(*out, &rooms[2]);
    const operands o = {.a = as_row(a, &rooms[0]),
                        .b = as_column(b, &rooms[1]),
                        .alpha = TNI_FACTOR_ONE,
                        .beta = TNI_FACTOR_ZERO};
    tn_status status = to->data != NULL ? compute(&o, to) : TN_OK;
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/* Return whether a tensor is lazily conjugated: its memory has the conjugates of its elements. */
static bool is_conjugated(const tn_tensor *self)
{
    return (self->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0;
}

/*
 * Return the dot product of what is in the memory of a and b, conjugated where conjugates_a and
 * conjugates_b say. If both are, sum conj(a) conj(b) = conj(sum a b), and the result is a lazy
 * conjugate; if one is, its elements are conjugated first.
 */
static tn_status dot_conjugated(tn_tensor *a, bool conjugates_a, tn_tensor *b, bool conjugates_b,
                                StableIValue *outs)
{
    tni_builder s = {0};
    if (conjugates_a != conjugates_b && a->rank == 1 && b->rank == 1) {
        /* A lazy conjugate is cloned, which resolves it; other elements are conjugated. */
        tn_tensor *plain = conjugates_a ? a : b;
        tn_tensor *conjugate = is_conjugated(plain) ? TNI_BUILD(&s, clone, plain, -1)
                                                    : TNI_BUILD(&s, _conj_physical, plain);
        a = conjugates_a ? conjugate : a;
        b = conjugates_b ? conjugate : b;
    }
    tn_tensor *result = TNI_BUILD_OF(&s, dot(a, b, &s.made));
    if (conjugates_a && conjugates_b)
        result = TNI_BUILD(&s, _conj, result);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(dot)
{
    return dot_conjugated(in->self, is_conjugated(in->self), in->tensor, is_conjugated(in->tensor),
                          outs);
}

/* The conjugate of self times other: for a lazily conjugated self the two conjugations cancel. */
TNI_TYPED(vdot)
{
    bool is_complex = tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX);
    return dot_conjugated(in->self, is_complex != is_conjugated(in->self), in->other,
                          is_conjugated(in->other), outs);
}

/* ---- matmul ---- */

/* Replace *tensor by its reshape to these sizes, and release what it was. */
static tn_status reshape_to(tn_tensor **tensor, int64_t rank, const int64_t *sizes)
{
    tn_tensor *next;
    TN_TRY(tni_call_reshape(*tensor, (tni_ints){sizes, rank}, &next));
    tn_tensor_release(*tensor);
    *tensor = next;
    return TN_OK;
}

/*
 * Make *tensor a batch of matrices [total, rows, columns], its batch dimensions broadcast to
 * `batch`.
 */
static tn_status to_batch(tn_tensor **tensor, int64_t nbatch, const int64_t *batch, int64_t total)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *self = *tensor;
    memcpy(sizes, batch, (size_t)nbatch * sizeof *sizes);
    sizes[nbatch] = self->sizes[self->rank - 2];
    sizes[nbatch + 1] = self->sizes[self->rank - 1];
    int64_t flat[3] = {total, sizes[nbatch], sizes[nbatch + 1]};
    TN_TRY(tni_call_expand(self, (tni_ints){sizes, nbatch + 2}, false, tensor));
    tn_tensor_release(self);
    return reshape_to(tensor, 3, flat);
}

/* The shape of a matmul whose operands are at least matrices. */
typedef struct matmul_plan {
    int64_t nbatch;            /* batch dimensions of the result */
    int64_t batch[TN_MAX_DIM]; /* their sizes */
    int64_t total;             /* their product */
    int64_t rank;              /* dimensions of the result */
    int64_t sizes[TN_MAX_DIM]; /* the batch, rows unless a was a vector, columns unless b was */
} matmul_plan;

/* Broadcast the batch dimensions and find the result's shape. */
static tn_status plan_matmul(const tn_tensor *a, const tn_tensor *b, bool a_is_vector,
                             bool b_is_vector, matmul_plan *plan)
{
    tni_ints batch_a = {a->sizes, a->rank - 2};
    tni_ints batch_b = {b->sizes, b->rank - 2};
    TN_TRY(tni_broadcast(batch_a, batch_b, &plan->nbatch, plan->batch));
    plan->total = 1;
    for (int64_t i = 0; i < plan->nbatch; i++)
        plan->total = tni_mul_wrapping(plan->total, plan->sizes[plan->rank++] = plan->batch[i]);
    if (!a_is_vector)
        plan->sizes[plan->rank++] = a->sizes[a->rank - 2];
    if (!b_is_vector)
        plan->sizes[plan->rank++] = b->sizes[b->rank - 1];
    return TN_OK;
}

/*
 * Compute matmul of operands that are at least matrices, by mm or bmm through the dispatcher, as
 * matmul is a composite. *a and *b may be replaced.
 */
static tn_status matmul(tn_tensor **a, tn_tensor **b, bool a_is_vector, bool b_is_vector,
                        tn_tensor **out)
{
    matmul_plan plan = {0};
    TN_TRY(plan_matmul(*a, *b, a_is_vector, b_is_vector, &plan));
    /* Only two matrices need no batch. */
    bool is_mm = (*a)->rank == 2 && (*b)->rank == 2;
    if (!is_mm) {
        TN_TRY(to_batch(a, plan.nbatch, plan.batch, plan.total));
        TN_TRY(to_batch(b, plan.nbatch, plan.batch, plan.total));
    }
    TN_TRY(is_mm ? tni_call_mm(*a, *b, out) : tni_call_bmm(*a, *b, out));
    /* Already of the right shape. */
    if (is_mm && !a_is_vector && !b_is_vector)
        return TN_OK;
    tn_status status = reshape_to(out, plan.rank, plan.sizes);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/*
 * Vectors become matrices with a dimension of size 1, which the plan leaves out of the result.
 */
TNI_TYPED(matmul)
{
    tn_tensor *a = in->self;
    tn_tensor *b = in->other;
    tn_tensor *c;
    if (a->rank == 0 || b->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "both arguments to matmul need to be at least 1D, but they are %dD and %dD",
                        a->rank, b->rank);
    bool a_is_vector = a->rank == 1;
    bool b_is_vector = b->rank == 1;
    TN_TRY(check_vectors(a, b));
    /* References that matmul may replace. */
    a = tn_tensor_retain(a);
    b = tn_tensor_retain(b);
    tn_status status = TN_OK;
    if (a_is_vector)
        status = reshape_to(&a, 2, (int64_t[]){1, a->sizes[0]});
    if (status == TN_OK && b_is_vector)
        status = reshape_to(&b, 2, (int64_t[]){b->sizes[0], 1});
    if (status == TN_OK)
        status = matmul(&a, &b, a_is_vector, b_is_vector, &c);
    tn_tensor_release(a);
    tn_tensor_release(b);
    TN_TRY(status);
    return tni_return_take(c, outs);
}

TNI_TYPED(matmul_out)
{
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, matmul, in->self, in->other);
    if (tni_builder_go_on(&s) && result->dtype != in->out->dtype)
        s.status = tni_fail(TN_ERR_RUNTIME, "Expected out tensor to have dtype %s, but got %s",
                            tni_scalar_name(result->dtype), tni_scalar_name(in->out->dtype));
    return tni_builder_deliver(&s, result, in->out, outs);
}
