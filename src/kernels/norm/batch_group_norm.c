/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Normalisations of channels: native_batch_norm and native_group_norm in all their overloads, and
 * their gradients.
 *
 * All have one form: sums over parts of the input give a few factors, then every element is a sum
 * of products of factors that are broadcast to it. Factors are in tables [rows, channels]: one row
 * for batch_norm, a row per sample for group_norm. Sums are reductions (reduce.c) and broadcasting
 * is the strided loop's (iterator.h), so the input may have any strides.
 *
 *     forward    y = (x - mean) a + bias                 a = scale * weight
 *     gradient   dx = g a - s - (x - mean) p
 *                s = the mean of g a, p = scale^2 times the mean of g a (x - mean),
 *                both over the elements that share a mean
 *
 * With running statistics mean and scale are constants, so s and p are 0. Cost: one reduction over
 * the input, and one pass for the elements; the gradient takes two reductions and a temporary of
 * the input's size. Tables are in double and rounded to the computing dtype once, when a loop reads
 * them: they are small beside the input.
 */
#include "args/args_batch_group_norm.h"
#include "calls/calls_norm.h"
#include "kernels/norm/norm_loops.h"
#include "kernels/reduce/reduce.h"
#include "kernels/core/iterator.h"
#include "kernels/core/builder.h"

#include <math.h>

/* The reductions: a sum; variance and mean together. */
static const tni_reducer sums = {"batch_norm", TNI_FOLD_sum, TNI_SEEN_ADDED, {TNI_FINISH_VALUE}};
static const tni_reducer second_moments = {
    "batch_norm", TNI_FOLD_moments, TNI_SEEN_ADDED, {TNI_FINISH_VARIANCE, TNI_FINISH_MIDDLE}};

/* An operand that is no tensor: memory of any owner with sizes and strides. */
typedef struct laid_out {
    tni_strided operand;         /* of the arrays below */
    int64_t sizes[TN_MAX_DIM];   /* outermost first */
    int64_t strides[TN_MAX_DIM]; /* in elements */
} laid_out;

/* Return an operand over `data` with the sizes and strides that *shape has. */
static const tni_strided *lay_out(laid_out *shape, tn_dtype dtype, const void *data, int64_t rank)
{
    shape->operand = tni_strided_at(dtype, data, rank, shape->sizes, shape->strides);
    return &shape->operand;
}

/* What one call normalises. Elements of one group in one row of the table share a mean. */
typedef struct channels {
    tn_tensor *input;            /* of any strides */
    tn_dtype own;                /* its dtype */
    tn_dtype computing;          /* float or double */
    tn_dtype stats;              /* of saved statistics, and of gradients of absent parameters */
    tn_memory_format format;     /* of results with the input's sizes */
    int64_t samples;             /* the first dimension, N */
    int64_t rows;                /* of the tables: 1, or `samples` */
    int64_t count;               /* channels, C */
    int64_t groups;              /* of channels; with one row `count`: each channel by itself */
    int64_t area;                /* elements of a channel of one sample: HxW */
    const tni_norm_loops *loops; /* for the computing dtype */
} channels;

/* Return the number of elements that share a mean; 0 without any. */
static int64_t sharing(const channels *c)
{
    if (c->rows == 0 || c->groups == 0)
        return 0;
    return tni_mul_wrapping(c->samples / c->rows * (c->count / c->groups), c->area);
}

/* Return a table [rows, channels] of zeros, owned by the builder. NULL on failure or on meta. */
static double *new_table(tni_builder *s, const channels *c)
{
    tn_tensor *table = TNI_BUILD_OF(
        s, tni_new_like(c->input, TN_DTYPE_F64, 2, (int64_t[]){c->rows, c->count}, &s->made));
    if (table == NULL || table->data == NULL)
        return NULL;
    memset(table->data, 0, (size_t)table->numel * sizeof(double));
    return table->data;
}

/*
 * Return a parameter, one number per channel, as contiguous doubles that the builder owns; NULL if
 * it is NULL or on failure.
 */
static const double *read_vector(tni_builder *s, const channels *c, const char *name,
                                 tn_tensor *vector)
{
    if (vector == NULL || !tni_builder_go_on(s))
        return NULL;
    if (vector->numel != c->count)
        s->status = tni_fail(TN_ERR_RUNTIME, "%s has %lld elements, and there are %lld channels",
                             name, (long long)vector->numel, (long long)c->count);
    tn_tensor *plain = tni_builder_contiguous(s, vector, TN_DTYPE_F64);
    return plain != NULL ? plain->data : NULL;
}

/*
 * Write doubles to the elements of `to`, in row-major order, converted. Without a tensor or data
 * nothing happens.
 */
static tn_status write_vector(const tn_tensor *to, const double *numbers)
{
    int64_t strides[TN_MAX_DIM];
    if (to == NULL || to->data == NULL)
        return TN_OK;
    tni_row_major_strides(to->rank, to->sizes, strides);
    const tni_strided from = tni_strided_at(TN_DTYPE_F64, numbers, to->rank, to->sizes, strides);
    return tni_copy_strided(tni_strided_of(to), &from);
}

/* ---- checks and sizes ---- */

/*
 * Return the format in which the input is dense, row-major first; for other strides the suggested
 * one.
 */
static tn_memory_format dense_format(const tn_tensor *input)
{
    /* Of a tensor that is both, such as one with one channel, the row-major format counts. */
    tn_memory_format last =
        input->rank == 5 ? TN_MEMORY_FORMAT_CHANNELS_LAST_3D : TN_MEMORY_FORMAT_CHANNELS_LAST;
    if (tn_tensor_is_contiguous(input, TN_MEMORY_FORMAT_CONTIGUOUS))
        return TN_MEMORY_FORMAT_CONTIGUOUS;
    bool has_space = input->rank == 4 || input->rank == 5;
    return has_space && tn_tensor_is_contiguous(input, last) ? last : tni_suggested_format(input);
}

