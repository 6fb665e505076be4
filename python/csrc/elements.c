/* SPDX-License-Identifier: BSD-3-Clause */
/* Reading and writing single elements: switches over the dtypes that C has types for. */
#include "elements.h"

#include "foreign.h"
#include "python_callees.h"

/* Small floating-point formats widen to float32, which represents all their values exactly. */
tn_dtype tpy_wide_dtype(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_U8:
    case TN_DTYPE_I8:
    case TN_DTYPE_I16:
    case TN_DTYPE_I32:
    case TN_DTYPE_I64:
    case TN_DTYPE_F32:
    case TN_DTYPE_F64:
    case TN_DTYPE_C64:
    case TN_DTYPE_C128:
    case TN_DTYPE_BOOL:
    case TN_DTYPE_U16:
    case TN_DTYPE_U32:
    case TN_DTYPE_U64:
        return dtype;
    case TN_DTYPE_F16:
    case TN_DTYPE_BF16:
    case TN_DTYPE_F8E5M2:
    case TN_DTYPE_F8E4M3FN:
    case TN_DTYPE_F8E5M2FNUZ:
    case TN_DTYPE_F8E4M3FNUZ:
    case TN_DTYPE_F8E8M0FNU:
        return TN_DTYPE_F32;
    case TN_DTYPE_C32:
        return TN_DTYPE_C64;
    default: /* packed and quantised ones */
        return TN_DTYPE_UNDEFINED;
    }
}

/* ---- whole tensors ---- */

/* _to_copy is skipped if the tensor is already as wanted. */
tn_tensor *tpy_converted(tn_tensor *tensor, tn_dtype dtype)
{
    static tpy_callee copy = {"aten::_to_copy", NULL};
    if (tn_tensor_dtype(tensor) == dtype && tn_tensor_device(tensor).type == TN_DEVICE_CPU)
        return tn_tensor_retain(tensor);
    tn_value args[] = {tn_value_tensor(tensor), tn_value_dtype(dtype), tn_value_none(),
                       tn_value_device(TN_CPU)};
    return tpy_callee_tensor(&copy, args, TPY_LEN(args));
}

/* Convert dtype and device first, then resolve lazy bits, if there are any left. */
tn_tensor *tpy_readable(tn_tensor *tensor)
{
    static tpy_callee resolve_conj = {"aten::resolve_conj", NULL};
    static tpy_callee resolve_neg = {"aten::resolve_neg", NULL};
    tn_dtype dtype = tn_tensor_dtype(tensor), wide = tpy_wide_dtype(dtype);
    if (tn_tensor_device(tensor).type == TN_DEVICE_META) {
        PyErr_SetString(PyExc_RuntimeError, "a tensor on meta has no elements to read");
        return NULL;
    }
    if (wide == TN_DTYPE_UNDEFINED) {
        PyErr_Format(PyExc_NotImplementedError, "elements of tenon.%s are no numbers of Python's",
                     tn_dtype_name(dtype));
        return NULL;
    }
    tn_tensor *here = tpy_converted(tensor, wide);
    /* Conversion to another dtype has resolved the bits already. */
    if (here == NULL || tpy_is_plain(here))
        return here;
    tn_value args[] = {tn_value_tensor(here)};
    tn_tensor *turned = tpy_callee_tensor(&resolve_conj, args, 1);
    tn_tensor_release(here);
    if (turned == NULL)
        return NULL;
    args[0] = tn_value_tensor(turned);
    tn_tensor *plain = tpy_callee_tensor(&resolve_neg, args, 1);
    tn_tensor_release(turned);
    return plain;
}

/* ---- one element ---- */

#define READ(type, place) (*(const type *)(place))

