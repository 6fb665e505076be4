/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that move elements between space and channels, or take slices apart:
 *
 *     im2col, col2im                       windows of an image as columns, and back (summed)
 *     pixel_shuffle, pixel_unshuffle       [C r r, H, W] <-> [C, H r, W r]
 *     channel_shuffle                      channels [groups, C / groups] transposed
 *     glu, glu_backward                    a * sigmoid(b) of the halves a and b
 *     linalg_cross, cross                  cross products
 *
 * im2col and col2im use the convolution code (conv/convolution.h); the others are views and copies.
 */
#include "args/args_folding.h"
#include "calls/calls_shape.h"
#include "kernels/conv/convolution.h"
#include "kernels/core/builder.h"

/* ---- im2col and col2im ---- */

/*
 * Describe the convolution whose windows are the columns, over an image of height and width
 * `image`. Fails for parameters that a convolution does not have; the bound of INT32_MAX keeps the
 * arithmetic below from overflowing.
 */
static tn_status plan(const char *name, const int64_t image[2], tni_ints window, tni_ints dilation,
                      tni_ints padding, tni_ints stride, tni_conv *out)
{
    const tni_ints lists[] = {window, dilation, padding, stride};
    *out = (tni_conv){.space = 2,
                      .groups = 1,
                      .image = {1, 1, 1},
                      .result = {1, 1, 1},
                      .window = {1, 1, 1},
                      .stride = {1, 1, 1},
                      .dilation = {1, 1, 1}};
    for (int i = 0; i < 4; i++)
        if (lists[i].count != 2)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: kernel_size, dilation, padding and stride must "
                            "be two numbers each",
                            name);
    for (int d = 0; d < 2; d++) {
        const int64_t most = INT32_MAX;
        int64_t size = window.items[d];
        int64_t step = dilation.items[d];
        int64_t front = padding.items[d];
        if (size <= 0 || step <= 0 || stride.items[d] <= 0 || front < 0 || size > most ||
            step > most || stride.items[d] > most || front > most)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: kernel_size, dilation and stride should be greater than zero, and "
                            "padding non-negative, but got %lld, %lld, %lld and %lld",
                            name, (long long)size, (long long)step, (long long)stride.items[d],
                            (long long)front);
        if (image[d] > INT64_MAX - 2 * front)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: an image of size %lld with padding %lld is too large", name,
                            (long long)image[d], (long long)front);
        /* `room` is how far the first position of a window can move, in steps of 1. */
        int64_t room = image[d] <= 0 ? -1 : image[d] + 2 * front - step * (size - 1) - 1;
        if (room < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: given an image of size %lld and windows of %lld, the number of "
                            "windows is too small",
                            name, (long long)image[d], (long long)size);
        out->image[d + 1] = image[d];
        out->window[d + 1] = size;
        out->dilation[d + 1] = step;
        out->padding[d + 1] = front;
        out->stride[d + 1] = stride.items[d];
        out->result[d + 1] = room / stride.items[d] + 1;
    }
    return TN_OK;
}

/*
 * [N, C, H, W] -> [N, C * window, positions]: element (c, ky, kx) of each window, per position. A
 * 3-D input is a batch of one.
 */
