/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors to and from DLPack: capsules of both layouts through __dlpack__, and C calls (the
 * exchange API of DLPack 1.3) for libraries that offer and use them. Nothing is copied unless
 * `copy` asks.
 *
 * Ownership follows the protocol: a managed tensor belongs to the capsule until a consumer renames
 * the capsule; from then on the consumer must call its deleter.
 */
#include "dlpack.h"

#include "constants.h"
#include "autograd_objects.h"
#include "crossing.h"
#include "foreign.h"
#include "python_callees.h"
#include "tensor_object.h"

#include <stdlib.h>

/* Names of capsules, set by the protocol. */
#define OLD_CAPSULE "dltensor"
#define NEW_CAPSULE "dltensor_versioned"
#define API_CAPSULE "dlpack_exchange_api"
#define API_NAME    "__dlpack_c_exchange_api__"
#define MOST_TYPES  8

/* ---- dtypes ---- */

/* A dtype and DLPack's description of it. */
typedef struct element_type {
    tn_dtype dtype;      /* ours */
    tpy_dl_dtype theirs; /* DLPack's */
} element_type;

/*
 * {code, bits, lanes}; codes: 0 signed, 1 unsigned, 2 real, 4 bfloat, 5 complex, 6 bool, and from
 * 10 on the formats of 8 and 4 bits.
 */
static const element_type element_types[] = {
    {TN_DTYPE_F32, {2, 32, 1}},       {TN_DTYPE_F64, {2, 64, 1}},
    {TN_DTYPE_I64, {0, 64, 1}},       {TN_DTYPE_I32, {0, 32, 1}},
    {TN_DTYPE_U8, {1, 8, 1}},         {TN_DTYPE_BOOL, {6, 8, 1}},
    {TN_DTYPE_F16, {2, 16, 1}},       {TN_DTYPE_BF16, {4, 16, 1}},
    {TN_DTYPE_I8, {0, 8, 1}},         {TN_DTYPE_I16, {0, 16, 1}},
    {TN_DTYPE_U16, {1, 16, 1}},       {TN_DTYPE_U32, {1, 32, 1}},
    {TN_DTYPE_U64, {1, 64, 1}},       {TN_DTYPE_C32, {5, 32, 1}},
    {TN_DTYPE_C64, {5, 64, 1}},       {TN_DTYPE_C128, {5, 128, 1}},
    {TN_DTYPE_F8E4M3FN, {10, 8, 1}},  {TN_DTYPE_F8E4M3FNUZ, {11, 8, 1}},
    {TN_DTYPE_F8E5M2, {12, 8, 1}},    {TN_DTYPE_F8E5M2FNUZ, {13, 8, 1}},
    {TN_DTYPE_F8E8M0FNU, {14, 8, 1}}, {TN_DTYPE_F4E2M1FNX2, {17, 4, 2}},
};

/* Return DLPack's description of a dtype, NULL if it has none. */
static const tpy_dl_dtype *their_type(tn_dtype dtype)
{
    for (size_t i = 0; i < TPY_LEN(element_types); i++)
        if (element_types[i].dtype == dtype)
            return &element_types[i].theirs;
    return NULL;
}

/* Return the dtype for DLPack's description, UNDEFINED if there is none. */
static tn_dtype our_type(tpy_dl_dtype theirs)
{
    for (size_t i = 0; i < TPY_LEN(element_types); i++) {
        const tpy_dl_dtype *known = &element_types[i].theirs;
        if (known->code == theirs.code && known->bits == theirs.bits &&
            known->lanes == theirs.lanes)
            return element_types[i].dtype;
    }
    return TN_DTYPE_UNDEFINED;
}

/* ---- export ---- */

/*
 * What is handed out. The managed struct comes first, because its address is all that consumers
 * know.
 */
typedef struct handed_out {
    union {
        tpy_dl_managed old;
        tpy_dl_versioned now;
    } managed;
    tn_tensor *view; /* owned: keeps the storage, and holds sizes and strides */
} handed_out;

/* The deleters. They hold no Python object, so they need neither the GIL nor an interpreter. */
static void end_old(tpy_dl_managed *self)
{
    tn_tensor_release(((handed_out *)self->context)->view);
    free(self->context);
}

