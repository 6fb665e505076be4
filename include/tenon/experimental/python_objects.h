/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Objects of Python for extensions: what the functions of PyTorch's ABI that take or make a
 * `PyObject *` (torch_tensor_from_pyobject …) call.
 * Experimental: it may change with any release (docs/versions.md).
 *
 * The library knows no Python. A package that has classes for tensors, dtypes and devices registers
 * one table when it is imported; without a table those functions fail with a message that says so.
 * Objects and types are `void *` here. An object that is given is borrowed, one that comes back is
 * a new reference.
 *
 * Threads: the caller of each function holds the GIL; where it does not, the function fails.
 */
#ifndef TENON_PYTHON_OBJECTS_H
#define TENON_PYTHON_OBJECTS_H

#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Each function returns a status after tn_fail, and writes its output on TN_OK only. */
typedef struct tn_python_objects {
    size_t size; /* sizeof(tn_python_objects) of the caller */
    /* Whether an object is a tensor, also one of a subclass. */
    tn_status (*is_tensor)(void *object, bool *out);
    /* The tensor that an object names, new. */
    tn_status (*tensor_from)(void *object, tn_tensor **out);
    /*
     * The object of a tensor, the same one as long as it lives; for NULL, None. `type` is the class
     * that it must be of (NULL: any).
     */
    tn_status (*tensor_to)(tn_tensor *tensor, void *type, void **object);
    tn_status (*dtype_from)(void *object, int32_t *dtype);
    tn_status (*dtype_to)(int32_t dtype, void **object);
    /* A device without an index has index -1. */
    tn_status (*device_from)(void *object, tn_device *device);
    tn_status (*device_to)(tn_device device, void **object);
} tn_python_objects;

/*
 * Registers the table, which is borrowed for the life of the process. TN_ERR_VALUE: no table, one
 * of another size, or a function that is missing. TN_ERR_RUNTIME: another table is registered.
 */
TN_API tn_status tn_python_objects_register(const tn_python_objects *table) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
