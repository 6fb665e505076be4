/* SPDX-License-Identifier: BSD-3-Clause */
/* Plans of Fourier transforms: butterflies by prime factors, and convolutions for large primes. */
#include "kernels/fft_plan.h"

#include <math.h>

/* Larger prime factors are left to the convolution. */
#define LARGEST_FACTOR 61
#define MOST_FACTORS   64

static const double pi = 3.14159265358979323846;

struct tni_fft_plan {
    int64_t n;                     /* complex numbers of a line */
    int count;                     /* factors; 0: a convolution */
    int64_t factors[MOST_FACTORS]; /* their product is n */
    double *roots;                 /* exp(-2 pi i k / n) for each k < n; NULL in a convolution */
    tni_fft_plan *inner;           /* of a power of two; NULL but in a convolution */
    double *chirp;                 /* exp(-pi i k^2 / n) for each k < n */
    double *filter;                /* the transform of the chirp's conjugate, inner->n numbers */
};

static void turn(double angle, double *out)
{
    out[0] = cos(angle);
    out[1] = sin(angle);
}

/* a * b, or a * conj(b) for a sign of -1. */
static inline void multiply(const double *a, const double *b, double sign, double *out)
{
    double re = a[0] * b[0] - sign * a[1] * b[1];
    double im = sign * a[0] * b[1] + a[1] * b[0];
    out[0] = re;
    out[1] = im;
}

/* ---- butterflies ---- */

/* Fours first, as they cost least; false if a prime factor is too large. */
static bool factorise(tni_fft_plan *plan)
{
    int64_t left = plan->n;
    while (left % 4 == 0) {
        plan->factors[plan->count++] = 4;
        left /= 4;
    }
    for (int64_t p = 2; left > 1 && p <= LARGEST_FACTOR; p++)
        while (left % p == 0) {
            plan->factors[plan->count++] = p;
            left /= p;
        }
    if (left == 1)
        return true;
    plan->count = 0;
    return false;
}

/* Joins p transforms of m numbers each, one behind the other, whose inputs were interleaved. */
static void join(const tni_fft_plan *plan, int64_t p, int64_t m, int64_t step, double *out)
{
    double t[2 * LARGEST_FACTOR];
    int64_t apart = plan->n / p;
    for (int64_t j = 0; j < m; j++) {
        for (int64_t k = 0; k < p; k++)
            multiply(out + 2 * (k * m + j), plan->roots + 2 * (j * k * step), 1, t + 2 * k);
        for (int64_t q = 0; q < p; q++) {
            double re = t[0];
            double im = t[1];
            for (int64_t k = 1, at = q; k < p; k++, at += q) {
                double term[2];
                at = at >= p ? at - p : at;
                multiply(t + 2 * k, plan->roots + 2 * at * apart, 1, term);
                re += term[0];
                im += term[1];
            }
            out[2 * (q * m + j)] = re;
            out[2 * (q * m + j) + 1] = im;
        }
    }
}

static void join_pairs(const tni_fft_plan *plan, int64_t m, int64_t step, double *out)
{
    double *other = out + 2 * m;
    for (int64_t j = 0; j < m; j++) {
        double t[2];
        multiply(other + 2 * j, plan->roots + 2 * j * step, 1, t);
        other[2 * j] = out[2 * j] - t[0];
        other[2 * j + 1] = out[2 * j + 1] - t[1];
        out[2 * j] += t[0];
        out[2 * j + 1] += t[1];
    }
}

static void join_fours(const tni_fft_plan *plan, int64_t m, int64_t step, double *out)
{
    for (int64_t j = 0; j < m; j++) {
        double *at[4];
        double t[4][2];
        for (int64_t k = 0; k < 4; k++) {
            at[k] = out + 2 * (k * m + j);
            multiply(at[k], plan->roots + 2 * (j * k * step), 1, t[k]);
        }
        double even[4] = {t[0][0] + t[2][0], t[0][1] + t[2][1], t[0][0] - t[2][0],
                          t[0][1] - t[2][1]};
        double odd[4] = {t[1][0] + t[3][0], t[1][1] + t[3][1], t[1][0] - t[3][0],
                         t[1][1] - t[3][1]};
        at[0][0] = even[0] + odd[0];
        at[0][1] = even[1] + odd[1];
        at[1][0] = even[2] + odd[3];
        at[1][1] = even[3] - odd[2];
        at[2][0] = even[0] - odd[0];
        at[2][1] = even[1] - odd[1];
        at[3][0] = even[2] - odd[3];
        at[3][1] = even[3] + odd[2];
    }
}

/* Transforms n numbers of `in`, `step` apart; as deep as there are factors, 64 at most. */
static void split(const tni_fft_plan *plan, int level, const double *in, int64_t step, int64_t n,
                  double *out)
{
    if (n == 1) {
        out[0] = in[0];
        out[1] = in[1];
        return;
    }
    int64_t p = plan->factors[level];
    int64_t m = n / p;
    for (int64_t k = 0; k < p; k++)
        split(plan, level + 1, in + 2 * k * step, step * p, m, out + 2 * k * m);
    if (p == 4)
        join_fours(plan, m, step, out);
    else if (p == 2)
        join_pairs(plan, m, step, out);
    else
        join(plan, p, m, step, out);
}

