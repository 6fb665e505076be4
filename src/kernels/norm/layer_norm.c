/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Normalisations of rows: native_layer_norm, its gradient, layer_norm, rms_norm.
 *
 * The last dimensions are one row. Rows run in parallel, up to TNI_NORM_ROWS passed over together:
 * mean, variance, result, with the loops of norm_loops.h. Half types are converted to float a block
 * of rows at a time, on the stack; rows longer than BLOCK in a thread's buffer. The gradients of
 * weight and bias are sums over rows, in parallel over blocks of columns. rms_norm is a composite
 * of pointwise operators and a mean.
 */
#include "args/args_layer_norm.h"
#include "calls/calls_norm.h"
#include "kernels/core/casts.h"
#include "kernels/core/isa.h"
#include "kernels/core/lines.h"
#include "kernels/norm/norm_loops.h"
#include "kernels/core/builder.h"

#include <math.h>

/* Columns that a thread sums at a time. */
#define COLUMNS 256

/* What one call normalises. Tensors are row-major and owned by the builder. */
typedef struct layer {
    tn_dtype own;                /* dtype of input and result */
    tn_dtype computing;          /* float or double */
    tn_dtype stats;              /* dtype of mean and rstd */
    int64_t axis;                /* first dimension of a row */
    int64_t rows;                /* number of rows */
    int64_t columns;             /* elements of a row */
    double eps;                  /* added to the variance */
    const tni_norm_loops *loops; /* for the computing dtype */
    tn_tensor *weight;           /* contiguous, in the computing dtype; NULL without */
    tn_tensor *bias;             /* likewise */
} layer;

/* Return the data of a tensor, or NULL. */
static const void *data_of(const tn_tensor *tensor)
{
    return tensor != NULL ? tensor->data : NULL;
}

/* Return a parameter, contiguous and in the computing dtype; NULL if it is NULL or on failure. */
static tn_tensor *computed(tni_builder *s, tn_tensor *parameter, tn_dtype dtype)
{
    if (parameter == NULL)
        return NULL;
    return tni_builder_contiguous(s, parameter, dtype);
}

/* ---- checks ---- */

/* Check that a parameter, if it is given, has the normalised shape. */
static tn_status check_parameter(const char *name, const tn_tensor *parameter, tni_ints shape)
{
    tni_shape_text own;
    tni_shape_text wanted;
    bool fits = parameter == NULL || (int64_t)parameter->rank == shape.count;
    for (int64_t i = 0; fits && parameter != NULL && i < shape.count; i++)
        fits = parameter->sizes[i] == shape.items[i];
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected %s to be of same shape as normalized_shape, but got %s of shape %s "
                    "and normalized_shape = %s",
                    name, name, tni_shape_print(&own, parameter->rank, parameter->sizes),
                    tni_shape_print(&wanted, shape.count, shape.items));
}

/* Check that the input's last sizes are the normalised shape. */
static tn_status check_shape(const tn_tensor *input, tni_ints shape)
{
    tni_shape_text own;
    tni_shape_text wanted;
    bool fits = (int64_t)input->rank >= shape.count;
    if (shape.count < 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected normalized_shape to be at least 1-dimensional, i.e., containing "
                        "at least one element, but got normalized_shape = []");
    for (int64_t i = 0; fits && i < shape.count; i++)
        fits = input->sizes[input->rank - shape.count + i] == shape.items[i];
    if (fits)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Given normalized_shape=%s, expected input to end with these sizes, but got "
                    "input of size%s",
                    tni_shape_print(&wanted, shape.count, shape.items),
                    tni_shape_print(&own, input->rank, input->sizes));
}

tn_status tni_parameters_dtype(tn_dtype own, tn_tensor *const *parameters, int count, tn_dtype *out)
{
    bool is_half = own == TN_DTYPE_F16 || own == TN_DTYPE_BF16;
    bool is_met = false;
    *out = own;
    for (int i = 0; i < count; i++) {
        if (parameters[i] == NULL)
            continue;
        tn_dtype dtype = (tn_dtype)parameters[i]->dtype;
        if (dtype != (is_met ? *out : own) && (is_met || !is_half || dtype != TN_DTYPE_F32))
            return tni_fail(TN_ERR_RUNTIME,
                            "mixed dtype (CPU): the input is %s and a parameter is %s; all are %s, "
                            "or Float for an input of 16 bits",
                            tni_scalar_name(own), tni_scalar_name(dtype), tni_scalar_name(own));
        is_met = true;
        *out = dtype;
    }
    return TN_OK;
}

