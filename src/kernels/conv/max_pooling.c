/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * max_pool, adaptive_max_pool and fractional_max_pool, their gradients, and max_unpool.
 *
 * A pool returns the largest element of each window and its index in the plane (of the input's last
 * spatial dimensions, row-major). The three families differ in where windows begin and end, which
 * is a `span` per dimension; one scan serves all. Gradients send each element to the index that was
 * found; unpooling is the same without addition. Planes run in parallel. Half types are compared as
 * floats, which represent them exactly. A nan is larger than everything.
 */
#include "args/args_max_pooling.h"
#include "calls/calls_conv.h"
#include "kernels/conv/max_pool_values.h"
#include "kernels/conv/max_pooling.h"
#include "kernels/conv/pooling.h"
#include "kernels/core/builder.h"
#include "kernels/core/isa.h"

#include <math.h>

/* ---- windows ---- */

/* The positions that one result sees along a dimension: first, first + step, … below last. */
typedef struct span {
    int64_t first, last, step; /* a half-open range with a step */
} span;

/* max_pool, adaptive_max_pool, fractional_max_pool. */
typedef enum window_kind { WINDOW_STRIDED, WINDOW_ADAPTIVE, WINDOW_FRACTIONAL } window_kind;

/* Where the windows of a pool begin and end. */
typedef struct windows {
    window_kind kind;      /* the family */
    tni_windows pool;      /* sizes; parameters if strided; the window's size if fractional */
    const char *samples;   /* fractional: [planes, space] numbers in [0, 1) */
    tn_dtype sample_dtype; /* float or double */
} windows;

/*
 * Return the window of result `at` along dimension d, cut to the input. Cutting in front keeps to
 * the dilation's grid: `first` moves on by whole steps.
 */
static span strided_span(const tni_windows *p, int d, int64_t at)
{
    span s = {at * p->stride[d] - p->padding[d], 0, p->dilation[d]};
    s.last = s.first + (p->window[d] - 1) * s.step + 1;
    if (s.first < 0)
        s.first += tni_round_up(-s.first, s.step);
    if (s.last > p->input[d])
        s.last = p->input[d];
    return s;
}

/*
 * Return window `at` of those that cover the input evenly:
 *
 *     from floor(at * input / result) to ceil((at + 1) * input / result)
 *
 * Windows overlap if the sizes do not divide.
 */
static span adaptive_span(const tni_windows *p, int d, int64_t at)
{
    return (span){at * p->input[d] / p->result[d],
                  tni_ceil_div((at + 1) * p->input[d], p->result[d]), 1};
}

/*
 * Return a window of fractional max pooling (Graham, 2014): with u the sample of this plane and
 * dimension and step = (input - window) / (result - 1), window number `at` begins at
 *
 *     floor((at + u) * step) - floor(u * step)
 *
 * and the last one ends with the input. float or double as PyTorch computes it, since rounding
 * decides where a window begins.
 */
static span fractional_span(const windows *w, int d, int64_t plane, int64_t at)
{
    const tni_windows *p = &w->pool;
    /* PyTorch takes samples for images from the last dimension on, for volumes from the first. */
    int64_t which = plane * p->space + (p->space == 2 ? 1 - d : d);
    int64_t first = p->input[d] - p->window[d];
    if (at < p->result[d] - 1 && w->sample_dtype == TN_DTYPE_F64) {
        double sample = ((const double *)(const void *)w->samples)[which];
        double step = (double)(p->input[d] - p->window[d]) / (double)(p->result[d] - 1);
        first = (int64_t)(((double)at + sample) * step) - (int64_t)(sample * step);
    } else if (at < p->result[d] - 1) {
        float sample = ((const float *)(const void *)w->samples)[which];
        float step = (float)(p->input[d] - p->window[d]) / (float)(p->result[d] - 1);
        first = (int64_t)(((float)at + sample) * step) - (int64_t)(sample * step);
    }
    /* A sample outside of [0, 1) must not lead out of the input. */
    first = first < 0 ? 0 : first > p->input[d] - p->window[d] ? p->input[d] - p->window[d] : first;
    return (span){first, first + p->window[d], 1};
}

/*
 * Return the window of a result along dimension d of three; dimensions that the pool lacks are one
 * position.
 */
