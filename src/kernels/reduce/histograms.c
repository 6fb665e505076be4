/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Counts by value: bincount, histc, histogram, histogramdd.
 *
 * A histogram has ascending edges per dimension; bin i holds edge i <= x < edge i + 1, and the last
 * bin its upper edge as well. Elements outside the edges, and nan, are not counted. The bin of an
 * element is found by binary search, O(log bins), or from its distance to the lower edge where the
 * edges are equally spaced. bincount and histc count whole numbers, in parts by any thread; the
 * others count in double on one thread.
 */
#include "args/args_histograms.h"
#include "calls/calls_reduce.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/core/builder.h"

#include <math.h>

/* ---- bincount ---- */

/* TN_ERR_RUNTIME unless there is a weight for each number; NULL is legal. */
static tn_status check_weights(const tn_tensor *self, const tn_tensor *weights)
{
    if (weights != NULL && (weights->rank != 1 || weights->numel != self->numel))
        return tni_fail(TN_ERR_RUNTIME, "weights should be 1-d and have the same length as input");
    return TN_OK;
}

/* The extremes of numbers, 0 and -1 or beyond. */
typedef struct extremes {
    int64_t low, high;
} extremes;

static inline extremes joined(extremes a, extremes b)
{
    return (extremes){b.low < a.low ? b.low : a.low, b.high > a.high ? b.high : a.high};
}

static inline extremes widened(extremes e, int64_t number)
{
    return (extremes){number < e.low ? number : e.low, number > e.high ? number : e.high};
}

/* The extremes of `count` numbers; four pairs do not wait for each other's comparisons. */
static extremes extremes_of(const int64_t *items, int64_t count)
{
    extremes a = {0, -1}, b = a, c = a, d = a;
    int64_t i = 0;
    for (; i + 4 <= count; i += 4) {
        a = widened(a, items[i]);
        b = widened(b, items[i + 1]);
        c = widened(c, items[i + 2]);
        d = widened(d, items[i + 3]);
    }
    for (; i < count; i++)
        a = widened(a, items[i]);
    return joined(joined(a, b), joined(c, d));
}

/*
 * A count in progress. The numbers are taken in parts by any thread, whose extremes and counts are
 * joined in the end: whole numbers, so that their order does not matter.
 */
typedef struct count_run {
    const int64_t *items; /* the numbers */
    int64_t count;        /* of numbers */
    int64_t parts;        /* of about as many numbers */
    int64_t bins;         /* counts of each part */
    int64_t *counts;      /* of all parts, one behind the other */
    extremes each[16];    /* of all parts */
} count_run;

/* Numbers that are worth a thread. */
#define COUNTED_PART 65536

static void find_extremes(int64_t begin, int64_t end, void *context)
{
    count_run *run = context;
    for (int64_t part = begin; part < end; part++) {
        int64_t first = run->count * part / run->parts;
        int64_t last = run->count * (part + 1) / run->parts;
        run->each[part] = extremes_of(run->items + first, last - first);
    }
}

static void count_parts(int64_t begin, int64_t end, void *context)
{
    count_run *run = context;
    for (int64_t part = begin; part < end; part++) {
        int64_t *to = run->counts + part * run->bins;
        int64_t last = run->count * (part + 1) / run->parts;
        for (int64_t i = run->count * part / run->parts; i < last; i++)
            to[run->items[i]]++;
    }
}

/* Write the largest number, -1 for none. TN_ERR_RUNTIME for a negative one. */
static tn_status check_counted(const tn_tensor *numbers, int64_t *largest)
{
    count_run run = {.items = numbers->data, .count = numbers->numel};
    extremes all = {0, -1};
    run.parts = tni_min(TN_LEN(run.each), run.count / COUNTED_PART + 1);
    tni_parallel_for(0, run.parts, 1, find_extremes, &run);
    for (int64_t part = 0; part < run.parts; part++)
        all = joined(all, run.each[part]);
    if (all.low < 0)
        return tni_fail(TN_ERR_RUNTIME, "bincount only supports 1-d non-negative integral inputs.");
    *largest = all.high;
    return TN_OK;
}