TNI_TYPED(im2col)
{
    tni_builder s = {0};
    tni_conv conv;
    tn_tensor *self = in->self;
    if (self->rank != 3 && self->rank != 4)
        return tni_fail(TN_ERR_RUNTIME, "im2col: expected 3D or 4D input, got %d dimensions",
                        self->rank);
    if (self->sizes[self->rank - 3] == 0)
        return tni_fail(TN_ERR_RUNTIME, "Expected 3D or 4D (batch mode) tensor with possibly 0 "
                                        "batch size and other non-zero dimensions for input, but "
                                        "got no channels");
    TN_TRY(plan("im2col", self->sizes + self->rank - 2, in->kernel_size, in->dilation, in->padding,
                in->stride, &conv));
    tn_tensor *image = self->rank == 4 ? self : TNI_BUILD(&s, unsqueeze, self, 0);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    int64_t window = tni_mul_saturating(conv.window[1], conv.window[2]);
    int64_t sizes[3] = {image->sizes[0], tni_mul_saturating(image->sizes[1], window),
                        tni_mul_saturating(conv.result[1], conv.result[2])};
    tn_tensor *columns =
        TNI_BUILD_OF(&s, tni_new_like(self, (tn_dtype)self->dtype, 3, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_conv_unfold(&conv, image, columns));
    if (self->rank == 3)
        columns = TNI_BUILD(&s, squeeze_dim, columns, 0);
    return tni_builder_return(&s, columns, outs);
}

/*
 * The adjoint of im2col: the elements of all columns are added to the pixels that they came from.
 * Half types are summed in float, and bool in int64, where any sum but 0 becomes true.
 */
TNI_TYPED(col2im)
{
    tni_builder s = {0};
    tni_conv conv;
    tn_tensor *self = in->self;
    tn_dtype own = (tn_dtype)self->dtype;
    bool is_half = own == TN_DTYPE_F16 || own == TN_DTYPE_BF16;
    if ((self->rank != 2 && self->rank != 3) || in->output_size.count != 2)
        return tni_fail(TN_ERR_RUNTIME, "col2im: expected 2D or 3D input and two output sizes");
    if (self->sizes[self->rank - 2] == 0 || self->sizes[self->rank - 1] == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch "
                        "size and non-zero dimensions for input, but got: [%lld, %lld]",
                        (long long)self->sizes[self->rank - 2],
                        (long long)self->sizes[self->rank - 1]);
    if (!tni_can_multiply(own) && own != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"col2im_out_cpu\" not implemented for '%s'",
                        tni_scalar_name(own));
    TN_TRY(plan("col2im", in->output_size.items, in->kernel_size, in->dilation, in->padding,
                in->stride, &conv));
    int64_t window = tni_mul_saturating(conv.window[1], conv.window[2]);
    int64_t windows = tni_mul_saturating(conv.result[1], conv.result[2]);
    int64_t rows = self->sizes[self->rank - 2];
    int64_t positions = self->sizes[self->rank - 1];
    if (rows % window != 0 || positions != windows)
        return tni_fail(TN_ERR_RUNTIME,
                        "col2im: expected a multiple of %lld rows and %lld columns, but got %lld "
                        "and %lld",
                        (long long)window, (long long)windows, (long long)rows,
                        (long long)positions);
    /* The dtype of the sums. */
    tn_dtype dtype = is_half ? TN_DTYPE_F32 : own == TN_DTYPE_BOOL ? TN_DTYPE_I64 : own;
    tn_tensor *batch = self->rank == 3 ? self : TNI_BUILD(&s, unsqueeze, self, 0);
    tn_tensor *columns = tni_builder_contiguous(&s, batch, dtype);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    /* Each channel of the image has `window` rows of columns. */
    int64_t sizes[4] = {batch->sizes[0], rows / window, conv.image[1], conv.image[2]};
    tn_tensor *image = TNI_BUILD_OF(&s, tni_new_like(self, dtype, 4, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_conv_fold(&conv, columns, image));
    tn_tensor *result = TNI_BUILD_OF(&s, tni_to_dtype(image, own, &s.made));
    if (self->rank == 2)
        result = TNI_BUILD(&s, squeeze_dim, result, 0);
    return tni_builder_return(&s, result, outs);
}

/* ---- shuffles: split, permute, copy, join ---- */

/*
 * Reshape to `split`, permute by `order` and copy, then view as `joined`. The result gets the
 * memory format of `like`.
 */
static tn_tensor *shuffled(tni_builder *s, tn_tensor *self, tni_ints split, tni_ints order,
                           tni_ints joined, const tn_tensor *like)
{
    tn_memory_format format = tni_suggested_format(like);
    tn_tensor *parts = TNI_BUILD(s, reshape, self, split);
    tn_tensor *moved = TNI_BUILD(s, permute, parts, order);
    tn_tensor *dense = TNI_BUILD(s, clone, moved, TN_MEMORY_FORMAT_CONTIGUOUS);
    tn_tensor *result = TNI_BUILD(s, view, dense, joined);
    if (!tni_builder_go_on(s) || format == TN_MEMORY_FORMAT_CONTIGUOUS)
        return result;
    return TNI_BUILD(s, clone, result, (int)format);
}

/*
 * Fail unless self has three dimensions and the factor is in [1, most]. `most` bounds the factor so
 * that its square, or a size times it, stays in int64.
 */
static tn_status check_image(const char *name, const tn_tensor *self, int64_t factor, int64_t most)
{
    if (self->rank < 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s expects input to have at least 3 dimensions, but got input with %d "
                        "dimension(s)",
                        name, self->rank);
    if (factor <= 0 || factor > most)
        return tni_fail(TN_ERR_RUNTIME, "%s expects a positive factor, but got %lld", name,
                        (long long)factor);
    return TN_OK;
}

/* Return the number of images: the product of all sizes before the last three. */
static int64_t count_images(const tn_tensor *self)
{
    int64_t count = 1;
    for (int64_t d = 0; d < self->rank - 3; d++)
        count = tni_mul_saturating(count, self->sizes[d]);
    return count;
}

/* [C r r, H, W] -> [C, r, r, H, W] -> [C, H, r, W, r] -> [C, H r, W r]. */
TNI_TYPED(pixel_shuffle)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    int64_t r = in->upscale_factor;
    int64_t joined[TN_MAX_DIM];
    TN_TRY(check_image("pixel_shuffle", self, r, INT32_MAX));
    int64_t lead = self->rank - 3;
    int64_t c = self->sizes[lead], h = self->sizes[lead + 1], w = self->sizes[lead + 2];
    /* r is at most INT32_MAX, so its square fits int64. */
    if (c % (r * r) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "pixel_shuffle expects its input's 'channel' dimension to be divisible by "
                        "the square of upscale_factor, but input.size(-3)=%lld is not divisible by "
                        "%lld",
                        (long long)c, (long long)(r * r));
    memcpy(joined, self->sizes, (size_t)lead * sizeof *joined);
    joined[lead] = c / (r * r);
    joined[lead + 1] = tni_mul_saturating(h, r);
    joined[lead + 2] = tni_mul_saturating(w, r);
    tn_tensor *result =
        shuffled(&s, in->self, TNI_INT_LIST(count_images(self), c / (r * r), r, r, h, w),
                 TNI_INT_LIST(0, 1, 4, 2, 5, 3), (tni_ints){joined, self->rank}, self);
    return tni_builder_return(&s, result, outs);
}

/* The inverse: [C, H r, W r] -> [C, H, r, W, r] -> [C, r, r, H, W] -> [C r r, H, W]. */
TNI_TYPED(pixel_unshuffle)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    int64_t r = in->downscale_factor;
    int64_t joined[TN_MAX_DIM];
    TN_TRY(check_image("pixel_unshuffle", self, r, INT32_MAX));
    int64_t lead = self->rank - 3;
    int64_t c = self->sizes[lead], h = self->sizes[lead + 1], w = self->sizes[lead + 2];
    if (h % r != 0 || w % r != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "pixel_unshuffle expects height and width to be divisible by "
                        "downscale_factor, but %lldx%lld is not divisible by %lld",
                        (long long)h, (long long)w, (long long)r);
    memcpy(joined, self->sizes, (size_t)lead * sizeof *joined);
    joined[lead] = tni_mul_saturating(c, r * r);
    joined[lead + 1] = h / r;
    joined[lead + 2] = w / r;
    tn_tensor *result =
        shuffled(&s, in->self, TNI_INT_LIST(count_images(self), c, h / r, r, w / r, r),
                 TNI_INT_LIST(0, 1, 3, 5, 2, 4), (tni_ints){joined, self->rank}, self);
    return tni_builder_return(&s, result, outs);
}

