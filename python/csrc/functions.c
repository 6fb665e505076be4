/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Public names: finding the overloads of a name, choosing one for a call, and the types of
 * functions and methods.
 *
 * Choosing is one loop over the signatures in PyTorch's order. If all arguments of a signature
 * become ivalues directly, the overload is called at once; types are examined only if that fails.
 * Names that accept numbers in place of tensors go through the loop a second time with that
 * permission, because an overload for numbers is better than converting a number to a tensor.
 *
 * Cost of a call that fits the first signature: no allocation but that of the result.
 */
#include "functions.h"

#include "autograd_objects.h"
#include "crossing.h"
#include "return_types.h"
#include "tensor_object.h"

#include <stdio.h>
#include <stdlib.h>

PyTypeObject *tpy_function_type, *tpy_method_type;

/* Size of a buffer for an operator's name with namespace and overload. */
#define LONGEST_NAME 256

/* Qualified names of the modules, in the order of tpy_module. */
static const char *const module_names[TPY_NUM_MODULES] = {
    "tenon",        "tenon.Tensor", "tenon.fft", "tenon.linalg", "tenon.nn.functional",
    "tenon.sparse", "tenon.special"};

/* Names for which PyTorch accepts a Python number in place of any tensor. */
static const char *const with_numbers[] = {
    "add",        "add_",        "sub",         "sub_",         "mul",          "mul_",
    "div",        "div_",        "true_divide", "true_divide_", "copy_",        "floor_divide",
    "__and__",    "__iand__",    "__or__",      "__ior__",      "__xor__",      "__ixor__",
    "__lshift__", "__ilshift__", "__rshift__",  "__irshift__",  "floor_divide_"};

/*
 * Methods that are written in Python. `overloads` is `@MODULE.FUNCTION`, a function in a module of
 * this package; the first character marks these entries.
 */
#define IN_PYTHON '@'
static const tpy_function_spec python_methods[] = {
#define ROW(name, module)                                                                          \
    {                                                                                              \
        TPY_MODULE_TENSOR, name, name, "@" module "." name                                         \
    }
    ROW("norm", "_functions"),
    ROW("unique", "_functions"),
    ROW("lu", "_functions"),
    ROW("unique_consecutive", "_functions"),
    ROW("stft", "_functions"),
    ROW("istft", "_functions"),
    ROW("nonzero", "_functions"),
    ROW("split", "_functions"),
    ROW("__array_wrap__", "_methods"),
    ROW("new_tensor", "_methods"),
    ROW("new", "_methods"),
    ROW("apply_", "_methods"),
    ROW("map_", "_methods"),
    ROW("map2_", "_methods"),
    ROW("dim_order", "_methods"),
    ROW("untyped_storage", "_methods"),
    ROW("storage", "_methods"),

    ROW("share_memory_", "_methods"),
    ROW("is_set_to", "_methods"),
    ROW("dense_dim", "_methods"),
    ROW("sparse_dim", "_methods"),
    ROW("fill_diagonal_", "_methods"),
    ROW("cuda", "_methods"),
    ROW("pin_memory", "_methods"),
#undef ROW
};

/* ---- signatures ---- */

/*
 * Order the positional arguments of a method: `self` first, wherever the schema has it (as in
 * where(condition, self, other)), and the others in the schema's order.
 */
static void order_positions(tpy_signature *out, bool is_method)
{
    const tpy_overload *overload = out->overload;
    size_t self = 0;
    while (is_method && self < overload->npositional &&
           strcmp(overload->parameters[self].said.name, "self") != 0)
        self++;
    for (size_t i = 0; i < overload->npositional; i++)
        out->position[i] = (uint8_t)(!is_method || i > self ? i : i == 0 ? self : i - 1);
}

static bool has_argument(const tpy_overload *overload, const char *name)
{
    for (uint16_t i = 0; i < overload->nargs; i++)
        if (strcmp(overload->parameters[i].said.name, name) == 0)
            return true;
    return false;
}

int tpy_signature_make(tpy_signature *out, tpy_overload *overload, bool is_method)
{
    memset(out, 0, sizeof *out);
    if (overload == NULL)
        return -1;
    /*
     * Integers given loosely, as in x.view(2, 3), are possible if a list of integers is the only
     * positional argument (after `self` in a method).
     */
    out->overload = (tpy_overload *)tpy_keep((PyObject *)overload);
    order_positions(out, is_method);
    const tpy_parameter *last = overload->npositional == is_method + 1
                                    ? &overload->parameters[out->position[is_method]]
                                    : NULL;
    out->takes_loose = last != NULL && last->leaf.is_list && last->leaf.type == 'i';
    /* Factories (zeros, zeros_like, new_zeros) are recognized by their argument `pin_memory`. */
    out->makes_tensors = has_argument(overload, "pin_memory");
    return 0;
}

