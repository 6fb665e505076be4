/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements of tensors of any dtype as numbers, to print and to fill tensors. */
#include "element.h"

#include <math.h>
#include <string.h>

/* The layout of a small floating type and the meaning of its highest codes. */
typedef struct small_float {
    int exponent_bits; /* width of the exponent */
    int mantissa_bits; /* width of the mantissa */
    int bias;          /* exponent bias */
    enum {
        IEEE,
        FN,
        FNUZ
    } specials; /* IEEE: infinities and nans; FN: one nan, no inf; FNUZ:
                   its only nan is -0 */
    int digits; /* the significant digits to print */
} small_float;

/*
 * Write the layout of `dtype` to `out` and return true; return false if it is no small floating
 * type. complex32 has the layout of its parts.
 */
static bool small_float_of(tn_dtype dtype, small_float *out)
{
    switch ((int)dtype) {
    case TN_DTYPE_F16:
    case TN_DTYPE_C32:
        *out = (small_float){5, 10, 15, IEEE, 5};
        return true;
    case TN_DTYPE_BF16:
        *out = (small_float){8, 7, 127, IEEE, 4};
        return true;
    case TN_DTYPE_F8E5M2:
        *out = (small_float){5, 2, 15, IEEE, 2};
        return true;
    case TN_DTYPE_F8E4M3FN:
        *out = (small_float){4, 3, 7, FN, 3};
        return true;
    case TN_DTYPE_F8E5M2FNUZ:
        *out = (small_float){5, 2, 16, FNUZ, 2};
        return true;
    case TN_DTYPE_F8E4M3FNUZ:
        *out = (small_float){4, 3, 8, FNUZ, 3};
        return true;
    default:
        return false;
    }
}

/* Return the value of the number whose code is `bits`. */
static double small_float_read(const small_float *type, uint32_t bits)
{
    uint32_t mantissa = bits & ((1u << type->mantissa_bits) - 1);
    int top = (1 << type->exponent_bits) - 1;
    int exponent = (int)(bits >> type->mantissa_bits) & top;
    bool negative = bits >> (type->exponent_bits + type->mantissa_bits) & 1;
    double magnitude;
    if (type->specials == IEEE && exponent == top)
        magnitude = mantissa == 0 ? INFINITY : NAN;
    else if (type->specials == FN && exponent == top && mantissa == (1u << type->mantissa_bits) - 1)
        magnitude = NAN;
    else if (type->specials == FNUZ && negative && exponent == 0 && mantissa == 0)
        magnitude = NAN;
    else if (exponent == 0)
        magnitude = ldexp(mantissa, 1 - type->bias - type->mantissa_bits);
    else
        magnitude = ldexp(mantissa + (double)(1u << type->mantissa_bits),
                          exponent - type->bias - type->mantissa_bits);
    return negative ? -magnitude : magnitude;
}

/*
 * Return the floating number at `address`, a part of a complex one included, and write the digits
 * to print to `digits`.
 */
static double read_real(tn_dtype dtype, const void *address, int *digits)
{
    small_float small;
    if (dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_C128) {
        double value;
        memcpy(&value, address, sizeof value);
        *digits = 17;
        return value;
    }
    if (!small_float_of(dtype, &small)) {
        float value;
        memcpy(&value, address, sizeof value);
        *digits = 9;
        return (double)value;
    }
    uint16_t bits = 0;
    memcpy(&bits, address, small.exponent_bits + small.mantissa_bits > 7 ? 2 : 1);
    *digits = small.digits;
    return small_float_read(&small, bits);
}

/* Return whether `dtype` is a real floating type. */
static bool is_real(tn_dtype dtype)
{
    small_float ignored;
    return dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 ||
           (dtype != TN_DTYPE_C32 && small_float_of(dtype, &ignored));
}

static bool is_complex(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C32 || dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
}

