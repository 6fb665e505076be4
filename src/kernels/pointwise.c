/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators: what one row says and how a row runs.
 *
 * The inputs are the first arguments: tensors, or numbers, which become tensors that count in
 * promotion by their kind. Scalar arguments behind them are what loops get as their context.
 */
#include "kernels/iterator.h"
#include "kernels/pointwise.h"

/* How the dtype that is computed in follows from the promoted one. */
typedef enum types_rule {
    TYPES_COMMON,  /* it is the promoted one */
    TYPES_FLOATING /* whole numbers and truths become the default real dtype */
} types_rule;

/* The dtype of the result. */
typedef enum result_rule {
    RESULT_COMMON, /* that which is computed in */
    RESULT_BOOL    /* truth, written to whatever dtype a given result has */
} result_rule;

/* Refuses what the operator refuses, and changes numbers. */
typedef tn_status (*pointwise_check)(const tni_work *work, const tni_iter *iter,
                                     const tni_scalar *const *scalars, tni_numbers *numbers);

/* One operator. */
typedef struct pointwise_row {
    const char *name;      /* of the loop in messages: "add_stub" */
    int16_t loop;          /* TNI_LOOP_… */
    uint8_t ninputs;       /* inputs */
    uint8_t types;         /* a types_rule */
    uint8_t result;        /* a result_rule */
    pointwise_check check; /* NULL: nothing to check */
} pointwise_row;

/* ---- columns ---- */

/* The column of each dtype, plus one; 0 for those that are not computed with. */
static const uint8_t columns[TN_DTYPE_COUNT] = {
    [TN_DTYPE_BOOL] = TNI_COLUMN_BOOL + 1, [TN_DTYPE_U8] = TNI_COLUMN_U8 + 1,
    [TN_DTYPE_I8] = TNI_COLUMN_I8 + 1,     [TN_DTYPE_I16] = TNI_COLUMN_I16 + 1,
    [TN_DTYPE_I32] = TNI_COLUMN_I32 + 1,   [TN_DTYPE_I64] = TNI_COLUMN_I64 + 1,
    [TN_DTYPE_U16] = TNI_COLUMN_U16 + 1,   [TN_DTYPE_U32] = TNI_COLUMN_U32 + 1,
    [TN_DTYPE_U64] = TNI_COLUMN_U64 + 1,   [TN_DTYPE_F16] = TNI_COLUMN_F32 + 1,
    [TN_DTYPE_BF16] = TNI_COLUMN_F32 + 1,  [TN_DTYPE_F32] = TNI_COLUMN_F32 + 1,
    [TN_DTYPE_F64] = TNI_COLUMN_F64 + 1,   [TN_DTYPE_C32] = TNI_COLUMN_C64 + 1,
    [TN_DTYPE_C64] = TNI_COLUMN_C64 + 1,   [TN_DTYPE_C128] = TNI_COLUMN_C128 + 1,
};

/* The dtype that a column computes in. */
static const tn_dtype column_dtypes[TNI_COLUMN_COUNT] = {
    [TNI_COLUMN_BOOL] = TN_DTYPE_BOOL, [TNI_COLUMN_U8] = TN_DTYPE_U8,
    [TNI_COLUMN_I8] = TN_DTYPE_I8,     [TNI_COLUMN_I16] = TN_DTYPE_I16,
    [TNI_COLUMN_I32] = TN_DTYPE_I32,   [TNI_COLUMN_I64] = TN_DTYPE_I64,
    [TNI_COLUMN_U16] = TN_DTYPE_U16,   [TNI_COLUMN_U32] = TN_DTYPE_U32,
    [TNI_COLUMN_U64] = TN_DTYPE_U64,   [TNI_COLUMN_F32] = TN_DTYPE_F32,
    [TNI_COLUMN_F64] = TN_DTYPE_F64,   [TNI_COLUMN_C64] = TN_DTYPE_C64,
    [TNI_COLUMN_C128] = TN_DTYPE_C128,
};

/* ---- arguments ---- */

/* A number as a tensor, without memory of its own. */
typedef struct wrapped_number {
    tn_tensor tensor; /* rank 0, on the CPU */
    union {
        int64_t integer;
        double real;
        double complex[2];
        bool boolean;
    } data; /* the element */
} wrapped_number;

static tn_tensor *wrap(const tni_scalar *number, wrapped_number *out)
{
    tn_dtype dtype = number->kind == TN_KIND_BOOL     ? TN_DTYPE_BOOL
                     : number->kind == TN_KIND_INT    ? TN_DTYPE_I64
                     : number->kind == TN_KIND_DOUBLE ? TN_DTYPE_F64
                                                      : TN_DTYPE_C128;
    memset(&out->tensor, 0, sizeof out->tensor);
    memcpy(&out->data, &number->as, sizeof out->data);
    out->tensor.dtype = (int8_t)dtype;
    out->tensor.data = &out->data;
    out->tensor.numel = 1;
    out->tensor.sizes = out->tensor.dims;
    out->tensor.strides = out->tensor.dims + TNI_INLINE_RANK;
    out->tensor.flags = TNI_TENSOR_WRAPPED_NUMBER | TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    out->tensor.device = TN_CPU;
    return &out->tensor;
}

