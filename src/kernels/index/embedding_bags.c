/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * embedding_bag: rows of a table (weight) looked up and summed, averaged or compared, bag by bag,
 * with the gradients of table and per-sample weights; and embedding_renorm_.
 *
 *     indices  4 1 | 0 0 2 | | 3      the rows that are looked up
 *     offsets  0     2      5 5       where each bag begins
 *     bags     0 0   1 1 1    3       offset2bag: the bag of each index
 *
 * Forward runs in parallel over bags, O(indices * columns): sums and means of dense rows in
 * registers (bag_loops.h), others in blocks of columns that stay on the stack. The gradients run on
 * one thread, since bags share rows. Every element is computed in double and rounded once; sums of
 * dense rows of half types are float. Gradients know the bags by offset2bag.
 *
 * The results beside the rows differ between modes, and in PyTorch also between layouts of the
 * table (is_plain): which of them fill offset2bag, and whether the last bag of include_last_offset
 * ends at the last offset or at the last index. Both are observed behaviour; callers can see it, so
 * it is kept.
 */
#include <tenon/autograd.h>

#include "args/args_embedding_bags.h"
#include "calls/calls_index.h"
#include "kernels/core/iterator.h"
#include "kernels/core/builder.h"
#include "kernels/core/casts.h"
#include "kernels/core/isa.h"
#include "kernels/index/bag_loops.h"
#include "kernels/index/index_core.h"

#include <complex.h>
#include <math.h>
#include <stdlib.h>

/* How the rows of a bag are reduced, in PyTorch's numbers. */
enum { MODE_SUM, MODE_MEAN, MODE_MAX };

/* Columns that are computed at a time, on the stack. */
#define BLOCK 64

/* One forward call, with the integer arguments widened to int64. */
typedef struct bags {
    const tn_tensor *weight; /* [rows, columns] */
    const int64_t *indices;  /* rows that are looked up */
    int64_t count;           /* indices */
    int64_t length;          /* first size of the indices: the limit for offsets */
    const int64_t *offsets;  /* where bags begin, ascending */
    int64_t bags;            /* number of bags */
    bool is_unread;          /* there are no bags, and PyTorch does not look at the indices */
    int64_t mode;            /* MODE_… */
    int64_t padding;         /* a row that is left out; negative for none */
    const double *factors;   /* of each index (per_sample_weights), or NULL for 1 */
    int64_t end;             /* where the last bag ends, in sums and means */
    const tn_tensor *result; /* [bags, columns] */
    const int64_t *sizes;    /* of MODE_MEAN: the divisor of each bag */
    int64_t *largest;        /* of MODE_MAX: the row that gave each element of the result */
} bags;

/* TN_ERR_RUNTIME unless self is a real floating tensor of at least 16 bits; `what` is its name. */
static tn_status check_weight(const tn_tensor *self, const char *what)
{
    if (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING) &&
        tni_dtypes[self->dtype].bytes > 1)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected tensor for argument #1 '%s' to have one of the following scalar "
                    "types: Half, BFloat16, Float, Double; but got %s instead (while checking "
                    "arguments for embedding_bag)",
                    what, tni_scalar_name((tn_dtype)self->dtype));
}

/* TN_ERR_RUNTIME unless self is int64 or int32; `what` is its name. */
static tn_status check_indices(const tn_tensor *self, const char *what)
{
    if (self->dtype == TN_DTYPE_I64 || self->dtype == TN_DTYPE_I32)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected tensor for argument #1 '%s' to have one of the following scalar "
                    "types: Long, Int; but got %s instead (while checking arguments for "
                    "embedding_bag)",
                    what, tni_scalar_name((tn_dtype)self->dtype));
}

/* The checks of per_sample_weights: one per index, in the dtype of weight, for sums only. */
static tn_status check_factors(const tn_tensor *factors, const tn_tensor *weight,
                               const tn_tensor *indices, int64_t mode)
{
    if (factors == NULL)
        return TN_OK;
    if (mode != MODE_SUM)
        return tni_fail(TN_ERR_RUNTIME,
                        "embedding_bag: per_sample_weights only supported with mode='sum'");
    if (factors->dtype != weight->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "embedding_bag: weight is %s and per_sample_weights %s, expected one dtype",
                        tni_scalar_name((tn_dtype)weight->dtype),
                        tni_scalar_name((tn_dtype)factors->dtype));
    if (factors->rank != 1 || factors->numel != indices->numel)
        return tni_fail(TN_ERR_RUNTIME,
                        "embedding_bag: expected one per_sample_weight for each of the %lld "
                        "indices",
                        (long long)indices->numel);
    return TN_OK;
}

/* The checks of the other arguments of forward that need no element. */
static tn_status check_bags(const tn_tensor *weight, const tn_tensor *indices,
                            const tn_tensor *offsets, int64_t mode, bool has_end)
{
    /* PyTorch promotes both to one dtype first, so the message depends on that. */
    TN_TRY(tni_check_promotion((tn_dtype)offsets->dtype, (tn_dtype)indices->dtype));
    tn_dtype common = tni_promote((tn_dtype)indices->dtype, (tn_dtype)offsets->dtype);
    if (common != TN_DTYPE_I64 && common != TN_DTYPE_I32) {
        TN_TRY(check_indices(indices, "indices"));
        TN_TRY(check_indices(offsets, "offsets"));
    }
    TN_TRY(check_weight(weight, "weight"));
    if (weight->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "weight has to be a 2D Tensor, but got Tensor of "
                        "dimension %d",
                        weight->rank);
    if (offsets->rank != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "offsets has to be a 1D Tensor, but got Tensor of "
                        "dimension %d",
                        offsets->rank);
    if (mode < MODE_SUM || mode > MODE_MAX)
        return tni_fail(TN_ERR_RUNTIME, "`mode` must be sum, mean, or max.");
    if (has_end && offsets->numel == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "include_last_offset: number of offset should be at least 1");
    return TN_OK;
}

