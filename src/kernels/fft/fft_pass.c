/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fourier transforms of all lines along one dimension (fft_pass.h); O(n log n) for a line.
 *
 *     tensor ─► lines, dense and aligned ─► transformed ─► tensor
 *
 * Lines that are dense and aligned in the tensors are transformed where they are; others are
 * gathered into scratch memory and scattered from it, neighbours together, which for lines that run
 * across rows is a transposition. An even number of real numbers is transformed as half as many
 * complex ones (fft_loops.h); an odd number as complex ones with zeros.
 *
 * Floats are transformed in single precision if FFTW has it, else in double precision. Each line is
 * computed by the same plan, wherever it lies and whatever thread has it.
 */
#include "kernels/fft/fft_pass.h"
#include "kernels/fft/fft_loops.h"
#include "kernels/fft/fft_plan.h"
#include "kernels/core/casts.h"
#include "kernels/core/transpose.h"
#include "tensor/block_cache.h"

#include <stdatomic.h>

/* Numbers that make a thread worth it: 3 to 7 us. */
#define GRAIN       4096
/* Most neighbours that are gathered together, and the bytes that they may fill. */
#define MOST_LINES  256
#define GROUP_BYTES (64 * 1024)
#define CACHE_LINE  64

/* One side of a pass: the lines of a tensor. Strides are in bytes. */
typedef struct side {
    char *data;                  /* the first element */
    tn_dtype dtype;              /* of the tensor */
    tn_dtype computed;           /* of the lines that are transformed */
    int64_t count;               /* numbers of a line that are read or written */
    int64_t step;                /* from one to the next */
    int64_t pitch;               /* from line to line in scratch memory */
    int64_t strides[TN_MAX_DIM]; /* from line to line, by dimension, the innermost last */
    bool is_dense;               /* a line is dense, and has the dtype that is computed in */
} side;

/* What all threads share. */
typedef struct line_pass {
    tni_fft_pass pass;          /* the caller's */
    const tni_fft_plan *plan;   /* for a line */
    const tni_fft_loops *loops; /* of this processor */
    bool is_single;             /* lines are computed in floats */
    bool is_half;               /* real numbers are computed as half as many complex ones */
    bool is_in_place;           /* both sides are one tensor */
    side in;                    /* what is read */
    side out;                   /* what is written */
    int64_t rank;               /* dimensions besides that of the lines, at least 1 */
    int64_t sizes[TN_MAX_DIM];  /* of these */
    int64_t together;           /* lines of a group, neighbours in the innermost dimension */
    int64_t groups;             /* groups in the innermost dimension */
    int64_t at_once;            /* lines that a plan transforms together */
    bool is_across;             /* lines run across rows on both sides, and are not gathered */
    int64_t pitch;              /* bytes that a line has in scratch memory */
    atomic_bool has_failed;     /* some thread found no memory */
} line_pass;

/* A thread's memory, each with a group of lines. */
typedef struct scratch {
    char *before; /* gathered */
    char *middle; /* `at_once` lines between halves and whole, then as many whole ones */
    char *after;  /* to be scattered */
    char *room;   /* for a plan */
} scratch;

static bool is_aligned(const void *at)
{
    return (uintptr_t)at % TNI_FFT_ALIGNMENT == 0;
}

/* ---- gathering and scattering ---- */

/* Return whether a group of lines is best moved by a transposition. */
static bool is_across(const line_pass *p, const side *s)
{
    return s->dtype == s->computed && !s->is_dense && p->sizes[p->rank - 1] > 1 &&
           s->strides[p->rank - 1] == tni_dtypes[s->dtype].bytes;
}

static void transpose(const tni_transposition *t)
{
    TNI_OF_ISA(tni_transpose)(t);
}

/* Copy dense lines, which are not where FFTW could read or write them. */
static void copy_lines(char *to, int64_t to_line, const char *from, int64_t from_line,
                       int64_t lines, int64_t bytes)
{
    for (int64_t i = 0; i < lines; i++)
        memcpy(to + i * to_line, from + i * from_line, (size_t)bytes);
}

