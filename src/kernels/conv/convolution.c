/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * convolution and its gradients; _convolution, which is the same.
 *
 * This file checks arguments, chooses memory formats and dtypes, and calls the three products of
 * convolution.h (or a plugin), which do the work. float16 and bfloat16 are computed in float. A
 * result is channels-last if the input or the weight is, except for volumes that PyTorch computes
 * with kernels of its own (is_row_major_volume).
 */
#include "args/args_convolution.h"
#include "calls/calls_conv.h"
#include "kernels/conv/convolution.h"

#include "kernels/conv/plugin_convolutions.h"
#include "kernels/core/builder.h"

/* ---- checks and sizes ---- */

/* Check that a list has one number or one per spatial dimension. */
static tn_status check_list(tni_ints list, int space, const char *name)
{
    tni_shape_text text;
    if (list.count == 1 || list.count == space)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "expected %s to be a single integer value or a list of %d values to match the "
                    "convolution dimensions, but got %s=%s",
                    name, space, name, tni_shape_print(&text, list.count, list.items));
}

/* The limit of INT32_MAX is for the arithmetic of `plan` (check_sizes). */
tn_status tni_conv_check_numbers(const tni_conv_call *c, int space)
{
    TN_TRY(check_list(c->stride, space, "stride"));
    TN_TRY(check_list(c->padding, space, "padding"));
    TN_TRY(check_list(c->dilation, space, "dilation"));
    TN_TRY(check_list(c->output_padding, space, "output_padding"));
    for (int d = 0; d < space; d++) {
        if (tni_conv_item(c->padding, d) < 0)
            return tni_fail(TN_ERR_RUNTIME, "negative padding is not supported");
        if (tni_conv_item(c->stride, d) <= 0)
            return tni_fail(TN_ERR_RUNTIME, "non-positive stride is not supported");
        if (tni_conv_item(c->dilation, d) <= 0)
            return tni_fail(TN_ERR_RUNTIME, "dilation should be greater than zero");
        if (tni_conv_item(c->padding, d) > INT32_MAX || tni_conv_item(c->stride, d) > INT32_MAX ||
            tni_conv_item(c->dilation, d) > INT32_MAX)
            return tni_fail(TN_ERR_RUNTIME, "convolution: a padding, stride or dilation is too "
                                            "large");
        int64_t extra = tni_conv_item(c->output_padding, d);
        if (extra < 0)
            return tni_fail(TN_ERR_RUNTIME, "negative output_padding is not supported");
        if (c->transposed && extra >= tni_conv_item(c->stride, d) &&
            extra >= tni_conv_item(c->dilation, d))
            return tni_fail(TN_ERR_RUNTIME,
                            "output padding must be smaller than either stride or dilation, but "
                            "got output padding %lld, stride %lld, dilation %lld",
                            (long long)extra, (long long)tni_conv_item(c->stride, d),
                            (long long)tni_conv_item(c->dilation, d));
    }
    if (c->groups <= 0)
        return tni_fail(TN_ERR_RUNTIME, "non-positive groups is not supported");
    return TN_OK;
}

static const char *sizes_of(tni_shape_text *text, const tn_tensor *self)
{
    return tni_shape_print(text, self->rank, self->sizes);
}

/*
 * Check ranks and channels of input, weight and bias.
 *
 * The channels of the input must be those that the weight names: weight [O, C/groups, …], or [C,
 * O/groups, …] for a transposed convolution.
 */
