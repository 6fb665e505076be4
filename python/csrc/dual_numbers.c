/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Forward-mode differentiation for Python (tenon.autograd.forward_ad): tensors with a tangent, at
 * the one dual level that a thread can have open.
 */
#include "autograd_objects.h"

#include "crossing.h"
#include "tensor_object.h"

/* Return the tensor of an object, borrowed; NULL and a TypeError for any other object. */
static tn_tensor *checked(PyObject *object) TPY_GIL
{
    if (tpy_is_tensor(object))
        return tpy_tensor_peek(object);
    PyErr_Format(PyExc_TypeError, "expected a tensor, not %R", (PyObject *)Py_TYPE(object));
    return NULL;
}

/* enter_forward(): open the dual level. */
static PyObject *enter(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_status status = tn_forward_enter();
    return status == TN_OK ? tpy_keep(Py_None) : tpy_raise(status);
}

/* leave_forward(): close it; tangents at that level are gone. */
static PyObject *leave(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_forward_leave();
    return tpy_keep(Py_None);
}

/* in_forward(): whether it is open. */
static PyObject *is_open(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return PyBool_FromLong(tn_forward_is_open());
}

/* make_dual(primal, tangent): return a view of `primal` that has the tangent. */
static PyObject *make(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *primal, *tangent;
    tn_tensor *dual = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO:make_dual", &primal, &tangent) || checked(primal) == NULL ||
        checked(tangent) == NULL)
        return NULL;
    tpy_crossing crossing;
    tpy_enter(&crossing, false);
    tn_status status = tn_dual_make(tpy_tensor_peek(primal), tpy_tensor_peek(tangent), &dual);
    return tpy_leave(&crossing, status) == 0 ? tpy_tensor_take(dual) : NULL;
}

/* set_dual(tensor, tangent): give the tensor itself a tangent. */
static PyObject *set(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *tensor, *tangent;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO:set_dual", &tensor, &tangent) || checked(tensor) == NULL ||
        checked(tangent) == NULL)
        return NULL;
    tpy_crossing crossing;
    tpy_enter(&crossing, false);
    tn_status status = tn_dual_set(tpy_tensor_peek(tensor), tpy_tensor_peek(tangent));
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

/* unpack_dual(tensor): return (primal, tangent or None). */
static PyObject *unpack(PyObject *module, PyObject *tensor) TPY_GIL
{
    tn_tensor *parts[2] = {NULL, NULL};
    (void)module;
    if (checked(tensor) == NULL)
        return NULL;
    tpy_crossing crossing;
    tpy_enter(&crossing, false);
    tn_status status = tn_dual_unpack(tpy_tensor_peek(tensor), &parts[0], &parts[1]);
    if (tpy_leave(&crossing, status) != 0)
        return NULL;
    PyObject *tuple = tpy_gradients_tuple(parts, 2);
    tn_tensor_release(parts[0]);
    tn_tensor_release(parts[1]);
    return tuple;
}

static PyMethodDef methods[] = {
    {"enter_forward", enter, METH_NOARGS, "enter_forward()\n--\n\nOpens the level of tangents."},
    {"leave_forward", leave, METH_NOARGS, "leave_forward()\n--\n\nEnds it."},
    {"in_forward", is_open, METH_NOARGS, "in_forward()\n--\n\nWhether it is open."},
    {"make_dual", make, METH_VARARGS, "make_dual(primal, tangent)\n--\n\nA view with a tangent."},
    {"set_dual", set, METH_VARARGS,
     "set_dual(tensor, tangent)\n--\n\nThe tensor itself has the tangent."},
    {"unpack_dual", unpack, METH_O, "unpack_dual(tensor)\n--\n\n(primal, tangent or None)"},
    {NULL, NULL, 0, NULL},
};

int tpy_dual_numbers_init(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
