/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Memory that extensions allocate and free themselves.
 *
 * An object that the ABI made must be deleted by the ABI, so free() and operator delete check for
 * it when an extension calls them. With TENON_DEBUG=memory the checker also records what a kernel
 * allocates with operator new, and reports what is left at exit as leaked. For that this library
 * must be preloaded, because the C++ library frees much of it.
 */
#include <dlfcn.h>
#include <string.h>

#include "check.h"

/* The C library's own, for use while the next function is not known. */
extern void __libc_free(void *memory);
extern void *__libc_malloc(size_t bytes);

/* A function that allocates or frees, which this library replaces. */
typedef struct allocator {
    const char *name;     /* its name in messages */
    const char *symbol;   /* its symbol */
    _Atomic(void *) next; /* the next function of this name, found by the first use */
} allocator;

static allocator with_free = {"free", "free", NULL};
static allocator with_delete = {"delete", "_ZdlPv", NULL};
static allocator with_delete_array = {"delete[]", "_ZdaPv", NULL};
static allocator with_new = {"new", "_Znwm", NULL};

/*
 * Return the next function of this name. Return NULL during the search itself, because that may
 * allocate and free; the C library's functions are used then.
 */
static void *find_next(allocator *way, const void *ours)
{
    static _Thread_local bool is_looking;
    void *next = atomic_load_explicit(&way->next, memory_order_acquire);
    if (next != NULL || is_looking)
        return next;
    is_looking = true;
    next = dlsym(RTLD_DEFAULT, way->symbol);
    if (next == NULL || next == ours)
        next = dlsym(RTLD_NEXT, way->symbol);
    is_looking = false;
    atomic_store_explicit(&way->next, next, memory_order_release);
    return next;
}

/*
 * Report an extension that frees an object of the ABI itself, since the host may have allocated it
 * in any way. Return whether it was reported. Two sorts are allowed: optional values, if the
 * extension does not import the function that deletes them, and objects that may be gone since a
 * call failed. Called under the lock.
 */
static bool is_wrong(const tnc_object *object, const char *way, const void *caller)
{
    if (object->kind == TNC_HEAP || object->may_leak || !tnc_is_extension(caller) ||
        (object->kind == TNC_OPTIONAL_VALUE && !tnc_imports_ivalues(caller)))
        return false;
    tnc_report(TNC_WRONG_ALLOCATOR, object, "%s: frees %s that a function of the ABI made", way,
               tnc_kind_name(object->kind));
    return true;
}

/* Return whether this memory must not be freed. Looks nothing up if nothing can be found. */
static bool look_at_free(const void *memory, const char *way, const void *caller)
{
    bool is_fault = false;
    if (memory == NULL || !(tnc_get_options()->memory || tnc_is_extension(caller)))
        return false;
    tnc_lock();
    tnc_object *object = tnc_object_find(memory);
    if (object != NULL && object->state == TNC_LIVE) {
        is_fault = is_wrong(object, way, caller);
        if (is_fault || object->kind == TNC_HEAP || tnc_is_extension(caller))
            tnc_object_forget(memory);
    }
    tnc_unlock();
    return is_fault;
}

/* Free memory in the way of the caller, unless that was reported. */
static void release(allocator *way, void *memory, const void *ours, const void *caller)
{
    if (look_at_free(memory, way->name, tnc_real_caller(caller)))
        return;
    void *next = find_next(way, ours);
    if (next == NULL)
        __libc_free(memory);
    else
        ((void (*)(void *))tnc_as_function(next))(memory);
}

/* Allocate memory as operator new, and record it if a kernel of an extension did so. */
static void *take(size_t bytes, const void *ours, const void *caller)
{
    void *next = find_next(&with_new, ours);
    caller = tnc_real_caller(caller);
    void *memory =
        next == NULL ? __libc_malloc(bytes) : ((void *(*)(size_t))tnc_as_function(next))(bytes);
    if (!tnc_get_options()->memory || tnc_running_operator() == NULL || !tnc_is_extension(caller))
        return memory;
    tnc_event event = {.function = "operator new", .operator_ = tnc_running_operator()};
    tnc_location_here(&event.location);
    tnc_lock();
    (void)tnc_object_begin(memory, TNC_HEAP, &event);
    tnc_unlock();
    return memory;
}

/*
 * Define another name for a function, which begins with a letter less. `rest` is the name without
 * its first letter, as in gen/check_wrappers.c.
 */
#define EXPORT __attribute__((visibility("default")))
/* gcc wants an alias to have the attributes that it gives to free() itself. */
#ifndef __clang__
#    pragma GCC diagnostic ignored "-Wmissing-attributes"
#endif
#define ALIAS(result, name, rest, parameters)                                                      \
    extern EXPORT __attribute__((alias(#name))) result rest parameters;
/* The body of a function that frees: its own address shows whether dlsym found it again. */
#define RELEASE(way, memory, name)                                                                 \
    void (*ours)(void *) = (void (*)(void *))(void (*)(void))name;                                 \
    void *address;                                                                                 \
    memcpy(&address, &ours, sizeof address);                                                       \
    release(&way, memory, address, __builtin_return_address(0))

EXPORT void free(void *memory);
EXPORT void free(void *memory)
{
    RELEASE(with_free, memory, free);
}
ALIAS(void, free, ree, (void *memory))

/* operator delete(void *), without and with a size. */
EXPORT void _ZdlPv(void *memory);
EXPORT void _ZdlPv(void *memory)
{
    RELEASE(with_delete, memory, _ZdlPv);
}
ALIAS(void, _ZdlPv, ZdlPv, (void *memory))

EXPORT void _ZdlPvm(void *memory, size_t bytes);
EXPORT void _ZdlPvm(void *memory, size_t bytes)
{
    (void)bytes;
    RELEASE(with_delete, memory, _ZdlPv);
}
ALIAS(void, _ZdlPvm, ZdlPvm, (void *memory, size_t bytes))

/* operator delete[](void *), without and with a size. */
EXPORT void _ZdaPv(void *memory);
EXPORT void _ZdaPv(void *memory)
{
    RELEASE(with_delete_array, memory, _ZdaPv);
}
ALIAS(void, _ZdaPv, ZdaPv, (void *memory))

EXPORT void _ZdaPvm(void *memory, size_t bytes);
EXPORT void _ZdaPvm(void *memory, size_t bytes)
{
    (void)bytes;
    RELEASE(with_delete_array, memory, _ZdaPv);
}
ALIAS(void, _ZdaPvm, ZdaPvm, (void *memory, size_t bytes))

/* operator new(size_t) */
EXPORT void *_Znwm(size_t bytes);
EXPORT void *_Znwm(size_t bytes)
{
    void *(*ours)(size_t) = _Znwm;
    void *address;
    memcpy(&address, &ours, sizeof address);
    return take(bytes, address, __builtin_return_address(0));
}
ALIAS(void *, _Znwm, Znwm, (size_t bytes))
