/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Public names as Python objects: tenon.add, Tensor.add_, and the packets tenon.ops.aten.add.
 *
 * Each holds the overloads of its name in the order in which PyTorch tries them. A call takes the
 * first that its arguments fit; where none does it is a TypeError that lists them. Overloads are
 * looked up at the first call, so that an object costs little until then.
 */
#ifndef TENON_PY_FUNCTIONS_H
#define TENON_PY_FUNCTIONS_H

#include "fitting.h"
#include "function_specs.h"

/* The overloads of a name at some time. Never freed: a call may be using it on another thread. */
typedef struct tpy_signatures {
    size_t count;          /* of items */
    tpy_signature items[]; /* in the order of trial */
} tpy_signatures;

/* The object: a function, a method, or a packet. */
typedef struct tpy_function {
    PyObject_HEAD            /* Python's */
        tpy_vectorcall call; /* how Python calls it */
    PyObject *attributes;    /* owned: a packet's __dict__, which has its overloads; of a method
                                that is composed in Python that function */
    PyObject *name;          /* owned: "add"; of a packet "my::op" */
    const tpy_function_spec *row; /* where it comes from; NULL: a packet */
    tpy_signatures *known;        /* NULL until the first call */
    bool is_method;               /* the first argument is `self` */
    bool takes_numbers;           /* a Python number may stand for a tensor */
} tpy_function;

extern PyTypeObject *tpy_function_type, *tpy_method_type, *tpy_packet_type;

/* A new function, or method, of a row. */
PyObject *tpy_function_new(const tpy_function_spec *row) TPY_GIL;

/* The same by name; NULL and no exception if there is none. */
PyObject *tpy_function_find(tpy_module module, const char *name) TPY_GIL;

/* Calls as vectorcall does. New, or NULL and an exception. */
PyObject *tpy_function_call(tpy_function *self, PyObject *const *args, size_t count,
                            PyObject *names) TPY_GIL;

/* One signature of an overload, without `out`; -1 and an exception, or 0. */
int tpy_signature_make(tpy_signature *out, tpy_overload *overload, bool is_method) TPY_GIL;

/* Makes the types, puts them and what finds functions into the module, and methods on Tensor. */
int tpy_functions_init(PyObject *module) TPY_GIL;
int tpy_packets_init(PyObject *module) TPY_GIL;

#endif
