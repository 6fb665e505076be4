/* SPDX-License-Identifier: BSD-3-Clause */
/* Reading and writing elements at positions (index_core.h), and how two elements become one. */
#include "kernels/index/index_core.h"

#include <stdatomic.h>

#include "kernels/core/narrow_floats.h"

void tni_walk_strides(const tni_strided *operand, int64_t rank, const int64_t *sizes,
                      int64_t *strides)
{
    int64_t bytes = tni_dtypes[operand->dtype].bytes;
    for (int64_t i = 0; i < rank; i++) {
        int64_t from = i - (rank - operand->rank);
        bool stays = from < 0 || operand->sizes[from] <= 1 || sizes[i] <= 1;
        strides[i] = stays ? 0 : tni_mul_wrapping(operand->strides[from], bytes);
    }
}

/* ---- indices ---- */

static tn_status refuse_index(int64_t index, int64_t dim, int64_t size, tni_index_rule rule)
{
    if (rule == TNI_INDEX_LOOKUP)
        return tni_fail(TN_ERR_INDEX, "index out of range in self");
    if (rule == TNI_INDEX_FLAT)
        return tni_fail(TN_ERR_INDEX,
                        "out of range: tried to access index %lld on a tensor of %lld elements.",
                        (long long)index, (long long)size);
    return tni_fail(rule == TNI_INDEX_PLACE ? TN_ERR_RUNTIME : TN_ERR_INDEX,
                    "index %lld is out of bounds for dimension %lld with size %lld",
                    (long long)index, (long long)dim, (long long)size);
}

static inline int64_t index_at(const char *index)
{
    int64_t item;
    memcpy(&item, index, sizeof item);
    return item;
}

/* Whether all items are in [0, size). Nothing is asked item by item, since nearly all indices are.
 */
static bool are_places(const char *items, int64_t count, int64_t size)
{
    uint64_t wrong = 0;
    for (int64_t i = 0; i < count; i++)
        wrong |= (uint64_t)index_at(items + 8 * i) >= (uint64_t)size;
    return wrong == 0;
}

bool tni_index_is_ready(const tn_tensor *index)
{
    return index->dtype == TN_DTYPE_I64 && (index->flags & TNI_TENSOR_CONTIGUOUS) != 0 &&
           (index->keys & TNI_LAZY_BITS) == 0 && !tni_is_on_device(index) && index->data != NULL;
}

/* An index that is as it has to be is not copied: it may be larger than all that is moved. */
tn_status tni_resolve_index(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            tn_tensor **out)
{
    bool wraps = rule == TNI_INDEX_WRAPPED || rule == TNI_INDEX_FLAT;
    tn_tensor *resolved;
    if (tni_index_is_ready(index) && are_places(index->data, index->numel, size)) {
        *out = tn_tensor_retain(index);
        return TN_OK;
    }
    TN_TRY(tni_clone(index, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &resolved));
    int64_t *items = resolved->data;
    for (int64_t i = 0; items != NULL && i < resolved->numel; i++) {
        int64_t item = items[i];
        if (item >= size || item < (wraps ? -size : 0)) {
            tn_tensor_release(resolved);
            return refuse_index(item, dim, size, rule);
        }
        items[i] = item < 0 ? item + size : item;
        TNI_ASSERT(items[i] >= 0 && items[i] < size);
    }
    *out = resolved;
    return TN_OK;
}

/* ---- lines ---- */

/* What the functions that move a line of elements are told. */
typedef struct line_context {
    size_t bytes;          /* of an element */
    int64_t step;          /* from an index to the next */
    uint64_t size;         /* indices are less, */
    _Atomic(bool) *misses; /* or this becomes true, and the rest of the line is left out */
    tni_combiner combine;  /* what becomes of two elements, where the line does not know it */
} line_context;

#ifdef __clang__
#    define UNROLLED _Pragma("clang loop unroll_count(4)")
#else
#    define UNROLLED _Pragma("GCC unroll 4")
#endif

/* For an index that was resolved. */
#define ANY_PLACE UINT64_MAX

/* Asks while the index is at hand: on the way to memory that costs nothing. */
static inline bool read_index(const char *from, uint64_t size, int64_t *index)
{
    memcpy(index, from, sizeof *index);
    return TNI_LIKELY((uint64_t)*index < size);
}

