/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs the specs of pointwise.h: reads arguments, promotes dtypes, makes results and runs the loop
 * of the compute type.
 *
 * There are two paths. run_alike serves most calls: contiguous tensors of one dtype and shape,
 * which need no promotion, broadcasting or conversion. run_any serves everything else: where
 * nothing has to be planned by one call of the loop's function, else through the iterator
 * (core/iterator.h).
 */
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/narrow_floats.h"

/* ---- compute types ---- */

/* The compute type of each dtype, plus one; 0 for dtypes that are not computed with. */
static const uint8_t compute_types[TN_DTYPE_COUNT] = {
    [TN_DTYPE_BOOL] = TNI_COMPUTE_BOOL + 1, [TN_DTYPE_U8] = TNI_COMPUTE_U8 + 1,
    [TN_DTYPE_I8] = TNI_COMPUTE_I8 + 1,     [TN_DTYPE_I16] = TNI_COMPUTE_I16 + 1,
    [TN_DTYPE_I32] = TNI_COMPUTE_I32 + 1,   [TN_DTYPE_I64] = TNI_COMPUTE_I64 + 1,
    [TN_DTYPE_U16] = TNI_COMPUTE_U16 + 1,   [TN_DTYPE_U32] = TNI_COMPUTE_U32 + 1,
    [TN_DTYPE_U64] = TNI_COMPUTE_U64 + 1,   [TN_DTYPE_F16] = TNI_COMPUTE_F32 + 1,
    [TN_DTYPE_BF16] = TNI_COMPUTE_F32 + 1,  [TN_DTYPE_F32] = TNI_COMPUTE_F32 + 1,
    [TN_DTYPE_F64] = TNI_COMPUTE_F64 + 1,   [TN_DTYPE_C32] = TNI_COMPUTE_C64 + 1,
    [TN_DTYPE_C64] = TNI_COMPUTE_C64 + 1,   [TN_DTYPE_C128] = TNI_COMPUTE_C128 + 1,
};

/* The dtype of each compute type. */
static const tn_dtype compute_dtypes[TNI_COMPUTE_TYPE_COUNT] = {
    [TNI_COMPUTE_BOOL] = TN_DTYPE_BOOL, [TNI_COMPUTE_U8] = TN_DTYPE_U8,
    [TNI_COMPUTE_I8] = TN_DTYPE_I8,     [TNI_COMPUTE_I16] = TN_DTYPE_I16,
    [TNI_COMPUTE_I32] = TN_DTYPE_I32,   [TNI_COMPUTE_I64] = TN_DTYPE_I64,
    [TNI_COMPUTE_U16] = TN_DTYPE_U16,   [TNI_COMPUTE_U32] = TN_DTYPE_U32,
    [TNI_COMPUTE_U64] = TN_DTYPE_U64,   [TNI_COMPUTE_F32] = TN_DTYPE_F32,
    [TNI_COMPUTE_F64] = TN_DTYPE_F64,   [TNI_COMPUTE_C64] = TN_DTYPE_C64,
    [TNI_COMPUTE_C128] = TN_DTYPE_C128,
};

/*
 * Return the compute type of a dtype under a rule, and the dtype that elements are converted to; -1
 * for none.
 */
static inline int find_compute_type(tn_dtype dtype, tni_compute_type_rule rule, tn_dtype *computing)
{
    int compute_type = compute_types[dtype] - 1;
    /* Moved elements keep their bits: any type of their size will do. */
    if (TNI_UNLIKELY(rule == TNI_COMPUTE_TYPES_MOVED)) {
        int bytes = tni_dtypes[dtype].bytes;
        *computing = dtype;
        return bytes == 1   ? TNI_COMPUTE_U8
               : bytes == 2 ? TNI_COMPUTE_U16
               : bytes == 4 ? TNI_COMPUTE_U32
               : bytes == 8 ? TNI_COMPUTE_U64
                            : TNI_COMPUTE_C128;
    }
    if (TNI_UNLIKELY(compute_type < 0) && rule == TNI_COMPUTE_TYPES_SMALL &&
        tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_can_convert(dtype))
        compute_type = TNI_COMPUTE_F32;
    if (TNI_UNLIKELY(rule == TNI_COMPUTE_TYPES_WIDE) && compute_type == TNI_COMPUTE_F32)
        compute_type = TNI_COMPUTE_F64;
    *computing = compute_type < 0 ? dtype : compute_dtypes[compute_type];
    return compute_type;
}

/* The variants of every loop, by ISA; NULL where an ISA has none. */
static const tni_loop_variant *const loops[TNI_LOOP_COUNT][TNI_ISA_COUNT] = {
#define TNI_LOOP(name) [TNI_LOOP_##name] = {&tni_loop_##name##_base},
#include "kernels/pointwise/base_loops.inc"
#undef TNI_LOOP
#define TNI_LOOP(name) [TNI_LOOP_##name] = {TNI_TABLES(tni_loop_##name)},
#include "kernels/pointwise/isa_loops.inc"
#undef TNI_LOOP
};

const tni_loop_variant *tni_loop_at_isa(int loop, tni_isa isa)
{
    return loops[loop][isa];
}

/*
 * Return the function of a loop for a compute type, of the process's ISA or else of the base; NULL
 * for none.
 */
static inline tni_loop_inner find_loop(int loop, int compute_type)
{
    const tni_loop_variant *variant = loops[loop][tni_cpu_isa()];
    if (TNI_LIKELY(variant != NULL && variant->compute_types[compute_type] != NULL))
        return variant->compute_types[compute_type];
    return loops[loop][TNI_ISA_BASE]->compute_types[compute_type];
}

