/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Objects of Python: seven functions that go through the table of the Python package
 * (tenon/experimental/python_objects.h), because the core knows no Python.
 */
#include "abi/shims.h"

#include <tenon/experimental/python_objects.h>

#include <stdatomic.h>

/* Borrowed for ever; NULL until a package registers one. */
static _Atomic(const tn_python_objects *) registered;

tn_status tn_python_objects_register(const tn_python_objects *table)
{
    if (table == NULL || table->size != sizeof *table || table->is_tensor == NULL ||
        table->tensor_from == NULL || table->tensor_to == NULL || table->dtype_from == NULL ||
        table->dtype_to == NULL || table->device_from == NULL || table->device_to == NULL)
        return tni_fail(TN_ERR_VALUE,
                        "tn_python_objects_register: a table of this size with all functions is "
                        "needed");
    const tn_python_objects *before = NULL;
    if (atomic_compare_exchange_strong(&registered, &before, table) || before == table)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "tn_python_objects_register: another table is registered");
}

/* Return the table, or NULL after recording why there is none. */
static const tn_python_objects *find_table(const char *function)
{
    const tn_python_objects *table = atomic_load(&registered);
    if (TNI_UNLIKELY(table == NULL))
        (void)tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: needs Python and the tenon package loaded",
                       function);
    return table;
}

AOTITorchError torch_is_tensor_pyobject(void *py_obj, bool *ret)
{
    if (py_obj == NULL || ret == NULL)
        return tni_shim_null(__func__, "py_obj and ret");
    const tn_python_objects *table = find_table(__func__);
    return table == NULL ? tni_shim_failed() : tni_shim(table->is_tensor(py_obj, ret));
}

AOTITorchError torch_tensor_from_pyobject(void *py_obj, AtenTensorHandle *ret)
{
    if (py_obj == NULL || ret == NULL)
        return tni_shim_null(__func__, "py_obj and ret");
    const tn_python_objects *table = find_table(__func__);
    tn_tensor *tensor = NULL;
    if (table == NULL || table->tensor_from(py_obj, &tensor) != TN_OK)
        return tni_shim_failed();
    return tni_shim(tni_handle_new_take(tensor, ret));
}

/* An undefined tensor is None, as in PyTorch. */
AOTITorchError torch_tensor_to_pyobject(AtenTensorHandle ath, void *py_type, void **ret)
{
    if (ath == NULL || ret == NULL)
        return tni_shim_null(__func__, "ath and ret");
    const tn_python_objects *table = find_table(__func__);
    return table == NULL ? tni_shim_failed()
                         : tni_shim(table->tensor_to(ath->tensor, py_type, ret));
}

AOTITorchError torch_dtype_from_pyobject(void *py_obj, int32_t *ret_dtype)
{
    if (py_obj == NULL || ret_dtype == NULL)
        return tni_shim_null(__func__, "py_obj and ret_dtype");
    const tn_python_objects *table = find_table(__func__);
    return table == NULL ? tni_shim_failed() : tni_shim(table->dtype_from(py_obj, ret_dtype));
}

AOTITorchError torch_dtype_to_pyobject(int32_t dtype, void **ret)
{
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    const tn_python_objects *table = find_table(__func__);
    return table == NULL ? tni_shim_failed() : tni_shim(table->dtype_to(dtype, ret));
}

AOTITorchError torch_device_from_pyobject(void *py_obj, int32_t *ret_device_type,
                                          int32_t *ret_device_index)
{
    if (py_obj == NULL || ret_device_type == NULL || ret_device_index == NULL)
        return tni_shim_null(__func__, "py_obj, ret_device_type and ret_device_index");
    const tn_python_objects *table = find_table(__func__);
    tn_device device;
    if (table == NULL || table->device_from(py_obj, &device) != TN_OK)
        return tni_shim_failed();
    *ret_device_type = (int32_t)device.type;
    *ret_device_index = device.index;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_device_to_pyobject(int32_t device_type, int32_t device_index, void **ret)
{
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    const tn_python_objects *table = find_table(__func__);
    if (table == NULL)
        return tni_shim_failed();
    if (device_type < 0 || device_type > INT8_MAX ||
        tn_device_type_name((tn_device_type)device_type)[0] == '?')
        return tni_shim(
            tni_fail(TN_ERR_VALUE, "%s: invalid device type %d", __func__, (int)device_type));
    if (device_index < -1 || device_index > INT8_MAX)
        return tni_shim(tni_fail(TN_ERR_VALUE, "%s: device index %d is out of range", __func__,
                                 (int)device_index));
    tn_device device = {(int8_t)device_type, (int8_t)device_index};
    return tni_shim(table->device_to(device, ret));
}