/* Add counts that other parts have to those of the first. */
static void join_counts(const count_run *run)
{
    for (int64_t part = 1; part < run->parts; part++)
        for (int64_t i = 0; i < run->bins; i++)
            run->counts[i] += run->counts[part * run->bins + i];
}

/*
 * Count numbers that check_counted accepted into `counts`, which are 0. Parts have counts of their
 * own where these are few beside the numbers, and where there are threads for them.
 */
static tn_status count_numbers(const tn_tensor *numbers, tn_tensor *counts)
{
    count_run run = {numbers->data, numbers->numel, 1, counts->numel, counts->data, {{0, 0}}};
    int64_t most = tni_min(TN_LEN(run.each), tni_num_threads());
    if (run.count / COUNTED_PART > 1 && run.bins <= COUNTED_PART / 4)
        run.parts = tni_min(most, run.count / COUNTED_PART);
    if (run.parts == 1) {
        count_parts(0, 1, &run);
        return TN_OK;
    }
    run.counts = tni_calloc((size_t)(run.parts * run.bins), sizeof *run.counts);
    if (run.counts == NULL)
        return tni_fail_memory((size_t)(run.parts * run.bins) * sizeof *run.counts);
    tni_parallel_for(0, run.parts, 1, count_parts, &run);
    join_counts(&run);
    memcpy(counts->data, run.counts, (size_t)run.bins * sizeof *run.counts);
    tni_free(run.counts);
    return TN_OK;
}

/* The same where each number counts as much as its weight: in their order, as these are rounded. */
static void count_weights(const tn_tensor *numbers, const tn_tensor *weights, tn_tensor *counts)
{
    const int64_t *items = numbers->data;
    const double *parts = weights->data;
    double *sums = counts->data;
    for (int64_t i = 0; i < numbers->numel; i++)
        sums[items[i]] += parts[i];
}

TNI_TYPED(bincount)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    int64_t largest = -1;
    if (self->device.type == TN_DEVICE_META)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "bincount: how many counts there are is not known on meta");
    if (in->minlength < 0)
        return tni_fail(TN_ERR_RUNTIME, "minlength should be >= 0");
    if (self->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "bincount only supports 1-d non-negative integral inputs.");
    /* The dtype and the weights are only checked if there are numbers. */
    bool is_counted =
        tni_category((tn_dtype)self->dtype) == 1 &&
        (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_SIGNED) || self->dtype == TN_DTYPE_U8);
    if (!is_counted && self->numel > 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"bincount_cpu\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    if (self->numel > 0)
        TN_TRY(check_weights(self, in->weights));
    bool has_weights = in->weights != NULL && self->numel > 0;
    tn_dtype wide = has_weights ? TN_DTYPE_F64 : TN_DTYPE_I64;
    tn_tensor *numbers = tni_builder_contiguous(&s, self, TN_DTYPE_I64);
    TNI_BUILD_DO(&s, check_counted(numbers, &largest));
    int64_t length = largest + 1 > in->minlength ? largest + 1 : in->minlength;
    tn_tensor *counts = TNI_BUILD_OF(&s, tni_new_like(self, wide, 1, &length, &s.made));
    TNI_BUILD_DO(&s, tni_fill(counts, TNI_INT_SCALAR(0)));
    if (has_weights) {
        tn_tensor *weights = TNI_BUILD_OF(&s, tni_to_dtype(in->weights, TN_DTYPE_F64, &s.made));
        weights = TNI_BUILD_OF(&s, tni_contiguous(weights, &s.made));
        if (tni_builder_go_on(&s))
            count_weights(numbers, weights, counts);
    } else {
        TNI_BUILD_DO(&s, count_numbers(numbers, counts));
    }
    /* Float weights give float counts; those of every other dtype give double. */
    if (has_weights && in->weights->dtype == TN_DTYPE_F32)
        counts = TNI_BUILD_OF(&s, tni_to_dtype(counts, TN_DTYPE_F32, &s.made));
    return tni_builder_return(&s, counts, outs);
}

/* ---- edges ---- */

/* The most dimensions of a histogram. */
#define MOST_DIMS TN_MAX_DIM

