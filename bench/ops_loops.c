/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The rows of `./dev bench ops`: operators on inputs of the size that a goal is stated for, called
 * by name through the C boundary. Compiled once and run in both hosts, by bench_ops.c in Tenon and
 * by torch_side.py in PyTorch; ops.py reads the rows out of here, too.
 *
 * Inputs and arguments are short texts:
 *
 *     f4x8    float32 [4, 8] with numbers between -4 and 4 in no order
 *     h4x8    the same in bfloat16
 *     b4x8    bool, true at every other place in the mean
 *     i4x8%9  int64 from 0 to 8
 *     f4x8t   a float32 [8, 4] transposed; f1x2x3x4c one that is channels-last
 *
 *     t0      the first input         d0.5      a float       n         None
 *     i-1     an int                  b1        a bool        snone     the string "none"
 *     [t0,t1] a list                  ?[i0]     a value for an optional argument
 *     m       the memory format "contiguous"
 *
 * A Scalar does not cross the boundary, so add is called through the fallback function that has a
 * double in its place; where that does not exist either, a row has no operator, and each host calls
 * its own way.
 */
#include <tenon/extension.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#define LOOP __attribute__((visibility("default")))

/*
 * Row `index` as a text, NULL past the last, split by tabs: name, unit, work of a call in the
 * unit's small parts (elements, bytes, operations), goal (a ratio to PyTorch's time), threads
 * ("both" where one and two count), operator ("" where each host calls its own way).
 */
LOOP const char *bench_op_row(int32_t index);

/* Makes the inputs of row `index` in place of those made before. */
LOOP bool bench_op_prepare(int32_t index);

/* Input `which` of the row that was prepared; borrowed. */
LOOP AtenTensorHandle bench_op_input(int32_t which);

/* Calls the operator of row `index` on its inputs, `steps` times. */
LOOP bool bench_op_run(int32_t index, uint64_t steps);

/* Most inputs of a row, and ivalues of a call. */
enum { MOST_INPUTS = 4, MOST_IVALUES = 12 };

/* One row of the table. */
typedef struct op_row {
    const char *text;     /* what bench_op_row gives, without the operator */
    const char *op;       /* the operator; "" for none; a shim where there is no overload */
    const char *overload; /* its overload; NULL: the function `shim` is called instead */
    const char *inputs;   /* separated by blanks */
    const char *args;     /* separated by blanks */
    int results;          /* tensors that it returns */
} op_row;

/* A unary function of 4 Mi floats, and the same into a fresh result. */
#define UNARY(name, more)                                                                          \
    {name " into out\tns/element\t4194304\t1.0\tboth",                                             \
     "aten::" name,                                                                                \
     "out",                                                                                        \
     "f4194304 f4194304",                                                                          \
     "t0 " more "t1",                                                                              \
     1},                                                                                           \
    {                                                                                              \
        name " fresh\tns/element\t4194304\t0.8\tboth", "aten::" name, "", "f4194304", "t0 " more,  \
            1                                                                                      \
    }

