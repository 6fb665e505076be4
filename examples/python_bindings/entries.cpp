/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A Python module in C++ that is bound by hand: no exception leaves an entry point, each becomes
 * Python's. `import entries; entries.apply("aten::neg", tenon.ones([2]))`.
 *
 *     c++ -std=c++17 -shared -fPIC $(python3-config --includes) $(python -m tenon --includes) \
 *         entries.cpp -o entries.so $(python -m tenon --libs)
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <tenon/python.h>

#include <new>
#include <stdexcept>
#include <string>

using tenon::python::check;
using tenon::python::entry;
using tenon::python::object;
using tenon::python::raised;

/* Any operator of one tensor, by its name; the core works without the GIL. */
static PyObject *apply(PyObject *, PyObject *args)
{
    return entry([&]() -> PyObject * {
        const char *name;
        PyObject *given;
        if (!PyArg_ParseTuple(args, "sO:apply", &name, &given))
            throw raised();
        tn_tensor *tensor = tn_python_tensor_peek(given);
        if (tensor == nullptr)
            return nullptr; /* as good as throwing raised */
        if (*name == '\0')
            throw std::invalid_argument("apply(): the operator has no name");
        tn_value argument = tn_value_tensor(tensor);
        tn_value result = tn_value_none();
        {
            tenon::python::without_gil here;
            const tn_op *op = nullptr;
            check(tn_op_find(name, &op));
            check(tn_op_call(op, &argument, 1, &result, 1));
        }
        if (result.kind == TN_KIND_TENSOR)
            return tn_python_tensor_take(result.as.tensor);
        tn_value_release(&result);
        Py_RETURN_NONE;
    });
}

/* Throws what the word says, behind a warning. */
static PyObject *fail(PyObject *, PyObject *word)
{
    return entry([&]() -> PyObject * {
        object text(PyObject_Str(word));
        const char *what = text ? PyUnicode_AsUTF8AndSize(text.get(), nullptr) : nullptr;
        if (what == nullptr)
            throw raised();
        const std::string kind(what);
        tn_python_warn("about to fail: %s", what);
        if (kind == "index")
            return PyLong_FromSize_t(kind.at(99));
        if (kind == "memory")
            throw std::bad_alloc();
        if (kind == "overflow")
            throw std::overflow_error("it is too large");
        if (kind == "run time")
            throw std::runtime_error("it failed");
        if (kind == "number")
            throw 3;
        return text.release();
    });
}

/* A slot: len(counter) fails, as no length is known. */
static Py_ssize_t count(PyObject *)
{
    return entry([]() -> Py_ssize_t { throw std::length_error("nobody counted"); });
}

static PyMethodDef methods[] = {
    {"apply", apply, METH_VARARGS, "apply(name, x)\n--\n\nThe operator of that name on x."},
    {"fail", fail, METH_O, "fail(word)\n--\n\nThrows what the word says."},
    {nullptr, nullptr, 0, nullptr},
};

static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                 "entries",
                                 "Calls of Tenon from C++, bound by hand.",
                                 -1,
                                 methods,
                                 nullptr,
                                 nullptr,
                                 nullptr,
                                 nullptr};

PyMODINIT_FUNC PyInit_entries(void)
{
    static PyType_Slot slots[] = {{Py_sq_length, reinterpret_cast<void *>(&count)}, {0, nullptr}};
    static PyType_Spec counter = {"entries.Counter", sizeof(PyObject), 0, Py_TPFLAGS_DEFAULT,
                                  slots};
    if (tn_python_import() != 0)
        return nullptr;
    return entry([]() -> PyObject * {
        object module(PyModule_Create(&definition));
        object type(PyType_FromSpec(&counter));
        if (!module || !type || PyModule_AddObjectRef(module.get(), "Counter", type.get()) != 0)
            throw raised();
        return module.release();
    });
}