/* Copy `lines` lines from the tensor to memory. */
static void gather(const line_pass *p, const char *from, int64_t lines, char *to)
{
    const side *s = &p->in;
    int bytes = tni_dtypes[s->computed].bytes;
    if (is_across(p, s)) {
        transpose(&(tni_transposition){.to = to,
                                       .to_step = s->pitch,
                                       .from = from,
                                       .from_step = s->step,
                                       .rows = lines,
                                       .columns = s->count,
                                       .bytes = bytes});
        return;
    }
    if (s->is_dense) {
        copy_lines(to, s->pitch, from, s->strides[p->rank - 1], lines, s->count * bytes);
        return;
    }
    for (int64_t i = 0; i < lines; i++)
        tni_convert(s->computed, to + i * s->pitch, bytes, s->dtype,
                    from + i * s->strides[p->rank - 1], s->step, s->count);
}

/* Copy `lines` lines from memory to the tensor. */
static void scatter(const line_pass *p, const char *from, int64_t lines, char *to)
{
    const side *s = &p->out;
    int bytes = tni_dtypes[s->computed].bytes;
    if (is_across(p, s)) {
        transpose(&(tni_transposition){.to = to,
                                       .to_step = s->step,
                                       .from = from,
                                       .from_step = s->pitch,
                                       .rows = s->count,
                                       .columns = lines,
                                       .bytes = bytes});
        return;
    }
    if (s->is_dense) {
        copy_lines(to, s->strides[p->rank - 1], from, s->pitch, lines, s->count * bytes);
        return;
    }
    for (int64_t i = 0; i < lines; i++)
        tni_convert(s->dtype, to + i * s->strides[p->rank - 1], s->step, s->computed,
                    from + i * s->pitch, bytes, s->count);
}

/* ---- lines of a run ---- */

/* Define WIDEN, which writes n real numbers as complex ones, and NARROW, the way back. */
#define REAL_PARTS(WIDEN, NARROW, type)                                                            \
    static void WIDEN(const char *reals, int64_t n, char *to)                                      \
    {                                                                                              \
        for (int64_t i = 0; i < n; i++) {                                                          \
            ((type *)(void *)to)[2 * i] = ((const type *)(const void *)reals)[i];                  \
            ((type *)(void *)to)[2 * i + 1] = 0;                                                   \
        }                                                                                          \
    }                                                                                              \
    static void NARROW(const char *line, int64_t n, char *to)                                      \
    {                                                                                              \
        for (int64_t i = 0; i < n; i++)                                                            \
            ((type *)(void *)to)[i] = ((const type *)(const void *)line)[2 * i];                   \
    }
REAL_PARTS(widen_floats, narrow_floats, float)
REAL_PARTS(widen_doubles, narrow_doubles, double)

/* Define NAME, which completes a line of n / 2 + 1 numbers, X[n - k] = conj(X[k]). */
#define COMPLETE(name, type)                                                                       \
    static void name(char *line, int64_t n)                                                        \
    {                                                                                              \
        type *x = (type *)line;                                                                    \
        for (int64_t i = n / 2 + 1; i < n; i++) {                                                  \
            x[2 * i] = x[2 * (n - i)];                                                             \
            x[2 * i + 1] = -x[2 * (n - i) + 1];                                                    \
        }                                                                                          \
    }
COMPLETE(complete_floats, float)
COMPLETE(complete_doubles, double)

static void complete(const line_pass *p, char *line)
{
    (p->is_single ? complete_floats : complete_doubles)(line, p->pass.n);
}

/* Set the imaginary part of X[0] to 0: it cannot be anything else. */
static void clear_first(const line_pass *p, char *line)
{
    size_t bytes = p->is_single ? sizeof(float) : sizeof(double);
    memset(line + bytes, 0, bytes);
}

/* The lines of a run: at most as many as a plan transforms, with what is between them in bytes. */
typedef struct run {
    const char *from;  /* the first line that is read */
    char *to;          /* the first that is written */
    int64_t from_step; /* from line to line */
    int64_t to_step;   /* likewise */
    int64_t lines;     /* of the tensor; a plan transforms more if there are fewer than at_once */
    const scratch *room;
} run;

