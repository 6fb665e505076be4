/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Elements of a tensor as numbers of Python's, and back. C has no type for some dtypes (float16 and
 * narrower): such tensors are widened first, by an operator, to one that holds all their numbers.
 */
#ifndef TENON_PY_ELEMENTS_H
#define TENON_PY_ELEMENTS_H

#include "own.h"

/* The dtype itself where C has it, a wider one where not; UNDEFINED: its elements are no numbers.
 */
tn_dtype tpy_wide_dtype(tn_dtype dtype);

/*
 * A tensor with the same elements that can be read: on the cpu, of a dtype that C has, not lazily
 * conjugated or negated. New, the same tensor if it is so already; NULL and an exception.
 */
tn_tensor *tpy_readable(tn_tensor *tensor) TPY_GIL;

/* The number at `place`, of a dtype that C has; new. */
PyObject *tpy_element_get(tn_dtype dtype, const void *place) TPY_GIL;

/*
 * Writes a Python number (bool, int, float or complex, nothing else) to `place`. A fraction is cut
 * for a whole dtype; a number that is too large for it is a RuntimeError, as in PyTorch, and one
 * beyond 64 bits a ValueError. uint64 takes whole numbers only, others are an OverflowError or a
 * TypeError. -1 and an exception.
 */
int tpy_element_set(tn_dtype dtype, void *place, PyObject *number) TPY_GIL;

/* The only element as a number; RuntimeError if there are none or several. New. */
PyObject *tpy_item(tn_tensor *tensor) TPY_GIL;

/* All elements as lists in lists, or a number without dimensions; new. */
PyObject *tpy_lists(tn_tensor *tensor) TPY_GIL;

/* The tensor in another dtype and on the cpu; new, the same tensor if it is so already. */
tn_tensor *tpy_converted(tn_tensor *tensor, tn_dtype dtype) TPY_GIL;

/* tensor_data.c: tenon.tensor and what is made like it. */
int tpy_tensor_data_init(PyObject *module) TPY_GIL;

/* A new tensor of a number, or of numbers in sequences; `dtype` UNDEFINED: theirs. NULL, exception.
 */
tn_tensor *tpy_tensor_of(PyObject *data, tn_dtype dtype) TPY_GIL;

#endif
