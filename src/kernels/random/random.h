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

/*
 * Draw `count` numbers, with the lock held: words; doubles in [0, 1), multiples of 2^-53 if
 * `is_double` and else of 2^-24. They are the ones that as many single draws would give.
 */
void tni_random_words(tni_generator *generator, int64_t count, uint32_t *to);
void tni_random_reals(tni_generator *generator, int64_t count, bool is_double, double *to);

/* Most numbers that a distribution is asked for at once. */
#define TNI_RANDOM_BLOCK 512

/*
 * Writes `count` numbers of a distribution whose parameters are in `context`, at most
 * TNI_RANDOM_BLOCK: the next ones, however many are asked for at once.
 */
typedef void (*tni_draw)(tni_generator *generator, int64_t count, const void *context, void *to);

/*
 * Fill self with numbers of a distribution that writes numbers of dtype `drawn`; each is converted
 * to self's. Without elements or data nothing is drawn. Like the functions below: fails if self
 * overlaps itself or without memory.
 */
tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tn_dtype drawn,
                          tni_draw draw, const void *context) TN_NODISCARD;

/* Return a bound rounded to the dtype of the numbers. */
double tni_random_rounded(double number, tn_dtype dtype);

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

/* Fill self with integers in [0, range), each from one word; range is at most 2^32. */
tn_status tni_random_words_below(const tn_tensor *self, tni_generator *given,
                                 uint64_t range) TN_NODISCARD;

/*
 * Draw for a shuffle of `left` items, less than 2^31: to[i] is a position in [0, left - i), for at
 * most TNI_RANDOM_BLOCK of them.
 */
void tni_random_positions(tni_generator *generator, int64_t left, int64_t count, int64_t *to);

/* Fill self with exponential numbers, which are never negative. */
tn_status tni_random_exponentials(const tn_tensor *self, tni_generator *given,
                                  double rate) TN_NODISCARD;

/* Fill self with 1 with probability p, else 0. */
tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p) TN_NODISCARD;

#endif
