/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs of nodes that have graphs of their own: choices, loops. */
#include "program/programs.h"

/* A call of such a node. */
typedef struct call {
    const tn_program *program;    /* whose it is */
    const tni_program_node *node; /* what is called */
    tn_value *values;             /* its arguments, borrowed; a loop writes them */
    tn_value *results;            /* what it gives */
} call;

tn_status tni_value_give(const tn_value *value, tn_value *out)
{
    switch ((int)value->kind) {
    case TN_KIND_TENSOR:
        *out =
            value->as.tensor != NULL ? tn_value_tensor(tn_tensor_retain(value->as.tensor)) : *value;
        return TN_OK;
    case TN_KIND_STRING:
        *out = *value;
        out->as.string.data = tni_copy_text(value->as.string.data, value->as.string.length);
        return out->as.string.data != NULL ? TN_OK : tni_fail_memory(value->as.string.length);
    case TN_KIND_LIST:
    case TN_KIND_INTS:
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "a list of constants among the results");
    default:
        *out = *value;
        return TN_OK;
    }
}

/* Return whether a value says yes: a boolean, a number, or a tensor of one element. */
static tn_status read_choice(const tn_value *value, bool *out)
{
    const tn_op *op;
    tn_value answer = tn_value_none();
    if (value->kind == TN_KIND_BOOL || value->kind == TN_KIND_INT) {
        *out = value->kind == TN_KIND_BOOL ? value->as.boolean : value->as.integer != 0;
        return TN_OK;
    }
    TN_TRY(tn_op_find("aten::is_nonzero", &op));
    TN_TRY(tn_op_call(op, value, 1, &answer, 1));
    *out = answer.as.boolean;
    return TN_OK;
}

static tn_status choose(const call *c)
{
    bool is_first;
    TN_TRY(read_choice(&c->values[0], &is_first));
    return tni_program_run_part(c->program, &c->node->graphs[is_first ? 0 : 1], c->values + 1,
                                c->results);
}

/* Whether the first graph says that there is another round. */
static tn_status goes_on(const call *c, bool *out)
{
    tn_value choice = tn_value_none();
    TN_TRY(tni_program_run_part(c->program, &c->node->graphs[0], c->values, &choice));
    tn_status status = read_choice(&choice, out);
    tn_value_release(&choice);
    return status;
}

/*
 * Run the second graph as long as the first says so. Both take the arguments, of which the first
 * are carried: each round gives new ones. They are owned, so those of the caller are retained at
 * first.
 */
static tn_status repeat(const call *c)
{
    size_t carried = c->node->nreturns, owned = 0;
    bool is_wanted = false;
    tn_status status = TN_OK;
    for (; owned < carried && status == TN_OK; owned += status == TN_OK)
        status = tni_value_give(&c->values[owned], &c->values[owned]);
    if (status == TN_OK)
        status = goes_on(c, &is_wanted);
    while (status == TN_OK && is_wanted) {
        status = tni_program_run_part(c->program, &c->node->graphs[1], c->values, c->results);
        for (size_t i = 0; i < carried && status == TN_OK; i++) {
            tn_value_release(&c->values[i]);
            c->values[i] = c->results[i];
            c->results[i] = tn_value_none();
        }
        if (status == TN_OK)
            status = goes_on(c, &is_wanted);
    }
    for (size_t i = 0; i < owned; i++)
        if (status == TN_OK)
            c->results[i] = c->values[i];
        else
            tn_value_release(&c->values[i]);
    return status;
}

tn_status tni_control_call(const tn_program *program, const tni_program_node *node,
                           tn_value *values, tn_value *results)
{
    const call c = {program, node, values, results};
    return node->kind == TNI_NODE_COND ? choose(&c) : repeat(&c);
}
