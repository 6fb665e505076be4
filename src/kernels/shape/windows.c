/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Window functions: bartlett_window, blackman_window, hamming_window, hann_window, kaiser_window.
 * Each is computed from 0, 1, 2, ... by a few operators in the dtype of the result, so narrow
 * dtypes round after each step, as in PyTorch. With N the length, or one more for a periodic
 * window, whose last element is cut off:
 *
 *     bartlett   1 - |2 n / (N - 1) - 1|
 *     blackman   0.42 - 0.5 cos(2 pi n / (N - 1)) + 0.08 cos(4 pi n / (N - 1))
 *     hamming    alpha - beta cos(2 pi n / (N - 1)), by default 0.54 and 0.46
 *     hann       the same with 0.5 and 0.5
 *     kaiser     I0(beta sqrt(1 - (2 n / (N - 1) - 1)^2)) / I0(beta)
 */
#include "args/args_windows.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

#include <math.h>

#define PI 3.14159265358979323846

/* Which window, and the constants of its formula. */
typedef struct window {
    const char *name; /* the operator, for messages */
    enum { BARTLETT, BLACKMAN, COSINE, KAISER } kind;
    double alpha; /* hamming and hann: the constant term; kaiser: beta */
    double beta;  /* hamming and hann: the factor of the cosine */
} window;

/* The options of a factory, from its arguments. */
typedef struct options {
    tn_dtype dtype;          /* undefined: the default dtype */
    int layout;              /* -1: none given */
    tni_maybe_device device; /* where the window is made */
    tni_maybe_bool pin;      /* pin_memory */
} options;

/*
 * Fail unless the dtype is floating, the layout strided, and the length such that one more fits
 * int64.
 */
