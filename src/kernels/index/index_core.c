/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gather and scatter (index_core.h), and the functions that combine two elements.
 *
 * Reading is one strided loop over result, source and index. Writing, and reading from positions
 * that are far apart, walk panels instead: see "panels" below. Each element costs one load of an
 * index, one comparison where the index is unchecked, and one load and store; no line is sorted.
 */
#include "kernels/index/index_core.h"

#include <stdatomic.h>

#include "kernels/core/moves.h"
#include "kernels/core/narrow_floats.h"

/* ---- indices ---- */

tn_status tni_index_refuse(int64_t index, int64_t dim, int64_t size, tni_index_rule rule)
{
    if (rule == TNI_INDEX_LOOKUP)
        return tni_fail(TN_ERR_INDEX, "index out of range in self");
    if (rule == TNI_INDEX_FLAT)
        return tni_fail(TN_ERR_INDEX,
                        "out of range: tried to access index %lld on a tensor of %lld elements.",
                        (long long)index, (long long)size);
    return tni_fail(rule == TNI_INDEX_SCATTER ? TN_ERR_RUNTIME : TN_ERR_INDEX,
                    "index %lld is out of bounds for dimension %lld with size %lld",
                    (long long)index, (long long)dim, (long long)size);
}

int tni_compare_integers(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a;
    int64_t y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Return the index at `index`, which need not be aligned. */
static inline int64_t index_at(const char *index)
{
    int64_t item;
    memcpy(&item, index, sizeof item);
    return item;
}

/* Two items; gcc 12 keeps wider vectors in memory. */
typedef uint64_t two_items __attribute__((vector_size(2 * sizeof(uint64_t))));

/* Return two items whose sign bits are set where an index is out of range (tni_are_in_range). */
static inline two_items wrong_items(const char *from, uint64_t last)
{
    two_items item;
    memcpy(&item, from, sizeof item);
    return item | (last - item);
}

/*
 * There is no branch per item: nearly always all are in range. The sign bit of `item` is set if it
 * is negative, and that of size - 1 - item if it is too large and not negative; vectors have no
 * comparison of 64 bits on every processor.
 */
bool tni_are_in_range(const int64_t *items, int64_t count, int64_t size)
{
    const char *from = (const char *)items; /* they need not be aligned */
    const uint64_t last = (uint64_t)size - 1;
    two_items a = {0};
    two_items b = {0};
    int64_t i = 0;
    for (; i + 4 <= count; i += 4) {
        a |= wrong_items(from + 8 * i, last);
        b |= wrong_items(from + 8 * i + 16, last);
    }
    a |= b;
    uint64_t wrong = a[0] | a[1];
    for (; i < count; i++) {
        const uint64_t item = (uint64_t)index_at(from + 8 * i);
        wrong |= item | (last - item);
    }
    return wrong >> 63 == 0;
}

bool tni_index_is_ready(const tn_tensor *index)
{
    return index->dtype == TN_DTYPE_I64 && (index->flags & TNI_TENSOR_CONTIGUOUS) != 0 &&
           (index->keys & TNI_LAZY_BITS) == 0 && !tni_is_on_device(index) && index->data != NULL;
}

/* A ready index is used in place: copying it could cost more than the gather itself. */
tn_status tni_resolve_index(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            tn_tensor **out)
{
    bool wraps = rule == TNI_INDEX_WRAPPED || rule == TNI_INDEX_FLAT;
    tn_tensor *resolved;
    if (tni_index_is_ready(index) && tni_are_in_range(index->data, index->numel, size)) {
        *out = tn_tensor_retain(index);
        return TN_OK;
    }
    /* Converted first, then checked and wrapped in place, so int32 and strided indices need no loop
     * of their own. `items` is NULL on meta. */
    TN_TRY(tni_clone(index, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &resolved));
    int64_t *items = resolved->data;
    for (int64_t i = 0; items != NULL && i < resolved->numel; i++) {
        int64_t item = items[i];
        if (item >= size || item < (wraps ? -size : 0)) {
            tn_tensor_release(resolved);
            return tni_index_refuse(item, dim, size, rule);
        }
        items[i] = item < 0 ? item + size : item;
        TNI_ASSERT(items[i] >= 0 && items[i] < size);
    }
    *out = resolved;
    return TN_OK;
}

/* ---- lines ---- */

/*
 * Context of the functions that move the elements of one line. They are inner loops of tni_loop:
 * data and byte strides of result, source and index.
 */
typedef struct line_context {
    size_t bytes;          /* of an element */
    int64_t step;          /* bytes from one position along the indexed dimension to the next */
    uint64_t size;         /* valid indices are less than this */
    _Atomic(bool) *misses; /* set when one is not; the rest of its line is left out */
    tni_combiner combine;  /* for combine_each, which knows no dtype; else unused */
} line_context;

/*
 * Unroll the loop that follows: gathers of single elements wait for memory, and four independent
 * loads in flight hide part of that. GCC and clang spell it differently.
 */
#ifdef __clang__
#    define UNROLLED _Pragma("clang loop unroll_count(4)")
#else
#    define UNROLLED _Pragma("GCC unroll 4")
#endif

/* The size to compare with where indices were checked before: no comparison ever fails. */
#define ANY_SIZE UINT64_MAX

/*
 * Load an index and return whether it is in [0, size). Checking here is cheaper than a pass of its
 * own: the index is already in a register, and the load of the element it names takes longer.
 */
static inline bool read_index(const char *from, uint64_t size, int64_t *index)
{
    memcpy(index, from, sizeof *index);
    return TNI_LIKELY((uint64_t)*index < size);
}

/*
 * Note that an index is out of range. The order does not matter: the flag is read after all threads
 * have finished.
 */
static TNI_COLD void note_miss(const line_context *line)
{
    atomic_store_explicit(line->misses, true, memory_order_relaxed);
}

/* Numbers that are repeated at a time, and the most bytes of one. */
#define REPEATED   64
#define MOST_BYTES 16

/* Write a number REPEATED times. A constant size lets the compiler keep it in a register. */
static inline __attribute__((always_inline)) void repeat(char *many, const char *one, int64_t size)
{
    char number[MOST_BYTES];
    memcpy(number, one, (size_t)size);
    for (int64_t i = 0; i < REPEATED; i++)
        memcpy(many + i * size, number, (size_t)size);
}

/*
 * Run `add` over a line whose elements have `size` bytes. A number that is added to a dense line,
 * as gradients of sums are, is repeated first, so that it takes the loop of dense ones.
 */
static TNI_NOINLINE void add_numbers(tni_loop_inner add, int64_t size, char *const *data,
                                     const int64_t *strides, int64_t count, const void *context)
{
    char many[REPEATED * MOST_BYTES];
    if (count < REPEATED / 2 || strides[0] != size || strides[1] != 0 || strides[2] != 0) {
        add(data, strides, count, context);
        return;
    }
    if (size == 4)
        repeat(many, data[1], 4);
    else if (size == 8)
        repeat(many, data[1], 8);
    else if (size == 2)
        repeat(many, data[1], 2);
    else
        repeat(many, data[1], size);
    for (int64_t i = 0; i < count; i += REPEATED)
        add((char *const[]){data[0] + i * size, many, data[2]}, (const int64_t[]){size, size, 0},
            tni_min(count - i, REPEATED), context);
}

/* ---- panels ---- */

/*
 * A gather or scatter along one dimension, cut into panels: each has all positions of the indexed
 * dimension and a few of the last one. The elements that the indices of a panel can name stay in
 * the cache while it is walked, however far apart they lie. Panels share no element of the result,
 * so they run in parallel; within a panel elements are visited in the order of the indices.
 */
typedef struct panels {
    int64_t rank;                   /* dimensions */
    int64_t dim;                    /* the one that indices are positions of */
    int64_t sizes[TN_MAX_DIM];      /* of each dimension */
    int64_t strides[3][TN_MAX_DIM]; /* in bytes, of result, source and index */
    char *data[3];                  /* first elements */
    int64_t inner;                  /* the dimension that lines run along; may be `dim` */
    int64_t width;                  /* positions of a line, at most */
    const char *base;               /* copied to a result's line before it is written to; or NULL */
    size_t base_bytes;              /* bytes of such a line */
    tni_loop_inner line;            /* moves the elements of one line */
    const line_context *context;    /* its context */
    int named;                      /* which tensor has the positions: 0 is written, 1 is read */
    int64_t positions;              /* how many it has along `dim` */
} panels;

/*
 * Positions of a line if its panel has many lines, so that the panel's part of the source or result
 * stays in the cache until an index names it again.
 */
#define PANEL_WIDTH  32
/* With more indices than this the cache may not hold the elements they name in full lines. */
#define PANEL_HEIGHT 64

/* Move dimension `from` to `to`, which is not larger. */
static void keep_dim(panels *p, int64_t to, int64_t from)
{
    p->sizes[to] = p->sizes[from];
    for (int i = 0; i < 3; i++)
        p->strides[i][to] = p->strides[i][from];
    if (p->dim == from)
        p->dim = to;
}

/*
 * Return whether dimension `outer` continues where the next one, `inner`, ends in all three
 * tensors, so that both can be walked as one. The indexed dimension stays by itself.
 */
static bool is_continued(const panels *p, int64_t outer, int64_t inner)
{
    if (outer == p->dim || inner == p->dim)
        return false;
    for (int i = 0; i < 3; i++)
        if (p->strides[i][outer] != tni_mul_wrapping(p->strides[i][inner], p->sizes[inner]))
            return false;
    return true;
}

/* Lines that are shorter are not worth a call each. */
#define MIN_LINE 8

/*
 * Return the dimension that lines run along: the last one; if it is short, the indexed one; and if
 * that is short too, as for an index per row, the longest. Whichever it is, elements that meet do
 * so in the order of the indices.
 */
static int64_t choose_inner(const panels *p)
{
    int64_t inner = p->rank - 1;
    if (p->sizes[inner] >= MIN_LINE)
        return inner;
    if (p->sizes[p->dim] >= MIN_LINE)
        return p->dim;
    for (int64_t i = 0; i < p->rank; i++)
        if (p->sizes[i] > p->sizes[inner])
            inner = i;
    return inner;
}

/*
 * Drop dimensions of size 1, join the ones that continue each other, and choose which dimension
 * lines run along and how long they are.
 */
static void arrange_panels(panels *p)
{
    int64_t kept = 0;
    for (int64_t i = 0; i < p->rank; i++)
        if (p->sizes[i] != 1 || i == p->dim)
            keep_dim(p, kept++, i);
    p->rank = kept;
    /* `kept` is the dimension that grows: the next one is joined to it or becomes the new one. */
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
    TNI_ASSERT(p->dim >= 0 && p->dim < p->rank);
    p->inner = choose_inner(p);
    /* Narrow lines only pay where indices differ from line to line; an index that is constant along
     * the line (stride 0) reads and writes whole runs. */
    bool is_tall = p->sizes[p->dim] > PANEL_HEIGHT && p->strides[2][p->inner] != 0;
    p->width = p->inner == p->dim ? p->sizes[p->dim] : is_tall ? PANEL_WIDTH : TNI_LOOP_GRAIN / 8;
}

/* Return how many blocks of at most `width` positions a line of the inner dimension has. */
static int64_t panel_blocks(const panels *p)
{
    return tni_ceil_div(p->sizes[p->inner], p->width);
}

/* Bytes of a panel's positions that stay in the level-2 cache. */
#define NEAR_BYTES 262144

/*
 * Return whether the positions of a panel are copied to lie side by side while it is walked. Where
 * they lie a row apart, and rows take a power of two bytes, they share so few sets of the caches
 * that they evict each other: a scatter_add of 819 rows of 4 KiB takes 10 ns per element so, and 2
 * with the copies. There must be enough lines to be worth them.
 */
static bool brings_near(const panels *p)
{
    const int64_t bytes = (int64_t)p->context->bytes;
    return p->inner != p->dim && p->width == PANEL_WIDTH && p->context->step >= 8 * 64 &&
           p->strides[p->named][p->inner] == bytes && p->sizes[p->dim] >= p->positions / 2 &&
           p->positions <= NEAR_BYTES / (PANEL_WIDTH * bytes);
}

/* Copy the positions of `count` elements of a panel's lines between the tensor and `room`. */
static void copy_positions(const panels *p, char *far, char *room, int64_t count, bool is_back)
{
    const int64_t bytes = (int64_t)p->context->bytes;
    for (int64_t i = 0; i < p->positions; i++) {
        char *near = room + i * PANEL_WIDTH * bytes;
        char *other = far + i * p->context->step;
        memcpy(is_back ? other : near, is_back ? near : other, (size_t)(count * bytes));
    }
}

/* Walk the lines of a panel from `data` on, ascending: elements meet in the order of the indices.
 */
static void walk_lines(const panels *p, char *const *first, int64_t count,
                       const line_context *context)
{
    const int64_t lines = p->inner == p->dim ? 1 : p->sizes[p->dim];
    char *data[3];
    int64_t strides[3];
    for (int i = 0; i < 3; i++) {
        data[i] = first[i];
        strides[i] = p->strides[i][p->inner];
    }
    for (int64_t line = 0; line < lines; line++) {
        p->line(data, strides, count, context);
        for (int i = 0; i < 3; i++)
            data[i] += p->strides[i][p->dim];
    }
}

/* Walk a panel whose positions are copied to `room`. */
static void walk_near(const panels *p, char *const *first, int64_t count, char *room)
{
    line_context context = *p->context;
    char *data[3] = {first[0], first[1], first[2]};
    context.step = PANEL_WIDTH * (int64_t)context.bytes;
    data[p->named] = room;
    copy_positions(p, first[p->named], room, count, false);
    walk_lines(p, data, count, &context);
    if (p->named == 0)
        copy_positions(p, first[0], room, count, true);
}

/*
 * Run panels [begin, end). The number of a panel has the block within the line as its lowest digit,
 * then the indices of the dimensions that are neither `inner` nor `dim`.
 */
static void run_panels(int64_t begin, int64_t end, void *context)
{
    const panels *p = context;
    /* Without memory the positions stay where they are. */
    char *room = brings_near(p)
                     ? tni_malloc((size_t)(p->positions * PANEL_WIDTH) * p->context->bytes)
                     : NULL;
    for (int64_t unit = begin; unit < end; unit++) {
        char *data[3];
        int64_t first = unit % panel_blocks(p) * p->width;
        int64_t rest = unit / panel_blocks(p);
        int64_t left = p->sizes[p->inner] - first;
        TNI_ASSERT(left > 0);
        for (int i = 0; i < 3; i++)
            data[i] = p->data[i] + first * p->strides[i][p->inner];
        /* Take the number apart, the last dimension first. */
        for (int64_t dim = p->rank - 1; dim >= 0; dim--) {
            if (dim == p->inner || dim == p->dim)
                continue;
            int64_t at = rest % p->sizes[dim];
            rest /= p->sizes[dim];
            for (int i = 0; i < 3; i++)
                data[i] += at * p->strides[i][dim];
        }
        /* Copying just before writing saves a pass over the result: its line is still in the
         * cache. With a base `inner` is `dim`, so a panel is one whole line. */
        if (p->base != NULL)
            memcpy(data[0], p->base + (data[0] - p->data[0]), p->base_bytes);
        if (room != NULL)
            walk_near(p, data, tni_min(left, p->width), room);
        else
            walk_lines(p, data, tni_min(left, p->width), p->context);
    }
    tni_free(room);
}

/* Positions of a line that are worth a panel of their own, where threads lack one; a multiple of
 * it. */
#define SHARED_WIDTH 64

/*
 * Make panels narrower if there are fewer than threads, as for rows of a matrix: the result is the
 * same. `slices` are the panels but for the blocks of a line.
 */
static void share_lines(panels *p, int64_t slices)
{
    const int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    if (p->inner == p->dim || slices * panel_blocks(p) >= threads)
        return;
    const int64_t width = tni_ceil_div(p->sizes[p->inner], tni_ceil_div(threads, slices));
    p->width = tni_min(p->width, tni_ceil_div(width, SHARED_WIDTH) * SHARED_WIDTH);
}

/* ---- blocks of positions ---- */

/*
 * Return whether rows of a dense result are written by a vector of indices that are known to be
 * right, as in index_add along the first dimension. Then a block of rows is written at a time, by
 * one thread: parts of rows would be in the caches of several, and rows are written more than once.
 */
static bool has_blocks(const panels *p)
{
    return p->rank == 2 && p->dim == 0 && p->inner == 1 && p->named == 0 && p->strides[2][1] == 0 &&
           p->context->size == ANY_SIZE && p->strides[0][1] == (int64_t)p->context->bytes &&
           p->context->step == p->sizes[1] * (int64_t)p->context->bytes;
}

/* Write blocks [begin, end) of `width` positions: the lines that name them, in their order. */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    const panels *p = context;
    const int64_t step = p->context->step;
    for (int64_t block = begin; block < end; block++) {
        const int64_t first = block * p->width;
        const int64_t count = tni_min(p->positions - first, p->width);
        if (p->base != NULL)
            memcpy(p->data[0] + first * step, p->base + first * step, (size_t)(count * step));
        for (int64_t line = 0; line < p->sizes[0]; line++) {
            char *const data[] = {p->data[0], p->data[1] + line * p->strides[1][0],
                                  p->data[2] + line * p->strides[2][0]};
            const int64_t strides[] = {p->strides[0][1], p->strides[1][1], 0};
            if ((uint64_t)(index_at(data[2]) - first) < (uint64_t)count)
                p->line(data, strides, p->sizes[1], p->context);
        }
    }
}

