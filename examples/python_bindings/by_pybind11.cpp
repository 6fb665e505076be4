/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The same module with pybind11: Tenon's failures and warnings are Python's, pybind11's own
 * exceptions pass through.
 *
 *     c++ -std=c++17 -shared -fPIC -fvisibility=hidden $(python -m pybind11 --includes) \
 *         $(python -m tenon --includes) by_pybind11.cpp -o by_pybind11.so $(python -m tenon --libs)
 */
#include <pybind11/pybind11.h>

#include <string>

#include <tenon/python.h>

namespace py = pybind11;
using tenon::python::check;
using tenon::python::guarded;

static tn_tensor *tensor_of(const py::handle &object)
{
    tn_tensor *tensor = tn_python_tensor_peek(object.ptr());
    if (tensor == nullptr)
        throw py::error_already_set();
    return tensor;
}

static py::object apply(const std::string &name, const py::object &x)
{
    if (name.empty())
        throw py::value_error("apply(): the operator has no name");
    tn_value argument = tn_value_tensor(tensor_of(x));
    tn_value result = tn_value_none();
    guarded([&] {
        const tn_op *op = nullptr;
        check(tn_op_find(name.c_str(), &op));
        check(tn_op_call(op, &argument, 1, &result, 1));
    });
    if (result.kind != TN_KIND_TENSOR) {
        tn_value_release(&result);
        return py::none();
    }
    PyObject *object = tn_python_tensor_take(result.as.tensor);
    if (object == nullptr)
        throw py::error_already_set();
    return py::reinterpret_steal<py::object>(object);
}

PYBIND11_MODULE(by_pybind11, m)
{
    if (tn_python_import() != 0)
        throw py::error_already_set();
    m.def("apply", &apply, py::arg("name"), py::arg("x"), "The operator of that name on x.");
}
