/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocks of registrations, and the one C kernel behind all kernels written in Python. It converts
 * the arguments to objects, leaves out those that are equal to their defaults, calls the function,
 * and checks what it returned against the schema.
 */
#include "libraries.h"

#include "crossing.h"
#include "overloads.h"
#include "tensor_object.h"

#include <stdlib.h>

#include <tenon/experimental/wrapping.h>
#include <tenon/library.h>

/* What a kernel needs of its registration. Never freed; the header says why. */
typedef struct kernel_record {
    struct kernel_record *next; /* of the same block */
    PyObject *function;         /* owned; NULL once withdrawn */
    bool wants_keyset;          /* the function's first argument is a Keyset */
} kernel_record;

/* The object of one tn_library. */
typedef struct block_object {
    PyObject_HEAD            /* Python's */
        tn_library *library; /* owned; NULL once withdrawn */
    kernel_record *records;  /* those of its kernels */
    PyObject *names;         /* owned: a list of the full names of operators it defined */
} block_object;

/* A Keyset: the object that names a running call. */
typedef struct keyset_object {
    PyObject_HEAD            /* Python's */
        const tn_call *call; /* borrowed; NULL once the kernel has returned */
    const void *thread;      /* the calling thread, by the address of its `this_thread` */
} keyset_object;

static PyTypeObject *block_type;  /* owned for ever */
static PyTypeObject *keyset_type; /* owned for ever */
static _Thread_local char this_thread __attribute__((tls_model("initial-exec")));

/* ---- keysets ---- */

const tn_call *tpy_keyset_call(PyObject *keyset, const tn_op *op)
{
    if (Py_TYPE(keyset) != keyset_type) {
        PyErr_Format(PyExc_TypeError,
                     "redispatch() takes the keyset that the kernel was given, not %R",
                     (PyObject *)Py_TYPE(keyset));
        return NULL;
    }
    const keyset_object *self = (const keyset_object *)keyset;
    /* A running call can only be continued on its own thread. */
    if (self->call == NULL || self->thread != &this_thread) {
        PyErr_SetString(
            PyExc_RuntimeError,
            "redispatch(): the keyset belongs to a call of another thread, or to one that is over");
        return NULL;
    }
    if (tn_call_op(self->call) != op) {
        PyErr_Format(PyExc_RuntimeError,
                     "redispatch(): the keyset belongs to a call of %s, not of %s",
                     tn_op_name(tn_call_op(self->call)), tn_op_name(op));
        return NULL;
    }
    return self->call;
}

/* Return the keys of a call as an object that is valid while the call runs on this thread. */
static PyObject *keyset_new(const tn_call *call) TPY_GIL
{
    keyset_object *self = (keyset_object *)PyType_GenericAlloc(keyset_type, 0);
    if (self != NULL) {
        self->call = call;
        self->thread = &this_thread;
    }
    return (PyObject *)self;
}

static PyObject *keyset_repr(PyObject *self) TPY_GIL
{
    const tn_call *call = ((keyset_object *)self)->call;
    return PyUnicode_FromFormat("<Keyset at %s>",
                                call == NULL ? "a call that is over" : tn_call_key(call));
}

static PyType_Slot keyset_slots[] = {
    {Py_tp_repr, TPY_CODE(keyset_repr)},
    {Py_tp_doc, (void *)"The keys of the call that a kernel answers, for Overload.redispatch."},
    {0, NULL},
};

static PyType_Spec keyset_spec = {"tenon._C.Keyset", sizeof(keyset_object), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                                      Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  keyset_slots};

/* ---- arguments of a kernel ---- */

/*
 * Return whether an argument equals its default, so that the function's own default can be used
 * instead. -1 and an exception. Tensors are never compared, as `==` would call an operator.
 */
static int is_default(const tpy_overload *op, unsigned index, PyObject *object) TPY_GIL
{
    tn_value value;
    if (!op->parameters[index].said.has_default || tpy_is_tensor(object) ||
        tn_op_default(op->op, index, &value) != TN_OK)
        return 0;
    TPY_OWN(expected, tpy_value_take(&value));
    return expected == NULL ? -1 : PyObject_RichCompareBool(expected, object, Py_EQ);
}

