/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators by name: lists of those that match a pattern, one that is called by its name, and names
 * similar to a misspelt one. Nothing here is on the path of a call.
 */
#include "dispatch/dispatch_shared.h"

#include <fnmatch.h>
#include <stdlib.h>

#include <tenon/experimental/names.h>

/* ---- listing ---- */

/* A growing array of operators. */
typedef struct op_list {
    const tn_op **items; /* owned */
    size_t count;        /* in use */
    size_t capacity;     /* allocated */
} op_list;

static bool has_schema(const tn_op *op)
{
    return atomic_load_explicit(&op->signature, memory_order_acquire) != NULL;
}

/*
 * The pattern of a listing, and how many letters it begins with that stand for themselves: most
 * names already differ in these.
 */
typedef struct name_pattern {
    const char *text; /* NULL: every name */
    size_t plain;     /* letters before the first wildcard */
} name_pattern;

static bool matches(const name_pattern *pattern, const char *name)
{
    if (pattern->text == NULL)
        return true;
    return strncmp(pattern->text, name, pattern->plain) == 0 &&
           fnmatch(pattern->text, name, 0) == 0;
}

/*
 * With the lock held: make operators of the built-ins that match. A listing shows what can be
 * called, and a built-in operator that nobody has named yet can be.
 */
static tn_status intern_builtins(const name_pattern *pattern)
{
    tn_op *op;
    for (uint32_t i = 0; i < tni_num_builtins; i++) {
        const char *name = tni_builtin_text + tni_builtins[i].name;
        if (matches(pattern, name))
            TN_TRY(tni_op_intern(name, strlen(name), &op));
    }
    return TN_OK;
}

/* With the lock held: collect the operators that match. */
static tn_status collect(const name_pattern *pattern, op_list *list)
{
    TN_TRY(intern_builtins(pattern));
    tni_name *entry;
    for (size_t i = 0; (entry = tni_table_at(&tni_op_table, i)) != NULL; i++) {
        const tn_op *op = (const tn_op *)(const void *)entry;
        if (!has_schema(op) || !matches(pattern, entry->text))
            continue;
        TN_TRY(tni_reserve((void **)&list->items, &list->capacity, list->count + 1,
                           sizeof *list->items));
        list->items[list->count++] = op;
    }
    return TN_OK;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp((*(const tn_op *const *)a)->name.text, (*(const tn_op *const *)b)->name.text);
}

/* Sorted by name. The array holds operators, which are never freed, so visiting needs no lock. */
tn_status tn_op_list(const char *pattern, tn_op_visitor visitor, void *context)
{
    op_list list = {0};
    name_pattern wanted = {pattern, pattern == NULL ? 0 : strcspn(pattern, "*?[\\")};
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    tni_registry_lock();
    tn_status status = collect(&wanted, &list);
    tni_registry_unlock();
    if (list.count > 1)
        qsort(list.items, list.count, sizeof *list.items, compare_names);
    for (size_t i = 0; status == TN_OK && i < list.count; i++)
        if (!visitor(context, list.items[i]))
            break;
    tni_free(list.items);
    return status;
}

/* ---- finding, with advice ---- */

#define LONGEST_NAME 63 /* longer names get no advice */

/* The diagonals of the table of edit distances on which distances below TN_NAME_FAR are. */
#define FAR       TN_NAME_FAR
#define DIAGONALS (2 * FAR - 1)

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Three rows of the table, on the diagonals that count. */
typedef struct distances {
    unsigned before[DIAGONALS]; /* two rows above */
    unsigned above[DIAGONALS];  /* one row above */
    unsigned row[DIAGONALS];    /* the one that is computed */
} distances;

/*
 * Return the edit distance on diagonal `d` of a row, from its neighbours: change a letter, insert
 * one of `b`, leave out one of `a`, or swap two.
 */
static unsigned next_distance(const distances *table, unsigned d, bool is_other, bool is_swap)
{
    unsigned distance = table->above[d] + is_other;
    if (is_swap)
        distance = least(distance, table->before[d] + 1);
    if (d + 1 < DIAGONALS)
        distance = least(distance, table->above[d + 1] + 1);
    return d > 0 ? least(distance, table->row[d - 1] + 1) : distance;
}

/* Compute row `i` of the table; return the smallest distance in it. */
static unsigned next_row(distances *table, size_t i, const char *a, const char *b, size_t blen)
{
    unsigned smallest = FAR;
    for (unsigned d = 0; d < DIAGONALS; d++) {
        size_t j = i + d; /* letters of b, plus FAR - 1 */
        if (j < FAR - 1 || j - (FAR - 1) > blen)
            table->row[d] = FAR;
        else if (j == FAR - 1)
            table->row[d] = (unsigned)i;
        else
            table->row[d] = next_distance(table, d, a[i - 1] != b[j - FAR],
                                          i > 1 && j > FAR && a[i - 1] == b[j - FAR - 1] &&
                                              a[i - 2] == b[j - FAR]);
        smallest = least(smallest, table->row[d]);
    }
    return smallest;
}

/*
 * Return how many letters must be changed, left out, added or swapped with their neighbour to make
 * one name the other (Damerau, 1964), FAR if they are so many. Only the diagonals near the main one
 * of the table of distances are computed (Ukkonen, 1985), and the first row without a small
 * distance ends it. Most names differ soon after what they begin with in common, so some twenty
 * distances are computed.
 */
