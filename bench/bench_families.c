/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_families: operators of each family of loops on a few thousand numbers, from C by the typed
 * functions of tenon/ops.h. Short enough for instructions to be counted in an emulator: aarch64.py
 * puts those of two processors beside each other.
 */
#include "bench.h"

#include <tenon/ops.h>
#include <tenon/ops_inner.h>
#include <tenon/tenon.h>

enum { SIDE = 64, CHANNELS = 8, IMAGE = 16, HEADS = 4, WORDS = 32, WIDTH = 32 };

static tn_tensor *left, *right, *turned; /* [SIDE, SIDE], float32; the last one is transposed */
static tn_tensor *gain, *shift;          /* [SIDE], float32 */
static tn_tensor *half, *brain, *bytes;  /* [SIDE, SIDE] in float16, bfloat16 and int8 */
static tn_tensor *rows;                  /* [SIDE], int64, numbers of rows */
static tn_tensor *image, *filter; /* [1, CHANNELS, IMAGE, IMAGE], [CHANNELS, CHANNELS, 3, 3] */
static tn_tensor *query;          /* [1, HEADS, WORDS, WIDTH] */

static const int64_t one[] = {1, 1}, three[] = {3, 3}, side[] = {SIDE};

/* A loop over a call that makes one tensor, `made`. */
#define LOOP(name, call)                                                                           \
    static bool name(uint64_t steps)                                                               \
    {                                                                                              \
        for (uint64_t i = 0; i < steps; i++) {                                                     \
            tn_tensor *made = NULL;                                                                \
            if ((call) != TN_OK)                                                                   \
                return false;                                                                      \
            tn_tensor_release(made);                                                               \
        }                                                                                          \
        return true;                                                                               \
    }

LOOP(add, tn_add_Tensor(left, right, tn_value_int(1), &made))
LOOP(add_half, tn_add_Tensor(half, half, tn_value_int(1), &made))
LOOP(add_brain, tn_add_Tensor(brain, brain, tn_value_int(1), &made))
LOOP(mul, tn_mul_Tensor(left, right, &made))
LOOP(mul_turned, tn_mul_Tensor(left, turned, &made))
LOOP(exponential, tn_exp(left, &made))
LOOP(tangent, tn_tanh(left, &made))
LOOP(gelu, tn_gelu(left, "none", &made))
LOOP(to_brain, tn_to_dtype(left, TN_DTYPE_BF16, false, false, NULL, &made))
LOOP(sum, tn_sum(left, NULL, &made))
LOOP(sum_columns, tn_sum_dim_IntList(left, (const int64_t[]){0}, 1, false, NULL, &made))
LOOP(maximum, tn_amax(left, (const int64_t[]){1}, 1, false, &made))
LOOP(softmax, tn_softmax_int(left, 1, NULL, &made))
LOOP(layer_norm, tn_layer_norm(left, side, 1, gain, shift, 1e-5, false, &made))
LOOP(cumulate, tn_cumsum(left, 1, NULL, &made))
LOOP(turn, tn_clone(turned, &(tn_memory_format){TN_MEMORY_FORMAT_CONTIGUOUS}, &made))
LOOP(select_rows, tn_index_select(left, 0, rows, &made))
LOOP(product, tn_mm(left, right, &made))
LOOP(product_brain, tn_mm(brain, brain, &made))
LOOP(product_bytes, tn__int_mm(bytes, bytes, &made))
LOOP(convolution, tn_conv2d(image, filter, NULL, one, 2, one, 2, one, 2, 1, &made))
LOOP(pool,
     tn_max_pool2d(image, three, 2, three, 2, (const int64_t[]){0, 0}, 2, one, 2, false, &made))
LOOP(attention,
     tn_scaled_dot_product_attention(query, query, query, NULL, 0, false, NULL, false, &made))

static bool sort(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *values, *places;
        if (tn_sort(left, 1, false, &values, &places) != TN_OK)
            return false;
        tn_tensor_release(values);
        tn_tensor_release(places);
    }
    return true;
}

/* Normal numbers, the same in every process. */
static bool draw(const int64_t *sizes, size_t rank, tn_tensor **out)
{
    return tn_randn(sizes, rank, NULL, NULL, NULL, NULL, out) == TN_OK;
}

static bool convert(tn_tensor *from, tn_dtype dtype, tn_tensor **out)
{
    return tn_to_dtype(from, dtype, false, false, NULL, out) == TN_OK;
}

static bool make_inputs(void)
{
    static const int64_t square[] = {SIDE, SIDE}, images[] = {1, CHANNELS, IMAGE, IMAGE},
                         filters[] = {CHANNELS, CHANNELS, 3, 3}, words[] = {1, HEADS, WORDS, WIDTH};
    return draw(square, 2, &left) && draw(square, 2, &right) && draw(side, 1, &gain) &&
           draw(side, 1, &shift) && draw(images, 4, &image) && draw(filters, 4, &filter) &&
           draw(words, 4, &query) && tn_t(left, &turned) == TN_OK &&
           convert(left, TN_DTYPE_F16, &half) && convert(left, TN_DTYPE_BF16, &brain) &&
           convert(left, TN_DTYPE_I8, &bytes) &&
           tn_randint(SIDE, side, 1, &(tn_dtype){TN_DTYPE_I64}, NULL, NULL, NULL, &rows) == TN_OK;
}

int main(int argc, char **argv)
{
    static const bench_row table[] = {
        {"add", add, 2000},
        {"add_float16", add_half, 2000},
        {"add_bfloat16", add_brain, 2000},
        {"mul", mul, 2000},
        {"mul_by_transposed", mul_turned, 500},
        {"exp", exponential, 1000},
        {"tanh", tangent, 1000},
        {"gelu", gelu, 500},
        {"to_bfloat16", to_brain, 2000},
        {"sum", sum, 2000},
        {"sum_of_columns", sum_columns, 2000},
        {"amax_of_rows", maximum, 2000},
        {"softmax", softmax, 500},
        {"layer_norm", layer_norm, 500},
        {"cumsum", cumulate, 500},
        {"contiguous_of_transposed", turn, 1000},
        {"index_select_of_rows", select_rows, 2000},
        {"sort_of_rows", sort, 50},
        {"mm", product, 500},
        {"mm_bfloat16", product_brain, 500},
        {"mm_int8", product_bytes, 500},
        {"conv2d", convolution, 500},
        {"max_pool2d", pool, 500},
        {"attention", attention, 500},
    };
    if (!make_inputs()) {
        fprintf(stderr, "bench_families: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, table, sizeof table / sizeof table[0]);
}
