/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Parallel loops of extensions. A body may throw on any thread; its failure is carried to the
 * caller, and chunks that have not begun by then are skipped.
 */
#include "abi/shims.h"

/* One loop, seen by all its threads. */
typedef struct shared_loop {
    ParallelFunc body;          /* the extension's */
    void *context;              /* for the body */
    const tni_catcher *catcher; /* runs the body */
    _Atomic(bool) has_failed;   /* the first failure set it and writes the two members below */
    tn_status status;           /* its status */
    char *message;              /* its message, owned; NULL without memory */
} shared_loop;

/*
 * The first failure wins and keeps its text, because the message of the thread it happened on is
 * not the caller's. Bodies that run already are not stopped: C has no means to.
 */
static void run_chunk(int64_t begin, int64_t end, void *context)
{
    shared_loop *loop = context;
    if (atomic_load(&loop->has_failed) ||
        loop->catcher->loop(loop->body, begin, end, loop->context))
        return;
    if (atomic_exchange(&loop->has_failed, true))
        return;
    const char *message = tn_last_error();
    loop->status = tn_last_status();
    loop->message = tni_copy_text(message, strlen(message));
}

/*
 * The split is tni_parallel_for's. The text is told anew on the caller's thread, with the status
 * that the exception's class had.
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
    tni_parallel_for(begin, end, grain_size, run_chunk, &loop);
    if (TNI_LIKELY(!atomic_load(&loop.has_failed)))
        return AOTI_TORCH_SUCCESS;
    tn_status status =
        tni_fail(loop.status, "%s", loop.message == NULL ? "a loop body failed" : loop.message);
    tni_free(loop.message);
    return tni_shim(status);
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
