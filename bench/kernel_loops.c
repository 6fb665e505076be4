/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops over built-in operators, called by name through the C boundary: compiled once and run in
 * both hosts, by bench_kernels.c in Tenon and by torch_side.py in PyTorch. Only operators without a
 * Scalar, which does not cross the boundary. All inputs are square matrices of float32.
 */
#include <tenon/extension.h>

#define LOOP __attribute__((visibility("default")))

/* Name of row `index`, NULL past the last. */
LOOP const char *bench_kernel_name(int32_t index);

/* Makes the inputs, [side, side] each, in place of those made before. */
LOOP bool bench_kernel_prepare(int64_t side);

/* Calls the operator of row `index` on the inputs, `steps` times. */
LOOP bool bench_kernel_run(int32_t index, uint64_t steps);

/* The inputs of all rows. */
static struct {
    AtenTensorHandle left;   /* contiguous, numbers from 0 to 124.875 in no order */
    AtenTensorHandle right;  /* contiguous, the same numbers in another order */
    AtenTensorHandle turned; /* `left` transposed */
    AtenTensorHandle target; /* contiguous, written by operators that write in place */
} in;

static StableIValue share(AtenTensorHandle tensor)
{
    AtenTensorHandle handle = NULL;
    aoti_torch_new_tensor_handle(tensor, &handle);
    return tn_ret_tensor(handle);
}

static StableIValue list_of(StableIValue first, const StableIValue *second)
{
    StableListHandle list = NULL;
    torch_new_list_reserve_size(2, &list);
    torch_list_push_back(list, first);
    if (second != NULL)
        torch_list_push_back(list, *second);
    return (StableIValue)(uintptr_t)list;
}

static StableIValue present(StableIValue value)
{
    StableIValue *ivalue = NULL;
    if (torch_new_stable_ivalue(&ivalue) == AOTI_TORCH_SUCCESS)
        *ivalue = value;
    return (StableIValue)(uintptr_t)ivalue;
}

/* ---- the arguments of each row ---- */

static void two(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = share(in.right);
}

static void two_turned(StableIValue *stack)
{
    stack[0] = share(in.turned);
    stack[1] = share(in.turned);
}

/* One tensor; a None or a zero, where the operator has a second argument. */
static void one(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = 0;
}

static void along_rows(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = list_of(1, NULL);
    stack[2] = 0;
}

static void along_columns(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = list_of(0, NULL);
    stack[2] = 0;
}

static void sum_along_columns(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = present(list_of(0, NULL));
    stack[2] = stack[3] = 0;
}

static void turned_to_contiguous(StableIValue *stack)
{
    stack[0] = share(in.turned);
    stack[1] = (StableIValue)aoti_torch_memory_format_contiguous_format();
}

static void into_target(StableIValue *stack)
{
    stack[0] = share(in.target);
    stack[1] = share(in.left);
    stack[2] = 0;
}

static void only_target(StableIValue *stack)
{
    stack[0] = share(in.target);
}

static void two_in_list(StableIValue *stack)
{
    StableIValue right = share(in.right);
    stack[0] = list_of(share(in.left), &right);
    stack[1] = 0;
}

static void to_double(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = (StableIValue)aoti_torch_dtype_float64();
    stack[2] = stack[3] = stack[4] = 0;
}

static void to_half(StableIValue *stack)
{
    to_double(stack);
    stack[1] = (StableIValue)aoti_torch_dtype_float16();
}

static void last_dimension(StableIValue *stack)
{
    stack[0] = share(in.left);
    stack[1] = (StableIValue)(int64_t)-1;
    stack[2] = 0;
}

/* One row of the table. */
typedef struct kernel {
    const char *name;             /* as printed */
    const char *op;               /* the operator */
    const char *overload;         /* its overload */
    void (*fill)(StableIValue *); /* writes the arguments */
    int results;                  /* tensors that it returns */
} kernel;

static const kernel kernels[] = {
    {"mul", "aten::mul", "Tensor", two, 1},
    {"div", "aten::div", "Tensor", two, 1},
    {"mul transposed", "aten::mul", "Tensor", two_turned, 1},
    {"sum", "aten::sum", "", one, 1},
    {"sum of columns", "aten::sum", "dim_IntList", sum_along_columns, 1},
    {"amax of rows", "aten::amax", "", along_rows, 1},
    {"amax of columns", "aten::amax", "", along_columns, 1},
    {"zero_", "aten::zero_", "", only_target, 1},
    {"clone", "aten::clone", "", one, 1},
    {"copy_", "aten::copy_", "", into_target, 1},
    {"contiguous of transposed", "aten::contiguous", "", turned_to_contiguous, 1},
    {"cat of two", "aten::cat", "", two_in_list, 1},
    {"to float64", "aten::to", "dtype", to_double, 1},
    {"to float16", "aten::to", "dtype", to_half, 1},
    {"sort of rows", "aten::sort", "", last_dimension, 2},
    {"mm", "aten::mm", "", two, 1},
};

const char *bench_kernel_name(int32_t index)
{
    int32_t count = (int32_t)(sizeof kernels / sizeof kernels[0]);
    return index >= 0 && index < count ? kernels[index].name : NULL;
}

/* A contiguous matrix whose elements begin at `seed` and walk through a thousand values. */
static AtenTensorHandle matrix(int64_t side, int64_t seed)
{
    const int64_t sizes[2] = {side, side};
    const int64_t strides[2] = {side, 1};
    AtenTensorHandle tensor = NULL;
    void *data = NULL;
    if (aoti_torch_empty_strided(2, sizes, strides, aoti_torch_dtype_float32(),
                                 aoti_torch_device_type_cpu(), 0, &tensor) != 0 ||
        aoti_torch_get_data_ptr(tensor, &data) != 0)
        return NULL;
    for (int64_t i = 0; i < side * side; i++)
        ((float *)data)[i] = (float)((seed + i * 7919) % 1000) / 8.0f;
    return tensor;
}

bool bench_kernel_prepare(int64_t side)
{
    const int64_t sizes[2] = {side, side};
    const int64_t strides[2] = {1, side};
    AtenTensorHandle *all[] = {&in.left, &in.right, &in.turned, &in.target};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (*all[i] != NULL)
            aoti_torch_delete_tensor_object(*all[i]);
        *all[i] = NULL;
    }
    in.left = matrix(side, 0);
    in.right = matrix(side, 500);
    in.target = matrix(side, 0);
    return in.left != NULL && in.right != NULL && in.target != NULL &&
           aoti_torch__reinterpret_tensor(in.left, 2, sizes, strides, 0, &in.turned) == 0;
}

bool bench_kernel_run(int32_t index, uint64_t steps)
{
    const kernel *row = &kernels[index];
    for (uint64_t i = 0; i < steps; i++) {
        StableIValue stack[8];
        row->fill(stack);
        if (torch_call_dispatcher(row->op, row->overload, stack, TORCH_ABI_VERSION) != 0)
            return false;
        for (int r = 0; r < row->results; r++)
            aoti_torch_delete_tensor_object(tn_arg_tensor(stack[r]));
    }
    return true;
}
