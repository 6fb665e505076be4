/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Losses of classes that should lead the others by a margin, and their gradients:
 * multi_margin_loss (one class a row) and multilabel_margin_loss (a list of classes a row, up to
 * the first -1). Computed in double and rounded once.
 */
#include "args/args_nn.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"

#include <math.h>

/* What is done with the losses, in PyTorch's numbers; any other number is a sum, too. */
enum { REDUCTION_NONE, REDUCTION_MEAN };

/* One call: rows of `classes` scores. */
typedef struct margins {
    const char *name;     /* the operator, for messages */
    tn_tensor *self;      /* [C] or [N, C], or one number */
    tn_tensor *target;    /* of multi_margin_loss [N], of multilabel_margin_loss as self */
    tn_tensor *weight;    /* [C], or NULL: 1 */
    double margin;        /* by which the class leads */
    bool is_squared;      /* what lacks counts squared */
    int64_t reduction;    /* what is done with the losses */
    int64_t rows;         /* N */
    int64_t classes;      /* C */
    const double *scores; /* row-major, once they are read */
    const double *factor; /* of each class, or NULL: 1 */
    const int64_t *names; /* the target's numbers */
} margins;

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

/* float32 and float64, with targets of int64; after the shapes, as they are refused first. */
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

/* Row-major numbers of a tensor, kept by the steps; NULL for NULL. */
static const double *reals_of(tni_builder *s, const tn_tensor *self)
{
    tn_tensor *wide =
        self == NULL
            ? NULL
            : TNI_BUILD_OF(s, tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    return wide == NULL ? NULL : wide->data;
}

static void read_inputs(tni_builder *s, margins *m)
{
    m->scores = reals_of(s, m->self);
    m->factor = reals_of(s, m->weight);
    tn_tensor *names =
        TNI_BUILD_OF(s, tni_clone(m->target, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    m->names = names == NULL ? NULL : names->data;
}

/* What the sum of a row's terms is multiplied with. */
static double share_of(const margins *m)
{
    double share = 1 / (double)m->classes;
    return m->reduction == REDUCTION_MEAN ? share / (double)m->rows : share;
}

/* A new tensor of doubles with a loss per row, or one. */
static tn_tensor *new_losses(tni_builder *s, const margins *m, bool is_list)
{
    bool is_each = m->reduction == REDUCTION_NONE && is_list;
    return TNI_BUILD_OF(s,
                        tni_new_like(m->self, TN_DTYPE_F64, is_each ? 1 : 0, &m->rows, &s->made));
}

/* The number of the gradient that belongs to a row. */
static double part_of(const margins *m, const tn_tensor *gradient, const double *parts, int64_t row)
{
    return parts[m->reduction == REDUCTION_NONE && gradient->numel > 1 ? row : 0];
}

/* Ends an operator whose results were computed in double. */
static tn_status return_rounded(tni_builder *s, const margins *m, tn_tensor **results, int count,
                                StableIValue *outs)
{
    for (int i = 0; i < count; i++)
        results[i] = TNI_BUILD_OF(s, tni_to_dtype(results[i], (tn_dtype)m->self->dtype, &s->made));
    return tni_builder_return_all(s, results, count, outs);
}

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

static tn_status prepare_single(margins *m, const tni_scalar *p, const tni_scalar *margin)
{
    tni_shape_text own;
    tni_shape_text other;
    const tn_tensor *target = m->target;
    TN_TRY(read_sizes(m));
    TN_TRY(tni_check_scalar(TN_DTYPE_I64, p));
    double power = trunc(tni_scalar_real(p)); /* 2.5 is 2, as in PyTorch */
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

static tn_status check_names(const margins *m)
{
    for (int64_t i = 0; i < m->rows; i++)
        if (m->names[i] < 0 || m->names[i] >= m->classes)
            return tni_fail(TN_ERR_RUNTIME, "target out of range: class %lld of %lld",
                            (long long)m->names[i], (long long)m->classes);
    return TN_OK;
}

/* How much class `other` lacks to the margin in a row, not positive if nothing. */
static double lack_of(const margins *m, int64_t row, int64_t other)
{
    const double *scores = m->scores + row * m->classes;
    return other == m->names[row] ? 0 : m->margin - scores[m->names[row]] + scores[other];
}

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

/* The gradient of one row, `scale` times the derivatives by the scores. */
static void single_gradient(const margins *m, int64_t row, double scale, double *to)
{
    double own = 0;
    if (m->factor != NULL)
        scale *= m->factor[m->names[row]];
    for (int64_t i = 0; i < m->classes; i++) {
        double lack = lack_of(m, row, i);
        to[i] = lack > 0 ? scale * (m->is_squared ? 2 * lack : 1) : 0;
        own -= to[i];
    }
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

static tn_status prepare_lists(margins *m)
{
    tni_shape_text own;
    tni_shape_text other;
    const tn_tensor *target = m->target;
    TN_TRY(read_sizes(m));
    bool fits = m->self->rank == 2 ? target->rank == 2 && tni_has_sizes(target, 2, m->self->sizes)
                                   : target->rank <= 1 && target->numel == m->classes;
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "inconsistent target size: %s for input of size: %s",
                        tni_shape_print(&own, target->rank, target->sizes),
                        tni_shape_print(&other, m->self->rank, m->self->sizes));
    return check_dtypes(m, "multilabel_margin_loss_forward_out_frame");
}

/* The classes that a row lists. */
static int64_t listed_in(const margins *m, int64_t row)
{
    int64_t count = 0;
    while (count < m->classes && m->names[row * m->classes + count] >= 0)
        count++;
    return count;
}

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

/* Each class that the row lists should lead each that it does not list. */
static double listed_loss(const margins *m, int64_t row, const double *is_listed)
{
    const double *scores = m->scores + row * m->classes;
    const int64_t *names = m->names + row * m->classes;
    int64_t count = listed_in(m, row);
    double sum = 0;
    for (int64_t k = 0; k < count; k++)
        for (int64_t i = 0; i < m->classes; i++) {
            double lack = 1 - scores[names[k]] + scores[i];
            if (is_listed[i] == 0 && lack > 0)
                sum += lack;
        }
    return sum;
}

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
            for (int64_t k = 0; k < listed_in(&m, i); k++)
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

/* What says whether a class is listed is from 0 to 1. */
static tn_status check_marks(const double *is_listed, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (!(is_listed[i] >= 0 && is_listed[i] <= 1))
            return tni_fail(TN_ERR_RUNTIME, "argument #5 'is_target' is out of range: %g",
                            is_listed[i]);
    return TN_OK;
}

static void listed_gradient(const margins *m, int64_t row, double scale, const double *is_listed,
                            double *to)
{
    const double *scores = m->scores + row * m->classes;
    const int64_t *names = m->names + row * m->classes;
    int64_t count = listed_in(m, row);
    for (int64_t k = 0; k < count; k++)
        for (int64_t i = 0; i < m->classes; i++)
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
    const tn_tensor *grad = in->grad_output;
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

TNI_TYPED(multilabel_margin_loss)
{
    tn_tensor *results[2];
    TN_TRY(tni_call_multilabel_margin_loss_forward(in->self, in->target, in->reduction, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}
