/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon._C.Program: an exported program of the core, for the object's whole life. It takes and
 * returns flat lists; tenon/_programs.py nests them. Runs release the GIL.
 */
#include "program_objects.h"

#include <tenon/program.h>

#include "constants.h"
#include "crossing.h"
#include "lists.h"
#include "python_values.h"
#include "sizes.h"
#include "tensor_object.h"

/* The object. */
typedef struct program_object {
    PyObject_HEAD            /* Python's */
        tn_program *program; /* owned; NULL until loaded */
} program_object;

static PyTypeObject *program_type;

static tn_program *peek(PyObject *self)
{
    return ((program_object *)self)->program;
}

/* Program(path, name, train, describe). */
static PyObject *program_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"path", "name", "train", "describe", NULL};
    PyObject *bytes;
    const char *name = NULL;
    char *text;
    int is_trained = 0, is_described = 0;
    tpy_crossing crossing;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O&|zpp:Program", words, PyUnicode_FSConverter,
                                     &bytes, &name, &is_trained, &is_described))
        return NULL;
    TPY_OWN(path, bytes);
    if (PyBytes_AsStringAndSize(path, &text, NULL) != 0)
        return NULL;
    program_object *self = (program_object *)PyType_GenericAlloc(type, 0);
    TPY_OWN(object, (PyObject *)self);
    if (self == NULL)
        return NULL;
    tn_program_options options = {sizeof options, name,
                                  (is_trained ? TN_PROGRAM_TRAIN : 0) |
                                      (is_described ? TN_PROGRAM_DESCRIBE : 0)};
    tpy_enter(&crossing, true);
    tn_status status = tn_program_load(text, &options, &self->program);
    tn_program_set_print_handler(self->program, tpy_program_print, NULL);
    return tpy_leave(&crossing, status) == 0 ? tpy_give(&object) : NULL;
}

/* clone(). */
static PyObject *clone(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    program_object *made = (program_object *)PyType_GenericAlloc(program_type, 0);
    TPY_OWN(object, (PyObject *)made);
    if (made == NULL)
        return NULL;
    tn_status status = tn_program_clone(peek(self), &made->program);
    return status == TN_OK ? tpy_give(&object) : tpy_raise(status);
}

/* reset(). */
static PyObject *reset(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    tn_status status = tn_program_reset(peek(self));
    return status == TN_OK ? tpy_keep(Py_None) : tpy_raise(status);
}

static void program_free(PyObject *self) TPY_GIL
{
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tn_program_free(peek(self));
    release(self);
    tpy_drop(&type);
}

/* ---- running ---- */

/* Make a value of an argument, which stays the caller's; -1 and an exception. */
static int read_input(PyObject *object, size_t index, tn_value *out) TPY_GIL
{
    Py_ssize_t length = 0;
    if (tpy_is_tensor(object))
        *out = tn_value_tensor(tpy_tensor_peek(object));
    else if (object == Py_None)
        *out = tn_value_none();
    else if (PyBool_Check(object))
        *out = tn_value_bool(object == Py_True);
    else if (PyLong_Check(object))
        *out = tn_value_int(PyLong_AsLongLong(object));
    else if (PyFloat_Check(object))
        *out = tn_value_double(PyFloat_AsDouble(object));
    else if (PyUnicode_Check(object)) {
        const char *text = PyUnicode_AsUTF8AndSize(object, &length);
        *out = tn_value_string(text, (size_t)length);
    } else {
        PyErr_Format(PyExc_TypeError, "number %zu is no tenon.Tensor and no number, but %R", index,
                     (PyObject *)Py_TYPE(object));
    }
    return PyErr_Occurred() != NULL ? -1 : 0;
}

/* Return a list of the outputs, which are taken. */
static PyObject *list_outputs(tn_value *outputs, size_t count) TPY_GIL
{
    TPY_OWN(list, PyList_New((Py_ssize_t)count));
    for (size_t i = 0; i < count; i++) {
        PyObject *item = list == NULL ? NULL : tpy_value_take(&outputs[i]);
        /* Without a list the remaining outputs must still be released. */
        if (list == NULL)
            tn_value_release(&outputs[i]);
        else if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            tpy_drop(&list);
    }
    return tpy_give(&list);
}

/* Run with the items of a tuple. `values` has room for the inputs and the outputs. */
static PyObject *run_with(PyObject *self, PyObject *tuple, size_t count, tn_value *values) TPY_GIL
{
    tpy_crossing crossing;
    tn_value *outputs = values + count;
    size_t nouts = tn_program_num_outputs(peek(self));
    for (size_t i = 0; i < count; i++) {
        PyObject *item = PyTuple_GetItem(tuple, (Py_ssize_t)i);
        if (item == NULL || read_input(item, i, &values[i]) != 0)
            return NULL;
    }
    tpy_enter(&crossing, true);
    tn_status status = tn_program_run(peek(self), values, count, outputs, nouts);
    if (tpy_leave(&crossing, status) == 0)
        return list_outputs(outputs, nouts);
    /* A warning became an exception although the run succeeded. */
    for (size_t i = 0; status == TN_OK && i < nouts; i++)
        tn_value_release(&outputs[i]);
    return NULL;
}

