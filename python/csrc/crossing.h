/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Crossing between Python and the core: errors and warnings in both directions, and the GIL.
 *
 *     tpy_crossing crossing;
 *     tpy_enter(&crossing, may_be_long);
 *     tn_status status = tn_op_call(...);
 *     if (tpy_leave(&crossing, status) != 0)
 *         return NULL;                                 (the exception is set)
 *
 * From the core to Python, a status becomes the exception of the same meaning. Warnings that the
 * core gave during the call are delivered first, in order and under the GIL. If the user's filters
 * turn one into an exception, a call that succeeded fails with it; if the call failed anyway, it
 * becomes the context of that failure.
 *
 * From Python to the core, a callback that raised keeps its exception (tpy_keep_exception) and
 * returns a status. When that status reaches tpy_leave on the same thread, the exception is raised
 * again with its traceback; of several exceptions, the first is raised. If C code recovers from the
 * status, the exception is dropped.
 *
 * Threads: a crossing belongs to its thread. Crossings nest (a callback calls an operator).
 */
#ifndef TENON_PY_CROSSING_H
#define TENON_PY_CROSSING_H

#include "own.h"

/* A warning that has not been delivered yet (crossing.c). */
typedef struct tpy_warning tpy_warning;

/*
 * One call into the core; the caller provides its memory. Pending warnings and exceptions belong to
 * the crossing and not to the thread, so the calls that a callback makes deliver and raise only
 * what happened in them.
 */
typedef struct tpy_crossing {
    PyThreadState *released;    /* the thread's state before the GIL was released; NULL: held */
    struct tpy_crossing *outer; /* the crossing that contains this one; NULL: none */
    tpy_warning *first;         /* warnings in the order they were given; owned */
    tpy_warning **last;         /* where the next one goes; not set while there is none */
    PyObject *kept;             /* owned: the exception that a callback raised */
} tpy_crossing;

/*
 * Begin a call into the core. With `may_be_long` the GIL is released until tpy_leave, which costs
 * about 25 ns and lets other Python threads run. Clang's thread safety analysis treats the GIL as
 * released in either case.
 */
void tpy_enter(tpy_crossing *crossing, bool may_be_long) TPY_DROPS(tpy_the_gil);

/*
 * End the call and hold the GIL again. Return 0 if `status` is TN_OK and no warning became an
 * exception; otherwise set an exception and return -1.
 */
int tpy_leave(tpy_crossing *crossing, tn_status status) TPY_TAKES(tpy_the_gil);

/*
 * Set the exception for a status, with this thread's message from the core. Return NULL, for
 * `return tpy_raise(status)`.
 */
PyObject *tpy_raise(tn_status status) TPY_GIL;

/*
 * For callbacks: take the exception that is set, keep it for the innermost crossing of this thread,
 * and record its text as a failure of `what`. On a thread without a crossing, nobody could raise it
 * again, so only the text remains. Return the status of the exception's class.
 */
tn_status tpy_keep_exception(const char *what) TPY_GIL;

/*
 * Warn on behalf of a module. Within a crossing, with or without the GIL, the warning is delivered
 * when the crossing ends, and the result is 0. Elsewhere the caller holds the GIL, and the result
 * is -1 if a filter turned the warning into an exception.
 */
int tpy_warn(const char *text);

/* Take the GIL on a thread that may not hold it, and give it back. */
PyGILState_STATE tpy_take_gil(void) TPY_TAKES(tpy_the_gil);
void tpy_give_gil(PyGILState_STATE state) TPY_DROPS(tpy_the_gil);

/*
 * Return whether the interpreter can still be called; false once it is being torn down. Code that
 * may run later than that (a deleter on a thread that outlives Python) must leave Python objects
 * alone.
 */
bool tpy_is_alive(void);

/* The same for a kernel: while a call that Python made is running, it may call Python back. */
bool tpy_can_call_back(void);

/* Install the core's warning handler and the hook that runs at exit; add the exception classes. */
int tpy_crossing_init(PyObject *module) TPY_GIL;

#endif
