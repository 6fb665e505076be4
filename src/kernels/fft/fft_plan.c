/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plans of FFTW. Its functions are called by the names and prototypes of its manual, which Intel's
 * MKL exports as well. Only running a plan is safe in several threads: making and freeing one is
 * done under a lock.
 *
 * Planning takes longer than transforming some lines, and a model asks for the same plan in each
 * run; so the last plans are kept.
 *
 * Where vectors have 64 bytes, lines with small factors only are transformed in panels, if they
 * fill at least half of one (decision 0199). What follows is for the others.
 *
 * Short lines are transformed a few at a time: FFTW then has a line in each lane of its vectors.
 *
 * A large prime factor p of n costs FFTW about p operations a number. Such a line is a convolution
 * instead (Bluestein, 1970): since 2 j k = j^2 + k^2 - (k - j)^2, and with the chirp c[j] =
 * exp(-+ pi i j^2 / n),
 *
 *     X[k] = c[k] sum over j of (x[j] c[j]) conj(c[k - j])
 *
 * which is computed by transforms of a length m >= 2 n - 1 that has small factors only.
 *
 * Short lines for which FFTW has no vector code are summed by the definition (fft_loops.h). Longer
 * ones are split (Cooley and Tukey, 1965): n = f g; f sums of g numbers each, a multiplication by
 * powers of exp(-+ 2 pi i / n), then g sums of f numbers. Some lines of 480 to 2000 numbers are
 * split into five parts, which FFTW transforms.
 */
#include "kernels/fft/fft_plan.h"
#include "kernels/fft/fft_loops.h"
#include "kernels/fft/fft_panel.h"
#include "kernels/core/isa.h"
#include "kernels/core/lazy_dlopen.h"
#include "kernels/core/transpose.h"

#include <math.h>
#include <pthread.h>
#include <stdalign.h>

/* The least prime factor for which Bluestein's algorithm is faster than FFTW's own for primes. */
#define MIN_BLUESTEIN_FACTOR 29

/* Lines of a run, if they are short; as many as the widest vector has complex numbers. */
#define SHORT_LINES TNI_FFT_SUM_LINES

/*
 * The most numbers of a sum, and of lines that are two sums one after the other; beyond these
 * FFTW, or a convolution, is faster (decision 0073).
 */
#define MOST_SUMMED       31
#define MOST_SUMMED_TWICE 127

/*
 * Numbers of lines in floats that are transformed in five parts, multiples of 5 TNI_FFT_PAIRS:
 * FFTW estimates the time of its plans for these badly (decision 0199).
 */
static const int16_t in_fifths[] = {480, 600, 720, 800, 960, 1000, 1200, 1600, 1920, 2000};

/* The most numbers of lines that are transformed in panels, and of those across rows (decision
 * 0199). */
#define MOST_IN_PANELS   (1 << 17)
#define MOST_IN_MATRICES (1 << 24)
#define MOST_ACROSS      8192

/*
 * The prototypes of fftw_plan_many_dft, fftw_execute_dft and fftw_destroy_plan, and of fftwf_… for
 * floats; complex numbers are pairs.
 */
typedef void *plan_lines(int rank, const int *n, int lines, void *in, const int *in_sizes,
                         int in_stride, int in_distance, void *out, const int *out_sizes,
                         int out_stride, int out_distance, int sign, unsigned flags);
typedef void run_line(const void *plan, void *in, void *out);
typedef void free_plan(void *plan);

/* The signs of the exponent. */
enum { FFTW_FORWARD = -1, FFTW_BACKWARD = 1 };

/* The plan is estimated, not measured: measuring overwrites the arrays and depends on the load. */
enum { FFTW_ESTIMATE = 1 << 6 };

struct tni_fft_plan {
    void *plan;      /* FFTW's; NULL for sums */
    run_line *run;   /* runs it on two arrays; from any thread */
    free_plan *free; /* frees it, under the lock */
    void *factors;   /* of a plan of halves: n / 4 + 1 complex numbers; else NULL */
    void *chirp;     /* of a convolution: c, then conj(transform of conj(c)) / m; else NULL */
    void *table;     /* of sums (tni_fft_sums): inner, outer, then the factors between; of fifths:
                        those of the loop; or NULL */
    tni_fft_plan *parts[2]; /* of a matrix: for its columns, then its rows; or NULL */
    void *lane_turns;       /* of a matrix (tni_fft_panel_run); or NULL */
    void *column_turns;     /* for each W columns; or NULL */
    int64_t count;          /* complex numbers of a line */
    int64_t planned;        /* numbers that FFTW transforms: `count`, or m of a convolution */
    int64_t lines;          /* that are transformed at a time */
    int64_t inner;       /* numbers of an inner sum, a divisor of `count`; 0: lines are no sums */
    int64_t fifth;       /* numbers of each of five parts that FFTW transforms; 0: of whole lines */
    tni_fft_panel panel; /* how lines are transformed in panels; first is 0 if they are not */
    void *turns;         /* the tables of a panel; or NULL */
    int32_t *order;      /* of a panel; or NULL */
    tni_fft_form form;   /* what it is for */
    bool is_kept;        /* is in `kept` */
    int64_t users;       /* references, under the lock */
};

