/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Backends of device types (tenon/experimental/backend.h), and the current device of each.
 *
 * A backend is registered once, for the life of the process. It cannot be withdrawn, because
 * tensors on its devices may live until the end, and their memory is freed through it. The record
 * is copied, so the program's own may be on a stack.
 */
#include <pthread.h>
#include <stddef.h>

#include "tensor/tensor_core.h"

/*
 * One per type, published by its flag and never changed afterwards: freeing the memory of a tensor
 * on a device takes no lock.
 */
static tn_backend backends[TN_DEVICE_COUNT];
static _Atomic(bool) is_registered[TN_DEVICE_COUNT];
/* For registrations, of which only one may succeed per type. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/*
 * The flag is read with acquire, so the whole record is visible after it. Types come from tensors
 * and from integers of the ABI, hence the range check.
 */
const tn_backend *tni_backend_of(tn_device_type type)
{
    if ((int)type < 0 || type >= TN_DEVICE_COUNT ||
        !atomic_load_explicit(&is_registered[type], memory_order_acquire))
        return NULL;
    return &backends[type];
}

/*
 * PyTorch has one accelerator per process, so its ABI does not name it. If a program has several,
 * this takes the lowest type, which does not depend on the order of registration.
 */
const tn_backend *tni_backend_any(tn_device_type *type)
{
    for (int i = 0; i < TN_DEVICE_COUNT; i++) {
        *type = (tn_device_type)i;
        if (tni_backend_of(*type) != NULL)
            return &backends[i];
    }
    return NULL;
}

/* The size up to which every backend has functions; later members may be missing. */
#define OLDEST_SIZE offsetof(tn_backend, streams)

/*
 * Whether the functions are there without which a tensor could not exist. A longer record is of a
 * newer header, whose further members are not read.
 */
static bool is_whole(const tn_backend *backend)
{
    return backend != NULL && backend->size >= OLDEST_SIZE && backend->allocate != NULL &&
           backend->release != NULL && backend->get_device != NULL && backend->set_device != NULL;
}

/* The same for its streams, if it has any. */
static bool are_streams_whole(const tn_backend_streams *streams)
{
    return streams == NULL || (streams->size >= sizeof *streams && streams->get_stream != NULL &&
                               streams->set_stream != NULL && streams->native_handle != NULL);
}

/*
 * CPU and meta are Tenon's own. A type without keys (tni_device_keys) has no entry in any dispatch
 * table, so no kernel for it could ever be found.
 */
tn_status tn_backend_register(tn_device_type type, const tn_backend *backend)
{
    if (!is_whole(backend))
        return tni_fail(TN_ERR_VALUE, "tn_backend_register: a backend has its size and the four "
                                      "functions allocate, release, get_device and set_device");
    tn_backend whole = {0};
    memcpy(&whole, backend, backend->size < sizeof whole ? OLDEST_SIZE : sizeof whole);
    if (!are_streams_whole(whole.streams))
        return tni_fail(TN_ERR_VALUE,
                        "tn_backend_register: streams have their size and the three functions "
                        "get_stream, set_stream and native_handle");
    if (type == TN_DEVICE_CPU || type == TN_DEVICE_META || tni_device_keys(type) == 0)
        return tni_fail(TN_ERR_VALUE, "tn_backend_register: device type %s (%d) takes no backend",
                        tn_device_type_name(type), (int)type);
    pthread_mutex_lock(&lock);
    bool is_taken = is_registered[type];
    if (!is_taken) {
        backends[type] = whole;
        atomic_store_explicit(&is_registered[type], true, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    return is_taken ? tni_fail(TN_ERR_RUNTIME, "device type %s has a backend already",
                               tn_device_type_name(type))
                    : TN_OK;
}

/*
 * The index that a backend returns is checked, because a tensor stores it in eight bits, where 128
 * would be -128.
 */
tn_status tni_backend_index(const tn_backend *backend, int8_t index, int8_t *out)
{
    int32_t current = index;
    if (index < 0)
        TN_TRY(backend->get_device(backend->context, &current));
    if (current < 0 || current > INT8_MAX)
        return tni_fail(TN_ERR_RUNTIME, "a backend says that device %d is the current one",
                        current);
    *out = (int8_t)current;
    return TN_OK;
}
