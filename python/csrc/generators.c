/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon.Generator. An object owns one generator of the core, the same for the object's whole life.
 * The default generator of the process is one of these objects; tenon.manual_seed is its method.
 */
#include "generators.h"

#include "constants.h"
#include "crossing.h"
#include "tensor_object.h"

/* PyTorch's default seed. */
#define FIRST_SEED 67280421310721ull

/* The object. */
typedef struct generator_object {
    PyObject_HEAD       /* Python's */
        tn_value value; /* owned: of kind OPAQUE; NONE until made */
    tn_device device;   /* the device that it generates for */
} generator_object;

static PyTypeObject *generator_type;
static PyObject *default_generator; /* owned for ever: that of the process */

bool tpy_is_generator(PyObject *object)
{
    return Py_TYPE(object) == generator_type;
}

tn_value tpy_generator_peek(PyObject *object)
{
    return ((generator_object *)object)->value;
}

/* Read a device object or its text. */
static int read_device(PyObject *object, tn_device *out) TPY_GIL
{
    tn_value value;
    const char *text;
    if (tpy_constant_value(object, &value) && value.kind == TN_KIND_DEVICE) {
        *out = value.as.device;
        return 0;
    }
    if ((text = PyUnicode_AsUTF8AndSize(object, NULL)) == NULL)
        return -1;
    tn_status status = tn_device_parse(text, out);
    if (status != TN_OK)
        tpy_raise(status);
    return status == TN_OK ? 0 : -1;
}

/* Make an object that has no state yet. */
static generator_object *bare_generator(tn_device device) TPY_GIL
{
    generator_object *self = (generator_object *)PyType_GenericAlloc(generator_type, 0);
    if (self != NULL)
        self->device = device;
    return self;
}

/* Part of PyTorch's stable ABI: get the device of a generator's handle. 0 for success. */
TN_API int32_t torch_generator_get_device(void *generator, int32_t *type, int32_t *index);

PyObject *tpy_generator_take(tn_value *value)
{
    int32_t type, index;
    if (torch_generator_get_device((void *)(uintptr_t)value->as.opaque, &type, &index) != 0)
        return tpy_raise(TN_ERR_RUNTIME);
    generator_object *self = bare_generator((tn_device){(int8_t)type, (int8_t)index});
    if (self == NULL)
        return NULL;
    self->value = *value;
    *value = tn_value_none();
    return (PyObject *)self;
}

/* Make a generator with PyTorch's default seed. */
static PyObject *new_generator(tn_device device) TPY_GIL
{
    generator_object *self = bare_generator(device);
    TPY_OWN(object, (PyObject *)self);
    if (self == NULL)
        return NULL;
    tn_status status = tn_generator_new(device, FIRST_SEED, &self->value);
    return status == TN_OK ? tpy_give(&object) : tpy_raise(status);
}

static PyObject *generator_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"device", NULL};
    PyObject *device = NULL;
    tn_device where = TN_CPU;
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(args, names, "|O:Generator", words, &device) ||
        (device != NULL && read_device(device, &where) != 0))
        return NULL;
    return new_generator(where);
}

static void generator_free(PyObject *self) TPY_GIL
{
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tn_value_release(&((generator_object *)self)->value);
    release(self);
    tpy_drop(&type);
}

/* Seed a generator and return it. */
static PyObject *start(PyObject *self, unsigned long long seed) TPY_GIL
{
    tn_status status = tn_generator_seed(&((generator_object *)self)->value, seed);
    return status == TN_OK ? tpy_keep(self) : tpy_raise(status);
}

/*
 * manual_seed(seed): as in PyTorch, negative seeds stand for their 64 bits; numbers with more bits
 * are refused.
 */