/* The names of a precision's functions. */
typedef struct plan_names {
    int library;         /* TNI_NEEDED_… */
    const char *make;    /* makes a plan */
    const char *run;     /* runs it */
    const char *release; /* frees it */
} plan_names;

static const plan_names names_of[2] = {
    {TNI_NEEDED_FFTW, "fftw_plan_many_dft", "fftw_execute_dft", "fftw_destroy_plan"},
    {TNI_NEEDED_FFTW_SINGLE, "fftwf_plan_many_dft", "fftwf_execute_dft", "fftwf_destroy_plan"},
};

/* The planner has one state for the process; this lock is for it, for `kept` and for users. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

/* The lock is held during a fork, so that the child finds the planner and `kept` in order. */
static void before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&lock);
}

/* Install the two functions, once. */
static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork, after_fork);
}

/* The last plans, whether they have users or not; under the lock. */
static tni_fft_plan *kept[16];

/* Free a plan without users; under the lock. */
static void destroy(tni_fft_plan *plan)
{
    TNI_ASSERT(plan->users == 0);
    if (plan->plan != NULL)
        plan->free(plan->plan);
    tni_free(plan->factors);
    tni_free(plan->chirp);
    tni_free(plan->table);
    tni_free(plan->turns);
    tni_free(plan->order);
    tni_free(plan->lane_turns);
    tni_free(plan->column_turns);
    for (int i = 0; i < 2; i++)
        if (plan->parts[i] != NULL)
            destroy(plan->parts[i]);
    tni_free(plan);
}

/*
 * Put a plan into `kept`, in the place of one without users; if all have some, it is not kept, and
 * freed with its last user. `next` goes round, so that the oldest is replaced first. Under the
 * lock.
 */
static void keep(tni_fft_plan *plan)
{
    static size_t next;
    for (size_t i = 0; i < TN_LEN(kept) && !plan->is_kept; i++) {
        tni_fft_plan **entry = &kept[next++ % TN_LEN(kept)];
        if (*entry != NULL && (*entry)->users > 0)
            continue;
        if (*entry != NULL)
            destroy(*entry);
        *entry = plan;
        plan->is_kept = true;
    }
}

/* Return whether two forms are the same. */
static bool are_same(const tni_fft_form *a, const tni_fft_form *b)
{
    return a->n == b->n && a->is_forward == b->is_forward && a->is_single == b->is_single &&
           a->is_half == b->is_half && a->is_many == b->is_many;
}

/* Return a kept plan with one more reference, or NULL. */
static tni_fft_plan *find_kept(const tni_fft_form *form)
{
    tni_fft_plan *found = NULL;
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < TN_LEN(kept) && found == NULL; i++)
        if (kept[i] != NULL && are_same(&kept[i]->form, form))
            found = kept[i];
    TNI_ASSERT(found == NULL || found->is_kept);
    if (found != NULL)
        found->users++;
    pthread_mutex_unlock(&lock);
    return found;
}

/*
 * Make FFTW's plan; under the lock. When it estimates, it does not read or write the arrays, only
 * compares their addresses: different ones mean out of place, and their alignment is that of all
 * later arrays. A convolution needs no transform backwards.
 */
static void plan_fftw(plan_lines *make, tni_fft_plan *plan)
{
    alignas(TNI_FFT_ALIGNMENT) double two[4] = {0};
    const bool is_parts = plan->fifth > 0;
    int n = (int)(is_parts ? plan->fifth : plan->planned);
    int step = is_parts ? 5 : 1;
    bool is_forward = plan->form.is_forward || plan->planned != plan->count;
    plan->plan =
        make(1, &n, is_parts ? 5 : (int)plan->lines, &two[0], NULL, step, is_parts ? 1 : n, &two[2],
             NULL, 1, n, is_forward ? FFTW_FORWARD : FFTW_BACKWARD, FFTW_ESTIMATE);
}

/* Return the largest prime factor of n. */
static int64_t largest_factor(int64_t n)
{
    int64_t most = 1;
    for (int64_t p = 2; p * p <= n; p++)
        for (; n % p == 0; n /= p)
            most = p;
    return n > most ? n : most;
}

/* Return the least of 2^i, 3 * 2^i and 5 * 2^i that is not below n. */
static int64_t smooth_length(int64_t n)
{
    int64_t length = 1;
    while (length < n)
        length *= 2;
    int64_t five = length / 8 * 5;
    int64_t six = length / 4 * 3;
    return five >= n ? five : six >= n ? six : length;
}

/*
 * Return how many numbers an inner sum of a line has: all of a short one, the larger of two near
 * factors of a longer one; 0 if FFTW is faster, as for small factors.
 */
static int64_t inner_sum(int64_t n, bool is_single)
{
    int64_t factor = 1;
    /* FFTW has code for factors up to these, and is faster (decision 0073). */
    int64_t easy = !is_single ? 13 : n > MOST_SUMMED && n % 4 == 0 ? 7 : 1;
    if (TNI_OF_ISA(&tni_fft_loops)->sums[0] == NULL || n > MOST_SUMMED_TWICE ||
        largest_factor(n) <= easy)
        return 0;
    if (n <= MOST_SUMMED)
        return n;
    for (int64_t f = 2; f * f <= n; f++)
        if (n % f == 0)
            factor = f;
    return n / factor > MOST_SUMMED ? 0 : n / factor;
}

