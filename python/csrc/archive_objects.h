/* SPDX-License-Identifier: BSD-3-Clause */
/* ZIP archives in memory, for tenon.load: the core's reader, with the core's limits. */
#ifndef TENON_PY_ARCHIVE_OBJECTS_H
#define TENON_PY_ARCHIVE_OBJECTS_H

#include "own.h"

/* Add Archive to the module. */
int tpy_archives_init(PyObject *module) TPY_GIL;

#endif
