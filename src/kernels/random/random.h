/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Random numbers as kernels draw them. A kernel takes the generator once (tni_random_begin), draws
 * in the order of memory of the tensor it fills, and gives it back: the numbers are those of
 * PyTorch's CPU generator, and never drawn in parallel.
 */
#ifndef TENON_RANDOM_H
#define TENON_RANDOM_H

#include "kernels/core/kernel_core.h"

/* The generator given, or the process's for NULL; its lock is held until tni_random_end. */
tni_generator *tni_random_begin(tni_generator *given);
void tni_random_end(tni_generator *generator);

/* With the lock held: 32 and 64 random bits, numbers in [0, 1) of 24 and 53 bits, normal ones. */
uint32_t tni_random_word(tni_generator *generator);
uint64_t tni_random_long(tni_generator *generator);
double tni_random_single(tni_generator *generator);
double tni_random_double(tni_generator *generator);
double tni_random_normal(tni_generator *generator);

/* A number of a distribution whose parameters are `context`. */
typedef double (*tni_draw)(tni_generator *generator, const void *context);

/* Fills self with numbers of the distribution. */
tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tni_draw draw,
                          const void *context) TN_NODISCARD;

/* Fills self with normal numbers, uniform ones in [from, to), or whole ones in [from, from+range);
 * a range of 0 is all 64-bit numbers. */
tn_status tni_random_normals(const tn_tensor *self, tni_generator *given, double mean,
                             double std) TN_NODISCARD;
tn_status tni_random_uniforms(const tn_tensor *self, tni_generator *given, double from,
                              double to) TN_NODISCARD;
tn_status tni_random_integers(const tn_tensor *self, tni_generator *given, int64_t from,
                              uint64_t range) TN_NODISCARD;

/* 1 with probability p, else 0. */
tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p) TN_NODISCARD;

#endif