/* A histogram in progress; the builder keeps what it points to. */
typedef struct histogram {
    int64_t rank;                   /* dimensions */
    int64_t samples;                /* points */
    const double *points;           /* row-major: `rank` numbers for each point */
    const double *weights;          /* one for each point, or NULL */
    int64_t bins[MOST_DIMS];        /* of each dimension */
    const double *edges[MOST_DIMS]; /* of each dimension, one more than bins, ascending */
    bool is_even;                   /* edges are equally spaced */
} histogram;

/*
 * Write equally spaced edges, counted from the nearer end, so that both ends are exact; in float if
 * that is the dtype, as in PyTorch's linspace.
 */
static void fill_edges(tn_dtype dtype, double low, double high, int64_t bins, double *edges)
{
    bool is_float = dtype == TN_DTYPE_F32;
    float step_f = ((float)high - (float)low) / (float)bins;
    double step = (high - low) / (double)bins;
    for (int64_t i = 0; i <= bins; i++) {
        bool is_lower = i < (bins + 1) / 2;
        if (is_float)
            edges[i] = (double)(is_lower ? (float)low + step_f * (float)i
                                         : (float)high - step_f * (float)(bins - i));
        else
            edges[i] = is_lower ? low + step * (double)i : high - step * (double)(bins - i);
    }
}

/*
 * Find the smallest and the largest number of one dimension; both are nan if one is. Without points
 * the range is [0, 1].
 */
static void find_range(const histogram *h, int64_t dim, double *low, double *high)
{
    *low = h->samples > 0 ? INFINITY : 0;
    *high = h->samples > 0 ? -INFINITY : 1;
    for (int64_t i = 0; i < h->samples; i++) {
        double x = h->points[i * h->rank + dim];
        *low = x < *low || isnan(x) ? x : *low;
        *high = x > *high || isnan(x) ? x : *high;
        if (isnan(x))
            return;
    }
}

/* Return the bin of a number, or -1 if it is outside the edges or nan. */
static int64_t bin_of(const histogram *h, int64_t dim, double x)
{
    const double *edges = h->edges[dim];
    int64_t bins = h->bins[dim];
    int64_t begin = 0;
    int64_t end = bins;
    if (!(x >= edges[0] && x <= edges[bins]))
        return -1;
    /* Equally spaced edges: the quotient can be off by one bin because of rounding, so the search
     * is limited to its neighbours. */
    if (h->is_even && edges[bins] > edges[0]) {
        begin = (int64_t)((x - edges[0]) / (edges[bins] - edges[0]) * (double)bins);
        begin = begin > 0 ? begin - 1 : 0;
        end = tni_min(begin + 3, bins);
        if (begin >= bins)
            begin = bins - 1;
    }
    /* edges[begin] <= x, and x < edges[end] or `end` is the last edge. */
    while (end - begin > 1) {
        int64_t middle = begin + (end - begin) / 2;
        if (x >= edges[middle])
            begin = middle;
        else
            end = middle;
    }
    return begin;
}

/* Add each point, or its weight, to the bin that has it; bins are row-major. */
static void count_points(const histogram *h, double *counts)
{
    for (int64_t i = 0; i < h->samples; i++) {
        int64_t at = 0;
        for (int64_t dim = 0; dim < h->rank && at >= 0; dim++) {
            int64_t bin = bin_of(h, dim, h->points[i * h->rank + dim]);
            at = bin < 0 ? -1 : at * h->bins[dim] + bin;
        }
        if (at >= 0)
            counts[at] += h->weights != NULL ? h->weights[i] : 1;
    }
}

/* Divide counts by their sum and by the volume of their bin: the integral becomes 1. */
static void make_dense(const histogram *h, int64_t count, double *counts)
{
    double sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += counts[i];
    for (int64_t i = 0; i < count; i++) {
        /* The volume is the product of the widths of the bin in each dimension; `i` taken apart
         * gives those. */
        double volume = 1;
        int64_t rest = i;
        for (int64_t dim = h->rank - 1; dim >= 0; dim--) {
            int64_t bin = rest % h->bins[dim];
            rest /= h->bins[dim];
            volume *= h->edges[dim][bin + 1] - h->edges[dim][bin];
        }
        counts[i] = counts[i] / sum / volume;
    }
}

