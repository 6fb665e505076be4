/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * multi_margin_loss (one class per row), multilabel_margin_loss (a list of classes per row, up to
 * the first -1) and their gradients: hinge losses over classes.
 *
 *     multi:        sum over i != t of max(0, margin - x[t] + x[i])^p * weight[t] / C
 *     multilabel:   sum over listed t, unlisted i of max(0, 1 - x[t] + x[i]) / C
 *
 * Computed in double and rounded once. Cost: C per row for the first and up to C^2 for the second;
 * not parallel.
 */
#include "args/args_margin_losses.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"

#include <math.h>

/* Reductions, in PyTorch's numbering; any other number is a sum, too. */
enum { REDUCTION_NONE, REDUCTION_MEAN };

/* One call: `rows` rows of `classes` scores. */
typedef struct margins {
    const char *name;     /* the operator, for messages */
    tn_tensor *self;      /* [C] or [N, C], or one number */
    tn_tensor *target;    /* multi_margin_loss: [N]; multilabel_margin_loss: as self */
    tn_tensor *weight;    /* [C], or NULL: 1 */
    double margin;        /* by which the target should lead */
    bool is_squared;      /* p is 2 */
    int64_t reduction;    /* REDUCTION_NONE, REDUCTION_MEAN or a sum */
    int64_t rows;         /* N */
    int64_t classes;      /* C */
    const double *scores; /* the scores as row-major doubles, once read */
    const double *factor; /* the weights as doubles; NULL: 1 */
    const int64_t *names; /* the target as row-major int64 */
} margins;

/* Set rows and classes; fail unless the input is a vector or a matrix with at least one class. */
static tn_status read_sizes(margins *m)
{
    tni_shape_text text;
    const tn_tensor *self = m->self;
    int64_t last = self->rank > 0 ? self->sizes[self->rank - 1] : 1;
    if (self->rank > 2 || last == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected non-empty vector or matrix with optional 0-dim batch size, but "
                        "got: %s",
                        tni_shape_print(&text, self->rank, self->sizes));
    m->rows = self->rank == 2 ? self->sizes[0] : 1;
    m->classes = last;
    return TN_OK;
}

/*
 * Fail unless the target is int64 and the input float or double. Called after the shapes are
 * checked: PyTorch refuses those first.
 */
static tn_status check_dtypes(const margins *m, const char *kernel)
{
    if (m->target->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type Long but found %s",
                        tni_scalar_name((tn_dtype)m->target->dtype));
    if (m->self->dtype != TN_DTYPE_F32 && m->self->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kernel,
                        tni_scalar_name((tn_dtype)m->self->dtype));
    return TN_OK;
}

