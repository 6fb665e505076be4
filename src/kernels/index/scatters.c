/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * gather, and the operators that write along one dimension: scatter, scatter_add, scatter_reduce,
 * index_add, index_copy, index_reduce.
 *
 * All write by tni_scatter (index_core.h). The index_… operators take a vector of indices: it is
 * walked as the index of a scatter that has stride 0 in all other dimensions. A new result is first
 * filled with self; if the index covers every line of the last dimension, that happens line by line
 * just before elements are written, while the line is in the cache.
 *
 * Sums and products of float16 and bfloat16 are computed in float and rounded once, as PyTorch does
 * in scatter: by way of float copies of everything, but index_add sorts the indices of rows and
 * sums the rows that meet (bag_loops.h), O(indices * columns). Means count the elements per
 * position and divide at the end.
 */
#include "args/args_scatters.h"
#include "calls/calls_index.h"
#include "kernels/core/iterator.h"
#include "kernels/core/isa.h"
#include "kernels/core/lines.h"
#include "kernels/index/bag_loops.h"
#include "kernels/index/index_core.h"
#include "kernels/index/sort_keys.h"
#include "kernels/core/builder.h"
#include "kernels/core/structured.h"

/* A reduction: how elements that meet are combined. */
typedef struct reduction {
    tni_combination combination; /* of two elements */
    bool is_mean;                /* sums are divided by the number of elements in them */
    bool has_self;               /* the element of self takes part (include_self) */
} reduction;

/*
 * TN_ERR_NOT_IMPLEMENTED unless PyTorch's kernels scatter elements of this dtype. `name` is that of
 * the kernel in PyTorch's message.
 */
static tn_status check_elements(const char *name, const tn_tensor *self)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    bool is_whole = tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL) &&
                    (tni_dtype_is(dtype, TNI_DTYPE_SIGNED) || dtype == TN_DTYPE_U8);
    bool is_real = tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_dtypes[dtype].bytes > 1;
    bool is_complex = dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
    if (is_whole || is_real || is_complex || dtype == TN_DTYPE_BOOL)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                    tni_scalar_name(dtype));
}

/* ---- shapes ---- */

/* Set the output: self's dtype and sizes, row-major. */
static tn_status like_self(tni_work *work, const tn_tensor *self)
{
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = self->rank, .sizes = self->sizes};
    return tni_set_output(work, 0, &spec, self->device);
}

/* Return the rank; a tensor without dimensions counts as a vector of one element, as in PyTorch. */
static int64_t rank_of(const tn_tensor *tensor)
{
    return tensor->rank > 0 ? tensor->rank : 1;
}

/*
 * Check dtypes and shapes: apart from `dim`, the index is no larger than self, and it is nowhere
 * larger than src, if there is one. An empty index is not checked any further, as in PyTorch.
 */
static tn_status check_index(const char *name, const tn_tensor *self, int64_t dim,
                             const tn_tensor *index, const tn_tensor *src)
{
    tni_shape_text texts[3];
    if (!tni_is_index(index) && index->numel > 0)
        return tni_fail(TN_ERR_RUNTIME, "%s(): Expected dtype int32/int64 for index", name);
    if (src != NULL && src->dtype != self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s(): Expected self.dtype to be equal to src.dtype", name);
    if (index->numel == 0)
        return TN_OK;
    if (rank_of(index) != rank_of(self) || (src != NULL && rank_of(index) != rank_of(src)))
        return tni_fail(TN_ERR_RUNTIME,
                        "Index tensor must have the same number of dimensions as %s tensor",
                        rank_of(index) != rank_of(self) ? "self" : "src");
    for (int64_t i = 0; i < rank_of(self); i++) {
        bool exceeds_self = i != dim && tni_line_length(index, i) > tni_line_length(self, i);
        if (!exceeds_self && (src == NULL || tni_line_length(index, i) <= tni_line_length(src, i)))
            continue;
        const char *index_text = tni_shape_print(&texts[0], index->rank, index->sizes);
        const char *self_text = tni_shape_print(&texts[1], self->rank, self->sizes);
        if (src == NULL)
            return tni_fail(TN_ERR_RUNTIME,
                            "Expected index %s to be no larger than self %s apart from dimension "
                            "%lld",
                            index_text, self_text, (long long)dim);
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected index %s to be no larger than self %s apart from dimension %lld "
                        "and to be no larger size than src %s",
                        index_text, self_text, (long long)dim,
                        tni_shape_print(&texts[2], src->rank, src->sizes));
    }
    return TN_OK;
}

/*
 * The shape function of all scatters. It leaves `dim`, wrapped, in kept.integers[0] for the work.
 */
static tn_status scatter_shapes(tni_work *work, const char *name, const tn_tensor *self,
                                int64_t dim, const tn_tensor *index, const tn_tensor *src)
{
    TN_TRY(tni_wrap_dim(dim, self->rank, &work->kept.integers[0]));
    TN_TRY(check_index(name, self, work->kept.integers[0], index, src));
    TN_TRY(check_elements(src != NULL ? "scatter_gather_tensor_cpu" : "scatter_gather_scalar_cpu",
                          self));
    return like_self(work, self);
}