static unsigned distance_of(const char *a, size_t alen, const char *b, size_t blen)
{
    distances table;
    for (; alen > 0 && blen > 0 && *a == *b; alen--, blen--, a++, b++)
        continue;
    for (unsigned d = 0; d < DIAGONALS; d++) {
        table.before[d] = FAR;
        table.above[d] = d < FAR - 1 || d - (FAR - 1) > blen ? FAR : d - (FAR - 1);
    }
    for (size_t i = 1; i <= alen; i++) {
        if (next_row(&table, i, a, b, blen) >= FAR)
            return FAR;
        memcpy(table.before, table.above, sizeof table.before);
        memcpy(table.above, table.row, sizeof table.above);
    }
    size_t last = blen + FAR - 1 - alen;
    return last < DIAGONALS ? least(table.above[last], FAR) : FAR;
}

/* Return what stands behind the namespace. */
static const char *tail_of(const char *name)
{
    const char *colon = strchr(name, ':');
    return colon != NULL && colon[1] == ':' ? colon + 2 : name;
}

/* Names whose lengths differ by more than the limit are far, which saves nearly all distances. */
unsigned tn_name_distance(const char *asked, const char *name)
{
    const char *tail = tail_of(asked), *tail_of_name = tail_of(name);
    if (tail == asked)
        name = tail_of_name;
    size_t length = strlen(asked), other = strlen(name);
    if (strchr(tail, '.') == NULL)
        other = (size_t)(tail_of_name - name) + strcspn(tail_of_name, ".");
    const unsigned limit = tail + 4 > asked + length ? 1 : 2;
    if (length > LONGEST_NAME || other > LONGEST_NAME || length + limit < other ||
        other + limit < length)
        return FAR;
    unsigned distance = distance_of(asked, length, name, other);
    return distance <= limit ? distance : FAR;
}

/* Offer the names of all operators that count. Called under the lock. */
static void add_near(tn_near *near, bool (*counts)(const tn_op *))
{
    tni_name *entry;
    for (size_t i = 0; (entry = tni_table_at(&tni_op_table, i)) != NULL; i++)
        if (counts((const tn_op *)(const void *)entry))
            tn_near_add(near, entry->text);
}

/*
 * Print similar names: of registered operators, and of built-ins that are not operators yet, which
 * advice must not make. Without memory the advice is shorter or missing; the failure itself is told
 * in any case.
 */
static void print_near_misses(tni_buffer *text, const char *asked)
{
    tn_near near = {.asked = asked};
    tni_registry_lock();
    add_near(&near, has_schema);
    for (uint32_t i = 0; i < tni_num_builtins; i++) {
        const char *name = tni_builtin_text + tni_builtins[i].name;
        size_t size = strlen(name);
        if (tni_table_find(&tni_op_table, name, size, tni_hash(name, size)) == NULL)
            tn_near_add(&near, name);
    }
    tni_registry_unlock();
    for (unsigned i = 0; i < near.count; i++)
        tni_buffer_print(text, "%s%s", i == 0 ? "; did you mean " : ", ", near.names[i]);
}

/* Whether a library has registered a kernel for an operator that none has ever defined. */
static bool is_orphan(const tn_op *op)
{
    return op->kernels != NULL && !op->was_defined && !has_schema(op);
}

/* The names are those of the table, so each is found again. */
void tni_op_print_orphans(tni_buffer *text, const char *asked)
{
    tn_near near = {.asked = asked};
    tni_registry_lock();
    add_near(&near, is_orphan);
    for (unsigned i = 0; i < near.count; i++) {
        size_t size = strlen(near.names[i]);
        const tn_op *op = (const tn_op *)(const void *)tni_table_find(
            &tni_op_table, near.names[i], size, tni_hash(near.names[i], size));
        tni_buffer_print(text, "%s%s (at %s)",
                         i > 0             ? ", "
                         : near.count == 1 ? "; a kernel is registered for "
                                           : "; kernels are registered for ",
                         near.names[i], op->kernels->origin);
    }
    if (near.count > 0)
        tni_buffer_print(text, ", which no library defines");
    tni_registry_unlock();
}

/* Three causes need different cures: unloaded, implemented but never defined, misspelt. */
static TNI_COLD tn_status fail_not_found(const char *name, const tn_op *op)
{
    const tni_builtin_release *release =
        op != NULL && op->builtin != NULL ? tni_release_find(op->builtin - tni_builtins) : NULL;
    if (release != NULL)
        return tni_fail(TN_ERR_NOT_FOUND,
                        "no operator %s: PyTorch has it %s 2.%d, and the process answers as "
                        "another release",
                        name, release->since != 0 ? "since" : "before",
                        release->since != 0 ? release->since : release->until);
    if (op != NULL && op->was_defined)
        return tni_fail(TN_ERR_NOT_FOUND,
                        "no operator %s: the library that defined it has been unloaded", name);
    tni_buffer near = {0};
    print_near_misses(&near, name);
    if (op == NULL)
        tni_op_print_orphans(&near, name);
    tni_fail(TN_ERR_NOT_FOUND, "no operator %s%s%s", name,
             op == NULL ? ""
                        : ": a library has registered a kernel for it, but none has defined it",
             near.data == NULL ? "" : near.data);
    tni_buffer_free(&near);
    return TN_ERR_NOT_FOUND;
}

/* If a built-in operator could not be made, the failure is that of memory, not "not found". */
tn_status tn_op_find(const char *name, const tn_op **out)
{
    if (name == NULL || out == NULL)
        return tni_fail_null(__func__, "name and out");
    const tn_op *op = tni_op_lookup(name, strlen(name));
    if (op == NULL && tni_builtin_find(name, strlen(name)) >= 0)
        return tn_last_status(); /* it exists, but could not be made */
    if (op == NULL || !has_schema(op))
        return fail_not_found(name, op);
    *out = op;
    return TN_OK;
}