/* Return the elements of a tensor as row-major doubles, kept by the builder; NULL for NULL. */
static const double *reals_of(tni_builder *s, const tn_tensor *self)
{
    tn_tensor *wide =
        self == NULL
            ? NULL
            : TNI_BUILD_OF(s, tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    return wide == NULL ? NULL : wide->data;
}

/* Read input, weight and target. */
static void read_inputs(tni_builder *s, margins *m)
{
    m->scores = reals_of(s, m->self);
    m->factor = reals_of(s, m->weight);
    tn_tensor *names =
        TNI_BUILD_OF(s, tni_clone(m->target, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    m->names = names == NULL ? NULL : names->data;
}

/* Return the factor of a row's sum: 1 / C, and for a mean 1 / (C N). */
static double share_of(const margins *m)
{
    double share = 1 / (double)m->classes;
    return m->reduction == REDUCTION_MEAN ? share / (double)m->rows : share;
}

/*
 * Make a tensor of doubles for the losses: one per row, or one without dimensions. `is_list`: the
 * input has a dimension of rows.
 */
static tn_tensor *new_losses(tni_builder *s, const margins *m, bool is_list)
{
    bool is_each = m->reduction == REDUCTION_NONE && is_list;
    return TNI_BUILD_OF(s,
                        tni_new_like(m->self, TN_DTYPE_F64, is_each ? 1 : 0, &m->rows, &s->made));
}

/* Return the gradient of the loss of a row. Reduced losses have one gradient for all rows. */
static double part_of(const margins *m, const tn_tensor *gradient, const double *parts, int64_t row)
{
    return parts[m->reduction == REDUCTION_NONE && gradient->numel > 1 ? row : 0];
}

/* Round results to the dtype of the input and return them. */
static tn_status return_rounded(tni_builder *s, const margins *m, tn_tensor **results, int count,
                                StableIValue *outs)
{
    for (int i = 0; i < count; i++)
        results[i] = TNI_BUILD_OF(s, tni_to_dtype(results[i], (tn_dtype)m->self->dtype, &s->made));
    return tni_builder_return_all(s, results, count, outs);
}

/* Fail unless the gradient has the dtype of the input and an element for each loss. */
static tn_status check_gradient(const margins *m, const tn_tensor *gradient)
{
    bool is_each = m->reduction == REDUCTION_NONE && gradient->rank > 0;
    if (gradient->dtype != m->self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected scalar type %s but found %s", m->name,
                        tni_scalar_name((tn_dtype)m->self->dtype),
                        tni_scalar_name((tn_dtype)gradient->dtype));
    if (m->rows == 0 || (is_each ? gradient->numel >= m->rows : gradient->numel >= 1))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: a gradient of %lld elements for %lld rows", m->name,
                    (long long)gradient->numel, (long long)m->rows);
}

/* ---- one class ---- */

/* Check the arguments of multi_margin_loss and set its fields. */
static tn_status prepare_single(margins *m, const tni_scalar *p, const tni_scalar *margin)
{
    tni_shape_text own;
    tni_shape_text other;
    const tn_tensor *target = m->target;
    TN_TRY(read_sizes(m));
    TN_TRY(tni_check_scalar(TN_DTYPE_I64, p));
    double power = trunc(tni_scalar_real(p)); /* truncates: p = 2.5 is 2, as in PyTorch */
    if (power != 1 && power != 2)
        return tni_fail(TN_ERR_RUNTIME, "only p == 1 and p == 2 supported");
    m->is_squared = power == 2;
    m->margin = tni_scalar_real(margin);
    if (target->rank > 1 || target->numel != m->rows)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: target tensor should be 1-D with size equal to the number of input "
                        "samples (batch size). Expected target size [%lld], but got %s. Input has "
                        "shape %s.",
                        m->name, (long long)m->rows,
                        tni_shape_print(&own, target->rank, target->sizes),
                        tni_shape_print(&other, m->self->rank, m->self->sizes));
    if (m->weight != NULL && (m->weight->rank > 1 || m->weight->numel != m->classes))
        return tni_fail(TN_ERR_RUNTIME, "inconsistent weight size, expected %lld but got %s",
                        (long long)m->classes,
                        tni_shape_print(&own, m->weight->rank, m->weight->sizes));
    TN_TRY(check_dtypes(m, "multi_margin_loss_cpu_kernel"));
    TN_TRY(tni_check_scalar((tn_dtype)m->self->dtype, margin));
    if (m->weight != NULL && m->weight->dtype != m->self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name((tn_dtype)m->self->dtype),
                        tni_scalar_name((tn_dtype)m->weight->dtype));
    return TN_OK;
}

/* Fail unless every class is in [0, classes). */
static tn_status check_names(const margins *m)
{
    for (int64_t i = 0; i < m->rows; i++)
        if (m->names[i] < 0 || m->names[i] >= m->classes)
            return tni_fail(TN_ERR_RUNTIME, "target out of range: class %lld of %lld",
                            (long long)m->names[i], (long long)m->classes);
    return TN_OK;
}

/* Return margin - x[t] + x[other] in a row with target t; 0 for t itself. */
static double lack_of(const margins *m, int64_t row, int64_t other)
{
    const double *scores = m->scores + row * m->classes;
    return other == m->names[row] ? 0 : m->margin - scores[m->names[row]] + scores[other];
}

/* Return the loss of a row before it is divided by C. */
static double single_loss(const margins *m, int64_t row)
{
    double sum = 0;
    for (int64_t i = 0; i < m->classes; i++) {
        double lack = lack_of(m, row, i);
        if (lack > 0)
            sum += m->is_squared ? lack * lack : lack;
    }
    return m->factor != NULL ? sum * m->factor[m->names[row]] : sum;
}

TNI_TYPED(multi_margin_loss)
{
    tni_builder s = {0};
    margins m = {.name = "multi_margin_loss",
                 .self = in->self,
                 .target = in->target,
                 .weight = in->weight,
                 .reduction = in->reduction};
    TN_TRY(prepare_single(&m, in->p, in->margin));
    /* A single number or vector has a loss without dimensions. */
    tn_tensor *result = new_losses(&s, &m, m.target->rank > 0);
    if (tni_builder_go_on(&s) && result->data != NULL) {
        read_inputs(&s, &m);
        TNI_BUILD_DO(&s, check_names(&m));
        double *to = result->data;
        if (tni_builder_go_on(&s) && result->rank == 0)
            *to = 0;
        for (int64_t i = 0; tni_builder_go_on(&s) && i < m.rows; i++)
            if (result->rank == 0)
                *to += single_loss(&m, i) * share_of(&m);
            else
                to[i] = single_loss(&m, i) * share_of(&m);
    }
    return return_rounded(&s, &m, &result, 1, outs);
}

/*
 * Write the gradient of a row, times `scale`. Each x[i] that violates the margin pulls x[t] by as
 * much in the other direction.
 */
static void single_gradient(const margins *m, int64_t row, double scale, double *to)
{
    double own = 0;
    if (m->factor != NULL)
        /* The weight is that of the target, for all terms of the row. */
        scale *= m->factor[m->names[row]];
    for (int64_t i = 0; i < m->classes; i++) {
        double lack = lack_of(m, row, i);
        to[i] = lack > 0 ? scale * (m->is_squared ? 2 * lack : 1) : 0;
        own -= to[i];
    }
    /* The derivatives of a row add up to 0. */
    to[m->names[row]] = own;
}

TNI_TYPED(multi_margin_loss_backward)
{
    tni_builder s = {0};
    margins m = {.name = "multi_margin_loss_backward",
                 .self = in->self,
                 .target = in->target,
                 .weight = in->weight,
                 .reduction = in->reduction};
    TN_TRY(prepare_single(&m, in->p, in->margin));
    TN_TRY(check_gradient(&m, in->grad_output));
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_new_like(m.self, TN_DTYPE_F64, m.self->rank, m.self->sizes, &s.made));
    if (tni_builder_go_on(&s) && result->data != NULL) {
        read_inputs(&s, &m);
        const double *parts = reals_of(&s, in->grad_output);
        TNI_BUILD_DO(&s, check_names(&m));
        for (int64_t i = 0; tni_builder_go_on(&s) && i < m.rows; i++)
            single_gradient(&m, i, share_of(&m) * part_of(&m, in->grad_output, parts, i),
                            (double *)result->data + i * m.classes);
    }
    return return_rounded(&s, &m, &result, 1, outs);
}

