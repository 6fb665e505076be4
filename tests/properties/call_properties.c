/* SPDX-License-Identifier: BSD-3-Clause */
/* See call_properties.h. */
#include "call_properties.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <torch/csrc/stable/c/shim.h>

enum { MOST_OPS = 4096, MOST_RESULTS = 8 };

static const tn_op *ops[MOST_OPS];
static size_t nops;
static size_t nwarnings; /* of outputs that are resized */

/* One call that is looked at. */
typedef struct checked {
    const tn_op *op;      /* the operator */
    const tn_value *args; /* the arguments as given */
    size_t nargs;         /* how many */
    uint32_t seed;        /* of layouts */
    void *context;        /* of the report */
    property_report tell; /* the caller's function */
} checked;

/* One call that was made, with what must be dropped behind it. */
typedef struct made_call {
    relaid args;                 /* its arguments */
    tn_value outs[MOST_RESULTS]; /* its results */
    tn_status status;            /* how it ended */
    char error[256];             /* what it said */
} made_call;

static void tell(const checked *c, const char *property, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void tell(const checked *c, const char *property, const char *format, ...)
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
    tn_set_warning_handler(count_warning, NULL);
    return tn_op_list("aten::*", collect, NULL) == TN_OK && nops < MOST_OPS;
}

const tn_op *const *properties_operators(size_t *count)
{
    *count = nops;
    return ops;
}

static bool has_tag(const tn_op *op, int32_t tag)
{
    for (size_t i = 0; i < op->ntags; i++)
        if (op->tags[i] == tag)
            return true;
    return false;
}

static bool is_written(const tn_op *op, size_t argument)
{
    const tni_alias *mark = tni_type_alias(tn_op_schema(op)->args[argument].type);
    return mark != NULL && mark->is_write;
}

static bool is_out(const tn_op *op, size_t argument)
{
    return tn_op_schema(op)->args[argument].keyword_only && is_written(op, argument);
}

/* Results whose elements mean nothing, or are drawn in the order in which they lie. */
static bool has_values(const tn_op *op)
{
    return strstr(tn_op_name(op), "empty") == NULL && strstr(tn_op_name(op), "resize") == NULL &&
           !has_tag(op, torch_tag_nondeterministic_seeded());
}

/* The length of "aten::name" in "aten::name.overload". */
static size_t base_length(const char *name)
{
    return strcspn(name, ".");
}

static bool is_same_type(const tni_type *a, const tni_type *b)
{
    return a->kind == b->kind && (a->nitems == 0 || is_same_type(a->items[0], b->items[0]));
}

/* Whether `other` has the first `count` arguments of `op`, no more, and writes to none of them. */
static bool is_functional_of(const tn_op *other, const tn_op *op, size_t count)
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

/*
 * The operator called the first `length` bytes of the name of `op` that takes its first `count`
 * arguments. The last answer is kept, as an operator is looked at many times in a row.
 */
static const tn_op *find_functional(const tn_op *op, size_t length, size_t count)
{
    static const tn_op *last;
    static const tn_op *found;
    const char *name = tn_op_name(op);
    if (op == last)
        return found;
    last = op;
    found = NULL;
    for (size_t i = 0; i < nops && found == NULL; i++)
        if (base_length(tn_op_name(ops[i])) == length &&
            strncmp(tn_op_name(ops[i]), name, length) == 0 && is_functional_of(ops[i], op, count))
            found = ops[i];
    return found;
}

/* ---- calls ---- */

static void make_call(made_call *call, const tn_op *op, size_t nargs)
{
    memset(call->outs, 0, sizeof call->outs);
    tn_manual_seed(1);
    call->status = tn_op_call(op, call->args.values, nargs, call->outs, MOST_RESULTS);
    snprintf(call->error, sizeof call->error, "%s", call->status == TN_OK ? "" : tn_last_error());
}

