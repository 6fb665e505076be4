/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Named constants as objects: dtypes, layouts, memory formats, and devices.
 *
 * A dtype, layout or memory format is one object for the life of the process, so that `is` tells
 * them apart; devices are values. The numbers are the core's.
 */
#ifndef TENON_PY_CONSTANTS_H
#define TENON_PY_CONSTANTS_H

#include "own.h"

/* The object of a number of the core; new. A number that has none is a ValueError. */
PyObject *tpy_dtype_new(int64_t dtype) TPY_GIL;
PyObject *tpy_layout_new(int64_t layout) TPY_GIL;
PyObject *tpy_memory_format_new(int64_t format) TPY_GIL;
PyObject *tpy_device_new(tn_device device) TPY_GIL;

/*
 * The value of a constant, a device, or one of Python's types that stands for a dtype (float, int,
 * bool, complex). False, and no exception, if the object is none of these.
 */
bool tpy_constant_value(PyObject *object, tn_value *out) TPY_GIL;

/* Makes the types and puts them and all constants into the module. */
int tpy_constants_init(PyObject *module) TPY_GIL;

#endif
