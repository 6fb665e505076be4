/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Passes: what a load prepares so that runs are faster. Results are the same without them (to the
 * bit, but for layout and norm), so each can be left out, to compare or to look for a fault:
 * TENON_PROGRAM names those that run, separated by commas, or says "none".
 */
#include <stdio.h>

#include "program/programs.h"

#include "kernels/core/kernel_core.h"
#include "library/registry.h"
#include "tensor/keyset_bits.h"

/* ---- which passes run ---- */

/* The passes, in the order of their bits. */
static const char *const passes[] = {"pack", "reuse", "fold", "layout", "plan", "fuse", "norm"};

#define ALL_PASSES ((1U << TN_LEN(passes)) - 1)

static TNI_COLD void warn_of(const char *text)
{
    tni_warn("TENON_PROGRAM is '%s', which names passes that do not exist; all of them run. There "
             "are pack, reuse, fold, layout, plan, fuse and norm, and none.",
             text);
}

/* Return the bit of a pass; 0 if there is none of that name. */
static uint32_t find_pass(const char *name, size_t length)
{
    for (size_t i = 0; i < TN_LEN(passes); i++)
        if (strlen(passes[i]) == length && memcmp(passes[i], name, length) == 0)
            return 1U << i;
    return 0;
}

uint32_t tni_program_passes(void)
{
    uint32_t found = 0;
    const char *text = tni_env("TENON_PROGRAM");
    if (text == NULL || *text == '\0')
        return ALL_PASSES;
    if (strcmp(text, "none") == 0)
        return 0;
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        uint32_t pass = find_pass(at, length);
        if (pass == 0) {
            warn_of(text);
            return ALL_PASSES;
        }
        found |= pass;
        at += length;
        if (*at == '\0')
            return found;
    }
}

/* ---- all passes ---- */

/* The passes that change what is called: none where gradients are what a program is for. */
static tn_status change_calls(tn_program *program)
{
    bool folds = (program->passes & TNI_PASS_FOLD) != 0;
    bool lays_out = (program->passes & TNI_PASS_LAYOUT) != 0;
    if ((program->flags & (TN_PROGRAM_TRAIN | TN_PROGRAM_DESCRIBE)) != 0 || !(folds || lays_out))
        return TN_OK;
    TN_TRY(tni_pass_functional(&program->graph));
    if (lays_out)
        TN_TRY(tni_pass_layout(program));
    if (folds && (program->passes & TNI_PASS_NORM) != 0)
        TN_TRY(tni_pass_norm(program));
    return folds ? tni_pass_fold(program) : TN_OK;
}

/* The passes that make chains and a plan, once nodes stay what they are; not to describe them. */
static tn_status arrange(tn_program *program)
{
    if ((program->flags & TN_PROGRAM_DESCRIBE) != 0)
        return TN_OK;
    if ((program->passes & TNI_PASS_FUSE) != 0 && (program->flags & TN_PROGRAM_TRAIN) == 0)
        TN_TRY(tni_pass_fuse(&program->arena, &program->graph,
                             (program->passes & TNI_PASS_REUSE) != 0));
    return (program->passes & TNI_PASS_PLAN) != 0 ? tni_pass_plan(program) : TN_OK;
}

tn_status tni_program_prepare(tn_program *program)
{
    TN_TRY(change_calls(program));
    TN_TRY(tni_graph_settle(&program->arena, &program->graph));
    if ((program->passes & TNI_PASS_REUSE) != 0)
        tni_pass_reuse(&program->graph);
    TN_TRY(arrange(program));
    if (program->measure == NULL) {
        tni_free(program->graph.about);
        program->graph.about = NULL;
    }
    return TN_OK;
}

/* ---- reuse: a result is written into an argument that dies ---- */

/*
 * Operators whose form that writes its first argument gives what the other one gives, if that
 * argument is a floating tensor of the result's sizes.
 */
