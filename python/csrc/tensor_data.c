/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.tensor, as_tensor and asarray: tensors from nested sequences of Python numbers.
 *
 * The data are traversed up to three times: for the sizes, for the dtype unless it is given, and
 * for the elements. The last traversal checks the sizes found by the first, because code that runs
 * on the way (an item's __index__) may have changed the lists. Cost: linear in the number of
 * elements.
 */
#include "elements.h"

#include "autograd_objects.h"
#include "constants.h"
#include "crossing.h"
#include "foreign.h"
#include "python_callees.h"
#include "tensor_object.h"
#include "tensor_text.h"

#include <stdlib.h>

/* Results of the first traversals. */
typedef struct survey {
    int64_t ndim;              /* depth of the nested lists */
    int64_t sizes[TN_MAX_DIM]; /* lengths of the first list at each depth */
    tn_dtype dtype;            /* holds all numbers; UNDEFINED before the first */
} survey;

/* State of the last traversal. */
typedef struct filling {
    const survey *all; /* the sizes */
    tn_dtype dtype;    /* one that C has */
    char *next;        /* where the next element goes */
} filling;

/* ---- items ---- */

static bool is_text(PyObject *object)
{
    return PyUnicode_Check(object) || PyBytes_Check(object);
}

/* Return whether it is an ordered collection of items, but no tensor and no text. */
static bool is_sequence(PyObject *object) TPY_GIL
{
    if (PyList_Check(object) || PyTuple_Check(object))
        return true;
    if (PyFloat_Check(object) || PyLong_Check(object) || tpy_is_tensor(object) || is_text(object))
        return false;
    if (!PySequence_Check(object))
        return false;
    if (PySequence_Size(object) >= 0)
        return true;
    PyErr_Clear(); /* parts without a length make no sequence */
    return false;
}

/* Return the item at `index`; new. */
static PyObject *item_of(PyObject *sequence, Py_ssize_t index) TPY_GIL
{
    if (PyList_Check(sequence))
        return tpy_keep(PyList_GetItem(sequence, index));
    if (PyTuple_Check(sequence))
        return tpy_keep(PyTuple_GetItem(sequence, index));
    return PySequence_GetItem(sequence, index);
}

/*
 * Replace an array in a list: a scalar of NumPy's by a tensor, which knows its dtype, an array with
 * dimensions by nested lists. Return other objects themselves; new.
 */
static PyObject *stand_in(PyObject *object) TPY_GIL
{
    /* Asking for an attribute is slow, so frequent types are excluded first. */
    bool is_plain = PyFloat_CheckExact(object) || PyLong_Check(object) || PyList_Check(object) ||
                    PyTuple_Check(object) || PyComplex_CheckExact(object) || tpy_is_tensor(object);
    if (is_plain || is_text(object))
        return tpy_keep(object);
    TPY_OWN(method, PyObject_GetAttrString(object, "__array__"));
    if (method == NULL)
        PyErr_Clear();
    TPY_OWN(array, method == NULL ? tpy_keep(object) : PyObject_CallFunctionObjArgs(method, NULL));
    if (array == NULL || !tpy_is_array(array))
        return array == NULL ? NULL : tpy_keep(object);
    TPY_OWN(tensor, tpy_array_import(array));
    if (tensor == NULL || tn_tensor_dim(tpy_tensor_peek(tensor)) == 0)
        return tpy_give(&tensor);
    return tpy_lists(tpy_tensor_peek(tensor));
}

/* ---- dtypes ---- */

/* Categories of dtypes, each containing the one before: bool, integer, real, complex. */
static int kind_of(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_BOOL:
        return 0;
    case TN_DTYPE_F16:
    case TN_DTYPE_BF16:
    case TN_DTYPE_F32:
    case TN_DTYPE_F64:
        return 2;
    case TN_DTYPE_C32:
    case TN_DTYPE_C64:
    case TN_DTYPE_C128:
        return 3;
    default:
        return 1;
    }
}

/*
 * Return the dtype that holds the numbers of both: the higher category wins, then the wider dtype.
 */