/* ---- writing ---- */

/* Fill the result with self, unless it is self (in place). */
static tn_status begin_with(const tn_tensor *self, tn_tensor *out)
{
    bool is_same =
        out->data == self->data && out->storage == self->storage &&
        memcmp(out->strides, self->strides, (size_t)self->rank * sizeof *self->strides) == 0;
    return is_same ? TN_OK : tni_copy(out, self);
}

/* Sums that are divided at a time, on the stack. */
#define DIVIDED 256

/* Return sum / met, rounded toward minus infinity; met is positive. */
static inline int64_t floor_quotient(int64_t sum, int64_t met)
{
    /* Nearly always; older processors divide 64 bits in several times the time of 32. */
    if ((((uint64_t)sum | (uint64_t)met) >> 32) == 0)
        return (int64_t)((uint32_t)sum / (uint32_t)met);
    const int64_t quotient = sum / met; /* C rounds toward zero */
    return quotient - (sum % met < 0);
}

/* A block of sums as the widest numbers of their category. */
typedef union wide_sums {
    int64_t whole[DIVIDED];
    double real[2 * DIVIDED];
} wide_sums;

/* Divide `count` sums by what was met of each. */
static void divide_block(tn_dtype wide, wide_sums *sums, const int64_t *met, int64_t count)
{
    int64_t *whole = sums->whole;
    double *real = sums->real;
    for (int64_t i = 0; i < count && wide == TN_DTYPE_I64; i++)
        whole[i] = floor_quotient(whole[i], met[i]);
    for (int64_t i = 0; i < count && wide == TN_DTYPE_F64; i++)
        real[i] /= (double)met[i];
    for (int64_t i = 0; i < count && wide == TN_DTYPE_C128; i++) {
        real[2 * i] /= (double)met[i];
        real[2 * i + 1] /= (double)met[i];
    }
}

/* Divide the sums of a row-major tensor by their counts, which are of an integral dtype. */
static void divide_dense(const tn_tensor *sums, tn_dtype count_dtype, const char *counts)
{
    const tn_dtype dtype = (tn_dtype)sums->dtype;
    const int64_t bytes = tni_dtypes[dtype].bytes;
    const int64_t count_bytes = tni_dtypes[count_dtype].bytes;
    const bool is_complex = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX);
    const tn_dtype wide = is_complex                 ? TN_DTYPE_C128
                          : tni_category(dtype) <= 1 ? TN_DTYPE_I64
                                                     : TN_DTYPE_F64;
    const int64_t wide_bytes = tni_dtypes[wide].bytes;
    wide_sums numbers;
    int64_t met[DIVIDED];
    for (int64_t at = 0; at < sums->numel; at += DIVIDED) {
        const int64_t part = tni_min(sums->numel - at, DIVIDED);
        char *block = (char *)sums->data + at * bytes;
        tni_convert(wide, (char *)&numbers, wide_bytes, dtype, block, bytes, part);
        tni_convert(TN_DTYPE_I64, (char *)met, sizeof *met, count_dtype, counts + at * count_bytes,
                    count_bytes, part);
        /* At least 1, without a branch: which positions were met once is not foreseen. */
        for (int64_t i = 0; i < part; i++)
            met[i] = met[i] > 1 ? met[i] : 1;
        divide_block(wide, &numbers, met, part);
        tni_convert(dtype, block, bytes, wide, (const char *)&numbers, wide_bytes, part);
    }
}

/*
 * Divide every sum by its count, rounding toward minus infinity for whole numbers, as PyTorch's div
 * with rounding_mode="floor" does. Computed in int64, double or complex double.
 */
static tn_status divide(const tn_tensor *out, tn_dtype count_dtype, const void *counts)
{
    tn_tensor *sums;
    if ((out->flags & TNI_TENSOR_CONTIGUOUS) != 0) {
        divide_dense(out, count_dtype, counts);
        return TN_OK;
    }
    TN_TRY(tni_clone(out, (tn_dtype)out->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &sums));
    divide_dense(sums, count_dtype, counts);
    tn_status status = tni_copy(out, sums);
    tn_tensor_release(sums);
    return status;
}

/*
 * Return whether elements have to be counted: for means, and where the first one replaces the
 * element of self. The counts need memory, so the work may fail after the shapes are set.
 */
static bool needs_counts(reduction how)
{
    return how.is_mean || !how.has_self;
}

/*
 * Run a scatter of means that self takes part in: sums, then counts by a scatter of ones to ones,
 * which both take the fast loops.
 */
static tn_status run_mean(const tni_scatter_plan *plan, const tn_tensor *out)
{
    static const int64_t wide_one = 1;
    static const int32_t narrow_one = 1;
    /* Half the memory where counts fit. */
    const bool is_narrow = plan->index->numel < INT32_MAX;
    const tn_dtype dtype = is_narrow ? TN_DTYPE_I32 : TN_DTYPE_I64;
    const void *one = is_narrow ? (const void *)&narrow_one : &wide_one;
    const tni_strided source = tni_strided_at(dtype, one, 0, NULL, NULL);
    tn_tensor *counts;
    tni_scatter_plan ones = *plan;
    /* Before anything is written: the result may be self. */
    TN_TRY(tni_new_like(out, dtype, out->rank, out->sizes, &counts));
    ones.result = tni_strided_of(counts);
    ones.source = &source;
    tn_status status = tni_fill(counts, TNI_INT_SCALAR(1));
    if (status == TN_OK)
        status = tni_scatter(plan);
    if (status == TN_OK)
        status = tni_scatter(&ones);
    if (status == TN_OK)
        status = divide(out, dtype, counts->data);
    tn_tensor_release(counts);
    return status;
}