/* Return the numbers of a fifth of a line, or 0 if FFTW transforms it whole. */
static int64_t fifth_of(int64_t n, bool is_single)
{
    for (size_t i = 0; i < TN_LEN(in_fifths); i++)
        if (n == in_fifths[i])
            return TNI_OF_ISA(&tni_fft_loops)->fifths[is_single] != NULL ? n / 5 : 0;
    return 0;
}

/* Return the numbers of a vector of panels. */
static int64_t panel_width(bool is_single)
{
    return TNI_FFT_PANEL_BYTES / (int64_t)(is_single ? sizeof(float) : sizeof(double));
}

/*
 * Return what a number costs with r as the radix of the first step, beside what it costs with any:
 * for unused lanes of vectors along a line, for rows that leave the cache, for short runs of rows.
 * The first step is quicker if there is nothing to sum. Results of real numbers are one pair more
 * than a line, so that vectors cross lines of the cache: the more lines are written by turns, the
 * slower. Weights are fitted to times of 50 lengths.
 */
static double cost_of(int64_t n, int64_t r, int64_t width, bool is_from_real)
{
    const int64_t m = n / r;
    const double unused = (double)tni_round_up(m, width) / (double)m - 1;
    const double far = log2((double)m / 32);
    const double by_lines = is_from_real ? 0.05 * log2((double)width / (double)r)
                            : r == 1     ? -0.05
                                         : 0;
    return 0.6 * unused + (far > 0 ? 0.09 : -0.05) * far + by_lines;
}

/* Return whether lines can be transformed in panels, or as matrices if they are long. */
static bool suits_panels(int64_t n, bool is_single)
{
    int64_t rest = n;
    if (TNI_OF_ISA(&tni_fft_panels)->lines[is_single] == NULL || n < 8 || n > MOST_IN_MATRICES)
        return false;
    for (int64_t p = 2; p <= 7; p++)
        while (rest % p == 0)
            rest /= p;
    return rest == 1;
}

/* Return the radix of the first step of a panel. */
static int64_t first_radix(int64_t n, bool is_single, bool is_from_real)
{
    int64_t best = 0;
    int64_t width = panel_width(is_single);
    for (int64_t r = 1; r <= width && n % r == 0; r *= 2)
        if (n / r * r * 2 >= width && (best == 0 || cost_of(n, r, width, is_from_real) <
                                                        cost_of(n, best, width, is_from_real)))
            best = r;
    return best;
}

/*
 * Choose how lines are transformed. FFTW has vector code for whole transforms of up to 16 and of
 * 20, 25 and 32 numbers, and code for prime factors of up to 13; above, some primes are still
 * quicker as sums.
 */
static void choose_algorithm(tni_fft_plan *plan)
{
    int64_t n = plan->form.is_half ? plan->form.n / 2 : plan->form.n;
    plan->count = plan->planned = n;
    if (plan->form.is_many && n > MOST_IN_PANELS) {
        plan->lines = 1;
        return;
    }
    if (plan->form.is_many) {
        plan->panel.first =
            first_radix(n, plan->form.is_single, plan->form.is_half && plan->form.is_forward);
        plan->lines = panel_width(plan->form.is_single) / plan->panel.first;
        return;
    }
    bool has_vectors = n <= 16 || n == 20 || n == 25 || n == 32;
    int64_t inner = has_vectors ? 0 : inner_sum(n, plan->form.is_single);
    bool is_bluestein =
        inner == 0 && largest_factor(n) >= MIN_BLUESTEIN_FACTOR && n < INT32_MAX / 4;
    plan->planned = is_bluestein ? smooth_length(2 * n - 1) : n;
    plan->inner = inner;
    plan->fifth = inner > 0 || is_bluestein ? 0 : fifth_of(n, plan->form.is_single);
    plan->lines = inner > 0 || has_vectors ? SHORT_LINES : 1;
}

/*
 * Write the cosine and the sine of 2 pi k / n, for k up to n / 4: of an angle of at most pi / 4, so
 * that its rounding costs little.
 */
static void turn(int64_t k, int64_t n, double out[2])
{
    const double circle = 6.283185307179586476925;
    bool is_low = 8 * k <= n;
    /* Beyond pi / 4 the angle to the quarter, (n - 4 k) / (4 n) of the circle, changes both. */
    double angle =
        is_low ? circle * (double)k / (double)n : circle * (double)(n - 4 * k) / (4 * (double)n);
    out[is_low ? 0 : 1] = cos(angle);
    out[is_low ? 1 : 0] = sin(angle);
}

/* Write two numbers of a table, `apart` numbers from one to the other. */
static void set_numbers(const tni_fft_plan *plan, void *table, int64_t at, int64_t apart,
                        const double pair[2])
{
    for (int64_t i = 0; i < 2; i++)
        if (plan->form.is_single)
            ((float *)table)[at + i * apart] = (float)pair[i];
        else
            ((double *)table)[at + i * apart] = pair[i];
}

