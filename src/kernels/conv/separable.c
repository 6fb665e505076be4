/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How maps run: the taps of every place of every dimension are worked out once, then planes (one
 * channel of one image) are walked, in parallel. Half types are computed in float, and whole
 * numbers of 8 bits too, rounded to the nearest.
 */
#include "kernels/conv/separable.h"

#include <math.h>

#include "kernels/core/steps.h"

/* ---- taps, worked out ---- */

/* One dimension: the taps of place i are items [i * most, i * most + counts[i]). */
typedef struct table {
    tni_tap *items;
    int64_t *counts;
    double *divisors;
    int64_t most;
} table;

typedef struct tables {
    table axes[TNI_SEPARABLE_SPACE];
    void *memory; /* of all of them */
} tables;

static size_t table_bytes(const tni_axis *axis)
{
    return (size_t)axis->result *
           ((size_t)axis->most * sizeof(tni_tap) + sizeof(int64_t) + sizeof(double));
}

static tn_status make_tables(const tni_separable *map, tables *out)
{
    size_t bytes = 0;
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        bytes += table_bytes(&map->axes[d]);
    char *memory = tni_malloc(bytes + 1);
    if (memory == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for tables of %zu bytes", bytes);
    out->memory = memory;
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++) {
        const tni_axis *axis = &map->axes[d];
        table *t = &out->axes[d];
        t->most = axis->most;
        t->items = (tni_tap *)(void *)memory;
        t->counts = (int64_t *)(void *)(t->items + axis->result * axis->most);
        t->divisors = (double *)(void *)(t->counts + axis->result);
        memory += table_bytes(axis);
        for (int64_t at = 0; at < axis->result; at++) {
            t->divisors[at] = 1;
            t->counts[at] = axis->taps(axis, at, t->items + at * axis->most, &t->divisors[at]);
        }
    }
    return TN_OK;
}

/* ---- planes ---- */

/* Both sides of a map; strides count elements. */
typedef struct side {
    char *data;                         /* first element */
    int64_t image, channel;             /* strides of the leading dimensions */
    int64_t steps[TNI_SEPARABLE_SPACE]; /* strides of the spatial ones */
} side;

typedef struct separable_run {
    const tni_separable *map;
    const tables *tables;
    side input;       /* or its gradient */
    side result;      /* or its gradient */
    int64_t channels; /* planes of an image */
    bool has_lines;   /* each place of a line has as many taps: real lines go tap by tap */
} separable_run;

static side side_of(const tn_tensor *self, int space)
{
    side s = {.data = self->data};
    int lead = (int)self->rank - space;
    s.channel = lead > 0 ? self->strides[lead - 1] : 0;
    s.image = lead > 1 ? self->strides[lead - 2] : 0;
    for (int d = 0; d < space; d++)
        s.steps[TNI_SEPARABLE_SPACE - space + d] = self->strides[lead + d];
    return s;
}

typedef void (*plane_function)(const separable_run *run, int64_t in_at, int64_t out_at);

#define DIVIDE_REAL(sum, divisor, type)  ((sum) / (type)(divisor))
#define DIVIDE_WHOLE(sum, divisor, type) ((type)((sum) / (type)(divisor)))

/* The body runs for every place of the result, with `at`, `divisor` and `out` at hand. */
#define EACH_PLACE(body)                                                                           \
    const table *axes = run->tables->axes;                                                         \
    const tni_axis *sizes = run->map->axes;                                                        \
    for (int64_t z = 0; z < sizes[0].result; z++)                                                  \
        for (int64_t y = 0; y < sizes[1].result; y++)                                              \
            for (int64_t x = 0; x < sizes[2].result; x++) {                                        \
                double divisor = run->map->divisor * axes[0].divisors[z] * axes[1].divisors[y] *   \
                                 axes[2].divisors[x];                                              \
                int64_t out = out_at + z * run->result.steps[0] + y * run->result.steps[1] +       \
                              x * run->result.steps[2];                                            \
                body                                                                               \
            }