static PyObject *manual_seed(PyObject *self, PyObject *seed) TPY_GIL
{
    if (!PyIndex_Check(seed))
        return PyErr_Format(PyExc_RuntimeError, "manual_seed: expected a whole number, not %R",
                            seed);
    TPY_OWN(number, PyNumber_Index(seed));
    if (number == NULL)
        return NULL;
    int overflow;
    long long bits = PyLong_AsLongLongAndOverflow(number, &overflow);
    /* Too large for int64, but perhaps not for uint64. */
    if (overflow > 0) {
        bits = (long long)PyLong_AsUnsignedLongLong(number);
        overflow = PyErr_Occurred() != NULL;
        PyErr_Clear();
    }
    if (overflow != 0)
        return PyErr_Format(PyExc_ValueError,
                            "manual_seed: expected a seed from -2**63 to 2**64 - 1, not %R",
                            number);
    return start(self, (unsigned long long)bits);
}

static PyObject *initial_seed(PyObject *self, PyObject *nothing) TPY_GIL
{
    uint64_t seed;
    (void)nothing;
    tn_status status = tn_generator_initial_seed(&((generator_object *)self)->value, &seed);
    return status == TN_OK ? PyLong_FromUnsignedLongLong(seed) : tpy_raise(status);
}

/* seed(): seed from the system's entropy and return the seed. */
static PyObject *seed_anew(PyObject *self, PyObject *nothing) TPY_GIL
{
    unsigned long long seed;
    char *text;
    Py_ssize_t length;
    TPY_OWN(os, PyImport_ImportModule("os"));
    TPY_OWN(bytes, os == NULL ? NULL : PyObject_CallMethod(os, "urandom", "i", (int)sizeof seed));
    if (bytes == NULL || PyBytes_AsStringAndSize(bytes, &text, &length) != 0)
        return NULL;
    if (length != (Py_ssize_t)sizeof seed)
        return PyErr_Format(PyExc_RuntimeError, "seed: os.urandom gave %zd bytes", length);
    memcpy(&seed, text, sizeof seed);
    TPY_OWN(started, start(self, seed));
    return started == NULL ? NULL : initial_seed(self, nothing);
}

/* ---- states ---- */

/* get_state(): the state as a tensor of bytes, in PyTorch's layout. */
static PyObject *get_state(PyObject *self, PyObject *nothing) TPY_GIL
{
    int64_t size = TN_GENERATOR_STATE_BYTES;
    tn_tensor *made;
    (void)nothing;
    tn_status status = tn_tensor_empty(TN_DTYPE_U8, 1, &size, NULL, TN_CPU, &made);
    if (status != TN_OK)
        return tpy_raise(status);
    status =
        tn_generator_state(&((generator_object *)self)->value, tn_tensor_data(made), (size_t)size);
    if (status == TN_OK)
        return tpy_tensor_take(made);
    tn_tensor_release(made);
    return tpy_raise(status);
}

/* set_state(state). */
static PyObject *set_state(PyObject *self, PyObject *state) TPY_GIL
{
    if (!tpy_is_tensor(state))
        return PyErr_Format(PyExc_TypeError,
                            "set_state: expected a tensor of uint8 as get_state gives it, not %R",
                            (PyObject *)Py_TYPE(state));
    tn_tensor *tensor = tpy_tensor_peek(state);
    if (tn_tensor_dtype(tensor) != TN_DTYPE_U8 || tn_tensor_device(tensor).type != TN_DEVICE_CPU ||
        !tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS))
        return PyErr_Format(PyExc_TypeError, "set_state: expected a contiguous tensor of uint8 on "
                                             "cpu, as get_state gives it");
    tn_status status =
        tn_generator_set_state(&((generator_object *)self)->value, tn_tensor_data(tensor),
                               (size_t)tn_tensor_numel(tensor));
    if (status == TN_ERR_VALUE) /* a wrong size: PyTorch's class */
        return PyErr_Format(PyExc_RuntimeError, "set_state: a state has %d bytes, not %lld",
                            TN_GENERATOR_STATE_BYTES, (long long)tn_tensor_numel(tensor));
    return status == TN_OK ? tpy_keep(self) : tpy_raise(status);
}

/* clone_state(): a generator of its own that continues from this state. */
static PyObject *clone_state(PyObject *self, PyObject *nothing) TPY_GIL
{
    TPY_OWN(state, get_state(self, nothing));
    TPY_OWN(made, new_generator(((generator_object *)self)->device));
    if (state == NULL || made == NULL)
        return NULL;
    TPY_OWN(set, set_state(made, state));
    return set == NULL ? NULL : tpy_give(&made);
}