/* [N, C, ...] -> [N, groups, C / groups, ...] with these two dimensions exchanged -> [N, C, ...].
 */
TNI_TYPED(channel_shuffle)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    TN_TRY(check_image("channel_shuffle", self, in->groups, INT64_MAX));
    int64_t n = self->sizes[0], c = self->sizes[1];
    if (c % in->groups != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Number of channels must be divisible by groups. Got %lld channels and "
                        "%lld groups.",
                        (long long)c, (long long)in->groups);
    if (self->numel == 0) /* the sizes of the parts may multiply out of range */
        return tni_builder_return(&s, TNI_BUILD(&s, clone, in->self, -1), outs);
    tn_tensor *result =
        shuffled(&s, in->self, TNI_INT_LIST(n, in->groups, c / in->groups, self->numel / n / c),
                 TNI_INT_LIST(0, 2, 1, 3), (tni_ints){self->sizes, self->rank}, self);
    return tni_builder_return(&s, result, outs);
}

/* ---- glu ---- */

/* Both halves of a dimension, in the compute type. */
typedef struct halves {
    /* the value, the gate before its sigmoid, and sigmoid(second) */
    tn_tensor *first, *second, *gate;
    int64_t dim;    /* the dimension that is halved, wrapped */
    tn_dtype dtype; /* the compute type */
} halves;

