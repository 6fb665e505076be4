/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Hooks that pack and unpack saved tensors (saved_tensors_hooks): two Python functions, and any
 * object as the packed form, which the core holds as an opaque pointer.
 */
#include "autograd_objects.h"

#include "crossing.h"
#include "tensor_object.h"

#include <stdlib.h>

/* The two functions of one pair of hooks. */
typedef struct functions {
    PyObject *pack;   /* owned */
    PyObject *unpack; /* owned */
} functions;

/* Call `pack`; the core owns the object that it returned. */
static tn_status call_pack(const functions *hooks, tn_tensor *tensor, void **packed) TPY_GIL
{
    TPY_OWN(object, tpy_tensor_take(tn_tensor_retain(tensor)));
    *packed = object == NULL ? NULL : PyObject_CallFunctionObjArgs(hooks->pack, object, NULL);
    return *packed != NULL ? TN_OK : tpy_keep_exception("a hook that packs saved tensors");
}

/* The core's callbacks come on any thread, with or without the GIL. */
static tn_status pack(void *context, tn_tensor *tensor, void **packed) TPY_UNCHECKED;
static tn_status pack(void *context, tn_tensor *tensor, void **packed)
{
    if (!tpy_can_call_back())
        return tn_fail(TN_ERR_RUNTIME, "saved tensors are packed in Python, which has ended");
    PyGILState_STATE state = tpy_take_gil();
    tn_status status = call_pack(context, tensor, packed);
    tpy_give_gil(state);
    return status;
}

/* Call `unpack`, which must return a tensor. */
static tn_status call_unpack(const functions *hooks, PyObject *packed, tn_tensor **out) TPY_GIL
{
    TPY_OWN(result, PyObject_CallFunctionObjArgs(hooks->unpack, packed, NULL));
    if (result != NULL && tpy_is_tensor(result)) {
        *out = tn_tensor_retain(tpy_tensor_peek(result));
        return TN_OK;
    }
    if (result != NULL)
        PyErr_Format(PyExc_TypeError,
                     "Output of saved tensor unpack_hook expected to be a Tensor but got result of "
                     "type %R",
                     (PyObject *)Py_TYPE(result));
    return tpy_keep_exception("a hook that unpacks saved tensors");
}

/* The core's callback that unpacks a saved tensor by a Python function. */
static tn_status unpack(void *context, void *packed, tn_tensor **out) TPY_UNCHECKED;
static tn_status unpack(void *context, void *packed, tn_tensor **out)
{
    if (!tpy_can_call_back())
        return tn_fail(TN_ERR_RUNTIME, "saved tensors are packed in Python, which has ended");
    PyGILState_STATE state = tpy_take_gil();
    tn_status status = call_unpack(context, packed, out);
    tpy_give_gil(state);
    return status;
}

/*
 * Drop two references, on any thread, perhaps while an exception is set. They leak after Python has
 * ended.
 */
static void drop_objects(PyObject *one, PyObject *other) TPY_UNCHECKED;
static void drop_objects(PyObject *one, PyObject *other)
{
    if (!tpy_can_call_back())
        return;
    PyGILState_STATE state = tpy_take_gil();
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    tpy_drop(&one);
    tpy_drop(&other);
    PyErr_Restore(type, value, trace);
    tpy_give_gil(state);
}

/* Drop a packed object. */
static void forget(void *context, void *packed)
{
    (void)context;
    drop_objects(packed, NULL);
}

/* Drop the functions. */
static void drop(void *context)
{
    functions *hooks = context;
    drop_objects(hooks->pack, hooks->unpack);
    free(hooks);
}

/* push_saved_hooks(pack, unpack): use these hooks for the tensors saved by this thread's calls. */
static PyObject *push(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *packer, *unpacker;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO:push_saved_hooks", &packer, &unpacker))
        return NULL;
    if (PyCallable_Check(packer) == 0 || PyCallable_Check(unpacker) == 0)
        return PyErr_Format(PyExc_TypeError, "saved_tensors_hooks(): expected two functions");
    functions *hooks = malloc(sizeof *hooks);
    if (hooks == NULL)
        return PyErr_NoMemory();
    /* On success the core owns the context, and ends it by `drop`. */
    *hooks = (functions){tpy_keep(packer), tpy_keep(unpacker)};
    tn_status status = tn_saved_hooks_push(&(tn_saved_hooks){.size = sizeof(tn_saved_hooks),
                                                             .pack = pack,
                                                             .unpack = unpack,
                                                             .forget = forget,
                                                             .context = hooks,
                                                             .drop = drop});
    if (status == TN_OK)
        return tpy_keep(Py_None);
    drop(hooks);
    return tpy_raise(status);
}

/* pop_saved_hooks(): remove the newest ones. */
static PyObject *pop(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_saved_hooks_pop();
    return tpy_keep(Py_None);
}

static PyMethodDef methods[] = {
    {"push_saved_hooks", push, METH_VARARGS,
     "push_saved_hooks(pack, unpack)\n--\n\nFor tensors that calls of this thread save."},
    {"pop_saved_hooks", pop, METH_NOARGS, "pop_saved_hooks()\n--\n\nTakes the last ones away."},
    {NULL, NULL, 0, NULL},
};

int tpy_saved_hooks_init(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
