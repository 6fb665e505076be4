/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Public names as Python objects: tenon.add, Tensor.add_, and the packets tenon.ops.aten.add.
 *
 * Each holds the overloads of its name in the order in which PyTorch tries them. A call takes the
 * first one that its arguments fit; if none does, the call raises a TypeError that lists them all.
 * Overloads are looked up at the first call, so an object costs little until then.
 */
#ifndef TENON_PY_FUNCTIONS_H
#define TENON_PY_FUNCTIONS_H

#include "fitting.h"
#include "function_specs.h"

/*
 * The overloads of a name at some time. Never freed while a call on another thread may be using it.
 */
typedef struct tpy_signatures {
    size_t count;          /* of items */
    tpy_signature items[]; /* in the order of trial */
} tpy_signatures;

/* The object: a function, a method, or a packet. */
typedef struct tpy_function {
    PyObject_HEAD            /* Python's */
        tpy_vectorcall call; /* how Python calls it */
    PyObject *attributes;    /* owned: a packet's __dict__, which has its overloads; of a method
                                written in Python, that function */
    PyObject *name;          /* owned: "add"; of a packet "my::op" */
    const tpy_function_spec *spec; /* the table's entry; NULL: a packet */
    tpy_signatures *known;         /* NULL until the first call */
    bool is_method;                /* the first argument is `self` */
    bool takes_numbers;            /* a Python number may replace a tensor */
} tpy_function;

extern PyTypeObject *tpy_function_type, *tpy_method_type, *tpy_packet_type;

/* Make a function, or a method, for an entry of the table. */
PyObject *tpy_function_new(const tpy_function_spec *spec) TPY_GIL;

/* The same by name; NULL, without an exception, if there is none. */
PyObject *tpy_function_find(tpy_module module, const char *name) TPY_GIL;

/* Call as vectorcall does. Return a new reference, or NULL and an exception. */
PyObject *tpy_function_call(tpy_function *self, PyObject *const *args, size_t count,
                            PyObject *names) TPY_GIL;

/* Fill in one signature for an overload, without `out`. Return 0, or -1 and an exception. */
int tpy_signature_make(tpy_signature *out, tpy_overload *overload, bool is_method) TPY_GIL;

/*
 * Make the types, add them and the functions that find functions to the module, and set the methods
 * on Tensor.
 */
int tpy_functions_init(PyObject *module) TPY_GIL;
int tpy_packets_init(PyObject *module) TPY_GIL;

#endif
