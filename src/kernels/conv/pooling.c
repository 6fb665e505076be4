/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * avg_pool and adaptive_avg_pool, their gradients, and the windows that all pools share
 * (pooling.h).
 *
 * An average is separable: the taps of a result along each dimension are the positions of its
 * window inside the input, with weight 1, and the divisor is the product of the dimensions'
 * (separable.h), which gives forward and backward.
 */
#include "args/args_pooling.h"
#include "calls/calls_conv.h"
#include "kernels/conv/pooling.h"

#include "kernels/core/builder.h"

/* ---- windows of all pools ---- */

/* Return the value for dimension `at`: one number holds for all; an empty list is `fallback`. */
static int64_t item(tni_ints list, int at, int64_t fallback)
{
    return list.count <= 0 ? fallback : list.count == 1 ? list.items[0] : list.items[at];
}

tn_status tni_pool_check_input(const char *name, const tn_tensor *input, int space)
{
    tni_shape_text text;
    bool fits = input->rank == space + 1 || input->rank == space + 2;
    for (int d = input->rank - space - 1; fits && d < input->rank; d++)
        fits = input->sizes[d] > 0;
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: Expected %dD or %dD (batch mode) tensor with optional 0 dim batch size "
                    "for input, but got: %s",
                    name, space + 1, space + 2, tni_shape_print(&text, input->rank, input->sizes));
}

/*
 * Return how many windows there are along dimension d, possibly 0 or less:
 *
 *     floor((input + 2 padding - reach) / stride) + 1      reach = dilation (window - 1) + 1
 *
 * ceil_mode rounds up, but a window that would begin behind the input, in the padding at the end,
 * is left out.
 */
static int64_t count_windows(const tni_windows *p, int d, bool ceil_mode)
{
    int64_t stride = p->stride[d];
    int64_t reach = p->dilation[d] * (p->window[d] - 1) + 1;
    /* Padding is at most half of the window, so this is at most the input. */
    int64_t room = p->input[d] - reach + 2 * p->padding[d];
    int64_t rest = room % stride;
    /* Division rounds toward zero in C, toward minus infinity here. */
    int64_t last = room / stride - (rest < 0);
    /*
     * Rounded up, the last window begins at (last + 1) stride, which may not fit in 64 bits; that
     * of the window before fits if it is not negative. If it is, the last one begins at 0 or
     * before.
     */
    if (ceil_mode && rest != 0 &&
        (last < 0 || p->input[d] - last * stride > stride - p->padding[d]))
        last++;
    return tni_add_wrapping(last, 1);
}

/* Check that each list has one number or one per dimension; the stride may be empty. */
static tn_status check_lists(const tni_pool_arguments *a, int space)
{
    const tni_ints *lists[] = {&a->window, &a->stride, &a->padding, &a->dilation};
    const char *const names[] = {"kernel_size", "stride", "padding", "dilation"};
    for (int i = 0; i < 4; i++)
        if (lists[i]->count != 1 && lists[i]->count != space && (i != 1 || lists[i]->count > 0))
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: %s must either be a single int, or a tuple of %d ints, but has "
                            "%lld",
                            a->name, names[i], space, (long long)lists[i]->count);
    return TN_OK;
}

/*
 * Check the parameters of dimension d. With the limit of INT32_MAX the arithmetic of count_windows
 * cannot overflow.
 */
static tn_status check_window(const tni_pool_arguments *a, const tni_windows *p, int d)
{
    const int64_t most = INT32_MAX;
    if (p->window[d] <= 0 || p->stride[d] <= 0 || p->dilation[d] <= 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: kernel size, stride and dilation should be greater than zero, but got "
                        "kernel size %lld, stride %lld, dilation %lld",
                        a->name, (long long)p->window[d], (long long)p->stride[d],
                        (long long)p->dilation[d]);
    if (p->window[d] > most || p->stride[d] > most || p->dilation[d] > most)
        return tni_fail(TN_ERR_RUNTIME, "%s: a kernel size, stride or dilation is too large",
                        a->name);
    if (p->padding[d] < 0)
        return tni_fail(TN_ERR_RUNTIME, "%s: pad must be non-negative, but got pad: %lld", a->name,
                        (long long)p->padding[d]);
    if (p->padding[d] > p->window[d] / 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: pad should be smaller than or equal to half of kernel size, but got "
                        "pad %lld and kernel size %lld",
                        a->name, (long long)p->padding[d], (long long)p->window[d]);
    return TN_OK;
}

