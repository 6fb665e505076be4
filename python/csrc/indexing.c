/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * x[...] and x[...] = value.
 *
 * The parts of an index are applied from left to right to a view of the tensor: an int selects, a
 * slice slices, None adds a dimension, an ellipsis skips dimensions. Tensors, lists and booleans
 * are collected by the dimension of the view that they index, and used together at the end, by
 * aten::index or index_put_. All of this calls operators, so kernels registered for them see it.
 *
 * Cost: one view operator per int, slice, bool or None; elements move in the final gather only.
 */
#include "crossing.h"
#include "elements.h"
#include "foreign.h"
#include "python_callees.h"
#include "python_values.h"
#include "tensor_object.h"

/* A list of this length or longer is always elements, never parts of an index (PyTorch's limit). */
#define MOST_PARTS 32

/* An index while its parts are applied. */
typedef struct walk {
    tn_tensor *view;                     /* owned: the tensor with all parts so far applied */
    int64_t dim;                         /* dimension of the view that the next part indexes */
    int64_t real_dim;                    /* the same for the tensor itself, for messages */
    int64_t specified;                   /* how many dimensions all parts index */
    int64_t ndim;                        /* of the tensor */
    tn_tensor *gathered[TN_MAX_DIM + 1]; /* owned, by dimension of the view; NULL: not indexed by
                                            a tensor */
    size_t count;                        /* one more than the last one in use */
    bool is_written;                     /* elements are assigned: whole slices make no view */
} walk;

/* ---- calls ---- */

/* Replace the view, whose successor is taken; -1 if there is none. */
static int go_on_take(walk *at, tn_tensor *view)
{
    if (view == NULL)
        return -1;
    tn_tensor_release(at->view);
    at->view = view;
    return 0;
}

/*
 * Apply a view operator whose first arguments are the view and the dimension; the caller sets
 * others.
 */
static int step(walk *at, tpy_callee *callee, tn_value *args, size_t count) TPY_GIL
{
    args[0] = tn_value_tensor(at->view);
    args[1] = tn_value_int(at->dim);
    return go_on_take(at, tpy_callee_tensor(callee, args, count));
}

/* ---- parts ---- */

/* Check that the view has `covers` more dimensions; several ellipses may have skipped them. */
static int check_room(const walk *at, int64_t covers) TPY_GIL
{
    if (at->dim + covers <= tn_tensor_dim(at->view))
        return 0;
    PyErr_Format(PyExc_IndexError, "too many indices for tensor of dimension %lld",
                 (long long)at->ndim);
    return -1;
}

/* x[3]: select, which removes the dimension. */
static int apply_number(walk *at, int64_t number) TPY_GIL
{
    static tpy_callee select = {"aten::select.int", NULL};
    tn_value args[3];
    if (at->ndim == 0) {
        PyErr_SetString(PyExc_IndexError, "a tensor without dimensions has no items: use "
                                          "tensor.item() for its number");
        return -1;
    }
    if (check_room(at, 1) != 0)
        return -1;
    int64_t size = tn_tensor_sizes(at->view)[at->dim];
    if (number < -size || number >= size) {
        PyErr_Format(PyExc_IndexError,
                     "index %lld is out of bounds for dimension %lld with size %lld",
                     (long long)number, (long long)at->real_dim, (long long)size);
        return -1;
    }
    args[2] = tn_value_int(number);
    at->real_dim++;
    return step(at, &select, args, 3);
}

/* x[1:5:2]: slice clamps its bounds itself. */
static int apply_slice(walk *at, PyObject *part) TPY_GIL
{
    static tpy_callee slice = {"aten::slice.Tensor", NULL};
    Py_ssize_t first, behind, by;
    tn_value args[5];
    if (PySlice_Unpack(part, &first, &behind, &by) != 0)
        return -1;
    if (by < 0) {
        PyErr_SetString(PyExc_ValueError, "step must be greater than zero");
        return -1;
    }
    if (at->ndim == 0) {
        PyErr_SetString(PyExc_IndexError, "slice() cannot be applied to a 0-dim tensor.");
        return -1;
    }
    /* args[0] and args[1], the tensor and the dimension, are set by step(). */
    args[2] = tn_value_int(first);
    args[3] = tn_value_int(behind);
    args[4] = tn_value_int(by);
    bool is_whole = first == 0 && by == 1 && at->dim < tn_tensor_dim(at->view) &&
                    behind >= tn_tensor_sizes(at->view)[at->dim];
    if (!(at->is_written && is_whole) && step(at, &slice, args, 5) != 0)
        return -1;
    at->dim++;
    at->real_dim++;
    return 0;
}

