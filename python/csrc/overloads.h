/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators as Python objects: tenon.ops.aten.add.Tensor.
 *
 * An Overload is one operator of the core with its schema's arguments at hand: called, it places
 * what it is given by position and by name, and calls the operator. The packets above it and the
 * functions with several overloads (functions.h) are made of these.
 */
#ifndef TENON_PY_OVERLOADS_H
#define TENON_PY_OVERLOADS_H

#include "leaf_ivalues.h"
#include "own.h"
#include "python_values.h"

/* Most arguments of an operator that is called from Python; PyTorch's longest schema has 31. */
#define TPY_MOST_ARGS    64
#define TPY_MOST_RETURNS 16

/* One argument of the schema, as calls need it. */
typedef struct tpy_parameter {
    PyObject *name;         /* owned, interned */
    tn_argument said;       /* what the core says of it */
    tpy_leaf leaf;          /* how values of its type become ivalues */
    bool has_ivalue;        /* they do */
    bool default_is_ivalue; /* `initial` is the default's ivalue */
    bool default_is_none;   /* what is left out is None */
    bool none_is_default;   /* for a function None leaves it out, as in PyTorch */
    StableIValue initial;   /* of the default, or nothing */
    tpy_leaf_room room;     /* what `initial` points to */
} tpy_parameter;

/* The object. Immutable once made. */
typedef struct tpy_overload {
    PyObject_HEAD                          /* Python's */
        tpy_vectorcall call;               /* how Python calls it */
    const tn_op *op;                       /* never freed */
    const tn_schema *schema;               /* what `parameters` were made of; to compare with */
    uint16_t nargs;                        /* arguments of the schema */
    uint16_t npositional;                  /* those before the `*` */
    uint16_t nreturns;                     /* results of the schema */
    int64_t quick_elements;                /* up to which its kernel is quick (quick_kernels.h) */
    bool is_view;                          /* moves no elements */
    bool is_builtin;                       /* Tenon's own */
    bool has_ivalues;                      /* results come as ivalues that are read here */
    bool has_codes;                        /* a result is a dtype, a layout or a memory format */
    tpy_parameter *parameters;             /* nargs of them, owned */
    tn_argument returns[TPY_MOST_RETURNS]; /* what the core says of each result */
} tpy_overload;

/* What was given, one place per argument of the schema; NULL where the default stands. Borrowed. */
typedef struct tpy_bound {
    PyObject *at[TPY_MOST_ARGS]; /* by the schema's order, nargs of them */
    unsigned count;              /* up to the last one that was given */
} tpy_bound;

extern PyTypeObject *tpy_overload_type;

/* The Overload of an operator; new, one object per operator. */
PyObject *tpy_overload_of(const tn_op *op) TPY_GIL;

/*
 * Calls with arguments by position and then by name (a tuple of names, or NULL), as vectorcall has
 * them. New, or NULL and an exception.
 */
PyObject *tpy_overload_call(tpy_overload *self, PyObject *const *args, size_t count,
                            PyObject *names) TPY_GIL;

/*
 * A result with the numbers of dtypes, layouts and memory formats in their place, as operators give
 * them in PyTorch; functions give the objects. Takes `result`, which may be NULL.
 */
PyObject *tpy_codes_take(PyObject *result) TPY_GIL;

/* Forgets the Overload of a full name, whose operator has, or will have, another definition. */
void tpy_overload_forget(PyObject *name) TPY_GIL;

/*
 * Calls with arguments that are placed already. `*out` is the result, NULL with an exception.
 * False, and nothing was called: some argument needs the long way.
 */
bool tpy_overload_call_quickly(const tpy_overload *self, const tpy_bound *given,
                               PyTypeObject *named, PyObject **out) TPY_GIL;

/* The long way: by tagged values. New, or NULL and an exception. */
PyObject *tpy_overload_call_placed(const tpy_overload *self, const tpy_bound *given,
                                   PyTypeObject *named) TPY_GIL;

/* The Overload of a full name, borrowed for ever; NULL and LookupError if there is none. */
tpy_overload *tpy_overload_peek(const char *name) TPY_GIL;

/* The text of a schema; new. */
PyObject *tpy_overload_schema_text(const tpy_overload *self) TPY_GIL;

/*
 * A call by tuple and dict for types whose calls are vectorcalls: everything laid out in one array,
 * as PyVectorcall_Call would, which 3.11's limited API does not have.
 */
PyObject *tpy_call_flat(PyObject *self, tpy_vectorcall call, PyObject *args,
                        PyObject *keywords) TPY_GIL;

/* Makes the type and puts it and the functions that find operators into the module. */
int tpy_overloads_init(PyObject *module) TPY_GIL;

#endif