/* Transform an odd number of real numbers. `to` has not always room for all of the line. */
static void run_odd(const line_pass *p, const run *r)
{
    int64_t n = p->pass.n;
    int64_t half = tni_min(p->out.count, n / 2 + 1);
    int64_t bytes = tni_dtypes[p->out.computed].bytes;
    char *wide = r->room->middle;
    char *whole = wide + p->at_once * p->pitch;
    /* Lines without a gap are one. */
    int64_t together = r->from_step == n * bytes / 2 ? r->lines : 1;
    for (int64_t i = 0; i < r->lines; i += together)
        (p->is_single ? widen_floats : widen_doubles)(r->from + i * r->from_step, together * n,
                                                      wide + i * n * bytes);
    tni_fft_run(p->plan, &(tni_fft_batch){.from = wide,
                                          .from_step = n * bytes,
                                          .to = whole,
                                          .to_step = n * bytes,
                                          .lines = r->lines,
                                          .scale = p->pass.scale,
                                          .room = r->room->room});
    for (int64_t i = 0; i < r->lines; i++) {
        char *to = r->to + i * r->to_step;
        memcpy(to, whole + i * n * bytes, (size_t)(half * bytes));
        clear_first(p, to);
        if (p->out.count > half)
            complete(p, to);
    }
}

/* Run the plan from the lines of a run to its other ones. */
static void run_through(const line_pass *p, const run *r)
{
    tni_fft_run(p->plan, &(tni_fft_batch){.from = r->from,
                                          .from_step = r->from_step,
                                          .to = r->to,
                                          .to_step = r->to_step,
                                          .lines = r->lines,
                                          .scale = p->pass.scale,
                                          .room = r->room->room});
}

/* Transform halves of lines of real numbers, dense and aligned, and combine them. */
static void run_from_halves(const line_pass *p, const run *r)
{
    int64_t m = p->pass.n / 2;
    int64_t bytes = tni_dtypes[p->out.computed].bytes;
    tni_fft_run(p->plan, &(tni_fft_batch){.from = r->from,
                                          .from_step = r->from_step,
                                          .to = r->room->middle,
                                          .to_step = m * bytes,
                                          .lines = r->lines,
                                          .scale = 1,
                                          .room = r->room->room});
    for (int64_t i = 0; i < r->lines; i++)
        p->loops->from_halves[p->is_single](
            &(tni_fft_halves){r->room->middle + i * m * bytes, r->to + i * r->to_step,
                              tni_fft_factors(p->plan), m, p->pass.scale});
}

/* Transform lines of real numbers. `to` has dense lines. */
static void run_from_real(const line_pass *p, const run *r)
{
    if (!p->is_half) {
        run_odd(p, r);
        return;
    }
    if (tni_fft_is_panel(p->plan))
        run_through(p, r);
    else
        run_from_halves(p, r);
    for (int64_t i = 0; i < r->lines && p->out.count > p->pass.n / 2 + 1; i++)
        complete(p, r->to + i * r->to_step);
}

/* Transform dense lines of n / 2 + 1 complex numbers to real ones. `to` is aligned. */
static void run_to_real(const line_pass *p, const run *r)
{
    int64_t n = p->pass.n;
    int64_t bytes = tni_dtypes[p->in.computed].bytes;
    char *middle = r->room->middle;
    char *whole = middle + p->at_once * p->pitch;
    if (p->is_half && tni_fft_is_panel(p->plan)) {
        run_through(p, r);
        return;
    }
    if (p->is_half) {
        for (int64_t i = 0; i < r->lines; i++)
            p->loops->to_halves[p->is_single](
                &(tni_fft_halves){r->from + i * r->from_step, middle + i * (n / 2) * bytes,
                                  tni_fft_factors(p->plan), n / 2, p->pass.scale});
        tni_fft_run(p->plan, &(tni_fft_batch){.from = middle,
                                              .from_step = n / 2 * bytes,
                                              .to = r->to,
                                              .to_step = r->to_step,
                                              .lines = r->lines,
                                              .scale = 1,
                                              .room = r->room->room});
        return;
    }
    for (int64_t i = 0; i < r->lines; i++) {
        char *line = middle + i * n * bytes;
        memcpy(line, r->from + i * r->from_step, (size_t)(p->in.count * bytes));
        clear_first(p, line);
        complete(p, line);
    }
    tni_fft_run(p->plan, &(tni_fft_batch){.from = middle,
                                          .from_step = n * bytes,
                                          .to = whole,
                                          .to_step = n * bytes,
                                          .lines = r->lines,
                                          .scale = p->pass.scale,
                                          .room = r->room->room});
    for (int64_t i = 0; i < r->lines; i++) {
        char *to = r->to + i * r->to_step;
        (p->is_single ? narrow_floats : narrow_doubles)(whole + i * n * bytes, n, to);
    }
}

