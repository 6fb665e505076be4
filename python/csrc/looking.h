/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the core tells of itself, as objects: computed dispatch tables, and events of a profile.
 */
#ifndef TENON_PY_LOOKING_H
#define TENON_PY_LOOKING_H

#include "own.h"

/* Puts the functions of this part into the module. */
int tpy_looking_init(PyObject *module) TPY_GIL;

#endif
