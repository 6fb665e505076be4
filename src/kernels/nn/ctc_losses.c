/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Connectionist temporal classification, after Graves and others, "Connectionist temporal
 * classification", 2006: the negative logarithm of the probability that the inputs spell a sequence
 * of classes once repeated classes are merged and blanks dropped, and its gradient.
 *
 *     _ctc_loss, _ctc_loss_backward   the recursions below
 *     ctc_loss                        calls _ctc_loss and reduces the losses
 *
 *     states of a target a b:   _ a _ b _      2 * length + 1, `_` is the blank
 *     alpha[t][s]   log of the sum over all paths of times 0 to t that end in state s
 *     beta[t][s]    log of the sum over all paths of times t to the end that start in state s
 *
 * From one time to the next a path stays in its state, moves on by one, or skips the blank between
 * two classes that differ. The gradient is that of the probabilities before their softmax, written
 * for log_probs: exp(prob) - exp(paths through the class + loss - prob), as PyTorch's is.
 *
 * Computed in double, vectors of states at a time (ctc_loops.h); alpha is rounded once, as the
 * result that the gradient reads. Cost: times by states by batch, sequences in parallel.
 */
#include "args/args_ctc_losses.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"
#include "kernels/core/isa.h"
#include "kernels/nn/ctc_loops.h"

#include <math.h>

/* Reductions, in PyTorch's numbering. */
enum { REDUCTION_NONE, REDUCTION_MEAN, REDUCTION_SUM };

/* One call. */
typedef struct alignment {
    tn_tensor *log_probs;  /* [times, batch, classes] */
    tn_tensor *targets;    /* [batch, length], or all of them concatenated */
    tni_ints inputs;       /* times of each sequence of the batch */
    tni_ints lengths;      /* length of each target */
    int64_t blank;         /* the class that stands for no class */
    int64_t steps;         /* times: the first size of log_probs */
    int64_t batch;         /* the second size of log_probs */
    int64_t classes;       /* the third size of log_probs */
    int64_t states;        /* states of the longest target */
    const double *probs;   /* log_probs as row-major doubles, once read */
    const int64_t *labels; /* targets as row-major int64, once read */
} alignment;

/* ---- checks ---- */

/* Fail unless there is one length per sequence, each in [0, most]. `what` names the argument. */
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

/* Check dtypes, ranks and the blank; the sizes of the targets follow in `prepare`. */
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

/* Set the sizes of the call, and check that the targets hold as many classes as the lengths say. */
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
        /* wraps: lengths of expanded targets are not bounded by memory */
        sum = tni_add_wrapping(sum, a->lengths.items[i]);
        most = a->lengths.items[i] > most ? a->lengths.items[i] : most;
    }
    if (targets->sizes[0] != (is_table ? a->batch : sum))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected tensor to have size %lld at dimension 0, but got size %lld for "
                        "argument #2 'targets'",
                        (long long)(is_table ? a->batch : sum), (long long)targets->sizes[0]);
    /* The number of states must not overflow. */
    if (most > INT64_MAX / 4)
        return tni_fail_memory(SIZE_MAX);
    a->states = 2 * most + 1;
    return TN_OK;
}

/* Return how far the first class of target n + 1 is from that of target n. */
static int64_t distance_after(const alignment *a, int64_t n)
{
    return a->targets->rank == 2 ? a->targets->sizes[1] : a->lengths.items[n];
}

/* Fail unless every class that belongs to a target is in range; padding is not looked at. */
static tn_status check_labels(const alignment *a)
{
    const int64_t *labels = a->labels;
    for (int64_t n = 0; n < a->batch; labels += distance_after(a, n++))
        for (int64_t i = 0; i < a->lengths.items[n]; i++) {
            int64_t label = labels[i];
            if (label < 0 || label >= a->classes)
                return tni_fail(TN_ERR_RUNTIME, "ctc_loss: target %lld is none of %lld classes",
                                (long long)label, (long long)a->classes);
        }
    return TN_OK;
}

/* Read the tensors into doubles and int64, kept by the builder. */
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

/* ---- one sequence ---- */

/* One sequence of the batch. */
typedef struct sequence {
    const alignment *of;   /* the call */
    int64_t n;             /* its index in the batch */
    int64_t steps;         /* times of its input */
    int64_t states;        /* states of its target, 2 * length + 1 */
    const int64_t *labels; /* its target */
} sequence;

/* Return sequence n, whose target is at `labels`. */
static sequence sequence_at(const alignment *a, int64_t n, const int64_t *labels)
{
    return (sequence){.of = a,
                      .n = n,
                      .steps = a->inputs.items[n],
                      .states = 2 * a->lengths.items[n] + 1,
                      .labels = labels};
}

