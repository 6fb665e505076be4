/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors over the memory of other libraries, and arrays of theirs over ours. Nothing is copied.
 *
 * Who keeps what alive: a Tensor made here holds the other library's object (the array, the buffer,
 * DLPack's managed tensor) until its storage goes, on whichever thread that is; what is handed out
 * holds a view of its own of our storage, so neither the object it came from nor what an operator
 * makes of that tensor later can take the memory away. A storage that was handed out is never
 * resized again.
 *
 * Memory that may not be written is remembered in the object that was made of it: handed out again
 * it says so. Operators that write do not ask, as in PyTorch.
 */
#ifndef TENON_PY_FOREIGN_H
#define TENON_PY_FOREIGN_H

#include "own.h"

/* Memory that a Tensor is to be made over. */
typedef struct tpy_memory {
    void *data;           /* the first element */
    tn_dtype dtype;       /* what the elements are */
    int64_t ndim;         /* dimensions */
    const int64_t *sizes; /* one per dimension */
    const int64_t
        *strides;       /* likewise, in bytes or in elements as the function says; may be NULL */
    bool is_read_only;  /* nobody should write it */
    tn_deleter deleter; /* called with (data, context) when the last tensor goes */
    void *context;      /* for the deleter */
} tpy_memory;

/*
 * A new Tensor. `in_bytes` says what the strides count. On failure an exception is set (`wrong` for
 * geometry that no tensor has: negative strides, parts of elements) and the deleter not called.
 */
PyObject *tpy_tensor_over(const tpy_memory *memory, bool in_bytes, PyObject *wrong) TPY_GIL;

/* A view of the whole tensor for handing out, whose storage is fixed; NULL and an exception. */
tn_tensor *tpy_hand_out(const tn_tensor *tensor) TPY_GIL;

/* Whether elements in memory are what the tensor means: not lazily conjugated or negated. */
bool tpy_is_plain(tn_tensor *tensor) TPY_GIL;

/* dlpack.c: a Tensor of an object with __dlpack__, or of a capsule; new. */
PyObject *tpy_dlpack_import(PyObject *object) TPY_GIL;
/* Whether the object's type has __dlpack__; never an exception. */
bool tpy_has_dlpack(PyObject *object) TPY_GIL;

/* buffers.c: a Tensor over an object's buffer; new. */
PyObject *tpy_buffer_import(PyObject *object) TPY_GIL;

/* numpy_arrays.c: whether it is an ndarray (NumPy is not imported for that), and a Tensor over it.
 */
bool tpy_is_array(PyObject *object) TPY_GIL;
PyObject *tpy_array_import(PyObject *array) TPY_GIL;

/*
 * foreign.c: a Tensor over an array, a tensor of another library, or a buffer that is no text and
 * no bytes; NULL without an exception for any other object.
 */
PyObject *tpy_foreign_tensor(PyObject *object) TPY_GIL;

/* Functions for the module, and what hangs on the finished type. */
int tpy_dlpack_init(PyObject *module) TPY_GIL;
int tpy_buffers_init(PyObject *module) TPY_GIL;
int tpy_arrays_init(PyObject *module) TPY_GIL;

#endif
