/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * grid_sampler, 2-D and 3-D, and its gradients by input and grid: the input read at positions in
 * [-1, 1] that the grid gives, interpolated (nearest, linear, or cubic in 2-D).
 *
 * A coordinate becomes taps: indices, weights, and the derivatives of the weights by the
 * coordinate. With them the value and both gradients are one walk over the product of the taps, in
 * blocks of positions (grid_blocks.h). Float and double tensors are read and written in place,
 * half types as doubles; cost: taps^space * channels per position. Blocks run in parallel, or, for
 * the input's gradient, groups of channels, so that no element is written by two threads.
 */
#include "args/args_grid_sampling.h"
#include "calls/calls_conv.h"
#include "kernels/conv/grid_blocks.h"
#include "kernels/core/builder.h"
#include "kernels/core/isa.h"

#define SPACE TNI_GRID_SPACE

/* Channels of the input's gradient that a thread takes at a time; each finds the taps anew. */
#define CHANNELS 16

/* ---- walks ---- */

/* Return the number of blocks of an image. */
static int64_t blocks_of(const tni_grid_run *run)
{
    return tni_ceil_div(run->positions, TNI_GRID_BLOCK);
}

/* Walk block `block` of an image in channels [begin, end). */
static void walk_block(const tni_grid_run *run, int64_t image, int64_t block, int64_t begin,
                       int64_t end)
{
    const int64_t first = block * TNI_GRID_BLOCK;
    const int64_t count = tni_min(run->positions - first, TNI_GRID_BLOCK);
    TNI_OF_ISA(tni_grid_block)(run, image, first, count, begin, end);
}

/* Walk blocks [begin, end), counted through all images, in all channels. */
static void walk_blocks(int64_t begin, int64_t end, void *context)
{
    const tni_grid_run *run = context;
    for (int64_t at = begin; at < end; at++)
        walk_block(run, at / blocks_of(run), at % blocks_of(run), 0, run->channels);
}

/* Walk groups of channels [begin, end), counted through all images, block by block. */
static void walk_channels(int64_t begin, int64_t end, void *context)
{
    const tni_grid_run *run = context;
    const int64_t groups = tni_ceil_div(run->channels, CHANNELS);
    for (int64_t at = begin; at < end; at++) {
        const int64_t first = at % groups * CHANNELS;
        const int64_t last = tni_min(first + CHANNELS, run->channels);
        for (int64_t block = 0; block < blocks_of(run); block++)
            walk_block(run, at / groups, block, first, last);
    }
}

/* Compute `result` or `grid_gradient`, whichever is set. */
static void run_blocks(tni_grid_run *run, int64_t images)
{
    const int64_t work = TNI_GRID_BLOCK * (run->channels + 1) * (run->space + 1);
    tni_parallel_for(0, images * blocks_of(run), TNI_LOOP_GRAIN / work + 1, walk_blocks, run);
}

/* Compute `input_gradient`. */
static void run_channels(tni_grid_run *run, int64_t images)
{
    const int64_t groups = tni_ceil_div(run->channels, CHANNELS);
    const int64_t work = tni_mul_saturating(run->positions, CHANNELS) | 1;
    tni_parallel_for(0, images * groups, TNI_LOOP_GRAIN / work + 1, walk_channels, run);
}

/* ---- tensors ---- */

