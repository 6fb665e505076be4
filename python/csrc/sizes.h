/* SPDX-License-Identifier: BSD-3-Clause */
/* tenon.Size: a tuple of whole numbers that prints itself as one of sizes, and whose parts are
 * such. */
#ifndef TENON_PY_SIZES_H
#define TENON_PY_SIZES_H

#include "own.h"

/* `count` numbers as a tuple, and as a Size; new. */
PyObject *tpy_integers_new(const int64_t *items, int64_t count) TPY_GIL;
PyObject *tpy_size_new(const int64_t *items, int64_t count) TPY_GIL;

/* Makes the type and puts it into the module. */
int tpy_sizes_init(PyObject *module) TPY_GIL;

#endif
