/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Tensor object: its identity with the core's tensor, and attributes and methods that compute
 * nothing. Everything that computes is an operator: functions.c adds methods with the operators'
 * names to the type, and tensor_numbers.c Python's own operators.
 */
#include "tensor_object.h"

#include "autograd_objects.h"
#include "constants.h"
#include "crossing.h"
#include "sizes.h"

PyTypeObject *tpy_tensor_type;

/* ---- one tensor, one object ---- */

/*
 * All Tensor objects, indexed by the number that each tensor stores (tn_tensor_binding). A free
 * entry holds the index of the next free one as 2 * index + 1, which no object's address can equal,
 * as addresses are even. Index 0 is not used. If the table cannot grow, an object has no number,
 * and its tensor may later get a second object.
 */
static uintptr_t *objects;
static uint32_t room;       /* entries of `objects` */
static uint32_t first_free; /* first free index; 0: none */

/* Double the table and link the new entries into the free list. */
static bool grow(void) TPY_GIL
{
    uint32_t most = room == 0 ? 256 : 2 * room;
    uintptr_t *grown = most > room ? PyMem_Realloc(objects, most * sizeof *objects) : NULL;
    if (grown == NULL)
        return false;
    for (uint32_t i = room; i < most; i++)
        grown[i] = i + 1 == most ? 1 : 2 * ((uintptr_t)i + 1) + 1;
    first_free = room == 0 ? 1 : room;
    objects = grown;
    room = most;
    return true;
}

/* Enter an object: take the first free index. */
static void number_take(tpy_tensor *self) TPY_GIL
{
    if (first_free == 0 && !grow())
        return;
    self->number = first_free;
    first_free = (uint32_t)(objects[first_free] / 2);
    objects[self->number] = (uintptr_t)self;
}

/* Remove an object: its index becomes the first free one. */
static void number_give(tpy_tensor *self) TPY_GIL
{
    if (self->number == 0)
        return;
    objects[self->number] = 2 * (uintptr_t)first_free + 1;
    first_free = self->number;
    self->number = 0;
}

/*
 * Return the object with this number, borrowed, if it is this tensor's; else NULL. A tensor's
 * number may be out of date, because the object was freed and its index used again.
 */
static PyObject *object_at(uint32_t number, const tn_tensor *tensor) TPY_GIL
{
    if (number == 0 || number >= room || (objects[number] & 1) != 0)
        return NULL;
    PyObject *object = (PyObject *)objects[number];
    return tpy_tensor_peek(object) == tensor ? object : NULL;
}

/*
 * The ivalue is taken in either case: by a new object, or released because the object has its own.
 */
PyObject *tpy_tensor_from_ivalue_take(StableIValue ivalue)
{
    tn_tensor *tensor = tn_boxed_tensor(ivalue);
    uint32_t *number = tn_tensor_binding(tensor);
    PyObject *known = number == NULL ? NULL : object_at(*number, tensor);
    tpy_tensor *self = known != NULL ? NULL : (tpy_tensor *)PyType_GenericAlloc(tpy_tensor_type, 0);
    if (self == NULL) {
        PyObject *again = known == NULL ? NULL : tpy_keep(known);
        tn_boxed_tensor_release(ivalue);
        return again;
    }
    self->ivalue = ivalue;
    if (number != NULL) {
        number_take(self);
        *number = self->number;
    }
    return (PyObject *)self;
}

PyObject *tpy_tensor_take(tn_tensor *tensor)
{
    StableIValue ivalue;
    tn_status status = tn_boxed_from_tensor_take(tensor, &ivalue);
    return status == TN_OK ? tpy_tensor_from_ivalue_take(ivalue) : tpy_raise(status);
}

/* Free a tensor object and its reference to the core's tensor. */
static void tensor_free(PyObject *self) TPY_GIL
{
    PyTypeObject *type = Py_TYPE(self);
    tpy_tensor *tensor = (tpy_tensor *)self;
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free);
    number_give(tensor); /* first, so that code run below cannot find the object by it */
    if (tensor->weak != NULL)
        PyObject_ClearWeakRefs(self);
    tn_boxed_tensor_release(tensor->ivalue);
    release(self);
    PyObject *owned = (PyObject *)type; /* an object of a heap type holds its type */
    tpy_drop(&owned);
}

/* ---- members ---- */

static PyObject *get_shape(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tn_tensor *tensor = tpy_tensor_peek(self);
    return tpy_size_new(tn_tensor_sizes(tensor), tn_tensor_dim(tensor));
}

static PyObject *get_dtype(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_dtype_new(tn_tensor_dtype(tpy_tensor_peek(self)));
}

static PyObject *get_device(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_device_new(tn_tensor_device(tpy_tensor_peek(self)));
}

