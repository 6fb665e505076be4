/* SPDX-License-Identifier: BSD-3-Clause */
/* tenon.Size: a tuple of integers that prints as sizes and whose slices and sums are Sizes, too. */
#ifndef TENON_PY_SIZES_H
#define TENON_PY_SIZES_H

#include "own.h"

/* Return `count` numbers as a tuple, or as a Size; new. */
PyObject *tpy_integers_new(const int64_t *items, int64_t count) TPY_GIL;
PyObject *tpy_size_new(const int64_t *items, int64_t count) TPY_GIL;

/* Make the type and add it to the module. */
int tpy_sizes_init(PyObject *module) TPY_GIL;

#endif