/* Return the little-endian integer of `bytes` bytes at `address`, sign-extended if `is_signed`. */
static int64_t read_integer(const void *address, size_t bytes, bool is_signed)
{
    uint64_t bits = 0;
    memcpy(&bits, address, bytes);
    unsigned shift = (unsigned)(64 - 8 * bytes);
    return is_signed ? (int64_t)(bits << shift) >> shift : (int64_t)bits;
}

cli_element cli_element_read(tn_dtype dtype, const void *address)
{
    cli_element element = {.kind = CLI_ELEMENT_REAL};
    size_t bytes = tn_dtype_size(dtype);
    if (is_real(dtype)) {
        element.real = read_real(dtype, address, &element.digits);
    } else if (is_complex(dtype)) {
        element.kind = CLI_ELEMENT_COMPLEX;
        element.real = read_real(dtype, address, &element.digits);
        element.imaginary = read_real(dtype, (const char *)address + bytes / 2, &element.digits);
    } else if (dtype == TN_DTYPE_I8 || dtype == TN_DTYPE_I16 || dtype == TN_DTYPE_I32 ||
               dtype == TN_DTYPE_I64) {
        element.kind = CLI_ELEMENT_INT;
        element.integer = read_integer(address, bytes, true);
    } else if (dtype == TN_DTYPE_U8 || dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 ||
               dtype == TN_DTYPE_U64) {
        element.kind = CLI_ELEMENT_UINT;
        element.natural = (uint64_t)read_integer(address, bytes, false);
    } else {
        /* Other types are shown by their bits. */
        element.kind = dtype == TN_DTYPE_BOOL ? CLI_ELEMENT_BOOL : CLI_ELEMENT_RAW;
        element.integer = read_integer(address, bytes > 8 ? 8 : bytes, false);
    }
    return element;
}

/*
 * Return the code of the number next to `value`, of two the even one. Codes of positive numbers
 * have the order of their values, so bisection finds it.
 */
static uint16_t small_float_write(const small_float *type, double value)
{
    uint32_t low = 0;
    uint32_t high = (1u << (type->exponent_bits + type->mantissa_bits)) - 1;
    double magnitude = fabs(value);
    /* Codes of infinity and nan are left out, so larger values become the largest finite number. */
    while (!(small_float_read(type, high) <= HUGE_VAL))
        high--;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (small_float_read(type, middle) <= magnitude)
            low = middle;
        else
            high = middle;
    }
    double below = magnitude - small_float_read(type, low);
    double above = small_float_read(type, high) - magnitude;
    uint32_t code = above < below || (above == below && (low & 1)) ? high : low;
    bool negative = signbit(value) && !(type->specials == FNUZ && code == 0);
    return (uint16_t)(code | (negative ? 1u << (type->exponent_bits + type->mantissa_bits) : 0));
}

bool cli_element_write(tn_dtype dtype, void *address, double value)
{
    small_float small;
    size_t bytes = tn_dtype_size(dtype);
    if (dtype == TN_DTYPE_F64) {
        memcpy(address, &value, sizeof value);
    } else if (dtype == TN_DTYPE_F32) {
        float single = (float)value;
        memcpy(address, &single, sizeof single);
    } else if (dtype != TN_DTYPE_C32 && small_float_of(dtype, &small)) {
        uint16_t bits = small_float_write(&small, value);
        memcpy(address, &bits, bytes);
    } else if (dtype == TN_DTYPE_BOOL) {
        *(unsigned char *)address = value != 0;
    } else if (is_complex(dtype) || bytes > 8 ||
               cli_element_read(dtype, address).kind == CLI_ELEMENT_RAW) {
        return false;
    } else {
        /* In C the conversion is undefined for a NaN and beyond the range of int64. */
        bool fits = value >= -0x1p63 && value < 0x1p63;
        int64_t integer = fits ? (int64_t)value : value > 0 ? INT64_MAX : INT64_MIN;
        memcpy(address, &integer, bytes);
    }
    return true;
}
