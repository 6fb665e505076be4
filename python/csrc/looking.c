/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dispatch tables and profiles. The core calls a visitor for each line or event, which appends a
 * tuple to a list; a visitor that fails leaves its exception set and stops the visit.
 */
#include "looking.h"

#include "crossing.h"
#include "html_page.h"
#include "overloads.h"
#include "tensor_object.h"

#include <tenon/experimental/explain.h>

/*
 * Decode text that may be cut within a character or not be text at all: bytes that are not UTF-8
 * become replacement characters.
 */
static PyObject *text_of(const char *text) TPY_GIL
{
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

/* Append `row`, which is taken and is NULL after an exception; false stops the visit. */
static bool append_take(PyObject *list, PyObject *row) TPY_GIL
{
    bool done = row != NULL && PyList_Append(list, row) == 0;
    tpy_drop(&row);
    return done;
}

/* (key, rule, source, origin, is a fallthrough). */
static bool add_row(void *list, const tn_dispatch_row *row) TPY_GIL
{
    return append_take(list,
                       Py_BuildValue("(sssNO)", row->key, row->rule, row->source,
                                     text_of(row->origin), row->fallthrough ? Py_True : Py_False));
}

/* op_explain(overload): return the computed dispatch table of an operator. */
static PyObject *op_explain(PyObject *module, PyObject *overload) TPY_GIL
{
    (void)module;
    if (Py_TYPE(overload) != tpy_overload_type)
        return PyErr_Format(PyExc_TypeError, "op_explain() takes an Overload");
    TPY_OWN(list, PyList_New(0));
    if (list == NULL)
        return NULL;
    tn_status status = tn_op_explain(((tpy_overload *)overload)->op, add_row, list);
    if (status != TN_OK)
        return tpy_raise(status);
    return PyErr_Occurred() != NULL ? NULL : tpy_give(&list);
}

/*
 * keys_explain(keys): return the table of an imaginary operator with exactly these registrations.
 */
static PyObject *keys_explain(PyObject *module, PyObject *keys) TPY_GIL
{
    const char *text = PyUnicode_AsUTF8AndSize(keys, NULL);
    (void)module;
    TPY_OWN(list, text == NULL ? NULL : PyList_New(0));
    if (list == NULL)
        return NULL;
    tn_status status = tn_keys_explain(text, add_row, list);
    if (status != TN_OK)
        return tpy_raise(status);
    return PyErr_Occurred() != NULL ? NULL : tpy_give(&list);
}

/* ---- profiles ---- */

/* profile_start(): begin to record calls. */
static PyObject *profile_start(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_status status = tn_profile_start();
    return status == TN_OK ? tpy_keep(Py_None) : tpy_raise(status);
}

static PyObject *profile_stop(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    tn_status status = tn_profile_stop();
    return status == TN_OK ? tpy_keep(Py_None) : tpy_raise(status);
}

/* profile_write(path): write what was recorded as a Chrome trace. */
static PyObject *profile_write(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *bytes;
    char *text;
    tpy_crossing crossing;
    (void)module;
    if (!PyArg_ParseTuple(args, "O&:profile_write", PyUnicode_FSConverter, &bytes))
        return NULL;
    TPY_OWN(path, bytes);
    if (PyBytes_AsStringAndSize(path, &text, NULL) != 0)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status = tn_profile_write(text);
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

/* (operator, key, inputs, begin, duration, thread, depth, status). */
static bool add_event(void *list, const tn_profile_event *seen) TPY_GIL
{
    return append_take(list, Py_BuildValue("(ssNKKIIs)", tn_op_name(seen->op), seen->key,
                                           text_of(seen->inputs), (unsigned long long)seen->begin,
                                           (unsigned long long)seen->duration, seen->thread,
                                           seen->depth, tn_status_name(seen->status)));
}

/* profile_events(): return what was recorded. */
static PyObject *profile_events(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    TPY_OWN(list, PyList_New(0));
    if (list == NULL)
        return NULL;
    tn_status status = tn_profile_list(add_event, list, NULL);
    if (status != TN_OK)
        return tpy_raise(status);
    return PyErr_Occurred() != NULL ? NULL : tpy_give(&list);
}

/* (name, target, source, begin, duration, thread, depth, status). */
static bool add_node(void *list, const tn_profile_node *seen) TPY_GIL
{
    return append_take(list, Py_BuildValue("(ssNKKIIs)", seen->name, seen->target,
                                           text_of(seen->source), (unsigned long long)seen->begin,
                                           (unsigned long long)seen->duration, seen->thread,
                                           seen->depth, tn_status_name(seen->status)));
}

/* profile_nodes(): return the nodes of exported programs. */
static PyObject *profile_nodes(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    TPY_OWN(list, PyList_New(0));
    if (list == NULL)
        return NULL;
    tn_status status = tn_profile_list_nodes(add_node, list, NULL);
    if (status != TN_OK)
        return tpy_raise(status);
    return PyErr_Occurred() != NULL ? NULL : tpy_give(&list);
}

/* backtrace(on): whether failures record their C frames; exceptions then carry them as a note. */
static PyObject *backtrace(PyObject *module, PyObject *on) TPY_GIL
{
    int wanted = PyObject_IsTrue(on);
    (void)module;
    if (wanted < 0)
        return NULL;
    tn_backtrace_enable(wanted != 0);
    return tpy_keep(Py_None);
}

/* ---- notebooks ---- */

/* _repr_html_(): the representation in a notebook. */
static PyObject *repr_html(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    TPY_OWN(page, PyImport_ImportModule("tenon._html"));
    return page == NULL ? NULL : PyObject_CallMethod(page, "render", "O", self);
}

/* style_sheet(): return the text of cli/pages.css. */
static PyObject *style_sheet(PyObject *module, PyObject *nothing) TPY_GIL
{
    (void)module;
    (void)nothing;
    return text_of(cli_style_sheet);
}

static PyMethodDef look_methods[] = {
    {"_repr_html_", repr_html, METH_NOARGS,
     "_repr_html_()\n--\n\nReturn the HTML that a notebook shows."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot tpy_look_slots[] = {{Py_tp_methods, look_methods}, {0, NULL}};

static PyMethodDef functions[] = {
    {"op_explain", op_explain, METH_O,
     "op_explain(overload)\n--\n\nIts computed dispatch table: "
     "(key, rule, source, origin, is a fallthrough) of each."},
    {"keys_explain", keys_explain, METH_O,
     "keys_explain(keys)\n--\n\nThe table of an operator with exactly these kernels."},
    {"style_sheet", style_sheet, METH_NOARGS,
     "style_sheet()\n--\n\nThe style sheet of everything that is drawn."},
    {"profile_start", profile_start, METH_NOARGS,
     "profile_start()\n--\n\nBegins to record all calls."},
    {"profile_stop", profile_stop, METH_NOARGS, "profile_stop()\n--\n\nEnds it."},
    {"profile_write", profile_write, METH_VARARGS,
     "profile_write(path)\n--\n\nWrites what was recorded as a Chrome trace."},
    {"profile_events", profile_events, METH_NOARGS,
     "profile_events()\n--\n\n"
     "(operator, key, inputs, begin, duration, thread, depth, status) of each call."},
    {"profile_nodes", profile_nodes, METH_NOARGS,
     "profile_nodes()\n--\n\n"
     "(name, target, source, begin, duration, thread, depth, status) of each node."},
    {"backtrace", backtrace, METH_O,
     "backtrace(on)\n--\n\nWhether exceptions of kernels get their C frames as a note."},
};

int tpy_looking_init(PyObject *module)
{
    for (size_t i = 0; i < TPY_LEN(functions); i++) {
        TPY_OWN(function, PyCFunction_NewEx(&functions[i], NULL, NULL));
        if (function == NULL || PyModule_AddObjectRef(module, functions[i].ml_name, function) != 0)
            return -1;
    }
    return 0;
}
