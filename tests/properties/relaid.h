/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments of a call made anew with their tensors in another layout, and a look at what a call did
 * to their memory. Tensors keep their elements and lose what they share with each other; an
 * argument that is named twice stays one tensor.
 */
#ifndef TENON_RELAID_H
#define TENON_RELAID_H

#include "kernels/core/structured.h"

enum { MOST_ARGS = 32, MOST_TENSORS = 48 };

/* How the tensors lie. */
typedef enum layout {
    LAYOUT_PLAIN,    /* row-major from the storage's start */
    LAYOUT_GAPS,     /* dimensions in any order, with gaps between the elements and before them */
    LAYOUT_EXPANDED, /* as GAPS; the first tensor shows one slice many times, if it can */
    LAYOUT_META      /* on meta, as the given tensors lie */
} layout;

/* One tensor of the arguments. */
typedef struct relaid_tensor {
    const tn_tensor *from;       /* the given one */
    tn_tensor *made;             /* its counterpart */
    size_t argument;             /* index of the argument that names it first */
    char *before;                /* bytes of its storage before the call; NULL on meta */
    size_t bytes;                /* how many */
    const tni_storage *storage;  /* where they lay: set_ gives a tensor another one */
    int64_t rank;                /* dimensions before the call */
    int64_t sizes[TN_MAX_DIM];   /* sizes before the call */
    int64_t strides[TN_MAX_DIM]; /* strides before the call */
} relaid_tensor;

/* The arguments of one call. */
typedef struct relaid {
    tn_value values[MOST_ARGS];          /* as tn_op_call takes them */
    size_t nvalues;                      /* how many */
    tn_value *lists[MOST_ARGS];          /* memory of lists; NULL where there is none */
    relaid_tensor tensors[MOST_TENSORS]; /* every tensor among them */
    size_t ntensors;                     /* how many */
    bool is_expanded;                    /* the first tensor shows elements more than once */
} relaid;

/* The next number of the sequence that *state is at, less than `count`. */
uint32_t next_number(uint32_t *state, uint32_t count);

/* A new tensor with the elements of `from`. */
tn_tensor *relay_tensor(const tn_tensor *from, layout how, uint32_t *state);

/* False, with nothing to drop, for more arguments than fit. */
bool relay(relaid *self, const tn_value *args, size_t nargs, layout how, uint32_t *state);
void relaid_drop(relaid *self);

/* Puts `made`, whose reference it takes, in the place of tensor `index`, as it is now. */
void relaid_replace_take(relaid *self, size_t index, tn_tensor *made);

/* Whether the tensor has the form that it had, and its storage, but for its elements if they may
 * have been written, every byte. */
bool relaid_has_form(const relaid_tensor *tensor);
bool relaid_is_untouched(const relaid_tensor *tensor, bool may_write_elements);

#endif
