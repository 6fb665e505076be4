/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Hooks whose functions are Python's. The core owns the hook's context and drops it with the node.
 * The handle owns it, too, so that it can remove the function even if the node is gone or
 * unreachable. The handle refers to its tensor or node weakly: a hook whose function knows its own
 * handle would otherwise keep them alive for ever.
 */
#include "autograd_objects.h"

#include "crossing.h"
#include "tensor_object.h"

#include <stdlib.h>

/* What a hook consists of, shared by core and handle. */
typedef struct hook_context {
    unsigned users;                  /* references: the core's and the handle's; under the GIL */
    tpy_hook_kind kind;              /* how the function is called */
    PyObject *function;              /* owned; NULL once removed */
    void (*forget)(const void *key); /* called when a held object's node goes; NULL for hooks */
    const void *key;                 /* for `forget` */
} hook_context;

/* RemovableHandle. */
typedef struct handle_object {
    PyObject_HEAD              /* Python's */
        hook_context *context; /* owned, shared with the core */
    PyObject *owner;           /* owned: a weak reference to the tensor or node */
    unsigned long long number; /* of the hook in the core */
} handle_object;

static PyTypeObject *handle_type; /* owned for ever */

/* Drop one reference to a context. */
static void context_drop(hook_context *context) TPY_GIL
{
    if (--context->users > 0)
        return;
    if (context->forget != NULL)
        context->forget(context->key);
    tpy_drop(&context->function);
    free(context);
}

/*
 * The core's drop callback, on any thread, perhaps while an exception is set. After Python has
 * ended the context leaks.
 */
static void drop(void *data)
{
    if (!tpy_can_call_back())
        return;
    PyGILState_STATE state = tpy_take_gil();
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    context_drop(data);
    PyErr_Restore(type, value, trace);
    tpy_give_gil(state);
}

/* ---- calls ---- */

PyObject *tpy_gradients_tuple(tn_tensor *const *grads, size_t count)
{
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)count));
    for (size_t i = 0; tuple != NULL && i < count; i++) {
        PyObject *item =
            grads[i] == NULL ? tpy_keep(Py_None) : tpy_tensor_take(tn_tensor_retain(grads[i]));
        if (item == NULL || PyTuple_SetItem(tuple, (Py_ssize_t)i, item) != 0)
            return NULL;
    }
    return tpy_give(&tuple);
}

/* Replace a gradient by what a hook returned. */
static int put_gradient(tn_tensor **where, PyObject *object) TPY_GIL
{
    if (object != Py_None && !tpy_is_tensor(object)) {
        PyErr_Format(PyExc_TypeError, "expected Tensor or None, but a hook returned %R",
                     (PyObject *)Py_TYPE(object));
        return -1;
    }
    tn_tensor *old = *where;
    *where = object == Py_None ? NULL : tn_tensor_retain(tpy_tensor_peek(object));
    tn_tensor_release(old);
    return 0;
}

/* Replace the gradients by what a node's hook returned: None, or a tuple of as many gradients. */
static int put_gradients(const tn_hook_call *call, PyObject *result) TPY_GIL
{
    if (result == Py_None)
        return 0;
    if (!PyTuple_Check(result)) {
        PyErr_Format(PyExc_TypeError, "expected tuple, but hook returned %R",
                     (PyObject *)Py_TYPE(result));
        return -1;
    }
    if ((size_t)PyTuple_Size(result) != call->ngrads) {
        PyErr_Format(PyExc_RuntimeError,
                     "hook has returned an incorrect number of values (got %zd, but expected %zu)",
                     PyTuple_Size(result), call->ngrads);
        return -1;
    }
    for (size_t i = 0; i < call->ngrads; i++)
        if (put_gradient(&call->grads[i], PyTuple_GetItem(result, (Py_ssize_t)i)) != 0)
            return -1;
    return 0;
}

/* hook(grad) of a tensor: may return another gradient. An undefined gradient calls no hook. */
static int call_tensor_hook(PyObject *function, const tn_hook_call *call) TPY_GIL
{
    if (call->ngrads == 0 || call->grads[0] == NULL)
        return 0;
    TPY_OWN(grad, tpy_tensor_take(tn_tensor_retain(call->grads[0])));
    TPY_OWN(result, grad == NULL ? NULL : PyObject_CallFunctionObjArgs(function, grad, NULL));
    if (result == NULL)
        return -1;
    return result == Py_None ? 0 : put_gradient(&call->grads[0], result);
}