/* Check rank and dtypes, and describe the input for batch_norm: one row, each channel by itself. */
static tn_status plan_channels(tn_tensor *input, const char *name, tn_tensor *const *parameters,
                               int count, channels *out)
{
    *out = (channels){.input = input,
                      .own = (tn_dtype)input->dtype,
                      .format = dense_format(input),
                      .rows = 1,
                      .area = 1};
    if (input->rank < 2)
        return tni_fail(TN_ERR_INDEX, "%s: the input has %d dimensions, and at least 2 are needed",
                        name, (int)input->rank);
    if (tni_category(out->own) != 2 || tni_dtypes[out->own].bytes < 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(out->own));
    out->computing = out->own == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
    out->loops = &TNI_OF_ISA(tni_norm_loops)[out->computing == TN_DTYPE_F64];
    out->samples = input->sizes[0];
    out->count = out->groups = input->sizes[1];
    for (int64_t i = 2; i < input->rank; i++)
        out->area = tni_mul_wrapping(out->area, input->sizes[i]);
    return tni_parameters_dtype(out->own, parameters, count, &out->stats);
}

/* ---- sums ---- */

/*
 * Return the dimensions that are summed over: all but the channels and, with many rows, the
 * samples.
 */
static tni_dims summed_dims(const channels *c, int64_t rank)
{
    tni_dims all = ((tni_dims)1 << (rank - 1) << 1) - 1;
    return all & ~(tni_dims)2 & ~(tni_dims)(c->rows > 1 ? 1 : 0);
}

/* Write the sums of x for each row and channel. */
static tn_status sum_channels(const channels *c, const tn_tensor *x, double *table)
{
    laid_out vector = {.sizes = {c->count}, .strides = {1}};
    laid_out matrix = {.sizes = {c->rows, c->count}, .strides = {c->count, 1}};
    const tni_strided *to = c->rows == 1 ? lay_out(&vector, TN_DTYPE_F64, table, 1)
                                         : lay_out(&matrix, TN_DTYPE_F64, table, 2);
    return tni_reduce(&sums, tni_strided_of(x), (tn_dtype)x->dtype, summed_dims(c, x->rank), 0, &to,
                      1);
}

/*
 * Return the input [N, C, …] as [N, groups, C / groups, …], so that the mean of a group is a
 * reduction over one more dimension. The input has at most TN_MAX_DIM - 1 of them (plan_groups).
 */
static const tni_strided *split_groups(const channels *c, laid_out *room)
{
    const tn_tensor *x = c->input;
    int64_t width = c->count / c->groups;
    *room = (laid_out){.sizes = {c->samples, c->groups, width}};
    room->strides[0] = x->strides[0];
    room->strides[1] = tni_mul_wrapping(x->strides[1], width);
    room->strides[2] = x->strides[1];
    for (int64_t i = 2; i < x->rank; i++) {
        room->sizes[i + 1] = x->sizes[i];
        room->strides[i + 1] = x->strides[i];
    }
    return lay_out(room, c->own, x->data, x->rank + 1);
}

