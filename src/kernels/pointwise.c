/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * add, sub, mul, div: broadcast, promoted, computed in the result's dtype (half types in float).
 *
 * Three steps: promotion says in which dtype, broadcasting in which shape and layout, and a loop
 * computes. The first two are PyTorch's rules and visible to extensions; the loop's result is, too,
 * to the last bit.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

/* ---- result types ---- */

/* Categories: a value of a higher one decides the dtype whatever its rank. */
static int category(tn_dtype dtype)
{
    return tni_dtype_is(dtype, TNI_DTYPE_COMPLEX)    ? 3
           : tni_dtype_is(dtype, TNI_DTYPE_FLOATING) ? 2
           : dtype == TN_DTYPE_BOOL                  ? 0
                                                     : 1;
}

/*
 * A signed type that holds both; uint64 beside a signed type has none that does and gives int64.
 * PyTorch refuses to promote the unsigned types above uint8 at all.
 */
static tn_dtype promote_integers(tn_dtype a, tn_dtype b)
{
    bool signed_a = tni_dtype_is(a, TNI_DTYPE_SIGNED);
    bool signed_b = tni_dtype_is(b, TNI_DTYPE_SIGNED);
    int bytes_a = tni_dtypes[a].bytes;
    int bytes_b = tni_dtypes[b].bytes;
    if (signed_a == signed_b)
        return bytes_a >= bytes_b ? a : b;
    int unsigned_bytes = signed_a ? bytes_b : bytes_a;
    int signed_bytes = signed_a ? bytes_a : bytes_b;
    int needed = signed_bytes > unsigned_bytes ? signed_bytes : 2 * unsigned_bytes;
    return needed == 2 ? TN_DTYPE_I16 : needed == 4 ? TN_DTYPE_I32 : TN_DTYPE_I64;
}

static tn_dtype promote_reals(tn_dtype a, tn_dtype b)
{
    int bytes_a = tni_dtypes[a].bytes;
    int bytes_b = tni_dtypes[b].bytes;
    if (bytes_a == bytes_b) /* float16 with bfloat16 */
        return TN_DTYPE_F32;
    return bytes_a > bytes_b ? a : b;
}

/* The complex dtype whose parts can hold the real one. */
static tn_dtype complex_of(tn_dtype real)
{
    return real == TN_DTYPE_F64                           ? TN_DTYPE_C128
           : real == TN_DTYPE_F16 || real == TN_DTYPE_C32 ? TN_DTYPE_C32
                                                          : TN_DTYPE_C64;
}

/*
 * A complex type next to a real one widens its parts to hold it; within a category the wider wins;
 * otherwise the higher category as it is: float16 beside int64 stays float16.
 */
static tn_dtype promote(tn_dtype a, tn_dtype b)
{
    if (a == b)
        return a;
    int category_a = category(a);
    int category_b = category(b);
    if (category_a == 3 || category_b == 3) {
        tn_dtype x = category_a == 3 ? a : category_a == 2 ? complex_of(a) : b;
        tn_dtype y = category_b == 3 ? b : category_b == 2 ? complex_of(b) : a;
        return tni_dtypes[x].bytes >= tni_dtypes[y].bytes ? x : y;
    }
    if (category_a != category_b)
        return category_a > category_b ? a : b;
    return category_a == 2 ? promote_reals(a, b) : promote_integers(a, b);
}

/* Tensors with dimensions go before 0-dim ones, and those before wrapped numbers. */
static int priority(const tn_tensor *tensor)
{
    return tensor->flags & TNI_TENSOR_WRAPPED_NUMBER ? 0 : tensor->rank == 0 ? 1 : 2;
}

/* A number's dtype counts only by category: a real number beside integers is the default real. */
static tn_dtype weak_dtype(const tn_tensor *tensor)
{
    tn_dtype dtype = (tn_dtype)tensor->dtype;
    if (!(tensor->flags & TNI_TENSOR_WRAPPED_NUMBER))
        return dtype;
    return category(dtype) == 3   ? complex_of(tni_default_dtype())
           : category(dtype) == 2 ? tni_default_dtype()
                                  : dtype;
}

/*
 * Of two operands of different priority the weaker only counts if its category is higher: int32
 * tensor plus 2 stays int32, plus 2.5 becomes the default real.
 */
