/* SPDX-License-Identifier: BSD-3-Clause */
/* The versions that this library was built as. */
#include "base/base.h"
#include <tenon/version.h>

/*
 * Two steps, because `#` does not expand its argument: the first expands the version's number, the
 * second makes a text of it.
 */
#define TEXT_OF(value)   #value
#define TEXT_AFTER(text) TEXT_OF(text)

/* Major, minor, patch, tag of the newest PyTorch whose ABI is served: one byte each from the top.
 */
#define TORCH_ABI_SERVED UINT64_C(0x020d000000000000)

uint32_t tn_version(void)
{
    return TENON_VERSION;
}

const char *tn_version_text(void)
{
    return TEXT_AFTER(TENON_VERSION_MAJOR) "." TEXT_AFTER(TENON_VERSION_MINOR) "." TEXT_AFTER(
        TENON_VERSION_PATCH);
}

uint64_t tn_torch_abi_version(void)
{
    return TORCH_ABI_SERVED;
}