tni_loop_inner tni_find_loop(int loop, tni_compute_type compute_type)
{
    return find_loop(loop, (int)compute_type);
}

/* The variants for half types by ISA; NULL where there is none. */
static const tni_half_variant *const halves[TNI_LOOP_COUNT][TNI_ISA_COUNT] = {
#define TNI_LOOP(name) [TNI_LOOP_##name] = {TNI_HALF_TABLES(tni_halves_##name)},
#include "kernels/pointwise/half_loops.inc"
#undef TNI_LOOP
};

/* Return the function of a loop on elements of a half type; NULL for none, and for other dtypes. */
static tni_loop_inner find_halves(int loop, tn_dtype dtype)
{
    const tni_half_variant *variant = halves[loop][tni_cpu_isa()];
    if (variant == NULL)
        return NULL;
    return dtype == TN_DTYPE_F16 ? variant->f16 : dtype == TN_DTYPE_BF16 ? variant->bf16 : NULL;
}

/* Properties of a loop that change how its call is made. */
enum {
    LOOP_DIVIDES = 1,       /* of integers: fails at a divisor of zero */
    LOOP_KEEPS_SECOND = 2,  /* with half types, a second input of one element is not rounded */
    LOOP_KEEPS_SCALAR = 4,  /* with half types, an input that is a Scalar is not rounded */
    LOOP_ROUNDS_NUMBERS = 8 /* numbers that are no inputs (alpha, lambd, eps) are rounded */
};

/* The properties of each loop; each follows what PyTorch's kernels do for half types. */
static const uint8_t traits[TNI_LOOP_COUNT] = {
    [TNI_LOOP_add] = LOOP_ROUNDS_NUMBERS,
    [TNI_LOOP_div] = LOOP_KEEPS_SECOND,
    [TNI_LOOP_div_floor] = LOOP_DIVIDES | LOOP_KEEPS_SECOND,
    [TNI_LOOP_div_trunc] = LOOP_DIVIDES | LOOP_KEEPS_SECOND,
    [TNI_LOOP_fmod] = LOOP_DIVIDES,
    [TNI_LOOP_hardshrink] = LOOP_ROUNDS_NUMBERS,
    [TNI_LOOP_lerp] = LOOP_KEEPS_SCALAR,
    [TNI_LOOP_logit] = LOOP_ROUNDS_NUMBERS,
    [TNI_LOOP_mul] = LOOP_KEEPS_SECOND,
    [TNI_LOOP_remainder] = LOOP_DIVIDES,
    [TNI_LOOP_shrink_backward] = LOOP_ROUNDS_NUMBERS,
};

static inline bool has_trait(int loop, int trait)
{
    return (traits[loop] & trait) != 0;
}

/* What an element of a loop costs: the loop's grain is TNI_LOOP_GRAIN >> cost, about 5 us. */
enum {
    COST_FUNCTION = 2, /* an exponential, a logarithm or a remainder, on vectors: 0.2 to 0.8 ns */
    COST_SEVERAL = 3,  /* as much as several of them: 1 to 4 ns */
    COST_SPECIAL = 6   /* a special function, element by element: 20 ns and more */
};

/* The cost of each loop; 0 for those that take about as long as their memory. */
static const uint8_t costs[TNI_LOOP_COUNT] = {
#define TNI_LOOP(name) [TNI_LOOP_##name] = COST_SPECIAL,
#include "kernels/pointwise/base_loops.inc"
#undef TNI_LOOP
#define FUNCTION(name) [TNI_LOOP_##name] = COST_FUNCTION
    FUNCTION(cos),
    FUNCTION(cosh),
    FUNCTION(div_floor),
    FUNCTION(elu),
    FUNCTION(elu_backward),
    FUNCTION(erf),
    FUNCTION(exp),
    FUNCTION(exp2),
    FUNCTION(expm1),
    FUNCTION(fmod),
    FUNCTION(gelu),
    FUNCTION(gelu_backward),
    FUNCTION(gelu_tanh),
    FUNCTION(gelu_tanh_backward),
    FUNCTION(log),
    FUNCTION(log10),
    FUNCTION(log2),
    FUNCTION(remainder),
    FUNCTION(sigmoid),
    FUNCTION(silu),
    FUNCTION(silu_backward),
    FUNCTION(sin),
    FUNCTION(sinc),
    FUNCTION(sinh),
    FUNCTION(softplus_backward),
    FUNCTION(tanh),
#undef FUNCTION
#define SEVERAL(name) [TNI_LOOP_##name] = COST_SEVERAL
    SEVERAL(acos),
    SEVERAL(acosh),
    SEVERAL(asin),
    SEVERAL(asinh),
    SEVERAL(atan),
    SEVERAL(atan2),
    SEVERAL(atanh),
    SEVERAL(bessel_i0),
    SEVERAL(bessel_i0e),
    SEVERAL(bessel_i1),
    SEVERAL(bessel_i1e),
    SEVERAL(digamma),
    SEVERAL(entr),
    SEVERAL(entropy),
    SEVERAL(erfc),
    SEVERAL(erfinv),
    SEVERAL(gcd),
    SEVERAL(hypot),
    SEVERAL(lcm),
    SEVERAL(lgamma),
    SEVERAL(log1p),
    SEVERAL(log_sigmoid),
    SEVERAL(logaddexp),
    SEVERAL(logaddexp2),
    SEVERAL(logit),
    SEVERAL(logits),
    SEVERAL(mish),
    SEVERAL(mish_backward),
    SEVERAL(ndtri),
    SEVERAL(polar),
    SEVERAL(pow),
    SEVERAL(softplus),
    SEVERAL(tan),
    SEVERAL(weighted_entropy),
    SEVERAL(weighted_logits),
    SEVERAL(xlogy),
#undef SEVERAL
};