/* Add the overload with `out`: map arguments by their names, and find the written ones. */
static int add_out(tpy_signature *out, const tpy_overload *with_out) TPY_GIL
{
    if (with_out == NULL)
        return -1;
    out->with_out = with_out;
    for (uint16_t i = 0; i < out->overload->nargs; i++) {
        /* Names are interned, so equal names are identical. */
        out->in_out[i] = TPY_NOT_THERE;
        for (uint16_t k = 0; k < with_out->nargs; k++)
            if (with_out->parameters[k].name == out->overload->parameters[i].name)
                out->in_out[i] = (uint8_t)k;
    }
    /* Counting down leaves the first of the written arguments, which are adjacent, in first_out. */
    for (uint16_t k = with_out->nargs; k-- > 0;)
        if (with_out->parameters[k].said.is_written &&
            with_out->parameters[k].said.is_keyword_only) {
            out->first_out = (uint8_t)k;
            out->nouts++;
        }
    return 0;
}

/* Find the types of named results; in PyTorch the variant with `out` has a type of its own. */
static int add_names(tpy_signature *out, const char *base) TPY_GIL
{
    char name[LONGEST_NAME];
    if (tpy_return_type(out->overload, base, &out->named) != 0)
        return -1;
    snprintf(name, sizeof name, "%s_out", base);
    return out->with_out == NULL ? 0 : tpy_return_type(out->with_out, name, &out->named_out);
}

/*
 * Find the overload of `base` whose name is the first `length` bytes of `word`; "default" means the
 * one without a name. Borrowed; NULL and an exception.
 */
static tpy_overload *overload_named(const char *base, const char *word, size_t length) TPY_GIL
{
    char name[LONGEST_NAME];
    if (length == 7 && strncmp(word, "default", 7) == 0)
        snprintf(name, sizeof name, "aten::%s", base);
    else
        snprintf(name, sizeof name, "aten::%s.%.*s", base, (int)length, word);
    return tpy_overload_peek(name);
}

/* Fill in one item of an entry's overloads: "Tensor" or "Tensor=out". */
static int make_item(tpy_signature *out, const tpy_function *self, const char *text) TPY_GIL
{
    const char *base = self->spec->base;
    size_t length = strcspn(text, "=,");
    if (tpy_signature_make(out, overload_named(base, text, length), self->is_method) != 0)
        return -1;
    if (text[length] == '=') {
        text += length + 1;
        if (add_out(out, overload_named(base, text, strcspn(text, ","))) != 0)
            return -1;
    }
    return add_names(out, base);
}

static size_t count_items(const char *text)
{
    size_t count = 1;
    for (; *text != '\0'; text++)
        count += *text == ',';
    return count;
}

/* Return the signatures of an entry, made at the first call; NULL and an exception. */
static tpy_signatures *signatures_of(tpy_function *self) TPY_GIL
{
    if (self->known != NULL)
        return self->known;
    const char *text = self->spec->overloads;
    size_t count = count_items(text);
    tpy_signatures *made = malloc(sizeof *made + count * sizeof made->items[0]);
    if (made == NULL) {
        (void)PyErr_NoMemory();
        return NULL;
    }
    made->count = count;
    for (size_t i = 0; i < count; i++) {
        if (make_item(&made->items[i], self, text) != 0) {
            free(made);
            return NULL;
        }
        text += strcspn(text, ",");
        text += *text == ',';
    }
    /* Making them may have run Python code that made them, too; the first ones stay. */
    if (self->known == NULL)
        self->known = made;
    else
        free(made);
    return self->known;
}

/* ---- calls ---- */

/* Collect the arguments into a tuple and a dict; new, also on failure (then perhaps NULL). */
static int gather(const tpy_given *given, PyObject **args, PyObject **keywords) TPY_GIL
{
    *args = PyTuple_New((Py_ssize_t)given->count);
    *keywords = PyDict_New();
    if (*args == NULL || *keywords == NULL)
        return -1;
    for (size_t i = 0; i < given->count; i++)
        if (PyTuple_SetItem(*args, (Py_ssize_t)i, tpy_keep(given->args[i])) != 0)
            return -1;
    for (Py_ssize_t i = 0; given->names != NULL && i < PyTuple_Size(given->names); i++)
        if (PyDict_SetItem(*keywords, PyTuple_GetItem(given->names, i),
                           given->args[given->count + (size_t)i]) != 0)
            return -1;
    return 0;
}