/* Run a block for each thread, if there is work for them. */
static void walk_blocks(panels *p)
{
    const int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    const int64_t work = p->sizes[1] * (p->sizes[0] + (p->base != NULL ? p->positions : 0));
    p->width = tni_ceil_div(p->positions, work > TNI_LOOP_GRAIN ? threads : 1);
    const int64_t blocks = tni_ceil_div(p->positions, p->width);
    tni_parallel_for(0, blocks, TNI_LOOP_GRAIN / (work / blocks + 1) + 1, run_blocks, p);
}

/* Run all panels, in parallel where there is work for more than one thread. No size may be 0. */
static void walk_panels(panels *p)
{
    const int64_t lines = p->inner == p->dim ? 1 : p->sizes[p->dim];
    int64_t slices = 1;
    for (int64_t dim = 0; dim < p->rank; dim++)
        if (dim != p->inner && dim != p->dim)
            slices *= p->sizes[dim];
    if (p->sizes[p->inner] > TNI_LOOP_GRAIN / lines)
        share_lines(p, slices);
    const int64_t each = tni_min(p->width, p->sizes[p->inner]) * lines;
    tni_parallel_for(0, slices * panel_blocks(p), TNI_LOOP_GRAIN / each + 1, run_panels, p);
}

/* ---- reading ---- */

