/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon._C.Archive: the core's ZIP reader over a Python buffer.
 *
 * The object holds the buffer with the archive for its whole life. It belongs to the one function
 * that made it (tenon/_files.py) and is used by one thread at a time.
 */
#include "interpreter.h"

#include <tenon/experimental/archive.h>

#include "archive_objects.h"
#include "crossing.h"

/* The object. */
typedef struct archive_object {
    PyObject_HEAD            /* Python's */
        tn_archive *archive; /* owned; NULL until opened */
    Py_buffer bytes;         /* the buffer with the archive; `obj` is NULL until it is held */
} archive_object;

static PyTypeObject *archive_type; /* owned for ever */

static archive_object *peek(PyObject *self)
{
    return (archive_object *)self;
}

/*
 * Archive(data, name): open an archive. `name` is for messages; the core refuses malformed
 * archives.
 */
static PyObject *archive_make(PyTypeObject *type, PyObject *args, PyObject *names) TPY_GIL
{
    static char *words[] = {"data", "name", NULL};
    PyObject *data;
    const char *name;
    tpy_crossing crossing;
    if (!PyArg_ParseTupleAndKeywords(args, names, "Os:Archive", words, &data, &name))
        return NULL;
    archive_object *self = (archive_object *)PyType_GenericAlloc(type, 0);
    TPY_OWN(object, (PyObject *)self);
    if (self == NULL || PyObject_GetBuffer(data, &self->bytes, PyBUF_SIMPLE) != 0)
        return NULL;
    tpy_enter(&crossing, true);
    tn_status status =
        tn_archive_open_memory(self->bytes.buf, (size_t)self->bytes.len, name, &self->archive);
    return tpy_leave(&crossing, status) == 0 ? tpy_give(&object) : NULL;
}

/* The reader points into the buffer, so it is freed first. */
static void archive_free(PyObject *self) TPY_GIL
{
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(Py_TYPE(self), Py_tp_free);
    PyObject *type = (PyObject *)Py_TYPE(self);
    tn_archive_free(peek(self)->archive);
    PyBuffer_Release(&peek(self)->bytes);
    release(self);
    tpy_drop(&type);
}

/* members(): return a list of (name, size in bytes), in the archive's order. */
static PyObject *members(PyObject *self, PyObject *nothing) TPY_GIL
{
    tn_archive *archive = peek(self)->archive;
    tn_archive_member member = {.size = sizeof member};
    (void)nothing;
    TPY_OWN(list, PyList_New(0));
    for (size_t i = 0; list != NULL && i < tn_archive_count(archive); i++) {
        tn_status status = tn_archive_member_at(archive, i, &member);
        if (status != TN_OK)
            return tpy_raise(status);
        TPY_OWN(name, PyUnicode_DecodeUTF8(member.name, (Py_ssize_t)strlen(member.name),
                                           "surrogateescape"));
        TPY_OWN(row, name == NULL ? NULL
                                  : Py_BuildValue("(OK)", name, (unsigned long long)member.bytes));
        if (row == NULL || PyList_Append(list, row) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

/* read_into(index, buffer): fill the buffer with the first bytes of a member. */
static PyObject *read_into(PyObject *self, PyObject *args) TPY_GIL
{
    Py_ssize_t index;
    PyObject *target;
    Py_buffer room;
    tpy_crossing crossing;
    if (!PyArg_ParseTuple(args, "nO:read_into", &index, &target) ||
        PyObject_GetBuffer(target, &room, PyBUF_WRITABLE) != 0)
        return NULL;
    /* Below 64 KiB, reading costs less than other threads would gain from the GIL. */
    tpy_enter(&crossing, room.len > 1 << 16);
    tn_status status = tn_archive_read(peek(self)->archive, index < 0 ? SIZE_MAX : (size_t)index,
                                       room.buf, (size_t)room.len);
    int result = tpy_leave(&crossing, status);
    PyBuffer_Release(&room);
    return result == 0 ? tpy_keep(Py_None) : NULL;
}

/* limit: how many bytes the members may take together; the core's guard against ZIP bombs. */
static PyObject *limit(PyObject *self, void *closure) TPY_GIL
{
    (void)closure;
    return PyLong_FromUnsignedLongLong(tn_archive_limit((uint64_t)peek(self)->bytes.len));
}

static PyMethodDef archive_methods[] = {
    {"members", members, METH_NOARGS, "members()\n--\n\nName and bytes of each."},
    {"read_into", read_into, METH_VARARGS,
     "read_into(index, buffer)\n--\n\nWrites a member's first bytes to a buffer."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef archive_getters[] = {
    {"limit", limit, NULL, "The most memory that what lies in it may take.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot archive_slots[] = {
    {Py_tp_new, TPY_CODE(archive_make)},
    {Py_tp_dealloc, TPY_CODE(archive_free)},
    {Py_tp_methods, archive_methods},
    {Py_tp_getset, archive_getters},
    {Py_tp_doc, (void *)"Archive(data, name)\n--\n\nA ZIP archive in a buffer."},
    {0, NULL},
};

static PyType_Spec archive_spec = {"tenon._C.Archive", sizeof(archive_object), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, archive_slots};

int tpy_archives_init(PyObject *module)
{
    archive_type = (PyTypeObject *)PyType_FromSpec(&archive_spec);
    return archive_type == NULL
               ? -1
               : PyModule_AddObjectRef(module, "Archive", (PyObject *)archive_type);
}
