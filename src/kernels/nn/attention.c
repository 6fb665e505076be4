/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * scaled_dot_product_attention and the operators below it: softmax(scale * Q K^T + mask) V.
 *
 *     _fused_sdp_choice                                    decides which of the two is called
 *     _scaled_dot_product_flash_attention_for_cpu          in blocks (attention.h), 4-D tensors
 *     _scaled_dot_product_flash_attention_for_cpu_backward its gradients, by matrix products
 *     _scaled_dot_product_attention_math                   everything else, as a composite
 *
 * The composite stores all L by S weights of every head; the kernel in blocks does not. Its
 * backward does store them: it computes them again from the logarithms of their sums.
 */
#include "args/args_attention.h"
#include "calls/calls_nn.h"
#include "kernels/nn/attention.h"

#include "kernels/core/builder.h"

#include <math.h>
#include <tenon/autograd.h>

#define FLASH "scaled_dot_product_attention_flash_attention"

/*
 * The implementation that a call gets. The numbers are PyTorch's, since _fused_sdp_choice returns
 * them.
 */
enum { CHOICE_MATH = 0, CHOICE_FLASH = 1 };

/* The arguments that all operators of the family share, borrowed. */
typedef struct attention_call {
    tn_tensor *query, *key, *value; /* [..., L, E], [..., S, E] and [..., S, E] */
    tn_tensor *mask;                /* added to the scores; NULL: none */
    double dropout;                 /* probability that a weight is dropped */
    bool is_causal;                 /* row i meets only the keys 0 to i */
    tni_maybe_double scale;         /* by default 1 / sqrt(E) */
    bool enable_gqa;                /* K and V may have fewer heads than Q */
} attention_call;

/* Return the factor of Q K^T. */
static double scale_of(const attention_call *c)
{
    const tn_tensor *query = c->query;
    return c->scale.is_given ? c->scale.value : 1 / sqrt((double)query->sizes[query->rank - 1]);
}

/*
 * Return whether the dtype is one of those that the blocks are computed for (half types as float).
 */
static bool is_floating(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_F64 ||
           self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
}

/* ---- choosing the implementation ---- */

/* Return whether a size of the mask broadcasts to `wanted`. */
static bool is_fit(int64_t size, int64_t wanted)
{
    return size == 1 || size == wanted;
}

/*
 * Set *suits to whether the kernel in blocks takes the mask: [L, S] or [B, H, L, S], sizes of 1
 * allowed. A mask of fewer than two dimensions fails here, with the index error that PyTorch gives.
 */
static tn_status mask_suits(const attention_call *c, bool *suits)
{
    const tn_tensor *mask = c->mask;
    *suits = true;
    if (mask == NULL)
        return TN_OK;
    if (mask->rank < 2)
        return tni_fail(TN_ERR_INDEX,
                        "Dimension out of range (expected to be in range of [%d, %d], but got -2)",
                        mask->rank == 0 ? -1 : -mask->rank, mask->rank == 0 ? 0 : mask->rank - 1);
    *suits = (mask->rank == 2 || mask->rank == 4) &&
             is_fit(mask->sizes[mask->rank - 2], c->query->sizes[2]) &&
             is_fit(mask->sizes[mask->rank - 1], c->key->sizes[2]) &&
             (mask->rank == 2 || (is_fit(mask->sizes[0], c->query->sizes[0]) &&
                                  is_fit(mask->sizes[1], c->query->sizes[1])));
    return TN_OK;
}

/*
 * Return whether the numbers of heads suit the blocks: all equal or, with grouped-query attention,
 * as many in K as in V and a divisor of those in Q.
 */
static bool heads_suit(const attention_call *c)
{
    int64_t heads = c->query->sizes[1];
    int64_t keys = c->key->sizes[1];
    if (!c->enable_gqa)
        return keys == heads && c->value->sizes[1] == heads;
    return keys > 0 && keys == c->value->sizes[1] && heads % keys == 0;
}

/*
 * Choose the kernel in blocks where it can compute the call, else the composite. Q, K and V must be
 * 4-D tensors of one floating dtype with equal batches and head sizes, whose last dimension is
 * dense, and there must be no dropout.
 */
