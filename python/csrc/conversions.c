/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * x.to(...) in all its variants, x.float() and the like, x.type(...): what PyTorch binds by hand.
 * All call aten::_to_copy. A tensor that is already as wanted is returned as the same object.
 */
#include "constants.h"
#include "crossing.h"
#include "python_callees.h"
#include "tensor_object.h"

/* What a tensor is to become. */
typedef struct target {
    tn_dtype dtype;   /* UNDEFINED: unchanged */
    tn_device device; /* counts if has_device */
    bool has_device;  /* a device was named */
    bool is_blocking; /* not non_blocking */
    bool must_copy;   /* also if nothing changes */
    tn_value format;  /* NONE or a memory format */
} target;

/*
 * The arguments of `to`, in the order of the variant that begins with a device. The variant that
 * begins with a dtype is a suffix of it.
 */
enum { DEVICE, DTYPE, NON_BLOCKING, COPY, FORMAT, NUM_WORDS };
static const char *const words[NUM_WORDS] = {"device", "dtype", "non_blocking", "copy",
                                             "memory_format"};

/* Return whether the tensor is already as wanted, so that no copy is needed. */
static bool is_so(const tn_tensor *tensor, const target *wanted)
{
    tn_device device = tn_tensor_device(tensor);
    if (wanted->must_copy ||
        (wanted->dtype != TN_DTYPE_UNDEFINED && wanted->dtype != tn_tensor_dtype(tensor)))
        return false;
    /* "cuda" without an index matches any CUDA device. */
    if (wanted->has_device &&
        (device.type != wanted->device.type ||
         (wanted->device.index >= 0 && device.index >= 0 && device.index != wanted->device.index)))
        return false;
    /* PRESERVE asks for no particular order of elements. */
    return wanted->format.kind == TN_KIND_NONE ||
           wanted->format.as.integer == TN_MEMORY_FORMAT_PRESERVE ||
           tn_tensor_is_contiguous(tensor, (tn_memory_format)wanted->format.as.integer);
}

/*
 * Return the tensor itself if it is as wanted, else a copy by aten::_to_copy(self, dtype, layout,
 * device, pin_memory, non_blocking, memory_format).
 */
static PyObject *convert(PyObject *self, const target *wanted) TPY_GIL
{
    static tpy_callee copy = {"aten::_to_copy", NULL};
    tn_tensor *tensor = tpy_tensor_peek(self);
    if (is_so(tensor, wanted))
        return tpy_keep(self);
    tn_value args[] = {tn_value_tensor(tensor), tn_value_none(),
                       tn_value_none(),         tn_value_none(),
                       tn_value_none(),         tn_value_bool(!wanted->is_blocking),
                       wanted->format};
    if (wanted->dtype != TN_DTYPE_UNDEFINED)
        args[1] = tn_value_dtype(wanted->dtype);
    if (wanted->has_device)
        args[3] = tn_value_device(wanted->device);
    tn_tensor *copied = tpy_callee_tensor(&copy, args, TPY_LEN(args));
    return copied == NULL ? NULL : tpy_tensor_take(copied);
}

/* ---- arguments of to ---- */

/* Raise a TypeError for an argument of the wrong type; return -1. */
static int refuse(const char *word, PyObject *object, const char *wanted) TPY_GIL
{
    PyErr_Format(PyExc_TypeError, "to(): argument '%s' must be %s, not %R", word, wanted,
                 (PyObject *)Py_TYPE(object));
    return -1;
}

/* Read `device`: an object, text, or None. */
static int read_device(target *out, PyObject *object) TPY_GIL
{
    tn_value value;
    if (object == Py_None)
        return 0;
    out->has_device = true;
    if (PyUnicode_Check(object)) {
        const char *text = PyUnicode_AsUTF8AndSize(object, NULL);
        tn_status status = text == NULL ? TN_OK : tn_device_parse(text, &out->device);
        if (status != TN_OK)
            tpy_raise(status);
        return text == NULL || status != TN_OK ? -1 : 0;
    }
    if (!tpy_constant_value(object, &value) || value.kind != TN_KIND_DEVICE)
        return refuse("device", object, "tenon.device or str");
    out->device = value.as.device;
    return 0;
}

/* Read a dtype for a conversion; None is no change. */
static int read_dtype(target *out, PyObject *object) TPY_GIL
{
    tn_value value;
    if (object == Py_None)
        return 0;
    if (!tpy_constant_value(object, &value) || value.kind != TN_KIND_DTYPE)
        return refuse("dtype", object, "tenon.dtype");
    out->dtype = (tn_dtype)value.as.integer;
    return 0;
}

