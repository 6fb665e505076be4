/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Elements at positions that other elements name: what gather, scatter, the index_… operators,
 * embeddings and index_put are made of.
 *
 *     index ─► tni_resolve_index: int64, row-major, checked ─► tni_pick reads, tni_scatter writes
 *
 * Both run in parallel, writing by slices across the dimension that is indexed: two indices of one
 * slice may name one position, where elements meet in the order of the indices. What happens there
 * is a tni_combiner's business.
 */
#ifndef TENON_INDEX_CORE_H
#define TENON_INDEX_CORE_H

#include "kernels/core/kernel_core.h"

/* Row-major over `rank` sizes, with a byte offset per tensor that is walked along. */
#define TNI_WALKED 4
typedef struct tni_walk {
    int64_t rank;                       /* dimensions */
    const int64_t *sizes;               /* borrowed */
    int64_t at[TN_MAX_DIM];             /* the position */
    const int64_t *strides[TNI_WALKED]; /* byte strides; NULL for a tensor that takes no part */
    int64_t offsets[TNI_WALKED];        /* where they are */
} tni_walk;

/* To the next position. */
static inline void tni_walk_step(tni_walk *walk)
{
    for (int64_t i = walk->rank - 1; i >= 0; i--) {
        bool is_last = ++walk->at[i] >= walk->sizes[i];
        for (int k = 0; k < TNI_WALKED && walk->strides[k] != NULL; k++)
            walk->offsets[k] += is_last ? tni_mul_wrapping(walk->strides[k][i], 1 - walk->sizes[i])
                                        : walk->strides[k][i];
        if (!is_last)
            return;
        walk->at[i] = 0;
    }
}

/* Byte strides of `operand` broadcast to `rank` sizes, 0 where there is nothing to step to. */
void tni_walk_strides(const tni_strided *operand, int64_t rank, const int64_t *sizes,
                      int64_t *strides);

/* How an operator refuses an index, and whether it counts from the end. */
typedef enum tni_index_rule {
    TNI_INDEX_PLACE,   /* RuntimeError that names index, dimension and size */
    TNI_INDEX_LOOKUP,  /* IndexError "index out of range in self" */
    TNI_INDEX_LISTED,  /* IndexError that names index, dimension and size */
    TNI_INDEX_WRAPPED, /* the same, negative ones count from the end */
    TNI_INDEX_FLAT     /* negative ones as well; the message counts elements */
} tni_index_rule;

/*
 * A row-major int64 tensor of the indices, all of them in [0, size): a new one, or a reference to
 * `index` if that is such a tensor. Nothing on meta.
 */
tn_status tni_resolve_index(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            tn_tensor **out) TN_NODISCARD;

/* Whether all dimensions but one have elements; where not, no index of that one is looked at. */
bool tni_has_slices(const tn_tensor *self, int64_t dim);

/*
 * Whether an index is what tni_resolve_index gives but for its numbers, which those who move
 * elements can check on their way.
 */
bool tni_index_is_ready(const tn_tensor *index);

/* The same in memory that `written` has no part in. */
tn_status tni_resolve_apart(tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            const tn_tensor *written, tn_tensor **out) TN_NODISCARD;

/*
 * result[p] = the element of `source` at p, moved by `step` bytes times the index at p. Source and
 * index have the result's sizes.
 */
void tni_pick(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
              int64_t step);

/* Return a tensor's elements with the result's sizes and strides of the caller's, for tni_pick. */
static inline tni_strided tni_picked(const tn_tensor *tensor, const tn_tensor *result,
                                     const int64_t *strides)
{
    return tni_strided_at((tn_dtype)tensor->dtype, tensor->data, result->rank, result->sizes,
                          strides);
}

/* The same for an index that is only ready; false if one is not in [0, size): nothing is whole. */
bool tni_pick_checked(const tn_tensor *result, const tni_strided *source, const tni_strided *index,
                      int64_t step, uint64_t size);

/* What becomes of an element that is written to again. */
typedef enum tni_combination {
    TNI_COMBINE_SET,
    TNI_COMBINE_ADD,
    TNI_COMBINE_MULTIPLY,
    TNI_COMBINE_MAX,
    TNI_COMBINE_MIN,
    TNI_COMBINE_COUNT
} tni_combination;
typedef void (*tni_combiner)(char *to, const char *from);

/* NULL if the dtype has no such combination; SET is NULL as well, for elements are copied then. */
tni_combiner tni_combiner_of(tn_dtype dtype, tni_combination combination);

/* A write to positions along one dimension. */
typedef struct tni_scatter_plan {
    const tni_strided *result;   /* written */
    int64_t dim;                 /* the dimension that indices are of */
    const tn_tensor *index;      /* resolved, or ready */
    bool is_checked;             /* indices are compared with the size: the index is ready */
    const tn_tensor *base;       /* dense as the result, of which it is a copy before; or NULL */
    const int64_t *strides;      /* of the index, in elements, for each of `sizes` */
    int64_t rank;                /* dimensions that are walked */
    const int64_t *sizes;        /* their sizes */
    const tni_strided *source;   /* broadcasts to the sizes */
    tni_combination combination; /* for all that meet at a position, */
    bool is_fresh;               /* but not what stood there before */
    int64_t *counts;             /* how many met, by position in row-major order; or NULL */
} tni_scatter_plan;

/* TN_ERR_NOT_IMPLEMENTED for a dtype whose elements cannot be combined so: tni_scatter's first
 * check, for those who write before they scatter. */
tn_status tni_check_combination(tn_dtype dtype, tni_combination how) TN_NODISCARD;

/* TN_ERR_NOT_IMPLEMENTED if the dtype cannot be combined so; source and result are of one dtype. */
tn_status tni_scatter(const tni_scatter_plan *plan) TN_NODISCARD;

/*
 * Elements of a line go where offsets in bytes say: data and strides are those of the target, of
 * the source and of the offsets, which are int64. TNI_COMBINE_SET or TNI_COMBINE_ADD, for a dtype
 * that has it.
 */
void tni_scatter_line(tn_dtype dtype, tni_combination combination, char *const *data,
                      const int64_t *strides, int64_t count);

/* `tensor`, or a copy if it shares memory with what is written; a reference either way. */
tn_status tni_keep_apart(tn_tensor *tensor, const tn_tensor *written, tn_tensor **out) TN_NODISCARD;

#endif