static span span_of(const windows *w, int d, int64_t plane, int64_t at)
{
    int own = d - (TNI_SEPARABLE_SPACE - w->pool.space);
    if (own < 0)
        return (span){0, 1, 1};
    switch (w->kind) {
    case WINDOW_STRIDED:
        return strided_span(&w->pool, own, at);
    case WINDOW_ADAPTIVE:
        return adaptive_span(&w->pool, own, at);
    case WINDOW_FRACTIONAL:
        return fractional_span(w, own, plane, at);
    }
    return (span){0, 0, 1};
}

/* The most windows along a line that are found once for all planes. */
#define KEPT_SPANS 128

/* Return the size in dimension d of three, 1 where the pool lacks it. */
static int64_t size_at(const tni_windows *p, const int64_t *sizes, int d)
{
    int own = d - (TNI_SEPARABLE_SPACE - p->space);
    return own < 0 ? 1 : sizes[own];
}

/* Find the windows along a line; return false if planes differ in them or there are too many. */
static bool keep_spans(const windows *w, span kept[KEPT_SPANS])
{
    const int64_t count = size_at(&w->pool, w->pool.result, 2);
    const bool are_kept = w->kind != WINDOW_FRACTIONAL && count <= KEPT_SPANS;
    for (int64_t x = 0; are_kept && x < count; x++)
        kept[x] = span_of(w, 2, 0, x);
    return are_kept;
}

/* ---- planes ---- */

/* Planes of one pool. */
typedef struct peak_run {
    const windows *windows; /* where they begin and end */
    const void *input;      /* [planes, lines], row-major */
    void *result;           /* [planes, positions], of the same dtype */
    int64_t *indices;       /* as the result */
    int64_t lines;          /* positions of a plane of the input */
    int64_t positions;      /* positions of a plane of the result */
    const char *least;      /* the least number of the dtype: what a window without elements has */
    bool is_double;         /* of the dtypes that are pooled by lines: double, else float */
} peak_run;

/* Return whether a window has no elements: its taps are before and behind the input. */
static bool is_empty(const span s[3])
{
    return s[0].first >= s[0].last || s[1].first >= s[1].last || s[2].first >= s[2].last;
}

#include "kernels/core/type_f32.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_u8.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_i8.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_i16.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_i32.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_i64.inc"
#include "kernels/conv/max_pool_planes.inc"
#include "kernels/core/type_none.inc"

/* ---- lines of strided windows ---- */

/* The most lines of a plane that a window may see for planes to be pooled line by line. */
#define MOST_LINES 64

/* Pool planes [begin, end) line by line: what peaks_f32 and peaks_f64 do, for strided windows. */
static void pool_lines(int64_t begin, int64_t end, void *context)
{
    const peak_run *run = context;
    const windows *w = run->windows;
    const tni_windows *p = &w->pool;
    const tni_peak_lines *works = TNI_OF_ISA(&tni_peak_lines);
    const int own = p->space - 1;
    const int64_t bytes = run->is_double ? 8 : 4;
    int64_t lines[MOST_LINES];
    tni_peak_line l = {.lines = lines,
                       .size = p->input[own],
                       .window = p->window[own],
                       .stride = p->stride[own],
                       .padding = p->padding[own],
                       .dilation = p->dilation[own],
                       .count = p->result[own]};
    for (int64_t at = begin * (run->positions / l.count); at < end * (run->positions / l.count);
         at++) {
        int64_t high = size_at(p, p->result, 1), deep = size_at(p, p->result, 0);
        int64_t plane = at / high / deep;
        span s[2] = {span_of(w, 0, plane, at / high % deep), span_of(w, 1, plane, at % high)};
        l.line_count = 0;
        for (int64_t z = s[0].first; z < s[0].last; z += s[0].step)
            for (int64_t y = s[1].first; y < s[1].last; y += s[1].step)
                lines[l.line_count++] = (z * size_at(p, p->input, 1) + y) * l.size;
        l.plane = (const char *)run->input + plane * run->lines * bytes;
        l.values = (char *)run->result + at * l.count * bytes;
        l.indices = run->indices + at * l.count;
        (run->is_double ? works->of_f64 : works->of_f32)(&l);
    }
}

