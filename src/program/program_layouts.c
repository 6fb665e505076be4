/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The pass `layout`: convolutions of images, and what follows them, run channels-last, which the
 * kernels of convolutions are fastest with.
 *
 * A convolution gets its image and its weight channels-last. What it gives is so, too, and stays so
 * through the operators of the table below. All others, and the program's outputs, get a row-major
 * copy. Copies are nodes of their own, one for each value and layout; those of weights are folded
 * (program_folding.c), and left out in runs that fold nothing.
 *
 * Sums of a convolution are added in another order then, so results may differ in their last bits.
 */
#include <stdlib.h>

#include "program/programs.h"

/* What an operator makes of channels-last images. */
typedef enum layout_rule {
    OTHER,     /* it gets row-major ones */
    CONVOLVES, /* it wants one, and a weight */
    KEEPS,     /* it gives one if its first argument is one */
    READS      /* it takes any, and gives none */
} layout_rule;

/* By name, in order. */
static const struct {
    const char *name;
    layout_rule rule;
} rules[] = {
    {"aten::_native_batch_norm_legit_no_training", KEEPS},
    {"aten::adaptive_avg_pool2d", KEEPS},
    {"aten::add.Scalar", KEEPS},
    {"aten::add.Tensor", KEEPS},
    {"aten::avg_pool2d", KEEPS},
    {"aten::batch_norm", KEEPS},
    {"aten::cat", KEEPS},
    {"aten::clamp", KEEPS},
    {"aten::clamp_max", KEEPS},
    {"aten::clamp_min", KEEPS},
    {"aten::conv2d", CONVOLVES},
    {"aten::convolution", CONVOLVES},
    {"aten::div.Scalar", KEEPS},
    {"aten::div.Tensor", KEEPS},
    {"aten::dropout", KEEPS},
    {"aten::elu", KEEPS},
    {"aten::exp", KEEPS},
    {"aten::gelu", KEEPS},
    {"aten::hardsigmoid", KEEPS},
    {"aten::hardswish", KEEPS},
    {"aten::hardtanh", KEEPS},
    {"aten::leaky_relu", KEEPS},
    {"aten::max_pool2d", KEEPS},
    {"aten::mean.dim", READS},
    {"aten::mish", KEEPS},
    {"aten::mul.Scalar", KEEPS},
    {"aten::mul.Tensor", KEEPS},
    {"aten::neg", KEEPS},
    {"aten::relu", KEEPS},
    {"aten::relu6", KEEPS},
    {"aten::sigmoid", KEEPS},
    {"aten::silu", KEEPS},
    {"aten::softplus", KEEPS},
    {"aten::sub.Tensor", KEEPS},
    {"aten::sym_numel", READS},
    {"aten::sym_size.int", READS},
    {"aten::tanh", KEEPS},
    {"aten::upsample_bilinear2d.vec", KEEPS},
    {"aten::upsample_nearest2d.vec", KEEPS},
};

/* A graph while its nodes are written anew. */
typedef struct layout_pass {
    tn_program *program;
    tni_program_graph *graph;
    const tn_op *contiguous; /* aten::contiguous */
    tni_program_node *nodes; /* the new ones */
    size_t count;            /* of them */
    tni_register *twins;     /* by register: the same value in the other layout */
    bool *is_last;           /* by register: it is channels-last */
    size_t nregisters;       /* with those that were added */
    bool has_failed;         /* memory lacks */
} layout_pass;

/* ---- copies ---- */

/* Make a node that gives a register in a layout; return the new register. */
static tni_register add_copy(layout_pass *p, tni_register from, tni_node_layout layout,
                             const tni_program_node *reader)
{
    tni_arena *arena = &p->program->arena;
    tn_memory_format format =
        layout == TNI_LAYOUT_LAST ? TN_MEMORY_FORMAT_CHANNELS_LAST : TN_MEMORY_FORMAT_CONTIGUOUS;
    tni_program_node *node = &p->nodes[p->count++];
    if (tni_node_make(arena, p->contiguous, 2, 1, reader, node) != TN_OK) {
        p->has_failed = true;
        return from;
    }
    tni_register made = (tni_register)p->nregisters++;
    node->kind = TNI_NODE_LAYOUT;
    node->layout = layout;
    node->results[0] = (tni_result){made, 1, false};
    node->plan.values[0] = tn_value_none();
    node->plan.values[1] = (tn_value){.kind = TN_KIND_MEMORY_FORMAT, .as.integer = format};
    node->plan.fills[0] = (tni_plan_fill){0, from};
    p->is_last[made] = layout == TNI_LAYOUT_LAST;
    p->twins[made] = from;
    p->twins[from] = made;
    return made;
}

