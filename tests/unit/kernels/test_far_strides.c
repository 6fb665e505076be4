/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every built-in operator on tensors whose strides or sizes lie near the end of the range, where no
 * element lies. Such a stride is never walked, so the tensor holds what a row-major one of the same
 * sizes holds, and an operator gives the same result for it, or an error. The operators and their
 * arguments come from the table of operators.
 */
#include "op_fixture.h"
#include "quiet.h"

#include <math.h>
#include <stdlib.h>

#include "schema/schema_tree.h"

enum {
    MOST_OPS = 4096,
    MOST_ARGS = 20,
    MOST_ITEMS = 4,
    MOST_RESULTS = 8,
    MOST_COMPARED = 4096,
#ifdef __SANITIZE_ADDRESS__
    ROUNDS = 2 /* which take as long there */
#else
    ROUNDS = 6
#endif
};

/* Calls of each operator, geometry and dtype; TENON_ROUNDS asks for more. */
static int count_rounds(void)
{
    const char *wanted = getenv("TENON_ROUNDS");
    return wanted != NULL ? atoi(wanted) : ROUNDS;
}

/* More memory than there is fails, as it would without the sanitizer. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1:max_allocation_size_mb=256";
}

/* Strides of dimensions with one element, or of tensors without any. */
typedef struct geometry {
    int64_t rank;       /* dimensions */
    int64_t sizes[4];   /* of them */
    int64_t strides[4]; /* of them */
} geometry;

static const geometry geometries[] = {
    {0, {0}, {0}},
    {2, {1, 1}, {INT64_MAX, INT64_MAX}},
    {2, {2, 1}, {1, INT64_MAX}},
    {2, {2, 1}, {1, INT64_MAX / 2 + 1}},
    {2, {1, 2}, {INT64_MAX - 1, 1}},
    {2, {1, 2}, {INT64_MAX / 8 + 1, 1}},
    {3, {2, 1, 2}, {2, INT64_MAX, 1}},
    {3, {1, 3, 1}, {INT64_MAX, 1, INT64_MAX - 1}},
    {4, {1, 2, 1, 2}, {INT64_MAX, 2, INT64_MAX / 2 + 1, 1}},
    {4, {1, 1, 2, 2}, {1, INT64_MAX, 2, 1}},
    {1, {1}, {INT64_MAX}},
    {3, {1, 1, 1}, {INT64_MAX, INT64_MAX, INT64_MAX}},
    {2, {0, 3}, {INT64_MAX, INT64_MAX}},
    {2, {3, 0}, {INT64_MAX, 1}},
    {3, {2, 0, 2}, {INT64_MAX / 2 + 1, INT64_MAX, INT64_MAX}},
    {2, {0, INT64_MAX}, {1, 1}},
    {2, {INT64_MAX, 0}, {INT64_MAX, 1}},
};

/* What only tensors without memory can have: an index that leads out of the range. */
static const geometry without_memory[] = {
    {2, {2, 2}, {INT64_MAX / 2 + 1, INT64_MAX / 2 + 1}},
    {2, {2, 3}, {1, INT64_MAX / 2}},
    {3, {2, 2, 2}, {INT64_MAX, INT64_MAX, INT64_MAX}},
    {4, {2, 2, 2, 2}, {8, INT64_MAX / 2, INT64_MAX / 2, INT64_MAX / 2}},
    {2, {INT64_MAX, 1}, {1, 1}},
    {2, {INT64_MAX / 2, 2}, {0, 0}},
    {3, {1, INT64_MAX / 4, 4}, {INT64_MAX, 4, 1}},
    {1, {INT64_MAX}, {0}},
};

static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_I64, TN_DTYPE_BOOL,
                                  TN_DTYPE_C64, TN_DTYPE_F16, TN_DTYPE_U8};

static const tn_op *ops[MOST_OPS];
static size_t nops;
static uint32_t state; /* of the sequence that chooses arguments */

