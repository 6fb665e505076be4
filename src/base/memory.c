/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The one door to malloc, with a lever that makes the nth request of a thread fail.
 *
 * The lever costs one thread-local load per request. An injected failure is one failure: the
 * requests after it succeed again, as when another process freed memory. The pools take no notice
 * of it, so that their fast path costs nothing: pulling the lever empties those of its thread, and
 * their slow side asks for memory each time while it is pulled.
 */
#include "base/pool.h"

#include <stdlib.h>

static TNI_THREAD_LOCAL uint64_t fault_countdown; /* requests until the failing one; 0: past it */
static TNI_THREAD_LOCAL uint64_t fault_requests; /* requests counted since the last tni_fault_arm */
static TNI_THREAD_LOCAL bool fault_counting;     /* this thread has armed injection */

/*
 * Pools ask this on their slow side: an object from a free list is no request that could fail, so
 * while a thread is armed the lists are passed by.
 */
bool tni_fault_is_armed(void)
{
    return fault_counting;
}

/*
 * The usual loop of a test arms 1, 2, 3 … and stops when the code under test succeeds: then it has
 * been through every failure that it can meet. The pools are emptied on arming only, because an
 * object that was pooled before would answer the first request for free and the count would depend
 * on history.
 */
uint64_t tni_fault_arm(uint64_t nth)
{
    uint64_t requests = fault_requests;
    fault_counting = nth != 0;
    fault_countdown = nth;
    fault_requests = 0;
    if (fault_counting)
        tni_pool_empty();
    return requests;
}

#ifdef TENON_HOSTILE
/*
 * The hostile build counts every request of the process and fails the one that TENON_FAIL_NTH
 * names, so that whole programs can be driven through every failure.
 */
static bool hostile_hit(void)
{
    static _Atomic uint64_t requests;
    static _Atomic int64_t wanted = -1;
    if (atomic_load(&wanted) < 0) {
        const char *text = getenv("TENON_FAIL_NTH");
        atomic_store(&wanted, text != NULL ? strtoll(text, NULL, 10) : 0);
    }
    return atomic_fetch_add(&requests, 1) + 1 == (uint64_t)atomic_load(&wanted);
}

/*
 * New memory begins with a pattern that is no pointer and no number that anybody expects. Only the
 * beginning: a test asks for more than the machine has, and never touches it.
 */
static void *hostile_fill(void *memory, size_t bytes)
{
    size_t most = (size_t)1 << 16;
    return memory != NULL ? memset(memory, 0xa5, bytes < most ? bytes : most) : NULL;
}
#else
static inline bool hostile_hit(void)
{
    return false;
}

static inline void *hostile_fill(void *memory, size_t bytes)
{
    (void)bytes;
    return memory;
}
#endif

/*
 * The hostile count comes first and is the process's; the armed one is the thread's. Memory that is
 * not requested here (the ivalue of an optional, which must be plain malloc's) asks this function
 * beforehand, so that it takes part in the count.
 */
bool tni_fault_hit(void)
{
    if (hostile_hit())
        return true;
    if (TNI_LIKELY(!fault_counting))
        return false;
    fault_requests++;
    return fault_countdown != 0 && --fault_countdown == 0;
}

/*
 * No request is for 0 bytes: malloc may answer that with NULL, which callers could not tell from a
 * failure.
 */
void *tni_malloc(size_t bytes)
{
    return tni_fault_hit() ? NULL : hostile_fill(malloc(bytes ? bytes : 1), bytes);
}

/*
 * The product is checked here rather than in calloc, so that the counted request and its failure
 * are the same on every C library. Zeroed memory gets no hostile pattern: callers rely on the
 * zeros.
 */
void *tni_calloc(size_t count, size_t bytes)
{
    size_t total;
    if (tni_fault_hit() || __builtin_mul_overflow(count, bytes, &total))
        return NULL;
    return calloc(1, total ? total : 1);
}

/* On failure the old block stays the caller's, as with realloc. */
void *tni_realloc(void *memory, size_t bytes)
{
    return tni_fault_hit() ? NULL : realloc(memory, bytes ? bytes : 1);
}

void *tni_malloc_aligned(size_t alignment, size_t bytes)
{
    void *memory = NULL;
    TNI_ASSERT(alignment >= 16 && (alignment & (alignment - 1)) == 0);
    if (tni_fault_hit() || posix_memalign(&memory, alignment, bytes ? bytes : 1) != 0)
        return NULL;
    return hostile_fill(memory, bytes);
}

/*
 * A door of its own although it only forwards: whoever replaces the allocator replaces this file.
 */
void tni_free(void *memory)
{
    free(memory);
}

/*
 * The copy has a NUL although its length is known, because most readers of text in the core are
 * printf-like.
 */
char *tni_copy_text(const char *text, size_t length)
{
    char *copy = length < SIZE_MAX ? tni_malloc(length + 1) : NULL;
    if (!copy)
        return NULL;
    if (length)
        memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

/*
 * Growing by doubling keeps a run of n appends at O(n) copies; 8 is the first size because most
 * lists (the blocks of an extension, its needs) stay below it. The overflow of count times size is
 * reported as lack of memory, which it would be.
 */
tn_status tni_reserve(void **items, size_t *capacity, size_t need, size_t item_size)
{
    TNI_ASSERT((*items != NULL) == (*capacity != 0) && item_size != 0);
    if (need <= *capacity)
        return TN_OK;
    size_t room = *capacity < 4 ? 8 : *capacity;
    while (room < need)
        room = room > SIZE_MAX / 2 ? need : room * 2;
    size_t bytes;
    if (__builtin_mul_overflow(room, item_size, &bytes))
        return tni_fail_memory(SIZE_MAX);
    void *grown = tni_realloc(*items, bytes);
    if (!grown)
        return tni_fail_memory(bytes);
    *items = grown;
    *capacity = room;
    return TN_OK;
}
