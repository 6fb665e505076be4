/* SPDX-License-Identifier: BSD-3-Clause */
/* Constants in a package (see the header). */
#include "tensor/stored_constants.h"

/* Constants are padded to multiples of this. */
#define PADDING 64

/* Memory is given back in pieces of at least this size: small constants share pages. */
#define PIECE ((size_t)1 << 18)

static TNI_THREAD_LOCAL tni_stored_constants *making;

/* Give back the memory of the copy from `begin` to `end`, and of the same bytes of the file. */
static void give_back(tni_stored_constants *stored)
{
    const size_t bytes = (size_t)(stored->end - stored->begin);
    tni_forget_pages(stored->begin, bytes);
    tni_forget_pages(stored->data + (stored->begin - stored->copy), bytes);
    stored->begin = stored->end;
}

void tni_stored_begin(tni_stored_constants *stored)
{
    stored->copy = stored->begin = stored->end = NULL;
    making = stored;
}

void tni_stored_end(void)
{
    if (making != NULL && making->copy != NULL)
        give_back(making);
    making = NULL;
}

/* Whether bytes lie in the file. */
static bool is_stored(const tni_stored_constants *stored, const char *from, size_t bytes)
{
    const uintptr_t at = (uintptr_t)from - (uintptr_t)stored->data;
    return at <= stored->bytes && bytes <= stored->bytes - at;
}

void *tni_stored_copy(void *restrict to, const void *restrict from, size_t bytes)
{
    const bool forgets = making != NULL && bytes > PIECE && is_stored(making, from, bytes);
    const size_t piece = forgets ? PIECE : bytes;
    for (size_t at = 0; at < bytes; at += piece) {
        const size_t some = bytes - at < piece ? bytes - at : piece;
        memcpy((char *)to + at, (const char *)from + at, some);
        if (forgets)
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
        stored->copy = stored->begin = stored->end = from;
    /* Addresses below the first wrap, and are too far. */
    const uintptr_t at = (uintptr_t)from - (uintptr_t)stored->copy;
    if (at > stored->bytes || bytes > stored->bytes - at || at % PADDING != 0 ||
        !is_same(from, stored->data + at, bytes))
        return NULL;
    /* Nothing is given back of what lies between, which was not found. */
    if (from < stored->end || from - stored->end >= PADDING) {
        give_back(stored);
        stored->begin = from;
    }
    stored->end = from + bytes;
    if ((size_t)(stored->end - stored->begin) >= PIECE)
        give_back(stored);
    return (void *)(uintptr_t)(stored->data + at);
}
