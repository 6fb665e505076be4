/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_small: built-in operators on one element, from C with the operator cached: what a call
 * costs when there is next to nothing to compute.
 *
 *     small_mul         aten::mul.Tensor, and the release of its result
 *     small_mul_number  the same with a tensor without dimensions, whose dtype is another
 *     small_clone       aten::clone
 *     small_transpose   aten::transpose.int
 *     small_mul_out     aten::mul.out into the same tensor
 *
 * `gate.py` holds their instructions per call against bench/instructions.tsv.
 */
#include "bench.h"

#include <tenon/tenon.h>

#include <string.h>

static const tn_op *mul_op;
static const tn_op *mul_out_op;
static const tn_op *clone_op;
static const tn_op *transpose_op;
static StableIValue one;    /* float32 [1] */
static StableIValue image;  /* float32 [1, 1] */
static StableIValue number; /* int64 [] */

static bool call(const tn_op *op, const StableIValue *args)
{
    StableIValue result;
    if (tn_op_call_boxed(op, args, &result) != TN_OK)
        return false;
    tn_boxed_tensor_release(result);
    return true;
}

static bool loop_mul(uint64_t steps)
{
    const StableIValue args[] = {one, one};
    for (uint64_t i = 0; i < steps; i++)
        if (!call(mul_op, args))
            return false;
    return true;
}

static bool loop_mul_number(uint64_t steps)
{
    const StableIValue args[] = {one, number};
    for (uint64_t i = 0; i < steps; i++)
        if (!call(mul_op, args))
            return false;
    return true;
}

static bool loop_mul_out(uint64_t steps)
{
    const StableIValue args[] = {one, one, one};
    for (uint64_t i = 0; i < steps; i++)
        if (!call(mul_out_op, args))
            return false;
    return true;
}

static bool loop_clone(uint64_t steps)
{
    const StableIValue args[] = {one, 0};
    for (uint64_t i = 0; i < steps; i++)
        if (!call(clone_op, args))
            return false;
    return true;
}

static bool loop_transpose(uint64_t steps)
{
    const StableIValue args[] = {image, 0, 1};
    for (uint64_t i = 0; i < steps; i++)
        if (!call(transpose_op, args))
            return false;
    return true;
}

static bool make(tn_dtype dtype, int64_t rank, StableIValue *out)
{
    static const int64_t sizes[] = {1, 1};
    tn_tensor *tensor;
    if (tn_tensor_empty(dtype, rank, sizes, NULL, TN_CPU, &tensor) != TN_OK)
        return false;
    memset(tn_tensor_data(tensor), 0, tn_dtype_size(dtype));
    return tn_boxed_from_tensor_take(tensor, out) == TN_OK;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {
        {"small_mul", loop_mul, 50000},
        {"small_mul_number", loop_mul_number, 50000},
        {"small_mul_out", loop_mul_out, 50000},
        {"small_clone", loop_clone, 50000},
        {"small_transpose", loop_transpose, 50000},
    };
    if (tn_op_find("aten::mul.Tensor", &mul_op) != TN_OK ||
        tn_op_find("aten::mul.out", &mul_out_op) != TN_OK ||
        tn_op_find("aten::clone", &clone_op) != TN_OK ||
        tn_op_find("aten::transpose.int", &transpose_op) != TN_OK || !make(TN_DTYPE_F32, 1, &one) ||
        !make(TN_DTYPE_F32, 2, &image) || !make(TN_DTYPE_I64, 0, &number)) {
        fprintf(stderr, "bench_small: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
