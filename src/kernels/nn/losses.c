/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise losses and their gradients.
 *
 *     mse_loss, smooth_l1_loss, huber_loss, soft_margin_loss,
 *     binary_cross_entropy, binary_cross_entropy_with_logits (no backward: autograd derives it)
 *
 * Each is one loop of loss_loops.c in the strided loop of core/loop.c; then the losses are
 * returned, averaged or summed by the operators mean and sum. Half types are computed in float and
 * rounded once; other floating dtypes in their own precision.
 */
#include "args/args_losses.h"
#include "calls/calls_nn.h"
#include "kernels/core/iterator.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

/* Reductions, in PyTorch's numbering. */
enum { REDUCTION_NONE, REDUCTION_MEAN, REDUCTION_SUM };

/* ---- formulas ---- */

/* One formula. ALL says that a property of the result follows from all operands. */
enum { ALL = -1 };
typedef struct formula {
    int count;    /* operands */
    int dtype_of; /* operand whose dtype the result has; ALL: the promoted dtype */
    int form_of;  /* operand whose sizes and strides it has; ALL: the broadcast ones */
    int loop;     /* TNI_LOOP_…; for integers it computes in int64, or they are refused */
} formula;

static const formula squares = {2, ALL, ALL, TNI_LOOP_squares};
static const formula smooth = {2, ALL, ALL, TNI_LOOP_smooth};
static const formula huber = {2, 0, ALL, TNI_LOOP_huber};
static const formula entropy = {2, 0, 0, TNI_LOOP_entropy};
static const formula weighted_entropy = {3, 0, 0, TNI_LOOP_weighted_entropy};
static const formula logits = {2, 1, 1, TNI_LOOP_logits};
static const formula weighted_logits = {4, 1, 1, TNI_LOOP_weighted_logits};
static const formula margin = {2, 0, 0, TNI_LOOP_margin};
static const formula squares_back = {3, 1, ALL, TNI_LOOP_squares_backward};
static const formula smooth_back = {3, 1, ALL, TNI_LOOP_smooth_backward};
static const formula huber_back = {3, ALL, ALL, TNI_LOOP_huber_backward};
static const formula entropy_back = {3, ALL, 1, TNI_LOOP_entropy_backward};
static const formula weighted_entropy_back = {4, ALL, 1, TNI_LOOP_weighted_entropy_backward};
static const formula margin_back = {3, 1, ALL, TNI_LOOP_margin_backward};

/* The numbers of a call. */
static tni_numbers numbers_of(double number, double part)
{
    return (tni_numbers){.items = {{.real = number}, {.real = part}}};
}

/* ---- one formula over tensors ---- */

/* Fail if what is computed in the common dtype cannot be cast to that of the result. */
static tn_status check_dtype(const char *name, const formula *f, tn_dtype common,
                             tn_tensor *const *operands)
{
    tn_dtype own = f->dtype_of == ALL ? common : (tn_dtype)operands[f->dtype_of]->dtype;
    if (tni_category(own) >= tni_category(common))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: result type %s can't be cast to the desired output type %s", name,
                    tni_scalar_name(common), tni_scalar_name(own));
}

/*
 * Fail unless the formula has a loop for the common dtype, and its result, in the dtype and sizes
 * of the operand that decides them, can hold what is computed.
 */
static tn_status check_result(const char *name, const formula *f, const tni_iter *iter,
                              tn_tensor *const *operands)
{
    tni_shape_text own;
    tni_shape_text all;
    bool is_whole = tni_category(iter->common) < 2;
    if (is_whole ? tni_find_loop(f->loop, TNI_COMPUTE_I64) == NULL || iter->common == TN_DTYPE_BOOL
                 : !tni_dtype_is(iter->common, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(iter->common));
    TN_TRY(check_dtype(name, f, iter->common, operands));
    const tn_tensor *like = f->form_of != ALL ? operands[f->form_of] : NULL;
    if (like == NULL ||
        (like->rank == iter->rank &&
         memcmp(like->sizes, iter->sizes, (size_t)like->rank * sizeof *iter->sizes) == 0))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&own, like->rank, like->sizes),
                    tni_shape_print(&all, iter->rank, iter->sizes));
}

