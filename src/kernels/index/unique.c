/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * unique, unique_dim and their consecutive forms: the elements, or slices, that differ. They are
 * sorted by keys (sort_keys.h), or kept in order for the consecutive forms, and of equal neighbours
 * one is kept. A nan equals nothing, not even itself.
 *
 *     items    3 1 3 2        order   1 3 0 2     positions of the items, sorted
 *                             starts  0 1 2 4     groups begin there: {1}, {3}, {0, 2}
 *
 * All results follow from both: the values are the first items of the groups, the counts the
 * differences of `starts`, and the inverse is each group's number, written to the positions of its
 * items. Elements take O(n) with radix sort, which alone runs in parallel, slices O(n log n)
 * comparisons with merge sort. Elements in their order need no sort and no groups: one pass flags
 * those that differ from the one before, others move them, count them and number them.
 */
#include "args/args_unique.h"
#include "calls/calls_index.h"
#include "kernels/core/isa.h"
#include "kernels/core/kernel_core.h"
#include "kernels/index/index_core.h"
#include "kernels/index/sort_keys.h"
#include "kernels/core/builder.h"
#include "kernels/shape/views.h"

/* Return a new vector of int64 on the device of `like`. */
static tn_status new_vector(const tn_tensor *like, int64_t length, tn_tensor **out)
{
    return tni_new_like(like, TN_DTYPE_I64, 1, &length, out);
}

/* ---- elements ---- */

/* Elements whose keys are compared at a time. */
#define BLOCK 256

/* Elements in order, and the groups of equal neighbours that were found so far. */
typedef struct element_groups {
    tni_key_source source; /* the elements, row-major */
    uint64_t *room;        /* for sorting */
    tni_sorted sorted;     /* the sorted ones */
    int64_t *inverse;      /* the group of each element; NULL if it is not wanted */
    int64_t *starts;       /* where in the order each group begins, then the end */
    int64_t groups;        /* how many there are */
} element_groups;

/* Allocate what grouping needs; `g` is zero before, and free_elements frees it. */
static tn_status new_elements(const tn_tensor *rows, element_groups *g)
{
    size_t count = (size_t)rows->numel;
    g->source = (tni_key_source){.dtype = (tn_dtype)rows->dtype,
                                 .from = rows->data,
                                 .step = tni_dtypes[rows->dtype].bytes,
                                 .count = rows->numel};
    g->starts = tni_malloc((count + 1) * sizeof *g->starts);
    if (g->starts == NULL)
        return tni_fail_memory((count + 1) * sizeof *g->starts);
    if (count > 0) {
        g->room = tni_malloc(2 * count * sizeof *g->room);
        if (g->room == NULL)
            return tni_fail_memory(2 * count * sizeof *g->room);
    }
    return TN_OK;
}

static void free_elements(element_groups *g)
{
    tni_free(g->starts);
    tni_free(g->room);
}

/* Make the keys and the positions of elements [begin, begin + count) in sorted order. */
static void read_sorted(const element_groups *g, int64_t begin, int64_t count, uint64_t *keys,
                        int64_t *positions)
{
    char values[BLOCK * sizeof(uint64_t)];
    tni_sorted part = g->sorted;
    tni_key_source source = g->source;
    part.items += begin;
    source.from = values;
    const tni_sorted_output out = {values, source.step, (char *)positions, sizeof *positions};
    TNI_OF_ISA(&tni_key_loops)->write[source.dtype](&part, 0, count, &out);
    tni_keys_read(&source, 0, count, keys);
}

/*
 * Find the groups among `count` elements from `begin` on: one begins at each key that differs from
 * keys[-1], the one before, and at each nan. Write the numbers of their groups to `numbers`, if it
 * is not NULL. There is no branch per element, and elements that equal the one before the first are
 * passed over together.
 */
static void group_block(element_groups *g, int64_t begin, int64_t count, const uint64_t *keys,
                        int64_t *numbers)
{
    const uint64_t nan = tni_key_of_nan(g->source.dtype);
    const bool has_nan = tni_category(g->source.dtype) == 2;
    int64_t groups = g->groups;
    if (memcmp(keys, keys - 1, (size_t)count * sizeof *keys) == 0 && !(has_nan && *keys == nan)) {
        for (int64_t i = 0; i < count && numbers != NULL; i++)
            numbers[i] = groups - 1;
        return;
    }
    for (int64_t i = 0; i < count; i++) {
        g->starts[groups] = begin + i;
        groups += (keys[i] != keys[i - 1]) | (has_nan & (keys[i] == nan));
        if (numbers != NULL)
            numbers[i] = groups - 1;
    }
    g->groups = groups;
}

