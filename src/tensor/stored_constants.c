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
        memcmp(from, stored->data + at, bytes) != 0)
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
