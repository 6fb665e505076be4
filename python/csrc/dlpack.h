/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * DLPack, version 1: a protocol for handing a tensor from one library to another within a process.
 * Layouts and numbers are the protocol's; the names are ours.
 */
#ifndef TENON_PY_DLPACK_H
#define TENON_PY_DLPACK_H

#include "own.h"

#define TPY_DL_MAJOR 1 /* the version read and written here */
#define TPY_DL_MINOR 3

#define TPY_DL_READ_ONLY ((uint64_t)1) /* flags of a managed tensor */
#define TPY_DL_IS_COPY   ((uint64_t)2)

#define TPY_DL_CPU 1 /* DLPack's number of the device */

/* A device. */
typedef struct tpy_dl_device {
    int32_t type;  /* TPY_DL_CPU and others */
    int32_t index; /* among those of its type; 0 for the CPU */
} tpy_dl_device;

/* What an element is. */
typedef struct tpy_dl_dtype {
    uint8_t code;   /* signed, unsigned, real, ...; the table is in dlpack.c */
    uint8_t bits;   /* of a lane */
    uint16_t lanes; /* 1 unless several numbers are packed */
} tpy_dl_dtype;

/* A tensor's description. Who owns the memory is up to the struct that contains it. */
typedef struct tpy_dl_tensor {
    void *data;           /* start of the allocation */
    tpy_dl_device device; /* where the memory is */
    int32_t ndim;         /* dimensions */
    tpy_dl_dtype dtype;   /* what the elements are */
    int64_t *sizes;       /* one per dimension */
    int64_t *strides;     /* one per dimension, in elements; NULL: row-major */
    uint64_t byte_offset; /* from data to the first element */
} tpy_dl_tensor;

/* A tensor that is handed over, before version 1. */
typedef struct tpy_dl_managed {
    tpy_dl_tensor tensor;                         /* what is handed over */
    void *context;                                /* the producer's */
    void (*deleter)(struct tpy_dl_managed *self); /* releases it; may be NULL */
} tpy_dl_managed;

/* A version of the protocol; another major number means another layout. */
typedef struct tpy_dl_version {
    uint32_t major; /* changes with the layout */
    uint32_t minor; /* changes with the meaning of numbers */
} tpy_dl_version;

/* A tensor that is handed over, since version 1. */
typedef struct tpy_dl_versioned {
    tpy_dl_version version;                         /* of the producer */
    void *context;                                  /* the producer's */
    void (*deleter)(struct tpy_dl_versioned *self); /* releases it; may be NULL */
    uint64_t flags;                                 /* TPY_DL_READ_ONLY and the like */
    tpy_dl_tensor tensor;                           /* what is handed over */
} tpy_dl_versioned;

/* How `make` of tpy_dl_exchange reports a failure: class and text of the error. */
typedef void (*tpy_dl_reporter)(void *context, const char *kind, const char *text);

/*
 * What a type of tensors offers to C code, in a capsule that is an attribute of the type: calls
 * that bypass Python. All are called with the GIL and return 0, or -1 and an exception.
 */
typedef struct tpy_dl_exchange {
    tpy_dl_version version;         /* of this struct */
    struct tpy_dl_exchange *before; /* the same for an older major number, or NULL */
    /* A new tensor like `like`, whose data and strides are ignored. */
    int (*make)(tpy_dl_tensor *like, tpy_dl_versioned **out, void *context, tpy_dl_reporter report);
    int (*hand_out)(void *object, tpy_dl_versioned **out);   /* hand out an object's tensor; new */
    int (*take_in)(tpy_dl_versioned *tensor, void **object); /* the reverse; takes the tensor */
    int (*look_at)(void *object, tpy_dl_tensor *out);        /* borrowed from the object */
    int (*stream)(int32_t type, int32_t index, void **stream); /* the queue for new work on a
                                                                  device */
} tpy_dl_exchange;

#endif
