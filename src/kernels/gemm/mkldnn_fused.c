/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * mkldnn::_convolution_pointwise and its like, mkldnn::_linear_pointwise, mkl::_mkl_linear: the
 * operators of oneDNN and MKL that frozen models call, each a layer and what is fused behind it, an
 * activation or an operation with another tensor.
 *
 * Weights are plain or of layout mkldnn, whose elements are row-major here all the same
 * (src/abi/packed_weights.c). Packed weights of transposed convolutions are [out, in / groups, …],
 * and with packed weights results of convolutions are channels-last. relu and hardtanh behind a
 * float convolution are applied by its own loops (tni_bounds), and activations without parameters
 * to its results while they are in the cache (tni_activation); everything else is another pass, in
 * place.
 */
#include "args/args_mkldnn_fused.h"
#include "calls/calls_gemm.h"
#include "kernels/gemm/mkldnn_fused.h"
#include "kernels/pointwise/pointwise.h"

#include <math.h>

/* ---- fused activations and operations ---- */

/* Apply an activation with parameters, in place; the caller has checked that they are there. */
static tn_status leaky(tn_tensor *self, const tni_scalar *const *numbers, const tni_string *word)
{
    (void)word;
    return tni_call_leaky_relu_(self, numbers[0]);
}

static tn_status bounded(tn_tensor *self, const tni_scalar *const *numbers, const tni_string *word)
{
    (void)word;
    return tni_call_hardtanh_(self, numbers[0], numbers[1]);
}

static tn_status gelu(tn_tensor *self, const tni_scalar *const *numbers, const tni_string *word)
{
    (void)numbers;
    return tni_call_gelu_(self, word);
}

/* An activation by name. */
typedef struct activation {
    const char *name; /* oneDNN's name */
    /* Without parameters; NULL if it has any, or does nothing. */
    tn_status (*plain)(tn_tensor *self);
    /* With parameters, or NULL. */
    tn_status (*with)(tn_tensor *self, const tni_scalar *const *numbers, const tni_string *word);
    size_t numbers; /* how many parameters it takes */
    bool has_word;  /* it takes the algorithm */
    int loop;       /* the pointwise loop of `plain` that convolutions can run, or -1 */
} activation;

/* Names as they are in compiled models. */
static const activation activations[] = {
    {"none", NULL, NULL, 0, false, -1},
    {"relu", tni_call_relu_, NULL, 0, false, -1},
    {"sigmoid", tni_call_sigmoid_, NULL, 0, false, TNI_LOOP_sigmoid},
    {"tanh", tni_call_tanh_, NULL, 0, false, TNI_LOOP_tanh},
    {"swish", tni_call_silu_, NULL, 0, false, TNI_LOOP_silu},
    {"hardswish", tni_call_hardswish_, NULL, 0, false, TNI_LOOP_hardswish},
    {"hardsigmoid", tni_call_hardsigmoid_, NULL, 0, false, TNI_LOOP_hardsigmoid},
    {"leaky_relu", NULL, leaky, 1, false, -1},
    {"hardtanh", NULL, bounded, 2, false, -1},
    {"gelu", NULL, gelu, 0, true, -1},
};

/* Apply an activation in place, with the parameters that it takes. */
static tn_status apply(const activation *a, tn_tensor *self, const tni_follow *f)
{
    const tni_scalar *numbers[2] = {NULL, NULL};
    if (a->plain != NULL || a->with == NULL)
        return a->plain != NULL ? a->plain(self) : TN_OK;
    /* A list of another length, or None in it, counts as missing parameters. */
    for (size_t i = 0; i < a->numbers; i++) {
        if (f->numbers->size == a->numbers)
            numbers[i] = tni_list_maybe_scalar(f->numbers, i);
        if (numbers[i] == NULL)
            return tni_fail(TN_ERR_RUNTIME, "%s takes %zu numbers", a->name, a->numbers);
    }
    if (a->has_word && f->word == NULL)
        return tni_fail(TN_ERR_RUNTIME, "%s is expected to have one str input: algorithm", a->name);
    return a->with(self, numbers, f->word);
}

tn_status tni_follow_unary(tn_tensor *self, const tni_follow *f)
{
    for (size_t i = 0; f->name != NULL && i < TN_LEN(activations); i++)
        if (tni_string_is(f->name, activations[i].name))
            return apply(&activations[i], self, f);
    if (f->name == NULL)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "'%.*s' is no activation that can follow a layer",
                    (int)f->name->length, f->name->data);
}