/* Write mean and variance (of the population: divided by n) for each row and group. */
static tn_status moments(const channels *c, double *mean, double *variance)
{
    bool are_runs = c->rows == c->samples && (c->input->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    if (are_runs && tni_run_moments(c->loops, c->own, c->input->data, c->rows * c->groups,
                                    sharing(c), mean, variance))
        return TN_OK;
    laid_out split;
    laid_out vector = {.sizes = {c->groups}, .strides = {1}};
    laid_out matrix = {.sizes = {c->rows, c->groups}, .strides = {c->groups, 1}};
    const bool has_rows = c->rows > 1;
    const tni_strided *from =
        c->groups == c->count ? tni_strided_of(c->input) : split_groups(c, &split);
    const tni_strided *first =
        lay_out(has_rows ? &matrix : &vector, TN_DTYPE_F64, variance, 1 + has_rows);
    tni_strided second = *first;
    second.data = mean;
    return tni_reduce(&second_moments, from, c->own, summed_dims(c, from->rank), 0,
                      (const tni_strided *const[]){first, &second}, 2);
}

/* ---- broadcasting ---- */

/* The fewest elements of an inner loop over positions of channels-last tensors, if it can be. */
#define LONG_LINE 1024

/*
 * How the operands of a loop lie. Row-major tensors, and all that are not dense, are as they are,
 * and a table is [rows, channels, 1, 1, …]. Channels-last ones are a matrix [lines, positions,
 * channels], of which the last two are one dimension, and the table is repeated for each position:
 * channels alone may be few, and the loop has a cost for each line.
 */
typedef struct spread {
    int64_t lines;   /* 0: tensors as they are */
    int64_t repeats; /* positions of a line */
} spread;

/* Return the positions of a line: the most that divide all of them and are not too many. */
static int64_t repeats_of(int64_t positions, int64_t width)
{
    int64_t repeats = 1;
    for (int64_t i = 2; i * width <= 2 * LONG_LINE && i <= positions; i++)
        if (positions % i == 0)
            repeats = i;
    return repeats;
}

static spread spread_of(const channels *c, const tn_tensor *out, tn_tensor *const *tensors,
                        int count)
{
    const spread none = {0, 1};
    bool is_last = c->rows == 1 && c->count > 0 && c->count < LONG_LINE &&
                   c->format != TN_MEMORY_FORMAT_CONTIGUOUS &&
                   tn_tensor_is_contiguous(out, c->format);
    for (int i = 0; i < count && is_last; i++)
        is_last = tn_tensor_is_contiguous(tensors[i], c->format);
    if (!is_last)
        return none;
    int64_t positions = out->numel / c->count;
    int64_t repeats = repeats_of(positions, c->count);
    return (spread){positions / repeats, repeats};
}

/* Return how a tensor lies; `room` holds what is new. */
static const tni_strided *lay_tensor(const channels *c, const spread *by, const tn_tensor *tensor,
                                     laid_out *room)
{
    if (by->lines == 0)
        return tni_strided_of(tensor);
    int64_t line = by->repeats * c->count;
    *room = (laid_out){.sizes = {by->lines, line}, .strides = {line, 1}};
    return lay_out(room, (tn_dtype)tensor->dtype, tensor->data, 2);
}

/*
 * Add a table, converted to the computing dtype in `narrow`, as the next operand of a loop, by
 * sizes that broadcast to the tensors'.
 */
static void add_table(const channels *c, const spread *by, tni_loop *loop, laid_out *room,
                      const double *table, char *narrow)
{
    int64_t bytes = tni_dtypes[c->computing].bytes;
    int64_t count = c->rows * c->count;
    tni_convert(c->computing, narrow, bytes, TN_DTYPE_F64, (const char *)table, sizeof *table,
                count);
    for (int64_t i = 1; i < by->repeats; i++)
        memcpy(narrow + i * count * bytes, narrow, (size_t)(count * bytes));
    int64_t width = c->count * by->repeats;
    *room = (laid_out){.sizes = {c->rows, width}, .strides = {width, 1}};
    for (int64_t i = 2; i < c->input->rank; i++)
        room->sizes[i] = 1;
    tni_loop_input(loop, lay_out(room, c->computing, narrow, by->lines > 0 ? 2 : c->input->rank));
}

/*
 * Run `inner` over `out`, the tensors and the tables, in this order of operands; all are read and
 * written in the computing dtype.
 */
static tn_status broadcast(const channels *c, tni_loop_inner inner, tn_tensor *out,
                           tn_tensor *const *tensors, int ntensors, double *const *tables,
                           int ntables)
{
    tni_loop loop;
    laid_out rooms[7]; /* the result, at most two tensors and four tables */
    if (out->numel == 0 || out->data == NULL)
        return TN_OK;
    spread by = spread_of(c, out, tensors, ntensors);
    size_t bytes = (size_t)(c->rows * c->count * by.repeats) * tni_dtypes[c->computing].bytes;
    char *narrow = tni_malloc(bytes * (size_t)ntables);
    if (narrow == NULL)
        return tni_fail_memory(bytes * (size_t)ntables);
    tni_loop_begin(&loop, lay_tensor(c, &by, out, &rooms[0]));
    tn_status status = tni_loop_cast(&loop, 0, c->computing);
    for (int i = 0; i < ntensors && status == TN_OK; i++) {
        tni_loop_input(&loop, lay_tensor(c, &by, tensors[i], &rooms[1 + i]));
        status = tni_loop_cast(&loop, i + 1, c->computing);
    }
    for (int i = 0; i < ntables; i++)
        add_table(c, &by, &loop, &rooms[1 + ntensors + i], tables[i], narrow + bytes * (size_t)i);
    if (status == TN_OK)
        tni_loop_run(&loop, inner, NULL);
    tni_free(narrow);
    return status;
}

/* Make a tensor of the input's sizes, in the call's memory format. */
static tn_status new_like_input(const channels *c, tn_dtype dtype, tn_tensor **out)
{
    const tn_tensor *x = c->input;
    tni_tensor_spec spec = {.dtype = dtype, .rank = x->rank, .sizes = x->sizes};
    return tni_tensor_empty_format(&spec, c->format, x->device, out);
}

/* ---- forward ---- */

/*
 * Write (x - mean) * scale * weight + bias, where mean and scale have a number for each row and
 * group.
 *
 * The mean is subtracted first, in the computing dtype, so that a constant channel becomes exactly
 * the bias. The part of the mean that its rounding to float loses is subtracted in the shift.
 */
static tn_status normalise(tni_builder *s, const channels *c, const double *mean,
                           const double *scale, const double *weight, const double *bias,
                           tn_tensor *out)
{
    double *tables[] = {new_table(s, c), new_table(s, c), new_table(s, c)};
    int64_t width = c->groups > 0 ? c->count / c->groups : 0;
    TN_TRY(s->status);
    for (int64_t i = 0; width > 0 && i < c->rows * c->count; i++) {
        int64_t channel = i % c->count;
        int64_t at = i / c->count * c->groups + channel / width;
        double seen = c->computing == TN_DTYPE_F64 ? mean[at] : (double)(float)mean[at];
        double factor = scale[at] * (weight != NULL ? weight[channel] : 1);
        /* For an infinite mean the difference would be nan. */
        double rest = isfinite(mean[at]) ? mean[at] - seen : 0;
        tables[0][i] = seen;
        tables[1][i] = factor;
        tables[2][i] = (bias != NULL ? bias[channel] : 0) - (rest != 0 ? rest * factor : 0);
    }
    return broadcast(c, c->loops->affine, out, &c->input, 1, tables, 3);
}

/* Turn variances into scales, 1 / sqrt(variance + eps), in place. */
static void invert(double *variances, int64_t count, double eps)
{
    for (int64_t i = 0; i < count; i++)
        variances[i] = 1 / sqrt(variances[i] + eps);
}

/*
 * Return the new running statistics, momentum * now * factor + (1 - momentum) * running, as a
 * table; NULL without running statistics or on failure.
 */
static const double *next_running(tni_builder *s, const channels *c, tn_tensor *running,
                                  const double *now, double factor, double momentum)
{
    if (running == NULL)
        return NULL;
    const double *old = read_vector(s, c, "the running mean or variance", running);
    double *table = new_table(s, c);
    for (int64_t i = 0; tni_builder_go_on(s) && table != NULL && i < c->count; i++)
        table[i] = momentum * (now[i] * factor) + (1 - momentum) * old[i];
    return table;
}

/* The arguments that batch_norm's operators share; all borrowed. */
typedef struct batch_norm {
    tn_tensor *input;        /* what is normalised */
    tn_tensor *weight;       /* NULL without */
    tn_tensor *bias;         /* NULL without */
    tn_tensor *running_mean; /* NULL without */
    tn_tensor *running_var;  /* NULL without */
    bool training;           /* normalise by statistics of the input, else by the running ones */
    double momentum;         /* weight of the new in running statistics */
    double eps;              /* added to the variance */
} batch_norm;

/* The new running statistics, by channel; NULL if they stay. */
typedef struct next_stats {
    const double *mean;     /* of running_mean */
    const double *variance; /* of running_var */
} next_stats;

/*
 * Write the running statistics, and count the change in their versions. This is the last step,
 * after everything that can fail.
 */
static tn_status write_running(const batch_norm *b, const next_stats *next)
{
    tn_tensor *running[] = {b->running_mean, b->running_var};
    const double *tables[] = {next->mean, next->variance};
    for (int i = 0; i < 2; i++) {
        if (tables[i] == NULL)
            continue;
        TN_TRY(write_vector(running[i], tables[i]));
        tni_tensor_bump_version(running[i]);
    }
    return TN_OK;
}

/*
 * Write mean and variance of each channel, or with `inverts` mean and scale; in training also
 * compute the new running statistics.
 */
static tn_status batch_stats(tni_builder *s, const batch_norm *b, const channels *c, double *mean,
                             double *scale, bool inverts, next_stats *next)
{
    if (!b->training) {
        const double *means = read_vector(s, c, "the running mean", b->running_mean);
        const double *variances = read_vector(s, c, "the running variance", b->running_var);
        TN_TRY(s->status);
        if (c->count == 0)
            return TN_OK;
        memcpy(mean, means, (size_t)c->count * sizeof *mean);
        memcpy(scale, variances, (size_t)c->count * sizeof *scale);
    } else {
        /*
         * The running variance has Bessel's correction, n / (n - 1). For a single element it
         * becomes nan, as in PyTorch.
         */
        double count = (double)sharing(c);
        TN_TRY(moments(c, mean, scale));
        next->mean = next_running(s, c, b->running_mean, mean, 1, b->momentum);
        next->variance =
            next_running(s, c, b->running_var, scale, count / (count - 1), b->momentum);
        TN_TRY(s->status);
    }
    if (inverts)
        invert(scale, c->count, b->eps);
    return TN_OK;
}

/*
 * Check that running statistics overlap neither themselves nor anything else that is read, as they
 * are written in training.
 */
static tn_status check_running(const batch_norm *b)
{
    const tn_tensor *read[] = {b->input, b->weight, b->bias};
    const tn_tensor *running[] = {b->running_mean, b->running_var};
    for (int i = 0; b->training && i < 2; i++) {
        if (running[i] == NULL)
            continue;
        TN_TRY(tni_check_no_overlap(running[i]));
        for (int k = 0; k < 3; k++)
            if (read[k] != NULL)
                TN_TRY(tni_check_disjoint(running[i], read[k]));
    }
    bool has_both = b->training && running[0] != NULL && running[1] != NULL;
    return has_both ? tni_check_disjoint(running[0], running[1]) : TN_OK;
}

/* Check a call and describe its input. The gradient does its own checks. */
static tn_status plan_batch(const batch_norm *b, channels *c)
{
    tni_shape_text text;
    tn_tensor *parameters[] = {b->weight, b->bias, b->running_mean, b->running_var};
    TN_TRY(plan_channels(b->input, "batch_norm", parameters, 4, c));
    if ((b->running_mean == NULL) != (b->running_var == NULL))
        return tni_fail(TN_ERR_VALUE, "running_mean and running_var must either both be None or "
                                      "neither be None");
    TN_TRY(check_running(b));
    if (b->training && b->input->numel == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "input tensor must have at least one element, but got input_sizes = %s",
                        tni_shape_print(&text, b->input->rank, b->input->sizes));
    if (!b->training && (b->running_mean == NULL || b->running_var == NULL))
        return tni_fail(TN_ERR_RUNTIME, "batch_norm: without training, running_mean and "
                                        "running_var are needed");
    return TN_OK;
}

/*
 * Make three results: the normalised input, means and scales of the channels, the last two empty
 * unless training. The running statistics are updated last.
 */
static void batch_steps(tni_builder *s, const batch_norm *b, tn_tensor **results)
{
    channels c;
    TNI_BUILD_DO(s, plan_batch(b, &c));
    if (!tni_builder_go_on(s))
        return;
    int64_t saved = b->training ? c.count : 0;
    results[0] = TNI_BUILD_OF(s, new_like_input(&c, c.own, &s->made));
    results[1] = TNI_BUILD_OF(s, tni_new_like(c.input, c.stats, 1, &saved, &s->made));
    results[2] = TNI_BUILD_OF(s, tni_new_like(c.input, c.stats, 1, &saved, &s->made));
    if (b->input->device.type == TN_DEVICE_META)
        return;
    const double *weight = read_vector(s, &c, "weight", b->weight);
    const double *bias = read_vector(s, &c, "bias", b->bias);
    double *mean = new_table(s, &c);
    double *scale = new_table(s, &c);
    next_stats next = {NULL, NULL};
    TNI_BUILD_DO(s, batch_stats(s, b, &c, mean, scale, true, &next));
    TNI_BUILD_DO(s, normalise(s, &c, mean, scale, weight, bias, results[0]));
    if (tni_builder_go_on(s)) {
        TNI_BUILD_DO(s, write_vector(results[1], mean));
        TNI_BUILD_DO(s, write_vector(results[2], scale));
        TNI_BUILD_DO(s, write_running(b, &next));
    }
}

/*
 * Run a functional overload. has_reserve: a fourth result, an empty byte tensor, which other
 * backends fill.
 */
static tn_status return_batch(const batch_norm *b, bool has_reserve, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[4] = {NULL};
    if (has_reserve)
        results[3] =
            TNI_BUILD_OF(&s, tni_new_like(b->input, TN_DTYPE_U8, 1, &(int64_t){0}, &s.made));
    batch_steps(&s, b, results); /* which writes the running statistics last */
    return tni_builder_return_all(&s, results, has_reserve ? 4 : 3, outs);
}

TNI_TYPED(native_batch_norm)
{
    batch_norm b = {in->input,       in->weight,   in->bias,     in->running_mean,
                    in->running_var, in->training, in->momentum, in->eps};
    return return_batch(&b, false, outs);
}

TNI_TYPED(_native_batch_norm_legit)
{
    batch_norm b = {in->input,       in->weight,   in->bias,     in->running_mean,
                    in->running_var, in->training, in->momentum, in->eps};
    return return_batch(&b, false, outs);
}

/*
 * Check result number `index` that the caller gives, before anything is computed: once the running
 * statistics are written, delivery must not fail any more.
 */
static tn_status check_given(const batch_norm *b, const tn_tensor *given, int index)
{
    const tn_tensor *running[] = {b->running_mean, b->running_var};
    const tn_tensor *parameters[] = {b->weight, b->bias, b->running_mean, b->running_var};
    const tn_tensor *like = b->input; /* statistics have the dtype of the parameters */
    for (size_t i = 0; i < TN_LEN(parameters) && index > 0 && like == b->input; i++)
        like = parameters[i] != NULL ? parameters[i] : like;
    bool is_asked = index == 0 || b->training || b->input->numel > 0;
    if (index < 3 && is_asked && given->dtype != like->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(like->dtype), tni_scalar_name(given->dtype));
    bool keeps_sizes = index == 0 ? tni_has_sizes(given, b->input->rank, b->input->sizes)
                                  : given->rank == 1 && b->input->rank > 1 &&
                                        given->sizes[0] == b->input->sizes[1];
    if (keeps_sizes)
        TN_TRY(tni_check_no_overlap(given));
    /* Delivery must not overwrite the new statistics, either. */
    for (int i = 0; i < 2 && b->training; i++)
        if (running[i] != NULL)
            TN_TRY(tni_check_disjoint(given, running[i]));
    return TN_OK;
}

/*
 * Run an overload with out=. It is not derived from the functional operator, which would write the
 * running statistics before the given tensors are checked.
 */
static tn_status deliver_batch(const batch_norm *b, tn_tensor *const *given, int count,
                               StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[4] = {NULL};
    for (int i = 0; i < count; i++)
        TNI_BUILD_DO(&s, check_given(b, given[i], i));
    for (int i = 3; i < count; i++)
        results[i] =
            TNI_BUILD_OF(&s, tni_new_like(b->input, TN_DTYPE_U8, 1, &(int64_t){0}, &s.made));
    batch_steps(&s, b, results);
    return tni_builder_deliver_all(&s, results, given, count, outs);
}

TNI_TYPED(_native_batch_norm_legit_out)
{
    tn_tensor *given[] = {in->out, in->save_mean, in->save_invstd};
    batch_norm b = {in->input,       in->weight,   in->bias,     in->running_mean,
                    in->running_var, in->training, in->momentum, in->eps};
    return deliver_batch(&b, given, 3, outs);
}

TNI_TYPED(native_batch_norm_out)
{
    tn_tensor *given[] = {in->out, in->save_mean, in->save_invstd};
    batch_norm b = {in->input,       in->weight,   in->bias,     in->running_mean,
                    in->running_var, in->training, in->momentum, in->eps};
    return deliver_batch(&b, given, 3, outs);
}

TNI_TYPED(_batch_norm_with_update_out)
{
    tn_tensor *given[] = {in->out, in->save_mean, in->save_invstd, in->reserve};
    batch_norm b = {in->input,       in->weight, in->bias,     in->running_mean,
                    in->running_var, true,       in->momentum, in->eps};
    return deliver_batch(&b, given, 4, outs);
}

TNI_TYPED(_native_batch_norm_legit_no_stats)
{
    batch_norm b = {in->input, in->weight,   in->bias,     NULL,
                    NULL,      in->training, in->momentum, in->eps};
    return return_batch(&b, false, outs);
}

TNI_TYPED(_batch_norm_with_update)
{
    batch_norm b = {in->input,       in->weight, in->bias,     in->running_mean,
                    in->running_var, true,       in->momentum, in->eps};
    return return_batch(&b, true, outs);
}

/* Inference: by running statistics. */
TNI_TYPED(_native_batch_norm_legit_no_training)
{
    tn_tensor *results[3] = {NULL};
    tn_status status =
        tni_call__native_batch_norm_legit(in->input, in->weight, in->bias, in->running_mean,
                                          in->running_var, false, in->momentum, in->eps, results);
    return tni_return_all(status, results, 3, outs);
}

/* The same with the reserve. */
TNI_TYPED(_batch_norm_no_update)
{
    tn_tensor *results[4] = {NULL};
    tn_status status =
        tni_call_native_batch_norm(in->input, in->weight, in->bias, in->running_mean,
                                   in->running_var, false, in->momentum, in->eps, results);
    if (status == TN_OK)
        status = tni_new_like(in->input, TN_DTYPE_U8, 1, &(int64_t){0}, &results[3]);
    return tni_return_all(status, results, 4, outs);
}

/* Mean and variance of each channel, and the running statistics, without normalising. */
TNI_TYPED(batch_norm_update_stats)
{
    tni_builder s = {0};
    batch_norm b = {.input = in->input, .running_mean = in->running_mean};
    b.running_var = in->running_var;
    b.training = true;
    b.momentum = in->momentum;
    channels c;
    TN_TRY(plan_batch(&b, &c));
    tn_tensor *results[] = {TNI_BUILD_OF(&s, tni_new_like(c.input, c.stats, 1, &c.count, &s.made)),
                            TNI_BUILD_OF(&s, tni_new_like(c.input, c.stats, 1, &c.count, &s.made))};
    if (in->input->device.type != TN_DEVICE_META) {
        double *mean = new_table(&s, &c);
        double *variance = new_table(&s, &c);
        next_stats next = {NULL, NULL};
        TNI_BUILD_DO(&s, batch_stats(&s, &b, &c, mean, variance, false, &next));
        if (tni_builder_go_on(&s)) {
            TNI_BUILD_DO(&s, write_vector(results[0], mean));
            TNI_BUILD_DO(&s, write_vector(results[1], variance));
            TNI_BUILD_DO(&s, write_running(&b, &next));
        }
    }
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- gradients ---- */

/*
 * Write, for each row and channel, the sum of the gradient and the sum of its products with the
 * distances from the mean. `means` has a number for each row and channel. The products are a
 * temporary tensor of the input's size.
 */
static tn_status gradient_sums(tni_builder *s, const channels *c, tn_tensor *grad, double *means,
                               double *sum, double *product)
{
    tn_tensor *tensors[] = {grad, c->input};
    tn_tensor *products = TNI_BUILD_OF(s, new_like_input(c, c->computing, &s->made));
    TN_TRY(s->status);
    TN_TRY(broadcast(c, c->loops->product, products, tensors, 2, &means, 1));
    TN_TRY(sum_channels(c, grad, sum));
    return sum_channels(c, products, product);
}

/* Write the input's gradient from tables of mean, a, s and p. */
static tn_status gradient_of_input(const channels *c, tn_tensor *grad, double *const *tables,
                                   tn_tensor *out)
{
    tn_tensor *tensors[] = {grad, c->input};
    return broadcast(c, c->loops->gradient, out, tensors, 2, tables, 4);
}

/*
 * Make the results for which the mask is set. Gradients of parameters have one element per channel,
 * in the sizes of `like` if it is given.
 */
static void new_gradients(tni_builder *s, const channels *c, const tni_list *mask, tn_dtype dtype,
                          const tn_tensor *like, tn_tensor **results)
{
    int rank = like != NULL ? like->rank : 1;
    const int64_t *sizes = like != NULL ? like->sizes : &c->count;
    if (tni_list_bool(mask, 0))
        results[0] = TNI_BUILD_OF(s, new_like_input(c, c->own, &s->made));
    for (size_t i = 1; i < 3; i++)
        if (tni_list_bool(mask, i))
            results[i] = TNI_BUILD_OF(s, tni_new_like(c->input, dtype, rank, sizes, &s->made));
}

/* Return new references to the results, which the builder owns; NULL is the undefined tensor. */
static tn_status return_gradients(tni_builder *s, tn_tensor *const *results, StableIValue *outs)
{
    for (int i = 0; i < 3 && tni_builder_go_on(s); i++)
        if (results[i] != NULL)
            tn_tensor_retain(results[i]);
    TN_TRY(tni_builder_end(s));
    return tni_return_all(TN_OK, results, 3, outs);
}

/* Check that the gradient has the sizes and dtype of the input. */
static tn_status check_gradient(const channels *c, const tn_tensor *grad)
{
    bool fits = grad->rank == c->input->rank && grad->dtype == c->input->dtype;
    for (int64_t i = 0; fits && i < grad->rank; i++)
        fits = grad->sizes[i] == c->input->sizes[i];
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "the gradient differs from the input in sizes or dtype");
    return TN_OK;
}

/* The arguments of batch_norm's gradients; all borrowed. */
typedef struct batch_back {
    tn_tensor *grad;       /* of the result */
    batch_norm forward;    /* the call; its momentum is not used */
    tn_tensor *save_mean;  /* means that a training call saved */
    tn_tensor *save_scale; /* scales that it saved */
    const tni_list *mask;  /* which gradients are asked for */
} batch_back;

/*
 * Fill tables 1 to 3 with a, s and p of the formula at the top of the file; table 0, the mean, is
 * there already. Without training s and p are 0.
 */
static void batch_tables(const channels *c, bool training, const double *weight,
                         const double *scale, const double *sum, const double *product,
                         double *const *tables)
{
    double count = (double)sharing(c);
    for (int64_t i = 0; i < c->count; i++) {
        double factor = scale[i] * (weight != NULL ? weight[i] : 1);
        tables[1][i] = factor;
        tables[2][i] = training ? factor * sum[i] / count : 0;
        tables[3][i] = training ? factor * scale[i] * scale[i] * product[i] / count : 0;
    }
}

/*
 * Compute the gradients: of the input from the tables, of the weight sum g (x - mean) * scale, of
 * the bias sum g.
 */
static void batch_back_steps(tni_builder *s, const batch_back *b, const channels *c,
                             tn_tensor *const *results)
{
    const batch_norm *f = &b->forward;
    double *tables[] = {new_table(s, c), new_table(s, c), new_table(s, c), new_table(s, c)};
    double *scale = new_table(s, c);
    double *sum = new_table(s, c);
    double *product = new_table(s, c);
    tn_tensor *means = f->training ? b->save_mean : f->running_mean;
    tn_tensor *scales = f->training ? b->save_scale : f->running_var;
    if (means == NULL || scales == NULL)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "batch_norm: the gradient needs the means and "
                                                 "variances that the call had"));
    const double *weight = read_vector(s, c, "weight", f->weight);
    const double *mean = read_vector(s, c, "the mean", means);
    const double *m2 = read_vector(s, c, "the variance", scales);
    tn_tensor *grad =
        TNI_BUILD(s, contiguous, b->grad, (int)c->format); /* that of a sum is expanded */
    if (!tni_builder_go_on(s))
        return;
    for (int64_t i = 0; i < c->count; i++) {
        tables[0][i] = mean[i];
        scale[i] = m2[i];
    }
    /* Saved statistics have scales; running ones have variances. */
    if (!f->training)
        invert(scale, c->count, f->eps);
    TNI_BUILD_DO(s, gradient_sums(s, c, grad, tables[0], sum, product));
    if (!tni_builder_go_on(s))
        return;
    batch_tables(c, f->training, weight, scale, sum, product, tables);
    if (results[0] != NULL)
        TNI_BUILD_DO(s, gradient_of_input(c, grad, tables, results[0]));
    /* sum g (x - mean) becomes the gradient of the weight. */
    for (int64_t i = 0; i < c->count; i++)
        product[i] *= scale[i];
    TNI_BUILD_DO(s, write_vector(results[1], product));
    TNI_BUILD_DO(s, write_vector(results[2], sum));
}