/* The body runs for every source of the place, with its number `in` and its weight. */
#define EACH_SOURCE(type, body)                                                                    \
    for (int64_t i = 0; i < axes[0].counts[z]; i++)                                                \
        for (int64_t j = 0; j < axes[1].counts[y]; j++) {                                          \
            const tni_tap *tz = &axes[0].items[z * axes[0].most + i];                              \
            const tni_tap *ty = &axes[1].items[y * axes[1].most + j];                              \
            const tni_tap *tx = &axes[2].items[x * axes[2].most];                                  \
            int64_t line =                                                                         \
                in_at + tz->source * run->input.steps[0] + ty->source * run->input.steps[1];       \
            type outer = (type)(tz->weight * ty->weight);                                          \
            for (int64_t k = 0; k < axes[2].counts[x]; k++) {                                      \
                int64_t in = line + tx[k].source * run->input.steps[2];                            \
                type weight = (type)(outer * (type)tx[k].weight);                                  \
                body                                                                               \
            }                                                                                      \
        }

/* Places of a line that are summed together. */
#define LINE 128

/*
 * Lines of the result, tap by tap: what a place has of each is added in the order of the taps, as
 * in the loop over places.
 */
#define LINES(name, type, factor, divide)                                                          \
    static void name##_add_tap(const separable_run *run, factor outer, int64_t tap, int64_t line,  \
                               int64_t first, int64_t count, type *restrict sums)                  \
    {                                                                                              \
        const type *from = (const type *)(const void *)run->input.data + line;                     \
        const table *t = &run->tables->axes[2];                                                    \
        const tni_tap *taps = t->items + first * t->most + tap;                                    \
        const int64_t most = t->most;                                                              \
        const int64_t step = run->input.steps[2];                                                  \
        for (int64_t x = 0; x < count; x++) {                                                      \
            factor weight = (factor)(outer * (factor)taps[x * most].weight);                       \
            sums[x] = (type)(sums[x] + weight * from[taps[x * most].source * step]);               \
        }                                                                                          \
    }                                                                                              \
    static void name##_line(const separable_run *run, int64_t in_at, int64_t z, int64_t y,         \
                            int64_t first, int64_t count, type *sums)                              \
    {                                                                                              \
        const table *axes = run->tables->axes;                                                     \
        for (int64_t x = 0; x < count; x++)                                                        \
            sums[x] = 0;                                                                           \
        for (int64_t i = 0; i < axes[0].counts[z]; i++)                                            \
            for (int64_t j = 0; j < axes[1].counts[y]; j++) {                                      \
                const tni_tap *tz = &axes[0].items[z * axes[0].most + i];                          \
                const tni_tap *ty = &axes[1].items[y * axes[1].most + j];                          \
                for (int64_t k = 0; k < axes[2].most; k++)                                         \
                    name##_add_tap(run, (factor)(tz->weight * ty->weight), k,                      \
                                   in_at + tz->source * run->input.steps[0] +                      \
                                       ty->source * run->input.steps[1],                           \
                                   first, count, sums);                                            \
            }                                                                                      \
    }                                                                                              \
    static void name##_lines(const separable_run *run, int64_t in_at, int64_t out_at)              \
    {                                                                                              \
        const table *axes = run->tables->axes;                                                     \
        const tni_axis *sizes = run->map->axes;                                                    \
        type sums[LINE];                                                                           \
        for (int64_t z = 0; z < sizes[0].result; z++)                                              \
            for (int64_t y = 0; y < sizes[1].result; y++)                                          \
                for (int64_t first = 0; first < sizes[2].result; first += LINE) {                  \
                    int64_t count = sizes[2].result - first;                                       \
                    count = count < LINE ? count : LINE;                                           \
                    name##_line(run, in_at, z, y, first, count, sums);                             \
                    type *to = (type *)(void *)run->result.data + out_at +                         \
                               z * run->result.steps[0] + y * run->result.steps[1];                \
                    for (int64_t x = first; x < first + count; x++) {                              \
                        double divisor = run->map->divisor * axes[0].divisors[z] *                 \
                                         axes[1].divisors[y] * axes[2].divisors[x];                \
                        type sum = sums[x - first];                                                \
                        to[x * run->result.steps[2]] =                                             \
                            divisor == 1 ? sum : divide(sum, divisor, factor);                     \
                    }                                                                              \
                }                                                                                  \
    }

