/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fourier transforms of tensors: _fft_c2c, _fft_r2c, _fft_c2r.
 *
 * One dimension after the other (fft_pass.h). A real line's transform is conjugate symmetric, X[n -
 * k] = conj(X[k]), so only n/2 + 1 numbers are stored, and only those are read of a line that
 * becomes real. The strides of results are PyTorch's: dimensions that are not transformed come
 * first, in the order of their strides, then those that are.
 */
#include "args/args_fft.h"
#include "kernels/fft/fft_pass.h"
#include "kernels/core/structured.h"

#include <math.h>
#include <stdatomic.h>

/* ---- arguments and layouts ---- */

/* A checked call. */
typedef struct request {
    tn_tensor *self;          /* the input; borrowed */
    int64_t dims[TN_MAX_DIM]; /* transformed dimensions, wrapped; the one with half the numbers is
                                 the last */
    int64_t count;            /* of them */
    bool is_forward;          /* the sign of the exponent */
    double scale;             /* of the whole transform */
} request;

/*
 * Write the factor for a normalization of PyTorch's: 0 for 1, 1 for 1 / sqrt(count), 2 for 1 /
 * count.
 */
static tn_status scale_of(int64_t normalization, double count, double *scale)
{
    if (normalization < 0 || normalization > 2)
        return tni_fail(TN_ERR_RUNTIME, "Unsupported normalization type: %lld",
                        (long long)normalization);
    *scale = normalization == 0 ? 1 : normalization == 1 ? 1 / sqrt(count) : 1 / count;
    return TN_OK;
}

/*
 * Check dimensions and normalization. `last_size` is the length of a line of the last dimension, 0
 * if that is self's size.
 */
static tn_status read_request(tn_tensor *self, tni_ints dims, int64_t normalization,
                              int64_t last_size, request *r)
{
    double count = 1;
    if (dims.count > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld dimensions",
                        (long long)dims.count);
    r->self = self;
    r->count = dims.count;
    for (int64_t i = 0; i < dims.count; i++) {
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &r->dims[i]));
        int64_t size = i == dims.count - 1 && last_size > 0 ? last_size
                       : self->rank == 0                    ? 1
                                                            : self->sizes[r->dims[i]];
        if (size == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "a Fourier transform along dimension %lld, which has "
                            "no elements",
                            (long long)r->dims[i]);
        count *= (double)size;
    }
    return scale_of(normalization, count, &r->scale);
}

/*
 * Check that self is float or double or, with is_complex, their complex types. complex32 has no
 * transform; over no dimensions it needs none.
 */
static tn_status check_dtype(const tn_tensor *self, bool is_complex)
{
    bool fits = is_complex ? self->dtype == TN_DTYPE_C64 || self->dtype == TN_DTYPE_C128
                           : self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_F64;
    if (tni_dtype_is((tn_dtype)self->dtype, is_complex ? TNI_DTYPE_COMPLEX : TNI_DTYPE_FLOATING) &&
        !fits)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of tensors of type %s",
                        tni_scalar_name(self->dtype));
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "Only supports %s dtypes, but found: %s",
                        is_complex ? "complex" : "floating-point", tni_scalar_name(self->dtype));
    return TN_OK;
}

/* Sort dimensions by falling stride; an insertion sort, which is stable. */
static void sort_dims(const tn_tensor *self, int64_t *dims, int64_t count)
{
    for (int64_t i = 1; i < count; i++) {
        int64_t dim = dims[i];
        int64_t at = i;
        for (; at > 0 && self->strides[dims[at - 1]] < self->strides[dim]; at--)
            dims[at] = dims[at - 1];
        dims[at] = dim;
    }
}

/*
 * Write all dimensions to `order`, those that are transformed last, and return how many others
 * there are. The first misplaced one changes places with the last misplaced one, and so on inwards:
 * the resulting order is visible in the result's strides, and is PyTorch's.
 */
