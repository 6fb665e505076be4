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

#include <math.h>
#include <pthread.h>
#include <stdalign.h>

/*
 * The prototypes of fftw_plan_dft_1d, fftw_execute_dft and fftw_destroy_plan, and of fftwf_… for
 * floats; complex numbers are pairs.
 */
typedef void *plan_line(int n, void *in, void *out, int sign, unsigned flags);
typedef void run_line(const void *plan, void *in, void *out);
typedef void free_plan(void *plan);

/* The signs of the exponent. */
enum { FFTW_FORWARD = -1, FFTW_BACKWARD = 1 };

/* The plan is estimated, not measured: measuring overwrites the arrays and depends on the load. */
enum { FFTW_ESTIMATE = 1 << 6 };

struct tni_fft_plan {
    void *plan;        /* FFTW's */
    run_line *run;     /* runs it on two arrays; from any thread */
    free_plan *free;   /* frees it, under the lock */
    void *factors;     /* of a plan of halves: n / 4 + 1 complex numbers; else NULL */
    tni_fft_form form; /* what it is for */
    bool is_kept;      /* is in `kept` */
    int64_t users;     /* references, under the lock */
};

/* The names of a precision's functions. */
typedef struct plan_names {
    int library;         /* TNI_NEEDED_… */
    const char *make;    /* makes a plan */
    const char *run;     /* runs it */
    const char *release; /* frees it */
} plan_names;

static const plan_names names_of[2] = {
    {TNI_NEEDED_FFTW, "fftw_plan_dft_1d", "fftw_execute_dft", "fftw_destroy_plan"},
    {TNI_NEEDED_FFTW_SINGLE, "fftwf_plan_dft_1d", "fftwf_execute_dft", "fftwf_destroy_plan"},
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
    plan->free(plan->plan);
    tni_free(plan->factors);
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
           a->is_half == b->is_half;
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
 * Make FFTW's plan. When it estimates, it does not read or write the arrays, only compares their
 * addresses: different ones mean out of place, and their alignment is that of all later arrays.
 */
static tn_status make_plan(plan_line *make, tni_fft_plan *plan)
{
    alignas(TNI_FFT_ALIGNMENT) double two[4] = {0};
    int64_t count = plan->form.is_half ? plan->form.n / 2 : plan->form.n;
    pthread_mutex_lock(&lock);
    plan->plan = make((int)count, &two[0], &two[2],
                      plan->form.is_forward ? FFTW_FORWARD : FFTW_BACKWARD, FFTW_ESTIMATE);
    if (plan->plan != NULL)
        keep(plan);
    pthread_mutex_unlock(&lock);
    return plan->plan != NULL
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "FFTW has no plan for %lld numbers", (long long)count);
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

/*
 * Make the factors of a plan of halves: -i exp(-2 pi i k / n) forwards, and their conjugates
 * backwards, for k up to n / 4.
 */
static tn_status make_factors(tni_fft_plan *plan)
{
    int64_t n = plan->form.n;
    int64_t count = n / 4 + 1;
    size_t bytes = plan->form.is_single ? sizeof(float) : sizeof(double);
    plan->factors = tni_calloc((size_t)count, 2 * bytes);
    if (plan->factors == NULL)
        return tni_fail_memory((size_t)count * 2 * bytes);
    for (int64_t k = 0; k < count; k++) {
        double unit[2];
        turn(k, n, unit);
        double re = -unit[1];
        double im = plan->form.is_forward ? -unit[0] : unit[0];
        if (plan->form.is_single) {
            ((float *)plan->factors)[2 * k] = (float)re;
            ((float *)plan->factors)[2 * k + 1] = (float)im;
        } else {
            ((double *)plan->factors)[2 * k] = re;
            ((double *)plan->factors)[2 * k + 1] = im;
        }
    }
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
    plan->users = 1;
    tn_status status = form->is_half ? make_factors(plan) : TN_OK;
    if (status == TN_OK)
        status = make_plan((plan_line *)make, plan);
    if (status == TN_OK) {
        *out = plan;
    } else {
        tni_free(plan->factors);
        tni_free(plan);
    }
    return status;
}

tn_status tni_fft_plan_new(const tni_fft_form *form, tni_fft_plan **out)
{
    if (form->n <= 0 || form->n > INT32_MAX)
        return tni_fail(TN_ERR_RUNTIME, "a Fourier transform of %lld numbers", (long long)form->n);
    TNI_ASSERT(!form->is_half || form->n % 2 == 0);
    /* Before the library is looked for: a kept plan has its functions already. */
    tni_fft_plan *plan = find_kept(form);
    if (plan == NULL)
        return new_plan(form, out);
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

/* A plan does not write its input, although its function takes it as if it did. */
void tni_fft_run(const tni_fft_plan *plan, const void *in, void *out)
{
    TNI_ASSERT((uintptr_t)in % TNI_FFT_ALIGNMENT == 0 && (uintptr_t)out % TNI_FFT_ALIGNMENT == 0);
    plan->run(plan->plan, (void *)(uintptr_t)in, out);
}

const void *tni_fft_factors(const tni_fft_plan *plan)
{
    return plan->factors;
}
