/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loading operator extensions: shared objects built for PyTorch's stable ABI.
 *
 * Before the dynamic linker is asked, the file is read: its machine, the libraries it needs and the
 * ABI functions it imports. What Tenon does not serve is reported by name and by the PyTorch
 * version that introduced it, instead of the linker's message about the first missing symbol. A
 * registration that fails during load fails the load and is rolled back.
 *
 * Threads: loads and unloads are serialised inside.
 */
#ifndef TENON_LOADER_H
#define TENON_LOADER_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_extension tn_extension;

typedef enum tn_load_mode {
    TN_LOAD_AUTO = 0,   /* private copy when the process holds PyTorch, else plain */
    TN_LOAD_PLAIN = 1,  /* open the file itself, with stub libraries under PyTorch's SONAMEs */
    TN_LOAD_PRIVATE = 2 /* open an in-memory copy whose needed names are Tenon's: beside PyTorch */
} tn_load_mode;

/* Options of a load; zeroed means the defaults. */
typedef struct tn_load_options {
    size_t size;       /* sizeof(tn_load_options), so that later versions can add members */
    tn_load_mode mode; /* how the file is opened */
} tn_load_options;

/*
 * Loads the extension at `path`; `options` may be NULL. *out is new (tn_extension_unload).
 * TN_ERR_IO: cannot be read or is no shared object for this machine; TN_ERR_NOT_FOUND: imports what
 * is not served; TN_ERR_RUNTIME: a registration failed. Loading one file twice counts twice.
 */
TN_API tn_status tn_extension_load(const char *path, const tn_load_options *options,
                                   tn_extension **out) TN_NODISCARD;

/*
 * Withdraws the extension's operators and kernels. Its code stays mapped, so a call that is running
 * on another thread finishes; later calls of its operators fail with a message. NULL is legal.
 */
TN_API void tn_extension_unload(tn_extension *extension);

/* The path it was loaded from. */
TN_API const char *tn_extension_path(const tn_extension *extension);

/* Visits the operators the extension defined, in order of definition. */
TN_API tn_status tn_extension_list(const tn_extension *extension, tn_op_visitor visitor,
                                   void *context) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
