/* SPDX-License-Identifier: BSD-3-Clause */
/* Lists that describe what an object has. */
#ifndef TENON_PY_LISTS_H
#define TENON_PY_LISTS_H

#include "own.h"

/* Return a new item of what the object has; NULL and an exception. Called with the GIL. */
typedef PyObject *tpy_item_of(PyObject *self, size_t index);

/* Return the first `count` items of an object as a list; new. NULL and an exception. */
PyObject *tpy_list_new(PyObject *self, size_t count, tpy_item_of *item_of) TPY_GIL;

#endif