/* The arguments of one call, and what they point to. */
typedef struct call_args {
    const geometry *shape;                      /* of most tensors */
    tn_dtype dtype;                             /* of most tensors */
    tn_device device;                           /* of tensors */
    bool is_far;                                /* tensors have the strides of their geometry */
    tn_value values[MOST_ARGS];                 /* the arguments */
    tn_value items[MOST_ARGS][MOST_ITEMS];      /* elements of lists */
    int64_t numbers[MOST_ARGS][MOST_ITEMS];     /* elements of lists of integers */
    tn_tensor *tensors[MOST_ARGS * MOST_ITEMS]; /* every tensor among them */
    size_t ntensors;                            /* how many */
} call_args;

static uint32_t next(uint32_t count)
{
    state = state * 1664525u + 1013904223u;
    return (state >> 16) % count;
}

/* Each operator has arguments of its own, whatever others there are. */
static void begin(const tn_op *op)
{
    state = 2166136261u;
    for (const char *at = tn_op_name(op); *at != '\0'; at++)
        state = (state ^ (unsigned char)*at) * 16777619u;
}

static bool collect(void *context, const tn_op *op)
{
    (void)context;
    if (nops < MOST_OPS && strstr(tn_op_name(op), "from_file") == NULL)
        ops[nops++] = op;
    return true;
}

/* What is too large for a tensor without memory as well is a number instead. */
static tn_tensor *new_tensor(const call_args *args, const geometry *shape, tn_dtype dtype)
{
    tn_tensor *made = NULL;
    if (tn_tensor_empty(dtype, shape->rank, shape->sizes, args->is_far ? shape->strides : NULL,
                        args->device, &made) == TN_OK)
        return made;
    if (args->device.type == TN_DEVICE_CPU)
        fail_msg("a tensor cannot be made: %s", tn_last_error());
    assert_int_equal(tn_tensor_empty(dtype, 0, NULL, NULL, args->device, &made), TN_OK);
    return made;
}

/* The elements lie in row-major order in either case. */
static void fill_tensor(tn_tensor *tensor, unsigned factor)
{
    double values[16];
    int64_t numel = tensor->numel;
    tn_tensor *typed = NULL;
    if (numel == 0 || tensor->data == NULL)
        return;
    for (unsigned i = 0; i < 16; i++)
        values[i] = i * factor % 3;
    tn_tensor *wide = make(TN_DTYPE_F64, 1, &numel, values);
    assert_int_equal(tni_to_dtype(wide, (tn_dtype)tensor->dtype, &typed), TN_OK);
    memcpy(tensor->data, typed->data, (size_t)numel * tni_dtypes[tensor->dtype].bytes);
    tn_tensor_release(typed);
    tn_tensor_release(wide);
}

/* Mostly small, because a machine's memory is not what is tested, and the ends of the range. */
static int64_t next_number(void)
{
    static const int64_t numbers[] = {0, 1, -1, 0, 1, 2, -2, 3, 0, 1, INT64_MAX, INT64_MIN};
    return numbers[next(TN_LEN(numbers))];
}

/* One in four has integers, as indices are, and one in four another geometry. */
static tn_value next_tensor(call_args *args)
{
    tn_dtype dtype = next(4) == 0 ? TN_DTYPE_I64 : args->dtype;
    unsigned factor = next(3);
    const geometry *shape = &geometries[next(TN_LEN(geometries))];
    tn_tensor *made = new_tensor(args, next(4) == 0 ? shape : args->shape, dtype);
    fill_tensor(made, factor);
    args->tensors[args->ntensors++] = made;
    return tn_value_tensor(made);
}

static tn_value next_list(call_args *args, size_t index, const tni_type *element)
{
    size_t count = next(3) == 0 ? next(MOST_ITEMS + 1) : (size_t)args->shape->rank;
    bool is_shape = next(3) == 0;
    if (element->kind == TNI_TYPE_OPTIONAL)
        element = element->items[0];
    for (size_t i = 0; i < count; i++) {
        if (element->kind == TNI_TYPE_TENSOR)
            args->items[index][i] = next_tensor(args);
        else if (element->kind == TNI_TYPE_BOOL)
            args->items[index][i] = tn_value_bool(next(2) == 1);
        else if (element->kind == TNI_TYPE_INT || element->kind == TNI_TYPE_SYMINT)
            args->numbers[index][i] = is_shape ? args->shape->sizes[i % 4] : next_number();
        else
            args->items[index][i] = tn_value_int(next_number());
    }
    return element->kind == TNI_TYPE_INT || element->kind == TNI_TYPE_SYMINT
               ? tn_value_ints(args->numbers[index], count)
               : tn_value_list(args->items[index], count);
}

