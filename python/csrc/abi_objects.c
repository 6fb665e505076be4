/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The table behind torch_tensor_from_pyobject and its like: tenon.Tensor, tenon.dtype and
 * tenon.device for extensions that use PyTorch's ABI.
 *
 * An extension calls these functions, so whether the GIL is held is not known to the analysis: they
 * are unchecked, and each asks first.
 */
/* The check is called where the GIL may not be held. */
#define TPY_NO_GIL_LIST
#include "abi_objects.h"

#include "constants.h"
#include "crossing.h"
#include "tensor_object.h"

#include <tenon/experimental/python_objects.h>

#include <dlfcn.h>

/* PyGILState_Check, which is not among the functions of the stable ABI; NULL: Python has none. */
static int (*holds_gil)(void);

/* Fail unless this thread holds the GIL. */
static tn_status check_gil(const char *function)
{
    if (holds_gil == NULL || holds_gil() != 0)
        return TN_OK;
    return tn_fail(TN_ERR_RUNTIME, "%s: the GIL must be held", function);
}

/* Fail with what was expected and the type of what was given. */
static tn_status fail_type(const char *function, const char *expected,
                           PyObject *object) TPY_UNCHECKED
{
    PyErr_Format(PyExc_TypeError, "expected %s, got %R", expected, (PyObject *)Py_TYPE(object));
    return tpy_keep_exception(function);
}

static tn_status is_tensor(void *object, bool *out) TPY_UNCHECKED
{
    tn_status status = check_gil("torch_is_tensor_pyobject");
    if (status == TN_OK)
        *out = tpy_is_tensor(object);
    return status;
}

static tn_status tensor_from(void *object, tn_tensor **out) TPY_UNCHECKED
{
    static const char function[] = "torch_tensor_from_pyobject";
    tn_status status = check_gil(function);
    if (status != TN_OK)
        return status;
    if (!tpy_is_tensor(object))
        return fail_type(function, "tenon.Tensor", object);
    *out = tn_tensor_retain(tpy_tensor_peek(object));
    return TN_OK;
}

/* An object that exists may be of a subclass; none of a subclass is made. */
static tn_status tensor_to(tn_tensor *tensor, void *type, void **out) TPY_UNCHECKED
{
    static const char function[] = "torch_tensor_to_pyobject";
    tn_status status = check_gil(function);
    if (status != TN_OK)
        return status;
    TPY_OWN(object, tensor == NULL ? tpy_keep(Py_None) : tpy_tensor_take(tn_tensor_retain(tensor)));
    if (object == NULL)
        return tpy_keep_exception(function);
    if (tensor != NULL && type != NULL && Py_TYPE(object) != type &&
        PyType_IsSubtype(Py_TYPE(object), type) == 0) {
        PyErr_Format(PyExc_TypeError, "the tensor's object is of %R, not of the subclass %R",
                     (PyObject *)Py_TYPE(object), (PyObject *)type);
        return tpy_keep_exception(function);
    }
    *out = tpy_give(&object);
    return TN_OK;
}

/*
 * The value of a constant of one kind. A class is none, although float and its like say a dtype
 * elsewhere.
 */
static tn_status constant_from(const char *function, const char *expected, tn_kind kind,
                               PyObject *object, tn_value *value) TPY_UNCHECKED
{
    tn_status status = check_gil(function);
    if (status != TN_OK)
        return status;
    if (PyType_IsSubtype(Py_TYPE(object), &PyType_Type) != 0 ||
        !tpy_constant_value(object, value) || value->kind != kind)
        return fail_type(function, expected, object);
    return TN_OK;
}

static tn_status dtype_from(void *object, int32_t *out) TPY_UNCHECKED
{
    tn_value value;
    tn_status status =
        constant_from("torch_dtype_from_pyobject", "tenon.dtype", TN_KIND_DTYPE, object, &value);
    if (status == TN_OK)
        *out = (int32_t)value.as.integer;
    return status;
}

static tn_status device_from(void *object, tn_device *out) TPY_UNCHECKED
{
    tn_value value;
    tn_status status =
        constant_from("torch_device_from_pyobject", "tenon.device", TN_KIND_DEVICE, object, &value);
    if (status == TN_OK)
        *out = value.as.device;
    return status;
}

/* Hand over an object that was made; NULL is the exception that says why there is none. */
static tn_status give(const char *function, PyObject *object, void **out) TPY_UNCHECKED
{
    if (object == NULL)
        return tpy_keep_exception(function);
    *out = object;
    return TN_OK;
}

static tn_status dtype_to(int32_t dtype, void **out) TPY_UNCHECKED
{
    static const char function[] = "torch_dtype_to_pyobject";
    tn_status status = check_gil(function);
    return status != TN_OK ? status : give(function, tpy_dtype_new(dtype), out);
}

static tn_status device_to(tn_device device, void **out) TPY_UNCHECKED
{
    static const char function[] = "torch_device_to_pyobject";
    tn_status status = check_gil(function);
    return status != TN_OK ? status : give(function, tpy_device_new(device), out);
}

static const tn_python_objects objects = {sizeof objects, is_tensor, tensor_from, tensor_to,
                                          dtype_from,     dtype_to,  device_from, device_to};

int tpy_abi_objects_init(PyObject *module) TPY_UNCHECKED
{
    (void)module;
    void *process = dlopen(NULL, RTLD_LAZY);
    if (process != NULL) {
        *(void **)&holds_gil = dlsym(process, "PyGILState_Check");
        dlclose(process);
    }
    tn_status status = tn_python_objects_register(&objects);
    return status == TN_OK ? 0 : (tpy_raise(status), -1);
}
