/* SPDX-License-Identifier: BSD-3-Clause */
/* Products of matrices as oneDNN's matmul. */
#include "onednn.h"

/* A matrix, or a batch of them, as sizes and strides. */
typedef struct matrices {
    int64_t sizes[3];
    int64_t strides[3];
} matrices;

/*
 * Sizes and strides as oneDNN takes them: a dimension of one element has some stride that fits, and
 * a batch that is all one matrix is a batch of one. False for what it does not take, and for places
 * that its 32-bit offsets may not reach.
 */
static bool arrange(int64_t batch, int64_t rows, int64_t columns, const int64_t strides[3],
                    matrices *out)
{
    int64_t row = strides[1];
    int64_t column = strides[2];
    if (columns == 1)
        column = 1;
    if (rows == 1)
        row = column == 1 ? columns : 1;
    bool is_batch = batch > 1 && strides[0] != 0;
    *out = (matrices){{is_batch ? batch : 1, rows, columns}, {0, row, column}};
    if (rows > INT32_MAX || columns > INT32_MAX || row > INT32_MAX || column > INT32_MAX)
        return false;
    bool is_wide = column == 1 && row >= columns;
    bool is_tall = row == 1 && column >= rows;
    int64_t reach = (rows - 1) * row + (columns - 1) * column + 1;
    out->strides[0] = is_batch ? strides[0] : reach;
    int64_t all;
    if (__builtin_mul_overflow(out->sizes[0], out->strides[0], &all) || all > INT32_MAX)
        return false;
    return (is_wide || is_tall) && out->strides[0] >= 1;
}

/* The product turned: a row-major result is what oneDNN computes best. */
static tn_plugin_product turned(const tn_plugin_product *p)
{
    tn_plugin_product t = *p;
    t.m = p->n;
    t.n = p->m;
    t.a = p->b;
    t.b = p->a;
    for (int i = 0; i < 3; i++) {
        int from = i == 0 ? 0 : 3 - i;
        t.a_strides[i] = p->b_strides[from];
        t.b_strides[i] = p->a_strides[from];
        t.c_strides[i] = p->c_strides[from];
    }
    return t;
}

/* The last dimensions of a matrix that stands alone. */
static dnnl_status_t make_layout(const matrices *m, int rank, dnnl_data_type_t type,
                                 tno_layout *out)
{
    return tno_layout_make(rank, m->sizes + 3 - rank, m->strides + 3 - rank, type, out);
}

/* False where oneDNN takes no such operands. */
static bool make_operands(const tn_plugin_product *p, tno_operands *out)
{
    matrices a, b, c;
    matrices bias = {{1, 1, p->n}, {p->n, p->n, 1}};
    int rank = p->batch == 1 ? 2 : 3;
    dnnl_data_type_t type = tno_type_of(p->dtype);
    if (!arrange(p->batch, p->m, p->k, p->a_strides, &a) ||
        !arrange(p->batch, p->k, p->n, p->b_strides, &b) ||
        !arrange(p->batch, p->m, p->n, p->c_strides, &c) || c.strides[2] != 1)
        return false;
    return make_layout(&a, rank, type, &out->source) == dnnl_success &&
           make_layout(&b, rank, type, &out->weights) == dnnl_success &&
           make_layout(&c, rank, type, &out->result) == dnnl_success &&
           (p->bias == NULL || make_layout(&bias, rank, type, &out->bias) == dnnl_success);
}

tn_plugin_answer tno_multiply(const tn_plugin_product *product)
{
    tn_plugin_product p = *product;
    tno_operands operands = {0};
    dnnl_primitive_attr_t attributes = NULL;
    dnnl_primitive_desc_t description = NULL;
    tn_plugin_answer answer = TN_PLUGIN_DECLINED;
    if (tno_type_of(p.dtype) == dnnl_data_type_undef)
        return TN_PLUGIN_DECLINED;
    if (p.c_strides[2] != 1 && p.n > 1 && p.bias == NULL)
        p = turned(product);
    if (make_operands(&p, &operands) && tno_make_attributes(&attributes) == dnnl_success &&
        tno_describe_product(&operands, attributes, &description) == dnnl_success &&
        tno_is_fast(description))
        answer = tno_run(description, &operands, &(tno_locations){p.a, p.b, p.bias, p.c});
    dnnl_primitive_desc_destroy(description);
    dnnl_primitive_attr_destroy(attributes);
    tno_operands_free(&operands);
    return answer;
}