/* Return whether planes of a dtype can be pooled line by line. */
static bool has_lines(const windows *w, tn_dtype dtype, int64_t lines)
{
    const tni_windows *p = &w->pool;
    return (dtype == TN_DTYPE_F64 || (dtype == TN_DTYPE_F32 && lines <= INT32_MAX / 2)) &&
           w->kind == WINDOW_STRIDED && p->stride[p->space - 1] <= TNI_PEAK_MOST_STRIDE &&
           tni_mul_saturating(p->window[p->space - 1], p->dilation[p->space - 1]) <=
               TNI_PEAK_MOST_REACH &&
           tni_mul_saturating(size_at(p, p->window, 0), size_at(p, p->window, 1)) <= MOST_LINES;
}

/* The dtypes that can be pooled, halves as float. */
static const tni_loop_body peaks[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = peaks_f32, [TN_DTYPE_F64] = peaks_f64, [TN_DTYPE_U8] = peaks_u8,
    [TN_DTYPE_I8] = peaks_i8,   [TN_DTYPE_I16] = peaks_i16, [TN_DTYPE_I32] = peaks_i32,
    [TN_DTYPE_I64] = peaks_i64,
};

/* Return the dtype in which `self` is computed: float for half types, else its own. */
static tn_dtype computing_dtype(const tn_tensor *self)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    return is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
}

/* Return the address of the least number of a dtype that can be pooled. */
static const char *least_of(tn_dtype dtype)
{
    static const float single = -INFINITY;
    static const double twice = -INFINITY;
    static const int8_t least8 = INT8_MIN;
    static const int16_t least16 = INT16_MIN;
    static const int32_t least32 = INT32_MIN;
    static const int64_t least64 = INT64_MIN;
    static const uint8_t none = 0;
    static const void *const least[TN_DTYPE_COUNT] = {
        [TN_DTYPE_F32] = &single,  [TN_DTYPE_F64] = &twice,   [TN_DTYPE_U8] = &none,
        [TN_DTYPE_I8] = &least8,   [TN_DTYPE_I16] = &least16, [TN_DTYPE_I32] = &least32,
        [TN_DTYPE_I64] = &least64,
    };
    return least[dtype];
}

/* Return the product of `count` sizes. */
static int64_t product_of(const int64_t *sizes, int count)
{
    int64_t product = 1;
    for (int i = 0; i < count; i++)
        product = tni_mul_wrapping(product, sizes[i]);
    return product;
}

/*
 * Return the memory format that a pool's result takes from its input. A volume without a batch, [C,
 * D, H, W], is channels-last only if it has the strides of a dense batch of one.
 */
static tn_memory_format format_of(const tn_tensor *image, int space)
{
    int64_t sizes[TNI_SEPARABLE_SPACE + 2] = {1};
    int64_t strides[TNI_SEPARABLE_SPACE + 2];
    if (space != 3 || image->rank != 4)
        return tni_suggested_format(image);
    memcpy(sizes + 1, image->sizes, 4 * sizeof *sizes);
    bool is_last =
        (image->flags & TNI_TENSOR_CONTIGUOUS) == 0 &&
        tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST_3D, 5, sizes, strides) == TN_OK;
    for (int d = 0; is_last && d < 4; d++)
        is_last = image->sizes[d] == 1 || image->strides[d] == strides[d + 1];
    return is_last ? TN_MEMORY_FORMAT_CHANNELS_LAST_3D : TN_MEMORY_FORMAT_CONTIGUOUS;
}

/*
 * Return `self` in a dtype and a format: itself if it has both and the format is row-major, else a
 * copy, which the builder owns. NULL after a failure.
 */
static tn_tensor *in_format(tni_builder *s, tn_tensor *self, tn_dtype dtype,
                            tn_memory_format format)
{
    /* A format of rank 5 needs a batch, which is removed afterwards. */
    bool is_single = format == TN_MEMORY_FORMAT_CHANNELS_LAST_3D && self->rank == 4;
    if (!tni_builder_go_on(s) ||
        (format == TN_MEMORY_FORMAT_CONTIGUOUS && self->dtype == (int8_t)dtype))
        return self;
    tn_tensor *batch = is_single ? TNI_BUILD(s, unsqueeze, self, 0) : self;
    if (!tni_builder_go_on(s))
        return NULL;
    tn_tensor *made = TNI_BUILD_OF(s, tni_clone(batch, dtype, format, &s->made));
    return is_single ? TNI_BUILD(s, squeeze_dim, made, 0) : made;
}

