/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tagged values from objects, by the object's Python type, and objects from results, by their kind.
 *
 * Nothing is copied but lists: strings, tensors and numbers borrow from the object or are values.
 */
#include "python_values.h"

#include "constants.h"
#include "foreign.h"
#include "generators.h"
#include "python_callees.h"
#include "tensor_object.h"

#include <stdlib.h>

/* Nesting limit of lists, deeper than any schema needs: guards the C stack against cyclic lists. */
#define MOST_DEPTH 8

void *tpy_scratch_get(tpy_scratch *scratch, size_t bytes)
{
    /* Blocks of the stack's area and of the heap are aligned to 16 bytes. */
    size_t rounded = (bytes + 15) & ~(size_t)15;
    if (rounded <= sizeof scratch->inside - scratch->used) {
        void *place = scratch->inside + scratch->used;
        scratch->used += rounded;
        return place;
    }
    /* The first 16 bytes of a heap block link it to the previous one. */
    void **block = malloc(rounded + 16);
    if (block == NULL) {
        (void)PyErr_NoMemory();
        return NULL;
    }
    *block = scratch->blocks;
    scratch->blocks = block;
    return (char *)block + 16;
}

int tpy_scratch_hold(tpy_scratch *scratch, PyObject *owned)
{
    PyObject *pair = PyTuple_New(2);
    if (pair == NULL) {
        tpy_drop(&owned);
        return -1;
    }
    /* The chain of pairs owns everything, so dropping its head ends it all. */
    PyObject *rest = scratch->held == NULL ? tpy_keep(Py_None) : scratch->held;
    scratch->held = pair;
    return PyTuple_SetItem(pair, 0, owned) != 0 || PyTuple_SetItem(pair, 1, rest) != 0 ? -1 : 0;
}

void tpy_scratch_end(tpy_scratch *scratch)
{
    tpy_drop(&scratch->held);
    while (scratch->blocks != NULL) {
        void *block = scratch->blocks;
        scratch->blocks = *(void **)block;
        free(block);
    }
}

/* ---- from Python ---- */

/* How a value is to be read. */
typedef struct reading {
    tpy_scratch *scratch; /* memory for lists */
    bool wants_number;    /* the type contains numbers and no tensors: read a tensor's element */
    bool wants_tensor;    /* the type contains tensors: read another library's array as one */
    bool writes;          /* the call writes the value, so read-only memory is refused */
    int depth;            /* how many lists contain this value */
} reading;

static int read_value(reading *how, PyObject *object, tn_value *out) TPY_GIL;

/* Read the only element of a tensor, by aten::item. */
static int read_item(tn_tensor *tensor, tn_value *out) TPY_GIL
{
    static tpy_callee item = {"aten::item", NULL};
    tn_value argument = tn_value_tensor(tensor);
    return tpy_callee_call(&item, false, &argument, 1, out, 1);
}

/* Read an integer of 64 bits; OverflowError for any other. */
static int read_integer(PyObject *object, tn_value *out) TPY_GIL
{
    int overflow;
    long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (number == -1 && overflow == 0 && PyErr_Occurred() != NULL)
        return -1;
    if (overflow != 0) {
        PyErr_Format(PyExc_OverflowError, "%R does not fit into 64 bits", object);
        return -1;
    }
    *out = tn_value_int(number);
    return 0;
}

/* The text is cached in the object, which lives as long as the call. */
static int read_text(PyObject *object, tn_value *out) TPY_GIL
{
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(object, &length);
    if (text == NULL)
        return -1;
    *out = tn_value_string(text, (size_t)length);
    return 0;
}

/* Return the item at `index`, borrowed from the list or tuple. */
static PyObject *peek_item(PyObject *list, Py_ssize_t index) TPY_GIL
{
    return PyTuple_Check(list) ? PyTuple_GetItem(list, index) : PyList_GetItem(list, index);
}