/*
 * Gather the elements of one line, of `bytes` each, stopping at the first index out of range. It is
 * inlined with `bytes` constant, so that each memcpy is one load and one store. The first loop is
 * for the common line in which all strides are constants, too: result dense, index dense, and the
 * index counts elements of a dense source, as in index_select along the last dimension.
 */
static inline __attribute__((always_inline)) void pick_steps(char *const *data,
                                                             const int64_t *strides, int64_t count,
                                                             const line_context *line, size_t bytes)
{
    const int64_t size = (int64_t)bytes;
    const int64_t step = line->step;
    const uint64_t bound = line->size;
    char *const to = data[0]; /* local copies: stores through `to` could change `data` */
    const char *const from = data[1];
    const char *const indices = data[2];
    const int64_t along[] = {strides[0], strides[1], strides[2]};
    int64_t index;
    if (along[0] == size && along[1] == 0 && along[2] == 8 && step == size) {
        UNROLLED
        for (int64_t i = 0; i < count; i++) {
            if (!read_index(indices + i * 8, bound, &index)) {
                note_miss(line);
                return;
            }
            memcpy(to + i * size, from + index * size, bytes);
        }
        return;
    }
    for (int64_t i = 0; i < count; i++) {
        if (!read_index(indices + i * along[2], bound, &index)) {
            note_miss(line);
            return;
        }
        memcpy(to + i * along[0], from + i * along[1] + index * step, bytes);
    }
}

