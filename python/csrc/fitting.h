/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Whether arguments fit a signature, and where they stand in its schema: PyTorch's rules, which
 * choose among the overloads of a name.
 */
#ifndef TENON_PY_FITTING_H
#define TENON_PY_FITTING_H

#include "overloads.h"

/* One overload as a public name has it. Immutable once made. */
typedef struct tpy_signature {
    const tpy_overload *overload;    /* called without `out`; owned */
    const tpy_overload *with_out;    /* called with `out`; NULL: there is none */
    PyTypeObject *named;             /* of several results with names, owned; else NULL */
    PyTypeObject *named_out;         /* the same with `out` */
    uint8_t position[TPY_MOST_ARGS]; /* of a positional argument: its place in the schema */
    uint8_t in_out[TPY_MOST_ARGS]; /* of a schema's argument: its place with `out`; or NOT_THERE */
    uint8_t first_out;             /* the first argument of `with_out` that is written */
    uint8_t nouts;                 /* how many there are */
    bool takes_loose;              /* x.view(2, 3): integers fill the only list */
    bool makes_tensors;            /* a factory: takes requires_grad */
} tpy_signature;
#define TPY_NOT_THERE 0xff

/* A call as vectorcall has it, and what all signatures of a name have in common. */
typedef struct tpy_given {
    PyObject *const *args; /* by position, then those by name */
    size_t count;          /* of the former */
    PyObject *names;       /* of the latter: a tuple, or NULL */
    PyObject *out;         /* the value of `out`, unless None; borrowed */
    bool wants_grad;       /* requires_grad=True was found */
    bool has_out;          /* `out` is among the names and read apart */
    PyObject *loose;       /* the integers by position as a tuple; NULL until it is made. Owned */
    bool is_method;        /* the first argument is `self` */
    bool takes_numbers;    /* a Python number may stand for a tensor */
    bool leaves_out_none;  /* None may stand for a default that is not None (tpy_parameter) */
} tpy_given;

/* A Python number, or one of another library that knows itself to be whole. */
bool tpy_is_number(PyObject *object) TPY_GIL;

/* Whether a value can be that argument. */
bool tpy_fits(const tpy_parameter *parameter, PyObject *object, bool takes_numbers) TPY_GIL;

/*
 * Puts the arguments in their places. 1: all are known and none that is needed is missing, whatever
 * their types. 0: they are not this signature's. -1: an exception.
 */
int tpy_bind_arguments(const tpy_signature *signature, tpy_given *given, tpy_bound *out) TPY_GIL;

/* Whether every argument that is placed fits. */
bool tpy_all_fit(const tpy_overload *overload, const tpy_bound *placed, bool takes_numbers) TPY_GIL;

/* From places without `out` to those with it; false: `out` is not what the signature has. */
bool tpy_bind_out(const tpy_signature *signature, const tpy_bound *placed, PyObject *out,
                  tpy_bound *result) TPY_GIL;

#endif
