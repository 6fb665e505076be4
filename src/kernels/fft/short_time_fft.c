/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * stft and istft: Fourier transforms of overlapping pieces (frames) of a signal, each weighted by a
 * window, and the signal from them by weighted overlap-add (Griffin and Lim, 1984).
 *
 *     signal [batch, time] ─► pieces [batch, frames, n_fft] ─► [batch, frequency, frames]
 *
 * Composites: pieces are a view (unfold), and unfold_backward adds them up where they overlap.
 */
#include "args/args_short_time_fft.h"
#include "calls/calls_fft.h"
#include "kernels/core/builder.h"

/* Normalizations as the _fft_ operators number them: none, 1 / sqrt(n), 1 / n. */
enum { SCALE_NONE, SCALE_ROOT, SCALE_BY_N };

/* How a signal is divided, both ways; all borrowed. */
typedef struct frames {
    const char *name;  /* of the operator, for messages */
    int64_t n_fft;     /* elements of a piece */
    int64_t hop;       /* elements from one piece to the next */
    int64_t length;    /* elements of the window, which is centred in a piece */
    tn_tensor *window; /* NULL for ones */
} frames;

/* Return the division, with PyTorch's defaults: hop n_fft / 4, length n_fft. */
static frames frames_of(const char *name, int64_t n_fft, tni_maybe_int hop, tni_maybe_int length,
                        tn_tensor *window)
{
    return (frames){.name = name,
                    .n_fft = n_fft,
                    .hop = hop.is_given ? hop.value : n_fft / 4,
                    .length = length.is_given ? length.value : n_fft,
                    .window = window};
}

/* Check hop, length and window. */
static tn_status check_frames(const frames *f)
{
    tni_shape_text text;
    if (f->hop <= 0)
        return tni_fail(TN_ERR_RUNTIME, "%s: expected hop_length > 0, but got hop_length=%lld",
                        f->name, (long long)f->hop);
    if (f->length <= 0 || f->length > f->n_fft)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: expected 0 < win_length <= n_fft, but got win_length=%lld and "
                        "n_fft=%lld",
                        f->name, (long long)f->length, (long long)f->n_fft);
    if (f->window != NULL && (f->window->rank != 1 || f->window->numel != f->length))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: expected a 1D window tensor of size equal to win_length=%lld, but got "
                        "window with size %s",
                        f->name, (long long)f->length,
                        tni_shape_print(&text, f->window->rank, f->window->sizes));
    return TN_OK;
}

/* Return whether a tensor, which may be NULL, is complex. */
static bool is_complex(const tn_tensor *self)
{
    return self != NULL && tni_category((tn_dtype)self->dtype) == 3;
}

/* Return the window centred in n_fft elements, with zeros around it. */
static tn_tensor *padded_window(tni_builder *s, const frames *f, tn_tensor *window)
{
    /* An odd zero goes to the right. */
    int64_t left = (f->n_fft - f->length) / 2;
    if (f->length == f->n_fft)
        return window;
    return TNI_BUILD(s, constant_pad_nd, window, TNI_INT_LIST(left, f->n_fft - f->length - left),
                     TNI_INT_SCALAR(0));
}

/* Return the window, or ones in `dtype` if there is none, centred in n_fft elements. */
static tn_tensor *full_window(tni_builder *s, const frames *f, tn_tensor *like, tn_dtype dtype)
{
    tn_tensor *window = f->window;
    if (window == NULL)
        window = TNI_BUILD(s, new_ones, like, TNI_INT_LIST(f->length), dtype, -1, TNI_NO_DEVICE,
                           TNI_NO_BOOL);
    return padded_window(s, f, window);
}

/* ---- stft ---- */

/* What stft is asked for beside the pieces. */
typedef struct spectrum {
    bool is_normalized;         /* divided by the root of n_fft */
    tni_maybe_bool is_onesided; /* half of the spectrum; default: for real pieces */
    tni_maybe_bool is_complex;  /* return_complex: else pairs of real numbers */
    tni_maybe_bool
        aligns_windows; /* the first window, not the first piece, begins with the signal */
} spectrum;

