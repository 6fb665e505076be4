/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A request for more memory than there can be fails, as it would without the sanitizer; so does one
 * that a machine has and that only costs time here.
 */
#include "fuzz.h"

__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1:max_allocation_size_mb=256";
}