/* Return a row-major copy of self as int64 or double; the builder keeps it. */
static tn_tensor *wide_of(tni_builder *s, const tn_tensor *self, tn_dtype dtype)
{
    return TNI_BUILD_OF(s, tni_clone(self, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
}

/*
 * Check the elements of offsets and indices: offsets begin at 0, do not decrease and stay within
 * the indices, and every index names a row.
 */
static tn_status check_numbers(const bags *b, int64_t noffsets)
{
    int64_t rows = b->weight->sizes[0];
    if (noffsets > 0 && b->offsets[0] != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to "
                        "start from position 0. However, got %lld",
                        (long long)b->offsets[0]);
    if (noffsets > 0 && b->offsets[noffsets - 1] > b->length)
        return tni_fail(TN_ERR_RUNTIME,
                        "offsets[-1] can not be greater than input's length %lld but got "
                        "offsets[-1] of %lld",
                        (long long)b->length, (long long)b->offsets[noffsets - 1]);
    for (int64_t i = 1; i < noffsets; i++)
        if (b->offsets[i] < b->offsets[i - 1])
            return tni_fail(TN_ERR_RUNTIME,
                            "embedding_bag: offsets must not decrease, but offsets[%lld] is %lld "
                            "after %lld",
                            (long long)i, (long long)b->offsets[i], (long long)b->offsets[i - 1]);
    if (b->is_unread || tni_are_in_range(b->indices, b->count, rows))
        return TN_OK;
    for (int64_t i = 0; i < b->count; i++)
        if (b->indices[i] < 0 || b->indices[i] >= rows)
            return tni_fail(TN_ERR_RUNTIME,
                            "Index %lld of input takes value %lld which is not in the valid range "
                            "[0, %lld)",
                            (long long)i, (long long)b->indices[i], (long long)rows);
    return TN_OK;
}

/* ---- forward ---- */

/* Return how many indices of the bag are not padding: the divisor of a mean. */
static int64_t size_of(const bags *b, int64_t bag)
{
    /* To the last index even where the sum ends before it: PyTorch's mean divides by that. */
    int64_t end = bag + 1 < b->bags ? b->offsets[bag + 1] : b->count;
    int64_t size = 0;
    if (b->padding < 0)
        return end - b->offsets[bag];
    for (int64_t i = b->offsets[bag]; i < end; i++)
        size += b->indices[i] != b->padding;
    return size;
}

/* Return the address of an element of a table in any strides. */
static char *element(const tn_tensor *table, int64_t row, int64_t column)
{
    int64_t at = tni_add_wrapping(tni_mul_wrapping(row, table->strides[0]),
                                  tni_mul_wrapping(column, table->strides[1]));
    return (char *)table->data + tni_mul_wrapping((int64_t)tni_dtypes[table->dtype].bytes, at);
}

/*
 * Load `width` elements of a row of the table, from column `at` on, as doubles. Half types go
 * through float, for which there are instructions.
 */
static void load_row(const tn_tensor *table, int64_t row, int64_t at, int64_t width, double *to)
{
    const tn_dtype dtype = (tn_dtype)table->dtype;
    const int64_t step = tni_mul_wrapping((int64_t)tni_dtypes[dtype].bytes, table->strides[1]);
    const char *from = element(table, row, at);
    if (tni_dtypes[dtype].bytes == 2 && step == 2) {
        float narrow[BLOCK];
        tni_cast_of(dtype, TN_DTYPE_F32)(from, (char *)narrow, width);
        for (int64_t k = 0; k < width; k++)
            to[k] = (double)narrow[k];
        return;
    }
    tni_convert(TN_DTYPE_F64, (char *)to, sizeof *to, dtype, from, step, width);
}

/* Store the same columns of a row of the result, which is row-major. */
static void store_row(const tn_tensor *result, int64_t row, int64_t at, int64_t width,
                      const double *from)
{
    int64_t bytes = (int64_t)tni_dtypes[result->dtype].bytes;
    tni_convert((tn_dtype)result->dtype,
                (char *)result->data + (row * result->sizes[1] + at) * bytes, bytes, TN_DTYPE_F64,
                (const char *)from, sizeof *from, width);
}

/* Two numbers, and what a comparison of them gives: all bits or none. */
typedef double two_doubles __attribute__((vector_size(16), aligned(8), may_alias));
typedef int64_t two_integers __attribute__((vector_size(16), aligned(8), may_alias));

/*
 * Replace each of `most` by an element of the row that is larger, and note the row's index there.
 * By masks: which element is larger is not foreseen.
 */
static void take_larger(const double *row, int64_t index, int64_t width, double *most,
                        int64_t *largest)
{
    int64_t k = 0;
    for (; k + 2 <= width; k += 2) {
        two_doubles *old = (two_doubles *)(most + k);
        two_integers *note = (two_integers *)(largest + k);
        const two_doubles new = *(const two_doubles *)(row + k);
        const two_integers mask = new > *old;
        *old = (two_doubles)((mask & (two_integers) new) | (~mask & (two_integers)*old));
        *note = (mask & index) | (~mask & *note);
    }
    for (; k < width; k++)
        if (row[k] > most[k]) {
            most[k] = row[k];
            largest[k] = index;
        }
}

/*
 * MODE_MAX of a block of columns of a bag: take the first row, then every element that is larger.
 * So a nan in the first row stays, and a later one is passed over. That is not what max does, but
 * what PyTorch does here. The row of each maximum is noted for the gradient.
 */
static void compare_rows(const bags *b, int64_t bag, int64_t at, int64_t width, double *most)
{
    double row[BLOCK];
    int64_t end = bag + 1 < b->bags ? b->offsets[bag + 1] : b->count;
    int64_t *largest = b->largest + bag * b->result->sizes[1] + at;
    bool is_first = true;
    for (int64_t i = b->offsets[bag]; i < end; i++) {
        const int64_t index = b->indices[i];
        if (index == b->padding)
            continue;
        load_row(b->weight, index, at, width, row);
        for (int64_t k = 0; is_first && k < width; k++) {
            most[k] = row[k];
            largest[k] = index;
        }
        take_larger(row, index, width, most, largest);
        is_first = false;
    }
}

/* Return where the sum of a bag ends. */
static int64_t end_of(const bags *b, int64_t bag)
{
    return bag + 1 < b->bags ? b->offsets[bag + 1] : b->end;
}

/*
 * MODE_SUM or MODE_MEAN of a block of columns of a bag, each row times its factor. An empty bag
 * gives 0, also as a mean.
 */
static void add_rows(const bags *b, int64_t bag, int64_t at, int64_t width, double *sums)
{
    double row[BLOCK];
    for (int64_t i = b->offsets[bag]; i < end_of(b, bag); i++) {
        if (b->indices[i] == b->padding)
            continue;
        double factor = b->factors != NULL ? b->factors[i] : 1;
        load_row(b->weight, b->indices[i], at, width, row);
        for (int64_t k = 0; k < width; k++)
            sums[k] += row[k] * factor;
    }
    int64_t size = b->mode == MODE_MEAN ? b->sizes[bag] : 1;
    for (int64_t k = 0; size > 1 && k < width; k++)
        sums[k] /= (double)size;
}

/*
 * The same of all columns, for dense rows of a dtype that has a loop: *done says whether these are.
 */
static void sum_dense(const bags *b, int64_t bag, bool *done)
{
    const tn_tensor *weight = b->weight;
    const int64_t begin = b->offsets[bag];
    void (*sum)(const tni_bag_rows *) = TNI_OF_ISA(&tni_bag_loops)->sum[weight->dtype];
    *done = b->mode != MODE_MAX && weight->strides[1] == 1 && sum != NULL;
    if (!*done)
        return;
    const int64_t columns = b->result->sizes[1];
    const int64_t size = b->mode == MODE_MEAN ? b->sizes[bag] : 1;
    const tni_bag_rows rows = {.table = weight->data,
                               .step = weight->strides[0],
                               .indices = b->indices + begin,
                               .factors = b->factors != NULL ? b->factors + begin : NULL,
                               .count = end_of(b, bag) - begin,
                               .known = b->count - begin,
                               .padding = b->padding,
                               .width = columns,
                               .divisor = size > 1 ? (double)size : 1,
                               .to = (char *)b->result->data +
                                     bag * columns * (int64_t)tni_dtypes[weight->dtype].bytes};
    sum(&rows);
}

/* Compute the rows of the result for bags [begin, end). */
static void fill_bags(int64_t begin, int64_t end, void *context)
{
    const bags *b = context;
    int64_t columns = b->result->sizes[1];
    for (int64_t bag = begin; bag < end; bag++) {
        bool done;
        sum_dense(b, bag, &done);
        for (int64_t at = 0; !done && at < columns; at += BLOCK) {
            double block[BLOCK] = {0};
            int64_t width = tni_min(columns - at, BLOCK);
            if (b->mode == MODE_MAX)
                compare_rows(b, bag, at, width, block);
            else
                add_rows(b, bag, at, width, block);
            store_row(b->result, bag, at, width, block);
        }
    }
}

/*
 * Write the bag of each of `count` indices (offset2bag); -1 if there are no bags. Of several bags
 * that begin at one index, all but the last are empty.
 */
static void name_bags(const int64_t *offsets, int64_t nbags, int64_t count, int64_t *to)
{
    int64_t i = 0;
    for (int64_t bag = 0; bag < nbags; bag++)
        for (int64_t end = bag + 1 < nbags ? tni_min(offsets[bag + 1], count) : count; i < end; i++)
            to[i] = bag;
    for (; i < count; i++)
        to[i] = -1;
}

/* The arguments that both forward operators have. */
typedef struct bag_inputs {
    tn_tensor *weight;  /* as the schema says */
    tn_tensor *indices; /* likewise */
    tn_tensor *offsets; /* likewise */
    tn_tensor *factors; /* per_sample_weights */
    int64_t mode;       /* MODE_… */
    int64_t padding;    /* padding_idx */
    bool has_end;       /* include_last_offset: the last offset begins no bag */
    bool is_forward;    /* no gradient will be asked for */
} bag_inputs;

/*
 * Return whether PyTorch takes its fast path, for sums and means without padding over dense rows
 * narrower than double. There the last bag ends at the last offset, and sums return no offset2bag;
 * elsewhere the last bag goes on to the last index.
 */
static bool is_plain(const bag_inputs *in)
{
    return in->mode != MODE_MAX && in->padding < 0 && in->weight->dtype != TN_DTYPE_F64 &&
           in->weight->strides[1] == 1 && (in->factors == NULL || in->factors->strides[0] == 1);
}

/*
 * Make the four results: the rows of the bags, offset2bag, bag_size, and max_indices (for MODE_MAX
 * the row of each maximum, else the sizes again). All but the first are filled with 0.
 */
static void make_results(tni_builder *s, const bag_inputs *in, int64_t nbags, tn_tensor **results)
{
    const tn_tensor *weight = in->weight;
    const int64_t sizes[2] = {nbags, weight->sizes[1]};
    bool knows_bags = in->mode != MODE_SUM || !is_plain(in);
    int64_t named = knows_bags ? in->indices->numel : 0;
    int64_t noted = in->mode == MODE_SUM && in->is_forward ? in->offsets->numel : nbags;
    results[0] = TNI_BUILD_OF(s, tni_new_like(weight, (tn_dtype)weight->dtype, 2, sizes, &s->made));
    results[1] = TNI_BUILD_OF(s, tni_new_like(weight, TN_DTYPE_I64, 1, &named, &s->made));
    results[2] = TNI_BUILD_OF(s, tni_new_like(weight, TN_DTYPE_I64, 1, &noted, &s->made));
    results[3] = in->mode == MODE_MAX
                     ? TNI_BUILD_OF(s, tni_new_like(weight, TN_DTYPE_I64, 2, sizes, &s->made))
                     : TNI_BUILD_OF(s, tni_new_like(weight, TN_DTYPE_I64, 1, &noted, &s->made));
    for (int i = 1; i < 4; i++)
        TNI_BUILD_DO(s, tni_fill(results[i], TNI_INT_SCALAR(0)));
}

/* Compute the four results that make_results made, after checking all indices. */
static void fill_results(tni_builder *s, const bag_inputs *in, int64_t nbags, tn_tensor **results)
{
    tn_tensor *indices = tni_builder_contiguous(s, in->indices, TN_DTYPE_I64);
    tn_tensor *offsets = tni_builder_contiguous(s, in->offsets, TN_DTYPE_I64);
    tn_tensor *factors =
        in->factors == NULL ? NULL : tni_builder_contiguous(s, in->factors, TN_DTYPE_F64);
    if (!tni_builder_go_on(s))
        return;
    bags b = {.weight = in->weight,
              .indices = indices->data,
              .count = indices->numel,
              .length =
                  indices->rank > 0 && indices->numel > 0 ? indices->sizes[0] : indices->numel,
              .offsets = offsets->data,
              .bags = nbags,
              .is_unread = nbags == 0 && is_plain(in),
              .mode = in->mode,
              .padding = in->padding,
              .factors = factors == NULL ? NULL : factors->data,
              .end = indices->numel,
              .result = results[0],
              .sizes = results[2]->data,
              .largest = results[3]->data};
    TNI_BUILD_DO(s, check_numbers(&b, offsets->numel));
    if (!tni_builder_go_on(s))
        return;
    if (in->has_end && is_plain(in))
        b.end = b.offsets[nbags];
    name_bags(b.offsets, nbags, results[1]->numel, results[1]->data);
    for (int64_t i = 0; b.mode != MODE_SUM && i < nbags; i++) {
        ((int64_t *)results[2]->data)[i] = size_of(&b, i);
        if (b.mode == MODE_MEAN)
            ((int64_t *)results[3]->data)[i] = b.sizes[i];
    }
    const int64_t added = tni_mul_saturating(indices->numel, in->weight->sizes[1]);
    if (results[0]->numel > 0)
        tni_parallel_for(0, nbags, TNI_LOOP_GRAIN / (added / nbags + 1) + 1, fill_bags, &b);
}

/*
 * The kernel of both forward operators. Integer results have the dtype that indices and offsets
 * promote to.
 */
static tn_status forward(const bag_inputs *in, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *results[4];
    TN_TRY(check_bags(in->weight, in->indices, in->offsets, in->mode, in->has_end));
    TN_TRY(check_factors(in->factors, in->weight, in->indices, in->mode));
    int64_t nbags = in->offsets->numel - in->has_end;
    bool is_narrow =
        tni_promote((tn_dtype)in->indices->dtype, (tn_dtype)in->offsets->dtype) == TN_DTYPE_I32;
    make_results(&s, in, nbags, results);
    if (tni_builder_go_on(&s) && in->weight->device.type != TN_DEVICE_META)
        fill_results(&s, in, nbags, results);
    for (int i = 1; is_narrow && i < 4; i++)
        results[i] = TNI_BUILD_OF(&s, tni_to_dtype(results[i], TN_DTYPE_I32, &s.made));
    return tni_builder_return_all(&s, results, 4, outs);
}

/* _embedding_bag and _embedding_bag_forward_only have the same arguments. */
#define BAG_FORWARD(op, forward_only)                                                              \
    TNI_TYPED(op)                                                                                  \
    {                                                                                              \
        bag_inputs given = {.weight = in->weight,                                                  \
                            .indices = in->indices,                                                \
                            .offsets = in->offsets,                                                \
                            .factors = in->per_sample_weights,                                     \
                            .mode = in->mode,                                                      \
                            .padding = in->padding_idx,                                            \
                            .has_end = in->include_last_offset,                                    \
                            .is_forward = forward_only};                                           \
        return forward(&given, outs);                                                              \
    }
BAG_FORWARD(_embedding_bag, false)
BAG_FORWARD(_embedding_bag_forward_only, true)

/* ---- the composites ---- */

/*
 * Return four results, whose references it takes, unless `status` is a failure (then there are
 * none).
 */
static tn_status return_four(tn_status status, tn_tensor *const *results, StableIValue *outs)
{
    TN_TRY(status);
    return tni_return_all(TN_OK, results, 4, outs);
}

/* embedding_bag without padding_idx: -1 stands for none. */
TNI_TYPED(embedding_bag)
{
    tn_tensor *r[4];
    return return_four(tni_call__embedding_bag(
                           in->weight, in->indices, in->offsets, in->scale_grad_by_freq, in->mode,
                           in->sparse, in->per_sample_weights, in->include_last_offset, -1, r),
                       r, outs);
}

/*
 * With padding_idx, which may count from the end of the table. If no gradient is wanted, the
 * operator is called that does not make what only backward reads.
 */
TNI_TYPED(embedding_bag_padding_idx)
{
    tn_tensor *r[4];
    bool is_wanted =
        tn_tensor_requires_grad(in->weight) ||
        (in->per_sample_weights != NULL && tn_tensor_requires_grad(in->per_sample_weights));
    int64_t rows = in->weight->rank > 0 ? in->weight->sizes[0] : 0;
    int64_t padding = in->padding_idx.is_given ? in->padding_idx.value : -1;
    if (in->padding_idx.is_given && (padding < -rows || padding >= rows))
        return tni_fail(TN_ERR_RUNTIME,
                        "padding_idx must be within the number of embeddings, -%lld through %lld, "
                        "but got %lld",
                        (long long)rows, (long long)rows - 1, (long long)padding);
    if (in->padding_idx.is_given && padding < 0)
        padding += rows;
    return return_four((is_wanted ? tni_call__embedding_bag : tni_call__embedding_bag_forward_only)(
                           in->weight, in->indices, in->offsets, in->scale_grad_by_freq, in->mode,
                           in->sparse, in->per_sample_weights, in->include_last_offset, padding, r),
                       r, outs);
}

/* ---- gradients ---- */

/*
 * Return, for scale_grad_by_freq, the divisor of each row's gradient; the builder keeps it. It is
 * not how often that row was looked up: for the k-th of the looked-up rows, in ascending order, it
 * is how often the row was that the k-th smallest index names. PyTorch 2.13 does so, and its
 * numbers are matched.
 */
static const int64_t *divisors_of(tni_builder *s, const tn_tensor *indices, int64_t rows)
{
    tn_tensor *seen = TNI_BUILD_OF(s, tni_new_like(indices, TN_DTYPE_I64, 1, &rows, &s->made));
    tn_tensor *divisors = TNI_BUILD_OF(s, tni_new_like(indices, TN_DTYPE_I64, 1, &rows, &s->made));
    tn_tensor *sorted = wide_of(s, indices, TN_DTYPE_I64);
    TNI_BUILD_DO(s, tni_fill(seen, TNI_INT_SCALAR(0)));
    if (!tni_builder_go_on(s) || indices->numel == 0)
        return NULL;
    int64_t *counts = seen->data;
    int64_t *to = divisors->data;
    int64_t *items = sorted->data;
    qsort(items, (size_t)sorted->numel, sizeof *items, tni_compare_integers);
    for (int64_t i = 0; i < sorted->numel; i++)
        counts[items[i]]++;
    for (int64_t i = 0, k = 0; i < sorted->numel; i++)
        if (i == 0 || items[i] != items[i - 1])
            to[items[i]] = counts[items[k++]];
    return to;
}

/* TN_ERR_INDEX unless all numbers are in [0, most); `what` they name is for the message. */
static tn_status check_positions(const int64_t *positions, int64_t count, int64_t most,
                                 const char *what)
{
    for (int64_t i = 0; i < count; i++)
        if (positions[i] < 0 || positions[i] >= most)
            return tni_fail(TN_ERR_INDEX,
                            "index out of range in self: the gradient of embedding_bag has %s %lld "
                            "of %lld",
                            what, (long long)positions[i], (long long)most);
    return TN_OK;
}

/*
 * MODE_MAX: add every element of the gradient to the row that was the maximum there. Bags of size 0
 * have none.
 */
static void scatter_maxima(const tn_tensor *grad, const int64_t *sizes, const int64_t *largest,
                           double *to)
{
    int64_t columns = grad->sizes[1];
    const double *from = grad->data;
    for (int64_t bag = 0; bag < grad->sizes[0]; bag++)
        for (int64_t k = 0; sizes[bag] != 0 && k < columns; k++)
            to[largest[bag * columns + k] * columns + k] += from[bag * columns + k];
}

/* The gradient of sums or means with respect to the table. */
typedef struct bag_gradient {
    const tn_tensor *grad;   /* [bags, columns], row-major doubles */
    const int64_t *indices;  /* rows that were looked up */
    const int64_t *names;    /* the bag of each index */
    const int64_t *sizes;    /* of the bags, for means; NULL for sums */
    const int64_t *divisors; /* of the rows; NULL for 1 */
    const double *factors;   /* of each index; NULL for 1 */
    int64_t count;           /* indices */
    int64_t padding;         /* a row that gets no gradient */
} bag_gradient;

/* Add each bag's row of the gradient, scaled, to every row of the table that the bag looked up. */
static void scatter_sums(const bag_gradient *g, double *to)
{
    int64_t columns = g->grad->sizes[1];
    const double *from = g->grad->data;
    for (int64_t i = 0; i < g->count; i++) {
        int64_t row = g->indices[i];
        int64_t bag = g->names[i];
        double scale = g->factors != NULL ? g->factors[i] : 1;
        if (row == g->padding)
            continue;
        if (g->divisors != NULL)
            scale /= (double)g->divisors[row];
        if (g->sizes != NULL && g->sizes[bag] != 0)
            scale /= (double)g->sizes[bag];
        for (int64_t k = 0; k < columns; k++)
            to[row * columns + k] += from[bag * columns + k] * scale;
    }
}

/* Check the arguments of MODE_MAX, whose elements callers may give as they like, and add. */
static void add_maxima(tni_builder *s, const tni_args__embedding_bag_dense_backward *in,
                       const tn_tensor *wide, tn_tensor *sums)
{
    tn_tensor *sizes = wide_of(s, in->bag_size, TN_DTYPE_I64);
    tn_tensor *largest = wide_of(s, in->maximum_indices, TN_DTYPE_I64);
    if (!tni_builder_go_on(s))
        return;
    if (sizes->numel < wide->sizes[0] || largest->numel < wide->numel)
        s->status = tni_fail(TN_ERR_RUNTIME, "%s: expected a size and maxima for each bag",
                             "_embedding_bag_dense_backward");
    TNI_BUILD_DO(s, check_positions(largest->data, largest->numel, in->num_weights, "row"));
    if (tni_builder_go_on(s))
        scatter_maxima(wide, sizes->data, largest->data, sums->data);
}

/* Check the arguments of sums and means, whose elements callers may give as they like, and add. */
static void add_sums(tni_builder *s, const tni_args__embedding_bag_dense_backward *in,
                     const tn_tensor *wide, tn_tensor *sums)
{
    tn_tensor *indices = wide_of(s, in->indices, TN_DTYPE_I64);
    tn_tensor *names = wide_of(s, in->offset2bag, TN_DTYPE_I64);
    tn_tensor *sizes = in->mode == MODE_MEAN ? wide_of(s, in->bag_size, TN_DTYPE_I64) : NULL;
    tn_tensor *factors =
        in->per_sample_weights == NULL ? NULL : wide_of(s, in->per_sample_weights, TN_DTYPE_F64);
    if (!tni_builder_go_on(s))
        return;
    int64_t count = indices->numel;
    if (names->numel != count || (factors != NULL && factors->numel != count) ||
        (sizes != NULL && sizes->numel < wide->sizes[0]))
        s->status = tni_fail(TN_ERR_INDEX,
                             "index out of range in self: expected a bag for each of %lld indices",
                             (long long)count);
    TNI_BUILD_DO(s, check_positions(indices->data, count, in->num_weights, "row"));
    TNI_BUILD_DO(s, check_positions(names->data, count, wide->sizes[0], "bag"));
    if (!tni_builder_go_on(s))
        return;
    bag_gradient g = {.grad = wide,
                      .indices = indices->data,
                      .names = names->data,
                      .sizes = sizes == NULL ? NULL : sizes->data,
                      .factors = factors == NULL ? NULL : factors->data,
                      .count = count,
                      .padding = in->padding_idx};
    if (in->scale_grad_by_freq)
        g.divisors = divisors_of(s, indices, in->num_weights);
    if (tni_builder_go_on(s))
        scatter_sums(&g, sums->data);
}

/* The gradient of the table: [num_weights, columns], summed in double. */
TNI_TYPED(_embedding_bag_dense_backward)
{
    tni_builder s = {0};
    TN_TRY(check_weight(in->grad, "grad_"));
    if (in->grad->rank != 2 || in->num_weights < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: expected a gradient [bags, columns] and a number of "
                        "rows, got a gradient of %d dimensions and %lld rows",
                        tni_call_name(call), in->grad->rank, (long long)in->num_weights);
    if (in->mode < MODE_SUM || in->mode > MODE_MAX ||
        (in->mode == MODE_MEAN && in->per_sample_weights != NULL))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: mode %lld, or per_sample_weights with a mode other "
                        "than sum",
                        tni_call_name(call), (long long)in->mode);
    const int64_t sizes[2] = {in->num_weights, in->grad->sizes[1]};
    tn_tensor *sums = TNI_BUILD_OF(&s, tni_new_like(in->grad, TN_DTYPE_F64, 2, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(sums, TNI_INT_SCALAR(0)));
    tn_tensor *wide = wide_of(&s, in->grad, TN_DTYPE_F64);
    if (tni_builder_go_on(&s) && sums->data != NULL) {
        if (in->mode == MODE_MAX)
            add_maxima(&s, in, wide, sums);
        else
            add_sums(&s, in, wide, sums);
    }
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(sums, (tn_dtype)in->grad->dtype, &s.made)), outs);
}

