/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * torch.fft: each transform converts the dtype, pads or cuts the transformed dimensions, and calls
 * one or two of _fft_c2c, _fft_r2c, _fft_c2r. Also fftfreq and rfftfreq, and the variants with out=
 * of all of them.
 *
 * hfft and ihfft are for signals with conjugate symmetry: hfft is a forward transform to real
 * numbers, ihfft a backward one from real numbers. Both use that the forward transform is the
 * conjugate of the backward transform of the conjugate.
 */
#include "args/args_fft_composites.h"
#include "calls/calls_fft.h"
#include "kernels/core/builder.h"

/* ---- arguments ---- */

/*
 * Return the normalization that the kernels take (0: none, 1: 1 / sqrt(n), 2: 1 / n) for a name and
 * a direction: "backward" divides backward transforms by n, "forward" forward ones, "ortho" both by
 * the root. NULL is "backward".
 */
static int64_t read_norm(tni_builder *s, const tni_string *norm, bool is_forward)
{
    const char *text = norm == NULL ? "backward" : norm->data;
    if (strcmp(text, "backward") == 0)
        return is_forward ? 0 : 2;
    if (strcmp(text, "forward") == 0)
        return is_forward ? 2 : 0;
    if (strcmp(text, "ortho") != 0)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "Invalid normalization mode: \"%s\"", text));
    return 1;
}

/*
 * Return self in a dtype that has a transform, complex if asked for: integers become the default
 * dtype. complex32 passes, for transforms over no dimensions.
 */
static tn_tensor *promote(tni_builder *s, tn_tensor *self, bool is_complex)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    if (!tni_dtype_is(dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        dtype = tni_default_dtype();
    if (dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F64 && dtype != TN_DTYPE_C64 &&
        dtype != TN_DTYPE_C128 && dtype != TN_DTYPE_C32)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "Unsupported dtype %s", tni_scalar_name(dtype)));
    if (is_complex && !tni_dtype_is(dtype, TNI_DTYPE_COMPLEX))
        dtype = tni_complex_of(dtype);
    if (dtype == (tn_dtype)self->dtype)
        return self;
    return TNI_BUILD(s, to_dtype, self, dtype, false, false, -1);
}

/* Refuse complex input. */
static tn_status check_real(const tn_tensor *self, const char *name)
{
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s expects a real input tensor, but got %s", name,
                    tni_scalar_name(self->dtype));
}

/* The transformed dimensions, and the sizes that the signal gets in them first. */
typedef struct plan {
    int64_t count;             /* of dimensions */
    int64_t dims[TN_MAX_DIM];  /* wrapped */
    int64_t sizes[TN_MAX_DIM]; /* by transformed dimension */
} plan;

/* Return self cut, or padded with zeros at the end, to the plan's sizes. */
static tn_tensor *resize_signal(tni_builder *s, tn_tensor *self, const plan *p)
{
    /* Pairs (front, end), last dimension first, as constant_pad_nd takes them. */
    int64_t pad[2 * TN_MAX_DIM] = {0};
    int64_t rank = self->rank;
    bool is_short = false;
    for (int64_t i = 0; i < p->count && tni_builder_go_on(s); i++) {
        int64_t dim = p->dims[i];
        int64_t missing = p->sizes[i] - self->sizes[dim];
        if (p->sizes[i] < 1)
            s->status = tni_fail(TN_ERR_RUNTIME, "Invalid number of data points (%lld) specified",
                                 (long long)p->sizes[i]);
        else if (missing < 0)
            self = TNI_BUILD(s, slice_Tensor, self, dim, ((tni_maybe_int){true, 0}),
                             ((tni_maybe_int){true, p->sizes[i]}), 1);
        else
            pad[2 * (rank - 1 - dim) + 1] = missing;
        is_short |= missing > 0;
    }
    /* Nothing to pad: perhaps a view by slices. */
    if (!is_short)
        return self;
    return TNI_BUILD(s, constant_pad_nd, self, ((tni_ints){pad, 2 * rank}), TNI_INT_SCALAR(0));
}

