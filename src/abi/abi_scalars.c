/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Single elements: reading the only element of a tensor, making a tensor of one, and looking for
 * elements that are not finite.
 *
 *     element ─► number of its own kind (int64, double, complex) ─► the C type that was asked for
 *
 * Reading and converting are separate, because any dtype may be asked for as any type, and what
 * overflows depends on both: 300 is refused as a uint8 both from an int16 and from a double. The
 * rules at the edges (what wraps, what is truncated, what overflows) were found by trying each in
 * PyTorch. Elements are read by their bytes, because a tensor need not be aligned.
 */
#include "abi/shims.h"
#include "calls/calls_abi.h"
#include "tensor/keyset_bits.h"

#include <math.h>

/* ---- small floats ---- */

/* The format of a float of at most 16 bits. */
typedef struct small_float {
    uint8_t bytes;       /* 1 or 2 */
    uint8_t mantissa;    /* bits of the mantissa */
    uint8_t exponent;    /* bits of the exponent */
    uint8_t bias;        /* bias of the exponent */
    bool has_infinity;   /* the highest exponent is infinity and NaN */
    bool is_nan_at_sign; /* the only NaN has the bits of minus zero */
} small_float;

/*
 * Return the format of a dtype; NULL for others. e8m0 has neither sign nor mantissa and is read
 * separately.
 */
static const small_float *small_float_of(int dtype)
{
    static const small_float half = {2, 10, 5, 15, true, false};
    static const small_float bfloat16 = {2, 7, 8, 127, true, false};
    static const small_float e5m2 = {1, 2, 5, 15, true, false};
    static const small_float e4m3fn = {1, 3, 4, 7, false, false};
    static const small_float e5m2fnuz = {1, 2, 5, 16, false, true};
    static const small_float e4m3fnuz = {1, 3, 4, 8, false, true};
    switch (dtype) {
    case TN_DTYPE_F16:
        return &half;
    case TN_DTYPE_BF16:
        return &bfloat16;
    case TN_DTYPE_F8E5M2:
        return &e5m2;
    case TN_DTYPE_F8E4M3FN:
        return &e4m3fn;
    case TN_DTYPE_F8E5M2FNUZ:
        return &e5m2fnuz;
    case TN_DTYPE_F8E4M3FNUZ:
        return &e4m3fnuz;
    default:
        return NULL;
    }
}

/*
 * Read a small float; every one is exactly a double. The formats differ in what the highest
 * exponent means: infinities and NaNs, one NaN only (e4m3fn), or ordinary numbers (the fnuz types,
 * which have no minus zero and use its bits for NaN).
 */
static double read_small(const small_float *f, const void *data)
{
    uint16_t bits = 0;
    memcpy(&bits, data, f->bytes);
    unsigned mantissa = bits & ((1u << f->mantissa) - 1);
    unsigned top = (1u << f->exponent) - 1;
    unsigned exponent = (unsigned)bits >> f->mantissa & top;
    bool is_negative = bits >> (8 * f->bytes - 1) & 1;
    bool is_full = mantissa == (1u << f->mantissa) - 1;
    double value;
    if (f->is_nan_at_sign ? is_negative && exponent == 0 && mantissa == 0
                          : exponent == top && (f->has_infinity ? mantissa != 0 : is_full))
        return NAN;
    if (exponent == top && f->has_infinity)
        value = INFINITY;
    else if (exponent == 0)
        value = ldexp(mantissa, 1 - f->bias - f->mantissa);
    else
        value = ldexp(mantissa + (1u << f->mantissa), (int)exponent - f->bias - f->mantissa);
    return is_negative ? -value : value;
}

/*
 * Return the bits of the half or bfloat16 nearest to the float that is nearest to the value, ties
 * to even; infinity if it is too large. Rounded twice, as in PyTorch: the float may be a tie where
 * the value is not. A NaN is quiet, and keeps its sign only in a half.
 */
static uint16_t write_small(const small_float *f, double given)
{
    double value = (double)(float)given;
    unsigned sign = signbit(value) && !(isnan(value) && f->bias == 127) ? 1u << 15 : 0;
    unsigned top = ((1u << f->exponent) - 1) << f->mantissa;
    int power;
    if (isnan(value))
        return (uint16_t)(sign | top | 1u << (f->mantissa - 1));
    if (isinf(value))
        return (uint16_t)(sign | top);
    if (value == 0)
        return (uint16_t)sign;
    frexp(value, &power);
    int exponent = power - 1 < 1 - f->bias ? 1 - f->bias : power - 1;
    unsigned digits = (unsigned)nearbyint(ldexp(fabs(value), f->mantissa - exponent));
    /* The leading one of the digits adds 1 to the exponent, and rounding up may carry further. */
    unsigned base = (unsigned)(exponent + f->bias - 1) << f->mantissa;
    unsigned bits = base + digits;
    return (uint16_t)(sign | (bits < top ? bits : top));
}