static tn_value next_value(call_args *args, size_t index, const tni_arg *arg)
{
    static const char *const words[] = {"reflect", "replicate", "circular", "constant",
                                        "sum",     "mean",      "none",     "floor"};
    const tni_type *type = arg->type;
    if (arg->initial != NULL && next(2) == 0)
        return tn_value_default();
    if (type->kind == TNI_TYPE_OPTIONAL) {
        if (next(3) == 0)
            return tn_value_none();
        type = type->items[0];
    }
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return next_tensor(args);
    case TNI_TYPE_FLOAT:
        return tn_value_double((double)next(5) - 1);
    case TNI_TYPE_BOOL:
        return tn_value_bool(next(2) == 1);
    case TNI_TYPE_SCALAR_TYPE:
        return tn_value_dtype(dtypes[next(TN_LEN(dtypes))]);
    case TNI_TYPE_STR: {
        const char *word = words[next(TN_LEN(words))];
        return tn_value_string(word, strlen(word));
    }
    case TNI_TYPE_LIST:
        return next_list(args, index, type->items[0]);
    case TNI_TYPE_DEVICE:
        return tn_value_string("cpu", 3);
    case TNI_TYPE_MEMORY_FORMAT: {
        tn_value value = {TN_KIND_MEMORY_FORMAT, {0}};
        value.as.integer = next(4);
        return value;
    }
    default:
        return type->kind == TNI_TYPE_INT || type->kind == TNI_TYPE_SYMINT ||
                       type->kind == TNI_TYPE_SCALAR
                   ? tn_value_int(next_number())
                   : tn_value_none();
    }
}

static tn_status call_with(call_args *args, const tn_op *op, tn_value *outs)
{
    args->ntensors = 0;
    for (size_t i = 0; i < tn_op_num_args(op); i++)
        args->values[i] = next_value(args, i, &tn_op_schema(op)->args[i]);
    return tn_op_call(op, args->values, tn_op_num_args(op), outs, MOST_RESULTS);
}

static void drop(call_args *args, tn_value *outs, size_t nouts)
{
    for (size_t i = 0; i < args->ntensors; i++)
        tn_tensor_release(args->tensors[i]);
    for (size_t i = 0; i < nouts; i++)
        tn_value_release(&outs[i]);
}

/* Where the element with a row-major number lies; dimensions of one element are not walked. */
static const char *element(const tn_tensor *tensor, int64_t number)
{
    const char *at = tensor->data;
    for (int i = tensor->rank - 1; i >= 0; i--) {
        if (tensor->sizes[i] > 1)
            at += number % tensor->sizes[i] * tensor->strides[i] *
                  (int64_t)tni_dtypes[tensor->dtype].bytes;
        number /= tensor->sizes[i];
    }
    return at;
}

/* Sums may be added up in another order. */
static bool is_near(double a, double b)
{
    return a == b || (isnan(a) && isnan(b)) || fabs(a - b) <= 1e-5 * (fabs(a) + fabs(b));
}

static bool is_same_element(tn_dtype dtype, const char *a, const char *b)
{
    float few[4];
    double real[2];
    if (dtype == TN_DTYPE_F64) {
        memcpy(&real[0], a, sizeof real[0]);
        memcpy(&real[1], b, sizeof real[1]);
        return is_near(real[0], real[1]);
    }
    if (dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_C64)
        return memcmp(a, b, tni_dtypes[dtype].bytes) == 0;
    size_t bytes = tni_dtypes[dtype].bytes;
    memcpy(few, a, bytes);
    memcpy(few + 2, b, bytes);
    return is_near(few[0], few[2]) && (dtype == TN_DTYPE_F32 || is_near(few[1], few[3]));
}

