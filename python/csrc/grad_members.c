/* SPDX-License-Identifier: BSD-3-Clause */
/* The autograd part of Tensor: requires_grad, grad, grad_fn, backward and hooks. */
#include "autograd_objects.h"

#include "crossing.h"
#include "tensor_object.h"

/* Return 0, or -1 with the exception of a status. */
static int succeed(tn_status status) TPY_GIL
{
    if (status == TN_OK)
        return 0;
    tpy_raise(status);
    return -1;
}

/* ---- attributes ---- */

static PyObject *get_requires_grad(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(tn_tensor_requires_grad(tpy_tensor_peek(self)));
}

/* x.requires_grad = flag. */
static int set_requires_grad(PyObject *self, PyObject *value, void *closure) TPY_GIL
{
    (void)closure;
    if (value == NULL || !PyBool_Check(value)) {
        PyErr_SetString(PyExc_RuntimeError, "requires_grad must be a bool");
        return -1;
    }
    return succeed(tn_tensor_set_requires_grad(tpy_tensor_peek(self), value == Py_True));
}

PyObject *tpy_requiring_take(PyObject *tensor)
{
    if (tensor != NULL && succeed(tn_tensor_set_requires_grad(tpy_tensor_peek(tensor), true)) != 0)
        tpy_drop(&tensor);
    return tensor;
}

/* PyTorch warns here, too; tensors that retain their gradient are excepted. */
static int warn_of_no_leaf(void) TPY_GIL
{
    return PyErr_WarnEx(PyExc_UserWarning,
                        "The .grad attribute of a Tensor that is not a leaf is None: backward does "
                        "not fill it unless the tensor was asked to .retain_grad()",
                        1);
}

/* x.grad: a tensor, or None. */
static PyObject *get_grad(PyObject *self, void *closure) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(self);
    tn_tensor *grad = tn_tensor_grad(tensor);
    (void)closure;
    if (grad != NULL)
        return tpy_tensor_take(tn_tensor_retain(grad));
    if (!tn_tensor_is_leaf(tensor) && !tn_tensor_retains_grad(tensor) && warn_of_no_leaf() != 0)
        return NULL;
    return tpy_keep(Py_None);
}

/* x.grad = tensor or None; deleting means None. */
static int set_grad(PyObject *self, PyObject *value, void *closure) TPY_GIL
{
    (void)closure;
    if (value == NULL || value == Py_None)
        return succeed(tn_tensor_set_grad(tpy_tensor_peek(self), NULL));
    if (!tpy_is_tensor(value)) {
        PyErr_Format(PyExc_TypeError, "assigned grad expected to be a Tensor or None but got %R",
                     (PyObject *)Py_TYPE(value));
        return -1;
    }
    if (tpy_tensor_peek(self) == tpy_tensor_peek(value)) {
        PyErr_SetString(PyExc_RuntimeError, "can't assign Variable as its own grad");
        return -1;
    }
    return succeed(tn_tensor_set_grad(tpy_tensor_peek(self), tpy_tensor_peek(value)));
}

/*
 * Get the tensor's node and its output number. A view's node may have to be rebuilt after an
 * in-place write, which calls operators. `*out` is new or NULL.
 */
static int find_node(PyObject *self, uint32_t *number, tn_node **out) TPY_GIL
{
    tpy_crossing crossing;
    *out = NULL;
    tpy_enter(&crossing, false);
    tn_status status = tn_tensor_grad_fn(tpy_tensor_peek(self), number, out);
    if (tpy_leave(&crossing, status) == 0)
        return 0;
    tn_node_release(*out);
    return -1;
}

/* x.grad_fn. */
static PyObject *get_grad_fn(PyObject *self, void *closure) TPY_GIL
{
    tn_node *node;
    (void)closure;
    return find_node(self, NULL, &node) == 0 ? tpy_node_take(node) : NULL;
}

/* x.output_nr. */
static PyObject *get_output_number(PyObject *self, void *closure) TPY_GIL
{
    tn_node *node;
    uint32_t number = 0;
    (void)closure;
    if (find_node(self, &number, &node) != 0)
        return NULL;
    unsigned long found = node == NULL ? 0 : number;
    tn_node_release(node);
    return PyLong_FromUnsignedLongLong(found);
}

static PyObject *get_is_leaf(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(tn_tensor_is_leaf(tpy_tensor_peek(self)));
}

static PyObject *get_retains_grad(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(tn_tensor_retains_grad(tpy_tensor_peek(self)));
}

/* x._base. */
static PyObject *get_base(PyObject *self, void *closure) TPY_GIL
{
    tn_tensor *base = tn_tensor_base(tpy_tensor_peek(self));
    (void)closure;
    return base == NULL ? tpy_keep(Py_None) : tpy_tensor_take(tn_tensor_retain(base));
}

