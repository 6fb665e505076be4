/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Tensor object.
 *
 * It owns one ivalue of the core, which names the tensor for as long as the object lives; a call
 * passes this ivalue and makes none. A tensor that comes back to Python gets the object that it
 * already has, if that is still alive: `x.grad is x.grad`, and `x.contiguous() is x` if x was
 * contiguous.
 *
 * Freeing an object drops the ivalue under the GIL. The storage's deleter (perhaps that of a NumPy
 * array) decides for itself what it needs: deleters that hold Python objects take the GIL
 * themselves, because the last reference may be another thread's or the core's.
 */
#ifndef TENON_PY_TENSOR_OBJECT_H
#define TENON_PY_TENSOR_OBJECT_H

#include "own.h"

/* The object; subclasses in Python may add to it. */
typedef struct tpy_tensor {
    PyObject_HEAD            /* Python's */
        StableIValue ivalue; /* owned: names the tensor; 0 until it is made */
    PyObject *weak;          /* Python's list of weak references */
    uint32_t number;         /* index in the table of all objects, 0 for none (tensor_object.c) */
    bool is_read_only;       /* made over memory that must not be written (foreign.h) */
} tpy_tensor;

/* tenon.Tensor, owned by the module. */
extern PyTypeObject *tpy_tensor_type;

/* Return whether it is a Tensor, or an object of a subclass. */
static inline bool tpy_is_tensor(PyObject *object)
{
    return Py_TYPE(object) == tpy_tensor_type ||
           PyType_IsSubtype(Py_TYPE(object), tpy_tensor_type) != 0;
}

/* Return the tensor that the object names, borrowed for as long as the object lives. */
static inline tn_tensor *tpy_tensor_peek(PyObject *object)
{
    return tn_boxed_tensor(((tpy_tensor *)object)->ivalue);
}

/*
 * Return the object of the tensor that an ivalue names, or of a tensor; its reference is taken,
 * also on failure. The result is a new reference, to a new object if the tensor has none.
 */
PyObject *tpy_tensor_from_ivalue_take(StableIValue ivalue) TPY_GIL;
PyObject *tpy_tensor_take(tn_tensor *tensor) TPY_GIL;

/*
 * What each file contributes to the type: slots, among them tables of methods and members, ended by
 * an entry of zeros. A file that extends the type adds its line here and in tensor_type.c.
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

/* Make the type from these parts; new, called once. */
PyTypeObject *tpy_tensor_type_make(void) TPY_GIL;

/* Make the type and add it to the module. */
int tpy_tensor_init(PyObject *module) TPY_GIL;

#endif
