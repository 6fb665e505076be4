/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Composites: distances between vectors and the losses built from other operators.
 *
 *     cosine_similarity, pairwise_distance
 *     l1_loss                 |x - y|
 *     kl_div                  y (log y - x), or e^y (y - x) with log_target
 *     poisson_nll_loss        e^x - y x, or x - y log(x + eps)
 *     margin_ranking_loss     max(0, -y (x1 - x2) + margin)
 *     hinge_embedding_loss    x where y = 1, max(0, margin - x) where y = -1
 *     cosine_embedding_loss   1 - cos where y = 1, max(0, cos - margin) where y = -1
 *     triplet_margin_loss     max(0, d(a, p) - d(a, n) + margin)
 *
 * x is the input and y the target; every loss is then reduced. All operators are called through the
 * dispatcher, so that autograd records them.
 */
#include "args/args_composed_losses.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"

/* ---- one call each; each returns NULL after a failure ---- */

static tn_tensor *difference(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, sub_Tensor, a, b, TNI_INT_SCALAR(1));
}

static tn_tensor *sum(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, add_Tensor, a, b, TNI_INT_SCALAR(1));
}

/* a + by. */
static tn_tensor *raised(tni_builder *s, tn_tensor *a, double by)
{
    return TNI_BUILD(s, add_Scalar, a, TNI_REAL_SCALAR(by), TNI_INT_SCALAR(1));
}

static tn_tensor *product(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, mul_Tensor, a, b);
}

static tn_tensor *quotient(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, div_Tensor, a, b);
}

/* max(a, least). */
static tn_tensor *at_least(tni_builder *s, tn_tensor *a, double least)
{
    return TNI_BUILD(s, clamp_min, a, TNI_REAL_SCALAR(least));
}

static tn_tensor *negative(tni_builder *s, tn_tensor *a)
{
    return TNI_BUILD(s, neg, a);
}

/* Return zeros of the sizes and dtype of `like`. Its fields are read, hence the check first. */
static tn_tensor *zeros(tni_builder *s, tn_tensor *like)
{
    if (!tni_builder_go_on(s))
        return NULL;
    return TNI_BUILD(s, new_zeros, like, ((tni_ints){like->sizes, like->rank}), TN_DTYPE_UNDEFINED,
                     -1, TNI_NO_DEVICE, TNI_NO_BOOL);
}

/* Sum along one dimension, which is dropped. */
static tn_tensor *sum_along(tni_builder *s, tn_tensor *a, int64_t dim)
{
    return TNI_BUILD(s, sum_dim_IntList, a, ((tni_ints){&dim, 1}), false, TN_DTYPE_UNDEFINED);
}

/* Return the losses reduced: their mean (1), their sum (2), or as they are. */
static tn_status return_reduced(tni_builder *s, tn_tensor *loss, int64_t reduction,
                                StableIValue *outs)
{
    if (reduction == 1)
        loss = TNI_BUILD(s, mean, loss, TN_DTYPE_UNDEFINED);
    if (reduction == 2)
        loss = TNI_BUILD(s, sum, loss, TN_DTYPE_UNDEFINED);
    return tni_builder_return(s, loss, outs);
}

/* ---- distances ---- */

/* Return `a` divided by its Euclidean norm along `dim`, or by `least` where the norm is smaller. */
static tn_tensor *normed(tni_builder *s, tn_tensor *a, int64_t dim, double least)
{
    tn_tensor *length = TNI_BUILD(s, linalg_vector_norm, a, TNI_INT_SCALAR(2),
                                  ((tni_ints){&dim, 1}), true, TN_DTYPE_UNDEFINED);
    return quotient(s, a, at_least(s, length, least));
}

/* Return `a` in the common dtype, expanded to the common shape. */
static tn_tensor *as_common(tni_builder *s, tn_tensor *a, tn_dtype dtype, tni_ints sizes)
{
    tn_tensor *own = TNI_BUILD(s, to_dtype, a, dtype, false, false, -1);
    return TNI_BUILD(s, expand, own, sizes, false);
}

/*
 * The dot product of both vectors along `dim`, each divided by its own norm first: the product of
 * both norms could overflow where the quotients cannot.
 */
TNI_TYPED(cosine_similarity)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t rank;
    tn_dtype common;
    TN_TRY(tni_find_result_type(in->x1, in->x2, &common));
    if (!tni_dtype_is(common, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_RUNTIME,
                        "expected common dtype to be floating point, yet common dtype is %s",
                        tni_scalar_name(common));
    if (!(in->eps >= 0))
        return tni_fail(TN_ERR_RUNTIME, "eps must be non-negative, got: %g", in->eps);
    TN_TRY(tni_broadcast(tni_sizes_of(in->x1), tni_sizes_of(in->x2), &rank, sizes));
    tn_tensor *a = as_common(&s, in->x1, common, (tni_ints){sizes, rank});
    tn_tensor *b = as_common(&s, in->x2, common, (tni_ints){sizes, rank});
    tn_tensor *products =
        product(&s, normed(&s, a, in->dim, in->eps), normed(&s, b, in->dim, in->eps));
    return tni_builder_return(&s, sum_along(&s, products, in->dim), outs);
}

