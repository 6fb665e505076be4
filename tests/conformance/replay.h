/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One recorded call: what is replayed, and what the parts of test_corpus share. A call is made by
 * call_inputs.c, judged by compare.c and, where a result is right up to a freedom, by gauge.c.
 */
#ifndef TENON_REPLAY_H
#define TENON_REPLAY_H

#include "dispatch/dispatcher.h"

#include <jansson.h>

/* Most tensors or storages of one case; cases with more are skipped. */
#define MAX_TENSORS 48

/* How one case ended. */
typedef enum verdict { PASSED, FAILED, SKIPPED } verdict;

/* A device on which calls are replayed. */
typedef struct replay_device {
    tn_device device;                 /* where inputs are made */
    const char *name;                 /* of it, for arguments */
    void *(*reach)(const void *data); /* where the bytes at an address of a tensor are */
} replay_device;

/* A case being replayed, with everything that must be dropped behind it. */
typedef struct replay {
    const json_t *line;                 /* the recorded call */
    const tn_op *op;                    /* its operator */
    bool is_meta;                       /* inputs have no data, and only forms are compared */
    const replay_device *device;        /* where inputs lie; NULL: on the CPU, or meta */
    size_t nin;                         /* input tensors */
    tni_storage *storages[MAX_TENSORS]; /* made for inputs, by recorded number; else NULL */
    tn_tensor *inputs[MAX_TENSORS];     /* the first `nin` recorded tensors */
    tn_tensor *numbers[MAX_TENSORS];    /* wrapped numbers */
    size_t nnumbers;                    /* how many */
    tn_value *lists[256];               /* memory of list arguments */
    size_t nlists;                      /* how many */
    tn_value args[32];                  /* the call's arguments by position */
    tn_value outs[8];                   /* its results */
    char why[512];                      /* what is wrong, for a failure or a skip */
} replay;

/* A recorded tensor: [dtype, sizes, strides, offset, storage, flags?]. */
typedef struct record {
    tn_dtype dtype;
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    int64_t offset;
    int64_t storage;
    tni_keyset bits; /* lazy ones */
} record;

/* The contents of blobs.bin, and whether messages that differ are printed. */
extern char *replay_blobs;
extern size_t replay_blobs_size;
extern bool replay_is_verbose;

/* The folder of the recorded calls, $TENON_CORPUS or that of the build, its blobs read; NULL, and a
 * line that says so, without one. */
const char *open_corpus(void);

/* Calls `look` with each line of FOLDER/LEVEL.jsonl; false if there is no such file. */
bool corpus_each(const char *folder, const char *level,
                 void (*look)(void *context, const char *text), void *context);

/* The operator of a line, "" for a line without one; the line is not parsed. */
void corpus_read_name(const char *text, char name[96]);

/* Makes the call of a case and judges it; drops what it holds. */
verdict run_case(replay *self);
void drop_case(replay *self);

/* Notes why a case fails or is skipped; returns the verdict to return. */
verdict because(replay *self, verdict result, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

bool has_flag(const replay *self, const char *flag);
record record_of(const json_t *fields);
double number_of(const json_t *value); /* also {"f": "nan"} */

/* The bytes that a storage must hold after the call: those of `after`, else what it began with. */
const char *expected_bytes(const replay *self, int64_t storage, size_t *length, bool *is_written);

/* The form that an input must have after the call. */
record form_after(const replay *self, size_t input);

/* Makes the tensors and the arguments of the call. */
verdict make_inputs(replay *self);
verdict make_arguments(replay *self);

/* Compares results and inputs with what was recorded. */
verdict compare_results(replay *self);
verdict compare_inputs(replay *self);

/* Real and imaginary part of an element; false for dtypes that are compared by their bytes. */
bool read_element(tn_dtype dtype, const char *at, double value[2]);

/* dtype, sizes, and strides where a dimension has a step. */
verdict compare_form(replay *self, const tn_tensor *got, const record *want, const char *where);

/* dtype, sizes, strides, aliasing and, if asked for, values of one result. */
verdict compare_tensor(replay *self, const tn_value *got, size_t number, bool has_values,
                       const char *where);

/* Where the bytes at an address of one of the case's tensors are. */
static inline char *reach(const replay *self, const void *data)
{
    return self->device != NULL && data != NULL ? self->device->reach(data)
                                                : (char *)(uintptr_t)data;
}

/* Whether gauge.c judges the results of this case; and its judgement. */
bool has_gauge(const replay *self);
verdict compare_gauge(replay *self);

#endif
