/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * softmax and log_softmax along a dimension, and their gradients: _softmax, _log_softmax, their
 * _backward_data, and the composites above them.
 *
 * Lines run in parallel (core/lines.h); softmax_loops.c computes one, or a block of neighbouring
 * ones. A line that is not dense, or of a 16-bit dtype, is converted to float in scratch memory of
 * the thread first, and so is every block: there its rows are close together.
 */
#include "args/args_softmax.h"
#include "calls/calls_reduce.h"
#include "kernels/reduce/softmax.h"

#include "kernels/core/lines.h"
#include "kernels/core/builder.h"

#include <math.h>

/* Elements of a block that stays in the second-level cache. */
#define BLOCK_ELEMENTS (1 << 16)
/* Elements of a block that is worth a thread. */
#define WORTH_A_THREAD (1 << 14)
/* Fewest columns of a block; wider rows of it are read faster from memory. */
#define MIN_WIDTH      64

/* What to do with each line. */
typedef struct softmax_work {
    const tni_softmax_variant *variant; /* softmax or its logarithm */
    tn_dtype dtypes[3];                 /* of the tensors: arguments, then the result */
    tn_dtype computing;                 /* float or double */
} softmax_work;

/* Return scratch for line, or block, `index` of this call. */
static void *room_of(const tni_line *line, int index)
{
    const softmax_work *work = line->context;
    int64_t bytes = tni_dtypes[work->computing].bytes;
    return (char *)line->scratch + index * line->count * tni_line_width(line) * bytes;
}

/*
 * Return where to compute the result: in place if it is dense and of the right dtype, else in
 * scratch, from which store_result writes it.
 */
static void *result_of(const tni_line *line, const softmax_work *work, int index)
{
    bool is_plain = work->dtypes[index] == work->computing &&
                    line->steps[index] == tni_dtypes[work->computing].bytes;
    return is_plain ? line->data[index] : room_of(line, index);
}

/* Convert a result that was computed in scratch to where it belongs. */
static void store_result(const tni_line *line, const softmax_work *work, int index,
                         const void *result)
{
    if (result != line->data[index])
        tni_convert(work->dtypes[index], line->data[index], line->steps[index], work->computing,
                    result, tni_dtypes[work->computing].bytes, line->count);
}

/* Compute softmax or log_softmax of a block. */
static void forward_block(const tni_line *line, const softmax_work *work)
{
    void *block = room_of(line, 0);
    tni_line_load_block(line, 0, work->dtypes[0], work->computing, block);
    work->variant->blocks[work->computing == TN_DTYPE_F64](block, line->count,
                                                           tni_line_width(line));
    tni_line_store_block(line, 1, work->dtypes[1], work->computing, block);
}

/* Compute the gradient of a block. */
static void backward_block(const tni_line *line, const softmax_work *work)
{
    void *grad = room_of(line, 0);
    void *result = room_of(line, 1);
    tni_line_load_block(line, 0, work->dtypes[0], work->computing, grad);
    tni_line_load_block(line, 1, work->dtypes[1], work->computing, result);
    work->variant->back_blocks[work->computing == TN_DTYPE_F64](grad, result, line->count,
                                                                tni_line_width(line));
    tni_line_store_block(line, 2, work->dtypes[2], work->computing, grad);
}

/* The line body of softmax and log_softmax. Tensors: self, result. */
static void forward_line(const tni_line *line)
{
    const softmax_work *work = line->context;
    if (line->lines > 1) {
        forward_block(line, work);
        return;
    }
    void *out = result_of(line, work, 1);
    const void *in =
        tni_line_load(line, 0, work->dtypes[0], work->computing, line->count, room_of(line, 0));
    if (work->computing == TN_DTYPE_F32)
        work->variant->floats(in, out, line->count);
    else
        work->variant->doubles(in, out, line->count);
    store_result(line, work, 1, out);
}

