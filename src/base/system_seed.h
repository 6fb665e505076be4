/* SPDX-License-Identifier: BSD-3-Clause */
/* Random numbers from the operating system (os.c). */
#ifndef TENON_SYSTEM_SEED_H
#define TENON_SYSTEM_SEED_H

#include <stdint.h>

/* Return a seed that no other process will have; not a secret. Any thread. */
uint64_t tni_system_seed(void);

#endif
