/* SPDX-License-Identifier: BSD-3-Clause */
/* tenon.Generator: a separate sequence of random numbers, for arguments named `generator`. */
#ifndef TENON_PY_GENERATORS_H
#define TENON_PY_GENERATORS_H

#include "own.h"

/* Return whether it is a Generator object. */
bool tpy_is_generator(PyObject *object) TPY_GIL;

/* Return its value for a call, which borrows from the object. */
tn_value tpy_generator_peek(PyObject *object);

/*
 * Return a new Generator for a result of kind OPAQUE, whose handle moves to the object; NULL and an
 * exception.
 */
PyObject *tpy_generator_take(tn_value *value) TPY_GIL;

/* Make the type and add it to the module. */
int tpy_generators_init(PyObject *module) TPY_GIL;

#endif
