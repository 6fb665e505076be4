/* SPDX-License-Identifier: BSD-3-Clause */
/* Convolutions as oneDNN's direct convolution, in the layouts that it wants. */
#include "onednn.h"

/* An operand as sizes and strides, and how its weight may be read: groups first. */
typedef struct shape {
    int rank;
    int64_t sizes[TNO_RANK];
    int64_t strides[TNO_RANK];
} shape;

/* Strides of a row-major tensor; false where offsets would not fit into 32 bits. */
static bool fill_row_major(shape *s)
{
    int64_t all = 1;
    for (int d = s->rank - 1; d >= 0; d--) {
        s->strides[d] = all;
        if (__builtin_mul_overflow(all, s->sizes[d], &all) || all > INT32_MAX)
            return false;
    }
    return true;
}

/*
 * Images with the strides of the request; where a dimension has one element its stride says nothing
 * and becomes one that oneDNN takes.
 */
static bool images(const tn_plugin_convolution *c, int64_t channels, const int64_t *places,
                   const int64_t *strides, shape *out)
{
    *out = (shape){.rank = c->space + 2, .sizes = {c->batch, channels}};
    for (int d = 0; d < c->space; d++)
        out->sizes[2 + d] = places[d];
    if (!fill_row_major(out))
        return false;
    int64_t reach = 1;
    for (int d = 0; d < out->rank; d++) {
        int64_t part;
        if (out->sizes[d] == 1)
            continue;
        out->strides[d] = strides[d];
        if (strides[d] < 1 || __builtin_mul_overflow(out->sizes[d] - 1, strides[d], &part) ||
            __builtin_add_overflow(reach, part, &reach) || reach > INT32_MAX)
            return false;
    }
    return true;
}

static bool weights(const tn_plugin_convolution *c, shape *out)
{
    int at = c->groups > 1;
    *out = (shape){.rank = c->space + 2 + at};
    out->sizes[0] = c->groups;
    out->sizes[at] = c->result_channels / c->groups;
    out->sizes[at + 1] = c->image_channels / c->groups;
    for (int d = 0; d < c->space; d++)
        out->sizes[at + 2 + d] = c->window[d];
    return fill_row_major(out);
}

static bool window_of(const tn_plugin_convolution *c, tno_window *out)
{
    for (int d = 0; d < c->space; d++) {
        if (c->window[d] > INT32_MAX || c->dilation[d] > INT32_MAX || c->steps[d] > INT32_MAX ||
            c->padding[d] > INT32_MAX || c->result_sizes[d] > INT32_MAX)
            return false;
        int64_t reach = (c->window[d] - 1) * c->dilation[d] + 1;
        int64_t behind =
            (c->result_sizes[d] - 1) * c->steps[d] + reach - c->image_sizes[d] - c->padding[d];
        if (reach > INT32_MAX || behind > INT32_MAX)
            return false;
        out->steps[d] = c->steps[d];
        out->gaps[d] = c->dilation[d] - 1;
        out->before[d] = c->padding[d];
        out->behind[d] = behind;
    }
    return true;
}

/* As the operands lie. */
static bool make_own(const tn_plugin_convolution *c, tno_operands *out)
{
    shape image, weight, result;
    dnnl_data_type_t type = tno_type_of(c->dtype);
    if (!images(c, c->image_channels, c->image_sizes, c->image_strides, &image) ||
        !images(c, c->result_channels, c->result_sizes, c->result_strides, &result) ||
        !weights(c, &weight))
        return false;
    return tno_layout_make(image.rank, image.sizes, image.strides, type, &out->source) ==
               dnnl_success &&
           tno_layout_make(weight.rank, weight.sizes, weight.strides, type, &out->weights) ==
               dnnl_success &&
           tno_layout_make(result.rank, result.sizes, result.strides, type, &out->result) ==
               dnnl_success &&
           (c->bias == NULL || tno_layout_make(1, &c->result_channels, (const int64_t[]){1}, type,
                                               &out->bias) == dnnl_success);
}

/*
 * As oneDNN may have them: the weight always, images too unless they are channels-last, which it
 * computes with as they are.
 */
static bool make_wanted(const tn_plugin_convolution *c, tno_operands *out)
{
    shape image, weight, result;
    dnnl_data_type_t type = tno_type_of(c->dtype);
    if (!images(c, c->image_channels, c->image_sizes, c->image_strides, &image) ||
        !images(c, c->result_channels, c->result_sizes, c->result_strides, &result) ||
        !weights(c, &weight))
        return false;
    bool keeps_image = image.strides[1] == 1;
    bool keeps_result = result.strides[1] == 1;
    return tno_layout_make(image.rank, image.sizes, keeps_image ? image.strides : NULL, type,
                           &out->source) == dnnl_success &&
           tno_layout_make(weight.rank, weight.sizes, NULL, type, &out->weights) == dnnl_success &&
           tno_layout_make(result.rank, result.sizes, keeps_result ? result.strides : NULL, type,
                           &out->result) == dnnl_success &&
           (c->bias == NULL || tno_layout_make(1, &c->result_channels, (const int64_t[]){1}, type,
                                               &out->bias) == dnnl_success);
}

tn_plugin_answer tno_convolve(const tn_plugin_convolution *c)
{
    tno_operands own = {0};
    tno_operands wanted = {0};
    tno_window window = {0};
    dnnl_primitive_attr_t attributes = NULL;
    dnnl_primitive_desc_t description = NULL;
    tn_plugin_answer answer = TN_PLUGIN_DECLINED;
    if (tno_type_of(c->dtype) == dnnl_data_type_undef)
        return TN_PLUGIN_DECLINED;
    if (window_of(c, &window) && make_own(c, &own) && make_wanted(c, &wanted) &&
        tno_make_attributes(&attributes) == dnnl_success &&
        tno_describe_convolution(&wanted, &window, attributes, &description) == dnnl_success &&
        tno_is_fast(description))
        answer =
            tno_run(description, &own, &(tno_locations){c->image, c->weight, c->bias, c->result});
    dnnl_primitive_desc_destroy(description);
    dnnl_primitive_attr_destroy(attributes);
    tno_operands_free(&wanted);
    tno_operands_free(&own);
    return answer;
}