static TNI_COLD void note_miss(const line_context *line)
{
    atomic_store_explicit(line->misses, true, memory_order_relaxed);
}

/* ---- panels ---- */

/*
 * What moves by an index along one dimension, cut into panels: all of that dimension, and a few
 * positions of the last one. Elements that the indices of a panel can name stay in the cache while
 * it is walked, however far apart they lie. Panels share no element, so they run in parallel; along
 * the dimension the order is that of the indices.
 */
typedef struct panels {
    int64_t rank;                   /* dimensions */
    int64_t dim;                    /* the one that indices are of */
    int64_t sizes[TN_MAX_DIM];      /* of the dimensions */
    int64_t strides[3][TN_MAX_DIM]; /* in bytes: result, source, index */
    char *data[3];                  /* first elements */
    int64_t inner;                  /* the dimension that a line runs along; may be `dim` */
    int64_t width;                  /* most positions of a line */
    const char *base;               /* what the result's lines are before; or NULL */
    size_t base_bytes;              /* of such a line */
    tni_loop_inner line;            /* moves the elements of a line */
    const void *context;            /* and what it is told */
} panels;

/* Positions of a line, if lines of many others come between its neighbours and it. */
#define PANEL_WIDTH  32
/* So many indices may name elements that the cache does not hold together. */
#define PANEL_HEIGHT 64

static void keep_dim(panels *p, int64_t to, int64_t from)
{
    p->sizes[to] = p->sizes[from];
    for (int i = 0; i < 3; i++)
        p->strides[i][to] = p->strides[i][from];
    if (p->dim == from)
        p->dim = to;
}

/* Whether dimension `outer` goes on where the next one, `inner`, ends. */
static bool is_continued(const panels *p, int64_t outer, int64_t inner)
{
    if (outer == p->dim || inner == p->dim)
        return false;
    for (int i = 0; i < 3; i++)
        if (p->strides[i][outer] != tni_mul_wrapping(p->strides[i][inner], p->sizes[inner]))
            return false;
    return true;
}

/* Fewer and longer dimensions, and which of them lines run along. */
static void arrange_panels(panels *p)
{
    int64_t kept = 0;
    for (int64_t i = 0; i < p->rank; i++)
        if (p->sizes[i] != 1 || i == p->dim)
            keep_dim(p, kept++, i);
    p->rank = kept;
    kept = 0;
    for (int64_t i = 1; i < p->rank; i++) {
        int64_t size = p->sizes[kept];
        bool is_joined = is_continued(p, kept, i);
        kept += !is_joined;
        keep_dim(p, kept, i);
        if (is_joined)
            p->sizes[kept] *= size;
    }
    p->rank = kept + 1;
    p->inner = p->rank - 1;
    TNI_ASSERT(p->dim >= 0 && p->dim < p->rank);
    if (p->sizes[p->inner] < 8 && p->sizes[p->dim] > p->sizes[p->inner])
        p->inner = p->dim;
    bool is_tall = p->sizes[p->dim] > PANEL_HEIGHT && p->strides[2][p->inner] != 0;
    p->width = p->inner == p->dim ? p->sizes[p->dim] : is_tall ? PANEL_WIDTH : TNI_LOOP_GRAIN / 8;
}

static int64_t panel_blocks(const panels *p)
{
    return (p->sizes[p->inner] + p->width - 1) / p->width;
}

/* Panels [begin, end): blocks of lines first, then the dimensions that are in no panel. */
static void run_panels(int64_t begin, int64_t end, void *context)
{
    const panels *p = context;
    int64_t strides[3];
    for (int i = 0; i < 3; i++)
        strides[i] = p->strides[i][p->inner];
    for (int64_t unit = begin; unit < end; unit++) {
        char *data[3];
        int64_t first = unit % panel_blocks(p) * p->width;
        int64_t rest = unit / panel_blocks(p);
        int64_t left = p->sizes[p->inner] - first;
        TNI_ASSERT(left > 0);
        int64_t lines = p->inner == p->dim ? 1 : p->sizes[p->dim];
        for (int i = 0; i < 3; i++)
            data[i] = p->data[i] + first * strides[i];
        for (int64_t dim = p->rank - 1; dim >= 0; dim--) {
            if (dim == p->inner || dim == p->dim)
                continue;
            int64_t at = rest % p->sizes[dim];
            rest /= p->sizes[dim];
            for (int i = 0; i < 3; i++)
                data[i] += at * p->strides[i][dim];
        }
        if (p->base != NULL)
            memcpy(data[0], p->base + (data[0] - p->data[0]), p->base_bytes);
        for (int64_t line = 0; line < lines; line++) {
            p->line(data, strides, left < p->width ? left : p->width, p->context);
            for (int i = 0; i < 3; i++)
                data[i] += p->strides[i][p->dim];
        }
    }
}