/* Return offset2bag, or compute it from the offsets if the forward operator returned none. */
static tn_tensor *bags_of(tni_builder *s, tn_tensor *indices, tn_tensor *offsets, tn_tensor *names)
{
    if (names->numel > 0 || indices->numel == 0)
        return names;
    tn_tensor *made =
        TNI_BUILD_OF(s, tni_new_like(indices, TN_DTYPE_I64, 1, &indices->numel, &s->made));
    tn_tensor *wide = wide_of(s, offsets, TN_DTYPE_I64);
    if (tni_builder_go_on(s) && made->data != NULL && offsets->numel > 0)
        name_bags(wide->data, offsets->numel, made->numel, made->data);
    else if (tni_builder_go_on(s))
        s->status = tni_fill(made, TNI_INT_SCALAR(0));
    return made;
}

/* Only dense gradients exist, since there are no sparse tensors. */
TNI_TYPED(_embedding_bag_backward)
{
    tni_builder s = {0};
    TN_TRY(check_indices(in->indices, "indices"));
    TN_TRY(check_indices(in->offsets, "offsets"));
    if (in->sparse)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: there are no sparse gradients",
                        tni_call_name(call));
    tn_tensor *names = bags_of(&s, in->indices, in->offsets, in->offset2bag);
    return tni_builder_return(&s,
                              TNI_BUILD(&s, _embedding_bag_dense_backward, in->grad, in->indices,
                                        names, in->bag_size, in->maximum_indices, in->num_weights,
                                        in->scale_grad_by_freq, in->mode, in->per_sample_weights,
                                        in->padding_idx),
                              outs);
}