/*
 * Return the items of a list in an object that nobody can change. Another thread may change the
 * list while a kernel runs without the GIL, and so may code that reading an item runs; values must
 * not borrow from items that might go away. So a list is copied to a tuple, which the scratch area
 * holds, unless only numbers are read from it. Borrowed; NULL and an exception.
 */
static PyObject *steady(reading *how, PyObject *object) TPY_GIL
{
    if (how->wants_number || PyTuple_Check(object))
        return object;
    PyObject *copy = PySequence_Tuple(object);
    if (copy == NULL || tpy_scratch_hold(how->scratch, copy) != 0)
        return NULL;
    return copy;
}

/* Read a list, in which all items are read in the same way. */
static int read_list(reading *how, PyObject *list, tn_value *out) TPY_GIL
{
    PyObject *object = steady(how, list);
    if (object == NULL)
        return -1;
    Py_ssize_t count = PyTuple_Check(object) ? PyTuple_Size(object) : PyList_Size(object);
    if (how->depth >= MOST_DEPTH) {
        PyErr_SetString(PyExc_ValueError, "lists in lists, deeper than any schema has");
        return -1;
    }
    tn_value *items = tpy_scratch_get(how->scratch, (size_t)count * sizeof *items);
    if (items == NULL)
        return -1;
    /* On failure the depth is wrong, but nothing more is read. */
    how->depth++;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *item = peek_item(object, i);
        if (item == NULL || read_value(how, item, &items[i]) != 0)
            return -1;
    }
    how->depth--;
    *out = tn_value_list(items, (size_t)count);
    return 0;
}

/* Read a tensor, or its element where a number is wanted. */
static int read_tensor(reading *how, PyObject *object, tn_value *out) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(object);
    if (how->wants_number)
        return read_item(tensor, out);
    *out = tn_value_tensor(tensor);
    return 0;
}

/*
 * Read another library's array as a Tensor, which the scratch area holds. Return 1, 0 if the object
 * is no array, or -1 and an exception.
 */
static int read_foreign(reading *how, PyObject *object, tn_value *out) TPY_GIL
{
    PyObject *tensor = tpy_foreign_tensor(object);
    if (tensor == NULL)
        return PyErr_Occurred() == NULL ? 0 : -1;
    bool is_read_only = ((tpy_tensor *)tensor)->is_read_only;
    if (tpy_scratch_hold(how->scratch, tensor) != 0)
        return -1;
    if (is_read_only && how->writes) {
        PyErr_Format(PyExc_ValueError,
                     "an argument that the call writes is in memory that may not be written (%R)",
                     (PyObject *)Py_TYPE(object));
        return -1;
    }
    *out = tn_value_tensor(tpy_tensor_peek(tensor));
    return 1;
}

/*
 * Read the number of an object that has a method `item`, such as NumPy's scalars. The same results.
 */
static int read_foreign_item(reading *how, PyObject *object, tn_value *out) TPY_GIL
{
    TPY_OWN(method, PyObject_GetAttrString(object, "item"));
    if (method == NULL) {
        PyErr_Clear();
        return 0;
    }
    TPY_OWN(number, PyObject_CallFunctionObjArgs(method, NULL));
    if (number == NULL)
        return -1;
    if (!PyLong_Check(number) && !PyFloat_Check(number) && !PyComplex_Check(number))
        return 0;
    return read_value(how, number, out) == 0 ? 1 : -1;
}

/*
 * Read any other object: constants, generators, arrays where the schema has a tensor, and numbers
 * of other libraries. Integers are recognized by __index__, which arrays have, too.
 */
static int read_other(reading *how, PyObject *object, tn_value *out) TPY_GIL
{
    if (tpy_constant_value(object, out))
        return 0;
    if (tpy_is_generator(object)) {
        *out = tpy_generator_peek(object);
        return 0;
    }
    int found = how->wants_tensor ? read_foreign(how, object, out) : 0;
    if (found != 0)
        return found < 0 ? -1 : 0;
    if (PyIndex_Check(object) && !tpy_is_array(object)) {
        TPY_OWN(number, PyNumber_Index(object));
        return number == NULL ? -1 : read_integer(number, out);
    }
    found = read_foreign_item(how, object, out);
    if (found != 0)
        return found < 0 ? -1 : 0;
    PyErr_Format(PyExc_TypeError, "no operator takes an object of type %R",
                 (PyObject *)Py_TYPE(object));
    return -1;
}

