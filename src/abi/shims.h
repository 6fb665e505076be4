/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * abi: PyTorch's C boundary on Tenon's core.
 *
 * Each shim is three moves: unwrap, call the core, return the status as AOTITorchError. What a shim
 * says about ownership stands beside its declaration in include/torch. Shims check for NULL, because
 * a status costs nothing and PyTorch's crash helps nobody.
 *
 * Foreign kernels own their stack and may throw: the adapter here retains the arguments on the way
 * in, and the call goes through the catcher of libtenon_cxx once anything C++ is in the process.
 */
#ifndef TENON_SHIMS_H
#define TENON_SHIMS_H

#include "library/registry.h"

/* What a caught C++ exception leaves behind. */
typedef struct tni_caught {
    tn_status status;   /* the status its class maps to */
    char message[1000]; /* what(), cut off if longer */
} tni_caught;

/*
 * What libtenon_cxx offers: foreign calls that catch everything but thread cancellation, and throws
 * for the two ABI functions without a status. Each catcher returns false, with *caught filled, if an
 * exception was caught.
 */
typedef struct tni_cxx {
    size_t size; /* sizeof(tni_cxx) of the library that provides it */
    bool (*kernel)(tni_foreign_kernel function, StableIValue *stack, uint64_t num_args,
                   uint64_t num_outputs, tni_caught *caught);
    bool (*loop)(void (*body)(int64_t, int64_t, void *), int64_t begin, int64_t end, void *context,
                 tni_caught *caught);
    bool (*deleter)(void (*deleter)(void *, void *), void *data, void *context, tni_caught *caught);
    void (*raise)(const char *message); /* throws std::runtime_error; does not return */
} tni_cxx;

/* Adapter from the core's convention to a foreign kernel: retains, calls, checks the results. */
tn_status tni_foreign_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Opens libtenon_cxx (beside libtenon) if the process holds libstdc++ and it is not open yet. Called
 * at registration, never on the call path. Failure leaves foreign calls uncaught and says so once.
 */
void tni_cxx_ensure(void);

/* The catcher, NULL while the process is plain C. */
const tni_cxx *tni_cxx_get(void);

#endif
