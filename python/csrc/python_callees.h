/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that the module calls itself. Each is looked up at its first call, by whatever thread.
 *
 *     static tpy_callee clone = {"aten::clone", NULL};
 *     tn_tensor *copy = tpy_callee_tensor(&clone, args, 2);
 */
#ifndef TENON_PY_PYTHON_CALLEES_H
#define TENON_PY_PYTHON_CALLEES_H

#include "own.h"

typedef struct tpy_callee {
    const char *name; /* static: "aten::clone" */
    const tn_op *op;  /* the core's; NULL before the first call; several threads may set it */
} tpy_callee;

/*
 * Call an operator with `count` arguments, which are borrowed, and `nresults` results, which are
 * new. With `may_be_long` the GIL is released meanwhile. 0, or -1, an exception and no results.
 */
int tpy_callee_call(tpy_callee *callee, bool may_be_long, const tn_value *args, size_t count,
                    tn_value *results, size_t nresults) TPY_GIL;

/*
 * Call an operator whose first argument is a tensor and that returns one; new, NULL and an
 * exception. The GIL is released for many elements only, because that takes time itself.
 */
tn_tensor *tpy_callee_tensor(tpy_callee *callee, const tn_value *args, size_t count) TPY_GIL;

#endif