/* Write number k of a line of pairs. */
static void set_pair(const tni_fft_plan *plan, void *line, int64_t k, const double pair[2])
{
    set_numbers(plan, line, 2 * k, 1, pair);
}

/* Make room for pairs. */
static tn_status new_pairs(const tni_fft_plan *plan, int64_t count, void **out)
{
    size_t bytes = 2 * (size_t)count * (plan->form.is_single ? sizeof(float) : sizeof(double));
    *out = tni_calloc(1, bytes);
    return *out != NULL ? TN_OK : tni_fail_memory(bytes);
}

/*
 * Make the factors of a plan of halves: -i exp(-2 pi i k / n) forwards, and their conjugates
 * backwards, for k up to n / 4.
 */
static tn_status make_factors(tni_fft_plan *plan)
{
    int64_t n = plan->form.n;
    TN_TRY(new_pairs(plan, n / 4 + 1, &plan->factors));
    for (int64_t k = 0; k <= n / 4; k++) {
        double unit[2];
        turn(k, n, unit);
        set_pair(plan, plan->factors, k,
                 (double[2]){-unit[1], plan->form.is_forward ? -unit[0] : unit[0]});
    }
    return TN_OK;
}

/* Write c[j], from an angle of at most a quarter of the circle; j^2 counts modulo 2 n. */
static void chirp_at(const tni_fft_plan *plan, int64_t j, double out[2])
{
    int64_t n = plan->count;
    int64_t half_turns = j * j % (2 * n);
    int64_t size = half_turns > n ? 2 * n - half_turns : half_turns;
    bool is_obtuse = 2 * size > n;
    double angle = acos(-1) * (double)(is_obtuse ? n - size : size) / (double)n;
    out[0] = is_obtuse ? -cos(angle) : cos(angle);
    out[1] = (half_turns > n) == plan->form.is_forward ? sin(angle) : -sin(angle);
}

/* Write pair `at` of the table of sums: cos and -+ sin of `part` / n of a circle. */
static void set_turn(const tni_fft_plan *plan, int64_t at, int64_t part, int64_t n)
{
    /* The angle is of at most half a circle, and its cosine that of a quarter. */
    int64_t around = part % n;
    int64_t size = 2 * around > n ? n - around : around;
    bool is_obtuse = 4 * size > n;
    double angle = acos(-1) * (double)(is_obtuse ? n - 2 * size : 2 * size) / (double)n;
    bool is_negative = plan->form.is_forward == (2 * around <= n);
    set_pair(
        plan, plan->table, at,
        (double[2]){is_obtuse ? -cos(angle) : cos(angle), is_negative ? -sin(angle) : sin(angle)});
}

/* Return the pairs of the table of a sum of n numbers. */
static int64_t table_pairs(int64_t n)
{
    return (n - 1) / 2 * ((n - 1) / 2);
}

/* Make the table of sums. */
static tn_status make_table(tni_fft_plan *plan)
{
    const int64_t outer = plan->count / plan->inner;
    const int64_t lengths[2] = {plan->inner, outer};
    int64_t at = 0;
    TN_TRY(
        new_pairs(plan, table_pairs(plan->inner) + table_pairs(outer) + plan->count, &plan->table));
    for (int i = 0; i < 2; i++)
        for (int64_t k = 1; 2 * k < lengths[i]; k++)
            for (int64_t j = 1; 2 * j < lengths[i]; j++)
                set_turn(plan, at++, j * k, lengths[i]);
    for (int64_t j = 0; j < outer; j++)
        for (int64_t k = 0; k < plan->inner; k++)
            set_turn(plan, at++, j * k, plan->count);
    return TN_OK;
}

/* Make the table of fifths. */
static tn_status make_fifths(tni_fft_plan *plan)
{
    TN_TRY(new_pairs(plan, 4 * plan->fifth, &plan->table));
    for (int64_t r = 1; r < 5; r++)
        for (int64_t k = 0; k < plan->fifth; k++)
            set_turn(plan, (r - 1) * plan->fifth + k, r * k, plan->count);
    return TN_OK;
}

/* Write the cosine and the sine of 2 pi part / n, 0 <= part < n. */
static void unit_at(int64_t part, int64_t n, double out[2])
{
    /* A whole number of quarters, and an angle of at most a quarter, which `turn` takes. */
    int64_t quarter = 4 * part / n;
    double unit[2];
    turn(part * 4 - quarter * n, 4 * n, unit);
    double sign = quarter >= 2 ? -1 : 1;
    out[0] = sign * (quarter % 2 == 0 ? unit[0] : -unit[1]);
    out[1] = sign * (quarter % 2 == 0 ? unit[1] : unit[0]);
}

/* Write the cosine and the sine of 2 pi part / n to the table of a panel. */
static void set_twiddle(const tni_fft_plan *plan, int64_t at, int64_t apart, int64_t part,
                        int64_t n)
{
    double unit[2];
    unit_at(part % n, n, unit);
    set_numbers(plan, plan->turns, at, apart, unit);
}

