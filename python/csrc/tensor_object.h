/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Tensor object.
 *
 * It owns one ivalue of the core, which names the tensor for as long as the object lives, so that a
 * call passes the ivalue and makes none. A tensor that comes back has the object that it has, as
 * long as that lives: `x.grad is x.grad`, and `x.contiguous() is x` where nothing was to be done.
 *
 * Freeing an object drops the ivalue under the GIL. What the storage's deleter does then (it may be
 * a NumPy array's) is its own affair: deleters that hold Python objects take the GIL themselves,
 * since the last reference may be another thread's or the core's.
 */
#ifndef TENON_PY_TENSOR_OBJECT_H
#define TENON_PY_TENSOR_OBJECT_H

#include "own.h"

/* The object; subclasses in Python may add to it. */
typedef struct tpy_tensor {
    PyObject_HEAD            /* Python's */
        StableIValue ivalue; /* owned: names the tensor; 0 until it is made */
    PyObject *weak;          /* Python's list of weak references */
    uint32_t number;         /* its place in the table of all, 0 for none (tensor_object.c) */
    bool is_read_only;       /* made over memory that nobody should write (foreign.h) */
} tpy_tensor;

/* tenon.Tensor, owned by the module. */
extern PyTypeObject *tpy_tensor_type;

/* A Tensor object, or one of a subclass. */
static inline bool tpy_is_tensor(PyObject *object)
{
    return Py_TYPE(object) == tpy_tensor_type ||
           PyType_IsSubtype(Py_TYPE(object), tpy_tensor_type) != 0;
}

/* The tensor that the object names, borrowed for as long as the object lives. */
static inline tn_tensor *tpy_tensor_peek(PyObject *object)
{
    return tn_boxed_tensor(((tpy_tensor *)object)->ivalue);
}

/*
 * The object of an ivalue's tensor, or of a tensor, whose reference it takes, also on failure. A
 * new reference, to a new object where the tensor has none.
 */
PyObject *tpy_tensor_from_ivalue_take(StableIValue ivalue) TPY_GIL;
PyObject *tpy_tensor_take(tn_tensor *tensor) TPY_GIL;

/*
 * What the files give that the type is made of: slots, the tables of methods and members among
 * them, ended by a row of zeros. A file that adds to the type adds its row here and in
 * tensor_type.c.
 */
extern PyType_Slot tpy_tensor_own_slots[]; /* tensor_object.c */
extern PyType_Slot tpy_dlpack_slots[];     /* dlpack.c */
extern PyType_Slot tpy_buffer_slots[];     /* buffers.c */
extern PyType_Slot tpy_array_slots[];      /* numpy_arrays.c */
extern PyType_Slot tpy_scalar_slots[];     /* tensor_scalars.c */
extern PyType_Slot tpy_index_slots[];      /* indexing.c */
extern PyType_Slot tpy_look_slots[];       /* looking.c */
extern PyType_Slot tpy_python_slots[];     /* tensor_python.c */
extern PyType_Slot tpy_conversion_slots[]; /* conversions.c */
extern PyType_Slot tpy_grad_slots[];       /* grad_members.c */

/* The type out of these parts; new, made once. */
PyTypeObject *tpy_tensor_type_make(void) TPY_GIL;

/* Makes the type and puts it into the module. */
int tpy_tensor_init(PyObject *module) TPY_GIL;

#endif
