/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * view.dtype, view_as_real and view_as_complex: views that read the same bytes as another dtype.
 *
 * Where elements become smaller, the last dimension grows, and the strides of all others with it.
 * Where they become larger, the last dimension must be dense, and the other strides and the offset
 * must be multiples of the ratio, so that every new element is aligned. Nothing is copied.
 */
#include "kernels/core/kernel_core.h"

#include <stdio.h>

/* The geometry of a view while it is worked out, in elements of the old or the new dtype. */
typedef struct geometry {
    int64_t rank;                /* number of dimensions */
    int64_t offset;              /* elements from the start of the storage */
    int64_t sizes[TN_MAX_DIM];   /* elements per dimension */
    int64_t strides[TN_MAX_DIM]; /* elements from one index to the next */
} geometry;

/* Return the geometry of a tensor. */
static geometry geometry_of(const tn_tensor *self)
{
    geometry view = {.rank = self->rank, .offset = self->offset};
    memcpy(view.sizes, self->sizes, (size_t)self->rank * sizeof(int64_t));
    memcpy(view.strides, self->strides, (size_t)self->rank * sizeof(int64_t));
    return view;
}

/* Return a view of self's storage with this dtype and geometry. */
static tn_status return_view(const tn_tensor *self, tn_dtype dtype, const geometry *view,
                             StableIValue *out)
{
    tn_tensor *tensor;
    TN_TRY(tni_tensor_as_dtype(self, dtype, view->rank, view->sizes, view->strides, view->offset,
                               &tensor));
    return tni_return_take(tensor, out);
}

/* ---- view.dtype ---- */

/*
 * Split each element into `factor` elements along dimension `last`; dimensions before it get
 * strides `factor` times as large. `last` == rank splits along a dimension that the caller adds. A
 * stride saturates only where it is never used (size 1 or no elements); an overflowing size or
 * offset fails, and is possible only without elements.
 */
static tn_status shrink_elements(geometry *view, int64_t last, int64_t factor)
{
    bool is_good = !__builtin_mul_overflow(view->offset, factor, &view->offset);
    for (int64_t i = 0; i < last; i++)
        view->strides[i] = tni_mul_saturating(view->strides[i], factor);
    if (last < view->rank)
        is_good &= !__builtin_mul_overflow(view->sizes[last], factor, &view->sizes[last]);
    if (!is_good)
        return tni_fail(TN_ERR_RUNTIME, "%lld times as many elements: %s overflows",
                        (long long)factor,
                        last < view->rank ? "a size or the offset" : "the offset");
    return TN_OK;
}

/* Fail with PyTorch's message for a number that `factor` does not divide. */
static tn_status fail_divisible(const char *what, int64_t factor, tn_dtype from, tn_dtype to,
                                int64_t number)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "%s must be divisible by %lld to view %s as %s (different element sizes), but "
                    "got %lld",
                    what, (long long)factor, tni_scalar_name(from), tni_scalar_name(to),
                    (long long)number);
}

/*
 * Join `factor` neighbouring elements into one. The stride of the last dimension is 1, checked by
 * the caller.
 */
static tn_status join_elements(geometry *view, int64_t factor, tn_dtype from, tn_dtype to)
{
    char what[64];
    int64_t last = view->rank - 1;
    if (view->sizes[last] % factor != 0)
        return fail_divisible("self.size(-1)", factor, from, to, view->sizes[last]);
    if (view->offset % factor != 0)
        return fail_divisible("self.storage_offset()", factor, from, to, view->offset);
    for (int64_t i = 0; i < last; i++) {
        snprintf(what, sizeof what, "self.stride(%lld)", (long long)i);
        if (view->strides[i] % factor != 0)
            return fail_divisible(what, factor, from, to, view->strides[i]);
        view->strides[i] /= factor;
    }
    view->sizes[last] /= factor;
    view->offset /= factor;
    return TN_OK;
}

