/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The discrete Fourier transform of lines, in single or double precision: in panels (fft_panel.h),
 * or by FFTW (or MKL, which has its interface), opened when it is first needed. A plan may be run
 * by several threads at once.
 */
#ifndef TENON_FFT_PLAN_H
#define TENON_FFT_PLAN_H

#include "base/base.h"

/* Which transform. */
typedef struct tni_fft_form {
    int64_t n;       /* numbers of a line, 1 to 2^31 - 1 */
    bool is_forward; /* exp(-2 pi i k j / n), else exp(+2 pi i k j / n) */
    bool is_single;  /* in single precision */
    bool is_half;    /* of n / 2 complex numbers that stand for n real ones; n is even */
    bool is_many;    /* lines are many enough for panels; set by tni_fft_plan_new */
} tni_fft_form;

/* A plan for one form; counted. */
typedef struct tni_fft_plan tni_fft_plan;

/* Lines that are transformed begin at multiples of so many bytes. */
#define TNI_FFT_ALIGNMENT 16

/* Return whether lines can be transformed in single precision. Any thread. */
bool tni_fft_has_single(void);

/*
 * Return a plan for so many lines. *out is a reference for tni_fft_plan_release; a few plans
 * without users are kept for the next call. TN_ERR_RUNTIME for another n and if FFTW has no plan;
 * other failures if no library is found.
 */
tn_status tni_fft_plan_new(const tni_fft_form *form, int64_t lines,
                           tni_fft_plan **out) TN_NODISCARD;
void tni_fft_plan_release(tni_fft_plan *plan); /* NULL is legal */

/* Return how many lines a run transforms: a few if they are short. */
int64_t tni_fft_lines(const tni_fft_plan *plan);

/* Return the bytes of scratch memory that a run needs. */
size_t tni_fft_room(const tni_fft_plan *plan);

/* Lines to transform: pairs of floats or doubles. Distances are in bytes. */
typedef struct tni_fft_batch {
    const void *from;  /* the first line that is read */
    int64_t from_step; /* from line to line, or from row to row of lines across rows */
    void *to;          /* the first line that is written */
    int64_t to_step;   /* likewise */
    int64_t lines;     /* that count; others are transformed with them unless the plan is a panel */
    double scale;      /* factor of the results */
    void *room;        /* the caller's, aligned like a line */
} tni_fft_batch;

/*
 * Transform lines of n complex numbers, or n / 2 of a plan of halves: tni_fft_lines of them, line
 * behind line and aligned, which must not overlap what is written. For a panel there may be any
 * number of lines, their distance and alignment are free, they may be written where they are, and
 * halves are combined: from n real numbers to n / 2 + 1 complex ones, or backwards. Not normalised:
 * forward and backward together multiply by how many numbers there are.
 */
void tni_fft_run(const tni_fft_plan *plan, const tni_fft_batch *b);

/* Return whether lines are transformed in panels (fft_panel.h). */
bool tni_fft_is_panel(const tni_fft_plan *plan);

/* Return how many lines across rows a run transforms, neighbours in each row; 0 for none. */
int64_t tni_fft_across(const tni_fft_plan *plan);

/* Transform up to so many lines across rows, which may be written where they are. */
void tni_fft_run_across(const tni_fft_plan *plan, const tni_fft_batch *b);

/* Return the factors by which halves are combined (fft_loops.h), for a plan of halves: no panel. */
const void *tni_fft_factors(const tni_fft_plan *plan);

#endif
