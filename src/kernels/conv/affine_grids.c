/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * affine_grid_generator and its gradient: the sampling positions of an affine map, for
 * grid_sampler.
 *
 *     grid[n, z, y, x, :] = theta[n] (x, y, z, 1)^T
 *
 * Coordinates run from -1 to 1 in each dimension, whatever its size. All positions of a batch entry
 * are one matrix product: theta [space, space + 1] times base [space + 1, positions], whose lines
 * are long, turned afterwards. Composite: the work is in linspace, cat and bmm.
 */
#include "args/args_affine_grids.h"
#include "calls/calls_conv.h"
#include "kernels/core/builder.h"

/* The largest number of spatial dimensions. */
#define SPACE 3

/* Check the size of the image, [N, C, H, W] or [N, C, D, H, W]. TN_ERR_RUNTIME on failure. */
static tn_status check_size(tni_ints size)
{
    if (size.count != 4 && size.count != 5)
        return tni_fail(TN_ERR_RUNTIME,
                        "AffineGridGenerator needs 4d (spatial) or 5d (volumetric) inputs.");
    for (int64_t i = 0; i < size.count; i++)
        if (size.items[i] < 0)
            return tni_fail(TN_ERR_RUNTIME, "Trying to create tensor with negative dimension %lld",
                            (long long)size.items[i]);
    return TN_OK;
}

/*
 * Return the coordinates of one dimension as a vector of `count` numbers.
 *
 * With align_corners -1 and 1 are the centres of the first and the last pixel; without, they are
 * the outer edges of the two, so the centres are -1 + 1/count, -1 + 3/count, …, which is
 * linspace(-1, 1) times (count - 1) / count. A single position is 0 either way.
 */
static tn_tensor *numbers_of(tni_builder *s, const tn_tensor *like, int64_t count, bool is_aligned)
{
    tni_maybe_device device = {true, like->device};
    if (count <= 1)
        return TNI_BUILD(s, zeros, TNI_INT_LIST(count), (tn_dtype)like->dtype, -1, device,
                         TNI_NO_BOOL);
    tn_tensor *line = TNI_BUILD(s, linspace, TNI_INT_SCALAR(-1), TNI_INT_SCALAR(1), count,
                                (tn_dtype)like->dtype, -1, device, TNI_NO_BOOL);
    if (is_aligned)
        return line;
    line = TNI_BUILD(s, mul_Scalar, line, TNI_INT_SCALAR(count - 1));
    return TNI_BUILD(s, div_Scalar, line, TNI_INT_SCALAR(count));
}

/* Return [1, space + 1, positions]: the homogeneous coordinates x, y, z, 1 of every position. */
static tn_tensor *base_of(tni_builder *s, const tn_tensor *like, tni_ints size, bool is_aligned)
{
    int64_t space = size.count - 2;
    int64_t sizes[SPACE + 1];
    int64_t positions = 1;
    tni_list *rows = tni_builder_list(s, (size_t)space + 1);
    sizes[0] = 1;
    memcpy(sizes + 1, size.items + 2, (size_t)space * sizeof *sizes);
    /*
     * Coordinates are named last dimension first (x, y, z), sizes first dimension first: hence the
     * loop runs backwards.
     */
    for (int64_t d = space; d > 0; d--) {
        int64_t own[SPACE + 1] = {1, 1, 1, 1};
        own[d] = sizes[d];
        positions = tni_mul_saturating(positions, sizes[d]);
        tn_tensor *line = numbers_of(s, like, sizes[d], is_aligned);
        tn_tensor *line_view = TNI_BUILD(s, view, line, ((tni_ints){own, space + 1}));
        tni_builder_add(s, rows,
                        TNI_BUILD(s, expand, line_view, ((tni_ints){sizes, space + 1}), false));
    }
    tn_tensor *ones = TNI_BUILD(s, ones, ((tni_ints){sizes, space + 1}), (tn_dtype)like->dtype, -1,
                                ((tni_maybe_device){true, like->device}), TNI_NO_BOOL);
    tni_builder_add(s, rows, ones);
    tn_tensor *base = TNI_BUILD(s, cat, rows, 0);
    /* The builder keeps the tensors; the list only held references for `cat`. */
    tni_list_drop(rows);
    return TNI_BUILD(s, view, base, TNI_INT_LIST(1, space + 1, positions));
}

/* Return the base repeated for each entry of the batch, as an expanded view. */
static tn_tensor *bases_of(tni_builder *s, const tn_tensor *like, tni_ints size, bool is_aligned)
{
    tn_tensor *base = base_of(s, like, size, is_aligned);
    return TNI_BUILD(s, expand, base, TNI_INT_LIST(size.items[0], -1, -1), false);
}

/* theta [N, space, space + 1] to grid [N, space…, space]. */
TNI_TYPED(affine_grid_generator)
{
    tni_builder s = {0};
    int64_t sizes[SPACE + 2];
    TN_TRY(check_size(in->size));
    int64_t space = in->size.count - 2;
    if (in->theta->rank != 3 || in->theta->sizes[0] != in->size.items[0] ||
        in->theta->sizes[1] != space || in->theta->sizes[2] != space + 1)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected theta of shape [%lld, %lld, %lld]",
                        tni_call_name(call), (long long)in->size.items[0], (long long)space,
                        (long long)space + 1);
    tn_tensor *bases = bases_of(&s, in->theta, in->size, in->align_corners);
    tn_tensor *product = TNI_BUILD(&s, bmm, in->theta, bases);
    tn_tensor *turned = TNI_BUILD(&s, transpose_int, product, 1, 2);
    tn_tensor *grid = TNI_BUILD(&s, clone, turned, TN_MEMORY_FORMAT_CONTIGUOUS);
    sizes[0] = in->size.items[0];
    memcpy(sizes + 1, in->size.items + 2, (size_t)space * sizeof *sizes);
    sizes[space + 1] = space;
    return tni_builder_return(&s, TNI_BUILD(&s, view, grid, ((tni_ints){sizes, space + 2})), outs);
}

/*
 * The gradient of theta: with G the gradient of the grid as [N, positions, space], G^T base for
 * each entry, computed as (base^T G)^T.
 */
TNI_TYPED(affine_grid_generator_backward)
{
    tni_builder s = {0};
    int64_t sizes[SPACE + 2];
    TN_TRY(check_size(in->size));
    int64_t space = in->size.count - 2;
    int64_t positions = 1;
    sizes[0] = in->size.items[0];
    for (int64_t d = 0; d < space; d++) {
        sizes[d + 1] = in->size.items[d + 2];
        positions = tni_mul_saturating(positions, sizes[d + 1]);
    }
    sizes[space + 1] = space;
    if (!tni_has_sizes(in->grad, space + 2, sizes))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: the gradient must have the sizes of the grid, N, space and %lld",
                        tni_call_name(call), (long long)space);
    tn_tensor *bases = bases_of(&s, in->grad, in->size, in->align_corners);
    tn_tensor *flat = TNI_BUILD(&s, reshape, in->grad, TNI_INT_LIST(sizes[0], positions, space));
    tn_tensor *product = TNI_BUILD(&s, bmm, bases, flat);
    return tni_builder_return(&s, TNI_BUILD(&s, transpose_int, product, 1, 2), outs);
}