static PyGetSetDef members[] = {
    {"requires_grad", get_requires_grad, set_requires_grad, "Whether a gradient is wanted.", NULL},
    {"grad", get_grad, set_grad, "The gradient that backward has accumulated, or None.", NULL},
    {"grad_fn", get_grad_fn, NULL, "The node that returned the tensor; None for a leaf.", NULL},
    {"output_nr", get_output_number, NULL, "Which of the node's results it is.", NULL},
    {"is_leaf", get_is_leaf, NULL, "Whether no recorded operator returned it.", NULL},
    {"retains_grad", get_retains_grad, NULL, "Whether a tensor that is no leaf gets a gradient.",
     NULL},
    {"_base", get_base, NULL, "The tensor that this one is a view of, or None.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

/* ---- methods ---- */

static PyObject *requires_grad_(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"requires_grad", NULL};
    PyObject *wanted = Py_True;
    if (!PyArg_ParseTupleAndKeywords(args, names, "|O:requires_grad_", words, &wanted))
        return NULL;
    if (!PyBool_Check(wanted))
        return PyErr_Format(PyExc_TypeError,
                            "requires_grad_(): argument 'requires_grad' must be bool, not %R",
                            (PyObject *)Py_TYPE(wanted));
    return set_requires_grad(self, wanted, NULL) == 0 ? tpy_keep(self) : NULL;
}

/* Return a tensor, or tensors in a sequence, as a tuple; new. */
static PyObject *tuple_of(PyObject *object) TPY_GIL
{
    return tpy_is_tensor(object) ? Py_BuildValue("(O)", object) : PySequence_Tuple(object);
}

/* x.backward(): without arguments no tuples are made. */
static int backward_from(PyObject *self, PyObject *gradient, PyObject *inputs,
                         uint32_t flags) TPY_GIL
{
    if (gradient == Py_None && inputs == Py_None)
        return tpy_backward_one(self, flags);
    TPY_OWN(roots, Py_BuildValue("(O)", self));
    TPY_OWN(grads, gradient == Py_None ? NULL : tuple_of(gradient));
    TPY_OWN(wanted, inputs == Py_None ? NULL : tuple_of(inputs));
    if (roots == NULL || PyErr_Occurred() != NULL)
        return -1;
    if (wanted != NULL && PyTuple_Size(wanted) == 0) {
        PyErr_SetString(PyExc_RuntimeError, "`inputs` argument to `backward()` cannot be empty.");
        return -1;
    }
    return tpy_backward(roots, grads, wanted, flags);
}

/*
 * x.backward(gradient, retain_graph, create_graph, inputs). retain_graph defaults to create_graph.
 */
static PyObject *backward(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"gradient", "retain_graph", "create_graph", "inputs", NULL};
    PyObject *gradient = Py_None, *retain = Py_None, *inputs = Py_None;
    int creates = 0;
    if ((PyTuple_Size(args) > 0 || names != NULL) &&
        !PyArg_ParseTupleAndKeywords(args, names, "|OOpO:backward", words, &gradient, &retain,
                                     &creates, &inputs))
        return NULL;
    int retains = retain == Py_None ? creates : PyObject_IsTrue(retain);
    if (retains < 0)
        return NULL;
    uint32_t flags =
        (retains != 0 ? TN_BACKWARD_RETAIN : 0U) | (creates != 0 ? TN_BACKWARD_CREATE : 0U);
    return backward_from(self, gradient, inputs, flags) == 0 ? tpy_keep(Py_None) : NULL;
}

/* x.detach(): memory that was read-only stays so. */
static PyObject *detach(PyObject *self, PyObject *nothing) TPY_GIL
{
    tn_tensor *made;
    (void)nothing;
    tn_status status = tn_tensor_detach(tpy_tensor_peek(self), &made);
    PyObject *object = status == TN_OK ? tpy_tensor_take(made) : tpy_raise(status);
    if (object != NULL)
        ((tpy_tensor *)object)->is_read_only = ((tpy_tensor *)self)->is_read_only;
    return object;
}

static PyObject *detach_(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return succeed(tn_tensor_detach_in_place(tpy_tensor_peek(self))) == 0 ? tpy_keep(self) : NULL;
}

static PyObject *retain_grad(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return succeed(tn_tensor_retain_grad(tpy_tensor_peek(self))) == 0 ? tpy_keep(Py_None) : NULL;
}

static PyObject *register_hook(PyObject *self, PyObject *function) TPY_GIL
{
    return tpy_hook_add(self, TPY_HOOK_TENSOR, function);
}

static PyObject *register_accumulated(PyObject *self, PyObject *function) TPY_GIL
{
    return tpy_hook_add(self, TPY_HOOK_ACCUMULATED, function);
}

static PyObject *is_inference(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyBool_FromLong(tn_tensor_is_inference(tpy_tensor_peek(self)));
}

static PyObject *is_view(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyBool_FromLong(tn_tensor_base(tpy_tensor_peek(self)) != NULL);
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS
static PyMethodDef methods[] = {
    {"requires_grad_", BY_NAME(requires_grad_),
     "requires_grad_(requires_grad=True)\n--\n\nSets whether a gradient is wanted."},
    {"backward", BY_NAME(backward),
     "backward(gradient=None, retain_graph=None, create_graph=False, inputs=None)\n--\n\n"
     "Adds the gradients of this tensor to the leaves, or to `inputs` only."},
    {"detach", detach, METH_NOARGS, "detach()\n--\n\nThe same elements without a history."},
    {"detach_", detach_, METH_NOARGS, "detach_()\n--\n\nThe tensor becomes a leaf."},
    {"retain_grad", retain_grad, METH_NOARGS,
     "retain_grad()\n--\n\nLets backward keep the gradient of a tensor that is no leaf."},
    {"register_hook", register_hook, METH_O,
     "register_hook(hook)\n--\n\nhook(grad) is called with the gradient, and may return another."},
    {"register_post_accumulate_grad_hook", register_accumulated, METH_O,
     "register_post_accumulate_grad_hook(hook)\n--\n\n"
     "hook(tensor) is called when the leaf's gradient is complete."},
    {"is_inference", is_inference, METH_NOARGS,
     "is_inference()\n--\n\nWhether it was made in inference mode."},
    {"_is_view", is_view, METH_NOARGS, "_is_view()\n--\n\nWhether it is a view."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_grad_slots[] = {{Py_tp_methods, methods}, {Py_tp_getset, members}, {0, NULL}};
