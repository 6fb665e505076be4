/* SPDX-License-Identifier: BSD-3-Clause */
/* Convolutions for a plugin (include/tenon/plugin.h): whether one is asked, and the request. */
#include "kernels/conv/plugin_convolutions.h"

/*
 * The work is counted as a direct convolution's, a multiplication and an addition for each weight,
 * position and image:
 *
 *     2 * N * O * C/groups * window * positions
 *
 * No plugin is asked within a parallel region, where only one thread is free, nor for empty
 * results.
 */
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
    /*
     * Strides are passed as they are; sizes and parameters without the dimensions that were filled
     * in.
     */
    int filled = TNI_CONV_SPACE - conv->space;
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
    return tni_plugin_run(plugin, NULL, &request);
}
