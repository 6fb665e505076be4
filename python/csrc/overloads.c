/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A call: arguments are placed, read as tagged values, handed to the core, and the results come
 * back as objects. A result that is an argument which was written is that argument's object.
 *
 * The GIL is released where a kernel may take longer than releasing costs: by the number of
 * elements for Tenon's own operators, always for those of extensions, never for views.
 */
#include "overloads.h"

#include "crossing.h"
#include "libraries.h"
#include "tensor_object.h"

#include <stdlib.h>

#include <tenon/experimental/wrapping.h>

/* Below so many elements one of Tenon's kernels ends within a microsecond or two. */
#define QUICK_ELEMENTS 2048

PyTypeObject *tpy_overload_type;
static PyObject *overloads; /* owned: a dict from an operator's name to its Overload */

/* ---- placing ---- */

/* What was given, one slot per argument of the schema; NULL where the default stands. Borrowed. */
typedef struct placed {
    PyObject *at[TPY_MOST_ARGS]; /* by the schema's order */
    unsigned count;              /* up to the last one that was given */
} placed;

static PyObject *name_of(const tpy_overload *self) TPY_GIL;
static PyObject *name_of(const tpy_overload *self)
{
    return PyUnicode_FromString(tn_op_name(self->op));
}

static int fail_many(const tpy_overload *self, size_t given) TPY_GIL;
static int fail_many(const tpy_overload *self, size_t given)
{
    PyErr_Format(PyExc_TypeError, "%s() takes %d positional argument%s but %zu were given",
                 tn_op_name(self->op), (int)self->npositional, self->npositional == 1 ? "" : "s",
                 given);
    return -1;
}

/* Names that a program writes are interned as those of the schema are, so identity finds most. */
static int index_of(const tpy_overload *self, PyObject *name) TPY_GIL;
static int index_of(const tpy_overload *self, PyObject *name)
{
    for (int i = 0; i < self->nargs; i++)
        if (self->parameters[i].name == name)
            return i;
    for (int i = 0; i < self->nargs; i++)
        if (PyUnicode_Compare(self->parameters[i].name, name) == 0)
            return i;
    return -1;
}

static int place_names(const tpy_overload *self, PyObject *const *values, PyObject *names,
                       placed *out) TPY_GIL;
static int place_names(const tpy_overload *self, PyObject *const *values, PyObject *names,
                       placed *out)
{
    Py_ssize_t count = PyTuple_Size(names);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *name = PyTuple_GetItem(names, i);
        int index = index_of(self, name);
        if (index < 0 || out->at[index] != NULL) {
            PyErr_Format(PyExc_TypeError, "%s() got %s argument '%U'", tn_op_name(self->op),
                         index < 0 ? "an unexpected keyword" : "multiple values for", name);
            return -1;
        }
        out->at[index] = values[i];
        if ((unsigned)index >= out->count)
            out->count = (unsigned)index + 1;
    }
    return 0;
}

static int place(const tpy_overload *self, PyObject *const *args, size_t count, PyObject *names,
                 placed *out) TPY_GIL;
static int place(const tpy_overload *self, PyObject *const *args, size_t count, PyObject *names,
                 placed *out)
{
    if (count > self->npositional)
        return fail_many(self, count);
    out->count = (unsigned)count;
    for (size_t i = 0; i < count; i++)
        out->at[i] = args[i];
    for (size_t i = count; i < self->nargs; i++)
        out->at[i] = NULL;
    return names == NULL ? 0 : place_names(self, args + count, names, out);
}

/* ---- the call ---- */

/* Whether the kernel may run for longer than taking the GIL again costs. */
static bool may_be_long(const tpy_overload *self, const tn_value *values, unsigned count)
{
    if (self->is_view)
        return false;
    if (!self->is_builtin)
        return true;
    for (unsigned i = 0; i < count; i++) {
        if (values[i].kind == TN_KIND_LIST)
            return true;
        if (values[i].kind == TN_KIND_TENSOR &&
            tn_tensor_numel(values[i].as.tensor) > QUICK_ELEMENTS)
            return true;
    }
    return false;
}

/* The argument's object that a written result is, borrowed; NULL if it is none of them. */
static PyObject *peek_written(const placed *given, const tn_tensor *result)
{
    for (unsigned i = 0; i < given->count; i++)
        if (given->at[i] != NULL && tpy_is_tensor(given->at[i]) &&
            tpy_tensor_peek(given->at[i]) == result)
            return given->at[i];
    return NULL;
}