/*
 * Return the p-norm of x1 - x2 + eps along the last dimension. `eps` keeps the norm away from 0,
 * where it has no derivative.
 */
TNI_TYPED(pairwise_distance)
{
    tni_builder s = {0};
    tn_tensor *moved = raised(&s, difference(&s, in->x1, in->x2), in->eps);
    tn_tensor *result = TNI_BUILD(&s, linalg_vector_norm, moved, TNI_REAL_SCALAR(in->p),
                                  TNI_INT_LIST(-1), in->keepdim, TN_DTYPE_UNDEFINED);
    return tni_builder_return(&s, result, outs);
}

/* ---- losses ---- */

TNI_TYPED(l1_loss)
{
    tni_builder s = {0};
    tn_tensor *apart = difference(&s, in->self, in->target);
    return return_reduced(&s, TNI_BUILD(&s, abs, apart), in->reduction, outs);
}

/* Fail, naming the kind of dtype, if `is_such` holds. */
static tn_status check_kl(const char *what, bool is_such)
{
    if (!is_such)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "kl_div: %s inputs not supported.", what);
}

/* The loss is pointwise; "batchmean" is Python's own and does not reach the operator. */
TNI_TYPED(kl_div)
{
    tni_builder s = {0};
    const tn_tensor *both[2] = {in->self, in->target};
    for (int i = 0; i < 2; i++)
        TN_TRY(check_kl("Complex", tni_category((tn_dtype)both[i]->dtype) == 3));
    for (int i = 0; i < 2; i++)
        TN_TRY(check_kl("Integral", tni_category((tn_dtype)both[i]->dtype) < 2));
    tn_tensor *loss;
    if (in->log_target) {
        tn_tensor *weight = TNI_BUILD(&s, exp, in->target);
        loss = product(&s, weight, difference(&s, in->target, in->self));
    } else {
        /* xlogy gives 0 log 0 = 0, for classes that have no probability. */
        tn_tensor *entropy = TNI_BUILD(&s, xlogy_Tensor, in->target, in->target);
        loss = difference(&s, entropy, product(&s, in->target, in->self));
    }
    return return_reduced(&s, loss, in->reduction, outs);
}

/*
 * Return Stirling's approximation of log(y!) for a target y > 1, else 0: y log y - y + log(2 pi y)
 * / 2.
 */
static tn_tensor *stirling(tni_builder *s, tn_tensor *target)
{
    const double two_pi = 6.28318530717958647692;
    tn_tensor *log = TNI_BUILD(s, log, target);
    tn_tensor *around = TNI_BUILD(s, mul_Scalar, target, TNI_REAL_SCALAR(two_pi));
    tn_tensor *half = TNI_BUILD(s, log, around);
    half = TNI_BUILD(s, mul_Scalar, half, TNI_REAL_SCALAR(0.5));
    tn_tensor *all = sum(s, difference(s, product(s, target, log), target), half);
    tn_tensor *is_small = TNI_BUILD(s, le_Scalar, target, TNI_INT_SCALAR(1));
    tn_tensor *nothing = zeros(s, all);
    return TNI_BUILD(s, where_self, is_small, nothing, all);
}

TNI_TYPED(poisson_nll_loss)
{
    tni_builder s = {0};
    tn_tensor *loss;
    /* With log_input the input is the logarithm of the rate. */
    if (in->log_input) {
        tn_tensor *rate = TNI_BUILD(&s, exp, in->input);
        loss = difference(&s, rate, product(&s, in->target, in->input));
    } else {
        tn_tensor *moved = raised(&s, in->input, in->eps);
        tn_tensor *log = TNI_BUILD(&s, log, moved);
        loss = difference(&s, in->input, product(&s, in->target, log));
    }
    if (in->full)
        loss = sum(&s, loss, stirling(&s, in->target));
    return return_reduced(&s, loss, in->reduction, outs);
}

TNI_TYPED(margin_ranking_loss)
{
    tni_builder s = {0};
    tn_tensor *apart = difference(&s, in->input1, in->input2);
    tn_tensor *wrong = product(&s, negative(&s, in->target), apart);
    tn_tensor *loss = at_least(&s, raised(&s, wrong, in->margin), 0);
    return return_reduced(&s, loss, in->reduction, outs);
}

/*
 * Where the target is not 1, add max(0, margin - self), and where it is not -1, self: a target of
 * neither adds both.
 */
