/* SPDX-License-Identifier: BSD-3-Clause */
/* See property_calls.h. */
#include "property_calls.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <torch/csrc/stable/c/shim.h>

enum { MOST_OPS = 4096 };

static const tn_op *ops[MOST_OPS];
static size_t nops;
static size_t nwarnings; /* of outputs that are resized */

size_t count_resize_warnings(void)
{
    return nwarnings;
}

void tell(const checked *c, const char *property, const char *format, ...)
{
    char how[512];
    va_list list;
    va_start(list, format);
    vsnprintf(how, sizeof how, format, list);
    va_end(list);
    c->tell(c->context, property, c->op, how);
}

/* ---- operators ---- */

static bool collect(void *context, const tn_op *op)
{
    (void)context;
    if (nops < MOST_OPS)
        ops[nops++] = op;
    return true;
}

static void count_warning(void *context, const char *message)
{
    (void)context;
    nwarnings += strstr(message, "resized") != NULL;
}

bool properties_begin(void)
{
    nops = 0;
    forget_requests();
    tn_set_warning_handler(count_warning, NULL);
    return tn_op_list("aten::*", collect, NULL) == TN_OK && nops < MOST_OPS;
}

const tn_op *const *properties_operators(size_t *count)
{
    *count = nops;
    return ops;
}

bool has_tag(const tn_op *op, int32_t tag)
{
    for (size_t i = 0; i < op->ntags; i++)
        if (op->tags[i] == tag)
            return true;
    return false;
}

bool is_written(const tn_op *op, size_t argument)
{
    const tni_alias *mark = tni_type_alias(tn_op_schema(op)->args[argument].type);
    return mark != NULL && mark->is_write;
}

bool is_out(const tn_op *op, size_t argument)
{
    return tn_op_schema(op)->args[argument].keyword_only && is_written(op, argument);
}

/* Results whose elements mean nothing, or are drawn in the order in which they lie. */
bool has_values(const tn_op *op)
{
    return strstr(tn_op_name(op), "empty") == NULL && strstr(tn_op_name(op), "resize") == NULL &&
           !has_tag(op, torch_tag_nondeterministic_seeded());
}

/* The length of "aten::name" in "aten::name.overload". */
size_t base_length(const char *name)
{
    return strcspn(name, ".");
}

static bool is_same_type(const tni_type *a, const tni_type *b)
{
    return a->kind == b->kind && (a->nitems == 0 || is_same_type(a->items[0], b->items[0]));
}

bool is_functional_of(const tn_op *other, const tn_op *op, size_t count)
{
    const tn_schema *a = tn_op_schema(other);
    const tn_schema *b = tn_op_schema(op);
    if (a->nargs != count || a->is_mutable)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!tni_text_equal(a->args[i].name, b->args[i].name) ||
            (a->args[i].initial == NULL) != (b->args[i].initial == NULL) ||
            !is_same_type(a->args[i].type, b->args[i].type))
            return false;
    return true;
}

/* An answer of find_functional. */
typedef struct functional_answer {
    const tn_op *op;    /* of which operator */
    size_t length;      /* bytes of the name */
    size_t count;       /* arguments */
    const tn_op *found; /* the answer */
} functional_answer;

/* The last two answers are kept, as an operator is looked at many times in a row. */
const tn_op *find_functional(const tn_op *op, size_t length, size_t count)
{
    static functional_answer kept[2];
    const char *name = tn_op_name(op);
    functional_answer *answer = &kept[length == base_length(name)];
    if (answer->op == op && answer->length == length && answer->count == count)
        return answer->found;
    *answer = (functional_answer){op, length, count, NULL};
    for (size_t i = 0; i < nops && answer->found == NULL; i++)
        if (base_length(tn_op_name(ops[i])) == length &&
            strncmp(tn_op_name(ops[i]), name, length) == 0 && is_functional_of(ops[i], op, count))
            answer->found = ops[i];
    return answer->found;
}

/* ---- calls ---- */

void make_call(made_call *call, const tn_op *op, size_t nargs)
{
    memset(call->outs, 0, sizeof call->outs);
    tn_manual_seed(1);
    call->status = tn_op_call(op, call->args.values, nargs, call->outs, MOST_RESULTS);
    snprintf(call->error, sizeof call->error, "%s", call->status == TN_OK ? "" : tn_last_error());
}

bool begin_call(made_call *call, const checked *c, const tn_op *op, size_t nargs, layout how)
{
    uint32_t state = c->seed;
    if (!relay(&call->args, c->args, nargs, how, &state))
        return false;
    make_call(call, op, nargs);
    return true;
}

void end_call(made_call *call)
{
    for (size_t i = 0; i < MOST_RESULTS; i++)
        tn_value_release(&call->outs[i]);
    relaid_drop(&call->args);
}