/* run(inputs). */
static PyObject *run(PyObject *self, PyObject *inputs) TPY_GIL
{
    TPY_OWN(tuple, PySequence_Tuple(inputs));
    Py_ssize_t count = tuple != NULL ? PyTuple_Size(tuple) : -1;
    if (count < 0)
        return NULL;
    size_t nouts = tn_program_num_outputs(peek(self));
    tn_value *values = PyMem_Calloc((size_t)count + nouts + 1, sizeof *values);
    if (values == NULL)
        return PyErr_NoMemory();
    PyObject *made = run_with(self, tuple, (size_t)count, values);
    PyMem_Free(values);
    return made;
}

/* sample_inputs(). */
static PyObject *sample_inputs(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    size_t count = tn_program_num_inputs(peek(self));
    tn_value *values = PyMem_Calloc(count + 1, sizeof *values);
    if (values == NULL)
        return PyErr_NoMemory();
    tn_status status = tn_program_sample_inputs(peek(self), values, count);
    PyObject *made = status == TN_OK ? list_outputs(values, count) : tpy_raise(status);
    PyMem_Free(values);
    return made;
}

/* ---- description ---- */

/*
 * Return (name, dtype or None, smallest sizes, largest sizes, whether it is a constant); dtype and
 * sizes are those of a tensor.
 */
static PyObject *describe_input(const tn_program_input *input) TPY_GIL
{
    bool is_tensor = input->kind == TN_KIND_TENSOR;
    TPY_OWN(dtype, is_tensor ? tpy_dtype_new(input->dtype) : tpy_keep(Py_None));
    TPY_OWN(least, is_tensor ? tpy_integers_new(input->least, input->ndim) : tpy_keep(Py_None));
    TPY_OWN(most, is_tensor ? tpy_integers_new(input->most, input->ndim) : tpy_keep(Py_None));
    if (dtype == NULL || least == NULL || most == NULL)
        return NULL;
    return Py_BuildValue("(sOOOi)", input->name, dtype, least, most, (int)input->is_constant);
}

static PyObject *input_at(PyObject *self, size_t index) TPY_GIL
{
    tn_program_input input = {.size = sizeof input};
    tn_status status = tn_program_input_at(peek(self), index, &input);
    return status == TN_OK ? describe_input(&input) : tpy_raise(status);
}

/* inputs(). */
static PyObject *inputs(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_program_num_inputs(peek(self)), input_at);
}

static PyObject *guard_at(PyObject *self, size_t index) TPY_GIL
{
    tn_program_guard guard = {.size = sizeof guard};
    tn_status status = tn_program_guard_at(peek(self), index, &guard);
    TPY_OWN(checked, PyBool_FromLong(guard.is_checked));
    return status == TN_OK ? Py_BuildValue("(sO)", guard.text, checked) : tpy_raise(status);
}

/* guards(): (text, whether it is checked) of each. */
static PyObject *guards(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_program_num_guards(peek(self)), guard_at);
}

static PyObject *output_at(PyObject *self, size_t index) TPY_GIL
{
    const char *name = NULL;
    tn_status status = tn_program_output_name(peek(self), index, &name);
    return status == TN_OK ? PyUnicode_FromString(name) : tpy_raise(status);
}

/* outputs(): their names. */
static PyObject *outputs(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_program_num_outputs(peek(self)), output_at);
}

/* call_spec(): how arguments and results nest, as the archive's text. */
static PyObject *call_spec(PyObject *self, PyObject *nothing) TPY_GIL
{
    const char *in, *out;
    (void)nothing;
    tn_status status = tn_program_call_spec(peek(self), &in, &out);
    return status == TN_OK ? Py_BuildValue("(ss)", in, out) : tpy_raise(status);
}

static PyObject *state_at(PyObject *self, size_t index) TPY_GIL
{
    tn_program_state state = {.size = sizeof state};
    tn_status status = tn_program_state_at(peek(self), index, &state);
    TPY_OWN(tensor,
            status == TN_OK ? tpy_tensor_take(tn_tensor_retain(state.tensor)) : tpy_raise(status));
    return tensor == NULL ? NULL : Py_BuildValue("(siO)", state.name, (int)state.kind, tensor);
}

/*
 * states(): (name, kind, tensor) of each. The tensors keep the file mapped, so they may live longer
 * than the program.
 */
static PyObject *states(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    return tpy_list_new(self, tn_program_num_states(peek(self)), state_at);
}

static PyObject *graph_at(PyObject *self, size_t index) TPY_GIL
{
    tn_program_graph graph = {.size = sizeof graph};
    tn_status status = tn_program_graph_at(peek(self), index, &graph);
    return status != TN_OK
               ? tpy_raise(status)
               : Py_BuildValue("(snssnn)", graph.name, (Py_ssize_t)graph.depth, graph.inputs,
                               graph.outputs, (Py_ssize_t)graph.first_node,
                               (Py_ssize_t)graph.num_nodes);
}