/* Run a scatter to `out`, with counts where they are needed, and divide sums to means. */
static tn_status run_scatter(tni_scatter_plan *plan, tn_tensor *out, reduction how)
{
    plan->result = tni_strided_of(out);
    plan->combination = how.combination;
    plan->is_fresh = !how.has_self;
    if (!needs_counts(how) || out->numel == 0)
        return tni_scatter(plan);
    if (how.is_mean && how.has_self)
        return run_mean(plan, out);
    plan->counts = tni_calloc((size_t)out->numel, sizeof *plan->counts);
    if (plan->counts == NULL)
        return tni_fail_memory((size_t)out->numel * sizeof *plan->counts);
    tn_status status = tni_scatter(plan);
    if (status == TN_OK && how.is_mean)
        status = divide(out, TN_DTYPE_I64, plan->counts);
    tni_free(plan->counts);
    return status;
}

/* Return whether a new result, which is dense, can be filled with the bytes of self as it goes. */
static bool is_dense_base(const tn_tensor *self)
{
    return self->data != NULL && self->rank > 0 && (self->flags & TNI_TENSOR_CONTIGUOUS) != 0 &&
           (self->keys & TNI_LAZY_BITS) == 0;
}

/* With fewer indices per line it is faster to copy all of self in one run. */
#define MIN_COVERED 8

/*
 * Return whether self is dense, `dim` is the last dimension, and every line along it has indices.
 * Then each line of self can be copied just before elements are written to it (plan->base).
 */
static bool covers_lines(const tn_tensor *index, const tn_tensor *self, int64_t dim)
{
    if (!is_dense_base(self) || dim != self->rank - 1 || index->rank != self->rank ||
        index->sizes[dim] < MIN_COVERED)
        return false;
    return memcmp(index->sizes, self->sizes, (size_t)dim * sizeof *self->sizes) == 0;
}

/* A function that writes to work->outs[0]: by an index of any shape, or by a vector of indices. */
typedef tn_status writer(tni_work *work, const tn_tensor *self, tn_tensor *index, tn_tensor *src,
                         reduction how);

/*
 * Return whether sums or products are computed in float and rounded once, as PyTorch's scatter does
 * for the 16-bit dtypes.
 */
static bool meets_in_float(const tn_tensor *self, reduction how)
{
    return (self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16) &&
           (how.combination == TNI_COMBINE_ADD || how.combination == TNI_COMBINE_MULTIPLY);
}

