/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The three products of convolutions as matrix products (im2col; the matrix of weights has a row
 * per result channel).
 *
 *     forward     result [outs, positions] = weight [outs, rows] windows [rows, positions]
 *     to image    windows = weight^T result, then col2im: windows that overlap are added
 *     to weight   weight = result windows^T, added over the batch
 *
 * `windows` has a row per channel and tap, a column per position of the result. For floats and
 * doubles forward and to_weight do not make it: its blocks are gathered when gemm packs them, or
 * read from planes (convolution_planes.h). Other dtypes make it, image by image. Groups are
 * products of their own. Channels-last images have faster ways in convolution_channels.h, which are
 * tried first.
 */
#include "kernels/conv/convolution.h"
#include "kernels/conv/convolution_channels.h"
#include "kernels/conv/convolution_gradients.h"
#include "kernels/conv/convolution_panels.h"
#include "kernels/conv/convolution_planes.h"
#include "kernels/conv/depthwise.h"
#include "kernels/conv/winograd.h"

/* The im2col matrix of one group of one image, described, not made. */
typedef struct windows {
    const tni_conv *conv;          /* the convolution */
    const char *data;              /* first element of the group's image */
    int64_t bytes;                 /* of an element */
    int64_t channel;               /* bytes from one channel to the next */
    int64_t steps[TNI_CONV_SPACE]; /* bytes to the next position in each dimension */
} windows;

/* Return the number of rows of the matrix of windows. */
static int64_t window_rows(const tni_conv *conv, int64_t channels)
{
    return channels * tni_conv_positions(conv->window);
}

/* ---- rows and columns of the matrix of windows ---- */

/* A row of the matrix of windows: a channel and a tap. */
typedef struct view {
    int64_t channel;                  /* of the group's channels */
    int64_t position[TNI_CONV_SPACE]; /* of the tap in the window */
} view;

/* Return the channel and tap of a row. With a channels-last weight the rows come in its order. */
static view view_of(const tni_conv *conv, int64_t row)
{
    view v;
    row = tni_conv_row(conv, row);
    for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
        v.position[d] = row % conv->window[d];
        row /= conv->window[d];
    }
    v.channel = row;
    return v;
}

/*
 * Return the image's coordinate in dimension d that the tap sees at coordinate `at` of the result.
 */
static int64_t seen_at(const tni_conv *conv, const view *v, int d, int64_t at)
{
    return at * conv->stride[d] - conv->padding[d] + v->position[d] * conv->dilation[d];
}

/*
 * Write which positions of [begin, end), along the last dimension, see the image and not its
 * padding.
 *
 *     0 <= x * stride + shift < image      shift = tap * dilation - padding
 */
static void seen_range(const tni_conv *conv, const view *v, int64_t begin, int64_t end,
                       int64_t range[2])
{
    int64_t shift = v->position[2] * conv->dilation[2] - conv->padding[2];
    int64_t stride = conv->stride[2];
    int64_t first = shift >= 0 ? 0 : tni_ceil_div(-shift, stride);
    int64_t room = conv->image[2] - shift;
    int64_t last = room <= 0 ? 0 : tni_ceil_div(room, stride);
    range[0] = first < begin ? begin : tni_min(first, end);
    range[1] = last < range[0] ? range[0] : tni_min(last, end);
}

/* Neighbouring columns of one row that are in one line of the result. */
typedef struct line {
    int64_t begin, end;  /* their positions along the line */
    int64_t first, last; /* those of them that see the image; the others are 0 */
    int64_t at;          /* bytes from the group's image to what `first` sees */
} line;

/*
 * Return the line that begins at `column`, with at most `count` columns. Its [first, last) is empty
 * if the whole line sees padding.
 */
