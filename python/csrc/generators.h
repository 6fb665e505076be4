/* SPDX-License-Identifier: BSD-3-Clause */
/* tenon.Generator: a sequence of random numbers of one's own, for arguments called `generator`. */
#ifndef TENON_PY_GENERATORS_H
#define TENON_PY_GENERATORS_H

#include "own.h"

/* A Generator object. */
bool tpy_is_generator(PyObject *object) TPY_GIL;

/* Its value for a call, which borrows from the object. */
tn_value tpy_generator_peek(PyObject *object);

/* A Generator of a result, OPAQUE, whose handle it moves to the object. New; NULL with an error. */
PyObject *tpy_generator_take(tn_value *value) TPY_GIL;

/* Makes the type and puts it into the module. */
int tpy_generators_init(PyObject *module) TPY_GIL;

#endif
