/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The pass `norm`: a batch norm of inference behind a convolution goes into its weight and bias,
 *
 *     s = norm weight / sqrt(variance + eps)
 *     weight' = weight * s          bias' = norm bias + (bias - mean) * s
 *
 * by nodes in front of the convolution. They read state alone, so `fold` keeps what they give.
 *
 * The same sums are rounded in another order then, so results may differ in their last bits.
 */
#include "program/programs.h"

#include "library/registry.h"

/* The calls that nodes are made of. */
typedef enum norm_call { ADD, ADD_NUMBER, MULTIPLY, RECIPROCAL_ROOT, SUBTRACT, VIEW } norm_call;

static const char *const call_names[] = {
    [ADD] = "aten::add.Tensor",      [ADD_NUMBER] = "aten::add.Scalar",
    [MULTIPLY] = "aten::mul.Tensor", [RECIPROCAL_ROOT] = "aten::rsqrt",
    [SUBTRACT] = "aten::sub.Tensor", [VIEW] = "aten::view",
};

/* The most nodes that a convolution and its batch norm become. */
#define MOST_CALLS 9

/* Batch norms: where arguments are. What else they have is a number. */
static const struct {
    const char *name;
    uint32_t training, eps; /* TNI_NEVER: it is always inference */
} norms[] = {
    {"aten::batch_norm", 5, 7},
    {"aten::_native_batch_norm_legit_no_training", TNI_NEVER, 6},
};

/* Arguments of a batch norm, and of a convolution. */
enum { NORM_INPUT, NORM_WEIGHT, NORM_BIAS, NORM_MEAN, NORM_VARIANCE };
enum { CONV_IMAGE, CONV_WEIGHT, CONV_BIAS, CONV_TRANSPOSED = 6 };

/* A graph while its nodes are written anew. */
typedef struct norm_pass {
    tn_program *program;
    tni_program_graph *graph;
    const tn_op *calls[TN_LEN(call_names)];
    tni_program_node *nodes; /* the new ones */
    size_t count;            /* of them */
    uint32_t *norm_of;       /* by node: the batch norm that goes into it, or TNI_NEVER */
    bool *is_gone;           /* by node: it is a batch norm that goes */
    uint32_t *giver;         /* by register: the node that gives it, or TNI_NEVER */
    uint32_t *reads;         /* by register: how often it is read */
    bool has_failed;         /* memory lacks */
} norm_pass;

/* ---- which batch norms ---- */

/* Return the register of an argument; TNI_NO_REGISTER if it is constant. */
static tni_register register_of(const tni_program_node *node, uint32_t at)
{
    const tni_plan_fill *fill = tni_plan_find_fill(&node->plan, at);
    return fill != NULL ? fill->from : TNI_NO_REGISTER;
}

/* Whether an argument is a parameter or buffer of floats, or one that was only laid out. */
static bool is_state(const norm_pass *p, const tni_program_node *node, uint32_t at)
{
    tni_register from = register_of(node, at);
    if (from != TNI_NO_REGISTER && p->giver[from] != TNI_NEVER &&
        p->graph->nodes[p->giver[from]].kind == TNI_NODE_LAYOUT)
        from = register_of(&p->graph->nodes[p->giver[from]], 0);
    return from != TNI_NO_REGISTER && from < p->graph->ninputs &&
           p->program->inputs[from].role == TNI_INPUT_STATE &&
           p->graph->about[from].dtype == TN_DTYPE_F32;
}

/* Return the place of an operator's eps among its arguments; TNI_NEVER: no norm of inference. */
static uint32_t find_eps(const tni_program_node *node)
{
    for (size_t i = 0; i < TN_LEN(norms) && node->kind == TNI_NODE_OPERATOR; i++) {
        if (strcmp(tn_op_name(node->op), norms[i].name) != 0)
            continue;
        const tn_value *training =
            norms[i].training != TNI_NEVER ? &node->plan.values[norms[i].training] : NULL;
        bool is_inference =
            training == NULL || (training->kind == TN_KIND_BOOL && !training->as.boolean &&
                                 register_of(node, norms[i].training) == TNI_NO_REGISTER);
        bool has_number = node->plan.values[norms[i].eps].kind == TN_KIND_DOUBLE &&
                          register_of(node, norms[i].eps) == TNI_NO_REGISTER;
        return is_inference && has_number ? norms[i].eps : TNI_NEVER;
    }
    return TNI_NEVER;
}

/* Whether a convolution has no bias: it is None, or left out. */
static bool lacks_bias(const tni_plan *plan)
{
    tn_kind kind = plan->values[CONV_BIAS].kind;
    return kind == TN_KIND_NONE || kind == TN_KIND_DEFAULT;
}