/* Check a call and describe it; eps, weight and bias are the caller's to fill in. */
static tn_status plan_layer(const tn_tensor *input, tni_ints shape, tn_tensor *weight,
                            tn_tensor *bias, layer *out)
{
    tn_tensor *const parameters[] = {weight, bias};
    TN_TRY(check_shape(input, shape));
    TN_TRY(check_parameter("weight", weight, shape));
    TN_TRY(check_parameter("bias", bias, shape));
    out->own = out->stats = (tn_dtype)input->dtype;
    out->computing = out->own == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
    out->axis = input->rank - shape.count;
    out->rows = out->columns = 1;
    for (int64_t i = 0; i < input->rank; i++) {
        int64_t *product = i < out->axis ? &out->rows : &out->columns;
        *product = tni_mul_wrapping(*product, input->sizes[i]);
    }
    if (tni_category(out->own) != 2 || tni_dtypes[out->own].bytes < 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"LayerNormKernelImpl\" not implemented for '%s'",
                        tni_scalar_name(out->own));
    TN_TRY(tni_parameters_dtype(out->own, parameters, 2, &out->stats));
    /* [0] is for float, [1] for double. */
    out->loops = &TNI_OF_ISA(tni_norm_loops)[out->computing == TN_DTYPE_F64];
    return TN_OK;
}

/* ---- native_layer_norm ---- */

/* A row-major tensor seen as a matrix of rows. */
typedef struct rows {
    tni_strided operand; /* of the arrays below */
    int64_t sizes[2];    /* rows, columns */
    int64_t strides[2];  /* in elements */
} rows;

/* Return a row-major tensor as rows or, with is_stats, as a vector with one number per row. */
static const tni_strided *as_rows(const tn_tensor *tensor, const layer *l, bool is_stats,
                                  rows *room)
{
    room->sizes[0] = l->rows;
    room->sizes[1] = l->columns;
    room->strides[0] = is_stats ? 1 : l->columns;
    room->strides[1] = 1;
    room->operand = tni_strided_at((tn_dtype)tensor->dtype, tensor->data, is_stats ? 1 : 2,
                                   room->sizes, room->strides);
    return &room->operand;
}

/* Return buffer number `index` of the thread: room for a row of doubles. */
static void *room_of(const tni_line *line, int index)
{
    return (double *)line->scratch + index * line->count;
}

/* Return the row's number of an operand of statistics. */
static double read_number(const tni_line *line, int index, tn_dtype dtype)
{
    double value;
    tni_convert(TN_DTYPE_F64, (char *)&value, 0, dtype, line->data[index], 0, 1);
    return value;
}

/* Write the row's number of an operand of statistics. */
static void write_number(const tni_line *line, int index, tn_dtype dtype, double value)
{
    float single = (float)value;
    if (dtype == TN_DTYPE_F32)
        memcpy(line->data[index], &single, sizeof single);
    else
        tni_convert(dtype, line->data[index], 0, TN_DTYPE_F64, (const char *)&value, 0, 1);
}

/* Return what a row is multiplied by. The variance is the population's: divided by n. */
static double scale_of(const layer *l, double m2)
{
    return 1 / sqrt(m2 / (double)l->columns + l->eps);
}

/* Normalise one row, in buffers. Operands: input, result, mean, rstd. */
static void normalise_row(const tni_line *line)
{
    const layer *l = line->context;
    double mean;
    double m2;
    const void *x = tni_line_load(line, 0, l->own, l->computing, line->count, room_of(line, 0));
    void *out = room_of(line, 1);
    l->loops->row.moments(x, 1, line->count, &mean, &m2);
    double scale = scale_of(l, m2);
    l->loops->row.scale(x, line->count, mean, scale, data_of(l->weight), data_of(l->bias), out);
    tni_convert(l->own, line->data[1], line->steps[1], l->computing, out,
                tni_dtypes[l->computing].bytes, line->count);
    write_number(line, 2, l->stats, mean);
    write_number(line, 3, l->stats, scale);
}

