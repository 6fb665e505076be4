/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every built-in operator on random arguments: shapes of up to 64 dimensions, zero-size and 0-dim
 * ones, all dtypes, numbers at the ends of their range. What has to hold for any call is looked at
 * (call_properties.h); an error is an answer too.
 *
 * Each call has a number from which its arguments are made:
 * TENON_CALL=aten::add.Tensor/17 makes that one alone, and TENON_CALL_TRACE names each before it is
 * made, for one that does not come back.
 */
#include "findings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { ROUNDS = 64, MOST_ITEMS = 5, MOST_DROPPED = 64 };

/* More memory than there is fails, as it would without the sanitizer. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1:max_allocation_size_mb=256";
}

static const tn_dtype dtypes[] = {
    TN_DTYPE_F32, TN_DTYPE_F32, TN_DTYPE_F32,  TN_DTYPE_F64, TN_DTYPE_I64, TN_DTYPE_BOOL,
    TN_DTYPE_C64, TN_DTYPE_F16, TN_DTYPE_BF16, TN_DTYPE_U8,  TN_DTYPE_I32, TN_DTYPE_C128,
    TN_DTYPE_I8,  TN_DTYPE_I16, TN_DTYPE_U16,  TN_DTYPE_U32, TN_DTYPE_U64};

/* The arguments of one call, as they are made. */
typedef struct maker {
    uint32_t state;                         /* of the sequence that chooses */
    int64_t rank;                           /* of most tensors */
    int64_t sizes[TN_MAX_DIM];              /* of most tensors */
    tn_dtype dtype;                         /* of most tensors */
    bool is_small;                          /* numbers are: time grows with them */
    tn_value values[MOST_ARGS];             /* the arguments */
    tn_value items[MOST_ARGS][MOST_ITEMS];  /* elements of lists */
    int64_t numbers[MOST_ARGS][TN_MAX_DIM]; /* elements of lists of integers */
    tn_tensor *made[MOST_DROPPED];          /* every tensor, to be dropped */
    size_t nmade;                           /* how many */
} maker;

static uint32_t next(maker *m, uint32_t count)
{
    return next_number(&m->state, count);
}

/* ---- tensors ---- */

/* Of 64 dimensions nearly all have one element. */
static void choose_shape(maker *m)
{
    static const int64_t ranks[] = {0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 25, 64};
    m->rank = ranks[next(m, TN_LEN(ranks))];
    bool is_square = next(m, 4) == 0;
    for (int64_t i = 0; i < m->rank; i++) {
        int64_t size = m->rank > 5 ? 1 + (next(m, 24) == 0) : 1 + next(m, 4);
        m->sizes[i] = next(m, 24) == 0 && m->rank <= 5 ? 0 : size;
        if (is_square && i > 0 && m->rank <= 5)
            m->sizes[i] = m->sizes[0];
    }
}

static void fill_tensor(maker *m, tn_tensor *tensor, unsigned kind)
{
    tn_tensor *wide;
    int64_t numel = tensor->numel;
    if (numel == 0 ||
        tn_tensor_empty(TN_DTYPE_F64, tensor->rank, tensor->sizes, NULL, TN_CPU, &wide) != TN_OK)
        return;
    for (int64_t i = 0; i < numel; i++)
        ((double *)wide->data)[i] = kind == 0   ? (double)next(m, 2)
                                    : kind == 1 ? ((double)next(m, 4096) - 1024) / 512
                                                : (double)next(m, 2000) / 1999;
    if (tni_copy(tensor, wide) != TN_OK)
        fail_msg("a tensor is not filled: %s", tn_last_error());
    tn_tensor_release(wide);
}

/* What a name promises: masks are bool, indices whole numbers that are likely in the range. */
static bool is_index(const char *name)
{
    static const char *const words[] = {"index",  "indices",   "target",  "offsets",
                                        "mask",   "cond",      "repeats", "lengths",
                                        "pivots", "condition", "labels",  "bag"};
    for (size_t i = 0; i < TN_LEN(words); i++)
        if (strstr(name, words[i]) != NULL)
            return true;
    return false;
}

