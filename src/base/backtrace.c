/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The frames of a failure. They are only recorded on request: by TENON_BACKTRACE, or by
 * tn_backtrace_enable.
 */
#include "base/base.h"

#include <tenon/experimental/explain.h>

#include <dlfcn.h>
#include <unwind.h>

/* Whether frames are recorded: 0 not known yet, 1 no, 2 yes. */
static _Atomic(int) wish;

void tn_backtrace_enable(bool on)
{
    atomic_store_explicit(&wish, on ? 2 : 1, memory_order_relaxed);
}

/* Two threads that ask at the same time find the same answer in the environment. */
bool tni_backtrace_is_wanted(void)
{
    int known = atomic_load_explicit(&wish, memory_order_relaxed);
    if (TNI_UNLIKELY(known == 0)) {
        const char *word = tni_env("TENON_BACKTRACE");
        known = word != NULL && word[0] != '\0' && strcmp(word, "0") != 0 ? 2 : 1;
        atomic_store_explicit(&wish, known, memory_order_relaxed);
    }
    return known == 2;
}

/* What the unwinder fills in. */
typedef struct frames {
    void **at;     /* the caller's array */
    unsigned most; /* its length */
    unsigned seen; /* filled so far */
} frames;

/* The address is that of the instruction after the call, so one less is in the caller's line. */
static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *out)
{
    frames *all = out;
    uintptr_t address = _Unwind_GetIP(context);
    if (address == 0 || all->seen == all->most)
        return _URC_END_OF_STACK;
    all->at[all->seen++] = (void *)(address - 1);
    return _URC_NO_REASON;
}

unsigned tni_backtrace_take(void **at, unsigned most)
{
    frames all = {at, most, 0};
    (void)_Unwind_Backtrace(take_frame, &all);
    return all.seen;
}

/*
 * A static function has no name in a shared object, so file and offset are always printed:
 * addr2line turns them into a line.
 */
static void print_frame(tni_buffer *text, const void *address)
{
    Dl_info info;
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL) {
        tni_buffer_print(text, "  %p\n", address);
        return;
    }
    tni_buffer_print(text, "  %s+0x%zx", info.dli_fname,
                     (size_t)((const char *)address - (const char *)info.dli_fbase));
    if (info.dli_sname != NULL)
        tni_buffer_print(text, " in %s", info.dli_sname);
    tni_buffer_print(text, "\n");
}

void tni_backtrace_print(tni_buffer *text, void *const *at, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        print_frame(text, at[i]);
}