static tn_status check_channels(const tni_conv_call *c)
{
    const tn_tensor *input = c->input;
    const tn_tensor *weight = c->weight;
    tni_shape_text of_weight;
    tni_shape_text of_input;
    if (input->rank != weight->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected %d-dimensional input for %d-dimensional weight %s, but got "
                        "%d-dimensional input of size %s instead",
                        weight->rank, weight->rank, sizes_of(&of_weight, weight), input->rank,
                        sizes_of(&of_input, input));
    if (weight->sizes[0] < c->groups)
        return tni_fail(TN_ERR_RUNTIME,
                        "Given groups=%lld, expected weight to be at least %lld at dimension 0, "
                        "but got weight of size %s instead",
                        (long long)c->groups, (long long)c->groups, sizes_of(&of_weight, weight));
    if (weight->sizes[0] % c->groups != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Given groups=%lld, expected weight to be divisible by %lld at dimension "
                        "0, but got weight of size %s instead",
                        (long long)c->groups, (long long)c->groups, sizes_of(&of_weight, weight));
    int64_t channels =
        c->transposed ? weight->sizes[0] : tni_mul_wrapping(weight->sizes[1], c->groups);
    if (input->sizes[1] != channels)
        return tni_fail(TN_ERR_RUNTIME,
                        "Given %s=%lld, weight of size %s, expected input%s to have %lld "
                        "channels, but got %lld channels instead",
                        c->transposed ? "transposed" : "groups",
                        c->transposed ? 1LL : (long long)c->groups, sizes_of(&of_weight, weight),
                        sizes_of(&of_input, input), (long long)channels,
                        (long long)input->sizes[1]);
    int64_t outs = c->transposed ? tni_mul_wrapping(weight->sizes[1], c->groups) : weight->sizes[0];
    if (outs == 0) /* only if transposed: else outs >= groups > 0 */
        return tni_fail(TN_ERR_RUNTIME, "non-empty %dD weight tensor expected, but got: %s",
                        weight->rank, sizes_of(&of_weight, weight));
    if (c->bias != NULL && (c->bias->rank != 1 || c->bias->sizes[0] != outs))
        return tni_fail(TN_ERR_RUNTIME,
                        "Given weight of size %s, expected bias to be 1-dimensional with %lld "
                        "elements, but got bias of size %s instead",
                        sizes_of(&of_weight, weight), (long long)outs,
                        sizes_of(&of_input, c->bias));
    return TN_OK;
}

/*
 * Check that input, weight and bias have one dtype, and that it can be multiplied. The first
 * mismatch is reported: weight before bias.
 */