tn_status tni_pool_plan(const tni_pool_arguments *a, const tn_tensor *input, int space,
                        tni_windows *out)
{
    tni_windows p = {.space = space};
    TN_TRY(check_lists(a, space));
    for (int d = 0; d < space; d++) {
        p.window[d] = item(a->window, d, 0);
        p.stride[d] = item(a->stride, d, p.window[d]);
        p.padding[d] = item(a->padding, d, 0);
        p.dilation[d] = item(a->dilation, d, 1);
        TN_TRY(check_window(a, &p, d));
    }
    TN_TRY(tni_pool_check_input(a->name, input, space));
    for (int d = 0; d < space; d++) {
        p.input[d] = input->sizes[input->rank - space + d];
        p.result[d] = count_windows(&p, d, a->ceil_mode);
        if (p.result[d] < 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: Given input size %lld, calculated output size is %lld: too small",
                            a->name, (long long)p.input[d], (long long)p.result[d]);
    }
    *out = p;
    return TN_OK;
}

tn_status tni_pool_check_gradient(const char *name, const tn_tensor *gradient,
                                  const tn_tensor *input, int space, const int64_t *result)
{
    tni_shape_text text;
    bool fits = gradient->rank == input->rank;
    for (int d = 0; fits && d < gradient->rank; d++) {
        int lead = gradient->rank - space;
        fits = gradient->sizes[d] == (d < lead ? input->sizes[d] : result[d - lead]);
    }
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "%s: a gradient of shape %s does not fit the input", name,
                        tni_shape_print(&text, gradient->rank, gradient->sizes));
    if (gradient->dtype != input->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected a gradient of type %s, but found %s", name,
                        tni_scalar_name(input->dtype), tni_scalar_name(gradient->dtype));
    return TN_OK;
}

/* ---- avg_pool ---- */

/*
 * Write the taps of a window: the positions of it inside the input, each with weight 1.
 *
 * axis->integers: window, stride, padding, whether padding counts, whether the caller gives the
 * divisor. Unless it is given, the divisor is the size of the window, cut to the padded input or to
 * the input itself.
 */
static int64_t average_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    int64_t window = axis->integers[0];
    int64_t padding = axis->integers[2];
    int64_t first = at * axis->integers[1] - padding;
    int64_t last = first + window < axis->input + padding ? first + window : axis->input + padding;
    /* The window's size before it is cut to the input: what count_include_pad divides by. */
    int64_t padded = last - first;
    int64_t count = 0;
    first = first < 0 ? 0 : first;
    last = tni_min(last, axis->input);
    for (int64_t source = first; source < last; source++)
        taps[count++] = (tni_tap){source, 1};
    if (axis->integers[4] == 0)
        *divisor = (double)(axis->integers[3] != 0 ? padded : count);
    return count;
}

/*
 * Check the arguments of avg_pool2d or avg_pool3d and write the map. A given divisor replaces those
 * of all windows.
 */
static tn_status plan_average(const tni_pool_arguments *a, const tn_tensor *input, int space,
                              bool counts_padding, tni_maybe_int divisor, tni_separable *map)
{
    tni_windows p;
    if (divisor.is_given && divisor.value == 0)
        return tni_fail(TN_ERR_RUNTIME, "%s: divisor must be not zero", a->name);
    TN_TRY(tni_pool_plan(a, input, space, &p));
    /* As PyTorch: a volume must be at least as large as the window, padded or not. */
    for (int d = 0; d < space; d++)
        if (space == 3 && p.input[d] < p.window[d])
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: input image of size %lld smaller than kernel size %lld", a->name,
                            (long long)p.input[d], (long long)p.window[d]);
    /* avg_pool2d keeps a channels-last format, avg_pool3d does not. */
    *map = tni_separable_begin(space);
    map->keeps_format = space == 2;
    map->keeps_negative_zero = false;
    map->divisor = divisor.is_given ? (double)divisor.value : 1;
    for (int d = 0; d < space; d++) {
        tni_axis *axis = tni_separable_axis(map, d);
        *axis = (tni_axis){
            .input = p.input[d],
            .result = p.result[d],
            .most = tni_min(p.window[d], p.input[d]),
            .taps = average_taps,
            .integers = {p.window[d], p.stride[d], p.padding[d], counts_padding, divisor.is_given}};
    }
    return TN_OK;
}

/* Write the spatial sizes of a map's result. */
static void result_sizes(tni_separable *map, int64_t *sizes)
{
    for (int d = 0; d < map->space; d++)
        sizes[d] = tni_separable_axis(map, d)->result;
}

/* Return the gradient of a map over `input`, in its memory format if the pool keeps it. */
static tn_status pool_backward(const char *name, tni_separable *map, tn_tensor *gradient,
                               const tn_tensor *input, StableIValue *outs)
{
    int64_t sizes[TNI_SEPARABLE_SPACE];
    tn_tensor *result;
    tn_memory_format format =
        map->keeps_format ? tni_suggested_format(input) : TN_MEMORY_FORMAT_CONTIGUOUS;
    result_sizes(map, sizes);
    TN_TRY(tni_pool_check_gradient(name, gradient, input, map->space, sizes));
    TN_TRY(tni_separable_backward(map, gradient, format, &result));
    return tni_return_take(result, outs);
}

