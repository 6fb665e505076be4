/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Type promotion: the dtype in which several operands are computed, by PyTorch's rules. Operands
 * have priorities (tensors, tensors without dimensions, numbers) and dtypes have categories (bool,
 * integer, real, complex): a weaker operand counts only if its category is higher.
 */
#include "kernels/core/kernel_core.h"

/* A value of a higher category decides the dtype whatever its rank. */
int tni_category(tn_dtype dtype)
{
    return tni_dtype_is(dtype, TNI_DTYPE_COMPLEX)    ? 3
           : tni_dtype_is(dtype, TNI_DTYPE_FLOATING) ? 2
           : dtype == TN_DTYPE_BOOL                  ? 0
                                                     : 1;
}

/*
 * Return a signed type that holds both; uint64 beside a signed type has none, and gives int64.
 * Callers refuse the unsigned types above uint8, which PyTorch does not promote.
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

/* Return the wider real type. float16 and bfloat16 hold neither each other, so they give float. */
static tn_dtype promote_reals(tn_dtype a, tn_dtype b)
{
    int bytes_a = tni_dtypes[a].bytes;
    int bytes_b = tni_dtypes[b].bytes;
    if (bytes_a == bytes_b) /* float16 with bfloat16 */
        return TN_DTYPE_F32;
    return bytes_a > bytes_b ? a : b;
}

/* The complex dtype whose parts can hold the real one. */
tn_dtype tni_complex_of(tn_dtype real)
{
    return real == TN_DTYPE_F64                           ? TN_DTYPE_C128
           : real == TN_DTYPE_F16 || real == TN_DTYPE_C32 ? TN_DTYPE_C32
                                                          : TN_DTYPE_C64;
}

/*
 * A complex type beside a real one widens its parts to hold it; within a category the wider type
 * wins; otherwise the higher category stays as it is: float16 beside int64 gives float16.
 */
tn_dtype tni_promote(tn_dtype a, tn_dtype b)
{
    if (a == b)
        return a;
    int category_a = tni_category(a);
    int category_b = tni_category(b);
    if (category_a == 3 || category_b == 3) {
        tn_dtype x = category_a == 3 ? a : category_a == 2 ? tni_complex_of(a) : b;
        tn_dtype y = category_b == 3 ? b : category_b == 2 ? tni_complex_of(b) : a;
        return tni_dtypes[x].bytes >= tni_dtypes[y].bytes ? x : y;
    }
    if (category_a != category_b)
        return category_a > category_b ? a : b;
    return category_a == 2 ? promote_reals(a, b) : promote_integers(a, b);
}

/* Return whether it is one of the unsigned types that PyTorch promotes with reals only. */
static bool is_bare(tn_dtype dtype)
{
    return dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 || dtype == TN_DTYPE_U64;
}

/* 8-bit floats are promoted with nothing but themselves. */
static bool is_small_float(tn_dtype dtype)
{
    return tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_dtypes[dtype].bytes == 1;
}

/* Return whether PyTorch promotes the pair. */
static bool is_promoted(tn_dtype a, tn_dtype b)
{
    if (is_small_float(a) || is_small_float(b))
        return a == b;
    return a == b || !(is_bare(a) || is_bare(b)) || tni_category(a) == 2 || tni_category(b) == 2;
}

tn_status tni_check_promotion(tn_dtype a, tn_dtype b)
{
    if (is_promoted(a, b))
        return TN_OK;
    return tni_fail(
        TN_ERR_RUNTIME, "Promotion for %s is not supported, attempted to promote %s and %s",
        is_small_float(a) || is_small_float(b) ? "Float8 Types" : "uint16, uint32, uint64 types",
        tni_scalar_name(a), tni_scalar_name(b));
}

/*
 * Return an operand's priority: 2 for tensors with dimensions, 1 for those without, 0 for numbers.
 */
static int priority(const tn_tensor *tensor)
{
    return tensor->flags & TNI_TENSOR_WRAPPED_NUMBER ? 0 : tensor->rank == 0 ? 1 : 2;
}

/*
 * Return the dtype with which an operand counts. A number counts by its category only: a real
 * number beside integers is of the default dtype.
 */
