/* SPDX-License-Identifier: BSD-3-Clause */
/* outer, ger, tensordot, inner, kron: products made of reshapes and one mm or mul. */
#include "args/args_product_composites.h"
#include "calls/calls_gemm.h"
#include "kernels/core/builder.h"

/* ---- outer ---- */

/* Return the outer product: a column times a row, broadcast, so that any dtypes promote. */
static tn_status multiply_outer(tn_tensor *self, tn_tensor *vec2, StableIValue *outs)
{
    tni_builder s = {0};
    if (self->rank != 1 || vec2->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "outer: Expected 1-D argument %s, but got %d-D",
                        self->rank != 1 ? "self" : "vec2",
                        self->rank != 1 ? self->rank : vec2->rank);
    tn_tensor *column = TNI_BUILD(&s, reshape, self, TNI_INT_LIST(self->sizes[0], 1));
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, column, vec2), outs);
}

TNI_TYPED(outer)
{
    return multiply_outer(in->self, in->vec2, outs);
}

TNI_TYPED(ger)
{
    return multiply_outer(in->self, in->vec2, outs);
}

/* ---- tensordot ---- */

/* The two tensors of a contraction and which dimensions are summed over. */
typedef struct contraction {
    tn_tensor *tensors[2];       /* borrowed */
    int64_t dims[2][TN_MAX_DIM]; /* dimensions of each, wrapped; pairs have one index */
    int64_t count;               /* pairs of dimensions */
} contraction;

/* Check the lists of dimensions and write them, wrapped. */
static tn_status wrap_pairs(contraction *c, tni_ints a, tni_ints b)
{
    tni_ints given[2] = {a, b};
    if (a.count != b.count)
        return tni_fail(TN_ERR_RUNTIME, "both dimension lists should have same length");
    if (c->tensors[0]->dtype != c->tensors[1]->dtype)
        return tni_fail(TN_ERR_RUNTIME, "both inputs should have same dtype");
    TN_TRY(tni_check_rank("tensordot", a.count));
    c->count = a.count;
    for (int64_t i = 0; i < a.count; i++)
        for (int t = 0; t < 2; t++)
            TN_TRY(tni_wrap_dim(given[t].items[i], c->tensors[t]->rank, &c->dims[t][i]));
    return TN_OK;
}

/*
 * Sum tensor t over a dimension, kept with size 1: what the product with a broadcast partner of
 * size 1 would do.
 */
static void sum_single(tni_builder *s, contraction *c, int t, int64_t dim)
{
    c->tensors[t] = TNI_BUILD(s, sum_dim_IntList, c->tensors[t], ((tni_ints){&dim, 1}), true,
                              (tn_dtype)c->tensors[t]->dtype);
}

/* Check that paired dimensions have one size, or that one of them has size 1. */
static void match_pairs(tni_builder *s, contraction *c)
{
    for (int64_t i = 0; i < c->count && tni_builder_go_on(s); i++) {
        int64_t sizes[2];
        for (int t = 0; t < 2; t++)
            sizes[t] = c->tensors[t]->rank == 0 ? 1 : c->tensors[t]->sizes[c->dims[t][i]];
        /* A size of 1 broadcasts, which a matrix product does not do. */
        if (sizes[0] == sizes[1])
            continue;
        if (sizes[0] == 1)
            sum_single(s, c, 1, c->dims[1][i]);
        else if (sizes[1] == 1)
            sum_single(s, c, 0, c->dims[0][i]);
        else
            s->status = tni_fail(TN_ERR_RUNTIME,
                                 "contracted dimensions need to match, but first has size %lld in "
                                 "dim %lld and second has size %lld in dim %lld",
                                 (long long)sizes[0], (long long)c->dims[0][i], (long long)sizes[1],
                                 (long long)c->dims[1][i]);
    }
}

/*
 * Return tensor t as a matrix: [kept, summed] for the first factor, [summed, kept] for the second.
 * The kept sizes are appended to the sizes of the result. NULL after a failure.
 */
static tn_tensor *as_matrix(tni_builder *s, const contraction *c, int t, int64_t *sizes,
                            int64_t *rank)
{
    tn_tensor *tensor = c->tensors[t];
    bool is_summed[TN_MAX_DIM] = {false};
    int64_t order[TN_MAX_DIM];
    int64_t kept = 1;
    int64_t summed = 1;
    if (!tni_builder_go_on(s))
        return NULL;
    /* Kept dimensions first for the first factor, summed ones first for the second. */
    int64_t at = t == 0 ? 0 : c->count;
    for (int64_t i = 0; i < c->count; i++) {
        if (is_summed[c->dims[t][i]]) {
            s->status =
                tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                         (long long)c->dims[t][i]);
            return NULL;
        }
        is_summed[c->dims[t][i]] = true;
        summed *= tensor->rank == 0 ? 1 : tensor->sizes[c->dims[t][i]];
    }
    if (tensor->rank == 0)
        return TNI_BUILD(s, reshape, tensor, TNI_INT_LIST(1, 1));
    for (int64_t i = 0; i < tensor->rank; i++) {
        if (is_summed[i])
            continue;
        order[at++] = i;
        kept *= tensor->sizes[i];
        sizes[(*rank)++] = tensor->sizes[i];
    }
    memcpy(order + (t == 0 ? at : 0), c->dims[t], (size_t)c->count * sizeof *order);
    tn_tensor *permuted = TNI_BUILD(s, permute, tensor, ((tni_ints){order, tensor->rank}));
    return t == 0 ? TNI_BUILD(s, reshape, permuted, TNI_INT_LIST(kept, summed))
                  : TNI_BUILD(s, reshape, permuted, TNI_INT_LIST(summed, kept));
}

