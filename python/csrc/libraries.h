/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators and kernels that are written in Python: what tenon.library is made above.
 *
 * A Block is one tn_library. A kernel's function is held by a small record that is the kernel's
 * context. The record is never freed, since a thread may have chosen the kernel just before it was
 * withdrawn; the function is dropped under the GIL when its block is, and such a late call finds
 * it gone and fails.
 *
 * A Keyset names the call that a kernel is answering, for Overload.redispatch. It is good on the
 * kernel's thread and until the kernel returns.
 */
#ifndef TENON_PY_LIBRARIES_H
#define TENON_PY_LIBRARIES_H

#include "own.h"

/*
 * The call that a Keyset names, borrowed while its kernel runs. NULL and an exception if the object
 * is no Keyset, its kernel has returned, runs on another thread, or answers another operator.
 */
const tn_call *tpy_keyset_call(PyObject *keyset, const tn_op *op) TPY_GIL;

/* Makes the types and puts them and the functions of this part into the module. */
int tpy_libraries_init(PyObject *module) TPY_GIL;

#endif