/* The checks of _embedding_bag_per_sample_weights_backward that need no element. */
static tn_status
check_factor_gradient(const tni_args__embedding_bag_per_sample_weights_backward *in)
{
    const tn_tensor *grad = in->grad;
    const tn_tensor *weight = in->weight;
    if (in->mode != MODE_SUM)
        return tni_fail(TN_ERR_RUNTIME, "embedding_bag_backward: per_sample_weights only supported "
                                        "for mode='sum'");
    TN_TRY(check_indices(in->indices, "indices"));
    TN_TRY(check_indices(in->offsets, "offsets"));
    TN_TRY(check_weight(weight, "weight"));
    if (grad->rank != 2 || weight->rank != 2 || grad->sizes[1] != weight->sizes[1] ||
        in->indices->rank != 1)
        return tni_fail(
            TN_ERR_RUNTIME,
            "_embedding_bag_per_sample_weights_backward: expected grad [bags, columns], "
            "weight [rows, columns] and a list of indices");
    if (grad->dtype != weight->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name((tn_dtype)grad->dtype),
                        tni_scalar_name((tn_dtype)weight->dtype));
    return TN_OK;
}

/*
 * The gradient of each per-sample weight: the dot product of the row of the table that the index
 * names and its bag's row of the gradient; 0 for padding.
 */