/*
 * Split self along `dim` and compute the gate; the builder keeps all tensors. Half types are
 * computed in float.
 */
static tn_status take_halves(tni_builder *s, tn_tensor *self, int64_t dim, halves *out)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "glu does not support 0-dimensional tensors");
    TN_TRY(tni_wrap_dim(dim, self->rank, &out->dim));
    int64_t size = self->sizes[out->dim];
    if (size % 2 != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Halving dimension must be even, but dimension %lld is size %lld",
                        (long long)out->dim, (long long)size);
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"glu_cpu\" not implemented for '%s'",
                        tni_scalar_name(self->dtype));
    out->dtype = is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
    tn_tensor *wide = TNI_BUILD_OF(s, tni_to_dtype(self, out->dtype, &s->made));
    out->first = TNI_BUILD(s, narrow, wide, out->dim, 0, size / 2);
    out->second = TNI_BUILD(s, narrow, wide, out->dim, size / 2, size / 2);
    out->gate = TNI_BUILD(s, sigmoid, out->second);
    return s->status;
}

/* first * sigmoid(second), rounded to the dtype of self. */
TNI_TYPED(glu)
{
    tni_builder s = {0};
    halves h = {0};
    TNI_BUILD_DO(&s, take_halves(&s, in->self, in->dim, &h));
    tn_tensor *product = TNI_BUILD(&s, mul_Tensor, h.first, h.gate);
    tn_tensor *result = TNI_BUILD_OF(
        &s, tni_clone(product, (tn_dtype)in->self->dtype, TN_MEMORY_FORMAT_PRESERVE, &s.made));
    return tni_builder_return(&s, result, outs);
}

/* Fail unless the gradient has the dtype of self and broadcasts to the shape of one half. */
static tn_status check_half_gradient(const tn_tensor *gradient, const tn_tensor *self,
                                     const tn_tensor *half)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    tni_shape_text texts[2];
    if (gradient->dtype != self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "glu_backward: Found dtype %s but expected %s",
                        tni_scalar_name((tn_dtype)gradient->dtype),
                        tni_scalar_name((tn_dtype)self->dtype));
    if (tni_broadcasts_to(gradient, half->rank, half->sizes))
        return TN_OK;
    TN_TRY(tni_broadcast(tni_sizes_of(half), tni_sizes_of(gradient), &rank, sizes));
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&texts[0], half->rank, half->sizes),
                    tni_shape_print(&texts[1], rank, sizes));
}

/*
 * With s = sigmoid(second): the gradient is g s for the first half and g (s - s^2) first for the
 * second.
 */