/*
 * Plan a transform along one dimension; n is its size, if given. A tensor without dimensions has
 * none, and is refused.
 */
static tn_status plan_one(const tn_tensor *self, int64_t dim, const tni_maybe_int *n, plan *p)
{
    TN_TRY(tni_wrap_size_dim(dim, self->rank, &p->dims[0]));
    p->count = 1;
    p->sizes[0] = n->is_given ? n->value : self->sizes[p->dims[0]];
    if (p->sizes[0] < 1)
        return tni_fail(TN_ERR_RUNTIME, "Invalid number of data points (%lld) specified",
                        (long long)p->sizes[0]);
    return TN_OK;
}

/*
 * Plan a transform along several dimensions. Without `dims` they are the last ones, as many as
 * there are sizes; without both, all. A size of -1 is the input's own. A count below 0 means that a
 * list is absent.
 */
static tn_status plan_many(const tn_tensor *self, tni_ints sizes, tni_ints dims, plan *p)
{
    bool seen[TN_MAX_DIM] = {false};
    if (dims.count >= 0 && sizes.count >= 0 && dims.count != sizes.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "When given, dim and shape arguments must have the same length");
    p->count = dims.count >= 0 ? dims.count : sizes.count >= 0 ? sizes.count : self->rank;
    if (dims.count < 0 && p->count > self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Got shape with %lld values but input tensor only has %d dimensions.",
                        (long long)p->count, self->rank);
    if (p->count > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld dimensions",
                        (long long)p->count);
    for (int64_t i = 0; i < p->count; i++) {
        int64_t dim = self->rank - p->count + i;
        if (dims.count >= 0)
            TN_TRY(tni_wrap_size_dim(dims.items[i], self->rank, &dim));
        if (seen[dim])
            return tni_fail(TN_ERR_RUNTIME, "FFT dims must be unique");
        seen[dim] = true;
        /* -1 asks for the input's own size. */
        bool is_own = sizes.count < 0 || sizes.items[i] == -1;
        p->dims[i] = dim;
        p->sizes[i] = is_own ? self->sizes[dim] : sizes.items[i];
        if (p->sizes[i] < 1)
            return tni_fail(TN_ERR_RUNTIME, "Invalid number of data points (%lld) specified",
                            (long long)p->sizes[i]);
    }
    return TN_OK;
}

/* Return the dimensions as a list, which points into the plan. */
static tni_ints dims_of(const plan *p)
{
    return (tni_ints){p->dims, p->count};
}

/*
 * Set the last size for a transform that ends in real numbers and reads half of its last dimension:
 * *size is how many real numbers come out, 2 (n - 1) for an input of n unless it is given, and
 * *size / 2 + 1 complex ones are read.
 */
static void halve_last(plan *p, bool is_given, int64_t *size)
{
    int64_t *last = &p->sizes[p->count - 1];
    *size = is_given ? *last : tni_mul_saturating(2, *last - 1);
    *last = *size / 2 + 1;
}

/* Refuse a result without elements. */
static tn_status check_size(int64_t size)
{
    if (size >= 1)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Invalid number of data points (%lld) specified",
                    (long long)size);
}

/* Refuse a transform over no dimensions. */
static tn_status check_some(const plan *p, const char *name)
{
    if (p->count > 0)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s must transform at least one axis", name);
}

/* ---- fft, ifft ---- */

/* Return the complex transform of any input. */
static tn_status to_complex(tn_tensor *self, const plan *p, const tni_string *norm, bool is_forward,
                            StableIValue *outs)
{
    tni_builder s = {0};
    int64_t scaling = read_norm(&s, norm, is_forward);
    tn_tensor *signal = promote(&s, self, true);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    return tni_builder_return(&s, TNI_BUILD(&s, _fft_c2c, signal, dims_of(p), scaling, is_forward),
                              outs);
}

