/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The slope of a function of tensors along a direction, in three ways that must agree: from its
 * gradients, from its tangents, and from differences of its values. The values are weighed, so that
 * one number stands for all results; weights and direction are numbers that look like chance and
 * are the same in every run. A complex number counts as two.
 */
#ifndef TENON_DIFFERENCES_H
#define TENON_DIFFERENCES_H

#include <tenon/autograd.h>

enum { MOST_INPUTS = 48, MOST_RESULTS = 48 };

/* What a function returned, new; NULL for a result that does not count. */
typedef struct function_results {
    tn_tensor *items[MOST_RESULTS]; /* each in double precision */
    size_t count;                   /* how many */
} function_results;

/* How a tensor may be moved. */
typedef enum freedom {
    MOVED_FREELY,
    MOVED_SYMMETRICALLY, /* Hermitian matrices stay Hermitian */
    MOVED_WITHOUT_ZEROS, /* zeros stay zero: a triangle */
    NOT_MOVED            /* the function is defined for a few values only, such as 1 and -1 */
} freedom;

typedef struct tensor_function {
    /* Fails as an operator does; then it leaves no result. */
    tn_status (*call)(const void *context, tn_tensor *const *inputs, function_results *out);
    const void *context;            /* the function's own */
    tn_tensor *inputs[MOST_INPUTS]; /* where it is looked at: float64 or complex128, borrowed */
    freedom freedom[MOST_INPUTS];   /* of each */
    size_t ninputs;                 /* how many */
} tensor_function;

/* Each writes the slope, or fails with the message of the call that failed. */
tn_status slope_by_differences(const tensor_function *function, double *out) TN_NODISCARD;
tn_status slope_by_gradients(const tensor_function *function, double *out) TN_NODISCARD;
tn_status slope_by_tangents(const tensor_function *function, double *out) TN_NODISCARD;

/*
 * The gradients of a function's inputs for given gradients of its results, as a function of both:
 * its slopes are second derivatives. `made`, NULL in the beginning, holds what it points to.
 */
typedef struct gradient_function {
    const tensor_function *of;      /* the function */
    tensor_function function;       /* its gradients */
    tn_tensor *given[MOST_RESULTS]; /* gradients of its results, new */
    size_t of_result[MOST_RESULTS]; /* which result each belongs to */
    size_t ngiven;                  /* how many */
} gradient_function;

tn_status gradient_function_make(const tensor_function *of, gradient_function *out) TN_NODISCARD;
void gradient_function_drop(gradient_function *self);

/* A new tensor of numbers between -1 and 1 with the sizes and the dtype of another, which must be
 * float64 or complex128; other tensors for other `which`. */
tn_tensor *direction_like(const tn_tensor *like, size_t which);

/* The mean of a matrix, or a batch of them, and its adjoint; new. */
tn_tensor *symmetric_part(const tn_tensor *matrix);

#endif