/* Check a call of batch_norm's gradient and return its results. */
static tn_status return_batch_back(const batch_back *b, StableIValue *outs)
{
    tni_builder s = {0};
    channels c;
    tn_tensor *results[3] = {NULL};
    const batch_norm *f = &b->forward;
    tn_tensor *parameters[] = {f->weight, f->running_mean, f->running_var, b->save_mean};
    TN_TRY(plan_channels(f->input, "batch_norm_backward", parameters, 4, &c));
    TN_TRY(check_gradient(&c, b->grad));
    tn_dtype dtype = f->weight != NULL ? (tn_dtype)f->weight->dtype : c.stats;
    new_gradients(&s, &c, b->mask, dtype, NULL, results);
    if (tni_builder_go_on(&s) && f->input->device.type != TN_DEVICE_META)
        batch_back_steps(&s, b, &c, results);
    return return_gradients(&s, results, outs);
}

TNI_TYPED(native_batch_norm_backward)
{
    batch_back b = {
        in->grad_out,
        {in->input, in->weight, NULL, in->running_mean, in->running_var, in->train, 0, in->eps},
        in->save_mean,
        in->save_invstd,
        in->output_mask};
    return return_batch_back(&b, outs);
}

TNI_TYPED(batch_norm_backward)
{
    batch_back b = {
        in->grad_out,
        {in->input, in->weight, NULL, in->running_mean, in->running_var, in->update, 0, in->eps},
        in->save_mean,
        in->save_var,
        in->output_mask};
    return return_batch_back(&b, outs);
}