/* Run `write` with self, source and result in float, and round the result. */
static tn_status write_in_float(writer *write, tni_work *work, const tn_tensor *self,
                                tn_tensor *index, const tn_tensor *src, reduction how)
{
    tni_builder s = {0};
    tni_work inner = *work;
    tn_tensor *wide =
        TNI_BUILD_OF(&s, tni_clone(self, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    tn_tensor *source =
        TNI_BUILD_OF(&s, tni_clone(src, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    /* The inner result is new, whatever the outer one is. */
    inner.given[0] = NULL;
    inner.outs[0] =
        TNI_BUILD_OF(&s, tni_new_like(self, TN_DTYPE_F32, self->rank, self->sizes, &s.made));
    TNI_BUILD_DO(&s, write(&inner, wide, index, source, how));
    TNI_BUILD_DO(&s, tni_copy(work->outs[0], inner.outs[0]));
    return tni_builder_end(&s);
}

/*
 * Scatter in self's own dtype. Two shortcuts apply to a new result, which is dropped on failure: a
 * ready index is checked while writing instead of before, and self may be copied line by line. A
 * tensor that the caller gave must not change before all indices are known to be right.
 */
static tn_status scatter_as_it_is(tni_work *work, const tn_tensor *self, tn_tensor *index,
                                  tn_tensor *src, reduction how)
{
    tn_tensor *out = work->outs[0];
    tn_tensor *positions = NULL;
    int64_t strides[TN_MAX_DIM] = {0};
    const int64_t one = 1;
    int64_t dim = work->kept.integers[0];
    const bool is_new = work->given[0] == NULL && !how.is_mean && how.has_self;
    const bool is_ready = is_new && tni_index_is_ready(index);
    const bool has_base = is_new && covers_lines(index, self, dim);
    if (is_ready)
        positions = tn_tensor_retain(index);
    tn_status status = is_ready ? TN_OK
                                : tni_resolve_index(index, dim, tni_line_length(self, dim),
                                                    TNI_INDEX_SCATTER, &positions);
    if (status == TN_OK && !has_base)
        status = begin_with(self, out);
    tni_row_major_strides(index->rank, index->sizes, strides);
    if (status == TN_OK) {
        /* src may be larger than the index; only the part of the index's sizes is used. */
        tni_strided taken = *tni_strided_of(src);
        if (taken.rank > 0 && index->rank > 0)
            taken.sizes = index->sizes;
        tni_scatter_plan plan = {.dim = dim,
                                 .index = positions,
                                 .is_checked = is_ready,
                                 .base = has_base ? self : NULL,
                                 .strides = strides,
                                 .rank = rank_of(index),
                                 .sizes = index->rank > 0 ? index->sizes : &one,
                                 .source = &taken};
        if (index->numel > 0)
            status = run_scatter(&plan, out, how);
    }
    tn_tensor_release(positions);
    return status;
}

/*
 * Scatter `src`, or a number in the form of a tensor without dimensions, in float where PyTorch
 * does.
 */
static tn_status scatter_work(tni_work *work, const tn_tensor *self, tn_tensor *index,
                              tn_tensor *src, reduction how)
{
    if (!meets_in_float(self, how))
        return scatter_as_it_is(work, self, index, src, how);
    return write_in_float(scatter_as_it_is, work, self, index, src, how);
}

/* Scatter one number, converted to self's dtype, to all indices. */
static tn_status scatter_number(tni_work *work, const tn_tensor *self, tn_tensor *index,
                                const tni_scalar *number, reduction how)
{
    tn_tensor *value;
    if (index->numel == 0)
        return begin_with(self, work->outs[0]);
    TN_TRY(tni_new_value(self, number, &value));
    tn_status status = scatter_work(work, self, index, value, how);
    tn_tensor_release(value);
    return status;
}

/* The reductions of scatter and scatter_add. */
static const reduction replaced = {TNI_COMBINE_SET, false, true};
static const reduction added = {TNI_COMBINE_ADD, false, true};

/* Read the `reduce` argument of scatter and scatter_: "add" or "multiply". */
static tn_status read_simple(const tni_string *word, reduction *out)
{
    *out = added;
    if (strcmp(word->data, "multiply") == 0)
        out->combination = TNI_COMBINE_MULTIPLY;
    else if (strcmp(word->data, "add") != 0)
        return tni_fail(TN_ERR_RUNTIME, "reduce argument must be either add or multiply.");
    return TN_OK;
}

/*
 * Read the `reduce` argument of scatter_reduce and index_reduce. Return false for an unknown word.
 */
static bool read_reduction(const tni_string *word, bool has_self, reduction *out)
{
    static const struct {
        const char *word;
        reduction how;
    } words[] = {{"sum", {TNI_COMBINE_ADD, false, true}},
                 {"prod", {TNI_COMBINE_MULTIPLY, false, true}},
                 {"mean", {TNI_COMBINE_ADD, true, true}},
                 {"amax", {TNI_COMBINE_MAX, false, true}},
                 {"amin", {TNI_COMBINE_MIN, false, true}}};
    for (size_t i = 0; i < TN_LEN(words); i++) {
        if (strcmp(words[i].word, word->data) != 0)
            continue;
        *out = words[i].how;
        out->has_self = has_self;
        return true;
    }
    return false;
}

/*
 * The six structured scatters differ in what they write and how it is combined. Each serves the
 * functional, the in-place and the out= operator.
 */
TNI_SHAPES(scatter_src_out)
{
    return scatter_shapes(work, "scatter", in->self, in->dim, in->index, in->src);
}

TNI_WORK(scatter_src_out)
{
    return scatter_work(work, in->self, in->index, in->src, replaced);
}

TNI_STRUCTURED_IN_PLACE(scatter_src_out)

TNI_SHAPES(scatter_value_out)
{
    return scatter_shapes(work, "scatter", in->self, in->dim, in->index, NULL);
}

TNI_WORK(scatter_value_out)
{
    return scatter_number(work, in->self, in->index, in->value, replaced);
}

TNI_STRUCTURED_IN_PLACE(scatter_value_out)

TNI_SHAPES(scatter_reduce_out)
{
    reduction how = {0};
    TN_TRY(scatter_shapes(work, "scatter", in->self, in->dim, in->index, in->src));
    return read_simple(in->reduce, &how);
}

TNI_WORK(scatter_reduce_out)
{
    reduction how = {0};
    TN_TRY(read_simple(in->reduce, &how));
    return scatter_work(work, in->self, in->index, in->src, how);
}

TNI_STRUCTURED_IN_PLACE(scatter_reduce_out)

TNI_SHAPES(scatter_value_reduce_out)
{
    reduction how = {0};
    TN_TRY(scatter_shapes(work, "scatter", in->self, in->dim, in->index, NULL));
    return read_simple(in->reduce, &how);
}

TNI_WORK(scatter_value_reduce_out)
{
    reduction how = {0};
    TN_TRY(read_simple(in->reduce, &how));
    return scatter_number(work, in->self, in->index, in->value, how);
}

TNI_STRUCTURED_IN_PLACE(scatter_value_reduce_out)

TNI_SHAPES(scatter_add_out)
{
    return scatter_shapes(work, "scatter", in->self, in->dim, in->index, in->src);
}

TNI_WORK(scatter_add_out)
{
    return scatter_work(work, in->self, in->index, in->src, added);
}

TNI_STRUCTURED_IN_PLACE(scatter_add_out)

TNI_SHAPES(scatter_reduce_two_out)
{
    reduction how = {0};
    /* Counting needs memory when the work runs: then a temporary is written. */
    work->may_fail = read_reduction(in->reduce, in->include_self, &how) && needs_counts(how);
    TN_TRY(scatter_shapes(work, "scatter", in->self, in->dim, in->index, in->src));
    if (read_reduction(in->reduce, in->include_self, &how) && how.is_mean &&
        in->self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "\"scatter_gather_tensor_cpu_reduce_mean\" not implemented for 'Bool'");
    if (read_reduction(in->reduce, in->include_self, &how))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "reduce argument must be either sum, prod, mean, amax or amin, got %s",
                    in->reduce->data);
}

TNI_WORK(scatter_reduce_two_out)
{
    reduction how = {0};
    read_reduction(in->reduce, in->include_self, &how);
    return scatter_work(work, in->self, in->index, in->src, how);
}

TNI_STRUCTURED_IN_PLACE(scatter_reduce_two_out)

/* ---- gather ---- */

/*
 * The result has the sizes of the index. Apart from `dim` the index is no larger than self, and an
 * empty one is not checked.
 */
TNI_SHAPES(gather_out)
{
    const tn_tensor *self = in->self;
    const tn_tensor *index = in->index;
    tni_shape_text texts[2];
    int64_t dim;
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    work->kept.integers[0] = dim;
    if (index->numel > 0 && !tni_is_index(index))
        return tni_fail(TN_ERR_RUNTIME, "gather(): Expected dtype int32/int64 for index");
    if (index->numel > 0 && rank_of(index) != rank_of(self))
        return tni_fail(TN_ERR_RUNTIME,
                        "Index tensor must have the same number of dimensions as input tensor");
    for (int64_t i = 0; index->numel > 0 && i < rank_of(self); i++)
        if (i != dim && tni_line_length(index, i) > tni_line_length(self, i))
            return tni_fail(TN_ERR_RUNTIME,
                            "Size does not match at dimension %lld expected index %s to be no "
                            "larger than self %s apart from dimension %lld",
                            (long long)i, tni_shape_print(&texts[0], index->rank, index->sizes),
                            tni_shape_print(&texts[1], self->rank, self->sizes), (long long)dim);
    TN_TRY(check_elements("scatter_gather_tensor_cpu", self));
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = index->rank, .sizes = index->sizes};
    TN_TRY(tni_set_output(work, 0, &spec, self->device));
    /* A given result must be neither input. */
    if (work->given[0] == NULL)
        return TN_OK;
    TN_TRY(tni_check_output_disjoint(work, 0, self));
    return tni_check_output_apart(work, 0, index);
}

TNI_WORK(gather_out)
{
    tn_tensor *out = work->outs[0];
    tn_tensor *self = in->self;
    tn_tensor *positions = NULL;
    tn_status status = TN_OK;
    int64_t dim = work->kept.integers[0];
    int64_t size = tni_line_length(self, dim);
    int64_t strides[TN_MAX_DIM] = {0};
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    /* For a new result a ready index is checked during the gather: one pass over it less. A given
     * one must not change if the index is wrong, so the index is resolved first. */
    if (work->given[0] == NULL && tni_index_is_ready(in->index))
        positions = tn_tensor_retain(in->index);
    else
        TN_TRY(tni_resolve_index(in->index, dim, size, TNI_INDEX_SCATTER, &positions));
    int64_t step = self->rank > 0 ? tni_mul_wrapping(self->strides[dim], bytes) : 0;
    /* self may be larger than the index: its strides are used with the sizes of the result. */
    for (int64_t i = 0; i < out->rank && i < self->rank; i++)
        strides[i] = i == dim || self->sizes[i] <= 1 ? 0 : self->strides[i];
    const tni_strided from = tni_picked(self, out, strides);
    bool is_whole = tni_pick_checked(out, &from, tni_strided_of(positions), step, (uint64_t)size);
    tn_tensor_release(positions);
    /* On a wrong index, resolve it to record which one it is: this fails. */
    if (!is_whole)
        status = tni_resolve_index(in->index, dim, size, TNI_INDEX_SCATTER, &positions);
    return status;
}

TNI_STRUCTURED(gather_out)

/* ---- a vector of indices ---- */

/* TN_ERR_INDEX if the index has more than one dimension. */
static tn_status check_vector(const char *name, const tn_tensor *index)
{
    tni_shape_text text;
    if (index->rank <= 1)
        return TN_OK;
    return tni_fail(TN_ERR_INDEX,
                    "%s(): Index is supposed to be a vector, but got dim: %d with type: %s and "
                    "size: %s",
                    name, index->rank, tni_scalar_name((tn_dtype)index->dtype),
                    tni_shape_print(&text, index->rank, index->sizes));
}

/* Return whether source has the rank of self and its sizes apart from `dim`. */
static bool is_slice(const tn_tensor *self, int64_t dim, const tn_tensor *source)
{
    bool fits = self->rank == source->rank;
    for (int64_t i = 0; i < self->rank && fits; i++)
        fits = i == dim || self->sizes[i] == source->sizes[i];
    return fits;
}

/*
 * The checks of index_add and index_reduce: a vector of indices, and a source with one slice for
 * each.
 */
static tn_status check_slices(const char *name, const tn_tensor *self, int64_t dim,
                              const tn_tensor *index, const tn_tensor *source)
{
    tni_shape_text texts[2];
    TN_TRY(check_vector(name, index));
    if (!tni_is_index(index))
        return tni_fail(TN_ERR_RUNTIME, "%s(): Expected dtype int32/int64 for index but got: %s",
                        name, tni_scalar_name((tn_dtype)index->dtype));
    if (self->dtype != source->dtype)
        return tni_fail(
            TN_ERR_RUNTIME, "%s(): self (%s) and source (%s) must have the same scalar type", name,
            tni_scalar_name((tn_dtype)self->dtype), tni_scalar_name((tn_dtype)source->dtype));
    if (dim > 0 && dim >= rank_of(source))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s(): Indexing dim %lld is out of bounds of the source tensor with dim %d",
                        name, (long long)dim, source->rank);
    if (index->numel != tni_line_length(source, dim))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s(): Number of indices (%lld) should be equal to source.size(dim): "
                        "(%lld), for dim: %lld",
                        name, (long long)index->numel, (long long)tni_line_length(source, dim),
                        (long long)dim);
    if (is_slice(self, dim, source))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "source tensor shape must match self tensor shape, excluding the specified "
                    "dimension. Got self.shape = %s source.shape = %s",
                    tni_shape_print(&texts[0], self->rank, self->sizes),
                    tni_shape_print(&texts[1], source->rank, source->sizes));
}

