/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * backward and grad as Python calls them, and the thread's modes. Backward runs without the GIL;
 * hooks and functions that are Python's take it themselves.
 */
#include "autograd_objects.h"
#include "constants.h"

#include "crossing.h"
#include "tensor_object.h"

#include <stdio.h>

#include <tenon/program.h>

/* Roots, gradients or inputs of one call. Lists of up to 4 tensors need no memory. */
typedef struct tensor_list {
    tn_tensor **at;       /* borrowed tensors; NULL for None */
    size_t count;         /* how many */
    tn_tensor *inside[4]; /* used by `at` for short lists */
} tensor_list;

/* Read a tuple of tensors and None; NULL is an empty list. The tuple keeps the tensors alive. */
static int list_begin(tensor_list *list, PyObject *tuple, const char *what) TPY_GIL
{
    list->count = tuple == NULL ? 0 : (size_t)PyTuple_Size(tuple);
    list->at = list->inside;
    if (list->count > TPY_LEN(list->inside))
        list->at = PyMem_Calloc(list->count, sizeof(tn_tensor *));
    if (list->at == NULL) {
        (void)PyErr_NoMemory();
        return -1;
    }
    for (size_t i = 0; i < list->count; i++) {
        PyObject *item = PyTuple_GetItem(tuple, (Py_ssize_t)i);
        if (item != Py_None && !tpy_is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "%s %zu is %R, expected a tensor", what, i,
                         (PyObject *)Py_TYPE(item));
            return -1;
        }
        list->at[i] = item == Py_None ? NULL : tpy_tensor_peek(item);
    }
    return 0;
}

/* Free the memory of a list that did not fit into the struct. The tensors are borrowed. */
static void list_end(tensor_list *list) TPY_GIL
{
    if (list->at != list->inside)
        PyMem_Free(list->at);
}

/* The lists of a backward call. */
typedef struct backward_lists {
    tensor_list roots;  /* what is differentiated */
    tensor_list grads;  /* as many as roots, or none */
    tensor_list inputs; /* for which gradients are wanted; none: all leaves */
} backward_lists;

/* Read all three; lists_end must follow, also on failure. */
static int lists_begin(backward_lists *all, PyObject *roots, PyObject *grads,
                       PyObject *inputs) TPY_GIL
{
    /* A list that is not read must still be safe to end. */
    all->roots.at = all->roots.inside;
    all->grads.at = all->grads.inside;
    all->inputs.at = all->inputs.inside;
    if (list_begin(&all->roots, roots, "element") != 0 ||
        list_begin(&all->grads, grads, "gradient") != 0 ||
        list_begin(&all->inputs, inputs, "input") != 0)
        return -1;
    if (grads == NULL || all->grads.count == all->roots.count)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "got %zu tensors and %zu gradients", all->roots.count,
                 all->grads.count);
    return -1;
}

static void lists_end(backward_lists *all) TPY_GIL
{
    list_end(&all->roots);
    list_end(&all->grads);
    list_end(&all->inputs);
}

/* Describe the call for the core; the lists stay the caller's. */
static tn_backward_call call_of(const backward_lists *all, uint32_t flags)
{
    return (tn_backward_call){.size = sizeof(tn_backward_call),
                              .roots = all->roots.at,
                              .nroots = all->roots.count,
                              .grads = all->grads.count > 0 ? all->grads.at : NULL,
                              .inputs = all->inputs.count > 0 ? all->inputs.at : NULL,
                              .ninputs = all->inputs.count,
                              .flags = flags};
}

/* t.backward() without arguments, the most frequent call: no tuples are made. */
int tpy_backward_one(PyObject *root, uint32_t flags)
{
    tn_tensor *roots[] = {tpy_tensor_peek(root)};
    const tn_backward_call call = {
        .size = sizeof call, .roots = roots, .nroots = 1, .flags = flags};
    tpy_crossing crossing;
    tpy_enter(&crossing, true);
    tn_status status = tn_backward(&call);
    return tpy_leave(&crossing, status);
}

int tpy_backward(PyObject *roots, PyObject *grads, PyObject *inputs, uint32_t flags)
{
    backward_lists all;
    int failed = lists_begin(&all, roots, grads, inputs);
    if (failed == 0) {
        const tn_backward_call call = call_of(&all, flags);
        tpy_crossing crossing;
        tpy_enter(&crossing, true);
        tn_status status = tn_backward(&call);
        failed = tpy_leave(&crossing, status);
    }
    lists_end(&all);
    return failed;
}

/* Python's None as NULL. */
static PyObject *or_null(PyObject *object)
{
    return object == Py_None ? NULL : object;
}

/* run_backward(roots, grads or None, inputs or None, flags), of tuples. */
static PyObject *run_backward(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *roots, *grads, *inputs;
    unsigned flags;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!OOI:run_backward", &PyTuple_Type, &roots, &grads, &inputs,
                          &flags))
        return NULL;
    return tpy_backward(roots, or_null(grads), or_null(inputs), flags) == 0 ? tpy_keep(Py_None)
                                                                            : NULL;
}

