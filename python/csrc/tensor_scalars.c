/* SPDX-License-Identifier: BSD-3-Clause */
/* A tensor where Python expects a number, a truth value, a length or an iterable. */
#include "crossing.h"
#include "elements.h"
#include "python_callees.h"
#include "python_values.h"
#include "tensor_object.h"

#include <tenon/ops.h>

static PyObject *scalar_item(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_item(tpy_tensor_peek(self));
}

static PyObject *tensor_tolist(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_lists(tpy_tensor_peek(self));
}

/* Return the only element for one of Python's conversions, which fail with ValueError. */
static PyObject *only_number(PyObject *self) TPY_GIL
{
    if (tn_tensor_numel(tpy_tensor_peek(self)) == 1)
        return tpy_item(tpy_tensor_peek(self));
    return PyErr_Format(PyExc_ValueError,
                        "only one element tensors can be converted to Python scalars");
}

/*
 * Return the real part of a number, which is taken, if its imaginary part is 0; else RuntimeError.
 */
static PyObject *real_take(PyObject *owned, const char *type) TPY_GIL
{
    TPY_OWN(number, owned);
    if (number == NULL || !PyComplex_Check(number))
        return tpy_give(&number);
    if (PyComplex_ImagAsDouble(number) == 0)
        return PyFloat_FromDouble(PyComplex_RealAsDouble(number));
    return PyErr_Format(PyExc_RuntimeError, "value cannot be converted to type %s without overflow",
                        type);
}

/* int(x): fractions are dropped. */
static PyObject *as_int(PyObject *self) TPY_GIL
{
    TPY_OWN(number, real_take(only_number(self), "int64"));
    return number == NULL ? NULL : PyNumber_Long(number);
}

/* float(x): the only element; an imaginary part must be 0. */
static PyObject *as_float(PyObject *self) TPY_GIL
{
    TPY_OWN(number, real_take(only_number(self), "double"));
    return number == NULL ? NULL : PyNumber_Float(number);
}

static PyObject *as_complex(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    TPY_OWN(number, only_number(self));
    if (number == NULL || PyComplex_Check(number))
        return tpy_give(&number);
    double real = PyFloat_AsDouble(number);
    return real == -1.0 && PyErr_Occurred() != NULL ? NULL : PyComplex_FromDoubles(real, 0);
}

/* __index__: integers and bools of one element only. */
static PyObject *as_index(PyObject *self) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(self);
    TPY_OWN(number, tn_tensor_numel(tensor) == 1 ? tpy_item(tensor) : tpy_keep(Py_None));
    if (number == NULL)
        return NULL;
    if (!PyLong_Check(number))
        return PyErr_Format(PyExc_TypeError, "only integer tensors of a single element can be "
                                             "converted to an index");
    return PyNumber_Long(number); /* True becomes 1 */
}

/* bool(x): only a single element has a truth value. */
static int as_bool(PyObject *self) TPY_GIL
{
    int64_t count = tn_tensor_numel(tpy_tensor_peek(self));
    if (count != 1) {
        PyErr_Format(PyExc_RuntimeError, "Boolean value of Tensor with %s is ambiguous",
                     count == 0 ? "no values" : "more than one value");
        return -1;
    }
    TPY_OWN(number, tpy_item(tpy_tensor_peek(self)));
    return number == NULL ? -1 : PyObject_IsTrue(number);
}

/* len(x): the size of the first dimension. */
static Py_ssize_t length(PyObject *self) TPY_GIL
{
    const tn_tensor *tensor = tpy_tensor_peek(self);
    if (tn_tensor_dim(tensor) > 0)
        return (Py_ssize_t)tn_tensor_sizes(tensor)[0];
    PyErr_SetString(PyExc_TypeError, "len() of a 0-d tensor");
    return -1;
}