/* Choose the passes of m rows: eights first, and what is odd at last. Return the pairs of twiddles.
 */
static int64_t choose_passes(tni_fft_panel *p)
{
    static const int radices[] = {8, 4, 2, 7, 5, 3};
    int64_t rest = p->m, pairs = 0, done = 1;
    for (size_t i = 0; i < TN_LEN(radices); i++)
        /* Two fours cost less than an eight and a two. */
        for (; rest % radices[i] == 0 && (i > 0 || rest % 32 != 16); rest /= radices[i]) {
            pairs += (done - 1) * (radices[i] - 1);
            done *= radices[i];
            p->radices[p->passes++] = radices[i];
        }
    return pairs;
}

/* Write the row of each number, from the last pass to the first. */
static void set_order(const tni_fft_panel *p, int64_t width, int32_t *order)
{
    for (int64_t j = 0; j < p->m; j++) {
        int64_t size = p->m, row = 0, digits = j;
        for (int64_t i = p->passes - 1; i >= 0; i--) {
            size /= p->radices[i];
            row += digits % p->radices[i] * size;
            digits /= p->radices[i];
        }
        order[j] = (int32_t)row;
    }
    for (int64_t j = 0; j < width; j++)
        order[p->m + j] = (int32_t)(p->m + j);
}

/* Make the factors of halves of a panel, forwards. */
static tn_status make_panel_factors(tni_fft_plan *plan)
{
    const int64_t first = plan->panel.first, n = plan->form.n;
    const int64_t width = panel_width(plan->form.is_single);
    const int64_t rows = plan->count / first;
    TN_TRY(new_pairs(plan, rows * width, &plan->factors));
    for (int64_t i = 0; i < rows * width; i++) {
        /* -i exp(-2 pi i k / n) is the conjugate of exp(-2 pi i (3 n / 4 - k) / n). */
        int64_t k = i / width * first + i % first;
        double unit[2];
        unit_at(4 * (n - k) - n, 4 * n, unit);
        set_numbers(plan, plan->factors, i / width * 2 * width + i % width, width,
                    (double[2]){unit[0], unit[1]});
    }
    return TN_OK;
}

/* Make the tables of a panel. */
static tn_status make_panel(tni_fft_plan *plan)
{
    tni_fft_panel *p = &plan->panel;
    const int64_t width = panel_width(plan->form.is_single);
    p->is_forward = plan->form.is_forward;
    p->m = plan->count / p->first;
    const int64_t blocks = tni_ceil_div(p->m, width);
    const int64_t turns = blocks * width * (p->first - 1);
    const int64_t pairs = choose_passes(p);
    TN_TRY(new_pairs(plan, turns + pairs, &plan->turns));
    plan->order = tni_malloc((size_t)(p->m + width) * sizeof *plan->order);
    if (plan->order == NULL)
        return tni_fail_memory((size_t)(p->m + width) * sizeof *plan->order);
    set_order(p, width, plan->order);
    for (int64_t j = 0; j < p->m; j++)
        for (int64_t k = 1; k < p->first; k++)
            set_twiddle(plan, (j / width * (p->first - 1) + k - 1) * 2 * width + j % width, width,
                        j * k, plan->count);
    int64_t at = 2 * turns;
    for (int64_t i = 0, done = 1; i < p->passes; done *= p->radices[i++])
        for (int64_t j = 1; j < done; j++)
            for (int64_t k = 1; k < p->radices[i]; k++, at += 2)
                set_twiddle(plan, at, 1, j * k, done * p->radices[i]);
    p->turns = plan->turns;
    p->twiddles = (const char *)plan->turns +
                  2 * turns * (int64_t)(plan->form.is_single ? sizeof(float) : sizeof(double));
    p->order = plan->order;
    p->factors = plan->factors;
    return TN_OK;
}

/* Make a plan for the columns of a matrix, or its rows. */
static tn_status new_part(const tni_fft_plan *matrix, int64_t n, int64_t first, tni_fft_plan **out)
{
    tni_fft_plan *part = tni_calloc(1, sizeof *part);
    *out = part;
    if (part == NULL)
        return tni_fail_memory(sizeof *part);
    part->form = (tni_fft_form){.n = n,
                                .is_forward = matrix->form.is_forward,
                                .is_single = matrix->form.is_single,
                                .is_many = true};
    part->count = n;
    part->panel.first = first;
    return make_panel(part);
}

/* Make what a line that is transformed as a matrix needs: as square as its factors allow. */
static tn_status make_matrix(tni_fft_plan *plan)
{
    const int64_t n = plan->count, width = panel_width(plan->form.is_single);
    int64_t columns = (int64_t)sqrt((double)n);
    while (n % columns != 0)
        columns--;
    const int64_t rows = n / columns;
    TN_TRY(new_part(plan, rows, first_radix(rows, plan->form.is_single, false), &plan->parts[0]));
    TN_TRY(new_part(plan, columns, 1, &plan->parts[1]));
    TN_TRY(new_pairs(plan, rows * width, &plan->lane_turns));
    TN_TRY(new_pairs(plan, tni_ceil_div(columns, width) * rows, &plan->column_turns));
    for (int64_t k = 0; k < rows; k++) {
        double unit[2];
        for (int64_t i = 0; i < width; i++) {
            unit_at(i * k, n, unit);
            set_numbers(plan, plan->lane_turns, k * 2 * width + i, width, unit);
        }
        for (int64_t i = 0; i * width < columns; i++) {
            unit_at(i * width * k, n, unit);
            set_pair(plan, plan->column_turns, i * rows + k, unit);
        }
    }
    return TN_OK;
}

