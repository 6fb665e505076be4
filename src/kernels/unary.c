/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators of one tensor, element by element: abs, angle.
 *
 * Signs of floating numbers are cleared in their bits, so that no value is rounded and every nan
 * stays one. A complex number's magnitude is taken in double and rounded once.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

#include <math.h>

#define UNARY(name, type, result, expression)                                                      \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     const void *context)                                                          \
    {                                                                                              \
        (void)context;                                                                             \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type x;                                                                                \
            memcpy(&x, data[1] + i * strides[1], sizeof x);                                        \
            result y = (expression);                                                               \
            memcpy(data[0] + i * strides[0], &y, sizeof y);                                        \
        }                                                                                          \
    }

/* A complex number as it lies in memory. */
typedef struct complex_f16 {
    uint16_t parts[2];
} complex_f16;
typedef struct complex_f32 {
    float parts[2];
} complex_f32;
typedef struct complex_f64 {
    double parts[2];
} complex_f64;

/* The most negative number has no counterpart and stays. */
#define WHOLE_ABS(x, bits) ((bits)(x < 0 ? (bits)0 - (bits)x : (bits)x))
UNARY(abs_u8, uint8_t, uint8_t, x)
UNARY(abs_i8, int8_t, uint8_t, WHOLE_ABS(x, uint8_t))
UNARY(abs_i16, int16_t, uint16_t, WHOLE_ABS(x, uint16_t))
UNARY(abs_i32, int32_t, uint32_t, WHOLE_ABS(x, uint32_t))
UNARY(abs_i64, int64_t, uint64_t, WHOLE_ABS(x, uint64_t))
UNARY(abs_f16, uint16_t, uint16_t, (uint16_t)(x & 0x7fff))
UNARY(abs_f32, float, float, fabsf(x))
UNARY(abs_f64, double, double, fabs(x))
UNARY(abs_c32, complex_f16, uint16_t,
      tni_float_to_f16((float)hypot((double)tni_f16_to_float(x.parts[0]),
                                    (double)tni_f16_to_float(x.parts[1]))))
UNARY(abs_c64, complex_f32, float, (float)hypot((double)x.parts[0], (double)x.parts[1]))
UNARY(abs_c128, complex_f64, double, hypot(x.parts[0], x.parts[1]))

/* Eight-bit floats: -0 and nan, which are not below 0, keep their sign. */
#define SMALL_ABS(x, greatest) ((uint8_t)(x > 0x80 && (x & 0x7f) <= (greatest) ? x & 0x7f : x))
UNARY(abs_e5m2, uint8_t, uint8_t, SMALL_ABS(x, 0x7c))
UNARY(abs_e4m3, uint8_t, uint8_t, SMALL_ABS(x, 0x7e))
UNARY(abs_fnuz, uint8_t, uint8_t, SMALL_ABS(x, 0x7f))

static const tni_loop_inner magnitudes[TN_DTYPE_COUNT] = {
    [TN_DTYPE_U8] = abs_u8,           [TN_DTYPE_I8] = abs_i8,
    [TN_DTYPE_I16] = abs_i16,         [TN_DTYPE_I32] = abs_i32,
    [TN_DTYPE_I64] = abs_i64,         [TN_DTYPE_F16] = abs_f16,
    [TN_DTYPE_BF16] = abs_f16,        [TN_DTYPE_F32] = abs_f32,
    [TN_DTYPE_F64] = abs_f64,         [TN_DTYPE_C32] = abs_c32,
    [TN_DTYPE_C64] = abs_c64,         [TN_DTYPE_C128] = abs_c128,
    [TN_DTYPE_F8E5M2] = abs_e5m2,     [TN_DTYPE_F8E4M3FN] = abs_e4m3,
    [TN_DTYPE_F8E5M2FNUZ] = abs_fnuz, [TN_DTYPE_F8E4M3FNUZ] = abs_fnuz,
};

/* ---- angle ---- */

