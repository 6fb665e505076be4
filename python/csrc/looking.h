/* SPDX-License-Identifier: BSD-3-Clause */
/* What the core reports about itself, as objects: computed dispatch tables and profile events. */
#ifndef TENON_PY_LOOKING_H
#define TENON_PY_LOOKING_H

#include "own.h"

/* Add the functions of this part to the module. */
int tpy_looking_init(PyObject *module) TPY_GIL;

#endif