/* Check shapes, dtypes and modes. Cubic is for two dimensions only. */
static tn_status check(const char *name, const tn_tensor *input, const tn_tensor *grid, int space,
                       int64_t mode, int64_t padding)
{
    tni_shape_text own;
    tni_shape_text other;
    bool fits = input->rank == space + 2 && grid->rank == space + 2 &&
                grid->sizes[space + 1] == space && grid->sizes[0] == input->sizes[0];
    for (int d = 0; fits && d < space; d++)
        fits = input->sizes[2 + d] > 0;
    if (!fits)
        return tni_fail(
            TN_ERR_RUNTIME,
            "%s: expected input and grid to have one batch size, the grid %d numbers "
            "per position, and the input no empty spatial dimension, but got input with "
            "sizes %s and grid with sizes %s",
            name, space, tni_shape_print(&own, input->rank, input->sizes),
            tni_shape_print(&other, grid->rank, grid->sizes));
    if (input->dtype != grid->dtype || !tni_dtype_is((tn_dtype)input->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: expected input and grid of one floating dtype, but "
                        "got %s and %s",
                        name, tni_scalar_name(input->dtype), tni_scalar_name(grid->dtype));
    if (mode < TNI_GRID_LINEAR || mode > (space == 2 ? TNI_GRID_CUBIC : TNI_GRID_NEAREST) ||
        padding < TNI_GRID_ZEROS || padding > TNI_GRID_REFLECTION)
        return tni_fail(TN_ERR_RUNTIME, "%s: unknown interpolation mode %lld or padding mode %lld",
                        name, (long long)mode, (long long)padding);
    return TN_OK;
}

/* The arguments that forward and backward share; all borrowed. */
typedef struct sampling {
    const char *name;   /* of the operator, in messages */
    tn_tensor *input;   /* [N, C, space] */
    tn_tensor *grid;    /* [N, space, 2 or 3 coordinates] */
    int space;          /* spatial dimensions: 2 or 3 */
    int64_t mode;       /* TNI_GRID_… */
    int64_t padding;    /* TNI_GRID_… */
    bool align_corners; /* as in tni_grid_run */
} sampling;

/* Return the parameters and sizes of a call, without its tensors. */
static tni_grid_run begin_run(const sampling *c)
{
    tni_grid_run run = {.space = c->space,
                        .mode = c->mode,
                        .padding = c->padding,
                        .align_corners = c->align_corners,
                        .is_wide = c->input->dtype != TN_DTYPE_F32,
                        .is_grid_wide = c->input->dtype == TN_DTYPE_F64,
                        .channels = c->input->sizes[1],
                        .lines = 1,
                        .positions = 1};
    for (int d = 0; d < SPACE; d++) {
        int own = d - (SPACE - c->space);
        run.sizes[d] = own < 0 ? 1 : c->input->sizes[2 + own];
        run.lines *= run.sizes[d];
        run.positions *= own < 0 ? 1 : c->grid->sizes[1 + own];
    }
    return run;
}

/* The dtype in which elements are read and written, and that of the grid's numbers. */
static tn_dtype dtype_of(const tni_grid_run *run)
{
    return run->is_wide ? TN_DTYPE_F64 : TN_DTYPE_F32;
}

static tn_dtype grid_dtype_of(const tni_grid_run *run)
{
    return run->is_grid_wide ? TN_DTYPE_F64 : TN_DTYPE_F32;
}

/* Return a row-major tensor of zeros in double. */
static tn_tensor *zeros(tni_builder *s, const tn_tensor *like)
{
    tn_tensor *made =
        TNI_BUILD_OF(s, tni_new_like(like, TN_DTYPE_F64, like->rank, like->sizes, &s->made));
    TNI_BUILD_DO(s, tni_fill(made, TNI_INT_SCALAR(0)));
    return made;
}

/* Return the samples in the dtype of the input. */
static tn_status sample(const sampling *c, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t sizes[SPACE + 2];
    TN_TRY(check(c->name, c->input, c->grid, c->space, c->mode, c->padding));
    tni_grid_run run = begin_run(c);
    memcpy(sizes, c->input->sizes, 2 * sizeof *sizes);
    memcpy(sizes + 2, c->grid->sizes + 1, (size_t)c->space * sizeof *sizes);
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_new_like(c->input, dtype_of(&run), c->space + 2, sizes, &s.made));
    tn_tensor *input = tni_builder_contiguous(&s, c->input, dtype_of(&run));
    tn_tensor *grid = tni_builder_contiguous(&s, c->grid, grid_dtype_of(&run));
    if (tni_builder_go_on(&s) && result->data != NULL && result->numel > 0) {
        run.input = input->data;
        run.grid = grid->data;
        run.result = result->data;
        run_blocks(&run, sizes[0]);
    }
    tn_dtype dtype = (tn_dtype)c->input->dtype;
    return tni_builder_return(&s, TNI_BUILD_OF(&s, tni_to_dtype(result, dtype, &s.made)), outs);
}