/* Sort the elements, of which there are some, and find the groups. */
static void group_elements(element_groups *g)
{
    uint64_t keys[1 + BLOCK];
    int64_t positions[BLOCK];
    int64_t numbers[BLOCK];
    const int64_t count = g->source.count;
    g->sorted = tni_positions_sort(&g->source, g->room);
    for (int64_t begin = 0; begin < count; begin += BLOCK) {
        const int64_t part = tni_min(count - begin, BLOCK);
        read_sorted(g, begin, part, keys + 1, positions);
        if (begin == 0)
            keys[0] = ~keys[1];
        group_block(g, begin, part, keys + 1, g->inverse == NULL ? NULL : numbers);
        for (int64_t i = 0; i < part && g->inverse != NULL; i++)
            g->inverse[positions[i]] = numbers[i];
        keys[0] = keys[part];
    }
}

/* Return the first element of each group, as a vector. */
static tn_tensor *take_elements(tni_builder *s, const element_groups *g, const tn_tensor *rows)
{
    const int64_t bytes = g->source.step;
    const uint64_t mask = (UINT64_C(1) << g->sorted.index_bits) - 1;
    tn_tensor *values =
        TNI_BUILD_OF(s, tni_new_like(rows, (tn_dtype)rows->dtype, 1, &g->groups, &s->made));
    for (int64_t i = 0; i < g->groups && tni_builder_go_on(s); i++) {
        int64_t position = (int64_t)(g->sorted.items[g->starts[i]] & mask);
        (void)TNI_OF_SIZE(bytes, memcpy, (char *)values->data + i * bytes,
                          g->source.from + position * bytes);
    }
    return values;
}

/* Return how many elements each group has; an empty vector if nobody asks. */
static tn_tensor *count_elements(tni_builder *s, const tn_tensor *self, const int64_t *starts,
                                 int64_t groups)
{
    tn_tensor *counts = TNI_BUILD_OF(s, new_vector(self, groups, &s->made));
    for (int64_t i = 0; i < groups && tni_builder_go_on(s); i++)
        ((int64_t *)counts->data)[i] = starts[i + 1] - starts[i];
    return counts;
}

/* Return room for the group of each element; an empty vector if nobody asks. */
static tn_tensor *new_inverse(tni_builder *s, const tn_tensor *self, bool is_wanted)
{
    if (!is_wanted)
        return TNI_BUILD_OF(s, new_vector(self, 0, &s->made));
    return TNI_BUILD_OF(s, tni_new_like(self, TN_DTYPE_I64, self->rank, self->sizes, &s->made));
}

/*
 * TN_ERR_NOT_IMPLEMENTED on meta, where the size of the result is unknown, and for dtypes without
 * an order.
 */