static line line_at(const windows *w, const view *v, int64_t column, int64_t count)
{
    const tni_conv *conv = w->conv;
    int64_t rest = column / conv->result[2];
    line l;
    l.begin = column - rest * conv->result[2];
    l.end = tni_min(l.begin + count, conv->result[2]);
    int64_t y = seen_at(conv, v, 1, rest % conv->result[1]);
    int64_t z = seen_at(conv, v, 0, rest / conv->result[1]);
    l.first = l.last = l.begin;
    l.at = 0;
    if (y < 0 || y >= conv->image[1] || z < 0 || z >= conv->image[0])
        return l;
    int64_t range[2];
    seen_range(conv, v, l.begin, l.end, range);
    l.first = range[0];
    l.last = range[1];
    if (l.first == l.last)
        return l;
    l.at = v->channel * w->channel + z * w->steps[0] + y * w->steps[1] +
           seen_at(conv, v, 2, l.first) * w->steps[2];
    return l;
}

/* ---- gathering ---- */

/* Writes columns [column, column + count) of a row to `out`, `step` elements apart. */
typedef void (*gather)(const windows *w, const view *v, int64_t column, int64_t count, void *out,
                       int64_t step);

typedef struct sixteen {
    uint64_t words[2]; /* a complex double, moved as bits */
} sixteen;

#include "kernels/core/type_u8.inc"
#include "kernels/conv/window_gather.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/conv/window_gather.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/conv/window_gather.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/conv/window_gather.inc"
#include "kernels/core/type_none.inc"
#define T          sixteen
#define NAME(base) base##_u128
#include "kernels/conv/window_gather.inc"
#include "kernels/core/type_none.inc"

/* Return the function for elements of so many bytes. */
static gather gather_for(int64_t bytes)
{
    return bytes == 1   ? gather_u8
           : bytes == 2 ? gather_u16
           : bytes == 4 ? gather_u32
           : bytes == 8 ? gather_u64
                        : gather_u128;
}

/*
 * A tni_pack_columns of gemm: the block of the matrix of windows, row by row, each `width`
 * elements, with zeros beyond `columns`.
 */
static void pack_windows(const void *context, int64_t row, int64_t depth, int64_t column,
                         int64_t columns, int64_t width, void *packed)
{
    const windows *w = context;
    gather take = gather_for(w->bytes);
    char *to = packed;
    for (int64_t k = 0; k < depth; k++, to += width * w->bytes) {
        view v = view_of(w->conv, row + k);
        take(w, &v, column, columns, to, 1);
        memset(to + columns * w->bytes, 0, (size_t)((width - columns) * w->bytes));
    }
}

/*
 * The same for the transposed matrix, for which rows and columns change places: a column of the
 * block is a row of the matrix of windows.
 */
static void pack_transposed(const void *context, int64_t row, int64_t depth, int64_t column,
                            int64_t columns, int64_t width, void *packed)
{
    const windows *w = context;
    gather take = gather_for(w->bytes);
    char *to = packed;
    if (columns < width)
        memset(to, 0, (size_t)(depth * width * w->bytes));
    for (int64_t j = 0; j < columns; j++) {
        view v = view_of(w->conv, column + j);
        take(w, &v, row, depth, to + j * w->bytes, width);
    }
}

/* ---- layouts ---- */

/* Where the elements of a tensor are: bytes between images, channels and positions. */
typedef struct layout {
    char *data;       /* the first element */
    int64_t image;    /* to the next image of the batch */
    int64_t channel;  /* to the next channel */
    int64_t position; /* to the next position, all spatial dimensions walked as one */
} layout;

/* Return the layout of a tensor whose spatial dimensions are one run (see the header). */
static layout layout_of(const tn_tensor *self)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    return (layout){self->data, tni_mul_wrapping(self->strides[0], bytes),
                    tni_mul_wrapping(self->strides[1], bytes),
                    tni_mul_wrapping(self->strides[self->rank - 1], bytes)};
}

/*
 * Return the matrix of windows of image `number` and a group. Spatial dimensions that the tensor
 * lacks have no stride.
 */
static windows windows_of(const tni_conv *conv, const tn_tensor *image, int64_t number,
                          int64_t group)
{
    windows w = {.conv = conv, .bytes = tni_dtypes[image->dtype].bytes};
    layout at = layout_of(image);
    w.channel = at.channel;
    w.data = at.data + number * at.image + group * (image->sizes[1] / conv->groups) * at.channel;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        int dim = (int)image->rank - TNI_CONV_SPACE + d;
        w.steps[d] = dim < 2 ? 0 : tni_mul_wrapping(image->strides[dim], w.bytes);
    }
    return w;
}