static int read_format(target *out, PyObject *object) TPY_GIL
{
    if (object == Py_None)
        return 0;
    if (!tpy_constant_value(object, &out->format) || out->format.kind != TN_KIND_MEMORY_FORMAT)
        return refuse("memory_format", object, "a memory format");
    return 0;
}

static int read_flag(PyObject *object, const char *word, bool *out) TPY_GIL
{
    if (!PyBool_Check(object))
        return refuse(word, object, "bool");
    *out = object == Py_True;
    return 0;
}

/* Read one argument, `word` of the enum above. */
static int read_word(target *out, int word, PyObject *object) TPY_GIL
{
    bool flag = false;
    switch (word) {
    case DEVICE:
        return read_device(out, object);
    case DTYPE:
        return read_dtype(out, object);
    case NON_BLOCKING:
        if (read_flag(object, words[word], &flag) != 0)
            return -1;
        out->is_blocking = !flag;
        return 0;
    case COPY:
        return read_flag(object, words[word], &out->must_copy);
    default:
        return read_format(out, object);
    }
}

/* Read the keyword arguments. `seen` has a bit for each word that was given by position. */
static int read_names(target *out, PyObject *names, unsigned seen) TPY_GIL
{
    PyObject *name, *value;
    Py_ssize_t place = 0;
    while (names != NULL && PyDict_Next(names, &place, &name, &value)) {
        int word = 0;
        while (word < NUM_WORDS && PyUnicode_CompareWithASCIIString(name, words[word]) != 0)
            word++;
        if (word == NUM_WORDS || (seen >> word & 1) != 0) {
            PyErr_Format(PyExc_TypeError,
                         "to() got %s argument '%U'; expected (device, dtype, "
                         "non_blocking, copy), (dtype, non_blocking, copy) or "
                         "(other, non_blocking, copy), and memory_format by name",
                         word == NUM_WORDS ? "an unexpected keyword" : "multiple values for", name);
            return -1;
        }
        if (read_word(out, word, value) != 0)
            return -1;
    }
    return 0;
}

/*
 * Return which word the first positional argument is. A tensor (to(other)) sets dtype and device
 * and counts as both.
 */
static int first_word(target *out, PyObject *first, unsigned *seen) TPY_GIL
{
    tn_value value;
    if (tpy_is_tensor(first)) {
        const tn_tensor *other = tpy_tensor_peek(first);
        out->dtype = tn_tensor_dtype(other);
        out->device = tn_tensor_device(other);
        out->has_device = true;
        *seen = 1u << DEVICE | 1u << DTYPE;
        return DTYPE;
    }
    if (tpy_constant_value(first, &value) && value.kind == TN_KIND_DTYPE) {
        *seen = 1u << DTYPE;
        return DTYPE;
    }
    return DEVICE;
}

/*
 * x.to(*args, **kwargs). After the first argument the words follow in order, so one loop reads all
 * variants.
 */
static PyObject *tensor_to(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    target wanted = {.dtype = TN_DTYPE_UNDEFINED, .is_blocking = true, .format = tn_value_none()};
    unsigned seen = 0;
    Py_ssize_t count = PyTuple_Size(args);
    int word = count == 0 ? DEVICE : first_word(&wanted, PyTuple_GetItem(args, 0), &seen);
    for (Py_ssize_t i = 0; i < count; i++, word++) {
        PyObject *object = PyTuple_GetItem(args, i);
        if (word >= FORMAT)
            return PyErr_Format(PyExc_TypeError, "to() takes no %zd arguments by position", count);
        seen |= 1u << word;
        if (!(i == 0 && tpy_is_tensor(object)) && read_word(&wanted, word, object) != 0)
            return NULL;
    }
    return read_names(&wanted, names, seen) != 0 ? NULL : convert(self, &wanted);
}

/* ---- methods of one dtype ---- */

/* x.name(memory_format=...) for a dtype; UNDEFINED means x.cpu(). */
static PyObject *convert_to(PyObject *self, tn_dtype dtype, PyObject *args, PyObject *names) TPY_GIL
{
    static char *word[] = {"memory_format", NULL};
    PyObject *format = Py_None;
    target wanted = {.dtype = dtype,
                     .device = TN_CPU,
                     .has_device = dtype == TN_DTYPE_UNDEFINED,
                     .is_blocking = true,
                     .format = tn_value_none()};
    if (!PyArg_ParseTupleAndKeywords(args, names, "|O", word, &format) ||
        read_format(&wanted, format) != 0)
        return NULL;
    return convert(self, &wanted);
}

