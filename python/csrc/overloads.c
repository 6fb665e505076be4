/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.ops.NAMESPACE.NAME.OVERLOAD. A call assigns its arguments to those of the schema, passes
 * them to the core, and makes objects of the results. If a result is an argument that was written,
 * it is that argument's object.
 *
 * The fast path passes ivalues, made on the stack. The slow path passes tagged values, which the
 * core checks and converts.
 *
 * The GIL is released if the kernel may take longer than releasing it costs: never for views, by
 * the number of elements for built-in operators that are quick on few of them (quick_kernels.h),
 * and always for all others.
 */
#include "overloads.h"
#include "constants.h"

#include "crossing.h"
#include "libraries.h"
#include "quick_kernels.h"
#include "tensor_object.h"

#include <stdlib.h>

#include <tenon/experimental/wrapping.h>

PyTypeObject *tpy_overload_type;
static PyObject *overloads; /* owned: a dict from an operator's full name to its Overload */

/* ---- arguments ---- */

static PyObject *name_of(const tpy_overload *self) TPY_GIL
{
    return PyUnicode_FromString(tn_op_name(self->op));
}

/* Raise Python's usual error for too many positional arguments. */
static int fail_many(const tpy_overload *self, size_t given) TPY_GIL
{
    PyErr_Format(PyExc_TypeError, "%s() takes %d positional argument%s but %zu were given",
                 tn_op_name(self->op), (int)self->npositional, self->npositional == 1 ? "" : "s",
                 given);
    return -1;
}

/*
 * Return the index of a keyword argument, or -1. Names in a program are interned like those of the
 * schema, so identity finds most.
 */
static int index_of(const tpy_overload *self, PyObject *name) TPY_GIL
{
    for (int i = 0; i < self->nargs; i++)
        if (self->parameters[i].name == name)
            return i;
    for (int i = 0; i < self->nargs; i++)
        if (PyUnicode_Compare(self->parameters[i].name, name) == 0)
            return i;
    return -1;
}

/* Assign the keyword arguments. Unlike functions (fitting.c), operators accept no synonyms. */
static int place_names(const tpy_overload *self, PyObject *const *values, PyObject *names,
                       tpy_bound *out) TPY_GIL
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

/*
 * Assign all arguments of a call. Entries between the given ones and nargs are NULL: their
 * defaults.
 */
static int place(const tpy_overload *self, PyObject *const *args, size_t count, PyObject *names,
                 tpy_bound *out) TPY_GIL
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

/* Return whether two tensors have the same sizes; broadcasting them gives no more elements. */
static bool is_like(const tn_tensor *a, const tn_tensor *b)
{
    int64_t dim = tn_tensor_dim(a);
    return dim == tn_tensor_dim(b) &&
           memcmp(tn_tensor_sizes(a), tn_tensor_sizes(b), (size_t)dim * sizeof(int64_t)) == 0;
}

/* Return whether an object in place of a tensor is neither a number nor None; it is an array of
 * unknown size. */
static bool is_foreign(PyObject *object)
{
    return !PyLong_Check(object) && !PyFloat_Check(object) && object != Py_None &&
           !PyComplex_Check(object);
}

/*
 * Return whether an argument, or the result that arguments of different sizes broadcast to, has
 * more elements than the kernel is quick for. The product of the sizes is an upper bound for the
 * result.
 */
static bool is_large(const tpy_overload *self, const tpy_bound *given)
{
    const tn_tensor *shaped = NULL; /* the last tensor of more than one element */
    int64_t elements = 1; /* upper bound for the result; each factor is within the limit */
    for (unsigned i = 0; i < given->count; i++) {
        PyObject *object = given->at[i];
        const tpy_leaf leaf = self->parameters[i].leaf;
        if (object == NULL || leaf.type != 'T')
            continue;
        /* Lists of tensors (cat, stack) are not summed up. */
        if (leaf.is_list)
            return true;
        if (!tpy_is_tensor(object)) {
            if (is_foreign(object))
                return true;
            continue;
        }
        const tn_tensor *tensor = tpy_tensor_peek(object);
        int64_t count = tn_tensor_numel(tensor);
        if (count > self->quick_elements)
            return true;
        if (shaped == NULL || !is_like(shaped, tensor))
            elements *= count;
        if (elements > self->quick_elements)
            return true;
        if (count > 1)
            shaped = tensor;
    }
    return false;
}

