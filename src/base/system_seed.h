/* SPDX-License-Identifier: BSD-3-Clause */
/* Chance from the operating system (os.c). */
#ifndef TENON_SYSTEM_SEED_H
#define TENON_SYSTEM_SEED_H

#include <stdint.h>

/* A number that no other process will have, for seeds; no secret. Any thread. */
uint64_t tni_system_seed(void);

#endif