static void end_now(tpy_dl_versioned *self)
{
    tn_tensor_release(((handed_out *)self->context)->view);
    free(self->context);
}

/*
 * Fill in the description of a tensor, borrowed from it; -1 and a BufferError if DLPack cannot
 * describe it.
 */
static int describe(tn_tensor *tensor, tpy_dl_tensor *out) TPY_GIL
{
    const tpy_dl_dtype *type = their_type(tn_tensor_dtype(tensor));
    tn_device device = tn_tensor_device(tensor);
    if (device.type != TN_DEVICE_CPU)
        PyErr_Format(PyExc_BufferError, "DLPack: a tensor on %s is not handed out",
                     tn_device_type_name((tn_device_type)device.type));
    else if (type == NULL)
        PyErr_Format(PyExc_BufferError, "DLPack has no elements of tenon.%s",
                     tn_dtype_name(tn_tensor_dtype(tensor)));
    else if (!tpy_is_plain(tensor))
        PyErr_Format(PyExc_BufferError, "DLPack: a tensor that is lazily conjugated or negated is "
                                        "not handed out: resolve_conj() and resolve_neg() first");
    else {
        /* The protocol's struct has no const pointers. */
        union {
            const int64_t *from;
            int64_t *to;
        } sizes = {tn_tensor_sizes(tensor)}, strides = {tn_tensor_strides(tensor)};
        out->data = tn_tensor_data(tensor);
        out->device = (tpy_dl_device){TPY_DL_CPU, 0};
        out->ndim = (int32_t)tn_tensor_dim(tensor);
        out->dtype = *type;
        out->sizes = sizes.to;
        out->strides = strides.to;
        out->byte_offset = 0;
        return 0;
    }
    return -1;
}

/* Return a row-major copy in new memory; NULL and an exception. */
static tn_tensor *copy_of(tn_tensor *tensor) TPY_GIL
{
    static tpy_callee clone = {"aten::clone", NULL};
    tn_value args[2] = {tn_value_tensor(tensor), {TN_KIND_MEMORY_FORMAT, {NULL}}};
    args[1].as.integer = TN_MEMORY_FORMAT_CONTIGUOUS;
    return tpy_callee_tensor(&clone, args, 2);
}

/*
 * Make a managed tensor, versioned or not; `is_copy` hands out a copy of the tensor. NULL and an
 * exception.
 */
static handed_out *hand_out(PyObject *object, bool is_versioned, bool is_copy) TPY_GIL
{
    tn_tensor *tensor = tpy_tensor_peek(object);
    tn_tensor *view = is_copy ? copy_of(tensor) : tpy_hand_out(tensor);
    handed_out *made = view == NULL ? NULL : malloc(sizeof *made);
    tpy_dl_tensor *place = made == NULL   ? NULL
                           : is_versioned ? &made->managed.now.tensor
                                          : &made->managed.old.tensor;
    if (view != NULL && made == NULL)
        (void)PyErr_NoMemory();
    if (made == NULL || describe(view, place) != 0) {
        free(made);
        tn_tensor_release(view);
        return NULL;
    }
    made->view = view;
    if (is_versioned) {
        /* Writing to a copy harms nobody. */
        bool read_only = ((tpy_tensor *)object)->is_read_only && !is_copy;
        made->managed.now.version = (tpy_dl_version){TPY_DL_MAJOR, TPY_DL_MINOR};
        made->managed.now.context = made;
        made->managed.now.deleter = end_now;
        made->managed.now.flags =
            (read_only ? TPY_DL_READ_ONLY : 0) | (is_copy ? TPY_DL_IS_COPY : 0);
    } else {
        made->managed.old.context = made;
        made->managed.old.deleter = end_old;
    }
    return made;
}

/*
 * Destructor of a capsule. If nobody took the tensor, the capsule still has its first name and the
 * tensor is released; a consumer gives the capsule another name.
 */
static void end_capsule(PyObject *capsule) TPY_GIL
{
    if (PyCapsule_IsValid(capsule, NEW_CAPSULE))
        end_now(PyCapsule_GetPointer(capsule, NEW_CAPSULE));
    else if (PyCapsule_IsValid(capsule, OLD_CAPSULE))
        end_old(PyCapsule_GetPointer(capsule, OLD_CAPSULE));
}

