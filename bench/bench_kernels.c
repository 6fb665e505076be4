/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_kernels: what built-in operators cost on large inputs, as nanoseconds per element (per
 * multiplication for products), called through the dispatcher.
 */
#include "bench.h"

#include <tenon/op.h>
#include <tenon/tensor.h>

/* Elements of the large vectors: 4 MiB of float, within most last-level caches. */
enum { LARGE = 1 << 20, SIDE = 512 };

static const tn_op *add_op;
static const tn_op *sum_op;
static const tn_op *clone_op;
static const tn_op *to_op;
static const tn_op *mm_op;
static const tn_op *sort_op;
static const tn_op *fill_op;
static tn_tensor *vector;     /* float [LARGE] */
static tn_tensor *turned;     /* float [1024, 1024], transposed */
static tn_tensor *matrix_f32; /* [SIDE, SIDE] */
static tn_tensor *matrix_f64; /* [SIDE, SIDE] */

/* Calls and drops the results; `steps` counts elements, of which a call does `per_call`. */
static bool repeat(const tn_op *op, const tn_value *args, size_t count, uint64_t steps,
                   uint64_t per_call)
{
    for (uint64_t done = 0; done < steps; done += per_call) {
        tn_value outs[2] = {{TN_KIND_NONE, {0}}, {TN_KIND_NONE, {0}}};
        if (tn_op_call(op, args, count, outs, 2) != TN_OK)
            return false;
        tn_value_release(&outs[0]);
        tn_value_release(&outs[1]);
    }
    return true;
}

static bool add(uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(vector), tn_value_tensor(vector)};
    return repeat(add_op, args, 2, steps, LARGE);
}

static bool add_strided(uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(turned), tn_value_tensor(turned)};
    return repeat(add_op, args, 2, steps, LARGE);
}

static bool sum(uint64_t steps)
{
    tn_value args[1] = {tn_value_tensor(vector)};
    return repeat(sum_op, args, 1, steps, LARGE);
}

static bool fill(uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(vector), tn_value_double(1.5)};
    return repeat(fill_op, args, 2, steps, LARGE);
}

static bool clone(uint64_t steps)
{
    tn_value args[1] = {tn_value_tensor(vector)};
    return repeat(clone_op, args, 1, steps, LARGE);
}

static bool transpose(uint64_t steps)
{
    tn_value format = {TN_KIND_MEMORY_FORMAT, {.integer = TN_MEMORY_FORMAT_CONTIGUOUS}};
    tn_value args[2] = {tn_value_tensor(turned), format};
    return repeat(clone_op, args, 2, steps, LARGE);
}

static bool to_half(uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(vector), tn_value_dtype(TN_DTYPE_F16)};
    return repeat(to_op, args, 2, steps, LARGE);
}

static bool to_double(uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(vector), tn_value_dtype(TN_DTYPE_F64)};
    return repeat(to_op, args, 2, steps, LARGE);
}

static bool sort(uint64_t steps)
{
    tn_value args[1] = {tn_value_tensor(matrix_f32)};
    return repeat(sort_op, args, 1, steps, (uint64_t)SIDE * SIDE);
}

static bool product(tn_tensor *matrix, uint64_t steps)
{
    tn_value args[2] = {tn_value_tensor(matrix), tn_value_tensor(matrix)};
    return repeat(mm_op, args, 2, steps, (uint64_t)SIDE * SIDE * SIDE);
}

static bool product_f32(uint64_t steps)
{
    return product(matrix_f32, steps);
}

static bool product_f64(uint64_t steps)
{
    return product(matrix_f64, steps);
}

static bool find_all(void)
{
    return tn_op_find("aten::add.Tensor", &add_op) == TN_OK &&
           tn_op_find("aten::sum", &sum_op) == TN_OK &&
           tn_op_find("aten::clone", &clone_op) == TN_OK &&
           tn_op_find("aten::to.dtype", &to_op) == TN_OK &&
           tn_op_find("aten::mm", &mm_op) == TN_OK && tn_op_find("aten::sort", &sort_op) == TN_OK &&
           tn_op_find("aten::fill_.Scalar", &fill_op) == TN_OK;
}

static bool make_all(void)
{
    const int64_t large[1] = {LARGE};
    const int64_t square[2] = {SIDE, SIDE};
    const int64_t rows[2] = {1024, LARGE / 1024};
    const int64_t strides[2] = {1, 1024};
    if (tn_tensor_empty(TN_DTYPE_F32, 1, large, NULL, TN_CPU, &vector) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F32, 2, square, NULL, TN_CPU, &matrix_f32) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F64, 2, square, NULL, TN_CPU, &matrix_f64) != TN_OK ||
        tn_tensor_view(vector, 2, rows, strides, 0, &turned) != TN_OK)
        return false;
    for (int64_t i = 0; i < LARGE; i++)
        ((float *)tn_tensor_data(vector))[i] = (float)(i % 1000) / 8.0f;
    for (int64_t i = 0; i < SIDE * SIDE; i++) {
        ((float *)tn_tensor_data(matrix_f32))[i] = (float)(i * 7919 % 1000) / 8.0f;
        ((double *)tn_tensor_data(matrix_f64))[i] = (double)(i % 1000) / 8.0;
    }
    return true;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {
        {"add, per float", add, 20 * (uint64_t)LARGE},
        {"add transposed, per float", add_strided, 20 * (uint64_t)LARGE},
        {"sum, per float", sum, 20 * (uint64_t)LARGE},
        {"fill, per float", fill, 40 * (uint64_t)LARGE},
        {"clone, per float", clone, 20 * (uint64_t)LARGE},
        {"clone of a transpose, per float", transpose, 10 * (uint64_t)LARGE},
        {"float to double, per element", to_double, 10 * (uint64_t)LARGE},
        {"float to half, per element", to_half, 5 * (uint64_t)LARGE},
        {"sort of rows of 512, per float", sort, 2 * (uint64_t)SIDE * SIDE},
        {"mm 512 float, per product", product_f32, 4 * (uint64_t)SIDE * SIDE * SIDE},
        {"mm 512 double, per product", product_f64, 2 * (uint64_t)SIDE * SIDE * SIDE},
    };
    if (!find_all() || !make_all())
        return 1;
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
