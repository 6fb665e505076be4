/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Who owns a Python object: the only place where references are counted.
 *
 *     TPY_OWN(name, PyObject_Repr(object));     dropped when the block ends, NULL or not
 *     if (name == NULL)
 *         return NULL;
 *     return tpy_give(&name);                   handed out: the block drops nothing any more
 *
 * A variable declared with TPY_OWN owns one reference. A plain `PyObject *` borrows. Functions
 * return new references unless their names say `peek`. All of these functions need the GIL; debug
 * builds assert it.
 */
#ifndef TENON_PY_OWN_H
#define TENON_PY_OWN_H

#include "interpreter.h"

#ifndef NDEBUG
/* End the process with a message if the calling thread does not hold the GIL. */
void tpy_assert_gil(void);
#else
static inline void tpy_assert_gil(void)
{
}
#endif

/*
 * Add one reference and return `object`, so that the call can be used where one is stored. NULL is
 * allowed.
 */
static inline PyObject *tpy_keep(PyObject *object) TPY_GIL;
static inline PyObject *tpy_keep(PyObject *object)
{
    tpy_assert_gil();
    Py_XINCREF(object);
    return object;
}

/*
 * Drop the reference in `*slot`. It is set to NULL first, because dropping may run any code,
 * including code that looks at `*slot` again.
 */
static inline void tpy_drop(PyObject **slot) TPY_GIL;
static inline void tpy_drop(PyObject **slot)
{
    tpy_assert_gil();
    PyObject *object = *slot;
    *slot = NULL;
    Py_XDECREF(object);
}

/* Store an owned reference in `*slot` and drop the one that it held. */
static inline void tpy_set(PyObject **slot, PyObject *owned) TPY_GIL;
static inline void tpy_set(PyObject **slot, PyObject *owned)
{
    PyObject *before = *slot;
    *slot = owned;
    tpy_drop(&before);
}

/* Return the reference in `*slot`, which owns nothing afterwards. */
static inline PyObject *tpy_give(PyObject **slot)
{
    PyObject *object = *slot;
    *slot = NULL;
    return object;
}

#define TPY_OWN(name, value) __attribute__((cleanup(tpy_drop))) PyObject *name = (value)

#endif