/* Return the largest elements and their indices for windows `w` over `input`, in `format`. */
static tn_status take_peaks(const windows *w, tn_tensor *input, tn_memory_format format,
                            StableIValue *outs)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int lead = (int)input->rank - w->pool.space;
    tn_dtype dtype = computing_dtype(input);
    if (peaks[dtype] == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"max_pool\" not implemented for '%s'",
                        tni_scalar_name(input->dtype));
    memcpy(sizes, input->sizes, (size_t)lead * sizeof *sizes);
    memcpy(sizes + lead, w->pool.result, (size_t)w->pool.space * sizeof *sizes);
    tn_tensor *values = TNI_BUILD_OF(&s, tni_new_like(input, dtype, input->rank, sizes, &s.made));
    tn_tensor *indices =
        TNI_BUILD_OF(&s, tni_new_like(input, TN_DTYPE_I64, input->rank, sizes, &s.made));
    /* Without data (meta) only sizes and formats matter. */
    if (tni_builder_go_on(&s) && values->data != NULL) {
        tn_tensor *converted = TNI_BUILD_OF(&s, tni_to_dtype(input, dtype, &s.made));
        /* Planes are scanned row-major, so that indices are offsets. */
        tn_tensor *from = TNI_BUILD_OF(&s, tni_contiguous(converted, &s.made));
        if (tni_builder_go_on(&s)) {
            peak_run run = {w,
                            from->data,
                            values->data,
                            indices->data,
                            product_of(w->pool.input, w->pool.space),
                            product_of(w->pool.result, w->pool.space),
                            least_of(dtype),
                            dtype == TN_DTYPE_F64};
            tni_parallel_for(0, product_of(sizes, lead), 8192 / (run.positions * 8 + 1) + 1,
                             has_lines(w, dtype, run.lines) ? pool_lines : peaks[dtype], &run);
        }
    }
    tn_tensor *results[2] = {in_format(&s, values, (tn_dtype)input->dtype, format),
                             in_format(&s, indices, TN_DTYPE_I64, format)};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- gradients and unpooling ---- */

/* Elements on their way to the indices that were found for them. */
typedef struct send_run {
    const void *from;        /* [planes, positions], row-major */
    const int64_t *indices;  /* as `from`: an offset into the plane of `to` each */
    void *to;                /* [planes, lines], row-major, zeros at first */
    int64_t positions;       /* of a plane of `from` */
    int64_t lines;           /* of a plane of `to` */
    bool adds;               /* else of elements with one index the last one stays */
    _Atomic(bool) has_wrong; /* some index was outside of its plane */
    _Atomic(int64_t) wrong;  /* one of them */
} send_run;

#define TEMPLATE "kernels/conv/max_pool_gradient.inc"
#include "kernels/core/for_reals.inc"

/*
 * Return zeros of these sizes with the elements of `from` at their indices, plane by plane of
 * `space` dimensions; with `adds` elements of one index are added. An index outside of its plane is
 * an error, TN_ERR_RUNTIME, as it comes from the caller.
 */
