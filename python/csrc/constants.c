/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dtypes, layouts and memory formats are one struct with three types. The objects are made once,
 * from tables of names and numbers, and found by number in arrays. Devices are ordinary values.
 */
#include "constants.h"

#include "crossing.h"

/* A dtype, layout or memory format. Immutable. */
typedef struct constant {
    PyObject_HEAD         /* Python's */
        const char *name; /* without the module; static */
    tn_value value;       /* of kind DTYPE, LAYOUT or MEMORY_FORMAT */
} constant;

/* A device. Immutable. */
typedef struct device_object {
    PyObject_HEAD         /* Python's */
        tn_device device; /* the value */
} device_object;

/* Owned for ever: types and singletons of a module that is made once. */
static PyTypeObject *dtype_type, *layout_type, *memory_format_type, *device_type;
static PyObject *dtypes[TN_DTYPE_COUNT];
static PyObject *layouts[TN_LAYOUT_COUNT];
static PyObject *memory_formats[TN_MEMORY_FORMAT_COUNT];

/* By number, in the order of the core's enums. */
static const char *const layout_names[TN_LAYOUT_COUNT] = {"strided",    "sparse_coo", "sparse_csr",
                                                          "_mkldnn",    "sparse_csc", "sparse_bsr",
                                                          "sparse_bsc", "jagged"};
static const char *const memory_format_names[TN_MEMORY_FORMAT_COUNT] = {
    "contiguous_format", "preserve_format", "channels_last", "channels_last_3d"};

/* ---- dtype, layout, memory_format ---- */

static PyObject *constant_repr(PyObject *self) TPY_GIL
{
    return PyUnicode_FromFormat("tenon.%s", ((constant *)self)->name);
}

/* __reduce__: pickle stores the name in the package; loading it gives the same object. */
static PyObject *constant_reduce(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyUnicode_FromString(((constant *)self)->name);
}

static tn_dtype dtype_of(PyObject *self)
{
    return (tn_dtype)((constant *)self)->value.as.integer;
}

static bool is_complex(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C32 || dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
}

/*
 * Return whether elements are real floating-point numbers. Compares ranges of the enum, in which
 * the dtypes of 8 bits are adjacent.
 */
static bool is_floating(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 ||
           dtype == TN_DTYPE_BF16 || (dtype >= TN_DTYPE_F8E5M2 && dtype <= TN_DTYPE_F8E4M3FNUZ) ||
           dtype == TN_DTYPE_F8E8M0FNU || dtype == TN_DTYPE_F4E2M1FNX2;
}

/* Return whether elements can be negative: all dtypes but bool and the unsigned integers. */
static bool is_signed(tn_dtype dtype)
{
    bool is_unsigned = dtype == TN_DTYPE_U8 || dtype == TN_DTYPE_BOOL ||
                       (dtype >= TN_DTYPE_U16 && dtype <= TN_DTYPE_U7);
    return !is_unsigned;
}

static PyObject *dtype_is_floating(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(is_floating(dtype_of(self)));
}

static PyObject *dtype_is_complex(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(is_complex(dtype_of(self)));
}

static PyObject *dtype_is_signed(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyBool_FromLong(is_signed(dtype_of(self)));
}

static PyObject *dtype_itemsize(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyLong_FromSize_t(tn_dtype_size(dtype_of(self)));
}

/* abbr: f32, i64, b8; for dtypes that PyTorch does not abbreviate, the name itself. */
static PyObject *dtype_abbr(PyObject *self, void *closure) TPY_GIL
{
    static const char *const starts[][2] = {
        {"bfloat", "bf"}, {"float", "f"}, {"complex", "c"}, {"uint", "u"}, {"int", "i"}};
    const char *name = ((constant *)self)->name;
    size_t size = tn_dtype_size(dtype_of(self));
    (void)closure;
    if (dtype_of(self) == TN_DTYPE_BOOL)
        return PyUnicode_FromString("b8");
    for (size_t i = 0; i < TPY_LEN(starts); i++) {
        size_t length = strlen(starts[i][0]);
        const char *rest = name + length;
        /* uint1 to uint7 keep their names. */
        bool is_narrow = strlen(rest) == 1 && rest[0] != '8';
        if (strncmp(name, starts[i][0], length) == 0 && size > 0 && !is_narrow)
            return PyUnicode_FromFormat("%s%s", starts[i][1], rest);
    }
    return PyUnicode_FromString(name);
}

