/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * abi: PyTorch's C boundary, implemented by Tenon's core.
 *
 * Each shim is three moves: unwrap, call the core, return the status as AOTITorchError. Ownership
 * is described at the declarations in include/torch. Shims check for NULL, which costs next to
 * nothing, where PyTorch crashes; docs/differences.md lists this and other differences from
 * PyTorch.
 *
 * Foreign kernels own their stack and may throw: the adapter here retains their arguments, and the
 * call goes through the catcher (catcher.h). In a process of plain C nothing can be thrown; the two
 * functions without a status then record their failure, and the foreign call around them fails when
 * it returns (abi_catcher.c).
 */
#ifndef TENON_SHIMS_H
#define TENON_SHIMS_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#include "abi/catcher.h"
#include "base/pending.h"
#include "library/registry.h"

/*
 * Every ABI function that fails ends here, so that torch_exception_get_what returns its message,
 * and not that of an operator that fails around it or was called in another way.
 */
TNI_COLD AOTITorchError tni_shim_failed(void);

static inline AOTITorchError tni_shim(tn_status status)
{
    return TNI_LIKELY(status == TN_OK) ? AOTI_TORCH_SUCCESS : tni_shim_failed();
}

/* Fail a shim whose arguments, named in `what`, must not be NULL. */
TNI_COLD AOTITorchError tni_shim_null(const char *function, const char *what);

/* Fail a function of the manifest that is exported but not implemented (gen/abi_absent.c). */
TNI_COLD AOTITorchError tni_shim_absent(const char *function);

/* Fail with TN_ERR_NOT_IMPLEMENTED: there is no accelerator. */
TNI_COLD AOTITorchError tni_shim_no_accelerator(void);

/* ---- registrations (abi_registration.c) ---- */

/* Looked up by extensions by name (tenon/extension.h); PyTorch's ABI has no such function. */
TN_API AOTITorchError tn_extension_types(TorchLibraryHandle library,
                                         void (*kernel)(StableIValue *, uint64_t, uint64_t),
                                         const char *types);
TN_API AOTITorchError tn_extension_derivative(TorchLibraryHandle library, const char *name,
                                              const char *formulas);

/* ---- foreign calls (abi_foreign.c, abi_catcher.c) ---- */

/*
 * Report that the kernel of `op` succeeded although a function that it called failed: a warning,
 * once per operator and text; with TENON_DEBUG=strict a failure.
 */
TNI_COLD tn_status tni_overlooked_tell(const tn_op *op) TN_NODISCARD;

/* Adapter from the core's convention to a foreign kernel: retain, call, check the results. */
tn_status tni_foreign_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Open libtenon_cxx (beside libtenon) if the process has libstdc++ and it is not open yet. Called
 * where foreign code is registered or passed (registrations, loop bodies, deleters, extensions) and
 * where an exception must be thrown, never on the call path of operators; if nothing was loaded
 * since the last time, it takes about ten nanoseconds. If it fails, foreign calls stay uncaught,
 * with one warning.
 */
void tni_catcher_ensure(void);

/* Open it whatever is in the process: something that can throw is about to be loaded. */
void tni_catcher_open(void);

/*
 * Return the table of functions that call foreign code: libtenon_cxx's, or a plain one. Never NULL.
 */
const tni_catcher *tni_catcher_get(void);

/* ---- checking ivalues (abi_ivalues.c) ---- */

/* The direction of ivalues, for the message about a type that cannot cross the ABI. */
typedef enum tni_direction {
    TNI_FROM_STABLE, /* from an extension's stack */
    TNI_TO_STABLE    /* to an extension's stack */
} tni_direction;

/* Leaves of plain codes whose ivalues are always valid, and those whose ivalues own nothing. */
#define TNI_LEAF_BIT(name) (UINT32_C(1) << TNI_TYPE_##name)
#define TNI_FREE_LEAVES    (TNI_LEAF_BIT(INT) | TNI_LEAF_BIT(SYMINT) | TNI_LEAF_BIT(FLOAT))
#define TNI_BARE_LEAVES                                                                            \
    (TNI_FREE_LEAVES | TNI_LEAF_BIT(BOOL) | TNI_LEAF_BIT(SCALAR_TYPE) | TNI_LEAF_BIT(LAYOUT) |     \
     TNI_LEAF_BIT(MEMORY_FORMAT) | TNI_LEAF_BIT(DEVICE))