tn_status tni_follow_binary(tn_tensor *self, tn_tensor *other, const tni_string *name)
{
    const tni_scalar one = {.kind = TN_KIND_INT, .as.integer = 1};
    if (tni_string_is(name, "add"))
        return tni_call_add__Tensor(self, other, &one);
    if (tni_string_is(name, "sub"))
        return tni_call_sub__Tensor(self, other, &one);
    if (tni_string_is(name, "mul"))
        return tni_call_mul__Tensor(self, other);
    if (tni_string_is(name, "div"))
        return tni_call_div__Tensor(self, other);
    return tni_fail(TN_ERR_RUNTIME, "'%.*s' is no operation that can follow a layer",
                    (int)name->length, name->data);
}

/* ---- weights ---- */

tn_tensor *tni_plain_weight(tni_builder *s, tn_tensor *weight)
{
    if (weight->layout != TN_LAYOUT_MKLDNN)
        return weight;
    tni_tensor_spec spec = {(tn_dtype)weight->dtype, TN_LAYOUT_STRIDED, weight->rank,
                            weight->sizes,           weight->strides,   weight->offset};
    tn_tensor *plain =
        TNI_BUILD_OF(s, tni_tensor_new_take(tni_storage_retain(weight->storage), &spec, &s->made));
    if (plain != NULL)
        plain->flags |= weight->flags & TNI_TENSOR_KEEPS_FORMS;
    return plain;
}

/*
 * Return a packed weight [out, in / groups, …] as [in, out / groups, …], which aten::convolution
 * takes for a transposed convolution: input and output channels change places within each group.
 */
static tn_tensor *swap_channels(tni_builder *s, tn_tensor *weight, int64_t groups)
{
    int64_t sizes[TN_MAX_DIM + 1];
    if (!tni_builder_go_on(s) || groups == 1)
        return TNI_BUILD(s, transpose_int, weight, 0, 1);
    int rank = weight->rank;
    if (rank < 2 || groups <= 0 || weight->sizes[0] % groups != 0)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "a weight of %lld groups has the wrong sizes",
                                 (long long)groups));
    if (!tni_builder_go_on(s))
        return NULL;
    /* [groups, out / groups, in / groups, …], of which the middle two change places. */
    sizes[0] = groups;
    memcpy(sizes + 1, weight->sizes, (size_t)rank * sizeof *sizes);
    sizes[1] /= groups;
    tn_tensor *apart = TNI_BUILD(s, reshape, weight, (tni_ints){sizes, rank + 1});
    tn_tensor *swapped = TNI_BUILD(s, transpose_int, apart, 1, 2);
    int64_t outs = sizes[1];
    sizes[1] = tni_mul_saturating(sizes[2], groups);
    sizes[2] = outs;
    return TNI_BUILD(s, reshape, swapped, (tni_ints){sizes + 1, rank});
}

/* ---- convolutions ---- */

tn_tensor *tni_fused_convolution(tni_builder *s, const tni_conv_call *c)
{
    static const int64_t none = 0;
    bool is_packed = c->weight->layout == TN_LAYOUT_MKLDNN;
    tn_tensor *weight = tni_plain_weight(s, c->weight);
    if (is_packed && c->transposed)
        weight = swap_channels(s, weight, c->groups);
    tni_conv_call plain = *c;
    plain.weight = weight;
    if (!c->transposed)
        plain.output_padding = (tni_ints){&none, 1};
    tn_tensor *y = TNI_BUILD_OF(s, tni_convolve(&plain, &s->made));
    /* oneDNN's result for a packed weight is channels-last, whatever the input is. */
    if (is_packed && tni_builder_go_on(s) && (y->rank == 4 || y->rank == 5))
        y = TNI_BUILD(s, contiguous, y,
                      y->rank == 4 ? TN_MEMORY_FORMAT_CHANNELS_LAST
                                   : TN_MEMORY_FORMAT_CHANNELS_LAST_3D);
    return y;
}

/* The arguments that all convolutions here share. */
#define CONV_OF(in)                                                                                \
    {                                                                                              \
        (in)->X, (in)->W, (in)->B, (in)->stride, (in)->padding, (in)->dilation, false, {NULL, 0},  \
            (in)->groups, NULL, NULL                                                               \
    }

/*
 * Return whether an activation only clamps: relu to [0, infinity), hardtanh to its parameters. Then
 * *bounds says to what.
 */
static bool is_bounding(const tni_follow *f, tni_bounds *bounds)
{
    *bounds = (tni_bounds){0, INFINITY, false};
    if (f->name == NULL || tni_string_is(f->name, "relu"))
        return f->name != NULL;
    if (!tni_string_is(f->name, "hardtanh") || f->numbers->size != 2 ||
        tni_list_maybe_scalar(f->numbers, 0) == NULL ||
        tni_list_maybe_scalar(f->numbers, 1) == NULL)
        return false;
    bounds->least = (float)tni_scalar_real(tni_list_maybe_scalar(f->numbers, 0));
    bounds->most = (float)tni_scalar_real(tni_list_maybe_scalar(f->numbers, 1));
    return bounds->least <= bounds->most;
}