static bool begin_call(made_call *call, const checked *c, const tn_op *op, size_t nargs, layout how)
{
    uint32_t state = c->seed;
    if (!relay(&call->args, c->args, nargs, how, &state))
        return false;
    make_call(call, op, nargs);
    return true;
}

static void end_call(made_call *call)
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

/* Whether an argument that is written names the tensor; `only_out` counts out= ones alone. */
static bool may_be_written(const tn_op *op, const relaid *args, const relaid_tensor *tensor,
                           bool only_out)
{
    for (size_t i = 0; i < args->nvalues; i++)
        if (names(&args->values[i], tensor->made) && is_written(op, i) &&
            (!only_out || is_out(op, i)))
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

/* What is compared of results. */
typedef enum depth { FORM = 1, STRIDES = 2, VALUES = 4 } depth;

static const char *tensors_differ(const tn_tensor *a, const tn_tensor *b, unsigned what)
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

static const char *results_differ(const made_call *a, const made_call *b, const tn_op *op,
                                  unsigned what)
{
    const char *how = NULL;
    for (size_t i = 0; i < tn_op_num_returns(op) && how == NULL; i++)
        how = differ(&a->outs[i], &b->outs[i], what);
    for (size_t i = 0; i < a->args.ntensors && how == NULL; i++)
        if (may_be_written(op, &a->args, &a->args.tensors[i], false))
            how = tensors_differ(a->args.tensors[i].made, b->args.tensors[i].made, what);
    return how;
}

/* ---- the properties ---- */

/* After any call: what it may not write is as it was. */
static void check_memory(const checked *c, const made_call *call)
{
    for (size_t i = 0; i < call->args.ntensors; i++) {
        const relaid_tensor *tensor = &call->args.tensors[i];
        const char *name = tn_op_schema(c->op)->args[tensor->argument].name.data;
        bool may_write = may_be_written(c->op, &call->args, tensor, false);
        if (call->status != TN_OK && !relaid_has_form(tensor) &&
            may_be_written(c->op, &call->args, tensor, true))
            continue; /* an output is resized before its elements are asked for, as in PyTorch */
        if (call->status != TN_OK && may_write &&
            !(relaid_has_form(tensor) && relaid_is_untouched(tensor, false)))
            tell(c, "error", "'%s' was written: %s", name, call->error);
        else if (!(may_write || relaid_has_form(tensor)) || !relaid_is_untouched(tensor, may_write))
            tell(c, "unchanged", "'%s' was written", name);
    }
}

/* What row-major tensors give, others give as well. */
static void check_layout(const checked *c, const made_call *plain, const made_call *spread)
{
    unsigned what = has_values(c->op) ? FORM | VALUES : FORM;
    if (plain->status == TN_OK && spread->status != TN_OK)
        tell(c, "layout", "fails for other strides: %s", spread->error);
    else if (plain->status != TN_OK && spread->status == TN_OK)
        tell(c, "layout", "fails for row-major tensors only: %s", plain->error);
    else if (plain->status == TN_OK) {
        const char *how = results_differ(spread, plain, c->op, what);
        if (how != NULL)
            tell(c, "layout", "other strides, other %s", how);
    }
}

/* Takes the place of tensors that lie in the way of `like`. */
static void check_meta(const checked *c, const made_call *like)
{
    static made_call meta;
    uint32_t state = c->seed;
    if (has_tag(c->op, torch_tag_data_dependent_output()) ||
        has_tag(c->op, torch_tag_dynamic_output_shape()) || like->args.ntensors == 0)
        return;
    relaid before = like->args; /* forms as they were before the call */
    for (size_t i = 0; i < before.ntensors; i++)
        if (!relaid_has_form(&before.tensors[i]))
            return;
    if (!relay(&meta.args, like->args.values, c->nargs, LAYOUT_META, &state))
        return;
    make_call(&meta, c->op, c->nargs);
    if (meta.status != TN_OK)
        tell(c, "meta", "fails: %s", meta.error);
    else {
        const char *how = results_differ(&meta, like, c->op, FORM | STRIDES);
        if (how != NULL)
            tell(c, "meta", "other %s", how);
    }
    end_call(&meta);
}

/* The sizes to which the tensors of a call broadcast; false where they do not. */
static bool broadcast_all(const relaid *args, int64_t *rank, int64_t *sizes)
{
    *rank = 0;
    for (size_t i = 0; i < args->ntensors; i++) {
        const relaid_tensor *t = &args->tensors[i];
        struct tn_tensor a = {.rank = (uint16_t)*rank, .sizes = sizes};
        struct tn_tensor b = {.rank = (uint16_t)t->rank, .sizes = (int64_t *)(uintptr_t)t->sizes};
        int64_t joined[TN_MAX_DIM];
        int64_t joined_rank;
        if (tni_broadcast(&a, &b, &joined_rank, joined) != TN_OK)
            return false;
        memcpy(sizes, joined, (size_t)joined_rank * sizeof *sizes);
        *rank = joined_rank;
    }
    return true;
}

static void check_sizes(const checked *c, const made_call *call)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    if (!has_tag(c->op, torch_tag_pointwise()) || call->outs[0].kind != TN_KIND_TENSOR ||
        tn_op_schema(c->op)->is_mutable || call->args.ntensors == 0 ||
        !broadcast_all(&call->args, &rank, sizes))
        return;
    if (!tni_has_sizes(call->outs[0].as.tensor, rank, sizes))
        tell(c, "sizes", "the result has not the sizes of its arguments");
}

