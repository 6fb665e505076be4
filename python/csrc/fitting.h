/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Whether arguments fit a signature, and which argument of the schema each one is: PyTorch's rules
 * for choosing among the overloads of a name.
 */
#ifndef TENON_PY_FITTING_H
#define TENON_PY_FITTING_H

#include "overloads.h"

/* One overload as a public name uses it. Immutable once made. */
typedef struct tpy_signature {
    const tpy_overload *overload;    /* called without `out`; owned */
    const tpy_overload *with_out;    /* called with `out`; NULL: there is none */
    PyTypeObject *named;             /* type of several named results, owned; else NULL */
    PyTypeObject *named_out;         /* the same for calls with `out` */
    uint8_t position[TPY_MOST_ARGS]; /* of a positional argument: its index in the schema */
    uint8_t in_out[TPY_MOST_ARGS]; /* of a schema's argument: its index with `out`, or NOT_THERE */
    uint8_t first_out;             /* the first argument of `with_out` that is written */
    uint8_t nouts;                 /* how many arguments `with_out` writes */
    bool takes_loose;              /* x.view(2, 3): integers fill the only list */
    bool makes_tensors;            /* a factory: takes requires_grad */
} tpy_signature;
#define TPY_NOT_THERE 0xff

/* A call as vectorcall passes it, with what all signatures of a name need to know. */
typedef struct tpy_given {
    PyObject *const *args; /* positional ones, then those by name */
    size_t count;          /* of the positional ones */
    PyObject *names;       /* of the others: a tuple, or NULL */
    PyObject *out;         /* the value of `out`, unless None; borrowed */
    bool wants_grad;       /* requires_grad=True was found */
    bool has_out;          /* `out` is among the names and handled separately */
    PyObject *loose;       /* owned: the positional integers as a tuple; NULL until made */
    bool is_method;        /* the first argument is `self` */
    bool takes_numbers;    /* a Python number may replace a tensor */
    bool leaves_out_none;  /* None may mean a default that is not None (tpy_parameter) */
} tpy_given;

/* Return whether it is a Python number, or a number of another library that is whole or has a
 * buffer. */
bool tpy_is_number(PyObject *object) TPY_GIL;

/* What may stand for a tensor besides tensors and arrays; added up. */
enum {
    TPY_TAKES_NUMBERS = 1, /* a Python number; a bool then also fits an int */
    TPY_TAKES_PYTORCH = 2, /* a torch.Tensor, whose memory is shared */
};

/* Return whether a value can be that argument. */
bool tpy_fits(const tpy_parameter *parameter, PyObject *object, unsigned takes) TPY_GIL;

/*
 * Assign the arguments to those of the schema. Return 1 if all are known and no required one is
 * missing, whatever their types; 0 if they do not match this signature; -1 with an exception.
 */
int tpy_bind_arguments(const tpy_signature *signature, tpy_given *given, tpy_bound *out) TPY_GIL;

/* Return whether every assigned argument fits its type. */
bool tpy_all_fit(const tpy_overload *overload, const tpy_bound *placed, unsigned takes) TPY_GIL;

/*
 * Translate indices without `out` to those with it. Return false if `out` does not suit the
 * signature.
 */
bool tpy_bind_out(const tpy_signature *signature, const tpy_bound *placed, PyObject *out,
                  tpy_bound *result) TPY_GIL;

#endif