/* Which tensors the strides of a result follow. */
typedef struct layout {
    const tn_tensor *filled;  /* a result of this tensor's sizes is row-major; NULL: no such rule */
    const tn_tensor *like[4]; /* otherwise strides follow these tensors, the first deciding */
    int count;                /* tensors in `like` */
} layout;

/* Fail with the pair of dtypes that PyTorch does not promote. */
static TNI_COLD tn_status fail_clash(const formula *f, tn_tensor *const *operands)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    for (int i = 0; i < f->count; i++)
        tni_promotion_add(&promotion, operands[i]);
    return tni_promotion_check(&promotion);
}

/*
 * Compute a formula over broadcast and promoted operands into a new tensor. All operands are
 * converted to the compute type, block by block (tni_loop_cast); integers are computed as int64.
 */
static tn_status compute(const char *name, const formula *f, tn_tensor *const *operands,
                         const tni_numbers *k, const layout *lies, tn_tensor **out)
{
    tni_iter iter;
    tni_loop loop;
    int64_t strides[TN_MAX_DIM];
    const tni_strided *like[4];
    TN_TRY(tni_iter_begin(&iter, operands, f->count));
    if (TNI_UNLIKELY(iter.is_clashing))
        return fail_clash(f, operands);
    TN_TRY(check_result(name, f, &iter, operands));
    bool is_whole = tni_category(iter.common) < 2;
    if (is_whole) /* without elements 1 / count is infinite, which no integer can hold */
        TN_TRY(tni_check_scalar(iter.common, TNI_REAL_SCALAR(k->items[1].real)));
    /* See layout_of_gradient for this rule. */
    bool is_row_major = lies->filled != NULL && tni_has_sizes(lies->filled, iter.rank, iter.sizes);
    for (int i = 0; i < lies->count; i++)
        like[i] = tni_strided_of(lies->like[i]);
    tni_result_strides(like, lies->count, iter.rank, iter.sizes, strides);
    tn_dtype own = f->dtype_of == ALL ? iter.common : (tn_dtype)operands[f->dtype_of]->dtype;
    tni_tensor_spec spec = {.dtype = own,
                            .rank = iter.rank,
                            .sizes = iter.sizes,
                            .strides = is_row_major ? NULL : strides};
    TN_TRY(tni_tensor_empty(&spec, iter.device, out));
    /* Half types are computed in float. */
    bool is_double = iter.common == TN_DTYPE_F64;
    tn_dtype dtype = is_whole ? TN_DTYPE_I64 : is_double ? TN_DTYPE_F64 : TN_DTYPE_F32;
    tni_compute_type type = is_whole    ? TNI_COMPUTE_I64
                            : is_double ? TNI_COMPUTE_F64
                                        : TNI_COMPUTE_F32;
    tn_status status = TN_OK;
    tni_loop_begin(&loop, tni_strided_of(*out));
    for (int i = 0; i < f->count; i++)
        tni_loop_input(&loop, tni_strided_of(operands[i]));
    for (int i = 0; i <= f->count && status == TN_OK; i++)
        status = tni_loop_cast(&loop, i, dtype);
    if (status != TN_OK)
        tn_tensor_release(*out);
    else
        tni_loop_run(&loop, tni_find_loop(f->loop, type), k);
    return status;
}

/* Return whether a formula is one of those whose operands PyTorch rounds to the common dtype. */
static bool is_rounded(const formula *f)
{
    return f == &squares || f == &smooth || f == &huber || f->loop == squares_back.loop ||
           f->loop == smooth_back.loop || f->loop == huber_back.loop;
}

