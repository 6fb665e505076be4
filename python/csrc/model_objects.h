/* SPDX-License-Identifier: BSD-3-Clause */
/* Compiled models: the object behind the class that tenon.load_model returns. */
#ifndef TENON_PY_MODEL_OBJECTS_H
#define TENON_PY_MODEL_OBJECTS_H

#include "own.h"

/* Add Model to the module. */
int tpy_models_init(PyObject *module) TPY_GIL;

#endif