/*
 * Return whether the kernel may run for longer than releasing and taking the GIL costs. What
 * foreign kernels do is not known, so they always may.
 */
static bool may_be_long(const tpy_overload *self, const tpy_bound *given)
{
    if (!self->is_builtin)
        return true;
    return !self->is_view && (self->quick_elements == 0 || is_large(self, given));
}

/*
 * Return the object of the argument that a written result is, borrowed; NULL if it is not one of
 * them.
 */
static PyObject *peek_written(const tpy_bound *given, const tn_tensor *result)
{
    for (unsigned i = 0; i < given->count; i++)
        if (given->at[i] != NULL && tpy_is_tensor(given->at[i]) &&
            tpy_tensor_peek(given->at[i]) == result)
            return given->at[i];
    return NULL;
}

/* Return the object of a result; the value is taken, also on failure. */
static PyObject *result_take(const tpy_overload *self, size_t index, const tpy_bound *given,
                             tn_value *value) TPY_GIL
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

/* The same for a result's ivalue. */
static PyObject *ivalue_take(const tpy_overload *self, size_t index, const tpy_bound *given,
                             StableIValue ivalue) TPY_GIL
{
    double real;
    PyObject *object;
    switch (self->returns[index].code[0]) {
    /* An undefined tensor, as some backward operators return, is None. */
    case 'T':
        if (tn_boxed_tensor(ivalue) != NULL)
            return tpy_tensor_from_ivalue_take(ivalue);
        tn_boxed_tensor_release(ivalue);
        return tpy_keep(Py_None);
    /* `=`: a tensor that was written. */
    case '=':
        object = peek_written(given, tn_boxed_tensor(ivalue));
        if (object == NULL)
            return tpy_tensor_from_ivalue_take(ivalue);
        tn_boxed_tensor_release(ivalue);
        return tpy_keep(object);
    case 'i':
        return PyLong_FromLongLong((long long)ivalue);
    case 'b':
        /* A bool is in the lowest byte; the others are not defined. */
        return PyBool_FromLong((ivalue & 0xff) != 0);
    default:
        memcpy(&real, &ivalue, sizeof real);
        return PyFloat_FromDouble(real);
    }
}

/*
 * Store a result, whose reference is taken, in a tuple or in a named one; false if there is none.
 */
static bool put_item(PyObject *tuple, PyTypeObject *named, uint16_t index, PyObject *item) TPY_GIL
{
    if (item == NULL || tuple == NULL) {
        tpy_drop(&item);
        return false;
    }
    if (named == NULL)
        return PyTuple_SetItem(tuple, index, item) == 0;
    PyStructSequence_SetItem(tuple, index, item);
    return true;
}

/*
 * Return None without results, the object of one result, or a tuple of several. All are taken, also
 * on failure.
 */
static PyObject *results_take(const tpy_overload *self, const tpy_bound *given, PyTypeObject *named,
                              tn_value *values) TPY_GIL
{
    if (self->nreturns == 0)
        return tpy_keep(Py_None);
    if (self->nreturns == 1)
        return result_take(self, 0, given, &values[0]);
    TPY_OWN(tuple, named == NULL ? PyTuple_New(self->nreturns) : PyStructSequence_New(named));
    bool failed = tuple == NULL;
    /* After a failure the remaining results are released. */
    for (uint16_t i = 0; i < self->nreturns; i++)
        if (failed)
            tn_value_release(&values[i]);
        else
            failed = !put_item(tuple, named, i, result_take(self, i, given, &values[i]));
    return failed ? NULL : tpy_give(&tuple);
}

/* Release the ivalue of a result; only tensors own anything. */
static void drop_ivalue(const tpy_overload *self, size_t index, StableIValue ivalue)
{
    if (self->returns[index].code[0] == 'T' || self->returns[index].code[0] == '=')
        tn_boxed_tensor_release(ivalue);
}