/* Transform the lines of a run. */
static void run_lines(const line_pass *p, const run *r)
{
    if (p->pass.kind == TNI_FFT_FROM_REAL) {
        run_from_real(p, r);
    } else if (p->pass.kind == TNI_FFT_TO_REAL) {
        run_to_real(p, r);
    } else {
        run_through(p, r);
    }
}

/* ---- groups of lines ---- */

/* Return whether FFTW can read or write the lines of a group where they lie. */
static bool is_ready(const line_pass *p, const side *s, const char *at, int64_t lines)
{
    int64_t step = s->strides[p->rank - 1];
    if (tni_fft_is_panel(p->plan))
        return true;
    bool is_spaced = p->at_once == 1 ? lines == 1 || step % TNI_FFT_ALIGNMENT == 0
                                     : lines % p->at_once == 0 && step == s->pitch;
    return is_aligned(at) && is_spaced;
}

/*
 * Transform a group of lines. A line is read in place unless FFTW, which wants it aligned, would
 * read it there, and is written in place likewise.
 */
static void run_group(const line_pass *p, const char *from, char *to, int64_t lines,
                      const scratch *room)
{
    bool reads = p->in.is_dense && (!p->is_in_place || tni_fft_is_panel(p->plan));
    bool writes = p->out.is_dense;
    if (p->pass.kind != TNI_FFT_TO_REAL)
        reads = reads && is_ready(p, &p->in, from, lines);
    if (p->pass.kind != TNI_FFT_FROM_REAL)
        writes = writes && is_ready(p, &p->out, to, lines);
    if (!reads) {
        int64_t whole = tni_round_up(lines, p->at_once);
        gather(p, from, lines, room->before);
        memset(room->before + lines * p->in.pitch, 0, (size_t)((whole - lines) * p->in.pitch));
    }
    run r = {.from = reads ? from : room->before,
             .to = writes ? to : room->after,
             .from_step = reads ? p->in.strides[p->rank - 1] : p->in.pitch,
             .to_step = writes ? p->out.strides[p->rank - 1] : p->out.pitch,
             .room = room};
    const bool is_one_run =
        tni_fft_is_panel(p->plan) && (p->pass.kind == TNI_FFT_COMPLEX || p->is_half);
    for (int64_t i = 0; i < lines; i += r.lines) {
        r.lines = is_one_run ? lines : tni_min(p->at_once, lines - i);
        run_lines(p, &r);
        r.from += r.lines * r.from_step;
        r.to += r.lines * r.to_step;
    }
    if (!writes)
        scatter(p, room->after, lines, to);
}