PyObject *tpy_element_get(tn_dtype dtype, const void *place)
{
    switch ((int)dtype) {
    case TN_DTYPE_U8:
        return PyLong_FromLong(READ(uint8_t, place));
    case TN_DTYPE_I8:
        return PyLong_FromLong(READ(int8_t, place));
    case TN_DTYPE_I16:
        return PyLong_FromLong(READ(int16_t, place));
    case TN_DTYPE_U16:
        return PyLong_FromLong(READ(uint16_t, place));
    case TN_DTYPE_I32:
        return PyLong_FromLong(READ(int32_t, place));
    case TN_DTYPE_U32:
        return PyLong_FromLongLong(READ(uint32_t, place));
    case TN_DTYPE_I64:
        return PyLong_FromLongLong(READ(int64_t, place));
    case TN_DTYPE_U64:
        return PyLong_FromUnsignedLongLong(READ(uint64_t, place));
    case TN_DTYPE_F32:
        return PyFloat_FromDouble((double)READ(float, place));
    case TN_DTYPE_F64:
        return PyFloat_FromDouble(READ(double, place));
    case TN_DTYPE_C64:
        return PyComplex_FromDoubles((double)((const float *)place)[0],
                                     (double)((const float *)place)[1]);
    case TN_DTYPE_C128:
        return PyComplex_FromDoubles(((const double *)place)[0], ((const double *)place)[1]);
    default: /* bool: any byte but 0 is true */
        return PyBool_FromLong(READ(uint8_t, place) != 0);
    }
}

/* Return the largest value of an integer dtype of at most 32 bits. */
static int64_t largest(tn_dtype dtype, bool *is_signed)
{
    *is_signed = dtype == TN_DTYPE_I8 || dtype == TN_DTYPE_I16 || dtype == TN_DTYPE_I32;
    int bits = (int)(8 * tn_dtype_size(dtype)) - (*is_signed ? 1 : 0);
    return ((int64_t)1 << bits) - 1;
}

/* Set the exception of PyTorch for a number out of the dtype's range; return -1. */
static int fail_overflow(tn_dtype dtype) TPY_GIL
{
    PyErr_Format(PyExc_RuntimeError, "value cannot be converted to type %s without overflow",
                 tn_dtype_name(dtype));
    return -1;
}

/*
 * Write the low bytes of a number in range. As in PyTorch, an unsigned dtype also accepts negative
 * numbers down to -max: -1 becomes the largest value.
 */
static int set_whole(tn_dtype dtype, void *place, int64_t number) TPY_GIL
{
    size_t width = tn_dtype_size(dtype);
    if (width < 8) {
        bool is_signed;
        int64_t most = largest(dtype, &is_signed);
        if (number > most || number < -most - (is_signed ? 1 : 0))
            return fail_overflow(dtype);
    }
    memcpy(place, &number, width); /* little-endian: the low bytes come first */
    return 0;
}

/*
 * Write a floating-point number without its fraction. As in PyTorch, the range is checked before
 * the fraction is dropped, and here a negative number is out of range for unsigned dtypes. NaN
 * fails the comparisons.
 */
static int set_whole_real(tn_dtype dtype, void *place, double real) TPY_GIL
{
    bool is_signed = true;
    double most = 9223372036854775808.0, least = -most;
    if (tn_dtype_size(dtype) < 8) {
        most = (double)largest(dtype, &is_signed);
        least = is_signed ? -most - 1 : 0;
    }
    /* 2^63 is a double but no int64, so the comparison is strict for 64 bits. */
    bool is_below = tn_dtype_size(dtype) < 8 ? real <= most : real < most;
    if (!is_below || !(real >= least))
        return fail_overflow(dtype);
    return set_whole(dtype, place, (int64_t)real);
}

/*
 * Write a uint64. PyTorch converts with Python's own function: integers in range only, with its
 * exceptions.
 */
static int set_longest(uint64_t *place, PyObject *number) TPY_GIL
{
    if (!PyLong_Check(number)) {
        PyErr_Format(PyExc_TypeError, "an integer is required for uint64, not %R", number);
        return -1;
    }
    *place = PyLong_AsUnsignedLongLong(number);
    if (*place != (uint64_t)-1 || PyErr_Occurred() == NULL)
        return 0;
    PyErr_Format(PyExc_OverflowError, "%R is no number of uint64", number);
    return -1;
}