/* Compute a formula of operands rounded to a half type; so is what becomes the result's dtype. */
static tn_status compute_in_half(const char *name, const formula *f, tn_tensor *const *operands,
                                 tn_dtype half, const tni_numbers *k, const layout *lies,
                                 tn_tensor **out)
{
    tni_builder s = {0};
    tn_tensor *rounded[4] = {NULL};
    formula in_half = *f;
    in_half.dtype_of = ALL;
    TN_TRY(check_dtype(name, f, half, operands));
    for (int i = 0; i < f->count; i++)
        rounded[i] = TNI_BUILD_OF(&s, tni_to_dtype(operands[i], half, &s.made));
    tn_tensor *result = TNI_BUILD_OF(&s, compute(name, &in_half, rounded, k, lies, &s.made));
    if (f->dtype_of != ALL && tni_builder_go_on(&s)) {
        tn_dtype own = (tn_dtype)operands[f->dtype_of]->dtype;
        result = TNI_BUILD_OF(&s, tni_to_dtype(result, own, &s.made));
    }
    return tni_builder_end_with(&s, result, out);
}

/*
 * Compute a formula. Operands of several dtypes can have a half type in common: a float without
 * dimensions does not promote halves. Then PyTorch rounds all operands to it.
 */
static tn_status compute_promoted(const char *name, const formula *f, tn_tensor *const *operands,
                                  const tni_numbers *k, const layout *lies, tn_tensor **out)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    bool is_mixed = false;
    for (int i = 1; i < f->count; i++)
        is_mixed |= operands[i]->dtype != operands[0]->dtype;
    if (TNI_LIKELY(!is_mixed || !is_rounded(f)))
        return compute(name, f, operands, k, lies, out);
    for (int i = 0; i < f->count; i++)
        tni_promotion_add(&promotion, operands[i]);
    tn_dtype common = tni_promotion_result(&promotion);
    bool is_half = common == TN_DTYPE_F16 || common == TN_DTYPE_BF16;
    return is_half && !tni_promotion_clashes(&promotion)
               ? compute_in_half(name, f, operands, common, k, lies, out)
               : compute(name, f, operands, k, lies, out);
}

/* Return the losses as they are, their mean or their sum. */
static tn_tensor *reduced(tni_builder *s, tn_tensor *losses, int64_t reduction)
{
    if (!tni_builder_go_on(s) || reduction == REDUCTION_NONE)
        return losses;
    return reduction == REDUCTION_MEAN ? TNI_BUILD(s, mean, losses, TN_DTYPE_UNDEFINED)
                                       : TNI_BUILD(s, sum, losses, TN_DTYPE_UNDEFINED);
}

static tn_status check_reduction(const char *name, int64_t reduction)
{
    if (reduction >= REDUCTION_NONE && reduction <= REDUCTION_SUM)
        return TN_OK;
    return tni_fail(TN_ERR_VALUE, "%s: %lld is not a valid value for reduction", name,
                    (long long)reduction);
}

/*
 * Return the layout of a formula's result: that of the operand it takes its sizes from, or of all.
 */
static layout layout_of(const formula *f, tn_tensor *const *operands)
{
    layout lies = {NULL, {NULL}, f->form_of != ALL ? 1 : f->count};
    for (int i = 0; i < lies.count; i++)
        lies.like[i] = operands[f->form_of != ALL ? f->form_of : i];
    return lies;
}

/* Compute a loss: the formula, then the reduction. */
static tn_status forward(const char *name, const formula *f, tn_tensor *const *operands,
                         double number, int64_t reduction, StableIValue *outs)
{
    tni_builder s = {0};
    tni_numbers k = numbers_of(number, 1);
    layout lies = layout_of(f, operands);
    TN_TRY(check_reduction(name, reduction));
    tn_tensor *losses = TNI_BUILD_OF(&s, compute_promoted(name, f, operands, &k, &lies, &s.made));
    return tni_builder_return(&s, reduced(&s, losses, reduction), outs);
}