/* Return the class of a state: even states are blanks. */
static int64_t class_at(const sequence *q, int64_t state)
{
    return state % 2 == 0 ? q->of->blank : q->labels[state / 2];
}

/* Return log_probs[step][n][class]. */
static double prob_at(const sequence *q, int64_t step, int64_t class)
{
    return q->of->probs[(step * q->of->batch + q->n) * q->of->classes + class];
}

/*
 * Memory of one sequence, in doubles and int64. Rows of states are as long as `padded` and have
 * -inf around them, as there are no paths from outside of the target.
 */
typedef struct workspace {
    double *rows[2]; /* the states at a time and at the next one */
    double *probs;   /* of the states at a time */
    double *joined;  /* alpha * beta of the states */
    double *tops;    /* for each state the greatest of those with its class */
    int64_t *skips;  /* for each state whether the one before the last counts: all bits or none */
    double *most;    /* for each class the greatest number of its states */
    double *sums;    /* for each class the sum of theirs */
    int64_t padded;  /* states, rounded up to whole vectors */
} workspace;

/* Return how many numbers the memory of one sequence has. */
static int64_t workspace_size(const alignment *a)
{
    int64_t row = tni_add_wrapping(a->states, TNI_CTC_LANES + 2 * TNI_CTC_MARGIN);
    return tni_mul_saturating(6, row) + 2 * a->classes;
}

/*
 * Divide up memory, and fill what depends on the target alone. A skipped state, two before
 * (direction -1) or behind (1), has a class of its own only if it differs: a repeated class needs
 * the blank in between, and blanks are never skipped to.
 */
static workspace workspace_of(const sequence *q, double *room, int direction)
{
    int64_t row = q->of->states + TNI_CTC_LANES + 2 * TNI_CTC_MARGIN;
    workspace w = {.rows = {room + TNI_CTC_MARGIN, room + row + TNI_CTC_MARGIN},
                   .probs = room + 2 * row,
                   .joined = room + 3 * row,
                   .tops = room + 4 * row,
                   .skips = (int64_t *)(void *)(room + 5 * row),
                   .most = room + 6 * row,
                   .sums = room + 6 * row + q->of->classes,
                   .padded = tni_round_up(q->states, TNI_CTC_LANES)};
    for (int64_t i = 0; i < 2 * row; i++)
        room[i] = -INFINITY;
    memset(w.probs, 0, (size_t)(4 * row) * sizeof *room);
    for (int64_t k = 0; k < q->states; k++) {
        int64_t skipped = k + 2 * direction;
        bool counts = skipped >= 0 && skipped < q->states && class_at(q, k) != class_at(q, skipped);
        w.skips[k] = -(int64_t)counts;
    }
    return w;
}

/* Compute the states of time t from those of the time before or after it. */
static void step(const sequence *q, const workspace *w, int64_t t, int direction)
{
    double *to = w->rows[t % 2];
    for (int64_t k = 0; k < q->states; k++)
        w->probs[k] = prob_at(q, t, class_at(q, k));
    TNI_OF_ISA(&tni_ctc_loops)
        ->advance(w->rows[(t + 1) % 2], w->probs, w->skips, w->padded, direction, to);
    /* Behind the last state there are no paths. */
    for (int64_t k = q->states; k < w->padded; k++)
        to[k] = -INFINITY;
}

/* Return log(e^a + e^b) without overflow. */
static double log_add(double a, double b)
{
    double most = a > b ? a : b;
    if (most == -INFINITY)
        most = 0;
    return most + log(exp(a - most) + exp(b - most));
}

/*
 * Fill alpha, which is all -inf on entry, and return the loss. A path begins in the first blank or
 * the first class and ends in the last class or the last blank.
 */
static double walk_forward(const sequence *q, double *room, double *alpha)
{
    int64_t width = q->of->states;
    /* Without input only the empty target is possible. */
    if (q->steps == 0)
        return q->states == 1 ? 0 : INFINITY;
    workspace w = workspace_of(q, room, -1);
    for (int64_t k = 0; k < q->states && k < 2; k++)
        w.rows[0][k] = prob_at(q, 0, class_at(q, k));
    for (int64_t t = 0; t < q->steps; t++) {
        if (t > 0)
            step(q, &w, t, -1);
        memcpy(alpha + t * width, w.rows[t % 2], (size_t)q->states * sizeof *alpha);
    }
    const double *last = alpha + (q->steps - 1) * width;
    double sum = last[q->states - 1];
    return -(q->states > 1 ? log_add(sum, last[q->states - 2]) : sum);
}

