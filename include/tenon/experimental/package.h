/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Experimental: what a package of a compiled model (.pt2) says of it, without opening its code:
 * also of one that cannot run here. tenon/model.h runs it.
 *
 * Inputs and constants stand in the source that lies in the package beside the code; one without it
 * says nothing of them. Texts and arrays are borrowed from the package. Threads: one at a time.
 */
#ifndef TENON_EXPERIMENTAL_PACKAGE_H
#define TENON_EXPERIMENTAL_PACKAGE_H

#include <tenon/model.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An opened package, and a model in it. */
typedef struct tn_package tn_package;

/*
 * Opens the package at `path` and chooses the model called `name`; NULL is its only one, else
 * "model". *out is new (tn_package_free). TN_ERR_IO: it cannot be read, or is no package.
 * TN_ERR_NOT_FOUND: it has no such model; the message names those it has.
 */
TN_API tn_status tn_package_open(const char *path, const char *name, tn_package **out) TN_NODISCARD;

/* NULL is legal. */
TN_API void tn_package_free(tn_package *package);

/* The name of the chosen model. */
TN_API const char *tn_package_model(const tn_package *package);

/* The model's shared object: borrowed, and readable by tn_binary_read. */
TN_API void tn_package_code(const tn_package *package, const void **data, size_t *bytes);

/*
 * Whether this machine can run the code, by its device, machine and instructions. TN_ERR_IO: the
 * package is damaged. TN_ERR_NOT_IMPLEMENTED: it cannot; the message names what is missing. Asks
 * the kernel for the use of matrix tiles where the code has them, as a load does.
 */
TN_API tn_status tn_package_check(const tn_package *package) TN_NODISCARD;

/* Each fills its results for the `index`th of its kind; false behind the last. */

/* A line of the metadata. */
TN_API bool tn_package_metadata_at(const tn_package *package, size_t index, const char **key,
                                   const char **value);

/* An input; the caller sets out->size. */
TN_API bool tn_package_input_at(const tn_package *package, size_t index, tn_model_input *out);

/* What the author's call has for an input (tn_model_input_label); NULL behind the last. */
TN_API const char *tn_package_input_label(const tn_package *package, size_t index);

/* The name of an output. */
TN_API bool tn_package_output_at(const tn_package *package, size_t index, const char **name);

/* A weight or buffer. */
typedef struct tn_package_constant {
    size_t size;          /* sizeof(tn_package_constant) of the caller */
    const char *name;     /* as the author's module calls it */
    tn_dtype dtype;       /* its element type */
    int64_t ndim;         /* number of its dimensions */
    const int64_t *sizes; /* their sizes */
    uint64_t bytes;       /* of its elements, rounded up as it is stored */
    bool is_folded;       /* computed from others */
} tn_package_constant;

/* The caller sets out->size. */
TN_API bool tn_package_constant_at(const tn_package *package, size_t index,
                                   tn_package_constant *out);

/* An operator that the code calls by name, and whether it is registered now. */
TN_API bool tn_package_operator_at(const tn_package *package, size_t index, const char **name,
                                   bool *is_registered);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