/* ---- group_norm ---- */

/*
 * Check a call of group_norm and describe its input. `sizes` are N, C and HxW as given; they need
 * only agree with the input in their product. An input whose first two sizes differ from them, or
 * whose rank leaves no dimension for the groups, is seen as [N, C, HxW].
 */
static tn_status plan_groups(tni_builder *s, tn_tensor *input, const int64_t *sizes, int64_t groups,
                             tn_tensor *const *parameters, int count, channels *c)
{
    tn_tensor *x = input;
    int64_t wanted = tni_mul_wrapping(tni_mul_wrapping(sizes[0], sizes[1]), sizes[2]);
    tni_shape_text text;
    if (input->numel != wanted)
        return tni_fail(TN_ERR_RUNTIME,
                        "native_group_norm: the input has %lld elements, and N * C "
                        "* HxW is %lld",
                        (long long)input->numel, (long long)wanted);
    if (groups < 1 || sizes[1] % groups != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected number of channels in input to be divisible by num_groups, but "
                        "got input of shape %s and num_groups=%lld",
                        tni_shape_print(&text, input->rank, input->sizes), (long long)groups);
    for (int i = 0; i < count; i++)
        if (parameters[i] != NULL && parameters[i]->numel != sizes[1])
            return tni_fail(TN_ERR_RUNTIME,
                            "Expected weight and bias to be vectors of size equal to the number of "
                            "channels in input, %lld, but got %lld elements",
                            (long long)sizes[1], (long long)parameters[i]->numel);
    /* Groups are a dimension of their own later, and there may be no room for one more. */
    if (input->rank < 2 || input->rank == TN_MAX_DIM || input->sizes[0] != sizes[0] ||
        input->sizes[1] != sizes[1]) {
        tn_tensor *plain = TNI_BUILD_OF(s, tni_contiguous(input, &s->made));
        TN_TRY(s->status);
        /* Products saturate: beside a size of 0 the others may be anything. */
        int64_t strides[] = {tni_mul_saturating(sizes[1], sizes[2]), sizes[2], 1};
        /* A product of 0 says nothing about the other sizes: a negative one is refused here. */
        x = TNI_BUILD_OF(s, tni_tensor_view(plain, 3, sizes, strides, plain->offset, &s->made));
        TN_TRY(s->status);
    }
    TN_TRY(plan_channels(x, "GroupNormKernelImpl", parameters, count, c));
    c->format = tni_suggested_format(x);
    /* Unlike batch_norm's: a row of factors per sample, and the suggested format for the result. */
    c->rows = c->samples;
    c->groups = groups;
    return TN_OK;
}