/* What every tensor promises: sizes and strides are not negative, the storage has its elements. */
static const char *tensor_is_bad(const tn_tensor *tensor)
{
    size_t bytes = 0;
    for (int i = 0; i < tensor->rank; i++)
        if (tensor->sizes[i] < 0 || tensor->strides[i] < 0 || tensor->offset < 0)
            return "negative size, stride or offset";
    if (tni_storage_bytes_needed(tensor->rank, tensor->sizes, tensor->strides, tensor->offset,
                                 tni_dtypes[tensor->dtype].bytes, &bytes) != TN_OK ||
        (tensor->data != NULL && bytes > tn_tensor_storage_bytes(tensor)))
        return "leaves its storage";
    return NULL;
}

static const char *tensor_differs(const tn_tensor *far, const tn_tensor *plain, bool has_values)
{
    if (far == NULL || plain == NULL)
        return far == plain ? NULL : "one is undefined";
    if (tensor_is_bad(far) != NULL)
        return tensor_is_bad(far);
    if (far->dtype != plain->dtype)
        return "dtype";
    if (far->rank != plain->rank ||
        memcmp(far->sizes, plain->sizes, (size_t)far->rank * sizeof *far->sizes) != 0)
        return "sizes";
    if (!has_values || far->data == NULL || plain->data == NULL)
        return NULL;
    for (int64_t i = 0; i < far->numel && i < MOST_COMPARED; i++)
        if (!is_same_element((tn_dtype)far->dtype, element(far, i), element(plain, i)))
            return "values";
    return NULL;
}

static const char *result_differs(const tn_value *far, const tn_value *plain, bool has_values)
{
    const char *how = far->kind == plain->kind ? NULL : "kind";
    if (how != NULL)
        return how;
    switch (far->kind) {
    case TN_KIND_TENSOR:
        return tensor_differs(far->as.tensor, plain->as.tensor, has_values);
    case TN_KIND_LIST:
        if (far->as.list.count != plain->as.list.count)
            return "length";
        for (size_t i = 0; i < far->as.list.count && how == NULL; i++)
            how = result_differs(&far->as.list.items[i], &plain->as.list.items[i], has_values);
        return how;
    case TN_KIND_DOUBLE:
        return is_near(far->as.real, plain->as.real) ? NULL : "number";
    case TN_KIND_INT:
        return far->as.integer == plain->as.integer ? NULL : "number";
    case TN_KIND_BOOL:
        return far->as.boolean == plain->as.boolean ? NULL : "number";
    default:
        return NULL;
    }
}

/* What new memory holds means nothing. */
static bool has_values(const tn_op *op)
{
    return strstr(tn_op_name(op), "empty") == NULL && strstr(tn_op_name(op), "resize") == NULL &&
           strstr(tn_op_name(op), "stride") == NULL && strstr(tn_op_name(op), "::set_") == NULL;
}

static size_t nwrong; /* calls that gave another result */

/* How many calls gave results for plain tensors, and for far ones as well. */
static size_t nplain;
static size_t nfar;

/* The same call on far and on plain tensors: the arguments come from the same place of the tape. */
static void try_both(const tn_op *op, const geometry *shape, tn_dtype dtype)
{
    static call_args far;
    static call_args plain;
    tn_value far_outs[MOST_RESULTS] = {{TN_KIND_NONE, {NULL}}};
    tn_value plain_outs[MOST_RESULTS] = {{TN_KIND_NONE, {NULL}}};
    uint32_t start = state;
    const char *how = NULL;
    if (strstr(tn_op_name(op), "stride.int") != NULL ||
        strcmp(tn_op_name(op), "aten::_assert_tensor_metadata") == 0)
        return; /* what differs is their answer */
    far.shape = plain.shape = shape;
    far.dtype = plain.dtype = dtype;
    far.device = plain.device = TN_CPU;
    far.is_far = true;
    tn_manual_seed(1); /* the same numbers for both */
    bool is_far = call_with(&far, op, far_outs) == TN_OK;
    state = start;
    tn_manual_seed(1); /* the same numbers for both */
    bool is_plain = call_with(&plain, op, plain_outs) == TN_OK;
    for (size_t i = 0; is_far && is_plain && i < tn_op_num_returns(op) && how == NULL; i++)
        how = result_differs(&far_outs[i], &plain_outs[i], has_values(op));
    for (size_t i = 0; is_far && is_plain && i < far.ntensors && how == NULL; i++)
        how = tensor_differs(far.tensors[i], plain.tensors[i], has_values(op));
    /* A step may be too large for the stride of one and not of the other. */
    if (is_far && !is_plain && strstr(tn_last_error(), "too large for a stride") == NULL)
        how = tn_last_error();
    if (how != NULL) {
        printf("%s, dtype %d, geometry %d, state %u: another result: %s\n", tn_op_name(op),
               (int)dtype, (int)(shape - geometries), (unsigned)start, how);
        nwrong++;
    }
    nplain += is_plain;
    nfar += is_far;
    drop(&far, far_outs, tn_op_num_returns(op));
    drop(&plain, plain_outs, tn_op_num_returns(op));
}