static tn_status check_unique(const tn_tensor *self, const char *name)
{
    if (self->device.type == TN_DEVICE_META)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: how many elements differ is not known on meta",
                        name);
    if (!tni_has_keys((tn_dtype)self->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"unique\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    return TN_OK;
}

/* The kernel for sorted elements: values, inverse, and counts if there are three results. */
static tn_status unique_elements(tn_tensor *self, bool has_inverse, bool has_counts, int nresults,
                                 StableIValue *outs)
{
    tni_builder s = {0};
    element_groups g = {0};
    tn_tensor *results[3] = {NULL};
    TN_TRY(check_unique(self, "unique"));
    tn_tensor *rows = TNI_BUILD_OF(&s, tni_contiguous(self, &s.made));
    results[1] = new_inverse(&s, self, has_inverse);
    TNI_BUILD_DO(&s, new_elements(rows, &g));
    if (tni_builder_go_on(&s)) {
        g.inverse = has_inverse ? results[1]->data : NULL;
        if (rows->numel > 0)
            group_elements(&g);
        g.starts[g.groups] = rows->numel;
        results[0] = take_elements(&s, &g, rows);
        results[2] = count_elements(&s, self, g.starts, has_counts ? g.groups : 0);
    }
    free_elements(&g);
    return tni_builder_return_all(&s, results, nresults, outs);
}

/* The result is sorted even if `sorted` is false. */
TNI_TYPED(_unique)
{
    return unique_elements(in->self, in->return_inverse, false, 2, outs);
}

TNI_TYPED(_unique2)
{
    return unique_elements(in->self, in->return_inverse, in->return_counts, 3, outs);
}

/* ---- elements in their order ---- */

/* Flags that are read at once, as the bytes of a word. */
#define FLAGS 8

/* FLAGS flags that are all set. */
#define ALL_SET UINT64_C(0x0101010101010101)

/* Return FLAGS flags as a word. */
static inline uint64_t read_flags(const uint8_t *flags)
{
    uint64_t word;
    memcpy(&word, flags, sizeof word);
    return word;
}

/* Return how many flags are set. */
static int64_t count_flags(const uint8_t *flags, int64_t count)
{
    int64_t sum = 0;
    int64_t i = 0;
    for (; i + FLAGS <= count; i += FLAGS)
        sum += (int64_t)(read_flags(flags + i) * ALL_SET >> 56); /* the sum of the bytes */
    for (; i < count; i++)
        sum += flags[i];
    return sum;
}

/*
 * Copy the elements whose flag is set, `taken` of `count`. Runs of FLAGS are copied or passed over
 * whole where their flags agree; in others each element is written, and the next one over it unless
 * its flag is set: no branch waits for a flag.
 */
static inline __attribute__((always_inline)) void take_flagged(const uint8_t *flags, int64_t count,
                                                               const char *from, char *to,
                                                               int64_t taken, size_t bytes)
{
    const int64_t size = (int64_t)bytes;
    int64_t at = 0;
    int64_t i = 0;
    for (; i + FLAGS <= count && at + FLAGS <= taken; i += FLAGS) {
        const uint64_t word = read_flags(flags + i);
        if (word == ALL_SET) {
            memcpy(to + at * size, from + i * size, FLAGS * bytes);
            at += FLAGS;
        } else if (word != 0) {
            for (int64_t k = i; k < i + FLAGS; k++) {
                memcpy(to + at * size, from + k * size, bytes);
                at += flags[k];
            }
        }
    }
    for (; i < count; i++)
        if (flags[i] != 0)
            memcpy(to + at++ * size, from + i * size, bytes);
}

/* Write how many elements each group has; there are some. */
static void write_group_sizes(const uint8_t *flags, int64_t count, int64_t *counts)
{
    int64_t group = 0; /* the one that is open, and where it began */
    int64_t begin = 0;
    int64_t i = 1;
    while (i < count) {
        if (i + FLAGS <= count && read_flags(flags + i) == ALL_SET) {
            counts[group] = i - begin;
            for (int64_t k = 1; k < FLAGS; k++)
                counts[group + k] = 1;
            group += FLAGS;
            i += FLAGS;
            begin = i - 1;
            continue;
        }
        /* The length so far is written over until a flag is set. */
        for (const int64_t end = tni_min(i + FLAGS, count); i < end; i++) {
            counts[group] = i - begin;
            group += flags[i];
            begin = flags[i] != 0 ? i : begin;
        }
    }
    counts[group] = count - begin;
}

/* Write the group of each element. */
static void number_flagged(const uint8_t *flags, int64_t count, int64_t *inverse)
{
    int64_t group = -1;
    for (int64_t i = 0; i < count; i++)
        inverse[i] = group += flags[i];
}

/* The kernel for elements that stay in their order: values, inverse and counts. */
static tn_status consecutive_elements(const tni_args_unique_consecutive *in, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    const int64_t count = self->numel;
    int64_t groups = 0;
    TN_TRY(check_unique(self, "unique"));
    tn_tensor *rows = TNI_BUILD_OF(&s, tni_contiguous(self, &s.made));
    uint8_t *flags = tni_malloc((size_t)count + 1);
    if (flags == NULL)
        TNI_BUILD_DO(&s, tni_fail_memory((size_t)count + 1));
    if (tni_builder_go_on(&s) && count > 0) {
        TNI_OF_ISA(&tni_key_loops)->differ[rows->dtype](rows->data, count, flags);
        groups = count_flags(flags, count);
    }
    const tn_dtype dtype = (tn_dtype)self->dtype;
    tn_tensor *values = TNI_BUILD_OF(&s, tni_new_like(self, dtype, 1, &groups, &s.made));
    tn_tensor *inverse = new_inverse(&s, self, in->return_inverse);
    tn_tensor *counts = TNI_BUILD_OF(&s, new_vector(self, in->return_counts ? groups : 0, &s.made));
    if (tni_builder_go_on(&s) && count > 0) {
        TNI_OF_SIZE(tni_dtypes[dtype].bytes, take_flagged, flags, count, rows->data, values->data,
                    groups);
        if (in->return_inverse)
            number_flagged(flags, count, inverse->data);
        if (in->return_counts)
            write_group_sizes(flags, count, counts->data);
    }
    tni_free(flags);
    return tni_builder_return_all(&s, (tn_tensor *[]){values, inverse, counts}, 3, outs);
}

/* ---- slices ---- */

/* Groups of equal slices, in the order of the results. */
typedef struct groups {
    int64_t count;   /* slices */
    int64_t *order;  /* position of each slice, in the order of the groups */
    int64_t *starts; /* where in `order` each group begins; then the end; count + 1 entries */
    int64_t groups;  /* how many groups there are */
} groups;

/*
 * Free the arrays; legal a second time, so the functions that make groups may free them on failure
 * although the caller does so, too.
 */
static void free_groups(groups *g)
{
    tni_free(g->order);
    tni_free(g->starts);
    *g = (groups){0};
}

/* Allocate groups for `count` slices, without filling them. */
static tn_status new_groups(int64_t count, groups *out)
{
    size_t bytes = ((size_t)count + 1) * sizeof(int64_t);
    *out = (groups){.count = count, .order = tni_malloc(bytes), .starts = tni_malloc(bytes)};
    if (out->order != NULL && out->starts != NULL)
        return TN_OK;
    free_groups(out);
    return tni_fail_memory(2 * bytes);
}

/* The keys of all elements, slice after slice. */
typedef struct slices {
    const tni_order_key *keys; /* of all elements */
    int64_t length;            /* elements of a slice */
    uint64_t nan;              /* the key that equals nothing */
    bool has_nan;              /* whether there is one */
} slices;

/*
 * Compare two slices lexicographically: -1 if the left one comes first, 1 if the right one does, 0
 * if they are equal.
 */
static int compare_slices(const slices *all, int64_t left, int64_t right)
{
    const tni_order_key *a = all->keys + left * all->length;
    const tni_order_key *b = all->keys + right * all->length;
    for (int64_t i = 0; i < all->length; i++)
        if (a[i].key != b[i].key)
            return a[i].key < b[i].key ? -1 : 1;
    return 0;
}

/* Return whether a slice has a nan, which makes it different from all others. */
static bool has_nan(const slices *all, int64_t slice)
{
    for (int64_t i = 0; i < all->length && all->has_nan; i++)
        if (all->keys[slice * all->length + i].key == all->nan)
            return true;
    return false;
}

/*
 * Sort slices by merging runs of doubling width, stably. `order` holds their positions, `scratch`
 * has room for as many; O(count log count) comparisons of slices.
 */
static void sort_slices(const slices *all, int64_t count, int64_t *order, int64_t *scratch)
{
    for (int64_t width = 1; width < count; width *= 2) {
        for (int64_t begin = 0; begin < count; begin += 2 * width) {
            int64_t middle = count - begin < width ? count : begin + width;
            int64_t end = count - middle < width ? count : middle + width;
            int64_t left = begin;
            int64_t right = middle;
            for (int64_t i = begin; i < end; i++) {
                bool takes_left =
                    left < middle &&
                    (right >= end || compare_slices(all, order[left], order[right]) <= 0);
                scratch[i] = takes_left ? order[left++] : order[right++];
            }
        }
        memcpy(order, scratch, (size_t)count * sizeof *order);
    }
}

/*
 * Order the slices and group equal neighbours. `starts` is the scratch of the sort before it is
 * filled.
 */
static void group_slices(const slices *all, bool is_sorted, groups *out)
{
    for (int64_t i = 0; i < out->count; i++)
        out->order[i] = i;
    if (is_sorted)
        sort_slices(all, out->count, out->order, out->starts);
    for (int64_t i = 0; i < out->count; i++)
        if (i == 0 || compare_slices(all, out->order[i - 1], out->order[i]) != 0 ||
            has_nan(all, out->order[i]))
            out->starts[out->groups++] = i;
    out->starts[out->groups] = out->count;
}

/* Return the first slice of each group, one after the other along dimension 0. */
static tn_tensor *take_slices(tni_builder *s, const groups *g, const tn_tensor *rows)
{
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, rows->sizes, (size_t)rows->rank * sizeof *sizes);
    sizes[0] = g->groups;
    tn_tensor *values =
        TNI_BUILD_OF(s, tni_new_like(rows, (tn_dtype)rows->dtype, rows->rank, sizes, &s->made));
    /* Bytes of a slice. */
    size_t bytes = rows->sizes[0] > 0
                       ? (size_t)(rows->numel / rows->sizes[0]) * tni_dtypes[rows->dtype].bytes
                       : 0;
    for (int64_t i = 0; i < g->groups && bytes > 0 && tni_builder_go_on(s); i++)
        memcpy((char *)values->data + (size_t)i * bytes,
               (const char *)rows->data + (size_t)g->order[g->starts[i]] * bytes, bytes);
    return values;
}

