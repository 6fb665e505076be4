/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported programs: the object behind the class that tenon.load_program returns. */
#ifndef TENON_PY_PROGRAM_OBJECTS_H
#define TENON_PY_PROGRAM_OBJECTS_H

#include "own.h"

#include <tenon/program.h>

/* Add Program to the module. */
int tpy_programs_init(PyObject *module) TPY_GIL;

/* Print what a program prints, by Python's print(); on any thread, with or without the GIL. */
tn_status tpy_program_print(void *context, const tn_program_printed *printed);

#endif