static int collect_operators(void **unused)
{
    (void)unused;
    quiet_begin();
    assert_int_equal(tn_op_list("aten::*", collect, NULL), TN_OK);
    assert_in_range(nops, 50, MOST_OPS - 1);
    for (size_t i = 0; i < nops; i++) {
        assert_in_range(tn_op_num_args(ops[i]), 0, MOST_ARGS);
        assert_in_range(tn_op_num_returns(ops[i]), 0, MOST_RESULTS);
    }
    return 0;
}

/* An error is an answer too, but not the usual one: most operators give a result at times. */
static void every_operator_gives_the_same_whatever_strides_are_never_walked(void **unused)
{
    size_t silent = 0;
    const int rounds = count_rounds();
    (void)unused;
    for (size_t i = 0; i < nops; i++) {
        size_t before = nfar;
        begin(ops[i]);
        for (size_t shape = 0; shape < TN_LEN(geometries); shape++)
            for (size_t dtype = 0; dtype < TN_LEN(dtypes); dtype++)
                for (int round = 0; round < rounds; round++)
                    try_both(ops[i], &geometries[shape], dtypes[dtype]);
        silent += nfar == before;
    }
    assert_int_equal(nwrong, 0);
    printf("%zu of %zu operators give a result\n", nops - silent, nops);
    assert_true(silent < nops / 2);
    assert_true(nfar > nplain / 100 * 95);
}

/* Only that there is an answer: the sanitizers tell what overflows on the way. */
static void every_operator_answers_where_an_index_would_leave_the_range(void **unused)
{
    (void)unused;
    static call_args args;
    const size_t calls = TN_LEN(without_memory) * (size_t)count_rounds();
    tn_value outs[MOST_RESULTS] = {{TN_KIND_NONE, {NULL}}};
    args.device = (tn_device){TN_DEVICE_META, -1};
    for (size_t i = 0; i < nops; i++) {
        begin(ops[i]);
        for (size_t call = 0; call < calls; call++) {
            args.shape = &without_memory[call % TN_LEN(without_memory)];
            args.dtype = dtypes[next(TN_LEN(dtypes))];
            args.is_far = next(2) == 1;
            if (call_with(&args, ops[i], outs) != TN_OK)
                assert_string_not_equal(tn_last_error(), "");
            drop(&args, outs, tn_op_num_returns(ops[i]));
        }
    }
}

/* Expanded operands may have more elements than fit memory: what packs them is refused the memory.
 */
static void words_of_huge_expanded_operands_are_refused(void **unused)
{
    const int64_t half = INT64_C(1) << 61;
    (void)unused;
    tn_tensor *a = make(TN_DTYPE_U8, SIZES(2, 1), VALUES(1, 1));
    tn_tensor *b = make(TN_DTYPE_I8, SIZES(1, 2), VALUES(1, 1));
    tn_tensor *wide_a = call("aten::expand", ARGS(T(a), INTS(2, half), B(false)));
    tn_tensor *wide_b = call("aten::expand", ARGS(T(b), INTS(half, 2), B(false)));
    call_fails("aten::_int_mm", ARGS(T(wide_a), T(wide_b)), "memory");
    tn_tensor_release(wide_a);
    tn_tensor_release(wide_b);
    tn_tensor_release(a);
    tn_tensor_release(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_of_huge_expanded_operands_are_refused),
        cmocka_unit_test(every_operator_gives_the_same_whatever_strides_are_never_walked),
        cmocka_unit_test(every_operator_answers_where_an_index_would_leave_the_range),
    };
    return cmocka_run_group_tests(tests, collect_operators, NULL);
}