/* Group the slices of a row-major tensor along its first dimension, which has elements. */
static tn_status group_rows(const tn_tensor *rows, bool is_sorted, groups *g)
{
    tn_dtype dtype = (tn_dtype)rows->dtype;
    size_t room = ((size_t)rows->numel + 1) * sizeof(tni_order_key);
    TN_TRY(new_groups(rows->sizes[0], g));
    tni_order_key *keys = tni_malloc(room);
    if (keys == NULL)
        return tni_fail_memory(room);
    tni_keys_make(dtype, rows->data, tni_dtypes[dtype].bytes, rows->numel, false, keys);
    slices all = {.keys = keys, .nan = tni_key_of_nan(dtype), .has_nan = tni_category(dtype) == 2};
    all.length = rows->numel / rows->sizes[0];
    group_slices(&all, is_sorted, g);
    tni_free(keys);
    return TN_OK;
}

/* Return the group of each slice. */
static tn_tensor *number_slices(tni_builder *s, const tn_tensor *self, const groups *g)
{
    tn_tensor *inverse = TNI_BUILD_OF(s, new_vector(self, g->count, &s->made));
    for (int64_t i = 0; i < g->groups && tni_builder_go_on(s); i++)
        for (int64_t position = g->starts[i]; position < g->starts[i + 1]; position++)
            ((int64_t *)inverse->data)[g->order[position]] = i;
    return inverse;
}