/* None of the sizes is 0. */
static void walk_panels(panels *p)
{
    int64_t units = panel_blocks(p);
    int64_t each = p->width * (p->inner == p->dim ? 1 : p->sizes[p->dim]);
    for (int64_t dim = 0; dim < p->rank; dim++)
        if (dim != p->inner && dim != p->dim)
            units *= p->sizes[dim];
    tni_parallel_for(0, units, TNI_LOOP_GRAIN / each + 1, run_panels, p);
}

/* ---- reading ---- */

/*
 * With constants for the bytes each is one load and one store. A line of the index that stands for
 * a line of the source, as in index_select along the last dimension, has the other numbers
 * constant, too.
 */
static inline __attribute__((always_inline)) void pick_steps(char *const *data,
                                                             const int64_t *strides, int64_t count,
                                                             const line_context *line, size_t bytes)
{
    const int64_t size = (int64_t)bytes;
    const int64_t step = line->step;
    const uint64_t positions = line->size;
    char *const to = data[0]; /* what is written could be `data`, as far as a compiler knows */
    const char *const from = data[1];
    const char *const indices = data[2];
    const int64_t along[] = {strides[0], strides[1], strides[2]};
    int64_t index;
    if (along[0] == size && along[1] == 0 && along[2] == 8 && step == size) {
        UNROLLED
        for (int64_t i = 0; i < count; i++) {
            if (!read_index(indices + i * 8, positions, &index)) {
                note_miss(line);
                return;
            }
            memcpy(to + i * size, from + index * size, bytes);
        }
        return;
    }
    for (int64_t i = 0; i < count; i++) {
        if (!read_index(indices + i * along[2], positions, &index)) {
            note_miss(line);
            return;
        }
        memcpy(to + i * along[0], from + i * along[1] + index * step, bytes);
    }
}

static void pick_line(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const line_context *pick = context;
    const int64_t size = (int64_t)pick->bytes;
    int64_t index;
    if (strides[2] == 0 && strides[0] == size && strides[1] == size &&
        read_index(data[2], pick->size, &index)) {
        memcpy(data[0], data[1] + index * pick->step, (size_t)count * pick->bytes);
        return;
    }
    switch (pick->bytes) {
    case 1:
        pick_steps(data, strides, count, pick, 1);
        break;
    case 2:
        pick_steps(data, strides, count, pick, 2);
        break;
    case 4:
        pick_steps(data, strides, count, pick, 4);
        break;
    case 8:
        pick_steps(data, strides, count, pick, 8);
        break;
    default:
        pick_steps(data, strides, count, pick, 16);
        break;
    }
}

/*
 * The one dimension that the index alone moves along, where each line of the result reads all over
 * the source; -1 if there is no such dimension, or walking it by panels brings nothing.
 */
static int64_t panel_dim(const tn_tensor *result, const int64_t *source_strides,
                         const int64_t *index_strides)
{
    int64_t found = -1;
    int64_t last = result->rank - 1;
    for (int64_t i = 0; i < last; i++) {
        if (result->sizes[i] <= 1 || source_strides[i] != 0 || index_strides[i] == 0)
            continue;
        if (found >= 0)
            return -1;
        found = i;
    }
    bool is_scattered = found >= 0 && result->sizes[found] > PANEL_HEIGHT &&
                        result->strides[last] == 1 && source_strides[last] == 1 &&
                        index_strides[last] == 1;
    return is_scattered ? found : -1;
}

static void pick_panels(const tn_tensor *result, const tni_strided *source,
                        const tni_strided *index, int64_t dim, const line_context *context)
{
    const int64_t bytes = (int64_t)context->bytes;
    panels p = {.rank = result->rank,
                .dim = dim,
                .data = {result->data, source->data, index->data},
                .line = pick_line,
                .context = context};
    memcpy(p.sizes, result->sizes, (size_t)result->rank * sizeof *p.sizes);
    for (int64_t i = 0; i < p.rank; i++) {
        p.strides[0][i] = tni_mul_wrapping(result->strides[i], bytes);
        p.strides[1][i] = tni_mul_wrapping(source->strides[i], bytes);
        p.strides[2][i] = tni_mul_wrapping(index->strides[i], (int64_t)sizeof(int64_t));
    }
    arrange_panels(&p);
    walk_panels(&p);
}

