/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes of the graph as objects. Each kind of node has its own type, named as in PyTorch, derived
 * from one base type. `objects` maps the addresses of nodes to those of their objects, without
 * references; an object removes itself before it is freed, so an address found there is of a live
 * object.
 */
#include "autograd_objects.h"

#include "crossing.h"
#include "python_values.h"
#include "tensor_object.h"

/* The object of a node. It owns the node, and through it the graph behind it. */
typedef struct node_object {
    PyObject_HEAD      /* Python's */
        tn_node *node; /* owned */
    PyObject *weak;    /* Python's list of weak references */
} node_object;

PyTypeObject *tpy_node_type;
static PyObject *types;    /* owned: a dict from the name of a node to its type */
static PyObject *objects;  /* owned: a dict from the address of a node to that of its object */
static PyObject *metadata; /* owned: a dict from the address of a node to that of its dict */

/* An address as a key or value of these dicts. */
static PyObject *address_of(const void *place) TPY_GIL
{
    return PyLong_FromUnsignedLongLong((unsigned long long)(uintptr_t)place);
}

/* Return the address that a table has for a key, borrowed; NULL, without an exception, if none. */
static void *peek(PyObject *table, const void *place) TPY_GIL
{
    TPY_OWN(key, address_of(place));
    PyObject *found = key == NULL ? NULL : PyDict_GetItemWithError(table, key);
    if (found == NULL) {
        PyErr_Clear();
        return NULL;
    }
    return (void *)(uintptr_t)PyLong_AsUnsignedLongLong(found);
}

/* Enter an address into a table. */
static int note(PyObject *table, const void *place, const void *value) TPY_GIL
{
    TPY_OWN(key, address_of(place));
    TPY_OWN(number, address_of(value));
    return key == NULL || number == NULL ? -1 : PyDict_SetItem(table, key, number);
}

/* Remove a key. This may run while an exception is set, which is preserved. */
static void forget_in(PyObject *table, const void *place) TPY_GIL
{
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    TPY_OWN(key, address_of(place));
    if (key == NULL || PyDict_DelItem(table, key) != 0)
        PyErr_Clear();
    PyErr_Restore(type, value, trace);
}

/* Return the type for a kind of node, borrowed; made at first use and kept for ever. */
static PyTypeObject *type_of(const char *name) TPY_GIL
{
    TPY_OWN(key, PyUnicode_FromString(name));
    PyObject *found = key == NULL ? NULL : PyDict_GetItemWithError(types, key);
    if (found != NULL || PyErr_Occurred() != NULL)
        return (PyTypeObject *)found;
    PyType_Slot slots[] = {{0, NULL}};
    TPY_OWN(full, PyUnicode_FromFormat("tenon.autograd.%s", name));
    const char *text = full == NULL ? NULL : PyUnicode_AsUTF8AndSize(full, NULL);
    if (text == NULL)
        return NULL;
    PyType_Spec spec = {text, 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    TPY_OWN(bases, Py_BuildValue("(O)", (PyObject *)tpy_node_type));
    TPY_OWN(made, bases == NULL ? NULL : PyType_FromSpecWithBases(&spec, bases));
    if (made == NULL || PyDict_SetItem(types, key, made) != 0)
        return NULL;
    (void)tpy_give(&full); /* CPython 3.11 may keep a pointer to the name, so the text is leaked
                              together with the type. */
    return (PyTypeObject *)made;
}

/* If registering the new object fails, freeing it also releases the node. */
PyObject *tpy_node_take(tn_node *node)
{
    if (node == NULL)
        return tpy_keep(Py_None);
    PyObject *known = peek(objects, node);
    if (known != NULL) {
        tn_node_release(node);
        return tpy_keep(known);
    }
    PyTypeObject *type = type_of(tn_node_name(node));
    node_object *self = type == NULL ? NULL : (node_object *)PyType_GenericAlloc(type, 0);
    if (self == NULL) {
        tn_node_release(node);
        return NULL;
    }
    self->node = node;
    TPY_OWN(made, (PyObject *)self);
    return note(objects, node, self) == 0 ? tpy_give(&made) : NULL;
}

tn_node *tpy_node_peek(PyObject *object)
{
    if (PyType_IsSubtype(Py_TYPE(object), tpy_node_type) != 0)
        return ((node_object *)object)->node;
    PyErr_Format(PyExc_TypeError, "expected a node of the graph, not %R",
                 (PyObject *)Py_TYPE(object));
    return NULL;
}

/* The address is removed first, as clearing weak references may run code that looks it up. */
static void node_free(PyObject *object) TPY_GIL
{
    PyTypeObject *type = Py_TYPE(object);
    node_object *self = (node_object *)object;
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free);
    if (self->node != NULL && peek(objects, self->node) == self)
        forget_in(objects, self->node);
    if (self->weak != NULL)
        PyObject_ClearWeakRefs(object);
    tn_node_release(self->node);
    release(object);
    PyObject *owned = (PyObject *)type; /* an object of a heap type holds its type */
    tpy_drop(&owned);
}

