/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions under older names: slow_conv3d, slow_conv_dilated2d, slow_conv_transpose3d,
 * thnn_conv2d and the like. All are rewritten as aten::convolution.
 *
 * Their signatures repeat the size of the window, which must agree with the weight's. They take no
 * groups; slow_conv3d infers them, if the weight has fewer channels than the image. The dilated and
 * transposed ones accept an image without a batch.
 */
#include "args/args_convolution_names.h"
#include "calls/calls_conv.h"
#include "kernels/core/builder.h"

/* Parameters that an operator does not have. */
static const int64_t nothing[3] = {0, 0, 0};
static const int64_t one_each[3] = {1, 1, 1};

/* The arguments of any of these operators; all borrowed. */
typedef struct named_conv {
    const char *name;                   /* in messages */
    tn_tensor *self, *weight, *bias;    /* image, weight, bias; the last may be NULL */
    int space;                          /* spatial dimensions: 2 or 3 */
    tni_ints window;                    /* kernel_size as given */
    tni_ints stride, padding, dilation; /* as aten::convolution takes them */
    tni_ints output_padding;            /* of a transposed convolution, else zeros */
    bool is_transposed;                 /* the gradient of a convolution by its image */
    bool takes_one;                     /* an image without a batch is accepted */
} named_conv;

/* Return a list of zeros, or of ones, with an item per dimension; it points to a constant. */
static tni_ints zeros(const named_conv *c)
{
    return (tni_ints){nothing, c->space};
}

static tni_ints ones(const named_conv *c)
{
    return (tni_ints){one_each, c->space};
}

/* Return the window's size in dimension d: one number holds for all dimensions. */
static int64_t window_at(const named_conv *c, int64_t d)
{
    return c->window.items[c->window.count == 1 ? 0 : d];
}

/* Check that kernel_size has one number, or one per dimension. */
static tn_status check_window(const named_conv *c)
{
    if (c->window.count == 1 || c->window.count == c->space)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: expected kernel_size to have %d numbers, but it has %lld",
                    c->name, c->space, (long long)c->window.count);
}

/* Check ranks, and that the weight's sizes are those of kernel_size. */
static tn_status check_named(const named_conv *c)
{
    tni_shape_text image;
    int64_t space = c->space;
    bool is_one = c->self->rank == space + 1;
    if (c->self->rank != space + 2 && !(is_one && c->takes_one))
        return tni_fail(TN_ERR_RUNTIME, "%s: Expected %lldD input tensor, but got: %s", c->name,
                        (long long)space + 2,
                        tni_shape_print(&image, c->self->rank, c->self->sizes));
    if (c->weight->rank != space + 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: Expected weight with %lld dimensions, but got %d",
                        c->name, (long long)space + 2, c->weight->rank);
    for (int64_t d = 0; d < space; d++)
        if (c->weight->sizes[2 + d] != window_at(c, d))
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: dimension %lld of weight is %lld, and kernel_size says %lld",
                            c->name, (long long)d + 2, (long long)c->weight->sizes[2 + d],
                            (long long)window_at(c, d));
    return TN_OK;
}

/*
 * Return the weight with its spatial dimensions: a weight may be given as a matrix [O, C * window].
 */
static tn_tensor *windows_of(tni_builder *s, const named_conv *c)
{
    int64_t sizes[2 + 3];
    tn_tensor *weight = c->weight;
    int64_t count = 1;
    for (int64_t d = 0; d < c->space; d++)
        count = tni_mul_wrapping(count, sizes[2 + d] = window_at(c, d));
    if (weight->rank != 2 || c->is_transposed || count <= 0)
        return weight;
    sizes[0] = weight->sizes[0];
    sizes[1] = weight->sizes[1] / count;
    return TNI_BUILD(s, reshape, weight, (tni_ints){sizes, 2 + c->space});
}

/*
 * Return the number of groups that the channels imply. Only the plain 3-D operators infer groups,
 * as in PyTorch; elsewhere a mismatch of channels is for aten::convolution to refuse.
 */
