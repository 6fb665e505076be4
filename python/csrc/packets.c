/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.ops.aten.add: all overloads of one name, including those with `out`, with the schema's own
 * argument names. A packet is a tpy_function without an entry in the table; its overloads are
 * looked up by name.
 *
 * Libraries may define more overloads at any time, so asking a packet for its overloads looks them
 * up again. A call looks them up again if there are none, or if a definition has been replaced.
 */
#include "functions.h"

#include <stdlib.h>

#include <tenon/experimental/names.h>

PyTypeObject *tpy_packet_type;

/* ---- overloads ---- */

/* Overloads that are being collected. */
typedef struct collection {
    const tn_op **items; /* owned: `count` of them */
    size_t count;        /* how many */
    bool failed;         /* memory is used up */
} collection;

/* Visitor of tn_op_overloads: append an operator. */
static bool collect(void *context, const tn_op *op)
{
    collection *all = context;
    const tn_op **grown = realloc(all->items, (all->count + 1) * sizeof *grown);
    all->failed = grown == NULL;
    if (grown != NULL) {
        all->items = grown;
        all->items[all->count++] = op;
    }
    return !all->failed;
}

/* Collect the overloads of a name in the order in which a call tries them. */
static int list_overloads(const char *name, collection *out) TPY_GIL
{
    *out = (collection){0};
    if (tn_op_overloads(name, collect, out) != TN_OK)
        out->failed = true;
    if (out->failed)
        (void)PyErr_NoMemory();
    return out->failed ? -1 : 0;
}

/* Fill in the signatures, in the same order. */
static int make_signatures(const collection *all, tpy_signatures *out) TPY_GIL
{
    out->count = 0;
    for (size_t i = 0; i < all->count; i++) {
        TPY_OWN(overload, tpy_overload_of(all->items[i]));
        if (tpy_signature_make(&out->items[out->count], (tpy_overload *)overload, false) != 0)
            return -1;
        out->count++;
    }
    return 0;
}

/* Free signatures that no call has seen, or that no call can be using any longer. */
static void signatures_free(tpy_signatures *made) TPY_GIL
{
    for (size_t i = 0; i < made->count; i++) {
        PyObject *owned = (PyObject *)made->items[i].overload;
        tpy_drop(&owned);
    }
    free(made);
}

/* Look up the overloads of the packet's name. */
static tpy_signatures *look(const tpy_function *self) TPY_GIL
{
    collection all;
    const char *name = PyUnicode_AsUTF8AndSize(self->name, NULL);
    if (name == NULL || list_overloads(name, &all) != 0)
        return NULL;
    tpy_signatures *made = malloc(sizeof *made + (all.count + 1) * sizeof made->items[0]);
    if (made == NULL) {
        (void)PyErr_NoMemory();
    } else if (make_signatures(&all, made) != 0) {
        signatures_free(made);
        made = NULL;
    }
    free(all.items);
    return made;
}

/* Return whether both consist of the same Overload objects, and so of the same definitions. */
static bool are_same(const tpy_signatures *before, const tpy_signatures *now)
{
    if (before == NULL || before->count != now->count)
        return false;
    for (size_t i = 0; i < now->count; i++)
        if (before->items[i].overload != now->items[i].overload)
            return false;
    return true;
}

/*
 * Look the overloads up again. Signatures that are replaced stay allocated: a call on another
 * thread may be reading them.
 */
static int look_anew(tpy_function *self) TPY_GIL
{
    tpy_signatures *made = look(self);
    if (made == NULL)
        return -1;
    if (are_same(self->known, made))
        signatures_free(made);
    else
        self->known = made;
    return 0;
}

/* ---- calls ---- */

/* Return whether the definitions known to the packet are still the current ones. */
static bool is_current(const tpy_function *self)
{
    for (size_t i = 0; i < self->known->count; i++) {
        const tpy_overload *overload = self->known->items[i].overload;
        if (!overload->is_builtin && tn_op_schema(overload->op) != overload->schema)
            return false;
    }
    return self->known->count > 0;
}

/*
 * Call the only overload directly, or choose among several. The Overload is held during the call,
 * because its kernel may redefine the operator.
 */
