/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Errors in both directions, warnings that wait for the GIL, and the GIL itself.
 *
 * The core calls its warning handler in the middle of a kernel, with or without the GIL, and an
 * exception cannot leave the core there. So the warnings of a thread that is inside a crossing are
 * appended to a list, and the end of the crossing delivers them. Other threads (those of a C
 * program around the interpreter) deliver at once.
 *
 * A crossing without warnings, failures and release of the GIL costs a few stores: `current` links
 * the crossings of a thread into a stack whose entries are in the callers' frames.
 */
#include "crossing.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <tenon/experimental/explain.h>

tpy_gil tpy_the_gil;

/* The text follows the struct in the same block. */
struct tpy_warning {
    tpy_warning *next; /* the warning given after this one */
};

/*
 * The innermost crossing of this thread, NULL for none. The initial-exec model makes access one
 * instruction; static TLS has room for so small a variable even if the library is opened late.
 */
static _Thread_local tpy_crossing *current __attribute__((tls_model("initial-exec")));

static bool is_ending; /* set once when Python begins to exit; atomic, as any thread reads it */

bool tpy_is_alive(void)
{
    return !__atomic_load_n(&is_ending, __ATOMIC_ACQUIRE) && Py_IsInitialized() != 0;
}

/*
 * Modules that are torn down late may call operators, whose kernels may be Python's. They run on
 * the thread that ends the interpreter, inside a crossing.
 */
bool tpy_can_call_back(void)
{
    return tpy_is_alive() || (current != NULL && Py_IsInitialized() != 0);
}

/*
 * Before release 3.14, Python ends a thread that asks for the GIL after the interpreter has ended
 * with pthread_exit. That unwinds the thread's stack, and the cleanups would drop objects without
 * the GIL. This cleanup runs first and blocks until the process exits, which is what Python itself
 * does from 3.14 on. If the thread ends inside Python code that this package called, no cleanups
 * run, because the other files of this folder are compiled without unwinding (CMakeLists.txt).
 */
static void wait_for_the_end(const bool *is_back)
{
    while (!*is_back)
        (void)pause();
}
#define COMES_BACK(name) __attribute__((cleanup(wait_for_the_end))) bool name = false

PyGILState_STATE tpy_take_gil(void) TPY_UNCHECKED
{
    COMES_BACK(is_back);
    PyGILState_STATE state = PyGILState_Ensure();
    is_back = true;
    return state;
}

void tpy_give_gil(PyGILState_STATE state) TPY_UNCHECKED
{
    PyGILState_Release(state);
}

#ifndef NDEBUG
/*
 * PyGILState_Check is not in the limited API. PyThreadState_Get ends the process with a message if
 * the calling thread has no current thread state, which means that it does not hold the GIL.
 */
void tpy_assert_gil(void) TPY_UNCHECKED
{
    (void)PyThreadState_Get();
}
#endif

/* ---- warnings ---- */

/* Append a copy of the message to the crossing's list. Without memory the warning is lost. */
static void wait_with(const char *message)
{
    size_t length = strlen(message);
    tpy_warning *item = malloc(sizeof *item + length + 1);
    if (item == NULL)
        return; /* a warning is not worth failing for */
    item->next = NULL;
    memcpy(item + 1, message, length + 1);
    /* `last` points into the crossing or into the last item, so appending is O(1). */
    if (current->first == NULL)
        current->last = &current->first;
    *current->last = item;
    current->last = &item->next;
}

/*
 * Warn outside a crossing. A filter that raises has no caller to raise to, so the exception is
 * reported as unraisable.
 */
static void deliver_now(const char *message)
{
    PyGILState_STATE state = tpy_take_gil();
    if (PyErr_WarnEx(PyExc_UserWarning, message, 1) != 0)
        PyErr_WriteUnraisable(NULL);
    tpy_give_gil(state);
}

/* The core's warning handler: called on any thread, with or without the GIL. */
static void on_warning(void *context, const char *message)
{
    (void)context;
    if (current != NULL)
        wait_with(message);
    else if (tpy_is_alive())
        deliver_now(message);
    else
        fprintf(stderr, "tenon: warning: %s\n", message);
}

int tpy_warn(const char *text) TPY_UNCHECKED
{
    if (current == NULL)
        return PyErr_WarnEx(PyExc_UserWarning, text, 1);
    wait_with(text);
    return 0;
}

/* Return whether a frame runs code of this package: the module `tenon` or one below it. */
static bool is_own_frame(PyObject *frame) TPY_GIL
{
    TPY_OWN(globals, PyObject_GetAttrString(frame, "f_globals"));
    TPY_OWN(name, globals == NULL ? NULL : PyMapping_GetItemString(globals, "__name__"));
    const char *text = name == NULL ? NULL : PyUnicode_AsUTF8AndSize(name, NULL);
    PyErr_Clear();
    return text != NULL && strncmp(text, "tenon", 5) == 0 && (text[5] == '.' || text[5] == '\0');
}

