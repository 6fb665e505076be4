/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What autograd's parts share: nodes of the graph as objects, hooks that are functions of Python's,
 * and functions of the program (tenon.autograd.Function).
 *
 * What a node holds of Python's it holds by a context whose `drop` takes the GIL, as the last
 * reference to a node may go on any thread. A node that is one object as long as somebody has that
 * object is found again by its address; what is to stay with the node itself (its `metadata`) is
 * held by a hook that does nothing.
 */
#ifndef TENON_PY_AUTOGRAD_OBJECTS_H
#define TENON_PY_AUTOGRAD_OBJECTS_H

#include "own.h"

#include <tenon/autograd.h>

/* ---- nodes (node_objects.c) ---- */

/* The object of a node, whose reference it takes; None for NULL. New. */
PyObject *tpy_node_take(tn_node *node) TPY_GIL;

/* The node of an object, borrowed; NULL and TypeError for another object. */
tn_node *tpy_node_peek(PyObject *object) TPY_GIL;

/* tenon.autograd.graph.Node, owned by the module. */
extern PyTypeObject *tpy_node_type;
int tpy_nodes_init(PyObject *module) TPY_GIL;

/* ---- hooks (python_hooks.c) ---- */

typedef enum tpy_hook_kind {
    TPY_HOOK_TENSOR,      /* function(grad) */
    TPY_HOOK_ACCUMULATED, /* function(leaf) */
    TPY_HOOK_BEFORE,      /* function(grads of the results) */
    TPY_HOOK_AFTER        /* function(grads of the arguments, grads of the results) */
} tpy_hook_kind;

/*
 * Adds a function as a hook of the tensor or node that `owner` names; a handle that removes it. The
 * function is released with the node, or by the handle.
 */
PyObject *tpy_hook_add(PyObject *owner, tpy_hook_kind kind, PyObject *function) TPY_GIL;

/* Holds an object for as long as a node lives; `forget(key)` is called when it has gone. */
int tpy_node_hold(tn_node *node, PyObject *object, void (*forget)(const void *key)) TPY_GIL;

/* Gradients as a tuple of tensors and None; new. */
PyObject *tpy_gradients_tuple(tn_tensor *const *grads, size_t count) TPY_GIL;
int tpy_hooks_init(PyObject *module) TPY_GIL;

/* ---- calls (grad_calls.c) ---- */

/*
 * t.backward(): roots, their gradients or NULL, and inputs or NULL are tuples. 0, or -1 and an
 * exception.
 */
int tpy_backward(PyObject *roots, PyObject *grads, PyObject *inputs, uint32_t flags) TPY_GIL;

/* The same of one root without anything else. */
int tpy_backward_one(PyObject *root, uint32_t flags) TPY_GIL;
int tpy_grad_calls_init(PyObject *module) TPY_GIL;

/* ---- functions of the program (grad_functions.c) ---- */

/* The context of a node that records a function of Python's, borrowed; NULL for other nodes. */
PyObject *tpy_context_peek(const tn_node *node) TPY_GIL;
int tpy_grad_functions_init(PyObject *module) TPY_GIL;

/* ---- packing saved tensors, and forward mode ---- */

int tpy_saved_hooks_init(PyObject *module) TPY_GIL;
int tpy_dual_numbers_init(PyObject *module) TPY_GIL;

/* ---- tensors (grad_members.c) ---- */

/* Makes a new tensor require a gradient, whose reference it takes, also on failure; NULL is passed
 * on. */
PyObject *tpy_requiring_take(PyObject *tensor) TPY_GIL;

#endif
