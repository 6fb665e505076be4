/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * DLPack, version 1: an agreement on how a tensor is handed from one library to another in one
 * process. The layouts and numbers are the agreement's; the names are ours.
 */
#ifndef TENON_PY_DLPACK_H
#define TENON_PY_DLPACK_H

#include "own.h"

#define TPY_DL_MAJOR 1 /* of what is read and written here */
#define TPY_DL_MINOR 3

#define TPY_DL_READ_ONLY ((uint64_t)1) /* flags of a managed tensor */
#define TPY_DL_IS_COPY   ((uint64_t)2)

#define TPY_DL_CPU 1 /* the number of that device */

/* A device. */
typedef struct tpy_dl_device {
    int32_t type;  /* TPY_DL_CPU and others */
    int32_t index; /* among those of its type; 0 for the CPU */
} tpy_dl_device;

/* What an element is. */
typedef struct tpy_dl_dtype {
    uint8_t code;   /* signed, unsigned, real, …; the table is in dlpack.c */
    uint8_t bits;   /* of a lane */
    uint16_t lanes; /* 1 unless elements are packed */
} tpy_dl_dtype;

/* A tensor: who may use it for how long is said elsewhere. */
typedef struct tpy_dl_tensor {
    void *data;           /* of the allocation */
    tpy_dl_device device; /* where that lies */
    int32_t ndim;         /* dimensions */
    tpy_dl_dtype dtype;   /* what the elements are */
    int64_t *sizes;       /* one per dimension */
    int64_t *strides;     /* likewise, in elements; NULL: row-major */
    uint64_t byte_offset; /* from data to the first element */
} tpy_dl_tensor;

/* A tensor that is handed over, as before version 1. */
typedef struct tpy_dl_managed {
    tpy_dl_tensor tensor;                         /* what is handed over */
    void *context;                                /* the producer's */
    void (*deleter)(struct tpy_dl_managed *self); /* ends it; may be NULL */
} tpy_dl_managed;

/* A version of the agreement; another major number is another layout. */
typedef struct tpy_dl_version {
    uint32_t major; /* of the layout */
    uint32_t minor; /* of what numbers mean */
} tpy_dl_version;

/* A tensor that is handed over, since version 1. */
typedef struct tpy_dl_versioned {
    tpy_dl_version version;                         /* of the producer */
    void *context;                                  /* the producer's */
    void (*deleter)(struct tpy_dl_versioned *self); /* ends it; may be NULL */
    uint64_t flags;                                 /* TPY_DL_READ_ONLY, … */
    tpy_dl_tensor tensor;                           /* what is handed over */
} tpy_dl_versioned;

/* Where the maker of tensors (tpy_dl_exchange) reports a failure: kind and text. */
typedef void (*tpy_dl_reporter)(void *context, const char *kind, const char *text);

/*
 * What a type of tensors offers to C code, in a capsule of the type: calls without Python's. All of
 * it is called with the GIL and returns 0, or -1 and an exception.
 */
typedef struct tpy_dl_exchange {
    tpy_dl_version version;         /* of this struct */
    struct tpy_dl_exchange *before; /* the same for an older major number, or NULL */
    /* A new tensor like `like`, whose data and strides do not count. */
    int (*make)(tpy_dl_tensor *like, tpy_dl_versioned **out, void *context, tpy_dl_reporter report);
    int (*hand_out)(void *object, tpy_dl_versioned **out);     /* a tensor of an object; new */
    int (*take_in)(tpy_dl_versioned *tensor, void **object);   /* the reverse; takes the tensor */
    int (*look_at)(void *object, tpy_dl_tensor *out);          /* borrowed from the object */
    int (*stream)(int32_t type, int32_t index, void **stream); /* where work is queued now */
} tpy_dl_exchange;

#endif