/*
 * Return whether a convolution can run an activation by a pointwise loop, the one that the operator
 * runs; then *own says which.
 */
static bool has_loop(const tni_follow *f, tni_activation *own)
{
    *own = (tni_activation){NULL, NULL, false};
    for (size_t i = 0; f->name != NULL && i < TN_LEN(activations); i++)
        if (activations[i].loop >= 0 && tni_string_is(f->name, activations[i].name))
            own->loop = tni_find_loop(activations[i].loop, TNI_COMPUTE_F32);
    return own->loop != NULL;
}

TNI_TYPED(mkldnn__convolution_pointwise)
{
    tni_builder s = {0};
    tni_bounds bounds;
    tni_activation own;
    tni_conv_call c = CONV_OF(in);
    tni_follow f = {in->attr, in->scalars, in->algorithm};
    if (is_bounding(&f, &bounds))
        c.bounds = &bounds;
    if (has_loop(&f, &own))
        c.activation = &own;
    tn_tensor *y = tni_fused_convolution(&s, &c);
    /* Other dtypes than float, other ways, and plugins, leave the activation to the caller. */
    if (!bounds.are_kept && !own.is_applied)
        TNI_BUILD_DO(&s, tni_follow_unary(y, &f));
    return tni_builder_return(&s, y, outs);
}

TNI_TYPED(mkldnn__convolution_transpose_pointwise)
{
    tni_builder s = {0};
    tni_conv_call c = CONV_OF(in);
    tni_follow f = {in->attr, in->scalars, in->algorithm};
    c.transposed = true;
    c.output_padding = in->output_padding;
    tn_tensor *y = tni_fused_convolution(&s, &c);
    TNI_BUILD_DO(&s, tni_follow_unary(y, &f));
    return tni_builder_return(&s, y, outs);
}

/* Refuse factors of the other tensor, which oneDNN's operators do not support. */
static tn_status check_alpha(const tni_scalar *alpha)
{
    if (alpha == NULL || tni_scalar_real(alpha) == 1)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "convolution: the alpha value should be none or 1.0");
}

TNI_TYPED(mkldnn__convolution_pointwise_binary)
{
    tni_builder s = {0};
    tni_conv_call c = CONV_OF(in);
    tni_follow f = {in->unary_attr, in->unary_scalars, in->unary_algorithm};
    TN_TRY(check_alpha(in->alpha));
    tn_tensor *y = tni_fused_convolution(&s, &c);
    TNI_BUILD_DO(&s, tni_follow_binary(y, in->other, in->binary_attr));
    TNI_BUILD_DO(&s, tni_follow_unary(y, &f));
    return tni_builder_return(&s, y, outs);
}

/* The sum is left in the other tensor, which is also the result. */
TNI_TYPED(mkldnn__convolution_pointwise__binary)
{
    tni_builder s = {0};
    tni_conv_call c = CONV_OF(in);
    tni_follow f = {in->unary_attr, in->unary_scalars, in->unary_algorithm};
    TN_TRY(check_alpha(in->alpha));
    if (!tni_string_is(in->binary_attr, "add"))
        return tni_fail(TN_ERR_RUNTIME, "convolution: only a sum can be left in the other tensor");
    tn_tensor *y = tni_fused_convolution(&s, &c);
    TNI_BUILD_DO(&s, tni_follow_binary(in->other, y, in->binary_attr));
    TNI_BUILD_DO(&s, tni_follow_unary(in->other, &f));
    return tni_builder_return(&s, in->other, outs);
}

/* ---- linear layers ---- */

TNI_TYPED(mkldnn__linear_pointwise)
{
    tni_builder s = {0};
    tni_follow f = {in->attr, in->scalars, in->algorithm};
    tn_tensor *weight = tni_plain_weight(&s, in->W);
    tn_tensor *y = TNI_BUILD(&s, linear, in->X, weight, in->B);
    TNI_BUILD_DO(&s, tni_follow_unary(y, &f));
    return tni_builder_return(&s, y, outs);
}

TNI_TYPED(mkldnn__linear_pointwise_binary)
{
    tni_builder s = {0};
    tn_tensor *weight = tni_plain_weight(&s, in->W);
    tn_tensor *y = TNI_BUILD(&s, linear, in->X, weight, in->B);
    TNI_BUILD_DO(&s, tni_follow_binary(y, in->other, in->attr));
    return tni_builder_return(&s, y, outs);
}

/* MKL's packed weight can be read by MKL alone; the original comes with it and is used. */
TNI_TYPED(mkl__mkl_linear)
{
    tni_builder s = {0};
    return tni_builder_return(&s, TNI_BUILD(&s, linear, in->X, in->ORI_W, in->B), outs);
}