static tn_status choose(const attention_call *c, int64_t *choice)
{
    const tn_tensor *q = c->query;
    const tn_tensor *k = c->key;
    const tn_tensor *v = c->value;
    bool suits;
    *choice = CHOICE_MATH;
    /* The rank of the mask is checked even where the composite is chosen anyway. */
    if (q->rank != 4 || k->rank != 4 || v->rank != 4)
        return c->mask != NULL && c->mask->rank < 2 ? mask_suits(c, &suits) : TN_OK;
    TN_TRY(mask_suits(c, &suits));
    if (c->mask != NULL && tn_tensor_requires_grad(c->mask))
        suits = false; /* the kernel in blocks has no gradient for it, recorded or not */
    /* Without rows or keys there is nothing to compute in blocks. */
    if (suits && is_floating(q) && q->dtype == k->dtype && q->dtype == v->dtype &&
        !(c->dropout > 0) && q->sizes[0] == k->sizes[0] && q->sizes[0] == v->sizes[0] &&
        heads_suit(c) && q->sizes[3] == k->sizes[3] && q->sizes[3] == v->sizes[3] &&
        q->sizes[2] != 0 && k->sizes[2] != 0 && k->sizes[2] <= v->sizes[2] && q->strides[3] == 1 &&
        k->strides[3] == 1 && v->strides[3] == 1)
        *choice = CHOICE_FLASH;
    return TN_OK;
}

/* The family's arguments, from the typed arguments of any of its operators. */
#define CALL_OF(in)                                                                                \
    {                                                                                              \
        (in)->query, (in)->key, (in)->value, (in)->attn_mask, (in)->dropout_p, (in)->is_causal,    \
            (in)->scale, (in)->enable_gqa                                                          \
    }

/* Return the choice as an integer. On meta it is always the composite. */
TNI_TYPED(_fused_sdp_choice)
{
    attention_call c = CALL_OF(in);
    int64_t choice;
    TN_TRY(choose(&c, &choice));
    outs[0] = (StableIValue)(in->query->device.type == TN_DEVICE_META ? CHOICE_MATH : choice);
    return TN_OK;
}

/* ---- the kernel in blocks ---- */

/*
 * Fail unless Q, K and V suit the kernel in blocks. The messages are those that PyTorch gives when
 * the operator is called directly.
 */
static tn_status check_blocks(const attention_call *c)
{
    const tn_tensor *q = c->query;
    const tn_tensor *k = c->key;
    const tn_tensor *v = c->value;
    /* The tensor whose dtype the message names, if any differs from that of Q. */
    const tn_tensor *other = k->dtype != q->dtype ? k : v;
    if (!is_floating(q))
        return tni_fail(TN_ERR_RUNTIME,
                        FLASH ": Expected data type in FP32, FP64, BF16, FP16, but got %s instead.",
                        tni_scalar_name(q->dtype));
    if (q->rank != 4 || k->rank != 4 || v->rank != 4)
        return tni_fail(TN_ERR_RUNTIME,
                        FLASH ": Accept only 4 dims inputs shape of {B, H, T, K}, but got %d, %d "
                              "and %d dims",
                        q->rank, k->rank, v->rank);
    if (c->dropout != 0)
        return tni_fail(TN_ERR_RUNTIME, FLASH ": Currently do not support dropout > 0, but got %g",
                        c->dropout);
    if (q->sizes[3] != k->sizes[3] || q->sizes[3] != v->sizes[3])
        return tni_fail(TN_ERR_RUNTIME,
                        FLASH ": Q/K/V should have the same head size, but they are %lld, %lld and "
                              "%lld",
                        (long long)q->sizes[3], (long long)k->sizes[3], (long long)v->sizes[3]);
    if (other->dtype != q->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(q->dtype), tni_scalar_name(other->dtype));
    bool groups = k->sizes[1] > 0 && q->sizes[1] % k->sizes[1] == 0;
    /*
     * The blocks index K and V by the indices of Q, and V by those of K, without looking at sizes
     * again: larger K and V are allowed, smaller ones would be read out of bounds.
     */
    if (q->numel > 0 && (q->sizes[0] > k->sizes[0] || q->sizes[0] > v->sizes[0] || !groups ||
                         v->sizes[1] < k->sizes[1] || v->sizes[2] < k->sizes[2]))
        return tni_fail(TN_ERR_RUNTIME, FLASH ": K and V have no part for each head of Q");
    return TN_OK;
}

/*
 * Fail unless the mask has the dtype of Q (or float, if Q is a half type) and 2 or 4 dimensions.
 * NULL passes.
 */
static tn_status check_mask(const attention_call *c)
{
    const tn_tensor *mask = c->mask;
    if (mask == NULL)
        return TN_OK;
    if (mask->dtype != c->query->dtype && mask->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME,
                        FLASH ": Attention mask is the same data type as query, but it is %s and "
                              "query %s",
                        tni_scalar_name(mask->dtype), tni_scalar_name(c->query->dtype));
    if (mask->dtype != c->query->dtype && c->query->dtype == TN_DTYPE_F64)
        return tni_fail(TN_ERR_RUNTIME,
                        FLASH ": Attention mask is the same data type as query, but it is float");
    if (mask->rank != 2 && mask->rank != 4)
        return tni_fail(TN_ERR_RUNTIME, FLASH ": Attention mask dim in {2, 4}, but it is %d",
                        mask->rank);
    return TN_OK;
}

