/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * NumPy arrays in both directions, without NumPy's headers. The layout of an array and the table of
 * C functions are NumPy's ABI, unchanged between its versions 1 and 2 in the fields used here. The
 * table is found, and its version checked, when the first array is met; with an unknown version,
 * arrays are exchanged by buffers.
 *
 * NumPy is not imported before numpy() needs it: before somebody imports it, no object is an array.
 */
#include "autograd_objects.h"
#include "crossing.h"
#include "foreign.h"
#include "python_callees.h"
#include "tensor_object.h"

/* The first fields of NumPy's dtype objects (PyArray_Descr). */
typedef struct array_dtype {
    PyObject_HEAD         /* Python's */
        PyObject *scalar; /* the type of its scalars */
    char kind;            /* NumPy's letter for the kind */
    char letter;          /* NumPy's letter for the dtype */
    char order;           /* byte order; '>' is not this machine's */
    char flags;           /* NumPy's flags */
    int number;           /* NumPy's number of the dtype, see array_dtypes */
} array_dtype;

/* The first fields of an array (PyArrayObject). */
typedef struct array_object {
    PyObject_HEAD        /* Python's */
        char *data;      /* the first element */
    int ndim;            /* dimensions */
    Py_ssize_t *sizes;   /* one per dimension */
    Py_ssize_t *strides; /* likewise, in bytes */
    PyObject *base;      /* the owner of the memory, or NULL */
    array_dtype *dtype;  /* what the elements are */
    int flags;           /* WRITABLE and others */
} array_object;

/* Values of NumPy's flags. */
#define WRITABLE 0x0400
#define ALIGNED  0x0100

/* Indices of functions and objects in NumPy's table. */
#define PLACE_VERSION  0
#define PLACE_ARRAY    2
#define PLACE_NEW      93
#define PLACE_SET_BASE 282

/*
 * Dtypes by NumPy's number, in its order. Number 13 is long double. `long` has 64 bits on all
 * platforms of Tenon.
 */
static const tn_dtype array_dtypes[] = {
    TN_DTYPE_BOOL, TN_DTYPE_I8,        TN_DTYPE_U8,  TN_DTYPE_I16, TN_DTYPE_U16, TN_DTYPE_I32,
    TN_DTYPE_U32,  TN_DTYPE_I64,       TN_DTYPE_U64, TN_DTYPE_I64, TN_DTYPE_U64, TN_DTYPE_F32,
    TN_DTYPE_F64,  TN_DTYPE_UNDEFINED, TN_DTYPE_C64, TN_DTYPE_C128};
/* NumPy's number of float16, which was added later than the others. */
#define HALF 23

/* The parts of NumPy that are used; filled in by meet. */
static struct {
    PyTypeObject *type; /* numpy.ndarray, owned; NULL until found */
    /* PyArray_New: make an array over `data`, or over its own memory if `data` is NULL. */
    PyObject *(*make)(PyTypeObject *type, int ndim, const Py_ssize_t *sizes, int number,
                      const Py_ssize_t *strides, void *data, int width, int flags, PyObject *like);
    int (*set_base)(PyObject *array, PyObject *base); /* takes `base`, also on failure */
} numpy;

/* ---- finding NumPy ---- */

static void *pointer_of(void *const *table, int place)
{
    return table[place];
}

/* Return NumPy's table of C functions; NULL and an exception if there is none. */
static void *const *find_table(void) TPY_GIL
{
    /* NumPy 2 moved the module from numpy.core to numpy._core. */
    TPY_OWN(module, PyImport_ImportModule("numpy._core._multiarray_umath"));
    if (module == NULL) {
        PyErr_Clear();
        tpy_set(&module, PyImport_ImportModule("numpy.core._multiarray_umath"));
    }
    if (module == NULL)
        return NULL;
    TPY_OWN(capsule, PyObject_GetAttrString(module, "_ARRAY_API"));
    return capsule == NULL ? NULL : PyCapsule_GetPointer(capsule, NULL);
}