/* Whether a code is plain and of one of these leaves. */
static inline bool tni_argcode_is_of(tni_argcode code, uint32_t leaves)
{
    return code <= TNI_LEAF_MASK && (leaves >> code & 1) != 0;
}

/* Whether an ivalue is None, for which an optional is NULL. */
static inline bool tni_ivalue_is_none(tni_argcode code, StableIValue ivalue)
{
    tni_argcode shape = code & (tni_argcode)~TNI_LEAF_MASK;
    return ivalue == 0 && (shape == TNI_SHAPE_OPTIONAL || shape == TNI_SHAPE_OPTIONAL_LIST);
}

/* Whether all ivalues are valid by their codes alone: handles of tensors, numbers, None. */
static inline bool tni_ivalues_are_right(const tni_argcode *codes, size_t count,
                                         const StableIValue *ivalues)
{
    for (size_t i = 0; i < count; i++)
        if (!(TNI_LIKELY(codes[i] == TNI_PLAIN_TENSOR && ivalues[i] != 0) ||
              tni_argcode_is_of(codes[i], TNI_FREE_LEAVES) ||
              tni_ivalue_is_none(codes[i], ivalues[i])))
            return false;
    return true;
}

/* The general path of the two functions below, which reads the types. */
tn_status tni_ivalues_normalize(const tn_op *op, const tni_signature *signature, bool are_returns,
                                StableIValue *ivalues) TN_NODISCARD;

/*
 * Check and normalize the ivalues that foreign code wrote: all arguments or all results of `op`.
 * Handles must not be NULL, codes must be valid, types must have a boxed form. A bool becomes 0 or
 * 1 by its low byte; an enum keeps its low 32 bits.
 */
TN_NODISCARD static inline tn_status
tni_ivalues_normalize_args(const tn_op *op, const tni_signature *signature, StableIValue *ivalues)
{
    if (TNI_LIKELY(tni_ivalues_are_right(signature->args, signature->nargs, ivalues)))
        return TN_OK;
    return tni_ivalues_normalize(op, signature, false, ivalues);
}

TN_NODISCARD static inline tn_status tni_ivalues_normalize_returns(const tn_op *op,
                                                                   const tni_signature *signature,
                                                                   StableIValue *ivalues)
{
    if (TNI_LIKELY(tni_ivalues_are_right(signature->returns, signature->nreturns, ivalues)))
        return TN_OK;
    return tni_ivalues_normalize(op, signature, true, ivalues);
}

/* Check that every return, and every argument that is not None, has a boxed form. */
tn_status tni_ivalues_check_crossing(const tn_op *op, const tni_signature *signature,
                                     const StableIValue *args,
                                     tni_direction direction) TN_NODISCARD;

/*
 * Make a tensor of the layout mkldnn, row-major and with memory of its own, from weights that
 * oneDNN packed as `description` says (packed_weights.c). Strides and layout of `spec` are ignored.
 * TN_ERR_NOT_IMPLEMENTED: the description is of another version of oneDNN.
 */
tn_status tni_unpack_weights(const char *function, const void *data, const tni_tensor_spec *spec,
                             const uint8_t *description, int64_t bytes,
                             tn_tensor **out) TN_NODISCARD;

/* Drop what the ivalue of a code owns, if its type has a boxed form. */
void tni_ivalues_drop_one(const tni_signature *signature, const tni_arg *declared, tni_argcode code,
                          StableIValue ivalue);

/* Drop what ivalues own, as far as their types have a boxed form. */
static inline void tni_ivalues_drop_args(const tni_signature *signature,
                                         const StableIValue *ivalues)
{
    for (size_t i = 0; i < signature->nargs; i++) {
        if (TNI_LIKELY(signature->args[i] == TNI_PLAIN_TENSOR))
            tni_handle_free((tni_handle *)(uintptr_t)ivalues[i]);
        else if (!tni_argcode_is_of(signature->args[i], TNI_BARE_LEAVES) &&
                 !tni_ivalue_is_none(signature->args[i], ivalues[i]))
            tni_ivalues_drop_one(signature, &signature->schema->args[i], signature->args[i],
                                 ivalues[i]);
    }
}

void tni_ivalues_drop_returns(const tni_signature *signature, const StableIValue *ivalues);

#endif