/*
 * The checks of index_copy, whose rules and messages are its own: a source without dimensions may
 * be the slice of a vector, and a vector of one element the slice of a number.
 */
static tn_status check_copied(const tn_tensor *self, int64_t dim, const tn_tensor *index,
                              const tn_tensor *source)
{
    tni_shape_text texts[2];
    TN_TRY(check_vector("index_copy_", index));
    if (source->rank == 0 && index->numel != 1)
        return tni_fail(TN_ERR_INDEX,
                        "index_copy_(): When source is scalar, index should have one element "
                        "(got %lld)",
                        (long long)index->numel);
    if (source->rank != self->rank && source->rank != 0 && self->rank != 0)
        return tni_fail(TN_ERR_INDEX,
                        "index_copy_(): When source and destination are not scalars, their "
                        "dimensionality must match. Source dimensionality (%d), destination "
                        "dimensionality (%d)",
                        source->rank, self->rank);
    if (index->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME,
                        "index_copy_(): Expected a long tensor for index, but got %s",
                        tni_scalar_name((tn_dtype)index->dtype));
    if (self->dtype != source->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "index_copy_(): self and source expected to have the same dtype, but got "
                        "(self) %s and (source) %s",
                        tni_scalar_name((tn_dtype)self->dtype),
                        tni_scalar_name((tn_dtype)source->dtype));
    /* Vectors and numbers mix: their only slice is one element. */
    bool are_lines = self->rank <= 1 && source->rank <= 1;
    if (!are_lines && !is_slice(self, dim, source))
        return tni_fail(TN_ERR_RUNTIME,
                        "index_copy_(): Source/destination tensor must have same slice shapes "
                        "but along dimension %lld. Destination shape: %s and source shape: %s",
                        (long long)dim, tni_shape_print(&texts[0], self->rank, self->sizes),
                        tni_shape_print(&texts[1], source->rank, source->sizes));
    if (index->numel != tni_line_length(source, dim))
        return tni_fail(TN_ERR_INDEX,
                        "index_copy_(): Number of indices (%lld) should be equal to "
                        "source.size(dim) (%lld)",
                        (long long)index->numel, (long long)tni_line_length(source, dim));
    return TN_OK;
}

