/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.Size derives from tuple and uses the tuple's own functions; where the result holds sizes,
 * it is converted back to a Size.
 */
#include "sizes.h"

static PyTypeObject *size_type; /* owned for ever */

PyObject *tpy_integers_new(const int64_t *items, int64_t count)
{
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)count));
    if (tuple == NULL)
        return NULL;
    for (int64_t i = 0; i < count; i++) {
        PyObject *item = PyLong_FromLongLong(items[i]);
        if (item == NULL || PyTuple_SetItem(tuple, (Py_ssize_t)i, item) != 0)
            return NULL;
    }
    return tpy_give(&tuple);
}

/* Return a Size with the items of a tuple, whose reference is taken; NULL is passed on. */
static PyObject *size_take(PyObject *tuple) TPY_GIL
{
    TPY_OWN(owned, tuple);
    if (owned == NULL)
        return NULL;
    TPY_OWN(args, PyTuple_New(1));
    if (args == NULL || PyTuple_SetItem(args, 0, tpy_give(&owned)) != 0)
        return NULL;
    newfunc make = (newfunc)(uintptr_t)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    return make(size_type, args, NULL);
}

PyObject *tpy_size_new(const int64_t *items, int64_t count)
{
    return size_take(tpy_integers_new(items, count));
}

/* ---- methods ---- */

/* Size(numbers): from any iterable of integers; each is normalized by __index__. */
static PyObject *size_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    PyObject *items = NULL;
    (void)type;
    if (names != NULL && PyDict_Size(names) > 0)
        return PyErr_Format(PyExc_TypeError, "Size() takes no keyword arguments");
    if (!PyArg_ParseTuple(args, "|O:Size", &items))
        return NULL;
    TPY_OWN(given, items == NULL ? PyTuple_New(0) : PySequence_Tuple(items));
    TPY_OWN(whole, given == NULL ? NULL : PyTuple_New(PyTuple_Size(given)));
    for (Py_ssize_t i = 0; whole != NULL && i < PyTuple_Size(given); i++) {
        PyObject *item = PyTuple_GetItem(given, i);
        if (!PyIndex_Check(item))
            return PyErr_Format(PyExc_TypeError, "Size(): item %zd is %R, expected a whole number",
                                i, item);
        PyObject *number = PyNumber_Index(item);
        if (number == NULL || PyTuple_SetItem(whole, i, number) != 0)
            return NULL;
    }
    return size_take(tpy_give(&whole));
}

static PyObject *size_repr(PyObject *self) TPY_GIL
{
    TPY_OWN(list, PySequence_List(self));
    return list == NULL ? NULL : PyUnicode_FromFormat("tenon.Size(%R)", list);
}

/* Size + tuple and tuple + Size are Sizes. */
static PyObject *size_add(PyObject *left, PyObject *right) TPY_GIL
{
    if (!PyTuple_Check(left) || !PyTuple_Check(right))
        return tpy_keep(Py_NotImplemented);
    binaryfunc join = (binaryfunc)(uintptr_t)PyType_GetSlot(&PyTuple_Type, Py_sq_concat);
    return size_take(join(left, right));
}

/* Size * n. */
static PyObject *size_repeat(PyObject *self, Py_ssize_t times) TPY_GIL
{
    ssizeargfunc repeat = (ssizeargfunc)(uintptr_t)PyType_GetSlot(&PyTuple_Type, Py_sq_repeat);
    return size_take(repeat(self, times));
}

/* A slice is a Size, an item a number. */
static PyObject *size_item(PyObject *self, PyObject *index) TPY_GIL
{
    binaryfunc item = (binaryfunc)(uintptr_t)PyType_GetSlot(&PyTuple_Type, Py_mp_subscript);
    PyObject *found = item(self, index);
    return PySlice_Check(index) ? size_take(found) : found;
}

/* numel(): the product of the sizes; OverflowError beyond 64 bits. */
static PyObject *size_numel(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    long long product = 1;
    for (Py_ssize_t i = 0; i < PyTuple_Size(self); i++) {
        long long size = PyLong_AsLongLong(PyTuple_GetItem(self, i));
        if (size == -1 && PyErr_Occurred() != NULL)
            return NULL;
        if (__builtin_mul_overflow(product, size, &product))
            return PyErr_Format(PyExc_OverflowError, "more elements than 64 bits count");
    }
    return PyLong_FromLongLong(product);
}

/* __reduce__: pickled as its numbers. */
static PyObject *size_reduce(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    TPY_OWN(list, PySequence_List(self));
    return list == NULL ? NULL : Py_BuildValue("(O(O))", (PyObject *)size_type, list);
}

static PyMethodDef size_methods[] = {
    {"numel", size_numel, METH_NOARGS, "numel()\n--\n\nThe product of the sizes."},
    {"__reduce__", size_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot size_slots[] = {
    {Py_tp_new, TPY_CODE(size_make)},
    {Py_tp_repr, TPY_CODE(size_repr)},
    {Py_nb_add, TPY_CODE(size_add)},
    {Py_sq_repeat, TPY_CODE(size_repeat)},
    {Py_mp_subscript, TPY_CODE(size_item)},
    {Py_tp_methods, size_methods},
    {Py_tp_doc, (void *)"Sizes of a tensor: a tuple of integers."},
    {0, NULL},
};

static PyType_Spec size_spec = {"tenon.Size", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                                size_slots};

int tpy_sizes_init(PyObject *module)
{
    TPY_OWN(bases, Py_BuildValue("(O)", (PyObject *)&PyTuple_Type));
    size_type = bases == NULL ? NULL : (PyTypeObject *)PyType_FromSpecWithBases(&size_spec, bases);
    if (size_type == NULL)
        return -1;
    return PyModule_AddObjectRef(module, "Size", (PyObject *)size_type);
}
