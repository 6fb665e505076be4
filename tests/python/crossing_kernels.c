/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels in C that call operators of Python's, warn, fail and wait for each other; for pytest. */
#include <errno.h>
#include <pthread.h>
#include <tenon/extension.h>
#include <time.h>

/* Calls `name` with one tensor; the status of the call. *result is new, 0 after a failure. */
static AOTITorchError call_one(const char *name, AtenTensorHandle tensor, StableIValue *result)
{
    StableIValue stack[1] = {0};
    *result = 0;
    AOTITorchError status = tn_new_tensor(tensor, &stack[0]);
    if (status == AOTI_TORCH_SUCCESS)
        status = tn_operator_call(name, "", stack);
    if (status == AOTI_TORCH_SUCCESS)
        *result = stack[0];
    return status;
}

TN_KERNEL(call, "Ts->T")
{
    const char *name = tn_arg_string(args[1], NULL);
    if (call_one(name, tn_arg_tensor(args[0]), &returns[0]) != AOTI_TORCH_SUCCESS)
        return "the operator that was called failed";
    return NULL;
}

/* Looks at a failure of the first operator, and goes on: what is told is that of the last one. */
TN_KERNEL(call_twice, "Tss->T")
{
    StableIValue first;
    if (call_one(tn_arg_string(args[1], NULL), tn_arg_tensor(args[0]), &first) ==
        AOTI_TORCH_SUCCESS)
        aoti_torch_delete_tensor_object(tn_arg_tensor(first));
    else if (torch_exception_get_what_without_backtrace() == NULL)
        return "a failure without a text";
    if (call_one(tn_arg_string(args[2], NULL), tn_arg_tensor(args[0]), &returns[0]) !=
        AOTI_TORCH_SUCCESS)
        return "the second operator failed";
    return NULL;
}

TN_KERNEL(warn, "Ti->T")
{
    aoti_torch_warn("warn", "here.c", 1, "this kernel warns");
    TN_REQUIRE(tn_arg_int(args[1]) == 0, "this kernel fails behind its warning");
    if (tn_new_tensor(tn_arg_tensor(args[0]), &returns[0]) != AOTI_TORCH_SUCCESS)
        return "no handle";
    return NULL;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t came = PTHREAD_COND_INITIALIZER;
static int64_t present;

/* Waits until `count` threads are in this kernel at once; fails if they do not come in a minute. */
TN_KERNEL(meet, "Ti->i")
{
    struct timespec until;
    int waited = 0;
    int64_t count = tn_arg_int(args[1]);
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 60;
    pthread_mutex_lock(&lock);
    present++;
    pthread_cond_broadcast(&came);
    while (present < count && waited != ETIMEDOUT)
        waited = pthread_cond_timedwait(&came, &lock, &until);
    returns[0] = tn_ret_int(present);
    pthread_mutex_unlock(&lock);
    TN_REQUIRE(waited != ETIMEDOUT, "the other threads never came");
    return NULL;
}

/* What a thread of C's own is to do. */
typedef struct job {
    const char *name;        /* the operator */
    AtenTensorHandle tensor; /* its argument */
    AOTITorchError status;   /* how it went */
} job;

static void *work(void *context)
{
    job *own = context;
    StableIValue result;
    own->status = call_one(own->name, own->tensor, &result);
    if (own->status == AOTI_TORCH_SUCCESS)
        aoti_torch_delete_tensor_object(tn_arg_tensor(result));
    return NULL;
}

/* Calls an operator on a thread that Python does not know; whether it went well. */
TN_KERNEL(call_elsewhere, "Ts->b")
{
    pthread_t thread;
    job own = {tn_arg_string(args[1], NULL), tn_arg_tensor(args[0]), AOTI_TORCH_SUCCESS};
    TN_REQUIRE(pthread_create(&thread, NULL, work, &own) == 0, "no thread");
    pthread_join(thread, NULL);
    returns[0] = tn_ret_bool(own.status == AOTI_TORCH_SUCCESS);
    return NULL;
}

static StableIValue kept; /* a handle, 0 without */

TN_KERNEL(keep, "T")
{
    (void)returns;
    TN_REQUIRE(tn_new_tensor(tn_arg_tensor(args[0]), &kept) == AOTI_TORCH_SUCCESS, "no handle");
    return NULL;
}

static void *drop(void *context)
{
    (void)context;
    aoti_torch_delete_tensor_object(tn_arg_tensor(kept));
    kept = 0;
    return NULL;
}

/* Drops what was kept on a thread of its own. */
TN_KERNEL(drop_elsewhere, "T")
{
    pthread_t thread;
    (void)args;
    (void)returns;
    TN_REQUIRE(kept != 0, "nothing was kept");
    TN_REQUIRE(pthread_create(&thread, NULL, drop, NULL) == 0, "no thread");
    pthread_join(thread, NULL);
    return NULL;
}

TN_LIBRARY(crossing, m)
{
    tn_def(m, "keep(Tensor x) -> ()");
    tn_def(m, "drop_elsewhere(Tensor x) -> ()");
    tn_def(m, "call(Tensor x, str name) -> Tensor");
    tn_def(m, "call_twice(Tensor x, str first, str second) -> Tensor");
    tn_def(m, "warn(Tensor x, int fails) -> Tensor");
    tn_def(m, "meet(Tensor x, int count) -> int");
    tn_def(m, "call_elsewhere(Tensor x, str name) -> bool");
}

TN_LIBRARY_IMPL(crossing, CPU, m)
{
    tn_impl(m, "call", call);
    tn_impl(m, "call_twice", call_twice);
    tn_impl(m, "warn", warn);
    tn_impl(m, "meet", meet);
    tn_impl(m, "keep", keep);
    tn_impl(m, "drop_elsewhere", drop_elsewhere);
    tn_impl(m, "call_elsewhere", call_elsewhere);
}