static PyObject *result_take(const tpy_overload *self, size_t index, const placed *given,
                             tn_value *value) TPY_GIL;
static PyObject *result_take(const tpy_overload *self, size_t index, const placed *given,
                             tn_value *value)
{
    if (self->returns[index].is_written && value->kind == TN_KIND_TENSOR) {
        PyObject *object = peek_written(given, value->as.tensor);
        if (object != NULL) {
            tn_value_release(value);
            return tpy_keep(object);
        }
    }
    return tpy_value_take(value);
}

/* None without results, the object of one, a tuple of several. Values that are left are released.
 */
static PyObject *results_take(const tpy_overload *self, const placed *given,
                              tn_value *values) TPY_GIL;
static PyObject *results_take(const tpy_overload *self, const placed *given, tn_value *values)
{
    if (self->nreturns == 0)
        return tpy_keep(Py_None);
    if (self->nreturns == 1)
        return result_take(self, 0, given, &values[0]);
    TPY_OWN(tuple, PyTuple_New(self->nreturns));
    bool failed = tuple == NULL;
    for (uint16_t i = 0; i < self->nreturns; i++) {
        PyObject *item = failed ? NULL : result_take(self, i, given, &values[i]);
        failed = item == NULL || PyTuple_SetItem(tuple, i, item) != 0;
        if (item == NULL)
            tn_value_release(&values[i]);
    }
    return failed ? NULL : tpy_give(&tuple);
}

/* `below` is the running call that is passed on, NULL for a call of its own. */
static PyObject *call_placed(const tpy_overload *self, const tn_call *below, const placed *given,
                             tpy_scratch *scratch) TPY_GIL;
static PyObject *call_placed(const tpy_overload *self, const tn_call *below, const placed *given,
                             tpy_scratch *scratch)
{
    tn_value values[TPY_MOST_ARGS];
    tn_value results[TPY_MOST_RETURNS];
    for (unsigned i = 0; i < given->count; i++) {
        values[i] = tn_value_default();
        if (given->at[i] != NULL &&
            tpy_value_from(given->at[i], self->parameters[i].said.code, scratch, &values[i]) != 0)
            return NULL;
    }
    tpy_crossing crossing;
    tpy_enter(&crossing, may_be_long(self, values, given->count));
    tn_status status =
        below == NULL
            ? tn_op_call(self->op, values, given->count, results, self->nreturns)
            : tn_call_redispatch_values(below, NULL, values, given->count, results, self->nreturns);
    if (tpy_leave(&crossing, status) == 0)
        return results_take(self, given, results);
    /* A warning may have failed a call that itself went well. */
    for (uint16_t i = 0; status == TN_OK && i < self->nreturns; i++)
        tn_value_release(&results[i]);
    return NULL;
}

/* What a call is made of: where its keys come from, and its arguments as vectorcall has them. */
typedef struct call_parts {
    const tn_call *below;  /* the running call that is passed on; NULL: a call of its own */
    PyObject *const *args; /* by position, then by name; borrowed */
    size_t count;          /* those by position */
    PyObject *names;       /* a tuple, or NULL; borrowed */
} call_parts;

static PyObject *call_parts_of(tpy_overload *self, const call_parts *parts) TPY_GIL;
static PyObject *call_parts_of(tpy_overload *self, const call_parts *parts)
{
    placed given;
    tpy_scratch scratch;
    if (place(self, parts->args, parts->count, parts->names, &given) != 0)
        return NULL;
    tpy_scratch_begin(&scratch);
    PyObject *result = call_placed(self, parts->below, &given, &scratch);
    tpy_scratch_end(&scratch);
    return result;
}

PyObject *tpy_overload_call(tpy_overload *self, PyObject *const *args, size_t count,
                            PyObject *names)
{
    call_parts parts = {NULL, args, count, names};
    return call_parts_of(self, &parts);
}

static PyObject *on_vectorcall(PyObject *self, PyObject *const *args, size_t count,
                               PyObject *names) TPY_GIL;
static PyObject *on_vectorcall(PyObject *self, PyObject *const *args, size_t count, PyObject *names)
{
    return tpy_overload_call((tpy_overload *)self, args, count & TPY_COUNT_BITS, names);
}