/* Have a plan's value come from the register that has it in a layout. */
static void want(layout_pass *p, tni_plan_fill *fill, tni_node_layout layout,
                 const tni_program_node *reader)
{
    if (p->is_last[fill->from] == (layout == TNI_LAYOUT_LAST))
        return;
    fill->from = p->twins[fill->from] != TNI_NO_REGISTER ? p->twins[fill->from]
                                                         : add_copy(p, fill->from, layout, reader);
}

/* ---- nodes ---- */

static int compare_rule(const void *name, const void *rule)
{
    return strcmp(name, *(const char *const *)rule);
}

static layout_rule rule_of(const tni_program_node *node)
{
    if (node->kind != TNI_NODE_OPERATOR)
        return OTHER;
    const void *found =
        bsearch(tn_op_name(node->op), rules, TN_LEN(rules), sizeof *rules, compare_rule);
    return found != NULL
               ? rules[(size_t)((const char *)found - (const char *)rules) / sizeof *rules].rule
               : OTHER;
}

/* Whether a convolution is of float images by a weight of the program, and not transposed. */
static bool is_image_convolution(const layout_pass *p, const tni_program_node *node)
{
    const tni_plan_fill *weight = tni_plan_find_fill(&node->plan, 1);
    const tn_value *transposed = &node->plan.values[6];
    if (weight == NULL || tni_plan_find_fill(&node->plan, 0) == NULL)
        return false;
    if (strcmp(tn_op_name(node->op), "aten::convolution") == 0 &&
        (transposed->kind != TN_KIND_BOOL || transposed->as.boolean))
        return false;
    const tni_value_about *about = &p->graph->about[weight->from];
    return weight->from < p->graph->ninputs && about->rank == 4 && about->dtype == TN_DTYPE_F32 &&
           p->program->inputs[weight->from].role == TNI_INPUT_STATE;
}

/* Mark what a node gives as channels-last. */
static void mark_results(const layout_pass *p, const tni_program_node *node)
{
    for (uint32_t r = 0; r < node->nreturns; r++)
        if (node->results[r].first != TNI_NO_REGISTER && !node->results[r].is_list)
            p->is_last[node->results[r].first] = true;
}

/* Return the list that the first argument is; NULL if it is none. */
static const tni_plan_list *find_images(const tni_plan *plan)
{
    for (uint32_t i = 0; i < plan->nlists; i++)
        if (plan->lists[i].at == 0)
            return &plan->lists[i];
    return NULL;
}

/* Prepare the arguments of a node that keeps the layout; false if it gives row-major results. */
static bool keep_layout(layout_pass *p, tni_program_node *node)
{
    const tni_plan_list *images = find_images(&node->plan);
    tni_plan_fill *image = tni_plan_find_fill(&node->plan, images != NULL ? images->first : 0);
    bool has_twin = image != NULL && p->twins[image->from] != TNI_NO_REGISTER;
    if (image == NULL || !(p->is_last[image->from] || has_twin))
        return false;
    want(p, image, TNI_LAYOUT_LAST, node);
    for (uint32_t i = 0; i < node->plan.nfills; i++) {
        tni_plan_fill *fill = &node->plan.fills[i];
        bool is_item = images != NULL && fill->at - images->first < images->count;
        if (is_item || p->twins[fill->from] != TNI_NO_REGISTER)
            want(p, fill, TNI_LAYOUT_LAST, node);
    }
    return true;
}