/* Whether a node is a convolution whose weight and bias are state, and not transposed. */
static bool is_convolution(const norm_pass *p, const tni_program_node *node)
{
    if (node->kind != TNI_NODE_OPERATOR || node->plan.nargs <= CONV_BIAS)
        return false;
    const char *name = tn_op_name(node->op);
    const bool is_general = strcmp(name, "aten::convolution") == 0;
    if (!is_general && strcmp(name, "aten::conv1d") != 0 && strcmp(name, "aten::conv2d") != 0 &&
        strcmp(name, "aten::conv3d") != 0)
        return false;
    const tn_value *transposed = &node->plan.values[CONV_TRANSPOSED];
    if (is_general && (transposed->kind != TN_KIND_BOOL || transposed->as.boolean))
        return false;
    bool has_bias = register_of(node, CONV_BIAS) != TNI_NO_REGISTER;
    return is_state(p, node, CONV_WEIGHT) &&
           (has_bias ? is_state(p, node, CONV_BIAS) : lacks_bias(&node->plan));
}

/* Return the convolution that a batch norm can go into; TNI_NEVER: none. */
static uint32_t find_convolution(const norm_pass *p, const tni_program_node *node)
{
    tni_register input = register_of(node, NORM_INPUT);
    if (find_eps(node) == TNI_NEVER || input == TNI_NO_REGISTER || p->reads[input] != 1 ||
        node->results[0].first == TNI_NO_REGISTER)
        return TNI_NEVER;
    for (uint32_t r = 1; r < node->nreturns; r++)
        if (node->results[r].first != TNI_NO_REGISTER && p->reads[node->results[r].first] > 0)
            return TNI_NEVER;
    for (uint32_t at = NORM_WEIGHT; at <= NORM_VARIANCE; at++)
        if (!is_state(p, node, at))
            return TNI_NEVER;
    uint32_t giver = p->giver[input];
    return giver != TNI_NEVER && is_convolution(p, &p->graph->nodes[giver]) ? giver : TNI_NEVER;
}

static void count_reads(const norm_pass *p, const tni_plan *plan)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        p->reads[plan->fills[i].from]++;
}

/* Find all of them; false if there are none, or some node writes what it is given. */
static bool find_all(const norm_pass *p)
{
    bool has_norms = false;
    /* Somebody may have a batch norm of his own. */
    if (tni_graph_writes(p->graph) ||
        atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed))
        return false;
    count_reads(p, &p->graph->outputs);
    for (size_t i = 0; i < p->graph->nnodes; i++) {
        const tni_program_node *node = &p->graph->nodes[i];
        count_reads(p, &node->plan);
        if (node->nreturns > 0 && node->results[0].first != TNI_NO_REGISTER)
            p->giver[node->results[0].first] = (uint32_t)i;
    }
    for (size_t i = 0; i < p->graph->nnodes; i++) {
        uint32_t convolution = find_convolution(p, &p->graph->nodes[i]);
        if (convolution == TNI_NEVER)
            continue;
        p->norm_of[convolution] = (uint32_t)i;
        p->is_gone[i] = true;
        has_norms = true;
    }
    return has_norms;
}

/* ---- new nodes ---- */

/* A call that is to be made: registers first, then constants. */
typedef struct wanted {
    norm_call call;
    tni_register registers[2]; /* the second may be TNI_NO_REGISTER */
    tn_value constants[2];     /* the arguments that follow; none of kind None */
    tni_register like;         /* a register whose description in the file is that of the result */
} wanted;

/* Make a node for a call; return the register of its result. */
static tni_register add_call(norm_pass *p, const tni_program_node *reader, const wanted *what)
{
    tni_arena *arena = &p->program->arena;
    tni_program_graph *graph = p->graph;
    tni_program_node *node = &p->nodes[p->count++];
    uint32_t nfills = what->registers[1] != TNI_NO_REGISTER ? 2 : 1, nargs = nfills;
    if (tni_node_make(arena, p->calls[what->call], 4, nfills, reader, node) != TN_OK ||
        tni_reserve((void **)&graph->about, &graph->about_room, graph->nregisters + 1,
                    sizeof *graph->about) != TN_OK) {
        p->has_failed = true;
        return what->like;
    }
    for (uint32_t i = 0; i < nfills; i++) {
        node->plan.values[i] = tn_value_none();
        node->plan.fills[i] = (tni_plan_fill){i, what->registers[i]};
    }
    for (size_t i = 0; i < 2 && what->constants[i].kind != TN_KIND_NONE; i++)
        node->plan.values[nargs++] = what->constants[i];
    node->plan.nargs = node->plan.nvalues = nargs;
    tni_register made = (tni_register)graph->nregisters++;
    graph->about[made] = graph->about[what->like];
    node->results[0] = (tni_result){made, 1, false};
    return made;
}

/* Add a call of two registers. */
static tni_register add_pair(norm_pass *p, const tni_program_node *reader, norm_call call,
                             tni_register first, tni_register second)
{
    wanted what = {.call = call, .registers = {first, second}, .like = first};
    if (call != MULTIPLY)
        what.constants[0] = tn_value_int(1); /* alpha */
    return add_call(p, reader, &what);
}

