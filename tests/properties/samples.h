/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls on which derivatives are tried, from derivative_samples.txt: a line is an operator and its
 * arguments in the words of `tenon call`, and says before them what there is to know.
 *
 *     addmm randn(3,4) randn(3,2) randn(2,4) beta=2
 *     @symmetric cholesky tensor([[4.0,1.0],[1.0,3.0]])
 *     ! second _cdist_forward _cdist_backward has no derivative
 */
#ifndef TENON_SAMPLES_H
#define TENON_SAMPLES_H

#include "dispatch/dispatcher.h"

enum { MOST_WORDS = 40, MOST_ARGUMENTS = 32, MOST_LEAVES = 32 };

typedef struct sample_line {
    char *words[MOST_WORDS]; /* the operator's name and its arguments, or those of an exception */
    size_t nwords;           /* how many */
    int number;              /* of the line in the file */
    bool is_exception;       /* begins with `!`: what is not checked, of which operator, and why */
    bool is_used;            /* some operator was called so, or needed the exception */
    bool is_zero;            /* @zero: the derivative is zero wherever it exists */
    bool is_real;            /* @real: not tried with complex numbers, whose phases are free */
    bool is_complex;         /* @complex: tried with them alone */
    bool is_symmetric;       /* @symmetric: the first tensor equals its adjoint */
    bool is_triangular;      /* @triangular: zeros stay zeros */
    char *text;              /* memory of the words */
} sample_line;

/* All lines of a file; fails the test where it cannot be read. */
typedef struct sample_file {
    sample_line *lines;
    size_t count;
} sample_file;

void samples_read(const char *path, sample_file *out);
void samples_free(sample_file *self);

/* A call made of a line: its tensors are of float64. */
typedef struct sample {
    const tn_op *op;                 /* what is called */
    tn_value values[MOST_ARGUMENTS]; /* its arguments */
    size_t nvalues;                  /* how many */
    tn_value *leaves[MOST_LEAVES];   /* those tensors that are differentiated, among the values */
    size_t argument_of[MOST_LEAVES]; /* whose they are */
    size_t nleaves;                  /* how many */
} sample;

/* Makes the call of a line; the inexact tensors of arguments in the set `differentiated` (bit i is
 * argument i) become its leaves, of complex128 if `is_complex`. False, with a line printed and
 * nothing to drop, where the words are wrong. */
bool sample_make(const sample_line *line, const tn_op *op, uint64_t differentiated, bool is_complex,
                 sample *out);
void sample_drop(sample *self);

#endif