/* ---- attributes ---- */

static PyObject *node_repr(PyObject *self) TPY_GIL
{
    return PyUnicode_FromFormat("<%s object at %p>", tn_node_name(((node_object *)self)->node),
                                (void *)self);
}

/*
 * name(). As in PyTorch, nodes that are not made from a formula are printed with a C++ namespace.
 */
static PyObject *node_name(PyObject *self, PyObject *nothing) TPY_GIL
{
    static const char *const spaced[] = {"AccumulateGrad", "CopySlices", "CopyBackwards",
                                         "NotImplemented"};
    const char *name = tn_node_name(((node_object *)self)->node);
    (void)nothing;
    for (size_t i = 0; i < TPY_LEN(spaced); i++)
        if (strcmp(name, spaced[i]) == 0)
            return PyUnicode_FromFormat("torch::autograd::%s", name);
    return PyUnicode_FromString(name);
}

static PyObject *node_sequence(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromUnsignedLongLong(tn_node_sequence(((node_object *)self)->node));
}

/* Return one item of next_functions: (node or None, output number). */
static PyObject *edge_at(const tn_node *node, size_t index) TPY_GIL
{
    uint32_t number = 0;
    tn_node *next = tn_node_edge(node, index, &number);
    TPY_OWN(object, tpy_node_take(tn_node_retain(next)));
    return object == NULL ? NULL
                          : Py_BuildValue("(OI)", object, next == NULL ? 0U : (unsigned)number);
}

/* next_functions. */
static PyObject *get_edges(PyObject *self, void *closure) TPY_GIL
{
    const tn_node *node = ((node_object *)self)->node;
    size_t count = tn_node_num_edges(node);
    (void)closure;
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)count));
    for (size_t i = 0; tuple != NULL && i < count; i++) {
        PyObject *edge = edge_at(node, i);
        if (edge == NULL || PyTuple_SetItem(tuple, (Py_ssize_t)i, edge) != 0)
            return NULL;
    }
    return tpy_give(&tuple);
}

static void forget_metadata(const void *node) TPY_GIL
{
    forget_in(metadata, node);
}

/*
 * metadata: a dict that belongs to the node, so that it is the same one when asked for again later.
 * The node holds it by a hook, and the table gives its address.
 */
static PyObject *get_metadata(PyObject *self, void *closure) TPY_GIL
{
    tn_node *node = ((node_object *)self)->node;
    PyObject *known = peek(metadata, node);
    (void)closure;
    if (known != NULL)
        return tpy_keep(known);
    TPY_OWN(made, PyDict_New());
    if (made == NULL || note(metadata, node, made) != 0)
        return NULL;
    if (tpy_node_hold(node, made, forget_metadata) != 0) {
        forget_metadata(node);
        return NULL;
    }
    return tpy_give(&made);
}

/*
 * Return the value of an attribute such as `_saved_self`, which the node's formula reads. NULL if
 * there is none, perhaps with an older exception still set.
 */