/* ---- planning ---- */

/* The arguments that all histograms share; borrowed. */
typedef struct histogram_args {
    tn_tensor *self;   /* points: the last dimension has the numbers of one */
    bool is_flat;      /* each element is a point of one dimension */
    tn_tensor *weight; /* NULL without */
    bool density;      /* the result is a density */
    const char *name;  /* of the operator, for messages */
} histogram_args;

/* The checks of dtype and rank. */
static tn_status check_points(const histogram_args *a, const tn_tensor *self)
{
    if (self->dtype != TN_DTYPE_F32 && self->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"histogramdd\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    if (!a->is_flat && self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.histogramdd: input tensor should have at least 2 dimensions");
    if (a->weight != NULL && a->weight->dtype != self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s: the weights are %s, and the input is %s", a->name,
                        tni_scalar_name(a->weight->dtype), tni_scalar_name(self->dtype));
    return TN_OK;
}

/*
 * TN_ERR_RUNTIME unless there is a weight for each point: in the shape of the input without its
 * last dimension, or in any shape if each element is a point.
 */
static tn_status check_weight_sizes(const histogram_args *a, const tn_tensor *self)
{
    tni_shape_text texts[2];
    if (a->weight == NULL || (a->is_flat ? a->weight->numel == self->numel
                                         : tni_has_sizes(a->weight, self->rank - 1, self->sizes)))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "torch.%s: if weight tensor is provided it should have the same shape as the "
                    "input tensor%s, but got input with shape %s and weight with shape %s",
                    a->name, a->is_flat ? "" : " excluding its innermost dimension",
                    tni_shape_print(&texts[0], self->rank, self->sizes),
                    tni_shape_print(&texts[1], a->weight->rank, a->weight->sizes));
}

/* Convert points and weights to double. There must be bins for each of the points' numbers. */
static void plan_points(tni_builder *s, const histogram_args *a, int64_t rank, histogram *h)
{
    tn_tensor *self = a->self;
    h->rank = rank;
    TNI_BUILD_DO(s, check_points(a, self));
    /* Numbers of a point. */
    int64_t own = a->is_flat || self->rank == 0 ? 1 : self->sizes[self->rank - 1];
    if (tni_builder_go_on(s) && (rank != own || rank > MOST_DIMS || rank < 1))
        s->status = tni_fail(TN_ERR_RUNTIME, "histogramdd: The size of bins must be equal to the "
                                             "innermost dimension of the input.");
    if (!tni_builder_go_on(s))
        return;
    h->samples = self->numel / rank;
    TNI_BUILD_DO(s, check_weight_sizes(a, self));
    tn_tensor *points = tni_builder_contiguous(s, self, TN_DTYPE_F64);
    tn_tensor *weights =
        a->weight != NULL ? tni_builder_contiguous(s, a->weight, TN_DTYPE_F64) : NULL;
    h->points = points != NULL ? points->data : NULL;
    h->weights = weights != NULL ? weights->data : NULL;
}

/*
 * Find the range of a dimension: the given one (pairs in `range`), or that of the points. An empty
 * range gets a width of 1.
 */
static tn_status range_of(const histogram *h, const tni_list *range, int64_t dim, double *low,
                          double *high)
{
    if (range != NULL) {
        *low = tni_list_double(range, (size_t)dim * 2);
        *high = tni_list_double(range, (size_t)dim * 2 + 1);
    } else {
        find_range(h, dim, low, high);
    }
    if (!isfinite(*low) || !isfinite(*high))
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.histogramdd: dimension %lld's range [%g, %g] is not finite",
                        (long long)dim, *low, *high);
    if (*low > *high)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.histogramdd: min should not exceed max, but got min "
                        "%g max %g for dimension %lld",
                        *low, *high, (long long)dim);
    if (*low == *high) {
        *low -= 0.5;
        *high += 0.5;
    }
    return TN_OK;
}

/*
 * Make equally spaced edges for every dimension: as doubles in `h`, and in the input's dtype in
 * `edges`, for the results.
 */