static tn_dtype join(tn_dtype a, tn_dtype b)
{
    if (a == TN_DTYPE_UNDEFINED || a == b)
        return b;
    tn_dtype more = kind_of(a) >= kind_of(b) ? a : b, less = more == a ? b : a;
    /* The float64 part needs a complex dtype of the same width. */
    if (kind_of(more) == 3 && less == TN_DTYPE_F64)
        return TN_DTYPE_C128;
    if (kind_of(more) != kind_of(less))
        return more;
    if (tn_dtype_size(more) != tn_dtype_size(less))
        return tn_dtype_size(more) > tn_dtype_size(less) ? more : less;
    /*
     * Different dtypes of equal width: float16 with bfloat16, int8 with uint8, or 16 bits and more.
     */
    return kind_of(more) == 2         ? TN_DTYPE_F32
           : tn_dtype_size(more) == 1 ? TN_DTYPE_I16
                                      : TN_DTYPE_I64;
}

/* Return the complex dtype that corresponds to the default dtype. */
static tn_dtype default_complex(void)
{
    tn_dtype real = tn_default_dtype();
    return real == TN_DTYPE_F64   ? TN_DTYPE_C128
           : real == TN_DTYPE_F16 ? TN_DTYPE_C32
                                  : TN_DTYPE_C64;
}

/*
 * Return the dtype of a number; UNDEFINED and an exception, of PyTorch's class, for other objects.
 */
static tn_dtype dtype_of(PyObject *object) TPY_GIL
{
    if (tpy_is_tensor(object))
        return tn_tensor_dtype(tpy_tensor_peek(object));
    if (PyBool_Check(object))
        return TN_DTYPE_BOOL;
    if (PyLong_Check(object))
        return TN_DTYPE_I64;
    if (PyFloat_Check(object))
        return tn_default_dtype();
    if (PyComplex_Check(object))
        return default_complex();
    if (PyIndex_Check(object))
        return TN_DTYPE_I64;
    TPY_OWN(name, PyType_GetName(Py_TYPE(object)));
    if (is_text(object))
        PyErr_Format(PyExc_TypeError, "tensor(): text is no number: %R", object);
    else if (name != NULL)
        PyErr_Format(PyExc_RuntimeError, "Could not infer dtype of %U", name);
    return TN_DTYPE_UNDEFINED;
}

/* ---- sizes and dtype ---- */

/*
 * Join the dtypes of all numbers at and below an object. Depth is limited, as lists may be cyclic.
 */
static int survey_dtype(survey *out, PyObject *object, int64_t depth) TPY_GIL
{
    TPY_OWN(data, stand_in(object));
    if (data == NULL)
        return -1;
    if (!is_sequence(data)) {
        tn_dtype dtype = dtype_of(data);
        out->dtype = dtype == TN_DTYPE_UNDEFINED ? out->dtype : join(out->dtype, dtype);
        return dtype == TN_DTYPE_UNDEFINED ? -1 : 0;
    }
    if (depth >= TN_MAX_DIM) {
        PyErr_Format(PyExc_ValueError, "tensor(): more than %d lists in lists", TN_MAX_DIM);
        return -1;
    }
    for (Py_ssize_t i = 0; i < PySequence_Size(data); i++) {
        TPY_OWN(item, item_of(data, i));
        if (item == NULL || survey_dtype(out, item, depth + 1) != 0)
            return -1;
    }
    return PyErr_Occurred() != NULL ? -1 : 0;
}

/*
 * Take the sizes from the first item at each depth; lists that differ are found later. Text is a
 * ValueError here, as in PyTorch.
 */