static bool names(const tn_value *value, const tn_tensor *tensor)
{
    if (value->kind != TN_KIND_LIST)
        return value->kind == TN_KIND_TENSOR && value->as.tensor == tensor;
    for (size_t i = 0; i < value->as.list.count; i++)
        if (names(&value->as.list.items[i], tensor))
            return true;
    return false;
}

/* Whether an argument that is written names the tensor. */
bool may_be_written(const tn_op *op, const relaid *args, const relaid_tensor *tensor)
{
    for (size_t i = 0; i < args->nvalues; i++)
        if (names(&args->values[i], tensor->made) && is_written(op, i))
            return true;
    return false;
}

/* ---- comparing ---- */

static bool is_near(double a, double b, double relative)
{
    return a == b || (isnan(a) && isnan(b)) ||
           fabs(a - b) <= relative * (1 + fmax(fabs(a), fabs(b)));
}

static double tolerance_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_C128 ? 1e-9
           : dtype == TN_DTYPE_F16                         ? 4e-3
           : dtype == TN_DTYPE_BF16                        ? 3e-2
                                                           : 1e-4;
}

/* Elements of both as pairs of doubles; whole numbers and those of rare dtypes as their bytes. */
static const char *values_differ(const tn_tensor *a, const tn_tensor *b)
{
    tn_dtype dtype = (tn_dtype)a->dtype;
    bool is_real = tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_can_convert(dtype);
    bool is_complex = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX);
    tn_dtype wide = is_real ? TN_DTYPE_F64 : is_complex ? TN_DTYPE_C128 : dtype;
    tn_tensor *left = NULL;
    tn_tensor *right = NULL;
    const char *how = NULL;
    if (a->numel == 0 || a->data == NULL || b->data == NULL)
        return NULL;
    if (tni_clone(a, wide, TN_MEMORY_FORMAT_CONTIGUOUS, &left) == TN_OK &&
        tni_clone(b, wide, TN_MEMORY_FORMAT_CONTIGUOUS, &right) == TN_OK) {
        int64_t count = a->numel * (is_complex ? 2 : 1);
        const double *x = left->data;
        const double *y = right->data;
        if (!is_real && !is_complex)
            how = memcmp(x, y, (size_t)a->numel * tni_dtypes[dtype].bytes) != 0 ? "values" : NULL;
        for (int64_t i = 0; i < count && how == NULL && (is_real || is_complex); i++)
            if (!is_near(x[i], y[i], tolerance_of(dtype)))
                how = "values";
    }
    tn_tensor_release(left);
    tn_tensor_release(right);
    return how;
}

const char *tensors_differ(const tn_tensor *a, const tn_tensor *b, unsigned what)
{
    if (a == NULL || b == NULL)
        return a == b ? NULL : "one is undefined";
    if (a->dtype != b->dtype)
        return "dtype";
    if (a->rank != b->rank || memcmp(a->sizes, b->sizes, (size_t)a->rank * sizeof *a->sizes) != 0)
        return "sizes";
    for (int i = 0; i < a->rank && (what & STRIDES) != 0 && a->numel > 0; i++)
        if (a->sizes[i] > 1 && a->strides[i] != b->strides[i])
            return "strides";
    return (what & VALUES) != 0 ? values_differ(a, b) : NULL;
}

static const char *differ(const tn_value *a, const tn_value *b, unsigned what)
{
    const char *how = a->kind == b->kind ? NULL : "kind";
    if (how != NULL)
        return how;
    switch (a->kind) {
    case TN_KIND_TENSOR:
        return tensors_differ(a->as.tensor, b->as.tensor, what);
    case TN_KIND_LIST:
        if (a->as.list.count != b->as.list.count)
            return "length";
        for (size_t i = 0; i < a->as.list.count && how == NULL; i++)
            how = differ(&a->as.list.items[i], &b->as.list.items[i], what);
        return how;
    case TN_KIND_DOUBLE:
        return (what & VALUES) == 0 || is_near(a->as.real, b->as.real, 1e-4) ? NULL : "number";
    case TN_KIND_INT:
        return (what & VALUES) == 0 || a->as.integer == b->as.integer ? NULL : "number";
    case TN_KIND_BOOL:
        return (what & VALUES) == 0 || a->as.boolean == b->as.boolean ? NULL : "number";
    default:
        return NULL;
    }
}

const char *results_differ(const made_call *a, const made_call *b, const tn_op *op, unsigned what)
{
    const char *how = NULL;
    for (size_t i = 0; i < tn_op_num_returns(op) && how == NULL; i++)
        how = differ(&a->outs[i], &b->outs[i], what);
    for (size_t i = 0; i < a->args.ntensors && how == NULL; i++)
        if (may_be_written(op, &a->args, &a->args.tensors[i]))
            how = tensors_differ(a->args.tensors[i].made, b->args.tensors[i].made, what);
    return how;
}