/* Make the chirp of a convolution, and the transform of its conjugate, by FFTW's plan. */
static tn_status make_chirp(tni_fft_plan *plan)
{
    void *line;
    void *spectrum;
    int64_t n = plan->count;
    int64_t m = plan->planned;
    int64_t bytes = plan->form.is_single ? (int64_t)sizeof(float) : (int64_t)sizeof(double);
    TN_TRY(new_pairs(plan, n + n % 2 + m, &plan->chirp));
    TN_TRY(new_pairs(plan, 2 * m, &line));
    for (int64_t j = 0; j < n; j++) {
        double c[2];
        chirp_at(plan, j, c);
        set_pair(plan, plan->chirp, j, c);
        c[0] /= (double)m;
        c[1] /= -(double)m;
        set_pair(plan, line, j, c);
        if (j > 0)
            set_pair(plan, line, m - j, c);
    }
    spectrum = (char *)line + 2 * m * bytes;
    plan->run(plan->plan, line, spectrum);
    for (int64_t i = 0; i < m; i++)
        if (plan->form.is_single)
            ((float *)spectrum)[2 * i + 1] *= -1;
        else
            ((double *)spectrum)[2 * i + 1] *= -1;
    memcpy((char *)plan->chirp + 2 * (n + n % 2) * bytes, spectrum, (size_t)(2 * m * bytes));
    tni_free(line);
    return TN_OK;
}

/* Asked once: a library that is not there would be looked for in each call. */
bool tni_fft_has_single(void)
{
    static _Atomic(int) answer;
    int known = atomic_load_explicit(&answer, memory_order_relaxed);
    if (known == 0) {
        tni_needed_library *library = &tni_needed_libraries[TNI_NEEDED_FFTW_SINGLE];
        known = tni_needed_find(library, names_of[1].run) != NULL ? 1 : -1;
        atomic_store_explicit(&answer, known, memory_order_relaxed);
    }
    return known > 0;
}

/* Make what a plan consists of, and keep it. */
static tn_status make_plan(plan_lines *make, tni_fft_plan *plan)
{
    if (plan->form.is_half)
        TN_TRY(plan->panel.first > 0 && plan->form.is_forward ? make_panel_factors(plan)
                                                              : make_factors(plan));
    TN_TRY(plan->inner > 0 ? make_table(plan) : plan->fifth > 0 ? make_fifths(plan) : TN_OK);
    TN_TRY(plan->panel.first > 0 ? make_panel(plan) : TN_OK);
    const bool is_matrix = plan->form.is_many && plan->panel.first == 0;
    TN_TRY(is_matrix ? make_matrix(plan) : TN_OK);
    const bool needs_fftw = plan->inner == 0 && plan->panel.first == 0 && !is_matrix;
    pthread_mutex_lock(&lock);
    if (needs_fftw)
        plan_fftw(make, plan);
    pthread_mutex_unlock(&lock);
    if (plan->plan == NULL && needs_fftw)
        return tni_fail(TN_ERR_RUNTIME, "FFTW has no plan for %lld numbers",
                        (long long)plan->planned);
    TN_TRY(plan->planned != plan->count ? make_chirp(plan) : TN_OK);
    pthread_mutex_lock(&lock);
    plan->users = 1;
    keep(plan);
    pthread_mutex_unlock(&lock);
    return TN_OK;
}

/* Make a plan that is not kept yet. */
static tn_status new_plan(const tni_fft_form *form, tni_fft_plan **out)
{
    void (*make)(void);
    void (*run)(void);
    void (*release)(void);
    const plan_names *names = &names_of[form->is_single];
    tni_needed_library *library = &tni_needed_libraries[names->library];
    TN_TRY(tni_needed_function(library, names->make, &make));
    TN_TRY(tni_needed_function(library, names->run, &run));
    TN_TRY(tni_needed_function(library, names->release, &release));
    tni_fft_plan *plan = tni_calloc(1, sizeof *plan);
    if (plan == NULL)
        return tni_fail_memory(sizeof *plan);
    plan->run = (run_line *)run;
    plan->free = (free_plan *)release;
    plan->form = *form;
    choose_algorithm(plan);
    tn_status status = make_plan((plan_lines *)make, plan);
    if (status == TN_OK) {
        *out = plan;
    } else {
        pthread_mutex_lock(&lock);
        destroy(plan);
        pthread_mutex_unlock(&lock);
    }
    return status;
}