/* Return whether gemm can pack windows itself, which it does for tiles only. */
static bool packs(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64;
}

static tn_status no_memory(const tni_conv *conv)
{
    return tni_fail(TN_ERR_MEMORY, "no memory for the windows of a convolution of %lldx%lldx%lld",
                    (long long)conv->result[0], (long long)conv->result[1],
                    (long long)conv->result[2]);
}

/* Make the matrix of windows, row-major; *out is new (tni_free). TN_ERR_MEMORY only. */
static tn_status make_windows(const windows *w, int64_t rows, char **out)
{
    int64_t columns = tni_conv_positions(w->conv->result);
    gather take = gather_for(w->bytes);
    *out = tni_malloc((size_t)(rows * columns * w->bytes));
    if (*out == NULL)
        return no_memory(w->conv);
    for (int64_t row = 0; row < rows; row++) {
        view v = view_of(w->conv, row);
        take(w, &v, 0, columns, *out + row * columns * w->bytes, 1);
    }
    return TN_OK;
}

/* ---- forward ---- */

/* Compute the product of one group of one image. `product` is complete but for B. */
static tn_status forward_group(const tni_conv *conv, const windows *w, const tni_product *product)
{
    tni_product p = *product;
    char *made = NULL;
    bool done = false;
    if (packs(p.dtype)) {
        tni_conv_source source = {.data = w->data,
                                  .channels = p.k / tni_conv_positions(conv->window),
                                  .channel = w->channel};
        memcpy(source.steps, w->steps, sizeof source.steps);
        TN_TRY(tni_conv_in_planes(conv, &source, product, &done));
        if (done)
            return TN_OK;
        p.pack = pack_windows;
        p.pack_context = w;
    } else {
        TN_TRY(make_windows(w, p.k, &made));
        p.b = made;
        p.b_row = tni_conv_positions(conv->result);
        p.b_col = 1;
    }
    tn_status status = tni_multiply(&p);
    tni_free(made);
    return status;
}

/* One of the three products, computed image by image and group by group. */
typedef struct conv_run {
    const tni_conv *conv;    /* the convolution */
    const tn_tensor *image;  /* [N, C, space] */
    const tn_tensor *weight; /* [O, C/groups, window] */
    const tn_tensor *bias;   /* NULL without */
    const tn_tensor *result; /* [N, O, positions] */
    _Atomic(int) status;     /* of a part that failed */
} conv_run;

/*
 * Compute pieces [begin, end): piece i is image i / groups, group i % groups. A failure is left in
 * run->status, as other threads go on.
 */
static void forward_some(int64_t begin, int64_t end, void *context)
{
    conv_run *run = context;
    const tni_conv *conv = run->conv;
    int64_t bytes = tni_dtypes[run->result->dtype].bytes;
    int64_t outs = run->weight->sizes[0] / conv->groups;
    int64_t depth = window_rows(conv, run->weight->sizes[1]);
    layout to = layout_of(run->result);
    for (int64_t i = begin; i < end; i++) {
        int64_t group = i % conv->groups;
        windows w = windows_of(conv, run->image, i / conv->groups, group);
        tni_product p = {.dtype = (tn_dtype)run->result->dtype,
                         .m = outs,
                         .n = tni_conv_positions(conv->result),
                         .k = depth,
                         .a = (const char *)run->weight->data + group * outs * depth * bytes,
                         .a_row = depth,
                         .a_col = 1,
                         .c_row = to.channel / bytes,
                         .c_col = to.position / bytes,
                         .alpha = TNI_FACTOR_ONE,
                         .beta = TNI_FACTOR_ONE,
                         .a_of = conv->groups == 1 ? run->weight : NULL};
        p.c = to.data + i / conv->groups * to.image + group * outs * to.channel;
        if (run->bias != NULL) {
            p.added = (const char *)run->bias->data + group * outs * run->bias->strides[0] * bytes;
            p.added_row = run->bias->strides[0];
        }
        tn_status status = forward_group(conv, &w, &p);
        if (status != TN_OK)
            run->status = (int)status;
    }
}

