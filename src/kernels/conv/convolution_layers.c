/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The operators that layers call, all of them aten::convolution with a number of dimensions: conv1d
 * to conv3d, conv_transpose1d to conv_transpose3d, and those with padding by name. The batch may be
 * missing.
 */
#include "args/args_convolution_layers.h"
#include "calls/calls_conv.h"
#include "kernels/conv/convolution.h"
#include "kernels/core/builder.h"

/* ---- conv1d to conv3d ---- */

/* Make an input without a batch, [C, space], a batch of one; *is_batched says which it was. */
static tn_status with_batch(tni_builder *s, tn_tensor **input, int space, const char *name,
                            bool *is_batched)
{
    tni_shape_text text;
    *is_batched = (*input)->rank == space + 2;
    if (*is_batched)
        return TN_OK;
    if ((*input)->rank != space + 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected %dD (unbatched) or %dD (batched) input to %s, but got input of "
                        "size: %s",
                        space + 1, space + 2, name,
                        tni_shape_print(&text, (*input)->rank, (*input)->sizes));
    *input = TNI_BUILD(s, unsqueeze, *input, 0);
    return s->status;
}

/*
 * Run conv1d, conv2d, conv3d or their transposed forms, which differ from aten::convolution in that
 * the number of spatial dimensions is fixed and the batch may be missing.
 */
static tn_status convolve_named(const tni_conv_call *call, int space, const char *name,
                                StableIValue *outs)
{
    tni_builder s = {0};
    tni_conv_call c = *call;
    bool is_batched;
    TN_TRY(with_batch(&s, &c.input, space, name, &is_batched));
    tn_tensor *result = TNI_BUILD(&s, convolution, c.input, c.weight, c.bias, c.stride, c.padding,
                                  c.dilation, c.transposed, c.output_padding, c.groups);
    if (!is_batched)
        result = TNI_BUILD(&s, squeeze_dim, result, 0);
    return tni_builder_return(&s, result, outs);
}

/* The output_padding of operators without one. */
static const int64_t zero = 0;

#define CONV(name, space)                                                                          \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tni_conv_call c = {                                                                        \
            in->input, in->weight, in->bias,   in->stride, in->padding, in->dilation,              \
            false,     {&zero, 1}, in->groups, NULL,       NULL};                                  \
        return convolve_named(&c, space, #name, outs);                                             \
    }
CONV(conv1d, 1)
CONV(conv2d, 2)
CONV(conv3d, 3)

/* `shown` is the operator's name in messages: an overload's name is not part of it. */
#define CONV_TRANSPOSE(name, space, shown)                                                         \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tni_conv_call c = {in->input,   in->weight,   in->bias, in->stride,                        \
                           in->padding, in->dilation, true,     in->output_padding,                \
                           in->groups,  NULL,         NULL};                                       \
        return convolve_named(&c, space, shown, outs);                                             \
    }
CONV_TRANSPOSE(conv_transpose1d, 1, "conv_transpose1d")
CONV_TRANSPOSE(conv_transpose2d_input, 2, "conv_transpose2d")
CONV_TRANSPOSE(conv_transpose3d_input, 3, "conv_transpose3d")

/* ---- padding by name ---- */

/*
 * Set the padding for which the result has the input's size, dilation * (window - 1) in total, half
 * on each side. An odd total cannot be passed as one number for both sides, so the extra zero is
 * appended to the input, behind its end, by constant_pad_nd.
 */
static tn_status pad_same(tni_builder *s, tni_conv_call *c, int space, int64_t *padding)
{
    int64_t behind[2 * TNI_CONV_SPACE] = {0};
    bool is_even = true;
    for (int d = 0; d < space; d++) {
        if (tni_conv_item(c->stride, d) != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "padding='same' is not supported for strided convolutions");
        int64_t total =
            tni_mul_wrapping(tni_conv_item(c->dilation, d), c->weight->sizes[2 + d] - 1);
        padding[d] = total / 2;
        /* Lists of pad name the last dimension first: front, behind. */
        behind[2 * (space - 1 - d) + 1] = total - 2 * padding[d];
        is_even &= total % 2 == 0;
    }
    c->padding = (tni_ints){padding, space};
    if (!is_even)
        c->input = TNI_BUILD(s, constant_pad_nd, c->input, (tni_ints){behind, 2 * (int64_t)space},
                             TNI_INT_SCALAR(0));
    return s->status;
}

/* Convolve with padding "same" or "valid"; the input has its batch. */
static tn_status convolve_padded(tni_builder *s, tni_conv_call *c, const tni_string *padding,
                                 tn_tensor **out)
{
    int64_t room[TNI_CONV_SPACE] = {0};
    int space = (int)c->weight->rank - 2;
    if (space < 1 || space > TNI_CONV_SPACE || c->input->rank != c->weight->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected %d-dimensional input for %d-dimensional weight, but got "
                        "%d-dimensional input instead",
                        c->weight->rank, c->weight->rank, c->input->rank);
    /* Parameters are checked before pad_same computes with them. */
    c->padding = (tni_ints){room, 1};
    TN_TRY(tni_conv_check_numbers(c, space));
    if (tni_string_is(padding, "same"))
        TN_TRY(pad_same(s, c, space, room));
    else if (!tni_string_is(padding, "valid"))
        return tni_fail(TN_ERR_RUNTIME, "Invalid padding string: '%.*s'", (int)padding->length,
                        padding->data);
    *out = TNI_BUILD(s, convolution, c->input, c->weight, c->bias, c->stride, c->padding,
                     c->dilation, false, c->output_padding, c->groups);
    return s->status;
}

/*
 * Run an operator that takes its padding by name. With `space` 0 the weight says how many spatial
 * dimensions there are, and the batch must be there.
 */
static tn_status convolve_by_name(tni_conv_call *c, const tni_string *padding, int space,
                                  const char *name, StableIValue *outs)
{
    tni_builder s = {0};
    bool is_batched = true;
    tn_tensor *result = NULL;
    if (space > 0)
        s.status = with_batch(&s, &c->input, space, name, &is_batched);
    TNI_BUILD_DO(&s, convolve_padded(&s, c, padding, &result));
    if (!is_batched)
        result = TNI_BUILD(&s, squeeze_dim, result, 0);
    return tni_builder_return(&s, result, outs);
}

#define CONV_PADDING(name, space, shown)                                                           \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tni_conv_call c = {in->input, in->weight, in->bias,   in->stride, {NULL, 0}, in->dilation, \
                           false,     {&zero, 1}, in->groups, NULL,       NULL};                   \
        return convolve_by_name(&c, in->padding, space, shown, outs);                              \
    }
CONV_PADDING(conv1d_padding, 1, "conv1d")
CONV_PADDING(conv2d_padding, 2, "conv2d")
CONV_PADDING(conv3d_padding, 3, "conv3d")
CONV_PADDING(_convolution_mode, 0, "")
