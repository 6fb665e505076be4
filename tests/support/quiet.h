/* SPDX-License-Identifier: BSD-3-Clause */
/* Warnings that belong to a test's calls, as of outputs that are resized, and that nobody reads. */
#ifndef TENON_QUIET_H
#define TENON_QUIET_H

#include <stddef.h>
#include <tenon/status.h>

static inline void quiet_warning(void *context, const char *message)
{
    (void)context;
    (void)message;
}

/* From now on; tn_set_warning_handler ends it. */
static inline void quiet_begin(void)
{
    tn_set_warning_handler(quiet_warning, NULL);
}

#endif
