/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Results with names: tenon.return_types.max has `values` and `indices`. A type is made at first
 * use and kept for ever.
 */
#ifndef TENON_PY_RETURN_TYPES_H
#define TENON_PY_RETURN_TYPES_H

#include "overloads.h"

/*
 * Write the type of an operator's results, borrowed, to `*out`; NULL if they have no names. `name`
 * is that of the type. Return 0, or -1 and an exception.
 */
int tpy_return_type(const tpy_overload *overload, const char *name, PyTypeObject **out) TPY_GIL;

/* Add the dict of types by name to the module. */
int tpy_return_types_init(PyObject *module) TPY_GIL;

#endif
