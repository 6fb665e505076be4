/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reductions over any dimensions: sums, products, means, variances, norms, extremes, log-sum-exp,
 * and the composites above them. This file has the tni_reducer of each operator and its checks;
 * reduce.c does the work, in one pass over memory, in parallel.
 *
 * A tni_reducer says how elements are folded into one, in which dtype they are seen (that of the
 * result, bool, or as moduli), and how each result is finished from what was folded. Its name is
 * PyTorch's for the kernel, as it appears in messages about a dtype.
 */
#include "args/args_reductions.h"
#include "calls/calls_reduce.h"
#include "kernels/reduce/reduce.h"
#include "kernels/core/builder.h"

#include <math.h>

/* ---- reducers ---- */

/* Define a tni_reducer: PyTorch's kernel, fold, dtype rule, and a finish for each result. */
#define REDUCER(variable, name, fold, seen, ...)                                                   \
    static const tni_reducer variable = {name, TNI_FOLD_##fold, TNI_SEEN_##seen, {__VA_ARGS__}};
REDUCER(sums, "sum_cpu", sum, ADDED, TNI_FINISH_VALUE)
REDUCER(nansums, "nansum_cpu", nansum, ADDED, TNI_FINISH_VALUE)
REDUCER(means, "sum_cpu", sum, ADDED, TNI_FINISH_MEAN)
REDUCER(products, "prod_out_cpu", product, ADDED, TNI_FINISH_VALUE)
REDUCER(variances, "std_var_all_cpu", moments, ADDED, TNI_FINISH_VARIANCE, TNI_FINISH_MIDDLE)
REDUCER(deviations, "std_var_all_cpu", moments, ADDED, TNI_FINISH_DEVIATION, TNI_FINISH_MIDDLE)
REDUCER(anys, "or_cpu", max, BOOL, TNI_FINISH_VALUE)
REDUCER(alls, "and_cpu", min, BOOL, TNI_FINISH_VALUE)
REDUCER(counts, "count_nonzero_cpu", nonzero, BOOL, TNI_FINISH_VALUE)
REDUCER(maxima, "max_values_cpu", max, ORDERED, TNI_FINISH_VALUE)
REDUCER(minima, "min_values_cpu", min, ORDERED, TNI_FINISH_VALUE)
REDUCER(first_maxima, "argmax_cpu", argmax, ORDERED, TNI_FINISH_INDEX)
REDUCER(first_minima, "argmin_cpu", argmin, ORDERED, TNI_FINISH_INDEX)
REDUCER(max_with_index, "max_cpu", argmax, ORDERED, TNI_FINISH_VALUE, TNI_FINISH_INDEX)
REDUCER(min_with_index, "min_cpu", argmin, ORDERED, TNI_FINISH_VALUE, TNI_FINISH_INDEX)
REDUCER(least_of_all, "min_all", min, ORDERED, TNI_FINISH_VALUE)
REDUCER(most_of_all, "max_all", max, ORDERED, TNI_FINISH_VALUE)
REDUCER(aminmax_least, "aminmax_cpu", min, ORDERED, TNI_FINISH_VALUE)
REDUCER(aminmax_most, "aminmax_cpu", max, ORDERED, TNI_FINISH_VALUE)
REDUCER(powers_of_e, "logsumexp_cpu", logsumexp, ADDED, TNI_FINISH_LOG)
REDUCER(norm_zero, "norm_cpu", nonzero, SIZE, TNI_FINISH_VALUE)
REDUCER(norm_one, "norm_cpu", abs, SIZE, TNI_FINISH_VALUE)
REDUCER(norm_two, "norm_cpu", squares, SIZE, TNI_FINISH_LENGTH)
REDUCER(norm_most, "norm_cpu", absmax, SIZE, TNI_FINISH_VALUE)
REDUCER(norm_least, "norm_cpu", absmin, SIZE, TNI_FINISH_VALUE)
REDUCER(norm_any, "norm_cpu", powers, SIZE, TNI_FINISH_ROOT)

/* ---- what reductions have in common ---- */

/* One reduction. It is kept in work->kept between the shape function and the work function. */
typedef struct job {
    const tni_reducer *reducer; /* the operator's */
    tn_tensor *self;            /* what is reduced; borrowed */
    tni_dims dims;              /* the reduced dimensions */
    bool keepdim;               /* reduced dimensions stay, with size 1 */
    tn_dtype dtype;             /* that elements are seen in */
    tn_dtype result;            /* of the result */
    double number;              /* of the fold or the finish: order of a norm, correction */
} job;

/* Return whether numbers of the dtype are whole: integers and bools. */
static bool is_whole(tn_dtype dtype)
{
    return tni_category(dtype) < 2;
}

/*
 * Return whether elements are rounded to it->dtype before they are reduced: if that dtype was asked
 * for and is narrower than theirs. A mean in a 16-bit dtype does not round them first, as in
 * PyTorch.
 */
static bool narrows(const job *it)
{
    bool is_half = it->dtype == TN_DTYPE_F16 || it->dtype == TN_DTYPE_BF16;
    if (it->reducer->seen == TNI_SEEN_BOOL || it->dtype == (tn_dtype)it->self->dtype ||
        (is_half && it->reducer->finish[0] == TNI_FINISH_MEAN))
        return false;
    return it->dtype == TN_DTYPE_BOOL ||
           tni_dtypes[it->dtype].bytes < tni_dtypes[it->self->dtype].bytes;
}

/* Reduce into results that exist. */
static tn_status run_job(const job *it, tn_tensor *const *outs, int nouts)
{
    tn_tensor *rounded = NULL;
    const tni_strided *into[TNI_REDUCE_OUTS];
    if (narrows(it))
        TN_TRY(tni_to_dtype(it->self, it->dtype, &rounded));
    for (int i = 0; i < nouts; i++)
        into[i] = tni_strided_of(outs[i]);
    tn_status status = tni_reduce(it->reducer, tni_strided_of(rounded != NULL ? rounded : it->self),
                                  it->dtype, it->dims, it->number, into, nouts);
    tn_tensor_release(rounded);
    return status;
}

/* Make `nouts` new results, each of its dtype, reduce into them and return them. */
static tn_status return_job(const job *it, const tn_dtype *dtypes, int nouts, StableIValue *outs)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *results[TNI_REDUCE_OUTS] = {NULL};
    int64_t rank = tni_reduce_sizes(it->self, it->dims, it->keepdim, sizes);
    tn_status status = tni_reduce_check(it->reducer, it->self->numel, it->dtype);
    for (int i = 0; i < nouts && status == TN_OK; i++)
        status = tni_new_like(it->self, dtypes[i], rank, sizes, &results[i]);
    if (status == TN_OK)
        status = run_job(it, results, nouts);
    return tni_return_all(status, results, nouts, outs);
}

