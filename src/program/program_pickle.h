/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * program: files of torch.save, read without running anything (program_pickle.c). What is read
 * belongs to an arena; the bytes of storages stay where the file lies.
 */
#ifndef TENON_PROGRAM_PICKLE_H
#define TENON_PROGRAM_PICKLE_H

#include "program/programs.h"

/* What a value of a pickle is. The last three are parts of tensors, and never results. */
typedef enum tni_pickled_kind {
    TNI_PICKLED_NONE,
    TNI_PICKLED_BOOL,
    TNI_PICKLED_INT,
    TNI_PICKLED_FLOAT,
    TNI_PICKLED_TEXT,
    TNI_PICKLED_LIST, /* a list or a tuple */
    TNI_PICKLED_DICT,
    TNI_PICKLED_TENSOR,
    TNI_PICKLED_NAME,
    TNI_PICKLED_STORAGE,
    TNI_PICKLED_MARK
} tni_pickled_kind;

/* A tensor, and the storage that it lies in. */
typedef struct tni_pickled_tensor {
    tn_dtype dtype;         /* of the elements */
    int64_t ndim;           /* dimensions */
    const int64_t *sizes;   /* that many */
    const int64_t *strides; /* as many */
    int64_t offset;         /* elements from the storage's start */
    bool requires_grad;     /* as the file says */
    const void *data;       /* the storage's bytes in the file */
    size_t bytes;           /* how many; whether the tensor lies within is not checked */
} tni_pickled_tensor;

/* A value of a pickle. Containers may hold one value twice, and themselves. */
typedef struct tni_pickled {
    tni_pickled_kind kind;
    int64_t integer;            /* of an INT, or BOOL */
    double real;                /* of a FLOAT */
    const char *text;           /* of a TEXT, NUL-terminated; of a NAME, "module name" */
    struct tni_pickled **items; /* of a LIST; of a DICT, keys and values in turn */
    size_t count;               /* of items; of a TEXT, its length */
    size_t room;                /* for items */
    const int64_t *sizes;       /* of a LIST of numbers that a tensor has; NULL before */
    tni_pickled_tensor *tensor; /* of a TENSOR */
} tni_pickled;

/*
 * Read a file of torch.save that lies in memory. `name` is for messages. TN_ERR_IO: it is damaged,
 * or none. TN_ERR_NOT_IMPLEMENTED: it makes something else than tensors and plain containers.
 */
tn_status tni_pickle_load(tni_arena *arena, const char *name, const void *data, size_t bytes,
                          const tni_pickled **out) TN_NODISCARD;

/* Return the value of a key; NULL if there is none, or `dict` is no dict. */
const tni_pickled *tni_pickle_find(const tni_pickled *dict, const char *key);

#endif
