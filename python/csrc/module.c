/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon._C, the module on which the Python package is built. There is one interpreter: the core's
 * warning handler and the types belong to the process, so a second interpreter is refused with a
 * message rather than sharing them.
 */
#include "abi_objects.h"
#include "archive_objects.h"
#include "author_table.h"
#include "autograd_objects.h"
#include "constants.h"
#include "crossing.h"
#include "elements.h"
#include "foreign.h"
#include "libraries.h"
#include "looking.h"
#include "functions.h"
#include "generators.h"
#include "model_objects.h"
#include "program_objects.h"
#include "overloads.h"
#include "return_types.h"
#include "tensor_numbers.h"
#include "tensor_object.h"

#include <tenon/experimental/explain.h>

static PyObject *num_threads(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return PyLong_FromLong((long)tn_num_threads());
}

static PyObject *set_num_threads(PyObject *module, PyObject *count) TPY_GIL
{
    (void)module;
    long long number = PyLong_AsLongLong(count);
    if (number == -1 && PyErr_Occurred() != NULL)
        return NULL;
    if (number < 1 || number > UINT32_MAX)
        return PyErr_Format(PyExc_RuntimeError, "set_num_threads: %lld threads", number);
    tn_set_num_threads((uint32_t)number);
    return tpy_keep(Py_None);
}

static PyObject *default_dtype(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return tpy_dtype_new(tn_default_dtype());
}

static PyObject *set_default_dtype(PyObject *module, PyObject *dtype) TPY_GIL
{
    tn_value value;
    (void)module;
    if (!tpy_constant_value(dtype, &value) || value.kind != TN_KIND_DTYPE)
        return PyErr_Format(PyExc_TypeError, "set_default_dtype(): expected a dtype, not %R",
                            dtype);
    tn_status status = tn_set_default_dtype((tn_dtype)value.as.integer);
    return status == TN_OK ? tpy_keep(Py_None) : tpy_raise(status);
}

/* load(path, mode): open an extension for the life of the process. */
static PyObject *load(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *bytes;
    int mode;
    tn_extension *extension;
    tpy_crossing crossing;
    (void)module;
    if (!PyArg_ParseTuple(args, "O&i:load", PyUnicode_FSConverter, &bytes, &mode))
        return NULL;
    TPY_OWN(path, bytes);
    tn_load_options options = {.size = sizeof options, .mode = (tn_load_mode)mode};
    char *text;
    if (PyBytes_AsStringAndSize(path, &text, NULL) != 0)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status = tn_extension_load(text, &options, &extension);
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

/* The main interpreter has number 0. */
static int refuse_second_interpreter(void) TPY_GIL
{
    if (PyInterpreterState_GetID(PyInterpreterState_Get()) == 0)
        return 0;
    PyErr_SetString(PyExc_ImportError, "tenon serves the main interpreter only");
    return -1;
}

/*
 * Python copies an initialised single-phase module into a second interpreter without calling any of
 * its code, so the package calls this when it is imported.
 */
static PyObject *main_interpreter_only(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return refuse_second_interpreter() == 0 ? tpy_keep(Py_None) : NULL;
}

static PyMethodDef module_methods[] = {
    {"_main_interpreter_only", main_interpreter_only, METH_NOARGS,
     "_main_interpreter_only()\n--\n\nRaises ImportError in any other interpreter."},
    {"num_threads", num_threads, METH_NOARGS,
     "num_threads()\n--\n\nHow many threads a kernel may use."},
    {"set_num_threads", set_num_threads, METH_O,
     "set_num_threads(count)\n--\n\nSets how many threads a kernel may use."},
    {"default_dtype", default_dtype, METH_NOARGS,
     "default_dtype()\n--\n\nThe dtype of real numbers where none is named."},
    {"set_default_dtype", set_default_dtype, METH_O,
     "set_default_dtype(d)\n--\n\nSets the dtype of real numbers where none is named."},
    {"load", load, METH_VARARGS, "load(path, mode)\n--\n\nOpens an extension."},
    {NULL, NULL, 0, NULL},
};

/* Size -1: the module keeps global state and supports one interpreter. */
static PyModuleDef module_definition = {PyModuleDef_HEAD_INIT,
                                        "tenon._C",
                                        "The core of Tenon for Python.",
                                        -1,
                                        module_methods,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL};

/*
 * The parts of the module, in the order in which they are added: later ones use types of earlier
 * ones.
 */
static int (*const parts[])(PyObject *module) = {
    tpy_constants_init,    tpy_tensor_init,      tpy_overloads_init,      tpy_generators_init,
    tpy_return_types_init, tpy_functions_init,   tpy_packets_init,        tpy_numbers_init,
    tpy_dlpack_init,       tpy_buffers_init,     tpy_arrays_init,         tpy_tensor_data_init,
    tpy_libraries_init,    tpy_looking_init,     tpy_author_table_init,   tpy_nodes_init,
    tpy_hooks_init,        tpy_grad_calls_init,  tpy_grad_functions_init, tpy_saved_hooks_init,
    tpy_dual_numbers_init, tpy_models_init,      tpy_programs_init,       tpy_archives_init,
    tpy_crossing_init,     tpy_abi_objects_init,
};

/*
 * Warn about an unknown word in TENON_DEBUG: it has no effect before an extension is loaded, and a
 * misspelt one would not be noticed.
 */
static int tell_unknown_debug_word(void) TPY_GIL
{
    return tn_debug_check() == TN_OK ? 0 : PyErr_WarnEx(PyExc_RuntimeWarning, tn_last_error(), 1);
}

PyMODINIT_FUNC PyInit__C(void);
PyMODINIT_FUNC PyInit__C(void) TPY_UNCHECKED
{
    if (refuse_second_interpreter() != 0 || tell_unknown_debug_word() != 0)
        return NULL;
    TPY_OWN(module, PyModule_Create(&module_definition));
    if (module == NULL ||
        PyModule_AddObjectRef(module, "version", PyUnicode_FromString(tn_version_text())) != 0)
        return NULL;
    for (size_t i = 0; i < TPY_LEN(parts); i++)
        if (parts[i](module) != 0)
            return NULL;
    return tpy_give(&module);
}
