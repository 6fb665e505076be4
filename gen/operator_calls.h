/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#ifndef TENON_OPERATOR_CALLS_H
#define TENON_OPERATOR_CALLS_H

#include "kernels/kernel_core.h"

/* __and__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___and___Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__and__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __and__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___and___Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__and__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___iand___Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::__iand__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___iand___Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::__iand__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ilshift___Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::__ilshift__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ilshift___Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::__ilshift__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ior___Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::__ior__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ior___Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::__ior__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___irshift___Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::__irshift__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___irshift___Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::__irshift__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ixor___Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::__ixor__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___ixor___Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::__ixor__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __lshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___lshift___Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__lshift__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___lshift___Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::__lshift__.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __lshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___lshift___Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__lshift__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___lshift___Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::__lshift__.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __or__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___or___Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__or__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __or__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___or___Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__or__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __rshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___rshift___Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__rshift__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___rshift___Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::__rshift__.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __rshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___rshift___Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__rshift__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call___rshift___Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::__rshift__.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* __xor__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___xor___Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__xor__.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* __xor__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call___xor___Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::__xor__.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool2d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool2d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool2d_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool2d_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool2d_backward_out(tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool2d_backward.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool3d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool3d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool3d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool3d_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool3d_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool3d_backward_out(tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool3d_backward.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _aminmax(Tensor self) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__aminmax(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::_aminmax", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__aminmax_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::_aminmax.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call__aminmax_dim_out(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::_aminmax.dim_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out0, &boxes[3]),
        tni_box_handle(out1, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* _aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call__aminmax_out(tn_tensor *self, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::_aminmax.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out0, &boxes[1]),
        tni_box_handle(out1, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__batch_norm_no_update(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_batch_norm_no_update", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
    };
    return tni_call_tensors(&callee, args, 4, results);
}

/* _batch_norm_no_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!)) */
TN_NODISCARD static inline tn_status tni_call__batch_norm_no_update_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tni_callee callee = {"aten::_batch_norm_no_update.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
        tni_box_handle(out0, &boxes[7]),
        tni_box_handle(out1, &boxes[8]),
        tni_box_handle(out2, &boxes[9]),
        tni_box_handle(out3, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 4);
}