/*
 * Return the complex transform of real numbers, along one dimension. The backward one is the
 * conjugate of the forward one, returned as a lazy conjugate.
 */
static tn_status real_to_complex(tn_tensor *self, const plan *p, const tni_string *norm,
                                 bool is_forward, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t scaling = read_norm(&s, norm, is_forward);
    tn_tensor *signal = promote(&s, self, false);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    tn_tensor *result = TNI_BUILD(&s, _fft_r2c, signal, dims_of(p), scaling, false);
    if (!is_forward)
        result = TNI_BUILD(&s, _conj, result);
    return tni_builder_return(&s, result, outs);
}

/* fft and ifft. */
static tn_status to_complex_one(tn_tensor *self, int64_t dim, const tni_maybe_int *n,
                                const tni_string *norm, bool is_forward, StableIValue *outs)
{
    plan p;
    TN_TRY(plan_one(self, dim, n, &p));
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return real_to_complex(self, &p, norm, is_forward, outs);
    return to_complex(self, &p, norm, is_forward, outs);
}

TNI_TYPED(fft_fft)
{
    return to_complex_one(in->self, in->dim, &in->n, in->norm, true, outs);
}

TNI_TYPED(fft_ifft)
{
    return to_complex_one(in->self, in->dim, &in->n, in->norm, false, outs);
}

/* fftn, ifftn and the forms for two dimensions. */
static tn_status to_complex_many(tn_tensor *self, tni_ints sizes, tni_ints dims,
                                 const tni_string *norm, bool is_forward, StableIValue *outs)
{
    plan p;
    TN_TRY(plan_many(self, sizes, dims, &p));
    return to_complex(self, &p, norm, is_forward, outs);
}

TNI_TYPED(fft_fftn)
{
    return to_complex_many(in->self, in->s, in->dim, in->norm, true, outs);
}

TNI_TYPED(fft_ifftn)
{
    return to_complex_many(in->self, in->s, in->dim, in->norm, false, outs);
}

TNI_TYPED(fft_fft2)
{
    return to_complex_many(in->self, in->s, in->dim, in->norm, true, outs);
}

TNI_TYPED(fft_ifft2)
{
    return to_complex_many(in->self, in->s, in->dim, in->norm, false, outs);
}

/* ---- rfft, ihfft ---- */

/* Return half of the transform of real numbers. */
static tn_status from_real(tn_tensor *self, const plan *p, const tni_string *norm,
                           StableIValue *outs)
{
    tni_builder s = {0};
    int64_t scaling = read_norm(&s, norm, true);
    tn_tensor *signal = promote(&s, self, false);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    return tni_builder_return(&s, TNI_BUILD(&s, _fft_r2c, signal, dims_of(p), scaling, true), outs);
}

TNI_TYPED(fft_rfft)
{
    plan p;
    TN_TRY(check_real(in->self, "rfft"));
    TN_TRY(plan_one(in->self, in->dim, &in->n, &p));
    return from_real(in->self, &p, in->norm, outs);
}

/* rfftn and rfft2. */
static tn_status from_real_many(tn_tensor *self, tni_ints sizes, tni_ints dims,
                                const tni_string *norm, StableIValue *outs)
{
    plan p;
    TN_TRY(check_real(self, "rfftn"));
    TN_TRY(plan_many(self, sizes, dims, &p));
    TN_TRY(check_some(&p, "rfftn"));
    return from_real(self, &p, norm, outs);
}

TNI_TYPED(fft_rfftn)
{
    return from_real_many(in->self, in->s, in->dim, in->norm, outs);
}

TNI_TYPED(fft_rfft2)
{
    return from_real_many(in->self, in->s, in->dim, in->norm, outs);
}

