/* SPDX-License-Identifier: BSD-3-Clause */
/* What fuzz_elf begins from: imports of two kinds, a NEEDED, versions and a note. */
#include <stdio.h>
#include <tenon/version.h>

extern int aoti_torch_seed(void);
extern int weakly(void) __attribute__((weak));

int seed(void);
int seed(void)
{
    return puts("seed") + aoti_torch_seed() + (weakly != NULL ? weakly() : 0);
}
