/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators as Python objects: tenon.ops.aten.add.Tensor.
 *
 * An Overload is one operator of the core together with its schema's arguments. Called, it assigns
 * positional and keyword arguments to those of the schema and calls the operator. Packets and the
 * functions with several overloads (functions.h) consist of these.
 */
#ifndef TENON_PY_OVERLOADS_H
#define TENON_PY_OVERLOADS_H

#include "leaf_ivalues.h"
#include "own.h"
#include "python_values.h"

/*
 * Maximum of arguments of an operator that is called from Python; PyTorch's longest schema has 31.
 */
#define TPY_MOST_ARGS    64
#define TPY_MOST_RETURNS 16

/* One argument of the schema, as calls need it. */
typedef struct tpy_parameter {
    PyObject *name;         /* owned, interned */
    tn_argument said;       /* as the core describes it */
    tpy_leaf leaf;          /* how values of its type become ivalues */
    bool has_ivalue;        /* values of its type have ivalues */
    bool default_is_ivalue; /* `initial` is the ivalue of the default */
    bool default_is_none;   /* the default is None */
    bool none_is_default;   /* in a function None means the default, as in PyTorch */
    StableIValue initial;   /* ivalue of the default, if there is one */
    tpy_leaf_room room;     /* what `initial` points to */
} tpy_parameter;

/* The object. Immutable once made. */
typedef struct tpy_overload {
    PyObject_HEAD              /* Python's */
        tpy_vectorcall call;   /* how Python calls it */
    const tn_op *op;           /* never freed */
    const tn_schema *schema;   /* `parameters` describe this one; compared to notice another */
    uint16_t nargs;            /* arguments of the schema */
    uint16_t npositional;      /* those before the `*` */
    uint16_t nreturns;         /* results of the schema */
    int64_t quick_elements;    /* largest size for which its kernel is quick (quick_kernels.h) */
    bool is_view;              /* results are views */
    bool is_builtin;           /* Tenon's own */
    bool has_ivalues;          /* results come as ivalues that are read here */
    bool has_codes;            /* a result is a dtype, a layout or a memory format */
    tpy_parameter *parameters; /* owned: nargs of them */
    tn_argument returns[TPY_MOST_RETURNS]; /* each result as the core describes it */
} tpy_overload;

/* The values of a call, one per argument of the schema, borrowed; NULL means the default. */
typedef struct tpy_bound {
    PyObject *at[TPY_MOST_ARGS]; /* in the schema's order, nargs of them */
    unsigned count;              /* one more than the index of the last given one */
} tpy_bound;

extern PyTypeObject *tpy_overload_type;

/* Return the Overload of an operator; a new reference to the one object per operator. */
PyObject *tpy_overload_of(const tn_op *op) TPY_GIL;

/*
 * Call with positional and then keyword arguments (`names`: a tuple, or NULL), as vectorcall passes
 * them. Return a new reference, or NULL and an exception.
 */
PyObject *tpy_overload_call(tpy_overload *self, PyObject *const *args, size_t count,
                            PyObject *names) TPY_GIL;

/*
 * Replace dtypes, layouts and memory formats in a result by their numbers, which is what operators
 * return in PyTorch; functions return the objects. Takes `result`, which may be NULL.
 */
PyObject *tpy_codes_take(PyObject *result) TPY_GIL;

/* Forget the Overload of a full name whose operator has, or will get, another definition. */
void tpy_overload_forget(PyObject *name) TPY_GIL;

/*
 * Call with arguments that are assigned already. `*out` is the result, NULL with an exception.
 * Return false without having called anything if some argument needs the slow path.
 */
bool tpy_overload_call_quickly(const tpy_overload *self, const tpy_bound *given,
                               PyTypeObject *named, PyObject **out) TPY_GIL;

/* The slow path, with tagged values. Return a new reference, or NULL and an exception. */
PyObject *tpy_overload_call_placed(const tpy_overload *self, const tpy_bound *given,
                                   PyTypeObject *named) TPY_GIL;

/* Return the Overload of a full name, borrowed for ever; NULL and LookupError if there is none. */
tpy_overload *tpy_overload_peek(const char *name) TPY_GIL;

/* Return the text of the schema; new. */
PyObject *tpy_overload_schema_text(const tpy_overload *self) TPY_GIL;

/*
 * Call with a tuple and a dict an object whose type is called by vectorcall: all arguments are laid
 * out in one array. PyVectorcall_Call does this, but the limited API of 3.11 lacks it.
 */
PyObject *tpy_call_flat(PyObject *self, tpy_vectorcall call, PyObject *args,
                        PyObject *keywords) TPY_GIL;

/* Make the type; add it and the functions that find operators to the module. */
int tpy_overloads_init(PyObject *module) TPY_GIL;

#endif