/* ---- reading an element ---- */

/*
 * Read an element of a floating dtype. e8m0 is a power of two. Quantized and sub-byte elements are
 * refused: their bytes alone do not tell their value.
 */
static tn_status read_real(int dtype, const void *data, double *out)
{
    const small_float *small = small_float_of(dtype);
    float single;
    uint8_t byte;
    if (small != NULL) {
        *out = read_small(small, data);
    } else if (dtype == TN_DTYPE_F32) {
        memcpy(&single, data, sizeof single);
        *out = (double)single;
    } else if (dtype == TN_DTYPE_F64) {
        memcpy(out, data, sizeof *out);
    } else if (dtype == TN_DTYPE_F8E8M0FNU) {
        memcpy(&byte, data, 1);
        *out = byte == 0xff ? NAN : ldexp(1.0, byte - 127);
    } else {
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "elements of dtype %s cannot be read as numbers",
                        tni_dtypes[dtype].torch_name);
    }
    return TN_OK;
}

/* Read the two parts of a complex number. */
static tn_status read_complex(int dtype, const void *data, double out[2])
{
    int part = dtype == TN_DTYPE_C32   ? TN_DTYPE_F16
               : dtype == TN_DTYPE_C64 ? TN_DTYPE_F32
                                       : TN_DTYPE_F64;
    TN_TRY(read_real(part, data, &out[0]));
    return read_real(part, (const char *)data + tni_dtypes[part].bytes, &out[1]);
}

/* An element as a number of its own kind. */
typedef struct element {
    tni_scalar value;   /* INT, DOUBLE or COMPLEX; a bool is an INT */
    bool is_unsigned64; /* the integer is a uint64, so a negative one is a large one */
} element;

/* Little-endian, like all machines that Tenon runs on: the low bytes come first. */
static void read_whole(int dtype, const void *data, element *out)
{
    bool is_signed = (tni_dtypes[dtype].traits & TNI_DTYPE_SIGNED) != 0;
    unsigned bits = 8u * tni_dtypes[dtype].bytes;
    uint64_t raw = 0;
    memcpy(&raw, data, tni_dtypes[dtype].bytes);
    if (is_signed && bits < 64 && (raw >> (bits - 1)) != 0)
        raw |= UINT64_MAX << bits;
    out->value.kind = TN_KIND_INT;
    out->value.as.integer = (int64_t)raw;
    out->is_unsigned64 = dtype == TN_DTYPE_U64;
}

static tn_status read_element(int dtype, const void *data, element *out)
{
    unsigned traits = tni_dtypes[dtype].traits;
    *out = (element){0};
    if (dtype == TN_DTYPE_BOOL) {
        out->value.kind = TN_KIND_INT;
        out->value.as.integer = *(const uint8_t *)data != 0;
        return TN_OK;
    }
    if ((traits & TNI_DTYPE_INTEGRAL) != 0 &&
        (traits & (TNI_DTYPE_BITS | TNI_DTYPE_QUANTIZED)) == 0) {
        read_whole(dtype, data, out);
        return TN_OK;
    }
    if ((traits & TNI_DTYPE_COMPLEX) != 0) {
        out->value.kind = TN_KIND_COMPLEX;
        return read_complex(dtype, data, out->value.as.complex);
    }
    out->value.kind = TN_KIND_DOUBLE;
    return read_real(dtype, data, &out->value.as.real);
}

/*
 * Whether a tensor's memory does not have its elements as they are: not strided on the CPU, or
 * lazy.
 */
static bool is_indirect(const tn_tensor *self)
{
    return (self->keys & (TNI_FUNCTIONALITY_BIT(CONJUGATE) | TNI_FUNCTIONALITY_BIT(NEGATIVE))) !=
               0 ||
           (self->device.type != TN_DEVICE_CPU && self->device.type != TN_DEVICE_META);
}