/* What all threads of a call share. */
typedef struct walk {
    const alignment *of; /* the call */
    double *room;        /* workspaces, one for each sequence */
    double *losses;      /* one for each sequence */
    double *alpha;       /* [batch, steps, states] */
    const double *grad;  /* backward: gradients of the losses */
    double *result;      /* backward: the gradients */
    bool skips_infinity; /* zero_infinity: an infinite loss has gradient 0 */
} walk;

/* Return the target of sequence n. */
static const int64_t *labels_of(const alignment *a, int64_t n)
{
    const int64_t *labels = a->labels;
    for (int64_t i = 0; i < n; i++)
        labels += distance_after(a, i);
    return labels;
}

/* Fill the losses and alpha of sequences [begin, end). */
static void walk_some(int64_t begin, int64_t end, void *context)
{
    const walk *w = context;
    const alignment *a = w->of;
    const int64_t *labels = labels_of(a, begin);
    for (int64_t n = begin; n < end; labels += distance_after(a, n++)) {
        sequence q = sequence_at(a, n, labels);
        w->losses[n] =
            walk_forward(&q, w->room + n * workspace_size(a), w->alpha + n * a->steps * a->states);
    }
}

/* Run a loop over the sequences, in parallel if they are long. */
static void walk_all(const alignment *a, tni_loop_body body, walk *w)
{
    w->of = a;
    tni_parallel_for(0, a->batch, 2048 / (tni_mul_saturating(a->steps, a->states) + 1) + 1, body,
                     w);
}

/* Make the memory of all sequences, kept by the builder. */
static tn_tensor *new_room(tni_builder *s, const alignment *a)
{
    int64_t size = tni_mul_saturating(a->batch, workspace_size(a));
    return TNI_BUILD_OF(s, tni_new_like(a->log_probs, TN_DTYPE_F64, 1, &size, &s->made));
}

/*
 * Return the losses and alpha, rounded to the dtype of log_probs. States that a target does not
 * have, and times behind an input, stay -inf.
 */