static int survey_sizes(survey *out, PyObject *data) TPY_GIL
{
    TPY_OWN(at, stand_in(data));
    out->ndim = 0;
    while (at != NULL && is_sequence(at)) {
        if (out->ndim == TN_MAX_DIM) {
            PyErr_Format(PyExc_ValueError, "tensor(): more than %d lists in lists", TN_MAX_DIM);
            return -1;
        }
        Py_ssize_t size = PySequence_Size(at);
        if (size < 0)
            return -1;
        /* A list without items ends the search: its tensor is empty. */
        out->sizes[out->ndim++] = size;
        if (size == 0)
            return 0;
        TPY_OWN(item, item_of(at, 0));
        tpy_set(&at, item == NULL ? NULL : stand_in(item));
    }
    if (at == NULL || (PyUnicode_Check(at) && PyObject_IsTrue(at) == 1)) {
        if (at != NULL)
            PyErr_Format(PyExc_ValueError, "tensor(): text in a list: %R is no number", at);
        return -1;
    }
    return 0;
}

/* ---- elements ---- */

/* Return the number of a tensor in a list. Integer dtypes accept integer tensors only. */
static PyObject *number_of_tensor(tn_tensor *tensor, tn_dtype dtype) TPY_GIL
{
    int kind = kind_of(tn_tensor_dtype(tensor)), wanted = kind_of(dtype);
    bool is_one = tn_tensor_numel(tensor) == 1;
    if (wanted < 2 && (kind > 1 || !is_one))
        return PyErr_Format(PyExc_TypeError,
                            "tensor(): a whole tensor of one element is expected "
                            "for %s, not one of %lld elements of %s",
                            tn_dtype_name(dtype), (long long)tn_tensor_numel(tensor),
                            tn_dtype_name(tn_tensor_dtype(tensor)));
    if (!is_one)
        return PyErr_Format(PyExc_ValueError,
                            "only one element tensors can be converted to Python scalars");
    if (kind == 3 && wanted == 2)
        return PyErr_Format(PyExc_RuntimeError,
                            "tensor(): a complex tensor cannot be converted to %s",
                            tn_dtype_name(dtype));
    return tpy_item(tensor);
}

/* Return the number of an object, or of a tensor with one element; new. */
static PyObject *number_of(PyObject *object, tn_dtype dtype) TPY_GIL
{
    if (tpy_is_tensor(object))
        return number_of_tensor(tpy_tensor_peek(object), dtype);
    if (PyLong_Check(object) || PyFloat_Check(object) || PyComplex_Check(object))
        return tpy_keep(object);
    if (PyIndex_Check(object))
        return PyNumber_Index(object);
    return PyErr_Format(PyExc_TypeError, "tensor(): a number is expected, not %R", object);
}

static int fill(filling *to, PyObject *object, int64_t depth) TPY_GIL;

/* Fill in the items of a sequence, whose length must match. */
static int fill_items(filling *to, PyObject *data, int64_t depth) TPY_GIL
{
    Py_ssize_t size = PySequence_Size(data);
    if (size < 0)
        return -1;
    if (size != (Py_ssize_t)to->all->sizes[depth]) {
        PyErr_Format(PyExc_ValueError, "expected sequence of length %lld at dim %lld (got %zd)",
                     (long long)to->all->sizes[depth], (long long)depth, size);
        return -1;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        TPY_OWN(item, item_of(data, i));
        if (item == NULL || fill(to, item, depth + 1) != 0)
            return -1;
    }
    return 0;
}

/* Fill in an object: a sequence above the depth of elements, a number at that depth. */
static int fill(filling *to, PyObject *object, int64_t depth)
{
    TPY_OWN(data, stand_in(object));
    if (data == NULL)
        return -1;
    bool has_items = is_sequence(data);
    if (depth < to->all->ndim) {
        if (has_items)
            return fill_items(to, data, depth);
        PyErr_Format(PyExc_TypeError, "tensor(): a sequence is expected at dim %lld, not %R",
                     (long long)depth, data);
        return -1;
    }
    if (has_items) {
        PyErr_Format(PyExc_TypeError, "tensor(): a number is expected, not %R",
                     (PyObject *)Py_TYPE(data));
        return -1;
    }
    TPY_OWN(number, number_of(data, to->dtype));
    if (number == NULL || tpy_element_set(to->dtype, to->next, number) != 0)
        return -1;
    to->next += tn_dtype_size(to->dtype);
    return 0;
}

