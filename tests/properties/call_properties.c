/* SPDX-License-Identifier: BSD-3-Clause */
/* See call_properties.h. */
#include "property_calls.h"

#include <stdio.h>

#include <torch/csrc/stable/c/shim.h>

/* ---- the properties ---- */

/* After any call: what it may not write is as it was. */
static void check_memory(const checked *c, const made_call *call)
{
    for (size_t i = 0; i < call->args.ntensors; i++) {
        const relaid_tensor *tensor = &call->args.tensors[i];
        const char *name = tn_op_schema(c->op)->args[tensor->argument].name.data;
        bool may_write = may_be_written(c->op, &call->args, tensor);
        if (call->status != TN_OK && may_write &&
            !(relaid_has_form(tensor) && relaid_is_untouched(tensor, false)))
            tell(c, "error", "'%s' was written: %s", name, call->error);
        else if (!(may_write || relaid_has_form(tensor)) || !relaid_is_untouched(tensor, may_write))
            tell(c, "unchanged", "'%s' was written", name);
    }
}

/* ---- memory that runs out ---- */

/* Requests that fail, of one call: what comes behind them is rarely before the first write. */
enum { MOST_REQUESTS = 40, MOST_LOOKED_AT = 4096 };

static const tn_op *seen[MOST_LOOKED_AT]; /* operators that were looked at */
static size_t nseen;

void forget_requests(void)
{
    nseen = 0;
}

/* Whether this is the first call of the operator: more of them would take long. */
static bool is_first(const tn_op *op)
{
    for (size_t i = 0; i < nseen; i++)
        if (seen[i] == op)
            return false;
    if (nseen < MOST_LOOKED_AT)
        seen[nseen++] = op;
    return true;
}

static bool was_written(const made_call *call)
{
    for (size_t i = 0; i < call->args.ntensors; i++)
        if (!relaid_has_form(&call->args.tensors[i]) ||
            !relaid_is_untouched(&call->args.tensors[i], false))
            return true;
    return false;
}

/* Where pools are bypassed, as by the address sanitizer, every request can fail. */
static void check_requests(const checked *c)
{
    static made_call call;
    bool is_hit = true;
    for (uint64_t n = 1; n <= MOST_REQUESTS && is_hit; n++) {
        uint32_t state = c->seed;
        if (!relay(&call.args, c->args, c->nargs, LAYOUT_GAPS, &state))
            return;
        tni_storage_trim();
        tni_fault_arm(n);
        make_call(&call, c->op, c->nargs);
        is_hit = tni_fault_arm(0) >= n;
        if (call.status != TN_OK && was_written(&call))
            tell(c, "memory", "request %llu: something was written: %s", (unsigned long long)n,
                 call.error);
        end_call(&call);
    }
}

/* What row-major tensors give, others give as well. */
static void check_layout(const checked *c, const made_call *plain, const made_call *gapped)
{
    unsigned what = has_values(c->op) ? FORM | VALUES : FORM;
    if (plain->status == TN_OK && gapped->status != TN_OK)
        tell(c, "layout", "fails for other strides: %s", gapped->error);
    else if (plain->status != TN_OK && gapped->status == TN_OK)
        tell(c, "layout", "fails for row-major tensors only: %s", plain->error);
    else if (plain->status == TN_OK) {
        const char *how = results_differ(gapped, plain, c->op, what);
        if (how != NULL)
            tell(c, "layout", "other strides, other %s", how);
    }
}

/* The index of the first out= argument, or the number of arguments. */
static size_t count_inputs(const tn_op *op)
{
    size_t inputs = 0;
    while (inputs < tn_op_num_args(op) && !is_out(op, inputs))
        inputs++;
    return inputs;
}

/* Whether meta cannot know the sizes; out= operators have the tags of the functional one only. */
static bool depends_on_data(const tn_op *op)
{
    const tn_op *functional = find_functional(op, base_length(tn_op_name(op)), count_inputs(op));
    const tn_op *tagged = functional != NULL ? functional : op;
    return has_tag(tagged, torch_tag_data_dependent_output()) ||
           has_tag(tagged, torch_tag_dynamic_output_shape());
}

/* Whether a tensor is read that can lie on meta: numbers that are tensors stay where they are. */
static bool has_inputs(const tn_op *op, const relaid *args)
{
    for (size_t i = 0; i < args->ntensors; i++)
        if (!is_out(op, args->tensors[i].argument))
            return true;
    return false;
}

/* Takes the place of tensors that lie in the way of `like`. */
static void check_meta(const checked *c, const made_call *like)
{
    static made_call meta;
    uint32_t state = c->seed;
    if (depends_on_data(c->op) || !has_inputs(c->op, &like->args))
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
        int64_t joined[TN_MAX_DIM];
        int64_t joined_rank;
        if (tni_broadcast((tni_ints){sizes, *rank}, (tni_ints){t->sizes, t->rank}, &joined_rank,
                          joined) != TN_OK)
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

/* ---- promotion ---- */

/* The dtype that promotion gives for the tensors of a call. */
static tn_dtype promoted(const relaid *args)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    for (size_t i = 0; i < args->ntensors; i++)
        tni_promotion_add(&promotion, args->tensors[i].made);
    return tni_promotion_result(&promotion);
}

