/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Python's buffer protocol (PEP 3118) in both directions: memoryview(tensor), and tensors over
 * objects that have a buffer. Nothing is copied.
 */
#include "autograd_objects.h"
#include "constants.h"
#include "crossing.h"
#include "elements.h"
#include "foreign.h"
#include "tensor_object.h"

#include <stdlib.h>

/* ---- formats ---- */

/* A dtype and its format letters, as in the module `struct` and in PEP 3118. */
typedef struct format_spec {
    tn_dtype dtype;   /* ours */
    const char *text; /* theirs, without the sign for byte order */
} format_spec;

static const format_spec formats[] = {
    {TN_DTYPE_F32, "f"},  {TN_DTYPE_F64, "d"},   {TN_DTYPE_I64, "q"},  {TN_DTYPE_I32, "i"},
    {TN_DTYPE_U8, "B"},   {TN_DTYPE_I8, "b"},    {TN_DTYPE_I16, "h"},  {TN_DTYPE_U16, "H"},
    {TN_DTYPE_U32, "I"},  {TN_DTYPE_U64, "Q"},   {TN_DTYPE_BOOL, "?"}, {TN_DTYPE_F16, "e"},
    {TN_DTYPE_C64, "Zf"}, {TN_DTYPE_C128, "Zd"}, {TN_DTYPE_C32, "Ze"},
};

/* Return the format of a dtype, NULL if it has none. */
static const char *format_of(tn_dtype dtype)
{
    for (size_t i = 0; i < TPY_LEN(formats); i++)
        if (formats[i].dtype == dtype)
            return formats[i].text;
    return NULL;
}

/* `l` and `L` are as wide as C's long with native sizes (no sign, or `@`), else four bytes. */
static tn_dtype dtype_of_long(char letter, bool is_native)
{
    bool is_wide = is_native && sizeof(long) == 8;
    if (letter == 'l')
        return is_wide ? TN_DTYPE_I64 : TN_DTYPE_I32;
    return is_wide ? TN_DTYPE_U64 : TN_DTYPE_U32;
}

/*
 * Return the dtype of a format; no format means bytes. TN_DTYPE_UNDEFINED for structs, text, and
 * another byte order (Tenon runs on little-endian machines).
 */
static tn_dtype dtype_of(const char *format)
{
    bool is_native = true;
    if (format == NULL)
        return TN_DTYPE_U8;
    if (*format == '@')
        format++;
    else if (*format == '=' || *format == '<') {
        is_native = false;
        format++;
    }
    for (size_t i = 0; i < TPY_LEN(formats); i++)
        if (strcmp(format, formats[i].text) == 0)
            return formats[i].dtype;
    if ((*format == 'l' || *format == 'L') && format[1] == '\0')
        return dtype_of_long(*format, is_native);
    return TN_DTYPE_UNDEFINED;
}

/* ---- export ---- */

/* What a buffer that was handed out holds. */
typedef struct handed_out {
    tn_tensor *view;      /* owned: keeps the storage, and holds the sizes */
    Py_ssize_t strides[]; /* in bytes */
} handed_out;

/* Fail a buffer request: `obj` must be NULL then. */
static int refuse(Py_buffer *view, const char *text) TPY_GIL
{
    view->obj = NULL;
    PyErr_SetString(PyExc_BufferError, text);
    return -1;
}

/*
 * Return whether the tensor is contiguous in column-major (Fortran) order. Strides of dimensions of
 * size 1 do not matter.
 */
static bool is_column_major(const tn_tensor *tensor)
{
    int64_t expected = 1;
    for (int64_t i = 0; i < tn_tensor_dim(tensor); i++) {
        if (tn_tensor_sizes(tensor)[i] != 1 && tn_tensor_strides(tensor)[i] != expected)
            return false;
        expected *= tn_tensor_sizes(tensor)[i];
    }
    return true;
}

