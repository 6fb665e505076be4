/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Ivalues with memory of their own: lists, strings, scalars, streams, generators, optionals.
 *
 * A list and its first items are one allocation, as are a string and its bytes. Only a list that
 * outgrows its initial capacity moves its items.
 */
#include "base/system_seed.h"
#include "dispatch/dispatcher.h"

#include <pthread.h>
#include <stdlib.h>

/* ---- lists ---- */

static StableIValue *items_behind(tni_list *list)
{
    return (StableIValue *)(void *)(list + 1);
}

/*
 * An empty list has room for one item, because capacity 0 means a borrowed list on somebody's
 * stack.
 */
tn_status tni_list_new(size_t capacity, tni_list **out)
{
    if (capacity == 0)
        capacity = 1;
    if (capacity > (SIZE_MAX - sizeof(tni_list)) / sizeof(StableIValue))
        return tni_fail_memory(SIZE_MAX);
    size_t bytes = sizeof(tni_list) + capacity * sizeof(StableIValue);
    tni_list *list = tni_malloc(bytes);
    if (list == NULL)
        return tni_fail_memory(bytes);
    *list = (tni_list){items_behind(list), 0, capacity};
    *out = list;
    return TN_OK;
}

/*
 * Double the capacity, in a separate array. The items after the object cannot be reallocated, so
 * the first growth copies them and leaves their room unused.
 */
static tn_status grow(tni_list *list)
{
    if (list->items != items_behind(list))
        return tni_reserve((void **)&list->items, &list->capacity, list->size + 1,
                           sizeof(StableIValue));
    StableIValue *items = NULL;
    size_t capacity = 0;
    TN_TRY(tni_reserve((void **)&items, &capacity, 2 * list->capacity, sizeof(StableIValue)));
    memcpy(items, list->items, list->size * sizeof(StableIValue));
    list->items = items;
    list->capacity = capacity;
    return TN_OK;
}

tn_status tni_list_push(tni_list *list, StableIValue value)
{
    TNI_ASSERT(list->capacity > 0 &&
               list->size <= list->capacity); /* lists on a stack never grow */
    if (list->size == list->capacity)
        TN_TRY(grow(list));
    TNI_ASSERT(list->size < list->capacity);
    list->items[list->size++] = value;
    return TN_OK;
}

/* Items have no type here; the caller drops them first (tni_argcode_drop). */
void tni_list_free(tni_list *list)
{
    if (list == NULL)
        return;
    TNI_ASSERT(list->capacity > 0 && list->size <= list->capacity);
    if (list->items != items_behind(list))
        tni_free(list->items);
    tni_free(list);
}

/* ---- strings ---- */

/*
 * The bytes follow the object, with a NUL that is not counted: texts may contain NULs, and readers
 * in C stop at one.
 */
tn_status tni_string_new(const char *data, size_t length, tni_string **out)
{
    if (length > SIZE_MAX - sizeof(tni_string) - 1)
        return tni_fail_memory(SIZE_MAX);
    size_t bytes = sizeof(tni_string) + length + 1;
    tni_string *string = tni_malloc(bytes);
    if (string == NULL)
        return tni_fail_memory(bytes);
    char *copy = (char *)(string + 1);
    if (length != 0)
        memcpy(copy, data, length);
    copy[length] = '\0';
    *string = (tni_string){copy, length};
    *out = string;
    return TN_OK;
}

void tni_string_free(tni_string *string)
{
    tni_free(string);
}

/* ---- optionals, scalars, streams, generators ---- */

/*
 * malloc, not tni_malloc, which may not always be malloc: extensions built before 2.13 free this
 * memory with `delete`, and with glibc that is free. Fault injection is done by hand.
 */
tn_status tni_optional_new(StableIValue value, StableIValue **out)
{
    StableIValue *ivalue = tni_fault_hit() ? NULL : malloc(sizeof *ivalue);
    if (ivalue == NULL)
        return tni_fail_memory(sizeof *ivalue);
    *ivalue = value;
    *out = ivalue;
    return TN_OK;
}

/*
 * A Scalar's ivalue is a pointer, because a kind and two doubles do not fit 8 bytes. An owned one
 * is an allocation of its own, so that anyone can free it; the same holds for streams.
 */
