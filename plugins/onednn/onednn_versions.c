/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * All that differs between versions 2 and 3 of oneDNN's C API: layouts became handles, and a
 * primitive is described in one step instead of two.
 */
#include "onednn.h"

#include <string.h>

void tno_operands_free(tno_operands *operands)
{
    tno_layout_free(&operands->source);
    tno_layout_free(&operands->weights);
    tno_layout_free(&operands->bias);
    tno_layout_free(&operands->result);
}

#if DNNL_VERSION_MAJOR >= 3

dnnl_status_t tno_layout_make(int rank, const int64_t *sizes, const int64_t *strides,
                              dnnl_data_type_t type, tno_layout *out)
{
    dnnl_status_t status =
        strides == NULL
            ? dnnl_memory_desc_create_with_tag(&out->desc, rank, sizes, type, dnnl_format_tag_any)
            : dnnl_memory_desc_create_with_strides(&out->desc, rank, sizes, type, strides);
    out->is_set = status == dnnl_success;
    return status;
}

void tno_layout_free(tno_layout *layout)
{
    if (layout->is_set)
        dnnl_memory_desc_destroy(layout->desc);
    layout->is_set = false;
}

tno_layout_view tno_layout_look(const tno_layout *layout)
{
    return layout->is_set ? layout->desc : NULL;
}

dnnl_status_t tno_describe_product(const tno_operands *operands, const_dnnl_primitive_attr_t attr,
                                   dnnl_primitive_desc_t *out)
{
    return dnnl_matmul_primitive_desc_create(
        out, tno_engine, tno_layout_look(&operands->source), tno_layout_look(&operands->weights),
        tno_layout_look(&operands->bias), tno_layout_look(&operands->result), attr);
}

dnnl_status_t tno_describe_convolution(const tno_operands *operands, const tno_window *window,
                                       const_dnnl_primitive_attr_t attr, dnnl_primitive_desc_t *out)
{
    return dnnl_convolution_forward_primitive_desc_create(
        out, tno_engine, dnnl_forward_inference, dnnl_convolution_direct,
        tno_layout_look(&operands->source), tno_layout_look(&operands->weights),
        tno_layout_look(&operands->bias), tno_layout_look(&operands->result), window->steps,
        window->gaps, window->before, window->behind, attr);
}

#else

dnnl_status_t tno_layout_make(int rank, const int64_t *sizes, const int64_t *strides,
                              dnnl_data_type_t type, tno_layout *out)
{
    dnnl_status_t status =
        strides == NULL
            ? dnnl_memory_desc_init_by_tag(&out->desc, rank, sizes, type, dnnl_format_tag_any)
            : dnnl_memory_desc_init_by_strides(&out->desc, rank, sizes, type, strides);
    out->is_set = status == dnnl_success;
    return status;
}

void tno_layout_free(tno_layout *layout)
{
    layout->is_set = false;
}

tno_layout_view tno_layout_look(const tno_layout *layout)
{
    return layout->is_set ? &layout->desc : NULL;
}

dnnl_status_t tno_describe_product(const tno_operands *operands, const_dnnl_primitive_attr_t attr,
                                   dnnl_primitive_desc_t *out)
{
    dnnl_matmul_desc_t product;
    dnnl_status_t status = dnnl_matmul_desc_init(
        &product, tno_layout_look(&operands->source), tno_layout_look(&operands->weights),
        tno_layout_look(&operands->bias), tno_layout_look(&operands->result));
    if (status != dnnl_success)
        return status;
    return dnnl_primitive_desc_create(out, &product, attr, tno_engine, NULL);
}

dnnl_status_t tno_describe_convolution(const tno_operands *operands, const tno_window *window,
                                       const_dnnl_primitive_attr_t attr, dnnl_primitive_desc_t *out)
{
    dnnl_convolution_desc_t convolution;
    dnnl_status_t status = dnnl_dilated_convolution_forward_desc_init(
        &convolution, dnnl_forward_inference, dnnl_convolution_direct,
        tno_layout_look(&operands->source), tno_layout_look(&operands->weights),
        tno_layout_look(&operands->bias), tno_layout_look(&operands->result), window->steps,
        window->gaps, window->before, window->behind);
    if (status != dnnl_success)
        return status;
    return dnnl_primitive_desc_create(out, &convolution, attr, tno_engine, NULL);
}

#endif