/* ---- out= ---- */

/* How an output is given. */
typedef enum output { OUT_EMPTY, OUT_FITTING, OUT_WRONG, OUT_EXPANDED, OUT_KINDS } output;

static const char *const output_names[OUT_KINDS] = {"empty", "fitting", "wrong", "expanded"};

static tn_tensor *new_output(const tn_tensor *like, output kind, uint32_t *state)
{
    tn_tensor *made = NULL;
    static const int64_t none[] = {0};
    int64_t wrong[TN_MAX_DIM] = {3};
    tn_dtype dtype = (tn_dtype)like->dtype;
    if (kind == OUT_EMPTY)
        return tn_tensor_empty(dtype, 1, none, NULL, TN_CPU, &made) == TN_OK ? made : NULL;
    if (kind == OUT_FITTING)
        return relay_tensor(like, LAYOUT_SPREAD, state);
    if (kind == OUT_EXPANDED)
        return relay_tensor(like, LAYOUT_EXPANDED, state);
    wrong[0] = like->rank == 1 && like->sizes[0] == 3 ? 2 : 3;
    return tn_tensor_empty(dtype, 1, wrong, NULL, TN_CPU, &made) == TN_OK ? made : NULL;
}

static void judge_output(const checked *c, output kind, const made_call *want, const tn_value *got,
                         tn_tensor *const *outputs, size_t count)
{
    unsigned what = has_values(c->op) ? FORM | VALUES : FORM;
    for (size_t i = 0; i < count; i++) {
        const char *how = tensors_differ(outputs[i], want->outs[i].as.tensor, what);
        if (how != NULL)
            tell(c, "out", "%s: other %s", output_names[kind], how);
        if (tn_op_num_returns(c->op) == count && got[i].as.tensor != outputs[i])
            tell(c, "out", "%s: returns another tensor", output_names[kind]);
    }
}

