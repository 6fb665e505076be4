/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Looks functions of the ABI up by name, as headers of PyTorch 2.14 do. The initialiser looks as
 * well, since that is where extensions find out what there is.
 */
#include <dlfcn.h>

#include <tenon/extension.h>

static int64_t early; /* what the initialiser found */

static int64_t look(void)
{
    void *self = dlopen("libtorch_cpu.so", RTLD_LAZY | RTLD_NOLOAD);
    int64_t found = 0;
    found |= dlsym(RTLD_DEFAULT, "torch_parallel_for") != NULL ? 1 : 0;      /* 2.10 */
    found |= dlsym(RTLD_DEFAULT, "torch_new_stable_ivalue") != NULL ? 2 : 0; /* 2.13 */
    found |= dlsym(RTLD_DEFAULT, "aoti_torch_get_dim") != NULL ? 4 : 0;      /* 2.9 */
    found |= dlsym(RTLD_DEFAULT, "getenv") != NULL ? 8 : 0;                  /* libc's */
    found |= dlsym(RTLD_NEXT, "malloc") != NULL ? 16 : 0;                    /* libc's */
    found |= dlsym(self, "torch_parallel_for") != NULL ? 32 : 0;             /* by a handle */
    found |= dlsym(RTLD_DEFAULT, "lookup_of_its_own") != NULL ? 64 : 0;      /* here */
    found |= dlsym(RTLD_DEFAULT, "torch_made_up") != NULL ? 128 : 0;         /* nobody's */
    return found;
}

__attribute__((visibility("default"))) int lookup_of_its_own(void);
int lookup_of_its_own(void)
{
    return 1;
}

static void found(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = (StableIValue)look();
}

static void found_early(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = (StableIValue)early;
}

/* Whether the message of a failed look-up names the function. */
static void says_why(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    (void)dlerror();
    (void)dlsym(RTLD_DEFAULT, "torch_parallel_for");
    const char *text = dlerror();
    stack[0] = text != NULL && strstr(text, "torch_parallel_for (since PyTorch 2.10; this process "
                                            "answers as 2.9)") != NULL;
}

TN_LIBRARY(load_lookup, m)
{
    early = look();
    tn_def(m, "found() -> int");
    tn_def(m, "found_early() -> int");
    tn_def(m, "says_why() -> bool");
}

TN_LIBRARY_IMPL(load_lookup, CompositeExplicitAutograd, m)
{
    tn_impl(m, "found", found);
    tn_impl(m, "found_early", found_early);
    tn_impl(m, "says_why", says_why);
}