/* Return a result in the input's own sizes, if it was computed in others. */
static tn_tensor *as_input(tni_builder *s, tn_tensor *result, const tn_tensor *input)
{
    if (!tni_builder_go_on(s) || result == NULL || tni_has_sizes(result, input->rank, input->sizes))
        return result;
    int64_t strides[TN_MAX_DIM];
    tni_row_major_strides(input->rank, input->sizes, strides);
    return TNI_BUILD_OF(s, tni_tensor_as_strided(result, input->rank, input->sizes, strides,
                                                 result->offset, &s->made));
}

/* Write the result, and mean and scale of each group: in one pass if the groups are dense. */
static tn_status normalise_groups(tni_builder *s, const channels *c, double eps, double *mean,
                                  double *scale, const double *weight, const double *bias,
                                  tn_tensor *out)
{
    const int64_t width = c->count / c->groups;
    tni_dense_groups dense = {c->loops, c->own,  c->input->data, out->data, c->rows * c->groups,
                              width,    c->area, c->count,       eps,       weight,
                              bias,     mean,    scale};
    if ((c->input->flags & out->flags & TNI_TENSOR_CONTIGUOUS) != 0 && tni_normalise_groups(&dense))
        return TN_OK;
    TN_TRY(moments(c, mean, scale));
    invert(scale, c->rows * c->groups, eps);
    return normalise(s, c, mean, scale, weight, bias, out);
}