/* Calls the out= variant with outputs of one kind. */
static void call_output(const checked *c, size_t inputs, output kind, const made_call *want)
{
    tn_tensor *outputs[MOST_RESULTS] = {NULL};
    tn_value values[MOST_ARGS];
    tn_value got[MOST_RESULTS];
    size_t count = c->nargs - inputs;
    uint32_t state = c->seed + 1;
    bool can = true;
    bool repeats = false;
    memset(got, 0, sizeof got);
    memcpy(values, want->args.values, inputs * sizeof *values);
    for (size_t i = 0; i < count && can; i++) {
        const tn_tensor *like = want->outs[i].as.tensor;
        can = like != NULL && (outputs[i] = new_output(like, kind, &state)) != NULL;
        values[inputs + i] = tn_value_tensor(outputs[i]);
        for (int d = 0; can && d < outputs[i]->rank; d++)
            repeats |=
                outputs[i]->sizes[d] > 1 && outputs[i]->strides[d] == 0 && outputs[i]->numel > 0;
    }
    size_t before = nwarnings;
    tn_manual_seed(1);
    if (can && (kind != OUT_EXPANDED || repeats)) {
        tn_status status = tn_op_call(c->op, values, c->nargs, got, MOST_RESULTS);
        if (kind == OUT_EXPANDED && status == TN_OK)
            tell(c, "out apart", "an output that shows elements twice is written");
        else if (kind != OUT_EXPANDED && status != TN_OK)
            tell(c, "out", "%s: fails: %s", output_names[kind], tn_last_error());
        else if (kind != OUT_EXPANDED)
            judge_output(c, kind, want, got, outputs, count);
        if (status == TN_OK && (kind == OUT_WRONG) != (nwarnings > before))
            tell(c, "out", "%s: %s warning", output_names[kind], nwarnings > before ? "a" : "no");
    }
    for (size_t i = 0; i < MOST_RESULTS; i++) {
        tn_value_release(&got[i]);
        tn_tensor_release(outputs[i]);
    }
}

static bool has_tensor_results(const made_call *call, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (call->outs[i].kind != TN_KIND_TENSOR)
            return false;
    return true;
}

static void check_out(const checked *c)
{
    static made_call want;
    size_t inputs = 0;
    while (inputs < c->nargs && !is_out(c->op, inputs))
        inputs++;
    size_t count = c->nargs - inputs;
    if (count == 0 || count > MOST_RESULTS)
        return;
    const tn_op *functional = find_functional(c->op, base_length(tn_op_name(c->op)), inputs);
    if (functional == NULL || tn_op_num_returns(functional) != count ||
        !begin_call(&want, c, functional, inputs, LAYOUT_SPREAD))
        return;
    if (want.status == TN_OK && has_tensor_results(&want, count))
        for (output kind = OUT_EMPTY; kind < OUT_KINDS; kind++)
            if (kind != OUT_EXPANDED || has_tag(c->op, torch_tag_pointwise()))
                call_output(c, inputs, kind, &want);
    end_call(&want);
}

/* ---- in place ---- */

static void check_expanded(const checked *c)
{
    static made_call call;
    if (has_tag(c->op, torch_tag_inplace_view()) ||
        !begin_call(&call, c, c->op, c->nargs, LAYOUT_EXPANDED))
        return;
    const relaid_tensor *target = &call.args.tensors[0];
    if (call.args.is_expanded && is_written(c->op, target->argument)) {
        if (call.status == TN_OK && !relaid_is_untouched(target, false))
            tell(c, "expanded", "a target that shows elements twice is written");
        else if (call.status != TN_OK)
            check_memory(c, &call);
    }
    end_call(&call);
}