static int64_t part_dims(const bool *is_transformed, int64_t rank, int64_t *order)
{
    int64_t begin = 0;
    int64_t end = rank;
    for (int64_t i = 0; i < rank; i++)
        order[i] = i;
    for (;;) {
        while (begin < end && !is_transformed[order[begin]])
            begin++;
        while (begin < end && is_transformed[order[end - 1]])
            end--;
        if (begin == end)
            return begin;
        int64_t other = order[--end];
        order[end] = order[begin];
        order[begin++] = other;
    }
}

/*
 * Make a result of these sizes, with the first `sorted` of the transformed dimensions in the order
 * of falling strides and the others as they are given.
 */
static tn_status new_result(const request *r, int64_t sorted, tn_dtype dtype, const int64_t *sizes,
                            tn_tensor **out)
{
    int64_t order[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    bool is_transformed[TN_MAX_DIM] = {false};
    int64_t rank = r->self->rank;
    for (int64_t i = 0; i < r->count; i++)
        is_transformed[r->dims[i]] = true;
    int64_t at = part_dims(is_transformed, rank, order);
    sort_dims(r->self, order, at);
    /* A dimension that is given twice is placed once. */
    for (int64_t i = 0; i < r->count && rank > 0; i++)
        if (is_transformed[r->dims[i]]) {
            order[at++] = r->dims[i];
            is_transformed[r->dims[i]] = false;
        }
    if (at == rank && rank >= r->count)
        sort_dims(r->self, order + rank - r->count, sorted);
    /* Contiguous in this order. */
    for (int64_t i = rank - 1, stride = 1; i >= 0; i--) {
        strides[order[i]] = stride;
        stride = tni_mul_saturating(stride, sizes[order[i]] > 0 ? sizes[order[i]] : 1);
    }
    tni_tensor_spec spec = {.dtype = dtype, .rank = rank, .sizes = sizes, .strides = strides};
    return tni_tensor_empty(&spec, r->self->device, out);
}

/* The passes of a request over all of two tensors or a part of them. */
typedef tn_status some_passes(const request *r, const tni_strided *from, const tni_strided *out);

/*
 * Transform along the first `count` dimensions: the last of them from `from` into `out`, the others
 * in place. The scale is applied once, in the first pass.
 */
static tn_status run_complex(const request *r, const tni_strided *from, const tni_strided *out,
                             int64_t count, double scale)
{
    for (int64_t i = count - 1; i >= 0; i--) {
        int64_t dim = r->dims[i];
        bool is_first = i == count - 1;
        tni_fft_pass p = {.kind = TNI_FFT_COMPLEX,
                          .is_forward = r->is_forward,
                          .scale = is_first ? scale : 1,
                          .n = from->rank == 0 ? 1 : from->sizes[dim]};
        TN_TRY(tni_fft_pass_run(&p, is_first ? from : out, out, dim));
    }
    return TN_OK;
}

/*
 * Bytes of both tensors to which all passes are applied before the next ones: what one pass writes
 * is read by the next one out of the processor's second cache.
 */
#define PART_BYTES (1 << 19)

/* Return the dimension that is not transformed with the largest stride of the result; or -1. */
static int64_t outer_dim(const request *r, const tni_strided *out)
{
    int64_t best = -1;
    for (int64_t d = 0; d < out->rank; d++) {
        bool is_transformed = false;
        for (int64_t i = 0; i < r->count; i++)
            is_transformed = is_transformed || r->dims[i] == d;
        if (!is_transformed && out->sizes[d] > 1 &&
            (best < 0 || out->strides[d] > out->strides[best]))
            best = d;
    }
    return best;
}

/* Return elements [begin, end) of a dimension; `sizes` has room for a rank. */
static tni_strided part_of(const tni_strided *self, int64_t dim, int64_t begin, int64_t end,
                           int64_t *sizes)
{
    tni_strided part = *self;
    memcpy(sizes, self->sizes, self->rank * sizeof *sizes);
    sizes[dim] = end - begin;
    part.sizes = sizes;
    part.numel = self->numel / self->sizes[dim] * sizes[dim];
    part.data =
        (char *)self->data + begin * self->strides[dim] * tni_dtypes[(tn_dtype)self->dtype].bytes;
    part.flags = 0;
    return part;
}

/* Passes over parts of two tensors. */
typedef struct parts {
    const request *r;        /* what is made */
    some_passes *run;        /* the passes */
    const tni_strided *from; /* read */
    const tni_strided *out;  /* written */
    int64_t dim;             /* that is divided */
    int64_t most;            /* indices of it in a part */
    atomic_bool has_failed;  /* some thread's part did */
} parts;

/* Make the passes over parts [begin, end). */
static tn_status run_some(const parts *p, int64_t begin, int64_t end)
{
    int64_t sizes[2][TN_MAX_DIM];
    for (int64_t i = begin * p->most; i < end * p->most; i += p->most) {
        int64_t stop = tni_min(i + p->most, p->out->sizes[p->dim]);
        tni_strided some_in = part_of(p->from, p->dim, i, stop, sizes[0]);
        tni_strided some_out = part_of(p->out, p->dim, i, stop, sizes[1]);
        TN_TRY(p->run(p->r, &some_in, &some_out));
    }
    return TN_OK;
}

static void run_on_thread(int64_t begin, int64_t end, void *context)
{
    parts *p = context;
    if (run_some(p, begin, end) != TN_OK)
        atomic_store_explicit(&p->has_failed, true, memory_order_relaxed);
}

/*
 * Make several passes, over a part of the tensors after the other. Where there are parts for all
 * threads, each thread makes all passes over its own: none reads what another one wrote.
 */
static tn_status run_parts(const request *r, const tn_tensor *from, const tn_tensor *out,
                           some_passes *run)
{
    parts p = {.r = r, .run = run, .from = tni_strided_of(from), .out = tni_strided_of(out)};
    p.dim = outer_dim(r, p.out);
    if (r->count < 2 || p.dim < 0 || p.from->data == NULL || p.out->data == NULL)
        return run(r, p.from, p.out);
    int64_t all = p.out->sizes[p.dim];
    int64_t bytes = (p.from->numel * tni_dtypes[(tn_dtype)p.from->dtype].bytes +
                     p.out->numel * tni_dtypes[(tn_dtype)p.out->dtype].bytes) /
                    all;
    int64_t threads = tni_num_threads();
    p.most = PART_BYTES / (bytes + 1) + 1;
    int64_t count = tni_ceil_div(all, p.most);
    if (threads > 1 && (count >= 4 * threads || (count >= threads && count % threads == 0))) {
        tni_parallel_for(0, count, 1, run_on_thread, &p);
        /* The message of a failure is its thread's; this thread gets it by failing, too. */
        if (!atomic_load_explicit(&p.has_failed, memory_order_relaxed))
            return TN_OK;
    } else {
        p.most = threads * PART_BYTES / (bytes + 1) + 1;
        count = tni_ceil_div(all, p.most);
    }
    return run_some(&p, 0, count);
}

/* Transform complex numbers along all dimensions. */
static tn_status all_complex(const request *r, const tni_strided *from, const tni_strided *out)
{
    return run_complex(r, from, out, r->count, r->scale);
}

/* Transform real numbers along the last dimension, and the results along the others. */
static tn_status real_and_complex(const request *r, const tni_strided *from, const tni_strided *out)
{
    int64_t last = r->dims[r->count - 1];
    tni_fft_pass p = {.kind = TNI_FFT_FROM_REAL,
                      .is_forward = true,
                      .scale = r->scale,
                      .n = from->rank == 0 ? 1 : from->sizes[last]};
    TN_TRY(tni_fft_pass_run(&p, from, out, last));
    return run_complex(r, out, out, r->count - 1, 1);
}

/* ---- operators ---- */

/* Complex to complex, along any number of dimensions. */
TNI_TYPED(_fft_c2c)
{
    request r = {.is_forward = in->forward};
    tn_tensor *result;
    TN_TRY(in->dim.count == 0 && in->self->dtype == TN_DTYPE_C32 ? TN_OK
                                                                 : check_dtype(in->self, true));
    TN_TRY(read_request(in->self, in->dim, in->normalization, 0, &r));
    if (r.count == 0) {
        TN_TRY(tni_clone(in->self, (tn_dtype)in->self->dtype, TN_MEMORY_FORMAT_PRESERVE, &result));
        return tni_return_take(result, outs);
    }
    TN_TRY(new_result(&r, r.count, (tn_dtype)in->self->dtype, in->self->sizes, &result));
    return tni_return_or_drop(run_parts(&r, in->self, result, all_complex), result, outs);
}

/* Real to complex along the last dimension, then complex to complex along the others, in place. */
TNI_TYPED(_fft_r2c)
{
    request r = {.is_forward = true};
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *result;
    TN_TRY(check_dtype(in->self, false));
    TN_TRY(read_request(in->self, in->dim, in->normalization, 0, &r));
    if (r.count == 0)
        return tni_fail(TN_ERR_RUNTIME, "_fft_r2c: at least one dimension is transformed");
    int64_t last = r.dims[r.count - 1];
    memcpy(sizes, in->self->sizes, (size_t)in->self->rank * sizeof *sizes);
    /* The other passes then run over half of the last dimension only. */
    if (in->onesided && in->self->rank > 0)
        sizes[last] = sizes[last] / 2 + 1;
    TN_TRY(new_result(&r, r.count - 1, tni_complex_of((tn_dtype)in->self->dtype), sizes, &result));
    return tni_return_or_drop(run_parts(&r, in->self, result, real_and_complex), result, outs);
}

/*
 * Return the last step of _fft_c2r: `half` is transformed along all dimensions but the last, from
 * which `size` real numbers are made.
 */
static tn_status make_real(const request *r, tn_tensor *half, int64_t size, StableIValue *outs)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t last = r->dims[r->count - 1];
    tn_tensor *result;
    request line = {.self = half, .dims = {last}, .count = 1};
    memcpy(sizes, half->sizes, (size_t)half->rank * sizeof *sizes);
    if (half->rank > 0)
        sizes[last] = size;
    tni_fft_pass p = {.kind = TNI_FFT_TO_REAL, .scale = r->scale, .n = size};
    TN_TRY(new_result(&line, 0, tni_real_of((tn_dtype)half->dtype), sizes, &result));
    return tni_return_or_drop(
        tni_fft_pass_run(&p, tni_strided_of(half), tni_strided_of(result), last), result, outs);
}

