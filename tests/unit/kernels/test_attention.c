/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Attention in blocks against attention step by step, which shares no code with it. Scores grow
 * towards the last keys, so that later blocks shrink what earlier ones came to.
 */
#include "op_fixture.h"

#include <math.h>

#define HEADS 4

/* One call: how many rows, keys and numbers in a head, and what else it says. */
typedef struct row {
    int64_t rows, keys, size; /* L, S, E */
    int64_t key_heads;        /* of K and V */
    bool is_causal, has_mask; /* as named */
    bool is_turned;           /* heads lie inside of rows in memory */
    tn_dtype dtype;           /* of all tensors */
} row;

/* Whether the numbers of a row are not side by side in memory, in the tensors made next. */
static bool is_apart;

static uint32_t seed = 1;

static double draw(void)
{
    seed = seed * 1664525 + 1013904223;
    return (double)(seed >> 8) / (1 << 24) - 0.5;
}

static tn_tensor *random_tensor(tn_dtype dtype, int64_t rank, const int64_t *sizes, bool grows)
{
    int64_t count = 1;
    tn_tensor *made = NULL;
    for (int64_t d = 0; d < rank; d++)
        count *= sizes[d];
    assert_int_equal(tn_tensor_empty(dtype, rank, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < count; i++) {
        double number = draw() + (grows ? (double)i / (double)count : 0);
        if (dtype == TN_DTYPE_F64)
            ((double *)made->data)[i] = number;
        else
            ((float *)made->data)[i] = (float)number;
    }
    return made;
}

/* [2, heads, length, size], as such or turned. */
static tn_tensor *heads_tensor(const row *r, int64_t heads, int64_t length, bool grows)
{
    const int64_t apart[4] = {2, heads, r->size, length};
    const int64_t sizes[4] = {2, r->is_turned ? length : heads, r->is_turned ? heads : length,
                              r->size};
    tn_tensor *made = random_tensor(r->dtype, 4, is_apart ? apart : sizes, grows);
    if (!r->is_turned && !is_apart)
        return made;
    const int dim = is_apart ? 3 : 1;
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(made), I(dim), I(2)));
    tn_tensor_release(made);
    return turned;
}

/* A mask that closes every seventh key, and all keys of the third row. */
static tn_tensor *make_mask(const row *r)
{
    const int64_t sizes[2] = {r->rows, r->keys};
    tn_tensor *mask = random_tensor(r->dtype, 2, sizes, false);
    for (int64_t i = 0; i < r->rows * r->keys; i++) {
        if (i % 7 != 3 && i / r->keys != 2)
            continue;
        if (r->dtype == TN_DTYPE_F64)
            ((double *)mask->data)[i] = -(double)INFINITY;
        else
            ((float *)mask->data)[i] = -INFINITY;
    }
    return mask;
}

static void assert_close(tn_tensor *got, tn_tensor *wanted, const row *r)
{
    tn_tensor *apart = call("aten::sub.Tensor", ARGS(T(got), T(wanted), I(1)));
    tn_tensor *size = call("aten::abs", ARGS(T(apart)));
    tn_tensor *most = call("aten::max", ARGS(T(size)));
    double difference =
        r->dtype == TN_DTYPE_F64 ? *(double *)most->data : (double)*(float *)most->data;
    if (!(difference <= (r->dtype == TN_DTYPE_F64 ? 1e-13 : 1e-5)))
        fail_msg("%lld rows, %lld keys of %lld: apart by %g", (long long)r->rows,
                 (long long)r->keys, (long long)r->size, difference);
    tn_tensor_release(apart);
    tn_tensor_release(size);
    tn_tensor_release(most);
}

static void compare(const row *r)
{
    tn_tensor *query = heads_tensor(r, HEADS, r->rows, false);
    tn_tensor *key = heads_tensor(r, r->key_heads, r->keys, true);
    tn_tensor *value = heads_tensor(r, r->key_heads, r->keys, false);
    tn_tensor *mask = r->has_mask ? make_mask(r) : NULL;
    tn_value given = mask == NULL ? NONE : T(mask);
    tn_value got[2];
    tn_value wanted[2];
    call_all("aten::_scaled_dot_product_flash_attention_for_cpu",
             ARGS(T(query), T(key), T(value), D(0), B(r->is_causal), given, D(3)), got, 2);
    call_all("aten::_scaled_dot_product_attention_math",
             ARGS(T(query), T(key), T(value), given, D(0), B(r->is_causal), NONE, D(3), B(true)),
             wanted, 2);
    assert_close(got[0].as.tensor, wanted[0].as.tensor, r);
    for (int i = 0; i < 2; i++) {
        tn_value_release(&got[i]);
        tn_value_release(&wanted[i]);
    }
    tn_tensor_release(query);
    tn_tensor_release(key);
    tn_tensor_release(value);
    if (mask != NULL)
        tn_tensor_release(mask);
}

