/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A fuzz target is one file: LLVMFuzzerTestOneInput, which must return for every input and stops
 * the process when a promise is broken, and fuzz_seeds, inputs to begin from. With clang's
 * libFuzzer it explores (`./dev fuzz`); with replay.c it is a test that runs the seeds, their
 * mutations in a fixed order, and files that once broke something.
 */
#ifndef TENON_FUZZ_H
#define TENON_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* An input: any bytes. */
typedef struct fuzz_seed {
    const void *data; /* borrowed */
    size_t size;      /* bytes */
} fuzz_seed;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The target's seeds; valid to the end of the process. */
size_t fuzz_seeds(const fuzz_seed **out);

/*
 * Seeds for targets that read any bytes as a program: 64 rows of numbers from a fixed generator,
 * the first of 60 bytes and each `step` <= 8 bytes longer than the one before.
 */
static inline size_t fuzz_programs(uint32_t state, size_t step, const fuzz_seed **out)
{
    enum { SEEDS = 64, BYTES = 60 + 64 * 8 };
    static uint8_t bytes[SEEDS][BYTES];
    static fuzz_seed seeds[SEEDS];
    for (size_t i = 0; i < SEEDS; i++) {
        for (size_t k = 0; k < BYTES; k++) {
            state = state * 1664525u + 1013904223u;
            bytes[i][k] = (uint8_t)(state >> 24);
        }
        seeds[i] = (fuzz_seed){bytes[i], 60 + i * step};
    }
    *out = seeds;
    return SEEDS;
}

/* A promise that every input must keep. */
#define FUZZ_EXPECT(holds)                                                                         \
    do {                                                                                           \
        if (!(holds)) {                                                                            \
            fprintf(stderr, "%s:%d: broken: %s\n", __FILE__, __LINE__, #holds);                    \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#endif
