/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reading and writing elements at positions that an index tensor names: the core of gather,
 * scatter, the index_… operators, embeddings and index_put.
 *
 *     index ─► tni_resolve_index: int64, row-major, checked ─► tni_pick reads, tni_scatter writes
 *
 * Both run in parallel. Writes are divided among threads across the indexed dimension, never along
 * it: two indices of one slice may name the same position, and the elements that meet there are
 * combined in the order of the indices, by a tni_combiner. So results do not depend on the number
 * of threads.
 */
#ifndef TENON_INDEX_CORE_H
#define TENON_INDEX_CORE_H

#include "kernels/core/walk.h"

/*
 * How an operator reports an index out of range, and whether negative indices count from the end.
 */
typedef enum tni_index_rule {
    TNI_INDEX_SCATTER, /* RuntimeError that names index, dimension and size */
    TNI_INDEX_LOOKUP,  /* IndexError "index out of range in self" */
    TNI_INDEX_LISTED,  /* IndexError that names index, dimension and size */
    TNI_INDEX_WRAPPED, /* as LISTED; negative indices count from the end */
    TNI_INDEX_FLAT     /* as WRAPPED, into all elements; the message gives their number */
} tni_index_rule;

/* Record the failure of `index`, in the words and with the code of PyTorch for this rule. */
TNI_COLD tn_status tni_index_refuse(int64_t index, int64_t dim, int64_t size, tni_index_rule rule);

/* Return whether the dtype is one of indices: int32 or int64. */
static inline bool tni_is_index(const tn_tensor *index)
{
    return index->dtype == TN_DTYPE_I64 || index->dtype == TN_DTYPE_I32;
}

/* Compare int64 numbers for qsort. */
int tni_compare_integers(const void *a, const void *b);

/* Return whether all of `count` items are in [0, size). */
bool tni_are_in_range(const int64_t *items, int64_t count, int64_t size);

/*
 * Return the indices as a row-major int64 tensor, all of them in [0, size): a new tensor, or a new
 * reference to `index` if it already is one. TN_ERR_INDEX or TN_ERR_RUNTIME, as `rule` says, for an
 * index out of range; on meta nothing is checked.
 */
tn_status tni_resolve_index(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            tn_tensor **out) TN_NODISCARD;

/*
 * Return whether all dimensions but `dim` have elements. Where one has none, PyTorch does not look
 * at the indices along `dim`, so they are not checked.
 */
bool tni_has_slices(const tn_tensor *self, int64_t dim);

/*
 * Return whether an index has the layout and dtype that tni_resolve_index gives. Its values are not
 * checked: tni_pick_checked and a tni_scatter_plan with is_checked do that while they move
 * elements.
 */
bool tni_index_is_ready(const tn_tensor *index);

/* Resolve an index as tni_resolve_index does, in memory that is not shared with `written`. */
tn_status tni_resolve_apart(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            const tn_tensor *written, tn_tensor **out) TN_NODISCARD;

/*
 * Gather: result[p] = the element of `source` at p, moved by `step` bytes times the index at p.
 * Source and index have the result's sizes; their strides may be 0.
 */
void tni_pick(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
              int64_t step);

/*
 * Return a tensor's elements with the result's sizes and the given strides (in elements), which are
 * borrowed: the form that tni_pick takes.
 */
static inline tni_strided tni_picked(const tn_tensor *tensor, const tn_tensor *result,
                                     const int64_t *strides)
{
    return tni_strided_at((tn_dtype)tensor->dtype, tensor->data, result->rank, result->sizes,
                          strides);
}

/*
 * Gather as tni_pick does, with an index that is ready but unchecked. Return false if one is not in
 * [0, size); the result is then incomplete.
 */
bool tni_pick_checked(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
                      int64_t step, uint64_t size);

/* How an element that is written is combined with the one that is already there. */
typedef enum tni_combination {
    TNI_COMBINE_SET,      /* overwrite; the last index wins */
    TNI_COMBINE_ADD,      /* sum; of bools, or */
    TNI_COMBINE_MULTIPLY, /* product; of bools, and */
    TNI_COMBINE_MAX,      /* the larger one; a nan wins */
    TNI_COMBINE_MIN,      /* the smaller one; a nan wins */
    TNI_COMBINE_COUNT     /* number of combinations */
} tni_combination;
/*
 * Replaces the element at `to` by its combination with the one at `from`; neither need be aligned.
 */
typedef void (*tni_combiner)(char *to, const char *from);

/*
 * Return the function for a combination, or NULL if the dtype has none. SET has none for any dtype:
 * elements are copied then.
 */
tni_combiner tni_combiner_of(tn_dtype dtype, tni_combination combination);

/* A scatter: a write to positions along one dimension. All pointers are borrowed. */
typedef struct tni_scatter_plan {
    const tni_strided *result;   /* written */
    int64_t dim;                 /* the dimension that the indices are positions of */
    const tn_tensor *index;      /* resolved, or ready if is_checked */
    bool is_checked;             /* compare indices with the size while writing */
    const tn_tensor *base;       /* copied to the result first, and dense like it; or NULL */
    const int64_t *strides;      /* of the index, in elements, for each of `sizes` */
    int64_t rank;                /* dimensions that are walked */
    const int64_t *sizes;        /* their sizes: those of the index */
    const tni_strided *source;   /* broadcasts to the sizes */
    tni_combination combination; /* of the elements that meet at a position */
    bool is_fresh;               /* the first replaces what was there; needs `counts` */
    int64_t *counts;             /* elements written to each position so far, row-major; or NULL */
} tni_scatter_plan;

/*
 * Return TN_ERR_NOT_IMPLEMENTED if elements of the dtype cannot be combined like this. tni_scatter
 * checks it first; callers that write before they scatter ask earlier.
 */
tn_status tni_check_combination(tn_dtype dtype, tni_combination how) TN_NODISCARD;

/*
 * Run a scatter; source and result have one dtype. TN_ERR_NOT_IMPLEMENTED if the dtype has no such
 * combination, TN_ERR_RUNTIME for an index out of range if plan->is_checked; the result is then
 * incomplete.
 */
tn_status tni_scatter(const tni_scatter_plan *plan) TN_NODISCARD;

/*
 * Scatter one line by offsets in bytes. `data` and `strides` are those of target, source and
 * offsets; the offsets are int64 and must be right. TNI_COMBINE_SET, or TNI_COMBINE_ADD for a dtype
 * that has it.
 */
void tni_scatter_line(tn_dtype dtype, tni_combination combination, char *const *data,
                      const int64_t *strides, int64_t count);

/*
 * Return `tensor`, or a copy if it shares a storage with `written`; the caller gets a reference
 * either way.
 */
tn_status tni_keep_apart(tn_tensor *tensor, const tn_tensor *written, tn_tensor **out) TN_NODISCARD;

/*
 * Call `body` with the size of an element as a constant last argument, so that each of its memcpy
 * is one load and one store. Sizes are 1, 2, 4, 8 and 16 bytes.
 */
#define TNI_OF_SIZE(bytes, body, ...)                                                              \
    ((bytes) == 1   ? body(__VA_ARGS__, 1)                                                         \
     : (bytes) == 2 ? body(__VA_ARGS__, 2)                                                         \
     : (bytes) == 4 ? body(__VA_ARGS__, 4)                                                         \
     : (bytes) == 8 ? body(__VA_ARGS__, 8)                                                         \
                    : body(__VA_ARGS__, 16))

#endif
