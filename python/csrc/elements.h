/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Elements of a tensor as Python numbers, and back. C has no type for some dtypes (float16 and
 * narrower): such tensors are first converted, by an operator, to a dtype that holds all their
 * values.
 */
#ifndef TENON_PY_ELEMENTS_H
#define TENON_PY_ELEMENTS_H

#include "own.h"

/*
 * Return the dtype itself if C has a type for it, else a wider one that C has; UNDEFINED if its
 * elements are not numbers.
 */
tn_dtype tpy_wide_dtype(tn_dtype dtype);

/*
 * Return a tensor with the same elements that can be read directly: on the CPU, of a dtype that C
 * has, without lazy bits. New; the same tensor if it is like that already. NULL and an exception.
 */
tn_tensor *tpy_readable(tn_tensor *tensor) TPY_GIL;

/* Return the number at `place`, of a dtype that C has; new. */
PyObject *tpy_element_get(tn_dtype dtype, const void *place) TPY_GIL;

/*
 * Write a Python number (only bool, int, float or complex) to `place`. Integer dtypes drop the
 * fraction; a number out of their range is a RuntimeError, as in PyTorch, and one beyond 64 bits a
 * ValueError. uint64 takes integers only: other numbers are a TypeError, those out of range an
 * OverflowError. Return 0, or -1 and an exception.
 */
int tpy_element_set(tn_dtype dtype, void *place, PyObject *number) TPY_GIL;

/* Return the only element as a number; RuntimeError if there are none or several. New. */
PyObject *tpy_item(tn_tensor *tensor) TPY_GIL;

/* Return all elements as nested lists, or a number for a tensor without dimensions; new. */
PyObject *tpy_lists(tn_tensor *tensor) TPY_GIL;

/* Return the tensor in another dtype and on the CPU; new, the same tensor if it is so already. */
tn_tensor *tpy_converted(tn_tensor *tensor, tn_dtype dtype) TPY_GIL;

/* tensor_data.c: tenon.tensor, as_tensor and asarray. */
int tpy_tensor_data_init(PyObject *module) TPY_GIL;

/*
 * Return a new tensor of a number or of nested sequences of numbers. `dtype` UNDEFINED means
 * theirs. NULL and an exception.
 */
tn_tensor *tpy_tensor_of(PyObject *data, tn_dtype dtype) TPY_GIL;

#endif