/* The arguments of a function. */
typedef struct arguments {
    PyObject *at[TPY_MOST_ARGS]; /* owned: one per argument of the schema; NULL: left out */
    unsigned npositional;        /* how many are positional, from the first on */
} arguments;

static void arguments_drop(arguments *given) TPY_GIL
{
    for (unsigned i = 0; i < TPY_MOST_ARGS; i++)
        tpy_drop(&given->at[i]);
}

/*
 * Leave out defaults as PyTorch does: keyword-only arguments each, positional ones from the last
 * one back to the first that is not a default. So a kernel written before an argument with a
 * default was added still serves the calls that do not use it.
 */
static int leave_defaults(const tpy_overload *op, arguments *given) TPY_GIL
{
    given->npositional = op->npositional;
    for (unsigned i = op->nargs; i-- > 0;) {
        /*
         * Counting down visits keyword-only arguments first, then the tail of the positional ones.
         */
        bool by_name = op->parameters[i].said.is_keyword_only;
        if (!by_name && i + 1 != given->npositional)
            break;
        int same = is_default(op, i, given->at[i]);
        if (same < 0)
            return -1;
        if (same == 0)
            continue;
        tpy_drop(&given->at[i]);
        if (!by_name)
            given->npositional = i;
    }
    return 0;
}

/* Make an object of each argument. */
static int read_arguments(const tn_call *call, const tpy_overload *op, const StableIValue *args,
                          arguments *given) TPY_GIL
{
    for (unsigned i = 0; i < op->nargs; i++) {
        tn_value value;
        tn_status status = tn_call_arg(call, args, i, &value);
        if (status != TN_OK) {
            tpy_raise(status);
            return -1;
        }
        given->at[i] = tpy_value_take(&value);
        if (given->at[i] == NULL)
            return -1;
    }
    return leave_defaults(op, given);
}

/* Call the function; `first`, a Keyset or NULL, precedes the other arguments. */
static PyObject *call_with(PyObject *function, PyObject *first, const tpy_overload *op,
                           const arguments *given) TPY_GIL
{
    Py_ssize_t shift = first == NULL ? 0 : 1;
    TPY_OWN(tuple, PyTuple_New(given->npositional + shift));
    TPY_OWN(names, PyDict_New());
    if (tuple == NULL || names == NULL ||
        (first != NULL && PyTuple_SetItem(tuple, 0, tpy_keep(first)) != 0))
        return NULL;
    for (unsigned i = 0; i < given->npositional; i++)
        if (PyTuple_SetItem(tuple, i + shift, tpy_keep(given->at[i])) != 0)
            return NULL;
    for (unsigned i = op->npositional; i < op->nargs; i++)
        if (given->at[i] != NULL &&
            PyDict_SetItem(names, op->parameters[i].name, given->at[i]) != 0)
            return NULL;
    return PyObject_Call(function, tuple, names);
}

/* ---- returns of a kernel ---- */

/* Raise an error for a return of the wrong type. */
static int fail_return(const tpy_overload *op, unsigned index, PyObject *object) TPY_GIL
{
    char type[256];
    if (tn_op_type_print(op->op, true, index, type, sizeof type) == 0)
        type[0] = '\0';
    PyErr_Format(PyExc_RuntimeError, "%s: return %u of the kernel is %R, schema says %s",
                 tn_op_name(op->op), index, (PyObject *)Py_TYPE(object), type);
    return -1;
}

/* Return whether results may be undefined: only in backward operators, where the mask is false. */
static bool may_be_undefined(const tpy_overload *op)
{
    for (unsigned i = 0; i < op->nargs; i++)
        if (strcmp(op->parameters[i].said.name, "output_mask") == 0)
            return true;
    return false;
}

/*
 * Convert an object to a bool or a float by its own methods, as numbers of other libraries need.
 * NULL without an exception if the object is not such a number and is to be read like any other.
 */
