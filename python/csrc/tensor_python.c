/* SPDX-License-Identifier: BSD-3-Clause */
/* What Tensor leaves to the package's Python, which is imported when it is first needed. */
#include "tensor_object.h"

/* `function(self)` of a module of the package. */
static PyObject *ask(const char *module, const char *function, PyObject *self) TPY_GIL;
static PyObject *ask(const char *module, const char *function, PyObject *self)
{
    TPY_OWN(found, PyImport_ImportModule(module));
    return found == NULL ? NULL : PyObject_CallMethod(found, function, "O", self);
}

static PyObject *show(PyObject *self) TPY_GIL;
static PyObject *show(PyObject *self)
{
    return ask("tenon._printing", "text", self);
}

PyType_Slot tpy_python_slots[] = {{Py_tp_repr, TPY_CODE(show)}, {0, NULL}};
