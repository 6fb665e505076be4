/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Parallel loops of extensions. A body may throw on any thread; the failure is passed to the
 * caller, and chunks that have not begun by then are skipped.
 */
#include "abi/shims.h"

/* Why a chunk failed, on any thread; filled by the first one that takes it. */
typedef struct chunk_report {
    _Atomic(bool) is_taken; /* whether it is filled */
    tn_status status;       /* its status */
    char *message;          /* its message, owned; NULL if there was no memory */
} chunk_report;

/* One loop, shared by all its threads. */
typedef struct shared_loop {
    ParallelFunc body;          /* the extension's */
    void *context;              /* for the body */
    const tni_catcher *catcher; /* runs the body */
    chunk_report failure;       /* of a body that threw: no chunk begins after that */
    chunk_report overlooked;    /* of a body that ignored a failure */
} shared_loop;

/* The first failure is kept with its text: the message of another thread is not the caller's. */
static TNI_COLD void report(chunk_report *out)
{
    if (atomic_exchange(&out->is_taken, true))
        return;
    const char *message = tn_last_error();
    out->status = tn_last_status();
    out->message = tni_copy_text(message, strlen(message));
}

/* Make it the last failure of the caller's thread. */
static TNI_COLD tn_status tell_again(chunk_report *from)
{
    tn_status status =
        tni_fail(from->status, "%s", from->message == NULL ? "a loop body failed" : from->message);
    tni_free(from->message);
    from->message = NULL;
    return status;
}

/* Bodies that are running when another one fails are not stopped: C has no means to. */
static void run_chunk(int64_t begin, int64_t end, void *context)
{
    shared_loop *loop = context;
    if (atomic_load(&loop->failure.is_taken))
        return;
    uint32_t outer = tni_pending_begin();
    if (TNI_UNLIKELY(!loop->catcher->loop(loop->body, begin, end, loop->context)))
        report(&loop->failure);
    else if (TNI_UNLIKELY(tni_pending_is()))
        report(&loop->overlooked);
    tni_pending_end(outer);
}

/*
 * The split is that of tni_parallel_chunks. The failure is recorded again on the caller's thread,
 * with the status for the exception's class. A failure that a body ignored counts as ignored by the
 * caller, on whatever thread it was.
 */
AOTITorchError torch_parallel_for(int64_t begin, int64_t end, int64_t grain_size, ParallelFunc func,
                                  void *ctx)
{
    if (begin >= end)
        return AOTI_TORCH_SUCCESS;
    if (func == NULL)
        return tni_shim_null(__func__, "func");
    tni_catcher_ensure();
    shared_loop loop = {.body = func, .context = ctx, .catcher = tni_catcher_get()};
    tni_parallel_chunks(begin, end, grain_size, run_chunk, &loop);
    if (TNI_UNLIKELY(atomic_load(&loop.overlooked.is_taken)))
        (void)tell_again(&loop.overlooked);
    if (TNI_LIKELY(!atomic_load(&loop.failure.is_taken)))
        return AOTI_TORCH_SUCCESS;
    return tni_shim(tell_again(&loop.failure));
}

AOTITorchError torch_get_thread_idx(uint32_t *out_thread_idx)
{
    if (TNI_UNLIKELY(out_thread_idx == NULL))
        return tni_shim_null(__func__, "out_thread_idx");
    *out_thread_idx = tni_thread_index();
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_get_num_threads(uint32_t *out_num_threads)
{
    if (TNI_UNLIKELY(out_num_threads == NULL))
        return tni_shim_null(__func__, "out_num_threads");
    *out_num_threads = tni_num_threads();
    return AOTI_TORCH_SUCCESS;
}