bool tni_pick_checked(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
                      int64_t step, uint64_t size)
{
    _Atomic(bool) misses = false;
    line_context context = {
        .bytes = tni_dtypes[result->dtype].bytes, .step = step, .size = size, .misses = &misses};
    tni_loop loop;
    if (result->numel == 0 || result->data == NULL)
        return true;
    if (size == 0) /* without elements the source has no memory that a loop would begin at */
        return false;
    int64_t dim = panel_dim(result, source->strides, index->strides);
    if (dim >= 0) {
        pick_panels(result, source, index, dim, &context);
        return !misses;
    }
    tni_loop_begin(&loop, tni_strided_of(result));
    tni_loop_input(&loop, source);
    tni_loop_input(&loop, index);
    tni_loop_run(&loop, pick_line, &context);
    return !misses;
}

void tni_pick(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
              int64_t step)
{
    tni_pick_checked(result, source, index, step, ANY_PLACE);
}

/* ---- two elements become one ---- */

#include "kernels/core/type_u8.inc"
#include "kernels/index/combine_whole.inc"
#include "kernels/core/type_i8.inc"
#include "kernels/index/combine_whole.inc"
#include "kernels/core/type_i16.inc"
#include "kernels/index/combine_whole.inc"
#include "kernels/core/type_i32.inc"
#include "kernels/index/combine_whole.inc"
#include "kernels/core/type_i64.inc"
#include "kernels/index/combine_whole.inc"
#include "kernels/core/type_f32.inc"
#include "kernels/index/combine_real.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/index/combine_real.inc"
#include "kernels/core/type_f16.inc"
#include "kernels/index/combine_real.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/index/combine_real.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/index/combine_complex.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/index/combine_complex.inc"
#include "kernels/core/type_none.inc"

/* Bools are bytes of 0 and 1. */
static inline uint8_t sum_boolean(uint8_t a, uint8_t b)
{
    return (a | b) != 0;
}
static inline uint8_t product_boolean(uint8_t a, uint8_t b)
{
    return a != 0 && b != 0;
}
static inline uint8_t larger_boolean(uint8_t a, uint8_t b)
{
    return sum_boolean(a, b);
}
static inline uint8_t smaller_boolean(uint8_t a, uint8_t b)
{
    return product_boolean(a, b);
}
#define T          uint8_t
#define NAME(base) base##_boolean
#include "kernels/index/combine.inc"
#include "kernels/core/type_none.inc"

#define ROW(name)                                                                                  \
    {                                                                                              \
        NULL, add_##name, multiply_##name, maximum_##name, minimum_##name                          \
    }
static const tni_combiner combiners[TN_DTYPE_COUNT][TNI_COMBINE_COUNT] = {
    [TN_DTYPE_U8] = ROW(u8),
    [TN_DTYPE_I8] = ROW(i8),
    [TN_DTYPE_I16] = ROW(i16),
    [TN_DTYPE_I32] = ROW(i32),
    [TN_DTYPE_I64] = ROW(i64),
    [TN_DTYPE_BOOL] = ROW(boolean),
    [TN_DTYPE_F32] = ROW(f32),
    [TN_DTYPE_F64] = ROW(f64),
    [TN_DTYPE_F16] = ROW(f16),
    [TN_DTYPE_BF16] = ROW(bf16),
    [TN_DTYPE_C64] = {NULL, add_c64, multiply_c64, NULL, NULL},
    [TN_DTYPE_C128] = {NULL, add_c128, multiply_c128, NULL, NULL}};

static const tni_loop_inner adders[TN_DTYPE_COUNT] = {
    [TN_DTYPE_U8] = add_line_u8,   [TN_DTYPE_I8] = add_line_i8,
    [TN_DTYPE_I16] = add_line_i16, [TN_DTYPE_I32] = add_line_i32,
    [TN_DTYPE_I64] = add_line_i64, [TN_DTYPE_BOOL] = add_line_boolean,
    [TN_DTYPE_F32] = add_line_f32, [TN_DTYPE_F64] = add_line_f64,
    [TN_DTYPE_F16] = add_line_f16, [TN_DTYPE_BF16] = add_line_bf16,
    [TN_DTYPE_C64] = add_line_c64, [TN_DTYPE_C128] = add_line_c128,
};

