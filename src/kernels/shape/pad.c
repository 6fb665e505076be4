/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * pad, constant_pad_nd, reflection_pad1d to 3d, replication_pad1d to 3d and their backward
 * operators; circular padding, a composite where its gradient is wanted.
 *
 * Whatever the mode, an output coordinate along a dimension comes from one input coordinate, or
 * from the fill. A table per dimension says which one. The output is written line by line, in the
 * order of its memory and in parallel: the longest run of a line by one move, the elements around
 * it by the table. The gradient is the adjoint of that map, a separable resampling with one tap per
 * position (conv/separable.h). Cost: one copy of the output; the tables are as long as the sum of
 * the sizes.
 */
#include "calls/calls_shape.h"
#include "kernels/conv/separable.h"
#include "kernels/core/builder.h"
#include "kernels/core/casts.h"
#include "kernels/core/moves.h"

#include <stdio.h>
#include <tenon/autograd.h>

/*
 * Return the input coordinate that an output coordinate comes from, -1 for the fill. `at` counts
 * from the start of the input, so it is negative in the padding before it. [low, high) is what
 * negative padding leaves of the input; only circular padding repeats just that part.
 */
typedef int64_t (*source_of)(int64_t at, int64_t size, int64_t low, int64_t high);

static int64_t from_constant(int64_t at, int64_t size, int64_t low, int64_t high)
{
    (void)low;
    (void)high;
    return at >= 0 && at < size ? at : -1;
}

static int64_t from_replicate(int64_t at, int64_t size, int64_t low, int64_t high)
{
    (void)low;
    (void)high;
    return at < 0 ? 0 : at >= size ? size - 1 : at;
}

/* Mirrored at the first and the last element, which are not repeated. */
static int64_t from_reflect(int64_t at, int64_t size, int64_t low, int64_t high)
{
    (void)low;
    (void)high;
    return at < 0 ? -at : at >= size ? 2 * (size - 1) - at : at;
}

/* `at` modulo the part that is left; C's % has the sign of its left operand. */
static int64_t from_circular(int64_t at, int64_t size, int64_t low, int64_t high)
{
    (void)size;
    int64_t left = high - low;
    return low + ((at - low) % left + left) % left;
}

/*
 * The padding of one call: amounts before and after, per dimension. The tables are one allocation.
 */
typedef struct padding {
    int64_t rank;               /* dimensions of the tensor */
    int64_t before[TN_MAX_DIM]; /* elements added (or, negative, removed) before */
    int64_t after[TN_MAX_DIM];  /* elements added (or, negative, removed) after */
    int64_t sizes[TN_MAX_DIM];  /* output sizes */
    int64_t *tables;            /* input coordinates, the tables of all dimensions concatenated */
    const int64_t *table[TN_MAX_DIM]; /* where the table of each dimension begins */
} padding;

/*
 * Set amounts and output sizes. `pad` lists (before, after) from the last dimension backwards; the
 * caller has checked its length. Messages are PyTorch's; an overflow gets the same one, as the size
 * would be negative.
 */