/* Make a tensor from data; `dtype` UNDEFINED means that of the numbers. */
static tn_tensor *tensor_of_numbers(PyObject *data, tn_dtype dtype) TPY_GIL
{
    survey all = {.dtype = TN_DTYPE_UNDEFINED};
    tn_tensor *wide;
    if (is_text(data)) {
        (void)dtype_of(data);
        return NULL;
    }
    if (survey_sizes(&all, data) != 0)
        return NULL;
    if (dtype == TN_DTYPE_UNDEFINED) {
        if (survey_dtype(&all, data, 0) != 0)
            return NULL;
        dtype = all.dtype == TN_DTYPE_UNDEFINED ? tn_default_dtype() : all.dtype;
    }
    /* Dtypes that C lacks are written in a wider one and converted at the end. */
    filling to = {&all, tpy_wide_dtype(dtype), NULL};
    if (to.dtype == TN_DTYPE_UNDEFINED) {
        PyErr_Format(PyExc_NotImplementedError, "tensor(): no numbers are written as tenon.%s",
                     tn_dtype_name(dtype));
        return NULL;
    }
    tn_status status = tn_tensor_empty(to.dtype, all.ndim, all.sizes, NULL, TN_CPU, &wide);
    if (status != TN_OK) {
        tpy_raise(status);
        return NULL;
    }
    to.next = tn_tensor_data(wide);
    tn_tensor *made = NULL;
    if (tn_tensor_numel(wide) == 0 ? PyErr_Occurred() == NULL : fill(&to, data, 0) == 0)
        made = tpy_converted(wide, dtype);
    tn_tensor_release(wide);
    return made;
}

/*
 * Return whether data is an array or another library's tensor. Buffers are not included: as in
 * PyTorch their bytes are read as numbers, one by one.
 */
static bool is_sharable(PyObject *data) TPY_GIL
{
    return tpy_is_array(data) || tpy_has_dlpack(data);
}

tn_tensor *tpy_tensor_of(PyObject *data, tn_dtype dtype)
{
    return tensor_of_numbers(data, dtype);
}

/* ---- functions ---- */

/* What tensor, as_tensor or asarray was asked for. */
typedef struct request {
    PyObject *data;  /* borrowed */
    tn_value dtype;  /* NONE or a dtype */
    tn_value device; /* NONE or a device */
    bool may_share;  /* as_tensor, asarray: data in memory need not be copied */
    bool must_copy;  /* always copy */
    bool must_share; /* never copy: fail where it would take a copy */
} request;

/* Read `dtype` and `device`; `who` is the function's name for messages. */
static int read_options(request *asked, PyObject *dtype, PyObject *device, const char *who) TPY_GIL
{
    if (dtype != Py_None &&
        (!tpy_constant_value(dtype, &asked->dtype) || asked->dtype.kind != TN_KIND_DTYPE)) {
        PyErr_Format(PyExc_TypeError, "%s(): argument 'dtype' must be tenon.dtype, not %R", who,
                     (PyObject *)Py_TYPE(dtype));
        return -1;
    }
    if (device == Py_None)
        return 0;
    if (PyUnicode_Check(device)) {
        const char *text = PyUnicode_AsUTF8AndSize(device, NULL);
        asked->device.kind = TN_KIND_DEVICE;
        tn_status status = text == NULL ? TN_OK : tn_device_parse(text, &asked->device.as.device);
        if (status != TN_OK)
            tpy_raise(status);
        return text == NULL || status != TN_OK ? -1 : 0;
    }
    if (tpy_constant_value(device, &asked->device) && asked->device.kind == TN_KIND_DEVICE)
        return 0;
    PyErr_Format(PyExc_TypeError, "%s(): argument 'device' must be tenon.device or str, not %R",
                 who, (PyObject *)Py_TYPE(device));
    return -1;
}