TNI_TYPED(glu_backward)
{
    tni_builder s = {0};
    halves h = {0};
    TNI_BUILD_DO(&s, take_halves(&s, in->self, in->dim, &h));
    TNI_BUILD_DO(&s, check_half_gradient(in->grad_output, in->self, h.first));
    tn_tensor *gradient = TNI_BUILD_OF(&s, tni_to_dtype(in->grad_output, h.dtype, &s.made));
    tn_tensor *first = TNI_BUILD(&s, mul_Tensor, gradient, h.gate);
    tn_tensor *rest = TNI_BUILD(&s, mul_Tensor, h.gate, h.gate);
    /* The derivative of the sigmoid, s - s^2. */
    tn_tensor *slope = TNI_BUILD(&s, sub_Tensor, h.gate, rest, TNI_INT_SCALAR(1));
    tn_tensor *product = TNI_BUILD(&s, mul_Tensor, slope, h.first);
    tn_tensor *second = TNI_BUILD(&s, mul_Tensor, product, gradient);
    tn_tensor *result = TNI_BUILD_OF(&s, tni_new_like(in->self, (tn_dtype)in->self->dtype,
                                                      in->self->rank, in->self->sizes, &s.made));
    /* Both halves are written into views of the result. */
    int64_t size = tni_builder_go_on(&s) ? in->self->sizes[h.dim] / 2 : 0;
    tn_tensor *low = TNI_BUILD(&s, narrow, result, h.dim, 0, size);
    tn_tensor *high = TNI_BUILD(&s, narrow, result, h.dim, size, size);
    TNI_BUILD_DO(&s, tni_copy(low, first));
    TNI_BUILD_DO(&s, tni_copy(high, second));
    return tni_builder_return(&s, result, outs);
}

/* ---- cross products ---- */

/* Return one coordinate of the cross product: a[i+1] b[i+2] - a[i+2] b[i+1], indices modulo 3. */
static tn_tensor *coordinate(tni_builder *s, tn_tensor *const a[3], tn_tensor *const b[3], int i)
{
    tn_tensor *left = TNI_BUILD(s, mul_Tensor, a[(i + 1) % 3], b[(i + 2) % 3]);
    tn_tensor *right = TNI_BUILD(s, mul_Tensor, a[(i + 2) % 3], b[(i + 1) % 3]);
    return TNI_BUILD(s, sub_Tensor, left, right, TNI_INT_SCALAR(1));
}

/* The cross product along `dim`, which must have size 3 in both tensors; the others broadcast. */
TNI_TYPED(linalg_cross)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    const tn_tensor *other = in->other;
    int64_t dim;
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    if (self->rank != other->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.cross: inputs must have the same number of dimensions.");
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    if (self->rank == 0 || self->sizes[dim] != 3 || other->sizes[dim] != 3)
        return tni_fail(TN_ERR_RUNTIME, "linalg.cross: inputs dimension %lld must have length 3.",
                        (long long)in->dim);
    TN_TRY(tni_broadcast(tni_sizes_of(self), tni_sizes_of(other), &rank, sizes));
    if (self->dtype != other->dtype)
        return tni_fail(TN_ERR_RUNTIME, "linalg.cross: expected scalar type %s but found %s",
                        tni_scalar_name((tn_dtype)self->dtype),
                        tni_scalar_name((tn_dtype)other->dtype));
    tn_tensor *a[3], *b[3];
    for (int i = 0; i < 3; i++) {
        a[i] = TNI_BUILD(&s, select_int, in->self, dim, i);
        b[i] = TNI_BUILD(&s, select_int, in->other, dim, i);
    }
    tn_tensor *result = NULL;
    for (int i = 0; i < 3; i++) {
        tn_tensor *part = coordinate(&s, a, b, i);
        /* The first coordinate has the dtype of the result. */
        if (i == 0 && tni_builder_go_on(&s))
            result =
                TNI_BUILD_OF(&s, tni_new_like(self, (tn_dtype)part->dtype, rank, sizes, &s.made));
        tn_tensor *to = TNI_BUILD(&s, select_int, result, dim, i);
        TNI_BUILD_DO(&s, tni_copy(to, part));
    }
    return tni_builder_return(&s, result, outs);
}

/* Along `dim` or, without one, the first dimension of size 3. */
TNI_TYPED(cross)
{
    const tn_tensor *self = in->self;
    int64_t dim = in->dim.value;
    tn_tensor *result;
    if (!in->dim.is_given) {
        for (dim = 0; dim < self->rank && self->sizes[dim] != 3; dim++)
            ;
        if (dim == self->rank)
            return tni_fail(TN_ERR_RUNTIME, "no dimension of size 3 in input");
    }
    TN_TRY(tni_call_linalg_cross(in->self, in->other, dim, &result));
    return tni_return_take(result, outs);
}
