/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Differentiates an operator of somebody else's binary: torchvision::roi_align, which averages
 * boxes of an image, as it is in torchvision's wheel. The binary has an operator that computes the
 * gradient, but leaves it to Python to say so; here a line says it. Prints the gradient of the sum
 * of two boxes of an image of 6 by 6, a row to a line.
 *
 *     cc roi_align.c $(pkg-config --cflags --libs tenon) -o roi_align
 *     unzip torchvision-0.29.2-*.whl && ./roi_align torchvision/_C_stable.so
 */
#include <stdio.h>
#include <tenon/tenon.h>

enum { SIDE = 6, POOLED = 2, BOXES = 2, NUMBERS = 5 };

/* Returns the failure of a call; the message waits in tn_last_error. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        tn_status try_status = (call);                                                             \
        if (try_status != TN_OK)                                                                   \
            return try_status;                                                                     \
    } while (0)

/* Which operator gives the gradient of the image; the boxes have none. */
static tn_status differentiate(tn_library **out)
{
    TRY(tn_library_new(TN_LIBRARY_IMPL, "torchvision", "Autograd", __FILE__, __LINE__, out));
    return tn_library_derivative(
        *out, "roi_align",
        "input: _roi_align_backward(grad, rois, spatial_scale, pooled_height, pooled_width,\n"
        "                           input.size(0), input.size(1), input.size(2), input.size(3),\n"
        "                           sampling_ratio, aligned)\n"
        "rois: non_differentiable\n");
}

/* The averages of the boxes, 2 by 2 each; new. */
static tn_status align(tn_tensor *image, tn_tensor *rois, tn_tensor **out)
{
    const tn_op *op;
    tn_value result = tn_value_none();
    const tn_value args[] = {tn_value_tensor(image), tn_value_tensor(rois), tn_value_double(1.0),
                             tn_value_int(POOLED),   tn_value_int(POOLED),  tn_value_int(2),
                             tn_value_bool(true)};
    TRY(tn_op_find("torchvision::roi_align", &op));
    TRY(tn_op_call(op, args, sizeof args / sizeof args[0], &result, 1));
    *out = result.as.tensor;
    return TN_OK;
}

/* Adds the gradient of the sum of `averages` to the tensors that they were computed from. */
static tn_status run_backward(tn_tensor *averages)
{
    double ones[BOXES * POOLED * POOLED];
    const int64_t sizes[] = {BOXES, 1, POOLED, POOLED};
    tn_tensor *grad;
    for (size_t i = 0; i < sizeof ones / sizeof ones[0]; i++)
        ones[i] = 1;
    TRY(tn_tensor_from_blob(ones, TN_DTYPE_F64, 4, sizes, NULL, 0, NULL, NULL, &grad));
    const tn_backward_call call = {
        .size = sizeof call, .roots = &averages, .nroots = 1, .grads = &grad};
    tn_status status = tn_backward(&call);
    tn_tensor_release(grad);
    return status;
}

static void print(const tn_tensor *grad)
{
    const double *items = tn_tensor_data(grad);
    for (int i = 0; i < SIDE * SIDE; i++)
        printf("%.17g%c", items[i], i % SIDE == SIDE - 1 ? '\n' : ' ');
}

static tn_status run(void)
{
    double pixels[SIDE * SIDE];
    double boxes[BOXES * NUMBERS] = {0, 0.5, 1, 4.5, 3, 0, 2, 2, 5, 5.25}; /* image, x, y, x, y */
    const int64_t image_sizes[] = {1, 1, SIDE, SIDE};
    const int64_t boxes_sizes[] = {BOXES, NUMBERS};
    tn_tensor *image = NULL;
    tn_tensor *rois = NULL;
    tn_tensor *averages = NULL;
    for (int i = 0; i < SIDE * SIDE; i++)
        pixels[i] = i;
    tn_status status =
        tn_tensor_from_blob(pixels, TN_DTYPE_F64, 4, image_sizes, NULL, 0, NULL, NULL, &image);
    if (status == TN_OK)
        status =
            tn_tensor_from_blob(boxes, TN_DTYPE_F64, 2, boxes_sizes, NULL, 0, NULL, NULL, &rois);
    if (status == TN_OK)
        status = tn_tensor_set_requires_grad(image, true);
    if (status == TN_OK)
        status = align(image, rois, &averages);
    if (status == TN_OK)
        status = run_backward(averages);
    if (status == TN_OK)
        print(tn_tensor_grad(image));
    tn_tensor_release(averages);
    tn_tensor_release(rois);
    tn_tensor_release(image);
    return status;
}

int main(int argc, char **argv)
{
    tn_extension *extension = NULL;
    tn_library *library = NULL;
    tn_status status = tn_extension_load(argc > 1 ? argv[1] : "_C_stable.so", NULL, &extension);
    if (status == TN_OK)
        status = differentiate(&library);
    if (status == TN_OK)
        status = run();
    if (status != TN_OK)
        fprintf(stderr, "%s\n", tn_last_error());
    tn_library_free(library);
    tn_extension_unload(extension);
    return status == TN_OK ? 0 : 1;
}
