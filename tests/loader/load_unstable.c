/* SPDX-License-Identifier: BSD-3-Clause */
/* Imports C++ names as an extension does that was built with one release of PyTorch. */
#include <string.h>
#include <tenon/extension.h>

extern void empty_like(void) __asm__("_ZN2at10empty_likeERKNS_6TensorE");
extern char error_type[] __asm__("_ZTIN3c105ErrorE");
extern void define(void) __asm__("_ZN5torch7Library4_defEv");
extern void own_cat(void) __asm__("_ZN5atlas3catEv") __attribute__((weak));

/* Used, so that each import has a relocation. */
__attribute__((visibility("default"))) void *load_unstable_used[2];

__attribute__((constructor)) static void use(void)
{
    void (*functions[])(void) = {empty_like, define, own_cat};
    memcpy(&load_unstable_used[0], &functions[load_unstable_used[1] != NULL],
           sizeof load_unstable_used[0]);
    load_unstable_used[1] = error_type;
}

TN_LIBRARY(load_unstable, m)
{
    tn_def(m, "never() -> ()");
}