/* Write the statistics of empty rows as PyTorch does: mean 0, rstd nan. */
static tn_status fill_empty_stats(const tn_tensor *mean, const tn_tensor *rstd)
{
    TN_TRY(tni_fill(mean, TNI_INT_SCALAR(0)));
    return tni_fill(rstd, TNI_REAL_SCALAR(NAN));
}

/* Elements and rows that are normalised at a time, on the stack where they are converted. */
#define BLOCK      2048
#define BLOCK_ROWS 64
/* Elements that make a thread worth it. */
#define ROWS_GRAIN 16384

/* Dense rows: input and results. */
typedef struct dense_rows {
    const layer *l;     /* the call */
    const char *x;      /* the input */
    char *out;          /* the result */
    char *mean, *scale; /* statistics of each row */
} dense_rows;

/*
 * Normalise up to BLOCK_ROWS rows in the computing dtype, some of which are passed over together.
 * scale[i] is m2 until the second loop.
 */
static void normalise_block(const layer *l, const char *x, int64_t count, char *out, double *mean,
                            double *scale)
{
    const int64_t bytes = l->columns * tni_dtypes[l->computing].bytes;
    const int64_t most = tni_norm_rows(l->columns);
    for (int64_t first = 0; first < count; first += most) {
        const int64_t end = tni_min(first + most, count);
        l->loops->row.moments(x + first * bytes, end - first, l->columns, mean + first,
                              scale + first);
        for (int64_t i = first; i < end; i++)
            scale[i] = scale_of(l, scale[i]);
        for (int64_t i = first; i < end; i++)
            l->loops->row.scale(x + i * bytes, l->columns, mean[i], scale[i], data_of(l->weight),
                                data_of(l->bias), out + i * bytes);
    }
}

/* Normalise rows [begin, end). Half types are converted a block at a time. */
static void normalise_rows(int64_t begin, int64_t end, void *context)
{
    const dense_rows *d = context;
    const layer *l = d->l;
    const int64_t bytes = tni_dtypes[l->own].bytes;
    const int64_t stats = tni_dtypes[l->stats].bytes;
    const bool is_converted = l->own != l->computing;
    const int64_t most =
        is_converted ? tni_min(BLOCK / l->columns, BLOCK_ROWS) : (int64_t)BLOCK_ROWS;
    float rooms[2][BLOCK];
    double mean[BLOCK_ROWS];
    double scale[BLOCK_ROWS];
    for (int64_t row = begin, some; row < end; row += some) {
        some = tni_min(end - row, most);
        const int64_t count = some * l->columns;
        const char *x = d->x + row * l->columns * bytes;
        char *out = d->out + row * l->columns * bytes;
        if (is_converted)
            tni_cast_of(l->own, TN_DTYPE_F32)(x, (char *)rooms[0], count);
        normalise_block(l, is_converted ? (const char *)rooms[0] : x, some,
                        is_converted ? (char *)rooms[1] : out, mean, scale);
        if (is_converted)
            tni_cast_of(TN_DTYPE_F32, l->own)((const char *)rooms[1], out, count);
        tni_convert(l->stats, d->mean + row * stats, stats, TN_DTYPE_F64, (const char *)mean,
                    sizeof *mean, some);
        tni_convert(l->stats, d->scale + row * stats, stats, TN_DTYPE_F64, (const char *)scale,
                    sizeof *scale, some);
    }
}

/* Normalise all rows; results are result, mean, rstd. */
static tn_status run_layer(const layer *l, tn_tensor *x, tn_tensor *const *results)
{
    rows shapes[4];
    /* Without columns there is nothing to walk. */
    if (l->columns == 0 && l->rows > 0)
        return fill_empty_stats(results[1], results[2]);
    if (x->numel == 0)
        return TN_OK;
    if (l->own == l->computing || l->columns <= BLOCK) {
        dense_rows d = {l, x->data, results[0]->data, results[1]->data, results[2]->data};
        if (d.x != NULL && d.out != NULL) /* on meta they are NULL */
            tni_parallel_for(0, l->rows, ROWS_GRAIN / l->columns + 1, normalise_rows, &d);
        return TN_OK;
    }
    const tni_strided *const operands[] = {
        as_rows(x, l, false, &shapes[0]), as_rows(results[0], l, false, &shapes[1]),
        as_rows(results[1], l, true, &shapes[2]), as_rows(results[2], l, true, &shapes[3])};
    int64_t room = tni_mul_saturating(l->columns, 2 * (int64_t)sizeof(double));
    return tni_lines_run(operands, 4, 1, (size_t)room, normalise_row, l);
}

