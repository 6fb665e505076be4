/* SPDX-License-Identifier: BSD-3-Clause */
/* program: the machine that reads a pickle (program_pickle.c), and the tensors that it makes. */
#ifndef TENON_PROGRAM_PICKLE_MACHINE_H
#define TENON_PROGRAM_PICKLE_MACHINE_H

#include "program/program_pickle.h"

/* The machine. */
typedef struct tni_pickle_machine {
    tni_arena *arena;        /* of all that is made */
    const char *name;        /* of the file, for messages */
    tn_archive *archive;     /* that the file is */
    const char *root;        /* of its members, with a slash; borrowed from it */
    size_t root_length;      /* of the root */
    const unsigned char *at; /* the next instruction */
    const unsigned char *end;
    size_t length;        /* of the pickle */
    tni_pickled **stack;  /* `depth` values */
    size_t depth;         /* values and marks */
    size_t mark;          /* the index behind the last mark; 0 if there is none */
    size_t stack_room;    /* allocated */
    tni_pickled **memory; /* values by index; NULL where there is none */
    size_t memory_room;   /* allocated */
    size_t remembered;    /* values in the memory */
    bool *checked;        /* by member, whether it is what its checksum says */
} tni_pickle_machine;

/* Fail with the file's name: TN_ERR_IO. */
TNI_COLD tn_status tni_pickle_refuse(const tni_pickle_machine *m, const char *why) TN_NODISCARD;

/* Push a new value of a kind. */
tn_status tni_pickle_push_new(tni_pickle_machine *m, tni_pickled_kind kind,
                              tni_pickled **out) TN_NODISCARD;

/* Pop a value; NULL if there is none. */
tni_pickled *tni_pickle_pop(tni_pickle_machine *m);

/* Return an item of a list, or of a tuple, if it is of a kind; else NULL. */
tni_pickled *tni_pickle_item(const tni_pickled *list, size_t index, tni_pickled_kind kind);

/* ---- program_pickled_tensors.c ---- */

/* Make a tensor of the arguments of _rebuild_tensor_v2; of _v3, where the dtype comes later. */
tn_status tni_pickle_rebuild_tensor(tni_pickle_machine *m, const tni_pickled *args,
                                    bool has_dtype) TN_NODISCARD;

/* Make a parameter of the arguments of _rebuild_parameter. */
tn_status tni_pickle_rebuild_parameter(tni_pickle_machine *m, const tni_pickled *args) TN_NODISCARD;

/* Make the storage that the top names. An instruction. */
tn_status tni_pickle_read_storage(tni_pickle_machine *m, unsigned ignored) TN_NODISCARD;

#endif
