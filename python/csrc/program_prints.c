/* SPDX-License-Identifier: BSD-3-Clause */
/* What programs print: Python's print() of the author's format, as in PyTorch. */
#include "program_objects.h"

#include <tenon/program.h>

#include "crossing.h"
#include "python_values.h"

static PyObject *object_of(const tn_value *value) TPY_GIL;

/* Return a list of a list's items, which stay the caller's. */
static PyObject *list_of(const tn_value *value) TPY_GIL
{
    TPY_OWN(list, PyList_New((Py_ssize_t)value->as.list.count));
    for (size_t i = 0; i < value->as.list.count && list != NULL; i++) {
        PyObject *item = object_of(&value->as.list.items[i]);
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            tpy_drop(&list);
    }
    return tpy_give(&list);
}

static PyObject *ints_of(const tn_value *value) TPY_GIL
{
    TPY_OWN(list, PyList_New((Py_ssize_t)value->as.ints.count));
    for (size_t i = 0; i < value->as.ints.count && list != NULL; i++) {
        PyObject *item = PyLong_FromLongLong(value->as.ints.items[i]);
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            tpy_drop(&list);
    }
    return tpy_give(&list);
}

/* Return an object for a value, which stays the caller's: what tpy_value_take takes is a copy. */
static PyObject *object_of(const tn_value *value)
{
    tn_value copy = *value;
    if (value->kind == TN_KIND_LIST)
        return list_of(value);
    if (value->kind == TN_KIND_INTS)
        return ints_of(value);
    if (value->kind == TN_KIND_STRING)
        return PyUnicode_FromStringAndSize(value->as.string.data,
                                           (Py_ssize_t)value->as.string.length);
    if (value->kind == TN_KIND_TENSOR && value->as.tensor != NULL)
        copy.as.tensor = tn_tensor_retain(value->as.tensor);
    return tpy_value_take(&copy);
}

/* Put the values into a tuple and those with names into a dict; -1 and an exception. */
static int fill(const tn_program_printed *printed, PyObject *tuple, PyObject *dict) TPY_GIL
{
    for (size_t i = 0; i < printed->count; i++) {
        const char *name = printed->names[i];
        PyObject *object = object_of(&printed->values[i]);
        if (object == NULL)
            return -1;
        if (name == NULL && PyTuple_SetItem(tuple, (Py_ssize_t)i, object) != 0)
            return -1;
        if (name == NULL)
            continue;
        TPY_OWN(owned, object);
        TPY_OWN(key, PyUnicode_FromString(name));
        if (key == NULL || PyDict_SetItem(dict, key, owned) != 0)
            return -1;
    }
    return 0;
}

/* Print; -1 and an exception. */
static int print(const tn_program_printed *printed) TPY_GIL
{
    size_t nplaced = 0;
    while (nplaced < printed->count && printed->names[nplaced] == NULL)
        nplaced++;
    TPY_OWN(builtins, PyImport_ImportModule("builtins"));
    TPY_OWN(format, PyUnicode_FromString(printed->format));
    TPY_OWN(make, format == NULL ? NULL : PyObject_GetAttrString(format, "format"));
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)nplaced));
    TPY_OWN(dict, PyDict_New());
    if (builtins == NULL || make == NULL || tuple == NULL || dict == NULL ||
        fill(printed, tuple, dict) != 0)
        return -1;
    TPY_OWN(text, PyObject_Call(make, tuple, dict));
    TPY_OWN(done, text == NULL ? NULL : PyObject_CallMethod(builtins, "print", "O", text));
    return done == NULL ? -1 : 0;
}

tn_status tpy_program_print(void *context, const tn_program_printed *printed)
{
    (void)context;
    if (!tpy_can_call_back())
        return TN_OK; /* there is nothing left to print to */
    PyGILState_STATE state = tpy_take_gil();
    tn_status status = print(printed) == 0 ? TN_OK : tpy_keep_exception("print");
    tpy_give_gil(state);
    return status;
}