/* The arguments of one call. */
typedef struct pointwise_args {
    tn_tensor *inputs[TNI_ITER_INPUTS];          /* as many as the row says */
    wrapped_number numbers[TNI_ITER_INPUTS];     /* what inputs that were numbers point to */
    const tni_scalar *scalars[TNI_MOST_NUMBERS]; /* the Scalars behind the inputs, NULL without */
} pointwise_args;

static tn_status read_args(const tni_work *work, const pointwise_row *row, pointwise_args *out)
{
    const tni_signature *signature = work->call->signature;
    size_t nscalars = 0;
    memset(out->scalars, 0, sizeof out->scalars);
    for (size_t i = 0; i < signature->nargs; i++) {
        bool is_scalar = signature->args[i] == TNI_TYPE_SCALAR;
        if (i >= row->ninputs && is_scalar && nscalars < TNI_MOST_NUMBERS)
            out->scalars[nscalars++] = tni_arg_scalar(work->args[i]);
        else if (i < row->ninputs && is_scalar)
            out->inputs[i] = wrap(tni_arg_scalar(work->args[i]), &out->numbers[i]);
        else if (i < row->ninputs)
            TN_TRY(tni_arg_tensor(work->call, work->args, i, &out->inputs[i]));
    }
    return TN_OK;
}

static tni_number number_of(const tni_scalar *scalar)
{
    bool is_whole = scalar->kind == TN_KIND_INT || scalar->kind == TN_KIND_BOOL;
    int64_t integer = scalar->kind == TN_KIND_BOOL ? scalar->as.boolean : scalar->as.integer;
    if (is_whole)
        return (tni_number){(double)integer, 0, integer};
    if (scalar->kind == TN_KIND_DOUBLE)
        return (tni_number){scalar->as.real, 0, 0};
    return (tni_number){scalar->as.complex[0], scalar->as.complex[1], 0};
}

/* ---- shapes and work ---- */

_Static_assert(sizeof(tni_numbers) <= sizeof((tni_work *)NULL)->kept, "numbers are kept");

static tn_status pointwise_shapes(tni_work *work)
{
    const pointwise_row *row = work->row;
    pointwise_args args;
    tni_iter iter;
    tni_numbers numbers = {0};
    TN_TRY(read_args(work, row, &args));
    TN_TRY(tni_iter_begin(&iter, args.inputs, row->ninputs));
    work->dtype = iter.common;
    if (row->types == TYPES_FLOATING && tni_category(work->dtype) < 2)
        work->dtype = tni_default_dtype();
    for (int i = 0; i < TNI_MOST_NUMBERS && args.scalars[i] != NULL; i++)
        numbers.items[i] = number_of(args.scalars[i]);
    if (row->check != NULL)
        TN_TRY(row->check(work, &iter, args.scalars, &numbers));
    memcpy(work->kept.bytes, &numbers, sizeof numbers);
    bool is_bool = row->result == RESULT_BOOL;
    return tni_iter_output(&iter, work, 0, is_bool ? TN_DTYPE_BOOL : work->dtype, is_bool);
}

/* The function of a loop for a column, at the process's level or at the base; NULL for none. */
static tni_loop_inner find_loop(int loop, int column)
{
    tni_loop_inner found = TNI_OF_LEVEL(tni_pointwise_loops)[loop].columns[column];
    return found != NULL ? found : tni_pointwise_loops_base[loop].columns[column];
}

/* Without elements every dtype will do, as in PyTorch. */
static tn_status pointwise_work(tni_work *work)
{
    const pointwise_row *row = work->row;
    pointwise_args args;
    tni_loop loop;
    int column = columns[work->dtype] - 1;
    tni_loop_inner inner = column < 0 ? NULL : find_loop(row->loop, column);
    if (work->outs[0]->numel == 0)
        return TN_OK;
    if (inner == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row->name,
                        tni_scalar_name(work->dtype));
    tn_dtype computing = column_dtypes[column];
    TN_TRY(read_args(work, row, &args));
    tni_loop_begin(&loop, work->outs[0]);
    TN_TRY(tni_loop_cast(&loop, 0, row->result == RESULT_BOOL ? TN_DTYPE_BOOL : computing));
    for (int i = 0; i < row->ninputs; i++) {
        tni_loop_input(&loop, args.inputs[i]);
        TN_TRY(tni_loop_cast(&loop, i + 1, computing));
    }
    tni_loop_run(&loop, inner, work->kept.bytes);
    return TN_OK;
}

/* ---- checks ---- */

