/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon._C.Model: a compiled model of the core, for the object's whole life. It takes and returns
 * flat lists; tenon/_models.py nests them. Runs release the GIL.
 */
#include "interpreter.h"

#include <tenon/model.h>

#include "constants.h"
#include "crossing.h"
#include "lists.h"
#include "model_objects.h"
#include "sizes.h"
#include "tensor_object.h"

/* The object. */
typedef struct model_object {
    PyObject_HEAD        /* Python's */
        tn_model *model; /* owned; NULL until loaded */
} model_object;

static PyTypeObject *model_type;

static tn_model *peek(PyObject *self)
{
    return ((model_object *)self)->model;
}

/* Model(path, name, instances, single_threaded, check_inputs). */
static PyObject *model_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"path", "name", "instances", "single_threaded", "check_inputs", NULL};
    PyObject *bytes;
    const char *name = NULL;
    char *text;
    int instances = 1, is_alone = 0, is_checked = 0;
    tpy_crossing crossing;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O&|zipp:Model", words, PyUnicode_FSConverter,
                                     &bytes, &name, &instances, &is_alone, &is_checked))
        return NULL;
    TPY_OWN(path, bytes);
    if (PyBytes_AsStringAndSize(path, &text, NULL) != 0)
        return NULL;
    if (instances < 1)
        return PyErr_Format(PyExc_ValueError, "Model: expected one instance or more, not %d",
                            instances);
    model_object *self = (model_object *)PyType_GenericAlloc(type, 0);
    TPY_OWN(object, (PyObject *)self);
    if (self == NULL)
        return NULL;
    /* Inputs of another layout than the model expects are copied rather than refused. */
    tn_model_options options = {sizeof options, name, (uint32_t)instances, TN_MODEL_COPY_INPUTS};
    if (is_alone)
        options.flags |= TN_MODEL_SINGLE_THREADED;
    if (is_checked)
        options.flags |= TN_MODEL_CHECK_INPUTS;
    tpy_enter(&crossing, true);
    tn_status status = tn_model_load(text, &options, &self->model);
    return tpy_leave(&crossing, status) == 0 ? tpy_give(&object) : NULL;
}

static void model_free(PyObject *self) TPY_GIL
{
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tn_model_free(peek(self));
    release(self);
    tpy_drop(&type);
}

/* ---- running ---- */

/* Write the tensors of a tuple, borrowed, to `out`; -1 and a TypeError if an item is not one. */
static int peek_tensors(PyObject *tuple, size_t count, tn_tensor **out) TPY_GIL
{
    for (size_t i = 0; i < count; i++) {
        PyObject *item = PyTuple_GetItem(tuple, (Py_ssize_t)i);
        if (item == NULL || !tpy_is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "number %zu is no tenon.Tensor", i);
            return -1;
        }
        out[i] = tpy_tensor_peek(item);
    }
    return 0;
}

/* Return a list of the outputs, which are taken; None where the model returned nothing. */
static PyObject *list_outputs(tn_tensor **outputs, size_t count) TPY_GIL
{
    TPY_OWN(list, PyList_New((Py_ssize_t)count));
    for (size_t i = 0; i < count; i++) {
        tn_tensor *output = outputs[i];
        PyObject *item = list == NULL     ? NULL
                         : output == NULL ? tpy_keep(Py_None)
                                          : tpy_tensor_take(output);
        /* Without a list the remaining outputs must still be released. */
        if (list == NULL)
            tn_tensor_release(output);
        else if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            tpy_drop(&list);
    }
    return tpy_give(&list);
}

/* run(inputs): inputs and outputs share one block of memory. */
static PyObject *run(PyObject *self, PyObject *inputs) TPY_GIL
{
    tpy_crossing crossing;
    size_t nouts = tn_model_num_outputs(peek(self));
    TPY_OWN(tuple, PySequence_Tuple(inputs));
    Py_ssize_t count = tuple != NULL ? PyTuple_Size(tuple) : -1;
    if (count < 0)
        return NULL;
    tn_tensor **tensors = PyMem_Calloc((size_t)count + nouts + 1, sizeof(tn_tensor *));
    if (tensors == NULL)
        return PyErr_NoMemory();
    tn_tensor **outputs = tensors + count;
    PyObject *made = NULL;
    if (peek_tensors(tuple, (size_t)count, tensors) == 0) {
        tpy_enter(&crossing, true);
        tn_status status = tn_model_run(peek(self), tensors, (size_t)count, outputs, nouts);
        if (tpy_leave(&crossing, status) == 0)
            made = list_outputs(outputs, nouts);
        /* A warning became an exception although the run succeeded. */
        else
            for (size_t i = 0; status == TN_OK && i < nouts; i++)
                tn_tensor_release(outputs[i]);
    }
    PyMem_Free(tensors);
    return made;
}