/* The shape function of index_add and index_reduce; leaves `dim`, wrapped, for the work. */
static tn_status slice_shapes(tni_work *work, const char *name, const tn_tensor *self, int64_t dim,
                              const tn_tensor *index, const tn_tensor *source)
{
    TN_TRY(tni_wrap_dim(dim, self->rank, &work->kept.integers[0]));
    TN_TRY(check_slices(name, self, work->kept.integers[0], index, source));
    return like_self(work, self);
}

/*
 * Write slices: the scatter walks the shape of the source, and the vector of indices has stride 1
 * along `dim` and 0 elsewhere. Combination and indices are checked before the result is touched.
 */
static tn_status slice_work(tni_work *work, const tn_tensor *self, tn_tensor *index,
                            tn_tensor *source, tni_index_rule rule, reduction how)
{
    tn_tensor *out = work->outs[0];
    tn_tensor *positions = NULL;
    int64_t strides[TN_MAX_DIM] = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t dim = work->kept.integers[0];
    const bool has_base =
        work->given[0] == NULL && !needs_counts(how) && source->numel > 0 && is_dense_base(self);
    tn_status status = tni_check_combination((tn_dtype)self->dtype, how.combination);
    if (status == TN_OK)
        status = tni_resolve_index(index, dim, tni_line_length(self, dim), rule, &positions);
    if (status == TN_OK && !has_base)
        status = begin_with(self, out);
    for (int64_t i = 0; i < rank_of(self); i++)
        sizes[i] = i == dim ? index->numel : tni_line_length(self, i);
    strides[dim] = 1;
    if (status == TN_OK) {
        tni_scatter_plan plan = {.dim = dim,
                                 .index = positions,
                                 .base = has_base ? self : NULL,
                                 .strides = strides,
                                 .rank = rank_of(self),
                                 .sizes = sizes,
                                 .source = tni_strided_of(source)};
        status = run_scatter(&plan, out, how);
    }
    tn_tensor_release(positions);
    return status;
}

