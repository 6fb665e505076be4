/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps (separable.h): averages over windows and interpolation.
 *
 * Maps that only copy have loops of their own (separable_copies.c). Of others
 * the taps of each position of each dimension are computed once, into tables. Then planes (one
 * channel of one image) run in parallel. Floats and doubles go line by line (separable_lines.inc):
 * the map along a line is applied to each line of the input once, and a position costs the sum of
 * its numbers of taps. Maps that shrink add lines first, then apply the map along a line to each
 * line of the result (separable_columns.inc). Other dtypes, and maps whose taps come and go along a
 * line, go position by position (separable_plane.inc), which costs the product of the numbers. Half
 * types are computed in float, and bytes too, rounded to nearest.
 */
#include "kernels/conv/separable.h"

#include "kernels/conv/separable_channels_last.h"
#include "kernels/core/builder.h"

/* ---- tables of taps ---- */

/* One dimension: the taps of position i are items[i * most] to items[i * most + counts[i] - 1]. */
typedef struct table {
    tni_tap *items;   /* [result, most] */
    int64_t *counts;  /* taps of each position */
    double *divisors; /* of each position */
    int64_t most;     /* items of a position */
} table;

/* The tables of a map, in one allocation. */
typedef struct tables {
    table axes[TNI_SEPARABLE_SPACE]; /* by dimension */
    void *memory;                    /* what to free */
} tables;

/* Return the bytes of a dimension's table, a multiple of 8, so that all parts are aligned. */
static size_t table_bytes(const tni_axis *axis)
{
    return (size_t)axis->result *
           ((size_t)axis->most * sizeof(tni_tap) + sizeof(int64_t) + sizeof(double));
}

/* Return whether a position has at most `most` taps and all of them are in the input. */
static bool are_taps_valid(const tni_axis *axis, const table *t, int64_t at)
{
    const tni_tap *taps = t->items + at * t->most;
    if (t->counts[at] < 0 || t->counts[at] > t->most)
        return false;
    for (int64_t i = 0; i < t->counts[at]; i++)
        if (taps[i].source < 0 || taps[i].source >= axis->input)
            return false;
    return true;
}

/* Compute the taps of all positions. out->memory is new (tni_free). TN_ERR_MEMORY only. */
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
            TNI_ASSERT(are_taps_valid(axis, t, at));
            TNI_ASSERT(!map->keeps_negative_zero || t->divisors[at] == 1);
        }
    }
    TNI_ASSERT(memory == (char *)out->memory + bytes);
    return TN_OK;
}

/*
 * The taps along a line once more, tap by tap: tap k of position x is item k * result + x. The
 * positions that have a tap k are a range.
 */
typedef struct line_taps {
    int64_t most, result; /* taps of a position, positions */
    int64_t *begin, *end; /* by tap: the positions that have it */
    int64_t *offsets;     /* of the sources in a line of the input, in elements */
    double *weights_f64;
    float *weights_f32;
} line_taps;

/*
 * Turn a table into line_taps, for an input with a step between its elements. *fits is false if
 * some tap has no range. out->begin is new, and all there is to free. TN_ERR_MEMORY only.
 */
static tn_status turn_table(const tni_axis *axis, const table *t, int64_t step, line_taps *out,
                            bool *fits)
{
    const size_t items = (size_t)(axis->result * t->most);
    const size_t bytes = 2 * (size_t)t->most * sizeof(int64_t) +
                         items * (sizeof(int64_t) + sizeof(double) + sizeof(float));
    *out = (line_taps){.most = t->most, .result = axis->result, .begin = tni_malloc(bytes + 1)};
    if (out->begin == NULL)
        return tni_fail_memory(bytes + 1);
    out->end = out->begin + t->most;
    out->offsets = out->end + t->most;
    out->weights_f64 = (double *)(void *)(out->offsets + items);
    out->weights_f32 = (float *)(void *)(out->weights_f64 + items);
    *fits = true;
    for (int64_t k = 0; k < t->most; k++) {
        out->begin[k] = out->end[k] = 0;
        for (int64_t x = 0; x < axis->result; x++) {
            const tni_tap *tap = &t->items[x * t->most + k];
            const int64_t item = k * axis->result + x;
            if (k >= t->counts[x])
                continue;
            if (out->begin[k] == out->end[k])
                out->begin[k] = out->end[k] = x;
            *fits &= x == out->end[k]++;
            out->offsets[item] = tni_mul_wrapping(tap->source, step);
            out->weights_f64[item] = tap->weight;
            out->weights_f32[item] = (float)tap->weight;
        }
    }
    return TN_OK;
}