/* Move a node to the new ones, behind the copies that it needs. */
static void lay_out(layout_pass *p, tni_program_node *node)
{
    layout_rule rule = rule_of(node);
    bool gives_last = false;
    if (rule == CONVOLVES && is_image_convolution(p, node)) {
        want(p, tni_plan_find_fill(&node->plan, 0), TNI_LAYOUT_LAST, node);
        want(p, tni_plan_find_fill(&node->plan, 1), TNI_LAYOUT_LAST, node);
        gives_last = true;
    } else if (rule == KEEPS) {
        gives_last = keep_layout(p, node);
    }
    for (uint32_t i = 0; i < node->plan.nfills && !gives_last && rule != READS; i++)
        want(p, &node->plan.fills[i], TNI_LAYOUT_ROWS, node);
    p->nodes[p->count++] = *node;
    if (gives_last)
        mark_results(p, node);
}

/* ---- the whole graph ---- */

/*
 * Whether a node is for training: random numbers come in the order of elements in memory, and
 * statistics of a batch depend on the order of their sums.
 */
static bool is_training(const tni_program_node *node)
{
    static const char *const names[] = {"train", "training"};
    for (size_t i = 0; i < TN_LEN(names) && node->kind == TNI_NODE_OPERATOR; i++) {
        int64_t at = tn_op_arg_index(node->op, names[i]);
        if (at >= 0 && at < node->plan.nargs &&
            (tni_plan_find_fill(&node->plan, (uint32_t)at) != NULL ||
             (node->plan.values[at].kind == TN_KIND_BOOL && node->plan.values[at].as.boolean)))
            return true;
    }
    return false;
}

/*
 * Whether a convolution is there to gain from, no node is for training, and no call writes what
 * copies were made of.
 */
static bool is_worth_it(const layout_pass *p)
{
    bool has_convolution = false;
    for (size_t i = 0; i < p->graph->nnodes; i++) {
        const tni_program_node *node = &p->graph->nodes[i];
        has_convolution |= rule_of(node) == CONVOLVES && is_image_convolution(p, node);
        if (is_training(node))
            return false;
        for (uint32_t k = 0; k < node->plan.nfills; k++)
            if (tni_node_writes(node, tni_plan_argument_of(&node->plan, node->plan.fills[k].at)))
                return false;
    }
    return has_convolution;
}

static tn_status run_pass(layout_pass *p)
{
    tni_program_graph *graph = p->graph;
    const tni_program_node outputs = {.name = "the output", .target = "", .source = ""};
    TN_TRY(tn_op_find("aten::contiguous", &p->contiguous));
    for (size_t i = 0; i < graph->nnodes; i++)
        lay_out(p, &graph->nodes[i]);
    for (uint32_t i = 0; i < graph->outputs.nfills; i++)
        want(p, &graph->outputs.fills[i], TNI_LAYOUT_ROWS, &outputs);
    tni_program_node *nodes = tni_arena_get(&p->program->arena, p->count, sizeof *nodes);
    if (nodes == NULL || p->has_failed)
        return TN_ERR_MEMORY;
    TN_TRY(tni_reserve((void **)&graph->about, &graph->about_room, p->nregisters + 1,
                       sizeof *graph->about));
    for (size_t i = graph->nregisters; i < p->nregisters; i++)
        graph->about[i] = graph->about[p->twins[i]];
    memcpy(nodes, p->nodes, p->count * sizeof *nodes);
    graph->nodes = nodes;
    graph->nnodes = p->count;
    graph->nregisters = p->nregisters;
    return TN_OK;
}

tn_status tni_pass_layout(tn_program *program)
{
    tni_program_graph *graph = &program->graph;
    size_t most = 2 * graph->nregisters; /* each has one twin */
    layout_pass p = {.program = program, .graph = graph, .nregisters = graph->nregisters};
    if (!is_worth_it(&p))
        return TN_OK;
    p.nodes = tni_calloc(graph->nnodes + graph->nregisters, sizeof *p.nodes);
    p.twins = tni_malloc(most * sizeof *p.twins);
    p.is_last = tni_calloc(most, sizeof *p.is_last);
    tn_status status = TN_ERR_MEMORY;
    if (p.nodes == NULL || p.twins == NULL || p.is_last == NULL)
        tni_fail_memory(most * sizeof *p.twins);
    else {
        memset(p.twins, 0xff, most * sizeof *p.twins);
        status = run_pass(&p);
    }
    tni_free(p.nodes);
    tni_free(p.twins);
    tni_free(p.is_last);
    return status;
}