/*
 * Return half of the backward transform of real numbers: along the last dimension the conjugate of
 * the forward one, then backward along the others.
 */
static tn_status from_real_back(tn_tensor *self, const plan *p, const tni_string *norm,
                                StableIValue *outs)
{
    tni_builder s = {0};
    /* The dimensions are split: the last for _fft_r2c, the others for _fft_c2c. */
    int64_t scaling = read_norm(&s, norm, false);
    /* The two lists point into the plan, which outlives the calls. */
    tni_ints last = {p->dims + p->count - 1, 1};
    tni_ints others = {p->dims, p->count - 1};
    tn_tensor *signal = promote(&s, self, false);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    tn_tensor *half = TNI_BUILD(&s, _fft_r2c, signal, last, scaling, true);
    tn_tensor *result = TNI_BUILD(&s, _conj, half);
    if (others.count > 0)
        result = TNI_BUILD(&s, _fft_c2c, result, others, scaling, false);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(fft_ihfft)
{
    plan p;
    TN_TRY(check_real(in->self, "ihfft"));
    TN_TRY(plan_one(in->self, in->dim, &in->n, &p));
    return from_real_back(in->self, &p, in->norm, outs);
}

/* ihfftn and ihfft2. */
static tn_status from_real_back_many(tn_tensor *self, tni_ints sizes, tni_ints dims,
                                     const tni_string *norm, StableIValue *outs)
{
    plan p;
    TN_TRY(check_real(self, "ihfftn"));
    TN_TRY(plan_many(self, sizes, dims, &p));
    TN_TRY(check_some(&p, "ihfftn"));
    return from_real_back(self, &p, norm, outs);
}

TNI_TYPED(fft_ihfftn)
{
    return from_real_back_many(in->self, in->s, in->dim, in->norm, outs);
}

TNI_TYPED(fft_ihfft2)
{
    return from_real_back_many(in->self, in->s, in->dim, in->norm, outs);
}

/* PyTorch 2.13 does not write `out` where one dimension alone is transformed, and nor does this. */
/* Refuse to write complex numbers to a real tensor, and real ones to a complex tensor. */
static tn_status check_parts(const tn_tensor *made, const tn_tensor *out)
{
    bool is_complex = tni_category((tn_dtype)made->dtype) == 3;
    if (is_complex == (tni_category((tn_dtype)out->dtype) == 3))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "the transform expects a %s output tensor, but got %s",
                    is_complex ? "complex" : "floating point",
                    tni_scalar_name((tn_dtype)out->dtype));
}

/*
 * Check the dtype and device of `out` for a result that ends in a conjugation, which does not cast.
 */
static tn_status check_conjugated(const tn_tensor *made, const tn_tensor *out)
{
    if (made->dtype != out->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Found dtype %s but expected %s",
                        tni_scalar_name(out->dtype), tni_scalar_name(made->dtype));
    return tni_check_deliverable(made, out);
}

/*
 * Write a conjugated result to `out`, without making it first. If `out` is resized, its dimensions
 * have the order in memory that the spectrum's have.
 */
static tn_status deliver_conjugated(tni_builder *s, tn_tensor *made, tn_tensor *out,
                                    StableIValue *outs)
{
    TNI_BUILD_DO(s, check_parts(made, out));
    TNI_BUILD_DO(s, check_conjugated(made, out));
    tn_tensor *other = TNI_BUILD(s, _conj, made);
    TNI_BUILD_DO(s, tni_call_conj_physical_out(other, out));
    return tni_builder_return(s, out, outs);
}

/*
 * Deliver the result of ihfftn and ihfft2, whose reference it takes. PyTorch 2.13 does not write
 * `out` if one dimension alone is transformed, and neither does this.
 */