/* ---- planes ---- */

/* The input or the result of a map; strides count elements. */
typedef struct side {
    char *data;                         /* first element */
    int64_t image, channel;             /* strides of the leading dimensions */
    int64_t steps[TNI_SEPARABLE_SPACE]; /* strides of the spatial ones */
} side;

/* One map over all planes. */
typedef struct separable_run {
    const tni_separable *map; /* the map */
    const tables *tables;     /* its taps */
    side input;               /* backward: its gradient, which is written */
    side result;              /* backward: its gradient, which is read */
    int64_t channels;         /* planes of an image */
    int64_t block;            /* channels that run together; 1 unless they lie together */
    line_taps along;          /* taps along a line, if has_lines */
    bool has_lines;           /* runs line by line */
    bool has_columns;         /* adds lines first */
    bool has_pairs;           /* has_columns, and every position of a line has two taps, kept in
                                 `along` */
} separable_run;

/*
 * Return the strides of a tensor [N, C, space], [C, space] or [space]; a missing dimension has
 * stride 0.
 */
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

/*
 * Computes one plane, or, line by line, those of a block of channels that lie together; in_at and
 * out_at are where it begins in input and result, in elements.
 */
typedef void (*plane_function)(const separable_run *run, int64_t in_at, int64_t out_at,
                               int64_t block);

/* Computes one plane, or its gradient. */
typedef void (*column_function)(const separable_run *run, int64_t in_at, int64_t out_at,
                                bool is_backward);

/* A position of the result. */
typedef struct position {
    int64_t z, y, x; /* coordinates, outermost first */
} position;

/* Return what the sum of a position is divided by. */
static inline double divisor_of(const separable_run *run, position at)
{
    const table *axes = run->tables->axes;
    return run->map->divisor * axes[0].divisors[at.z] * axes[1].divisors[at.y] *
           axes[2].divisors[at.x];
}

/* Return what is added to sums before they are divided; with 0, those of negative zeros are 0. */
static inline float start_of(const separable_run *run)
{
    return run->map->keeps_negative_zero ? -0.0F : 0;
}

/* Return where a position is in its plane, in elements. */
static inline int64_t offset_of(const separable_run *run, position at)
{
    return at.z * run->result.steps[0] + at.y * run->result.steps[1] + at.x * run->result.steps[2];
}

/* Elements of a line that are computed together, and lines that are kept: 16 KiB of doubles. */
#define LINE  256
#define SLOTS 8

/* Channels of a channels-last tensor that run together. */
#define BLOCK 32

/* Elements of a line that are worth adding as vectors. */
#define MIN_COLUMNS 8

/* Adjacent positions of a line, and the range of the input that has all their sources. */
typedef struct stretch {
    int64_t first, end; /* positions */
    int64_t low, width; /* the first source, and how many elements there are up to the last */
} stretch;

/*
 * Go on to the next stretch, of as many positions as have their sources within LINE elements.
 * Return false if there is none, since all positions are done or the sources of one are too far
 * apart. The first is behind {0}.
 */