tn_status tni_scalar_new(const tni_scalar *value, tni_scalar **out)
{
    TNI_ASSERT(value->kind == TN_KIND_INT || value->kind == TN_KIND_DOUBLE ||
               value->kind == TN_KIND_BOOL || value->kind == TN_KIND_COMPLEX);
    tni_scalar *scalar = tni_malloc(sizeof *scalar);
    if (scalar == NULL)
        return tni_fail_memory(sizeof *scalar);
    *scalar = *value;
    *out = scalar;
    return TN_OK;
}

void tni_scalar_free(tni_scalar *scalar)
{
    tni_free(scalar);
}

tn_status tni_stream_new(const tni_stream *value, tni_stream **out)
{
    tni_stream *stream = tni_malloc(sizeof *stream);
    if (stream == NULL)
        return tni_fail_memory(sizeof *stream);
    *stream = *value;
    *out = stream;
    return TN_OK;
}

void tni_stream_free(tni_stream *stream)
{
    tni_free(stream);
}

/* Handles share the state, because a kernel that draws numbers must advance the caller's stream. */
tn_status tni_generator_new(tn_device device, uint64_t seed, tni_generator **out)
{
    tni_generator *generator = tni_malloc(sizeof *generator);
    if (generator == NULL)
        return tni_fail_memory(sizeof *generator);
    tni_ref_init(&generator->ref);
    generator->device = device;
    pthread_mutex_init(&generator->lock, NULL);
    tni_generator_seed(generator, seed);
    *out = generator;
    return TN_OK;
}

/* The engine uses the low 32 bits of the seed. */
void tni_generator_seed(tni_generator *generator, uint64_t seed)
{
    pthread_mutex_lock(&generator->lock);
    generator->seed = seed;
    generator->has_next_normal = false;
    tni_mt19937_seed(&generator->engine, (uint32_t)seed);
    pthread_mutex_unlock(&generator->lock);
}

/* The generator of calls that give none. */
static struct AtenGeneratorOpaque default_generator = {.device = {TN_DEVICE_CPU, -1},
                                                       .lock = PTHREAD_MUTEX_INITIALIZER};
static pthread_once_t default_once = PTHREAD_ONCE_INIT;

/*
 * A forked child gets a new lock, because the thread that held it does not exist there. The lock is
 * not held across the fork instead: a kernel that draws also allocates, and would wait for locks
 * that the fork holds. So a generator that was in use may give other numbers in the child, which
 * are no less random.
 */
static void after_fork_in_child(void)
{
    pthread_mutex_init(&default_generator.lock, NULL);
}

/*
 * The seed comes from the system, as in PyTorch: each process draws other numbers until a seed is
 * given.
 */
static void start_default(void)
{
    (void)pthread_atfork(NULL, NULL, after_fork_in_child);
    tni_ref_init(&default_generator.ref);
    tni_generator_seed(&default_generator, tni_system_seed());
}

/* Never freed: the process has a reference of its own. */
tni_generator *tni_generator_default(void)
{
    pthread_once(&default_once, start_default);
    return &default_generator;
}

void tn_manual_seed(uint64_t seed)
{
    tni_generator_seed(tni_generator_default(), seed);
}

tni_generator *tni_generator_retain(tni_generator *generator)
{
    if (generator != NULL)
        tni_ref_retain(&generator->ref);
    return generator;
}

void tni_generator_release(tni_generator *generator)
{
    if (generator == NULL || !tni_ref_release(&generator->ref))
        return;
    TNI_ASSERT(generator != &default_generator);
    pthread_mutex_destroy(&generator->lock);
    tni_free(generator);
}

/* ---- tensor ivalues, for C programs ---- */

/* Borrowed from the ivalue. 0, which a kernel may have left, names no tensor. */
tn_tensor *tn_boxed_tensor(StableIValue ivalue)
{
    return ivalue == 0 ? NULL : tni_boxed_tensor(ivalue);
}

/* The reference is taken also on failure, as the name says. */
tn_status tn_boxed_from_tensor_take(tn_tensor *tensor, StableIValue *out)
{
    tni_handle *handle;
    if (TNI_UNLIKELY(out == NULL)) {
        tn_tensor_release(tensor);
        return tni_fail_null(__func__, "out");
    }
    TN_TRY(tni_handle_new_take(tensor, &handle));
    *out = tni_box_pointer(handle);
    return TN_OK;
}

void tn_boxed_tensor_release(StableIValue ivalue)
{
    tni_handle_free((tni_handle *)(uintptr_t)ivalue);
}
