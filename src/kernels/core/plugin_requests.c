/* SPDX-License-Identifier: BSD-3-Clause */
/* Our products and convolutions in a plugin's words: see plugins.h. */
#include "kernels/core/plugins.h"

/* A request on its way through tni_parallel_library. */
typedef struct errand {
    const tn_plugin *plugin;                  /* who is asked */
    const tn_plugin_product *product;         /* for this, */
    const tn_plugin_convolution *convolution; /* or for this */
    tn_plugin_answer answer;                  /* what it said */
} errand;

static void run_errand(void *context)
{
    errand *e = context;
    e->answer =
        e->product != NULL ? e->plugin->multiply(e->product) : e->plugin->convolve(e->convolution);
}

/* ---- products ---- */

static bool is_factor_one(tni_factor factor)
{
    return factor.real == 1 && factor.imaginary == 0;
}

/*
 * Whether it is plain A times B, and at most one row added to all others. S may not be C: what a
 * plugin that fails has written over would be missing.
 */
static bool is_plain(const tni_product *p, int64_t count, const int64_t steps[4])
{
    bool is_row = p->added == NULL || p->beta.real == 0 ||
                  (is_factor_one(p->beta) && p->added != p->c && (p->added_row == 0 || p->m == 1) &&
                   (p->added_col == 1 || p->n == 1) && (count == 1 || steps[3] == 0));
    return is_row && is_factor_one(p->alpha) && p->pack == NULL && p->b_offsets == NULL &&
           p->line_step == 0 && p->a != NULL && p->b != NULL;
}

/* False where matrices of a batch do not begin at whole elements from each other. */
static bool steps_in_elements(const int64_t steps[4], int64_t bytes, int64_t count,
                              int64_t elements[3])
{
    for (int i = 0; i < 3; i++) {
        if (count > 1 && steps[i] % bytes != 0)
            return false;
        elements[i] = count > 1 ? steps[i] / bytes : 0;
    }
    return true;
}

static int64_t operations_of(const tni_product *p, int64_t count)
{
    int64_t one = tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k);
    return tni_mul_saturating(tni_mul_saturating(one, count), 2);
}

bool tni_plugin_multiply(const tni_product *p, int64_t count, const int64_t steps[4])
{
    int64_t elements[3];
    if (p->k == 0 || !is_plain(p, count, steps) || tni_in_parallel() ||
        !steps_in_elements(steps, tni_dtypes[p->dtype].bytes, count, elements))
        return false;
    const tn_plugin *plugin = tni_plugin_for(TNI_PLUGIN_PRODUCT, p->dtype, operations_of(p, count));
    if (plugin == NULL)
        return false;
    tn_plugin_product request = {
        .size = sizeof request,
        .dtype = p->dtype,
        .batch = count,
        .m = p->m,
        .n = p->n,
        .k = p->k,
        .a = p->a,
        .a_strides = {elements[0], p->a_row, p->a_col},
        .b = p->b,
        .b_strides = {elements[1], p->b_row, p->b_col},
        .bias = p->beta.real == 0 ? NULL : p->added,
        .c = p->c,
        .c_strides = {elements[2], p->c_row, p->c_col},
    };
    errand e = {.plugin = plugin, .product = &request, .answer = TN_PLUGIN_DECLINED};
    tni_parallel_library(run_errand, &e);
    return e.answer == TN_PLUGIN_DONE;
}

/* ---- convolutions ---- */

const tn_plugin *tni_plugin_for_convolution(const tni_conv *conv, const tn_tensor *image,
                                            const tn_tensor *weight)
{
    int64_t operations =
        tni_mul_saturating(tni_mul_saturating(2, weight->sizes[1]), image->sizes[0]);
    if (image->data == NULL || weight->data == NULL || tni_in_parallel())
        return NULL;
    operations = tni_mul_saturating(operations, weight->sizes[0]);
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        operations = tni_mul_saturating(operations, conv->window[d]);
        operations = tni_mul_saturating(operations, conv->result[d]);
    }
    bool is_last = tni_suggested_format(image) != TN_MEMORY_FORMAT_CONTIGUOUS;
    if (operations == 0)
        return NULL;
    return tni_plugin_for(is_last ? TNI_PLUGIN_CONVOLUTION_LAST : TNI_PLUGIN_CONVOLUTION,
                          (tn_dtype)image->dtype, operations);
}

bool tni_plugin_convolve(const tn_plugin *plugin, const tni_conv *conv, const tn_tensor *image,
                         const tn_tensor *weight, const tn_tensor *bias, const tn_tensor *result)
{
    _Static_assert((int)TNI_CONV_SPACE == (int)TN_PLUGIN_SPACE, "dimensions are copied one by one");
    int filled = TNI_CONV_SPACE - conv->space; /* dimensions in front that are not there */
    tn_plugin_convolution request = {
        .size = sizeof request,
        .dtype = (tn_dtype)result->dtype,
        .space = conv->space,
        .batch = image->sizes[0],
        .groups = conv->groups,
        .image_channels = image->sizes[1],
        .result_channels = weight->sizes[0],
        .image = image->data,
        .weight = weight->data,
        .bias = bias == NULL ? NULL : bias->data,
        .result = result->data,
    };
    for (int d = 0; d < conv->space; d++) {
        request.image_sizes[d] = conv->image[filled + d];
        request.window[d] = conv->window[filled + d];
        request.result_sizes[d] = conv->result[filled + d];
        request.steps[d] = conv->stride[filled + d];
        request.padding[d] = conv->padding[filled + d];
        request.dilation[d] = conv->dilation[filled + d];
    }
    memcpy(request.image_strides, image->strides, (size_t)image->rank * sizeof *image->strides);
    memcpy(request.result_strides, result->strides, (size_t)result->rank * sizeof *result->strides);
    errand e = {.plugin = plugin, .convolution = &request, .answer = TN_PLUGIN_DECLINED};
    tni_parallel_library(run_errand, &e);
    return e.answer == TN_PLUGIN_DONE;
}