/* Read by the operator, which resolves lazy bits and finds the kernel of a device. */
static tn_status read_by_operator(AtenTensorHandle handle, element *out)
{
    StableIValue result;
    *out = (element){.is_unsigned64 = handle->tensor->dtype == TN_DTYPE_U64};
    TN_TRY(tni_call__local_scalar_dense(handle->tensor, &result));
    tni_scalar *number = (tni_scalar *)(uintptr_t)result;
    out->value = *number;
    tni_scalar_free(number);
    if (out->value.kind == TN_KIND_BOOL) {
        bool boolean = out->value.as.boolean;
        out->value = (tni_scalar){TN_KIND_INT, {.integer = boolean}};
    }
    return TN_OK;
}

/*
 * Read the only element, in any number of dimensions. The message names the function, as PyTorch's
 * does.
 */
static tn_status read_item(const char *function, AtenTensorHandle handle, element *out)
{
    const tn_tensor *self = handle->tensor;
    int64_t numel = self == NULL ? 0 : self->numel;
    if (numel != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: a Tensor with %lld elements cannot be converted to "
                        "Scalar",
                        function, (long long)numel);
    if (self->data == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: a tensor on the meta device has no elements",
                        function);
    return TNI_UNLIKELY(is_indirect(self)) ? read_by_operator(handle, out)
                                           : read_element(self->dtype, self->data, out);
}

/* ---- converting it ---- */

static TNI_COLD tn_status fail_overflow(const char *type)
{
    return tni_fail(TN_ERR_RUNTIME, "value cannot be converted to type %s without overflow", type);
}

/* Return the real part; an imaginary part other than zero is an overflow, as in PyTorch. */
static tn_status real_of(const element *e, const char *type, double *out)
{
    const tni_scalar *v = &e->value;
    if (v->kind == TN_KIND_DOUBLE)
        *out = v->as.real;
    else if (v->kind == TN_KIND_INT)
        *out = e->is_unsigned64 ? (double)(uint64_t)v->as.integer : (double)v->as.integer;
    else if (v->as.complex[1] != 0)
        return fail_overflow(type);
    else
        *out = v->as.complex[0];
    return TN_OK;
}

/*
 * Return an integer of `bits` bits in the low bits. Fractions are truncated. A negative integer may
 * wrap into an unsigned type whose range contains its magnitude; a negative real may not.
 */
static tn_status whole_of(const element *e, const char *type, unsigned bits, bool is_signed,
                          uint64_t *out)
{
    if (e->value.kind == TN_KIND_INT) {
        int64_t value = e->value.as.integer;
        bool is_negative = value < 0 && !e->is_unsigned64;
        uint64_t magnitude = is_negative ? 0 - (uint64_t)value : (uint64_t)value;
        uint64_t limit = UINT64_MAX >> (64 - bits + (is_signed ? 1 : 0));
        if (magnitude > limit + (is_signed && is_negative ? 1 : 0))
            return fail_overflow(type);
        *out = (uint64_t)value;
        return TN_OK;
    }
    double real = 0;
    TN_TRY(real_of(e, type, &real));
    double limit = ldexp(1.0, (int)bits - (is_signed ? 1 : 0));
    /* PyTorch compares before it truncates: 127.9 is too large for an int8. */
    double highest = bits < 54 ? limit - 1 : limit;
    if (!(real >= (is_signed ? -limit : 0)) || real > highest || real >= limit)
        return fail_overflow(type);
    *out = real < 0 ? (uint64_t)(int64_t)real : (uint64_t)real;
    return TN_OK;
}

#define WHOLE_ITEMS(X)                                                                             \
    X(uint8, uint8_t, 8, false)                                                                    \
    X(uint16, uint16_t, 16, false)                                                                 \
    X(uint32, uint32_t, 32, false)                                                                 \
    X(uint64, uint64_t, 64, false)                                                                 \
    X(int8, int8_t, 8, true)                                                                       \
    X(int16, int16_t, 16, true)                                                                    \
    X(int32, int32_t, 32, true)                                                                    \
    X(int64, int64_t, 64, true)

