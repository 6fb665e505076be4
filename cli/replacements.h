/* SPDX-License-Identifier: BSD-3-Clause */
/* replacements: what to use instead of what is not stable. */
#ifndef TENON_CLI_REPLACEMENTS_H
#define TENON_CLI_REPLACEMENTS_H

#include <stdbool.h>
#include <stddef.h>

/* What to use instead of an import as the demangler writes it goes to `out`; "" where nothing is
 * stable. False for a name that no row knows. */
bool audit_replace_import(const char *plain, char *out, size_t size);

/*
 * What to use instead of a name in a source, "at::Tensor" or "TORCH_CHECK", goes to `out`; "" where
 * nothing is stable. False for a name that is not unstable.
 */
bool audit_replace_name(const char *name, char *out, size_t size);

/* The same for a header; `out` is "" for one that is stable. False for a header not of PyTorch. */
bool audit_replace_header(const char *path, char *out, size_t size);

#endif
