/* SPDX-License-Identifier: BSD-3-Clause */
/* What modules of other authors get through tenon/python.h. */
#ifndef TENON_PY_AUTHOR_TABLE_H
#define TENON_PY_AUTHOR_TABLE_H

#include "own.h"

/* Puts the table into the module, as a capsule. */
int tpy_author_table_init(PyObject *module) TPY_GIL;

#endif