static tn_status check_dtypes(const tni_conv_call *c)
{
    const tn_tensor *other = c->weight;
    const char *what = "weight";
    if (c->bias != NULL && c->weight->dtype == c->input->dtype) {
        other = c->bias;
        what = "bias";
    }
    if (other->dtype != c->input->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Input type (%s) and %s type (%s) should be the same",
                        tni_scalar_name(c->input->dtype), what, tni_scalar_name(other->dtype));
    if (!tni_can_multiply((tn_dtype)c->input->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"slow_conv2d_cpu\" not implemented for '%s'",
                        tni_scalar_name(c->input->dtype));
    return TN_OK;
}

/*
 * Check the window and the size of the input along dimension `at`. With these limits and those of
 * tni_conv_check_numbers, the arithmetic of positions does not overflow.
 */
static tn_status check_sizes(int64_t size, int64_t window, int at)
{
    if (window <= 0)
        return tni_fail(TN_ERR_RUNTIME, "convolution: kernel size should be greater than zero");
    if (window > INT32_MAX || size > INT64_MAX / 8)
        return tni_fail(TN_ERR_RUNTIME,
                        "convolution: a kernel size of %lld or an input size of %lld along "
                        "dimension %d is too large",
                        (long long)window, (long long)size, at + 2);
    return TN_OK;
}

/* Return how far the taps of a window reach along dimension d, with the holes between them. */
static int64_t reach_of(const tni_conv *conv, int d)
{
    return conv->dilation[d] * (conv->window[d] - 1) + 1;
}

/*
 * Set *out to the size of the result along a dimension whose input has `size` positions:
 *
 *     floor((size + 2 padding - reach) / stride) + 1
 */
static tn_status count_forward(const tni_conv *conv, int d, int64_t size, int64_t *out)
{
    int64_t padded = size + 2 * conv->padding[d];
    int64_t reach = reach_of(conv, d);
    if (padded < reach)
        return tni_fail(TN_ERR_RUNTIME,
                        "Calculated padded input size per channel: (%lld). Kernel size: "
                        "(%lld). Kernel size can't be greater than actual input size",
                        (long long)padded, (long long)reach);
    *out = (padded - reach) / conv->stride[d] + 1;
    return TN_OK;
}

/*
 * The same for a transposed convolution, whose output padding is `extra`:
 *
 *     (size - 1) stride - 2 padding + reach + extra
 *
 * A result without positions is empty.
 */
static tn_status count_transposed(const tni_conv *conv, int d, int64_t size, int64_t extra,
                                  int64_t *out)
{
    int64_t around = reach_of(conv, d) - 2 * conv->padding[d] + extra;
    int64_t count;
    if (__builtin_mul_overflow(size - 1, conv->stride[d], &count) ||
        __builtin_add_overflow(count, around, &count))
        return tni_fail(TN_ERR_RUNTIME,
                        "Given input size per channel: (%lld). Output size is too large",
                        (long long)size);
    if (count < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Given input size per channel: (%lld). Calculated output size per "
                        "channel: (%lld). Output size is too small",
                        (long long)size, (long long)count);
    *out = count;
    return TN_OK;
}

/*
 * Check a call, write its parameters to *conv and the sizes of its result to `sizes`.
 *
 * A transposed convolution is the gradient of a convolution by its image, so conv->image is then
 * the result of the call and conv->result its input.
 */
static tn_status plan(const tni_conv_call *c, tni_conv *conv, int64_t *sizes)
{
    int space = (int)c->weight->rank - 2;
    if (space < 1 || space > TNI_CONV_SPACE)
        return tni_fail(TN_ERR_RUNTIME, "weight should have at least three dimensions, and at most "
                                        "five");
    TN_TRY(tni_conv_check_numbers(c, space));
    TN_TRY(check_channels(c));
    TN_TRY(check_dtypes(c));
    *conv = (tni_conv){.space = space, .groups = c->groups};
    /* Only float loops do what follows; of other dtypes the caller sees that it was not done. */
    if (c->input->dtype == TN_DTYPE_F32) {
        conv->bounds = c->bounds;
        conv->activation = c->activation;
    }
    sizes[0] = c->input->sizes[0];
    sizes[1] =
        c->transposed ? tni_mul_wrapping(c->weight->sizes[1], c->groups) : c->weight->sizes[0];
    /* Dimensions the call lacks are in front and stay at size 1, window 1, stride 1, padding 0. */
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        int from = d - (TNI_CONV_SPACE - space);
        conv->image[d] = conv->result[d] = conv->window[d] = conv->stride[d] = 1;
        conv->dilation[d] = 1;
        if (from < 0)
            continue;
        int64_t size = c->input->sizes[2 + from];
        int64_t out = 0;
        conv->window[d] = c->weight->sizes[2 + from];
        conv->stride[d] = tni_conv_item(c->stride, from);
        conv->padding[d] = tni_conv_item(c->padding, from);
        conv->dilation[d] = tni_conv_item(c->dilation, from);
        TN_TRY(check_sizes(size, conv->window[d], from));
        TN_TRY(c->transposed
                   ? count_transposed(conv, d, size, tni_conv_item(c->output_padding, from), &out)
                   : count_forward(conv, d, size, &out));
        conv->image[d] = c->transposed ? out : size;
        conv->result[d] = c->transposed ? size : out;
        sizes[2 + from] = out;
    }
    return TN_OK;
}

/* ---- operands ---- */

/* Return the dtype in which `self` is computed: float for half types, else its own. */
static tn_dtype computing_dtype(const tn_tensor *self)
{
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    return is_half ? TN_DTYPE_F32 : (tn_dtype)self->dtype;
}

/*
 * Above this product of channels, depth and height of an input, PyTorch has oneDNN convolve
 * volumes.
 */
#define MOST_OF_VOLUME 20480

/*
 * Return whether PyTorch convolves these volumes by kernels of its own, whose results are
 * row-major, and not by oneDNN. It does so for all dtypes but float32 and halves; of float32, for
 * one small image without groups, unless both of the window's last two sizes are above 3. Measured
 * with PyTorch 2.13.
 */