/*
 * Return the `stacklevel` of the innermost frame outside this package. Python's filters show a
 * warning once per line of code, and a line inside this package would hide the user's own lines.
 */
static Py_ssize_t level_of_caller(void) TPY_GIL
{
    Py_ssize_t level = 1;
    TPY_OWN(frame, tpy_keep((PyObject *)PyEval_GetFrame()));
    while (frame != NULL && frame != Py_None && is_own_frame(frame)) {
        tpy_set(&frame, PyObject_GetAttrString(frame, "f_back"));
        level++;
    }
    PyErr_Clear();
    return level;
}

/*
 * Deliver the warnings of a crossing and free them. Filters may run any code. If one warning
 * becomes an exception, the later ones are dropped, as if the code had raised at that point.
 */
static int deliver(tpy_warning *item) TPY_GIL
{
    int failed = 0;
    Py_ssize_t level = item == NULL ? 1 : level_of_caller();
    while (item != NULL) {
        tpy_warning *next = item->next;
        if (!failed)
            failed = PyErr_WarnEx(PyExc_UserWarning, (const char *)(item + 1), level) != 0;
        free(item);
        item = next;
    }
    return failed ? -1 : 0;
}

/* ---- errors ---- */

/* tenon.linalg.LinAlgError, owned for the life of the process. */
static PyObject *linalg_error;

/* Return the exception class for a status; borrowed. Keep in agreement with status_of. */
static PyObject *class_of(tn_status status)
{
    switch (status) {
    case TN_OK:
    case TN_ERR_RUNTIME:
        return PyExc_RuntimeError;
    case TN_ERR_VALUE:
        return PyExc_ValueError;
    case TN_ERR_TYPE:
        return PyExc_TypeError;
    case TN_ERR_INDEX:
        return PyExc_IndexError;
    case TN_ERR_OVERFLOW:
        return PyExc_OverflowError;
    case TN_ERR_NOT_IMPLEMENTED:
        return PyExc_NotImplementedError;
    case TN_ERR_MEMORY:
        return PyExc_MemoryError;
    case TN_ERR_IO:
        return PyExc_OSError;
    case TN_ERR_NOT_FOUND:
        return PyExc_LookupError;
    case TN_ERR_LINALG:
        return linalg_error;
    }
    return PyExc_RuntimeError; /* a status of a newer core */
}

/*
 * Take the exception that is set, normalized to one object with its traceback; NULL if none is set.
 */
static PyObject *take_exception(void) TPY_GIL
{
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyErr_NormalizeException(&type, &value, &trace);
    if (value != NULL && trace != NULL)
        PyException_SetTraceback(value, trace);
    tpy_drop(&type);
    tpy_drop(&trace);
    return value;
}

/* Set an exception, whose reference is taken. */
static void raise_again(PyObject *exception) TPY_GIL
{
    PyErr_Restore(tpy_keep((PyObject *)Py_TYPE(exception)), exception,
                  PyException_GetTraceback(exception));
}

/* Add the C frames of the failure to the exception that is set, as a note (PEP 678). */
static void add_frames(const char *frames) TPY_GIL
{
    PyObject *exception = take_exception();
    TPY_OWN(note, PyUnicode_FromFormat("C frames of the failure, innermost first:\n%s", frames));
    TPY_OWN(done, note == NULL ? NULL : PyObject_CallMethod(exception, "add_note", "O", note));
    if (done == NULL)
        PyErr_Clear();
    raise_again(exception);
}

PyObject *tpy_raise(tn_status status)
{
    const char *frames = tn_last_backtrace();
    const char *message = tn_last_error();
    /* File names in the message may be any bytes, so what is not UTF-8 is escaped. */
    TPY_OWN(text, PyUnicode_DecodeUTF8(message, (Py_ssize_t)strlen(message), "backslashreplace"));
    if (text == NULL)
        return NULL;
    PyErr_SetObject(class_of(status), text);
    if (frames[0] != '\0')
        add_frames(frames);
    return NULL;
}

/*
 * Return the status for an exception. Subclasses are tested before their bases (IndexError before
 * LookupError, all before RuntimeError), so the most specific status wins.
 */
