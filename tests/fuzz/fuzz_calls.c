/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A sequence of calls: the bytes say which tensors to make, which built-in operators to call with
 * which arguments, and what to drop. Whatever the arguments are, a call gives results or a status
 * with a message, and the tensors stay usable.
 */
#include "fuzz.h"

#include <string.h>
#include <tenon/tenon.h>

#include "schema/schema_tree.h"

enum { TENSORS = 6, MOST_OPS = 4096, MOST_ARGS = 12, MOST_ITEMS = 4 };

/* The bytes that are still to be read; zeros follow the end. */
typedef struct tape {
    const uint8_t *data; /* next byte */
    size_t left;         /* bytes */
} tape;

static const tn_op *ops[MOST_OPS];
static size_t nops;

static uint8_t next(tape *in)
{
    if (in->left == 0)
        return 0;
    in->left--;
    return *in->data++;
}

/* Small numbers, because a machine's memory is not what is tested, and the ends of the range. */
static int64_t next_number(tape *in)
{
    uint8_t byte = next(in);
    return byte == 255 ? INT64_MAX : byte == 254 ? INT64_MIN : (int64_t)(byte % 12) - 4;
}

static bool collect(void *context, const tn_op *op)
{
    (void)context;
    if (strncmp(tn_op_name(op), "aten::", 6) == 0 && nops < MOST_OPS &&
        strstr(tn_op_name(op), "from_file") == NULL)
        ops[nops++] = op;
    return true;
}

static void make_tensor(tape *in, tn_tensor **at)
{
    int64_t sizes[4];
    int64_t strides[4];
    tn_tensor *made = NULL;
    tn_device device = {next(in) % 16 == 0 ? TN_DEVICE_META : TN_DEVICE_CPU, -1};
    int64_t ndim = next(in) % 5;
    bool has_strides = next(in) % 3 == 0;
    for (int64_t i = 0; i < ndim; i++) {
        sizes[i] = next(in) % 5;
        strides[i] = next(in) % 7;
    }
    tn_dtype dtype = (tn_dtype)(next(in) % 48);
    if (tn_tensor_empty(dtype, ndim, sizes, has_strides ? strides : NULL, device, &made) != TN_OK) {
        FUZZ_EXPECT(made == NULL && tn_last_error()[0] != '\0');
        return;
    }
    /* Values that mean nothing would hide reads of what was never written. */
    if (tn_tensor_data(made) != NULL)
        memset(tn_tensor_data(made), next(in), tn_tensor_storage_bytes(made));
    tn_tensor_release(*at);
    *at = made;
}

static tn_value any_value(tape *in, tn_tensor **tensors, tn_value *items, int64_t *numbers)
{
    static const char *const words[] = {"reflect", "constant", "sum", "mean", "x", ""};
    size_t count = next(in) % (MOST_ITEMS + 1);
    switch (next(in) % 12) {
    case 0:
    case 1:
    case 2:
        return tn_value_tensor(tensors[next(in) % TENSORS]);
    case 3:
    case 4:
        return tn_value_int(next_number(in));
    case 5:
        return tn_value_double((double)next_number(in) / 4);
    case 6:
        return tn_value_bool(next(in) & 1);
    case 7:
        for (size_t i = 0; i < count; i++)
            numbers[i] = next_number(in);
        return tn_value_ints(numbers, count);
    case 8:
        for (size_t i = 0; i < count; i++)
            items[i] = next(in) % 4 == 0 ? tn_value_int(next_number(in))
                                         : tn_value_tensor(tensors[next(in) % TENSORS]);
        return tn_value_list(items, count);
    case 9:
        return tn_value_dtype((tn_dtype)(next(in) % 48));
    case 10: {
        const char *word = words[next(in) % 6];
        return tn_value_string(word, strlen(word));
    }
    default:
        return next(in) & 1 ? tn_value_none() : tn_value_default();
    }
}

/* A value of the argument's type; those of rare types, and one in sixteen, are of any kind. */
static tn_value next_value(tape *in, const tni_type *type, tn_tensor **tensors, tn_value *items,
                           int64_t *numbers)
{
    uint8_t choice = next(in);
    if (type->kind == TNI_TYPE_OPTIONAL) {
        if (choice % 3 == 0)
            return tn_value_none();
        type = type->items[0];
    }
    if (choice % 16 == 0)
        return any_value(in, tensors, items, numbers);
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return tn_value_tensor(tensors[next(in) % TENSORS]);
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        return tn_value_int(next_number(in));
    case TNI_TYPE_FLOAT:
        return tn_value_double((double)next_number(in) / 4);
    case TNI_TYPE_SCALAR:
        return choice & 1 ? tn_value_double((double)next_number(in) / 4)
                          : tn_value_int(next_number(in));
    case TNI_TYPE_BOOL:
        return tn_value_bool(next(in) & 1);
    case TNI_TYPE_SCALAR_TYPE:
        return tn_value_dtype((tn_dtype)(next(in) % 48));
    case TNI_TYPE_LIST: {
        size_t count = next(in) % (MOST_ITEMS + 1);
        if (type->items[0]->kind == TNI_TYPE_TENSOR) {
            for (size_t i = 0; i < count; i++)
                items[i] = tn_value_tensor(tensors[next(in) % TENSORS]);
            return tn_value_list(items, count);
        }
        for (size_t i = 0; i < count; i++)
            numbers[i] = next_number(in);
        return tn_value_ints(numbers, count);
    }
    default:
        return any_value(in, tensors, items, numbers);
    }
}

static void call_operator(tape *in, tn_tensor **tensors)
{
    tn_value args[MOST_ARGS];
    tn_value items[MOST_ARGS][MOST_ITEMS];
    int64_t numbers[MOST_ARGS][MOST_ITEMS];
    tn_value outs[8];
    const tn_op *op = ops[(size_t)(next(in) * 256 + next(in)) % nops];
    size_t nargs = tn_op_num_args(op);
    if (nargs > MOST_ARGS || tn_op_num_returns(op) > 8)
        return;
    for (size_t i = 0; i < nargs; i++)
        args[i] = next_value(in, tn_op_schema(op)->args[i].type, tensors, items[i], numbers[i]);
    if (tn_op_call(op, args, nargs, outs, 8) != TN_OK) {
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
        return;
    }
    for (size_t i = 0; i < tn_op_num_returns(op); i++) {
        tn_tensor **at = &tensors[next(in) % TENSORS];
        if (outs[i].kind == TN_KIND_TENSOR && outs[i].as.tensor != NULL &&
            tn_tensor_numel(outs[i].as.tensor) < 4096) {
            tn_tensor *kept = tn_tensor_retain(outs[i].as.tensor);
            tn_tensor_release(*at);
            *at = kept;
        }
        tn_value_release(&outs[i]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tape in = {data, size};
    tn_tensor *tensors[TENSORS] = {NULL};
    if (nops == 0)
        FUZZ_EXPECT(tn_op_list("aten::*", collect, NULL) == TN_OK && nops > 50);
    for (size_t i = 0; i < TENSORS; i++)
        make_tensor(&in, &tensors[i]);
    for (int steps = 0; in.left > 0 && steps < 32; steps++) {
        if (next(&in) % 8 == 0)
            make_tensor(&in, &tensors[next(&in) % TENSORS]);
        else
            call_operator(&in, tensors);
    }
    for (size_t i = 0; i < TENSORS; i++)
        tn_tensor_release(tensors[i]);
    return 0;
}

/* Sequences of every length from one fixed sequence of numbers. */
size_t fuzz_seeds(const fuzz_seed **out)
{
    return fuzz_programs(1, 5, out);
}