static tn_value next_tensor(maker *m, const char *name)
{
    tn_tensor *made = NULL;
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = m->rank;
    tn_dtype dtype = next(m, 8) == 0 ? dtypes[next(m, TN_LEN(dtypes))] : m->dtype;
    unsigned kind = m->is_small ? 2 : next(m, 3);
    memcpy(sizes, m->sizes, sizeof sizes);
    if (next(m, 6) == 0)
        for (int64_t i = 0; i < rank; i++)
            sizes[i] = next(m, 2) == 0 ? 1 : sizes[i];
    else if (next(m, 5) == 0 && rank > 0)
        rank -= 1 + next(m, (uint32_t)rank);
    else if (next(m, 8) == 0 && rank >= 2) {
        sizes[rank - 1] = m->sizes[rank - 2];
        sizes[rank - 2] = m->sizes[rank - 1];
    }
    if (is_index(name) && next(m, 6) != 0) {
        kind = 0;
        dtype = strstr(name, "mask") != NULL || strstr(name, "cond") != NULL ? TN_DTYPE_BOOL
                                                                             : TN_DTYPE_I64;
        rank = next(m, 2) == 0 && rank > 1 ? 1 : rank;
    }
    if (tn_tensor_empty(dtype, rank, sizes, NULL, TN_CPU, &made) != TN_OK)
        fail_msg("a tensor is not made: %s", tn_last_error());
    fill_tensor(m, made, kind);
    m->made[m->nmade++] = made;
    return tn_value_tensor(made);
}

/* ---- numbers and other arguments ---- */

static int64_t next_integer(maker *m, const char *name)
{
    static const int64_t ends[] = {INT64_MAX, INT64_MIN, INT64_MAX / 2, -7, 300};
    if (next(m, 24) == 0 && !m->is_small)
        return ends[next(m, TN_LEN(ends))];
    if (strstr(name, "dim") != NULL || strstr(name, "axis") != NULL)
        return m->rank == 0 ? (int64_t)next(m, 2) - 1
                            : (int64_t)next(m, (uint32_t)m->rank * 2) - m->rank;
    if (next(m, 3) == 0)
        return (int64_t)next(m, 6) - 2;
    return 1 + next(m, 2);
}

static tn_value next_integers(maker *m, size_t index, const char *name)
{
    int64_t *numbers = m->numbers[index];
    bool is_dim = strstr(name, "dim") != NULL;
    bool is_size = strstr(name, "size") != NULL && strstr(name, "kernel") == NULL;
    size_t count = is_size || next(m, 3) == 0 ? (size_t)m->rank : 1 + next(m, 3);
    for (size_t i = 0; i < count; i++)
        numbers[i] = is_dim    ? (int64_t)(i < (size_t)m->rank ? i : 0)
                     : is_size ? m->sizes[i]
                               : next_integer(m, name);
    if (next(m, 16) == 0 && count > 0)
        numbers[next(m, (uint32_t)count)] = next_integer(m, "");
    return tn_value_ints(numbers, count);
}

static tn_value next_list(maker *m, size_t index, const tni_type *element, const char *name)
{
    size_t count = 1 + next(m, 3);
    bool is_optional = element->kind == TNI_TYPE_OPTIONAL;
    if (is_optional)
        element = element->items[0];
    if (element->kind == TNI_TYPE_INT || element->kind == TNI_TYPE_SYMINT)
        return next_integers(m, index, name);
    for (size_t i = 0; i < count; i++) {
        tn_value *item = &m->items[index][i];
        if (is_optional && next(m, 3) == 0)
            *item = tn_value_none();
        else if (element->kind == TNI_TYPE_TENSOR)
            *item = next_tensor(m, name);
        else if (element->kind == TNI_TYPE_BOOL)
            *item = tn_value_bool(next(m, 2) == 1);
        else
            *item = tn_value_double((double)next(m, 8) / 4);
    }
    return tn_value_list(m->items[index], count);
}

static tn_value next_number_value(maker *m, const char *name)
{
    if (next(m, 2) == 0)
        return tn_value_int(next_integer(m, name));
    return tn_value_double(((double)next(m, 17) - 4) / 4);
}

static tn_value next_word(maker *m)
{
    static const char *const words[] = {"reflect", "replicate", "circular", "constant",
                                        "sum",     "mean",      "none",     "floor",
                                        "linear",  "right",     "ij",       "fro"};
    const char *word = words[next(m, TN_LEN(words))];
    return tn_value_string(word, strlen(word));
}

