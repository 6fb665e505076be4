/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The one door to malloc, with a lever that makes the nth request of a thread fail.
 *
 * The lever costs one relaxed load per request while no thread has pulled it. An injected failure
 * is one failure: the requests after it succeed again, as when another process freed memory.
 */
#include "base/base.h"

#include <errno.h>
#include <stdlib.h>

_Atomic bool tni_fault_armed;

/* Threads that have armed injection; tni_fault_armed says whether there is one. */
static pthread_mutex_t fault_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned fault_threads;

static TNI_THREAD_LOCAL uint64_t
    fault_countdown; /* requests until the failing one; 0: off or past */
static TNI_THREAD_LOCAL uint64_t fault_requests; /* requests counted since the last tni_fault_arm */
static TNI_THREAD_LOCAL bool fault_counting;     /* this thread has armed injection */

static bool must_fail(void)
{
    return TNI_UNLIKELY(atomic_load_explicit(&tni_fault_armed, memory_order_relaxed)) &&
           tni_fault_hit();
}

uint64_t tni_fault_arm(uint64_t nth)
{
    bool arm = nth != 0;
    if (arm != fault_counting) {
        pthread_mutex_lock(&fault_lock);
        fault_threads = arm ? fault_threads + 1 : fault_threads - 1;
        atomic_store(&tni_fault_armed, fault_threads != 0);
        pthread_mutex_unlock(&fault_lock);
    }
    uint64_t requests = fault_requests;
    fault_counting = arm;
    fault_countdown = nth;
    fault_requests = 0;
    return requests;
}

bool tni_fault_hit(void)
{
    if (!fault_counting)
        return false;
    fault_requests++;
    return fault_countdown != 0 && --fault_countdown == 0;
}

void *tni_malloc(size_t bytes)
{
    return must_fail() ? NULL : malloc(bytes ? bytes : 1);
}

void *tni_calloc(size_t count, size_t bytes)
{
    size_t total;
    if (must_fail() || __builtin_mul_overflow(count, bytes, &total))
        return NULL;
    return calloc(1, total ? total : 1);
}

void *tni_realloc(void *memory, size_t bytes)
{
    return must_fail() ? NULL : realloc(memory, bytes ? bytes : 1);
}

void *tni_malloc_aligned(size_t alignment, size_t bytes)
{
    void *memory = NULL;
    if (must_fail() || posix_memalign(&memory, alignment, bytes ? bytes : 1) != 0)
        return NULL;
    return memory;
}

void tni_free(void *memory)
{
    free(memory);
}

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

tn_status tni_reserve(void **items, size_t *capacity, size_t need, size_t item_size)
{
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