/* Return the elements of a loop below which a second thread does not pay. */
static inline int64_t grain_of(int loop)
{
    return TNI_LOOP_GRAIN >> costs[loop];
}

/* ---- reading arguments ---- */

/*
 * Set up a number as a tensor on the stack that counts in promotion as a number. Its reference
 * counts are real, but nothing may keep it.
 */
static tn_tensor *wrap(const tni_scalar *number, tni_wrapped *out)
{
    tn_dtype dtype = number->kind == TN_KIND_BOOL     ? TN_DTYPE_BOOL
                     : number->kind == TN_KIND_INT    ? TN_DTYPE_I64
                     : number->kind == TN_KIND_DOUBLE ? TN_DTYPE_F64
                                                      : TN_DTYPE_C128;
    /* Only what precedes the inline sizes has to be zero. */
    memset(&out->tensor, 0, offsetof(tn_tensor, dims));
    memset(&out->storage, 0, sizeof out->storage);
    memcpy(&out->data, &number->as, sizeof out->data);
    tni_ref_init(&out->storage.ref);
    out->storage.data = &out->data;
    out->storage.bytes = sizeof out->data;
    out->storage.device = TN_CPU;
    out->storage.tensors = &out->tensor;
    tni_ref_init(&out->tensor.ref);
    out->tensor.storage = &out->storage;
    out->tensor.dtype = (int8_t)dtype;
    out->tensor.data = &out->data;
    out->tensor.numel = 1;
    out->tensor.sizes = out->tensor.dims;
    out->tensor.strides = out->tensor.dims + TNI_INLINE_RANK;
    out->tensor.flags = TNI_TENSOR_WRAPPED_NUMBER | TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    out->tensor.device = TN_CPU;
    return &out->tensor;
}

/* Return a Scalar in all forms that loops read; integers out of range are 0. */
static tni_number number_of(const tni_scalar *scalar)
{
    /* Bools count as the integers 0 and 1. */
    bool is_whole = scalar->kind == TN_KIND_INT || scalar->kind == TN_KIND_BOOL;
    int64_t integer = scalar->kind == TN_KIND_BOOL ? scalar->as.boolean : scalar->as.integer;
    if (is_whole)
        return (tni_number){(double)integer, 0, integer};
    double real = scalar->kind == TN_KIND_DOUBLE ? scalar->as.real : scalar->as.complex[0];
    bool fits = real >= -0x1p63 && real < 0x1p63;
    return (tni_number){real, scalar->kind == TN_KIND_DOUBLE ? 0 : scalar->as.complex[1],
                        fits ? (int64_t)real : 0};
}

/* Return the number of a given argument: a Scalar, float, int or bool. */
static tni_number read_number(tni_argcode leaf, StableIValue value)
{
    int64_t integer = leaf == TNI_TYPE_BOOL ? tni_arg_bool(value) : tni_arg_int(value);
    if (leaf == TNI_TYPE_SCALAR)
        return number_of(tni_arg_scalar(value));
    if (leaf == TNI_TYPE_FLOAT)
        return (tni_number){tni_arg_double(value), 0, 0};
    return (tni_number){(double)integer, 0, integer};
}

/* Return the number of arguments without the results that an out= operator is given. */
static size_t count_arguments(const tni_work *work)
{
    const tni_signature *signature = work->call->signature;
    return (size_t)(signature->nargs - (work->form == TNI_FORM_OUT ? signature->nreturns : 0));
}

/* Return how many inputs are Scalars: as many as tensors are missing. */
static int count_wrapped(const tni_work *work, const tni_pointwise *spec, size_t count)
{
    int missing = spec->ninputs;
    if (TNI_LIKELY(work->call->signature->leading >= missing))
        return 0;
    for (size_t i = 0; i < count; i++)
        missing -= (work->call->signature->args[i] & TNI_LEAF_MASK) == TNI_TYPE_TENSOR;
    return missing;
}

/*
 * Read the arguments from index `first` on, after the leading tensors, by their argument codes.
 * Tensors and, while tensors are missing, Scalars become inputs; other numbers are kept in order,
 * whether given or not.
 */
static TNI_NOINLINE tn_status read_others(tni_work *work, size_t first, size_t count,
                                          tni_pointwise_call *out)
{
    int nwrapped = count_wrapped(work, work->spec, count);
    size_t nnumbers = 0;
    for (size_t i = first; i < count; i++) {
        tni_argcode code = work->call->signature->args[i];
        tni_argcode leaf = code & TNI_LEAF_MASK;
        /* An optional argument is given if its ivalue is not 0. */
        bool is_given = (code & ~TNI_LEAF_MASK) == TNI_SHAPE_PLAIN || work->args[i] != 0;
        StableIValue value = (code & ~TNI_LEAF_MASK) == TNI_SHAPE_PLAIN
                                 ? work->args[i]
                                 : tni_arg_optional(work->args[i], 0);
        if (leaf == TNI_TYPE_TENSOR) {
            if (is_given && (code & ~TNI_LEAF_MASK) == TNI_SHAPE_PLAIN)
                TN_TRY(tni_arg_tensor(work->call, work->args, i, &out->inputs[out->ninputs++]));
            else if (is_given && tni_arg_handle(value) != NULL)
                out->inputs[out->ninputs++] = tni_arg_handle(value);
        } else if (leaf == TNI_TYPE_SCALAR && nwrapped > 0) {
            out->inputs[out->ninputs] = wrap(tni_arg_scalar(value), &out->wrapped[out->ninputs]);
            out->ninputs++;
            nwrapped--;
        } else if (leaf == TNI_TYPE_STR) {
            out->text = is_given ? tni_arg_string(value) : NULL;
        } else if (leaf != TNI_TYPE_GENERATOR && nnumbers < TNI_MOST_NUMBERS) {
            out->is_given[nnumbers] = is_given;
            if (is_given)
                out->numbers.items[nnumbers] = read_number(leaf, value);
            if (is_given && leaf == TNI_TYPE_SCALAR) {
                out->scalars[nnumbers] = tni_arg_scalar(value);
                out->has_complex |= out->scalars[nnumbers]->kind == TN_KIND_COMPLEX;
            }
            nnumbers++;
        }
    }
    return TN_OK;
}