TNI_TYPED(native_layer_norm)
{
    layer l = {.eps = in->eps};
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    const tn_tensor *input = in->input;
    TN_TRY(plan_layer(input, in->normalized_shape, in->weight, in->bias, &l));
    /* mean and rstd keep the leading sizes, and have 1 for each normalised dimension. */
    for (int64_t i = 0; i < input->rank; i++)
        sizes[i] = i < l.axis ? input->sizes[i] : 1;
    tn_tensor *x = TNI_BUILD_OF(&s, tni_contiguous(in->input, &s.made));
    l.weight = computed(&s, in->weight, l.computing);
    l.bias = computed(&s, in->bias, l.computing);
    tn_tensor *results[] = {
        TNI_BUILD_OF(&s, tni_new_like(input, l.own, input->rank, input->sizes, &s.made)),
        TNI_BUILD_OF(&s, tni_new_like(input, l.stats, input->rank, sizes, &s.made)),
        TNI_BUILD_OF(&s, tni_new_like(input, l.stats, input->rank, sizes, &s.made))};
    TNI_BUILD_DO(&s, run_layer(&l, x, results));
    return tni_builder_return_all(&s, results, 3, outs);
}

/* native_layer_norm without the statistics. */
TNI_TYPED(layer_norm)
{
    tn_tensor *results[3] = {NULL};
    tni_builder s = {0};
    TN_TRY(tni_call_native_layer_norm(in->input, in->normalized_shape, in->weight, in->bias,
                                      in->eps, results));
    for (int i = 0; i < 3; i++)
        tni_builder_keep(&s, results[i]);
    return tni_builder_return(&s, results[0], outs);
}

/* ---- native_layer_norm_backward ---- */

/*
 * Compute the gradient of one row. Operands: gradient of the result, input, mean, rstd, gradient of
 * the input.
 */
static void back_row(const tni_line *line)
{
    const layer *l = line->context;
    const void *g = tni_line_load(line, 0, l->own, l->computing, line->count, room_of(line, 0));
    const void *x = tni_line_load(line, 1, l->own, l->computing, line->count, room_of(line, 1));
    void *out = l->own == l->computing ? line->data[4] : room_of(line, 2);
    l->loops->row.back(g, x, line->count, read_number(line, 2, l->stats),
                       read_number(line, 3, l->stats), data_of(l->weight), out);
    if (out != line->data[4])
        tni_convert(l->own, line->data[4], line->steps[4], l->computing, out,
                    tni_dtypes[l->computing].bytes, line->count);
}

/* The gradients of weight and bias, sums over rows for each column. */
typedef struct parameter_sums {
    const layer *l;        /* the call */
    const tn_tensor *grad; /* of the result, row-major */
    const tn_tensor *x;    /* the input, row-major */
    const double *mean;    /* of each row */
    const double *rstd;    /* of each row */
    tn_tensor *weight;     /* its gradient; NULL if it is not asked for */
    tn_tensor *bias;       /* likewise */
} parameter_sums;

/*
 * Return columns `first` to `first` + `count` of `some` rows, in the computing dtype: in place, or
 * converted into `room`. *step is the distance of rows in elements.
 */
static const void *load_rows(const layer *l, const tn_tensor *from, int64_t row, int64_t some,
                             int64_t first, int64_t count, void *room, int64_t *step)
{
    int64_t own = tni_dtypes[l->own].bytes;
    int64_t bytes = tni_dtypes[l->computing].bytes;
    const char *at = (const char *)from->data + (row * l->columns + first) * own;
    *step = l->columns;
    if (l->own == l->computing)
        return at;
    *step = COLUMNS;
    for (int64_t i = 0; i < some; i++)
        tni_convert(l->computing, (char *)room + i * COLUMNS * bytes, bytes, l->own,
                    at + i * l->columns * own, own, count);
    return room;
}

/*
 * Sum blocks [begin, end) of columns over all rows: g * (x - mean) * rstd for the weight, g for the
 * bias. A block's sums, in double, are on the stack.
 */