static tn_status send(tn_tensor *from, tn_tensor *indices, int space, const int64_t *sizes,
                      tn_memory_format format, bool adds, StableIValue *outs)
{
    tni_builder s = {0};
    tn_dtype dtype = computing_dtype(from);
    int lead = (int)from->rank - space;
    if (indices->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "elements in indices should be type int64 but got: %s",
                        tni_scalar_name(indices->dtype));
    if (indices->rank != from->rank ||
        memcmp(indices->sizes, from->sizes, (size_t)from->rank * sizeof *sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME, "Expected shape of indices to be same as that of the "
                                        "tensor they belong to");
    if (dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"max_unpool\" not implemented for '%s'",
                        tni_scalar_name(from->dtype));
    tn_tensor *to = TNI_BUILD_OF(&s, tni_new_like(from, dtype, from->rank, sizes, &s.made));
    if (tni_builder_go_on(&s) && to->data != NULL) {
        tn_tensor *values = tni_builder_contiguous(&s, from, dtype);
        tn_tensor *numbers = TNI_BUILD_OF(&s, tni_contiguous(indices, &s.made));
        TNI_BUILD_DO(&s, tni_fill(to, TNI_INT_SCALAR(0)));
        if (tni_builder_go_on(&s) && values->numel > 0) {
            send_run run = {values->data,
                            numbers->data,
                            to->data,
                            product_of(from->sizes + lead, space),
                            product_of(sizes + lead, space),
                            adds,
                            false,
                            0};
            tni_parallel_for(0, product_of(from->sizes, lead), 32768 / (run.positions + 1) + 1,
                             dtype == TN_DTYPE_F32 ? send_f32 : send_f64, &run);
            if (run.has_wrong)
                s.status = tni_fail(TN_ERR_RUNTIME,
                                    "Found an invalid max index: %lld (planes have %lld positions)",
                                    (long long)run.wrong, (long long)run.lines);
        }
    }
    return tni_builder_return(&s, in_format(&s, to, (tn_dtype)from->dtype, format), outs);
}

/*
 * Return the gradient of a pool of `input`. Windows may overlap, so elements with one index are
 * added. With keeps_format the result has the input's memory format, for volumes without a batch
 * the gradient's.
 */
static tn_status send_back(const char *name, tn_tensor *gradient, tn_tensor *input,
                           tn_tensor *indices, const tni_windows *p, bool keeps_format,
                           StableIValue *outs)
{
    const tn_tensor *like = input->rank == 4 && p->space == 3 ? gradient : input;
    tn_memory_format format =
        keeps_format ? format_of(like, p->space) : TN_MEMORY_FORMAT_CONTIGUOUS;
    TN_TRY(tni_pool_check_gradient(name, gradient, input, p->space, p->result));
    return send(gradient, indices, p->space, input->sizes, format, true, outs);
}

/* ---- max_pool ---- */

/* The arguments that strided pools share. */
#define WINDOWS_OF(op)                                                                             \
    {                                                                                              \
        op, in->kernel_size, in->stride, in->padding, in->dilation, in->ceil_mode                  \
    }
TNI_TYPED(max_pool2d_with_indices)
{
    windows w = {.kind = WINDOW_STRIDED};
    tni_pool_arguments a = WINDOWS_OF("max_pool2d_with_indices");
    TN_TRY(tni_pool_plan(&a, in->self, 2, &w.pool));
    return take_peaks(&w, in->self, format_of(in->self, 2), outs);
}
TNI_TYPED(max_pool2d_with_indices_backward)
{
    tni_windows pool;
    tni_pool_arguments a = WINDOWS_OF("max_pool2d_with_indices_backward");
    TN_TRY(tni_pool_plan(&a, in->self, 2, &pool));
    return send_back(a.name, in->grad_output, in->self, in->indices, &pool, true, outs);
}
TNI_TYPED(max_pool3d_with_indices)
{
    windows w = {.kind = WINDOW_STRIDED};
    tni_pool_arguments a = WINDOWS_OF("max_pool3d_with_indices");
    TN_TRY(tni_pool_plan(&a, in->self, 3, &w.pool));
    return take_peaks(&w, in->self, format_of(in->self, 3), outs);
}
TNI_TYPED(max_pool3d_with_indices_backward)
{
    tni_windows pool;
    tni_pool_arguments a = WINDOWS_OF("max_pool3d_with_indices_backward");
    TN_TRY(tni_pool_plan(&a, in->self, 3, &pool));
    return send_back(a.name, in->grad_output, in->self, in->indices, &pool, true, outs);
}

/*
 * Pool without indices, if neither the thread nor the tensor asks for the operator with indices, of
 * which this one consists. *done is false if they do, or there are no loops for the tensor.
 */
static tn_status pool_values(const tni_pool_arguments *a, tn_tensor *self, int space,
                             tn_tensor **out, bool *done)
{
    tni_windows pool;
    *done = space < 3 && self->keys == TNI_COMMON_KEYS &&
            (self->flags & TNI_TENSOR_AUTOGRAD) == 0 && tni_local_keys_are_first();
    if (!*done)
        return TN_OK;
    TN_TRY(tni_pool_plan(a, self, space, &pool));
    return tni_max_pool_values(&pool, self, format_of(self, space), out, done);
}

/* A pool without its indices is that with indices, whose second result is dropped. */
#define MAX_POOL_ONLY(name, space, shown)                                                          \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        bool done;                                                                                 \
        tn_tensor *results[2];                                                                     \
        tni_pool_arguments a = WINDOWS_OF(shown);                                                  \
        TN_TRY(pool_values(&a, in->self, space, &results[0], &done));                              \
        if (done)                                                                                  \
            return tni_return_take(results[0], outs);                                              \
        TN_TRY(tni_call_##name##_with_indices(in->self, in->kernel_size, in->stride, in->padding,  \
                                              in->dilation, in->ceil_mode, results));              \
        tn_tensor_release(results[1]);                                                             \
        return tni_return_take(results[0], outs);                                                  \
    }