/* Move a tensor, which is taken, to another device, or copy it; NULL and an exception. */
static tn_tensor *moved_take(tn_tensor *tensor, const request *asked) TPY_GIL
{
    static tpy_callee copy = {"aten::_to_copy", NULL};
    tn_value args[] = {tn_value_tensor(tensor), tn_value_none(), tn_value_none(), asked->device};
    tn_tensor *moved = tpy_callee_tensor(&copy, args, TPY_LEN(args));
    tn_tensor_release(tensor);
    return moved;
}

/*
 * Return a Tensor over data that are in memory already (a Tensor is returned as it is). NULL: they
 * are numbers in sequences, or an exception is set.
 */
static PyObject *in_memory(PyObject *data) TPY_GIL
{
    if (tpy_is_tensor(data))
        return tpy_keep(data);
    if (PyList_Check(data) || PyTuple_Check(data) || is_text(data) || !is_sharable(data))
        return NULL;
    return tpy_foreign_tensor(data);
}

/* Return whether a tensor over data in memory would be a copy, with the exception for it set. */
static bool refuses_to_copy(const request *asked, PyObject *shared, tn_dtype dtype) TPY_GIL
{
    if (!asked->must_share)
        return false;
    if (shared == NULL) {
        PyErr_Format(PyExc_ValueError, "can't alias arbitrary sequence into a tensor.");
        return true;
    }
    const tn_tensor *old = tpy_tensor_peek(shared);
    tn_device here = tn_tensor_device(old);
    if (dtype != TN_DTYPE_UNDEFINED && dtype != tn_tensor_dtype(old))
        PyErr_Format(PyExc_ValueError, "can't alias tensor with dtype '%s' into dtype '%s'.",
                     tn_dtype_name(tn_tensor_dtype(old)), tn_dtype_name(dtype));
    else if (asked->device.kind == TN_KIND_DEVICE && asked->device.as.device.type != here.type)
        PyErr_Format(PyExc_ValueError, "can't alias tensor from device '%s' to '%s'.",
                     tn_device_type_name((tn_device_type)here.type),
                     tn_device_type_name((tn_device_type)asked->device.as.device.type));
    return PyErr_Occurred() != NULL;
}

/* Make the tensor. Sharing is possible if nothing has to be converted. */
static PyObject *make(const request *asked) TPY_GIL
{
    tn_dtype dtype =
        asked->dtype.kind == TN_KIND_DTYPE ? (tn_dtype)asked->dtype.as.integer : TN_DTYPE_UNDEFINED;
    TPY_OWN(shared, in_memory(asked->data));
    if (PyErr_Occurred() != NULL || refuses_to_copy(asked, shared, dtype))
        return NULL;
    bool is_here =
        asked->device.kind == TN_KIND_NONE || asked->device.as.device.type == TN_DEVICE_CPU;
    tn_tensor *made;
    if (shared == NULL)
        made = tensor_of_numbers(asked->data, dtype);
    else {
        tn_tensor *old = tpy_tensor_peek(shared);
        made = tpy_converted(old, dtype == TN_DTYPE_UNDEFINED ? tn_tensor_dtype(old) : dtype);
        if (made == old && asked->may_share && !asked->must_copy && is_here) {
            tn_tensor_release(made);
            return tpy_give(&shared);
        }
        /* It was not converted, so a copy is still due. */
        if (made == old)
            return (made = moved_take(made, asked)) == NULL ? NULL : tpy_tensor_take(made);
    }
    if (made != NULL && !is_here)
        made = moved_take(made, asked);
    return made == NULL ? NULL : tpy_tensor_take(made);
}

/* Return a result, which is taken, with requires_grad set if asked for. */
static PyObject *finished_take(PyObject *made, int needs_grad) TPY_GIL
{
    return needs_grad != 0 ? tpy_requiring_take(made) : made;
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS

static PyObject *tensor(PyObject *module, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"data", "dtype", "device", "requires_grad", "pin_memory", NULL};
    PyObject *dtype = Py_None, *device = Py_None;
    int needs_grad = 0, is_pinned = 0;
    request asked = {.dtype = tn_value_none(), .device = tn_value_none()};
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O|$OOpp:tensor", words, &asked.data, &dtype,
                                     &device, &needs_grad, &is_pinned) ||
        read_options(&asked, dtype, device, "tensor") != 0)
        return NULL;
    if (is_pinned)
        return PyErr_Format(PyExc_NotImplementedError,
                            "tensor(): pin_memory: there is no device to pin memory for");
    bool was_recorded = tn_grad_mode_set(false); /* a copy of a tensor has no history */
    PyObject *made = make(&asked);
    tn_grad_mode_set(was_recorded);
    return finished_take(made, needs_grad);
}