/* Rows that are added to rows of a result, grouped by the row that they are added to. */
typedef struct row_sums {
    const tn_tensor *source; /* [count, width], row-major */
    const tn_tensor *result; /* [rows, width], row-major */
    int64_t width;           /* columns */
    int64_t count;           /* rows of the source */
    const int64_t *targets;  /* rows of the result, ascending, once for each row of the source */
    const int64_t *order;    /* the row of the source that belongs to each of them; stable */
} row_sums;

/* Columns that are added at a time. */
#define ADDED_COLUMNS 1024

/* Add rows [begin, end) of those in order to their target, which is one row. */
static void add_rows(const row_sums *sums, int64_t begin, int64_t end)
{
    const tn_dtype dtype = (tn_dtype)sums->source->dtype;
    const int64_t bytes = tni_dtypes[dtype].bytes;
    char *to = (char *)sums->result->data + sums->targets[begin] * sums->width * bytes;
    char first[ADDED_COLUMNS * sizeof(float)];
    for (int64_t at = 0; at < sums->width; at += ADDED_COLUMNS) {
        const int64_t width = tni_min(sums->width - at, ADDED_COLUMNS);
        memcpy(first, to + at * bytes, (size_t)(width * bytes));
        const tni_bag_rows rows = {.table = (const char *)sums->source->data + at * bytes,
                                   .step = sums->width,
                                   .indices = sums->order + begin,
                                   .count = end - begin,
                                   .known = sums->count - begin,
                                   .padding = -1,
                                   .width = width,
                                   .divisor = 1,
                                   .first = first,
                                   .to = to + at * bytes};
        TNI_OF_ISA(&tni_bag_loops)->sum[dtype](&rows);
    }
}

/* Add the rows in order that begin a target in [begin, end), and those that follow for it. */
static void add_sorted(int64_t begin, int64_t end, void *context)
{
    const row_sums *sums = context;
    for (int64_t i = begin, next; i < end; i = next) {
        for (next = i + 1; next < sums->count && sums->targets[next] == sums->targets[i];)
            next++;
        if (i == 0 || sums->targets[i - 1] != sums->targets[i])
            add_rows(sums, i, next);
    }
}

/* Return whether half types are summed by rows: there is a loop, and all rows are dense. */
static bool has_rows(const tn_tensor *self, const tn_tensor *source, const tn_tensor *result,
                     int64_t dim)
{
    return dim == 0 && self->data != NULL && source->numel > 0 &&
           (source->flags & result->flags & TNI_TENSOR_CONTIGUOUS) != 0 &&
           TNI_OF_ISA(&tni_bag_loops)->sum[self->dtype] != NULL;
}

/*
 * index_add of half types along dimension 0: sort the indices, which have been checked, fill
 * the result with self, and add the rows of the source that meet at a row in float, in the order of
 * the source.
 */
static tn_status add_by_rows(const tn_tensor *self, const tn_tensor *index, const tn_tensor *source,
                             tn_tensor *result)
{
    const int64_t count = index->numel;
    /* Targets, order, and two for sorting. */
    const size_t bytes = (size_t)count * 4 * sizeof(int64_t);
    int64_t *targets = tni_malloc(bytes);
    if (targets == NULL)
        return tni_fail_memory(bytes);
    int64_t *order = targets + count;
    const tni_key_source keys = {
        .dtype = TN_DTYPE_I64, .from = index->data, .step = sizeof(int64_t), .count = count};
    const tni_sorted sorted = tni_positions_sort(&keys, (uint64_t *)(order + count));
    const tni_sorted_output out = {(char *)targets, sizeof *targets, (char *)order, sizeof *order};
    TNI_OF_ISA(&tni_key_loops)->write[TN_DTYPE_I64](&sorted, 0, count, &out);
    row_sums sums = {.source = source,
                     .result = result,
                     .width = source->numel / count,
                     .count = count,
                     .targets = targets,
                     .order = order};
    /* Written last: until here memory may have run out. */
    tn_status status = begin_with(self, result);
    if (status == TN_OK)
        tni_parallel_for(0, count, TNI_LOOP_GRAIN / (sums.width + 1) + 1, add_sorted, &sums);
    tni_free(targets);
    return status;
}