/*
 * A gradient. The operands are the gradient of the loss, the input, the target, the rest; those of
 * soft_margin_loss are in another order.
 */
typedef struct gradient_call {
    const char *name;       /* the operator, for messages */
    const formula *f;       /* its formula */
    tn_tensor *operands[4]; /* the operands, borrowed */
    double number;          /* beta or delta */
    int64_t reduction;      /* of the loss */
} gradient_call;

/*
 * Return the layout of a gradient. Three of PyTorch's operators fill a new row-major tensor of the
 * input's sizes, which is resized if the other operands broadcast it further.
 */
static layout layout_of_gradient(const gradient_call *g)
{
    tn_tensor *const *operands = g->operands;
    bool is_filled = g->f == &squares_back || g->f == &smooth_back || g->f == &huber_back;
    if (is_filled)
        return (layout){operands[1], {operands[1], operands[2], operands[0]}, 3};
    if (g->f != &margin_back)
        return layout_of(g->f, operands);
    /*
     * PyTorch multiplies the target by the rest out of place: the product has the target's order of
     * dimensions if the target alone has the shape of the product.
     */
    bool decides =
        operands[0]->rank >= operands[1]->rank && operands[0]->numel >= operands[1]->numel;
    return (layout){NULL, {operands[0], operands[1]}, decides ? 1 : 2};
}

/*
 * Compute a gradient with the formula `f`, which may be g->f with another dtype rule. The
 * derivative of the square has a factor of 2.
 */
static tn_status gradient_of(const gradient_call *g, const formula *f, tn_tensor **out)
{
    double whole = g->f == &squares_back ? 2 : 1;
    double count = (double)g->operands[1]->numel;
    tni_numbers k = numbers_of(g->number, g->reduction == REDUCTION_MEAN ? whole / count : whole);
    layout lies = layout_of_gradient(g);
    if (f != g->f) /* a given tensor that grows lies as the operands do */
        lies.filled = NULL;
    return compute_promoted(g->name, f, g->operands, &k, &lies, out);
}

/* Return a new gradient. */
static tn_status backward(const gradient_call *g, StableIValue *outs)
{
    tn_tensor *result;
    TN_TRY(gradient_of(g, g->f, &result));
    return tni_return_take(result, outs);
}

/*
 * Compute a gradient into a given tensor. It is computed in the promoted dtype first, since the
 * given tensor may hold what one of the input's dtype could not.
 */
static tn_status backward_to(const gradient_call *g, const tn_call *call, tn_tensor *given,
                             StableIValue *outs)
{
    tn_tensor *result = NULL;
    formula f = *g->f;
    f.dtype_of = ALL;
    TN_TRY(gradient_of(g, &f, &result));
    tn_status status = TN_OK;
    if (g->f == &huber_back && given->dtype != result->dtype) /* the other operators cast */
        status = tni_fail(TN_ERR_RUNTIME, "Found dtype %s but expected %s",
                          tni_scalar_name((tn_dtype)given->dtype),
                          tni_scalar_name((tn_dtype)result->dtype));
    return tni_deliver(call, status, result, given, outs);
}

/* Fail if the given tensor overlaps itself, or an operand other than in place. */
static tn_status check_apart(const gradient_call *g, const tn_tensor *given)
{
    TN_TRY(tni_check_no_overlap(given));
    for (int i = 0; i < g->f->count; i++)
        TN_TRY(tni_check_apart(given, g->operands[i]));
    return TN_OK;
}

/*
 * Check the operands of soft_margin_loss_backward: the gradient of the loss must broadcast to the
 * shape of input and target, and may not extend it.
 */
