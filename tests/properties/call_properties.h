/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What holds for a call of any operator, whatever its arguments are:
 *
 *     layout      tensors that lie in another way give the same result, or the same refusal
 *     unchanged   what the schema does not mark as written is not, nor the gaps between elements
 *     error       a call that fails has written nothing
 *     memory      a call whose nth request for memory fails has written nothing, either
 *     meta        the same call on meta tensors gives results of the same dtype, sizes and strides
 *     out         an out= variant gives what the functional one does, in the very tensor, whether
 *                 that is empty, fits or has to be resized, which is warned of
 *     out apart   a pointwise out= variant refuses an output that shows an element twice
 *     in place    an in-place variant gives what the functional one does, or fails where it does
 *     expanded    an in-place variant refuses a target that shows an element twice
 *     aliased     an output or target that is an input, a view of it, or overlaps it, gets what one
 *                 with memory of its own gets, or is refused
 *     promoted    a pointwise operator gives the same for inputs converted to their common dtype
 *     sizes       a pointwise result has the sizes to which its arguments broadcast
 *
 * What does not hold is told by way of a function of the caller's.
 */
#ifndef TENON_CALL_PROPERTIES_H
#define TENON_CALL_PROPERTIES_H

#include "relaid.h"

/* Told that a property does not hold for an operator's call; `how` says in what. */
typedef void (*property_report)(void *context, const char *property, const tn_op *op,
                                const char *how);

/* Collects the operators, of which variants are looked up; false if there are too many. */
bool properties_begin(void);

/* All operators, by name. */
const tn_op *const *properties_operators(size_t *count);

/* Whether the call as it is given succeeds; if so, or if not, every property is looked at. */
bool properties_check(const tn_op *op, const tn_value *args, size_t nargs, uint32_t seed,
                      property_report report, void *context);

/* The same for the in-place and out= variants of an operator that writes nothing, if it has any. */
void properties_check_variants(const tn_op *op, const tn_value *args, size_t nargs, uint32_t seed,
                               property_report report, void *context);

/* How many operators got results that share memory with an input, and how many write one tensor
 * and read another. */
size_t properties_aliased(size_t *writing);

/* The call as text for people: `add.Tensor(float32[2, 3]/[3, 1], …)`. */
void properties_print_call(const tn_op *op, const tn_value *args, size_t nargs, char *text,
                           size_t size);

#endif
