/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matching values with schema types, and argument names with the schema's and their synonyms.
 *
 * Everything here only examines; nothing is converted and, apart from make_loose, nothing
 * allocated.
 */
#include "fitting.h"

#include "constants.h"
#include "elements.h"
#include "foreign.h"
#include "generators.h"
#include "tensor_object.h"

/* ---- types ---- */

/*
 * Return whether it is a number of another library. Integers have __index__; other numbers offer a
 * buffer, as NumPy's scalars do. Sequences are arrays and not numbers. A torch.Tensor has __index__
 * whatever its size.
 */
static bool is_foreign_number(PyObject *object) TPY_GIL
{
    return !tpy_is_tensor(object) && !PySequence_Check(object) &&
           (PyIndex_Check(object) || (PyObject_CheckBuffer(object) && PyNumber_Check(object))) &&
           !tpy_is_of_pytorch(object);
}

bool tpy_is_number(PyObject *object)
{
    return PyLong_Check(object) || PyFloat_Check(object) || PyComplex_Check(object) ||
           is_foreign_number(object);
}

/* Return whether it is an integer and not a truth value, which Python derives from int. */
static bool is_integer(PyObject *object) TPY_GIL
{
    return !PyBool_Check(object) &&
           (PyLong_Check(object) ||
            (PyIndex_Check(object) && !PySequence_Check(object) && !tpy_is_of_pytorch(object)));
}

/*
 * Return whether reading would take the object for a tensor: an array, or a buffer that is not text
 * and not a number. The types that often appear in place of a tensor are excluded first, because
 * asking for attributes is slow. PyTorch's tensors are refused unless they are asked for: their
 * gradients would end here without a word.
 */
static bool is_shared(PyObject *object, unsigned takes) TPY_GIL
{
    if ((takes & TPY_TAKES_PYTORCH) == 0 && tpy_is_of_pytorch(object))
        return false;
    if (tpy_is_number(object) || PyUnicode_Check(object) || PyList_Check(object) ||
        PyTuple_Check(object) || PyBytes_Check(object) || object == Py_None)
        return false;
    return tpy_is_array(object) || tpy_has_dlpack(object) || PyObject_CheckBuffer(object);
}

/* Return whether it is a dtype, device, layout or memory format of one of these kinds. */
static bool is_constant(PyObject *object, uint32_t kinds) TPY_GIL
{
    tn_value value;
    return tpy_constant_value(object, &value) && (kinds & TN_KIND_BIT(value.kind)) != 0;
}

/* A tensor fits a tensor type, and a number type if it has no dimensions. */
static bool fits_tensor(uint32_t kinds, PyObject *tensor)
{
    return (kinds & TN_KIND_BIT(TN_KIND_TENSOR)) != 0 ||
           ((kinds & TN_KIND_BIT_SINGLE) != 0 && tn_tensor_dim(tpy_tensor_peek(tensor)) == 0);
}

/* Return whether a number of Python's or of another library is of one of these kinds. */
static bool fits_number(uint32_t kinds, PyObject *object) TPY_GIL
{
    if (PyBool_Check(object))
        return (kinds & TN_KIND_BIT(TN_KIND_BOOL)) != 0;
    if (PyLong_Check(object))
        return (kinds & TN_KIND_BIT(TN_KIND_INT)) != 0;
    if (PyFloat_Check(object))
        return (kinds & TN_KIND_BIT(TN_KIND_DOUBLE)) != 0;
    if (PyComplex_Check(object))
        return (kinds & TN_KIND_BIT(TN_KIND_COMPLEX)) != 0;
    if ((kinds & TN_KIND_BIT(TN_KIND_DOUBLE)) != 0)
        return is_foreign_number(object);
    return (kinds & TN_KIND_BIT(TN_KIND_INT)) != 0 && is_integer(object);
}

/*
 * Return whether one value fits the type with this code (tn_op_call_typed). Types that only the
 * core knows take everything: it says what is wrong.
 */
