/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's two versions, and the version of PyTorch's ABI that it serves.
 *
 * The API version has three parts and moves with the source interface (TENON_VERSION = MMMmmmppp:
 * 0.1.0 is 1000). The ABI version is an integer of its own, because most releases change the one
 * and not the other: a program chooses one by defining TENON_ABI_VERSION_REQUESTED before it
 * includes a header; the newest is the default and an unknown one is an error. Plain `tn_` names
 * are ABI 1.
 *
 * A third version belongs to the extensions: that of PyTorch's stable ABI. An extension may have
 * been built against any release up to the one served, and against a newer one as long as it
 * imports nothing newer (loader.h says so by name where it does).
 *
 *     if (tn_version() < TENON_VERSION)
 *         puts("the library is older than the headers this program was compiled with");
 *
 * Threads: constants; any thread.
 */
#ifndef TENON_VERSION_H
#define TENON_VERSION_H

#include <stdint.h>
#include <tenon/status.h>

/* What the headers are; raised with each release. */
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

/*
 * TENON_VERSION of the library that is loaded (the macro is that of the headers). They differ when
 * a program runs with another libtenon than it was compiled with.
 */
TN_API uint32_t tn_version(void);

/* The same as text, "0.1.0". Never NULL, static. */
TN_API const char *tn_version_text(void);

/*
 * The newest PyTorch ABI served, one byte each from the top: major, minor, patch, tag, so that
 * 2.13.0 is 0x020d000000000000. It is what aoti_torch_abi_version() answers to extensions, and in
 * the form of their TORCH_TARGET_VERSION.
 */
TN_API uint64_t tn_torch_abi_version(void);

#ifdef __cplusplus
}
#endif
#endif