/* Fill in `numpy`; -1 and an exception. */
static int meet(void) TPY_GIL
{
    void *const *table = find_table();
    if (table == NULL)
        return -1;
    /* The major version is in the top byte. */
    unsigned version = ((unsigned (*)(void))(uintptr_t)pointer_of(table, PLACE_VERSION))() >> 24;
    if (version != 1 && version != 2) {
        PyErr_Format(PyExc_ImportError, "NumPy's ABI %u is not known", version);
        return -1;
    }
    /* ISO C does not convert object pointers to function pointers; a union does. */
    union {
        void *from;
        PyObject *(*make)(PyTypeObject *, int, const Py_ssize_t *, int, const Py_ssize_t *, void *,
                          int, int, PyObject *);
        int (*set_base)(PyObject *, PyObject *);
    } make = {pointer_of(table, PLACE_NEW)}, set_base = {pointer_of(table, PLACE_SET_BASE)};
    numpy.make = make.make;
    numpy.set_base = set_base.set_base;
    numpy.type = (PyTypeObject *)tpy_keep(pointer_of(table, PLACE_ARRAY));
    return 0;
}

/* Return whether anybody has imported NumPy; never sets an exception. */
static bool is_there(void) TPY_GIL
{
    static PyObject *name; /* owned, for ever */
    if (name == NULL)
        name = PyUnicode_InternFromString("numpy");
    TPY_OWN(module, name == NULL ? NULL : PyImport_GetModule(name));
    if (module != NULL && meet() == 0)
        return true;
    PyErr_Clear();
    return false;
}

/*
 * While NumPy is not imported this costs a lookup in sys.modules; afterwards, a comparison of
 * types.
 */
bool tpy_is_array(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type == numpy.type)
        return true;
    if (numpy.type == NULL && !is_there())
        return false;
    return PyType_IsSubtype(type, numpy.type) != 0;
}

/* ---- import ---- */

/* Deleter of a storage: drop the array, on any thread. After the interpreter has ended it leaks. */
static void drop_array(void *data, void *context)
{
    PyObject *array = context;
    (void)data;
    if (!tpy_is_alive())
        return;
    PyGILState_STATE state = tpy_take_gil();
    tpy_drop(&array);
    tpy_give_gil(state);
}

/* Return the dtype for NumPy's; UNDEFINED for text, objects, structs, dates and long double. */
static tn_dtype dtype_of(const array_dtype *dtype)
{
    if (dtype->number == HALF)
        return TN_DTYPE_F16;
    if (dtype->number < 0 || (size_t)dtype->number >= TPY_LEN(array_dtypes))
        return TN_DTYPE_UNDEFINED;
    return array_dtypes[dtype->number];
}

PyObject *tpy_array_import(PyObject *object)
{
    const array_object *array = (const array_object *)object;
    int64_t sizes[TN_MAX_DIM], strides[TN_MAX_DIM];
    tpy_memory memory = {.data = array->data,
                         .dtype = dtype_of(array->dtype),
                         .ndim = array->ndim,
                         .sizes = sizes,
                         .strides = strides,
                         .is_read_only = (array->flags & WRITABLE) == 0,
                         .deleter = drop_array,
                         .context = object};
    if (memory.dtype == TN_DTYPE_UNDEFINED)
        return PyErr_Format(PyExc_TypeError,
                            "an array of NumPy's %R has no dtype here: numbers "
                            "and bool do, with up to 8 bytes or 16 for complex",
                            (PyObject *)array->dtype);
    if (array->dtype->order == '>')
        return PyErr_Format(PyExc_ValueError,
                            "the array's bytes are in another order than this "
                            "machine's (%R): pass a copy in its own order",
                            (PyObject *)array->dtype);
    for (int i = 0; i < array->ndim && i < TN_MAX_DIM; i++) {
        sizes[i] = array->sizes[i];
        strides[i] = array->strides[i];
    }
    /* Kept for the storage; the deleter drops it. */
    tpy_keep(object);
    PyObject *made = tpy_tensor_over(&memory, true, PyExc_ValueError);
    if (made == NULL)
        tpy_drop(&object);
    return made;
}

