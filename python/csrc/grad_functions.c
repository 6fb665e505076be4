/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.autograd.Function: base type of the context objects (`ctx`) that forward and backward get.
 * The node owns the context. The context borrows its node, and the reference is cleared when the
 * node goes.
 */
#include "autograd_objects.h"

#include "crossing.h"
#include "tensor_object.h"

/* A context; Python's class derives from its type. */
typedef struct context_object {
    PyObject_HEAD      /* Python's */
        tn_node *node; /* borrowed: the node that owns this object; NULL: none, or gone */
    size_t nsaved;     /* how many tensors the node keeps */
} context_object;

static PyTypeObject *context_type; /* owned for ever */
static PyObject *contexts; /* owned: a dict whose keys are the addresses of contexts that nodes
                              own */

/*
 * A node of the core or of an extension may have a context of another kind, so the address is
 * looked up before it is taken for an object.
 */
PyObject *tpy_context_peek(const tn_node *node)
{
    void *context = tn_node_context(node);
    TPY_OWN(key, PyLong_FromSize_t((size_t)(uintptr_t)context));
    if (context == NULL || key == NULL)
        return NULL;
    return PyDict_GetItemWithError(contexts, key) != NULL ? (PyObject *)context : NULL;
}

/* The node is gone, or was never made: forget the address and drop the node's reference. */
static void let_go(PyObject *context) TPY_GIL
{
    TPY_OWN(key, PyLong_FromSize_t((size_t)(uintptr_t)context));
    ((context_object *)context)->node = NULL;
    if (key == NULL || PyDict_DelItem(contexts, key) != 0)
        PyErr_Clear();
    tpy_drop(&context);
}

/* The core's drop callback, on any thread, perhaps while an exception is set. */
static void drop(void *data) TPY_UNCHECKED;
static void drop(void *data)
{
    if (!tpy_can_call_back())
        return;
    PyGILState_STATE state = tpy_take_gil();
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    let_go(data);
    PyErr_Restore(type, value, trace);
    tpy_give_gil(state);
}

/* ---- backward ---- */

/* Pass the tuple that backward returned to the engine, which owns the new references. */
static int put_results(const tn_function_call *call, PyObject *result) TPY_GIL
{
    for (size_t i = 0; i < call->nresults; i++) {
        PyObject *item = PyTuple_GetItem(result, (Py_ssize_t)i);
        if (item == NULL)
            return -1;
        if (item == Py_None)
            continue;
        if (!tpy_is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "expected Variable or None (got %R)",
                         (PyObject *)Py_TYPE(item));
            return -1;
        }
        call->results[i] = tn_tensor_retain(tpy_tensor_peek(item));
    }
    return 0;
}

/* Call the context's `_backward` with the gradients of the outputs. */
static int call_backward(PyObject *context, const tn_function_call *call) TPY_GIL
{
    TPY_OWN(grads, tpy_gradients_tuple(call->grads, call->ngrads));
    if (grads == NULL)
        return -1;
    TPY_OWN(result, PyObject_CallMethod(context, "_backward", "(O)", grads));
    return result == NULL ? -1 : put_results(call, result);
}

/* The node's backward function: called on any thread without the GIL. */
static tn_status run(void *data, const tn_function_call *call)
{
    const char *name = tn_node_name(call->node);
    if (!tpy_can_call_back())
        return tn_fail(TN_ERR_RUNTIME, "%s: its backward is written in Python, which has ended",
                       name);
    PyGILState_STATE state = tpy_take_gil();
    tn_status status = call_backward(data, call) == 0 ? TN_OK : tpy_keep_exception(name);
    tpy_give_gil(state);
    return status;
}

/* ---- recording ---- */

/*
 * Return the tensors of a tuple, borrowed, in memory for PyMem_Free; NULL for None. NULL and an
 * exception on failure.
 */
static tn_tensor **tensors_of(PyObject *tuple) TPY_GIL
{
    size_t count = (size_t)PyTuple_Size(tuple);
    tn_tensor **list = PyMem_Calloc(count + 1, sizeof(tn_tensor *));
    if (list == NULL)
        (void)PyErr_NoMemory();
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = PyTuple_GetItem(tuple, (Py_ssize_t)i);
        if (item != Py_None && !tpy_is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "save_for_backward can only save tensors, not %R",
                         (PyObject *)Py_TYPE(item));
            PyMem_Free(list);
            return NULL;
        }
        list[i] = item == Py_None ? NULL : tpy_tensor_peek(item);
    }
    return list;
}

/* A call to record, in the tuples that Python gave. */
typedef struct recorded {
    const char *name;  /* of the node */
    PyObject *inputs;  /* of tensors */
    PyObject *outputs; /* of tensors; None for results that are not tensors */
    PyObject *flags;   /* for each output whether it is differentiable */
    PyObject *saved;   /* of tensors and None */
} recorded;

/*
 * Record the call in the core. The address is registered first, because the core may drop the
 * context within the call.
 */