/*
 * Gather one line: as one move where a single index applies to all of it, as in index_select along
 * any dimension but the last, else element by element.
 */
static void pick_line(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const line_context *pick = context;
    int64_t index;
    if (strides[2] == 0 && read_index(data[2], pick->size, &index)) {
        tni_move_of(pick->bytes)(data[0], strides[0], data[1] + index * pick->step, strides[1],
                                 count);
        return;
    }
    /* Elements of every dtype have one of these sizes. */
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
 * Return the dimension along which only the index moves while each line of the result reads from
 * all over the source, so that panels help. Return -1 if there is none or more than one, or if a
 * plain loop is as fast: few indices, or lines that are not dense in all three tensors.
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

/* Gather by panels along `dim`, as panel_dim found. */
static void pick_panels(const tn_tensor *result, const tni_strided *source,
                        const tni_strided *index, int64_t dim, const line_context *context)
{
    const int64_t bytes = (int64_t)context->bytes;
    panels p = {.rank = result->rank,
                .dim = dim,
                .data = {result->data, source->data, index->data},
                .line = pick_line,
                .context = context,
                .named = 1,
                .positions = context->size == ANY_SIZE ? INT64_MAX : (int64_t)context->size};
    memcpy(p.sizes, result->sizes, (size_t)result->rank * sizeof *p.sizes);
    for (int64_t i = 0; i < p.rank; i++) {
        p.strides[0][i] = tni_mul_wrapping(result->strides[i], bytes);
        p.strides[1][i] = tni_mul_wrapping(source->strides[i], bytes);
        p.strides[2][i] = tni_mul_wrapping(index->strides[i], (int64_t)sizeof(int64_t));
    }
    arrange_panels(&p);
    walk_panels(&p);
}

/* A gather of whole rows of a table to a dense result, as in embedding. */
typedef struct row_picks {
    char *to;          /* the first row of the result */
    const char *from;  /* the row that index 0 names */
    const char *index; /* of each row, contiguous, each in range */
    int64_t bytes;     /* of a row */
    int64_t step;      /* from a row of the table to the next */
} row_picks;

/*
 * Return the bytes of a row if each index names one contiguous run (the last dimensions of a dense
 * result) and indices are contiguous along the others; else 0. Short rows are left to the loop,
 * which moves single elements.
 */
static int64_t row_bytes(const tn_tensor *result, const tni_strided *source,
                         const tni_strided *index)
{
    const int64_t bytes = tni_dtypes[result->dtype].bytes;
    int64_t dim = result->rank - 1;
    int64_t run = 1;
    int64_t rows = 1;
    if ((result->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return 0;
    for (; dim >= 0; run *= result->sizes[dim--])
        if (result->sizes[dim] != 1 && (index->strides[dim] != 0 || source->strides[dim] != run))
            break;
    for (; dim >= 0; rows *= result->sizes[dim--])
        if (result->sizes[dim] != 1 && (source->strides[dim] != 0 || index->strides[dim] != rows))
            return 0;
    return run == 1 || run * bytes < TNI_ROW_MIN ? 0 : run * bytes;
}

/* Rows ahead that are fetched, and lines of each: what follows, the processor fetches itself. */
#define FETCHED_ROWS  6
#define FETCHED_LINES 8
#define CACHE_LINE    64

/* Copy rows [begin, end). Rows ahead are prefetched: the processor cannot foresee their indices. */
static void pick_rows(int64_t begin, int64_t end, void *context)
{
    const row_picks *p = context;
    const int64_t fetched = tni_min(p->bytes, FETCHED_LINES * CACHE_LINE);
    for (int64_t row = begin; row < end; row++) {
        const int64_t ahead = tni_min(row + FETCHED_ROWS, end - 1);
        const char *next = p->from + index_at(p->index + 8 * ahead) * p->step;
        for (int64_t at = 0; at < fetched; at += CACHE_LINE)
            __builtin_prefetch(next + at);
        tni_copy_run(p->to + row * p->bytes, p->from + index_at(p->index + 8 * row) * p->step,
                     p->bytes);
    }
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
    if (size == 0) /* An empty source has no memory that a loop could begin at. */
        return false;
    int64_t dim = panel_dim(result, source->strides, index->strides);
    if (dim >= 0) {
        pick_panels(result, source, index, dim, &context);
        return !misses;
    }
    const int64_t row = size == ANY_SIZE ? row_bytes(result, source, index) : 0;
    if (row > 0) {
        const int64_t bytes = (int64_t)context.bytes;
        row_picks rows = {result->data, source->data, index->data, row, step};
        tni_parallel_for(0, result->numel * bytes / row, TNI_LOOP_GRAIN * bytes / row + 1,
                         pick_rows, &rows);
        return true;
    }
    tni_loop_begin(&loop, tni_strided_of(result));
    tni_loop_input(&loop, source);
    tni_loop_input(&loop, index);
    loop.reads_beyond = true;
    tni_loop_run(&loop, pick_line, &context);
    return !misses;
}

void tni_pick(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
              int64_t step)
{
    tni_pick_checked(result, source, index, step, ANY_SIZE);
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

/* Bools are bytes of 0 and 1: sum and maximum are "or", product and minimum are "and". */
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

/*
 * The functions of a dtype in the order of tni_combination; none for SET, whose elements are
 * copied.
 */
typedef struct combiners {
    tni_combiner each[TNI_COMBINE_COUNT];   /* of an element */
    tni_loop_inner line[TNI_COMBINE_COUNT]; /* of a line, without a call per element; NULL for
                                               products of complex numbers: combine_each */
} combiners;

#define COMBINERS(name)                                                                            \
    {                                                                                              \
        {NULL, add_##name, multiply_##name, maximum_##name, minimum_##name},                       \
            {NULL, add_line_##name, multiply_line_##name, maximum_line_##name,                     \
             minimum_line_##name},                                                                 \
    }
static const combiners of_dtype[TN_DTYPE_COUNT] = {
    [TN_DTYPE_U8] = COMBINERS(u8),
    [TN_DTYPE_I8] = COMBINERS(i8),
    [TN_DTYPE_I16] = COMBINERS(i16),
    [TN_DTYPE_I32] = COMBINERS(i32),
    [TN_DTYPE_I64] = COMBINERS(i64),
    [TN_DTYPE_BOOL] = COMBINERS(boolean),
    [TN_DTYPE_F32] = COMBINERS(f32),
    [TN_DTYPE_F64] = COMBINERS(f64),
    [TN_DTYPE_F16] = COMBINERS(f16),
    [TN_DTYPE_BF16] = COMBINERS(bf16),
    [TN_DTYPE_C64] = {{NULL, add_c64, multiply_c64, NULL, NULL}, {NULL, add_line_c64}},
    [TN_DTYPE_C128] = {{NULL, add_c128, multiply_c128, NULL, NULL}, {NULL, add_line_c128}}};

tni_combiner tni_combiner_of(tn_dtype dtype, tni_combination combination)
{
    return of_dtype[dtype].each[combination];
}

/* ---- writing ---- */

/*
 * Scatter element by element and count in p->counts how many were written to each position: for
 * means, and where the first element replaces what was there (is_fresh). One thread, since counts
 * of one position must not be raced for.
 */
static void scatter_and_count(const tni_scatter_plan *p, tni_combiner combine)
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
    /* The index takes the place of the walk along `dim`, so target and counts have stride 0
     * there. */
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

/*
 * Scatter the elements of one line, of `bytes` each, stopping at the first index out of range. The
 * counterpart of pick_steps: here the index moves the target.
 */
static inline __attribute__((always_inline)) void set_steps(char *const *data,
                                                            const int64_t *strides, int64_t count,
                                                            const line_context *line, size_t bytes)
{
    const int64_t step = line->step;
    const uint64_t bound = line->size;
    char *const to = data[0];
    const char *const from = data[1];
    const char *const indices = data[2];
    const int64_t along[] = {strides[0], strides[1], strides[2]};
    int64_t index;
    for (int64_t i = 0; i < count; i++) {
        if (!read_index(indices + i * along[2], bound, &index)) {
            note_miss(line);
            return;
        }
        memcpy(to + i * along[0] + index * step, from + i * along[1], bytes);
    }
}

/* TNI_COMBINE_SET of one line; one move where a single index applies to all of it. */
static void set_line(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const line_context *line = context;
    int64_t index;
    if (strides[2] == 0 && read_index(data[2], line->size, &index)) {
        tni_move_of(line->bytes)(data[0] + index * line->step, strides[0], data[1], strides[1],
                                 count);
        return;
    }
    switch (line->bytes) {
    case 1:
        set_steps(data, strides, count, line, 1);
        break;
    case 2:
        set_steps(data, strides, count, line, 2);
        break;
    case 4:
        set_steps(data, strides, count, line, 4);
        break;
    case 8:
        set_steps(data, strides, count, line, 8);
        break;
    default:
        set_steps(data, strides, count, line, 16);
        break;
    }
}

/* A combination of one line for which there is no loop, with a call per element. */
static void combine_each(char *const *data, const int64_t *strides, int64_t count,
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

/* Return the loop over a line. */
static tni_loop_inner line_of(tn_dtype dtype, tni_combination combination)
{
    if (combination == TNI_COMBINE_SET)
        return set_line;
    const tni_loop_inner line = of_dtype[dtype].line[combination];
    return line != NULL ? line : combine_each;
}

void tni_scatter_line(tn_dtype dtype, tni_combination combination, char *const *data,
                      const int64_t *strides, int64_t count)
{
    line_context line = {.bytes = tni_dtypes[dtype].bytes, .step = 1, .size = ANY_SIZE};
    line_of(dtype, combination)(data, strides, count, &line);
}

/*
 * Scatter by panels. A result without dimensions is walked as one of rank 1 with stride 0: its
 * index may only be 0, as many times as it likes.
 */
static tn_status scatter_panels(const tni_scatter_plan *p, const line_context *context)
{
    const tni_strided *result = p->result;
    const int64_t bytes = (int64_t)context->bytes;
    panels all = {.rank = p->rank,
                  .dim = p->dim,
                  .data = {result->data, p->source->data, p->index->data},
                  .line = line_of((tn_dtype)result->dtype, p->combination),
                  .context = context,
                  .positions = result->rank > 0 ? result->sizes[p->dim] : 1};
    memcpy(all.sizes, p->sizes, (size_t)p->rank * sizeof *all.sizes);
    tni_walk_strides(p->source, p->rank, p->sizes, all.strides[1]);
    for (int64_t i = 0; i < p->rank; i++) {
        bool is_along = i == p->dim || result->rank == 0;
        all.strides[0][i] = is_along ? 0 : tni_mul_wrapping(result->strides[i], bytes);
        all.strides[2][i] = tni_mul_wrapping(p->strides[i], (int64_t)sizeof(int64_t));
    }
    arrange_panels(&all);
    const bool is_blocks = has_blocks(&all);
    const bool has_lines = all.inner == all.dim && context->step == bytes;
    if (p->base != NULL && (is_blocks || has_lines)) {
        all.base = p->base->data;
        all.base_bytes = (size_t)result->sizes[p->dim] * context->bytes;
    } else if (p->base != NULL) {
        TN_TRY(tni_copy_strided(result, tni_strided_of(p->base)));
    }
    if (is_blocks)
        walk_blocks(&all);
    else
        walk_panels(&all);
    return TN_OK;
}

/* Return the size of a dimension; 1 for an operand without dimensions. */
static int64_t size_along(const tni_strided *operand, int64_t dim)
{
    return operand->rank > 0 ? operand->sizes[dim] : 1;
}

/* Record the failure of the first index that is out of range; there is one. */
static tn_status refuse_items(const tn_tensor *index, int64_t dim, int64_t size)
{
    const int64_t *items = index->data;
    int64_t i = 0;
    while (i < index->numel - 1 && items[i] >= 0 && items[i] < size)
        i++;
    return tni_index_refuse(items[i], dim, size, TNI_INDEX_SCATTER);
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
                            .size = p->is_checked ? (uint64_t)size_along(result, p->dim) : ANY_SIZE,
                            .misses = &misses,
                            .combine = tni_combiner_of((tn_dtype)result->dtype, p->combination)};
    TN_TRY(tni_check_combination((tn_dtype)result->dtype, p->combination));
    /* Nothing to write, and walk_panels needs sizes of at least 1. */
    for (int64_t i = 0; i < p->rank; i++)
        if (p->sizes[i] == 0)
            return TN_OK;
    /* The indexed dimension has no elements but there are indices, or the result is on meta, where
     * indices are not checked. */
    if (result->data == NULL)
        return p->is_checked ? refuse_items(p->index, p->dim, (int64_t)context.size) : TN_OK;
    if (result->rank > 0)
        context.step = tni_mul_wrapping(result->strides[p->dim], (int64_t)context.bytes);
    if (p->counts != NULL)
        scatter_and_count(p, context.combine);
    else
        TN_TRY(scatter_panels(p, &context));
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
