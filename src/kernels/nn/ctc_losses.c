/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Connectionist temporal classification: how improbable it is that a sequence of classes, blanks
 * between them left out, is what the inputs say, and the gradient of that.
 *
 *     states of a target a b:   _ a _ b _      2 * length + 1
 *     alpha[t][s]   the logarithm of all ways to state s in t + 1 steps
 *     beta[t][s]    that of all ways from s in step t to the end
 *
 * Computed in double; alpha is rounded once, as the result that the gradient reads.
 *
 * The recursions are those of Graves and others (2006, "Connectionist temporal classification").
 * From one step to the next a way stays in its state, goes on by one, or leaves out the blank
 * between two classes that differ. The gradient is that of the probabilities before their softmax,
 * written for log_probs: exp(prob) - exp(ways through the class + loss - prob), as PyTorch's is.
 */
#include "args/args_nn.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"

#include <math.h>

/* What is done with the losses, in PyTorch's numbers. */
enum { REDUCTION_NONE, REDUCTION_MEAN, REDUCTION_SUM };

/* One call. */
typedef struct alignment {
    tn_tensor *log_probs;  /* [steps, batch, classes] */
    tn_tensor *targets;    /* [batch, length], or all of them one after the other */
    tni_ints inputs;       /* steps of each of the batch */
    tni_ints lengths;      /* of the targets */
    int64_t blank;         /* the class that stands between others */
    int64_t steps;         /* first size of log_probs */
    int64_t batch;         /* second size */
    int64_t classes;       /* third size */
    int64_t states;        /* of the longest target */
    const double *probs;   /* row-major, once they are read */
    const int64_t *labels; /* row-major targets */
} alignment;

/* ---- checks ---- */

