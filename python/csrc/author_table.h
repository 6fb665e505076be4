/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions that other authors' modules get through tenon/python.h. */
#ifndef TENON_PY_AUTHOR_TABLE_H
#define TENON_PY_AUTHOR_TABLE_H

#include "own.h"

/* Add the table to the module, as a capsule. */
int tpy_author_table_init(PyObject *module) TPY_GIL;

#endif