/* Set the output of a structured reduction, and keep the job for the work function. */
static tn_status set_job(tni_work *work, const job *it)
{
    int64_t sizes[TN_MAX_DIM];
    _Static_assert(sizeof(job) <= sizeof work->kept, "a job is kept");
    tni_tensor_spec spec = {.dtype = it->result, .sizes = sizes};
    /* Before the output is set: a refused dtype must not resize a given tensor. */
    TN_TRY(tni_reduce_check(it->reducer, it->self->numel, it->dtype));
    spec.rank = tni_reduce_sizes(it->self, it->dims, it->keepdim, sizes);
    memcpy(work->kept.bytes, it, sizeof *it);
    return tni_set_output(work, 0, &spec, it->self->device);
}

/* Run the job that set_job kept. */
static tn_status run_kept(tni_work *work)
{
    job it;
    memcpy(&it, work->kept.bytes, sizeof it);
    return run_job(&it, work->outs, 1);
}

/* The work function of a structured reduction with one result; set_job has been called. */
#define REDUCTION(name)                                                                            \
    TNI_WORK(name)                                                                                 \
    {                                                                                              \
        return run_kept(work);                                                                     \
    }                                                                                              \
    TNI_STRUCTURED(name)

/* A list of one dimension, alive as long as the enclosing block. */
#define ONE_DIM(dim) ((tni_ints){&(int64_t){dim}, 1})

/* Return a dimension that may be None, which means all, as a list. */
static tni_ints maybe_dim(const tni_maybe_int *dim)
{
    return (tni_ints){&dim->value, dim->is_given ? 1 : -1};
}

/* ---- sums and products ---- */

/*
 * Return the dtype of a sum or product: the one asked for, else that of a given result, else int64
 * for whole numbers, else self's.
 */
static tn_dtype sum_dtype(const tn_tensor *self, tn_dtype asked, const tn_tensor *given)
{
    return asked != TN_DTYPE_UNDEFINED       ? asked
           : given != NULL                   ? (tn_dtype)given->dtype
           : is_whole((tn_dtype)self->dtype) ? TN_DTYPE_I64
                                             : (tn_dtype)self->dtype;
}

/* The shape function of sums and products. */
static tn_status set_sum(tni_work *work, const tni_reducer *reducer, tn_tensor *self, tni_ints dims,
                         bool keepdim, tn_dtype asked)
{
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim};
    it.dtype = it.result = sum_dtype(self, asked, work->given[0]);
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    return set_job(work, &it);
}

TNI_SHAPES(sum_IntList_out)
{
    return set_sum(work, &sums, in->self, in->dim, in->keepdim, in->dtype);
}
REDUCTION(sum_IntList_out)

/* sum() without dimensions is sum(dim=None). */
TNI_TYPED(sum)
{
    tn_tensor *result;
    TN_TRY(tni_call_sum_dim_IntList(in->self, TNI_NO_INTS, false, in->dtype, &result));
    return tni_return_take(result, outs);
}

TNI_SHAPES(prod_int_out)
{
    return set_sum(work, &products, in->self, ONE_DIM(in->dim), in->keepdim, in->dtype);
}
REDUCTION(prod_int_out)

/* Return a new sum or product over the dimensions of a list, or over all. */
static tn_status return_sum(const tni_reducer *reducer, tn_tensor *self, tni_ints dims,
                            bool keepdim, tn_dtype asked, StableIValue *outs)
{
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim};
    it.dtype = sum_dtype(self, asked, NULL);
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    return return_job(&it, &it.dtype, 1, outs);
}

TNI_TYPED(prod)
{
    return return_sum(&products, in->self, TNI_NO_INTS, false, in->dtype, outs);
}

/*
 * nansum of whole numbers, or into whole numbers, is a plain sum: they have no nan. Where a real
 * input is summed as whole numbers, the work turns nan to 0 first.
 */
TNI_SHAPES(nansum)
{
    bool is_plain = is_whole((tn_dtype)in->self->dtype) ||
                    (in->dtype != TN_DTYPE_UNDEFINED && is_whole(in->dtype));
    if (tni_category((tn_dtype)in->self->dtype) == 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "nansum: argument 'self' is %s, and complex numbers are "
                        "not taken",
                        tni_scalar_name(in->self->dtype));
    return set_sum(work, is_plain ? &sums : &nansums, in->self, in->dim, in->keepdim, in->dtype);
}

