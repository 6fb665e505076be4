/* SPDX-License-Identifier: BSD-3-Clause */
/* Python's operators on tensors: arithmetic, comparisons, their reflected and in-place forms. */
#ifndef TENON_PY_TENSOR_NUMBERS_H
#define TENON_PY_TENSOR_NUMBERS_H

#include "own.h"

/* Slots of the Tensor type, ended by an entry of zeros. */
extern PyType_Slot tpy_number_slots[];

/* Look up the operators; called once functions can be made. */
int tpy_numbers_init(PyObject *module) TPY_GIL;

#endif