static void plan_even(tni_builder *s, const histogram_args *a, tni_ints bins, const tni_list *range,
                      histogram *h, tn_tensor **edges)
{
    tn_dtype dtype = (tn_dtype)a->self->dtype;
    bool is_meta = a->self->device.type == TN_DEVICE_META;
    h->is_even = true;
    plan_points(s, a, bins.count, h);
    if (tni_builder_go_on(s) && range != NULL && (int64_t)range->size != 2 * bins.count)
        s->status =
            tni_fail(TN_ERR_RUNTIME,
                     "torch.histogramdd: for a %lld-dimensional histogram range should "
                     "have %lld elements, but got %lld",
                     (long long)bins.count, (long long)(2 * bins.count), (long long)range->size);
    for (int64_t dim = 0; dim < bins.count && tni_builder_go_on(s); dim++) {
        double low = 0;
        double high = 1;
        int64_t length = tni_add_wrapping(bins.items[dim], 1);
        if (bins.items[dim] <= 0)
            s->status = tni_fail(TN_ERR_RUNTIME,
                                 "torch.histogram(): bins must be > 0, but got "
                                 "%lld for dimension %lld",
                                 (long long)bins.items[dim], (long long)dim);
        /* On meta the edges have a length but no values. */
        if (!is_meta)
            TNI_BUILD_DO(s, range_of(h, range, dim, &low, &high));
        tn_tensor *wide =
            TNI_BUILD_OF(s, tni_new_like(a->self, TN_DTYPE_F64, 1, &length, &s->made));
        if (!tni_builder_go_on(s))
            return;
        if (!is_meta)
            fill_edges(dtype, low, high, bins.items[dim], wide->data);
        h->bins[dim] = bins.items[dim];
        h->edges[dim] = wide->data;
        edges[dim] = TNI_BUILD_OF(s, tni_to_dtype(wide, dtype, &s->made));
    }
}

/*
 * Take the caller's edges, a vector for each dimension. They are taken to ascend, which is not
 * checked.
 */
static void plan_given(tni_builder *s, const histogram_args *a, tn_tensor *const *given,
                       int64_t count, histogram *h)
{
    plan_points(s, a, count, h);
    for (int64_t dim = 0; dim < count && tni_builder_go_on(s); dim++) {
        if (given[dim]->dtype != a->self->dtype)
            s->status = tni_fail(TN_ERR_RUNTIME,
                                 "torch.histogramdd: input tensor and bins tensors should have "
                                 "the same dtype, but got input with dtype %s and bins for "
                                 "dimension %lld with dtype %s",
                                 tni_scalar_name(a->self->dtype), (long long)dim,
                                 tni_scalar_name(given[dim]->dtype));
        else if (given[dim]->rank != 1 || given[dim]->numel < 2)
            s->status = tni_fail(TN_ERR_RUNTIME,
                                 "%s: the edges of dimension %lld are a vector of at least 2 "
                                 "elements, so that bins must be > 0",
                                 a->name, (long long)dim);
        tn_tensor *wide = tni_builder_contiguous(s, given[dim], TN_DTYPE_F64);
        if (!tni_builder_go_on(s))
            return;
        h->edges[dim] = wide->data;
        h->bins[dim] = given[dim]->numel - 1;
    }
}

/* Count, and return the counts, or densities, in the input's dtype. */
static tn_tensor *counts_of(tni_builder *s, const histogram_args *a, const histogram *h)
{
    tn_tensor *counts =
        TNI_BUILD_OF(s, tni_new_like(a->self, TN_DTYPE_F64, h->rank, h->bins, &s->made));
    TNI_BUILD_DO(s, tni_fill(counts, TNI_INT_SCALAR(0)));
    if (!tni_builder_go_on(s))
        return NULL;
    bool has_data = counts->data != NULL;
    if (has_data)
        count_points(h, counts->data);
    if (has_data && a->density)
        make_dense(h, counts->numel, counts->data);
    return TNI_BUILD_OF(s, tni_to_dtype(counts, (tn_dtype)a->self->dtype, &s->made));
}

/* ---- histc ---- */