/*
 * Read the arguments of a call. The tensors that nearly all operators begin with are read without a
 * look at the signature; with nothing else to read and nothing to prepare, the rest is not even
 * cleared.
 */
static inline tn_status read_call(tni_work *work, tni_pointwise_call *out)
{
    const tni_pointwise *spec = work->spec;
    size_t count = count_arguments(work);
    size_t leading = work->call->signature->leading;
    out->work = work;
    out->spec = spec;
    out->text = NULL;
    out->has_complex = false;
    if (leading > count)
        leading = count;
    for (size_t i = 0; i < leading; i++)
        TN_TRY(tni_arg_tensor(work->call, work->args, i, &out->inputs[i]));
    out->ninputs = (int)leading;
    if (TNI_LIKELY(leading == count && spec->prepare == NULL))
        return TN_OK;
    memset(out->scalars, 0, sizeof out->scalars);
    memset(out->is_given, 0, sizeof out->is_given);
    memset(&out->numbers, 0, sizeof out->numbers);
    return read_others(work, leading, count, out);
}

/* ---- dtypes and the loop ---- */

/*
 * Return what takes part in promotion: the inputs (without a condition), and the numbers if the
 * spec says so.
 */
static TNI_NOINLINE tni_promotion promotion_of(const tni_pointwise_call *call)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    tni_wrapped wrapped;
    for (int i = call->spec->types == TNI_TYPES_CHOSEN; i < call->ninputs; i++)
        tni_promotion_add(&promotion, call->inputs[i]);
    for (int i = 0; call->spec->types == TNI_TYPES_NUMBERS && i < TNI_MOST_NUMBERS; i++)
        if (call->scalars[i] != NULL && call->scalars[i]->kind != TN_KIND_COMPLEX)
            tni_promotion_add(&promotion, wrap(call->scalars[i], &wrapped));
    return promotion;
}

/* The promoted dtype where the inputs alone do not decide it. */
static TNI_NOINLINE tn_dtype promote(const tni_pointwise_call *call)
{
    tni_promotion promotion = promotion_of(call);
    return tni_promotion_result(&promotion);
}

/*
 * Fail if two inputs cannot be promoted. The iterator has found a pair, but counts a condition,
 * too.
 */
static TNI_NOINLINE tn_status check_promotion(const tni_pointwise_call *call)
{
    tni_promotion promotion = promotion_of(call);
    return tni_promotion_check(&promotion);
}

/* Return the dtype to compute in, by the spec's rule. */
static inline tn_dtype dtype_to_compute(const tni_pointwise_call *call)
{
    tn_dtype dtype = call->iter.common;
    if (call->spec->types == TNI_TYPES_COMMON)
        return dtype;
    if (call->spec->types == TNI_TYPES_FLOATING)
        return tni_category(dtype) < 2 ? tni_default_dtype() : dtype;
    return promote(call);
}

/* Return the dtype of a result, by its rule. */
static inline tn_dtype dtype_of_result(tn_dtype dtype, int rule)
{
    if (TNI_LIKELY(rule == TNI_RESULT_COMMON))
        return dtype;
    return rule == TNI_RESULT_BOOL      ? TN_DTYPE_BOOL
           : rule == TNI_RESULT_REAL    ? tni_real_of(dtype)
           : rule == TNI_RESULT_COMPLEX ? tni_complex_of(dtype)
           : rule == TNI_RESULT_INT     ? TN_DTYPE_I32
                                        : dtype;
}

/*
 * Begin a loop over results and inputs, with conversions between their dtypes and the one that is
 * computed in.
 */
static tn_status begin_loop(tni_loop *loop, const tni_pointwise_call *call, tn_dtype computing)
{
    const tni_work *work = call->work;
    tni_loop_begin(loop, tni_strided_of(work->outs[0]));
    loop->is_filled = work->nouts == 1;
    loop->grain = grain_of(call->loop);
    if (work->nouts > 1)
        tni_loop_output(loop, tni_strided_of(work->outs[1]));
    for (int i = 0; i < work->nouts; i++) {
        int rule = i == 0 ? call->spec->result : call->spec->second;
        TN_TRY(tni_loop_cast(loop, i, dtype_of_result(computing, rule)));
    }
    for (int i = 0; i < call->ninputs; i++) {
        bool chooses = i == 0 && call->spec->types == TNI_TYPES_CHOSEN;
        tni_loop_input(loop, tni_strided_of(call->inputs[i]));
        TN_TRY(tni_loop_cast(loop, work->nouts + i, chooses ? TN_DTYPE_BOOL : computing));
    }
    return TN_OK;
}

