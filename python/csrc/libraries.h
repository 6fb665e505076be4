/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators and kernels written in Python, on which tenon.library is built.
 *
 * A Block is one tn_library. A small record, which is the kernel's context, holds the kernel's
 * function. The record is never freed, because a thread may have chosen the kernel just before it
 * was withdrawn. The function is dropped under the GIL together with its block; a call that comes
 * later finds no function and fails.
 *
 * A Keyset names the call that a kernel is answering, for Overload.redispatch. It is valid on the
 * kernel's thread until the kernel returns.
 */
#ifndef TENON_PY_LIBRARIES_H
#define TENON_PY_LIBRARIES_H

#include "own.h"

/*
 * Return the call that a Keyset names, borrowed while its kernel runs. NULL and an exception if the
 * object is no Keyset, its kernel has returned, it belongs to another thread, or its call is one of
 * another operator.
 */
const tn_call *tpy_keyset_call(PyObject *keyset, const tn_op *op) TPY_GIL;

/* Make the types; add them and the functions of this part to the module. */
int tpy_libraries_init(PyObject *module) TPY_GIL;

#endif
