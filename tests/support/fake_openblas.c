/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An OpenBLAS that does not know the processor, for test_needed_library.c: its initialiser takes
 * the core of the environment variable, or else the oldest one.
 */
#include <stdlib.h>
#include <string.h>

__attribute__((visibility("default"))) const char *openblas_get_corename(void);

static char core[32] = "Prescott";

__attribute__((constructor)) static void initialise(void)
{
    const char *given = getenv("OPENBLAS_CORETYPE");
    if (given != NULL && strlen(given) < sizeof core)
        memcpy(core, given, strlen(given) + 1);
}

const char *openblas_get_corename(void)
{
    return core;
}
