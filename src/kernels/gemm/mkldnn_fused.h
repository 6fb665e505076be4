/* SPDX-License-Identifier: BSD-3-Clause */
/* fused_layers: what layers of frozen models share, in numbers and in eight bits. */
#ifndef TENON_MKLDNN_FUSED_H
#define TENON_MKLDNN_FUSED_H

#include "kernels/conv/convolution.h"
#include "kernels/core/builder.h"

/* An activation behind a layer, as oneDNN's operators say it; all borrowed. */
typedef struct tni_follow {
    const tni_string *name;  /* "relu", …; "none" and NULL for none */
    const tni_list *numbers; /* its numbers, each of which may be None */
    const tni_string *word;  /* its algorithm, or NULL */
} tni_follow;

/* Applies it in place. TN_ERR_RUNTIME: no such activation, or not its numbers. */
tn_status tni_follow_unary(tn_tensor *self, const tni_follow *f) TN_NODISCARD;

/* self = self `name` other, in place: add, sub, mul or div. */
tn_status tni_follow_binary(tn_tensor *self, tn_tensor *other, const tni_string *name) TN_NODISCARD;

/* A weight of the layout mkldnn as a strided tensor over the same memory; others as they are. */
tn_tensor *tni_plain_weight(tni_builder *s, tn_tensor *weight);

/* The step that convolves: channels-last if the weight was packed. */
tn_tensor *tni_fused_convolution(tni_builder *s, const tni_conv_call *c);

#endif