/* Give a convolution another weight and bias, which registers give. */
static void replace_weights(norm_pass *p, tni_program_node *convolution, tni_register weight,
                            tni_register bias)
{
    tni_plan *plan = &convolution->plan;
    tni_plan_fill *fills = tni_arena_get(&p->program->arena, plan->nfills + 1, sizeof *fills);
    uint32_t count = 0;
    if (fills == NULL) {
        p->has_failed = true;
        return;
    }
    plan->values[CONV_BIAS] = tn_value_none();
    for (uint32_t i = 0; i < plan->nfills; i++)
        if (plan->fills[i].at != CONV_WEIGHT && plan->fills[i].at != CONV_BIAS)
            fills[count++] = plan->fills[i];
    fills[count++] = (tni_plan_fill){CONV_WEIGHT, weight};
    fills[count++] = (tni_plan_fill){CONV_BIAS, bias};
    plan->fills = fills;
    plan->nfills = count;
}

/* Move a convolution to the new nodes, with a batch norm in it. */
static void add_convolution(norm_pass *p, const tni_program_node *convolution,
                            const tni_program_node *norm)
{
    static const int64_t sizes[] = {-1, 1, 1, 1, 1}; /* [channels, 1 …] */
    const tni_register weight = register_of(convolution, CONV_WEIGHT);
    const tni_register bias = register_of(convolution, CONV_BIAS);
    const tni_register mean = register_of(norm, NORM_MEAN), none = TNI_NO_REGISTER;
    const wanted variance = {.call = ADD_NUMBER,
                             .registers = {register_of(norm, NORM_VARIANCE), none},
                             .constants = {norm->plan.values[find_eps(norm)], tn_value_int(1)},
                             .like = mean};
    const wanted root = {
        .call = RECIPROCAL_ROOT, .registers = {add_call(p, norm, &variance), none}, .like = mean};
    const tni_register scale =
        add_pair(p, norm, MULTIPLY, register_of(norm, NORM_WEIGHT), add_call(p, norm, &root));
    const wanted column = {
        .call = VIEW,
        .registers = {scale, none},
        .constants = {tn_value_ints(sizes, (size_t)p->graph->about[weight].rank)},
        .like = weight};
    tni_register scaled = add_pair(p, norm, MULTIPLY, weight, add_call(p, norm, &column));
    tni_register moved = add_pair(
        p, norm, MULTIPLY, bias == none ? mean : add_pair(p, norm, SUBTRACT, bias, mean), scale);
    moved = add_pair(p, norm, bias == none ? SUBTRACT : ADD, register_of(norm, NORM_BIAS), moved);
    tni_program_node *to = &p->nodes[p->count++];
    *to = *convolution;
    replace_weights(p, to, scaled, moved);
    to->results[0] = norm->results[0];
}

/* ---- the whole graph ---- */

static tn_status rewrite(norm_pass *p)
{
    tni_program_graph *graph = p->graph;
    for (size_t i = 0; i < TN_LEN(call_names); i++)
        TN_TRY(tn_op_find(call_names[i], &p->calls[i]));
    for (size_t i = 0; i < graph->nnodes; i++)
        if (p->norm_of[i] != TNI_NEVER)
            add_convolution(p, &graph->nodes[i], &graph->nodes[p->norm_of[i]]);
        else if (!p->is_gone[i])
            p->nodes[p->count++] = graph->nodes[i];
    tni_program_node *nodes = tni_arena_get(&p->program->arena, p->count, sizeof *nodes);
    if (nodes == NULL || p->has_failed)
        return TN_ERR_MEMORY;
    memcpy(nodes, p->nodes, p->count * sizeof *nodes);
    graph->nodes = nodes;
    graph->nnodes = p->count;
    return TN_OK;
}

tn_status tni_pass_norm(tn_program *program)
{
    tni_program_graph *graph = &program->graph;
    const size_t nnodes = graph->nnodes + 1, nregisters = graph->nregisters + 1;
    norm_pass p = {.program = program,
                   .graph = graph,
                   .nodes = tni_malloc(nnodes * MOST_CALLS * sizeof *p.nodes),
                   .norm_of = tni_malloc(nnodes * sizeof *p.norm_of),
                   .is_gone = tni_calloc(nnodes, sizeof *p.is_gone),
                   .giver = tni_malloc(nregisters * sizeof *p.giver),
                   .reads = tni_calloc(nregisters, sizeof *p.reads)};
    tn_status status = TN_OK;
    if (p.nodes == NULL || p.norm_of == NULL || p.is_gone == NULL || p.giver == NULL ||
        p.reads == NULL) {
        status = tni_fail_memory(nnodes * MOST_CALLS * sizeof *p.nodes);
    } else {
        memset(p.norm_of, 0xff, nnodes * sizeof *p.norm_of);
        memset(p.giver, 0xff, nregisters * sizeof *p.giver);
        if (find_all(&p))
            status = rewrite(&p);
    }
    tni_free(p.nodes);
    tni_free(p.norm_of);
    tni_free(p.is_gone);
    tni_free(p.giver);
    tni_free(p.reads);
    return status;
}
