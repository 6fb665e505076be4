/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The dispatch keys of a tensor, which depend on its device, layout, dtype and state.
 *
 * The set is computed when a tensor is made and when one of these changes, never per call: a call
 * only ORs the sets of its arguments. Bits and their order are PyTorch's (keyset_bits.h), because
 * extensions register kernels by these names and expect the same one to win.
 */
#include "tensor/keyset_bits.h"
#include "tensor/tensor_core.h"

/*
 * State that operators put into the key set and that is stored nowhere else. A refresh must keep
 * it: the elements must still be conjugated or negated when they are read.
 */
#define KEPT_BITS                                                                                  \
    (TNI_FUNCTIONALITY_BIT(CONJUGATE) | TNI_FUNCTIONALITY_BIT(NEGATIVE) |                          \
     TNI_FUNCTIONALITY_BIT(ZERO_TENSOR))

/*
 * The backend bit of each device type, 0 for those without one. Devices are not in the order of
 * backend bits, which is by priority; META is the highest, so that a call with one meta tensor only
 * computes shapes.
 */
static const uint64_t backends[TN_DEVICE_COUNT] = {
    [TN_DEVICE_CPU] = TNI_BACKEND_BIT(CPU),
    [TN_DEVICE_CUDA] = TNI_BACKEND_BIT(CUDA),
    [TN_DEVICE_HIP] = TNI_BACKEND_BIT(HIP),
    [TN_DEVICE_MAIA] = TNI_BACKEND_BIT(MAIA),
    [TN_DEVICE_XLA] = TNI_BACKEND_BIT(XLA),
    [TN_DEVICE_XPU] = TNI_BACKEND_BIT(XPU),
    [TN_DEVICE_MPS] = TNI_BACKEND_BIT(MPS),
    [TN_DEVICE_META] = TNI_BACKEND_BIT(META),
    [TN_DEVICE_HPU] = TNI_BACKEND_BIT(HPU),
    [TN_DEVICE_VE] = TNI_BACKEND_BIT(VE),
    [TN_DEVICE_LAZY] = TNI_BACKEND_BIT(LAZY),
    [TN_DEVICE_IPU] = TNI_BACKEND_BIT(IPU),
    [TN_DEVICE_MTIA] = TNI_BACKEND_BIT(MTIA),
    [TN_DEVICE_PRIVATEUSE1] = TNI_BACKEND_BIT(PRIVATEUSE1)};

tni_keyset tni_device_keys(tn_device_type type)
{
    return (int)type >= 0 && type < TN_DEVICE_COUNT ? backends[type] : 0;
}

/* The autocast key of each device type, 0 for those without one. */
static const uint64_t autocasts[TN_DEVICE_COUNT] = {
    [TN_DEVICE_CPU] = TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU),
    [TN_DEVICE_CUDA] = TNI_FUNCTIONALITY_BIT(AUTOCAST_CUDA),
    [TN_DEVICE_MAIA] = TNI_FUNCTIONALITY_BIT(AUTOCAST_MAIA),
    [TN_DEVICE_XLA] = TNI_FUNCTIONALITY_BIT(AUTOCAST_XLA),
    [TN_DEVICE_XPU] = TNI_FUNCTIONALITY_BIT(AUTOCAST_XPU),
    [TN_DEVICE_MPS] = TNI_FUNCTIONALITY_BIT(AUTOCAST_MPS),
    [TN_DEVICE_HPU] = TNI_FUNCTIONALITY_BIT(AUTOCAST_HPU),
    [TN_DEVICE_IPU] = TNI_FUNCTIONALITY_BIT(AUTOCAST_IPU),
    [TN_DEVICE_MTIA] = TNI_FUNCTIONALITY_BIT(AUTOCAST_MTIA),
    [TN_DEVICE_PRIVATEUSE1] = TNI_FUNCTIONALITY_BIT(AUTOCAST_PRIVATEUSE1)};

/*
 * Return the functionality of the elements. The layout decides before the dtype: sparse kernels
 * would also run a sparse tensor of a quantised type.
 */
static uint64_t element_bits(const tn_tensor *self)
{
    switch ((tn_layout)self->layout) {
    case TN_LAYOUT_SPARSE:
        return TNI_FUNCTIONALITY_BIT(SPARSE);
    case TN_LAYOUT_SPARSE_CSR:
    case TN_LAYOUT_SPARSE_CSC:
    case TN_LAYOUT_SPARSE_BSR:
    case TN_LAYOUT_SPARSE_BSC:
        return TNI_FUNCTIONALITY_BIT(SPARSE_CSR);
    case TN_LAYOUT_JAGGED:
        return TNI_FUNCTIONALITY_BIT(NESTED_TENSOR);
    case TN_LAYOUT_STRIDED:
    case TN_LAYOUT_MKLDNN:
    case TN_LAYOUT_COUNT:
        break;
    }
    if (tni_dtypes[self->dtype].traits & TNI_DTYPE_QUANTIZED)
        return TNI_FUNCTIONALITY_BIT(QUANTIZED);
    return TNI_FUNCTIONALITY_BIT(DENSE);
}

/*
 * Return the keys of a device with a functionality of its own instead of a backend. MKLDNN is a
 * layout of the CPU, and is here because its elements cannot be read as CPU memory.
 */
static uint64_t plain_device_bits(const tn_tensor *self)
{
    switch (self->device.type) {
    case TN_DEVICE_FPGA:
        return TNI_FUNCTIONALITY_BIT(FPGA);
    case TN_DEVICE_VULKAN:
        return TNI_FUNCTIONALITY_BIT(VULKAN);
    case TN_DEVICE_METAL:
        return TNI_FUNCTIONALITY_BIT(METAL);
    default:
        return TNI_FUNCTIONALITY_BIT(MKLDNN_CPU);
    }
}

/*
 * The first branch is nearly every tensor, and one store. The rest follows how PyTorch constructs a
 * key set: the backend's bit, the functionality of the elements, the device's autocast key, and
 * autograd's keys, which a tensor has whether or not it requires a gradient; tensors made in
 * inference mode have none of these, so that calls on them skip autograd.
 */
void tni_tensor_refresh_keys(tn_tensor *self)
{
    if (TNI_LIKELY(self->device.type == TN_DEVICE_CPU && self->layout == TN_LAYOUT_STRIDED &&
                   !(self->flags & TNI_TENSOR_INFERENCE) &&
                   !(tni_dtypes[self->dtype].traits & TNI_DTYPE_QUANTIZED))) {
        self->keys = (self->keys & KEPT_BITS) | TNI_COMMON_KEYS;
        return;
    }
    uint64_t backend = self->layout == TN_LAYOUT_MKLDNN ? 0 : backends[self->device.type];
    uint64_t keys = self->keys & KEPT_BITS;
    uint64_t autograd = TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
    if (backend) {
        keys |= backend | element_bits(self) | autocasts[self->device.type];
        autograd |= TNI_FUNCTIONALITY_BIT(AUTOGRAD);
        if (self->layout == TN_LAYOUT_JAGGED)
            autograd |= TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR);
    } else {
        keys |= plain_device_bits(self);
        autograd |= TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER);
    }
    if (!(self->flags & TNI_TENSOR_INFERENCE))
        keys |= autograd;
    TNI_ASSERT(keys >> (TNI_NUM_BACKENDS + TNI_NUM_FUNCTIONALITIES - 1) == 0);
    self->keys = keys;
}