static tn_status from_real_back_to(tn_tensor *made, tn_tensor *out, tni_ints sizes, tni_ints dims,
                                   StableIValue *outs)
{
    tni_builder s = {0};
    plan p;
    tni_builder_keep(&s, made);
    TNI_BUILD_DO(&s, check_parts(made, out));
    TNI_BUILD_DO(&s, plan_many(made, sizes, dims, &p));
    if (tni_builder_go_on(&s) && p.count > 1)
        return tni_builder_deliver(&s, made, out, outs);
    TNI_BUILD_DO(&s, check_conjugated(made, out));
    return tni_builder_return(&s, out, outs);
}

TNI_TYPED(fft_ihfftn_out)
{
    tn_tensor *made;
    TN_TRY(tni_call_fft_ihfftn(in->self, in->s, in->dim, in->norm, &made));
    return from_real_back_to(made, in->out, in->s, in->dim, outs);
}

TNI_TYPED(fft_ihfft2_out)
{
    tn_tensor *made;
    TN_TRY(tni_call_fft_ihfft2(in->self, in->s, in->dim, in->norm, &made));
    return from_real_back_to(made, in->out, in->s, in->dim, outs);
}

/* ---- irfft, hfft ---- */

/*
 * Return the real numbers whose half spectrum is given. `is_given`: the length of the last
 * dimension.
 */
static tn_status to_real(tn_tensor *self, plan *p, bool is_given, const tni_string *norm,
                         StableIValue *outs)
{
    tni_builder s = {0};
    int64_t size;
    int64_t scaling = read_norm(&s, norm, false);
    halve_last(p, is_given, &size);
    TNI_BUILD_DO(&s, check_size(size));
    tn_tensor *signal = promote(&s, self, true);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    return tni_builder_return(&s, TNI_BUILD(&s, _fft_c2r, signal, dims_of(p), scaling, size), outs);
}

TNI_TYPED(fft_irfft)
{
    plan p;
    TN_TRY(plan_one(in->self, in->dim, &in->n, &p));
    return to_real(in->self, &p, in->n.is_given, in->norm, outs);
}

/* Return whether the size of the last dimension is given. */
static bool has_last(tni_ints sizes)
{
    return sizes.count > 0 && sizes.items[sizes.count - 1] != -1;
}

/* irfftn and irfft2. */
static tn_status to_real_many(tn_tensor *self, tni_ints sizes, tni_ints dims,
                              const tni_string *norm, StableIValue *outs)
{
    plan p;
    TN_TRY(plan_many(self, sizes, dims, &p));
    TN_TRY(check_some(&p, "irfftn"));
    return to_real(self, &p, has_last(sizes), norm, outs);
}

TNI_TYPED(fft_irfftn)
{
    return to_real_many(in->self, in->s, in->dim, in->norm, outs);
}

TNI_TYPED(fft_irfft2)
{
    return to_real_many(in->self, in->s, in->dim, in->norm, outs);
}

/*
 * Return the forward transform to real numbers: complex along the other dimensions, then along the
 * last one the backward transform of the conjugate.
 */
static tn_status to_real_forward(tn_tensor *self, plan *p, bool is_given, const tni_string *norm,
                                 StableIValue *outs)
{
    tni_builder s = {0};
    int64_t size;
    int64_t scaling = read_norm(&s, norm, true);
    tni_ints last = {p->dims + p->count - 1, 1};
    tni_ints others = {p->dims, p->count - 1};
    halve_last(p, is_given, &size);
    TNI_BUILD_DO(&s, check_size(size));
    tn_tensor *signal = promote(&s, self, true);
    if (tni_builder_go_on(&s))
        signal = resize_signal(&s, signal, p);
    if (others.count > 0)
        signal = TNI_BUILD(&s, _fft_c2c, signal, others, scaling, true);
    tn_tensor *conjugate = TNI_BUILD(&s, _conj, signal);
    return tni_builder_return(&s, TNI_BUILD(&s, _fft_c2r, conjugate, last, scaling, size), outs);
}

