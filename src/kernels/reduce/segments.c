/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * segment_reduce and its gradient: neighbouring rows along an axis are a segment, and each is
 * reduced. Segments are given by their lengths, or by offsets (where each begins, and where the
 * last ends).
 *
 *     data [outer…, axis, inner…], lengths [outer…, segments]  ->  [outer…, segments, inner…]
 *
 * Elements are read as doubles and rounded to the dtype after each operation, which gives what
 * computing in the dtype would. One pass on one thread; the gradient of a product with zeros is
 * quadratic in the length of a segment.
 */
#include "args/args_segments.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/core/builder.h"

#include <math.h>

/* How a segment is reduced. */
typedef enum reduction { SUM, MEAN, PROD, MAX, MIN } reduction;

/* One call. */
typedef struct segments {
    reduction kind;           /* how segments are reduced */
    tn_dtype dtype;           /* of the data */
    tni_maybe_double initial; /* what a segment begins with, instead of 0, 1 or an infinity */
    int64_t outer;            /* product of the sizes before the axis */
    int64_t rows;             /* size of the axis */
    int64_t inner;            /* product of the sizes behind the axis */
    int64_t count;            /* segments for each outer index */
    bool has_offsets; /* whether `positions` are offsets, one more than there are segments */
    const tn_tensor *positions; /* lengths or offsets, row-major int64 */
} segments;

/* ---- checks ---- */

/* Read the argument `reduce`. */
static tn_status find_reduction(const tni_string *name, reduction *out)
{
    static const struct {
        const char *name;
        reduction kind;
    } known[] = {{"sum", SUM},  {"mean", MEAN}, {"prod", PROD}, {"max", MAX},
                 {"amax", MAX}, {"min", MIN},   {"amin", MIN}};
    for (size_t i = 0; i < TN_LEN(known); i++)
        if (strcmp(name->data, known[i].name) == 0) {
            *out = known[i].kind;
            return TN_OK;
        }
    return tni_fail(TN_ERR_RUNTIME,
                    "reduce argument must be either sum, prod, mean, amax or amin, got %s",
                    name->data);
}

