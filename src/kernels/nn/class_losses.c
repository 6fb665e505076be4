/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * nll_loss_forward, nll_loss2d_forward and their backward operators: the negative log-likelihood.
 *
 *     loss[n, p] = -weight[t] * self[n, t, p]   with t = target[n, p], 0 where t is ignore_index
 *     mean       = sum of losses / sum of the weights that count
 *
 * nll_loss has one position per row and nll_loss2d the H * W positions of an image; otherwise they
 * are the same. Computed in double and rounded once. Cost: linear in the target, not parallel.
 */
#include "args/args_class_losses.h"
#include "kernels/core/builder.h"

/* Reductions, in PyTorch's numbering; any other number is a sum, too. */
enum { REDUCTION_NONE, REDUCTION_MEAN };

/* One call: `rows` rows of `classes` scores for each of `positions` positions. */
typedef struct likelihood {
    const char *name;                 /* the operator, for messages */
    tn_tensor *self;                  /* [C], [N, C] or [N, C, H, W] */
    tn_tensor *target;                /* class indices, the sizes of self without C */
    tn_tensor *weight;                /* [C]; NULL: all weights are 1 */
    int64_t reduction;                /* REDUCTION_NONE, REDUCTION_MEAN or a sum */
    int64_t ignored;                  /* ignore_index: the class that contributes nothing */
    int64_t rows, classes, positions; /* N, C, and H * W or 1 */
} likelihood;

/* Fail unless `other` (a weight or a gradient; NULL passes) has the dtype of the input. */
static tn_status check_alike(const likelihood *l, const tn_tensor *other)
{
    if (other == NULL || other->dtype == l->self->dtype)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: expected scalar type %s but found %s", l->name,
                    tni_scalar_name((tn_dtype)l->self->dtype),
                    tni_scalar_name((tn_dtype)other->dtype));
}

/* Check dtypes and shapes and set rows, classes and positions. `is_plane` says nll_loss2d. */
static tn_status prepare(likelihood *l, bool is_plane)
{
    tni_shape_text own;
    tni_shape_text other;
    const tn_tensor *self = l->self;
    const tn_tensor *target = l->target;
    /* nll_loss takes [C] or [N, C]; nll_loss2d takes exactly [N, C, H, W]. */
    bool fits = is_plane ? self->rank == 4 && target->rank == 3
                         : (self->rank == 1 || self->rank == 2) && target->rank <= 1;
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "%s: an input of shape %s and a target of shape %s",
                        l->name, tni_shape_print(&own, self->rank, self->sizes),
                        tni_shape_print(&other, target->rank, target->sizes));
    if (target->dtype != TN_DTYPE_I64 && (is_plane || target->dtype != TN_DTYPE_U8))
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        is_plane ? "Long" : "Long or Byte", tni_scalar_name(target->dtype));
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", l->name,
                        tni_scalar_name(self->dtype));
    l->classes = self->sizes[self->rank == 1 ? 0 : 1];
    l->rows = self->rank == 1 ? 1 : self->sizes[0];
    l->positions = is_plane ? tni_mul_saturating(self->sizes[2], self->sizes[3]) : 1;
    /* A single row takes a target of one element, with or without a dimension. */
    bool matches =
        self->rank == 1 ? target->numel == 1 : target->rank >= 1 && target->sizes[0] == l->rows;
    if (is_plane)
        matches =
            matches && target->sizes[1] == self->sizes[2] && target->sizes[2] == self->sizes[3];
    if (!matches)
        return tni_fail(TN_ERR_RUNTIME, "size mismatch (got input: %s, target: %s)",
                        tni_shape_print(&own, self->rank, self->sizes),
                        tni_shape_print(&other, target->rank, target->sizes));
    if (l->weight != NULL && (l->weight->rank != 1 || l->weight->numel != l->classes))
        return tni_fail(TN_ERR_RUNTIME,
                        "weight tensor should be defined either for all %lld classes or no "
                        "classes but got weight tensor of shape: %s",
                        (long long)l->classes,
                        tni_shape_print(&own, l->weight->rank, l->weight->sizes));
    return check_alike(l, l->weight);
}