TNI_TYPED(fft_hfft)
{
    plan p;
    TN_TRY(plan_one(in->self, in->dim, &in->n, &p));
    return to_real_forward(in->self, &p, in->n.is_given, in->norm, outs);
}

/* hfftn and hfft2. */
static tn_status to_real_forward_many(tn_tensor *self, tni_ints sizes, tni_ints dims,
                                      const tni_string *norm, StableIValue *outs)
{
    plan p;
    TN_TRY(plan_many(self, sizes, dims, &p));
    TN_TRY(check_some(&p, "hfftn"));
    return to_real_forward(self, &p, has_last(sizes), norm, outs);
}

TNI_TYPED(fft_hfftn)
{
    return to_real_forward_many(in->self, in->s, in->dim, in->norm, outs);
}

TNI_TYPED(fft_hfft2)
{
    return to_real_forward_many(in->self, in->s, in->dim, in->norm, outs);
}

/* ---- fftfreq, rfftfreq ---- */

/*
 * Return integers as frequencies, numbers / (n * spacing), in a floating dtype, by default the
 * default dtype.
 */
static tn_tensor *to_frequencies(tni_builder *s, tn_tensor *numbers, tn_dtype dtype, int64_t n,
                                 double spacing)
{
    if (dtype == TN_DTYPE_UNDEFINED)
        dtype = tni_default_dtype();
    tn_tensor *result = TNI_BUILD(s, to_dtype, numbers, dtype, false, false, -1);
    TNI_BUILD_DO(s, tni_call_mul__Scalar(result, TNI_REAL_SCALAR(1 / ((double)n * spacing))));
    return result;
}