/* hook(leaf), after accumulating: others[0] is the leaf. */
static int call_leaf_hook(PyObject *function, const tn_hook_call *call) TPY_GIL
{
    TPY_OWN(leaf, tpy_tensor_take(tn_tensor_retain(call->others[0])));
    TPY_OWN(result, leaf == NULL ? NULL : PyObject_CallFunctionObjArgs(function, leaf, NULL));
    if (result == NULL || result == Py_None)
        return result == NULL ? -1 : 0;
    PyErr_SetString(PyExc_RuntimeError, "hooks after accumulating must return None");
    return -1;
}

/* fn(grad_inputs, grad_outputs) after a node, or fn(grad_outputs) before it. */
static int call_node_hook(PyObject *function, const tn_hook_call *call, bool is_after) TPY_GIL
{
    TPY_OWN(grads, tpy_gradients_tuple(call->grads, call->ngrads));
    TPY_OWN(others, tpy_gradients_tuple(call->others, is_after ? call->nothers : 0));
    if (grads == NULL || others == NULL)
        return -1;
    TPY_OWN(result, is_after ? PyObject_CallFunctionObjArgs(function, grads, others, NULL)
                             : PyObject_CallFunctionObjArgs(function, grads, NULL));
    return result == NULL ? -1 : put_gradients(call, result);
}

/* Call the function, which is held meanwhile: it may remove its own hook. */
static int call_hook(const hook_context *context, const tn_hook_call *call) TPY_GIL
{
    TPY_OWN(function, tpy_keep(context->function));
    if (function == NULL)
        return 0;
    switch (context->kind) {
    case TPY_HOOK_TENSOR:
        return call_tensor_hook(function, call);
    case TPY_HOOK_ACCUMULATED:
        return call_leaf_hook(function, call);
    case TPY_HOOK_BEFORE:
    case TPY_HOOK_AFTER:
        return call_node_hook(function, call, context->kind == TPY_HOOK_AFTER);
    }
    return 0;
}

/* The core's hook: called on any thread without the GIL. */
static tn_status run(void *data, const tn_hook_call *call)
{
    if (!tpy_can_call_back())
        return tn_fail(TN_ERR_RUNTIME, "a hook of backward is written in Python, which has ended");
    PyGILState_STATE state = tpy_take_gil();
    tn_status status =
        call_hook(data, call) == 0 ? TN_OK : tpy_keep_exception("a hook of backward");
    tpy_give_gil(state);
    return status;
}

/* A hook that only keeps its context alive until the node goes. */
static tn_status run_nothing(void *data, const tn_hook_call *call)
{
    (void)data;
    (void)call;
    return TN_OK;
}

/* ---- adding ---- */

int tpy_node_hold(tn_node *node, PyObject *object, void (*forget)(const void *key))
{
    hook_context *context = malloc(sizeof *context);
    if (context == NULL) {
        (void)PyErr_NoMemory();
        return -1;
    }
    *context = (hook_context){1, TPY_HOOK_BEFORE, tpy_keep(object), forget, node};
    const tn_hook hook = {run_nothing, context, drop};
    tn_status status = tn_node_add_hook(node, false, &hook, NULL);
    if (status == TN_OK)
        return 0;
    /* The node does not exist for `forget` if the hook was not added. */
    context->forget = NULL;
    context_drop(context);
    tpy_raise(status);
    return -1;
}

/* Add the hook to the tensor or node. */
static tn_status add(PyObject *owner, tpy_hook_kind kind, hook_context *context,
                     uint64_t *number) TPY_GIL
{
    const tn_hook hook = {run, context, drop};
    switch (kind) {
    case TPY_HOOK_TENSOR:
        return tn_tensor_add_hook(tpy_tensor_peek(owner), &hook, number);
    case TPY_HOOK_ACCUMULATED:
        return tn_tensor_add_accumulated_hook(tpy_tensor_peek(owner), &hook, number);
    case TPY_HOOK_BEFORE:
    case TPY_HOOK_AFTER:
        return tn_node_add_hook(tpy_node_peek(owner), kind == TPY_HOOK_AFTER, &hook, number);
    }
    return TN_OK;
}

