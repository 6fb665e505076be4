/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Handles, and the properties of a tensor. An undefined tensor answers as PyTorch's does: one
 * dimension of size 0, dtype 46; it has no strides, device, storage or data.
 *
 * There are two kinds of getters, and so two tables: what an undefined tensor answers, and what it
 * refuses. A handle is checked for NULL only: one that points nowhere cannot be told from a good
 * one.
 */
#include "abi/shims.h"
#include "tensor/packed_forms.h"

#include <tenon/autograd.h>

static int64_t undefined_sizes[1] = {0};
static int64_t undefined_strides[1] = {1};

/*
 * What a handle that names no tensor shows. It has no storage, so only metadata may be read from
 * it.
 */
#define UNDEFINED_TENSOR(number)                                                                   \
    {                                                                                              \
        .rank = 1, .dtype = (number), .layout = TN_LAYOUT_STRIDED, .sizes = undefined_sizes,       \
        .strides = undefined_strides, .flags = TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE            \
    }
static const tn_tensor undefined = UNDEFINED_TENSOR(TN_DTYPE_UNDEFINED);

/* The same since PyTorch 2.14, which gave the number of Undefined to BComplex32. */
static const tn_tensor undefined_later = UNDEFINED_TENSOR(TN_DTYPE_UNDEFINED + 1);

/* Return what an undefined tensor shows in the release that the process answers as. */
static TNI_COLD const tn_tensor *look_undefined(void)
{
    return tni_torch_abi_is_from(14) ? &undefined_later : &undefined;
}

/* For what every tensor answers: one test, and no branch after it. */
static inline const tn_tensor *look(AtenTensorHandle handle)
{
    return TNI_LIKELY(handle->tensor != NULL) ? handle->tensor : look_undefined();
}

static TNI_COLD AOTITorchError fail_undefined(const char *text)
{
    return tni_shim(tni_fail(TN_ERR_RUNTIME, "%s", text));
}

/* ---- handles ---- */

/* NULL is legal, as for every delete but one. */
AOTITorchError aoti_torch_delete_tensor_object(AtenTensorHandle tensor)
{
    tni_handle_free(tensor);
    return AOTI_TORCH_SUCCESS;
}

/* Another handle to the same tensor, also to an undefined one; each is deleted separately. */
AOTITorchError aoti_torch_new_tensor_handle(AtenTensorHandle orig_handle,
                                            AtenTensorHandle *new_handle)
{
    if (TNI_UNLIKELY(orig_handle == NULL || new_handle == NULL))
        return tni_shim_null(__func__, "orig_handle and new_handle");
    return tni_shim(tni_handle_dup(orig_handle, new_handle));
}

AOTITorchError aoti_torch_new_uninitialized_tensor(AtenTensorHandle *ret)
{
    if (TNI_UNLIKELY(ret == NULL))
        return tni_shim_null(__func__, "ret");
    return tni_shim(tni_handle_new_take(NULL, ret));
}

/*
 * Let this handle name another tensor, for all who hold it. The new tensor is retained before the
 * old one is released, because they may be the same, or one a view of the other. Two threads that
 * assign to one handle need a lock of their own, as in PyTorch.
 */