TNI_TYPED(native_group_norm)
{
    tni_builder s = {0};
    channels c;
    tn_tensor *parameters[] = {in->weight, in->bias};
    for (int i = 0; i < 2; i++)
        if (parameters[i] != NULL && parameters[i]->rank != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "Expected weight and bias to be vectors of size equal to the number of "
                            "channels in input, but got %d dimensions",
                            parameters[i]->rank);
    int64_t sizes[] = {in->N, in->C, in->HxW};
    int64_t saved[] = {in->N, in->group};
    TNI_BUILD_DO(&s, plan_groups(&s, in->input, sizes, in->group, parameters, 2, &c));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *results[] = {TNI_BUILD_OF(&s, new_like_input(&c, c.own, &s.made)),
                            TNI_BUILD_OF(&s, tni_new_like(c.input, c.stats, 2, saved, &s.made)),
                            TNI_BUILD_OF(&s, tni_new_like(c.input, c.stats, 2, saved, &s.made))};
    if (in->input->device.type != TN_DEVICE_META && c.input->numel > 0) {
        const double *weight = read_vector(&s, &c, "weight", in->weight);
        const double *bias = read_vector(&s, &c, "bias", in->bias);
        double *mean = new_table(&s, &c);
        double *scale = new_table(&s, &c);
        TNI_BUILD_DO(&s, normalise_groups(&s, &c, in->eps, mean, scale, weight, bias, results[0]));
        TNI_BUILD_DO(&s, write_vector(results[1], mean));
        TNI_BUILD_DO(&s, write_vector(results[2], scale));
    }
    /* PyTorch's statistics of empty groups: mean 0, scale nan. */
    if (tni_builder_go_on(&s) && c.input->numel == 0) {
        const tni_scalar zero = {.kind = TN_KIND_INT, .as.integer = 0};
        const tni_scalar nan = {.kind = TN_KIND_DOUBLE, .as.real = NAN};
        TNI_BUILD_DO(&s, tni_fill(results[1], &zero));
        TNI_BUILD_DO(&s, tni_fill(results[2], &nan));
    }
    results[0] = as_input(&s, results[0], in->input);
    return tni_builder_return_all(&s, results, 3, outs);
}

