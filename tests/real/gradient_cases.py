# SPDX-License-Identifier: BSD-3-Clause
"""Operators of torchvision's binary that are differentiated, by its own backward operators, and the calls for which."""
import cases

NAMESPACE, WHEEL, FILE = "torchvision", "torchvision", "torchvision/_C_stable.so"

POOLED = "spatial_scale, pooled_height, pooled_width"
IMAGE = "input.size(0), input.size(1), input.size(2), input.size(3)"

# What a program tells Tenon (tn_library_derivative); torchvision's Python tells it PyTorch.
DERIVATIVES = {
    "roi_align": f"input: _roi_align_backward(grad, rois, {POOLED}, {IMAGE}, sampling_ratio, aligned)\n"
                 "rois: non_differentiable",
    "roi_pool": f"input: _roi_pool_backward(grad, rois, result1, {POOLED}, {IMAGE})\n"
                "rois: non_differentiable",
    "ps_roi_align": f"input: _ps_roi_align_backward(grad, rois, result1, {POOLED}, sampling_ratio, {IMAGE})\n"
                    "rois: non_differentiable",
    "ps_roi_pool": f"input: _ps_roi_pool_backward(grad, rois, result1, {POOLED}, {IMAGE})\n"
                   "rois: non_differentiable",
    "deform_conv2d": "input, weight, offset, mask, bias: _deform_conv2d_backward("
                     "grad, input, weight, offset, mask, bias, stride_h, stride_w, pad_h, pad_w, dilation_h, dilation_w,"
                     "groups, offset_groups, use_mask)",
}


def calls():
    """name, operator, arguments, positions of the arguments that want gradients."""
    for name, operator, args in cases.vision_cases():
        short = operator.partition("::")[2]
        if short in DERIVATIVES and "dimensions" not in name:
            yield name, operator, args, list(range(5)) if short == "deform_conv2d" else [0]


def covector(result):
    """The gradient of a call's first result, from its dtype and sizes."""
    return cases.randoms(result.dtype, list(result.sizes), 97)


# What examples/roi_align.c computes: an image of 6 by 6, two boxes, averages of 2 by 2.
EXAMPLE = [cases.Tensor("float64", [1, 1, 6, 6], range(36)),
           cases.Tensor("float64", [2, 5], [0, 0.5, 1, 4.5, 3, 0, 2, 2, 5, 5.25]), 1.0, 2, 2, 2, True]
