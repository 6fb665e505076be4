/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loading operator extensions: shared objects built for PyTorch's stable ABI.
 *
 *     tn_extension *ext;
 *     if (tn_extension_load("./myops.so", NULL, &ext) != TN_OK)
 *         return fail(tn_last_error());
 *     ... tn_op_find("myops::scale", &op), calls ...
 *     tn_extension_unload(ext);   // or never: a process may end with extensions loaded
 *
 * Before the dynamic linker is asked, the file is read: its machine, the libraries it needs and the
 * ABI functions it imports. What Tenon does not serve is reported by name and by the PyTorch
 * version that introduced it, instead of the linker's message about the first missing symbol. A
 * registration that fails during load fails the load and is rolled back, so a load has either
 * registered everything or nothing. docs/loading.md tells the whole way.
 *
 * An extension brings PyTorch's SONAMEs with it (libtorch_cpu.so and others), and the dynamic
 * linker knows one library per SONAME and process. Hence the modes: a program that never sees
 * PyTorch has no choice to make; one that has PyTorch in the process, or will import it later,
 * loads privately.
 *
 * Threads: loads and unloads are serialised inside and may come from any thread. Calls of operators
 * go on meanwhile. An initialiser of an extension may itself load another one.
 */
#ifndef TENON_LOADER_H
#define TENON_LOADER_H

#include <tenon/op.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One loaded file, however often it was loaded. */
typedef struct tn_extension tn_extension;

/*
 * How the file is opened. A private copy costs the file's size in memory; everything else is the
 * same.
 */
typedef enum tn_load_mode {
    TN_LOAD_AUTO = 0,   /* private copy when the process holds PyTorch, else plain */
    TN_LOAD_PLAIN = 1,  /* open the file itself, with stub libraries under PyTorch's SONAMEs */
    TN_LOAD_PRIVATE = 2 /* open an in-memory copy whose needed names are Tenon's: beside PyTorch */
} tn_load_mode;

/*
 * TN_LOAD_LAZY, since ABI 2: opens a file although it imports functions that are not served, or
 * needs a library that was compiled for another ABI of Tenon than itself, and says which in a
 * warning (tn_set_warning_handler) instead of failing. The linker binds at the
 * first call, and ends the process at the call of a function that is not there. A file that was
 * linked with -z now is refused as before.
 *
 * Options of a load; zeroed but for the size means the defaults, as does a NULL. Where ABI 1 has
 * padding, ABI 2 has flags. Each ABI names its own type tn_load_options, and those up to its own
 * with their number.
 */
#if TENON_ABI_VERSION >= 2
#define TN_LOAD_LAZY 1u

typedef struct tn_load_options_v1 {
    size_t size;       /* sizeof(tn_load_options_v1) */
    tn_load_mode mode; /* how the file is opened */
} tn_load_options_v1;

typedef struct tn_load_options_v2 {
    size_t size;       /* sizeof(tn_load_options), so that later versions can add members */
    tn_load_mode mode; /* how the file is opened */
    uint32_t flags;    /* TN_LOAD_LAZY or 0 */
} tn_load_options_v2;

typedef tn_load_options_v2 tn_load_options;
#else
typedef struct tn_load_options {
    size_t size;       /* sizeof(tn_load_options), so that later versions can add members */
    tn_load_mode mode; /* how the file is opened */
} tn_load_options;

typedef tn_load_options tn_load_options_v1;
#endif

/*
 * Loads the extension at `path`, which is a path and is not searched for; `options` may be NULL.
 * The extension's initialisers run on the calling thread before this returns. *out is new
 * (tn_extension_unload).
 *
 * A file that is loaded already is not loaded again: *out is the same handle, `options.mode` does
 * not count, and it takes as many unloads as loads. A file is the same by device, inode, size and
 * time of change, so a rebuilt one is another. After its last unload it is opened afresh, from a
 * copy, because the linker runs initialisers once per mapping.
 *
 * TN_ERR_IO: cannot be read, is no shared object for this machine, or the dynamic linker refuses
 * it. TN_ERR_NOT_FOUND: needs libraries that are not there, or imports functions that are not
 * served; all are named; or was compiled for another ABI of Tenon than is served, or than a library
 * that it needs. TN_ERR_RUNTIME: a registration failed (the first reason is the message),
 * or the process holds PyTorch in a way that the extension would bind to it instead of Tenon.
 * TN_ERR_VALUE: options too small to have a mode, an unknown mode, or unknown flags.
 */
#if TENON_ABI_VERSION >= 2
TN_API tn_status tn_extension_load(const char *path, const tn_load_options *options,
                                   tn_extension **out) TN_SYMBOL(tn_extension_load_v2) TN_NODISCARD;
#else
TN_API tn_status tn_extension_load(const char *path, const tn_load_options *options,
                                   tn_extension **out) TN_NODISCARD;
#endif

/* The function of each ABI, by its number: _v1 knows no flags, _v2 is there since ABI 2. */
TN_API tn_status tn_extension_load_v1(const char *path, const tn_load_options_v1 *options,
                                      tn_extension **out) TN_SYMBOL(tn_extension_load) TN_NODISCARD;
#if TENON_ABI_VERSION >= 2
TN_API tn_status tn_extension_load_v2(const char *path, const tn_load_options_v2 *options,
                                      tn_extension **out) TN_NODISCARD;
#else
TN_LATER_ABI(tn_extension_load_v2, 2);
#endif

/*
 * Undoes one load; the last one withdraws the extension's operators and kernels and frees the
 * handle. Kernels that its own had replaced come back. Its code stays mapped, so a call that is
 * running on another thread finishes, and tensors over its memory stay valid until their deleters
 * run. Later calls of its operators fail with TN_ERR_NOT_FOUND, also through a tn_op found before.
 * NULL is legal. A program that loads and unloads for ever grows by one mapping each time.
 */
TN_API void tn_extension_unload(tn_extension *extension);

/*
 * The file it was loaded from, absolute and with links resolved. Borrowed until the last unload; ""
 * for NULL.
 */
TN_API const char *tn_extension_path(const tn_extension *extension);

/*
 * Visits the operators the extension defined, in order of definition: not those it only has kernels
 * for. The visitor may call everything but an unload of this extension, and stops the visit by
 * returning false, which is no failure. It must not be unloaded by another thread meanwhile.
 */
TN_API tn_status tn_extension_list(const tn_extension *extension, tn_op_visitor visitor,
                                   void *context) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