static bool fits_item(char type, PyObject *object, unsigned takes) TPY_GIL
{
    const uint32_t numbers = TN_KIND_BIT(TN_KIND_BOOL) | TN_KIND_BIT(TN_KIND_INT) |
                             TN_KIND_BIT(TN_KIND_DOUBLE) | TN_KIND_BIT(TN_KIND_COMPLEX);
    const uint32_t kinds = tn_kinds_fitting(type, (takes & TPY_TAKES_NUMBERS) != 0);
    if (tpy_is_tensor(object))
        return fits_tensor(kinds, object);
    if (kinds == UINT32_MAX || ((kinds & numbers) != 0 && fits_number(kinds, object)))
        return true;
    if ((kinds & TN_KIND_BIT(TN_KIND_TENSOR)) != 0)
        return is_shared(object, takes);
    if ((kinds & TN_KIND_BIT(TN_KIND_OPAQUE)) != 0)
        return tpy_is_generator(object);
    if ((kinds & TN_KIND_BIT(TN_KIND_STRING)) != 0 && PyUnicode_Check(object))
        return true;
    return (kinds & numbers) == 0 && is_constant(object, kinds);
}

/* Return whether every item of a list or tuple fits. Nested lists are left to the core. */
static bool fits_list(tpy_leaf leaf, PyObject *list, unsigned takes) TPY_GIL
{
    bool is_tuple = PyTuple_Check(list);
    Py_ssize_t count = is_tuple ? PyTuple_Size(list) : PyList_Size(list);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *item = is_tuple ? PyTuple_GetItem(list, i) : PyList_GetItem(list, i);
        if (item == NULL) {
            PyErr_Clear(); /* the list became shorter: its reading will say so */
            return false;
        }
        if (!(leaf.items_may_be_none && item == Py_None) &&
            !fits_item(leaf.type, item, takes & TPY_TAKES_PYTORCH))
            return false;
    }
    return true;
}

bool tpy_fits(const tpy_parameter *parameter, PyObject *object, unsigned takes)
{
    tpy_leaf leaf = parameter->leaf;
    if (object == Py_None)
        return leaf.is_optional || parameter->default_is_none || leaf.type == '*';
    if (!leaf.is_list)
        return fits_item(leaf.type, object, takes);
    if (PyTuple_Check(object) || PyList_Check(object))
        return fits_list(leaf, object, takes);
    /*
     * A single value may stand for a list of fixed length, as in int[2] stride; lists of tensors
     * excepted.
     */
    return parameter->said.list_size > 0 && leaf.type != 'T' && fits_item(leaf.type, object, takes);
}

bool tpy_all_fit(const tpy_overload *overload, const tpy_bound *placed, unsigned takes)
{
    for (unsigned i = 0; i < placed->count; i++)
        if (placed->at[i] != NULL && !tpy_fits(&overload->parameters[i], placed->at[i], takes))
            return false;
    return true;
}

/* ---- arguments ---- */

/*
 * Return the index of the argument with that name, or -1. Names in a program are interned like
 * those of the schema, so identity finds most; then equal text, then synonyms.
 */
static int index_of(const tpy_overload *overload, PyObject *name) TPY_GIL
{
    for (int i = 0; i < overload->nargs; i++)
        if (overload->parameters[i].name == name)
            return i;
    const char *word = PyUnicode_AsUTF8AndSize(name, NULL);
    if (word == NULL) {
        PyErr_Clear();
        return -1;
    }
    for (int i = 0; i < overload->nargs; i++)
        if (strcmp(overload->parameters[i].said.name, word) == 0)
            return i;
    for (int i = 0; i < overload->nargs; i++)
        if (tn_argument_is_spelt(overload->parameters[i].said.name, word))
            return i;
    return -1;
}

/*
 * Return whether a keyword is handled elsewhere: `out`, or `requires_grad` of a factory, which is
 * no argument of the operator.
 */
static bool is_read_elsewhere(const tpy_signature *signature, tpy_given *given, PyObject *name,
                              PyObject *value) TPY_GIL
{
    const char *word = PyUnicode_AsUTF8AndSize(name, NULL);
    if (word == NULL) {
        PyErr_Clear();
        return false;
    }
    if (given->has_out && strcmp(word, "out") == 0)
        return true;
    if (!signature->makes_tensors || !PyBool_Check(value) || strcmp(word, "requires_grad") != 0)
        return false;
    given->wants_grad = given->wants_grad || value == Py_True;
    return true;
}