/* _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__batch_norm_with_update(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_batch_norm_with_update", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
    };
    return tni_call_tensors(&callee, args, 4, results);
}

/* _batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!)) */
TN_NODISCARD static inline tn_status tni_call__batch_norm_with_update_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd, tn_tensor *reserve)
{
    static tni_callee callee = {"aten::_batch_norm_with_update.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
        tni_box_handle(out, &boxes[7]),
        tni_box_handle(save_mean, &boxes[8]),
        tni_box_handle(save_invstd, &boxes[9]),
        tni_box_handle(reserve, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 4);
}

/* _batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
TN_NODISCARD static inline tn_status tni_call__batch_norm_with_update_functional(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_batch_norm_with_update_functional", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
    };
    return tni_call_tensors(&callee, args, 6, results);
}

/* _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__cdist_backward(tn_tensor *grad, tn_tensor *x1, tn_tensor *x2, double p, tn_tensor *cdist, tn_tensor **result)
{
    static tni_callee callee = {"aten::_cdist_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_handle(x1, &boxes[1]),
        tni_box_handle(x2, &boxes[2]),
        tni_box_double(p, &boxes[3]),
        tni_box_handle(cdist, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _cdist_backward.out(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__cdist_backward_out(tn_tensor *grad, tn_tensor *x1, tn_tensor *x2, double p, tn_tensor *cdist, tn_tensor *out)
{
    static tni_callee callee = {"aten::_cdist_backward.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_handle(x1, &boxes[1]),
        tni_box_handle(x2, &boxes[2]),
        tni_box_double(p, &boxes[3]),
        tni_box_handle(cdist, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__cdist_forward(tn_tensor *x1, tn_tensor *x2, double p, tni_maybe_int compute_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::_cdist_forward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(x1, &boxes[0]),
        tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]),
        tni_box_maybe_int_optional(compute_mode, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__cdist_forward_out(tn_tensor *x1, tn_tensor *x2, double p, tni_maybe_int compute_mode, tn_tensor *out)
{
    static tni_callee callee = {"aten::_cdist_forward.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(x1, &boxes[0]),
        tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]),
        tni_box_maybe_int_optional(compute_mode, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _conj_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__conj_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__conj_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::_conj_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__conj_physical(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj_physical", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__conj_physical_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::_conj_physical.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__convolution(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, tn_tensor **result)
{
    static tni_callee callee = {"aten::_convolution", NULL};
    tni_box boxes[13];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]),
        tni_box_int(groups, &boxes[8]),
        tni_box_bool(benchmark, &boxes[9]),
        tni_box_bool(deterministic, &boxes[10]),
        tni_box_bool(cudnn_enabled, &boxes[11]),
        tni_box_bool(allow_tf32, &boxes[12]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__convolution_deprecated(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, bool benchmark, bool deterministic, bool cudnn_enabled, tn_tensor **result)
{
    static tni_callee callee = {"aten::_convolution.deprecated", NULL};
    tni_box boxes[12];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]),
        tni_box_int(groups, &boxes[8]),
        tni_box_bool(benchmark, &boxes[9]),
        tni_box_bool(deterministic, &boxes[10]),
        tni_box_bool(cudnn_enabled, &boxes[11]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__convolution_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, tn_tensor *out)
{
    static tni_callee callee = {"aten::_convolution.out", NULL};
    tni_box boxes[14];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]),
        tni_box_int(groups, &boxes[8]),
        tni_box_bool(benchmark, &boxes[9]),
        tni_box_bool(deterministic, &boxes[10]),
        tni_box_bool(cudnn_enabled, &boxes[11]),
        tni_box_bool(allow_tf32, &boxes[12]),
        tni_box_handle(out, &boxes[13]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__convolution_mode(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, const tni_string *padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::_convolution_mode", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_string(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tni_call__cummax_helper(tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tni_callee callee = {"aten::_cummax_helper", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
        tni_box_int(dim, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tni_call__cummin_helper(tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tni_callee callee = {"aten::_cummin_helper", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
        tni_box_int(dim, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_c2c(tn_tensor *self, tni_ints dim, int64_t normalization, bool forward, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_c2c", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_bool(forward, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__fft_c2c_out(tn_tensor *self, tni_ints dim, int64_t normalization, bool forward, tn_tensor *out)
{
    static tni_callee callee = {"aten::_fft_c2c.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_bool(forward, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_c2r(tn_tensor *self, tni_ints dim, int64_t normalization, int64_t last_dim_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_c2r", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_int(last_dim_size, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__fft_c2r_out(tn_tensor *self, tni_ints dim, int64_t normalization, int64_t last_dim_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::_fft_c2r.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_int(last_dim_size, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_r2c(tn_tensor *self, tni_ints dim, int64_t normalization, bool onesided, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_r2c", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_bool(onesided, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__fft_r2c_out(tn_tensor *self, tni_ints dim, int64_t normalization, bool onesided, tn_tensor *out)
{
    static tni_callee callee = {"aten::_fft_r2c.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]),
        tni_box_bool(onesided, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__fused_rms_norm(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tni_maybe_double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_fused_rms_norm", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_maybe_double_optional(eps, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call__histogramdd_bin_edges(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, StableIValue *cells)
{
    static tni_callee callee = {"aten::_histogramdd_bin_edges", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_out(&callee, args, cells);
}

/* _histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call__histogramdd_bin_edges_out(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, const tni_list *out)
{
    static tni_callee callee = {"aten::_histogramdd_bin_edges.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
        tni_box_list(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_cts(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, tn_tensor **result)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_cts", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_cts_out(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, tn_tensor *out)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_cts.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_tensors(tn_tensor *self, const tni_list *bins, tn_tensor *weight, bool density, tn_tensor **result)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_tensors", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(bins, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_bool(density, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_tensors_out(tn_tensor *self, const tni_list *bins, tn_tensor *weight, bool density, tn_tensor *out)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_tensors.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(bins, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_bool(density, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _is_all_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__is_all_true(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_is_all_true", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _is_any_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__is_any_true(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_is_any_true", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
TN_NODISCARD static inline tn_status tni_call__linalg_check_errors(tn_tensor *info, const tni_string *api_name, bool is_matrix)
{
    static tni_callee callee = {"aten::_linalg_check_errors", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(info, &boxes[0]),
        tni_box_string(api_name, &boxes[1]),
        tni_box_bool(is_matrix, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_det(tn_tensor *A, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_det", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_det_result(tn_tensor *A, tn_tensor *result, tn_tensor *LU, tn_tensor *pivots)
{
    static tni_callee callee = {"aten::_linalg_det.result", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_handle(result, &boxes[1]),
        tni_box_handle(LU, &boxes[2]),
        tni_box_handle(pivots, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tni_call__linalg_eigh(tn_tensor *A, const tni_string *UPLO, bool compute_v, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_eigh", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_string(UPLO, &boxes[1]),
        tni_box_bool(compute_v, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) */
TN_NODISCARD static inline tn_status tni_call__linalg_eigh_eigenvalues(tn_tensor *A, const tni_string *UPLO, bool compute_v, tn_tensor *eigenvalues, tn_tensor *eigenvectors)
{
    static tni_callee callee = {"aten::_linalg_eigh.eigenvalues", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_string(UPLO, &boxes[1]),
        tni_box_bool(compute_v, &boxes[2]),
        tni_box_handle(eigenvalues, &boxes[3]),
        tni_box_handle(eigenvectors, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* _linalg_eigvals(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__linalg_eigvals(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_linalg_eigvals", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_slogdet(tn_tensor *A, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_slogdet", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 4, results);
}

/* _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_slogdet_sign(tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet, tn_tensor *LU, tn_tensor *pivots)
{
    static tni_callee callee = {"aten::_linalg_slogdet.sign", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_handle(sign, &boxes[1]),
        tni_box_handle(logabsdet, &boxes[2]),
        tni_box_handle(LU, &boxes[3]),
        tni_box_handle(pivots, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 4);
}

/* _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call__linalg_solve_ex(tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_solve_ex", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_handle(B, &boxes[1]),
        tni_box_bool(left, &boxes[2]),
        tni_box_bool(check_errors, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 4, results);
}

/* _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) */
TN_NODISCARD static inline tn_status tni_call__linalg_solve_ex_result(tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *LU, tn_tensor *pivots, tn_tensor *info)
{
    static tni_callee callee = {"aten::_linalg_solve_ex.result", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_handle(B, &boxes[1]),
        tni_box_bool(left, &boxes[2]),
        tni_box_bool(check_errors, &boxes[3]),
        tni_box_handle(result, &boxes[4]),
        tni_box_handle(LU, &boxes[5]),
        tni_box_handle(pivots, &boxes[6]),
        tni_box_handle(info, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 4);
}

/* _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
TN_NODISCARD static inline tn_status tni_call__linalg_svd(tn_tensor *A, bool full_matrices, bool compute_uv, const tni_string *driver, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_svd", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(full_matrices, &boxes[1]),
        tni_box_bool(compute_uv, &boxes[2]),
        tni_box_string_optional(driver, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) */
TN_NODISCARD static inline tn_status tni_call__linalg_svd_U(tn_tensor *A, bool full_matrices, bool compute_uv, const tni_string *driver, tn_tensor *U, tn_tensor *S, tn_tensor *Vh)
{
    static tni_callee callee = {"aten::_linalg_svd.U", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(full_matrices, &boxes[1]),
        tni_box_bool(compute_uv, &boxes[2]),
        tni_box_string_optional(driver, &boxes[3]),
        tni_box_handle(U, &boxes[4]),
        tni_box_handle(S, &boxes[5]),
        tni_box_handle(Vh, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _local_scalar_dense(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tni_call__local_scalar_dense(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::_local_scalar_dense", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__log_softmax(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tni_callee callee = {"aten::_log_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__log_softmax_out(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tni_callee callee = {"aten::_log_softmax.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__log_softmax_backward_data(tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::_log_softmax_backward_data", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_dtype(input_dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__log_softmax_backward_data_out(tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::_log_softmax_backward_data.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_dtype(input_dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__logcumsumexp(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::_logcumsumexp", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__logcumsumexp_out(tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::_logcumsumexp.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_no_stats(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit.no_stats", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_bool(training, &boxes[3]),
        tni_box_double(momentum, &boxes[4]),
        tni_box_double(eps, &boxes[5]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_no_stats_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit.no_stats_out", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_bool(training, &boxes[3]),
        tni_box_double(momentum, &boxes[4]),
        tni_box_double(eps, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
        tni_box_handle(save_mean, &boxes[7]),
        tni_box_handle(save_invstd, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!)) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
        tni_box_handle(out, &boxes[8]),
        tni_box_handle(save_mean, &boxes[9]),
        tni_box_handle(save_invstd, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_functional(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit_functional", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
    };
    return tni_call_tensors(&callee, args, 5, results);
}

/* _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_no_training(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit_no_training", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit_no_training_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit_no_training.out", NULL};
    tni_box boxes[10];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]),
        tni_box_handle(running_var, &boxes[4]),
        tni_box_double(momentum, &boxes[5]),
        tni_box_double(eps, &boxes[6]),
        tni_box_handle(out0, &boxes[7]),
        tni_box_handle(out1, &boxes[8]),
        tni_box_handle(out2, &boxes[9]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__neg_view(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_neg_view", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _neg_view_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__neg_view_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_neg_view_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__neg_view_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::_neg_view_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__pdist_forward(tn_tensor *self, double p, tn_tensor **result)
{
    static tni_callee callee = {"aten::_pdist_forward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(p, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__pdist_forward_out(tn_tensor *self, double p, tn_tensor *out)
{
    static tni_callee callee = {"aten::_pdist_forward.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(p, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__prelu_kernel(tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::_prelu_kernel", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__prelu_kernel_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, tn_tensor **results)
{
    static tni_callee callee = {"aten::_prelu_kernel_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__reshape_alias(tn_tensor *self, tni_ints size, tni_ints stride, tn_tensor **result)
{
    static tni_callee callee = {"aten::_reshape_alias", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__reshape_alias_copy(tn_tensor *self, tni_ints size, tni_ints stride, tn_tensor **result)
{
    static tni_callee callee = {"aten::_reshape_alias_copy", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__reshape_alias_copy_out(tn_tensor *self, tni_ints size, tni_ints stride, tn_tensor *out)
{
    static tni_callee callee = {"aten::_reshape_alias_copy.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__safe_softmax(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::_safe_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__softmax(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tni_callee callee = {"aten::_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__softmax_out(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tni_callee callee = {"aten::_softmax.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__softmax_backward_data(tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::_softmax_backward_data", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_dtype(input_dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__softmax_backward_data_out(tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_softmax_backward_data.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_dtype(input_dtype, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__to_copy(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, bool non_blocking, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::_to_copy", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_bool(non_blocking, &boxes[5]),
        tni_box_word_optional(memory_format, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__to_copy_out(tn_tensor *self, bool non_blocking, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::_to_copy.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(non_blocking, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__trilinear(tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, tni_ints expand1, tni_ints expand2, tni_ints expand3, tni_ints sumdim, int64_t unroll_dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::_trilinear", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(i1, &boxes[0]),
        tni_box_handle(i2, &boxes[1]),
        tni_box_handle(i3, &boxes[2]),
        tni_box_ints(expand1, &boxes[3]),
        tni_box_ints(expand2, &boxes[4]),
        tni_box_ints(expand3, &boxes[5]),
        tni_box_ints(sumdim, &boxes[6]),
        tni_box_int(unroll_dim, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__trilinear_out(tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, tni_ints expand1, tni_ints expand2, tni_ints expand3, tni_ints sumdim, int64_t unroll_dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::_trilinear.out", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(i1, &boxes[0]),
        tni_box_handle(i2, &boxes[1]),
        tni_box_handle(i3, &boxes[2]),
        tni_box_ints(expand1, &boxes[3]),
        tni_box_ints(expand2, &boxes[4]),
        tni_box_ints(expand3, &boxes[5]),
        tni_box_ints(sumdim, &boxes[6]),
        tni_box_int(unroll_dim, &boxes[7]),
        tni_box_handle(out, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__unique(tn_tensor *self, bool sorted, bool return_inverse, tn_tensor **results)
{
    static tni_callee callee = {"aten::_unique", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(sorted, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* _unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call__unique_out(tn_tensor *self, bool sorted, bool return_inverse, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::_unique.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(sorted, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
        tni_box_handle(out0, &boxes[3]),
        tni_box_handle(out1, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__unique2(tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor **results)
{
    static tni_callee callee = {"aten::_unique2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(sorted, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
        tni_box_bool(return_counts, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call__unique2_out(tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::_unique2.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(sorted, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
        tni_box_bool(return_counts, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
        tni_box_handle(out2, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* _unsafe_view(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__unsafe_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_unsafe_view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__unsafe_view_out(tn_tensor *self, tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::_unsafe_view.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_lanczos2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_lanczos2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_abs(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::abs", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_abs_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::abs.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* abs_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_abs_(tn_tensor *self)
{
    static tni_callee callee = {"aten::abs_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* absolute(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_absolute(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::absolute", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_absolute_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::absolute.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* absolute_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_absolute_(tn_tensor *self)
{
    static tni_callee callee = {"aten::absolute_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* acos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_acos(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::acos", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_acos_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::acos.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* acos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_acos_(tn_tensor *self)
{
    static tni_callee callee = {"aten::acos_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* acosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_acosh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::acosh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_acosh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::acosh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* acosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_acosh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::acosh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool1d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_avg_pool1d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_avg_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool2d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::adaptive_avg_pool2d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool3d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_avg_pool3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool3d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::adaptive_avg_pool3d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool1d(tn_tensor *self, tni_ints output_size, tn_tensor **results)
{
    static tni_callee callee = {"aten::adaptive_max_pool1d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **results)
{
    static tni_callee callee = {"aten::adaptive_max_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool2d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out, tn_tensor *indices)
{
    static tni_callee callee = {"aten::adaptive_max_pool2d.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
        tni_box_handle(indices, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool2d_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_max_pool2d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool2d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::adaptive_max_pool2d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool3d(tn_tensor *self, tni_ints output_size, tn_tensor **results)
{
    static tni_callee callee = {"aten::adaptive_max_pool3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool3d_out(tn_tensor *self, tni_ints output_size, tn_tensor *out, tn_tensor *indices)
{
    static tni_callee callee = {"aten::adaptive_max_pool3d.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
        tni_box_handle(indices, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool3d_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_max_pool3d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool3d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::adaptive_max_pool3d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add_Scalar_out(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::add.Scalar_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add_out(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::add.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addbmm(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::addbmm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addbmm_out(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::addbmm.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addbmm_(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::addbmm_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addcdiv(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::addcdiv", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addcdiv_out(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::addcdiv.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addcdiv_(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value)
{
    static tni_callee callee = {"aten::addcdiv_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addcmul(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::addcmul", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addcmul_out(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::addcmul.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addcmul_(tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, const tni_scalar *value)
{
    static tni_callee callee = {"aten::addcmul_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor1, &boxes[1]),
        tni_box_handle(tensor2, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addmm(tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::addmm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat1, &boxes[1]),
        tni_box_handle(mat2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addmm_out(tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::addmm.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat1, &boxes[1]),
        tni_box_handle(mat2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addmm_(tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, const tni_scalar *beta, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::addmm_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat1, &boxes[1]),
        tni_box_handle(mat2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addmv(tn_tensor *self, tn_tensor *mat, tn_tensor *vec, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::addmv", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat, &boxes[1]),
        tni_box_handle(vec, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addmv_out(tn_tensor *self, tn_tensor *mat, tn_tensor *vec, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::addmv.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat, &boxes[1]),
        tni_box_handle(vec, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addmv_(tn_tensor *self, tn_tensor *mat, tn_tensor *vec, const tni_scalar *beta, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::addmv_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat, &boxes[1]),
        tni_box_handle(vec, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_addr(tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::addr", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec1, &boxes[1]),
        tni_box_handle(vec2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addr_out(tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::addr.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec1, &boxes[1]),
        tni_box_handle(vec2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_addr_(tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, const tni_scalar *beta, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::addr_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec1, &boxes[1]),
        tni_box_handle(vec2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* adjoint(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_adjoint(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::adjoint", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* alias(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_alias(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::alias", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* alias_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_alias_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::alias_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_alias_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::alias_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* all(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::all", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_all_all_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::all.all_out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::all.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all_dims(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::all.dims", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_all_dims_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::all.dims_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_all_out(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::all.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool */
TN_NODISCARD static inline tn_status tni_call_allclose(tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan, StableIValue *cells)
{
    static tni_callee callee = {"aten::allclose", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_double(rtol, &boxes[2]),
        tni_box_double(atol, &boxes[3]),
        tni_box_bool(equal_nan, &boxes[4]),
    };
    return tni_call_out(&callee, args, cells);
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_amax(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::amax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_amax_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::amax.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_amin(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::amin", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_amin_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::amin.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max) */
TN_NODISCARD static inline tn_status tni_call_aminmax(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::aminmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max) */
TN_NODISCARD static inline tn_status tni_call_aminmax_out(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor *min, tn_tensor *max)
{
    static tni_callee callee = {"aten::aminmax.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(min, &boxes[3]),
        tni_box_handle(max, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* angle(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_angle(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::angle", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_angle_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::angle.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* any(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::any", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_any_all_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::any.all_out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::any.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any_dims(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::any.dims", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_any_dims_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::any.dims_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_any_out(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::any.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arange(const tni_scalar *end, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::arange", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_scalar(end, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arange_out(const tni_scalar *end, tn_tensor *out)
{
    static tni_callee callee = {"aten::arange.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(end, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arange_start(const tni_scalar *start, const tni_scalar *end, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::arange.start", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arange_start_out(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_tensor *out)
{
    static tni_callee callee = {"aten::arange.start_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arange_start_step(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::arange.start_step", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arccos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arccos(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arccos", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arccos_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arccos.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arccos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arccos_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arccos_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arccosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arccosh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arccosh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arccosh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arccosh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arccosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arccosh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arccosh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arcsin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arcsin(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arcsin", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arcsin_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arcsin.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arcsin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arcsin_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arcsin_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arcsinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arcsinh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arcsinh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arcsinh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arcsinh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arcsinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arcsinh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arcsinh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arctan(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arctan", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctan_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arctan.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arctan2(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::arctan2", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctan2_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::arctan2.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctan2_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::arctan2_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctan_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arctan_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arctanh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::arctanh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctanh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::arctanh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* arctanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arctanh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::arctanh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argmax(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::argmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_argmax_out(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::argmax.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argmin(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::argmin", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_argmin_out(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::argmin.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argsort(tn_tensor *self, int64_t dim, bool descending, tn_tensor **result)
{
    static tni_callee callee = {"aten::argsort", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(descending, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argsort_stable(tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor **result)
{
    static tni_callee callee = {"aten::argsort.stable", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(stable, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(descending, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_argsort_stable_out(tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor *out)
{
    static tni_callee callee = {"aten::argsort.stable_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(stable, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(descending, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* argwhere(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argwhere(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::argwhere", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_as_strided(tn_tensor *self, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::as_strided", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_maybe_int_optional(storage_offset, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_as_strided_(tn_tensor *self, tni_ints size, tni_ints stride, tni_maybe_int storage_offset)
{
    static tni_callee callee = {"aten::as_strided_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_maybe_int_optional(storage_offset, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_as_strided_copy(tn_tensor *self, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::as_strided_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_maybe_int_optional(storage_offset, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_as_strided_copy_out(tn_tensor *self, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor *out)
{
    static tni_callee callee = {"aten::as_strided_copy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_maybe_int_optional(storage_offset, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_as_strided_scatter(tn_tensor *self, tn_tensor *src, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::as_strided_scatter", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_ints(size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_maybe_int_optional(storage_offset, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_as_strided_scatter_out(tn_tensor *self, tn_tensor *src, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor *out)
{
    static tni_callee callee = {"aten::as_strided_scatter.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_ints(size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_maybe_int_optional(storage_offset, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* asin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_asin(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::asin", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_asin_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::asin.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* asin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_asin_(tn_tensor *self)
{
    static tni_callee callee = {"aten::asin_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* asinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_asinh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::asinh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_asinh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::asinh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* asinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_asinh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::asinh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atan(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::atan", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atan_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::atan.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atan2(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::atan2", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atan2_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::atan2.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atan2_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::atan2_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atan_(tn_tensor *self)
{
    static tni_callee callee = {"aten::atan_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atanh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::atanh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atanh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::atanh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_atanh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::atanh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* atleast_1d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atleast_1d(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::atleast_1d", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_atleast_1d_Sequence(const tni_list *tensors, StableIValue *cells)
{
    static tni_callee callee = {"aten::atleast_1d.Sequence", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* atleast_2d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atleast_2d(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::atleast_2d", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_atleast_2d_Sequence(const tni_list *tensors, StableIValue *cells)
{
    static tni_callee callee = {"aten::atleast_2d.Sequence", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* atleast_3d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_atleast_3d(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::atleast_3d", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_atleast_3d_Sequence(const tni_list *tensors, StableIValue *cells)
{
    static tni_callee callee = {"aten::atleast_3d.Sequence", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool1d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool1d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool2d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool2d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
        tni_box_maybe_int_optional(divisor_override, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_avg_pool2d_out(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor *out)
{
    static tni_callee callee = {"aten::avg_pool2d.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
        tni_box_maybe_int_optional(divisor_override, &boxes[6]),
        tni_box_handle(out, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool2d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool2d_backward", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_bool(count_include_pad, &boxes[6]),
        tni_box_maybe_int_optional(divisor_override, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_avg_pool2d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::avg_pool2d_backward.grad_input", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_bool(count_include_pad, &boxes[6]),
        tni_box_maybe_int_optional(divisor_override, &boxes[7]),
        tni_box_handle(grad_input, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool3d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool3d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
        tni_box_maybe_int_optional(divisor_override, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_avg_pool3d_out(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor *out)
{
    static tni_callee callee = {"aten::avg_pool3d.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
        tni_box_maybe_int_optional(divisor_override, &boxes[6]),
        tni_box_handle(out, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool3d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool3d_backward", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_bool(count_include_pad, &boxes[6]),
        tni_box_maybe_int_optional(divisor_override, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_avg_pool3d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::avg_pool3d_backward.grad_input", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_bool(count_include_pad, &boxes[6]),
        tni_box_maybe_int_optional(divisor_override, &boxes[7]),
        tni_box_handle(grad_input, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_baddbmm(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::baddbmm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_baddbmm_out(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::baddbmm.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_baddbmm_(tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, const tni_scalar *beta, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::baddbmm_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(batch1, &boxes[1]),
        tni_box_handle(batch2, &boxes[2]),
        tni_box_scalar(beta, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_batch_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, bool cudnn_enabled, tn_tensor **result)
{
    static tni_callee callee = {"aten::batch_norm", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
        tni_box_bool(cudnn_enabled, &boxes[8]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_batch_norm_backward(tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean, tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_var, bool update, double eps, const tni_list *output_mask, tn_tensor *reserve, tn_tensor **results)
{
    static tni_callee callee = {"aten::batch_norm_backward", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_handle_optional(save_mean, &boxes[5]),
        tni_box_handle_optional(save_var, &boxes[6]),
        tni_box_bool(update, &boxes[7]),
        tni_box_double(eps, &boxes[8]),
        tni_box_list(output_mask, &boxes[9]),
        tni_box_handle(reserve, &boxes[10]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_batch_norm_update_stats(tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum, tn_tensor **results)
{
    static tni_callee callee = {"aten::batch_norm_update_stats", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(running_mean, &boxes[1]),
        tni_box_handle_optional(running_var, &boxes[2]),
        tni_box_double(momentum, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_batch_norm_update_stats_out(tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::batch_norm_update_stats.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(running_mean, &boxes[1]),
        tni_box_handle_optional(running_var, &boxes[2]),
        tni_box_double(momentum, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bilinear(tn_tensor *input1, tn_tensor *input2, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tni_callee callee = {"aten::bilinear", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input1, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::binary_cross_entropy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy_out(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor *out)
{
    static tni_callee callee = {"aten::binary_cross_entropy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::binary_cross_entropy_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::binary_cross_entropy_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy_with_logits(tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::binary_cross_entropy_with_logits", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(pos_weight, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_binary_cross_entropy_with_logits_out(tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight, int64_t reduction, tn_tensor *out)
{
    static tni_callee callee = {"aten::binary_cross_entropy_with_logits.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(pos_weight, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bincount(tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor **result)
{
    static tni_callee callee = {"aten::bincount", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(weights, &boxes[1]),
        tni_box_int(minlength, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bincount_out(tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor *out)
{
    static tni_callee callee = {"aten::bincount.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(weights, &boxes[1]),
        tni_box_int(minlength, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_and.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_and.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_and.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_and.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_and.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_and_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_and.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_and__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::bitwise_and_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_and__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::bitwise_and_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Tensor_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Tensor_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Tensor_Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_left_shift.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::bitwise_left_shift_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_left_shift__Tensor_Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::bitwise_left_shift_.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_not_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_not.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_not_(tn_tensor *self)
{
    static tni_callee callee = {"aten::bitwise_not_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_or.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_or.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_or.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_or.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_or.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_or_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_or.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_or__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::bitwise_or_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_or__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::bitwise_or_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Tensor_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Tensor_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Tensor_Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_right_shift.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::bitwise_right_shift_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_right_shift__Tensor_Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::bitwise_right_shift_.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_xor.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_xor.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_xor.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_xor.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::bitwise_xor.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::bitwise_xor.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::bitwise_xor_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bitwise_xor__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::bitwise_xor_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* block_diag(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_block_diag(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::block_diag", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_block_diag_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::block_diag.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bmm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bmm(tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tni_callee callee = {"aten::bmm", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat2, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bmm_out(tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tni_callee callee = {"aten::bmm.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat2, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_broadcast_tensors(const tni_list *tensors, StableIValue *cells)
{
    static tni_callee callee = {"aten::broadcast_tensors", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_broadcast_to(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::broadcast_to", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bucketize_Scalar(const tni_scalar *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tni_callee callee = {"aten::bucketize.Scalar", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(boundaries, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bucketize_Scalar_out(const tni_scalar *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tni_callee callee = {"aten::bucketize.Scalar_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(boundaries, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bucketize_Tensor(tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tni_callee callee = {"aten::bucketize.Tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(boundaries, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bucketize_Tensor_out(tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tni_callee callee = {"aten::bucketize.Tensor_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(boundaries, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* can_cast(ScalarType from_, ScalarType to) -> bool */
TN_NODISCARD static inline tn_status tni_call_can_cast(tn_dtype from_, tn_dtype to, StableIValue *cells)
{
    static tni_callee callee = {"aten::can_cast", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_dtype(from_, &boxes[0]),
        tni_box_dtype(to, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* cartesian_prod(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cartesian_prod(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::cartesian_prod", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cat(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cat_out(const tni_list *tensors, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::cat.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cdist(tn_tensor *x1, tn_tensor *x2, double p, tni_maybe_int compute_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::cdist", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(x1, &boxes[0]),
        tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]),
        tni_box_maybe_int_optional(compute_mode, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ceil(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ceil(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::ceil", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ceil_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::ceil.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ceil_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ceil_(tn_tensor *self)
{
    static tni_callee callee = {"aten::ceil_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_celu(tn_tensor *self, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::celu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_celu_out(tn_tensor *self, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::celu.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_celu_(tn_tensor *self, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::celu_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cholesky(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cholesky(tn_tensor *self, bool upper, tn_tensor **result)
{
    static tni_callee callee = {"aten::cholesky", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cholesky_out(tn_tensor *self, bool upper, tn_tensor *out)
{
    static tni_callee callee = {"aten::cholesky.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cholesky_inverse(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cholesky_inverse(tn_tensor *self, bool upper, tn_tensor **result)
{
    static tni_callee callee = {"aten::cholesky_inverse", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cholesky_inverse_out(tn_tensor *self, bool upper, tn_tensor *out)
{
    static tni_callee callee = {"aten::cholesky_inverse.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cholesky_solve(tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor **result)
{
    static tni_callee callee = {"aten::cholesky_solve", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cholesky_solve_out(tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor *out)
{
    static tni_callee callee = {"aten::cholesky_solve.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_chunk(tn_tensor *self, int64_t chunks, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::chunk", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(chunks, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp(tn_tensor *self, const tni_scalar *min, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_Tensor(tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_Tensor_out(tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_out(tn_tensor *self, const tni_scalar *min, const tni_scalar *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_(tn_tensor *self, const tni_scalar *min, const tni_scalar *max)
{
    static tni_callee callee = {"aten::clamp_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp__Tensor(tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tni_callee callee = {"aten::clamp_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_max(Tensor self, Scalar max) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_max(tn_tensor *self, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_max", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(max, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_max_Tensor(tn_tensor *self, tn_tensor *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_max.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(max, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_max_Tensor_out(tn_tensor *self, tn_tensor *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp_max.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(max, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_max_out(tn_tensor *self, const tni_scalar *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp_max.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(max, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_max_(tn_tensor *self, const tni_scalar *max)
{
    static tni_callee callee = {"aten::clamp_max_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(max, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_max__Tensor(tn_tensor *self, tn_tensor *max)
{
    static tni_callee callee = {"aten::clamp_max_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(max, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_min(tn_tensor *self, const tni_scalar *min, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_min", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_min_Tensor(tn_tensor *self, tn_tensor *min, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_min.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(min, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_min_Tensor_out(tn_tensor *self, tn_tensor *min, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp_min.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(min, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_min_out(tn_tensor *self, const tni_scalar *min, tn_tensor *out)
{
    static tni_callee callee = {"aten::clamp_min.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_min_(tn_tensor *self, const tni_scalar *min)
{
    static tni_callee callee = {"aten::clamp_min_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_min__Tensor(tn_tensor *self, tn_tensor *min)
{
    static tni_callee callee = {"aten::clamp_min_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(min, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clip(tn_tensor *self, const tni_scalar *min, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clip", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clip_Tensor(tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clip.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clip_Tensor_out(tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clip.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clip_out(tn_tensor *self, const tni_scalar *min, const tni_scalar *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::clip.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clip_(tn_tensor *self, const tni_scalar *min, const tni_scalar *max)
{
    static tni_callee callee = {"aten::clip_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]),
        tni_box_scalar_optional(max, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clip__Tensor(tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tni_callee callee = {"aten::clip_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(min, &boxes[1]),
        tni_box_handle_optional(max, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clone(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::clone", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clone_out(tn_tensor *self, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::clone.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* column_stack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_column_stack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::column_stack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_column_stack_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::column_stack.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_combinations(tn_tensor *self, int64_t r, bool with_replacement, tn_tensor **result)
{
    static tni_callee callee = {"aten::combinations", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(r, &boxes[1]),
        tni_box_bool(with_replacement, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* complex(Tensor real, Tensor imag) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_complex(tn_tensor *real, tn_tensor *imag, tn_tensor **result)
{
    static tni_callee callee = {"aten::complex", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(real, &boxes[0]),
        tni_box_handle(imag, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_complex_out(tn_tensor *real, tn_tensor *imag, tn_tensor *out)
{
    static tni_callee callee = {"aten::complex.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(real, &boxes[0]),
        tni_box_handle(imag, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_concat(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::concat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_concat_out(const tni_list *tensors, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::concat.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_concatenate(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::concatenate", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_concatenate_out(const tni_list *tensors, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::concatenate.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conj_physical(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::conj_physical", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_conj_physical_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::conj_physical.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* conj_physical_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_conj_physical_(tn_tensor *self)
{
    static tni_callee callee = {"aten::conj_physical_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_constant_pad_nd(tn_tensor *self, tni_ints pad, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::constant_pad_nd", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(pad, &boxes[1]),
        tni_box_scalar(value, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_constant_pad_nd_out(tn_tensor *self, tni_ints pad, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::constant_pad_nd.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(pad, &boxes[1]),
        tni_box_scalar(value, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_contiguous(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::contiguous", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word(memory_format, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv1d(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv1d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv1d_padding(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, const tni_string *padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv1d.padding", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_string(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv2d(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv2d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv2d_padding(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, const tni_string *padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv2d.padding", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_string(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv3d(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv3d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv3d_padding(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, const tni_string *padding, tni_ints dilation, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv3d.padding", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_string(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv_transpose1d(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints output_padding, int64_t groups, tni_ints dilation, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv_transpose1d", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(output_padding, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
        tni_box_ints(dilation, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv_transpose2d_input(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints output_padding, int64_t groups, tni_ints dilation, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv_transpose2d.input", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(output_padding, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
        tni_box_ints(dilation, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conv_transpose3d_input(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints output_padding, int64_t groups, tni_ints dilation, tn_tensor **result)
{
    static tni_callee callee = {"aten::conv_transpose3d.input", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(output_padding, &boxes[5]),
        tni_box_int(groups, &boxes[6]),
        tni_box_ints(dilation, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_convolution(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::convolution", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]),
        tni_box_int(groups, &boxes[8]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_convolution_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, tn_tensor *out)
{
    static tni_callee callee = {"aten::convolution.out", NULL};
    tni_box boxes[10];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]),
        tni_box_int(groups, &boxes[8]),
        tni_box_handle(out, &boxes[9]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_convolution_backward(tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, tni_ints bias_sizes, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, const tni_list *output_mask, tn_tensor **results)
{
    static tni_callee callee = {"aten::convolution_backward", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
        tni_box_ints_optional(bias_sizes, &boxes[3]),
        tni_box_ints(stride, &boxes[4]),
        tni_box_ints(padding, &boxes[5]),
        tni_box_ints(dilation, &boxes[6]),
        tni_box_bool(transposed, &boxes[7]),
        tni_box_ints(output_padding, &boxes[8]),
        tni_box_int(groups, &boxes[9]),
        tni_box_list(output_mask, &boxes[10]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_convolution_backward_out(tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, tni_ints bias_sizes, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, const tni_list *output_mask, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::convolution_backward.out", NULL};
    tni_box boxes[14];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
        tni_box_ints_optional(bias_sizes, &boxes[3]),
        tni_box_ints(stride, &boxes[4]),
        tni_box_ints(padding, &boxes[5]),
        tni_box_ints(dilation, &boxes[6]),
        tni_box_bool(transposed, &boxes[7]),
        tni_box_ints(output_padding, &boxes[8]),
        tni_box_int(groups, &boxes[9]),
        tni_box_list(output_mask, &boxes[10]),
        tni_box_handle(out0, &boxes[11]),
        tni_box_handle(out1, &boxes[12]),
        tni_box_handle(out2, &boxes[13]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_copy(tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor **result)
{
    static tni_callee callee = {"aten::copy", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copy_out(tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor *out)
{
    static tni_callee callee = {"aten::copy.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copy_(tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tni_callee callee = {"aten::copy_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* copysign.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_copysign_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::copysign.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copysign_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::copysign.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* copysign.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_copysign_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::copysign.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copysign_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::copysign.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copysign__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::copysign_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copysign__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::copysign_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* corrcoef(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_corrcoef(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::corrcoef", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cos(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::cos", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cos_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::cos.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cos_(tn_tensor *self)
{
    static tni_callee callee = {"aten::cos_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cosh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::cosh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cosh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::cosh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cosh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::cosh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cosine_embedding_loss(tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::cosine_embedding_loss", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(input1, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_double(margin, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cosine_similarity(tn_tensor *x1, tn_tensor *x2, int64_t dim, double eps, tn_tensor **result)
{
    static tni_callee callee = {"aten::cosine_similarity", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(x1, &boxes[0]),
        tni_box_handle(x2, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_double(eps, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* count_nonzero(Tensor self, int? dim=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_count_nonzero(tn_tensor *self, tni_maybe_int dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::count_nonzero", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_count_nonzero_dim_IntList(tn_tensor *self, tni_ints dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::count_nonzero.dim_IntList", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_count_nonzero_dim_IntList_out(tn_tensor *self, tni_ints dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::count_nonzero.dim_IntList_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_count_nonzero_out(tn_tensor *self, tni_maybe_int dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::count_nonzero.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cov(tn_tensor *self, int64_t correction, tn_tensor *fweights, tn_tensor *aweights, tn_tensor **result)
{
    static tni_callee callee = {"aten::cov", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(correction, &boxes[1]),
        tni_box_handle_optional(fweights, &boxes[2]),
        tni_box_handle_optional(aweights, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_cummax(tn_tensor *self, int64_t dim, tn_tensor **results)
{
    static tni_callee callee = {"aten::cummax", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_cummax_out(tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::cummax.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(values, &boxes[2]),
        tni_box_handle(indices, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_cummin(tn_tensor *self, int64_t dim, tn_tensor **results)
{
    static tni_callee callee = {"aten::cummin", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_cummin_out(tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::cummin.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(values, &boxes[2]),
        tni_box_handle(indices, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cumprod(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::cumprod", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cumprod_out(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::cumprod.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cumprod_(tn_tensor *self, int64_t dim, tn_dtype dtype)
{
    static tni_callee callee = {"aten::cumprod_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cumsum(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::cumsum", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cumsum_out(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::cumsum.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_cumsum_(tn_tensor *self, int64_t dim, tn_dtype dtype)
{
    static tni_callee callee = {"aten::cumsum_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cumulative_trapezoid_dx(tn_tensor *y, const tni_scalar *dx, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cumulative_trapezoid.dx", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_scalar(dx, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cumulative_trapezoid_x(tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cumulative_trapezoid.x", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_handle(x, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* deg2rad(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_deg2rad(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::deg2rad", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_deg2rad_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::deg2rad.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* deg2rad_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_deg2rad_(tn_tensor *self)
{
    static tni_callee callee = {"aten::deg2rad_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* detach(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_detach(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::detach", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* detach_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_detach_(tn_tensor *self)
{
    static tni_callee callee = {"aten::detach_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* detach_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_detach_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::detach_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_detach_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::detach_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diag(Tensor self, int diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diag(tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tni_callee callee = {"aten::diag", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diag_out(tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tni_callee callee = {"aten::diag.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diag_embed(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diag_embed", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diag_embed_out(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tni_callee callee = {"aten::diag_embed.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diagflat(Tensor self, int offset=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diagflat(tn_tensor *self, int64_t offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagflat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_diagonal(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diagonal_backward(tn_tensor *grad_output, tni_ints input_sizes, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_int(dim1, &boxes[3]),
        tni_box_int(dim2, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diagonal_backward_out(tn_tensor *grad_output, tni_ints input_sizes, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tni_callee callee = {"aten::diagonal_backward.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_int(dim1, &boxes[3]),
        tni_box_int(dim2, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diagonal_copy(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diagonal_copy_out(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tni_callee callee = {"aten::diagonal_copy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diagonal_scatter(tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal_scatter", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_int(dim1, &boxes[3]),
        tni_box_int(dim2, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diagonal_scatter_out(tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tni_callee callee = {"aten::diagonal_scatter.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_int(dim1, &boxes[3]),
        tni_box_int(dim2, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diff(tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append, tn_tensor **result)
{
    static tni_callee callee = {"aten::diff", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_handle_optional(prepend, &boxes[3]),
        tni_box_handle_optional(append, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_diff_out(tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append, tn_tensor *out)
{
    static tni_callee callee = {"aten::diff.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_handle_optional(prepend, &boxes[3]),
        tni_box_handle_optional(append, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* digamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_digamma(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::digamma", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_digamma_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::digamma.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* digamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_digamma_(tn_tensor *self)
{
    static tni_callee callee = {"aten::digamma_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_dist(tn_tensor *self, tn_tensor *other, const tni_scalar *p, tn_tensor **result)
{
    static tni_callee callee = {"aten::dist", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(p, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_dist_out(tn_tensor *self, tn_tensor *other, const tni_scalar *p, tn_tensor *out)
{
    static tni_callee callee = {"aten::dist.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(p, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Scalar_mode(tn_tensor *self, const tni_scalar *other, const tni_string *rounding_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Scalar_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div_Scalar_mode_out(tn_tensor *self, const tni_scalar *other, const tni_string *rounding_mode, tn_tensor *out)
{
    static tni_callee callee = {"aten::div.Scalar_mode_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::div.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::div.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div_out_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode, tn_tensor *out)
{
    static tni_callee callee = {"aten::div.out_mode", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::div_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div__Scalar_mode(tn_tensor *self, const tni_scalar *other, const tni_string *rounding_mode)
{
    static tni_callee callee = {"aten::div_.Scalar_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::div_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div__Tensor_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode)
{
    static tni_callee callee = {"aten::div_.Tensor_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_divide_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::divide.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_divide_Scalar_mode(tn_tensor *self, const tni_scalar *other, const tni_string *rounding_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::divide.Scalar_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_divide_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::divide.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_divide_Tensor_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::divide.Tensor_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::divide.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide_out_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode, tn_tensor *out)
{
    static tni_callee callee = {"aten::divide.out_mode", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::divide_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide__Scalar_mode(tn_tensor *self, const tni_scalar *other, const tni_string *rounding_mode)
{
    static tni_callee callee = {"aten::divide_.Scalar_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::divide_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_divide__Tensor_mode(tn_tensor *self, tn_tensor *other, const tni_string *rounding_mode)
{
    static tni_callee callee = {"aten::divide_.Tensor_mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_string_optional(rounding_mode, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* dot(Tensor self, Tensor tensor) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_dot(tn_tensor *self, tn_tensor *tensor, tn_tensor **result)
{
    static tni_callee callee = {"aten::dot", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_dot_out(tn_tensor *self, tn_tensor *tensor, tn_tensor *out)
{
    static tni_callee callee = {"aten::dot.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_dsplit_array(tn_tensor *self, tni_ints indices, StableIValue *cells)
{
    static tni_callee callee = {"aten::dsplit.array", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(indices, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_dsplit_int(tn_tensor *self, int64_t sections, StableIValue *cells)
{
    static tni_callee callee = {"aten::dsplit.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(sections, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* dstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_dstack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::dstack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_dstack_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::dstack.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_einsum(const tni_string *equation, const tni_list *tensors, tni_ints path, tn_tensor **result)
{
    static tni_callee callee = {"aten::einsum", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_string(equation, &boxes[0]),
        tni_box_list(tensors, &boxes[1]),
        tni_box_ints_optional(path, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_elu(tn_tensor *self, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale, tn_tensor **result)
{
    static tni_callee callee = {"aten::elu", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]),
        tni_box_scalar(input_scale, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_elu_out(tn_tensor *self, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale, tn_tensor *out)
{
    static tni_callee callee = {"aten::elu.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]),
        tni_box_scalar(input_scale, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_elu_(tn_tensor *self, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale)
{
    static tni_callee callee = {"aten::elu_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]),
        tni_box_scalar(input_scale, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_elu_backward(tn_tensor *grad_output, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale, bool is_result, tn_tensor *self_or_result, tn_tensor **result)
{
    static tni_callee callee = {"aten::elu_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]),
        tni_box_scalar(input_scale, &boxes[3]),
        tni_box_bool(is_result, &boxes[4]),
        tni_box_handle(self_or_result, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_elu_backward_grad_input(tn_tensor *grad_output, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale, bool is_result, tn_tensor *self_or_result, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::elu_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]),
        tni_box_scalar(input_scale, &boxes[3]),
        tni_box_bool(is_result, &boxes[4]),
        tni_box_handle(self_or_result, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_embedding(tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, tn_tensor **result)
{
    static tni_callee callee = {"aten::embedding", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(weight, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_int(padding_idx, &boxes[2]),
        tni_box_bool(scale_grad_by_freq, &boxes[3]),
        tni_box_bool(sparse, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_embedding_out(tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, tn_tensor *out)
{
    static tni_callee callee = {"aten::embedding.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(weight, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_int(padding_idx, &boxes[2]),
        tni_box_bool(scale_grad_by_freq, &boxes[3]),
        tni_box_bool(sparse, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_embedding_backward(tn_tensor *grad, tn_tensor *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, tn_tensor **result)
{
    static tni_callee callee = {"aten::embedding_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_int(num_weights, &boxes[2]),
        tni_box_int(padding_idx, &boxes[3]),
        tni_box_bool(scale_grad_by_freq, &boxes[4]),
        tni_box_bool(sparse, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_embedding_dense_backward(tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, tn_tensor **result)
{
    static tni_callee callee = {"aten::embedding_dense_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_int(num_weights, &boxes[2]),
        tni_box_int(padding_idx, &boxes[3]),
        tni_box_bool(scale_grad_by_freq, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_embedding_dense_backward_out(tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, tn_tensor *out)
{
    static tni_callee callee = {"aten::embedding_dense_backward.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_int(num_weights, &boxes[2]),
        tni_box_int(padding_idx, &boxes[3]),
        tni_box_bool(scale_grad_by_freq, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_memory_format(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty.memory_format", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_empty_out(tni_ints size, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::empty.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_empty_like_out(tn_tensor *self, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::empty_like.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_permuted(tni_ints size, tni_ints physical_layout, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_permuted", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_ints(physical_layout, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* empty_permuted.out(SymInt[] size, int[] physical_layout, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_empty_permuted_out(tni_ints size, tni_ints physical_layout, tn_tensor *out)
{
    static tni_callee callee = {"aten::empty_permuted.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_ints(physical_layout, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_strided(tni_ints size, tni_ints stride, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_strided", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_ints(stride, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_empty_strided_out(tni_ints size, tni_ints stride, tn_tensor *out)
{
    static tni_callee callee = {"aten::empty_strided.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_ints(stride, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eq_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::eq.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eq_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::eq.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eq.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eq_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::eq.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eq_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::eq.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eq__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::eq_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eq__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::eq_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* equal(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tni_call_equal(tn_tensor *self, tn_tensor *other, StableIValue *cells)
{
    static tni_callee callee = {"aten::equal", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_erf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::erf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erf_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::erf.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* erf_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erf_(tn_tensor *self)
{
    static tni_callee callee = {"aten::erf_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* erfc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_erfc(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::erfc", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erfc_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::erfc.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* erfc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erfc_(tn_tensor *self)
{
    static tni_callee callee = {"aten::erfc_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* erfinv(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_erfinv(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::erfinv", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erfinv_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::erfinv.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* erfinv_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_erfinv_(tn_tensor *self)
{
    static tni_callee callee = {"aten::erfinv_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_exp(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::exp", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_exp_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::exp.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* exp2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_exp2(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::exp2", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_exp2_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::exp2.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* exp2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_exp2_(tn_tensor *self)
{
    static tni_callee callee = {"aten::exp2_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* exp_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_exp_(tn_tensor *self)
{
    static tni_callee callee = {"aten::exp_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand_as(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand_as", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_expand_copy(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand_copy", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_expand_copy_out(tn_tensor *self, tni_ints size, bool implicit, tn_tensor *out)
{
    static tni_callee callee = {"aten::expand_copy.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* expm1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_expm1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::expm1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_expm1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::expm1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* expm1_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_expm1_(tn_tensor *self)
{
    static tni_callee callee = {"aten::expm1_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eye(int64_t n, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::eye", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eye_m(int64_t n, int64_t m, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::eye.m", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_int(m, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eye_m_out(int64_t n, int64_t m, tn_tensor *out)
{
    static tni_callee callee = {"aten::eye.m_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_int(m, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_eye_out(int64_t n, tn_tensor *out)
{
    static tni_callee callee = {"aten::eye.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_fft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_fft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_fft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_fft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_fftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_fftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_hfft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_hfft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_hfft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_hfft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_hfftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_hfftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ifft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ifft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ifft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ifft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ifftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ifftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ihfft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ihfft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_ihfftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_ihfftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_irfft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_irfft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_irfft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_irfft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_irfftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_irfftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_rfft_out(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_rfft.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_rfft2_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_rfft2.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fft_rfftn_out(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor *out)
{
    static tni_callee callee = {"aten::fft_rfftn.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fill.Scalar(Tensor self, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fill_Scalar(tn_tensor *self, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::fill.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(value, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill_Scalar_out(tn_tensor *self, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::fill.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(value, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fill.Tensor(Tensor self, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fill_Tensor(tn_tensor *self, tn_tensor *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::fill.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(value, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill_Tensor_out(tn_tensor *self, tn_tensor *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::fill.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(value, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill__Scalar(tn_tensor *self, const tni_scalar *value)
{
    static tni_callee callee = {"aten::fill_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(value, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill__Tensor(tn_tensor *self, tn_tensor *value)
{
    static tni_callee callee = {"aten::fill_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(value, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fix(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fix(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::fix", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fix_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::fix.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fix_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fix_(tn_tensor *self)
{
    static tni_callee callee = {"aten::fix_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_flatten_using_ints(tn_tensor *self, int64_t start_dim, int64_t end_dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::flatten.using_ints", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(start_dim, &boxes[1]),
        tni_box_int(end_dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* flip(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_flip(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::flip", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_flip_out(tn_tensor *self, tni_ints dims, tn_tensor *out)
{
    static tni_callee callee = {"aten::flip.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fliplr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fliplr(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::fliplr", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* flipud(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_flipud(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::flipud", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_float_power_Scalar(const tni_scalar *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::float_power.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_float_power_Scalar_out(const tni_scalar *self, tn_tensor *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::float_power.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_float_power_Tensor_Scalar(tn_tensor *self, const tni_scalar *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::float_power.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_float_power_Tensor_Scalar_out(tn_tensor *self, const tni_scalar *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::float_power.Tensor_Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_float_power_Tensor_Tensor(tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::float_power.Tensor_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_float_power_Tensor_Tensor_out(tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::float_power.Tensor_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_float_power__Scalar(tn_tensor *self, const tni_scalar *exponent)
{
    static tni_callee callee = {"aten::float_power_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_float_power__Tensor(tn_tensor *self, tn_tensor *exponent)
{
    static tni_callee callee = {"aten::float_power_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_floor(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::floor", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::floor.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_(tn_tensor *self)
{
    static tni_callee callee = {"aten::floor_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor_divide(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_floor_divide(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::floor_divide", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_floor_divide_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::floor_divide.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_divide_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::floor_divide.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_divide_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::floor_divide.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_divide__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::floor_divide_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_floor_divide__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::floor_divide_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmax(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fmax(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::fmax", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmax_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::fmax.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmin(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fmin(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::fmin", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmin_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::fmin.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmod.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fmod_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::fmod.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmod_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::fmod.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmod.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fmod_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::fmod.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmod_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::fmod.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmod__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::fmod_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fmod__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::fmod_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* frac(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_frac(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::frac", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_frac_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::frac.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* frac_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_frac_(tn_tensor *self)
{
    static tni_callee callee = {"aten::frac_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool2d(tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *random_samples, tn_tensor **results)
{
    static tni_callee callee = {"aten::fractional_max_pool2d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_handle(random_samples, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool2d_output(tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *random_samples, tn_tensor *output, tn_tensor *indices)
{
    static tni_callee callee = {"aten::fractional_max_pool2d.output", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_handle(random_samples, &boxes[3]),
        tni_box_handle(output, &boxes[4]),
        tni_box_handle(indices, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool2d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::fractional_max_pool2d_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(output_size, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool2d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::fractional_max_pool2d_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(output_size, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool3d(tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *random_samples, tn_tensor **results)
{
    static tni_callee callee = {"aten::fractional_max_pool3d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_handle(random_samples, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool3d_output(tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *random_samples, tn_tensor *output, tn_tensor *indices)
{
    static tni_callee callee = {"aten::fractional_max_pool3d.output", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_handle(random_samples, &boxes[3]),
        tni_box_handle(output, &boxes[4]),
        tni_box_handle(indices, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool3d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::fractional_max_pool3d_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(output_size, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fractional_max_pool3d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints output_size, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::fractional_max_pool3d_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(output_size, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent) */
TN_NODISCARD static inline tn_status tni_call_frexp_Tensor(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::frexp.Tensor", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent) */
TN_NODISCARD static inline tn_status tni_call_frexp_Tensor_out(tn_tensor *self, tn_tensor *mantissa, tn_tensor *exponent)
{
    static tni_callee callee = {"aten::frexp.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mantissa, &boxes[1]),
        tni_box_handle(exponent, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_from_file(const tni_string *filename, tni_maybe_bool shared, tni_maybe_int size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::from_file", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_string(filename, &boxes[0]),
        tni_box_maybe_bool_optional(shared, &boxes[1]),
        tni_box_maybe_int_optional(size, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_from_file_out(const tni_string *filename, tni_maybe_bool shared, tni_maybe_int size, tn_tensor *out)
{
    static tni_callee callee = {"aten::from_file.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_string(filename, &boxes[0]),
        tni_box_maybe_bool_optional(shared, &boxes[1]),
        tni_box_maybe_int_optional(size, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_full(tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::full", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_full_out(tni_ints size, const tni_scalar *fill_value, tn_tensor *out)
{
    static tni_callee callee = {"aten::full.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_full_like(tn_tensor *self, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::full_like", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
        tni_box_word_optional(memory_format, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_full_like_out(tn_tensor *self, const tni_scalar *fill_value, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::full_like.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gather(tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tni_callee callee = {"aten::gather", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_bool(sparse_grad, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gather_out(tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor *out)
{
    static tni_callee callee = {"aten::gather.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_bool(sparse_grad, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gather_backward(tn_tensor *grad, tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tni_callee callee = {"aten::gather_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_handle(index, &boxes[3]),
        tni_box_bool(sparse_grad, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gcd(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gcd(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::gcd", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gcd_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::gcd.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gcd_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::gcd_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ge_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ge.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ge_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::ge.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ge.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ge_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ge.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ge_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::ge.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ge__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::ge_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ge__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::ge_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gelu(Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gelu(tn_tensor *self, const tni_string *approximate, tn_tensor **result)
{
    static tni_callee callee = {"aten::gelu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_string(approximate, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gelu_out(tn_tensor *self, const tni_string *approximate, tn_tensor *out)
{
    static tni_callee callee = {"aten::gelu.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_string(approximate, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gelu_(tn_tensor *self, const tni_string *approximate)
{
    static tni_callee callee = {"aten::gelu_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_string(approximate, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gelu_backward(tn_tensor *grad_output, tn_tensor *self, const tni_string *approximate, tn_tensor **result)
{
    static tni_callee callee = {"aten::gelu_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_string(approximate, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gelu_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_string *approximate, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::gelu_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_string(approximate, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* geqrf(Tensor self) -> (Tensor a, Tensor tau) */
TN_NODISCARD static inline tn_status tni_call_geqrf(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::geqrf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau) */
TN_NODISCARD static inline tn_status tni_call_geqrf_a(tn_tensor *self, tn_tensor *a, tn_tensor *tau)
{
    static tni_callee callee = {"aten::geqrf.a", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(a, &boxes[1]),
        tni_box_handle(tau, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* ger(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ger(tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tni_callee callee = {"aten::ger", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec2, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ger_out(tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tni_callee callee = {"aten::ger.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec2, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_array(tn_tensor *self, tni_ints dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.array", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_int(edge_order, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_scalararray(tn_tensor *self, const tni_scalar *spacing, tni_ints dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.scalararray", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(spacing, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_scalarint(tn_tensor *self, const tni_scalar *spacing, tni_maybe_int dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.scalarint", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(spacing, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_scalarrayarray(tn_tensor *self, const tni_list *spacing, tni_ints dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.scalarrayarray", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(spacing, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_scalarrayint(tn_tensor *self, const tni_list *spacing, tni_maybe_int dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.scalarrayint", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(spacing, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_tensorarray(tn_tensor *self, const tni_list *spacing, tni_ints dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.tensorarray", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(spacing, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_gradient_tensorarrayint(tn_tensor *self, const tni_list *spacing, tni_maybe_int dim, int64_t edge_order, StableIValue *cells)
{
    static tni_callee callee = {"aten::gradient.tensorarrayint", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(spacing, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_int(edge_order, &boxes[3]),
    };
    return tni_call_out(&callee, args, cells);
}

/* greater.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_greater_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::greater.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::greater.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_greater_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::greater.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::greater.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::greater_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::greater_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_greater_equal_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::greater_equal.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_equal_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::greater_equal.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_greater_equal_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::greater_equal.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_equal_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::greater_equal.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_equal__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::greater_equal_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_greater_equal__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::greater_equal_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_group_norm(tn_tensor *input, int64_t num_groups, tn_tensor *weight, tn_tensor *bias, double eps, bool cudnn_enabled, tn_tensor **result)
{
    static tni_callee callee = {"aten::group_norm", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_int(num_groups, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]),
        tni_box_double(eps, &boxes[4]),
        tni_box_bool(cudnn_enabled, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gt_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::gt.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gt_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::gt.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gt_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::gt.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gt_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::gt.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gt__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::gt_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_gt__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::gt_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardshrink(tn_tensor *self, const tni_scalar *lambd, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardshrink", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(lambd, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardshrink_out(tn_tensor *self, const tni_scalar *lambd, tn_tensor *out)
{
    static tni_callee callee = {"aten::hardshrink.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(lambd, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardshrink_backward(tn_tensor *grad_out, tn_tensor *self, const tni_scalar *lambd, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardshrink_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(lambd, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardshrink_backward_grad_input(tn_tensor *grad_out, tn_tensor *self, const tni_scalar *lambd, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::hardshrink_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(lambd, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardsigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardsigmoid(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardsigmoid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardsigmoid_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::hardsigmoid.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardsigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardsigmoid_(tn_tensor *self)
{
    static tni_callee callee = {"aten::hardsigmoid_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardsigmoid_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardsigmoid_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardsigmoid_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::hardsigmoid_backward.grad_input", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(grad_input, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardswish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardswish(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardswish", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardswish_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::hardswish.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardswish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardswish_(tn_tensor *self)
{
    static tni_callee callee = {"aten::hardswish_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardswish_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardswish_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardswish_backward_out(tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::hardswish_backward.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardtanh(tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardtanh", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min_val, &boxes[1]),
        tni_box_scalar(max_val, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardtanh_out(tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val, tn_tensor *out)
{
    static tni_callee callee = {"aten::hardtanh.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min_val, &boxes[1]),
        tni_box_scalar(max_val, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardtanh_(tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val)
{
    static tni_callee callee = {"aten::hardtanh_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min_val, &boxes[1]),
        tni_box_scalar(max_val, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardtanh_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardtanh_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(min_val, &boxes[2]),
        tni_box_scalar(max_val, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardtanh_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::hardtanh_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(min_val, &boxes[2]),
        tni_box_scalar(max_val, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* heaviside(Tensor self, Tensor values) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_heaviside(tn_tensor *self, tn_tensor *values, tn_tensor **result)
{
    static tni_callee callee = {"aten::heaviside", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_heaviside_out(tn_tensor *self, tn_tensor *values, tn_tensor *out)
{
    static tni_callee callee = {"aten::heaviside.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_heaviside_(tn_tensor *self, tn_tensor *values)
{
    static tni_callee callee = {"aten::heaviside_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hinge_embedding_loss(tn_tensor *self, tn_tensor *target, double margin, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::hinge_embedding_loss", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_double(margin, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_histc(tn_tensor *self, int64_t bins, const tni_scalar *min, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::histc", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(bins, &boxes[1]),
        tni_box_scalar(min, &boxes[2]),
        tni_box_scalar(max, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_histc_out(tn_tensor *self, int64_t bins, const tni_scalar *min, const tni_scalar *max, tn_tensor *out)
{
    static tni_callee callee = {"aten::histc.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(bins, &boxes[1]),
        tni_box_scalar(min, &boxes[2]),
        tni_box_scalar(max, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogram_bin_ct(tn_tensor *self, int64_t bins, const tni_list *range, tn_tensor *weight, bool density, tn_tensor **results)
{
    static tni_callee callee = {"aten::histogram.bin_ct", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogram_bin_ct_out(tn_tensor *self, int64_t bins, const tni_list *range, tn_tensor *weight, bool density, tn_tensor *hist, tn_tensor *bin_edges)
{
    static tni_callee callee = {"aten::histogram.bin_ct_out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
        tni_box_handle(hist, &boxes[5]),
        tni_box_handle(bin_edges, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogram_bins_tensor(tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor **results)
{
    static tni_callee callee = {"aten::histogram.bins_tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(bins, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_bool(density, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogram_bins_tensor_out(tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor *hist, tn_tensor *bin_edges)
{
    static tni_callee callee = {"aten::histogram.bins_tensor_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(bins, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_bool(density, &boxes[3]),
        tni_box_handle(hist, &boxes[4]),
        tni_box_handle(bin_edges, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogramdd(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, StableIValue *cells)
{
    static tni_callee callee = {"aten::histogramdd", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_out(&callee, args, cells);
}

/* histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogramdd_TensorList_bins(tn_tensor *self, const tni_list *bins, const tni_list *range, tn_tensor *weight, bool density, StableIValue *cells)
{
    static tni_callee callee = {"aten::histogramdd.TensorList_bins", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_out(&callee, args, cells);
}

/* histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
TN_NODISCARD static inline tn_status tni_call_histogramdd_int_bins(tn_tensor *self, int64_t bins, const tni_list *range, tn_tensor *weight, bool density, StableIValue *cells)
{
    static tni_callee callee = {"aten::histogramdd.int_bins", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]),
        tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4]),
    };
    return tni_call_out(&callee, args, cells);
}

/* hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_hsplit_array(tn_tensor *self, tni_ints indices, StableIValue *cells)
{
    static tni_callee callee = {"aten::hsplit.array", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(indices, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_hsplit_int(tn_tensor *self, int64_t sections, StableIValue *cells)
{
    static tni_callee callee = {"aten::hsplit.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(sections, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* hstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hstack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::hstack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hstack_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::hstack.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_huber_loss(tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor **result)
{
    static tni_callee callee = {"aten::huber_loss", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_double(delta, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_huber_loss_out(tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor *out)
{
    static tni_callee callee = {"aten::huber_loss.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_double(delta, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_huber_loss_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor **result)
{
    static tni_callee callee = {"aten::huber_loss_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_double(delta, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_huber_loss_backward_out(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::huber_loss_backward.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_double(delta, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hypot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hypot(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::hypot", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hypot_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::hypot.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hypot_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::hypot_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_i0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::i0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_i0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::i0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* i0_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_i0_(tn_tensor *self)
{
    static tni_callee callee = {"aten::i0_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* igamma(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_igamma(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::igamma", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_igamma_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::igamma.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_igamma_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::igamma_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* igammac(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_igammac(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::igammac", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_igammac_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::igammac.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_igammac_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::igammac_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* imag(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_imag(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::imag", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_Tensor(tn_tensor *self, const tni_list *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::index.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_list(indices, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_add(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_add", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_add_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_add.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_add_(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::index_add_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_copy(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_copy_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_copy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_copy_(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source)
{
    static tni_callee callee = {"aten::index_copy_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_fill_int_Scalar(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_fill.int_Scalar", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_fill_int_Scalar_out(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_fill.int_Scalar_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_fill_int_Tensor(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_fill.int_Tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_fill_int_Tensor_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_fill.int_Tensor_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(value, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_fill__int_Scalar(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value)
{
    static tni_callee callee = {"aten::index_fill_.int_Scalar", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_fill__int_Tensor(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value)
{
    static tni_callee callee = {"aten::index_fill_.int_Tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(value, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_reduce(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_string *reduce, bool include_self, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_reduce", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_reduce_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_string *reduce, bool include_self, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_reduce.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_reduce_(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_string *reduce, bool include_self)
{
    static tni_callee callee = {"aten::index_reduce_", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(source, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_select(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_select", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_index_select_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *out)
{
    static tni_callee callee = {"aten::index_select.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_select_backward(tn_tensor *grad, tni_ints self_sizes, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_select_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_ints(self_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_handle(index, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* inner(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_inner(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::inner", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_inner_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::inner.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_instance_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool use_input_stats, double momentum, double eps, bool cudnn_enabled, tn_tensor **result)
{
    static tni_callee callee = {"aten::instance_norm", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_bool(use_input_stats, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
        tni_box_bool(cudnn_enabled, &boxes[8]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* is_complex(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_complex(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_complex", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_conj(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_conj(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_distributed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_distributed(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_distributed", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_floating_point(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_floating_point(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_floating_point", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_inference(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_inference(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_inference", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_neg(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_neg(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_neg", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_nonzero(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_nonzero(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_nonzero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_pinned(Tensor self, Device? device=None) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_pinned(tn_tensor *self, tni_maybe_device device, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_pinned", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_device_optional(device, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_same_size(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_same_size(tn_tensor *self, tn_tensor *other, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_same_size", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* is_signed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_signed(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::is_signed", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isclose(tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan, tn_tensor **result)
{
    static tni_callee callee = {"aten::isclose", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_double(rtol, &boxes[2]),
        tni_box_double(atol, &boxes[3]),
        tni_box_bool(equal_nan, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isfinite(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isfinite(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isfinite", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isinf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isinf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_isinf_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::isinf.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* isnan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isnan(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isnan", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_isnan_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::isnan.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* isneginf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isneginf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isneginf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_isneginf_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::isneginf.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* isposinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isposinf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isposinf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_isposinf_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::isposinf.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* isreal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isreal(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isreal", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* item(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tni_call_item(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::item", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_kl_div(tn_tensor *self, tn_tensor *target, int64_t reduction, bool log_target, tn_tensor **result)
{
    static tni_callee callee = {"aten::kl_div", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_bool(log_target, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* kron(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_kron(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::kron", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_kron_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::kron.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_kthvalue(tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::kthvalue", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_kthvalue_values(tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::kthvalue.values", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(values, &boxes[4]),
        tni_box_handle(indices, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_l1_loss(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::l1_loss", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_layer_norm(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tn_tensor *bias, double eps, bool cudnn_enable, tn_tensor **result)
{
    static tni_callee callee = {"aten::layer_norm", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]),
        tni_box_double(eps, &boxes[4]),
        tni_box_bool(cudnn_enable, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lcm(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lcm(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::lcm", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lcm_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::lcm.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lcm_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::lcm_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ldexp.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ldexp_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ldexp.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ldexp_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::ldexp.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ldexp_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::ldexp_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_le_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::le.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* le.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_le_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::le.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_le__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::le_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_le__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::le_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_leaky_relu(tn_tensor *self, const tni_scalar *negative_slope, tn_tensor **result)
{
    static tni_callee callee = {"aten::leaky_relu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(negative_slope, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_leaky_relu_out(tn_tensor *self, const tni_scalar *negative_slope, tn_tensor *out)
{
    static tni_callee callee = {"aten::leaky_relu.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(negative_slope, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_leaky_relu_(tn_tensor *self, const tni_scalar *negative_slope)
{
    static tni_callee callee = {"aten::leaky_relu_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(negative_slope, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_leaky_relu_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *negative_slope, bool self_is_result, tn_tensor **result)
{
    static tni_callee callee = {"aten::leaky_relu_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(negative_slope, &boxes[2]),
        tni_box_bool(self_is_result, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_leaky_relu_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *negative_slope, bool self_is_result, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::leaky_relu_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(negative_slope, &boxes[2]),
        tni_box_bool(self_is_result, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lerp_Scalar(tn_tensor *self, tn_tensor *end, const tni_scalar *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::lerp.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_scalar(weight, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lerp_Scalar_out(tn_tensor *self, tn_tensor *end, const tni_scalar *weight, tn_tensor *out)
{
    static tni_callee callee = {"aten::lerp.Scalar_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_scalar(weight, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lerp_Tensor(tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::lerp.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lerp_Tensor_out(tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor *out)
{
    static tni_callee callee = {"aten::lerp.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lerp__Scalar(tn_tensor *self, tn_tensor *end, const tni_scalar *weight)
{
    static tni_callee callee = {"aten::lerp_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_scalar(weight, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lerp__Tensor(tn_tensor *self, tn_tensor *end, tn_tensor *weight)
{
    static tni_callee callee = {"aten::lerp_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_handle(weight, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_less_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::less.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::less.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_less_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::less.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::less.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::less_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::less_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_less_equal_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::less_equal.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_equal_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::less_equal.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_less_equal_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::less_equal.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_equal_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::less_equal.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_equal__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::less_equal_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_less_equal__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::less_equal_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lgamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lgamma(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::lgamma", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lgamma_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::lgamma.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lgamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lgamma_(tn_tensor *self)
{
    static tni_callee callee = {"aten::lgamma_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lift(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lift(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::lift", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lift_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::lift.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_lift_fresh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::lift_fresh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lift_fresh_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lift_fresh_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::lift_fresh_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lift_fresh_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::lift_fresh_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_cholesky_ex(tn_tensor *self, bool upper, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_cholesky_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info) */
TN_NODISCARD static inline tn_status tni_call_linalg_cholesky_ex_L(tn_tensor *self, bool upper, bool check_errors, tn_tensor *L, tn_tensor *info)
{
    static tni_callee callee = {"aten::linalg_cholesky_ex.L", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(upper, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
        tni_box_handle(L, &boxes[3]),
        tni_box_handle(info, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_linalg_diagonal(tn_tensor *A, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_diagonal", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_int(dim2, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tni_call_linalg_eig(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_eig", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) */
TN_NODISCARD static inline tn_status tni_call_linalg_eig_out(tn_tensor *self, tn_tensor *eigenvalues, tn_tensor *eigenvectors)
{
    static tni_callee callee = {"aten::linalg_eig.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(eigenvalues, &boxes[1]),
        tni_box_handle(eigenvectors, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* linalg_householder_product(Tensor input, Tensor tau) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_householder_product(tn_tensor *input, tn_tensor *tau, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_householder_product", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(tau, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_householder_product_out(tn_tensor *input, tn_tensor *tau, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_householder_product.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(tau, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_inv_ex(tn_tensor *A, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_inv_ex", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(check_errors, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info) */
TN_NODISCARD static inline tn_status tni_call_linalg_inv_ex_inverse(tn_tensor *A, bool check_errors, tn_tensor *inverse, tn_tensor *info)
{
    static tni_callee callee = {"aten::linalg_inv_ex.inverse", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(check_errors, &boxes[1]),
        tni_box_handle(inverse, &boxes[2]),
        tni_box_handle(info, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_ldl_factor_ex(tn_tensor *self, bool hermitian, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_ldl_factor_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(hermitian, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) */
TN_NODISCARD static inline tn_status tni_call_linalg_ldl_factor_ex_out(tn_tensor *self, bool hermitian, bool check_errors, tn_tensor *LD, tn_tensor *pivots, tn_tensor *info)
{
    static tni_callee callee = {"aten::linalg_ldl_factor_ex.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(hermitian, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
        tni_box_handle(LD, &boxes[3]),
        tni_box_handle(pivots, &boxes[4]),
        tni_box_handle(info, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_ldl_solve(tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_ldl_solve", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(LD, &boxes[0]),
        tni_box_handle(pivots, &boxes[1]),
        tni_box_handle(B, &boxes[2]),
        tni_box_bool(hermitian, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_ldl_solve_out(tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_ldl_solve.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(LD, &boxes[0]),
        tni_box_handle(pivots, &boxes[1]),
        tni_box_handle(B, &boxes[2]),
        tni_box_bool(hermitian, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values) */
TN_NODISCARD static inline tn_status tni_call_linalg_lstsq(tn_tensor *self, tn_tensor *b, tni_maybe_double rcond, const tni_string *driver, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_lstsq", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(b, &boxes[1]),
        tni_box_maybe_double_optional(rcond, &boxes[2]),
        tni_box_string_optional(driver, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 4, results);
}

/* linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) */
TN_NODISCARD static inline tn_status tni_call_linalg_lstsq_out(tn_tensor *self, tn_tensor *b, tni_maybe_double rcond, const tni_string *driver, tn_tensor *solution, tn_tensor *residuals, tn_tensor *rank, tn_tensor *singular_values)
{
    static tni_callee callee = {"aten::linalg_lstsq.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(b, &boxes[1]),
        tni_box_maybe_double_optional(rcond, &boxes[2]),
        tni_box_string_optional(driver, &boxes[3]),
        tni_box_handle(solution, &boxes[4]),
        tni_box_handle(residuals, &boxes[5]),
        tni_box_handle(rank, &boxes[6]),
        tni_box_handle(singular_values, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 4);
}

/* linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu(tn_tensor *A, bool pivot, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_lu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(pivot, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_out(tn_tensor *A, bool pivot, tn_tensor *P, tn_tensor *L, tn_tensor *U)
{
    static tni_callee callee = {"aten::linalg_lu.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(pivot, &boxes[1]),
        tni_box_handle(P, &boxes[2]),
        tni_box_handle(L, &boxes[3]),
        tni_box_handle(U, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_factor_ex(tn_tensor *A, bool pivot, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_lu_factor_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(pivot, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_factor_ex_out(tn_tensor *A, bool pivot, bool check_errors, tn_tensor *LU, tn_tensor *pivots, tn_tensor *info)
{
    static tni_callee callee = {"aten::linalg_lu_factor_ex.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_bool(pivot, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2]),
        tni_box_handle(LU, &boxes[3]),
        tni_box_handle(pivots, &boxes[4]),
        tni_box_handle(info, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_solve(tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_lu_solve", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(LU, &boxes[0]),
        tni_box_handle(pivots, &boxes[1]),
        tni_box_handle(B, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(adjoint, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_solve_out(tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_lu_solve.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(LU, &boxes[0]),
        tni_box_handle(pivots, &boxes[1]),
        tni_box_handle(B, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(adjoint, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_matmul(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_matmul", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_matmul_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_matmul.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_matrix_exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_matrix_exp(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_matrix_exp", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_matrix_exp_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_matrix_exp.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_multi_dot(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_multi_dot", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_multi_dot_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_multi_dot.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R) */
TN_NODISCARD static inline tn_status tni_call_linalg_qr(tn_tensor *A, const tni_string *mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_qr", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_string(mode, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R) */
TN_NODISCARD static inline tn_status tni_call_linalg_qr_out(tn_tensor *A, const tni_string *mode, tn_tensor *Q, tn_tensor *R)
{
    static tni_callee callee = {"aten::linalg_qr.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(A, &boxes[0]),
        tni_box_string(mode, &boxes[1]),
        tni_box_handle(Q, &boxes[2]),
        tni_box_handle(R, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_solve_triangular(tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_solve_triangular", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(B, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(unitriangular, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_solve_triangular_out(tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_solve_triangular.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(B, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(unitriangular, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vander(tn_tensor *x, tni_maybe_int N, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vander", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_maybe_int_optional(N, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vecdot(tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vecdot", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(y, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_vecdot_out(tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_vecdot.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(y, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vector_norm(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vector_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(ord, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linalg_vector_norm_out(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::linalg_vector_norm.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(ord, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linear(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tni_callee callee = {"aten::linear", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linspace(const tni_scalar *start, const tni_scalar *end, int64_t steps, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::linspace", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linspace_Scalar_Tensor(const tni_scalar *start, tn_tensor *end, int64_t steps, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::linspace.Scalar_Tensor", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linspace_Scalar_Tensor_out(const tni_scalar *start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tni_callee callee = {"aten::linspace.Scalar_Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linspace_Tensor_Scalar(tn_tensor *start, const tni_scalar *end, int64_t steps, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::linspace.Tensor_Scalar", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linspace_Tensor_Scalar_out(tn_tensor *start, const tni_scalar *end, int64_t steps, tn_tensor *out)
{
    static tni_callee callee = {"aten::linspace.Tensor_Scalar_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linspace_Tensor_Tensor(tn_tensor *start, tn_tensor *end, int64_t steps, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::linspace.Tensor_Tensor", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linspace_Tensor_Tensor_out(tn_tensor *start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tni_callee callee = {"aten::linspace.Tensor_Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linspace_out(const tni_scalar *start, const tni_scalar *end, int64_t steps, tn_tensor *out)
{
    static tni_callee callee = {"aten::linspace.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::log.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log10(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log10(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log10", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log10_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::log10.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log10_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log10_(tn_tensor *self)
{
    static tni_callee callee = {"aten::log10_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log1p(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log1p(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log1p", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log1p_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::log1p.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log1p_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log1p_(tn_tensor *self)
{
    static tni_callee callee = {"aten::log1p_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log2(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log2", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log2_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::log2.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log2_(tn_tensor *self)
{
    static tni_callee callee = {"aten::log2_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log_(tn_tensor *self)
{
    static tni_callee callee = {"aten::log_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log_sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log_sigmoid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::log_sigmoid.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor **result)
{
    static tni_callee callee = {"aten::log_sigmoid_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(buffer, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::log_sigmoid_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(buffer, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_forward(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::log_sigmoid_forward", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_forward_output(tn_tensor *self, tn_tensor *output, tn_tensor *buffer)
{
    static tni_callee callee = {"aten::log_sigmoid_forward.output", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_handle(buffer, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log_softmax_int(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::log_softmax.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_log_softmax_int_out(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::log_softmax.int_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logaddexp(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logaddexp(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logaddexp", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logaddexp_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::logaddexp.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logaddexp2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logaddexp2(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logaddexp2", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logaddexp2_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::logaddexp2.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logcumsumexp(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::logcumsumexp", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logcumsumexp_out(tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::logcumsumexp.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_and(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_and", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_and_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::logical_and.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_and_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::logical_and_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_not_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::logical_not.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_not_(tn_tensor *self)
{
    static tni_callee callee = {"aten::logical_not_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_or(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_or(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_or", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_or_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::logical_or.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_or_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::logical_or_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_xor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_xor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_xor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_xor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::logical_xor.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_xor_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::logical_xor_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logit(Tensor self, float? eps=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logit(tn_tensor *self, tni_maybe_double eps, tn_tensor **result)
{
    static tni_callee callee = {"aten::logit", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(eps, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logit_out(tn_tensor *self, tni_maybe_double eps, tn_tensor *out)
{
    static tni_callee callee = {"aten::logit.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(eps, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logit_(tn_tensor *self, tni_maybe_double eps)
{
    static tni_callee callee = {"aten::logit_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(eps, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logit_backward(tn_tensor *grad_output, tn_tensor *self, tni_maybe_double eps, tn_tensor **result)
{
    static tni_callee callee = {"aten::logit_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_maybe_double_optional(eps, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logit_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_maybe_double eps, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::logit_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_maybe_double_optional(eps, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logspace(const tni_scalar *start, const tni_scalar *end, int64_t steps, double base, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::logspace", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
        tni_box_word_optional(layout, &boxes[5]),
        tni_box_maybe_device_optional(device, &boxes[6]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logspace_Scalar_Tensor(const tni_scalar *start, tn_tensor *end, int64_t steps, double base, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::logspace.Scalar_Tensor", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
        tni_box_word_optional(layout, &boxes[5]),
        tni_box_maybe_device_optional(device, &boxes[6]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logspace_Scalar_Tensor_out(const tni_scalar *start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tni_callee callee = {"aten::logspace.Scalar_Tensor_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logspace_Tensor_Scalar(tn_tensor *start, const tni_scalar *end, int64_t steps, double base, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::logspace.Tensor_Scalar", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
        tni_box_word_optional(layout, &boxes[5]),
        tni_box_maybe_device_optional(device, &boxes[6]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logspace_Tensor_Scalar_out(tn_tensor *start, const tni_scalar *end, int64_t steps, double base, tn_tensor *out)
{
    static tni_callee callee = {"aten::logspace.Tensor_Scalar_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logspace_Tensor_Tensor(tn_tensor *start, tn_tensor *end, int64_t steps, double base, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::logspace.Tensor_Tensor", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4]),
        tni_box_word_optional(layout, &boxes[5]),
        tni_box_maybe_device_optional(device, &boxes[6]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logspace_Tensor_Tensor_out(tn_tensor *start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tni_callee callee = {"aten::logspace.Tensor_Tensor_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(start, &boxes[0]),
        tni_box_handle(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logspace_out(const tni_scalar *start, const tni_scalar *end, int64_t steps, double base, tn_tensor *out)
{
    static tni_callee callee = {"aten::logspace.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]),
        tni_box_double(base, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logsumexp(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::logsumexp", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logsumexp_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::logsumexp.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lt_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::lt.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lt_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::lt.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lt_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::lt.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lt_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::lt.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lt__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::lt_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_lt__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::lt_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U) */
TN_NODISCARD static inline tn_status tni_call_lu_unpack(tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor **results)
{
    static tni_callee callee = {"aten::lu_unpack", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(LU_data, &boxes[0]),
        tni_box_handle(LU_pivots, &boxes[1]),
        tni_box_bool(unpack_data, &boxes[2]),
        tni_box_bool(unpack_pivots, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) */
TN_NODISCARD static inline tn_status tni_call_lu_unpack_out(tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor *P, tn_tensor *L, tn_tensor *U)
{
    static tni_callee callee = {"aten::lu_unpack.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(LU_data, &boxes[0]),
        tni_box_handle(LU_pivots, &boxes[1]),
        tni_box_bool(unpack_data, &boxes[2]),
        tni_box_bool(unpack_pivots, &boxes[3]),
        tni_box_handle(P, &boxes[4]),
        tni_box_handle(L, &boxes[5]),
        tni_box_handle(U, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* mH(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_mH(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::mH", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mT(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_mT(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::mT", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_margin_ranking_loss(tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::margin_ranking_loss", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(input1, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_double(margin, &boxes[3]),
        tni_box_int(reduction, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* masked_select(Tensor self, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_select(tn_tensor *self, tn_tensor *mask, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_select", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mask, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_matmul(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::matmul", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_matmul_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::matmul.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* matrix_H(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_matrix_H(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::matrix_H", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::max", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_max_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::max.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_max_dim_max(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *max, tn_tensor *max_values)
{
    static tni_callee callee = {"aten::max.dim_max", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(max, &boxes[3]),
        tni_box_handle(max_values, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* max.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_other(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::max.other", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_max_unary_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::max.unary_out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_pool1d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_pool1d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool1d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool1d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_pool2d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_pool2d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool2d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool2d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_max_pool2d_with_indices_out(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tni_callee callee = {"aten::max_pool2d_with_indices.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_pool2d_with_indices_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_pool2d_with_indices_backward", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(ceil_mode, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_max_pool2d_with_indices_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::max_pool2d_with_indices_backward.grad_input", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(ceil_mode, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
        tni_box_handle(grad_input, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_pool3d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_pool3d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool3d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool3d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_max_pool3d_with_indices_out(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tni_callee callee = {"aten::max_pool3d_with_indices.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]),
        tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_pool3d_with_indices_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_pool3d_with_indices_backward", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(ceil_mode, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_max_pool3d_with_indices_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor *indices, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::max_pool3d_with_indices_backward.grad_input", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(kernel_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]),
        tni_box_bool(ceil_mode, &boxes[6]),
        tni_box_handle(indices, &boxes[7]),
        tni_box_handle(grad_input, &boxes[8]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_unpool2d(tn_tensor *self, tn_tensor *indices, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_unpool2d", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_max_unpool2d_out(tn_tensor *self, tn_tensor *indices, tni_ints output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::max_unpool2d.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max_unpool3d(tn_tensor *self, tn_tensor *indices, tni_ints output_size, tni_ints stride, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::max_unpool3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_max_unpool3d_out(tn_tensor *self, tn_tensor *indices, tni_ints output_size, tni_ints stride, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::max_unpool3d.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_ints(output_size, &boxes[2]),
        tni_box_ints(stride, &boxes[3]),
        tni_box_ints(padding, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* maximum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_maximum(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::maximum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_maximum_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::maximum.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mean(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mean(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::mean", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mean_dim(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::mean.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mean_dtype_out(tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::mean.dtype_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mean_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::mean.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* median(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_median(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::median", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_median_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::median.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_median_dim_values(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::median.dim_values", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(values, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_median_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::median.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* meshgrid(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_meshgrid(const tni_list *tensors, StableIValue *cells)
{
    static tni_callee callee = {"aten::meshgrid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_meshgrid_indexing(const tni_list *tensors, const tni_string *indexing, StableIValue *cells)
{
    static tni_callee callee = {"aten::meshgrid.indexing", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_string(indexing, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_min(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::min", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_min_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::min.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_min_dim_min(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *min, tn_tensor *min_indices)
{
    static tni_callee callee = {"aten::min.dim_min", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(min, &boxes[3]),
        tni_box_handle(min_indices, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* min.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_min_other(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::min.other", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_min_unary_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::min.unary_out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* minimum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_minimum(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::minimum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_minimum_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::minimum.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mish(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::mish", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mish_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::mish.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mish_(tn_tensor *self)
{
    static tni_callee callee = {"aten::mish_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mish_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::mish_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mm(tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tni_callee callee = {"aten::mm", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat2, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mm_out(tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tni_callee callee = {"aten::mm.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(mat2, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_mode(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::mode", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_mode_values(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::mode.values", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(values, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_moveaxis_int(tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::moveaxis.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(source, &boxes[1]),
        tni_box_int(destination, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_moveaxis_intlist(tn_tensor *self, tni_ints source, tni_ints destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::moveaxis.intlist", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(source, &boxes[1]),
        tni_box_ints(destination, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_movedim_int(tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::movedim.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(source, &boxes[1]),
        tni_box_int(destination, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_movedim_intlist(tn_tensor *self, tni_ints source, tni_ints destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::movedim.intlist", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(source, &boxes[1]),
        tni_box_ints(destination, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mse_loss(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::mse_loss", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mse_loss_out(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tni_callee callee = {"aten::mse_loss.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mse_loss_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::mse_loss_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mse_loss_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::mse_loss_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* msort(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_msort(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::msort", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_msort_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::msort.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::mul.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::mul.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::mul_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::mul_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* multiply.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_multiply_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::multiply.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* multiply.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_multiply_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::multiply.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_multiply_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::multiply.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_multiply__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::multiply_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_multiply__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::multiply_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mv(Tensor self, Tensor vec) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mv(tn_tensor *self, tn_tensor *vec, tn_tensor **result)
{
    static tni_callee callee = {"aten::mv", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mv_out(tn_tensor *self, tn_tensor *vec, tn_tensor *out)
{
    static tni_callee callee = {"aten::mv.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mvlgamma(Tensor self, int p) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mvlgamma(tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tni_callee callee = {"aten::mvlgamma", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(p, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mvlgamma_out(tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tni_callee callee = {"aten::mvlgamma.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(p, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mvlgamma_(tn_tensor *self, int64_t p)
{
    static tni_callee callee = {"aten::mvlgamma_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(p, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nan_to_num(tn_tensor *self, tni_maybe_double nan, tni_maybe_double posinf, tni_maybe_double neginf, tn_tensor **result)
{
    static tni_callee callee = {"aten::nan_to_num", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(nan, &boxes[1]),
        tni_box_maybe_double_optional(posinf, &boxes[2]),
        tni_box_maybe_double_optional(neginf, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nan_to_num_out(tn_tensor *self, tni_maybe_double nan, tni_maybe_double posinf, tni_maybe_double neginf, tn_tensor *out)
{
    static tni_callee callee = {"aten::nan_to_num.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(nan, &boxes[1]),
        tni_box_maybe_double_optional(posinf, &boxes[2]),
        tni_box_maybe_double_optional(neginf, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nan_to_num_(tn_tensor *self, tni_maybe_double nan, tni_maybe_double posinf, tni_maybe_double neginf)
{
    static tni_callee callee = {"aten::nan_to_num_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(nan, &boxes[1]),
        tni_box_maybe_double_optional(posinf, &boxes[2]),
        tni_box_maybe_double_optional(neginf, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nanmean(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::nanmean", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nanmean_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::nanmean.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nanmedian(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nanmedian(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::nanmedian", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_nanmedian_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::nanmedian.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_nanmedian_dim_values(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::nanmedian.dim_values", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(values, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nanmedian_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::nanmedian.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nanquantile(tn_tensor *self, tn_tensor *q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor **result)
{
    static tni_callee callee = {"aten::nanquantile", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nanquantile_out(tn_tensor *self, tn_tensor *q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor *out)
{
    static tni_callee callee = {"aten::nanquantile.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nanquantile_scalar(tn_tensor *self, double q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor **result)
{
    static tni_callee callee = {"aten::nanquantile.scalar", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nanquantile_scalar_out(tn_tensor *self, double q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor *out)
{
    static tni_callee callee = {"aten::nanquantile.scalar_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nansum(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::nansum", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nansum_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::nansum.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]),
        tni_box_int(length, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow_Tensor(tn_tensor *self, int64_t dim, tn_tensor *start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow.Tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(start, &boxes[2]),
        tni_box_int(length, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_narrow_copy(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]),
        tni_box_int(length, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_narrow_copy_out(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor *out)
{
    static tni_callee callee = {"aten::narrow_copy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]),
        tni_box_int(length, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_batch_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_batch_norm", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_batch_norm_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tni_callee callee = {"aten::native_batch_norm.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
        tni_box_handle(out, &boxes[8]),
        tni_box_handle(save_mean, &boxes[9]),
        tni_box_handle(save_invstd, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_batch_norm_backward(tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean, tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps, const tni_list *output_mask, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_batch_norm_backward", NULL};
    tni_box boxes[10];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_handle_optional(save_mean, &boxes[5]),
        tni_box_handle_optional(save_invstd, &boxes[6]),
        tni_box_bool(train, &boxes[7]),
        tni_box_double(eps, &boxes[8]),
        tni_box_list(output_mask, &boxes[9]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_batch_norm_backward.out(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_batch_norm_backward_out(tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean, tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps, const tni_list *output_mask, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::native_batch_norm_backward.out", NULL};
    tni_box boxes[13];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]),
        tni_box_handle_optional(save_mean, &boxes[5]),
        tni_box_handle_optional(save_invstd, &boxes[6]),
        tni_box_bool(train, &boxes[7]),
        tni_box_double(eps, &boxes[8]),
        tni_box_list(output_mask, &boxes[9]),
        tni_box_handle(out0, &boxes[10]),
        tni_box_handle(out1, &boxes[11]),
        tni_box_handle(out2, &boxes[12]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_group_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_group_norm", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_int(N, &boxes[3]),
        tni_box_int(C, &boxes[4]),
        tni_box_int(HxW, &boxes[5]),
        tni_box_int(group, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_group_norm_out(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::native_group_norm.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]),
        tni_box_handle_optional(bias, &boxes[2]),
        tni_box_int(N, &boxes[3]),
        tni_box_int(C, &boxes[4]),
        tni_box_int(HxW, &boxes[5]),
        tni_box_int(group, &boxes[6]),
        tni_box_double(eps, &boxes[7]),
        tni_box_handle(out0, &boxes[8]),
        tni_box_handle(out1, &boxes[9]),
        tni_box_handle(out2, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_group_norm_backward(tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight, int64_t N, int64_t C, int64_t HxW, int64_t group, const tni_list *output_mask, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_group_norm_backward", NULL};
    tni_box boxes[10];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle(mean, &boxes[2]),
        tni_box_handle(rstd, &boxes[3]),
        tni_box_handle_optional(weight, &boxes[4]),
        tni_box_int(N, &boxes[5]),
        tni_box_int(C, &boxes[6]),
        tni_box_int(HxW, &boxes[7]),
        tni_box_int(group, &boxes[8]),
        tni_box_list(output_mask, &boxes[9]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_group_norm_backward.out(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_group_norm_backward_out(tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight, int64_t N, int64_t C, int64_t HxW, int64_t group, const tni_list *output_mask, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::native_group_norm_backward.out", NULL};
    tni_box boxes[13];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_handle(mean, &boxes[2]),
        tni_box_handle(rstd, &boxes[3]),
        tni_box_handle_optional(weight, &boxes[4]),
        tni_box_int(N, &boxes[5]),
        tni_box_int(C, &boxes[6]),
        tni_box_int(HxW, &boxes[7]),
        tni_box_int(group, &boxes[8]),
        tni_box_list(output_mask, &boxes[9]),
        tni_box_handle(out0, &boxes[10]),
        tni_box_handle(out1, &boxes[11]),
        tni_box_handle(out2, &boxes[12]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_layer_norm(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_layer_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]),
        tni_box_double(eps, &boxes[4]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_layer_norm_out(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::native_layer_norm.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]),
        tni_box_double(eps, &boxes[4]),
        tni_box_handle(out0, &boxes[5]),
        tni_box_handle(out1, &boxes[6]),
        tni_box_handle(out2, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_layer_norm_backward(tn_tensor *grad_out, tn_tensor *input, tni_ints normalized_shape, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight, tn_tensor *bias, const tni_list *output_mask, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_layer_norm_backward", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_ints(normalized_shape, &boxes[2]),
        tni_box_handle(mean, &boxes[3]),
        tni_box_handle(rstd, &boxes[4]),
        tni_box_handle_optional(weight, &boxes[5]),
        tni_box_handle_optional(bias, &boxes[6]),
        tni_box_list(output_mask, &boxes[7]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* native_layer_norm_backward.out(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_native_layer_norm_backward_out(tn_tensor *grad_out, tn_tensor *input, tni_ints normalized_shape, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight, tn_tensor *bias, const tni_list *output_mask, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::native_layer_norm_backward.out", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {
        tni_box_handle(grad_out, &boxes[0]),
        tni_box_handle(input, &boxes[1]),
        tni_box_ints(normalized_shape, &boxes[2]),
        tni_box_handle(mean, &boxes[3]),
        tni_box_handle(rstd, &boxes[4]),
        tni_box_handle_optional(weight, &boxes[5]),
        tni_box_handle_optional(bias, &boxes[6]),
        tni_box_list(output_mask, &boxes[7]),
        tni_box_handle(out0, &boxes[8]),
        tni_box_handle(out1, &boxes[9]),
        tni_box_handle(out2, &boxes[10]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ne_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ne.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ne_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::ne.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ne.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ne_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ne.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ne_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::ne.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ne__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::ne_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ne__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::ne_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* neg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_neg(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::neg", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_neg_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::neg.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* neg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_neg_(tn_tensor *self)
{
    static tni_callee callee = {"aten::neg_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* negative(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_negative(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::negative", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_negative_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::negative.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* negative_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_negative_(tn_tensor *self)
{
    static tni_callee callee = {"aten::negative_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_new_empty_out(tn_tensor *self, tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::new_empty.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty_strided(tn_tensor *self, tni_ints size, tni_ints stride, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty_strided", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_new_empty_strided_out(tn_tensor *self, tni_ints size, tni_ints stride, tn_tensor *out)
{
    static tni_callee callee = {"aten::new_empty_strided.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_full(tn_tensor *self, tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_full", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_scalar(fill_value, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_new_full_out(tn_tensor *self, tni_ints size, const tni_scalar *fill_value, tn_tensor *out)
{
    static tni_callee callee = {"aten::new_full.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_scalar(fill_value, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_ones(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_ones", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_new_ones_out(tn_tensor *self, tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::new_ones.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_zeros(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_zeros", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_new_zeros_out(tn_tensor *self, tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::new_zeros.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nextafter(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nextafter(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::nextafter", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nextafter_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::nextafter.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nextafter_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::nextafter_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* nonzero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nonzero(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::nonzero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_nonzero_numpy(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::nonzero_numpy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_Scalar(tn_tensor *self, const tni_scalar *p, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(p, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_ScalarOpt_dim(tn_tensor *self, const tni_scalar *p, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm.ScalarOpt_dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_ScalarOpt_dim_dtype(tn_tensor *self, const tni_scalar *p, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm.ScalarOpt_dim_dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype(dtype, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_ScalarOpt_dtype(tn_tensor *self, const tni_scalar *p, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm.ScalarOpt_dtype", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_dtype(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_norm_ScalarOpt_dtype_out(tn_tensor *self, const tni_scalar *p, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::norm.ScalarOpt_dtype_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_dtype(dtype, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_norm_Scalar_out(tn_tensor *self, const tni_scalar *p, tn_tensor *out)
{
    static tni_callee callee = {"aten::norm.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(p, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_norm_dtype_out(tn_tensor *self, const tni_scalar *p, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::norm.dtype_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype(dtype, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_norm_out(tn_tensor *self, const tni_scalar *p, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::norm.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(p, &boxes[1]),
        tni_box_ints(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* not_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_not_equal_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::not_equal.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_not_equal_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::not_equal.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* not_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_not_equal_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::not_equal.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_not_equal_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::not_equal.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_not_equal__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::not_equal_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_not_equal__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::not_equal_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* numel(Tensor self) -> int */
TN_NODISCARD static inline tn_status tni_call_numel(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::numel", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_numpy_T(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::numpy_T", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* one_hot(Tensor self, int num_classes=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_one_hot(tn_tensor *self, int64_t num_classes, tn_tensor **result)
{
    static tni_callee callee = {"aten::one_hot", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(num_classes, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ones(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::ones", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ones_out(tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::ones.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ones_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::ones_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ones_like_out(tn_tensor *self, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::ones_like.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ormqr(tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose, tn_tensor **result)
{
    static tni_callee callee = {"aten::ormqr", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_handle(input3, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(transpose, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_ormqr_out(tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose, tn_tensor *out)
{
    static tni_callee callee = {"aten::ormqr.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(input2, &boxes[1]),
        tni_box_handle(input3, &boxes[2]),
        tni_box_bool(left, &boxes[3]),
        tni_box_bool(transpose, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* outer(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_outer(tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tni_callee callee = {"aten::outer", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec2, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_outer_out(tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tni_callee callee = {"aten::outer.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(vec2, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pad(tn_tensor *self, tni_ints pad, const tni_string *mode, tni_maybe_double value, tn_tensor **result)
{
    static tni_callee callee = {"aten::pad", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(pad, &boxes[1]),
        tni_box_string(mode, &boxes[2]),
        tni_box_maybe_double_optional(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pairwise_distance(tn_tensor *x1, tn_tensor *x2, double p, double eps, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::pairwise_distance", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(x1, &boxes[0]),
        tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]),
        tni_box_double(eps, &boxes[3]),
        tni_box_bool(keepdim, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pdist(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pdist(tn_tensor *self, double p, tn_tensor **result)
{
    static tni_callee callee = {"aten::pdist", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(p, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* permute(Tensor(a) self, int[] dims) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_permute(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::permute", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* permute_copy(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_permute_copy(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::permute_copy", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_permute_copy_out(tn_tensor *self, tni_ints dims, tn_tensor *out)
{
    static tni_callee callee = {"aten::permute_copy.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_poisson_nll_loss(tn_tensor *input, tn_tensor *target, bool log_input, bool full, double eps, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::poisson_nll_loss", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_bool(log_input, &boxes[2]),
        tni_box_bool(full, &boxes[3]),
        tni_box_double(eps, &boxes[4]),
        tni_box_int(reduction, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* polar(Tensor abs, Tensor angle) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_polar(tn_tensor *abs, tn_tensor *angle, tn_tensor **result)
{
    static tni_callee callee = {"aten::polar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(abs, &boxes[0]),
        tni_box_handle(angle, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_polar_out(tn_tensor *abs, tn_tensor *angle, tn_tensor *out)
{
    static tni_callee callee = {"aten::polar.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(abs, &boxes[0]),
        tni_box_handle(angle, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* polygamma(int n, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_polygamma(int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::polygamma", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_polygamma_out(int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::polygamma.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* polygamma_(Tensor(a!) self, int n) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_polygamma_(tn_tensor *self, int64_t n)
{
    static tni_callee callee = {"aten::polygamma_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(n, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* positive(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_positive(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::positive", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Scalar(const tni_scalar *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow_Scalar_out(const tni_scalar *self, tn_tensor *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::pow.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar(tn_tensor *self, const tni_scalar *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar_out(tn_tensor *self, const tni_scalar *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Tensor(tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Tensor_out(tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::pow.Tensor_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow__Scalar(tn_tensor *self, const tni_scalar *exponent)
{
    static tni_callee callee = {"aten::pow_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow__Tensor(tn_tensor *self, tn_tensor *exponent)
{
    static tni_callee callee = {"aten::pow_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_prelu(tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::prelu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(weight, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* prod(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_prod(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::prod", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_prod_dim_int(tn_tensor *self, int64_t dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::prod.dim_int", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_prod_int_out(tn_tensor *self, int64_t dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::prod.int_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_prod_out(tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::prod.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
TN_NODISCARD static inline tn_status tni_call_promote_types(tn_dtype type1, tn_dtype type2, StableIValue *cells)
{
    static tni_callee callee = {"aten::promote_types", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_dtype(type1, &boxes[0]),
        tni_box_dtype(type2, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_put(tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor **result)
{
    static tni_callee callee = {"aten::put", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(index, &boxes[1]),
        tni_box_handle(source, &boxes[2]),
        tni_box_bool(accumulate, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_put_out(tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor *out)
{
    static tni_callee callee = {"aten::put.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(index, &boxes[1]),
        tni_box_handle(source, &boxes[2]),
        tni_box_bool(accumulate, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_put_(tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate)
{
    static tni_callee callee = {"aten::put_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(index, &boxes[1]),
        tni_box_handle(source, &boxes[2]),
        tni_box_bool(accumulate, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_quantile(tn_tensor *self, tn_tensor *q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor **result)
{
    static tni_callee callee = {"aten::quantile", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_quantile_out(tn_tensor *self, tn_tensor *q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor *out)
{
    static tni_callee callee = {"aten::quantile.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
TN_NODISCARD static inline tn_status tni_call_quantile_scalar(tn_tensor *self, double q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor **result)
{
    static tni_callee callee = {"aten::quantile.scalar", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_quantile_scalar_out(tn_tensor *self, double q, tni_maybe_int dim, bool keepdim, const tni_string *interpolation, tn_tensor *out)
{
    static tni_callee callee = {"aten::quantile.scalar_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_double(q, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_string(interpolation, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rad2deg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rad2deg(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::rad2deg", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rad2deg_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::rad2deg.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rad2deg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rad2deg_(tn_tensor *self)
{
    static tni_callee callee = {"aten::rad2deg_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_range(const tni_scalar *start, const tni_scalar *end, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::range", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_range_out(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_tensor *out)
{
    static tni_callee callee = {"aten::range.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_range_out_(const tni_scalar *start, const tni_scalar *end, tn_tensor *out)
{
    static tni_callee callee = {"aten::range.out_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_range_step(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::range.step", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_scalar(start, &boxes[0]),
        tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* ravel(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_ravel(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::ravel", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reciprocal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reciprocal(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::reciprocal", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reciprocal_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::reciprocal.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reciprocal_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reciprocal_(tn_tensor *self)
{
    static tni_callee callee = {"aten::reciprocal_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad1d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad1d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad1d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::reflection_pad1d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad1d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad1d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad1d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::reflection_pad1d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad2d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad2d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::reflection_pad2d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad2d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad2d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad2d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::reflection_pad2d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad3d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad3d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::reflection_pad3d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reflection_pad3d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::reflection_pad3d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_reflection_pad3d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::reflection_pad3d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* relu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_relu(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::relu", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_relu_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::relu.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* relu6(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_relu6(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::relu6", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_relu6_(tn_tensor *self)
{
    static tni_callee callee = {"aten::relu6_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* relu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_relu_(tn_tensor *self)
{
    static tni_callee callee = {"aten::relu_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* remainder.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_remainder_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::remainder.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_remainder_Scalar_Tensor(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::remainder.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_remainder_Scalar_Tensor_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::remainder.Scalar_Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_remainder_Scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::remainder.Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* remainder.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_remainder_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::remainder.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_remainder_Tensor_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::remainder.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_remainder__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::remainder_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_remainder__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::remainder_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_renorm(tn_tensor *self, const tni_scalar *p, int64_t dim, const tni_scalar *maxnorm, tn_tensor **result)
{
    static tni_callee callee = {"aten::renorm", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(p, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_scalar(maxnorm, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_renorm_out(tn_tensor *self, const tni_scalar *p, int64_t dim, const tni_scalar *maxnorm, tn_tensor *out)
{
    static tni_callee callee = {"aten::renorm.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(p, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_scalar(maxnorm, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_renorm_(tn_tensor *self, const tni_scalar *p, int64_t dim, const tni_scalar *maxnorm)
{
    static tni_callee callee = {"aten::renorm_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(p, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_scalar(maxnorm, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat(tn_tensor *self, tni_ints repeats, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(repeats, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_repeat_out(tn_tensor *self, tni_ints repeats, tn_tensor *out)
{
    static tni_callee callee = {"aten::repeat.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(repeats, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat_interleave_Tensor(tn_tensor *repeats, tni_maybe_int output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat_interleave.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(repeats, &boxes[0]),
        tni_box_maybe_int_optional(output_size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_repeat_interleave_Tensor_out(tn_tensor *repeats, tni_maybe_int output_size, tn_tensor *out)
{
    static tni_callee callee = {"aten::repeat_interleave.Tensor_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(repeats, &boxes[0]),
        tni_box_maybe_int_optional(output_size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat_interleave_self_Tensor(tn_tensor *self, tn_tensor *repeats, tni_maybe_int dim, tni_maybe_int output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat_interleave.self_Tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(repeats, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_maybe_int_optional(output_size, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat_interleave_self_int(tn_tensor *self, int64_t repeats, tni_maybe_int dim, tni_maybe_int output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat_interleave.self_int", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(repeats, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_maybe_int_optional(output_size, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad1d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad1d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad1d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::replication_pad1d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad1d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad1d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad1d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::replication_pad1d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad2d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad2d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::replication_pad2d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad2d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad2d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad2d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::replication_pad2d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad3d(tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad3d_out(tn_tensor *self, tni_ints padding, tn_tensor *out)
{
    static tni_callee callee = {"aten::replication_pad3d.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(padding, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_replication_pad3d_backward(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor **result)
{
    static tni_callee callee = {"aten::replication_pad3d_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_replication_pad3d_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tni_ints padding, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::replication_pad3d_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_ints(padding, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape(tn_tensor *self, tni_ints shape, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(shape, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape_as(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape_as", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_resize(tn_tensor *self, tni_ints size, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::resize", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_resize_out(tn_tensor *self, tni_ints size, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::resize.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_resize_(tn_tensor *self, tni_ints size, int memory_format)
{
    static tni_callee callee = {"aten::resize_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_resize_as(tn_tensor *self, tn_tensor *the_template, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::resize_as", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(the_template, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_resize_as_out(tn_tensor *self, tn_tensor *the_template, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::resize_as.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(the_template, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_resize_as_(tn_tensor *self, tn_tensor *the_template, int memory_format)
{
    static tni_callee callee = {"aten::resize_as_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(the_template, &boxes[1]),
        tni_box_word_optional(memory_format, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_resolve_conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::resolve_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* resolve_neg(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_resolve_neg(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::resolve_neg", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
TN_NODISCARD static inline tn_status tni_call_result_type_Scalar(tn_tensor *tensor, const tni_scalar *other, StableIValue *cells)
{
    static tni_callee callee = {"aten::result_type.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(tensor, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
TN_NODISCARD static inline tn_status tni_call_result_type_Scalar_Scalar(const tni_scalar *scalar1, const tni_scalar *scalar2, StableIValue *cells)
{
    static tni_callee callee = {"aten::result_type.Scalar_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(scalar1, &boxes[0]),
        tni_box_scalar(scalar2, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
TN_NODISCARD static inline tn_status tni_call_result_type_Scalar_Tensor(const tni_scalar *scalar, tn_tensor *tensor, StableIValue *cells)
{
    static tni_callee callee = {"aten::result_type.Scalar_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(scalar, &boxes[0]),
        tni_box_handle(tensor, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
TN_NODISCARD static inline tn_status tni_call_result_type_Tensor(tn_tensor *tensor, tn_tensor *other, StableIValue *cells)
{
    static tni_callee callee = {"aten::result_type.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(tensor, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rms_norm(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tni_maybe_double eps, tn_tensor **result)
{
    static tni_callee callee = {"aten::rms_norm", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]),
        tni_box_maybe_double_optional(eps, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_roll(tn_tensor *self, tni_ints shifts, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::roll", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(shifts, &boxes[1]),
        tni_box_ints(dims, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_roll_out(tn_tensor *self, tni_ints shifts, tni_ints dims, tn_tensor *out)
{
    static tni_callee callee = {"aten::roll.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(shifts, &boxes[1]),
        tni_box_ints(dims, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rot90(tn_tensor *self, int64_t k, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::rot90", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_ints(dims, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rot90_out(tn_tensor *self, int64_t k, tni_ints dims, tn_tensor *out)
{
    static tni_callee callee = {"aten::rot90.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_ints(dims, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* round(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_round(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::round", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* round.decimals(Tensor self, *, int decimals) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_round_decimals(tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tni_callee callee = {"aten::round.decimals", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(decimals, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_round_decimals_out(tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tni_callee callee = {"aten::round.decimals_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(decimals, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_round_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::round.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* round_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_round_(tn_tensor *self)
{
    static tni_callee callee = {"aten::round_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_round__decimals(tn_tensor *self, int64_t decimals)
{
    static tni_callee callee = {"aten::round_.decimals", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(decimals, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* row_stack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_row_stack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::row_stack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_row_stack_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::row_stack.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rrelu_with_noise_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, const tni_scalar *lower, const tni_scalar *upper, bool training, bool self_is_result, tn_tensor **result)
{
    static tni_callee callee = {"aten::rrelu_with_noise_backward", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(noise, &boxes[2]),
        tni_box_scalar(lower, &boxes[3]),
        tni_box_scalar(upper, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_bool(self_is_result, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rrelu_with_noise_backward_out(tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, const tni_scalar *lower, const tni_scalar *upper, bool training, bool self_is_result, tn_tensor *out)
{
    static tni_callee callee = {"aten::rrelu_with_noise_backward.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(noise, &boxes[2]),
        tni_box_scalar(lower, &boxes[3]),
        tni_box_scalar(upper, &boxes[4]),
        tni_box_bool(training, &boxes[5]),
        tni_box_bool(self_is_result, &boxes[6]),
        tni_box_handle(out, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rsqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rsqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::rsqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rsqrt_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::rsqrt.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rsqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rsqrt_(tn_tensor *self)
{
    static tni_callee callee = {"aten::rsqrt_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rsub_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::rsub.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rsub_Scalar_out(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::rsub.Scalar_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rsub_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::rsub.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rsub_Tensor_out(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::rsub.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scalar_tensor(const tni_scalar *s, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::scalar_tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_scalar(s, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scalar_tensor_out(const tni_scalar *s, tn_tensor *out)
{
    static tni_callee callee = {"aten::scalar_tensor.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(s, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_reduce(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter.reduce", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_reduce_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter.reduce_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_src(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter.src", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_src_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter.src_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_value(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter.value", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_value_out(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter.value_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_value_reduce(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, const tni_string *reduce, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter.value_reduce", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_value_reduce_out(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, const tni_string *reduce, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter.value_reduce_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter__reduce(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce)
{
    static tni_callee callee = {"aten::scatter_.reduce", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter__src(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tni_callee callee = {"aten::scatter_.src", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter__value(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value)
{
    static tni_callee callee = {"aten::scatter_.value", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter__value_reduce(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value, const tni_string *reduce)
{
    static tni_callee callee = {"aten::scatter_.value_reduce", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_scalar(value, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_add(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter_add", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_add_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter_add.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_add_(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tni_callee callee = {"aten::scatter_add_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_reduce_two(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce, bool include_self, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter_reduce.two", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_reduce_two_out(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce, bool include_self, tn_tensor *out)
{
    static tni_callee callee = {"aten::scatter_reduce.two_out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter_reduce__two(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const tni_string *reduce, bool include_self)
{
    static tni_callee callee = {"aten::scatter_reduce_.two", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]),
        tni_box_handle(src, &boxes[3]),
        tni_box_string(reduce, &boxes[4]),
        tni_box_bool(include_self, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_searchsorted_Scalar(tn_tensor *sorted_sequence, const tni_scalar *self, bool out_int32, bool right, const tni_string *side, tn_tensor *sorter, tn_tensor **result)
{
    static tni_callee callee = {"aten::searchsorted.Scalar", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(sorted_sequence, &boxes[0]),
        tni_box_scalar(self, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_string_optional(side, &boxes[4]),
        tni_box_handle_optional(sorter, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_searchsorted_Scalar_out(tn_tensor *sorted_sequence, const tni_scalar *self, bool out_int32, bool right, const tni_string *side, tn_tensor *sorter, tn_tensor *out)
{
    static tni_callee callee = {"aten::searchsorted.Scalar_out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(sorted_sequence, &boxes[0]),
        tni_box_scalar(self, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_string_optional(side, &boxes[4]),
        tni_box_handle_optional(sorter, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_searchsorted_Tensor(tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const tni_string *side, tn_tensor *sorter, tn_tensor **result)
{
    static tni_callee callee = {"aten::searchsorted.Tensor", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(sorted_sequence, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_string_optional(side, &boxes[4]),
        tni_box_handle_optional(sorter, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_searchsorted_Tensor_out(tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const tni_string *side, tn_tensor *sorter, tn_tensor *out)
{
    static tni_callee callee = {"aten::searchsorted.Tensor_out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(sorted_sequence, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_bool(out_int32, &boxes[2]),
        tni_box_bool(right, &boxes[3]),
        tni_box_string_optional(side, &boxes[4]),
        tni_box_handle_optional(sorter, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_select_int(tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_select_backward(tn_tensor *grad_output, tni_ints input_sizes, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(index, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_select_backward_out(tn_tensor *grad_output, tni_ints input_sizes, int64_t dim, int64_t index, tn_tensor *out)
{
    static tni_callee callee = {"aten::select_backward.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(index, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* select_copy.int(Tensor self, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_select_copy_int(tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select_copy.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_select_copy_int_out(tn_tensor *self, int64_t dim, int64_t index, tn_tensor *out)
{
    static tni_callee callee = {"aten::select_copy.int_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_select_scatter(tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select_scatter", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(index, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_select_scatter_out(tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor *out)
{
    static tni_callee callee = {"aten::select_scatter.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(index, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* selu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_selu(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::selu", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_selu_(tn_tensor *self)
{
    static tni_callee callee = {"aten::selu_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sgn(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sgn(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sgn", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sgn_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sgn.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sgn_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sgn_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sgn_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sigmoid(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sigmoid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sigmoid_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sigmoid.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sigmoid_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sigmoid_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sigmoid_backward(tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tni_callee callee = {"aten::sigmoid_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sigmoid_backward_grad_input(tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::sigmoid_backward.grad_input", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_handle(grad_input, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sign(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sign(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sign", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sign_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sign.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sign_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sign_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sign_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* signbit(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_signbit(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::signbit", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_signbit_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::signbit.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* silu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_silu(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::silu", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_silu_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::silu.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* silu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_silu_(tn_tensor *self)
{
    static tni_callee callee = {"aten::silu_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_silu_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::silu_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_silu_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::silu_backward.grad_input", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(grad_input, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sin(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sin", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sin_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sin.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sin_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sin_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sinc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sinc(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sinc", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sinc_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sinc.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sinc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sinc_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sinc_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sinh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sinh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sinh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sinh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sinh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sinh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* size.int(Tensor self, int dim) -> int */
TN_NODISCARD static inline tn_status tni_call_size_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::size.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_slice_Tensor(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice.Tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_maybe_int_optional(start, &boxes[2]),
        tni_box_maybe_int_optional(end, &boxes[3]),
        tni_box_int(step, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_slice_backward(tn_tensor *grad_output, tni_ints input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(start, &boxes[3]),
        tni_box_int(end, &boxes[4]),
        tni_box_int(step, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_slice_backward_out(tn_tensor *grad_output, tni_ints input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, tn_tensor *out)
{
    static tni_callee callee = {"aten::slice_backward.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(start, &boxes[3]),
        tni_box_int(end, &boxes[4]),
        tni_box_int(step, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_slice_copy_Tensor(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice_copy.Tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_maybe_int_optional(start, &boxes[2]),
        tni_box_maybe_int_optional(end, &boxes[3]),
        tni_box_int(step, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_slice_copy_Tensor_out(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor *out)
{
    static tni_callee callee = {"aten::slice_copy.Tensor_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_maybe_int_optional(start, &boxes[2]),
        tni_box_maybe_int_optional(end, &boxes[3]),
        tni_box_int(step, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_slice_scatter(tn_tensor *self, tn_tensor *src, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice_scatter", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_maybe_int_optional(start, &boxes[3]),
        tni_box_maybe_int_optional(end, &boxes[4]),
        tni_box_int(step, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_slice_scatter_out(tn_tensor *self, tn_tensor *src, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor *out)
{
    static tni_callee callee = {"aten::slice_scatter.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(src, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_maybe_int_optional(start, &boxes[3]),
        tni_box_maybe_int_optional(end, &boxes[4]),
        tni_box_int(step, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_smooth_l1_loss(tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor **result)
{
    static tni_callee callee = {"aten::smooth_l1_loss", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_double(beta, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_smooth_l1_loss_out(tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor *out)
{
    static tni_callee callee = {"aten::smooth_l1_loss.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_double(beta, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_smooth_l1_loss_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor **result)
{
    static tni_callee callee = {"aten::smooth_l1_loss_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_double(beta, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_smooth_l1_loss_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::smooth_l1_loss_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_double(beta, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_soft_margin_loss(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::soft_margin_loss", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_soft_margin_loss_out(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tni_callee callee = {"aten::soft_margin_loss.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]),
        tni_box_int(reduction, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_soft_margin_loss_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::soft_margin_loss_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_soft_margin_loss_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::soft_margin_loss_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softmax_int(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::softmax.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_softmax_int_out(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::softmax.int_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softplus(tn_tensor *self, const tni_scalar *beta, const tni_scalar *threshold, tn_tensor **result)
{
    static tni_callee callee = {"aten::softplus", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(beta, &boxes[1]),
        tni_box_scalar(threshold, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_softplus_out(tn_tensor *self, const tni_scalar *beta, const tni_scalar *threshold, tn_tensor *out)
{
    static tni_callee callee = {"aten::softplus.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(beta, &boxes[1]),
        tni_box_scalar(threshold, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softplus_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *beta, const tni_scalar *threshold, tn_tensor **result)
{
    static tni_callee callee = {"aten::softplus_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(beta, &boxes[2]),
        tni_box_scalar(threshold, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_softplus_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *beta, const tni_scalar *threshold, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::softplus_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(beta, &boxes[2]),
        tni_box_scalar(threshold, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softshrink(tn_tensor *self, const tni_scalar *lambd, tn_tensor **result)
{
    static tni_callee callee = {"aten::softshrink", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(lambd, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_softshrink_out(tn_tensor *self, const tni_scalar *lambd, tn_tensor *out)
{
    static tni_callee callee = {"aten::softshrink.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(lambd, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softshrink_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *lambd, tn_tensor **result)
{
    static tni_callee callee = {"aten::softshrink_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(lambd, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_softshrink_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *lambd, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::softshrink_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(lambd, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_sort(tn_tensor *self, int64_t dim, bool descending, tn_tensor **results)
{
    static tni_callee callee = {"aten::sort", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(descending, &boxes[2]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_sort_stable(tn_tensor *self, tni_maybe_bool stable, int64_t dim, bool descending, tn_tensor **results)
{
    static tni_callee callee = {"aten::sort.stable", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_bool_optional(stable, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(descending, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_sort_values(tn_tensor *self, int64_t dim, bool descending, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::sort.values", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(descending, &boxes[2]),
        tni_box_handle(values, &boxes[3]),
        tni_box_handle(indices, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_sort_values_stable(tn_tensor *self, tni_maybe_bool stable, int64_t dim, bool descending, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::sort.values_stable", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_bool_optional(stable, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(descending, &boxes[3]),
        tni_box_handle(values, &boxes[4]),
        tni_box_handle(indices, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* special_airy_ai(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_airy_ai(tn_tensor *x, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_airy_ai", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_airy_ai_out(tn_tensor *x, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_airy_ai.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_bessel_j0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_bessel_j0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_bessel_j0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_bessel_j0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_bessel_j0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_bessel_j1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_bessel_j1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_bessel_j1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_bessel_j1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_bessel_j1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_bessel_y0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_bessel_y0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_bessel_y0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_bessel_y0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_bessel_y0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_bessel_y1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_bessel_y1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_bessel_y1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_bessel_y1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_bessel_y1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_t_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_t.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_u_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_u.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_v_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_v.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_chebyshev_polynomial_w_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_chebyshev_polynomial_w.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_digamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_digamma(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_digamma", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_digamma_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_digamma.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_entr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_entr(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_entr", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_entr_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_entr.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_erf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_erf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_erf_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_erf.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_erfc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_erfc(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_erfc", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_erfc_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_erfc.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_erfcx(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_erfcx(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_erfcx", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_erfcx_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_erfcx.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_erfinv(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_erfinv(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_erfinv", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_erfinv_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_erfinv.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_exp2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_exp2(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_exp2", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_exp2_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_exp2.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_expit(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_expit(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_expit", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_expit_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_expit.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_expm1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_expm1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_expm1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_expm1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_expm1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_gammainc(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_gammainc(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_gammainc", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_gammainc_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_gammainc.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_gammaincc(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_gammaincc(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_gammaincc", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_gammaincc_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_gammaincc.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_gammaln(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_gammaln(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_gammaln", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_gammaln_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_gammaln.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_h_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_h.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_hermite_polynomial_he_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_hermite_polynomial_he.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_i0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_i0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_i0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_i0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_i0e(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_i0e(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_i0e", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_i0e_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_i0e.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_i1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_i1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_i1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_i1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_i1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_i1e(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_i1e(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_i1e", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_i1e_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_i1e.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_laguerre_polynomial_l_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_laguerre_polynomial_l.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_legendre_polynomial_p_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_legendre_polynomial_p.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_log1p(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_log1p(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_log1p", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_log1p_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_log1p.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_log_ndtr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_log_ndtr(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_log_ndtr", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_log_ndtr_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_log_ndtr.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_log_softmax(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_log_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_logit(Tensor self, float? eps=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_logit(tn_tensor *self, tni_maybe_double eps, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_logit", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(eps, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_logit_out(tn_tensor *self, tni_maybe_double eps, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_logit.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(eps, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_logsumexp(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_logsumexp", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_logsumexp_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_logsumexp.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_modified_bessel_i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_i0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_modified_bessel_i0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_i0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_modified_bessel_i0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_modified_bessel_i1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_i1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_modified_bessel_i1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_i1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_modified_bessel_i1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_modified_bessel_k0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_k0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_modified_bessel_k0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_k0_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_modified_bessel_k0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_modified_bessel_k1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_k1(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_modified_bessel_k1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_modified_bessel_k1_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_modified_bessel_k1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_multigammaln(Tensor self, int p) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_multigammaln(tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_multigammaln", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(p, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_multigammaln_out(tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_multigammaln.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(p, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_ndtr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_ndtr(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_ndtr", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_ndtr_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_ndtr.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_ndtri(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_ndtri(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_ndtri", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_ndtri_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_ndtri.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_polygamma(int n, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_polygamma(int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_polygamma", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_polygamma_out(int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_polygamma.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_int(n, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_psi(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_psi(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_psi", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_psi_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_psi.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_round(Tensor self, *, int decimals=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_round(tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_round", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(decimals, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_round_out(tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_round.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(decimals, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_scaled_modified_bessel_k0(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_scaled_modified_bessel_k0(tn_tensor *x, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_scaled_modified_bessel_k0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_scaled_modified_bessel_k0_out(tn_tensor *x, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_scaled_modified_bessel_k0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_scaled_modified_bessel_k1(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_scaled_modified_bessel_k1(tn_tensor *x, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_scaled_modified_bessel_k1", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_scaled_modified_bessel_k1_out(tn_tensor *x, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_scaled_modified_bessel_k1.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_t_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_u_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_v_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w(tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w_n_scalar(tn_tensor *x, const tni_scalar *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w_n_scalar_out(tn_tensor *x, const tni_scalar *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_scalar(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w_out(tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w_x_scalar(const tni_scalar *x, tn_tensor *n, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_shifted_chebyshev_polynomial_w_x_scalar_out(const tni_scalar *x, tn_tensor *n, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(x, &boxes[0]),
        tni_box_handle(n, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_sinc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_sinc(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_sinc", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_sinc_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_sinc.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_softmax(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_spherical_bessel_j0(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_spherical_bessel_j0(tn_tensor *x, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_spherical_bessel_j0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_spherical_bessel_j0_out(tn_tensor *x, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_spherical_bessel_j0.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(x, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlog1py(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlog1py", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py_other_scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlog1py.other_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py_other_scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlog1py.other_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlog1py.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py_self_scalar(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlog1py.self_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlog1py_self_scalar_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlog1py.self_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlogy(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlogy(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlogy", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlogy_other_scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlogy.other_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlogy_other_scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlogy.other_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlogy_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlogy.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_xlogy_self_scalar(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_xlogy.self_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_xlogy_self_scalar_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_xlogy.self_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_zeta(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_zeta(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_zeta", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_zeta_other_scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_zeta.other_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_zeta_other_scalar_out(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_zeta.other_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_zeta_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_zeta.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_special_zeta_self_scalar(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::special_zeta.self_scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_special_zeta_self_scalar_out(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::special_zeta.self_scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_split_Tensor(tn_tensor *self, int64_t split_size, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::split.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_split_sizes(tn_tensor *self, tni_ints split_size, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::split.sizes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_split_copy_Tensor(tn_tensor *self, int64_t split_size, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::split_copy.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call_split_copy_Tensor_out(tn_tensor *self, int64_t split_size, int64_t dim, const tni_list *out)
{
    static tni_callee callee = {"aten::split_copy.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_list(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_split_with_sizes(tn_tensor *self, tni_ints split_sizes, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::split_with_sizes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_split_with_sizes_copy(tn_tensor *self, tni_ints split_sizes, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::split_with_sizes_copy", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call_split_with_sizes_copy_out(tn_tensor *self, tni_ints split_sizes, int64_t dim, const tni_list *out)
{
    static tni_callee callee = {"aten::split_with_sizes_copy.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_list(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sqrt_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::sqrt.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sqrt_(tn_tensor *self)
{
    static tni_callee callee = {"aten::sqrt_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* square(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_square(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::square", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_square_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::square.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_square_(tn_tensor *self)
{
    static tni_callee callee = {"aten::square_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dims(tn_tensor *self, tni_ints dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dims", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze_(tn_tensor *self)
{
    static tni_callee callee = {"aten::squeeze_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze__dim(tn_tensor *self, int64_t dim)
{
    static tni_callee callee = {"aten::squeeze_.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze__dims(tn_tensor *self, tni_ints dim)
{
    static tni_callee callee = {"aten::squeeze_.dims", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze_copy.dim(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze_copy.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy_dim_out(tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::squeeze_copy.dim_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze_copy.dims(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy_dims(tn_tensor *self, tni_ints dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze_copy.dims", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy_dims_out(tn_tensor *self, tni_ints dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::squeeze_copy.dims_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_squeeze_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::squeeze_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_stack(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::stack", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_stack_out(const tni_list *tensors, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::stack.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* std(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_std(tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tni_callee callee = {"aten::std", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(unbiased, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_std_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::std.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_std_correction_out(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::std.correction_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_std_dim(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::std.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_std_out(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::std.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_std_mean(tn_tensor *self, bool unbiased, tn_tensor **results)
{
    static tni_callee callee = {"aten::std_mean", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(unbiased, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_std_mean_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::std_mean.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_std_mean_correction_out(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::std_mean.correction_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_std_mean_dim(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::std_mean.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* stride.int(Tensor self, int dim) -> int */
TN_NODISCARD static inline tn_status tni_call_stride_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::stride.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub_Scalar_out(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::sub.Scalar_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub_out(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::sub.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::sub_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::sub_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_subtract_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::subtract.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_subtract_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::subtract.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_subtract_out(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor *out)
{
    static tni_callee callee = {"aten::subtract.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_subtract__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::subtract_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_subtract__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::subtract_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sum_IntList_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::sum.IntList_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum_dim_IntList(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum.dim_IntList", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sum_out(tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::sum.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum_to_size(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum_to_size", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_swapaxes(tn_tensor *self, int64_t axis0, int64_t axis1, tn_tensor **result)
{
    static tni_callee callee = {"aten::swapaxes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(axis0, &boxes[1]),
        tni_box_int(axis1, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_swapaxes_(tn_tensor *self, int64_t axis0, int64_t axis1)
{
    static tni_callee callee = {"aten::swapaxes_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(axis0, &boxes[1]),
        tni_box_int(axis1, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_swapdims(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::swapdims", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_swapdims_(tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tni_callee callee = {"aten::swapdims_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* sym_numel(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tni_call_sym_numel(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::sym_numel", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tni_call_sym_size_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::sym_size.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* sym_storage_offset(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tni_call_sym_storage_offset(tn_tensor *self, StableIValue *cells)
{
    static tni_callee callee = {"aten::sym_storage_offset", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_out(&callee, args, cells);
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tni_call_sym_stride_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::sym_stride.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* t(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_t(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::t", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* t_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_t_(tn_tensor *self)
{
    static tni_callee callee = {"aten::t_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* t_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_t_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::t_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_t_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::t_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* take(Tensor self, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_take(tn_tensor *self, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::take", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(index, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_take_out(tn_tensor *self, tn_tensor *index, tn_tensor *out)
{
    static tni_callee callee = {"aten::take.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(index, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_take_along_dim(tn_tensor *self, tn_tensor *indices, tni_maybe_int dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::take_along_dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_take_along_dim_out(tn_tensor *self, tn_tensor *indices, tni_maybe_int dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::take_along_dim.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(indices, &boxes[1]),
        tni_box_maybe_int_optional(dim, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tan(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::tan", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tan_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::tan.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tan_(tn_tensor *self)
{
    static tni_callee callee = {"aten::tan_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tanh_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::tanh.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tanh_(tn_tensor *self)
{
    static tni_callee callee = {"aten::tanh_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh_backward(tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tanh_backward_grad_input(tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::tanh_backward.grad_input", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1]),
        tni_box_handle(grad_input, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_tensor_split_indices(tn_tensor *self, tni_ints indices, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::tensor_split.indices", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(indices, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_tensor_split_sections(tn_tensor *self, int64_t sections, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::tensor_split.sections", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(sections, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_tensor_split_tensor_indices_or_sections(tn_tensor *self, tn_tensor *tensor_indices_or_sections, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::tensor_split.tensor_indices_or_sections", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(tensor_indices_or_sections, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tensordot(tn_tensor *self, tn_tensor *other, tni_ints dims_self, tni_ints dims_other, tn_tensor **result)
{
    static tni_callee callee = {"aten::tensordot", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_ints(dims_self, &boxes[2]),
        tni_box_ints(dims_other, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tensordot_out(tn_tensor *self, tn_tensor *other, tni_ints dims_self, tni_ints dims_other, tn_tensor *out)
{
    static tni_callee callee = {"aten::tensordot.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_ints(dims_self, &boxes[2]),
        tni_box_ints(dims_other, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_threshold(tn_tensor *self, const tni_scalar *threshold, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::threshold", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(threshold, &boxes[1]),
        tni_box_scalar(value, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_threshold_out(tn_tensor *self, const tni_scalar *threshold, const tni_scalar *value, tn_tensor *out)
{
    static tni_callee callee = {"aten::threshold.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(threshold, &boxes[1]),
        tni_box_scalar(value, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_threshold_(tn_tensor *self, const tni_scalar *threshold, const tni_scalar *value)
{
    static tni_callee callee = {"aten::threshold_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(threshold, &boxes[1]),
        tni_box_scalar(value, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_threshold_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *threshold, tn_tensor **result)
{
    static tni_callee callee = {"aten::threshold_backward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(threshold, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_threshold_backward_grad_input(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *threshold, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::threshold_backward.grad_input", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(threshold, &boxes[2]),
        tni_box_handle(grad_input, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tile(Tensor self, SymInt[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tile(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::tile", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(dims, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_device(tn_tensor *self, tni_maybe_device device, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.device", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_maybe_device(device, &boxes[1]),
        tni_box_dtype(dtype, &boxes[2]),
        tni_box_bool(non_blocking, &boxes[3]),
        tni_box_bool(copy, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype(tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype(dtype, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]),
        tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype_layout(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype_layout", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_bool(non_blocking, &boxes[5]),
        tni_box_bool(copy, &boxes[6]),
        tni_box_word_optional(memory_format, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_other(tn_tensor *self, tn_tensor *other, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.other", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]),
        tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_topk(tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor **results)
{
    static tni_callee callee = {"aten::topk", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(largest, &boxes[3]),
        tni_box_bool(sorted, &boxes[4]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
TN_NODISCARD static inline tn_status tni_call_topk_values(tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor *values, tn_tensor *indices)
{
    static tni_callee callee = {"aten::topk.values", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(k, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_bool(largest, &boxes[3]),
        tni_box_bool(sorted, &boxes[4]),
        tni_box_handle(values, &boxes[5]),
        tni_box_handle(indices, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* trace(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trace(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::trace", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_trace_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::trace.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_transpose_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_transpose_(tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tni_callee callee = {"aten::transpose_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_transpose_copy_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose_copy.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_transpose_copy_int_out(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor *out)
{
    static tni_callee callee = {"aten::transpose_copy.int_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trapezoid_dx(tn_tensor *y, const tni_scalar *dx, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::trapezoid.dx", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_scalar(dx, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trapezoid_x(tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::trapezoid.x", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_handle(x, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trapz_dx(tn_tensor *y, double dx, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::trapz.dx", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_double(dx, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trapz_x(tn_tensor *y, tn_tensor *x, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::trapz.x", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(y, &boxes[0]),
        tni_box_handle(x, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient) */
TN_NODISCARD static inline tn_status tni_call_triangular_solve(tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular, tn_tensor **results)
{
    static tni_callee callee = {"aten::triangular_solve", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(A, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
        tni_box_bool(transpose, &boxes[3]),
        tni_box_bool(unitriangular, &boxes[4]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient) */
TN_NODISCARD static inline tn_status tni_call_triangular_solve_X(tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular, tn_tensor *X, tn_tensor *M)
{
    static tni_callee callee = {"aten::triangular_solve.X", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(A, &boxes[1]),
        tni_box_bool(upper, &boxes[2]),
        tni_box_bool(transpose, &boxes[3]),
        tni_box_bool(unitriangular, &boxes[4]),
        tni_box_handle(X, &boxes[5]),
        tni_box_handle(M, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* tril(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tril(tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tni_callee callee = {"aten::tril", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tril_out(tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tni_callee callee = {"aten::tril.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tril_(tn_tensor *self, int64_t diagonal)
{
    static tni_callee callee = {"aten::tril_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tril_indices(int64_t row, int64_t col, int64_t offset, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::tril_indices", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_int(row, &boxes[0]),
        tni_box_int(col, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_tril_indices_out(int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tni_callee callee = {"aten::tril_indices.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_int(row, &boxes[0]),
        tni_box_int(col, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_triplet_margin_loss(tn_tensor *anchor, tn_tensor *positive, tn_tensor *negative, double margin, double p, double eps, bool swap, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::triplet_margin_loss", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(anchor, &boxes[0]),
        tni_box_handle(positive, &boxes[1]),
        tni_box_handle(negative, &boxes[2]),
        tni_box_double(margin, &boxes[3]),
        tni_box_double(p, &boxes[4]),
        tni_box_double(eps, &boxes[5]),
        tni_box_bool(swap, &boxes[6]),
        tni_box_int(reduction, &boxes[7]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* triu(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_triu(tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tni_callee callee = {"aten::triu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_triu_out(tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tni_callee callee = {"aten::triu.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_triu_(tn_tensor *self, int64_t diagonal)
{
    static tni_callee callee = {"aten::triu_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(diagonal, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_triu_indices(int64_t row, int64_t col, int64_t offset, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::triu_indices", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_int(row, &boxes[0]),
        tni_box_int(col, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]),
        tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_triu_indices_out(int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tni_callee callee = {"aten::triu_indices.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_int(row, &boxes[0]),
        tni_box_int(col, &boxes[1]),
        tni_box_int(offset, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* true_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_true_divide_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::true_divide.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* true_divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_true_divide_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::true_divide.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_true_divide_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::true_divide.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_true_divide__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::true_divide_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_true_divide__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::true_divide_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* trunc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_trunc(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::trunc", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_trunc_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::trunc.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* trunc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_trunc_(tn_tensor *self)
{
    static tni_callee callee = {"aten::trunc_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* type_as(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_type_as(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::type_as", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_unbind_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::unbind.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* unbind_copy.int(Tensor self, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unbind_copy_int(tn_tensor *self, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::unbind_copy.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call_unbind_copy_int_out(tn_tensor *self, int64_t dim, const tni_list *out)
{
    static tni_callee callee = {"aten::unbind_copy.int_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_list(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unflatten_int(tn_tensor *self, int64_t dim, tni_ints sizes, tn_tensor **result)
{
    static tni_callee callee = {"aten::unflatten.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_ints(sizes, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unfold(tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dimension, &boxes[1]),
        tni_box_int(size, &boxes[2]),
        tni_box_int(step, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_unfold_backward(tn_tensor *grad_in, tni_ints input_sizes, int64_t dim, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_in, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(size, &boxes[3]),
        tni_box_int(step, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unfold_backward.out(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_unfold_backward_out(tn_tensor *grad_in, tni_ints input_sizes, int64_t dim, int64_t size, int64_t step, tn_tensor *out)
{
    static tni_callee callee = {"aten::unfold_backward.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_in, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_int(size, &boxes[3]),
        tni_box_int(step, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_unfold_copy(tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dimension, &boxes[1]),
        tni_box_int(size, &boxes[2]),
        tni_box_int(step, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_unfold_copy_out(tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor *out)
{
    static tni_callee callee = {"aten::unfold_copy.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dimension, &boxes[1]),
        tni_box_int(size, &boxes[2]),
        tni_box_int(step, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_unique_consecutive(tn_tensor *self, bool return_inverse, bool return_counts, tni_maybe_int dim, tn_tensor **results)
{
    static tni_callee callee = {"aten::unique_consecutive", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(return_inverse, &boxes[1]),
        tni_box_bool(return_counts, &boxes[2]),
        tni_box_maybe_int_optional(dim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_unique_consecutive_out(tn_tensor *self, bool return_inverse, bool return_counts, tni_maybe_int dim, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::unique_consecutive.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(return_inverse, &boxes[1]),
        tni_box_bool(return_counts, &boxes[2]),
        tni_box_maybe_int_optional(dim, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
        tni_box_handle(out2, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_unique_dim(tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts, tn_tensor **results)
{
    static tni_callee callee = {"aten::unique_dim", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(sorted, &boxes[2]),
        tni_box_bool(return_inverse, &boxes[3]),
        tni_box_bool(return_counts, &boxes[4]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_unique_dim_out(tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::unique_dim.out", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(sorted, &boxes[2]),
        tni_box_bool(return_inverse, &boxes[3]),
        tni_box_bool(return_counts, &boxes[4]),
        tni_box_handle(out0, &boxes[5]),
        tni_box_handle(out1, &boxes[6]),
        tni_box_handle(out2, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_unique_dim_consecutive(tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor **results)
{
    static tni_callee callee = {"aten::unique_dim_consecutive", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
        tni_box_bool(return_counts, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 3, results);
}

/* unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
TN_NODISCARD static inline tn_status tni_call_unique_dim_consecutive_out(tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tni_callee callee = {"aten::unique_dim_consecutive.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_bool(return_inverse, &boxes[2]),
        tni_box_bool(return_counts, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
        tni_box_handle(out2, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 3);
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unsafe_chunk(tn_tensor *self, int64_t chunks, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::unsafe_chunk", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(chunks, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_Tensor(tn_tensor *self, int64_t split_size, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::unsafe_split.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_Tensor_out(tn_tensor *self, int64_t split_size, int64_t dim, const tni_list *out)
{
    static tni_callee callee = {"aten::unsafe_split.Tensor_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_list(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_with_sizes(tn_tensor *self, tni_ints split_sizes, int64_t dim, StableIValue *cells)
{
    static tni_callee callee = {"aten::unsafe_split_with_sizes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
    };
    return tni_call_out(&callee, args, cells);
}

/* unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_with_sizes_out(tn_tensor *self, tni_ints split_sizes, int64_t dim, const tni_list *out)
{
    static tni_callee callee = {"aten::unsafe_split_with_sizes.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]),
        tni_box_int(dim, &boxes[2]),
        tni_box_list(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 0);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze_(tn_tensor *self, int64_t dim)
{
    static tni_callee callee = {"aten::unsqueeze_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* unsqueeze_copy(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_unsqueeze_copy(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze_copy", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze_copy_out(tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tni_callee callee = {"aten::unsqueeze_copy.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bicubic2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_bicubic2d.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bicubic2d.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bicubic2d_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_bicubic2d_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bilinear2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_bilinear2d.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bilinear2d.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bilinear2d_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_bilinear2d_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_linear1d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_linear1d.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_linear1d.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_linear1d_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_linear1d_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest1d", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_nearest1d.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest1d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest1d_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_nearest1d_backward.grad_input", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3]),
        tni_box_handle(grad_input, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest2d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_nearest2d.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest2d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest2d_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_nearest2d_backward.grad_input", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(grad_input, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d_out(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_nearest3d.out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4]),
        tni_box_handle(out, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d_vec(tn_tensor *input, tni_ints output_size, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest3d.vec", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_list_optional(scale_factors, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest3d_backward", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_nearest3d_backward.grad_input", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(grad_input, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_trilinear3d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d_out(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *out)
{
    static tni_callee callee = {"aten::upsample_trilinear3d.out", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5]),
        tni_box_handle(out, &boxes[6]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d_vec(tn_tensor *input, tni_ints output_size, bool align_corners, const tni_list *scale_factors, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_trilinear3d.vec", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(input, &boxes[0]),
        tni_box_ints_optional(output_size, &boxes[1]),
        tni_box_bool(align_corners, &boxes[2]),
        tni_box_list_optional(scale_factors, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d_backward(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_trilinear3d_backward", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_d, &boxes[4]),
        tni_box_maybe_double_optional(scales_h, &boxes[5]),
        tni_box_maybe_double_optional(scales_w, &boxes[6]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d_backward_grad_input(tn_tensor *grad_output, tni_ints output_size, tni_ints input_size, bool align_corners, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor *grad_input)
{
    static tni_callee callee = {"aten::upsample_trilinear3d_backward.grad_input", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {
        tni_box_handle(grad_output, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]),
        tni_box_ints(input_size, &boxes[2]),
        tni_box_bool(align_corners, &boxes[3]),
        tni_box_maybe_double_optional(scales_d, &boxes[4]),
        tni_box_maybe_double_optional(scales_h, &boxes[5]),
        tni_box_maybe_double_optional(scales_w, &boxes[6]),
        tni_box_handle(grad_input, &boxes[7]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_value_selecting_reduction_backward(tn_tensor *grad, int64_t dim, tn_tensor *indices, tni_ints sizes, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::value_selecting_reduction_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(grad, &boxes[0]),
        tni_box_int(dim, &boxes[1]),
        tni_box_handle(indices, &boxes[2]),
        tni_box_ints(sizes, &boxes[3]),
        tni_box_bool(keepdim, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* var(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_var(tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tni_callee callee = {"aten::var", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(unbiased, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_var_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::var.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_var_correction_out(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::var.correction_out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_var_dim(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::var.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_var_out(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::var.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out, &boxes[4]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_var_mean(tn_tensor *self, bool unbiased, tn_tensor **results)
{
    static tni_callee callee = {"aten::var_mean", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_bool(unbiased, &boxes[1]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_var_mean_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::var_mean.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_var_mean_correction_out(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tni_callee callee = {"aten::var_mean.correction_out", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
        tni_box_handle(out0, &boxes[4]),
        tni_box_handle(out1, &boxes[5]),
    };
    return tni_call_drop(&callee, args, 2);
}

/* var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_var_mean_dim(tn_tensor *self, tni_ints dim, bool unbiased, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::var_mean.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]),
        tni_box_bool(unbiased, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3]),
    };
    return tni_call_tensors(&callee, args, 2, results);
}

/* vdot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_vdot(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::vdot", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_vdot_out(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::vdot.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_dtype(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::view.dtype", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype(dtype, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as_complex(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_complex(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_complex", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as_complex_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_view_as_complex_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_complex_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_view_as_complex_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::view_as_complex_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as_real_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_view_as_real_copy(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_real_copy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_view_as_real_copy_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::view_as_real_copy.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* view_copy(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_view_copy(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_copy", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_view_copy_dtype(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_copy.dtype", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype(dtype, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_view_copy_dtype_out(tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::view_copy.dtype_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype(dtype, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_view_copy_out(tn_tensor *self, tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::view_copy.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(size, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_vsplit_array(tn_tensor *self, tni_ints indices, StableIValue *cells)
{
    static tni_callee callee = {"aten::vsplit.array", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_ints(indices, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_vsplit_int(tn_tensor *self, int64_t sections, StableIValue *cells)
{
    static tni_callee callee = {"aten::vsplit.int", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_int(sections, &boxes[1]),
    };
    return tni_call_out(&callee, args, cells);
}

/* vstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_vstack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::vstack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_vstack_out(const tni_list *tensors, tn_tensor *out)
{
    static tni_callee callee = {"aten::vstack.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_list(tensors, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_Scalar(tn_tensor *condition, const tni_scalar *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(condition, &boxes[0]),
        tni_box_scalar(self, &boxes[1]),
        tni_box_scalar(other, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_ScalarOther(tn_tensor *condition, tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.ScalarOther", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_scalar(other, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_ScalarSelf(tn_tensor *condition, const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.ScalarSelf", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(condition, &boxes[0]),
        tni_box_scalar(self, &boxes[1]),
        tni_box_handle(other, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_self(tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.self", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(other, &boxes[2]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_where_self_out(tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::where.self_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {
        tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]),
        tni_box_handle(other, &boxes[2]),
        tni_box_handle(out, &boxes[3]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_xlogy_OutScalar_Other(tn_tensor *self, const tni_scalar *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::xlogy.OutScalar_Other", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_xlogy_OutScalar_Self(const tni_scalar *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::xlogy.OutScalar_Self", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_xlogy_OutTensor(tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tni_callee callee = {"aten::xlogy.OutTensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_xlogy_Scalar_Other(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::xlogy.Scalar_Other", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_xlogy_Scalar_Self(const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::xlogy.Scalar_Self", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_scalar(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_xlogy_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::xlogy.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_xlogy__Scalar_Other(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::xlogy_.Scalar_Other", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_scalar(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_xlogy__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::xlogy_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(other, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* zero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zero(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::zero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_zero_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::zero.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* zero_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_zero_(tn_tensor *self)
{
    static tni_callee callee = {"aten::zero_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_zeros_out(tni_ints size, tn_tensor *out)
{
    static tni_callee callee = {"aten::zeros.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {
        tni_box_ints(size, &boxes[0]),
        tni_box_handle(out, &boxes[1]),
    };
    return tni_call_drop(&callee, args, 1);
}

/* zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]),
        tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5]),
    };
    return tni_call_tensor(&callee, args, result);
}

/* zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_zeros_like_out(tn_tensor *self, int memory_format, tn_tensor *out)
{
    static tni_callee callee = {"aten::zeros_like.out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {
        tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1]),
        tni_box_handle(out, &boxes[2]),
    };
    return tni_call_drop(&callee, args, 1);
}

#endif
