/* SPDX-License-Identifier: BSD-3-Clause */
/* replacements: stable replacements for unstable names. */
#ifndef TENON_CLI_REPLACEMENTS_H
#define TENON_CLI_REPLACEMENTS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Write the replacement of an import, as the demangler prints it, to `out`; "" if nothing stable
 * replaces it. Return false for a name that is not in the tables.
 */
bool audit_replace_import(const char *plain, char *out, size_t size);

/*
 * Write the replacement of a name in a source, such as "at::Tensor" or "TORCH_CHECK", to `out`; ""
 * if nothing stable replaces it. *is_exact: its first word can be put where the name is, and the
 * rest of the line may stay. Return false for a name that is not unstable.
 */
bool audit_replace_name(const char *name, char *out, size_t size, bool *is_exact);

/*
 * The same for a method of at::Tensor that torch::stable::Tensor has not. Exact: a function that
 * takes the tensor, and then what the method takes.
 */
bool audit_replace_method(const char *name, char *out, size_t size, bool *is_exact);

/*
 * The same for a header; `out` is "" if it is stable. Return false for headers that are not
 * PyTorch's.
 */
bool audit_replace_header(const char *path, char *out, size_t size);

#endif