/* Assign the keyword arguments. False if a name is unknown or its argument was given already. */
static bool place_names(const tpy_signature *signature, tpy_given *given, tpy_bound *out) TPY_GIL
{
    Py_ssize_t count = PyTuple_Size(given->names);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *name = PyTuple_GetItem(given->names, i);
        PyObject *value = given->args[given->count + (size_t)i];
        int index = index_of(signature->overload, name);
        if (index < 0 && is_read_elsewhere(signature, given, name, value))
            continue;
        if (index < 0 || out->at[index] != NULL)
            return false;
        out->at[index] = value;
        if ((unsigned)index >= out->count)
            out->count = (unsigned)index + 1;
    }
    return true;
}

/* Return whether all positional arguments after `self` are integers that form one list. */
static bool are_loose(const tpy_given *given) TPY_GIL
{
    if (given->count <= given->is_method)
        return false;
    for (size_t i = given->is_method; i < given->count; i++)
        if (tpy_is_tensor(given->args[i]) || !is_integer(given->args[i]))
            return false;
    return true;
}

/* Collect these integers in a tuple. It is made once per call and shared by all signatures. */
static int make_loose(tpy_given *given) TPY_GIL
{
    if (given->loose != NULL)
        return 0;
    size_t start = given->is_method;
    TPY_OWN(tuple, PyTuple_New((Py_ssize_t)(given->count - start)));
    if (tuple == NULL)
        return -1;
    for (size_t i = start; i < given->count; i++)
        if (PyTuple_SetItem(tuple, (Py_ssize_t)(i - start), tpy_keep(given->args[i])) != 0)
            return -1;
    given->loose = tpy_give(&tuple);
    return 0;
}

/* Return whether every argument without a default was given. */
static bool is_complete(const tpy_overload *overload, const tpy_bound *placed)
{
    for (uint16_t i = 0; i < overload->nargs; i++)
        if (placed->at[i] == NULL && !overload->parameters[i].said.has_default)
            return false;
    return true;
}

static void put(tpy_bound *out, size_t index, PyObject *value)
{
    out->at[index] = value;
    if (index >= out->count)
        out->count = (unsigned)index + 1;
}

int tpy_bind_arguments(const tpy_signature *signature, tpy_given *given, tpy_bound *out)
{
    const tpy_overload *overload = signature->overload;
    size_t count = given->count;
    out->count = 0;
    for (uint16_t i = 0; i < overload->nargs; i++)
        out->at[i] = NULL;
    if (signature->takes_loose && are_loose(given)) {
        /*
         * x.view(2, 3) becomes x.view((2, 3)): one tuple replaces all positional arguments after
         * self.
         */
        if (make_loose(given) != 0)
            return -1;
        put(out, signature->position[given->is_method], given->loose);
        count = given->is_method;
    }
    /* Too many positional arguments. */
    if (count > overload->npositional)
        return 0;
    for (size_t i = 0; i < count; i++)
        put(out, signature->position[i], given->args[i]);
    if (given->names != NULL && !place_names(signature, given, out))
        return 0;
    /* In a function, None for such an argument means its default (tpy_parameter). */
    for (unsigned i = 0; given->leaves_out_none && i < out->count; i++)
        if (out->at[i] == Py_None && overload->parameters[i].none_is_default)
            out->at[i] = NULL;
    return is_complete(overload, out) ? 1 : 0;
}

bool tpy_bind_out(const tpy_signature *signature, const tpy_bound *placed, PyObject *out,
                  tpy_bound *result)
{
    const tpy_overload *to = signature->with_out;
    if (to == NULL)
        return false;
    /* Several written arguments are passed as out=(a, b). */
    bool is_tuple = signature->nouts > 1;
    if (is_tuple && (!PyTuple_Check(out) || PyTuple_Size(out) != signature->nouts))
        return false;
    for (uint16_t i = 0; i < to->nargs; i++)
        result->at[i] = NULL;
    /* Arguments that the variant with `out` lacks (dtype, device of factories) are dropped. */
    for (unsigned i = 0; i < placed->count; i++)
        if (signature->in_out[i] != TPY_NOT_THERE)
            result->at[signature->in_out[i]] = placed->at[i];
    for (uint8_t i = 0; i < signature->nouts; i++) {
        size_t index = (size_t)signature->first_out + i;
        result->at[index] = is_tuple ? PyTuple_GetItem(out, i) : out;
        if (!tpy_fits(&to->parameters[index], result->at[index], 0))
            return false;
    }
    result->count = to->nargs;
    return true;
}