MAX_POOL_ONLY(max_pool1d, 1, "max_pool1d")
MAX_POOL_ONLY(max_pool2d, 2, "max_pool2d_with_indices")
MAX_POOL_ONLY(max_pool3d, 3, "max_pool3d_with_indices")

/*
 * Return the two results of planes of height 1 as lines. Takes the references in `found`, which is
 * read only if the builder has not failed.
 */
static tn_status return_lines(tni_builder *s, tn_tensor *const *found, StableIValue *outs)
{
    tn_tensor *results[2] = {NULL};
    for (int i = 0; i < 2 && tni_builder_go_on(s); i++)
        tni_builder_keep(s, found[i]);
    for (int i = 0; i < 2 && tni_builder_go_on(s); i++)
        results[i] = TNI_BUILD(s, squeeze_dim, found[i], -2);
    return tni_builder_return_all(s, results, 2, outs);
}

/* A line is pooled as a plane of height 1; indices in it are the positions along the line. */
TNI_TYPED(max_pool1d_with_indices)
{
    tni_builder s = {0};
    tn_tensor *found[2];
    tni_windows pool;
    tni_pool_arguments a = WINDOWS_OF("max_pool1d");
    TN_TRY(tni_pool_plan(&a, in->self, 1, &pool));
    tn_tensor *plane = TNI_BUILD(&s, unsqueeze, in->self, -2);
    TNI_BUILD_DO(&s, tni_call_max_pool2d_with_indices(
                         plane, TNI_INT_LIST(1, pool.window[0]), TNI_INT_LIST(1, pool.stride[0]),
                         TNI_INT_LIST(0, pool.padding[0]), TNI_INT_LIST(1, pool.dilation[0]),
                         in->ceil_mode, found));
    return return_lines(&s, found, outs);
}

/* ---- adaptive_max_pool ---- */

/*
 * Check the rank and that no size is 0, except the first: the batch or, without one, the channels.
 */
static tn_status check_adaptive(const char *name, const tn_tensor *input, int space)
{
    tni_shape_text text;
    bool fits = input->rank == space + 1 || input->rank == space + 2;
    for (int d = 1; fits && d < input->rank; d++)
        fits = input->sizes[d] > 0;
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s(): Expected %dD or %dD tensor of non-zero sizes but for the first one, but "
                    "got: %s",
                    name, space + 1, space + 2, tni_shape_print(&text, input->rank, input->sizes));
}

/* Check the input and set the sizes of an adaptive pool. */
static tn_status plan_adaptive(const char *name, const tn_tensor *input, const int64_t *result,
                               int space, tni_windows *pool)
{
    TN_TRY(check_adaptive(name, input, space));
    *pool = (tni_windows){.space = space};
    for (int d = 0; d < space; d++) {
        pool->input[d] = input->sizes[input->rank - space + d];
        pool->result[d] = result[d];
        if (result[d] < 0 || result[d] > INT32_MAX)
            return tni_fail(TN_ERR_RUNTIME, "%s: output_size must not be negative", name);
    }
    return TN_OK;
}

/*
 * Return elements and indices of an adaptive pool. As in PyTorch, images keep a channels-last
 * format and volumes do not.
 */