/* Return the average. */
static tn_status pool_forward(const tni_separable *map, tn_tensor *self, StableIValue *outs)
{
    tn_tensor *result;
    TN_TRY(tni_separable_forward(map, self, &result));
    return tni_return_take(result, outs);
}

/* The arguments that averages over windows share; they have no dilation. */
#define WINDOWS_OF(op)                                                                             \
    {                                                                                              \
        op, in->kernel_size, in->stride, in->padding, TNI_INT_LIST(1), in->ceil_mode               \
    }
TNI_TYPED(avg_pool2d)
{
    tni_separable map;
    tni_pool_arguments a = WINDOWS_OF("avg_pool2d");
    TN_TRY(plan_average(&a, in->self, 2, in->count_include_pad, in->divisor_override, &map));
    return pool_forward(&map, in->self, outs);
}
TNI_TYPED(avg_pool2d_backward)
{
    tni_separable map;
    tni_pool_arguments a = WINDOWS_OF("avg_pool2d_backward");
    TN_TRY(plan_average(&a, in->self, 2, in->count_include_pad, in->divisor_override, &map));
    return pool_backward(a.name, &map, in->grad_output, in->self, outs);
}
TNI_TYPED(avg_pool3d)
{
    tni_separable map;
    tni_pool_arguments a = WINDOWS_OF("avg_pool3d");
    TN_TRY(plan_average(&a, in->self, 3, in->count_include_pad, in->divisor_override, &map));
    return pool_forward(&map, in->self, outs);
}
TNI_TYPED(avg_pool3d_backward)
{
    tni_separable map;
    tni_pool_arguments a = WINDOWS_OF("avg_pool3d_backward");
    TN_TRY(plan_average(&a, in->self, 3, in->count_include_pad, in->divisor_override, &map));
    return pool_backward(a.name, &map, in->grad_output, in->self, outs);
}

/* ---- adaptive_avg_pool ---- */

/*
 * Write the taps of window `at` of those that cover the input evenly: the same windows as those of
 * adaptive_max_pool, from floor(at * input / result) to ceil((at + 1) * input / result).
 */
static int64_t adaptive_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    int64_t first = at * axis->input / axis->result;
    int64_t last = tni_ceil_div((at + 1) * axis->input, axis->result);
    for (int64_t source = first; source < last; source++)
        taps[source - first] = (tni_tap){source, 1};
    *divisor = (double)(last - first);
    return last - first;
}

/* Check the rank, and that no size from dimension `first` on is 0. */
static tn_status check_adaptive(const char *name, const tn_tensor *input, int space, int first)
{
    tni_shape_text text;
    bool fits = input->rank == space + 1 || input->rank == space + 2;
    for (int d = first; fits && d < input->rank; d++)
        fits = input->sizes[d] > 0;
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s(): Expected %dD or %dD tensor with non-zero size for non-batch dimensions, "
                    "but input has sizes %s",
                    name, space + 1, space + 2, tni_shape_print(&text, input->rank, input->sizes));
}