static bool is_row_major_volume(const tni_conv_call *c)
{
    const tn_tensor *x = c->input;
    const tn_tensor *w = c->weight;
    tn_dtype real = tni_real_of((tn_dtype)x->dtype);
    if (w->rank != 5 || x->rank != 5 || real == TN_DTYPE_F16 || real == TN_DTYPE_BF16)
        return false;
    bool is_small = tni_mul_saturating(tni_mul_saturating(x->sizes[1], x->sizes[2]), x->sizes[3]) <=
                        MOST_OF_VOLUME &&
                    (w->sizes[3] <= 3 || w->sizes[4] <= 3);
    return real != TN_DTYPE_F32 || (is_small && x->sizes[0] == 1 && c->groups == 1);
}

/* Return the memory format of the result: the input's unless it is row-major, else the weight's. */
static tn_memory_format format_of(const tni_conv_call *c)
{
    if (is_row_major_volume(c))
        return TN_MEMORY_FORMAT_CONTIGUOUS;
    tn_memory_format of_input = tni_suggested_format(c->input);
    return of_input != TN_MEMORY_FORMAT_CONTIGUOUS ? of_input : tni_suggested_format(c->weight);
}

/* Return whether `self` has these strides; the stride of a dimension of size 1 does not matter. */
static bool has_strides(const tn_tensor *self, const int64_t *strides)
{
    for (int d = 0; d < self->rank; d++)
        if (self->sizes[d] != 1 && self->strides[d] != strides[d])
            return false;
    return true;
}

/*
 * Return `self` in a dtype and a format: itself, a view if only strides of dimensions of size 1
 * differ, else a copy; *out is new. The loops read strides of such dimensions too, so every stride
 * is the one that the format prescribes.
 */
static tn_status in_format(tn_tensor *self, tn_dtype dtype, tn_memory_format format,
                           tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_format_strides(format, self->rank, self->sizes, strides));
    if (self->dtype == (int8_t)dtype &&
        memcmp(self->strides, strides, (size_t)self->rank * sizeof *strides) == 0) {
        *out = tn_tensor_retain(self);
        return TN_OK;
    }
    if (self->dtype == (int8_t)dtype && has_strides(self, strides))
        return tni_tensor_as_strided(self, self->rank, self->sizes, strides, self->offset, out);
    return tni_clone(self, dtype, format, out);
}

/* Make a tensor of these sizes in a format, with undefined elements. */
static tn_status new_result(const tn_tensor *like, tn_dtype dtype, const int64_t *sizes,
                            tn_memory_format format, tn_tensor **out)
{
    tni_tensor_spec spec = {.dtype = dtype, .rank = like->rank, .sizes = sizes};
    return tni_tensor_empty_format(&spec, format, like->device, out);
}

/* Return `computed` in the dtype of `like`: itself, or a copy in `format`. */
static tn_tensor *finish(tni_builder *s, tn_tensor *computed, const tn_tensor *like,
                         tn_memory_format format)
{
    if (!tni_builder_go_on(s) || computed->dtype == like->dtype)
        return computed;
    return TNI_BUILD_OF(s, tni_clone(computed, (tn_dtype)like->dtype, format, &s->made));
}

/* ---- 1-D convolutions as 2-D ones ---- */

/* A 1-D convolution rewritten as a 2-D one over planes of height 1. */
typedef struct planes {
    tni_conv_call call;    /* the rewritten call; its lists point into `numbers` */
    int64_t numbers[4][2]; /* stride, padding, dilation, output padding */
} planes;

/*
 * Return whether lines [N, C, L], seen as planes [N, C, 1, L], are channels-last: what
 * tni_suggested_format would say of that view.
 */
static bool are_channels_last(const tn_tensor *lines)
{
    const int64_t *sizes = lines->sizes;
    const int64_t *strides = lines->strides;
    int64_t run = sizes[1] > 1 ? tni_mul_saturating(strides[1], sizes[1]) : strides[1];
    int64_t row = tni_mul_saturating(strides[2], sizes[2]);
    return lines->numel > 0 && strides[1] != 0 && strides[2] >= run && strides[0] >= row &&
           row != strides[1];
}