static void blocks_give_what_steps_give(void **state)
{
    (void)state;
    static const row rows[] = {
        {5, 7, 8, HEADS, false, false, false, TN_DTYPE_F32},
        {48, 256, 64, HEADS, false, false, false, TN_DTYPE_F32},
        {49, 257, 64, HEADS, false, false, true, TN_DTYPE_F32},
        {100, 600, 40, 2, false, false, false, TN_DTYPE_F32},
        {130, 130, 33, HEADS, true, false, false, TN_DTYPE_F32},
        {300, 280, 32, 1, true, false, true, TN_DTYPE_F32},
        {50, 600, 16, HEADS, false, true, false, TN_DTYPE_F32},
        {60, 300, 24, 2, false, true, true, TN_DTYPE_F64},
        {70, 520, 17, HEADS, true, false, false, TN_DTYPE_F64},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++)
        compare(&rows[i]);
}

/* The last keys are dot products where they are few: around strips, and around a block of 256. */
static void any_number_of_keys_gives_what_steps_give(void **state)
{
    (void)state;
    for (int64_t keys = 1; keys < 300; keys += keys == 70 ? 180 : 1)
        for (int i = 0; i < 5; i++) {
            const tn_dtype dtype = i == 1 ? TN_DTYPE_F64 : TN_DTYPE_F32;
            const int64_t rows = 3 + keys % 20, size = 9 + keys % 41;
            const row r = {rows, keys, size, i % 2 == 0 ? HEADS : 2, i == 2, i == 3, i == 3, dtype};
            is_apart = i == 4;
            compare(&r);
        }
    is_apart = false;
}

/* Return `count` heads of one batch. */
static tn_tensor *heads_of(tn_tensor *self, int64_t batch, int64_t first, int64_t count)
{
    tn_tensor *one = call("aten::narrow", ARGS(T(self), I(0), I(batch), I(1)));
    tn_tensor *heads = call("aten::narrow", ARGS(T(one), I(1), I(first), I(count)));
    tn_tensor_release(one);
    return heads;
}

/* The gradients of Q, K and V, for a gradient of the result that is Q. */
static void derive(const row *r, tn_tensor *query, tn_tensor *key, tn_tensor *value,
                   tn_value *grads)
{
    tn_value out[2];
    call_all("aten::_scaled_dot_product_flash_attention_for_cpu",
             ARGS(T(query), T(key), T(value), D(0), B(r->is_causal), NONE, D(3)), out, 2);
    call_all("aten::_scaled_dot_product_flash_attention_for_cpu_backward",
             ARGS(T(query), T(query), T(key), T(value), out[0], out[1], D(0), B(r->is_causal), NONE,
                  D(3)),
             grads, 3);
    tn_value_release(&out[0]);
    tn_value_release(&out[1]);
}