#define PLANES(name, type, factor, divide)                                                         \
    static void name##_forward(const separable_run *run, int64_t in_at, int64_t out_at)            \
    {                                                                                              \
        if (run->has_lines) {                                                                      \
            name##_lines(run, in_at, out_at);                                                      \
            return;                                                                                \
        }                                                                                          \
        const type *from = (const type *)(const void *)run->input.data;                            \
        type *to = (type *)(void *)run->result.data;                                               \
        EACH_PLACE(type sum = 0; EACH_SOURCE(factor, sum = (type)(sum + weight * from[in]);)       \
                                     to[out] = divisor == 1 ? sum : divide(sum, divisor, factor);) \
    }                                                                                              \
    static void name##_backward(const separable_run *run, int64_t in_at, int64_t out_at)           \
    {                                                                                              \
        const type *from = (const type *)(const void *)run->result.data;                           \
        type *to = (type *)(void *)run->input.data;                                                \
        EACH_PLACE(type part = divisor == 1 ? from[out] : divide(from[out], divisor, factor);      \
                   EACH_SOURCE(factor, to[in] = (type)(to[in] + weight * part);))                  \
    }
#define i64_lines(run, in_at, out_at)
#define c64_lines(run, in_at, out_at)
#define c128_lines(run, in_at, out_at)
LINES(f32, float, float, DIVIDE_REAL)
LINES(f64, double, double, DIVIDE_REAL)
PLANES(f32, float, float, DIVIDE_REAL)
PLANES(f64, double, double, DIVIDE_REAL)
PLANES(i64, int64_t, int64_t, DIVIDE_WHOLE)
PLANES(c64, float _Complex, float, DIVIDE_REAL)
PLANES(c128, double _Complex, double, DIVIDE_REAL)

static const plane_function functions[TN_DTYPE_COUNT][2] = {
    [TN_DTYPE_F32] = {f32_forward, f32_backward},    [TN_DTYPE_F64] = {f64_forward, f64_backward},
    [TN_DTYPE_I64] = {i64_forward, i64_backward},    [TN_DTYPE_C64] = {c64_forward, c64_backward},
    [TN_DTYPE_C128] = {c128_forward, c128_backward},
};

typedef struct plane_run {
    separable_run *run;
    plane_function plane;
} plane_run;

static void run_planes(int64_t begin, int64_t end, void *context)
{
    const plane_run *all = context;
    const separable_run *run = all->run;
    for (int64_t i = begin; i < end; i++) {
        int64_t image = i / run->channels;
        int64_t channel = i % run->channels;
        all->plane(run, image * run->input.image + channel * run->input.channel,
                   image * run->result.image + channel * run->result.channel);
    }
}

static bool has_even_taps(const tni_axis *axis, const table *t)
{
    int64_t i = 0;
    while (i < axis->result && t->counts[i] == t->most)
        i++;
    return i == axis->result && i >= 4;
}

/* Both tensors in a dtype that has functions; neither on meta. */
static tn_status run_separable(const tni_separable *map, const tn_tensor *input,
                               const tn_tensor *result, bool is_backward)
{
    tables made;
    int lead = (int)input->rank - map->space;
    int64_t planes = 1;
    int64_t taps = 1;
    for (int d = 0; d < lead; d++)
        planes *= input->sizes[d];
    if (result->numel == 0 || input->numel == 0)
        return TN_OK;
    TN_TRY(make_tables(map, &made));
    separable_run run = {.map = map,
                         .tables = &made,
                         .input = side_of(input, map->space),
                         .result = side_of(result, map->space),
                         .channels = lead > 0 ? input->sizes[lead - 1] : 1};
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        taps = tni_mul_saturating(taps, map->axes[d].most * map->axes[d].result);
    run.has_lines = !is_backward && has_even_taps(&map->axes[2], &made.axes[2]) &&
                    (result->dtype == TN_DTYPE_F32 || result->dtype == TN_DTYPE_F64);
    plane_run all = {&run, functions[result->dtype][is_backward]};
    tni_parallel_for(0, planes, 65536 / (taps + 1) + 1, run_planes, &all);
    tni_free(made.memory);
    return TN_OK;
}