static void sum_columns(int64_t begin, int64_t end, void *context)
{
    const parameter_sums *p = context;
    const layer *l = p->l;
    for (int64_t block = begin; block < end; block++) {
        double sums[2][COLUMNS] = {{0}};
        float rooms[2][TNI_NORM_ROWS * COLUMNS]; /* only half types are converted */
        int64_t first = block * COLUMNS;
        int64_t count = tni_min(l->columns - first, COLUMNS);
        for (int64_t row = 0; row < l->rows; row += TNI_NORM_ROWS) {
            int64_t step;
            int64_t some = tni_min(l->rows - row, TNI_NORM_ROWS);
            const void *g = load_rows(l, p->grad, row, some, first, count, rooms[0], &step);
            const void *x = load_rows(l, p->x, row, some, first, count, rooms[1], &step);
            l->loops->row.add_rows(g, x, step, some, count, p->mean + row, p->rstd + row, sums[0],
                                   sums[1]);
        }
        /* Rounded once, after all rows. */
        tn_tensor *const targets[] = {p->weight, p->bias};
        for (int k = 0; k < 2; k++) {
            if (targets[k] == NULL)
                continue;
            tn_dtype dtype = (tn_dtype)targets[k]->dtype;
            int64_t size = tni_dtypes[dtype].bytes;
            tni_convert(dtype, (char *)targets[k]->data + first * size, size, TN_DTYPE_F64,
                        (const char *)sums[k], sizeof(double), count);
        }
    }
}

/*
 * Compute the gradients that `results` has tensors for. `from`: gradient of the result, input,
 * mean, rstd.
 */
static tn_status run_layer_back(const layer *l, tn_tensor *const *from, tn_tensor *const *results)
{
    rows shapes[5];
    const tni_strided *operands[5];
    int64_t blocks = tni_ceil_div(l->columns, COLUMNS);
    parameter_sums sums = {.l = l, .grad = from[0], .x = from[1]};
    sums.mean = from[2]->data;
    sums.rstd = from[3]->data;
    sums.weight = results[1];
    sums.bias = results[2];
    /* Gradients of no columns have no elements. */
    if (from[0]->device.type == TN_DEVICE_META || l->columns == 0)
        return TN_OK;
    if (results[1] != NULL || results[2] != NULL)
        tni_parallel_for(0, blocks, 32768 / (l->rows * COLUMNS + 1) + 1, sum_columns, &sums);
    if (results[0] == NULL || results[0]->numel == 0)
        return TN_OK;
    for (int i = 0; i < 5; i++)
        operands[i] = as_rows(i < 4 ? from[i] : results[0], l, i == 2 || i == 3, &shapes[i]);
    int64_t room = tni_mul_saturating(l->columns, 3 * (int64_t)sizeof(double));
    return tni_lines_run(operands, 5, 1, (size_t)room, back_row, l);
}

TNI_TYPED(native_layer_norm_backward)
{
    layer l = {.own = TN_DTYPE_UNDEFINED};
    tni_builder s = {0};
    tn_tensor *results[3] = {NULL};
    const tn_tensor *input = in->input;
    TN_TRY(plan_layer(input, in->normalized_shape, in->weight, in->bias, &l));
    if (in->grad_out->numel != input->numel || in->grad_out->dtype != input->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "native_layer_norm_backward: argument 'grad_out' differs from 'input' in "
                        "sizes or dtype");
    if (in->mean->numel != l.rows || in->rstd->numel != l.rows)
        return tni_fail(TN_ERR_RUNTIME,
                        "native_layer_norm_backward: 'mean' and 'rstd' have %lld "
                        "and %lld elements, not one for each of %lld rows",
                        (long long)in->mean->numel, (long long)in->rstd->numel, (long long)l.rows);
    /* back_row reads the statistics as double, whatever they were saved in. */
    l.stats = TN_DTYPE_F64;
    tn_tensor *from[] = {TNI_BUILD_OF(&s, tni_contiguous(in->grad_out, &s.made)),
                         TNI_BUILD_OF(&s, tni_contiguous(in->input, &s.made)),
                         tni_builder_contiguous(&s, in->mean, TN_DTYPE_F64),
                         tni_builder_contiguous(&s, in->rstd, TN_DTYPE_F64)};
    l.weight = computed(&s, in->weight, l.computing);
    if (tni_list_bool(in->output_mask, 0))
        results[0] =
            TNI_BUILD_OF(&s, tni_new_like(input, l.own, input->rank, input->sizes, &s.made));
    /* A gradient has its parameter's dtype; of an absent parameter, the input's. */
    tn_tensor *const parameters[] = {in->weight, in->bias};
    for (int i = 0; i < 2; i++) {
        tn_dtype dtype = parameters[i] != NULL ? (tn_dtype)parameters[i]->dtype : l.own;
        if (tni_list_bool(in->output_mask, (size_t)i + 1))
            results[i + 1] = TNI_BUILD_OF(&s, tni_new_like(input, dtype, input->rank - l.axis,
                                                           input->sizes + l.axis, &s.made));
    }
    TNI_BUILD_DO(&s, run_layer_back(&l, from, results));
    for (int i = 0; i < 3 && tni_builder_go_on(&s); i++)
        if (results[i] != NULL)
            tn_tensor_retain(results[i]);
    TN_TRY(tni_builder_end(&s));
    return tni_return_all(TN_OK, results, 3, outs);
}