/*
 * Complex to complex along the first dimensions, then complex to real along the last. With one
 * dimension there is no temporary.
 */
TNI_TYPED(_fft_c2r)
{
    request r = {.is_forward = false};
    tn_tensor *half = NULL;
    int64_t size = in->last_dim_size;
    TN_TRY(check_dtype(in->self, true));
    if (size <= 0 || in->dim.count == 0)
        return tni_fail(TN_ERR_RUNTIME, "Invalid number of data points (%lld) specified",
                        (long long)size);
    TN_TRY(read_request(in->self, in->dim, in->normalization, size, &r));
    int64_t given = in->self->rank == 0 ? 1 : in->self->sizes[r.dims[r.count - 1]];
    if (given != size / 2 + 1 && given != size)
        return tni_fail(TN_ERR_RUNTIME,
                        "_fft_c2r: the last dimension has %lld numbers; %lld real ones are made of "
                        "%lld, or of as many",
                        (long long)given, (long long)size, (long long)(size / 2 + 1));
    /* The complex passes need a tensor of their own: self is not written. */
    if (r.count == 1)
        return make_real(&r, in->self, size, outs);
    request others = r;
    others.count--;
    TN_TRY(new_result(&others, others.count, (tn_dtype)in->self->dtype, in->self->sizes, &half));
    tn_status status =
        run_complex(&r, tni_strided_of(in->self), tni_strided_of(half), others.count, 1);
    if (status == TN_OK)
        status = make_real(&r, half, size, outs);
    tn_tensor_release(half);
    return status;
}