/* The same as results_take for ivalues. */
static PyObject *ivalues_take(const tpy_overload *self, const tpy_bound *given, PyTypeObject *named,
                              const StableIValue *ivalues) TPY_GIL
{
    if (self->nreturns == 0)
        return tpy_keep(Py_None);
    if (self->nreturns == 1)
        return ivalue_take(self, 0, given, ivalues[0]);
    TPY_OWN(tuple, named == NULL ? PyTuple_New(self->nreturns) : PyStructSequence_New(named));
    bool failed = tuple == NULL;
    for (uint16_t i = 0; i < self->nreturns; i++)
        if (failed)
            drop_ivalue(self, i, ivalues[i]);
        else
            failed = !put_item(tuple, named, i, ivalue_take(self, i, given, ivalues[i]));
    return failed ? NULL : tpy_give(&tuple);
}

/* Make ivalues of all arguments, with defaults filled in. Return false if some value has none. */
static bool box_all(const tpy_overload *self, const tpy_bound *given, tpy_leaf_room *rooms,
                    StableIValue *ivalues) TPY_GIL
{
    for (uint16_t i = 0; i < self->nargs; i++) {
        const tpy_parameter *parameter = &self->parameters[i];
        PyObject *object = given->at[i];
        if (object == NULL) {
            if (!parameter->default_is_ivalue)
                return false;
            ivalues[i] = parameter->initial;
        } else if (!parameter->has_ivalue ||
                   !tpy_leaf_box(parameter->leaf, object, &rooms[i], &ivalues[i])) {
            return false;
        }
    }
    return true;
}

/*
 * If another library has replaced the schema since, the ivalues have other types; the slow path
 * checks them. Built-in operators keep their schemas.
 */
bool tpy_overload_call_quickly(const tpy_overload *self, const tpy_bound *given,
                               PyTypeObject *named, PyObject **out)
{
    tpy_leaf_room rooms[TPY_MOST_ARGS];
    StableIValue ivalues[TPY_MOST_ARGS], results[TPY_MOST_RETURNS];
    tpy_crossing crossing;
    if (!self->has_ivalues || (!self->is_builtin && tn_op_schema(self->op) != self->schema) ||
        !box_all(self, given, rooms, ivalues))
        return false;
    *out = NULL;
    tpy_enter(&crossing, may_be_long(self, given));
    tn_status status = tn_op_call_boxed(self->op, ivalues, results);
    if (tpy_leave(&crossing, status) == 0) {
        *out = ivalues_take(self, given, named, results);
        return true;
    }
    /* A warning that became an exception fails the call although the operator succeeded. */
    for (uint16_t i = 0; status == TN_OK && i < self->nreturns; i++)
        drop_ivalue(self, i, results[i]);
    return true;
}

/* The kind of a slow call: whether it is a redispatch, and the type of several results. */
typedef struct call_form {
    const tn_call *below; /* the running call to continue below its key; NULL: a call of its own */
    PyTypeObject *named;  /* type of the results; NULL: a tuple */
} call_form;

/*
 * Convert the given arguments to tagged values, call, and convert the results. Arguments after the
 * last given one are left to the core.
 */
static PyObject *call_with_values(const tpy_overload *self, const call_form *form,
                                  const tpy_bound *given, tpy_scratch *scratch) TPY_GIL
{
    tn_value values[TPY_MOST_ARGS];
    tn_value results[TPY_MOST_RETURNS];
    for (unsigned i = 0; i < given->count; i++) {
        /* An argument that was not given has the schema's default. */
        values[i] = tn_value_default();
        if (given->at[i] != NULL &&
            tpy_value_from(given->at[i], self->parameters[i].said.code,
                           self->parameters[i].said.is_written, scratch, &values[i]) != 0)
            return NULL;
    }
    tpy_crossing crossing;
    tpy_enter(&crossing, may_be_long(self, given));
    tn_status status = form->below == NULL
                           ? tn_op_call(self->op, values, given->count, results, self->nreturns)
                           : tn_call_redispatch_values(form->below, NULL, values, given->count,
                                                       results, self->nreturns);
    if (tpy_leave(&crossing, status) == 0)
        return results_take(self, given, form->named, results);
    for (uint16_t i = 0; status == TN_OK && i < self->nreturns; i++)
        tn_value_release(&results[i]);
    return NULL;
}