static bool next_stretch(const table *t, int64_t positions, stretch *s)
{
    int64_t low = INT64_MAX;
    int64_t high = -1;
    *s = (stretch){.first = s->end, .end = s->end};
    for (; s->end < positions; s->end++) {
        const tni_tap *taps = t->items + s->end * t->most;
        for (int64_t k = 0; k < t->counts[s->end]; k++) {
            low = tni_min(low, taps[k].source);
            high = high > taps[k].source ? high : taps[k].source;
        }
        if (high - low >= LINE)
            break;
        s->low = high < 0 ? 0 : low;
        s->width = high < 0 ? 0 : high - low + 1;
    }
    return s->end > s->first;
}

/* These types have no loop by lines; the template asks for the names. */
static const plane_function lines_i64 = NULL, lines_c64 = NULL, lines_c128 = NULL;
static const plane_function spread_i64 = NULL, spread_c64 = NULL, spread_c128 = NULL;
static const column_function walk_columns_i64 = NULL, walk_columns_c64 = NULL;
static const column_function walk_columns_c128 = NULL;

#include "kernels/core/type_f32.inc"
#include "kernels/conv/separable_divide.inc"
#include "kernels/conv/separable_lines.inc"
#include "kernels/conv/separable_columns.inc"
#include "kernels/conv/separable_plane.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/conv/separable_divide.inc"
#include "kernels/conv/separable_lines.inc"
#include "kernels/conv/separable_columns.inc"
#include "kernels/conv/separable_plane.inc"
#include "kernels/core/type_i64.inc"
#include "kernels/conv/separable_divide.inc"
#include "kernels/conv/separable_plane.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/conv/separable_divide.inc"
#include "kernels/conv/separable_plane.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/conv/separable_divide.inc"
#include "kernels/conv/separable_plane.inc"
#include "kernels/core/type_none.inc"

/* Forward and backward by dtype. */
static const plane_function functions[TN_DTYPE_COUNT][2] = {
    [TN_DTYPE_F32] = {forward_f32, backward_f32},    [TN_DTYPE_F64] = {forward_f64, backward_f64},
    [TN_DTYPE_I64] = {forward_i64, backward_i64},    [TN_DTYPE_C64] = {forward_c64, backward_c64},
    [TN_DTYPE_C128] = {forward_c128, backward_c128},
};

/* What threads share. */
typedef struct plane_run {
    separable_run *run;   /* the map and its tensors */
    plane_function plane; /* forward or backward, of their dtype */
} plane_run;

/* Compute blocks of planes [begin, end), counted over all images. */
static void run_planes(int64_t begin, int64_t end, void *context)
{
    const plane_run *all = context;
    const separable_run *run = all->run;
    const int64_t blocks = tni_ceil_div(run->channels, run->block);
    for (int64_t i = begin; i < end; i++) {
        int64_t image = i / blocks;
        int64_t channel = i % blocks * run->block;
        all->plane(run, image * run->input.image + channel * run->input.channel,
                   image * run->result.image + channel * run->result.channel,
                   tni_min(run->channels - channel, run->block));
    }
}

/*
 * Return whether lines can be added first at a gain: most elements of a line are sources, and those
 * of each position have room.
 */
static bool has_columns(const separable_run *run)
{
    const tni_axis *axis = &run->map->axes[2];
    stretch s = {0};
    if (axis->input < MIN_COLUMNS || axis->input > tni_mul_saturating(axis->most, axis->result))
        return false;
    while (next_stretch(&run->tables->axes[2], axis->result, &s))
        continue;
    return s.end == axis->result;
}

/* Prepare for positions with two taps, if all of a line have them. TN_ERR_MEMORY only. */
static tn_status plan_pairs(separable_run *run)
{
    const tni_axis *axis = &run->map->axes[2];
    const table *t = &run->tables->axes[2];
    if (run->along.begin != NULL || !run->map->keeps_negative_zero || run->result.steps[2] != 1 ||
        t->most != 2)
        return TN_OK;
    TN_TRY(turn_table(axis, t, 1, &run->along, &run->has_pairs));
    for (int64_t at = 0; at < axis->result; at++)
        run->has_pairs &= t->counts[at] == 2;
    return TN_OK;
}

