/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * mkldnn_fused: what layers of compiled models share, in floats (mkldnn_fused.c) and in eight bits
 * (quantised_layers.c).
 */
#ifndef TENON_MKLDNN_FUSED_H
#define TENON_MKLDNN_FUSED_H

#include "kernels/conv/convolution.h"
#include "kernels/core/builder.h"

/* The activation fused behind a layer, as oneDNN's operators name it; all borrowed. */
typedef struct tni_follow {
    const tni_string *name;  /* "relu", …; "none" or NULL for no activation */
    const tni_list *numbers; /* its parameters, each of which may be None */
    const tni_string *word;  /* its algorithm ("tanh" of gelu), or NULL */
} tni_follow;

/* Apply the activation in place. TN_ERR_RUNTIME for an unknown name or missing parameters. */
tn_status tni_follow_unary(tn_tensor *self, const tni_follow *f) TN_NODISCARD;

/* Compute self = self `name` other in place; add, sub, mul or div. */
tn_status tni_follow_binary(tn_tensor *self, tn_tensor *other, const tni_string *name) TN_NODISCARD;

/*
 * Return a weight of layout mkldnn as a strided tensor over the same memory, kept by the builder;
 * another weight is returned as it is.
 */
tn_tensor *tni_plain_weight(tni_builder *s, tn_tensor *weight);

/* Convolve, as a call of a builder. The result is channels-last if the weight was packed. */
tn_tensor *tni_fused_convolution(tni_builder *s, const tni_conv_call *c);

#endif