static const char *const reusing[] = {
    "aten::abs",         "aten::add.Tensor", "aten::add.Scalar", "aten::clamp",
    "aten::clamp_max",   "aten::clamp_min",  "aten::cos",        "aten::div.Scalar",
    "aten::div.Tensor",  "aten::elu",        "aten::exp",        "aten::gelu",
    "aten::hardsigmoid", "aten::hardswish",  "aten::hardtanh",   "aten::leaky_relu",
    "aten::log",         "aten::mish",       "aten::mul.Scalar", "aten::mul.Tensor",
    "aten::neg",         "aten::reciprocal", "aten::relu",       "aten::relu6",
    "aten::rsqrt",       "aten::sigmoid",    "aten::silu",       "aten::sin",
    "aten::sqrt",        "aten::sub.Scalar", "aten::sub.Tensor", "aten::tanh",
};

bool tni_may_write_first(const char *name)
{
    for (size_t i = 0; i < TN_LEN(reusing); i++)
        if (strcmp(reusing[i], name) == 0)
            return true;
    return false;
}

/* Whether the first argument is a register that dies here and is read once. */
static bool first_dies(const tni_program_node *node)
{
    const tni_plan *plan = &node->plan;
    const tni_plan_fill *first = tni_plan_find_fill(plan, 0);
    uint32_t reads = 0;
    if (first == NULL)
        return false;
    for (uint32_t i = 0; i < plan->nfills; i++)
        reads += plan->fills[i].from == first->from;
    for (uint32_t i = 0; i < node->ndead && reads == 1; i++)
        if (node->dead[i] == first->from)
            return true;
    return false;
}

/* Find the form of an operator that writes its first argument: aten::add_.Tensor of add.Tensor. */
static const tn_op *find_in_place(const char *name)
{
    char text[64];
    const tn_op *op;
    size_t stem = strcspn(name, ".");
    int length = snprintf(text, sizeof text, "%.*s_%s", (int)stem, name, name + stem);
    if (length < 0 || (size_t)length >= sizeof text || tn_op_find(text, &op) != TN_OK)
        return NULL;
    return op;
}

void tni_pass_reuse(tni_program_graph *graph)
{
    for (size_t i = 0; i < graph->nnodes; i++) {
        tni_program_node *node = &graph->nodes[i];
        if (node->kind == TNI_NODE_OPERATOR && node->op != NULL && node->nreturns == 1 &&
            tni_may_write_first(tn_op_name(node->op)) && first_dies(node))
            node->in_place = find_in_place(tn_op_name(node->op));
    }
}

/* Whether nothing but the CPU's kernels sees a call with a tensor, and it lies without gaps. */
static bool is_plain(const tn_tensor *tensor)
{
    return tensor != NULL && tensor->keys == TNI_COMMON_KEYS &&
           (tensor->flags & (TNI_TENSOR_AUTOGRAD | TNI_TENSOR_CONTIGUOUS)) == TNI_TENSOR_CONTIGUOUS;
}

bool tni_is_sole(const tn_tensor *tensor)
{
    return tni_ref_is_sole(&tensor->ref) && tni_storage_is_sole(tensor->storage) &&
           tensor->storage->resizable;
}

bool tni_may_reuse(const tn_value *args, size_t count)
{
    const tn_tensor *first = args[0].kind == TN_KIND_TENSOR ? args[0].as.tensor : NULL;
    if (!is_plain(first) || !tni_is_sole(first) || !tni_local_keys_are_first() ||
        atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed) ||
        !tni_dtype_is((tn_dtype)first->dtype, TNI_DTYPE_FLOATING))
        return false;
    for (size_t i = 1; i < count; i++) {
        const tn_tensor *other = args[i].kind == TN_KIND_TENSOR ? args[i].as.tensor : NULL;
        if (args[i].kind == TN_KIND_COMPLEX)
            return false;
        if (other != NULL &&
            (!is_plain(other) || other->dtype != first->dtype || other->rank != first->rank ||
             memcmp(other->sizes, first->sizes, first->rank * sizeof *first->sizes) != 0))
            return false;
    }
    return true;
}