/* ---- convolutions ---- */

/* k j is (k^2 + j^2 - (k - j)^2) / 2: a product with the chirp, a convolution, another product. */
static void convolve(const tni_fft_plan *plan, const double *in, double *out, double *scratch)
{
    int64_t m = plan->inner->n;
    double *spread = scratch;
    double *turned = scratch + 2 * m;
    for (int64_t k = 0; k < plan->n; k++)
        multiply(in + 2 * k, plan->chirp + 2 * k, 1, spread + 2 * k);
    memset(spread + 2 * plan->n, 0, (size_t)(m - plan->n) * 2 * sizeof *spread);
    split(plan->inner, 0, spread, 1, m, turned);
    for (int64_t k = 0; k < m; k++) {
        multiply(turned + 2 * k, plan->filter + 2 * k, 1, turned + 2 * k);
        turned[2 * k + 1] = -turned[2 * k + 1];
    }
    split(plan->inner, 0, turned, 1, m, spread);
    for (int64_t k = 0; k < plan->n; k++) {
        double back[2] = {spread[2 * k] / (double)m, -spread[2 * k + 1] / (double)m};
        multiply(back, plan->chirp + 2 * k, 1, out + 2 * k);
    }
}

/* The chirp's conjugate, laid out around 0 and transformed. */
static tn_status make_filter(tni_fft_plan *plan)
{
    int64_t m = plan->inner->n;
    size_t bytes = (size_t)m * 2 * sizeof(double);
    double *line = tni_calloc((size_t)m, 2 * sizeof(double));
    if (line == NULL)
        return tni_fail_memory(bytes);
    for (int64_t k = 0; k < plan->n; k++) {
        int64_t places[2] = {k, (m - k) % m};
        for (int i = 0; i < 2; i++) {
            line[2 * places[i]] = plan->chirp[2 * k];
            line[2 * places[i] + 1] = -plan->chirp[2 * k + 1];
        }
    }
    split(plan->inner, 0, line, 1, m, plan->filter);
    tni_free(line);
    return TN_OK;
}

static tn_status new_numbers(int64_t count, double **out)
{
    *out = tni_malloc((size_t)count * 2 * sizeof **out);
    return *out != NULL ? TN_OK : tni_fail_memory((size_t)count * 2 * sizeof **out);
}

/* Squares are taken modulo 2 n, step by step, so that they stay exact. */
static tn_status make_convolution(tni_fft_plan *plan)
{
    int64_t m = 1;
    while (m < 2 * plan->n - 1)
        m *= 2;
    TN_TRY(tni_fft_plan_new(m, &plan->inner));
    TN_TRY(new_numbers(plan->n, &plan->chirp));
    TN_TRY(new_numbers(m, &plan->filter));
    for (int64_t k = 0, square = 0; k < plan->n; k++) {
        turn(-pi * (double)square / (double)plan->n, plan->chirp + 2 * k);
        square = (square + 2 * k + 1) % (2 * plan->n);
    }
    return make_filter(plan);
}

/* ---- plans ---- */

static tn_status make_roots(tni_fft_plan *plan)
{
    TN_TRY(new_numbers(plan->n, &plan->roots));
    for (int64_t k = 0; k < plan->n; k++)
        turn(-2 * pi * ((double)k / (double)plan->n), plan->roots + 2 * k);
    return TN_OK;
}

tn_status tni_fft_plan_new(int64_t n, tni_fft_plan **out)
{
    if (n <= 0 || n > INT64_C(1) << 40)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld numbers", (long long)n);
    tni_fft_plan *plan = tni_calloc(1, sizeof *plan);
    if (plan == NULL)
        return tni_fail_memory(sizeof *plan);
    plan->n = n;
    tn_status status = factorise(plan) ? make_roots(plan) : make_convolution(plan);
    if (status != TN_OK) {
        tni_fft_plan_free(plan);
        return status;
    }
    *out = plan;
    return TN_OK;
}

void tni_fft_plan_free(tni_fft_plan *plan)
{
    if (plan == NULL)
        return;
    tni_fft_plan_free(plan->inner);
    tni_free(plan->roots);
    tni_free(plan->chirp);
    tni_free(plan->filter);
    tni_free(plan);
}

size_t tni_fft_scratch(const tni_fft_plan *plan)
{
    return plan->inner == NULL ? 0 : (size_t)plan->inner->n * 4 * sizeof(double);
}

/* The backward transform is the conjugate of the conjugate's forward one. */
void tni_fft_run(const tni_fft_plan *plan, bool is_forward, double *in, double *out, void *scratch)
{
    for (int64_t k = 0; k < plan->n && !is_forward; k++)
        in[2 * k + 1] = -in[2 * k + 1];
    if (plan->inner != NULL)
        convolve(plan, in, out, scratch);
    else
        split(plan, 0, in, 1, plan->n, out);
    for (int64_t k = 0; k < plan->n && !is_forward; k++)
        out[2 * k + 1] = -out[2 * k + 1];
}