static PyObject *get_layout(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_layout_new(tn_tensor_layout(tpy_tensor_peek(self)));
}

static PyObject *get_ndim(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyLong_FromLongLong(tn_tensor_dim(tpy_tensor_peek(self)));
}

static PyObject *get_itemsize(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyLong_FromSize_t(tn_dtype_size(tn_tensor_dtype(tpy_tensor_peek(self))));
}

static PyObject *get_nbytes(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tn_tensor *tensor = tpy_tensor_peek(self);
    return PyLong_FromLongLong(tn_tensor_numel(tensor) *
                               (int64_t)tn_dtype_size(tn_tensor_dtype(tensor)));
}

/* _version: how often built-in operators have written the storage in place. */
static PyObject *get_version(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    if (tn_tensor_is_inference(tpy_tensor_peek(self)))
        return PyErr_Format(PyExc_RuntimeError, "Inference tensors do not track version counter.");
    return PyLong_FromLongLong(tn_tensor_version(tpy_tensor_peek(self)));
}

static PyGetSetDef tensor_members[] = {
    {"shape", get_shape, NULL, "The sizes, one per dimension.", NULL},
    {"dtype", get_dtype, NULL, "What the elements are.", NULL},
    {"device", get_device, NULL, "Where they lie.", NULL},
    {"layout", get_layout, NULL, "How they lie: tenon.strided.", NULL},
    {"ndim", get_ndim, NULL, "The number of dimensions.", NULL},
    {"itemsize", get_itemsize, NULL, "Bytes per element.", NULL},
    {"nbytes", get_nbytes, NULL, "Bytes of all elements.", NULL},
    {"_version", get_version, NULL, "How often the storage was written in place.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

/* ---- methods that are no operators ---- */

/*
 * Return the dimension that `object` names among `count`, counted from the end if negative; -1 and
 * an exception. A tensor without dimensions accepts -1 and 0, as in PyTorch.
 */
static int64_t dimension(PyObject *object, int64_t count) TPY_GIL
{
    TPY_OWN(number, PyNumber_Index(object));
    if (number == NULL)
        return -1;
    long long dim = PyLong_AsLongLong(number);
    if (dim == -1 && PyErr_Occurred() != NULL)
        return -1;
    int64_t most = count == 0 ? 1 : count;
    if (dim >= -most && dim < most)
        return dim < 0 ? dim + most : dim;
    PyErr_Format(PyExc_IndexError,
                 "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)",
                 (long long)-most, (long long)most - 1, dim);
    return -1;
}

/* Return the item for the argument `dim`, or all of them by `make`. */
static PyObject *one_or_all(PyObject *self, PyObject *args, PyObject *names, const char *format,
                            const int64_t *items, PyObject *(*make)(PyObject *, void *)) TPY_GIL
{
    static char *words[] = {"dim", NULL};
    PyObject *wanted = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, names, format, words, &wanted))
        return NULL;
    if (wanted == Py_None)
        return make(self, NULL);
    int64_t count = tn_tensor_dim(tpy_tensor_peek(self));
    int64_t dim = dimension(wanted, count);
    if (dim < 0)
        return NULL;
    if (count == 0) {
        PyErr_SetString(PyExc_IndexError, "a tensor without dimensions has no size and no stride");
        return NULL;
    }
    return PyLong_FromLongLong(items[dim]);
}

static PyObject *tensor_size(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    return one_or_all(self, args, names, "|O:size", tn_tensor_sizes(tpy_tensor_peek(self)),
                      get_shape);
}

static PyObject *all_strides(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    const tn_tensor *tensor = tpy_tensor_peek(self);
    return tpy_integers_new(tn_tensor_strides(tensor), tn_tensor_dim(tensor));
}

static PyObject *tensor_stride(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    return one_or_all(self, args, names, "|O:stride", tn_tensor_strides(tpy_tensor_peek(self)),
                      all_strides);
}

static PyObject *tensor_dim(PyObject *self, PyObject *nothing) TPY_GIL
{
    return get_ndim(self, nothing);
}

static PyObject *tensor_numel(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromLongLong(tn_tensor_numel(tpy_tensor_peek(self)));
}

static PyObject *tensor_offset(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromLongLong(tn_tensor_offset(tpy_tensor_peek(self)));
}

static PyObject *tensor_element_size(PyObject *self, PyObject *nothing) TPY_GIL
{
    return get_itemsize(self, nothing);
}

static PyObject *tensor_data_ptr(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromSize_t((size_t)(uintptr_t)tn_tensor_data(tpy_tensor_peek(self)));
}

