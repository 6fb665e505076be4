/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Python values as the core's tagged values, and back.
 *
 * The object's own type decides the kind of the value. Whether the operator accepts that kind is
 * left to the core, so that only one place knows schemas. What a value points to (integers of a
 * list, tagged values of a nested one) is in a scratch area of the call.
 */
#ifndef TENON_PY_PYTHON_VALUES_H
#define TENON_PY_PYTHON_VALUES_H

#include "own.h"

/* Memory of one call: first on the stack, then, when that is used up, from the heap. */
typedef struct tpy_scratch {
    void *blocks;                   /* heap blocks, each beginning with the address of the next */
    PyObject *held;                 /* owned: a chain of pairs (object, the rest); NULL for none */
    size_t used;                    /* of `inside` */
    _Alignas(16) char inside[1024]; /* enough for sizes, strides and paddings of any call */
} tpy_scratch;

static inline void tpy_scratch_begin(tpy_scratch *scratch)
{
    scratch->blocks = NULL;
    scratch->held = NULL;
    scratch->used = 0;
}

/* Return `bytes` of memory, valid until tpy_scratch_end; NULL and an exception if there is none. */
void *tpy_scratch_get(tpy_scratch *scratch, size_t bytes) TPY_GIL;

/*
 * Hold an object, whose reference is taken, until tpy_scratch_end. Return 0, or -1 and an
 * exception.
 */
int tpy_scratch_hold(tpy_scratch *scratch, PyObject *owned) TPY_GIL;

/* Free the heap blocks and drop the held objects; the area may be begun again. */
void tpy_scratch_end(tpy_scratch *scratch) TPY_GIL;

/*
 * Read `object` into `*out`, which borrows from it and from the scratch area. `code` is the schema
 * type's (tn_argument). Where it wants a number, a tensor without dimensions is read as its number;
 * where it wants a tensor, another library's array is read as a tensor, unless the call `writes` it
 * and its memory is read-only. Return 0, or -1 and an exception.
 */
int tpy_value_from(PyObject *object, const char *code, bool writes, tpy_scratch *scratch,
                   tn_value *out) TPY_GIL;

/* Return the object of a result; the value is taken, also on failure. New. */
PyObject *tpy_value_take(tn_value *value) TPY_GIL;

#endif