static PyObject *number_of(PyObject *object, char code) TPY_GIL
{
    if (object == Py_None || PyUnicode_Check(object) || PyTuple_Check(object) ||
        PyList_Check(object) || tpy_is_tensor(object))
        return NULL;
    if (code == 'd' && PyObject_HasAttrString(object, "__float__"))
        return PyNumber_Float(object);
    if (code != 'b' || (!PyIndex_Check(object) && !PyObject_HasAttrString(object, "__bool__")))
        return NULL;
    int truth = PyObject_IsTrue(object);
    return truth < 0 ? NULL : PyBool_FromLong(truth);
}

/*
 * Read one return. A tensor is not read as a number here: a kernel that returns a tensor where the
 * schema says a number is wrong.
 */
static int read_return(const tpy_overload *op, unsigned index, PyObject *object,
                       tpy_scratch *scratch, tn_value *out) TPY_GIL
{
    const char *code = op->returns[index].code;
    if (strcmp(code, "b") == 0 || strcmp(code, "d") == 0) {
        PyObject *number = number_of(object, code[0]);
        if (number == NULL && PyErr_Occurred() != NULL)
            return -1;
        if (number != NULL && tpy_scratch_hold(scratch, number) != 0)
            return -1;
        /* The scratch area keeps the converted number alive. */
        if (number != NULL)
            object = number;
    }
    if (tpy_value_from(object, "T", false, scratch, out) != 0) {
        if (PyErr_ExceptionMatches(PyExc_TypeError) == 0)
            return -1;
        PyErr_Clear();
        return fail_return(op, index, object);
    }
    /* None is allowed for an undefined tensor only. */
    if (out->kind != TN_KIND_NONE || (code[0] != 'T' && code[0] != '='))
        return 0;
    if (!may_be_undefined(op))
        return fail_return(op, index, object);
    *out = tn_value_tensor(NULL);
    return 0;
}

/*
 * Return the object for one return: the result itself if there is one, else an item of a tuple or
 * list.
 */
static PyObject *return_at(const tpy_overload *op, PyObject *result, unsigned index) TPY_GIL
{
    if (op->nreturns == 1)
        return tpy_keep(result);
    return tpy_keep(PyTuple_Check(result) ? PyTuple_GetItem(result, index)
                                          : PyList_GetItem(result, index));
}

/* Check the number of results. */
static int check_count(const tpy_overload *op, PyObject *result) TPY_GIL
{
    if (op->nreturns == 1 || (op->nreturns == 0 && result == Py_None))
        return 0;
    if (op->nreturns == 0 || (!PyTuple_Check(result) && !PyList_Check(result))) {
        PyErr_Format(op->nreturns == 0 ? PyExc_RuntimeError : PyExc_TypeError,
                     "%s: the kernel returned %R, schema says %u results", tn_op_name(op->op),
                     (PyObject *)Py_TYPE(result), (unsigned)op->nreturns);
        return -1;
    }
    Py_ssize_t count = PyTuple_Check(result) ? PyTuple_Size(result) : PyList_Size(result);
    if (count == op->nreturns)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "%s: the kernel returned %zd results, schema says %u",
                 tn_op_name(op->op), count, (unsigned)op->nreturns);
    return -1;
}

/* Pass the results to the core, which checks their types; its failure becomes an exception here. */
static int write_returns(const tn_call *call, const tpy_overload *op, PyObject *result,
                         StableIValue *outs) TPY_GIL
{
    tn_value values[TPY_MOST_RETURNS];
    tpy_scratch scratch;
    tpy_scratch_begin(&scratch);
    int failed = check_count(op, result);
    for (unsigned i = 0; failed == 0 && i < op->nreturns; i++) {
        PyObject *object = return_at(op, result, i);
        failed = object == NULL || tpy_scratch_hold(&scratch, object) != 0 ||
                 read_return(op, i, object, &scratch, &values[i]) != 0;
    }
    if (failed == 0) {
        tn_status status = tn_call_returns(call, outs, values, op->nreturns);
        if (status != TN_OK) {
            tpy_raise(status == TN_ERR_TYPE ? TN_ERR_RUNTIME : status); /* as in PyTorch */
            failed = -1;
        }
    }
    tpy_scratch_end(&scratch);
    return failed;
}

/* ---- the kernel ---- */