/* __reduce__: a copy or an unpickled generator is independent and continues from the same state. */
static PyObject *reduce(PyObject *self, PyObject *nothing) TPY_GIL
{
    TPY_OWN(device, tpy_device_new(((generator_object *)self)->device));
    TPY_OWN(state, get_state(self, nothing));
    if (device == NULL || state == NULL)
        return NULL;
    return Py_BuildValue("(O(O)O)", (PyObject *)generator_type, device, state);
}

/* get_offset, set_offset: only counter-based generators (of GPUs) have an offset. */
static PyObject *no_offset(PyObject *self, PyObject *arguments) TPY_GIL
{
    (void)self;
    (void)arguments;
    return PyErr_Format(PyExc_RuntimeError, "a generator of the CPU has no offset");
}

static PyObject *get_device(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return tpy_device_new(((generator_object *)self)->device);
}

static PyMethodDef generator_methods[] = {
    {"manual_seed", manual_seed, METH_O,
     "manual_seed(seed)\n--\n\nStarts the sequence of that seed; returns the generator."},
    {"initial_seed", initial_seed, METH_NOARGS,
     "initial_seed()\n--\n\nThe seed that the sequence was started with."},
    {"seed", seed_anew, METH_NOARGS,
     "seed()\n--\n\nStarts a sequence that cannot be predicted; returns its seed."},
    {"get_state", get_state, METH_NOARGS,
     "get_state()\n--\n\nThe state as a tensor of bytes, which PyTorch's generators take too."},
    {"set_state", set_state, METH_O,
     "set_state(new_state)\n--\n\nGoes on from a state; returns the generator."},
    {"clone_state", clone_state, METH_NOARGS,
     "clone_state()\n--\n\nAnother generator that goes on from this state."},
    {"get_offset", no_offset, METH_NOARGS,
     "get_offset()\n--\n\nRuntimeError: only generators of other devices have one."},
    {"set_offset", no_offset, METH_O,
     "set_offset(offset)\n--\n\nRuntimeError: only generators of other devices have one."},
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {"__setstate__", set_state, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef generator_members[] = {
    {"device", get_device, NULL, "Where its numbers go.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot generator_slots[] = {
    {Py_tp_new, TPY_CODE(generator_make)},
    {Py_tp_dealloc, TPY_CODE(generator_free)},
    {Py_tp_methods, generator_methods},
    {Py_tp_getset, generator_members},
    {Py_tp_doc, (void *)"Generator(device='cpu')\n--\n\nA sequence of random numbers."},
    {0, NULL},
};

static PyType_Spec generator_spec = {"tenon.Generator", sizeof(generator_object), 0,
                                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                                     generator_slots};

/* Make the object of the process's generator. */
static PyObject *make_default(void) TPY_GIL
{
    generator_object *self = bare_generator(TN_CPU);
    TPY_OWN(object, (PyObject *)self);
    if (self == NULL)
        return NULL;
    tn_status status = tn_generator_default(&self->value);
    return status == TN_OK ? tpy_give(&object) : tpy_raise(status);
}

/* tenon.manual_seed(seed): convert with int() and seed the default generator. */
static PyObject *module_manual_seed(PyObject *module, PyObject *seed) TPY_GIL
{
    (void)module;
    TPY_OWN(number, PyNumber_Long(seed));
    return number == NULL ? NULL : manual_seed(default_generator, number);
}

static PyMethodDef module_functions[] = {
    {"manual_seed", module_manual_seed, METH_O,
     "manual_seed(seed)\n--\n\nStarts the generator anew that operators draw from where none is "
     "given; returns it."},
    {NULL, NULL, 0, NULL},
};

int tpy_generators_init(PyObject *module)
{
    generator_type = (PyTypeObject *)PyType_FromSpec(&generator_spec);
    if (generator_type == NULL || (default_generator = make_default()) == NULL ||
        PyModule_AddObjectRef(module, "Generator", (PyObject *)generator_type) != 0 ||
        PyModule_AddObjectRef(module, "default_generator", default_generator) != 0)
        return -1;
    return PyModule_AddFunctions(module, module_functions);
}