/* Run the loop over operands of any layouts and dtypes. */
static TNI_NOINLINE tn_status run_planned(const tni_pointwise_call *call, tn_dtype computing,
                                          tni_loop_inner inner)
{
    tni_loop loop;
    TN_TRY(begin_loop(&loop, call, computing));
    if (computing == TN_DTYPE_F32)
        loop.halves = find_halves(call->loop, call->work->dtype);
    tni_loop_run(&loop, inner, &call->numbers);
    return TN_OK;
}

/* ---- half types ---- */

/*
 * Half types are computed in float, which distinguishes numbers that a half type does not. So
 * inputs of other dtypes, and some operators' numbers, are rounded to the half type first, and a
 * result of another dtype is rounded to it before it is converted. That is what PyTorch's kernels,
 * which load and store half elements, amount to.
 */

/*
 * Return whether an input is not rounded: one number as a factor or divisor, or a Scalar as a
 * weight.
 */
static bool keeps_input(const tni_pointwise_call *call, int i)
{
    if (has_trait(call->loop, LOOP_KEEPS_SCALAR))
        return call->inputs[i] == &call->wrapped[i].tensor;
    return i == 1 && call->inputs[i]->numel == 1 && has_trait(call->loop, LOOP_KEEPS_SECOND);
}

/* Round both parts of a number. */
static void round_number(tni_number *number, tn_dtype half)
{
    number->real = tni_round_to_half(half, number->real);
    number->imaginary = tni_round_to_half(half, number->imaginary);
}

/*
 * Round an input to the promoted dtype. A tensor is converted into *made, owned by the caller; a
 * wrapped number is changed where it is, and *made stays NULL.
 */
static tn_status round_input(tni_pointwise_call *call, int i, tn_tensor **made)
{
    tn_dtype dtype = call->work->dtype;
    tni_wrapped *number = &call->wrapped[i];
    char element[sizeof number->data];
    if (call->inputs[i] != &number->tensor) {
        TN_TRY(tni_to_dtype(call->inputs[i], dtype, made));
        call->inputs[i] = *made;
        return TN_OK;
    }
    tni_convert(dtype, element, 0, (tn_dtype)number->tensor.dtype, (char *)&number->data, 0, 1);
    memcpy(&number->data, element, sizeof element);
    number->tensor.dtype = (int8_t)dtype;
    return TN_OK;
}

/* Round all inputs and numbers that must be; `made` has room for each input. */
static tn_status round_operands(tni_pointwise_call *call, tn_tensor **made)
{
    tn_dtype dtype = call->work->dtype;
    for (int i = call->spec->types == TNI_TYPES_CHOSEN; i < call->ninputs; i++)
        if (call->inputs[i]->dtype != (int8_t)dtype && !keeps_input(call, i))
            TN_TRY(round_input(call, i, &made[i]));
    for (int i = 0; i < TNI_MOST_NUMBERS && has_trait(call->loop, LOOP_ROUNDS_NUMBERS); i++)
        if (call->scalars[i] != NULL)
            round_number(&call->numbers.items[i], tni_real_of(dtype));
    return TN_OK;
}

/* Run the loop into a temporary of the promoted dtype and convert that into `out`. */
static tn_status run_into(const tni_pointwise_call *call, tn_tensor *out, tn_dtype dtype,
                          tn_dtype computing, tni_loop_inner inner)
{
    tni_work *work = call->work;
    TN_TRY(tni_tensor_empty_like(out, dtype, &work->outs[0]));
    tn_status status = run_planned(call, computing, inner);
    if (status == TN_OK)
        status = tni_copy(out, work->outs[0]);
    tn_tensor_release(work->outs[0]);
    work->outs[0] = out;
    return status;
}

/* Run the loop with rounded operands. A bool result needs no rounding. */
static TNI_NOINLINE tn_status run_rounded(tni_pointwise_call *call, tn_dtype computing,
                                          tni_loop_inner inner)
{
    tn_tensor *made[TNI_ITER_INPUTS] = {NULL};
    tn_tensor *out = call->work->outs[0];
    tn_dtype dtype = dtype_of_result(call->work->dtype, call->spec->result);
    tn_status status = round_operands(call, made);
    if (status == TN_OK)
        status = (int)out->dtype == (int)dtype || call->spec->result == TNI_RESULT_BOOL
                     ? run_planned(call, computing, inner)
                     : run_into(call, out, dtype, computing, inner);
    for (int i = 0; i < call->ninputs; i++)
        tn_tensor_release(made[i]);
    return status;
}

/* ---- results ---- */

/* Make or check the second result. */
static tn_status second_output(tni_work *work, tni_pointwise_call *call)
{
    int rule = call->spec->second;
    if (rule == TNI_RESULT_SAME && work->form == TNI_FORM_OUT)
        TN_TRY(tni_pointwise_check_given(work, 1));
    return tni_iter_output(&call->iter, work, 1, dtype_of_result(work->dtype, rule),
                           rule == TNI_RESULT_BOOL);
}

tn_status tni_pointwise_check_given(const tni_work *work, int index)
{
    if (work->given[index]->dtype == (int8_t)work->dtype)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Found dtype %s but expected %s",
                    tni_scalar_name(work->given[index]->dtype), tni_scalar_name(work->dtype));
}

tn_status tni_check_negatable(tn_dtype dtype)
{
    if (dtype != TN_DTYPE_BOOL)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Negation, the `-` operator, on a bool tensor is not supported. If you are "
                    "trying to invert a mask, use the `~` or `logical_not()` operator instead.");
}

/*
 * Fail if a real computation is given a Scalar with an imaginary part, which must not be dropped.
 */