/* Return the Python function of an entry, importing its module at the first call; new. */
static PyObject *python_function(tpy_function *self) TPY_GIL
{
    if (self->attributes != NULL)
        return tpy_keep(self->attributes);
    const char *path = self->spec->overloads + 1, *dot = strchr(path, '.');
    char name[LONGEST_NAME];
    snprintf(name, sizeof name, "tenon.%.*s", (int)(dot - path), path);
    TPY_OWN(module, PyImport_ImportModule(name));
    PyObject *found = module == NULL ? NULL : PyObject_GetAttrString(module, dot + 1);
    if (found != NULL)
        tpy_set(&self->attributes, tpy_keep(found));
    return found;
}

/* Call a method that the package has in Python, with a tuple and a dict. */
static PyObject *call_python(tpy_function *self, const tpy_given *given) TPY_GIL
{
    TPY_OWN(args, NULL);
    TPY_OWN(keywords, NULL);
    TPY_OWN(found, python_function(self));
    if (found == NULL)
        return NULL;
    if (gather(given, &args, &keywords) != 0)
        return NULL;
    return PyObject_Call(found, args, keywords);
}

/* Result of trying a signature: MISFIT, or CALLED (successfully or with an exception). */
typedef enum outcome { MISFIT, CALLED } outcome;

/*
 * Try a signature's overload with `out`. The types are checked first, as an ill-typed argument must
 * select another overload and not fail this one.
 */
static outcome try_out(const tpy_signature *signature, const tpy_given *given,
                       const tpy_bound *placed, unsigned takes, PyObject **result) TPY_GIL
{
    tpy_bound with_out;
    if (!tpy_all_fit(signature->overload, placed, takes) ||
        !tpy_bind_out(signature, placed, given->out, &with_out))
        return MISFIT;
    if (!tpy_overload_call_quickly(signature->with_out, &with_out, signature->named_out, result))
        *result = tpy_overload_call_placed(signature->with_out, &with_out, signature->named_out);
    return CALLED;
}

/*
 * Try one signature. The quick call doubles as a type check: it succeeds only if every argument has
 * exactly the type that its ivalue needs.
 */
static outcome try_signature(const tpy_signature *signature, tpy_given *given, unsigned takes,
                             PyObject **result) TPY_GIL
{
    tpy_bound placed;
    *result = NULL;
    int found = tpy_bind_arguments(signature, given, &placed);
    /* An exception while arguments are assigned ends the search. */
    if (found <= 0)
        return found < 0 ? CALLED : MISFIT;
    if (given->out != NULL)
        return try_out(signature, given, &placed, takes, result);
    if (!tpy_overload_call_quickly(signature->overload, &placed, signature->named, result)) {
        if (!tpy_all_fit(signature->overload, &placed, takes))
            return MISFIT;
        *result = tpy_overload_call_placed(signature->overload, &placed, signature->named);
    }
    /* A factory was called with requires_grad=True. */
    if (given->wants_grad)
        *result = tpy_requiring_take(*result);
    return CALLED;
}

/*
 * Find `out` among the keyword arguments. It is no argument of a functional schema: it selects the
 * overload that writes it.
 */
static void read_out(tpy_given *given) TPY_GIL
{
    for (Py_ssize_t i = 0; i < PyTuple_Size(given->names); i++) {
        const char *word = PyUnicode_AsUTF8AndSize(PyTuple_GetItem(given->names, i), NULL);
        if (word == NULL) {
            PyErr_Clear();
        } else if (strcmp(word, "out") == 0) {
            PyObject *value = given->args[given->count + (size_t)i];
            given->has_out = true;
            given->out = value == Py_None ? NULL : value;
        }
    }
}

/*
 * Raise a TypeError that lists the overloads; its text is composed in Python, as failing is rare.
 */
static PyObject *refuse(const tpy_function *self, const tpy_given *given) TPY_GIL
{
    TPY_OWN(args, NULL);
    TPY_OWN(keywords, NULL);
    if (PyErr_Occurred() != NULL || gather(given, &args, &keywords) != 0)
        return NULL;
    TPY_OWN(module, PyImport_ImportModule("tenon._refusals"));
    TPY_OWN(text, module == NULL ? NULL
                                 : PyObject_CallMethod(module, "text", "OOO", (PyObject *)self,
                                                       args, keywords));
    if (text != NULL)
        PyErr_SetObject(PyExc_TypeError, text);
    return NULL;
}