AOTITorchError aoti_torch_assign_tensors(AtenTensorHandle src, AtenTensorHandle dst)
{
    if (TNI_UNLIKELY(src == NULL || dst == NULL))
        return tni_shim_null(__func__, "src and dst");
    tn_tensor *old = dst->tensor;
    dst->tensor = tn_tensor_retain(src->tensor);
    tn_tensor_release(old);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_assign_tensors_out(AtenTensorHandle src, AtenTensorHandle *ret_dst)
{
    if (TNI_UNLIKELY(src == NULL || ret_dst == NULL))
        return tni_shim_null(__func__, "src and ret_dst");
    return tni_shim(tni_handle_dup(src, ret_dst));
}

AOTITorchError aoti_torch_is_defined(AtenTensorHandle tensor, bool *ret_is_defined)
{
    if (TNI_UNLIKELY(tensor == NULL || ret_is_defined == NULL))
        return tni_shim_null(__func__, "tensor and ret_is_defined");
    *ret_is_defined = tensor->tensor != NULL;
    return AOTI_TORCH_SUCCESS;
}

/* Only a tensor of strides has one: not an undefined one, nor one of another layout. */
AOTITorchError torch_has_storage(AtenTensorHandle tensor, bool *ret_has_storage)
{
    if (TNI_UNLIKELY(tensor == NULL || ret_has_storage == NULL))
        return tni_shim_null(__func__, "tensor and ret_has_storage");
    const tn_tensor *self = tensor->tensor;
    *ret_has_storage = self != NULL && self->layout == TN_LAYOUT_STRIDED;
    return AOTI_TORCH_SUCCESS;
}

/* ---- what every tensor answers, undefined ones too: X(function, output type, value) ---- */

/*
 * A table, because the functions differ in one expression only; all make the same checks in the
 * same order.
 */
#define GETTERS(X)                                                                                 \
    X(aoti_torch_get_dim, int64_t, self->rank)                                                     \
    X(aoti_torch_get_numel, int64_t, self->numel)                                                  \
    X(aoti_torch_get_dtype, int32_t, self->dtype)                                                  \
    X(aoti_torch_get_layout, int32_t, self->layout)                                                \
    X(aoti_torch_get_storage_offset, int64_t, self->offset)                                        \
    X(aoti_torch_get_sizes, int64_t *, self->sizes)                                                \
    X(aoti_torch_is_contiguous, bool, (self->flags & TNI_TENSOR_CONTIGUOUS) != 0)

#define GETTER(function, type, value)                                                              \
    AOTITorchError function(AtenTensorHandle tensor, type *ret)                                    \
    {                                                                                              \
        if (TNI_UNLIKELY(tensor == NULL || ret == NULL))                                           \
            return tni_shim_null(__func__, "the tensor and the output");                           \
        const tn_tensor *self = look(tensor);                                                      \
        *ret = value;                                                                              \
        return AOTI_TORCH_SUCCESS;                                                                 \
    }
GETTERS(GETTER)
#undef GETTER

/* ---- what only a defined tensor has: X(function, output type, value, failure) ---- */

/*
 * The words are PyTorch's. The three data pointers differ in what the wrapper may do with them;
 * copy-on-write, which would distinguish them, does not exist here.
 */
#define DEFINED_GETTERS(X)                                                                         \
    X(aoti_torch_get_strides, int64_t *, self->strides, "strides() called on an undefined Tensor") \
    X(aoti_torch_get_device_type, int32_t, self->device.type, "tensor does not have a device")     \
    X(aoti_torch_get_device_index, int32_t, self->device.index, "tensor does not have a device")   \
    X(aoti_torch_get_data_ptr, void *, tni_tensor_give_address(self),                              \
      "Cannot access data pointer of an undefined Tensor")                                         \
    X(torch_get_mutable_data_ptr, void *, tni_tensor_give_address(self),                           \
      "Cannot access data pointer of an undefined Tensor")                                         \
    X(torch_get_const_data_ptr, const void *, self->data,                                          \
      "Cannot access data pointer of an undefined Tensor")                                         \
    X(aoti_torch_get_storage_size, int64_t, (int64_t)self->storage->bytes,                         \
      "Cannot access storage of an undefined Tensor")                                              \
    X(aoti_torch_get_storage_numel, int64_t,                                                       \
      (int64_t)(self->storage->bytes / tni_dtypes[self->dtype].bytes),                             \
      "Cannot access storage of an undefined Tensor")

#define GETTER(function, type, value, failure)                                                     \
    AOTITorchError function(AtenTensorHandle tensor, type *ret)                                    \
    {                                                                                              \
        if (TNI_UNLIKELY(tensor == NULL || ret == NULL))                                           \
            return tni_shim_null(__func__, "the tensor and the output");                           \
        const tn_tensor *self = tensor->tensor;                                                    \
        if (TNI_UNLIKELY(self == NULL))                                                            \
            return fail_undefined(failure);                                                        \
        *ret = value;                                                                              \
        return AOTI_TORCH_SUCCESS;                                                                 \
    }
DEFINED_GETTERS(GETTER)
#undef GETTER

/* A tensor without dimensions refuses every index, unlike operators, which accept 0 and -1. */
AOTITorchError aoti_torch_get_size(AtenTensorHandle tensor, int64_t d, int64_t *ret_size)
{
    if (TNI_UNLIKELY(tensor == NULL || ret_size == NULL))
        return tni_shim_null(__func__, "tensor and ret_size");
    const tn_tensor *self = look(tensor);
    tn_status status = tni_wrap_size_dim(d, self->rank, &d);
    if (TNI_LIKELY(status == TN_OK))
        *ret_size = self->sizes[d];
    return tni_shim(status);
}

/* Unlike its sizes, strides of an undefined tensor are a failure in PyTorch. */
AOTITorchError aoti_torch_get_stride(AtenTensorHandle tensor, int64_t d, int64_t *ret_stride)
{
    if (TNI_UNLIKELY(tensor == NULL || ret_stride == NULL))
        return tni_shim_null(__func__, "tensor and ret_stride");
    const tn_tensor *self = tensor->tensor;
    if (TNI_UNLIKELY(self == NULL))
        return fail_undefined("strides() called on an undefined Tensor");
    tn_status status = tni_wrap_size_dim(d, self->rank, &d);
    if (TNI_LIKELY(status == TN_OK))
        *ret_stride = self->strides[d];
    return tni_shim(status);
}

/* ---- gradients ---- */

/* Turning it off is legal for every leaf: an extension may do so for all of its results. */
AOTITorchError torch_set_requires_grad(AtenTensorHandle tensor, bool requires_grad)
{
    if (TNI_UNLIKELY(tensor == NULL))
        return tni_shim_null(__func__, "tensor");
    tn_tensor *self = tensor->tensor;
    if (TNI_UNLIKELY(self == NULL))
        return fail_undefined("requires_grad cannot be set on an undefined Tensor");
    return tni_shim(tn_tensor_set_requires_grad(self, requires_grad));
}

bool aoti_torch_grad_mode_is_enabled(void)
{
    return tn_grad_mode();
}

void aoti_torch_grad_mode_set_enabled(bool enabled)
{
    (void)tn_grad_mode_set(enabled);
}