/* The handle exists before the hook, so that a failure leaves nothing in the core. */
PyObject *tpy_hook_add(PyObject *owner, tpy_hook_kind kind, PyObject *function)
{
    if (PyCallable_Check(function) == 0)
        return PyErr_Format(PyExc_TypeError, "a hook is a function, not %R",
                            (PyObject *)Py_TYPE(function));
    TPY_OWN(object, PyType_GenericAlloc(handle_type, 0));
    handle_object *handle = (handle_object *)object;
    if (handle == NULL)
        return NULL;
    handle->owner = PyWeakref_NewRef(owner, NULL);
    hook_context *context = handle->owner == NULL ? NULL : malloc(sizeof *context);
    if (context == NULL)
        return PyErr_Occurred() != NULL ? NULL : PyErr_NoMemory();
    *context = (hook_context){1, kind, tpy_keep(function), NULL, NULL};
    handle->context = context;
    uint64_t number = 0;
    /* One reference for the core, which calls drop; taken back if it refuses. */
    context->users++;
    tn_status status = add(owner, kind, context, &number);
    if (status != TN_OK) {
        context->users--;
        return tpy_raise(status);
    }
    handle->number = number;
    return tpy_give(&object);
}

/* ---- handles ---- */

/*
 * remove(): take the function away, and the hook if its tensor or node can be reached. Otherwise
 * the hook stays and does nothing.
 */
static PyObject *handle_remove(PyObject *object, PyObject *nothing) TPY_GIL
{
    handle_object *self = (handle_object *)object;
    (void)nothing;
    TPY_OWN(owner, self->owner == NULL ? NULL : tpy_keep(PyWeakref_GetObject(self->owner)));
    tpy_drop(&self->owner);
    if (self->context != NULL)
        tpy_drop(&self->context->function);
    if (owner != NULL && owner != Py_None) {
        bool is_tensor = tpy_is_tensor(owner);
        tn_hook_remove(is_tensor ? tpy_tensor_peek(owner) : NULL,
                       is_tensor ? NULL : tpy_node_peek(owner), self->number);
    }
    return tpy_keep(Py_None);
}

static PyObject *handle_enter(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_keep(self);
}

/* Leaving a `with` block removes the hook. */
static PyObject *handle_exit(PyObject *self, PyObject *args) TPY_GIL
{
    return handle_remove(self, args);
}

static PyObject *get_id(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyLong_FromUnsignedLongLong(((handle_object *)self)->number);
}

static void handle_free(PyObject *object) TPY_GIL
{
    PyTypeObject *type = Py_TYPE(object);
    handle_object *self = (handle_object *)object;
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free);
    tpy_drop(&self->owner);
    if (self->context != NULL)
        context_drop(self->context);
    release(object);
    PyObject *owned = (PyObject *)type; /* an object of a heap type holds its type */
    tpy_drop(&owned);
}

static PyMethodDef handle_methods[] = {
    {"remove", handle_remove, METH_NOARGS, "remove()\n--\n\nThe hook is called no more."},
    {"__enter__", handle_enter, METH_NOARGS, NULL},
    {"__exit__", handle_exit, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef handle_members[] = {
    {"id", get_id, NULL, "The hook's number.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot handle_slots[] = {
    {Py_tp_dealloc, TPY_CODE(handle_free)},
    {Py_tp_methods, handle_methods},
    {Py_tp_getset, handle_members},
    {Py_tp_doc, (void *)"A hook that can be removed, also by leaving a `with`."},
    {0, NULL},
};

static PyType_Spec handle_spec = {"tenon._C.RemovableHandle", sizeof(handle_object), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                                      Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  handle_slots};

int tpy_hooks_init(PyObject *module)
{
    handle_type = (PyTypeObject *)PyType_FromSpec(&handle_spec);
    return handle_type == NULL
               ? -1
               : PyModule_AddObjectRef(module, "RemovableHandle", (PyObject *)handle_type);
}