/* Check a call of stft. */
static tn_status check_signal(const frames *f, const tn_tensor *self, const spectrum *wanted)
{
    if (!(wanted->is_complex.is_given || is_complex(self) || is_complex(f->window)))
        return tni_fail(TN_ERR_RUNTIME, "stft requires the return_complex parameter be given for "
                                        "real inputs");
    if (tni_category((tn_dtype)self->dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "stft: expected a tensor of floating point or complex "
                        "values, got %s",
                        tni_scalar_name((tn_dtype)self->dtype));
    if (self->rank < 1 || self->rank > 2)
        return tni_fail(TN_ERR_RUNTIME, "stft: expected a 1D or 2D tensor, got %d dimensions",
                        self->rank);
    if (f->n_fft <= 0 || f->n_fft > self->sizes[self->rank - 1])
        return tni_fail(TN_ERR_RUNTIME, "stft: expected 0 < n_fft <= %lld, but got n_fft=%lld",
                        (long long)self->sizes[self->rank - 1], (long long)f->n_fft);
    TN_TRY(check_frames(f));
    if ((is_complex(self) || is_complex(f->window)) && wanted->is_onesided.is_given &&
        wanted->is_onesided.value)
        return tni_fail(TN_ERR_RUNTIME,
                        "Cannot have onesided output if window or input is complex");
    return TN_OK;
}

/*
 * Return the weighted pieces, [batch, frames, n_fft]. With `aligns`, the signal gets the zeros that
 * the window has on either side, so that the first window begins where the signal does.
 */
static tn_tensor *pieces_of(tni_builder *s, const frames *f, tn_tensor *self, bool aligns)
{
    tn_tensor *rows = self->rank == 1 ? TNI_BUILD(s, unsqueeze, self, 0) : self;
    int64_t around = aligns ? (f->n_fft - f->length) / 2 : 0;
    if (around > 0)
        rows = TNI_BUILD(s, constant_pad_nd, rows, TNI_INT_LIST(around, around), TNI_INT_SCALAR(0));
    tn_tensor *pieces = TNI_BUILD(s, unfold, rows, -1, f->n_fft, f->hop);
    /* A window of ones over the whole piece changes nothing. */
    if (f->window == NULL && f->length == f->n_fft)
        return pieces;
    tn_dtype real = tni_real_of((tn_dtype)self->dtype);
    tn_tensor *window = full_window(s, f, self, real);
    return TNI_BUILD(s, mul_Tensor, pieces, window);
}

/* Return the spectrum of a signal. */
static tn_tensor *transform(tni_builder *s, const frames *f, tn_tensor *self,
                            const spectrum *wanted)
{
    bool aligns = wanted->aligns_windows.is_given && wanted->aligns_windows.value;
    int64_t scale = wanted->is_normalized ? SCALE_ROOT : SCALE_NONE;
    tn_tensor *pieces = pieces_of(s, f, self, aligns);
    bool has_parts = is_complex(pieces);
    bool is_onesided = wanted->is_onesided.is_given ? wanted->is_onesided.value : !has_parts;
    tn_tensor *all = has_parts
                         ? TNI_BUILD(s, _fft_c2c, pieces, TNI_INT_LIST(2), scale, true)
                         : TNI_BUILD(s, _fft_r2c, pieces, TNI_INT_LIST(2), scale, is_onesided);
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, all, 1, 2);
    if (self->rank == 1)
        transposed = TNI_BUILD(s, squeeze_dim, transposed, 0);
    /* The form of older programs: a last dimension of size 2. */
    if (wanted->is_complex.is_given && !wanted->is_complex.value)
        return TNI_BUILD(s, view_as_real, transposed);
    return transposed;
}

TNI_TYPED(stft)
{
    tni_builder s = {0};
    frames f = frames_of("stft", in->n_fft, in->hop_length, in->win_length, in->window);
    spectrum wanted = {in->normalized, in->onesided, in->return_complex, in->align_to_window};
    TN_TRY(check_signal(&f, in->self, &wanted));
    return tni_builder_return(&s, transform(&s, &f, in->self, &wanted), outs);
}

/*
 * Return the signal padded by half a piece on either side, as the mode says. It is seen with rank
 * 3, which all modes of `pad` take.
 */