/* Return the contraction: one product of matrices, reshaped to the kept dimensions. */
static tn_status contract(tn_tensor *self, tn_tensor *other, tni_ints dims_self,
                          tni_ints dims_other, StableIValue *outs)
{
    tni_builder s = {0};
    contraction c = {.tensors = {self, other}};
    int64_t sizes[2 * TN_MAX_DIM];
    int64_t rank = 0;
    TN_TRY(wrap_pairs(&c, dims_self, dims_other));
    match_pairs(&s, &c);
    tn_tensor *a = as_matrix(&s, &c, 0, sizes, &rank);
    tn_tensor *b = as_matrix(&s, &c, 1, sizes, &rank);
    tn_tensor *product = TNI_BUILD(&s, mm, a, b);
    return tni_builder_return(&s, TNI_BUILD(&s, reshape, product, ((tni_ints){sizes, rank})), outs);
}

TNI_TYPED(tensordot)
{
    return contract(in->self, in->other, in->dims_self, in->dims_other, outs);
}

/* ---- inner ---- */

/* The sum over the last dimensions of both; with a number as either operand, a scaling. */
TNI_TYPED(inner)
{
    const tn_tensor *a = in->self;
    const tn_tensor *b = in->other;
    tni_shape_text texts[2];
    if (a->rank == 0 || b->rank == 0) {
        tni_builder s = {0};
        return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, in->self, in->other), outs);
    }
    if (a->sizes[a->rank - 1] != b->sizes[b->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "inner() the last dimension must match on both input tensors but got "
                        "shapes %s and %s",
                        tni_shape_print(&texts[0], a->rank, a->sizes),
                        tni_shape_print(&texts[1], b->rank, b->sizes));
    return contract(in->self, in->other, TNI_INT_LIST(-1), TNI_INT_LIST(-1), outs);
}

/* With out=, only the scaling casts to the dtype of `out`, as in PyTorch: it is mul. */
TNI_TYPED(inner_out)
{
    tn_tensor *result;
    bool is_scaled = in->self->rank == 0 || in->other->rank == 0;
    TN_TRY(tni_call_inner(in->self, in->other, &result));
    tn_status status = TN_OK;
    if (!is_scaled && result->dtype != in->out->dtype)
        status = tni_fail(TN_ERR_RUNTIME,
                          "tensordot: Expected the output tensor to have dtype %s, but got an "
                          "output tensor with dtype %s",
                          tni_scalar_name(result->dtype), tni_scalar_name(in->out->dtype));
    return tni_deliver(call, status, result, in->out, outs);
}

/* ---- kron ---- */

/* Elements of a line that are worth a loop of their own. */
#define LONG_LINE 128

/* Products from which on copies of the operands take less time than short loops. */
#define MANY 2048

/*
 * Return whether lines of kron are joined before elements are multiplied: those of `b` are short,
 * and each joined line is used more than once.
 */
static bool joins_lines(const tn_tensor *a, const tn_tensor *b)
{
    if (a->rank < 2 || b->rank < 2)
        return false;
    const int64_t line = b->sizes[b->rank - 1];
    return line < LONG_LINE && line < b->numel && a->sizes[a->rank - 1] < a->numel &&
           tni_mul_saturating(a->numel, b->numel) > MANY;
}

/*
 * The Kronecker product: with dimensions of a and b taking turns, [a0, 1, a1, 1, …] times [1, b0,
 * 1, b1, …] broadcasts to all products, and each pair of dimensions is then made one. Missing
 * leading dimensions have size 1. The last pair may be made one in both operands first.
 */
TNI_TYPED(kron)
{
    tni_builder s = {0};
    int64_t first[TN_MAX_DIM];
    int64_t second[TN_MAX_DIM];
    int64_t result[TN_MAX_DIM];
    const tn_tensor *a = in->self;
    const tn_tensor *b = in->other;
    int64_t rank = a->rank > b->rank ? a->rank : b->rank;
    TN_TRY(tni_check_rank("kron", 2 * rank));
    for (int64_t i = 0; i < rank; i++) {
        int64_t at_a = i - (rank - a->rank);
        int64_t at_b = i - (rank - b->rank);
        first[2 * i] = at_a < 0 ? 1 : a->sizes[at_a];
        first[2 * i + 1] = 1;
        second[2 * i] = 1;
        second[2 * i + 1] = at_b < 0 ? 1 : b->sizes[at_b];
        result[i] = tni_mul_saturating(first[2 * i], second[2 * i + 1]);
    }
    tn_tensor *left = TNI_BUILD(&s, reshape, in->self, ((tni_ints){first, 2 * rank}));
    tn_tensor *right = TNI_BUILD(&s, reshape, in->other, ((tni_ints){second, 2 * rank}));
    const int64_t last = 2 * rank - 1;
    if (joins_lines(a, b)) {
        first[last] = second[last];
        second[last - 1] = first[last - 1];
        left = TNI_BUILD(&s, expand, left, ((tni_ints){first, 2 * rank}), false);
        right = TNI_BUILD(&s, expand, right, ((tni_ints){second, 2 * rank}), false);
        first[last - 1] = second[last - 1] = result[rank - 1];
        left = TNI_BUILD(&s, reshape, left, ((tni_ints){first, last}));
        right = TNI_BUILD(&s, reshape, right, ((tni_ints){second, last}));
    }
    tn_tensor *product = TNI_BUILD(&s, mul_Tensor, left, right);
    return tni_builder_return(&s, TNI_BUILD(&s, reshape, product, ((tni_ints){result, rank})),
                              outs);
}