static TNI_NOINLINE tn_status check_complex(const tni_pointwise_call *call)
{
    if (tni_category(call->work->dtype) == 3)
        return TN_OK;
    for (int i = 0; i < TNI_MOST_NUMBERS; i++)
        if (call->scalars[i] != NULL && call->scalars[i]->kind == TN_KIND_COMPLEX)
            TN_TRY(tni_check_scalar(call->work->dtype, call->scalars[i]));
    return TN_OK;
}

/* ---- integer division ---- */

/* Return whether the divisor is a single element that is not zero after conversion. */
static bool is_safe(const tn_tensor *divisor, tn_dtype computing)
{
    static const char zero[16];
    char number[16];
    if (divisor->numel != 1 || divisor->data == NULL)
        return false;
    tni_convert(computing, number, 0, (tn_dtype)divisor->dtype, divisor->data, 0, 1);
    return memcmp(number, zero, tni_dtypes[computing].bytes) != 0;
}

/*
 * A divisor of zero is found when earlier elements are divided already, and a given result must not
 * hold those. So it is computed in a temporary, unless the divisor is one nonzero number, as in
 * most calls.
 */
static TNI_NOINLINE void divide_apart(tni_work *work, const tni_pointwise_call *call)
{
    if (has_trait(call->loop, LOOP_DIVIDES) && tni_category(work->dtype) < 2)
        work->may_fail = !is_safe(call->inputs[call->ninputs - 1], work->dtype);
}

/* Work out dtypes, loop and results, by the spec and what it prepares. */
static inline tn_status plan(tni_work *work, tni_pointwise_call *call)
{
    const tni_pointwise *spec = work->spec;
    TN_TRY(read_call(work, call));
    TN_TRY(tni_iter_begin(&call->iter, call->inputs, call->ninputs));
    /* A condition neither promotes nor is converted. */
    call->iter.has_condition = spec->types == TNI_TYPES_CHOSEN;
    if (TNI_UNLIKELY(call->iter.is_clashing))
        TN_TRY(check_promotion(call));
    work->dtype = dtype_to_compute(call);
    if (spec->result == TNI_RESULT_SAME && work->form == TNI_FORM_OUT)
        TN_TRY(tni_pointwise_check_given(work, 0));
    call->loop = spec->loop;
    call->compute_types = TNI_COMPUTE_TYPES_USUAL;
    if (spec->prepare != NULL)
        TN_TRY(spec->prepare(call));
    if (TNI_UNLIKELY(call->has_complex))
        TN_TRY(check_complex(call));
    if (TNI_UNLIKELY(work->given[0] != NULL))
        divide_apart(work, call);
    TN_TRY(tni_iter_output(&call->iter, work, 0, dtype_of_result(work->dtype, spec->result),
                           spec->result == TNI_RESULT_BOOL));
    return TNI_UNLIKELY(work->nouts > 1) ? second_output(work, call) : TN_OK;
}

/* ---- the fast path ---- */

_Static_assert(TNI_MOST_NUMBERS == 4, "run_alike clears them in halves");

/* The operands of the loop, filled while the arguments are read. */
typedef struct operands {
    const tn_tensor *first;             /* the first input; the others are like it */
    char *data[1 + TNI_ITER_INPUTS];    /* result, then inputs */
    int64_t steps[1 + TNI_ITER_INPUTS]; /* bytes from one element to the next */
} operands;

/*
 * Return whether the first `count` arguments are contiguous tensors with elements, of one dtype and
 * shape, and few enough for one thread.
 */
static inline bool read_alike(const StableIValue *args, size_t count, int64_t grain, operands *out)
{
    const tn_tensor *first = args[0] != 0 ? tni_boxed_tensor(args[0]) : NULL;
    if (TNI_UNLIKELY(first == NULL || !tni_iter_is_plain(first)))
        return false;
    int64_t step = tni_dtypes[first->dtype].bytes;
    out->first = first;
    out->data[1] = first->data;
    out->steps[1] = step;
    for (size_t i = 1; i < count; i++) {
        const tn_tensor *input = args[i] != 0 ? tni_boxed_tensor(args[i]) : NULL;
        if (TNI_UNLIKELY(input == NULL || !tni_iter_is_plain(input) ||
                         !tni_iter_is_twin(first, input)))
            return false;
        out->data[1 + i] = input->data;
        out->steps[1 + i] = step;
    }
    return first->numel <= grain;
}

/* Return the loop's function for a dtype that needs no conversion; NULL for others. */
static inline tni_loop_inner find_alike(const tni_pointwise *spec, tn_dtype dtype)
{
    int compute_type = compute_types[dtype] - 1;
    if (TNI_UNLIKELY(compute_type < 0 || compute_dtypes[compute_type] != dtype))
        return NULL;
    if (spec->types != TNI_TYPES_COMMON &&
        (spec->types != TNI_TYPES_FLOATING || compute_type < TNI_COMPUTE_F32))
        return NULL;
    return find_loop(spec->loop, compute_type);
}

/*
 * Return whether a given result is like the inputs, and each input is the result itself or has
 * another storage: then nothing overlaps, as a contiguous tensor has no gaps.
 */
static bool is_fit(const tn_tensor *given, const StableIValue *args, size_t count,
                   const tn_tensor *first)
{
    if (!tni_iter_is_plain(given) || !tni_iter_is_twin(first, given))
        return false;
    for (size_t i = 0; i < count; i++) {
        const tn_tensor *input = tni_boxed_tensor(args[i]);
        if (input != given && input->storage == given->storage)
            return false;
    }
    return true;
}