/* Run the function of a kernel with objects for arguments and results. */
static int run_function(const tn_call *call, PyObject *function, PyObject *keyset,
                        const StableIValue *args, StableIValue *outs) TPY_GIL
{
    TPY_OWN(overload, tpy_overload_of(tn_call_op(call)));
    const tpy_overload *op = (const tpy_overload *)overload;
    arguments given = {{NULL}, 0};
    if (op == NULL)
        return -1;
    TPY_OWN(result, read_arguments(call, op, args, &given) != 0
                        ? NULL
                        : call_with(function, keyset, op, &given));
    arguments_drop(&given);
    return result == NULL ? -1 : write_returns(call, op, result, outs);
}

/*
 * Run a kernel under the GIL. The function is held during the call, as the call itself may withdraw
 * it.
 */
static tn_status run_record(const tn_call *call, const StableIValue *args,
                            StableIValue *outs) TPY_GIL
{
    const kernel_record *record = tn_call_context(call);
    const char *name = tn_op_name(tn_call_op(call));
    TPY_OWN(function, tpy_keep(record->function));
    if (function == NULL)
        return tn_fail(TN_ERR_NOT_FOUND, "%s: its kernel was withdrawn with its library", name);
    TPY_OWN(keyset, record->wants_keyset ? keyset_new(call) : NULL);
    if (record->wants_keyset && keyset == NULL)
        return tpy_keep_exception(name);
    int failed = run_function(call, function, keyset, args, outs);
    /* The keyset must not name the call any longer, even if the function stored it. */
    if (keyset != NULL)
        ((keyset_object *)keyset)->call = NULL;
    return failed != 0 ? tpy_keep_exception(name) : TN_OK;
}

/* The kernel that all records share: called on any thread, with or without the GIL. */
static tn_status run_kernel(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    if (!tpy_can_call_back())
        return tn_fail(TN_ERR_RUNTIME, "%s: its kernel is written in Python, which has ended",
                       tn_op_name(tn_call_op(call)));
    PyGILState_STATE state = tpy_take_gil();
    tn_status status = run_record(call, args, outs);
    tpy_give_gil(state);
    return status;
}

/* ---- blocks ---- */

/*
 * Withdraw the registrations before dropping the functions: a call made later finds no kernel, and
 * one that had already found the record finds no function.
 */
static void withdraw(block_object *self) TPY_GIL
{
    tn_library *library = self->library;
    kernel_record *record = self->records;
    self->library = NULL;
    self->records = NULL;
    tn_library_free(library);
    for (Py_ssize_t i = 0; self->names != NULL && i < PyList_Size(self->names); i++)
        tpy_overload_forget(PyList_GetItem(self->names, i));
    while (record != NULL) {
        kernel_record *next = record->next;
        tpy_drop(&record->function);
        record = next;
    }
}

static void block_free(PyObject *object) TPY_GIL
{
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = (freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free);
    block_object *self = (block_object *)object;
    withdraw(self);
    tpy_drop(&self->names);
    release(object);
    PyObject *owned = (PyObject *)type; /* an object of a heap type holds its type */
    tpy_drop(&owned);
}

/*
 * block(kind, namespace, key, file, line): make a Block. It never becomes part of an extension's
 * load scope, whatever the thread is doing.
 */
static PyObject *block_new(PyObject *module, PyObject *args) TPY_GIL
{
    int kind, line;
    const char *ns, *key, *file;
    (void)module;
    if (!PyArg_ParseTuple(args, "iszsi:Block", &kind, &ns, &key, &file, &line))
        return NULL;
    TPY_OWN(object, PyType_GenericAlloc(block_type, 0));
    block_object *self = (block_object *)object;
    if (self == NULL)
        return NULL;
    self->names = PyList_New(0);
    if (self->names == NULL)
        return NULL;
    tn_status status =
        tn_library_new((tn_library_kind)kind, ns, key, file, (uint32_t)line, &self->library);
    return status == TN_OK ? tpy_give(&object) : tpy_raise(status);
}

/* Return the block's library, borrowed; NULL and an exception if it was withdrawn. */
static tn_library *library_of(PyObject *self) TPY_GIL
{
    tn_library *library = ((block_object *)self)->library;
    if (library == NULL)
        PyErr_SetString(PyExc_RuntimeError, "this library was withdrawn");
    return library;
}

/* PyTorch has fewer tags than that. */
#define MOST_TAGS 64