/*
 * Return whether a 1-D convolution is computed as a 2-D one, because its result has the strides of
 * that one: PyTorch views lines as planes and takes the memory format of the view. The format of
 * the weight decides, or that of a contiguous input; another input is copied to a contiguous one
 * first (make_planes), so its strides do not count.
 */
static bool are_planes(const tni_conv_call *c)
{
    return c->weight->rank == 3 && c->input->rank == 3 &&
           (are_channels_last(c->weight) ||
            ((c->input->flags & TNI_TENSOR_CONTIGUOUS) != 0 && are_channels_last(c->input)));
}

/*
 * Fill in *out: the call with a spatial dimension of size 1 in front. Its tensors belong to the
 * builder.
 */
static void make_planes(tni_builder *s, const tni_conv_call *c, planes *out)
{
    const tni_ints *lists[] = {&c->stride, &c->padding, &c->dilation, &c->output_padding};
    tni_ints *to[] = {&out->call.stride, &out->call.padding, &out->call.dilation,
                      &out->call.output_padding};
    out->call = *c;
    /* Strides and dilations of the new dimension are 1, paddings are 0. */
    for (int i = 0; i < 4; i++) {
        out->numbers[i][0] = i == 0 || i == 2;
        out->numbers[i][1] = lists[i]->items[0];
        *to[i] = (tni_ints){out->numbers[i], 2};
    }
    tn_tensor *input = TNI_BUILD_OF(s, tni_contiguous(c->input, &s->made));
    out->call.input = TNI_BUILD(s, unsqueeze, input, 2);
    out->call.weight = TNI_BUILD(s, unsqueeze, c->weight, 2);
}

/* ---- convolution ---- */

/*
 * Have a plugin compute the convolution, in the input's own dtype. *out is left as it is if there
 * is no plugin for it, or the plugin declines or may have multiplied padding by weights that are
 * not finite; then the caller computes it.
 */