tn_dtype tni_result_type(const tn_tensor *a, const tn_tensor *b)
{
    tn_dtype x = weak_dtype(a);
    tn_dtype y = weak_dtype(b);
    if (priority(a) == priority(b))
        return promote(x, y);
    tn_dtype strong = priority(a) > priority(b) ? x : y;
    tn_dtype weak = priority(a) > priority(b) ? y : x;
    if (category(strong) >= category(weak))
        return strong;
    return category(weak) == 3 && category(strong) == 2 ? complex_of(strong) : weak;
}

/* ---- the arithmetic ---- */

/* a OP b, or a + alpha * b with alpha folded into the context. */
typedef enum operation { OP_ADD, OP_MUL, OP_DIV, OP_COUNT } operation;

/*
 * alpha in every form a dtype may want it. Read once per call, so that the loops do not look at its
 * kind.
 */
typedef struct alpha {
    double real;
    double imaginary;
    int64_t integer;
} alpha;

/*
 * The loop of an operation for a dtype, with byte steps per operand; compiled once more for each
 * common pattern of steps, where they are constants and the compiler makes vector code.
 */
#define INNER(name, type, load, expression, store)                                                 \
    static inline __attribute__((always_inline)) void name##_steps(                                \
        char *restrict out, const char *restrict in_a, const char *restrict in_b, int64_t step,    \
        int64_t step_a, int64_t step_b, int64_t count, const alpha *scale)                         \
    {                                                                                              \
        (void)scale;                                                                               \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type raw_a;                                                                            \
            type raw_b;                                                                            \
            memcpy(&raw_a, in_a + i * step_a, sizeof raw_a);                                       \
            memcpy(&raw_b, in_b + i * step_b, sizeof raw_b);                                       \
            __typeof__(load(raw_a)) a = load(raw_a);                                               \
            __typeof__(load(raw_b)) b = load(raw_b);                                               \
            type y = (type)store(expression);                                                      \
            memcpy(out + i * step, &y, sizeof y);                                                  \
        }                                                                                          \
    }                                                                                              \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     const void *context)                                                          \
    {                                                                                              \
        enum { BYTES = sizeof(type) };                                                             \
        const alpha *scale = context;                                                              \
        bool dense = strides[0] == BYTES;                                                          \
        if (dense && strides[1] == BYTES && strides[2] == BYTES)                                   \
            name##_steps(data[0], data[1], data[2], BYTES, BYTES, BYTES, count, scale);            \
        else if (dense && strides[1] == BYTES && strides[2] == 0)                                  \
            name##_steps(data[0], data[1], data[2], BYTES, BYTES, 0, count, scale);                \
        else if (dense && strides[1] == 0 && strides[2] == BYTES)                                  \
            name##_steps(data[0], data[1], data[2], BYTES, 0, BYTES, count, scale);                \
        else                                                                                       \
            name##_steps(data[0], data[1], data[2], strides[0], strides[1], strides[2], count,     \
                         scale);                                                                   \
    }

#define SAME(x) (x)

/*
 * Integers wrap: they are computed as unsigned numbers of their width. The 1u keeps C from making
 * an int of two 16-bit numbers, whose product may not fit one.
 */