/* Puts tensors of the dtype in the place of others; false if there are none. */
static bool convert_all(relaid *args, tn_dtype dtype)
{
    bool is_any = false;
    for (size_t i = 0; i < args->ntensors; i++) {
        tn_tensor *converted;
        if (args->tensors[i].made->dtype == (int8_t)dtype ||
            tni_to_dtype(args->tensors[i].made, dtype, &converted) != TN_OK)
            continue;
        relaid_replace_take(args, i, converted);
        is_any = true;
    }
    return is_any;
}

/* Whole numbers of whatever dtype are converted to the default dtype at once. */
static bool becomes_real(const made_call *call, tn_dtype common)
{
    const tn_value *out = &call->outs[0];
    return tni_category(common) < 2 && out->kind == TN_KIND_TENSOR &&
           tni_category((tn_dtype)out->as.tensor->dtype) >= 2;
}

static void check_promoted(const checked *c, const made_call *plain)
{
    static made_call call;
    tn_dtype dtype = promoted(&plain->args);
    uint32_t state = c->seed;
    if (!has_tag(c->op, torch_tag_pointwise()) || tn_op_schema(c->op)->is_mutable ||
        !has_values(c->op) || dtype == TN_DTYPE_UNDEFINED || becomes_real(plain, dtype) ||
        !relay(&call.args, plain->args.values, c->nargs, LAYOUT_PLAIN, &state))
        return;
    if (!convert_all(&call.args, dtype)) {
        relaid_drop(&call.args);
        return;
    }
    make_call(&call, c->op, c->nargs);
    const char *how = call.status == TN_OK
                          ? results_differ(plain, &call, c->op, FORM | VALUES)
                          : NULL; /* a dtype may be refused, and a condition be a condition */
    if (how != NULL)
        tell(c, "promoted", "inputs of the common dtype give other %s", how);
    end_call(&call);
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
        return relay_tensor(like, LAYOUT_GAPS, state);
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
    size_t before = count_resize_warnings();
    tn_manual_seed(1);
    if (can && (kind != OUT_EXPANDED || repeats)) {
        tn_status status = tn_op_call(c->op, values, c->nargs, got, MOST_RESULTS);
        if (kind == OUT_EXPANDED && status == TN_OK)
            tell(c, "out apart", "an output that shows elements twice is written");
        else if (kind != OUT_EXPANDED && status != TN_OK)
            tell(c, "out", "%s: fails: %s", output_names[kind], tn_last_error());
        else if (kind != OUT_EXPANDED)
            judge_output(c, kind, want, got, outputs, count);
        if (status == TN_OK && (kind == OUT_WRONG) != (count_resize_warnings() > before))
            tell(c, "out", "%s: %s warning", output_names[kind],
                 count_resize_warnings() > before ? "a" : "no");
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
    size_t inputs = count_inputs(c->op);
    size_t count = c->nargs - inputs;
    if (count == 0 || count > MOST_RESULTS)
        return;
    const tn_op *functional = find_functional(c->op, base_length(tn_op_name(c->op)), inputs);
    if (functional == NULL || tn_op_num_returns(functional) != count ||
        !begin_call(&want, c, functional, inputs, LAYOUT_GAPS))
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
    /* A number that is a tensor is not laid anew. */
    if (name[length - 1] != '_' || name[length - 2] == '_' || !is_written(c->op, 0) ||
        in_place->args.ntensors == 0 || in_place->args.tensors[0].argument != 0)
        return;
    check_expanded(c);
    const tn_op *functional = find_functional(c->op, length - 1, c->nargs);
    if (functional == NULL || !begin_call(&want, c, functional, c->nargs, LAYOUT_GAPS))
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
    static made_call gapped;
    checked c = {.op = op, .args = args, .nargs = nargs, .seed = seed, .context = context};
    c.tell = report;
    if (!begin_call(&plain, &c, op, nargs, LAYOUT_PLAIN))
        return false;
    if (!begin_call(&gapped, &c, op, nargs, LAYOUT_GAPS)) {
        end_call(&plain);
        return false;
    }
    bool is_good = plain.status == TN_OK;
    check_memory(&c, &plain);
    check_memory(&c, &gapped);
    check_layout(&c, &plain, &gapped);
    if (gapped.status == TN_OK) {
        check_meta(&c, &gapped);
        check_sizes(&c, &gapped);
        if (is_good)
            check_promoted(&c, &plain);
    }
    check_out(&c);
    check_in_place(&c, &gapped);
    check_aliased(&c);
    if (is_good && tn_op_schema(op)->is_mutable && is_first(op))
        check_requests(&c);
    end_call(&plain);
    end_call(&gapped);
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
