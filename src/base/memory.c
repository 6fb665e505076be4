/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * All memory of the core comes from here, and any request of a thread can be made to fail.
 *
 * Fault injection costs one thread-local load per request. An injected failure is a single one: the
 * requests after it succeed, as when another process has freed memory. The fast path of the pools
 * does not know of it: arming empties the pools of the thread, and their slow path requests memory
 * each time while it is armed.
 */
#include "base/pool.h"

#include <stdlib.h>

static TNI_THREAD_LOCAL uint64_t fault_countdown; /* requests until the failing one; 0: past it */
static TNI_THREAD_LOCAL uint64_t fault_requests; /* requests counted since the last tni_fault_arm */
static TNI_THREAD_LOCAL bool fault_counting;     /* this thread has armed injection */

/*
 * Asked by the pools' slow path: taking an object from a free list is not a request that could
 * fail, so the lists are not used while a thread is armed.
 */
bool tni_fault_is_armed(void)
{
    return fault_counting;
}

/*
 * A test usually arms 1, 2, 3 … and stops when the code under test succeeds: then it has met every
 * failure that is possible. The pools are emptied on arming, because a pooled object would answer
 * the first request, and the count would depend on what ran before.
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
 * names, so that whole programs can be run through every failure.
 */
static bool hostile_hit(void)
{
    static _Atomic uint64_t requests;
    static _Atomic int64_t wanted = -1;
    if (atomic_load(&wanted) < 0) {
        bool is_wrong;
        int64_t nth = tni_env_number("TENON_FAIL_NTH", 0, &is_wrong);
        /* Nothing can be said here; a run that fails at its first request is noticed. */
        atomic_store(&wanted, is_wrong ? 1 : nth);
    }
    return atomic_fetch_add(&requests, 1) + 1 == (uint64_t)atomic_load(&wanted);
}

/*
 * Fill the beginning of new memory with a pattern that is neither a pointer nor an expected number.
 * Only the beginning: one test requests more than the machine has and never touches it.
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
 * The hostile count is the process's, the armed one the thread's. Code that requests memory
 * elsewhere (the memory of an optional must be plain malloc's) calls this first, so that it is
 * counted, too.
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
 * 0 bytes are requested as 1: malloc may return NULL for 0, which callers could not tell from a
 * failure.
 */
void *tni_malloc(size_t bytes)
{
    return tni_fault_hit() ? NULL : hostile_fill(malloc(bytes ? bytes : 1), bytes);
}

/*
 * The product is checked here, not in calloc, so that the counted request and its failure are the
 * same on every C library. Zeroed memory gets no hostile pattern, because callers rely on the
 * zeros.
 */
void *tni_calloc(size_t count, size_t bytes)
{
    size_t total;
    if (tni_fault_hit() || __builtin_mul_overflow(count, bytes, &total))
        return NULL;
    return calloc(1, total ? total : 1);
}

/* On failure the old block remains the caller's, as with realloc. */
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
 * A function of its own although it only forwards: replacing the allocator means replacing this
 * file only.
 */
void tni_free(void *memory)
{
    free(memory);
}

/*
 * The copy ends with a NUL although its length is known, because most readers of text in the core
 * are printf-like.
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
 * Doubling makes n appends cost O(n) copies; the first capacity is 8, because most lists (the
 * blocks of an extension, its needs) stay below it. An overflow of count times size is reported as
 * lack of memory, which it would be.
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
