/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Python's values as the core's ivalues, where that needs no list and no text: the fast path of
 * calls.
 *
 * What an ivalue holds is said in docs/values.md. Values of any other kind, and those that need a
 * conversion, are `false` here: the caller takes tagged values instead, whose errors say more.
 */
#ifndef TENON_PY_LEAF_CELLS_H
#define TENON_PY_LEAF_CELLS_H

#include "own.h"

/* An ivalue of a Scalar is the address of this. */
typedef struct tpy_scalar_ivalue {
    uint32_t kind;   /* a tn_kind */
    uint32_t unused; /* nothing */
    union {
        int64_t integer;
        double real;
        bool boolean;
        double complex[2];
    } as; /* by `kind` */
} tpy_scalar_ivalue;

/* What one argument's ivalue may point to. */
typedef struct tpy_leaf_room {
    StableIValue inner;       /* the ivalue that an optional's ivalue points to */
    tpy_scalar_ivalue scalar; /* the number that a Scalar's ivalue points to */
} tpy_leaf_room;

/* How an argument's schema type is put into an ivalue. */
typedef struct tpy_leaf {
    char type;              /* a code of tn_op_call_typed without marks; 'G': Generator */
    bool is_optional;       /* None is a value of it */
    bool is_list;           /* of `type`; so there is no ivalue for it here */
    bool items_may_be_none; /* a list of optional items */
} tpy_leaf;

/* The leaf of a type by the core's code and, for what has none, its text. */
tpy_leaf tpy_leaf_of(const char *code, const char *type);

/* Whether values of this type can be put into ivalues here. */
bool tpy_leaf_has_ivalue(tpy_leaf leaf);

/* The ivalue of `object`, with what it points to in `room`. False, and no exception: not so. */
bool tpy_leaf_box(tpy_leaf leaf, PyObject *object, tpy_leaf_room *room, StableIValue *out) TPY_GIL;

/* The ivalue of a tagged value, such as a default; false where there is none. */
bool tpy_leaf_box_value(tpy_leaf leaf, const tn_value *value, tpy_leaf_room *room,
                        StableIValue *out);

#endif