/* Frequent types come first. bool is tested before int, from which Python derives it. */
static int read_value(reading *how, PyObject *object, tn_value *out)
{
    if (tpy_is_tensor(object))
        return read_tensor(how, object, out);
    if (object == Py_None)
        *out = tn_value_none();
    else if (PyBool_Check(object))
        *out = tn_value_bool(object == Py_True);
    else if (PyLong_Check(object))
        return read_integer(object, out);
    else if (PyFloat_Check(object))
        *out = tn_value_double(PyFloat_AsDouble(object));
    else if (PyTuple_Check(object) || PyList_Check(object))
        return read_list(how, object, out);
    else if (PyUnicode_Check(object))
        return read_text(object, out);
    else if (PyComplex_Check(object)) {
        out->kind = TN_KIND_COMPLEX;
        out->as.complex[0] = PyComplex_RealAsDouble(object);
        out->as.complex[1] = PyComplex_ImagAsDouble(object);
    } else
        return read_other(how, object, out);
    return 0;
}

int tpy_value_from(PyObject *object, const char *code, bool writes, tpy_scratch *scratch,
                   tn_value *out)
{
    /* The last letter of the code is the innermost type: "?Li" is an optional list of int. */
    char leaf = code[strlen(code) - 1];
    bool is_number = leaf == 'i' || leaf == 'd' || leaf == 'b' || leaf == 'S';
    reading how = {scratch, is_number, leaf == 'T', writes, 0};
    return read_value(&how, object, out);
}

/* ---- to Python ---- */

/* Return the items of a list value as a list. */
static PyObject *list_take(tn_value *value) TPY_GIL
{
    size_t count = value->as.list.count;
    TPY_OWN(list, PyList_New((Py_ssize_t)count));
    if (list == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        PyObject *item = tpy_value_take(&value->as.list.items[i]);
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

/* Return an object for a value, from which lists and handles are moved. */
static PyObject *object_of(tn_value *value) TPY_GIL
{
    switch (value->kind) {
    case TN_KIND_NONE:
    case TN_KIND_DEFAULT:
        return tpy_keep(Py_None);
    case TN_KIND_TENSOR:
        return value->as.tensor == NULL ? tpy_keep(Py_None)
                                        : tpy_tensor_take(tn_tensor_retain(value->as.tensor));
    case TN_KIND_INT:
        return PyLong_FromLongLong(value->as.integer);
    case TN_KIND_DOUBLE:
        return PyFloat_FromDouble(value->as.real);
    case TN_KIND_BOOL:
        return PyBool_FromLong(value->as.boolean);
    case TN_KIND_COMPLEX:
        return PyComplex_FromDoubles(value->as.complex[0], value->as.complex[1]);
    case TN_KIND_STRING:
        return PyUnicode_FromStringAndSize(value->as.string.data,
                                           (Py_ssize_t)value->as.string.length);
    case TN_KIND_DTYPE:
        return tpy_dtype_new(value->as.integer);
    case TN_KIND_LAYOUT:
        return tpy_layout_new(value->as.integer);
    case TN_KIND_MEMORY_FORMAT:
        return tpy_memory_format_new(value->as.integer);
    case TN_KIND_DEVICE:
        return tpy_device_new(value->as.device);
    case TN_KIND_LIST:
    case TN_KIND_INTS:
        return list_take(value);
    case TN_KIND_OPAQUE:
        return tpy_generator_take(value);
    case TN_KIND_STREAM:
        break;
    }
    return PyErr_Format(PyExc_NotImplementedError, "a result of kind %d has no Python object",
                        (int)value->kind);
}

PyObject *tpy_value_take(tn_value *value)
{
    PyObject *object = object_of(value);
    tn_value_release(value);
    return object;
}
