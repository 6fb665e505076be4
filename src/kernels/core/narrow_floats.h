/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conversions between float and the narrow floating types, rounding to nearest, ties to even.
 *
 * One description (bits of exponent and mantissa, bias, meaning of the top codes) serves four of
 * the float8 types. float16 and e8m0 have functions of their own; bfloat16 is the upper half of a
 * float.
 */
#ifndef TENON_NARROW_FLOATS_H
#define TENON_NARROW_FLOATS_H

#include <tenon/tensor.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Return the bits of a float, and the float with these bits. */
static inline uint32_t tni_float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float tni_float_from_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* bfloat16 to float: exact. */
static inline float tni_bf16_to_float(uint16_t bits)
{
    return tni_float_from_bits((uint32_t)bits << 16);
}

/*
 * float to bfloat16. Adding 0x7fff plus the lowest kept bit rounds to nearest even; a nan becomes
 * the canonical one.
 */
static inline uint16_t tni_float_to_bf16(float value)
{
    uint32_t bits = tni_float_bits(value);
    if ((bits & 0x7fffffff) > 0x7f800000)
        return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* The meaning of the largest codes of a type. */
typedef enum tni_narrow_top {
    TNI_TOP_IEEE, /* infinities and nans, as in IEEE 754 */
    TNI_TOP_FN,   /* one nan per sign, no infinity: too large becomes the largest number */
    TNI_TOP_FNUZ  /* one nan, with the code of negative zero; no infinity */
} tni_narrow_top;

/* A narrow floating type; a compile-time constant where speed matters. */
typedef struct tni_narrow {
    int exponent_bits;  /* width of the exponent */
    int mantissa_bits;  /* width of the mantissa */
    int bias;           /* bias of the exponent */
    tni_narrow_top top; /* meaning of the largest codes */
} tni_narrow;

#define TNI_NARROW_F8E5M2     ((tni_narrow){5, 2, 15, TNI_TOP_IEEE})
#define TNI_NARROW_F8E4M3FN   ((tni_narrow){4, 3, 7, TNI_TOP_FN})
#define TNI_NARROW_F8E5M2FNUZ ((tni_narrow){5, 2, 16, TNI_TOP_FNUZ})
#define TNI_NARROW_F8E4M3FNUZ ((tni_narrow){4, 3, 8, TNI_TOP_FNUZ})

/* Return the float with the value of a code; exact. */
static inline float tni_narrow_to_float(tni_narrow type, uint32_t code)
{
    uint32_t sign_bit = 1u << (type.exponent_bits + type.mantissa_bits);
    uint32_t mantissa = code & ((1u << type.mantissa_bits) - 1);
    uint32_t exponent = (code & (sign_bit - 1)) >> type.mantissa_bits;
    uint32_t top = (1u << type.exponent_bits) - 1;
    uint32_t sign = (code & sign_bit) != 0 ? 0x80000000u : 0;
    if (type.top == TNI_TOP_IEEE && exponent == top)
        return tni_float_from_bits(sign | 0x7f800000u | mantissa << (23 - type.mantissa_bits));
    if (type.top == TNI_TOP_FN && (code & (sign_bit - 1)) == sign_bit - 1)
        return tni_float_from_bits(sign | 0x7fc00000u);
    if (type.top == TNI_TOP_FNUZ && code == sign_bit)
        return tni_float_from_bits(0x7fc00000u);
    if (exponent == 0) { /* the mantissa counts units of the smallest subnormal */
        int unit = 1 - type.bias - type.mantissa_bits;
        float magnitude = (float)mantissa * tni_float_from_bits((uint32_t)(unit + 127) << 23);
        return sign != 0 ? -magnitude : magnitude;
    }
    uint32_t wide = exponent + (uint32_t)(127 - type.bias);
    return tni_float_from_bits(sign | wide << 23 | mantissa << (23 - type.mantissa_bits));
}

/*
 * Return the code, without its sign, of numbers beyond the largest one, or of nan. In FN and IEEE
 * types nan has all other bits set.
 */
static inline uint32_t tni_narrow_special(tni_narrow type, bool is_nan)
{
    uint32_t sign_bit = 1u << (type.exponent_bits + type.mantissa_bits);
    uint32_t infinity = ((1u << type.exponent_bits) - 1) << type.mantissa_bits;
    switch (type.top) {
    case TNI_TOP_IEEE:
        return is_nan ? sign_bit - 1 : infinity;
    case TNI_TOP_FN:
        return is_nan ? sign_bit - 1 : sign_bit - 2;
    case TNI_TOP_FNUZ:
        break;
    }
    return sign_bit; /* nan, also for numbers that are too large */
}

/* Return the code of the nearest number. */
static inline uint32_t tni_float_to_narrow(tni_narrow type, float value)
{
    uint32_t bits = tni_float_bits(value);
    uint32_t sign_bit = 1u << (type.exponent_bits + type.mantissa_bits);
    uint32_t sign = (bits & 0x80000000u) != 0 ? sign_bit : 0;
    uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return type.top == TNI_TOP_FNUZ ? sign_bit : sign | tni_narrow_special(type, true);
    int exponent = (int)(magnitude >> 23) - 127 + type.bias;
    int shift = 23 - type.mantissa_bits;
    uint32_t code;
    if (exponent <= 0) { /* subnormal: align the whole mantissa, rounding once */
        uint32_t whole = (magnitude & 0x7fffff) | (magnitude >= 0x800000 ? 0x800000u : 0);
        int down = shift + 1 - exponent;
        if (down > 25)
            code = 0;
        else
            code = (whole + (1u << (down - 1)) - 1 + (whole >> down & 1)) >> down;
    } else {
        uint32_t rounded = magnitude + (1u << (shift - 1)) - 1 + (magnitude >> shift & 1);
        code = (rounded >> shift) - ((uint32_t)(127 - type.bias) << type.mantissa_bits);
    }
    uint32_t top = (1u << type.exponent_bits) - 1;
    uint32_t largest = type.top == TNI_TOP_IEEE ? (top << type.mantissa_bits) - 1
                       : type.top == TNI_TOP_FN ? sign_bit - 2
                                                : sign_bit - 1;
    if (code > largest)
        return type.top == TNI_TOP_FNUZ ? sign_bit : sign | tni_narrow_special(type, false);
    return type.top == TNI_TOP_FNUZ && code == 0 ? 0 : sign | code;
}

/*
 * float16 is common enough for code of its own without branches, so that loops over it are
 * vectorized. Subnormal numbers are scaled by a floating subtraction, which is exact here.
 */
static inline float tni_f16_to_float(uint16_t code)
{
    uint32_t sign = (uint32_t)(code & 0x8000) << 16;
    uint32_t shifted = (uint32_t)(code & 0x7fff) << 13;
    /* Rebias the exponent from 15 to 127; infinities and nans twice, so that it becomes 255. */
    uint32_t normal = shifted + (112u << 23);
    uint32_t special = shifted + (224u << 23);
    uint32_t small = tni_float_bits(tni_float_from_bits(shifted + (113u << 23)) - 0x1p-14f);
    uint32_t bits = shifted < 0x800000u ? small : shifted >= 0xf800000u ? special : normal;
    return tni_float_from_bits(bits | sign);
}

/*
 * The nearest float16. For subnormal results, adding 0.5 moves the mantissa to its place and rounds
 * it.
 */
static inline uint16_t tni_float_to_f16(float value)
{
    uint32_t bits = tni_float_bits(value);
    uint32_t sign = bits >> 16 & 0x8000;
    uint32_t magnitude = bits & 0x7fffffffu;
    uint32_t normal = ((magnitude + 0xfff + (magnitude >> 13 & 1)) >> 13) - (112u << 10);
    uint32_t small = tni_float_bits(tni_float_from_bits(magnitude) + 0.5f) - 0x3f000000u;
    uint32_t special = magnitude > 0x7f800000u ? 0x7e00 : 0x7c00;
    uint32_t code = magnitude < 0x38800000u ? small : magnitude >= 0x47800000u ? special : normal;
    return (uint16_t)(code | sign);
}

/* float8_e8m0fnu: powers of two by their biased exponents, from 2^-127 on; code 255 is nan. */
static inline float tni_e8m0_to_float(uint8_t code)
{
    if (code == 255)
        return tni_float_from_bits(0x7fc00000u);
    return tni_float_from_bits(code == 0 ? 0x00400000u : (uint32_t)code << 23);
}

/* The sign is dropped. Ties round up; infinity and numbers that are too large become nan. */
static inline uint8_t tni_float_to_e8m0(float value)
{
    uint32_t bits = tni_float_bits(value) & 0x7fffffffu;
    if (bits < 0x00800000u) /* subnormal: 2^-127, or rounded up to the next power */
        return bits > 0x00400000u;
    bits = bits >= 0x7f800000u ? 0x7f800000u : bits + 0x00400000u;
    return (uint8_t)(bits >> 23);
}

/* Return a number rounded to float and then to float16 or bfloat16, as PyTorch converts it. */
static inline double tni_round_to_half(tn_dtype half, double number)
{
    return half == TN_DTYPE_F16 ? (double)tni_f16_to_float(tni_float_to_f16((float)number))
                                : (double)tni_bf16_to_float(tni_float_to_bf16((float)number));
}

/* Return a number rounded to a real dtype, as every operation in it is. */
static inline double tni_round_to(tn_dtype dtype, double number)
{
    return dtype == TN_DTYPE_F64                             ? number
           : dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16 ? tni_round_to_half(dtype, number)
                                                             : (double)(float)number;
}

#endif