/* Return NULL if a request with these flags can be met, else the reason why not. */
static const char *objection(PyObject *self, int flags) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(self);
    bool rows = tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS);
    bool columns = is_column_major(tensor);
    if (tn_tensor_device(tensor).type != TN_DEVICE_CPU)
        return "a tensor that is not on the cpu has no buffer";
    if (format_of(tn_tensor_dtype(tensor)) == NULL)
        return "buffers have no format for this dtype";
    if (!tpy_is_plain(tensor))
        return "a tensor that is lazily conjugated or negated has no buffer: resolve_conj() and "
               "resolve_neg() first";
    if ((flags & PyBUF_WRITABLE) != 0 && ((tpy_tensor *)self)->is_read_only)
        return "the tensor lies in memory that may not be written";
    /*
     * The flags for contiguity include several bits, so each is compared with all of its bits.
     */
    if ((flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS && !rows)
        return "the tensor is not row-major";
    if ((flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS && !columns)
        return "the tensor is not column-major";
    if ((flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS && !rows && !columns)
        return "the tensor is not contiguous";
    /* Without strides the consumer assumes row-major order. */
    if ((flags & PyBUF_STRIDES) != PyBUF_STRIDES && !rows)
        return "the tensor is not row-major, and strides were not asked for";
    return NULL;
}

/* bf_getbuffer. `view->internal` owns a view of the tensor until release_buffer. */
static int get_buffer(PyObject *self, Py_buffer *view, int flags) TPY_GIL
{
    static char nothing[16]; /* an address for tensors without elements */
    tn_tensor *tensor = tpy_tensor_peek(self);
    int64_t ndim = tn_tensor_dim(tensor), width = (int64_t)tn_dtype_size(tn_tensor_dtype(tensor));
    const char *why = objection(self, flags);
    if (why != NULL)
        return refuse(view, why);
    handed_out *made = malloc(sizeof *made + (size_t)ndim * sizeof *made->strides);
    if (made == NULL)
        return refuse(view, "no memory for a buffer's strides");
    made->view = tpy_hand_out(tensor);
    if (made->view == NULL) {
        free(made);
        view->obj = NULL;
        return -1;
    }
    for (int64_t i = 0; i < ndim; i++)
        made->strides[i] = (Py_ssize_t)(tn_tensor_strides(made->view)[i] * width);
    /* Py_buffer has no const pointers; consumers must not write sizes and format. */
    union {
        const void *from;
        void *to;
    } sizes = {tn_tensor_sizes(made->view)}, format = {format_of(tn_tensor_dtype(tensor))};
    void *data = tn_tensor_data(tensor);
    view->buf = data == NULL ? nothing : data;
    view->len = (Py_ssize_t)(tn_tensor_numel(tensor) * width);
    view->itemsize = (Py_ssize_t)width;
    view->readonly = ((tpy_tensor *)self)->is_read_only;
    view->ndim = (int)ndim;
    view->format = (flags & PyBUF_FORMAT) != 0 ? format.to : NULL;
    view->shape = (flags & PyBUF_ND) != 0 ? sizes.to : NULL;
    view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? made->strides : NULL;
    view->suboffsets = NULL;
    view->internal = made;
    view->obj = tpy_keep(self);
    return 0;
}

/* bf_releasebuffer. Python drops `view->obj` itself. */
static void release_buffer(PyObject *self, Py_buffer *view)
{
    handed_out *made = view->internal;
    (void)self;
    tn_tensor_release(made->view);
    free(made);
}

PyType_Slot tpy_buffer_slots[] = {{Py_bf_getbuffer, TPY_CODE(get_buffer)},
                                  {Py_bf_releasebuffer, TPY_CODE(release_buffer)},
                                  {0, NULL}};

/* ---- import ---- */

/*
 * Deleter of a storage: release the buffer, on any thread. After the interpreter has ended it
 * leaks.
 */
static void drop_buffer(void *data, void *context)
{
    (void)data;
    if (!tpy_is_alive())
        return;
    PyGILState_STATE state = tpy_take_gil();
    PyBuffer_Release(context);
    tpy_give_gil(state);
    free(context);
}

/* Get an object's buffer in heap memory, writable if possible; NULL and an exception. */
static Py_buffer *borrow_buffer(PyObject *object) TPY_GIL
{
    Py_buffer *view = calloc(1, sizeof *view);
    if (view == NULL)
        return (Py_buffer *)PyErr_NoMemory();
    if (PyObject_GetBuffer(object, view, PyBUF_RECORDS) == 0)
        return view;
    /* Read-only exporters refuse a writable request with one of these two classes. */
    if (PyErr_ExceptionMatches(PyExc_BufferError) || PyErr_ExceptionMatches(PyExc_ValueError)) {
        PyErr_Clear();
        if (PyObject_GetBuffer(object, view, PyBUF_RECORDS_RO) == 0)
            return view;
    }
    free(view);
    return NULL;
}

static void give_back(Py_buffer *view) TPY_GIL
{
    PyBuffer_Release(view);
    free(view);
}

PyObject *tpy_buffer_import(PyObject *object)
{
    Py_buffer *view = borrow_buffer(object);
    if (view == NULL)
        return NULL;
    tpy_memory memory = {.data = view->buf,
                         .dtype = dtype_of(view->format),
                         .ndim = view->ndim,
                         .is_read_only = view->readonly != 0,
                         .deleter = drop_buffer,
                         .context = view};
    /*
     * The protocol allows 64 dimensions; tpy_tensor_over refuses more than TN_MAX_DIM before it
     * reads sizes beyond that.
     */
    int64_t sizes[TN_MAX_DIM], strides[TN_MAX_DIM];
    PyObject *made = NULL;
    for (int i = 0; i < view->ndim && i < TN_MAX_DIM && view->shape != NULL; i++) {
        sizes[i] = view->shape[i];
        strides[i] = view->strides == NULL ? 0 : view->strides[i];
    }
    memory.sizes = sizes;
    memory.strides = view->strides == NULL ? NULL : strides;
    if (memory.dtype == TN_DTYPE_UNDEFINED)
        PyErr_Format(PyExc_TypeError, "no dtype for a buffer's elements of format '%s'",
                     view->format);
    else if (view->itemsize != (Py_ssize_t)tn_dtype_size(memory.dtype) ||
             (view->ndim > 0 && view->shape == NULL))
        PyErr_Format(PyExc_ValueError, "a buffer says elements of format '%s' take %zd bytes",
                     view->format == NULL ? "B" : view->format, view->itemsize);
    else
        made = tpy_tensor_over(&memory, true, PyExc_ValueError);
    if (made == NULL)
        give_back(view);
    return made;
}

/* ---- frombuffer ---- */

/* The elements of a buffer that the caller of frombuffer asked for. */
typedef struct part {
    tn_dtype dtype;    /* what the elements are */
    Py_ssize_t count;  /* how many; -1: as many as there are */
    Py_ssize_t offset; /* bytes before the first element */
} part;

/*
 * Check the request against the buffer's size in bytes and compute a count that is -1. Return -1
 * and a ValueError if it does not fit.
 */
static int measure(part *wanted, Py_ssize_t bytes) TPY_GIL
{
    Py_ssize_t width = (Py_ssize_t)tn_dtype_size(wanted->dtype);
    Py_ssize_t left = bytes - wanted->offset;
    if (bytes == 0 || wanted->count == 0)
        PyErr_Format(PyExc_ValueError, "frombuffer(): %zd elements of a buffer of %zd bytes",
                     wanted->count, bytes);
    else if (wanted->offset < 0 || left <= 0)
        PyErr_Format(PyExc_ValueError, "frombuffer(): offset %zd in a buffer of %zd bytes",
                     wanted->offset, bytes);
    else if (wanted->count < 0 && left % width != 0)
        PyErr_Format(PyExc_ValueError,
                     "frombuffer(): %zd bytes behind offset %zd are not whole elements of %zd",
                     left, wanted->offset, width);
    else if (wanted->count > left / width)
        PyErr_Format(PyExc_ValueError,
                     "frombuffer(): %zd elements of %zd bytes, but %zd bytes behind offset %zd",
                     wanted->count, width, left, wanted->offset);
    else {
        if (wanted->count < 0)
            wanted->count = left / width;
        return 0;
    }
    return -1;
}

/* Make a Tensor over these elements; it holds the buffer. */
static PyObject *elements_of(PyObject *object, part *wanted) TPY_GIL
{
    Py_buffer *view = borrow_buffer(object);
    if (view == NULL)
        return NULL;
    PyObject *made = NULL;
    if (!PyBuffer_IsContiguous(view, 'C'))
        PyErr_SetString(PyExc_ValueError, "frombuffer(): the buffer is not contiguous");
    else if (measure(wanted, view->len) == 0) {
        int64_t size = wanted->count;
        tpy_memory memory = {.data = (char *)view->buf + wanted->offset,
                             .dtype = wanted->dtype,
                             .ndim = 1,
                             .sizes = &size,
                             .is_read_only = view->readonly != 0,
                             .deleter = drop_buffer,
                             .context = view};
        made = tpy_tensor_over(&memory, true, PyExc_ValueError);
    }
    if (made == NULL)
        give_back(view);
    return made;
}

#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS

/* torch.frombuffer: the type of the buffer's own elements is ignored. */
static PyObject *frombuffer(PyObject *module, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"buffer", "dtype", "count", "offset", "requires_grad", NULL};
    PyObject *object, *dtype = NULL;
    int needs_grad = 0;
    part wanted = {TN_DTYPE_U8, -1, 0};
    tn_value value;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O|$Onnp:frombuffer", words, &object, &dtype,
                                     &wanted.count, &wanted.offset, &needs_grad))
        return NULL;
    if (dtype == NULL)
        return PyErr_Format(PyExc_TypeError, "frombuffer(): argument 'dtype' is missing");
    if (!tpy_constant_value(dtype, &value) || value.kind != TN_KIND_DTYPE)
        return PyErr_Format(PyExc_TypeError,
                            "frombuffer(): argument 'dtype' must be a dtype, not %R", dtype);
    wanted.dtype = (tn_dtype)value.as.integer;
    TPY_OWN(made, elements_of(object, &wanted));
    /* PyTorch warns about read-only memory, too, since tensors cannot express it. */
    if (made != NULL && ((tpy_tensor *)made)->is_read_only &&
        PyErr_WarnEx(PyExc_UserWarning,
                     "frombuffer(): the buffer may not be written, and tensors "
                     "do not ask: writing to this one is undefined",
                     1) != 0)
        return NULL;
    return needs_grad != 0 ? tpy_requiring_take(tpy_give(&made)) : tpy_give(&made);
}

static PyMethodDef functions[] = {
    {"frombuffer", BY_NAME(frombuffer),
     "frombuffer(buffer, *, dtype, count=-1, offset=0, requires_grad=False)\n--\n\n"
     "A tensor of one dimension over the bytes of a buffer."},
    {NULL, NULL, 0, NULL},
};

int tpy_buffers_init(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
