/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's two versions, and the version of PyTorch's ABI that it serves.
 *
 * The API version has three parts and moves with the source interface (TENON_VERSION = MMMmmmppp).
 * The ABI version is an integer of its own: a program chooses one by defining
 * TENON_ABI_VERSION_REQUESTED before it includes a header; the newest is the default and an unknown
 * one is an error. Plain `tn_` names are ABI 1.
 */
#ifndef TENON_VERSION_H
#define TENON_VERSION_H

#include <stdint.h>
#include <tenon/status.h>

#define TENON_VERSION_MAJOR 0
#define TENON_VERSION_MINOR 1
#define TENON_VERSION_PATCH 0
#define TENON_VERSION                                                                              \
    (TENON_VERSION_MAJOR * 1000000 + TENON_VERSION_MINOR * 1000 + TENON_VERSION_PATCH)

#define TENON_ABI_VERSION_LATEST 1
#ifdef TENON_ABI_VERSION_REQUESTED
#    if TENON_ABI_VERSION_REQUESTED != 1
#        error                                                                                     \
            "TENON_ABI_VERSION_REQUESTED names an ABI that this Tenon does not serve; it serves: 1"
#    endif
#    define TENON_ABI_VERSION TENON_ABI_VERSION_REQUESTED
#else
#    define TENON_ABI_VERSION TENON_ABI_VERSION_LATEST
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* TENON_VERSION of the library that is loaded (the macro is that of the headers). */
TN_API uint32_t tn_version(void);

/* The same as text, "0.1.0". Never NULL, static. */
TN_API const char *tn_version_text(void);

/* The newest PyTorch ABI served, one byte each from the top: major, minor, patch, tag. */
TN_API uint64_t tn_torch_abi_version(void);

#ifdef __cplusplus
}
#endif
#endif
