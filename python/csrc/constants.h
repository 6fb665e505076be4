/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Named constants as objects: dtypes, layouts, memory formats, and devices.
 *
 * Each dtype, layout or memory format is one object for the life of the process, so `is` compares
 * them; devices are values. The numbers are the core's.
 */
#ifndef TENON_PY_CONSTANTS_H
#define TENON_PY_CONSTANTS_H

#include "own.h"

/* Return the object for a number of the core; new. An unknown number is a ValueError. */
PyObject *tpy_dtype_new(int64_t dtype) TPY_GIL;
PyObject *tpy_layout_new(int64_t layout) TPY_GIL;
PyObject *tpy_memory_format_new(int64_t format) TPY_GIL;
PyObject *tpy_device_new(tn_device device) TPY_GIL;

/*
 * Read a constant, a device, or a Python type that means a dtype (float, int, bool, complex).
 * Return false, without an exception, for any other object.
 */
bool tpy_constant_value(PyObject *object, tn_value *out) TPY_GIL;

/* Make the types; add them and all constants to the module. */
int tpy_constants_init(PyObject *module) TPY_GIL;

#endif
