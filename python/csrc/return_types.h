/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Results with names: tenon.return_types.max has `values` and `indices`. A type is made when it is
 * first needed, and stays.
 */
#ifndef TENON_PY_RETURN_TYPES_H
#define TENON_PY_RETURN_TYPES_H

#include "overloads.h"

/*
 * The type of an operator's results, borrowed, in `*out`: NULL if they have no names. `name` is the
 * type's. 0, or -1 and an exception.
 */
int tpy_return_type(const tpy_overload *overload, const char *name, PyTypeObject **out) TPY_GIL;

/* Puts what finds types by their names into the module. */
int tpy_return_types_init(PyObject *module) TPY_GIL;

#endif