/* Elements whose bins are found at a time, on the stack. */
#define BIN_BLOCK 512

/* A call of histc: bin = (x - low) * bins / width. Parts of the elements have counts of their own.
 */
typedef struct even_run {
    tn_dtype dtype;          /* of the elements */
    const char *elements;    /* dense */
    int64_t count;           /* of elements */
    int64_t bins;            /* and one more, for elements outside the range */
    double low, high, width; /* of the range, in the dtype */
    int64_t parts;           /* of about as many elements */
    int64_t *counts;         /* of all parts, one behind the other */
} even_run;

/* Write the bins of floats, by operations on floats. `bins` is a float, too. */
static void find_float_bins(const even_run *run, const float *x, int64_t count, int64_t *to)
{
    const float low = (float)run->low;
    const float high = (float)run->high;
    const float width = (float)run->width;
    const float bins = (float)run->bins;
    for (int64_t i = 0; i < count; i++) {
        const bool is_inside = x[i] >= low && x[i] <= high;
        const float position = is_inside ? (x[i] - low) * bins / width : 0;
        const int64_t bin = position < bins ? (int64_t)position : run->bins - 1;
        to[i] = is_inside ? bin : run->bins;
    }
}

/* The same of any dtype, each operation rounded to it. */
static void find_bins(const even_run *run, const double *x, int64_t count, int64_t *to)
{
    const double bins = (double)run->bins;
    for (int64_t i = 0; i < count; i++) {
        to[i] = run->bins;
        if (!(x[i] >= run->low && x[i] <= run->high))
            continue;
        double step = tni_round_to(run->dtype, tni_round_to(run->dtype, x[i] - run->low) * bins);
        double position = tni_round_to(run->dtype, step / run->width);
        /* nan where the width is infinite */
        to[i] = position < bins ? (int64_t)position : run->bins - 1;
    }
}

/* The most bins whose number a float holds exactly. */
#define FLOAT_BINS (1 << 24)

/* Count the elements of parts [begin, end). */
static void count_even_parts(int64_t begin, int64_t end, void *context)
{
    const even_run *run = context;
    const int64_t bytes = tni_dtypes[run->dtype].bytes;
    const bool is_float = run->dtype == TN_DTYPE_F32 && run->bins <= FLOAT_BINS;
    double wide[BIN_BLOCK];
    int64_t bins[BIN_BLOCK];
    for (int64_t part = begin; part < end; part++) {
        int64_t *counts = run->counts + part * (run->bins + 1);
        const int64_t last = run->count * (part + 1) / run->parts;
        for (int64_t i = run->count * part / run->parts, some; i < last; i += some) {
            const char *from = run->elements + i * bytes;
            some = tni_min(last - i, BIN_BLOCK);
            if (is_float) {
                find_float_bins(run, (const float *)(const void *)from, some, bins);
            } else {
                tni_convert(TN_DTYPE_F64, (char *)wide, sizeof *wide, run->dtype, from, bytes,
                            some);
                find_bins(run, wide, some, bins);
            }
            for (int64_t k = 0; k < some; k++)
                counts[bins[k]]++;
        }
    }
}

/*
 * Count without edges, each operation rounded to the dtype of the elements, as PyTorch does in
 * histc: so elements near an edge fall into the same bin. Counts of parts are whole numbers, whose
 * order does not matter.
 */
static tn_status count_evenly(const tn_tensor *elements, const double *range, tn_tensor *counts)
{
    const tn_dtype dtype = (tn_dtype)elements->dtype;
    even_run run = {.dtype = dtype,
                    .elements = elements->data,
                    .count = elements->numel,
                    .bins = counts->numel,
                    .low = tni_round_to(dtype, range[0]),
                    .high = tni_round_to(dtype, range[1]),
                    .parts = 1};
    run.width = tni_round_to(dtype, run.high - run.low);
    if (run.count / COUNTED_PART > 1 && run.bins <= COUNTED_PART / 4)
        run.parts = tni_min(tni_num_threads(), run.count / COUNTED_PART);
    const size_t items = (size_t)(run.parts * (run.bins + 1));
    run.counts = tni_calloc(items, sizeof *run.counts);
    if (run.counts == NULL)
        return tni_fail_memory(items * sizeof *run.counts);
    tni_parallel_for(0, run.parts, 1, count_even_parts, &run);
    for (int64_t i = 0; i < run.bins; i++) {
        int64_t sum = 0;
        for (int64_t part = 0; part < run.parts; part++)
            sum += run.counts[part * (run.bins + 1) + i];
        ((double *)counts->data)[i] = (double)sum;
    }
    tni_free(run.counts);
    return TN_OK;
}