/* The scratch area must outlive the call, as values borrow from it. */
static PyObject *call_slowly(const tpy_overload *self, const call_form *form,
                             const tpy_bound *given) TPY_GIL
{
    tpy_scratch scratch;
    tpy_scratch_begin(&scratch);
    PyObject *result = call_with_values(self, form, given, &scratch);
    tpy_scratch_end(&scratch);
    return result;
}

PyObject *tpy_overload_call_placed(const tpy_overload *self, const tpy_bound *given,
                                   PyTypeObject *named)
{
    call_form form = {NULL, named};
    return call_slowly(self, &form, given);
}

/* Apply tpy_codes_take to each item of a list or tuple. */
static PyObject *codes_of_items(PyObject *items) TPY_GIL
{
    bool is_tuple = PyTuple_Check(items);
    TPY_OWN(list, PySequence_List(items));
    Py_ssize_t count = list == NULL ? 0 : PyList_Size(list);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *item = tpy_codes_take(tpy_keep(PyList_GetItem(list, i)));
        if (item == NULL || PyList_SetItem(list, i, item) != 0)
            return NULL;
    }
    return list != NULL && is_tuple ? PyList_AsTuple(list) : tpy_give(&list);
}

PyObject *tpy_codes_take(PyObject *result)
{
    tn_value value;
    TPY_OWN(object, result);
    if (object == NULL)
        return NULL;
    if (PyList_Check(object) || PyTuple_Check(object))
        return codes_of_items(object);
    if (tpy_constant_value(object, &value) &&
        (value.kind == TN_KIND_DTYPE || value.kind == TN_KIND_LAYOUT ||
         value.kind == TN_KIND_MEMORY_FORMAT))
        return PyLong_FromLongLong(value.as.integer);
    return tpy_give(&object);
}

/* The only entry from Python for an Overload itself; functions assign arguments themselves. */
PyObject *tpy_overload_call(tpy_overload *self, PyObject *const *args, size_t count,
                            PyObject *names)
{
    tpy_bound given;
    PyObject *result;
    if (place(self, args, count, names, &given) != 0)
        return NULL;
    if (!tpy_overload_call_quickly(self, &given, NULL, &result))
        result = tpy_overload_call_placed(self, &given, NULL);
    return self->has_codes ? tpy_codes_take(result) : result;
}

static PyObject *on_vectorcall(PyObject *self, PyObject *const *args, size_t count,
                               PyObject *names) TPY_GIL
{
    return tpy_overload_call((tpy_overload *)self, args, count & TPY_COUNT_BITS, names);
}

/* The arguments of a call in one array, as vectorcall passes them. Borrowed, except for `names`. */
typedef struct flat_call {
    PyObject *items[2 * TPY_MOST_ARGS]; /* positional ones, then those by name */
    size_t count;                       /* number of positional ones */
    PyObject *names;                    /* owned: a tuple, or NULL */
} flat_call;

/* Flatten a tuple, without its first `skip` items, and a dict. */
static int flatten(PyObject *args, Py_ssize_t skip, PyObject *keywords, flat_call *out) TPY_GIL
{
    PyObject *name, *value;
    Py_ssize_t count = PyTuple_Size(args) - skip, place = 0, index = 0;
    Py_ssize_t named = keywords == NULL ? 0 : PyDict_Size(keywords);
    out->names = NULL;
    out->count = (size_t)count;
    if (count > TPY_MOST_ARGS || named > TPY_MOST_ARGS) {
        PyErr_Format(PyExc_TypeError, "a call takes at most %d arguments but %zd were given",
                     TPY_MOST_ARGS, count + named);
        return -1;
    }
    TPY_OWN(names, named == 0 ? NULL : PyTuple_New(named));
    if (named != 0 && names == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++)
        out->items[i] = PyTuple_GetItem(args, skip + i);
    /* `place` is the iterator's state, not an index. */
    while (named != 0 && index < named && PyDict_Next(keywords, &place, &name, &value)) {
        out->items[count + index] = value;
        if (PyTuple_SetItem(names, index++, tpy_keep(name)) != 0)
            return -1;
    }
    out->names = tpy_give(&names);
    return 0;
}