/* Read a tuple of tag numbers. */
static int read_tags(PyObject *tags, int32_t *out, size_t *count) TPY_GIL
{
    Py_ssize_t size = PyTuple_Size(tags);
    if (size < 0 || size > MOST_TAGS) {
        PyErr_Format(PyExc_ValueError, "an operator has at most %d tags", MOST_TAGS);
        return -1;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        out[i] = (int32_t)PyLong_AsLongLong(PyTuple_GetItem(tags, i));
        if (PyErr_Occurred() != NULL)
            return -1;
    }
    *count = (size_t)size;
    return 0;
}

/*
 * define(schema, tags, name): define an operator. `name` is its full name, by which objects that
 * describe an older definition are forgotten.
 */
static PyObject *block_define(PyObject *self, PyObject *args) TPY_GIL
{
    const char *schema;
    PyObject *tags, *name;
    int32_t numbers[MOST_TAGS];
    size_t count = 0;
    tn_library *library = library_of(self);
    if (library == NULL ||
        !PyArg_ParseTuple(args, "sO!U:define", &schema, &PyTuple_Type, &tags, &name) ||
        read_tags(tags, numbers, &count) != 0)
        return NULL;
    tpy_crossing crossing;
    tpy_enter(&crossing, false);
    tn_status status = tn_library_define(library, schema, numbers, count);
    if (tpy_leave(&crossing, status) != 0)
        return NULL;
    tpy_overload_forget(name);
    return PyList_Append(((block_object *)self)->names, name) == 0 ? tpy_keep(Py_None) : NULL;
}

/* Make a record that holds the function; NULL and an exception without memory. */
static kernel_record *record_new(block_object *self, PyObject *function, bool wants) TPY_GIL
{
    kernel_record *record = malloc(sizeof *record);
    if (record == NULL) {
        (void)PyErr_NoMemory();
        return NULL;
    }
    *record = (kernel_record){self->records, tpy_keep(function), wants};
    self->records = record;
    return record;
}

/*
 * impl(name, key, function, wants_keyset): register a kernel. `name` None means the fallback for
 * all operators, `function` None a fallthrough. If the registration fails, its record stays unused.
 */
static PyObject *block_impl(PyObject *self, PyObject *args) TPY_GIL
{
    const char *name, *key;
    PyObject *function;
    int wants;
    tn_library *library = library_of(self);
    if (library == NULL || !PyArg_ParseTuple(args, "zzOp:impl", &name, &key, &function, &wants))
        return NULL;
    kernel_record *record = NULL;
    if (function != Py_None) {
        record = record_new((block_object *)self, function, wants != 0);
        if (record == NULL)
            return NULL;
    }
    tpy_crossing crossing;
    tn_status status;
    tpy_enter(&crossing, false);
    if (name == NULL)
        status = tn_library_fallback(library, key, record == NULL ? NULL : run_kernel, record);
    else if (record == NULL)
        status = tn_library_impl_fallthrough(library, name, key);
    else
        status = tn_library_impl(library, name, key, NULL, run_kernel, record);
    return tpy_leave(&crossing, status) == 0 ? tpy_keep(Py_None) : NULL;
}

static PyObject *block_withdraw(PyObject *self, PyObject *nothing) TPY_GIL
{
    (void)nothing;
    withdraw((block_object *)self);
    return tpy_keep(Py_None);
}

