/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the files for autograd share: nodes of the graph as objects, hooks that are Python
 * functions, and functions of the program (tenon.autograd.Function).
 *
 * A node holds Python objects through a context whose `drop` takes the GIL, because the last
 * reference to a node may go away on any thread. A node keeps one and the same object while anybody
 * has that object; it is found by the node's address. What must live as long as the node itself
 * (its `metadata`) is held by a hook that does nothing.
 */
#ifndef TENON_PY_AUTOGRAD_OBJECTS_H
#define TENON_PY_AUTOGRAD_OBJECTS_H

#include "own.h"

#include <tenon/autograd.h>

/* ---- nodes (node_objects.c) ---- */

/* Return the object of a node, whose reference is taken; None for NULL. New. */
PyObject *tpy_node_take(tn_node *node) TPY_GIL;

/* Return the node of an object, borrowed; NULL and TypeError for any other object. */
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
 * Add a function as a hook of `owner`, a tensor or a node, and return a handle that removes it. The
 * function is released with the node, or by the handle.
 */
PyObject *tpy_hook_add(PyObject *owner, tpy_hook_kind kind, PyObject *function) TPY_GIL;

/* Hold an object for as long as a node lives; `forget(node)` is called when the node is gone. */
int tpy_node_hold(tn_node *node, PyObject *object, void (*forget)(const void *key)) TPY_GIL;

/* Return gradients as a tuple of tensors and None; new. */
PyObject *tpy_gradients_tuple(tn_tensor *const *grads, size_t count) TPY_GIL;
int tpy_hooks_init(PyObject *module) TPY_GIL;

/* ---- calls (grad_calls.c) ---- */

/*
 * t.backward(): `roots`, their gradients or NULL, and inputs or NULL are tuples. Return 0, or -1
 * and an exception.
 */
int tpy_backward(PyObject *roots, PyObject *grads, PyObject *inputs, uint32_t flags) TPY_GIL;

/* The same for one root without anything else. */
int tpy_backward_one(PyObject *root, uint32_t flags) TPY_GIL;
int tpy_grad_calls_init(PyObject *module) TPY_GIL;

/* ---- functions of the program (grad_functions.c) ---- */

/* Return the context of a node that records a Python function, borrowed; NULL for other nodes. */
PyObject *tpy_context_peek(const tn_node *node) TPY_GIL;
int tpy_grad_functions_init(PyObject *module) TPY_GIL;

/* ---- packing saved tensors, and forward mode ---- */

int tpy_saved_hooks_init(PyObject *module) TPY_GIL;
int tpy_dual_numbers_init(PyObject *module) TPY_GIL;

/* ---- tensors (grad_members.c) ---- */

/*
 * Make a new tensor require a gradient. Its reference is taken, also on failure; NULL is passed on.
 */
PyObject *tpy_requiring_take(PyObject *tensor) TPY_GIL;

#endif