static tn_status check(const window *w, int64_t length, const options *o)
{
    if (o->layout > 0)
        return tni_fail(TN_ERR_RUNTIME, "%s is not implemented for sparse types", w->name);
    if (o->dtype != TN_DTYPE_UNDEFINED && tni_category(o->dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s expects floating point dtypes, got: %s", w->name,
                        tni_scalar_name(o->dtype));
    if (length < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s requires non-negative window_length, got window_length=%lld", w->name,
                        (long long)length);
    if (length == INT64_MAX)
        return tni_fail(TN_ERR_RUNTIME, "%s: a window of length %lld is too long", w->name,
                        (long long)length);
    return TN_OK;
}

/* self + number. */
static tn_tensor *plus(tni_builder *s, tn_tensor *self, double number)
{
    return TNI_BUILD(s, add_Scalar, self, TNI_REAL_SCALAR(number), TNI_INT_SCALAR(1));
}

/* self * number. */
static tn_tensor *times(tni_builder *s, tn_tensor *self, double number)
{
    return TNI_BUILD(s, mul_Scalar, self, TNI_REAL_SCALAR(number));
}

/* Return number * cos(factor * self). */
static tn_tensor *wave(tni_builder *s, tn_tensor *self, double factor, double number)
{
    tn_tensor *scaled = factor == 1 ? self : times(s, self, factor);
    return times(s, TNI_BUILD(s, cos, scaled), number);
}

/* Return the triangle: 2 n / (N - 1) up to the middle, and 2 minus that from there on. */
static tn_tensor *bartlett(tni_builder *s, tn_tensor *at, int64_t length)
{
    int64_t rising = (length - 1) / 2 + 1;
    tn_tensor *line = times(s, at, 2 / (double)(length - 1));
    tn_tensor *front = TNI_BUILD(s, narrow, line, 0, 0, rising);
    tn_tensor *back = TNI_BUILD(s, narrow, line, 0, rising, length - rising);
    tn_tensor *falling = plus(s, times(s, back, -1), 2);
    tni_list *both = tni_builder_list(s, 2);
    tni_builder_add(s, both, front);
    tni_builder_add(s, both, falling);
    tn_tensor *joined = TNI_BUILD(s, cat, both, 0);
    tni_list_drop(both);
    return joined;
}

/*
 * Return Kaiser's window; half types are computed in float. Rounding may leave 1 - x^2 below 0 at
 * the ends, hence the clamp.
 */
static tn_tensor *kaiser(tni_builder *s, tn_tensor *at, int64_t length, double beta)
{
    tn_dtype own = tni_builder_go_on(s) ? (tn_dtype)at->dtype : TN_DTYPE_F32;
    tn_tensor *wide =
        TNI_BUILD(s, to_dtype, at, own == TN_DTYPE_F64 ? own : TN_DTYPE_F32, false, false, -1);
    tn_tensor *x = plus(s, times(s, wide, 2 / (double)(length - 1)), -1);
    tn_tensor *rest = plus(s, times(s, TNI_BUILD(s, mul_Tensor, x, x), -1), 1);
    tn_tensor *least = TNI_BUILD(s, clamp_min, rest, TNI_INT_SCALAR(0));
    tn_tensor *root = TNI_BUILD(s, sqrt, least);
    tn_tensor *scaled = times(s, root, beta);
    tn_tensor *above = TNI_BUILD(s, i0, scaled);
    tn_tensor *number = TNI_BUILD(s, full_like, root, TNI_REAL_SCALAR(beta), TN_DTYPE_UNDEFINED, -1,
                                  TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    tn_tensor *below = TNI_BUILD(s, i0, number);
    tn_tensor *quotient = TNI_BUILD(s, div_Tensor, above, below);
    return TNI_BUILD(s, to_dtype, quotient, own, false, false, -1);
}

/* Return the window of N = `length` >= 2 elements, from `at` = 0, 1, 2, ... */
static tn_tensor *shape(tni_builder *s, const window *w, tn_tensor *at, int64_t length)
{
    double step = 1 / (double)(length - 1);
    tn_tensor *angle;
    tn_tensor *fast;
    tn_tensor *slow;
    switch (w->kind) {
    case BARTLETT:
        return bartlett(s, at, length);
    case BLACKMAN:
        angle = times(s, at, PI * step);
        fast = wave(s, angle, 4, 0.08);
        slow = plus(s, wave(s, angle, 2, -0.5), 0.42);
        return TNI_BUILD(s, add_Tensor, slow, fast, TNI_INT_SCALAR(1));
    case COSINE:
        return plus(s, wave(s, times(s, at, PI * 2 * step), 1, -w->beta), w->alpha);
    case KAISER:
        return kaiser(s, at, length, w->alpha);
    }
    return NULL;
}

/* Make a window. Lengths of 0 and 1 have no formula (N - 1 = 0) and are ones. */
static tn_status make(const window *w, int64_t length, bool is_periodic, options o,
                      StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check(w, length, &o));
    if (o.dtype == TN_DTYPE_UNDEFINED)
        o.dtype = tni_default_dtype();
    if (length < 2)
        return tni_builder_return(
            &s, TNI_BUILD(&s, ones, TNI_INT_LIST(length), o.dtype, o.layout, o.device, o.pin),
            outs);
    int64_t whole = length + is_periodic;
    tn_tensor *at =
        TNI_BUILD(&s, arange, TNI_INT_SCALAR(whole), o.dtype, o.layout, o.device, o.pin);
    tn_tensor *result = shape(&s, w, at, whole);
    if (is_periodic)
        result = TNI_BUILD(&s, narrow, result, 0, 0, length);
    return tni_builder_return(&s, result, outs);
}

#define OPTIONS ((options){in->dtype, in->layout, in->device, in->pin_memory})
/*
 * An operator of one window; WINDOWS defines both common overloads, of which the first is periodic.
 */
#define WINDOW(op, word, periodic, ...)                                                            \
    TNI_TYPED(op)                                                                                  \
    {                                                                                              \
        const window w = {word "_window", __VA_ARGS__};                                            \
        return make(&w, in->window_length, periodic, OPTIONS, outs);                               \
    }
#define WINDOWS(word, ...)                                                                         \
    WINDOW(word##_window, #word, true, __VA_ARGS__)                                                \
    WINDOW(word##_window_periodic, #word, in->periodic, __VA_ARGS__)
WINDOWS(bartlett, BARTLETT, 0, 0)
WINDOWS(blackman, BLACKMAN, 0, 0)
WINDOWS(hamming, COSINE, 0.54, 0.46)
WINDOWS(hann, COSINE, 0.5, 0.5)
WINDOWS(kaiser, KAISER, 12, 0)
WINDOW(hamming_window_periodic_alpha, "hamming", in->periodic, COSINE, in->alpha, 0.46)
WINDOW(hamming_window_periodic_alpha_beta, "hamming", in->periodic, COSINE, in->alpha, in->beta)
WINDOW(kaiser_window_beta, "kaiser", in->periodic, KAISER, in->beta, 0)