/*
 * A call by tuple and dict, for callers that know no vectorcall: everything is laid out in one
 * array, as PyVectorcall_Call would, which 3.11's limited API does not have. `skip` items of the
 * tuple are not the operator's.
 */
static PyObject *call_flat(PyObject *self, const tn_call *below, PyObject *args, Py_ssize_t skip,
                           PyObject *keywords) TPY_GIL;
static PyObject *call_flat(PyObject *self, const tn_call *below, PyObject *args, Py_ssize_t skip,
                           PyObject *keywords)
{
    PyObject *flat[2 * TPY_MOST_ARGS], *name, *value;
    Py_ssize_t count = PyTuple_Size(args) - skip;
    Py_ssize_t named = keywords == NULL ? 0 : PyDict_Size(keywords);
    Py_ssize_t place = 0, index = 0;
    if (count > TPY_MOST_ARGS || named > TPY_MOST_ARGS) {
        fail_many((tpy_overload *)self, (size_t)count + (size_t)named);
        return NULL;
    }
    TPY_OWN(names, named == 0 ? NULL : PyTuple_New(named));
    if (named != 0 && names == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        flat[i] = PyTuple_GetItem(args, i + skip);
    while (named != 0 && index < named && PyDict_Next(keywords, &place, &name, &value)) {
        flat[count + index] = value;
        if (PyTuple_SetItem(names, index++, tpy_keep(name)) != 0)
            return NULL;
    }
    call_parts parts = {below, flat, (size_t)count, names};
    return call_parts_of((tpy_overload *)self, &parts);
}

static PyObject *on_call(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL;
static PyObject *on_call(PyObject *self, PyObject *args, PyObject *keywords)
{
    return call_flat(self, NULL, args, 0, keywords);
}

/* redispatch(keyset, …): the running call goes on below its key, with these arguments. */
static PyObject *overload_redispatch(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL;
static PyObject *overload_redispatch(PyObject *self, PyObject *args, PyObject *keywords)
{
    if (PyTuple_Size(args) < 1)
        return PyErr_Format(PyExc_TypeError, "redispatch() takes the kernel's keyset first");
    const tn_call *below = tpy_keyset_call(PyTuple_GetItem(args, 0), ((tpy_overload *)self)->op);
    return below == NULL ? NULL : call_flat(self, below, args, 1, keywords);
}

/* ---- what an Overload tells ---- */

static PyObject *overload_repr(PyObject *self) TPY_GIL;
static PyObject *overload_repr(PyObject *self)
{
    return PyUnicode_FromFormat("<Overload of %s>", tn_op_name(((tpy_overload *)self)->op));
}

static PyObject *overload_name(PyObject *self, void *closure) TPY_GIL;
static PyObject *overload_name(PyObject *self, void *closure)
{
    (void)closure;
    return name_of((tpy_overload *)self);
}

static PyObject *overload_schema(PyObject *self, void *closure) TPY_GIL;
static PyObject *overload_schema(PyObject *self, void *closure)
{
    (void)closure;
    const tn_schema *schema = tn_op_schema(((tpy_overload *)self)->op);
    if (schema == NULL)
        return PyErr_Format(PyExc_LookupError, "%s was withdrawn with its library",
                            tn_op_name(((tpy_overload *)self)->op));
    size_t length = tn_schema_print(schema, NULL, 0);
    char *text = malloc(length + 1);
    if (text == NULL)
        return PyErr_NoMemory();
    tn_schema_print(schema, text, length + 1);
    PyObject *object = PyUnicode_FromString(text);
    free(text);
    return object;
}

/* (name, type, is keyword-only, has a default, is written) of each argument, for _schema. */
static PyObject *overload_arguments(PyObject *self, void *closure) TPY_GIL;
static PyObject *overload_arguments(PyObject *self, void *closure)
{
    (void)closure;
    const tpy_overload *overload = (tpy_overload *)self;
    TPY_OWN(list, PyList_New(0));
    if (list == NULL)
        return NULL;
    for (uint16_t i = 0; i < overload->nargs; i++) {
        const tn_argument *said = &overload->parameters[i].said;
        char type[256];
        tn_op_type_print(overload->op, false, i, type, sizeof type);
        TPY_OWN(row, Py_BuildValue("(ssOOO)", said->name, type,
                                   said->is_keyword_only ? Py_True : Py_False,
                                   said->has_default ? Py_True : Py_False,
                                   said->is_written ? Py_True : Py_False));
        if (row == NULL || PyList_Append(list, row) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

static PyObject *overload_default(PyObject *self, PyObject *index) TPY_GIL;
static PyObject *overload_default(PyObject *self, PyObject *index)
{
    tn_value value;
    Py_ssize_t at = PyLong_AsSsize_t(index);
    if (at == -1 && PyErr_Occurred() != NULL)
        return NULL;
    tn_status status = tn_op_default(((tpy_overload *)self)->op, (size_t)at, &value);
    return status == TN_OK ? tpy_value_take(&value) : tpy_raise(status);
}

static PyGetSetDef overload_members[] = {
    {"name", overload_name, NULL, "The full name, such as 'aten::add.Tensor'.", NULL},
    {"schema", overload_schema, NULL, "The schema as text.", NULL},
    {"arguments", overload_arguments, NULL,
     "(name, type, is keyword-only, has a default, is written) of each argument.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef overload_methods[] = {
    {"default", overload_default, METH_O, "default(index)\n--\n\nThe default of an argument."},
    {"redispatch", (PyCFunction)(void (*)(void))overload_redispatch, METH_VARARGS | METH_KEYWORDS,
     "redispatch(keyset, *args, **kwargs)\n--\n\n"
     "From a kernel that was given its keyset: the call goes on below the kernel's key."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef overload_hidden[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(tpy_overload, call), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

/* Of an operator that was withdrawn, or defined anew: others are kept by the dict of all. */
static void overload_free(PyObject *object) TPY_GIL;
static void overload_free(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free);
    tpy_overload *self = (tpy_overload *)object;
    for (uint16_t i = 0; self->parameters != NULL && i < self->nargs; i++)
        tpy_drop(&self->parameters[i].name);
    free(self->parameters);
    release(object);
    PyObject *owned = (PyObject *)type; /* an object of a heap type holds its type */
    tpy_drop(&owned);
}

static PyType_Slot overload_slots[] = {
    {Py_tp_dealloc, TPY_CODE(overload_free)},
    {Py_tp_call, TPY_CODE(on_call)},
    {Py_tp_repr, TPY_CODE(overload_repr)},
    {Py_tp_getset, overload_members},
    {Py_tp_methods, overload_methods},
    {Py_tp_members, overload_hidden},
    {Py_tp_doc, (void *)"One operator with one schema. Calling it calls the operator."},
    {0, NULL},
};

static PyType_Spec overload_spec = {"tenon._C.Overload", sizeof(tpy_overload), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL |
                                        Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                    overload_slots};

/* ---- making ---- */

/* A view's results lie in memory of its arguments, and it writes none. */
static bool makes_views(const tpy_overload *self)
{
    for (uint16_t i = 0; i < self->nreturns; i++)
        if (!self->returns[i].may_alias || self->returns[i].is_written)
            return false;
    return self->nreturns > 0;
}

static int describe_returns(tpy_overload *self) TPY_GIL;
static int describe_returns(tpy_overload *self)
{
    for (uint16_t i = 0; i < self->nreturns; i++) {
        self->returns[i].size = sizeof self->returns[i];
        tn_status status = tn_op_return(self->op, i, &self->returns[i]);
        if (status != TN_OK) {
            tpy_raise(status);
            return -1;
        }
    }
    self->is_view = makes_views(self);
    return 0;
}

static int describe_arguments(tpy_overload *self) TPY_GIL;
static int describe_arguments(tpy_overload *self)
{
    self->parameters = calloc(self->nargs + 1u, sizeof *self->parameters);
    if (self->parameters == NULL) {
        (void)PyErr_NoMemory();
        return -1;
    }
    for (uint16_t i = 0; i < self->nargs; i++) {
        tpy_parameter *parameter = &self->parameters[i];
        parameter->said.size = sizeof parameter->said;
        tn_status status = tn_op_argument(self->op, i, &parameter->said);
        if (status != TN_OK) {
            tpy_raise(status);
            return -1;
        }
        parameter->name = PyUnicode_InternFromString(parameter->said.name);
        if (parameter->name == NULL)
            return -1;
        if (!parameter->said.is_keyword_only)
            self->npositional = (uint16_t)(i + 1);
    }
    return 0;
}

static PyObject *make_overload(const tn_op *op) TPY_GIL;
static PyObject *make_overload(const tn_op *op)
{
    size_t nargs = tn_op_num_args(op), nreturns = tn_op_num_returns(op);
    if (nargs > TPY_MOST_ARGS || nreturns > TPY_MOST_RETURNS)
        return PyErr_Format(PyExc_NotImplementedError,
                            "%s has %zu arguments and %zu results; from Python at most %d and %d",
                            tn_op_name(op), nargs, nreturns, TPY_MOST_ARGS, TPY_MOST_RETURNS);
    TPY_OWN(object, PyType_GenericAlloc(tpy_overload_type, 0));
    tpy_overload *self = (tpy_overload *)object;
    if (self == NULL)
        return NULL;
    self->call = on_vectorcall;
    self->op = op;
    self->nargs = (uint16_t)nargs;
    self->nreturns = (uint16_t)nreturns;
    self->is_builtin = strncmp(tn_op_name(op), "aten::", 6) == 0;
    if (describe_arguments(self) != 0 || describe_returns(self) != 0)
        return NULL;
    return tpy_give(&object);
}

PyObject *tpy_overload_of(const tn_op *op)
{
    TPY_OWN(name, PyUnicode_InternFromString(tn_op_name(op)));
    if (name == NULL)
        return NULL;
    PyObject *known = PyDict_GetItemWithError(overloads, name);
    if (known != NULL || PyErr_Occurred() != NULL)
        return tpy_keep(known);
    TPY_OWN(made, make_overload(op));
    if (made == NULL || PyDict_SetItem(overloads, name, made) != 0)
        return NULL;
    return tpy_give(&made);
}

void tpy_overload_forget(PyObject *name)
{
    if (PyDict_GetItemWithError(overloads, name) != NULL)
        (void)PyDict_DelItem(overloads, name);
    PyErr_Clear();
}

/* find(name): the Overload of a full name. LookupError: there is no such operator. */
static PyObject *find(PyObject *module, PyObject *name) TPY_GIL;
static PyObject *find(PyObject *module, PyObject *name)
{
    const tn_op *op;
    const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
    (void)module;
    if (text == NULL)
        return NULL;
    tn_status status = tn_op_find(text, &op);
    return status == TN_OK ? tpy_overload_of(op) : tpy_raise(status);
}

static bool add_name(void *context, const tn_op *op) TPY_GIL;
static bool add_name(void *context, const tn_op *op)
{
    TPY_OWN(name, PyUnicode_FromString(tn_op_name(op)));
    return name != NULL && PyList_Append(context, name) == 0;
}

/* names(pattern): the full names of all operators that match a shell pattern, sorted. */
static PyObject *names(PyObject *module, PyObject *pattern) TPY_GIL;
static PyObject *names(PyObject *module, PyObject *pattern)
{
    const char *text = PyUnicode_AsUTF8AndSize(pattern, NULL);
    (void)module;
    if (text == NULL)
        return NULL;
    TPY_OWN(list, PyList_New(0));
    if (list == NULL)
        return NULL;
    tn_status status = tn_op_list(text, add_name, list);
    if (status != TN_OK)
        return tpy_raise(status);
    return PyErr_Occurred() != NULL ? NULL : tpy_give(&list);
}

static PyMethodDef find_method = {"find", find, METH_O,
                                  "find(name)\n--\n\nThe operator with that full name."};
static PyMethodDef names_method = {"names", names, METH_O,
                                   "names(pattern)\n--\n\nFull names of the operators that match."};

int tpy_overloads_init(PyObject *module)
{
    overloads = PyDict_New();
    tpy_overload_type = (PyTypeObject *)PyType_FromSpec(&overload_spec);
    TPY_OWN(find_function, PyCFunction_NewEx(&find_method, NULL, NULL));
    TPY_OWN(names_function, PyCFunction_NewEx(&names_method, NULL, NULL));
    if (overloads == NULL || tpy_overload_type == NULL || find_function == NULL ||
        names_function == NULL || PyModule_AddObjectRef(module, "find", find_function) != 0 ||
        PyModule_AddObjectRef(module, "names", names_function) != 0)
        return -1;
    return PyModule_AddObjectRef(module, "Overload", (PyObject *)tpy_overload_type);
}