/*
 * Set the result: a new tensor, or a given one that fits. *is_done stays false if neither will do.
 */
static inline tn_status alike_output(tni_work *work, size_t count, const tn_tensor *first,
                                     tn_dtype dtype, bool *is_done)
{
    tn_tensor *given = work->given[0];
    if (TNI_LIKELY(given == NULL)) {
        *is_done = true;
        return tni_tensor_empty_like(first, dtype, &work->outs[0]);
    }
    const tni_pointwise *spec = work->spec;
    /* A given result of an integer division might have to be preserved. */
    *is_done = (int)dtype == (int)first->dtype && is_fit(given, work->args, count, first) &&
               !(has_trait(spec->loop, LOOP_DIVIDES) && tni_category(dtype) < 2);
    if (*is_done)
        work->outs[0] = given;
    return TN_OK;
}

/* The fast path. Nothing is done if *is_done stays false on TN_OK. */
static inline tn_status run_alike(tni_work *work, bool *is_done)
{
    const tni_pointwise *spec = work->spec;
    const tni_signature *signature = work->call->signature;
    size_t count = signature->nargs;
    int fault = 0;
    operands all;
    if (work->nouts != 1 || spec->prepare != NULL || count != signature->leading)
        return TN_OK;
    count -= work->form == TNI_FORM_OUT;
    if (count - 1 >= TNI_ITER_INPUTS || !read_alike(work->args, count, grain_of(spec->loop), &all))
        return TN_OK;
    tni_loop_inner inner = find_alike(spec, (tn_dtype)all.first->dtype);
    if (inner == NULL)
        return TN_OK;
    tn_dtype dtype = dtype_of_result((tn_dtype)all.first->dtype, spec->result);
    TN_TRY(alike_output(work, count, all.first, dtype, is_done));
    if (TNI_UNLIKELY(!*is_done))
        return TN_OK;
    tni_numbers numbers;
    /* In two halves, which the compiler clears in registers. */
    memset(&numbers.items[0], 0, 2 * sizeof numbers.items[0]);
    memset(&numbers.items[2], 0, 2 * sizeof numbers.items[0]);
    numbers.fault = &fault;
    all.data[0] = work->outs[0]->data;
    all.steps[0] = tni_dtypes[dtype].bytes;
    inner(all.data, all.steps, all.first->numel, &numbers);
    return TNI_LIKELY(fault == 0) ? TN_OK : tni_fail(TN_ERR_RUNTIME, "ZeroDivisionError");
}

/* ---- a single call of the loop ---- */

/* Inputs of one element, in the dtype that the loop reads. */
typedef struct elements {
    _Alignas(16) char items[TNI_ITER_INPUTS][16];
} elements;

/*
 * Describe a loop that is a single call of its function, for which nothing has to be planned: few
 * elements in one row-major result, whose inputs have its shape, or one element, as the number in
 * x + 1 has. Such an element is converted once, and read with step 0. Return false for all others.
 * A row-major input that broadcasts to the result and has as many elements has the same order.
 */
static bool find_operands(const tni_pointwise_call *call, tn_dtype computing, operands *all,
                          elements *converted)
{
    const tn_tensor *out = call->work->outs[0];
    if (call->work->nouts != 1 || !tni_iter_is_plain(out) || out->numel > grain_of(call->loop) ||
        out->dtype != (int8_t)dtype_of_result(computing, call->spec->result))
        return false;
    all->data[0] = out->data;
    all->steps[0] = tni_dtypes[out->dtype].bytes;
    for (int i = 0; i < call->ninputs; i++) {
        const tn_tensor *input = call->inputs[i];
        bool chooses = i == 0 && call->spec->types == TNI_TYPES_CHOSEN;
        tn_dtype wanted = chooses ? TN_DTYPE_BOOL : computing;
        if (input->dtype == (int8_t)wanted && input->numel == out->numel &&
            tni_iter_is_plain(input)) {
            all->data[1 + i] = input->data;
            all->steps[1 + i] = tni_dtypes[wanted].bytes;
        } else if (input->rank == 0 && input->data != NULL && input->storage != out->storage &&
                   tni_can_convert((tn_dtype)input->dtype) && tni_can_convert(wanted)) {
            tni_convert(wanted, converted->items[i], 0, (tn_dtype)input->dtype, input->data, 0, 1);
            all->data[1 + i] = converted->items[i];
            all->steps[1 + i] = 0;
        } else {
            return false;
        }
    }
    return true;
}

/* ---- what a call would do ---- */

/* What notes the calls of this thread, or NULL. */
static TNI_THREAD_LOCAL tni_pointwise_trace *tracing;

void tni_pointwise_trace_calls(tni_pointwise_trace *trace)
{
    tracing = trace;
}

/* Note a call whose loop reads and writes elements as they are; of others only that there was one.
 */
