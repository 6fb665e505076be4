/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Random numbers as kernels draw them, bit for bit those of PyTorch's CPU generator (MT19937). A
 * kernel takes the generator once (tni_random_begin), draws in the order of memory of the tensor
 * that it fills, and gives the generator back. Numbers are never drawn in parallel, as their order
 * is part of the result.
 */
#ifndef TENON_RANDOM_H
#define TENON_RANDOM_H

#include "kernels/core/kernel_core.h"

/*
 * Return the generator given, or for NULL the process's default one, with its lock held until
 * tni_random_end. A thread must not begin twice with one generator.
 */
tni_generator *tni_random_begin(tni_generator *given);
void tni_random_end(tni_generator *generator);

/*
 * Draw, with the lock held: 32 random bits; 64, the first word drawn being the high one; a multiple
 * of 2^-24 in [0, 1); a multiple of 2^-53 in [0, 1); a number of the normal distribution with mean
 * 0 and deviation 1.
 */
uint32_t tni_random_word(tni_generator *generator);
uint64_t tni_random_long(tni_generator *generator);
double tni_random_single(tni_generator *generator);
double tni_random_double(tni_generator *generator);
double tni_random_normal(tni_generator *generator);

/* Returns a number of a distribution whose parameters are in `context`. */
typedef double (*tni_draw)(tni_generator *generator, const void *context);

/*
 * Fill self with numbers of a distribution, each converted to its dtype. Without elements or data
 * nothing is drawn. Like the functions below: fails if self overlaps itself or without memory.
 */
tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tni_draw draw,
                          const void *context) TN_NODISCARD;

/*
 * Fill self with normal numbers; uniform ones in [from, to); integers in [from, from + range),
 * where a range of 0 means all 64-bit integers.
 */
tn_status tni_random_normals(const tn_tensor *self, tni_generator *given, double mean,
                             double std) TN_NODISCARD;
tn_status tni_random_uniforms(const tn_tensor *self, tni_generator *given, double from,
                              double to) TN_NODISCARD;
tn_status tni_random_integers(const tn_tensor *self, tni_generator *given, int64_t from,
                              uint64_t range) TN_NODISCARD;

/* Fill self with 1 with probability p, else 0. */
tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p) TN_NODISCARD;

#endif