#define WHOLE_ITEM(name, type, bits, is_signed)                                                    \
    AOTITorchError aoti_torch_item_##name(AtenTensorHandle tensor, type *ret_value)                \
    {                                                                                              \
        element e;                                                                                 \
        uint64_t value = 0;                                                                        \
        if (tensor == NULL || ret_value == NULL)                                                   \
            return tni_shim_null(__func__, "tensor and ret_value");                                \
        if (read_item(__func__, tensor, &e) != TN_OK ||                                            \
            whole_of(&e, #type, bits, is_signed, &value) != TN_OK)                                 \
            return tni_shim_failed();                                                              \
        *ret_value = (type)value;                                                                  \
        return AOTI_TORCH_SUCCESS;                                                                 \
    }
WHOLE_ITEMS(WHOLE_ITEM)
#undef WHOLE_ITEM

/* Return a real, whose magnitude must not exceed `highest` unless it is infinite. */
static tn_status item_real(const char *function, AtenTensorHandle tensor, const char *type,
                           double highest, double *out)
{
    element e;
    TN_TRY(read_item(function, tensor, &e));
    TN_TRY(real_of(&e, type, out));
    return fabs(*out) > highest && !isinf(*out) ? fail_overflow(type) : TN_OK;
}

AOTITorchError aoti_torch_item_float64(AtenTensorHandle tensor, double *ret_value)
{
    double value = 0;
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    tn_status status = item_real(__func__, tensor, "double", INFINITY, &value);
    if (status == TN_OK)
        *ret_value = value;
    return tni_shim(status);
}

AOTITorchError aoti_torch_item_float32(AtenTensorHandle tensor, float *ret_value)
{
    double value = 0;
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    tn_status status = item_real(__func__, tensor, "float", (double)3.40282347e+38F, &value);
    if (status == TN_OK)
        *ret_value = (float)value;
    return tni_shim(status);
}

AOTITorchError aoti_torch_item_float16(AtenTensorHandle tensor, AOTITorchHalf *ret_value)
{
    double value = 0;
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    tn_status status = item_real(__func__, tensor, "at::Half", 65504.0, &value);
    if (status == TN_OK)
        ret_value->x = write_small(small_float_of(TN_DTYPE_F16), value);
    return tni_shim(status);
}

AOTITorchError aoti_torch_item_bfloat16(AtenTensorHandle tensor, AOTITorchBFloat16 *ret_value)
{
    double value = 0;
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    tn_status status = item_real(__func__, tensor, "at::BFloat16", 0x1.fep127, &value);
    if (status == TN_OK)
        ret_value->x = write_small(small_float_of(TN_DTYPE_BF16), value);
    return tni_shim(status);
}

/* Everything but zero is true, NaN included. */
AOTITorchError aoti_torch_item_bool(AtenTensorHandle tensor, bool *ret_value)
{
    element e;
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    if (read_item(__func__, tensor, &e) != TN_OK)
        return tni_shim_failed();
    if (e.value.kind == TN_KIND_INT)
        *ret_value = e.value.as.integer != 0;
    else if (e.value.kind == TN_KIND_DOUBLE)
        *ret_value = e.value.as.real != 0;
    else
        *ret_value = e.value.as.complex[0] != 0 || e.value.as.complex[1] != 0;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_item_complex64(AtenTensorHandle tensor, AOTITorchComplexFloat *ret_value)
{
    element e;
    double parts[2] = {0, 0};
    if (tensor == NULL || ret_value == NULL)
        return tni_shim_null(__func__, "tensor and ret_value");
    if (read_item(__func__, tensor, &e) != TN_OK)
        return tni_shim_failed();
    if (e.value.kind == TN_KIND_COMPLEX)
        memcpy(parts, e.value.as.complex, sizeof parts);
    else if (real_of(&e, "c10::complex<float>", &parts[0]) != TN_OK)
        return tni_shim_failed();
    for (int i = 0; i < 2; i++) {
        if (fabs(parts[i]) > (double)3.40282347e+38F && !isinf(parts[i]))
            return tni_shim(fail_overflow("c10::complex<float>"));
    }
    float both[2] = {(float)parts[0], (float)parts[1]};
    memcpy(ret_value, both, sizeof both);
    return AOTI_TORCH_SUCCESS;
}

/* ---- tensors of one element ---- */

/*
 * Make a tensor without dimensions that holds a copy of the value: its bytes, because the C type of
 * each function is that of its dtype's elements.
 */
static AOTITorchError from_scalar(const char *function, tn_dtype dtype, const void *value,
                                  size_t bytes, AtenTensorHandle *ret)
{
    if (ret == NULL)
        return tni_shim_null(function, "ret_new_tensor");
    tn_tensor *tensor;
    tni_tensor_spec spec = {.dtype = dtype, .layout = TN_LAYOUT_STRIDED};
    tn_status status = tni_tensor_empty(&spec, TN_CPU, &tensor);
    if (status == TN_OK) {
        memcpy(tensor->data, value, bytes);
        status = tni_handle_new_take(tensor, ret);
    }
    return tni_shim(status);
}

#define SCALAR_TENSORS(X)                                                                          \
    X(float32, float, TN_DTYPE_F32)                                                                \
    X(float64, double, TN_DTYPE_F64)                                                               \
    X(uint8, uint8_t, TN_DTYPE_U8)                                                                 \
    X(uint16, uint16_t, TN_DTYPE_U16)                                                              \
    X(uint32, uint32_t, TN_DTYPE_U32)                                                              \
    X(uint64, uint64_t, TN_DTYPE_U64)                                                              \
    X(int8, int8_t, TN_DTYPE_I8)                                                                   \
    X(int16, int16_t, TN_DTYPE_I16)                                                                \
    X(int32, int32_t, TN_DTYPE_I32)                                                                \
    X(int64, int64_t, TN_DTYPE_I64)                                                                \
    X(bool, bool, TN_DTYPE_BOOL)                                                                   \
    X(complex64, AOTITorchComplexFloat, TN_DTYPE_C64)                                              \
    X(complex128, AOTITorchComplexDouble, TN_DTYPE_C128)

#define SCALAR_TENSOR(name, type, dtype)                                                           \
    AOTITorchError aoti_torch_scalar_to_tensor_##name(type value,                                  \
                                                      AtenTensorHandle *ret_new_tensor)            \
    {                                                                                              \
        return from_scalar(__func__, dtype, &value, sizeof value, ret_new_tensor);                 \
    }
SCALAR_TENSORS(SCALAR_TENSOR)
#undef SCALAR_TENSOR

/* ---- not finite ---- */

/* What non-finite elements were found. */
typedef struct not_finite {
    bool has_nan;      /* reported first, because NaNs mostly result from infinities */
    bool has_infinity; /* of either sign */
} not_finite;

/*
 * Look at one element. A complex number is not finite if a part is not. What is not a floating or
 * complex number is finite.
 */
static void look_at(int dtype, const char *data, not_finite *found)
{
    double parts[2] = {0, 0};
    bool is_complex = (tni_dtypes[dtype].traits & TNI_DTYPE_COMPLEX) != 0;
    if ((is_complex ? read_complex(dtype, data, parts) : read_real(dtype, data, parts)) != TN_OK)
        return;
    found->has_nan |= isnan(parts[0]) || isnan(parts[1]);
    found->has_infinity |= isinf(parts[0]) || isinf(parts[1]);
}

/*
 * Look at every element, the last dimension fastest. The stride of a dimension of size 1 may be
 * anything and is not used.
 */
static void look_at_all(const tn_tensor *self, not_finite *found)
{
    int64_t index[TN_MAX_DIM] = {0};
    int64_t at = 0;
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    for (int64_t left = self->numel; left > 0; left--) {
        look_at(self->dtype, (const char *)self->data + at * bytes, found);
        for (int d = self->rank - 1; d >= 0; d--) {
            if (self->sizes[d] == 1)
                continue;
            at += self->strides[d];
            if (++index[d] < self->sizes[d])
                break;
            at -= self->strides[d] * self->sizes[d];
            index[d] = 0;
        }
    }
}

/*
 * Compiled models call this after each operator when they are debugged: slow and thorough, and
 * without a message for tensors that have no elements to look at. Lazy bits do not change the
 * answer.
 */
AOTITorchError aoti_torch_check_inf_and_nan(const char *tensor_name, AtenTensorHandle tensor)
{
    if (tensor == NULL)
        return tni_shim_null(__func__, "tensor");
    const tn_tensor *self = tensor->tensor;
    const char *name = tensor_name == NULL ? "?" : tensor_name;
    not_finite found = {false, false};
    if (self == NULL || self->data == NULL ||
        (tni_dtypes[self->dtype].traits & (TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX)) == 0 ||
        self->dtype == TN_DTYPE_F4E2M1FNX2)
        return AOTI_TORCH_SUCCESS;
    if (self->device.type != TN_DEVICE_CPU)
        return tni_shim(tni_fail(TN_ERR_NOT_IMPLEMENTED,
                                 "%s: the elements of %s lie on device %s, where they cannot be "
                                 "looked at",
                                 __func__, name,
                                 tn_device_type_name((tn_device_type)self->device.type)));
    look_at_all(self, &found);
    if (found.has_nan)
        return tni_shim(tni_fail(TN_ERR_RUNTIME, "At least one NaN in %s", name));
    if (found.has_infinity)
        return tni_shim(tni_fail(TN_ERR_RUNTIME, "At least one INF in %s", name));
    return AOTI_TORCH_SUCCESS;
}