/* TN_ERR_NOT_IMPLEMENTED for dtypes that PyTorch does not take. */
static tn_status check_dtypes(const tn_tensor *data, const tn_tensor *positions)
{
    if (positions->dtype != TN_DTYPE_I64 && positions->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "segment_reduce(): lengths and offsets are Int or Long, not %s",
                        tni_scalar_name(positions->dtype));
    if (!tni_dtype_is((tn_dtype)data->dtype, TNI_DTYPE_FLOATING) ||
        !tni_can_convert((tn_dtype)data->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"_segment_reduce_cpu\" not implemented for '%s'",
                        tni_scalar_name(data->dtype));
    return TN_OK;
}

/*
 * Work out the sizes of the call: the axis must be the last dimension of the lengths or offsets,
 * whose other dimensions are those of the data before the axis.
 */
static tn_status measure(segments *g, const tn_tensor *data, const tn_tensor *positions,
                         int64_t axis)
{
    TN_TRY(tni_wrap_dim(axis, data->rank, &axis));
    if (data->rank < positions->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "segment_reduce(): data has %d dimensions, fewer than the %d of lengths or "
                        "offsets",
                        data->rank, positions->rank);
    if (axis != positions->rank - 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "segment_reduce(): Expected axis to be the last dimension of lengths but "
                        "got %lld.",
                        (long long)axis);
    g->outer = g->inner = 1;
    for (int64_t d = 0; d < data->rank; d++) {
        if (d < axis && data->sizes[d] != positions->sizes[d])
            return tni_fail(TN_ERR_RUNTIME,
                            "segment_reduce(): dimension %lld of data is %lld, and %lld of lengths "
                            "or offsets",
                            (long long)d, (long long)data->sizes[d],
                            (long long)positions->sizes[d]);
        if (d != axis) {
            int64_t *product = d < axis ? &g->outer : &g->inner;
            *product = tni_mul_saturating(*product, data->sizes[d]);
        }
    }
    g->rows = data->sizes[axis];
    g->count = positions->sizes[axis] - (g->has_offsets ? 1 : 0);
    if (g->count < 0)
        return tni_fail(TN_ERR_RUNTIME, "segment_reduce(): offsets must not be empty");
    return TN_OK;
}

/*
 * Write the first row of a segment and the row behind its last one. With lengths, segments must be
 * visited in order: each begins where the one before ended, which the caller keeps in *end (0 at
 * first).
 */
static void find_rows(const segments *g, int64_t outer, int64_t segment, int64_t *begin,
                      int64_t *end)
{
    const int64_t *positions = g->positions->data;
    if (g->has_offsets) {
        positions += outer * (g->count + 1) + segment;
        *begin = positions[0];
        *end = positions[1];
    } else {
        *begin = *end;
        *end = tni_add_wrapping(*begin, positions[outer * g->count + segment]);
    }
}

/*
 * TN_ERR_RUNTIME unless all rows that segments name exist and, if is_whole, lengths add up to the
 * rows.
 */
static tn_status check_positions(const segments *g, bool is_whole)
{
    for (int64_t i = 0; i < g->outer; i++) {
        int64_t begin;
        int64_t end = 0;
        for (int64_t k = 0; k < g->count; k++) {
            find_rows(g, i, k, &begin, &end);
            if (begin < 0 || end < begin || end > g->rows)
                return tni_fail(TN_ERR_RUNTIME,
                                g->has_offsets || end >= begin
                                    ? "segment_reduce(): segment %lld of rows %lld to %lld is not "
                                      "among the %lld rows of data"
                                    : "lengths contains negative value!",
                                (long long)k, (long long)begin, (long long)end, (long long)g->rows);
        }
        if (is_whole && !g->has_offsets && end != g->rows)
            return tni_fail(TN_ERR_RUNTIME,
                            "segment_reduce(): Expected all rows of lengths along axis to sum to "
                            "data.size(lengths.dim()-1) when !unsafe.");
    }
    return TN_OK;
}

/* The arguments that both operators share; borrowed. */
typedef struct given {
    tn_tensor *data;           /* what is reduced */
    const tni_string *reduce;  /* name of the reduction */
    tn_tensor *lengths;        /* of segments; NULL if there are offsets */
    tn_tensor *offsets;        /* where segments begin; or NULL */
    int64_t axis;              /* the dimension of segments */
    bool is_whole;             /* lengths must add up to the size of the axis */
    const tni_scalar *initial; /* or NULL */
} given;

/*
 * Check the arguments and fill `g`; the builder keeps the positions. On meta their elements are not
 * checked.
 */
static tn_status prepare(tni_builder *s, const given *in, segments *g)
{
    tn_tensor *positions = in->offsets != NULL ? in->offsets : in->lengths;
    if (positions == NULL)
        return tni_fail(TN_ERR_RUNTIME,
                        "segment_reduce(): Either lengths or offsets must be defined.");
    *g = (segments){.dtype = (tn_dtype)in->data->dtype, .has_offsets = in->offsets != NULL};
    TN_TRY(find_reduction(in->reduce, &g->kind));
    TN_TRY(measure(g, in->data, positions, in->axis));
    TN_TRY(check_dtypes(in->data, positions));
    if (in->initial != NULL)
        TN_TRY(tni_check_scalar(TN_DTYPE_F64, in->initial));
    if (in->initial != NULL)
        g->initial = (tni_maybe_double){true, tni_round_to(g->dtype, tni_scalar_real(in->initial))};
    tn_tensor *wide = TNI_BUILD_OF(s, tni_to_dtype(positions, TN_DTYPE_I64, &s->made));
    g->positions = TNI_BUILD_OF(s, tni_contiguous(wide, &s->made));
    if (!tni_builder_go_on(s) || positions->device.type == TN_DEVICE_META)
        return s->status;
    if (in->is_whole && !g->has_offsets && positions->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "segment_reduce(): lengths must not be empty when !unsafe");
    return check_positions(g, in->is_whole);
}

/* ---- results ---- */

/* Return what a segment begins with. */
static double first_value(const segments *g)
{
    static const double usual[] = {
        [SUM] = 0, [MEAN] = 0, [PROD] = 1, [MAX] = -INFINITY, [MIN] = INFINITY};
    return g->initial.is_given ? g->initial.value : usual[g->kind];
}

/*
 * Return `all` with a value reduced into it. Extremes keep a nan: an old one by the test, a new one
 * because the comparison with it is false.
 */
static double taken_in(const segments *g, double all, double value)
{
    switch (g->kind) {
    case SUM:
    case MEAN:
        return tni_round_to(g->dtype, all + value);
    case PROD:
        return tni_round_to(g->dtype, all * value);
    case MAX:
        return isnan(all) || all > value ? all : value;
    case MIN:
        return isnan(all) || all < value ? all : value;
    }
    return all;
}

/*
 * Return the reduction of rows [begin, end) at one inner index; `data` is the element of row 0. An
 * empty mean is nan unless an initial value is given.
 */
static double reduce(const segments *g, const double *data, int64_t begin, int64_t end)
{
    double all = first_value(g);
    for (int64_t row = begin; row < end; row++)
        all = taken_in(g, all, data[row * g->inner]);
    if (g->kind == MEAN && end > begin)
        return tni_round_to(g->dtype, all / (double)(end - begin));
    return g->kind == MEAN && !g->initial.is_given ? (double)NAN : all;
}

/* Reduce all segments at all inner indices; `out` is row-major. */
static void reduce_all(const segments *g, const double *data, double *out)
{
    for (int64_t i = 0; i < g->outer; i++, data += g->rows * g->inner) {
        int64_t begin;
        int64_t end = 0;
        for (int64_t k = 0; k < g->count; k++, out += g->inner) {
            find_rows(g, i, k, &begin, &end);
            for (int64_t j = 0; j < g->inner; j++)
                out[j] = reduce(g, data + j, begin, end);
        }
    }
}

/* Return a new row-major tensor with the sizes of the data but for the axis. */
static tn_tensor *new_result(tni_builder *s, const tn_tensor *data, int64_t axis, int64_t size,
                             tn_dtype dtype)
{
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, data->sizes, (size_t)data->rank * sizeof *sizes);
    sizes[axis] = size;
    return TNI_BUILD_OF(s, tni_new_like(data, dtype, data->rank, sizes, &s->made));
}

