/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reductions: one mechanism, a row per operator.
 *
 *     row: fold, dtypes, what becomes of a total ─► plan (kept and reduced dimensions)
 *          ─► runs of elements in a computing dtype ─► fold into totals ─► finish ─► results
 *
 * A fold takes elements without gaps, in one of the dtypes of the columns that it has functions
 * for; the walk converts and gathers what lies otherwise, block by block. Neighbouring results are
 * reduced together where their elements are neighbours, so that memory is read as it lies. Few
 * results are split along the reduced range in parts that depend on the sizes alone and whose
 * totals are combined in order: results do not depend on the number of threads.
 */
#ifndef TENON_REDUCE_H
#define TENON_REDUCE_H

#include "kernels/pointwise/pointwise.h"

/* What has been seen of the elements of one result; which members count is the fold's business. */
typedef struct tni_total {
    double real[2]; /* a sum and its imaginary part; mean; the largest and a sum of powers of e */
    double m2;      /* sum of squared distances from the mean */
    int64_t whole;  /* a sum or an extreme of whole numbers; how many elements there were */
    int64_t index;  /* where the extreme was found */
} tni_total;

/* Every fold there is. */
#define TNI_FOLDS(X)                                                                               \
    X(abs)                                                                                         \
    X(absmax)                                                                                      \
    X(absmin)                                                                                      \
    X(argmax)                                                                                      \
    X(argmin)                                                                                      \
    X(logsumexp)                                                                                   \
    X(max) X(min) X(moments) X(nansum) X(nonzero) X(powers) X(product) X(squares) X(sum)

#define TNI_FOLD_NAME(name) TNI_FOLD_##name,
typedef enum tni_fold_id { TNI_FOLDS(TNI_FOLD_NAME) TNI_FOLD_COUNT } tni_fold_id;
#undef TNI_FOLD_NAME

/* Folds `count` elements without gaps into a total; the first is at `position` of its run. */
typedef void (*tni_fold)(const void *data, int64_t count, int64_t position, double number,
                         tni_total *into);

/* Folds `rows` rows of at most TNI_REDUCE_COLUMNS neighbouring elements, a total per column. */
typedef void (*tni_fold_columns)(const char *data, int64_t row_stride, int64_t rows,
                                 int64_t columns, tni_total *into);
#define TNI_REDUCE_COLUMNS 256

/* The functions of one fold by column; NULL where it has none. */
typedef struct tni_fold_row {
    tni_fold runs[TNI_COMPUTE_TYPE_COUNT];
    tni_fold_columns columns[TNI_COMPUTE_TYPE_COUNT];
} tni_fold_row;

/* By ISA; what is NULL above the base ISA is looked for there. */
extern const tni_fold_row tni_fold_rows_base[TNI_FOLD_COUNT];
extern const tni_fold_row tni_fold_rows_avx2[TNI_FOLD_COUNT];
extern const tni_fold_row tni_fold_rows_avx512[TNI_FOLD_COUNT];

/* Which dtype elements are seen in. */
typedef enum tni_seen_rule {
    TNI_SEEN_ADDED,   /* whole numbers and bools as int64, halves as float */
    TNI_SEEN_ORDERED, /* the same, but bool and uint8 as uint8, uint64 as itself; no complex */
    TNI_SEEN_BOOL,    /* every dtype as bool */
    TNI_SEEN_SIZE     /* reals as they are added, complex numbers as their absolute values */
} tni_seen_rule;

/* What a result makes of its total. */
typedef enum tni_finish {
    TNI_FINISH_VALUE,    /* the sum, product or extreme */
    TNI_FINISH_INDEX,    /* where the extreme is */
    TNI_FINISH_MEAN,     /* the sum by the number of elements */
    TNI_FINISH_MIDDLE,   /* the mean of moments */
    TNI_FINISH_VARIANCE, /* squared distances by the number of elements less the call's number */
    TNI_FINISH_DEVIATION,
    TNI_FINISH_LENGTH, /* the square root of the sum */
    TNI_FINISH_ROOT,   /* the root that the call's number says */
    TNI_FINISH_LOG     /* of the sum of powers of e */
} tni_finish;

/* Most results of one reduction. */
#define TNI_REDUCE_OUTS 2

/* One operator. */
typedef struct tni_reducer {
    const char *name;                /* of the loop in messages: "sum_cpu" */
    uint8_t fold;                    /* a tni_fold_id */
    uint8_t seen;                    /* a tni_seen_rule */
    uint8_t finish[TNI_REDUCE_OUTS]; /* a tni_finish for each result */
} tni_reducer;

/* One bit per dimension. */
typedef uint64_t tni_dims;
_Static_assert(TN_MAX_DIM <= 64, "a bit per dimension");

/* The dimensions of a list, all for an empty one or None; TN_ERR_RUNTIME if one is named twice. */
tn_status tni_reduce_dims(const tn_tensor *self, tni_ints dims, tni_dims *out) TN_NODISCARD;

/* The sizes of a result, reduced dimensions as 1 or left out; returns its rank. */
int64_t tni_reduce_sizes(const tn_tensor *self, tni_dims dims, bool keepdim, int64_t *sizes);

/* How many elements each result is made of. */
int64_t tni_reduce_count(tni_ints sizes, tni_dims dims);

/*
 * TN_ERR_NOT_IMPLEMENTED if elements of the dtype cannot be reduced so, unless there are none
 * (numel 0).
 */
tn_status tni_reduce_check(const tni_reducer *row, int64_t numel, tn_dtype dtype) TN_NODISCARD;

/*
 * Reduces `self`, its elements seen as `dtype`, into `outs`, which have the sizes of
 * tni_reduce_sizes with or without kept dimensions, any strides, and dtypes that results can be
 * converted to. `number` is what the fold or its finish needs. Nothing happens on meta.
 */
tn_status tni_reduce(const tni_reducer *row, const tni_strided *self, tn_dtype dtype, tni_dims dims,
                     double number, const tni_strided *const *outs, int nouts) TN_NODISCARD;

#endif
