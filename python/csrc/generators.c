/* SPDX-License-Identifier: BSD-3-Clause */
/* The object owns a generator of the core, which is the same for the object's whole life. */
#include "generators.h"

#include "constants.h"
#include "crossing.h"

/* What PyTorch starts a generator with. */
#define FIRST_SEED 67280421310721ull

/* The object. */
typedef struct generator_object {
    PyObject_HEAD            /* Python's */
        tn_value value;      /* owned: OPAQUE; NONE until it is made */
    unsigned long long seed; /* what it was started with last */
    tn_device device;        /* where its numbers go */
} generator_object;

static PyTypeObject *generator_type;

bool tpy_is_generator(PyObject *object)
{
    return Py_TYPE(object) == generator_type;
}

tn_value tpy_generator_peek(PyObject *object)
{
    return ((generator_object *)object)->value;
}

static int read_device(PyObject *object, tn_device *out) TPY_GIL;
static int read_device(PyObject *object, tn_device *out)
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

static PyObject *generator_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL;
static PyObject *generator_make(PyTypeObject *type, PyObject *args, PyObject *names)
{
    static char *words[] = {"device", NULL};
    PyObject *device = NULL;
    tn_device where = TN_CPU;
    if (!PyArg_ParseTupleAndKeywords(args, names, "|O:Generator", words, &device) ||
        (device != NULL && read_device(device, &where) != 0))
        return NULL;
    TPY_OWN(object, PyType_GenericAlloc(type, 0));
    generator_object *self = (generator_object *)object;
    if (self == NULL)
        return NULL;
    self->seed = FIRST_SEED;
    self->device = where;
    tn_status status = tn_generator_new(where, FIRST_SEED, &self->value);
    return status == TN_OK ? tpy_give(&object) : tpy_raise(status);
}

static void generator_free(PyObject *self) TPY_GIL;
static void generator_free(PyObject *self)
{
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tn_value_release(&((generator_object *)self)->value);
    release(self);
    tpy_drop(&type);
}

/* Negative seeds are those of their bits, as PyTorch has it. */
static PyObject *manual_seed(PyObject *self, PyObject *seed) TPY_GIL;
static PyObject *manual_seed(PyObject *self, PyObject *seed)
{
    generator_object *generator = (generator_object *)self;
    TPY_OWN(number, PyNumber_Index(seed));
    if (number == NULL)
        return NULL;
    unsigned long long bits = PyLong_AsUnsignedLongLongMask(number);
    if (bits == (unsigned long long)-1 && PyErr_Occurred() != NULL)
        return NULL;
    generator->seed = bits;
    tn_status status = tn_generator_seed(&generator->value, bits);
    return status == TN_OK ? tpy_keep(self) : tpy_raise(status);
}

static PyObject *initial_seed(PyObject *self, PyObject *nothing) TPY_GIL;
static PyObject *initial_seed(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return PyLong_FromUnsignedLongLong(((generator_object *)self)->seed);
}

static PyObject *get_device(PyObject *self, void *closure) TPY_GIL;
static PyObject *get_device(PyObject *self, void *closure)
{
    (void)closure;
    return tpy_device_new(((generator_object *)self)->device);
}

static PyMethodDef generator_methods[] = {
    {"manual_seed", manual_seed, METH_O,
     "manual_seed(seed)\n--\n\nStarts the sequence of that seed; returns the generator."},
    {"initial_seed", initial_seed, METH_NOARGS,
     "initial_seed()\n--\n\nThe seed that the sequence was started with."},
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
                                     Py_TPFLAGS_DEFAULT, generator_slots};

int tpy_generators_init(PyObject *module)
{
    generator_type = (PyTypeObject *)PyType_FromSpec(&generator_spec);
    if (generator_type == NULL)
        return -1;
    return PyModule_AddObjectRef(module, "Generator", (PyObject *)generator_type);
}
