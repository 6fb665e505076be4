/* SPDX-License-Identifier: BSD-3-Clause */
/* A program of somebody else's: it sees an installed Tenon only. */
#include <stdio.h>
#include <tenon/tenon.h>

int main(void)
{
    printf("headers %d, library %u (%s)\n", TENON_VERSION, tn_version(), tn_version_text());
    return tn_version() == TENON_VERSION ? 0 : 1;
}
