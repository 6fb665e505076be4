/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Packing: hooks of a program that replace tensors saved for backward, as
 * torch.autograd.graph.saved_tensors_hooks: to compress them, to move them, or to write them to
 * disk.
 *
 * The hooks of a thread are a stack, of which the top applies. A packed value keeps its hooks
 * alive. It is no tensor, so the position in the graph that the tensor had is kept with it.
 */
#include "autograd/graph.h"

/* One entry of a thread's stack of hooks. */
struct tni_packer {
    tni_ref ref;              /* the stack's, and one per packed value */
    tn_saved_hooks hooks;     /* the program's */
    struct tni_packer *below; /* pushed before; NULL for the first */
};

struct tni_packed {
    tni_packer *packer; /* counted */
    void *value;        /* what `pack` made, owned */
    tni_edge edge;      /* of an argument: where its gradient goes */
    uint32_t number;    /* of a result of the node: which */
    bool is_result;     /* of the node that saves it */
};

TNI_THREAD_LOCAL tni_packer *tni_packer_top;

/* Release one reference to an entry of the stack; the last one releases the program's context. */
static void release(tni_packer *packer)
{
    if (!tni_ref_release(&packer->ref))
        return;
    TNI_ASSERT(tni_graph_locks_held == 0);
    if (packer->hooks.drop != NULL)
        packer->hooks.drop(packer->hooks.context);
    tni_free(packer);
}

void tni_packed_free(tni_packed *packed)
{
    const tn_saved_hooks *hooks = &packed->packer->hooks;
    TNI_ASSERT(!packed->is_result || packed->edge.node == NULL);
    TNI_ASSERT(tni_graph_locks_held == 0);
    if (hooks->forget != NULL)
        hooks->forget(hooks->context, packed->value);
    tn_node_release(packed->edge.node);
    release(packed->packer);
    tni_free(packed);
}

/* ---- packing ---- */

/*
 * Call the hook that packs. What it calls is neither recorded nor packed itself. It may not write
 * the tensor: other nodes may have saved it.
 */
static tn_status call_pack(tni_packer *packer, tn_tensor *tensor, void **out)
{
    uint32_t version = tn_tensor_version(tensor);
    bool was = tn_grad_mode_set(false);
    TNI_ASSERT(tni_graph_locks_held == 0);
    tni_packer_top = NULL;
    tn_status status = packer->hooks.pack(packer->hooks.context, tensor, out);
    tni_packer_top = packer;
    (void)tn_grad_mode_set(was);
    if (status != TN_OK || tn_tensor_version(tensor) == version)
        return status;
    /* The hook has made a value that no node will keep. */
    if (packer->hooks.forget != NULL)
        packer->hooks.forget(packer->hooks.context, *out);
    return tni_fail(TN_ERR_RUNTIME, "A saved tensor pack hook is modifying its input in place. "
                                    "What a pack hook is given may only be read.");
}

/*
 * Pack a tensor as *what says, and store the result in *out. On failure the caller still owns what
 * *what holds.
 */
static tn_status pack(tn_tensor *tensor, tni_packed *what, tni_saved *out)
{
    tni_packed *packed = tni_malloc(sizeof *packed);
    if (packed == NULL)
        return tni_fail_memory(sizeof *packed);
    *packed = *what;
    packed->packer = tni_packer_top;
    tn_status status = call_pack(packed->packer, tensor, &packed->value);
    if (status != TN_OK) {
        tni_free(packed);
        return status;
    }
    tni_ref_retain(&packed->packer->ref);
    *out = (tni_saved){.as.packed = packed, .kind = TNI_SAVED_PACKED};
    return TN_OK;
}

tn_status tni_pack_argument(tn_tensor *tensor, tni_saved *out)
{
    tni_packed what = {0};
    TN_TRY(tni_edge_of(tensor, &what.edge));
    tn_status status = pack(tensor, &what, out);
    if (status != TN_OK)
        tn_node_release(what.edge.node);
    return status;
}

/*
 * The hook gets a twin without history: a program that kept the result itself would let the node
 * hold itself. The twin requires a gradient, as the result does.
 */
tn_status tni_pack_result(tn_tensor *tensor, uint32_t number, tni_saved *out)
{
    tni_packed what = {.number = number, .is_result = true};
    tn_tensor *twin;
    TN_TRY(tni_tensor_detach(tensor, &twin));
    tn_status status = tn_tensor_set_requires_grad(twin, true);
    if (status == TN_OK)
        status = pack(twin, &what, out);
    tn_tensor_release(twin);
    return status;
}

/* ---- unpacking ---- */

/*
 * Replace the unpacked tensor by one whose history is the edge: backward of backward continues
 * there.
 */
static tn_status link_edge(const tni_edge *edge, tn_tensor **tensor)
{
    tn_tensor *linked;
    TN_TRY(tni_tensor_detach(*tensor, &linked));
    tn_status status = tni_set_history(linked, edge->node, edge->number);
    if (status != TN_OK) {
        tn_tensor_release(linked);
        return status;
    }
    tn_tensor_release(*tensor);
    *tensor = linked;
    return TN_OK;
}

/*
 * The edge of a result leads to this very node, which is only known here: keeping it would be a
 * cycle.
 */
tn_status tni_unpack(tn_node *node, const tni_saved *saved, tn_tensor **out)
{
    const tni_packed *packed = saved->as.packed;
    TNI_ASSERT(saved->kind == TNI_SAVED_PACKED && packed != NULL);
    const tn_saved_hooks *hooks = &packed->packer->hooks;
    tn_tensor *tensor = NULL;
    tni_edge edge = packed->edge;
    TNI_ASSERT(tni_graph_locks_held == 0);
    TN_TRY(hooks->unpack(hooks->context, packed->value, &tensor));
    if (tensor == NULL)
        return tni_fail(TN_ERR_RUNTIME, "%s: a saved tensor unpack hook gave no tensor",
                        tn_node_name(node));
    if (packed->is_result && packed->number < node->nresults &&
        tni_node_metas(node)[packed->number].is_set)
        edge = (tni_edge){node, packed->number};
    tn_status status = edge.node != NULL ? link_edge(&edge, &tensor) : TN_OK;
    if (status == TN_OK)
        *out = tensor;
    else
        tn_tensor_release(tensor);
    return status;
}

/* ---- the public API ---- */

tn_status tn_saved_hooks_push(const tn_saved_hooks *hooks)
{
    if (hooks == NULL || hooks->pack == NULL || hooks->unpack == NULL)
        return tni_fail_null(__func__, "hooks, their pack and their unpack");
    tni_packer *packer = tni_malloc(sizeof *packer);
    if (packer == NULL)
        return tni_fail_memory(sizeof *packer);
    *packer = (tni_packer){{1}, *hooks, tni_packer_top};
    tni_packer_top = packer;
    return TN_OK;
}

void tn_saved_hooks_pop(void)
{
    tni_packer *packer = tni_packer_top;
    if (packer == NULL)
        return;
    tni_packer_top = packer->below;
    release(packer);
}