static int64_t groups_of(const named_conv *c, const tn_tensor *self)
{
    int64_t own = c->weight->sizes[1];
    bool has_groups = c->space == 3 && !c->is_transposed && !c->takes_one && own > 0 &&
                      self->sizes[1] > own && self->sizes[1] % own == 0;
    return has_groups ? self->sizes[1] / own : 1;
}

/* Check a call, rewrite it and return its result. */
static tn_status convolve_named(const named_conv *call, StableIValue *outs)
{
    tni_builder s = {0};
    named_conv c = *call;
    TN_TRY(check_window(&c));
    c.weight = windows_of(&s, &c);
    TNI_BUILD_DO(&s, check_named(&c));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    bool is_one = c.self->rank == c.space + 1;
    tn_tensor *self = is_one ? TNI_BUILD(&s, unsqueeze, c.self, 0) : c.self;
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *result =
        TNI_BUILD(&s, convolution, self, c.weight, c.bias, c.stride, c.padding, c.dilation,
                  c.is_transposed, c.output_padding, groups_of(&c, self));
    return tni_builder_return(&s, is_one ? TNI_BUILD(&s, squeeze_dim, result, 0) : result, outs);
}

/* Initialise the fields that every one of these operators has. */
#define GIVEN(operator, dimensions)                                                                \
    .name = #operator, .self = in->self, .weight = in->weight, .bias = in->bias,                   \
    .space = dimensions, .window = in->kernel_size, .stride = in->stride, .padding = in->padding

/* An operator without dilation and output_padding. */
#define PLAIN(operator, dimensions)                                                                \
    TNI_TYPED(operator)                                                                            \
    {                                                                                              \
        named_conv c = {GIVEN(operator, dimensions)};                                              \
        c.dilation = ones(&c);                                                                     \
        c.output_padding = zeros(&c);                                                              \
        return convolve_named(&c, outs);                                                           \
    }
PLAIN(thnn_conv2d, 2)
PLAIN(_slow_conv2d_forward, 2)
PLAIN(slow_conv3d, 3)
PLAIN(slow_conv3d_forward, 3)

/* An operator with dilation. */
#define DILATED(operator, dimensions)                                                              \
    TNI_TYPED(operator)                                                                            \
    {                                                                                              \
        named_conv c = {GIVEN(operator, dimensions), .dilation = in->dilation, .takes_one = true}; \
        c.output_padding = zeros(&c);                                                              \
        return convolve_named(&c, outs);                                                           \
    }
DILATED(slow_conv_dilated2d, 2)
DILATED(slow_conv_dilated3d, 3)

TNI_TYPED(slow_conv_transpose3d)
{
    named_conv c = {.name = "slow_conv_transpose3d",
                    .self = in->self,
                    .weight = in->weight,
                    .bias = in->bias,
                    .space = 3,
                    .window = in->kernel_size,
                    .stride = in->stride,
                    .padding = in->padding,
                    .dilation = in->dilation,
                    .output_padding = in->output_padding,
                    .is_transposed = true,
                    .takes_one = true};
    return convolve_named(&c, outs);
}

/*
 * The gradients of _slow_conv2d_forward by self, weight and bias, those that output_mask asks for.
 */
TNI_TYPED(_slow_conv2d_backward_output_mask)
{
    named_conv c = {.name = "_slow_conv2d_backward",
                    .self = in->self,
                    .weight = in->weight,
                    .space = 2,
                    .window = in->kernel_size};
    tn_tensor *results[3] = {NULL, NULL, NULL};
    TN_TRY(check_window(&c));
    TN_TRY(check_named(&c));
    const int64_t biases[1] = {in->weight->sizes[0]};
    TN_TRY(tni_call_convolution_backward(in->grad_output, in->self, in->weight,
                                         (tni_ints){biases, 1}, in->stride, in->padding, ones(&c),
                                         false, zeros(&c), 1, in->output_mask, results));
    return tni_return_all(TN_OK, results, 3, outs);
}
