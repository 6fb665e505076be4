/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Mean and variance of dense runs, by the loop of layer_norm, and group_norm of dense groups: each
 * is normalised while it is in the cache.
 */
#include "kernels/norm/norm_loops.h"

#include <math.h>

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

/* Write a factor of a channel in the loop's dtype. */
static void write_factor(char *to, tn_dtype dtype, double factor)
{
    const float narrow = (float)factor;
    if (dtype == TN_DTYPE_F32)
        memcpy(to, &narrow, sizeof narrow);
    else
        memcpy(to, &factor, sizeof factor);
}

/*
 * Normalise channel `channel` of a group by its mean and scale. The part of the mean that its
 * rounding to float loses is subtracted in the shift, unless the mean is infinite.
 */
static void normalise_channel(const tni_dense_groups *g, int64_t group, int64_t channel)
{
    const int64_t bytes = tni_dtypes[g->dtype].bytes;
    const int64_t all = group * g->width + channel;
    const int64_t at = all % g->channels;
    const double mean = g->mean[group];
    const double seen = g->dtype == TN_DTYPE_F32 ? (double)(float)mean : mean;
    const double factor = g->scale[group] * (g->weight != NULL ? g->weight[at] : 1);
    const double rest = isfinite(mean) ? mean - seen : 0;
    const double shift = (g->bias != NULL ? g->bias[at] : 0) - (rest != 0 ? rest * factor : 0);
    const int64_t strides[] = {bytes, bytes, 0, 0, 0};
    double room[3];
    char *data[] = {(char *)g->out + all * g->area * bytes, (char *)g->x + all * g->area * bytes,
                    (char *)&room[0], (char *)&room[1], (char *)&room[2]};
    write_factor(data[2], g->dtype, seen);
    write_factor(data[3], g->dtype, factor);
    write_factor(data[4], g->dtype, shift);
    g->loops->affine(data, strides, g->area, NULL);
}

/* Normalise groups [begin, end), as many at a time as moments are computed of together. */
static void normalise_range(int64_t begin, int64_t end, void *context)
{
    const tni_dense_groups *g = context;
    const int64_t count = g->width * g->area;
    const int64_t bytes = count * tni_dtypes[g->dtype].bytes;
    const int64_t most = tni_norm_rows(count);
    for (int64_t first = begin; first < end; first += most) {
        const int64_t some = tni_min(end - first, most);
        g->loops->row.moments((const char *)g->x + first * bytes, some, count, g->mean + first,
                              g->scale + first);
        for (int64_t i = first; i < first + some; i++) {
            g->scale[i] = 1 / sqrt(g->scale[i] / (double)count + g->eps);
            for (int64_t channel = 0; channel < g->width; channel++)
                normalise_channel(g, i, channel);
        }
    }
}

bool tni_normalise_groups(tni_dense_groups *groups)
{
    const int64_t count = groups->width * groups->area;
    if ((groups->dtype != TN_DTYPE_F32 && groups->dtype != TN_DTYPE_F64) || count == 0 ||
        groups->groups < MANY_RUNS)
        return false;
    tni_parallel_for(0, groups->groups, GRAIN / (count + 1) + 1, normalise_range, groups);
    return true;
}
