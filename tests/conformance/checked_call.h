/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls whose tensors are watched: what a composite operator must not do is found.
 *
 * A wrapper has the form of a tensor, and memory that nobody may touch. It brings a dispatch key of
 * its own, so every operator that gets one comes to the checker first. A composite operator is run
 * as it is, on the wrappers; any other one is called with the tensors inside, and its results are
 * wrapped, as are those of factories. Found are:
 *
 *     item        a number is taken out of a wrapper
 *     resize      resize_, set_ and their like are called
 *     out         an operator with out= arguments is called
 *     in place    a plain tensor is written by what wrappers hold
 *     metadata    a wrapper has another form than the tensor inside
 *     data        the memory of a wrapper is read or written
 */
#ifndef TENON_CHECKED_CALL_H
#define TENON_CHECKED_CALL_H

#include "dispatch/dispatcher.h"

/* Registers the checker for its key, and withdraws it. */
tn_status checker_begin(void) TN_NODISCARD;
void checker_end(void);

/* A new wrapper around a tensor, of which it keeps a reference. */
tn_status checker_wrap(tn_tensor *inner, tn_tensor **out) TN_NODISCARD;

/* The tensor inside a wrapper, borrowed; NULL for a tensor that is none. */
tn_tensor *checker_inner(const tn_tensor *tensor);

/* Whether the operator has a CompositeImplicitAutograd kernel; whether it has out= arguments. */
bool checker_is_composite(const tn_op *op);
bool checker_has_out(const tn_op *op);

/* As tn_op_call; afterwards the forms of all wrappers among arguments and results are looked at. */
tn_status checker_call(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                       size_t nouts) TN_NODISCARD;

/* Replaces wrappers by what they hold, in a value that is owned. */
void checker_unwrap(tn_value *value);

/* What was found in the last call; "" for nothing. */
const char *checker_found(void);

#endif
