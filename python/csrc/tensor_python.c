/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What PyTorch binds by hand and takes little code: attributes that are constant here, because
 * there is only one kind of memory, and what is implemented in Python (tenon/_printing,
 * tenon/_copying) and imported when first needed.
 */
#include "autograd_objects.h"
#include "crossing.h"
#include "python_callees.h"
#include "tensor_object.h"

/* Call `function(self, argument)` of a module of the package; `argument` may be NULL. */
static PyObject *ask(const char *module, const char *function, PyObject *self,
                     PyObject *argument) TPY_GIL
{
    TPY_OWN(found, PyImport_ImportModule(module));
    if (found == NULL)
        return NULL;
    return argument == NULL ? PyObject_CallMethod(found, function, "O", self)
                            : PyObject_CallMethod(found, function, "OO", self, argument);
}

/* Methods that are written in Python. */
static PyObject *show(PyObject *self) TPY_GIL
{
    return ask("tenon._printing", "text", self, NULL);
}

static PyObject *reduce(PyObject *self, PyObject *protocol) TPY_GIL
{
    return ask("tenon._copying", "reduce", self, protocol);
}

static PyObject *copy_deeply(PyObject *self, PyObject *memo) TPY_GIL
{
    return ask("tenon._copying", "deepcopy", self, memo);
}

static PyObject *reversed(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return ask("tenon._copying", "reverse", self, NULL);
}

/* x.data: the same elements without history. Writes through it are not counted as versions. */
static PyObject *get_data(PyObject *self, void *closure) TPY_GIL
{
    tn_tensor *view;
    (void)closure;
    tn_status status = tn_tensor_data_alias(tpy_tensor_peek(self), &view);
    if (status != TN_OK)
        return tpy_raise(status);
    PyObject *made = tpy_tensor_take(view);
    if (made != NULL)
        ((tpy_tensor *)made)->is_read_only = ((tpy_tensor *)self)->is_read_only;
    return made;
}

/* x.data = y: the tensor gets y's memory, sizes and strides, and keeps its flag and gradient. */
static int set_data(PyObject *self, PyObject *value, void *closure) TPY_GIL
{
    static tpy_callee set_data = {"aten::set_data", NULL};
    (void)closure;
    if (value == NULL || !tpy_is_tensor(value)) {
        PyErr_SetString(PyExc_TypeError, "Variable data has to be a tensor");
        return -1;
    }
    tn_value args[] = {tn_value_tensor(tpy_tensor_peek(self)),
                       tn_value_tensor(tpy_tensor_peek(value))};
    return tpy_callee_call(&set_data, false, args, TPY_LEN(args), NULL, 0);
}

/* Return the view made by the operator that the closure names. */
static PyObject *get_view(PyObject *self, void *closure) TPY_GIL
{
    tpy_callee named = {closure, NULL};
    tn_value args[] = {tn_value_tensor(tpy_tensor_peek(self))}, out;
    if (tpy_callee_call(&named, false, args, 1, &out, 1) != 0)
        return NULL;
    return tpy_tensor_take(out.as.tensor);
}

/* x.real: a real tensor is returned as the same object. */
static PyObject *get_real(PyObject *self, void *closure) TPY_GIL
{
    tn_dtype dtype = tn_tensor_dtype(tpy_tensor_peek(self));
    bool is_complex = dtype >= TN_DTYPE_C32 && dtype <= TN_DTYPE_C128;
    return is_complex ? get_view(self, closure) : tpy_keep(self);
}

/* copy.copy(x): a tensor that shares the memory, requiring a gradient if x does. */
static PyObject *copy_shallowly(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    PyObject *made = get_data(self, NULL);
    return tn_tensor_requires_grad(tpy_tensor_peek(self)) ? tpy_requiring_take(made) : made;
}

/* is_cuda and the like: the closure names the device type. */
static PyObject *get_is_on(PyObject *self, void *closure) TPY_GIL
{
    tn_device device = tn_tensor_device(tpy_tensor_peek(self));
    return PyBool_FromLong(
        strcmp(tn_device_type_name((tn_device_type)device.type), (const char *)closure) == 0);
}