tni_combiner tni_combiner_of(tn_dtype dtype, tni_combination combination)
{
    return combiners[dtype][combination];
}

/* ---- writing ---- */

/* Counts how many met at each position, element by element. */
static void scatter_counted(const tni_scatter_plan *p, tni_combiner combine)
{
    const tni_strided *result = p->result;
    int64_t bytes = tni_dtypes[result->dtype].bytes;
    int64_t strides[4][TN_MAX_DIM] = {{0}};
    int64_t dense[TN_MAX_DIM];
    int64_t count = 1;
    for (int64_t i = 0; i < p->rank; i++)
        count *= p->sizes[i];
    tni_row_major_strides(result->rank, result->sizes, dense); /* of its counts */
    int64_t step = result->rank > 0 ? tni_mul_wrapping(result->strides[p->dim], bytes) : 0;
    int64_t dense_step = result->rank > 0 ? dense[p->dim] : 0;
    tni_walk_strides(p->source, p->rank, p->sizes, strides[1]);
    for (int64_t i = 0; i < p->rank; i++) {
        bool is_along = i == p->dim || result->rank == 0;
        strides[0][i] = is_along ? 0 : tni_mul_wrapping(result->strides[i], bytes);
        strides[2][i] = p->strides[i];
        strides[3][i] = is_along ? 0 : dense[i];
    }
    tni_walk walk = {.rank = p->rank, .sizes = p->sizes};
    for (int i = 0; i < 4; i++)
        walk.strides[i] = strides[i];
    const int64_t *index = p->index->data;
    for (int64_t i = 0; i < count; i++, tni_walk_step(&walk)) {
        int64_t position = index[walk.offsets[2]];
        char *to = (char *)result->data + walk.offsets[0] + position * step;
        const char *from = (const char *)p->source->data + walk.offsets[1];
        int64_t *met = &p->counts[walk.offsets[3] + position * dense_step];
        if (combine == NULL || (p->is_fresh && *met == 0))
            memcpy(to, from, (size_t)bytes);
        else
            combine(to, from);
        ++*met;
    }
}

static inline __attribute__((always_inline)) void set_steps(char *const *data,
                                                            const int64_t *strides, int64_t count,
                                                            const line_context *line, size_t bytes)
{
    const int64_t step = line->step;
    const uint64_t positions = line->size;
    char *const to = data[0];
    const char *const from = data[1];
    const char *const indices = data[2];
    const int64_t along[] = {strides[0], strides[1], strides[2]};
    int64_t index;
    for (int64_t i = 0; i < count; i++) {
        if (!read_index(indices + i * along[2], positions, &index)) {
            note_miss(line);
            return;
        }
        memcpy(to + i * along[0] + index * step, from + i * along[1], bytes);
    }
}

static void set_line(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const line_context *position = context;
    const int64_t size = (int64_t)position->bytes;
    int64_t index;
    if (strides[2] == 0 && strides[0] == size && strides[1] == size &&
        read_index(data[2], position->size, &index)) {
        memcpy(data[0] + index * position->step, data[1], (size_t)(count * size));
        return;
    }
    switch (position->bytes) {
    case 1:
        set_steps(data, strides, count, position, 1);
        break;
    case 2:
        set_steps(data, strides, count, position, 2);
        break;
    case 4:
        set_steps(data, strides, count, position, 4);
        break;
    case 8:
        set_steps(data, strides, count, position, 8);
        break;
    default:
        set_steps(data, strides, count, position, 16);
        break;
    }
}

static void combine_line(char *const *data, const int64_t *strides, int64_t count,
                         const void *context)
{
    const line_context *line = context;
    int64_t index;
    for (int64_t i = 0; i < count; i++) {
        if (!read_index(data[2] + i * strides[2], line->size, &index)) {
            note_miss(line);
            return;
        }
        line->combine(data[0] + i * strides[0] + index * line->step, data[1] + i * strides[1]);
    }
}