/* Prepare to run line by line, if dtype and taps allow it. TN_ERR_MEMORY only. */
static tn_status plan_lines(separable_run *run, tn_dtype dtype)
{
    const tni_axis *axes = run->map->axes;
    const bool is_blocked =
        run->channels > 1 && run->input.channel == 1 && run->result.channel == 1;
    /* Short lines are only worth it where each line of the input serves a line of the result. */
    const bool grows = axes[0].input <= axes[0].result && axes[1].input <= axes[1].result;
    const bool is_covered = has_columns(run);
    if (dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F64)
        return TN_OK;
    run->has_columns = is_covered && !is_blocked && !grows;
    if (!run->has_columns && axes[2].result >= (is_blocked ? 1 : grows ? 4 : 16))
        TN_TRY(turn_table(&axes[2], &run->tables->axes[2], run->input.steps[2], &run->along,
                          &run->has_lines));
    if (is_blocked && run->has_lines)
        run->block = tni_min(run->channels, BLOCK);
    else if (is_covered && !run->has_lines)
        run->has_columns = axes[0].most * axes[1].most > 1;
    return run->has_columns ? plan_pairs(run) : TN_OK;
}

/* ---- vectors along channels ---- */

/* Lines of channels-last tensors, whose channels run together. */
typedef struct channels_run {
    const separable_run *run;               /* the map and its tensors */
    void (*sum)(const tni_channels_line *); /* the loop of their dtype */
    int64_t bytes;                          /* of an element */
} channels_run;

/* Vectors run along fewer channels only where lines of the input serve one line each. */
#define FEW_CHANNELS 4

/*
 * Return whether vectors run along channels: these lie together, and positions have few taps, all
 * of them equally many along a line.
 */
static bool is_along_channels(const separable_run *run)
{
    const tni_axis *axes = run->map->axes;
    const line_taps *t = &run->along;
    if (!run->has_lines || !run->map->keeps_negative_zero || run->channels == 1 ||
        run->input.channel != 1 || run->result.channel != 1 || t->most > TNI_CHANNELS_TAPS ||
        axes[0].most * axes[1].most > TNI_CHANNELS_LINES ||
        (run->channels < FEW_CHANNELS && axes[1].input < axes[1].result))
        return false;
    for (int64_t k = 0; k < t->most; k++)
        if (t->end[k] - t->begin[k] != t->result)
            return false;
    for (int d = 0; d < 2; d++)
        for (int64_t at = 0; at < axes[d].result; at++)
            if (run->tables->axes[d].counts[at] == 0)
                return false;
    return true;
}

/* Compute lines [begin, end), counted over images, planes and lines. */
static void run_channels_lines(int64_t begin, int64_t end, void *context)
{
    const channels_run *all = context;
    const separable_run *run = all->run;
    const table *axes = run->tables->axes;
    const tni_axis *sizes = run->map->axes;
    tni_channels_line line = {.positions = sizes[2].result,
                              .channels = run->channels,
                              .to_step = run->result.steps[2],
                              .taps = run->along.most,
                              .offsets = run->along.offsets,
                              .weights = all->bytes == sizeof(float)
                                             ? (const void *)run->along.weights_f32
                                             : (const void *)run->along.weights_f64};
    for (int64_t i = begin; i < end; i++) {
        const int64_t y = i % sizes[1].result;
        const int64_t z = i / sizes[1].result % sizes[0].result;
        const int64_t image = i / sizes[1].result / sizes[0].result;
        const tni_tap *tz = axes[0].items + z * axes[0].most;
        const tni_tap *ty = axes[1].items + y * axes[1].most;
        line.lines = 0;
        for (int64_t j = 0; j < axes[0].counts[z]; j++)
            for (int64_t k = 0; k < axes[1].counts[y]; k++, line.lines++) {
                line.line_offsets[line.lines] =
                    tz[j].source * run->input.steps[0] + ty[k].source * run->input.steps[1];
                line.line_weights[line.lines] = tz[j].weight * ty[k].weight;
            }
        line.from = run->input.data + image * run->input.image * all->bytes;
        line.to = run->result.data + (image * run->result.image + z * run->result.steps[0] +
                                      y * run->result.steps[1]) *
                                         all->bytes;
        all->sum(&line);
    }
}