/*
 * Return the gradients of the input and of the grid for which the mask is set; the other is
 * undefined. Each is a walk of its own, as they are shared out among threads differently.
 */
static tn_status sample_back(const sampling *c, tn_tensor *grad_output, const tni_list *mask,
                             StableIValue *outs)
{
    tni_builder s = {0};
    tn_dtype dtype = (tn_dtype)c->input->dtype;
    TN_TRY(check(c->name, c->input, c->grid, c->space, c->mode, c->padding));
    tni_grid_run run = begin_run(c);
    if (grad_output->rank != c->space + 2 ||
        grad_output->numel != c->input->sizes[0] * run.channels * run.positions)
        return tni_fail(TN_ERR_RUNTIME, "%s: the gradient does not fit the input", c->name);
    tn_tensor *results[2] = {NULL};
    if (tni_list_bool(mask, 0))
        results[0] = zeros(&s, c->input);
    if (tni_list_bool(mask, 1))
        results[1] = zeros(&s, c->grid);
    tn_tensor *input = tni_builder_contiguous(&s, c->input, dtype_of(&run));
    tn_tensor *grid = tni_builder_contiguous(&s, c->grid, grid_dtype_of(&run));
    tn_tensor *gradient = tni_builder_contiguous(&s, grad_output, dtype_of(&run));
    if (tni_builder_go_on(&s) && gradient->data != NULL && gradient->numel > 0 &&
        input->data != NULL) {
        run.input = input->data;
        run.grid = grid->data;
        run.gradient = gradient->data;
        run.input_gradient = results[0] != NULL ? results[0]->data : NULL;
        if (run.input_gradient != NULL)
            run_channels(&run, c->input->sizes[0]);
        run.input_gradient = NULL;
        run.grid_gradient = results[1] != NULL ? results[1]->data : NULL;
        /* The nearest element stays the same one when the grid changes a little. */
        if (run.grid_gradient != NULL && run.mode != TNI_GRID_NEAREST)
            run_blocks(&run, c->input->sizes[0]);
    }
    for (int i = 0; i < 2; i++)
        if (results[i] != NULL)
            results[i] = TNI_BUILD_OF(&s, tni_to_dtype(results[i], dtype, &s.made));
    return tni_builder_return_all(&s, results, 2, outs);
}

/* The fields of `sampling` from the typed arguments of any of the operators. */
#define SAMPLING(name, space)                                                                      \
    {                                                                                              \
        name, in->input, in->grid, space, in->interpolation_mode, in->padding_mode,                \
            in->align_corners                                                                      \
    }
TNI_TYPED(grid_sampler_2d)
{
    sampling c = SAMPLING("grid_sampler_2d", 2);
    return sample(&c, outs);
}
TNI_TYPED(grid_sampler_2d_backward)
{
    sampling c = SAMPLING("grid_sampler_2d_backward", 2);
    return sample_back(&c, in->grad_output, in->output_mask, outs);
}
TNI_TYPED(grid_sampler_3d)
{
    sampling c = SAMPLING("grid_sampler_3d", 3);
    return sample(&c, outs);
}
TNI_TYPED(grid_sampler_3d_backward)
{
    sampling c = SAMPLING("grid_sampler_3d_backward", 3);
    return sample_back(&c, in->grad_output, in->output_mask, outs);
}

/* The public operator chooses by the rank of its input; a wrong rank is refused by the 2-D one. */
TNI_TYPED(grid_sampler)
{
    tn_tensor *result;
    if (in->input->rank == 5)
        TN_TRY(tni_call_grid_sampler_3d(in->input, in->grid, in->interpolation_mode,
                                        in->padding_mode, in->align_corners, &result));
    else
        TN_TRY(tni_call_grid_sampler_2d(in->input, in->grid, in->interpolation_mode,
                                        in->padding_mode, in->align_corners, &result));
    return tni_return_take(result, outs);
}