/*
 * Return the mask in `dtype`, expanded to the sizes of the scores, or NULL without one. The blocks
 * then walk it by its strides, which are 0 where it is broadcast.
 */
static tn_tensor *full_mask(tni_builder *s, const attention_call *c, tn_dtype dtype)
{
    int64_t sizes[4] = {c->query->sizes[0], c->query->sizes[1], c->query->sizes[2],
                        c->key->sizes[2]};
    if (c->mask == NULL)
        return NULL;
    tn_tensor *mask = TNI_BUILD_OF(s, tni_to_dtype(c->mask, dtype, &s->made));
    return TNI_BUILD(s, expand, mask, (tni_ints){sizes, 4}, false);
}

/*
 * Return the compute type of a call: half types are computed in float, and the logarithms of the
 * sums are returned in it.
 */
static tn_dtype computing_dtype(const tn_tensor *self)
{
    return self->dtype == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
}

/* Return how many heads of Q share one of K and V; 1 if Q has no elements, whatever K has. */
static int64_t group_of(const attention_call *c)
{
    return c->query->numel > 0 ? c->query->sizes[1] / c->key->sizes[1] : 1;
}

/*
 * Make the tensor [B, H, L] of the logarithms, which lies in memory as [B, L, H], as PyTorch's
 * does.
 */
static tn_status new_sums(const tn_tensor *query, tn_tensor **out)
{
    int64_t sizes[3] = {query->sizes[0], query->sizes[2], query->sizes[1]};
    tn_tensor *made;
    TN_TRY(tni_new_like(query, computing_dtype(query), 3, sizes, &made));
    int64_t transposed[3] = {sizes[0], sizes[2], sizes[1]};
    int64_t strides[3] = {made->strides[0], made->strides[2], made->strides[1]};
    tn_status status = tni_tensor_as_strided(made, 3, transposed, strides, 0, out);
    tn_tensor_release(made);
    return status;
}

