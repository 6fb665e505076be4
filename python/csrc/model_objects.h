/* SPDX-License-Identifier: BSD-3-Clause */
/* Compiled models: the object that tenon.load_model's class is made above. */
#ifndef TENON_PY_MODEL_OBJECTS_H
#define TENON_PY_MODEL_OBJECTS_H

#include "own.h"

/* Puts Model into the module. */
int tpy_models_init(PyObject *module) TPY_GIL;

#endif