static tn_value next_value(maker *m, size_t index, const tni_arg *arg)
{
    const tni_type *type = arg->type;
    const char *name = arg->name.data;
    if (arg->initial != NULL && next(m, 2) == 0)
        return tn_value_default();
    if (type->kind == TNI_TYPE_OPTIONAL) {
        if (next(m, 3) == 0)
            return tn_value_none();
        type = type->items[0];
    }
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return next_tensor(m, name);
    case TNI_TYPE_FLOAT:
        return tn_value_double(((double)next(m, 17) - 4) / 4);
    case TNI_TYPE_BOOL:
        return tn_value_bool(next(m, 2) == 1);
    case TNI_TYPE_SCALAR_TYPE:
        return tn_value_dtype(dtypes[next(m, TN_LEN(dtypes))]);
    case TNI_TYPE_STR:
        return next_word(m);
    case TNI_TYPE_LIST:
        return next_list(m, index, type->items[0], name);
    case TNI_TYPE_SCALAR:
        return next_number_value(m, name);
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        return tn_value_int(next_integer(m, name));
    default:
        return tn_value_none();
    }
}

/* ---- calls ---- */

static size_t ngood; /* calls that succeeded */

static bool try_call(const tn_op *op, uint32_t round)
{
    static maker m;
    char how[256];
    size_t nargs = tn_op_num_args(op);
    m.state = round * 2654435761u + 12345u;
    m.nmade = 0;
    for (const char *c = tn_op_name(op); *c != '\0'; c++)
        m.state = (m.state ^ (unsigned char)*c) * 16777619u;
    m.is_small = strstr(tn_op_name(op), "_polynomial_") != NULL;
    choose_shape(&m);
    m.dtype = dtypes[next(&m, TN_LEN(dtypes))];
    for (size_t i = 0; i < nargs; i++)
        m.values[i] = next_value(&m, i, &tn_op_schema(op)->args[i]);
    snprintf(how, sizeof how, "TENON_CALL=%s/%u", tn_op_name(op), (unsigned)round);
    if (getenv("TENON_CALL_TRACE") != NULL)
        fprintf(stderr, "%s\n", how);
    finding_place place = {how, m.values, nargs};
    bool is_good = properties_check(op, m.values, nargs, m.state, findings_report, &place);
    for (size_t i = 0; i < m.nmade; i++)
        tn_tensor_release(m.made[i]);
    ngood += is_good;
    return is_good;
}

/* The round that TENON_CALL asks for this operator, `ROUNDS` for all, -1 for none. */
static int wanted_round(const tn_op *op)
{
    const char *wanted = getenv("TENON_CALL");
    if (wanted == NULL)
        return ROUNDS;
    size_t length = strlen(tn_op_name(op));
    bool is_it = strncmp(wanted, tn_op_name(op), length) == 0 && wanted[length] == '/';
    return is_it ? atoi(wanted + length + 1) : -1;
}

/* Calls of each operator; TENON_ROUNDS asks for more. */
static int count_rounds(void)
{
    const char *wanted = getenv("TENON_ROUNDS");
    return wanted != NULL ? atoi(wanted) : ROUNDS;
}

static bool reads_files(const tn_op *op)
{
    return strstr(tn_op_name(op), "from_file") != NULL;
}

static void properties_hold_for_calls_of_every_operator(void **state)
{
    (void)state;
    size_t count;
    size_t silent = 0;
    const tn_op *const *ops = properties_operators(&count);
    /* Fewer calls than usual need not show again all that is known. */
    bool is_whole = getenv("TENON_CALL") == NULL && count_rounds() >= ROUNDS;
    for (size_t i = 0; i < count; i++) {
        int round = wanted_round(ops[i]);
        size_t before = ngood;
        if (reads_files(ops[i]) || tn_op_num_args(ops[i]) > MOST_ARGS)
            continue;
        for (int k = 0; k < count_rounds() && round == ROUNDS; k++)
            try_call(ops[i], (uint32_t)k);
        for (size_t k = 0; is_whole && findings_shown_by(ops[i], k) != 0; k++)
            try_call(ops[i], findings_shown_by(ops[i], k));
        if (round >= 0 && round != ROUNDS)
            try_call(ops[i], (uint32_t)round);
        silent += ngood == before;
    }
    size_t faults = findings_end(is_whole ? FINDINGS_RANDOM : 0);
    printf("%zu operators, %zu calls gave results, %zu operators gave none\n", count, ngood,
           silent);
    size_t writing;
    size_t aliased = properties_aliased(&writing);
    printf("%zu of %zu operators that write one tensor and read another were given results that "
           "share memory with an input\n",
           aliased, writing);
    assert_int_equal(faults, 0);
    if (getenv("TENON_CALL") == NULL)
        assert_true(silent < count / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(properties_hold_for_calls_of_every_operator),
    };
    if (!properties_begin())
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