/* Return a new tensor with the sizes, dtype and memory order of `self`. */
static tn_tensor *empty_like(tni_builder *s, tn_tensor *self)
{
    return TNI_BUILD(s, empty_like, self, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
}

/*
 * Forward in blocks. Half types are converted to float first and the result is rounded once at the
 * end.
 */
TNI_TYPED(_scaled_dot_product_flash_attention_for_cpu)
{
    attention_call c = {in->query,     in->key,       in->value, in->attn_mask,
                        in->dropout_p, in->is_causal, in->scale, true};
    tni_builder s = {0};
    tn_dtype dtype = computing_dtype(c.query);
    TN_TRY(check_blocks(&c));
    TN_TRY(check_mask(&c));
    tn_tensor *results[2];
    results[0] = empty_like(&s, c.query);
    results[1] = TNI_BUILD_OF(&s, new_sums(c.query, &s.made));
    tn_tensor *mask = full_mask(&s, &c, dtype);
    if (tni_builder_go_on(&s) && results[0]->data != NULL) {
        tn_tensor *query = TNI_BUILD_OF(&s, tni_to_dtype(c.query, dtype, &s.made));
        tn_tensor *key = TNI_BUILD_OF(&s, tni_to_dtype(c.key, dtype, &s.made));
        tn_tensor *value = TNI_BUILD_OF(&s, tni_to_dtype(c.value, dtype, &s.made));
        /* `results[0]` is written directly if it has the compute type. */
        tn_tensor *out = query == c.query ? results[0] : empty_like(&s, query);
        tni_attention attention = {.query = query,
                                   .key = key,
                                   .value = value,
                                   .mask = mask,
                                   .out = out,
                                   .sums = results[1],
                                   .group = group_of(&c),
                                   .is_causal = c.is_causal,
                                   .scale = scale_of(&c)};
        TNI_BUILD_DO(&s, tni_attend(&attention));
        if (out != results[0])
            TNI_BUILD_DO(&s, tni_copy(results[0], out));
    }
    if (tni_builder_go_on(&s) && results[0]->numel == 0)
        TNI_BUILD_DO(&s, tni_fill(results[1], TNI_INT_SCALAR(0))); /* no block has written them */
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- gradients of the kernel in blocks ---- */

/*
 * Sum a gradient over the heads of Q that share a head of K or V: [B, H, S, E] becomes [B, H /
 * group, S, E].
 */
static tn_tensor *sum_groups(tni_builder *s, tn_tensor *gradient, int64_t group)
{
    if (!tni_builder_go_on(s) || group == 1)
        return gradient;
    tn_tensor *groups = TNI_BUILD(s, reshape, gradient,
                                  TNI_INT_LIST(gradient->sizes[0], gradient->sizes[1] / group,
                                               group, gradient->sizes[2], gradient->sizes[3]));
    return TNI_BUILD(s, sum_dim_IntList, groups, TNI_INT_LIST(2), false, TN_DTYPE_UNDEFINED);
}

/*
 * Make a gradient of `of`, with its heads inside its rows in memory ([B, S, H, E] seen as [B, H, S,
 * E]), as PyTorch's lies.
 */
static tn_tensor *new_gradient(tni_builder *s, const tn_tensor *of)
{
    const int64_t sizes[] = {of->sizes[0], of->sizes[2], of->sizes[1], of->sizes[3]};
    tn_tensor *made = TNI_BUILD_OF(s, tni_new_like(of, (tn_dtype)of->dtype, 4, sizes, &s->made));
    return TNI_BUILD(s, transpose_int, made, 1, 2);
}

/*
 * Repeat the heads of K or V so that each head of Q has its own (repeat_interleave along the third
 * dimension from the end). Does nothing if there are as many already or the ranks differ.
 */
static tn_tensor *repeat_heads(tni_builder *s, tn_tensor *self, const tn_tensor *query)
{
    int64_t sizes[TN_MAX_DIM + 1]; /* one more than a tensor can have; unsqueeze then refuses */
    if (!tni_builder_go_on(s) || self->rank < 3 || query->rank != self->rank)
        return self;
    int at = self->rank - 3;
    int64_t heads = query->sizes[at];
    if (self->sizes[at] == heads)
        return self;
    if (self->sizes[at] == 0 || heads % self->sizes[at] != 0) {
        s->status = tni_fail(TN_ERR_RUNTIME,
                             "Number of heads in key and value must divide the number of heads in "
                             "query, but there are %lld and %lld",
                             (long long)self->sizes[at], (long long)heads);
        return self;
    }
    /*
     * [..., heads, S, E] -> [..., heads, repeats, S, E] by an expanded view -> [..., all heads, S,
     * E].
     */
    for (int d = 0; d <= self->rank; d++)
        sizes[d] = d <= at ? self->sizes[d] : self->sizes[d - 1];
    sizes[at + 1] = heads / self->sizes[at];
    tn_tensor *apart = TNI_BUILD(s, unsqueeze, self, at + 1);
    tn_tensor *shown = TNI_BUILD(s, expand, apart, (tni_ints){sizes, self->rank + 1}, false);
    memmove(sizes + at, sizes + at + 1, (size_t)(self->rank - at) * sizeof *sizes);
    sizes[at] = heads;
    return TNI_BUILD(s, reshape, shown, (tni_ints){sizes, self->rank});
}

/* What gradients are made of, in the compute type, with a head of K and V for each of Q. */
typedef struct attention_gradients {
    const attention_call *call;
    tn_tensor *grad;       /* of the result */
    tn_tensor *out;        /* the result */
    tn_tensor *query;      /* Q */
    tn_tensor *key;        /* K */
    tn_tensor *value;      /* V */
    tn_tensor *sums;       /* logarithms of the sums */
    tn_tensor *mask;       /* of the sizes of the scores; or NULL */
    tn_tensor *results[3]; /* gradients of Q, K and V, written */
    int64_t group;         /* heads of Q that share one of K */
} attention_gradients;

/* Some heads of one batch. */
typedef struct head_run {
    int64_t batch; /* which */
    int64_t first; /* head */
    int64_t heads; /* how many */
} head_run;

/* Return some heads of a tensor [B, H, …]; NULL if the tensor is. */
static tn_tensor *heads_of(tni_builder *s, tn_tensor *self, const head_run *run)
{
    if (self == NULL)
        return NULL;
    tn_tensor *batch = TNI_BUILD(s, narrow, self, 0, run->batch, 1);
    return TNI_BUILD(s, narrow, batch, 1, run->first, run->heads);
}

/*
 * Compute the weights again: exp(Q K^T + mask - logsumexp) with a Q that has the scale in it, which
 * equals the softmax. This is what the forward operator saves the logarithms for.
 */
static tn_tensor *weights_again(tni_builder *s, const attention_gradients *g, const head_run *run,
                                tn_tensor *query, tn_tensor *key)
{
    tn_tensor *mask = heads_of(s, g->mask, run);
    tn_tensor *sums = heads_of(s, g->sums, run);
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, key, -2, -1);
    tn_tensor *scores = TNI_BUILD(s, matmul, query, transposed);
    if (mask != NULL)
        scores = TNI_BUILD(s, add_Tensor, scores, mask, TNI_INT_SCALAR(1));
    tn_tensor *below = TNI_BUILD(s, unsqueeze, sums, -1);
    tn_tensor *powers = TNI_BUILD(s, sub_Tensor, scores, below, TNI_INT_SCALAR(1));
    tn_tensor *weights = TNI_BUILD(s, exp, powers);
    /* Keys after the row had no weight. */
    return g->call->is_causal ? TNI_BUILD(s, tril, weights, 0) : weights;
}

/* Write gradient number `which` of some heads; those of K and V are summed over their groups. */
static void write_gradient(tni_builder *s, const attention_gradients *g, const head_run *run,
                           int which, tn_tensor *gradient)
{
    int64_t group = which == 0 ? 1 : g->group;
    head_run own = {run->batch, run->first / group, run->heads / group};
    tn_tensor *sum = sum_groups(s, gradient, group);
    tn_tensor *to = heads_of(s, g->results[which], &own);
    TNI_BUILD_DO(s, tni_copy(to, sum));
}

/*
 * Write the gradients of some heads of out = W V with W = softmax(Z) and Z = scale * Q K^T + mask,
 * where G is the gradient of `out`:
 *
 *     dV = W^T G
 *     dZ = W * (G V^T - rowsum(G * out))
 *     dQ = scale * dZ K,   dK = dZ^T (scale * Q)
 *
 * The row sum is that of the softmax's gradient, sum_j W_j (G V^T)_j, written with `out` = W V.
 */
static void derive_heads(tni_builder *s, const attention_gradients *g, const head_run *run)
{
    const tni_scalar scale = *TNI_REAL_SCALAR(scale_of(g->call));
    tn_tensor *grad = heads_of(s, g->grad, run);
    tn_tensor *out = heads_of(s, g->out, run);
    tn_tensor *key = heads_of(s, g->key, run);
    tn_tensor *value = heads_of(s, g->value, run);
    tn_tensor *plain = heads_of(s, g->query, run);
    tn_tensor *query = TNI_BUILD(s, mul_Scalar, plain, &scale);
    tn_tensor *weights = weights_again(s, g, run, query, key);
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, weights, -2, -1);
    tn_tensor *grad_v = TNI_BUILD(s, matmul, transposed, grad);
    write_gradient(s, g, run, 2, grad_v);
    tn_tensor *transposed_v = TNI_BUILD(s, transpose_int, value, -2, -1);
    tn_tensor *of_weights = TNI_BUILD(s, matmul, grad, transposed_v);
    tn_tensor *both = TNI_BUILD(s, mul_Tensor, grad, out);
    tn_tensor *common =
        TNI_BUILD(s, sum_dim_IntList, both, TNI_INT_LIST(-1), true, TN_DTYPE_UNDEFINED);
    tn_tensor *rest = TNI_BUILD(s, sub_Tensor, of_weights, common, TNI_INT_SCALAR(1));
    tn_tensor *of_scores = TNI_BUILD(s, mul_Tensor, weights, rest);
    tn_tensor *product = TNI_BUILD(s, matmul, of_scores, key);
    tn_tensor *grad_q = TNI_BUILD(s, mul_Scalar, product, &scale);
    write_gradient(s, g, run, 0, grad_q);
    tn_tensor *transposed_scores = TNI_BUILD(s, transpose_int, of_scores, -2, -1);
    tn_tensor *grad_k = TNI_BUILD(s, matmul, transposed_scores, query);
    write_gradient(s, g, run, 1, grad_k);
}

