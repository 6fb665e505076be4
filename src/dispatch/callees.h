/* SPDX-License-Identifier: BSD-3-Clause */
/* dispatch: calling an operator by a fixed name from Tenon's own C code (callees.c). */
#ifndef TENON_CALLEES_H
#define TENON_CALLEES_H

#include "dispatch/dispatcher.h"

/* An operator that C code calls; it is looked up at the first call. */
typedef struct tni_callee {
    const char *name;          /* "aten::view" */
    _Atomic(const tn_op *) op; /* NULL before the first use */
} tni_callee;

/* Return the operator's signature. */
tn_status tni_callee_signature(tni_callee *callee, const tni_signature **out) TN_NODISCARD;

/* Call the operator with borrowed ivalues. */
tn_status tni_callee_call(tni_callee *callee, const StableIValue *args,
                          StableIValue *outs) TN_NODISCARD;

/* The same below autograd and everything else that is above the backend (tni_dispatch_direct). */
tn_status tni_callee_call_direct(tni_callee *callee, const StableIValue *args,
                                 StableIValue *outs) TN_NODISCARD;

/* tni_callee_call for an operator that returns one new tensor. */
tn_status tni_callee_call_tensor(tni_callee *callee, const StableIValue *args,
                                 tn_tensor **out) TN_NODISCARD;

/* For an operator that returns `count` new tensors; an undefined one is NULL. */
tn_status tni_callee_call_tensors(tni_callee *callee, const StableIValue *args, size_t count,
                                  tn_tensor **outs) TN_NODISCARD;

/*
 * For an operator whose `count` results (at most TNI_PLAIN_RETURNS) are the arguments that it
 * wrote.
 */
tn_status tni_callee_call_drop(tni_callee *callee, const StableIValue *args,
                               size_t count) TN_NODISCARD;

/* Find the operator of a typed call and compare its schema with the site's type string
 * (typed_calls.c). */
tn_status tni_op_site_resolve(tn_op_site *site) TN_NODISCARD;

#endif
