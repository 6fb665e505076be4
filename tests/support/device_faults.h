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

#endif