/* x[None]: add a dimension of size 1. */
static int apply_none(walk *at) TPY_GIL
{
    static tpy_callee unsqueeze = {"aten::unsqueeze", NULL};
    tn_value args[2];
    if (step(at, &unsqueeze, args, 2) != 0)
        return -1;
    at->dim++;
    return 0;
}

/* Collect an index tensor, which is taken, for the current dimension. */
static int gather_take(walk *at, tn_tensor *index) TPY_GIL
{
    if (at->dim >= TN_MAX_DIM) {
        tn_tensor_release(index);
        PyErr_Format(PyExc_IndexError, "an index for dimension %lld", (long long)at->dim);
        return -1;
    }
    /* The dimensions skipped since the last one are indexed by nothing. */
    while (at->count <= (size_t)at->dim)
        at->gathered[at->count++] = NULL;
    at->gathered[at->dim] = index;
    return 0;
}

/*
 * x[True], x[False]: add a dimension, which a mask of one element keeps (size 1) or empties (size
 * 0).
 */
static int apply_truth(walk *at, bool truth) TPY_GIL
{
    int64_t one = 1;
    tn_tensor *index;
    int64_t dim = at->dim;
    if (apply_none(at) != 0)
        return -1;
    tn_status status = tn_tensor_empty(TN_DTYPE_BOOL, 1, &one, NULL, TN_CPU, &index);
    if (status != TN_OK) {
        tpy_raise(status);
        return -1;
    }
    *(bool *)tn_tensor_data(index) = truth;
    at->dim = dim;
    int failed = gather_take(at, index);
    at->dim = dim + 1;
    return failed;
}

/* A mask selects elements where it is true; PyTorch still accepts uint8 for that. */
static bool is_mask(const tn_tensor *tensor)
{
    return tn_tensor_dtype(tensor) == TN_DTYPE_BOOL || tn_tensor_dtype(tensor) == TN_DTYPE_U8;
}

/* Check that a mask has the sizes of the dimensions that it indexes. */
static int check_mask(const walk *at, const tn_tensor *mask) TPY_GIL
{
    for (int64_t i = 0; i < tn_tensor_dim(mask); i++)
        if (at->dim + i >= tn_tensor_dim(at->view) ||
            tn_tensor_sizes(mask)[i] != tn_tensor_sizes(at->view)[at->dim + i]) {
            PyErr_Format(PyExc_IndexError,
                         "the shape of the mask at dimension %lld is %lld, which is not the "
                         "tensor's there (dimension %lld of the index)",
                         (long long)i, (long long)tn_tensor_sizes(mask)[i],
                         (long long)at->real_dim);
            return -1;
        }
    return 0;
}

/*
 * Replace a mask of several dimensions by the indices of its true elements, one tensor for each
 * dimension: the columns of aten::nonzero.
 */
static int gather_mask(walk *at, tn_tensor *mask) TPY_GIL
{
    static tpy_callee nonzero = {"aten::nonzero", NULL}, select = {"aten::select.int", NULL};
    tn_value args[3] = {tn_value_tensor(mask), tn_value_int(1)};
    tn_tensor *found = tpy_callee_tensor(&nonzero, args, 1);
    int failed = found == NULL ? -1 : 0;
    for (int64_t i = 0; i < tn_tensor_dim(mask) && failed == 0; i++) {
        args[0] = tn_value_tensor(found);
        args[2] = tn_value_int(i);
        tn_tensor *column = tpy_callee_tensor(&select, args, 3);
        failed = column == NULL ? -1 : gather_take(at, column);
        at->dim++;
    }
    tn_tensor_release(found);
    return failed;
}

/*
 * Apply an index tensor, which is taken. An integer without dimensions acts like an int, a mask
 * without dimensions like a bool.
 */
