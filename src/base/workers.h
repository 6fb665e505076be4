/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The process's worker threads, which help callers of parallel loops (threads.c). They are started
 * when a loop first wants them, sleep while there is nothing to do, and never end.
 */
#ifndef TNI_BASE_WORKERS_H
#define TNI_BASE_WORKERS_H

#include "base/base.h"

/* One part of a loop; part numbers are 0 to parts - 1. It must not throw. */
typedef void (*tni_part_body)(void *context, uint32_t part);

/*
 * Run each part once, and return when all have returned. The caller runs part 0, and every other
 * part that no worker has begun by the time the caller asks for more: a caller waits only for parts
 * that a worker is running. A worker that sleeps is woken only if `wakes`: for a loop that is long
 * enough. Any number of threads may call at once. Not from within a part.
 */
void tni_workers_run(tni_part_body body, void *context, uint32_t parts, bool wakes);

/* Whether a worker is awake: it looks for loops, or runs a part of one. */
bool tni_workers_are_awake(void);

#endif