/* Make a capsule; before version 1 DLPack cannot express read-only memory, so that is refused. */
static PyObject *capsule_of(PyObject *object, bool is_versioned, bool is_copy) TPY_GIL
{
    if (!is_versioned && !is_copy && ((tpy_tensor *)object)->is_read_only)
        return PyErr_Format(PyExc_BufferError, "__dlpack__(): only versioned DLPack can say that "
                                               "memory may not be written: ask with max_version");
    handed_out *made = hand_out(object, is_versioned, is_copy);
    if (made == NULL)
        return NULL;
    PyObject *capsule = PyCapsule_New(made, is_versioned ? NEW_CAPSULE : OLD_CAPSULE, end_capsule);
    if (capsule == NULL) {
        tn_tensor_release(made->view);
        free(made);
    }
    return capsule;
}

/* The arguments of __dlpack__, borrowed; NULL or None where nothing was given. */
typedef union request {
    PyObject *by_word[4]; /* in the order of the words */
    struct {
        PyObject *stream;      /* where the consumer will work */
        PyObject *max_version; /* (major, minor) that the consumer knows */
        PyObject *device;      /* (major, minor): the newest version the consumer knows */
        PyObject *copy;        /* (type, index): where it wants the tensor */
    };
} request;

/*
 * Return the number at `index` of a pair; -1 and an exception. Valid version numbers are never -1.
 */
static long long number_of(PyObject *pair, Py_ssize_t index, const char *word) TPY_GIL
{
    if (!PyTuple_Check(pair) || PyTuple_Size(pair) != 2) {
        PyErr_Format(PyExc_TypeError,
                     "__dlpack__(): argument '%s' must be a tuple of two numbers, "
                     "not %R",
                     word, pair);
        return -1;
    }
    TPY_OWN(number, PyNumber_Index(PyTuple_GetItem(pair, index)));
    return number == NULL ? -1 : PyLong_AsLongLong(number);
}

/* Only None and -1 (no synchronization) suit the CPU. PyTorch raises AssertionError, too. */
static int check_stream(PyObject *stream) TPY_GIL
{
    if (!PyLong_Check(stream)) {
        PyErr_Format(PyExc_TypeError, "__dlpack__(): argument 'stream' must be int or None, not %R",
                     stream);
        return -1;
    }
    long long number = PyLong_AsLongLong(stream);
    if (number == -1)
        return PyErr_Occurred() == NULL ? 0 : -1;
    PyErr_SetString(PyExc_AssertionError, "__dlpack__(): a tensor on the cpu has no stream");
    return -1;
}

/* Refuse a device other than the CPU. */
static int check_device(PyObject *device) TPY_GIL
{
    long long type = number_of(device, 0, "dl_device");
    if (PyErr_Occurred() != NULL)
        return -1;
    if (type == TPY_DL_CPU)
        return 0;
    PyErr_Format(PyExc_BufferError, "__dlpack__(): no way to the device of type %lld", type);
    return -1;
}

/* Functions that Python calls without a tuple and a dict. */
#define BY_NAME(function) (PyCFunction)(void (*)(void)) function, METH_FASTCALL | METH_KEYWORDS

/* A function's arguments. */
typedef struct known_words {
    const char *function;     /* as messages name it */
    const char *const *words; /* of its arguments, in order; NULL ends them */
    Py_ssize_t loose;         /* how many of them may be positional */
} known_words;

/* Store a keyword argument in `out`, at the index of its name; -1 and a TypeError. */
static int place_by_name(const known_words *known, PyObject *word, PyObject *given,
                         PyObject **out) TPY_GIL
{
    for (size_t i = 0; known->words[i] != NULL; i++) {
        if (PyUnicode_CompareWithASCIIString(word, known->words[i]) != 0)
            continue;
        if (out[i] == NULL) {
            out[i] = given;
            return 0;
        }
        PyErr_Format(PyExc_TypeError, "%s(): argument '%U' was given twice", known->function, word);
        return -1;
    }
    PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", known->function,
                 word);
    return -1;
}

/*
 * Assign the arguments of a call to `out`, borrowed, in the order of the names; others stay NULL.
 */