/*
 * from_numpy(array). Read-only memory is warned about, as in PyTorch, because tensors cannot
 * express it.
 */
static PyObject *from_numpy(PyObject *module, PyObject *object) TPY_GIL
{
    (void)module;
    if (!tpy_is_array(object))
        return PyErr_Format(PyExc_TypeError, "from_numpy(): expected np.ndarray (got %R)",
                            (PyObject *)Py_TYPE(object));
    TPY_OWN(made, tpy_array_import(object));
    if (made != NULL && ((tpy_tensor *)made)->is_read_only &&
        PyErr_WarnEx(PyExc_UserWarning,
                     "from_numpy(): the array is not writable, and tensors do "
                     "not ask: writing to this one is undefined",
                     1) != 0)
        return NULL;
    return tpy_give(&made);
}

/* ---- export ---- */

/* Return NumPy's number of a dtype; -1 if there is none. */
static int number_of(tn_dtype dtype)
{
    if (dtype == TN_DTYPE_F16)
        return HALF;
    for (size_t i = 0; i < TPY_LEN(array_dtypes); i++)
        if (array_dtypes[i] == dtype && dtype != TN_DTYPE_UNDEFINED)
            return (int)i;
    return -1;
}

/*
 * Return an array over a view that was handed out. The view is taken, also on failure, and becomes
 * the array's base.
 */
static PyObject *array_over_take(tn_tensor *view, bool is_read_only) TPY_GIL
{
    Py_ssize_t sizes[TN_MAX_DIM], strides[TN_MAX_DIM];
    int64_t width = (int64_t)tn_dtype_size(tn_tensor_dtype(view));
    int ndim = (int)tn_tensor_dim(view), number = number_of(tn_tensor_dtype(view));
    void *data = tn_tensor_data(view);
    for (int i = 0; i < ndim; i++) {
        sizes[i] = (Py_ssize_t)tn_tensor_sizes(view)[i];
        strides[i] = (Py_ssize_t)(tn_tensor_strides(view)[i] * width);
    }
    TPY_OWN(base, tpy_tensor_take(view));
    if (base == NULL)
        return NULL;
    /* A tensor without elements may have no memory; then NumPy allocates its own. */
    TPY_OWN(array, numpy.make(numpy.type, ndim, sizes, number, data == NULL ? NULL : strides, data,
                              0, (is_read_only ? 0 : WRITABLE) | ALIGNED, NULL));
    if (array == NULL || (data != NULL && numpy.set_base(array, tpy_give(&base)) != 0))
        return NULL;
    return tpy_give(&array);
}

/* The same by the buffer protocol, for an unknown version of NumPy's ABI. */
static PyObject *array_by_buffer(PyObject *self) TPY_GIL
{
    PyErr_Clear();
    TPY_OWN(module, PyImport_ImportModule("numpy"));
    TPY_OWN(view, module == NULL ? NULL : PyMemoryView_FromObject(self));
    return view == NULL ? NULL : PyObject_CallMethod(module, "asarray", "O", view);
}

/*
 * numpy() without force: an array over the tensor's memory, or an exception that says what to do.
 */
static PyObject *plain_array(PyObject *self) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(self);
    tn_device device = tn_tensor_device(tensor);
    if (device.type != TN_DEVICE_CPU)
        return PyErr_Format(PyExc_TypeError, "numpy(): the tensor is on %s: cpu() first",
                            tn_device_type_name((tn_device_type)device.type));
    if (number_of(tn_tensor_dtype(tensor)) < 0)
        return PyErr_Format(PyExc_TypeError, "numpy(): NumPy has no dtype for tenon.%s",
                            tn_dtype_name(tn_tensor_dtype(tensor)));
    if (tn_tensor_requires_grad(tensor))
        return PyErr_Format(PyExc_RuntimeError, "Can't call numpy() on Tensor that requires grad. "
                                                "Use tensor.detach().numpy() instead.");
    if (!tpy_is_plain(tensor))
        return PyErr_Format(PyExc_RuntimeError,
                            "numpy(): the tensor is lazily conjugated or negated: resolve_conj() "
                            "or resolve_neg() first, or numpy(force=True)");
    if (numpy.type == NULL && meet() != 0)
        return array_by_buffer(self);
    tn_tensor *view = tpy_hand_out(tensor);
    return view == NULL ? NULL : array_over_take(view, ((tpy_tensor *)self)->is_read_only);
}