static tn_status check_margin_gradient(const tn_tensor *gradient, const tn_tensor *self,
                                       const tn_tensor *target)
{
    tni_shape_text own;
    tni_shape_text other;
    int64_t sizes[TN_MAX_DIM];
    int64_t rank;
    TN_TRY(tni_check_negatable((tn_dtype)target->dtype));
    TN_TRY(tni_broadcast(tni_sizes_of(self), tni_sizes_of(target), &rank, sizes));
    bool fits = gradient->rank <= rank;
    for (int d = 0; fits && d < gradient->rank; d++)
        fits = gradient->sizes[d] == 1 || gradient->sizes[d] == sizes[rank - gradient->rank + d];
    return fits ? TN_OK
                : tni_fail(TN_ERR_RUNTIME,
                           "output with shape %s doesn't match the broadcast shape of a "
                           "grad_output with sizes %s",
                           tni_shape_print(&own, (int)rank, sizes),
                           tni_shape_print(&other, gradient->rank, gradient->sizes));
}

/* ---- operators ---- */

/*
 * The gradient of a loss of an input and a target, and its variant into a tensor that must not
 * overlap the operands.
 */
#define GRADIENT(op, f, number, given_op)                                                          \
    TNI_TYPED(op)                                                                                  \
    {                                                                                              \
        gradient_call g = {                                                                        \
            #op, &f, {in->grad_output, in->self, in->target}, number, in->reduction};              \
        return backward(&g, outs);                                                                 \
    }                                                                                              \
    TNI_TYPED(given_op)                                                                            \
    {                                                                                              \
        gradient_call g = {                                                                        \
            #op, &f, {in->grad_output, in->self, in->target}, number, in->reduction};              \
        TN_TRY(check_apart(&g, in->grad_input));                                                   \
        return backward_to(&g, call, in->grad_input, outs);                                        \
    }
GRADIENT(mse_loss_backward, squares_back, 0, mse_loss_backward_grad_input)
GRADIENT(smooth_l1_loss_backward, smooth_back, in->beta, smooth_l1_loss_backward_grad_input)
GRADIENT(huber_loss_backward, huber_back, in->delta, huber_loss_backward_out)

TNI_TYPED(mse_loss)
{
    tn_tensor *const operands[] = {in->self, in->target};
    return forward("mse_loss", &squares, operands, 0, in->reduction, outs);
}

TNI_TYPED(soft_margin_loss)
{
    tn_tensor *const operands[] = {in->self, in->target};
    return forward("soft_margin_loss", &margin, operands, 0, in->reduction, outs);
}

/* The operands begin with the target, whose strides the result follows. */
TNI_TYPED(soft_margin_loss_backward)
{
    gradient_call g = {"soft_margin_loss_backward",
                       &margin_back,
                       {in->target, in->self, in->grad_output},
                       0,
                       in->reduction};
    TN_TRY(check_margin_gradient(in->grad_output, in->self, in->target));
    return backward(&g, outs);
}

TNI_TYPED(soft_margin_loss_backward_grad_input)
{
    tni_builder s = {0};
    gradient_call g = {"soft_margin_loss_backward",
                       &margin_back,
                       {in->target, in->self, in->grad_output},
                       0,
                       in->reduction};
    /* On another device the result of the functional operator is copied. */
    if (TNI_UNLIKELY(tni_is_on_device(in->self))) {
        tn_tensor *result = TNI_BUILD(&s, soft_margin_loss_backward, in->grad_output, in->self,
                                      in->target, in->reduction);
        return tni_builder_deliver(&s, result, in->grad_input, outs);
    }
    TN_TRY(check_margin_gradient(in->grad_output, in->self, in->target));
    return backward_to(&g, call, in->grad_input, outs);
}

/* Fail unless a constant is positive, or at least 0 if that is allowed; nan is neither. */
static tn_status check_positive(const char *name, const char *what, double number, bool allows_zero)
{
    if (number > 0 || (allows_zero && number == 0))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s does not support %s values for %s.", name,
                    allows_zero ? "negative" : "non-positive", what);
}

TNI_TYPED(smooth_l1_loss)
{
    tn_tensor *const operands[] = {in->self, in->target};
    TN_TRY(check_positive("smooth_l1_loss", "beta", in->beta, true));
    return forward("smooth_l1_loss", &smooth, operands, in->beta, in->reduction, outs);
}

TNI_TYPED(huber_loss)
{
    tn_tensor *const operands[] = {in->self, in->target};
    TN_TRY(check_positive("huber_loss", "delta", in->delta, false));
    return forward("huber_loss", &huber, operands, in->delta, in->reduction, outs);
}

/* Fail where the loop found elements that are no probabilities. */
static tn_status check_probabilities(int fault)
{
    if (fault == 0)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "all elements of %s should be between 0 and 1",
                    (fault & TNI_FAULT_INPUT) != 0 ? "input" : "target");
}