/* ---- tensors ---- */

static int64_t only_place(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)axis;
    (void)at;
    (void)divisor;
    taps[0] = (tni_tap){0, 1};
    return 1;
}

tni_separable tni_separable_begin(int space)
{
    tni_separable map = {.space = space, .divisor = 1, .keeps_format = true};
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        map.axes[d] = (tni_axis){.input = 1, .result = 1, .most = 1, .taps = only_place};
    return map;
}

static tn_dtype computing_dtype(const tn_tensor *self)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    return is_half || self->dtype == TN_DTYPE_U8 ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
}

static void round_bytes(const tn_tensor *self)
{
    float *items = self->data;
    for (int64_t i = 0; items != NULL && i < self->numel; i++)
        items[i] = fminf(fmaxf(nearbyintf(items[i]), 0), 255);
}

/* `computed` in the dtype of `like`: itself, or a copy in its format. */
static tn_tensor *finish(tni_steps *s, tn_tensor *computed, const tn_tensor *like,
                         tn_memory_format format)
{
    if (!tni_steps_go_on(s) || computed->dtype == like->dtype)
        return computed;
    if (like->dtype == TN_DTYPE_U8)
        round_bytes(computed);
    return TNI_STEP_OF(s, tni_clone(computed, (tn_dtype)like->dtype, format, &s->made));
}

/* A tensor with the leading sizes of `like` and the sizes of one side. */
static tn_status new_side(const tni_separable *map, const tn_tensor *like, bool is_input,
                          tn_memory_format format, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    int lead = (int)like->rank - map->space;
    memcpy(sizes, like->sizes, (size_t)lead * sizeof *sizes);
    for (int d = 0; d < map->space; d++) {
        const tni_axis *axis = &map->axes[TNI_SEPARABLE_SPACE - map->space + d];
        sizes[lead + d] = is_input ? axis->input : axis->result;
    }
    tni_tensor_spec spec = {.dtype = computing_dtype(like), .rank = like->rank, .sizes = sizes};
    if (format == TN_MEMORY_FORMAT_CONTIGUOUS)
        return tni_tensor_empty(&spec, like->device, out);
    return tni_tensor_empty_format(&spec, format, like->device, out);
}

static tn_status check_dtype(const tn_tensor *self)
{
    if (functions[computing_dtype(self)][0] != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "not implemented for '%s'",
                    tni_scalar_name(self->dtype));
}

tn_status tni_separable_forward(const tni_separable *map, tn_tensor *input, tn_tensor **out)
{
    tni_steps s = {0};
    TN_TRY(check_dtype(input));
    tn_memory_format format =
        map->keeps_format ? tni_suggested_format(input) : TN_MEMORY_FORMAT_CONTIGUOUS;
    tn_tensor *result = TNI_STEP_OF(&s, new_side(map, input, false, format, &s.made));
    tn_tensor *from = TNI_STEP_OF(&s, tni_to_dtype(input, computing_dtype(input), &s.made));
    if (input->device.type != TN_DEVICE_META)
        TNI_STEP_DO(&s, run_separable(map, from, result, false));
    return tni_steps_end_with(&s, finish(&s, result, input, format), out);
}

tn_status tni_separable_backward(const tni_separable *map, tn_tensor *gradient,
                                 tn_memory_format format, tn_tensor **out)
{
    tni_steps s = {0};
    TN_TRY(check_dtype(gradient));
    tn_tensor *result = TNI_STEP_OF(&s, new_side(map, gradient, true, format, &s.made));
    tn_tensor *from = TNI_STEP_OF(&s, tni_to_dtype(gradient, computing_dtype(gradient), &s.made));
    if (gradient->device.type != TN_DEVICE_META) {
        TNI_STEP_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
        TNI_STEP_DO(&s, run_separable(map, result, from, true));
    }
    return tni_steps_end_with(&s, finish(&s, result, gradient, format), out);
}