static PyObject *saved_attribute(tn_node *node, PyObject *name) TPY_GIL
{
    const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
    if (text == NULL || strncmp(text, "_saved_", strlen("_saved_")) != 0)
        return NULL;
    for (size_t i = 0; i < tn_node_num_saved(node); i++) {
        const char *own = tn_node_saved_name(node, i);
        if (own == NULL || strcmp(own, text + strlen("_saved_")) != 0)
            continue;
        tn_value value = {.kind = TN_KIND_NONE};
        /* The AttributeError of the generic lookup is replaced by the value. */
        PyErr_Clear();
        tpy_crossing crossing;
        tpy_enter(&crossing, false);
        tn_status status = tn_node_saved_value(node, i, &value);
        return tpy_leave(&crossing, status) == 0 ? tpy_value_take(&value) : NULL;
    }
    return NULL;
}

/*
 * Look up an attribute: first one of the type, then a saved value, then `variable` of a node that
 * accumulates, and last an attribute of the context of a tenon.autograd.Function.
 */
static PyObject *node_attribute(PyObject *self, PyObject *name) TPY_GIL
{
    PyObject *found = PyObject_GenericGetAttr(self, name);
    if (found != NULL || PyErr_ExceptionMatches(PyExc_AttributeError) == 0)
        return found;
    tn_node *node = ((node_object *)self)->node;
    PyObject *saved = saved_attribute(node, name);
    if (saved != NULL || PyErr_ExceptionMatches(PyExc_AttributeError) == 0)
        return saved;
    if (PyUnicode_CompareWithASCIIString(name, "variable") == 0) {
        tn_tensor *leaf = tn_node_variable(node);
        if (leaf == NULL)
            return NULL;
        PyErr_Clear();
        return tpy_tensor_take(tn_tensor_retain(leaf));
    }
    PyObject *context = tpy_context_peek(node);
    if (context == NULL)
        return NULL;
    PyErr_Clear();
    return PyObject_GetAttr(context, name);
}

static PyObject *add_after(PyObject *self, PyObject *function) TPY_GIL
{
    return tpy_hook_add(self, TPY_HOOK_AFTER, function);
}

static PyObject *add_before(PyObject *self, PyObject *function) TPY_GIL
{
    return tpy_hook_add(self, TPY_HOOK_BEFORE, function);
}

static PyObject *saved_bytes(PyObject *self, void *unused) TPY_GIL
{
    (void)unused;
    return PyLong_FromSize_t(tn_node_saved_bytes(((node_object *)self)->node));
}

static PyGetSetDef node_members[] = {
    {"next_functions", get_edges, NULL,
     "(node or None, which of its results) for each argument that may get a gradient.", NULL},
    {"_saved_bytes", saved_bytes, NULL, "Bytes of the tensors that it keeps for backward.", NULL},
    {"metadata", get_metadata, NULL, "A dict that stays with the node.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef node_methods[] = {
    {"name", node_name, METH_NOARGS, "name()\n--\n\nThe node's name, \"MulBackward0\"."},
    {"_sequence_nr", node_sequence, METH_NOARGS,
     "_sequence_nr()\n--\n\nNodes are numbered as they are recorded."},
    {"register_hook", add_after, METH_O,
     "register_hook(fn)\n--\n\nfn(grad_inputs, grad_outputs) is called when the node has run, and "
     "may return other grad_inputs."},
    {"register_prehook", add_before, METH_O,
     "register_prehook(fn)\n--\n\nfn(grad_outputs) is called before the node runs, and may return "
     "other gradients."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef hidden_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(node_object, weak), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot node_slots[] = {
    {Py_tp_dealloc, TPY_CODE(node_free)},
    {Py_tp_repr, TPY_CODE(node_repr)},
    {Py_tp_getattro, TPY_CODE(node_attribute)},
    {Py_tp_getset, node_members},
    {Py_tp_methods, node_methods},
    {Py_tp_members, hidden_members},
    {Py_tp_doc, (void *)"How the gradients of a recorded call's arguments come about."},
    {0, NULL},
};

static PyType_Spec node_spec = {
    "tenon.autograd.graph.Node", sizeof(node_object), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, node_slots};

int tpy_nodes_init(PyObject *module)
{
    tpy_node_type = (PyTypeObject *)PyType_FromSpec(&node_spec);
    types = PyDict_New();
    objects = PyDict_New();
    metadata = PyDict_New();
    if (tpy_node_type == NULL || types == NULL || objects == NULL || metadata == NULL)
        return -1;
    return PyModule_AddObjectRef(module, "Node", (PyObject *)tpy_node_type);
}
