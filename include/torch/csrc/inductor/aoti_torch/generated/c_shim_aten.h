/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators by name, through the dispatcher: any device, autograd included.
 *
 * One function per operator overload. Handles are borrowed, `ret` handles are new; out= operators
 * fill handles that the caller has made. A bool is an int32_t; an optional value is a pointer that
 * may be NULL; an optional device is a pointer to its type and a plain index; an array is followed
 * by its length; an optional tensor is a pointer to a handle; a Scalar is a double.
 */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_C_SHIM_ATEN_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_C_SHIM_ATEN_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#ifdef __cplusplus
extern "C" {
#endif

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_amax(AtenTensorHandle self, const int64_t *dim,
                                                      int64_t dim_len_, int32_t keepdim,
                                                      AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_fill__Scalar(AtenTensorHandle self, double value);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError aoti_torch_aten_full(
    const int64_t *size, int64_t size_len_, double fill_value, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_narrow(AtenTensorHandle self, int64_t dim,
                                                        int64_t start, int64_t length,
                                                        AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_empty(
    AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_zeros(
    AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_pad(AtenTensorHandle self, const int64_t *pad,
                                                     int64_t pad_len_, const char *mode,
                                                     double *value, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError aoti_torch_aten_subtract_Tensor(
    AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle *ret0);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