/* Return whether so many lines are transformed in panels: if at least half of one is filled. */
static bool fill_panels(const tni_fft_form *form, int64_t lines)
{
    int64_t n = form->is_half ? form->n / 2 : form->n;
    return suits_panels(n, form->is_single) &&
           (n > MOST_IN_PANELS ||
            2 * lines * first_radix(n, form->is_single, form->is_half && form->is_forward) >=
                panel_width(form->is_single));
}

tn_status tni_fft_plan_new(const tni_fft_form *wanted, int64_t lines, tni_fft_plan **out)
{
    tni_fft_form form = *wanted;
    if (form.n <= 0 || form.n > INT32_MAX)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld numbers", (long long)form.n);
    TNI_ASSERT(!form.is_half || form.n % 2 == 0);
    form.is_many = fill_panels(&form, lines);
    /* Before the library is looked for: a kept plan has its functions already. */
    tni_fft_plan *plan = find_kept(&form);
    if (plan == NULL)
        return new_plan(&form, out);
    *out = plan;
    return TN_OK;
}

void tni_fft_plan_release(tni_fft_plan *plan)
{
    if (plan == NULL)
        return;
    pthread_mutex_lock(&lock);
    if (--plan->users == 0 && !plan->is_kept)
        destroy(plan);
    pthread_mutex_unlock(&lock);
}

int64_t tni_fft_lines(const tni_fft_plan *plan)
{
    return plan->lines;
}

size_t tni_fft_room(const tni_fft_plan *plan)
{
    size_t pair = 2 * (plan->form.is_single ? sizeof(float) : sizeof(double));
    if (plan->inner > 0)
        return 2 * (size_t)(plan->count * plan->lines) * pair;
    /* Rows of a panel, for lines across rows as many as a line has numbers. */
    if (plan->panel.first > 0) {
        int64_t rows = plan->form.is_half ? 2 * plan->panel.m : plan->count;
        return (size_t)(rows + panel_width(plan->form.is_single) + 1) * 2 * TNI_FFT_PANEL_BYTES;
    }
    /* The matrix between its steps. */
    if (plan->parts[0] != NULL)
        return (size_t)(plan->parts[0]->count *
                        tni_round_up(plan->parts[1]->count, panel_width(plan->form.is_single))) *
                   pair +
               tni_fft_room(plan->parts[0]);
    return plan->chirp != NULL ? 2 * (size_t)plan->planned * pair : 0;
}

/* Transform a line by a convolution: the two transforms forwards of conjugates are one backwards.
 */
static void run_bluestein(const tni_fft_plan *plan, const void *in, void *out, char *room)
{
    int64_t pair = plan->form.is_single ? 2 * (int64_t)sizeof(float) : 2 * (int64_t)sizeof(double);
    int64_t n = plan->count;
    int64_t m = plan->planned;
    char *other = room + m * pair;
    const char *spectrum = (const char *)plan->chirp + (n + n % 2) * pair;
    tni_fft_multiply *multiply = TNI_OF_ISA(&tni_fft_loops)->multiply[plan->form.is_single];
    multiply(in, plan->chirp, room, n, 1);
    memset(room + n * pair, 0, (size_t)((m - n) * pair));
    plan->run(plan->plan, room, other);
    multiply(other, spectrum, room, m, -1);
    plan->run(plan->plan, room, other);
    multiply(other, plan->chirp, out, n, -1);
}

/* Sum transposed lines from `rows` to `other`, or by way of it back to `rows`; return where. */
static char *sum_rows(const tni_fft_plan *plan, char *rows, char *other, int64_t row)
{
    const tni_fft_loops *loops = TNI_OF_ISA(&tni_fft_loops);
    const bool is_single = plan->form.is_single;
    const int64_t inner = plan->inner, outer = plan->count / inner;
    const char *table = plan->table;
    const char *outer_table = table + table_pairs(inner) * row / plan->lines;
    const char *factors = outer_table + table_pairs(outer) * row / plan->lines;
    for (int64_t j = 0; j < outer; j++) {
        char *to = other + j * inner * row;
        loops->sums[is_single](&(tni_fft_sums){rows + j * row, outer, to, 1, table, inner});
        /* The first factor is 1, and infinity times it would be nan. */
        if (j > 0)
            loops->twiddle[is_single](to + row, factors + (j * inner + 1) * row / plan->lines,
                                      inner - 1);
    }
    if (outer == 1)
        return other;
    for (int64_t k = 0; k < inner; k++)
        loops->sums[is_single](
            &(tni_fft_sums){other + k * row, inner, rows + k * row, inner, outer_table, outer});
    return rows;
}

/* Transform short lines: transposed, summed and transposed back. */
static void run_sums(const tni_fft_plan *plan, const void *in, void *out, char *room)
{
    int pair = plan->form.is_single ? 2 * (int)sizeof(float) : 2 * (int)sizeof(double);
    int64_t n = plan->count;
    int64_t row = plan->lines * pair;
    TNI_OF_ISA(tni_transpose)
    (&(tni_transposition){.to = room,
                          .to_step = row,
                          .from = in,
                          .from_step = n * pair,
                          .rows = n,
                          .columns = plan->lines,
                          .bytes = pair});
    TNI_OF_ISA(tni_transpose)
    (&(tni_transposition){.to = out,
                          .to_step = n * pair,
                          .from = sum_rows(plan, room, room + n * row, row),
                          .from_step = row,
                          .rows = plan->lines,
                          .columns = n,
                          .bytes = pair});
}

