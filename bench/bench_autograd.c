/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_autograd: recording and backward on one element, from C with the operators cached.
 *
 *     plain_mul         aten::mul.Tensor of a tensor with itself, and the release of its result
 *     record_mul        the same of a leaf: the difference is what recording adds
 *     square_backward   (x * x).sum(), backward, and the gradient taken away again
 *     chain_backward    ten multiplications, one behind the other, and backward, per multiplication
 *
 * `gate.py` holds their instructions per step against bench/instructions.tsv.
 */
#include "bench.h"

#include <tenon/autograd.h>
#include <tenon/tenon.h>

static const tn_op *mul_op;
static const tn_op *sum_op;
static tn_tensor *leaf;    /* float32 [1], requires a gradient */
static StableIValue boxed; /* the same */
static StableIValue plain; /* float32 [1], requires none */

static bool multiply(StableIValue a, StableIValue b, StableIValue *out)
{
    const StableIValue args[] = {a, b};
    return tn_op_call_boxed(mul_op, args, out) == TN_OK;
}

/* Squares of `x`, dropped at once. */
static bool squares(StableIValue x, uint64_t steps)
{
    StableIValue result;
    for (uint64_t i = 0; i < steps; i++) {
        if (!multiply(x, x, &result))
            return false;
        tn_boxed_tensor_release(result);
    }
    return true;
}

static bool loop_plain(uint64_t steps)
{
    return squares(plain, steps);
}

static bool loop_record(uint64_t steps)
{
    return squares(boxed, steps);
}

/* Backward of the sum of `result`, which it drops. */
static bool finish(StableIValue result)
{
    StableIValue total;
    const StableIValue args[] = {result, 0};
    if (tn_op_call_boxed(sum_op, args, &total) != TN_OK)
        return false;
    tn_tensor *root = tn_boxed_tensor(total);
    const tn_backward_call asked = {.size = sizeof asked, .roots = &root, .nroots = 1};
    bool is_done = tn_backward(&asked) == TN_OK && tn_tensor_set_grad(leaf, NULL) == TN_OK;
    tn_boxed_tensor_release(total);
    tn_boxed_tensor_release(result);
    return is_done;
}

static bool loop_square(uint64_t steps)
{
    StableIValue result;
    for (uint64_t i = 0; i < steps; i++)
        if (!multiply(boxed, boxed, &result) || !finish(result))
            return false;
    return true;
}

static bool loop_chain(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i += 10) {
        StableIValue at;
        if (!multiply(boxed, boxed, &at))
            return false;
        for (int j = 0; j < 9; j++) {
            StableIValue next;
            if (!multiply(at, boxed, &next))
                return false;
            tn_boxed_tensor_release(at);
            at = next;
        }
        if (!finish(at))
            return false;
    }
    return true;
}

static bool begin(void)
{
    static const int64_t sizes[] = {1};
    tn_tensor *other;
    if (tn_op_find("aten::mul.Tensor", &mul_op) != TN_OK ||
        tn_op_find("aten::sum", &sum_op) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &leaf) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &other) != TN_OK)
        return false;
    *(float *)tn_tensor_data(leaf) = *(float *)tn_tensor_data(other) = 1;
    return tn_tensor_set_requires_grad(leaf, true) == TN_OK &&
           tn_boxed_from_tensor_take(leaf, &boxed) == TN_OK &&
           tn_boxed_from_tensor_take(other, &plain) == TN_OK;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {
        {"plain_mul", loop_plain, 50000},
        {"record_mul", loop_record, 50000},
        {"square_backward", loop_square, 20000},
        {"chain_backward", loop_chain, 20000},
    };
    if (!begin()) {
        fprintf(stderr, "bench_autograd: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