/* Gradients are made some heads at a time; each group of heads is compared with itself alone. */
static void gradients_of_heads_do_not_mix(void **state)
{
    static const row rows[] = {
        {9, 7, 8, HEADS, true, false, false, TN_DTYPE_F64},      /* all heads at a time */
        {200, 310, 8, 2, false, false, false, TN_DTYPE_F64},     /* a group, above the bound */
        {210, 200, 16, HEADS, false, false, true, TN_DTYPE_F64}, /* three, then one */
    };
    (void)state;
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        const row *r = &rows[i];
        int64_t group = HEADS / r->key_heads;
        tn_tensor *query = heads_tensor(r, HEADS, r->rows, false);
        tn_tensor *key = heads_tensor(r, r->key_heads, r->keys, true);
        tn_tensor *value = heads_tensor(r, r->key_heads, r->keys, false);
        tn_value whole[3];
        derive(r, query, key, value, whole);
        for (int64_t at = 0; at < 2 * r->key_heads; at++) {
            int64_t batch = at / r->key_heads;
            int64_t head = at % r->key_heads;
            tn_tensor *few[3] = {heads_of(query, batch, head * group, group),
                                 heads_of(key, batch, head, 1), heads_of(value, batch, head, 1)};
            tn_value alone[3];
            derive(r, few[0], few[1], few[2], alone);
            for (int which = 0; which < 3; which++) {
                int64_t heads = which == 0 ? group : 1;
                tn_tensor *part = heads_of(whole[which].as.tensor, batch, head * heads, heads);
                assert_close(part, alone[which].as.tensor, r);
                tn_tensor_release(part);
                tn_tensor_release(few[which]);
                tn_value_release(&alone[which]);
            }
        }
        for (int which = 0; which < 3; which++)
            tn_value_release(&whole[which]);
        tn_tensor_release(query);
        tn_tensor_release(key);
        tn_tensor_release(value);
    }
}

/* Without elements in Q, keys and values have gradients of zeros. */
static void gradients_without_queries_are_zeros(void **state)
{
    static const int64_t queries[][4] = {{1, 8, 0, 16}, {1, 0, 4, 8}, {0, 2, 4, 8}};
    static const int64_t keys[][4] = {{1, 2, 4, 16}, {1, 2, 4, 8}, {0, 2, 4, 8}};
    const row r = {.dtype = TN_DTYPE_F32};
    (void)state;
    for (size_t i = 0; i < TN_LEN(queries); i++) {
        tn_tensor *query = random_tensor(TN_DTYPE_F32, 4, queries[i], false);
        tn_tensor *key = random_tensor(TN_DTYPE_F32, 4, keys[i], false);
        tn_value grads[3];
        derive(&r, query, key, key, grads);
        for (int which = 0; which < 3; which++) {
            const tn_tensor *grad = grads[which].as.tensor;
            assert_shape(grad, 4, which == 0 ? queries[i] : keys[i]);
            for (int64_t at = 0; at < grad->numel; at++)
                assert_true(((float *)grad->data)[at] == 0);
            tn_value_release(&grads[which]);
        }
        tn_tensor_release(query);
        tn_tensor_release(key);
    }
}

/* Each argument whose sizes do not fit is named; the blocks would read beyond it, or leave results
 * unwritten. */
static void gradients_refuse_sizes_that_do_not_fit(void **state)
{
    static const char *const names[] = {"grad_out", "out", "logsumexp", "key", "value"};
    static const int places[] = {0, 4, 5, 2, 3};
    const row r = {6, 5, 4, HEADS, false, false, false, TN_DTYPE_F32};
    (void)state;
    tn_tensor *query = heads_tensor(&r, HEADS, r.rows, false);
    tn_tensor *key = heads_tensor(&r, HEADS, r.keys, false);
    tn_tensor *sums = call("aten::select.int", ARGS(T(query), I(3), I(0)));
    for (size_t i = 0; i < TN_LEN(names); i++) {
        tn_value args[] = {T(query), T(query), T(key),   T(key), T(query),
                           T(sums),  D(0),     B(false), NONE,   NONE};
        tn_tensor *fits = args[places[i]].as.tensor;
        /* A batch more for keys and values, which the operator itself takes; else a row less. */
        tn_tensor *other = i >= 3 ? call("aten::repeat", ARGS(T(fits), INTS(2, 1, 1, 1)))
                                  : call("aten::narrow", ARGS(T(fits), I(2), I(0), I(r.rows - 1)));
        args[places[i]] = T(other);
        call_fails("aten::_scaled_dot_product_flash_attention_for_cpu_backward", args, TN_LEN(args),
                   names[i]);
        assert_non_null(strstr(tn_last_error(), "has sizes"));
        tn_tensor_release(other);
    }
    tn_tensor_release(query);
    tn_tensor_release(key);
    tn_tensor_release(sums);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gradients_of_heads_do_not_mix),
        cmocka_unit_test(gradients_without_queries_are_zeros),
        cmocka_unit_test(gradients_refuse_sizes_that_do_not_fit),
        cmocka_unit_test(blocks_give_what_steps_give),
        cmocka_unit_test(any_number_of_keys_gives_what_steps_give),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