static tn_status status_of(PyObject *exception) TPY_GIL
{
    static const tn_status tried[] = {TN_ERR_NOT_IMPLEMENTED, TN_ERR_INDEX, TN_ERR_NOT_FOUND,
                                      TN_ERR_OVERFLOW,        TN_ERR_VALUE, TN_ERR_TYPE,
                                      TN_ERR_MEMORY,          TN_ERR_IO,    TN_ERR_LINALG};
    for (size_t i = 0; i < TPY_LEN(tried); i++)
        if (PyErr_GivenExceptionMatches(exception, class_of(tried[i])))
            return tried[i];
    return TN_ERR_RUNTIME;
}

tn_status tpy_keep_exception(const char *what)
{
    /*
     * The exception object itself survives in the crossing; its text becomes the core's message,
     * for C callers that never return to Python.
     */
    TPY_OWN(exception, take_exception());
    if (exception == NULL)
        return tn_fail(TN_ERR_RUNTIME, "%s failed without an exception", what);
    tn_status status = status_of(exception);
    TPY_OWN(text, PyObject_Str(exception));
    const char *words = text == NULL ? NULL : PyUnicode_AsUTF8AndSize(text, NULL);
    if (words == NULL)
        PyErr_Clear();
    tn_fail(status, "%s: %s", what, words == NULL ? "the exception has no text" : words);
    if (current != NULL && current->kept == NULL)
        current->kept = tpy_give(&exception);
    return status;
}

/* ---- crossing ---- */

/*
 * Raise the failure of a crossing: the exception of a callback if one was kept, else that of the
 * status. `warned` is the exception that a warning became, or NULL; it becomes the failure's
 * context.
 */
static void raise_behind(tpy_crossing *crossing, tn_status status, PyObject *warned) TPY_GIL
{
    if (crossing->kept == NULL) {
        (void)tpy_raise(status);
        return;
    }
    if (warned != NULL)
        PyException_SetContext(crossing->kept, warned);
    raise_again(tpy_give(&crossing->kept));
}

/*
 * End a crossing that failed or has warnings. A warning filter may call operators, which would
 * overwrite the core's message, so the exception of the failure is made before filters run.
 */
static int leave_slowly(tpy_crossing *crossing, tn_status status) TPY_GIL
{
    if (status == TN_OK) {
        tpy_drop(&crossing->kept); /* C code went on without what failed */
        return deliver(crossing->first);
    }
    if (crossing->first != NULL && crossing->kept == NULL) {
        (void)tpy_raise(status);
        crossing->kept = take_exception();
    }
    int warned = deliver(crossing->first);
    raise_behind(crossing, status, warned == 0 ? NULL : take_exception());
    return -1;
}

void tpy_enter(tpy_crossing *crossing, bool may_be_long) TPY_UNCHECKED
{
    crossing->first = NULL;
    crossing->kept = NULL;
    crossing->outer = current;
    current = crossing;
    crossing->released = may_be_long ? PyEval_SaveThread() : NULL;
}

/* Take the GIL back after PyEval_SaveThread, or block for ever if the interpreter has ended. */
static void take_back(PyThreadState *released) TPY_UNCHECKED
{
    COMES_BACK(is_back);
    PyEval_RestoreThread(released);
    is_back = true;
}

int tpy_leave(tpy_crossing *crossing, tn_status status) TPY_UNCHECKED
{
    if (crossing->released != NULL)
        take_back(crossing->released);
    /*
     * Popped before anything is delivered: warnings given by filters belong to the outer crossing.
     */
    current = crossing->outer;
    if (status == TN_OK && crossing->first == NULL && crossing->kept == NULL)
        return 0;
    return leave_slowly(crossing, status);
}

/* Runs from `atexit`. */
static PyObject *end(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)self;
    (void)nothing;
    __atomic_store_n(&is_ending, true, __ATOMIC_RELEASE);
    return tpy_keep(Py_None);
}

static PyMethodDef end_method = {"_end", end, METH_NOARGS, NULL};

/*
 * `atexit` callbacks run while the interpreter still works completely, before other threads lose
 * it, so `is_ending` is set early enough.
 */
int tpy_crossing_init(PyObject *module)
{
    TPY_OWN(hooks, PyImport_ImportModule("atexit"));
    TPY_OWN(hook, PyCFunction_NewEx(&end_method, NULL, NULL));
    if (hooks == NULL || hook == NULL)
        return -1;
    TPY_OWN(done, PyObject_CallMethod(hooks, "register", "O", hook));
    if (done == NULL)
        return -1;
    linalg_error = PyErr_NewExceptionWithDoc(
        "tenon.linalg.LinAlgError", "A matrix is singular, or has none of the factors asked for.",
        PyExc_RuntimeError, NULL);
    if (linalg_error == NULL || PyModule_AddObjectRef(module, "LinAlgError", linalg_error) != 0)
        return -1;
    tn_set_warning_handler(on_warning, NULL);
    return 0;
}