static tn_status check_lengths(const alignment *a, tni_ints lengths, const char *what, int64_t most)
{
    if (lengths.count != a->batch)
        return tni_fail(TN_ERR_RUNTIME, "%s must be of size batch_size, %lld, but has %lld", what,
                        (long long)a->batch, (long long)lengths.count);
    for (int64_t i = 0; i < lengths.count; i++) {
        if (lengths.items[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "Expected %s to have value at least 0, but got value %lld", what,
                            (long long)lengths.items[i]);
        if (lengths.items[i] > most)
            return tni_fail(TN_ERR_RUNTIME,
                            "Expected %s to have value at most %lld, but got value %lld", what,
                            (long long)most, (long long)lengths.items[i]);
    }
    return TN_OK;
}

static tn_status check_tensors(const alignment *a)
{
    const tn_tensor *probs = a->log_probs;
    const tn_tensor *targets = a->targets;
    if (probs->rank != 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "ctc_loss: expected 3-dimensional log_probs, but got "
                        "%d dimensions",
                        probs->rank);
    if (probs->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "log_probs tensor must not be empty");
    if (targets->dtype != TN_DTYPE_I64 && targets->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME,
                        "ctc_loss: expected targets to have scalar type Int or Long; but got %s",
                        tni_scalar_name((tn_dtype)targets->dtype));
    if (targets->rank < 1 || targets->rank > 2)
        return tni_fail(TN_ERR_RUNTIME, "ctc_loss: expected targets of 1 or 2 dimensions, got %d",
                        targets->rank);
    if (a->blank < 0 || a->blank >= probs->sizes[2])
        return tni_fail(TN_ERR_RUNTIME, "blank must be in label range");
    if (probs->dtype != TN_DTYPE_F32 && probs->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"ctc_loss_cpu\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)probs->dtype));
    return TN_OK;
}

/* Fills in the sizes; the targets must be as long as the lengths say. */
static tn_status prepare(alignment *a)
{
    const tn_tensor *targets = a->targets;
    int64_t sum = 0;
    int64_t most = 0;
    TN_TRY(check_tensors(a));
    a->steps = a->log_probs->sizes[0];
    a->batch = a->log_probs->sizes[1];
    a->classes = a->log_probs->sizes[2];
    TN_TRY(check_lengths(a, a->inputs, "input_lengths", a->steps));
    bool is_table = targets->rank == 2;
    TN_TRY(check_lengths(a, a->lengths, "target_lengths",
                         is_table ? targets->sizes[1] : targets->numel));
    for (int64_t i = 0; i < a->batch; i++) {
        sum = tni_add_wrapping(sum, a->lengths.items[i]); /* expanded targets may be this long */
        most = a->lengths.items[i] > most ? a->lengths.items[i] : most;
    }
    if (targets->sizes[0] != (is_table ? a->batch : sum))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected tensor to have size %lld at dimension 0, but got size %lld for "
                        "argument #2 'targets'",
                        (long long)(is_table ? a->batch : sum), (long long)targets->sizes[0]);
    if (most > INT64_MAX / 4)
        return tni_fail_memory(SIZE_MAX);
    a->states = 2 * most + 1;
    return TN_OK;
}

/* Where the target of one of the batch begins. */
static int64_t start_of(const alignment *a, int64_t n)
{
    int64_t start = 0;
    if (a->targets->rank == 2)
        return n * a->targets->sizes[1];
    for (int64_t i = 0; i < n; i++)
        start += a->lengths.items[i];
    return start;
}

static tn_status check_labels(const alignment *a)
{
    for (int64_t n = 0; n < a->batch; n++) {
        const int64_t *labels = a->labels + start_of(a, n);
        for (int64_t i = 0; i < a->lengths.items[n]; i++) {
            int64_t label = labels[i];
            if (label < 0 || label >= a->classes)
                return tni_fail(TN_ERR_RUNTIME, "ctc_loss: target %lld is none of %lld classes",
                                (long long)label, (long long)a->classes);
        }
    }
    return TN_OK;
}

/* Reads the tensors; the steps keep what is made. */
static tn_status read_inputs(tni_builder *s, alignment *a)
{
    tn_tensor *probs = TNI_BUILD_OF(
        s, tni_clone(a->log_probs, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    tn_tensor *labels =
        TNI_BUILD_OF(s, tni_clone(a->targets, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    if (!tni_builder_go_on(s))
        return s->status;
    a->probs = probs->data;
    a->labels = labels->data;
    return s->status = check_labels(a);
}

/* ---- one of the batch ---- */

/* One of the batch. */
typedef struct sequence {
    const alignment *of;   /* the call */
    int64_t n;             /* which one */
    int64_t steps;         /* inputs that count */
    int64_t states;        /* of its target */
    const int64_t *labels; /* its target */
} sequence;

static sequence sequence_at(const alignment *a, int64_t n)
{
    return (sequence){.of = a,
                      .n = n,
                      .steps = a->inputs.items[n],
                      .states = 2 * a->lengths.items[n] + 1,
                      .labels = a->labels == NULL ? NULL : a->labels + start_of(a, n)};
}

static int64_t class_at(const sequence *q, int64_t state)
{
    return state % 2 == 0 ? q->of->blank : q->labels[state / 2];
}

static double prob_at(const sequence *q, int64_t step, int64_t class)
{
    return q->of->probs[(step * q->of->batch + q->n) * q->of->classes + class];
}

/* log(e^a + e^b). With -inf for both the difference below would be nan. */
static double log_add(double a, double b)
{
    double most = a > b ? a : b;
    if (most == -INFINITY)
        return -INFINITY;
    return most + log(exp(a - most) + exp(b - most));
}

/* The ways to a state out of those to the states before it, or after it for a direction of 1. */
static double ways_to(const sequence *q, const double *ways, int64_t state, int direction)
{
    int64_t next = state + direction;
    int64_t skipped = state + 2 * direction;
    double sum = ways[state];
    if (next >= 0 && next < q->states)
        sum = log_add(sum, ways[next]);
    if (skipped >= 0 && skipped < q->states && class_at(q, state) != class_at(q, skipped))
        sum = log_add(sum, ways[skipped]);
    return sum;
}

/* Fills alpha, which is full of -inf, and returns the loss. */
static double walk_forward(const sequence *q, double *alpha)
{
    int64_t width = q->of->states;
    if (q->steps == 0)
        return q->states == 1 ? 0 : INFINITY;
    alpha[0] = prob_at(q, 0, q->of->blank);
    if (q->states > 1)
        alpha[1] = prob_at(q, 0, class_at(q, 1));
    for (int64_t t = 1; t < q->steps; t++)
        for (int64_t k = 0; k < q->states; k++)
            alpha[t * width + k] =
                ways_to(q, alpha + (t - 1) * width, k, -1) + prob_at(q, t, class_at(q, k));
    const double *last = alpha + (q->steps - 1) * width;
    double sum = last[q->states - 1];
    return -(q->states > 1 ? log_add(sum, last[q->states - 2]) : sum);
}

static tn_status run_forward(alignment *a, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[2];
    TN_TRY(prepare(a));
    const int64_t sizes[3] = {a->batch, a->steps, a->states};
    results[0] = TNI_BUILD_OF(&s, tni_new_like(a->log_probs, TN_DTYPE_F64, 1, &a->batch, &s.made));
    results[1] = TNI_BUILD_OF(&s, tni_new_like(a->log_probs, TN_DTYPE_F64, 3, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(results[1], TNI_REAL_SCALAR(-INFINITY)));
    if (tni_builder_go_on(&s) && results[1]->data != NULL && read_inputs(&s, a) == TN_OK)
        for (int64_t n = 0; n < a->batch; n++) {
            sequence q = sequence_at(a, n);
            ((double *)results[0]->data)[n] =
                walk_forward(&q, (double *)results[1]->data + n * a->steps * a->states);
        }
    for (int i = 0; i < 2; i++)
        results[i] =
            TNI_BUILD_OF(&s, tni_to_dtype(results[i], (tn_dtype)a->log_probs->dtype, &s.made));
    return tni_builder_return_all(&s, results, 2, outs);
}

/* Beta of one step out of that of the step after it. */
static void step_back(const sequence *q, int64_t t, const double *after, double *to)
{
    for (int64_t k = 0; k < q->states; k++) {
        double ways;
        if (t == q->steps - 1)
            ways = k >= q->states - 2 ? 0 : -INFINITY;
        else
            ways = ways_to(q, after, k, 1);
        to[k] = ways + prob_at(q, t, class_at(q, k));
    }
}

/* The gradient of one sequence; `room` is for two rows of states and one of classes. */
static void walk_backward(const sequence *q, const double *alpha, double loss, double scale,
                          double *room, double *to)
{
    const alignment *a = q->of;
    double *rows[2] = {room, room + a->states};
    double *through = room + 2 * a->states;
    for (int64_t t = q->steps - 1; t >= 0; t--) {
        double *beta = rows[t % 2];
        step_back(q, t, rows[(t + 1) % 2], beta);
        for (int64_t c = 0; c < a->classes; c++)
            through[c] = -INFINITY;
        for (int64_t k = 0; k < q->states; k++) {
            int64_t class = class_at(q, k);
            through[class] = log_add(through[class], alpha[t * a->states + k] + beta[k]);
        }
        for (int64_t c = 0; c < a->classes; c++) {
            double prob = prob_at(q, t, c);
            to[(t * a->batch + q->n) * a->classes + c] =
                scale * (exp(prob) - exp(through[c] + loss - prob));
        }
    }
}

/* What the gradient reads beside the call's own arguments. */
typedef struct derivation {
    const tn_tensor *grad;      /* of the losses */
    const tn_tensor *loss;      /* the losses */
    const tn_tensor *log_alpha; /* of the forward operator */
    bool skips_infinity;        /* an infinite loss has no gradient */
} derivation;

static void derive_all(tni_builder *s, const alignment *a, const derivation *d, tn_tensor *result)
{
    const tn_tensor *given[3] = {d->grad, d->loss, d->log_alpha};
    const double *numbers[3] = {NULL, NULL, NULL};
    int64_t room_size = tni_mul_saturating(2, a->states) + a->classes;
    for (int i = 0; i < 3; i++) {
        tn_tensor *wide = TNI_BUILD_OF(
            s, tni_clone(given[i], TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
        numbers[i] = wide == NULL ? NULL : wide->data;
    }
    tn_tensor *room =
        TNI_BUILD_OF(s, tni_new_like(a->log_probs, TN_DTYPE_F64, 1, &room_size, &s->made));
    for (int64_t n = 0; tni_builder_go_on(s) && n < a->batch; n++) {
        sequence q = sequence_at(a, n);
        double loss = numbers[1][n];
        if (!(d->skips_infinity && loss == INFINITY))
            walk_backward(&q, numbers[2] + n * a->steps * a->states, loss, numbers[0][n],
                          room->data, result->data);
    }
}

static tn_status run_backward(alignment *a, const derivation *d, StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(prepare(a));
    if (d->log_alpha->rank == 3 && d->log_alpha->sizes[2] > a->states)
        a->states = d->log_alpha->sizes[2];
    const int64_t sizes[3] = {a->batch, a->steps, a->states};
    if (!tni_has_sizes(d->log_alpha, 3, sizes) || d->grad->numel != a->batch ||
        d->loss->numel != a->batch)
        return tni_fail(TN_ERR_RUNTIME,
                        "_ctc_loss_backward: expected a gradient and a loss for "
                        "each of %lld, and log_alpha for %lld steps and %lld "
                        "states",
                        (long long)a->batch, (long long)a->steps, (long long)a->states);
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_new_like(a->log_probs, TN_DTYPE_F64, 3, a->log_probs->sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
    if (tni_builder_go_on(&s) && result->data != NULL && read_inputs(&s, a) == TN_OK)
        derive_all(&s, a, d, result);
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(result, (tn_dtype)a->log_probs->dtype, &s.made)), outs);
}

/* ---- the operators ---- */

/* The numbers of a tensor of lengths; the steps keep them. */
static tni_ints numbers_of(tni_builder *s, const tn_tensor *lengths, const char *what)
{
    if (tni_category((tn_dtype)lengths->dtype) != 1)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "%s must be integral", what));
    if (lengths->rank != 1)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "%s must be of size batch_size", what));
    if (lengths->device.type == TN_DEVICE_META)
        TNI_BUILD_DO(s,
                     tni_fail(TN_ERR_NOT_IMPLEMENTED,
                              "_ctc_loss: the result's sizes depend on %s, and a meta tensor has "
                              "no numbers",
                              what));
    tn_tensor *wide =
        TNI_BUILD_OF(s, tni_clone(lengths, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    return wide == NULL ? TNI_NO_INTS : (tni_ints){wide->data, wide->numel};
}

TNI_TYPED(_ctc_loss)
{
    alignment a = {.log_probs = in->log_probs,
                   .targets = in->targets,
                   .inputs = in->input_lengths,
                   .lengths = in->target_lengths,
                   .blank = in->blank};
    return run_forward(&a, outs);
}

TNI_TYPED(_ctc_loss_Tensor)
{
    tni_builder s = {0};
    alignment a = {.log_probs = in->log_probs, .targets = in->targets, .blank = in->blank};
    a.inputs = numbers_of(&s, in->input_lengths, "input_lengths");
    a.lengths = numbers_of(&s, in->target_lengths, "target_lengths");
    TNI_BUILD_DO(&s, run_forward(&a, outs));
    return tni_builder_end(&s);
}

TNI_TYPED(_ctc_loss_backward)
{
    alignment a = {.log_probs = in->log_probs,
                   .targets = in->targets,
                   .inputs = in->input_lengths,
                   .lengths = in->target_lengths,
                   .blank = in->blank};
    derivation d = {in->grad, in->neg_log_likelihood, in->log_alpha, in->zero_infinity};
    return run_backward(&a, &d, outs);
}

TNI_TYPED(_ctc_loss_backward_Tensor)
{
    tni_builder s = {0};
    alignment a = {.log_probs = in->log_probs, .targets = in->targets, .blank = in->blank};
    derivation d = {in->grad, in->neg_log_likelihood, in->log_alpha, in->zero_infinity};
    a.inputs = numbers_of(&s, in->input_lengths, "input_lengths");
    a.lengths = numbers_of(&s, in->target_lengths, "target_lengths");
    TNI_BUILD_DO(&s, run_backward(&a, &d, outs));
    return tni_builder_end(&s);
}

/* ---- the composites ---- */

/* The losses reduced; a mean is of losses by the lengths of their targets, at least 1. */
static tn_tensor *reduced(tni_builder *s, tn_tensor *loss, tn_tensor *lengths, int64_t reduction,
                          bool skips_infinity)
{
    if (skips_infinity) {
        tn_tensor *is_infinite = TNI_BUILD(s, eq_Scalar, loss, TNI_REAL_SCALAR(INFINITY));
        loss = TNI_BUILD(s, masked_fill_Scalar, loss, is_infinite, TNI_INT_SCALAR(0));
    }
    if (reduction == REDUCTION_SUM)
        return TNI_BUILD(s, sum, loss, TN_DTYPE_UNDEFINED);
    if (reduction != REDUCTION_MEAN)
        return loss;
    tn_tensor *counted = TNI_BUILD(s, clamp_min, lengths, TNI_INT_SCALAR(1));
    tn_tensor *each = TNI_BUILD(s, div_Tensor, loss, counted);
    return TNI_BUILD(s, mean, each, TN_DTYPE_UNDEFINED);
}

/* Two results, of which the first is wanted. */
static tn_tensor *first_of(tni_builder *s, tn_status status, tn_tensor *const *results)
{
    TNI_BUILD_DO(s, status);
    if (status != TN_OK)
        return NULL;
    tni_builder_keep(s, results[1]);
    return tni_builder_keep(s, results[0]);
}

/* Numbers as a tensor on the device of `like`. */
static tn_tensor *tensor_of(tni_builder *s, tni_ints numbers, const tn_tensor *like)
{
    tn_tensor *made =
        TNI_BUILD_OF(s, tni_new_like(like, TN_DTYPE_I64, 1, &numbers.count, &s->made));
    tn_tensor *row =
        TNI_BUILD_OF(s, tn_tensor_from_blob((void *)(uintptr_t)numbers.items, TN_DTYPE_I64, 1,
                                            &numbers.count, NULL, 0, NULL, NULL, &s->made));
    if (tni_builder_go_on(s) && made->data != NULL)
        s->status = tni_copy(made, row);
    return made;
}

/* One sequence alone is a batch of one, and its loss has no dimension. */
static tn_status return_losses(tni_builder *s, tn_tensor *loss, bool is_batch, int64_t reduction,
                               StableIValue *outs)
{
    bool is_list = reduction != REDUCTION_MEAN && reduction != REDUCTION_SUM;
    if (!is_batch && is_list)
        loss = TNI_BUILD(s, squeeze_dim, loss, 0);
    return tni_builder_return(s, loss, outs);
}

TNI_TYPED(ctc_loss_IntList)
{
    tni_builder s = {0};
    tn_tensor *results[2] = {NULL, NULL};
    bool is_batch = in->log_probs->rank != 2;
    tn_tensor *probs = is_batch ? in->log_probs : TNI_BUILD(&s, unsqueeze, in->log_probs, 1);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *loss =
        first_of(&s,
                 tni_call__ctc_loss(probs, in->targets, in->input_lengths, in->target_lengths,
                                    in->blank, in->zero_infinity, results),
                 results);
    tn_tensor *lengths = tensor_of(&s, in->target_lengths, in->log_probs);
    return return_losses(&s, reduced(&s, loss, lengths, in->reduction, in->zero_infinity), is_batch,
                         in->reduction, outs);
}

TNI_TYPED(ctc_loss_Tensor)
{
    tni_builder s = {0};
    tn_tensor *results[2] = {NULL, NULL};
    bool is_batch = in->log_probs->rank != 2;
    tn_tensor *probs = is_batch ? in->log_probs : TNI_BUILD(&s, unsqueeze, in->log_probs, 1);
    tn_tensor *inputs =
        is_batch ? in->input_lengths : TNI_BUILD(&s, reshape, in->input_lengths, TNI_INT_LIST(-1));
    tn_tensor *lengths = is_batch ? in->target_lengths
                                  : TNI_BUILD(&s, reshape, in->target_lengths, TNI_INT_LIST(-1));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *loss = first_of(&s,
                               tni_call__ctc_loss_Tensor(probs, in->targets, inputs, lengths,
                                                         in->blank, in->zero_infinity, results),
                               results);
    return return_losses(&s, reduced(&s, loss, lengths, in->reduction, in->zero_infinity), is_batch,
                         in->reduction, outs);
}