/* Weights that are computed together, which stay in the second-level cache: 512 KiB of floats. */
#define GRADIENT_WEIGHTS (INT64_C(1) << 17)

/* Write the gradients of all heads, some at a time, whole groups. */
static void derive_all(tni_builder *s, const attention_gradients *g)
{
    if (!tni_builder_go_on(s))
        return;
    /* Without elements in Q there is no score, so no gradient. */
    for (int i = 0; i < 3 && g->query->numel == 0; i++)
        TNI_BUILD_DO(s, tni_fill(g->results[i], TNI_INT_SCALAR(0)));
    if (g->query->numel == 0)
        return;
    int64_t heads = g->query->sizes[1];
    int64_t weights = tni_mul_saturating(g->query->sizes[2], g->key->sizes[2]);
    int64_t of_group = tni_mul_saturating(weights, g->group);
    int64_t groups = of_group > 0 ? GRADIENT_WEIGHTS / of_group : GRADIENT_WEIGHTS;
    int64_t most = tni_min(heads, (groups < 1 ? 1 : groups) * g->group);
    for (int64_t batch = 0; batch < g->query->sizes[0]; batch++)
        for (int64_t first = 0; first < heads && tni_builder_go_on(s); first += most) {
            tni_builder inner = tni_builder_inner(s);
            derive_heads(&inner, g, &(head_run){batch, first, tni_min(heads - first, most)});
            tni_builder_join(s, &inner);
        }
}

