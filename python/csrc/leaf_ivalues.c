/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Boxing by the schema's type and the object's exact type. Subclasses take the slow path, since
 * they may override conversions.
 */
#include "leaf_ivalues.h"

#include "constants.h"
#include "tensor_object.h"

#include <stddef.h>

_Static_assert(sizeof(tpy_scalar_ivalue) == 24 && offsetof(tpy_scalar_ivalue, as) == 8,
               "a Scalar's ivalue as docs/values.md says it");

/* Strings, Generators and types that only the core knows are excluded. */
bool tpy_leaf_has_ivalue(tpy_leaf leaf)
{
    return !leaf.is_list && strchr("TidbylmDS", leaf.type) != NULL;
}

static StableIValue address_of(const void *place)
{
    return (StableIValue)(uintptr_t)place;
}

/* A double is boxed as its bits. */
static StableIValue ivalue_of_double(double real)
{
    StableIValue ivalue;
    memcpy(&ivalue, &real, sizeof ivalue);
    return ivalue;
}

/* Return false, without an exception, if the integer has more than 64 bits. */
static bool read_integer(PyObject *object, int64_t *out) TPY_GIL
{
    int overflow;
    long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
    *out = number;
    return overflow == 0;
}

/* A Scalar keeps the kind of number that Python gave. */
static bool box_scalar(PyObject *object, tpy_scalar_ivalue *out) TPY_GIL
{
    if (Py_TYPE(object) == &PyLong_Type) {
        out->kind = TN_KIND_INT;
        return read_integer(object, &out->as.integer);
    }
    if (Py_TYPE(object) == &PyFloat_Type) {
        out->kind = TN_KIND_DOUBLE;
        out->as.real = PyFloat_AsDouble(object);
        return true;
    }
    /* There are only two bool objects, so bool has no subclass to exclude. */
    if (!PyBool_Check(object))
        return false;
    out->kind = TN_KIND_BOOL;
    out->as.boolean = object == Py_True;
    return true;
}

/*
 * An int for a float argument is converted as Python does, except that one beyond 64 bits is left
 * to the slow path.
 */
static bool box_double(PyObject *object, StableIValue *out) TPY_GIL
{
    int64_t integer;
    if (Py_TYPE(object) == &PyFloat_Type)
        *out = ivalue_of_double(PyFloat_AsDouble(object));
    else if (Py_TYPE(object) == &PyLong_Type && read_integer(object, &integer))
        *out = ivalue_of_double((double)integer);
    else
        return false;
    return true;
}

/* dtypes, layouts, memory formats and devices. */
static bool box_constant(char type, PyObject *object, StableIValue *out) TPY_GIL
{
    tn_value value;
    tpy_leaf_room unused;
    tpy_leaf leaf = {.type = type};
    return tpy_constant_value(object, &value) && tpy_leaf_box_value(leaf, &value, &unused, out);
}

/* Box a value of a type that is not optional. */
static bool box_bare(char type, PyObject *object, tpy_leaf_room *room, StableIValue *out) TPY_GIL
{
    switch (type) {
    case 'T':
        if (!tpy_is_tensor(object))
            return false;
        /* The ivalue of a Tensor object is passed as it is; the callee borrows it. */
        *out = ((tpy_tensor *)object)->ivalue;
        return true;
    case 'S':
        *out = address_of(&room->scalar);
        return box_scalar(object, &room->scalar);
    case 'i':
        return Py_TYPE(object) == &PyLong_Type && read_integer(object, (int64_t *)out);
    case 'd':
        return box_double(object, out);
    case 'b':
        *out = object == Py_True;
        return PyBool_Check(object);
    default:
        return box_constant(type, object, out);
    }
}

bool tpy_leaf_box(tpy_leaf leaf, PyObject *object, tpy_leaf_room *room, StableIValue *out)
{
    if (!leaf.is_optional)
        return box_bare(leaf.type, object, room, out);
    /* An optional is NULL for None, else a pointer to the value's ivalue. */
    if (object == Py_None) {
        *out = 0;
        return true;
    }
    *out = address_of(&room->inner);
    return box_bare(leaf.type, object, room, &room->inner);
}

/*
 * Box a tagged value. Its kind must match the type: whoever read the schema has made a default of 2
 * for a float argument 2.0 already.
 */
static bool box_bare_value(char type, const tn_value *value, tpy_leaf_room *room, StableIValue *out)
{
    static const char types[] = "idbylm";
    static const tn_kind kinds[] = {TN_KIND_INT,   TN_KIND_DOUBLE, TN_KIND_BOOL,
                                    TN_KIND_DTYPE, TN_KIND_LAYOUT, TN_KIND_MEMORY_FORMAT};
    if (type == 'S') {
        room->scalar.kind = (uint32_t)value->kind;
        memcpy(&room->scalar.as, &value->as, sizeof room->scalar.as);
        *out = address_of(&room->scalar);
        return value->kind == TN_KIND_INT || value->kind == TN_KIND_DOUBLE ||
               value->kind == TN_KIND_BOOL || value->kind == TN_KIND_COMPLEX;
    }
    /* A device: type in the high 32 bits, index in the low ones. */
    if (type == 'D' && value->kind == TN_KIND_DEVICE) {
        uint64_t type_bits = (uint8_t)value->as.device.type;
        uint64_t index_bits = (uint64_t)value->as.device.index & 0xffffffffu;
        *out = type_bits << 32 | index_bits;
        return true;
    }
    const char *at = strchr(types, type);
    if (at == NULL || value->kind != kinds[at - types])
        return false;
    *out = value->kind == TN_KIND_BOOL     ? value->as.boolean
           : value->kind == TN_KIND_DOUBLE ? ivalue_of_double(value->as.real)
                                           : (StableIValue)value->as.integer;
    return true;
}

bool tpy_leaf_box_value(tpy_leaf leaf, const tn_value *value, tpy_leaf_room *room,
                        StableIValue *out)
{
    if (value->kind == TN_KIND_NONE) {
        *out = 0;
        return leaf.is_optional;
    }
    if (!tpy_leaf_has_ivalue(leaf))
        return false;
    if (!leaf.is_optional)
        return box_bare_value(leaf.type, value, room, out);
    *out = address_of(&room->inner);
    return box_bare_value(leaf.type, value, room, &room->inner);
}
