/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The vocabulary of the C boundary: handles, the status, the ivalue, the export attribute.
 *
 * A handle is an opaque pointer that owns one reference to what it names, unless the function that
 * gives or takes it says otherwise. Every handle type has one delete function, which accepts NULL.
 */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_MACROS_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_MACROS_H

#include <torch/csrc/stable/version.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define AOTI_TORCH_EXPORT   __attribute__((visibility("default")))
#define AOTI_TORCH_NOINLINE __attribute__((noinline))

#ifdef __cplusplus
extern "C" {
#endif

/* The status of a call: one of the two values below. On failure no output has been written and
 * torch_exception_get_what_without_backtrace() has the reason, per thread. */
typedef int32_t AOTITorchError;
#define AOTI_TORCH_SUCCESS 0
#define AOTI_TORCH_FAILURE 1

/* One boxed argument or result. A value of up to eight bytes fills the low bytes, little-endian;
 * the rest is zero when written and ignored when read. */
typedef uint64_t StableIValue;

typedef struct AtenTensorOpaque *AtenTensorHandle;
typedef struct AtenGeneratorOpaque *AtenGeneratorHandle;
typedef struct AOTIProxyExecutorOpaque *AOTIProxyExecutorHandle;
typedef struct C10IValueOpaque *C10IValueHandle;
typedef struct IValueMapOpaque *IValueMapHandle;
typedef struct AtenRecordFunctionOpaque *AtenRecordFunctionHandle;
typedef struct TorchLibraryOpaque *TorchLibraryHandle;
typedef struct DeviceGuardOpaque *DeviceGuardHandle;
typedef struct StreamOpaque *StreamHandle;
typedef struct CUDAGuardOpaque *CUDAGuardHandle;
typedef struct CUDAStreamGuardOpaque *CUDAStreamGuardHandle;
typedef struct StableListOpaque *StableListHandle;
typedef struct StringOpaque *StringHandle;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