/* Check the arguments of an adaptive average and write the map. */
static tn_status plan_adaptive(const char *name, const tn_tensor *input, const int64_t *result,
                               int space, tni_separable *map)
{
    /* Of a volume only the first size may be 0, of an image the channels, too. */
    TN_TRY(check_adaptive(name, input, space, space == 3 ? 1 : input->rank - space));
    /* The loop for int64 exists for avg_pool; PyTorch has none here. */
    if (input->dtype == TN_DTYPE_I64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for 'Long'", name);
    *map = tni_separable_begin(space);
    map->keeps_format = space == 2;
    map->keeps_negative_zero = false;
    for (int d = 0; d < space; d++) {
        tni_axis *axis = tni_separable_axis(map, d);
        axis->input = input->sizes[input->rank - space + d];
        axis->result = result[d];
        if (result[d] < 0 || result[d] > INT32_MAX)
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: elements of output_size must be greater than or equal to 0", name);
        axis->taps = adaptive_taps;
        axis->most = result[d] == 0 ? 1
                                    : axis->input / result[d] +
                                          2; /* a window is one longer for each end that is cut */
    }
    return TN_OK;
}

/* Return the adaptive average with these spatial sizes. */
static tn_status adaptive(const char *name, tn_tensor *input, tni_ints size, int space,
                          StableIValue *outs)
{
    tni_separable map;
    tn_tensor *result;
    if (size.count != space)
        return tni_fail(TN_ERR_RUNTIME, "%s: output_size must be %d", name, space);
    TN_TRY(plan_adaptive(name, input, size.items, space, &map));
    TN_TRY(tni_separable_forward(&map, input, &result));
    return tni_return_take(result, outs);
}

/* Return the gradient of an adaptive average, whose sizes the gradient has. */
static tn_status adaptive_backward(const char *name, tn_tensor *gradient, tn_tensor *input,
                                   int space, StableIValue *outs)
{
    tni_separable map;
    TN_TRY(check_adaptive(name, gradient, space, 1));
    TN_TRY(plan_adaptive(name, input, gradient->sizes + (gradient->rank - space), space, &map));
    return pool_backward(name, &map, gradient, input, outs);
}

TNI_TYPED(_adaptive_avg_pool2d)
{
    return adaptive("_adaptive_avg_pool2d", in->self, in->output_size, 2, outs);
}
TNI_TYPED(_adaptive_avg_pool2d_backward)
{
    return adaptive_backward("_adaptive_avg_pool2d_backward", in->grad_output, in->self, 2, outs);
}
TNI_TYPED(_adaptive_avg_pool3d)
{
    return adaptive("_adaptive_avg_pool3d", in->self, in->output_size, 3, outs);
}
TNI_TYPED(_adaptive_avg_pool3d_backward)
{
    return adaptive_backward("_adaptive_avg_pool3d_backward", in->grad_output, in->self, 3, outs);
}

/* ---- composites ---- */

/*
 * Return whether the result has one position, in which case `mean` computes it over the spatial
 * dimensions, whatever the leading ones are.
 */
static bool is_mean(const tn_tensor *self, tni_ints size, int space)
{
    bool all = size.count == space && self->rank >= space;
    for (int d = 0; all && d < space; d++)
        all = size.items[d] == 1;
    return all;
}

/*
 * Return the mean over `dims`, kept with size 1. A channels-last input gives a result with
 * channels-last strides; as planes have one position, the order of the elements is the same.
 */
static tn_status mean_to_one(tn_tensor *self, tni_ints dims, StableIValue *outs)
{
    tni_builder s = {0};
    tn_memory_format format = tni_suggested_format(self);
    tn_tensor *result = TNI_BUILD(&s, mean_dim, self, dims, true, TN_DTYPE_UNDEFINED);
    if (format != TN_MEMORY_FORMAT_CONTIGUOUS)
        result = TNI_BUILD(&s, clone, result, (int)format);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(adaptive_avg_pool2d)
{
    tn_tensor *result;
    if (is_mean(in->self, in->output_size, 2))
        return mean_to_one(in->self, TNI_INT_LIST(-1, -2), outs);
    TN_TRY(tni_call__adaptive_avg_pool2d(in->self, in->output_size, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(adaptive_avg_pool3d)
{
    tn_tensor *result;
    if (is_mean(in->self, in->output_size, 3))
        return mean_to_one(in->self, TNI_INT_LIST(-1, -2, -3), outs);
    TN_TRY(tni_call__adaptive_avg_pool3d(in->self, in->output_size, &result));
    return tni_return_take(result, outs);
}

/* A line is averaged as a plane of height 1. */
TNI_TYPED(adaptive_avg_pool1d)
{
    tni_builder s = {0};
    if (in->output_size.count != 1)
        return tni_fail(TN_ERR_RUNTIME, "adaptive_avg_pool1d: output_size must be one number");
    if (in->self->rank != 2 && in->self->rank != 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "adaptive_avg_pool1d: Expected 2 to 3 dimensions, but got "
                        "%d-dimensional tensor",
                        in->self->rank);
    tn_tensor *plane = TNI_BUILD(&s, unsqueeze, in->self, -2);
    tn_tensor *result =
        TNI_BUILD(&s, adaptive_avg_pool2d, plane, TNI_INT_LIST(1, in->output_size.items[0]));
    return tni_builder_return(&s, TNI_BUILD(&s, squeeze_dim, result, -2), outs);
}

/* Likewise: the window, stride and padding of the new dimension are 1, 1 and 0. */
TNI_TYPED(avg_pool1d)
{
    tni_builder s = {0};
    if (in->kernel_size.count != 1 || in->stride.count > 1 || in->padding.count != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "avg_pool1d: kernel_size, stride and padding must be one number each");
    TN_TRY(tni_pool_check_input("avg_pool1d", in->self, 1));
    int64_t window = in->kernel_size.items[0];
    int64_t stride = item(in->stride, 0, window);
    tn_tensor *plane = TNI_BUILD(&s, unsqueeze, in->self, -2);
    tn_tensor *result = TNI_BUILD(&s, avg_pool2d, plane, TNI_INT_LIST(1, window),
                                  TNI_INT_LIST(1, stride), TNI_INT_LIST(0, item(in->padding, 0, 0)),
                                  in->ceil_mode, in->count_include_pad, TNI_NO_INT);
    return tni_builder_return(&s, TNI_BUILD(&s, squeeze_dim, result, -2), outs);
}