TNI_TYPED(binary_cross_entropy)
{
    tni_builder s = {0};
    tn_tensor *const operands[] = {in->self, in->target, in->weight};
    const formula *f = in->weight == NULL ? &entropy : &weighted_entropy;
    int fault = 0;
    tni_numbers k = {.fault = &fault};
    layout lies = layout_of(f, operands);
    if (in->self->dtype != in->target->dtype)
        return tni_fail(TN_ERR_RUNTIME, "binary_cross_entropy: Found dtype %s but expected %s",
                        tni_scalar_name((tn_dtype)in->target->dtype),
                        tni_scalar_name((tn_dtype)in->self->dtype));
    TN_TRY(check_reduction("binary_cross_entropy", in->reduction));
    tn_tensor *losses =
        TNI_BUILD_OF(&s, compute("binary_cross_entropy", f, operands, &k, &lies, &s.made));
    TNI_BUILD_DO(&s, check_probabilities(fault));
    return tni_builder_return(&s, reduced(&s, losses, in->reduction), outs);
}

TNI_TYPED(binary_cross_entropy_backward)
{
    gradient_call g = {"binary_cross_entropy_backward",
                       in->weight == NULL ? &entropy_back : &weighted_entropy_back,
                       {in->grad_output, in->self, in->target, in->weight},
                       0,
                       in->reduction};
    return backward(&g, outs);
}

/*
 * Fail unless input and target have the same sizes: where there is a weight for positive targets,
 * PyTorch multiplies in place, so nothing broadcasts.
 */
static tn_status check_same_sizes(const tn_tensor *self, const tn_tensor *target)
{
    tni_shape_text own;
    tni_shape_text other;
    if (tni_has_sizes(self, target->rank, target->sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&own, self->rank, self->sizes),
                    tni_shape_print(&other, target->rank, target->sizes));
}

/*
 * A missing weight is 1 where the other one is given; without either, the loop without weights
 * runs.
 */
TNI_TYPED(binary_cross_entropy_with_logits)
{
    tni_builder s = {0};
    tni_numbers k = numbers_of(0, 1);
    tn_tensor *operands[] = {in->self, in->target, in->weight, in->pos_weight};
    bool is_weighted = in->weight != NULL || in->pos_weight != NULL;
    TN_TRY(check_reduction("binary_cross_entropy_with_logits", in->reduction));
    if (in->pos_weight != NULL)
        TN_TRY(check_same_sizes(in->self, in->target));
    for (int i = 2; i < 4 && is_weighted; i++)
        if (operands[i] == NULL) {
            operands[i] = TNI_BUILD_OF(
                &s, tni_new_like(in->self, (tn_dtype)in->self->dtype, 0, NULL, &s.made));
            TNI_BUILD_DO(&s, tni_fill(operands[i], TNI_INT_SCALAR(1)));
        }
    const formula *f = is_weighted ? &weighted_logits : &logits;
    layout lies = layout_of(f, operands);
    tn_tensor *losses = TNI_BUILD_OF(
        &s, compute("binary_cross_entropy_with_logits", f, operands, &k, &lies, &s.made));
    return tni_builder_return(&s, reduced(&s, losses, in->reduction), outs);
}
