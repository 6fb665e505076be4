/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Who owns a Python object: the one place where references are counted.
 *
 *     TPY_OWN(name, PyObject_Repr(object));     dropped when the block ends, NULL or not
 *     if (name == NULL)
 *         return NULL;
 *     return tpy_give(&name);                   handed out: the block drops nothing any more
 *
 * A variable made by TPY_OWN owns one reference. A plain `PyObject *` borrows. Functions return new
 * references unless their names say `peek`. All of it needs the GIL, which debug builds assert.
 */
#ifndef TENON_PY_OWN_H
#define TENON_PY_OWN_H

#include "interpreter.h"

#ifndef NDEBUG
/* Ends the process with a text where the thread does not hold the GIL. */
void tpy_assert_gil(void);
#else
static inline void tpy_assert_gil(void)
{
}
#endif

/* One more reference; returns `object`, so that it can stand where one is stored. NULL is legal. */
static inline PyObject *tpy_keep(PyObject *object) TPY_GIL;
static inline PyObject *tpy_keep(PyObject *object)
{
    tpy_assert_gil();
    Py_XINCREF(object);
    return object;
}

/* Drops the reference in `*slot` and leaves NULL there first, as dropping may run any code. */
static inline void tpy_drop(PyObject **slot) TPY_GIL;
static inline void tpy_drop(PyObject **slot)
{
    tpy_assert_gil();
    PyObject *object = *slot;
    *slot = NULL;
    Py_XDECREF(object);
}

/* Stores an owned reference and drops what was there. */
static inline void tpy_set(PyObject **slot, PyObject *owned) TPY_GIL;
static inline void tpy_set(PyObject **slot, PyObject *owned)
{
    PyObject *before = *slot;
    *slot = owned;
    tpy_drop(&before);
}

/* The reference in `*slot`, which owns nothing from then on. */
static inline PyObject *tpy_give(PyObject **slot)
{
    PyObject *object = *slot;
    *slot = NULL;
    return object;
}

#define TPY_OWN(name, value) __attribute__((cleanup(tpy_drop))) PyObject *name = (value)

#endif