/*
 * Run `body` over all images and groups: in parallel if there are at least two pieces for each
 * thread, else one after the other, each with all threads. Only memory can fail.
 */
static tn_status run_all(conv_run *run, tni_loop_body body)
{
    int64_t count = run->result->sizes[0] * run->conv->groups;
    tni_parallel_for(0, count, count >= 2 * (int64_t)tni_num_threads() ? 1 : count, body, run);
    return run->status == TN_OK ? TN_OK : no_memory(run->conv);
}

/*
 * Return whether a weight must be read as channels-last. With one channel, or a window of one
 * position, both orders are the same.
 */
static bool is_channels_last(const tn_tensor *weight)
{
    return weight->sizes[1] > 1 && tni_conv_is_channels_last(weight);
}

/* Compute the result in one of the ways for row-major floats, if one applies. */
static tn_status forward_without_windows(const tni_conv *conv, const tn_tensor *image,
                                         const tn_tensor *weight, const tn_tensor *bias,
                                         const tn_tensor *result, bool *done)
{
    TN_TRY(tni_depthwise_forward(conv, image, weight, bias, result, done));
    return *done ? TN_OK : tni_conv_few_forward(conv, image, weight, bias, result, done);
}

/*
 * Return whether products are computed by way of row-major copies: there are ways for groups of
 * such floats that cost less than windows one by one.
 */
static bool has_row_major_ways(const tni_conv *conv, const tn_tensor *result,
                               const tn_tensor *image)
{
    return conv->groups > 1 && image->dtype == TN_DTYPE_F32 &&
           !(tni_conv_is_row_major(result, conv->result) &&
             tni_conv_is_row_major(image, conv->image));
}

/* Make *out a row-major float tensor of the sizes of `self`, with nothing in it; it is new. */
static tn_status new_row_major_like(const tn_tensor *self, tn_tensor **out)
{
    const tni_tensor_spec spec = {.dtype = TN_DTYPE_F32, .rank = self->rank, .sizes = self->sizes};
    return tni_tensor_empty(&spec, self->device, out);
}

/* Copy `made` to `target` if it was computed, and release it. Return the status of both. */
static tn_status finish_copy(tn_status status, const tn_tensor *target, tn_tensor *made)
{
    if (status == TN_OK)
        status = tni_copy_strided(tni_strided_of(target), tni_strided_of(made));
    tn_tensor_release(made);
    return status;
}

/* Compute the result by way of row-major copies. */
static tn_status forward_by_copies(const tni_conv *conv, const tn_tensor *image,
                                   const tn_tensor *weight, const tn_tensor *bias,
                                   const tn_tensor *result)
{
    tn_tensor *from = NULL;
    tn_tensor *by = NULL;
    tn_tensor *to = NULL;
    tn_status status = tni_clone(image, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &from);
    if (status == TN_OK)
        status = tni_clone(weight, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &by);
    if (status == TN_OK)
        status = new_row_major_like(result, &to);
    if (status == TN_OK)
        status = tni_conv_fast_forward(conv, from, by, bias, to);
    tn_tensor_release(from);
    tn_tensor_release(by);
    return finish_copy(status, result, to);
}

