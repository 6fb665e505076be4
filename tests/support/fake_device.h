/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A backend for tests: two devices of type PrivateUse1 with memory that nobody but their kernels
 * can touch, and a log of what happens to the current device.
 *
 * The memory is one file mapped twice: tensors have addresses at which it may not be touched, so
 * that code which takes a device's memory for its own ends with a fault; kernels find the same
 * bytes at fake_bytes().
 */
#ifndef TENON_FAKE_DEVICE_H
#define TENON_FAKE_DEVICE_H

#include "op_fixture.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <tenon/experimental/backend.h>
#include <unistd.h>

#define FAKE_BYTES (1 << 26)

/* The two devices. */
typedef struct fake_device {
    char *outside;     /* addresses of the memory, as tensors have them */
    char *inside;      /* the same memory, to be read and written */
    size_t used;       /* bytes that were given out; none is given out twice */
    int live;          /* blocks that were not given back */
    int given[2];      /* blocks that each device gave out */
    int fails;         /* 1: the next block is refused */
    int32_t current;   /* the current device: tests have one thread */
    int64_t stream[2]; /* the current stream of each device */
    char log[256];     /* "1 0 " for: device 1 became current, then device 0 */
    tn_library *aten;  /* the kernels */
} fake_device;

static fake_device fake;

static inline tn_status fake_allocate(void *context, int32_t index, size_t bytes, void **data)
{
    fake_device *self = context;
    if (self->fails != 0) {
        self->fails = 0;
        return tn_fail(TN_ERR_MEMORY, "the fake device %d is full", (int)index);
    }
    if (self->used + bytes > FAKE_BYTES)
        return tn_fail(TN_ERR_MEMORY, "no %zu bytes on the fake device", bytes);
    *data = self->outside + self->used;
    self->used += (bytes + 63) / 64 * 64;
    self->live++;
    self->given[index]++;
    return TN_OK;
}

static inline void fake_release(void *context, int32_t index, void *data)
{
    fake_device *self = context;
    (void)index;
    if ((char *)data < self->outside || (char *)data >= self->outside + FAKE_BYTES)
        abort();
    self->live--;
}

static inline tn_status fake_get(void *context, int32_t *index)
{
    *index = ((fake_device *)context)->current;
    return TN_OK;
}

static inline tn_status fake_set(void *context, int32_t index)
{
    fake_device *self = context;
    if (index < 0 || index > 1)
        return tn_fail(TN_ERR_VALUE, "there is no fake device %d", (int)index);
    size_t end = strlen(self->log);
    snprintf(self->log + end, sizeof self->log - end, "%d ", (int)index);
    self->current = index;
    return TN_OK;
}

/* Streams 0 to 3 of each device, whose handles are addresses made of both numbers. */
static inline tn_status fake_get_stream(void *context, int32_t index, int64_t *id)
{
    if (index < 0 || index > 1)
        return tn_fail(TN_ERR_VALUE, "there is no fake device %d", (int)index);
    *id = ((fake_device *)context)->stream[index];
    return TN_OK;
}

static inline tn_status fake_set_stream(void *context, int32_t index, int64_t id)
{
    if (index < 0 || index > 1 || id < 0 || id > 3)
        return tn_fail(TN_ERR_VALUE, "there is no stream %d of fake device %d", (int)id,
                       (int)index);
    ((fake_device *)context)->stream[index] = id;
    return TN_OK;
}

static inline tn_status fake_stream_handle(void *context, int32_t index, int64_t id, void **handle)
{
    (void)context;
    *handle = (void *)(uintptr_t)(0x1000 + 16 * index + id);
    return TN_OK;
}

/* The bytes of a tensor's first element, for kernels. */
static inline void *fake_bytes(const tn_tensor *self)
{
    return fake.inside + ((char *)self->data - fake.outside);
}

/* ---- kernels ---- */

static inline tn_device fake_on(int index)
{
    return (tn_device){TN_DEVICE_PRIVATEUSE1, (int8_t)index};
}

/* empty.memory_format, which all other factories come to. */
static inline tn_status fake_empty(const tn_call *call, const StableIValue *args,
                                   StableIValue *outs)
{
    const tni_list *sizes = (const tni_list *)(uintptr_t)args[0];
    const StableIValue *dtype = (const StableIValue *)(uintptr_t)args[1];
    tn_tensor *made;
    (void)call;
    TN_TRY(tn_tensor_empty(dtype != NULL ? (tn_dtype)*dtype : TN_DTYPE_F32, (int64_t)sizes->size,
                           (const int64_t *)(const void *)sizes->items, NULL, fake_on(-1), &made));
    return tn_boxed_from_tensor_take(made, outs);
}