static const op_row rows[] = {
    {"add into out\tns/element\t4194304\t1.0\tboth", "", NULL, "f4194304 f4194304 f4194304", "", 0},
    {"add fresh\tns/element\t4194304\t0.8\tboth", "aoti_torch_cpu_add_Tensor", NULL,
     "f4194304 f4194304", "", 0},
    UNARY("exp", ""),
    UNARY("tanh", ""),
    UNARY("sigmoid", ""),
    UNARY("erf", ""),
    UNARY("gelu", "snone "),
    {"sum\tGB/s\t16777216\t0.9\t", "aten::sum", "", "f4194304", "t0 n", 1},
    {"sum of columns\tGB/s\t16777216\t0.9\t", "aten::sum", "dim_IntList", "f2048x2048",
     "t0 ?[i0] b0 n", 1},
    {"sum of rows\tGB/s\t16777216\t0.9\t", "aten::sum", "dim_IntList", "f2048x2048",
     "t0 ?[i1] b0 n", 1},
    {"softmax of rows\tns/element\t4194304\t0.9\t", "aten::_softmax", "", "f4096x1024", "t0 i1 b0",
     1},
    {"layer_norm of rows\tns/element\t4194304\t0.9\t", "aten::native_layer_norm", "",
     "f4096x1024 f1024 f1024", "t0 [i1024] ?t1 ?t2 d1e-5", 3},
    {"where\tns/element\t4194304\t0.2\t", "aten::where", "self", "b4194304 f4194304 f4194304",
     "t0 t1 t2", 1},
    {"sort, 1 Mi\tns/element\t1048576\t0.5\t", "aten::sort", "", "f1048576", "t0 i-1 b0", 2},
    {"transpose copy\tGB/s\t33554432\t0.6\t", "aten::copy_", "", "f2048x2048 f2048x2048t",
     "t0 t1 b0", 1},
    {"transpose copy, fresh\tGB/s\t33554432\t0.6\t", "aten::clone", "", "f2048x2048t", "t0 ?m", 1},
    {"cumsum along rows\tns/element\t4194304\t0.9\t", "aten::cumsum", "", "f2048x2048", "t0 i1 n",
     1},
    {"cumsum along columns\tns/element\t4194304\t0.9\t", "aten::cumsum", "", "f2048x2048",
     "t0 i0 n", 1},
    {"index_select of rows\tns/element\t4194304\t0.9\t", "aten::index_select", "",
     "f4096x1024 i4096%4096", "t0 i0 t1", 1},
    {"index_select of columns\tns/element\t4194304\t0.9\t", "aten::index_select", "",
     "f4096x1024 i1024%1024", "t0 i1 t1", 1},
    {"gather along rows\tns/element\t4194304\t0.9\t", "aten::gather", "",
     "f2048x2048 i2048x2048%2048", "t0 i1 t1 b0", 1},
    {"gather along columns\tns/element\t4194304\t0.9\t", "aten::gather", "",
     "f2048x2048 i2048x2048%2048", "t0 i0 t1 b0", 1},
    {"scatter_add along rows\tns/element\t4194304\t0.9\t", "aten::scatter_add", "",
     "f2048x2048 i2048x2048%2048 f2048x2048", "t0 i1 t1 t2", 1},
    {"scatter_add along columns\tns/element\t4194304\t0.9\t", "aten::scatter_add", "",
     "f2048x2048 i2048x2048%2048 f2048x2048", "t0 i0 t1 t2", 1},
    {"cat of rows\tns/element\t4194304\t0.9\t", "aten::cat", "", "f1024x2048 f1024x2048",
     "[t0,t1] i0", 1},
    {"cat of columns\tns/element\t4194304\t0.9\t", "aten::cat", "", "f2048x1024 f2048x1024",
     "[t0,t1] i1", 1},
    {"mm float32 64\tGF\t524288\t1.05\t", "aten::mm", "", "f64x64 f64x64", "t0 t1", 1},
    {"mm float32 256\tGF\t33554432\t1.05\t", "aten::mm", "", "f256x256 f256x256", "t0 t1", 1},
    {"mm float32 1024\tGF\t2147483648\t1.05\t", "aten::mm", "", "f1024x1024 f1024x1024", "t0 t1",
     1},
    {"mm bfloat16 1024\tGF\t2147483648\t1.05\t", "aten::mm", "", "h1024x1024 h1024x1024", "t0 t1",
     1},
    {"mm float32 of a row by 1024\tGF\t2097152\t1.05\t", "aten::mm", "", "f1x1024 f1024x1024",
     "t0 t1", 1},
    {"bmm float32 64 of 64\tGF\t33554432\t1.05\t", "aten::bmm", "", "f64x64x64 f64x64x64", "t0 t1",
     1},
    {"conv2d 3x3, 64 channels, 56^2\tGF\t231211008\t1.05\t", "aten::conv2d", "",
     "f1x64x56x56 f64x64x3x3", "t0 t1 n [i1,i1] [i1,i1] [i1,i1] i1", 1},
    {"conv2d 3x3, 64 channels, 56^2, channels-last\tGF\t231211008\t1.05\t", "aten::conv2d", "",
     "f1x64x56x56c f64x64x3x3", "t0 t1 n [i1,i1] [i1,i1] [i1,i1] i1", 1},
    {"conv2d 3x3, 64 channels, 56^2, bfloat16\tGF\t231211008\t1.05\t", "aten::conv2d", "",
     "h1x64x56x56 h64x64x3x3", "t0 t1 n [i1,i1] [i1,i1] [i1,i1] i1", 1},
    {"conv2d 3x3, 64 channels, 56^2, bfloat16, channels-last\tGF\t231211008\t1.05\t",
     "aten::conv2d", "", "h1x64x56x56c h64x64x3x3", "t0 t1 n [i1,i1] [i1,i1] [i1,i1] i1", 1},
    {"attention 4x8x256x64\tGF\t536870912\t0.8\t", "aten::scaled_dot_product_attention", "",
     "f4x8x256x64 f4x8x256x64 f4x8x256x64", "t0 t1 t2 n d0 b0 n b0", 1},
};