/* Properties that are the same for all tensors. */
static PyObject *get_false(PyObject *self, void *closure) TPY_GIL
{
    (void)self;
    (void)closure;
    return tpy_keep(Py_False);
}

static PyObject *get_none(PyObject *self, void *closure) TPY_GIL
{
    (void)self;
    (void)closure;
    return tpy_keep(Py_None);
}

/* get_device(): -1 for the CPU. */
static PyObject *get_index(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromLong(tn_tensor_device(tpy_tensor_peek(self)).index);
}

/* Return the dtype's property of that name. */
static PyObject *ask_dtype(PyObject *self, const char *claim) TPY_GIL
{
    TPY_OWN(dtype, PyObject_GetAttrString(self, "dtype"));
    return dtype == NULL ? NULL : PyObject_GetAttrString(dtype, claim);
}

static PyObject *is_floating_point(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return ask_dtype(self, "is_floating_point");
}

static PyObject *is_complex(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return ask_dtype(self, "is_complex");
}

static PyObject *is_signed(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return ask_dtype(self, "is_signed");
}

/* Return the size of the whole storage in bytes, for tenon/_storage.py. */
static PyObject *storage_bytes(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return PyLong_FromSize_t(tn_tensor_storage_bytes(tpy_tensor_peek(self)));
}

static PyObject *never(PyObject *self, PyObject *nothing) TPY_GIL
{
    return get_false(self, nothing);
}

/* Entries of the table of attributes. */
#define ON(name)      "is_" name, get_is_on, NULL, "Whether it lies on " name ".", (void *)name
#define NEVER(name)   name, get_false, NULL, "False: no tensor here is that.", NULL
#define NOTHING(name) name, get_none, NULL, "None: nothing here has names.", NULL
static PyGetSetDef members[] = {
    {"data", get_data, set_data, "The same elements as another tensor.", NULL},
    {"T", get_view, NULL, "A view with the dimensions turned round.", (void *)"aten::numpy_T"},
    {"mT", get_view, NULL, "A view with the last two dimensions swapped.", (void *)"aten::mT"},
    {"H", get_view, NULL, "The conjugate transpose of a matrix.", (void *)"aten::matrix_H"},
    {"mH", get_view, NULL, "The conjugate transpose of matrices.", (void *)"aten::mH"},
    {"real", get_real, NULL, "A view of the real parts.", (void *)"aten::real"},
    {"imag", get_view, NULL, "A view of the imaginary parts.", (void *)"aten::imag"},
    {ON("cpu")},
    {ON("cuda")},
    {ON("meta")},
    {ON("xpu")},
    {ON("mps")},
    {ON("xla")},
    {ON("vulkan")},
    {NEVER("is_sparse")},
    {NEVER("is_sparse_csr")},
    {NEVER("is_quantized")},
    {NEVER("is_mkldnn")},
    {NEVER("is_nested")},
    {NOTHING("name")},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef methods[] = {
    {"__reduce_ex__", reduce, METH_O, NULL},
    {"__copy__", copy_shallowly, METH_NOARGS, NULL},
    {"__deepcopy__", copy_deeply, METH_O, NULL},
    {"__reversed__", reversed, METH_NOARGS, NULL},
    {"_storage_bytes", storage_bytes, METH_NOARGS, NULL},
    {"get_device", get_index, METH_NOARGS, "get_device()\n--\n\nThe device's number, or -1."},
    {"is_floating_point", is_floating_point, METH_NOARGS,
     "is_floating_point()\n--\n\nWhether elements are real numbers."},
    {"is_complex", is_complex, METH_NOARGS,
     "is_complex()\n--\n\nWhether elements are complex numbers."},
    {"is_signed", is_signed, METH_NOARGS, "is_signed()\n--\n\nWhether elements can be negative."},
    {"is_pinned", never, METH_NOARGS, "is_pinned()\n--\n\nFalse: no memory is pinned."},
    {"is_shared", never, METH_NOARGS, "is_shared()\n--\n\nFalse: no memory is shared."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_python_slots[] = {
    {Py_tp_repr, TPY_CODE(show)}, {Py_tp_methods, methods}, {Py_tp_getset, members}, {0, NULL}};
