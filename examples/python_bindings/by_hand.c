/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A Python module in C that calls Tenon: `import by_hand; by_hand.twice(tenon.ones([2]))`.
 *
 *     cc -std=c17 -shared -fPIC $(python3-config --includes) $(python -m tenon --includes)
 * by_hand.c \ -o by_hand.so $(python -m tenon --libs)
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <tenon/python.h>

/* x + x, by the operator; without the GIL, as the tensor may be large. */
static PyObject *twice(PyObject *module, PyObject *object)
{
    tn_python_call call;
    const tn_op *op = NULL;
    tn_value args[2], sum;
    tn_tensor *tensor = tn_python_tensor_peek(object);
    (void)module;
    if (tensor == NULL)
        return NULL;
    args[0] = args[1] = tn_value_tensor(tensor);
    tn_python_enter(&call, 1);
    tn_status status = tn_op_find("aten::add.Tensor", &op);
    if (status == TN_OK)
        status = tn_op_call(op, args, 2, &sum, 1);
    if (tn_python_leave(&call, status) != 0)
        return NULL;
    return tn_python_tensor_take(sum.as.tensor);
}

/* Any operator of one tensor, by its name: what it raises or warns of comes out here. */
static PyObject *apply(PyObject *module, PyObject *args)
{
    const char *name;
    PyObject *object;
    tn_python_call call;
    const tn_op *op = NULL;
    tn_value result = tn_value_none();
    (void)module;
    if (!PyArg_ParseTuple(args, "sO:apply", &name, &object))
        return NULL;
    tn_tensor *tensor = tn_python_tensor_peek(object);
    if (tensor == NULL)
        return NULL;
    tn_value argument = tn_value_tensor(tensor);
    tn_python_enter(&call, 1);
    tn_status status = tn_op_find(name, &op);
    if (status == TN_OK)
        status = tn_op_call(op, &argument, 1, &result, 1);
    if (tn_python_leave(&call, status) != 0)
        return NULL;
    if (result.kind == TN_KIND_TENSOR)
        return tn_python_tensor_take(result.as.tensor);
    tn_value_release(&result);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"twice", twice, METH_O, "twice(x)\n--\n\nx + x."},
    {"apply", apply, METH_VARARGS, "apply(name, x)\n--\n\nThe operator of that name on x."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                 "by_hand",
                                 "Calls of Tenon, bound by hand.",
                                 -1,
                                 methods,
                                 NULL,
                                 NULL,
                                 NULL,
                                 NULL};

PyMODINIT_FUNC PyInit_by_hand(void)
{
    if (tn_python_import() != 0)
        return NULL;
    return PyModule_Create(&definition);
}
