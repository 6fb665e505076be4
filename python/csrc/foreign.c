/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What importing from all libraries shares: checking their strides and alignment, and choosing the
 * protocol.
 */
#include "foreign.h"

#include "crossing.h"
#include "tensor_object.h"

#include <tenon/ops.h>

/*
 * Convert strides to elements. Other libraries may give any stride to a dimension of size 1, or to
 * those of an empty tensor; a stride that a tensor cannot have is replaced by 1 there. Return false
 * if the strides are negative or not a multiple of the element's size.
 */
static bool strides_in_elements(const tpy_memory *memory, bool in_bytes, int64_t *out)
{
    int64_t unit = in_bytes ? (int64_t)tn_dtype_size(memory->dtype) : 1;
    bool is_empty = false;
    for (int64_t i = 0; i < memory->ndim; i++)
        is_empty = is_empty || memory->sizes[i] == 0;
    for (int64_t i = 0; i < memory->ndim; i++) {
        int64_t stride = memory->strides[i];
        bool fits = stride >= 0 && (unit == 1 || stride % unit == 0);
        if (!fits && memory->sizes[i] > 1 && !is_empty)
            return false;
        out[i] = fits ? stride / unit : 1;
    }
    return true;
}

/* Elements must be aligned to their size, complex ones to that of their parts. */
static bool is_aligned(const tpy_memory *memory)
{
    size_t width = tn_dtype_size(memory->dtype);
    bool is_pair = memory->dtype >= TN_DTYPE_C32 && memory->dtype <= TN_DTYPE_C128;
    return (uintptr_t)memory->data % (is_pair ? width / 2 : width) == 0;
}

PyObject *tpy_tensor_over(const tpy_memory *memory, bool in_bytes, PyObject *wrong)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *tensor;
    if (memory->ndim < 0 || memory->ndim > TN_MAX_DIM)
        return PyErr_Format(wrong, "%lld dimensions; a tensor has at most %d",
                            (long long)memory->ndim, TN_MAX_DIM);
    if (memory->strides != NULL && !strides_in_elements(memory, in_bytes, strides))
        return PyErr_Format(wrong, "a tensor has no negative strides, and none of parts of an "
                                   "element: pass a copy");
    if (!is_aligned(memory))
        return PyErr_Format(wrong, "the memory is not aligned for elements of %s: pass a copy",
                            tn_dtype_name(memory->dtype));
    tn_status status = tn_tensor_from_blob(memory->data, memory->dtype, memory->ndim, memory->sizes,
                                           memory->strides == NULL ? NULL : strides, 0,
                                           memory->deleter, memory->context, &tensor);
    if (status != TN_OK)
        return tpy_raise(status);
    PyObject *object = tpy_tensor_take(tensor);
    if (object != NULL)
        ((tpy_tensor *)object)->is_read_only = memory->is_read_only;
    return object;
}

tn_tensor *tpy_hand_out(const tn_tensor *tensor)
{
    tn_tensor *view;
    tn_status status = tn_tensor_view(tensor, tn_tensor_dim(tensor), tn_tensor_sizes(tensor),
                                      tn_tensor_strides(tensor), tn_tensor_offset(tensor), &view);
    if (status != TN_OK) {
        tpy_raise(status);
        return NULL;
    }
    /* Resizing would move the memory away from under its other user. */
    tn_tensor_fix_storage(view);
    return view;
}

/*
 * Only floating-point and complex tensors have lazy bits, and only complex ones can be conjugated.
 */
bool tpy_is_plain(tn_tensor *tensor)
{
    bool is_turned = false;
    tn_dtype dtype = tn_tensor_dtype(tensor);
    bool is_complex = dtype >= TN_DTYPE_C32 && dtype <= TN_DTYPE_C128;
    if (!is_complex && dtype != TN_DTYPE_F16 && dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F64 &&
        dtype != TN_DTYPE_BF16)
        return true;
    if (tn_is_neg(tensor, &is_turned) != TN_OK || is_turned)
        return false;
    return !is_complex || (tn_is_conj(tensor, &is_turned) == TN_OK && !is_turned);
}

/* Whoever has one has imported torch, so sys.modules has the class. */
bool tpy_is_of_pytorch(PyObject *object)
{
    PyObject *modules = PyImport_GetModuleDict(); /* borrowed */
    PyObject *torch = modules == NULL ? NULL : PyDict_GetItemString(modules, "torch");
    if (torch == NULL)
        return false;
    TPY_OWN(type, PyObject_GetAttrString(torch, "Tensor"));
    int is_one = type == NULL ? -1 : PyObject_IsInstance(object, type);
    if (is_one < 0)
        PyErr_Clear(); /* torch is still being imported, or is something else */
    return is_one > 0;
}

/* Arrays first: NumPy's C struct is read faster than a capsule is exchanged. */
PyObject *tpy_foreign_tensor(PyObject *object)
{
    if (tpy_is_array(object))
        return tpy_array_import(object);
    if (tpy_has_dlpack(object))
        return tpy_dlpack_import(object);
    if (PyObject_CheckBuffer(object) && !PyBytes_Check(object) && !PyByteArray_Check(object))
        return tpy_buffer_import(object);
    return NULL;
}