#define INTEGER(name, type)                                                                        \
    INNER(add_##name, type, SAME, a + 1u * (type)scale->integer * b, SAME)                         \
    INNER(mul_##name, type, SAME, 1u * a * b, SAME)
INTEGER(u8, uint8_t)
INTEGER(u16, uint16_t)
INTEGER(u32, uint32_t)
INTEGER(u64, uint64_t)
INNER(add_bool, uint8_t, SAME, a || (scale->integer != 0 && b), SAME)
INNER(mul_bool, uint8_t, SAME, a &&b, SAME)

/*
 * Half types are computed in float and rounded once per element, as PyTorch does; float and double
 * are computed as they are, without contraction.
 */
#define REAL(name, type, wide, load, store)                                                        \
    INNER(add_##name, type, load, a + (wide)scale->real * b, store)                                \
    INNER(mul_##name, type, load, a *b, store)                                                     \
    INNER(div_##name, type, load, a / b, store)
REAL(f32, float, float, SAME, SAME)
REAL(f64, double, double, SAME, SAME)
REAL(f16, uint16_t, float, tni_f16_to_float, tni_float_to_f16)
REAL(bf16, uint16_t, float, tni_bf16_to_float, tni_float_to_bf16)

/* alpha as a complex number, without the imaginary unit that pedantic C lacks. */
static inline double _Complex alpha_complex(const alpha *scale)
{
    union {
        double parts[2];
        double _Complex whole;
    } value = {{scale->real, scale->imaginary}};
    return value.whole;
}

#define COMPLEX(name, type)                                                                        \
    INNER(add_##name, type, SAME, a + (type)alpha_complex(scale) * b, SAME)                        \
    INNER(mul_##name, type, SAME, a *b, SAME)                                                      \
    INNER(div_##name, type, SAME, a / b, SAME)
COMPLEX(c64, float _Complex)
COMPLEX(c128, double _Complex)

/*
 * NULL: the operation is not defined for the dtype. Signed and unsigned types of a width share
 * their loops, because wrapping arithmetic has the same bits.
 */
static const tni_loop_inner inners[TN_DTYPE_COUNT][OP_COUNT] = {
    [TN_DTYPE_U8] = {add_u8, mul_u8, NULL},           [TN_DTYPE_I8] = {add_u8, mul_u8, NULL},
    [TN_DTYPE_I16] = {add_u16, mul_u16, NULL},        [TN_DTYPE_U16] = {add_u16, mul_u16, NULL},
    [TN_DTYPE_I32] = {add_u32, mul_u32, NULL},        [TN_DTYPE_U32] = {add_u32, mul_u32, NULL},
    [TN_DTYPE_I64] = {add_u64, mul_u64, NULL},        [TN_DTYPE_U64] = {add_u64, mul_u64, NULL},
    [TN_DTYPE_BOOL] = {add_bool, mul_bool, NULL},     [TN_DTYPE_F32] = {add_f32, mul_f32, div_f32},
    [TN_DTYPE_F64] = {add_f64, mul_f64, div_f64},     [TN_DTYPE_F16] = {add_f16, mul_f16, div_f16},
    [TN_DTYPE_BF16] = {add_bf16, mul_bf16, div_bf16}, [TN_DTYPE_C64] = {add_c64, mul_c64, div_c64},
    [TN_DTYPE_C128] = {add_c128, mul_c128, div_c128},
};

static const char *const operation_names[OP_COUNT] = {"add_stub", "mul_cpu", "div_cpu"};

/*
 * Runs the loop on inputs that are already of the result's dtype. Without elements every dtype will
 * do, as in PyTorch.
 */
static tn_status run(operation op, const tn_tensor *a, const tn_tensor *b, const alpha *scale,
                     tn_tensor *out)
{
    tni_loop loop;
    tni_loop_inner inner = inners[out->dtype][op];
    if (out->numel == 0)
        return TN_OK;
    if (inner == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'",
                        operation_names[op], tni_scalar_name(out->dtype));
    tni_loop_begin(&loop, out);
    tni_loop_input(&loop, a);
    tni_loop_input(&loop, b);
    tni_loop_run(&loop, inner, scale);
    return TN_OK;
}

/* The device is that of the operand with dimensions; a scalar on the CPU may meet any device. */
static tn_status new_result(const tn_tensor *a, const tn_tensor *b, tn_dtype dtype, tn_tensor **out)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_broadcast(a, b, &rank, sizes));
    tni_result_strides((const tn_tensor *const[]){a, b}, 2, rank, sizes, strides);
    tni_tensor_spec spec = {.dtype = dtype, .rank = rank, .sizes = sizes, .strides = strides};
    tn_device device = a->device.type == TN_DEVICE_META || b->rank == 0 ? a->device : b->device;
    return tni_tensor_empty(&spec, device, out);
}

/*
 * Converts, allocates, computes; the inputs stay what they were. The conversions cost memory for a
 * temporary where dtypes differ, which buys one loop per dtype in place of one per pair. complex32
 * has no arithmetic of its own and goes by way of complex64.
 */
static tn_status binary(operation op, tn_tensor *self, tn_tensor *other, tn_dtype dtype,
                        const alpha *scale, StableIValue *out)
{
    tn_tensor *a = NULL;
    tn_tensor *b = NULL;
    tn_tensor *result = NULL;
    tn_dtype computing = dtype == TN_DTYPE_C32 ? TN_DTYPE_C64 : dtype;
    tn_status status = tni_to_dtype(self, computing, &a);
    if (status == TN_OK)
        status = tni_to_dtype(other, computing, &b);
    if (status == TN_OK) /* laid out as the converted inputs are */
        status = new_result(a, b, computing, &result);
    if (status == TN_OK)
        status = run(op, a, b, scale, result);
    if (status == TN_OK && computing != dtype) {
        tn_tensor *narrow;
        status = tni_to_dtype(result, dtype, &narrow);
        if (status == TN_OK) {
            tn_tensor_release(result);
            result = narrow;
        }
    }
    tn_tensor_release(a);
    tn_tensor_release(b);
    return tni_return_or_drop(status, result, out);
}

/* alpha must be no more than the result's dtype can say; `sign` is -1 for sub. */
static tn_status read_alpha(tn_dtype dtype, const tni_scalar *value, int sign, alpha *out)
{
    int kind = category(dtype);
    if (value->kind == TN_KIND_BOOL && dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Boolean alpha only supported for Boolean results.");
    if (value->kind == TN_KIND_DOUBLE && kind < 2)
        return tni_fail(TN_ERR_RUNTIME, "For integral input tensors, argument alpha must not be a "
                                        "floating point number.");
    if (value->kind == TN_KIND_COMPLEX && kind < 3)
        return tni_fail(TN_ERR_RUNTIME, "For non-complex input tensors, argument alpha must not be "
                                        "a complex number.");
    int64_t integer = value->kind == TN_KIND_BOOL ? value->as.boolean : value->as.integer;
    bool is_whole = value->kind == TN_KIND_INT || value->kind == TN_KIND_BOOL;
    out->integer = is_whole ? (int64_t)((uint64_t)sign * (uint64_t)integer) : 0;
    out->real = sign * (is_whole                        ? (double)integer
                        : value->kind == TN_KIND_DOUBLE ? value->as.real
                                                        : value->as.complex[0]);
    out->imaginary = value->kind == TN_KIND_COMPLEX ? sign * value->as.complex[1] : 0;
    return TN_OK;
}

/* Bools can be added, not subtracted. The messages are PyTorch's. */
static tn_status check_no_bool(const tn_tensor *a, const tn_tensor *b)
{
    if (a->dtype == TN_DTYPE_BOOL && b->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with two bool tensors is not supported. "
                        "Use the `^` or `logical_xor()` operator instead.");
    if (a->dtype == TN_DTYPE_BOOL || b->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with a bool tensor is not supported. If "
                        "you are trying to invert a mask, use the `~` or `logical_not()` operator "
                        "instead.");
    return TN_OK;
}

/*
 * Subtraction is addition with a negated alpha, which is exact for every dtype: integers wrap, and
 * a real sign is a bit.
 */
static tn_status add_or_sub(const tn_call *call, const StableIValue *args, int sign,
                            StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *other;
    alpha scale;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &other));
    if (sign < 0)
        TN_TRY(check_no_bool(self, other));
    tn_dtype dtype = tni_result_type(self, other);
    TN_TRY(read_alpha(dtype, tni_arg_scalar(args[2]), sign, &scale));
    return binary(OP_ADD, self, other, dtype, &scale, outs);
}

TNI_KERNEL(add_Tensor)
{
    return add_or_sub(call, args, 1, outs);
}

TNI_KERNEL(sub_Tensor)
{
    return add_or_sub(call, args, -1, outs);
}

/* Another name of sub, as in PyTorch, reached through the dispatcher. */
TNI_KERNEL(subtract_Tensor)
{
    static tni_callee sub_op = {"aten::sub.Tensor", NULL};
    (void)call;
    return tni_call_out(&sub_op, args, outs);
}

TNI_KERNEL(mul_Tensor)
{
    tn_tensor *self;
    tn_tensor *other;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &other));
    return binary(OP_MUL, self, other, tni_result_type(self, other), NULL, outs);
}

/* True division: whole numbers are divided as the default real dtype. */
TNI_KERNEL(div_Tensor)
{
    tn_tensor *self;
    tn_tensor *other;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &other));
    tn_dtype dtype = tni_result_type(self, other);
    if (category(dtype) < 2)
        dtype = tni_default_dtype();
    return binary(OP_DIV, self, other, dtype, NULL, outs);
}