static PyObject *node_at(PyObject *self, size_t index) TPY_GIL
{
    tn_program_node node = {.size = sizeof node};
    tn_status status = tn_program_node_at(peek(self), index, &node);
    if (status != TN_OK)
        return tpy_raise(status);
    const char *op = node.op != NULL ? tn_op_name(node.op) : NULL;
    TPY_OWN(served, PyBool_FromLong(node.is_served));
    return served == NULL
               ? NULL
               : Py_BuildValue("(sszOnsssss)", node.name, node.target, op, served,
                               (Py_ssize_t)node.graph, node.results, node.arguments, node.types,
                               node.source, tn_program_node_module(peek(self), index));
}

/* Describe the program; -1 and an exception. */
static int describe(PyObject *self, tn_program_about *out) TPY_GIL
{
    tpy_crossing crossing;
    *out = (tn_program_about){.size = sizeof *out};
    tpy_enter(&crossing, true);
    tn_status status = tn_program_describe(peek(self), out);
    return tpy_leave(&crossing, status);
}

/* graphs(): (name, depth, inputs, outputs, first node, number of nodes) of each. */
static PyObject *graphs(PyObject *self, PyObject *nothing) TPY_GIL
{
    tn_program_about about;
    (void)nothing;
    return describe(self, &about) == 0 ? tpy_list_new(self, about.num_graphs, graph_at) : NULL;
}

/* nodes(): (name, target, operator, is served, graph, results, arguments, types, source,
 * module) of each.
 */
static PyObject *nodes(PyObject *self, PyObject *nothing) TPY_GIL
{
    tn_program_about about;
    (void)nothing;
    return describe(self, &about) == 0 ? tpy_list_new(self, about.num_nodes, node_at) : NULL;
}

/* memory(): what it needs, in bytes, by name. */
static PyObject *memory(PyObject *self, PyObject *nothing) TPY_GIL
{
    tpy_crossing crossing;
    tn_program_memory found = {.size = sizeof found};
    (void)nothing;
    tpy_enter(&crossing, true);
    tn_status status = tn_program_measure(peek(self), &found);
    if (tpy_leave(&crossing, status) != 0)
        return NULL;
    TPY_OWN(exact, PyBool_FromLong(found.is_exact));
    return Py_BuildValue("{sK sK sK sK sK ss sO sn sn sK}", "weights", found.weights, "buffers",
                         found.buffers, "mapped", found.mapped, "packed", found.packed, "values",
                         found.values, "at", found.at, "exact", exact, "unknown",
                         (Py_ssize_t)found.num_unknown, "reused", (Py_ssize_t)found.num_reused,
                         "planned", found.planned);
}

/* save(path). */
static PyObject *save(PyObject *self, PyObject *path) TPY_GIL
{
    PyObject *bytes;
    char *text;
    tpy_crossing crossing;
    if (!PyUnicode_FSConverter(path, &bytes))
        return NULL;
    TPY_OWN(encoded, bytes);
    if (PyBytes_AsStringAndSize(encoded, &text, NULL) != 0)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status = tn_program_save(peek(self), text);
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

static PyMethodDef program_methods[] = {
    {"clone", clone, METH_NOARGS, "clone()\n--\n\nAnother instance with the same parameters."},
    {"reset", reset, METH_NOARGS, "reset()\n--\n\nAll states as in the file again."},
    {"run", run, METH_O, "run(values)\n--\n\nRuns it; a list of its outputs."},
    {"inputs", inputs, METH_NOARGS, "inputs()\n--\n\nName, dtype and sizes of each."},
    {"guards", guards, METH_NOARGS, "guards()\n--\n\nText of each, and whether it is checked."},
    {"sample_inputs", sample_inputs, METH_NOARGS, "sample_inputs()\n--\n\nThe archive's."},
    {"outputs", outputs, METH_NOARGS, "outputs()\n--\n\nThe name of each output."},
    {"call_spec", call_spec, METH_NOARGS, "call_spec()\n--\n\nHow arguments and results nest."},
    {"memory", memory, METH_NOARGS, "memory()\n--\n\nWhat it needs, in bytes, by name."},
    {"save", save, METH_O, "save(path)\n--\n\nWrites the archive with the present state."},
    {"graphs", graphs, METH_NOARGS, "graphs()\n--\n\nWhat each graph is."},
    {"nodes", nodes, METH_NOARGS, "nodes()\n--\n\nWhat each node is."},
    {"states", states, METH_NOARGS, "states()\n--\n\nName, kind and tensor of each."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot program_slots[] = {
    {Py_tp_new, TPY_CODE(program_make)},
    {Py_tp_dealloc, TPY_CODE(program_free)},
    {Py_tp_methods, program_methods},
    {Py_tp_doc, (void *)"Program(path, name=None, train=False, describe=False)\n--\n\nAn exported "
                        "program with flat "
                        "inputs and outputs."},
    {0, NULL},
};

static PyType_Spec program_spec = {"tenon._C.Program", sizeof(program_object), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, program_slots};

int tpy_programs_init(PyObject *module)
{
    program_type = (PyTypeObject *)PyType_FromSpec(&program_spec);
    return program_type == NULL
               ? -1
               : PyModule_AddObjectRef(module, "Program", (PyObject *)program_type);
}