static void check_in_place(const checked *c, const made_call *in_place)
{
    static made_call want;
    const char *name = tn_op_name(c->op);
    size_t length = base_length(name);
    if (name[length - 1] != '_' || name[length - 2] == '_' || !is_written(c->op, 0))
        return;
    check_expanded(c);
    const tn_op *functional = find_functional(c->op, length - 1, c->nargs);
    if (functional == NULL || !begin_call(&want, c, functional, c->nargs, LAYOUT_SPREAD))
        return;
    const tn_tensor *target = in_place->args.tensors[0].made;
    if (want.status == TN_OK && want.outs[0].kind == TN_KIND_TENSOR && in_place->status == TN_OK) {
        const tn_tensor *result = want.outs[0].as.tensor;
        unsigned what = has_values(c->op) && result->dtype == target->dtype ? FORM | VALUES : FORM;
        const char *how =
            result->dtype == target->dtype ? tensors_differ(target, result, what) : NULL;
        if (how != NULL)
            tell(c, "in place", "other %s than the functional variant", how);
    } else if (want.status != TN_OK && in_place->status == TN_OK) {
        tell(c, "in place", "the functional variant fails: %s", want.error);
    }
    end_call(&want);
}

bool properties_check(const tn_op *op, const tn_value *args, size_t nargs, uint32_t seed,
                      property_report report, void *context)
{
    static made_call plain;
    static made_call spread;
    checked c = {.op = op, .args = args, .nargs = nargs, .seed = seed, .context = context};
    c.tell = report;
    if (!begin_call(&plain, &c, op, nargs, LAYOUT_PLAIN))
        return false;
    if (!begin_call(&spread, &c, op, nargs, LAYOUT_SPREAD)) {
        end_call(&plain);
        return false;
    }
    bool is_good = plain.status == TN_OK;
    check_memory(&c, &plain);
    check_memory(&c, &spread);
    check_layout(&c, &plain, &spread);
    if (spread.status == TN_OK) {
        check_meta(&c, &spread);
        check_sizes(&c, &spread);
    }
    check_out(&c);
    check_in_place(&c, &spread);
    end_call(&plain);
    end_call(&spread);
    return is_good;
}

/* ---- for people ---- */

static size_t print_value(const tn_value *value, char *text, size_t size)
{
    size_t used = 0;
#define ADD(...) (used += used < size ? (size_t)snprintf(text + used, size - used, __VA_ARGS__) : 0)
    const tn_tensor *t = value->kind == TN_KIND_TENSOR ? value->as.tensor : NULL;
    if (t != NULL) {
        ADD("%s[", tn_dtype_name((tn_dtype)t->dtype));
        for (int i = 0; i < t->rank; i++)
            ADD("%s%lld", i > 0 ? ", " : "", (long long)t->sizes[i]);
        ADD("]");
    } else if (value->kind == TN_KIND_LIST) {
        ADD("[");
        for (size_t i = 0; i < value->as.list.count && used < size; i++) {
            ADD("%s", i > 0 ? ", " : "");
            used += print_value(&value->as.list.items[i], text + used, size - used);
        }
        ADD("]");
    } else if (value->kind == TN_KIND_INTS) {
        ADD("[");
        for (size_t i = 0; i < value->as.ints.count; i++)
            ADD("%s%lld", i > 0 ? ", " : "", (long long)value->as.ints.items[i]);
        ADD("]");
    } else if (value->kind == TN_KIND_DOUBLE) {
        ADD("%g", value->as.real);
    } else if (value->kind == TN_KIND_INT || value->kind == TN_KIND_DTYPE) {
        ADD("%lld", (long long)value->as.integer);
    } else if (value->kind == TN_KIND_BOOL) {
        ADD("%s", value->as.boolean ? "true" : "false");
    } else {
        ADD("%s", value->kind == TN_KIND_NONE ? "none" : "…");
    }
#undef ADD
    return used < size ? used : size;
}

void properties_print_call(const tn_op *op, const tn_value *args, size_t nargs, char *text,
                           size_t size)
{
    size_t used = (size_t)snprintf(text, size, "%s(", tn_op_name(op) + strlen("aten::"));
    for (size_t i = 0; i < nargs && used + 4 < size; i++) {
        used += (size_t)snprintf(text + used, size - used, "%s", i > 0 ? ", " : "");
        used += print_value(&args[i], text + used, size - used - 2);
    }
    snprintf(text + (used < size - 2 ? used : size - 2), 2, ")");
}