static AtenTensorHandle inputs[MOST_INPUTS];

/* ---- inputs ---- */

static uint32_t next_number(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void fill(char type, void *data, int64_t count, int64_t range)
{
    uint32_t state = 1;
    for (int64_t i = 0; i < count; i++) {
        uint32_t number = next_number(&state);
        float real = (float)number / 2097152.0f - 4.0f;
        uint32_t bits;
        memcpy(&bits, &real, sizeof bits);
        if (type == 'f')
            ((float *)data)[i] = real;
        else if (type == 'h')
            ((uint16_t *)data)[i] = (uint16_t)(bits >> 16);
        else if (type == 'b')
            ((uint8_t *)data)[i] = number >> 10 & 1;
        else
            ((int64_t *)data)[i] = (int64_t)number % range;
    }
}

static int32_t dtype_of(char type)
{
    return type == 'f'   ? aoti_torch_dtype_float32()
           : type == 'h' ? aoti_torch_dtype_bfloat16()
           : type == 'b' ? aoti_torch_dtype_bool()
                         : aoti_torch_dtype_int64();
}

/* The tensor that a text says; moves the text behind it. */
static AtenTensorHandle make_input(const char **text)
{
    int64_t sizes[4];
    int64_t strides[4];
    int64_t rank = 0;
    int64_t count = 1;
    int64_t range = 1;
    AtenTensorHandle tensor = NULL;
    void *data = NULL;
    char *rest = (char *)(uintptr_t)*text;
    const char type = *rest;
    do
        sizes[rank++] = strtoll(rest + 1, &rest, 10);
    while (*rest == 'x' && rank < 4);
    if (*rest == '%')
        range = strtoll(rest + 1, &rest, 10);
    for (int64_t i = rank - 1; i >= 0; i--) {
        strides[i] = count;
        count *= sizes[i];
    }
    if (*rest == 't') {
        strides[0] = 1;
        strides[1] = sizes[0];
        rest++;
    } else if (*rest == 'c') {
        strides[1] = 1;
        strides[3] = sizes[1];
        strides[2] = sizes[3] * strides[3];
        rest++;
    }
    *text = rest + (*rest == ' ');
    if (aoti_torch_empty_strided(rank, sizes, strides, dtype_of(type), aoti_torch_device_type_cpu(),
                                 0, &tensor) != 0 ||
        aoti_torch_get_data_ptr(tensor, &data) != 0)
        return NULL;
    fill(type, data, count, range);
    return tensor;
}

/* ---- arguments ---- */

static StableIValue read_ivalue(const char **text);

static StableIValue read_tensor(const char **text)
{
    AtenTensorHandle handle = NULL;
    aoti_torch_new_tensor_handle(inputs[**text - '0'], &handle);
    *text += 1;
    return tn_ret_tensor(handle);
}

static StableIValue read_list(const char **text)
{
    StableListHandle list = NULL;
    torch_new_list_reserve_size(2, &list);
    while (**text != ']') {
        torch_list_push_back(list, read_ivalue(text));
        *text += **text == ',';
    }
    *text += 1;
    return (StableIValue)(uintptr_t)list;
}

static StableIValue read_present(const char **text)
{
    StableIValue *ivalue = NULL;
    if (torch_new_stable_ivalue(&ivalue) == AOTI_TORCH_SUCCESS)
        *ivalue = read_ivalue(text);
    return (StableIValue)(uintptr_t)ivalue;
}

static StableIValue read_string(const char **text)
{
    StableIValue ivalue = 0;
    size_t length = strcspn(*text, " ,]");
    if (tn_new_string(*text, length, &ivalue) != AOTI_TORCH_SUCCESS)
        ivalue = 0;
    *text += length;
    return ivalue;
}

static StableIValue read_number(char type, const char **text)
{
    char *rest;
    double real = strtod(*text, &rest);
    *text = rest;
    return type == 'd'   ? tn_ret_double(real)
           : type == 'b' ? tn_ret_bool(real != 0)
                         : tn_ret_int((int64_t)real);
}

static StableIValue read_ivalue(const char **text)
{
    char type = *(*text)++;
    switch (type) {
    case 't':
        return read_tensor(text);
    case '[':
        return read_list(text);
    case '?':
        return read_present(text);
    case 's':
        return read_string(text);
    case 'm':
        return tn_ret_enum(aoti_torch_memory_format_contiguous_format());
    case 'n':
        return 0;
    default:
        return read_number(type, text);
    }
}

/* ---- the table ---- */

static const op_row *row_at(int32_t index)
{
    int32_t count = (int32_t)(sizeof rows / sizeof rows[0]);
    return index >= 0 && index < count ? &rows[index] : NULL;
}

const char *bench_op_row(int32_t index)
{
    static char text[256];
    const op_row *row = row_at(index);
    if (row == NULL)
        return NULL;
    snprintf(text, sizeof text, "%s\t%s", row->text, row->op);
    return text;
}

bool bench_op_prepare(int32_t index)
{
    const char *text = row_at(index)->inputs;
    for (int i = 0; i < MOST_INPUTS; i++) {
        if (inputs[i] != NULL)
            aoti_torch_delete_tensor_object(inputs[i]);
        inputs[i] = NULL;
    }
    for (int i = 0; i < MOST_INPUTS && *text != '\0'; i++)
        if ((inputs[i] = make_input(&text)) == NULL)
            return false;
    return true;
}

AtenTensorHandle bench_op_input(int32_t which)
{
    return inputs[which];
}

static bool call_add(void)
{
    AtenTensorHandle sum = NULL;
    return aoti_torch_cpu_add_Tensor(inputs[0], inputs[1], 1.0, &sum) == 0 &&
           aoti_torch_delete_tensor_object(sum) == 0;
}

static bool call_row(const op_row *row)
{
    StableIValue stack[MOST_IVALUES];
    const char *text = row->args;
    for (int i = 0; *text != '\0' && i < MOST_IVALUES; i++) {
        stack[i] = read_ivalue(&text);
        text += *text == ' ';
    }
    if (torch_call_dispatcher(row->op, row->overload, stack, TORCH_ABI_VERSION) != 0)
        return false;
    for (int i = 0; i < row->results; i++)
        aoti_torch_delete_tensor_object(tn_arg_tensor(stack[i]));
    return true;
}

bool bench_op_run(int32_t index, uint64_t steps)
{
    const op_row *row = row_at(index);
    for (uint64_t i = 0; i < steps; i++)
        if (row->overload == NULL ? !call_add() : !call_row(row))
            return false;
    return true;
}