/* ---- description ---- */

/*
 * Return (label, dtype or None, smallest sizes, largest sizes, strides); the last three are None if
 * unknown.
 */
static PyObject *describe_input(const char *label, const tn_model_input *input) TPY_GIL
{
    bool is_known = input->ndim >= 0;
    TPY_OWN(dtype,
            input->dtype == TN_DTYPE_UNDEFINED ? tpy_keep(Py_None) : tpy_dtype_new(input->dtype));
    TPY_OWN(least, is_known ? tpy_integers_new(input->least, input->ndim) : tpy_keep(Py_None));
    TPY_OWN(most, is_known ? tpy_integers_new(input->most, input->ndim) : tpy_keep(Py_None));
    TPY_OWN(strides, is_known ? tpy_integers_new(input->strides, input->ndim) : tpy_keep(Py_None));
    if (dtype == NULL || least == NULL || most == NULL || strides == NULL)
        return NULL;
    return Py_BuildValue("(sOOOO)", label, dtype, least, most, strides);
}

static PyObject *input_at(PyObject *self, size_t index) TPY_GIL
{
    tn_model_input input = {.size = sizeof input};
    tn_status status = tn_model_input_at(peek(self), index, &input);
    return status == TN_OK ? describe_input(tn_model_input_label(peek(self), index), &input)
                           : tpy_raise(status);
}

/* inputs(). */
static PyObject *inputs(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_model_num_inputs(peek(self)), input_at);
}

static PyObject *output_at(PyObject *self, size_t index) TPY_GIL
{
    const char *name = NULL;
    tn_status status = tn_model_output_name(peek(self), index, &name);
    return status == TN_OK ? PyUnicode_FromString(name) : tpy_raise(status);
}

/* outputs(): their names. */
static PyObject *outputs(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_model_num_outputs(peek(self)), output_at);
}

/* call_spec(): how arguments and results nest, as the package's text. */
static PyObject *call_spec(PyObject *self, PyObject *nothing) TPY_GIL
{
    const char *in, *out;
    (void)nothing;
    tn_status status = tn_model_call_spec(peek(self), &in, &out);
    return status == TN_OK ? Py_BuildValue("(ss)", in, out) : tpy_raise(status);
}

/* Return the text of a name, borrowed; NULL and a TypeError for any other object. */
static const char *text_of(PyObject *name, const char *method) TPY_GIL
{
    if (PyUnicode_Check(name))
        return PyUnicode_AsUTF8AndSize(name, NULL);
    PyErr_Format(PyExc_TypeError, "%s: a name is a str, not %R", method, name);
    return NULL;
}

/* metadata(key): a string, or None. */
static PyObject *metadata(PyObject *self, PyObject *key) TPY_GIL
{
    const char *text = text_of(key, "metadata");
    return text == NULL ? NULL : Py_BuildValue("z", tn_model_metadata(peek(self), text));
}

/* ---- constants ---- */

/* Return (name, dtype, sizes or None, whether it is folded, whether it has a value). */
static PyObject *describe_constant(const tn_model_constant *constant) TPY_GIL
{
    TPY_OWN(dtype, tpy_dtype_new(constant->dtype));
    TPY_OWN(sizes, constant->ndim >= 0 ? tpy_integers_new(constant->sizes, constant->ndim)
                                       : tpy_keep(Py_None));
    if (dtype == NULL || sizes == NULL)
        return NULL;
    return Py_BuildValue("(sOOii)", constant->name, dtype, sizes, (int)constant->is_folded,
                         (int)constant->is_given);
}

static PyObject *constant_at(PyObject *self, size_t index) TPY_GIL
{
    tn_model_constant constant = {.size = sizeof constant};
    tn_status status = tn_model_constant_at(peek(self), index, &constant);
    return status == TN_OK ? describe_constant(&constant) : tpy_raise(status);
}

/* constants(). */
static PyObject *constants(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_model_num_constants(peek(self)), constant_at);
}

/* constant(name): a copy of a constant, which may need a conversion: without the GIL. */
static PyObject *constant(PyObject *self, PyObject *name) TPY_GIL
{
    tpy_crossing crossing;
    tn_tensor *made = NULL;
    const char *text = text_of(name, "constant");
    if (text == NULL)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status = tn_model_constant_get(peek(self), text, &made);
    if (tpy_leave(&crossing, status) == 0)
        return tpy_tensor_take(made);
    if (status == TN_OK)
        tn_tensor_release(made);
    return NULL;
}