static tn_status convolve_elsewhere(const tni_conv_call *c, const tni_conv *conv,
                                    const int64_t *sizes, tn_tensor **out)
{
    tni_builder s = {0};
    tn_tensor *bias = NULL;
    tn_dtype dtype = (tn_dtype)c->input->dtype;
    const tn_plugin *plugin =
        c->transposed ? NULL : tni_plugin_for_convolution(conv, c->input, c->weight);
    if (plugin == NULL)
        return TN_OK;
    tn_tensor *result = TNI_BUILD_OF(&s, new_result(c->input, dtype, sizes, format_of(c), &s.made));
    tn_tensor *input =
        TNI_BUILD_OF(&s, in_format(c->input, dtype, tni_suggested_format(c->input), &s.made));
    tn_tensor *weight =
        TNI_BUILD_OF(&s, in_format(c->weight, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    if (c->bias != NULL)
        bias = TNI_BUILD_OF(&s, in_format(c->bias, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    if (tni_builder_go_on(&s) && (!tni_plugin_convolve(plugin, conv, input, weight, bias, result) ||
                                  tni_conv_may_be_wrong(conv, weight, result)))
        return tni_builder_end(&s);
    return tni_builder_end_with(&s, result, out);
}

/* Compute a convolution whose lines need not be rewritten as planes. */
static tn_status convolve(const tni_conv_call *c, tn_tensor **out)
{
    tni_conv conv;
    int64_t sizes[2 + TNI_CONV_SPACE];
    tni_builder s = {0};
    TN_TRY(plan(c, &conv, sizes));
    *out = NULL;
    TN_TRY(convolve_elsewhere(c, &conv, sizes, out));
    if (*out != NULL)
        return TN_OK;
    tn_memory_format format = format_of(c);
    /* A copy of the input, if one is needed, has the input's own format, not the result's. */
    tn_memory_format own = tni_suggested_format(c->input);
    tn_dtype dtype = computing_dtype(c->input);
    tn_tensor *result = TNI_BUILD_OF(&s, new_result(c->input, dtype, sizes, format, &s.made));
    if (tni_builder_go_on(&s) && c->input->device.type != TN_DEVICE_META) {
        tn_tensor *bias = NULL;
        tn_tensor *input = TNI_BUILD_OF(&s, in_format(c->input, dtype, own, &s.made));
        /* tni_conv_to_image takes a row-major weight only. */
        tn_memory_format of_weight =
            c->transposed ? TN_MEMORY_FORMAT_CONTIGUOUS : tni_suggested_format(c->weight);
        tn_tensor *weight = TNI_BUILD_OF(&s, in_format(c->weight, dtype, of_weight, &s.made));
        if (c->bias != NULL)
            bias = TNI_BUILD_OF(&s, tni_to_dtype(c->bias, dtype, &s.made));
        TNI_BUILD_DO(&s, c->transposed ? tni_conv_to_image(&conv, input, weight, bias, result)
                                       : tni_conv_forward(&conv, input, weight, bias, result));
    }
    return tni_builder_end_with(&s, finish(&s, result, c->input, format), out);
}

/* The call is checked before it is rewritten, so that messages name the sizes the caller gave. */
tn_status tni_convolve(const tni_conv_call *c, tn_tensor **out)
{
    planes p;
    tni_conv conv;
    int64_t sizes[2 + TNI_CONV_SPACE];
    tni_builder s = {0};
    if (!are_planes(c))
        return convolve(c, out);
    TN_TRY(plan(c, &conv, sizes));
    make_planes(&s, c, &p);
    tn_tensor *result = tni_builder_go_on(&s) ? TNI_BUILD_OF(&s, convolve(&p.call, &s.made)) : NULL;
    return tni_builder_end_with(&s, TNI_BUILD(&s, squeeze_dim, result, 2), out);
}

TNI_TYPED(convolution)
{
    tn_tensor *result;
    tni_conv_call c = {in->input,    in->weight,     in->bias,           in->stride, in->padding,
                       in->dilation, in->transposed, in->output_padding, in->groups, NULL,
                       NULL};
    TN_TRY(tni_convolve(&c, &result));
    return tni_return_take(result, outs);
}

/* The same operator with hints for cuDNN, which change nothing here. */
TNI_TYPED(_convolution)
{
    tn_tensor *result;
    TN_TRY(tni_call_convolution(in->input, in->weight, in->bias, in->stride, in->padding,
                                in->dilation, in->transposed, in->output_padding, in->groups,
                                &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(_convolution_deprecated)
{
    tn_tensor *result;
    TN_TRY(tni_call_convolution(in->input, in->weight, in->bias, in->stride, in->padding,
                                in->dilation, in->transposed, in->output_padding, in->groups,
                                &result));
    return tni_return_take(result, outs);
}

/* ---- gradients ---- */

/* Check that a gradient has the sizes of the convolution's result and the dtype of its input. */
static tn_status check_gradient(const tni_conv_call *c, const tn_tensor *gradient,
                                const int64_t *sizes)
{
    tni_shape_text own;
    tni_shape_text wanted;
    if (gradient->rank != c->input->rank ||
        memcmp(gradient->sizes, sizes, (size_t)gradient->rank * sizeof *sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Mismatch in shape: grad_output has a shape of %s, and the convolution's "
                        "result has %s",
                        tni_shape_print(&own, gradient->rank, gradient->sizes),
                        tni_shape_print(&wanted, c->input->rank, sizes));
    if (gradient->dtype != c->input->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "convolution_backward: gradients of type %s for inputs of "
                        "type %s are not supported",
                        tni_scalar_name(gradient->dtype), tni_scalar_name(c->input->dtype));
    return TN_OK;
}

/* Return the gradient of the bias: the sum of each channel over batch and positions. */
static tn_tensor *bias_gradient(tni_builder *s, tn_tensor *gradient)
{
    int64_t dims[1 + TNI_CONV_SPACE] = {0, 2, 3, 4};
    return TNI_BUILD(s, sum_dim_IntList, gradient, ((tni_ints){dims, gradient->rank - 1}), false,
                     (tn_dtype)gradient->dtype);
}

/*
 * Make the gradients of input, weight and bias for which `wanted` is set; the others stay NULL, the
 * undefined tensor. Their tensors belong to the builder.
 *
 * Each of the two products is another of the three in convolution.h. For a transposed convolution
 * image and result change places in all of them.
 */
static void build_gradients(tni_builder *s, const tni_conv_call *c, const tni_conv *conv,
                            tn_tensor *gradient, const bool wanted[3], tn_tensor **made)
{
    tn_memory_format format = format_of(c);
    tn_memory_format own = tni_suggested_format(c->input);
    tn_dtype dtype = computing_dtype(c->input);
    bool has_data = c->input->device.type != TN_DEVICE_META;
    tn_tensor *from = TNI_BUILD_OF(s, in_format(gradient, dtype, format, &s->made));
    if (wanted[0]) {
        tn_tensor *weight =
            TNI_BUILD_OF(s, in_format(c->weight, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
        made[0] = TNI_BUILD_OF(s, new_result(c->input, dtype, c->input->sizes, format, &s->made));
        if (has_data)
            TNI_BUILD_DO(s, c->transposed ? tni_conv_forward(conv, from, weight, NULL, made[0])
                                          : tni_conv_to_image(conv, from, weight, NULL, made[0]));
        made[0] = finish(s, made[0], c->input, format);
    }
    if (wanted[1]) {
        tn_tensor *input = TNI_BUILD_OF(s, in_format(c->input, dtype, own, &s->made));
        tn_tensor *sum = TNI_BUILD_OF(s, new_result(c->weight, dtype, c->weight->sizes,
                                                    TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
        if (has_data)
            TNI_BUILD_DO(s, c->transposed ? tni_conv_to_weight(conv, input, from, sum)
                                          : tni_conv_to_weight(conv, from, input, sum));
        made[1] = sum;
        /* The sum is accumulated row-major and in the computing dtype, then converted once. */
        if (format != TN_MEMORY_FORMAT_CONTIGUOUS || dtype != (tn_dtype)c->weight->dtype)
            made[1] = TNI_BUILD_OF(s, tni_clone(sum, (tn_dtype)c->weight->dtype, format, &s->made));
    }
    if (wanted[2])
        made[2] = finish(s, bias_gradient(s, from), c->input, TN_MEMORY_FORMAT_CONTIGUOUS);
}

/* Return the gradients of a call, computed over planes if the convolution was. */
static tn_status gradients(const tni_conv_call *c, tn_tensor *gradient, const bool wanted[3],
                           StableIValue *outs)
{
    planes p;
    tni_conv conv;
    int64_t sizes[2 + TNI_CONV_SPACE];
    tni_builder s = {0};
    tn_tensor *made[3] = {NULL};
    TN_TRY(plan(c, &conv, sizes));
    TN_TRY(check_gradient(c, gradient, sizes));
    bool has_planes = are_planes(c);
    if (has_planes) {
        make_planes(&s, c, &p);
        gradient = TNI_BUILD(&s, unsqueeze, gradient, 2);
        c = &p.call;
        TNI_BUILD_DO(&s, plan(c, &conv, sizes));
    }
    if (tni_builder_go_on(&s))
        build_gradients(&s, c, &conv, gradient, wanted, made);
    /* The bias, made[2], has no spatial dimension to remove. */
    for (int i = 0; i < 2 && has_planes; i++)
        made[i] = made[i] == NULL ? NULL : TNI_BUILD(&s, squeeze_dim, made[i], 2);
    return tni_builder_return_all(&s, made, 3, outs);
}

/* The bias itself is not needed for its gradient; bias_sizes are implied by the result. */
TNI_TYPED(convolution_backward)
{
    bool wanted[3];
    for (size_t i = 0; i < 3; i++)
        wanted[i] = tni_list_bool(in->output_mask, i);
    tni_conv_call c = {
        in->input,      in->weight,         NULL,       in->stride, in->padding, in->dilation,
        in->transposed, in->output_padding, in->groups, NULL,       NULL};
    return gradients(&c, in->grad_output, wanted, outs);
}