/* Call the first signature that fits, first with exact types, then with numbers for tensors. */
static PyObject *choose(const tpy_function *self, const tpy_signatures *known,
                        tpy_given *given) TPY_GIL
{
    PyObject *result;
    /* Packets take what their overloads take. */
    unsigned always = self->spec == NULL ? TPY_TAKES_PYTORCH : 0;
    for (int numbers = 0; numbers <= given->takes_numbers; numbers++)
        for (size_t i = 0; i < known->count; i++)
            if (try_signature(&known->items[i], given,
                              always | (numbers == 1 ? TPY_TAKES_NUMBERS : 0), &result) == CALLED)
                return result;
    return refuse(self, given);
}

/* In public names a list of tensors is returned as a tuple, as in PyTorch; packets return lists. */
static PyObject *public_result_take(PyObject *result) TPY_GIL
{
    TPY_OWN(owned, result);
    if (owned == NULL)
        return NULL;
    if (PyList_Check(owned))
        return PyList_AsTuple(owned);
    /*
     * A named tuple was made for this call and nobody else has seen it, so its items may be
     * replaced.
     */
    for (Py_ssize_t i = 0; PyTuple_Check(owned) && i < PyTuple_Size(owned); i++) {
        PyObject *item = PyTuple_GetItem(owned, i);
        if (!PyList_Check(item))
            continue;
        PyObject *tuple = PyList_AsTuple(item);
        if (tuple == NULL)
            return NULL;
        PyStructSequence_SetItem(owned, i, tuple);
        /* SetItem on a struct sequence drops nothing, so the replaced list is dropped here. */
        tpy_drop(&item);
    }
    return tpy_give(&owned);
}

PyObject *tpy_function_call(tpy_function *self, PyObject *const *args, size_t count,
                            PyObject *names)
{
    tpy_given given = {.args = args, .count = count, .names = names};
    if (self->spec != NULL && self->spec->overloads[0] == IN_PYTHON)
        return call_python(self, &given);
    const tpy_signatures *known = signatures_of(self);
    if (known == NULL)
        return NULL;
    if (count > TPY_MOST_ARGS)
        return PyErr_Format(PyExc_TypeError, "%U() takes at most %d arguments but %zu were given",
                            self->name, TPY_MOST_ARGS, count);
    given.is_method = self->is_method;
    given.takes_numbers = self->takes_numbers;
    /*
     * Whether arguments may be left out by None is a rule of functions; packets follow the schema.
     */
    given.leaves_out_none = self->spec != NULL;
    /* `self` must come by position, as for Python's own methods in C. */
    if (self->is_method && (count == 0 || !tpy_is_tensor(args[0])))
        return PyErr_Format(PyExc_TypeError, "descriptor '%U' for 'tenon.Tensor' objects needs one",
                            self->name);
    if (names != NULL && self->spec != NULL)
        read_out(&given);
    PyObject *result = choose(self, known, &given);
    tpy_drop(&given.loose);
    return self->spec == NULL ? result : public_result_take(result);
}

/*
 * Python sets the top bit of `count` if the element before `args` may be overwritten; it is masked.
 */
static PyObject *on_vectorcall(PyObject *self, PyObject *const *args, size_t count,
                               PyObject *names) TPY_GIL
{
    return tpy_function_call((tpy_function *)self, args, count & TPY_COUNT_BITS, names);
}