/* set_constants(names, tensors, flags): names and tensors are tuples. */
static PyObject *set_constants(PyObject *self, PyObject *args) TPY_GIL
{
    PyObject *names, *values;
    unsigned flags;
    tpy_crossing crossing;
    if (!PyArg_ParseTuple(args, "OOI:set_constants", &names, &values, &flags))
        return NULL;
    Py_ssize_t count = PyTuple_Size(names);
    Py_ssize_t given = PyTuple_Size(values);
    if (count < 0 || given < 0)
        return NULL;
    if (given != count)
        return PyErr_Format(PyExc_ValueError, "set_constants: %zd names and %zd tensors", count,
                            given);
    tn_tensor **tensors = PyMem_Calloc((size_t)count + 1, sizeof(tn_tensor *));
    const char **texts = PyMem_Calloc((size_t)count + 1, sizeof *texts);
    bool is_good = tensors != NULL && texts != NULL;
    if (!is_good)
        PyErr_NoMemory();
    is_good = is_good && peek_tensors(values, (size_t)count, tensors) == 0;
    for (Py_ssize_t i = 0; is_good && i < count; i++)
        is_good = (texts[i] = text_of(PyTuple_GetItem(names, i), "set_constants")) != NULL;
    /* The tensors and texts are borrowed from the tuples, which the caller holds. */
    if (is_good) {
        tpy_enter(&crossing, true);
        tn_status status = tn_model_set_constants(peek(self), texts, tensors, (size_t)count, flags);
        is_good = tpy_leave(&crossing, status) == 0;
    }
    PyMem_Free(tensors);
    PyMem_Free(texts);
    return is_good ? tpy_keep(Py_None) : NULL;
}

/* Call a function that takes only the model, without the GIL. */
static PyObject *without_gil(PyObject *self, tn_status (*call)(tn_model *)) TPY_GIL
{
    tpy_crossing crossing;
    tpy_enter(&crossing, true);
    tn_status status = call(peek(self));
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

static PyObject *swap_constants(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return without_gil(self, tn_model_swap_constants);
}

static PyObject *drop_constants(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return without_gil(self, tn_model_drop_constants);
}

/* fold_constants(flags). */
static PyObject *fold_constants(PyObject *self, PyObject *flags) TPY_GIL
{
    tpy_crossing crossing;
    unsigned long number = (unsigned long)PyLong_AsUnsignedLongLongMask(flags);
    if (PyErr_Occurred() != NULL)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status = tn_model_fold_constants(peek(self), (uint32_t)number);
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

static PyMethodDef model_methods[] = {
    {"run", run, METH_O, "run(tensors)\n--\n\nRuns it; a list of its outputs."},
    {"inputs", inputs, METH_NOARGS, "inputs()\n--\n\nName, dtype, sizes and strides of each."},
    {"outputs", outputs, METH_NOARGS, "outputs()\n--\n\nThe name of each output."},
    {"call_spec", call_spec, METH_NOARGS, "call_spec()\n--\n\nHow arguments and results nest."},
    {"metadata", metadata, METH_O, "metadata(key)\n--\n\nA text of the package, or None."},
    {"constants", constants, METH_NOARGS, "constants()\n--\n\nEvery weight and buffer."},
    {"constant", constant, METH_O, "constant(name)\n--\n\nA copy of one."},
    {"set_constants", set_constants, METH_VARARGS,
     "set_constants(names, tensors, flags)\n--\n\nReplaces some."},
    {"swap_constants", swap_constants, METH_NOARGS,
     "swap_constants()\n--\n\nThe two buffers change places."},
    {"drop_constants", drop_constants, METH_NOARGS,
     "drop_constants()\n--\n\nFrees the buffer that is not in use."},
    {"fold_constants", fold_constants, METH_O,
     "fold_constants(flags)\n--\n\nComputes derived ones anew."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot model_slots[] = {
    {Py_tp_new, TPY_CODE(model_make)},
    {Py_tp_dealloc, TPY_CODE(model_free)},
    {Py_tp_methods, model_methods},
    {Py_tp_doc, (void *)"Model(path, name=None, instances=1, single_threaded=False, "
                        "check_inputs=False)\n--\n\nA "
                        "compiled model with flat inputs and outputs."},
    {0, NULL},
};

static PyType_Spec model_spec = {"tenon._C.Model", sizeof(model_object), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, model_slots};

int tpy_models_init(PyObject *module)
{
    model_type = (PyTypeObject *)PyType_FromSpec(&model_spec);
    return model_type == NULL ? -1 : PyModule_AddObjectRef(module, "Model", (PyObject *)model_type);
}
