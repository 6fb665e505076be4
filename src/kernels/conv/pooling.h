/* SPDX-License-Identifier: BSD-3-Clause */
/* What windows of pools have in common: numbers, sizes of results, and what fails. */
#ifndef TENON_POOLING_H
#define TENON_POOLING_H

#include "kernels/conv/separable.h"

/* A pool's numbers, outermost dimension first; `space` of each count. */
typedef struct tni_windows {
    int space;                             /* spatial dimensions: 1 to 3 */
    int64_t window[TNI_SEPARABLE_SPACE];   /* positions that a result sees */
    int64_t stride[TNI_SEPARABLE_SPACE];   /* from one result to the next */
    int64_t padding[TNI_SEPARABLE_SPACE];  /* positions in front of the input */
    int64_t dilation[TNI_SEPARABLE_SPACE]; /* from one position of the window to the next */
    int64_t input[TNI_SEPARABLE_SPACE];    /* sizes of the input */
    int64_t result[TNI_SEPARABLE_SPACE];   /* sizes of the result */
} tni_windows;

/* The arguments that all pools have, as they come. An empty stride is the window's size. */
typedef struct tni_pool_arguments {
    const char *name;  /* of the operator, for messages */
    tni_ints window;   /* one number, or one per dimension */
    tni_ints stride;   /* likewise, or none */
    tni_ints padding;  /* one number, or one per dimension */
    tni_ints dilation; /* likewise; no count: 1 */
    bool ceil_mode;    /* a window may begin within the last stride */
} tni_pool_arguments;

/* The numbers for an input [N, C, space] or [C, space], checked. */
tn_status tni_pool_plan(const tni_pool_arguments *arguments, const tn_tensor *input, int space,
                        tni_windows *out) TN_NODISCARD;

/* [N, C, space] or [C, space] with no size 0 but that of N; TN_ERR_RUNTIME else. */
tn_status tni_pool_check_input(const char *name, const tn_tensor *input, int space) TN_NODISCARD;

/* TN_ERR_RUNTIME unless `gradient` has the sizes of `input` with these spatial ones. */
tn_status tni_pool_check_gradient(const char *name, const tn_tensor *gradient,
                                  const tn_tensor *input, int space,
                                  const int64_t *result) TN_NODISCARD;

#endif