TNI_TYPED(segment_reduce)
{
    tni_builder s = {0};
    segments g;
    given all = {in->data, in->reduce,  in->lengths, in->offsets,
                 in->axis, !in->unsafe, in->initial};
    if (in->indices != NULL)
        return tni_fail(TN_ERR_RUNTIME,
                        "segment_reduce(): indices based reduction is not supported yet.");
    TNI_BUILD_DO(&s, prepare(&s, &all, &g));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    int64_t axis = g.positions->rank - 1;
    tn_tensor *data = tni_builder_contiguous(&s, in->data, TN_DTYPE_F64);
    tn_tensor *wide = new_result(&s, in->data, axis, g.count, TN_DTYPE_F64);
    tn_tensor *result = new_result(&s, in->data, axis, g.count, g.dtype);
    if (tni_builder_go_on(&s) && wide->data != NULL)
        reduce_all(&g, data->data, wide->data);
    TNI_BUILD_DO(&s, tni_copy(result, wide));
    return tni_builder_return(&s, result, outs);
}

/* ---- gradients ---- */

/* One segment at one inner index. */
typedef struct column {
    const double *data; /* of row 0; rows are `inner` elements apart */
    double *grad;       /* of row 0: the gradient to write */
    int64_t begin;      /* first row of the segment */
    int64_t end;        /* the row behind its last */
    double result;      /* what the segment was reduced to */
    double given;       /* the gradient of that */
} column;

/* The gradient of an extreme: rows that have its value, or nan, share it equally. */
static void share(const segments *g, const column *c)
{
    int64_t count = 0;
    for (int64_t row = c->begin; row < c->end; row++) {
        double value = c->data[row * g->inner];
        bool is_extreme = value == c->result || isnan(value);
        c->grad[row * g->inner] = is_extreme ? c->given : 0;
        count += is_extreme;
    }
    for (int64_t row = c->begin; row < c->end && count > 1; row++)
        c->grad[row * g->inner] = tni_round_to(g->dtype, c->grad[row * g->inner] / (double)count);
}

