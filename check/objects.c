/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The table of all handles that were seen, by address.
 *
 * An object that has ended stays in the table, so that a later use of it is known, until its
 * address is that of another object. If there are too many, those that ended first are dropped.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

/*
 * The number of chains, a power of two that chain_of knows, and the most objects kept after their
 * end.
 */
enum { CHAINS = 1 << 14, MOST_ENDED = 1 << 16 };

static tnc_object *chains[CHAINS];
/* The lock is recursive, because code under it may free memory, which is checked too. */
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
/* The addresses of objects in the order of their end, a ring. */
static const void *ended[MOST_ENDED];
static size_t nended;
/* The addresses of objects that lent memory, a ring. */
enum { MOST_LENDERS = 64 };
static const void *lenders[MOST_LENDERS];
static size_t nlenders;
atomic_ulong tnc_changes;

/* By tnc_kind. */
static const char *const kinds[TNC_NUM_OBJECTS] = {
    "an AtenTensorHandle",    "a StableListHandle",    "a StringHandle",
    "an AtenGeneratorHandle", "a TorchLibraryHandle",  "a StreamHandle",
    "a DeviceGuardHandle",    "a C10IValueHandle",     "an AtenRecordFunctionHandle",
    "an optional value",      "memory of operator new"};

const char *tnc_kind_name(tnc_kind kind)
{
    return kind < TNC_NUM_OBJECTS ? kinds[kind] : "a pointer";
}

void tnc_lock(void)
{
    pthread_mutex_lock(&lock);
}

void tnc_unlock(void)
{
    pthread_mutex_unlock(&lock);
}

/* Return the chain of an address, by the top 14 bits of its hash. */
static tnc_object **chain_of(const void *address)
{
    uint64_t hash = (uint64_t)(uintptr_t)address * 0x9e3779b97f4a7c15u;
    return &chains[hash >> 50];
}

tnc_object *tnc_object_find(const void *address)
{
    tnc_object *object = *chain_of(address);
    while (object != NULL && object->address != address)
        object = object->next;
    return object;
}

void tnc_object_take_back(tnc_object *object)
{
    for (size_t i = 0; i < TNC_MOST_LENT; i++) {
        free(object->lent[i].copy);
        object->lent[i] = (tnc_lent){0};
    }
}

void tnc_object_forget(const void *address)
{
    tnc_object **link = chain_of(address);
    while (*link != NULL && (*link)->address != address)
        link = &(*link)->next;
    tnc_object *object = *link;
    if (object == NULL)
        return;
    *link = object->next;
    free(object->text);
    tnc_object_take_back(object);
    free(object);
}

/* If there is no memory, the object is not checked. */
tnc_object *tnc_object_begin(const void *address, tnc_kind kind, const tnc_event *event)
{
    tnc_object_forget(address);
    tnc_object *object = calloc(1, sizeof *object);
    if (object == NULL)
        return NULL;
    tnc_object **chain = chain_of(address);
    object->address = address;
    object->kind = kind;
    object->begun = *event;
    object->next = *chain;
    *chain = object;
    return object;
}

/*
 * The object that ended first leaves the ring, and is forgotten unless its address is in use again.
 */
void tnc_object_end(tnc_object *object, tnc_state state, const tnc_event *event)
{
    const void **entry = &ended[nended++ % MOST_ENDED];
    const tnc_object *oldest = *entry != NULL ? tnc_object_find(*entry) : NULL;
    if (oldest != NULL && oldest != object && oldest->state != TNC_LIVE)
        tnc_object_forget(*entry);
    *entry = object->address;
    object->state = state;
    object->ended = *event;
    tnc_object_take_back(object);
}

void tnc_objects_visit(void (*visit)(tnc_object *object))
{
    for (size_t i = 0; i < CHAINS; i++)
        for (tnc_object *object = chains[i]; object != NULL; object = object->next)
            visit(object);
}

/* Return the entry for the same memory, or one that is unused or out of date, or the first. */
static tnc_lent *find_lent(tnc_object *object, const void *memory)
{
    for (size_t i = 0; i < TNC_MOST_LENT; i++)
        if (object->lent[i].memory == memory)
            return &object->lent[i];
    for (size_t i = 0; i < TNC_MOST_LENT; i++)
        if (object->lent[i].memory == NULL || object->lent[i].epoch != tnc_changes)
            return &object->lent[i];
    return &object->lent[0];
}

void tnc_object_lend(tnc_object *object, const void *memory, size_t bytes)
{
    tnc_lent *lent = find_lent(object, memory);
    free(lent->copy);
    *lent = (tnc_lent){memory, malloc(bytes), bytes, tnc_changes};
    if (lent->copy == NULL) {
        lent->memory = NULL;
        return;
    }
    memcpy(lent->copy, memory, bytes);
    lenders[nlenders++ % MOST_LENDERS] = object->address;
}

bool tnc_object_was_written(tnc_object *object)
{
    for (size_t i = 0; i < TNC_MOST_LENT && object->state == TNC_LIVE; i++) {
        const tnc_lent *lent = &object->lent[i];
        if (lent->memory != NULL && lent->epoch == tnc_changes &&
            memcmp(lent->memory, lent->copy, lent->bytes) != 0)
            return true;
    }
    return false;
}

/* Each address of the ring may be visited more than once; that does no harm. */
void tnc_lenders_visit(void (*visit)(tnc_object *object))
{
    size_t count = nlenders < MOST_LENDERS ? nlenders : MOST_LENDERS;
    nlenders = 0;
    for (size_t i = 0; i < count; i++) {
        tnc_object *object = tnc_object_find(lenders[i]);
        if (object != NULL)
            visit(object);
    }
}