TNI_WORK(nansum)
{
    tn_tensor *numbers = NULL;
    job it;
    memcpy(&it, work->kept.bytes, sizeof it);
    /* Conversion of nan to a whole number is undefined in C. */
    if (is_whole(it.dtype) && !is_whole((tn_dtype)it.self->dtype)) {
        TN_TRY(tni_call_nan_to_num(it.self, TNI_NO_DOUBLE, TNI_NO_DOUBLE, TNI_NO_DOUBLE, &numbers));
        it.self = numbers;
    }
    tn_status status = run_job(&it, work->outs, 1);
    tn_tensor_release(numbers);
    return status;
}
TNI_STRUCTURED(nansum)
TNI_POINTWISE_AS(nansum, NEW, nansum)
TNI_POINTWISE_AS(nansum_out, OUT, nansum)

/* ---- means ---- */

TNI_SHAPES(mean_out)
{
    job it = {.reducer = &means, .self = in->self, .keepdim = in->keepdim};
    tn_dtype dtype = in->dtype != TN_DTYPE_UNDEFINED ? in->dtype : (tn_dtype)in->self->dtype;
    if (is_whole(dtype))
        return tni_fail(tni_dtype_refusal(),
                        "mean(): could not infer output dtype. %s dtype must be either a floating "
                        "point or complex dtype. Got: %s",
                        in->dtype != TN_DTYPE_UNDEFINED ? "Optional" : "Input",
                        tni_scalar_name(dtype));
    it.dtype = it.result = sum_dtype(in->self, in->dtype, work->given[0]);
    if (in->dtype == TN_DTYPE_UNDEFINED) /* a mean is a quotient, so an integer result is refused */
        TN_TRY(tni_check_cast(work->call, tni_default_dtype(), it.result));
    TN_TRY(tni_reduce_dims(in->self, in->dim, &it.dims));
    return set_job(work, &it);
}
REDUCTION(mean_out)

TNI_TYPED(mean)
{
    tn_tensor *result;
    TN_TRY(tni_call_mean_dim(in->self, TNI_NO_INTS, false, in->dtype, &result));
    return tni_return_take(result, outs);
}

/* mean of all elements into a given tensor. */
TNI_TYPED(mean_dtype_out)
{
    bool is_asked = in->dtype != TN_DTYPE_UNDEFINED;
    TN_TRY(tni_check_cast(call, is_asked ? in->dtype : (tn_dtype)in->self->dtype,
                          (tn_dtype)in->out->dtype));
    TN_TRY(tni_call_mean_out(in->self, TNI_NO_INTS, false, in->dtype, in->out));
    return tni_return_same(in->out, outs);
}

/* ---- variances ---- */

/*
 * Return the variance or deviation, and the mean if nouts is 2. Without a correction it is 1
 * (Bessel's). PyTorch warns if there are not enough elements for it, and returns nan or inf.
 */
static tn_status return_moments(const tni_reducer *reducer, const char *name, tn_tensor *self,
                                tni_ints dims, const tni_scalar *correction, bool keepdim,
                                int nouts, StableIValue *outs)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim, .dtype = dtype, .number = 1};
    if (is_whole(dtype))
        return tni_fail(tni_dtype_refusal(),
                        "%s only support floating point and complex dtypes, not %s", name,
                        tni_scalar_name(dtype));
    /* None stands for 1. */
    if (correction != NULL) {
        TN_TRY(tni_check_scalar(TN_DTYPE_F64, correction));
        it.number = tni_scalar_real(correction);
    }
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    /* On meta nothing is computed, so there is nothing to warn of. */
    if ((double)tni_reduce_count(tni_sizes_of(self), it.dims) - it.number <= 0 &&
        self->device.type != TN_DEVICE_META)
        tni_warn("%s(): degrees of freedom is <= 0. Correction should be strictly less than the "
                 "reduction factor (input numel divided by output numel).",
                 name);
    /* The variance of complex numbers is real, their mean is complex. */
    tn_dtype dtypes[] = {tni_real_of(dtype), dtype};
    return return_job(&it, dtypes, nouts, outs);
}

