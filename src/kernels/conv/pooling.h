/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What pools over windows share: their parameters, the sizes of their results, and checks with the
 * messages of PyTorch.
 */
#ifndef TENON_POOLING_H
#define TENON_POOLING_H

#include "kernels/conv/separable.h"

/* The parameters of a pool; `space` items of each array count, outermost dimension first. */
typedef struct tni_windows {
    int space;                             /* spatial dimensions: 1 to 3 */
    int64_t window[TNI_SEPARABLE_SPACE];   /* positions of a window */
    int64_t stride[TNI_SEPARABLE_SPACE];   /* positions from one window to the next */
    int64_t padding[TNI_SEPARABLE_SPACE];  /* positions in front of the input, and behind it */
    int64_t dilation[TNI_SEPARABLE_SPACE]; /* distance of the positions of a window */
    int64_t input[TNI_SEPARABLE_SPACE];    /* sizes of the input */
    int64_t result[TNI_SEPARABLE_SPACE];   /* sizes of the result */
} tni_windows;

/* The arguments of a pool as given; all borrowed. An empty stride is the window's size. */
typedef struct tni_pool_arguments {
    const char *name;  /* of the operator, for messages */
    tni_ints window;   /* one number, or one per dimension */
    tni_ints stride;   /* likewise, or empty */
    tni_ints padding;  /* one number, or one per dimension */
    tni_ints dilation; /* likewise */
    bool ceil_mode;    /* a last window may reach past the padded input */
} tni_pool_arguments;

/* Check the arguments for an input [N, C, space] or [C, space] and write the parameters to *out. */
tn_status tni_pool_plan(const tni_pool_arguments *arguments, const tn_tensor *input, int space,
                        tni_windows *out) TN_NODISCARD;

/*
 * Check that the input is [N, C, space] or [C, space] and no size but N is 0. TN_ERR_RUNTIME else.
 */
tn_status tni_pool_check_input(const char *name, const tn_tensor *input, int space) TN_NODISCARD;

/*
 * Check that `gradient` has the leading sizes and the dtype of `input`, and `result` as its spatial
 * sizes. TN_ERR_RUNTIME else.
 */
tn_status tni_pool_check_gradient(const char *name, const tn_tensor *gradient,
                                  const tn_tensor *input, int space,
                                  const int64_t *result) TN_NODISCARD;

#endif
