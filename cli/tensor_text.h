/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tensor_text: the elements of a tensor as text, in the form that PyTorch's have. The command and
 * the Python package are both built with it. A tensor of many elements shows its edges only. All
 * elements have one width and one notation, which those that are shown decide: whole numbers, fixed
 * or scientific.
 */
#ifndef TENON_CLI_TENSOR_TEXT_H
#define TENON_CLI_TENSOR_TEXT_H

#include "element.h"

#include <stdio.h>
#include <tenon/tensor.h>

/* What set_printoptions sets. */
typedef struct cli_text_options {
    int precision;     /* decimals, 0 to 100 */
    int64_t threshold; /* the most elements that are all shown */
    int64_t edge;      /* how many items at each end of a dimension are shown otherwise */
    int64_t width;     /* letters of a line */
    int scientific;    /* 1: always, 0: never, -1: as the elements ask for */
    int indent;        /* letters before the first bracket */
} cli_text_options;

/* As Python prints without other wishes; the indent is that of "tensor(". */
#define CLI_TEXT_WIDTH 80
#define CLI_TEXT_DEFAULTS                                                                          \
    {                                                                                              \
        4, 1000, 3, CLI_TEXT_WIDTH, -1, 7                                                          \
    }

/* Print the elements of a tensor whose memory can be read here and has no lazy bits. */
void cli_print_elements(FILE *stream, const tn_tensor *tensor, const cli_text_options *options);

/*
 * Return the bytes from an element to the next along `dim`; 0 for a dimension of size 1, whose
 * stride may have any value.
 */
static inline int64_t cli_step(const tn_tensor *tensor, int64_t dim)
{
    int64_t bytes = (int64_t)tn_dtype_size(tn_tensor_dtype(tensor));
    return tn_tensor_sizes(tensor)[dim] > 1 ? tn_tensor_strides(tensor)[dim] * bytes : 0;
}

#endif