/* The line body of their gradients. Tensors: gradient, result of forward, gradient of self. */
static void backward_line(const tni_line *line)
{
    const softmax_work *work = line->context;
    if (line->lines > 1) {
        backward_block(line, work);
        return;
    }
    void *out = result_of(line, work, 2);
    const void *grad =
        tni_line_load(line, 0, work->dtypes[0], work->computing, line->count, room_of(line, 0));
    const void *result =
        tni_line_load(line, 1, work->dtypes[1], work->computing, line->count, room_of(line, 1));
    if (work->computing == TN_DTYPE_F32)
        work->variant->back_floats(grad, result, out, line->count);
    else
        work->variant->back_doubles(grad, result, out, line->count);
    store_result(line, work, 2, out);
}

/* Set the output: sizes and dtype of self. It leaves `dim`, wrapped, for the work. */
static tn_status set_like(tni_work *work, const tn_tensor *self, int64_t dim)
{
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = self->rank, .sizes = self->sizes};
    TN_TRY(tni_wrap_dim(dim, self->rank, &work->kept.integers[0]));
    return tni_set_output(work, 0, &spec, self->device);
}

/*
 * Run over `count` tensors, the result last, all of real dtypes of at least 16 bits; is_log chooses
 * the function. Doubles are computed in double, everything else in float.
 */
static tn_status run_softmax(tni_work *work, tn_tensor *const *tensors, int count, int is_log,
                             tni_line_body body)
{
    softmax_work what = {.variant = &TNI_OF_ISA(tni_softmax_variants)[is_log]};
    int64_t dim = work->kept.integers[0];
    const tni_strided *operands[TNI_LINE_TENSORS];
    if (tensors[0]->numel == 0)
        return TN_OK;
    for (int i = 0; i < count; i++) {
        operands[i] = tni_strided_of(tensors[i]);
        what.dtypes[i] = (tn_dtype)tensors[i]->dtype;
        if (tni_category(what.dtypes[i]) != 2 || tni_dtypes[what.dtypes[i]].bytes < 2)
            return tni_fail(
                TN_ERR_NOT_IMPLEMENTED, "\"%s_lastdim_kernel_impl\" not implemented for '%s'",
                is_log != 0 ? "log_softmax" : "softmax", tni_scalar_name(what.dtypes[i]));
    }
    what.computing = what.dtypes[0] == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
    int64_t length = tni_line_length(tensors[0], dim);
    int64_t most = WORTH_A_THREAD / (length + 1) / TNI_LINE_STEP * TNI_LINE_STEP;
    most = tni_min(most > MIN_WIDTH ? most : MIN_WIDTH, TNI_SOFTMAX_WIDTH);
    most = length <= BLOCK_ELEMENTS / MIN_WIDTH ? most : TNI_LINE_STEP;
    int64_t room = tni_mul_saturating(length, tni_dtypes[what.computing].bytes * count);
    return tni_lines_run_together(operands, count, dim, most, (size_t)room, body, &what);
}

/* TN_ERR_RUNTIME for half_to_float, which PyTorch refuses on the CPU. */
static tn_status refuse_half_to_float(bool half_to_float)
{
    if (half_to_float)
        return tni_fail(TN_ERR_RUNTIME,
                        "softmax with half to float conversion is not supported on CPU");
    return TN_OK;
}

/*
 * The shape function of the gradients: both arguments have one shape, and the gradient of self has
 * the dtype of the one that comes in.
 */
static tn_status set_back(tni_work *work, const tn_tensor *grad, const tn_tensor *output,
                          int64_t dim, tn_dtype input_dtype)
{
    int64_t wrapped;
    bool fits = grad->rank == output->rank;
    TN_TRY(tni_wrap_dim(dim, grad->rank, &wrapped));
    for (int64_t i = 0; fits && i < grad->rank; i++)
        fits = grad->sizes[i] == output->sizes[i];
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "%s: 'grad_output' and 'output' have different sizes",
                        tni_call_name(work->call));
    if (input_dtype != (tn_dtype)grad->dtype && input_dtype == TN_DTYPE_F16)
        return tni_fail(TN_ERR_RUNTIME, "expected input and grad types to match, or input to be at "
                                        "half and grad to be at float");
    return set_like(work, grad, dim);
}