#define CONVERSIONS(X)                                                                             \
    X(cpu, UNDEFINED)                                                                              \
    X(float, F32)                                                                                  \
    X(double, F64)                                                                                 \
    X(half, F16)                                                                                   \
    X(bfloat16, BF16)                                                                              \
    X(bool, BOOL)                                                                                  \
    X(byte, U8)                                                                                    \
    X(char, I8)                                                                                    \
    X(short, I16)                                                                                  \
    X(int, I32)                                                                                    \
    X(long, I64)                                                                                   \
    X(cfloat, C64)                                                                                 \
    X(cdouble, C128)                                                                               \
    X(chalf, C32)

#define AS_FUNCTION(name, number)                                                                  \
    static PyObject *to_##number(PyObject *self, PyObject *args, PyObject *names) TPY_GIL          \
    {                                                                                              \
        return convert_to(self, TN_DTYPE_##number, args, names);                                   \
    }
CONVERSIONS(AS_FUNCTION)

/* ---- type ---- */

/* Names of dtypes in type names ("Float" of FloatTensor), by number. */
static const char *const type_words[] = {
#define AS_WORD(name, number, scalar, torch, bytes) #scalar,
    TN_DTYPE_LIST(AS_WORD)
#undef AS_WORD
};

/* Return the dtype of "tenon.FloatTensor" or "torch.FloatTensor"; UNDEFINED if there is none. */
static tn_dtype dtype_of_type(const char *text)
{
    if (strncmp(text, "tenon.", 6) == 0 || strncmp(text, "torch.", 6) == 0)
        for (int i = 0; i < TN_DTYPE_COUNT; i++) {
            size_t length = strlen(type_words[i]);
            if (strncmp(text + 6, type_words[i], length) == 0 &&
                strcmp(text + 6 + length, "Tensor") == 0)
                return (tn_dtype)i;
        }
    return TN_DTYPE_UNDEFINED;
}

/*
 * x.type(): without an argument the type's name, else a conversion. Type objects such as float are
 * refused.
 */
static PyObject *tensor_type(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *word[] = {"dtype", "non_blocking", NULL};
    PyObject *wanted = Py_None;
    int flag = 0;
    target to = {.dtype = TN_DTYPE_UNDEFINED, .is_blocking = true, .format = tn_value_none()};
    tn_value value = tn_value_none();
    if (!PyArg_ParseTupleAndKeywords(args, names, "|Op:type", word, &wanted, &flag))
        return NULL;
    if (wanted == Py_None)
        return PyUnicode_FromFormat("tenon.%sTensor",
                                    type_words[tn_tensor_dtype(tpy_tensor_peek(self))]);
    /* A type of tensors, such as tenon.FloatTensor, is known by its dtype. */
    TPY_OWN(of_type, PyType_Check(wanted) ? PyObject_GetAttrString(wanted, "dtype") : NULL);
    PyErr_Clear();
    if (of_type != NULL && tpy_constant_value(of_type, &value) && value.kind == TN_KIND_DTYPE) {
        to.dtype = (tn_dtype)value.as.integer;
    } else if (PyUnicode_Check(wanted)) {
        const char *text = PyUnicode_AsUTF8AndSize(wanted, NULL);
        if (text == NULL)
            return NULL;
        to.dtype = dtype_of_type(text);
    } else if (!PyType_Check(wanted) && tpy_constant_value(wanted, &value) &&
               value.kind == TN_KIND_DTYPE)
        to.dtype = (tn_dtype)value.as.integer;
    if (to.dtype == TN_DTYPE_UNDEFINED)
        return PyErr_Format(PyExc_ValueError, "type(): invalid type: %R", wanted);
    return convert(self, &to);
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS
static PyMethodDef methods[] = {
    {"to", BY_NAME(tensor_to),
     "to(device=None, dtype=None, non_blocking=False, copy=False, *, memory_format=None)\n--\n\n"
     "The tensor as another dtype or elsewhere, itself if it is so already; also to(dtype, …) and "
     "to(other, …)."},
    {"type", BY_NAME(tensor_type),
     "type(dtype=None, non_blocking=False)\n--\n\nThe name of the type, or the tensor as another."},
#define AS_ROW(name, number)                                                                       \
    {#name, BY_NAME(to_##number),                                                                  \
     #name "(memory_format=None)\n--\n\nThe tensor as that, itself "                               \
           "if it is so already."},
    CONVERSIONS(AS_ROW){NULL, NULL, 0, NULL},
};

PyType_Slot tpy_conversion_slots[] = {{Py_tp_methods, methods}, {0, NULL}};