/* Refuse integer dtypes, which have no fractions. */
static tn_status check_frequencies(const char *name, tn_dtype dtype)
{
    if (dtype == TN_DTYPE_UNDEFINED || tni_dtype_is(dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s requires a floating point or complex dtype", name);
}

/* 0, 1, … and, from the middle on, the negative frequencies: the last n / 2 numbers less n. */
TNI_TYPED(fft_fftfreq)
{
    tni_builder s = {0};
    TN_TRY(check_frequencies("fftfreq", in->dtype));
    if (in->n < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Trying to create tensor with negative dimension %lld: [%lld]",
                        (long long)in->n, (long long)in->n);
    tn_tensor *numbers = TNI_BUILD(&s, arange, TNI_INT_SCALAR(in->n), TN_DTYPE_I64, in->layout,
                                   in->device, in->pin_memory);
    tn_tensor *negative = TNI_BUILD(&s, narrow, numbers, 0, in->n - in->n / 2, in->n / 2);
    TNI_BUILD_DO(&s, tni_call_sub__Scalar(negative, TNI_INT_SCALAR(in->n), TNI_INT_SCALAR(1)));
    return tni_builder_return(&s, to_frequencies(&s, numbers, in->dtype, in->n, in->d), outs);
}

/* The frequencies of half a spectrum: 0 to n / 2. */
TNI_TYPED(fft_rfftfreq)
{
    tni_builder s = {0};
    TN_TRY(check_frequencies("rfftfreq", in->dtype));
    tn_tensor *numbers = TNI_BUILD(&s, arange, TNI_INT_SCALAR(in->n / 2 + 1), TN_DTYPE_I64,
                                   in->layout, in->device, in->pin_memory);
    return tni_builder_return(&s, to_frequencies(&s, numbers, in->dtype, in->n, in->d), outs);
}

/* ---- variants with out= ---- */

/*
 * Write a result to `out`, which becomes row-major if it is resized, whatever the strides of the
 * result.
 */
static tn_status deliver_rows(tni_builder *s, tn_tensor *made, tn_tensor *out, StableIValue *outs)
{
    if (tni_builder_go_on(s) && !tni_can_cast((tn_dtype)made->dtype, (tn_dtype)out->dtype))
        s->status =
            tni_fail(TN_ERR_RUNTIME, "result type %s can't be cast to the desired output type %s",
                     tni_scalar_name(made->dtype), tni_scalar_name(out->dtype));
    TNI_BUILD_DO(s, check_parts(made, out));
    return tni_builder_deliver(s, made, out, outs);
}

static const tni_maybe_bool not_pinned = {false, false};

TNI_TYPED(fft_fftfreq_out)
{
    tni_builder s = {0};
    tn_tensor *made = TNI_BUILD(&s, fft_fftfreq, in->n, in->d, (tn_dtype)in->out->dtype, -1,
                                (tni_maybe_device){true, in->out->device}, not_pinned);
    return deliver_rows(&s, made, in->out, outs);
}

TNI_TYPED(fft_rfftfreq_out)
{
    tni_builder s = {0};
    tn_tensor *made = TNI_BUILD(&s, fft_rfftfreq, in->n, in->d, (tn_dtype)in->out->dtype, -1,
                                (tni_maybe_device){true, in->out->device}, not_pinned);
    return deliver_rows(&s, made, in->out, outs);
}

/* A transform with out=: computed, then delivered. */
#define OUT_FORM(name, ...)                                                                        \
    TNI_TYPED(name##_out)                                                                          \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        tn_tensor *made = TNI_BUILD(&s, name, in->self, __VA_ARGS__);                              \
        return deliver_rows(&s, made, in->out, outs);                                              \
    }

/* The backward transform of real numbers ends in a conjugation. */
TNI_TYPED(fft_ifft_out)
{
    tni_builder s = {0};
    tn_tensor *made = TNI_BUILD(&s, fft_ifft, in->self, in->n, in->dim, in->norm);
    if (tni_category((tn_dtype)in->self->dtype) == 3)
        return deliver_rows(&s, made, in->out, outs);
    return deliver_conjugated(&s, made, in->out, outs);
}

TNI_TYPED(fft_ihfft_out)
{
    tni_builder s = {0};
    tn_tensor *made = TNI_BUILD(&s, fft_ihfft, in->self, in->n, in->dim, in->norm);
    return deliver_conjugated(&s, made, in->out, outs);
}

/* The operators beneath: `out` may have any dtype, complex or not. */
#define PLAN_OUT_FORM(name, ...)                                                                   \
    TNI_TYPED(name##_out)                                                                          \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        tn_tensor *made = TNI_BUILD(&s, name, in->self, __VA_ARGS__);                              \
        return tni_builder_deliver(&s, made, in->out, outs);                                       \
    }

PLAN_OUT_FORM(_fft_c2c, in->dim, in->normalization, in->forward)
PLAN_OUT_FORM(_fft_r2c, in->dim, in->normalization, in->onesided)
PLAN_OUT_FORM(_fft_c2r, in->dim, in->normalization, in->last_dim_size)
OUT_FORM(fft_fft, in->n, in->dim, in->norm)
OUT_FORM(fft_rfft, in->n, in->dim, in->norm)
OUT_FORM(fft_irfft, in->n, in->dim, in->norm)
OUT_FORM(fft_hfft, in->n, in->dim, in->norm)
OUT_FORM(fft_fftn, in->s, in->dim, in->norm)
OUT_FORM(fft_ifftn, in->s, in->dim, in->norm)
OUT_FORM(fft_rfftn, in->s, in->dim, in->norm)
OUT_FORM(fft_irfftn, in->s, in->dim, in->norm)
OUT_FORM(fft_hfftn, in->s, in->dim, in->norm)
OUT_FORM(fft_fft2, in->s, in->dim, in->norm)
OUT_FORM(fft_ifft2, in->s, in->dim, in->norm)
OUT_FORM(fft_rfft2, in->s, in->dim, in->norm)
OUT_FORM(fft_irfft2, in->s, in->dim, in->norm)
OUT_FORM(fft_hfft2, in->s, in->dim, in->norm)