/* Return the caller's memory from a multiple of a vector's bytes on. */
static void *room_of(const tni_fft_batch *b)
{
    uintptr_t vectors = ((uintptr_t)b->room + TNI_FFT_PANEL_BYTES - 1) / TNI_FFT_PANEL_BYTES;
    return (void *)(vectors * TNI_FFT_PANEL_BYTES);
}

/* Transform lines in a panel, those of a plan or more that run across rows. */
static void run_panel(const tni_fft_plan *plan, const tni_fft_batch *b, bool is_across)
{
    const tni_fft_panels *panels = TNI_OF_ISA(&tni_fft_panels);
    tni_fft_panel_run r = {.panel = &plan->panel,
                           .from = b->from,
                           .from_step = b->from_step,
                           .to = b->to,
                           .to_step = b->to_step,
                           .lines = b->lines,
                           .rows = room_of(b),
                           .scale = b->scale};
    (is_across ? panels->across : panels->lines)[plan->form.is_single](&r);
}

/* Transform a line as a matrix: its columns into scratch memory, then its rows to columns. */
static void run_matrix(const tni_fft_plan *plan, const tni_fft_batch *b)
{
    const tni_fft_panels *panels = TNI_OF_ISA(&tni_fft_panels);
    const bool is_single = plan->form.is_single;
    const int64_t pair = is_single ? 2 * (int64_t)sizeof(float) : 2 * (int64_t)sizeof(double);
    const int64_t width = panel_width(is_single);
    const int64_t rows = plan->parts[0]->count, columns = plan->parts[1]->count;
    char *panel = room_of(b);
    char *between = panel + tni_fft_room(plan->parts[0]) - TNI_FFT_PANEL_BYTES;
    for (int64_t j = 0; j < columns; j += width)
        panels->across[is_single](&(tni_fft_panel_run){
            .panel = &plan->parts[0]->panel,
            .from = (const char *)b->from + j * pair,
            .from_step = columns * pair,
            .to = between + j * rows * pair,
            .to_step = width * pair,
            .lines = tni_min(width, columns - j),
            .rows = panel,
            .scale = 1,
            .lane_turns = plan->lane_turns,
            .column_turns = (const char *)plan->column_turns + j / width * rows * pair});
    for (int64_t k = 0; k < rows; k += width)
        panels->turned[is_single](&(tni_fft_panel_run){.panel = &plan->parts[1]->panel,
                                                       .from = between + k * width * pair,
                                                       .from_step = width * pair,
                                                       .from_block = rows * width * pair,
                                                       .to = (char *)b->to + k * pair,
                                                       .to_step = rows * pair,
                                                       .lines = tni_min(width, rows - k),
                                                       .rows = panel,
                                                       .scale = b->scale});
}

/* A plan does not write its input, although its function takes it as if it did. */
void tni_fft_run(const tni_fft_plan *plan, const tni_fft_batch *b)
{
    if (plan->panel.first > 0) {
        run_panel(plan, b, false);
        return;
    }
    if (plan->parts[0] != NULL) {
        run_matrix(plan, b);
        return;
    }
    TNI_ASSERT((uintptr_t)b->from % TNI_FFT_ALIGNMENT == 0 &&
               (uintptr_t)b->to % TNI_FFT_ALIGNMENT == 0);
    if (plan->chirp != NULL)
        run_bluestein(plan, b->from, b->to, b->room);
    else if (plan->inner > 0)
        run_sums(plan, b->from, b->to, b->room);
    else
        plan->run(plan->plan, (void *)(uintptr_t)b->from, b->to);
    if (plan->fifth > 0)
        TNI_OF_ISA(&tni_fft_loops)
            ->fifths[plan->form.is_single](b->to, plan->table, plan->fifth,
                                           plan->form.is_forward ? -1 : 1);
    if (b->scale == 1)
        return;
    /* Lines without a gap are one. */
    int64_t bytes =
        2 * plan->count * (int64_t)(plan->form.is_single ? sizeof(float) : sizeof(double));
    int64_t together = b->to_step == bytes ? b->lines : 1;
    for (int64_t i = 0; i < b->lines; i += together)
        TNI_OF_ISA(&tni_fft_loops)
            ->scale[plan->form.is_single]((char *)b->to + i * b->to_step,
                                          2 * plan->count * together, b->scale);
}

int64_t tni_fft_across(const tni_fft_plan *plan)
{
    return plan->panel.first > 0 && plan->count <= MOST_ACROSS ? panel_width(plan->form.is_single)
                                                               : 0;
}

void tni_fft_run_across(const tni_fft_plan *plan, const tni_fft_batch *b)
{
    run_panel(plan, b, true);
}

bool tni_fft_is_panel(const tni_fft_plan *plan)
{
    return plan->panel.first > 0;
}

const void *tni_fft_factors(const tni_fft_plan *plan)
{
    return plan->factors;
}