/* index_add as a `writer`. */
static tn_status add_slices(tni_work *work, const tn_tensor *self, tn_tensor *index,
                            tn_tensor *source, reduction how)
{
    return slice_work(work, self, index, source, TNI_INDEX_SCATTER, how);
}

/* index_add of half types: by rows if they are dense, else by way of float copies. */
static tn_status add_in_float(tni_work *work, const tn_tensor *self, tn_tensor *index,
                              const tn_tensor *source)
{
    tn_tensor *out = work->outs[0];
    tn_tensor *positions;
    if (!has_rows(self, source, out, work->kept.integers[0]))
        return write_in_float(add_slices, work, self, index, source, added);
    TN_TRY(tni_resolve_index(index, 0, self->sizes[0], TNI_INDEX_SCATTER, &positions));
    tn_status status = add_by_rows(self, positions, source, out);
    tn_tensor_release(positions);
    return status;
}

TNI_SHAPES(index_add_out)
{
    return slice_shapes(work, "index_add_", in->self, in->dim, in->index, in->source);
}

/*
 * Return the source times alpha in the source's dtype. For whole numbers alpha is converted first,
 * which drops its fraction, as in PyTorch; mul with a number would promote instead.
 */
static tn_status scale_source(tn_tensor *source, const tni_scalar *alpha, tn_tensor **out)
{
    tn_tensor *factor;
    if (tni_dtype_is((tn_dtype)source->dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX) ||
        alpha->kind == TN_KIND_INT || source->numel == 0)
        return tni_call_mul_Scalar(source, alpha, out);
    TN_TRY(tni_new_value(source, alpha, &factor));
    tn_status status = tni_call_mul_Tensor(source, factor, out);
    tn_tensor_release(factor);
    return status;
}

/*
 * index_add: multiply the source by alpha, then add slices. PyTorch takes one of two ways, which
 * differ in how they report an index out of range and in whether 16-bit sums are rounded once or
 * for each element; is_named is true where it takes the first.
 */
TNI_WORK(index_add_out)
{
    int64_t dim = work->kept.integers[0];
    bool is_named = in->self->rank > 1 && in->index->dtype == TN_DTYPE_I64 &&
                    (dim == 0 || dim == in->self->rank - 1);
    tni_index_rule rule = is_named ? TNI_INDEX_SCATTER : TNI_INDEX_LOOKUP;
    const tni_scalar *alpha = in->alpha;
    if (in->self->numel == 0 && in->self->rank > 1)
        return TN_OK; /* without elements PyTorch looks at no index */
    /* For more dimensions and no indices PyTorch does not look at alpha. */
    if (in->self->rank <= 1 || in->index->numel > 0)
        TN_TRY(tni_check_scalar((tn_dtype)in->self->dtype, alpha));
    bool is_one = (alpha->kind == TN_KIND_INT && alpha->as.integer == 1) ||
                  (alpha->kind == TN_KIND_DOUBLE && alpha->as.real == 1);
    /* alpha of 1: no copy of the source. */
    if (is_one && is_named && meets_in_float(in->self, added))
        return add_in_float(work, in->self, in->index, in->source);
    if (is_one)
        return slice_work(work, in->self, in->index, in->source, rule, added);
    tn_tensor *scaled;
    tn_tensor *same;
    TN_TRY(scale_source(in->source, alpha, &scaled));
    tn_status status = tni_to_dtype(scaled, (tn_dtype)in->self->dtype, &same);
    tn_tensor_release(scaled);
    TN_TRY(status);
    status = slice_work(work, in->self, in->index, same, rule, added);
    tn_tensor_release(same);
    return status;
}

TNI_STRUCTURED_IN_PLACE(index_add_out)

TNI_SHAPES(index_copy_out)
{
    TN_TRY(tni_wrap_dim(in->dim, in->self->rank, &work->kept.integers[0]));
    TN_TRY(check_copied(in->self, work->kept.integers[0], in->index, in->source));
    return like_self(work, in->self);
}

TNI_WORK(index_copy_out)
{
    /* Another dimension has no elements: so does the result, and indices are not looked at. */
    if (!tni_has_slices(in->self, work->kept.integers[0]))
        return TN_OK;
    return slice_work(work, in->self, in->index, in->source, TNI_INDEX_LISTED, replaced);
}

TNI_STRUCTURED_IN_PLACE(index_copy_out)

/* The words of scatter_reduce but "sum", for which PyTorch has index_add. */
TNI_SHAPES(index_reduce_out)
{
    reduction how = {0};
    work->may_fail = read_reduction(in->reduce, in->include_self, &how) && needs_counts(how);
    TN_TRY(slice_shapes(work, "index_reduce_", in->self, in->dim, in->index, in->source));
    if (read_reduction(in->reduce, in->include_self, &how) && strcmp(in->reduce->data, "sum") != 0)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got "
                    "%s.",
                    in->reduce->data);
}

TNI_WORK(index_reduce_out)
{
    reduction how = {0};
    read_reduction(in->reduce, in->include_self, &how);
    return slice_work(work, in->self, in->index, in->source, TNI_INDEX_LOOKUP, how);
}

TNI_STRUCTURED_IN_PLACE(index_reduce_out)
