/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Crossing between Python and the core: errors and warnings both ways, and the GIL.
 *
 *     tpy_crossing crossing;
 *     tpy_enter(&crossing, may_be_long);
 *     tn_status status = tn_op_call(...);
 *     if (tpy_leave(&crossing, status) != 0)
 *         return NULL;                                 (the exception is set)
 *
 * On the way out a status becomes the exception of the same meaning. Warnings that the core gave
 * meanwhile are delivered first, in their order, under the GIL; one that the user's filters make an
 * exception wins over success, and is the context of a failure.
 *
 * On the way in, a Python callback that raised keeps its exception (tpy_keep_exception) and returns
 * a status; when that status reaches tpy_leave on the same thread the exception is raised again,
 * with its traceback, and of several the first. A status that C code swallowed takes its exception
 * along.
 *
 * Threads: a crossing belongs to its thread. Crossings nest (a callback calls an operator).
 */
#ifndef TENON_PY_CROSSING_H
#define TENON_PY_CROSSING_H

#include "own.h"

/* A warning that waits (crossing.c). */
typedef struct tpy_warning tpy_warning;

/*
 * One call into the core. Its memory is the caller's. What is carried belongs to the crossing, not
 * to the thread: a callback's own calls deliver and raise what happened in them and nothing else.
 */
typedef struct tpy_crossing {
    PyThreadState *released;    /* what the thread had before the GIL was released; NULL: held */
    struct tpy_crossing *outer; /* the one that this one lies in; NULL: none */
    tpy_warning *first;         /* warnings in the order they were given; owned */
    tpy_warning **last;         /* where the next one goes; not set while there is none */
    PyObject *kept;             /* owned: the exception that a callback raised */
} tpy_crossing;

/*
 * Begins a call into the core. With `may_be_long` the GIL is released until tpy_leave, which costs
 * some 25 ns and lets other threads of Python run. The analysis counts it as released either way.
 */
void tpy_enter(tpy_crossing *crossing, bool may_be_long) TPY_DROPS(tpy_the_gil);

/*
 * Ends it, with the GIL again: 0 if `status` is TN_OK and no warning became an exception, else -1
 * and an exception is set.
 */
int tpy_leave(tpy_crossing *crossing, tn_status status) TPY_TAKES(tpy_the_gil);

/* The exception of a status, with the core's message of this thread. Returns NULL, for `return`. */
PyObject *tpy_raise(tn_status status) TPY_GIL;

/*
 * For callbacks: takes the exception that is set, keeps it for the tpy_leave that this thread is
 * in, and records its text as a failure of `what`. On a thread that is in none, where nobody could
 * raise it, the text is all that stays. Returns the status of the exception's class.
 */
tn_status tpy_keep_exception(const char *what) TPY_GIL;

/*
 * Warns on behalf of a module: 0 within a crossing, whose end delivers it, with or without the GIL;
 * elsewhere with the GIL, and -1 where a filter made it an exception.
 */
int tpy_warn(const char *text);

/* Takes the GIL on a thread that may not have it, and gives it back. */
PyGILState_STATE tpy_take_gil(void) TPY_TAKES(tpy_the_gil);
void tpy_give_gil(PyGILState_STATE state) TPY_DROPS(tpy_the_gil);

/*
 * Whether the interpreter can still be called: not once it is being torn down. What is asked after
 * that (a deleter on a thread that outlives Python) leaves Python's objects alone.
 */
bool tpy_is_alive(void);

/* The same for a kernel: what Python itself called may call Python for as long as that one runs. */
bool tpy_can_call_back(void);

/* Sets the core's handler of warnings, and what must happen at exit and in a forked child. */
int tpy_crossing_init(PyObject *module) TPY_GIL;

#endif
