/* SPDX-License-Identifier: BSD-3-Clause */
/* Processes that end where the memory of the fake device is touched, whatever held what then. */
#ifndef TENON_DEVICE_FAULTS_H
#define TENON_DEVICE_FAULTS_H

#include "fake_device.h"

#include <signal.h>
#include <sys/wait.h>

/* What such a process ends with if it is touched. */
enum { FAULT_TOUCHED = 4 };

static inline void faults_stop(int number, siginfo_t *info, void *context)
{
    char *at = info->si_addr;
    (void)context;
    if (at >= fake.outside && at < fake.outside + FAKE_BYTES)
        _exit(FAULT_TOUCHED);
    signal(number, SIG_DFL);
    raise(number);
}

/* In a new process: from now on. */
static inline void faults_catch(void)
{
    struct sigaction stop = {.sa_flags = SA_SIGINFO};
    stop.sa_sigaction = faults_stop;
    sigaction(SIGSEGV, &stop, NULL);
}

/* What a process ended with; -1 for a crash. */
static inline int faults_wait(pid_t child)
{
    int status;
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/*
 * What each(context, i) ends with for every i below `count`: what it returns, FAULT_TOUCHED, or -1
 * for a crash. A process of its own goes from one to the next until one ends it, and another goes
 * on behind that: a process for each would cost more than what it does, above all under a
 * sanitizer. The array is the caller's, who gives it back by faults_drop.
 */
static inline int *faults_each(size_t count, int (*each)(void *context, size_t index),
                               void *context)
{
    /* In memory that all processes share; behind the last the number of those that have ended. */
    int *ends = mmap(NULL, (count + 1) * sizeof *ends, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(ends != MAP_FAILED);
    while ((size_t)ends[count] < count) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            faults_catch();
            for (; (size_t)ends[count] < count; ends[count]++)
                ends[ends[count]] = each(context, (size_t)ends[count]);
            fflush(stdout);
            _exit(0);
        }
        int end = faults_wait(child);
        if ((size_t)ends[count] < count)
            ends[ends[count]++] = end == FAULT_TOUCHED ? FAULT_TOUCHED : -1;
    }
    return ends;
}

static inline void faults_drop(int *ends, size_t count)
{
    munmap(ends, (count + 1) * sizeof *ends);
}

#endif