static inline tn_status fake_empty_strided(const tn_call *call, const StableIValue *args,
                                           StableIValue *outs)
{
    const tni_list *sizes = (const tni_list *)(uintptr_t)args[0];
    const tni_list *strides = (const tni_list *)(uintptr_t)args[1];
    const StableIValue *dtype = (const StableIValue *)(uintptr_t)args[2];
    tn_tensor *made;
    (void)call;
    TN_TRY(tn_tensor_empty(dtype != NULL ? (tn_dtype)*dtype : TN_DTYPE_F32, (int64_t)sizes->size,
                           (const int64_t *)(const void *)sizes->items,
                           (const int64_t *)(const void *)strides->items, fake_on(-1), &made));
    return tn_boxed_from_tensor_take(made, outs);
}

/* fill_.Scalar of float32. */
static inline tn_status fake_fill(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    const tni_scalar *value = (const tni_scalar *)(uintptr_t)args[1];
    float *to = self->numel > 0 ? fake_bytes(self) : NULL;
    (void)call;
    for (int64_t i = 0; i < self->numel; i++)
        to[i] = value->kind == TN_KIND_DOUBLE ? (float)value->as.real : (float)value->as.integer;
    return tn_boxed_from_tensor_take(tn_tensor_retain(self), outs);
}

/* What runs with the current device as the first number of what it returns. */
static inline tn_status fake_where_am_i(const tn_call *call, const StableIValue *args,
                                        StableIValue *outs)
{
    int64_t size = 1;
    tn_tensor *made;
    (void)call;
    (void)args;
    TN_TRY(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, fake_on(-1), &made));
    *(float *)fake_bytes(made) = (float)fake.current;
    return tn_boxed_from_tensor_take(made, outs);
}

static inline tn_status fake_failure(const tn_call *call, const StableIValue *args,
                                     StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return tn_fail(TN_ERR_RUNTIME, "the fake kernel fails on device %d", (int)fake.current);
}

static inline void fake_kernel(const char *name, tn_kernel kernel)
{
    assert_int_equal(tn_library_impl(fake.aten, name, NULL, NULL, kernel, NULL), TN_OK);
}

/* ---- making and ending ---- */

/* Registers the backend; its memory and its kernels for factories and fill_ are there. */
static inline int fake_begin(void **state)
{
    static const tn_backend_streams streams = {sizeof streams, fake_get_stream, fake_set_stream,
                                               fake_stream_handle};
    static const tn_backend backend = {sizeof backend, fake_allocate, fake_release, fake_get,
                                       fake_set,       &fake,         &streams};
    (void)state;
    int file = memfd_create("fake_device", 0);
    if (file < 0 || ftruncate(file, FAKE_BYTES) != 0)
        return -1;
    fake.outside = mmap(NULL, FAKE_BYTES, PROT_NONE, MAP_SHARED, file, 0);
    fake.inside = mmap(NULL, FAKE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (fake.outside == MAP_FAILED || fake.inside == MAP_FAILED ||
        tn_backend_register(TN_DEVICE_PRIVATEUSE1, &backend) != TN_OK ||
        tn_library_new(TN_LIBRARY_IMPL, "aten", "PrivateUse1", __FILE__, __LINE__, &fake.aten) !=
            TN_OK)
        return -1;
    fake_kernel("empty.memory_format", fake_empty);
    fake_kernel("empty_strided", fake_empty_strided);
    fake_kernel("fill_.Scalar", fake_fill);
    return 0;
}

static inline int fake_end(void **state)
{
    (void)state;
    tn_library_free(fake.aten);
    munmap(fake.outside, FAKE_BYTES);
    munmap(fake.inside, FAKE_BYTES);
    return fake.live == 0 ? 0 : -1;
}

/* A new float32 tensor of [2, 2] on a device. */
static inline tn_tensor *fake_tensor(int index)
{
    tn_tensor *made;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, SIZES(2, 2), NULL, fake_on(index), &made),
                     TN_OK);
    return made;
}

static inline void fake_forget(void)
{
    fake.log[0] = '\0';
    fake.current = 0;
    fake.given[0] = fake.given[1] = 0;
}

#endif