/* A nan has itself as its angle. */
#define PI            3.14159265358979323846
#define REAL_ANGLE(x) ((x) != (x) ? (x) : (x) < 0 ? PI : 0)
#define COMPLEX_ANGLE(x)                                                                           \
    ((x).parts[0] != (x).parts[0] || (x).parts[1] != (x).parts[1]                                  \
         ? (double)((x).parts[0] + (x).parts[1])                                                   \
         : atan2((double)(x).parts[1], (double)(x).parts[0]))
UNARY(angle_natural, uint8_t, float, (float)(0 * x))
UNARY(angle_i8, int8_t, float, (float)REAL_ANGLE((double)x))
UNARY(angle_i16, int16_t, float, (float)REAL_ANGLE((double)x))
UNARY(angle_i32, int32_t, float, (float)REAL_ANGLE((double)x))
UNARY(angle_i64, int64_t, float, (float)REAL_ANGLE((double)x))
UNARY(angle_f16, uint16_t, uint16_t,
      tni_float_to_f16((float)REAL_ANGLE((double)tni_f16_to_float(x))))
UNARY(angle_bf16, uint16_t, uint16_t,
      tni_float_to_bf16((float)REAL_ANGLE((double)tni_bf16_to_float(x))))
UNARY(angle_f32, float, float, (float)REAL_ANGLE((double)x))
UNARY(angle_f64, double, double, REAL_ANGLE(x))
UNARY(angle_c64, complex_f32, float, (float)COMPLEX_ANGLE(x))
UNARY(angle_c128, complex_f64, double, COMPLEX_ANGLE(x))

static const tni_loop_inner angles[TN_DTYPE_COUNT] = {
    [TN_DTYPE_BOOL] = angle_natural, [TN_DTYPE_U8] = angle_natural, [TN_DTYPE_I8] = angle_i8,
    [TN_DTYPE_I16] = angle_i16,      [TN_DTYPE_I32] = angle_i32,    [TN_DTYPE_I64] = angle_i64,
    [TN_DTYPE_F16] = angle_f16,      [TN_DTYPE_BF16] = angle_bf16,  [TN_DTYPE_F32] = angle_f32,
    [TN_DTYPE_F64] = angle_f64,      [TN_DTYPE_C64] = angle_c64,    [TN_DTYPE_C128] = angle_c128,
};

/* ---- the kernels ---- */

/* The dtype of a magnitude. */
static tn_dtype real_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C32    ? TN_DTYPE_F16
           : dtype == TN_DTYPE_C64  ? TN_DTYPE_F32
           : dtype == TN_DTYPE_C128 ? TN_DTYPE_F64
                                    : dtype;
}

/* A new tensor of self's sizes, its dimensions in the order in memory that self's have. */
static tn_status new_in_order(const tn_tensor *self, tn_dtype dtype, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_result_strides(&self, 1, self->rank, self->sizes, strides);
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    return tni_tensor_empty(&spec, self->device, out);
}

/* One function per dtype over a tensor whose elements keep their places. */
static tn_status map(const tn_tensor *self, const tni_loop_inner *functions, const char *name,
                     tn_dtype dtype, StableIValue *outs)
{
    tn_tensor *result;
    tni_loop loop;
    if (functions[self->dtype] == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(self->dtype));
    TN_TRY(new_in_order(self, dtype, &result));
    tni_loop_begin(&loop, result);
    tni_loop_input(&loop, self);
    tni_loop_run(&loop, functions[self->dtype], NULL);
    return tni_return_take(result, outs);
}

TNI_KERNEL(abs)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    return map(self, magnitudes, "abs_cpu", real_of((tn_dtype)self->dtype), outs);
}

/* Whole numbers and truths have an angle of the default real dtype's kind, float. */
TNI_KERNEL(angle)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tn_dtype dtype = real_of((tn_dtype)self->dtype);
    if (!tni_dtype_is(dtype, TNI_DTYPE_FLOATING))
        dtype = TN_DTYPE_F32;
    return map(self, angles, "angle_cpu", dtype, outs);
}