static int apply_tensor_take(walk *at, tn_tensor *index) TPY_GIL
{
    bool masks = is_mask(index);
    int64_t covers = masks ? tn_tensor_dim(index) : 1;
    int failed;
    /* Reading the element waits for it; only whole numbers are read. */
    if (tn_tensor_dim(index) == 0 && tn_tensor_dtype(index) <= TN_DTYPE_I64) {
        TPY_OWN(number, tpy_item(index));
        tn_tensor_release(index);
        if (number == NULL)
            return -1;
        return masks ? apply_truth(at, PyObject_IsTrue(number) != 0)
                     : apply_number(at, PyLong_AsLongLong(number));
    }
    if (tn_tensor_dim(index) == 0 && masks) {
        TPY_OWN(truth, tpy_item(index));
        tn_tensor_release(index);
        return truth == NULL ? -1 : apply_truth(at, truth == Py_True);
    }
    if (check_room(at, covers) != 0 || (masks && check_mask(at, index) != 0))
        failed = -1;
    else if (masks && covers > 1) {
        at->real_dim += covers;
        failed = gather_mask(at, index);
    } else {
        at->real_dim += covers;
        failed = gather_take(at, tn_tensor_retain(index));
        at->dim++;
    }
    tn_tensor_release(index);
    return failed;
}

/*
 * Convert a list, or an object of another library, to an index tensor; new. Floating-point numbers
 * lose their fraction, as in PyTorch.
 */
static tn_tensor *tensor_of_list(PyObject *part) TPY_GIL
{
    TPY_OWN(foreign, PyList_Check(part) || PyTuple_Check(part) ? NULL : tpy_foreign_tensor(part));
    if (PyErr_Occurred() != NULL)
        return NULL;
    tn_tensor *made = foreign != NULL ? tn_tensor_retain(tpy_tensor_peek(foreign))
                                      : tpy_tensor_of(part, TN_DTYPE_UNDEFINED);
    if (made == NULL)
        return NULL;
    tn_dtype dtype = tn_tensor_dtype(made);
    if (dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_I64)
        return made;
    if (dtype == TN_DTYPE_U8 && foreign != NULL)
        return made;
    tn_tensor *whole = tpy_converted(made, TN_DTYPE_I64);
    tn_tensor_release(made);
    return whole;
}

/* Return whether it is a sequence or an array, but no tensor and no text. */
static bool has_items(PyObject *part) TPY_GIL
{
    if (PyList_Check(part) || PyTuple_Check(part))
        return true;
    bool is_single = PyLong_Check(part) || PyFloat_Check(part) || PySlice_Check(part);
    if (is_single || PyUnicode_Check(part) || PyBytes_Check(part))
        return false;
    return PySequence_Check(part) != 0 || tpy_is_array(part) || tpy_has_dlpack(part);
}

/* Raise the error for a part of the wrong type. */
static int refuse(PyObject *part) TPY_GIL
{
    if (PyUnicode_Check(part) || PyBytes_Check(part))
        PyErr_Format(PyExc_TypeError, "%R is no index of a tensor", part);
    else
        PyErr_Format(PyExc_IndexError,
                     "only integers, slices (`:`), ellipsis (`...`), None, truth "
                     "values, lists of them and tensors of whole numbers or "
                     "truth values are valid indices (got %R)",
                     (PyObject *)Py_TYPE(part));
    return -1;
}

/* Apply a part that is no tensor and none of Python's own index objects. */
static int apply_object(walk *at, PyObject *part) TPY_GIL
{
    /* NumPy's integers have __index__. Its arrays have it, too, but they also have items. */
    if (PyLong_Check(part) || (PyIndex_Check(part) && !has_items(part))) {
        TPY_OWN(number, PyNumber_Index(part));
        int overflow = 0;
        long long value = number == NULL ? -1 : PyLong_AsLongLongAndOverflow(number, &overflow);
        if (value == -1 && PyErr_Occurred() != NULL)
            return -1;
        if (overflow == 0)
            return apply_number(at, value);
        PyErr_Format(PyExc_ValueError, "the index %R has more than 64 bits", number);
        return -1;
    }
    if (!has_items(part))
        return refuse(part);
    tn_tensor *index = tensor_of_list(part);
    return index == NULL ? -1 : apply_tensor_take(at, index);
}

/* Apply one part. */
static int apply(walk *at, PyObject *part) TPY_GIL
{
    if (PyBool_Check(part))
        return apply_truth(at, part == Py_True);
    if (PySlice_Check(part))
        return apply_slice(at, part);
    if (part == Py_None)
        return apply_none(at);
    /* The ellipsis skips as many dimensions as the other parts leave over. */
    if (part == Py_Ellipsis) {
        at->dim += at->ndim - at->specified;
        at->real_dim += at->ndim - at->specified;
        return 0;
    }
    if (tpy_is_tensor(part))
        return apply_tensor_take(at, tn_tensor_retain(tpy_tensor_peek(part)));
    return apply_object(at, part);
}