static tn_status adaptive_max(const char *name, tn_tensor *input, tni_ints size, int space,
                              StableIValue *outs)
{
    windows w = {.kind = WINDOW_ADAPTIVE};
    if (size.count != space)
        return tni_fail(TN_ERR_RUNTIME, "%s: output_size must have %d sizes", name, space);
    TN_TRY(plan_adaptive(name, input, size.items, space, &w.pool));
    return take_peaks(&w, input,
                      space == 2 ? tni_suggested_format(input) : TN_MEMORY_FORMAT_CONTIGUOUS, outs);
}

/* Return the gradient of an adaptive pool, whose sizes the gradient has. */
static tn_status adaptive_max_backward(const char *name, tn_tensor *gradient, tn_tensor *input,
                                       tn_tensor *indices, int space, StableIValue *outs)
{
    tni_windows pool;
    TN_TRY(check_adaptive(name, gradient, space));
    TN_TRY(plan_adaptive(name, input, gradient->sizes + (gradient->rank - space), space, &pool));
    return send_back(name, gradient, input, indices, &pool, space == 2, outs);
}

TNI_TYPED(adaptive_max_pool2d)
{
    return adaptive_max("adaptive_max_pool2d", in->self, in->output_size, 2, outs);
}
TNI_TYPED(adaptive_max_pool2d_backward)
{
    return adaptive_max_backward("adaptive_max_pool2d_backward", in->grad_output, in->self,
                                 in->indices, 2, outs);
}
TNI_TYPED(adaptive_max_pool3d)
{
    return adaptive_max("adaptive_max_pool3d", in->self, in->output_size, 3, outs);
}
TNI_TYPED(adaptive_max_pool3d_backward)
{
    return adaptive_max_backward("adaptive_max_pool3d_backward", in->grad_output, in->self,
                                 in->indices, 3, outs);
}

TNI_TYPED(adaptive_max_pool1d)
{
    tni_builder s = {0};
    tn_tensor *found[2];
    if (in->output_size.count != 1)
        return tni_fail(TN_ERR_RUNTIME, "adaptive_max_pool1d: output_size must be one number");
    TN_TRY(check_adaptive("adaptive_max_pool1d", in->self, 1));
    tn_tensor *plane = TNI_BUILD(&s, unsqueeze, in->self, -2);
    TNI_BUILD_DO(
        &s, tni_call_adaptive_max_pool2d(plane, TNI_INT_LIST(1, in->output_size.items[0]), found));
    return return_lines(&s, found, outs);
}

/* ---- fractional_max_pool ---- */

/* Check the arguments of a fractional pool and set its sizes. */
static tn_status plan_drawn(const char *name, const tn_tensor *input, tni_ints window,
                            tni_ints result, int space, tni_windows *pool)
{
    if (window.count != space || result.count != space)
        return tni_fail(TN_ERR_RUNTIME, "%s: kernel_size and output_size must be %d ints each",
                        name, space);
    TN_TRY(tni_pool_check_input(name, input, space));
    *pool = (tni_windows){.space = space};
    for (int d = 0; d < space; d++) {
        pool->input[d] = input->sizes[input->rank - space + d];
        pool->window[d] = window.items[d];
        pool->result[d] = result.items[d];
        /*
         * Windows must fit input - result + 1 positions; in three dimensions one less, as in
         * PyTorch, so that windows of a stride of exactly 1 are refused.
         */
        if (pool->window[d] <= 0 || pool->result[d] < 0 || pool->result[d] > pool->input[d] ||
            pool->window[d] > pool->input[d] - pool->result[d] + (space == 2))
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: pool size %lld too large relative to input size %lld", name,
                            (long long)pool->window[d], (long long)pool->input[d]);
    }
    return TN_OK;
}

/*
 * Run a fractional pool. `samples` is [N, C, space], with at least the input's batch, of the
 * input's dtype; halves are converted to the float in which windows are computed. The rows of
 * further images are not read.
 */
