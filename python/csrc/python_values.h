/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Python's values as the core's tagged ones, and back.
 *
 * The object's own type says what kind the value is; whether the operator takes it there is the
 * core's to say, so that there is one place that knows schemas. What a value points to (integers of
 * a list, tagged values of a nested one) lies in a scratch area of the call.
 */
#ifndef TENON_PY_PYTHON_VALUES_H
#define TENON_PY_PYTHON_VALUES_H

#include "own.h"

/* Memory of one call: some on the stack, more from the heap when that is used up. */
typedef struct tpy_scratch {
    void *blocks;                   /* heap blocks, each beginning with the address of the next */
    PyObject *held;                 /* owned: a chain of pairs, (object, the rest); NULL for none */
    size_t used;                    /* of `inside` */
    _Alignas(16) char inside[1024]; /* enough for the sizes, strides and paddings of any call */
} tpy_scratch;

static inline void tpy_scratch_begin(tpy_scratch *scratch)
{
    scratch->blocks = NULL;
    scratch->held = NULL;
    scratch->used = 0;
}

/* `bytes` of memory until tpy_scratch_end; NULL and an exception if there is none. */
void *tpy_scratch_get(tpy_scratch *scratch, size_t bytes) TPY_GIL;

/* Holds an object, whose reference it takes, until tpy_scratch_end; -1 and an exception, or 0. */
int tpy_scratch_hold(tpy_scratch *scratch, PyObject *owned) TPY_GIL;

/* Frees what came from the heap and drops what is held; the area may be begun again. */
void tpy_scratch_end(tpy_scratch *scratch) TPY_GIL;

/*
 * Reads `object` into `*out`, which borrows from it and from the scratch area. `code` is the schema
 * type's (tn_argument): a tensor without dimensions is read as its number where a number is due,
 * and an array of another library as a tensor where a tensor is; not one that may not be written
 * where the call `writes` it. 0, or -1 and an exception.
 */
int tpy_value_from(PyObject *object, const char *code, bool writes, tpy_scratch *scratch,
                   tn_value *out) TPY_GIL;

/* The object of a result, whose value it takes, also on failure. New. */
PyObject *tpy_value_take(tn_value *value) TPY_GIL;

#endif
