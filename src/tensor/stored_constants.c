/* SPDX-License-Identifier: BSD-3-Clause */
/* Constants in a package (see the header). */
#include "tensor/stored_constants.h"

/* Memory is given back in pieces of at least this size: small constants share pages. */
#define PIECE ((size_t)1 << 18)

static TNI_THREAD_LOCAL tni_stored_constants *making;

/*
 * Give back the memory of what was found of the copy, and of the same bytes of the file; nothing if
 * that makes too many ranges.
 */
static void give_back(tni_stored_constants *stored)
{
    const tni_stored_range found = stored->found;
    tni_stored_range *last = stored->ngiven > 0 ? &stored->given[stored->ngiven - 1] : NULL;
    const bool goes_on = last != NULL && last->end == found.begin;
    stored->found.begin = found.end;
    if (found.begin == found.end || (!goes_on && stored->ngiven == TNI_STORED_RANGES))
        return;
    if (goes_on)
        last->end = found.end;
    else
        stored->given[stored->ngiven++] = found;
    tni_forget_pages(found.begin, (size_t)(found.end - found.begin));
    tni_forget_pages(stored->data + (found.begin - stored->copy),
                     (size_t)(found.end - found.begin));
}

/*
 * Return whether bytes of the copy lie in a range that was given back, so that they were found
 * before.
 */
static bool is_given(const tni_stored_constants *stored, const char *from, size_t bytes)
{
    for (int i = 0; i < stored->ngiven; i++)
        if (from >= stored->given[i].begin && from + bytes <= stored->given[i].end)
            return true;
    return false;
}

void tni_stored_begin(tni_stored_constants *stored)
{
    stored->copy = NULL;
    stored->found = (tni_stored_range){NULL, NULL};
    stored->ngiven = 0;
    making = stored;
}

void tni_stored_end(bool is_made)
{
    if (making != NULL && is_made) {
        give_back(making);
        /* Linux maps what is around a page that is read, so pages came back meanwhile. */
        for (int i = 0; i < making->ngiven; i++)
            tni_forget_pages(making->data + (making->given[i].begin - making->copy),
                             (size_t)(making->given[i].end - making->given[i].begin));
    }
    making = NULL;
}

/* Return whether bytes lie in the file. */
static bool is_stored(const tni_stored_constants *stored, const char *from, size_t bytes)
{
    const uintptr_t at = (uintptr_t)from - (uintptr_t)stored->data;
    return at <= stored->bytes && bytes <= stored->bytes - at;
}

void *tni_stored_copy(void *restrict to, const void *restrict from, size_t bytes)
{
    if (making == NULL || bytes <= PIECE || !is_stored(making, from, bytes))
        return memcpy(to, from, bytes);
    for (size_t at = 0; at < bytes; at += PIECE) {
        const size_t some = bytes - at < PIECE ? bytes - at : PIECE;
        memcpy((char *)to + at, (const char *)from + at, some);
        tni_forget_pages((const char *)from + at, some);
    }
    return to;
}

/* Return whether a copy has the bytes of the file, of which few lie in memory at a time. */
static bool is_same(const char *copy, const char *data, size_t bytes)
{
    bool is_equal = true;
    for (size_t at = 0; is_equal && at < bytes; at += PIECE) {
        const size_t some = bytes - at < PIECE ? bytes - at : PIECE;
        is_equal = memcmp(copy + at, data + at, some) == 0;
        if (some == PIECE)
            tni_forget_pages(data + at, some);
    }
    return is_equal;
}

void *tni_stored_find(const void *copy, size_t bytes)
{
    tni_stored_constants *stored = making;
    const char *from = copy;
    if (stored == NULL || bytes == 0)
        return NULL;
    if (stored->copy == NULL)
        stored->copy = stored->found.begin = stored->found.end = from;
    /* Addresses below the first wrap, and are too far. */
    const uintptr_t at = (uintptr_t)from - (uintptr_t)stored->copy;
    if (at > stored->bytes || bytes > stored->bytes - at || at % TNI_CONSTANTS_ALIGNMENT != 0)
        return NULL;
    void *in_file = (void *)(uintptr_t)(stored->data + at);
    if (is_given(stored, from, bytes))
        return in_file;
    if (!is_same(from, in_file, bytes))
        return NULL;
    /* Nothing is given back of what lies between, which was not found. */
    tni_stored_range *found = &stored->found;
    if (from < found->end || from - found->end >= TNI_CONSTANTS_ALIGNMENT) {
        give_back(stored);
        found->begin = from;
    }
    found->end = from + bytes;
    if ((size_t)(found->end - found->begin) >= PIECE)
        give_back(stored);
    return in_file;
}