/* ---- the whole index ---- */

/* Return how many dimensions a part indexes. */
static int64_t covered_by(PyObject *part) TPY_GIL
{
    if (part == Py_None || part == Py_Ellipsis || PyBool_Check(part))
        return 0;
    if (!tpy_is_tensor(part))
        return 1;
    const tn_tensor *tensor = tpy_tensor_peek(part);
    return is_mask(tensor) ? tn_tensor_dim(tensor) : 1;
}

/*
 * Return whether a list means the tuple of its items: it contains a list, slice, tensor, None or
 * ellipsis. NumPy had this rule once, and PyTorch keeps it.
 */
static bool is_tuple_in_disguise(PyObject *index) TPY_GIL
{
    if (!PyList_Check(index) || PyList_Size(index) >= MOST_PARTS)
        return false;
    for (Py_ssize_t i = 0; i < PyList_Size(index); i++) {
        PyObject *item = PyList_GetItem(index, i);
        if (item == Py_None || item == Py_Ellipsis || PySlice_Check(item) || tpy_is_tensor(item) ||
            has_items(item))
            return true;
    }
    return false;
}

/* Return the parts as a tuple; new. */
static PyObject *parts_of(PyObject *index) TPY_GIL
{
    if (PyTuple_Check(index))
        return tpy_keep(index);
    if (is_tuple_in_disguise(index))
        return PySequence_Tuple(index);
    return Py_BuildValue("(O)", index);
}

static void end_walk(walk *at)
{
    for (size_t i = 0; i < at->count; i++)
        tn_tensor_release(at->gathered[i]);
    tn_tensor_release(at->view);
}

/*
 * Apply an index to a tensor, whose elements are then written or read. Return -1 and an exception
 * on failure; the caller calls end_walk in either case.
 */
static int walk_through(walk *at, tn_tensor *tensor, PyObject *index, bool is_written) TPY_GIL
{
    at->is_written = is_written;
    at->view = tn_tensor_retain(tensor);
    at->dim = at->real_dim = at->specified = 0;
    at->ndim = tn_tensor_dim(tensor);
    at->count = 0;
    /* x[3], the most frequent index, needs no tuple. */
    if (PyLong_Check(index) && !PyBool_Check(index)) {
        at->specified = 1;
        return apply_object(at, index);
    }
    TPY_OWN(parts, parts_of(index));
    if (parts == NULL)
        return -1;
    Py_ssize_t count = PyTuple_Size(parts);
    for (Py_ssize_t i = 0; i < count; i++)
        at->specified += covered_by(PyTuple_GetItem(parts, i));
    /*
     * A single part has its own message for a tensor without dimensions. The check also ensures
     * that an ellipsis never moves backwards.
     */
    if (at->specified > at->ndim && (at->ndim > 0 || count > 1)) {
        PyErr_Format(PyExc_IndexError, "too many indices for tensor of dimension %lld",
                     (long long)at->ndim);
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (apply(at, PyTuple_GetItem(parts, i)) != 0)
            return -1;
    return 0;
}

/* Return the collected tensors as a list value; `items` is memory of the caller. */
static tn_value gathered_value(const walk *at, tn_value *items)
{
    for (size_t i = 0; i < at->count; i++)
        items[i] = at->gathered[i] == NULL ? tn_value_none() : tn_value_tensor(at->gathered[i]);
    return tn_value_list(items, at->count);
}

/* x[index]: a view, or a gathered copy if any part is a tensor. */
static PyObject *get_items(PyObject *self, PyObject *index) TPY_GIL
{
    static tpy_callee alias = {"aten::alias", NULL}, gather = {"aten::index.Tensor", NULL};
    walk at;
    tn_value items[TN_MAX_DIM + 1], args[2];
    tn_tensor *result = NULL;
    if (walk_through(&at, tpy_tensor_peek(self), index, false) == 0) {
        args[0] = tn_value_tensor(at.view);
        args[1] = gathered_value(&at, items);
        /* The result is a new tensor even for x[...], which changes nothing. */
        if (at.count > 0)
            result = tpy_callee_tensor(&gather, args, 2);
        else
            result = at.view == tpy_tensor_peek(self) ? tpy_callee_tensor(&alias, args, 1)
                                                      : tn_tensor_retain(at.view);
    }
    end_walk(&at);
    return result == NULL ? NULL : tpy_tensor_take(result);
}

/* ---- assignment ---- */

/*
 * Drop leading dimensions of size 1, so that the value can be broadcast to a target with fewer
 * dimensions; new.
 */
static tn_tensor *trimmed(tn_tensor *value) TPY_GIL
{
    static tpy_callee select = {"aten::select.int", NULL};
    tn_tensor *rest = tn_tensor_retain(value);
    while (rest != NULL && tn_tensor_dim(rest) > 0 && tn_tensor_sizes(rest)[0] == 1) {
        tn_value args[] = {tn_value_tensor(rest), tn_value_int(0), tn_value_int(0)};
        tn_tensor *next = tpy_callee_tensor(&select, args, 3);
        tn_tensor_release(rest);
        rest = next;
    }
    return rest;
}

/* Write a number to all elements of a view. */
static int fill(tn_tensor *view, PyObject *number) TPY_GIL
{
    static tpy_callee fill_all = {"aten::fill_.Scalar", NULL};
    tpy_scratch scratch;
    tn_value args[2] = {tn_value_tensor(view)};
    tpy_scratch_begin(&scratch);
    tn_tensor *written = NULL;
    if (tpy_value_from(number, "S", false, &scratch, &args[1]) == 0)
        written = tpy_callee_tensor(&fill_all, args, 2);
    else if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_ValueError, "the number %R has more than 64 bits", number);
    }
    tpy_scratch_end(&scratch);
    tn_tensor_release(written);
    return written == NULL ? -1 : 0;
}

