/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors, dtypes and devices for the functions of PyTorch's ABI that take or make objects. */
#ifndef TENON_PY_ABI_OBJECTS_H
#define TENON_PY_ABI_OBJECTS_H

#include "own.h"

/* Register the table of tenon/experimental/python_objects.h. */
int tpy_abi_objects_init(PyObject *module) TPY_GIL;

#endif