static TNI_NOINLINE void note_call(const tni_pointwise_call *call)
{
    const tni_work *work = call->work;
    tni_pointwise_trace *out = tracing;
    tn_dtype computing;
    int compute_type = find_compute_type(work->dtype, call->compute_types, &computing);
    bool divides = has_trait(call->loop, LOOP_DIVIDES) && tni_category(work->dtype) < 2;
    out->ncalls++;
    out->inner = NULL;
    if (compute_type < 0 || computing != work->dtype || divides || work->nouts != 1 ||
        work->given[0] != NULL)
        return;
    out->ninputs = call->ninputs;
    out->result = work->outs[0];
    out->result_dtype = dtype_of_result(computing, call->spec->result);
    for (int i = 0; i < call->ninputs; i++) {
        const tn_tensor *input = call->inputs[i];
        /* Whoever asks gives tensors without elements: one with an element was a number. */
        bool is_number = (input->flags & TNI_TENSOR_WRAPPED_NUMBER) != 0 && input->data != NULL;
        out->wanted[i] =
            i == 0 && call->spec->types == TNI_TYPES_CHOSEN ? TN_DTYPE_BOOL : computing;
        out->inputs[i] = is_number ? NULL : input;
        if (!tni_can_convert(out->wanted[i]) || !tni_can_convert((tn_dtype)input->dtype))
            return;
        if (is_number)
            tni_convert(out->wanted[i], out->elements[i], 0, (tn_dtype)input->dtype, input->data, 0,
                        1);
    }
    /* read_call clears numbers only where there may be some. */
    if (call->spec->prepare == NULL && work->call->signature->leading >= count_arguments(work))
        memset(out->numbers, 0, sizeof out->numbers);
    else
        memcpy(out->numbers, call->numbers.items, sizeof out->numbers);
    if ((int)work->outs[0]->dtype == (int)out->result_dtype)
        out->inner = find_loop(call->loop, compute_type);
}

/* ---- all calls ---- */

/* The general path. Without elements no dtype is refused, as in PyTorch. */
static TNI_NOINLINE tn_status run_any(tni_work *work)
{
    tni_pointwise_call call;
    tn_dtype computing;
    operands all;
    elements converted;
    int fault = 0;
    TN_TRY(plan(work, &call));
    if (work->outs[0]->numel == 0 || work->outs[0]->device.type == TN_DEVICE_META) {
        if (TNI_UNLIKELY(tracing != NULL))
            note_call(&call);
        return TN_OK;
    }
    /* Without a function for the compute type the operator is not implemented for the dtype. */
    int compute_type = find_compute_type(work->dtype, call.compute_types, &computing);
    tni_loop_inner inner = compute_type < 0 ? NULL : find_loop(call.loop, compute_type);
    if (inner == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", call.spec->name,
                        tni_scalar_name(work->dtype));
    call.numbers.fault = &fault;
    if (computing == work->dtype && find_operands(&call, computing, &all, &converted))
        inner(all.data, all.steps, work->outs[0]->numel, &call.numbers);
    else if (computing == work->dtype || call.compute_types == TNI_COMPUTE_TYPES_WIDE)
        TN_TRY(run_planned(&call, computing, inner));
    else
        TN_TRY(run_rounded(&call, computing, inner));
    return TNI_LIKELY(fault == 0) ? TN_OK : tni_fail(TN_ERR_RUNTIME, "ZeroDivisionError");
}

/* Shapes and work in one function, so that the arguments are read once. */
tn_status tni_pointwise_run(tni_work *work)
{
    bool is_done = false;
    tn_status status = run_alike(work, &is_done);
    return TNI_LIKELY(is_done) ? status : run_any(work);
}

/* ---- numbers in place of tensors ---- */

/* Find the first tensor among the arguments: its device decides where the call runs. */
static tn_status find_tensor(const tn_call *call, const StableIValue *args, tn_tensor **out)
{
    for (size_t i = 0; i < call->signature->nargs; i++)
        if ((call->signature->args[i] & TNI_LEAF_MASK) == TNI_TYPE_TENSOR)
            return tni_arg_tensor(call, args, i, out);
    return tni_fail(TN_ERR_RUNTIME, "%s: expects a tensor", tni_call_name(call));
}

/* A tensor of its own, unlike `wrap`: a backend may keep it. */
tn_status tni_new_number(const tni_scalar *number, tn_device device, tn_tensor **out)
{
    tni_wrapped wrapped;
    tni_tensor_spec spec = {.dtype = (tn_dtype)wrap(number, &wrapped)->dtype, .rank = 0};
    TN_TRY(tni_tensor_empty(&spec, device, out));
    (*out)->flags |= TNI_TENSOR_WRAPPED_NUMBER;
    tn_status status = tni_fill(*out, number);
    if (status != TN_OK) {
        tn_tensor_release(*out);
        *out = NULL;
    }
    return status;
}

/* Call `op` with a tensor in place of the first Scalar. */
static tn_status call_with_tensor(tni_callee *op, const tn_call *call, const StableIValue *args,
                                  StableIValue *outs)
{
    StableIValue ivalues[8];
    tn_tensor *number;
    size_t nargs = call->signature->nargs;
    size_t at = 0;
    while (at < nargs && call->signature->args[at] != TNI_TYPE_SCALAR)
        at++;
    if (nargs > TN_LEN(ivalues) || at == nargs)
        return tni_fail(TN_ERR_RUNTIME, "%s: expects a Scalar among up to 8 arguments",
                        tni_call_name(call));
    TN_TRY(tni_new_number(tni_arg_scalar(args[at]), TN_CPU, &number));
    memcpy(ivalues, args, nargs * sizeof *ivalues);
    ivalues[at] = TNI_HANDLE(number);
    tn_status status = tni_callee_call(op, ivalues, outs);
    tn_tensor_release(number);
    return status;
}

tn_status tni_pointwise_with_numbers(const tni_structured *kernel, tni_form form, tni_callee *op,
                                     const tn_call *call, const StableIValue *args,
                                     StableIValue *outs)
{
    tn_tensor *tensor = NULL;
    TN_TRY(find_tensor(call, args, &tensor));
    if (tensor->device.type == TN_DEVICE_CPU || tensor->device.type == TN_DEVICE_META)
        return tni_structured_run(kernel, form, call, args, outs);
    return call_with_tensor(op, call, args, outs);
}