/*
 * Find the range of histc: the given one, that of the elements if it is empty, and 1 more on both
 * sides if that is empty, too.
 */
static tn_status histc_range(const histogram *h, double *range)
{
    if (range[0] == range[1] && h->samples > 0)
        find_range(h, 0, &range[0], &range[1]);
    if (range[0] == range[1]) {
        range[0] -= 1;
        range[1] += 1;
    }
    if (!isfinite(range[0]) || !isfinite(range[1]))
        return tni_fail(TN_ERR_RUNTIME, "torch.histc: range of [%g, %g] is not finite", range[0],
                        range[1]);
    if (range[0] > range[1])
        return tni_fail(TN_ERR_RUNTIME, "torch.histc: max must be larger than min");
    return TN_OK;
}

TNI_TYPED(histc)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    tn_dtype dtype = (tn_dtype)self->dtype;
    double range[] = {tni_scalar_real(in->min), tni_scalar_real(in->max)};
    histogram h = {.rank = 1, .samples = self->numel};
    if (tni_category(dtype) != 2 || tni_dtypes[dtype].bytes < 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"histogram_cpu\" not implemented for '%s'",
                        tni_scalar_name(dtype));
    if (in->bins <= 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.histogram(): bins must be > 0, but got %lld for dimension 0",
                        (long long)in->bins);
    TN_TRY(tni_check_scalar(dtype, in->min));
    TN_TRY(tni_check_scalar(dtype, in->max));
    tn_tensor *counts = TNI_BUILD_OF(&s, tni_new_like(self, TN_DTYPE_F64, 1, &in->bins, &s.made));
    /* On meta only the shape is known. */
    if (self->device.type != TN_DEVICE_META) {
        tn_tensor *elements = TNI_BUILD_OF(&s, tni_contiguous(self, &s.made));
        if (range[0] == range[1] && h.samples > 0) { /* then that of the elements is asked for */
            tn_tensor *points = tni_builder_contiguous(&s, self, TN_DTYPE_F64);
            h.points = points != NULL ? points->data : NULL;
        }
        if (tni_builder_go_on(&s))
            TNI_BUILD_DO(&s, histc_range(&h, range));
        if (tni_builder_go_on(&s))
            TNI_BUILD_DO(&s, count_evenly(elements, range, counts));
    }
    tn_tensor *result = TNI_BUILD_OF(&s, tni_to_dtype(counts, dtype, &s.made));
    return tni_builder_return(&s, result, outs);
}

/* ---- histogram ---- */