/* Run groups [begin, end), which are numbered in row-major order. */
static void run_groups(int64_t begin, int64_t end, void *context)
{
    line_pass *p = context;
    int64_t last = p->rank - 1;
    size_t group = p->is_across ? 0 : (size_t)(tni_round_up(p->together, p->at_once) * p->pitch);
    size_t middle = p->is_across ? 0 : (size_t)(2 * p->at_once * p->pitch);
    uint8_t kind;
    /* Of the cache of blocks: pages of large scratch memory would be new in every call. */
    char *memory = tni_block_get(2 * group + middle + tni_fft_room(p->plan) + CACHE_LINE, &kind);
    if (memory == NULL) {
        atomic_store_explicit(&p->has_failed, true, memory_order_relaxed);
        return;
    }
    char *aligned = memory + (CACHE_LINE - (uintptr_t)memory % CACHE_LINE);
    scratch room = {aligned, aligned + 2 * group, aligned + group, aligned + 2 * group + middle};
    /* A run of fewer lines than a plan transforms computes something of the others, too. */
    memset(room.middle, 0, p->at_once > 1 ? middle : 0);
    for (int64_t g = begin; g < end; g++) {
        int64_t first = g % p->groups * p->together;
        int64_t rest = g / p->groups;
        char *from = p->in.data + first * p->in.strides[last];
        char *to = p->out.data + first * p->out.strides[last];
        for (int64_t i = last - 1; i >= 0; i--) {
            from += rest % p->sizes[i] * p->in.strides[i];
            to += rest % p->sizes[i] * p->out.strides[i];
            rest /= p->sizes[i];
        }
        const int64_t lines = tni_min(p->together, p->sizes[last] - first);
        if (p->is_across)
            tni_fft_run_across(p->plan, &(tni_fft_batch){.from = from,
                                                         .from_step = p->in.step,
                                                         .to = to,
                                                         .to_step = p->out.step,
                                                         .lines = lines,
                                                         .scale = p->pass.scale,
                                                         .room = room.room});
        else
            run_group(p, from, to, lines, &room);
    }
    tni_block_put(memory, kind);
}

/* ---- layout ---- */

/* Describe a tensor's lines, of which `count` numbers count. */
static void set_side(side *s, const tni_strided *self, int64_t dim, tn_dtype computed,
                     int64_t count)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    s->data = self->data;
    s->dtype = (tn_dtype)self->dtype;
    s->computed = computed;
    s->count = count;
    s->step = self->rank > 0 && self->sizes[dim] > 1 ? self->strides[dim] * bytes : bytes;
    s->is_dense = s->dtype == computed && s->step == bytes;
}

/* Return whether the two innermost dimensions of a side are one. */
static bool is_one_run(const line_pass *p, const side *s)
{
    int64_t last = p->rank - 1;
    return s->strides[last - 1] == p->sizes[last] * s->strides[last];
}

/*
 * List the dimensions other than `dim`, by falling strides of the result, so that neighbours are
 * innermost; the innermost ones are one if they can be. There is at least one, of size 1.
 */
static void set_lines(line_pass *p, const tni_strided *in, const tni_strided *out, int64_t dim)
{
    int64_t from_bytes = tni_dtypes[in->dtype].bytes;
    int64_t to_bytes = tni_dtypes[out->dtype].bytes;
    for (int64_t d = 0; d < out->rank; d++) {
        if (d == dim || out->sizes[d] == 1)
            continue;
        int64_t at = p->rank++;
        for (; at > 0 && p->out.strides[at - 1] < out->strides[d] * to_bytes; at--) {
            p->sizes[at] = p->sizes[at - 1];
            p->in.strides[at] = p->in.strides[at - 1];
            p->out.strides[at] = p->out.strides[at - 1];
        }
        p->sizes[at] = out->sizes[d];
        p->in.strides[at] = in->strides[d] * from_bytes;
        p->out.strides[at] = out->strides[d] * to_bytes;
    }
    if (p->rank == 0)
        p->sizes[p->rank++] = 1;
    while (p->rank > 1 && is_one_run(p, &p->in) && is_one_run(p, &p->out)) {
        int64_t last = --p->rank;
        p->sizes[last - 1] *= p->sizes[last];
        p->in.strides[last - 1] = p->in.strides[last];
        p->out.strides[last - 1] = p->out.strides[last];
    }
}

/*
 * Set how many lines make a group: more if they are short; if they run across rows, at least as
 * many as a cache line has numbers.
 */
