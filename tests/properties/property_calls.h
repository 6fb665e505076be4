/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What every property needs: the operators and what their schemas say is written, calls with
 * arguments in another layout, and comparisons of their results.
 */
#ifndef TENON_PROPERTY_CALLS_H
#define TENON_PROPERTY_CALLS_H

#include "call_properties.h"

enum { MOST_RESULTS = 8 };

/* One call that is looked at. */
typedef struct checked {
    const tn_op *op;      /* the operator */
    const tn_value *args; /* the arguments as given */
    size_t nargs;         /* how many */
    uint32_t seed;        /* of layouts */
    void *context;        /* of the report */
    property_report tell; /* the caller's function */
} checked;

/* One call that was made, with what must be dropped behind it. */
typedef struct made_call {
    relaid args;                 /* its arguments */
    tn_value outs[MOST_RESULTS]; /* its results */
    tn_status status;            /* how it ended */
    char error[256];             /* what it said */
} made_call;

/* What is compared of results. */
typedef enum depth { FORM = 1, STRIDES = 2, VALUES = 4 } depth;

/* Reports that a property does not hold for the call. */
void tell(const checked *c, const char *property, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Warnings about outputs that are resized, so far. */
size_t count_resize_warnings(void);

bool has_tag(const tn_op *op, int32_t tag);

/* Whether the schema marks an argument as written, and whether that is an out= argument. */
bool is_written(const tn_op *op, size_t argument);
bool is_out(const tn_op *op, size_t argument);

/* False for results whose elements mean nothing, or are drawn in the order in which they lie. */
bool has_values(const tn_op *op);

/* The length of "aten::name" in "aten::name.overload". */
size_t base_length(const char *name);

/* Whether `other` has the first `count` arguments of `op`, no more, and writes to none of them. */
bool is_functional_of(const tn_op *other, const tn_op *op, size_t count);

/*
 * The operator called the first `length` bytes of the name of `op` that takes its first `count`
 * arguments and writes to none; NULL if there is none.
 */
const tn_op *find_functional(const tn_op *op, size_t length, size_t count);

/* Makes the call with arguments that are in place already, from a fixed seed. */
void make_call(made_call *call, const tn_op *op, size_t nargs);

/* Lays the arguments anew and makes the call; false if they do not fit. */
bool begin_call(made_call *call, const checked *c, const tn_op *op, size_t nargs, layout how);
void end_call(made_call *call);

/* Whether an argument that is written names the tensor. */
bool may_be_written(const tn_op *op, const relaid *args, const relaid_tensor *tensor);

/* In what two tensors, or the results and written arguments of two calls, differ; NULL: nothing. */
const char *tensors_differ(const tn_tensor *a, const tn_tensor *b, unsigned what);
const char *results_differ(const made_call *a, const made_call *b, const tn_op *op, unsigned what);

/* Looks at requests for memory of operators anew. */
void forget_requests(void);

/* Looks at calls whose results share memory with their inputs (aliased_calls.c). */
void check_aliased(const checked *c);

#endif