TNI_TYPED(histogram_bin_ct)
{
    tni_builder s = {0};
    histogram h = {0};
    histogram_args a = {in->self, true, in->weight, in->density, "histogram"};
    tn_tensor *edges = NULL;
    plan_even(&s, &a, (tni_ints){&in->bins, 1}, in->range, &h, &edges);
    tn_tensor *results[] = {tni_builder_go_on(&s) ? counts_of(&s, &a, &h) : NULL, edges};
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(histogram_bins_tensor)
{
    tni_builder s = {0};
    histogram h = {0};
    histogram_args a = {in->self, true, in->weight, in->density, "histogram"};
    plan_given(&s, &a, &in->bins, 1, &h);
    tn_tensor *counts = tni_builder_go_on(&s) ? counts_of(&s, &a, &h) : NULL;
    /* PyTorch returns the edges as a copy. */
    tn_tensor *results[] = {counts, TNI_BUILD(&s, clone, in->bins, -1)};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- several dimensions ---- */

TNI_TYPED(_histogramdd_bin_edges)
{
    tni_builder s = {0};
    histogram h = {0};
    histogram_args a = {in->self, false, NULL, false, "histogramdd"}; /* edges need no weights */
    tn_tensor *edges[MOST_DIMS] = {NULL};
    plan_even(&s, &a, in->bins, in->range, &h, edges);
    tni_list *list = tni_builder_list(&s, (size_t)in->bins.count);
    for (int64_t i = 0; i < in->bins.count && i < MOST_DIMS; i++)
        tni_builder_add(&s, list, edges[i]);
    return tni_builder_return_list(&s, list, outs);
}

TNI_TYPED(_histogramdd_from_bin_cts)
{
    tni_builder s = {0};
    histogram h = {0};
    histogram_args a = {in->self, false, in->weight, in->density, "histogramdd"};
    tn_tensor *edges[MOST_DIMS] = {NULL};
    plan_even(&s, &a, in->bins, in->range, &h, edges);
    return tni_builder_return(&s, tni_builder_go_on(&s) ? counts_of(&s, &a, &h) : NULL, outs);
}

TNI_TYPED(_histogramdd_from_bin_tensors)
{
    tni_builder s = {0};
    histogram h = {0};
    histogram_args a = {in->self, false, in->weight, in->density, "histogramdd"};
    tn_tensor *edges[MOST_DIMS] = {NULL};
    int64_t count = (int64_t)in->bins->size;
    for (int64_t i = 0; i < count && i < MOST_DIMS; i++)
        edges[i] = tni_list_tensor(in->bins, (size_t)i);
    plan_given(&s, &a, edges, count, &h);
    return tni_builder_return(&s, tni_builder_go_on(&s) ? counts_of(&s, &a, &h) : NULL, outs);
}

/* ---- composites ---- */

/* Return the counts and the list of edges, whose reference it takes. */
static tn_status return_with_edges(tni_builder *s, tn_tensor *counts, tni_list *edges,
                                   StableIValue *outs)
{
    tn_status status = tni_builder_return(s, counts, &outs[0]);
    bool has_counts = status == TN_OK;
    /* If the list cannot be returned, the counts are not either. */
    status = tni_return_list(status, edges, &outs[1]);
    if (has_counts && status != TN_OK)
        tni_handle_free((tni_handle *)(uintptr_t)outs[0]);
    return status;
}

/* histogramdd for numbers of bins: two operators, so that other backends see them. */
static tn_status histogram_of_counts(tn_tensor *self, tni_ints bins, const tni_list *range,
                                     tn_tensor *weight, bool density, StableIValue *outs)
{
    tni_builder s = {0};
    StableIValue edges = 0;
    TNI_BUILD_DO(&s, tni_call__histogramdd_bin_edges(self, bins, range, weight, density, &edges));
    tn_tensor *counts =
        TNI_BUILD(&s, _histogramdd_from_bin_cts, self, bins, range, weight, density);
    return return_with_edges(&s, counts, (tni_list *)(uintptr_t)edges, outs);
}

TNI_TYPED(histogramdd)
{
    return histogram_of_counts(in->self, in->bins, in->range, in->weight, in->density, outs);
}

/* histogramdd with one number of bins for every dimension. */
TNI_TYPED(histogramdd_int_bins)
{
    int64_t bins[MOST_DIMS];
    int64_t rank = in->self->rank > 0 ? in->self->sizes[in->self->rank - 1] : 1;
    rank = tni_min(rank, MOST_DIMS);
    for (int64_t i = 0; i < rank; i++)
        bins[i] = in->bins;
    return histogram_of_counts(in->self, (tni_ints){bins, rank}, in->range, in->weight, in->density,
                               outs);
}

TNI_TYPED(histogramdd_TensorList_bins)
{
    tni_builder s = {0};
    tn_tensor *counts =
        TNI_BUILD(&s, _histogramdd_from_bin_tensors, in->self, in->bins, in->weight, in->density);
    tni_list *edges = tni_builder_list(&s, in->bins->size);
    for (size_t i = 0; i < in->bins->size; i++)
        tni_builder_add(&s, edges, tni_list_tensor(in->bins, i));
    return return_with_edges(&s, counts, edges, outs);
}
