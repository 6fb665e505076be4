/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The functions of tenon/python.h, crossings and tensors, in one capsule.
 *
 * Each function forwards to one of this package. The header's types do not know clang's analysis of
 * the GIL, so the functions are unchecked.
 */
/* The authors' header calls Python without gil_list.h. */
#define TPY_NO_GIL_LIST
#include "author_table.h"

#include "crossing.h"
#include "tensor_object.h"

#include <tenon/python.h>

_Static_assert(sizeof(tpy_crossing) <= sizeof(tn_python_call), "a call has room for a crossing");

static void enter(tn_python_call *call, int without_gil) TPY_UNCHECKED
{
    tpy_enter((tpy_crossing *)(void *)call, without_gil != 0);
}

static int leave(tn_python_call *call, tn_status status) TPY_UNCHECKED
{
    return tpy_leave((tpy_crossing *)(void *)call, status);
}

static PyObject *raise_status(tn_status status) TPY_UNCHECKED
{
    return tpy_raise(status);
}

static tn_status keep(const char *what) TPY_UNCHECKED
{
    return tpy_keep_exception(what);
}

static PyObject *tensor_take(tn_tensor *tensor) TPY_UNCHECKED
{
    return tpy_tensor_take(tensor);
}

static tn_tensor *tensor_peek(PyObject *object) TPY_UNCHECKED
{
    if (object != NULL && tpy_is_tensor(object))
        return tpy_tensor_peek(object);
    PyErr_Format(PyExc_TypeError, "expected a tenon.Tensor, not %R",
                 object == NULL ? Py_None : (PyObject *)Py_TYPE(object));
    return NULL;
}

static int warn(const char *text) TPY_UNCHECKED
{
    return tpy_warn(text);
}

static const tn_python_table table = {sizeof table, enter,       leave,       raise_status,
                                      keep,         tensor_take, tensor_peek, warn};

int tpy_author_table_init(PyObject *module)
{
    TPY_OWN(capsule, PyCapsule_New((void *)(uintptr_t)&table, TN_PYTHON_TABLE_NAME, NULL));
    return capsule == NULL ? -1 : PyModule_AddObjectRef(module, "_python_table", capsule);
}