/* Reinterprets the bytes. Lazy bits are refused: they would apply to elements of another dtype. */
TNI_KERNEL(view_dtype)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    int32_t code = (int32_t)(uint32_t)args[1];
    if (!tni_dtype_is_valid(code))
        return tni_fail(TN_ERR_VALUE, "%s: argument 'dtype' is %d, which is no scalar type",
                        tni_call_name(call), code);
    if ((self->keys & TNI_LAZY_BITS) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.Tensor.view is not supported for %s when converting to a different "
                        "dtype.",
                        (self->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0
                            ? "conjugate view tensors"
                            : "tensors with negative bit set");
    tn_dtype from = (tn_dtype)self->dtype;
    tn_dtype to = (tn_dtype)code;
    int64_t old_bytes = tni_dtypes[from].bytes;
    int64_t new_bytes = tni_dtypes[to].bytes;
    geometry view = geometry_of(self);
    /* Of equal size any strides will do. */
    if (old_bytes == new_bytes)
        return return_view(self, to, &view, outs);
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "self.dim() cannot be 0 to view %s as %s (different element sizes)",
                        tni_scalar_name(from), tni_scalar_name(to));
    int64_t last = self->strides[self->rank - 1];
    /* Else the last dimension must be dense: its elements are split or joined. */
    if (last != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "self.stride(-1) must be 1 to view %s as %s (different element sizes), but "
                        "got %lld",
                        tni_scalar_name(from), tni_scalar_name(to), (long long)last);
    if (old_bytes > new_bytes)
        TN_TRY(shrink_elements(&view, view.rank - 1, old_bytes / new_bytes));
    else
        TN_TRY(join_elements(&view, new_bytes / old_bytes, from, to));
    return return_view(self, to, &view, outs);
}

/* ---- complex numbers as pairs of reals ---- */

/* Return the dtype of the parts of a complex dtype; undefined for others. */
static tn_dtype real_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C32    ? TN_DTYPE_F16
           : dtype == TN_DTYPE_C64  ? TN_DTYPE_F32
           : dtype == TN_DTYPE_C128 ? TN_DTYPE_F64
                                    : TN_DTYPE_UNDEFINED;
}

/* Return the complex dtype with parts of a real dtype; undefined for others. */
static tn_dtype complex_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F16   ? TN_DTYPE_C32
           : dtype == TN_DTYPE_F32 ? TN_DTYPE_C64
           : dtype == TN_DTYPE_F64 ? TN_DTYPE_C128
                                   : TN_DTYPE_UNDEFINED;
}

/*
 * [...] becomes [..., 2]. Only the conjugate bit is refused, as in PyTorch: the negative bit means
 * the same for each part.
 */
TNI_KERNEL(view_as_real)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tn_dtype real = real_of((tn_dtype)self->dtype);
    if (real == TN_DTYPE_UNDEFINED)
        return tni_fail(TN_ERR_RUNTIME, "view_as_real is only supported for complex tensors");
    if ((self->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "view_as_real doesn't work on unresolved conjugated tensors.  To resolve "
                        "the conjugate tensor so you can view it as real, use self.resolve_conj(); "
                        "however, be warned that the resulting tensor will NOT alias the "
                        "original.");
    TN_TRY(tni_check_rank("view_as_real", self->rank + 1));
    geometry view = geometry_of(self);
    TN_TRY(shrink_elements(&view, view.rank, 2));
    view.sizes[view.rank] = 2;
    view.strides[view.rank++] = 1;
    return return_view(self, real, &view, outs);
}

/*
 * [..., 2] becomes [...]. The last dimension must be dense and all others must step by whole pairs.
 */
TNI_KERNEL(view_as_complex)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tn_dtype complex = complex_of((tn_dtype)self->dtype);
    if (complex == TN_DTYPE_UNDEFINED)
        return tni_fail(TN_ERR_RUNTIME,
                        "view_as_complex is only supported for half, float and double tensors, but "
                        "got a tensor of scalar type: %s",
                        tni_scalar_name(self->dtype));
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "Input tensor must have one or more dimensions");
    geometry view = geometry_of(self);
    int64_t last = --view.rank;
    if (view.sizes[last] != 2)
        return tni_fail(TN_ERR_RUNTIME, "Tensor must have a last dimension of size 2");
    if (view.strides[last] != 1)
        return tni_fail(TN_ERR_RUNTIME, "Tensor must have a last dimension with stride 1");
    for (int64_t i = 0; i < last; i++) {
        /* The stride of a dimension of size 1 is never used. */
        if (view.strides[i] % 2 != 0 && view.sizes[i] != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "Tensor must have a stride divisible by 2 for all but last dimension");
        view.strides[i] /= 2;
    }
    if (view.offset % 2 != 0)
        return tni_fail(TN_ERR_RUNTIME, "Tensor must have a storage_offset divisible by 2");
    view.offset /= 2;
    return return_view(self, complex, &view, outs);
}