tn_status tni_conv_fast_forward(const tni_conv *conv, const tn_tensor *image,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *result)
{
    tni_conv own = *conv;
    conv_run run = {&own, image, weight, bias, result, TN_OK};
    bool is_done = result->data == NULL;
    /*
     * The weight is used as it is, as a matrix [outs, window * channels]; tni_conv_row reorders the
     * rows of the matrix of windows to match.
     */
    own.inner = is_channels_last(weight) ? weight->sizes[1] : 0;
    const bool has_elements = !is_done && image->numel > 0 && result->numel > 0;
    if (has_elements)
        TN_TRY(tni_winograd_forward(conv, image, weight, bias, result, &is_done));
    if (!is_done)
        TN_TRY(tni_conv_by_channels(conv, image, weight, bias, result, &is_done));
    if (!is_done && own.inner == 0 && has_elements)
        TN_TRY(forward_without_windows(conv, image, weight, bias, result, &is_done));
    if (!is_done && has_elements)
        TN_TRY(tni_conv_by_panels(conv, image, weight, bias, result, &is_done));
    if (!is_done && has_elements && has_row_major_ways(conv, result, image))
        return forward_by_copies(conv, image, weight, bias, result);
    return is_done ? TN_OK : run_all(&run, forward_some);
}

/* ---- to the image ---- */

#include "kernels/core/type_f32.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_u8.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/conv/window_scatter.inc"
#include "kernels/core/type_none.inc"

/*
 * Return col2im for a dtype. Integers are added as unsigned of their size: addition modulo 2^n is
 * the same for both.
 */
static void (*scatter_for(tn_dtype dtype))(const windows *, int64_t, const void *)
{
    if (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64)
        return dtype == TN_DTYPE_F32 ? scatter_f32 : scatter_f64;
    if (dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128)
        return dtype == TN_DTYPE_C64 ? scatter_c64 : scatter_c128;
    int64_t bytes = tni_dtypes[dtype].bytes;
    return bytes == 1   ? scatter_u8
           : bytes == 2 ? scatter_u16
           : bytes == 4 ? scatter_u32
                        : scatter_u64;
}

/* col2im of one group: threads share out channels, so no element of the image is written by two. */
typedef struct scatter_run {
    const windows *windows; /* where the image is */
    const void *matrix;     /* windows [rows, positions], row-major */
    tn_dtype dtype;         /* of both */
} scatter_run;

/* Add channels [begin, end) of the windows to the image. */
static void scatter_some(int64_t begin, int64_t end, void *context)
{
    const scatter_run *run = context;
    for (int64_t channel = begin; channel < end; channel++)
        scatter_for(run->dtype)(run->windows, channel, run->matrix);
}

/*
 * Compute weight^T result for one image and group into `room` [rows, positions], and add it to the
 * image.
 */
static tn_status to_image_group(const conv_run *run, int64_t number, int64_t group, char *room)
{
    const tni_conv *conv = run->conv;
    int64_t bytes = tni_dtypes[run->result->dtype].bytes;
    int64_t outs = run->weight->sizes[0] / conv->groups;
    int64_t channels = run->weight->sizes[1];
    int64_t rows = window_rows(conv, channels);
    layout from = layout_of(run->result);
    windows w = windows_of(conv, run->image, number, group);
    tni_product p = {.dtype = (tn_dtype)run->result->dtype,
                     .m = rows,
                     .n = tni_conv_positions(conv->result),
                     .k = outs,
                     .a = (const char *)run->weight->data + group * outs * rows * bytes,
                     .a_row = 1,
                     .a_col = rows,
                     .b = from.data + number * from.image + group * outs * from.channel,
                     .b_row = from.channel / bytes,
                     .b_col = from.position / bytes,
                     .c = room,
                     .c_row = tni_conv_positions(conv->result),
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE};
    TN_TRY(tni_multiply(&p));
    scatter_run scatter = {&w, room, p.dtype};
    tni_parallel_for(0, channels, 1 + 32768 / (1 + rows / (channels + 1) * p.n), scatter_some,
                     &scatter);
    return TN_OK;
}

tn_status tni_conv_begin(const tn_tensor *bias, const tn_tensor *image)
{
    int64_t sizes[2 + TNI_CONV_SPACE];
    int64_t strides[2 + TNI_CONV_SPACE] = {0};
    if (bias == NULL)
        return tni_fill(image, &(tni_scalar){.kind = TN_KIND_INT, .as.integer = 0});
    for (int d = 0; d < image->rank; d++)
        sizes[d] = d == 1 ? bias->sizes[0] : 1;
    strides[1] = bias->strides[0];
    const tni_strided shown =
        tni_strided_at((tn_dtype)bias->dtype, bias->data, image->rank, sizes, strides);
    return tni_copy_strided(tni_strided_of(image), &shown);
}

