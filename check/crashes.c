/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Crashes: a signal that ends the process tells first which kernel was running.
 *
 * The handlers are installed when the first kernel is registered. One that is called puts back what
 * was there before it and returns: a fault happens again at the same instruction, and a signal that
 * was sent is sent again, so the exit status, the core and the handlers of others (a sanitizer's,
 * Python's) are as without the checker. A handler may only call what POSIX calls
 * async-signal-safe, so all its texts are made before.
 */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "check.h"

/* A handler needs a stack of its own, because the thread's may be used up. */
enum { STACK_BYTES = 128 * 1024, MOST_ACTIVE = 64 };

/* A signal that tells of a crash. */
static struct {
    int number;              /* its number */
    const char *name;        /* its name */
    struct sigaction before; /* what was done at it before */
} signals[] = {{.number = SIGSEGV, .name = "SIGSEGV"},
               {.number = SIGBUS, .name = "SIGBUS"},
               {.number = SIGFPE, .name = "SIGFPE"},
               {.number = SIGILL, .name = "SIGILL"},
               {.number = SIGABRT, .name = "SIGABRT"}};

/*
 * The kernel that runs on this thread. At a fixed place of the thread: another one may be allocated
 * when it is first read, which a handler must not do.
 */
#define FIXED __attribute__((tls_model("initial-exec")))
static _Thread_local const tnc_culprit *current FIXED;
static _Thread_local bool has_stack FIXED;

/* The kernels that run on any thread, for a crash on a thread that helps one. */
static _Atomic(const tnc_culprit *) active[MOST_ACTIVE];

/* ---- texts ---- */

/* A text that is being made. */
typedef struct message {
    char text[TNC_MOST_PATH + 512]; /* not terminated */
    size_t length;                  /* in use */
} message;

static void add(message *out, const char *text)
{
    size_t room = sizeof out->text - out->length;
    size_t length = strnlen(text, room);
    memcpy(out->text + out->length, text, length);
    out->length += length;
}

static void add_hexadecimal(message *out, uintptr_t number)
{
    char digits[2 * sizeof number + 1];
    char *at = digits + sizeof digits - 1;
    *at = '\0';
    do {
        *--at = "0123456789abcdef"[number % 16];
        number /= 16;
    } while (number != 0);
    add(out, at);
}

const tnc_culprit *tnc_culprit_new(const char *operator_, const char *overload, const void *code)
{
    char path[TNC_MOST_PATH] = "?", text[TNC_MOST_PATH + 512];
    const void *base = tnc_file_of(code, path, sizeof path);
    const char *file = tnc_without_folders(path);
    int length = snprintf(text, sizeof text, "the kernel of %s%s%s ran (%s)\n", operator_,
                          overload[0] != '\0' ? "." : "", overload, path);
    if (length < 0 || (size_t)length >= sizeof text)
        return NULL;
    tnc_culprit *made = malloc(sizeof *made + (size_t)length + 1 + strlen(file) + 1);
    if (made == NULL)
        return NULL;
    strcpy(made->text, text);
    made->file = strcpy(made->text + length + 1, file);
    made->base = (uintptr_t)base;
    made->end = tnc_end_of_file(code);
    return made;
}

/* Return the address of the instruction that a signal interrupted, 0 if it is not known. */
static uintptr_t instruction_of(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

/* Tell of one kernel. A frame follows if the signal interrupted code of its file. */
static void tell(const char *name, const tnc_culprit *culprit, bool is_here, uintptr_t instruction)
{
    message out = {.length = 0};
    add(&out, "tenon-check: ");
    add(&out, name);
    add(&out, is_here ? " while " : " on another thread while ");
    add(&out, culprit->text);
    if (instruction >= culprit->base && instruction < culprit->end) {
        add(&out, "      ");
        add(&out, culprit->file);
        add(&out, "+0x");
        add_hexadecimal(&out, instruction - culprit->base);
        add(&out, "\n");
    }
    ssize_t written = write(STDERR_FILENO, out.text, out.length);
    (void)written;
}

/* ---- signals ---- */

static void on_signal(int number, siginfo_t *info, void *context)
{
    const int kept = errno;
    const uintptr_t instruction = instruction_of(context);
    size_t i = 0;
    while (signals[i].number != number)
        i++;
    (void)sigaction(number, &signals[i].before, NULL);
    if (current != NULL)
        tell(signals[i].name, current, true, instruction);
    for (size_t k = 0; k < MOST_ACTIVE && current == NULL; k++) {
        const tnc_culprit *culprit = atomic_load(&active[k]);
        if (culprit != NULL)
            tell(signals[i].name, culprit, false, instruction);
    }
    if (info->si_code <= 0) /* sent, and no fault that happens again */
        (void)raise(number);
    errno = kept;
}

static pthread_key_t stack_key;

/* When a thread ends: its stack is given back, unless another has taken its place. */
static void drop_stack(void *memory)
{
    stack_t now;
    const stack_t none = {.ss_flags = SS_DISABLE};
    if (sigaltstack(NULL, &now) == 0 && now.ss_sp == memory && sigaltstack(&none, NULL) == 0)
        (void)munmap(memory, STACK_BYTES);
}

static void install(void)
{
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = on_signal;
    (void)sigemptyset(&action.sa_mask);
    (void)pthread_key_create(&stack_key, drop_stack);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (sigaction(signals[i].number, NULL, &signals[i].before) == 0)
            (void)sigaction(signals[i].number, &action, NULL);
}

void tnc_crashes_watch(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, install);
}

/* Give the thread a stack for handlers, unless it has one. */
static void make_stack(void)
{
    stack_t now;
    has_stack = true;
    if (sigaltstack(NULL, &now) != 0 || (now.ss_flags & SS_DISABLE) == 0)
        return;
    void *memory =
        mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    const stack_t own = {.ss_sp = memory, .ss_size = STACK_BYTES};
    if (memory == MAP_FAILED)
        return;
    if (sigaltstack(&own, NULL) != 0 || pthread_setspecific(stack_key, memory) != 0)
        (void)munmap(memory, STACK_BYTES);
}

/* ---- kernels ---- */

tnc_visit tnc_crash_enter(const tnc_culprit *culprit)
{
    tnc_visit visit = {.outer = current, .index = MOST_ACTIVE};
    if (!has_stack)
        make_stack();
    current = culprit;
    for (size_t i = 0; i < MOST_ACTIVE && visit.index == MOST_ACTIVE; i++) {
        const tnc_culprit *none = NULL;
        if (atomic_compare_exchange_strong(&active[i], &none, culprit))
            visit.index = i;
    }
    return visit;
}

void tnc_crash_leave(const tnc_visit *visit)
{
    current = visit->outer;
    if (visit->index < MOST_ACTIVE)
        atomic_store(&active[visit->index], NULL);
}