/* Fail unless an argument of the gradient has these sizes. */
static tn_status check_sizes(const char *name, const tn_tensor *self, int64_t rank,
                             const int64_t *sizes)
{
    tni_shape_text found, wanted;
    if (self->rank == rank && memcmp(self->sizes, sizes, (size_t)rank * sizeof *sizes) == 0)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, FLASH "_backward: %s has sizes %s, expected %s", name,
                    tni_shape_print(&found, self->rank, self->sizes),
                    tni_shape_print(&wanted, rank, sizes));
}

TNI_TYPED(_scaled_dot_product_flash_attention_for_cpu_backward)
{
    attention_call c = {in->query,     in->key,       in->value, in->attn_mask,
                        in->dropout_p, in->is_causal, in->scale, true};
    tni_builder s = {0};
    tn_dtype dtype = computing_dtype(c.query);
    attention_gradients g = {.call = &c, .sums = in->logsumexp};
    TN_TRY(check_blocks(&c));
    TN_TRY(check_mask(&c));
    const int64_t keys[] = {c.query->sizes[0], c.key->sizes[1], c.key->sizes[2], c.query->sizes[3]};
    TN_TRY(check_sizes("grad_out", in->grad_out, 4, c.query->sizes));
    TN_TRY(check_sizes("out", in->out, 4, c.query->sizes));
    TN_TRY(check_sizes("logsumexp", in->logsumexp, 3, c.query->sizes));
    TN_TRY(check_sizes("key", c.key, 4, keys));
    TN_TRY(check_sizes("value", c.value, 4, keys));
    g.grad = TNI_BUILD_OF(&s, tni_to_dtype(in->grad_out, dtype, &s.made));
    g.out = TNI_BUILD_OF(&s, tni_to_dtype(in->out, dtype, &s.made));
    g.query = TNI_BUILD_OF(&s, tni_to_dtype(c.query, dtype, &s.made));
    tn_tensor *own_k = TNI_BUILD_OF(&s, tni_to_dtype(c.key, dtype, &s.made));
    tn_tensor *own_v = TNI_BUILD_OF(&s, tni_to_dtype(c.value, dtype, &s.made));
    g.key = c.query->numel > 0 ? repeat_heads(&s, own_k, c.query) : own_k;
    g.value = c.query->numel > 0 ? repeat_heads(&s, own_v, c.query) : own_v;
    g.mask = full_mask(&s, &c, dtype);
    g.group = group_of(&c);
    g.results[0] = new_gradient(&s, c.query);
    g.results[1] = new_gradient(&s, c.key);
    g.results[2] = new_gradient(&s, c.value);
    derive_all(&s, &g);
    return tni_builder_return_all(&s, g.results, 3, outs);
}

/* ---- the composite ---- */

/*
 * Return 0 where the bool mask lets a key through and -infinity elsewhere: an additive mask in
 * `dtype`.
 */
static tn_tensor *additive_mask(tni_builder *s, tn_tensor *allowed, tn_dtype dtype,
                                tn_device device)
{
    /* Two numbers without dimensions suffice: where broadcasts them. */
    tni_maybe_device where = {true, device};
    tn_tensor *closed = TNI_BUILD(s, full, (tni_ints){NULL, 0}, TNI_REAL_SCALAR(-INFINITY), dtype,
                                  -1, where, TNI_NO_BOOL);
    tn_tensor *open =
        TNI_BUILD(s, full, (tni_ints){NULL, 0}, TNI_REAL_SCALAR(0), dtype, -1, where, TNI_NO_BOOL);
    return TNI_BUILD(s, where_self, allowed, open, closed);
}

