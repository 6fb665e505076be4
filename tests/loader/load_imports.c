/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Imports what Tenon does not serve: of a later release than the one that it answers as, of none,
 * and, weakly, what may be missing.
 */
#include <tenon/extension.h>

extern AOTITorchError aoti_torch_made_up(void);
extern AOTITorchError aoti_torch_made_up_weakly(void) __attribute__((weak));

/* With ELSEWHERE it takes nothing but what only a build for CUDA has. */
extern AOTITorchError aoti_torch_cuda_pad(void);

typedef void (*function)(void);

/* Used, so that each import has a relocation. */
__attribute__((visibility("default"))) function load_imports_used[3];

__attribute__((constructor)) static void use(void)
{
#ifdef ELSEWHERE
    load_imports_used[0] = (function)aoti_torch_cuda_pad;
#else
    load_imports_used[0] = (function)torch_has_storage;
    load_imports_used[1] = (function)aoti_torch_made_up;
#endif
    load_imports_used[2] = (function)aoti_torch_made_up_weakly;
}

TN_LIBRARY(load_imports, m)
{
    tn_def(m, "never() -> ()");
}
