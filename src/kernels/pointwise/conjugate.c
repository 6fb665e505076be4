/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conjugates, and the parts of complex numbers. A tensor's lazy bits say that its elements are to
 * be read as conjugated or negated, so that a conjugate is a view of the same memory with a bit
 * flipped; the imaginary part of a conjugate is a negated view. dispatch/lazy_bits.c and tni_copy
 * resolve the bits for everything else.
 */
#include "args/args_conjugate.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/builder.h"

static bool is_complex(const tn_tensor *self)
{
    return tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX);
}

/* Loops that negate the imaginary part, for complex float and double. */
static void conjugate_floats(char *const *data, const int64_t *strides, int64_t count,
                             const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        float parts[2];
        memcpy(parts, data[1] + i * strides[1], sizeof parts);
        parts[1] = -parts[1];
        memcpy(data[0] + i * strides[0], parts, sizeof parts);
    }
}

static void conjugate_doubles(char *const *data, const int64_t *strides, int64_t count,
                              const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        double parts[2];
        memcpy(parts, data[1] + i * strides[1], sizeof parts);
        parts[1] = -parts[1];
        memcpy(data[0] + i * strides[0], parts, sizeof parts);
    }
}

/*
 * Make a conjugated copy; of real numbers just a copy. The copy is conjugated in place,
 * half-precision complex numbers as complex floats.
 */
static tn_status conjugate(tn_tensor *self, tn_tensor **out)
{
    TN_TRY(tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, out));
    if (!is_complex(self))
        return TN_OK;
    tni_loop loop;
    bool is_wide = self->dtype == TN_DTYPE_C128;
    /* In place: the copy is output and input of the loop. */
    tni_loop_begin(&loop, tni_strided_of(*out));
    tni_loop_input(&loop, tni_strided_of(*out));
    tn_status status = TN_OK;
    for (int i = 0; i < 2 && status == TN_OK && self->dtype == TN_DTYPE_C32; i++)
        status = tni_loop_cast(&loop, i, TN_DTYPE_C64);
    if (status == TN_OK)
        tni_loop_run(&loop, is_wide ? conjugate_doubles : conjugate_floats, NULL);
    else
        tn_tensor_release(*out);
    return status;
}

/* Make a view of the same memory with `bit` flipped. */
static tn_status flip_bit(const tn_tensor *self, tni_keyset bit, tn_tensor **out)
{
    TN_TRY(tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, out));
    (*out)->keys ^= bit;
    return TN_OK;
}

/* Return such a view. */
static tn_status return_flipped(const tn_tensor *self, tni_keyset bit, StableIValue *out)
{
    tn_tensor *result;
    TN_TRY(flip_bit(self, bit, &result));
    return tni_return_take(result, out);
}

/* The lazy conjugate: a view. */
TNI_TYPED(_conj)
{
    if (!is_complex(in->self))
        return tni_fail(TN_ERR_RUNTIME, "_conj: self has dtype %s, expected a complex one",
                        tni_scalar_name(in->self->dtype));
    return return_flipped(in->self, TNI_FUNCTIONALITY_BIT(CONJUGATE), outs);
}

/*
 * Return a new tensor with the conjugates of the elements. For a self with the conjugate bit these
 * are the numbers in memory.
 */
TNI_TYPED(_conj_physical)
{
    tn_tensor *result;
    TN_TRY(conjugate(in->self, &result));
    return tni_return_take(result, outs);
}

/* Real tensors are their own conjugate. */
TNI_TYPED(conj)
{
    tn_tensor *result;
    if (!is_complex(in->self))
        return tni_return_same(in->self, outs);
    TN_TRY(tni_call__conj(in->self, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(conj_physical)
{
    tn_tensor *result;
    if (!is_complex(in->self))
        return tni_return_same(in->self, outs);
    TN_TRY(tni_call__conj_physical(in->self, &result));
    return tni_return_take(result, outs);
}

/* Return self if `bit` is not set; else a copy, in which both bits are resolved. */
static tn_status resolve(tn_tensor *self, tni_keyset bit, StableIValue *out)
{
    tn_tensor *result;
    if ((self->keys & bit) == 0)
        return tni_return_same(self, out);
    TN_TRY(tni_call_clone(self, -1, &result));
    return tni_return_take(result, out);
}

TNI_TYPED(resolve_conj)
{
    return resolve(in->self, TNI_FUNCTIONALITY_BIT(CONJUGATE), outs);
}

TNI_TYPED(resolve_neg)
{
    return resolve(in->self, TNI_FUNCTIONALITY_BIT(NEGATIVE), outs);
}

TNI_TYPED(_neg_view)
{
    return return_flipped(in->self, TNI_FUNCTIONALITY_BIT(NEGATIVE), outs);
}

/*
 * Return part 0 (real) or 1 (imaginary) as a view. For a conjugated tensor it is the part in
 * memory, negated if imaginary.
 */
static tn_status part(tn_tensor *self, int64_t index, StableIValue *out)
{
    tni_builder s = {0};
    bool is_conjugated = (self->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0;
    tn_tensor *memory = is_conjugated ? TNI_BUILD(&s, _conj, self) : self;
    tn_tensor *pairs = TNI_BUILD(&s, view_as_real, memory);
    tn_tensor *result = TNI_BUILD(&s, select_int, pairs, -1, index);
    if (is_conjugated && index == 1)
        result = TNI_BUILD(&s, _neg_view, result);
    return tni_builder_return(&s, result, out);
}

TNI_TYPED(real)
{
    return is_complex(in->self) ? part(in->self, 0, outs) : tni_return_same(in->self, outs);
}

TNI_TYPED(imag)
{
    if (!is_complex(in->self))
        return tni_fail(TN_ERR_RUNTIME,
                        "imag is not implemented for tensors with non-complex dtypes.");
    return part(in->self, 1, outs);
}