/* Return the additive mask of a causal call, in which row i meets only the keys 0 to i. */
static tn_tensor *causal_mask(tni_builder *s, const tn_tensor *query, const tn_tensor *key)
{
    tn_tensor *ones =
        TNI_BUILD(s, ones, TNI_INT_LIST(query->sizes[query->rank - 2], key->sizes[key->rank - 2]),
                  TN_DTYPE_BOOL, -1, (tni_maybe_device){true, query->device}, TNI_NO_BOOL);
    tn_tensor *allowed = TNI_BUILD(s, tril, ones, 0);
    return additive_mask(s, allowed, (tn_dtype)query->dtype, query->device);
}

/*
 * Return the weights, softmax(Q K^T + mask), before dropout. Q and K are each multiplied by
 * sqrt(|scale|) rather than their product by the scale, which keeps the products in range in narrow
 * dtypes; a negative sign goes with Q. _safe_softmax gives 0 to rows that are -infinity throughout.
 */
static tn_tensor *compute_weights(tni_builder *s, const attention_call *c)
{
    double scale = scale_of(c);
    double root = sqrt(fabs(scale));
    tn_tensor *mask = c->mask;
    tn_tensor *query =
        TNI_BUILD(s, mul_Scalar, c->query, TNI_REAL_SCALAR(scale < 0 ? -root : root));
    /* The two arguments exclude each other. */
    if (c->is_causal && mask != NULL && tni_builder_go_on(s))
        s->status = tni_fail(TN_ERR_RUNTIME, "_scaled_dot_product_attention: Explicit attn_mask "
                                             "should not be set when is_causal=True");
    if (c->is_causal && tni_builder_go_on(s))
        mask = causal_mask(s, query, c->key);
    tn_tensor *key = c->enable_gqa ? repeat_heads(s, c->key, c->query) : c->key;
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, key, -2, -1);
    tn_tensor *scaled = TNI_BUILD(s, mul_Scalar, transposed, TNI_REAL_SCALAR(root));
    tn_tensor *scores = TNI_BUILD(s, matmul, query, scaled);
    if (mask != NULL)
        scores = TNI_BUILD(s, add_Tensor, scores, mask, TNI_INT_SCALAR(1));
    return TNI_BUILD(s, _safe_softmax, scores, -1, TN_DTYPE_UNDEFINED);
}

/*
 * Drop weights out: at random, or by a given mask (true: keep), in which case *value is scaled by 1
 * / (1 - p) instead of the weights.
 */
static tn_tensor *drop(tni_builder *s, const attention_call *c, tn_tensor *weights,
                       tn_tensor *dropped, tn_tensor **value)
{
    if (!(c->dropout > 0) || !tni_builder_go_on(s))
        return weights;
    if (dropped == NULL)
        return TNI_BUILD(s, dropout, weights, c->dropout, true);
    tn_tensor *out = TNI_BUILD(s, logical_not, dropped);
    *value = TNI_BUILD(s, mul_Scalar, *value, TNI_REAL_SCALAR(1 / (1 - c->dropout)));
    return TNI_BUILD(s, masked_fill_Scalar, weights, out, TNI_REAL_SCALAR(0));
}

/* Fail unless every tensor has at least the two dimensions of rows and elements. */
static tn_status check_ranks(const attention_call *c)
{
    if (c->query->rank >= 2 && c->key->rank >= 2 && c->value->rank >= 2)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected query, key, and value to all be  at least 2 dimensional, but got "
                    "query.dim: %d key.dim: %d and value.dim: %d instead.",
                    c->query->rank, c->key->rank, c->value->rank);
}

/*
 * Return the result and the weights. Half types are computed in float, and both results rounded at
 * the end; the conversions are calls of operators, since autograd must record them.
 */
TNI_TYPED(_scaled_dot_product_attention_math)
{
    attention_call c = CALL_OF(in);
    tni_builder s = {0};
    tn_dtype own = (tn_dtype)c.query->dtype;
    bool is_half = own == TN_DTYPE_F16 || own == TN_DTYPE_BF16;
    TN_TRY(check_ranks(&c));
    if (is_half) {
        c.query =
            TNI_BUILD_OF(&s, tni_call_to_dtype(c.query, TN_DTYPE_F32, false, false, -1, &s.made));
        c.key = TNI_BUILD_OF(&s, tni_call_to_dtype(c.key, TN_DTYPE_F32, false, false, -1, &s.made));
        c.value =
            TNI_BUILD_OF(&s, tni_call_to_dtype(c.value, TN_DTYPE_F32, false, false, -1, &s.made));
    }
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *value = c.enable_gqa ? repeat_heads(&s, c.value, c.query) : c.value;
    tn_tensor *weights = compute_weights(&s, &c);
    weights = drop(&s, &c, weights, in->dropout_mask, &value);
    tn_tensor *out = TNI_BUILD(&s, matmul, weights, value);
    tn_tensor *results[2] = {out, weights};
    for (int i = 0; i < 2 && is_half; i++)
        results[i] = TNI_BUILD(&s, to_dtype, results[i], own, false, false, -1);
    return tni_builder_return_all(&s, results, 2, outs);
}