static PyObject *on_vectorcall(PyObject *object, PyObject *const *args, size_t count,
                               PyObject *names) TPY_GIL
{
    tpy_function *self = (tpy_function *)object;
    if ((self->known == NULL || !is_current(self)) && look_anew(self) != 0)
        return NULL;
    if (self->known->count == 1) {
        PyObject *only = (PyObject *)self->known->items[0].overload;
        TPY_OWN(kept, tpy_keep(only));
        return tpy_overload_call((tpy_overload *)kept, args, count & TPY_COUNT_BITS, names);
    }
    /* One overload that returns numbers of dtypes makes the packet return numbers. */
    bool has_codes = false;
    for (size_t i = 0; i < self->known->count; i++)
        has_codes |= self->known->items[i].overload->has_codes;
    PyObject *result = tpy_function_call(self, args, count & TPY_COUNT_BITS, names);
    return has_codes ? tpy_codes_take(result) : result;
}

static PyObject *on_call(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL
{
    return tpy_call_flat(self, on_vectorcall, args, keywords);
}

/* ---- attributes ---- */

/* overloads(): return the names, `default` for the overload without one. */
static PyObject *packet_overloads(PyObject *object, PyObject *nothing) TPY_GIL
{
    tpy_function *self = (tpy_function *)object;
    (void)nothing;
    if (look_anew(self) != 0)
        return NULL;
    TPY_OWN(list, PyList_New(0));
    for (size_t i = 0; list != NULL && i < self->known->count; i++) {
        const char *name = tn_op_name(self->known->items[i].overload->op);
        const char *dot = strrchr(name, '.');
        TPY_OWN(word, PyUnicode_FromString(dot == NULL ? "default" : dot + 1));
        if (word == NULL || PyList_Append(list, word) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

/* Return an overload by its name; packet_attribute stores it as an attribute. */
static PyObject *find_overload(tpy_function *self, PyObject *word) TPY_GIL
{
    const char *text = PyUnicode_AsUTF8AndSize(word, NULL);
    if (text == NULL)
        return NULL;
    TPY_OWN(name, strcmp(text, "default") == 0 ? tpy_keep(self->name)
                                               : PyUnicode_FromFormat("%U.%U", self->name, word));
    const char *full = name == NULL ? NULL : PyUnicode_AsUTF8AndSize(name, NULL);
    const tn_op *op;
    if (full == NULL)
        return NULL;
    if (tn_op_find(full, &op) == TN_OK)
        return tpy_overload_of(op);
    TPY_OWN(there, packet_overloads((PyObject *)self, NULL));
    return there == NULL ? NULL
                         : PyErr_Format(PyExc_AttributeError, "%U has no overload '%U': it has %R",
                                        self->name, word, there);
}

/* Attributes are overloads, except for names like __len__, which Python asks for on its own. */
static PyObject *packet_attribute(PyObject *object, PyObject *word) TPY_GIL
{
    PyObject *found = PyObject_GenericGetAttr(object, word);
    if (found != NULL || !PyErr_ExceptionMatches(PyExc_AttributeError))
        return found;
    const char *text = PyUnicode_AsUTF8AndSize(word, NULL);
    if (text == NULL || strncmp(text, "__", 2) == 0)
        return NULL;
    PyErr_Clear();
    TPY_OWN(made, find_overload((tpy_function *)object, word));
    if (made == NULL || PyObject_GenericSetAttr(object, word, made) != 0)
        return NULL;
    return tpy_give(&made);
}

static PyObject *packet_repr(PyObject *self) TPY_GIL
{
    return PyUnicode_FromFormat("<OpOverloadPacket(op='%U')>", ((tpy_function *)self)->name);
}

static PyObject *get_qualified(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_keep(((tpy_function *)self)->name);
}

static PyObject *get_name(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const char *name = PyUnicode_AsUTF8AndSize(((tpy_function *)self)->name, NULL);
    const char *colons = name == NULL ? NULL : strstr(name, "::");
    return colons == NULL ? NULL : PyUnicode_FromString(colons + 2);
}

/* _pairs: (Overload, None) of each, in the form that functions use. */
static PyObject *get_pairs(PyObject *object, void *closure) TPY_GIL
{
    tpy_function *self = (tpy_function *)object;
    (void)closure;
    if (look_anew(self) != 0)
        return NULL;
    TPY_OWN(list, PyList_New(0));
    for (size_t i = 0; list != NULL && i < self->known->count; i++) {
        TPY_OWN(pair, Py_BuildValue("(OO)", (PyObject *)self->known->items[i].overload, Py_None));
        if (pair == NULL || PyList_Append(list, pair) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

static void packet_free(PyObject *self) TPY_GIL
{
    tpy_function *packet = (tpy_function *)self;
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    /* A call holds its packet, so no call is reading these signatures. */
    if (packet->known != NULL)
        signatures_free(packet->known);
    tpy_drop(&packet->name);
    tpy_drop(&packet->attributes);
    release(self);
    tpy_drop(&type);
}

static PyObject *get_doc(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    TPY_OWN(module, PyImport_ImportModule("tenon._help"));
    return module == NULL ? NULL : PyObject_CallMethod(module, "describe", "O", self);
}

/* Return the packet itself: packets do not bind. `help` treats objects with __get__ as routines. */
static PyObject *packet_bind(PyObject *self, PyObject *object, PyObject *type) TPY_GIL
{
    (void)object;
    (void)type;
    return tpy_keep(self);
}

static PyGetSetDef packet_members[] = {
    {"__doc__", get_doc, NULL, NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {"__name__", get_name, NULL, NULL, NULL},
    {"_qualified_op_name", get_qualified, NULL, "The name with its namespace: 'aten::add'.", NULL},
    {"_pairs", get_pairs, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef packet_methods[] = {
    {"overloads", packet_overloads, METH_NOARGS,
     "overloads()\n--\n\nThe overloads' names, 'default' for the one without."},
    {"__dir__", packet_overloads, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef packet_hidden[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(tpy_function, call), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(tpy_function, attributes), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot packet_slots[] = {
    {Py_tp_dealloc, TPY_CODE(packet_free)},
    {Py_tp_call, TPY_CODE(on_call)},
    {Py_tp_repr, TPY_CODE(packet_repr)},
    {Py_tp_getattro, TPY_CODE(packet_attribute)},
    {Py_tp_getset, packet_members},
    {Py_tp_methods, packet_methods},
    {Py_tp_members, packet_hidden},
    {Py_tp_descr_get, TPY_CODE(packet_bind)},
    {0, NULL},
};

static PyType_Spec packet_spec = {"tenon._C.Packet", sizeof(tpy_function), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                                      Py_TPFLAGS_HAVE_VECTORCALL |
                                      Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  packet_slots};

/* packet(name): return the packet of "my::op", or None if no overload has that name. */
static PyObject *packet(PyObject *module, PyObject *name) TPY_GIL
{
    (void)module;
    if (!PyUnicode_Check(name))
        return PyErr_Format(PyExc_TypeError, "packet(): the name is text, not %R",
                            (PyObject *)Py_TYPE(name));
    TPY_OWN(object, PyType_GenericAlloc(tpy_packet_type, 0));
    tpy_function *self = (tpy_function *)object;
    if (self == NULL)
        return NULL;
    self->call = on_vectorcall;
    self->name = tpy_keep(name);
    /* In a packet a Python number fits any tensor argument. */
    self->takes_numbers = true;
    if (look_anew(self) != 0)
        return NULL;
    return self->known->count == 0 ? tpy_keep(Py_None) : tpy_give(&object);
}

static PyMethodDef packet_function = {"packet", packet, METH_O,
                                      "packet(name)\n--\n\nAll overloads of a name, or None."};

int tpy_packets_init(PyObject *module)
{
    tpy_packet_type = (PyTypeObject *)PyType_FromSpec(&packet_spec);
    TPY_OWN(made, PyCFunction_NewEx(&packet_function, NULL, NULL));
    if (tpy_packet_type == NULL || made == NULL ||
        PyModule_AddObjectRef(module, "packet", made) != 0)
        return -1;
    return PyModule_AddObjectRef(module, "Packet", (PyObject *)tpy_packet_type);
}
