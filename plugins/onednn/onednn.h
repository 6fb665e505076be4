/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The plugin over oneDNN: products and convolutions, with version 3 of its C API or version 2.
 *
 *     onednn_plugin.c                    what is offered
 *     onednn_product.c, onednn_convolution.c   a request as layouts and a primitive's description
 *     onednn_run.c                       reorders, scratch memory, the run
 *     onednn_versions.c                  all that differs between the versions
 *
 * A request is declined where oneDNN has only its reference code, which is far slower than Tenon.
 * Shared functions are called tno_. Primitives are made anew for each call: oneDNN keeps those it
 * made, by their description.
 */
#ifndef TENON_ONEDNN_H
#define TENON_ONEDNN_H

#include <stdbool.h>
#include <tenon/plugin.h>

#include <dnnl.h>
#include <dnnl_version.h>

/* How both versions name a layout that is only looked at. */
#if DNNL_VERSION_MAJOR >= 3
typedef const_dnnl_memory_desc_t tno_layout_view;
#else
typedef const dnnl_memory_desc_t *tno_layout_view;
#endif

/* A layout of our own: sizes, dtype and strides. All zero is none. */
typedef struct tno_layout {
    dnnl_memory_desc_t desc; /* a handle in version 3, the layout itself in version 2 */
    bool is_set;             /* it has to be freed, and can be viewed */
} tno_layout;

/* Dimensions that a layout here has at most. */
#define TNO_RANK 6

/* Made from sizes and strides; strides NULL: whichever the primitive likes best. */
dnnl_status_t tno_layout_make(int rank, const int64_t *sizes, const int64_t *strides,
                              dnnl_data_type_t type, tno_layout *out);
void tno_layout_free(tno_layout *layout);

/* NULL of none. */
tno_layout_view tno_layout_look(const tno_layout *layout);

/* What a primitive reads and writes. `bias` may be none. */
typedef struct tno_operands {
    tno_layout source;  /* A, or the image */
    tno_layout weights; /* B, or the weight */
    tno_layout bias;    /* numbers added */
    tno_layout result;  /* C, or the result */
} tno_operands;

void tno_operands_free(tno_operands *operands);

/* A window's way over an image, by spatial dimension. */
typedef struct tno_window {
    dnnl_dims_t steps;  /* over the image */
    dnnl_dims_t gaps;   /* within the window: 0 for neighbours */
    dnnl_dims_t before; /* zeros in front */
    dnnl_dims_t behind; /* zeros behind; negative where the end of the image is not seen */
} tno_window;

/* Descriptions of primitives, which the caller destroys. */
dnnl_status_t tno_describe_product(const tno_operands *operands, const_dnnl_primitive_attr_t attr,
                                   dnnl_primitive_desc_t *out);
dnnl_status_t tno_describe_convolution(const tno_operands *operands, const tno_window *window,
                                       const_dnnl_primitive_attr_t attr,
                                       dnnl_primitive_desc_t *out);

/* How attributes are set that all primitives here share: scratch memory is ours, float is float. */
dnnl_status_t tno_make_attributes(dnnl_primitive_attr_t *out);

/* Where the operands lie, in their own layouts. */
typedef struct tno_locations {
    const void *source;
    const void *weights;
    const void *bias; /* NULL without */
    void *result;
} tno_locations;

/*
 * Runs the described primitive over operands that lie as `own` says, and in between brings them
 * into the layouts that it wants.
 */
tn_plugin_answer tno_run(const_dnnl_primitive_desc_t description, const tno_operands *own,
                         const tno_locations *places);

/* Whether the description is of code for this processor rather than of reference code. */
bool tno_is_fast(const_dnnl_primitive_desc_t description);

/* oneDNN's number for a dtype; dnnl_data_type_undef for those that are not served. */
dnnl_data_type_t tno_type_of(tn_dtype dtype);

/* The processor, and what Tenon gives; set once, before any request. */
extern dnnl_engine_t tno_engine;
extern const tn_plugin_host *tno_host;

tn_plugin_answer tno_multiply(const tn_plugin_product *product);
tn_plugin_answer tno_convolve(const tn_plugin_convolution *convolution);

#endif