static tn_tensor *centered(tni_builder *s, tn_tensor *self, int64_t n_fft, const tni_string *mode)
{
    int64_t sizes[3] = {1, 1, 1};
    if (self->rank > 3 || n_fft < 0) {
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "stft: expected a 1D or 2D tensor and n_fft > 0"));
        return NULL;
    }
    /* Dimensions of size 1 in front, which are removed again below. */
    memcpy(sizes + 3 - self->rank, self->sizes, (size_t)self->rank * sizeof *sizes);
    tn_tensor *wide = TNI_BUILD(s, view, self, ((tni_ints){sizes, 3}));
    tn_tensor *padded =
        TNI_BUILD(s, pad, wide, TNI_INT_LIST(n_fft / 2, n_fft / 2), mode, TNI_NO_DOUBLE);
    if (!tni_builder_go_on(s))
        return NULL;
    return TNI_BUILD(s, view, padded, ((tni_ints){padded->sizes + 3 - self->rank, self->rank}));
}

/* The overload with `center`, which pads the signal and calls the other one. */
TNI_TYPED(stft_center)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    if (in->center && in->align_to_window.is_given)
        return tni_fail(TN_ERR_RUNTIME,
                        "stft align_to_window should only be set when center = false.");
    if (in->center)
        self = centered(&s, self, in->n_fft, in->pad_mode);
    return tni_builder_return(&s,
                              TNI_BUILD(&s, stft, self, in->n_fft, in->hop_length, in->win_length,
                                        in->window, in->normalized, in->onesided,
                                        in->return_complex, in->align_to_window),
                              outs);
}

/* ---- istft ---- */

/* Check a call of istft. */
static tn_status check_spectrum(const tni_args_istft *in, const frames *f, bool is_onesided)
{
    const tn_tensor *self = in->self;
    if (!is_complex(self))
        return tni_fail(TN_ERR_RUNTIME, "istft requires a complex-valued input tensor matching the "
                                        "output from stft with return_complex=True.");
    if (self->rank < 2)
        return tni_fail(TN_ERR_INDEX, "istft: expected a tensor with 2 or 3 dimensions, got %d",
                        self->rank);
    if (self->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "istft: input tensor cannot be empty.");
    if (self->rank > 3)
        return tni_fail(TN_ERR_RUNTIME, "istft: expected a tensor with 2 or 3 dimensions, got %d",
                        self->rank);
    /* Half a spectrum has n_fft / 2 + 1 frequencies. */
    int64_t wanted = is_onesided ? f->n_fft / 2 + 1 : f->n_fft;
    if (self->sizes[self->rank - 2] != wanted)
        return tni_fail(TN_ERR_RUNTIME,
                        "istft: expected the frequency dimension (2nd to the last) of the input "
                        "tensor to match n_fft=%lld, that is %lld, but got %lld",
                        (long long)f->n_fft, (long long)wanted,
                        (long long)self->sizes[self->rank - 2]);
    /* Below are the conditions that stft does not have. */
    TN_TRY(check_frames(f));
    if (f->hop > f->length)
        return tni_fail(TN_ERR_RUNTIME, "istft: expected 0 < hop_length <= win_length");
    if (in->return_complex && is_onesided)
        return tni_fail(TN_ERR_RUNTIME,
                        "Cannot have onesided output if window or input is complex");
    if (!in->return_complex && is_complex(f->window))
        return tni_fail(TN_ERR_RUNTIME,
                        "Complex windows are incompatible with return_complex=False");
    return TN_OK;
}

/* Return the pieces, not weighted, [batch, frames, n_fft]. */
static tn_tensor *invert(tni_builder *s, const tni_args_istft *in, bool is_onesided)
{
    int64_t scale = in->normalized ? SCALE_ROOT : SCALE_BY_N;
    tn_tensor *rows = in->self->rank == 2 ? TNI_BUILD(s, unsqueeze, in->self, 0) : in->self;
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, rows, 1, 2);
    if (in->return_complex)
        return TNI_BUILD(s, _fft_c2c, transposed, TNI_INT_LIST(2), scale, false);
    /* _fft_c2r reads half of the spectrum only. */
    if (!is_onesided)
        transposed = TNI_BUILD(s, slice_Tensor, transposed, 2, TNI_NO_INT,
                               ((tni_maybe_int){true, in->n_fft / 2 + 1}), 1);
    return TNI_BUILD(s, _fft_c2r, transposed, TNI_INT_LIST(2), scale, in->n_fft);
}