/* iter(x): views of all items, made at once by aten::unbind, as in PyTorch. */
static PyObject *iterate(PyObject *self) TPY_GIL
{
    static tpy_callee unbind = {"aten::unbind.int", NULL};
    tn_tensor *tensor = tpy_tensor_peek(self);
    tn_value args[] = {tn_value_tensor(tensor)}, out;
    if (tn_tensor_dim(tensor) == 0)
        return PyErr_Format(PyExc_TypeError, "iteration over a 0-d tensor");
    if (tpy_callee_call(&unbind, false, args, 1, &out, 1) != 0)
        return NULL;
    TPY_OWN(list, tpy_value_take(&out));
    return list == NULL ? NULL : PyObject_GetIter(list);
}

/* value in x: whether any element is equal to it. */
static int contains(PyObject *self, PyObject *other) TPY_GIL
{
    bool is_number = PyLong_Check(other) || PyFloat_Check(other) || PyComplex_Check(other);
    if (!tpy_is_tensor(other) && !is_number) {
        PyErr_Format(PyExc_RuntimeError,
                     "Tensor.__contains__ only supports Tensor or scalar, but you passed in a %R",
                     (PyObject *)Py_TYPE(other));
        return -1;
    }
    tpy_scratch scratch;
    tn_value value;
    tn_tensor *equal = NULL, *any = NULL;
    tpy_crossing crossing;
    tpy_scratch_begin(&scratch);
    if (tpy_value_from(other, is_number ? "S" : "T", false, &scratch, &value) != 0) {
        tpy_scratch_end(&scratch);
        return -1;
    }
    tpy_enter(&crossing, true);
    tn_status status = is_number ? tn_eq_Scalar(tpy_tensor_peek(self), value, &equal)
                                 : tn_eq_Tensor(tpy_tensor_peek(self), value.as.tensor, &equal);
    if (status == TN_OK)
        status = tn_any(equal, &any);
    /* Results are released also if an operator failed; NULL is allowed. */
    tn_tensor_release(equal);
    int failed = tpy_leave(&crossing, status);
    tpy_scratch_end(&scratch);
    TPY_OWN(found, failed != 0 ? NULL : tpy_item(any));
    tn_tensor_release(any);
    return found == NULL ? -1 : found == Py_True;
}

/* format(x, spec): a tensor without dimensions is formatted as its number. */
static PyObject *formatted(PyObject *self, PyObject *spec) TPY_GIL
{
    const tn_tensor *tensor = tpy_tensor_peek(self);
    if (tn_tensor_dim(tensor) == 0 && tn_tensor_device(tensor).type != TN_DEVICE_META) {
        TPY_OWN(number, tpy_item(tpy_tensor_peek(self)));
        return number == NULL ? NULL : PyObject_Format(number, spec);
    }
    return PyObject_CallMethod((PyObject *)&PyBaseObject_Type, "__format__", "OO", self, spec);
}

/*
 * Tensors are hashed by identity: `==` returns a tensor and cannot decide whether two keys are
 * equal.
 */
static Py_hash_t hash(PyObject *self)
{
    return (Py_hash_t)((uintptr_t)self >> 4);
}

static PyMethodDef scalar_methods[] = {
    {"item", scalar_item, METH_NOARGS, "item()\n--\n\nThe only element as a number."},
    {"tolist", tensor_tolist, METH_NOARGS, "tolist()\n--\n\nThe elements as lists in lists."},
    {"__complex__", as_complex, METH_NOARGS, NULL},
    {"__format__", formatted, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_scalar_slots[] = {
    {Py_tp_methods, scalar_methods},   {Py_nb_int, TPY_CODE(as_int)},
    {Py_nb_float, TPY_CODE(as_float)}, {Py_nb_index, TPY_CODE(as_index)},
    {Py_nb_bool, TPY_CODE(as_bool)},   {Py_mp_length, TPY_CODE(length)},
    {Py_tp_iter, TPY_CODE(iterate)},   {Py_sq_contains, TPY_CODE(contains)},
    {Py_tp_hash, TPY_CODE(hash)},      {0, NULL},
};