static void set_groups(line_pass *p)
{
    int64_t bytes = (p->is_single ? 2 : 4) * (int64_t)sizeof(float);
    int64_t last = p->sizes[p->rank - 1];
    /* An odd number of cache lines, so that neighbours do not share a set of the cache. */
    int64_t line = (p->pass.n + 1) * bytes;
    p->pitch = (line + 2 * CACHE_LINE - 1) / (2 * CACHE_LINE) * (2 * CACHE_LINE) + CACHE_LINE;
    int64_t fitting = tni_min(MOST_LINES, GROUP_BYTES / p->pitch);
    int64_t least = p->in.is_dense && p->out.is_dense ? 1 : CACHE_LINE / bytes;
    least = tni_round_up(least, p->at_once);
    fitting -= fitting % least;
    p->together = tni_min(fitting > least ? fitting : least, last);
    p->in.pitch = p->at_once > 1 ? p->in.count * tni_dtypes[p->in.computed].bytes : p->pitch;
    p->out.pitch = p->at_once > 1 ? p->out.count * tni_dtypes[p->out.computed].bytes : p->pitch;
    if (p->is_across)
        p->together = tni_min(tni_fft_across(p->plan), last);
    p->groups = (last + p->together - 1) / p->together;
}

/* Return the number of groups of the whole pass. */
static int64_t count_groups(const line_pass *p)
{
    int64_t count = p->groups;
    for (int64_t i = 0; i < p->rank - 1; i++)
        count *= p->sizes[i];
    return count;
}

/* Transform all lines. */
static void run_all_groups(line_pass *p)
{
    set_groups(p);
    tni_parallel_for(0, count_groups(p), tni_ceil_div(GRAIN, p->pass.n * p->together), run_groups,
                     p);
}

/*
 * Transform the last line across rows of each matrix, and leave the others: half of the numbers of
 * real lines are one more than a power of two, and a panel would be filled by that one.
 */
static void run_last_column(line_pass *p)
{
    line_pass column = *p;
    int64_t last = --column.rank;
    p->sizes[last]--;
    column.in.data += p->sizes[last] * p->in.strides[last];
    column.out.data += p->sizes[last] * p->out.strides[last];
    column.is_across = false;
    run_all_groups(&column);
    if (atomic_load_explicit(&column.has_failed, memory_order_relaxed))
        atomic_store_explicit(&p->has_failed, true, memory_order_relaxed);
}

tn_status tni_fft_pass_run(const tni_fft_pass *pass, const tni_strided *in, const tni_strided *out,
                           int64_t dim)
{
    bool is_real = pass->kind != TNI_FFT_COMPLEX;
    bool is_float = in->dtype == TN_DTYPE_F32 || in->dtype == TN_DTYPE_C64;
    tni_fft_plan *plan;
    if (out->numel == 0 || out->data == NULL)
        return TN_OK;
    line_pass p = {.pass = *pass, .is_in_place = in->data == out->data};
    p.loops = TNI_OF_ISA(&tni_fft_loops);
    p.is_single = is_float && tni_fft_has_single();
    p.is_half = is_real && pass->n % 2 == 0;
    tn_dtype real = p.is_single ? TN_DTYPE_F32 : TN_DTYPE_F64;
    int64_t half = pass->n / 2 + 1;
    set_side(&p.in, in, dim, pass->kind == TNI_FFT_FROM_REAL ? real : tni_complex_of(real),
             pass->kind == TNI_FFT_TO_REAL ? half : pass->n);
    set_side(&p.out, out, dim, pass->kind == TNI_FFT_TO_REAL ? real : tni_complex_of(real),
             out->rank == 0 ? 1 : out->sizes[dim]);
    set_lines(&p, in, out, dim);
    int64_t lines = 1;
    for (int64_t i = 0; i < p.rank; i++)
        lines *= p.sizes[i];
    tni_fft_form form = {pass->n, pass->is_forward, p.is_single, p.is_half, false};
    TN_TRY(tni_fft_plan_new(&form, lines, &plan));
    p.plan = plan;
    p.at_once = tni_fft_lines(plan);
    p.is_across =
        !is_real && is_across(&p, &p.in) && is_across(&p, &p.out) && tni_fft_across(plan) > 0;
    if (p.is_across && p.rank > 1 && p.sizes[p.rank - 1] % tni_fft_across(plan) == 1)
        run_last_column(&p);
    run_all_groups(&p);
    tni_fft_plan_release(plan);
    return atomic_load_explicit(&p.has_failed, memory_order_relaxed)
               ? tni_fail_memory((size_t)p.pitch)
               : TN_OK;
}
