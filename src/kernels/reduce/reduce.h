/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reductions: one mechanism for all operators, each of which is a tni_reducer.
 *
 *     tni_reducer: fold, dtypes, finish ─► plan (kept and reduced dimensions)
 *         ─► runs of elements in a compute type ─► fold into totals ─► finish ─► results
 *
 * A fold takes elements without gaps in one of the compute types it has functions for; elements
 * that lie otherwise are converted and gathered block by block first. Neighbouring results are
 * reduced together where their elements are neighbours, so that memory is read in order. If there
 * are few results, the reduced range of each is split into parts that depend on the sizes alone,
 * and the totals of the parts are combined in order: results do not depend on the number of
 * threads.
 */
#ifndef TENON_REDUCE_H
#define TENON_REDUCE_H

#include "kernels/pointwise/pointwise.h"

/* What a fold has accumulated for one result. Each fold uses the members it needs. */
typedef struct tni_total {
    double
        real[2]; /* sum and its imaginary part; mean; product; or largest exponent and scaled sum */
    double m2;   /* sum of squared distances from the mean; or the imaginary part */
    int64_t whole; /* sum, product or extreme of whole numbers; or number of elements */
    int64_t index; /* position of the extreme; or the power of two a product of reals is times */
} tni_total;

/* All folds; reduce_loops.c has their functions. */
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

/*
 * Folds `count` elements without gaps into a total. `position` is that of the first element in its
 * run, for folds that note an index; `number` is the operator's, such as the order of a norm.
 */
typedef void (*tni_fold)(const void *data, int64_t count, int64_t position, double number,
                         tni_total *into);

/*
 * Folds `rows` rows of at most TNI_REDUCE_COLUMNS neighbouring elements, `row_stride` bytes apart,
 * into one total for each column. So many floats are a page: processors fetch memory ahead within
 * a page, and reading shorter pieces of far rows takes a quarter longer.
 */
typedef void (*tni_fold_columns)(const char *data, int64_t row_stride, int64_t rows,
                                 int64_t columns, tni_total *into);
#define TNI_REDUCE_COLUMNS 1024

/* Dtypes that some folds take as they lie, though they see them as a wider one. */
typedef enum tni_own_type {
    TNI_OWN_F16,
    TNI_OWN_BF16,
    TNI_OWN_C64,
    TNI_OWN_I8,
    TNI_OWN_I16,
    TNI_OWN_I32,
    TNI_OWN_COUNT
} tni_own_type;

/* The functions for such elements; NULL where they have to be converted. */
typedef struct tni_own_fold {
    tni_fold run;             /* for one result */
    tni_fold_columns columns; /* for neighbouring results */
} tni_own_fold;

/* The functions of one fold by compute type; NULL where it has none. */
typedef struct tni_fold_loops {
    tni_fold runs[TNI_COMPUTE_TYPE_COUNT];            /* for one result */
    tni_fold_columns columns[TNI_COMPUTE_TYPE_COUNT]; /* for neighbouring results */
    tni_own_fold own[TNI_OWN_COUNT];                  /* for elements as they lie */
} tni_fold_loops;

/* The folds compiled for each ISA. Above the base ISA some are NULL: the base one is used then. */
extern const tni_fold_loops tni_folds_base[TNI_FOLD_COUNT];
extern const tni_fold_loops tni_folds_avx2[TNI_FOLD_COUNT];
extern const tni_fold_loops tni_folds_avx512[TNI_FOLD_COUNT];

/* Which dtype a fold sees elements in, as a function of the operator's dtype. */
typedef enum tni_seen_rule {
    TNI_SEEN_ADDED,   /* whole numbers and bools as int64, 16-bit reals as float */
    TNI_SEEN_ORDERED, /* so, but bool and uint8 as uint8, uint64 as itself; no complex numbers */
    TNI_SEEN_BOOL,    /* every dtype as bool */
    TNI_SEEN_SIZE     /* real numbers as ADDED, complex numbers as their moduli */
} tni_seen_rule;

/* How a result is computed from its total. */
typedef enum tni_finish {
    TNI_FINISH_VALUE,     /* the sum, product or extreme itself */
    TNI_FINISH_INDEX,     /* the position of the extreme */
    TNI_FINISH_MEAN,      /* the sum divided by the number of elements */
    TNI_FINISH_MIDDLE,    /* the mean of a total of moments */
    TNI_FINISH_VARIANCE,  /* m2 / (count - number), where number is the correction */
    TNI_FINISH_DEVIATION, /* the square root of that */
    TNI_FINISH_LENGTH,    /* the square root of the sum */
    TNI_FINISH_ROOT,      /* the sum to the power of 1 / number */
    TNI_FINISH_LOG        /* the logarithm of a sum of powers of e */
} tni_finish;

/* Most results of one reduction. */
#define TNI_REDUCE_OUTS 2

/* One operator: constant, shared by all calls. */
typedef struct tni_reducer {
    const char *name;                /* of PyTorch's kernel, for messages: "sum_cpu" */
    uint8_t fold;                    /* a tni_fold_id */
    uint8_t seen;                    /* a tni_seen_rule */
    uint8_t finish[TNI_REDUCE_OUTS]; /* a tni_finish for each result */
} tni_reducer;

/* One bit per dimension. */
typedef uint64_t tni_dims;
_Static_assert(TN_MAX_DIM <= 64, "a bit per dimension");

/*
 * Return the dimensions of a list as bits; all dimensions for an empty list or None. TN_ERR_RUNTIME
 * if one is named twice, TN_ERR_INDEX if one is out of range.
 */
tn_status tni_reduce_dims(const tn_tensor *self, tni_ints dims, tni_dims *out) TN_NODISCARD;

/*
 * Write the sizes of a result, with reduced dimensions as 1 (keepdim) or left out. Return its rank.
 */
int64_t tni_reduce_sizes(const tn_tensor *self, tni_dims dims, bool keepdim, int64_t *sizes);

/* Return how many elements are reduced to each result. */
int64_t tni_reduce_count(tni_ints sizes, tni_dims dims);

/*
 * TN_ERR_NOT_IMPLEMENTED if elements of the dtype cannot be reduced by `reducer`, unless there are
 * none (numel 0).
 */
tn_status tni_reduce_check(const tni_reducer *reducer, int64_t numel, tn_dtype dtype) TN_NODISCARD;

/*
 * Reduce `self`, with elements converted to `dtype` first, into `outs`. These have the sizes of
 * tni_reduce_sizes with or without kept dimensions, any strides, and dtypes that results can be
 * converted to. `number` is what the fold or its finish needs. Nothing happens on meta.
 * TN_ERR_MEMORY if there is no memory for the totals of parts.
 */
tn_status tni_reduce(const tni_reducer *reducer, const tni_strided *self, tn_dtype dtype,
                     tni_dims dims, double number, const tni_strided *const *outs,
                     int nouts) TN_NODISCARD;

#endif