/* ---- several classes ---- */

/*
 * Check the arguments of multilabel_margin_loss and set its fields. The target has the shape of the
 * input, except that a vector of one class may lack its dimension.
 */
static tn_status prepare_lists(margins *m)
{
    tni_shape_text own;
    tni_shape_text other;
    const tn_tensor *target = m->target;
    TN_TRY(read_sizes(m));
    /* A vector of scores is one row. */
    bool fits = m->self->rank == 2 ? target->rank == 2 && tni_has_sizes(target, 2, m->self->sizes)
                                   : target->rank <= 1 && target->numel == m->classes;
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "inconsistent target size: %s for input of size: %s",
                        tni_shape_print(&own, target->rank, target->sizes),
                        tni_shape_print(&other, m->self->rank, m->self->sizes));
    return check_dtypes(m, "multilabel_margin_loss_forward_out_frame");
}

/* Return how many classes a row lists: those before its first -1, or all. */
static int64_t listed_in(const margins *m, int64_t row)
{
    int64_t count = 0;
    while (count < m->classes && m->names[row * m->classes + count] >= 0)
        count++;
    return count;
}

/* Fail unless every entry of the target is -1 or a class, also those after the first -1. */
static tn_status check_listed(const margins *m)
{
    for (int64_t i = 0; i < m->rows * m->classes; i++)
        if (m->names[i] < -1 || m->names[i] >= m->classes)
            return tni_fail(TN_ERR_RUNTIME,
                            "argument #2 'target' is out of range: class %lld of "
                            "%lld",
                            (long long)m->names[i], (long long)m->classes);
    return TN_OK;
}

/*
 * Return the loss of a row before it is divided by C. `is_listed` has a 1 for each class that is
 * listed: each of those should lead every class that is not.
 */
static double listed_loss(const margins *m, int64_t row, const double *is_listed)
{
    const double *scores = m->scores + row * m->classes;
    const int64_t *names = m->names + row * m->classes;
    int64_t count = listed_in(m, row);
    double sum = 0;
    for (int64_t k = 0; k < count; k++)
        for (int64_t i = 0; i < m->classes; i++) {
            double lack = 1 - scores[names[k]] + scores[i];
            /* The margin is fixed at 1. */
            if (is_listed[i] == 0 && lack > 0)
                sum += lack;
        }
    return sum;
}

/*
 * Return the loss and is_target, which is 1 for listed classes and 0 for others, in the sizes of
 * the target and the dtype of the input.
 */