static PyObject *tensor_is_contiguous(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"memory_format", NULL};
    PyObject *format = NULL;
    tn_value value = {.kind = TN_KIND_MEMORY_FORMAT};
    if (!PyArg_ParseTupleAndKeywords(args, names, "|$O:is_contiguous", words, &format))
        return NULL;
    if (format != NULL &&
        (!tpy_constant_value(format, &value) || value.kind != TN_KIND_MEMORY_FORMAT))
        return PyErr_Format(PyExc_TypeError,
                            "is_contiguous(): argument 'memory_format' must be a memory format, "
                            "such as tenon.channels_last");
    return PyBool_FromLong(tn_tensor_is_contiguous(
        tpy_tensor_peek(self),
        (tn_memory_format)(format == NULL ? TN_MEMORY_FORMAT_CONTIGUOUS : value.as.integer)));
}

/*
 * Return an object of a subclass over the elements of `data`, as a tensor of its own that requires
 * no gradient. The subclass lasts as long as this object: a tensor that outlives its object comes
 * back as a Tensor.
 */
static PyObject *make_subclass(PyObject *nothing, PyObject *args) TPY_GIL
{
    PyObject *type, *data;
    (void)nothing;
    if (!PyArg_ParseTuple(args, "O!O!:_make_subclass", &PyType_Type, &type, tpy_tensor_type, &data))
        return NULL;
    if (PyType_IsSubtype((PyTypeObject *)type, tpy_tensor_type) == 0)
        return PyErr_Format(PyExc_TypeError, "_make_subclass(): %R is no subclass of Tensor", type);
    TPY_OWN(detached, PyObject_CallMethod(data, "detach", NULL));
    if (detached == NULL)
        return NULL;
    tn_tensor *tensor = tpy_tensor_peek(detached);
    tpy_tensor *self = (tpy_tensor *)PyType_GenericAlloc((PyTypeObject *)type, 0);
    if (self == NULL)
        return NULL;
    tn_tensor_retain(tensor);
    tn_status status = tn_boxed_from_tensor_take(tensor, &self->ivalue);
    if (status != TN_OK) {
        PyObject *unfinished = (PyObject *)self;
        tpy_drop(&unfinished);
        return tpy_raise(status);
    }
    uint32_t *number = tn_tensor_binding(tensor);
    if (number != NULL) {
        number_give((tpy_tensor *)detached);
        number_take(self);
        *number = self->number;
    }
    return (PyObject *)self;
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS
static PyMethodDef tensor_methods[] = {
    {"size", BY_NAME(tensor_size), "size(dim=None)\n--\n\nAll sizes, or that of one dimension."},
    {"stride", BY_NAME(tensor_stride),
     "stride(dim=None)\n--\n\nAll strides, or that of one dimension, in elements."},
    {"dim", tensor_dim, METH_NOARGS, "dim()\n--\n\nThe number of dimensions."},
    {"ndimension", tensor_dim, METH_NOARGS, "ndimension()\n--\n\nThe number of dimensions."},
    {"numel", tensor_numel, METH_NOARGS, "numel()\n--\n\nThe number of elements."},
    {"nelement", tensor_numel, METH_NOARGS, "nelement()\n--\n\nThe number of elements."},
    {"storage_offset", tensor_offset, METH_NOARGS,
     "storage_offset()\n--\n\nElements from the storage's start to the first element."},
    {"element_size", tensor_element_size, METH_NOARGS, "element_size()\n--\n\nBytes per element."},
    {"data_ptr", tensor_data_ptr, METH_NOARGS,
     "data_ptr()\n--\n\nThe address of the first element; 0 where there is none."},
    {"is_contiguous", BY_NAME(tensor_is_contiguous),
     "is_contiguous(*, memory_format=tenon.contiguous_format)\n--\n\n"
     "Whether elements lie in memory in that order and without gaps."},
    {"_make_subclass", make_subclass, METH_VARARGS | METH_STATIC,
     "_make_subclass(cls, data)\n--\n\n"
     "An object of a subclass over the elements of a tensor, which requires no gradient."},
    {NULL, NULL, 0, NULL},
};

/* ---- the type ---- */

static PyMemberDef hidden_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tpy_tensor, weak), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyType_Slot tpy_tensor_own_slots[] = {
    {Py_tp_dealloc, TPY_CODE(tensor_free)},
    {Py_tp_getset, tensor_members},
    {Py_tp_methods, tensor_methods},
    {Py_tp_members, hidden_members},
    {Py_tp_doc,
     (void *)"A tensor: elements of one dtype, addressed by sizes and strides.\n\n"
             "Made by tenon.tensor, tenon.from_numpy, tenon.from_dlpack and by operators."},
    {0, NULL},
};

int tpy_tensor_init(PyObject *module)
{
    tpy_tensor_type = tpy_tensor_type_make();
    if (tpy_tensor_type == NULL || tpy_sizes_init(module) != 0)
        return -1;
    return PyModule_AddObjectRef(module, "Tensor", (PyObject *)tpy_tensor_type);
}