PyObject *tpy_call_flat(PyObject *self, tpy_vectorcall call, PyObject *args, PyObject *keywords)
{
    flat_call flat;
    if (flatten(args, 0, keywords, &flat) != 0)
        return NULL;
    TPY_OWN(names, flat.names);
    return call(self, flat.items, flat.count, names);
}

static PyObject *on_call(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL
{
    return tpy_call_flat(self, on_vectorcall, args, keywords);
}

/*
 * redispatch(keyset, ...): continue the running call below its kernel's key, with these arguments.
 */
static PyObject *overload_redispatch(PyObject *self, PyObject *args, PyObject *keywords) TPY_GIL
{
    const tpy_overload *overload = (tpy_overload *)self;
    tpy_bound given;
    flat_call flat;
    if (PyTuple_Size(args) < 1)
        return PyErr_Format(PyExc_TypeError, "redispatch() takes the kernel's keyset first");
    call_form form = {tpy_keyset_call(PyTuple_GetItem(args, 0), overload->op), NULL};
    if (form.below == NULL || flatten(args, 1, keywords, &flat) != 0)
        return NULL;
    TPY_OWN(names, flat.names);
    if (place(overload, flat.items, flat.count, names, &given) != 0)
        return NULL;
    return call_slowly(overload, &form, &given);
}

/* ---- attributes ---- */

static PyObject *overload_repr(PyObject *self) TPY_GIL
{
    return PyUnicode_FromFormat("<Overload of %s>", tn_op_name(((tpy_overload *)self)->op));
}

/* name(): a method, as in PyTorch. */
static PyObject *overload_name(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return name_of((tpy_overload *)self);
}

/* Attributes of PyTorch's OpOverload, computed in Python; `closure` is the attribute's name. */
static PyObject *overload_attribute(PyObject *self, void *closure) TPY_GIL
{
    TPY_OWN(module, PyImport_ImportModule("tenon._schema"));
    return module == NULL
               ? NULL
               : PyObject_CallMethod(module, "attribute", "Os", self, (const char *)closure);
}

/* _tag_numbers: at most 32 tags, more than any operator has. */
static PyObject *overload_tags(PyObject *self, void *closure) TPY_GIL
{
    int32_t tags[32];
    (void)closure;
    size_t count = tn_op_tags(((tpy_overload *)self)->op, tags, sizeof tags / sizeof *tags);
    TPY_OWN(list, PyList_New(0));
    for (size_t i = 0; i < count && i < sizeof tags / sizeof *tags; i++) {
        TPY_OWN(number, PyLong_FromLong(tags[i]));
        if (list == NULL || number == NULL || PyList_Append(list, number) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

PyObject *tpy_overload_schema_text(const tpy_overload *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    if (schema == NULL)
        return PyErr_Format(PyExc_LookupError, "%s was withdrawn with its library",
                            tn_op_name(self->op));
    size_t length = tn_schema_print(schema, NULL, 0);
    char *text = malloc(length + 1);
    if (text == NULL)
        return PyErr_NoMemory();
    tn_schema_print(schema, text, length + 1);
    PyObject *object = PyUnicode_FromString(text);
    free(text);
    return object;
}

static PyObject *overload_schema(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_overload_schema_text((tpy_overload *)self);
}

/*
 * arguments: (name, type, is keyword-only, has a default, is written) of each, for tenon._schema.
 */
static PyObject *overload_arguments(PyObject *self, void *closure) TPY_GIL
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

/* results: (name, type) of each. */
static PyObject *overload_results(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tpy_overload *overload = (tpy_overload *)self;
    TPY_OWN(list, PyList_New(0));
    for (uint16_t i = 0; list != NULL && i < overload->nreturns; i++) {
        char type[256] = "";
        tn_op_type_print(overload->op, true, i, type, sizeof type);
        TPY_OWN(row, Py_BuildValue("(ss)", overload->returns[i].name, type));
        if (row == NULL || PyList_Append(list, row) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

/* default(index). */
static PyObject *overload_default(PyObject *self, PyObject *index) TPY_GIL
{
    tn_value value;
    Py_ssize_t at = PyLong_AsSsize_t(index);
    if (at == -1 && PyErr_Occurred() != NULL)
        return NULL;
    tn_status status = tn_op_default(((tpy_overload *)self)->op, (size_t)at, &value);
    return status == TN_OK ? tpy_value_take(&value) : tpy_raise(status);
}

static PyObject *overload_doc(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    TPY_OWN(module, PyImport_ImportModule("tenon._help"));
    return module == NULL ? NULL : PyObject_CallMethod(module, "describe", "O", self);
}

/*
 * Return the operator itself: operators do not bind. `help` treats objects with __get__ as
 * routines.
 */
static PyObject *overload_bind(PyObject *self, PyObject *object, PyObject *type) TPY_GIL
{
    (void)object;
    (void)type;
    return tpy_keep(self);
}

static PyGetSetDef overload_members[] = {
    {"__doc__", overload_doc, NULL, NULL, NULL},
    {"schema", overload_schema, NULL, "The schema as text.", NULL},
    {"arguments", overload_arguments, NULL,
     "(name, type, is keyword-only, has a default, is written) of each argument.", NULL},
    {"results", overload_results, NULL, "(name, type) of each result.", NULL},
    {"_schema", overload_attribute, NULL, "The schema as an object.", "_schema"},
    {"overloadpacket", overload_attribute, NULL, "All overloads of the name.", "overloadpacket"},
    {"namespace", overload_attribute, NULL, "The part before `::`.", "namespace"},
    {"_overloadname", overload_attribute, NULL, NULL, "_overloadname"},
    {"_opname", overload_attribute, NULL, NULL, "_opname"},
    {"_name", overload_attribute, NULL, NULL, "_name"},
    {"__name__", overload_attribute, NULL, NULL, "__name__"},
    {"tags", overload_attribute, NULL, "The tags of its definition, a list of tenon.Tag.", "tags"},
    {"_tag_numbers", overload_tags, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef overload_methods[] = {
    {"name", overload_name, METH_NOARGS,
     "name()\n--\n\nThe full name, such as 'aten::add.Tensor'."},
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

/*
 * Only Overloads of operators that were withdrawn or redefined are freed; the dict keeps all
 * others.
 */
static void overload_free(PyObject *object) TPY_GIL
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
    {Py_tp_dealloc, TPY_CODE(overload_free)},   {Py_tp_call, TPY_CODE(on_call)},
    {Py_tp_repr, TPY_CODE(overload_repr)},      {Py_tp_getset, overload_members},
    {Py_tp_methods, overload_methods},          {Py_tp_members, overload_hidden},
    {Py_tp_descr_get, TPY_CODE(overload_bind)}, {0, NULL},
};

static PyType_Spec overload_spec = {"tenon._C.Overload", sizeof(tpy_overload), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                                        Py_TPFLAGS_HAVE_VECTORCALL |
                                        Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                    overload_slots};

/* ---- making Overloads ---- */

/* Return whether all results alias arguments and none is written: a view operator. */
static bool makes_views(const tpy_overload *self)
{
    for (uint16_t i = 0; i < self->nreturns; i++)
        if (!self->returns[i].may_alias || self->returns[i].is_written)
            return false;
    return self->nreturns > 0;
}

/* Describe the results. The fast path reads tensors, int, bool and float. */
static int describe_returns(tpy_overload *self) TPY_GIL
{
    self->has_ivalues = true;
    for (uint16_t i = 0; i < self->nreturns; i++) {
        self->returns[i].size = sizeof self->returns[i];
        tn_status status = tn_op_return(self->op, i, &self->returns[i]);
        if (status != TN_OK) {
            tpy_raise(status);
            return -1;
        }
        if (strchr("T=idb", self->returns[i].code[0]) == NULL || self->returns[i].code[1] != '\0')
            self->has_ivalues = false;
        self->has_codes |= strpbrk(self->returns[i].code, "ylm") != NULL;
    }
    self->is_view = makes_views(self);
    return 0;
}

/* Read the default of an argument once. Calls that leave the argument out copy its ivalue. */
static int describe_default(const tpy_overload *self, size_t index, tpy_parameter *out) TPY_GIL
{
    tn_value value;
    if (!out->said.has_default)
        return 0;
    tn_status status = tn_op_default(self->op, index, &value);
    if (status != TN_OK) {
        tpy_raise(status);
        return -1;
    }
    out->default_is_none = value.kind == TN_KIND_NONE;
    /* PyTorch's functions accept None for an int[] whose default is empty, and for a dtype. */
    out->none_is_default = (out->leaf.is_list && out->leaf.type == 'i' &&
                            value.kind == TN_KIND_LIST && value.as.list.count == 0) ||
                           (out->leaf.type == 'y' && value.kind == TN_KIND_DTYPE);
    out->default_is_ivalue = tpy_leaf_box_value(out->leaf, &value, &out->room, &out->initial);
    tn_value_release(&value);
    return 0;
}

/* Describe an argument. Interned names make later comparisons by identity possible. */
static int describe_argument(const tpy_overload *self, size_t index, tpy_parameter *out) TPY_GIL
{
    char type[256] = "";
    out->said.size = sizeof out->said;
    tn_status status = tn_op_argument(self->op, index, &out->said);
    if (status != TN_OK) {
        tpy_raise(status);
        return -1;
    }
    tn_op_type_print(self->op, false, index, type, sizeof type);
    out->leaf = tn_leaf_of(out->said.code, type);
    out->has_ivalue = tpy_leaf_has_ivalue(out->leaf);
    out->name = PyUnicode_InternFromString(out->said.name);
    return out->name == NULL ? -1 : describe_default(self, index, out);
}

/*
 * Describe the arguments for choosing an overload, and count those that may be positional. Return
 * 0, or -1 and an exception.
 */
static int describe_arguments(tpy_overload *self) TPY_GIL
{
    self->parameters = calloc(self->nargs + 1u, sizeof *self->parameters);
    if (self->parameters == NULL) {
        (void)PyErr_NoMemory();
        return -1;
    }
    for (uint16_t i = 0; i < self->nargs; i++) {
        if (describe_argument(self, i, &self->parameters[i]) != 0)
            return -1;
        if (!self->parameters[i].said.is_keyword_only)
            self->npositional = (uint16_t)(i + 1);
    }
    return 0;
}

/* Make the Overload of an operator. Only the namespace aten is built in. */
static PyObject *make_overload(const tn_op *op) TPY_GIL
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
    self->schema = tn_op_schema(op);
    self->nargs = (uint16_t)nargs;
    self->nreturns = (uint16_t)nreturns;
    self->is_builtin = strncmp(tn_op_name(op), "aten::", 6) == 0;
    self->quick_elements = self->is_builtin ? tpy_quick_elements(tn_op_name(op)) : 0;
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

/* Entries of the dict are dropped only by tpy_overload_forget, when their operator is redefined. */
tpy_overload *tpy_overload_peek(const char *name)
{
    const tn_op *op;
    tn_status status = tn_op_find(name, &op);
    if (status != TN_OK)
        return (tpy_overload *)tpy_raise(status);
    TPY_OWN(found, tpy_overload_of(op));
    return (tpy_overload *)found; /* the dict of all overloads keeps it */
}

/* find(name): return the Overload of a full name, or raise LookupError. */
static PyObject *find(PyObject *module, PyObject *name) TPY_GIL
{
    const tn_op *op;
    const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
    (void)module;
    if (text == NULL)
        return NULL;
    tn_status status = tn_op_find(text, &op);
    return status == TN_OK ? tpy_overload_of(op) : tpy_raise(status);
}

/* Visitor of tn_op_list: append a name. */
static bool add_name(void *context, const tn_op *op) TPY_GIL
{
    TPY_OWN(name, PyUnicode_FromString(tn_op_name(op)));
    return name != NULL && PyList_Append(context, name) == 0;
}

/* names(pattern): return the sorted full names of all operators that match a shell pattern. */
static PyObject *names(PyObject *module, PyObject *pattern) TPY_GIL
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