/* Return a tensor as row-major doubles, kept by the builder; NULL for NULL. */
static tn_tensor *wide(tni_builder *s, const tn_tensor *self)
{
    if (self == NULL)
        return NULL;
    return TNI_BUILD_OF(s, tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
}

/* Positions whose scores are converted at a time, on the stack. */
#define BLOCK 256

/* Where a walk over all positions is: they follow each other row by row. */
typedef struct walk {
    int64_t row;      /* elements before the row's scores */
    int64_t position; /* within the row */
} walk;

/* Return the element of the score of class `class` at a position, and go on to the next one. */
static inline int64_t next_element(const likelihood *l, walk *at, int64_t class)
{
    const int64_t element = at->row + class * l->positions + at->position;
    if (++at->position == l->positions) {
        at->position = 0;
        at->row += l->classes * l->positions;
    }
    return element;
}

/* Copy the scores of `count` positions, of `bytes` each; 0 for classes that are ignored. */
static inline __attribute__((always_inline)) void
read_elements(const likelihood *l, const char *scores, const int64_t *classes, int64_t count,
              walk *at, char *to, size_t bytes)
{
    for (int64_t i = 0; i < count; i++) {
        const bool is_ignored = classes[i] == l->ignored;
        const int64_t element = next_element(l, at, is_ignored ? 0 : classes[i]);
        if (is_ignored)
            memset(to + i * (int64_t)bytes, 0, bytes);
        else
            memcpy(to + i * (int64_t)bytes, scores + element * (int64_t)bytes, bytes);
    }
}

/* Return the scores of `count` positions as doubles; 0 for classes that are ignored. */
static void read_scores(const likelihood *l, const tn_tensor *scores, const int64_t *classes,
                        int64_t count, walk *at, double *to)
{
    const size_t bytes = tni_dtypes[scores->dtype].bytes;
    char elements[BLOCK * sizeof(double)];
    /* The size of an element as a constant: a copy is one load and one store. */
    if (bytes == 4)
        read_elements(l, scores->data, classes, count, at, elements, 4);
    else if (bytes == 8)
        read_elements(l, scores->data, classes, count, at, elements, 8);
    else if (bytes == 2)
        read_elements(l, scores->data, classes, count, at, elements, 2);
    else
        read_elements(l, scores->data, classes, count, at, elements, bytes);
    tni_convert(TN_DTYPE_F64, (char *)to, sizeof *to, (tn_dtype)scores->dtype, elements,
                (int64_t)bytes, count);
}

/* Write numbers where read_scores reads, but not for ignored classes. */
static void write_scores(const likelihood *l, const tn_tensor *scores, const int64_t *classes,
                         int64_t count, walk *at, const double *from)
{
    const int64_t bytes = tni_dtypes[scores->dtype].bytes;
    char elements[BLOCK * sizeof(double)];
    tni_convert((tn_dtype)scores->dtype, elements, bytes, TN_DTYPE_F64, (const char *)from,
                sizeof *from, count);
    for (int64_t i = 0; i < count; i++) {
        const bool is_ignored = classes[i] == l->ignored;
        const int64_t element = next_element(l, at, is_ignored ? 0 : classes[i]);
        if (!is_ignored)
            memcpy((char *)scores->data + element * bytes, elements + i * bytes, (size_t)bytes);
    }
}

/* Return the target as row-major int64, kept by the builder. */
static tn_tensor *classes_of(tni_builder *s, const likelihood *l)
{
    return tni_builder_contiguous(s, l->target, TN_DTYPE_I64);
}

/* Fail unless every class that is not ignored is in [0, classes). */
static tn_status check_classes(const likelihood *l, const tn_tensor *target)
{
    const int64_t *classes = target->data;
    for (int64_t i = 0; classes != NULL && i < target->numel; i++)
        if (classes[i] != l->ignored && (classes[i] < 0 || classes[i] >= l->classes))
            return tni_fail(TN_ERR_INDEX, "Target %lld is out of bounds.", (long long)classes[i]);
    return TN_OK;
}

/* Return the sum of some numbers, in four parts: no addition waits for the one before. */
static double sum_of(const double *numbers, int64_t count)
{
    double a = 0, b = 0, c = 0, d = 0;
    int64_t i = 0;
    for (; i + 4 <= count; i += 4) {
        a += numbers[i];
        b += numbers[i + 1];
        c += numbers[i + 2];
        d += numbers[i + 3];
    }
    for (; i < count; i++)
        a += numbers[i];
    return (a + b) + (c + d);
}

/* Make losses of `count` scores, and return the sum of their weights. */
static double weigh(const likelihood *l, const int64_t *classes, int64_t count,
                    const double *weights, double *numbers)
{
    int64_t counted = 0;
    double sum = 0;
    for (int64_t i = 0; i < count && weights == NULL; i++) {
        const bool counts = classes[i] != l->ignored;
        numbers[i] = counts ? -numbers[i] : 0;
        counted += counts;
    }
    for (int64_t i = 0; i < count && weights != NULL; i++) {
        const bool counts = classes[i] != l->ignored;
        const double weight = counts ? weights[classes[i]] : 0;
        numbers[i] = counts ? -weight * numbers[i] : 0;
        sum += weight;
    }
    return weights == NULL ? (double)counted : sum;
}

/*
 * Compute the loss of every position, or their sum or mean in losses[0], and the total weight.
 * `weights` may be NULL. Classes have been checked.
 */
static void sum_up(const likelihood *l, const tn_tensor *scores, const int64_t *classes,
                   const double *weights, double *losses, double *total)
{
    const int64_t count = l->rows * l->positions;
    double numbers[BLOCK];
    double sum = 0;
    double weight_sum = 0;
    walk at = {0};
    for (int64_t begin = 0; begin < count; begin += BLOCK) {
        const int64_t part = tni_min(count - begin, BLOCK);
        const int64_t *class = classes + begin;
        read_scores(l, scores, class, part, &at, numbers);
        weight_sum += weigh(l, class, part, weights, numbers);
        sum += sum_of(numbers, part);
        if (l->reduction == REDUCTION_NONE)
            memcpy(losses + begin, numbers, (size_t)part * sizeof *losses);
    }
    *total = weight_sum;
    /* If every position is ignored this is 0 / 0: a nan, as in PyTorch. */
    if (l->reduction == REDUCTION_MEAN)
        losses[0] = sum / *total;
    else if (l->reduction != REDUCTION_NONE)
        losses[0] = sum;
    else if (l->self->rank > 1)
        *total = 0; /* a single row [C] returns its weight even without a reduction */
}

/*
 * Return the loss and the total weight, both rounded to the dtype of the input. The results are
 * computed as doubles; on meta only their sizes are.
 */
static tn_status forward(likelihood *l, bool is_plane, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[2];
    TN_TRY(prepare(l, is_plane));
    /* A single row of nll_loss has a loss without dimensions whatever the reduction. */
    bool is_whole = l->reduction != REDUCTION_NONE || (!is_plane && l->self->rank == 1);
    const tn_tensor *shape = is_plane ? l->target : l->self;
    results[0] = TNI_BUILD_OF(&s, tni_new_like(l->self, TN_DTYPE_F64,
                                               is_whole   ? 0
                                               : is_plane ? 3
                                                          : 1,
                                               shape->sizes, &s.made));
    results[1] = TNI_BUILD_OF(&s, tni_new_like(l->self, TN_DTYPE_F64, 0, NULL, &s.made));
    if (tni_builder_go_on(&s) && l->self->device.type != TN_DEVICE_META) {
        double total = 0;
        double none = 0; /* written where the losses have no elements */
        tn_tensor *scores = TNI_BUILD_OF(&s, tni_contiguous(l->self, &s.made));
        tn_tensor *weights = wide(&s, l->weight);
        tn_tensor *classes = classes_of(&s, l);
        TNI_BUILD_DO(&s, check_classes(l, classes));
        if (tni_builder_go_on(&s)) {
            sum_up(l, scores, classes->data, weights == NULL ? NULL : weights->data,
                   results[0]->data != NULL ? results[0]->data : &none, &total);
            *(double *)results[1]->data = total;
        }
    }
    for (int i = 0; i < 2; i++)
        results[i] = TNI_BUILD_OF(&s, tni_to_dtype(results[i], (tn_dtype)l->self->dtype, &s.made));
    return tni_builder_return_all(&s, results, 2, outs);
}

/* What the gradient of self is computed from. */
typedef struct gradients {
    const double *of_losses; /* of each position, or a single one */
    bool is_one;             /* it is a single one */
    const double *weights;   /* of each class; NULL for 1 */
    double total;            /* what a mean was divided by */
    const int64_t *classes;  /* of each position; they have been checked */
} gradients;

/* Write the gradients at the class of each position to a result that is filled with 0. */
static void write_gradient(const likelihood *l, const tn_tensor *result, const gradients *from)
{
    const int64_t count = l->rows * l->positions;
    double numbers[BLOCK];
    walk at = {0};
    for (int64_t begin = 0; begin < count; begin += BLOCK) {
        const int64_t part = tni_min(count - begin, BLOCK);
        const int64_t *class = from->classes + begin;
        for (int64_t i = 0; i < part; i++) {
            const bool has_weight = from->weights != NULL && class[i] != l->ignored;
            double number = from->of_losses[from->is_one ? 0 : begin + i];
            if (l->reduction == REDUCTION_MEAN)
                number /= from->total;
            numbers[i] = -(has_weight ? from->weights[class[i]] : 1) * number;
        }
        write_scores(l, result, class, part, &at, numbers);
    }
}

/*
 * Return the gradient of self: -weight[t] * gradient (/ total_weight for a mean) at the class t of
 * each position, 0 elsewhere. `total_weight` is the second result of forward.
 */
static tn_status backward(likelihood *l, bool is_plane, tn_tensor *gradient,
                          tn_tensor *total_weight, StableIValue *outs)
{
    tni_builder s = {0};
    tni_shape_text text;
    TN_TRY(prepare(l, is_plane));
    /* Without a reduction there is one gradient per position. */
    int64_t wanted = l->reduction == REDUCTION_NONE ? l->rows * l->positions : 1;
    if (gradient->numel != wanted)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected a gradient of %lld elements, got %lld",
                        l->name, (long long)wanted, (long long)gradient->numel);
    if (total_weight->numel != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "expected total_weight to be a single element tensor, got: %s (%lld "
                        "elements)",
                        tni_shape_print(&text, total_weight->rank, total_weight->sizes),
                        (long long)total_weight->numel);
    TN_TRY(check_alike(l, gradient));
    /* total_weight is not looked at without a reduction, not even its dtype. */
    TN_TRY(check_alike(l, l->reduction != REDUCTION_NONE ? total_weight : NULL));
    tn_tensor *result = TNI_BUILD_OF(&s, tni_new_like(l->self, (tn_dtype)l->self->dtype,
                                                      l->self->rank, l->self->sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
    if (tni_builder_go_on(&s) && result->data != NULL) {
        tn_tensor *from = wide(&s, gradient);
        tn_tensor *weights = wide(&s, l->weight);
        tn_tensor *total = wide(&s, total_weight);
        tn_tensor *classes = classes_of(&s, l);
        TNI_BUILD_DO(&s, check_classes(l, classes));
        if (tni_builder_go_on(&s))
            write_gradient(l, result,
                           &(const gradients){.of_losses = from->data,
                                              .is_one = wanted == 1,
                                              .weights = weights == NULL ? NULL : weights->data,
                                              .total = *(const double *)total->data,
                                              .classes = classes->data});
    }
    return tni_builder_return(&s, result, outs);
}

/* The arguments that the four operators share. */
#define LIKELIHOOD(op)                                                                             \
    {                                                                                              \
        .name = (op), .self = in->self, .target = in->target, .weight = in->weight,                \
        .reduction = in->reduction, .ignored = in->ignore_index                                    \
    }
TNI_TYPED(nll_loss_forward)
{
    likelihood l = LIKELIHOOD("nll_loss");
    return forward(&l, false, outs);
}
TNI_TYPED(nll_loss_backward)
{
    likelihood l = LIKELIHOOD("nll_loss_backward");
    return backward(&l, false, in->grad_output, in->total_weight, outs);
}
TNI_TYPED(nll_loss2d_forward)
{
    likelihood l = LIKELIHOOD("nll_loss2d");
    return forward(&l, true, outs);
}
TNI_TYPED(nll_loss2d_backward)
{
    likelihood l = LIKELIHOOD("nll_loss2d_backward");
    return backward(&l, true, in->grad_output, in->total_weight, outs);
}