/* Write a Python number to an integer dtype. */
static int set_whole_object(tn_dtype dtype, void *place, PyObject *number) TPY_GIL
{
    if (dtype == TN_DTYPE_U64)
        return set_longest(place, number);
    if (PyFloat_Check(number))
        return set_whole_real(dtype, place, PyFloat_AsDouble(number));
    if (PyComplex_Check(number)) {
        PyErr_SetString(PyExc_TypeError, "'complex' object cannot be interpreted as an integer");
        return -1;
    }
    int overflow;
    /* bool is a subclass of int, so True is read here as 1. */
    long long whole = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow != 0) {
        PyErr_Format(PyExc_ValueError, "%R has more bits than the dtype %s", number,
                     tn_dtype_name(dtype));
        return -1;
    }
    return set_whole(dtype, place, whole);
}

/* Read any number as two doubles: real and imaginary part. */
static int parts_of(PyObject *number, double parts[2]) TPY_GIL
{
    parts[1] = 0;
    if (PyComplex_Check(number)) {
        parts[0] = PyComplex_RealAsDouble(number);
        parts[1] = PyComplex_ImagAsDouble(number);
        return 0;
    }
    parts[0] = PyFloat_AsDouble(number);
    return parts[0] == -1.0 && PyErr_Occurred() != NULL ? -1 : 0;
}

int tpy_element_set(tn_dtype dtype, void *place, PyObject *number)
{
    double parts[2];
    bool is_complex = dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
    bool is_real = dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64;
    if (dtype == TN_DTYPE_BOOL) {
        int truth = PyObject_IsTrue(number);
        *(uint8_t *)place = truth > 0;
        return truth < 0 ? -1 : 0;
    }
    /* The rest are integers. */
    if (!is_complex && !is_real)
        return set_whole_object(dtype, place, number);
    if (is_real && PyComplex_Check(number)) {
        PyErr_SetString(PyExc_TypeError, "must be real number, not complex");
        return -1;
    }
    if (parts_of(number, parts) != 0)
        return -1;
    bool is_narrow = dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_C64;
    for (int i = 0; i < (is_complex ? 2 : 1); i++)
        if (is_narrow)
            ((float *)place)[i] = (float)parts[i];
        else
            ((double *)place)[i] = parts[i];
    return 0;
}

/* ---- to Python ---- */

PyObject *tpy_item(tn_tensor *tensor)
{
    if (tn_tensor_numel(tensor) != 1)
        return PyErr_Format(PyExc_RuntimeError,
                            "a Tensor with %lld elements cannot be converted to Scalar",
                            (long long)tn_tensor_numel(tensor));
    tn_tensor *plain = tpy_readable(tensor);
    if (plain == NULL)
        return NULL;
    PyObject *number = tpy_element_get(tn_tensor_dtype(plain), tn_tensor_data(plain));
    tn_tensor_release(plain);
    return number;
}

/*
 * Return the elements at and after dimension `dim`, whose first element is at `place`, as nested
 * lists. Recursion is as deep as the tensor has dimensions. `place` is NULL for empty tensors.
 */
static PyObject *lists_at(const tn_tensor *tensor, int64_t dim, const char *place) TPY_GIL
{
    tn_dtype dtype = tn_tensor_dtype(tensor);
    if (dim == tn_tensor_dim(tensor))
        return tpy_element_get(dtype, place);
    int64_t size = tn_tensor_sizes(tensor)[dim];
    int64_t step = tn_tensor_strides(tensor)[dim] * (int64_t)tn_dtype_size(dtype);
    TPY_OWN(list, PyList_New((Py_ssize_t)size));
    if (list == NULL)
        return NULL;
    for (int64_t i = 0; i < size; i++) {
        PyObject *item = lists_at(tensor, dim + 1, place == NULL ? NULL : place + i * step);
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            return NULL;
    }
    return tpy_give(&list);
}

PyObject *tpy_lists(tn_tensor *tensor)
{
    tn_tensor *plain = tpy_readable(tensor);
    if (plain == NULL)
        return NULL;
    PyObject *lists = lists_at(plain, 0, tn_tensor_data(plain));
    tn_tensor_release(plain);
    return lists;
}