TNI_SHAPES(_softmax_out)
{
    TN_TRY(refuse_half_to_float(in->half_to_float));
    return set_like(work, in->self, in->dim);
}
TNI_WORK(_softmax_out)
{
    tn_tensor *tensors[] = {in->self, work->outs[0]};
    return run_softmax(work, tensors, 2, 0, forward_line);
}
TNI_STRUCTURED(_softmax_out)

TNI_SHAPES(_softmax_backward_data_out)
{
    return set_back(work, in->grad_output, in->output, in->dim, in->input_dtype);
}
TNI_WORK(_softmax_backward_data_out)
{
    tn_tensor *tensors[] = {in->grad_output, in->output, work->outs[0]};
    return run_softmax(work, tensors, 3, 0, backward_line);
}
TNI_STRUCTURED(_softmax_backward_data_out)

TNI_SHAPES(_log_softmax_out)
{
    TN_TRY(refuse_half_to_float(in->half_to_float));
    return set_like(work, in->self, in->dim);
}
TNI_WORK(_log_softmax_out)
{
    tn_tensor *tensors[] = {in->self, work->outs[0]};
    return run_softmax(work, tensors, 2, 1, forward_line);
}
TNI_STRUCTURED(_log_softmax_out)

TNI_SHAPES(_log_softmax_backward_data_out)
{
    return set_back(work, in->grad_output, in->output, in->dim, in->input_dtype);
}
TNI_WORK(_log_softmax_backward_data_out)
{
    tn_tensor *tensors[] = {in->grad_output, in->output, work->outs[0]};
    return run_softmax(work, tensors, 3, 1, backward_line);
}
TNI_STRUCTURED(_log_softmax_backward_data_out)

/* ---- composites ---- */

/* Convert to the dtype asked for first: it is the dtype of computation and result. */
#define SOFTMAX_OF_DTYPE(name, inner)                                                              \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        tn_tensor *self = in->self;                                                                \
        if (in->dtype != TN_DTYPE_UNDEFINED && in->dtype != (tn_dtype)self->dtype)                 \
            self = TNI_BUILD(&s, to_dtype, self, in->dtype, false, false, -1);                     \
        return tni_builder_return(&s, TNI_BUILD(&s, inner, self, in->dim, false), outs);           \
    }
SOFTMAX_OF_DTYPE(softmax_int, _softmax)
SOFTMAX_OF_DTYPE(log_softmax_int, _log_softmax)
SOFTMAX_OF_DTYPE(special_softmax, _softmax)
SOFTMAX_OF_DTYPE(special_log_softmax, _log_softmax)

/*
 * _safe_softmax: a line of -inf alone, such as a row of attention that is masked altogether, gives
 * zeros instead of nan.
 */
TNI_TYPED(_safe_softmax)
{
    tni_builder s = {0};
    tn_tensor *soft = TNI_BUILD(&s, softmax_int, in->self, in->dim, in->dtype);
    tn_tensor *masked = TNI_BUILD(&s, eq_Scalar, in->self, TNI_REAL_SCALAR(-INFINITY));
    tn_tensor *lines = TNI_BUILD(&s, all_dim, masked, in->dim, true);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tn_tensor *zero =
        TNI_BUILD(&s, full, (tni_ints){NULL, 0}, TNI_INT_SCALAR(0), (tn_dtype)soft->dtype, -1,
                  (tni_maybe_device){true, soft->device}, TNI_NO_BOOL);
    return tni_builder_return(&s, TNI_BUILD(&s, where_self, lines, zero, soft), outs);
}
