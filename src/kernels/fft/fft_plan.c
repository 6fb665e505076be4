/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plans of FFTW. Its functions are called by the names and prototypes of its manual, which Intel's
 * MKL exports as well. Only running a plan is safe in several threads: making and freeing one is
 * done under a lock.
 *
 * Planning takes longer than transforming some lines, and a model asks for the same plan in each
 * run; so the last plans are kept.
 */
#include "kernels/fft/fft_plan.h"
#include "kernels/core/lazy_dlopen.h"

#include <pthread.h>

/*
 * The prototypes of fftw_plan_dft_1d, fftw_execute_dft and fftw_destroy_plan; complex numbers are
 * pairs of doubles.
 */
typedef void *plan_line(int n, double *in, double *out, int sign, unsigned flags);
typedef void run_line(const void *plan, double *in, double *out);
typedef void free_plan(void *plan);

/* The signs of the exponent. */
enum { FFTW_FORWARD = -1, FFTW_BACKWARD = 1 };

/*
 * Arrays may have any alignment; the plan is estimated, not measured, as measuring overwrites the
 * arrays.
 */
enum { FFTW_UNALIGNED = 1 << 1, FFTW_ESTIMATE = 1 << 6 };

struct tni_fft_plan {
    void *plan;      /* FFTW's */
    run_line *run;   /* runs it on two arrays; from any thread */
    free_plan *free; /* frees it, under the lock */
    int64_t n;       /* complex numbers of a line */
    bool is_forward; /* direction */
    bool is_kept;    /* is in `kept` */
    int64_t users;   /* references, under the lock */
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
static tni_fft_plan *kept[8];

/* Free a plan without users; under the lock. */
static void destroy(tni_fft_plan *plan)
{
    TNI_ASSERT(plan->users == 0);
    plan->free(plan->plan);
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

/* Return a kept plan with one more reference, or NULL. */
static tni_fft_plan *find_kept(int64_t n, bool is_forward)
{
    tni_fft_plan *found = NULL;
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < TN_LEN(kept) && found == NULL; i++)
        if (kept[i] != NULL && kept[i]->n == n && kept[i]->is_forward == is_forward)
            found = kept[i];
    TNI_ASSERT(found == NULL || found->is_kept);
    if (found != NULL)
        found->users++;
    pthread_mutex_unlock(&lock);
    return found;
}

/*
 * Make FFTW's plan. When it estimates, it does not read or write the arrays, only compares their
 * addresses: different ones mean out of place.
 */
static tn_status make_plan(plan_line *make, tni_fft_plan *plan)
{
    double two[2];
    pthread_mutex_lock(&lock);
    plan->plan =
        make((int)plan->n, &two[0], &two[1], plan->is_forward ? FFTW_FORWARD : FFTW_BACKWARD,
             FFTW_UNALIGNED | FFTW_ESTIMATE);
    if (plan->plan != NULL)
        keep(plan);
    pthread_mutex_unlock(&lock);
    return plan->plan != NULL
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "FFTW has no plan for %lld numbers", (long long)plan->n);
}

tn_status tni_fft_plan_new(int64_t n, bool is_forward, tni_fft_plan **out)
{
    void (*make)(void);
    void (*run)(void);
    void (*release)(void);
    if (n <= 0 || n > INT32_MAX)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld numbers", (long long)n);
    /* Before the library is looked for: a kept plan has its functions already. */
    tni_fft_plan *plan = find_kept(n, is_forward);
    if (plan != NULL) {
        *out = plan;
        return TN_OK;
    }
    tni_needed_library *fftw = &tni_needed_libraries[TNI_NEEDED_FFTW];
    TN_TRY(tni_needed_function(fftw, "fftw_plan_dft_1d", &make));
    TN_TRY(tni_needed_function(fftw, "fftw_execute_dft", &run));
    TN_TRY(tni_needed_function(fftw, "fftw_destroy_plan", &release));
    plan = tni_calloc(1, sizeof *plan);
    if (plan == NULL)
        return tni_fail_memory(sizeof *plan);
    plan->run = (run_line *)run;
    plan->free = (free_plan *)release;
    plan->n = n;
    plan->is_forward = is_forward;
    plan->users = 1;
    tn_status status = make_plan((plan_line *)make, plan);
    if (status == TN_OK)
        *out = plan;
    else
        tni_free(plan);
    return status;
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

void tni_fft_run(const tni_fft_plan *plan, double *in, double *out)
{
    plan->run(plan->plan, in, out);
}