/* ---- rms_norm ---- */

/* Return the machine epsilon of the dtype that is computed in, which is the default eps. */
static double step_above_one(tn_dtype dtype)
{
    return tni_real_of(dtype) == TN_DTYPE_F64 ? 0x1p-52 : 0x1p-23;
}

/* Return x / sqrt(mean(x^2) + eps) * weight, half types computed in float; *rstd is 1 / sqrt(…). */
static tn_tensor *rms_steps(tni_builder *s, tn_tensor *input, tni_ints shape, tn_tensor *weight,
                            tni_maybe_double eps, tn_tensor **rstd)
{
    int64_t dims[TN_MAX_DIM];
    tn_dtype own = (tn_dtype)input->dtype;
    bool is_half = own == TN_DTYPE_F16 || own == TN_DTYPE_BF16;
    tn_tensor *x = input;
    for (int64_t i = 0; i < shape.count; i++)
        dims[i] = input->rank - shape.count + i;
    if (is_half)
        x = TNI_BUILD(s, to_dtype, x, TN_DTYPE_F32, false, false, -1);
    double little = eps.is_given ? eps.value : step_above_one(own);
    tn_tensor *square = TNI_BUILD(s, mul_Tensor, x, x);
    tn_tensor *mean =
        TNI_BUILD(s, mean_dim, square, (tni_ints){dims, shape.count}, true, TN_DTYPE_UNDEFINED);
    tn_tensor *sum = TNI_BUILD(s, add_Scalar, mean, TNI_REAL_SCALAR(little), TNI_INT_SCALAR(1));
    *rstd = TNI_BUILD(s, rsqrt, sum);
    tn_tensor *result = TNI_BUILD(s, mul_Tensor, x, *rstd);
    if (weight != NULL)
        result = TNI_BUILD(s, mul_Tensor, result, weight);
    if (tni_builder_go_on(s) && result->dtype != (int8_t)own)
        result = TNI_BUILD(s, to_dtype, result, own, false, false, -1);
    return result;
}

/* Check a call of rms_norm: shapes, and a floating or complex dtype. */
static tn_status check_rms(const tn_tensor *input, tni_ints shape, const tn_tensor *weight)
{
    TN_TRY(check_shape(input, shape));
    TN_TRY(check_parameter("weight", weight, shape));
    if (tni_category((tn_dtype)input->dtype) < 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"rms_norm\" not implemented for '%s'",
                        tni_scalar_name(input->dtype));
    return TN_OK;
}

TNI_TYPED(_fused_rms_norm)
{
    tni_builder s = {0};
    tn_tensor *rstd;
    TN_TRY(check_rms(in->input, in->normalized_shape, in->weight));
    tn_tensor *result = rms_steps(&s, in->input, in->normalized_shape, in->weight, in->eps, &rstd);
    tn_tensor *results[] = {result, rstd};
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(rms_norm)
{
    tni_builder s = {0};
    tn_tensor *rstd;
    TN_TRY(check_rms(in->input, in->normalized_shape, in->weight));
    tn_tensor *result = rms_steps(&s, in->input, in->normalized_shape, in->weight, in->eps, &rstd);
    return tni_builder_return(&s, TNI_BUILD(&s, contiguous, result, TN_MEMORY_FORMAT_CONTIGUOUS),
                              outs);
}