/*
 * Fail unless the dtypes are equal, the ranks at least 2, and the mask of a dtype that can be
 * added.
 */
static tn_status check_call(const attention_call *c)
{
    const tn_tensor *q = c->query;
    const tn_tensor *mask = c->mask;
    if (q->dtype != c->key->dtype || q->dtype != c->value->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected query, key, and value to have the same dtype, but got "
                        "query.dtype: %s key.dtype: %s and value.dtype: %s instead.",
                        tni_scalar_name(q->dtype), tni_scalar_name(c->key->dtype),
                        tni_scalar_name(c->value->dtype));
    TN_TRY(check_ranks(c));
    if (mask != NULL && mask->dtype != TN_DTYPE_BOOL && mask->dtype != TN_DTYPE_F32 &&
        mask->dtype != q->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected attn_mask dtype to be bool or float or to match query dtype, but "
                        "got attn_mask.dtype: %s and  query.dtype: %s instead.",
                        tni_scalar_name(mask->dtype), tni_scalar_name(q->dtype));
    return TN_OK;
}

/*
 * Return zeros with the shape of the result of a call in which Q, K or V has no elements. Fails
 * where the two matrix products of the composite would, had they any elements to compute.
 */
static tn_status attend_to_nothing(const attention_call *c, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    tni_shape_text texts[3];
    const tn_tensor *q = c->query;
    memcpy(sizes, q->sizes, (size_t)q->rank * sizeof *sizes);
    sizes[q->rank - 1] = c->value->sizes[c->value->rank - 1];
    /* A product of more than two dimensions with an empty V is not checked. */
    bool has_results = sizes[q->rank - 1] > 0 && (q->rank == 2 || c->value->numel > 0);
    for (int d = 0; d + 1 < q->rank; d++)
        has_results &= sizes[d] > 0;
    if (has_results && (q->sizes[q->rank - 1] != c->key->sizes[c->key->rank - 1] ||
                        c->key->sizes[c->key->rank - 2] != c->value->sizes[c->value->rank - 2]))
        return tni_fail(TN_ERR_RUNTIME,
                        "scaled_dot_product_attention: query of %s, key of %s and value of %s "
                        "cannot be multiplied",
                        tni_shape_print(&texts[0], q->rank, q->sizes),
                        tni_shape_print(&texts[1], c->key->rank, c->key->sizes),
                        tni_shape_print(&texts[2], c->value->rank, c->value->sizes));
    return tni_call_zeros((tni_ints){sizes, q->rank}, (tn_dtype)q->dtype, -1,
                          (tni_maybe_device){true, q->device}, TNI_NO_BOOL, out);
}

/*
 * Choose an implementation and call it through the dispatcher, so that autograd records whichever
 * was chosen.
 */
TNI_TYPED(scaled_dot_product_attention)
{
    attention_call c = CALL_OF(in);
    tni_builder s = {0};
    StableIValue choice = CHOICE_MATH;
    tn_tensor *results[2] = {NULL, NULL};
    TN_TRY(check_call(&c));
    if (c.query->numel == 0 || c.key->numel == 0 || c.value->numel == 0) {
        TN_TRY(attend_to_nothing(&c, &results[0]));
        return tni_return_take(results[0], outs);
    }
    /* Both implementations add the mask. */
    if (c.mask != NULL && c.mask->dtype == TN_DTYPE_BOOL)
        c.mask = additive_mask(&s, c.mask, (tn_dtype)c.query->dtype, c.query->device);
    TNI_BUILD_DO(&s, tni_call__fused_sdp_choice(c.query, c.key, c.value, c.mask, c.dropout,
                                                c.is_causal, c.scale, c.enable_gqa, &choice));
    if (choice == CHOICE_FLASH)
        TNI_BUILD_DO(
            &s, tni_call__scaled_dot_product_flash_attention_for_cpu(
                    c.query, c.key, c.value, c.dropout, c.is_causal, c.mask, c.scale, results));
    else
        TNI_BUILD_DO(&s, tni_call__scaled_dot_product_attention_math(
                             c.query, c.key, c.value, c.mask, c.dropout, c.is_causal, NULL, c.scale,
                             c.enable_gqa, results));
    for (int i = 0; i < 2; i++)
        tni_builder_keep(&s, results[i]);
    return tni_builder_return(&s, results[0], outs);
}