/* Return gradients as a tuple; their references are taken, also on failure. */
static PyObject *gradients_take(tn_tensor **outs, size_t count) TPY_GIL
{
    PyObject *tuple = tpy_gradients_tuple(outs, count);
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(outs[i]);
    return tuple;
}

/* Compute the gradients of the inputs. Up to 8 need no memory. */
static PyObject *gradients_of(const backward_lists *all, uint32_t flags) TPY_GIL
{
    const tn_backward_call call = call_of(all, flags);
    tn_tensor *few[8] = {NULL};
    tn_tensor **outs =
        call.ninputs <= TPY_LEN(few) ? few : PyMem_Calloc(call.ninputs, sizeof *outs);
    if (outs == NULL)
        return PyErr_NoMemory();
    tpy_crossing crossing;
    tpy_enter(&crossing, true);
    tn_status status = tn_grad(&call, outs);
    PyObject *tuple = NULL;
    if (tpy_leave(&crossing, status) == 0)
        tuple = gradients_take(outs, call.ninputs);
    /* A warning became an exception although the core succeeded. */
    else
        for (size_t i = 0; status == TN_OK && i < call.ninputs; i++)
            tn_tensor_release(outs[i]);
    if (outs != few)
        PyMem_Free(outs);
    return tuple;
}

/* run_grad(roots, grads or None, inputs, flags): return the gradients as a tuple. */
static PyObject *run_grad(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *roots, *grads, *inputs;
    unsigned flags;
    backward_lists all;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!OO!I:run_grad", &PyTuple_Type, &roots, &grads, &PyTuple_Type,
                          &inputs, &flags))
        return NULL;
    PyObject *result =
        lists_begin(&all, roots, or_null(grads), inputs) == 0 ? gradients_of(&all, flags) : NULL;
    lists_end(&all);
    return result;
}

/* reaches(node): whether the backward running on this thread will reach the node. */
static PyObject *reaches(PyObject *module, PyObject *object) TPY_GIL
{
    const tn_node *node = tpy_node_peek(object);
    (void)module;
    return node == NULL ? NULL : PyBool_FromLong(tn_backward_reaches(node));
}

/* count_write(tensor): count an in-place write that the core cannot see. */
static PyObject *count_write(PyObject *module, PyObject *object) TPY_GIL
{
    (void)module;
    if (!tpy_is_tensor(object))
        return PyErr_Format(PyExc_TypeError, "expected a tensor, not %R",
                            (PyObject *)Py_TYPE(object));
    tn_tensor_count_write(tpy_tensor_peek(object));
    return tpy_keep(Py_None);
}

/* ---- modes ---- */

static PyObject *grad_mode(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return PyBool_FromLong(tn_grad_mode());
}

/* set_grad_mode(on): return the previous mode. */
static PyObject *set_grad_mode(PyObject *module, PyObject *on) TPY_GIL
{
    int wanted = PyObject_IsTrue(on);
    (void)module;
    return wanted < 0 ? NULL : PyBool_FromLong(tn_grad_mode_set(wanted != 0));
}

static PyObject *inference_mode(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return PyBool_FromLong(tn_inference_mode());
}

/* enter_inference(on): return the thread's previous state, for leave_inference. */
static PyObject *enter_inference(PyObject *module, PyObject *on) TPY_GIL
{
    tn_inference_guard guard;
    int wanted = PyObject_IsTrue(on);
    (void)module;
    if (wanted < 0)
        return NULL;
    tn_inference_mode_enter(wanted != 0, &guard);
    return Py_BuildValue("(KKI)", (unsigned long long)guard.included,
                         (unsigned long long)guard.excluded, (unsigned)guard.marks);
}

static PyObject *leave_inference(PyObject *module, PyObject *args) TPY_GIL
{
    unsigned long long included, excluded;
    unsigned marks;
    (void)module;
    if (!PyArg_ParseTuple(args, "KKI:leave_inference", &included, &excluded, &marks))
        return NULL;
    tn_inference_mode_leave(&(tn_inference_guard){included, excluded, marks});
    return tpy_keep(Py_None);
}

/* enter_autocast(dtype, on): return the thread's previous state, for leave_autocast. */
static PyObject *enter_autocast(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *dtype;
    int is_on;
    tn_value value;
    tn_autocast_guard guard;
    (void)module;
    if (!PyArg_ParseTuple(args, "Op:enter_autocast", &dtype, &is_on))
        return NULL;
    if (!tpy_constant_value(dtype, &value) || value.kind != TN_KIND_DTYPE)
        return PyErr_Format(PyExc_TypeError, "enter_autocast: %R is no dtype", dtype);
    tn_status status = tn_autocast_enter((tn_dtype)value.as.integer, is_on != 0, &guard);
    if (status != TN_OK)
        return tpy_raise(status);
    return Py_BuildValue("(Kii)", (unsigned long long)guard.excluded, (int)guard.dtype,
                         (int)guard.regions);
}

static PyObject *leave_autocast(PyObject *module, PyObject *args) TPY_GIL
{
    unsigned long long excluded;
    int dtype, regions;
    (void)module;
    if (!PyArg_ParseTuple(args, "Kii:leave_autocast", &excluded, &dtype, &regions))
        return NULL;
    tn_autocast_leave(&(tn_autocast_guard){excluded, dtype, regions});
    return tpy_keep(Py_None);
}

