/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The table of dtypes. Names, numbers and sizes come from TN_DTYPE_LIST, traits from here.
 *
 * A dtype that is added to the list without a trait does not compile, because TRAITS_ names each
 * one. The entries point to texts and are relocated at load: that is acceptable for 47 dtypes, but
 * was not for 2,600 operators.
 */
#include "tensor/tensor_core.h"

/*
 * Bool has none of these traits: it is below the integers in promotion, and has no sign. Types of
 * less than a byte count as bits, because no operator computes with them.
 */
#define WHOLE    (TNI_DTYPE_INTEGRAL)
#define SIGNED   (TNI_DTYPE_INTEGRAL | TNI_DTYPE_SIGNED)
#define FLOATING (TNI_DTYPE_FLOATING | TNI_DTYPE_SIGNED)
#define COMPLEX  (TNI_DTYPE_COMPLEX | TNI_DTYPE_SIGNED)

/* Traits by PyTorch's name of the scalar type; the float8 type of exponents only has no sign. */
enum {
    TRAITS_Byte = WHOLE,
    TRAITS_Char = SIGNED,
    TRAITS_Short = SIGNED,
    TRAITS_Int = SIGNED,
    TRAITS_Long = SIGNED,
    TRAITS_Half = FLOATING,
    TRAITS_Float = FLOATING,
    TRAITS_Double = FLOATING,
    TRAITS_ComplexHalf = COMPLEX,
    TRAITS_ComplexFloat = COMPLEX,
    TRAITS_ComplexDouble = COMPLEX,
    TRAITS_Bool = 0,
    TRAITS_QInt8 = TNI_DTYPE_QUANTIZED | TNI_DTYPE_SIGNED,
    TRAITS_QUInt8 = TNI_DTYPE_QUANTIZED,
    TRAITS_QInt32 = TNI_DTYPE_QUANTIZED | TNI_DTYPE_SIGNED,
    TRAITS_BFloat16 = FLOATING,
    TRAITS_QUInt4x2 = TNI_DTYPE_QUANTIZED,
    TRAITS_QUInt2x4 = TNI_DTYPE_QUANTIZED,
    TRAITS_Bits1x8 = TNI_DTYPE_BITS,
    TRAITS_Bits2x4 = TNI_DTYPE_BITS,
    TRAITS_Bits4x2 = TNI_DTYPE_BITS,
    TRAITS_Bits8 = TNI_DTYPE_BITS,
    TRAITS_Bits16 = TNI_DTYPE_BITS,
    TRAITS_Float8_e5m2 = FLOATING,
    TRAITS_Float8_e4m3fn = FLOATING,
    TRAITS_Float8_e5m2fnuz = FLOATING,
    TRAITS_Float8_e4m3fnuz = FLOATING,
    TRAITS_UInt16 = WHOLE,
    TRAITS_UInt32 = WHOLE,
    TRAITS_UInt64 = WHOLE,
    TRAITS_UInt1 = TNI_DTYPE_BITS,
    TRAITS_UInt2 = TNI_DTYPE_BITS,
    TRAITS_UInt3 = TNI_DTYPE_BITS,
    TRAITS_UInt4 = TNI_DTYPE_BITS,
    TRAITS_UInt5 = TNI_DTYPE_BITS,
    TRAITS_UInt6 = TNI_DTYPE_BITS,
    TRAITS_UInt7 = TNI_DTYPE_BITS,
    TRAITS_Int1 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int2 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int3 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int4 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int5 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int6 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Int7 = TNI_DTYPE_BITS | TNI_DTYPE_SIGNED,
    TRAITS_Float8_e8m0fnu = TNI_DTYPE_FLOATING,
    TRAITS_Float4_e2m1fn_x2 = FLOATING
};

/*
 * Indexed by PyTorch's number: the designators decide, not the order of the list. Entry 46 gives
 * the traits of an undefined dtype without a test.
 */
const tni_dtype_spec tni_dtypes[TN_DTYPE_COUNT + 1] = {
#define DTYPE_ROW(name, number, scalar, torch, bytes)                                              \
    [number] = {#torch, #scalar, bytes, TRAITS_##scalar},
    TN_DTYPE_LIST(DTYPE_ROW)
#undef DTYPE_ROW
        [TN_DTYPE_UNDEFINED] = {"undefined", "Undefined", 0, 0}};

/* Other names that PyTorch gives the same dtypes. */
static const struct {
    const char *name; /* as in torch.<name> */
    tn_dtype dtype;   /* what it means */
} aliases[] = {{"half", TN_DTYPE_F16},  {"float", TN_DTYPE_F32},  {"double", TN_DTYPE_F64},
               {"short", TN_DTYPE_I16}, {"int", TN_DTYPE_I32},    {"long", TN_DTYPE_I64},
               {"chalf", TN_DTYPE_C32}, {"cfloat", TN_DTYPE_C64}, {"cdouble", TN_DTYPE_C128},
               {"bit", TN_DTYPE_U1}};

size_t tn_dtype_size(tn_dtype dtype)
{
    return tni_dtype_is_valid(dtype) ? tni_dtypes[dtype].bytes : 0;
}

const char *tn_dtype_name(tn_dtype dtype)
{
    return tni_dtype_is_valid(dtype) ? tni_dtypes[dtype].torch_name : "?";
}

/* A linear search: up to 56 comparisons cost less than anything that follows. */
tn_status tn_dtype_parse(const char *name, tn_dtype *out)
{
    if (!name || !out)
        return tni_fail(TN_ERR_VALUE, "tn_dtype_parse: name and out must not be NULL");
    const char *bare = strncmp(name, "torch.", 6) == 0 ? name + 6 : name;
    for (int i = 0; i < TN_DTYPE_COUNT; i++) {
        if (strcmp(bare, tni_dtypes[i].torch_name) == 0) {
            *out = (tn_dtype)i;
            return TN_OK;
        }
    }
    for (size_t i = 0; i < TN_LEN(aliases); i++) {
        if (strcmp(bare, aliases[i].name) == 0) {
            *out = aliases[i].dtype;
            return TN_OK;
        }
    }
    return tni_fail(TN_ERR_VALUE,
                    "'%s' is no dtype: expected a name such as float32, int64 or bool", name);
}

const char *tni_scalar_name(int64_t dtype)
{
    return dtype >= 0 && dtype <= TN_DTYPE_UNDEFINED ? tni_dtypes[dtype].scalar_name : "?";
}

/* Extensions see it only through operators that are given no dtype. */
static _Atomic uint8_t default_dtype = TN_DTYPE_F32;

tn_dtype tni_default_dtype(void)
{
    return (tn_dtype)atomic_load_explicit(&default_dtype, memory_order_relaxed);
}

tn_dtype tn_default_dtype(void)
{
    return tni_default_dtype();
}

tn_status tn_set_default_dtype(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_F16:
    case TN_DTYPE_BF16:
    case TN_DTYPE_F32:
    case TN_DTYPE_F64:
        atomic_store_explicit(&default_dtype, (uint8_t)dtype, memory_order_relaxed);
        return TN_OK;
    default:
        return tni_fail(TN_ERR_TYPE,
                        "the default dtype is float32, float64, float16 or bfloat16, not %s",
                        tn_dtype_name(dtype));
    }
}
