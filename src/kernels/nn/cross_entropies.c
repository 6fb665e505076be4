/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Losses over classes that call other operators: nll_loss, nll_loss2d, nll_loss_nd and
 * cross_entropy_loss, whose target holds either class indices or a probability for each class.
 */
#include "args/args_cross_entropies.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"

/* Reductions, in PyTorch's numbering. */
enum { REDUCTION_NONE, REDUCTION_MEAN, REDUCTION_SUM };

/* The forward operator without its second result, the total weight. */
TNI_TYPED(nll_loss)
{
    tn_tensor *results[2];
    TN_TRY(tni_call_nll_loss_forward(in->self, in->target, in->weight, in->reduction,
                                     in->ignore_index, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

TNI_TYPED(nll_loss2d)
{
    tn_tensor *results[2];
    TN_TRY(tni_call_nll_loss2d_forward(in->self, in->target, in->weight, in->reduction,
                                       in->ignore_index, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

/* ---- any number of dimensions ---- */

/*
 * Fail unless the target has the batch size and, where no operator called later checks that, the
 * remaining sizes of the input.
 */
static tn_status check_nd(const tn_tensor *self, const tn_tensor *target)
{
    tni_shape_text wanted;
    tni_shape_text got;
    int64_t sizes[TN_MAX_DIM];
    if (self->rank < 1)
        return tni_fail(TN_ERR_VALUE, "Expected 1 or more dimensions (got 0)");
    if (self->rank != 1 && (target->rank < 1 || self->sizes[0] != target->sizes[0]))
        return tni_fail(
            TN_ERR_VALUE, "Expected input batch_size (%lld) to match target batch_size (%lld).",
            (long long)self->sizes[0], (long long)(target->rank > 0 ? target->sizes[0] : 1));
    if (self->rank <= 2 || self->rank == 4)
        return TN_OK;
    /* The sizes of the input without its classes, dimension 1. */
    sizes[0] = self->sizes[0];
    for (int64_t i = 2; i < self->rank; i++)
        sizes[i - 1] = self->sizes[i];
    if (!tni_has_sizes(target, self->rank - 1, sizes))
        return tni_fail(TN_ERR_RUNTIME, "Expected target size %s, got %s",
                        tni_shape_print(&wanted, self->rank - 1, sizes),
                        tni_shape_print(&got, target->rank, target->sizes));
    return TN_OK;
}

/*
 * Compute the loss of an input [N, C, d1, d2, ...] as that of an image [N, C, 1, d1 * d2 * ...],
 * and give the result the target's sizes again.
 */
static tn_tensor *flat_loss(tni_builder *s, const tni_args_nll_loss_nd *in)
{
    const tn_tensor *self = in->self;
    int64_t positions = 1;
    for (int64_t i = 2; i < self->rank; i++)
        positions = tni_mul_saturating(positions, self->sizes[i]);
    tn_tensor *scores =
        TNI_BUILD(s, reshape, in->self, TNI_INT_LIST(self->sizes[0], self->sizes[1], 1, positions));
    tn_tensor *target =
        TNI_BUILD(s, reshape, in->target, TNI_INT_LIST(self->sizes[0], 1, positions));
    tn_tensor *loss =
        TNI_BUILD(s, nll_loss2d, scores, target, in->weight, in->reduction, in->ignore_index);
    if (in->reduction != REDUCTION_NONE)
        return loss;
    return TNI_BUILD(s, reshape, loss, ((tni_ints){in->target->sizes, in->target->rank}));
}

/*
 * Choose by rank: nll_loss for rows, nll_loss2d for images, everything else reshaped to an image.
 */
TNI_TYPED(nll_loss_nd)
{
    tni_builder s = {0};
    tn_tensor *loss;
    TN_TRY(check_nd(in->self, in->target));
    if (in->self->rank <= 2)
        loss = TNI_BUILD(&s, nll_loss, in->self, in->target, in->weight, in->reduction,
                         in->ignore_index);
    else if (in->self->rank == 4)
        loss = TNI_BUILD(&s, nll_loss2d, in->self, in->target, in->weight, in->reduction,
                         in->ignore_index);
    else
        loss = flat_loss(&s, in);
    return tni_builder_return(&s, loss, outs);
}

/* ---- cross entropy ---- */

/* One call of cross_entropy_loss. */
typedef struct entropy {
    const tni_args_cross_entropy_loss *in; /* its arguments */
    int64_t dim;                           /* the dimension of the classes */
    int64_t classes;                       /* its size */
    tn_tensor *scores;                     /* log_softmax of the input along `dim` */
} entropy;

/* Fail unless there is one weight per class. */
static tn_status check_weight(const entropy *e)
{
    tni_shape_text text;
    const tn_tensor *weight = e->in->weight;
    if (weight == NULL || (weight->rank == 1 && weight->numel == e->classes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "cross_entropy: weight tensor should be defined either for all %lld classes or "
                    "no classes but got weight tensor of shape: %s",
                    (long long)e->classes, tni_shape_print(&text, weight->rank, weight->sizes));
}

/* Fail unless the reduction is one of the three; nll_loss checks its own. */
static tn_status check_reduction(int64_t reduction)
{
    if (reduction >= REDUCTION_NONE && reduction <= REDUCTION_SUM)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Invalid reduction type encountered in cross_entropy: %lld",
                    (long long)reduction);
}

/* Return `factor` times the weight of each class, broadcast along the dimension of the classes. */
static tn_tensor *weighted(tni_builder *s, const entropy *e, tn_tensor *factor)
{
    int64_t sizes[TN_MAX_DIM];
    if (e->in->weight == NULL || !tni_builder_go_on(s))
        return factor;
    for (int64_t i = 0; i < e->in->self->rank; i++)
        sizes[i] = i == e->dim ? e->classes : 1;
    tn_tensor *weight =
        TNI_BUILD(s, reshape, e->in->weight, ((tni_ints){sizes, e->in->self->rank}));
    return TNI_BUILD(s, mul_Tensor, factor, weight);
}

/* Return the negative sum of a tensor, over the classes or over everything. */
static tn_tensor *negative_sum(tni_builder *s, const entropy *e, tn_tensor *self, bool is_whole)
{
    tn_tensor *sum = is_whole ? TNI_BUILD(s, sum, self, TN_DTYPE_UNDEFINED)
                              : TNI_BUILD(s, sum_dim_IntList, self, ((tni_ints){&e->dim, 1}), false,
                                          TN_DTYPE_UNDEFINED);
    return TNI_BUILD(s, neg, sum);
}

/*
 * Return the loss for a target of probabilities: -sum over c of weight[c] * target[c] * log p[c],
 * the target mixed with a uniform distribution first where label_smoothing asks for that. The mean
 * is over rows: it divides by the number of elements per class, weights or not.
 */
static tn_tensor *soft_loss(tni_builder *s, const entropy *e)
{
    const tni_args_cross_entropy_loss *in = e->in;
    tn_tensor *target = in->target;
    if (in->label_smoothing > 0) {
        double rest = e->classes > 0 ? in->label_smoothing / (double)e->classes : 0;
        target = TNI_BUILD(s, mul_Scalar, target, TNI_REAL_SCALAR(1 - in->label_smoothing));
        target = TNI_BUILD(s, add_Scalar, target, TNI_REAL_SCALAR(rest), TNI_INT_SCALAR(1));
    }
    tn_tensor *terms = weighted(s, e, TNI_BUILD(s, mul_Tensor, e->scores, target));
    tn_tensor *loss = negative_sum(s, e, terms, in->reduction != REDUCTION_NONE);
    if (in->reduction != REDUCTION_MEAN)
        return loss;
    double rows = e->classes > 0 ? (double)in->self->numel / (double)e->classes : 0;
    return TNI_BUILD(s, div_Scalar, loss, TNI_REAL_SCALAR(rows));
}

/*
 * Return what a mean over class indices is divided by: the sum of the weights of those not ignored.
 * Ignored classes may be out of range, so they are replaced by 0 before gather and cleared after.
 */
static tn_tensor *total_weight(tni_builder *s, const entropy *e, tn_tensor *is_ignored)
{
    tn_tensor *counts = TNI_BUILD(s, logical_not, is_ignored);
    if (e->in->weight == NULL)
        return TNI_BUILD(s, sum, counts, TN_DTYPE_UNDEFINED);
    tn_tensor *target =
        TNI_BUILD(s, masked_fill_Scalar, e->in->target, is_ignored, TNI_INT_SCALAR(0));
    tn_tensor *positions = TNI_BUILD(s, reshape, target, TNI_INT_LIST(-1));
    tn_tensor *flat = TNI_BUILD(s, reshape, is_ignored, TNI_INT_LIST(-1));
    tn_tensor *each = TNI_BUILD(s, gather, e->in->weight, 0, positions, false);
    each = TNI_BUILD(s, masked_fill_Scalar, each, flat, TNI_INT_SCALAR(0));
    return TNI_BUILD(s, sum, each, TN_DTYPE_UNDEFINED);
}

/*
 * Return the loss for class indices with label smoothing: (1 - s) * nll + s / C * (-sum over all
 * classes of weight * log p), Szegedy and others (2016).
 */
static tn_tensor *smooth_loss(tni_builder *s, const entropy *e)
{
    const tni_args_cross_entropy_loss *in = e->in;
    double share = in->label_smoothing / (double)(e->classes > 0 ? e->classes : 1);
    tn_tensor *hard = TNI_BUILD(s, nll_loss_nd, e->scores, in->target, in->weight, in->reduction,
                                in->ignore_index);
    tn_tensor *is_ignored = TNI_BUILD(s, eq_Scalar, in->target, TNI_INT_SCALAR(in->ignore_index));
    tn_tensor *smooth = negative_sum(s, e, weighted(s, e, e->scores), false);
    smooth = TNI_BUILD(s, masked_fill_Scalar, smooth, is_ignored, TNI_INT_SCALAR(0));
    if (in->reduction != REDUCTION_NONE)
        smooth = TNI_BUILD(s, sum, smooth, TN_DTYPE_UNDEFINED);
    if (in->reduction == REDUCTION_MEAN) {
        tn_tensor *total = total_weight(s, e, is_ignored);
        smooth = TNI_BUILD(s, div_Tensor, smooth, total);
    }
    hard = TNI_BUILD(s, mul_Scalar, hard, TNI_REAL_SCALAR(1 - in->label_smoothing));
    smooth = TNI_BUILD(s, mul_Scalar, smooth, TNI_REAL_SCALAR(share));
    return TNI_BUILD(s, add_Tensor, hard, smooth, TNI_INT_SCALAR(1));
}

/*
 * Check what PyTorch checks before it computes anything. `is_soft`: the target holds probabilities.
 */
static tn_status check_target(const entropy *e, bool is_soft)
{
    const tni_args_cross_entropy_loss *in = e->in;
    if (!(in->label_smoothing >= 0 && in->label_smoothing <= 1))
        return tni_fail(TN_ERR_RUNTIME, "label_smoothing must be between 0.0 and 1.0. Got: %g",
                        in->label_smoothing);
    if (is_soft && tni_category((tn_dtype)in->target->dtype) != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected floating point type for target with class probabilities, got %s",
                        tni_scalar_name((tn_dtype)in->target->dtype));
    if (is_soft && in->ignore_index >= 0)
        return tni_fail(TN_ERR_RUNTIME, "ignore_index is not supported for floating point target");
    if (is_soft) {
        TN_TRY(check_weight(e));
        return check_reduction(in->reduction);
    }
    return in->label_smoothing > 0 ? check_reduction(in->reduction) : TN_OK;
}

/* The target holds probabilities exactly if it has the shape of the input. */
TNI_TYPED(cross_entropy_loss)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    entropy e = {.in = in, .dim = self->rank == 1 ? 0 : 1};
    bool is_soft = tni_has_sizes(in->target, self->rank, self->sizes);
    e.classes = self->rank > e.dim ? self->sizes[e.dim] : 1;
    TN_TRY(check_target(&e, is_soft));
    if (self->rank == 0)
        return tni_fail(TN_ERR_INDEX, "cross_entropy: expected an input with a dimension of "
                                      "classes, got a number");
    e.scores = TNI_BUILD(&s, log_softmax_int, in->self, e.dim, TN_DTYPE_UNDEFINED);
    tn_tensor *loss = is_soft ? soft_loss(&s, &e)
                      : in->label_smoothing > 0
                          ? smooth_loss(&s, &e)
                          : TNI_BUILD(&s, nll_loss_nd, e.scores, in->target, in->weight,
                                      in->reduction, in->ignore_index);
    return tni_builder_return(&s, loss, outs);
}