/*
 * Fill tables 1 to 3 with a, s and p: the sums of a group's channels, weighted, give one s and one
 * p, which are expanded to its channels.
 */
static void group_tables(const channels *c, const double *weight, const double *scale,
                         const double *sum, const double *product, double *const *tables)
{
    int64_t width = c->count / c->groups;
    double count = (double)sharing(c);
    for (int64_t i = 0; i < c->rows * c->groups; i++) {
        int64_t first = i / c->groups * c->count + i % c->groups * width;
        double both[2] = {0, 0};
        for (int64_t k = 0; k < width; k++) {
            double w = weight != NULL ? weight[(first + k) % c->count] : 1;
            both[0] += w * sum[first + k];
            both[1] += w * product[first + k];
        }
        for (int64_t k = first; k < first + width; k++) {
            tables[1][k] = scale[i] * (weight != NULL ? weight[k % c->count] : 1);
            tables[2][k] = scale[i] * both[0] / count;
            tables[3][k] = scale[i] * scale[i] * scale[i] * both[1] / count;
        }
    }
}

/*
 * Write the gradients of weight and bias: sums over the samples of g (x - mean) * scale, and of g.
 * `room` has space for one row of a table.
 */
static tn_status group_parameters(const channels *c, const double *scale, const double *sum,
                                  const double *product, double *room, tn_tensor *const *results)
{
    int64_t width = c->count / c->groups;
    for (int which = 1; which < 3; which++) {
        if (results[which] == NULL)
            continue;
        memset(room, 0, (size_t)c->count * sizeof *room);
        for (int64_t i = 0; i < c->rows * c->count; i++) {
            int64_t at = i / c->count * c->groups + i % c->count / width;
            room[i % c->count] += which == 1 ? product[i] * scale[at] : sum[i];
        }
        TN_TRY(write_vector(results[which], room));
    }
    return TN_OK;
}

/* Compute the gradients of group_norm; stats are mean and scale for each sample and group. */
static void group_back_steps(tni_builder *s, const channels *c, tn_tensor *grad,
                             const double *const *stats, const double *weight,
                             tn_tensor *const *results)
{
    double *tables[] = {new_table(s, c), new_table(s, c), new_table(s, c), new_table(s, c)};
    double *sum = new_table(s, c);
    double *product = new_table(s, c);
    int64_t width = c->count / c->groups;
    grad = TNI_BUILD(s, contiguous, grad, (int)c->format);
    if (!tni_builder_go_on(s))
        return;
    for (int64_t i = 0; i < c->rows * c->count; i++)
        tables[0][i] = stats[0][i / c->count * c->groups + i % c->count / width];
    TNI_BUILD_DO(s, gradient_sums(s, c, grad, tables[0], sum, product));
    if (!tni_builder_go_on(s))
        return;
    group_tables(c, weight, stats[1], sum, product, tables);
    if (results[0] != NULL)
        TNI_BUILD_DO(s, gradient_of_input(c, grad, tables, results[0]));
    /* Table 1 is no longer needed and serves as room. */
    TNI_BUILD_DO(s, group_parameters(c, stats[1], sum, product, tables[1], results));
}

/*
 * Return saved statistics, one number per sample and group, as contiguous doubles that the builder
 * owns; NULL on failure.
 */
static const double *read_stats(tni_builder *s, const channels *c, tn_tensor *stats)
{
    if (tni_builder_go_on(s) && stats->numel != tni_mul_saturating(c->rows, c->groups))
        s->status =
            tni_fail(TN_ERR_RUNTIME,
                     "native_group_norm_backward: 'mean' and 'rstd' have %lld elements, "
                     "not one for each of %lld groups",
                     (long long)stats->numel, (long long)tni_mul_saturating(c->rows, c->groups));
    tn_tensor *plain = tni_builder_contiguous(s, stats, TN_DTYPE_F64);
    return plain != NULL ? plain->data : NULL;
}

TNI_TYPED(native_group_norm_backward)
{
    tni_builder s = {0};
    channels c;
    channels g;
    tn_tensor *results[3] = {NULL};
    tn_tensor *parameters[] = {in->weight, in->mean, in->rstd};
    int64_t sizes[] = {in->N, in->C, in->HxW};
    TNI_BUILD_DO(&s, plan_groups(&s, in->input, sizes, in->group, parameters, 1, &c));
    TNI_BUILD_DO(&s, plan_groups(&s, in->grad_out, sizes, in->group, NULL, 0, &g));
    TNI_BUILD_DO(&s, check_gradient(&c, g.input));
    TNI_BUILD_DO(&s, tni_parameters_dtype(c.own, parameters, 3, &c.stats));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_dtype dtype = in->weight != NULL ? (tn_dtype)in->weight->dtype : c.own;
    new_gradients(&s, &c, in->output_mask, dtype, in->weight, results);
    if (in->input->device.type != TN_DEVICE_META) {
        const double *stats[] = {read_stats(&s, &c, in->mean), read_stats(&s, &c, in->rstd)};
        const double *weight = read_vector(&s, &c, "weight", in->weight);
        if (tni_builder_go_on(&s) && c.input->numel > 0)
            group_back_steps(&s, &c, g.input, stats, weight, results);
        for (int i = 1; i < 3 && c.input->numel == 0; i++)
            if (results[i] != NULL)
                TNI_BUILD_DO(&s, tni_fill(results[i], TNI_INT_SCALAR(0)));
    }
    results[0] = as_input(&s, results[0], in->input);
    return return_gradients(&s, results, outs);
}