/* The least work for a thread along channels, in elements of the result. */
#define CHANNELS_GRAIN 16384

/* Compute the map of `images` channels-last images by vectors along channels. */
static void run_along_channels(const separable_run *run, int64_t images, bool is_float)
{
    const tni_axis *sizes = run->map->axes;
    const tni_channels_loops *loops = TNI_OF_ISA(&tni_channels_loops);
    const int64_t work = tni_mul_saturating(sizes[2].result, run->channels);
    channels_run all = {run, is_float ? loops->sum_f32 : loops->sum_f64,
                        is_float ? sizeof(float) : sizeof(double)};
    tni_parallel_for(0, images * sizes[0].result * sizes[1].result, 1 + CHANNELS_GRAIN / work,
                     run_channels_lines, &all);
}

/* The least work for a thread that computes planes, in products. */
#define PLANE_GRAIN 65536

/*
 * Compute the map, or with is_backward the transposed one, which adds to `input`. Both tensors have
 * one dtype, for which there are functions, and data. TN_ERR_MEMORY only.
 */
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
    TNI_ASSERT(map->space >= 1 && map->space <= TNI_SEPARABLE_SPACE && lead >= 0);
    TNI_ASSERT(input->dtype == result->dtype && functions[result->dtype][is_backward] != NULL);
    TN_TRY(make_tables(map, &made));
    separable_run run = {.map = map,
                         .tables = &made,
                         .input = side_of(input, map->space),
                         .result = side_of(result, map->space),
                         .channels = lead > 0 ? input->sizes[lead - 1] : 1,
                         .block = 1};
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        taps = tni_mul_saturating(taps, map->axes[d].most * map->axes[d].result);
    tn_status status = plan_lines(&run, (tn_dtype)result->dtype);
    plane_run all = {&run, functions[result->dtype][is_backward]};
    if (status == TN_OK && !is_backward && is_along_channels(&run))
        run_along_channels(&run, planes / run.channels, result->dtype == TN_DTYPE_F32);
    else if (status == TN_OK)
        tni_parallel_for(0, planes / run.channels * tni_ceil_div(run.channels, run.block),
                         PLANE_GRAIN / tni_mul_saturating(taps + 1, run.block) + 1, run_planes,
                         &all);
    tni_free(run.along.begin);
    tni_free(made.memory);
    return status;
}

/* ---- tensors ---- */

/* The taps of a dimension that is not there: its one position. */
static int64_t single_tap(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)axis;
    (void)at;
    (void)divisor;
    taps[0] = (tni_tap){0, 1};
    return 1;
}

tni_separable tni_separable_begin(int space)
{
    tni_separable map = {
        .space = space, .divisor = 1, .keeps_format = true, .keeps_negative_zero = true};
    for (int d = 0; d < TNI_SEPARABLE_SPACE; d++)
        map.axes[d] = (tni_axis){.input = 1, .result = 1, .most = 1, .taps = single_tap};
    return map;
}

/* Return the dtype in which `self` is computed. */
static tn_dtype computing_dtype(const tn_tensor *self)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    return is_half || self->dtype == TN_DTYPE_U8 ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
}

/*
 * Round floats to the nearest byte, halves to even, in place. Between 2^23 and 2^24 floats are the
 * whole numbers, so a sum there is rounded.
 */
static void round_bytes(const tn_tensor *self)
{
    float *items = self->data;
    for (int64_t i = 0; items != NULL && i < self->numel; i++) {
        const float above = items[i] > 0 ? items[i] : 0;
        items[i] = ((above < 255 ? above : 255) + 0x1.8p23F) - 0x1.8p23F;
    }
}