void tni_scatter_line(tn_dtype dtype, tni_combination combination, char *const *data,
                      const int64_t *strides, int64_t count)
{
    line_context line = {.bytes = tni_dtypes[dtype].bytes, .step = 1, .size = ANY_PLACE};
    if (combination == TNI_COMBINE_SET)
        set_line(data, strides, count, &line);
    else
        adders[dtype](data, strides, count, &line);
}

/* A result without dimensions is seen with one; its index names nothing but 0. */
static void place_panels(const tni_scatter_plan *p, const line_context *context)
{
    const tni_strided *result = p->result;
    const int64_t bytes = (int64_t)context->bytes;
    panels all = {.rank = p->rank,
                  .dim = p->dim,
                  .data = {result->data, p->source->data, p->index->data},
                  .line = p->combination == TNI_COMBINE_SET   ? set_line
                          : p->combination == TNI_COMBINE_ADD ? adders[result->dtype]
                                                              : combine_line,
                  .context = context};
    if (p->base != NULL) {
        all.base = p->base->data;
        all.base_bytes = (size_t)result->sizes[p->dim] * context->bytes;
    }
    memcpy(all.sizes, p->sizes, (size_t)p->rank * sizeof *all.sizes);
    tni_walk_strides(p->source, p->rank, p->sizes, all.strides[1]);
    for (int64_t i = 0; i < p->rank; i++) {
        bool is_along = i == p->dim || result->rank == 0;
        all.strides[0][i] = is_along ? 0 : tni_mul_wrapping(result->strides[i], bytes);
        all.strides[2][i] = tni_mul_wrapping(p->strides[i], (int64_t)sizeof(int64_t));
    }
    arrange_panels(&all);
    walk_panels(&all);
}

static int64_t size_along(const tni_strided *operand, int64_t dim)
{
    return operand->rank > 0 ? operand->sizes[dim] : 1;
}

/* The first index that is none. */
static tn_status refuse_items(const tn_tensor *index, int64_t dim, int64_t size)
{
    const int64_t *items = index->data;
    int64_t i = 0;
    while (i < index->numel - 1 && items[i] >= 0 && items[i] < size)
        i++;
    return refuse_index(items[i], dim, size, TNI_INDEX_PLACE);
}

tn_status tni_check_combination(tn_dtype dtype, tni_combination how)
{
    if (how == TNI_COMBINE_SET || tni_combiner_of(dtype, how) != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"scatter_gather\" not implemented for '%s'",
                    tni_scalar_name(dtype));
}

tn_status tni_scatter(const tni_scatter_plan *p)
{
    const tni_strided *result = p->result;
    _Atomic(bool) misses = false;
    line_context context = {.bytes = tni_dtypes[result->dtype].bytes,
                            .size =
                                p->is_checked ? (uint64_t)size_along(result, p->dim) : ANY_PLACE,
                            .misses = &misses,
                            .combine = tni_combiner_of((tn_dtype)result->dtype, p->combination)};
    TN_TRY(tni_check_combination((tn_dtype)result->dtype, p->combination));
    for (int64_t i = 0; i < p->rank; i++)
        if (p->sizes[i] == 0)
            return TN_OK;
    if (result->data == NULL)
        return p->is_checked ? refuse_items(p->index, p->dim, (int64_t)context.size) : TN_OK;
    if (result->rank > 0)
        context.step = tni_mul_wrapping(result->strides[p->dim], (int64_t)context.bytes);
    if (p->counts != NULL)
        scatter_counted(p, context.combine);
    else
        place_panels(p, &context);
    return misses ? refuse_items(p->index, p->dim, (int64_t)context.size) : TN_OK;
}

bool tni_has_slices(const tn_tensor *self, int64_t dim)
{
    for (int64_t i = 0; i < self->rank; i++)
        if (i != dim && self->sizes[i] == 0)
            return false;
    return true;
}

tn_status tni_keep_apart(tn_tensor *tensor, const tn_tensor *written, tn_tensor **out)
{
    if (tensor->storage == written->storage)
        return tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_PRESERVE, out);
    *out = tn_tensor_retain(tensor);
    return TN_OK;
}

tn_status tni_resolve_apart(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            const tn_tensor *written, tn_tensor **out)
{
    tn_tensor *apart;
    TN_TRY(tni_keep_apart(index, written, &apart));
    tn_status status = tni_resolve_index(apart, dim, size, rule, out);
    tn_tensor_release(apart);
    return status;
}