static void multiply_rows(const tni_args__embedding_bag_per_sample_weights_backward *in,
                          const int64_t *indices, const int64_t *names, int64_t count, double *to)
{
    double row[BLOCK];
    double grad[BLOCK];
    int64_t columns = in->weight->sizes[1];
    for (int64_t i = 0; i < count; i++) {
        to[i] = 0;
        for (int64_t at = 0; indices[i] != in->padding_idx && at < columns; at += BLOCK) {
            int64_t width = tni_min(columns - at, BLOCK);
            load_row(in->weight, indices[i], at, width, row);
            load_row(in->grad, names[i], at, width, grad);
            for (int64_t k = 0; k < width; k++)
                to[i] += row[k] * grad[k];
        }
    }
}

TNI_TYPED(_embedding_bag_per_sample_weights_backward)
{
    tni_builder s = {0};
    TN_TRY(check_factor_gradient(in));
    int64_t count = in->indices->numel;
    tn_tensor *result = TNI_BUILD_OF(&s, tni_new_like(in->grad, TN_DTYPE_F64, 1, &count, &s.made));
    if (tni_builder_go_on(&s) && result->data != NULL && count > 0) {
        tn_tensor *indices = wide_of(&s, in->indices, TN_DTYPE_I64);
        tn_tensor *names =
            wide_of(&s, bags_of(&s, in->indices, in->offsets, in->offset2bag), TN_DTYPE_I64);
        if (tni_builder_go_on(&s) && names->numel != count)
            s.status = tni_fail(TN_ERR_RUNTIME, "%s: expected a bag for each of %lld indices",
                                tni_call_name(call), (long long)count);
        TNI_BUILD_DO(&s, check_positions(indices->data, count, in->weight->sizes[0], "row"));
        TNI_BUILD_DO(&s, check_positions(names->data, count, in->grad->sizes[0], "bag"));
        if (tni_builder_go_on(&s))
            multiply_rows(in, indices->data, names->data, count, result->data);
    }
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(result, (tn_dtype)in->grad->dtype, &s.made)), outs);
}