static PyMethodDef block_methods[] = {
    {"define", block_define, METH_VARARGS,
     "define(schema, tags, name)\n--\n\nDefines an operator."},
    {"impl", block_impl, METH_VARARGS,
     "impl(name, key, function, wants_keyset)\n--\n\nRegisters a kernel."},
    {"withdraw", block_withdraw, METH_NOARGS,
     "withdraw()\n--\n\nTakes everything back that was registered."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot block_slots[] = {
    {Py_tp_dealloc, TPY_CODE(block_free)},
    {Py_tp_methods, block_methods},
    {Py_tp_doc, (void *)"Registrations of one library."},
    {0, NULL},
};

static PyType_Spec block_spec = {
    "tenon._C.Block", sizeof(block_object), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, block_slots};

/* ---- functions of the module ---- */

/* same_storage(a, b): whether two tensors share their storage. */
static PyObject *same_storage(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *a, *b;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!:same_storage", tpy_tensor_type, &a, tpy_tensor_type, &b))
        return NULL;
    return PyBool_FromLong(tn_tensor_shares_storage(tpy_tensor_peek(a), tpy_tensor_peek(b)));
}

/* same_tensor(a, b): whether two objects name the same tensor. */
static PyObject *same_tensor(PyObject *module, PyObject *args) TPY_GIL
{
    PyObject *a, *b;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!:same_tensor", tpy_tensor_type, &a, tpy_tensor_type, &b))
        return NULL;
    return PyBool_FromLong(tpy_tensor_peek(a) == tpy_tensor_peek(b));
}

/* element_bytes(tensor): return the bytes of a contiguous CPU tensor. */
static PyObject *element_bytes(PyObject *module, PyObject *object) TPY_GIL
{
    (void)module;
    if (!tpy_is_tensor(object))
        return PyErr_Format(PyExc_TypeError, "element_bytes() takes a tensor");
    const tn_tensor *tensor = tpy_tensor_peek(object);
    if (tn_tensor_device(tensor).type != TN_DEVICE_CPU ||
        !tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS))
        return PyErr_Format(PyExc_ValueError,
                            "element_bytes() takes a contiguous tensor of the CPU");
    size_t bytes = (size_t)tn_tensor_numel(tensor) * tn_dtype_size(tn_tensor_dtype(tensor));
    return PyBytes_FromStringAndSize(tn_tensor_data(tensor), (Py_ssize_t)bytes);
}

/*
 * enter_keys(include, exclude): change the thread's keys; return what leave_keys needs to undo it.
 */
static PyObject *enter_keys(PyObject *module, PyObject *args) TPY_GIL
{
    const char *include, *exclude;
    tn_key_guard guard;
    (void)module;
    if (!PyArg_ParseTuple(args, "zz:enter_keys", &include, &exclude))
        return NULL;
    tn_status status = tn_key_guard_enter(include, exclude, &guard);
    if (status != TN_OK)
        return tpy_raise(status);
    return Py_BuildValue("(KK)", (unsigned long long)guard.included,
                         (unsigned long long)guard.excluded);
}

static PyObject *leave_keys(PyObject *module, PyObject *args) TPY_GIL
{
    unsigned long long included, excluded;
    (void)module;
    if (!PyArg_ParseTuple(args, "KK:leave_keys", &included, &excluded))
        return NULL;
    tn_key_guard_leave(&(tn_key_guard){included, excluded});
    return tpy_keep(Py_None);
}

static PyMethodDef functions[] = {
    {"block", block_new, METH_VARARGS, "block(kind, namespace, key, file, line)\n--\n\nA Block."},
    {"same_storage", same_storage, METH_VARARGS,
     "same_storage(a, b)\n--\n\nWhether two tensors share their storage."},
    {"same_tensor", same_tensor, METH_VARARGS,
     "same_tensor(a, b)\n--\n\nWhether two objects name one tensor."},
    {"element_bytes", element_bytes, METH_O,
     "element_bytes(tensor)\n--\n\nA copy of the elements' bytes."},
    {"enter_keys", enter_keys, METH_VARARGS,
     "enter_keys(include, exclude)\n--\n\nChanges the keys of the thread's calls."},
    {"leave_keys", leave_keys, METH_VARARGS,
     "leave_keys(included, excluded)\n--\n\nUndoes what enter_keys changed."},
};

int tpy_libraries_init(PyObject *module)
{
    block_type = (PyTypeObject *)PyType_FromSpec(&block_spec);
    keyset_type = (PyTypeObject *)PyType_FromSpec(&keyset_spec);
    if (block_type == NULL || keyset_type == NULL)
        return -1;
    for (size_t i = 0; i < TPY_LEN(functions); i++) {
        TPY_OWN(function, PyCFunction_NewEx(&functions[i], NULL, NULL));
        if (function == NULL || PyModule_AddObjectRef(module, functions[i].ml_name, function) != 0)
            return -1;
    }
    return PyModule_AddObjectRef(module, "Keyset", (PyObject *)keyset_type);
}
