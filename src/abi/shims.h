/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * abi: PyTorch's C boundary on Tenon's core.
 *
 * Each shim is three moves: unwrap, call the core, return the status as AOTITorchError. What a shim
 * says about ownership stands beside its declaration in include/torch. Shims check for NULL,
 * because a status costs nothing and PyTorch's crash helps nobody; docs/differences.md lists where
 * this and other things are not as in PyTorch.
 *
 * Foreign kernels own their stack and may throw: the adapter here retains the arguments on the way
 * in, and the call goes through the catcher (catcher.h). In a process of plain C nothing can be
 * thrown; the two functions without a status then record their failure, and the foreign call around
 * them fails when it returns (abi_catcher.c).
 */
#ifndef TENON_SHIMS_H
#define TENON_SHIMS_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#include "abi/catcher.h"
#include "base/pending.h"
#include "library/registry.h"

/*
 * Every function of the ABI that fails ends here, so that torch_exception_get_what has its text:
 * that of an operator which fails around it, or was called in another way, is not the ABI's.
 */
TNI_COLD AOTITorchError tni_shim_failed(void);

static inline AOTITorchError tni_shim(tn_status status)
{
    return TNI_LIKELY(status == TN_OK) ? AOTI_TORCH_SUCCESS : tni_shim_failed();
}

/* Fails a shim whose arguments, named in `what`, must not be NULL. */
TNI_COLD AOTITorchError tni_shim_null(const char *function, const char *what);

/* Fails a function of the manifest that is exported and not served (gen/abi_absent.c). */
TNI_COLD AOTITorchError tni_shim_absent(const char *function);

/* As tni_fail with TN_ERR_NOT_IMPLEMENTED: there is no accelerator. */
TNI_COLD AOTITorchError tni_shim_no_accelerator(void);

/* ---- registrations (abi_registration.c) ---- */

/* What an extension finds by name (tenon/extension.h); the ABI of PyTorch has no such function. */
TN_API AOTITorchError tn_extension_types(TorchLibraryHandle library,
                                         void (*kernel)(StableIValue *, uint64_t, uint64_t),
                                         const char *types);
TN_API AOTITorchError tn_extension_derivative(TorchLibraryHandle library, const char *name,
                                              const char *formulas);

/* ---- foreign calls (abi_foreign.c, abi_catcher.c) ---- */

/*
 * Tells that the kernel of `op`, which succeeded, met a failure and did not look at it: a warning,
 * once per operator and text; with TENON_DEBUG=strict a failure.
 */
TNI_COLD tn_status tni_overlooked_tell(const tn_op *op) TN_NODISCARD;

/* Adapter from the core's convention to a foreign kernel: retains, calls, checks the results. */
tn_status tni_foreign_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Opens libtenon_cxx (beside libtenon) if the process holds libstdc++ and it is not open yet.
 * Called where foreign code is handed over (registrations, loop bodies, deleters, extensions) and
 * where an exception has to be thrown, never on the call path of operators; while nothing was
 * loaded since the last question it takes some ten nanoseconds. Failure leaves foreign calls
 * uncaught and says so once.
 */
void tni_catcher_ensure(void);

/* Opens it whatever the process holds: something that is about to come can throw. */
void tni_catcher_open(void);

/* What calls foreign code: libtenon_cxx's table, or a plain one without it. Never NULL. */
const tni_catcher *tni_catcher_get(void);

/* ---- checking ivalues (abi_ivalues.c) ---- */

/* Which way ivalues go, for the message about a type that has no boxed form. */
typedef enum tni_direction {
    TNI_FROM_STABLE, /* out of an extension's stack */
    TNI_TO_STABLE    /* into one */
} tni_direction;

/* The code of nearly every argument: a Tensor, neither optional nor in a list. */
#define TNI_PLAIN_TENSOR (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR)

/* Plain codes whose ivalues are right whatever they hold, and those whose ivalues own nothing. */
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

/* Whether an ivalue is None, for which an optional has no memory. */
static inline bool tni_ivalue_is_none(tni_argcode code, StableIValue ivalue)
{
    tni_argcode shape = code & (tni_argcode)~TNI_LEAF_MASK;
    return ivalue == 0 && (shape == TNI_SHAPE_OPTIONAL || shape == TNI_SHAPE_OPTIONAL_LIST);
}

/* Whether all ivalues are right by their codes: handles of tensors, numbers, None. */
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

/* The two functions below, where a look at the types is needed. */
tn_status tni_ivalues_normalize(const tn_op *op, const tni_signature *signature, bool are_returns,
                                StableIValue *ivalues) TN_NODISCARD;

/*
 * Checks and normalizes the ivalues that foreign code wrote, all arguments or all results of `op`.
 * Handles must not be NULL, codes must be valid, types must have a boxed form; bools become 0 or 1
 * after their low byte, enums keep their low 32 bits.
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

/* Checks that every argument that is not None and every return can cross. */
tn_status tni_ivalues_check_crossing(const tn_op *op, const tni_signature *signature,
                                     const StableIValue *args,
                                     tni_direction direction) TN_NODISCARD;

/*
 * A new tensor of the layout mkldnn, row-major and with memory of its own, out of weights that
 * oneDNN packed as `description` says (packed_weights.c). Strides and layout of `spec` are not
 * looked at. TN_ERR_NOT_IMPLEMENTED: another oneDNN's description.
 */
tn_status tni_unpack_weights(const char *function, const void *data, const tni_tensor_spec *spec,
                             const uint8_t *description, int64_t bytes,
                             tn_tensor **out) TN_NODISCARD;

/* Drops what the ivalue of a code owns, if its type has a boxed form. */
void tni_ivalues_drop_one(const tni_signature *signature, const tni_arg *declared, tni_argcode code,
                          StableIValue ivalue);

/* Drops what ivalues own, as far as their types have a boxed form. */
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