/* numpy(force=True): return a tensor on the CPU, detached and without lazy bits; new. */
static PyObject *forced(PyObject *self) TPY_GIL
{
    static tpy_callee steps[] = {
        {"aten::_to_copy", NULL}, {"aten::resolve_conj", NULL}, {"aten::resolve_neg", NULL}};
    tn_tensor *held;
    tn_status detached = tn_tensor_detach(tpy_tensor_peek(self), &held);
    if (detached != TN_OK)
        return tpy_raise(detached);
    /* The first operator is needed for tensors on other devices only. */
    bool is_here = tn_tensor_device(held).type == TN_DEVICE_CPU;
    for (size_t i = is_here ? 1 : 0; held != NULL && i < TPY_LEN(steps); i++) {
        tn_value args[] = {tn_value_tensor(held), tn_value_none(), tn_value_none(),
                           tn_value_device(TN_CPU), tn_value_none()};
        tn_tensor *next = tpy_callee_tensor(&steps[i], args, i == 0 ? TPY_LEN(args) : 1);
        tn_tensor_release(held);
        held = next;
    }
    return held == NULL ? NULL : tpy_tensor_take(held);
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS

/* numpy(*, force=False). */
static PyObject *give_numpy(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"force", NULL};
    int is_forced = 0;
    if (!PyArg_ParseTupleAndKeywords(args, names, "|$p:numpy", words, &is_forced))
        return NULL;
    if (!is_forced)
        return plain_array(self);
    TPY_OWN(turned, forced(self));
    return turned == NULL ? NULL : plain_array(turned);
}

/*
 * __array__(dtype, copy), which NumPy calls. Another dtype makes a copy; copy=True demands one and
 * copy=False forbids it.
 */
static PyObject *give_array(PyObject *self, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"dtype", "copy", NULL};
    PyObject *dtype = Py_None, *copy = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, names, "|OO:__array__", words, &dtype, &copy))
        return NULL;
    int wanted = copy == Py_None ? -1 : PyObject_IsTrue(copy);
    TPY_OWN(array, PyErr_Occurred() != NULL ? NULL : plain_array(self));
    if (array == NULL)
        return NULL;
    if (dtype != Py_None) {
        TPY_OWN(turned, PyObject_CallMethod(array, "astype", "OssOO", dtype, "K", "unsafe", Py_True,
                                            Py_False));
        if (turned == NULL)
            return NULL;
        if (turned != array && wanted == 0)
            return PyErr_Format(PyExc_ValueError, "__array__(): dtype %R needs a copy", dtype);
        if (turned != array)
            return tpy_give(&turned);
    }
    return wanted == 1 ? PyObject_CallMethod(array, "copy", NULL) : tpy_give(&array);
}

static PyMethodDef array_methods[] = {
    {"numpy", BY_NAME(give_numpy),
     "numpy(*, force=False)\n--\n\nAn array over the same memory; with force a copy if need be."},
    {"__array__", BY_NAME(give_array), "__array__(dtype=None, copy=None)\n--\n\nFor NumPy."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_array_slots[] = {{Py_tp_methods, array_methods}, {0, NULL}};

static PyMethodDef functions[] = {
    {"from_numpy", from_numpy, METH_O,
     "from_numpy(ndarray)\n--\n\nA tensor over the memory of an array."},
    {NULL, NULL, 0, NULL},
};

int tpy_arrays_init(PyObject *module)
{
    /* With this priority NumPy leaves `array * tensor` to Tensor.__rmul__. */
    TPY_OWN(priority, PyLong_FromLong(1000));
    if (priority == NULL ||
        PyObject_SetAttrString((PyObject *)tpy_tensor_type, "__array_priority__", priority) != 0)
        return -1;
    return PyModule_AddFunctions(module, functions);
}