/* keep_casts(on): return what was before. */
static PyObject *keep_casts(PyObject *module, PyObject *on) TPY_GIL
{
    int is_on = PyObject_IsTrue(on);
    (void)module;
    return is_on < 0 ? NULL : PyBool_FromLong(tn_autocast_keep_casts(is_on != 0));
}

static PyObject *drop_casts(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_autocast_drop_casts();
    return tpy_keep(Py_None);
}

/* autocast(): (whether it is on, dtype). */
static PyObject *autocast(PyObject *module, PyObject *nothing) TPY_GIL
{
    tn_dtype dtype;
    (void)module;
    (void)nothing;
    bool is_on = tn_autocast(&dtype);
    TPY_OWN(object, tpy_dtype_new(dtype));
    return object == NULL ? NULL : Py_BuildValue("(OO)", is_on ? Py_True : Py_False, object);
}

/*
 * The core's callback that describes where a forward call happened: write the text of
 * `tenon._grad_modes.place`. Failures are ignored, as anomaly mode must not fail a call.
 */
static void tell_place(char *text, size_t size) TPY_UNCHECKED;
static void tell_place(char *text, size_t size)
{
    if (!tpy_can_call_back())
        return;
    PyGILState_STATE state = tpy_take_gil();
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    {
        TPY_OWN(module, PyImport_ImportModule("tenon._grad_modes"));
        TPY_OWN(said, module == NULL ? NULL : PyObject_CallMethod(module, "place", "n", size));
        const char *words = said == NULL ? NULL : PyUnicode_AsUTF8AndSize(said, NULL);
        if (words != NULL)
            snprintf(text, size, "%s", words);
        PyErr_Clear();
    }
    PyErr_Restore(type, value, trace);
    tpy_give_gil(state);
}

/* anomaly_mode(): return (is on, checks for NaN). */
static PyObject *anomaly_mode(PyObject *module, PyObject *nothing) TPY_GIL
{
    bool checks = false;
    bool is_on = tn_anomaly_mode(&checks);
    (void)module;
    (void)nothing;
    return Py_BuildValue("(OO)", is_on ? Py_True : Py_False, checks ? Py_True : Py_False);
}

static PyObject *set_anomaly_mode(PyObject *module, PyObject *args) TPY_GIL
{
    int is_on, checks;
    (void)module;
    if (!PyArg_ParseTuple(args, "pp:set_anomaly_mode", &is_on, &checks))
        return NULL;
    tn_anomaly_place_set(tell_place);
    tn_anomaly_mode_set(is_on != 0, checks != 0);
    return tpy_keep(Py_None);
}

static PyMethodDef functions[] = {
    {"run_backward", run_backward, METH_VARARGS,
     "run_backward(roots, grads, inputs, flags)\n--\n\nAdds gradients to leaves."},
    {"run_grad", run_grad, METH_VARARGS,
     "run_grad(roots, grads, inputs, flags)\n--\n\nThe gradients of the inputs."},
    {"reaches", reaches, METH_O,
     "reaches(node)\n--\n\nWhether the backward that runs comes to it."},
    {"count_write", count_write, METH_O,
     "count_write(tensor)\n--\n\nCount a write: the version grows by 1."},
    {"grad_mode", grad_mode, METH_NOARGS, "grad_mode()\n--\n\nWhether calls are recorded."},
    {"set_grad_mode", set_grad_mode, METH_O, "set_grad_mode(on)\n--\n\nReturns what was before."},
    {"enter_autocast", enter_autocast, METH_VARARGS, "enter_autocast(dtype, on)\n--\n\nBegins it."},
    {"leave_autocast", leave_autocast, METH_VARARGS,
     "leave_autocast(excluded, dtype, regions)\n--\n\nEnds it."},
    {"keep_casts", keep_casts, METH_O,
     "keep_casts(on)\n--\n\nWhether casts of parameters are kept; returns what was before."},
    {"drop_casts", drop_casts, METH_NOARGS, "drop_casts()\n--\n\nForgets casts of parameters."},
    {"autocast", autocast, METH_NOARGS, "autocast()\n--\n\nWhether it is on, and its dtype."},
    {"inference_mode", inference_mode, METH_NOARGS,
     "inference_mode()\n--\n\nWhether the thread is in it."},
    {"enter_inference", enter_inference, METH_O,
     "enter_inference(on)\n--\n\nReturns what leave_inference takes."},
    {"leave_inference", leave_inference, METH_VARARGS,
     "leave_inference(included, excluded, marks)\n--\n\nUndoes what enter_inference changed."},
    {"anomaly_mode", anomaly_mode, METH_NOARGS, "anomaly_mode()\n--\n\n(is on, checks nan)"},
    {"set_anomaly_mode", set_anomaly_mode, METH_VARARGS,
     "set_anomaly_mode(on, checks_nan)\n--\n\nFor the process."},
    {NULL, NULL, 0, NULL},
};

int tpy_grad_calls_init(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