TNI_TYPED(hinge_embedding_loss)
{
    tni_builder s = {0};
    tn_tensor *nothing = zeros(&s, in->self);
    /* PyTorch subtracts from a tensor of the input's dtype that is filled with the margin. */
    tn_tensor *margin = TNI_BUILD(
        &s, new_full, in->self, ((tni_ints){in->self->sizes, in->self->rank}),
        TNI_REAL_SCALAR(in->margin), (tn_dtype)in->self->dtype, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    tn_tensor *lack = at_least(&s, difference(&s, margin, in->self), 0);
    lack = TNI_BUILD(&s, to_dtype, lack, (tn_dtype)in->self->dtype, false, false, -1);
    tn_tensor *is_other = TNI_BUILD(&s, ne_Scalar, in->target, TNI_INT_SCALAR(1));
    tn_tensor *is_same = TNI_BUILD(&s, ne_Scalar, in->target, TNI_INT_SCALAR(-1));
    tn_tensor *other = TNI_BUILD(&s, where_self, is_other, lack, nothing);
    tn_tensor *same = TNI_BUILD(&s, where_self, is_same, in->self, nothing);
    return return_reduced(&s, sum(&s, other, same), in->reduction, outs);
}

/* Fail unless both inputs have one dimension more than the target, which has at most one. */
static tn_status check_cosine(const tn_tensor *a, const tn_tensor *b, const tn_tensor *target)
{
    tni_shape_text texts[2];
    if (target->rank > 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "0D or 1D target tensor expected, multi-target not supported");
    int rank = target->rank + 1;
    if (a->rank == rank && b->rank == rank)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%dD target tensor expects %dD input tensors, but found inputs with sizes %s "
                    "and %s.",
                    target->rank, rank, tni_shape_print(&texts[0], a->rank, a->sizes),
                    tni_shape_print(&texts[1], b->rank, b->sizes));
}

/*
 * The cosine along the last dimension, with 1e-12 added to both squared norms against division by
 * 0.
 */
TNI_TYPED(cosine_embedding_loss)
{
    const double epsilon = 1e-12;
    tni_builder s = {0};
    int64_t dim = in->target->rank;
    TN_TRY(check_cosine(in->input1, in->input2, in->target));
    tn_tensor *dot = sum_along(&s, product(&s, in->input1, in->input2), dim);
    tn_tensor *a = raised(&s, sum_along(&s, product(&s, in->input1, in->input1), dim), epsilon);
    tn_tensor *b = raised(&s, sum_along(&s, product(&s, in->input2, in->input2), dim), epsilon);
    tn_tensor *squared = product(&s, a, b);
    tn_tensor *cosine = quotient(&s, dot, TNI_BUILD(&s, sqrt, squared));
    tn_tensor *nothing = zeros(&s, cosine);
    tn_tensor *lack = raised(&s, negative(&s, cosine), 1);
    tn_tensor *excess = at_least(&s, raised(&s, cosine, -in->margin), 0);
    tn_tensor *is_same = TNI_BUILD(&s, eq_Scalar, in->target, TNI_INT_SCALAR(1));
    tn_tensor *is_other = TNI_BUILD(&s, eq_Scalar, in->target, TNI_INT_SCALAR(-1));
    tn_tensor *same = TNI_BUILD(&s, where_self, is_same, lack, nothing);
    tn_tensor *other = TNI_BUILD(&s, where_self, is_other, excess, nothing);
    return return_reduced(&s, sum(&s, same, other), in->reduction, outs);
}

/* The distance that triplet_margin_loss compares. */
static tn_tensor *distance(tni_builder *s, const tni_args_triplet_margin_loss *in, tn_tensor *a,
                           tn_tensor *b)
{
    return TNI_BUILD(s, pairwise_distance, a, b, in->p, in->eps, false);
}

/*
 * With `swap`, the distance of the negative is the smaller of those from the anchor and from the
 * positive (Balntas and others, 2016).
 */
TNI_TYPED(triplet_margin_loss)
{
    tni_builder s = {0};
    if (in->anchor->rank != in->positive->rank || in->positive->rank != in->negative->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "The anchor, positive, and negative tensors are expected to have the same "
                        "number of dimensions, but got: anchor %dD, positive %dD, and negative %dD "
                        "inputs",
                        in->anchor->rank, in->positive->rank, in->negative->rank);
    tn_tensor *near = distance(&s, in, in->anchor, in->positive);
    tn_tensor *far = distance(&s, in, in->anchor, in->negative);
    if (in->swap) {
        tn_tensor *across = distance(&s, in, in->positive, in->negative);
        far = TNI_BUILD(&s, minimum, far, across);
    }
    tn_tensor *loss = at_least(&s, difference(&s, raised(&s, near, in->margin), far), 0);
    return return_reduced(&s, loss, in->reduction, outs);
}