/* Compute the image in one of the faster ways, if one applies. */
static tn_status to_image_without_windows(const tni_conv *conv, const tn_tensor *result,
                                          const tn_tensor *weight, const tn_tensor *bias,
                                          const tn_tensor *image, bool *done)
{
    TN_TRY(tni_depthwise_to_image(conv, result, weight, bias, image, done));
    if (!*done)
        TN_TRY(tni_winograd_to_image(conv, result, weight, bias, image, done));
    if (!*done)
        TN_TRY(tni_conv_few_to_image(conv, result, weight, bias, image, done));
    return *done ? TN_OK : tni_conv_to_image_by_phases(conv, result, weight, bias, image, done);
}

/* Compute the image by way of row-major copies. */
static tn_status to_image_by_copies(const tni_conv *conv, const tn_tensor *result,
                                    const tn_tensor *weight, const tn_tensor *bias,
                                    const tn_tensor *image)
{
    tn_tensor *from = NULL;
    tn_tensor *to = NULL;
    tn_status status = tni_clone(result, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &from);
    if (status == TN_OK)
        status = new_row_major_like(image, &to);
    if (status == TN_OK)
        status = tni_conv_fast_to_image(conv, from, weight, bias, to);
    tn_tensor_release(from);
    return finish_copy(status, image, to);
}

tn_status tni_conv_fast_to_image(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *weight, const tn_tensor *bias,
                                 const tn_tensor *image)
{
    conv_run run = {conv, image, weight, NULL, result, TN_OK};
    int64_t bytes = tni_dtypes[result->dtype].bytes;
    bool is_done = false;
    if (image->data == NULL)
        return TN_OK;
    if (image->numel > 0 && result->numel > 0 && weight->numel > 0)
        TN_TRY(to_image_without_windows(conv, result, weight, bias, image, &is_done));
    if (is_done)
        return TN_OK;
    if (has_row_major_ways(conv, result, image))
        return to_image_by_copies(conv, result, weight, bias, image);
    TN_TRY(tni_conv_begin(bias, image));
    if (result->numel == 0 || weight->numel == 0)
        return TN_OK;
    TN_TRY(tni_conv_to_image_by_positions(conv, result, weight, image, &is_done));
    if (is_done)
        return TN_OK;
    int64_t rows = window_rows(conv, weight->sizes[1]);
    /* Images and groups run one after the other and use one room; each is parallel within. */
    char *room = tni_malloc((size_t)(rows * tni_conv_positions(conv->result) * bytes));
    if (room == NULL)
        return no_memory(conv);
    tn_status status = TN_OK;
    for (int64_t i = 0; i < result->sizes[0] * conv->groups && status == TN_OK; i++)
        status = to_image_group(&run, i / conv->groups, i % conv->groups, room);
    tni_free(room);
    return status;
}

/* ---- to the weight ---- */

/*
 * Add one image's part to the gradient of a group's weight. The first image overwrites it: without
 * `added` the product is stored, not accumulated.
 */
static tn_status to_weight_group(const conv_run *run, int64_t number, int64_t group)
{
    const tni_conv *conv = run->conv;
    int64_t bytes = tni_dtypes[run->result->dtype].bytes;
    int64_t outs = run->weight->sizes[0] / conv->groups;
    int64_t rows = window_rows(conv, run->weight->sizes[1]);
    layout from = layout_of(run->result);
    windows w = windows_of(conv, run->image, number, group);
    tni_product p = {.dtype = (tn_dtype)run->result->dtype,
                     .m = outs,
                     .n = rows,
                     .k = tni_conv_positions(conv->result),
                     .a = from.data + number * from.image + group * outs * from.channel,
                     .a_row = from.channel / bytes,
                     .a_col = from.position / bytes,
                     .c_row = rows,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ONE,
                     .added_row = rows,
                     .added_col = 1};
    char *made = NULL;
    p.c = (char *)run->weight->data + group * outs * rows * bytes;
    p.added = number == 0 ? NULL : p.c;
    if (packs(p.dtype)) {
        p.pack = pack_transposed;
        p.pack_context = &w;
    } else {
        TN_TRY(make_windows(&w, rows, &made));
        p.b = made;
        p.b_row = 1;
        p.b_col = p.k;
    }
    tn_status status = tni_multiply(&p);
    tni_free(made);
    return status;
}