/* Return `computed` in the dtype of `like`: itself, or a copy in `format`. */
static tn_tensor *finish(tni_builder *s, tn_tensor *computed, const tn_tensor *like,
                         tn_memory_format format)
{
    if (!tni_builder_go_on(s) || computed->dtype == like->dtype)
        return computed;
    if (like->dtype == TN_DTYPE_U8)
        round_bytes(computed);
    return TNI_BUILD_OF(s, tni_clone(computed, (tn_dtype)like->dtype, format, &s->made));
}

/*
 * Make a tensor with the leading sizes of `like` and the spatial sizes of the input or the result.
 */
static tn_status new_side(const tni_separable *map, const tn_tensor *like, tn_dtype dtype,
                          bool is_input, tn_memory_format format, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    int lead = (int)like->rank - map->space;
    memcpy(sizes, like->sizes, (size_t)lead * sizeof *sizes);
    for (int d = 0; d < map->space; d++) {
        const tni_axis *axis = &map->axes[TNI_SEPARABLE_SPACE - map->space + d];
        sizes[lead + d] = is_input ? axis->input : axis->result;
    }
    tni_tensor_spec spec = {.dtype = dtype, .rank = like->rank, .sizes = sizes};
    if (format == TN_MEMORY_FORMAT_CONTIGUOUS)
        return tni_tensor_empty(&spec, like->device, out);
    return tni_tensor_empty_format(&spec, format, like->device, out);
}

/* Refuse dtypes without a loop. */
static tn_status check_dtype(const tn_tensor *self)
{
    if (functions[computing_dtype(self)][0] != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "not implemented for '%s'",
                    tni_scalar_name(self->dtype));
}

tn_status tni_separable_forward(const tni_separable *map, tn_tensor *input, tn_tensor **out)
{
    tni_builder s = {0};
    TN_TRY(check_dtype(input));
    tn_memory_format format =
        map->keeps_format ? tni_suggested_format(input) : TN_MEMORY_FORMAT_CONTIGUOUS;
    const tn_dtype dtype = computing_dtype(input);
    if (input->device.type != TN_DEVICE_META && tni_separable_may_copy(map)) {
        bool is_done = false;
        tn_tensor *copied =
            TNI_BUILD_OF(&s, new_side(map, input, (tn_dtype)input->dtype, false, format, &s.made));
        TNI_BUILD_DO(&s, tni_separable_copy(map, input, copied, &is_done));
        if (is_done || !tni_builder_go_on(&s))
            return tni_builder_end_with(&s, copied, out);
    }
    tn_tensor *result = TNI_BUILD_OF(&s, new_side(map, input, dtype, false, format, &s.made));
    tn_tensor *from = TNI_BUILD_OF(&s, tni_to_dtype(input, dtype, &s.made));
    if (input->device.type != TN_DEVICE_META)
        TNI_BUILD_DO(&s, run_separable(map, from, result, false));
    return tni_builder_end_with(&s, finish(&s, result, input, format), out);
}

tn_status tni_separable_backward(const tni_separable *map, tn_tensor *gradient,
                                 tn_memory_format format, tn_tensor **out)
{
    tni_builder s = {0};
    TN_TRY(check_dtype(gradient));
    const tn_dtype dtype = computing_dtype(gradient);
    tn_tensor *result = TNI_BUILD_OF(&s, new_side(map, gradient, dtype, true, format, &s.made));
    tn_tensor *from = TNI_BUILD_OF(&s, tni_to_dtype(gradient, dtype, &s.made));
    if (gradient->device.type != TN_DEVICE_META) {
        /* The transposed map scatters: elements that no tap names stay 0. */
        TNI_BUILD_DO(&s, tni_fill(result, TNI_INT_SCALAR(0)));
        TNI_BUILD_DO(&s, run_separable(map, result, from, true));
    }
    return tni_builder_end_with(&s, finish(&s, result, gradient, format), out);
}