/* Return the product of all rows but one, for rows that the result cannot be divided by. */
static double product_without(const segments *g, const column *c, int64_t without)
{
    double all = g->initial.is_given ? g->initial.value : 1;
    for (int64_t row = c->begin; row < c->end; row++)
        if (row != without)
            all = tni_round_to(g->dtype, all * c->data[row * g->inner]);
    return all;
}

/*
 * Write the gradient of each row of a segment: g for a sum, g / n for a mean, and g * result / x
 * for a product; where x is 0 or nan, g times the product of the other rows.
 */
static void differentiate(const segments *g, const column *c)
{
    if (g->kind == MAX || g->kind == MIN) {
        share(g, c);
        return;
    }
    for (int64_t row = c->begin; row < c->end; row++) {
        double value = c->data[row * g->inner];
        double grad = c->given;
        if (g->kind == MEAN)
            grad = grad / (double)(c->end - c->begin);
        else if (g->kind == PROD && (value == 0 || isnan(value)))
            grad = grad * product_without(g, c, row);
        else if (g->kind == PROD)
            grad = tni_round_to(g->dtype, grad * c->result) / value;
        c->grad[row * g->inner] = tni_round_to(g->dtype, grad);
    }
}

/*
 * Write the gradients of all segments. `tensors` are data, result and gradient of the result, as
 * doubles, and the gradient to write. Rows in no segment get 0.
 */
static void differentiate_all(const segments *g, tn_tensor *const tensors[4])
{
    const double *data = tensors[0]->data;
    const double *results = tensors[1]->data;
    const double *given_grads = tensors[2]->data;
    double *grads = tensors[3]->data;
    int64_t step = g->rows * g->inner;
    memset(grads, 0, (size_t)tensors[3]->numel * sizeof *grads);
    for (int64_t i = 0; i < g->outer; i++, data += step, grads += step) {
        column c = {.end = 0};
        for (int64_t k = 0; k < g->count; k++) {
            find_rows(g, i, k, &c.begin, &c.end);
            for (int64_t j = 0; j < g->inner; j++) {
                c.data = data + j;
                c.grad = grads + j;
                c.result = *results++;
                c.given = *given_grads++;
                differentiate(g, &c);
            }
        }
    }
}

/* TN_ERR_RUNTIME unless a tensor has the dtype of the data and the shape of its reduction. */
static tn_status check_result(const segments *g, const tn_tensor *data, const tn_tensor *self)
{
    int64_t axis = g->positions->rank - 1;
    tni_shape_text text;
    if (self->dtype != data->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(data->dtype), tni_scalar_name(self->dtype));
    bool fits = self->rank == data->rank;
    for (int64_t d = 0; fits && d < data->rank; d++)
        fits = self->sizes[d] == (d == axis ? g->count : data->sizes[d]);
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "_segment_reduce_backward: grad and output have the sizes of the reduced data, "
                    "not %s",
                    tni_shape_print(&text, self->rank, self->sizes));
}

TNI_TYPED(_segment_reduce_backward)
{
    tni_builder s = {0};
    segments g;
    given all = {in->data, in->reduce, in->lengths, in->offsets, in->axis, false, in->initial};
    TNI_BUILD_DO(&s, prepare(&s, &all, &g));
    TNI_BUILD_DO(&s, check_result(&g, in->data, in->grad));
    TNI_BUILD_DO(&s, check_result(&g, in->data, in->output));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    int64_t axis = g.positions->rank - 1;
    tn_tensor *tensors[4];
    tensors[0] = tni_builder_contiguous(&s, in->data, TN_DTYPE_F64);
    tensors[1] = tni_builder_contiguous(&s, in->output, TN_DTYPE_F64);
    tensors[2] = tni_builder_contiguous(&s, in->grad, TN_DTYPE_F64);
    tensors[3] = new_result(&s, in->data, axis, g.rows, TN_DTYPE_F64);
    tn_tensor *result = new_result(&s, in->data, axis, g.rows, g.dtype);
    if (tni_builder_go_on(&s) && tensors[3]->data != NULL)
        differentiate_all(&g, tensors);
    TNI_BUILD_DO(&s, tni_copy(result, tensors[3]));
    return tni_builder_return(&s, result, outs);
}