/*
 * The kernel for slices along `dim`: move it to the front, copy row-major, group, and move it back.
 * Inverse and counts are always made.
 */
static tn_status unique_slices(tn_tensor *self, int64_t dim, bool is_sorted, StableIValue *outs)
{
    tni_builder s = {0};
    groups g = {0};
    tn_tensor *results[3] = {NULL};
    TN_TRY(check_unique(self, "unique_dim"));
    if (self->rank == 0)
        return tni_fail(TN_ERR_INDEX, "Dimension specified as %lld but tensor has no dimensions",
                        (long long)dim);
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    for (int64_t i = 0; i < self->rank; i++)
        if (i != dim && self->sizes[i] == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            self->sizes[dim] == 0
                                ? "Number of zero sized dimensions is more than one, so unique "
                                  "cannot be applied"
                                : "There are 0 sized dimensions, and they aren't selected, so "
                                  "unique cannot be applied");
    /* self as seen with `dim` in front: a view, without a call of movedim. */
    tni_geometry front;
    tni_geometry_begin(&front, self);
    for (int64_t i = dim; i > 0; i--) {
        front.sizes[i] = self->sizes[i - 1];
        front.strides[i] = self->strides[i - 1];
    }
    front.sizes[0] = self->sizes[dim];
    front.strides[0] = self->strides[dim];
    tn_tensor *permuted =
        TNI_BUILD_OF(&s, tni_tensor_as_strided(self, self->rank, front.sizes, front.strides,
                                               self->offset, &s.made));
    tn_tensor *rows = TNI_BUILD_OF(&s, tni_contiguous(permuted, &s.made));
    if (self->numel > 0)
        TNI_BUILD_DO(&s, group_rows(rows, is_sorted, &g));
    if (tni_builder_go_on(&s)) {
        tn_tensor *values = take_slices(&s, &g, rows);
        results[0] = TNI_BUILD(&s, movedim_int, values, 0, dim);
        results[1] = number_slices(&s, self, &g);
        results[2] = count_elements(&s, self, g.starts, g.groups);
    }
    free_groups(&g);
    return tni_builder_return_all(&s, results, 3, outs);
}

TNI_TYPED(unique_dim)
{
    return unique_slices(in->self, in->dim, true, outs);
}

TNI_TYPED(unique_dim_consecutive)
{
    return unique_slices(in->self, in->dim, false, outs);
}

/*
 * PyTorch treats a vector with dim = 0 as elements, but with dim = -1 as slices, for which inverse
 * and counts are returned even if nobody asked.
 */
TNI_TYPED(unique_consecutive)
{
    if (in->dim.is_given && (in->self->rank != 1 || in->dim.value != 0))
        return unique_slices(in->self, in->dim.value, false, outs);
    return consecutive_elements(in, outs);
}