/* Return pieces added up where they overlap, [batch, length]. */
static tn_tensor *overlapped(tni_builder *s, const frames *f, tn_tensor *pieces, int64_t length)
{
    if (!tni_builder_go_on(s))
        return NULL;
    return TNI_BUILD(s, unfold_backward, pieces, TNI_INT_LIST(pieces->sizes[0], length), 1,
                     f->n_fft, f->hop);
}

/*
 * Fail if the windows leave some element of the signal unseen: the sum of their squares must be at
 * least 1e-11 everywhere. The answer is read through is_nonzero, as a program would read it.
 */
static tn_status check_envelope(tn_tensor *envelope)
{
    tni_builder s = {0};
    StableIValue is_hidden = 0;
    if (envelope->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "istft: there is nothing between start and end");
    if (envelope->device.type == TN_DEVICE_META)
        return TN_OK;
    tn_tensor *size = TNI_BUILD(&s, abs, envelope);
    tn_tensor *least = TNI_BUILD(&s, min, size);
    tn_tensor *below = TNI_BUILD(&s, lt_Scalar, least, TNI_REAL_SCALAR(1e-11));
    TNI_BUILD_DO(&s, tni_call_is_nonzero(below, &is_hidden));
    TN_TRY(tni_builder_end(&s));
    return tni_arg_bool(is_hidden) ? tni_fail(TN_ERR_RUNTIME, "istft: window overlap add min: 1")
                                   : TN_OK;
}

/* Return [start, end) along time, shorter where the signal ends before. */
static tn_tensor *cut(tni_builder *s, tn_tensor *self, int64_t start, int64_t end)
{
    return TNI_BUILD(s, slice_Tensor, self, 1, ((tni_maybe_int){true, start}),
                     ((tni_maybe_int){true, end}), 1);
}

/* The least-squares estimate: sum of window * piece over sum of window^2, at each time. */
TNI_TYPED(istft)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    frames f = frames_of("istft", in->n_fft, in->hop_length, in->win_length, in->window);
    int64_t count = self->rank > 0 ? self->sizes[self->rank - 1] : 0;
    bool is_onesided = in->onesided.is_given
                           ? in->onesided.value
                           : self->rank < 2 || self->sizes[self->rank - 2] != in->n_fft;
    TN_TRY(check_spectrum(in, &f, is_onesided));
    /* The length that all pieces cover; `start` and `end` leave out what stft padded. */
    int64_t all = tni_mul_saturating(f.hop, count - 1);
    all = all > INT64_MAX - f.n_fft ? INT64_MAX : all + f.n_fft;
    int64_t start = in->center ? f.n_fft / 2 : 0;
    int64_t end = in->length.is_given ? tni_add_wrapping(start, in->length.value)
                  : in->center        ? all - f.n_fft / 2
                                      : all;
    tn_dtype real = tni_real_of((tn_dtype)self->dtype);
    tn_tensor *window =
        full_window(&s, &f, in->self, in->return_complex ? (tn_dtype)self->dtype : real);
    tn_tensor *pieces = invert(&s, in, is_onesided);
    tn_tensor *weighted = TNI_BUILD(&s, mul_Tensor, pieces, window);
    /* For a boolean window the square is int64, and counts overlapping pieces. */
    tn_tensor *square = TNI_BUILD(&s, pow_Tensor_Scalar, window, TNI_INT_SCALAR(2));
    tn_tensor *squares = TNI_BUILD(&s, expand, square, TNI_INT_LIST(1, count, f.n_fft), false);
    tn_tensor *signal = cut(&s, overlapped(&s, &f, weighted, all), start, end);
    tn_tensor *envelope = cut(&s, overlapped(&s, &f, squares, all), start, end);
    TNI_BUILD_DO(&s, check_envelope(envelope));
    tn_tensor *result = TNI_BUILD(&s, div_Tensor, signal, envelope);
    if (in->self->rank == 2)
        result = TNI_BUILD(&s, squeeze_dim, result, 0);
    /* A length beyond what the pieces cover is filled with zeros. */
    if (end > all)
        result =
            TNI_BUILD(&s, constant_pad_nd, result, TNI_INT_LIST(0, end - all), TNI_INT_SCALAR(0));
    return tni_builder_return(&s, result, outs);
}