/* Channels of a group that are less than a vector of most ISAs. */
#define FEW_CHANNELS 4

/* Compute the weight by way of row-major copies. */
static tn_status to_weight_by_copies(const tni_conv *conv, const tn_tensor *result,
                                     const tn_tensor *image, const tn_tensor *weight)
{
    tn_tensor *from = NULL;
    tn_tensor *seen = NULL;
    tn_status status = tni_clone(result, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &from);
    if (status == TN_OK)
        status = tni_clone(image, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &seen);
    if (status == TN_OK)
        status = tni_conv_fast_to_weight(conv, from, seen, weight);
    tn_tensor_release(from);
    tn_tensor_release(seen);
    return status;
}

tn_status tni_conv_fast_to_weight(const tni_conv *conv, const tn_tensor *result,
                                  const tn_tensor *image, const tn_tensor *weight)
{
    conv_run run = {conv, image, weight, NULL, result, TN_OK};
    if (weight->data == NULL)
        return TN_OK;
    if (result->numel == 0 || image->numel == 0)
        return tni_fill(weight, &(tni_scalar){.kind = TN_KIND_INT, .as.integer = 0});
    /* Of channels-last images, windows of few channels have no way of their own. */
    if (weight->sizes[1] <= FEW_CHANNELS && has_row_major_ways(conv, result, image))
        return to_weight_by_copies(conv, result, image, weight);
    bool is_done;
    TN_TRY(tni_depthwise_to_weight(conv, result, image, weight, &is_done));
    if (!is_done)
        TN_TRY(tni_winograd_to_weight(conv, result, image, weight, &is_done));
    if (!is_done)
        TN_TRY(tni_conv_to_weight_by_runs(conv, result, image, weight, &is_done));
    for (int64_t i = 0; i < result->sizes[0] * conv->groups && !is_done; i++)
        TN_TRY(to_weight_group(&run, i / conv->groups, i % conv->groups));
    return TN_OK;
}

/* ---- im2col and col2im ---- */

/* im2col, made in full: it is the result. */
tn_status tni_conv_unfold(const tni_conv *conv, const tn_tensor *image, const tn_tensor *columns)
{
    int64_t bytes = tni_dtypes[image->dtype].bytes;
    int64_t rows = columns->sizes[1];
    int64_t count = columns->sizes[2];
    gather take = gather_for(bytes);
    for (int64_t i = 0; columns->data != NULL && i < columns->sizes[0]; i++) {
        windows w = windows_of(conv, image, i, 0);
        for (int64_t row = 0; row < rows; row++) {
            view v = view_of(conv, row);
            take(&w, &v, 0, count, (char *)columns->data + (i * rows + row) * count * bytes, 1);
        }
    }
    return TN_OK;
}

/* col2im of each image of the batch. */
tn_status tni_conv_fold(const tni_conv *conv, const tn_tensor *columns, const tn_tensor *image)
{
    int64_t bytes = tni_dtypes[image->dtype].bytes;
    int64_t step = columns->sizes[1] * columns->sizes[2] * bytes;
    if (image->data == NULL)
        return TN_OK;
    TN_TRY(tni_fill(image, &(tni_scalar){.kind = TN_KIND_INT, .as.integer = 0}));
    for (int64_t i = 0; columns->data != NULL && i < columns->sizes[0]; i++) {
        windows w = windows_of(conv, image, i, 0);
        scatter_run scatter = {&w, (const char *)columns->data + i * step, (tn_dtype)image->dtype};
        tni_parallel_for(0, image->sizes[1], 32768 / (columns->sizes[2] + 1) + 1, scatter_some,
                         &scatter);
    }
    return TN_OK;
}