static tn_dtype weak_dtype(const tn_tensor *tensor)
{
    tn_dtype dtype = (tn_dtype)tensor->dtype;
    if (!(tensor->flags & TNI_TENSOR_WRAPPED_NUMBER))
        return dtype;
    return tni_category(dtype) == 3   ? tni_complex_of(tni_default_dtype())
           : tni_category(dtype) == 2 ? tni_default_dtype()
                                      : dtype;
}

/*
 * Promote the dtype with those of the same priority so far; remember the first pair that clashes.
 */
void tni_promotion_add(tni_promotion *promotion, const tn_tensor *tensor)
{
    tn_dtype *joined = &promotion->by_priority[priority(tensor)];
    tn_dtype dtype = weak_dtype(tensor);
    if (*joined == TN_DTYPE_UNDEFINED) {
        *joined = dtype;
        return;
    }
    if (promotion->clash[0] == TN_DTYPE_UNDEFINED && !is_promoted(*joined, dtype)) {
        promotion->clash[0] = *joined;
        promotion->clash[1] = dtype;
    }
    *joined = tni_promote(*joined, dtype);
}

/*
 * Find the first pair that PyTorch does not promote: within one priority, or a weaker operand that
 * counts because its category is higher, such as a uint32 without dimensions beside bools. A
 * complex number beside these unsigned types is allowed.
 */
static bool find_clash(const tni_promotion *promotion, tn_dtype clash[2])
{
    clash[0] = promotion->clash[0];
    clash[1] = promotion->clash[1];
    for (int strong = 2; strong > 0 && clash[0] == TN_DTYPE_UNDEFINED; strong--) {
        tn_dtype a = promotion->by_priority[strong];
        tn_dtype b = promotion->by_priority[strong - 1];
        if (a == TN_DTYPE_UNDEFINED || b == TN_DTYPE_UNDEFINED || is_promoted(a, b) ||
            tni_category(a) >= tni_category(b) || (is_bare(a) && tni_category(b) == 3))
            continue;
        clash[0] = a;
        clash[1] = b;
    }
    return clash[0] != TN_DTYPE_UNDEFINED;
}

bool tni_promotion_clashes(const tni_promotion *promotion)
{
    tn_dtype clash[2];
    return find_clash(promotion, clash);
}

tn_status tni_promotion_check(const tni_promotion *promotion)
{
    tn_dtype clash[2];
    return find_clash(promotion, clash) ? tni_check_promotion(clash[0], clash[1]) : TN_OK;
}

/*
 * Combine two priorities: the weaker counts only if its category is higher. An int32 tensor plus 2
 * stays int32, and plus 2.5 becomes the default dtype. A complex number beside a real tensor keeps
 * the tensor's precision.
 */
static tn_dtype override(tn_dtype strong, tn_dtype weak)
{
    if (strong == TN_DTYPE_UNDEFINED)
        return weak;
    if (weak == TN_DTYPE_UNDEFINED || tni_category(strong) >= tni_category(weak))
        return strong;
    return tni_category(weak) == 3 && tni_category(strong) == 2 ? tni_complex_of(strong) : weak;
}

/* From the weakest priority to the strongest. */
tn_dtype tni_promotion_result(const tni_promotion *promotion)
{
    tn_dtype scalars = override(promotion->by_priority[1], promotion->by_priority[0]);
    return override(promotion->by_priority[2], scalars);
}

tn_dtype tni_result_type(const tn_tensor *a, const tn_tensor *b)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    tni_promotion_add(&promotion, a);
    tni_promotion_add(&promotion, b);
    return tni_promotion_result(&promotion);
}

tn_status tni_find_result_type(const tn_tensor *a, const tn_tensor *b, tn_dtype *out)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    tni_promotion_add(&promotion, a);
    tni_promotion_add(&promotion, b);
    TN_TRY(tni_promotion_check(&promotion));
    *out = tni_promotion_result(&promotion);
    return TN_OK;
}

tn_dtype tni_real_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C32    ? TN_DTYPE_F16
           : dtype == TN_DTYPE_C64  ? TN_DTYPE_F32
           : dtype == TN_DTYPE_C128 ? TN_DTYPE_F64
                                    : dtype;
}