static int record_with(PyObject *self, const recorded *said, tn_tensor **lists[3],
                       bool *flags) TPY_GIL
{
    context_object *context = (context_object *)self;
    for (Py_ssize_t i = 0; i < PyTuple_Size(said->flags); i++)
        flags[i] = PyTuple_GetItem(said->flags, i) == Py_True;
    TPY_OWN(key, PyLong_FromSize_t((size_t)(uintptr_t)self));
    if (key == NULL || PyDict_SetItem(contexts, key, Py_None) != 0)
        return -1;
    const tn_function function = {.size = sizeof function,
                                  .name = said->name,
                                  .backward = run,
                                  .context = tpy_keep(self),
                                  .drop = drop,
                                  .inputs = lists[0],
                                  .ninputs = (size_t)PyTuple_Size(said->inputs),
                                  .outputs = lists[1],
                                  .noutputs = (size_t)PyTuple_Size(said->outputs),
                                  .is_differentiable = flags,
                                  .saved = lists[2],
                                  .nsaved = (size_t)PyTuple_Size(said->saved)};
    tn_node *node = NULL;
    tpy_crossing crossing;
    tpy_enter(&crossing, false);
    tn_status status = tn_function_record(&function, &node);
    /*
     * Where nothing is to be recorded, the core has dropped the context already and node is NULL.
     */
    if (status == TN_OK && node != NULL) {
        context->node = node;
        context->nsaved = function.nsaved;
    }
    int failed = tpy_leave(&crossing, status);
    /* On failure the core has not called drop. */
    if (status != TN_OK) {
        PyObject *type, *value, *trace;
        PyErr_Fetch(&type, &value, &trace);
        let_go(self);
        PyErr_Restore(type, value, trace);
    }
    return failed;
}

/* _record(name, inputs, outputs, differentiable, saved): tuples; return whether a node was made. */
static PyObject *record(PyObject *self, PyObject *args) TPY_GIL
{
    recorded said;
    if (!PyArg_ParseTuple(args, "sO!O!O!O!:_record", &said.name, &PyTuple_Type, &said.inputs,
                          &PyTuple_Type, &said.outputs, &PyTuple_Type, &said.flags, &PyTuple_Type,
                          &said.saved))
        return NULL;
    if (((context_object *)self)->node != NULL)
        return PyErr_Format(PyExc_RuntimeError, "%s: recorded already", said.name);
    if (PyTuple_Size(said.flags) != PyTuple_Size(said.outputs))
        return PyErr_Format(PyExc_ValueError, "%s: %zd outputs and %zd flags", said.name,
                            PyTuple_Size(said.outputs), PyTuple_Size(said.flags));
    tn_tensor **lists[3] = {tensors_of(said.inputs), NULL, NULL};
    lists[1] = lists[0] == NULL ? NULL : tensors_of(said.outputs);
    lists[2] = lists[1] == NULL ? NULL : tensors_of(said.saved);
    bool *flags =
        lists[2] == NULL ? NULL : PyMem_Calloc((size_t)PyTuple_Size(said.flags) + 1, sizeof(bool));
    if (lists[2] != NULL && flags == NULL)
        (void)PyErr_NoMemory();
    int failed = flags == NULL ? -1 : record_with(self, &said, lists, flags);
    for (size_t i = 0; i < TPY_LEN(lists); i++)
        PyMem_Free(lists[i]);
    PyMem_Free(flags);
    return failed == 0 ? PyBool_FromLong(((context_object *)self)->node != NULL) : NULL;
}

/* _saved(): return the tensors that the node saved as a tuple; None without a node. */
static PyObject *saved(PyObject *self, PyObject *nothing) TPY_GIL
{
    const context_object *context = (context_object *)self;
    (void)nothing;
    if (context->node == NULL)
        return tpy_keep(Py_None);
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)context->nsaved));
    for (size_t i = 0; tuple != NULL && i < context->nsaved; i++) {
        tn_tensor *tensor = NULL;
        tn_status status = tn_node_saved(context->node, i, &tensor);
        if (status != TN_OK)
            return tpy_raise(status);
        PyObject *item = tensor == NULL ? tpy_keep(Py_None) : tpy_tensor_take(tensor);
        if (item == NULL || PyTuple_SetItem(tuple, (Py_ssize_t)i, item) != 0)
            return NULL;
    }
    return tpy_give(&tuple);
}

/* _node(): return the node's object; None without a node. */
static PyObject *node_of(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_node_take(tn_node_retain(((context_object *)self)->node));
}

static PyMethodDef context_methods[] = {
    {"_record", record, METH_VARARGS,
     "_record(name, inputs, outputs, differentiable, saved)\n--\n\nWhether it was recorded."},
    {"_saved", saved, METH_NOARGS, "_saved()\n--\n\nThe tensors that the node keeps, or None."},
    {"_node", node_of, METH_NOARGS, "_node()\n--\n\nThe node, or None."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot context_slots[] = {
    {Py_tp_methods, context_methods},
    {Py_tp_doc, (void *)"What one call of a function keeps for backward."},
    {0, NULL},
};

static PyType_Spec context_spec = {"tenon._C.FunctionContext", sizeof(context_object), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, context_slots};

int tpy_grad_functions_init(PyObject *module)
{
    contexts = PyDict_New();
    context_type = (PyTypeObject *)PyType_FromSpec(&context_spec);
    if (contexts == NULL || context_type == NULL)
        return -1;
    return PyModule_AddObjectRef(module, "FunctionContext", (PyObject *)context_type);
}