static tn_status draw_peaks(windows *w, tn_tensor *input, tn_tensor *samples, StableIValue *outs)
{
    tni_builder s = {0};
    int lead = (int)input->rank - w->pool.space;
    int64_t batch = lead == 1 ? 1 : input->sizes[0];
    if (samples->rank != 3 || samples->sizes[2] != w->pool.space || samples->sizes[0] < batch ||
        samples->sizes[1] != input->sizes[lead - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "fractional_max_pool: Expect _random_samples to have %d numbers per plane",
                        w->pool.space);
    if (samples->dtype != input->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Expect _random_samples to have the same dtype as input");
    w->sample_dtype = samples->dtype == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
    tn_tensor *numbers = tni_builder_contiguous(&s, samples, w->sample_dtype);
    if (tni_builder_go_on(&s)) {
        w->samples = numbers->data;
        s.status = take_peaks(w, input, TN_MEMORY_FORMAT_CONTIGUOUS, outs);
    }
    return tni_builder_end(&s);
}

TNI_TYPED(fractional_max_pool2d)
{
    windows w = {.kind = WINDOW_FRACTIONAL};
    TN_TRY(plan_drawn("fractional_max_pool2d", in->self, in->kernel_size, in->output_size, 2,
                      &w.pool));
    return draw_peaks(&w, in->self, in->random_samples, outs);
}
TNI_TYPED(fractional_max_pool2d_backward)
{
    tni_windows pool;
    const char *name = "fractional_max_pool2d_backward";
    TN_TRY(plan_drawn(name, in->self, in->kernel_size, in->output_size, 2, &pool));
    return send_back(name, in->grad_output, in->self, in->indices, &pool, false, outs);
}
TNI_TYPED(fractional_max_pool3d)
{
    windows w = {.kind = WINDOW_FRACTIONAL};
    TN_TRY(plan_drawn("fractional_max_pool3d", in->self, in->kernel_size, in->output_size, 3,
                      &w.pool));
    return draw_peaks(&w, in->self, in->random_samples, outs);
}
TNI_TYPED(fractional_max_pool3d_backward)
{
    tni_windows pool;
    const char *name = "fractional_max_pool3d_backward";
    TN_TRY(plan_drawn(name, in->self, in->kernel_size, in->output_size, 3, &pool));
    return send_back(name, in->grad_output, in->self, in->indices, &pool, false, outs);
}

/* ---- max_unpool ---- */

/*
 * Return zeros of `size` in the last dimensions with the elements of `self` at `indices`: the
 * inverse of a pool up to what it dropped.
 */
static tn_status unpool(const char *name, tn_tensor *self, tn_tensor *indices, tni_ints size,
                        int space, StableIValue *outs)
{
    int64_t sizes[TN_MAX_DIM];
    int lead = (int)self->rank - space;
    tni_shape_text text;
    if (size.count != space)
        return tni_fail(TN_ERR_RUNTIME, "%s: There should be exactly %d elements in output_size",
                        name, space);
    if (lead != 1 && lead != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: Input must be a %d- or %d-dimensional tensor, but got %d"
                        " dimensions",
                        name, space + 1, space + 2, self->rank);
    for (int d = 1; d < self->rank; d++)
        if (self->sizes[d] == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: Expected input to have non-zero size for non-batch dimensions, "
                            "but got %s",
                            name, tni_shape_print(&text, self->rank, self->sizes));
    memcpy(sizes, self->sizes, (size_t)lead * sizeof *sizes);
    for (int d = 0; d < space; d++)
        sizes[lead + d] = size.items[d];
    return send(self, indices, space, sizes,
                space == 2 ? tni_suggested_format(self) : TN_MEMORY_FORMAT_CONTIGUOUS, false, outs);
}

TNI_TYPED(max_unpool2d)
{
    return unpool("max_unpool2d", in->self, in->indices, in->output_size, 2, outs);
}

/* stride and padding are checked and have no effect: the size is given. */
TNI_TYPED(max_unpool3d)
{
    if (in->stride.count != 3 || in->padding.count != 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "max_unpool3d: There should be exactly 3 elements in stride and padding");
    for (int d = 0; d < 3; d++)
        if (in->stride.items[d] <= 0)
            return tni_fail(TN_ERR_RUNTIME, "max_unpool3d: strides should be greater than zero");
    return unpool("max_unpool3d", in->self, in->indices, in->output_size, 3, outs);
}