/* ---- embedding_renorm_ ---- */

/*
 * Load `width` elements of a row, from column `at` on, as doubles, or as pairs of doubles if the
 * table is complex.
 */
static void load_numbers(const tn_tensor *table, int64_t row, int64_t at, int64_t width, double *to)
{
    bool is_complex = tni_dtype_is((tn_dtype)table->dtype, TNI_DTYPE_COMPLEX);
    tni_convert(
        is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64, (char *)to,
        (is_complex ? 2 : 1) * (int64_t)sizeof *to, (tn_dtype)table->dtype, element(table, row, at),
        tni_mul_wrapping((int64_t)tni_dtypes[table->dtype].bytes, table->strides[1]), width);
}

/*
 * Return the p-norm of a row: (sum |x|^p)^(1/p), the number of nonzero elements for p = 0, the
 * largest |x| for p = inf and the smallest for -inf. A nan element makes it nan, but for p = 0.
 */
static double norm_of(const tn_tensor *table, int64_t row, double p)
{
    double block[2 * BLOCK];
    double sum = isinf(p) && p < 0 ? INFINITY : 0;
    bool is_complex = tni_dtype_is((tn_dtype)table->dtype, TNI_DTYPE_COMPLEX);
    for (int64_t at = 0; at < table->sizes[1]; at += BLOCK) {
        int64_t width = tni_min(table->sizes[1] - at, BLOCK);
        load_numbers(table, row, at, width, block);
        for (int64_t k = 0; k < width; k++) {
            double size = is_complex ? hypot(block[2 * k], block[2 * k + 1]) : fabs(block[k]);
            if (isinf(p))
                sum = isnan(size) || (p > 0 ? size > sum : size < sum) ? size : sum;
            else if (p == 0)
                sum += size != 0;
            else
                sum += p == 1 ? size : p == 2 ? size * size : pow(size, p);
        }
    }
    if (isinf(p) || p == 0 || p == 1)
        return sum;
    return p == 2 ? sqrt(sum) : pow(sum, 1 / p);
}

