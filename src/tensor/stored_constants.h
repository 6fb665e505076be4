/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Constants that a compiled model's code stores in its package, while its container makes them.
 *
 *     package, mapped   | a.weight | a.bias | b.weight | …          aligned to 64 bytes
 *     container's copy  | a.weight | a.bias | b.weight | …          the same bytes, in memory
 *
 * A container copies one constant after the other and makes a tensor over each copy. If the bytes
 * are found at the same distance in the package, the tensor is one over the package instead, and
 * the memory of the copy is given back: the weights lie in memory once, as pages of the file, and a
 * packed form of them (packed_forms.h) takes the place of those. Bytes that are not found there
 * stay where they are. Of containers it is assumed that they read a copy no more once there is a
 * tensor over it.
 */
#ifndef TENON_STORED_CONSTANTS_H
#define TENON_STORED_CONSTANTS_H

#include "base/base.h"

/* Of each constant; AOTInductor's. */
#define TNI_CONSTANTS_ALIGNMENT 64

/*
 * The most ranges of a copy that are given back: more than one if constants between them were not
 * found. Beyond these the rest of the copy stays in memory.
 */
#define TNI_STORED_RANGES 16

/* Bytes of a container's copy. */
typedef struct tni_stored_range {
    const char *begin, *end; /* the first, and the one after the last */
} tni_stored_range;

/* Where constants are stored, and how far the container has come. */
typedef struct tni_stored_constants {
    const char *data;       /* in the mapped file, which may be written (tni_map_copy_on_write) */
    size_t bytes;           /* how many */
    const char *copy;       /* the first constant of the container's copy; NULL before that */
    tni_stored_range found; /* bytes of the copy that were found last and are still in memory */
    tni_stored_range given[TNI_STORED_RANGES]; /* those that were given back before */
    int ngiven;                                /* how many ranges these are */
} tni_stored_constants;

/*
 * Begin and end finding constants that this thread makes; `stored` stays the caller's until the
 * end. tni_stored_end gives back what is left of the copy if the container `is_made`; one that
 * failed has freed its copy, which may be another's memory by then.
 */
void tni_stored_begin(tni_stored_constants *stored);
void tni_stored_end(bool is_made);

/*
 * memcpy, with which a container copies: while this thread makes constants, those that are copied
 * from the file are forgotten piece by piece, so that a large one does not lie in memory twice.
 */
void *tni_stored_copy(void *restrict to, const void *restrict from, size_t bytes);

/*
 * Return where the file has the bytes of a constant that was copied to `copy`; NULL if it has not,
 * or if this thread makes no constants. If it has, the copy is not to be read again.
 */
void *tni_stored_find(const void *copy, size_t bytes);

#endif