static tn_status run_forward(alignment *a, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[2];
    TN_TRY(prepare(a));
    const int64_t sizes[3] = {a->batch, a->steps, a->states};
    results[0] = TNI_BUILD_OF(&s, tni_new_like(a->log_probs, TN_DTYPE_F64, 1, &a->batch, &s.made));
    results[1] = TNI_BUILD_OF(&s, tni_new_like(a->log_probs, TN_DTYPE_F64, 3, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(results[1], TNI_REAL_SCALAR(-INFINITY)));
    tn_tensor *room = new_room(&s, a);
    if (tni_builder_go_on(&s) && results[1]->data != NULL && read_inputs(&s, a) == TN_OK)
        walk_all(
            a, walk_some,
            &(walk){.room = room->data, .losses = results[0]->data, .alpha = results[1]->data});
    for (int i = 0; i < 2; i++)
        results[i] =
            TNI_BUILD_OF(&s, tni_to_dtype(results[i], (tn_dtype)a->log_probs->dtype, &s.made));
    return tni_builder_return_all(&s, results, 2, outs);
}

/*
 * Compute beta of time t from that of the time after it. At the last time a path may be in either
 * of the last two states.
 */
static void step_back(const sequence *q, const workspace *w, int64_t t)
{
    if (t < q->steps - 1) {
        step(q, w, t, 1);
        return;
    }
    for (int64_t k = q->states > 1 ? q->states - 2 : 0; k < q->states; k++)
        w->rows[t % 2][k] = prob_at(q, t, class_at(q, k));
}

/*
 * Sum alpha * beta over the states of each class, relative to the greatest: the logarithm of the
 * sum is most + log(sums).
 */
static void join_states(const sequence *q, const workspace *w, const double *alpha,
                        const double *beta)
{
    int64_t classes = q->of->classes;
    for (int64_t c = 0; c < classes; c++)
        w->most[c] = -INFINITY;
    for (int64_t k = 0; k < q->states; k++) {
        double *most = &w->most[class_at(q, k)];
        w->joined[k] = alpha[k] + beta[k];
        *most = w->joined[k] > *most ? w->joined[k] : *most;
    }
    for (int64_t c = 0; c < classes; c++) {
        w->most[c] = w->most[c] == -INFINITY ? 0 : w->most[c];
        w->sums[c] = 0;
    }
    for (int64_t k = 0; k < q->states; k++)
        w->tops[k] = w->most[class_at(q, k)];
    TNI_OF_ISA(&tni_ctc_loops)->exponentials(w->joined, w->tops, w->padded);
    for (int64_t k = 0; k < q->states; k++)
        w->sums[class_at(q, k)] += w->joined[k];
}

/*
 * Write the gradient of one sequence to `to`, times `scale`; alpha comes from the forward operator.
 * Alpha and beta both contain the probability at t, hence "- prob" in the formula.
 */
static void walk_backward(const sequence *q, const double *alpha, double loss, double scale,
                          double *room, double *to)
{
    const alignment *a = q->of;
    workspace w = workspace_of(q, room, 1);
    for (int64_t t = q->steps - 1; t >= 0; t--) {
        int64_t at = (t * a->batch + q->n) * a->classes;
        step_back(q, &w, t);
        join_states(q, &w, alpha + t * a->states, w.rows[t % 2]);
        TNI_OF_ISA(&tni_ctc_loops)
            ->gradients(a->probs + at, w.most, w.sums, a->classes, loss, scale, to + at);
    }
}

/* Fill the gradients of sequences [begin, end). */
static void derive_some(int64_t begin, int64_t end, void *context)
{
    const walk *w = context;
    const alignment *a = w->of;
    const int64_t *labels = labels_of(a, begin);
    for (int64_t n = begin; n < end; labels += distance_after(a, n++)) {
        sequence q = sequence_at(a, n, labels);
        if (!(w->skips_infinity && w->losses[n] == INFINITY))
            walk_backward(&q, w->alpha + n * a->steps * a->states, w->losses[n], w->grad[n],
                          w->room + n * workspace_size(a), w->result);
    }
}

/* What the gradient reads besides the arguments of the call. */
typedef struct derivation {
    const tn_tensor *grad;      /* gradient of the losses */
    const tn_tensor *loss;      /* the losses of the forward operator */
    const tn_tensor *log_alpha; /* alpha of the forward operator */
    bool skips_infinity;        /* zero_infinity: an infinite loss has gradient 0 */
} derivation;

/*
 * Write the gradients of all sequences to `result`, which is all 0 on entry: times behind an input
 * keep that.
 */
static void derive_all(tni_builder *s, const alignment *a, const derivation *d, tn_tensor *result)
{
    const tn_tensor *given[3] = {d->grad, d->loss, d->log_alpha};
    double *numbers[3] = {NULL, NULL, NULL};
    for (int i = 0; i < 3; i++) {
        tn_tensor *wide = TNI_BUILD_OF(
            s, tni_clone(given[i], TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
        numbers[i] = wide == NULL ? NULL : wide->data;
    }
    tn_tensor *room = new_room(s, a);
    if (tni_builder_go_on(s))
        walk_all(a, derive_some,
                 &(walk){.room = room->data,
                         .losses = numbers[1],
                         .alpha = numbers[2],
                         .grad = numbers[0],
                         .result = result->data,
                         .skips_infinity = d->skips_infinity});
}

/*
 * Check the results of the forward operator and compute the gradient. log_alpha may have more
 * states than this batch needs.
 */
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

/*
 * Return the elements of a tensor of lengths, kept by the builder; no elements after a failure. The
 * sizes of the result depend on them, so a meta tensor is refused.
 */
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

/* ---- ctc_loss ---- */

/*
 * Return the losses reduced. A mean divides each loss by the length of its target, or 1 if that is
 * 0, and then takes the mean over the batch. With zero_infinity infinite losses count as 0.
 */
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

/* Hand both results of an operator to the builder and return the first. */
static tn_tensor *first_of(tni_builder *s, tn_status status, tn_tensor *const *results)
{
    TNI_BUILD_DO(s, status);
    if (status != TN_OK)
        return NULL;
    tni_builder_keep(s, results[1]);
    return tni_builder_keep(s, results[0]);
}

/* Return integers as a tensor of int64 on the device of `like`. */
static tn_tensor *tensor_of(tni_builder *s, tni_ints numbers, const tn_tensor *like)
{
    tn_tensor *made =
        TNI_BUILD_OF(s, tni_new_like(like, TN_DTYPE_I64, 1, &numbers.count, &s->made));
    /* A tensor over the caller's memory, borrowed only until the copy. */
    tn_tensor *row =
        TNI_BUILD_OF(s, tn_tensor_from_blob((void *)(uintptr_t)numbers.items, TN_DTYPE_I64, 1,
                                            &numbers.count, NULL, 0, NULL, NULL, &s->made));
    if (tni_builder_go_on(s) && made->data != NULL)
        s->status = tni_copy(made, row);
    return made;
}

/*
 * Return the losses. A single sequence ran as a batch of one, whose dimension is dropped unless the
 * losses were reduced.
 */
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
    /* [times, classes] is one sequence. */
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