TNI_TYPED(multilabel_margin_loss_forward)
{
    tni_builder s = {0};
    tn_tensor *results[2];
    margins m = {.name = "multilabel_margin_loss_forward",
                 .self = in->self,
                 .target = in->target,
                 .reduction = in->reduction};
    TN_TRY(prepare_lists(&m));
    results[0] = new_losses(&s, &m, m.self->rank == 2);
    results[1] = TNI_BUILD_OF(
        &s, tni_new_like(m.self, TN_DTYPE_F64, m.target->rank, m.target->sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(results[1], TNI_INT_SCALAR(0)));
    if (tni_builder_go_on(&s) && m.self->device.type != TN_DEVICE_META) {
        read_inputs(&s, &m);
        TNI_BUILD_DO(&s, check_listed(&m));
        double *to = results[0]->data;
        if (tni_builder_go_on(&s) && results[0]->rank == 0)
            *to = 0;
        for (int64_t i = 0; tni_builder_go_on(&s) && i < m.rows; i++) {
            double *is_listed = (double *)results[1]->data + i * m.classes;
            int64_t count = listed_in(&m, i);
            for (int64_t k = 0; k < count; k++)
                is_listed[m.names[i * m.classes + k]] = 1;
            double loss = listed_loss(&m, i, is_listed) * share_of(&m);
            if (results[0]->rank == 0)
                *to += loss;
            else
                to[i] = loss;
        }
    }
    return return_rounded(&s, &m, results, 2, outs);
}

/* Fail unless all marks (is_target) are in [0, 1]. */
static tn_status check_marks(const double *is_listed, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (!(is_listed[i] >= 0 && is_listed[i] <= 1))
            return tni_fail(TN_ERR_RUNTIME, "argument #5 'is_target' is out of range: %g",
                            is_listed[i]);
    return TN_OK;
}

/* Add the gradient of a row, times `scale`, to `to`, which is all 0 on entry. */
static void listed_gradient(const margins *m, int64_t row, double scale, const double *is_listed,
                            double *to)
{
    const double *scores = m->scores + row * m->classes;
    const int64_t *names = m->names + row * m->classes;
    int64_t count = listed_in(m, row);
    for (int64_t k = 0; k < count; k++)
        for (int64_t i = 0; i < m->classes; i++)
            /* Each violated pair moves both of its scores by the same amount. */
            if (is_listed[i] == 0 && 1 - scores[names[k]] + scores[i] > 0) {
                to[names[k]] -= scale;
                to[i] += scale;
            }
}

TNI_TYPED(multilabel_margin_loss_backward)
{
    tni_builder s = {0};
    margins m = {.name = "multilabel_margin_loss_backward",
                 .self = in->self,
                 .target = in->target,
                 .reduction = in->reduction};
    TN_TRY(prepare_lists(&m));
    TN_TRY(check_gradient(&m, in->grad_output));
    /* PyTorch wants a gradient of exactly one element per row, if it has a dimension. */
    const tn_tensor *grad = in->grad_output;
    /* A gradient without dimensions serves all rows. */
    if (m.reduction == REDUCTION_NONE && m.rows > 0 && grad->rank > 0 &&
        (grad->rank > 1 || grad->numel != m.rows))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected a tensor of dimension 1 and tensor.size[0] == %lld but got: "
                        "dimension %d and tensor.size[0] = %lld",
                        (long long)m.rows, grad->rank, (long long)grad->sizes[0]);
    if (!tni_has_sizes(in->is_target, m.target->rank, m.target->sizes))
        return tni_fail(TN_ERR_RUNTIME, "Expected tensor for argument #3 'target' to have same "
                                        "size as tensor for argument #5 'is_target'");
    if (in->is_target->dtype != m.self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected scalar type %s but found %s", m.name,
                        tni_scalar_name((tn_dtype)m.self->dtype),
                        tni_scalar_name((tn_dtype)in->is_target->dtype));
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_new_like(m.self, TN_DTYPE_F64, m.self->rank, m.self->sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
    if (tni_builder_go_on(&s) && result->data != NULL) {
        read_inputs(&s, &m);
        const double *parts = reals_of(&s, in->grad_output);
        const double *is_listed = reals_of(&s, in->is_target);
        TNI_BUILD_DO(&s, check_listed(&m));
        TNI_BUILD_DO(&s, check_marks(is_listed, in->is_target->numel));
        for (int64_t i = 0; tni_builder_go_on(&s) && i < m.rows; i++)
            listed_gradient(&m, i, share_of(&m) * part_of(&m, in->grad_output, parts, i),
                            is_listed + i * m.classes, (double *)result->data + i * m.classes);
    }
    return return_rounded(&s, &m, &result, 1, outs);
}

/* The forward operator without its second result. */
TNI_TYPED(multilabel_margin_loss)
{
    tn_tensor *results[2];
    TN_TRY(tni_call_multilabel_margin_loss_forward(in->self, in->target, in->reduction, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}