/*
 * The complex dtype with parts of this dtype, and the reverse. A dtype that is not complex is its
 * own real dtype.
 */
static PyObject *dtype_to_complex(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    switch ((int)dtype_of(self)) {
    case TN_DTYPE_F16:
    case TN_DTYPE_C32:
        return tpy_dtype_new(TN_DTYPE_C32);
    case TN_DTYPE_BF16:
    case TN_DTYPE_F32:
    case TN_DTYPE_C64:
        return tpy_dtype_new(TN_DTYPE_C64);
    case TN_DTYPE_F64:
    case TN_DTYPE_C128:
        return tpy_dtype_new(TN_DTYPE_C128);
    default:
        return PyErr_Format(PyExc_RuntimeError, "to_complex: no complex dtype has parts of %s",
                            ((constant *)self)->name);
    }
}

static PyObject *dtype_to_real(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    switch ((int)dtype_of(self)) {
    case TN_DTYPE_C32:
        return tpy_dtype_new(TN_DTYPE_F16);
    case TN_DTYPE_C64:
        return tpy_dtype_new(TN_DTYPE_F32);
    case TN_DTYPE_C128:
        return tpy_dtype_new(TN_DTYPE_F64);
    default:
        return tpy_keep(self);
    }
}

static PyGetSetDef dtype_members[] = {
    {"abbr", dtype_abbr, NULL, "The name in few letters, such as f32.", NULL},
    {"is_floating_point", dtype_is_floating, NULL, "Whether elements are real numbers.", NULL},
    {"is_complex", dtype_is_complex, NULL, "Whether elements are complex numbers.", NULL},
    {"is_signed", dtype_is_signed, NULL, "Whether elements can be negative.", NULL},
    {"itemsize", dtype_itemsize, NULL, "Bytes per element.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef constant_methods[] = {
    {"__reduce__", constant_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef dtype_methods[] = {
    {"__reduce__", constant_reduce, METH_NOARGS, NULL},
    {"to_complex", dtype_to_complex, METH_NOARGS,
     "to_complex()\n--\n\nThe complex dtype whose parts have this one."},
    {"to_real", dtype_to_real, METH_NOARGS,
     "to_real()\n--\n\nThe dtype of a complex one's parts; others stay."},
    {NULL, NULL, 0, NULL},
};

/* Make the type of one kind of constant; `members` may be NULL. */
static PyTypeObject *make_constant_type(const char *name, PyGetSetDef *members,
                                        PyMethodDef *methods) TPY_GIL
{
    PyType_Slot slots[] = {
        {Py_tp_repr, TPY_CODE(constant_repr)},
        {Py_tp_methods, methods},
        /* Slot 0 ends the list, so a type without members stops here. */
        {members != NULL ? Py_tp_getset : 0, members},
        {0, NULL},
    };
    PyType_Spec spec = {
        name, sizeof(constant), 0,
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    return (PyTypeObject *)PyType_FromSpec(&spec);
}

/* Return a new constant; NULL and an exception. */
static PyObject *make_constant(PyTypeObject *type, const char *name, tn_kind kind,
                               int64_t number) TPY_GIL
{
    constant *self = (constant *)PyType_GenericAlloc(type, 0);
    if (self == NULL)
        return NULL;
    self->name = name;
    self->value.kind = kind;
    self->value.as.integer = number;
    return (PyObject *)self;
}

/* Return the object with a number, or a ValueError. */
static PyObject *known(PyObject *const *objects, int64_t count, int64_t number,
                       const char *what) TPY_GIL
{
    if (number >= 0 && number < count)
        return tpy_keep(objects[number]);
    return PyErr_Format(PyExc_ValueError, "%lld is no %s", (long long)number, what);
}

PyObject *tpy_dtype_new(int64_t dtype)
{
    return known(dtypes, TN_DTYPE_COUNT, dtype, "dtype");
}

PyObject *tpy_layout_new(int64_t layout)
{
    return known(layouts, TN_LAYOUT_COUNT, layout, "layout");
}

PyObject *tpy_memory_format_new(int64_t format)
{
    return known(memory_formats, TN_MEMORY_FORMAT_COUNT, format, "memory format");
}

/* ---- device ---- */

PyObject *tpy_device_new(tn_device device)
{
    device_object *self = (device_object *)PyType_GenericAlloc(device_type, 0);
    if (self != NULL)
        self->device = device;
    return (PyObject *)self;
}

/* device("cuda:1"), device("cuda", 1), device(another_device). */
static PyObject *device_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"type", "index", NULL};
    PyObject *first, *index = NULL;
    tn_device device;
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O|O:device", words, &first, &index))
        return NULL;
    if (Py_TYPE(first) == device_type && index == NULL)
        return tpy_keep(first);
    const char *text = PyUnicode_AsUTF8AndSize(first, NULL);
    if (text == NULL)
        return NULL;
    tn_status status = tn_device_parse(text, &device);
    if (status != TN_OK)
        return tpy_raise(status);
    if (index != NULL && index != Py_None) {
        long long number = PyLong_AsLongLong(index);
        if (number == -1 && PyErr_Occurred() != NULL)
            return NULL;
        /* An index may be given once, and fits the core's 8 bits. */
        if (device.index >= 0 || number < -1 || number > 127)
            return PyErr_Format(PyExc_ValueError, "device: index %lld for '%s'", number, text);
        device.index = (int8_t)number;
    }
    return tpy_device_new(device);
}

static tn_device device_of(PyObject *self)
{
    return ((device_object *)self)->device;
}

static const char *device_name(PyObject *self)
{
    return tn_device_type_name((tn_device_type)device_of(self).type);
}

static PyObject *device_repr(PyObject *self) TPY_GIL
{
    if (device_of(self).index < 0)
        return PyUnicode_FromFormat("device(type='%s')", device_name(self));
    return PyUnicode_FromFormat("device(type='%s', index=%d)", device_name(self),
                                device_of(self).index);
}

static PyObject *device_str(PyObject *self) TPY_GIL
{
    if (device_of(self).index < 0)
        return PyUnicode_FromString(device_name(self));
    return PyUnicode_FromFormat("%s:%d", device_name(self), device_of(self).index);
}

static PyObject *device_get_type(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyUnicode_FromString(device_name(self));
}

static PyObject *device_get_index(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    int index = device_of(self).index;
    return index < 0 ? tpy_keep(Py_None) : PyLong_FromLong(index);
}

/* Equal devices have equal hashes; the result is never -1, which means failure. */
static Py_hash_t device_hash(PyObject *self)
{
    return (Py_hash_t)device_of(self).type * 256 + device_of(self).index + 2;
}

static PyObject *device_compare(PyObject *self, PyObject *other, int how) TPY_GIL
{
    if ((how != Py_EQ && how != Py_NE) || Py_TYPE(other) != device_type)
        return tpy_keep(Py_NotImplemented);
    bool equal = device_of(self).type == device_of(other).type &&
                 device_of(self).index == device_of(other).index;
    return PyBool_FromLong(equal == (how == Py_EQ));
}

/* Pickled as a call with the device's text. */
static PyObject *device_reduce(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    TPY_OWN(text, device_str(self));
    return text == NULL ? NULL : Py_BuildValue("(O(O))", (PyObject *)device_type, text);
}

static PyGetSetDef device_members[] = {
    {"type", device_get_type, NULL, "The device's kind, such as 'cpu'.", NULL},
    {"index", device_get_index, NULL, "Its number among those of its kind, or None.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef device_methods[] = {
    {"__reduce__", device_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot device_slots[] = {
    {Py_tp_new, TPY_CODE(device_make)},
    {Py_tp_repr, TPY_CODE(device_repr)},
    {Py_tp_str, TPY_CODE(device_str)},
    {Py_tp_hash, TPY_CODE(device_hash)},
    {Py_tp_richcompare, TPY_CODE(device_compare)},
    {Py_tp_getset, device_members},
    {Py_tp_methods, device_methods},
    {Py_tp_doc,
     (void *)"device(type, index=None)\n--\n\nWhere tensors lie, such as device('cpu')."},
    {0, NULL},
};

static PyType_Spec device_spec = {"tenon.device", sizeof(device_object), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, device_slots};

/* ---- values and the module ---- */

/*
 * Python's number types mean the widest dtype of their kind: float is float64, whatever the default
 * dtype is.
 */
static bool python_type_value(PyObject *object, tn_value *out)
{
    const struct {
        PyTypeObject *type; /* Python's */
        tn_dtype dtype;     /* what it means */
    } types[] = {{&PyFloat_Type, TN_DTYPE_F64},
                 {&PyLong_Type, TN_DTYPE_I64},
                 {&PyBool_Type, TN_DTYPE_BOOL},
                 {&PyComplex_Type, TN_DTYPE_C128}};
    for (size_t i = 0; i < TPY_LEN(types); i++)
        if (object == (PyObject *)types[i].type) {
            *out = tn_value_dtype(types[i].dtype);
            return true;
        }
    return false;
}

bool tpy_constant_value(PyObject *object, tn_value *out)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type == dtype_type || type == layout_type || type == memory_format_type) {
        *out = ((constant *)object)->value;
        return true;
    }
    if (type == device_type) {
        *out = tn_value_device(device_of(object));
        return true;
    }
    return python_type_value(object, out);
}

/* Store a new constant in its array, which owns it, and in the module. */
static int add_constant(PyObject *module, PyObject **where, PyObject *owned,
                        const char *name) TPY_GIL
{
    *where = owned;
    return owned == NULL ? -1 : PyModule_AddObjectRef(module, name, owned);
}

/* Add all dtypes, and their second names such as `half`. */
static int add_dtypes(PyObject *module) TPY_GIL
{
    static const char *const seconds[][2] = {
        {"half", "float16"},    {"float", "float32"},    {"double", "float64"},
        {"short", "int16"},     {"int", "int32"},        {"long", "int64"},
        {"chalf", "complex32"}, {"cfloat", "complex64"}, {"cdouble", "complex128"},
    };
    for (int i = 0; i < TN_DTYPE_COUNT; i++) {
        const char *name = tn_dtype_name((tn_dtype)i);
        PyObject *made = make_constant(dtype_type, name, TN_KIND_DTYPE, i);
        if (add_constant(module, &dtypes[i], made, name) != 0)
            return -1;
    }
    for (size_t i = 0; i < TPY_LEN(seconds); i++) {
        tn_dtype dtype;
        if (tn_dtype_parse(seconds[i][1], &dtype) != TN_OK ||
            PyModule_AddObjectRef(module, seconds[i][0], dtypes[dtype]) != 0)
            return -1;
    }
    return 0;
}

/* Add the layouts and memory formats to the module. */
static int add_others(PyObject *module) TPY_GIL
{
    for (int i = 0; i < TN_LAYOUT_COUNT; i++) {
        PyObject *made = make_constant(layout_type, layout_names[i], TN_KIND_LAYOUT, i);
        if (add_constant(module, &layouts[i], made, layout_names[i]) != 0)
            return -1;
    }
    for (int i = 0; i < TN_MEMORY_FORMAT_COUNT; i++) {
        const char *name = memory_format_names[i];
        PyObject *made = make_constant(memory_format_type, name, TN_KIND_MEMORY_FORMAT, i);
        if (add_constant(module, &memory_formats[i], made, name) != 0)
            return -1;
    }
    return 0;
}

int tpy_constants_init(PyObject *module)
{
    dtype_type = make_constant_type("tenon.dtype", dtype_members, dtype_methods);
    layout_type = make_constant_type("tenon.layout", NULL, constant_methods);
    memory_format_type = make_constant_type("tenon.memory_format", NULL, constant_methods);
    device_type = (PyTypeObject *)PyType_FromSpec(&device_spec);
    if (dtype_type == NULL || layout_type == NULL || memory_format_type == NULL ||
        device_type == NULL || PyModule_AddObjectRef(module, "dtype", (PyObject *)dtype_type) ||
        PyModule_AddObjectRef(module, "layout", (PyObject *)layout_type) ||
        PyModule_AddObjectRef(module, "memory_format", (PyObject *)memory_format_type) ||
        PyModule_AddObjectRef(module, "device", (PyObject *)device_type))
        return -1;
    return add_dtypes(module) != 0 ? -1 : add_others(module);
}