/* Multiply a row of the table, in any strides, by a factor. */
static void scale_row(const tn_tensor *table, int64_t row, double factor)
{
    int64_t bytes = (int64_t)tni_dtypes[table->dtype].bytes;
    bool is_complex = tni_dtype_is((tn_dtype)table->dtype, TNI_DTYPE_COMPLEX);
    for (int64_t k = 0; k < table->sizes[1]; k++) {
        double value[2] = {0, 0}; /* the second of complex numbers alone */
        load_numbers(table, row, k, 1, value);
        value[0] *= factor;
        value[1] *= factor;
        tni_convert((tn_dtype)table->dtype, element(table, row, k), bytes,
                    is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64, (const char *)value, sizeof value,
                    1);
    }
}

/*
 * Scale down each row named by an index whose norm exceeds `most`, to that norm. A row that is
 * named twice is scaled once. Rows are visited in ascending order, which matters if they overlap.
 */
static tn_status shrink_rows(const tn_tensor *table, const int64_t *indices, int64_t count,
                             double most, double p)
{
    int64_t rows = table->sizes[0];
    for (int64_t i = 0; i < count; i++)
        if (indices[i] < -rows || indices[i] >= rows)
            return tni_fail(TN_ERR_INDEX,
                            "select(): index %lld out of range for a table of %lld "
                            "rows",
                            (long long)indices[i], (long long)rows);
    /* A row whose elements share memory cannot be scaled: each of them would multiply the same
     * number. */
    for (int64_t i = 0; i < count && table->strides[1] == 0 && table->sizes[1] > 1; i++)
        if (norm_of(table, indices[i] < 0 ? indices[i] + rows : indices[i], p) > most)
            return tni_check_no_overlap(table);
    bool *is_named = tni_calloc((size_t)rows + 1, sizeof *is_named);
    if (is_named == NULL)
        return tni_fail_memory((size_t)rows + 1);
    for (int64_t i = 0; i < count; i++)
        is_named[indices[i] < 0 ? indices[i] + rows : indices[i]] = true;
    for (int64_t row = 0; row < rows; row++) {
        double norm = is_named[row] ? norm_of(table, row, p) : 0;
        /* 1e-7 as in PyTorch; it makes the new norm a little smaller than `most`. */
        if (is_named[row] && norm > most)
            scale_row(table, row, most / (norm + 1e-7));
    }
    tni_free(is_named);
    return TN_OK;
}

/* The norm's dtype is only checked if a row is named, as in PyTorch. */
TNI_TYPED(embedding_renorm_)
{
    tni_builder s = {0};
    if (in->self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected 2-dimensional tensor, but got %d-dimensional "
                        "tensor for argument #1 'self' (while checking arguments "
                        "for embedding_renorm_)",
                        in->self->rank);
    TN_TRY(check_indices(in->indices, "indices"));
    if (in->indices->numel > 0 && tni_category((tn_dtype)in->self->dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "norm(): input dtype should be either floating point or complex. Got %s "
                        "instead.",
                        tni_scalar_name((tn_dtype)in->self->dtype));
    tn_tensor *indices = wide_of(&s, in->indices, TN_DTYPE_I64);
    if (tni_builder_go_on(&s) && indices->data != NULL && in->self->device.type != TN_DEVICE_META)
        s.status =
            shrink_rows(in->self, indices->data, indices->numel, in->max_norm, in->norm_type);
    TN_TRY(tni_builder_end(&s));
    tni_tensor_bump_version(in->self);
    return tni_return_same(in->self, outs);
}