static int place_arguments(const known_words *known, PyObject *const *args, Py_ssize_t count,
                           PyObject *names, PyObject **out) TPY_GIL
{
    Py_ssize_t named = names == NULL ? 0 : PyTuple_Size(names);
    if (count > known->loose) {
        PyErr_Format(PyExc_TypeError, "%s() takes %zd positional arguments, but %zd were given",
                     known->function, known->loose, count);
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        out[i] = args[i];
    for (Py_ssize_t i = 0; i < named; i++)
        if (place_by_name(known, PyTuple_GetItem(names, i), args[count + i], out) != 0)
            return -1;
    return 0;
}

/* None counts as not given. */
static bool is_given(const PyObject *argument)
{
    return argument != NULL && argument != Py_None;
}

/* __dlpack__(*, stream, max_version, dl_device, copy). */
static PyObject *give_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *names) TPY_GIL
{
    static const char *const words[] = {"stream", "max_version", "dl_device", "copy", NULL};
    static const known_words known = {"__dlpack__", words, 0};
    request asked = {{NULL}};
    if (place_arguments(&known, args, count, names, asked.by_word) != 0 ||
        (is_given(asked.stream) && check_stream(asked.stream) != 0) ||
        (is_given(asked.device) && check_device(asked.device) != 0))
        return NULL;
    int is_copy = is_given(asked.copy) ? PyObject_IsTrue(asked.copy) : 0;
    /* A consumer that does not say what it knows predates version 1. */
    long long major =
        is_given(asked.max_version) ? number_of(asked.max_version, 0, "max_version") : 0;
    if (is_copy < 0 || (major < 0 && PyErr_Occurred() != NULL))
        return NULL;
    if (tn_tensor_requires_grad(tpy_tensor_peek(self)))
        return PyErr_Format(PyExc_BufferError,
                            "Can't export tensors that require gradient, use tensor.detach()");
    return capsule_of(self, major >= TPY_DL_MAJOR, is_copy != 0);
}

/* __dlpack_device__(). */
static PyObject *give_device(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    tn_device device = tn_tensor_device(tpy_tensor_peek(self));
    if (device.type != TN_DEVICE_CPU)
        return PyErr_Format(PyExc_ValueError, "DLPack: no number for the device '%s'",
                            tn_device_type_name((tn_device_type)device.type));
    return Py_BuildValue("(ii)", TPY_DL_CPU, 0);
}

