/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors over the memory of other libraries, and arrays of other libraries over ours. Nothing is
 * copied.
 *
 * Lifetimes: a Tensor made here holds the other library's object (the array, the buffer, DLPack's
 * managed tensor) until its storage is freed, on whichever thread that happens. What is handed out
 * holds its own view of our storage, so the memory stays even if the original object is gone or an
 * operator changes its tensor. A storage that was handed out is never resized again.
 *
 * An object made over read-only memory remembers this and says so when it is handed out again.
 * Operators that write do not check it, as in PyTorch.
 */
#ifndef TENON_PY_FOREIGN_H
#define TENON_PY_FOREIGN_H

#include "own.h"

/* Memory over which a Tensor is to be made. */
typedef struct tpy_memory {
    void *data;             /* the first element */
    tn_dtype dtype;         /* what the elements are */
    int64_t ndim;           /* dimensions */
    const int64_t *sizes;   /* one per dimension */
    const int64_t *strides; /* one per dimension, in bytes or elements (`in_bytes`); may be NULL */
    bool is_read_only;      /* it must not be written */
    tn_deleter deleter;     /* called with (data, context) when the last tensor goes */
    void *context;          /* for the deleter */
} tpy_memory;

/*
 * Make a new Tensor. `in_bytes` says what the strides count. On failure an exception is set (of
 * class `wrong` for strides that no tensor has: negative, or fractions of elements) and the deleter
 * has not been called.
 */
PyObject *tpy_tensor_over(const tpy_memory *memory, bool in_bytes, PyObject *wrong) TPY_GIL;

/* Return a view of the whole tensor for handing out, and fix its storage; NULL and an exception. */
tn_tensor *tpy_hand_out(const tn_tensor *tensor) TPY_GIL;

/* Return whether memory holds the tensor's actual values: it has no lazy bits. */
bool tpy_is_plain(tn_tensor *tensor) TPY_GIL;

/* dlpack.c: make a Tensor from an object with __dlpack__, or from a capsule; new. */
PyObject *tpy_dlpack_import(PyObject *object) TPY_GIL;
/* Return whether the object's type has __dlpack__; never sets an exception. */
bool tpy_has_dlpack(PyObject *object) TPY_GIL;

/* buffers.c: make a Tensor over an object's buffer; new. */
PyObject *tpy_buffer_import(PyObject *object) TPY_GIL;

/* numpy_arrays.c: whether it is an ndarray (this does not import NumPy), and a Tensor over one. */
bool tpy_is_array(PyObject *object) TPY_GIL;
PyObject *tpy_array_import(PyObject *array) TPY_GIL;

/*
 * foreign.c: make a Tensor over an array, a tensor of another library, or a buffer other than bytes
 * and bytearray; NULL, without an exception, for any other object.
 */
PyObject *tpy_foreign_tensor(PyObject *object) TPY_GIL;

/*
 * foreign.c: whether it is a torch.Tensor. PyTorch is not imported for it. Never sets an exception.
 */
bool tpy_is_of_pytorch(PyObject *object) TPY_GIL;

/* Add the functions to the module, and attributes to the finished type. */
int tpy_dlpack_init(PyObject *module) TPY_GIL;
int tpy_buffers_init(PyObject *module) TPY_GIL;
int tpy_arrays_init(PyObject *module) TPY_GIL;

#endif