#define MOMENTS(operator, reducer, nouts)                                                          \
    TNI_TYPED(operator##_correction)                                                               \
    {                                                                                              \
        return return_moments(&reducer, #operator, in->self, in->dim, in->correction, in->keepdim, \
                              nouts, outs);                                                        \
    }
MOMENTS(var, variances, 1)
MOMENTS(std, deviations, 1)
MOMENTS(var_mean, variances, 2)
MOMENTS(std_mean, deviations, 2)

/* Return the correction for the older argument `unbiased`: 1 or 0. */
static tni_scalar correction_of(bool unbiased)
{
    return (tni_scalar){TN_KIND_INT, {.integer = unbiased}};
}

/* The type of the calls of var.correction and its like. */
typedef tn_status (*corrected)(tn_tensor *self, tni_ints dim, const tni_scalar *correction,
                               bool keepdim, tn_tensor **result);

/* Call one of them for an older overload. */
static tn_status return_corrected(corrected operator, tn_tensor * self, tni_ints dim, bool unbiased,
                                  bool keepdim, StableIValue *outs)
{
    tn_tensor *result;
    tni_scalar correction = correction_of(unbiased);
    TN_TRY(operator(self, dim, &correction, keepdim, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(var)
{
    return return_corrected(tni_call_var_correction, in->self, TNI_NO_INTS, in->unbiased, false,
                            outs);
}
TNI_TYPED(var_dim)
{
    return return_corrected(tni_call_var_correction, in->self, in->dim, in->unbiased, in->keepdim,
                            outs);
}
TNI_TYPED(std)
{
    return return_corrected(tni_call_std_correction, in->self, TNI_NO_INTS, in->unbiased, false,
                            outs);
}
TNI_TYPED(std_dim)
{
    return return_corrected(tni_call_std_correction, in->self, in->dim, in->unbiased, in->keepdim,
                            outs);
}

/* The same for the two that return two results. */
static tn_status return_corrected_mean(corrected operator, tn_tensor * self, tni_ints dim,
                                       bool unbiased, bool keepdim, StableIValue *outs)
{
    tn_tensor *results[2] = {NULL};
    tni_scalar correction = correction_of(unbiased);
    tn_status status = operator(self, dim, &correction, keepdim, results);
    return tni_return_all(status, results, 2, outs);
}

TNI_TYPED(var_mean)
{
    return return_corrected_mean(tni_call_var_mean_correction, in->self, TNI_NO_INTS, in->unbiased,
                                 false, outs);
}
TNI_TYPED(var_mean_dim)
{
    return return_corrected_mean(tni_call_var_mean_correction, in->self, in->dim, in->unbiased,
                                 in->keepdim, outs);
}
TNI_TYPED(std_mean)
{
    return return_corrected_mean(tni_call_std_mean_correction, in->self, TNI_NO_INTS, in->unbiased,
                                 false, outs);
}
TNI_TYPED(std_mean_dim)
{
    return return_corrected_mean(tni_call_std_mean_correction, in->self, in->dim, in->unbiased,
                                 in->keepdim, outs);
}

/* ---- bools ---- */

/*
 * The shape function of all and any. The result is bool, but uint8 for uint8, as in PyTorch. An
 * empty list of dimensions reduces none (it.dims stays 0).
 */
static tn_status set_bool(tni_work *work, const tni_reducer *reducer, tn_tensor *self,
                          tni_ints dims, bool keepdim)
{
    const tn_tensor *given = work->given[0];
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim, .dtype = (tn_dtype)self->dtype};
    it.result = self->dtype == TN_DTYPE_U8 ? TN_DTYPE_U8 : TN_DTYPE_BOOL;
    if (given != NULL) {
        it.result = (tn_dtype)given->dtype;
        if (it.result != TN_DTYPE_BOOL && it.result != TN_DTYPE_U8)
            return tni_fail(TN_ERR_RUNTIME, "%s only supports bool tensor for result, got: %s",
                            reducer == &anys ? "any" : "all", tni_scalar_name(it.result));
    }
    if (dims.count != 0)
        TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    return set_job(work, &it);
}

/* The three overloads of all or any: of all elements, along a dimension, along several. */
#define ALL_OR_ANY(operator, reducer)                                                              \
    TNI_SHAPES(operator##_all_out)                                                                 \
    {                                                                                              \
        return set_bool(work, &reducer, in->self, TNI_NO_INTS, false);                             \
    }                                                                                              \
    REDUCTION(operator##_all_out)                                                                  \
    TNI_SHAPES(operator##_out)                                                                     \
    {                                                                                              \
        return set_bool(work, &reducer, in->self, ONE_DIM(in->dim), in->keepdim);                  \
    }                                                                                              \
    REDUCTION(operator##_out)                                                                      \
    TNI_SHAPES(operator##_dims_out)                                                                \
    {                                                                                              \
        return set_bool(work, &reducer, in->self, in->dim, in->keepdim);                           \
    }                                                                                              \
    REDUCTION(operator##_dims_out)
ALL_OR_ANY(all, alls)
ALL_OR_ANY(any, anys)

/* all and any of a tensor that must be bool. */
TNI_TYPED(_is_all_true)
{
    tn_tensor *result;
    if (in->self->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "_is_all_true: argument 'self' is %s, not Bool",
                        tni_scalar_name(in->self->dtype));
    TN_TRY(tni_call_all(in->self, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(_is_any_true)
{
    tn_tensor *result;
    if (in->self->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "_is_any_true: argument 'self' is %s, not Bool",
                        tni_scalar_name(in->self->dtype));
    TN_TRY(tni_call_any(in->self, &result));
    return tni_return_take(result, outs);
}

/* ---- counts ---- */

TNI_TYPED(count_nonzero_dim_IntList)
{
    tn_dtype dtype = TN_DTYPE_I64;
    job it = {.reducer = &counts, .self = in->self, .dtype = (tn_dtype)in->self->dtype};
    TN_TRY(tni_reduce_dims(in->self, in->dim, &it.dims));
    return return_job(&it, &dtype, 1, outs);
}

TNI_TYPED(count_nonzero)
{
    tn_tensor *result;
    /* An empty list means all dimensions. */
    tni_ints dims = {&in->dim.value, in->dim.is_given ? 1 : 0};
    TN_TRY(tni_call_count_nonzero_dim_IntList(in->self, dims, &result));
    return tni_return_take(result, outs);
}

/* ---- extremes ---- */

/*
 * Fail, in PyTorch's words, if there are no elements to take an extreme of: `without_dims` is the
 * code if no dimension is given. A result that is empty itself is legal.
 */
static tn_status check_not_empty(const char *name, const tn_tensor *self, tni_ints dims,
                                 tni_dims reduced, tn_status without_dims)
{
    if (self->numel > 0)
        return TN_OK;
    if (dims.count <= 0)
        return tni_fail(without_dims,
                        "%s(): Expected reduction dim to be specified for input.numel() == 0. "
                        "Specify the reduction dim with the 'dim' argument.",
                        name);
    for (int64_t i = 0; i < self->rank; i++)
        if ((reduced >> i & 1) != 0 && self->sizes[i] == 0)
            return tni_fail(TN_ERR_INDEX,
                            "%s(): Expected reduction dim %lld to have non-zero size.", name,
                            (long long)i);
    return TN_OK;
}

/* The shape function of amax and amin. */
static tn_status set_extreme(tni_work *work, const tni_reducer *reducer, const char *name,
                             tn_tensor *self, tni_ints dims, bool keepdim)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    job it = {
        .reducer = reducer, .self = self, .keepdim = keepdim, .dtype = dtype, .result = dtype};
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    TN_TRY(check_not_empty(name, self, dims, it.dims, TN_ERR_RUNTIME));
    return set_job(work, &it);
}

TNI_SHAPES(amax_out)
{
    return set_extreme(work, &maxima, "amax", in->self, in->dim, in->keepdim);
}
REDUCTION(amax_out)

TNI_SHAPES(amin_out)
{
    return set_extreme(work, &minima, "amin", in->self, in->dim, in->keepdim);
}
REDUCTION(amin_out)

/* max and min of all elements. */
static tn_status return_extreme(const tni_reducer *reducer, const char *name, tn_tensor *self,
                                StableIValue *outs)
{
    job it = {.reducer = reducer, .self = self, .dtype = (tn_dtype)self->dtype};
    TN_TRY(tni_reduce_dims(self, TNI_NO_INTS, &it.dims));
    TN_TRY(check_not_empty(name, self, TNI_NO_INTS, it.dims, TN_ERR_RUNTIME));
    return return_job(&it, &it.dtype, 1, outs);
}

TNI_TYPED(max)
{
    return return_extreme(&most_of_all, "max", in->self, outs);
}

TNI_TYPED(min)
{
    return return_extreme(&least_of_all, "min", in->self, outs);
}

/*
 * The shape function of aminmax. Its work is two reductions, each of which runs at the speed of
 * memory.
 */
static tn_status set_both(tni_work *work, tn_tensor *self, const tni_maybe_int *dim, bool keepdim)
{
    int64_t sizes[TN_MAX_DIM];
    tni_ints dims = maybe_dim(dim);
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype, .sizes = sizes};
    tni_dims reduced;
    if (self->numel == 0 && !dim->is_given)
        return tni_fail(TN_ERR_RUNTIME, "aminmax(): cannot compute aminmax over an empty dimension "
                                        "as the operation has no identity.");
    TN_TRY(tni_reduce_dims(self, dims, &reduced));
    TN_TRY(check_not_empty("aminmax", self, dims, reduced, TN_ERR_RUNTIME));
    TN_TRY(tni_reduce_check(&aminmax_least, self->numel, spec.dtype));
    spec.rank = tni_reduce_sizes(self, reduced, keepdim, sizes);
    work->kept.integers[0] = (int64_t)reduced;
    TN_TRY(tni_set_output(work, 0, &spec, self->device));
    return tni_set_output(work, 1, &spec, self->device);
}

TNI_SHAPES(aminmax_out)
{
    return set_both(work, in->self, &in->dim, in->keepdim);
}

TNI_WORK(aminmax_out)
{
    tni_dims dims = (tni_dims)work->kept.integers[0];
    tn_dtype dtype = (tn_dtype)in->self->dtype;
    const tni_strided *self = tni_strided_of(in->self);
    const tni_strided *least = tni_strided_of(work->outs[0]);
    const tni_strided *most = tni_strided_of(work->outs[1]);
    TN_TRY(tni_reduce(&aminmax_least, self, dtype, dims, 0, &least, 1));
    return tni_reduce(&aminmax_most, self, dtype, dims, 0, &most, 1);
}
TNI_STRUCTURED(aminmax_out)

TNI_TYPED(_aminmax)
{
    tn_tensor *results[2] = {NULL};
    tn_status status = tni_call_aminmax(in->self, TNI_NO_INT, false, results);
    return tni_return_all(status, results, 2, outs);
}

TNI_TYPED(_aminmax_dim)
{
    tn_tensor *results[2] = {NULL};
    tni_maybe_int dim = {true, in->dim};
    tn_status status = tni_call_aminmax(in->self, dim, in->keepdim, results);
    return tni_return_all(status, results, 2, outs);
}

/* ---- extremes and where they are ---- */

/*
 * TN_ERR_RUNTIME for complex numbers, which have no order, and for bools where PyTorch refuses
 * them.
 */
static tn_status refuse_complex(const char *name, const tn_tensor *self, bool refuses_bool)
{
    bool is_bool = self->dtype == TN_DTYPE_BOOL && refuses_bool;
    if (is_bool || tni_category((tn_dtype)self->dtype) == 3)
        return tni_fail(TN_ERR_RUNTIME, "%s(): does not support %s input", name,
                        is_bool ? "bool" : "complex");
    return TN_OK;
}

/* The shape function of argmax and argmin. */
static tn_status set_index(tni_work *work, const tni_reducer *reducer, const char *name,
                           tn_tensor *self, const tni_maybe_int *dim, bool keepdim)
{
    tni_ints dims = maybe_dim(dim);
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim, .dtype = (tn_dtype)self->dtype};
    it.result = TN_DTYPE_I64;
    TN_TRY(refuse_complex(name, self, true));
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    /* A dtype without an order is legal where there is nothing to compare. */
    if (dims.count == 1 && self->rank > 0 && tni_reduce_count(tni_sizes_of(self), it.dims) == 1)
        it.dtype = TN_DTYPE_BOOL; /* one element is the first in every dtype, ordered or not */
    TN_TRY(check_not_empty(name, self, dims, it.dims, TN_ERR_INDEX));
    return set_job(work, &it);
}

/*
 * The work of argmax and argmin. Without `dim` the position is that in row-major order, so a tensor
 * of other strides is copied.
 */
static tn_status run_index(tni_work *work, bool has_dim)
{
    job it;
    tn_tensor *rows = NULL;
    memcpy(&it, work->kept.bytes, sizeof it);
    if (has_dim || (it.self->flags & TNI_TENSOR_CONTIGUOUS) != 0)
        return run_job(&it, work->outs, 1);
    TN_TRY(tni_contiguous(it.self, &rows));
    it.self = rows;
    tn_status status = run_job(&it, work->outs, 1);
    tn_tensor_release(rows);
    return status;
}

TNI_SHAPES(argmax_out)
{
    return set_index(work, &first_maxima, "argmax", in->self, &in->dim, in->keepdim);
}

TNI_WORK(argmax_out)
{
    return run_index(work, in->dim.is_given);
}
TNI_STRUCTURED(argmax_out)

TNI_SHAPES(argmin_out)
{
    return set_index(work, &first_minima, "argmin", in->self, &in->dim, in->keepdim);
}

TNI_WORK(argmin_out)
{
    return run_index(work, in->dim.is_given);
}
TNI_STRUCTURED(argmin_out)

/* The shape function of max and min along a dimension: values and indices. */
static tn_status set_with_index(tni_work *work, const tni_reducer *reducer, const char *name,
                                tn_tensor *self, int64_t dim, bool keepdim)
{
    int64_t sizes[TN_MAX_DIM];
    tn_dtype dtype = (tn_dtype)self->dtype;
    job it = {
        .reducer = reducer, .self = self, .keepdim = keepdim, .dtype = dtype, .result = dtype};
    TN_TRY(refuse_complex(name, self, false));
    TN_TRY(tni_reduce_dims(self, ONE_DIM(dim), &it.dims));
    TN_TRY(check_not_empty(name, self, ONE_DIM(dim), it.dims, TN_ERR_INDEX));
    TN_TRY(set_job(work, &it));
    /* The second result: indices. */
    tni_tensor_spec spec = {.dtype = TN_DTYPE_I64, .sizes = sizes};
    spec.rank = tni_reduce_sizes(self, it.dims, keepdim, sizes);
    return tni_set_output(work, 1, &spec, self->device);
}

/* Their work: both results from one pass. */
static tn_status run_with_index(tni_work *work)
{
    job it;
    memcpy(&it, work->kept.bytes, sizeof it);
    return run_job(&it, work->outs, 2);
}

TNI_SHAPES(max_dim_max)
{
    return set_with_index(work, &max_with_index, "max", in->self, in->dim, in->keepdim);
}

TNI_WORK(max_dim_max)
{
    return run_with_index(work);
}
TNI_STRUCTURED(max_dim_max)

TNI_SHAPES(min_dim_min)
{
    return set_with_index(work, &min_with_index, "min", in->self, in->dim, in->keepdim);
}

TNI_WORK(min_dim_min)
{
    return run_with_index(work);
}
TNI_STRUCTURED(min_dim_min)

/* ---- logarithms of sums of powers of e ---- */

/*
 * On a backend's device: log(sum(exp(x - m))) + m through its operators, where m is the maximum, or
 * 0 where that is infinite.
 */
static TNI_COLD tn_status logsumexp_on_device(tn_tensor *self, const job *it, tni_ints dim,
                                              StableIValue *outs)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    int64_t sizes[TN_MAX_DIM];
    tni_builder s = {0};
    tn_tensor *real = TNI_BUILD_OF(&s, tni_to_dtype(self, it->dtype, &s.made));
    tn_tensor *shift = NULL;
    /* Without elements there is no maximum, and exp, sum and log give -inf. */
    if (self->numel > 0) {
        tn_tensor *most = TNI_BUILD(&s, amax, real, dim, true);
        tn_tensor *is_endless = TNI_BUILD(&s, isinf, most);
        shift = TNI_BUILD(&s, masked_fill_Scalar, most, is_endless, &zero);
        real = TNI_BUILD(&s, sub_Tensor, real, shift, &one);
    }
    tn_tensor *power = TNI_BUILD(&s, exp, real);
    tn_tensor *sum = TNI_BUILD(&s, sum_dim_IntList, power, dim, true, TN_DTYPE_UNDEFINED);
    tn_tensor *result = TNI_BUILD(&s, log, sum);
    if (self->numel > 0)
        result = TNI_BUILD(&s, add_Tensor, result, shift, &one);
    int64_t rank = tni_reduce_sizes(self, it->dims, it->keepdim, sizes);
    return tni_builder_return(&s, TNI_BUILD(&s, view, result, (tni_ints){sizes, rank}), outs);
}

/*
 * Plan a log-sum-exp. It is computed in the wider of its dtype and that of a given result; whole
 * numbers in the default dtype.
 */
static tn_status plan_logsumexp(const tn_call *call, tni_ints dims, const tn_tensor *given, job *it)
{
    if (is_whole((tn_dtype)it->self->dtype))
        it->dtype = tni_default_dtype();
    it->reducer = &powers_of_e;
    it->result = it->dtype;
    /* A given tensor of a narrower dtype is converted to at the end. */
    if (given != NULL) {
        TN_TRY(tni_check_cast(call, it->dtype, (tn_dtype)given->dtype));
        it->result = (tn_dtype)given->dtype;
        it->dtype = tni_promote(it->dtype, it->result);
    }
    return tni_reduce_dims(it->self, dims, &it->dims);
}

TNI_TYPED(logsumexp)
{
    job it = {.self = in->self, .keepdim = in->keepdim, .dtype = (tn_dtype)in->self->dtype};
    TN_TRY(plan_logsumexp(call, in->dim, NULL, &it));
    if (TNI_UNLIKELY(tni_is_on_device(in->self)))
        return logsumexp_on_device(in->self, &it, in->dim, outs);
    return return_job(&it, &it.dtype, 1, outs);
}

TNI_SHAPES(logsumexp_out)
{
    job it = {.self = in->self, .keepdim = in->keepdim, .dtype = (tn_dtype)in->self->dtype};
    TN_TRY(plan_logsumexp(work->call, in->dim, in->out, &it));
    return set_job(work, &it);
}
REDUCTION(logsumexp_out)
TNI_POINTWISE_AS(logsumexp_out, OUT, logsumexp_out)

TNI_TYPED(special_logsumexp)
{
    tn_tensor *result;
    TN_TRY(tni_call_logsumexp(in->self, in->dim, in->keepdim, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(special_logsumexp_out)
{
    TN_TRY(tni_call_logsumexp_out(in->self, in->dim, in->keepdim, in->out));
    return tni_return_same(in->out, outs);
}

/* ---- norms ---- */

/* Return the tni_reducer of a vector norm of this order. */
static const tni_reducer *norm_reducer(double order)
{
    if (isinf(order))
        return order > 0 ? &norm_most : &norm_least;
    return order == 0 ? &norm_zero : order == 1 ? &norm_one : order == 2 ? &norm_two : &norm_any;
}

/*
 * TN_ERR_RUNTIME, in PyTorch's words, for norms of order inf or below 0 over no elements: nothing
 * has no extreme, and 0 has no negative power.
 */
static tn_status check_norm_identity(const tn_tensor *self, double order, tni_ints dims,
                                     tni_dims reduced)
{
    if (self->numel > 0 || !(order < 0 || isinf(order)))
        return TN_OK;
    if (dims.count <= 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.vector_norm cannot compute the %g norm on an empty tensor because "
                        "the operation does not have an identity",
                        order);
    for (int64_t i = 0; i < self->rank; i++)
        if ((reduced >> i & 1) != 0 && self->sizes[i] == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "linalg.vector_norm cannot compute the %g norm on the dimension %lld "
                            "because this dimension is empty and the operation does not have an "
                            "identity",
                            order, (long long)i);
    return TN_OK;
}

/* TN_ERR_RUNTIME unless a dtype asked for is of the input's kind and no narrower. */
static tn_status check_norm_dtype(const tn_tensor *self, tn_dtype dtype)
{
    tn_dtype own = (tn_dtype)self->dtype;
    bool is_complex = tni_category(own) == 3;
    if (is_whole(dtype))
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.vector_norm: dtype should be floating point or complex, but got %s",
                        tni_scalar_name(dtype));
    if (is_complex != (tni_category(dtype) == 3))
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.vector_norm: dtype should be %s for %s inputs, but "
                        "got %s",
                        is_complex ? "complex" : "real", is_complex ? "complex" : "real",
                        tni_scalar_name(dtype));
    if (tni_promote(own, dtype) != dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.vector_norm: the dtype of the input (%s) should be convertible "
                        "without narrowing to the specified dtype (%s)",
                        tni_scalar_name(own), tni_scalar_name(dtype));
    return TN_OK;
}

/* The shape function of all norms; `order` NULL stands for 2. The result is real. */
static tn_status set_norm(tni_work *work, tn_tensor *self, const tni_scalar *order, tni_ints dims,
                          bool keepdim, tn_dtype asked)
{
    tn_dtype dtype = asked != TN_DTYPE_UNDEFINED ? asked : (tn_dtype)self->dtype;
    double p = order == NULL ? 2 : tni_scalar_real(order);
    /* A norm of order nan over no elements is 0, as in PyTorch. */
    const tni_reducer *reducer = norm_reducer(isnan(p) && self->numel == 0 ? 0 : p);
    job it = {.reducer = reducer, .self = self, .keepdim = keepdim, .dtype = dtype, .number = p};
    if (order != NULL && order->kind == TN_KIND_COMPLEX)
        return tni_fail(TN_ERR_RUNTIME, "linalg.vector_norm: Expected a non-complex scalar as the "
                                        "order of norm.");
    if (is_whole((tn_dtype)self->dtype))
        return tni_fail(tni_dtype_refusal(),
                        "linalg.vector_norm: Expected a floating point or complex tensor as input. "
                        "Got %s",
                        tni_scalar_name(self->dtype));
    if (asked != TN_DTYPE_UNDEFINED)
        TN_TRY(check_norm_dtype(self, asked));
    TN_TRY(tni_reduce_dims(self, dims, &it.dims));
    TN_TRY(check_norm_identity(self, p, dims, it.dims));
    if (tni_reduce_count(tni_sizes_of(self), it.dims) == 1 && p != 0)
        it.reducer = &norm_one; /* |x| exactly: no power and no root is taken */
    it.result = tni_real_of(dtype);
    return set_job(work, &it);
}

TNI_SHAPES(linalg_vector_norm_out)
{
    return set_norm(work, in->self, in->ord, in->dim, in->keepdim, in->dtype);
}
REDUCTION(linalg_vector_norm_out)

/* The check of the older norm operators, which has words of its own. */
static tn_status check_old_norm(const tn_tensor *self)
{
    if (is_whole((tn_dtype)self->dtype))
        return tni_fail(TN_ERR_RUNTIME,
                        "norm(): input dtype should be either floating point or complex. Got %s "
                        "instead.",
                        tni_scalar_name(self->dtype));
    return TN_OK;
}

TNI_SHAPES(norm_out)
{
    TN_TRY(check_old_norm(in->self));
    return set_norm(work, in->self, in->p, in->dim, in->keepdim, TN_DTYPE_UNDEFINED);
}
REDUCTION(norm_out)

TNI_SHAPES(norm_dtype_out)
{
    TN_TRY(check_old_norm(in->self));
    return set_norm(work, in->self, in->p, in->dim, in->keepdim, in->dtype);
}
REDUCTION(norm_dtype_out)

TNI_TYPED(norm_Scalar)
{
    tn_tensor *result;
    TN_TRY(check_old_norm(in->self));
    TN_TRY(tni_call_linalg_vector_norm(in->self, in->p, TNI_NO_INTS, false, TN_DTYPE_UNDEFINED,
                                       &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(norm_ScalarOpt_dtype)
{
    tn_tensor *result;
    tni_scalar two = {TN_KIND_INT, {.integer = 2}};
    TN_TRY(check_old_norm(in->self));
    TN_TRY(tni_call_linalg_vector_norm(in->self, in->p != NULL ? in->p : &two, TNI_NO_INTS, false,
                                       in->dtype, &result));
    return tni_return_take(result, outs);
}

/* The norm of the difference. */
TNI_TYPED(dist)
{
    tn_tensor *difference;
    tn_tensor *result;
    tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    TN_TRY(tni_call_sub_Tensor(in->self, in->other, &one, &difference));
    tn_status status = tni_call_norm_Scalar(difference, in->p, &result);
    tn_tensor_release(difference);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* ---- the diagonal ---- */

/* The sum of the diagonal, seen as a vector whose stride is the sum of both. */
TNI_TYPED(trace)
{
    tn_tensor *self = in->self;
    tn_tensor *diagonal;
    if (self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "trace: expected a matrix, but got tensor with dim %d",
                        (int)self->rank);
    if (self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"trace\" not implemented for 'Bool'");
    int64_t size = tni_min(self->sizes[0], self->sizes[1]);
    int64_t stride = tni_add_wrapping(self->strides[0], self->strides[1]);
    /* The stride of at most one element is never used; any valid one will do. */
    if (size <= 1 || stride < 0)
        stride = 1;
    TN_TRY(tni_tensor_as_strided(self, 1, &size, &stride, self->offset, &diagonal));
    tn_status status = return_sum(&sums, diagonal, TNI_NO_INTS, false, TN_DTYPE_UNDEFINED, outs);
    tn_tensor_release(diagonal);
    return status;
}

/* ---- questions with a bool for an answer ---- */

/* Shapes first, then eq and "all", into a bool on the stack. */
TNI_TYPED(equal)
{
    tn_tensor *same;
    bool answer = true;
    const tni_strided to = tni_strided_at(TN_DTYPE_BOOL, &answer, 0, NULL, NULL);
    bool fits = in->self->rank == in->other->rank;
    for (int64_t i = 0; fits && i < in->self->rank; i++)
        fits = in->self->sizes[i] == in->other->sizes[i];
    if (in->self->device.type == TN_DEVICE_META || in->other->device.type == TN_DEVICE_META)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "equal: meta tensors have no elements to compare");
    /* Tensors of different shapes are not equal, and nothing else is looked at. */
    if (!fits) {
        outs[0] = false;
        return TN_OK;
    }
    TN_TRY(tni_call_eq_Tensor(in->self, in->other, &same));
    tni_dims dims;
    tn_status status = tni_reduce_dims(same, TNI_NO_INTS, &dims);
    if (status == TN_OK)
        status = tni_reduce(&alls, tni_strided_of(same), TN_DTYPE_BOOL, dims, 0,
                            &(const tni_strided *){&to}, 1);
    tn_tensor_release(same);
    if (status == TN_OK)
        outs[0] = answer;
    return status;
}

/* Return whether the one element of a tensor is not zero. */
TNI_TYPED(is_nonzero)
{
    if (in->self->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "Boolean value of Tensor with %s is ambiguous",
                        in->self->numel == 0 ? "no values" : "more than one value");
    /* Through `item`, which other backends have, too; the number is owned and freed here. */
    StableIValue number = 0;
    TN_TRY(tni_call_item(in->self, &number));
    const tni_scalar *value = tni_arg_scalar(number);
    outs[0] = value->kind == TN_KIND_BOOL  ? value->as.boolean
              : value->kind == TN_KIND_INT ? value->as.integer != 0
              : value->kind == TN_KIND_DOUBLE
                  ? value->as.real != 0
                  : value->as.complex[0] != 0 || value->as.complex[1] != 0;
    tni_scalar_free((tni_scalar *)(uintptr_t)number);
    return TN_OK;
}
