/* SPDX-License-Identifier: BSD-3-Clause */
/* Mean and variance of dense runs, by the loop of layer_norm: what group_norm normalises by. */
#include "kernels/norm/norm_loops.h"

/* As many runs as there is work for all threads. */
#define MANY_RUNS 16

/* Elements that make a thread worth it. */
#define GRAIN 32768

/* The runs of one call. */
typedef struct dense_runs {
    const tni_norm_loops *loops; /* for the dtype */
    const char *data;            /* the first run */
    int64_t bytes;               /* of a run */
    int64_t count;               /* elements of a run */
    double *mean;                /* of each run */
    double *variance;            /* likewise */
} dense_runs;

/* Compute the moments of runs [begin, end). */
static void run_range(int64_t begin, int64_t end, void *context)
{
    const dense_runs *r = context;
    r->loops->row.moments(r->data + begin * r->bytes, end - begin, r->count, r->mean + begin,
                          r->variance + begin);
    for (int64_t i = begin; i < end; i++)
        r->variance[i] /= (double)r->count;
}

bool tni_run_moments(const tni_norm_loops *loops, tn_dtype dtype, const void *data, int64_t runs,
                     int64_t count, double *mean, double *variance)
{
    dense_runs r = {loops, data, count * tni_dtypes[dtype].bytes, count, mean, variance};
    if ((dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F64) || count == 0 || runs < MANY_RUNS)
        return false;
    tni_parallel_for(0, runs, GRAIN / (count + 1) + 1, run_range, &r);
    return true;
}
