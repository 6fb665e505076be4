/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fast path of calls: Python values as the core's ivalues, for types that need neither a list nor a
 * string.
 *
 * docs/values.md describes what an ivalue holds. Values of any other type, and those that need a
 * conversion, give `false` here; the caller then uses tagged values, whose errors say more.
 */
#ifndef TENON_PY_LEAF_IVALUES_H
#define TENON_PY_LEAF_IVALUES_H

#include "own.h"

#include <tenon/experimental/names.h>

/* What the ivalue of a Scalar points to. */
typedef struct tpy_scalar_ivalue {
    uint32_t kind;   /* a tn_kind */
    uint32_t unused; /* padding */
    union {
        int64_t integer;
        double real;
        bool boolean;
        double complex[2];
    } as; /* by `kind` */
} tpy_scalar_ivalue;

/* Storage for what one argument's ivalue may point to. */
typedef struct tpy_leaf_room {
    StableIValue inner;       /* the ivalue that an optional's ivalue points to */
    tpy_scalar_ivalue scalar; /* the number that a Scalar's ivalue points to */
} tpy_leaf_room;

/* How a schema type is put into an ivalue: for a list there is none here. */
typedef tn_leaf tpy_leaf;

/* Return whether values of this type can be put into ivalues here. */
bool tpy_leaf_has_ivalue(tpy_leaf leaf);

/*
 * Write the ivalue of `object`, with what it points to in `room`. Return false, without an
 * exception, if this is not possible here.
 */
bool tpy_leaf_box(tpy_leaf leaf, PyObject *object, tpy_leaf_room *room, StableIValue *out) TPY_GIL;

/* The same for a tagged value, such as a default. */
bool tpy_leaf_box_value(tpy_leaf leaf, const tn_value *value, tpy_leaf_room *room,
                        StableIValue *out);

#endif