static tn_status padded_sizes(const tn_tensor *self, tni_ints pad, padding *out)
{
    out->rank = self->rank;
    for (int64_t i = 0; i < self->rank; i++) {
        int64_t pair = self->rank - 1 - i;
        bool is_padded = pair < pad.count / 2;
        int64_t after = is_padded ? pad.items[2 * pair + 1] : 0;
        out->before[i] = is_padded ? pad.items[2 * pair] : 0;
        out->after[i] = after;
        if (__builtin_add_overflow(self->sizes[i], out->before[i], &out->sizes[i]) ||
            __builtin_add_overflow(out->sizes[i], after, &out->sizes[i]) || out->sizes[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "The input size %lld, plus negative padding %lld and %lld, resulted in "
                            "a negative output size, which is invalid. Check dimension %lld of "
                            "your input.",
                            (long long)self->sizes[i], (long long)out->before[i], (long long)after,
                            (long long)i);
    }
    return TN_OK;
}

/*
 * Fill the tables; the caller frees pad->tables. Their length is the sum of the sizes and not the
 * product, so this costs next to nothing beside the copy.
 */
static tn_status make_tables(const tn_tensor *self, source_of source, padding *pad)
{
    int64_t total = 1;
    for (int64_t i = 0; i < pad->rank; i++)
        total += pad->sizes[i];
    pad->tables = tni_malloc((size_t)total * sizeof *pad->tables);
    if (pad->tables == NULL)
        return tni_fail_memory((size_t)total * sizeof *pad->tables);
    int64_t *table = pad->tables;
    for (int64_t i = 0; i < pad->rank; i++) {
        pad->table[i] = table;
        int64_t low = pad->before[i] < 0 ? -pad->before[i] : 0;
        int64_t high = self->sizes[i] + tni_min(pad->after[i], 0);
        for (int64_t at = 0; at < pad->sizes[i]; at++)
            *table++ = source(at - pad->before[i], self->sizes[i], low, high);
    }
    return TN_OK;
}

/* A run of consecutive coordinates in the table of a dimension. */
typedef struct table_run {
    int64_t begin, end; /* positions of the output */
} table_run;

/* Return the longest run of a table that comes from the input, or an empty one. */
static table_run longest_run(const int64_t *table, int64_t count)
{
    table_run best = {0, 0};
    for (int64_t at = 0, end; at < count; at = end) {
        end = at + 1;
        while (end < count && table[at] >= 0 && table[end] == table[end - 1] + 1)
            end++;
        if (table[at] >= 0 && end - at > best.end - best.begin)
            best = (table_run){at, end};
    }
    return best;
}

/* What threads pad. Dimensions are those of the tensors, in the order of the output's memory. */
typedef struct pad_run {
    const char *from;          /* the input's elements */
    char *to;                  /* the output's, which is dense in this order */
    int64_t rank;              /* at least 1 */
    int64_t sizes[TN_MAX_DIM]; /* of the output */
    int64_t steps[TN_MAX_DIM]; /* of the input, in bytes */
    const int64_t *tables[TN_MAX_DIM];
    table_run middle;          /* of the last dimension */
    table_run lines;           /* of the one before it; empty where pad_block cannot write them */
    bool has_filled_edges;     /* what is around it is the fill */
    size_t bytes;              /* of an element, which may be whole lines that stay together */
    tni_move move;             /* for elements of this size, or NULL */
    char fill[TNI_FILL_BYTES]; /* the fill, repeated */
} pad_run;

/*
 * Repeat the fill over a few bytes, a multiple of an element's, by stores that overlap: cheaper
 * than a loop over the elements of a short edge.
 */
static inline void fill_edge(const char *fill, char *to, size_t bytes)
{
    if (bytes > 32)
        TNI_OF_ISA(&tni_casts)->fill(fill, to, (int64_t)bytes);
    else if (bytes >= 16) {
        memcpy(to, fill, 16);
        memcpy(to + bytes - 16, fill, 16);
    } else if (bytes >= 8) {
        memcpy(to, fill, 8);
        memcpy(to + bytes - 8, fill, 8);
    } else if (bytes >= 4) {
        memcpy(to, fill, 4);
        memcpy(to + bytes - 4, fill, 4);
    } else
        for (size_t i = 0; i < bytes; i++)
            to[i] = fill[i];
}

/*
 * Write elements [begin, end) of a line, which are not of its middle. With a constant size each is
 * one load and one store.
 */
static inline __attribute__((always_inline)) void
pad_edge(const pad_run *run, const char *from, char *to, int64_t begin, int64_t end, size_t bytes)
{
    const int64_t *table = run->tables[run->rank - 1];
    const int64_t step = run->steps[run->rank - 1];
    if (run->has_filled_edges) {
        fill_edge(run->fill, to + (size_t)begin * bytes, (size_t)(end - begin) * bytes);
        return;
    }
    for (int64_t at = begin; at < end; at++)
        memcpy(to + (size_t)at * bytes, table[at] >= 0 ? from + table[at] * step : run->fill,
               bytes);
}

/* Write a line of the output from a line of the input. */
static inline __attribute__((always_inline)) void pad_line(const pad_run *run, const char *from,
                                                           char *to, size_t bytes)
{
    const int64_t last = run->rank - 1;
    const table_run middle = run->middle;
    pad_edge(run, from, to, 0, middle.begin, bytes);
    if (middle.end > middle.begin)
        run->move(to + (size_t)middle.begin * bytes, (int64_t)bytes,
                  from + run->tables[last][middle.begin] * run->steps[last], run->steps[last],
                  middle.end - middle.begin);
    pad_edge(run, from, to, middle.end, run->sizes[last], bytes);
}

/* Write elements [begin, end) of a line by the table, of any size. */
static void pad_blocks(const pad_run *run, const char *from, char *to, int64_t begin, int64_t end)
{
    const int64_t *table = run->tables[run->rank - 1];
    const int64_t step = run->steps[run->rank - 1];
    for (int64_t at = begin; at < end; at++)
        if (table[at] >= 0)
            memcpy(to + (size_t)at * run->bytes, from + table[at] * step, run->bytes);
        else
            TNI_OF_ISA(&tni_casts)
                ->fill(run->fill, to + (size_t)at * run->bytes, (int64_t)run->bytes);
}

/* Write a line of elements of any size. */
static void pad_long_line(const pad_run *run, const char *from, char *to)
{
    const int64_t last = run->rank - 1;
    const table_run middle = run->middle;
    pad_blocks(run, from, to, 0, middle.begin);
    if (middle.end > middle.begin && run->steps[last] == (int64_t)run->bytes)
        tni_copy_run(to + (size_t)middle.begin * run->bytes,
                     from + run->tables[last][middle.begin] * run->steps[last],
                     (middle.end - middle.begin) * (int64_t)run->bytes);
    else
        pad_blocks(run, from, to, middle.begin, middle.end);
    pad_blocks(run, from, to, middle.end, run->sizes[last]);
}

/* The same for any size of elements. */
static void pad_any_line(const pad_run *run, const char *from, char *to)
{
    if (run->bytes == 4)
        pad_line(run, from, to, 4);
    else if (run->bytes == 8)
        pad_line(run, from, to, 8);
    else if (run->bytes == 2)
        pad_line(run, from, to, 2);
    else if (run->bytes == 1)
        pad_line(run, from, to, 1);
    else
        pad_long_line(run, from, to);
}

/*
 * Return how many bytes from its start the input's lines begin for a group of lines of the output:
 * all along the last dimension but one. *is_filled says whether they are all fill.
 */
static int64_t group_offset(const pad_run *run, int64_t group, bool *is_filled)
{
    int64_t offset = 0;
    *is_filled = false;
    for (int64_t dim = run->rank - 3; dim >= 0; dim--) {
        const int64_t source = run->tables[dim][group % run->sizes[dim]];
        group /= run->sizes[dim];
        *is_filled |= source < 0;
        offset += tni_mul_wrapping(source, run->steps[dim]);
    }
    return offset;
}

/*
 * Write `count` lines with filled edges that come from lines of the input one after the other:
 * their middles, with the fill between them, then the first edge and the last.
 */
static void pad_block(const pad_run *run, const char *from, char *to, int64_t count)
{
    const int64_t last = run->rank - 1;
    const int64_t bytes = (int64_t)run->bytes;
    const int64_t begin = run->middle.begin * bytes;
    const int64_t end = run->middle.end * bytes;
    const int64_t line = run->sizes[last] * bytes;
    TNI_OF_ISA(&tni_moves)
        ->rows(&(tni_rows){.to = to + begin,
                           .to_step = line,
                           .from = from + run->tables[last][run->middle.begin] * bytes,
                           .from_step = run->steps[last - 1],
                           .count = count,
                           .bytes = end - begin,
                           .gap = line - (end - begin),
                           .fill = run->fill});
    fill_edge(run->fill, to, (size_t)begin);
    fill_edge(run->fill, to + (count - 1) * line + end, (size_t)(line - end));
}

/* Write one line or more of the output, at most `most`; return how many. */
static int64_t pad_some(const pad_run *run, const char *group, int64_t line, int64_t most, char *to)
{
    static const int64_t only[] = {0};
    const int64_t last = run->rank - 1;
    const int64_t step = last > 0 ? run->steps[last - 1] : 0;
    const int64_t *table = last > 0 ? run->tables[last - 1] : only;
    const int64_t bytes = run->sizes[last] * (int64_t)run->bytes;
    if (group == NULL || table[line] < 0) {
        int64_t count = 1;
        while (count < most && (group == NULL || table[line + count] < 0))
            count++;
        TNI_OF_ISA(&tni_casts)->fill(run->fill, to, count * bytes);
        return count;
    }
    const char *from = group + tni_mul_wrapping(table[line], step);
    most = tni_min(most, run->lines.end - line);
    if (line >= run->lines.begin && most > 1) {
        pad_block(run, from, to, most);
        return most;
    }
    pad_any_line(run, from, to);
    return 1;
}

/* Write lines [begin, end) of the output. */
static void pad_lines(int64_t begin, int64_t end, void *context)
{
    const pad_run *run = context;
    const int64_t last = run->rank - 1;
    const size_t bytes = (size_t)run->sizes[last] * run->bytes;
    const int64_t lines = last > 0 ? run->sizes[last - 1] : 1;
    char *to = run->to + (size_t)begin * bytes;
    int64_t line = begin % lines;
    for (int64_t at = begin, group = begin / lines; at < end; group++, line = 0) {
        bool is_filled;
        const int64_t offset = group_offset(run, group, &is_filled);
        while (line < lines && at < end) {
            int64_t done = pad_some(run, is_filled ? NULL : run->from + offset, line,
                                    tni_min(lines - line, end - at), to);
            line += done;
            at += done;
            to += (size_t)done * bytes;
        }
    }
}

/* Return the dimensions of a dense tensor in the order of its memory, outermost first. */
static void order_dims(const tn_tensor *self, int64_t *order)
{
    for (int64_t i = 0; i < self->rank; i++) {
        int64_t at = i;
        for (; at > 0 && self->strides[order[at - 1]] < self->strides[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* Pad into `result`, which is dense and has elements; `fill` is a tensor of one, or NULL. */
static void pad_elements(const tn_tensor *self, const padding *pad, const tn_tensor *fill,
                         const tn_tensor *result)
{
    pad_run run = {.from = self->data,
                   .to = result->data,
                   .rank = pad->rank,
                   .bytes = tni_dtypes[self->dtype].bytes};
    int64_t order[TN_MAX_DIM];
    order_dims(result, order);
    for (int64_t i = 0; i < run.rank; i++) {
        run.sizes[i] = pad->sizes[order[i]];
        run.tables[i] = pad->table[order[i]];
        /* Without elements nothing is read, and strides and data may be anything. */
        run.steps[i] =
            self->numel == 0 ? 0 : tni_mul_wrapping(self->strides[order[i]], (int64_t)run.bytes);
    }
    for (size_t at = 0; fill != NULL && at < sizeof run.fill; at += run.bytes)
        memcpy(run.fill + at, fill->data, run.bytes);
    int64_t count = run.sizes[run.rank - 1];
    /* Dimensions that are not padded and lie together, such as channels, become one element. */
    while (run.rank > 1 && run.steps[run.rank - 1] == (int64_t)run.bytes &&
           run.sizes[run.rank - 1] == self->sizes[order[run.rank - 1]] &&
           pad->before[order[run.rank - 1]] == 0) {
        run.bytes *= (size_t)run.sizes[--run.rank];
        count *= run.sizes[run.rank - 1];
    }
    run.move = tni_move_of(run.bytes);
    run.middle = longest_run(run.tables[run.rank - 1], run.sizes[run.rank - 1]);
    run.has_filled_edges = fill != NULL;
    const int64_t last = run.rank - 1;
    const int64_t middle = (run.middle.end - run.middle.begin) * (int64_t)run.bytes;
    if (last > 0 && fill != NULL && run.move != NULL && run.steps[last] == (int64_t)run.bytes &&
        middle >= TNI_ROW_MIN && middle <= TNI_RUN_MIN)
        run.lines = longest_run(run.tables[last - 1], run.sizes[last - 1]);
    tni_parallel_for(0, result->numel / count, TNI_LOOP_GRAIN / count + 1, pad_lines, &run);
}

/*
 * Copy the part of the input that is not cut off to its position in a result that is filled
 * already, through views, by the copy of the backend.
 */
static TNI_COLD tn_status copy_on_device(const tn_tensor *self, const padding *pad,
                                         const tn_tensor *result)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t from = self->offset;
    int64_t to = result->offset;
    tn_tensor *source;
    tn_tensor *target;
    for (int64_t i = 0; i < pad->rank; i++) {
        int64_t cut = pad->before[i] < 0 ? -pad->before[i] : 0;
        int64_t behind = pad->after[i] < 0 ? -pad->after[i] : 0;
        sizes[i] = self->sizes[i] - cut - behind;
        from = tni_add_wrapping(from, tni_mul_wrapping(cut, self->strides[i]));
        to = tni_add_wrapping(
            to, tni_mul_wrapping(pad->before[i] > 0 ? pad->before[i] : 0, result->strides[i]));
        if (sizes[i] <= 0)
            return TN_OK;
    }
    TN_TRY(tni_tensor_as_strided(self, pad->rank, sizes, self->strides, from, &source));
    tn_status status =
        tni_tensor_as_strided(result, pad->rank, sizes, result->strides, to, &target);
    if (status == TN_OK) {
        status = tni_copy(target, source);
        tn_tensor_release(target);
    }
    tn_tensor_release(source);
    return status;
}

/* Pad into a new tensor in `format`. */
static tn_status pad_with(const tn_tensor *self, tni_ints amounts, source_of source,
                          const tni_scalar *fill, tn_memory_format format, tn_tensor **out)
{
    padding pad = {0};
    tni_builder s = {0};
    int64_t strides[TN_MAX_DIM];
    TN_TRY(padded_sizes(self, amounts, &pad));
    TN_TRY(tni_format_strides(format, pad.rank, pad.sizes, strides));
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = pad.rank, .sizes = pad.sizes, .strides = strides};
    tn_tensor *result = TNI_BUILD_OF(&s, tni_tensor_empty(&spec, self->device, &s.made));
    if (TNI_UNLIKELY(tni_is_on_device(self))) { /* for constant padding only */
        if (fill != NULL)
            TNI_BUILD_DO(&s, tni_fill(result, fill));
        TNI_BUILD_DO(&s, copy_on_device(self, &pad, result));
        return tni_builder_end_with(&s, result, out);
    }
    tn_tensor *one = fill != NULL ? TNI_BUILD_OF(&s, tni_new_value(self, fill, &s.made)) : NULL;
    if (tni_builder_go_on(&s) && result->data != NULL && result->numel > 0) {
        TNI_BUILD_DO(&s, make_tables(self, source, &pad));
        if (tni_builder_go_on(&s))
            pad_elements(self, &pad, one, result);
        tni_free(pad.tables);
    }
    return tni_builder_end_with(&s, result, out);
}

/* Check the amounts of constant padding. The messages are PyTorch's, missing spaces included. */
static tn_status check_constant(const tn_tensor *self, tni_ints pad)
{
    if (pad.count % 2 != 0)
        return tni_fail(TN_ERR_RUNTIME, "Length of pad must be even but instead it equals %lld",
                        (long long)pad.count);
    if (pad.count > 2 * self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Length of pad should be no more than twice the number of dimensions of "
                        "the input. Pad length is %lldwhile the input has %ddimensions.",
                        (long long)pad.count, self->rank);
    for (int64_t i = 0; i < pad.count / 2; i++) {
        int64_t before = tni_min(pad.items[2 * i], 0);
        int64_t after = pad.items[2 * i + 1] < 0 ? pad.items[2 * i + 1] : 0;
        int64_t size = self->sizes[self->rank - 1 - i];
        /* What is cut off at both ends must not exceed the size; the order avoids overflow. */
        if (before < -size || after < -size - before)
            return tni_fail(TN_ERR_RUNTIME, "narrow(): length must be non-negative.");
    }
    return TN_OK;
}

/*
 * Copy what is left when no amount is positive. PyTorch narrows and clones, which keeps the order
 * of dimensions in memory; padding would make it row-major.
 */
static tn_status crop(const tn_tensor *self, tni_ints amounts, tn_tensor **out)
{
    padding pad = {0};
    tn_tensor *part;
    int64_t offset = self->offset;
    TN_TRY(padded_sizes(self, amounts, &pad));
    for (int64_t i = 0; i < self->rank; i++)
        offset = tni_add_wrapping(offset, tni_mul_wrapping(-pad.before[i], self->strides[i]));
    TN_TRY(tni_tensor_as_strided(self, pad.rank, pad.sizes, self->strides, offset, &part));
    tn_status status = tni_clone(part, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, out);
    tn_tensor_release(part);
    return status;
}

/* constant_pad_nd(self, pad, value). */
TNI_KERNEL(constant_pad_nd)
{
    tn_tensor *self;
    tn_tensor *result;
    tni_ints amounts = tni_arg_ints(args[1]);
    bool adds = false;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(check_constant(self, amounts));
    for (int64_t i = 0; i < amounts.count; i++)
        adds = adds || amounts.items[i] > 0;
    if (!adds)
        TN_TRY(crop(self, amounts, &result));
    else
        TN_TRY(pad_with(self, amounts, from_constant, tni_arg_scalar(args[2]),
                        tni_suggested_format(self), &result));
    return tni_return_take(result, outs);
}

/* The modes of `pad` besides constant. */
typedef enum pad_mode { MODE_REFLECT, MODE_REPLICATE, MODE_CIRCULAR, MODE_COUNT } pad_mode;

static const struct {
    const char *name;
    source_of source;
} modes[MODE_COUNT] = {[MODE_REFLECT] = {"reflect", from_reflect},
                       [MODE_REPLICATE] = {"replicate", from_replicate},
                       [MODE_CIRCULAR] = {"circular", from_circular}};

/* Fail with a message that ends in the sizes of self. */
static TNI_COLD tn_status fail_sizes(const tn_tensor *self, const char *text)
{
    tni_buffer sizes = {0};
    tni_print_sizes(&sizes, self->rank, self->sizes);
    tni_fail(TN_ERR_RUNTIME, "%s%s", text, sizes.data != NULL ? sizes.data : "[]");
    tni_buffer_free(&sizes);
    return TN_ERR_RUNTIME;
}

/*
 * Fail if a dimension other than the batch has size 0: reflect and replicate need an element to
 * repeat. `padded` is the number of padded dimensions.
 */
static tn_status check_not_empty(const tn_tensor *self, int64_t padded)
{
    char text[256];
    for (int64_t i = self->rank == padded + 2; i < self->rank; i++) {
        if (self->sizes[i] != 0)
            continue;
        snprintf(text, sizeof text,
                 "Expected %lldD or %lldD (batch mode) tensor with possibly 0 batch size and other "
                 "non-zero dimensions for input, but got: ",
                 (long long)(padded + 1), (long long)(padded + 2));
        return fail_sizes(self, text);
    }
    return TN_OK;
}

/*
 * Check the amounts of one dimension; `pair` counts from the last. PyTorch checks each mode
 * differently.
 */
static tn_status check_pair(const tn_tensor *self, tni_ints pad, int64_t pair, pad_mode mode)
{
    int64_t before = pad.items[2 * pair];
    int64_t after = pad.items[2 * pair + 1];
    int64_t dim = self->rank - 1 - pair;
    int64_t size = self->sizes[dim];
    char text[256];
    if (mode == MODE_CIRCULAR && (before > size || after > size))
        return tni_fail(TN_ERR_RUNTIME, "Padding value causes wrapping around more than once.");
    if (mode == MODE_REFLECT && (before >= size || after >= size)) {
        snprintf(text, sizeof text,
                 "Argument #%lld: Padding size should be less than the corresponding input "
                 "dimension, but got: padding (%lld, %lld) at dimension %lld of input ",
                 (long long)(4 + 2 * pair), (long long)before, (long long)after, (long long)dim);
        return fail_sizes(self, text);
    }
    int64_t padded;
    int64_t behind;
    /*
     * The tables compute with the start and the end of the padded input, so these must not
     * overflow.
     */
    if (__builtin_add_overflow(size, before, &padded) ||
        __builtin_add_overflow(padded, after, &padded) || before == INT64_MIN ||
        __builtin_add_overflow(size, after, &behind))
        return tni_fail(TN_ERR_RUNTIME, "the padded size of dimension %lld overflows",
                        (long long)dim);
    /* How much is removed altogether, unsigned because the sum may exceed int64. */
    uint64_t cut = (before < 0 ? -(uint64_t)before : 0) + (after < 0 ? -(uint64_t)after : 0);
    if (mode == MODE_CIRCULAR && (padded < 0 || (cut >= (uint64_t)size && padded > 0)))
        return tni_fail(TN_ERR_RUNTIME,
                        "Negative padding value is resulting in an empty dimension");
    if (mode != MODE_CIRCULAR && (padded < 0 || (padded == 0 && pad.count == 2)))
        return tni_fail(TN_ERR_RUNTIME, "input (%c: %lld) is too small. Calculated output %c: %lld",
                        "WHT"[pair], (long long)size, "WHT"[pair], (long long)padded);
    return TN_OK;
}

/*
 * Check a call of these modes: they pad the last one to three dimensions of a tensor that has one
 * or two more before them.
 */
static tn_status check_mode(const tn_tensor *self, tni_ints pad, pad_mode mode)
{
    int64_t padded = pad.count / 2;
    if (padded < 1 || padded > 3 || (self->rank != padded + 1 && self->rank != padded + 2))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "Padding size %lld is not supported for %dD input tensor.",
                        (long long)pad.count, self->rank);
    if (mode != MODE_CIRCULAR)
        TN_TRY(check_not_empty(self, padded));
    for (int64_t pair = 0; pair < padded; pair++)
        TN_TRY(check_pair(self, pad, pair, mode));
    return TN_OK;
}

static tni_callee constant_pad_op = {"aten::constant_pad_nd", NULL};

/* The operators of reflect and replicate, by the number of padded dimensions. */
static tni_callee mode_ops[2][3] = {
    {{"aten::reflection_pad1d", NULL},
     {"aten::reflection_pad2d", NULL},
     {"aten::reflection_pad3d", NULL}},
    {{"aten::replication_pad1d", NULL},
     {"aten::replication_pad2d", NULL},
     {"aten::replication_pad3d", NULL}},
};

/* Return the slice [start, end) along `dim`. */
static tn_tensor *part(tni_builder *s, tn_tensor *self, int64_t dim, int64_t start, int64_t end)
{
    return TNI_BUILD(s, slice_Tensor, self, dim, ((tni_maybe_int){true, start}),
                     ((tni_maybe_int){true, end}), 1);
}

/*
 * Pad one dimension: the elements of the other end before and after it. Negative amounts are cut
 * off first.
 */
static tn_tensor *pad_dim_circular(tni_builder *s, tn_tensor *self, int64_t dim, int64_t before,
                                   int64_t after)
{
    int64_t low = before < 0 ? -before : 0;
    int64_t left = self->sizes[dim] - low + tni_min(after, 0);
    tn_tensor *core = part(s, self, dim, low, low + left);
    tni_list *pieces = tni_builder_list(s, 3);
    if (before > 0)
        tni_builder_add(s, pieces, part(s, core, dim, left - before, left));
    tni_builder_add(s, pieces, core);
    if (after > 0)
        tni_builder_add(s, pieces, part(s, core, dim, 0, after));
    tn_tensor *result = TNI_BUILD(s, cat, pieces, dim);
    tni_list_drop(pieces);
    return result;
}

/* Fail if more is added at an end than is left of the dimension. */
static tn_status check_wraps(const tn_tensor *self, tni_ints amounts)
{
    for (int64_t i = 0; i < amounts.count / 2; i++) {
        int64_t before = amounts.items[2 * i];
        int64_t after = amounts.items[2 * i + 1];
        int64_t left = self->sizes[self->rank - 1 - i] + tni_min(before, 0) + tni_min(after, 0);
        if (left < 0 || before > left || after > left)
            return tni_fail(TN_ERR_RUNTIME, "Padding value causes wrapping around more than once.");
    }
    return TN_OK;
}

/* Return whether elements may be read without calling an operator, and no gradient is wanted. */
static bool is_plain(const tn_tensor *self)
{
    return self->device.type == TN_DEVICE_CPU && (self->keys & TNI_LAZY_BITS) == 0 &&
           !tn_tensor_requires_grad(self);
}

/*
 * Circular padding: by tables, like the other modes, where nothing else has to see it; else a
 * composite of slices and cat, one dimension after the other from the last, so that autograd
 * records views.
 */
static tn_status pad_circular(tn_tensor *self, tni_ints amounts, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *result = self;
    TN_TRY(check_wraps(self, amounts));
    if (is_plain(self)) {
        TN_TRY(pad_with(self, amounts, from_circular, NULL, TN_MEMORY_FORMAT_CONTIGUOUS, &result));
        return tni_return_take(result, outs);
    }
    for (int64_t i = 0; i < amounts.count / 2 && tni_builder_go_on(&s); i++)
        result = pad_dim_circular(&s, result, self->rank - 1 - i, amounts.items[2 * i],
                                  amounts.items[2 * i + 1]);
    return tni_builder_return(&s, TNI_BUILD(&s, contiguous, result, TN_MEMORY_FORMAT_CONTIGUOUS),
                              outs);
}

/*
 * pad(self, pad, mode, value): calls the operator of the mode. `value` must be 0 or absent for the
 * modes other than constant; wrappers pass 0 with every mode.
 */
TNI_KERNEL(pad)
{
    tn_tensor *self;
    const tni_string *mode = (const tni_string *)(uintptr_t)args[2];
    tni_ints amounts = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_text name = {mode->data, mode->length};
    double value = args[3] != 0 ? tni_arg_double(tni_arg_optional(args[3], 0)) : 0;
    if (amounts.count % 2 != 0)
        return tni_fail(TN_ERR_RUNTIME, "Padding length must be divisible by 2");
    if (amounts.count > 2 * self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Padding length should be less than or equal to two times the input "
                        "dimension but got padding length %lld and input of dimension %d",
                        (long long)amounts.count, self->rank);
    if (tni_text_is(name, "constant")) {
        tni_scalar fill = {TN_KIND_DOUBLE, {.real = value}};
        return tni_callee_call(&constant_pad_op,
                               (StableIValue[]){args[0], args[1], tni_box_pointer(&fill)}, outs);
    }
    if (value != 0)
        return tni_fail(TN_ERR_RUNTIME, "Padding mode \"%s\" doesn't take in value argument",
                        mode->data);
    for (pad_mode i = MODE_REFLECT; i < MODE_COUNT; i++) {
        if (!tni_text_is(name, modes[i].name))
            continue;
        TN_TRY(check_mode(self, amounts, i));
        if (i == MODE_CIRCULAR)
            return pad_circular(self, amounts, outs);
        return tni_callee_call(&mode_ops[i][amounts.count / 2 - 1], args, outs);
    }
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "Unrecognised padding mode %s", mode->data);
}

/* ---- reflection_pad and replication_pad ---- */

/* Pad `space` dimensions of args[0] by args[1]. */
static tn_status pad_by(const tn_call *call, const StableIValue *args, pad_mode mode, int space,
                        StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *result;
    tni_ints amounts = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (amounts.count != 2 * (int64_t)space)
        return tni_fail(TN_ERR_RUNTIME, "padding size is expected to be %d, but got: %lld",
                        2 * space, (long long)amounts.count);
    if (self->rank != space + 1 && self->rank != space + 2)
        return fail_sizes(self, "Expected a tensor with the padded dimensions and one or two more "
                                "in front, but got: ");
    TN_TRY(check_mode(self, amounts, mode));
    if (self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s padding\" not implemented for 'Bool'",
                        modes[mode].name);
    TN_TRY(pad_with(self, amounts, modes[mode].source, NULL, tni_suggested_format(self), &result));
    return tni_return_take(result, outs);
}

/*
 * The taps of the gradient: the input coordinate of each output coordinate, with weight 1.
 * integers[0] is the amount before.
 */
static int64_t replicated_tap(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    taps[0] = (tni_tap){from_replicate(at - axis->integers[0], axis->input, 0, 0), 1};
    return 1;
}

/* Likewise for reflect. */
static int64_t reflected_tap(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    taps[0] = (tni_tap){from_reflect(at - axis->integers[0], axis->input, 0, 0), 1};
    return 1;
}

/*
 * The gradient of `pad_by`; the arguments are grad_output, self, padding. Each element of
 * grad_output is added to the input element that it was copied from.
 */
static tn_status pad_back(const tn_call *call, const StableIValue *args, pad_mode mode, int space,
                          StableIValue *outs)
{
    tn_tensor *gradient;
    tn_tensor *self;
    tn_tensor *result;
    tni_ints amounts = tni_arg_ints(args[2]);
    padding pad = {0};
    TN_TRY(tni_arg_tensor(call, args, 0, &gradient));
    TN_TRY(tni_arg_tensor(call, args, 1, &self));
    if (amounts.count != 2 * (int64_t)space || (self->rank != space + 1 && self->rank != space + 2))
        return fail_sizes(self, "padding does not fit a tensor of sizes ");
    TN_TRY(check_mode(self, amounts, mode));
    TN_TRY(padded_sizes(self, amounts, &pad));
    if (gradient->rank != self->rank ||
        memcmp(gradient->sizes, pad.sizes, (size_t)pad.rank * sizeof *pad.sizes) != 0)
        return fail_sizes(gradient, "grad_output does not have the size of the padded input: ");
    /* PyTorch compares dtypes only where a kernel would run. */
    if (gradient->dtype != self->dtype && gradient->numel > 0)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name((tn_dtype)gradient->dtype),
                        tni_scalar_name((tn_dtype)self->dtype));
    tni_separable map = tni_separable_begin(space);
    for (int d = 0; d < space; d++) {
        tni_axis *axis = tni_separable_axis(&map, d);
        int64_t dim = self->rank - space + d;
        axis->input = self->sizes[dim];
        axis->result = pad.sizes[dim];
        axis->integers[0] = pad.before[dim];
        axis->taps = mode == MODE_REFLECT ? reflected_tap : replicated_tap;
    }
    tni_builder s = {0};
    gradient = TNI_BUILD_OF(&s, tni_to_dtype(gradient, (tn_dtype)self->dtype, &s.made));
    result = TNI_BUILD_OF(
        &s, tni_separable_backward(&map, gradient, tni_suggested_format(self), &s.made));
    return tni_builder_return(&s, result, outs);
}

/* A padding operator and its gradient. */
#define PAD_MODE(name, mode, space)                                                                \
    TNI_KERNEL(name)                                                                               \
    {                                                                                              \
        return pad_by(call, args, mode, space, outs);                                              \
    }                                                                                              \
    TNI_KERNEL(name##_backward)                                                                    \
    {                                                                                              \
        return pad_back(call, args, mode, space, outs);                                            \
    }
PAD_MODE(reflection_pad1d, MODE_REFLECT, 1)
PAD_MODE(reflection_pad2d, MODE_REFLECT, 2)
PAD_MODE(reflection_pad3d, MODE_REFLECT, 3)
PAD_MODE(replication_pad1d, MODE_REPLICATE, 1)
PAD_MODE(replication_pad2d, MODE_REPLICATE, 2)
PAD_MODE(replication_pad3d, MODE_REPLICATE, 3)