static PyMethodDef dlpack_methods[] = {
    {"__dlpack__", BY_NAME(give_dlpack),
     "__dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
     "A capsule for another library's from_dlpack."},
    {"__dlpack_device__", give_device, METH_NOARGS,
     "__dlpack_device__()\n--\n\nDLPack's numbers of the device."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_dlpack_slots[] = {{Py_tp_methods, dlpack_methods}, {0, NULL}};

/* ---- import ---- */

/*
 * Call another library's deleter. It may run Python code, which must not see a pending exception.
 */
static void end_theirs_old(tpy_dl_managed *managed) TPY_GIL
{
    PyObject *type, *value, *trace;
    if (managed->deleter == NULL)
        return;
    PyErr_Fetch(&type, &value, &trace);
    managed->deleter(managed);
    PyErr_Restore(type, value, trace);
}

/* Call a producer's deleter. It may run Python code, so an exception that is set is kept aside. */
static void end_theirs_now(tpy_dl_versioned *managed) TPY_GIL
{
    PyObject *type, *value, *trace;
    if (managed->deleter == NULL)
        return;
    PyErr_Fetch(&type, &value, &trace);
    managed->deleter(managed);
    PyErr_Restore(type, value, trace);
}

/*
 * Deleters of storages. Another library's deleter may drop Python objects, so it gets the GIL.
 * After the interpreter has ended the memory leaks, as nothing could drop them. Our own deleter
 * needs neither.
 */
static void drop_old(void *data, void *context)
{
    (void)data;
    if (!tpy_is_alive())
        return;
    PyGILState_STATE state = tpy_take_gil();
    end_theirs_old(context);
    tpy_give_gil(state);
}

static void drop_now(void *data, void *context)
{
    tpy_dl_versioned *managed = context;
    (void)data;
    if (managed->deleter == end_now) {
        end_now(managed);
        return;
    }
    if (!tpy_is_alive())
        return;
    PyGILState_STATE state = tpy_take_gil();
    end_theirs_now(managed);
    tpy_give_gil(state);
}

/* Make a Tensor over what is described; on failure the caller still owns the managed tensor. */
static PyObject *tensor_over(const tpy_dl_tensor *from, bool is_read_only, tn_deleter deleter,
                             void *context) TPY_GIL
{
    tpy_memory memory = {.dtype = our_type(from->dtype),
                         .ndim = from->ndim,
                         .sizes = from->sizes,
                         .strides = from->strides,
                         .is_read_only = is_read_only,
                         .deleter = deleter,
                         .context = context};
    /* Memory that DLPack allows but a tensor cannot have is refused with a BufferError. */
    if (from->device.type != TPY_DL_CPU)
        return PyErr_Format(PyExc_BufferError,
                            "from_dlpack(): the tensor lies on DLPack's device %d, not on the cpu",
                            (int)from->device.type);
    if (memory.dtype == TN_DTYPE_UNDEFINED)
        return PyErr_Format(PyExc_BufferError,
                            "from_dlpack(): no dtype for DLPack's type %d of %d bits, %d lanes",
                            from->dtype.code, from->dtype.bits, from->dtype.lanes);
    if (from->ndim > 0 && from->sizes == NULL)
        return PyErr_Format(PyExc_BufferError, "from_dlpack(): a tensor without sizes");
    if (from->data != NULL)
        memory.data = (char *)from->data + from->byte_offset;
    return tpy_tensor_over(&memory, false, PyExc_BufferError);
}

/* Make a Tensor from a managed tensor, which is taken, also on failure. */
static PyObject *versioned_take(tpy_dl_versioned *managed) TPY_GIL
{
    PyObject *made;
    if (managed->version.major != TPY_DL_MAJOR)
        made = PyErr_Format(PyExc_BufferError, "from_dlpack(): DLPack %u.%u; known is version %d",
                            (unsigned)managed->version.major, (unsigned)managed->version.minor,
                            TPY_DL_MAJOR);
    else
        made = tensor_over(&managed->tensor, (managed->flags & TPY_DL_READ_ONLY) != 0, drop_now,
                           managed);
    if (made == NULL)
        end_theirs_now(managed);
    return made;
}

static PyObject *unversioned_take(tpy_dl_managed *managed) TPY_GIL
{
    PyObject *made = tensor_over(&managed->tensor, false, drop_old, managed);
    if (made == NULL)
        end_theirs_old(managed);
    return made;
}

/* Make a Tensor from a capsule. The new name tells its destructor that it owns nothing any more. */
static PyObject *capsule_take(PyObject *capsule) TPY_GIL
{
    if (PyCapsule_IsValid(capsule, NEW_CAPSULE)) {
        void *managed = PyCapsule_GetPointer(capsule, NEW_CAPSULE);
        return PyCapsule_SetName(capsule, "used_dltensor_versioned") != 0 ? NULL
                                                                          : versioned_take(managed);
    }
    if (PyCapsule_IsValid(capsule, OLD_CAPSULE)) {
        void *managed = PyCapsule_GetPointer(capsule, OLD_CAPSULE);
        return PyCapsule_SetName(capsule, "used_dltensor") != 0 ? NULL : unversioned_take(managed);
    }
    return PyErr_Format(PyExc_RuntimeError,
                        "from_dlpack(): %R is no capsule of DLPack; one can be used once only",
                        capsule);
}

/* Made once, as every import uses them; owned for ever. */
static PyObject *method_name;   /* "__dlpack__" */
static PyObject *offer_name;    /* API_NAME */
static PyObject *asked_version; /* {"max_version": (TPY_DL_MAJOR, TPY_DL_MINOR)} */

static int make_names(void) TPY_GIL
{
    method_name = PyUnicode_InternFromString("__dlpack__");
    offer_name = PyUnicode_InternFromString(API_NAME);
    asked_version = Py_BuildValue("{s(ii)}", "max_version", TPY_DL_MAJOR, TPY_DL_MINOR);
    return method_name == NULL || offer_name == NULL || asked_version == NULL ? -1 : 0;
}

/*
 * Call `object.__dlpack__`, asking for a versioned capsule; new. The dict of keywords is copied,
 * because the producer may keep or change it.
 */
static PyObject *ask_for_capsule(PyObject *object) TPY_GIL
{
    TPY_OWN(method, PyObject_GetAttr(object, method_name));
    TPY_OWN(nothing, PyTuple_New(0));
    TPY_OWN(version, PyDict_Copy(asked_version));
    if (method == NULL || nothing == NULL || version == NULL)
        return NULL;
    PyObject *capsule = PyObject_Call(method, nothing, version);
    if (capsule != NULL || !PyErr_ExceptionMatches(PyExc_TypeError))
        return capsule;
    PyErr_Clear(); /* a producer from before version 1 does not know the keyword */
    return PyObject_CallFunctionObjArgs(method, NULL);
}

/* ---- C calls ---- */

/* Types that are known to offer C calls. Few libraries do, so a short list suffices. */
static struct known_type {
    PyTypeObject *type;            /* owned, for ever */
    const tpy_dl_exchange *offers; /* in a capsule that is an attribute of the type */
} known_types[MOST_TYPES];
static size_t known_count;

/*
 * The last few types that offered nothing. Only their addresses are kept, and they are never
 * dereferenced. If another type is later created at such an address, or the type adds an offer,
 * this is not noticed; then its tensors come by capsules.
 */
static const PyTypeObject *silent_types[MOST_TYPES];
static size_t silent_count; /* how many were ever stored; the index wraps around */

/* Return the type's offer in the major version known here, or NULL; never sets an exception. */
static const tpy_dl_exchange *read_offer(PyTypeObject *type) TPY_GIL
{
    TPY_OWN(capsule, PyObject_GetAttr((PyObject *)type, offer_name));
    if (capsule == NULL)
        PyErr_Clear();
    if (capsule == NULL || !PyCapsule_IsValid(capsule, API_CAPSULE))
        return NULL;
    const tpy_dl_exchange *offer = PyCapsule_GetPointer(capsule, API_CAPSULE);
    while (offer != NULL && offer->version.major != TPY_DL_MAJOR)
        offer = offer->before;
    return offer != NULL && offer->hand_out != NULL ? offer : NULL;
}

/*
 * The same with a cache. Only types that offer something are remembered by reference and so kept
 * alive: a handful in any process.
 */
static const tpy_dl_exchange *offer_of(PyTypeObject *type) TPY_GIL
{
    for (size_t i = 0; i < known_count; i++)
        if (known_types[i].type == type)
            return known_types[i].offers;
    for (size_t i = 0; i < MOST_TYPES; i++)
        if (silent_types[i] == type)
            return NULL;
    const tpy_dl_exchange *offer = read_offer(type);
    if (offer == NULL)
        silent_types[silent_count++ % MOST_TYPES] = type;
    else if (known_count < MOST_TYPES) {
        known_types[known_count].type = (PyTypeObject *)tpy_keep((PyObject *)type);
        known_types[known_count++].offers = offer;
    }
    return offer;
}

/* Used for each argument that might be a tensor, so known types are tested first. */
bool tpy_has_dlpack(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    for (size_t i = 0; i < known_count; i++)
        if (known_types[i].type == type)
            return true;
    TPY_OWN(method, PyObject_GetAttr((PyObject *)type, method_name));
    if (method == NULL)
        PyErr_Clear();
    return method != NULL;
}

/* Prefer the C calls, which need no capsule; from_dlpack and operators both come here. */
PyObject *tpy_dlpack_import(PyObject *object)
{
    tpy_dl_versioned *managed = NULL;
    if (PyCapsule_CheckExact(object))
        return capsule_take(object);
    const tpy_dl_exchange *offer = offer_of(Py_TYPE(object));
    if (offer != NULL) {
        if (offer->hand_out(object, &managed) == 0 && managed != NULL)
            return versioned_take(managed);
        if (PyErr_Occurred() == NULL)
            PyErr_SetString(PyExc_BufferError, "from_dlpack(): nothing was handed out");
        return NULL;
    }
    TPY_OWN(capsule, ask_for_capsule(object));
    return capsule == NULL ? NULL : capsule_take(capsule);
}

/* Our own offer to other libraries, in the order of tpy_dl_exchange. */
static int offer_hand_out(void *object, tpy_dl_versioned **out) TPY_GIL
{
    handed_out *made = hand_out(object, true, false);
    *out = made == NULL ? NULL : &made->managed.now;
    return made == NULL ? -1 : 0;
}

static int offer_take_in(tpy_dl_versioned *tensor, void **object) TPY_GIL
{
    *object = versioned_take(tensor);
    return *object == NULL ? -1 : 0;
}

static int offer_look_at(void *object, tpy_dl_tensor *out) TPY_GIL
{
    return describe(tpy_tensor_peek(object), out);
}

/* Make an empty tensor for another library. */
static int offer_make(tpy_dl_tensor *like, tpy_dl_versioned **out, void *context,
                      tpy_dl_reporter report) TPY_GIL
{
    tn_tensor *tensor;
    if (like->device.type != TPY_DL_CPU) {
        report(context, "BufferError", "Tenon makes tensors on the cpu only");
        return -1;
    }
    tn_status status =
        tn_tensor_empty(our_type(like->dtype), like->ndim, like->sizes, NULL, TN_CPU, &tensor);
    TPY_OWN(object, status != TN_OK ? tpy_raise(status) : tpy_tensor_take(tensor));
    if (object != NULL && offer_hand_out(object, out) == 0)
        return 0;
    PyErr_Clear();
    report(context, "RuntimeError", tn_last_error());
    return -1;
}

/* Work on the CPU is not queued. */
static int offer_stream(int32_t type, int32_t index, void **stream)
{
    (void)type;
    (void)index;
    *stream = NULL;
    return 0;
}

static tpy_dl_exchange our_offer = {{TPY_DL_MAJOR, TPY_DL_MINOR},
                                    NULL,
                                    offer_make,
                                    offer_hand_out,
                                    offer_take_in,
                                    offer_look_at,
                                    offer_stream};

/* ---- the module ---- */

/* Check that the target device is the CPU; -1 and an exception if not. */
static int check_target(PyObject *device) TPY_GIL
{
    TPY_OWN(text, PyObject_Str(device));
    if (text == NULL)
        return -1;
    if (PyUnicode_CompareWithASCIIString(text, "cpu") == 0)
        return 0;
    PyErr_Format(PyExc_BufferError, "from_dlpack(): no way to the device %R", device);
    return -1;
}

static PyObject *import_or_refuse(PyObject *object) TPY_GIL
{
    if (!PyCapsule_CheckExact(object) && !tpy_has_dlpack(object))
        return PyErr_Format(PyExc_TypeError,
                            "from_dlpack(): an object of type %R has no __dlpack__",
                            (PyObject *)Py_TYPE(object));
    return tpy_dlpack_import(object);
}

/*
 * from_dlpack(ext_tensor, *, device, copy): copy=True copies afterwards; False and None never copy.
 */
static PyObject *from_dlpack(PyObject *module, PyObject *const *args, Py_ssize_t count,
                             PyObject *names) TPY_GIL
{
    static const char *const words[] = {"ext_tensor", "device", "copy", NULL};
    static const known_words known = {"from_dlpack", words, 1};
    PyObject *given[3] = {NULL, NULL, NULL};
    (void)module;
    if (place_arguments(&known, args, count, names, given) != 0)
        return NULL;
    if (given[0] == NULL)
        return PyErr_Format(PyExc_TypeError, "from_dlpack(): argument 'ext_tensor' is missing");
    if (is_given(given[1]) && check_target(given[1]) != 0)
        return NULL;
    int is_copy = is_given(given[2]) ? PyObject_IsTrue(given[2]) : 0;
    if (is_copy < 0)
        return NULL;
    TPY_OWN(made, import_or_refuse(given[0]));
    if (made == NULL || !is_copy)
        return tpy_give(&made);
    tn_tensor *copied = copy_of(tpy_tensor_peek(made));
    return copied == NULL ? NULL : tpy_tensor_take(copied);
}

static PyMethodDef functions[] = {
    {"from_dlpack", BY_NAME(from_dlpack),
     "from_dlpack(ext_tensor, *, device=None, copy=None)\n--\n\n"
     "A tensor over the memory of another library's, or of a capsule of DLPack."},
    {NULL, NULL, 0, NULL},
};

int tpy_dlpack_init(PyObject *module)
{
    TPY_OWN(capsule, PyCapsule_New(&our_offer, API_CAPSULE, NULL));
    if (capsule == NULL || make_names() != 0 ||
        PyObject_SetAttr((PyObject *)tpy_tensor_type, offer_name, capsule) != 0)
        return -1;
    return PyModule_AddFunctions(module, functions);
}