static PyObject *as_tensor(PyObject *module, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"data", "dtype", "device", NULL};
    PyObject *dtype = Py_None, *device = Py_None;
    request asked = {.dtype = tn_value_none(), .device = tn_value_none(), .may_share = true};
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O|OO:as_tensor", words, &asked.data, &dtype,
                                     &device) ||
        read_options(&asked, dtype, device, "as_tensor") != 0)
        return NULL;
    return make(&asked);
}

static PyObject *asarray(PyObject *module, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"obj", "dtype", "device", "copy", "requires_grad", NULL};
    PyObject *dtype = Py_None, *device = Py_None, *copy = Py_None;
    int needs_grad = 0;
    request asked = {.dtype = tn_value_none(), .device = tn_value_none(), .may_share = true};
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O|$OOOp:asarray", words, &asked.data, &dtype,
                                     &device, &copy, &needs_grad) ||
        read_options(&asked, dtype, device, "asarray") != 0)
        return NULL;
    int wanted = copy == Py_None ? 0 : PyObject_IsTrue(copy);
    if (wanted < 0)
        return NULL;
    asked.must_copy = wanted > 0;
    asked.must_share = copy != Py_None && wanted == 0;
    return finished_take(make(&asked), needs_grad);
}

/* elements_text(tensor, precision, threshold, edgeitems, linewidth, sci_mode, indent). */
static PyObject *elements_text(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *object;
    long long threshold, edge, width;
    cli_text_options options = CLI_TEXT_DEFAULTS;
    char *text = NULL;
    size_t length = 0;
    (void)module;
    if (!PyArg_ParseTuple(args, "OiLLLii:elements_text", &object, &options.precision, &threshold,
                          &edge, &width, &options.scientific, &options.indent))
        return NULL;
    if (!tpy_is_tensor(object) || tn_tensor_data(tpy_tensor_peek(object)) == NULL ||
        options.precision < 0 || options.precision > 100 || edge < 0)
        return PyErr_Format(PyExc_ValueError,
                            "elements_text(): a tensor in memory, a precision of 0 to 100, and "
                            "edgeitems that are not negative");
    options.threshold = threshold;
    options.edge = edge;
    options.width = width;
    FILE *stream = open_memstream(&text, &length);
    if (stream == NULL)
        return PyErr_NoMemory();
    cli_print_elements(stream, tpy_tensor_peek(object), &options);
    bool is_whole = fclose(stream) == 0;
    PyObject *made =
        is_whole ? PyUnicode_FromStringAndSize(text, (Py_ssize_t)length) : PyErr_NoMemory();
    free(text);
    return made;
}

static PyMethodDef functions[] = {
    {"elements_text", elements_text, METH_VARARGS,
     "elements_text(tensor, precision, threshold, edgeitems, linewidth, sci_mode, indent)\n--\n\n"
     "The elements as PyTorch prints them."},
    {"tensor", BY_NAME(tensor),
     "tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False)\n--\n\n"
     "A new tensor of a number, or of numbers in sequences, or a copy of an array."},
    {"as_tensor", BY_NAME(as_tensor),
     "as_tensor(data, dtype=None, device=None)\n--\n\n"
     "The same without a copy where the data lie in memory in the right form."},
    {"asarray", BY_NAME(asarray),
     "asarray(obj, *, dtype=None, device=None, copy=None, requires_grad=False)\n--\n\n"
     "As as_tensor; copy=True copies in any case."},
    {NULL, NULL, 0, NULL},
};

int tpy_tensor_data_init(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
