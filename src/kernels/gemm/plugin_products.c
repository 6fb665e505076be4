/* SPDX-License-Identifier: BSD-3-Clause */
/* Products for a plugin (include/tenon/plugin.h): which ones it can express, and the request. */
#include "kernels/gemm/plugin_products.h"

#include "kernels/core/plugins.h"

/* Return whether a factor is this number. */
static bool is_factor(tni_factor factor, double number)
{
    return factor.real == number && factor.imaginary == 0;
}

/* Return whether a product has an S that counts. */
static bool is_added_to(const tni_product *p)
{
    return p->added != NULL && !is_factor(p->beta, 0);
}

/*
 * Return whether a product is A B plus at most one row that is added to all rows: what a plugin is
 * asked for. S must not be C: a plugin that fails may have overwritten C, and Tenon's own kernels
 * could not add it any more.
 */
static bool is_plain(const tni_product *p, int64_t count, const int64_t steps[4])
{
    bool is_row = !is_added_to(p) ||
                  (is_factor(p->beta, 1) && p->added != p->c && (p->added_row == 0 || p->m == 1) &&
                   (p->added_col == 1 || p->n == 1) && (count == 1 || steps[3] == 0));
    return is_row && is_factor(p->alpha, 1) && p->pack == NULL && p->b_offsets == NULL &&
           p->line_step == 0 && p->a != NULL && p->b != NULL;
}

/*
 * Write the distances of a batch's matrices A, B, C in elements; false if one is no multiple of an
 * element's bytes.
 */
static bool steps_in_elements(const int64_t steps[4], int64_t bytes, int64_t count,
                              int64_t elements[3])
{
    for (int i = 0; i < 3; i++) {
        if (count > 1 && steps[i] % bytes != 0)
            return false;
        elements[i] = count > 1 ? steps[i] / bytes : 0;
    }
    return true;
}

/* Return the operations of a batch: a multiplication and an addition for each term. */
static int64_t operations_of(const tni_product *p, int64_t count)
{
    int64_t one = tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k);
    return tni_mul_saturating(tni_mul_saturating(one, count), 2);
}

bool tni_plugin_multiply(const tni_product *p, int64_t count, const int64_t steps[4])
{
    int64_t elements[3];
    if (p->k == 0 || !is_plain(p, count, steps) || tni_in_parallel() ||
        !steps_in_elements(steps, tni_dtypes[p->dtype].bytes, count, elements))
        return false;
    const tn_plugin *plugin = tni_plugin_for(TNI_PLUGIN_PRODUCT, p->dtype, operations_of(p, count));
    if (plugin == NULL)
        return false;
    tn_plugin_product request = {
        .size = sizeof request,
        .dtype = p->dtype,
        .batch = count,
        .m = p->m,
        .n = p->n,
        .k = p->k,
        .a = p->a,
        .a_strides = {elements[0], p->a_row, p->a_col},
        .b = p->b,
        .b_strides = {elements[1], p->b_row, p->b_col},
        .bias = is_added_to(p) ? p->added : NULL,
        .c = p->c,
        .c_strides = {elements[2], p->c_row, p->c_col},
    };
    return tni_plugin_run(plugin, &request, NULL);
}
