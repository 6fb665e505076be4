/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The writing variants of a functional operator's call: f_(self, …) and f.out(self, …, out=…). Most
 * calls that are recorded are functional; their arguments are good for the variants, too.
 */
#include "property_calls.h"

enum { MOST_VARIANTS = 8 };

/* Whether `other` is called as `op` is, or so with '_' behind it. */
static bool is_named_like(const tn_op *other, const tn_op *op)
{
    const char *name = tn_op_name(op);
    const char *its = tn_op_name(other);
    size_t length = base_length(name);
    size_t its_length = base_length(its);
    if (strncmp(name, its, length) != 0)
        return false;
    return its_length == length || (its_length == length + 1 && its[length] == '_');
}

/* The variants of an operator that writes nothing; kept for the calls of it that follow. */
static size_t find_variants(const tn_op *op, const tn_op *const **out)
{
    static const tn_op *last;
    static const tn_op *found[MOST_VARIANTS];
    static size_t count;
    size_t nops;
    const tn_op *const *ops = properties_operators(&nops);
    *out = found;
    if (op == last)
        return count;
    last = op;
    count = 0;
    for (size_t i = 0; i < nops && count < MOST_VARIANTS; i++)
        if (tn_op_schema(ops[i])->is_mutable && is_named_like(ops[i], op) &&
            is_functional_of(op, ops[i], tn_op_num_args(op)))
            found[count++] = ops[i];
    return count;
}

/* An output for result `index`: as the functional operator made it, or an empty one. */
static tn_tensor *new_output(const made_call *call, size_t index)
{
    static const int64_t none[] = {0};
    tn_tensor *made = NULL;
    tn_status status;
    if (call->status == TN_OK && call->outs[index].kind == TN_KIND_TENSOR &&
        call->outs[index].as.tensor != NULL)
        status =
            tni_clone(call->outs[index].as.tensor, (tn_dtype)call->outs[index].as.tensor->dtype,
                      TN_MEMORY_FORMAT_CONTIGUOUS, &made);
    else
        status = tn_tensor_empty(TN_DTYPE_F32, 1, none, NULL, TN_CPU, &made);
    return status == TN_OK ? made : NULL;
}

/* Looks at one variant, with outputs behind the arguments if it takes any. */
static void look_at(const checked *c, const made_call *call, const tn_op *variant)
{
    tn_value values[MOST_ARGS];
    tn_tensor *outputs[MOST_RESULTS] = {NULL};
    size_t nargs = tn_op_num_args(variant);
    size_t count = nargs - c->nargs;
    bool can = nargs <= MOST_ARGS && count <= MOST_RESULTS && count <= tn_op_num_returns(c->op);
    memcpy(values, c->args, c->nargs * sizeof *values);
    for (size_t i = 0; i < count && can; i++) {
        outputs[i] = new_output(call, i);
        can = outputs[i] != NULL && is_out(variant, c->nargs + i);
        values[c->nargs + i] = tn_value_tensor(outputs[i]);
    }
    if (can)
        properties_check(variant, values, nargs, c->seed, c->tell, c->context);
    for (size_t i = 0; i < MOST_RESULTS; i++)
        tn_tensor_release(outputs[i]);
}

void properties_check_variants(const tn_op *op, const tn_value *args, size_t nargs, uint32_t seed,
                               property_report report, void *context)
{
    static made_call call;
    const tn_op *const *variants;
    checked c = {.op = op, .args = args, .nargs = nargs, .seed = seed, .context = context};
    c.tell = report;
    if (tn_op_schema(op)->is_mutable)
        return;
    size_t count = find_variants(op, &variants);
    if (count == 0 || !begin_call(&call, &c, op, nargs, LAYOUT_PLAIN))
        return;
    for (size_t i = 0; i < count; i++)
        look_at(&c, &call, variants[i]);
    end_call(&call);
}
