/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Backends: devices other than the CPU that a program or a plugin brings. Experimental: it may
 * change with any release (docs/versions.md).
 *
 * A backend says where the memory of its devices comes from and which of them is the current one;
 * its kernels are registered as any others (tenon/library.h), under the key of the device type:
 *
 *     static const tn_backend backend = {sizeof backend, allocate, release, get_device, set_device,
 *                                        &state};
 *     tn_backend_register(TN_DEVICE_PRIVATEUSE1, &backend);
 *     tn_library_new(TN_LIBRARY_IMPL, "aten", "PrivateUse1", __FILE__, __LINE__, &library);
 *     tn_library_impl(library, "empty.memory_format", NULL, NULL, make_empty, NULL);
 *     tn_library_impl(library, "mm", NULL, NULL, multiply, NULL);
 *
 * A built-in operator calls such a kernel as its entry in spec/native_functions.yaml says:
 * `device_check: ExactSame`, which is the default, means that a call whose tensors lie on different
 * devices is refused before the kernel runs, naming the argument; `device_guard: True`, also the
 * default, that the device of the first tensor (of a factory: the device that is asked for) is the
 * current one while the kernel runs, and that the one before is current again afterwards, also if
 * the kernel fails. Operators of a library have neither: their kernels do it themselves.
 *
 * What a backend has no kernel for is made of what it has, where the operator is a composite or a
 * structured one, and refused else. Filling, copying and reading a number go to the backend's
 * fill_.Scalar, copy_ (which heeds lazy bits) and _local_scalar_dense, arange and its like to the
 * kernels that write to `out`. No built-in operator touches the memory itself, which need not be
 * reachable from the CPU.
 */
#ifndef TENON_BACKEND_H
#define TENON_BACKEND_H

#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The streams of a backend's devices: queues of work, each with a number that the backend gives it
 * and that is unique on its device; 0 is the device's default stream. Which one is current belongs
 * to a thread and a device. `index` is a device's number, never -1. The rules are those of the
 * functions of tn_backend.
 *
 * Tables such as this one are how a backend offers what not every device has: each is a member of
 * tn_backend that may be NULL, says its own size, and may grow at its end.
 */
typedef struct tn_backend_streams {
    size_t size; /* sizeof(tn_backend_streams) of the caller */
    /* The number of the stream that work of this thread goes to on a device. */
    tn_status (*get_stream)(void *context, int32_t index, int64_t *id);
    /* Makes another one current on this thread; fails if there is no such stream. */
    tn_status (*set_stream)(void *context, int32_t index, int64_t id);
    /* What the platform's own functions take for a stream, such as a cudaStream_t, which may be
     * NULL. Borrowed: it is used as long as the backend keeps the stream. */
    tn_status (*native_handle)(void *context, int32_t index, int64_t id, void **handle);
} tn_backend_streams;

/*
 * What a backend does for its devices, which are numbered from 0. Each function gets `context`
 * first, may be called from any thread, several at once, and on failure returns a status after
 * tn_fail. It must not throw.
 */
typedef struct tn_backend {
    size_t size; /* sizeof(tn_backend) of the caller */
    /* Memory of `bytes`, more than 0, on a device. */
    tn_status (*allocate)(void *context, int32_t index, size_t bytes, void **data);
    /* Gives it back, from whatever thread drops the last tensor. */
    void (*release)(void *context, int32_t index, void *data);
    /* The device that is current on this thread. */
    tn_status (*get_device)(void *context, int32_t *index);
    /* Makes another one current on this thread; fails if there is no such device. */
    tn_status (*set_device)(void *context, int32_t index);
    void *context; /* handed to the functions, and never freed */
    /* Streams; NULL: the devices have none. Borrowed for the life of the process. */
    const tn_backend_streams *streams;
} tn_backend;

/*
 * Registers the backend of a device type, which is copied. It stays for the life of the process,
 * since tensors on its devices may. tn_tensor_empty and the functions of PyTorch's ABI that guard
 * the current device (aoti_torch_create_device_guard …) or ask for its stream
 * (aoti_torch_get_current_stream …) work for its devices from then on; a device without index is
 * the current one. A record of a size from before `streams` is taken, too.
 *
 * TN_ERR_VALUE: no backend, a function that is missing, also from a table, or a device type that
 * has no dispatch key or is Tenon's own (cpu, meta). TN_ERR_RUNTIME: the type has a backend
 * already.
 */
TN_API tn_status tn_backend_register(tn_device_type type, const tn_backend *backend) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