static PyObject *on_call(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL
{
    return tpy_call_flat(self, on_vectorcall, args, keywords);
}

/* ---- attributes ---- */

static PyObject *function_repr(PyObject *self) TPY_GIL
{
    const tpy_function *function = (tpy_function *)self;
    return PyUnicode_FromFormat("<%s %s.%U>", function->is_method ? "method" : "function",
                                module_names[function->spec->module], function->name);
}

static PyObject *get_name(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_keep(((tpy_function *)self)->name);
}

static PyObject *get_qualified_name(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tpy_function *function = (tpy_function *)self;
    return PyUnicode_FromFormat(function->is_method ? "Tensor.%U" : "%U", function->name);
}

static PyObject *get_module(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tpy_function *function = (tpy_function *)self;
    return PyUnicode_FromString(module_names[function->is_method ? 0 : function->spec->module]);
}

/* overloads: (Overload, the one with `out` or None) of each signature, in the order of trial. */
static PyObject *get_overloads(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    if (((tpy_function *)self)->spec->overloads[0] == IN_PYTHON)
        return PyList_New(0);
    const tpy_signatures *known = signatures_of((tpy_function *)self);
    TPY_OWN(list, known == NULL ? NULL : PyList_New(0));
    for (size_t i = 0; list != NULL && i < known->count; i++) {
        const tpy_signature *item = &known->items[i];
        TPY_OWN(pair, Py_BuildValue("(OO)", (PyObject *)item->overload,
                                    item->with_out == NULL ? Py_None : (PyObject *)item->with_out));
        if (pair == NULL || PyList_Append(list, pair) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

static PyObject *get_is_method(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(((tpy_function *)self)->is_method);
}

static PyObject *get_doc(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    TPY_OWN(module, PyImport_ImportModule("tenon._help"));
    return module == NULL ? NULL : PyObject_CallMethod(module, "describe", "O", self);
}

/* __wrapped__: the function of a method that is written in Python. */
static PyObject *get_wrapped(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    if (((tpy_function *)self)->spec->overloads[0] == IN_PYTHON)
        return python_function((tpy_function *)self);
    return PyErr_Format(PyExc_AttributeError, "%U is no function of Python's",
                        ((tpy_function *)self)->name);
}

/* __reduce__: pickle finds the object again by its qualified name in its module. */
static PyObject *function_reduce(PyObject *self, PyObject *nothing) TPY_GIL
{
    return get_qualified_name(self, nothing);
}

static PyGetSetDef function_members[] = {
    {"__name__", get_name, NULL, NULL, NULL},
    {"__qualname__", get_qualified_name, NULL, NULL, NULL},
    {"__module__", get_module, NULL, NULL, NULL},
    {"__doc__", get_doc, NULL, NULL, NULL},
    {"overloads", get_overloads, NULL,
     "(Overload, the one with `out` or None) in the order in which they are tried.", NULL},
    {"__wrapped__", get_wrapped, NULL, NULL, NULL},
    {"is_method", get_is_method, NULL, "Whether the first argument is a tensor's own.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef function_methods[] = {
    {"__reduce__", function_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef function_hidden[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(tpy_function, call), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

/*
 * Return the function itself: functions do not bind. `help` treats objects with __get__ as
 * routines.
 */
static PyObject *function_bind(PyObject *self, PyObject *object, PyObject *type) TPY_GIL
{
    (void)object;
    (void)type;
    return tpy_keep(self);
}

/*
 * Bind a method to its tensor. Rarely called: for a type with the METHOD_DESCRIPTOR flag the
 * interpreter passes the object as first argument without binding.
 */
static PyObject *method_bind(PyObject *self, PyObject *object, PyObject *type) TPY_GIL
{
    (void)type;
    if (object == NULL || object == Py_None)
        return tpy_keep(self);
    TPY_OWN(module, PyImport_ImportModule("types"));
    return module == NULL ? NULL : PyObject_CallMethod(module, "MethodType", "OO", self, object);
}

/* Signatures are not freed: a call may still be using them, and most functions are never freed. */
static void function_free(PyObject *self) TPY_GIL
{
    tpy_function *function = (tpy_function *)self;
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tpy_drop(&function->name);
    tpy_drop(&function->attributes);
    release(self);
    tpy_drop(&type);
}

/* Make the type of functions or that of methods; they differ in how they bind. */
static PyTypeObject *make_type(const char *name, bool is_method) TPY_GIL
{
    PyType_Slot slots[] = {
        {Py_tp_dealloc, TPY_CODE(function_free)},
        {Py_tp_call, TPY_CODE(on_call)},
        {Py_tp_repr, TPY_CODE(function_repr)},
        {Py_tp_getset, function_members},
        {Py_tp_methods, function_methods},
        {Py_tp_members, function_hidden},
        {Py_tp_descr_get, is_method ? TPY_CODE(method_bind) : TPY_CODE(function_bind)},
        {0, NULL},
    };
    unsigned long flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                          Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION |
                          (is_method ? Py_TPFLAGS_METHOD_DESCRIPTOR : 0);
    PyType_Spec spec = {name, sizeof(tpy_function), 0, (unsigned)flags, slots};
    return (PyTypeObject *)PyType_FromSpec(&spec);
}

/* ---- making functions ---- */

static bool is_with_numbers(const char *base)
{
    for (size_t i = 0; i < TPY_LEN(with_numbers); i++)
        if (strcmp(with_numbers[i], base) == 0)
            return true;
    return false;
}

PyObject *tpy_function_new(const tpy_function_spec *spec)
{
    bool is_method = spec->module == TPY_MODULE_TENSOR;
    TPY_OWN(object, PyType_GenericAlloc(is_method ? tpy_method_type : tpy_function_type, 0));
    tpy_function *self = (tpy_function *)object;
    if (self == NULL)
        return NULL;
    self->call = on_vectorcall;
    self->spec = spec;
    self->is_method = is_method;
    self->takes_numbers = is_with_numbers(spec->base);
    self->name = PyUnicode_InternFromString(spec->name);
    return self->name == NULL ? NULL : tpy_give(&object);
}

PyObject *tpy_function_find(tpy_module module, const char *name)
{
    for (size_t i = 0; i < tpy_num_function_specs; i++)
        if (tpy_function_specs[i].module == module && strcmp(tpy_function_specs[i].name, name) == 0)
            return tpy_function_new(&tpy_function_specs[i]);
    return NULL;
}

/*
 * function(module, name): return a new function, or None. `module` is a number (function_specs.h).
 */
static PyObject *function(PyObject *module, PyObject *args) TPY_GIL
{
    int where;
    const char *name;
    (void)module;
    if (!PyArg_ParseTuple(args, "is:function", &where, &name))
        return NULL;
    PyObject *found = tpy_function_find((tpy_module)where, name);
    return found != NULL || PyErr_Occurred() != NULL ? found : tpy_keep(Py_None);
}

/* function_names(module): return all names in a module. */
static PyObject *function_names(PyObject *module, PyObject *args) TPY_GIL
{
    int where;
    (void)module;
    if (!PyArg_ParseTuple(args, "i:function_names", &where))
        return NULL;
    TPY_OWN(list, PyList_New(0));
    for (size_t i = 0; list != NULL && i < tpy_num_function_specs; i++) {
        if ((int)tpy_function_specs[i].module != where)
            continue;
        TPY_OWN(name, PyUnicode_FromString(tpy_function_specs[i].name));
        if (name == NULL || PyList_Append(list, name) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

static PyMethodDef module_functions[] = {
    {"function", function, METH_VARARGS, "function(module, name)\n--\n\nA public name, or None."},
    {"function_names", function_names, METH_VARARGS,
     "function_names(module)\n--\n\nThe public names of a module."},
};

/*
 * Set one method on Tensor. All methods are made at once, because a type that looked them up on
 * demand would be slow at every call. Attributes that the type already has in C (`size`, Python's
 * own operators) stay.
 */
static int add_method(const tpy_function_spec *spec) TPY_GIL
{
    PyObject *type = (PyObject *)tpy_tensor_type;
    if (spec->module != TPY_MODULE_TENSOR || PyObject_HasAttrString(type, spec->name))
        return 0;
    TPY_OWN(method, tpy_function_new(spec));
    return method == NULL ? -1 : PyObject_SetAttr(type, ((tpy_function *)method)->name, method);
}

/* Methods in Python come first, so that they take precedence over the table's. */
static int add_methods(void) TPY_GIL
{
    for (size_t i = 0; i < TPY_LEN(python_methods); i++)
        if (add_method(&python_methods[i]) != 0)
            return -1;
    for (size_t i = 0; i < tpy_num_function_specs; i++)
        if (add_method(&tpy_function_specs[i]) != 0)
            return -1;
    return 0;
}

int tpy_functions_init(PyObject *module)
{
    tpy_function_type = make_type("tenon._C.Function", false);
    tpy_method_type = make_type("tenon._C.Method", true);
    if (tpy_function_type == NULL || tpy_method_type == NULL)
        return -1;
    for (size_t i = 0; i < TPY_LEN(module_functions); i++) {
        TPY_OWN(made, PyCFunction_NewEx(&module_functions[i], NULL, NULL));
        if (made == NULL || PyModule_AddObjectRef(module, module_functions[i].ml_name, made) != 0)
            return -1;
    }
    if (PyModule_AddObjectRef(module, "Function", (PyObject *)tpy_function_type) != 0 ||
        PyModule_AddObjectRef(module, "Method", (PyObject *)tpy_method_type) != 0)
        return -1;
    return add_methods();
}
