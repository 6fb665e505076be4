/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The one path of errors each way, warnings that wait until the GIL is there, and the GIL itself.
 *
 * The core calls its handler of warnings in the middle of a kernel, with or without the GIL, and
 * cannot be left by an exception there. So warnings of a thread that is inside a crossing are
 * written to a list of the thread, and the end of the crossing delivers them. Other threads (those
 * of a C program around the interpreter) deliver at once.
 */
#include "crossing.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <tenon/experimental/explain.h>

tpy_gil tpy_the_gil;

/* The text follows the struct. */
struct tpy_warning {
    tpy_warning *next; /* given after this one */
};

/* The crossing that this thread is in, NULL for none. A word of static TLS, which a library that is
 * opened late can still have. */
static _Thread_local tpy_crossing *current __attribute__((tls_model("initial-exec")));

static bool is_ending; /* set once, when Python begins to end; atomic, read by any thread */

bool tpy_is_alive(void)
{
    return !__atomic_load_n(&is_ending, __ATOMIC_ACQUIRE) && Py_IsInitialized() != 0;
}

/* Modules that end late may call operators: their thread is the one that ends the interpreter. */
bool tpy_can_call_back(void)
{
    return tpy_is_alive() || (current != NULL && Py_IsInitialized() != 0);
}

/*
 * Until release 3.14 Python ends a thread that wants the GIL after the interpreter's end by
 * pthread_exit, which unwinds its stack: cleanups would drop objects without the GIL. Such a thread
 * waits here until the process is over, as Python itself lets it from 3.14 on. Where it ends in
 * code of Python's that this package called, no cleanups run: the other files of this folder are
 * compiled without them (CMakeLists.txt).
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
 * PyGILState_Check is not in the limited API. A thread that holds the GIL has a state of its own
 * that is also the current one; PyThreadState_Get ends the process with a message where none is.
 */
void tpy_assert_gil(void) TPY_UNCHECKED
{
    (void)PyThreadState_Get();
}
#endif

/* ---- warnings ---- */

static void wait_with(const char *message)
{
    size_t length = strlen(message);
    tpy_warning *item = malloc(sizeof *item + length + 1);
    if (item == NULL)
        return; /* a warning is not worth failing for */
    item->next = NULL;
    memcpy(item + 1, message, length + 1);
    if (current->first == NULL)
        current->last = &current->first;
    *current->last = item;
    current->last = &item->next;
}

static void deliver_now(const char *message)
{
    PyGILState_STATE state = tpy_take_gil();
    if (PyErr_WarnEx(PyExc_UserWarning, message, 1) != 0)
        PyErr_WriteUnraisable(NULL);
    tpy_give_gil(state);
}

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

/* Whether a frame runs code of this package: `tenon` itself, or a part of it. */
static bool is_own_frame(PyObject *frame) TPY_GIL
{
    TPY_OWN(globals, PyObject_GetAttrString(frame, "f_globals"));
    TPY_OWN(name, globals == NULL ? NULL : PyMapping_GetItemString(globals, "__name__"));
    const char *text = name == NULL ? NULL : PyUnicode_AsUTF8AndSize(name, NULL);
    PyErr_Clear();
    return text != NULL && strncmp(text, "tenon", 5) == 0 && (text[5] == '.' || text[5] == '\0');
}

/*
 * How many frames up the code stands that the warning is for: filters show one per place, and a
 * line of this package's is nobody's place.
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
 * Delivers what waited. The filters may run any code. Those behind one that became an exception are
 * dropped, as they would be had the code raised there.
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

/* tenon.linalg.LinAlgError: a new reference for the life of the process. */
static PyObject *linalg_error;

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

/* The exception that is set, as one object with its traceback. */
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

/* Sets an exception whose reference it takes. */
static void raise_again(PyObject *exception) TPY_GIL
{
    PyErr_Restore(tpy_keep((PyObject *)Py_TYPE(exception)), exception,
                  PyException_GetTraceback(exception));
}

/* The C frames of the failure, where somebody asked for them, as a note of the exception. */
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
    /* It may have names of a file in it, which are any bytes. */
    TPY_OWN(text, PyUnicode_DecodeUTF8(message, (Py_ssize_t)strlen(message), "backslashreplace"));
    if (text == NULL)
        return NULL;
    PyErr_SetObject(class_of(status), text);
    if (frames[0] != '\0')
        add_frames(frames);
    return NULL;
}

/* Of classes that say more than their base the nearer one counts; the order is that of the test. */
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

/* `warned`: the exception that a warning became; it stays visible as the failure's context. */
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

/* What a filter of warnings runs may fail in the core, so the text of the failure is set first. */
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
    current = crossing->outer;
    if (status == TN_OK && crossing->first == NULL && crossing->kept == NULL)
        return 0;
    return leave_slowly(crossing, status);
}

static PyObject *end(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)self;
    (void)nothing;
    __atomic_store_n(&is_ending, true, __ATOMIC_RELEASE);
    return tpy_keep(Py_None);
}

static PyMethodDef end_method = {"_end", end, METH_NOARGS, NULL};

/* Callbacks of `atexit` run while everything still works, before threads lose the interpreter. */
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