/*
 * Return the value as a tensor that can be written; new. A number becomes a tensor of the view's
 * dtype.
 */
static tn_tensor *value_for(const walk *at, PyObject *value) TPY_GIL
{
    tn_tensor *made;
    if (tpy_is_tensor(value))
        return trimmed(tpy_tensor_peek(value));
    tn_status status = tn_tensor_empty(tn_tensor_dtype(at->view), 0, NULL, NULL, TN_CPU, &made);
    if (status != TN_OK) {
        tpy_raise(status);
        return NULL;
    }
    if (fill(made, value) == 0)
        return made;
    tn_tensor_release(made);
    return NULL;
}

/* Write the value to the elements that the index names: by copy_ to a view, or by index_put_. */
static int store(const walk *at, PyObject *value) TPY_GIL
{
    static tpy_callee copy = {"aten::copy_", NULL}, put = {"aten::index_put_", NULL};
    tn_value items[TN_MAX_DIM + 1], args[3] = {tn_value_tensor(at->view)};
    if (at->count == 0 && !tpy_is_tensor(value))
        return fill(at->view, value);
    tn_tensor *from = value_for(at, value);
    if (from == NULL)
        return -1;
    args[1] = at->count > 0 ? gathered_value(at, items) : tn_value_tensor(from);
    args[2] = tn_value_tensor(from);
    tn_tensor *written =
        at->count > 0 ? tpy_callee_tensor(&put, args, 3) : tpy_callee_tensor(&copy, args, 2);
    tn_tensor_release(from);
    tn_tensor_release(written);
    return written == NULL ? -1 : 0;
}

/* x[index] = value. The index is applied first, so its errors come before those of the value. */
static int set_items(PyObject *self, PyObject *index, PyObject *value) TPY_GIL
{
    walk at;
    if (value == NULL) {
        PyErr_SetString(PyExc_TypeError, "Tensor does not support deleting items");
        return -1;
    }
    int failed = walk_through(&at, tpy_tensor_peek(self), index, true);
    bool is_number = PyLong_Check(value) || PyFloat_Check(value) || PyComplex_Check(value);
    if (failed == 0 && !is_number && !tpy_is_tensor(value)) {
        PyErr_Format(PyExc_TypeError, "elements are set to a tensor or a number, not to %R%s",
                     (PyObject *)Py_TYPE(value),
                     tpy_is_of_pytorch(value) ? ": use tenon.from_dlpack(x)" : "");
        failed = -1;
    }
    if (failed == 0)
        failed = store(&at, value);
    end_walk(&at);
    return failed;
}

PyType_Slot tpy_index_slots[] = {
    {Py_mp_subscript, TPY_CODE(get_items)}, {Py_mp_ass_subscript, TPY_CODE(set_items)}, {0, NULL}};