/* alpha must be no more than the result's dtype can say. */
static tn_status check_alpha(const tni_work *work, const tni_iter *iter,
                             const tni_scalar *const *scalars, tni_numbers *numbers)
{
    const tni_scalar *alpha = scalars[0];
    int category = tni_category(work->dtype);
    (void)iter;
    (void)numbers;
    if (alpha->kind == TN_KIND_BOOL && work->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Boolean alpha only supported for Boolean results.");
    if (alpha->kind == TN_KIND_DOUBLE && category < 2)
        return tni_fail(TN_ERR_RUNTIME, "For integral input tensors, argument alpha must not be a "
                                        "floating point number.");
    if (alpha->kind == TN_KIND_COMPLEX && category < 3)
        return tni_fail(TN_ERR_RUNTIME, "For non-complex input tensors, argument alpha must not be "
                                        "a complex number.");
    return TN_OK;
}

/* Bools can be added, not subtracted; the messages are PyTorch's. alpha is negated, exactly. */
static tn_status check_sub(const tni_work *work, const tni_iter *iter,
                           const tni_scalar *const *scalars, tni_numbers *numbers)
{
    bool is_bool[2] = {iter->inputs[0]->dtype == TN_DTYPE_BOOL,
                       iter->inputs[1]->dtype == TN_DTYPE_BOOL};
    tni_number *alpha = &numbers->items[0];
    if (is_bool[0] && is_bool[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with two bool tensors is not supported. "
                        "Use the `^` or `logical_xor()` operator instead.");
    if (is_bool[0] || is_bool[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with a bool tensor is not supported. If "
                        "you are trying to invert a mask, use the `~` or `logical_not()` operator "
                        "instead.");
    TN_TRY(check_alpha(work, iter, scalars, numbers));
    *alpha = (tni_number){-alpha->real, -alpha->imaginary, (int64_t)(0 - (uint64_t)alpha->integer)};
    return TN_OK;
}

static tn_status check_neg(const tni_work *work, const tni_iter *iter,
                           const tni_scalar *const *scalars, tni_numbers *numbers)
{
    (void)iter;
    (void)scalars;
    (void)numbers;
    if (work->dtype == TN_DTYPE_BOOL)
        return tni_fail(
            TN_ERR_RUNTIME,
            "Negation, the `-` operator, on a bool tensor is not supported. If you are "
            "trying to invert a mask, use the `~` or `logical_not()` operator instead.");
    return TN_OK;
}

/* ---- the rows ---- */

#define POINTWISE(kernel, name, loop, ninputs, types, result, check)                               \
    static const pointwise_row row_##kernel = {name,          TNI_LOOP_##loop, ninputs,            \
                                               TYPES_##types, RESULT_##result, check};             \
    extern const tni_structured tni_structured_##kernel;                                           \
    const tni_structured tni_structured_##kernel = {pointwise_shapes, pointwise_work,              \
                                                    &row_##kernel};

POINTWISE(add_out, "add_stub", add, 2, COMMON, COMMON, check_alpha)
POINTWISE(div_out, "div_cpu", div, 2, FLOATING, COMMON, NULL)
POINTWISE(eq_Scalar_out, "compare_eq_ne", eq, 2, COMMON, BOOL, NULL)
POINTWISE(eq_Tensor_out, "compare_eq_ne", eq, 2, COMMON, BOOL, NULL)
POINTWISE(exp_out, "exp_vml_cpu", exp, 1, FLOATING, COMMON, NULL)
POINTWISE(ge_Scalar_out, "ge_cpu", ge, 2, COMMON, BOOL, NULL)
POINTWISE(ge_Tensor_out, "ge_cpu", ge, 2, COMMON, BOOL, NULL)
POINTWISE(gt_Scalar_out, "gt_cpu", gt, 2, COMMON, BOOL, NULL)
POINTWISE(gt_Tensor_out, "gt_cpu", gt, 2, COMMON, BOOL, NULL)
POINTWISE(le_Scalar_out, "le_cpu", le, 2, COMMON, BOOL, NULL)
POINTWISE(le_Tensor_out, "le_cpu", le, 2, COMMON, BOOL, NULL)
POINTWISE(lt_Scalar_out, "lt_cpu", lt, 2, COMMON, BOOL, NULL)
POINTWISE(lt_Tensor_out, "lt_cpu", lt, 2, COMMON, BOOL, NULL)
POINTWISE(mul_out, "mul_cpu", mul, 2, COMMON, COMMON, NULL)
POINTWISE(ne_Scalar_out, "compare_eq_ne", ne, 2, COMMON, BOOL, NULL)
POINTWISE(ne_Tensor_out, "compare_eq_ne", ne, 2, COMMON, BOOL, NULL)
POINTWISE(neg_out, "neg_cpu", neg, 1, COMMON, COMMON, check_neg)
POINTWISE(sigmoid_out, "sigmoid_cpu", sigmoid, 1, FLOATING, COMMON, NULL)
POINTWISE(sqrt_out, "sqrt_vml_cpu", sqrt, 1, FLOATING, COMMON, NULL)
POINTWISE(sub_out, "add_stub", add, 2, COMMON, COMMON, check_sub)
POINTWISE(tanh_out, "tanh_vml_cpu", tanh, 1, FLOATING, COMMON, NULL)

/* Another name of sub, as in PyTorch, reached through the dispatcher. */
TNI_KERNEL(subtract_Tensor)
{
    static tni_callee sub_op = {"aten::sub.Tensor", NULL};
    (void)call;
    return tni_call_out(&sub_op, args, outs);
}
