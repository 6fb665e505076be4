/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Memory that extensions take and free by themselves.
 *
 * What a function of the ABI made must go back to one, so free() and operator delete are looked at
 * when an extension calls them. With TENON_DEBUG=memory also what a kernel takes with operator new:
 * what is still there at the end has leaked. For that this library must be preloaded, because the
 * C++ library frees much of it.
 */
#include <dlfcn.h>
#include <string.h>

#include "check.h"

extern void __libc_free(void *memory);
extern void *__libc_malloc(size_t bytes);

/* One way to take or to free, and the function behind ours. */
typedef struct allocator {
    const char *name;     /* for messages */
    const char *symbol;   /* of the function */
    _Atomic(void *) next; /* found at the first use */
} allocator;

static allocator with_free = {"free", "free", NULL};
static allocator with_delete = {"delete", "_ZdlPv", NULL};
static allocator with_delete_array = {"delete[]", "_ZdaPv", NULL};
static allocator with_new = {"new", "_Znwm", NULL};

/* What looks for the next function may itself take and free: NULL for that, and the C library's is
 * used meanwhile. */
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
 * An object of the ABI that an extension frees by itself: the host may have taken it from anywhere.
 * Optional values are the exception for extensions that know no function for it, and what may be
 * gone since a call failed. Under the lock.
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

/* Whether the memory must not be freed. Where nothing is ever found, nothing is looked for. */
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

static void *take(size_t bytes, const void *ours, const void *caller)
{
    void *next = find_next(&with_new, ours);
    caller = tnc_real_caller(caller);
    void *memory =
        next == NULL ? __libc_malloc(bytes) : ((void *(*)(size_t))tnc_as_function(next))(bytes);
    if (!tnc_get_options()->memory || tnc_running_operator() == NULL || !tnc_is_extension(caller))
        return memory;
    tnc_event event = {.function = "operator new", .operator_ = tnc_running_operator()};
    tnc_location_here(&event.place);
    tnc_lock();
    (void)tnc_object_begin(memory, TNC_HEAP, &event);
    tnc_unlock();
    return memory;
}

/* `rest` is the name without its first letter, as in gen/check_wrappers.c. */
#define EXPORT __attribute__((visibility("default")))
/* gcc wants the attributes that it gives free() by itself on the alias, too. */
#ifndef __clang__
#    pragma GCC diagnostic ignored "-Wmissing-attributes"
#endif
#define ALIAS(result, name, rest, parameters)                                                      \
    extern EXPORT __attribute__((alias(#name))) result rest parameters;
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

/* operator delete(void *), and with a size. */
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

/* operator delete[](void *), and with a size. */
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
