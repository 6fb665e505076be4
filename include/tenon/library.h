/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Registering operators and kernels from a C program.
 *
 * A tn_library is a block of registrations, as PyTorch's TORCH_LIBRARY blocks are: DEF is the one
 * definer of a namespace, FRAGMENT adds definitions, IMPL adds kernels for one dispatch key.
 * Definitions and kernels may come in any order. Freeing the library withdraws exactly what it
 * registered; an older kernel that one of its own had replaced comes back.
 *
 * Threads: registrations are serialised by one lock inside; calls never wait for it.
 */
#ifndef TENON_LIBRARY_H
#define TENON_LIBRARY_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_library tn_library;

typedef enum tn_library_kind {
    TN_LIBRARY_DEF = 0,
    TN_LIBRARY_FRAGMENT = 1,
    TN_LIBRARY_IMPL = 2
} tn_library_kind;

/* The call a kernel is answering: which operator, at which key, with which context. */
typedef struct tn_call tn_call;

/*
 * A kernel: reads one borrowed cell per schema argument and writes one new cell per return. On
 * failure it returns a status after tn_fail, and leaves nothing in `outs` that must be freed.
 */
typedef tn_status (*tn_kernel)(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* The operator that is called, and the context that the kernel was registered with. Both borrowed.
 */
TN_API const tn_op *tn_call_op(const tn_call *call);
TN_API void *tn_call_context(const tn_call *call);

/* Records a failure from a kernel: `code` must not be TN_OK, the message is printf-like. */
TN_API tn_status tn_fail(tn_status code, const char *format, ...) TN_PRINTF(2, 3);

/*
 * A new block for `ns`. `key` is the dispatch key of an IMPL block, or NULL; for the others it must
 * be NULL. `file` and `line` say where, for messages; `file` is copied, NULL is legal.
 */
TN_API tn_status tn_library_new(tn_library_kind kind, const char *ns, const char *key,
                                const char *file, uint32_t line, tn_library **out) TN_NODISCARD;

/* Defines the operator of `schema` in the block's namespace. `tags` may be NULL when ntags is 0. */
TN_API tn_status tn_library_define(tn_library *library, const char *schema, const int32_t *tags,
                                   size_t ntags) TN_NODISCARD;

/*
 * Registers `kernel` for operator `name` ("op" or "op.overload") under `key` (NULL: the block's own
 * key, or CompositeImplicitAutograd if it has none). `signature` is the schema the kernel was
 * written for, "(Tensor, float) -> Tensor" with or without names, and is compared with the
 * operator's; NULL claims nothing. `context` is handed to the kernel through tn_call_context and is
 * not freed.
 */
TN_API tn_status tn_library_impl(tn_library *library, const char *name, const char *key,
                                 const char *signature, tn_kernel kernel,
                                 void *context) TN_NODISCARD;

/* Makes `key` (NULL: the block's) a fallthrough for `name`: the next lower key is used instead. */
TN_API tn_status tn_library_impl_fallthrough(tn_library *library, const char *name,
                                             const char *key) TN_NODISCARD;

/*
 * A kernel for every operator that has none at `key` (NULL: the block's); an IMPL block of
 * namespace "_" only. A NULL kernel is the fallthrough.
 */
TN_API tn_status tn_library_fallback(tn_library *library, const char *key, tn_kernel kernel,
                                     void *context) TN_NODISCARD;

/* Withdraws everything the block registered and frees it; NULL is legal. */
TN_API void tn_library_free(tn_library *library);

#ifdef __cplusplus
}
#endif
#endif
